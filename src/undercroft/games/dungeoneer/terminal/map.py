"""The map of Dungeoneer on squared paper: a box for each space, with its exits, hazards and heroes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from textwrap import wrap
from typing import Any

from .described import exits_of

LEFT, LINES = 4, 4
"""Columns before the first box, for the number of the row; lines of a box."""
WIDEST, NARROWEST = 16, 3
"""Letters in a box, without its walls."""
EXITS = {"open": " ", "blocked": "#", "trap": "!", "wall": ""}
HAZARDS = {"danger": "*", "spikes": "^", "pit": "o"}
LAID, NEW, LYING = "$", "+", "_"
VOWELS = "aeiouyаеёиоуыэюяєії"

Named = Callable[[str], str]


def picture(laid: Mapping[str, Any], cards: Mapping[str, Any], named: Named, places: set[tuple[int, int]], width: int) -> list[str]:
    """The dungeon from above, north at the top; nothing where it is too wide for the screen.

    :param laid: the board as the view shows it.
    :param cards: the map cards by their ids on the map.
    :param named: what a map card is called.
    :param places: columns and rows where a card may be laid now.
    :param width: columns of the screen.
    """
    at = {(space["x"], space["y"]): space for space in laid["map"]}
    filled = {*at, *places}
    if not filled:
        return []
    columns = range(min(x for x, _ in filled), max(x for x, _ in filled) + 1)
    rows = range(min(y for _, y in filled), max(y for _, y in filled) + 1)
    inside = min(WIDEST, (width - 1 - LEFT) // len(columns) - 2)
    if inside < NARROWEST:
        return []
    lines = [" " * LEFT + "".join(f"{x:^{inside + 2}}" for x in columns).rstrip()]
    for y in rows:
        boxes = []
        for x in columns:
            if (x, y) in at:
                space = at[x, y]
                boxes.append(_box(named(space["id"]), _marks(laid, space, cards), _exits(space, cards), inside))
            else:
                boxes.append(_place(f"{x}:{y}" if (x, y) in places else "", inside))
        heads = ("", f"{y:>3} ", "", "")
        lines += [f"{head:<{LEFT}}" + "".join(box[line] for box in boxes).rstrip() for line, head in enumerate(heads)]
    return [line.rstrip() for line in lines]


def _exits(space: Mapping[str, Any], cards: Mapping[str, Any]) -> list[str]:
    return [EXITS[exit["kind"]] for exit in exits_of(space, cards[space["id"]])]


def _marks(laid: Mapping[str, Any], space: Mapping[str, Any], cards: Mapping[str, Any]) -> str:
    """Who is there (``_`` lies on the ground), a token, hazards, and whether it still gives peril and glory in this turn."""
    heroes = [player for player in laid["players"] if player["alive"] and player["space"] == space["id"]]
    marks: str = "".join(player["seat"] + LYING * player["down"] for player in heroes)
    marks += LAID * (space["id"] in laid["quests"]["dropped"].values())
    marks += "".join(sign for hazard, sign in HAZARDS.items() if cards[space["id"]][hazard])
    return marks + (NEW if space["new"] and laid["phase"] == "hero" else "")


def _syllable(word: str, width: int) -> int:
    """Return where to cut a word that is too long for a line, so that a hyphen fits: after a vowel where there is one."""
    ends = range(2, min(width, len(word) - 1))
    return max(
        (end for end in ends if word[end - 1].lower() in VOWELS and word[end].lower() not in VOWELS + "йьъ"), default=width - 1
    )


def _box(name: str, marks: str, exits: list[str], inside: int) -> list[str]:
    """Two lines of letters, the marks at the end of the second, between walls with gaps for the exits."""
    first, *more = wrap(name, inside, break_on_hyphens=False, break_long_words=False) or [""]
    if len(first) > inside:
        cut = _syllable(first, inside)
        first, more = first[:cut] + "-", [first[cut:], *more]
    room = inside - len(marks) - bool(marks)
    second = " ".join(more)
    if len(second) > room:
        second = second[: room - 1] + "…" if room > 1 else ""
    north, east, south, west = exits

    def wall(sign: str) -> str:
        return "+" + f"{sign * 3:-^{inside}}" + "+"

    text = (first, second + " " * (inside - len(second) - len(marks)) + marks)
    return [wall(north), *[f"{west or '|'}{line:<{inside}}{east or '|'}" for line in text], wall(south)]


def _place(label: str, inside: int) -> list[str]:
    """An empty place; named where a card may be laid there."""
    if not label:
        return [" " * (inside + 2)] * LINES
    return [f"{'. . .':^{inside + 2}}", f"{label:^{inside + 2}}", " " * (inside + 2), f"{'. . .':^{inside + 2}}"]
