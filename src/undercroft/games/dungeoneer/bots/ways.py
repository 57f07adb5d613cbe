"""How far everything is for a hero of Dungeoneer: action points by the odds of the exits, and what lies in wait on the way."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any

from ..cards.fields import BLOCKED, PIT, SPIKES, THREAT, TRAPPED, Quest, Threat
from ..rules.moving import is_held_open, is_sprung
from ..rules.values import adds, tested, works
from ..rules.way import way_of
from ..state.dungeon import Dungeon
from ..state.state import State
from .odds import chance, wound_at

FALL = 1.6
"""What it costs to fall into a pit."""
REVEALED = 0.25
"""How many wounds a card brings that peril reveals, about."""
FAR = 99.0

Walk = dict[str, tuple[float, int]]
"""To every space: what the way there costs, and the side through which it begins (-1: here)."""

Edge = tuple[int, str, str, Threat | None]
"""A side, the space beyond, the kind of exit, its threat."""

ENTRANCE = "entrance"
SOURCES = ("blocked", "exit", "hazard")
NOTHING: frozenset[tuple[str, int]] = frozenset()


class Chart:
    """A dungeon as a hero thinks of it: all working exits by space, the spaces of each kind. A dungeon never changes, so a chart of
    it is kept."""

    __slots__ = ("dungeon", "edges", "kinds", "walks")

    def __init__(self, dungeon: Dungeon) -> None:
        self.dungeon = dungeon
        self.edges: dict[str, list[Edge]] = {}
        self.walks: dict[tuple[Any, ...], Walk] = {}
        self.kinds: dict[str, list[str]] = {ENTRANCE: dungeon.entrances()}
        for name in dungeon.lies:
            self.kinds.setdefault(dungeon.maps[name].id, []).append(name)

    def exits(self, name: str) -> list[Edge]:
        """The working exits of a space."""
        found = self.edges.get(name)
        if found is None:
            found = self.edges[name] = []
            for side, beyond in self.dungeon.ways(name):
                leaving = self.dungeon.exit(name, side)
                found.append((side, beyond, leaving.kind, leaving.threat))
        return found


CHARTS: dict[int, Chart] = {}
"""Recent charts."""
MOST_CHARTS, MOST_WALKS = 128, 256


def chart_of(dungeon: Dungeon) -> Chart:
    """The chart of a dungeon."""
    kept = CHARTS.get(id(dungeon))
    if kept is None or kept.dungeon is not dungeon:
        if len(CHARTS) >= MOST_CHARTS:
            CHARTS.clear()
        kept = CHARTS[id(dungeon)] = Chart(dungeon)
    return kept


def spots(dungeon: Dungeon, quest: Quest, place: int = -1) -> list[str]:
    """The laid spaces of a quest (or of its place with a number)."""
    kinds = chart_of(dungeon).kinds
    places = quest.places if place < 0 else quest.places[place : place + 1]
    return [space for each in places for space in kinds.get(each, ())]


class Feet:
    """How a hero gets on: its odds at exits and hazards, worked out once.

    :ivar wound: what a wound costs it.
    """

    __slots__ = ("bonus", "entering", "g", "pit", "spikes", "wound")

    def __init__(self, g: State, seat: int) -> None:
        self.g = g
        self.wound = wound_at(g.players[seat].life)
        worked = [work for _, work in works(g, seat)]
        changes = [change for work in worked for change in work.rolls if THREAT in change.of]
        self.bonus = tuple([
            value + sum([change.add for change in changes if adds(change, THREAT, form, False, None, source)])
            for form, value in [(form, tested(g, seat, form)) for form in g.cards.tested] for source in SOURCES
        ])  # fmt: skip
        self.spikes = any(SPIKES in work.ignores for work in worked)
        self.pit = any(PIT in work.ignores for work in worked)
        self.entering: dict[str, float] = {}

    def like(self) -> tuple[Any, ...]:
        """Equal for heroes that get on alike."""
        return self.wound, self.bonus, self.spikes, self.pit

    def fails(self, threat: Threat, source: str) -> float:
        """How likely it fails against a threat."""
        at, known = SOURCES.index(source), self.g.cards.tested
        bonuses = [self.bonus[known.index(form) * len(SOURCES) + at] for form in threat.stats]
        return 1.0 - chance(threat.value - max(bonuses))

    def leave(self, space: str, side: int, kind: str, threat: Threat | None, sprung: bool) -> float:
        """What it costs to get through an exit."""
        if kind == BLOCKED and threat is not None:
            return 1.0 if is_held_open(self.g, space, side) else 1.0 + self.fails(threat, "blocked")
        if kind == TRAPPED and threat is not None and not sprung:
            return 1.0 + self.fails(threat, "exit") * self.wound
        return 1.0

    def enter(self, space: str) -> float:
        """What a space's hazards cost on entering."""
        cost = self.entering.get(space)
        if cost is None:
            card = self.g.cards.maps[space]
            cost = 0.0
            if card.spikes is not None and not self.spikes:
                cost += self.fails(card.spikes, "hazard") * self.wound
            if card.pit is not None and not self.pit:
                cost += self.fails(card.pit, "hazard") * FALL
            if card.threat is not None:
                cost += self.fails(card.threat, "hazard")
            cost += way_of(self.g).revealed(card) * REVEALED * self.wound
            self.entering[space] = cost
        return cost


def walk(g: State, seat: int, start: str = "", dungeon: Dungeon | None = None) -> Walk:
    """What the way to every space costs a hero from where it stands (or from ``start``); the same for heroes that get on alike, so
    it is kept with the chart."""
    chart = chart_of(dungeon or g.dungeon)
    feet = Feet(g, seat)
    start = start or g.players[seat].space
    sprung = frozenset([way for way in g.sprung if is_sprung(g, *way)]) if seat == g.active else NOTHING
    held = tuple([(each.space, *each.thresholds) for each in g.players if each.alive and each.thresholds])
    key = start, feet.like(), sprung, held
    found = chart.walks.get(key)
    if found is None:
        if len(chart.walks) >= MOST_WALKS:
            chart.walks.clear()
        found = chart.walks[key] = walked(chart, feet, start, sprung)
    return found


def walked(chart: Chart, feet: Feet, start: str, sprung: frozenset[tuple[str, int]]) -> Walk:
    """Dijkstra's algorithm.

    :param sprung: trap exits that do nothing any more.
    """
    found: Walk = {}
    heap: list[tuple[float, str, int]] = [(0.0, start, -1)]
    while heap:
        cost, space, first = heappop(heap)
        if space in found:
            continue
        found[space] = cost, first
        for side, beyond, kind, threat in chart.exits(space):
            if beyond not in found:
                step = feet.leave(space, side, kind, threat, (space, side) in sprung) + feet.enter(beyond)
                heappush(heap, (cost + step, beyond, side if first < 0 else first))
    return found
