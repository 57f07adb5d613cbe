"""Counting all ways a small position can go on: any change in what is legal changes a count."""

from __future__ import annotations

import pytest

from tests.games.raiders.table import table
from undercroft.kernel.ask import text_of
from undercroft.kernel.match import Match


def ways(match: Match, depth: int) -> int:
    """How many sequences of ``depth`` answers there are; games that end sooner count once."""
    if depth == 0 or not match.asks():
        return 1
    count = 0
    for ask in match.asks():
        for option in ask.options:
            after = match.copy()
            after.answer(ask.seat, text_of(option), ask.what)
            count += ways(after, depth - 1)
    return count


def test_a_duel_with_two_rooms_left() -> None:
    """Each has two cards for two rooms: 2 x 2 ways to lay them, then none is left to choose."""
    t = table("vault-1", seats=2, level=5, place=4, ahead="vault-2", power={"A": "1 2", "B": "1 2"})
    assert [ways(t.match, depth) for depth in range(1, 6)] == [2, 4, 4, 4, 4]


def test_a_key_is_one_more_way_in_each_of_two_vaults() -> None:
    """A lays 1, 2 or the key, B 1 or 2: six ways. Whatever A laid, it has two cards for the second vault, B one; the third answer
    is A's after 2-1, key-1 and key-2, else B's: 2 + 2 + 2 + 1 + 1 + 1."""
    t = table("vault-1", seats=2, level=5, place=4, ahead="vault-2", power={"A": "1 2", "B": "1 2"}, items={"A": "key"})
    assert [ways(t.match, depth) for depth in range(1, 5)] == [3, 6, 9, 12]


def test_a_torch_may_be_lit_before_each_card_and_not_after_the_last() -> None:
    """One room, three seats with one card each: three cards, and the torch of B before the first, second or third of them."""
    t = table("vault-1", seats=3, level=5, place=5, power=dict.fromkeys("ABC", "3"), items={"B": "torch"})
    assert [ways(t.match, depth) for depth in range(1, 5)] == [2, 3, 4, 4]


def test_sealed_answers_come_in_any_order() -> None:
    """Three seats, two cards each: whoever answers first, second, third: 3! orders x 2 to the third."""
    t = table("vault-1", seats=3, quick=True, level=5, place=5, power=dict.fromkeys("ABC", "1 2"))
    assert [ways(t.match, depth) for depth in range(1, 4)] == [6, 24, 48]


def test_crystals_put_off_and_come_again() -> None:
    """A: 5 cards or crystal. After the crystal the same five once more; B has five."""
    t = table("magnet", seats=2, level=5, place=5, items={"A": "crystal"})
    assert [ways(t.match, depth) for depth in range(1, 4)] == [6, 30, 50]


@pytest.mark.parametrize(("how", "counts"), [
    ({"room": "troll", "seats": 3, "place": 4, "ahead": "vault-3", "items": {"A": "sword torch", "B": "crystal key", "C": "torch"},
      "power": {"A": "2 5", "B": "1 3", "C": "4 5"}, "level": 5}, [5, 23, 90]),
    ({"room": "storeroom-items", "seats": 4, "place": 5, "quick": True, "level": 5,
      "items": {"A": "crystal torch", "D": "crystal crystal"}, "power": dict.fromkeys("ABCD", "1 4")}, [11, 94]),
    ({"room": "lava", "seats": 1, "place": 4, "ahead": "vault-4", "level": 5}, [5, 20, 20]),
])  # fmt: skip
def test_counts_that_stay(how: dict[str, object], counts: list[int]) -> None:
    t = table(**how)  # type: ignore[arg-type]
    assert [ways(t.match, depth) for depth in range(1, len(counts) + 1)] == counts
