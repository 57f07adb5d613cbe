"""What a card costs that is played or used, and when it may be (rules §4, §5)."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.table import table
from undercroft.games.dungeoneer.cards.fields import Use
from undercroft.games.dungeoneer.game import GAME

PERMANENT = [
    name for name, card in GAME.stock.cards().adventures.items() if card.is_glory and card.duration == "permanent"
]  # fmt: skip


@pytest.mark.parametrize("card", PERMANENT)
def test_a_permanent_card_that_can_be_paid_for_is_played_in_the_own_hero_phase_whatever_its_use_needs(card: str) -> None:
    t = table(heroes={"a": "roderik 2", "b": "kron 2"}, hands={"a": card}, glory={"a": 9})
    t.does("a", f"play:{card}")
    assert t.player("a").inventory == [card]


def test_what_prevents_a_wound_at_a_price_is_paid_for_and_offered_to_those_who_can(monkeypatch: pytest.MonkeyPatch) -> None:
    for glory, offered in ((1, True), (0, False)):
        t = table(hands={"b": "zombie"}, peril={"a": 1}, readied={"a": "mail-of-small-bones"}, glory={"a": glory}, active="b",
                  phase="dungeonlord")  # fmt: skip
        monkeypatch.setattr(t.g.cards.adventures["mail-of-small-bones"].work, "use", Use("wounded", glory=1, once="round"))
        t.rolls(6, 1).does("b", "declare", "add:zombie:A", "done")
        assert (t.asked == ("A", "prevent")) == offered
        if offered:
            t.rolls(6).does("a", "use:mail-of-small-bones")
            assert (t.glory("a"), t.life("a"), t.g.spent) == (0, 6, {"mail-of-small-bones"})
