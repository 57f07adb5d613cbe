"""What a person types and reads: in a window of 80 columns, wherever the tests run."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def narrow_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """The usual width of a terminal; tests of others set their own."""
    monkeypatch.setenv("COLUMNS", "80")
