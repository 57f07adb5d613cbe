"""Every example of the published rulebook, each named after the place where it stands."""

from __future__ import annotations

from random import Random

from tests.games.raiders.table import table
from undercroft.games.raiders.game import GAME
from undercroft.kernel.match import Match
from undercroft.kernel.nature import DictatedNature, SampledNature


def test_setup_the_mage_starts_with_one_treasure_two_crystals_and_one_wound() -> None:
    nature = DictatedNature(["mage"], SampledNature(Random(1)))
    mage = Match(GAME, GAME.read_settings({}, 4), 4, nature).state.heroes[0]
    assert (mage.character, mage.treasure, mage.items, mage.wounds) == ("mage", 1, ("crystal", "crystal"), 1)
    assert mage.power == ("1", "2", "3", "4", "5")


def test_resolving_a_vault_three_fours_share_the_chest_of_four() -> None:
    t = table("vault-4-2", seats=5).lays("A 4", "B 4", "C 4", "D 2", "E 1")
    assert t.treasure == (1, 1, 1, 2, 0)


def test_resolving_a_monster_the_dragon_attacks_both_threes() -> None:
    t = table("dragon", seats=4)
    assert t.view()["board"]["contest"]["need"] == 18
    t.lays("A 5", "B 4", "C 3", "D 3")
    assert t.wounds == (0, 0, 3, 3)


def test_resolving_a_trap_lava_takes_two_of_five() -> None:
    assert table("lava", seats=3, treasure=(5, 5, 5)).lays("A 1", "B 1", "C 3").treasure == (3, 3, 3)


def test_resolving_a_trap_spikes_add_three_to_three() -> None:
    assert table("spikes", seats=3, wounds=(3, 0, 0)).lays("A 5", "B 1", "C 5").wounds == (6, 5, 5)


def test_resolving_a_trap_you_may_set_it_off_against_yourself() -> None:
    assert table("magnet", seats=3, treasure=(8, 2, 2)).lays("A 5", "B 1", "C 1").treasure == (5, 2, 2)


def test_duel_the_monster_is_confused_by_equal_cards() -> None:
    t = table("troll", seats=2).lays("A 5", "B 5")
    assert t.wounds == (0, 0)
    assert t.happened("monster-confused")


def test_solo_a_monster_of_five_cannot_be_beaten() -> None:
    assert table("snake", seats=1, nature="5").lays("A 5").wounds == (3,)


def test_solo_more_than_twenty_treasures() -> None:
    assert table("vault-4-2", seats=1, treasure=(20,)).lays("A 5").treasure == (26,)
