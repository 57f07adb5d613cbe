"""How even Dungeons & Doggies is: how often each dog and each seat wins over many games between bots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from ...kernel.ask import letter_of
from ...kernel.game import Game
from ...kernel.registry import game_of
from ...lab.ladder import wilson
from ...lab.simulate import Job, job_of, play_all, played, slices
from .cards import DOGS
from .scoring import Score
from .state import State

LOW, HIGH = 0.15, 0.35
"""The bounds of a dog's win rate at four seats that is even enough."""
SEVERAL = 8
"""How many games a process plays before it reports back: few, so that no process waits long for another at the end."""


class Told(NamedTuple):
    """What one game tells of each seat: its dog, its share of victory, its coins; and how many turns it took."""

    dogs: tuple[str, ...]
    shares: tuple[float, ...]
    coins: tuple[int, ...]
    turns: int


def play_some(job: Job) -> list[Told]:
    """The games of a job."""
    game = game_of(job.game)
    found: list[Told] = []
    for number in range(job.first, job.last):
        g = played(game, job, Random(f"{job.seed}/{number}"))[0].state
        assert isinstance(g, State)
        coins = tuple([Score(g, seat).total for seat in range(job.seats)])
        found.append(Told(tuple([dog.card.id for dog in g.dogs]), tuple(game.score(g)), coins, g.turn))
    return found


def report(
    game: Game[Any], seats: int, games: int, bots: Sequence[str], settings: Mapping[str, Any] | None = None, seed: int = 0,
    jobs: int = 1,
) -> dict[str, Any]:  # fmt: skip
    """Play ``games`` games and say which dogs and seats win; the arguments are those of ``simulate``. Dogs are dealt at random,
    unless the options say otherwise.

    :raises BadInput: a number or a bot that cannot be.
    """
    whole = job_of(game, seats, games, bots, {"dog_choice": "random", **(settings or {})}, seed, jobs)
    told = list(play_all(list(slices(whole, jobs, SEVERAL)), jobs, play_some))
    plays = [(each, seat) for each in told for seat in range(seats)]
    return {
        "game": game.id, "seats": seats, "games": games, "bots": list(whole.bots), "seed": seed, "options": whole.settings,
        "turns": round(sum([each.turns for each in told]) / games, 1),
        "by_seat": [{"seat": letter_of(seat), **rate([play for play in plays if play[1] == seat])} for seat in range(seats)],
        "dogs": [{"dog": dog, **rate([play for play in plays if play[0].dogs[play[1]] == dog])} for dog in DOGS],
    }  # fmt: skip


def rate(plays: Sequence[tuple[Told, int]]) -> dict[str, Any]:
    """How many games, the share of them that was won with its 95 % interval (shared victories in part), and the mean of coins."""
    count, wins = len(plays), sum([each.shares[seat] for each, seat in plays])
    low, high = wilson(wins, count)
    coins = sum([each.coins[seat] for each, seat in plays])
    return {
        "games": count, "wins": round(wins, 2), "rate": round(wins / count, 4) if count else 0.0, "low": round(low, 4),
        "high": round(high, 4), "coins": round(coins / count, 2) if count else 0.0,
    }  # fmt: skip


def lines(found: Mapping[str, Any]) -> Iterator[str]:
    """The report as text for a terminal."""
    yield f"{found['game']}, {found['seats']} seats ({', '.join(found['bots'])}): {found['games']} games, seed {found['seed']}"
    yield f"turns: {found['turns']:g} a game"
    for rows, name in ((found["by_seat"], "seat"), (sorted(found["dogs"], key=lambda row: -row["rate"]), "dog")):
        yield ""
        yield f"{name:<12}{'games':>7}{'won':>8}  {'95 %':<17}{'coins':>7}"
        for row in rows:
            span = f"{row['low']:.1%} to {row['high']:.1%}"
            even = name == "seat" or found["seats"] != 4 or not row["games"] or LOW <= row["rate"] <= HIGH
            mark = "" if even else "  far off"
            yield f"{row[name]:<12}{row['games']:>7}{row['rate']:>8.1%}  {span:<17}{row['coins']:>7.1f}{mark}"
