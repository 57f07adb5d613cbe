"""Each dog by its board, and what it alone can do (§1, §5)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.doggies.table import column, table
from undercroft.games.doggies.cards import BONK, DOGS, JOAN, PLUTO, ROBIN, RUTA, SHARIK

BOARDS = [
    (JOAN, {"sword": 2, "bow": 1}, 3),
    (BONK, {"sword": 2, "fireball": 1}, 3),
    (PLUTO, {"bow": 2, "sword": 1}, 3),
    (ROBIN, {"bow": 2, "fireball": 1}, 3),
    (RUTA, {"fireball": 2, "sword": 1}, 5),
    (SHARIK, {"fireball": 2, "bow": 1}, 3),
]


@pytest.mark.parametrize(("dog", "attack", "shields"), BOARDS)
def test_a_board_has_its_symbols(dog: str, attack: dict[str, int], shields: int) -> None:
    seen = table("", dog).view("B")["board"]["dogs"][0]
    assert (seen["dog"], seen["attack"], seen["sum"], seen["shields"], seen["all_shields"]) == (
        dog,
        attack,
        attack,
        shields,
        shields,
    )
    assert (seen["paws"], seen["board"], seen["extras"]) == (5, 5, 2)
    assert seen["keys"] == (dog == PLUTO)


def test_there_are_six_and_each_pair_of_weapons_is_once() -> None:
    assert sorted(DOGS) == sorted(dog for dog, _, _ in BOARDS)
    assert {dog.attack for dog in DOGS.values()} == set(permutations((2, 1, 0)))


# -- Joan --------------------------------------------------------------------------------------------------------------------------


def test_joan_lays_a_paw_for_the_ability_and_one_for_the_win() -> None:
    t = table(column("squirrel-sword", "golem-1"), "joan", "robin", shared="hunt-golem hunt-squirrel")
    t.leaves("A", "n force n force out:n")
    assert (t.dog("A").paws, t.cards("A")) == (1, ["squirrel-sword", "golem-1"])
    seen = t.view()["board"]["dogs"][0]
    assert (seen["sum"], seen["all_shields"]) == ({"sword": 3, "bow": 1}, 4), "the trophies are hers"
    t.sleeps("B")
    assert dict(t.score("A").quests)["hunt-golem"] == dict(t.score("A").quests)["hunt-squirrel"] == 1
    assert t.dog("A").paws == 5


def test_joan_forces_as_long_as_paws_last() -> None:
    t = table(column("squirrel-sword", "golem-1", "squirrel-bow"), "joan").walks("A", "n force n force n")
    assert t.w.did[-1] == ("pass",), "one paw is left"


def test_joan_uses_a_trophy_she_has_forced() -> None:
    t = table(column("squirrel-sword", "cerberus-1"), "joan").walks("A", "n force n")
    assert t.may("A") == ["fight", "pass"], "three swords now, so nothing to force"


@pytest.mark.parametrize("other", [dog for dog in DOGS if dog != JOAN])
def test_nobody_else_forces(other: str) -> None:
    room = "keyfly-1@NSW"
    t = table(column(room), other).walks("A", "n")
    assert t.w.did[-1] == ("pass",)
    assert table(column(room), "joan").walks("A", "n").may("A") == ["force", "pass"]


# -- Bonk --------------------------------------------------------------------------------------------------------------------------


def test_bonk_breaks_out_to_the_table_for_everybody() -> None:
    t = table("", "bonk", "joan", "robin", seats=3, hard_start=True)
    assert "out:w" not in t.walks("A", "").may("A")
    t.leaves("A", "break:w")
    assert t.dog("A").where == "out"
    assert "out:w" in t.walks("B", "").may("B")
    t.does("B", "out:w").sleeps("C")
    assert "out:w" not in t.walks("C", "").may("C"), "it is closed again in the next round"


def test_bonks_paw_takes_no_card_bars_nobody_and_comes_back() -> None:
    t = table("""
        chest-1@NS   chest-2@NS
        start        .
    """, "bonk", "joan").leaves("A", "n pass break:e pass out:n")  # fmt: skip
    assert (t.cards("A"), t.paws, t.dog("A").paws) == ([], {}, 4)
    t.leaves("B", "n claim e claim out:n")
    assert t.collected("B") == ["chest-1", "chest-2"]
    assert t.dog("A").paws == 5


def test_bonk_breaks_doors_without_a_key() -> None:
    t = table("""
        door-1@NeSw   coin-1@ESW
        start         .
    """, "bonk", "joan").leaves("A", "n break:e claim out:e")  # fmt: skip
    assert (t.cards("A"), t.dog("A").paws) == (["coin-1"], 3)


def test_bonk_breaks_the_coloured_side_of_a_trophy() -> None:
    t = table(column("ifrit-bow"), "bonk").walks("A", "n fight")
    assert {"break:e", "break:w"} <= set(t.may("A"))


def test_bonk_without_a_paw_breaks_nothing() -> None:
    assert table("", "bonk spent=4").walks("A", "").may("A", "break") == ["break:w"]
    assert table("", "bonk spent=5").walks("A", "").may("A", "break") == []


@pytest.mark.parametrize("other", [dog for dog in DOGS if dog != BONK])
def test_nobody_else_breaks(other: str) -> None:
    t = table("", other, bonk_timing="turn")
    assert t.may("A") == ["explore", "leave", "sleep"]
    assert t.walks("A", "").may("A", "break") == []


# -- Pluto -------------------------------------------------------------------------------------------------------------------------


def test_pluto_opens_all_doors_from_the_start() -> None:
    t = table("door-1@nEsW\ndoor-2@nEsW\nstart", "pluto", "joan").leaves("A", "n n out:n")
    assert t.dog("A").where == "out"
    assert "go:n" not in t.walks("B", "").may("B")


@pytest.mark.parametrize(("chests", "coins"), [("", 0), ("chest-1", 4), ("chest-1 chest-2", 4)])
def test_pluto_opens_exactly_one_chest(chests: str, coins: int) -> None:
    assert table("", f"pluto {chests}").score("A").chests == coins


@pytest.mark.parametrize("other", [dog for dog in DOGS if dog != PLUTO])
def test_nobody_else_has_a_key_from_the_start(other: str) -> None:
    assert table("", f"{other} chest-1").score("A").chests == 0
    t = table("door-1@NeSw\nstart", other).walks("A", "n")
    assert not {"out:e", "out:w"} & set(t.may("A"))


# -- Robin -------------------------------------------------------------------------------------------------------------------------


def test_robin_leaps_over_traps_for_nothing() -> None:
    t = table(column("trap-bow-1", "trap-sword-1", "trap-fireball-1"), "robin spent=5", "joan", round=3)
    t.leaves("A", "n leap n leap n leap out:n")
    assert (t.cards("A"), t.paws, t.view()["board"]["dogs"][0]["paws"]) == ([], {}, 0)
    assert t.score("A").traps == 0
    assert len(t.told("leaps")) == 3


def test_traps_robin_has_leapt_over_stay_and_come_back() -> None:
    t = table(column("trap-bow-1"), "robin", "joan").leaves("A", "n leap out:n")
    assert "go:n" in t.walks("B", "").may("B")
    t.does("B", "out:e")
    assert (t.g.round, t.g.removed, "trap-bow-1" in t.g.bag) == (2, (), True)


@pytest.mark.parametrize("has", ["tick-bow", "frisbow", "vagabond-bow:paw", "vagabond-sword:two"])
def test_robin_disarms_with_nothing(has: str) -> None:
    how = "trap-bow-2@ES coin-1@NEW\nstart ."
    assert table(how, f"robin {has}").walks("A", "n").w.did[-1] == ("leap",)
    assert "disarm" in " ".join(table(how, f"joan {has}").ways("A"))


@pytest.mark.parametrize("other", [dog for dog in DOGS if dog != ROBIN])
def test_nobody_else_leaps(other: str) -> None:
    assert table(column("trap-bow-1"), other).walks("A", "n").w.did[-1] == ("take",)


# -- Ruta --------------------------------------------------------------------------------------------------------------------------


def test_ruta_bears_four_damage_and_not_five() -> None:
    beaten_by_nobody = ("dragon-1", "tick-bow", "tick-sword")
    assert table(column(*beaten_by_nobody[:2]), "ruta").leaves("A", "n pass n pass out:n").told("leaves") == [
        {"seat": "A", "damage": 4, "left": 1, "paws": 5, "count": 0}
    ]
    t = table(column(*beaten_by_nobody), "ruta").walks("A", "n pass")
    assert "go:n" not in t.may("A")


# -- Sharik ------------------------------------------------------------------------------------------------------------------------


def test_sharik_opens_himself_a_way_at_no_cost() -> None:
    t = table("chest-1@EW\nstart", "sharik", "joan")
    assert "go:n" not in t.walks("A", "").may("A")
    t.leaves("A", "rotate:n1:0 n claim out:n")
    assert (t.cards("A"), t.dog("A").paws) == (["chest-1"], 4), "a paw for the chest, none for turning it"


def test_sharik_turns_rooms_by_quarters_and_never_over() -> None:
    t = table("coin-1@ESW\nstart", "sharik").walks("A", "")
    assert t.may("A", "rotate") == ["rotate:n1:1", "rotate:n1:2", "rotate:n1:3"]
    for quarters, sides in ((1, "NSW"), (2, "NEW"), (3, "NES")):
        t = table("coin-1@ESW\nstart", "sharik", "joan").leaves("A", f"rotate:n1:{quarters} out:e")
        (room,) = [place for place in t.view()["board"]["rooms"] if place["cell"] == "n1"]
        assert room["sides"] == ["open" if side in sides else "wall" for side in "NESW"]


def test_sharik_may_turn_all_four() -> None:
    t = table("""
        .            chest-1@NS   .
        chest-2@NS   start        chest-3@ES
        .            chest-4@ES   .
    """, "sharik", seats=3).walks("A", "rotate:n1:1 rotate:e1:1 rotate:s1:1 rotate:w1:1")  # fmt: skip
    assert t.may("A", "rotate") == []
    assert "go:w" in t.may("A"), "it is a way now"


@pytest.mark.parametrize("other", [dog for dog in DOGS if dog != SHARIK])
def test_nobody_else_turns_rooms(other: str) -> None:
    t = table("chest-1@EW\nstart", other, sharik_timing="turn")
    assert t.may("A", "rotate") == []
    assert t.walks("A", "").may("A", "rotate") == []
