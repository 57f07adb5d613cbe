"""What is logged, and what is not: no name, token, secret or card."""

from __future__ import annotations

import json
import sys
import threading
import traceback
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest
import structlog
from sqlalchemy import text

from undercroft.server.errors import Unstored
from undercroft.server.serving import _log_plainly, _Several
from undercroft.server.store import Store


@pytest.fixture
def plainly() -> Iterator[None]:
    """Whatever a test makes of the log, it is as it was afterwards."""
    yield
    structlog.reset_defaults()


def logged(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], terminal: bool) -> str:
    """What the log says of an error, on a terminal or not."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal)
    _log_plainly()
    secret = " ".join(("the", "hidden", "card"))
    try:
        raise KeyError(f"it broke after {len(secret)} letters")
    except KeyError as problem:
        structlog.get_logger().error("broken", exc_info=problem)
    return capsys.readouterr().err


@pytest.mark.usefixtures("plainly")
@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("terminal", [True, False])
def test_a_broken_call_is_logged_without_the_values_of_variables(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], terminal: bool
) -> None:
    said = logged(monkeypatch, capsys, terminal)
    assert "KeyError" in said
    assert "it broke after 15 letters" in said
    assert "the hidden card" not in said
    if not terminal:
        assert json.loads(said)["event"] == "broken"
        assert said.count("\n") == 1


def test_errors_of_the_database_do_not_show_what_was_to_be_stored(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'a.db'}")
    statement, value = text("INSERT INTO nowhere VALUES (:value)"), " ".join(("the", "hidden", "card"))
    problem = store.submit(lambda db: db.execute(statement, {"value": value})).exception()
    store.close()
    assert isinstance(problem, Unstored)
    said = repr(problem.problem) + "".join(traceback.format_exception(problem.problem))
    assert "nowhere" in said
    assert "the hidden card" not in said


def test_a_process_that_died_and_is_started_again_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house went on with a new one, and nobody learnt that there was something to look at."""
    well, dead, new = (Mock(pid=pid, exitcode=code) for pid, code in ((1, None), (2, -9), (3, None)))
    well.is_alive.return_value, dead.is_alive.return_value = True, False
    monkeypatch.setattr("uvicorn.supervisors.multiprocess.Process", lambda *_: new)
    several = _Several.__new__(_Several)  # it would take the signals of the tests
    several.processes, several.should_exit, several.sockets = [well, dead], threading.Event(), []
    several.config = Mock(timeout_worker_healthcheck=1)
    with structlog.testing.capture_logs() as said:
        several.keep_subprocess_alive()
        dead.is_alive.return_value = new.is_alive.return_value = True
        several.keep_subprocess_alive()
    assert [(each["event"], each["process"], each["instead_of"], each["code"]) for each in said] == [("restarted", 3, 2, -9)]
