"""Bots: the interface, the same choice from the same seed, and whole games in every mode."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft.bots import LEVELS, Eyes, player
from undercroft.bots.search import SearchPlayer
from undercroft.kernel.ask import text_of
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.registry import game_of
from undercroft.lab.simulate import Job, bot_game

LIVING = {"strength_count": "living", "last_survivor": "wins_now"}
MODES = [
    (1, {}), (1, {"solo_wounds": 5, "solo_chests": "one"}), (2, {}), (2, {"quick": True}), (3, {}), (4, {}), (4, {"quick": True}),
    (5, {}), (5, LIVING), (5, {**LIVING, "quick": True}),
]  # fmt: skip


def table(seats: int, seed: int, game: Game[Any] | None = None, **options: Any) -> Match:
    """A match at its first question."""
    game = game or game_of("raiders")
    return Match(game, game.read_settings(options, seats), seats, SampledNature(Random(seed)))


@pytest.mark.parametrize("level", ["random", "greedy", "ismcts:6"])
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_plays_whole_games_in_every_mode(level: str, seats: int, options: dict[str, Any]) -> None:
    game = game_of("raiders")
    outcome = bot_game(game, Job("raiders", seats, game.read_settings(options, seats), (level,) * seats, 0, 0, 1), Random(3))
    assert len(outcome.scores) == seats
    assert outcome.decisions > 0
    assert sum(outcome.scores) <= 1 or seats == 1


@pytest.mark.parametrize("level", ["random", "greedy", "ismcts:40"])
def test_same_seed_same_choice(level: str) -> None:
    match = table(4, 5)
    seat = match.asks()[0].seat
    first = player(level, "raiders", 11).choose(Eyes(match, seat))
    assert first == player(level, "raiders", 11).choose(Eyes(match.copy(), seat))


def test_choice_is_open_and_changes_nothing() -> None:
    match = table(4, 6)
    before = match.record().dumps()
    asked = next(ask for ask in match.asks() if not ask.may)
    for level in ("random", "greedy", "ismcts:20"):
        what, option = player(level, "raiders", 1).choose(Eyes(match, asked.seat)) or ("", "")
        assert any(ask.what == what and option in map(text_of, ask.options) for ask in match.asks() if ask.seat == asked.seat)
    assert match.record().dumps() == before


def test_declines_when_not_asked_or_merely_free_to_answer() -> None:
    for seed in range(200):
        match = table(4, seed)
        free = [ask.seat for ask in match.asks() if ask.may]
        must = next(ask.seat for ask in match.asks() if not ask.may)
        if free and free[0] != must:
            break
    others = [seat for seat in range(4) if seat != must]
    assert free[0] in others
    assert [player("greedy", "raiders", 1).choose(Eyes(match, seat)) for seat in others] == [None] * 3


def test_timed_levels_think_for_their_time() -> None:
    thinking = [bot.seconds for level in LEVELS if isinstance(bot := player(level, "raiders", 1), SearchPlayer)]
    assert thinking == [0.05, 0.3, 1.0]
    match = table(4, 5)
    assert player("easy", "raiders", 1).choose(Eyes(match, match.asks()[0].seat)) is not None


NO_LEVELS = (
    "", "genius", "ismcts", "search", "ismcts:0", "ismcts:-3", "ismcts:x", "ismcts:9999999", "random:3", "greedy:3", "easy:",
    "easy:0", "hard:x",
)  # fmt: skip


@pytest.mark.parametrize("level", NO_LEVELS)
def test_unknown_level_is_refused_with_a_sentence(level: str) -> None:
    with pytest.raises(BadInput, match="There is no bot level"):
        player(level, "raiders", 1)


def test_a_level_may_think_for_a_number_of_iterations_instead() -> None:
    """In games whose levels differ by nothing else, that is all there is to it."""
    match = table(3, 5)
    eyes = Eyes(match, match.asks()[0].seat)
    answers = [player(level, "raiders", 4).choose(eyes) for level in ("easy:30", "normal:30", "hard:30", "search:30", "ismcts:30")]
    assert answers[0] is not None
    assert answers == [answers[0]] * 5
    bots = [player(level, "raiders", 4) for level in ("easy:30", "search:30")]
    assert [(bot.iterations, bot.seconds) for bot in bots] == [(30, 0.0)] * 2  # type: ignore[attr-defined]


def test_unknown_game_is_refused() -> None:
    with pytest.raises(BadInput, match="There is no game"):
        player("greedy", "chess", 1)
