"""General rulings (rules §11), and numbered ones that no other story tells."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.rules.setup import lay_beginning
from undercroft.games.dungeoneer.rules.values import boon_limit, monster_stat, treasure_limit
from undercroft.games.dungeoneer.state.dungeon import CENTRE, NORTH, SOUTH, STEPS, WEST
from undercroft.kernel.nature import DictatedNature, SampledNature

from .table import table

ENTRANCE = "tomb-antechamber"
HEROES = {"a": "roderik 2", "b": "kron 2"}
GALLERY = {ENTRANCE: (CENTRE, 0), "blade-gallery": (CENTRE + STEPS[NORTH], 1), "crypt": (CENTRE + STEPS[SOUTH], 0)}


# --- order ----------------------------------------------------------------------------------------------------------------------


def test_the_exit_is_tested_before_the_point_is_paid_and_peril_and_glory_come_before_the_hazard() -> None:
    """The rulebook's example: the glory just gained pays for a card before the spikes are rolled."""
    places = {"passage": (CENTRE, 0), "blade-gallery": (CENTRE + STEPS[NORTH], 1), ENTRANCE: (CENTRE + STEPS[SOUTH], 0)}
    t = table(map=places, at={"a": "passage", "b": ENTRANCE}, hands={"a": "ashen-cloak, lucky-tumble"}, heroes={"a": "pim 1"})
    t.rolls(6).does("a", "move:0")
    assert t.player("a").space == "blade-gallery"
    assert (t.glory("a"), t.player("a").ap) == (3, 2)
    assert "play:ashen-cloak" in t.options
    t.does("a", "play:ashen-cloak")
    assert t.asked == ("A", "hero")
    assert len(t.told("threat")) == 1  # the exit's only


def test_who_dies_at_the_exit_does_not_enter() -> None:
    places = {ENTRANCE: (CENTRE, 0), "corridor": (CENTRE + STEPS[NORTH], 0), "library": (CENTRE + STEPS[NORTH] + STEPS[WEST], 0)}
    t = table(seats=3, map=places, at={"a": "corridor", "b": ENTRANCE, "c": ENTRANCE}, life={"a": 1}, heroes={"a": "kron 1"})
    t.rolls(1).does("a", "move:3")
    assert not t.player("a").alive
    assert not [args for args in t.told("enters") if args["seat"] == 0]


# --- speed, limits --------------------------------------------------------------------------------------------------------------


def test_speed_is_not_action_points_until_the_next_reset() -> None:
    t = table(hands={"a": "wolfs-pace"}, glory={"a": 5}, heroes=HEROES, map=GALLERY, at={"a": ENTRANCE, "b": "crypt"})
    t.does("a", "play:wolfs-pace")
    assert t.player("a").ap == 3
    t.rolls(2).does("a", "move:0")  # 2 + speed 3 + 1
    assert t.life("a") == 6
    t.becomes(phase="reset", maps_left=[])
    assert t.player("a").ap == 4


def test_a_lost_level_lowers_stats_at_once_and_points_at_the_next_reset() -> None:
    t = table(hands={"a": "stolen-courage"}, peril={"b": 6}, heroes={"b": "roderik 2"}, phase="dungeonlord", ap={"b": 1})
    t.does("a", "play:stolen-courage:B")
    assert (t.player("b").level, t.player("b").ap) == (1, 1)
    t.becomes(active="B", phase="reset")
    assert t.player("b").ap == 2


def test_levels_never_fall_below_1() -> None:
    t = table(hands={"a": "stolen-courage"}, peril={"b": 6}, heroes={"b": "roderik 1"}, phase="dungeonlord")
    assert not [option for option in t.options if option.startswith("play")]


def test_ruling_35_the_first_limit_is_of_boons_the_second_of_treasures() -> None:
    t = table(heroes={"a": "kron 1"})
    assert (boon_limit(t.g, 0), treasure_limit(t.g, 0)) == (4, 1)


def test_ruling_51_and_52_surplus_goes_by_choice_and_nothing_is_thrown_away_to_make_room() -> None:
    t = table(readied={"a": "dented-visor"}, hands={"a": "barrow-blade"}, glory={"a": 9})
    assert not [option for option in t.options if "barrow-blade" in option or "dented-visor" in option]


# --- boons, treasures, banes ----------------------------------------------------------------------------------------------------


def test_boons_cannot_be_given_up_and_treasures_can_in_phase_v() -> None:
    t = table(readied={"a": "third-eye, dented-visor"}, hands={"a": "zombie"}, at={"a": "library"})
    t.does("a", "end")
    assert t.options == {"hand:zombie", "treasure:dented-visor"}


def test_a_boon_that_is_forced_off_stops_at_once() -> None:
    t = table(
        readied={"a": "third-eye"}, quests={"a": "free-caedmans-soul, black-ledger"}, ap={"a": 3}, players={"a": {"moved": True}}
    )
    t.does("a", "attempt:free-caedmans-soul", "third-eye")
    t.becomes({"a": {"space": "library"}}, phase="hero")
    t.does("a", "attempt:black-ledger").rolls(3).does("a", "0")
    assert t.told("rolls")[-1]["total"] == 3 + 0  # without the Eye


def test_a_bane_may_take_in_the_own_hero_but_the_own_peril_pays_for_nothing() -> None:
    t = table(hands={"a": "chain-of-grudges"}, peril={"a": 9, "b": 2}, phase="dungeonlord")
    assert t.options == {"attack:B", "end"}
    t = table(hands={"a": "chain-of-grudges"}, peril={"a": 9, "b": 3}, phase="dungeonlord")
    assert {"play:chain-of-grudges:A:B", "play:chain-of-grudges:B:A"} <= t.options


def test_a_token_may_be_dropped_in_anybodys_turn() -> None:
    t = table(quests={"b": "saints-ashes"}, at={"a": "library"}, phase="dungeonlord", players={"b": {"escorts": ["saints-ashes"]}})
    t.does("a", "end")
    assert t.options == {"drop:saints-ashes", "pass"}
    t.rolls("turn").does("b", "drop:saints-ashes")
    assert t.g.dropped == {"saints-ashes": "crypt"}


# --- set-up ---------------------------------------------------------------------------------------------------------------------


def test_ruling_14_every_card_of_the_beginning_lies_legally_and_misfits_stay_in_the_deck() -> None:
    for seed in range(30):
        g = GAME.new(GAME.read_settings({}, 2), 2)
        g.nature = SampledNature(Random(seed))
        lay_beginning(g)
        assert len(g.dungeon.lies) == 5
        assert g.dungeon.is_whole(False)
        assert len(g.map_bag) == 22 - 5


def test_ruling_61_grim_tunnels_may_be_among_the_four_at_the_beginning() -> None:
    g = GAME.new(GAME.read_settings({}, 2), 2)
    g.nature = DictatedNature(["dark-crossroads", "dark-crossroads-2", "weeping-fork"], SampledNature(Random(3)))
    lay_beginning(g)
    assert {"dark-crossroads", "dark-crossroads-2", "weeping-fork"} <= set(g.dungeon.lies)


# --- cards of the set -----------------------------------------------------------------------------------------------------------


def test_ruling_25_undead_awakening_gives_melee_and_magic() -> None:
    t = table(readied={"a": "undead-awakening"}, phase="dungeonlord")
    wraith = t.g.cards.adventures["grave-wraith"]
    assert wraith.body is not None
    more = {form: monster_stat(t.g, 0, wraith, form) - wraith.body.stats[form] for form in ("melee", "magic", "speed")}
    assert more == {"melee": 1, "magic": 1, "speed": 0}


def test_ruling_36_legion_is_a_demon() -> None:
    assert GAME.stock.cards().adventures["legion"].types == ("demon",)


def test_ruling_39_draky_has_one_life_and_speed_3() -> None:
    body = GAME.stock.cards().quests["slay-draky"].monster
    assert body is not None
    assert (body.life, body.stats) == (1, {"melee": 2, "magic": 2, "speed": 3})


@pytest.mark.parametrize(("counts", "glory"), [(True, 1), (False, 2)])
def test_ruling_2_what_a_strike_does_besides_the_wound_works_for_counter_rolls_too(counts: bool, glory: int) -> None:
    """The Grave Wraith, challenged in magic, strikes with its counter roll: 1 wound, and 1 glory lost unless the option says no."""
    t = table(
        hands={"a": "grave-wraith"}, peril={"b": 3}, ap={"b": 1}, glory={"b": 2}, at={"a": ENTRANCE, "b": "library"},
        phase="dungeonlord", counter_strikes=counts,
    )  # fmt: skip
    t.rolls(1, 3).does("a", "declare", "add:grave-wraith:B", "done")
    t.rolls(1, 6).does("b", "challenge:grave-wraith", "magic")
    assert t.life("b") == 5
    assert t.glory("b") == glory
