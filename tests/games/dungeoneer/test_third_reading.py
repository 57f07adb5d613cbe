"""What a third reading of the rules found: stories that no other file tells."""

from __future__ import annotations

from tests.games.dungeoneer.table import CRYPT, Table, table
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
