"""What is counted of a player: in its panel while the game runs, and in the result. Browser and terminal show it by themselves.

A figure is a function of the state and the seat, for everybody's eyes. In its example ``g`` is a game at its first question.
"""

from __future__ import annotations

from ...kernel.figures import Counts
from ...kernel.shapes import Figure
from .state import State


def jumps(g: State, seat: int) -> Figure:
    """The jump cards that are left (§9).

    >>> g.jumps[1] -= 1
    >>> jumps(g, 0).value, jumps(g, 1).value
    (3, 2)
    """
    return Figure(g.jumps[seat], icon="jump-across")


def points(g: State, seat: int) -> Figure:
    """The victory points (§12).

    >>> g.points[1] = 3
    >>> points(g, 1).value
    3
    """
    return Figure(g.points[seat])


FIGURES: Counts[State] = {"jumps": jumps}
"""The figures of a player's panel by id, in the order in which they are shown; ``twister-figure-<id>`` is a figure's name."""

COLUMNS: Counts[State] = {"points": points}
"""The figures of the result."""
