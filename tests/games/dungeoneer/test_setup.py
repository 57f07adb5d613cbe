"""Before the first turn, and how the game ends (rules §1, §3)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft.games.dungeoneer.cards.fields import WALL, Exit, MapCard
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.rules.setup import lay_beginning
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, SOUTH, STEPS, WEST
from undercroft.games.dungeoneer.state.state import State
from undercroft.kernel.nature import DictatedNature, SampledNature
from undercroft.kernel.run import Run

from .table import table


def begun(*answers: int | str, seats: int = 3, seed: int = 1, **options: Any) -> State:
    """A game that was set up: chance says ``answers`` first, then anything."""
    g = GAME.new(GAME.read_settings(options, seats), seats)
    g.journal = []
    Run(GAME, g, DictatedNature(answers, SampledNature(Random(seed)))).begin()
    return g


def test_the_set_has_22_map_cards_60_adventures_14_quests_and_6_heroes() -> None:
    library = GAME.stock.cards()
    assert [len(each) for each in (library.maps, library.adventures, library.quests, library.heroes)] == [22, 60, 14, 6]


@pytest.mark.parametrize("seed", range(5))
def test_the_entrance_lies_in_the_middle_with_a_tunnel_on_each_side_grim_ones_too_ruling_61(seed: int) -> None:
    g = begun(seed=seed)
    assert g.dungeon.lies["tomb-antechamber"] == (CENTRE, 0)
    around = [g.dungeon.at[CENTRE + step] for step in STEPS]
    assert {g.cards.maps[card].type for card in around} <= {"tunnel", "grim-tunnel"}
    assert len(g.dungeon.ways("tomb-antechamber")) == 4
    assert len(g.dungeon.lies) == 5
    assert len(g.map_bag) == 22 - 5
    assert g.dungeon.is_whole(False)


def test_a_grim_tunnel_may_lie_beside_the_entrance_ruling_61() -> None:
    g = begun("dark-crossroads", "weeping-fork", "0")
    assert g.dungeon.at[CENTRE + STEPS[NORTH]] == "dark-crossroads"
    assert g.dungeon.lies["weeping-fork"] == (CENTRE + STEPS[EAST], 0)


def test_a_tunnel_without_a_legal_turn_goes_back_and_another_is_tried_ruling_14() -> None:
    g = GAME.new(GAME.read_settings({}, 2), 2)
    wall = Exit(WALL)
    shaft = MapCard(
        id="shaft", name={}, type="tunnel", exits=(Exit("open"), wall, Exit("open"), wall), peril=1, glory=1,
    )  # fmt: skip
    g.cards.maps["shaft"] = shaft
    try:
        g.map_bag.append("shaft")
        g.nature = DictatedNature(["dark-crossroads", "shaft", "dark-crossroads-2", "shaft", "turn"])
        lay_beginning(g)
    finally:
        del g.cards.maps["shaft"]
    around = [g.dungeon.at[CENTRE + STEPS[side]] for side in (NORTH, EAST, SOUTH, WEST)]
    assert around == ["dark-crossroads", "dark-crossroads-2", "shaft", "turn"]
    assert "shaft" not in g.map_bag


def test_everybody_has_a_hero_of_level_1_with_6_life_on_the_entrance_1_glory_and_1_peril() -> None:
    g = begun()
    assert len({player.hero for player in g.players}) == 3
    first = g.players[1 if g.active == 0 else 0]
    assert (first.level, first.life, first.glory, first.peril, first.space) == (1, 6, 1, 1, "tomb-antechamber")
    assert {player.life for player in g.players} == {6}


def test_everybody_has_two_personal_quests_and_five_cards_and_there_is_one_global_quest() -> None:
    g = begun()
    assert [len(player.quests) for player in g.players] == [2, 2, 2]
    assert [len(player.hand) for player in g.players] == [5, 5, 5]
    assert len(g.global_quests) == 1
    assert len(g.quest_bag) == 14 - 7
    assert len(g.deck.bag) == len(g.cards.bag) - 15


def test_the_highest_die_begins_and_ties_roll_again() -> None:
    g = begun("dark-crossroads", "dark-crossroads-2", "corner", "turn", 3, 5, 5, 2, 2, 6, 1)
    dice = [(event.args["seat"], event.args["die"]) for event in g.journal or [] if event.key == "rolls-first"]
    assert dice == [(0, 3), (1, 5), (2, 5), (1, 2), (2, 2), (1, 6), (2, 1)]
    assert [event.args["seats"] for event in g.journal or [] if event.key == "rolls-tie"] == [[1, 2], [1, 2]]
    assert g.active == 1


def test_the_first_turn_brings_points_equal_to_speed() -> None:
    g = begun()
    player = g.players[g.active]
    assert player.ap == g.cards.heroes[player.hero].levels[0]["speed"]
    assert [each.ap for each in g.players if each is not player] == [0, 0]


# --- the end --------------------------------------------------------------------------------------------------------------------


def test_three_completed_quests_win_at_once() -> None:
    t = table(
        quests={"a": "black-ledger"}, at={"a": "library", "b": "crypt"}, players={"a": {"completed": ["magic-fish", "slay-draky"]}}
    )
    t.rolls(6).does("a", "attempt:black-ledger")
    assert t.g.over
    assert t.g.winner == 0


def test_global_quests_count_like_personal_ones() -> None:
    t = table(
        global_quests="black-ledger", at={"a": "library", "b": "crypt"}, players={"a": {"completed": ["magic-fish", "slay-draky"]}}
    )
    t.rolls(6, "bone-regent").does("a", "attempt:black-ledger")
    assert t.g.winner == 0


def test_levels_lost_take_no_completed_quest_away() -> None:
    t = table(
        hands={"a": "stolen-courage"},
        peril={"b": 6},
        phase="dungeonlord",
        at={"a": "library"},
        players={"b": {"completed": ["magic-fish"]}},
    )
    t.does("a", "play:stolen-courage:B")
    assert t.player("b").level == 1
    assert t.player("b").completed == ["magic-fish"]


def test_nobody_falls_below_level_1() -> None:
    t = table(hands={"a": "stolen-courage"}, peril={"b": 6}, phase="dungeonlord", at={"a": "library"}, heroes={"b": "roderik 1"})
    assert t.options == {"end"}


def test_the_last_living_hero_wins() -> None:
    t = table(hands={"a": "zombie"}, peril={"b": 1}, life={"b": 1}, phase="dungeonlord", at={"a": "library"})
    t.rolls(6, 1).does("a", "declare", "add:zombie:B", "done")
    assert t.g.over
    assert t.g.winner == 0


def test_with_more_players_the_game_goes_on_without_the_defeated_ruling_22() -> None:
    t = table(
        seats=3, hands={"a": "zombie", "b": "fend-off"}, readied={"b": "rooted-stance, undead-awakening"}, peril={"b": 1},
        quests={"b": "magic-fish"}, global_quests="slay-draky", life={"b": 1}, phase="dungeonlord",
        at={"a": "library", "c": "library"},
        players={"b": {"lair": ["bugbear"]}},
    )  # fmt: skip
    t.rolls(6, 1).does("a", "declare", "add:zombie:B", "done")
    player = t.player("b")
    assert not player.alive
    assert t.discarded("fend-off", "rooted-stance", "undead-awakening", "bugbear")
    assert (player.hand, player.inventory, player.banes, player.lair, player.quests) == ([], [], [], [], [])
    assert t.g.global_quests == ["slay-draky"]
    assert "magic-fish" not in t.g.quest_bag
    assert not t.g.over


def test_the_escorted_token_of_the_defeated_lies_where_it_fell_ruling_22() -> None:
    t = table(
        seats=3, hands={"a": "zombie"}, quests={"b": "saints-ashes"}, peril={"b": 1}, life={"b": 1}, phase="dungeonlord",
        at={"a": "library", "c": "library"},
        players={"b": {"escorts": ["saints-ashes"]}},
    )  # fmt: skip
    t.does("a", "declare", "add:zombie:B", "done").does("b", "pass").rolls(6, 1).does("b", "pass")  # it might let it go
    assert t.g.dropped == {"saints-ashes": "crypt"}


def test_the_active_hero_that_falls_ends_its_turn_without_phase_v_ruling_49() -> None:
    t = table(seats=3, at={"a": "library", "c": "corridor"}, life={"a": 1})
    t.rolls(1).does("a", "move:1")
    assert t.g.active == 1
    assert t.asked == ("B", "lord")


def test_whoever_kills_all_remaining_heroes_at_once_wins_though_its_own_is_among_them_ruling_48() -> None:
    t = table(hands={"a": "closing-walls"}, peril={"b": 5}, life={"a": 1, "b": 1}, phase="dungeonlord")
    t.rolls(1, 1).does("a", "declare", "add:closing-walls:B", "done")
    assert t.g.over
    assert t.g.winner == 0
