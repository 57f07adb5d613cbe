"""How fast the bots think: iterations in mid-game, as they play and with playouts to the very end, and whole greedy games."""

from __future__ import annotations

from random import Random
from typing import Any

from undercroft.bots import Eyes
from undercroft.bots.heuristic import NEVER, Heuristic, heuristic_of
from undercroft.bots.search import Search
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.registry import game_of
from undercroft.lab.simulate import Job, bot_game

from .conftest import Figure, best_of

ITERATIONS = 500


def middle_of_a_game(answers: int) -> tuple[Match, int]:
    """A match at four seats after so many answers, and the seat to choose."""
    game = game_of("raiders")
    match = Match(game, game.read_settings({}, 4), 4, SampledNature(Random(1)))
    for at in range(answers + 1):
        ask = next(ask for ask in match.asks() if not ask.may)
        if at < answers:
            match.answer(ask.seat, str(ask.options[at % len(ask.options)]), ask.what)
    return match, ask.seat


def iterations(match: Match, seat: int, heuristic: Heuristic) -> int:
    """One search."""
    search = Search(Eyes(match, seat), heuristic, Random(1))
    for _ in range(ITERATIONS):
        search.iterate()
    return ITERATIONS


def test_iterations_in_the_middle_of_a_game(figure: Figure) -> None:
    match, seat = middle_of_a_game(49)
    rate = best_of(5, lambda: iterations(match, seat, heuristic_of("raiders")))
    figure("Raiders, 4 seats, middle of a game: search iterations", rate, "/s")


def test_iterations_with_full_playouts(figure: Figure) -> None:
    class ToTheEnd(type(heuristic_of("raiders"))):  # type: ignore[misc]
        """Plays every iteration to the end of the game, with any cards."""

        likely = Heuristic.likely

        def horizon(self, state: Any) -> int:
            return NEVER

    match, seat = middle_of_a_game(49)
    rate = best_of(5, lambda: iterations(match, seat, ToTheEnd()))
    figure("Raiders, 4 seats, middle of a game: search iterations with full random playouts", rate, "/s")


def test_greedy_games(figure: Figure) -> None:
    game = game_of("raiders")
    job = Job("raiders", 4, game.read_settings({}, 4), ("greedy",) * 4, 0, 0, 1)
    rate = best_of(3, lambda: sum(bot_game(game, job, Random(seed)).decisions for seed in range(3)))
    figure("Raiders, 4 seats: decisions of greedy bots", rate, "/s")
