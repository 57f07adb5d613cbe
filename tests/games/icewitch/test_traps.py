"""The traps of the surface, each by what stands on its card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import Table

from .table import HEARTH, beside, table, with_ice


def sprung(trap: str, *dice: int | str, space: str = "wayside-crossing", **story: Any) -> Table:
    """The first seat plays the trap on the second seat's hero in a space beside the Last Hearth, where the third may be, too."""
    story = {"map": beside(HEARTH, space), "at": {"a": HEARTH, "b": space, "c": space}, **story}
    t = table(hands={"a": trap}, peril={"b": 9}, phase="dungeonlord", **story)
    return t.rolls(*dice).does("a", "declare", f"add:{trap}:B", "done")


@pytest.mark.parametrize(("space", "ice", "value"), [
    ("wayside-crossing", False, 5), ("wayside-crossing", True, 6), ("river-bend", False, 6), ("river-bend", True, 6),
    ("wolf-crossing", True, 5 + 1 + 2),
])  # fmt: skip
def test_thin_ice_takes_1_more_at_ice_or_water_and_knocks_down(space: str, ice: bool, value: int) -> None:
    places = {HEARTH: (128 * 256 + 128, 0), space: (128 * 256 + 128 - 256, int(space == "river-bend"))}
    t = sprung("thin-ice", 1, space=space, map=places, position=with_ice(**{space.replace("-", "_"): 1}) if ice else {})
    assert [args["value"] for args in t.told("threat")] == [value]
    assert (t.life("b"), t.player("b").down) == (5, True)


@pytest.mark.parametrize(("die", "left"), [(1, {}), (6, {"wayside-crossing": 1})])
def test_frostfire_glyph_melts_the_ice_if_a_hero_has_failed(die: int, left: dict[str, int]) -> None:
    t = sprung("frostfire-glyph", die, position=with_ice(wayside_crossing=1))
    assert (t.life("b"), t.g.ice) == (5 if left == {} else 6, left)


def test_13_frostfire_glyph_moves_the_token_once_after_all_rolls_and_never_the_temples() -> None:
    t = sprung("frostfire-glyph", 1, 1, seats=3, position=with_ice(wayside_crossing=1))
    told = [event.key for event in t.g.journal or []]
    assert told.count("thaws") == 1
    assert told.index("thaws") > max(at for at, key in enumerate(told) if key == "wounded")
    temple = {HEARTH: (128 * 256 + 128, 0), "temple-of-cholizar": (128 * 256 + 128 - 256, 0)}
    kept = sprung("frostfire-glyph", 1, space="temple-of-cholizar", map=temple, position=with_ice(temple_of_cholizar=1))
    assert kept.g.ice == {"temple-of-cholizar": 1}


@pytest.mark.parametrize(("die", "down"), [(1, True), (6, False)])
def test_collapsing_drift_knocks_down_and_then_puts_ice_if_a_hero_has_failed(die: int, down: bool) -> None:
    t = sprung("collapsing-drift", die)
    assert (t.player("b").down, t.life("b"), t.g.ice) == (down, 6, {"wayside-crossing": 1} if down else {})
    assert sprung("collapsing-drift", 1, space="ashen-waste").g.ice == {}


PORTALS = beside(HEARTH, "wayside-crossing", "ashen-waste", "choir-of-stones")


def test_mirage_gate_moves_who_fails_to_a_portal_that_its_player_picks() -> None:
    t = sprung("mirage-gate", 1, map=PORTALS)
    assert t.asked == ("A", "portal")
    assert t.options == {"ashen-waste", "choir-of-stones"}
    t.does("a", "choir-of-stones")
    assert t.player("b").space == "choir-of-stones"
    assert t.player("b").brought


def test_mirage_gate_may_choose_another_portal_for_each_hero_its_players_own_too() -> None:
    t = sprung("mirage-gate", 1, 1, map=PORTALS, at={"a": "wayside-crossing", "b": "wayside-crossing"})
    t.does("a", "ashen-waste", "choir-of-stones")
    assert {t.player("a").space, t.player("b").space} == {"ashen-waste", "choir-of-stones"}


def test_mirage_gate_does_nothing_without_another_portal() -> None:
    assert sprung("mirage-gate", 1).player("b").space == "wayside-crossing"
    one = sprung("mirage-gate", 1, space="ashen-waste")
    assert one.player("b").space == "ashen-waste"


def avalanche(x: int, **story: Any) -> Table:
    """The first seat's Avalanche on the second seat's hero on the Last Hearth, where others stand beside it."""
    t = table(seats=3, hands={"a": "avalanche"}, peril={"b": 9}, phase="dungeonlord",
              at={"a": "snowbound-trail", "b": HEARTH, "c": "wolf-crossing"}, **story)  # fmt: skip
    return t.does("a", "declare", f"add:avalanche:B:{x}")


def test_13_avalanche_also_hits_heroes_in_x_minus_1_touching_spaces_each_with_its_own_danger() -> None:
    t = avalanche(2)
    assert t.asked == ("A", "spread")
    assert t.options == {"snowbound-trail", "wolf-crossing", "wayside-crossing", "black-sand-road"}
    t.rolls(1, 1).does("a", "wolf-crossing", "done")
    assert {args["seat"]: args["value"] for args in t.told("threat")} == {1: 6, 2: 6 + 2}
    assert (t.life("b"), t.life("c"), t.life("a")) == (5, 5, 6)
    assert (t.peril("b"), t.peril("c")) == (9 - 2, 0)
    assert [args["space"] for args in t.told("spreads")] == ["wolf-crossing"]


def test_avalanche_of_x_1_names_no_other_space_and_hits_its_own_player_too() -> None:
    assert avalanche(1).asked == ("A", "declare")
    t = avalanche(2).rolls(1, 1).does("a", "snowbound-trail", "done")
    assert (t.life("a"), t.life("b"), t.life("c")) == (5, 5, 6)


def test_avalanche_reaches_no_more_spaces_than_there_are() -> None:
    t = table(hands={"a": "avalanche"}, peril={"b": 9}, phase="dungeonlord", map=beside(HEARTH, "wolf-crossing", "sledge-road"),
              at={"a": HEARTH, "b": "wolf-crossing"}).does("a", "declare")  # fmt: skip
    assert {option for option in t.options if option.startswith("add")} == {"add:avalanche:B:1", "add:avalanche:B:2"}
    t.does("a", "add:avalanche:B:2")  # the one touching space is not asked for
    assert t.asked == ("A", "declare")


def test_v7_alone_avalanche_is_about_the_heros_space_alone() -> None:
    t = table(seats=1, map=beside(HEARTH, "wolf-crossing"), at={"a": HEARTH})
    t.rolls(1, 6, 6, "avalanche").rolls(1).does("a", "move:0")
    while not t.told("threat"):
        t.does("a", "pass")
    assert [args["value"] for args in t.told("threat")] == [6 + 2]
