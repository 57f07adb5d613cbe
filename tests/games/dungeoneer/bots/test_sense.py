"""The Lich Lord's bots do what a sensible player would, as hero and as Dungeonlord: a position each."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest

from tests.games.dungeoneer.table import CENTRE, NORTH, STEPS, USUAL_MAP, Table, table
from undercroft.games.dungeoneer.bots.choices import policy
from undercroft.games.dungeoneer.bots.lord import encounter_value, searches
from undercroft.games.dungeoneer.bots.moments import points_gained
from undercroft.games.dungeoneer.bots.opinions import OPINIONS
from undercroft.games.dungeoneer.bots.quests import goals_of, luck
from undercroft.games.dungeoneer.view.odds import of_luck
from undercroft.kernel.ask import text_of

LORD = "dungeonlord"


def choice(t: Table) -> str:
    """What the policy answers to the open question."""
    assert t.ask is not None
    return text_of(policy(t.g, t.ask))


# --- as hero --------------------------------------------------------------------------------------------------------------------


def test_delivers_what_it_escorts() -> None:
    t = table(quests={"a": "maiden-in-distress"}, at={"a": "tomb-antechamber"}, players={"a": {"escorts": ["maiden-in-distress"]}})
    assert choice(t) == "deliver:maiden-in-distress"


def test_takes_the_token_where_the_escort_begins() -> None:
    t = table(quests={"a": "saints-ashes"})
    assert choice(t) == "escort:saints-ashes"


def test_a_card_of_the_hero_phase_in_a_battle_that_was_left() -> None:
    """Pulled onto a pit in the response step: what works in a challenge may be readied before the dice, and aims at nothing yet."""
    lies = {**USUAL_MAP, "troll-bridge": (CENTRE, 0), "blade-gallery": (CENTRE + STEPS[NORTH], 0)}
    lies["tomb-antechamber"] = (CENTRE + 2 * STEPS[NORTH], 0)
    del lies["corridor"]
    hands = {"a": "answering-steel", "b": "hand-through-the-wall"}
    t = table(quests={"a": "bone-regent"}, map=lies, at={"a": "blade-gallery"}, hands=hands, glory={"a": 9}, peril={"a": 9})
    t.does("a", "attempt:bone-regent").does("b", "play:hand-through-the-wall:A:troll-bridge")
    assert t.options == {"play:answering-steel", "pass"}
    assert choice(t) == "pass"


def test_walks_towards_its_goal() -> None:
    t = table(quests={"a": "black-ledger"}, heroes={"a": "lorel 3"})
    assert choice(t) == "move:0"  # from the crypt north to the entrance, then west


def test_labyrinths_favor_brings_a_far_goal_near_and_is_kept_where_it_is_near() -> None:
    quest = {"quests": {"a": "black-ledger"}, "hands": {"a": "labyrinths-favor"}, "glory": {"a": 5}}
    far = {**USUAL_MAP, "corridor-2": (CENTRE + 2 * STEPS[NORTH], 0), "library": (CENTRE + 3 * STEPS[NORTH], 0)}
    t = table(map=far, **quest)
    assert goals_of(t.g, 0)[0].space == "library"
    assert choice(t) == "play:labyrinths-favor:library"
    before = t.g.dungeon.reach(["crypt"])["library"]
    t.does("a", choice(t))
    t.does("a", choice(t))
    assert t.g.dungeon.reach(["crypt"])["library"] < before - 1
    assert not choice(table(**quest)).startswith("play")


def test_points_more_are_worth_something_once_the_last_is_spent_most_if_the_goal_is_near() -> None:
    t = table(quests={"a": "black-ledger"}, heroes={"a": "lorel 3"})
    assert goals_of(t.g, 0)[0].space == "library"
    t.becomes({"a": {"ap": 1}})
    assert points_gained(t.g, 0, 2) == 0
    t.becomes({"a": {"ap": 0}})
    near = points_gained(t.g, 0, 1)
    assert points_gained(t.g, 0, 2) == 2 * near > 0
    t.becomes({"a": {"quests": ["magic-fish"]}}, quests_left=None)  # whose space is not laid
    assert not goals_of(t.g, 0)[0].space
    assert 0 < points_gained(t.g, 0, 1) < near
    t.becomes({"a": {"down": True}})
    assert points_gained(t.g, 0, 1) == 0


def test_attempts_when_the_odds_are_good() -> None:
    t = table(quests={"a": "black-ledger"}, heroes={"a": "lorel 4"}, at={"a": "library"})
    assert choice(t) == "attempt:black-ledger"


def test_does_not_attempt_what_cannot_succeed() -> None:
    t = table(quests={"a": "black-ledger"}, heroes={"a": "kron 1"}, at={"a": "library"}, life={"a": 2})
    assert choice(t) != "attempt:black-ledger"


def test_buys_what_the_threat_takes() -> None:
    t = table(quests={"a": "black-ledger"}, heroes={"a": "lorel 4"}, at={"a": "library"}, glory={"a": 5})
    assert t.does("a", "attempt:black-ledger").asked == ("A", "buy")
    assert choice(t) == "0"  # magic 5: a die of 1 is enough
    t = table(quests={"a": "black-ledger"}, heroes={"a": "lorel 2"}, at={"a": "library"}, glory={"a": 5})
    assert choice(t.does("a", "attempt:black-ledger")) == "2"  # magic 3


def test_readies_what_helps_before_it_walks() -> None:
    t = table(quests={"a": "black-ledger"}, heroes={"a": "lorel 2"}, hands={"a": "third-eye"}, glory={"a": 5})
    assert choice(t) == "play:third-eye"


def test_explores_while_its_goal_is_not_laid() -> None:
    t = table(quests={"a": "slay-draky"}, at={"a": "tomb-antechamber"})
    assert choice(t) == "explore"


def test_stands_up_before_anything_else_can_be_done() -> None:
    t = table(quests={"a": "black-ledger"}, players={"a": {"down": True}})
    assert choice(t) == "stand-up"


def test_keeps_the_last_life() -> None:
    """Where the next wound would be the last the potion is drunk; with all but one life it is kept."""
    t = table(readied={"a": "red-draught"}, life={"a": 1})
    assert choice(t) == "use:red-draught"
    t = table(readied={"a": "red-draught"}, life={"a": 5})
    assert choice(t) != "use:red-draught"


# --- as Dungeonlord -------------------------------------------------------------------------------------------------------------


def test_declares_and_hits_the_leader() -> None:
    t = table(
        hands={"a": "zombie"},
        peril={"b": 4, "c": 4},
        seats=3,
        phase=LORD,
        players={"c": {"completed": ["black-ledger", "rat-mother"]}},
    )
    assert choice(t) == "declare"
    assert choice(t.does("a", "declare")) == "add:zombie:C"


def test_prefers_who_can_be_finished_off() -> None:
    t = table(hands={"a": "barrow-knight"}, peril={"b": 5, "c": 5}, life={"b": 1}, seats=3, phase=LORD, at={"c": "library"})
    assert choice(t.does("a", "declare")) == "add:barrow-knight:B"


def test_ends_the_phase_when_nobody_can_pay() -> None:
    t = table(hands={"a": "zombie"}, peril={"b": 0}, phase=LORD)
    assert (t.asked, choice(t)) == (("A", "lord"), "end")


def test_a_wound_s_peril_goes_to_the_leader() -> None:
    t = table(
        hands={"a": "zombie"}, peril={"b": 1}, seats=3, phase=LORD, heroes={"b": "lorel 1", "c": "raka 2"},
        players={"c": {"completed": ["black-ledger", "rat-mother"]}},
    )  # fmt: skip
    t.does("a", "declare", "add:zombie:B")
    t.rolls(6, 1).does("a", "done", "lair:zombie")
    assert t.asked == ("A", "reward")
    assert choice(t) == "C"


# --- in between -----------------------------------------------------------------------------------------------------------------


def test_fends_off_what_is_dangerous_and_not_what_is_weak() -> None:
    t = table(
        hands={"a": "bone-colossus", "b": "fend-off"}, glory={"b": 3}, peril={"b": 6}, life={"b": 2}, heroes={"b": "lorel 2"},
        phase=LORD,
    )  # fmt: skip
    t.does("a", "declare", "add:bone-colossus:B", "done")
    assert t.asked == ("B", "respond")
    assert choice(t) == "play:fend-off:bone-colossus"
    t = table(hands={"a": "zombie", "b": "fend-off"}, glory={"b": 3}, peril={"b": 6}, heroes={"b": "kron 4"}, phase=LORD)
    assert choice(t.does("a", "declare", "add:zombie:B", "done")) == "pass"


def test_a_saved_point_is_used_against_a_weak_monster_only() -> None:
    t = table(hands={"a": "zombie"}, peril={"b": 1}, ap={"b": 1}, heroes={"b": "kron 4"}, at={"a": "library"}, phase=LORD)
    t.does("a", "declare", "add:zombie:B")
    t.rolls(6, 2).does("a", "done")
    assert t.asked == ("B", "challenge")
    assert choice(t) == "challenge:zombie"
    t = table(hands={"a": "barrow-knight"}, peril={"b": 5}, ap={"b": 1}, heroes={"b": "lorel 1"}, life={"b": 1}, phase=LORD)
    t.does("a", "declare", "add:barrow-knight:B")
    t.rolls(1, 6).does("a", "done")
    assert t.asked == ("B", "challenge")
    assert choice(t) == "pass"


def test_luck_is_played_where_it_decides() -> None:
    hand = {"a": "lucky-tumble"}
    t = table(quests={"a": "black-ledger"}, heroes={"a": "lorel 2"}, at={"a": "library"}, hands=hand, glory={"a": 1})
    t.does("a", "attempt:black-ledger", "0")
    assert t.asked == ("A", "window")
    assert choice(t) == "play:lucky-tumble"


# --- by the table's options -----------------------------------------------------------------------------------------------------


def test_a_trap_counts_danger_as_the_table_does_ruling_42() -> None:
    """Where danger spares whom others have brought there, a trap on such a hero brings less."""
    for danger_for_all in (True, False):
        t = table(hands={"a": "closing-walls"}, at={"b": "dark-crossroads"}, phase=LORD, danger_for_all=danger_for_all)
        came = encounter_value(t.g, 0, "closing-walls", 1, 0, {1: 1.0})
        t.becomes({"b": {"brought": True}})
        assert (encounter_value(t.g, 0, "closing-walls", 1, 0, {1: 1.0}) < came) == (not danger_for_all)


def test_a_search_counts_the_way_to_the_entrance_as_the_table_does_ruling_6() -> None:
    """Where the moves count instead of the spaces between, the same goal is found with fewer searches."""
    expected = []
    for counted in ("between", "moves"):
        t = table(search_distance=counted)
        quest = t.g.cards.quests["hidden-phylactery"]
        expected.append(searches(t.g, t.g.dungeon, quest, "corridor"))
    assert expected[1] < expected[0]


def test_luck_is_what_the_dice_give() -> None:
    """Two dice of the set's cards, three of a pack's; not where a die may be rolled again, which is only guessed."""
    quests = table().g.cards.quests
    for id, dice, total in (("dice-with-the-dead", 2, 10), ("dice-with-the-dead", 3, 15), ("magic-fish", 1, 0)):
        quest = copy(quests[id])
        quest.dice, quest.total, quest.reroll = dice, total, 0
        assert luck(table().g, quest, 0) == pytest.approx(of_luck(table().g, quest))


def test_hangs_what_helps_a_treasure_under_it() -> None:
    t = table(hands={"a": "gravediggers-whetstone"}, readied={"a": "barrow-blade"}, glory={"a": 9}, heroes={"a": "kron 3"})
    assert choice(t) == "play:gravediggers-whetstone:barrow-blade"


# --- twists nobody has thought about --------------------------------------------------------------------------------------------

STRANGE: dict[str, tuple[str, dict[str, Any], tuple[str, ...]]] = {
    "fend-off": (
        "fend-off",
        {"hands": {"a": "zombie", "b": "fend-off"}, "glory": {"b": 3}, "peril": {"b": 6}, "heroes": {"b": "kron 4"}, "phase": LORD},
        ("declare", "add:zombie:B", "done"),
    ),
    "scent-of-blood": (
        "scent-of-blood",
        {
            "seats": 3,
            "hands": {"a": "zombie", "c": "scent-of-blood"},
            "peril": {"a": 5, "b": 9},
            "at": {"b": "library"},
            "phase": LORD,
        },
        ("declare", "add:zombie:B", "done"),
    ),
    "shuddering-stones": ("swap-map-cards", {"hands": {"a": "shuddering-stones"}, "peril": {"b": 9}, "phase": LORD}, ()),
    "creeping-rust": (
        "rust",
        {"hands": {"a": "creeping-rust"}, "readied": {"b": "backpack"}, "peril": {"b": 9}, "phase": LORD},
        (),
    ),
    "labyrinths-favor": (
        "move-map-card",
        {"quests": {"a": "black-ledger"}, "hands": {"a": "labyrinths-favor"}, "glory": {"a": 5}},
        (),
    ),
    "ferrymans-ring": ("ferry", {"hands": {"a": "ferrymans-ring"}, "glory": {"a": 5}}, ()),
    "library": ("swap-card", {"hands": {"a": "zombie"}, "at": {"a": "library"}}, ()),
}
"""Cards that may be played or used, each with its twist, the table and what comes before."""


@pytest.mark.parametrize("card", STRANGE)
def test_a_card_with_a_twist_that_bots_have_no_opinion_of_is_played(card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    twist, position, before = STRANGE[card]
    monkeypatch.delitem(OPINIONS, twist)
    t = table(**position)
    if before:
        t.does("a", *before)
    assert choice(t).split(":")[:2] in (["play", card], ["use", card])
