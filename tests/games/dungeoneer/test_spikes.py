"""Spikes and other hazards, met in the middle of something else: once at every entry, with what was played for them."""

from __future__ import annotations

from tests.games.dungeoneer.table import Table, table
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, SOUTH, STEPS, WEST
from undercroft.games.dungeoneer.view import board as view
from undercroft.kernel.shapes import plain

ENTRANCE = "tomb-antechamber"
SANCTUM = {
    ENTRANCE: (CENTRE, 0), "corridor": (CENTRE + STEPS[NORTH], 1), "dark-crossroads": (CENTRE + STEPS[EAST], 0),
    "inner-sanctum": (CENTRE + STEPS[EAST] + STEPS[NORTH], 0),
}  # fmt: skip
SPIKED = {**SANCTUM, "weeping-fork": (CENTRE + 2 * STEPS[EAST] + STEPS[NORTH], 0)}
INTO_SPIKES = "play:hand-through-the-wall:A:weeping-fork"


def into_spikes(hand: str, **more: object) -> Table:
    """The first hero may be pulled out of the sanctum into the spikes of the fork beside it."""
    at = {"a": "inner-sanctum", "b": "corridor"}
    hands = {"a": hand, "b": "hand-through-the-wall"}
    return table(map=SPIKED, at=at, hands=hands, glory={"a": 4}, peril={"a": 5}, **more)  # type: ignore[arg-type]


# -- what is played for one roll is for no other (rules §9, §17 P) -----------------------------------------------------------------


def test_what_is_played_for_a_counter_roll_does_not_help_against_spikes_in_between() -> None:
    t = into_spikes("surge-of-will", quests={"a": "slay-draky"})
    t.does("a", "attempt:slay-draky").does("b", "melee", "pass").rolls(3).does("b", "pass")
    t.does("a", "play:surge-of-will:4")
    t.rolls(1, 1).does("b", INTO_SPIKES)
    (spikes,) = t.told("threat")
    assert (spikes["source"], spikes["total"]) == ("spikes", 4)
    (threat, counter) = t.told("rolls")
    assert (threat["of"], counter["of"]) == ("threat", "counter")
    assert counter["total"] == 1 + 3 + 4  # Kron's melee at level 2, and the glory paid
    assert t.g.next_rolls == []


def test_while_spikes_interrupt_a_battle_its_sums_keep_what_was_played_for_its_rolls() -> None:
    t = into_spikes("surge-of-will, lucky-tumble", quests={"a": "slay-draky"}, players={"a": {"glory": 9}})
    t.does("a", "attempt:slay-draky").does("b", "melee", "pass").rolls(3).does("b", "pass")
    t.does("a", "play:surge-of-will:4").does("b", INTO_SPIKES)
    assert (t.asked, t.g.moment.name) == (("A", "window"), "enter")
    (attack,) = plain(view.view(t.g, 0))["battle"]["attacks"]
    assert attack["counter_parts"] == [{"card": "kron", "n": 3}, {"card": "surge-of-will", "n": 4}]
    assert attack["odds"]["counter"] == 100  # without what waits it were less
    t.rolls(1, 6).does("a", "play:lucky-tumble")  # for the spikes alone
    assert [roll["total"] - roll["die"] for roll in t.told("rolls")] == [3 + 3, 3 + 4]


NORTHWARDS = CENTRE + STEPS[NORTH]


def bridge(**more: object) -> Table:
    places = {ENTRANCE: (CENTRE, 0), "troll-bridge": (NORTHWARDS, 0), "library": (CENTRE + STEPS[WEST], 0)}
    return table(map=places, at={"a": ENTRANCE, "b": "library"}, **more)  # type: ignore[arg-type]


def test_nothing_is_played_for_the_roll_of_a_hazard_that_the_hero_ignores() -> None:
    t = bridge(hands={"a": "lucky-tumble"}, glory={"a": 3}, readied={"a": "ashen-cloak"})
    t.does("a", "move:0")
    assert t.asked == ("A", "hero")
    assert t.told("threat") == []
    assert not t.player("a").down


def test_what_was_played_for_a_hazard_that_is_not_rolled_for_helps_no_other_roll() -> None:
    t = bridge(hands={"a": "lucky-tumble, ashen-cloak"}, glory={"a": 3})
    t.does("a", "move:0", "play:lucky-tumble", "play:ashen-cloak")
    assert t.asked == ("A", "hero")
    assert t.g.next_rolls == []


# -- in other phases and at the end of a turn (rules §5, §17 T7) -------------------------------------------------------------------


def test_the_point_just_saved_does_not_dodge_the_spikes_one_is_pulled_into_before_the_turn_is_over() -> None:
    t = into_spikes("zombie", phase="close", dodge_spikes=True, ap={"a": 1})
    t.rolls("dented-visor", "backpack", "legion", "bugbear", "fend-off").does("a", "hand:zombie", "save")
    t.rolls(1, "corner").does("b", INTO_SPIKES)
    assert len(t.told("threat")) == 1  # nobody was asked whether to dodge
    assert t.life("a") == 5
    assert t.player("a").ap == 1


def test_the_point_just_saved_dodges_in_the_next_turn() -> None:
    t = into_spikes("zombie", phase="close", dodge_spikes=True, ap={"a": 1})
    t.rolls("dented-visor", "backpack", "legion", "bugbear", "fend-off").does("a", "hand:zombie", "save")
    t.does("b", "pass")
    assert t.g.active == 1
    assert not t.player("a").waits
    assert t.player("a").points() == 1


def test_a_hero_pulled_into_a_space_in_another_phase_plays_no_cards_of_the_hero_phase() -> None:
    hand = "barrow-blade, lucky-tumble, leaden-weight"
    t = into_spikes(hand, phase="dungeonlord", ap={"b": 1}, players={"b": {"peril": 3}})
    t.does("a", "play:leaden-weight:B").does("b", INTO_SPIKES)
    assert t.asked == ("A", "window")
    assert "play:lucky-tumble" in t.options
    assert "play:barrow-blade" not in t.options


FORK = {
    ENTRANCE: (CENTRE, 0), "crypt": (CENTRE + STEPS[SOUTH], 0), "weeping-fork": (CENTRE + STEPS[EAST], 0),
    "dark-crossroads": (CENTRE + 2 * STEPS[EAST], 0),
}  # fmt: skip
"""East of the entrance the fork with its spikes, east of that the crossroads."""


def passes(t: Table, *kinds: str) -> Table:
    """Everybody passes at questions of these kinds."""
    while t.ask and t.asked[1] in kinds:
        t.does(t.asked[0].lower(), "pass")
    return t


def late(*before: str) -> Table:
    """Variants 7 and 9; A has discarded and drawn, and B may pull it into spikes."""
    t = table(
        map=FORK, at={"a": ENTRANCE, "b": "crypt"}, hands={"a": "zombie", "b": "hand-through-the-wall"}, peril={"a": 2},
        limited_movement=True, dodge_spikes=True,
    )  # fmt: skip
    for answer in (*before, "end"):
        passes(t.does("a", answer), "window")
    t.rolls("bugbear", "backpack", "fend-off", "third-eye", "dented-visor").does("a", "hand:zombie")
    return t.rolls(1).does("b", INTO_SPIKES)


def test_7_in_the_last_window_no_point_is_gained_by_falling_to_dodge_spikes() -> None:
    t = late()
    while t.ask and t.asked[1] == "window":
        assert not (t.asked[0] == "A" and t.g.active == 0 and "fall" in t.options)
        t.does(t.asked[0].lower(), "pass")
        if t.told("threat"):
            break
    assert t.life("a") == 5


def test_7_a_point_of_a_fall_that_was_not_used_is_lost_like_all_others() -> None:
    t = late("fall")
    assert t.player("a").fall_ap == 0
    while not t.told("threat"):
        assert t.asked[1] == "window"  # nobody is asked whether to dodge
        t.does(t.asked[0].lower(), "pass")
    assert t.life("a") == 5


# -- a hazard is met once at every entry (rules §7, §17 T6) ------------------------------------------------------------------------


def test_who_leaves_before_the_spikes_and_is_brought_back_meets_them_once() -> None:
    t = table(
        map=FORK, at={"a": ENTRANCE, "b": "crypt"}, hands={"a": "door-of-smoke", "b": "hand-through-the-wall"},
        glory={"a": 1}, peril={"a": 2},
    )  # fmt: skip
    t.rolls(6).does("a", f"move:{EAST}", "play:door-of-smoke:dark-crossroads").does("b", INTO_SPIKES)
    assert len(t.told("threat")) == 1
    assert (t.player("a").space, t.asked) == ("weeping-fork", ("A", "hero"))
