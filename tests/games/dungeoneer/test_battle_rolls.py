"""Battles: rolls and strikes (rules §9, III to V), and the rulings about them."""

from __future__ import annotations

from .fights import declares, duel, keys, monsters, siege

# --- III, IV. rolls -------------------------------------------------------------------------------------------------------------


def test_all_attack_rolls_come_before_all_counter_rolls() -> None:
    """Die and stat, in declared order; the hero with the value of its current level."""
    t = siege("zombie, night-hamster", heroes={"b": "roderik 4"}).rolls(1, 2, 3, 4)
    declares(t, "night-hamster:B", "zombie:B")
    assert monsters(t) == {"night-hamster": 1 + 2, "zombie": 2 + 2}
    assert [args["total"] for args in t.told("rolls")] == [3 + 4, 4 + 4]
    assert keys(t, "monster-rolls", "rolls") == ["monster-rolls"] * 2 + ["rolls"] * 2


def test_a_roll_is_told_with_what_makes_its_total_and_against_whom() -> None:
    """As a roll against a threat is: what is printed, each card with its number; of several attacks, which one is met."""
    t = siege("zombie, night-hamster", hands={"a": "zombie, night-hamster", "b": "surge-of-will"}, glory={"b": 2})
    declares(t.rolls(6, 6, 1, 1), "zombie:B", "night-hamster:B")
    t.does("b", "play:surge-of-will:night-hamster:2")
    told = [(each["foe"], each["card"], each["stat"], each["raised"], each["raised_n"]) for each in t.told("rolls")]
    assert told == [("monster", "zombie", 2, [], []), ("monster", "night-hamster", 2, ["surge-of-will"], [2])]
    assert [(each["card"], each["form"], each["stat"], each["raised"]) for each in t.told("monster-rolls")] == [
        ("zombie", "melee", 2, []), ("night-hamster", "melee", 2, []),
    ]  # fmt: skip
    t = duel().rolls(4, 1).does("a", "attack:B", "melee")
    assert [(each["foe"], each["target_seat"]) for each in t.told("rolls")] == [("hero", "B"), ("hero", "A")]


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
    t = duel(quests={"b": "saints-ashes"}, players={"b": {"escorts": ["saints-ashes"]}})
    t.rolls(6, 1).does("a", "attack:B", "melee").does("b", "pass")
    assert t.asked == ("A", "take")
    assert t.options == {"wound", "take:saints-ashes"}
    t.does("a", "take:saints-ashes")
    assert t.life("b") == 6
    assert (t.player("a").escorts, t.player("a").quests) == (["saints-ashes"], ["saints-ashes"])
    assert (t.player("b").escorts, t.player("b").quests) == ([], [])


def test_the_winner_of_a_counter_roll_may_take_the_token_too() -> None:
    t = duel(quests={"a": "saints-ashes"}, players={"a": {"escorts": ["saints-ashes"]}})
    t.rolls(1, 6).does("a", "attack:B", "melee", "pass")
    assert t.asked == ("B", "take")
    t.does("b", "wound")
    assert t.life("a") == 5


def test_ruling_46_the_token_replaces_the_wounds_but_not_the_rest_of_the_strike() -> None:
    t = duel(
        quests={"b": "saints-ashes"}, readied={"a": "staff-of-cold-sparks"}, heroes={"a": "lorel 2"}, glory={"b": 2},
        players={"b": {"escorts": ["saints-ashes"]}},
    )  # fmt: skip
    t.rolls(6, 1).does("a", "attack:B", "magic").does("b", "pass").does("a", "take:saints-ashes")
    assert (t.life("b"), t.glory("b")) == (6, 1)


def test_ruling_46_all_wounds_of_the_strike_are_replaced() -> None:
    t = duel(quests={"b": "saints-ashes"}, readied={"a": "mighty-blow-2"}, players={"b": {"escorts": ["saints-ashes"]}})
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
