"""What is counted of a player. Whatever stands here is in the view, the player's panel and the terminal by itself.

A figure is a function of the state and the seat, for everybody's eyes. In its example ``g`` is a new game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...kernel.shapes import Figure
from .state import State


def jumps(g: State, seat: int) -> Figure:
    """The jump cards that are left (§9).

    >>> g.jumps[1] -= 1
    >>> jumps(g, 0).value, jumps(g, 1).value
    (3, 2)
    """
    return Figure(g.jumps[seat], icon="jump-across")


FIGURES: Mapping[str, Callable[[State, int], Figure]] = {"jumps": jumps}
"""The figures by id, in the order in which they are shown; ``twister-figure-<id>`` is a figure's name."""
