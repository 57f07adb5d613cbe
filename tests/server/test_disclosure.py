"""What a table shows while a moment lasts, without a server around it; the whole of it is in ``whistles``."""

from __future__ import annotations

import pytest

from tests.kernel.toys import whistles
from undercroft.kernel.errors import Stale
from undercroft.kernel.match import Match
from undercroft.server.disclosure import OVER, PLAYING, Disclosure
from undercroft.server.log import Log

from .conftest import Clock


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("time.time", clock)
    monkeypatch.setattr("undercroft.server.clock.measure", lambda _: None)  # no other clock counts
    return clock


def changed(shown: Disclosure, match: Match, *answers: tuple[int, str], lasts: float = 1.0) -> None:
    """Seats answer, one after another, and the table takes note as it does for every change."""
    for seat, option in answers:
        before, since = shown.keep(match, 0), len(match.tape)
        match.answer(seat, option)
        shown.look(match)
        shown.note_change(match, before, Log(passes=[False] * since).answered(match.tape, since, set()), lasts)


def table(*holders: int) -> tuple[Disclosure, Match]:
    shown, match = Disclosure(0.0), whistles(*holders)
    shown.look(match)
    return shown, match


def test_without_a_moment_nothing_is_held(clock: Clock) -> None:
    shown, match = table(1)
    changed(shown, match, (0, "rest"))
    assert (shown.status, shown.held_from(0), shown.updated) == (PLAYING, None, clock.now)
    assert shown.view(match, 2).number == 1


@pytest.mark.parametrize("holders", [(), (1,)], ids=["nobody is asked", "B is asked"])
def test_a_moment_is_held_from_all_but_who_is_asked(holders: tuple[int, ...], clock: Clock) -> None:
    shown, match = table(*holders)
    before = shown.view(match, None)
    changed(shown, match, (0, "leap"))
    assert shown.view(match, None) == before
    assert [shown.held_from(seat) is None for seat in range(3)] == [seat in holders for seat in range(3)]
    assert shown.waiting_for([], match) == ["A"], "as before"
    assert shown.waiting_for([0], match) == [], "who has answered knows it"
    with pytest.raises(Stale):
        shown.need_shown(2)
    clock.now += 1
    assert shown.held_from(2) is None
    assert shown.view(match, None).moment == bool(holders)


def test_somebody_with_two_seats_sees_what_either_is_shown(clock: Clock) -> None:
    shown, match = table(1)
    changed(shown, match, (0, "leap"))
    assert shown.held_from(1, 2) is None
    assert shown.held_from(0, 2) is shown.lasting()


def test_a_pass_neither_lengthens_the_moment_nor_leaves_a_trace(clock: Clock) -> None:
    shown, match = table(1, 2)
    began = clock.now
    changed(shown, match, (0, "walk"))
    clock.now += 0.5
    changed(shown, match, (1, "pass"), (2, "pass"))
    assert (shown.held_for(), shown.updated, shown.shown_since()) == (0.5, began, began + 1.0)


def test_a_table_without_delay_holds_nothing(clock: Clock) -> None:
    shown, match = table()
    changed(shown, match, (0, "leap"), lasts=0.0)
    assert shown.lasting() is None


def test_the_end_is_a_status(clock: Clock) -> None:
    shown, match = table()
    match.state.over = True
    shown.look(match)
    assert shown.status == OVER
