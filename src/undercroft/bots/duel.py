"""Two choose at once and unseen: the exact solution of a small matrix game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

TINY = 1e-9


def solve(payoff: Sequence[Sequence[float]]) -> tuple[float, list[float]]:
    """The value of a two-player zero-sum game, and how often its first player chooses each row to be sure of it.

    The linear programme of the second player is solved by the simplex method (Bland's rule, which always ends); the first
    player's mix is its dual solution.

    :param payoff: what the first player gains, by row (its choice) and column (the other's); at least one of each.
    """
    rows, columns = len(payoff), len(payoff[0])
    shift = 1.0 - min([min(row) for row in payoff])
    width = columns + rows + 1
    # Maximize the sum of y with A y <= 1 and y >= 0, where A is the payoff made positive: slack variables are a first solution.
    table = [[each + shift for each in row] + [float(i == k) for k in range(rows)] + [1.0] for i, row in enumerate(payoff)]
    goal = [-1.0] * columns + [0.0] * (rows + 1)
    basis = list(range(columns, columns + rows))
    while True:
        enter = next((k for k in range(width - 1) if goal[k] < -TINY), -1)
        if enter < 0:
            break
        ratios = [(row[-1] / row[enter], basis[i], i) for i, row in enumerate(table) if row[enter] > TINY]
        least = min(ratios)[0]
        leave = min([(var, i) for ratio, var, i in ratios if ratio <= least + TINY])[1]
        pivot = table[leave]
        scale = 1 / pivot[enter]
        table[leave] = pivot = [each * scale for each in pivot]
        for i, row in enumerate(table):
            if i != leave and row[enter]:
                by = row[enter]
                table[i] = [each - by * other for each, other in zip(row, pivot, strict=True)]
        by = goal[enter]
        goal = [each - by * other for each, other in zip(goal, pivot, strict=True)]
        basis[leave] = enter
    total = goal[-1]
    mix = [max(0.0, each) / total for each in goal[columns:-1]]
    return 1 / total - shift, mix


def sample(mix: Sequence[float], rng: Random) -> int:
    """A row, each as often as the mix says."""
    at = rng.random() * sum(mix)
    for i, each in enumerate(mix):
        at -= each
        if at < 0:
            return i
    return max(range(len(mix)), key=mix.__getitem__)
