"""Turning a room by a quarter, with everything in it (rules §7)."""

from __future__ import annotations

from collections.abc import Iterator

from .board import NEXT, PLACE_OF, SQUARE_NAMES, SQUARES, SQUARES_OF, TURNED_LEFT, TURNED_RIGHT, Plan
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
    before = g.plan
    g.at = gone_round(g.at, place, way)
    g.plan = g.plan.turned(place, way)
    g.tell("turns", seat=SIDE_OF[token], token=token, room=room, place=place, way=WAYS[way], gear=gear, by=by)
    tell_along(g, place)
    if g.journal is not None:
        opened, closed = ways_changed(before, g.plan, place)
        if opened:
            g.tell("ways-open", place=place, ways=opened)
        if closed:
            g.tell("ways-close", place=place, ways=closed)


def ways_changed(before: Plan, after: Plan, place: int) -> tuple[list[str], list[str]]:
    """The ways over the edges of a room that are open after it has turned and were not before, and those that were and are no
    more: ``e3–f3``. Towards a room that lies face down a way is as open as the edge of the one that has turned."""
    rim = [(here, beyond) for here in SQUARES_OF[place] for beyond in NEXT[here] if beyond >= 0 and PLACE_OF[beyond] != place]
    was, now = ([pair for pair in rim if leads(plan, *pair)] for plan in (before, after))
    return [way_called(*pair) for pair in now if pair not in was], [way_called(*pair) for pair in was if pair not in now]


def leads(plan: Plan, here: int, beyond: int) -> bool:
    """Whether a way leads from a square to one beside it in another room; where that is dark, whether the edge is open."""
    return beyond in plan.links[here] or PLACE_OF[beyond] in plan.dark.get(here, ())


def way_called(here: int, beyond: int) -> str:
    """A way by its two squares."""
    return "\u2013".join([SQUARE_NAMES[square] for square in sorted((here, beyond))])


def along_with(g: State, place: int, seat: int) -> list[int]:
    """What of a side turns with a room, by itself and not carried; whatever is in its middle stays where it is."""
    squares = [square for square in SQUARES_OF[place] if TURNED_RIGHT[square] != square]
    return [token for token in BOTH if SIDE_OF[token] == seat and g.at[token] in squares and g.carrier_of(token) < 0]


def tell_along(g: State, place: int) -> None:
    """Say whom a room that has turned has taken along, side by side, and where they are now: all that nobody carries in it, and
    so whoever turned it from its own gear, if that is not in its middle."""
    if g.journal is None:
        return
    for seat in (0, 1):
        if along := along_with(g, place, seat):
            g.tell("goes-along", seat=seat, tokens=along, count=len(along), squares=[g.at[token] for token in along])
