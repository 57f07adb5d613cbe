"""The paragraphs of the rules page, §1 to §11: what a room story does not already tell."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.games.raiders.table import table
from undercroft.games.raiders import cards, rooms
from undercroft.games.raiders.game import GAME
from undercroft.kernel.errors import Illegal
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature

# The figures of the cards as published, copied from the data file: strengths for 3, 4 and 5 players.
FIGURES: dict[str, tuple[int, Any]] = {
    "snake": (1, ((8, 10, 13), 3)), "zombie": (1, ((11, 14, 18), 1)), "skeleton": (1, ((11, 14, 18), 3)),
    "goblin": (2, ((11, 14, 18), 2)), "cube": (1, ((14, 18, 23), 1)), "troll": (2, ((14, 18, 23), 2)),
    "dragon": (2, ((14, 18, 23), 3)),
    "vault-1": (1, (1,)), "vault-2": (1, (2,)), "vault-3": (1, (3,)), "vault-4": (1, (4,)),
    "vault-2-1": (2, (2, 1)), "vault-3-2": (2, (3, 2)), "vault-4-2": (2, (4, 2)),
    "magnet": (2, (1, (0, 0, 1, 2, 3))), "boulder": (1, (1, (0, 0, 1, 2, 3))),
    "spikes": (1, (2, (rooms.HALF, 2, 1, 0, 0))), "lava": (1, (2, (rooms.HALF, 2, 1, 0, 0))),
    "storeroom-items": (3, (("item", "torch"), ("item", "crystal"), ("item", "key"), ("item", "sword"), ("heal", 1))),
    "storeroom-coins": (2, (("treasure", 1), ("treasure", 2), ("heal", 1), ("treasure", 3), ("heal", 2))),
}  # fmt: skip


def new_match(seats: int, seed: int = 0, **settings: Any) -> Match:
    """A game from its beginning."""
    return Match(GAME, GAME.read_settings(settings, seats), seats, SampledNature(Random(seed)))


# -- 1, 2: components --------------------------------------------------------------------------------------------------------------


def test_1_there_are_thirty_rooms_of_four_kinds() -> None:
    assert len(rooms.DECK) == 30
    kinds = Counter(rooms.ROOM_CARDS[id].kind for id in rooms.DECK)
    assert kinds == {"monster": 10, "vault": 10, "trap": 5, "storeroom": 5}


def test_1_there_are_twenty_items_five_characters_and_five_power_cards_a_set() -> None:
    assert new_match(5).state.supply.keys() == {"torch", "crystal", "key", "sword"}
    assert cards.ITEM_COPIES == 5
    assert len(cards.CHARACTERS) == 5
    assert cards.POWER == ("1", "2", "3", "4", "5")


@pytest.mark.parametrize("id", sorted(FIGURES))
def test_2_every_room_has_its_published_figures(id: str) -> None:
    copies, figures = FIGURES[id]
    room: Any = rooms.ROOM_CARDS[id]
    assert rooms.DECK.count(id) == copies
    if room.kind == "monster":
        assert (tuple(room.strength[seats] for seats in (3, 4, 5)), room.wounds) == figures
    elif room.kind == "vault":
        assert room.chests == figures
    elif room.kind == "trap":
        assert (room.skulls, room.harm) == figures
    else:
        assert room.slots == figures


def test_2_there_is_no_room_beyond_the_published_ones() -> None:
    assert set(rooms.ROOM_CARDS) == set(FIGURES)


CHARACTERS = [
    ("explorer", 3, 2, ("torch",)),
    ("knight", 1, 1, ("sword",)),
    ("thief", 2, 2, ("key",)),
    ("warrior", 2, 0, ()),
    ("mage", 1, 1, ("crystal", "crystal")),
]


@pytest.mark.parametrize(("id", "treasure", "wounds", "items"), CHARACTERS)
def test_2_each_character_starts_as_its_card_says(id: str, treasure: int, wounds: int, items: tuple[str, ...]) -> None:
    hero = next(hero for hero in new_match(5).state.heroes if hero.character == id)
    assert (hero.treasure, hero.wounds, hero.items) == (treasure, wounds, items)
    assert hero.power == ("1", "2", "3", "4", "5")


# -- 3: setup ----------------------------------------------------------------------------------------------------------------------


def play_out(match: Match, rng: Random) -> list[tuple[str, str]]:
    """Play at random, nobody lighting torches or staying wounded; every room with the face it was laid out with."""
    laid_out: dict[tuple[int, int], str] = {}
    while asks := match.asks():
        g: Any = match.state
        for place, face in enumerate(g.faces):
            laid_out.setdefault((g.level, place), face)
        for hero in g.heroes:
            hero.wounds = 0
        ask = next(ask for ask in asks if not ask.may)
        match.answer(ask.seat, str(rng.choice(ask.options)), ask.what)
    g = match.state
    return list(zip([*g.entered, *g.rooms], [laid_out[at] for at in sorted(laid_out)], strict=False))


def test_3_twelve_of_twentyfive_lie_open_and_five_never_come() -> None:
    rng = Random(4)
    open_at_first: list[int] = []
    never: Counter[str] = Counter()
    for seed in range(150):
        match = new_match(3, seed)
        assert len(play_out(match, rng)) == 25
        g: Any = match.state
        faces = [event.args["rooms"] for event in match.journal if event.key == "level"]
        assert sum(room != "" for level in faces for room in level) == 12
        assert not (Counter([*g.entered, *g.rooms]) - Counter(rooms.DECK))
        assert len(g.bag) == 5
        never.update(g.bag)
        open_at_first.append(sum(room != "" for room in faces[0]))
    assert abs(sum(open_at_first) / 150 - 12 / 5) < 0.35  # open rooms fall evenly on the levels
    assert len(never) == 20  # any of the rooms may be one of the five


def test_3_the_first_player_is_drawn_by_lot() -> None:
    firsts = Counter(new_match(4, seed).state.leader for seed in range(200))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 25


def test_3_no_two_heroes_are_the_same_character() -> None:
    for seed in range(30):
        heroes = new_match(4, seed).state.heroes
        assert len({hero.character for hero in heroes}) == 4


# -- 4: a room ---------------------------------------------------------------------------------------------------------------------


def test_4_1_a_dark_room_is_turned_up_on_entering() -> None:
    t = table("?", seats=3, nature="lava")
    assert t.room == "lava"
    assert t.happened("reveals", place=1, room="lava")


def test_4_1_a_room_known_by_torch_is_the_room_that_comes() -> None:
    t = table(seats=3, ahead="?", items={"B": "torch"}, nature="dragon").lights("B").lays("A 1", "B 1", "C 1")
    assert t.room == "dragon"


def test_4_2_cards_are_laid_clockwise_from_the_first_player() -> None:
    t = table(seats=4, leader="C")
    order = ""
    for _ in range(4):
        order += t.turn
        t.lays(f"{t.turn} 1")
    assert order == "CDAB"


def test_4_2_nobody_lays_out_of_turn() -> None:
    t = table(seats=3)
    with pytest.raises(Illegal, match="not your turn"):
        t.lays("B 1")


def test_4_2_a_spent_power_card_is_gone_until_the_level_ends() -> None:
    t = table(seats=3, place=4).lays("A 5", "B 5", "C 5")
    assert t.may("B") == "1 2 3 4"  # B leads after the tie
    t.lays("B 1", "C 1", "A 1")
    assert t.g.level == 2
    assert [hero.power for hero in t.g.heroes] == [("1", "2", "3", "4", "5")] * 3


def test_4_2_a_key_saves_the_power_card() -> None:
    t = table("vault-3", seats=3, items={"A": "key"})
    assert t.may("A") == "1 2 3 4 5 key"
    t.lays("A key", "B 1", "C 1")
    assert t.hand("A") == "1 2 3 4 5"


def test_4_2_dead_heroes_are_passed_over() -> None:
    t = table(seats=4, wounds=(0, 10, 0, 0)).lays("A 1")
    assert t.turn == "C"


def test_4_4_the_highest_card_leads_and_key_and_sword_are_fives() -> None:
    assert table("vault-1", seats=3, items={"C": "key"}).lays("A 4", "B 4", "C key").leader == "C"
    assert table("snake", seats=3, items={"B": "sword"}).lays("A 4", "B sword", "C 4").leader == "B"
    assert table("vault-1", seats=3, items={"A": "key"}).lays("A key", "B 5", "C 1").leader == "B"


@pytest.mark.parametrize("room", ["troll", "vault-4", "lava", "storeroom-coins"])
def test_4_4_the_lead_changes_in_every_kind_of_room(room: str) -> None:
    assert table(room, seats=3).lays("A 3", "B 3", "C 4").leader == "C"


def test_4_4_the_lead_is_carried_to_the_next_level() -> None:
    t = table(seats=3, place=5).lays("A 1", "B 4", "C 2")
    assert (t.g.level, t.leader, t.turn) == (2, "B", "B")


def test_4_4_nobody_leads_where_nothing_follows() -> None:
    last = table("vault-1", seats=3, level=5, place=5, power=dict.fromkeys("ABC", "1 5")).lays("A 1", "B 5", "C 1")
    assert (last.over, last.happened("leads")) == (True, False)
    duel = table("dragon", seats=2, wounds=(7, 0)).lays("A 1", "B 5")
    assert (duel.over, duel.happened("leads")) == (True, False)


def test_4_4_after_the_fifth_level_the_game_ends() -> None:
    t = table("magnet", seats=3, level=5, place=5).lays("A 1", "B 1", "C 1")
    assert (t.over, t.may("A")) == (True, "")


# -- 5: rooms ----------------------------------------------------------------------------------------------------------------------


def test_5_1_treasure_beyond_twenty_is_lost_and_not_passed_on() -> None:
    assert table("vault-4-2", seats=3, treasure=(18, 0, 0)).lays("A 5", "B 4", "C 3").treasure == (20, 2, 0)


def test_5_1_the_dead_claim_no_chest() -> None:
    assert table("vault-4-2", seats=3, wounds=(10, 0, 0)).lays("B 1", "C 2").treasure == (0, 2, 4)


def test_5_2_all_wounds_go_to_each_of_the_lowest() -> None:
    assert table("skeleton", seats=5).lays("A 1", "B 5", "C 1", "D 2", "E 1").wounds == (3, 0, 3, 0, 3)


def test_5_3_the_dead_are_neither_richest_nor_least_wounded() -> None:
    assert table("magnet", seats=3, treasure=(20, 5, 5), wounds=(10, 0, 0)).lays("B 3", "C 1").treasure == (20, 4, 4)
    assert table("boulder", seats=3, wounds=(10, 4, 5)).lays("B 3", "C 1").wounds == (10, 5, 5)


def test_5_3_who_laid_the_card_does_not_matter() -> None:
    for cards_laid in (("A 5", "B 1", "C 1"), ("A 1", "B 5", "C 1"), ("A 5", "B 5", "C 5")):
        assert table("magnet", seats=3, treasure=(9, 1, 1)).lays(*cards_laid).treasure == (6, 1, 1)


def test_5_4_enough_items_for_all_claimants() -> None:
    t = table("storeroom-items", seats=3, supply={"key": 2}).lays("A 3", "B 3", "C 1")
    assert (t.items("A"), t.items("B"), t.supply("key")) == ("key", "key", 0)


def test_5_4_no_limit_to_a_hand() -> None:
    hand = "crystal crystal crystal key key sword sword torch torch"
    t = table("storeroom-items", seats=3, items={"A": hand}).lays("A 4", "B 1", "C 2")
    assert t.items("A") == "crystal crystal crystal key key sword sword sword torch torch"


# -- 6: items ----------------------------------------------------------------------------------------------------------------------


def test_6_1_the_torch_shows_every_dark_room_of_the_level_to_its_holder_alone() -> None:
    t = table(seats=3, items={"B": "torch"}, ahead="? lava ?", nature="dragon troll").lights("B")

    def seen(seat: str) -> list[str]:
        return [place["card"]["id"] if place["card"] else "?" for place in t.view(seat)["board"]["rooms"][1:4]]

    assert seen("B") == ["dragon", "lava", "troll"]
    assert seen("A") == seen("C") == seen("") == ["?", "lava", "?"]
    assert t.happened("torch", seat="B")
    assert t.supply("torch") == 5
    assert not t.happened("sees")
    assert [event["args"]["room"] for event in t.view("B")["journal"] if event["private"]] == ["dragon", "troll"]


def test_6_1_what_one_has_seen_another_may_see_too() -> None:
    t = table(seats=3, items={"A": "torch", "B": "torch"}, ahead="?", nature="dragon").lights("B", "A")
    assert t.view("A")["board"]["rooms"][1]["card"]["id"] == "dragon"


def test_6_2_the_crystal_puts_the_real_card_off_until_all_others_have_laid() -> None:
    t = table("troll", seats=3, items={"A": "crystal"}).lays("A crystal")
    assert (t.turn, t.supply("crystal"), t.items("A")) == ("B", 5, "")
    t.lays("B 4", "C 4")
    assert (t.turn, t.may("A")) == ("A", "1 2 3 4 5")
    assert t.lays("A 5").wounds == (0, 2, 2)


def test_6_2_a_crystal_may_follow_a_crystal_and_the_order_stays() -> None:
    t = table("troll", seats=4, leader="B", items={"A": "crystal", "B": "crystal crystal", "D": "crystal"})
    order = ""
    for card in ("crystal", "1", "crystal", "crystal", "crystal", "1", "1", "1"):
        order += t.turn
        t.lays(f"{t.turn} {card}")
    assert order == "BCDABDAB"


@pytest.mark.parametrize(("room", "item"), [("vault-2", "key"), ("goblin", "sword")])
def test_6_2_after_a_crystal_a_key_or_a_sword_may_follow(room: str, item: str) -> None:
    t = table(room, seats=3, items={"A": f"crystal {item}"}).lays("A crystal", "B 1", "C 1")
    assert t.may("A") == f"1 2 3 4 5 {item}"
    assert t.lays(f"A {item}").supply(item) == 5


def test_6_3_the_key_is_a_five_among_the_ranks() -> None:
    t = table("vault-3-2", seats=3, items={"C": "key"}).lays("A 4", "B 5", "C key")
    assert t.treasure == (2, 1, 1)
    assert t.supply("key") == 5


def test_6_4_the_sword_is_a_five_in_the_sum_and_may_be_the_lowest() -> None:
    t = table("dragon", seats=5, items={"A": "sword"}).lays("A sword", "B 5", "C 5", "D 5", "E 1")
    assert t.wounds == (0, 0, 0, 0, 3)
    t = table("dragon", seats=2, items={"A": "sword"}).lays("A sword", "B 5")
    assert t.wounds == (0, 0)


# -- 7: death ----------------------------------------------------------------------------------------------------------------------


def test_7_the_dead_give_their_items_to_the_supply_and_lay_no_more() -> None:
    t = table("dragon", seats=4, wounds=(0, 0, 0, 8), items={"D": "crystal key sword torch"}).lays("A 3", "B 3", "C 3", "D 1")
    assert t.alive == "ABC"
    assert (t.hand("D"), [t.supply(item) for item in cards.ITEMS]) == ("", [5, 5, 5, 5])
    assert t.why("D", "hand:1") == ("you-are-dead", "7")


def test_7_the_sword_of_the_dead_returns_too() -> None:
    t = table("dragon", seats=2, wounds=(0, 0), items={"A": "sword"})
    assert t.lays("A sword", "B 1").supply("sword") == 5
    t = table("boulder", seats=3, wounds=(8, 9, 9), items={"A": "crystal"}).lays("A crystal", "B 1", "C 1", "A 5")
    assert (t.alive, t.supply("crystal")) == ("BC", 5)


def test_7_several_die_together() -> None:
    t = table("dragon", seats=4, wounds=(7, 7, 0, 0)).lays("A 1", "B 1", "C 5", "D 5")
    assert t.alive == "CD"


# -- 8: the end --------------------------------------------------------------------------------------------------------------------


def end(treasure: tuple[int, ...], wounds: tuple[int, ...], **settings: Any) -> dict[str, str]:
    """What becomes of heroes who stand like this when the last room is over."""
    t = table("magnet", seats=len(wounds), level=5, place=5, treasure=treasure, wounds=wounds, **settings)
    return t.lays(*[f"{seat} 1" for seat in "ABCDE"[: len(wounds)] if wounds["ABCDE".index(seat)] < 10]).fates


def test_8_the_most_wounded_is_out_however_rich() -> None:
    assert end((20, 3, 1), (7, 6, 5)) == {"A": "bled", "B": "won", "C": "less"}


def test_8_earlier_dead_play_no_part_in_blood_loss() -> None:
    assert end((0, 3, 1), (10, 6, 5)) == {"A": "dead", "B": "bled", "C": "won"}


def test_8_equal_wounds_spare_all_survivors_even_if_others_died() -> None:
    assert end((9, 3, 1), (10, 6, 6)) == {"A": "dead", "B": "won", "C": "less"}


def test_8_blood_loss_may_leave_one_who_wins_with_nothing() -> None:
    assert end((9, 9, 0), (6, 6, 1)) == {"A": "bled", "B": "bled", "C": "won"}


def test_8_ties_go_to_the_less_wounded_then_are_shared() -> None:
    assert end((5, 5, 5, 9), (2, 1, 2, 3)) == {"A": "more-wounds", "B": "won", "C": "more-wounds", "D": "bled"}
    assert end((5, 5, 4, 9), (2, 2, 1, 3)) == {"A": "shared", "B": "shared", "C": "less", "D": "bled"}


def test_8_a_shared_win_is_shared_in_the_score() -> None:
    t = table("magnet", seats=4, level=5, place=5, treasure=(5, 5, 4, 9), wounds=(2, 2, 1, 3)).lays("A 1", "B 1", "C 1", "D 1")
    assert GAME.score(t.g) == [0.5, 0.5, 0, 0]
    assert t.winners == "AB"


def test_8_nobody_left_nobody_wins() -> None:
    t = table("spikes", seats=3, level=5, place=5, wounds=(9, 9, 9)).lays("A 3", "B 3", "C 3")
    assert t.fates == {"A": "dead", "B": "dead", "C": "dead"}


# -- 9: the quick variant ----------------------------------------------------------------------------------------------------------


def test_9_cards_stay_sealed_until_all_are_chosen() -> None:
    t = table("dragon", seats=3, quick=True).lays("B 5", "C 4")
    view = t.view("A")
    assert (view["waiting"], view["ready"], view["sealed"]) == (["A"], ["B", "C"], None)
    assert [hero["laid"] for hero in view["board"]["heroes"]] == [[], [], []]
    assert t.view("B")["sealed"] == "5"
    assert t.lays("A 5").wounds == (0, 0, 0)


def test_9_there_is_no_first_player() -> None:
    match = new_match(4, quick=True)
    assert not any(answer.what == "first-player" for answer in match.tape)
    assert table(seats=3, quick=True).view("A")["board"]["leader"] is None


def test_9_crystal_users_choose_again_together_after_the_others_are_shown() -> None:
    t = table("troll", seats=4, quick=True, items={"A": "crystal crystal", "C": "crystal"})
    t.lays("A crystal", "B 1", "C crystal", "D 2")
    assert (t.turn, t.supply("crystal")) == ("AC", 4)
    assert [hero["laid"] for hero in t.view()["board"]["heroes"]] == [["crystal"], ["1"], ["crystal"], ["2"]]
    t.lays("C 5", "A crystal")
    assert t.turn == "A"
    assert t.lays("A 5").wounds == (0, 2, 0, 0)


def test_9_a_torch_between_sealed_answers_leaves_them_sealed() -> None:
    t = table(seats=3, quick=True, items={"B": "torch", "C": "torch"}, ahead="?lava=").lays("A 5", "B 1").lights("B", "C")
    assert (t.turn, t.view("A")["sealed"], t.view("B")["sealed"]) == ("C", "5", "1")


def test_9_after_the_seals_are_broken_nobody_takes_back() -> None:
    t = table("vault-1", seats=3, quick=True).lays("A 1", "B 2")
    assert t.option("C", "5")["final"] is True
    t.lays("C 3")
    assert t.view("C")["undo"] == {"can": False, "why": "nature"}
    with pytest.raises(Illegal):
        t.undoes("C")


# -- 10: the duel ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("quick", [False, True])
def test_10_the_other_wins_at_once_whatever_the_treasure(quick: bool) -> None:
    t = table("snake", seats=2, wounds=(0, 7), treasure=(0, 20), quick=quick).lays("A 2", "B 1")
    assert (t.over, t.fates) == (True, {"A": "won", "B": "dead"})


def test_10_no_shield_protects_the_lower_card() -> None:
    assert table("snake", seats=2).lays("A 5", "B 4").wounds == (0, 3)


def test_10_no_blood_loss_most_treasure_wins() -> None:
    assert end((5, 4), (9, 0)) == {"A": "won", "B": "less"}


def test_10_ties_go_to_the_less_wounded_then_both_win() -> None:
    assert end((5, 5), (9, 0)) == {"A": "more-wounds", "B": "won"}
    assert end((5, 5), (3, 3)) == {"A": "shared", "B": "shared"}


# -- 11: alone ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wounds", [2, 3, 4, 5])
def test_11_two_treasures_no_items_and_chosen_wounds_whatever_the_character(wounds: int) -> None:
    for character in cards.CHARACTERS:
        g: Any = new_match(1, solo_character=character, solo_wounds=wounds).state
        hero = g.heroes[0]
        assert (hero.character, hero.treasure, hero.wounds, hero.items) == (character, 2, wounds, ())
        assert set(g.supply.values()) == {0}


def test_11_no_storeroom_of_items_and_two_rooms_left_out() -> None:
    assert len(rooms.SOLO_DECK) == 27
    assert Counter(rooms.DECK) - Counter(rooms.SOLO_DECK) == {"storeroom-items": 3}
    for seed in range(20):
        match = new_match(1, seed)
        assert len(play_out(match, Random(seed))) == 25
        g: Any = match.state
        assert len(g.bag) == 2


def test_11_the_monster_deck() -> None:
    assert Counter(rooms.MONSTER_DECK) == {"5": 2, "4": 4, "3": 4}


def test_11_the_monster_card_is_shown_before_the_choice_and_stays_in_sight() -> None:
    t = table("troll", seats=1, ahead="zombie", nature="3 5")
    assert t.view("A")["board"]["contest"]["monster_card"] == "3"
    assert t.lays("A 4").wounds == (0,)  # strictly higher
    assert t.view("A")["board"]["monster_deck"] == {"left": 8, "shown": ["3", "5"]}
    assert t.lays("A 5").wounds == (1,)


def test_11_you_are_always_the_victim_of_a_trap() -> None:
    assert table("magnet", seats=1, treasure=(9,)).lays("A 4").treasure == (7,)
    assert table("boulder", seats=1, wounds=(2,)).lays("A 5").wounds == (5,)
    assert table("lava", seats=1, treasure=(9,)).lays("A 1").treasure == (5,)
    assert table("spikes", seats=1, wounds=(2,)).lays("A 1").wounds == (6,)


def test_11_a_storeroom_of_coins_pays_as_usual() -> None:
    assert table("storeroom-coins", seats=1, treasure=(2,)).lays("A 4").treasure == (5,)
    assert table("storeroom-coins", seats=1, wounds=(5,)).lays("A 5").wounds == (3,)


def test_11_ten_wounds_lose_at_once() -> None:
    t = table("dragon", seats=1, wounds=(7,), treasure=(25,), nature="5").lays("A 5")
    assert (t.over, t.fates, GAME.score(t.g)) == (True, {"A": "dead"}, [0])


def test_11_no_blood_loss_and_the_score_is_the_treasure() -> None:
    t = table("magnet", seats=1, level=5, place=5, wounds=(9,), treasure=(24,)).lays("A 1")
    assert t.fates == {"A": "out"}
    assert t.view("A")["result"]["rows"][0]["treasure"] == 24
