"""Getting somewhere without walking: jumps over pits, and the Wall-Walker's way through walls (rules §9, §13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel.ask import Choose, Option, Refused, Script
from .board import DARK, NEXT, SQUARE_NAMES
from .carrying import after_handling, handle, refuse_handling
from .moves import STEP, STOP, Seen, end_walk, leave, refuse_elsewhere, start_walk
from .rooms import GATE, OPEN, PIT, WALL
from .state import State
from .steps import handling_options, refuse_end
from .tokens import IS_CHARACTER, KIND, NAMES, NOTHING, ROPE, SIDE_OF
from .why import in_the_way, refusal

Refuse = Callable[[State, int, int], str]
"""``refuse(g, token, square)``: why one may not come to a square with what one carries, or ""."""
NO_WALL: Final = "no-wall-beside"
"""There is no wall to pass in this direction."""


def jumps_over(g: State, token: int, pit: int, why: Refused | None = None) -> list[tuple[str, ...]]:
    """The jumps over one pit: straight or around the corner, never back (§9)."""
    name, here, held = NAMES[token], g.at[token], is_held(g, pit)
    ways = [square for square in g.plan.links[pit] if square != here]
    free = [] if held else [square for square in ways if comes_to(g, token, square, refuse_landing)]
    if why is not None:
        for square in sorted(ways, key=lambda square: square - pit != pit - here):  # the reason straight on is told first
            if square not in free:
                key, at = ("pit-is-held", pit) if held else (refuse_landing(g, token, square), square)
                option = ("jump", name, SQUARE_NAMES[pit], SQUARE_NAMES[square])
                why.add_aim(in_the_way(g, token, key, at), f"piece:{name}", f"square:{SQUARE_NAMES[square]}", option)
    return [("jump", name, SQUARE_NAMES[pit], SQUARE_NAMES[square]) for square in free]


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
    """Jump over one pit, for a jump card. The jump is the whole action, and nothing is handled on the way (§9, A20)."""
    g.pay(token)
    side = SIDE_OF[token]
    if g.options.handle_while_jumping:
        yield from handle_in_place(g, token, refuse_landing, square)
    g.jumps[side] -= 1
    start = g.at[token]
    g.put(token, square)
    g.tell("jumps", seat=side, token=token, start=start, pit=pit, square=square, left=g.jumps[side])
    yield from arrive(g, token, square)


def arrive(g: State, token: int, square: int) -> Script:
    """What follows: the character leaves, or may handle something."""
    if g.is_exit_for(token, square):
        leave(g, token)
    elif g.options.handle_while_jumping:
        yield from handle_in_place(g, token)


def comes_to(g: State, token: int, square: int, refuse: Refuse) -> bool:
    """Whether a leap may end on a square: with what one carries, or (A20's option) after handling something before."""
    if not refuse(g, token, square):
        return True
    if not g.options.handle_while_jumping:
        return False
    return any(not refuse(after_handling(g, token, option), token, square) for option in handling_here(g, token, [tuple(g.load)]))


def handling_here(g: State, token: int, seen: Seen, why: Refused | None = None) -> list[Option]:
    """What one may pick up, put down or exchange on the spot, without a step."""
    there = [other for other in g.tokens_at(g.at[token]) if other not in (token, g.load[token])]
    return handling_options(g, token, there, 0, seen, why)


def handle_in_place(g: State, token: int, refuse: Refuse | None = None, to: int = NOTHING) -> Script:
    """Pick up, put down or exchange on the spot, without a step (A20's option).

    :param refuse: before setting out: ``refuse(g, token, to)`` says whether one could still come to ``to`` with the new load.
    """
    start_walk(g, token)
    g.steps = 0
    seen = [tuple(g.load)]
    while True:
        options = spot_options(g, g.active, (seen, refuse, to))
        if options in ([], [STOP]):
            break
        option = yield Choose(g.active, STEP, options, False, (seen, refuse, to), spot_options)
        if option == STOP:
            break
        handle(g, token, option)
        seen.append(tuple(g.load))
    end_walk(g)


def spot_options(g: State, seat: int, about: tuple[Seen, Refuse | None, int], why: Refused | None = None) -> list[Option]:
    """What may be handled on the spot, and going on.

    :param about: ``seen``, as when walking; ``refuse`` and ``to`` as in :func:`handle_in_place`.
    """
    seen, refuse, to = about
    token = g.mover
    options: list[Option] = []
    for option in handling_here(g, token, seen, why):
        if refuse is None or not refuse(after_handling(g, token, option), token, to):
            options.append(option)
        elif why is not None:
            refuse_handling("dead-end", g, token, option, why)
    key = "" if refuse is None else refuse(g, token, to)
    if not key:
        options.append(STOP)
    if why is not None:
        refuse_elsewhere(g, {}, refusal("on-the-spot"), why)
        if key:
            why.add(in_the_way(g, token, key, to), f"do:{STOP}:{NAMES[token]}", STOP)
    return options


def walls_passed(g: State, token: int, why: Refused | None = None) -> list[tuple[str, ...]]:
    """The walls that the Wall-Walker may step through now, by the squares behind them (§13)."""
    found: list[tuple[str, ...]] = []
    for square in NEXT[g.at[token]]:
        if square < 0:
            continue
        option = ("through", NAMES[token], SQUARE_NAMES[square])
        if comes_to(g, token, square, refuse_through):
            found.append(option)
        elif why is not None:
            key = refuse_through(g, token, square)
            if key != NO_WALL:
                why.add_aim(in_the_way(g, token, key, square), f"piece:{option[1]}", f"square:{option[2]}", option)
    return found


def refuse_through(g: State, token: int, square: int) -> str:
    """Why the Wall-Walker may not pass to this neighbouring square, or "" (§13)."""
    key = refuse_wall(g, g.at[token], square)
    if key:
        return key
    load = g.load[token]
    there = [each for each in g.tokens_at(square) if each != load]
    if any(g.stands(each) for each in there):
        return "somebody-stands-there"
    return refuse_end(g, token, square, there)


def refuse_wall(g: State, here: int, square: int) -> str:
    """Why nobody passes through a wall from a square to the one beside it, or "" (§13)."""
    if g.plan.kinds[square] == DARK:
        return "room-is-dark"
    side = NEXT[here].index(square)
    own, other = g.plan.edges[here][side], g.plan.edges[square][side + 2 & 3]
    if own >= GATE:
        return "not-through-bars"
    if own == OPEN and other == OPEN:
        return NO_WALL
    assert WALL in (own, other)
    return ""


def pass_wall(g: State, token: int, square: int) -> Script:
    """Step through one wall or double wall, as an action of its own (§13, A11)."""
    g.pay(token)
    if g.options.handle_while_jumping:
        yield from handle_in_place(g, token, refuse_through, square)
    g.put(token, square)
    g.tell("passes-wall", seat=SIDE_OF[token], token=token, square=square)
    yield from arrive(g, token, square)
