"""The way out: where one may step from a room, what one may do in it, and what that costs and brings (rules §3.2, §4, §5).

A :class:`Walk` is all that a dog carries on its way. Nothing of it counts before the dog is outside. The table, the search for ways
and the bots walk by the same functions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.ask import Refusal, Refused
from .burden import Deed, Walk
from .cards import (
    BONK,
    BROKEN,
    DOORWAY,
    OPEN,
    PORTAL,
    SHARIK,
    WALL,
    Sides,
)
from .grid import FACING, HOME, SIDES, STEP, cell_of, name_of

if TYPE_CHECKING:
    from .state import State

GO, OUT_BY, BREAK, JUMP_TO, ROTATE = "go", "out", "break", "portal", "rotate"
"""The steps: through a passage, out to the table, through a side that Bonk breaks, to another portal. Sharik turns rooms first."""
STEPS = (GO, OUT_BY, BREAK, JUMP_TO, ROTATE)
PASS, FIGHT, FORCE, CLAIM, HIRE, TAKE, DISARM, LEAP = "pass", "fight", "force", "claim", "hire", "take", "disarm", "leap"
"""What is decided in a room: walk through; beat a monster, or by Joan's ability; claim a card, hire a vagabond; take a trap along,
disarm it; and as Robin leap over it."""
POTION = "potion"


def set_out(g: State, seat: int) -> Walk:
    """A dog on the start, before its first step."""
    dog = g.dogs[seat]
    w = Walk(seat, dog.card, dog.board, dog.paws, dog.owed, dog.potions, g.supply, dog.taken, g.sides)
    w.count()
    return w


def may_enter(g: State, w: Walk, cell: int) -> bool:
    """Whether a room lies there that is not covered, not walked yet, and bears no paw of a rival (§3.2)."""
    return cell in w.sides and cell not in g.paws and cell not in w.path


def is_exit(g: State, w: Walk, cell: int, side: int) -> bool:
    """Whether one may leave the dungeon there: an exit to a free cell, with a key if it is a door (§3.1, rulings 6, 35, 38)."""
    here = w.sides[cell][side]
    return here != WALL and (here != DOORWAY or w.keys > 0) and is_table(g, w, cell, side)


def is_table(g: State, w: Walk, cell: int, side: int) -> bool:
    """Whether the free table lies beyond a side of a room; what covers a trap covers its sides, too (rulings 6, 38)."""
    return g.is_free(cell + STEP[side]) and not any(cell == trap for trap, _ in w.covered)


# -- steps -------------------------------------------------------------------------------------------------------------------------


def steps(g: State, w: Walk, why: Refused | None = None) -> list[Deed]:
    """Every step from where the dog stands, whether or not a way out goes on from there (§3.2, rulings 18, 45)."""
    found: list[Deed] = []
    cell = w.cell
    breaks = w.card.id == BONK and w.paws > 0
    portals = other_portals(g, w) if g.rooms[cell].kind == PORTAL else []
    for side in range(4):
        there = cell + STEP[side]
        if there in w.sides:
            enters = may_enter(g, w, there)
            if enters and w.passes(cell, side):
                found.append((GO, SIDES[side]))
            elif enters and breaks:
                found.append((BREAK, SIDES[side]))
            elif why is not None:
                _refuse_side(g, w, side, why, enters, there in portals)
        elif is_exit(g, w, cell, side):
            found.append((OUT_BY, SIDES[side]))
        elif breaks and is_table(g, w, cell, side):
            found.append((BREAK, SIDES[side]))
        elif why is not None:
            _refuse_side(g, w, side, why, is_table(g, w, cell, side))
    walked = [cell + STEP[SIDES.index(deed[1])] for deed in found if deed[0] == GO]
    return found + [(JUMP_TO, name_of(there)) for there in portals if there not in walked]


def _refuse_side(g: State, w: Walk, side: int, why: Refused, may: bool, jumps: bool = False) -> None:
    """Say why nothing leads over a side.

    :param may: with the side open, one might go there, so that Bonk lacks no more than a paw (§5).
    :param jumps: one may jump to the portal there, so that the side bars nothing.
    """
    there, thing = w.cell + STEP[side], thing_beyond(g, w, side)
    bars = barred(g, w, there, side)
    breaks = Refusal("break-no-paw", rule="5") if may and w.card.id == BONK else bars
    if not jumps:
        why.add(breaks, thing)
    why.add_option(bars, (GO, SIDES[side]))
    if there not in w.sides:
        why.add_option(bars, (OUT_BY, SIDES[side]))
    if w.card.id == BONK:
        why.add_option(breaks, (BREAK, SIDES[side]))


def thing_beyond(g: State, w: Walk, side: int) -> str:
    """The object of the screen beyond a side of the room: a room, a hole, or the way out to the table."""
    there = w.cell + STEP[side]
    if there in g.rooms:
        return f"space:{g.rooms[there].id}"
    return f"hole:{name_of(there)}" if there in g.holes else f"out:{SIDES[side]}"


def barred(g: State, w: Walk, there: int, side: int) -> Refusal:
    """What bars the way over a side, and the paragraph that says so."""
    if there in w.path:
        return Refusal("walked", rule="3.2")
    if there in g.paws:
        return Refusal("rivals-paw", rule="3.2")
    if there in g.covered:
        return Refusal("disarmed", rule="4")
    if there in g.holes:
        return Refusal("hole", rule="4")
    if w.covered and w.covered[-1][0] == w.cell and g.is_free(there):
        return Refusal("exit-covered", rule="4")
    beyond = w.sides[there][FACING[side]] if there in w.sides else OPEN
    return Refusal("wall", rule="3.1") if WALL in (w.sides[w.cell][side], beyond) else Refusal("door", rule="4")


def other_portals(g: State, w: Walk) -> list[int]:
    """The portals that one may go to from this one (§4)."""
    return sorted([there for there, room in g.rooms.items() if room.kind == PORTAL and may_enter(g, w, there)])


def rotations(g: State, w: Walk, why: Refused | None = None) -> list[Deed]:
    """How Sharik may turn rooms beside the start before his first step: each once, to another rotation (§5, rulings 22, 23, 47)."""
    if w.card.id != SHARIK or len(w.path) > 1:
        return []
    done = [*g.rotated, *[cell for cell, _ in w.turned]]
    found: list[Deed] = []
    for step in STEP:
        cell = HOME + step
        if cell not in w.sides:
            continue
        turns: list[Deed] = [(ROTATE, name_of(cell), str(quarters)) for quarters in range(4) if quarters != g.quarters[cell]]
        if cell not in done:
            found += turns
        elif why is not None:
            for deed in turns:
                why.add(Refusal("turned-already", rule="5"), f"turn:{g.rooms[cell].id}", deed)
    return found


def leaves(g: State, w: Walk, step: Deed) -> bool:
    """Whether a step leads out of the dungeon."""
    return step[0] == OUT_BY or (step[0] == BREAK and w.cell + STEP[SIDES.index(step[1])] not in g.rooms)


def opens_door(w: Walk, step: Deed) -> bool:
    """Whether a step needs the key: the passage or the exit that it leads through has a door (§4)."""
    if step[0] not in (GO, OUT_BY):
        return False
    side = SIDES.index(step[1])
    there = w.sides.get(w.cell + STEP[side])
    return DOORWAY in (w.sides[w.cell][side], OPEN if there is None else there[FACING[side]])


def take_step(g: State, w: Walk, step: Deed) -> None:
    """Go where a step leads; :data:`ROTATE` turns a room, and the dog stays."""
    if step[0] == ROTATE:
        cell, quarters = cell_of(step[1]), int(step[2])
        sides = g.rooms[cell].sides[quarters]
        w.turned += ((cell, quarters),)
        w.sides = {**w.sides, cell: sides}
        _keep_broken(g, w, cell)
        return
    if step[0] == JUMP_TO:
        there = cell_of(step[1])
    else:
        side = SIDES.index(step[1])
        if step[0] == BREAK:
            w.paws -= 1
            w.broken += ((w.cell, side),)
            w.sides = {**w.sides, w.cell: _opened(w.sides[w.cell], side)}
        there = w.cell + STEP[side]
        if there not in w.sides:
            return
        if step[0] == BREAK:
            w.sides[there] = _opened(w.sides[there], FACING[side])
    w.cell = there
    w.path += (there,)
    w.did += ((),)


def _opened(sides: Sides, side: int) -> Sides:
    north, east, south, west = [BROKEN if each == side else kind for each, kind in enumerate(sides)]
    return north, east, south, west


def _keep_broken(g: State, w: Walk, cell: int) -> None:
    """What is broken open stays so when the room is turned (ruling 23)."""
    for side in range(4):
        if cell * 4 + side in g.broken:
            w.sides[cell] = _opened(w.sides[cell], side)
