"""The nine variants (rules §13)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.rules.setup import layable
from undercroft.games.dungeoneer.rules.values import ap_at_reset
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, SOUTH, STEPS
from undercroft.kernel.ask import AGAIN
from undercroft.kernel.errors import BadInput

from .table import Table, new_game, table

ENTRANCE = "tomb-antechamber"
FIVE = ("bone-colossus", "bugbear", "gloom-bats", "legion", "soot-imp")


def first_option(t: Table) -> None:
    assert t.ask is not None
    t.run.give(t.ask, t.ask.options[0])


def pass_by(t: Table, *seats: str) -> Table:
    """These seats use nothing, whatever they are asked."""
    while t.ask is not None and t.asked[0] in seats and "pass" in t.options:
        t.does(t.asked[0].lower(), "pass")
    return t


# --- 1. no blank spots ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_all_map_cards_are_laid_before_the_game_clockwise_from_who_has_the_entrance(seats: int) -> None:
    t = new_game(seats, no_blank_spots=True)
    assert list(t.g.dungeon.lies) == [ENTRANCE]
    assert t.g.map_bag == []
    assert all(len(player.quests) == 2 for player in t.g.players)  # dealt before
    assert len(t.g.global_quests) == 1
    seat = (t.g.active + 1) % seats
    while t.asked[1] == "lay":
        assert t.ask is not None
        while not layable(t.g, seat):  # whose cards fit nowhere, or who has none, is passed over
            seat = (seat + 1) % seats
        assert t.ask.seat == seat
        first_option(t)
        seat = (seat + 1) % seats
    assert len(t.g.dungeon.lies) == 22
    assert t.g.dungeon.is_whole(True)


def test_1_the_dealt_map_cards_lie_in_the_state() -> None:
    """Whatever a seat may see is in the state, and no local holds another seat's secret while somebody is asked."""
    t = new_game(3, no_blank_spots=True)
    while t.asked[1] == "lay":
        assert t.ask is not None
        hands = [player.map_hand for player in t.g.players]
        assert sum(map(len, hands)) + len(t.g.dungeon.lies) == 22
        assert {option[1] for option in t.ask.options} <= set(hands[t.ask.seat])  # type: ignore[index]
        assert all(hand == sorted(hand) for hand in hands)
        assert [player.map_hand for player in t.g.copy().players] == hands
        first_option(t)
    assert not any(player.map_hand for player in t.g.players)


def test_1_what_is_offered_follows_the_hand_in_the_state() -> None:
    """Hands dealt anew between the seats (as a search does) are asked about anew."""
    t = new_game(2, no_blank_spots=True)
    assert t.ask is not None
    mine, theirs = t.g.players[t.ask.seat], t.g.players[1 - t.ask.seat]
    mine.map_hand, theirs.map_hand = theirs.map_hand, mine.map_hand
    t.run.send(AGAIN)
    assert t.ask is not None
    assert {option[1] for option in t.ask.options} <= set(mine.map_hand)  # type: ignore[index]


def test_1_spaces_of_global_quests_are_laid_last() -> None:
    t = new_game(2, no_blank_spots=True)
    quest = t.g.cards.quests[t.g.global_quests[0]]
    while t.asked[1] == "lay":
        assert t.ask is not None
        offered = {t.g.cards.maps[option[1]].id for option in t.ask.options}  # type: ignore[index]
        if offered & set(quest.places):
            hand = t.g.players[t.ask.seat].map_hand
            others = [name for name in hand if t.g.cards.maps[name].id not in quest.places]
            last = sum(len(player.map_hand) for player in t.g.players) == 1
            assert not any(t.g.dungeon.places(name, last) for name in others)
        first_option(t)


def test_1_a_global_search_keeps_no_space_back() -> None:
    lies = {ENTRANCE: (CENTRE, 0)}
    t = table(
        no_blank_spots=True,
        global_quests="hidden-phylactery",
        map=lies,
        at={"a": ENTRANCE, "b": ENTRANCE},
        players={"a": {"map_hand": ["corridor", "crypt"]}},
    )
    assert {option[1] for option in layable(t.g, 0)} == {"corridor", "crypt"}  # type: ignore[index]
    t.becomes(global_quests=["saints-ashes"], quests_left=None)
    assert {option[1] for option in layable(t.g, 0)} == {"corridor"}  # type: ignore[index]


def test_1_in_the_game_no_map_card_is_drawn_or_explored() -> None:
    t = new_game(2, no_blank_spots=True)
    while t.asked[1] == "lay":
        first_option(t)
    assert t.asked[1] == "lord"
    t.does("AB"[t.g.active].lower(), "end")
    assert t.asked[1] == "hero"
    assert "explore" not in t.options


def test_1_goes_without_unbiased_placement() -> None:
    with pytest.raises(BadInput):
        GAME.read_settings({"no_blank_spots": True, "unbiased_placement": True}, 2)


# --- 3. choice of heroes --------------------------------------------------------------------------------------------------------


def test_3_heroes_are_picked_in_turn_order() -> None:
    t = new_game(3, hero_choice=True)
    first = t.g.active
    for number in range(3):
        assert t.ask is not None
        assert (t.ask.seat, t.ask.what) == ((first + number) % 3, "pick-hero")
        assert len(t.options) == 6 - number
        first_option(t)
    assert len({player.hero for player in t.g.players}) == 3
    assert all(player.life == 6 and player.level == 1 for player in t.g.players)


# --- 4. optional discard --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("optional", [False, True])
def test_4_the_discard_at_the_end_of_the_turn_may_be_left_out(optional: bool) -> None:
    t = table(hands={"a": "zombie, legion"}, at={"a": "library"}, optional_discard=optional)
    t.does("a", "end")
    assert t.options == {"hand:zombie", "hand:legion", *(["pass"] if optional else [])}


def test_4_it_is_still_one_card_at_most() -> None:
    t = table(hands={"a": "zombie, legion"}, at={"a": "library"}, optional_discard=True)
    t.does("a", "end", "hand:zombie")
    assert t.asked == ("A", "save")


# --- 5. unbiased placement ------------------------------------------------------------------------------------------------------


def explored(card: str, **more: Any) -> Table:
    return table(seats=3, at={"a": "library"}, unbiased_placement=True, **more).rolls(card).does("a", "explore")


def test_5_a_space_of_a_personal_quest_is_laid_by_the_left_neighbour() -> None:
    assert explored("troll-bridge", quests={"a": "magic-fish"}).asked == ("B", "lay")


def test_5_who_needs_it_too_passes_it_on() -> None:
    assert explored("inner-sanctum", quests={"a": "slay-draky", "b": "maiden-in-distress"}).asked == ("C", "lay")


def test_5_after_a_full_circle_who_drew_it_lays_it() -> None:
    t = explored("inner-sanctum", quests={"a": "slay-draky", "b": "maiden-in-distress", "c": "slay-draky"})
    assert t.asked == ("A", "lay")


def test_5_global_quests_and_second_spaces_of_escorts_do_not_count() -> None:
    assert explored("troll-bridge", global_quests="magic-fish").asked == ("A", "lay")
    assert explored("scrying-pool", quests={"a": "saints-ashes"}).asked == ("A", "lay")


def test_5_a_search_names_no_space() -> None:
    assert explored("passage", quests={"a": "hidden-phylactery"}).asked == ("A", "lay")
    assert explored("troll-bridge", quests={"a": "buried-armoury"}).asked == ("A", "lay")


def test_5_otherwise_who_draws_lays() -> None:
    t = table(seats=3, at={"a": "library"}, quests={"a": "magic-fish"}).rolls("troll-bridge").does("a", "explore")
    assert t.asked == ("A", "lay")


# --- 6. nothing personal --------------------------------------------------------------------------------------------------------


def test_6_two_global_quests_are_open_and_none_is_personal() -> None:
    t = new_game(3, nothing_personal=True)
    assert len(t.g.global_quests) == 2
    assert not any(player.quests for player in t.g.players)


def test_6_only_an_escort_becomes_personal_when_it_begins_and_two_stay_open() -> None:
    t = table(global_quests="saints-ashes, black-ledger", nothing_personal=True)
    t.rolls("magic-fish").does("a", "escort:saints-ashes")
    assert t.player("a").quests == ["saints-ashes"]
    assert t.g.global_quests == ["black-ledger", "magic-fish"]


# --- 7. limited movement --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hero", ["kron 1", "roderik 2", "lorel 4"])
def test_7_every_hero_has_3_points_at_reset(hero: str) -> None:
    other = "raka 2" if hero.startswith("roderik") else "roderik 2"
    t = table(heroes={"a": hero, "b": other}, readied={"a": "wolfs-pace"}, limited_movement=True, phase="reset")
    assert t.player("a").ap == 3


def test_7_cards_that_take_points_at_reset_take_them_of_the_three() -> None:
    quest = "maiden-in-distress"
    t = table(heroes={"a": "lorel 4"}, limited_movement=True, quests={"a": quest}, players={"a": {"escorts": [quest]}})
    assert ap_at_reset(t.g, 0) == 2
    t.becomes(under={"hero:0": ["grave-shackles"]})
    assert ap_at_reset(t.g, 0) == 1


def test_7_no_point_is_saved() -> None:
    t = table(at={"a": "library"}, limited_movement=True)
    t.rolls(*FIVE).does("a", "end")
    pass_by(t, "A", "B")
    assert not t.told("saves")
    assert t.g.players[0].ap == 0
    assert t.g.active == 1


def test_7_falling_gives_a_point_for_anything_but_moving_ruling_56() -> None:
    t = table(ap={"a": 0}, limited_movement=True)
    assert not [option for option in t.options if option.startswith("attack")]
    t.does("a", "fall")
    pass_by(t, "B")
    assert t.player("a").down
    assert not [option for option in t.options if option.startswith("move")]
    assert "fall" not in t.options
    assert {"attack:B", "explore"} <= t.options
    t.rolls(6, 1).does("a", "attack:B", "melee")
    while t.asked[1] != "hero":
        t.does(t.asked[0].lower(), "pass")
    assert t.life("b") == 5
    assert t.player("a").points() == 0


def test_7_the_point_of_a_fall_does_not_undo_the_fall() -> None:
    t = table(ap={"a": 1}, limited_movement=True).does("a", "fall")
    pass_by(t, "B")
    t.does("a", "stand-up")
    pass_by(t, "B")
    assert (t.player("a").ap, t.player("a").fall_ap, t.player("a").down) == (0, 1, False)
    t.does("a", "fall")
    pass_by(t, "B")
    assert t.player("a").fall_ap == 2
    assert "stand-up" not in t.options


def test_7_points_that_are_left_serve_a_lying_hero_only_for_standing_up() -> None:
    t = table(ap={"a": 2}, limited_movement=True)
    t.does("a", "fall")
    pass_by(t, "B").rolls("turn").does("a", "explore")
    t.does("a", sorted(t.options)[0])
    pass_by(t, "B")
    assert t.player("a").ap == 2
    assert "explore" not in t.options
    t.does("a", "stand-up")
    assert (t.player("a").ap, t.player("a").down) == (1, False)


def test_7_the_point_of_a_fall_is_not_for_moving_once_the_hero_stands() -> None:
    t = table(ap={"a": 0}, at={"a": "library"}, limited_movement=True, players={"a": {"fall_ap": 1}})
    assert not [option for option in t.options if option.startswith("move")]


def test_7_in_anothers_turn_a_fall_pays_for_a_challenge() -> None:
    t = table(hands={"a": "zombie"}, peril={"b": 1}, at={"a": "library"}, phase="dungeonlord", limited_movement=True)
    t.does("a", "declare", "add:zombie:B", "done")
    t.rolls(1, 1)
    while t.asked[1] in ("window", "respond"):
        t.does(t.asked[0].lower(), "pass")
    assert t.asked == ("B", "challenge")
    assert "challenge:zombie" not in t.options
    t.does("b", "fall")
    t.rolls(6, 1).does("b", "challenge:zombie", "melee")
    pass_by(t, "A", "B")
    assert t.discarded("zombie")


def test_7_what_a_fall_pays_for_in_anothers_turn_is_told_as_no_saved_point() -> None:
    t = table(
        at={"a": "tomb-antechamber", "b": "corridor"},
        ap={"a": 3},
        limited_movement=True,
        players={"b": {"fall_ap": 1, "fell": True, "down": True}},
    )
    t.does("a", "move:0")
    t.does("b", "attack:A", "melee")
    assert [each["paid"] for each in t.told("hero-attacks-hero")] == ["ap"]


def test_7_the_point_lapses_at_the_end_of_the_running_turn() -> None:
    t = table(
        at={"a": "library"},
        phase="hero",
        limited_movement=True,
        players={"b": {"fall_ap": 1, "down": True}},
        position={"phase": "reset"},
    )
    assert t.player("b").fall_ap == 0


def test_7_and_8_do_not_go_together() -> None:
    with pytest.raises(BadInput):
        GAME.read_settings({"limited_movement": True, "ap_for_falling": True}, 2)


# --- 8. points for falling ------------------------------------------------------------------------------------------------------


def attacked(**more: Any) -> Table:
    """B, without a saved point, was attacked by a zombie and a hamster in vain."""
    t = table(
        **{
            "hands": {"a": "zombie, night-hamster"}, "peril": {"b": 2}, "at": {"a": "library"}, "phase": "dungeonlord",
            "ap_for_falling": True, **more,
        }
    )  # fmt: skip
    t.rolls(1, 1, 1, 1).does("a", "declare", "add:zombie:B", "add:night-hamster:B", "done")
    return t


def test_8_without_a_saved_point_one_may_fall_to_challenge_who_attacked() -> None:
    t = attacked()
    assert t.options == {"challenge:zombie:falling", "challenge:night-hamster:falling", "pass"}
    t.rolls(6, 1).does("b", "challenge:zombie:falling", "melee")
    assert t.player("b").down
    assert t.discarded("zombie")
    assert t.asked == ("A", "keep")  # once only


def test_8_not_against_a_hero_who_did_not_attack() -> None:
    t = attacked(at={"a": "crypt"})
    assert "challenge:A:falling" not in t.options


def test_8_a_hero_who_attacked_may_be_met_so() -> None:
    t = table(ap_for_falling=True)
    t.rolls(3, 4).does("a", "attack:B", "melee")
    assert t.options == {"challenge:A:falling", "pass"}


def test_8_whoever_saved_a_point_may_not_even_after_spending_it() -> None:
    t = table(
        hands={"a": "zombie"},
        peril={"b": 1},
        at={"a": "library"},
        phase="dungeonlord",
        ap_for_falling=True,
        ap={"b": 0},
        players={"b": {"saved_last": True}},
    )
    t.rolls(1, 1).does("a", "declare", "add:zombie:B", "done")
    assert t.asked == ("A", "keep")


def test_8_not_for_one_who_lies_and_only_once_a_turn() -> None:
    t = table(
        hands={"a": "zombie"},
        peril={"b": 1},
        at={"a": "library"},
        phase="dungeonlord",
        ap_for_falling=True,
        players={"b": {"down": True}},
    )
    t.rolls(1, 1).does("a", "declare", "add:zombie:B", "done")
    assert t.asked == ("A", "keep")
    t = table(
        hands={"a": "zombie"}, peril={"b": 1}, at={"a": "library"}, phase="dungeonlord", ap_for_falling=True,
        position={"used": [("B", "falling")]},
    )  # fmt: skip
    t.rolls(1, 1).does("a", "declare", "add:zombie:B", "done")
    assert t.asked == ("A", "keep")


# --- 9. dodging spikes ----------------------------------------------------------------------------------------------------------

GALLERY = {ENTRANCE: (CENTRE, 0), "blade-gallery": (CENTRE + STEPS[NORTH], 0), "crypt": (CENTRE + STEPS[SOUTH], 0)}


def test_9_a_point_avoids_the_spikes_without_a_roll() -> None:
    t = table(map=GALLERY, at={"a": ENTRANCE}, dodge_spikes=True)
    t.does("a", "move:0")
    assert t.options == {"dodge", "roll"}
    t.does("a", "dodge")
    assert (t.player("a").ap, t.life("a")) == (1, 6)
    assert not t.told("threat")


def test_9_the_roll_may_be_preferred() -> None:
    t = table(map=GALLERY, at={"a": ENTRANCE}, dodge_spikes=True)
    t.does("a", "move:0").rolls(1).does("a", "roll")
    assert (t.player("a").ap, t.life("a")) == (2, 5)


def test_9_not_without_a_point_and_not_for_pits() -> None:
    t = table(map=GALLERY, at={"a": ENTRANCE}, ap={"a": 1}, dodge_spikes=True)
    t.rolls(6).does("a", "move:0")
    assert t.asked == ("A", "hero")
    pit = {ENTRANCE: (CENTRE, 0), "troll-bridge": (CENTRE + STEPS[EAST], 0), "crypt": (CENTRE + STEPS[SOUTH], 0)}
    t = table(map=pit, at={"a": ENTRANCE}, dodge_spikes=True)
    t.rolls(6).does("a", "move:1")
    assert t.asked == ("A", "hero")


def test_without_the_variant_spikes_are_rolled_for() -> None:
    t = table(map=GALLERY, at={"a": ENTRANCE})
    t.rolls(6).does("a", "move:0")
    assert t.asked == ("A", "hero")
