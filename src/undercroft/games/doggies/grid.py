"""Where rooms lie. A cell is a number; the start lies in the middle of more cells than the deck can fill."""

from __future__ import annotations

import re
from typing import Any, Final

WIDTH: Final = 256
HOME: Final = 128 * WIDTH + 128
"""The cell of the start."""

NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
SIDES: Final[tuple[str, ...]] = ("n", "e", "s", "w")
STEP: Final[tuple[int, int, int, int]] = (-WIDTH, 1, WIDTH, -1)
"""From a cell to its neighbours north, east, south, west."""
FACING: Final[tuple[int, int, int, int]] = (SOUTH, WEST, NORTH, EAST)
"""The side of the neighbour that meets each side."""

_names: dict[int, str] = {}
_NAME = re.compile("(?!$)(?:start|([ns][1-9][0-9]?)?([ew][1-9][0-9]?)?)")


def name_of(cell: int) -> str:
    """What a cell is called: how far it is from the start.

    >>> name_of(HOME), name_of(HOME + 2 - WIDTH), name_of(HOME - 1)
    ('start', 'n1e2', 'w1')
    """
    name = _names.get(cell)
    if name is None:
        row, column = place_of(cell)
        up = "" if row == 0 else f"n{-row}" if row < 0 else f"s{row}"
        along = "" if column == 0 else f"w{-column}" if column < 0 else f"e{column}"
        name = _names[cell] = up + along or "start"
    return name


def place_of(cell: int) -> tuple[int, int]:
    """Rows south and columns east of the start.

    >>> place_of(HOME + WIDTH - 3)
    (1, -3)
    """
    row, column = divmod(cell - HOME + WIDTH // 2, WIDTH)
    return row, column - WIDTH // 2


def whereabouts(cell: int) -> dict[str, Any]:
    """Where a cell is, as the sentences take it: so many to a side, counted from the start.

    >>> whereabouts(HOME + WIDTH - 3)
    {'x': 3, 'across': 'w', 'y': 1, 'down': 's'}
    """
    row, column = place_of(cell)
    across, down = [back if at < 0 else on if at else "none" for at, back, on in ((column, "w", "e"), (row, "n", "s"))]
    return {"x": abs(column), "across": across, "y": abs(row), "down": down}


def place_thing(cell: int) -> str:
    """The object of the screen that a free cell is: columns east and rows south of the start.

    >>> place_thing(HOME + WIDTH - 3)
    'place:-3:1'
    """
    row, column = place_of(cell)
    return f"place:{column}:{row}"


def cell_of(name: str) -> int:
    """The cell with a name; ``ValueError`` if there is none.

    >>> cell_of("n1e2") == HOME + 2 - WIDTH
    True
    """
    row_and_column = _NAME.fullmatch(name)
    if row_and_column is None:
        raise ValueError(name)
    cell = HOME
    for part in row_and_column.groups(""):
        if part:
            cell += STEP[SIDES.index(part[0])] * int(part[1:])
    return cell
