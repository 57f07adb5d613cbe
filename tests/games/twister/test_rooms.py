"""The eight rooms and the dungeon they make (rules §2, §7, §17)."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from undercroft.games.twister.board import (
    BROKEN,
    CLOSED,
    DARK_PLAN,
    NEXT,
    PLACES,
    RAISED,
    SQUARE,
    SQUARE_NAMES,
    SQUARES,
    SQUARES_OF,
    TURNED_LEFT,
    TURNED_RIGHT,
    Plan,
)
from undercroft.games.twister.rooms import AREA, GATE, GATES, GEAR, LEFT, OPEN, PIT, RIGHT, ROOMS, SIDE, TWIN, WALL, Room

ROOM = pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)

PRINTED: dict[str, tuple[int, int, int, int]] = {
    "1L": (2, 2, 20, LEFT), "1R": (1, 1, 13, RIGHT), "2L": (3, 2, 16, LEFT), "2R": (2, 1, 8, RIGHT),
    "3L": (2, 2, 15, LEFT), "3R": (2, 3, 14, RIGHT), "4L": (1, 1, 10, LEFT), "4R": (1, 1, 7, RIGHT),
}  # fmt: skip
"""Pits, portcullises, open edges on the rim, and the way of the arrow, as the rules page counts them."""


def full_plan(seed: int) -> Plan:
    """Eight rooms laid by lot."""
    rng = random.Random(seed)
    plan = DARK_PLAN
    for place, room in enumerate(rng.sample(range(8), 8)):
        plan = plan.with_room(place, room, rng.randrange(4))
    return plan


@ROOM
def test_a_room_has_what_is_printed(room: Room) -> None:
    kinds, edges = room.kinds[0], room.edges[0]
    rim = [edges[i][0] for i in range(SIDE)] + [edges[AREA - 1 - i][2] for i in range(SIDE)]
    rim += [edges[SIDE * i + SIDE - 1][1] for i in range(SIDE)] + [edges[SIDE * i][3] for i in range(SIDE)]
    assert (kinds.count(PIT), len(room.gates), rim.count(OPEN), room.turns) == PRINTED[room.name]
    assert kinds.count(GEAR) == 1
    assert all(edge < GATE for edge in rim), "no portcullis on the rim"


@ROOM
def test_both_sides_of_every_wall_agree(room: Room) -> None:
    for edges in room.edges:
        for i in range(AREA):
            if i % SIDE < SIDE - 1:
                assert edges[i][1] == edges[i + 1][3]
            if i + SIDE < AREA:
                assert edges[i][2] == edges[i + SIDE][0]


@ROOM
def test_a_quarter_turn_moves_every_square_and_wall_with_it(room: Room) -> None:
    for turn in range(4):
        after = (turn + 1) % 4
        for row in range(SIDE):
            for column in range(SIDE):
                old, new = row * SIDE + column, column * SIDE + SIDE - 1 - row
                assert room.kinds[after][new] == room.kinds[turn][old]
                assert [room.edges[after][new][side + 1 & 3] for side in range(4)] == list(room.edges[turn][old])


@pytest.mark.parametrize("place", range(PLACES))
def test_four_quarter_turns_are_none(place: int) -> None:
    plan = full_plan(place)
    for way in (RIGHT, LEFT):
        turned = plan
        for _ in range(4):
            turned = turned.turned(place, way)
        assert (turned.kinds, turned.edges, turned.links, turned.turns) == (plan.kinds, plan.edges, plan.links, plan.turns)
        assert plan.turned(place, way).turned(place, -way).links == plan.links


def test_a_token_s_square_turns_with_the_room() -> None:
    assert SQUARE_NAMES[TURNED_RIGHT[SQUARE["a1"]]] == "e1"
    assert SQUARE_NAMES[TURNED_LEFT[SQUARE["a1"]]] == "a5"
    assert SQUARE_NAMES[TURNED_RIGHT[SQUARE["h8"]]] == "h8", "the middle stays"
    for square in range(SQUARES):
        assert TURNED_LEFT[TURNED_RIGHT[square]] == square
        assert TURNED_RIGHT[TURNED_RIGHT[TURNED_RIGHT[TURNED_RIGHT[square]]]] == square


def test_twins_have_one_number_and_turn_opposite_ways() -> None:
    for room in ROOMS:
        twin = ROOMS[TWIN[room.index]]
        assert (twin.number, twin.turns, TWIN[twin.index]) == (room.number, -room.turns, room.index)


def test_there_are_thirteen_portcullises_and_fourteen_pits() -> None:
    assert GATES == sum(len(room.gates) for room in ROOMS) == 13
    assert sum(room.kinds[0].count(PIT) for room in ROOMS) == 14
    assert sorted(gate for room in ROOMS for gate in room.gates) == list(range(13))


@pytest.mark.parametrize("seed", range(5))
def test_connections_go_both_ways(seed: int) -> None:
    plan = full_plan(seed)
    for square in range(SQUARES):
        for to in plan.links[square]:
            assert square in plan.links[to]
            assert to in NEXT[square]


def is_open(plan: Plan, square: int, side: int) -> bool:
    """Whether a square's own edge lets one through."""
    edge = plan.edges[square][side]
    return edge == OPEN or (edge >= GATE and plan.gates[edge - GATE] != CLOSED)


@pytest.mark.parametrize("seed", range(5))
def test_two_squares_are_connected_when_both_touching_edges_are_open(seed: int) -> None:
    plan = full_plan(seed)
    for square in range(SQUARES):
        for side, to in enumerate(NEXT[square]):
            both = to >= 0 and is_open(plan, square, side) and is_open(plan, to, side + 2 & 3)
            assert (to in plan.links[square]) == both


@pytest.mark.parametrize("seed", range(5))
def test_a_plan_changed_step_by_step_equals_one_laid_anew(seed: int) -> None:
    rng = random.Random(seed)
    plan = full_plan(seed)
    for _ in range(30):
        if rng.random() < 0.5:
            plan = plan.turned(rng.randrange(PLACES), rng.choice((RIGHT, LEFT)))
        else:
            plan = plan.with_gate(rng.randrange(GATES), rng.choice((CLOSED, RAISED, BROKEN)))
    anew = DARK_PLAN
    for place in range(PLACES):
        anew = anew.with_room(place, plan.rooms[place], plan.turns[place])
    for gate in range(GATES):
        anew = anew.with_gate(gate, plan.gates[gate])
    assert (anew.links, anew.kinds, anew.edges, anew.dark) == (plan.links, plan.kinds, plan.edges, plan.dark)


def test_a_raised_or_broken_portcullis_lets_through_and_a_closed_one_does_not() -> None:
    plan = DARK_PLAN.with_room(0, 0, 0)  # 1L: bars between a3 and b3
    gate = plan.edges[SQUARE["a3"]][1] - GATE
    for state, connected in ((CLOSED, False), (RAISED, True), (BROKEN, True)):
        links = plan.with_gate(gate, state).links
        assert (SQUARE["b3"] in links[SQUARE["a3"]]) == (SQUARE["a3"] in links[SQUARE["b3"]]) == connected


def test_a_portcullis_keeps_its_state_when_its_room_turns() -> None:
    plan = DARK_PLAN.with_room(0, 0, 0)
    gate = plan.edges[SQUARE["a3"]][1] - GATE
    turned = plan.with_gate(gate, BROKEN).turned(0, RIGHT)
    assert turned.gates[gate] == BROKEN
    assert SQUARE["c2"] in turned.links[SQUARE["c1"]], "a3|b3 has come to lie between c1 and c2"


def test_the_long_sides_of_the_dungeon_are_shut() -> None:
    plan = full_plan(1)
    for column in range(1, 21):
        assert NEXT[column * 10][0] == NEXT[column * 10 + 9][2] == -1
        assert all(0 <= to < SQUARES for to in plan.links[column * 10])


def test_a_starting_line_square_touches_its_neighbours_and_one_room_square() -> None:
    plan = DARK_PLAN.with_room(0, 0, 0)
    assert {SQUARE_NAMES[to] for to in plan.links[SQUARE["A-3"]]} == {"A-2", "A-4", "a3"}
    assert {SQUARE_NAMES[to] for to in plan.links[SQUARE["A-1"]]} == {"A-2", "a1"}
    assert {SQUARE_NAMES[to] for to in plan.links[SQUARE["B-10"]]} == {"B-9"}, "the rooms there are dark"


def test_nothing_leads_into_a_dark_room() -> None:
    plan = DARK_PLAN.with_room(2, 0, 0)
    dark = {square for place in range(PLACES) if place != 2 for square in SQUARES_OF[place]}
    assert not any(to in dark for links in plan.links for to in links)
    assert not any(plan.links[square] for square in dark)


def test_walls_on_both_rims_make_a_double_wall() -> None:
    plan = full_plan(3)
    doubles = [
        (square, to) for square in range(SQUARES) for side, to in enumerate(NEXT[square])
        if to >= 0 and plan.edges[square][side] == WALL and plan.edges[to][side + 2 & 3] == WALL
    ]  # fmt: skip
    assert doubles
    assert not any(to in plan.links[square] for square, to in doubles)


def test_the_plans_are_as_extracted_from_the_tiles() -> None:
    """The drawings, held against a summary of every edge that was written down apart from them."""
    summary = json.loads((Path(__file__).parent / "room_edges.json").read_text())
    for room in ROOMS:
        assert ["".join("-".join(map(str, (min(edge, GATE) for edge in each))) for each in room.edges[0])] == [summary[room.name]]
