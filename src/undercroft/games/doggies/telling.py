"""A way out is told when it has ended, room by room: what each cost and brought (rules §3.2, §4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .burden import Deed, Walk
from .cards import CHEST, DOOR, MONSTER, WEAPONS
from .deeds import decide
from .grid import SIDES, STEP, name_of, whereabouts
from .scoring import from_chests
from .walk import (
    BREAK,
    CLAIM,
    DISARM,
    FIGHT,
    FORCE,
    HIRE,
    JUMP_TO,
    LEAP,
    ROTATE,
    STEPS,
    TAKE,
    leaves,
    opens_door,
    set_out,
    take_step,
)

if TYPE_CHECKING:
    from .state import State


def tell_walk(g: State, walked: Walk) -> None:
    """Walk a way out once more for everyone to see."""
    story, seat = walked.story, walked.seat
    w = g.walk = set_out(g, seat)
    w.told = True
    w.unasked = walked.unasked
    g.tell("sets-out", seat=seat)
    for number, deed in enumerate(story):
        w.story += (deed,)
        if deed[0] in STEPS:
            opened = opens_door(w, deed)
            tell_step(g, w, deed)
            if number + 1 < len(story) and story[number + 1][0] in STEPS and deed[0] != ROTATE:
                room = g.rooms[w.cell]
                opened = room.kind == DOOR and (opened or opens_door(w, story[number + 1]))
                if deed[0] == JUMP_TO:
                    g.tell("jumps", seat=seat, room=room.id, cell=name_of(w.cell), **whereabouts(w.cell))
                else:
                    g.tell("goes-through", seat=seat, room=room.id, cell=name_of(w.cell), opened=opened)
        else:
            used = {taken.room.id: taken.called for taken in w.taken}
            before = from_chests(w.taken, w.keys)
            decide(g, w, deed)
            tell_deed(g, w, deed, used, from_chests(w.taken, w.keys) - before)


def tell_step(g: State, w: Walk, step: Deed) -> None:
    """A step by itself is told only where it changes the dungeon."""
    cell = w.cell
    out = leaves(g, w, step)
    take_step(g, w, step)
    if step[0] == ROTATE:
        turned, quarters = w.turned[-1]
        g.tell("rotates", seat=w.seat, room=g.rooms[turned].id, cell=name_of(turned), quarters=quarters)
    elif step[0] == BREAK:
        beyond = "" if out else g.rooms[cell + STEP[SIDES.index(step[1])]].id
        g.tell("breaks", seat=w.seat, cell=name_of(cell), side=step[1], paws=w.paws, beyond=beyond)


def tell_deed(g: State, w: Walk, deed: Deed, used: dict[str, str], chests: int) -> None:
    """What was decided in a room, with what it cost.

    :param used: what the dog's cards were called before; ``chests``: coins of a chest that a key opens now.
    """
    room, cell, seat, what = g.rooms[w.cell], name_of(w.cell), w.seat, deed[0]
    if what in (FIGHT, FORCE):
        potions = list(deed[1:])
        g.tell(
            "beats", seat=seat, room=room.id, cell=cell, weapons=potions, count=len(potions), forced=what == FORCE, paws=w.paws,
            chest=chests,
        )  # fmt: skip
    elif what == CLAIM:
        lacks = "key" if room.kind == CHEST and not chests else ""
        g.tell("claims", seat=seat, room=room.id, cell=cell, weapon=deed[1] if len(deed) > 1 else "", paws=w.paws, lacks=lacks)
    elif what == HIRE:
        g.tell("hires", seat=seat, room=room.id, cell=cell, side=deed[1], paw=w.taken[-1].paw, paws=w.paws)
    elif what == TAKE:
        g.tell("takes-trap", seat=seat, room=room.id, cell=cell, paws=w.paws)
    elif what == DISARM:
        card = w.covered[-1][1]
        hole = bool(w.holes) and g.rooms[w.holes[-1]].id == card
        called = used.get(card, card)
        g.tell("disarms", seat=seat, room=room.id, cell=cell, card=called, weapon=WEAPONS[room.weapon], hole=hole)
    elif what == LEAP:
        g.tell("leaps", seat=seat, room=room.id, cell=cell)
    elif room.kind == MONSTER:
        g.tell("passes", seat=seat, room=room.id, cell=cell, damage=w.damage, left=w.shields - w.damage)
    else:
        g.tell("goes-through", seat=seat, room=room.id, cell=cell, opened=False)
