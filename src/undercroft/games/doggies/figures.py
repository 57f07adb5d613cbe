"""What is counted of a player: in its panel while the game runs, and in the result. Browser and terminal show it by themselves.

A figure is a function of the state and the seat, for everybody's eyes. In its example ``g`` is a game at its first question.
"""

from __future__ import annotations

from ...kernel.figures import Counts
from ...kernel.shapes import Figure
from .scoring import Score, coins_so_far
from .state import State


def paws(g: State, seat: int) -> Figure:
    """The paws that are free, of those on the dog's board (§1).

    >>> from undercroft.games.doggies.cards import DOGS
    >>> from undercroft.games.doggies.state import Dog
    >>> g.dogs.append(Dog(DOGS["joan"]))
    >>> g.dogs[0].spent = 2
    >>> paws(g, 0).value, paws(g, 0).most
    (3, 5)
    """
    if seat >= len(g.dogs):
        return Figure(0, icon="paw-print")
    dog = g.dogs[seat]
    return Figure(dog.paws, dog.board, icon="paw-print")


def coins(g: State, seat: int) -> Figure:
    """The coins of its cards so far, less what traps and vagabonds take, without quests (§7.1, §7.2).

    >>> coins(g, 0).value
    0
    """
    return Figure(coins_so_far(g.dogs[seat]) if seat < len(g.dogs) else 0, icon="two-coins")


def total(g: State, seat: int) -> Figure:
    """All coins in the end (§7).

    >>> from undercroft.games.doggies.cards import DOGS
    >>> from undercroft.games.doggies.state import Dog
    >>> g.dogs[:] = [Dog(DOGS[dog]) for dog in ("joan", "bonk", "pluto", "robin")]
    >>> total(g, 0).value
    0
    """
    return Figure(Score(g, seat).total, icon="two-coins")


FIGURES: Counts[State] = {"paws": paws, "coins": coins}
"""The figures of a player's panel by id, in the order in which they are shown; ``doggies-figure-<id>`` is a figure's name."""


def column(name: str) -> Counts[State]:
    """A column of the result: one part of the score."""
    return {name: lambda g, seat: Figure(getattr(Score(g, seat), name))}


COLUMNS: Counts[State] = {
    **column("coins"), **column("monsters"), **column("chests"), **column("costs"), **column("quest_coins"), "total": total,
}  # fmt: skip
"""The figures of the result."""
