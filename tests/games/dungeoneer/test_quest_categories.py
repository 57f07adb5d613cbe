"""The seven categories of quests, one after another (rules §10)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, STEPS
from undercroft.kernel.shapes import plain

from .table import table
from .test_quests import ENTRANCE, is_completed, near, pass_by

# --- hunt -----------------------------------------------------------------------------------------------------------------------


def test_draky_attacks_first_and_the_left_neighbour_picks_the_form() -> None:
    t = near("slay-draky", "inner-sanctum", ap={"a": 0})
    t.does("a", "attempt:slay-draky")
    assert t.asked == ("B", "form")
    assert t.options == {"melee", "magic"}
    t.rolls(6, 1).does("b", "magic")
    assert t.life("a") == 3
    assert t.told("monster-rolls")[0]["total"] == 6 + 2
    assert (t.glory("a"), t.peril("a")) == (0, 0)
    assert t.told("attempt-fails")


def test_a_counter_strike_completes_a_hunt_and_brings_only_the_reward() -> None:
    t = near("slay-draky", "inner-sanctum")
    t.does("a", "attempt:slay-draky").rolls(1, 6).does("b", "melee")
    assert is_completed(t, "slay-draky", 2)
    assert t.peril("b") == 0


def test_a_challenge_completes_a_hunt_for_any_point_still_unspent_ruling_4() -> None:
    t = near("slay-draky", "inner-sanctum", ap={"a": 2})
    t.does("a", "attempt:slay-draky").rolls(3, 2).does("b", "melee")  # 5 and 5: nothing
    assert t.options == {"challenge:slay-draky", "pass"}
    t.rolls(6, 1).does("a", "challenge:slay-draky", "melee")
    assert is_completed(t, "slay-draky", 2)


def test_only_one_challenge_a_turn_is_paid_for_ruling_27() -> None:
    t = near("slay-draky", "inner-sanctum", ap={"a": 3})
    t.does("a", "attempt:slay-draky").rolls(1, 1, 1, 2).does("b", "magic").does("a", "challenge:slay-draky", "melee")
    assert t.player("a").ap == 2
    t.does("a", "attempt:slay-draky")
    assert t.player("a").ap == 1  # a new battle, the monster attacks first
    t.rolls(3, 2).does("b", "melee")
    assert t.asked == ("A", "hero")


@pytest.mark.parametrize(("quest", "space", "glory"), [("bone-regent", "blade-gallery", 3), ("rat-mother", "drowned-well", 2)])
def test_ruling_27_wounds_stay_on_a_monster_of_two_lives_between_attempts(quest: str, space: str, glory: int) -> None:
    t = near(quest, space, ap={"a": 2})
    for _ in range(2):
        t.rolls(1, 6).does("a", f"attempt:{quest}")
        if t.asked[1] == "form":
            t.does("b", "melee")
        if "pass" in t.options:
            assert t.g.tokens == {quest: 1}
            t.does("a", "pass")
    assert is_completed(t, quest, glory)
    assert t.g.tokens == {}


def test_the_bone_regent_is_undead_and_attacks_in_melee() -> None:
    t = near("bone-regent", "blade-gallery", readied={"a": "mask-of-the-unburied"})
    t.rolls(3, 6).does("a", "attempt:bone-regent")
    assert t.told("monster-rolls")[0]["total"] == 3 + 3 - 1


def test_the_rat_mothers_strike_in_speed_takes_1_glory() -> None:
    t = near("rat-mother", "drowned-well", glory={"a": 2}, ap={"a": 0})
    t.does("a", "attempt:rat-mother")
    assert t.options == {"melee", "speed"}
    t.rolls(6, 1).does("b", "speed")
    assert (t.life("a"), t.glory("a")) == (3, 1)


def test_a_global_hunt_is_completed_by_whoever_strikes() -> None:
    t = near("slay-draky", "inner-sanctum", "global")
    t.does("a", "attempt:slay-draky").rolls(1, 6, "rat-mother").does("b", "melee")
    assert is_completed(t, "slay-draky", 2)


# --- sacrifice ------------------------------------------------------------------------------------------------------------------


def test_caedmans_soul_takes_a_boon_and_2_life_that_nothing_prevents() -> None:
    t = near("free-caedmans-soul", "crypt", readied={"a": "third-eye, wolfs-pace, ring-of-magic"})
    t.does("a", "attempt:free-caedmans-soul")
    assert t.options == {"third-eye", "wolfs-pace"}
    t.does("a", "third-eye")
    player = t.player("a")
    assert player.completed == ["free-caedmans-soul"]
    assert player.inventory == ["wolfs-pace", "ring-of-magic"]
    assert player.life == 4 - 2 + 1
    assert player.glory == 3


@pytest.mark.parametrize(("readied", "life", "may"), [("third-eye", 3, True), ("third-eye", 2, False), ("ring-of-magic", 6, False)])
def test_ruling_47_the_last_life_is_no_sacrifice_and_a_boon_is_needed(readied: str, life: int, may: bool) -> None:
    t = near("free-caedmans-soul", "crypt", readied={"a": readied}, life={"a": life})
    assert ("attempt:free-caedmans-soul" in t.options) == may


def test_the_font_takes_boons_and_treasures_of_a_printed_cost_of_6() -> None:
    t = near("feed-the-font", "drowned-well", readied={"a": "third-eye, dented-visor"})
    t.does("a", "attempt:feed-the-font", "third-eye", "dented-visor")
    assert is_completed(t, "feed-the-font", 3)
    assert t.discarded("third-eye", "dented-visor")


def test_the_font_is_not_fed_with_less() -> None:
    t = near("feed-the-font", "drowned-well", readied={"a": "rooted-stance, dented-visor"})
    assert "attempt:feed-the-font" not in t.options


@pytest.mark.parametrize(
    ("quest", "where", "has", "said"),
    [
        ("feed-the-font", "drowned-well", {}, ("worth", 6, 0)),
        ("feed-the-font", "drowned-well", {"readied": {"a": "rooted-stance, dented-visor"}}, ("worth", 6, 5)),
        ("free-caedmans-soul", "crypt", {"readied": {"a": "ring-of-magic"}}, ("boon", 1, 0)),
        ("free-caedmans-soul", "crypt", {"readied": {"a": "third-eye"}, "life": {"a": 2}}, ("life", 3, 2)),
    ],
)
def test_what_is_lacking_for_a_sacrifice_is_told_in_numbers(
    quest: str, where: str, has: dict[str, Any], said: tuple[str, int, int]
) -> None:
    refusal = near(quest, where, **has).refused(f"attempt:{quest}")
    assert refusal is not None
    assert (refusal.key, *refusal.args.values()) == ("cannot-give-that", *said)


def test_limits_hold_again_after_the_font_has_swallowed_the_backpack() -> None:
    t = near("feed-the-font", "drowned-well", readied={"a": "backpack, third-eye, dented-visor, ring-of-magic"})
    t.does("a", "attempt:feed-the-font", "backpack", "third-eye")
    assert t.player("a").completed == ["feed-the-font"]  # the reward comes first
    assert t.options == {"dented-visor", "ring-of-magic"}
    t.does("a", "dented-visor")
    assert t.player("a").inventory == ["ring-of-magic"]


# --- search ---------------------------------------------------------------------------------------------------------------------


def test_a_search_costs_a_point_and_adds_the_spaces_between_hero_and_entrance() -> None:
    t = near("buried-armoury", "crypt", steps=3, ap={"a": 3})
    t.rolls(4).does("a", "search:buried-armoury")  # 4 + 2
    assert t.player("a").ap == 2
    assert t.player("a").completed == []
    t.rolls(5).does("a", "search:buried-armoury")
    assert t.player("a").completed == ["buried-armoury"]


def test_whoever_is_moved_before_the_search_rolls_has_spent_the_point_for_nothing() -> None:
    """The question before the roll names the quest, and that the search lapses is told."""
    t = near("buried-armoury", "crypt", steps=3, ap={"a": 3}, hands={"b": "hand-through-the-wall"}, peril={"a": 2})
    t.does("a", "search:buried-armoury")
    moment = plain(GAME.view(t.g, 1))["moment"]
    assert (moment["kind"], moment["quest"]) == ("roll", "buried-armoury")
    t.does("b", min(option for option in t.options if option.startswith("play:hand-through-the-wall:A")))
    assert (t.player("a").ap, t.told("search-lapses")) == (2, [{"seat": 0, "quest": "buried-armoury"}])
    assert not t.told("searches")


@pytest.mark.parametrize(("distance", "found"), [("between", False), ("moves", True)])
def test_ruling_6_what_a_search_adds(distance: str, found: bool) -> None:
    t = near("buried-armoury", "crypt", steps=2, search_distance=distance)
    t.rolls(5).does("a", "search:buried-armoury")  # 5 + 1 space between, or 5 + 2 moves
    assert bool(t.player("a").completed) == found


def test_the_armoury_lies_in_rooms_without_an_entrance_the_phylactery_in_tunnels() -> None:
    library = GAME.stock.cards()
    rooms = {card.id for card in library.maps.values() if card.type == "room" and not card.entrance}
    assert set(library.quests["buried-armoury"].places) == rooms
    assert set(library.quests["hidden-phylactery"].places) == {card.id for card in library.maps.values() if card.type != "room"}


def test_the_found_phylactery_is_a_threat_and_the_search_was_no_attempt_ruling_54() -> None:
    t = near("hidden-phylactery", "weeping-fork", steps=3, ap={"a": 2})
    assert "attempt:hidden-phylactery" not in t.options
    t.rolls(5).does("a", "search:hidden-phylactery")
    assert t.player("a").ap == 1
    assert "search:hidden-phylactery" not in t.options
    t.rolls(5).does("a", "attempt:hidden-phylactery")  # magic 0
    assert is_completed(t, "hidden-phylactery", 3)
    assert t.player("a").ap == 1


def test_a_failure_at_the_phylactery_wounds_every_hero_there_but_only_one_rolls() -> None:
    t = near("hidden-phylactery", "weeping-fork", steps=3, at={"a": "weeping-fork", "b": "weeping-fork"}, ap={"a": 3})
    t.rolls(6, 1).does("a", "search:hidden-phylactery", "attempt:hidden-phylactery")
    assert (t.life("a"), t.life("b")) == (3, 5)
    assert len(t.told("threat")) == 1
    t.rolls(6).does("a", "attempt:hidden-phylactery")  # it is found; further tries cost a point
    assert t.player("a").completed == ["hidden-phylactery"]


def test_what_was_found_must_be_searched_anew_in_another_turn() -> None:
    t = near("hidden-phylactery", "weeping-fork", steps=3)
    t.rolls(6).does("a", "search:hidden-phylactery")
    t.becomes(phase="reset", maps_left=[])
    t.does("a", "end")
    assert "attempt:hidden-phylactery" not in t.options
    assert "search:hidden-phylactery" in t.options


def test_a_hero_that_lies_cannot_search() -> None:
    t = near("buried-armoury", "crypt", steps=3, players={"a": {"down": True}})
    assert "search:buried-armoury" not in t.options


# --- escort ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("quest", "first", "last", "glory"), [
    ("maiden-in-distress", "inner-sanctum", ENTRANCE, 3), ("saints-ashes", "crypt", "scrying-pool", 2),
    ("walled-in-mason", "sealed-vault", ENTRANCE, 2),
])  # fmt: skip
def test_ruling_44_an_escort_begins_and_ends_without_points_or_attempts(quest: str, first: str, last: str, glory: int) -> None:
    t = near(quest, first, ap={"a": 1}, at={"a": first, "b": "dark-crossroads-2"})
    assert f"attempt:{quest}" not in t.options
    assert t.ask
    label = GAME.describe(t.g, t.ask, "end")
    assert (label.warn, label.args["quest"]) == ("token", quest)
    t.does("a", f"escort:{quest}")
    assert GAME.describe(t.g, t.ask, "end").warn != "token"
    assert t.player("a").escorts == [quest]
    assert t.player("a").ap == 1
    assert f"escort:{quest}" not in t.options
    t.becomes({"a": {"space": last}}, map={last: (0, 1, 1), **GAME.to_position(t.g)["map"]}, maps_left=None)
    t.does("a", f"deliver:{quest}")
    assert is_completed(t, quest, glory)
    assert t.player("a").escorts == []
    assert (0, "attempt") not in t.g.used


def test_ruling_44_option_delivering_counts_as_an_attempt() -> None:
    t = near("maiden-in-distress", "inner-sanctum", deliver_free=False, ap={"a": 2})
    t.does("a", "escort:maiden-in-distress")
    t.becomes({"a": {"space": ENTRANCE}}, used=[("A", "attempt")])
    t.does("a", "deliver:maiden-in-distress")
    assert t.player("a").ap == 1
    t = near("maiden-in-distress", "inner-sanctum", deliver_free=False, ap={"a": 0})
    t.does("a", "escort:maiden-in-distress")
    t.becomes({"a": {"space": ENTRANCE}}, used=[("A", "attempt")])
    assert "deliver:maiden-in-distress" not in t.options


def test_a_global_escort_becomes_personal_and_a_new_global_quest_is_revealed() -> None:
    t = near("saints-ashes", "crypt", "global")
    t.rolls("slay-draky").does("a", "escort:saints-ashes")
    assert t.player("a").quests == ["saints-ashes"]
    assert t.g.global_quests == ["slay-draky"]
    keys = [event.key for event in t.g.journal or []]
    assert keys.index("escorts") < keys.index("next-quest"), "the cause comes first"
    assert t.told("next-quest") == [{"seat": 0, "quest": "slay-draky", "other": "saints-ashes", "taken": True}]


def test_a_dropped_token_lies_in_the_space_and_whoever_picks_it_up_has_the_quest_even_as_a_third_one() -> None:
    t = near("saints-ashes", "crypt", quests={"a": "saints-ashes", "b": "slay-draky, magic-fish"},
             at={"a": "crypt", "b": "crypt"}, ap={"a": 0})  # fmt: skip
    t.does("a", "escort:saints-ashes", "drop:saints-ashes")
    assert t.g.dropped == {"saints-ashes": "crypt"}
    assert t.player("a").quests == []
    assert "pick-up:saints-ashes" in t.options
    t.becomes({"b": {"ap": 0}}, active="B")
    t.does("b", "pick-up:saints-ashes")
    assert t.player("b").quests == ["slay-draky", "magic-fish", "saints-ashes"]
    assert t.player("b").escorts == ["saints-ashes"]
    assert t.g.dropped == {}


def test_a_picked_up_token_goes_on_to_the_second_space() -> None:
    t = near("saints-ashes", "scrying-pool", players={"a": {"escorts": ["saints-ashes"]}})
    t.does("a", "deliver:saints-ashes")
    assert is_completed(t, "saints-ashes", 2)


def test_ruling_45_a_dropped_quest_is_nobodys_and_influences_nobody() -> None:
    t = near("maiden-in-distress", "inner-sanctum", heroes={"a": "kron 2"})
    t.does("a", "escort:maiden-in-distress", "drop:maiden-in-distress")
    t.becomes(phase="reset", maps_left=[])
    assert t.player("a").ap == 3
    assert t.g.global_quests == []
    assert t.g.quest_bag.count("maiden-in-distress") == 0


def test_a_strike_may_take_the_token_instead_of_the_wound() -> None:
    t = table(quests={"b": "saints-ashes"}, players={"b": {"escorts": ["saints-ashes"]}})
    t.rolls(6, 1).does("a", "attack:B", "melee")
    pass_by(t)
    assert t.options == {"wound", "take:saints-ashes"}
    t.does("a", "take:saints-ashes")
    assert t.life("b") == 6
    assert (t.player("a").escorts, t.player("a").quests) == (["saints-ashes"], ["saints-ashes"])
    assert (t.player("b").escorts, t.player("b").quests) == ([], [])


def test_a_counter_strike_may_take_the_attackers_token() -> None:
    t = table(quests={"a": "saints-ashes"}, players={"a": {"escorts": ["saints-ashes"]}})
    t.rolls(1, 6).does("a", "attack:B", "melee")
    pass_by(t).does("b", "take:saints-ashes")
    assert t.player("b").escorts == ["saints-ashes"]
    assert t.life("a") == 6


def test_ruling_46_other_effects_of_the_strike_stay() -> None:
    t = table(
        quests={"b": "saints-ashes"},
        readied={"a": "staff-of-cold-sparks"},
        glory={"b": 2},
        heroes={"a": "lorel 2"},
        players={"b": {"escorts": ["saints-ashes"]}},
    )
    t.rolls(6, 1).does("a", "attack:B", "magic")
    pass_by(t).does("a", "take:saints-ashes")
    assert (t.life("b"), t.glory("b")) == (6, 1)


def test_a_monster_takes_no_token() -> None:
    t = table(
        hands={"a": "zombie"},
        quests={"b": "saints-ashes"},
        peril={"b": 1},
        at={"a": "library"},
        phase="dungeonlord",
        players={"b": {"escorts": ["saints-ashes"]}},
    )
    t.rolls(6, 1).does("a", "declare", "add:zombie:B", "done")
    pass_by(t)
    assert t.life("b") == 5
    assert t.player("b").escorts == ["saints-ashes"]


def test_the_masons_advice_helps_at_blocked_exits_while_he_is_there() -> None:
    roderik = {"a": "roderik 2", "b": "kron 2"}
    west = {ENTRANCE: (CENTRE, 0), "troll-bridge": (CENTRE + STEPS[EAST], 0)}
    t = table(quests={"a": "walled-in-mason"}, map=west, at={"a": "troll-bridge", "b": ENTRANCE}, heroes=roderik,
              players={"a": {"escorts": ["walled-in-mason"]}})  # fmt: skip
    t.rolls(2).does("a", "move:3")  # 2 + melee 2 + 1 = 5
    pass_by(t)
    assert t.player("a").ap == 2
    t = table(quests={"a": "walled-in-mason"}, map=west, at={"a": "troll-bridge", "b": ENTRANCE}, heroes=roderik)
    t.rolls(2).does("a", "move:3")
    assert t.player("a").ap == 1


# --- threat ---------------------------------------------------------------------------------------------------------------------


def test_the_ledger_asks_for_magic_6_and_sells_up_to_3() -> None:
    t = near("black-ledger", "library", glory={"a": 4})
    t.does("a", "attempt:black-ledger")
    assert t.options == {"0", "1", "2", "3"}
    t.rolls(3).does("a", "3")
    assert is_completed(t, "black-ledger", 4 - 3 + 2)


def test_nobody_pays_the_ledger_more_than_it_has() -> None:
    t = near("black-ledger", "library", glory={"a": 1})
    assert t.does("a", "attempt:black-ledger").options == {"0", "1"}


def test_a_failure_at_the_ledger_wounds_every_hero_in_the_space() -> None:
    t = near("black-ledger", "library", seats=3, at={"a": "library", "b": "library", "c": ENTRANCE})
    t.rolls(5).does("a", "attempt:black-ledger")
    assert [t.life(seat) for seat in "abc"] == [3, 5, 6]
    assert t.asked == ("A", "hero")  # the Hero phase goes on
    t.rolls(6).does("a", "attempt:black-ledger")
    assert t.player("a").completed == ["black-ledger"]


@pytest.mark.parametrize(("form", "die"), [("melee", 3), ("magic", 6)])
def test_the_death_knell_falls_silent_by_melee_or_magic(form: str, die: int) -> None:
    t = near("death-knell", "throne-of-ashes")
    t.does("a", "attempt:death-knell")
    assert t.options == {"melee", "magic"}
    t.rolls(die).does("a", form)
    assert is_completed(t, "death-knell", 3)


def test_a_failure_at_the_knell_knocks_down_every_hero_in_the_space() -> None:
    t = near("death-knell", "throne-of-ashes", seats=3, at={"a": "throne-of-ashes", "b": "throne-of-ashes", "c": ENTRANCE})
    t.does("a", "attempt:death-knell").rolls(1).does("a", "magic")
    assert [t.player(seat).down for seat in "abc"] == [True, True, False]
    assert t.life("a") == 4


# --- chance ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "caught"), [(4, False), (5, True), (6, True)])
def test_the_fish_bites_on_5_and_6(die: int, caught: bool) -> None:
    t = near("magic-fish", "troll-bridge")
    t.rolls(die).does("a", "attempt:magic-fish")
    assert bool(t.player("a").completed) == caught


def test_2_glory_buy_a_second_die_for_the_fish_ruling_24() -> None:
    t = near("magic-fish", "troll-bridge", glory={"a": 2})
    t.does("a", "attempt:magic-fish").rolls(2, 5).does("a", "pay")
    assert is_completed(t, "magic-fish", 1)


@pytest.mark.parametrize(("dice", "won"), [((3, 3), True), ((4, 6), True), ((3, 6), False), ((4, 5), False)])
def test_the_dead_lose_to_a_double_or_to_10(dice: tuple[int, int], won: bool) -> None:
    t = near("dice-with-the-dead", "embalmers-hall")
    t.rolls(*dice).does("a", "attempt:dice-with-the-dead")
    assert bool(t.player("a").completed) == won


def test_1_glory_rerolls_one_die_once() -> None:
    t = near("dice-with-the-dead", "embalmers-hall", glory={"a": 2})
    t.rolls(2, 5).does("a", "attempt:dice-with-the-dead")
    assert t.options == {"1", "2", "no"}
    t.rolls(5).does("a", "1")
    assert is_completed(t, "dice-with-the-dead", 2 - 1 + 2)
    t = near("dice-with-the-dead", "embalmers-hall", glory={"a": 2})
    t.rolls(2, 5, 1).does("a", "attempt:dice-with-the-dead", "2")
    assert t.asked == ("A", "hero")
    assert t.glory("a") == 1


def test_a_reroll_leaves_what_was_told_of_the_first_throw() -> None:
    t = near("dice-with-the-dead", "embalmers-hall", glory={"a": 2})
    t.rolls(2, 5).does("a", "attempt:dice-with-the-dead")
    t.rolls(1).does("a", "1")
    assert [entry["dice"] for entry in t.told("tries-luck")] == [[2, 5], [1, 5]]


# --- influence ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("escorted", "ap"), [(True, 2), (False, 3)])
def test_ruling_23_the_maiden_withholds_a_point_while_she_is_there(escorted: bool, ap: int) -> None:
    escorts = ["maiden-in-distress"] if escorted else []
    t = table(quests={"a": "maiden-in-distress"}, phase="reset", players={"a": {"escorts": escorts}})
    assert t.player("a").ap == ap


@pytest.mark.parametrize(("whose", "more"), [("a", 0), ("b", 1), ("global", 1)])
def test_the_knell_helps_undead_against_its_owner_or_against_all_if_it_is_global(whose: str, more: int) -> None:
    held: dict[str, Any] = {"global_quests": "death-knell"} if whose == "global" else {"quests": {whose: "death-knell"}}
    t = table(hands={"a": "zombie"}, peril={"b": 1}, at={"a": ENTRANCE, "b": "library"}, phase="dungeonlord", **held)
    t.rolls(3, 6).does("a", "declare", "add:zombie:B", "done")
    assert t.told("monster-rolls")[0]["total"] == 3 + 2 + more


def test_the_knell_does_not_help_the_living() -> None:
    t = table(
        hands={"a": "night-hamster"}, peril={"b": 1}, at={"a": ENTRANCE, "b": "library"}, phase="dungeonlord",
        global_quests="death-knell",
    )  # fmt: skip
    t.rolls(3, 6).does("a", "declare", "add:night-hamster:B", "done")
    assert t.told("monster-rolls")[0]["total"] == 3 + 2


def test_influence_ends_with_completion_and_only_the_completer_is_rewarded() -> None:
    t = near("death-knell", "throne-of-ashes", "global")
    t.does("a", "attempt:death-knell").rolls(6, "slay-draky").does("a", "melee")
    assert is_completed(t, "death-knell", 3)
    assert t.g.global_quests == ["slay-draky"]
    assert (t.player("b").level, t.glory("b")) == (2, 0)
