"""Timing windows: who may use what at which moment, and in which order they are asked (rules §6, §17)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...kernel.ask import Choose, Option, Script, asking
from .moments import GLORY_SIDE, PASS, PERIL_SIDE, Moment
from .playing import use
from .state import State
from .uses import usable

WINDOW = "window"
"""The question of a window."""


def window(g: State, m: Moment, seats: Sequence[int]) -> Script:
    """Ask the seats, boons and treasures first, banes after; after a use the pass begins again, after a bane all of it."""
    g.moments += len(g.players) > 1
    while True:
        used = yield from one_pass(g, m, seats, GLORY_SIDE)
        while used:
            used = yield from one_pass(g, m, seats, GLORY_SIDE)
        if not (yield from one_pass(g, m, seats, PERIL_SIDE)):
            return


def one_pass(g: State, m: Moment, seats: Sequence[int], side: int) -> Any:
    """Ask each seat once; ends at the first use, and with the active hero's defeat (ruling 49). Whether there was a use."""
    for seat in seats:
        if not g.players[g.active].alive or not g.players[seat].alive or not usable(g, seat, m, side):
            continue
        answer = yield from ask_quietly(g, seat, WINDOW, m, lambda seat=seat: usable(g, seat, m, side))  # type: ignore[misc]
        if answer != PASS:
            yield from use(g, seat, answer, m)
            return True
    return False


def ask_quietly(g: State, seat: int, what: str, m: Moment, find: Callable[[], list[Option]]) -> Any:
    """Put a quiet question: what ``find`` finds, or pass."""
    return (yield from ask_at(g, seat, what, m, lambda: [*find(), PASS]))


def ask_at(g: State, seat: int, what: str, m: Moment, find: Callable[[], list[Option]]) -> Any:
    """Ask what ``find`` finds. The moment is in the state as long as the question is open."""
    m.asked = seat
    g.moment = m
    answer = yield from asking(lambda: Choose(seat, what, find()))
    g.moment = None
    return answer
