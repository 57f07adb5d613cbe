"""Every example of the published rulebook, each named after the place where it stands."""

from __future__ import annotations

import pytest

from tests.games.doggies.table import table
from undercroft.games.doggies.scoring import scores_of

# -- explore -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("laid", [("n1", "dragon-1"), ("n1e1", "coin-1@ESW"), ("n2", "tick-bow@NS")])
def test_explore_the_dragon_the_coin_and_the_tick_are_laid_right(laid: tuple[str, str]) -> None:
    """Each of them beside what was laid before it."""
    order = [("n1", "dragon-1"), ("n1e1", "coin-1@ESW"), ("n2", "tick-bow@NS")]
    t = table("", "joan")
    for number, (cell, card) in enumerate(order[: order.index(laid) + 1]):
        t.lays("AB"[number % 2], cell, card)
    assert t.rooms[laid[0]] == laid[1].partition("@")[0]


def test_explore_the_magic_collar_must_be_laid_anew() -> None:
    """No exit of it meets one: its coloured side does, which is a wall."""
    t = table("""
        dragon-1   coin-1@ESW
        start      .
    """, "joan").draws("A", "collar")  # fmt: skip
    assert "n1e2:0" not in t.may("A"), "the artifact's wall is west, towards the coin's east exit"
    assert t.why("A", "place:2:-1") == ("", "")
    assert t.may("A", "n1e2") == ["n1e2:1", "n1e2:2", "n1e2:3"], "turned, it fits"


def test_explore_the_exits_to_the_table_stay_exits_after_a_dog_has_left_by_them() -> None:
    t = table("dragon-1\nstart", "joan ifrit-sword cerberus-1", "robin")
    before = t.sites
    t.leaves("A", "n pass out:n")
    assert t.sites == before
    assert t.lays("B", "n2", "coin-1@ESW").rooms["n2"] == "coin-1"


# -- leave -------------------------------------------------------------------------------------------------------------------------

SMALL_DUNGEON = """
    .                cerberus-1@NES   .
    .                coin-1@NSW       .
    mimic-sword@ES   potions-1        tick-bow@EW
    .                start            vagabond-bow@EW
"""


def test_leave_the_small_dungeon_has_exactly_six_ways_out() -> None:
    """As sequences of rooms, what is taken or declined in them apart."""
    assert table(SMALL_DUNGEON, "joan", seats=3).routes("A") == {
        "potions-1 coin-1 cerberus-1", "potions-1 coin-1", "potions-1 tick-bow", "potions-1 mimic-sword", "vagabond-bow", "",
    }  # fmt: skip


@pytest.mark.parametrize(("way", "cards"), [
    ("n claim:sword n claim n fight:sword out:n", "potions-1 coin-1 cerberus-1"),
    ("n claim:sword n claim out:w", "potions-1 coin-1"),
    ("n claim:bow e fight:bow out:e", "potions-1 tick-bow"),
    ("n claim:fireball w fight:fireball out:s", "potions-1 mimic-sword"),
    ("e hire:two out:e", "vagabond-bow:two"),
    ("out:s", ""),
])  # fmt: skip
def test_leave_each_of_the_six_is_walked_as_the_rulebook_says(way: str, cards: str) -> None:
    assert table(SMALL_DUNGEON, "joan", "robin", seats=3).leaves("A", way).cards("A") == cards.split()


@pytest.mark.parametrize(("left", "cards"), [(1, 4), (2, 8), (3, 12)])
def test_leave_the_countdown_takes_4_8_or_12_cards(left: int, cards: int) -> None:
    t = table("", "joan", seats=left + 1).leaves("A", "out:n")
    assert t.view()["board"]["deck"] == cards


# -- fights ------------------------------------------------------------------------------------------------------------------------


def test_fights_robin_beats_the_mimic_and_has_one_shield_left_after_the_cerberus() -> None:
    t = table("""
        mimic-sword@ES   cerberus-1@NSW
        start            ifrit-bow@NS
    """, "robin").walks("A", "n fight")  # fmt: skip
    assert (t.w.paws, t.w.attack) == (4, (1, 2, 1))
    t.does("A", "go:e")
    assert t.w.did[-1] == ("pass",), "three swords are needed, and she has one"
    assert t.w.shields - t.w.damage == 1
    assert t.may("A") == ["out:n"], "another monster would be too much"
    assert t.why("A", "space:ifrit-bow") == ("monster-there", "4")


# -- traps -------------------------------------------------------------------------------------------------------------------------


def test_traps_joan_spends_the_squirrels_sword_and_leaves_a_hole() -> None:
    """Two potions have beaten the Squirrel."""
    t = table("""
        trap-sword-2@ES   coin-1@NEW
        squirrel-sword    .
        start             .
    """, "joan potion-fireball potion-fireball", "robin")  # fmt: skip
    t.leaves("A", "n fight:fireball:fireball n disarm:squirrel-sword e claim out:n")
    assert t.view()["board"]["holes"] == [{"cell": "n1", "x": 0, "y": -1, "paw": "A", "paws": 1}]
    covered = {place["cell"]: place["covered"] for place in t.view()["board"]["rooms"]}
    assert covered["n2"] == "squirrel-sword"
    assert t.view()["board"]["dogs"][0]["sum"] == {"sword": 2, "bow": 1}, "the trophy sword is gone"
    t.sleeps("B")
    assert t.collected("A") == ["coin-1"]
    assert t.score("A").traps == 0, "no coin to pay in the end"


# -- dogs --------------------------------------------------------------------------------------------------------------------------


def test_dogs_joan_lays_two_paws_on_the_golem() -> None:
    t = table("golem-1\nstart", "joan").walks("A", "n")
    assert t.may("A") == ["force", "pass"]
    t.leaves("A", "force out:n")
    room = next(place for place in t.view()["board"]["rooms"] if place["cell"] == "n1")
    assert (room["paw"], room["paws"], t.dog("A").paws, t.cards("A")) == ("A", 2, 3, ["golem-1"])


def test_dogs_plutos_key_opens_every_door_and_one_chest() -> None:
    t = table("""
        door-1@NeSw   door-2@NeSw
        start         .
    """, "pluto", "robin").leaves("A", "n e out:e")  # fmt: skip
    assert t.dog("A").where == "out"
    assert table("", "pluto chest-1 chest-2").score("A").chests == 4


def test_dogs_what_robin_leaps_over_is_not_disarmed() -> None:
    t = table("trap-bow-1\nstart", "robin frisbow", "joan").leaves("A", "n leap out:n")
    assert (t.cards("A"), t.paws) == (["frisbow"], {})
    assert "go:n" in t.walks("B", "").may("B"), "others walk there"


def test_dogs_ruta_has_five_base_shields() -> None:
    ruta = table("", "ruta").view()["board"]["dogs"][0]
    assert (ruta["shields"], ruta["all_shields"]) == (5, 5)


# -- the round of Luisa, Lena, Dana and Matvey -------------------------------------------------------------------------------------

LUISA, LENA, DANA, MATVEY = "ABCD"
THEIR_DUNGEON = """
    .            .            .              .            cat-bow@ES       tick-bow@EW            .            .
    coin-3@ESW   coin-2@ESW   portal-1@ESW   coin-1@ESW   start            vagabond-fireball@EW   chest-1@EW   golem-1@ESW   coins-1@ESW
    .            .            .              .            ifrit-sword@NS   .                      .            .
    .            .            .              .            coin-4@NSW       .                      .            .
    .            .            .              .            tick-sword@NS    .                      .            .
"""  # noqa: E501
"""Where the rooms lie is ours; which way leads through which of them is the rulebook's."""


def test_the_round_of_the_example() -> None:
    t = table(THEIR_DUNGEON, "pluto", "joan potion-bow", "robin", "sharik")
    t.leaves(LUISA, "n fight e fight out:e")
    assert t.told("countdown") == [{"count": 12, "dogs": 3}]
    t.lays(LENA, "n1e2", "trap-bow-1@EW")  # beside the tick, after Luisa’s turn
    t.lays(DANA, "n1e3", "dragon-1").lays(MATVEY, "n1e4", "dragon-2")
    t.leaves(LENA, "s fight s claim s fight:bow out:s")
    assert t.potions(LENA) == ""
    t.walks(DANA, "w claim w")
    assert t.asked == "walk", "no other portal lies there"
    t.leaves(DANA, "w claim w claim out:w")
    assert (t.g.pile, t.turn) == (9, MATVEY)
    t.walks(MATVEY, "e hire:paw")
    assert (t.w.board, t.w.paws) == (6, 5)
    t.leaves(MATVEY, "e claim e fight e claim out:e")
    assert t.g.first == 3, "Matvey acted last and takes the token"
    assert t.turn == MATVEY
    assert {seat: t.collected(seat) for seat in "ABCD"} == {
        LUISA: ["cat-bow", "tick-bow"],
        LENA: ["ifrit-sword", "coin-4", "tick-sword"],
        DANA: ["coin-1", "coin-2", "coin-3"],
        MATVEY: ["vagabond-fireball", "chest-1", "golem-1", "coins-1"],
    }
    assert [t.dog(seat).paws for seat in "ABCD"] == [5, 5, 5, 6]


def test_the_round_matvey_beats_the_golem_by_the_vagabonds_fireball() -> None:
    t = table("start vagabond-fireball@EW golem-1@ESW", "sharik").walks("A", "e hire:paw e")
    assert t.may("A") == ["fight", "pass"]
    t = table("start vagabond-fireball@EW golem-1@ESW", "sharik").walks("A", "e pass e")
    assert t.w.did[-1] == ("pass",), "two of three fireballs"


# -- counting coins ----------------------------------------------------------------------------------------------------------------


def test_counting_two_ifrits_complete_last_wish_twice() -> None:
    t = table("", "joan ifrit-bow ifrit-sword", "robin", shared="hunt-ifrit hunt-cat")
    assert dict(t.score("A").quests)["hunt-ifrit"] == 2
    assert t.score("A").quest_coins == 4


def test_counting_lena_has_21_coins() -> None:
    """4 on her rooms and monsters, 4 of a chest, 5 of her own quest, 10 of shared ones, 2 less for a vagabond and a trap."""
    hunted = "cat-sword cat-bow ifrit-sword ifrit-bow cerberus-1"
    lena = f"joan quest=most-sword {hunted} coin-1 coins-1 chest-1 keyfly-1 vagabond-bow:two trap-fireball-1"
    t = table(
        "", "pluto", lena, "robin", "sharik", shared="hunt-cat hunt-ifrit hunt-cerberus hunt-mimic", round=3
    ).sleeps("A", "B", "C", "D")  # fmt: skip
    score = scores_of(t.g)[1]
    assert (score.coins + score.monsters, score.chests, score.quests[0], score.costs) == (4, 4, ("most-sword", 1), -2)
    assert dict(score.quests[1:]) == {
        "hunt-cat": 2, "hunt-ifrit": 2, "hunt-cerberus": 1, "hunt-mimic": 0,
    }  # fmt: skip
    assert score.total == 21
    result = t.view()["result"]
    assert (result["winners"], result["rows"][0]["total"]) == (["B"], 21)
