"""Counting all ways some positions can go on: any change in what is legal changes a count."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.twister.table import Table, new_game, table
from undercroft.kernel.ask import text_of
from undercroft.kernel.match import Match


def ways(match: Match, depth: int) -> int:
    """How many sequences of ``depth`` answers there are, windows left aside; games that end sooner count once."""
    asks = [ask for ask in match.asks() if not ask.may]
    if depth == 0 or not asks:
        return 1
    count = 0
    for ask in asks:
        if depth == 1:
            count += len(ask.options)
            continue
        for option in ask.options:
            after = match.copy()
            after.answer(ask.seat, text_of(option), ask.what)
            count += ways(after, depth - 1)
    return count


def counts(t: Table, depth: int) -> list[int]:
    return [ways(t.match, each) for each in range(1, depth + 1)]


def test_a_lone_goblin_in_a_corner_of_the_line() -> None:
    """A goblin at A-1 may move or the turn may end; a move offers A-2 and a1; then from A-2: A-1, A-3, a2 or stop, and from a1,
    whose other sides are walls: A-1, a2 or stop. After the end B plays one of four cards, and can but end its turn too."""
    t = table({"a-goblin": "A-1"}, card="2")
    assert counts(t, 3) == [2, 2 + 4, 4 + 3 + 4]


def test_starters_are_put_on_dots_in_any_order_and_both_at_once() -> None:
    """Eight characters on four dots each: 32 for either seat, then 21 more for whoever went first."""
    assert counts(new_game(), 2) == [64, 2 * 32 * (21 + 32)]


@pytest.mark.parametrize(("how", "expected"), [
    ({"tokens": {"a-thief": "e1", "b-troll": "e3", "a-rope": "e2"}}, [2, 6, 14]),
    ({"tokens": {"a-wizard": "h8", "a-cleric": "g8", "b-thief": "h10", "b-goblin": "f6"}, "loads": {"a-wizard": "a-fireball-wand"},
      "wounded": "b-goblin"}, [6, 24, 101]),
    ({"tokens": {"a-mekanork": "c8", "a-wall-walker": "f3", "b-warrior": "d3", "b-sword": "f3"}, "card": "3"}, [8, 49, 268]),
    ({"tokens": {"a-warrior": "A-2", "b-goblin": "B-4", "a-rope": "on I", "b-rope": "on I"}, "dark": "I", "chance": ["1L", "0"]},
     [3, 29, 519]),
])  # fmt: skip
def test_counts_of_fixed_positions(how: dict[str, Any], expected: list[int]) -> None:
    assert counts(table(**how), 3) == expected
