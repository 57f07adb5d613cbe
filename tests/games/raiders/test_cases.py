"""Cases of single rooms and endings in figures (rules §5 to §11), from chests to a hero alone."""

from __future__ import annotations

import pytest

from tests.games.raiders.table import Table, table


def laid(t: Table, cards: str) -> Table:
    """All seats from A lay these cards in turn."""
    return t.lays(*[f"{'ABCDE'[seat]} {card}" for seat, card in enumerate(cards.split())])


def test_chests_4_and_2() -> None:
    assert laid(table("vault-4-2", seats=5), "4 4 4 2 1").treasure == (1, 1, 1, 2, 0)


def test_more_claimants_than_coins() -> None:
    assert laid(table("vault-3", seats=4), "5 5 5 5").treasure == (0, 0, 0, 0)


@pytest.mark.parametrize(("seats", "treasure"), [(3, (0, 0, 0)), (4, (0, 0, 0, 0)), (5, (0, 0, 0, 0, 0))])
def test_all_equal_first_chest_lost_second_unclaimed(seats: int, treasure: tuple[int, ...]) -> None:
    assert laid(table("vault-2-1", seats=seats), "3 " * seats).treasure == treasure


def test_all_equal_first_chest_shared_second_unclaimed() -> None:
    assert laid(table("vault-2-1", seats=2), "3 3").treasure == (1, 1)


def test_second_chest_is_paid_though_the_first_is_lost() -> None:
    assert laid(table("vault-2-1", seats=4), "5 5 5 4").treasure == (0, 0, 0, 1)


def test_dragon_15_against_18() -> None:
    assert laid(table("dragon", seats=4), "5 4 3 3").wounds == (0, 0, 3, 3)


def test_dragon_18_against_18() -> None:
    assert laid(table("dragon", seats=4), "5 5 4 4").wounds == (0, 0, 0, 0)


def test_lava_half_of_five() -> None:
    assert laid(table("lava", seats=3, treasure=(5, 0, 0)), "1 5 5").treasure == (3, 0, 0)


def test_lava_two_of_one() -> None:
    assert laid(table("lava", seats=3, treasure=(1, 5, 9)), "2 5 5").treasure == (0, 3, 7)


def test_spikes_half_of_what_is_left() -> None:
    t = laid(table("spikes", seats=3, wounds=(3, 9, 0)), "1 5 5")
    assert t.wounds == (6, 9, 5)
    assert t.alive == "ABC"


@pytest.mark.parametrize("room", ["lava", "spikes"])
def test_lowest_four_does_nothing(room: str) -> None:
    t = laid(table(room, seats=3, treasure=(6, 6, 6), wounds=(1, 1, 1)), "4 5 4")
    assert (t.treasure, t.wounds) == ((6, 6, 6), (1, 1, 1))
    assert t.happened("trap-still", room=room)


def test_magnet_highest_two_does_nothing() -> None:
    assert laid(table("magnet", seats=3, treasure=(6, 2, 0)), "2 1 2").treasure == (6, 2, 0)


def test_one_sword_and_two_claimants() -> None:
    t = laid(table("storeroom-items", seats=3, supply={"sword": 1}), "4 4 1")
    assert [t.items(seat) for seat in "ABC"] == ["", "", "torch"]
    assert t.supply("sword") == 1
    assert t.happened("shortage", item="sword", seats=["A", "B"], left=1)


def test_crystals_of_seats_3_and_2_when_seat_4_leads() -> None:
    t = table("dragon", seats=5, leader="D", items={"B": "crystal", "C": "crystal"})
    t.lays("D 1", "E 1", "A 1", "B crystal", "C crystal")
    assert t.turn == "B"
    t.lays("B 1")
    assert t.turn == "C"


def test_nineteen_and_three() -> None:
    assert laid(table("storeroom-coins", seats=3, treasure=(19, 0, 0)), "4 1 1").treasure == (20, 1, 1)
    assert laid(table("storeroom-coins", seats=1, treasure=(19,)), "4").treasure == (22,)


def test_all_survivors_equally_wounded() -> None:
    t = laid(table("magnet", seats=3, level=5, place=5, wounds=(4, 4, 4), treasure=(3, 2, 1)), "1 1 1")
    assert t.fates == {"A": "won", "B": "less", "C": "less"}


def test_both_most_wounded_die() -> None:
    t = laid(table("magnet", seats=3, level=5, place=5, wounds=(6, 6, 2), treasure=(9, 9, 0)), "1 1 1")
    assert t.fates == {"A": "bled", "B": "bled", "C": "won"}


def test_tie_for_the_lead_with_the_first_player() -> None:
    assert laid(table("magnet", seats=5), "2 1 1 2 1").leader == "D"


def test_duel_with_the_dragon() -> None:
    assert laid(table("dragon", seats=2), "3 3").wounds == (0, 0)
    assert laid(table("dragon", seats=2, items={"A": "sword"}), "sword 4").wounds == (0, 3)


def test_alone_against_a_four() -> None:
    assert table("goblin", seats=1, nature="4").lays("A 4").wounds == (2,)
    assert table("goblin", seats=1, nature="4").lays("A 5").wounds == (0,)
