"""The journal tells why an uncommon deed was possible, and why somebody counts nothing: whoever knows no rules can follow it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.twister.table import Table, table
from undercroft.text import Texts

PITS: dict[str, Any] = {"rooms": {"II": "2R", "IV": "1R"}, "turns": {"II": 1}}
"""Room 2R lies so that c6 is a pit beside the pit c5."""


def last(t: Table, key: str) -> dict[str, Any]:
    """The arguments of the last entry of a key."""
    return next(entry["args"] for entry in reversed(t.view()["journal"]) if entry["key"] == key)


def crossing(t: Table, key: str = "moves") -> tuple[list[str], str]:
    """What the last walk passed that not everybody may, and by what."""
    args = last(t, key)
    assert args["count"] == len(args["over"])
    return args["over"], args["by"]


def test_a_common_walk_names_no_cause() -> None:
    assert crossing(table({"a-goblin": "c3"}).walks("a-goblin", "c2", "d2")) == ([], "usual")


@pytest.mark.parametrize(("who", "by"), [("a-thief", "thief"), ("a-wizard", "flies")])
def test_a_walk_over_a_pit_names_the_pit_and_who_can_do_that(who: str, by: str) -> None:
    assert crossing(table({who: "c4"}).walks(who, "c5", "c6")) == (["c5"], by)


def test_a_walk_over_a_pit_names_the_rope_that_is_carried_or_lies_there() -> None:
    assert crossing(table({"a-goblin": "c4"}, loads={"a-goblin": "a-rope"}).walks("a-goblin", "c5", "c6")) == (["c5"], "rope")
    assert crossing(table({"a-goblin": "c4", "b-rope": "c5"}).walks("a-goblin", "c5", "c6")) == (["c5"], "rope-there")


def test_a_walk_over_a_pit_names_the_own_thief_there() -> None:
    assert crossing(table({"a-goblin": "c4", "a-thief": "c5"}).walks("a-goblin", "c5", "c6")) == (["c5"], "thief-there")


def test_a_walk_over_two_pits_by_two_means_names_both() -> None:
    t = table({"a-goblin": "c4", "a-rope": "c5", "a-thief": "c6"}, **PITS).walks("a-goblin", "c5", "c6", "c5", "c4")
    assert crossing(t, "returns") == (["c5", "c6"], "helped")


def test_a_flight_over_enemies_names_their_squares() -> None:
    t = table({"a-wizard": "c3", "b-goblin": "c4"}).walks("a-wizard", "c4", "b4")
    assert crossing(t) == (["c4"], "over-enemies")
    assert crossing(table({"a-wizard": "c3", "b-goblin": "c4"}).walks("a-wizard", "c4", "c5", "c6")) == (["c4", "c5"], "over-both")


def test_a_jump_tells_how_many_cards_are_left() -> None:
    assert last(table({"a-goblin": "c4"}).does("A", "jump:a-goblin:c5:c6"), "jumps")["left"] == 2


@pytest.mark.parametrize(("who", "place", "way", "by"), [
    ("a-goblin", "I", "left", "usual"), ("a-goblin", "II", "right", "twin"),
    ("a-mekanork", "I", "right", "either"), ("a-mekanork", "II", "left", "twin-either"),
])  # fmt: skip
def test_a_turn_names_the_gear_of_the_twin_and_the_mekanork(who: str, place: str, way: str, by: str) -> None:
    room = {"I": "1L", "II": "1R"}[place]
    args = last(table({who: "d5"}).does("A", f"turn:{who}:{room}:{way}"), "turns")
    assert (args["place"], args["gear"], args["by"]) == (place, "I", by)


def test_a_room_that_is_revealed_from_the_line_and_not_before_it_says_so() -> None:
    for square, by in (("A-3", "usual"), ("A-8", "line")):
        t = table({"a-goblin": square}, dark="I").does("A", "reveal:a-goblin:I")
        assert last(t, "reveals")["by"] == by


def test_a_wounded_character_has_no_figures_and_counts_nothing() -> None:
    t = table({"a-goblin": "c3", "b-troll": "d3"}, wounded="b-troll")
    troll = next(piece for piece in t.view()["board"]["pieces"] if piece["id"] == "b-troll")
    assert (troll["speed"], troll["strength"]) == (0, 0)
    option = t.option("A", "attack:a-goblin:b-troll")
    assert (option["args"]["defence"], option["args"]["down"]) == (0, True)
    assert [(each["counts"], each["wounded"]) for each in option["then"]["battle"]["defenders"]] == [(0, True)]
    t.fights("a-goblin b-troll", "0", "0")
    assert last(t, "attacks")["down"] is True
    assert "(wounded: 0)" in Texts("en").log("twister", next(e for e in t.view()["journal"] if e["key"] == "attacks"))


def test_what_killed_somebody_is_told() -> None:
    t = table({"a-goblin": "c3", "b-troll": "d3"}, wounded="b-troll").fights("a-goblin b-troll", "1", "0")
    assert last(t, "killed")["cause"] == "combat"
    t = table({"a-goblin": "c3", "b-warrior": "d3"}, loads={"b-warrior": "b-cleric"}, wounded="b-cleric")
    assert last(t.fights("a-goblin b-warrior", "6", "0"), "killed")["cause"] == "carried"


def test_points_tell_what_they_are_for() -> None:
    t = table({"a-goblin": "t4"}, loads={"a-goblin": "a-treasure"}).walks("a-goblin", "B-4")
    assert [entry["args"]["cause"] for entry in t.view()["journal"] if entry["key"] == "scores"] == ["goblin", "treasure"]
