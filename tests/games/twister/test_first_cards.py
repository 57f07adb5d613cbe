"""What is told with an action card: why no other could be played, and that the turn is the last (rules §4, B2)."""

from __future__ import annotations

from typing import Any

from tests.games.twister.table import Table, table

FRESH = {letter: {"first_cycle": True, "actions": ["2", "3", "4", "5"]} for letter in "AB"}


def told(t: Table) -> list[tuple[Any, ...]]:
    """Card, reason and limit of every action card of the journal."""
    played = [entry["args"] for entry in t.view()["journal"] if entry["key"] == "plays-card"]
    return [tuple(args[name] for name in ("card", "rule", "most", "last")) for args in played]


def test_the_first_card_says_that_it_must_be_the_2() -> None:
    t = (
        table({"a-thief": "b2", "b-goblin": "b4"}, card="", players=FRESH)
        .does("A", "2", "end")
        .does("B", "2", "end")
        .does("A", "4")
    )
    assert [(card, rule) for card, rule, _, _ in told(t)] == [("2", "first"), ("2", "first"), ("4", "free")]


def test_a_rising_limit_is_told_as_it_was_before_the_card() -> None:
    t = table({"a-thief": "b2", "b-goblin": "b4"}, card="", players=FRESH, options={"first_cycle": "rising"})
    t.does("A", "2", "end").does("B", "3", "end").does("A", "4", "end").does("B", "5")
    assert [(card, rule, most) for card, rule, most, _ in told(t)] == [
        ("2", "cap", 2),
        ("3", "cap", 3),
        ("4", "cap", 4),
        ("5", "free", 5),
    ]


def test_the_last_turn_is_told_with_its_card() -> None:
    t = table({"a-thief": "b2", "b-goblin": "b4"}, card="", options={"turn_limit": 7}).does("A", "2", "end").does("B", "2")
    assert [last for *_, last in told(t)] == [False, True]
