"""A table of square cards on squared paper: a box for each, with its exits and marks, and the free places that have a name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import TypeAlias

LEFT, LINES = 4, 4
"""Columns before the first box, for the name of the row; lines of a box."""
WIDEST, NARROWEST = 16, 3
"""Letters in a box, without its walls."""
VOWELS = "aeiouyаеёиоуыэюяєії"

Spot: TypeAlias = "tuple[int, int]"
"""Column and row."""


class Box:
    """A card as it is drawn.

    :param exits: what its sides show, north, east, south, west: a sign, or "" where there is a wall.
    :param marks: signs for what is there, at the end of its second line.
    """

    __slots__ = ("exits", "marks", "name")

    def __init__(self, name: str, exits: Sequence[str], marks: str = "") -> None:
        self.name = name
        self.exits = tuple(exits)
        self.marks = marks


def drawn(
    boxes: Mapping[Spot, Box], places: Mapping[Spot, str], columns: Mapping[int, str], rows: Mapping[int, str], width: int
) -> list[str]:
    """The table from above, north at the top; nothing where it is too wide for the screen.

    :param places: free places that are shown, by what they are called.
    :param columns, rows: what these are called; those without a name by their number.
    :param width: columns of the screen.
    """
    filled = {*boxes, *places}
    if not filled:
        return []
    across = range(min(x for x, _ in filled), max(x for x, _ in filled) + 1)
    down = range(min(y for _, y in filled), max(y for _, y in filled) + 1)
    inside = min(WIDEST, (width - 1 - LEFT) // len(across) - 2)
    if inside < NARROWEST:
        return []
    lines = [" " * LEFT + "".join(f"{columns.get(x, str(x)):^{inside + 2}}" for x in across).rstrip()]
    for y in down:
        row = [_box(boxes[x, y], inside) if (x, y) in boxes else _place(places.get((x, y), ""), inside) for x in across]
        heads = ("", f"{rows.get(y, str(y)):>3} ", "", "")
        lines += [f"{head:<{LEFT}}" + "".join(box[line] for box in row).rstrip() for line, head in enumerate(heads)]
    return [line.rstrip() for line in lines]


def _syllable(word: str, width: int) -> int:
    """Return where to cut a word that is too long for a line, so that a hyphen fits: after a vowel where there is one."""
    ends = range(2, min(width, len(word) - 1))
    return max(
        (end for end in ends if word[end - 1].lower() in VOWELS and word[end].lower() not in VOWELS + "йьъ"), default=width - 1
    )


def _box(box: Box, inside: int) -> list[str]:
    """Two lines of letters, the marks at the end of the second, between walls with gaps for the exits."""
    marks = box.marks
    first, *more = wrap(box.name, inside, break_on_hyphens=False, break_long_words=False) or [""]
    if len(first) > inside:
        cut = _syllable(first, inside)
        first, more = first[:cut] + "-", [first[cut:], *more]
    room = inside - len(marks) - bool(marks)
    second = " ".join(more)
    if len(second) > room:
        second = second[: room - 1] + "…" if room > 1 else ""
    north, east, south, west = box.exits

    def wall(sign: str) -> str:
        return "+" + f"{sign * 3:-^{inside}}" + "+"

    text = (first, second + " " * (inside - len(second) - len(marks)) + marks)
    return [wall(north), *[f"{west or '|'}{line:<{inside}}{east or '|'}" for line in text], wall(south)]


def _place(label: str, inside: int) -> list[str]:
    """An empty place; named where a card may be laid there."""
    if not label:
        return [" " * (inside + 2)] * LINES
    return [f"{'. . .':^{inside + 2}}", f"{label:^{inside + 2}}", " " * (inside + 2), f"{'. . .':^{inside + 2}}"]
