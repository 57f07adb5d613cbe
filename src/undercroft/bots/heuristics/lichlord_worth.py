"""What a position of Dungeoneer is worth: each seat's share of victory, by the turns it still needs, its life and its means."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from ...games.dungeoneer.state import TO_WIN, State
from ...games.dungeoneer.values import ap_at_reset
from .lichlord_cards import ready_worth
from .lichlord_odds import LIFE
from .lichlord_quests import aims

NAMES = ("left", "turns", "level", "life", "glory", "peril", "cards", "hand")
WEIGHTS = (-1.0, -0.25, 0.3, 0.06, 0.03, -0.03, 0.05, 0.02)
"""What each feature of :func:`features` adds to a seat's chance, fitted to games between greedy bots."""
OPEN, MOST = 16.0, 22.0
"""What a quest takes that is not open yet, and the most that one is taken to need."""


def turns_left(g: State, seat: int) -> float:
    """How many turns a seat needs for the quests it lacks, the cheapest first."""
    player = g.players[seat]
    lacking = TO_WIN - len(player.completed)
    costs = sorted([min(MOST, aim.cost) for aim in aims(g, seat)])[:lacking]
    total = sum(costs) + OPEN * (lacking - len(costs))
    points = max(1, ap_at_reset(g, seat))
    return total / points


def features(g: State, seat: int) -> tuple[float, ...]:
    """What tells how a seat stands, in the order of :data:`NAMES`."""
    player = g.players[seat]
    life = sum(LIFE[1 : min(6, player.life) + 1])
    cards = sum([ready_worth(g, seat, card) for card in player.inventory])
    return (
        float(TO_WIN - len(player.completed)), turns_left(g, seat), float(player.level), life, float(min(10, player.glory)),
        float(min(15, player.peril)), cards, float(len(player.hand)),
    )  # fmt: skip


def shares(g: State) -> Sequence[float]:
    """Each seat's share of victory; alone the chance to win."""
    if g.over:
        return [float(seat == g.winner) for seat in range(len(g.players))]
    marks = [
        exp(sum([weight * value for weight, value in zip(WEIGHTS, features(g, seat), strict=True)])) if player.alive else 0.0
        for seat, player in enumerate(g.players)
    ]  # fmt: skip
    if len(marks) == 1:
        return [marks[0] / (marks[0] + 1.0)]
    total = sum(marks)
    return [mark / total for mark in marks]
