"""What a position of Dungeoneer is worth: each seat's share of victory, by the turns it still needs, its life and its means."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from ..rules.values import ap_at_reset
from ..state.state import TO_WIN, State
from .cards import ready_worth
from .odds import LIFE
from .quests import goals_of

NAMES = ("done", "near", "then", "points", "level", "life", "glory", "peril", "cards", "tokens", "last", "waits")
WEIGHTS = (0.7395, -0.0572, -0.0081, 0.107, 0.2471, 0.0382, 0.0362, -0.0166, 0.0279, 0.1146, 3.5225, -2.6744)
"""What each feature of :func:`features` adds to a seat's chance.

Fitted to what two answers to the same question came to: 26,000 pairs of games by the policy alone, alike up to there and played
on to their ends. Fitted to positions instead, peril counts for much more and glory for nothing, as whoever walks far has both:
then the best seems to be to stand still.
"""
MOST = 22.0
"""The most that a quest is taken to need; as much as one that is not open yet."""
TURN = 5.0
"""How many action points less make the last quest e times as near."""


def features(g: State, seat: int) -> tuple[float, ...]:
    """What tells how a seat stands, in the order of :data:`NAMES`: quests done, what the nearest and the next one take, action
    points a turn, level, life, glory, peril, readied cards, escorted tokens; how near the last quest is, and the same
    times the share of the round until the seat's turn."""
    player = g.players[seat]
    seats = len(g.players)
    costs = sorted([min(MOST, goal.cost) for goal in goals_of(g, seat)])[:2]
    near, then = [*costs, MOST, MOST][:2]
    last = exp(-near / TURN) if len(player.completed) == TO_WIN - 1 else 0.0
    waits = (seat - g.active) % seats / max(1, seats - 1)
    return (
        float(len(player.completed)), near, then if len(player.completed) < TO_WIN - 1 else 0.0, float(ap_at_reset(g, seat)),
        float(player.level), sum(LIFE[1 : min(6, player.life) + 1]), float(min(10, player.glory)), float(min(15, player.peril)),
        sum([ready_worth(g, seat, card) for card in player.inventory]), float(len(player.escorts)),
        last, last * waits,
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
