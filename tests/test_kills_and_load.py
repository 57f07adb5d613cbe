"""What ``make kills`` and ``make load`` find wrong, and what not."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from benchmarks.verdict import BACK, BOT, LIFE, OWN, PERSON, SERVER, Crowd, Kills, Row, Wait, errors_in, of_load


def well(**more: Any) -> Kills:
    """A run in which all went well, but for what is said."""
    usual: dict[str, Any] = {
        "wanted": 2, "killed": Counter({SERVER: 1, "bots": 1}), "confirmed": {"k1", "k2"}, "played": {"twister": 2},
        "rows": [Row("fox", 0, "k1"), Row("fox", 1, ""), Row("fox", 2, "k2")],
        "waits": [Wait(PERSON, 4.9, 4.9, apart=True), Wait(BOT, 4.9, 6.9), Wait(OWN, 4.9, 4.9), Wait(BACK, 14.0, 14.0)],
        "logs": {"the servers": f"{LIFE} 1\nUndercroft is open at http://127.0.0.1:1\n" + line("table") + line(**RESTARTED)},
    }  # fmt: skip
    return Kills(**(usual | more))


RESTARTED = {"event": "restarted", "level": "warning", "code": -9}


def line(event: str, level: str = "info", **more: Any) -> str:
    """A line of a log."""
    return json.dumps({"event": event, "level": level, **more}) + "\n"


def test_a_run_that_went_well_is_not_complained_of() -> None:
    assert well().complaints() == []


WRONG = {
    "lost": {"confirmed": {"k1", "k2", "k3"}},
    "doubled": {"rows": [Row("fox", 0, "k1"), Row("fox", 1, "k1"), Row("fox", 2, "k2")]},
    "a gap": {"rows": [Row("fox", 0, "k1"), Row("fox", 2, "k2")]},
    "no beginning": {"rows": [Row("fox", 1, "k1"), Row("fox", 2, "k2")]},
    "too few kills": {"killed": Counter({SERVER: 1})},
    "a game was not played": {"played": {"twister": 2, "lichlord": 0}},
    "a process ended": {"ended": ["bots 1"]},
    "a table whose people hear nothing any more": {"stuck": ["no answer after 60 s"]},
    "one server too many was started again": {"logs": {"the servers": 2 * line(**RESTARTED)}},
    "nobody waited for a bot": {"waits": [Wait(PERSON, 1.0, 1.0, apart=True), Wait(OWN, 1.0, 1.0)]},
    "nobody was at another process": {"waits": [Wait(PERSON, 1.0, 1.0), Wait(OWN, 1.0, 1.0), Wait(BOT, 1.0, 1.0)]},
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_one_thing_that_is_wrong_is_one_complaint(wrong: dict[str, Any]) -> None:
    assert len(well(**wrong).complaints()) == 1


@pytest.mark.parametrize(("what", "seconds"), [(PERSON, 5.1), (BOT, 5.1), (OWN, 5.1), (BACK, 15.1)])
def test_a_long_silence_is_wrong(what: str, seconds: float) -> None:
    assert len(well(waits=[*well().waits, Wait(what, seconds, seconds)]).complaints()) == 1


def test_an_answer_to_a_secret_question_may_still_be_kept_ahead() -> None:
    assert well(confirmed={"k1", "k2", "k3"}, ahead={"k3"}).complaints() == []


def test_an_error_of_any_life_is_wrong() -> None:
    lives = f"{LIFE} 1\n{line('broken', 'error')}{LIFE} 2\nBots play at postgresql://\n"
    assert len(well(logs={**well().logs, "bots 1": lives}).complaints()) == 1


ERRORS = {
    "an error": (line("bot-failed", "error"), 1),
    "a warning": (line("unstored", "warning"), 1),
    "two in one line": (line("broken", "error").strip() + line("ended", "error"), 2),
    "a traceback": ("Traceback (most recent call last):\n  File\nKeyError\n", 1),
    "a traceback between others": (line("table") + "Traceback\n  File\n" + line("table") + "Traceback\n", 2),
    "information": (line("bot-late"), 0),
    "a kill": (line(**RESTARTED), 0),
    "another end": (line(**(RESTARTED | {"code": 1})), 1),
    "cut off by a kill": (line("table") + '{"event": "ta', 0),
    "Python's own word of a kill": (
        "tracker.py:254: UserWarning: resource_tracker: There appear to be 5 leaked semaphore objects\n"
        "  warnings.warn('resource_tracker: There appear to be %d '\n",
        0,
    ),
}


@pytest.mark.parametrize(("log", "count"), ERRORS.values(), ids=ERRORS)
def test_what_is_an_error_in_a_log(log: str, count: int) -> None:
    assert len(errors_in(log)) == count


HERE = Crowd("onlookers", 300, 300, 300, [5, 5, 5, 5])


@pytest.mark.parametrize(
    ("quiet", "busy", "crowd", "count"),
    [
        (20.0, 49.0, HERE, 0),
        (20.0, 51.0, HERE, 1),
        (26.0, 900.0, HERE, 0),  # a machine that is slow when quiet
        (20.0, 49.0, Crowd("onlookers", 300, 299, 299, [5, 5, 5, 5]), 1),
        (20.0, 49.0, Crowd("onlookers", 300, 300, 299, [5, 5, 5, 5]), 1),
        (26.0, 49.0, Crowd("onlookers of bots alone", 100, 100, 100, [5, 5, 5, 0]), 1),
        (20.0, 49.0, Crowd("onlookers", 0, 0, 0, [0, 0, 0, 0]), 0),
    ],
)
def test_what_is_wrong_under_load(quiet: float, busy: float, crowd: Crowd, count: int) -> None:
    assert len(of_load(quiet, busy, [HERE, crowd])) == count
