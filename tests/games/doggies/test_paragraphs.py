"""The rules page sentence by sentence: set-up, turns, rooms, the end of a round, scoring (§2 to §4, §6, §7). The cards of §1 are
looked at in ``test_cards.py``, the dogs of §5 in ``test_dogs.py``, the quests of §7 in ``test_quests.py``."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.games.doggies.table import Table, at_random, column, new_game, table
from undercroft.games.doggies.cards import DECK, DOGS, QUESTS, WEAPONS
from undercroft.games.doggies.game import GAME
from undercroft.kernel.ask import text_of
from undercroft.kernel.errors import BadInput


def begun(*chance: str, seats: int = 2, **settings: Any) -> Table:
    """A game at its first turn; everybody takes the first board and keeps the first quest."""
    t = new_game(*chance, seats=seats, **settings)
    while not t.g.round:
        ask = t.match.asks()[0]
        t.match.answer(ask.seat, text_of(ask.options[0]))
    return t


def sides(t: Table, cell: str) -> list[str]:
    """The sides of a room as they are seen: north, east, south, west."""
    found: list[str] = next(place["sides"] for place in t.view()["board"]["rooms"] if place["cell"] == cell)
    return found


# -- 2: before the game ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_1_each_player_has_another_dog_with_five_paws_and_two_beside_it(seats: int) -> None:
    t = begun(seats=seats)
    assert len({dog.card.id for dog in t.g.dogs}) == seats
    assert [(dog.board, dog.paws, dog.extras) for dog in t.g.dogs] == [(5, 5, 2)] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_2_two_quests_are_dealt_one_is_kept_the_other_shared(seats: int) -> None:
    t = new_game(seats=seats, dog_choice="random")
    dealt = [dog.dealt for dog in t.g.dogs]
    assert len({quest for pair in dealt for quest in pair}) == 2 * seats
    for seat, pair in zip("ABCD", dealt, strict=False):
        t.does(seat, pair[1])
    assert [dog.quest for dog in t.g.dogs] == [pair[1] for pair in dealt]
    assert t.g.shared == [pair[0] for pair in dealt]
    assert [each["quest"] for each in t.view()["board"]["shared"]] == t.g.shared


@pytest.mark.parametrize(("seats", "settings", "west"), [
    (2, {}, "wall"), (3, {}, "open"), (4, {}, "open"), (3, {"hard_start": True}, "wall"), (4, {"hard_start": True}, "wall"),
])  # fmt: skip
def test_2_3_the_start_shows_the_side_for_so_many(seats: int, settings: dict[str, Any], west: str) -> None:
    t = begun(seats=seats, **settings)
    assert sides(t, "start") == ["open", "open", "open", west]
    assert t.rooms == {}
    assert (t.g.round, t.view()["board"]["rounds"]) == (1, 3)


def test_2_3_the_harder_start_is_for_three_and_four() -> None:
    with pytest.raises(BadInput):
        GAME.read_settings({"hard_start": True}, 2)


def test_2_4_the_deck_is_all_other_cards() -> None:
    t = begun()
    assert sorted(t.g.bag) == sorted(DECK)
    assert len(DECK) == 89


@pytest.mark.parametrize(("seats", "left"), [(2, 4), (3, 3), (4, 2)])
def test_2_5_each_has_one_potion_and_the_rest_are_the_supply(seats: int, left: int) -> None:
    t = begun(seats=seats)
    assert [sum(dog.potions) for dog in t.g.dogs] == [1] * seats
    assert len(t.supply.split()) == left
    assert sorted([*t.supply.split(), *[weapon for seat in "ABCD"[:seats] for weapon in t.potions(seat).split()]]) == sorted(
        [*WEAPONS, *WEAPONS]
    )
    for seat in ("A", ""):
        assert [dog["potions"] for dog in t.view(seat)["board"]["dogs"]] == [{t.potions(letter): 1} for letter in "ABCD"[:seats]], (
            "face up"
        )


def test_2_without_potions_there_are_none_and_potion_rooms_give_nothing() -> None:
    t = begun(no_potions=True)
    assert (t.potions("A"), t.potions("B"), t.supply) == ("", "", "")
    t = table(column("potions-1"), "joan", no_potions=True).leaves("A", "n claim out:n")
    assert (t.cards("A"), t.potions("A")) == (["potions-1"], "")


def test_2_the_usual_game_has_potions_and_the_easier_start() -> None:
    settings = GAME.read_settings({}, 4)
    assert (settings["hard_start"], settings["no_potions"], settings["dog_choice"], settings["first_player"]) == (
        False, False, "choose", "random",
    )  # fmt: skip


# -- 3: a turn ---------------------------------------------------------------------------------------------------------------------


def test_3_turns_go_clockwise_and_skip_who_left_or_sleeps() -> None:
    t = table("", "joan", seats=4, active="C").lays("C", "n1", "coin-1@ESW").lays("D", "e1", "coin-2@NSW")
    t.sleeps("A").leaves("B", "out:s").lays("C", "s1", "coin-3@NEW").lays("D", "w1", "coin-4@NES")
    assert t.turn == "C", "A sleeps and B is out"
    t.sleeps("C")
    assert t.lays("D", "n1w1", "coin-5@ESW").turn == "D"


@pytest.mark.parametrize("action", ["explore", "leave", "sleep"])
def test_3_exactly_one_action_is_done(action: str) -> None:
    t = table("", "joan", seats=3).does("A", action)
    while t.turn == "A":
        assert not {"explore", "leave", "sleep"} & set(t.may("A"))
        t.does("A", t.may("A")[0])
    assert t.turn == "B"


# -- 3.1: explore ------------------------------------------------------------------------------------------------------------------


def test_3_1_a_card_lies_where_one_of_its_exits_meets_an_exit() -> None:
    t = table("", "joan").draws("A", "ifrit-bow")
    assert t.may("A") == ["n1:0", "n1:2", "e1:1", "e1:3", "s1:0", "s1:2"], "north and south, turned east and west beside the start"
    assert t.why("A", "place:0:-1") == ("", "")
    t = table("coin-1@ESW\nstart", "joan").draws("A", "ifrit-bow")
    assert set(t.may("A", "n1w1")) == {"n1w1:1", "n1w1:3"}
    assert t.may("A", "n2") == [], "the coin shows a wall there"


def test_3_1_the_other_edges_need_not_agree() -> None:
    t = table("""
        coin-1@ESW   .
        start        .
    """, "joan").draws("A", "mimic-bow")  # fmt: skip
    assert "e1:0" not in t.may("A"), "mimic: east and south; no exit meets the start's"
    assert "e1:1" in t.may("A"), "south and west: its wall lies beside nothing, its west exit meets the start's"
    t = table("""
        chest-1@NS   .
        start        chest-2@EW
    """, "joan").draws("A", "dragon-1")  # fmt: skip
    assert t.may("A", "n1e1") == [], "two walls meet it"
    t = table("""
        coin-1@ESW   .
        start        chest-2@EW
    """, "joan").draws("A", "dragon-1")  # fmt: skip
    assert len(t.may("A", "n1e1")) == 4, "its south exit meets a wall, its west exit an exit"


@pytest.mark.parametrize(("card", "quarters"), [
    ("cat-bow", "1 2"), ("ifrit-bow", "1 3"), ("cerberus-1", "1 2 3"), ("frisbow", "1 2 3"), ("keyfly-1", "0 1 3"),
    ("vagabond-bow", "1 3"),
])  # fmt: skip
def test_3_1_the_coloured_side_of_a_trophy_is_a_wall(card: str, quarters: str) -> None:
    """West for what goes under the left of the board, east for a key, both for a vagabond. East of the start it is never west."""
    t = table("", "joan").draws("A", card)
    assert t.may("A", "e1") == [f"e1:{each}" for each in quarters.split()]


def test_3_1_what_is_drawn_must_be_laid() -> None:
    t = table("", "joan").draws("A", "dragon-1")
    assert t.turn == "A"
    assert all(len(option.split(":")) == 2 and option.partition(":")[0] in t.sites for option in t.may("A"))


def test_3_1_every_exit_of_the_dungeon_stays_a_site_after_somebody_left_by_it() -> None:
    t = table("", "joan", "robin")
    assert "n1" in t.sites
    assert "n1" in t.leaves("A", "out:n").sites
    assert t.lays("B", "n1", "coin-1@ESW").rooms == {"n1": "coin-1"}


def test_3_1_a_passage_is_open_on_both_sides() -> None:
    t = table("chest-1@EW\nstart", "joan").walks("A", "")
    assert "go:n" not in t.may("A")
    assert t.why("A", "space:chest-1") == ("wall", "3.1")
    assert "go:n" in table("chest-1@NS\nstart", "joan").walks("A", "").may("A")


@pytest.mark.parametrize("door", ["door-1@nEsW", "coin-1@ESW"])
def test_3_1_a_passage_with_a_door_needs_a_key(door: str) -> None:
    for dog, opens in (("joan", False), ("pluto", True), ("joan keyfly-1", True)):
        t = table(f"{door}\nstart", dog).walks("A", "")
        assert ("go:n" in t.may("A")) == (opens or not door.startswith("door"))


def test_3_1_a_door_counts_as_an_exit_where_a_card_is_laid() -> None:
    t = table("door-1@NeSw\nstart", "joan")
    assert {"n1e1", "n1w1", "n2"} <= t.sites, "a laid card's door"
    t.draws("A", "door-2")
    assert len(t.may("A", "s1")) == 4, "and the drawn card's"


def test_3_1_with_no_card_to_draw_one_does_something_else() -> None:
    t = table("", "joan", deck="coin-1").lays("A", "n1", "coin-1@ESW")
    assert t.may("B") == ["leave", "sleep"]
    assert t.why("B", "action:explore") == ("nothing-to-draw", "3.1")


# -- 3.2: leave --------------------------------------------------------------------------------------------------------------------


def test_3_2_one_may_leave_straight_from_the_start() -> None:
    t = table("", "joan", "robin").leaves("A", "out:e")
    assert (t.dog("A").where, t.turn) == ("out", "B")


def test_3_2_the_way_begins_at_the_start_and_ends_at_an_exit() -> None:
    t = table("""
        chest-3@SE   chest-4@WS
        start        coin-1@NEW
    """, "joan")  # fmt: skip
    assert t.routes("A") == {"", "coin-1", "chest-3 chest-4 coin-1"}, "the other way round ends at the start"


def test_3_2_every_card_is_walked_once_the_start_too() -> None:
    t = table("""
        chest-3@SE   chest-4@WS
        start        coin-1@NEW
    """, "joan").walks("A", "n pass e pass s pass")  # fmt: skip
    assert t.may("A") == ["out:e"], "the start lies west of the coin"
    assert t.why("A", "space:start-2") == ("walked", "3.2")


def test_3_2_a_way_may_be_of_any_length() -> None:
    rooms = [f"coin-{number}@NSW" for number in range(1, 16)] + [f"coins-{number}@NSW" for number in range(1, 9)]
    t = table(column(*rooms), "joan").leaves("A", "n pass " * 23 + "out:n")
    assert t.dog("A").where == "out"


@pytest.mark.parametrize(("closed", "key", "thing"), [
    ("coin-1@NSW/B", "rivals-paw", "space:coin-1"), ("trap-bow-1@NS+tick-bow", "disarmed", "space:trap-bow-1"),
    ("hole/B", "hole", "hole:n1"),
])  # fmt: skip
def test_3_2_rivals_rooms_disarmed_traps_and_holes_are_closed(closed: str, key: str, thing: str) -> None:
    t = table(column(closed), "joan", "robin").walks("A", "")
    assert t.may("A") == ["out:e", "out:s"]
    assert t.why("A", thing)[0] == key


def test_3_2_ones_own_paw_of_a_broken_edge_closes_nothing() -> None:
    t = table(column("ifrit-bow"), "bonk", bonk_timing="turn").does("A", "break:n1:e").walks("A", "n fight")
    assert "out:e" in t.may("A")


def test_3_2_what_was_gained_helps_later_on_the_way() -> None:
    trophy = table(column("tick-sword", "cerberus-1@NES"), "joan potion-bow")
    assert "cerberus-1" in trophy.leaves("A", "n fight:bow n fight out:n").cards("A")
    door = """
        door-1@NeSw      coin-1@NEW
        keyfly-1@NSW     .
        start            .
    """
    key = table(door, "ruta frisbow").leaves("A", "n fight n e claim out:n")
    assert key.cards("A") == ["frisbow", "keyfly-1", "coin-1"]
    assert "go:e" not in table(door, "ruta frisbow").walks("A", "n pass n").may("A"), "who passes the Keyfly has no key"
    paw = table(column("vagabond-bow", "chest-1"), "joan spent=4").leaves("A", "n hire:paw n claim out:n")
    assert paw.cards("A") == ["vagabond-bow:paw", "chest-1"]
    potion = table(column("potions-1", "tick-sword"), "joan").leaves("A", "n claim:bow n fight:bow out:n")
    assert potion.cards("A") == ["potions-1", "tick-sword"]


def test_3_2_what_comes_later_does_not_help_earlier() -> None:
    assert table(column("tick-bow", "potions-1"), "joan").walks("A", "n").may("A") == ["force", "pass"]


def test_3_2_cards_are_collected_when_the_round_ends() -> None:
    t = table(column("coin-1@NSW"), "joan", "robin").leaves("A", "n claim out:n")
    assert (t.collected("A"), t.rooms, t.paws) == ([], {"n1": "coin-1"}, {"n1": "A"})
    t.sleeps("B")
    assert (t.collected("A"), t.rooms, t.paws) == (["coin-1"], {}, {})


def test_3_2_paws_are_limited_to_those_on_the_board() -> None:
    rooms = ("chest-1", "chest-2", "vagabond-bow", "potions-1", "coin-1@NSW", "coins-1@NSW")
    t = table(column(*rooms), "joan").walks("A", "n claim n claim n hire:two n claim:bow n claim n")
    assert t.w.did[-1] == ("pass",), "five paws are spent, and the two beside the board do not count"


def test_3_2_whoever_walks_through_leaves_the_room_to_others() -> None:
    t = table(column("coin-1@NSW", "ifrit-bow"), "ruta", "joan").leaves("A", "n pass n pass out:n")
    assert t.told("leaves")[-1]["damage"] == 1, "a monster costs its damage, a coin nothing"
    assert t.leaves("B", "n claim n fight out:n").g.round == 2
    assert t.collected("B") == ["coin-1", "ifrit-bow"]


def test_3_2_whoever_has_left_is_out_for_the_round() -> None:
    t = table("", "joan", seats=3).leaves("A", "out:n").lays("B", "n1", "coin-1@ESW").lays("C", "e1", "coin-2@NSW")
    assert t.turn == "B"
    assert t.why("A", "action:explore") == ("you-are-out", "3")


@pytest.mark.parametrize(("asleep", "left", "cards"), [((), 3, 12), (("A",), 2, 8), (("A", "B"), 1, 4)])
def test_3_2_the_first_to_leave_has_four_cards_counted_for_each_dog_inside(asleep: tuple[str, ...], left: int, cards: int) -> None:
    t = table("", "joan", seats=4).sleeps(*asleep)
    t.leaves(t.turn, "out:n")
    assert t.told("countdown") == [{"count": cards, "dogs": left}]
    assert (t.view()["board"]["deck"], t.view()["board"]["countdown"]) == (cards, True)


def test_3_2_only_the_first_to_leave_starts_a_countdown() -> None:
    t = table("", "joan", seats=3).leaves("A", "out:n").lays("B", "n1", "coin-1@ESW")
    assert t.g.pile == 7
    assert t.leaves("C", "out:e").g.pile == 7


def test_3_2_all_draw_from_the_countdown_alone() -> None:
    t = table("", "joan", "robin").leaves("A", "out:n")
    for number in range(1, 5):
        assert t.g.pile == 5 - number
        t.lays("B", f"n{number}", f"coin-{number}@NSW")
    assert len(t.g.bag) == 85
    assert t.may("B") == ["leave", "sleep"]
    assert t.why("B", "action:explore") == ("countdown-over", "3.1")


# -- 3.3: sleep --------------------------------------------------------------------------------------------------------------------


def test_3_3_a_sleeper_gains_a_paw_for_the_rest_of_the_game() -> None:
    t = table("", "joan", "robin").sleeps("A")
    assert (t.dog("A").board, t.dog("A").extras, t.turn) == (6, 1, "B")
    t.sleeps("B").sleeps("B", "A").sleeps("A")
    assert (t.g.round, t.dog("A").board) == (3, 7)
    assert t.sleeps("B").g.over
    assert t.dog("A").board == 7, "never more than seven"


def test_3_3_one_may_sleep_without_any_paw_left() -> None:
    t = table("", "joan board=7", "robin").sleeps("A")
    assert (t.dog("A").board, t.dog("A").where) == (7, "asleep")
    assert t.told("sleeps") == [{"seat": "A", "paw": False, "count": 7}]


def test_3_3_a_sleeper_collects_nothing_and_keeps_what_it_has() -> None:
    t = table(column("coin-1@NSW"), "joan coins-1", "robin").sleeps("A", "B")
    assert t.cards("A") == ["coins-1"]
    assert t.why("A", "action:leave")[0] != "you-sleep", "the next round has begun"


# -- 4: rooms ----------------------------------------------------------------------------------------------------------------------


def test_4_base_symbols_trophies_and_potions_are_added() -> None:
    assert "fight" not in " ".join(table(column("cerberus-1"), "ruta ifrit-sword").ways("A")), "two of three swords"
    assert "fight:sword" in table(column("cerberus-1"), "ruta ifrit-sword potion-sword").walks("A", "n").may("A")
    assert "fight" in table(column("cerberus-1"), "ruta ifrit-sword tick-sword").walks("A", "n").may("A")


def test_4_every_weapon_must_reach_what_is_needed() -> None:
    assert "fight" not in " ".join(table(column("keyfly-1@NSW"), "joan bitecalibur frisbow").ways("A")), "no fireball"
    assert "fight" in table(column("keyfly-1@NSW"), "joan squirrel-fireball").walks("A", "n").may("A")


def test_4_symbols_are_not_used_up_but_potions_are() -> None:
    t = table(column("tick-bow", "tick-sword", "tick-fireball"), "joan potion-bow")
    t.leaves("A", "n fight:bow n fight n fight out:n")
    assert (t.potions("A"), t.supply.count("bow")) == ("", 2), "the first tick's bow beat the others"


def test_4_a_potion_spent_in_a_fight_may_be_taken_again_on_the_same_way() -> None:
    """All others are held: the only one in the supply is that."""
    rival = "robin potion-sword potion-sword potion-bow potion-fireball potion-fireball"
    t = table(column("tick-sword", "potions-1", "tick-fireball"), "joan potion-bow", rival)
    assert t.supply == ""
    t.walks("A", "n fight:bow n")
    assert t.may("A") == ["claim:bow", "pass"]
    assert t.leaves("A", "claim:bow n fight:bow out:n").cards("A") == ["tick-sword", "potions-1", "tick-fireball"]


def test_4_a_won_fight_takes_a_paw() -> None:
    t = table(column("ifrit-bow"), "joan").leaves("A", "n fight out:n")
    assert (t.dog("A").paws, t.paws, t.told("leaves")[0]["damage"]) == (4, {"n1": "A"}, 0)


def test_4_of_a_vagabonds_two_trophies_one_counts_in_each_fight() -> None:
    """It has a bow and a fireball, and a dragon needs one more of each."""
    joan = "joan cerberus-1 squirrel-fireball vagabond-sword:two"
    assert table(column("dragon-1"), joan).walks("A", "n").w.did[-1] == ("pass",)
    assert table(column("dragon-1"), f"{joan} ifrit-bow").walks("A", "n").may("A") == ["fight", "pass"]
    assert table(column("dragon-1"), f"{joan} ifrit-fireball").walks("A", "n").may("A") == ["fight", "pass"]


def test_4_which_of_them_is_chosen_anew_in_every_fight() -> None:
    t = table(column("tick-bow", "skeledog-bow@SW"), "joan vagabond-sword:two").leaves("A", "n fight n fight out:w")
    assert t.cards("A") == ["vagabond-sword:two", "tick-bow", "skeledog-bow"]


def test_4_each_such_vagabond_gives_one() -> None:
    assert table(column("squirrel-bow"), "joan vagabond-sword:two").walks("A", "n").may("A") == ["force", "pass"]
    t = table(column("squirrel-bow"), "joan vagabond-sword:two vagabond-bow:two").walks("A", "n")
    assert t.may("A") == ["fight", "pass"], "a fireball from each"


def test_4_one_may_pass_a_monster_that_one_could_beat() -> None:
    t = table(column("ifrit-bow"), "joan").leaves("A", "n pass out:n")
    assert (t.cards("A"), t.told("leaves")[0]["damage"], t.dog("A").paws) == ([], 1, 5)


def test_4_damage_is_forgotten_in_the_next_round() -> None:
    t = table(column("tick-bow", "tick-sword"), "joan", "robin").leaves("A", "n pass n pass out:n").sleeps("B", "B")
    assert t.walks("A", "").w.damage == 0


@pytest.mark.parametrize(("room", "coins"), [("coin-1@NSW", 1), ("coins-1@NSW", 2)])
def test_4_a_paw_claims_one_coin_or_two(room: str, coins: int) -> None:
    t = table(column(room), "joan", "robin").leaves("A", "n claim out:n").sleeps("B")
    assert (t.score("A").coins, t.dog("A").paws) == (coins, 5)


@pytest.mark.parametrize(("artifact", "weapon"), [("bitecalibur", "sword"), ("frisbow", "bow"), ("collar", "fireball")])
def test_4_a_paw_claims_an_artifacts_two_trophies_at_once(artifact: str, weapon: str) -> None:
    t = table(column(f"{artifact}@NES"), "joan").walks("A", "n claim")
    assert (t.w.attack[WEAPONS.index(weapon)], t.w.paws) == (DOGS["joan"].attack[WEAPONS.index(weapon)] + 2, 4)


# -- 4: traps ----------------------------------------------------------------------------------------------------------------------

TRAP = """
    trap-sword-3@ESW   coin-1@NEW
    start              .
"""
"""A trap with an exit to the table and a room beside it."""


def test_4_a_trap_is_disarmed_or_taken_as_one_likes() -> None:
    t = table(TRAP, "joan ifrit-sword").walks("A", "n")
    assert t.may("A") == ["disarm:ifrit-sword", "take"]


def test_4_base_symbols_never_disarm() -> None:
    t = table(TRAP, "joan").walks("A", "n")
    assert t.w.did[-1] == ("take",), "two swords on Joan's board do not help"


def test_4_whoever_can_do_neither_does_not_pass() -> None:
    t = table(TRAP, "joan spent=5").walks("A", "")
    assert "go:n" not in t.may("A")
    assert "go:n" in table(TRAP, "joan spent=4").walks("A", "").may("A")
    assert "go:n" in table(TRAP, "joan spent=5 ifrit-sword").walks("A", "").may("A"), "to disarm it takes no paw"


def test_4_a_trap_taken_along_costs_a_coin_in_the_end() -> None:
    t = table(TRAP, "joan", "robin", round=3).leaves("A", "n take out:w").sleeps("B")
    assert (t.cards("A"), t.score("A").traps, t.score("A").total) == (["trap-sword-3"], 1, -1)


def test_4_a_disarmed_trap_is_closed_to_all_and_leaves_the_game_with_its_card() -> None:
    t = table(TRAP, "joan ifrit-sword", "robin").leaves("A", "n disarm:ifrit-sword e claim out:n")
    assert t.paws == {"n1e1": "A"}, "no paw lies on it, and a card of an earlier round leaves no hole"
    assert t.view()["board"]["holes"] == []
    assert "go:n" not in t.walks("B", "").may("B")
    t.does("B", "out:e")
    assert t.g.removed == ("ifrit-sword", "trap-sword-3")
    assert not {"ifrit-sword", "trap-sword-3"} & {*t.g.bag, *t.cards("A"), *t.rooms.values()}


def test_4_a_potion_lies_on_the_trap_until_the_round_ends() -> None:
    t = table(TRAP, "joan potion-sword", "robin").leaves("A", "n disarm:potion e pass out:n")
    assert (t.potions("A"), t.supply.count("sword")) == ("", 1)
    assert t.view()["board"]["rooms"][0]["covered"] == "potion-sword"
    assert t.sleeps("B").supply.count("sword") == 2
    assert t.g.removed == ("trap-sword-3",)


def test_4_a_hole_is_neither_entered_nor_filled() -> None:
    t = table("""
        trap-sword-3@ESW   coin-1@NEW
        ifrit-sword@NS     .
        start              .
    """, "joan", "robin").leaves("A", "n fight n disarm:ifrit-sword e pass out:n")  # fmt: skip
    assert t.view()["board"]["holes"] == [{"cell": "n1", "x": 0, "y": -1, "paw": "A", "paws": 1}]
    assert "n1" not in t.sites
    assert not {"go:n", "out:n"} & set(t.walks("B", "").may("B"))


def test_4_a_potion_taken_in_this_round_makes_no_hole() -> None:
    t = table("""
        trap-sword-3@ESW   coin-1@NEW
        potions-1          .
        start              .
    """, "joan", "robin").leaves("A", "n claim:sword n disarm:potion e pass out:n")  # fmt: skip
    assert (t.view()["board"]["holes"], t.paws, t.cards("A")) == ([], {"n1": "A"}, ["potions-1"])


# -- 4: vagabonds ------------------------------------------------------------------------------------------------------------------


def test_4_a_vagabond_is_hired_by_one_of_its_sides() -> None:
    t = table(column("vagabond-bow"), "joan", "robin").walks("A", "n")
    assert set(t.may("A")) == {"hire:two", "hire:paw", "pass"}
    two = table(column("vagabond-bow"), "joan", "robin").walks("A", "n hire:two")
    assert (two.w.pairs, two.w.attack, two.w.paws, two.w.board) == (((0, 2),), (2, 1, 0), 4, 5)
    paw = table(column("vagabond-bow"), "joan", "robin").walks("A", "n hire:paw")
    assert (paw.w.pairs, paw.w.attack, paw.w.paws, paw.w.board) == ((), (2, 2, 0), 5, 6)


def test_4_its_side_stays_for_good() -> None:
    t = table(column("vagabond-bow"), "joan", "robin").leaves("A", "n hire:two out:n").sleeps("B", "B")
    assert t.cards("A") == ["vagabond-bow:two"]
    assert t.g.round == 2


def test_4_a_vagabond_costs_a_coin_unless_it_is_spent_on_a_trap() -> None:
    t = table(TRAP, "joan vagabond-sword:paw", "robin", round=3)
    assert t.score("A").vagabonds == 1
    t.leaves("A", "n disarm:vagabond-sword e pass out:n").sleeps("B")
    assert (t.score("A").vagabonds, t.score("A").traps, t.score("A").total) == (0, 0, 0)


def test_4_its_paw_is_used_at_once_and_stays_after_the_round() -> None:
    t = table(column("vagabond-bow"), "joan", "robin").leaves("A", "n hire:paw out:n").sleeps("B")
    assert (t.dog("A").board, t.dog("A").paws, t.dog("A").extras) == (6, 6, 1)


def test_4_a_dog_without_a_paw_hires_nobody() -> None:
    t = table(column("vagabond-bow"), "joan spent=5").walks("A", "n")
    assert t.w.did[-1] == ("pass",)


# -- 4: chests, potions, doors, portals --------------------------------------------------------------------------------------------


def test_4_a_chest_brings_four_coins_with_a_key_of_its_own() -> None:
    for cards, coins in (("chest-1", 0), ("chest-1 keyfly-1", 4), ("chest-1 chest-2 keyfly-1", 4),
                         ("chest-1 chest-2 keyfly-1 keyfly-2", 8), ("chest-1 keyfly-1 keyfly-2", 4)):  # fmt: skip
        assert table("", f"joan {cards}").score("A").chests == coins
    t = table(column("chest-1"), "joan").leaves("A", "n claim out:n")
    assert (t.cards("A"), t.dog("A").paws) == (["chest-1"], 4)


def test_4_a_potion_room_brings_any_potion_of_the_supply_at_once() -> None:
    for weapon in WEAPONS:
        t = table(column("potions-1"), "joan", "robin").walks("A", f"n claim:{weapon}")
        assert t.w.potions[WEAPONS.index(weapon)] == 1
        t.does("A", "out:n")
        assert (t.potions("A"), t.supply.count(weapon), t.dog("A").paws) == (weapon, 1, 4)
    assert t.sleeps("B").score("A").total == 0, "the card is worth nothing"
    assert t.collected("A") == ["potions-1"]


def test_4_any_number_of_potions_may_be_held() -> None:
    held = "joan potion-sword potion-sword potion-bow potion-bow potion-fireball"
    t = table(column("potions-1"), held).leaves("A", "n claim:fireball out:n")
    assert len(t.potions("A").split()) == 6


def test_4_a_potion_another_player_used_may_be_taken() -> None:
    t = table("""
        tick-bow
        start
        potions-1
    """, "joan potion-bow", "robin potion-bow")  # fmt: skip
    assert "bow" not in t.supply
    t.leaves("A", "n fight:bow out:n").leaves("B", "s claim:bow out:s")
    assert t.potions("B") == "bow bow"


def test_4_keys_of_doors_are_not_used_up() -> None:
    t = table("door-1@NeSw door-2@nEsW door-3@nEsW\nstart . .", "joan keyfly-1").leaves("A", "n e e out:e")
    assert t.score("A").chests == 0
    assert t.view()["board"]["dogs"][0]["keys"] == 1


def test_4_portals_take_no_paw_and_ask_nothing() -> None:
    t = table("""
        portal-1@ESW   .   portal-2@ESW
        start          .   .
    """, "joan").walks("A", "n portal:n1e2")  # fmt: skip
    assert (t.asked, t.w.paws) == ("walk", 5)
    assert t.may("A") == ["out:e", "out:s", "out:w"]


# -- 6: the end of a round ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("last", "how"), [("B", "leaves"), ("B", "sleeps")])
def test_6_whoever_acted_last_begins_the_next_round(last: str, how: str) -> None:
    t = table("", "joan", "robin", "ruta", active="C").sleeps("C").leaves("A", "out:n")
    if how == "leaves":
        t.leaves(last, "out:n")
    else:
        t.sleeps(last)
    assert (t.g.round, t.g.first, t.turn) == (2, 1, last)
    assert t.view()["board"]["first"] == last


def test_6_a_round_goes_on_while_a_dog_is_inside() -> None:
    t = table("", "joan", "robin", "ruta").sleeps("A").leaves("B", "out:n")
    assert (t.g.round, t.turn) == (1, "C")


def test_6_cards_under_paws_are_collected_and_paws_come_back() -> None:
    t = table(column("ifrit-bow", "chest-1", "coin-1@NSW"), "joan", "robin")
    t.leaves("A", "n fight n claim n claim out:n").sleeps("B")
    cards = ["ifrit-bow", "chest-1", "coin-1"]
    assert t.told("collects")[0] == {"seat": "A", "cards": cards, "called": cards, "count": 3, "slept": False}
    assert (t.collected("A"), t.dog("A").paws) == (["ifrit-bow", "chest-1", "coin-1"], 5)
    assert [taken["cell"] for taken in t.view()["board"]["dogs"][0]["taken"]] == [None, None, None]


def test_6_all_other_cards_are_shuffled_again() -> None:
    """Laid, walked through, undrawn, of the countdown, and traps that Robin jumped; not collected or disarmed ones."""
    t = table("""
        trap-sword-3@ESW   coin-1@NEW
        chest-1@NS         .
        start              trap-bow-2@SW
        coin-2@NEW         coin-3@NEW
    """, "joan ifrit-sword", "robin frisbow")  # fmt: skip
    t.leaves("A", "n claim n disarm:ifrit-sword e pass out:n").leaves("B", "e leap s pass out:e")
    assert t.g.round == 2
    kept = {"chest-1", "ifrit-sword", "trap-sword-3", "frisbow"}
    assert sorted(t.g.bag) == [card for card in DECK if card not in kept]
    assert t.g.pile == -1
    assert t.rooms == {}
    assert sides(t, "start")[3] == "wall", "the start alone is laid again"


def test_6_what_dogs_have_persists() -> None:
    dog = "joan ifrit-sword keyfly-1 vagabond-bow:paw! potion-fireball board=7"
    t = table("", dog, "robin").leaves("A", "out:n").sleeps("B")
    assert t.g.round == 2
    assert t.cards("A") == ["ifrit-sword", "keyfly-1", "vagabond-bow:paw"]
    assert (t.potions("A"), t.dog("A").board) == ("fireball", 7)


def test_6_broken_edges_and_holes_are_gone_with_the_round() -> None:
    t = table("""
        trap-sword-3@ESW   coin-1@NEW
        ifrit-sword@NS     .
        start              .
    """, "joan", "bonk")  # fmt: skip
    t.leaves("A", "n fight n disarm:ifrit-sword e pass out:n").leaves("B", "break:w")
    assert (t.g.round, t.g.broken, t.g.holes, t.dog("B").paws) == (2, {}, {}, 5)
    assert sides(t, "start") == ["open", "open", "open", "wall"]


def test_6_there_are_three_rounds() -> None:
    t = table("", "joan", "robin")
    for number in (1, 2, 3):
        assert (t.g.round, t.g.over) == (number, False)
        t.sleeps(t.turn)
        t.sleeps(t.turn)
    assert (t.g.round, t.g.over) == (3, True)
    assert t.match.asks() == []


@pytest.mark.parametrize("seed", range(3))
def test_6_no_card_is_ever_twice_or_lost(seed: int) -> None:
    for match in at_random(seed, 3, explore=0.8):
        g: Any = match.state
        if not g.dogs or g.walk is not None or g.over:
            continue
        taken = [each.room.id for dog in g.dogs for each in dog.taken]
        under = [room.id for cell, room in g.rooms.items() if room.kind != "start" and cell not in g.paws]
        spent = [what for what in g.covered.values() if not what.startswith("potion")]
        assert sorted([*g.bag, *taken, *under, *spent, *g.removed, *([g.drawn] if g.drawn else [])]) == sorted(DECK)


# -- 7: scoring --------------------------------------------------------------------------------------------------------------------


def test_7_1_coins_of_rooms_and_of_beaten_monsters_and_chests() -> None:
    t = table("", "joan coin-1 coins-1 coins-2 cerberus-1 dragon-1 dragon-2 chest-1 keyfly-1", round=3).sleeps("A", "B")
    score = t.score("A")
    assert (score.coins, score.monsters, score.chests, score.total) == (5, 9, 4, 18)


def test_7_2_a_coin_less_for_each_trap_and_each_vagabond() -> None:
    t = table("", "joan trap-bow-1 trap-sword-2 vagabond-bow:two vagabond-sword:paw coins-1 coins-2 coins-3", round=3).sleeps(
        "A", "B"
    )
    assert (t.score("A").costs, t.score("A").total) == (-4, 2)


def test_7_while_the_game_runs_coins_are_counted_without_quests() -> None:
    cards = "coins-1 dragon-1 ifrit-bow chest-1 chest-2 keyfly-1 trap-bow-1 trap-bow-2 vagabond-bow:two"
    t = table("", f"joan {cards}", "robin", shared="hunt-ifrit hunt-cat")
    assert t.view("B")["board"]["dogs"][0]["coins"] == 2 + 4 + 4 - 2 - 1
    assert t.view("B")["figures"]["A"]["purse"]["value"] == 7


def test_7_4_most_coins_win() -> None:
    t = table("", "joan coin-1", "robin coins-1", "ruta", round=3).sleeps("A", "B", "C")
    assert t.view()["result"]["winners"] == ["B"]
    assert [row["seat"] for row in t.view()["result"]["rows"]] == ["B", "A", "C"]


def test_7_4_a_tie_goes_to_more_quests_and_else_is_shared() -> None:
    t = table("", "joan ifrit-bow", "robin coins-1", shared="hunt-ifrit hunt-cat", round=3).sleeps("A", "B")
    assert [t.score(seat).total for seat in "AB"] == [2, 2]
    assert t.view()["result"]["winners"] == ["A"]
    t = table("", "joan coins-2", "robin coins-1", shared="hunt-ifrit hunt-cat", round=3).sleeps("A", "B")
    assert t.view()["result"]["winners"] == ["A", "B"]
    assert GAME.score(t.g) == [0.5, 0.5]


def test_7_the_columns_of_the_result_add_up() -> None:
    for seed in range(3):
        *_, match = at_random(seed, 4, explore=0.8)
        result = GAME.result(match.state)
        assert result is not None
        totals = [row.total for row in result.rows]
        assert all(one >= other for one, other in pairwise(totals))
        for row in result.rows:
            parts = {name: figure.value for name, figure in row.figures.items()}
            assert parts["total"] == row.total == (
                parts["coins"] + parts["monsters"] + parts["chests"] - parts["costs"] + parts["quest_coins"]
            )  # fmt: skip
            assert parts["quest_coins"] == sum(QUESTS[quest].coins * times for quest, times in row.quests.items())
