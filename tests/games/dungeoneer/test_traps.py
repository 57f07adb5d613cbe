"""The six traps, a story each, and what all traps have in common."""

from __future__ import annotations

from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.state.attacks import Battle
from undercroft.kernel.shapes import plain

from .table import Table, table

LORD = "dungeonlord"


def sprung(t: Table, trap: str, *more: str) -> Table:
    """The first seat plays a trap on the second."""
    return t.does("a", "declare", ":".join(["add", trap, "B", *more]), "done")


def needed(t: Table) -> dict[int, int]:
    """What every hero had to reach."""
    return {args["seat"]: args["value"] for args in t.told("threat")}


def test_unkind_boulder_grows_with_the_peril_paid() -> None:
    """A speed threat of 5 and X, X from 1 to 5, as far as the target's peril goes."""
    t = table(hands={"a": "unkind-boulder"}, peril={"b": 9}, at={"b": "library"}, phase=LORD)
    t.does("a", "declare")
    assert t.options == {f"add:unkind-boulder:B:{x}" for x in (1, 2, 3, 4, 5)}
    t.does("a", "add:unkind-boulder:B:4").rolls(5).does("a", "done")
    assert needed(t) == {1: 9}
    assert (t.peril("b"), t.life("b")) == (5, 5)  # 5 + 3 against 9
    assert t.discarded("unkind-boulder")


def test_unkind_boulder_rolls_by_whoever_reaches_the_number() -> None:
    t = table(hands={"a": "unkind-boulder"}, peril={"b": 1}, at={"b": "library"}, phase=LORD)
    sprung(t.rolls(3), "unkind-boulder", "1")
    assert t.life("b") == 6  # 3 + 3 reaches 6


def test_whispering_darts_wound_and_take_a_point_of_the_next_reset() -> None:
    t = table(hands={"a": "whispering-darts"}, peril={"b": 3}, at={"b": "library"}, phase=LORD)
    sprung(t.rolls(3), "whispering-darts")
    assert (t.life("b"), t.player("b").less_ap) == (5, 1)
    t.becomes(active="B", phase="reset")
    assert t.player("b").ap == 2
    assert t.player("b").less_ap == 0


def test_stone_sack_fells_whoever_is_too_slow() -> None:
    """Speed 7+; to stand up from it costs 1 action point and a melee roll of 4+."""
    t = table(hands={"a": "stone-sack"}, peril={"b": 2}, ap={"b": 1}, at={"b": "library"}, phase=LORD)
    sprung(t.rolls(3), "stone-sack")
    assert (t.player("b").down, t.life("b")) == (True, 6)
    assert t.options == {"stand-up", "pass"}
    t.rolls(1).does("b", "stand-up")  # 1 + 2
    assert (t.player("b").down, t.player("b").ap) == (True, 0)


def test_mirror_of_the_dead_hour_takes_three_glory_or_all_there_is() -> None:
    t = table(
        seats=3, hands={"a": "mirror-of-the-dead-hour"}, peril={"b": 2}, glory={"b": 2, "c": 7},
        at={"b": "library", "c": "library"}, phase=LORD,
    )  # fmt: skip
    sprung(t.rolls(1, 1), "mirror-of-the-dead-hour")
    assert (t.glory("b"), t.glory("c")) == (0, 4)


def test_closing_walls_deal_two_wounds() -> None:
    """A melee threat of 6."""
    t = table(
        seats=3, hands={"a": "closing-walls"}, peril={"b": 5}, at={"b": "library", "c": "library"},
        heroes={"c": "kron 2", "a": "raka 2"}, phase=LORD,
    )  # fmt: skip
    sprung(t.rolls(3, 3), "closing-walls")
    assert (t.life("b"), t.life("c")) == (4, 6)  # 3 + 2 and 3 + 3


def test_rune_of_exile_sends_home_whoever_fails() -> None:
    """A magic threat of 5; not in the own turn, so nothing is gained on the way."""
    t = table(
        seats=3, hands={"a": "rune-of-exile"}, peril={"b": 3}, at={"b": "library", "c": "library"}, phase=LORD,
    )  # fmt: skip
    sprung(t.rolls(3, 2), "rune-of-exile")
    assert (t.player("b").space, t.player("c").space) == ("tomb-antechamber", "library")
    assert (t.glory("b"), t.peril("b")) == (0, 0)


def test_rune_of_exile_takes_its_target_out_of_reach_of_the_monsters() -> None:
    """Traps work before the attack rolls (ruling 40); the monster counts as unwounded (ruling 34)."""
    t = table(hands={"a": "rune-of-exile, zombie"}, peril={"b": 4}, at={"b": "library"}, phase=LORD)
    t.does("a", "declare", "add:zombie:B", "add:rune-of-exile:B").rolls(1).does("a", "done")
    assert t.told("monster-rolls") == []
    assert t.options == {"hand:zombie", "lair:zombie"}


def test_ruling_40_traps_come_before_the_attack_rolls_in_declared_order() -> None:
    t = table(hands={"a": "zombie, stone-sack, unkind-boulder"}, peril={"b": 9}, at={"b": "library"}, phase=LORD)
    t.does("a", "declare", "add:zombie:B", "add:stone-sack:B", "add:unkind-boulder:B:2")
    t.rolls(1, 1, 1, 1).does("a", "done")
    assert [args["value"] for args in t.told("threat")] == [7, 7]
    assert t.player("b").down
    kinds = [event.key for event in t.g.journal or [] if event.key in ("threat", "monster-rolls")]
    assert kinds == ["threat", "threat", "monster-rolls"]


def test_ruling_40_every_hero_of_the_space_rolls_the_active_player_first() -> None:
    """Whoever plays the trap is not spared; no other player's hero is attacked, so only the target may respond."""
    t = table(
        seats=4, hands={"a": "closing-walls", "c": "fend-off, create-darkness"}, glory={"c": 9}, peril={"b": 5},
        at={"a": "library", "b": "library", "c": "library", "d": "crypt"}, phase=LORD,
    )  # fmt: skip
    sprung(t.rolls(1, 1, 1), "closing-walls")
    assert [args["seat"] for args in t.told("threat")] == [0, 1, 2]
    assert [t.life(seat) for seat in "abcd"] == [4, 4, 4, 6]


def test_ruling_40_a_trap_works_although_its_target_got_away() -> None:
    """It works in the space into which it was played; the target that left is out of reach."""
    t = table(
        seats=3, hands={"a": "closing-walls", "c": "hand-through-the-wall"}, peril={"b": 7}, at={"b": "library", "c": "library"},
        phase=LORD,
    )  # fmt: skip
    sprung(t, "closing-walls")
    assert t.asked == ("C", "window")
    t.rolls(1).does("c", "play:hand-through-the-wall:B:tomb-antechamber")
    assert (t.life("b"), t.life("c")) == (6, 4)
    assert t.discarded("closing-walls")


def test_ruling_42_danger_counts_in_whichever_turn_a_hero_came() -> None:
    t = table(hands={"a": "whispering-darts"}, peril={"b": 3}, at={"b": "dark-crossroads"}, phase=LORD)
    sprung(t.rolls(6), "whispering-darts")
    assert needed(t) == {1: 7 + 2}


def test_a_trap_says_before_the_roll_how_much_of_its_need_is_danger() -> None:
    t = table(hands={"a": "whispering-darts"}, peril={"b": 3}, at={"b": "dark-crossroads"}, phase=LORD)
    t.does("a", "declare")
    assert t.ask is not None
    (risk,) = plain(GAME.describe(t.g, t.ask, ("add", "whispering-darts", "B")).then)["risks"]
    assert (risk["needs"], risk["danger"]) == (9, 2)
    t.g.battle = Battle(1, 1, "dark-crossroads", [], True)
    t.g.battle.traps.append((0, "whispering-darts", 0))
    (trap,) = plain(GAME.view(t.g, 1))["battle"]["traps"]
    assert (trap["needs"], trap["danger"]) == (9, 2)


def test_ruling_42_option_danger_not_for_a_hero_brought_there_in_anothers_turn() -> None:
    t = table(
        hands={"a": "whispering-darts"}, peril={"b": 3}, at={"a": "dark-crossroads", "b": "dark-crossroads"}, phase=LORD,
        danger_for_all=False,
        players={"b": {"brought": True}},
    )  # fmt: skip
    sprung(t.rolls(6, 6), "whispering-darts")
    assert needed(t) == {0: 9, 1: 7}


def test_ruling_42_option_danger_for_a_hero_that_came_itself() -> None:
    t = table(hands={"a": "whispering-darts"}, peril={"b": 3}, at={"b": "dark-crossroads"}, phase=LORD, danger_for_all=False)
    sprung(t.rolls(6), "whispering-darts")
    assert needed(t) == {1: 9}


def test_ruling_42_a_hero_is_brought_by_a_warp_in_anothers_turn_until_it_moves_itself() -> None:
    t = table(hands={"a": "hand-through-the-wall"}, peril={"b": 9}, at={"b": "tomb-antechamber"}, phase=LORD)
    assert not t.player("b").brought
    t.does("a", "play:hand-through-the-wall:B:dark-crossroads")
    assert t.player("b").brought


def test_ruling_57_a_trap_alone_may_be_answered_by_a_challenge_of_a_hero_in_the_space() -> None:
    """Playing an encounter is an attack; the trap itself cannot be challenged, nor may heroes merely caught by it."""
    t = table(
        seats=3, hands={"a": "stone-sack"}, peril={"b": 2}, ap={"b": 1, "c": 1}, at={"b": "library", "c": "library"}, phase=LORD,
    )  # fmt: skip
    sprung(t.rolls(6, 6), "stone-sack")
    assert t.asked == ("B", "challenge")
    assert t.options == {"challenge:C", "pass"}


def test_ruling_57_who_got_away_may_not_challenge() -> None:
    t = table(
        seats=3, hands={"a": "stone-sack", "c": "hand-through-the-wall"}, peril={"b": 4}, ap={"b": 1},
        at={"b": "library", "c": "library"}, phase=LORD,
    )  # fmt: skip
    sprung(t, "stone-sack").rolls(6).does("c", "play:hand-through-the-wall:B:tomb-antechamber")
    assert t.asked == ("A", "lord")
