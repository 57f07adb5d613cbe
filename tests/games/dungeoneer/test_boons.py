"""The sixteen boons, a story each."""

from __future__ import annotations

from typing import Any

from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, SOUTH, STEPS, WEST

from .table import Table, table

ONE_CARD_LEFT = {
    "tomb-antechamber": (CENTRE, 0), "corridor": (CENTRE + STEPS[NORTH], 0), "dark-crossroads": (CENTRE + STEPS[EAST], 0),
    "crypt": (CENTRE + STEPS[SOUTH], 0),
}  # fmt: skip


def attacked(
    monsters: str, boons: str = "", readied: str = "", hero: str = "roderik 2", ap: int = 0, glory: int = 9, **more: Any
) -> Table:
    """``a`` from the library against ``b`` on the entrance; all is chosen, nothing shown or rolled."""
    t = table(
        heroes={"b": hero}, hands={"a": monsters, "b": boons}, readied={"b": readied}, glory={"b": glory},
        peril={"b": 20}, ap={"b": ap}, at={"a": "library", "b": "tomb-antechamber"}, phase="dungeonlord", **more,
    )  # fmt: skip
    t.does("a", "declare", *[f"add:{monster}:B" for monster in monsters.split(", ")])
    return t


def totals(t: Table, key: str = "rolls") -> list[int]:
    return [args["total"] for args in t.told(key)]


# --- of the rulebook ------------------------------------------------------------------------------------------------------------


def test_mighty_blow_deals_one_wound_more_with_every_strike_in_melee() -> None:
    t = table(hands={"a": "mighty-blow-2"}, glory={"a": 5})
    t.does("a", "play:mighty-blow-2")
    assert t.glory("a") == 0
    t.does("a", "attack:B").rolls(6, 1).does("a", "melee")
    assert t.life("b") == 4


def test_mighty_blow_does_nothing_for_a_strike_in_magic() -> None:
    t = table(readied={"a": "mighty-blow-2"})
    t.does("a", "attack:B").rolls(6, 1).does("a", "magic")
    assert t.life("b") == 5


def test_mighty_blow_also_strengthens_counter_strikes() -> None:
    t = attacked("barrow-knight", readied="mighty-blow-2").rolls(1, 6).does("a", "done")
    assert t.glory("b") == 9 + 2
    assert t.discarded("barrow-knight")


def test_fend_off_discards_one_attacking_monster_before_it_rolls() -> None:
    t = attacked("zombie, night-hamster", "fend-off", glory=3).does("a", "done")
    assert t.options == {"play:fend-off:zombie", "play:fend-off:night-hamster", "pass"}
    t.rolls(1, 1).does("b", "play:fend-off:night-hamster")
    assert t.discarded("fend-off", "night-hamster")
    assert [args["card"] for args in t.told("monster-rolls")] == ["zombie"]
    assert t.options == {"hand:zombie", "lair:zombie"}


def test_fend_off_is_played_as_a_response_only() -> None:
    t = table(hands={"a": "fend-off"}, glory={"a": 9})
    assert not [option for option in t.options if "fend-off" in option]


# --- from public sources --------------------------------------------------------------------------------------------------------


def test_create_darkness_takes_two_from_every_attack_roll_of_the_battle() -> None:
    t = attacked("zombie, grave-wraith", "create-darkness", glory=2).does("a", "done")
    t.rolls(5, 5, 1, 1).does("b", "play:create-darkness")
    assert totals(t, "monster-rolls") == [5 + 2 - 2, 5 + 3 - 2]
    assert totals(t) == [1 + 2, 1 + 1]
    assert t.discarded("create-darkness")


def test_create_darkness_also_hinders_a_hero_that_attacks() -> None:
    t = table(hands={"b": "create-darkness"}, glory={"b": 2}, ap={"b": 1})
    t.does("a", "attack:B", "melee").rolls(3, 3).does("b", "play:create-darkness")
    assert totals(t) == [3 + 3 - 2, 3 + 2]
    t.rolls(1, 1).does("b", "challenge:A", "melee")
    assert totals(t)[2:] == [1 + 2, 1 + 3]  # its own attack and the answer to it stay as they are


def test_blessings_of_nakari_give_glory_to_a_hero_alone_in_its_space_at_the_end_of_reset() -> None:
    t = table(readied={"a": "blessings-of-nakari"}, at={"a": "library"}, phase="reset")
    assert t.glory("a") == 1


def test_blessings_of_nakari_give_nothing_in_company() -> None:
    t = table(readied={"a": "blessings-of-nakari"}, phase="reset")
    assert t.glory("a") == 0
    assert t.told("no-reset-glory") == [{"seat": 0, "card": "blessings-of-nakari"}]


def test_blessings_of_nakari_give_nothing_in_the_reset_of_others() -> None:
    t = table(readied={"b": "blessings-of-nakari"}, at={"a": "library"}, phase="reset")
    assert t.glory("b") == 0


# --- designed here --------------------------------------------------------------------------------------------------------------


def test_rooted_stance_helps_counter_rolls_in_melee_and_speed() -> None:
    t = attacked("zombie, gloom-bats, grave-wraith", readied="rooted-stance").rolls(1, 1, 1, 2, 2, 2).does("a", "done")
    assert totals(t) == [2 + 2 + 1, 2 + 3 + 1, 2 + 1]


def test_rooted_stance_helps_no_attack_roll() -> None:
    t = table(readied={"a": "rooted-stance"})
    t.does("a", "attack:B").rolls(3, 3).does("a", "melee")
    assert totals(t) == [3 + 3, 3 + 2]


def test_answering_steel_attacks_in_the_challenge_step_without_an_action_point() -> None:
    t = attacked("zombie", readied="answering-steel").rolls(1, 1).does("a", "done")
    assert t.asked == ("B", "challenge")
    t.rolls(6, 1).does("b", "use:answering-steel:zombie", "melee")
    assert t.glory("b") == 10
    assert t.player("b").ap == 0


def test_answering_steel_works_once_until_the_own_reset() -> None:
    t = attacked("zombie", readied="answering-steel").rolls(1, 1).does("a", "done")
    t.rolls(3, 3).does("b", "use:answering-steel:zombie", "melee")
    assert t.asked == ("A", "keep")
    t.does("a", "hand:zombie")
    t.becomes(active="A", phase="reset")  # another turn of somebody else
    t.rolls(1, 1).does("a", "declare", "add:zombie:B", "done")
    assert t.asked == ("A", "keep")
    t.does("a", "hand:zombie")
    t.becomes(active="B", phase="reset").becomes(active="A", phase="reset")
    t.rolls(1, 1).does("a", "declare", "add:zombie:B", "done")
    assert "use:answering-steel:zombie" in t.options


def test_answering_steel_also_serves_a_hero_that_lies() -> None:
    """§7: what costs no action point is open to a knocked-down hero."""
    t = attacked("zombie", readied="answering-steel", ap=1, players={"b": {"down": True}})
    t.does("a", "done").does("b", "pass").rolls(1, 1).does("b", "pass")  # it might stand up
    assert t.options == {"use:answering-steel:zombie", "stand-up", "pass"}


def test_third_eye_raises_magic_for_every_roll() -> None:
    t = table(hands={"a": "third-eye"}, glory={"a": 4})
    t.does("a", "play:third-eye", "attack:B").rolls(3, 3).does("a", "magic")
    assert totals(t) == [3 + 0 + 1, 3 + 1]


def test_third_eye_counts_against_a_threat() -> None:
    t = attacked("mirror-of-the-dead-hour", readied="third-eye").rolls(5).does("a", "done")
    assert t.told("threat")[0]["total"] == 5 + 1 + 1
    assert t.glory("b") == 9


def test_wolfs_pace_helps_rolls_at_once_and_brings_its_point_from_the_next_reset_on() -> None:
    t = table(hands={"a": "wolfs-pace"}, glory={"a": 5}, at={"a": "library"})
    t.does("a", "play:wolfs-pace")
    assert t.player("a").ap == 3
    t.rolls(1).does("a", "move:1")  # the library's exit east: speed 5+
    assert t.told("threat")[0]["total"] == 1 + 3 + 1
    t.becomes(phase="reset")
    assert t.player("a").ap == 4


def test_gravebreakers_oath_helps_attack_and_counter_rolls_against_undead_and_earns_more() -> None:
    t = attacked("zombie, night-hamster", readied="gravebreakers-oath", ap=1).rolls(1, 1, 1, 1).does("a", "done")
    assert totals(t) == [1 + 2 + 1, 1 + 2]
    t = attacked("zombie", readied="gravebreakers-oath", ap=1).rolls(1, 2).does("a", "done")
    assert totals(t) == [2 + 2 + 1]
    assert t.glory("b") == 9 + 1 + 1


def test_gravebreakers_oath_earns_no_more_for_a_monster_only_wounded() -> None:
    t = attacked("barrow-knight", readied="gravebreakers-oath").rolls(1, 6).does("a", "done").does("a", "lair:barrow-knight")
    assert t.glory("b") == 9 + 1


def test_lucky_tumble_adds_three_to_one_threat_roll() -> None:
    t = attacked("closing-walls", "lucky-tumble", glory=1).does("a", "done")
    t.rolls(1).does("b", "play:lucky-tumble")
    assert t.told("threat")[0]["total"] == 1 + 2 + 3
    assert t.life("b") == 6
    assert t.discarded("lucky-tumble")


def test_lucky_tumble_must_be_played_before_the_dice_are_thrown_ruling_37() -> None:
    t = attacked("closing-walls", "lucky-tumble", glory=1).does("a", "done")
    t.rolls(1).does("b", "pass")
    assert t.life("b") == 4
    assert t.player("b").hand == ["lucky-tumble"]


def test_lucky_tumble_is_not_for_rolls_of_a_battle() -> None:
    t = attacked("zombie", "lucky-tumble").rolls(1, 1).does("a", "done")
    assert t.asked == ("A", "keep")


def test_surge_of_will_adds_its_x_to_an_attack_roll() -> None:
    t = table(hands={"a": "surge-of-will"}, glory={"a": 3})
    t.does("a", "attack:B", "melee")
    assert t.options == {"play:surge-of-will:1", "play:surge-of-will:2", "play:surge-of-will:3", "pass"}
    t.rolls(1, 1).does("a", "play:surge-of-will:3")
    assert totals(t) == [1 + 3 + 3, 1 + 2]
    assert t.glory("a") == 0


def test_surge_of_will_takes_four_glory_at_most() -> None:
    t = table(hands={"a": "surge-of-will"}, glory={"a": 9})
    t.does("a", "attack:B", "melee")
    assert "play:surge-of-will:4" in t.options
    assert "play:surge-of-will:5" not in t.options


def test_surge_of_will_names_the_attack_whose_counter_roll_it_helps() -> None:
    """§17: a modifier names its attack."""
    t = attacked("zombie, barrow-knight", "surge-of-will", glory=1).rolls(3, 3).does("a", "done")
    assert t.options == {"play:surge-of-will:zombie:1", "play:surge-of-will:barrow-knight:1", "pass"}
    t.rolls(1, 1).does("b", "play:surge-of-will:barrow-knight:1")
    assert totals(t) == [1 + 2, 1 + 2 + 1]


def test_surge_of_will_helps_against_a_threat() -> None:
    t = attacked("closing-walls", "surge-of-will").does("a", "done")
    t.rolls(1).does("b", "play:surge-of-will:3")
    assert t.life("b") == 6


def test_stubborn_legs_give_two_action_points() -> None:
    t = table(hands={"a": "stubborn-legs"}, glory={"a": 2}, ap={"a": 0})
    t.does("a", "play:stubborn-legs")
    assert t.player("a").ap == 2
    assert t.discarded("stubborn-legs")


def test_door_of_smoke_reaches_three_cards_far_through_walls() -> None:
    far = {
        "tomb-antechamber": (CENTRE, 0), "corridor": (CENTRE + STEPS[NORTH], 0), "corridor-2": (CENTRE + 2 * STEPS[NORTH], 0),
        "dark-crossroads": (CENTRE + 3 * STEPS[NORTH], 0), "turn": (CENTRE + 4 * STEPS[NORTH], 1),
    }  # fmt: skip
    t = table(hands={"a": "door-of-smoke"}, glory={"a": 3}, ap={"a": 0}, at={"a": "tomb-antechamber", "b": "turn"}, map=far)
    doors = {option for option in t.options if option.startswith("play")}
    assert doors == {"play:door-of-smoke:corridor", "play:door-of-smoke:corridor-2", "play:door-of-smoke:dark-crossroads"}
    t.does("a", "play:door-of-smoke:dark-crossroads")
    assert t.player("a").space == "dark-crossroads"
    assert (t.glory("a"), t.peril("a")) == (2, 3)


def test_door_of_smoke_carries_a_hero_that_lies_and_leaves_it_lying() -> None:
    t = table(hands={"a": "door-of-smoke"}, glory={"a": 3}, players={"a": {"down": True}})
    t.does("a", "play:door-of-smoke:dark-crossroads")
    assert t.player("a").down


def test_labyrinths_favor_moves_a_map_card_without_heroes_to_another_legal_place() -> None:
    t = table(hands={"a": "labyrinths-favor"}, glory={"a": 3}, map=ONE_CARD_LEFT, at={"a": "crypt", "b": "tomb-antechamber"})
    t.does("a", "play:labyrinths-favor:corridor")
    position = CENTRE + STEPS[SOUTH] + STEPS[SOUTH]
    assert f"lay:corridor:{position}:0" in t.options
    assert f"lay:corridor:{position}:1" in t.options
    assert f"lay:corridor:{CENTRE + STEPS[WEST]}:0" not in t.options  # its wall in the east
    t.does("a", f"lay:corridor:{position}:1")
    assert t.g.dungeon.lies["corridor"] == (position, 1)
    assert t.discarded("labyrinths-favor")


def test_labyrinths_favor_cuts_nothing_off_from_the_entrance() -> None:
    chain = {**ONE_CARD_LEFT, "dark-crossroads-2": (CENTRE + 2 * STEPS[EAST], 0)}
    t = table(hands={"a": "labyrinths-favor"}, glory={"a": 3}, map=chain, at={"a": "crypt", "b": "tomb-antechamber"})
    assert {option for option in t.options if option.startswith("play")} == {
        "play:labyrinths-favor:corridor", "play:labyrinths-favor:dark-crossroads-2",
    }  # fmt: skip


def test_labyrinths_favor_may_take_a_card_on_which_others_hang_where_it_links_them_again() -> None:
    bend = {
        "tomb-antechamber": (CENTRE, 0), "dark-crossroads": (CENTRE + STEPS[SOUTH], 0),
        "dark-crossroads-2": (CENTRE + STEPS[SOUTH] + STEPS[EAST], 0),
    }  # fmt: skip
    places = {"a": "tomb-antechamber", "b": "tomb-antechamber"}
    t = table(hands={"a": "labyrinths-favor"}, glory={"a": 3}, map=bend, at=places)
    t.does("a", "play:labyrinths-favor:dark-crossroads")
    assert t.options == {f"lay:dark-crossroads:{CENTRE + STEPS[EAST]}:0"}


def test_light_fingers_take_a_treasure_from_a_slower_hero() -> None:
    t = table(heroes={"a": "pim 3"}, hands={"a": "light-fingers"}, readied={"b": "barrow-blade"}, glory={"a": 2})
    t.rolls(2, 2).does("a", "play:light-fingers:B", "barrow-blade")  # 2 + 4 against 2 + 3
    assert t.player("a").inventory == ["barrow-blade"]
    assert t.player("b").inventory == []


def test_light_fingers_leave_what_does_not_fit_the_thief() -> None:
    t = table(hands={"a": "light-fingers"}, readied={"a": "dented-visor", "b": "barrow-blade"}, glory={"a": 2})
    t.rolls(6, 1).does("a", "play:light-fingers:B")
    assert t.player("b").inventory == ["barrow-blade"]
    assert t.player("a").inventory == ["dented-visor"]


def test_light_fingers_carry_attachments_along() -> None:
    t = table(
        heroes={"a": "pim 2"},
        hands={"a": "light-fingers"},
        readied={"b": "barrow-blade"},
        glory={"a": 2},
        position={"under": {"barrow-blade": ["gravediggers-whetstone"]}},
    )
    t.rolls(6, 1).does("a", "play:light-fingers:B", "barrow-blade")
    assert t.g.under["barrow-blade"] == ["gravediggers-whetstone"]
    t.does("a", "attack:B").rolls(1, 1).does("a", "melee")
    assert totals(t) == [1 + 2 + 1 + 1, 1 + 2]


def test_light_fingers_close_on_air_when_the_victim_is_moved_away_before_the_dice() -> None:
    """§17, P: a window before the dice of a card."""
    t = table(
        seats=3, hands={"a": "light-fingers", "c": "hand-through-the-wall"}, readied={"b": "barrow-blade"}, glory={"a": 2},
        peril={"b": 2}, at={"c": "library"},
    )  # fmt: skip
    t.does("a", "play:light-fingers:B")
    t.does("c", "play:hand-through-the-wall:B:tomb-antechamber")
    assert t.told("contest") == []
    assert t.player("b").inventory == ["barrow-blade"]


def test_turned_blade_adds_a_wound_to_every_strike_of_a_counter_roll() -> None:
    t = attacked("barrow-knight, bone-colossus", "turned-blade", hero="kron 4", glory=2).does("a", "done")
    t.rolls(1, 1, 6, 6).does("b", "play:turned-blade")
    assert t.discarded("barrow-knight", "turned-blade")
    t.does("a", "discard:bone-colossus")
    assert t.glory("b") == 2 + 2


def test_turned_blade_adds_nothing_to_the_attack_of_the_challenge() -> None:
    t = attacked("bone-colossus", "turned-blade", hero="kron 4", glory=2, ap=1).does("a", "done")
    t.rolls(3, 1).does("b", "play:turned-blade")  # a tie
    t.rolls(6, 1).does("b", "challenge:bone-colossus", "melee")
    t.does("a", "lair:bone-colossus")
    assert t.glory("b") == 1
