"""A question's candidates: whatever a seat might try is offered, or refused with a reason that helps; never both, never neither."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.conformance.tables import VARIANTS, Variant, step
from undercroft.games.dungeoneer.rules import reasons
from undercroft.games.twister import why as twister
from undercroft.kernel.ask import Choose, Refused, text_of
from undercroft.kernel.match import Match
from undercroft.kernel.registry import HOUSE
from undercroft.kernel.view import refused_by, view_of

POSITIONS = 2000
"""How many random positions of each game are looked at."""

GENERAL = {
    "raiders": {"not-your-turn"},
    "doggies": {"not-your-turn"},
    "twister": twister.GENERAL,
    "lichlord": reasons.GENERAL,
}
"""Reasons that say no more than "not now"; a seat that is asked something hardly ever gets one."""

MOST_GENERAL = 0.02
"""The share of all reasons that may be general."""


def positions(game: str) -> list[tuple[Variant, Match]]:
    """Random moments of a game, spread over all its seat counts and options."""
    variants = [variant for variant in VARIANTS if variant.game.id == game]
    rng = Random(13)
    found: list[tuple[Variant, Match]] = []
    each = -(-POSITIONS // len(variants))
    for seed, variant in enumerate(variants):
        match, seen = variant.match(seed), 0
        while seen < each:
            if not match.asks():
                match = variant.match(rng.randrange(1 << 30))
            if rng.random() < 0.2:
                found.append((variant, match.copy()))
                seen += 1
            step(match, rng)
    return found


def check_question(match: Match, ask: Choose) -> None:
    """The function that made the options makes them again, changes nothing, and refuses no option that it offers."""
    if ask.among is None:
        return
    before = (match.game.to_position(match.settled), match.game.view(match.state, ask.seat))
    refused = Refused()
    assert list(ask.among(match.state, ask.seat, ask.about, None)) == list(ask.options), ask
    assert list(ask.among(match.state, ask.seat, ask.about, refused)) == list(ask.options), ask
    assert (match.game.to_position(match.settled), match.game.view(match.state, ask.seat)) == before, f"{ask} changes something"
    assert not {text_of(option) for option in ask.options} & refused.options.keys(), ask


@pytest.mark.parametrize("game", HOUSE)
def test_everything_is_offered_or_refused_for_a_reason_that_helps(game: str) -> None:
    reasons = 0
    general: Counter[tuple[str, str, str]] = Counter()
    for variant, match in positions(game):
        for ask in match.asks():
            check_question(match, ask)
        for seat in {ask.seat for ask in match.asks()}:
            view = view_of(match, seat)
            offered = {
                touch for ask in view["asks"] for option in ask["options"] for touch in variant.game.clickable(option["touches"])
            }
            assert not offered & view["why"].keys(), variant.name
            asked = "+".join(ask["what"] for ask in view["asks"])
            for thing in variant.game.things(match.state, seat):
                kind = thing.partition(":")[0]
                if thing in offered:
                    continue
                why = view["why"].get(thing) or view["why"].get(kind)
                assert why is not None, f"{variant.name}, asked {asked}: {thing} is neither offered nor refused"
                reasons += 1
                if why["key"] in GENERAL[game]:
                    general[asked, kind, why["key"]] += 1
    print(f"{game}: {general.total()} of {reasons} reasons are general: {general.most_common(20)}")
    assert reasons
    assert general.total() < MOST_GENERAL * reasons, general.most_common(20)


def test_a_refused_option_has_the_reason_of_its_thing() -> None:
    for _, match in positions("raiders")[:200]:
        for ask in match.asks():
            refused = refused_by(match, ask)
            assert {*map(id, refused.options.values())} <= {*map(id, refused.things.values())}
