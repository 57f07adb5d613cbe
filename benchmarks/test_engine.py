"""How fast the engine is: decisions, copies, searches."""

from __future__ import annotations

import random
import time

import chess
import pytest

from undercroft.bots import Eyes, player
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.registry import game_of
from undercroft.lab.simulate import RANDOM, Job, random_game

from .conftest import Figure, best_of

GAMES = 300
LONGEST = 200
"""Moves of a game of python-chess, both sides'."""


def random_play(game_id: str, seats: int, games: int, **options: bool | int | str) -> int:
    """Play games at random through the bare engine, with its limits for bots; returns the number of decisions."""
    game = game_of(game_id)
    job = Job(game_id, seats, game.read_settings({**game.bot_settings, **options}, seats), (RANDOM,) * seats, 1, 0, games)
    rng = random.Random(1)
    return sum([random_game(game, job, rng).decisions for _ in range(games)])


@pytest.mark.parametrize("seats", [1, 2, 4, 5])
def test_decisions(seats: int, figure: Figure) -> None:
    rate = best_of(5, lambda: random_play("raiders", seats, GAMES))
    figure(f"Raiders, {seats} seats: player decisions", rate, "/s")


def test_decisions_quick(figure: Figure) -> None:
    figure("Raiders, 4 seats, quick: player decisions", best_of(5, lambda: random_play("raiders", 4, GAMES, quick=True)), "/s")


def test_copies(figure: Figure) -> None:
    game = game_of("raiders")
    match = Match(game, game.read_settings({}, 4), 4, SampledNature(random.Random(1)))

    def copy_states() -> int:
        for _ in range(20_000):
            match.settled.copy()
        return 20_000

    def copy_matches() -> int:
        for _ in range(2_000):
            match.copy()
        return 2_000

    figure("Raiders, 4 seats: copy of a state", 1e6 / best_of(5, copy_states), "µs")
    figure("Raiders, 4 seats: copy of a match in mid-room", 1e6 / best_of(5, copy_matches), "µs")


def test_search(figure: Figure) -> None:
    game = game_of("raiders")
    match = Match(game, game.read_settings({}, 4), 4, SampledNature(random.Random(1)))
    seat = next(ask.seat for ask in match.asks() if not ask.may)
    iterations = 2_000
    best = 0.0
    for round in range(3):
        bot = player(f"ismcts:{iterations}", "raiders", round)
        started = time.perf_counter()
        bot.choose(Eyes(match, seat))
        best = max(best, iterations / (time.perf_counter() - started))
    figure("Raiders, 4 seats, first room: search iterations", best, "/s")


def chess_moves(rng: random.Random, count: int) -> int:
    """Play at least so many random moves with python-chess, and nothing else: nobody asks whether a game is over; after
    :data:`LONGEST` moves it is cut off. Returns how many they were."""
    played = 0
    while played < count:
        board = chess.Board()
        for _ in range(LONGEST):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(rng.choice(moves))
            played += 1
    return played


def test_yardstick(figure: Figure) -> None:
    """Random moves of python-chess: a public yardstick to hold our figures against."""
    rng = random.Random(1)
    figure("yardstick: random moves of python-chess", best_of(3, lambda: chess_moves(rng, 10_000)), "/s")
