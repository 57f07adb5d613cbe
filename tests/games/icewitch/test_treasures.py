"""Treasures of the surface, each by what stands on its card; those that count ice are in ``test_terrain``."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import Table
from undercroft.games.dungeoneer.rules import ice
from undercroft.kernel.shapes import plain

from .table import GAME, HEARTH, beside, reset, table, with_ice


def has(card: str, **story: Any) -> Table:
    """The first seat's Hero phase with the card readied."""
    return table(readied={"a": card}, **story)


def test_whalebone_bow_lets_its_hero_attack_in_speed_at_1_less() -> None:
    t = has("whalebone-bow").does("a", "attack:B")
    assert t.options == {"melee", "magic", "speed"}
    t.rolls(6, 6).does("a", "speed")
    assert [(args["less"], args["lowered"]) for args in t.told("rolls") if args["of"] == "attack"] == [(1, ["whalebone-bow"])]
    assert table().does("a", "attack:B").options == {"melee", "magic"}


def test_sunstone_lantern_takes_ice_off_its_heros_space_or_one_beside_it_once_a_turn() -> None:
    frozen = with_ice(last_hearth=1, snowbound_trail=1, wayside_crossing=1)
    t = has("sunstone-lantern", position=frozen)
    assert {option for option in t.options if option.startswith("use")} == {
        "use:sunstone-lantern:last-hearth", "use:sunstone-lantern:wayside-crossing",
    }  # fmt: skip
    t.does("a", "use:sunstone-lantern:last-hearth")
    assert t.g.ice == {"snowbound-trail": 1, "wayside-crossing": 1}
    assert t.player("a").ap == 3
    assert not [option for option in t.options if option.startswith("use")]


@pytest.mark.parametrize(("card", "down"), [("horned-helm", False), ("", True)])
def test_horned_helm_lets_no_strike_knock_its_hero_down(card: str, down: bool) -> None:
    t = table(hands={"a": "chillblood-hound"}, peril={"b": 9}, at={"b": HEARTH}, phase="dungeonlord",
              readied={"b": card} if card else {})  # fmt: skip
    t.rolls(6, 1).does("a", "declare", "add:chillblood-hound:B", "done")
    assert (t.life("b"), t.player("b").down) == (5, down)


def test_horned_helm_stops_no_fall_by_a_trap() -> None:
    t = table(hands={"a": "collapsing-drift"}, peril={"b": 9}, at={"b": HEARTH}, phase="dungeonlord", readied={"b": "horned-helm"})
    t.rolls(1).does("a", "declare", "add:collapsing-drift:B", "done")
    assert t.player("b").down


def test_ring_of_quiet_resolve_adds_2_to_a_threat_roll_for_1_glory_once_a_turn() -> None:
    t = table(map=beside(HEARTH, "wayside-crossing"), hands={"a": "collapsing-drift"}, peril={"b": 9}, at={"b": HEARTH},
              phase="dungeonlord", readied={"b": "ring-of-quiet-resolve"}, glory={"b": 2})  # fmt: skip
    t.does("a", "declare", "add:collapsing-drift:B", "done")
    assert "use:ring-of-quiet-resolve" in t.options
    t.rolls(1).does("b", "use:ring-of-quiet-resolve")
    assert t.told("threat")[0]["raised"] == ["ring-of-quiet-resolve"]
    assert (t.told("threat")[0]["more"], t.glory("b")) == (2, 1)


def test_witchs_mirror_picks_the_space_that_freezes_in_every_turn() -> None:
    assert reset(4, readied={"b": "witchs-mirror"}).asked == ("B", "freeze")
    assert reset(4).asked == ("A", "freeze")


def test_the_board_shows_that_witchs_mirror_picks() -> None:
    assert plain(GAME.view(table(readied={"b": "witchs-mirror"}).g, None))["winter"]["picker"] == "B"


def test_5_witchs_mirror_goes_with_the_winter_and_cannot_be_played_after_it() -> None:
    t = has("witchs-mirror")
    ice.end_winter(t.g, 0, "magic-fish")
    assert t.player("a").inventory == []
    assert t.discarded("witchs-mirror")
    assert "play:witchs-mirror" in table(hands={"a": "witchs-mirror"}, glory={"a": 9}).options
    assert "play:witchs-mirror" not in table(hands={"a": "witchs-mirror"}, glory={"a": 9}, position={"winter": False}).options


def test_ember_draught_restores_1_life_and_stands_its_hero_up_for_nothing() -> None:
    t = table(hands={"a": "ember-draught"}, glory={"a": 9}, life={"a": 3}, players={"a": {"down": True, "standup": 4}})
    t.does("a", "play:ember-draught")
    assert (t.life("a"), t.player("a").down, t.player("a").standup, t.player("a").ap) == (4, False, 0, 3)
    assert t.told("gets-up")


def test_ember_draught_only_stands_its_hero_up_in_the_ashen_waste() -> None:
    t = table(hands={"a": "ember-draught"}, glory={"a": 9}, life={"a": 3}, players={"a": {"down": True}},
              map=beside(HEARTH, "ashen-waste"), at={"a": "ashen-waste"})  # fmt: skip
    t.does("a", "play:ember-draught")
    assert (t.life("a"), t.player("a").down) == (3, False)


def test_skyglass_shard_moves_its_hero_to_another_portal_and_is_of_no_use_without_one() -> None:
    story = {"hands": {"a": "skyglass-shard"}, "glory": {"a": 9}}
    t = table(map=beside(HEARTH, "wayside-crossing", "ashen-waste", "choir-of-stones"), **story)
    assert {option for option in t.options if option.startswith("play")} == {
        "play:skyglass-shard:ashen-waste", "play:skyglass-shard:choir-of-stones",
    }  # fmt: skip
    t.does("a", "play:skyglass-shard:choir-of-stones")
    assert (t.player("a").space, t.player("a").ap, t.peril("a")) == ("choir-of-stones", 3, 2)
    assert not [option for option in table(**story).options if option.startswith("play")]


def test_12_skyglass_shard_as_a_response_leaves_the_attackers_nobody_to_strike() -> None:
    t = table(map=beside(HEARTH, "wayside-crossing", "ashen-waste"), hands={"a": "rime-imp", "b": "skyglass-shard"},
              peril={"b": 9}, glory={"b": 9}, phase="dungeonlord")  # fmt: skip
    t.does("a", "declare", "add:rime-imp:B", "done")
    while t.asked[1] != "respond":
        t.does("b", "pass")
    t.does("b", "play:skyglass-shard:ashen-waste")
    assert t.told("misses")
    assert (t.player("b").space, t.life("b"), t.peril("b")) == ("ashen-waste", 6, 8)
