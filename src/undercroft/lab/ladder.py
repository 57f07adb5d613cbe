"""The ladder: how strong the bots are, by mirrored matches between neighbouring levels.

Two games share one deal: in the second the two levels have changed seats. Games that ended are kept in a file, one line each, so
that a ladder that was broken off goes on where it stopped; what a game brings depends on its number alone, not on who played
it when, so the table is the same however many processes work and however often they are interrupted. Games of another version of
bots or rules are not counted.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from hashlib import blake2b
from itertools import combinations, pairwise
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

from rich.box import MARKDOWN
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from .. import bots, kernel
from ..bots.heuristic import heuristic_of
from ..bots.levels import LEVELS, THINKING
from ..kernel.game import Game
from ..kernel.registry import game_of
from . import simulate
from .simulate import Job, bot_game

Rung: TypeAlias = "tuple[str, str]"
"""A step of the ladder: its name, and the bot level that plays it."""

RUNGS: tuple[Rung, ...] = tuple(zip(LEVELS, ("random", "greedy", "ismcts:20", "ismcts:120", "ismcts:400"), strict=True))
"""The levels, weakest first. Those that think for 50, 300 and 1000 ms think for iterations in the same ratio here, so that the
ladder is the same on any machine, and few enough for it to end within the hour."""

GAMES = 200
SURE = 1.959964
"""Standard deviations of a 95 % interval."""


class Played(NamedTuple):
    """A finished game of the ladder: which pair, its number, and what the weaker and the stronger side scored."""

    pair: tuple[str, str]
    number: int
    scores: tuple[float, float]


class Outcome(NamedTuple):
    """A pair's outcome: of ``decided`` games (with a winner) the stronger side won the share ``share``; its interval."""

    pair: tuple[str, str]
    games: int
    decided: float
    share: float
    low: float
    high: float


def run_ladder(
    game_id: str, games: int = GAMES, jobs: int = 0, out: Path | None = None, levels: Sequence[Rung] = (), seed: int = 0,
    seats: int = 0,
) -> list[Outcome]:  # fmt: skip
    """Play the ladder of a game, show how far it is, and print the table.

    :param games: games for each pair of neighbours; one more is played if the number is odd.
    :param seats: how many play; 0 for the game's usual number.
    :param jobs: processes that share the work; 0 for one a processor.
    :param out: where finished games are kept; ``ladder-<game>.jsonl`` in the present folder if not given.
    :param levels: the rungs, weakest first; those of the game (:func:`rungs_of`) if not given.
    :returns: an outcome for each pair of neighbours, the strongest first, then for the strongest against the game's yardsticks.
    :raises BadInput: there is no such game.
    """
    game = game_of(game_id)
    usual = usual_seats(game)
    seats = seats or usual
    out = out or Path(f"ladder-{game_id}.jsonl")
    yardsticks = () if levels else heuristic_of(game.id).yardsticks
    levels = levels or rungs_of(game.id)
    pairs = pairs_of(levels, yardsticks)
    wanted = [(pair, number) for number in range(games + games % 2) for pair in pairs]
    mark = {"game": game.id, "rules": game.rules_version, "version": version_of(game), "seed": seed, "seats": seats}
    kept, outdated = _read(out, mark, usual)
    if outdated:
        said = f"{out} also holds {outdated} games of another version of the bots or the rules; they are not counted."
        Console(stderr=True).print(said, soft_wrap=True)
    done = {(each.pair, each.number): each for each in kept}
    missing = [each for each in wanted if each not in done]
    for played in _play_all(game, seed, missing, jobs or os.cpu_count() or 1, len(wanted), seats):
        done[played.pair, played.number] = played
        _keep(out, mark, played)
    outcomes = [outcome_of(pair, [done[each] for each in wanted if each[0] == pair]) for pair in pairs]
    Console(width=100).print(table(outcomes, levels))
    return outcomes


def rungs_of(game_id: str) -> tuple[Rung, ...]:
    """The levels of a game, weakest first, those that think with as many iterations as its heuristic says."""
    if not heuristic_of(game_id).budgets:
        return RUNGS
    counted = [(name, f"{name}:{budget}") for name, budget in zip(THINKING, heuristic_of(game_id).budgets, strict=True)]
    return (*RUNGS[:2], *counted)


def pairs_of(levels: Sequence[Rung], yardsticks: Sequence[str] = ()) -> list[tuple[str, str]]:
    """Who plays whom, the weaker first: neighbours from the top, then the strongest and the yardsticks."""
    top = levels[-1][1]
    pairs = [(weaker[1], stronger[1]) for weaker, stronger in pairwise(levels)]
    return [*reversed(pairs), *[(each, top) for each in reversed(yardsticks)]]


def seating(seats: int, number: int) -> tuple[int, ...]:
    """Which side sits where in a game: 0 the weaker, 1 the stronger. Games 2n and 2n + 1 mirror each other."""
    halves = list(combinations(range(1, seats), seats // 2 - 1))
    mine = {0, *halves[number // 2 % len(halves)]}
    return tuple(int((seat in mine) == bool(number % 2)) for seat in range(seats))


def usual_seats(game: Game[Any]) -> int:
    """How many usually play a game; at least two, so that there are sides."""
    return max(2, game.usual_seats)


def play(game_id: str, seed: int, pair: tuple[str, str], number: int, seats: int = 0) -> Played:
    """Play one game of the ladder."""
    game = game_of(game_id)
    seats = seats or usual_seats(game)
    sides = seating(seats, number)
    job = Job(
        game.id, seats, game.read_settings(game.bot_settings, seats), tuple(pair[side] for side in sides), seed, number, number + 1
    )
    outcome = bot_game(game, job, Random(f"{seed}/{pair}/{number // 2}"))
    scores = [sum(score for score, side in zip(outcome.scores, sides, strict=True) if side == each) for each in (0, 1)]
    return Played(pair, number, (scores[0], scores[1]))


def outcome_of(pair: tuple[str, str], games: Sequence[Played]) -> Outcome:
    """The outcome of the games of a pair. A shared victory counts for both in part; a game that nobody won counts for nobody."""
    lost = sum(each.scores[0] for each in games)
    won = sum(each.scores[1] for each in games)
    low, high = wilson(won, won + lost)
    return Outcome(pair, len(games), won + lost, won / (won + lost) if won + lost else 0.5, low, high)


def wilson(won: float, games: float) -> tuple[float, float]:
    """The 95 % Wilson interval of a share of victories."""
    if not games:
        return 0.0, 1.0
    share, spread = won / games, SURE * SURE / games
    middle = (share + spread / 2) / (1 + spread)
    reach = sqrt(share * (1 - share) * spread + spread * spread / 4) / (1 + spread)
    return middle - reach, middle + reach


def table(outcomes: Iterable[Outcome], levels: Sequence[Rung]) -> Table:
    """The outcomes as a table in Markdown."""
    names = {level: level if level.startswith(name) else f"{name} ({level})" for name, level in levels}
    shown = Table(box=MARKDOWN)
    for title in ("stronger", "weaker", "games", "nobody won", "share won", "95 % (Wilson)"):
        shown.add_column(title, justify="left" if title.endswith("er") else "right", no_wrap=True)
    for each in outcomes:
        weaker, stronger = each.pair
        shown.add_row(
            names[stronger], names[weaker], str(each.games), f"{each.games - each.decided:.0f}", f"{each.share:.1%}",
            f"{each.low:.1%} – {each.high:.1%}",
        )  # fmt: skip
    return shown


def _play_all(
    game: Game[Any], seed: int, missing: Sequence[tuple[tuple[str, str], int]], jobs: int, total: int, seats: int
) -> Iterator[Played]:
    """Play what is missing in ``jobs`` processes; games come as they end."""
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=Console(stderr=True)) as bar, ProcessPoolExecutor(jobs) as pool:
        task = bar.add_task(f"ladder of {game.id}", total=total, completed=total - len(missing))
        running = [pool.submit(play, game.id, seed, pair, number, seats) for pair, number in missing]
        try:
            for future in as_completed(running):
                bar.advance(task)
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def version_of(game: Game[Any]) -> str:
    """Eight hexadecimal digits of all the code that decides how bots play a game: kernel, bots, the game, and who is asked when."""
    home = sys.modules[type(game).__module__]
    files = [Path(str(simulate.__file__))]
    for module in (kernel, bots, home):
        file = Path(str(module.__file__))
        files += sorted(file.parent.rglob("*.py")) if module.__package__ else [file]
    digest = blake2b(digest_size=4)
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _keep(out: Path, mark: dict[str, Any], played: Played) -> None:
    line = {**mark, "pair": played.pair, "number": played.number, "scores": played.scores}
    with out.open("a+b") as file:
        if file.tell():
            file.seek(-1, os.SEEK_END)
            if file.read() != b"\n":  # the line before was cut short
                file.write(b"\n")
        file.write(json.dumps(line).encode() + b"\n")


def _read(out: Path, mark: dict[str, Any], usual: int) -> tuple[list[Played], int]:
    """The games kept of this ladder, and how many it has of other versions.

    Lines of other ladders, and one that was cut short, are passed over.

    :param mark: what a game must agree in to be counted again.
    :param usual: how many play where a line does not say it.
    """
    found: list[Played] = []
    outdated = 0
    if not out.exists():
        return found, outdated
    for line in out.read_text(encoding="utf-8").splitlines():
        try:
            kept = {"seats": usual, **json.loads(line)}
            if any(kept[name] != mark[name] for name in ("game", "seed", "seats")):
                continue
            if any(kept.get(name) != value for name, value in mark.items()):
                outdated += 1
                continue
            pair, scores = kept["pair"], kept["scores"]
            found.append(Played((pair[0], pair[1]), int(kept["number"]), (float(scores[0]), float(scores[1]))))
        except (ValueError, KeyError, TypeError, IndexError):
            continue
    return found, outdated
