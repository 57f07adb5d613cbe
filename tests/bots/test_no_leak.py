"""A bot with a fixed seed chooses the same whatever the things are that its seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from undercroft.bots import Eyes, player
from undercroft.kernel.match import Match
from undercroft.kernel.nature import Nature, SampledNature
from undercroft.kernel.registry import game_of

LEVELS = ("random", "greedy", "ismcts:60")


class OtherLook(Nature):
    """Like a sampled nature, but a torch shows something else."""

    def __init__(self, seed: int, look: int) -> None:
        self.nature = SampledNature(Random(seed))
        self.look = SampledNature(Random(look))

    def index(self, what: str, options: Sequence[str]) -> int:
        return (self.look if what == "look" else self.nature).index(what, options)


def torchlight(seed: int, look: int, quick: bool) -> tuple[Match, int] | None:
    """A match in which somebody has just lit a torch that shows what ``look`` says, and who did; None if nobody has one."""
    game = game_of("raiders")
    match = Match(game, game.read_settings({"quick": quick}, 4), 4, OtherLook(seed, look))
    for ask in match.asks():
        if ask.what == "torch" and match.state.faces.count("down"):  # type: ignore[attr-defined]
            match.answer(ask.seat, "torch", "torch")
            return match, ask.seat
    return None


def pairs(quick: bool) -> Iterator[tuple[Match, Match, int]]:
    """Matches that differ only in what one seat saw by torchlight, and that seat."""
    for seed in range(60):
        one, other = torchlight(seed, 1, quick), torchlight(seed, 2, quick)
        if one and other and one[0].state.rooms != other[0].state.rooms:  # type: ignore[attr-defined]
            yield one[0], other[0], one[1]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("quick", [False, True])
def test_what_another_saw_by_torchlight(level: str, quick: bool) -> None:
    tried = 0
    for one, other, lit in pairs(quick):
        for seat in {ask.seat for ask in one.asks()} - {lit}:
            bot = player(level, "raiders", 7)
            assert bot.choose(Eyes(one, seat)) == bot.choose(Eyes(other, seat))
            tried += 1
        if tried >= 8:
            break
    assert tried >= 8


def test_the_one_with_the_torch_does_profit_from_it() -> None:
    """So that the test above cannot pass by looking at nothing."""
    bot = player("ismcts:60", "raiders", 7)
    chosen = [(bot.choose(Eyes(one, lit)), bot.choose(Eyes(other, lit))) for one, other, lit in pairs(True)]
    assert any(first != second for first, second in chosen)


@pytest.mark.parametrize("level", LEVELS)
def test_what_others_have_laid_under_seal(level: str) -> None:
    game = game_of("raiders")
    for seed in range(4):
        low, high = (Match(game, game.read_settings({"quick": True}, 4), 4, SampledNature(Random(seed))) for _ in range(2))
        for seat in (0, 2, 3):
            low.answer(seat, "1", "lay")
            high.answer(seat, "5", "lay")
        bot = player(level, "raiders", seed)
        assert bot.choose(Eyes(low, 1)) == bot.choose(Eyes(high, 1)) is not None
