"""What a bot is: it looks at a match from its seat and says what to answer."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from ..kernel.ask import Choose, Option, text_of
from ..kernel.match import Match

Move: TypeAlias = "tuple[Choose, Option]"
"""One answer a seat could give: which of its questions, and which option of it."""


def moves_of(asks: list[Choose], seat: int) -> list[Move]:
    """Everything ``seat`` could answer to these questions: first what it must, then what it may."""
    mine = sorted([ask for ask in asks if ask.seat == seat], key=lambda ask: ask.may)
    return [(ask, option) for ask in mine for option in ask.options]


class Player:
    """A bot. It keeps nothing between two calls: the same seed at the same moment of the same match thinks the same.

    :param seed: everything random about it comes from here.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, match: Match, seat: int) -> tuple[str, str] | None:
        """What ``seat`` answers, as ``(what, option text)``; None when it is asked nothing that needs an answer.

        Only what ``seat`` may know of ``match`` enters into it. A question the seat *may* answer is weighed when it also has
        one that it must answer.
        """
        moves = moves_of(match.asks(), seat)
        if all(ask.may for ask, _ in moves):
            return None
        ask, option = moves[0] if len(moves) == 1 else self.pick(match, seat, moves, self.random(match, seat))
        return ask.what, text_of(option)

    def random(self, match: Match, seat: int) -> Random:
        """A generator for this moment: it depends on the seed, on who is asked, and on how far the match is."""
        return Random(f"{self.seed}/{seat}/{match.asked_at}")

    def pick(self, match: Match, seat: int, moves: list[Move], rng: Random) -> Move:
        """One of ``moves`` (at least two)."""
        raise NotImplementedError


class RandomPlayer(Player):
    """Level *random*: any open option, all alike."""

    def pick(self, match: Match, seat: int, moves: list[Move], rng: Random) -> Move:
        return moves[int(rng.random() * len(moves))]
