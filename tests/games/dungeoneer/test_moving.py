"""Laying the map, moving, exits, hazards, lying heroes, warps, threats (rules §7, §8)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.dungeoneer.cards.fields import BLOCKED, TRAPPED
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, SOUTH, STEPS, WEST, Dungeon
from undercroft.kernel.shapes import plain

from .table import Table, no_cards, table
from .test_odds import label

LIBRARY = GAME.stock.cards()
N, E, S, W = (CENTRE + STEPS[side] for side in (NORTH, EAST, SOUTH, WEST))
NE, SE, SW, NW = N + 1, S + 1, S - 1, N - 1

BLADES = {"tomb-antechamber": (CENTRE, 0), "blade-gallery": (E, 0), "corridor": (NE, 0), "crypt": (S, 0)}
"""The gallery has spikes 6+, and an exit north, blocked 5+, to the corridor."""
BRIDGE = {"tomb-antechamber": (CENTRE, 0), "troll-bridge": (N, 0), "crypt": (S, 0), "library": (W, 0)}
"""The bridge has a pit 5+."""
THRONE = {
    "tomb-antechamber": (CENTRE, 0), "dark-crossroads": (S, 0), "throne-of-ashes": (SE, 0), "crypt": (SE + 256, 0),
    "dark-crossroads-2": (SE + 1, 0),
}  # fmt: skip
"""The throne has exits east, melee 5+, and west, magic 5+, both blocked."""
NOWHERE_FOR_THE_VAULT = {
    "tomb-antechamber": (CENTRE, 0), "inner-sanctum": (N, 0), "embalmers-hall": (S, 0), "corner": (E, 0), "turn": (W, 0),
}  # fmt: skip
"""Every empty place is faced by an exit of which the vault's walls want nothing."""


def dungeon(**lies: Any) -> Dungeon:
    return Dungeon(LIBRARY.maps, {name.replace("_", "-"): lie for name, lie in lies.items()})


def at_gallery(**more: Any) -> Table:
    return table(at={"a": "blade-gallery", "b": "crypt"}, map=BLADES, **more)


# --- laying map cards -----------------------------------------------------------------------------------------------------------


def test_a_new_card_touches_the_map_and_exit_meets_exit() -> None:
    laid = dungeon(tomb_antechamber=(CENTRE, 0))
    assert laid.places("sealed-vault", True) == [(N, 0), (S, 1)]  # its only exit meets the entrance's


def test_an_exit_may_not_meet_a_wall_but_a_wall_may_meet_a_wall() -> None:
    laid = dungeon(tomb_antechamber=(CENTRE, 0), corridor=(N, 0), embalmers_hall=(E, 0))
    assert (NE, 0) not in laid.places("dark-crossroads", False)  # its west exit would meet the corridor's wall
    assert (NE, 0) not in laid.places("inner-sanctum", False)
    assert (NE, 0) in laid.places("sealed-vault", False)  # wall to wall in the west, exit to exit in the south


def test_touching_wall_to_wall_alone_is_not_enough() -> None:
    laid = dungeon(tomb_antechamber=(CENTRE, 0), corridor=(N, 0))
    assert NE not in [position for position, _ in laid.places("sealed-vault", True)]


def test_cards_are_never_laid_sideways_and_both_turns_are_free_ruling_29() -> None:
    laid = dungeon(tomb_antechamber=(CENTRE, 0))
    assert {turned for _, turned in laid.places("turn", False)} == {0, 1}
    assert [place for place in laid.places("corridor", False) if place[0] == N] == [(N, 0), (N, 1)]
    assert [place for place in laid.places("dark-crossroads", False) if place[0] == N] == [(N, 0)]  # turned it is the same


def test_only_the_last_card_may_close_the_dungeon() -> None:
    ring = dungeon(turn=(CENTRE, 0), corner=(N, 1), turn_2=(NE, 1))
    assert [position for position, _, _ in ring.border()] == [E]
    assert ring.places("corner-2", False) == []
    assert ring.places("corner-2", True) == [(E, 0)]
    assert ring.places("library", False) == [(E, 0), (E, 1)]  # it opens new ways


def test_a_card_that_fits_nowhere_goes_under_the_deck_and_another_is_drawn_ruling_13() -> None:
    places = {"a": "tomb-antechamber", "b": "tomb-antechamber"}
    t = table(map=NOWHERE_FOR_THE_VAULT, at=places, phase="dungeonlord")
    t.rolls("sealed-vault", "corridor").does("a", "end")
    assert t.asked == ("A", "lay")
    assert {option.split(":")[1] for option in t.options} == {"corridor"}
    assert t.g.map_below == ["sealed-vault"]


def test_if_no_card_fits_the_map_phase_is_over_ruling_13() -> None:
    places = {"a": "tomb-antechamber", "b": "tomb-antechamber"}
    t = table(map=NOWHERE_FOR_THE_VAULT, at=places, phase="dungeonlord", position={"maps_left": ["sealed-vault"]})
    t.rolls("sealed-vault").does("a", "end")
    assert t.asked == ("A", "hero")


def test_exploring_in_vain_costs_no_action_point_ruling_53() -> None:
    places = {"a": "tomb-antechamber", "b": "tomb-antechamber"}
    t = table(map=NOWHERE_FOR_THE_VAULT, at=places, position={"maps_left": ["sealed-vault"]})
    t.rolls("sealed-vault").does("a", "explore")
    assert t.player("a").ap == 3
    assert t.asked == ("A", "hero")
    assert "explore" not in t.options  # until the dungeon has changed
    t.becomes(map={name: lie for name, lie in GAME.to_position(t.g)["map"].items() if name != "embalmers-hall"})
    t.does("a", "explore")
    assert t.options == {f"lay:sealed-vault:{S}:1"}


def test_exploring_costs_a_point_and_lays_a_card() -> None:
    t = table(at={"a": "library", "b": "crypt"})
    t.rolls("turn").does("a", "explore")
    lay = sorted(t.options)[0]
    t.does("a", lay)
    assert t.player("a").ap == 2
    assert "turn" in t.g.dungeon.lies


def test_without_map_cards_there_is_no_exploring_and_no_map_phase() -> None:
    t = table(at={"a": "library", "b": "crypt"}, phase="dungeonlord", position={"maps_left": []})
    t.does("a", "end")
    assert t.asked == ("A", "hero")
    assert "explore" not in t.options


def test_shifts_keep_to_the_rules_of_laying_and_cut_nothing_off() -> None:
    t = table(hands={"a": "shuddering-stones"}, peril={"b": 3}, phase="dungeonlord", map=THRONE,
              at={"a": "tomb-antechamber", "b": "crypt"})  # fmt: skip
    t.does("a", "play:shuddering-stones")
    for one, other, a, b in t.g.dungeon.swaps(False):
        after = t.g.dungeon.swapped(one, other, a, b)
        assert after.is_whole(False)
        assert "tomb-antechamber" not in (one, other)


# --- moving ---------------------------------------------------------------------------------------------------------------------


def test_a_move_costs_a_point_and_only_the_exit_of_the_card_left_matters() -> None:
    """The rulebook's example: into the library through its trap exit's side nothing happens."""
    t = table(at={"a": "tomb-antechamber", "b": "crypt"})
    assert label(t, "move:3").args["far"] == "trap"  # said before it is chosen, and again as it happens
    t.does("a", "move:3")
    assert t.player("a").space == "library"
    assert t.player("a").ap == 2
    assert t.told("threat") == []
    assert [(each["walks"], each["ap"]) for each in t.told("enters")] == [(True, 1)]
    assert [each["kind"] for each in t.told("untested")] == ["trap"]
    t.rolls(2).does("a", "move:1")
    assert t.told("threat")[0]["value"] == 5


def test_after_a_roll_on_the_way_out_nothing_is_said_of_the_way_in() -> None:
    """Both sides of the way have an exit with a test: that nobody rolls here would be read of the one that was just rolled for."""
    lies = {"tomb-antechamber": (CENTRE, 0), "library": (W, 0)}
    t = table(map=lies, at={"a": "library", "b": "tomb-antechamber"})
    t.rolls(6).does("a", "move:1")
    assert t.told("threat")
    assert t.told("untested") == []


@pytest.mark.parametrize(("side", "place"), [("north", N), ("south", S)])
def test_a_laid_card_is_told_with_where_it_lies(side: str, place: int) -> None:
    """Whoever does without the map reads beside which card, on which side of it."""
    t = table(map={"tomb-antechamber": (CENTRE, 0)}, at={"a": "tomb-antechamber", "b": "tomb-antechamber"})
    t.rolls("corridor").does("a", "explore", f"lay:corridor:{place}:0")
    assert [(each["space"], each["beyond"], each["side"]) for each in t.told("lays")] == [("corridor", "tomb-antechamber", side)]


WALLED = {
    "tomb-antechamber": (CENTRE, 0), "corridor": (N, 0), "crypt": (S, 0), "embalmers-hall": (E, 0), "sealed-vault": (NE, 0),
}  # fmt: skip


def test_walls_are_passed_from_neither_side() -> None:
    t = table(map=WALLED, at={"a": "corridor", "b": "crypt"})
    assert {option for option in t.options if option.startswith("move")} == {"move:2"}
    t = table(map=WALLED, at={"a": "sealed-vault", "b": "crypt"})
    assert {option for option in t.options if option.startswith("move")} == {"move:2"}


def test_spaces_that_touch_wall_to_wall_are_still_adjacent() -> None:
    t = table(map=WALLED, at={"a": "crypt", "b": "sealed-vault"}, hands={"a": "hand-through-the-wall"}, peril={"b": 2})
    assert {option for option in t.options if option.startswith("play")} == {
        "play:hand-through-the-wall:B:corridor", "play:hand-through-the-wall:B:embalmers-hall",
    }  # fmt: skip


def test_without_points_nobody_moves() -> None:
    t = table(ap={"a": 0})
    assert not [option for option in t.options if option.startswith("move")]


def test_every_new_space_on_the_way_gives_its_peril_and_glory() -> None:
    t = table(at={"a": "library", "b": "crypt"})
    t.rolls(6).does("a", "move:1", "move:1")
    assert (t.glory("a"), t.peril("a")) == (1 + 2, 1 + 3)


def test_a_space_gives_nothing_twice_in_a_turn_nor_does_the_one_where_the_turn_began_ruling_15() -> None:
    t = table(at={"a": "tomb-antechamber", "b": "crypt"})
    t.does("a", "move:1", "move:3", "move:1")
    assert (t.glory("a"), t.peril("a")) == (2, 3)


def test_a_hero_moved_in_anothers_turn_gets_nothing_and_meets_no_hazard() -> None:
    t = table(hands={"a": "hand-through-the-wall"}, peril={"b": 2}, map=BRIDGE, at={"a": "crypt", "b": "tomb-antechamber"})
    t.does("a", "play:hand-through-the-wall:B:troll-bridge")
    assert t.player("b").space == "troll-bridge"
    assert (t.glory("b"), t.peril("b")) == (0, 0)
    assert t.told("threat") == []


# --- exits ----------------------------------------------------------------------------------------------------------------------


def test_exits_test_speed_unless_the_card_names_another_stat_ruling_1() -> None:
    kinds = {
        (card.id, exit.threat.stats)
        for card in LIBRARY.maps.values() for exit in card.exits if exit.kind in (BLOCKED, TRAPPED) and exit.threat
    }  # fmt: skip
    assert ("passage", ("speed",)) in kinds
    assert ("troll-bridge", ("melee",)) in kinds
    assert {stats for name, stats in kinds if name == "library"} == {("speed",), ("magic",)}
    t = at_gallery()
    t.rolls(2).does("a", "move:0")
    assert t.told("rolls")[0]["form"] == "speed"


def test_a_blocked_exit_that_is_overcome_costs_one_point_in_all() -> None:
    t = at_gallery()
    t.rolls(2).does("a", "move:0")  # 2 + 3
    assert t.player("a").space == "corridor"
    assert t.player("a").ap == 2


def test_a_blocked_exit_that_is_failed_costs_one_point_more_and_the_hero_goes_through() -> None:
    t = at_gallery()
    t.rolls(1).does("a", "move:0")
    assert t.player("a").space == "corridor"
    assert t.player("a").ap == 1


def test_a_hero_without_points_left_stays_on_the_threshold_and_has_not_moved() -> None:
    t = no_cards(at_gallery(ap={"a": 1}))
    t.rolls(1).does("a", "move:0")
    assert t.player("a").space == "blade-gallery"
    assert t.player("a").thresholds == [NORTH]
    t.does("a", "end")
    assert (t.glory("a"), t.peril("a")) == (3, 2)  # as one that did not move


def test_from_the_threshold_it_goes_on_in_its_next_turn_without_a_test_ruling_19() -> None:
    t = at_gallery(phase="reset", players={"a": {"thresholds": [NORTH]}})
    t.rolls("turn").does("a", "end")
    t.does("a", sorted(t.options)[0], "move:0")
    assert t.player("a").space == "corridor"
    assert t.player("a").ap == 2
    assert t.player("a").thresholds == []


def test_from_the_threshold_it_goes_on_in_the_same_turn_when_a_card_brings_points() -> None:
    t = at_gallery(hands={"a": "stubborn-legs"}, glory={"a": 2}, ap={"a": 1})
    t.rolls(1).does("a", "move:0", "play:stubborn-legs", "move:0")
    assert t.player("a").space == "corridor"
    assert t.player("a").ap == 1


def test_the_exit_stays_open_for_others_until_the_opener_has_left_ruling_20() -> None:
    t = table(at={"a": "blade-gallery", "b": "blade-gallery"}, map=BLADES, players={"b": {"thresholds": [NORTH]}})
    t.does("a", "move:0")
    assert t.told("threat") == []
    assert [(each["open"], each["by_seat"]) for each in t.told("leaves")] == [(True, "B")]  # the journal says why nobody rolls
    assert t.player("a").space == "corridor"


def test_an_exit_overcome_is_open_for_nobody_else_ruling_20() -> None:
    t = table(at={"a": "blade-gallery", "b": "blade-gallery"}, map=BLADES)
    t.rolls(2, 6, 2).does("a", "move:0", "move:2", "move:0")
    assert [args["source"] for args in t.told("threat")] == ["blocked", "spikes", "blocked"]
    assert {(args["open"], args["by_seat"]) for args in t.told("leaves")} == {(False, "")}


def test_the_exit_closes_when_the_opener_leaves_by_another_way() -> None:
    t = at_gallery(players={"a": {"thresholds": [NORTH]}})
    t.does("a", "move:3").rolls(6).does("a", "move:1")
    t.rolls(2).does("a", "move:0")
    assert [args["source"] for args in t.told("threat")] == ["spikes", "blocked"]


def test_the_exit_closes_when_the_opener_is_moved_away() -> None:
    t = at_gallery(hands={"b": "hand-through-the-wall"}, peril={"a": 2}, ap={"a": 1})
    t.rolls(1).does("a", "move:0")
    t.does("b", "pass")  # before the dice
    assert t.player("a").thresholds == [NORTH]
    t.does("b", "play:hand-through-the-wall:A:tomb-antechamber")
    assert t.player("a").thresholds == []


def test_an_exit_opened_from_the_threshold_stays_open_when_the_hero_tries_another() -> None:
    t = table(map=THRONE, at={"a": "throne-of-ashes", "b": "crypt"}, players={"a": {"thresholds": [EAST], "ap": 1}})
    t.rolls(1).does("a", "move:3")
    assert t.player("a").thresholds == [EAST, WEST]
    t.becomes({"a": {"ap": 1}})
    t.does("a", "move:1")
    assert t.player("a").space == "dark-crossroads-2"
    assert t.player("a").thresholds == []


def test_a_hero_whose_points_are_taken_before_the_dice_stays_on_the_threshold_with_none() -> None:
    t = at_gallery(hands={"b": "leaden-weight"}, peril={"a": 3}, ap={"a": 2})
    t.does("a", "move:0")
    t.rolls(1).does("b", "play:leaden-weight:A")
    assert t.player("a").ap == 0
    assert t.player("a").thresholds == [NORTH]


def test_a_held_exit_turns_with_its_card() -> None:
    """§7: the marker lies on the exit."""
    t = table(hands={"a": "shuddering-stones"}, peril={"b": 3}, phase="dungeonlord", map=THRONE,
              at={"a": "tomb-antechamber", "b": "throne-of-ashes"}, players={"b": {"thresholds": [EAST]}})  # fmt: skip
    turned = [swap for swap in t.g.dungeon.swaps(False) if swap[0] == "throne-of-ashes" and swap[2] == 1]
    one, other, a, b = turned[0]
    t.does("a", "play:shuddering-stones", one, f"{one}:{other}:{a}:{b}")
    assert t.player("b").thresholds == [WEST]
    assert t.g.dungeon.exit("throne-of-ashes", WEST).threat.stats == ("melee",)  # type: ignore[union-attr]


def test_a_trap_exit_is_left_either_way_and_a_failure_wounds() -> None:
    t = table(at={"a": "library", "b": "crypt"})
    t.rolls(1).does("a", "move:1")
    assert t.player("a").space == "tomb-antechamber"
    assert t.life("a") == 5
    assert t.player("a").ap == 2


def test_a_hero_that_dies_at_a_trap_exit_does_not_leave() -> None:
    t = table(seats=3, at={"a": "library"}, life={"a": 1})
    t.rolls(1).does("a", "move:1")
    assert t.player("a").space == "library"
    assert not t.player("a").alive
    assert t.asked[0] == "B"


def test_trap_exits_are_no_trap_encounters() -> None:
    """§7: danger and enhancers of trap encounters leave them alone."""
    t = table(at={"a": "library", "b": "crypt"}, readied={"b": "oiled-gears"})
    t.rolls(2).does("a", "move:1")
    assert t.told("threat")[0]["value"] == 5


@pytest.mark.parametrize(("option", "threats"), [("once", 1), ("always", 2)])
def test_a_trap_exit_is_spent_for_everybody_until_the_next_reset_ruling_41(option: str, threats: int) -> None:
    t = table(at={"a": "library", "b": "crypt"}, trap_exits=option)
    t.rolls(6).does("a", "move:1", "move:3")
    if option == "always":
        t.rolls(6)
    t.does("a", "move:1")
    assert len(t.told("threat")) == threats
    assert t.nature.answers == []


@pytest.mark.parametrize(("option", "sprung"), [("once", [EAST]), ("always", [])])
def test_only_a_trap_exit_that_tests_nobody_any_more_is_shown_as_sprung(option: str, sprung: list[int]) -> None:
    t = table(at={"a": "library", "b": "crypt"}, trap_exits=option)
    t.rolls(6).does("a", "move:1", "move:3")
    library = next(each for each in plain(GAME.view(t.g, 0))["map"] if each["id"] == "library")
    assert library["sprung"] == sprung
    assert label(t, f"move:{EAST}").key == ("move" if sprung else "move-trap")


def test_a_spent_trap_exit_is_armed_again_by_anybodys_reset() -> None:
    t = table(at={"a": "library", "b": "crypt"}, active="b", phase="reset", position={"sprung": [("library", EAST)]})
    assert t.g.sprung == set()


def test_a_hero_drawn_away_before_the_dice_of_a_trap_exit_is_not_wounded() -> None:
    t = table(at={"a": "library", "b": "crypt"}, hands={"b": "hand-through-the-wall"}, peril={"a": 2})
    t.does("a", "move:1").does("b", "play:hand-through-the-wall:A:tomb-antechamber")
    assert t.life("a") == 6
    assert t.player("a").ap == 3
    assert t.told("threat") == []
    assert t.g.sprung == set()  # nobody passed it


def test_the_exit_is_tested_before_the_point_is_paid() -> None:
    """§11: exit, then action points, then entering."""
    t = table(at={"a": "library", "b": "crypt"}, hands={"a": "lucky-tumble"}, glory={"a": 1})
    t.does("a", "move:1")
    assert t.asked == ("A", "window")
    assert t.player("a").ap == 3


# --- hazards --------------------------------------------------------------------------------------------------------------------


def test_spikes_wound_whoever_fails_them_at_every_entry() -> None:
    t = table(at={"a": "tomb-antechamber", "b": "crypt"}, map=BLADES)
    t.rolls(2).does("a", "move:1")
    assert t.life("a") == 5
    t.does("a", "move:3").rolls(2).does("a", "move:1")
    assert t.life("a") == 4
    assert t.glory("a") == 3  # but peril and glory only once


def test_a_pit_knocks_down_whoever_fails_it() -> None:
    t = table(at={"a": "tomb-antechamber", "b": "crypt"}, map=BRIDGE)
    t.rolls(2).does("a", "move:0")
    assert not t.player("a").down
    t.does("a", "move:2").rolls(1).does("a", "move:0")
    assert t.player("a").down


def test_the_income_of_who_stays_brings_no_hazard() -> None:
    t = no_cards(at_gallery())
    t.does("a", "end", "no")
    assert t.glory("a") == 3
    assert t.life("a") == 6


def test_glory_of_the_space_may_be_spent_before_its_hazard_works() -> None:
    """The rulebook's example: a boon that makes faster is paid with the glory of the space itself."""
    t = table(hands={"a": "wolfs-pace"}, glory={"a": 2}, at={"a": "tomb-antechamber", "b": "crypt"}, map=BLADES)
    t.does("a", "move:1")
    assert t.options == {"play:wolfs-pace", "pass"}
    t.rolls(2).does("a", "play:wolfs-pace")
    assert t.told("threat")[0]["total"] == 2 + 3 + 1
    assert t.life("a") == 6


def test_the_cloak_played_before_the_hazard_spares_the_dice() -> None:
    t = table(hands={"a": "ashen-cloak"}, at={"a": "tomb-antechamber", "b": "crypt"}, map=BLADES)
    t.does("a", "move:1", "play:ashen-cloak")
    assert t.told("threat") == []


@pytest.mark.parametrize(("option", "value"), [(True, 9), (False, 7)])
def test_danger_counts_for_a_hero_in_anothers_turn_ruling_42(option: bool, value: int) -> None:
    t = table(
        hands={"a": "whispering-darts"}, peril={"b": 3}, at={"a": "library", "b": "dark-crossroads"}, phase="dungeonlord",
        danger_for_all=option,
        players={"b": {"brought": True}},
    )  # fmt: skip
    t.rolls(6).does("a", "declare", "add:whispering-darts:B", "done")
    assert t.told("threat")[0]["value"] == value


def test_danger_counts_for_a_hero_that_came_itself_with_either_option_ruling_42() -> None:
    t = table(
        hands={"a": "whispering-darts"}, peril={"b": 3}, at={"a": "dark-crossroads", "b": "dark-crossroads"}, phase="dungeonlord",
        danger_for_all=False,
        players={"b": {"brought": True}},
    )  # fmt: skip
    t.rolls(6, 6).does("a", "declare", "add:whispering-darts:B", "done")
    assert {args["seat"]: args["value"] for args in t.told("threat")} == {0: 9, 1: 7}


# --- lying heroes ---------------------------------------------------------------------------------------------------------------


def lying(**more: Any) -> Table:
    return table(**more, players={"a": {"down": True}})


def test_a_hero_that_lies_spends_points_on_standing_up_only_ruling_17() -> None:
    t = lying(readied={"a": "answering-steel"}, at={"a": "library", "b": "library"})
    assert t.options == {"stand-up", "end"}
    t.does("a", "stand-up")
    assert t.player("a").ap == 2
    assert {"move:1", "explore", "attack:B"} <= t.options


def test_a_hero_that_lies_still_tries_a_quest_for_free_but_pays_for_none_ruling_17() -> None:
    t = lying(quests={"a": "black-ledger"}, at={"a": "library", "b": "crypt"})
    t.does("a", "attempt:black-ledger").rolls(1).does("a", "pass")  # it might stand up before the dice
    assert t.told("attempt-fails")
    assert t.player("a").down
    assert "attempt:black-ledger" not in t.options


def test_a_hero_that_lies_plays_cards_and_gains_like_others() -> None:
    t = lying(hands={"a": "rooted-stance"}, glory={"a": 3}, at={"a": "library", "b": "crypt"})
    no_cards(t).does("a", "play:rooted-stance", "end", "pass", "no")
    assert t.player("a").inventory == ["rooted-stance"]
    assert (t.glory("a"), t.peril("a")) == (2, 2)


def test_a_hero_that_lies_defends_itself_but_does_not_challenge() -> None:
    t = table(
        hands={"a": "zombie"},
        peril={"b": 1},
        ap={"b": 1},
        at={"a": "library", "b": "tomb-antechamber"},
        phase="dungeonlord",
        players={"b": {"down": True}},
    )
    t.does("a", "declare", "add:zombie:B", "done").does("b", "pass").rolls(2, 2).does("b", "pass")
    assert t.told("rolls")[0]["total"] == 2 + 2
    assert t.options == {"stand-up", "pass"}
    t.does("b", "stand-up")
    assert t.asked == ("A", "keep")  # the saved point is gone


def test_a_hero_lies_through_resets_and_loses_no_life_ruling_18() -> None:
    t = lying(at={"a": "library", "b": "crypt"}, phase="reset")
    assert t.player("a").down
    assert t.life("a") == 6
    assert t.player("a").ap == 3


def test_a_lying_hero_may_stand_up_in_anothers_turn_with_its_saved_point() -> None:
    t = table(ap={"b": 1}, at={"b": "library"}, phase="reset", players={"b": {"down": True}})
    assert t.asked == ("B", "window")
    t.does("b", "stand-up")
    assert not t.player("b").down
    assert t.player("b").ap == 0


# --- warps ----------------------------------------------------------------------------------------------------------------------


def test_a_warp_in_the_own_turn_enters_the_space_like_a_move() -> None:
    t = table(hands={"a": "door-of-smoke"}, glory={"a": 3}, at={"a": "crypt", "b": "library"}, map=BRIDGE)
    t.rolls(1).does("a", "play:door-of-smoke:troll-bridge")
    assert t.player("a").down
    assert (t.glory("a"), t.peril("a")) == (2, 2)
    no_cards(t).does("a", "end", "pass", "no")
    assert (t.glory("a"), t.peril("a")) == (2, 2)  # it has moved


def test_whoever_was_moved_by_others_in_its_own_turn_has_moved_ruling_16() -> None:
    t = table(hands={"b": "hand-through-the-wall"}, peril={"a": 2}, at={"a": "tomb-antechamber", "b": "crypt"})
    t.does("a", "end")
    t.does("b", "play:hand-through-the-wall:A:library")
    no_cards(t).does("a", "no")
    assert (t.glory("a"), t.peril("a")) == (2, 2)  # of the library once, as a new space


def test_whoever_was_moved_in_anothers_turn_has_not_moved_in_its_own_ruling_16() -> None:
    t = table(hands={"a": "hand-through-the-wall"}, peril={"b": 2}, at={"a": "crypt", "b": "tomb-antechamber"})
    t.does("a", "play:hand-through-the-wall:B:library")
    assert not t.player("b").moved


# --- threats --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "life"), [(5, 6), (4, 5)])
def test_die_and_stat_must_reach_the_threat(die: int, life: int) -> None:
    t = table(quests={"a": "black-ledger"}, at={"a": "library", "b": "crypt"}, heroes={"a": "vashti 1"})
    t.rolls(die).does("a", "attempt:black-ledger")  # magic 1 against 6
    assert t.life("a") == life


def test_a_trap_threatens_all_heroes_in_the_space_each_with_its_own_roll_the_dungeonlords_too() -> None:
    t = table(seats=3, hands={"a": "closing-walls"}, peril={"b": 5}, at={"c": "library"}, phase="dungeonlord")
    t.rolls(3, 1).does("a", "declare", "add:closing-walls:B", "done")
    assert (t.life("a"), t.life("b"), t.life("c")) == (6, 4, 6)


def test_where_a_map_card_is_laid_it_says_how_far_that_is_and_who_stands_beside_it() -> None:
    t = table(at={"a": "tomb-antechamber", "b": "crypt"}, phase="dungeonlord").rolls("passage").does("a", "end")
    assert t.asked == ("A", "lay")
    told = {option: label(t, option).args for option in t.options}
    for option, args in told.items():
        laid = t.g.dungeon.laid("passage", int(option.split(":")[2]), int(option.split(":")[3]))
        assert args["steps"] == laid.reach(["tomb-antechamber"])["passage"]
        assert args["near"] == (["B"] if "crypt" in [beyond for _, beyond in laid.ways("passage")] else [])
    assert {bool(args["near"]) for args in told.values()} == {True, False}
