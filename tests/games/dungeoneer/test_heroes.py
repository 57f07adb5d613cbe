"""The six heroes: levels, limits, abilities."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.dungeoneer.cards.fields import FORMS
from undercroft.games.dungeoneer.rules.values import boon_limit, stat, treasure_limit
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, SOUTH, STEPS

from .table import Table, table

CARDS = {
    "kron": (4, 1, "102 303 504 604"), "roderik": (2, 3, "102 213 324 424"), "lorel": (3, 2, "012 033 144 154"),
    "raka": (3, 2, "102 213 414 514"), "vashti": (2, 3, "012 123 144 244"), "pim": (1, 4, "003 213 324 334"),
}  # fmt: skip
BOONS = ["rooted-stance", "third-eye", "wolfs-pace", "mighty-blow-2", "answering-steel"]
TREASURES = ["ring-of-magic", "dented-visor", "barrow-blade", "ashen-cloak", "red-draught"]

BLADES = {
    "tomb-antechamber": (CENTRE, 0), "blade-gallery": (CENTRE + STEPS[EAST], 0), "crypt": (CENTRE + STEPS[SOUTH], 0),
    "corridor": (CENTRE + STEPS[NORTH], 0),
}  # fmt: skip


def totals(t: Table, key: str = "rolls") -> list[int]:
    return [args["total"] for args in t.told(key)]


@pytest.mark.parametrize("hero", CARDS)
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_melee_magic_and_speed_are_those_of_the_level(hero: str, level: int) -> None:
    t = table(heroes={"a": f"{hero} {level}", "b": "roderik 2" if hero != "roderik" else "kron 2"})
    assert "".join(str(stat(t.g, 0, form)) for form in FORMS) == CARDS[hero][2].split()[level - 1]


@pytest.mark.parametrize("hero", CARDS)
def test_a_hero_holds_as_many_permanent_boons_and_treasures_as_its_card_says_boons_first_ruling_35(hero: str) -> None:
    boons, treasures, _ = CARDS[hero]
    others = {"b": "roderik 2" if hero != "roderik" else "kron 2"}
    t = table(heroes={"a": f"{hero} 2", **others}, hands={"a": ", ".join(BOONS + TREASURES)}, glory={"a": 99}, at={"a": "library"})
    assert (boon_limit(t.g, 0), treasure_limit(t.g, 0)) == (boons, treasures)
    for card in BOONS[:boons] + TREASURES[:treasures]:
        t.does("a", f"play:{card}")
    assert not [option for option in t.options if option.startswith("play:")]


@pytest.mark.parametrize("hero", CARDS)
def test_heroes_attack_in_melee_or_magic_and_never_in_speed_ruling_38(hero: str) -> None:
    t = table(heroes={"a": f"{hero} 2", "b": "roderik 2" if hero != "roderik" else "kron 2"})
    t.does("a", "attack:B")
    assert t.options == {"melee", "magic"}


# --- Kron -----------------------------------------------------------------------------------------------------------------------


def test_kron_pays_two_glory_to_strike_back_at_a_monster_with_one_more() -> None:
    t = table(hands={"b": "zombie"}, peril={"a": 1}, glory={"a": 2}, at={"b": "library"}, active="b", phase="dungeonlord")
    t.rolls(3, 2).does("b", "declare", "add:zombie:A", "done")
    t.rolls(1, 3).does("a", "use:kron:zombie", "melee")
    assert totals(t)[1] == 1 + 3 + 1
    assert t.glory("a") == 0
    assert t.player("a").ap == 0
    assert t.asked == ("B", "keep")


def test_kron_may_pay_his_point_for_the_challenge_and_then_glory_for_a_second_attack() -> None:
    t = table(
        hands={"b": "zombie"}, peril={"a": 1}, glory={"a": 4}, ap={"a": 1}, at={"b": "library"}, active="b", phase="dungeonlord"
    )
    t.rolls(3, 2).does("b", "declare", "add:zombie:A", "done")
    t.rolls(1, 2).does("a", "challenge:zombie", "melee")
    assert t.options == {"use:kron:zombie", "pass"}
    t.rolls(6, 1).does("a", "use:kron:zombie", "melee")
    assert t.glory("a") == 4 - 2 + 1


def test_kron_strikes_back_once_a_turn() -> None:
    t = table(
        hands={"b": "zombie, night-hamster"}, peril={"a": 2}, glory={"a": 9}, at={"b": "library"}, active="b", phase="dungeonlord"
    )
    t.rolls(3, 3, 2, 2).does("b", "declare", "add:zombie:A", "add:night-hamster:A", "done")
    t.rolls(1, 2).does("a", "use:kron:zombie", "melee")
    assert t.asked == ("B", "keep")


def test_kron_may_repay_a_hero_later_in_the_same_turn() -> None:
    t = table(glory={"a": 2}, active="b", ap={"b": 3})
    t.does("b", "attack:A").rolls(2, 1).does("b", "melee")
    t.does("a", "pass")
    assert t.asked == ("A", "window")
    assert t.options == {"use:kron:B", "pass"}
    t.rolls(3, 3).does("a", "use:kron:B", "melee")
    assert totals(t)[2:] == [3 + 3 + 1, 3 + 2]
    assert t.life("b") == 5


def test_kron_repays_the_monster_of_a_quest() -> None:
    t = table(quests={"a": "bone-regent"}, glory={"a": 2}, ap={"a": 0}, at={"a": "blade-gallery", "b": "crypt"}, map=BLADES)
    t.rolls(2, 2).does("a", "attempt:bone-regent")
    t.rolls(6, 1).does("a", "use:kron:bone-regent", "melee")
    assert t.g.tokens == {"bone-regent": 1}
    assert t.glory("a") == 0  # a quest's monster earns none


def test_kron_repays_nobody_who_left_the_space_or_did_not_attack() -> None:
    t = table(seats=3, glory={"a": 2}, active="b", ap={"b": 3})
    t.does("b", "attack:A").rolls(1, 1).does("b", "melee")
    assert t.options == {"use:kron:B", "pass"}  # not the third hero in the space
    t.does("a", "pass", "pass").does("b", "move:0")
    assert t.asked == ("B", "hero")


def test_kron_repays_nobody_on_an_entrance_unless_only_challenges_are_barred_there_ruling_12() -> None:
    story: dict[str, Any] = {
        "glory": {"a": 2}, "active": "b", "at": {"a": "tomb-antechamber", "b": "tomb-antechamber"},
        "position": {"attackers": [("A", "B")]},
    }  # fmt: skip
    usual = table(**story)
    assert usual.asked[0] == "B"
    usual.does("b", "end")
    assert usual.asked == ("B", "save")
    other = table(**story, entrance_peace="challenge")
    other.does("b", "end", "pass")
    assert other.options == {"use:kron:B", "pass"}


# --- Roderik --------------------------------------------------------------------------------------------------------------------


def test_roderik_heals_one_life_for_three_glory_and_a_point_once_a_turn() -> None:
    t = table(heroes={"a": "roderik 2", "b": "kron 2"}, glory={"a": 9}, life={"a": 2}, at={"a": "library"})
    t.does("a", "use:roderik")
    assert (t.life("a"), t.glory("a"), t.player("a").ap) == (3, 6, 2)
    assert "use:roderik" not in t.options


def test_roderik_heals_in_his_own_turn_only() -> None:
    t = table(glory={"b": 9}, life={"b": 2}, ap={"b": 1}, at={"b": "library"})
    t.does("a", "move:0")
    assert t.asked == ("A", "hero")


def test_roderik_does_not_heal_above_his_printed_life() -> None:
    t = table(heroes={"a": "roderik 2", "b": "kron 2"}, glory={"a": 9}, at={"a": "library"})
    assert "use:roderik" not in t.options


def test_roderik_may_spend_the_glory_of_a_space_before_its_spikes_work() -> None:
    """§7, §17 T6; in a dispute abilities come before the effect of the space (§11)."""
    t = table(heroes={"a": "roderik 2", "b": "kron 2"}, life={"a": 1}, at={"a": "tomb-antechamber"}, map=BLADES)
    t.does("a", "move:1")
    assert t.options == {"use:roderik", "pass"}
    t.rolls(1).does("a", "use:roderik")
    assert t.life("a") == 2 - 1


def test_a_roderik_that_lies_does_not_heal() -> None:
    """§7: the action points of a hero that lies are for standing up."""
    t = table(
        heroes={"a": "roderik 2", "b": "kron 2"}, glory={"a": 9}, life={"a": 2}, at={"a": "library"}, players={"a": {"down": True}}
    )
    assert "use:roderik" not in t.options


# --- Lorel ----------------------------------------------------------------------------------------------------------------------


def test_lorel_rolls_two_dice_for_a_magic_attack_and_keeps_the_higher() -> None:
    t = table(heroes={"a": "lorel 2", "b": "kron 2"}, glory={"a": 1})
    t.does("a", "attack:B", "magic")
    t.rolls(2, 5, 1).does("a", "use:lorel")
    assert totals(t)[0] == 5 + 3
    assert t.glory("a") == 0


def test_both_of_two_dice_are_told_before_the_roll_that_the_higher_makes() -> None:
    t = table(heroes={"a": "lorel 2", "b": "kron 2"}, glory={"a": 1})
    t.does("a", "attack:B", "magic")
    t.rolls(2, 5, 1).does("a", "use:lorel")
    assert [entry["dice"] for entry in t.told("rolls-two")] == [[2, 5]]
    assert t.told("rolls")[0]["die"] == 5


def test_lorel_gathers_no_flame_for_melee_nor_for_a_counter_roll() -> None:
    t = table(heroes={"a": "lorel 2", "b": "kron 2"}, glory={"a": 1})
    t.does("a", "attack:B").rolls(1, 1).does("a", "melee")
    assert t.asked == ("A", "hero")
    t = table(heroes={"a": "kron 2", "b": "lorel 2"}, glory={"b": 1})
    t.does("a", "attack:B").rolls(1, 1).does("a", "magic")
    assert t.asked == ("A", "hero")


def test_lorel_gathers_flame_once_a_turn() -> None:
    t = table(
        heroes={"a": "roderik 2", "b": "lorel 2"}, hands={"a": "bone-colossus"}, readied={"b": "answering-steel"}, glory={"b": 9},
        peril={"b": 6}, ap={"b": 1}, at={"a": "library", "b": "tomb-antechamber"}, phase="dungeonlord",
    )  # fmt: skip
    t.rolls(1, 5).does("a", "declare", "add:bone-colossus:B", "done")
    t.does("b", "use:answering-steel:bone-colossus", "magic").rolls(1, 2, 6).does("b", "use:lorel")
    t.rolls(1, 6).does("b", "challenge:bone-colossus", "magic")
    assert t.asked == ("A", "keep")


# --- Raka -----------------------------------------------------------------------------------------------------------------------


def test_raka_gets_one_more_against_undead_in_attack_and_counter_rolls() -> None:
    t = table(
        heroes={"b": "raka 2"}, hands={"a": "zombie, night-hamster"}, peril={"b": 2}, ap={"b": 1},
        at={"a": "library", "b": "tomb-antechamber"}, phase="dungeonlord",
    )  # fmt: skip
    t.rolls(3, 3, 1, 1).does("a", "declare", "add:zombie:B", "add:night-hamster:B", "done")
    assert totals(t) == [1 + 2 + 1, 1 + 2]
    t.rolls(1, 1).does("b", "challenge:zombie", "melee")
    assert totals(t)[2] == 1 + 2 + 1


def test_raka_gets_one_more_against_the_undead_of_a_quest() -> None:
    t = table(heroes={"a": "raka 2"}, quests={"a": "bone-regent"}, at={"a": "blade-gallery"}, map=BLADES)
    t.rolls(1, 1).does("a", "attempt:bone-regent")
    assert totals(t) == [1 + 2 + 1]


def test_raka_gets_nothing_more_against_heroes() -> None:
    t = table(heroes={"a": "raka 2", "b": "vashti 2"})
    t.does("a", "attack:B").rolls(1, 1).does("a", "melee")
    assert totals(t) == [1 + 2, 1 + 1]


# --- Vashti ---------------------------------------------------------------------------------------------------------------------


def test_vashti_takes_two_from_an_undeads_attack_roll_and_one_from_anothers_once_a_turn() -> None:
    for monster, less in (("zombie", 2), ("night-hamster", 1)):
        t = table(
            heroes={"b": "vashti 2"}, hands={"a": "zombie, night-hamster"}, glory={"b": 9}, peril={"b": 2},
            at={"a": "library", "b": "tomb-antechamber"}, phase="dungeonlord",
        )  # fmt: skip
        t.does("a", "declare", "add:zombie:B", "add:night-hamster:B", "done")
        assert t.options == {"use:vashti:zombie", "use:vashti:night-hamster", "pass"}
        t.rolls(4, 4, 6, 6).does("b", f"use:vashti:{monster}")
        assert {args["card"]: args["total"] for args in t.told("monster-rolls")}[monster] == 4 + 2 - less
        assert sum(totals(t, "monster-rolls")) == 12 - less
        assert t.glory("b") == 8 + 2  # one paid, two counter strikes


def test_vashti_wards_off_the_undead_of_a_quest() -> None:
    t = table(heroes={"a": "vashti 2"}, quests={"a": "bone-regent"}, glory={"a": 1}, at={"a": "blade-gallery"}, map=BLADES)
    t.does("a", "attempt:bone-regent").rolls(4, 4).does("a", "use:vashti:bone-regent")
    assert totals(t, "monster-rolls") == [4 + 3 - 2]


def test_vashtis_ward_is_a_response_and_not_for_her_own_challenge() -> None:
    t = table(
        heroes={"b": "vashti 2"}, hands={"a": "barrow-knight"}, glory={"b": 9}, peril={"b": 5}, ap={"b": 1},
        at={"a": "library", "b": "tomb-antechamber"}, phase="dungeonlord",
    )  # fmt: skip
    t.does("a", "declare", "add:barrow-knight:B", "done").rolls(1, 4).does("b", "pass")
    t.rolls(1, 1).does("b", "challenge:barrow-knight", "magic")
    assert t.asked == ("A", "keep")
    assert totals(t, "monster-rolls") == [5, 2]


# --- Pim ------------------------------------------------------------------------------------------------------------------------


def test_pim_gets_one_more_against_exits_hazards_and_trap_encounters() -> None:
    t = table(heroes={"a": "pim 2"}, at={"a": "library"})
    t.rolls(1).does("a", "move:1")
    assert t.told("threat")[0]["total"] == 1 + 3 + 1
    t = table(heroes={"a": "pim 2"}, at={"a": "tomb-antechamber"}, map=BLADES)
    t.rolls(1).does("a", "move:1")
    assert t.told("threat")[0]["total"] == 1 + 3 + 1
    t = table(heroes={"b": "pim 2"}, hands={"a": "stone-sack"}, peril={"b": 2}, at={"a": "library"}, phase="dungeonlord")
    t.rolls(1).does("a", "declare", "add:stone-sack:B", "done")
    assert t.told("threat")[0]["total"] == 1 + 3 + 1


def test_pim_gets_one_more_at_a_blocked_exit_too() -> None:
    t = table(
        heroes={"a": "pim 2"}, at={"a": "blade-gallery"}, map={**BLADES, "corridor-2": (CENTRE + STEPS[EAST] + STEPS[NORTH], 0)}
    )
    t.rolls(1).does("a", "move:0")
    assert t.told("threat")[0]["total"] == 1 + 3 + 1


def test_pim_gets_nothing_more_against_monsters_quests_and_standing_up() -> None:
    t = table(heroes={"b": "pim 2"}, hands={"a": "legion"}, peril={"b": 4}, at={"a": "library"}, phase="dungeonlord")
    t.rolls(3, 1, 1).does("a", "declare", "add:legion:B", "done")
    assert t.told("threat")[0]["total"] == 3 + 1
    t = table(heroes={"a": "pim 2"}, quests={"a": "black-ledger"}, at={"a": "library"})
    t.rolls(5).does("a", "attempt:black-ledger")
    assert t.told("threat")[0]["total"] == 5 + 1
    t = table(heroes={"a": "pim 2"}, at={"a": "library"}, players={"a": {"down": True, "standup": 4}})
    t.rolls(3).does("a", "stand-up")
    assert t.told("threat")[0]["total"] == 3 + 2
