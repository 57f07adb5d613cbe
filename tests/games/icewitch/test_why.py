"""Reasons that only the surface gives: told at the thing, and with the obstacle gone the thing is offered."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.refused import check_offered, check_told

from .why_stories import STORIES


@pytest.mark.parametrize("key", STORIES)
def test_it_is_told(key: str) -> None:
    story, thing, _ = STORIES[key]
    check_told(story(), thing, key, "icewitch")


@pytest.mark.parametrize("key", [key for key, (_, _, other) in STORIES.items() if other is not None])
def test_with_the_obstacle_away_the_thing_is_offered(key: str) -> None:
    _, thing, other = STORIES[key]
    assert other is not None
    check_offered(other(), thing)
