"""What a bot is: it looks at a match from its seat and says what to answer."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from ..kernel.ask import Choose, Option, text_of
from .eyes import Eyes

Move: TypeAlias = "tuple[Choose, Option]"
"""One answer a seat could give: which of its questions, and which option of it."""


class Player:
    """A bot. It keeps nothing between two calls: at the same point of the same match the same seed thinks the same.

    :param seed: everything random about it comes from here.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, eyes: Eyes) -> tuple[str, str] | None:
        """What the seat answers, as ``(what, option text)``; None when it is asked nothing that needs an answer.

        A question the seat *may* answer is weighed when it also has one that it must answer. What needs the other side's agreement
        is judged apart, by every bot alike (:meth:`~undercroft.bots.heuristic.Heuristic.agrees`).
        """
        asks, apart = eyes.asks(), eyes.game.agreements
        moves = [(ask, option) for ask in asks if ask.what not in apart for option in ask.options]
        if all(ask.may for ask, _ in moves):
            return None
        for ask in asks:
            if ask.what in apart and (agreed := self._agreed(eyes, ask)) is not None:
                return ask.what, text_of(agreed)
        ask, option = moves[0] if len(moves) == 1 else self.pick(eyes, moves, self.random(eyes))
        return ask.what, text_of(option)

    def _agreed(self, eyes: Eyes, ask: Choose) -> Option | None:
        """What the game's own bots answer where both sides must agree; None to leave it."""
        part = eyes.game.part("bots")
        agreed: Option | None = None if part is None else part.HEURISTIC.agrees(eyes, ask, self.random(eyes))
        return agreed

    def without_eyes(self) -> Callable[[Any, Choose], Option] | None:
        """How it answers from a bare state, for a bot that looks at nothing hidden there; None if it needs eyes.
        Games between such bots are played on the bare rules (see ``lab.simulate.bare_game``)."""
        return None

    def random(self, eyes: Eyes) -> Random:
        """A generator for this question: it depends on the seed, on who is asked, and on how far the match is."""
        return Random(f"{self.seed}/{eyes.seat}/{eyes.moment}")

    def pick(self, eyes: Eyes, moves: list[Move], rng: Random) -> Move:
        """One of ``moves`` (at least two): the answers to the seat's questions, to those it must answer first."""
        raise NotImplementedError


class RandomPlayer(Player):
    """Level *random*: any open option, all alike."""

    def pick(self, eyes: Eyes, moves: list[Move], rng: Random) -> Move:
        return moves[int(rng.random() * len(moves))]
