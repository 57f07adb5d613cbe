"""Decisions of every game held against moves of python-chess, both in turns, so that the machine's drift falls on both alike.

Budgets were set on a machine where python-chess makes 32,000 random moves a second in the bare loop of ``chess_moves``; of another
machine one can ask for the ratio, which is what BUDGETS holds: in plain Python, and compiled.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median

import pytest

from .conftest import Figure
from .test_engine import chess_moves, random_play

ROUNDS = 21
MOVES = 1_000
BUDGETS = {
    "raiders": ("Raiders", 7.8, 20.6), "twister": ("Twister", 2.2, 6.3), "lichlord": ("Lich Lord", 1.1, 3.1),
    "doggies": ("Doggies", 2.2, 6.3),
}  # fmt: skip


def rate(play: Callable[[], int]) -> float:
    """Things a second."""
    started = time.perf_counter()
    count = play()
    return count / (time.perf_counter() - started)


@pytest.mark.parametrize(
    ("game", "seats", "games"),
    [("raiders", 4, 40), ("twister", 2, 3), ("doggies", 4, 30), *[("lichlord", seats, 24 // seats) for seats in (1, 2, 3, 4)]],
)
def test_decisions_for_each_move_of_chess(game: str, seats: int, games: int, figure: Figure) -> None:
    """The median of the rounds, and the smallest and largest of the middle half."""
    rng = random.Random(1)
    ratios = []
    for _ in range(ROUNDS):
        moves = rate(lambda: chess_moves(rng, MOVES))
        ratios.append(rate(lambda: random_play(game, seats, games)) / moves)
    ratios.sort()
    low, high = ratios[ROUNDS // 4], ratios[-1 - ROUNDS // 4]
    name, plain, compiled = BUDGETS[game]
    budget = f"({low:.1f} to {high:.1f}; budget {plain}, compiled {compiled})"
    figure(f"{name}, {seats} seats: decisions for each move of python-chess", median(ratios), budget)
