"""How far everything is for a hero of Dungeoneer: action points by the odds of the exits, and what lies in wait on the way."""

from __future__ import annotations

from heapq import heappop, heappush

from ...games.dungeoneer.cards import BLOCKED, PIT, SPIKES, TRAPPED, Quest, Threat
from ...games.dungeoneer.dungeon import Dungeon
from ...games.dungeoneer.moving import is_held_open
from ...games.dungeoneer.state import State
from ...games.dungeoneer.values import ignores
from .lichlord_odds import chance, threat_bonus, wound_at

FALL = 1.6
"""What it costs to fall into a pit."""
ALONE = 0.25
"""Alone: how many wounds a revealed card brings, about."""
FAR = 99.0

Walk = dict[str, tuple[float, int]]
"""To every space: what the way there costs, and the side through which it begins (-1: here)."""

Edge = tuple[int, str, str, Threat | None]
"""A side, the space beyond, the kind of exit, its threat."""

ENTRANCE = "entrance"


class Plan:
    """A dungeon as a hero thinks of it: all working exits by space, the spaces of each kind. A dungeon never changes, so a plan of
    it is kept."""

    __slots__ = ("dungeon", "edges", "kinds")

    def __init__(self, dungeon: Dungeon) -> None:
        self.dungeon = dungeon
        self.edges: dict[str, list[Edge]] = {}
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


PLANS: dict[int, Plan] = {}
"""The plans of late."""
MOST_PLANS = 64


def plan_of(dungeon: Dungeon) -> Plan:
    """The plan of a dungeon."""
    kept = PLANS.get(id(dungeon))
    if kept is None or kept.dungeon is not dungeon:
        if len(PLANS) >= MOST_PLANS:
            PLANS.clear()
        kept = PLANS[id(dungeon)] = Plan(dungeon)
    return kept


def spots(dungeon: Dungeon, quest: Quest, place: int = -1) -> list[str]:
    """The laid spaces of a quest (or of its place with a number)."""
    kinds = plan_of(dungeon).kinds
    places = quest.places if place < 0 else quest.places[place : place + 1]
    return [space for each in places for space in kinds.get(each, ())]


class Feet:
    """How a hero gets on: its odds at exits and hazards, worked out once.

    :param wound: what a wound costs it.
    """

    def __init__(self, g: State, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.wound = wound_at(g.players[seat].life)
        self.bonus: dict[tuple[str, str], int] = {}
        self.spikes = ignores(g, seat, SPIKES)
        self.pit = ignores(g, seat, PIT)
        self.entering: dict[str, float] = {}

    def fails(self, threat: Threat, source: str) -> float:
        """How likely it fails against a threat."""
        least = 1.0
        for form in threat.stats:
            key = form, source
            bonus = self.bonus.get(key)
            if bonus is None:
                bonus = self.bonus[key] = threat_bonus(self.g, self.seat, form, source)
            least = min(least, 1.0 - chance(threat.value - bonus))
        return least

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
            if len(self.g.players) == 1:  # each peril is a die that may reveal a card
                cost += card.peril * card.peril / 6 * ALONE * self.wound
            self.entering[space] = cost
        return cost


def walk(g: State, seat: int, start: str = "", dungeon: Dungeon | None = None) -> Walk:
    """What the way to every space costs a hero from where it stands (or from ``start``)."""
    feet = Feet(g, seat)
    exits = plan_of(dungeon or g.dungeon).exits
    start = start or g.players[seat].space
    sprung = g.sprung if seat == g.active else ()
    found: Walk = {}
    heap: list[tuple[float, str, int]] = [(0.0, start, -1)]
    while heap:
        cost, space, first = heappop(heap)
        if space in found:
            continue
        found[space] = cost, first
        for side, beyond, kind, threat in exits(space):
            if beyond not in found:
                passed = (space, side) in sprung and g.options.trap_exits == "once"
                step = feet.leave(space, side, kind, threat, passed) + feet.enter(beyond)
                heappush(heap, (cost + step, beyond, side if first < 0 else first))
    return found
