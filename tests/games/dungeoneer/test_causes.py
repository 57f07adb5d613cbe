"""The journal says why: what a space gives to whoever stays, what takes glory, life and action points, when a phase is over."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.table import no_cards, table


def test_a_space_says_that_it_gives_for_staying() -> None:
    t = no_cards(table(at={"b": "library"}, ap={"a": 0}))
    t.does("a", "end")
    assert t.told("gains") == [{"seat": 0, "peril": 3, "glory": 3, "space": "crypt", "stays": True}]
    t = table(at={"a": "tomb-antechamber"}).does("a", "move:2")
    assert t.told("gains") == [{"seat": 0, "peril": 3, "glory": 3, "space": "crypt", "stays": False}]


def test_the_staff_says_that_it_takes_glory() -> None:
    t = table(readied={"a": "staff-of-cold-sparks"}, heroes={"a": "lorel 2"}, glory={"b": 2})
    t.rolls(6, 1).does("a", "attack:B", "magic")
    assert t.told("loses-glory") == [{"seat": 1, "count": 1, "card": "staff-of-cold-sparks"}]


def test_the_bugbear_says_that_it_hurts_as_it_dies() -> None:
    t = table(phase="dungeonlord", hands={"a": "bugbear"}, peril={"b": 9}, active="a")
    t.rolls(1, 6).does("a", "declare", "add:bugbear:B", "done")
    while t.asked[1] in ("window", "respond"):
        t.does(t.asked[0].lower(), "pass")
    assert [(each["seat"], each["cause"], each["card"]) for each in t.told("wounded")] == [
        (0, "last", "bugbear"), (1, "last", "bugbear"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("less", "readied", "why", "cards"),
    [(0, "", "", []), (1, "", "withheld", []), (0, "maiden-in-distress", "cards", ["maiden-in-distress"])],
    ids=["as-usual", "withheld", "by-an-escort"],
)
def test_a_turn_says_why_it_has_other_action_points_than_usual(less: int, readied: str, why: str, cards: list[str]) -> None:
    more = {"quests": [readied], "escorts": [readied]} if readied else {}
    t = table(phase="reset", heroes={"a": "lorel 2"}, players={"a": {"less_ap": less, **more}})
    turn = t.told("turn")[0]
    assert (turn["usual"] - turn["ap"], turn["why"], turn["cards"]) == (int(bool(why)), why, cards)


def test_the_end_of_a_dungeonlord_phase_is_told_where_all_saw_it_begin() -> None:
    t = table(
        phase="dungeonlord", hands={"a": "zombie"}, peril={"b": 9}, at={"b": "library"}, active="a", position={"maps_left": []}
    )
    t.does("a", "end")
    assert t.told("lord-ends") == []
    t = table(
        phase="dungeonlord", hands={"a": "zombie"}, peril={"b": 9}, at={"b": "library"}, active="a", position={"maps_left": []}
    )
    t.rolls(1, 6).does("a", "declare", "add:zombie:B", "done", "end")
    assert t.told("lord-ends") == [{"seat": 0}]
