"""A new moment begins after each use, and in which order seats are asked (rules §17)."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.table import table
from undercroft.games.dungeoneer.game import GAME

ENTRANCE = "tomb-antechamber"


@pytest.mark.parametrize("hand", ["leaden-weight", "night-hamster"])
def test_after_a_use_in_a_window_a_new_moment_begins_whoever_may_use_something_in_it(hand: str) -> None:
    t = table(
        seats=3, at={"b": "library", "c": "corridor"}, hands={"a": "dented-visor", "b": "hand-through-the-wall", "c": hand},
        glory={"a": 2}, peril={"a": 5},
    )  # fmt: skip
    t.does("a", "play:dented-visor")
    before = t.g.moments
    t.does("b", f"play:hand-through-the-wall:A:{ENTRANCE}")
    assert t.g.moments == before + 1
    assert t.asked == (("C", "window") if hand == "leaden-weight" else ("A", "hero"))


@pytest.mark.parametrize("hand", ["leaden-weight", "night-hamster"])
def test_after_a_use_in_the_challenge_step_a_new_moment_begins_whatever_else_the_attacked_has(hand: str) -> None:
    t = table(
        phase="dungeonlord", active="b", hands={"a": hand, "b": "zombie"}, readied={"a": "red-draught"}, life={"a": 3},
        peril={"a": 1, "b": 9}, ap={"b": 3},
    )  # fmt: skip
    t.rolls(3, 2).does("b", "declare", "add:zombie:A", "done")
    while t.asked != ("A", "challenge"):
        t.does("a", "pass")
    before = t.g.moments
    t.does("a", "use:red-draught")
    assert t.g.moments > before
    assert (t.asked == ("A", "challenge")) == (hand == "leaden-weight")


def test_in_light_fingers_those_who_roll_are_asked_first() -> None:
    t = table(
        seats=3, hands={"a": "light-fingers"}, glory={"a": 2}, life={"b": 3}, readied={"b": "red-draught", "c": "dented-visor"},
        quests={"c": "saints-ashes"}, at={"b": "library"},
        players={"c": {"escorts": ["saints-ashes"]}},
    )  # fmt: skip
    t.does("a", "play:light-fingers:C")
    assert t.asked == ("C", "window")
    t.does("c", "pass")
    assert t.asked == ("B", "window")


def test_what_befalls_a_hero_in_somebody_elses_turn_happens_to_it() -> None:
    t = table(
        phase="dungeonlord", active="b", seats=3, hands={"a": "lucky-tumble", "b": "stone-sack"}, glory={"a": 5},
        peril={"a": 9, "c": 9}, ap={"b": 3},
    )  # fmt: skip
    t.does("b", "declare", "add:stone-sack:C", "done")
    while t.asked[0] != "A":
        t.does(t.asked[0].lower(), "pass")
    assert t.ask is not None
    moment = GAME.moment(t.g, t.ask)
    assert moment is not None
    assert (moment.kind, moment.attacked, moment.own) == ("roll", True, False), "the trap is meant for C and hits all who are there"
