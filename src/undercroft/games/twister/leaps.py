"""Getting somewhere without walking: jumps over pits, and the Wall-Walker's way through walls (rules §9, §13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...kernel.ask import Choose, Option, Script
from .board import DARK, NEXT
from .carrying import after_handling, handle
from .moves import STEP, STOP, end_walk, handling_options, leave, refuse_end, start_walk
from .rooms import GATE, OPEN, PIT, WALL
from .state import State
from .tokens import IS_CHARACTER, KIND, NOTHING, ROPE, SIDE_OF

Refuse = Callable[[State, int, int], str]
"""``refuse(g, token, square)``: why one may not come to a square with what one carries, or ""."""


def landings(g: State, token: int, pit: int) -> list[int]:
    """Where a jump over this pit may land: straight or around the corner, never back (§9)."""
    if is_held(g, pit):
        return []
    return [square for square in g.plan.links[pit] if square != g.at[token] and comes_to(g, token, square, refuse_landing)]


def is_held(g: State, pit: int) -> bool:
    """Whether a character is on a pit, so that nobody jumps over it (§9)."""
    return any(IS_CHARACTER[other] for other in g.tokens_at(pit))


def refuse_landing(g: State, token: int, square: int) -> str:
    """Why a jump may not end here, or "" (§9)."""
    there = [other for other in g.tokens_at(square) if other != g.load[token]]
    for other in there:
        if IS_CHARACTER[other] and g.stands(other):
            return "somebody-stands-there"
        jumps_out = g.options.jump_out_over_wounded and g.is_exit_for(token, square)
        if IS_CHARACTER[other] and SIDE_OF[other] != SIDE_OF[token] and not jumps_out:
            return "enemy-lies-there"
    if g.plan.kinds[square] == PIT and not any(KIND[other] == ROPE for other in there):
        return "double-pit"
    return refuse_end(g, token, square, there)


def jump(g: State, token: int, pit: int, square: int) -> Script:
    """Over one pit, for a jump card: the jump is the whole action, and nothing is handled on the way (§9, A20)."""
    g.pay(token)
    side = SIDE_OF[token]
    if g.options.handle_while_jumping:
        yield from handle_in_place(g, token, refuse_landing, square)
    g.jumps[side] -= 1
    g.tell("jumps", seat=side, token=token, pit=pit, square=square)
    yield from arrive(g, token, square)


def arrive(g: State, token: int, square: int) -> Script:
    """A jump or a walk through a wall ends here."""
    if g.is_exit_for(token, square):
        leave(g, token)
        return
    g.put(token, square)
    if g.options.handle_while_jumping:
        yield from handle_in_place(g, token)


def comes_to(g: State, token: int, square: int, refuse: Refuse) -> bool:
    """Whether a leap may end on a square: with what one carries, or (A20's option) after handling something before."""
    if not refuse(g, token, square):
        return True
    if not g.options.handle_while_jumping:
        return False
    return any(not refuse(after_handling(g, token, option), token, square) for option in handling_here(g, token, [tuple(g.load)]))


def handling_here(g: State, token: int, seen: Sequence[tuple[int, ...]]) -> list[Option]:
    """What one may pick up, put down or exchange on the spot, without a step."""
    there = [other for other in g.tokens_at(g.at[token]) if other not in (token, g.load[token])]
    return handling_options(g, token, there, 0, seen)


def handle_in_place(g: State, token: int, refuse: Refuse | None = None, to: int = NOTHING) -> Script:
    """Pick up, put down or exchange on the spot, without a step (A20's option).

    :param refuse: before setting out: ``refuse(g, token, to)`` says whether one could still come to ``to`` with the new load.
    """
    start_walk(g, token)
    g.steps = 0
    seen = [tuple(g.load)]
    while True:
        options = handling_here(g, token, seen)
        if refuse is not None:
            options = [option for option in options if not refuse(after_handling(g, token, option), token, to)]
        if not options:
            break
        if refuse is None or not refuse(g, token, to):
            options.append(STOP)
        g.asked = (options, tuple(seen))
        option = yield Choose(g.active, STEP, options)
        if option == STOP:
            break
        handle(g, token, option)
        seen.append(tuple(g.load))
    end_walk(g)


def walls_to_pass(g: State, token: int) -> list[int]:
    """The squares behind a wall that the Wall-Walker may step through now (§13)."""
    here = g.at[token]
    return [square for square in NEXT[here] if square >= 0 and comes_to(g, token, square, refuse_through)]


def refuse_through(g: State, token: int, square: int) -> str:
    """Why the Wall-Walker may not pass to this neighbouring square, or "" (§13)."""
    here = g.at[token]
    if g.plan.kinds[square] == DARK:
        return "room-is-dark"
    side = NEXT[here].index(square)
    own, other = g.plan.edges[here][side], g.plan.edges[square][side + 2 & 3]
    if own >= GATE:
        return "not-through-bars"
    if own == OPEN and other == OPEN:
        return "no-wall-beside"
    assert WALL in (own, other)
    load = g.load[token]
    there = [each for each in g.tokens_at(square) if each != load]
    if any(g.stands(each) for each in there):
        return "somebody-stands-there"
    return refuse_end(g, token, square, there)


def pass_wall(g: State, token: int, square: int) -> Script:
    """Through one wall or double wall, as an action of its own (§13, A11)."""
    g.pay(token)
    if g.options.handle_while_jumping:
        yield from handle_in_place(g, token, refuse_through, square)
    g.tell("passes-wall", seat=SIDE_OF[token], token=token, square=square)
    yield from arrive(g, token, square)
