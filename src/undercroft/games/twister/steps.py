"""Where a character may step and stop, how far it gets, and what it may handle on its square (rules §8, §10)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

from ...kernel.ask import Option, Refusal, Refused
from .board import CLOSED, DARK, LINE, NEXT, SQUARE_NAMES
from .carrying import LAWFUL, after_handling, handlings, refuse_handling
from .rooms import GATE, PIT, WALL
from .state import State
from .tokens import IS_CHARACTER, KIND, ROPE, SIDE_OF, THIEF, WIZARD
from .why import in_the_way, refusal

GO: tuple[tuple[str, str], ...] = tuple(("go", name) for name in SQUARE_NAMES)

NOBODY: list[int] = []


def refuse_pass(g: State, token: int, start: int, square: int, there: Sequence[int]) -> str:
    """Why a character may not step from one square to a connected one, or :data:`LAWFUL` (§8).

    :param there: the tokens on ``square``.
    """
    if there and KIND[token] != WIZARD:
        for other in there:
            if SIDE_OF[other] != SIDE_OF[token] and g.stands(other):
                return "enemy-in-the-way"
    if g.plan.kinds[square] == PIT and not over_pit(g, token, start, there):
        bears_rope = g.load[token] >= 0 and KIND[g.load[token]] == ROPE
        return "rope-serves-one-pit" if bears_rope else "pit"
    return LAWFUL


def over_pit(g: State, token: int, start: int, there: Sequence[int]) -> str:
    """What gets a character over a pit, or "" (§8): it is the Thief, or the Wizard in flight, it bears a Rope (but one rope does
    not serve two pits in a row), a Rope lies or is held there, or its own Thief stands there."""
    if KIND[token] == THIEF:
        return "thief"
    if KIND[token] == WIZARD:
        return "flies"
    load = g.load[token]
    if load >= 0 and KIND[load] == ROPE and g.plan.kinds[start] != PIT:
        return "rope"
    for other in there:
        if KIND[other] == ROPE:
            return "rope-there"
        if KIND[other] == THIEF and SIDE_OF[other] == SIDE_OF[token] and g.stands(other):
            return "thief-there"
    return ""


def crossed(g: State, token: int, path: Sequence[int]) -> tuple[list[int], str]:
    """The squares of a way that not everybody may pass, with what let this character pass them (§8): the ``over_pit`` of all pits,
    of several ``ropes``, or ``helped`` where the own Thief is among them; ``over-enemies`` and ``over-both`` of a flight; ``usual``
    where everybody may go, or ``wounded`` where enemies lie who bar nobody."""
    squares: list[int] = []
    lying: list[int] = []
    causes: set[str] = set()
    for start, square in pairwise(path):
        there = [other for other in g.tokens_at(square) if other not in (token, g.load[token])]
        cause = over_pit(g, token, start, there) if g.plan.kinds[square] == PIT else ""
        if not cause and any(SIDE_OF[other] != SIDE_OF[token] and g.stands(other) for other in there):
            cause = "over-enemies"
        if cause and square not in squares:
            squares.append(square)
            causes.add(cause)
        if (
            any(SIDE_OF[other] != SIDE_OF[token] and IS_CHARACTER[other] and g.is_wounded(other) for other in there)
            and square not in lying
        ):
            lying.append(square)
    if not causes and lying:
        return lying, "wounded"
    if len(causes) > 1:
        several = "helped" if "thief-there" in causes else "ropes"
        return squares, "over-both" if KIND[token] == WIZARD else several
    return squares, next(iter(causes), "usual")


def refuse_end(g: State, token: int, square: int, there: Sequence[int]) -> str:
    """Why a character may not end an action on a square, with what it carries now, or :data:`LAWFUL` (§8, A7, A21)."""
    if g.plan.kinds[square] == LINE and g.is_exit_for(token, square):
        return LAWFUL
    load = g.load[token]
    for other in there:
        if not IS_CHARACTER[other]:
            continue
        if not g.is_wounded(other):
            return "somebody-stands-there"
        if SIDE_OF[other] != SIDE_OF[token]:
            return "enemy-lies-there"
        if KIND[token] == WIZARD and not g.options.wizard_on_wounded:
            return "wizard-beside-wounded"
    if g.plan.kinds[square] == PIT and not ends_on_pit(g, token, there):
        return "ends-on-pit"
    if 1 + (load >= 0) + len(there) > 2:
        return "two-tokens-at-most"
    return LAWFUL


def ends_on_pit(g: State, token: int, there: Sequence[int]) -> bool:
    """Only the Thief or a holder of a Rope stands on a pit; empty hands take up the Rope that lies there (A7)."""
    load = g.load[token]
    if KIND[token] == THIEF or (load >= 0 and KIND[load] == ROPE):
        return True
    return (load < 0 or g.options.stand_by_rope) and any(KIND[other] == ROPE for other in there)


def finishes_at(g: State, token: int, square: int, crowd: dict[int, list[int]]) -> bool:
    """Whether the move could end here: this square and every one where something was handled are lawful (Golden Rule 2)."""
    if refuse_end(g, token, square, crowd.get(square, NOBODY)):
        return False
    return all(each == square or g.is_lawful(each, crowd.get(each, NOBODY)) for each in g.touched)


def can_finish(
    g: State, token: int, square: int, steps: int, crowd: dict[int, list[int]], seen: Sequence[tuple[int, ...]] = ()
) -> bool:
    """Whether the move could still end lawfully from a square with so many steps; without this one would walk into a dead end.

    :param seen: how the loads were shared out on this square before, which is not offered again (:func:`walk`).
    """
    if finishes_at(g, token, square, crowd):
        return True
    if g.is_exit_for(token, square):
        return False
    edge, known = [square], {square}
    for _ in range(steps):
        beyond: list[int] = []
        for start in edge:
            for to in g.plan.links[start]:
                if to in known or refuse_pass(g, token, start, to, crowd.get(to, NOBODY)):
                    continue
                if finishes_at(g, token, to, crowd):
                    return True
                known.add(to)
                if not g.is_exit_for(token, to):
                    beyond.append(to)
        edge = beyond
    # Handling helps only where steps or untidy squares are left, or on a pit: there a wounded enemy may fall with its rope.
    return (steps > 0 or bool(g.touched) or g.plan.kinds[square] == PIT) and _finishes_by_handling(g, token, square, steps, seen)


def _finishes_by_handling(g: State, token: int, square: int, steps: int, seen: Sequence[tuple[int, ...]]) -> bool:
    """The thorough search behind :func:`can_finish`, with every way to pick up and put down. Hardly ever needed."""
    trial = g.copy()
    trial.mover = token
    trial.put(token, square)
    known: set[tuple[int, ...]] = {(steps, *trial.at, *loads) for loads in seen}
    stack = [(trial, steps)]
    while stack:
        now, left = stack.pop()
        key = (left, *now.at, *now.load)
        if key in known:
            continue
        known.add(key)
        crowd = now.crowd(token)
        here = now.at[token]
        if finishes_at(now, token, here, crowd):
            return True
        for option in handlings(now, token, crowd.get(here, NOBODY)):
            stack.append((after_handling(now, token, option), left))
        if left:
            for to in now.plan.links[here]:
                if not refuse_pass(now, token, here, to, crowd.get(to, NOBODY)):
                    if now.is_exit_for(token, to):
                        if finishes_at(now, token, to, crowd):
                            return True
                        continue
                    after = now.copy()
                    after.put(token, to)
                    stack.append((after, left - 1))
    return False


def handling_options(
    g: State, token: int, there: list[int], steps: int, seen: Sequence[tuple[int, ...]], why: Refused | None = None
) -> list[Option]:
    """What a character may pick up, put down or exchange on its square, where the move can still end lawfully after it."""
    options: list[Option] = []
    if not there and g.load[token] < 0 and why is None:
        return options
    for option in handlings(g, token, there, why):
        after = after_handling(g, token, option)
        if tuple(after.load) not in seen and can_finish(after, token, after.at[token], steps, after.crowd(token), seen):
            options.append(option)
        elif why is not None:
            refuse_handling("as-it-was" if tuple(after.load) in seen else "dead-end", g, token, option, why)
    return options


def reach(
    g: State, token: int, steps: int, why: Refused | None = None, crowd: dict[int, list[int]] | None = None
) -> dict[int, list[int]]:
    """Every square a character could walk to with its present load and so many steps: its path, the square itself last.

    :param crowd: the tokens of every square, without the character and its load, where they are known.
    """
    crowd = g.crowd(token) if crowd is None else crowd
    start = g.at[token]
    paths: dict[int, list[int]] = {start: []}
    edge = [start]
    left: list[int] = []
    for _ in range(steps):
        beyond: list[int] = []
        if why is not None:
            left += edge
        for here in edge:
            for to in g.plan.links[here]:
                if to in paths or refuse_pass(g, token, here, to, crowd.get(to, NOBODY)):
                    continue
                paths[to] = [*paths[here], to]
                if not g.is_exit_for(token, to):
                    beyond.append(to)
        edge = beyond
    if why is not None:
        refuse_ways(g, token, left, paths, steps, crowd, why)
    del paths[start]
    found: dict[int, list[int]] = {}
    for square, path in paths.items():
        if can_finish(g, token, square, steps - len(path), crowd):
            found[square] = path
        elif why is not None:
            key = refuse_end(g, token, square, crowd.get(square, NOBODY)) or "dead-end"
            why.add(in_the_way(g, token, key, square), f"square:{SQUARE_NAMES[square]}", GO[square])
    return found


def too_far(steps: int) -> Refusal:
    """Why somebody with so many steps does not get to a square when nothing near bars the way."""
    return refusal("too-far", steps=steps)


def refuse_ways(
    g: State, token: int, left: list[int], paths: dict[int, list[int]], steps: int, crowd: dict[int, list[int]], why: Refused
) -> None:
    """Say what bars the way to squares that a character does not get to, and to those behind them.

    :param left: the squares from which it could go on.
    :param steps: how far it gets.
    """
    barred = behind(g, token, steps, crowd)
    near: set[int] = set()
    for here in left:
        for side, to in enumerate(NEXT[here]):
            if to >= 0 and to not in paths and to not in near:
                near.add(to)
                barred[to] = bar_between(g, token, here, side, crowd), to, here
    said: dict[Bar, Refusal] = {}  # many squares lie behind the same wall: its reason is worded once
    for to, bar in barred.items():
        if to not in paths:
            if bar not in said:
                said[bar] = in_the_way(g, token, *bar)
            why.add(said[bar], f"square:{SQUARE_NAMES[to]}", GO[to])


Bar: TypeAlias = "tuple[str, int, int]"
"""What is in the way: its key, the square it keeps one from, the square before that."""


def behind(g: State, token: int, steps: int, crowd: dict[int, list[int]]) -> dict[int, Bar]:
    """By square: the first thing in the way there, on the shortest way that there would be if nothing barred any."""
    first: dict[int, Bar | None] = {g.at[token]: None}
    edge = [g.at[token]]
    for _ in range(steps):
        beyond: list[int] = []
        for here in edge:
            for side, to in enumerate(NEXT[here]):
                if to < 0 or to in first:
                    continue
                bar = first[here]
                if bar is None and (key := bar_between(g, token, here, side, crowd)):
                    bar = key, to, here
                first[to] = bar
                beyond.append(to)
        inside = [square for square in beyond if not g.is_exit_for(token, square)]
        edge = sorted(inside, key=lambda square: first[square] is not None)  # a free way before one that is barred
    return {square: bar for square, bar in first.items() if bar is not None}


def bar_between(g: State, token: int, here: int, side: int, crowd: dict[int, list[int]]) -> str:
    """Why a character may not step to the neighbour on this side of a square, connected or not, or :data:`LAWFUL`."""
    to = NEXT[here][side]
    return refuse_between(g, here, side) or refuse_pass(g, token, here, to, crowd.get(to, NOBODY))


def barrier(g: State, here: int, side: int) -> str:
    """What is drawn between a square and its neighbour on this side and lets nobody through, or :data:`LAWFUL` (§2)."""
    found = LAWFUL
    for square, edge in ((here, side), (NEXT[here][side], side + 2 & 3)):
        code = g.plan.edges[square][edge]
        if code >= GATE and g.plan.gates[code - GATE] == CLOSED:
            return "bars-closed"
        if code == WALL:
            found = "wall"
    return found


def refuse_between(g: State, here: int, side: int) -> str:
    """Why one may not go from a square to its neighbour on this side, or :data:`LAWFUL` (§2, §6)."""
    to = NEXT[here][side]
    if to in g.plan.links[here]:
        return LAWFUL
    return barrier(g, here, side) or ("room-is-dark" if g.plan.kinds[to] == DARK else LAWFUL)
