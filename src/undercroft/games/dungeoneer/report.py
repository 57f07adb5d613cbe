"""How even Dungeoneer is: who wins with what, and how games end, over many games between bots.

Cards and heroes are judged by their seats: a seat that played a card (or had a hero) and won counts for it. What a card is worth is
its lift, how much more often seats that played it won than seats that did not; it says what goes together, not what makes what.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import quantiles
from typing import Any, NamedTuple

from ...kernel.ask import letter_of
from ...kernel.game import Game
from ...kernel.match import Match
from ...kernel.registry import game_of
from ...kernel.state import Event
from ...lab.simulate import Job, job_of, play_all, played, slices
from .cards.fields import X
from .state.state import TO_WIN, State

LOW, HIGH = 0.15, 0.35
"""The bounds of a hero's win rate at four seats that is even enough."""
QUESTS, LAST, LIMIT, LOST = "quests", "last", "limit", "lost"
"""How a game ends: the third quest, the last hero standing, the turn limit, nobody."""
SEVERAL = 8
"""How many games a process plays before it reports back: few, so that no process waits long for another at the end."""


class Told(NamedTuple):
    """What one game tells.

    :param winner: the winning seat, or -1.
    :param end: how it ended, one of the words above.
    :param rounds: turns of the seat that had most.
    :param heroes: the hero that each seat began with.
    :param cards: the kinds of cards that each seat played, encounters included, with how often.
    :param quests: what each seat completed.
    """

    winner: int
    end: str
    rounds: int
    heroes: tuple[str, ...]
    cards: tuple[dict[str, int], ...]
    quests: tuple[tuple[str, ...], ...]


def told(match: Match) -> Told:
    """What a finished match tells, by its state and its journal."""
    g = match.state
    assert isinstance(g, State)
    seats = range(len(g.players))
    heroes, turns = [""] * len(g.players), [0] * len(g.players)
    cards: tuple[dict[str, int], ...] = tuple({} for _ in seats)
    for event in match.journal:
        if event.key == "hero":
            heroes[event.args["seat"]] = event.args["hero"]
        elif event.key == "turn":
            turns[event.args["seat"]] += 1
        elif is_play(event):
            kind = g.cards.adventures[event.args["card"]].id
            mine = cards[event.args["seat"]]
            mine[kind] = mine.get(kind, 0) + 1
    return Told(g.winner, end_of(g), max(turns), tuple(heroes), cards, tuple(tuple(player.completed) for player in g.players))


def is_play(event: Event) -> bool:
    """Whether an entry of the journal tells of an adventure card played."""
    return event.key.startswith("plays") or event.key == "encounter"


def end_of(g: State) -> str:
    """How a finished game ended."""
    if g.winner < 0:
        return LIMIT if 0 < g.options.turn_limit <= g.turn and g.living() else LOST
    if len(g.players[g.winner].completed) >= TO_WIN:
        return QUESTS
    return LAST if len(g.living()) == 1 else LIMIT


def play_some(job: Job) -> list[Told]:
    """The games of a job."""
    game = game_of(job.game)
    return [told(played(game, job, Random(f"{job.seed}/{number}"))[0]) for number in range(job.first, job.last)]


def report(
    game: Game[Any], seats: int, games: int, bots: Sequence[str], settings: Mapping[str, Any] | None = None, seed: int = 0,
    jobs: int = 1,
) -> dict[str, Any]:  # fmt: skip
    """Play ``games`` games and say who wins with what; the arguments are those of ``simulate``.

    :raises BadInput: a number or a bot that cannot be.
    """
    whole = job_of(game, seats, games, bots, settings, seed, jobs)
    return summary(game, whole, list(play_all(list(slices(whole, jobs, SEVERAL)), jobs, play_some)))


def summary(game: Game[Any], job: Job, games: Sequence[Told]) -> dict[str, Any]:
    """All counts, as plain data."""
    g = game.new(job.settings, job.seats)
    assert isinstance(g, State)
    library = g.cards
    kinds = {card.id: card for card in library.adventures.values()}
    seats = range(job.seats)
    rounds = sorted([each.rounds for each in games])
    return {
        "game": game.id, "seats": job.seats, "games": len(games), "bots": list(job.bots), "seed": job.seed, "options": job.settings,
        "ends": {end: sum([each.end == end for each in games]) for end in (QUESTS, LAST, LIMIT, LOST)},
        "rounds": {"median": middle(rounds, 2)[0], "quarters": middle(rounds, 4), "tenths": middle(rounds, 10), "most": rounds[-1]},
        "by_seat": [{"seat": letter_of(seat), **rate([each.winner == seat for each in games])} for seat in seats],
        "heroes": [
            {
                "hero": id, "designed": hero.designed,
                **rate([each.winner == seat for each in games for seat in seats if each.heroes[seat] == id]),
                "by_quests": sum([
                    each.end == QUESTS and each.winner == seat for each in games for seat in seats if each.heroes[seat] == id
                ]),
                "quests": mean([len(each.quests[seat]) for each in games for seat in seats if each.heroes[seat] == id]),
            }
            for id, hero in library.heroes.items()
        ],
        "cards": [
            {"card": id, "group": card.kind, "designed": card.designed, "cost": "X" if card.cost == X else card.cost}
            | worth(games, id) for id, card in kinds.items()
        ],
        "quests": [
            {"quest": id, "completed": sum([id in quests for each in games for quests in each.quests])} for id in library.quests
        ],
    }  # fmt: skip


def rate(won: Sequence[bool]) -> dict[str, Any]:
    """How many games, how many won, the share with its 95 % interval (Wilson)."""
    count, wins = len(won), sum(won)
    if not count:
        return {"games": 0, "wins": 0, "rate": 0.0, "low": 0.0, "high": 1.0}
    z, p = 1.96, wins / count
    centre = (p + z * z / (2 * count)) / (1 + z * z / count)
    spread = z * sqrt(p * (1 - p) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    low, high = max(0.0, centre - spread), min(1.0, centre + spread)
    return {"games": count, "wins": wins, "rate": round(p, 4), "low": round(low, 4), "high": round(high, 4)}


def worth(games: Sequence[Told], card: str) -> dict[str, Any]:
    """How often a card was played, by how many seats, and how much more often those won than the others."""
    plays = 0
    used: list[bool] = []
    without: list[bool] = []
    for each in games:
        for seat, cards in enumerate(each.cards):
            plays += cards.get(card, 0)
            (used if card in cards else without).append(each.winner == seat)
    lift = mean(used) - mean(without) if used and without else 0.0
    return {"plays": plays, "seats": len(used), "rate": mean(used), "lift": round(lift, 4)}


def mean(values: Sequence[float]) -> float:
    """The mean; 0 if there are no values."""
    return round(sum(values) / len(values), 4) if values else 0.0


def middle(ordered: Sequence[int], parts: int) -> list[float]:
    """What cuts the values into equal parts."""
    if len(ordered) < 2:
        return [float(ordered[0])] * (parts - 1)
    return [round(each, 1) for each in quantiles(ordered, n=parts, method="inclusive")]


# --- in words ---------------------------------------------------------------------------------------------------------------------


def lines(found: Mapping[str, Any]) -> Iterator[str]:
    """The report as text for a terminal."""
    yield f"{found['game']}, {found['seats']} seats ({', '.join(found['bots'])}): {found['games']} games, seed {found['seed']}"
    ends, rounds = found["ends"], found["rounds"]
    words = {QUESTS: "third quest", LAST: "last hero standing", LIMIT: "turn limit", LOST: "nobody"}
    yield "ended by: " + ", ".join([f"{words[end]} {share(count, found['games'])}" for end, count in ends.items()])
    low, median, high = rounds["quarters"]
    most = f"nine in ten up to {rounds['tenths'][-1]:g}, most {rounds['most']}"
    yield f"rounds: median {median:g}, half of the games {low:g} to {high:g}, {most}"
    yield ""
    yield f"{'seat':<24}{'games':>7}{'won':>7}  95 %"
    for row in found["by_seat"]:
        yield f"{row['seat']:<24}{row['games']:>7}{row['rate']:>7.1%}  {row['low']:.1%} to {row['high']:.1%}"
    yield ""
    yield f"{'hero (* ours)':<24}{'games':>7}{'won':>7}  {'95 %':<17}{'by quests':>10}{'quests a game':>15}"
    for row in sorted(found["heroes"], key=lambda each: -each["rate"]):
        span = f"{row['low']:.1%} to {row['high']:.1%}"
        mark = "" if found["seats"] != 4 or LOW <= row["rate"] <= HIGH or not row["games"] else "  far off"
        name = row["hero"] + (" *" if row["designed"] else "")
        by = share(row["by_quests"], row["wins"])
        yield f"{name:<24}{row['games']:>7}{row['rate']:>7.1%}  {span:<17}{by:>10}{row['quests']:>15.2f}{mark}"
    yield ""
    yield f"{'card (* ours)':<28}{'kind':<10}{'cost':>4}{'plays':>8}{'seats':>8}{'they won':>10}{'lift':>8}"
    for row in sorted(found["cards"], key=lambda each: -each["lift"]):
        name = row["card"] + (" *" if row["designed"] else "")
        yield (
            f"{name:<28}{row['group']:<10}{row['cost']:>4}{row['plays']:>8}{row['seats']:>8}{row['rate']:>10.1%}{row['lift']:>+8.1%}"
        )
    yield ""
    yield f"{'quest':<28}{'completed':>10}{'a game':>9}"
    for row in sorted(found["quests"], key=lambda each: -each["completed"]):
        yield f"{row['quest']:<28}{row['completed']:>10}{row['completed'] / found['games']:>9.2f}"


def share(count: int, of: int) -> str:
    """A share as ``12.5%``; a dash if there is nothing to share."""
    return f"{count / of:.1%}" if of else "-"
