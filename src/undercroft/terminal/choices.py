"""What one types for an option, and how the options of a question are listed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Any, TypeAlias

from ..kernel.ask import parts_of, thing_of
from ..text import folded
from .screen import Screen, View

Choice: TypeAlias = "tuple[str, dict[str, Any]]"
"""The question, and the option as the view has it."""

WORD, SHORTEST = re.compile(r"[\w’-]+"), 3
"""What a word of an option is, and from how many letters on what is typed may be words of one."""
SEVERAL = 2
"""How many options that differ only in the place share a line."""


class Numbering:
    """Numbers for the options of a game.

    They begin at 1. But an option that is a number is chosen by that number, so that 4 lays the 4; what is offered beside it, or
    in a window while no question is open, is counted on from the highest such number, so that a slip cannot choose it.
    """

    def __init__(self) -> None:
        self.highest: dict[str, int] = {}
        self.kept: dict[str, tuple[str, dict[str, int]]] = {}

    def steady(self, what: str, while_: str, name: str) -> int:
        """The number that something keeps as long as ``while_`` is the same: no other has it, also once it is gone."""
        if self.kept.get(what, ("", {}))[0] != while_:
            self.kept[what] = (while_, {})
        numbers = self.kept[what][1]
        return numbers.setdefault(name, len(numbers) + 1)

    def choices(self, view: View, stays: Callable[[str], str] | None = None) -> dict[str, Choice]:
        """What to type for each option: its number, its id, or the last part of its id if no other ends so.

        :param stays: says how long the options of a question keep their numbers (:meth:`.screen.Screen.stays`).
        """
        found: dict[str, Choice] = {}
        counted: list[Choice] = []
        for ask in view["asks"]:
            for option in ask["options"]:
                number = option["id"].isdecimal() and len(option["id"]) < 3 and option["id"] not in found
                if number:
                    found[option["id"]] = (ask["what"], option)
                else:
                    counted.append((ask["what"], option))
        while_ = stays(view["asks"][0]["what"]) if stays and len(view["asks"]) == 1 and not found else ""
        for number, choice in enumerate(counted, self._last(view, found) + 1):
            found[str(self.steady(choice[0], while_, choice[1]["id"]) if while_ else number)] = choice
        ends = Counter(_end(option) for _, option in counted)
        for choice in counted:
            words = [choice[1]["id"].lower()] + [end for end in [_end(choice[1])] if ends[end] == 1]
            for word in words:
                if not word.isdecimal():
                    found.setdefault(word, choice)
        return found

    def _last(self, view: View, numbers: Mapping[str, Choice]) -> int:
        """The number after which the other options are counted."""
        kinds = {_kind(option) for _, option in numbers.values()}
        for kind in kinds:
            shown = [int(number) for number, (_, option) in numbers.items() if _kind(option) == kind]
            refused = [int(end) for start, end in map(thing_of, view["why"]) if start == kind and end.isdecimal()]
            self.highest[kind] = max(self.highest.get(kind, 0), *shown, *refused)
        if not numbers and any(not ask["may"] for ask in view["asks"]):
            return 0
        return max((self.highest[kind] for kind in kinds or self.highest), default=0)


def by_words(screen: Screen, choices: Mapping[str, Choice], typed: str) -> list[str]:
    """The numbers of the options in whose text every word stands that was typed; none for fewer than three letters."""
    wanted = _words(typed)
    if len(typed) < SHORTEST or not wanted:
        return []
    shown = {number: option for number, (_, option) in choices.items() if number.isdecimal()}
    found = {screen.alike(option): number for number, option in reversed(shown.items()) if wanted <= _words(screen.option(option))}
    return [*reversed(found.values())]


def _words(text: str) -> set[str]:
    return set(WORD.findall(folded(text)))


def _kind(option: Mapping[str, Any]) -> str:
    """What an option is chosen by: ``hand`` of ``hand:5``."""
    return thing_of(next(iter(option["touches"]), ""))[0]


def _end(option: Mapping[str, Any]) -> str:
    return parts_of(option["id"])[-1].lower()


def listed(screen: Screen, choices: Mapping[str, Choice], what: str) -> list[str]:
    """The options of a question by their numbers; what may be done in several places is one line."""
    if screen.pairs(what):
        numbered = {typed: option for typed, (asked, option) in choices.items() if asked == what and typed.isdecimal()}
        other = numbered.pop("0", None)
        if any(option.get("said") for option in numbered.values()):
            return screen.pair_lines(what, numbered)
        return screen.place_lines(what, numbered, other is not None)
    rows, seen = [], set[str]()
    for typed, (asked, option) in sorted(choices.items(), key=lambda each: int(each[0]) if each[0].isdecimal() else -1):
        if asked == what and typed.isdecimal() and screen.alike(option) not in seen:
            seen.add(screen.alike(option))
            text = screen.option(option)
            *before, place = parts_of(option["id"])
            rows.append((typed, text, place if before and text.endswith(f" {place}") else ""))
    lines = []
    for _, each in groupby(rows, lambda row: row[1].removesuffix(row[2]) if row[2] else row[0]):
        same = list(each)
        if len(same) < SEVERAL:
            lines += [f"  {typed}. {text}" for typed, text, _ in same]
        else:
            places = "  ".join(f"{typed}.\u00a0{place}" for typed, _, place in same)
            lines.append(f"  {same[0][1].removesuffix(same[0][2])}…  {places}")
    return lines
