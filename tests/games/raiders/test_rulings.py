"""The numbered rulings A1 to A22 of the rules page, one test or more each."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.raiders.table import table
from undercroft.games.raiders.game import GAME
from undercroft.kernel.errors import BadInput, Illegal, Stale
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature


def test_a01_reaching_the_strength_is_enough() -> None:
    assert table("cube", seats=3).lays("A 5", "B 5", "C 4").wounds == (0, 0, 0)


def test_a02_strength_counts_those_who_descended() -> None:
    t = table("zombie", seats=4, wounds=(0, 0, 0, 10)).lays("A 5", "B 4", "C 4")  # 13 against 14, though three live
    assert t.wounds[:3] == (0, 1, 1)


def test_a02_option_strength_counts_the_living() -> None:
    t = table("zombie", seats=4, wounds=(0, 0, 0, 10), strength_count="living", last_survivor="wins_now")
    assert t.view()["board"]["contest"]["need"] == 11
    t.lays("A 4", "B 4", "C 3")
    assert t.wounds[:3] == (0, 0, 0)


def test_a02_option_two_living_fight_as_in_the_duel() -> None:
    t = table("snake", seats=3, wounds=(0, 0, 10), strength_count="living", last_survivor="wins_now")
    assert t.view()["board"]["contest"]["fight"] == "duel"
    assert t.lays("A 5", "B 4").wounds[:2] == (0, 3)
    t = table("snake", seats=3, wounds=(0, 0, 10), strength_count="living", last_survivor="wins_now")
    assert t.lays("A 1", "B 1").wounds[:2] == (0, 0)


def test_a02_the_pair_living_and_play_on_is_refused() -> None:
    with pytest.raises(BadInput, match="last_survivor=wins_now"):
        GAME.read_settings({"strength_count": "living"}, 4)


def test_a03_the_last_survivor_plays_on() -> None:
    t = table("snake", seats=3, wounds=(0, 8, 8)).lays("A 2", "B 1", "C 1")
    assert (t.alive, t.over, t.turn) == ("A", False, "A")


def test_a03_the_last_survivor_must_survive() -> None:
    t = table("snake", seats=3, wounds=(8, 10, 10), treasure=(9, 0, 0)).lays("A 5")
    assert (t.over, t.winners) == (True, "")


def test_a03_the_last_survivor_wins_after_the_fifth_level_whatever_the_treasure() -> None:
    t = table("magnet", seats=3, level=5, place=5, wounds=(9, 10, 10), treasure=(0, 20, 20)).lays("A 1")
    assert t.fates == {"A": "won", "B": "dead", "C": "dead"}


def test_a03_option_the_last_survivor_wins_at_once() -> None:
    t = table("snake", seats=3, wounds=(0, 8, 8), last_survivor="wins_now").lays("A 2", "B 1", "C 1")
    assert (t.over, t.winners) == (True, "A")


def test_a04_of_two_survivors_the_more_wounded_bleeds_to_death() -> None:
    t = table("magnet", seats=3, level=5, place=5, wounds=(5, 4, 10), treasure=(20, 0, 0)).lays("A 1", "B 1")
    assert t.fates == {"A": "bled", "B": "won", "C": "dead"}


def test_nobody_bleeds_where_all_have_the_same_and_the_journal_says_so() -> None:
    """Rules §8.3: whoever has read that all tied bleed would wait for it."""
    t = table("magnet", seats=3, level=5, place=5, wounds=(9, 9, 10), treasure=(20, 0, 0)).lays("A 1", "B 1")
    assert t.happened("nobody-bleeds", count=9)
    assert t.fates == {"A": "won", "B": "less", "C": "dead"}
    alone = table("magnet", seats=3, level=5, place=5, wounds=(9, 10, 10), treasure=(20, 0, 0)).lays("A 1")
    assert not alone.happened("nobody-bleeds")


def test_a05_the_first_player_comes_last_in_a_tie() -> None:
    assert table("vault-1", seats=5).lays("A 4", "B 1", "C 1", "D 4", "E 1").leader == "D"
    assert table("vault-1", seats=5).lays("A 4", "B 1", "C 1", "D 1", "E 1").leader == "A"


def test_a06_the_highest_of_those_who_live_leads() -> None:
    t = table("boulder", seats=4, wounds=(1, 1, 0, 1), leader="D")
    assert t.lays("D 1", "A 3", "B 1", "C 5").leader == "C"
    t = table("boulder", seats=4, wounds=(9, 9, 7, 9), leader="D")  # C is least wounded and dies of the boulder
    t.lays("D 1", "A 3", "B 1", "C 5")
    assert (t.alive, t.leader) == ("ABD", "A")


def test_a06_a_tie_is_searched_from_the_seat_of_the_dead_first_player() -> None:
    t = table("boulder", seats=4, wounds=(9, 8, 9, 7), leader="D").lays("D 5", "A 4", "B 4", "C 4")
    assert (t.alive, t.leader) == ("ABC", "A")
    t = table("boulder", seats=4, wounds=(9, 7, 9, 8), leader="B").lays("B 5", "C 4", "D 4", "A 4")
    assert (t.alive, t.leader) == ("ACD", "C")


def test_a07_a_crystal_is_back_in_the_supply_of_its_storeroom() -> None:
    t = table("storeroom-items", seats=3, items={"A": "crystal"}, supply={"crystal": 1})
    t.lays("A crystal")
    assert t.supply("crystal") == 2
    t.lays("B 2", "C 1", "A 2")
    assert (t.items("A"), t.items("B"), t.supply("crystal")) == ("crystal", "crystal", 0)


def test_a07_a_torch_is_back_in_the_supply_at_once() -> None:
    t = table("storeroom-items", seats=3, items={"A": "torch"}, supply={"torch": 0}).lights("A").lays("A 2", "B 1", "C 3")
    assert (t.items("B"), t.supply("torch")) == ("torch", 0)


def test_a07_a_sword_returns_only_after_its_room() -> None:
    t = table("cube", seats=3, items={"A": "sword"}).lays("A sword")
    assert t.supply("sword") == 4
    assert t.lays("B 1", "C 1").supply("sword") == 5


def test_a08_alone_every_chest_below_the_card() -> None:
    assert table("vault-4-2", seats=1).lays("A 5").treasure == (6,)
    assert table("vault-4-2", seats=1).lays("A 4").treasure == (2,)
    assert table("vault-4-2", seats=1).lays("A 3").treasure == (2,)
    assert table("vault-4-2", seats=1).lays("A 2").treasure == (0,)


def test_a08_option_alone_the_largest_chest_below_the_card() -> None:
    assert table("vault-4-2", seats=1, solo_chests="one").lays("A 5").treasure == (4,)
    assert table("vault-4-2", seats=1, solo_chests="one").lays("A 3").treasure == (2,)


def test_a09_nobody_wins_the_duel_when_both_die_together() -> None:
    t = table("boulder", seats=2, wounds=(8, 8), treasure=(9, 1)).lays("A 5", "B 1")
    assert (t.over, t.winners, t.fates) == (True, "", {"A": "dead", "B": "dead"})
    assert GAME.score(t.g) == [0, 0]


def test_a10_when_all_are_dead_the_game_ends_at_once_and_nobody_wins() -> None:
    t = table("spikes", seats=3, wounds=(8, 9, 9)).lays("A 2", "B 2", "C 2")
    assert (t.over, t.winners) == (True, "")
    assert t.happened("nobody-wins")


def test_a11_the_quick_variant_for_two() -> None:
    t = table("dragon", seats=2, quick=True)
    assert t.turn == "AB"
    assert t.lays("B 3", "A 4").wounds == (0, 3)


def test_a12_a_torch_in_anothers_turn() -> None:
    t = table(seats=3, items={"C": "torch"}, ahead="?lava=").lays("A 1").lights("C")
    assert (t.turn, t.items("C")) == ("B", "")


def test_a12_a_torch_between_a_crystal_and_the_later_card() -> None:
    t = table("zombie", seats=3, items={"A": "crystal torch"}, ahead="?lava=").lays("A crystal", "B 1").lights("A").lays("C 1")
    assert t.view("A")["board"]["rooms"][1]["card"]["id"] == "lava"
    assert t.turn == "A"


def test_a12_a_torch_with_nothing_dark_is_legal_and_warned_of() -> None:
    t = table(seats=3, items={"B": "torch"})
    assert t.option("B", "torch", "torch")["warn"] == "torch-nothing-dark"
    assert t.lights("B").supply("torch") == 5


def test_a12_the_dead_light_no_torch() -> None:
    t = table("dragon", seats=3, items={"C": "torch"}, wounds=(0, 0, 9)).lays("A 3", "B 3", "C 1")
    assert (t.items("C"), t.supply("torch")) == ("", 5)
    with pytest.raises(Illegal):
        t.lights("C")


def test_a12_an_answer_on_its_way_counts_when_somebody_lights_a_torch() -> None:
    for quick in (False, True):
        t = table("dragon", seats=3, quick=quick, items={"B": "torch", "C": "torch"}, ahead="?", nature="lava")
        at = next(ask["at"] for ask in t.view("A")["asks"] if ask["what"] == "lay")
        t.lights("B")
        t.match.answer(0, "5", "lay", at)
        if not quick:
            with pytest.raises(Stale):
                t.match.answer(1, "5", "lay", at)  # that was somebody else's question


def test_a13_starting_items_come_out_of_the_supply() -> None:
    g = Match(GAME, GAME.read_settings({}, 5), 5, SampledNature(Random(3))).state
    assert g.supply == {"torch": 4, "crystal": 3, "key": 4, "sword": 4}


def test_a14_items_of_unused_characters_stay_in_the_supply() -> None:
    for seed in range(20):
        g = Match(GAME, GAME.read_settings({}, 3), 3, SampledNature(Random(seed))).state
        held = [item for hero in g.heroes for item in hero.items]
        assert all(g.supply[item] + held.count(item) == 5 for item in g.supply)


def test_a15_items_gained_are_told_but_hands_stay_hidden() -> None:
    t = table("storeroom-items", seats=3, odds=False).lays("A 4", "B 1", "C 5")
    assert t.happened("takes-item", seat="A", item="sword")
    heroes = t.view("C")["board"]["heroes"]
    assert [hero["items"] for hero in heroes] == [1, 1, 0]  # how many, not which
    assert t.view("A")["board"]["hand"]["items"] == {"sword": 1}


@pytest.mark.parametrize(("room", "card"), [("dragon", "key"), ("lava", "key"), ("storeroom-items", "key"), ("vault-1", "sword"),
                                            ("magnet", "sword"), ("storeroom-coins", "sword")])  # fmt: skip
def test_a16_no_bluff_with_key_or_sword(room: str, card: str) -> None:
    t = table(room, seats=3, items={"A": card})
    with pytest.raises(Illegal):
        t.lays(f"A {card}")
    assert t.may("A") == "1 2 3 4 5"


def test_a17_magnet_on_the_poor_and_boulder_on_all() -> None:
    assert table("magnet", seats=3).lays("A 5", "B 5", "C 5").treasure == (0, 0, 0)
    assert table("boulder", seats=3, wounds=(2, 2, 2)).lays("A 5", "B 1", "C 1").wounds == (5, 5, 5)


def test_a18_a_useless_crystal_is_legal_and_warned_of() -> None:
    t = table("zombie", seats=3, items={"C": "crystal crystal"}).lays("A 5", "B 5")
    assert t.option("C", "crystal")["warn"] == "crystal-useless"
    t.lays("C crystal", "C crystal", "C 1")
    assert (t.wounds, t.supply("crystal")) == ((0, 0, 0), 5)


def test_a19_characters_are_dealt_and_chosen_only_alone() -> None:
    dealt = {Match(GAME, GAME.read_settings({}, 3), 3, SampledNature(Random(seed))).state.heroes[0].character for seed in range(40)}
    assert dealt == {"explorer", "knight", "thief", "warrior", "mage"}
    alone = Match(GAME, GAME.read_settings({"solo_character": "thief"}, 1), 1, SampledNature(Random(1))).state.heroes[0]
    assert alone.character == "thief"
    with pytest.raises(BadInput, match="is for 1 seats"):
        GAME.read_settings({"solo_character": "thief"}, 3)


def test_a20_wounds_end_at_ten() -> None:
    assert table("dragon", seats=3, wounds=(0, 0, 9)).lays("A 3", "B 3", "C 1").wounds == (0, 0, 10)


def test_a21_open_cards_of_later_levels_are_not_decided_before_they_lie_there() -> None:
    g = Match(GAME, GAME.read_settings({}, 4), 4, SampledNature(Random(5))).state
    known = [room for room in g.rooms if room]
    assert len(g.bag) == 30 - len(known)  # all the rest is one bag without order
    assert g.bag == sorted(g.bag)


def test_a22_all_of_a_room_happens_together() -> None:
    t = table("spikes", seats=3, wounds=(8, 8, 8), level=2).lays("A 5", "B 5", "C 2")
    assert (t.alive, t.winners) == ("", "")  # nobody outlives the others by a moment


def test_a22_richest_are_found_before_anybody_pays() -> None:
    assert table("magnet", seats=3, treasure=(7, 7, 6)).lays("A 5", "B 1", "C 1").treasure == (4, 4, 6)
