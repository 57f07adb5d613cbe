"""The route helper of a table: the best way from here, and after the round what each dog's way was worth beside it."""

from __future__ import annotations

from random import Random

from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.rules import ROOM, TURN, WALK
from undercroft.kernel.ask import text_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.state import Event


def played(seed: int, helper: bool) -> tuple[Match, list[tuple[str, int]]]:
    """A game at random, and what the helper said at each question it speaks at."""
    match = Match(GAME, GAME.read_settings({"helper": helper}, 2), 2, SampledNature(Random(seed)))
    rng, said = Random(seed), []
    while asks := match.asks():
        ask = asks[0]
        best = GAME.view(match.state, ask.seat).best
        others = [GAME.view(match.state, seat).best for seat in (1 - ask.seat, None)]
        assert others == [None, None]
        if best is not None:
            said.append((ask.what, best.coins))
            assert best.cells[0] == "start"
        match.answer(ask.seat, text_of(ask.options[int(rng.random() * len(ask.options))]), ask.what)
    return match, said


def told(match: Match) -> list[Event]:
    return [event for event in match.journal if event.key == "best-way"]


def test_it_speaks_before_the_action_and_on_the_way() -> None:
    asked = {what for seed in (1, 2, 3) for what, _ in played(seed, helper=True)[1]}
    assert asked == {TURN, WALK, ROOM}


def test_after_the_round_each_dog_that_left_learns_its_best_way_alone() -> None:
    """It counts the dog's own quest, so nobody else is told (ruling 37)."""
    match, _ = played(3, helper=True)
    left = [event.args["seat"] for event in match.journal if event.key == "leaves"]
    assert sorted(event.args["seat"] for event in told(match)) == sorted(left)
    assert left
    for event in told(match):
        assert event.args["coins"] <= event.args["best"]
        assert [seat for seat in range(2) if event.seen_by(seat)] == [event.args["seat"]]


def test_without_it_nothing_is_said() -> None:
    match, said = played(3, helper=False)
    assert said == []
    assert told(match) == []
