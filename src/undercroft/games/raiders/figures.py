"""What is counted of a hero at the end. Whatever stands here is in the result panel and the terminal by itself.

A figure is a function of the state and the seat, for everybody's eyes. In its example ``g`` is a game at its first question.
"""

from __future__ import annotations

from ...kernel.figures import Counts
from ...kernel.shapes import Figure
from .cards import DEADLY
from .state import State


def treasure(g: State, seat: int) -> Figure:
    """The treasure that the hero has (§8).

    >>> g.heroes[1].treasure = 7
    >>> treasure(g, 1).value
    7
    """
    return Figure(g.heroes[seat].treasure, icon="two-coins")


def wounds(g: State, seat: int) -> Figure:
    """Its wounds, of as many as kill it (§7).

    >>> g.heroes[1].wounds = 3
    >>> wounds(g, 1).value, wounds(g, 1).most
    (3, 10)
    """
    return Figure(g.heroes[seat].wounds, DEADLY, icon="drop", red=True)


COLUMNS: Counts[State] = {"treasure": treasure, "wounds": wounds}
"""The figures of the result by id, in the order in which they are shown; ``raiders-figure-<id>`` is a figure's name."""
