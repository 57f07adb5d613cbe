"""Walking, step by step: what may be done in the middle of a move, and how a move ends (rules §8, §10, §12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel.ask import Choose, Option, Refusal, Refused, Script
from .board import SQUARE, SQUARE_NAMES, SQUARES
from .carrying import handle
from .rooms import PIT
from .state import ESCAPED, GONE, State
from .steps import GO, NOBODY, can_finish, crossed, finishes_at, handling_options, reach, refuse_end, refuse_pass, too_far
from .tokens import (
    BOTH,
    GOBLIN,
    IS_CHARACTER,
    KIND,
    NAMES,
    NOTHING,
    SIDE_OF,
    SPEED,
    TREASURE,
    TREASURE_WORTH,
    WORTH,
)
from .why import in_the_way, refusal

STEP = "step"
"""The question in the middle of a move."""
STOP = "stop"


def move(g: State, mover: int) -> Script:
    """Walk up to one's speed, step by step; pick up, put down and exchange on the way at no cost (§8, §10)."""
    free = g.options.take_in_place and not g.handled >> mover & 1
    if not free:
        g.pay(mover)
    start_walk(g, mover)
    yield from walk(g, seen=[tuple(g.load)], idle=True, unpaid=free)


def start_walk(g: State, mover: int) -> None:
    """The character sets out."""
    g.mover = mover
    g.steps = SPEED[KIND[mover]]
    g.path = (g.at[mover],)
    g.touched = ()


def walk(g: State, seen: list[tuple[int, ...]], idle: bool, unpaid: bool = False) -> Script:
    """Ask for step after step until the move ends.

    :param seen: how the loads were shared out since the last step; what was so already is not offered again.
    :param idle: nothing was done yet, so there is nothing to stop.
    :param unpaid: the point is paid with the first step; handling on the spot, once a turn, is free (A10's option).
    """
    mover = g.mover
    crowd = g.crowd(mover)  # nobody else moves; only handling changes who is where
    told = 0
    while True:
        options = step_options(g, crowd, seen, idle)
        if not options or (len(options) == 1 and options[0] == STOP):
            break
        option = yield Choose(g.active, STEP, options, False, seen, steps_of)
        if option == STOP:
            break
        idle = False
        if option[0] == "go":
            if unpaid:
                g.pay(mover)
                unpaid = False
            step_to(g, SQUARE[option[1]], told)
            if g.at[mover] < 0:
                break
            seen = [tuple(g.load)]
        else:
            tell_path(g, told, handles=True)
            told = len(g.path) - 1
            handle(g, mover, option)
            crowd = g.crowd(mover)
            seen.append(tuple(g.load))
    if unpaid:
        g.handled |= 1 << mover
    end_walk(g, told)


def step_to(g: State, square: int, told: int) -> None:
    """One step; onto the opponent's starting line it leads out (§12).

    :param told: as in :func:`tell_path`.
    """
    mover = g.mover
    g.steps -= 1
    g.path += (square,)
    g.put(mover, square)
    if g.is_exit_for(mover, square):
        tell_path(g, told)
        leave(g, mover)


def end_walk(g: State, told: int = 0) -> None:
    """The move is over.

    :param told: as in :func:`tell_path`.
    """
    if g.at[g.mover] >= 0:
        tell_path(g, told)
    g.mover = NOTHING
    g.steps = 0
    g.path = g.touched = ()


def tell_path(g: State, told: int, handles: bool = False) -> None:
    """One line of the log for the way up to here; none for a move on the spot. Of a move told in parts it says which part it is.

    :param told: how many steps the log has told already, before something was handled on the way.
    :param handles: something is handled here, so that this is hardly the whole way.
    """
    path = g.path[told:]
    if len(path) < 2:
        return
    if g.journal is None:
        return
    start, square = path[0], path[-1]
    over, by = crossed(g, g.mover, path)
    ends = "over" if square not in over else "onto" if len(over) == 1 else "both"
    way: dict[str, Any] = {
        "path": path, "over": over, "count": len(over), "by": by, "ends": ends,
        "part": "on" if told else "first" if handles else "whole", "steps": len(g.path) - 1, "speed": SPEED[KIND[g.mover]],
    }  # fmt: skip
    if start == square:
        g.tell("returns", seat=SIDE_OF[g.mover], token=g.mover, square=square, **way)
    else:
        g.tell("moves", seat=SIDE_OF[g.mover], token=g.mover, start=start, square=square, **way)


def worth_out(g: State, token: int) -> int:
    """The points that a character scores for its own side if it leaves with its present load (§12)."""
    load = g.load[token]
    treasure = load >= 0 and KIND[load] == TREASURE and (g.options.treasure_to != "owner" or SIDE_OF[load] == SIDE_OF[token])
    return WORTH[KIND[token]] + (TREASURE_WORTH if treasure else 0)


def leave(g: State, token: int) -> None:
    """A character leaves the dungeon with what it carries: its points, and one for a treasure (§12)."""
    side = SIDE_OF[token]
    load, square, points = g.load[token], g.at[token], g.boost.get(token, 0)
    g.load[token] = NOTHING
    g.remove(token, ESCAPED)
    if load >= 0:  # nothing of it stays on the line while the exit is told
        g.remove(load, ESCAPED if IS_CHARACTER[load] or KIND[load] == TREASURE else GONE)
    g.tell("leaves", seat=side, token=token, square=square, points=points)
    g.score(side, "goblin" if KIND[token] == GOBLIN else "exit", token, WORTH[KIND[token]], square)
    if load < 0:
        return
    if IS_CHARACTER[load]:
        g.tell("saved", seat=side, token=load)
    elif KIND[load] == TREASURE:
        g.tell("carries-out", seat=side, token=token, thing=load)
        g.score(SIDE_OF[load] if g.options.treasure_to == "owner" else side, "treasure", load, TREASURE_WORTH, square)
    else:
        g.tell("loses", seat=side, token=token, thing=load, square=square, fate="out")


# -- what may be done next


Seen = Sequence[tuple[int, ...]]
"""Who has carried what since the last step; an arrangement that was there already is not offered again."""


def steps_of(g: State, seat: int, seen: Seen, why: Refused | None = None) -> list[Option]:
    """The candidates of a step, wherever the move has come to."""
    idle = len(g.path) < 2 and not g.touched
    return step_options(g, g.crowd(g.mover), seen, idle, why)


def step_options(g: State, crowd: dict[int, list[int]], seen: Seen, idle: bool, why: Refused | None = None) -> list[Option]:
    """Everything the mover may do next: steps to connected squares, handling on this square, stopping.

    :param crowd: the tokens of every square, without the mover and its load.
    """
    mover = g.mover
    here = g.at[mover]
    options: list[Option] = []
    if g.steps:
        for square in g.plan.links[here]:
            there = crowd.get(square, NOBODY)
            if not refuse_pass(g, mover, here, square, there) and can_finish(g, mover, square, g.steps - 1, crowd):
                options.append(GO[square])
    options += handling_options(g, mover, crowd.get(here, NOBODY), g.steps, seen, why)
    if not idle and finishes_at(g, mover, here, crowd):
        options.append(STOP)
    if why is not None:
        refuse_elsewhere(g, reach(g, mover, g.steps, why, crowd), too_far(g.steps), why)
        if STOP not in options:
            why.add(refuse_stop(g, idle, crowd), f"do:{STOP}:{NAMES[mover]}", STOP)
    return options


def refuse_elsewhere(g: State, reached: dict[int, list[int]], far: Refusal, why: Refused) -> None:
    """Say why the pieces on other squares are out of reach: what bars the way to their square, else ``far``; the same for every
    other square."""
    mover, here = g.mover, g.at[g.mover]
    why.add(refusal("already-there", square=SQUARE_NAMES[here]), f"square:{SQUARE_NAMES[here]}")
    crowd = g.crowd(mover)
    for token in BOTH:
        at = g.at[token]
        if not 0 <= at < SQUARES or at == here:
            continue
        square = SQUARE_NAMES[at]
        bars = why.things.get(f"square:{square}")
        if bars is None and at in reached:
            enemy = IS_CHARACTER[token] and SIDE_OF[token] != SIDE_OF[mover]
            key = refuse_end(g, mover, at, crowd[at]) if enemy else ""
            bars = in_the_way(g, mover, key or "walk-there-first", at)
        if bars is not None:
            why.add(bars, f"piece:{NAMES[token]}")
    why.add(far, "square")
    why.add(far, "piece")


def refuse_stop(g: State, idle: bool, crowd: dict[int, list[int]]) -> Refusal:
    """Why the move cannot end here."""
    here = g.at[g.mover]
    if idle:
        return refusal("move-not-begun")
    key = refuse_end(g, g.mover, here, crowd.get(here, NOBODY))
    if key:
        return in_the_way(g, g.mover, key, here)
    untidy = next(square for square in g.touched if not g.is_lawful(square, g.tokens_at(square)))
    return refusal("left-untidy", square=SQUARE_NAMES[untidy])


def can_move(g: State, token: int, crowd: dict[int, list[int]]) -> bool:
    """Whether a character can do anything in a move: there is a lawful step, or something to handle."""
    here = g.at[token]
    load = g.load[token]
    for square in g.plan.links[here]:
        if not refuse_pass(g, token, here, square, crowd.get(square, NOBODY)):
            # Everybody can walk two squares, so one can at least step back; not so surely between two pits.
            if g.plan.kinds[here] != PIT:
                return True
            if can_finish(g, token, square, SPEED[KIND[token]] - 1, g.crowd(token)):
                return True
    if load < 0 and len(crowd[here]) < 2:
        return False
    there = [other for other in crowd[here] if other not in (token, load)]
    return bool(handling_options(g, token, there, SPEED[KIND[token]], [tuple(g.load)]))
