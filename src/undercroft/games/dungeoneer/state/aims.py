"""What a card, a use or a challenge is aimed at: words in an option, and what they say."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from ....kernel.ask import seat_of
from .moments import AT_ONCE

Words: TypeAlias = tuple[str, ...]
"""An aim as an option spells it, after the card's name: :data:`.AT_ONCE`, up to two seats (letters), a card, a space or a monster
(its name), an X (figures); of each only what the card needs. ``()`` aims at nothing."""


class Aim:
    """An aim read from its words.

    :param seats: the heroes aimed at, in the order of the words.
    :param on: the card, space or monster aimed at; "" where it is none, or where a roll is against a hero.
    :param x: the X of a card whose player chooses it; else 0.
    :param at_once: whether a treasure is used up the moment it is played.
    """

    __slots__ = ("at_once", "on", "seats", "x")

    def __init__(self, seats: tuple[int, ...] = (), on: str = "", x: int = 0, at_once: bool = False) -> None:
        self.seats = seats
        self.on = on
        self.x = x
        self.at_once = at_once


def is_seat(word: str) -> bool:
    """Whether a word stands for a seat: a letter. Names are longer and small."""
    return len(word) == 1 and word.isupper()


def read_aim(words: Iterable[str]) -> Aim:
    """What the words of an option aim at."""
    aim = Aim()
    for word in words:
        if is_seat(word):
            aim.seats = (*aim.seats, seat_of(word))
        elif word.isdecimal():
            aim.x = int(word)
        elif word == AT_ONCE:
            aim.at_once = True
        else:
            aim.on = word
    return aim
