"""One story for each of the twenty different rooms (rules §2, §5)."""

from __future__ import annotations

import pytest

from tests.games.raiders.table import table

# -- monsters ----------------------------------------------------------------------------------------------------------------------

MONSTERS = [  # room, strength for 3 / 4 / 5 players, wounds
    ("snake", (8, 10, 13), 3),
    ("zombie", (11, 14, 18), 1),
    ("skeleton", (11, 14, 18), 3),
    ("goblin", (11, 14, 18), 2),
    ("cube", (14, 18, 23), 1),
    ("troll", (14, 18, 23), 2),
    ("dragon", (14, 18, 23), 3),
]
SUMS = {  # cards for the seats in order that add up to the number; the last is the only lowest
    (3, 8): "4 3 1", (3, 7): "3 3 1", (3, 11): "5 4 2", (3, 10): "5 4 1", (3, 14): "5 5 4", (3, 13): "5 5 3",
    (4, 10): "4 3 2 1", (4, 9): "3 3 2 1", (4, 14): "5 4 4 1", (4, 13): "5 4 3 1", (4, 18): "5 5 5 3", (4, 17): "5 5 5 2",
    (5, 13): "4 3 3 2 1", (5, 12): "3 3 3 2 1", (5, 18): "5 5 4 3 1", (5, 17): "5 4 4 3 1", (5, 23): "5 5 5 5 3",
    (5, 22): "5 5 5 5 2",
}  # fmt: skip


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("room", "strength", "wounds"), MONSTERS)
def test_a_monster_is_beaten_by_exactly_its_strength_and_not_by_one_less(
    room: str, strength: tuple[int, ...], wounds: int, seats: int
) -> None:
    need = strength[seats - 3]
    for total, hurt in ((need, 0), (need - 1, wounds)):
        cards = SUMS[seats, total].split()
        assert sum(map(int, cards)) == total
        t = table(room, seats=seats).lays(*[f"{'ABCDE'[seat]} {card}" for seat, card in enumerate(cards)])
        assert t.wounds == (0,) * (seats - 1) + (hurt,)
        assert t.treasure == (0,) * seats  # a beaten monster pays nothing
        assert t.happened("monster-beaten") is (hurt == 0)


def test_snake_bites_all_who_laid_the_lowest_card() -> None:
    t = table("snake", seats=5).lays("A 3", "B 2", "C 2", "D 3", "E 2")  # 12 against 13
    assert t.wounds == (0, 3, 3, 0, 3)


def test_zombie_is_put_off_by_a_sword() -> None:
    t = table("zombie", seats=3, items={"C": "sword"}).lays("A 3", "B 3", "C sword")
    assert t.wounds == (0, 0, 0)  # 3 + 3 + 5 = 11
    assert t.supply("sword") == 5


def test_skeleton_spares_the_one_behind_the_sword() -> None:
    t = table("skeleton", seats=3, items={"A": "sword"}).lays("A sword", "B 2", "C 1")
    assert t.wounds == (0, 0, 3)


def test_goblin_finds_everybody_on_the_same_card() -> None:
    t = table("goblin", seats=4).lays("A 2", "B 2", "C 2", "D 2")
    assert t.wounds == (2, 2, 2, 2)


def test_cube_holds_out_against_three_fives_and_a_two() -> None:
    t = table("cube", seats=4).lays("A 2", "B 5", "C 5", "D 5")
    assert t.wounds == (1, 0, 0, 0)


def test_troll_waits_for_the_crystal_user() -> None:
    t = table("troll", seats=3, items={"A": "crystal"}).lays("A crystal", "B 5", "C 4")
    assert t.wounds == (0, 0, 0)  # nothing yet
    t.lays("A 4")  # 13 against 14: the two fours are lowest
    assert t.wounds == (2, 0, 2)


def test_dragon_kills_a_hero_with_seven_wounds() -> None:
    t = table("dragon", seats=4, wounds=(0, 0, 0, 7)).lays("A 5", "B 4", "C 3", "D 1")
    assert t.wounds[3] == 10
    assert t.alive == "ABC"
    assert t.happened("dies", seat="D")


# -- vaults ------------------------------------------------------------------------------------------------------------------------

VAULTS = [  # room, cards of A to D, treasure
    ("vault-1", "5 4 3 2", (1, 0, 0, 0)),
    ("vault-1", "5 5 3 2", (0, 0, 0, 0)),
    ("vault-2", "2 3 4 5", (0, 0, 0, 2)),
    ("vault-2", "4 4 3 3", (1, 1, 0, 0)),
    ("vault-3", "1 3 2 1", (0, 3, 0, 0)),
    ("vault-3", "4 4 1 1", (1, 1, 0, 0)),
    ("vault-4", "5 3 2 1", (4, 0, 0, 0)),
    ("vault-4", "3 3 3 1", (1, 1, 1, 0)),
    ("vault-2-1", "5 4 3 3", (2, 1, 0, 0)),
    ("vault-2-1", "5 4 4 3", (2, 0, 0, 0)),
    ("vault-3-2", "5 4 4 3", (3, 1, 1, 0)),
    ("vault-3-2", "1 1 5 5", (1, 1, 1, 1)),
    ("vault-4-2", "5 1 1 1", (4, 0, 0, 0)),
    ("vault-4-2", "5 5 5 1", (1, 1, 1, 2)),
]


@pytest.mark.parametrize(("room", "cards", "treasure"), VAULTS)
def test_a_vault_pays_its_chests_by_rank(room: str, cards: str, treasure: tuple[int, ...]) -> None:
    t = table(room, seats=4).lays(*[f"{seat} {card}" for seat, card in zip("ABCD", cards.split(), strict=True)])
    assert t.treasure == treasure
    assert t.wounds == (0, 0, 0, 0)


def test_a_key_shares_the_biggest_chest_with_a_five() -> None:
    t = table("vault-4", seats=3, items={"B": "key"}).lays("A 5", "B key", "C 4")
    assert t.treasure == (2, 2, 0)


# -- traps -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("highest", "loss"), [("1", 0), ("2", 0), ("3", 1), ("4", 2), ("5", 3)])
def test_magnet_takes_from_the_richest_by_the_highest_card(highest: str, loss: int) -> None:
    t = table("magnet", seats=3, treasure=(4, 9, 9)).lays(f"A {highest}", "B 1", "C 1")
    assert t.treasure == (4, 9 - loss, 9 - loss)


@pytest.mark.parametrize(("highest", "wounds"), [("1", 0), ("2", 0), ("3", 1), ("4", 2), ("5", 3)])
def test_boulder_hits_the_least_wounded_by_the_highest_card(highest: str, wounds: int) -> None:
    t = table("boulder", seats=3, wounds=(1, 1, 2)).lays("A 1", "B 1", f"C {highest}")
    assert t.wounds == (1 + wounds, 1 + wounds, 2)


LAVA = [("1", (4, 3, 1)), ("2", (5, 3, 0)), ("3", (6, 4, 0)), ("4", (7, 5, 1)), ("5", (7, 5, 1))]


@pytest.mark.parametrize(("lowest", "left"), LAVA)
def test_lava_takes_from_everybody_by_the_lowest_card(lowest: str, left: tuple[int, ...]) -> None:
    t = table("lava", seats=3, treasure=(7, 5, 1)).lays("A 5", f"B {lowest}", "C 5")
    assert t.treasure == left  # half of 7, 5, 1 is a loss of 3, 2, 0


SPIKES = [("1", (5, 6, 9)), ("2", (2, 5, 10)), ("3", (1, 4, 10)), ("4", (0, 3, 9)), ("5", (0, 3, 9))]


@pytest.mark.parametrize(("lowest", "stand"), SPIKES)
def test_spikes_wound_everybody_by_the_lowest_card(lowest: str, stand: tuple[int, ...]) -> None:
    t = table("spikes", seats=3, wounds=(0, 3, 9)).lays("A 5", "B 5", f"C {lowest}")
    assert t.wounds == stand  # half of 10, 7, 1 left to death is 5, 3, 0
    assert t.alive == ("AB" if stand[2] == 10 else "ABC")


# -- storerooms --------------------------------------------------------------------------------------------------------------------


def test_storeroom_of_items_gives_what_stands_at_the_card() -> None:
    t = table("storeroom-items", seats=5, wounds=(0, 0, 0, 0, 2)).lays("A 1", "B 2", "C 3", "D 4", "E 5")
    assert [t.items(seat) for seat in "ABCDE"] == ["torch", "crystal", "key", "sword", ""]
    assert t.wounds[4] == 1
    assert [t.supply(item) for item in ("torch", "crystal", "key", "sword")] == [4, 4, 4, 4]


def test_storeroom_of_coins_pays_and_heals() -> None:
    t = table("storeroom-coins", seats=5, wounds=(3,) * 5, treasure=(1,) * 5).lays("A 1", "B 2", "C 3", "D 4", "E 5")
    assert t.treasure == (2, 3, 1, 4, 1)
    assert t.wounds == (3, 3, 2, 3, 1)


def test_storeroom_coins_are_not_split() -> None:
    t = table("storeroom-coins", seats=3).lays("A 4", "B 4", "C 4")
    assert t.treasure == (3, 3, 3)


def test_nobody_is_healed_below_no_wounds() -> None:
    t = table("storeroom-coins", seats=3, wounds=(1, 0, 2)).lays("A 5", "B 5", "C 5")
    assert t.wounds == (0, 0, 0)


def test_the_log_says_so_when_a_vault_pays_nobody() -> None:
    """Three on the highest number, and only two coins: nobody gets any."""
    t = table("vault-2", seats=4).lays("A 5", "B 5", "C 5", "D 1")
    assert "vault-nothing" in [entry["key"] for entry in t.view("A")["journal"]]
    t = table("vault-2", seats=4).lays("A 5", "B 5", "C 1", "D 1")
    assert "vault-nothing" not in [entry["key"] for entry in t.view("A")["journal"]]
