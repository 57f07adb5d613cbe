"""Whether a way out goes on: a step is offered only if some legal way leads out after it (ruling 40).

Most ways are plain: rooms that cost nothing lead out. :class:`Ground` finds those with one flood for a whole question. Where that
does not help, :func:`can_finish` looks for the cheapest way past everything. Only where that fails, too, it tries all that could be
won on the way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from ...kernel.ask import Refusal, Refused
from .burden import Deed, Walk
from .cards import (
    BONK,
    BROKEN,
    DOORWAY,
    DRAGON,
    JOAN,
    MONSTER,
    MOST_PAWS,
    NO_SYMBOLS,
    OPEN,
    PORTAL,
    ROBIN,
    SHARIK,
    TRAP,
    VAGABOND,
    WALL,
    Sides,
    Symbols,
)
from .deeds import asks_nothing, covers, damage_of, decide, decisions, shortfalls
from .grid import FACING, SIDES, STEP, cell_of
from .walk import (
    DISARM,
    FIGHT,
    JUMP_TO,
    ROTATE,
    is_exit,
    is_table,
    leaves,
    may_enter,
    rotations,
    set_out,
    steps,
    take_step,
    thing_beyond,
)

if TYPE_CHECKING:
    from .state import State

PLENTY = 99
"""Shields that bear any damage."""


def steps_out(g: State, w: Walk, why: Refused | None = None) -> list[Deed]:
    """The steps from which a way out goes on; for Sharik in the start room also the turns of rooms."""
    ground = Ground(g, w)
    found: list[Deed] = []
    for step in [*steps(g, w, why), *rotations(g, w, why)]:
        if step_finishes(g, w, step, ground):
            found.append(step)
        elif why is not None:
            if step[0] in (JUMP_TO, ROTATE):
                thing = f"{'turn' if step[0] == ROTATE else 'space'}:{g.rooms[cell_of(step[1])].id}"
            else:
                thing = thing_beyond(g, w, SIDES.index(step[1]))
            why.add(no_way(g, w, step), thing, step)
    return found


def no_way(g: State, w: Walk, step: Deed) -> Refusal:
    """Why no way out goes on from a step: the damage done, the room it leads to, or what lies behind that."""
    if leaves(g, w, step):
        return Refusal("hurt-at-the-exit", rule="4", damage=w.damage, shields=w.shields)
    after = w.copy()
    take_step(g, after, step)
    room = g.rooms[after.cell]
    why = Refused()
    if step[0] != ROTATE and not asks_nothing(room) and not decisions(g, after, why):
        if room.kind == MONSTER:
            fight = why.things[f"deed:{FIGHT}"]
            lacks = {"sword": 0, "bow": 0, "fireball": 0, **fight.args}
            told = "either" if lacks.pop("either", False) else fight.key
            spare = after.shields - after.damage - 1
            return Refusal("monster-there", rule="4", damage=damage_of(g, room), spare=spare, fight=told, **lacks)
        return Refusal("trap-there", rule="4")
    return Refusal("no-way-on", rule="3.2")


def decisions_out(g: State, w: Walk, why: Refused | None = None) -> list[Deed]:
    """The decisions in the room just entered from which a way out goes on."""
    deeds = decisions(g, w, why)
    if not deeds:
        return []
    ground = Ground(g, w)
    found: list[Deed] = []
    for deed in deeds:
        if decision_finishes(g, w, deed, ground):
            found.append(deed)
        elif why is not None:
            why.add(Refusal("no-way-on", rule="3.2"), f"deed:{deed[0]}", deed)
    return found


def may_leave(g: State, seat: int) -> bool:
    """Whether a dog has any legal way out (ruling 40)."""
    return can_finish(g, set_out(g, seat))


def lacks_to_leave(g: State, seat: int) -> str:
    """What alone a dog lacks to get out: a key, a paw, shields against the damage; ``none`` where it is not one of these alone."""
    found = []
    for what in ("key", "paw", "shield"):
        w = set_out(g, seat)
        w.keys = 1 if what == "key" else w.keys
        w.paws = MOST_PAWS if what == "paw" else w.paws
        w.shields = PLENTY if what == "shield" else w.shields
        if can_finish(g, w):
            found.append(what)
    return found[0] if len(found) == 1 else "none"


def step_finishes(g: State, w: Walk, step: Deed, ground: Ground) -> bool:
    """Whether a way out goes on from a step."""
    if leaves(g, w, step):
        return w.bears()
    after = w.copy()
    take_step(g, after, step)
    if step[0] == ROTATE:
        return can_finish(g, after)
    if asks_nothing(g.rooms[after.cell]):
        return (after.bears() and ground.leads_out(g, after)) or can_finish(g, after)
    return any(decision_finishes(g, after, deed, ground) for deed in decisions(g, after))


def decision_finishes(g: State, w: Walk, deed: Deed, ground: Ground) -> bool:
    """Whether a way out goes on from a decision in the room where the dog stands."""
    if deed[0] != DISARM and g.options.damage_check != "whole_path" and ground.leads_out(g, w):
        return True  # whatever else a decision does, it closes no way that costs nothing
    after = w.copy()
    decide(g, after, deed)
    return (after.bears() and ground.leads_out(g, after)) or can_finish(g, after)


class Ground:
    """The rooms from which one gets out without paying anything: no damage, no paw, no key that one has not."""

    __slots__ = ("near",)

    def __init__(self, g: State, w: Walk) -> None:
        self.near: set[int] = set()
        """Rooms that cost nothing and lead out through others like them."""
        found = [cell for cell in w.sides if costs_nothing(g, w, cell) and has_exit(g, w, cell)]
        self.near.update(found)
        portals: list[int] | None = None
        while found:
            cell = found.pop()
            for side in range(4):
                there = cell + STEP[side]
                if there in w.sides and there not in self.near and costs_nothing(g, w, there) and w.passes(there, FACING[side]):
                    self.near.add(there)
                    found.append(there)
            if portals is None and g.rooms[cell].kind == PORTAL:
                portals = [there for there, room in g.rooms.items() if room.kind == PORTAL and costs_nothing(g, w, there)]
                fresh = [there for there in portals if there not in self.near]
                self.near.update(fresh)
                found += fresh

    def leads_out(self, g: State, w: Walk) -> bool:
        """Whether the dog surely gets out from where it stands without paying anything."""
        if w.covered and w.covered[-1][0] == w.cell and w.card.id == ROBIN:
            return False  # a way that she leapt along may have led out here
        if has_exit(g, w, w.cell):
            return True
        for side in range(4):
            there = w.cell + STEP[side]
            if there in self.near and there not in w.path and w.passes(w.cell, side):
                return True
        return g.rooms[w.cell].kind == PORTAL and any(g.rooms[there].kind == PORTAL and there not in w.path for there in self.near)


def costs_nothing(g: State, w: Walk, cell: int) -> bool:
    """Whether one may walk through a room and nothing happens."""
    kind = g.rooms[cell].kind
    return kind != MONSTER and (kind != TRAP or w.card.id == ROBIN) and may_enter(g, w, cell)


def has_exit(g: State, w: Walk, cell: int) -> bool:
    """Whether one may leave the dungeon from a room without breaking a wall."""
    return any(is_exit(g, w, cell, side) for side in range(4))


def can_finish(g: State, w: Walk) -> bool:
    """Whether some legal way out goes on from here, whatever it takes."""
    if past_everything(g, w, False):
        return True
    turns = turns_of(g, w)
    unbarred = with_all_open(w, turns)
    return (past_everything(g, unbarred, False) and sure_when_turned(g, w, turns)) or (
        past_everything(g, unbarred, True) and tried_when_turned(g, w, turns)
    )


Turns: TypeAlias = "list[tuple[int, list[Deed]]]"
"""Rooms that Sharik may turn, each with the turns that come to something else."""


def turns_of(g: State, w: Walk) -> Turns:
    """What Sharik may still turn, if he has not set out."""
    if w.card.id != SHARIK or len(w.path) > 1:
        return []
    found: dict[int, list[Deed]] = {}
    known: list[tuple[int, Sides]] = []
    for deed in rotations(g, w):
        cell = cell_of(deed[1])
        sides = g.rooms[cell].sides[int(deed[2])]
        if sides != w.sides[cell] and (cell, sides) not in known:
            known.append((cell, sides))
            found.setdefault(cell, []).append(deed)
    return list(found.items())


def with_all_open(w: Walk, turns: Turns) -> Walk:
    """The walk as if these rooms were open all around: more open than any turn makes them."""
    if not turns:
        return w
    unbarred = w.copy()
    unbarred.sides = {**w.sides, **dict.fromkeys([cell for cell, _ in turns], (OPEN, OPEN, OPEN, OPEN))}
    return unbarred


def sure_when_turned(g: State, w: Walk, turns: Turns) -> bool:
    """Whether it is plain that a way out goes on once some of these rooms are turned."""
    for at, (_, deeds) in enumerate(turns):
        for deed in deeds:
            after = w.copy()
            take_step(g, after, deed)
            if past_everything(g, after, False) or sure_when_turned(g, after, turns[at + 1 :]):
                return True
    return False


def tried_when_turned(g: State, w: Walk, turns: Turns) -> bool:
    """The same for ways that go on after all, once everything has been tried; or without a turn."""
    if past_everything(g, w, True) and _try_all(g, w, set()):
        return True
    for at, (_, deeds) in enumerate(turns):
        for deed in deeds:
            after = w.copy()
            take_step(g, after, deed)
            if tried_when_turned(g, after, turns[at + 1 :]):
                return True
    return False


def _try_all(g: State, w: Walk, failed: set[object]) -> bool:
    """Try every step with every decision, most promising first, until one leads out."""
    taken = tuple([(taken.room.id, taken.side, taken.paw) for taken in w.taken])
    mark = (w.cell, frozenset(w.path), w.damage, w.paws, w.potions, w.supply, taken, w.broken)
    if mark in failed:
        return False
    for step in steps(g, w):
        if leaves(g, w, step):
            if w.bears():
                return True
            continue
        after = w.copy()
        take_step(g, after, step)
        for deed in [()] if asks_nothing(g.rooms[after.cell]) else decisions(g, after):
            then = after
            if deed:
                then = after.copy()
                decide(g, then, deed)
            if past_everything(g, then, False) or (past_everything(g, then, True) and _try_all(g, then, failed)):
                return True
    failed.add(mark)
    return False


Cost = tuple[int, int]
"""Damage and paws."""


class Hope:
    """What a dog would have if it won everything that it could win in the dungeon: more than any way can bring."""

    __slots__ = ("attack", "keys", "paws", "shields")

    def __init__(self, g: State, w: Walk) -> None:
        symbols = [w.attack[weapon] + w.potions[weapon] + w.supply[weapon] + len(w.pairs) for weapon in range(3)]
        self.shields = w.shields
        self.keys = w.keys
        self.paws = w.paws
        for cell in w.sides:
            if not may_enter(g, w, cell):
                continue
            room = g.rooms[cell]
            self.shields += room.shield
            self.keys += room.key
            for weapon in range(3):
                symbols[weapon] += room.trophy[weapon]
            if room.kind == VAGABOND:
                symbols = [count + 1 for count in symbols]
                self.paws += 1
        self.paws = min(self.paws, w.paws + MOST_PAWS - w.board)
        self.attack: Symbols = (symbols[0], symbols[1], symbols[2])


def past_everything(g: State, w: Walk, hopeful: bool) -> bool:
    """Whether the dog gets out past everything on its way.

    The cheapest ways are told by damage and paws, each room with all that none beats in both. For sure (``hopeful`` false), a dog
    fights with what it has now, keeps its potions and takes traps along; so whatever leads out is a legal way. Hopefully, it has at
    once all that it could win (:class:`Hope`); so where nothing leads out, there is no legal way.
    """
    hope = Hope(g, w) if hopeful else None
    keys = w.keys if hope is None else hope.keys
    most_damage = (w.shields if hope is None else hope.shields) - 1
    most_paws = w.paws if hope is None else hope.paws
    breaks = w.card.id == BONK
    if w.damage > most_damage:
        return False
    best: dict[int, list[Cost]] = {w.cell: [(w.damage, 0)]}
    open_ends = [(w.cell, w.damage, 0)]
    while open_ends:
        cell, damage, paws = open_ends.pop()
        sides = w.sides[cell]
        for side in range(4):
            there = cell + STEP[side]
            spent = paws
            if there not in w.sides:
                if (_lets_out(w, sides[side], keys) or (breaks and paws < most_paws)) and is_table(g, w, cell, side):
                    return True
                continue
            if not _lets_through(sides[side], w.sides[there][FACING[side]], keys):
                if not breaks:
                    continue
                spent += 1
            if may_enter(g, w, there):
                for more, also in prices(g, w, there, hope):
                    _note(best, open_ends, there, damage + more, spent + also, most_damage, most_paws)
        if g.rooms[cell].kind == PORTAL:
            for there, room in g.rooms.items():
                if room.kind == PORTAL and may_enter(g, w, there):
                    _note(best, open_ends, there, damage, paws, most_damage, most_paws)
    return False


def _lets_out(w: Walk, side: int, keys: int) -> bool:
    return side != WALL and (side != DOORWAY or keys > 0)


def _lets_through(here: int, there: int, keys: int) -> bool:
    return here == BROKEN or (here != WALL and there != WALL and (keys > 0 or (here != DOORWAY and there != DOORWAY)))


def _note(
    best: dict[int, list[Cost]], open_ends: list[tuple[int, int, int]], cell: int, damage: int, paws: int, most: int, most_paws: int
) -> None:
    """Go on from a room at this price, unless it is too high or an earlier one was no higher."""
    if damage > most or paws > most_paws:
        return
    known = best.setdefault(cell, [])
    if any(less <= damage and fewer <= paws for less, fewer in known):
        return
    known.append((damage, paws))
    open_ends.append((cell, damage, paws))


def prices(g: State, w: Walk, cell: int, hope: Hope | None) -> list[Cost]:
    """What it costs to walk through a room, in damage and paws: each way that may be the cheapest."""
    room = g.rooms[cell]
    if room.kind == MONSTER:
        found = [(damage_of(g, room), 0)]
        if (shortfalls(w, room.needs) == [NO_SYMBOLS]) if hope is None else covers(hope.attack, room.needs):
            found.append((0, 1))
        elif w.card.id == JOAN and room.name != DRAGON:
            found.append((0, 2))
        return found
    if room.kind == TRAP and w.card.id != ROBIN:
        return [(0, 1)] if hope is None or not hope.attack[room.weapon] else [(0, 0)]
    return [(0, 0)]
