"""Walking: where a character may step and stop, and what it may handle on the way (rules §8, §10, §12)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.ask import Choose, Option, Script
from .board import LINE, SQUARE, SQUARE_NAMES
from .carrying import LAWFUL, after_handling, handle, handlings
from .rooms import PIT
from .state import ESCAPED, GONE, NOT_ASKED, State
from .tokens import (
    GOBLIN,
    IS_CHARACTER,
    KIND,
    NOTHING,
    ROPE,
    SIDE_OF,
    SPEED,
    THIEF,
    TREASURE,
    TREASURE_WORTH,
    WIZARD,
    WORTH,
)

STEP = "step"
"""The question in the middle of a move."""
GO: tuple[tuple[str, str], ...] = tuple(("go", name) for name in SQUARE_NAMES)
STOP = "stop"

NOBODY: list[int] = []


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
        g.asked = (options, tuple(seen))
        option = yield Choose(g.active, STEP, options)
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
            tell_path(g, told)
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
    if g.is_exit_for(mover, square):
        tell_path(g, told)
        leave(g, mover)
        return
    g.put(mover, square)


def end_walk(g: State, told: int = 0) -> None:
    """The move is over.

    :param told: as in :func:`tell_path`.
    """
    if g.at[g.mover] >= 0:
        tell_path(g, told)
    g.mover = NOTHING
    g.steps = 0
    g.path = g.touched = ()
    g.asked = NOT_ASKED


def tell_path(g: State, told: int) -> None:
    """One line of the log for the way up to here; none for a move on the spot.

    :param told: how many steps the log has told already, before something was handled on the way.
    """
    path = g.path[told:]
    if len(path) < 2:
        return
    start, square = path[0], path[-1]
    if start == square:
        g.tell("returns", seat=SIDE_OF[g.mover], token=g.mover, square=square, path=path)
    else:
        g.tell("moves", seat=SIDE_OF[g.mover], token=g.mover, start=start, square=square, path=path)


def leave(g: State, token: int) -> None:
    """A character leaves the dungeon with what it carries: its points, and one for a treasure (§12)."""
    side = SIDE_OF[token]
    load = g.load[token]
    g.load[token] = NOTHING
    g.remove(token, ESCAPED)
    g.tell("leaves", seat=side, token=token)
    g.score(side, "goblin" if KIND[token] == GOBLIN else "exit", token, WORTH[KIND[token]])
    if load < 0:
        return
    if IS_CHARACTER[load]:
        g.remove(load, ESCAPED)
        g.tell("saved", seat=side, token=load)
        return
    g.remove(load, ESCAPED if KIND[load] == TREASURE else GONE)
    if KIND[load] == TREASURE:
        g.tell("carries-out", seat=side, token=token, thing=load)
        g.score(SIDE_OF[load] if g.options.treasure_to == "owner" else side, "treasure", load, TREASURE_WORTH)


# -- where one may step and stop ------------------------------------------------------------------------------------------------


def refuse_pass(g: State, token: int, start: int, square: int, there: Sequence[int]) -> str:
    """Why a character may not step from one square to a connected one, or :data:`LAWFUL` (§8).

    :param there: the tokens on ``square``.
    """
    if there and KIND[token] != WIZARD:
        for other in there:
            if SIDE_OF[other] != SIDE_OF[token] and g.stands(other):
                return "enemy-in-the-way"
    if g.plan.kinds[square] == PIT and not crosses_pit(g, token, start, there):
        bears_rope = g.load[token] >= 0 and KIND[g.load[token]] == ROPE
        return "rope-serves-one-pit" if bears_rope else "pit"
    return LAWFUL


def crosses_pit(g: State, token: int, start: int, there: Sequence[int]) -> bool:
    """Whether a character gets over a pit (§8): the Thief, the Wizard in flight, with a Rope of its own (but one rope does not
    serve two pits in a row), by a Rope that lies or is held there, or past the own Thief."""
    if KIND[token] in (THIEF, WIZARD):
        return True
    load = g.load[token]
    if load >= 0 and KIND[load] == ROPE and g.plan.kinds[start] != PIT:
        return True
    for other in there:
        if KIND[other] == ROPE or (KIND[other] == THIEF and SIDE_OF[other] == SIDE_OF[token] and g.stands(other)):
            return True
    return False


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


def step_options(g: State, crowd: dict[int, list[int]], seen: Sequence[tuple[int, ...]], idle: bool) -> list[Option]:
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
    options += handling_options(g, mover, crowd.get(here, NOBODY), g.steps, seen)
    if not idle and finishes_at(g, mover, here, crowd):
        options.append(STOP)
    return options


def can_move(g: State, token: int, crowd: dict[int, list[int]]) -> bool:
    """Whether a character could do anything in a move."""
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


def handling_options(g: State, token: int, there: list[int], steps: int, seen: Sequence[tuple[int, ...]]) -> list[Option]:
    """What a character may pick up, put down or exchange on its square, where the move can still end lawfully after it."""
    options: list[Option] = []
    if not there and g.load[token] < 0:
        return options
    for option in handlings(g, token, there):
        after = after_handling(g, token, option)
        if tuple(after.load) not in seen and can_finish(after, token, after.at[token], steps, after.crowd(token), seen):
            options.append(option)
    return options


# -- what a screen and a bot want to know ---------------------------------------------------------------------------------------


def reach(g: State, token: int, steps: int) -> dict[int, list[int]]:
    """Every square a character could walk to with its present load and so many steps: its path, the square itself last."""
    crowd = g.crowd(token)
    start = g.at[token]
    paths: dict[int, list[int]] = {start: []}
    edge = [start]
    for _ in range(steps):
        beyond: list[int] = []
        for here in edge:
            for to in g.plan.links[here]:
                if to in paths or refuse_pass(g, token, here, to, crowd.get(to, NOBODY)):
                    continue
                paths[to] = [*paths[here], to]
                if not g.is_exit_for(token, to):
                    beyond.append(to)
        edge = beyond
    del paths[start]
    return {
        square: path
        for square, path in paths.items()
        if can_finish(g, token, square, steps - len(path), crowd)
    }  # fmt: skip
