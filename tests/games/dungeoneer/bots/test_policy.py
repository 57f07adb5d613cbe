"""The policy of the Lich Lord's bots: every question answered, nothing hidden looked at, games that end."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest

from undercroft.bots import player as bot_of
from undercroft.bots.heuristic import heuristic_of
from undercroft.games.dungeoneer.bots.choices import POLICIES, policy
from undercroft.games.dungeoneer.bots.opinions import OPINIONS
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.rules.twists.every import TWISTS
from undercroft.games.dungeoneer.state.state import State
from undercroft.kernel.ask import Choose, text_of
from undercroft.kernel.errors import BadInput
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.run import Run

BOTS = Path(__file__).parents[4] / "src" / "undercroft" / "games" / "dungeoneer" / "bots"
SWITCHES = (
    "no_blank_spots", "resurrection", "hero_choice", "optional_discard", "unbiased_placement", "nothing_personal",
    "limited_movement", "ap_for_falling", "dodge_spikes", "lair_in_solo",
)  # fmt: skip
RARE = {"entrance", "rise-at", "dearest", "steal", "host", "reward-treasure", "clad"}
"""Questions too rare for some hundred games; two of them need a pack with several entrances."""


class Hidden:
    """What a seat may not look at: touching it is an error. Only how many there are is open."""

    def __init__(self, count: int) -> None:
        self.count = count

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[str]:
        raise AssertionError("looked at what is hidden")

    def __getitem__(self, at: Any) -> str:
        raise AssertionError("looked at what is hidden")

    def __contains__(self, card: Any) -> bool:
        raise AssertionError("looked at what is hidden")


def options_of(rng: Random, seats: int) -> dict[str, Any]:
    """Options that go together, at random."""
    while True:
        given = {name: True for name in SWITCHES if rng.random() < 0.35}
        try:
            return GAME.read_settings({"turn_limit": 300, **given}, seats)
        except BadInput:
            continue


def blindfolded(g: State, ask: Choose) -> Any:
    """The policy's answer while everything hidden from the seat cannot be touched."""
    kept = [(player, player.hand, player.map_hand) for player in g.players]
    deck, top, bottom = g.deck.bag, g.deck.top, g.deck.bottom
    for seat, player in enumerate(g.players):
        if seat != ask.seat:
            player.hand, player.map_hand = Hidden(len(player.hand)), Hidden(len(player.map_hand))  # type: ignore[assignment]
    g.deck.bag = Hidden(len(deck))  # type: ignore[assignment]
    if ask.seat not in g.knows_order.values():
        g.deck.top, g.deck.bottom = Hidden(len(top)), Hidden(len(bottom))  # type: ignore[assignment]
    try:
        return policy(g, ask)
    finally:
        for player, hand, maps in kept:
            player.hand, player.map_hand = hand, maps
        g.deck.bag, g.deck.top, g.deck.bottom = deck, top, bottom


def test_every_question_is_answered_legally_and_blindfolded() -> None:
    """Half of the answers are left to chance, so that the policy finds itself in positions that it would never bring about."""
    rng = Random(7)
    seen: Counter[str] = Counter()
    for number in range(90):
        seats = (1, 2, 3, 4)[number % 4]
        run = Run(GAME, GAME.new(options_of(rng, seats), seats), SampledNature(rng))
        run.begin()
        while isinstance(ask := run.question, Choose):
            option = blindfolded(run.state, ask)  # type: ignore[arg-type]
            assert option in ask.options, f"{option} is not one of {ask}"
            assert policy(run.state, ask) == option  # type: ignore[arg-type]
            seen[ask.what] += 1
            run.send(option if rng.random() < 0.5 else rng.choice(list(ask.options)))
    assert sum(seen.values()) > 20_000
    assert set(POLICIES) - set(seen) <= RARE
    assert set(seen) <= set(POLICIES)


def test_the_blindfold_blinds() -> None:
    """So that the test above cannot pass by hiding nothing."""
    run = Run(GAME, GAME.new(GAME.read_settings({}, 2), 2), SampledNature(Random(1)))
    run.begin()
    assert isinstance(run.question, Choose)
    run.state.players[0].hand = Hidden(5)  # type: ignore[attr-defined]
    with pytest.raises(AssertionError, match="hidden"):
        policy(run.state, Choose(0, "discard", [("hand", "zombie"), ("hand", "zombie-2")]))  # type: ignore[arg-type]


def played(seats: int, seed: int, **options: Any) -> State:
    """A game between greedy bots on the bare rules."""
    g = GAME.new(GAME.read_settings({"turn_limit": 1000, **options}, seats), seats)
    run = Run(GAME, g, SampledNature(Random(seed)))
    run.begin()
    while isinstance(ask := run.question, Choose):
        run.send(policy(g, ask))
    return g


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_games_end_soon_and_somebody_wins(seats: int) -> None:
    """By quests for the most part; the rounds stay far below what is asked (a median of 40)."""
    games = [played(seats, seed) for seed in range(8)]
    assert all(g.winner >= 0 for g in games)
    assert median(g.turn / seats for g in games) <= 20
    assert any(len(g.players[g.winner].completed) == 3 for g in games)


@pytest.mark.parametrize("options", [{"limited_movement": True}, {"ap_for_falling": True}, {"nothing_personal": True}])
def test_variants_end_as_well(options: dict[str, bool]) -> None:
    """Where one may fall for a point and stand up for it again, nobody does so for ever."""
    for seed in range(4):
        g = played(3, seed, **options)
        assert g.winner >= 0
        assert g.turn < 300


def test_alone_most_games_are_won() -> None:
    won = sum(played(1, seed).winner == 0 for seed in range(30))
    assert won >= 15


def test_the_heuristic_is_found_and_needs_no_eyes() -> None:
    heuristic = heuristic_of("lichlord")
    assert bot_of("greedy", "lichlord", 1).without_eyes()
    assert bot_of("search:1", "lichlord", 1).without_eyes()
    assert not bot_of("search:2", "lichlord", 1).without_eyes()
    ask = Choose(0, "save", ("save", "no"))
    g = GAME.new(GAME.read_settings({}, 2), 2)
    assert text_of(heuristic.likely(g, ask, Random(1).random)) == "save"


def test_the_twists_that_bots_value_are_twists() -> None:
    """A misspelt name would be worth nothing, and nobody would notice."""
    assert set(OPINIONS) <= {"", *TWISTS}


@pytest.mark.parametrize("path", sorted(BOTS.glob("*.py")), ids=lambda path: path.stem)
def test_what_bots_think_of_a_twist_stands_in_one_place(path: Path) -> None:
    """No other module compares anything with a twist's name, so that a new card has one place for bots."""
    compared = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Compare)]
    named = {inner.value for node in compared for inner in ast.walk(node) if isinstance(inner, ast.Constant)}
    assert not named & set(TWISTS)
