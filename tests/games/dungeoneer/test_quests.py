"""The fourteen quests and their seven categories (rules §1, §10)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.dungeoneer.dungeon import CENTRE, EAST, NORTH, SOUTH, STEPS
from undercroft.games.dungeoneer.game import GAME, library_of

from .table import Table, table

ENTRANCE = "tomb-antechamber"
PRINTED = {
    # quest: categories, places, glory of the reward (all: 1 level, 1 life)
    "maiden-in-distress": ("influence escort", "inner-sanctum entrance", 3),
    "slay-draky": ("hunt", "inner-sanctum", 2),
    "magic-fish": ("chance", "troll-bridge", 1),
    "free-caedmans-soul": ("sacrifice", "crypt", 3),
    "bone-regent": ("hunt", "blade-gallery", 3),
    "rat-mother": ("hunt", "drowned-well", 2),
    "hidden-phylactery": ("search threat", "turn passage corridor corner dark-crossroads weeping-fork", 3),
    "buried-armoury": (
        "search",
        "inner-sanctum troll-bridge crypt library throne-of-ashes embalmers-hall blade-gallery drowned-well scrying-pool"
        " sealed-vault",
        2,
    ),
    "saints-ashes": ("escort", "crypt scrying-pool", 2),
    "walled-in-mason": ("escort", "sealed-vault entrance", 2),
    "black-ledger": ("threat", "library", 2),
    "feed-the-font": ("sacrifice", "drowned-well", 3),
    "dice-with-the-dead": ("chance", "embalmers-hall", 2),
    "death-knell": ("influence threat", "throne-of-ashes", 3),
}


def near(quest: str, space: str, whose: str = "personal", steps: int = 1, **more: Any) -> Table:
    """Seat A in a space that many steps north of the entrance, with a quest of its own or a global one; it has moved already."""
    places = {ENTRANCE: (CENTRE, 0), space: (CENTRE + steps * STEPS[NORTH], 0), "dark-crossroads-2": (CENTRE + STEPS[EAST], 0)}
    for number, name in enumerate(["corridor", "corridor-2", "library"][: steps - 1]):
        places[name] = (CENTRE + (number + 1) * STEPS[NORTH], 0)
    held = {"quests": {"a": quest}} if whose == "personal" else {"global_quests": quest}
    t = table(map=places, **{"at": {"a": space, "b": ENTRANCE, "c": ENTRANCE}, "life": {"a": 4}, **held, **more})
    t.player("a").moved = True
    t.run.begin()
    return t


def is_completed(t: Table, quest: str, glory: int) -> bool:
    """Reward taken: 1 level, 1 life, glory; the Hero phase is over."""
    player = t.player("a")
    assert player.completed == [quest]
    assert player.quests == []
    assert (player.level, player.life, player.glory) == (3, 5, glory)
    assert t.asked == ("A", "save")
    return True


def pass_by(t: Table) -> Table:
    """Whoever could drop a token or challenge does not."""
    while t.ask is not None and t.ask.what in ("window", "respond", "challenge") and "pass" in t.options:
        t.does(t.asked[0].lower(), "pass")
    return t


# --- all ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("quest", PRINTED)
def test_what_is_printed(quest: str) -> None:
    printed = library_of("lich_lord").quests[quest]
    categories, places, glory = PRINTED[quest]
    assert printed.categories == tuple(categories.split())
    assert printed.places == tuple(places.split())
    assert (printed.level, printed.life, printed.glory) == (1, 1, glory)
    assert set(printed.names) == set(printed.texts) == {"en", "ru", "uk"}


def test_there_are_fourteen_quests() -> None:
    assert set(library_of("lich_lord").quests) == set(PRINTED)


@pytest.mark.parametrize("quest", [quest for quest in PRINTED if "escort" not in PRINTED[quest][0]])
def test_a_quest_is_attempted_in_its_space_only(quest: str) -> None:
    t = near(quest, "turn" if "turn" not in PRINTED[quest][1] else "crypt", readied={"a": "third-eye, barrow-blade"})
    assert not [option for option in t.options if quest in option]


def test_a_personal_quest_is_closed_to_others() -> None:
    t = near("black-ledger", "library")
    t.player("a").quests, t.player("b").quests = [], ["black-ledger"]
    t.run.begin()
    assert "attempt:black-ledger" not in t.options


def test_a_completed_personal_quest_is_not_replaced() -> None:
    t = near("magic-fish", "troll-bridge")
    t.rolls(5).does("a", "attempt:magic-fish")
    assert is_completed(t, "magic-fish", 1)
    assert t.g.global_quests == []


def test_a_completed_global_quest_is_replaced_at_once() -> None:
    t = near("magic-fish", "troll-bridge", "global")
    t.rolls(5, "rat-mother").does("a", "attempt:magic-fish")
    assert is_completed(t, "magic-fish", 1)
    assert t.g.global_quests == ["rat-mother"]


def test_ruling_28_without_quests_left_no_global_quest_comes() -> None:
    t = near("magic-fish", "troll-bridge", "global")
    t.g.quest_bag = []
    t.rolls(5).does("a", "attempt:magic-fish")
    assert t.g.global_quests == []


def test_the_reward_goes_above_neither_level_4_nor_the_printed_life() -> None:
    t = near("magic-fish", "troll-bridge", heroes={"a": "kron 4"}, life={"a": 6})
    t.rolls(5).does("a", "attempt:magic-fish")
    assert (t.player("a").level, t.life("a")) == (4, 6)


def test_success_ends_the_hero_phase_and_a_point_may_still_be_saved() -> None:
    t = near("magic-fish", "troll-bridge", ap={"a": 3})
    t.rolls(5).does("a", "attempt:magic-fish")
    assert t.asked == ("A", "save")
    t.rolls("zombie", "legion", "bugbear", "soot-imp", "gloom-bats").does("a", "save")
    assert t.player("a").ap == 1


def test_ruling_5_the_first_attempt_of_a_turn_is_free_whichever_quest_and_each_further_one_costs_a_point() -> None:
    t = near("magic-fish", "troll-bridge", ap={"a": 2}, quests={"a": "magic-fish, buried-armoury"})
    t.rolls(1).does("a", "attempt:magic-fish")
    assert t.player("a").ap == 2
    t.rolls(1).does("a", "attempt:magic-fish")
    assert t.player("a").ap == 1
    t.rolls(1).does("a", "attempt:magic-fish")
    assert t.player("a").ap == 0
    assert "attempt:magic-fish" not in t.options


def test_the_free_attempt_is_one_for_all_quests_together() -> None:
    t = near("magic-fish", "library", ap={"a": 1}, quests={"a": "black-ledger"}, global_quests="magic-fish")
    t.rolls(1).does("a", "attempt:black-ledger")
    t.player("a").space = "troll-bridge"
    t.g.dungeon = t.g.dungeon.laid("troll-bridge", CENTRE + STEPS[SOUTH], 0)
    t.run.begin()
    t.rolls(1).does("a", "attempt:magic-fish")
    assert t.player("a").ap == 0


def test_ruling_17_a_hero_that_lies_makes_the_free_attempt_but_pays_for_none() -> None:
    t = near("magic-fish", "troll-bridge", ap={"a": 2})
    t.player("a").down = True
    t.run.begin()
    t.rolls(1).does("a", "attempt:magic-fish", "pass")  # the pass: it might stand up before the die
    assert "attempt:magic-fish" not in t.options


def test_the_next_turn_brings_a_free_attempt_again() -> None:
    t = near("magic-fish", "troll-bridge", phase="reset")
    t.g.used.add((0, "attempt"))
    t.g.phase, t.g.map_bag = "reset", []
    t.run.begin()
    t.does("a", "end").rolls(5).does("a", "attempt:magic-fish")
    assert t.player("a").completed == ["magic-fish"]


def test_who_is_moved_away_before_the_die_has_no_attempt_left() -> None:
    """Before the dice of chance and of a search any-time cards may be played (window P)."""
    t = near("magic-fish", "troll-bridge", hands={"b": "hand-through-the-wall"}, peril={"a": 2})
    t.does("a", "attempt:magic-fish")
    assert t.asked == ("B", "window")
    t.does("b", f"play:hand-through-the-wall:A:{ENTRANCE}")
    assert t.told("attempt-fails")
    assert not t.told("tries-luck")
    assert t.asked == ("A", "hero")


# --- the end --------------------------------------------------------------------------------------------------------------------


def test_the_third_quest_wins_personal_and_global_counted_alike() -> None:
    t = near("magic-fish", "troll-bridge", "global")
    t.player("a").completed = ["slay-draky", "rat-mother"]
    t.rolls(5, "bone-regent").does("a", "attempt:magic-fish")
    assert t.g.over
    assert t.g.winner == 0
    assert GAME.score(t.g) == [1.0, 0.0]


def test_lost_levels_take_no_completed_quest_away() -> None:
    t = table(hands={"a": "stolen-courage"}, peril={"b": 6}, phase="dungeonlord")
    t.player("b").completed = ["slay-draky", "rat-mother"]
    t.does("a", "play:stolen-courage:B")
    assert t.player("b").level == 1
    assert len(t.player("b").completed) == 2


def test_the_last_player_whose_hero_lives_wins() -> None:
    t = table(hands={"a": "zombie"}, peril={"b": 1}, life={"b": 1}, at={"a": "library"}, phase="dungeonlord")
    t.rolls(6, 1).does("a", "declare", "add:zombie:B", "done")
    assert t.g.over
    assert t.g.winner == 0


def test_a_defeated_player_is_out_and_the_others_play_on() -> None:
    t = table(
        seats=3, hands={"a": "zombie", "b": "fend-off"}, readied={"b": "oiled-gears, third-eye"}, peril={"b": 1}, life={"b": 1},
        quests={"b": "slay-draky, saints-ashes"}, at={"a": "library"}, phase="dungeonlord",
    )  # fmt: skip
    t.player("b").lair, t.player("b").escorts = ["legion"], ["saints-ashes"]
    t.g.deck.bag.remove("legion")
    t.rolls(6, 1).does("a", "declare", "add:zombie:B", "done")
    pass_by(t).does("a", "lair:zombie", "nobody")
    assert not t.g.over
    assert t.g.living() == [0, 2]
    assert t.discarded("fend-off", "oiled-gears", "third-eye", "legion")  # ruling 22
    assert t.player("b").quests == []
    assert t.g.dropped == {"saints-ashes": "crypt"}
    assert "slay-draky" not in t.g.quest_bag


def test_ruling_48_if_all_fall_at_once_the_dungeonlord_whose_card_did_it_wins() -> None:
    t = table(hands={"a": "closing-walls"}, peril={"b": 5}, life={"a": 1, "b": 1}, phase="dungeonlord")
    t.rolls(1, 1).does("a", "declare", "add:closing-walls:B", "done")
    assert t.g.winner == 0


def test_ruling_48_of_a_quest_that_fells_all_the_player_who_set_it_off_wins() -> None:
    t = near("black-ledger", "library", life={"a": 1, "b": 1}, at={"a": "library", "b": "library"})
    t.rolls(1).does("a", "attempt:black-ledger")
    assert t.g.winner == 0


def test_if_the_bugbears_cry_fells_all_who_defeated_it_is_the_last() -> None:
    t = table(hands={"a": "bugbear"}, peril={"b": 3}, life={"a": 1, "b": 1}, phase="dungeonlord", heroes={"b": "kron 4"})
    t.rolls(1, 6).does("a", "declare", "add:bugbear:B", "done")
    assert t.g.winner == 1


def test_ruling_49_a_hero_that_falls_in_its_own_turn_ends_it_without_phase_v() -> None:
    t = near("black-ledger", "library", seats=3, life={"a": 1}, hands={"a": "zombie"})
    t.rolls(1).does("a", "attempt:black-ledger")
    assert t.g.active == 1
    assert not t.told("discards")


def test_ruling_50_peril_of_the_eliminated_pays_for_nothing() -> None:
    t = table(seats=3, hands={"a": "shuddering-stones, zombie"}, peril={"b": 9}, at={"a": "library"}, phase="dungeonlord")
    t.player("b").alive = False
    t.run.begin()
    assert t.options == {"end"}


def test_ruling_55_the_player_to_the_left_is_the_next_who_lives() -> None:
    t = near("slay-draky", "inner-sanctum", seats=3)
    t.player("b").alive = False
    t.run.begin()
    t.does("a", "attempt:slay-draky")
    assert t.asked == ("C", "form")


# --- hunt -----------------------------------------------------------------------------------------------------------------------


def test_draky_attacks_first_and_the_left_neighbour_picks_the_form() -> None:
    t = near("slay-draky", "inner-sanctum", ap={"a": 0})
    t.does("a", "attempt:slay-draky")
    assert t.asked == ("B", "form")
    assert t.options == {"melee", "magic"}
    t.rolls(6, 1).does("b", "magic")
    assert t.life("a") == 3
    assert t.told("monster-rolls")[0]["total"] == 6 + 2
    assert (t.glory("a"), t.peril("a")) == (0, 0)
    assert t.told("attempt-fails")


def test_a_counter_strike_completes_a_hunt_and_brings_only_the_reward() -> None:
    t = near("slay-draky", "inner-sanctum")
    t.does("a", "attempt:slay-draky").rolls(1, 6).does("b", "melee")
    assert is_completed(t, "slay-draky", 2)
    assert t.peril("b") == 0


def test_a_challenge_completes_a_hunt_for_any_point_still_unspent_ruling_4() -> None:
    t = near("slay-draky", "inner-sanctum", ap={"a": 2})
    t.does("a", "attempt:slay-draky").rolls(3, 2).does("b", "melee")  # 5 and 5: nothing
    assert t.options == {"challenge:slay-draky", "pass"}
    t.rolls(6, 1).does("a", "challenge:slay-draky", "melee")
    assert is_completed(t, "slay-draky", 2)


def test_only_one_challenge_a_turn_is_paid_for_ruling_27() -> None:
    t = near("slay-draky", "inner-sanctum", ap={"a": 3})
    t.does("a", "attempt:slay-draky").rolls(1, 1, 1, 2).does("b", "magic").does("a", "challenge:slay-draky", "melee")
    assert t.player("a").ap == 2
    t.does("a", "attempt:slay-draky")
    assert t.player("a").ap == 1  # a new battle, the monster attacks first
    t.rolls(3, 2).does("b", "melee")
    assert t.asked == ("A", "hero")


@pytest.mark.parametrize(("quest", "space", "glory"), [("bone-regent", "blade-gallery", 3), ("rat-mother", "drowned-well", 2)])
def test_ruling_27_wounds_stay_on_a_monster_of_two_lives_between_attempts(quest: str, space: str, glory: int) -> None:
    t = near(quest, space, ap={"a": 2})
    for _ in range(2):
        t.rolls(1, 6).does("a", f"attempt:{quest}")
        if t.asked[1] == "form":
            t.does("b", "melee")
        if "pass" in t.options:
            assert t.g.tokens == {quest: 1}
            t.does("a", "pass")
    assert is_completed(t, quest, glory)
    assert t.g.tokens == {}


def test_the_bone_regent_is_undead_and_attacks_in_melee() -> None:
    t = near("bone-regent", "blade-gallery", readied={"a": "mask-of-the-unburied"})
    t.rolls(3, 6).does("a", "attempt:bone-regent")
    assert t.told("monster-rolls")[0]["total"] == 3 + 3 - 1


def test_the_rat_mothers_strike_in_speed_takes_1_glory() -> None:
    t = near("rat-mother", "drowned-well", glory={"a": 2}, ap={"a": 0})
    t.does("a", "attempt:rat-mother")
    assert t.options == {"melee", "speed"}
    t.rolls(6, 1).does("b", "speed")
    assert (t.life("a"), t.glory("a")) == (3, 1)


def test_a_global_hunt_is_completed_by_whoever_strikes() -> None:
    t = near("slay-draky", "inner-sanctum", "global")
    t.does("a", "attempt:slay-draky").rolls(1, 6, "rat-mother").does("b", "melee")
    assert is_completed(t, "slay-draky", 2)


# --- sacrifice ------------------------------------------------------------------------------------------------------------------


def test_caedmans_soul_takes_a_boon_and_2_life_that_nothing_prevents() -> None:
    t = near("free-caedmans-soul", "crypt", readied={"a": "third-eye, wolfs-pace, ring-of-magic"})
    t.does("a", "attempt:free-caedmans-soul")
    assert t.options == {"third-eye", "wolfs-pace"}
    t.does("a", "third-eye")
    player = t.player("a")
    assert player.completed == ["free-caedmans-soul"]
    assert player.inventory == ["wolfs-pace", "ring-of-magic"]
    assert player.life == 4 - 2 + 1
    assert player.glory == 3


@pytest.mark.parametrize(("readied", "life", "may"), [("third-eye", 3, True), ("third-eye", 2, False), ("ring-of-magic", 6, False)])
def test_ruling_47_the_last_life_is_no_sacrifice_and_a_boon_is_needed(readied: str, life: int, may: bool) -> None:
    t = near("free-caedmans-soul", "crypt", readied={"a": readied}, life={"a": life})
    assert ("attempt:free-caedmans-soul" in t.options) == may


def test_the_font_takes_boons_and_treasures_of_a_printed_cost_of_6() -> None:
    t = near("feed-the-font", "drowned-well", readied={"a": "third-eye, dented-visor"})
    t.does("a", "attempt:feed-the-font", "third-eye", "dented-visor")
    assert is_completed(t, "feed-the-font", 3)
    assert t.discarded("third-eye", "dented-visor")


def test_the_font_is_not_fed_with_less() -> None:
    t = near("feed-the-font", "drowned-well", readied={"a": "rooted-stance, dented-visor"})
    assert "attempt:feed-the-font" not in t.options


def test_limits_hold_again_after_the_font_has_swallowed_the_backpack() -> None:
    t = near("feed-the-font", "drowned-well", readied={"a": "backpack, third-eye, dented-visor, ring-of-magic"})
    t.does("a", "attempt:feed-the-font", "backpack", "third-eye")
    assert t.player("a").completed == ["feed-the-font"]  # the reward comes first
    assert t.options == {"dented-visor", "ring-of-magic"}
    t.does("a", "dented-visor")
    assert t.player("a").inventory == ["ring-of-magic"]


# --- search ---------------------------------------------------------------------------------------------------------------------


def test_a_search_costs_a_point_and_adds_the_spaces_between_hero_and_entrance() -> None:
    t = near("buried-armoury", "crypt", steps=3, ap={"a": 3})
    t.rolls(4).does("a", "search:buried-armoury")  # 4 + 2
    assert t.player("a").ap == 2
    assert t.player("a").completed == []
    t.rolls(5).does("a", "search:buried-armoury")
    assert t.player("a").completed == ["buried-armoury"]


@pytest.mark.parametrize(("distance", "found"), [("between", False), ("moves", True)])
def test_ruling_6_what_a_search_adds(distance: str, found: bool) -> None:
    t = near("buried-armoury", "crypt", steps=2, search_distance=distance)
    t.rolls(5).does("a", "search:buried-armoury")  # 5 + 1 space between, or 5 + 2 moves
    assert bool(t.player("a").completed) == found


def test_the_armoury_lies_in_rooms_without_an_entrance_the_phylactery_in_tunnels() -> None:
    library = library_of("lich_lord")
    rooms = {card.id for card in library.maps.values() if card.type == "room" and not card.entrance}
    assert set(library.quests["buried-armoury"].places) == rooms
    assert set(library.quests["hidden-phylactery"].places) == {card.id for card in library.maps.values() if card.type != "room"}


def test_the_found_phylactery_is_a_threat_and_the_search_was_no_attempt_ruling_54() -> None:
    t = near("hidden-phylactery", "weeping-fork", steps=3, ap={"a": 2})
    assert "attempt:hidden-phylactery" not in t.options
    t.rolls(5).does("a", "search:hidden-phylactery")
    assert t.player("a").ap == 1
    assert "search:hidden-phylactery" not in t.options
    t.rolls(5).does("a", "attempt:hidden-phylactery")  # magic 0
    assert is_completed(t, "hidden-phylactery", 3)
    assert t.player("a").ap == 1


def test_a_failure_at_the_phylactery_wounds_every_hero_there_but_only_one_rolls() -> None:
    t = near("hidden-phylactery", "weeping-fork", steps=3, at={"a": "weeping-fork", "b": "weeping-fork"}, ap={"a": 3})
    t.rolls(6, 1).does("a", "search:hidden-phylactery", "attempt:hidden-phylactery")
    assert (t.life("a"), t.life("b")) == (3, 5)
    assert len(t.told("threat")) == 1
    t.rolls(6).does("a", "attempt:hidden-phylactery")  # it is found; further tries cost a point
    assert t.player("a").completed == ["hidden-phylactery"]


def test_what_was_found_must_be_searched_anew_in_another_turn() -> None:
    t = near("hidden-phylactery", "weeping-fork", steps=3)
    t.rolls(6).does("a", "search:hidden-phylactery")
    t.g.phase, t.g.map_bag = "reset", []
    t.run.begin()
    t.does("a", "end")
    assert "attempt:hidden-phylactery" not in t.options
    assert "search:hidden-phylactery" in t.options


def test_a_hero_that_lies_cannot_search() -> None:
    t = near("buried-armoury", "crypt", steps=3)
    t.player("a").down = True
    t.run.begin()
    assert "search:buried-armoury" not in t.options


# --- escort ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("quest", "first", "last", "glory"), [
    ("maiden-in-distress", "inner-sanctum", ENTRANCE, 3), ("saints-ashes", "crypt", "scrying-pool", 2),
    ("walled-in-mason", "sealed-vault", ENTRANCE, 2),
])  # fmt: skip
def test_ruling_44_an_escort_begins_and_ends_without_points_or_attempts(quest: str, first: str, last: str, glory: int) -> None:
    t = near(quest, first, ap={"a": 1}, at={"a": first, "b": "dark-crossroads-2"})
    assert f"attempt:{quest}" not in t.options
    t.does("a", f"escort:{quest}")
    assert t.player("a").escorts == [quest]
    assert t.player("a").ap == 1
    assert f"escort:{quest}" not in t.options
    t.g.dungeon = t.g.dungeon if last == ENTRANCE else t.g.dungeon.laid(last, CENTRE + STEPS[SOUTH], 0)
    t.player("a").space = last
    t.run.begin()
    t.does("a", f"deliver:{quest}")
    assert is_completed(t, quest, glory)
    assert t.player("a").escorts == []
    assert (0, "attempt") not in t.g.used


def test_ruling_44_option_delivering_counts_as_an_attempt() -> None:
    t = near("maiden-in-distress", "inner-sanctum", deliver_free=False, ap={"a": 2})
    t.does("a", "escort:maiden-in-distress")
    t.player("a").space = ENTRANCE
    t.g.used.add((0, "attempt"))
    t.run.begin()
    t.does("a", "deliver:maiden-in-distress")
    assert t.player("a").ap == 1
    t = near("maiden-in-distress", "inner-sanctum", deliver_free=False, ap={"a": 0})
    t.does("a", "escort:maiden-in-distress")
    t.player("a").space = ENTRANCE
    t.g.used.add((0, "attempt"))
    t.run.begin()
    assert "deliver:maiden-in-distress" not in t.options


def test_a_global_escort_becomes_personal_and_a_new_global_quest_is_revealed() -> None:
    t = near("saints-ashes", "crypt", "global")
    t.rolls("slay-draky").does("a", "escort:saints-ashes")
    assert t.player("a").quests == ["saints-ashes"]
    assert t.g.global_quests == ["slay-draky"]


def test_a_dropped_token_lies_in_the_space_and_whoever_picks_it_up_has_the_quest_even_as_a_third_one() -> None:
    t = near("saints-ashes", "crypt", quests={"a": "saints-ashes", "b": "slay-draky, magic-fish"},
             at={"a": "crypt", "b": "crypt"}, ap={"a": 0})  # fmt: skip
    t.does("a", "escort:saints-ashes", "drop:saints-ashes")
    assert t.g.dropped == {"saints-ashes": "crypt"}
    assert t.player("a").quests == []
    assert "pick-up:saints-ashes" in t.options
    t.g.active = 1
    t.player("b").ap = 0
    t.run.begin()
    t.does("b", "pick-up:saints-ashes")
    assert t.player("b").quests == ["slay-draky", "magic-fish", "saints-ashes"]
    assert t.player("b").escorts == ["saints-ashes"]
    assert t.g.dropped == {}


def test_a_picked_up_token_goes_on_to_the_second_space() -> None:
    t = near("slay-draky", "scrying-pool")
    t.player("a").escorts, t.player("a").quests = ["saints-ashes"], ["saints-ashes"]
    t.g.quest_bag.remove("saints-ashes")
    t.run.begin()
    t.does("a", "deliver:saints-ashes")
    assert is_completed(t, "saints-ashes", 2)


def test_ruling_45_a_dropped_quest_is_nobodys_and_influences_nobody() -> None:
    t = near("maiden-in-distress", "inner-sanctum", heroes={"a": "kron 2"})
    t.does("a", "escort:maiden-in-distress", "drop:maiden-in-distress")
    t.g.phase, t.g.map_bag = "reset", []
    t.run.begin()
    assert t.player("a").ap == 3
    assert t.g.global_quests == []
    assert t.g.quest_bag.count("maiden-in-distress") == 0


def test_a_strike_may_take_the_token_instead_of_the_wound() -> None:
    t = table(quests={"b": "saints-ashes"})
    t.player("b").escorts = ["saints-ashes"]
    t.rolls(6, 1).does("a", "attack:B", "melee")
    pass_by(t)
    assert t.options == {"wound", "take:saints-ashes"}
    t.does("a", "take:saints-ashes")
    assert t.life("b") == 6
    assert (t.player("a").escorts, t.player("a").quests) == (["saints-ashes"], ["saints-ashes"])
    assert (t.player("b").escorts, t.player("b").quests) == ([], [])


def test_a_counter_strike_may_take_the_attackers_token() -> None:
    t = table(quests={"a": "saints-ashes"})
    t.player("a").escorts = ["saints-ashes"]
    t.run.begin()
    t.rolls(1, 6).does("a", "attack:B", "melee")
    pass_by(t).does("b", "take:saints-ashes")
    assert t.player("b").escorts == ["saints-ashes"]
    assert t.life("a") == 6


def test_ruling_46_other_effects_of_the_strike_stay() -> None:
    t = table(quests={"b": "saints-ashes"}, readied={"a": "staff-of-cold-sparks"}, glory={"b": 2}, heroes={"a": "lorel 2"})
    t.player("b").escorts = ["saints-ashes"]
    t.rolls(6, 1).does("a", "attack:B", "magic")
    pass_by(t).does("a", "take:saints-ashes")
    assert (t.life("b"), t.glory("b")) == (6, 1)


def test_a_monster_takes_no_token() -> None:
    t = table(hands={"a": "zombie"}, quests={"b": "saints-ashes"}, peril={"b": 1}, at={"a": "library"}, phase="dungeonlord")
    t.player("b").escorts = ["saints-ashes"]
    t.rolls(6, 1).does("a", "declare", "add:zombie:B", "done")
    pass_by(t)
    assert t.life("b") == 5
    assert t.player("b").escorts == ["saints-ashes"]


def test_the_masons_advice_helps_at_blocked_exits_while_he_is_there() -> None:
    west = {ENTRANCE: (CENTRE, 0), "troll-bridge": (CENTRE + STEPS[EAST], 0)}
    t = table(quests={"a": "walled-in-mason"}, map=west, at={"a": "troll-bridge", "b": ENTRANCE}, heroes={"a": "roderik 2"})
    t.player("a").escorts = ["walled-in-mason"]
    t.rolls(2).does("a", "move:3")  # 2 + melee 2 + 1 = 5
    pass_by(t)
    assert t.player("a").ap == 2
    t = table(quests={"a": "walled-in-mason"}, map=west, at={"a": "troll-bridge", "b": ENTRANCE}, heroes={"a": "roderik 2"})
    t.rolls(2).does("a", "move:3")
    assert t.player("a").ap == 1


# --- threat ---------------------------------------------------------------------------------------------------------------------


def test_the_ledger_asks_for_magic_6_and_sells_up_to_3() -> None:
    t = near("black-ledger", "library", glory={"a": 4})
    t.does("a", "attempt:black-ledger")
    assert t.options == {"0", "1", "2", "3"}
    t.rolls(3).does("a", "3")
    assert is_completed(t, "black-ledger", 4 - 3 + 2)


def test_nobody_pays_the_ledger_more_than_it_has() -> None:
    t = near("black-ledger", "library", glory={"a": 1})
    assert t.does("a", "attempt:black-ledger").options == {"0", "1"}


def test_a_failure_at_the_ledger_wounds_every_hero_in_the_space() -> None:
    t = near("black-ledger", "library", seats=3, at={"a": "library", "b": "library", "c": ENTRANCE})
    t.rolls(5).does("a", "attempt:black-ledger")
    assert [t.life(seat) for seat in "abc"] == [3, 5, 6]
    assert t.asked == ("A", "hero")  # the Hero phase goes on
    t.rolls(6).does("a", "attempt:black-ledger")
    assert t.player("a").completed == ["black-ledger"]


@pytest.mark.parametrize(("form", "die"), [("melee", 3), ("magic", 6)])
def test_the_death_knell_falls_silent_by_melee_or_magic(form: str, die: int) -> None:
    t = near("death-knell", "throne-of-ashes")
    t.does("a", "attempt:death-knell")
    assert t.options == {"melee", "magic"}
    t.rolls(die).does("a", form)
    assert is_completed(t, "death-knell", 3)


def test_a_failure_at_the_knell_knocks_down_every_hero_in_the_space() -> None:
    t = near("death-knell", "throne-of-ashes", seats=3, at={"a": "throne-of-ashes", "b": "throne-of-ashes", "c": ENTRANCE})
    t.does("a", "attempt:death-knell").rolls(1).does("a", "magic")
    assert [t.player(seat).down for seat in "abc"] == [True, True, False]
    assert t.life("a") == 4


# --- chance ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "caught"), [(4, False), (5, True), (6, True)])
def test_the_fish_bites_on_5_and_6(die: int, caught: bool) -> None:
    t = near("magic-fish", "troll-bridge")
    t.rolls(die).does("a", "attempt:magic-fish")
    assert bool(t.player("a").completed) == caught


def test_2_glory_buy_a_second_die_for_the_fish_ruling_24() -> None:
    t = near("magic-fish", "troll-bridge", glory={"a": 2})
    t.does("a", "attempt:magic-fish").rolls(2, 5).does("a", "pay")
    assert is_completed(t, "magic-fish", 1)


@pytest.mark.parametrize(("dice", "won"), [((3, 3), True), ((4, 6), True), ((3, 6), False), ((4, 5), False)])
def test_the_dead_lose_to_a_double_or_to_10(dice: tuple[int, int], won: bool) -> None:
    t = near("dice-with-the-dead", "embalmers-hall")
    t.rolls(*dice).does("a", "attempt:dice-with-the-dead")
    assert bool(t.player("a").completed) == won


def test_1_glory_rerolls_one_die_once() -> None:
    t = near("dice-with-the-dead", "embalmers-hall", glory={"a": 2})
    t.rolls(2, 5).does("a", "attempt:dice-with-the-dead")
    assert t.options == {"1", "2", "no"}
    t.rolls(5).does("a", "1")
    assert is_completed(t, "dice-with-the-dead", 2 - 1 + 2)
    t = near("dice-with-the-dead", "embalmers-hall", glory={"a": 2})
    t.rolls(2, 5, 1).does("a", "attempt:dice-with-the-dead", "2")
    assert t.asked == ("A", "hero")
    assert t.glory("a") == 1


# --- influence ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("escorted", "ap"), [(True, 2), (False, 3)])
def test_ruling_23_the_maiden_withholds_a_point_while_she_is_there(escorted: bool, ap: int) -> None:
    t = table(quests={"a": "maiden-in-distress"}, phase="hero")
    t.player("a").escorts = ["maiden-in-distress"] if escorted else []
    t.g.phase = "reset"
    t.run.begin()
    assert t.player("a").ap == ap


@pytest.mark.parametrize(("whose", "more"), [("a", 0), ("b", 1), ("global", 1)])
def test_the_knell_helps_undead_against_its_owner_or_against_all_if_it_is_global(whose: str, more: int) -> None:
    held: dict[str, Any] = {"global_quests": "death-knell"} if whose == "global" else {"quests": {whose: "death-knell"}}
    t = table(hands={"a": "zombie"}, peril={"b": 1}, at={"a": ENTRANCE, "b": "library"}, phase="dungeonlord", **held)
    t.rolls(3, 6).does("a", "declare", "add:zombie:B", "done")
    assert t.told("monster-rolls")[0]["total"] == 3 + 2 + more


def test_the_knell_does_not_help_the_living() -> None:
    t = table(
        hands={"a": "night-hamster"}, peril={"b": 1}, at={"a": ENTRANCE, "b": "library"}, phase="dungeonlord",
        global_quests="death-knell",
    )  # fmt: skip
    t.rolls(3, 6).does("a", "declare", "add:night-hamster:B", "done")
    assert t.told("monster-rolls")[0]["total"] == 3 + 2


def test_influence_ends_with_completion_and_only_the_completer_is_rewarded() -> None:
    t = near("death-knell", "throne-of-ashes", "global")
    t.does("a", "attempt:death-knell").rolls(6, "slay-draky").does("a", "melee")
    assert is_completed(t, "death-knell", 3)
    assert t.g.global_quests == ["slay-draky"]
    assert (t.player("b").level, t.glory("b")) == (2, 0)
