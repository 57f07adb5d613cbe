"""Battles: who may start one, attack and response (rules §9, I and II), and the rulings about them."""

from __future__ import annotations

from .fights import SANCTUM, declares, duel, monsters, siege
from .table import table

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
    t = duel(players={"a": {"down": True}})
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
    t = duel(ap={"a": 1, "b": 1}, phase="reset", position={"used": [("B", "battle")]})
    assert (1, "battle") not in t.g.used


def test_encounters_are_declared_once_a_turn_so_that_a_monster_attacks_once() -> None:
    t = declares(siege("zombie").rolls(1, 1), "zombie:B").does("a", "hand:zombie")
    assert t.player("a").hand == ["zombie"]
    assert "declare" not in t.options


def test_monsters_of_the_lair_cost_as_much_as_those_of_the_hand() -> None:
    t = siege("night-hamster", peril={"b": 5}, players={"a": {"lair": ["barrow-knight"]}})
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
    assert t.told("keeps")[0]["hurt"] is True  # the journal says that its wounds heal
    t.becomes(declared=False)
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
    escorts = {"a": {"escorts": ["maiden-in-distress"]}}  # it can be dropped at any time
    t = siege("zombie", ap={"b": 1}, quests={"a": "maiden-in-distress"}, players=escorts)
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
