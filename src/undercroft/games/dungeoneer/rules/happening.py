"""Carries out the printed effects of cards; what each word does is in :mod:`.effects`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from ....kernel.ask import MaybeScript, Script
from ..cards.fields import Effect
from ..state.state import State
from .wounds import Cause, wound

Happening: TypeAlias = Callable[[State, int, int, str, Cause], MaybeScript]

EFFECTS: dict[str, Happening] = {}
"""All effects by name, filled by :mod:`.effects`."""


def happen(g: State, seat: int, effects: Sequence[Effect], cause: Cause) -> Script:
    """Carry out printed effects on one hero, in order; a defeated hero suffers nothing more, nor does one that rises instead."""
    hero = g.players[seat].hero
    for name, number, word in effects:
        if g.players[seat].alive and g.players[seat].hero == hero:
            yield from EFFECTS[name](g, seat, number, word, cause)


def happen_to_all(g: State, seats: Sequence[int], effects: Sequence[Effect], cause: Cause) -> Script:
    """Carry out printed effects on several heroes; they are wounded together."""
    heroes = [(seat, g.players[seat].hero) for seat in seats]
    for name, number, word in effects:
        left = [seat for seat, hero in heroes if g.players[seat].hero == hero]
        if name == "wound":
            yield from wound(g, [(seat, number) for seat in left], cause)
            continue
        for seat in left:
            yield from happen(g, seat, ((name, number, word),), cause)
