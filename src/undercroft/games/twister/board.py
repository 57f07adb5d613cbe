"""The dungeon as squares: where they are, what they are called, and which are connected (rules §2).

A square is a number: column times ten plus row. Column 0 is the first seat's starting line, columns 1 to 20 (letters a to t) the
eight rooms, column 21 the second seat's starting line; rows count from the north.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .rooms import GATE, GATES, OPEN, ROOMS, SIDE, TWIN, WALL, Edges

ROWS = 10
COLUMNS = 22
SQUARES = ROWS * COLUMNS
PLACES = 8
"""Where rooms lie: two abreast, four along."""

LINE, DARK = 3, 4
"""What a square is besides floor, pit and gear: of a starting line, or of a room still face down."""
UNKNOWN = -1
"""What stands for a room that nobody has turned face up."""
CLOSED, RAISED, BROKEN = 0, 1, 2
"""States of a portcullis."""
GATE_STATES: tuple[str, ...] = ("closed", "open", "broken")
"""The names of these states."""

PLACE_NAMES: tuple[str, ...] = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
"""Where rooms lie, from the first seat's starting line: north, south, north, south …"""
PLACE: dict[str, int] = {name: place for place, name in enumerate(PLACE_NAMES)}
LIMITS: tuple[int, ...] = (2, 2, 3, 3, 3, 3, 2, 2)
"""Tokens that are hidden in each room (§3.3)."""

LETTERS = "abcdefghijklmnopqrst"


def _name(square: int) -> str:
    column, row = divmod(square, ROWS)
    if column in (0, COLUMNS - 1):
        return f"{'A' if column == 0 else 'B'}-{row + 1}"
    return f"{LETTERS[column - 1]}{row + 1}"


SQUARE_NAMES: tuple[str, ...] = tuple(_name(square) for square in range(SQUARES))
"""``g5`` is the fifth square of column g, ``A-5`` the fifth of the first seat's starting line."""
SQUARE: dict[str, int] = {name: square for square, name in enumerate(SQUARE_NAMES)}


def _neighbour(square: int, side: int) -> int:
    column, row = divmod(square, ROWS)
    column += (0, 1, 0, -1)[side]
    row += (-1, 0, 1, 0)[side]
    return column * ROWS + row if 0 <= column < COLUMNS and 0 <= row < ROWS else -1


NEXT: tuple[tuple[int, int, int, int], ...] = tuple(
    (_neighbour(square, 0), _neighbour(square, 1), _neighbour(square, 2), _neighbour(square, 3)) for square in range(SQUARES)
)
"""The neighbours of a square north, east, south, west; -1 where the board ends."""


def _place_of(square: int) -> int:
    column, row = divmod(square, ROWS)
    return -1 if column in (0, COLUMNS - 1) else (column - 1) // SIDE * 2 + row // SIDE


PLACE_OF: tuple[int, ...] = tuple(_place_of(square) for square in range(SQUARES))
"""The place of the room a square belongs to; -1 on a starting line."""
SQUARES_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple((1 + place // 2 * SIDE + column) * ROWS + place % 2 * SIDE + row for row in range(SIDE) for column in range(SIDE))
    for place in range(PLACES)
)
"""The squares of a place, row by row from the north-west: what a room's local squares are."""
LINES: tuple[range, range] = (range(ROWS), range((COLUMNS - 1) * ROWS, SQUARES))
"""The starting lines."""
LINE_OF: tuple[int, ...] = tuple(0 if square < ROWS else 1 if square >= (COLUMNS - 1) * ROWS else -1 for square in range(SQUARES))
"""Whose starting line a square is of; -1 for none."""
LINE_PLACES: tuple[tuple[int, int], ...] = ((0, 1), (PLACES - 2, PLACES - 1))
"""The two places that touch a starting line."""
DOTS: tuple[tuple[int, ...], ...] = tuple(tuple(line.start + number - 1 for number in (2, 4, 7, 9)) for line in LINES)
"""Where the starters stand."""


def _affected(place: int) -> tuple[int, ...]:
    squares = set(SQUARES_OF[place])
    return tuple(sorted(squares | {beyond for square in squares for beyond in NEXT[square] if beyond >= 0}))


AFFECTED: tuple[tuple[int, ...], ...] = tuple(_affected(place) for place in range(PLACES))
"""The squares whose connections change with the room at a place: its own and those around it."""

ALL_OPEN: Edges = (OPEN, OPEN, OPEN, OPEN)


class Plan:
    """The rooms as they lie, and what follows from that. Never changed: a turn or a portcullis makes a new one.

    ``rooms`` and ``turns`` are by place, ``gates`` by portcullis. ``kinds``, ``edges`` and ``links`` are by square: what it is,
    its own four edges, and the squares connected with it. ``dark`` holds the places of face-down rooms that a square looks at
    through an open edge of its own.
    """

    __slots__ = ("dark", "edges", "gates", "kinds", "links", "memo", "rooms", "turns")

    def __init__(
        self, rooms: tuple[int, ...], turns: tuple[int, ...], gates: tuple[int, ...],
        kinds: list[int], edges: list[Edges], links: list[tuple[int, ...]], dark: dict[int, tuple[int, ...]],
    ) -> None:  # fmt: skip
        self.rooms = rooms
        self.turns = turns
        self.gates = gates
        self.kinds = kinds
        self.edges = edges
        self.links = links
        self.dark = dark
        self.memo: dict[Any, Any] = {}
        """What other modules have worked out from this plan and keep with it (distances)."""

    def with_room(self, place: int, room: int, turn: int) -> Plan:
        """The plan with a room laid at a place, ``turn`` quarter turns to the right."""
        kinds, edges = self.kinds.copy(), self.edges.copy()
        tile = ROOMS[room]
        new_kinds, new_edges = tile.kinds[turn], tile.edges[turn]
        for i, square in enumerate(SQUARES_OF[place]):
            kinds[square] = new_kinds[i]
            edges[square] = new_edges[i]
        rooms, turns = list(self.rooms), list(self.turns)
        rooms[place], turns[place] = room, turn
        plan = Plan(tuple(rooms), tuple(turns), self.gates, kinds, edges, self.links.copy(), self.dark.copy())
        plan._connect(AFFECTED[place])
        return plan

    def with_gate(self, gate: int, state: int) -> Plan:
        """The plan with a portcullis closed, raised or broken."""
        gates = list(self.gates)
        gates[gate] = state
        plan = Plan(self.rooms, self.turns, tuple(gates), self.kinds, self.edges, self.links.copy(), self.dark)
        place = next(place for place, room in enumerate(self.rooms) if room >= 0 and gate in ROOMS[room].gates)
        plan._connect(SQUARES_OF[place])
        return plan

    def turned(self, place: int, way: int) -> Plan:
        """The plan with the room at a place turned by a quarter, right (+1) or left (-1)."""
        return self.with_room(place, self.rooms[place], self.turns[place] + way & 3)

    def place_of_room(self, room: int) -> int:
        """Where a room lies face up; -1 while it does not."""
        return self.rooms.index(room) if room in self.rooms else -1

    def twin_of(self, place: int) -> int:
        """Where the other room of the same number lies face up; -1 while it does not."""
        return self.place_of_room(TWIN[self.rooms[place]])

    def _connect(self, squares: Sequence[int]) -> None:
        """Work out anew what these squares are connected with: both touching edges must be open."""
        edges, gates, kinds = self.edges, self.gates, self.kinds
        for square in squares:
            links: list[int] = []
            looks_at: list[int] = []
            if kinds[square] != DARK:
                own = edges[square]
                beyond_all = NEXT[square]
                for side in range(4):
                    beyond = beyond_all[side]
                    edge = own[side]
                    if beyond < 0 or edge == WALL or (edge >= GATE and gates[edge - GATE] == CLOSED):
                        continue
                    if kinds[beyond] == DARK:
                        looks_at.append(PLACE_OF[beyond])
                        continue
                    edge = edges[beyond][side + 2 & 3]
                    if edge == OPEN or (edge >= GATE and gates[edge - GATE] != CLOSED):
                        links.append(beyond)
            self.links[square] = tuple(links)
            if looks_at:
                self.dark[square] = tuple(looks_at)
            else:
                self.dark.pop(square, None)


def dark_plan() -> Plan:
    """Eight rooms face down between two starting lines."""
    kinds = [LINE if place < 0 else DARK for place in PLACE_OF]
    plan = Plan(
        (UNKNOWN,) * PLACES, (0,) * PLACES, (CLOSED,) * GATES, kinds, [ALL_OPEN] * SQUARES, [()] * SQUARES, {}
    )  # fmt: skip
    plan._connect(range(SQUARES))
    return plan


DARK_PLAN = dark_plan()


def _turned(square: int, way: int) -> int:
    if PLACE_OF[square] < 0:
        return square
    squares = SQUARES_OF[PLACE_OF[square]]
    row, column = divmod(squares.index(square), SIDE)
    row, column = (column, SIDE - 1 - row) if way > 0 else (SIDE - 1 - column, row)
    return squares[row * SIDE + column]


TURNED_RIGHT: tuple[int, ...] = tuple(_turned(square, 1) for square in range(SQUARES))
TURNED_LEFT: tuple[int, ...] = tuple(_turned(square, -1) for square in range(SQUARES))
"""Where a token on a square comes to lie when its room turns by a quarter (§7)."""
