"""The eight rooms of the dungeon, as they are printed, and how each looks after every quarter turn (rules §2, §7, §17).

A room is named by its number and the way its arrow turns it: ``1R`` turns right (clockwise), its twin ``1L`` left. The plans are
the printed ones; which side of a tile is up in them means nothing, since rooms are laid at any turn.
"""

from __future__ import annotations

from typing import TypeAlias

SIDE = 5
"""Squares along a room's side."""
AREA = SIDE * SIDE

FLOOR, PIT, GEAR = 0, 1, 2
"""What a square of a room is; :mod:`.board` adds the starting lines and the dark."""
OPEN, WALL, GATE = 0, 1, 2
"""What an edge of a square is; a portcullis is ``GATE`` plus its number in the dungeon."""

NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
RIGHT, LEFT = 1, -1
"""Quarter turns: clockwise, counter-clockwise."""
WAYS: dict[int, str] = {RIGHT: "right", LEFT: "left"}
"""The names of the quarter turns."""

Edges: TypeAlias = "tuple[int, int, int, int]"
"""The edges of one square: north, east, south, west."""

# `.` floor, `O` pit, `@` gear; `|` and `---` wall, `H` and `===` portcullis.
PLANS: dict[str, tuple[str, ...]] = {
    "1L": (
        "+   +   +   +   +   +",
        "  . | . | O | . | .  ",
        "+   +---+   +---+   +",
        "  . | .   .   . | .  ",
        "+   +   +   +   +   +",
        "  . H .   .   . H .  ",
        "+   +   +   +   +   +",
        "  . | .   .   . | .  ",
        "+   +---+   +   +   +",
        "  . | .   O   @ | .  ",
        "+   +   +   +   +   +",
    ),
    "1R": (
        "+---+   +   +   +   +",
        "| .   .   .   .   O  ",
        "+   +---+---+---+   +",
        "  . H .   .   . | . |",
        "+   +   +   +   +   +",
        "  . | .   @   . | .  ",
        "+   +   +   +   +   +",
        "  . | .   .   .   .  ",
        "+   +---+   +---+---+",
        "| .   .   .   .   . |",
        "+---+   +   +   +---+",
    ),
    "2L": (
        "+   +---+   +---+   +",
        "  . | .   .   . | .  ",
        "+---+   +   +   +---+",
        "  .   . | O | .   .  ",
        "+   +---+   +---+   +",
        "| . H .   @   . H .  ",
        "+   +---+   +---+   +",
        "  .   . | O | .   .  ",
        "+---+   +   +   +---+",
        "  O | .   .   . | .  ",
        "+   +   +   +---+   +",
    ),
    "2R": (
        "+---+   +---+---+   +",
        "| .   . | .   .   .  ",
        "+   +---+   +---+---+",
        "| . | @   . | .   O |",
        "+   +---+   +   +   +",
        "  O   .   . | . | . |",
        "+---+---+   +   +   +",
        "  .   .   . H . | .  ",
        "+   +---+---+   +   +",
        "| . | .   .   .   . |",
        "+   +   +---+---+---+",
    ),
    "3L": (
        "+   +   +   +---+   +",
        "| .   . | .   .   .  ",
        "+   +   +===+---+   +",
        "  . | . | .   @ | .  ",
        "+   +   +   +   +---+",
        "  . | O   .   .   . |",
        "+   +---+---+---+   +",
        "| .   . | .   . H .  ",
        "+---+   +   +---+   +",
        "  . | .   .   .   O  ",
        "+   +   +---+   +   +",
    ),
    "3R": (
        "+   +   +   +---+   +",
        "  . | .   .   .   .  ",
        "+   +---+---+---+   +",
        "| .   O   .   .   O  ",
        "+   +   +---+   +   +",
        "| .   .   . | @ | . |",
        "+===+   +   +   +   +",
        "  . | .   . | . | .  ",
        "+   +---+===+   +   +",
        "  .   . | .   . H .  ",
        "+---+   +   +---+   +",
    ),
    "4L": (
        "+---+   +   +   +---+",
        "  .   . | . | .   . |",
        "+---+---+   +---+   +",
        "| .   .   O   . | .  ",
        "+   +---+---+   +---+",
        "| . | .   . | .   . |",
        "+   +   +   +---+   +",
        "  . | . | .   @ | .  ",
        "+   +===+   +---+   +",
        "| .   . | . | .   . |",
        "+---+   +   +   +---+",
    ),
    "4R": (
        "+   +---+---+   +---+",
        "| O   . | .   . | .  ",
        "+   +   +   +---+   +",
        "| . | . | .   .   . |",
        "+   +   +   +---+---+",
        "  . | .   .   @ | .  ",
        "+   +---+---+---+   +",
        "| .   .   .   . | . |",
        "+   +   +---+===+   +",
        "| .   . | .   .   . |",
        "+---+   +---+---+   +",
    ),
}


class Room:
    """A room tile.

    :param index: its place in :data:`ROOMS`.
    :param gates: the number in the dungeon of its first portcullis.

    ``kinds[t][i]`` and ``edges[t][i]`` are what lies at the local square ``i`` (row by row from the north-west) after ``t`` quarter
    turns to the right.
    """

    __slots__ = ("edges", "gates", "index", "kinds", "name", "number", "plan", "turns")

    def __init__(self, index: int, name: str, plan: tuple[str, ...], gates: int) -> None:
        self.index = index
        self.name = name
        self.number = int(name[0])
        self.turns = RIGHT if name[1] == "R" else LEFT
        self.plan = plan
        kinds = [".O@".index(plan[1 + 2 * row][2 + 4 * column]) for row in range(SIDE) for column in range(SIDE)]
        edges = [_edges(plan, row, column) for row in range(SIDE) for column in range(SIDE)]
        self.gates = range(gates, gates + _number_gates(edges, gates))
        self.kinds = [kinds]
        self.edges: list[list[Edges]] = [[(each[0], each[1], each[2], each[3]) for each in edges]]
        for _ in range(3):
            self._turn_right()

    def _turn_right(self) -> None:
        """Add the room as it looks one quarter turn further: row and column (r, c) go to (c, 4 - r), north looks east."""
        kinds, edges = self.kinds[-1], self.edges[-1]
        came_from = [(SIDE - 1 - i % SIDE) * SIDE + i // SIDE for i in range(AREA)]
        self.kinds.append([kinds[old] for old in came_from])
        self.edges.append([(edges[old][3], edges[old][0], edges[old][1], edges[old][2]) for old in came_from])


def _edges(plan: tuple[str, ...], row: int, column: int) -> list[int]:
    """The edges of a square in a drawing; every portcullis still without its number."""
    across, down = "| H", ("---", "   ", "===")
    codes = (WALL, OPEN, GATE)
    y, x = 1 + 2 * row, 2 + 4 * column
    return [
        codes[down.index(plan[y - 1][x - 1 : x + 2])],
        codes[across.index(plan[y][x + 2])],
        codes[down.index(plan[y + 1][x - 1 : x + 2])],
        codes[across.index(plan[y][x - 2])],
    ]


def _number_gates(edges: list[list[int]], first: int) -> int:
    """Number the portcullises of a room, both sides alike, and return how many there are."""
    count = 0
    for i in range(AREA):
        for side, beyond in ((EAST, i + 1), (SOUTH, i + SIDE)):
            if edges[i][side] == GATE:
                edges[i][side] = edges[beyond][side + 2 & 3] = GATE + first + count
                count += 1
    return count


def _rooms() -> tuple[Room, ...]:
    rooms: list[Room] = []
    gates = 0
    for index, (name, plan) in enumerate(PLANS.items()):
        rooms.append(Room(index, name, plan, gates))
        gates += len(rooms[-1].gates)
    return tuple(rooms)


ROOMS: tuple[Room, ...] = _rooms()
"""All eight, by name."""
ROOM_INDEX: dict[str, int] = {room.name: room.index for room in ROOMS}
GATES = sum(len(room.gates) for room in ROOMS)
"""Portcullises in the whole dungeon."""
TWIN: tuple[int, ...] = tuple(
    next(other.index for other in ROOMS if other.number == room.number and other.index != room.index) for room in ROOMS
)
"""The room with the same number, by index."""
