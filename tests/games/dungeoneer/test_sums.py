"""What both sides of a battle add to their dice, as the board shows it: part by part, before and after the dice."""

from __future__ import annotations

from typing import Any

from undercroft.games.dungeoneer.game import GAME
from undercroft.kernel.shapes import plain

from .fights import declares, duel, siege
from .table import Table


def shown(t: Table, number: int = 0) -> dict[str, Any]:
    """An attack of the running battle, as a spectator sees it."""
    attack: dict[str, Any] = plain(GAME.view(t.g, None))["battle"]["attacks"][number]
    return attack


def parts(t: Table, prefix: str = "", number: int = 0) -> list[tuple[str, int]]:
    """The parts of a roll."""
    return [(part["card"], part["n"]) for part in shown(t, number)[f"{prefix}parts"]]


def test_before_a_form_is_picked_nothing_is_added_up() -> None:
    t = duel().does("a", "attack:B")
    attack = shown(t)
    assert (attack["attack"], attack["parts"], attack["counter"], attack["counter_parts"]) == (None, [], None, [])


def test_a_monster_its_enhancer_the_space_and_what_the_hero_wears() -> None:
    t = siege(
        "zombie", hands={"a": "zombie", "b": "fend-off"}, readied={"a": "undead-awakening", "b": "mask-of-the-unburied"},
        glory={"b": 3}, at={"b": "crypt"},
    )  # fmt: skip
    declares(t, "zombie:B")
    assert parts(t) == [("zombie", 2), ("undead-awakening", 1), ("mask-of-the-unburied", -1), ("crypt", 1)]
    assert shown(t)["attack"] == 3
    assert parts(t, "counter_")[0] == ("roderik", 2)


def test_what_was_played_for_the_battle_and_for_one_roll_is_named_and_stays_after_the_dice() -> None:
    t = siege("zombie", hands={"a": "zombie", "b": "create-darkness, surge-of-will"}, glory={"b": 9}, ap={"b": 1})
    declares(t, "zombie:B")
    t.rolls(6).does("b", "play:create-darkness")
    assert t.asked == ("B", "window")  # before the counter roll
    assert parts(t) == [("zombie", 2), ("create-darkness", -2)]
    assert (shown(t)["attack"], shown(t)["die"], shown(t)["total"]) == (0, 6, 6)
    assert parts(t, "counter_") == [("roderik", 2)]
    assert shown(t)["counter_total"] is None
    t.rolls(1).does("b", "play:surge-of-will:2")
    assert t.asked == ("B", "challenge")
    assert parts(t, "counter_") == [("roderik", 2), ("surge-of-will", 2)]
    attack = shown(t)
    assert (attack["counter"], attack["counter_die"], attack["counter_total"]) == (4, 1, 5)
    assert (attack["attack"], attack["die"], attack["total"]) == (0, 6, 6)


def test_a_hero_by_its_level_and_its_ability_each_for_itself() -> None:
    """Kron attacks back for 2 glory: his level, then his ability; his other cards are asked for before the dice."""
    t = siege(
        "bone-colossus", hands={"a": "bone-colossus", "b": "surge-of-will"}, heroes={"b": "kron 2", "a": "raka 2"}, glory={"b": 9}
    )
    declares(t.rolls(6), "bone-colossus:B")
    t.rolls(1).does("b", "pass")
    t.does("b", "use:kron:bone-colossus", "melee")
    assert parts(t) == [("kron", 3), ("kron", 1)]
    assert parts(t, "counter_") == [("bone-colossus", 4)]


def test_two_dice_of_which_the_higher_counts() -> None:
    t = duel(heroes={"a": "lorel 2", "b": "roderik 2"}, glory={"a": 9}, hands={"a": "surge-of-will"})
    t.does("a", "attack:B", "magic")
    assert shown(t)["dice"] == 1
    t.does("a", "use:lorel")
    assert shown(t)["dice"] == 2
