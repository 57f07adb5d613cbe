"""Level *greedy*: looks one answer ahead."""

from __future__ import annotations

from random import Random

from .eyes import Eyes
from .heuristic import Heuristic
from .player import Move, Player
from .playout import play_on

DEALS = 6
"""How many re-deals of the hidden things, each with likely answers of the others, are tried with every option."""


class GreedyPlayer(Player):
    """Tries every option on a few re-deals, lets the others answer as is likely until the round is over, and takes the best."""

    def __init__(self, seed: int, heuristic: Heuristic) -> None:
        super().__init__(seed)
        self.heuristic = heuristic

    def pick(self, eyes: Eyes, moves: list[Move], rng: Random) -> Move:
        free = moves[-1][0]
        if free.may and self.heuristic.wants(eyes.determinize(rng).state, free):
            return moves[-1]
        moves = [move for move in moves if not move[0].may]
        seeds = [rng.getrandbits(64) for _ in range(DEALS)]
        worths = [sum(self.worth(eyes, move, Random(seed)) for seed in seeds) for move in moves]
        return moves[worths.index(max(worths))]

    def worth(self, eyes: Eyes, move: Move, rng: Random) -> float:
        """What the seat's position is worth at the end of the round after this answer, in one re-deal."""
        run = eyes.determinize(rng)
        until = self.heuristic.clock(run.state) + 1
        run.give(*move)
        play_on(run, self.heuristic, rng.random, until)
        return self.heuristic.worth(eyes.game, run.state, eyes.seats)[eyes.seat]
