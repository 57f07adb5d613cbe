"""The phases of a turn, and what may be done in anybody's turn (rules §4, §5, §6)."""

from __future__ import annotations

import pytest

from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.state.dungeon import CENTRE, SOUTH, STEPS, WEST
from undercroft.games.dungeoneer.state.state import State
from undercroft.kernel.ask import letter_of
from undercroft.kernel.shapes import plain

from .table import DEFEATED, Table, no_cards, table

APART = {"a": "library", "b": "crypt", "c": "corridor", "d": "dark-crossroads"}
"""Each hero in a space of its own."""


def plays(t: Table) -> set[str]:
    return {option for option in t.options if option.startswith("play")}


def turn_of(t: Table, seat: int) -> None:
    """The turn of a seat begins."""
    t.becomes(active=letter_of(seat), phase="reset")


def zone_of(g: State, seat: int) -> tuple[int, int]:
    return g.players[seat].glory, g.players[seat].peril


# --- cards (§4) -----------------------------------------------------------------------------------------------------------------


def test_a_card_in_hand_does_nothing_until_it_is_paid_for_and_readied() -> None:
    t = table(hands={"a": "third-eye"}, glory={"a": 4})
    t.does("a", "attack:B").rolls(3, 3).does("a", "magic")
    assert t.told("rolls")[0]["total"] == 3
    t.does("a", "play:third-eye")
    assert t.player("a").inventory == ["third-eye"]
    assert t.player("a").hand == []


def test_an_instant_card_is_discarded_and_works_until_the_end_of_the_turn() -> None:
    t = table(hands={"a": "stubborn-legs"}, glory={"a": 2})
    t.does("a", "play:stubborn-legs")
    assert t.discarded("stubborn-legs")
    assert t.player("a").inventory == []


def test_an_attachment_counts_against_no_limit_and_goes_with_its_host() -> None:
    t = table(hands={"a": "gravediggers-whetstone"}, readied={"a": "barrow-blade"}, glory={"a": 2}, at=APART)
    t.does("a", "play:gravediggers-whetstone:barrow-blade")  # Kron's one treasure is the blade
    assert t.g.under == {"barrow-blade": ["gravediggers-whetstone"]}
    t.does("a", "end", "treasure:barrow-blade")
    assert t.discarded("barrow-blade", "gravediggers-whetstone")


def test_x_is_from_1_to_what_the_account_holds() -> None:
    t = table(hands={"a": "surge-of-will"}, glory={"a": 2})
    t.does("a", "attack:B", "melee")
    assert plays(t) == {"play:surge-of-will:1", "play:surge-of-will:2"}


# --- I. Reset -------------------------------------------------------------------------------------------------------------------


def test_every_reset_renews_what_is_used_once_a_turn_for_all_seats() -> None:
    t = table(at=APART, position={"used": [("A", "battle"), ("B", "kron"), ("B", "attempt")]})
    turn_of(t, 1)
    assert t.g.used == set()


def test_the_active_heros_saved_point_is_lost_and_it_gains_its_speed_others_keep_theirs() -> None:
    t = table(at=APART, ap={"a": 1, "b": 1}, phase="reset")
    assert t.player("a").ap == 3
    assert t.player("b").ap == 1


def test_points_go_by_the_current_speed_not_by_the_one_of_the_level() -> None:
    t = table(at=APART, readied={"a": "wolfs-pace"}, phase="reset")
    assert t.player("a").ap == 4


def test_a_change_of_speed_in_mid_turn_changes_no_points() -> None:
    t = table(at=APART, hands={"b": "stolen-courage"}, peril={"a": 6}, ap={"a": 3, "b": 3}, active="b", phase="dungeonlord")
    t.does("b", "play:stolen-courage:A")
    assert t.player("a").level == 1
    assert t.player("a").ap == 3


def test_all_spaces_but_the_one_it_stands_in_are_new_for_the_hero() -> None:
    t = table(at=APART, position={"visited": {"library", "tomb-antechamber", "crypt"}})
    turn_of(t, 0)
    assert t.g.visited == {"library"}


def test_effects_of_the_turn_end_with_it() -> None:
    t = table(at=APART)
    t.g.next_rolls = [(0, "lucky-tumble", 0, "")]  # which no position says
    t.g.active, t.g.phase = 1, "reset"
    t.run.begin()
    assert t.g.next_rolls == []


# --- II. Dungeonlord phase ------------------------------------------------------------------------------------------------------


def test_a_card_aimed_at_a_hero_is_paid_with_that_players_peril() -> None:
    t = table(seats=3, hands={"a": "stolen-courage"}, peril={"a": 9, "b": 6, "c": 5}, at=APART, phase="dungeonlord")
    assert plays(t) == {"play:stolen-courage:B"}
    t.does("a", "play:stolen-courage:B")
    assert [t.peril(seat) for seat in "abc"] == [9, 0, 5]


def test_the_own_peril_is_never_spent() -> None:
    t = table(hands={"a": "zombie, undead-awakening, stolen-courage"}, peril={"a": 20}, at=APART, phase="dungeonlord")
    assert t.options == {"end"}


def test_one_card_is_never_paid_by_two_opponents() -> None:
    t = table(seats=3, hands={"a": "undead-awakening"}, peril={"b": 3, "c": 3}, at=APART, phase="dungeonlord")
    assert t.options == {"end"}


def test_a_card_without_a_target_is_paid_by_any_one_opponent() -> None:
    t = table(seats=3, hands={"a": "undead-awakening"}, peril={"b": 5, "c": 5}, at=APART, phase="dungeonlord")
    t.does("a", "play:undead-awakening", "C")
    assert [t.peril(seat) for seat in "bc"] == [5, 0]
    assert t.player("a").banes == ["undead-awakening"]


def test_the_eliminated_pay_for_nothing_ruling_50() -> None:
    hands = {"a": "undead-awakening, zombie"}
    t = table(seats=3, hands=hands, peril={"b": 5}, at=APART, phase="dungeonlord", players={"b": DEFEATED})
    assert t.options == {"end"}


def test_peril_cards_cost_no_action_point() -> None:
    t = table(hands={"a": "undead-awakening"}, peril={"b": 5}, at=APART, phase="dungeonlord", ap={"a": 0})
    t.does("a", "play:undead-awakening")
    assert t.player("a").ap == 0


def test_banes_are_played_before_and_after_the_encounters() -> None:
    t = table(hands={"a": "undead-awakening, oiled-gears, night-hamster"}, peril={"b": 8}, at=APART, phase="dungeonlord")
    t.does("a", "play:undead-awakening")
    t.rolls(1, 3).does("a", "declare", "add:night-hamster:B", "done")
    assert t.peril("b") == 2
    t.does("a", "play:oiled-gears")
    assert t.player("a").banes == ["undead-awakening", "oiled-gears"]


def test_banes_are_played_between_two_battles_of_one_declaration() -> None:
    t = table(
        seats=3, hands={"a": "zombie, night-hamster, undead-awakening"}, peril={"b": 6, "c": 1}, at=APART, phase="dungeonlord",
        heroes={"c": "pim 2"},
    )  # fmt: skip
    t.rolls(1, 3).does("a", "declare", "add:night-hamster:B", "add:zombie:C", "done")
    assert t.asked == ("A", "window")
    t.rolls(1, 1).does("a", "play:undead-awakening")
    assert t.told("monster-rolls")[1]["total"] == 1 + 2 + 1


def test_encounters_are_declared_once_a_phase() -> None:
    t = table(hands={"a": "zombie, night-hamster"}, peril={"b": 9}, at=APART, phase="dungeonlord")
    t.rolls(1, 3).does("a", "declare", "add:zombie:B", "done")
    assert t.options == {"end"}


def test_the_declaration_is_paid_from_the_peril_there_is_at_that_moment() -> None:
    t = table(hands={"a": "bugbear, zombie, night-hamster"}, peril={"b": 4}, at=APART, phase="dungeonlord")
    t.does("a", "declare", "add:bugbear:B")
    assert t.options == {"add:zombie:B", "add:night-hamster:B", "done"}
    t.does("a", "add:zombie:B")
    assert t.options == {"done"}
    assert t.peril("b") == 4  # not yet shown, not yet paid


def test_peril_handed_out_as_a_reward_pays_for_a_later_bane() -> None:
    t = table(hands={"a": "zombie, oiled-gears"}, peril={"b": 2}, at=APART, phase="dungeonlord")
    t.rolls(6, 1).does("a", "declare", "add:zombie:B", "done")
    t.does("a", "hand:zombie", "B")
    assert t.peril("b") == 2
    t.does("a", "play:oiled-gears")
    assert t.peril("b") == 0


def test_targets_are_fought_one_after_another_in_the_declared_order_ruling_7() -> None:
    t = table(
        seats=3, hands={"a": "zombie, night-hamster, bugbear"}, peril={"b": 9, "c": 9}, at=APART, phase="dungeonlord",
        heroes={"c": "pim 2"},
    )  # fmt: skip
    t.rolls(1, 1, 1, 1).does("a", "declare", "add:night-hamster:C", "add:zombie:B", "add:bugbear:C", "done")
    t.does("a", "hand:night-hamster").rolls(1, 1).does("a", "hand:bugbear")
    assert [args["card"] for args in t.told("monster-rolls")] == ["night-hamster", "bugbear", "zombie"]


def test_monsters_of_the_lair_are_played_like_those_in_hand_at_full_cost() -> None:
    t = table(peril={"b": 3}, at=APART, phase="dungeonlord", players={"a": {"lair": ["bugbear"]}})
    t.rolls(1, 1).does("a", "declare", "add:bugbear:B", "done")
    assert t.peril("b") == 0
    assert t.player("a").lair == []


def test_whoever_leaves_its_space_once_all_is_shown_is_out_of_reach_ruling_34() -> None:
    t = table(
        seats=3, hands={"a": "zombie, closing-walls", "c": "hand-through-the-wall"}, peril={"b": 8}, at=APART, phase="dungeonlord"
    )  # fmt: skip
    t.does("a", "declare", "add:zombie:B", "add:closing-walls:B", "done")
    t.does("c", "play:hand-through-the-wall:B:tomb-antechamber")
    assert t.asked == ("A", "keep")
    assert t.options == {"hand:zombie", "lair:zombie"}  # unwounded
    assert t.discarded("closing-walls")
    assert t.peril("b") == 0  # what was paid stays paid
    assert t.life("b") == 6


def test_a_bane_of_this_phase_is_not_played_in_another() -> None:
    t = table(hands={"a": "undead-awakening", "b": "oiled-gears"}, peril={"a": 9, "b": 9}, at=APART)
    assert plays(t) == set()


# --- III. Map phase -------------------------------------------------------------------------------------------------------------


def test_one_map_card_is_drawn_and_laid() -> None:
    t = table(at=APART, phase="dungeonlord")
    t.rolls("turn").does("a", "end")
    assert t.asked == ("A", "lay")
    t.does("a", sorted(t.options)[0])
    assert "turn" in t.g.dungeon.lies
    assert t.asked == ("A", "hero")
    assert t.player("a").ap == 3


# --- IV. Hero phase -------------------------------------------------------------------------------------------------------------


def test_glory_cards_are_played_in_the_own_hero_phase_with_own_glory() -> None:
    t = table(hands={"a": "rooted-stance", "b": "third-eye"}, glory={"a": 3, "b": 9}, at=APART, phase="dungeonlord")
    assert plays(t) == set()
    t = table(hands={"a": "rooted-stance", "b": "third-eye"}, glory={"a": 3, "b": 9}, at=APART)
    assert plays(t) == {"play:rooted-stance"}
    t.does("a", "play:rooted-stance")
    assert t.glory("a") == 0
    assert t.player("a").ap == 3


def test_there_is_one_treasure_of_each_type_but_boons_know_no_such_rule() -> None:
    t = table(
        hands={"a": "mask-of-the-unburied, rooted-stance"}, readied={"a": "dented-visor, mighty-blow-2"}, glory={"a": 9}, at=APART,
        heroes={"a": "pim 2", "b": "roderik 2"},
    )  # fmt: skip
    assert plays(t) == set()  # Pim's one boon is there
    t = table(
        hands={"a": "mask-of-the-unburied, rooted-stance"}, readied={"a": "dented-visor, mighty-blow-2"}, glory={"a": 9}, at=APART,
        heroes={"a": "lorel 2"},
    )  # fmt: skip
    assert plays(t) == {"play:rooted-stance"}  # two maneuvers


def test_a_potion_drunk_the_moment_it_is_played_counts_against_no_limit() -> None:
    t = table(hands={"a": "red-draught"}, readied={"a": "dented-visor"}, glory={"a": 4}, life={"a": 3}, at=APART)
    assert plays(t) == {"play:red-draught:at-once"}
    t.does("a", "play:red-draught:at-once")
    assert t.life("a") == 5
    assert t.player("a").inventory == ["dented-visor"]
    assert t.discarded("red-draught")
    t = table(hands={"a": "red-draught"}, readied={"a": "dented-visor"}, glory={"a": 4}, at=APART)
    assert plays(t) == set()  # nothing to heal: it could only be kept


def test_a_treasure_is_not_thrown_away_to_make_room_ruling_52() -> None:
    t = table(hands={"a": "barrow-blade"}, readied={"a": "dented-visor"}, glory={"a": 9}, at=APART)
    assert not [option for option in t.options if "barrow-blade" in option or "dented-visor" in option]


def test_the_owner_discards_the_surplus_at_once_when_a_limit_falls_ruling_51() -> None:
    t = table(
        heroes={"b": "pim 2"}, hands={"b": "light-fingers"}, readied={"a": "dented-visor, barrow-blade, backpack"}, glory={"b": 2},
        active="b",
    )  # fmt: skip
    t.rolls(6, 1).does("b", "play:light-fingers:A", "backpack")
    assert t.asked == ("A", "give-up")
    assert t.options == {"dented-visor", "barrow-blade"}
    t.does("a", "dented-visor")
    assert t.player("a").inventory == ["barrow-blade"]
    assert t.discarded("dented-visor")


def test_a_completed_quest_ends_the_hero_phase_and_a_point_may_still_be_saved() -> None:
    t = no_cards(table(quests={"a": "black-ledger"}, at=APART, heroes={"a": "vashti 2"}))
    t.rolls(4).does("a", "attempt:black-ledger")
    assert t.asked == ("A", "save")
    assert t.player("a").completed == ["black-ledger"]
    assert t.player("a").level == 3
    t.does("a", "save")
    assert t.player("a").ap == 1


def test_one_attempt_a_turn_is_free_whichever_quest_it_is_for_ruling_5() -> None:
    t = table(quests={"a": "black-ledger"}, global_quests="hidden-phylactery", at=APART)
    t.rolls(1).does("a", "attempt:black-ledger")
    assert t.player("a").ap == 3
    t.rolls(1).does("a", "attempt:black-ledger")
    assert t.player("a").ap == 2


def test_a_hero_starts_one_battle_a_turn() -> None:
    t = table(ap={"a": 3})
    t.does("a", "attack:B").rolls(1, 3).does("a", "melee")
    assert t.player("a").ap == 2
    assert "attack:B" not in t.options


@pytest.mark.parametrize(("option", "allowed"), [("all", False), ("challenge", True)])
def test_no_hero_attacks_a_hero_on_the_entrance_ruling_12(option: str, allowed: bool) -> None:
    t = table(at={"a": "tomb-antechamber", "b": "tomb-antechamber"}, ap={"a": 3, "b": 1}, entrance_peace=option)
    assert ("attack:B" in t.options) is allowed
    if allowed:
        t.does("a", "attack:B").rolls(1, 3).does("a", "melee")
        assert t.told("rolls")
        assert t.asked != ("B", "challenge")  # that is barred in either case


def test_the_entrance_exchanges_quests_as_often_as_paid_for_ruling_60() -> None:
    t = table(quests={"a": "magic-fish, slay-draky"}, glory={"a": 4}, at={"a": "tomb-antechamber", "b": "crypt"})
    t.rolls("bone-regent").does("a", "use:tomb-antechamber:magic-fish")
    t.rolls("rat-mother").does("a", "use:tomb-antechamber:slay-draky")
    assert t.player("a").quests == ["bone-regent", "rat-mother"]
    assert t.glory("a") == 0
    assert "magic-fish" in t.g.quest_bag


# --- V. Discard / draw ----------------------------------------------------------------------------------------------------------


def test_exactly_one_card_of_hand_treasures_or_lair_is_discarded_and_no_boon() -> None:
    t = table(hands={"a": "zombie"}, readied={"a": "dented-visor, rooted-stance"}, at=APART, players={"a": {"lair": ["bugbear"]}})
    t.does("a", "end")
    assert t.asked == ("A", "discard")
    assert t.options == {"hand:zombie", "treasure:dented-visor", "lair:bugbear"}
    t.does("a", "lair:bugbear")
    assert t.asked == ("A", "save")
    assert t.discarded("bugbear")


def test_with_an_empty_hand_nothing_need_be_discarded_but_a_treasure_may() -> None:
    t = table(readied={"a": "dented-visor"}, at=APART)
    t.does("a", "end")
    assert t.options == {"treasure:dented-visor", "pass"}
    t.does("a", "pass")
    assert t.player("a").inventory == ["dented-visor"]


def test_with_nothing_at_all_there_is_no_question() -> None:
    t = table(readied={"a": "rooted-stance"}, at=APART)
    t.does("a", "end")
    assert t.asked == ("A", "save")


def test_a_hero_that_did_not_move_gains_peril_and_glory_of_its_space() -> None:
    t = table(at=APART)
    t.does("a", "end")
    assert zone_of(t.g, 0) == (2, 2)


def test_a_hero_that_moved_gains_nothing_more_even_back_where_it_began_ruling_15() -> None:
    t = table(at={"a": "tomb-antechamber", "b": "crypt"})
    t.does("a", "move:1", "move:3", "end")
    assert zone_of(t.g, 0) == (2, 3)


def test_a_space_that_gives_nothing_more_says_whether_the_turn_began_there_or_it_was_entered_in_it() -> None:
    def taken(t: Table) -> dict[str, str]:
        return {each["id"]: each.get("taken", "") for each in plain(GAME.view(t.g, 0))["map"] if not each["new"]}

    t = table(at={"a": "tomb-antechamber", "b": "crypt"})
    turn_of(t, 0)
    assert taken(t) == {"tomb-antechamber": "began"}
    t.becomes(phase="hero")
    t.does("a", "move:0")
    assert taken(t) == {"tomb-antechamber": "began", "corridor": "came"}
    t.becomes(start_space="")
    assert taken(t) == {"tomb-antechamber": "", "corridor": ""}, "an old position does not know it"


def test_one_point_may_be_saved_and_all_others_are_lost() -> None:
    t = no_cards(table(at=APART, ap={"a": 3}))
    t.does("a", "end", "save")
    assert t.player("a").ap == 1
    t = no_cards(table(at=APART, ap={"a": 3}))
    t.does("a", "end", "no")
    assert t.player("a").ap == 0


def test_cards_are_drawn_up_to_five() -> None:
    t = table(hands={"a": "zombie, bugbear, legion"}, at=APART)
    t.does("a", "end", "hand:legion").rolls("fend-off", "backpack", "zombie-2").does("a", "no")
    assert t.player("a").hand == ["backpack", "bugbear", "fend-off", "zombie", "zombie-2"]


def test_a_deck_that_runs_out_is_made_anew_of_the_discard_pile() -> None:
    t = table(hands={"a": "zombie, bugbear"}, at=APART, ap={"a": 0})
    t.g.deck.bag, t.g.deck.discards = ["fend-off"], ["backpack", "legion"]
    t.does("a", "end").rolls("fend-off", "zombie", "legion", "backpack").does("a", "hand:zombie")
    assert t.player("a").hand == ["backpack", "bugbear", "fend-off", "legion", "zombie"]
    assert t.g.deck.discards == []


def test_with_no_cards_left_at_all_fewer_are_drawn() -> None:
    t = no_cards(table(at=APART, ap={"a": 0}))
    t.does("a", "end")
    assert t.player("a").hand == []
    assert t.g.active == 1


def test_a_hand_above_five_draws_nothing_and_discards_no_more_than_one_ruling_21() -> None:
    hand = "zombie, zombie-2, bugbear, legion, fend-off, backpack, oiled-gears"
    t = table(hands={"a": hand}, at=APART, ap={"a": 0})
    t.does("a", "end", "hand:legion")
    assert len(t.player("a").hand) == 6


def test_the_discard_comes_before_the_income_and_that_before_saving_and_drawing() -> None:
    t = table(hands={"a": "zombie"}, at=APART)
    t.does("a", "end")
    assert t.asked == ("A", "discard")
    assert t.glory("a") == 0
    t.does("a", "hand:zombie")
    assert t.asked == ("A", "save")
    assert t.glory("a") == 2
    assert t.player("a").hand == []


def test_play_goes_to_the_left_past_the_eliminated() -> None:
    t = table(seats=3, at=APART, ap={"a": 0}, players={"b": DEFEATED})
    no_cards(t).does("a", "end")
    assert t.asked == ("C", "lord")


def test_the_player_to_the_left_is_the_next_living_one_ruling_55() -> None:
    sanctum = {"tomb-antechamber": (CENTRE, 0), "inner-sanctum": (CENTRE + STEPS[WEST], 0), "crypt": (CENTRE + STEPS[SOUTH], 0)}
    t = table(seats=3, quests={"a": "slay-draky"}, map=sanctum, at={"a": "inner-sanctum"}, players={"b": DEFEATED})
    t.does("a", "attempt:slay-draky")
    assert t.asked == ("C", "form")


# --- special actions (§6) -------------------------------------------------------------------------------------------------------


def test_any_time_cards_are_played_in_anothers_turn() -> None:
    t = table(hands={"b": "leaden-weight"}, peril={"a": 3}, at=APART, phase="reset")
    assert t.asked == ("B", "window")
    t.does("b", "play:leaden-weight:A")
    assert t.player("a").ap == 1


def test_responses_are_for_the_defender_alone() -> None:
    t = table(
        seats=3, hands={"a": "zombie", "b": "fend-off", "c": "create-darkness"}, glory={"b": 9, "c": 9}, peril={"b": 1}, at=APART,
        phase="dungeonlord",
    )  # fmt: skip
    t.does("a", "declare", "add:zombie:B", "done")
    assert t.asked == ("B", "respond")
    assert t.options == {"play:fend-off:zombie", "pass"}
    t.rolls(1, 1).does("b", "pass")
    assert t.asked == ("A", "keep")


def test_a_saved_point_does_not_move_explore_or_search() -> None:
    t = table(hands={"b": "leaden-weight"}, peril={"a": 3}, ap={"b": 1}, at=APART, quests={"b": "buried-armoury"}, phase="reset")
    assert t.options == {"play:leaden-weight:A", "pass"}


def test_a_saved_point_attacks_a_hero_that_comes_into_the_space_ruling_3() -> None:
    t = table(seats=3, ap={"a": 3, "b": 1}, at={**APART, "a": "tomb-antechamber"})
    t.does("a", "move:2")
    assert t.asked == ("B", "window")
    assert t.options == {"attack:A", "pass"}
    t.does("b", "attack:A").rolls(4, 1).does("b", "melee")
    assert t.player("b").ap == 0
    assert t.life("a") == 5
    assert t.asked == ("A", "challenge")  # with a point of its own turn


def test_a_saved_point_is_for_challenges_only_with_the_option_ruling_3() -> None:
    t = table(ap={"a": 3, "b": 1}, at={"a": "tomb-antechamber", "b": "crypt"}, saved_ap="challenge")
    t.does("a", "move:2")
    assert t.asked == ("A", "hero")
    t.does("a", "attack:B").rolls(4, 1).does("a", "melee")
    assert t.asked == ("B", "challenge")
    assert t.options == {"challenge:A", "pass"}


def test_once_a_turn_means_each_players_turn_anew() -> None:
    t = table(ap={"a": 3, "b": 1}, seats=3, at={"c": "library"})
    t.does("a", "attack:B").rolls(1, 2).does("a", "melee")
    t.does("b", "challenge:A").rolls(1, 1).does("b", "melee")
    assert (1, "battle") in t.g.used
    t.becomes({"b": {"ap": 1}}, active="C", phase="reset")
    assert t.asked == ("A", "window")
    t.does("a", "pass")
    assert t.asked == ("B", "window")
    assert "attack:A" in t.options


def test_a_challenge_counts_as_the_battle_of_the_turn() -> None:
    t = table(hands={"b": "zombie"}, peril={"a": 1}, ap={"a": 2, "b": 3}, active="b", phase="dungeonlord")
    t.rolls(1, 1).does("b", "declare").does("b", "add:zombie:A", "done")
    t.rolls(1, 2).does("a", "challenge:zombie", "melee")
    assert t.player("a").ap == 1
    t.does("b", "hand:zombie")
    assert t.asked == ("B", "lord")  # the other hero in the space is not asked whether it attacks


def test_windows_at_the_change_of_phase_ask_everybody_the_active_player_first() -> None:
    """§17, T4."""
    t = table(seats=3, hands={"a": "leaden-weight", "c": "hand-through-the-wall"}, peril={"a": 3, "b": 3}, ap={"b": 1}, at=APART)
    t.does("a", "end")
    assert t.asked == ("A", "window")
    t.does("a", "pass")
    assert t.asked == ("C", "window")
    t.does("c", "pass")
    assert t.asked == ("A", "discard")


def test_after_the_draw_there_is_a_last_window_in_which_no_point_is_spent() -> None:
    """§17, T7."""
    t = table(
        heroes={"a": "kron 2"}, hands={"a": "zombie"}, peril={"b": 3}, at=APART, ap={"a": 1, "b": 1}, players={"b": {"down": True}}
    )
    t.does("a", "end")
    assert t.asked == ("B", "window")  # it might stand up
    t.does("b", "pass").does("a", "hand:zombie")
    t.rolls("leaden-weight", "zombie-2", "bugbear", "legion", "fend-off").does("a", "save")
    assert t.asked == ("A", "window")
    assert t.options == {"play:leaden-weight:B", "pass"}
    t.does("a", "pass")
    assert t.g.active == 1


def test_in_the_last_window_an_escorted_token_may_be_let_go() -> None:
    """§17, T7: what needs no action point."""
    t = no_cards(table(quests={"b": "saints-ashes"}, at=APART, ap={"a": 0}, players={"b": {"escorts": ["saints-ashes"]}}))
    t.does("a", "end").does("b", "pass")
    assert t.asked == ("B", "window")
    assert t.g.phase == "close"
    t.does("b", "drop:saints-ashes")
    assert t.g.dropped == {"saints-ashes": "crypt"}
    assert t.player("b").quests == []
