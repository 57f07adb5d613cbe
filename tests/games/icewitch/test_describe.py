"""Every option that only the surface has is put into words, and touches what is on the screen."""

from __future__ import annotations

import re

import pytest

from tests.games.dungeoneer.test_describe import look
from undercroft.kernel.game import LANGUAGES
from undercroft.kernel.shapes import plain
from undercroft.text import Texts

from .label_stories import STORIES
from .table import GAME


@pytest.mark.parametrize("key", STORIES)
def test_it_comes_up_in_its_story(key: str) -> None:
    t = STORIES[key]()
    assert t.ask is not None
    labels = [GAME.describe(t.g, t.ask, option) for option in t.ask.options]
    for label in labels:
        look(t.g, t.ask, label)
    found = next(label for label in labels if label.key == key)
    for lang in LANGUAGES:
        said = Texts(lang).option("icewitch", plain(found.shown("?")))
        assert said != "?"
        assert not re.search(r"[{}]|dungeoneer|None", said), said
