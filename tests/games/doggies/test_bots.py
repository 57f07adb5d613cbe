"""Bots of Dungeons & Doggies play with sense, and the report counts what they do."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.bots import Eyes, player
from undercroft.bots.heuristic import heuristic_of
from undercroft.bots.levels import LEVELS
from undercroft.games.doggies.bots import CARDS, DOUBT, Thinker
from undercroft.games.doggies.cards import DOGS
from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.report import lines, report
from undercroft.games.doggies.rules import PLACE, TURN
from undercroft.kernel.ask import Choose, Option
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.run import Run
from undercroft.lab.simulate import simulate


def test_greedy_beats_random() -> None:
    won = 0.0
    for seed in range(4):
        bots = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        rows = simulate(GAME, 2, 1, bots, seed=seed)["results"]
        won += sum([row["score"] for row in rows if row["bot"] == "greedy"])
    assert won >= 3


def test_one_thinks_a_game_to_its_end() -> None:
    rows = simulate(GAME, 2, 1, ["search:2", "greedy"], seed=3)["results"]
    assert sum([row["score"] for row in rows]) == 1


def test_worths_are_shares_of_one_victory() -> None:
    heuristic = heuristic_of(GAME.id)
    run = Run(GAME, GAME.new(GAME.read_settings({}, 3), 3), SampledNature(Random(7)))
    run.begin()
    while run.question is not None:
        (ask, *_) = run.asks()
        if ask.what == TURN:
            assert abs(sum(heuristic.worth(GAME, run.state, 3)) - 1) < 1e-9
        run.give(ask, heuristic.likely(run.state, ask, Random(run.state.turn).random))
    assert abs(sum(heuristic.worth(GAME, run.state, 3)) - 1) < 1e-9


def test_the_report_counts_every_seat_once() -> None:
    found = report(GAME, 3, 2, ["greedy"], seed=4)
    assert sum([row["wins"] for row in found["dogs"]]) == sum([row["wins"] for row in found["by_seat"]]) == 2
    assert sum([row["games"] for row in found["dogs"]]) == 6
    text = "\n".join(lines(found))
    assert all(dog in text for dog in DOGS)


def test_each_level_is_less_mistaken_than_the_one_below() -> None:
    doubts = [DOUBT[level] for level in LEVELS if level in DOUBT]
    assert doubts == sorted(doubts, reverse=True)
    assert len(set(doubts)) == len(doubts) == len(LEVELS) - 1


def test_a_level_tries_as_often_as_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """Places are tried once each; hard also tries the actions that are a close thing; nobody tries the way."""
    tried: list[str] = []

    def counted(bot: Thinker, eyes: Eyes, ask: Choose, option: Option, rng: Random) -> float:
        tried.append(ask.what)
        return trial(bot, eyes, ask, option, rng)

    trial = Thinker.tried
    monkeypatch.setattr(Thinker, "tried", counted)
    match = Match(GAME, GAME.read_settings({}, 2), 2, SampledNature(Random(5)))
    bots = {"easy:2": 2, "hard:1000": 1000}
    thinkers = {level: player(level, GAME.id, 1) for level in bots}
    while not match.state.over:
        ask = match.asks()[0]
        for level, most in bots.items():
            tried.clear()
            what, option = thinkers[level].choose(Eyes(match, ask.seat)) or ("", "")
            if ask.what == TURN:
                assert len(tried) in {0, *range(2, CARDS + len(ask.options))} if level == "hard:1000" else not tried
            else:
                assert len(tried) == (min(most, len(ask.options)) if ask.what == PLACE and len(ask.options) > 1 else 0)
            assert set(tried) <= {ask.what}
        match.answer(ask.seat, option, what)
        if match.state.turn > 12:
            break
