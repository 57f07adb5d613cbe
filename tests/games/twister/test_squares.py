"""The squares: the rulebook's section Description of the squares; the rules page's §2."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.twister.table import table
from undercroft.games.twister.board import SQUARE
from undercroft.games.twister.tokens import KINDS

PASSES_PITS = {"thief", "wizard"}
ALL = pytest.mark.parametrize("kind", KINDS[:8])


# -- Portcullis -----------------------------------------------------------------------------------------------------------------


def test_the_thief_opens_bars_and_the_warrior_breaks_them() -> None:
    for kind, verb in (("thief", "open"), ("warrior", "break")):
        t = table({f"a-{kind}": "d3"}).does("A", f"{verb}:a-{kind}:e3")
        assert "e3" in t.reaches(f"a-{kind}")


@ALL
def test_nobody_passes_bars_before_they_are_open_or_broken(kind: str) -> None:
    t = table({f"a-{kind}": "d3"})
    assert "e3" not in t.reaches(f"a-{kind}")
    assert "through" not in t.verbs(f"a-{kind}") or f"through:a-{kind}:e3" not in t.may("A")


def test_closed_bars_block_the_line_of_sight() -> None:
    t = table({"a-wizard": "d3", "b-troll": "e3"}, loads={"a-wizard": "a-fireball-wand"})
    assert t.may("A", start="fire") == []


def test_bars_begin_closed() -> None:
    places = table({}).view()["board"]["places"]
    assert {gate for each in places for gate in each["room"]["gates"]} == {"closed"}


def test_bars_block_both_ways() -> None:
    assert "d3" not in table({"a-goblin": "e3"}).reaches("a-goblin")
    assert "d3" in table({"a-goblin": "e3"}, gates={"I": ["closed", "open"]}).reaches("a-goblin")


def test_opening_one_portcullis_leaves_the_other_closed() -> None:
    t = table({"a-thief": "d3"}).does("A", "open:a-thief:e3")
    assert t.view()["board"]["places"][0]["room"]["gates"] == ["closed", "open"]


# -- Gear -----------------------------------------------------------------------------------------------------------------------


def test_every_room_has_one_gear_where_a_character_turns_it() -> None:
    gears = ["d5", "c8", "h3", "g7", "n2", "n8", "s4", "s8"]
    for gear in gears:
        t = table({"a-goblin": gear})
        assert len(t.may("A", start="turn")) == 2
    assert sum(kind == 2 for kind in table({}).g.plan.kinds) == len(gears)


def test_from_a_gear_the_room_of_the_same_number_is_turned_if_it_lies_open() -> None:
    t = table({"a-goblin": "h3", "b-rope": "on IV"}, dark="IV")
    assert t.may("A", start="turn") == ["turn:a-goblin:2L:left"]
    assert table({"a-goblin": "h3"}).may("A", start="turn") == ["turn:a-goblin:2L:left", "turn:a-goblin:2R:right"]


def test_tokens_are_placed_on_a_gear_when_the_room_is_revealed() -> None:
    t = table({"a-goblin": "d5", "b-rope": "on II"}, dark="II", chance=["1R", "0"])
    t.does("A", "reveal:a-goblin:II", "place:b-rope:c8")
    assert t.at("b-rope") == "c8"


def test_a_gear_is_a_square_to_stand_fight_and_lay_things_on() -> None:
    t = table({"a-goblin": "d4", "b-goblin": "d5"}).fights("a-goblin b-goblin", "6", "0")
    assert t.wounded("b-goblin")
    t = table({"a-goblin": "d4"}, loads={"a-goblin": "a-sword"}).walks("a-goblin", "d5", "drop", "d4")
    assert t.at("a-sword") == "d5"


# -- Starting line --------------------------------------------------------------------------------------------------------------


def test_the_starting_line_is_where_the_opponent_leaves() -> None:
    for square in (2, 4, 6, 8):
        t = table({"a-goblin": f"t{square}"}).walks("a-goblin", f"B-{square}")
        assert t.at("a-goblin") == "escaped"


def test_squares_of_a_starting_line_are_no_squares_of_a_room() -> None:
    """They do not turn with the room beside them, and have neither walls nor gears."""
    t = table({"a-mekanork": "d5", "a-goblin": "A-1", "a-rope": "A-3"}).does("A", "turn:a-mekanork:1L:left")
    assert (t.at("a-goblin"), t.at("a-rope")) == ("A-1", "A-3")


def test_nothing_is_placed_on_a_starting_line_when_a_room_is_revealed() -> None:
    t = table({"a-goblin": "A-7", "b-rope": "on II"}, dark="II").does("A", "reveal:a-goblin:II")
    assert not [option for option in t.may("A", "place") if "A-" in option]


def test_each_square_of_a_line_touches_one_square_of_a_room_whose_wall_closes_it() -> None:
    """§2: squares 1 to 5 touch one room, 6 to 10 the other; a6 and a10 have a wall towards the line, a7 none."""
    t = table({})
    assert SQUARE["a7"] in t.g.plan.links[SQUARE["A-7"]]
    assert SQUARE["a6"] not in t.g.plan.links[SQUARE["A-6"]]
    assert set(t.g.plan.links[SQUARE["A-6"]]) == {SQUARE["A-5"], SQUARE["A-7"]}


# -- Pit ------------------------------------------------------------------------------------------------------------------------


@ALL
def test_pits_are_obstacles_to_all_but_the_thief_and_the_wizard_in_flight(kind: str) -> None:
    assert ("c5" in table({f"a-{kind}": "c4"}).reaches(f"a-{kind}")) == (kind in PASSES_PITS)


@ALL
def test_a_jump_card_or_a_rope_leads_over_a_pit(kind: str) -> None:
    t = table({f"a-{kind}": "c4"})
    assert f"jump:a-{kind}:c5:c6" in t.may("A")
    t = table({f"a-{kind}": "c4"}, loads={f"a-{kind}": "a-rope"})
    assert {"c5", "c6"} <= t.ends(f"a-{kind}")


def test_a_rope_on_one_pit_opens_no_other() -> None:
    """c1 is roped, c5 is not."""
    t = table({"a-goblin": "c3", "a-rope": "c1"})
    assert "c1" in t.reaches("a-goblin")
    assert "c5" not in t.reaches("a-goblin")


def test_nothing_but_a_rope_lies_on_a_pit() -> None:
    assert table({"b-rope": "c5"}).at("b-rope") == "c5"
    with pytest.raises(Exception, match="c5"):
        table({"b-sword": "c5"})


# -- Wall -----------------------------------------------------------------------------------------------------------------------


@ALL
def test_walls_are_passed_by_the_wall_walker_alone(kind: str) -> None:
    t = table({f"a-{kind}": "a2"})
    assert "b2" not in t.reaches(f"a-{kind}")
    assert (f"through:a-{kind}:b2" in t.may("A")) == (kind == "wall-walker")


def test_walls_are_not_broken() -> None:
    """Not by the Warrior, and not by a fireball, which stops at them."""
    assert table({"a-warrior": "a2"}).may("A", start="break") == []
    t = table({"a-wizard": "c2", "b-troll": "e2", "b-goblin": "d2"}, loads={"a-wizard": "a-fireball-wand"})
    t.does("A", "fire:a-wizard:b-goblin")
    assert t.at("b-troll") == "e2"
    assert t.why_not_to("a-wizard", "e2") == ("wall", "2")


def test_walls_block_the_line_of_sight() -> None:
    t = table({"a-wizard": "c2", "b-troll": "e2"}, loads={"a-wizard": "a-fireball-wand"})
    assert t.may("A", start="fire") == []


# -- Floor ----------------------------------------------------------------------------------------------------------------------


def test_floor_squares_are_where_tokens_are_placed_when_a_room_is_revealed() -> None:
    """Every one, and the gear: 25 squares less the pits of the room drawn."""
    pits: dict[str, Any] = {"1R": 1, "2L": 3, "3R": 2, "4L": 1}
    for room, count in pits.items():
        rooms = {"II": "1R", room_place(room): "1R"} if room != "1R" else {}
        t = table({"a-goblin": "d5", "b-rope": "on II"}, dark="II", rooms=rooms, chance=[room, "0"])
        t.does("A", "reveal:a-goblin:II")
        assert len(t.may("A", "place")) == 25 - count


def room_place(room: str) -> str:
    """Where a room usually lies."""
    return {"1R": "II", "2L": "III", "3R": "VI", "4L": "VII"}[room]


def test_rooms_at_the_border_are_connected_only_where_both_are_open() -> None:
    """§2: along the border of I and II the pairs a, b … e: a6 and nothing else has its own wall."""
    links = table({}).g.plan.links
    connected = [letter for letter in "abcde" if SQUARE[f"{letter}6"] in links[SQUARE[f"{letter}5"]]]
    assert connected == ["b", "c", "d", "e"]


def test_no_portcullis_lies_on_a_border_between_rooms() -> None:
    """§2: so closing or opening one never concerns two rooms."""
    plan = table({}).g.plan
    for start, links in enumerate(plan.links):
        for side, code in enumerate(plan.edges[start]):
            if code > 1:
                beyond = start + (-1, 10, 1, -10)[side]
                assert plan.edges[beyond][side + 2 & 3] == code
                assert beyond not in links
