"""Cards that hang under others: given up alone, gone with what they hang under (rules §3, §5)."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.table import table
from undercroft.games.dungeoneer.game import GAME


def test_a_treasure_that_hangs_under_another_may_be_discarded_alone() -> None:
    t = table(
        phase="close",
        readied={"a": "barrow-blade"},
        hands={"a": "zombie"},
        at={"a": "library"},
        position={"under": {"barrow-blade": ["gravediggers-whetstone"]}},
    )
    assert t.options == {"hand:zombie", "treasure:barrow-blade", "treasure:gravediggers-whetstone"}
    t.does("a", "treasure:gravediggers-whetstone")
    assert t.discarded("gravediggers-whetstone")
    assert t.player("a").inventory == ["barrow-blade"]
    assert t.g.under == {}
    assert t.told("discards") == [
        {"seat": 0, "card": "gravediggers-whetstone", "why": "turn-treasure", "on": "", "cost": 0, "ap": 0, "form": ""}
    ]


def test_a_curse_that_hangs_under_a_treasure_is_no_treasure_to_discard() -> None:
    t = table(
        phase="close",
        readied={"a": "barrow-blade"},
        hands={"a": "zombie"},
        at={"a": "library"},
        position={"under": {"barrow-blade": ["creeping-rust"]}},
    )
    assert t.options == {"hand:zombie", "treasure:barrow-blade"}


def test_two_curses_on_one_treasure_go_with_it_at_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pack may hold a second Creeping Rust."""
    cards = GAME.stock.cards().adventures
    monkeypatch.setitem(cards, "creeping-rust-2", cards["creeping-rust"])
    curses = ["creeping-rust", "creeping-rust-2"]
    t = table(phase="reset", readied={"a": "barrow-blade"}, at={"b": "library"}, position={"under": {"barrow-blade": curses}})
    assert t.discarded("barrow-blade", *curses)
    assert t.g.under == {}
