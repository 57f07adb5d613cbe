"""What a bot of Dungeoneer notices: the lower levels overlook things, as people do."""

from __future__ import annotations

from hashlib import blake2b

from ....kernel.ask import Choose, Option, text_of
from ..state.state import State

OVERLOOKED = {"greedy": 0.95, "easy": 0.8, "normal": 0.5, "hard": 0.0}
"""How many of the cards, effects, targets and places each level overlooks."""
MENUS = frozenset({"hero", "lord", "declare", "window", "respond", "challenge", "lay"})
"""Where something can be overlooked: among many things that could be done, not where one of a few has to be."""
OBVIOUS = frozenset({"move", "attempt", "search", "deliver", "escort", "pick-up"})
"""What nobody overlooks: the way, and a quest that can be done."""
FINE = 1 << 32
"""Number of levels of attention, from what everybody notices to what nobody does."""


class Sight:
    """What one bot notices. What it overlooks (a card with an aim), it overlooks for the whole turn.

    :param level: how much that is (:data:`OVERLOOKED`).
    :param seed: decides what.
    """

    def __init__(self, level: str, seed: int) -> None:
        self.seed = seed
        self.blind = int(OVERLOOKED[level] * FINE)

    def seen(self, g: State, ask: Choose) -> Choose:
        """The question with the options that come to mind: one at least. A lower level of the same seed never sees more."""
        if not self.blind or ask.what not in MENUS:
            return ask
        shades = {option: FINE if is_obvious(option) else self.shade(g, ask.seat, option) for option in ask.options}
        least = min(self.blind, max(shades.values()))
        return Choose(ask.seat, ask.what, [option for option, shade in shades.items() if shade >= least])

    def shade(self, g: State, seat: int, option: Option) -> int:
        """How plain an option is to see in this turn, below :data:`FINE`."""
        words = f"{self.seed}/{seat}/{g.turn}/{text_of(option)}"
        return int.from_bytes(blake2b(words.encode(), digest_size=4).digest(), "big")


def is_obvious(option: Option) -> bool:
    """Whether an option is seen by everybody: words like *end* and *pass*, and what belongs to a quest."""
    return not isinstance(option, tuple) or len(option) < 2 or option[0] in OBVIOUS
