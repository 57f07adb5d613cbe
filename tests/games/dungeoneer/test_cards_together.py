"""Cards of the set that work upon each other, a story each."""

from __future__ import annotations

from undercroft.games.dungeoneer.rules.values import boon_limit, treasure_limit
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, SOUTH, STEPS, WEST

from .table import table


def test_1_backpack_may_be_played_at_the_limit_and_its_loss_brings_the_limit_back() -> None:
    t = table(hands={"a": "backpack"}, readied={"a": "dented-visor"}, glory={"a": 3})
    assert treasure_limit(t.g, 0) == 1
    t.does("a", "play:backpack")
    assert treasure_limit(t.g, 0) == 3
    assert t.player("a").inventory == ["dented-visor", "backpack"]
    t.does("a", "end", "pass", "treasure:backpack")  # the pass: at the change of phase it might attack
    assert treasure_limit(t.g, 0) == 1
    assert t.player("a").inventory == ["dented-visor"]


def test_2_one_ring_at_a_time() -> None:
    t = table(heroes={"a": "pim 2"}, hands={"a": "ferrymans-ring"}, readied={"a": "ring-of-magic"}, glory={"a": 9})
    assert "play:ferrymans-ring" not in t.options


def test_2_the_ring_of_magic_prevents_two_wounds_at_one_moment_and_makes_room() -> None:
    t = table(
        heroes={"b": "pim 2"}, hands={"a": "closing-walls"}, readied={"b": "ring-of-magic"}, peril={"b": 5}, at={"a": "library"},
        phase="dungeonlord", position={"under": {"ring-of-magic": ["ember-setting"]}},
    )  # fmt: skip
    t.does("a", "declare", "add:closing-walls:B").rolls(1).does("a", "done")
    t.does("b", "use:ring-of-magic", "use:ring-of-magic")
    assert t.life("b") == 6
    assert t.discarded("ring-of-magic", "ember-setting")


def test_3_mail_then_ring_then_the_ferryman() -> None:
    t = table(
        heroes={"b": "pim 2"}, hands={"a": "bone-colossus"}, readied={"b": "mail-of-small-bones, ferrymans-ring"}, peril={"b": 6},
        life={"b": 1}, at={"a": "library"}, phase="dungeonlord",
    )  # fmt: skip
    t.rolls(6, 1).does("a", "declare", "add:bone-colossus:B", "done")
    assert t.asked == ("B", "prevent")
    t.rolls(4).does("b", "use:mail-of-small-bones")  # no 5 or 6
    assert t.life("b") == 1
    assert t.discarded("ferrymans-ring")


def test_4_ghoul_pack_counts_other_undead_that_still_attack() -> None:
    t = table(
        heroes={"b": "vashti 1"}, hands={"a": "ghoul-pack, zombie, night-hamster", "b": "fend-off"}, glory={"b": 3}, peril={"b": 9},
        at={"a": "crypt", "b": "library"}, phase="dungeonlord",
    )  # fmt: skip
    t.does("a", "declare", "add:ghoul-pack:B", "add:zombie:B", "add:night-hamster:B", "done")
    assert t.asked == ("B", "respond")
    t.rolls(1, 1, 1, 1, 1, 1).does("b", "pass")
    totals = {args["card"]: args["total"] for args in t.told("monster-rolls")}
    assert totals["ghoul-pack"] == 1 + 3 + 1
    assert totals["zombie"] == 1 + 2


def test_4_fend_off_on_the_zombie_takes_the_bonus_away() -> None:
    t = table(
        hands={"a": "ghoul-pack, zombie", "b": "fend-off"}, glory={"b": 3}, peril={"b": 9}, at={"b": "library"},
        phase="dungeonlord",
    )  # fmt: skip
    t.does("a", "declare", "add:ghoul-pack:B", "add:zombie:B", "done").rolls(1, 1).does("b", "play:fend-off:zombie")
    assert {args["card"]: args["total"] for args in t.told("monster-rolls")} == {"ghoul-pack": 4}


def test_5_attack_bonuses_add_up_and_touch_no_counter_roll() -> None:
    t = table(
        heroes={"b": "vashti 2"}, hands={"a": "zombie"}, readied={"a": "undead-awakening", "b": "mask-of-the-unburied"},
        quests={"b": "death-knell"}, glory={"b": 1}, peril={"b": 1}, ap={"b": 1}, phase="dungeonlord", at={"a": "library"},
    )  # fmt: skip
    t.does("a", "declare", "add:zombie:B", "done")
    t.rolls(3, 1).does("b", "use:vashti:zombie")
    assert t.told("monster-rolls")[0]["total"] == 3 + (2 + 1) + 1 + 1 - 1 - 2  # melee 3, Crypt, Knell, Mask, Ward
    t.rolls(1, 2).does("b", "challenge:zombie", "melee")
    assert t.told("monster-rolls")[1]["total"] == 2 + 3


def test_6_fend_off_has_no_target_in_a_hunt_but_darkness_works() -> None:
    t = table(
        hands={"a": "fend-off, create-darkness"}, glory={"a": 9}, quests={"a": "slay-draky"}, at={"a": "inner-sanctum"},
        map={"tomb-antechamber": (CENTRE, 0), "inner-sanctum": (CENTRE + STEPS[WEST], 0), "crypt": (CENTRE + STEPS[SOUTH], 0)},
    )  # fmt: skip
    t.does("a", "attempt:slay-draky")
    assert t.asked == ("B", "form")
    t.does("b", "melee")
    assert t.options == {"play:create-darkness", "pass"}
    t.rolls(6, 6).does("a", "play:create-darkness")
    assert t.told("monster-rolls")[0]["total"] == 6 + 2 - 2


def test_7_x_of_the_boulder_with_oiled_gears_danger_and_the_cloak() -> None:
    t = table(
        seats=3, hands={"a": "unkind-boulder"}, readied={"a": "oiled-gears", "c": "ashen-cloak"}, peril={"b": 2},
        at={"b": "dark-crossroads", "c": "dark-crossroads"}, phase="dungeonlord", heroes={"c": "pim 2"},
    )  # fmt: skip
    t.does("a", "declare")
    assert t.options == {"add:unkind-boulder:B:1", "add:unkind-boulder:B:2", "add:unkind-boulder:B:3"}
    t.does("a", "add:unkind-boulder:B:3").rolls(6, 6).does("a", "done")
    assert t.peril("b") == 0
    assert {args["seat"]: (args["value"], args["danger"]) for args in t.told("threat")} == {1: (11, 2), 2: (9, 0)}


def test_7_x_of_one_still_costs_one() -> None:
    t = table(hands={"a": "unkind-boulder"}, readied={"a": "oiled-gears"}, peril={"b": 1}, phase="dungeonlord")
    t.does("a", "declare", "add:unkind-boulder:B:1").rolls(6, 6).does("a", "done")
    assert t.peril("b") == 0


def test_8_a_card_without_a_single_target_is_paid_by_any_one_opponent() -> None:
    t = table(
        seats=3, hands={"a": "chain-of-grudges"}, peril={"b": 3, "c": 3}, at={"a": "crypt", "b": "crypt", "c": "library"},
        phase="dungeonlord",
    )  # fmt: skip
    t.does("a", "play:chain-of-grudges:A:B")
    assert t.asked == ("A", "payer")
    assert t.options == {"B", "C"}
    t.rolls(1, 1).does("a", "C")
    assert t.peril("c") == 0
    assert t.told("rolls")[0]["form"] == "melee"
    assert t.asked[0] == "A"  # no challenge


def test_9_hand_through_the_wall_in_the_targets_own_turn_gives_peril_and_glory() -> None:
    t = table(hands={"b": "hand-through-the-wall"}, peril={"a": 2}, at={"a": "tomb-antechamber"})
    t.rolls(6).does("a", "move:0")
    assert t.asked == ("B", "window")
    gained = t.glory("a")
    t.does("b", "play:hand-through-the-wall:A:tomb-antechamber")
    assert t.player("a").space == "tomb-antechamber"
    assert t.glory("a") == gained  # where the turn began: not new


def test_10_leaden_weight_takes_unspent_points_and_glory_cards_still_work() -> None:
    t = table(
        hands={"b": "leaden-weight", "a": "stubborn-legs"},
        peril={"a": 9},
        glory={"a": 2},
        ap={"a": 3},
        at={"a": "tomb-antechamber"},
    )
    t.does("a", "move:0")
    t.does("b", "play:leaden-weight:A")
    assert t.player("a").ap == 0
    t.does("a", "play:stubborn-legs")
    assert t.player("a").ap == 2


def test_11_action_points_at_reset_are_added_up_before_the_least_of_one() -> None:
    t = table(
        quests={"a": "maiden-in-distress"}, heroes={"a": "roderik 2", "b": "kron 2"}, phase="reset",
        players={"a": {"escorts": ["maiden-in-distress"], "less_ap": 1}}, position={"under": {"hero:0": ["grave-shackles"]}},
    )  # fmt: skip
    assert t.player("a").ap == 1


def test_12_getting_up_from_the_stone_sack_costs_a_point_and_a_melee_roll() -> None:
    t = table(heroes={"a": "lorel 2", "b": "roderik 2"}, ap={"a": 3}, players={"a": {"down": True, "standup": 4}})
    t.rolls(3).does("a", "stand-up")  # 3 + 0
    assert t.player("a").down
    assert t.player("a").ap == 2
    t.rolls(4).does("a", "stand-up")
    assert not t.player("a").down


def test_13_light_fingers_takes_nothing_on_a_tie() -> None:
    t = table(hands={"a": "light-fingers"}, readied={"b": "dented-visor"}, glory={"a": 2}, heroes={"a": "pim 1", "b": "roderik 2"})
    t.rolls(3, 3).does("a", "play:light-fingers:B")  # 3 + 3 against 3 + 3
    assert t.player("b").inventory == ["dented-visor"]


def test_13_light_fingers_takes_a_treasure_that_fits() -> None:
    t = table(
        hands={"a": "light-fingers"}, readied={"b": "dented-visor"}, glory={"a": 2}, heroes={"a": "pim 1", "b": "roderik 2"},
        at={"a": "tomb-antechamber", "b": "tomb-antechamber"},
    )  # fmt: skip
    t.rolls(4, 3).does("a", "play:light-fingers:B", "dented-visor")
    assert t.player("a").inventory == ["dented-visor"]
    assert "attack:B" not in t.options  # the entrance is at peace


def test_14_feed_the_font_counts_printed_costs() -> None:
    t = table(
        readied={"a": "backpack, barrow-blade"}, quests={"a": "feed-the-font"}, at={"a": "drowned-well"}, heroes={"a": "pim 2"},
        map={"tomb-antechamber": (CENTRE, 0), "drowned-well": (CENTRE + STEPS[EAST], 0), "crypt": (CENTRE + STEPS[SOUTH], 0)},
    )  # fmt: skip
    t.does("a", "attempt:feed-the-font", "backpack", "barrow-blade")
    assert t.player("a").completed == ["feed-the-font"]
    assert t.glory("a") == 3 + 3  # the reward, and the income of a hero that did not move
    assert t.player("a").level == 3


def test_15_bugbears_last_cry_wounds_every_hero_in_its_space() -> None:
    t = table(hands={"a": "bugbear"}, peril={"b": 3}, ap={"b": 1}, phase="dungeonlord", seats=3, at={"a": "library", "c": "crypt"})
    t.rolls(1, 1).does("a", "declare", "add:bugbear:B", "done")
    t.rolls(6, 1).does("b", "challenge:bugbear", "melee")
    assert (t.life("b"), t.life("c")) == (5, 5)
    assert t.glory("b") == 1
    assert t.asked == ("A", "reward")  # each wound of a monster may give peril


def test_16_legions_threat_meets_every_hero_in_the_space_and_only_when_it_attacks() -> None:
    t = table(hands={"a": "legion"}, peril={"b": 4}, ap={"b": 1}, phase="dungeonlord", seats=3, at={"a": "library", "c": "crypt"})
    t.rolls(1, 1, 1, 2).does("a", "declare", "add:legion:B", "done")
    assert (t.life("b"), t.life("c")) == (5, 6)  # Roderik 1 + 1 fails, Lorel 1 + 3 overcomes
    count = len(t.told("threat"))
    t.rolls(1, 1).does("b", "challenge:legion", "melee")
    assert len(t.told("threat")) == count


def test_17_turned_blade_with_mighty_blow_fells_the_colossus() -> None:
    t = table(
        hands={"a": "bone-colossus", "b": "turned-blade"}, readied={"b": "mighty-blow-2"}, heroes={"b": "kron 4"}, glory={"b": 2},
        peril={"b": 6}, phase="dungeonlord", at={"a": "library"},
    )  # fmt: skip
    t.does("a", "declare", "add:bone-colossus:B", "done").rolls(1, 6).does("b", "play:turned-blade")
    assert t.discarded("bone-colossus")
    assert t.glory("b") == 3


def test_18_labyrinths_favor_takes_no_card_with_a_hero_and_no_entrance() -> None:
    t = table(hands={"a": "labyrinths-favor"}, glory={"a": 3}, at={"a": "crypt", "b": "library"})
    plays = {option.split(":")[2] for option in t.options if option.startswith("play:labyrinths-favor")}
    assert plays <= {"corridor", "dark-crossroads"}


def test_18_heroes_travel_with_swapped_cards_and_nothing_is_gained() -> None:
    t = table(hands={"a": "shuddering-stones"}, peril={"b": 3}, phase="dungeonlord", at={"a": "library", "b": "crypt"})
    assert "play:shuddering-stones" in t.options
    t.does("a", "play:shuddering-stones", "crypt")
    answer = sorted(t.options)[0]
    t.does("a", answer)
    assert t.player("b").space == "crypt"
    assert t.g.dungeon.lies["crypt"][0] != CENTRE + STEPS[SOUTH]


def test_18_two_cards_alike_change_places_too_for_heroes_travel_with_them() -> None:
    alike = {"dark-crossroads": (CENTRE + STEPS[NORTH], 0), "dark-crossroads-2": (CENTRE + STEPS[SOUTH], 0)}
    t = table(
        map={"tomb-antechamber": (CENTRE, 0), **alike}, at={"a": "tomb-antechamber", "b": "dark-crossroads"},
        hands={"a": "shuddering-stones"}, peril={"b": 3}, phase="dungeonlord",
    )  # fmt: skip
    t.does("a", "play:shuddering-stones", "dark-crossroads", "dark-crossroads:dark-crossroads-2:0:0")
    assert t.g.dungeon.beyond("tomb-antechamber", SOUTH) == t.player("b").space == "dark-crossroads"


def test_19_a_neighbour_of_the_entrance_cannot_find_the_phylactery() -> None:
    t = table(quests={"a": "hidden-phylactery"}, at={"a": "corridor"})
    assert "search:hidden-phylactery" not in t.options


def test_19_the_armoury_is_completed_by_the_search_itself() -> None:
    far = {"tomb-antechamber": (CENTRE, 0), "corridor": (CENTRE + STEPS[NORTH], 0), "crypt": (CENTRE + 2 * STEPS[NORTH], 0)}
    t = table(quests={"a": "buried-armoury"}, at={"a": "crypt", "b": "tomb-antechamber"}, map=far)
    t.rolls(6).does("a", "search:buried-armoury")
    assert t.player("a").completed == ["buried-armoury"]


def test_20_door_of_smoke_counts_cards_and_gains_the_new_space() -> None:
    t = table(hands={"a": "door-of-smoke"}, glory={"a": 3}, at={"a": "library"})
    t.does("a", "play:door-of-smoke:dark-crossroads")
    assert (t.glory("a"), t.peril("a")) == (2, 3)


def test_20_rune_of_exile_in_anothers_turn_gives_nothing() -> None:
    t = table(hands={"a": "rune-of-exile"}, peril={"b": 3}, phase="dungeonlord", at={"a": "library", "b": "crypt"})
    t.rolls(1).does("a", "declare", "add:rune-of-exile:B", "done")
    assert t.player("b").space == "tomb-antechamber"
    assert (t.glory("b"), t.peril("b")) == (0, 0)


def test_boon_limit_of_kron() -> None:
    t = table()
    assert boon_limit(t.g, 0) == 4
