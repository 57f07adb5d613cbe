"""Every option that only the surface has is put into words, and touches what is on the screen."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.test_describe import comes_up

from .label_stories import STORIES


@pytest.mark.parametrize("key", STORIES)
def test_it_comes_up_in_its_story(key: str) -> None:
    comes_up(STORIES[key](), key, "icewitch")
