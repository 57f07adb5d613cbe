"""The log of a table: from answers to rows, and from rows back to the answers; and who is passed for."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.kernel.toys import Whistles, whistles
from undercroft.kernel.record import NATURE, Answer
from undercroft.server.log import Log, LogRow
from undercroft.server.standing import ASK, ATTACKED, TURN, Standing, StandingPasses

GAME = Whistles()
GO, PASSED, TAKE = (Answer.from_line(line) for line in ("A go leap 0000", "B window pass 0000", "A take 1 0000"))


def read_back(rows: list[LogRow]) -> tuple[Log, list[Answer]]:
    """What another process makes of stored rows."""
    log, tape = Log(), []
    for row in rows:
        stored: Any = SimpleNamespace(**row)
        log.read(stored, GAME, tape)
    return log, tape


def test_rows_read_back_are_the_same_log_and_the_same_tape() -> None:
    log, tape = Log(), [GO, PASSED, TAKE]
    rows = log.numbered("t", log.answered(tape[:2], 0, {1}), "m1", 5.0)
    rows += log.numbered("t", log.answered(tape, 2, set(), joined=True), "m2", 5.5)
    rows += log.numbered("t", [log.taken_back(GAME, tape, 2)], "", 6.0)
    assert [(row["number"], row["message"], row["undone"], row["standing"]) for row in rows] == [
        (0, "m1", None, False),
        (1, "", None, True),
        (2, "m2", None, False),
        (3, "", 2, False),
    ]
    assert [row["joined"] for row in rows] == [False, False, True, False]
    again, same = read_back(rows)
    assert same == tape == [GO, PASSED]
    assert (again.rows, again.passes, again.undos) == (log.rows, log.passes, log.undos) == (4, [False, True], {NATURE: 1})
    assert again.joined == log.joined == [False, False]
    assert again.messages == {"m1", "m2"}


def test_only_new_answers_become_rows() -> None:
    log = Log()
    log.answered([GO], 0, set())
    assert [row["what"] for row in log.answered([GO, PASSED], 1, {1})] == ["window"]
    assert log.passes == [False, True]


def test_an_untold_answer_taken_back_is_known_to_its_seat_alone() -> None:
    log, tape = Log(), [GO, PASSED]
    log.answered(tape, 0, set())
    log.taken_back(GAME, tape, 1)
    assert [log.undos_known(seat) for seat in (0, 1, None)] == [0, 1, 0]
    log.taken_back(GAME, tape, 0)
    assert [log.undos_known(seat) for seat in (0, 1, None)] == [1, 2, 1]


@pytest.mark.parametrize(
    ("standing", "passed"),
    [
        (Standing(ASK), set()),
        (Standing(ASK, {"leap": False}), {1}),
        (Standing(ASK, {"walk": False}), set()),
        (Standing(ATTACKED), set()),  # B is next in turn, and so attacked
        (Standing(TURN), {1}),
    ],
)
def test_the_house_passes_for_who_does_not_want_to_be_asked(standing: Standing, passed: set[int]) -> None:
    match, passes = whistles(1), StandingPasses()
    passes.change(1, standing, 0)
    match.answer(0, "leap")
    assert passes.pass_on(match, 0) == passed


def test_who_waits_for_its_own_turn_is_asked_again_from_then_on() -> None:
    match, passes = whistles(1), StandingPasses()
    passes.change(1, Standing(TURN, {"walk": False}), 0)
    for option in ("rest", "1"):
        match.answer(0, option)
    assert passes.pass_on(match, 0) == set()
    assert passes.of(1) == Standing(ASK, {"walk": False})
    assert [(row["number"], row["mode"], row["place"]) for row in passes.unsaved] == [(0, TURN, 0), (1, ASK, 2)]
