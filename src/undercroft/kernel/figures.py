"""Figures: numbers of a seat that everybody may know. Each is a function of the state and the seat, by its id."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

from .shapes import Figure, Figures

S = TypeVar("S")
Counts: TypeAlias = "Mapping[str, Callable[[S, int], Figure]]"
"""Figures in the order in which they are shown. ``<family>-figure-<id>`` names one, else ``ui-figure-<id>``."""


def counted(counts: Counts[S], state: S, seat: int) -> Figures:
    """The figures of a seat.

    >>> counted({"cards": lambda hands, seat: Figure(hands[seat])}, [3, 5], 1)
    {'cards': Figure(value=5, most=UNSET, icon=UNSET, red=UNSET, minus=UNSET)}
    """
    return {id: of(state, seat) for id, of in counts.items()}
