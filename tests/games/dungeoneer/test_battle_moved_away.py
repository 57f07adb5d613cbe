"""A hero strikes only where its battle is: who is moved away strikes nobody (rules §9)."""

from __future__ import annotations

from tests.games.dungeoneer.table import CRYPT, GAME, Table, table
from undercroft.kernel.ask import text_of

ENTRANCE = "tomb-antechamber"


def pulled_away(**more: object) -> Table:
    """Two heroes in the crypt; the third, in the library, may pull one of them through the wall."""
    at = {"a": CRYPT, "b": CRYPT, "c": "library"}
    return table(seats=3, at=at, hands={"c": "hand-through-the-wall"}, **more)  # type: ignore[arg-type]


def test_an_attacking_hero_that_is_moved_away_in_the_response_step_strikes_nobody() -> None:
    t = pulled_away(peril={"a": 3}, ap={"a": 2})
    t.does("a", "attack:B", "melee").does("c", f"play:hand-through-the-wall:A:{ENTRANCE}")
    assert (t.player("a").space, t.player("a").ap) == (ENTRANCE, 1)
    assert not t.told("rolls")
    assert t.asked == ("A", "hero")


def test_the_attacked_hero_may_still_challenge_another_in_its_space_when_the_attacker_has_left() -> None:
    t = pulled_away(peril={"a": 3}, ap={"b": 1}, players={"c": {"space": CRYPT}})
    t.does("a", "attack:B", "melee").does("c", f"play:hand-through-the-wall:A:{ENTRANCE}")
    assert t.asked == ("B", "challenge")
    assert t.options == {"challenge:C", "pass"}
    t.rolls(6, 1).does("b", "challenge:C", "melee")
    assert t.life("c") < 6


def test_a_challenging_hero_that_is_moved_away_strikes_no_hero() -> None:
    t = pulled_away(peril={"b": 3}, ap={"b": 1})
    t.rolls(1, 1).does("a", "attack:B", "melee")
    while t.asked[0] == "C":
        t.does("c", "pass")
    t.does("b", "challenge:A", "melee").does("c", f"play:hand-through-the-wall:B:{ENTRANCE}")
    assert len(t.told("rolls")) == 2  # the attack's
    assert t.life("a") == 6


def test_a_hero_that_is_moved_away_carries_no_grudge_further() -> None:
    t = table(
        seats=3, active="c", phase="dungeonlord", at={"a": CRYPT, "b": CRYPT, "c": "library"}, peril={"a": 3, "b": 3},
        hands={"c": "chain-of-grudges, hand-through-the-wall"},
    )  # fmt: skip
    t.does("c", "play:chain-of-grudges:B:A", "A", f"play:hand-through-the-wall:B:{ENTRANCE}")
    assert t.told("hero-attacks-hero")
    assert not t.told("rolls")
    assert t.asked == ("C", "lord")


def test_an_attack_whose_target_is_moved_away_is_told_to_miss_and_the_card_says_so_before() -> None:
    t = table(
        phase="dungeonlord", at={"a": CRYPT, "b": "library"}, peril={"b": 9}, hands={"a": "zombie, hand-through-the-wall"},
    )  # fmt: skip
    t.does("a", "declare", "add:zombie:B", "done")
    away = f"play:hand-through-the-wall:B:{ENTRANCE}"
    assert t.ask
    (option,) = [each for each in t.ask.options if text_of(each) == away]
    assert GAME.describe(t.g, t.ask, option).then.misses == "B"
    t.does("a", away)
    assert t.told("misses") == [{"seat": 1, "card": "zombie", "cause": "strike"}]
    assert not t.told("monster-rolls")


def test_a_hero_that_is_moved_away_is_told_to_miss_itself() -> None:
    t = pulled_away(peril={"a": 3}, ap={"a": 2})
    t.does("a", "attack:B", "melee").does("c", f"play:hand-through-the-wall:A:{ENTRANCE}")
    assert t.told("misses") == [{"seat": 0, "card": "", "cause": "hero"}]
