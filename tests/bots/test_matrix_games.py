"""The matrix game of the combat cards is solved exactly."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.bots.duel import sample, solve

STONE_PAPER_SCISSORS = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]


def test_known_games() -> None:
    value, mix = solve(STONE_PAPER_SCISSORS)
    assert value == pytest.approx(0)
    assert mix == pytest.approx([1 / 3] * 3)
    value, mix = solve([[3, 1], [0, 2]])
    assert value == pytest.approx(1.5)
    assert mix == pytest.approx([0.5, 0.5])
    assert solve([[5]]) == (pytest.approx(5), [1.0])


def test_who_has_nothing_to_choose_gets_the_least_of_its_row() -> None:
    assert solve([[3, -2, 7]])[0] == pytest.approx(-2)
    assert solve([[3], [-2], [7]])[0] == pytest.approx(7)


@pytest.mark.parametrize("seed", range(60))
def test_neither_side_can_do_better(seed: int) -> None:
    """The mix is sure of the value against every column; and seen from the other side the value is the same."""
    rng = Random(seed)
    rows, columns = rng.randint(1, 8), rng.randint(1, 8)
    payoff = [[rng.choice((-1.0, 0.0, 1.0, rng.gauss(0, 1))) for _ in range(columns)] for _ in range(rows)]
    value, mix = solve(payoff)
    assert sum(mix) == pytest.approx(1)
    assert min(mix) >= 0
    for column in range(columns):
        assert sum(share * row[column] for share, row in zip(mix, payoff, strict=True)) >= value - 1e-7
    theirs, answer = solve([[-payoff[row][column] for row in range(rows)] for column in range(columns)])
    assert theirs == pytest.approx(-value)
    for row in payoff:
        assert sum(share * each for share, each in zip(answer, row, strict=True)) <= value + 1e-7


def test_sample_follows_the_mix() -> None:
    rng = Random(1)
    counts = [0, 0, 0]
    for _ in range(3000):
        counts[sample([0.5, 0.0, 0.5], rng)] += 1
    assert counts[1] == 0
    assert 1350 < counts[0] < 1650
