"""Tomb of the Lich Lord: how fast the engine is, and what a late view costs."""

from __future__ import annotations

import json
import random

import pytest

from undercroft.kernel.ask import text_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.registry import game_of
from undercroft.kernel.view import view_of

from .conftest import Figure, best_of
from .test_engine import random_play

GAMES = 40
LATE = 45
"""A turn by which nearly all map cards lie and everybody has cards on the table."""


def late_game() -> Match:
    """Four seats, late, the hero phase of the active player; of 40 games played at random the one with the largest view."""
    best, size = None, 0
    game = game_of("lichlord")
    settings = game.read_settings({}, 4)
    for seed in range(40):
        rng = random.Random(seed)
        match = Match(game, settings, 4, SampledNature(rng))
        while match.asks() and not (match.state.turn >= LATE and match.asks()[0].what == "hero"):  # type: ignore[attr-defined]
            ask = rng.choice(match.asks())
            match.answer(ask.seat, text_of(rng.choice(ask.options)), ask.what)
        if match.asks() and len(text := sent(match)) > size:
            best, size = match, len(text)
    assert best is not None
    return best


def sent(match: Match) -> bytes:
    """The view of the seat that is asked, as it is sent after the journal is known."""
    view = view_of(match, match.asks()[0].seat, len(match.journal))
    return json.dumps(view, separators=(",", ":"), ensure_ascii=False).encode()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_decisions(seats: int, figure: Figure) -> None:
    rate = best_of(5, lambda: random_play("lichlord", seats, GAMES))
    figure(f"Lich Lord, {seats} seats: player decisions", rate, "/s")


def test_late_view(figure: Figure) -> None:
    match = late_game()
    seat = match.asks()[0].seat

    def view_it() -> int:
        for _ in range(200):
            view_of(match, seat, len(match.journal))
        return 200

    figure("Lich Lord, 4 seats, late: view of the player", 1e3 / best_of(5, view_it), "ms")
    figure("Lich Lord, 4 seats, late: view of the player", len(sent(match)) / 1000, "kB")


def test_copies(figure: Figure) -> None:
    state = late_game().settled

    def copy_it() -> int:
        for _ in range(5_000):
            state.copy()
        return 5_000

    figure("Lich Lord, 4 seats, late: copy of a state", 1e6 / best_of(5, copy_it), "µs")
