"""A bot can get at nothing but what its seat may know, whatever it does with what it is given."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest

from undercroft.bots import Eyes, Player
from undercroft.kernel.ask import text_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.registry import game_of
from undercroft.kernel.state import State
from undercroft.kernel.view import view_of

from .test_no_leak import pairs


def within_reach(thing: Any, depth: int = 6) -> list[Any]:
    """Everything that public attributes, methods without arguments, and containers lead to."""
    found: list[Any] = []
    known: set[int] = set()
    queue = [(thing, 0)]
    for each, far in queue:
        if id(each) in known or far > depth:
            continue
        known.add(id(each))
        found.append(each)
        if isinstance(each, dict):
            queue += [(inner, far + 1) for inner in [*each, *each.values()]]
        elif isinstance(each, list | tuple | set):
            queue += [(inner, far + 1) for inner in each]
        elif type(each).__module__.startswith("undercroft"):
            names = [name for name in dir(each) if not name.startswith("_")]
            for name in names:
                with suppress(LookupError):  # there is no room before the first level
                    queue.append((getattr(each, name), far + 1))
    return found


@pytest.mark.parametrize("quick", [False, True])
def test_the_match_is_out_of_reach(quick: bool) -> None:
    one, _, lit = next(pairs(quick))
    truth = [one, one.state, one.settled, one.tape, one.journal, one.chance]
    for seat in range(4):
        eyes = Eyes(one, seat)
        run = eyes.determinize(Random(1))
        reached = within_reach([eyes, eyes.asks(), eyes.view(), run])
        assert run.state in reached
        assert not [each for each in reached if isinstance(each, Match)]
        assert not [each for each in reached if any(each is true for true in truth)]
    assert isinstance(run.state, State)
    assert lit in range(4)


def test_a_way_to_the_match_would_be_found() -> None:
    """So that the test above cannot pass by looking at nothing."""

    class Careless(Eyes):
        __slots__ = ("table",)

    one, _, _ = next(pairs(False))
    eyes = Careless(one, 0)
    eyes.table = {"match": [one]}
    Careless.__module__ = "undercroft.bots.careless"
    assert any(each is one.state for each in within_reach(eyes))


@pytest.mark.parametrize("quick", [False, True])
def test_eyes_see_the_same_whatever_is_hidden(quick: bool) -> None:
    """All a bot is given is equal for two matches that differ only in what another saw: what it does with it cannot leak."""
    tried = 0
    for one, other, lit in pairs(quick):
        game = one.game
        for seat in {0, 1, 2, 3} - {lit}:
            mine, theirs = Eyes(one, seat), Eyes(other, seat)
            assert mine.view() == theirs.view() == view_of(one, seat)
            assert (mine.moment, mine.settings, list(map(repr, mine.asks()))) == (
                theirs.moment, theirs.settings, list(map(repr, theirs.asks())),
            )  # fmt: skip
            for seed in range(3):
                dealt = [game.to_position(eyes.determinize(Random(seed)).state) for eyes in (mine, theirs)]
                assert dealt[0] == dealt[1]
            tried += 1
        if tried >= 9:
            break
    assert tried >= 9


def test_own_questions_only_those_that_must_be_answered_first() -> None:
    game = game_of("raiders")
    for seed in range(100):
        match = Match(game, game.read_settings({}, 4), 4, SampledNature(Random(seed)))
        for seat in range(4):
            asks = Eyes(match, seat).asks()
            assert {ask.seat for ask in asks} <= {seat}
            assert [ask.may for ask in asks] == sorted(ask.may for ask in asks)
            if len(asks) == 2:
                assert [ask.what for ask in asks] == ["lay", "torch"]
                return
    raise AssertionError("nobody who leads had a torch")


def test_a_determinized_run_is_the_bot_s_own() -> None:
    """It may be changed and played at will: neither the match nor the next run has it."""
    game = game_of("raiders")
    match = Match(game, game.read_settings({}, 2), 2, SampledNature(Random(3)))
    before = game.to_position(match.state)
    asked = next(ask for ask in match.asks() if not ask.may)
    eyes = Eyes(match, asked.seat)
    run = eyes.determinize(Random(1))
    run.state.heroes[0].treasure = 19  # type: ignore[attr-defined]
    run.give(run.asks()[0], run.asks()[0].options[0])
    assert game.to_position(match.state) == before
    assert eyes.determinize(Random(1)).state.heroes[0].treasure != 19  # type: ignore[attr-defined]


def test_a_bot_may_look_at_a_dealt_state_and_answer_many_questions() -> None:
    """A bot of its own making: it reads the state that it was dealt, and plays a whole duel."""

    class Miser(Player):
        """Lays its lowest card where there is nothing to win."""

        def pick(self, eyes: Eyes, moves: list[Any], rng: Random) -> Any:
            vault = eyes.determinize(rng).state.chamber.kind == "vault"  # type: ignore[attr-defined]
            lays = [move for move in moves if move[0].what == "lay"]
            return lays[-1] if vault else lays[0]

    game = game_of("raiders")
    match = Match(game, game.read_settings({}, 2), 2, SampledNature(Random(4)))
    while match.asks():
        asked = next(ask for ask in match.asks() if not ask.may)
        what, option = Miser(1).choose(Eyes(match, asked.seat)) or ("", "")
        assert option in map(text_of, asked.options)
        match.answer(asked.seat, option, what)
    assert match.state.over
