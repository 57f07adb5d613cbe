"""Reasons that only the surface gives: told at the thing, and with the obstacle gone the thing is offered."""

from __future__ import annotations

import pytest

from undercroft.games.dungeoneer.rules.reasons import RULE
from undercroft.kernel.game import LANGUAGES
from undercroft.text import Texts

from .why_stories import STORIES


@pytest.mark.parametrize("key", STORIES)
def test_it_is_told(key: str) -> None:
    story, thing, _ = STORIES[key]
    t = story()
    why = t.why()
    assert thing in why, {id: each.key for id, each in why.items()}
    assert (why[thing].key, why[thing].rule) == (key, RULE[key])
    assert thing not in t.offered() | t.aims()
    refusal = {"key": key, "args": why[thing].args}
    assert all(Texts(lang).why("icewitch", refusal) for lang in LANGUAGES)


@pytest.mark.parametrize("key", [key for key, (_, _, other) in STORIES.items() if other is not None])
def test_with_the_obstacle_away_the_thing_is_offered(key: str) -> None:
    _, thing, other = STORIES[key]
    assert other is not None
    t = other()
    assert thing in t.offered() | t.aims(), (t.ask, {id: each.key for id, each in t.why().items()})
    assert thing not in t.why()
