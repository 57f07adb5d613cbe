"""Whether a card's fields can do anything on a card of its kind; what nothing would ever ask for is a fault of the file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from .cards import BANE, BOON, TRAP, TREASURE
from .entries import Entry, LimitEntry

Fault: TypeAlias = tuple[str, str]
"""A field, and half a sentence that says what is wrong with it."""


def faults(section: str, entry: Entry) -> Iterator[Fault]:
    """Everything that would do nothing, or could not be carried out."""
    yield from cost(section, entry)
    if section == BANE:
        yield from bane(entry)


def has(entry: Any, field: str) -> bool:
    """Whether a card has something in a field."""
    value = getattr(entry, field, None)
    return bool(value) and value != LimitEntry()


def kind_of(section: str, entry: Any) -> str:
    """A card's kind in words: ``a boon of duration "instant"``, ``a quest of chance``, ``a map card``."""
    if section == "quest":
        return f"a quest of {' and '.join(entry.categories)}"
    if section in (BOON, TREASURE, BANE):
        return f'a {section} of duration "{entry.duration}"'
    return "a map card" if section == "map" else f"a {section}"


def cost(section: str, entry: Any) -> Iterator[Fault]:
    """An X is asked for where a trap is declared, and where a card is played that adds it to a roll."""
    adds = entry.next_roll is not None and entry.next_roll.add == "X"
    instant = section in (BOON, TREASURE) and entry.duration == "instant"
    if getattr(entry, "cost", 0) == "X" and section != TRAP and not (instant and adds):
        yield "cost", '"cost" can be "X" for a trap, or for an instant boon or treasure whose "next_roll" adds "X"'


def bane(entry: Any) -> Iterator[Fault]:
    """What befalls a hero is aimed at one; a permanent bane works for its player's encounters."""
    if entry.duration == "permanent" and entry.target:
        yield "target", 'a bane of duration "permanent" has no "target": it works for encounters, by "commands"'
    if entry.duration == "attachment" and not entry.target:
        yield "attach", 'an attachment bane needs target = "hero": whose hero or treasure it goes under'
    if entry.duration == "instant" and has(entry, "effects") and not entry.target:
        yield "effects", 'the "effects" of a bane need target = "hero": whom they befall'
