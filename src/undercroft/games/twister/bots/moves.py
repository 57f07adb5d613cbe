"""Whole actions of Dungeon Twister: what a turn is planned in, instead of single steps.

A walk is one choice here, with what is picked up, put down or handed over on the way; of the hundreds that are possible only those
that lead somewhere are looked at. Every choice comes with the answers that it consists of and the position after it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

from ....kernel.ask import Option
from ..actions import (
    dark_places,
    drink,
    fire,
    fireballs,
    gate_actions,
    heal,
    healings,
    recover,
    refuse_recover,
    work_gate,
)
from ..board import LINE, PLACE_NAMES, SQUARE, SQUARES
from ..carrying import DROP, handle, refuse_take, take_up_rope
from ..combat import fighters, refuse_attack
from ..leaps import jumps_over, walls_passed
from ..moves import STOP, leave
from ..rooms import GEAR, PIT, ROOMS, WAYS
from ..state import State
from ..steps import GO, NOBODY, finishes_at, refuse_end, refuse_pass
from ..tokens import (
    CHARACTERS,
    CLERIC,
    IS_CHARACTER,
    KIND,
    NAMES,
    NOTHING,
    PARTY,
    POTION,
    SIDE_OF,
    SPEED,
    THIEF,
    TOKEN,
    TREASURE,
    TROLL,
    WALL_WALKER,
    WAND,
    WARRIOR,
    WIZARD,
)
from ..turning import gear_turns, gone_round
from .ways import gait_of, grip, known, turned, way_out

Crowd: TypeAlias = "dict[int, list[int]]"
VALUE = {TREASURE: 9, WAND: 5, POTION: 4}
"""Which things are worth putting another down for, by kind; all others 1."""

DONE, REVEAL, FIGHT = 0, 1, 2
"""What is known after an action: everything; not how the room looks; not who won."""


class WholeAction(NamedTuple):
    """A whole action: the answers it consists of, the position after it, and what of it nobody knows yet.

    ``about`` is the place of the room that is revealed, or attackers and defenders.
    """

    answers: tuple[Option, ...]
    after: State
    open: int = DONE
    about: Any = None


def whole_actions(g: State) -> Iterator[WholeAction]:
    """Everything worth trying for one action point between two actions."""
    if g.left <= 0 and not g.boost:
        return
    crowd = g.crowd()
    fights: set[Any] = set()
    for token in PARTY[g.active]:
        here = g.at[token]
        if not 0 <= here < SQUARES or g.points_for(token) <= 0:
            continue
        if g.wounded >> token & 1:
            if KIND[token] == TROLL and not refuse_recover(g, token):
                yield _at_once(g, token, ("recover", NAMES[token]), recover)
            continue
        if g.idle >> token & 1:
            continue
        yield from fights_of(g, token, crowd, fights)
        yield from walks(g, token, crowd)
        yield from specials(g, token, crowd)


def _at_once(g: State, token: int, action: tuple[str, ...], what: Any, *args: Any) -> WholeAction:
    after = g.copy()
    after.pay(token)
    what(after, token, *args)
    after.plan = known(after.plan)
    return WholeAction((action,), after)


def fights_of(g: State, token: int, crowd: Crowd, known_fights: set[Any]) -> Iterator[WholeAction]:
    """The attacks of one character; of several that set the same against the same only the first."""
    side = SIDE_OF[token]
    for square in g.plan.links[g.at[token]]:
        for other in crowd.get(square, NOBODY):
            if IS_CHARACTER[other] and SIDE_OF[other] != side and not refuse_attack(g, token, other):
                sides = fighters(g, token, other)
                if sides not in known_fights:
                    known_fights.add(sides)
                    after = g.copy()
                    after.pay(token)
                    yield WholeAction((("attack", NAMES[token], NAMES[other]),), after, FIGHT, sides)


def specials(g: State, token: int, crowd: Crowd) -> Iterator[WholeAction]:
    """What a character may do besides walking and fighting."""
    name, kind, here, plan = NAMES[token], KIND[token], g.at[token], g.plan
    side = SIDE_OF[token]
    if g.jumps[side]:
        for pit in plan.links[here]:
            if plan.kinds[pit] == PIT:
                for action in jumps_over(g, token, pit):
                    after = g.copy()
                    after.jumps[side] -= 1
                    yield _arrived(after, token, SQUARE[action[3]], action)
    if here in plan.dark or plan.kinds[here] == LINE:
        for place in dark_places(g, token):
            after = g.copy()
            after.pay(token)
            yield WholeAction((("reveal", name, PLACE_NAMES[place]),), after, REVEAL, place)
    if plan.kinds[here] == GEAR:
        for room, way in gear_turns(g, token):
            yield WholeAction((("turn", name, ROOMS[room].name, WAYS[way]),), _turn(g, token, room, way))
    if kind in (WARRIOR, THIEF):
        for action in gate_actions(g, token):
            if action[0] != "close":
                yield _at_once(g, token, action, work_gate, action[0], SQUARE[action[2]])
    elif kind == WALL_WALKER:
        for action in walls_passed(g, token):
            yield _arrived(g.copy(), token, SQUARE[action[2]], action)
    elif kind == CLERIC:
        for action in healings(g, token, crowd):
            if SIDE_OF[TOKEN[action[2]]] == side:
                yield _at_once(g, token, action, heal, TOKEN[action[2]])
    load = g.load[token]
    if load >= 0:
        if KIND[load] == POTION:
            yield _at_once(g, token, ("drink", name), drink)
        elif KIND[load] == WAND and kind == WIZARD:
            for action in fireballs(g, token):
                if SIDE_OF[TOKEN[action[2]]] != side:
                    yield _at_once(g, token, action, fire, TOKEN[action[2]])


def _turn(g: State, token: int, room: int, way: int) -> State:
    after = g.copy()
    after.pay(token)
    place = g.plan.place_of_room(room)
    after.at = gone_round(g.at, place, way)
    after.plan = turned(g.plan, place, way)
    return after


def _arrived(after: State, token: int, square: int, action: tuple[str, ...]) -> WholeAction:
    """After a jump, or a walk through a wall."""
    after.pay(token)
    if after.is_exit_for(token, square):
        leave(after, token)
    else:
        after.put(token, square)
        take_up_rope(after, token)
    return WholeAction((action,), after)


# -- walking --------------------------------------------------------------------------------------------------------------------


class Walk:
    """A walk so far: the position with the walker on its square, its answers, and the steps that are left."""

    __slots__ = ("answers", "g", "steps")

    def __init__(self, g: State, answers: tuple[Option, ...], steps: int) -> None:
        self.g = g
        self.answers = answers
        self.steps = steps


def walks(g: State, token: int, crowd: Crowd) -> Iterator[WholeAction]:
    """The walks of a character that lead somewhere, from between two actions."""
    start = g.copy()
    start.pay(token)
    start.touched = ()
    yield from _walks(Walk(start, (("move", NAMES[token]),), SPEED[KIND[token]]), token, idle=True)


def rest_of_walk(g: State) -> Iterator[WholeAction]:
    """How the walk that is under way may go on, its end included."""
    start = g.copy()
    start.mover = NOTHING
    start.path = ()
    start.steps = 0
    yield from _walks(Walk(start, (), g.steps), g.mover, idle=False)


def _walks(walk: Walk, token: int, idle: bool) -> Iterator[WholeAction]:
    g = walk.g
    crowd = g.crowd(token)
    paths = reach(g, token, walk.steps, crowd)
    if not idle and finishes_at(g, token, g.at[token], crowd):
        yield _ended(g, token, walk.answers)
    for square in ends(g, token, paths, crowd, 3):
        yield _walked(walk, token, paths[square])
    for square in paths:
        there = crowd.get(square)
        if there:
            for handled in _handled(walk, token, paths[square], square, there):
                yield from _on_from(handled, token)


def _on_from(walk: Walk, token: int) -> Iterator[WholeAction]:
    """After something was picked up or handed over: stop, or go on towards the exit."""
    g = walk.g
    crowd = g.crowd(token)
    paths = reach(g, token, walk.steps, crowd)
    if finishes_at(g, token, g.at[token], crowd):
        yield _ended(g, token, walk.answers)
    else:
        del paths[g.at[token]]
    for square in ends(g, token, paths, crowd, 2):
        yield _walked(walk, token, paths[square])


def reach(g: State, token: int, steps: int, crowd: Crowd) -> dict[int, tuple[int, ...]]:
    """Every square that can be walked to with so many steps, with the way there; where one stands with none."""
    here = g.at[token]
    paths: dict[int, tuple[int, ...]] = {here: ()}
    edge = [here]
    links, kinds = g.plan.links, g.plan.kinds
    exit_line = range(SQUARES - 10, SQUARES) if SIDE_OF[token] == 0 else range(10)
    for _ in range(steps):
        beyond: list[int] = []
        for start in edge:
            path = paths[start]
            for to in links[start]:
                if to in paths:
                    continue
                there = crowd.get(to)
                if (there or kinds[to] == PIT) and refuse_pass(g, token, start, to, there or NOBODY):
                    continue
                paths[to] = (*path, to)
                if to not in exit_line:
                    beyond.append(to)
        edge = beyond
    return paths


def ends(g: State, token: int, paths: dict[int, tuple[int, ...]], crowd: Crowd, best: int) -> list[int]:
    """Where it may be good to end: nearest to the exit, on a gear, beside an enemy, beside the dark, beside the wounded."""
    side, kind, plan = SIDE_OF[token], KIND[token], g.plan
    out = way_out(plan, side, gait_of(g, token), grip(g, side))
    here = g.at[token]
    beside: set[int] = set()
    for square, there in crowd.items():
        for other in there:
            if IS_CHARACTER[other] and (SIDE_OF[other] != side or (kind == CLERIC and g.wounded >> other & 1)):
                beside.update(plan.links[square])
                break
    found: list[int] = []
    ahead = others = shadows = 0
    for square in sorted(paths, key=out.__getitem__):
        if square == here:
            continue
        if ahead < best:
            special = False
        elif plan.kinds[square] == GEAR:
            special = True
        elif square in beside and others < 3:
            special = True
            others += 1
        elif square in plan.dark and shadows < 1:
            special = True
            shadows += 1
        else:
            continue
        if refuse_end(g, token, square, crowd.get(square, NOBODY)):
            others -= special and square in beside and others > 0
            continue
        ahead += not special
        found.append(square)
    return found


def _walked(walk: Walk, token: int, path: tuple[int, ...]) -> WholeAction:
    """To the end of a path and no farther."""
    g = walk.g.copy()
    answers = walk.answers + tuple([GO[square] for square in path])
    if path and g.is_exit_for(token, path[-1]):
        leave(g, token)
        return WholeAction(answers, g)
    if path:
        g.put(token, path[-1])
    return _ended(g, token, answers)


def _ended(g: State, token: int, answers: tuple[Option, ...]) -> WholeAction:
    g.touched = ()
    take_up_rope(g, token)
    return WholeAction((*answers, STOP), g)


def _handled(walk: Walk, token: int, path: tuple[int, ...], square: int, there: list[int]) -> Iterator[Walk]:
    """What may be picked up, exchanged or handed over on a square of the way."""
    g = walk.g
    load = g.load[token]
    steps = walk.steps - len(path)
    worth = 0 if load < 0 else 9 if KIND[load] < CHARACTERS else VALUE.get(KIND[load], 1)
    if g.is_exit_for(token, square):
        return
    for thing in there:
        if IS_CHARACTER[thing]:
            if SIDE_OF[thing] != SIDE_OF[token]:
                continue
            if not g.wounded >> thing & 1:
                if load >= 0 and g.load[thing] < 0 and (KIND[load] == TREASURE or (KIND[load] == WAND and KIND[thing] == WIZARD)):
                    yield _handling(walk, token, path, steps, ("give", NAMES[thing]))
                continue
            if load >= 0:
                continue
        elif VALUE.get(KIND[thing], 1) <= worth or thing == load:
            continue
        trial = g.copy()
        trial.put(token, square)
        if load >= 0:
            if g.is_pit(square):
                continue
            handle(trial, token, DROP)
            if not refuse_take(trial, token, thing):
                yield _handling(walk, token, path, steps, DROP, ("take", NAMES[thing]))
        elif not refuse_take(trial, token, thing):
            yield _handling(walk, token, path, steps, ("take", NAMES[thing]))


def _handling(walk: Walk, token: int, path: tuple[int, ...], steps: int, *options: Option) -> Walk:
    g = walk.g.copy()
    if path:
        g.put(token, path[-1])
    for option in options:
        handle(g, token, option)
    return Walk(g, walk.answers + tuple([GO[square] for square in path]) + options, steps)
