"""Worker processes begin wherever the server does."""

from __future__ import annotations

import os
from types import SimpleNamespace

import pytest

from undercroft.server import workers


def test_a_worker_begins_also_where_the_system_does_not_let_it_step_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under some sandboxes and service managers none ever began."""

    def refused(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    begun: list[object] = []
    monkeypatch.setattr(workers.signal, "signal", lambda *_: None)
    monkeypatch.setattr(workers.threading, "Thread", lambda **how: SimpleNamespace(start=lambda: begun.append(how["target"])))
    for name in ("nice", "sched_setscheduler"):
        monkeypatch.setattr(os, name, refused, raising=False)
    monkeypatch.setattr(os, "SCHED_BATCH", 3, raising=False)
    monkeypatch.setattr(os, "sched_param", lambda _: None, raising=False)
    workers._begin_worker()
    assert begun == [workers._follow_parent]
