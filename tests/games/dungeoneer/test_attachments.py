"""Cards that hang under others: given up alone, gone with what they hang under (rules §3, §5)."""

from __future__ import annotations

from tests.games.dungeoneer.table import Table, table


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
    assert t.told("discards") == [{"seat": 0, "card": "gravediggers-whetstone"}]


def test_a_curse_that_hangs_under_a_treasure_is_no_treasure_to_discard() -> None:
    t = table(
        phase="close",
        readied={"a": "barrow-blade"},
        hands={"a": "zombie"},
        at={"a": "library"},
        position={"under": {"barrow-blade": ["creeping-rust"]}},
    )
    assert t.options == {"hand:zombie", "treasure:barrow-blade"}


def test_two_curses_on_one_treasure_go_with_it_at_the_first() -> None:
    """A pack may hold a second Creeping Rust."""
    t = table(phase="close", active="b", readied={"a": "barrow-blade"}, at={"b": "library"})
    g = t.g
    g.deck.bag.remove("creeping-rust")
    g.cards.adventures["creeping-rust-2"] = g.cards.adventures["creeping-rust"]
    try:
        g.under["barrow-blade"] = ["creeping-rust", "creeping-rust-2"]
        g.phase, g.active = "reset", 0
        later = Table(g)
        assert later.discarded("barrow-blade", "creeping-rust", "creeping-rust-2")
        assert g.under == {}
    finally:
        del g.cards.adventures["creeping-rust-2"]
