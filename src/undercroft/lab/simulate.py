"""Plays many games and counts: how fast the rules are, and who wins.

Game *n* draws everything from ``seed`` and *n* alone, so the results are the same however many processes share the work.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from ..bots import Eyes, Player, player
from ..kernel.ask import Choose, letter_of
from ..kernel.errors import BadInput
from ..kernel.game import Game, Settings
from ..kernel.match import Match
from ..kernel.nature import SampledNature
from ..kernel.random_play import play_at_random
from ..kernel.registry import game_of
from ..kernel.run import Run

T = TypeVar("T")

RANDOM = "random"
MOST_GAMES = 10_000_000
MOST_JOBS = 256
SLICE = 500
"""The most games that one process plays before it reports back."""


class Outcome(NamedTuple):
    """One game: how many decisions players made, and each seat's score."""

    decisions: int
    scores: list[float]


class Job(NamedTuple):
    """A run of games for one process."""

    game: str
    seats: int
    settings: Settings
    bots: tuple[str, ...]
    seed: int
    first: int
    last: int


def simulate(
    game: Game[Any], seats: int, games: int, bots: Sequence[str] = (RANDOM,), settings: Mapping[str, Any] | None = None,
    seed: int = 0, jobs: int = 1,
) -> dict[str, Any]:  # fmt: skip
    """Play ``games`` games and count.

    :param bots: who sits where; fewer names than seats are repeated in turn.
    :param jobs: processes that share the work.
    :returns: ``{"game", "seats", "games", "bots", "seed", "options", "decisions", "seconds", "games_per_s", "decisions_per_s",
        "results"}``; a result per seat: its bot, mean score, and how many games it won (scored highest, alone or shared).
    :raises BadInput: a number or a bot that cannot be.
    """
    job = job_of(game, seats, games, bots, settings, seed, jobs)
    totals = [0.0] * seats
    wins = [0] * seats
    decisions = 0
    started = perf_counter()
    work = list(slices(job, jobs))
    for outcome in play_all(work, jobs, _play):
        decisions += outcome.decisions
        best = max(outcome.scores)
        for seat, score in enumerate(outcome.scores):
            totals[seat] += score
            wins[seat] += score == best and score > 0
    seconds = max(perf_counter() - started, 1e-9)
    return {
        "game": game.id, "seats": seats, "games": games, "bots": list(job.bots), "seed": seed, "options": job.settings,
        "decisions": decisions, "seconds": round(seconds, 3), "games_per_s": round(games / seconds, 1),
        "decisions_per_s": round(decisions / seconds),
        "results": [
            {"seat": letter_of(seat), "bot": job.bots[seat], "wins": wins[seat], "score": round(totals[seat] / games, 6)}
            for seat in range(seats)
        ],
    }  # fmt: skip


def job_of(
    game: Game[Any], seats: int, games: int, bots: Sequence[str], settings: Mapping[str, Any] | None, seed: int, jobs: int
) -> Job:
    """All games that :func:`simulate` is asked for as one job; :class:`BadInput` for a number or a bot that cannot be."""
    complete = game.read_settings({**game.bot_settings, **(settings or {})}, seats)
    need_number("games", games, 1, MOST_GAMES)
    need_number("jobs", jobs, 1, MOST_JOBS)
    return Job(game.id, seats, complete, table_of(game, bots, seats), seed, 0, games)


def need_number(name: str, value: int, low: int, high: int) -> None:
    """:class:`BadInput` unless the number lies in its range, both ends included."""
    if not low <= value <= high:
        raise BadInput(
            "number-range", "{name} is a number from {low} to {high}, not {value}.",
            name=name, low=low, high=high, value=str(value),
        )  # fmt: skip


def table_of(game: Game[Any], bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """Who sits where: bots repeated in turn; :class:`BadInput` for too many or an unknown one."""
    if not bots or len(bots) > seats:
        raise BadInput(
            "bots-count", "Name one bot for each of the {seats} seats at most, not {given}.", seats=seats, given=len(bots)
        )
    for bot in set(bots) - {RANDOM}:
        player(bot, game.id, 0)
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def slices(job: Job, jobs: int, most: int = SLICE) -> Iterator[Job]:
    """The job cut so that every process has something to do, into pieces of at most so many games."""
    size = max(1, min(most, -(-job.last // jobs)))
    for first in range(0, job.last, size):
        yield job._replace(first=first, last=min(first + size, job.last))


def play_all(work: Sequence[Job], jobs: int, play: Callable[[Job], list[T]]) -> Iterator[T]:
    """What ``play`` returns for each game, in the order of the games, whichever process played them."""
    if jobs == 1 or len(work) == 1:
        for job in work:
            yield from play(job)
        return
    with ProcessPoolExecutor(min(jobs, len(work), os.cpu_count() or 1)) as pool:
        for some in pool.map(play, work):
            yield from some


def _play(job: Job) -> list[Outcome]:
    game = game_of(job.game)
    play = random_game if set(job.bots) == {RANDOM} else bare_game if is_bare(job) else bot_game
    return [play(game, job, Random(f"{job.seed}/{number}")) for number in range(job.first, job.last)]


def random_game(game: Game[Any], job: Job, rng: Random) -> Outcome:
    """Play as if every seat had a bot of level *random*, but on the bare rules: no view, no tape, no copies."""
    state = game.new(job.settings, job.seats)
    run = Run(game, state, SampledNature(rng))
    run.begin()
    decisions = play_at_random(run, rng.random)
    return Outcome(decisions, game.score(state))


def is_bare(job: Job) -> bool:
    """Whether no bot of a job needs eyes."""
    return all(bot == RANDOM or player(bot, job.game, 0).without_eyes() for bot in set(job.bots))


def bare_game(game: Game[Any], job: Job, rng: Random) -> Outcome:
    """Play a game of bots that need no eyes (:func:`is_bare`) on the bare rules: the same game as :func:`played` plays, without
    re-deals. With random bots it is another game, as these draw otherwise. Only for games that ask one seat at a time."""
    state = game.new(job.settings, job.seats)
    run = Run(game, state, SampledNature(Random(rng.getrandbits(64))))
    run.begin()
    policies = [player(bot, game.id, rng.getrandbits(31)).without_eyes() for bot in job.bots]
    chance = rng.random
    decisions = 0
    while (ask := run.question) is not None:
        assert isinstance(ask, Choose)
        decisions += 1
        policy = policies[ask.seat]
        assert policy or job.bots[ask.seat] == RANDOM
        run.send(policy(state, ask) if policy else ask.options[int(chance() * len(ask.options))])
    return Outcome(decisions, game.score(state))


def bot_game(game: Game[Any], job: Job, rng: Random) -> Outcome:
    """Play a game as :func:`played` does; its outcome."""
    match, decisions = played(game, job, rng)
    return Outcome(decisions, game.score(match.state))


def played(game: Game[Any], job: Job, rng: Random) -> tuple[Match, int]:
    """Play a game to its end: each seat's bot chooses from what it may know, in the order in which the table is asked. Returns the
    match and the number of decisions."""
    match = Match(game, job.settings, job.seats, SampledNature(Random(rng.getrandbits(64))))
    players = [player(bot, game.id, rng.getrandbits(31)) for bot in job.bots]
    decisions = 0
    passed: set[int] = set()
    while asks := match.asks():
        seat, given = next(_willing(asks, match, players, passed))
        decisions += 1
        before = match.asked_at
        match.answer(seat, given[1], given[0])
        if match.asked_at != before:
            passed.clear()
    return match, decisions


def _willing(
    asks: Sequence[Choose], match: Match, players: Sequence[Player], passed: set[int]
) -> Iterator[tuple[int, tuple[str, str]]]:
    """The seats that want to answer now, with their answer; those who let a window pass are not asked about it again."""
    for ask in asks:
        if ask.seat not in passed:
            given = players[ask.seat].choose(Eyes(match, ask.seat))
            if given is not None:
                yield ask.seat, given
            passed.add(ask.seat)
