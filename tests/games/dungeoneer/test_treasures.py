"""The fourteen treasures, a story each."""

from __future__ import annotations

from undercroft.games.dungeoneer.rules.values import treasure_limit
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, SOUTH, STEPS

from .fights import declares, siege
from .table import Table, table

LORD = "dungeonlord"
HAZARDS = {
    "tomb-antechamber": (CENTRE, 0), "blade-gallery": (CENTRE + STEPS[EAST], 0), "troll-bridge": (CENTRE + STEPS[SOUTH], 0),
}  # fmt: skip


def attacked(t: Table, *monsters: str) -> Table:
    """The first seat attacks the second with these cards."""
    return t.does("a", "declare", *[f"add:{monster}:B" for monster in monsters], "done")


def counters(t: Table) -> list[int]:
    """The totals of the heroes' counter rolls."""
    return [args["total"] for args in t.told("rolls") if args["of"] == "counter"]


def attacks(t: Table) -> list[int]:
    """The totals of all attack rolls, of heroes and of monsters."""
    return [args["total"] for key in ("rolls", "monster-rolls") for args in t.told(key) if args["of"] == "attack"]


def test_ring_of_magic_prevents_two_wounds_with_its_token_and_with_itself() -> None:
    """It comes with 1 token; each wound is the player's choice."""
    t = table(
        hands={"a": "zombie, night-hamster, zombie-2", "b": "ring-of-magic"}, glory={"b": 3}, peril={"b": 3}, at={"b": "library"},
        active="b",
    )  # fmt: skip
    t.does("b", "play:ring-of-magic")
    assert t.g.tokens["ring-of-magic"] == 1
    t.becomes(active="A", phase=LORD)
    attacked(t.rolls(6, 6, 6, 1, 1, 1), "zombie", "night-hamster", "zombie-2")
    t.does("b", "use:ring-of-magic")
    assert t.player("b").inventory == ["ring-of-magic"]
    t.does("b", "pass")
    assert t.life("b") == 5
    t.does("b", "use:ring-of-magic")
    assert t.discarded("ring-of-magic")
    assert [each["spends"] for each in t.told("prevents")] == ["token", "card"]
    assert t.life("b") == 5
    assert "ring-of-magic" not in t.g.tokens


def test_backpack_holds_two_more_and_what_was_in_it_falls_when_it_goes() -> None:
    """The limit is 2 higher, the card counts against it; when it leaves play the surplus goes at once, by the owner's choice."""
    t = table(
        hands={"b": "backpack, ashen-cloak, barrow-blade", "a": "cackling-witch"}, readied={"b": "dented-visor"}, glory={"b": 10},
        peril={"b": 4}, heroes={"b": "kron 2", "a": "roderik 2"}, active="b", at={"a": "library"},
    )  # fmt: skip
    assert "play:ashen-cloak" not in t.options
    t.does("b", "play:backpack", "play:ashen-cloak")
    assert "play:barrow-blade" not in t.options
    t.becomes(active="A", phase=LORD)
    attacked(t.rolls(6, 1), "cackling-witch").does("b", "backpack")
    assert treasure_limit(t.g, 1) == 1
    assert t.options == {"dented-visor", "ashen-cloak"}
    t.does("b", "dented-visor")
    assert t.player("b").inventory == ["ashen-cloak"]


def test_boot_of_ala_hazad_sells_one_action_point_a_turn() -> None:
    t = table(readied={"a": "boot-of-ala-hazad"}, glory={"a": 5}, ap={"a": 0})
    t.does("a", "use:boot-of-ala-hazad")
    assert (t.glory("a"), t.player("a").ap) == (3, 1)
    assert "use:boot-of-ala-hazad" not in t.options


def test_boot_of_ala_hazad_sleeps_outside_the_own_hero_phase() -> None:
    t = table(readied={"a": "boot-of-ala-hazad"}, glory={"a": 5}, phase=LORD)
    assert "use:boot-of-ala-hazad" not in t.options
    t = table(readied={"b": "boot-of-ala-hazad"}, glory={"b": 5})
    t.does("a", "move:0")
    assert t.asked == ("A", "hero")


def test_dented_visor_helps_melee_counter_rolls_only() -> None:
    t = table(
        hands={"a": "zombie, grave-wraith"}, readied={"b": "dented-visor"}, peril={"b": 9}, ap={"b": 1}, at={"b": "library"},
        phase=LORD,
    )  # fmt: skip
    attacked(t.rolls(1, 1, 1, 1), "zombie", "grave-wraith")
    assert counters(t) == [1 + 2 + 1, 1 + 1]  # melee 2, magic 1
    t.rolls(1, 1).does("b", "challenge:grave-wraith", "melee")
    assert attacks(t)[0] == 1 + 2


def test_mask_of_the_unburied_weakens_attacks_of_undead_and_demons() -> None:
    t = table(
        hands={"a": "zombie, soot-imp, night-hamster"}, readied={"b": "mask-of-the-unburied"}, peril={"b": 9}, ap={"b": 1},
        at={"b": "library"}, phase=LORD,
    )  # fmt: skip
    attacked(t, "zombie", "soot-imp", "night-hamster").rolls(3, 3, 3, 6, 6, 6).does("a", "magic")
    assert attacks(t) == [3 + 2 - 1, 3 + 2 - 1, 3 + 2]


def test_barrow_blade_adds_to_melee_attacks_and_pays_for_the_slain() -> None:
    """1 glory more where the Reward step pays for a monster defeated in melee; not for one only wounded."""
    t = table(
        hands={"a": "barrow-knight, zombie, grave-wraith"}, readied={"b": "barrow-blade"}, peril={"b": 9}, ap={"b": 1},
        at={"b": "library"}, phase=LORD,
    )  # fmt: skip
    attacked(t.rolls(1, 1, 1, 6, 6, 6), "barrow-knight", "zombie", "grave-wraith")  # the wraith falls to magic
    assert t.discarded("zombie", "grave-wraith") is False  # step VII comes after the challenge
    t.rolls(1, 6).does("b", "challenge:barrow-knight", "melee")
    assert attacks(t)[0] == 1 + 2 + 1
    t.does("a", "lair:barrow-knight")
    assert t.glory("b") == 1 + (1 + 1) + 1


def test_staff_of_cold_sparks_chills_a_hero_struck_by_its_magic_attack() -> None:
    t = table(readied={"a": "staff-of-cold-sparks"}, heroes={"a": "lorel 2"}, glory={"b": 2})
    t.rolls(3, 1).does("a", "attack:B", "magic")
    assert attacks(t) == [3 + 3 + 1]
    assert (t.life("b"), t.glory("b")) == (5, 1)


def test_staff_of_cold_sparks_does_nothing_to_a_counter_strike() -> None:
    t = table(readied={"b": "staff-of-cold-sparks"}, heroes={"b": "lorel 2"}, glory={"a": 2})
    t.rolls(1, 6).does("a", "attack:B", "magic")
    assert counters(t) == [6 + 3]
    assert (t.life("a"), t.glory("a")) == (5, 2)


def test_coffin_lid_shield_is_a_response_for_the_whole_battle_once_a_turn() -> None:
    t = table(
        hands={"a": "zombie, night-hamster"}, readied={"b": "coffin-lid-shield"}, glory={"b": 2}, peril={"b": 2},
        at={"b": "library"}, phase=LORD,
    )  # fmt: skip
    attacked(t, "zombie", "night-hamster")
    assert t.asked == ("B", "respond")
    t.rolls(1, 1, 1, 1).does("b", "use:coffin-lid-shield")
    assert counters(t) == [1 + 2 + 2, 1 + 2 + 2]
    assert t.glory("b") == 2 - 1 + 2  # both fell


def test_coffin_lid_shield_is_spent_for_this_turn() -> None:
    t = table(readied={"b": "coffin-lid-shield"}, glory={"b": 2})
    t.rolls(1, 1).does("a", "attack:B", "melee")
    t.does("b", "use:coffin-lid-shield")
    assert (1, "coffin-lid-shield") in t.g.used
    assert t.glory("b") == 1


def test_mail_of_small_bones_stops_one_wound_of_a_strike_on_five_or_six() -> None:
    t = table(readied={"b": "mail-of-small-bones", "a": "mighty-blow-2"}, heroes={"a": "kron 3"})
    t.rolls(6, 1).does("a", "attack:B", "melee").rolls(5).does("b", "use:mail-of-small-bones")
    assert t.life("b") == 6 - 2 + 1


def test_mail_of_small_bones_is_tried_once_a_turn_and_only_against_strikes() -> None:
    t = table(
        hands={"a": "zombie, night-hamster, whispering-darts"}, readied={"b": "mail-of-small-bones"}, peril={"b": 9},
        at={"b": "library"}, phase=LORD,
    )  # fmt: skip
    attacked(t.rolls(1, 6, 6, 1, 1), "whispering-darts", "zombie", "night-hamster")
    assert t.life("b") == 5  # the darts: no question
    t.rolls(4).does("b", "use:mail-of-small-bones")
    assert t.life("b") == 3  # the second strike: no question any more


def test_ashen_cloak_walks_over_spikes_and_pits() -> None:
    t = table(readied={"a": "ashen-cloak"}, at={"a": "tomb-antechamber", "b": "tomb-antechamber"}, map=HAZARDS)
    t.does("a", "move:1")
    assert t.player("a").space == "blade-gallery"
    t.does("a", "move:3", "move:2")
    assert t.player("a").space == "troll-bridge"
    assert (t.life("a"), t.player("a").down) == (6, False)


def test_ashen_cloak_ignores_danger() -> None:
    t = table(
        seats=3, hands={"a": "whispering-darts"}, readied={"b": "ashen-cloak"}, peril={"b": 3},
        at={"b": "dark-crossroads", "c": "dark-crossroads"}, phase=LORD,
    )  # fmt: skip
    attacked(t.rolls(4, 5), "whispering-darts")
    assert {args["seat"]: args["value"] for args in t.told("threat")} == {1: 7, 2: 9}
    assert (t.life("b"), t.life("c")) == (6, 5)


def test_red_draught_heals_up_to_two_at_any_time_but_never_above_the_printed_life() -> None:
    t = table(readied={"b": "red-draught"}, life={"b": 5}, at={"a": "tomb-antechamber", "b": "library"})
    t.does("a", "move:0")
    assert t.asked == ("B", "window")
    t.does("b", "use:red-draught")
    assert t.life("b") == 6
    assert t.discarded("red-draught")


def test_red_draught_is_not_offered_to_the_unhurt() -> None:
    t = table(readied={"a": "red-draught"})
    assert "use:red-draught" not in t.options


def test_gravediggers_whetstone_sharpens_a_weapon_and_goes_with_it() -> None:
    t = table(
        hands={"a": "gravediggers-whetstone"}, readied={"a": "barrow-blade, ashen-cloak"}, heroes={"a": "pim 2"}, glory={"a": 2},
    )  # fmt: skip
    assert {option for option in t.options if "whetstone" in option} == {"play:gravediggers-whetstone:barrow-blade"}
    t.does("a", "play:gravediggers-whetstone:barrow-blade").rolls(1, 6).does("a", "attack:B", "melee")
    assert attacks(t) == [1 + 2 + 1 + 1]
    t.does("a", "end", "treasure:barrow-blade")
    assert t.discarded("barrow-blade", "gravediggers-whetstone")


def test_gravediggers_whetstone_needs_a_weapon() -> None:
    t = table(hands={"a": "gravediggers-whetstone"}, readied={"a": "ashen-cloak"}, glory={"a": 9})
    assert not [option for option in t.options if "whetstone" in option]


def test_ember_setting_kindles_one_magic_roll_a_turn() -> None:
    """Any magic roll of the own hero: here a threat, then a counter roll that it no longer reaches."""
    t = table(
        hands={"a": "mirror-of-the-dead-hour, grave-wraith"}, readied={"b": "ring-of-magic"}, glory={"b": 2}, peril={"b": 9},
        at={"b": "library"}, phase=LORD,
        position={"under": {"ring-of-magic": ["ember-setting"]}},
    )  # fmt: skip
    attacked(t, "mirror-of-the-dead-hour", "grave-wraith")
    assert t.options == {"use:ember-setting", "pass"}
    t.rolls(2, 1, 1).does("b", "use:ember-setting")
    assert t.told("threat")[0]["total"] == 2 + 1 + 2
    assert counters(t) == [1 + 1]
    assert t.asked == ("B", "prevent")


def walled_in(life: int) -> Table:
    """A trap wounds B, who has so much life and wears the Ferryman's Ring."""
    t = table(
        hands={"a": "closing-walls"},
        readied={"b": "ferrymans-ring"},
        life={"b": life},
        peril={"b": 9},
        at={"b": "library"},
        phase=LORD,
    )
    attacked(t.rolls(1), "closing-walls")
    return t


def test_ferrymans_ring_brings_its_hero_back_from_the_brink_once() -> None:
    """Life becomes 1; further wounds of the moment are ignored."""
    t = walled_in(life=1)
    assert t.life("b") == 1
    assert t.discarded("ferrymans-ring")
    assert not t.g.over


def test_ferrymans_ring_is_told_after_the_wound_and_says_what_would_have_defeated() -> None:
    t = walled_in(life=2)
    told = [event.key for event in t.g.journal or []]
    assert [key for key in told if key in ("wounded", "saved-by")] == ["wounded", "saved-by"]
    assert [(each["cause"], each["on"]) for each in t.told("saved-by")] == [("trap", "closing-walls")]


def test_ferrymans_ring_says_that_no_wound_brings_no_peril() -> None:
    t = declares(siege("zombie", readied={"b": "ferrymans-ring"}, life={"b": 1}).rolls(6, 1), "zombie:B")
    while not t.told("saved-by"):
        t.does(t.asked[0].lower(), "pass")
    assert [each["unpaid"] for each in t.told("saved-by")] == [True]
    t = walled_in(life=1)
    assert [each["unpaid"] for each in t.told("saved-by")] == [False], "a trap has no reward"


def test_ferrymans_ring_stays_quiet_while_life_is_left() -> None:
    t = table(
        hands={"a": "closing-walls"},
        readied={"b": "ferrymans-ring"},
        life={"b": 3},
        peril={"b": 9},
        at={"b": "library"},
        phase=LORD,
    )
    attacked(t.rolls(1), "closing-walls")
    assert t.life("b") == 1
    assert t.player("b").inventory == ["ferrymans-ring"]
