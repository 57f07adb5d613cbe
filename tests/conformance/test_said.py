"""Whatever random play shows can be said in three languages, with every argument that its sentence wants.

A sentence that lacks one fails (the fixture ``strict_sentences`` of tests/conftest.py).
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.conformance.tables import VARIANTS, step
from undercroft.kernel.registry import game_ids
from undercroft.kernel.view import view_of
from undercroft.text import LANGUAGES, Texts

EXAMPLES = 4
"""So many of each sort of sentence are said."""


def shown(id: str) -> list[tuple[str, dict[str, Any]]]:
    """What the games of this kind show, as it stands in views: options, refusals, entries of the journal; some of each sort."""
    found: list[tuple[str, dict[str, Any]]] = []
    seen: Counter[tuple[str, str, frozenset[str]]] = Counter()

    def note(kind: str, what: dict[str, Any]) -> None:
        sort = (kind, what["key"], frozenset(name for name, value in what["args"].items() if value is not None))
        seen[sort] += 1
        if seen[sort] <= EXAMPLES:
            found.append((kind, what))

    for variant in [each for each in VARIANTS if each.game.id == id]:
        match, rng = variant.match(7), Random(7)
        while match.asks():
            if variant.now(rng, 0.1):
                for view in [view_of(match, seat) for seat in range(match.seats)]:
                    for why in view["why"].values():
                        note("why", why)
                    for ask in view["asks"]:
                        note("ask", {"key": ask["what"], "args": {}})
                        for option in ask["options"]:
                            note("option", option)
            step(match, rng)
        for seat in (None, *range(match.seats)):
            for entry in view_of(match, seat)["journal"]:
                note("log", entry)
    return found


@pytest.mark.parametrize("id", game_ids())
def test_everything_shown_can_be_said(id: str) -> None:
    said = shown(id)
    assert len(said) > 20
    for texts in map(Texts, LANGUAGES):
        for kind, what in said:
            sentence = texts.ask(id, what["key"]) if kind == "ask" else getattr(texts, kind)(id, what)
            assert sentence, f"{texts.lang}: {kind} {what}"


@pytest.mark.parametrize("sentence", ["{ $other } falls", "{ nobody } falls", "{ NOBODY($name) } falls"])
def test_a_sentence_with_a_hole_fails_the_test_that_says_it(sentence: str) -> None:
    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource(f"falls = {sentence}"))
    pattern = bundle.get_message("falls").value
    assert pattern is not None
    with pytest.raises(AssertionError, match="falls"):
        bundle.format_pattern(pattern, {"name": "Ann"})
