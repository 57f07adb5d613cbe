"""What a fourth reading of the rules found, told as stories."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.table import Table, table, with_entrance
from undercroft.games.dungeoneer.cards.fields import Quest, Threat
from undercroft.games.dungeoneer.cards.installed import SETS
from undercroft.games.dungeoneer.cards.packs import read_library
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.rules.twists.every import TWISTS
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, SOUTH, STEPS, Dungeon

ENTRANCE = "tomb-antechamber"
SPIKED = {
    ENTRANCE: (CENTRE, 0), "crypt": (CENTRE + STEPS[SOUTH], 0), "weeping-fork": (CENTRE + STEPS[EAST], 0),
    "dark-crossroads": (CENTRE + 2 * STEPS[EAST], 0),
}  # fmt: skip
"""East of the entrance the fork with its spikes, east of that the crossroads."""
INTO_SPIKES = "play:hand-through-the-wall:A:weeping-fork"


def passes(t: Table, *kinds: str) -> Table:
    """Everybody passes at questions of these kinds."""
    while t.ask and t.asked[1] in kinds:
        t.does(t.asked[0].lower(), "pass")
    return t


# -- permanent cards are readied in the own Hero phase (rules §5 IV) --------------------------------------------------------------

PERMANENT = [
    name for name, card in GAME.stock.library().adventures.items() if card.is_glory and card.duration == "permanent"
]  # fmt: skip


@pytest.mark.parametrize("card", PERMANENT)
def test_a_permanent_card_that_can_be_paid_for_is_played_in_the_own_hero_phase_whatever_its_use_needs(card: str) -> None:
    t = table(heroes={"a": "roderik 2", "b": "kron 2"}, hands={"a": card}, glory={"a": 9})
    t.does("a", f"play:{card}")
    assert t.player("a").inventory == [card]


# -- a hazard is met once at every entry (rules §7, §17 T6) ------------------------------------------------------------------------


def test_who_leaves_before_the_spikes_and_is_brought_back_meets_them_once() -> None:
    t = table(
        map=SPIKED, at={"a": ENTRANCE, "b": "crypt"}, hands={"a": "door-of-smoke", "b": "hand-through-the-wall"},
        glory={"a": 1}, peril={"a": 2},
    )  # fmt: skip
    t.rolls(6).does("a", f"move:{EAST}", "play:door-of-smoke:dark-crossroads").does("b", INTO_SPIKES)
    assert len(t.told("threat")) == 1
    assert (t.player("a").space, t.asked) == ("weeping-fork", ("A", "hero"))


# -- variant 2: the hero that rises is not on the way of the one that fell ---------------------------------------------------------


def test_2_a_hero_that_rises_where_the_other_fell_at_a_trap_exit_does_not_go_through_it() -> None:
    """Only where an entrance has a trap exit."""
    t = table(at={"a": "library", "b": "corridor"}, life={"a": 1}, resurrection=True, heroes={"a": "kron 1", "b": "roderik 2"})
    t = with_entrance(t, "library")
    t.rolls(1, "legion", "backpack", "fend-off", "third-eye", "dented-visor").does("a", f"move:{EAST}")
    t.does("a", "lorel").does("b", "library")
    assert (t.player("a").hero, t.player("a").space) == ("lorel", "library")
    assert not t.told("enters")
    assert t.asked == ("A", "discard")


def test_2_a_pit_does_not_await_the_hero_that_rises_where_the_other_fell_in_the_spikes() -> None:
    """Only where an entrance has both."""
    t = table(
        map=SPIKED, at={"a": ENTRANCE, "b": "crypt"}, life={"a": 1}, resurrection=True, heroes={"a": "kron 1", "b": "roderik 2"},
    )  # fmt: skip
    t = with_entrance(t, "weeping-fork")
    t.g.cards.maps["weeping-fork"].pit = Threat(("speed",), 9)
    t.rolls(1, "legion", "backpack", "fend-off", "third-eye", "dented-visor").does("a", f"move:{EAST}")
    t.does("a", "lorel").does("b", "weeping-fork")
    assert len(t.told("threat")) == 1
    assert not t.player("a").down


# -- quests of two categories (rules §10) ------------------------------------------------------------------------------------------

SANCTUM = {
    ENTRANCE: (CENTRE, 0), "inner-sanctum": (CENTRE + STEPS[NORTH], 0), "corridor": (CENTRE + STEPS[NORTH] + STEPS[EAST], 0),
}  # fmt: skip


def draky(*categories: str, **more: object) -> Table:
    """The quest of Draky, as a pack may have it, with categories more; A is there."""
    at = {"a": "inner-sanctum", "b": "inner-sanctum" if more.pop("together", False) else "corridor"}
    t = table(map=SANCTUM, quests={"a": "slay-draky"}, at=at, **more)  # type: ignore[arg-type]
    t.g.cards = read_library(SETS / "lich_lord", TWISTS)
    quest: Quest = t.g.cards.quests["slay-draky"]
    quest.categories = categories
    if "threat" in categories:
        quest.threat, quest.fail = Threat(("magic",), 6), (("wound", 1, ""),)
    t.g.dungeon = Dungeon(t.g.cards.maps, t.g.dungeon.lies)
    return Table(t.g)


def test_a_monster_slain_in_an_attempt_that_failed_otherwise_does_not_fight_again() -> None:
    t = draky("hunt", "threat")
    t.rolls(1, 6, 1).does("a", "attempt:slay-draky").does("b", "melee")
    assert t.told("monster-defeated")
    assert t.told("attempt-fails")
    t.rolls(6).does("a", "attempt:slay-draky")
    assert len(t.told("attacks")) == 1
    assert t.player("a").completed == ["slay-draky"]
    assert t.g.tokens == {}


def test_who_is_moved_away_while_slaying_the_monster_faces_no_threat_of_the_quest_elsewhere() -> None:
    t = draky("hunt", "threat", hands={"b": "hand-through-the-wall"}, peril={"a": 2})
    t.does("a", "attempt:slay-draky").does("b", "melee", "pass").rolls(1).does("b", "pass")
    t.rolls(6).does("b", f"play:hand-through-the-wall:A:{ENTRANCE}")
    assert t.told("monster-defeated")
    assert t.told("attempt-fails")
    assert not t.told("threat")


def test_a_hunt_that_influences_is_completed_as_soon_as_the_monster_falls() -> None:
    t = draky("influence", "hunt", together=True)
    t.rolls(1, 6).does("a", "attempt:slay-draky").does("b", "melee")
    assert t.player("a").completed == ["slay-draky"]
    assert t.g.phase == "close"


def test_a_hunt_that_influences_is_completed_wherever_the_hero_is_by_then() -> None:
    t = draky("influence", "hunt", hands={"b": "hand-through-the-wall"}, peril={"a": 2})
    t.does("a", "attempt:slay-draky").does("b", "melee", "pass").rolls(1).does("b", "pass")
    t.rolls(6).does("b", f"play:hand-through-the-wall:A:{ENTRANCE}")
    assert t.player("a").completed == ["slay-draky"]


# -- variant 7: points are lost at the end of the turn (rules §5 V, §17 T7) --------------------------------------------------------


def late(*before: str) -> Table:
    """Variants 7 and 9; A has discarded and drawn, and B may pull it into spikes."""
    t = table(
        map=SPIKED, at={"a": ENTRANCE, "b": "crypt"}, hands={"a": "zombie", "b": "hand-through-the-wall"}, peril={"a": 2},
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


# -- nobody notices who may use something (rules §17) ------------------------------------------------------------------------------


@pytest.mark.parametrize("hand", ["leaden-weight", "night-hamster"])
def test_after_a_use_in_a_window_a_new_moment_begins_whoever_may_use_something_in_it(hand: str) -> None:
    t = table(
        seats=3, at={"b": "library", "c": "corridor"}, hands={"a": "dented-visor", "b": "hand-through-the-wall", "c": hand},
        glory={"a": 2}, peril={"a": 5},
    )  # fmt: skip
    t.does("a", "play:dented-visor")
    before = t.g.moments
    t.does("b", f"play:hand-through-the-wall:A:{ENTRANCE}")
    assert t.g.moments == before + 1
    assert t.asked == (("C", "window") if hand == "leaden-weight" else ("A", "hero"))


@pytest.mark.parametrize("hand", ["leaden-weight", "night-hamster"])
def test_after_a_use_in_the_challenge_step_a_new_moment_begins_whatever_else_the_attacked_has(hand: str) -> None:
    t = table(
        phase="dungeonlord", active="b", hands={"a": hand, "b": "zombie"}, readied={"a": "red-draught"}, life={"a": 3},
        peril={"a": 1, "b": 9}, ap={"b": 3},
    )  # fmt: skip
    t.rolls(3, 2).does("b", "declare", "add:zombie:A", "done")
    while t.asked != ("A", "challenge"):
        t.does("a", "pass")
    before = t.g.moments
    t.does("a", "use:red-draught")
    assert t.g.moments > before
    assert (t.asked == ("A", "challenge")) == (hand == "leaden-weight")


# -- why not: a hero that lies has points, but not for this (rules §7) -------------------------------------------------------------


def test_a_lying_hero_is_told_that_it_lies_not_that_it_lacks_the_points_it_has() -> None:
    t = table(
        heroes={"a": "roderik 2", "b": "kron 2"}, quests={"a": "black-ledger"}, at={"a": "library"}, glory={"a": 9}, life={"a": 3},
        hands={"a": "zombie"},
    )  # fmt: skip
    t.player("a").down = True
    t.g.used.add((0, "attempt"))
    t.run.begin()
    why = GAME.refusals(t.g, 0)
    assert {why[object].key for object in ("hero:A", "space:library", "quest:black-ledger")} == {"knocked-down"}
    t.player("a").ap = 0
    assert GAME.refusals(t.g, 0)["hero:A"].key == "too-few-ap"
