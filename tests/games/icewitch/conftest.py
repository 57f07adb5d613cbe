"""The game of the Ice Witch is found by its id in these tests, though no lobby lists it before it is whole."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from undercroft import text
from undercroft.kernel import registry

from . import table


@pytest.fixture(scope="module", autouse=True)
def found() -> Iterator[None]:
    """Meanwhile the registry knows the game."""
    registry.HOUSE["icewitch"] = f"{table.__name__}:GAME"
    _look_again()
    yield
    del registry.HOUSE["icewitch"]
    _look_again()


def _look_again() -> None:
    """Forget which games there are, and their texts."""
    for known in (registry._places, registry._problem_of, registry.game_of, text.source_of, text._bundle):
        known.cache_clear()
