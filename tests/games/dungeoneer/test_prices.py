"""The journal says what a step costs and brings: its action points, why nothing is rolled or gained, when a phase ends."""

from __future__ import annotations

from typing import Any

from .fights import declares, siege
from .table import no_cards, table
from .test_moving import BLADES, BRIDGE, at_gallery


def test_a_move_says_how_many_points_it_took_once_they_are_paid() -> None:
    t = table(at={"a": "tomb-antechamber"}).does("a", "move:2")
    assert t.told("enters") == [
        {"seat": 0, "space": "crypt", "walks": True, "ap": 1, "card": "", "kind": "open", "left": "tomb-antechamber"}
    ]
    t = at_gallery(ap={"a": 3})
    t.rolls(1).does("a", "move:0")  # the blocked exit took a point more
    assert [each["ap"] for each in t.told("enters")] == [2]
    t = at_gallery(ap={"a": 1})
    t.rolls(1).does("a", "move:0")
    assert [each["ap"] for each in t.told("on-threshold")] == [1]
    t = table(hands={"a": "door-of-smoke"}, glory={"a": 3}, at={"a": "crypt", "b": "library"}, map=BRIDGE)
    t.rolls(6).does("a", "play:door-of-smoke:troll-bridge")
    assert [(each["walks"], each["ap"]) for each in t.told("enters")] == [(False, 0)]


def test_a_further_exploration_is_paid_as_its_card_is_found() -> None:
    t = table(position={"maps_left": ["corner", "turn"]}, ap={"a": 2}).rolls("corner").does("a", "explore")
    assert t.asked[1] == "lay"
    assert ([each["ap"] for each in t.told("draws-map")], t.player("a").ap) == ([1], 1)


def test_a_space_entered_again_says_that_it_gives_nothing() -> None:
    t = no_cards(table(at={"a": "tomb-antechamber"}, ap={"a": 3}))
    t.does("a", "move:2")
    assert t.told("no-gain") == []
    t.does("a", "move:0")  # where the turn began
    assert t.told("no-gain") == [{"seat": 0, "space": "tomb-antechamber", "known": True}]


def test_a_space_entered_in_another_players_turn_says_so() -> None:
    t = table(phase="dungeonlord", hands={"a": "hand-through-the-wall"}, peril={"b": 9}, at={"b": "library"})
    t.does("a", "play:hand-through-the-wall:B:tomb-antechamber")
    told = t.told("plays-bane-at-on")[0]
    assert (told["onto"], told["own"], told["turn_seat"]) == ("space", True, "A")
    assert t.told("no-gain") == [{"seat": 1, "space": "tomb-antechamber", "known": False}]


def test_the_end_of_a_hero_phase_says_what_was_left() -> None:
    t = no_cards(table(ap={"a": 2})).does("a", "end")
    assert t.told("hero-ends") == [{"seat": 0, "ap": 2, "quest": "", "untried": False}]


def test_the_end_of_a_hero_phase_names_the_free_attempt_that_is_not_made() -> None:
    at_place: dict[str, Any] = {"quests": {"a": "black-ledger"}, "at": {"a": "library", "b": "crypt"}}
    t = no_cards(table(**at_place)).does("a", "end")
    assert [(each["quest"], each["untried"]) for each in t.told("hero-ends")] == [("black-ledger", True)]
    t = no_cards(table(**at_place))
    t.g.used.add((0, "attempt"))
    assert t.does("a", "end").told("hero-ends")[0]["untried"] is False


def test_a_threat_names_all_that_is_added_to_its_die() -> None:
    t = table(hands={"a": "wolfs-pace"}, glory={"a": 2}, at={"a": "tomb-antechamber", "b": "crypt"}, map=BLADES)
    t.rolls(2).does("a", "move:1", "play:wolfs-pace")
    told = t.told("threat")[0]
    assert (told["die"], told["stat"], told["more"], told["raised"]) == (2, 3, 1, ["wolfs-pace"])
    assert (told["less"], told["lowered"]) == (0, [])
    assert told["die"] + told["stat"] + told["more"] - told["less"] == told["total"]


def test_a_tie_says_between_whom_and_at_what() -> None:
    t = declares(siege("zombie").rolls(3, 3), "zombie:B")
    tie = t.told("no-strike")
    assert [(each["seat"], each["card"], each["target_seat"], each["cause"]) for each in tie] == [(1, "zombie", "", "strike")]
    assert tie[0]["total"] == t.told("rolls")[-1]["total"]


def test_a_hero_that_falls_before_the_dice_of_an_exit_waits_on_the_threshold_for_that() -> None:
    """Not for want of action points (variant 7)."""
    t = at_gallery(ap={"a": 3}, limited_movement=True)
    t.rolls(6).does("a", "move:0", "fall")
    while t.asked[1] == "window":
        t.does(t.asked[0].lower(), "pass")
    assert (t.player("a").space, t.player("a").ap) == ("blade-gallery", 3)
    assert [(each["ap"], each["down"]) for each in t.told("on-threshold")] == [(0, True)]


def test_a_failed_attempt_says_whether_the_hero_phase_goes_on() -> None:
    t = no_cards(table(quests={"a": "black-ledger"}, at={"a": "library", "b": "crypt"}))
    t.rolls(1).does("a", "attempt:black-ledger")
    assert [each["ends"] for each in t.told("attempt-fails")] == [False]
    assert t.asked[1] == "hero"
