"""The game is not offered yet: its tests alone find it by its id."""

from __future__ import annotations

import pytest

from undercroft import text
from undercroft.kernel import registry


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._places(), "doggies", "undercroft.games.doggies.game:GAME")
    if "doggies-why" not in text.source_of("en"):  # an earlier test of this process has read the messages
        text.source_of.cache_clear()
        text._bundle.cache_clear()
