"""What is counted of a player: in its panel while the game runs, and in the result. Browser and terminal show it by themselves.

A figure is a function of the state and the seat, for everybody's eyes. In its example ``g`` is a game at its first question.
"""

from __future__ import annotations

from ...kernel.figures import Counts
from ...kernel.shapes import Figure
from .scoring import Score
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
        return Figure(0, icon="paw-print")  # boards are still being chosen
    return Figure(g.dogs[seat].paws, g.dogs[seat].board, icon="paw-print")


def purse(g: State, seat: int) -> Figure:
    """The coins of its cards so far, less what traps and vagabonds take; with quests once they are counted in the end (§7.1–§7.3).

    >>> from undercroft.games.doggies.burden import HERE, Taken
    >>> from undercroft.games.doggies.cards import DOGS, ROOMS
    >>> from undercroft.games.doggies.state import Dog
    >>> g.dogs[:] = [Dog(DOGS[dog]) for dog in ("joan", "bonk", "pluto", "robin")]
    >>> g.dogs[0].taken = (Taken(ROOMS["coins-1"], HERE), Taken(ROOMS["trap-bow-1"], HERE))
    >>> purse(g, 0).value
    1
    """
    score = Score(g, seat)
    return Figure(score.total if seat < g.counted else score.purse, icon="two-coins")


def coins(g: State, seat: int) -> Figure:
    """Coins from the rooms of coins (§7.1).

    >>> from undercroft.games.doggies.burden import HERE, Taken
    >>> from undercroft.games.doggies.cards import DOGS, ROOMS
    >>> from undercroft.games.doggies.state import Dog
    >>> g.dogs[:] = [Dog(DOGS[dog]) for dog in ("joan", "bonk", "pluto", "robin")]
    >>> g.dogs[0].taken = (Taken(ROOMS["coins-1"], HERE),)
    >>> coins(g, 0).value
    2
    """
    return Figure(Score(g, seat).coins, icon="coins")


def monsters(g: State, seat: int) -> Figure:
    """Coins that are printed on beaten monsters (§7.1).

    >>> from undercroft.games.doggies.burden import HERE, Taken
    >>> from undercroft.games.doggies.cards import DOGS, ROOMS
    >>> from undercroft.games.doggies.state import Dog
    >>> g.dogs[:] = [Dog(DOGS[dog]) for dog in ("joan", "bonk", "pluto", "robin")]
    >>> g.dogs[0].taken = (Taken(ROOMS["dragon-1"], HERE),)
    >>> monsters(g, 0).value
    4
    """
    return Figure(Score(g, seat).monsters, icon="spiked-dragon-head")


def chests(g: State, seat: int) -> Figure:
    """Coins from chests, each opened with a key (§7.1).

    >>> from undercroft.games.doggies.burden import HERE, Taken
    >>> from undercroft.games.doggies.cards import DOGS, ROOMS
    >>> from undercroft.games.doggies.state import Dog
    >>> g.dogs[:] = [Dog(DOGS[dog]) for dog in ("joan", "bonk", "pluto", "robin")]
    >>> g.dogs[0].taken = (Taken(ROOMS["chest-1"], HERE), Taken(ROOMS["keyfly-1"], HERE))
    >>> chests(g, 0).value
    4
    """
    return Figure(Score(g, seat).chests, icon="locked-chest")


def costs(g: State, seat: int) -> Figure:
    """What traps and vagabonds take off (§7.2).

    >>> from undercroft.games.doggies.burden import HERE, Taken
    >>> from undercroft.games.doggies.cards import DOGS, ROOMS
    >>> from undercroft.games.doggies.state import Dog
    >>> g.dogs[:] = [Dog(DOGS[dog]) for dog in ("joan", "bonk", "pluto", "robin")]
    >>> g.dogs[0].taken = (Taken(ROOMS["trap-bow-1"], HERE),)
    >>> costs(g, 0).value, costs(g, 0).minus
    (1, True)
    """
    return Figure(-Score(g, seat).costs, icon="wolf-trap", minus=True)


def quest_coins(g: State, seat: int) -> Figure:
    """Coins that quests bring, the personal one and those for everyone (§7.3).

    >>> from undercroft.games.doggies.burden import HERE, Taken
    >>> from undercroft.games.doggies.cards import DOGS, ROOMS
    >>> from undercroft.games.doggies.state import Dog
    >>> g.dogs[:] = [Dog(DOGS[dog]) for dog in ("joan", "bonk", "pluto", "robin")]
    >>> g.dogs[0].quest = "hunt-cerberus"
    >>> g.dogs[0].taken = (Taken(ROOMS["cerberus-1"], HERE),)
    >>> quest_coins(g, 0).value
    2
    """
    return Figure(Score(g, seat).quest_coins, icon="trophy")


def total(g: State, seat: int) -> Figure:
    """All coins in the end (§7).

    >>> from undercroft.games.doggies.burden import HERE, Taken
    >>> from undercroft.games.doggies.cards import DOGS, ROOMS
    >>> from undercroft.games.doggies.state import Dog
    >>> g.dogs[:] = [Dog(DOGS[dog]) for dog in ("joan", "bonk", "pluto", "robin")]
    >>> g.dogs[0].taken = (Taken(ROOMS["dragon-1"], HERE), Taken(ROOMS["coin-1"], HERE))
    >>> total(g, 0).value
    5
    """
    return Figure(Score(g, seat).total, icon="two-coins")


FIGURES: Counts[State] = {"paws": paws, "purse": purse}
"""The figures of a player's panel by id, in the order in which they are shown; ``doggies-figure-<id>`` is a figure's name."""

COLUMNS: Counts[State] = {
    "coins": coins, "monsters": monsters, "chests": chests, "costs": costs, "quest_coins": quest_coins, "total": total,
}  # fmt: skip
"""The figures of the result."""
