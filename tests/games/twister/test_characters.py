"""The characters: what the rulebook says of each (section Characters), and the rules page (§1, §13)."""

from __future__ import annotations

import pytest

from tests.games.twister.table import table

# Speed, combat value and points for leaving, as the rulebook gives them.
FIGURES = {
    "cleric": (4, 2, 1), "goblin": (4, 1, 2), "mekanork": (3, 2, 1), "thief": (5, 2, 1),
    "troll": (2, 4, 1), "wall-walker": (4, 1, 1), "warrior": (3, 3, 1), "wizard": (4, 1, 1),
}  # fmt: skip
ALL = pytest.mark.parametrize("kind", sorted(FIGURES))


@ALL
def test_speed_is_as_printed(kind: str) -> None:
    """A starting line is ten squares without a wall: from its end everybody walks as far as it is quick."""
    speed = FIGURES[kind][0]
    reached = table({f"a-{kind}": "A-10"}).reaches(f"a-{kind}")
    assert f"A-{10 - speed}" in reached
    assert f"A-{10 - speed - 1}" not in reached


@ALL
def test_combat_value_is_as_printed(kind: str) -> None:
    """§1, attacking and defending alike."""
    enemy = "warrior"
    t = table({f"a-{kind}": "c3", f"b-{enemy}": "d3"})
    option = t.option("A", f"attack:a-{kind}:b-{enemy}")
    assert (option["args"]["attack"], option["args"]["defence"]) == (FIGURES[kind][1], FIGURES[enemy][1])


@ALL
def test_points_for_leaving_are_as_printed(kind: str) -> None:
    """§1: one each, the Goblin two."""
    t = table({f"a-{kind}": "t2"}).walks(f"a-{kind}", "B-2")
    assert (t.at(f"a-{kind}"), t.points) == ("escaped", (FIGURES[kind][2], 0))


@ALL
def test_every_character_is_worth_one_point_killed(kind: str) -> None:
    """§1: killing any enemy character is worth one point, the Goblin too."""
    t = table({"a-troll": "c3", f"b-{kind}": "d3"}, wounded=f"b-{kind}").fights(f"a-troll b-{kind}", "1", "0")
    assert (t.at(f"b-{kind}"), t.points) == ("killed", (1, 0))


# -- Goblin ---------------------------------------------------------------------------------------------------------------------


def test_goblin_has_no_ability() -> None:
    """It stands beside bars, a wall, a wounded ally and a gear: walking, attacking and turning is all it can."""
    t = table({"a-goblin": "d5", "a-thief": "c4", "b-thief": "d4"}, wounded="a-thief")
    assert t.verbs("a-goblin") == {"move", "attack", "turn", "jump"}


def test_goblin_that_leaves_is_worth_two_points() -> None:
    assert table({"a-goblin": "t2"}).walks("a-goblin", "B-2").points == (2, 0)


# -- Mekanork -------------------------------------------------------------------------------------------------------------------


def test_mekanork_on_a_gear_turns_its_room_either_way_for_one_point() -> None:
    """Room 1L turns left by its arrow."""
    t = table({"a-mekanork": "d5", "a-rope": "a1"}, card="2").does("A", "turn:a-mekanork:1L:right")
    assert (t.at("a-mekanork"), t.at("a-rope"), t.left) == ("a4", "e1", 1)
    t = table({"a-mekanork": "d5", "a-rope": "a1"}).does("A", "turn:a-mekanork:1L:left")
    assert (t.at("a-mekanork"), t.at("a-rope")) == ("e2", "a5")


def test_mekanork_also_turns_the_distant_room_of_the_same_colour_either_way() -> None:
    t = table({"a-mekanork": "d5"})
    assert t.may("A", start="turn") == [f"turn:a-mekanork:{each}" for each in ("1L:right", "1L:left", "1R:right", "1R:left")]


def test_mekanork_must_stand_on_a_gear() -> None:
    """§7."""
    t = table({"a-mekanork": "d4"})
    assert t.may("A", start="turn") == []
    assert t.why("A", "do:turn:a-mekanork") == ("not-on-a-gear", "7")


def test_the_arrow_means_nothing_to_the_mekanork_alone() -> None:
    assert table({"a-thief": "d5"}).may("A", start="turn") == ["turn:a-thief:1L:left", "turn:a-thief:1R:right"]
