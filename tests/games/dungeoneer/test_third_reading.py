"""What a third reading of the rules found: stories that no other file tells."""

from __future__ import annotations

from tests.games.dungeoneer.table import CRYPT, Table, table
from tests.games.dungeoneer.test_solo import alone
from undercroft.games.dungeoneer import view
from undercroft.games.dungeoneer.dungeon import CENTRE, EAST, NORTH, STEPS

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
    assert view.view(t.g, 0)["battle"]["defender"] is None
