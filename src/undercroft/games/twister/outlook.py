"""What a square means for a token that is placed there: how far from its exit, and who is nearest (rules §2, §8, §12, §13).

Ways are those that are open now: no card is spent on a jump, and no bars are moved. The Wall-Walker passes walls, and each wall is
one square of its way. Nothing here says what a good square is.
"""

from __future__ import annotations

from typing import Any, Final

from .board import LINES, NEXT, SQUARES
from .leaps import refuse_wall
from .state import State
from .steps import NOBODY, refuse_end, refuse_pass
from .tokens import IS_CHARACTER, KIND, KINDS, NAMES, PARTY, SIDE_OF, WALL_WALKER

NO_WAY: Final = -1
"""There is no open way."""


def exit_of(g: State, token: int, square: int) -> tuple[int, int]:
    """How many squares a character on this square is from the opponent's starting line, and how many walls it passes on the way."""
    steps, walls = spread(g, token, list(LINES[1 - SIDE_OF[token]]), back=True)
    return steps[square], walls[square]


def nearest(g: State, seat: int, square: int) -> tuple[int, int]:
    """Which character of a seat has the fewest squares to go to this one, and how many; :data:`NO_WAY` where none gets there."""
    best = (NO_WAY, NO_WAY)
    for token in PARTY[seat]:
        if g.stands(token):
            steps = spread(g, token, [g.at[token]], back=False)[0][square]
            if steps != NO_WAY and (best[1] == NO_WAY or steps < best[1]):
                best = (token, steps)
    return best


def spread(g: State, token: int, ends: list[int], back: bool) -> tuple[list[int], list[int]]:
    """The squares of the shortest way between each square and one of ``ends``, and the walls on it; kept as long as nobody moves.

    :param back: the ways lead to ``ends``, else from there.
    """
    known: dict[Any, Any] = g.plan.memo.setdefault("outlook", {})
    table = (tuple(g.at), tuple(g.load), g.wounded)
    if known.get("table") != table:
        known.clear()
        known["table"] = table
    if (token, back) not in known:
        known[token, back] = work_out(g, token, ends, back)
    found: tuple[list[int], list[int]] = known[token, back]
    return found


def work_out(g: State, token: int, ends: list[int], back: bool) -> tuple[list[int], list[int]]:
    """Search from ``ends`` square by square; of ways that are equally short, the one with the fewest walls."""
    crowd = g.crowd(token) if g.stands(token) else g.crowd()
    steps, walls = [NO_WAY] * SQUARES, [0] * SQUARES
    for end in ends:
        steps[end] = 0
    edge = list(ends)
    while edge:
        beyond: list[int] = []
        for here in edge:
            if not back and g.is_exit_for(token, here):
                continue  # whoever comes there has left
            for to in NEXT[here]:
                if to < 0 or (steps[to] != NO_WAY and steps[to] <= steps[here]):
                    continue
                passed = goes(g, token, to, here, crowd) if back else goes(g, token, here, to, crowd)
                if passed == NO_WAY:
                    continue
                if steps[to] == NO_WAY:
                    steps[to], walls[to] = steps[here] + 1, walls[here] + passed
                    beyond.append(to)
                else:
                    walls[to] = min(walls[to], walls[here] + passed)
        edge = beyond
    return steps, walls


def goes(g: State, token: int, start: int, to: int, crowd: dict[int, list[int]]) -> int:
    """How many walls a character passes by stepping from one square to the next: none, or one; :data:`NO_WAY` where it may not."""
    there = crowd.get(to, NOBODY)
    if to in g.plan.links[start]:
        return NO_WAY if refuse_pass(g, token, start, to, there) else 0
    if KIND[token] != WALL_WALKER or refuse_wall(g, start, to) or refuse_end(g, token, start, crowd.get(start, NOBODY)):
        return NO_WAY
    return NO_WAY if any(g.stands(each) for each in there) or refuse_end(g, token, to, there) else 1


def outlook(g: State, token: int, square: int) -> dict[str, Any]:
    """In words of an option: for a character whether a way leads ``out``, by how many squares (``exit``) and through how many
    ``walls``; and who is nearest of the side that places (``near``) and of the other (``foe``), 0 squares off for nobody."""
    said: dict[str, Any] = {"out": "object"}
    if IS_CHARACTER[token]:
        steps, walls = exit_of(g, token, square)
        said = {"out": "no" if steps == NO_WAY else "yes", "exit": steps, "walls": walls}
    for what, seat in (("near", g.placer), ("foe", 1 - g.placer)):
        who, steps = nearest(g, seat, square)
        if who == NO_WAY:
            said[f"{what}_steps"] = 0
        else:
            said |= {what: KINDS[KIND[who]], f"{what}_piece": NAMES[who], f"{what}_steps": steps}
    return said
