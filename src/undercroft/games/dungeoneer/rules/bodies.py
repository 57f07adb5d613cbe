"""What a monster adds to its own rolls: by its text, and by the terrain in which it attacks (rulings W13, W14, W20, A19)."""

from __future__ import annotations

from ..cards.fields import RollChange
from ..state.attacks import Part
from ..state.state import State
from .because import COUNTED, because
from .terrain import ELSEWHERE, times
from .values import adds, body_of, commanding, placed, works


def own_rolls(g: State, monster: str, name: str, owner: int, seat: int, space: str, of: str, form: str) -> list[Part]:
    """What a monster's own text adds to its roll against a hero.

    :param name: how the journal calls it: a quest's monster otherwise than its quest.
    :param space: where the attacked hero is.
    """
    found: list[Part] = []
    for change in body_of(g, monster).rolls:
        if adds(change, of, form, False, (), ""):
            found += placed(g, name, change, space, because(change, of, form, (), ""))
            if change.per and (count := times(g, space, change.where, change.per)) > ELSEWHERE:
                found += recounted(g, monster, owner, seat, change, count)
    return found


def recounted(g: State, monster: str, owner: int, seat: int, change: RollChange, count: int) -> list[Part]:
    """The icons that a monster counts are changed by boons of the attacked hero first, down to none, then by banes of its owner
    (A19)."""
    found: list[Part] = []
    for name, work in works(g, seat):
        fewer = min(count, work.fewer_icons)
        if fewer:
            found.append((name, -fewer * change.add, COUNTED))
            count -= fewer
    card = g.cards.adventures.get(monster)
    if card is not None:
        found += [(bane, command.icons * change.add, COUNTED) for bane, command in commanding(g, owner, card) if command.icons]
    return found
