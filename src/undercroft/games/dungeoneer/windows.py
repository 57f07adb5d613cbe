"""Timing windows: who may use what at which moment, and in which order they are asked (rules §6, §17)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...kernel.ask import AGAIN, Choose, Option, Script, asking
from .moments import GLORY_SIDE, PASS, PERIL_SIDE, Moment
from .playing import use
from .state import State
from .uses import usable

WINDOW = "window"
"""The question of a window."""


def window(g: State, m: Moment, seats: Sequence[int]) -> Script:
    """Ask the seats, boons and treasures first, banes after; after any use all begins again. With the active hero's defeat it is
    over (ruling 49)."""
    players = g.players
    g.moments += len(players) > 1
    passes = [(side, seat) for side in (GLORY_SIDE, PERIL_SIDE) for seat in seats]
    at = 0
    while at < len(passes) and players[g.active].alive:
        side, seat = passes[at]
        at += 1
        found = usable(g, seat, m, side) if players[seat].alive else []
        if found:
            answer = yield from ask_quietly(
                g, seat, WINDOW, m, found, lambda seat=seat, side=side: usable(g, seat, m, side)  # type: ignore[misc]
            )  # fmt: skip
            if answer != PASS:
                yield from use(g, seat, answer, m)
                at = 0
                g.moments += len(players) > 1  # all are asked anew, and again it must not show who


def ask_quietly(g: State, seat: int, what: str, m: Moment, found: list[Option], find: Callable[[], list[Option]]) -> Any:
    """Put a quiet question: what was found, or pass. Where hidden facts were dealt anew since, it is found once more."""
    m.asked = seat
    g.moment = m
    question = Choose(seat, what, [*found, PASS])
    question.again = True
    answer = yield question
    if answer is AGAIN:
        answer = yield from asking(lambda: Choose(seat, what, [*find(), PASS]))
    g.moment = None
    return answer


def ask_at(g: State, seat: int, what: str, m: Moment, find: Callable[[], list[Option]]) -> Any:
    """Ask what ``find`` finds. The moment is in the state as long as the question is open."""
    m.asked = seat
    g.moment = m
    answer = yield from asking(lambda: Choose(seat, what, find()))
    g.moment = None
    return answer
