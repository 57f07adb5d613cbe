"""How even Pig is: how much it helps to begin."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from undercroft.kernel.game import Game
from undercroft.lab.simulate import simulate


def report(
    game: Game[Any], seats: int, games: int, bots: Sequence[str], settings: Mapping[str, Any] | None = None, seed: int = 0,
    jobs: int = 1,
) -> dict[str, Any]:  # fmt: skip
    """Play games and count who has won; the arguments are those of ``simulate``."""
    counted = simulate(game, seats, games, bots, settings, seed, jobs)
    won = {row["seat"]: row["wins"] / counted["games"] for row in counted["results"]}
    return {"game": game.id, "games": counted["games"], "won": won, "even": 1 / seats}


def lines(found: Mapping[str, Any]) -> Iterator[str]:
    """The report as text for a terminal."""
    yield f"{found['game']}: {found['games']} games"
    for seat, share in found["won"].items():
        yield f"{seat} won {share:.1%} ({share - found['even']:+.1%} against even)"
