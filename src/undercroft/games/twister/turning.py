"""Turning a room by a quarter, with everything in it (rules §7)."""

from __future__ import annotations

from collections.abc import Iterator

from .board import PLACE_OF, SQUARES, TURNED_LEFT, TURNED_RIGHT
from .rooms import LEFT, RIGHT, ROOMS, WAYS
from .state import State
from .tokens import BOTH, KIND, MEKANORK, SIDE_OF


def gear_turns(g: State, token: int) -> Iterator[tuple[int, int]]:
    """The rooms a character on a gear may turn, and which way: its own or the twin, by the arrow; the Mekanork either way (§7)."""
    place = PLACE_OF[g.at[token]]
    for each in (place, g.plan.twin_of(place)):
        if each < 0:
            continue
        room = g.plan.rooms[each]
        ways = (RIGHT, LEFT) if KIND[token] == MEKANORK else (ROOMS[room].turns,)
        for way in ways:
            yield room, way


def gone_round(at: list[int], place: int, way: int) -> list[int]:
    """Where everything is after the room at a place has turned by a quarter."""
    turned = TURNED_RIGHT if way == RIGHT else TURNED_LEFT
    return [turned[square] if 0 <= square < SQUARES and PLACE_OF[square] == place else square for square in at]


def turn_room(g: State, token: int, room: str, way: int) -> None:
    """A room turns by a quarter, and everything in it (§7)."""
    turned = next(each for each in ROOMS if each.name == room)
    place, gear = g.plan.place_of_room(turned.index), PLACE_OF[g.at[token]]
    either = "either" if way != turned.turns else ""
    by = "-".join(filter(None, ("twin" if gear != place else "", either))) or "usual"
    g.at = gone_round(g.at, place, way)
    g.plan = g.plan.turned(place, way)
    g.tell("turns", seat=SIDE_OF[token], token=token, room=room, place=place, way=WAYS[way], gear=gear, by=by)
    tell_along(g, place)


def tell_along(g: State, place: int) -> None:
    """Say whom a room that has turned has taken along, side by side, and where they are now: all that nobody carries in it, and
    so whoever turned it from its own gear."""
    if g.journal is None:
        return
    for seat in (0, 1):
        along = [
            token for token in BOTH
            if SIDE_OF[token] == seat and 0 <= g.at[token] < SQUARES and PLACE_OF[g.at[token]] == place
            and g.carrier_of(token) < 0
        ]  # fmt: skip
        if along:
            g.tell("goes-along", seat=seat, tokens=along, count=len(along), squares=[g.at[token] for token in along])
