"""Timing windows: who may use what at which moment, and in which order they are asked (rules §6, §17)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, Final, TypeAlias

from ....kernel.ask import AGAIN, Among, Choose, MaybeScript, Option, Question, Refused, Script
from ..state.moments import GLORY_SIDE, PASS, PERIL_SIDE, Moment
from ..state.state import CLOSE, State
from .piles import keep_all_limits
from .reasons import because
from .uses import thing_of, usable
from .way import way_of

Asking: TypeAlias = Generator[Question, Any, Any]
"""A script that returns the answer."""

WINDOW: Final = "window"
"""The question of a window."""

CARRY_OUT: dict[str, Callable[[State, int, Any, Moment], MaybeScript]] = {}
"""What carries out an option of a seat at a moment, by the option's first word; filled by :mod:`.playing`."""


def use(g: State, seat: int, answer: Any, m: Moment) -> Script:
    """Pay for what a seat chose and carry it out."""
    yield from CARRY_OUT[answer[0]](g, seat, answer, m)
    yield from keep_all_limits(g)


def window(g: State, m: Moment, seats: list[int]) -> MaybeScript:
    """Ask the seats, boons and treasures first, banes after; after any use all begins again. With the active hero's defeat it is
    over (ruling 49). It is looked at once whether anybody has anything to use, which is seldom."""
    g.moments += way_of(g).watched
    at, found = _next_use(g, m, seats, 0)
    return _ask_in_turn(g, m, seats, at, found) if found else ()


def _next_use(g: State, m: Moment, seats: list[int], at: int) -> tuple[int, list[Option]]:
    """The first place from ``at`` on where a seat has something to use, and what; nothing if there is none. Places are the seats on
    the side of glory, then the seats on the side of peril."""
    players, count = g.players, len(seats)
    if players[g.active].alive:
        for place in range(at, 2 * count):
            seat = seats[place % count]
            if players[seat].alive:
                found = usable(g, seat, m, place // count)
                if found:
                    return place, found
    return at, []


def _ask_in_turn(g: State, m: Moment, seats: list[int], at: int, found: list[Option]) -> Script:
    """The window from the place on where somebody has something to use."""
    while found:
        seat, side = seats[at % len(seats)], at // len(seats)
        answer = yield from ask_quietly(g, seat, WINDOW, m, found, peril_side if side == PERIL_SIDE else glory_side)
        at += 1
        if answer != PASS:
            yield from use(g, seat, answer, m)
            at = 0
            m.menu = m.menu and g.phase != CLOSE  # after its menu has ended this is news, and none follows
            g.moments += way_of(g).watched  # all are asked anew, and again it must not show who
        at, found = _next_use(g, m, seats, at)


def glory_side(g: State, seat: int, m: Moment, why: Refused | None = None) -> list[Option]:
    """What a seat may do in a window while boons, treasures and effects are asked for."""
    found = usable(g, seat, m, GLORY_SIDE, why)
    if why is not None:
        refuse_side(g, seat, m, PERIL_SIDE, "banes-follow", why)
    return [*found, PASS]


def peril_side(g: State, seat: int, m: Moment, why: Refused | None = None) -> list[Option]:
    """What a seat may do in a window while banes are asked for."""
    found = usable(g, seat, m, PERIL_SIDE, why)
    if why is not None:
        refuse_side(g, seat, m, GLORY_SIDE, "banes-now", why)
    return [*found, PASS]


def both_sides(g: State, seat: int, m: Moment, why: Refused | None = None) -> list[Option]:
    """Everything usable, boons and treasures first."""
    return [*usable(g, seat, m, GLORY_SIDE, why), *usable(g, seat, m, PERIL_SIDE, why)]


def response_options(g: State, seat: int, m: Moment, why: Refused | None = None) -> list[Option]:
    """What a seat may do in the response step."""
    return [*both_sides(g, seat, m, why), PASS]


def refuse_side(g: State, seat: int, m: Moment, side: int, key: str, why: Refused) -> None:
    """Say why things may not be used that the window does not ask for now, or that their side has not come yet."""
    for option in usable(g, seat, m, side, why):
        why.add(because(key), thing_of(g, seat, option), option)


def ask_quietly(g: State, seat: int, what: str, m: Moment, found: list[Option], among: Among) -> Asking:
    """Put a quiet question: what was found, or pass."""
    return ask_at(g, seat, what, m, among, [*found, PASS])


def ask_at(g: State, seat: int, what: str, m: Moment, among: Among, found: Sequence[Option] | None = None) -> Asking:
    """Ask what may be done at a moment (``found``, where that is known). Where hidden facts were dealt anew since, it is found once
    more. The moment is in the state as long as the question is open."""
    m.asked = seat
    g.moment = m
    while True:
        question = Choose(seat, what, among(g, seat, m, None) if found is None else found, about=m, among=among)
        question.again = True
        answer = yield question
        if answer is not AGAIN:
            break
        found = None
    g.moment = None
    return answer
