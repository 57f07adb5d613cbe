"""Treasures of the surface, each by what stands on its card; those that count ice are in ``test_terrain``."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import Table, no_cards
from undercroft.games.dungeoneer.rules import ice, piles, values
from undercroft.games.dungeoneer.rules.twists import glory
from undercroft.games.dungeoneer.state.dungeon import CENTRE, NORTH, STEPS
from undercroft.kernel.ask import Refused
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


# --- what is switched off, what is protected, what glides -----------------------------------------------------------------------

ICE_AND_NONE = [("snowbound-trail", False), ("wayside-crossing", True)]


def test_brittle_steel_is_hung_under_an_opponents_permanent_treasure_whose_peril_pays() -> None:
    t = table(hands={"a": "brittle-steel"}, peril={"b": 3}, phase="dungeonlord", readied={"b": "rimefang, surefooted"})
    assert {option for option in t.options if option.startswith("play")} == {"play:brittle-steel:B:rimefang"}
    t.does("a", "play:brittle-steel:B:rimefang")
    assert (t.g.under["rimefang"], t.peril("b")) == (["brittle-steel"], 1)


@pytest.mark.parametrize(("space", "works"), ICE_AND_NONE)
def test_5_a_treasure_under_brittle_steel_does_nothing_at_ice_nor_what_hangs_there_but_stays(space: str, works: bool) -> None:
    under = {"rimefang": ["brittle-steel", "ember-oil"]}
    t = has("rimefang", at={"a": space, "b": HEARTH}, position={"under": under})
    assert bool(values.hero_bonus(t.g, 0, "attack", "melee", ("demon",))) == works
    assert t.player("a").inventory == ["rimefang"]


@pytest.mark.parametrize(("space", "used"), ICE_AND_NONE)
def test_5_the_use_of_a_treasure_that_is_switched_off_is_refused(space: str, used: bool) -> None:
    t = has(
        "sunstone-lantern", at={"a": space}, position={**with_ice(last_hearth=1), "under": {"sunstone-lantern": ["brittle-steel"]}}
    )
    assert bool([option for option in t.options if option.startswith("use")]) == used
    if not used:
        assert t.why()["card:sunstone-lantern"].key == "switched-off"


def test_5_reindeer_sled_switched_off_lowers_the_limits_but_nothing_is_discarded() -> None:
    cards = "reindeer-sled, rimefang, bearhide-cloak, horned-helm"
    off = {"under": {"reindeer-sled": ["brittle-steel"]}}
    hand: dict[str, Any] = {"hands": {"a": "ring-of-quiet-resolve"}, "glory": {"a": 9}}
    t = has(cards, at={"a": "snowbound-trail"}, heroes={"a": "tahewyn-draexis 2"}, position=off, **hand)
    assert values.limits(t.g, 0) == (2, 3)
    assert piles.surplus(t.g, 0) == []
    assert t.why()["hand:ring-of-quiet-resolve"].key == "treasure-limit"


def test_5_witchs_mirror_switched_off_lets_the_active_player_choose() -> None:
    off = {"under": {"witchs-mirror": ["brittle-steel"]}}
    assert reset(4, readied={"b": "witchs-mirror"}, at={"b": "snowbound-trail"}, position=off).asked == ("A", "freeze")
    assert reset(4, readied={"b": "witchs-mirror"}, at={"b": HEARTH}, position=off).asked == ("B", "freeze")


def strapped(card: str, **story: Any) -> dict[str, Any]:
    """A position in which the card has a Runed Strap, and what else hangs there."""
    return {"under": {card: [*story.pop("also", []), "runed-strap"]}, **story}


def test_6_runed_strap_switches_brittle_steel_and_creeping_rust_off_and_keeps_new_ones_away() -> None:
    on = has("rimefang", at={"a": "snowbound-trail", "b": HEARTH}, position=strapped("rimefang", also=["brittle-steel"]))
    assert values.hero_bonus(on.g, 0, "attack", "melee") == 2
    rust = reset(1, readied={"a": "rimefang"}, glory={"a": 3}, position=strapped("rimefang", also=["creeping-rust"]))
    assert (rust.player("a").inventory, rust.glory("a")) == (["rimefang"], 3)
    t = table(
        hands={"a": "brittle-steel"}, peril={"b": 3}, phase="dungeonlord", readied={"b": "rimefang"}, position=strapped("rimefang")
    )
    assert not [option for option in t.options if option.startswith("play")]


def test_6_what_a_strap_protects_no_monster_takes_but_its_owner_may_discard_it() -> None:
    story: dict[str, Any] = {
        "map": beside(HEARTH, "wolf-crossing"), "at": {"a": HEARTH, "b": "wolf-crossing"}, "phase": "dungeonlord",
        "hands": {"a": "snowmaw-glutton"}, "peril": {"b": 9}, "position": strapped("rimefang"),
    }  # fmt: skip
    t = table(readied={"b": "rimefang"}, **story).rolls(6, 1).does("a", "declare", "add:snowmaw-glutton:B", "done")
    assert t.player("b").inventory == ["rimefang"]
    own = no_cards(has("rimefang", position={**strapped("rimefang"), "winter": False}, at={"b": HEARTH}, hands={"a": "zombie"}))
    own.does("a", "end")
    assert "treasure:rimefang" in own.options


def test_6_light_fingers_cannot_take_what_a_strap_protects() -> None:
    t = table(hands={"a": "light-fingers"}, glory={"a": 9}, readied={"b": "rimefang"}, position=strapped("rimefang"))
    why = Refused()
    assert glory.stealable(t.g, 0, 1, why) == []
    assert why.things["card:rimefang"].key == "protected"


FLOE = {HEARTH: (CENTRE, 0), "snowbound-trail": (CENTRE + STEPS[NORTH], 0), "sunless-pass": (CENTRE + 2 * STEPS[NORTH], 0)}


def test_bone_skis_make_one_move_between_two_spaces_with_ice_cost_nothing_in_a_turn() -> None:
    t = has("bone-skis", map=FLOE, at={"a": HEARTH, "b": HEARTH}, position=with_ice(last_hearth=1), ap={"a": 1})
    t.does("a", "move:0")
    assert (t.player("a").space, t.player("a").ap) == ("snowbound-trail", 1)
    assert [args["card"] for args in t.told("glides")] == ["bone-skis"]
    t.does("a", "move:2")
    assert t.player("a").ap == 0


def test_bone_skis_carry_a_hero_without_any_action_point_but_not_without_ice() -> None:
    at = {"a": HEARTH, "b": HEARTH}
    assert "move:0" in has("bone-skis", map=FLOE, at=at, position=with_ice(last_hearth=1), ap={"a": 0}).options
    plain = has("bone-skis", map=FLOE, at=at, ap={"a": 0})
    assert "move:0" not in plain.options
    assert plain.why()["space:snowbound-trail"].key == "no-ap"


@pytest.mark.parametrize(("die", "ap"), [(6, 1), (1, 0)])
def test_bone_skis_a_blocked_exit_needs_a_point_which_only_a_failure_costs(die: int, ap: int) -> None:
    places = {HEARTH: (CENTRE, 0), "sunless-pass": (CENTRE + STEPS[NORTH], 0)}
    story: dict[str, Any] = {"map": places, "at": {"a": "sunless-pass", "b": HEARTH}, "position": with_ice(last_hearth=1)}
    t = has("bone-skis", ap={"a": 1}, heroes={"a": "kron 1"}, **story).rolls(die).does("a", "move:2")
    assert (t.player("a").space, t.player("a").ap) == (HEARTH, ap)
    assert "move:2" not in has("bone-skis", ap={"a": 0}, **story).options
