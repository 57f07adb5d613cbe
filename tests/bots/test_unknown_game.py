"""A game that bots have no heuristic for is played at all levels, by its rules, journal and score alone."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.bots import Eyes, player
from undercroft.bots.heuristic import Heuristic, heuristic_of
from undercroft.kernel import registry
from undercroft.kernel.ask import AllOf, Choose, FirstOf, Given, Script
from undercroft.kernel.game import Game, Settings
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.options import Options
from undercroft.kernel.state import State
from undercroft.lab.simulate import Job, bot_game

ROUNDS = 4


class Coins(State[Options]):
    """Coins by seat, the round, and the coin hidden under the cup with who has peeped."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.coins = [0] * options.seats
        self.round = 0
        self.cup = ""

    def copy(self) -> Coins:
        twin = Coins(self.options)
        twin.over, twin.coins, twin.round, twin.cup = self.over, list(self.coins), self.round, self.cup
        return twin


class CupGame(Game[Coins]):
    """Each round all secretly bid 0 to 2 of the cup; the lone highest bidder wins it and pays the bid. Then one takes a coin."""

    id = "cups"
    seats = (2, 3)
    usual_seats = 3

    def new(self, settings: Settings, seats: int) -> Coins:
        return Coins(Options(settings, seats))

    def rules(self, state: Coins) -> Script:
        seats = range(len(state.coins))
        state.cup = state.nature.draw("cup", ["0", "1", "8"])
        state.tell("peeps", to=1, coins=state.cup)
        bids = yield AllOf([Choose(seat, "bid", (0, 1, 2)) for seat in seats])
        state.tell("bids", bids=list(bids), cup=state.cup)
        if bids.count(max(bids)) == 1:
            state.coins[bids.index(max(bids))] += int(state.cup) - max(bids)
        given: Given = yield FirstOf(
            [Choose(state.round % len(seats), "take", (0, 9)), *[Choose(s, "shout", ("now",), may=True) for s in seats]]
        )
        state.coins[given.seat] += given.option if given.what == "take" else 0  # type: ignore[operator]
        state.tell("takes", seat=given.seat)
        last = yield Choose(state.round % len(seats), "keep", ("yes", "no"))
        state.coins[state.round % len(seats)] += 2 if last == "yes" else 0
        state.round += 1
        state.over = state.round == ROUNDS

    def score(self, state: Coins) -> list[float]:
        winners = [coins == max(state.coins) for coins in state.coins]
        return [won / sum(winners) for won in winners]

    def determinize(self, state: Coins, seat: int, rng: Random) -> None:
        if seat != 0 and state.cup:
            state.cup = rng.choice(["0", "1", "8"])


GAME = CupGame()


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    places = {**registry.HOUSE, "cups": f"{__name__}:GAME"}
    monkeypatch.setattr(registry, "_places", lambda: places)


def test_has_the_neutral_heuristic() -> None:
    assert type(heuristic_of("cups")) is Heuristic
    assert type(heuristic_of("raiders")) is not Heuristic


@pytest.mark.parametrize("level", ["random", "greedy", "ismcts:30"])
def test_all_levels_play_it(level: str) -> None:
    outcome = bot_game(GAME, Job("cups", 3, {}, (level,) * 3, 0, 0, 1), Random(1))
    assert sum(outcome.scores) == pytest.approx(1)


@pytest.mark.parametrize("level", ["greedy", "ismcts:200"])
def test_the_obvious_is_seen_without_a_heuristic(level: str) -> None:
    taken = []
    for seed in range(8):
        match = Match(GAME, {}, 3, SampledNature(Random(seed)))
        for seat in range(3):
            match.answer(seat, "1", "bid")
        taken.append(player(level, "cups", seed).choose(Eyes(match, 0)))
    assert taken.count(("take", "9")) >= 7


@pytest.mark.parametrize("level", ["random", "greedy", "ismcts:60"])
def test_nothing_leaks_where_the_journal_is_all_there_is(level: str) -> None:
    choices: dict[str, tuple[str, str] | None] = {}
    for seed in range(20):
        match = Match(GAME, {}, 3, SampledNature(Random(seed)))
        choices[match.state.cup] = player(level, "cups", 5).choose(Eyes(match, 1))  # type: ignore[attr-defined]
    assert len(choices) == 3
    assert len(set(choices.values())) == 1
