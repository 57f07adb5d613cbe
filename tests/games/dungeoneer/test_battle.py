"""Battles, step by step (rules §9), and the rulings about them."""

from __future__ import annotations

import pytest

from undercroft.games.dungeoneer.cards import Use
from undercroft.games.dungeoneer.dungeon import CENTRE, SOUTH, STEPS, WEST

from .table import Table, table

LORD = "dungeonlord"
SANCTUM = {
    "tomb-antechamber": (CENTRE, 0), "inner-sanctum": (CENTRE + STEPS[WEST], 0), "crypt": (CENTRE + STEPS[SOUTH], 0),
}  # fmt: skip


def duel(**given: object) -> Table:
    """Two heroes in the library, the first in its Hero phase."""
    return table(**{"at": {"a": "library", "b": "library"}, **given})  # type: ignore[arg-type]


def siege(hand: str, **given: object) -> Table:
    """The first seat, in the crypt, is about to attack the second, in the library."""
    usual: dict[str, object] = {"hands": {"a": hand}, "peril": {"b": 9}, "at": {"b": "library"}, "phase": LORD}
    return table(**{**usual, **given})  # type: ignore[arg-type]


def declares(t: Table, *adds: str) -> Table:
    """All these encounters at one go: ``zombie:B``."""
    return t.does("a", "declare", *[f"add:{add}" for add in adds], "done")


def monsters(t: Table, of: str = "attack") -> dict[str, int]:
    """The totals that monsters rolled."""
    return {args["card"]: args["total"] for args in t.told("monster-rolls") if args["of"] == of}


def keys(t: Table, *wanted: str) -> list[str]:
    """The journal's entries of some kinds, in order."""
    return [event.key for event in t.g.journal or [] if event.key in wanted]


# --- who may start one ----------------------------------------------------------------------------------------------------------


def test_a_hero_attacks_a_hero_in_its_space_for_a_point_once_a_turn() -> None:
    t = duel().rolls(1, 1)
    assert {"attack:B"} == {option for option in t.options if option.startswith("attack")}
    t.does("a", "attack:B", "melee")
    assert t.player("a").ap == 2
    assert "attack:B" not in t.options


def test_heroes_elsewhere_cannot_be_attacked() -> None:
    assert "attack:B" not in table(at={"a": "library", "b": "crypt"}).options


def test_a_knocked_down_hero_starts_no_battle() -> None:
    t = duel()
    t.player("a").down = True
    t.run.begin()
    assert "attack:B" not in t.options


def test_a_challenge_is_the_battle_of_the_turn() -> None:
    """Whoever has started one in this turn may not challenge, and the other way round."""
    t = duel(seats=3, at={"a": "library", "b": "library", "c": "library"}, ap={"a": 3, "c": 1})
    t.rolls(1, 1).does("a", "attack:B", "melee")
    assert t.asked == ("C", "window")
    t.rolls(1, 1).does("c", "attack:A", "melee")
    assert t.asked == ("A", "hero")  # no step VI for the first seat
    t = duel(seats=3, at={"a": "library", "b": "library", "c": "library"}, ap={"a": 3, "b": 1})
    t.rolls(1, 1).does("a", "attack:B", "melee").rolls(1, 1).does("b", "challenge:C", "melee")
    assert t.asked == ("A", "hero")  # no attack left for the second seat in this turn


def test_every_players_turn_renews_the_battle() -> None:
    t = duel(ap={"a": 1, "b": 1}, phase="reset")
    t.g.used.add((1, "battle"))
    t.run.begin()
    t.g.phase = "reset"
    t.run.begin()
    assert (1, "battle") not in t.g.used


def test_encounters_are_declared_once_a_turn_so_that_a_monster_attacks_once() -> None:
    t = declares(siege("zombie").rolls(1, 1), "zombie:B").does("a", "hand:zombie")
    assert t.player("a").hand == ["zombie"]
    assert "declare" not in t.options


def test_monsters_of_the_lair_cost_as_much_as_those_of_the_hand() -> None:
    t = siege("night-hamster", peril={"b": 5})
    t.player("a").lair = ["barrow-knight"]
    t.g.deck.bag.remove("barrow-knight")
    t.run.begin()
    t.does("a", "declare")
    assert t.options == {"add:night-hamster:B", "add:barrow-knight:B"}
    t.does("a", "add:barrow-knight:B")
    assert t.options == {"done"}
    t.rolls(1, 1).does("a", "done")
    assert t.peril("b") == 0
    assert t.player("a").lair == []
    assert t.options == {"hand:barrow-knight", "lair:barrow-knight"}


def test_one_encounter_is_never_paid_by_two_opponents() -> None:
    t = siege("legion", seats=3, peril={"a": 9, "b": 3, "c": 3}, at={"a": "library"})
    assert t.options == {"end"}


def test_ruling_7_one_declaration_for_several_targets_each_battle_finished_before_the_next() -> None:
    t = siege(
        "zombie, night-hamster", seats=3, heroes={"c": "raka 2"}, peril={"b": 1, "c": 1}, at={"b": "library", "c": "corridor"},
    )  # fmt: skip
    t.does("a", "declare", "add:night-hamster:C", "add:zombie:B").rolls(1, 1).does("a", "done")
    assert (t.peril("b"), t.peril("c")) == (0, 0)
    assert monsters(t) == {"night-hamster": 3}
    t.rolls(1, 1).does("a", "lair:night-hamster")
    assert monsters(t) == {"night-hamster": 3, "zombie": 3}
    t.does("a", "hand:zombie")
    assert t.asked == ("A", "lord")


def test_ruling_9_wounds_are_forgotten_in_the_lair() -> None:
    t = declares(siege("barrow-knight", peril={"b": 10}).rolls(1, 6), "barrow-knight:B").does("a", "lair:barrow-knight")
    t.g.declared = False
    t.run.begin()
    declares(t.rolls(1, 6), "barrow-knight:B")
    assert t.options == {"lair:barrow-knight", "discard:barrow-knight"}


def test_ruling_12_no_hero_attacks_a_hero_on_an_entrance() -> None:
    entrance = {"a": "tomb-antechamber", "b": "tomb-antechamber"}
    assert "attack:B" not in duel(at=entrance).options
    t = declares(siege("zombie", at=entrance, ap={"b": 1}).rolls(1, 1), "zombie:B")
    assert t.options == {"challenge:zombie", "pass"}  # monsters may attack there, and be challenged


def test_ruling_12_option_only_challenges_are_barred_on_an_entrance() -> None:
    entrance = {"a": "tomb-antechamber", "b": "tomb-antechamber"}
    t = duel(at=entrance, ap={"a": 3, "b": 1}, entrance_peace="challenge")
    t.rolls(1, 1).does("a", "attack:B", "melee")
    assert t.asked[1] != "challenge"
    assert t.told("rolls")


# --- I. attack ------------------------------------------------------------------------------------------------------------------


def test_the_attacker_picks_among_the_forms_with_an_attack_symbol() -> None:
    """A single form is not asked for; the declaration says nothing of forms."""
    t = declares(siege("shroud-spider, zombie, soot-imp"), "zombie:B", "shroud-spider:B", "soot-imp:B")
    assert t.asked == ("A", "form")
    assert t.options == {"melee", "speed"}
    t.does("a", "speed")
    assert t.options == {"magic", "speed"}
    t.rolls(1, 1, 1, 6, 6, 6).does("a", "magic")
    assert [args["form"] for args in t.told("rolls")] == ["melee", "speed", "magic"]  # the defender uses the attackers' forms


def test_ruling_38_heroes_attack_in_melee_and_magic_and_defend_in_any_form() -> None:
    t = duel().does("a", "attack:B")
    assert t.asked == ("A", "form")
    assert t.options == {"melee", "magic"}
    t = declares(siege("gloom-bats").rolls(1, 6), "gloom-bats:B")
    assert t.told("rolls")[0]["total"] == 6 + 3


def test_in_a_hunt_the_left_neighbour_picks_the_form() -> None:
    t = table(seats=3, quests={"a": "slay-draky"}, at={"a": "inner-sanctum"}, map=SANCTUM).does("a", "attempt:slay-draky")
    assert t.asked == ("B", "form")
    assert t.options == {"melee", "magic"}


def test_special_effects_of_attacking_cards_come_before_the_response() -> None:
    t = siege("legion", hands={"a": "legion", "b": "fend-off"}, glory={"b": 3}).rolls(1)
    declares(t, "legion:B")
    assert t.life("b") == 5
    assert t.asked == ("B", "respond")


# --- II. response ---------------------------------------------------------------------------------------------------------------


def test_ruling_34_an_encounter_whose_target_left_in_the_response_misses() -> None:
    """The peril stays spent, the monster is unwounded, the trap goes; nobody challenges."""
    t = siege(
        "", hands={"a": "zombie, stone-sack", "c": "hand-through-the-wall"}, seats=3, ap={"b": 1}, peril={"b": 5},
    )  # fmt: skip
    declares(t, "zombie:B", "stone-sack:B").does("c", "pass")  # T2
    assert t.asked == ("C", "respond")
    t.does("c", "play:hand-through-the-wall:B:tomb-antechamber")
    assert t.told("monster-rolls") == []
    assert t.told("threat") == []
    assert t.peril("b") == 0
    assert t.options == {"hand:zombie", "lair:zombie"}
    assert t.discarded("stone-sack")


def test_once_the_rolls_have_begun_it_is_too_late_to_leave() -> None:
    """The battle goes on, but whoever is gone challenges nobody."""
    t = siege("zombie", hands={"a": "zombie", "c": "hand-through-the-wall"}, seats=3, ap={"b": 1}, peril={"b": 3})
    declares(t, "zombie:B").does("c", "pass", "pass")  # T2 and the response
    assert t.asked == ("C", "window")
    t.rolls(6, 1).does("c", "play:hand-through-the-wall:B:tomb-antechamber")
    assert t.player("b").space == "tomb-antechamber"
    assert t.life("b") == 5
    assert t.asked == ("A", "keep")


def test_the_space_of_the_battle_counts_although_the_hero_left_it() -> None:
    """The crypt still helps the undead."""
    t = siege(
        "zombie", hands={"a": "zombie", "c": "hand-through-the-wall"}, seats=3, peril={"b": 3}, at={"a": "library", "b": "crypt"}
    )
    declares(t, "zombie:B").does("c", "pass", "pass")
    t.rolls(1, 6).does("c", "play:hand-through-the-wall:B:tomb-antechamber")
    assert monsters(t) == {"zombie": 1 + 2 + 1}


def test_only_the_defender_responds() -> None:
    t = siege(
        "zombie", hands={"a": "zombie, turned-blade", "b": "fend-off", "c": "create-darkness"}, seats=3,
        glory={"a": 9, "b": 9, "c": 9}, at={"b": "library", "c": "library"},
    )  # fmt: skip
    declares(t, "zombie:B")
    assert t.asked == ("B", "respond")
    t.rolls(1, 1).does("b", "pass")
    assert t.asked == ("A", "keep")


def test_in_a_challenge_the_owner_of_the_monster_is_the_defender() -> None:
    t = siege("zombie", ap={"b": 1}, quests={"a": "maiden-in-distress"})
    t.player("a").escorts = ["maiden-in-distress"]  # it can be dropped at any time
    declares(t.rolls(1, 1), "zombie:B")
    while t.asked[0] == "A":
        t.does("a", "pass")
    t.does("b", "challenge:zombie", "melee")
    assert t.asked == ("A", "respond")
    assert t.g.moment.defender == 0


def test_what_changes_only_rolls_of_heroes_that_fight_is_not_offered_to_the_owner_of_a_challenged_monster() -> None:
    t = siege("zombie", hands={"a": "zombie, create-darkness"}, ap={"b": 1}, glory={"a": 2})
    declares(t.rolls(1, 1), "zombie:B").does("b", "challenge:zombie").rolls(1, 1).does("b", "melee")
    assert t.asked == ("A", "keep")


def test_ruling_10_what_a_response_has_discarded_cannot_be_challenged() -> None:
    t = siege("zombie, night-hamster", hands={"a": "zombie, night-hamster", "b": "fend-off"}, glory={"b": 3}, ap={"b": 1})
    declares(t, "zombie:B", "night-hamster:B").rolls(1, 1).does("b", "play:fend-off:zombie")
    assert t.options == {"challenge:night-hamster", "pass"}


# --- III, IV. rolls -------------------------------------------------------------------------------------------------------------


def test_all_attack_rolls_come_before_all_counter_rolls() -> None:
    """Die and stat, in declared order; the hero with the value of its current level."""
    t = siege("zombie, night-hamster", heroes={"b": "roderik 4"}).rolls(1, 2, 3, 4)
    declares(t, "night-hamster:B", "zombie:B")
    assert monsters(t) == {"night-hamster": 1 + 2, "zombie": 2 + 2}
    assert [args["total"] for args in t.told("rolls")] == [3 + 4, 4 + 4]
    assert keys(t, "monster-rolls", "rolls") == ["monster-rolls"] * 2 + ["rolls"] * 2


def test_ruling_37_modifiers_are_played_before_the_dice() -> None:
    """A surge may name one of two counter rolls; after the dice nothing is asked."""
    t = siege("zombie, night-hamster", hands={"a": "zombie, night-hamster", "b": "surge-of-will"}, glory={"b": 2})
    declares(t.rolls(6, 6, 1, 1), "zombie:B", "night-hamster:B")
    assert t.asked == ("B", "window")
    assert t.told("rolls") == []
    t.does("b", "play:surge-of-will:night-hamster:2")
    assert [args["total"] for args in t.told("rolls")] == [1 + 2, 1 + 2 + 2]


# --- V. comparison --------------------------------------------------------------------------------------------------------------


def test_a_tie_does_nothing() -> None:
    t = declares(siege("zombie").rolls(3, 3), "zombie:B")
    assert (t.life("b"), t.glory("b")) == (6, 0)
    assert t.options == {"hand:zombie", "lair:zombie"}


def test_the_higher_total_strikes_for_one_wound() -> None:
    t = declares(siege("zombie").rolls(4, 3), "zombie:B")
    assert t.life("b") == 5
    t = duel().rolls(4, 1).does("a", "attack:B", "melee")
    assert (t.life("a"), t.life("b")) == (6, 5)
    t = duel().rolls(1, 6).does("a", "attack:B", "melee")
    assert (t.life("a"), t.life("b")) == (5, 6)


def test_attacks_are_compared_in_declared_order() -> None:
    t = declares(siege("zombie, cackling-witch", readied={"b": "ashen-cloak"}).rolls(6, 6, 1, 1), "cackling-witch:B", "zombie:B")
    assert t.asked == ("B", "give-up")
    assert keys(t, "struck") == ["struck"]
    t.does("b", "ashen-cloak")
    assert keys(t, "struck", "discards") == ["struck", "discards", "struck"]


def test_ruling_2_strike_effects_work_for_whoever_makes_the_strike() -> None:
    """A monster that wins a counter roll in a form with a symbol, and the Mighty Blow of a hero that wins one."""
    t = declares(siege("grave-wraith", ap={"b": 1}, glory={"b": 3}).rolls(1, 3), "grave-wraith:B")
    t.rolls(1, 6).does("b", "challenge:grave-wraith", "magic")
    assert (t.life("b"), t.glory("b")) == (5, 2)
    t = declares(siege("barrow-knight", readied={"b": "mighty-blow-2"}).rolls(1, 6), "barrow-knight:B")
    assert t.discarded("barrow-knight")
    assert t.glory("b") == 2


def test_ruling_2_option_a_counter_strike_only_wounds() -> None:
    t = declares(siege("grave-wraith", ap={"b": 1}, glory={"b": 3}, counter_strikes=False).rolls(1, 3), "grave-wraith:B")
    t.rolls(1, 6).does("b", "challenge:grave-wraith", "magic")
    assert (t.life("b"), t.glory("b")) == (5, 3)
    t = siege("barrow-knight", readied={"b": "mighty-blow-2"}, counter_strikes=False).rolls(1, 6)
    declares(t, "barrow-knight:B")
    assert t.options == {"lair:barrow-knight", "discard:barrow-knight"}


def test_ruling_2_a_form_without_a_symbol_only_wounds() -> None:
    t = declares(siege("grave-wraith", ap={"b": 1}, glory={"b": 3}).rolls(1, 3), "grave-wraith:B")
    t.rolls(1, 6).does("b", "challenge:grave-wraith", "melee")
    assert (t.life("b"), t.glory("b")) == (5, 3)


def test_a_striker_of_heroes_may_take_an_escorted_token_instead_of_the_wound() -> None:
    t = duel(quests={"b": "saints-ashes"})
    t.player("b").escorts = ["saints-ashes"]
    t.rolls(6, 1).does("a", "attack:B", "melee").does("b", "pass")
    assert t.asked == ("A", "take")
    assert t.options == {"wound", "take:saints-ashes"}
    t.does("a", "take:saints-ashes")
    assert t.life("b") == 6
    assert (t.player("a").escorts, t.player("a").quests) == (["saints-ashes"], ["saints-ashes"])
    assert (t.player("b").escorts, t.player("b").quests) == ([], [])


def test_the_winner_of_a_counter_roll_may_take_the_token_too() -> None:
    t = duel(quests={"a": "saints-ashes"})
    t.player("a").escorts = ["saints-ashes"]
    t.rolls(1, 6).does("a", "attack:B", "melee", "pass")
    assert t.asked == ("B", "take")
    t.does("b", "wound")
    assert t.life("a") == 5


def test_ruling_46_the_token_replaces_the_wounds_but_not_the_rest_of_the_strike() -> None:
    t = duel(quests={"b": "saints-ashes"}, readied={"a": "staff-of-cold-sparks"}, heroes={"a": "lorel 2"}, glory={"b": 2})
    t.player("b").escorts = ["saints-ashes"]
    t.rolls(6, 1).does("a", "attack:B", "magic").does("b", "pass").does("a", "take:saints-ashes")
    assert (t.life("b"), t.glory("b")) == (6, 1)


def test_ruling_46_all_wounds_of_the_strike_are_replaced() -> None:
    t = duel(quests={"b": "saints-ashes"}, readied={"a": "mighty-blow-2"})
    t.player("b").escorts = ["saints-ashes"]
    t.rolls(6, 1).does("a", "attack:B", "melee").does("b", "pass").does("a", "take:saints-ashes")
    assert t.life("b") == 6


def test_ruling_8_after_the_heros_death_the_other_attackers_return_unwounded() -> None:
    t = siege("zombie, night-hamster", seats=3, life={"b": 1}, at={"b": "library", "c": "corridor"}).rolls(6, 1, 1, 6)
    declares(t, "zombie:B", "night-hamster:B")
    assert not t.player("b").alive
    assert t.options == {"hand:zombie", "lair:zombie"}
    t.does("a", "lair:zombie")
    assert t.options == {"hand:night-hamster", "lair:night-hamster"}


def test_ruling_48_if_all_fall_at_once_the_dungeonlord_wins() -> None:
    t = siege("legion", life={"a": 1, "b": 1}, at={"b": "crypt"}).rolls(1, 1)
    declares(t, "legion:B")
    assert (t.g.over, t.g.winner) == (True, 0)


def test_ruling_48_who_felled_the_bugbear_falls_last() -> None:
    t = siege("bugbear", life={"a": 1, "b": 1}, at={"b": "crypt"}, ap={"b": 1}).rolls(1, 1)
    declares(t, "bugbear:B").rolls(6, 1).does("b", "challenge:bugbear", "melee")
    assert (t.g.over, t.g.winner) == (True, 1)


def test_ruling_49_the_turn_ends_with_its_hero_and_the_battle_goes_to_step_seven() -> None:
    """No response, no rolls, no challenge; the Dungeonlord is out, so its monsters are discarded, those of later battles too."""
    t = siege(
        "", hands={"a": "legion, zombie, closing-walls", "b": "fend-off"}, seats=3, life={"a": 1}, glory={"b": 3}, ap={"b": 1},
        peril={"b": 9, "c": 1}, at={"b": "crypt", "c": "library"},
    )  # fmt: skip
    t.does("a", "declare", "add:legion:B", "add:closing-walls:B", "add:zombie:C").rolls(1, 6).does("a", "done")
    assert not t.player("a").alive
    assert t.life("b") == 6  # the walls do not close
    assert t.discarded("legion", "zombie", "closing-walls")
    assert t.told("monster-rolls") == []
    assert t.told("turn")[-1]["seat"] == 1
    assert not t.g.over


def test_ruling_49_holds_for_a_hero_that_rises_again() -> None:
    """Variant 2: what the old one had played is lost with it, and the new one is not attacked."""
    t = siege(
        "legion, zombie, night-hamster", seats=3, life={"a": 1}, at={"a": "library", "b": "library"}, peril={"b": 9, "c": 9},
        ap={"b": 1}, resurrection=True,
    )  # fmt: skip
    t.rolls(1, 6).does("a", "declare", "add:legion:B", "add:zombie:B", "add:night-hamster:C", "done")
    assert t.asked == ("A", "new-hero")
    t.rolls("backpack", "bugbear", "soot-imp", "barrow-blade", "ashen-cloak").does("a", "pim")
    assert t.discarded("legion", "zombie")
    assert t.told("monster-rolls") == []
    t.does("a", "nobody")  # the reward for a wound on whichever hero (ruling 43)
    assert t.asked == ("A", "discard")  # phase V
    assert t.discarded("night-hamster")


def test_a_hero_that_rises_between_two_battles_is_not_the_attacked_one() -> None:
    """Variant 2: the trap of the first battle fells the target of the second, and its successor stands in the same space."""
    t = siege(
        "closing-walls, zombie", seats=3, life={"b": 1}, at={"b": "tomb-antechamber", "c": "tomb-antechamber"},
        peril={"b": 1, "c": 5}, resurrection=True,
    )  # fmt: skip
    t.does("a", "declare", "add:closing-walls:C", "add:zombie:B").rolls(1, 6).does("a", "done")
    assert t.asked == ("B", "new-hero")
    t.rolls("backpack", "bugbear", "soot-imp", "barrow-blade", "ashen-cloak").does("b", "pim")
    assert t.player("b").space == "tomb-antechamber"
    assert t.told("monster-rolls") == []
    assert t.options == {"hand:zombie", "lair:zombie"}


# --- VI. challenge --------------------------------------------------------------------------------------------------------------


def test_in_a_challenge_the_hero_picks_the_form_and_the_monster_defends_in_any() -> None:
    """Steps I to V with the sides exchanged; no further challenge."""
    t = declares(siege("zombie", ap={"b": 1}).rolls(1, 1), "zombie:B")
    assert t.asked == ("B", "challenge")
    t.does("b", "challenge:zombie")
    assert t.asked == ("B", "form")
    assert t.options == {"melee", "magic"}
    t.rolls(1, 6).does("b", "magic")
    assert monsters(t, "counter") == {"zombie": 6 + 0}
    assert t.life("b") == 5
    assert t.asked == ("A", "keep")  # steps VII and VIII once, for both


def test_a_challenge_may_go_at_a_hero_in_the_same_space() -> None:
    t = siege("zombie", seats=3, at={"b": "library", "c": "library"}, ap={"b": 1, "c": 1}).rolls(1, 1)
    declares(t, "zombie:B")
    assert t.options == {"challenge:zombie", "challenge:C", "pass"}
    t.rolls(6, 1).does("b", "challenge:C", "melee")
    assert t.life("c") == 5
    assert t.asked == ("A", "keep")  # the challenged hero does not challenge back


def test_without_a_point_there_is_no_challenge() -> None:
    t = declares(siege("zombie").rolls(1, 1), "zombie:B")
    assert t.asked == ("A", "keep")


def test_a_defeated_monster_cannot_be_challenged() -> None:
    t = declares(siege("zombie, night-hamster", ap={"b": 1}).rolls(1, 1, 6, 1), "zombie:B", "night-hamster:B")
    assert t.options == {"challenge:night-hamster", "pass"}


def test_the_attacked_hero_challenges_even_if_its_attacker_fell() -> None:
    """The attacker, not at turn, is defeated by the counter strike; others in the space may still be challenged."""
    t = duel(
        seats=4, at={"a": "tomb-antechamber", "b": "library", "c": "library", "d": "library"}, ap={"a": 3, "b": 1, "c": 1},
        life={"c": 1},
    )  # fmt: skip
    t.does("a", "move:0").does("b", "pass").rolls(1, 6).does("c", "attack:B", "melee")
    assert not t.player("c").alive
    assert t.asked == ("B", "challenge")
    assert t.options == {"challenge:D", "pass"}


def test_after_the_challenge_only_free_attacks_are_left() -> None:
    """Any uses before the one challenge; then effects that grant attacks alone."""
    t = siege(
        "barrow-knight", heroes={"b": "pim 2"}, readied={"b": "answering-steel, red-draught"}, ap={"b": 1}, life={"b": 3},
    ).rolls(1, 4)  # fmt: skip
    declares(t, "barrow-knight:B").does("b", "pass", "pass", "pass", "pass")  # the draught, at every moment before
    assert t.asked == ("B", "challenge")
    assert t.options == {"challenge:barrow-knight", "use:answering-steel:barrow-knight", "use:red-draught", "pass"}
    t.does("b", "challenge:barrow-knight", "melee").rolls(3, 1).does("b", "pass", "pass", "pass")
    assert t.asked == ("B", "challenge")
    assert t.options == {"use:answering-steel:barrow-knight", "pass"}


def test_ruling_3_a_saved_point_does_everything_of_section_six() -> None:
    """An attack on a hero that merely walks in, and standing up."""
    t = duel(at={"a": "tomb-antechamber", "b": "corridor"}, ap={"a": 3, "b": 1})
    t.does("a", "move:0")
    assert t.asked == ("B", "window")
    assert t.options == {"attack:A", "pass"}
    t = duel(at={"a": "tomb-antechamber", "b": "library"}, ap={"a": 3, "b": 1})
    t.player("b").down = True
    t.does("a", "move:0")
    assert t.options == {"stand-up", "pass"}


def test_ruling_3_option_a_saved_point_only_challenges() -> None:
    t = duel(at={"a": "tomb-antechamber", "b": "corridor"}, ap={"a": 3, "b": 1}, saved_ap="challenge")
    t.does("a", "move:0")
    assert t.asked == ("A", "hero")
    t.rolls(1, 1).does("a", "attack:B", "melee")
    assert t.asked == ("B", "challenge")
    assert t.options == {"challenge:A", "pass"}


def test_ruling_3_option_a_saved_point_pays_for_no_card_of_a_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card of the house costs a point in others' turns; one of a pack may."""
    for option, offered in (("all", True), ("challenge", False)):
        t = duel(
            at={"a": "tomb-antechamber", "b": "corridor"},
            readied={"b": "staff-of-cold-sparks"},
            ap={"a": 3, "b": 1},
            saved_ap=option,
        )
        monkeypatch.setattr(t.g.cards.adventures["staff-of-cold-sparks"].work, "use", Use("any", 0, 1, False, "turn"))
        t.does("a", "move:0")
        assert ("use:staff-of-cold-sparks" in t.options) == offered


def test_ruling_3_option_a_saved_point_pays_for_a_challenge_that_a_card_grants(monkeypatch: pytest.MonkeyPatch) -> None:
    t = duel(readied={"b": "answering-steel"}, ap={"a": 3, "b": 1}, saved_ap="challenge")
    monkeypatch.setattr(t.g.cards.adventures["answering-steel"].work, "use", Use("challenge", 0, 1, False, "turn"))
    t.rolls(1, 1).does("a", "attack:B", "melee")
    assert t.options == {"challenge:A", "use:answering-steel:A", "pass"}


def test_ruling_3_option_the_point_of_a_fall_is_not_a_saved_one() -> None:
    t = duel(at={"a": "tomb-antechamber", "b": "corridor"}, ap={"a": 3, "b": 0}, saved_ap="challenge", limited_movement=True)
    t.does("a", "move:0")
    assert "attack:A" not in t.options
    t.does("b", "fall")
    assert "attack:A" in t.options


def test_ruling_4_in_a_hunt_any_unspent_point_pays_for_the_challenge_once_a_turn() -> None:
    t = table(quests={"a": "slay-draky"}, at={"a": "inner-sanctum"}, map=SANCTUM, heroes={"a": "roderik 2"}, ap={"a": 2})
    t.rolls(1, 1).does("a", "attempt:slay-draky").does("b", "melee")
    assert t.options == {"challenge:slay-draky", "pass"}
    t.rolls(1, 6).does("a", "challenge:slay-draky", "melee")
    assert t.player("a").ap == 1
    t.rolls(1, 1).does("a", "attempt:slay-draky").does("b", "melee")
    assert t.asked == ("A", "hero")
    assert t.player("a").ap == 0


def test_a_quest_monster_goes_nowhere_and_rewards_nobody() -> None:
    t = table(quests={"a": "slay-draky"}, at={"a": "inner-sanctum"}, map=SANCTUM, heroes={"a": "roderik 2"})
    t.rolls(6, 1).does("a", "attempt:slay-draky").does("b", "melee").does("a", "pass")
    assert t.life("a") == 5
    assert t.asked == ("A", "hero")
    assert (t.peril("a"), t.glory("a")) == (0, 0)


# --- VII. lair ------------------------------------------------------------------------------------------------------------------


def test_unwounded_to_hand_or_lair_wounded_to_lair_or_discard_defeated_away() -> None:
    t = siege("zombie, barrow-knight, night-hamster").rolls(1, 1, 1, 1, 6, 6)
    declares(t, "zombie:B", "barrow-knight:B", "night-hamster:B")
    assert t.options == {"hand:zombie", "lair:zombie"}
    t.does("a", "hand:zombie")
    assert t.options == {"lair:barrow-knight", "discard:barrow-knight"}
    t.does("a", "discard:barrow-knight")
    assert t.discarded("barrow-knight", "night-hamster")
    assert t.player("a").hand == ["zombie"]


def test_a_lair_holds_three_and_the_owner_picks_who_goes() -> None:
    t = siege("zombie")
    t.player("a").lair = ["legion", "bugbear", "soot-imp"]
    for card in t.player("a").lair:
        t.g.deck.bag.remove(card)
    t.run.begin()
    declares(t.rolls(1, 1), "zombie:B").does("a", "lair:zombie")
    assert t.options == {"bugbear", "legion", "soot-imp", "zombie"}
    t.does("a", "soot-imp")
    assert t.player("a").lair == ["legion", "bugbear", "zombie"]
    assert t.discarded("soot-imp")


# --- VIII. reward ---------------------------------------------------------------------------------------------------------------


def test_ruling_11_each_wound_gives_its_owner_one_peril_to_give_to_another_living_player() -> None:
    """Every wound on its own, or to nobody."""
    t = siege("zombie, night-hamster", seats=3, peril={"b": 2}, at={"b": "library", "c": "library"}).rolls(6, 6, 1, 1)
    declares(t, "zombie:B", "night-hamster:B").does("a", "hand:zombie", "hand:night-hamster")
    assert t.asked == ("A", "reward")
    assert t.options == {"B", "C", "nobody"}
    t.does("a", "C")
    assert t.asked == ("A", "reward")
    t.does("a", "nobody")
    assert (t.peril("a"), t.peril("b"), t.peril("c")) == (0, 0, 1)


def test_each_wound_on_a_monster_is_a_glory_surplus_wounds_are_not() -> None:
    t = declares(siege("zombie", readied={"b": "mighty-blow-2"}).rolls(1, 6), "zombie:B")
    assert t.glory("b") == 1


def test_hero_against_hero_gives_nothing() -> None:
    t = duel().rolls(6, 1).does("a", "attack:B", "melee")
    assert (t.glory("a"), t.glory("b"), t.peril("a"), t.peril("b")) == (0, 0, 0, 0)
    assert t.asked == ("A", "hero")


def test_ruling_43_every_life_point_really_lost_to_the_card_counts() -> None:
    """The threat of Legion on two heroes, and its strike."""
    t = siege("legion", seats=3, heroes={"c": "pim 1"}, at={"b": "library", "c": "library"}).rolls(1, 1, 6, 1)
    declares(t, "legion:B").does("a", "hand:legion")
    assert (t.life("b"), t.life("c")) == (4, 5)
    t.does("a", "B", "B", "B")
    assert t.peril("b") == 9 - 4 + 3


def test_ruling_43_option_strikes_only() -> None:
    t = siege("legion", seats=3, at={"b": "library", "c": "corridor"}, reward_wounds="strikes").rolls(1, 6, 1)
    declares(t, "legion:B").does("a", "hand:legion", "B")
    assert t.life("b") == 4
    assert t.asked == ("A", "lord")
    assert t.peril("b") == 9 - 4 + 1


def test_ruling_43_prevented_wounds_do_not_count() -> None:
    t = siege("zombie", readied={"b": "ring-of-magic"}).rolls(6, 1)
    declares(t, "zombie:B").does("b", "use:ring-of-magic").does("a", "hand:zombie")
    assert t.asked == ("A", "lord")


def test_a_wound_in_the_challenge_counts_too() -> None:
    t = declares(siege("zombie", ap={"b": 1}).rolls(1, 1), "zombie:B").rolls(1, 6)
    t.does("b", "challenge:zombie", "melee").does("a", "hand:zombie")
    assert t.asked == ("A", "reward")
