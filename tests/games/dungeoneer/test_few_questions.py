"""Nobody is asked what does not matter (rules §17): the rules ask, and the table answers for whoever has nothing to decide."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.questions import count
from tests.games.dungeoneer.table import Table, table
from undercroft.games.dungeoneer.game import GAME
from undercroft.kernel.ask import text_of


def spared(t: Table) -> str | None:
    """What the house answers to the open question."""
    assert t.ask is not None
    option = GAME.spare(t.g, t.ask)
    return None if option is None else text_of(option)


@pytest.mark.parametrize("seed", range(1, 5))
def test_at_most_two_idle_questions_in_four_rounds(seed: int) -> None:
    counted = count(seed)
    assert counted.vain <= 2, counted
    assert counted.put + counted.idle - counted.vain <= counted.asked, "only idle ones are left out"


# -- menus -----------------------------------------------------------------------------------------------------------------------


def test_without_anything_affordable_there_is_no_dungeonlord_phase() -> None:
    t = table(phase="reset", hands={"a": "zombie, red-draught"}, peril={"b": 0}, at={"b": "library"})
    assert (t.asked, t.options) == (("A", "lord"), {"end"})
    assert spared(t) == "end"
    assert [event.seen_by(seat) for event in t.g.journal or [] if event.key == "no-lord-phase" for seat in (0, 1, None)] == [
        True, False, False,
    ]  # fmt: skip


def test_with_an_affordable_monster_there_is_one() -> None:
    t = table(phase="reset", hands={"a": "zombie"}, peril={"b": 9}, at={"b": "library"})
    assert (spared(t), t.told("no-lord-phase")) == (None, [])


def test_what_the_hero_phase_offers_too_makes_no_dungeonlord_phase() -> None:
    t = table(phase="reset", at={"a": "crypt", "b": "crypt"}, active="a")
    while t.asked[1] == "window":
        assert spared(t) == "pass"
        t.does("a", "pass")
    assert (t.asked, t.options) == (("A", "lord"), {"attack:B", "end"})
    assert spared(t) == "end"


def test_a_bane_of_the_phase_makes_one() -> None:
    t = table(phase="dungeonlord", hands={"a": "oiled-gears"}, peril={"b": 9}, active="a")
    assert "end" in t.options
    assert len(t.options) > 1
    assert spared(t) is None


def test_a_declaration_to_which_nothing_can_be_added_goes_on_by_itself() -> None:
    t = table(phase="dungeonlord", hands={"a": "zombie"}, peril={"b": 9}, active="a")
    t.does("a", "declare")
    assert (t.options, spared(t)) == ({"add:zombie:B"}, None), "whoever declares may think better of it"
    t.does("a", "add:zombie:B")
    assert (t.options, spared(t)) == ({"done"}, "done")


# -- windows ---------------------------------------------------------------------------------------------------------------------


def test_no_window_of_ones_own_turn_that_the_next_phase_offers_anyway() -> None:
    t = table(phase="map", at={"a": "crypt", "b": "crypt"}, active="a", position={"maps_left": []})
    assert (t.asked, t.options, spared(t)) == (("A", "window"), {"attack:B", "pass"}, "pass")
    t.does("a", "pass", "end")
    assert (t.asked, spared(t)) == (("A", "window"), "pass"), "it was just offered, and the turn was ended"


def test_a_window_is_news_when_somebody_has_done_something_in_it() -> None:
    t = table(
        at={"a": "crypt", "b": "crypt"}, hands={"b": "leaden-weight"}, peril={"a": 9}, ap={"a": 2}, readied={"a": "red-draught"},
        life={"a": 1}, glory={"a": 1},
    )  # fmt: skip
    t.does("a", "end")
    assert (t.asked, spared(t)) == (("A", "window"), "pass")
    t.does("a", "pass")
    t.does("b", "play:leaden-weight:A")
    assert (t.asked, spared(t)) == (("A", "window"), None)


def test_a_window_in_somebody_elses_turn_is_put() -> None:
    t = table(phase="map", at={"a": "crypt", "b": "crypt"}, ap={"b": 1}, active="a", position={"maps_left": []})
    t.does("a", "pass")
    assert (t.asked, spared(t)) == (("B", "window"), None)


# -- dice ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("needed", [2, 40], ids=["surely", "never"])
def test_no_question_about_a_roll_that_is_settled(needed: int) -> None:
    assert spared(rising(needed)) == "pass"


def test_a_roll_that_a_card_could_turn_is_asked_about() -> None:
    assert spared(rising(8)) is None


def rising(needed: int) -> Table:
    """A lying hero is about to roll to stand up, with a card that adds to its roll."""
    t = table(hands={"a": "lucky-tumble"}, glory={"a": 5}, players={"a": {"down": True, "standup": needed}})
    t.does("a", "stand-up")
    assert t.asked == ("A", "window"), t.ask
    return t
