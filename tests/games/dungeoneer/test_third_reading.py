"""What a third reading of the rules found: stories that no other file tells."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.table import CRYPT, Table, table
from tests.games.dungeoneer.test_solo import alone
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.rules.battle import forms_of
from undercroft.games.dungeoneer.rules.values import body_of
from undercroft.games.dungeoneer.state.attacks import Attack
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, SOUTH, STEPS, WEST
from undercroft.games.dungeoneer.view import board as view
from undercroft.kernel.shapes import plain

ENTRANCE = "tomb-antechamber"
SANCTUM = {
    ENTRANCE: (CENTRE, 0), "corridor": (CENTRE + STEPS[NORTH], 0), "dark-crossroads": (CENTRE + STEPS[EAST], 0),
    "inner-sanctum": (CENTRE + STEPS[EAST] + STEPS[NORTH], 0),
}  # fmt: skip


# -- hunts: success ends the Hero phase at once (rules §1, §10) --------------------------------------------------------------------


def hunting(**more: object) -> Table:
    """Both heroes in the sanctum, where the first hunts Draky."""
    at = {"a": "inner-sanctum", "b": "inner-sanctum"}
    return table(map=SANCTUM, at=at, quests={"a": "slay-draky"}, **more)  # type: ignore[arg-type]


def test_the_counter_strike_that_completes_a_hunt_leaves_no_challenge() -> None:
    t = hunting()
    t.rolls(1, 6).does("a", "attempt:slay-draky").does("b", "melee")
    assert t.player("a").completed == ["slay-draky"]
    assert (t.g.phase, t.asked[1]) != ("hero", "challenge")
    assert t.g.battle is None
    assert t.player("a").ap == 3


def test_the_third_quest_wins_with_the_counter_strike_that_slays_its_monster() -> None:
    t = hunting(life={"a": 1})
    t.player("a").completed = ["magic-fish", "rat-mother"]
    t.g.quest_bag = [quest for quest in t.g.quest_bag if quest not in ("magic-fish", "rat-mother")]
    t.rolls(1, 6).does("a", "attempt:slay-draky").does("b", "melee")
    assert (t.g.over, t.g.winner) == (True, 0)


def test_a_hunt_whose_monster_stands_still_lets_its_hero_challenge_another_hero() -> None:
    t = hunting()
    t.rolls(3, 2).does("a", "attempt:slay-draky").does("b", "melee")
    assert t.options == {"challenge:slay-draky", "challenge:B", "pass"}


# -- a hero strikes only where its battle is (rules §9) ----------------------------------------------------------------------------


def pulled_away(**more: object) -> Table:
    """Two heroes in the crypt; the third, in the library, may pull one of them through the wall."""
    at = {"a": CRYPT, "b": CRYPT, "c": "library"}
    return table(seats=3, at=at, hands={"c": "hand-through-the-wall"}, **more)  # type: ignore[arg-type]


def test_an_attacking_hero_that_is_moved_away_in_the_response_step_strikes_nobody() -> None:
    t = pulled_away(peril={"a": 3}, ap={"a": 2})
    t.does("a", "attack:B", "melee").does("c", f"play:hand-through-the-wall:A:{ENTRANCE}")
    assert (t.player("a").space, t.player("a").ap) == (ENTRANCE, 1)
    assert not t.told("rolls")
    assert t.asked == ("A", "hero")


def test_the_attacked_hero_may_still_challenge_another_in_its_space_when_the_attacker_has_left() -> None:
    t = pulled_away(peril={"a": 3}, ap={"b": 1})
    t.player("c").space = CRYPT
    t.does("a", "attack:B", "melee").does("c", f"play:hand-through-the-wall:A:{ENTRANCE}")
    assert t.asked == ("B", "challenge")
    assert t.options == {"challenge:C", "pass"}
    t.rolls(6, 1).does("b", "challenge:C", "melee")
    assert t.life("c") < 6


def test_a_challenging_hero_that_is_moved_away_strikes_no_hero() -> None:
    t = pulled_away(peril={"b": 3}, ap={"b": 1})
    t.rolls(1, 1).does("a", "attack:B", "melee")
    while t.asked[0] == "C":
        t.does("c", "pass")
    t.does("b", "challenge:A", "melee").does("c", f"play:hand-through-the-wall:B:{ENTRANCE}")
    assert len(t.told("rolls")) == 2  # the attack's
    assert t.life("a") == 6


def test_a_hero_that_is_moved_away_carries_no_grudge_further() -> None:
    t = table(
        seats=3, active="c", phase="dungeonlord", at={"a": CRYPT, "b": CRYPT, "c": "library"}, peril={"a": 3, "b": 3},
        hands={"c": "chain-of-grudges, hand-through-the-wall"},
    )  # fmt: skip
    t.does("c", "play:chain-of-grudges:B:A", "A", f"play:hand-through-the-wall:B:{ENTRANCE}")
    assert t.told("hero-attacks-hero")
    assert not t.told("rolls")
    assert t.asked == ("C", "lord")


# -- alone nobody stands against the hero (rules §14, §17) -------------------------------------------------------------------------


def test_alone_no_responses_are_offered_in_the_heros_own_challenge() -> None:
    """Responses are the defender's; what may be played at any time is the challenger's as well."""
    t = alone(hand="create-darkness, turned-blade, surge-of-will", glory={"a": 9})
    t.rolls(1, 6, "zombie", 1, 1).does("a", "move:0")
    assert "play:create-darkness" in t.options
    while t.asked != ("A", "challenge"):
        t.does("a", "pass")
    t.does("a", "challenge:zombie", "melee")
    assert t.g.battle is not None
    assert t.asked == ("A", "window")
    assert "play:surge-of-will:1" in t.options
    assert not [option for option in t.options if "create-darkness" in option or "turned-blade" in option]
    assert plain(view.view(t.g, 0))["battle"]["defender"] is None


# -- what is played for one roll is for no other (rules §9, §17 P) -----------------------------------------------------------------

SPIKED = {**SANCTUM, "weeping-fork": (CENTRE + 2 * STEPS[EAST] + STEPS[NORTH], 0)}
INTO_SPIKES = "play:hand-through-the-wall:A:weeping-fork"


def into_spikes(hand: str, **more: object) -> Table:
    """The first hero may be pulled out of the sanctum into the spikes of the fork beside it."""
    at = {"a": "inner-sanctum", "b": "corridor"}
    hands = {"a": hand, "b": "hand-through-the-wall"}
    return table(map=SPIKED, at=at, hands=hands, glory={"a": 4}, peril={"a": 5}, **more)  # type: ignore[arg-type]


def test_what_is_played_for_a_counter_roll_does_not_help_against_spikes_in_between() -> None:
    t = into_spikes("surge-of-will", quests={"a": "slay-draky"})
    t.does("a", "attempt:slay-draky").does("b", "melee", "pass").rolls(3).does("b", "pass")
    t.does("a", "play:surge-of-will:4")
    t.rolls(1, 1).does("b", INTO_SPIKES)
    (spikes,) = t.told("threat")
    assert (spikes["source"], spikes["total"]) == ("hazard", 4)
    (threat, counter) = t.told("rolls")
    assert (threat["of"], counter["of"]) == ("threat", "counter")
    assert counter["total"] == 1 + 3 + 4  # Kron's melee at level 2, and the glory paid
    assert t.g.next_rolls == []


def test_while_spikes_interrupt_a_battle_its_sums_keep_what_was_played_for_its_rolls() -> None:
    t = into_spikes("surge-of-will, lucky-tumble", quests={"a": "slay-draky"})
    t.player("a").glory = 9
    t.does("a", "attempt:slay-draky").does("b", "melee", "pass").rolls(3).does("b", "pass")
    t.does("a", "play:surge-of-will:4").does("b", INTO_SPIKES)
    assert (t.asked, t.g.moment.name) == (("A", "window"), "enter")
    (attack,) = plain(view.view(t.g, 0))["battle"]["attacks"]
    assert attack["counter_parts"] == [{"card": "kron", "n": 3}, {"card": "surge-of-will", "n": 4}]
    assert attack["odds"]["counter"] == 100  # without what waits it were less
    t.rolls(1, 6).does("a", "play:lucky-tumble")  # for the spikes alone
    assert [roll["total"] - roll["die"] for roll in t.told("rolls")] == [3 + 3, 3 + 4]


def lying(cards: str, standup: int) -> Table:
    """A's hero lies on the ground, with spikes where B can send it."""
    t = into_spikes(cards)
    player = t.player("a")
    player.down, player.standup = True, standup
    t.run.begin()
    return t


def test_what_is_played_for_standing_up_does_not_help_against_spikes_in_between() -> None:
    t = lying("lucky-tumble", standup=4)
    player = t.player("a")
    t.does("a", "stand-up", "play:lucky-tumble")
    t.rolls(1, 1).does("b", INTO_SPIKES)
    assert [roll["total"] - roll["die"] for roll in t.told("rolls")] == [3, 3 + 3]  # speed alone; melee and the tumble
    assert not player.down
    assert player.ap == 2
    assert t.g.next_rolls == []


def test_nobody_stands_up_while_standing_up() -> None:
    t = lying("lucky-tumble, wolfs-pace", standup=6)
    player = t.player("a")
    t.does("a", "stand-up").does("a", "pass")
    t.does("b", INTO_SPIKES)
    assert t.asked == ("A", "window")
    assert "stand-up" not in t.options
    t.rolls(1, 1, 1).does("a", "pass")
    while t.asked == ("A", "window"):
        t.does("a", "pass")
    assert player.down
    assert "stand-up" in t.options  # that try failed; the next one is free to be made


# -- the point just saved (rules §17 T7), and cards of the Hero phase --------------------------------------------------------------


def test_the_point_just_saved_does_not_dodge_the_spikes_one_is_pulled_into_before_the_turn_is_over() -> None:
    t = into_spikes("zombie", phase="close", dodge_spikes=True, ap={"a": 1})
    t.rolls("dented-visor", "backpack", "legion", "bugbear", "fend-off").does("a", "hand:zombie", "save")
    t.rolls(1, "corner").does("b", INTO_SPIKES)
    assert len(t.told("threat")) == 1  # nobody was asked whether to dodge
    assert t.life("a") == 5
    assert t.player("a").ap == 1


def test_the_point_just_saved_dodges_in_the_next_turn() -> None:
    t = into_spikes("zombie", phase="close", dodge_spikes=True, ap={"a": 1})
    t.rolls("dented-visor", "backpack", "legion", "bugbear", "fend-off").does("a", "hand:zombie", "save")
    t.does("b", "pass")
    assert t.g.active == 1
    assert not t.player("a").waits
    assert t.player("a").points() == 1


def test_a_hero_pulled_into_a_space_in_another_phase_plays_no_cards_of_the_hero_phase() -> None:
    t = into_spikes("barrow-blade, lucky-tumble, leaden-weight", phase="dungeonlord", ap={"b": 1})
    t.player("b").peril = 3
    t.run.begin()
    t.does("a", "play:leaden-weight:B").does("b", INTO_SPIKES)
    assert t.asked == ("A", "window")
    assert "play:lucky-tumble" in t.options
    assert "play:barrow-blade" not in t.options


def test_alone_the_last_moment_of_a_turn_is_asked_for_too() -> None:
    """Window T7: after the glory card is drawn. There is no point left by then."""
    t = alone(readied={"a": "red-draught"}, life=4)
    t.rolls(6).does("a", "end")
    while t.asked != ("A", "draw"):
        t.does("a", "pass")
    t.does("a", "no")
    assert t.asked == ("A", "window")
    assert t.g.moment.name == "last"


# -- the last point goes before the dice of an exit (rules §7) ---------------------------------------------------------------------


def leaving(space: str, side: int) -> Table:
    """The first hero, with its last point, tries an exit; before the dice Leaden Weight takes the point."""
    south = {ENTRANCE: (CENTRE, 0), CRYPT: (CENTRE + STEPS[SOUTH], 0), "library": (CENTRE + STEPS[SOUTH] + STEPS[WEST], 0)}
    t = table(
        heroes={"a": "lorel 2", "b": "kron 2"}, at={"a": space, "b": ENTRANCE}, hands={"b": "leaden-weight"}, peril={"a": 3},
        ap={"a": 1}, map=south if space == CRYPT else None,
    )  # fmt: skip
    return t.does("a", f"move:{side}")


@pytest.mark.parametrize("die", [1, 6])
def test_who_loses_the_last_point_at_a_blocked_exit_stands_on_its_threshold_overcome_or_not(die: int) -> None:
    t = leaving(CRYPT, WEST)
    t.rolls(die).does("b", "play:leaden-weight:A")
    assert t.told("threat")[0]["overcome"] == (die == 6)
    assert (t.player("a").space, t.player("a").ap, t.player("a").thresholds) == (CRYPT, 0, [WEST])


@pytest.mark.parametrize("die", [1, 6])
def test_who_loses_the_last_point_at_a_trap_exit_leaves_all_the_same(die: int) -> None:
    t = leaving("library", EAST)
    t.rolls(die).does("b", "play:leaden-weight:A")
    assert t.life("a") == (6 if t.told("threat")[0]["overcome"] else 5)
    assert (t.player("a").space, t.player("a").ap) == (ENTRANCE, 0)


# -- variant 2: nobody has attacked the hero that rises ----------------------------------------------------------------------------


def test_a_kron_that_rises_does_not_repay_the_attack_on_the_hero_before_him() -> None:
    t = table(
        heroes={"a": "roderik 3", "b": "lorel 1"}, resurrection=True, entrance_peace="challenge", at={"a": ENTRANCE, "b": ENTRANCE},
        life={"b": 1}, glory={"b": 4}, ap={"a": 2},
    )  # fmt: skip
    t.rolls(6, 1, "fend-off", "turned-blade", "third-eye", "backpack", "dented-visor").does("a", "attack:B", "melee")
    t.does("b", "kron")
    assert t.g.attackers == []
    assert t.asked == ("A", "hero")


# -- once a turn is the card's (rules §5 I) ----------------------------------------------------------------------------------------


def test_a_stolen_treasure_does_not_work_a_second_time_in_the_turn() -> None:
    t = table(
        heroes={"a": "pim 4", "b": "kron 2"}, hands={"a": "light-fingers"}, readied={"b": "mail-of-small-bones"}, glory={"a": 4},
        ap={"a": 3, "b": 1},
    )  # fmt: skip
    t.rolls(6, 1, 1).does("a", "attack:B", "melee").does("b", "use:mail-of-small-bones")
    while t.asked[0] == "B":
        t.does("b", "pass")
    t.rolls(6, 1).does("a", "play:light-fingers:B", "mail-of-small-bones")
    t.rolls(6, 1).does("b", "attack:A", "melee")
    assert t.life("a") == 5  # struck, and not asked whether to prevent it
    assert t.asked[1] != "prevent"


# -- alone: the form of a quest's monster (ruling 33) ------------------------------------------------------------------------------


def test_ruling_33_of_equal_forms_melee_comes_first_however_the_card_lists_them(monkeypatch: pytest.MonkeyPatch) -> None:
    t = alone()
    body = body_of(t.g, "slay-draky")
    assert body.stats["melee"] == body.stats["magic"]
    monkeypatch.setattr(body, "forms", ("magic", "melee"))
    assert forms_of(t.g, Attack(-1, "slay-draky", 0)) == ("melee",)


# -- the discard at the end of the turn (rules §3, §5 V) ---------------------------------------------------------------------------


def test_a_treasure_that_hangs_under_another_may_be_discarded_alone() -> None:
    t = table(phase="close", readied={"a": "barrow-blade"}, hands={"a": "zombie"}, at={"a": "library"})
    t.g.deck.bag.remove("gravediggers-whetstone")
    t.g.under["barrow-blade"] = ["gravediggers-whetstone"]
    t.run.begin()
    assert t.options == {"hand:zombie", "treasure:barrow-blade", "treasure:gravediggers-whetstone"}
    t.does("a", "treasure:gravediggers-whetstone")
    assert t.discarded("gravediggers-whetstone")
    assert t.player("a").inventory == ["barrow-blade"]
    assert t.g.under == {}
    assert t.told("discards") == [{"seat": 0, "card": "gravediggers-whetstone"}]


def test_a_curse_that_hangs_under_a_treasure_is_no_treasure_to_discard() -> None:
    t = table(phase="close", readied={"a": "barrow-blade"}, hands={"a": "zombie"}, at={"a": "library"})
    t.g.deck.bag.remove("creeping-rust")
    t.g.under["barrow-blade"] = ["creeping-rust"]
    t.run.begin()
    assert t.options == {"hand:zombie", "treasure:barrow-blade"}


# -- rounds (rules §5) -------------------------------------------------------------------------------------------------------------


def test_a_round_is_over_when_all_who_live_have_had_a_turn() -> None:
    t = table(seats=4, phase="reset", at={"a": CRYPT, "b": "library", "c": "corridor", "d": ENTRANCE})
    for player in t.g.players[2:]:
        player.alive = False
        player.life = 0
    t.g.map_bag, t.g.deck.bag = [], []  # nothing is laid or drawn
    rounds: list[tuple[int, int]] = []
    while len(rounds) < 5:
        if not rounds or rounds[-1][0] != t.g.turn:
            rounds.append((t.g.turn, plain(view.view(t.g, 0))["round"]))
        t.does(t.asked[0].lower(), "end" if "end" in t.options else "no" if "no" in t.options else "pass")
    assert rounds == [(6, 1), (7, 1), (8, 2), (9, 2), (10, 3)]


def test_a_round_goes_on_with_those_who_have_had_no_turn_in_it_when_the_first_player_falls() -> None:
    t = table(seats=3)
    for player, turns in zip(t.g.players, (2, 1, 1), strict=True):
        player.turns = turns
    assert plain(view.view(t.g, 0))["round"] == 2
    t.g.players[0].alive = False
    assert plain(view.view(t.g, 0))["round"] == 2


def test_turns_had_stay_in_a_position() -> None:
    t = table()
    t.player("b").turns = 4
    assert GAME.from_position(GAME.to_position(t.g)).players[1].turns == 4
