"""Whatever random play shows has its sentence in three languages."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.conformance.tables import VARIANTS, step
from undercroft.kernel.registry import game_ids, game_of
from undercroft.kernel.shapes import plain
from undercroft.kernel.view import view_of


def shown(id: str) -> set[str]:
    """The names of all messages that games of this kind made use of."""
    names: set[str] = set()
    for variant in [each for each in VARIANTS if each.game.id == id]:
        match, rng = variant.match(3), Random(3)
        while match.asks():
            if rng.random() < 0.1:
                for view in [view_of(match, seat) for seat in range(match.seats)]:
                    names |= {f"why-{why['key']}" for why in view["why"].values()}
                    for ask in view["asks"]:
                        names.add(f"ask-{ask['what']}")
                        names |= {f"do-{option['key']}" for option in ask["options"]}
                        names |= {f"warn-{option['warn']}" for option in ask["options"] if option["warn"]}
            step(match, rng)
        names |= {f"log-{event.key}" for event in match.journal}
        result = plain(match.game.result(match.state)) if match.state.over else None
        names |= {f"fate-{row['fate']}" for row in (result or {}).get("rows", [])}
    return {f"{game_of(id).family}-{name}" for name in names}


@pytest.mark.parametrize("id", game_ids())
def test_everything_shown_has_its_words(id: str) -> None:
    names = shown(id)
    assert len(names) > 5
    for language in ("en", "ru", "uk"):
        text = (game_of(id).locales[0] / f"{language}.ftl").read_text(encoding="utf-8")
        assert names - set(re.findall(r"^([\w-]+) =", text, re.MULTILINE)) == set(), language
