"""Hunts: the quest is completed as soon as its monster falls, and the Hero phase is over (rules §1, §10)."""

from __future__ import annotations

from tests.games.dungeoneer.table import CRYPT, Table, table
from undercroft.games.dungeoneer.cards.fields import Quest, Threat
from undercroft.games.dungeoneer.cards.installed import SETS
from undercroft.games.dungeoneer.cards.packs import read_library
from undercroft.games.dungeoneer.rules.twists.every import TWISTS
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, SOUTH, STEPS, Dungeon

ENTRANCE = "tomb-antechamber"
SANCTUM = {
    ENTRANCE: (CENTRE, 0), "corridor": (CENTRE + STEPS[NORTH], 1), "dark-crossroads": (CENTRE + STEPS[EAST], 0),
    "inner-sanctum": (CENTRE + STEPS[EAST] + STEPS[NORTH], 0),
}  # fmt: skip


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
    t = hunting(life={"a": 1}, players={"a": {"completed": ["magic-fish", "rat-mother"]}})
    t.rolls(1, 6).does("a", "attempt:slay-draky").does("b", "melee")
    assert (t.g.over, t.g.winner) == (True, 0)


def test_a_hunt_whose_monster_stands_still_lets_its_hero_challenge_another_hero() -> None:
    t = hunting()
    t.rolls(3, 2).does("a", "attempt:slay-draky").does("b", "melee")
    assert t.options == {"challenge:slay-draky", "challenge:B", "pass"}


def test_a_hunt_is_completed_as_soon_as_the_monster_falls_wherever_the_hero_is_by_then() -> None:
    """Moved away before the attack roll, so that the battle goes on: the counter strike still completes the quest."""
    places = {
        ENTRANCE: (CENTRE, 0), "corridor": (CENTRE + STEPS[NORTH], 0), "dark-crossroads": (CENTRE + STEPS[EAST], 0),
        "inner-sanctum": (CENTRE + STEPS[EAST] + STEPS[NORTH], 0), CRYPT: (CENTRE + STEPS[SOUTH], 0),
    }  # fmt: skip
    t = table(
        map=places, at={"a": "inner-sanctum", "b": CRYPT}, quests={"a": "slay-draky"}, hands={"b": "hand-through-the-wall"},
        peril={"a": 5},
    )  # fmt: skip
    t.rolls(1, 6).does("a", "attempt:slay-draky")
    t.does("b", "melee", "pass")  # the response step goes by
    t.does("b", "play:hand-through-the-wall:A:dark-crossroads")
    assert t.player("a").space == "dark-crossroads"
    assert t.player("a").completed == ["slay-draky"]
    assert "slay-draky" not in t.g.tokens


def test_a_hunt_that_fails_tells_how_many_of_its_hits_stay() -> None:
    well = {ENTRANCE: (CENTRE, 0), "drowned-well": (CENTRE + STEPS[NORTH], 0)}
    t = table(map=well, at={"a": "drowned-well", "b": ENTRANCE}, quests={"a": "rat-mother"})
    t.rolls(1, 6).does("a", "attempt:rat-mother").does("b", "melee")
    t.does("a", "pass")
    assert [(each["count"], each["value"]) for each in t.told("attempt-fails")] == [(1, 2)]


# -- hunts of two categories -------------------------------------------------------------------------------------------------------


NORTH_OF_IT = {
    ENTRANCE: (CENTRE, 0), "inner-sanctum": (CENTRE + STEPS[NORTH], 0), "corridor": (CENTRE + STEPS[NORTH] + STEPS[EAST], 0),
}  # fmt: skip


def draky(*categories: str, **more: object) -> Table:
    """The quest of Draky, as a pack may have it, with categories more; A is there."""
    at = {"a": "inner-sanctum", "b": "inner-sanctum" if more.pop("together", False) else "corridor"}
    t = table(map=NORTH_OF_IT, quests={"a": "slay-draky"}, at=at, **more)  # type: ignore[arg-type]
    t.g.cards = read_library(SETS / "lich_lord", TWISTS)
    quest: Quest = t.g.cards.quests["slay-draky"]
    quest.categories = categories
    if "threat" in categories:
        quest.threat, quest.fail = Threat(("magic",), 6), (("wound", 1, ""),)
    t.g.dungeon = Dungeon(t.g.cards.maps, t.g.dungeon.lies)
    return Table(t.g)


def test_a_monster_slain_in_an_attempt_that_failed_otherwise_does_not_fight_again() -> None:
    t = draky("hunt", "threat")
    t.rolls(1, 6, 1).does("a", "attempt:slay-draky").does("b", "melee")
    assert t.told("monster-defeated")
    assert t.told("attempt-fails")
    t.rolls(6).does("a", "attempt:slay-draky")
    assert len(t.told("attacks")) == 1
    assert t.player("a").completed == ["slay-draky"]
    assert t.g.tokens == {}


def test_who_is_moved_away_while_slaying_the_monster_faces_no_threat_of_the_quest_elsewhere() -> None:
    t = draky("hunt", "threat", hands={"b": "hand-through-the-wall"}, peril={"a": 2})
    t.does("a", "attempt:slay-draky").does("b", "melee", "pass").rolls(1).does("b", "pass")
    t.rolls(6).does("b", f"play:hand-through-the-wall:A:{ENTRANCE}")
    assert t.told("monster-defeated")
    assert t.told("attempt-fails")
    assert not t.told("threat")


def test_a_hunt_that_influences_is_completed_as_soon_as_the_monster_falls() -> None:
    t = draky("influence", "hunt", together=True)
    t.rolls(1, 6).does("a", "attempt:slay-draky").does("b", "melee")
    assert t.player("a").completed == ["slay-draky"]
    assert t.g.phase == "close"


def test_a_hunt_that_influences_is_completed_wherever_the_hero_is_by_then() -> None:
    t = draky("influence", "hunt", hands={"b": "hand-through-the-wall"}, peril={"a": 2})
    t.does("a", "attempt:slay-draky").does("b", "melee", "pass").rolls(1).does("b", "pass")
    t.rolls(6).does("b", f"play:hand-through-the-wall:A:{ENTRANCE}")
    assert t.player("a").completed == ["slay-draky"]
