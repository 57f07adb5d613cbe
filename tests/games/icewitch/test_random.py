"""Games by lot at every number of seats: they end, no card is lost or doubled, and every card of the set comes up."""

from __future__ import annotations

from tests.games.icewitch.random_games import count, unreached
from tests.games.icewitch.table import WHOLE


def test_the_set_has_the_cards_of_its_box() -> None:
    library = WHOLE.stock.cards()
    counts = [len(each) for each in (library.maps, library.heroes, library.quests, library.adventures)]
    assert counts == [22, 6, 14, 59]


def test_some_hundred_games_by_lot_end_whole_and_reach_every_card() -> None:
    counts = count(WHOLE, 240)
    assert counts["games"] == 240
    assert counts["ended"] >= 0.99 * 240
    assert unreached(WHOLE, counts) == []
