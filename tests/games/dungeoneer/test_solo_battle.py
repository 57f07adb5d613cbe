"""Battles and the last moment of a turn when one plays alone (rules §14, §17)."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.test_solo import alone
from undercroft.games.dungeoneer.rules.battle import forms_of
from undercroft.games.dungeoneer.rules.values import body_of
from undercroft.games.dungeoneer.state.attacks import Attack
from undercroft.games.dungeoneer.view import board as view
from undercroft.kernel.shapes import plain


def test_alone_no_responses_are_offered_in_the_heros_own_challenge() -> None:
    """Responses are the defender's; what may be played at any time is the challenger's as well."""
    t = alone(hand="create-darkness, turned-blade, surge-of-will", glory={"a": 9})
    t.rolls(1, 6, "zombie", 1, 1).does("a", "move:0")
    assert "play:create-darkness" in t.options
    while t.asked != ("A", "challenge"):
        t.does("a", "pass")
    t.does("a", "challenge:zombie", "melee")
    assert t.g.battle is not None
    assert t.asked == ("A", "window")
    assert "play:surge-of-will:1" in t.options
    assert not [option for option in t.options if "create-darkness" in option or "turned-blade" in option]
    assert plain(view.view(t.g, 0))["battle"]["defender"] is None


def test_alone_the_last_moment_of_a_turn_is_asked_for_too() -> None:
    """Window T7: after the glory card is drawn. There is no point left by then."""
    t = alone(readied={"a": "red-draught"}, life=4)
    t.rolls(6).does("a", "end")
    while t.asked != ("A", "draw"):
        t.does("a", "pass")
    t.does("a", "no")
    assert t.asked == ("A", "window")
    assert t.g.moment.name == "last"


def test_ruling_33_of_equal_forms_melee_comes_first_however_the_card_lists_them(monkeypatch: pytest.MonkeyPatch) -> None:
    t = alone()
    body = body_of(t.g, "slay-draky")
    assert body.stats["melee"] == body.stats["magic"]
    monkeypatch.setattr(body, "forms", ("magic", "melee"))
    assert forms_of(t.g, Attack(-1, "slay-draky", 0)) == ("melee",)
