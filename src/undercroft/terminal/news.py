"""What of a table in lines is new to whoever has read it before."""

from __future__ import annotations

import re
from collections import Counter
from typing import TypeAlias

Placed: TypeAlias = "tuple[str, ...]"
"""A line behind what those over it are called."""


def news(lines: list[str], known: list[Placed]) -> list[str]:
    """The lines that are not known, each below those that say whose or of what it is.

    >>> news(["Ann", "  hat", "Bo", "  hat"], placed(["Ann", "Bo", "  hat"]))
    ['Ann', '  hat']
    """
    left, new = Counter(known), set[int]()
    for at, (place, over) in enumerate(zip(placed(lines), overs(lines), strict=True)):
        if left[place]:
            left[place] -= 1
        else:
            new |= {*over, at}
    return [line for at, line in enumerate(lines) if at in new]


def placed(lines: list[str]) -> list[Placed]:
    """Each line behind what those over it are called: lines of two players may have the same words, and the figures of a player
    change without what lies before it.

    >>> placed(["Ann: 3 glory", "  hat"])
    [('Ann: 3 glory',), ('Ann', '  hat')]
    """
    called = [re.split("[.:;,]", line)[0] for line in lines]
    return [(*(called[each] for each in over), line) for line, over in zip(lines, overs(lines), strict=True)]


def overs(lines: list[str]) -> list[list[int]]:
    """For each line, where those are that stand over it, further left."""
    found: list[list[int]] = []
    over: list[int] = []
    for at, line in enumerate(lines):
        over = [each for each in over if indent(lines[each]) < indent(line)]
        found.append(over)
        over = [*over, at]
    return found


def indent(line: str) -> int:
    """How far a line stands to the right."""
    return len(line) - len(line.lstrip())
