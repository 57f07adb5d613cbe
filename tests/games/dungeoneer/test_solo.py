"""The solo game (rules §14)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, STEPS

from .table import Table, new_game, no_cards, table

ENTRANCE = "tomb-antechamber"


def alone(*, hand: str = "", life: int = 6, at: str = ENTRANCE, space: str = "library", **more: Any) -> Table:
    """Roderik of level 2, with 3 points, on the entrance; north of it another space."""
    places = {ENTRANCE: (CENTRE, 0), space: (CENTRE + STEPS[NORTH], 0), "turn-2": (CENTRE + STEPS[EAST], 1)}
    return table(
        **{
            "seats": 1, "heroes": {"a": "roderik 2"}, "hands": {"a": hand}, "life": {"a": life}, "at": {"a": at}, "map": places,
            **more,
        }
    )  # fmt: skip


def peril_discards(t: Table) -> list[str]:
    assert t.g.peril_deck is not None
    return t.g.peril_deck.discards


# --- before the game ------------------------------------------------------------------------------------------------------------


def test_warps_shifts_and_cards_for_several_heroes_go_and_two_decks_remain() -> None:
    t = new_game(1)
    assert t.g.peril_deck is not None
    kept = [*t.g.deck.bag, *t.g.players[0].hand, *t.g.peril_deck.bag]
    adventures = t.g.cards.adventures
    gone = {card.id for name, card in adventures.items() if name not in kept}
    assert gone == {card.id for card in adventures.values() if card.several or {"warp", "shift"} & {*card.types}}
    assert len(kept) == len(set(kept)) == len(t.g.cards.bag) - len(gone)
    assert gone >= {
        "door-of-smoke", "hand-through-the-wall", "rune-of-exile", "labyrinths-favor", "shuddering-stones", "light-fingers",
        "chain-of-grudges",
    }  # fmt: skip
    assert {adventures[name].kind for name in t.g.deck.bag} == {"boon", "treasure"}
    assert {adventures[name].kind for name in t.g.peril_deck.bag} == {"bane", "monster", "trap"}


def test_three_quests_are_dealt_none_is_global_and_the_others_are_put_away() -> None:
    t = new_game(1)
    assert len(t.g.players[0].quests) == 3
    assert t.g.global_quests == []
    assert t.g.quest_bag == []


def test_ruling_30_the_hand_are_five_cards_of_the_glory_deck() -> None:
    t = new_game(1)
    assert len(t.g.players[0].hand) == 5
    assert all(t.g.cards.adventures[name].kind in ("boon", "treasure") for name in t.g.players[0].hand)


def test_ruling_31_the_start_brings_no_peril_dice() -> None:
    assert not new_game(1).told("peril-dice")


def test_the_hero_starts_like_any_other() -> None:
    t = new_game(1)
    assert (t.player("a").level, t.life("a"), t.glory("a"), t.player("a").space) == (1, 6, 1, ENTRANCE)
    assert len(t.g.dungeon.lies) == 5  # the entrance and four tunnels
    assert t.asked == ("A", "lay")  # no Dungeonlord phase: Reset, then the map phase


# --- peril ----------------------------------------------------------------------------------------------------------------------


def test_a_new_space_gives_its_glory_and_a_die_for_each_peril() -> None:
    """The rulebook's example: a space of 2 peril, two dice, each brings a card on 1 or 2."""
    t = alone()
    t.rolls(3, 6).does("a", "move:0")
    assert (t.glory("a"), t.peril("a")) == (2, 0)
    assert t.told("peril-dice") == [{"seat": 0, "dice": [3, 6], "count": 2}]
    assert not t.told("revealed")


@pytest.mark.parametrize(("dice", "count"), [((1, 3), 1), ((2, 2), 2), ((6, 2), 1)])
def test_each_die_that_shows_no_more_than_the_peril_reveals_a_card(dice: tuple[int, int], count: int) -> None:
    t = alone()
    t.rolls(*dice, *["undead-awakening", "oiled-gears"][:count]).does("a", "move:0")
    assert [args["card"] for args in t.told("revealed")] == ["undead-awakening", "oiled-gears"][:count]


def test_a_space_that_is_not_new_brings_neither_glory_nor_dice() -> None:
    t = alone()
    t.rolls(6, 6).does("a", "move:0", "move:2")
    assert t.glory("a") == 2
    assert len(t.told("peril-dice")) == 1


def test_ruling_31_who_does_not_move_rolls_at_the_end_of_the_turn_without_hazards() -> None:
    t = alone(at="drowned-well", space="drowned-well")
    t.rolls(1, 6, "zombie").rolls(1, 1).does("a", "end")
    assert t.glory("a") == 3
    assert [args["card"] for args in t.told("revealed")] == ["zombie"]
    assert not t.told("threat")


def test_nobody_gains_peril_and_glory_for_wounds_on_monsters_stays() -> None:
    t = alone(life=5)
    t.rolls(1, 6, "zombie", 1, 6).does("a", "move:0")
    assert t.glory("a") == 2 + 1
    assert t.asked == ("A", "draw")
    t = alone()
    t.rolls(1, 6, "zombie", 6, 1).does("a", "move:0")
    assert t.life("a") == 5
    t.does("a", "pass")
    assert t.asked == ("A", "hero")  # no reward to give
    assert t.peril("a") == 0


def test_the_peril_deck_is_shuffled_anew_from_its_own_discards() -> None:
    t = alone()
    assert t.g.peril_deck is not None
    t.g.peril_deck.bag, t.g.peril_deck.discards = [], ["zombie"]
    t.g.deck.discards = ["fend-off"]
    t.rolls(1, 6, "zombie", 1, 1).does("a", "move:0")
    assert [args["card"] for args in t.told("revealed")] == ["zombie"]
    assert t.g.deck.discards == ["fend-off"]


# --- revealed cards ---------------------------------------------------------------------------------------------------------------


def test_ruling_32_banes_work_first_then_the_hazard_then_all_encounters_in_one_battle() -> None:
    """Level 1 by the bane: speed 2 at the spikes, melee 1 against both monsters."""
    t = alone(space="weeping-fork")
    assert t.g.dungeon.exit(ENTRANCE, NORTH).kind == "open"
    t.rolls(1, 1, 1, "zombie", "stolen-courage", "night-hamster", 2, 1, 1, 1, 1).does("a", "move:0")
    assert t.player("a").level == 1
    told = [event.key for event in t.g.journal or [] if event.key in ("level-changes", "threat", "attacks")]
    assert told == ["level-changes", "threat", "attacks", "attacks"]
    assert t.told("threat")[0]["total"] == 2 + 2
    assert [args["total"] for args in t.told("rolls")[1:]] == [1 + 1, 1 + 1]
    assert t.life("a") == 6 - 1 - 2


def test_banes_for_monsters_and_traps_stay() -> None:
    t = alone()
    t.rolls(2, 2, "undead-awakening", "oiled-gears").does("a", "move:0")
    assert t.g.roaming == ["undead-awakening", "oiled-gears"]


def test_they_work_for_all_undead_and_traps_that_come() -> None:
    t = alone(position={"roaming": ["undead-awakening", "oiled-gears"]})
    t.rolls(1, 1, "zombie", "stone-sack", 6, 1, 6).does("a", "move:0")
    assert [args["total"] for args in t.told("monster-rolls")] == [1 + 2 + 1]
    assert [args["value"] for args in t.told("threat")] == [7 + 1]
    assert t.g.roaming == ["undead-awakening", "oiled-gears"]


def test_the_scent_of_blood_waits_for_the_next_monster_and_is_discarded() -> None:
    t = alone()
    t.rolls(1, 6, "scent-of-blood").does("a", "move:0")
    assert t.g.roaming == ["scent-of-blood"]
    t = alone(position={"roaming": ["scent-of-blood"]})
    t.rolls(1, 6, "night-hamster", 1, 6).does("a", "move:0")
    assert [args["total"] for args in t.told("monster-rolls")] == [1 + 2 + 3]  # vermin
    assert t.g.roaming == []
    assert "scent-of-blood" in peril_discards(t)


def test_the_scent_of_blood_goes_to_a_quests_monster_too() -> None:
    roaming = {"roaming": ["scent-of-blood", "undead-awakening"]}
    t = alone(at="inner-sanctum", space="inner-sanctum", quests={"a": "slay-draky"}, position=roaming)
    t.rolls(1, 6).does("a", "attempt:slay-draky")
    draky = t.g.cards.quests["slay-draky"].monster
    assert draky is not None
    assert [args["total"] for args in t.told("monster-rolls")] == [1 + max(draky.stats["melee"], draky.stats["magic"]) + 2]
    assert t.g.roaming == ["undead-awakening"]
    assert "scent-of-blood" in peril_discards(t)


def test_a_rust_without_a_treasure_and_courage_at_level_1_are_discarded_without_effect() -> None:
    t = alone(heroes={"a": "roderik 1"})
    t.rolls(1, 1, "creeping-rust", "stolen-courage").does("a", "move:0")
    assert peril_discards(t) == ["creeping-rust", "stolen-courage"]
    assert t.player("a").level == 1


def test_ruling_59_rust_goes_under_the_dearest_treasure_and_of_equals_the_player_picks() -> None:
    t = alone(readied={"a": "dented-visor, mail-of-small-bones"})
    t.rolls(1, 6, "creeping-rust").does("a", "move:0")
    assert t.g.under == {"mail-of-small-bones": ["creeping-rust"]}
    t = alone(readied={"a": "barrow-blade, mail-of-small-bones"})
    t.rolls(1, 6, "creeping-rust").does("a", "move:0")
    assert t.asked == ("A", "host")
    t.does("a", "barrow-blade")
    assert t.g.under == {"barrow-blade": ["creeping-rust"]}


def test_shackles_hang_on_the_hero_and_leaden_weight_takes_points() -> None:
    t = alone()
    t.rolls(1, 1, "grave-shackles", "leaden-weight").does("a", "move:0")
    assert t.g.under == {"hero:0": ["grave-shackles"]}
    assert t.player("a").ap == 0


def test_the_x_of_a_revealed_boulder_is_the_printed_peril_of_the_space() -> None:
    t = alone()
    t.rolls(1, 6, "unkind-boulder", 1).does("a", "move:0")
    assert [args["value"] for args in t.told("threat")] == [5 + 2]
    assert t.life("a") == 5
    assert peril_discards(t) == ["unkind-boulder"]


def test_monsters_are_discarded_after_the_battle_wounded_or_not() -> None:
    t = alone()
    t.rolls(1, 1, "zombie", "barrow-knight", 1, 1, 1, 1).does("a", "move:0")
    while "pass" in t.options:
        t.does("a", "pass")
    assert sorted(peril_discards(t)) == ["barrow-knight", "zombie"]
    assert t.player("a").lair == []


def test_the_battle_with_a_response_and_a_challenge_is_as_usual() -> None:
    t = alone(hand="fend-off", glory={"a": 3})
    t.rolls(1, 1, "zombie", "night-hamster").does("a", "move:0")
    assert t.asked == ("A", "respond")
    t.rolls(3, 2).does("a", "play:fend-off:zombie")
    assert t.asked == ("A", "challenge")
    t.rolls(6, 1).does("a", "challenge:night-hamster", "melee")
    assert t.player("a").ap == 1
    assert "zombie" in peril_discards(t)
    assert t.g.deck.discards == ["fend-off"]


def test_ruling_33_a_revealed_monster_attacks_in_its_best_form() -> None:
    t = alone()
    t.rolls(1, 6, "shroud-spider", 1, 1).does("a", "move:0")
    assert t.told("attacks")[0]["form"] == "speed"
    t = alone()
    t.rolls(1, 6, "soot-imp", 1, 6).does("a", "move:0")
    assert t.told("attacks")[0]["form"] == "magic"  # ties: melee, magic, speed


def test_ruling_33_so_does_a_quests_monster_and_nobody_else_is_asked() -> None:
    t = alone(at="inner-sanctum", space="inner-sanctum", quests={"a": "slay-draky"})
    t.rolls(1, 6).does("a", "attempt:slay-draky").rolls(6, 6, 6).does("a", "no")
    assert t.told("attacks")[0]["form"] == "melee"
    assert t.player("a").completed == ["slay-draky"]


# --- cards of glory ---------------------------------------------------------------------------------------------------------------


def test_a_defeated_monster_brings_a_card_at_once_if_wanted() -> None:
    t = alone(hand="fend-off")
    t.rolls(1, 6, "zombie", 1, 6).does("a", "move:0")
    while t.asked[1] == "respond":
        t.does("a", "pass")
    assert t.asked == ("A", "draw")
    t.rolls("third-eye").does("a", "draw")
    assert t.player("a").hand == ["fend-off", "third-eye"]


def test_ruling_59_so_does_a_quests_monster() -> None:
    t = alone(at="inner-sanctum", space="inner-sanctum", quests={"a": "slay-draky"})
    t.rolls(1, 6).does("a", "attempt:slay-draky")
    assert t.asked == ("A", "draw")


def test_at_the_end_of_the_turn_one_card_may_be_drawn_and_none_is_discarded_and_no_hand_is_too_large() -> None:
    hand = "fend-off, create-darkness, turned-blade, third-eye, wolfs-pace, red-draught"
    t = alone(hand=hand, ap={"a": 0}, position={"maps_left": []})
    t.rolls(6).does("a", "end")
    assert t.asked == ("A", "draw")
    t.rolls("backpack").does("a", "draw")
    assert len(t.player("a").hand) == 7


def test_no_point_is_saved_for_there_is_no_turn_to_use_it_in() -> None:
    t = alone(ap={"a": 3}, ap_for_falling=True, players={"a": {"moved": True}}, position={"maps_left": []})
    t.does("a", "end")
    assert t.asked == ("A", "draw")
    assert not t.told("saves")
    assert (t.player("a").ap, t.player("a").saved_last) == (0, False)


def test_no_card_is_offered_that_is_not_there() -> None:
    t = no_cards(alone(ap={"a": 0}, players={"a": {"moved": True}}, position={"maps_left": []}))
    t.does("a", "end")
    assert t.asked == ("A", "hero")
    assert t.g.turn == 6


def test_permanent_treasures_are_played_in_the_reward_step_only() -> None:
    t = alone(hand="dented-visor, ring-of-magic, ember-setting", glory={"a": 9})
    assert not [option for option in t.options if option.startswith("play")]
    t.rolls(1, 6, "zombie", 1, 1).does("a", "move:0")
    while t.asked[1] != "reward-treasure":
        t.does("a", "pass" if "pass" in t.options else "no")
    assert t.options == {"play:dented-visor", "play:ring-of-magic", "pass"}
    t.does("a", "play:ring-of-magic")
    assert t.options == {"play:dented-visor", "pass"}  # the setting, an attachment, has its normal timing
    t.does("a", "pass")
    assert t.player("a").inventory == ["ring-of-magic"]
    assert "play:ember-setting:ring-of-magic" in t.options


def test_permanent_boons_are_played_on_an_entrance_only_and_instant_cards_anywhere() -> None:
    t = alone(hand="third-eye, stubborn-legs", glory={"a": 9})
    assert "play:third-eye" in t.options
    t.rolls(6, 6).does("a", "move:0")
    assert "play:third-eye" not in t.options
    assert "play:stubborn-legs" in t.options


def test_blessings_of_nakari_always_work() -> None:
    t = alone(readied={"a": "blessings-of-nakari"}, phase="reset", position={"maps_left": []})
    assert t.glory("a") == 1


# --- the end --------------------------------------------------------------------------------------------------------------------


TWO_DONE = {"a": {"completed": ["slay-draky", "rat-mother"]}}


def test_three_quests_and_the_way_back_to_the_entrance_win() -> None:
    t = alone(at="library", players={"a": {"completed": ["slay-draky", "magic-fish", "rat-mother"]}})
    assert not t.g.over
    t.does("a", "move:2")
    assert t.g.over
    assert t.g.winner == 0


def test_three_quests_elsewhere_do_not_end_the_game() -> None:
    t = alone(at="troll-bridge", space="troll-bridge", quests={"a": "magic-fish"}, players=TWO_DONE)
    t.rolls(5, 6, 6).does("a", "attempt:magic-fish")
    assert not t.g.over
    assert len(t.player("a").completed) == 3


def test_the_third_quest_completed_on_the_entrance_wins_at_once() -> None:
    t = alone(quests={"a": "walled-in-mason"}, players={"a": {**TWO_DONE["a"], "escorts": ["walled-in-mason"]}})
    t.does("a", "deliver:walled-in-mason")
    assert t.g.winner == 0
    assert GAME.score(t.g) == [1.0]


def test_two_quests_on_the_entrance_win_nothing() -> None:
    t = alone(at="library", players=TWO_DONE)
    t.rolls(6).does("a", "move:2")
    assert not t.g.over


def test_a_defeated_hero_loses() -> None:
    t = alone(life=1)
    t.rolls(1, 6, "zombie", 6, 1).does("a", "move:0")
    assert t.g.over
    assert t.g.winner == -1
    assert GAME.score(t.g) == [0.0]


# --- the harder game --------------------------------------------------------------------------------------------------------------


def harder(lair: str = "", **more: Any) -> Table:
    return alone(lair_in_solo=True, players={"a": {"lair": [each for each in lair.split(", ") if each]}}, **more)


def to_the_end_of_the_battle(t: Table) -> None:
    while t.asked[1] in ("respond", "challenge", "draw", "window"):
        t.does("a", "pass" if "pass" in t.options else "no")


def test_harder_the_dearest_monster_that_lives_goes_to_the_lair() -> None:
    t = harder()
    t.rolls(1, 1, "zombie", "barrow-knight", 1, 1, 1, 1).does("a", "move:0")
    to_the_end_of_the_battle(t)
    assert t.player("a").lair == ["barrow-knight"]
    assert peril_discards(t) == ["zombie"]
    # by the rules, not by choice
    assert t.told("keeps") == [{"seat": 0, "card": "barrow-knight", "where": "dearest", "hurt": False}]


def test_harder_a_defeated_one_does_not() -> None:
    t = harder()
    t.rolls(1, 6, "zombie", 1, 6).does("a", "move:0")
    to_the_end_of_the_battle(t)
    assert t.player("a").lair == []
    assert peril_discards(t) == ["zombie"]


def test_ruling_59_of_equally_dear_monsters_the_player_picks() -> None:
    t = harder()
    t.rolls(1, 1, "zombie", "night-hamster", 1, 1, 1, 1).does("a", "move:0")
    to_the_end_of_the_battle(t)
    assert t.asked == ("A", "dearest")
    t.does("a", "night-hamster")
    assert t.player("a").lair == ["night-hamster"]


def test_harder_a_revealed_monster_calls_those_of_the_lair_and_who_lives_goes_back() -> None:
    t = harder("barrow-knight")
    t.rolls(1, 6, "zombie", 1, 1, 1, 1).does("a", "move:0")
    assert [args["card"] for args in t.told("attacks")] == ["zombie", "barrow-knight"]
    to_the_end_of_the_battle(t)
    assert sorted(t.player("a").lair) == ["barrow-knight", "zombie"]


def test_harder_no_monster_revealed_leaves_the_lair_quiet() -> None:
    t = harder("barrow-knight")
    t.rolls(1, 6, "stone-sack", 6).does("a", "move:0")
    assert not t.told("attacks")
    assert t.player("a").lair == ["barrow-knight"]


def test_harder_a_monster_of_the_lair_that_is_defeated_is_discarded_and_brings_a_card() -> None:
    t = harder("zombie")
    t.rolls(1, 6, "night-hamster", 3, 1, 2, 6).does("a", "move:0")
    assert t.asked[1] in ("draw", "challenge")
    to_the_end_of_the_battle(t)
    assert t.player("a").lair == ["night-hamster"]
    assert "zombie" in peril_discards(t)


def test_ruling_59_a_lair_of_more_than_three_loses_one_of_the_players_choice() -> None:
    t = harder("zombie, legion, bugbear")
    t.rolls(1, 6, "night-hamster", 6, 1, 1, 1, 1, 1, 1, 1, 1).does("a", "move:0")
    to_the_end_of_the_battle(t)
    assert t.asked == ("A", "lair-surplus")
    t.does("a", "legion")
    assert sorted(t.player("a").lair) == ["bugbear", "night-hamster", "zombie"]
    assert "legion" in peril_discards(t)


def test_without_the_harder_game_the_lair_is_not_used() -> None:
    t = alone()
    t.rolls(1, 6, "barrow-knight", 1, 1).does("a", "move:0")
    to_the_end_of_the_battle(t)
    assert t.player("a").lair == []


def test_at_the_turn_limit_the_game_is_lost() -> None:
    t = alone(turn_limit=5, phase="reset")
    assert t.g.over
    assert t.g.winner == -1
