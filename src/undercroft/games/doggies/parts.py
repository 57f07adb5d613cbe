"""Rooms as bits of a mask: what hangs together, and which parts of a dungeon hang together by a single room."""

from __future__ import annotations


def flood(beside: dict[int, int], begin: int, rooms: int) -> int:
    """The rooms that can be reached through ``rooms`` from those to begin with, and these."""
    reach = edge = begin
    while edge:
        bit = edge & -edge
        edge ^= bit
        fresh = beside[bit] & rooms & ~reach
        reach |= fresh
        edge |= fresh
    return reach


def next_to(beside: dict[int, int], rooms: int) -> int:
    """All rooms beside some of these."""
    found = 0
    while rooms:
        bit = rooms & -rooms
        rooms ^= bit
        found |= beside[bit]
    return found


def chains(beside: dict[int, int], here: int, rooms: int, ends: int) -> list[int]:
    """Sets of rooms such that every way from here to one of the ends, without walking a room twice, stays inside one of them.

    Parts of a dungeon that hang together by single rooms form a tree; a way leads from part to part and never comes back.
    """
    order: dict[int, int] = {here: 0}
    low: dict[int, int] = {here: 0}
    below: dict[int, list[int]] = {here: []}
    """By room, the chains that begin with it."""
    todo: list[int] = []
    trail = [here]
    ahead = {here: beside[here] & rooms & ~here}
    while trail:
        room = trail[-1]
        untried = ahead[room]
        if untried:
            bit = untried & -untried
            ahead[room] = untried ^ bit
            if bit in order:
                low[room] = min(low[room], order[bit])
            else:
                order[bit] = low[bit] = len(order)
                below[bit] = []
                ahead[bit] = beside[bit] & rooms & ~room & ~bit
                trail.append(bit)
                todo.append(bit)
            continue
        trail.pop()
        if not trail:
            break
        back = trail[-1]
        low[back] = min(low[back], low[room])
        if low[room] >= order[back]:
            part = back
            further: list[int] = []
            while True:
                bit = todo.pop()
                part |= bit
                further += below[bit]
                if bit == room:
                    break
            if further:
                below[back] += [part | chain for chain in further]
            elif part & ends:
                below[back].append(part)
    found = below[here]
    return found if found or not here & ends else [here]
