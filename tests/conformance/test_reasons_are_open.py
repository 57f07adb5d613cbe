"""Neither reasons nor options tell what is hidden.

Dealt anew for a seat, the same moment offers and refuses it the same, whatever others hold and have laid face down or under seal.
What a seat does not see done (a plan in the making, a pass at a moment) changes no reason either.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.conformance.tables import VARIANTS, moments, step
from undercroft.kernel.ask import AllOf, Choose, Refusal, text_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.registry import HOUSE
from undercroft.kernel.run import Run
from undercroft.kernel.shapes import plain
from undercroft.kernel.view import refusals, refused_by, view_of

MOMENTS = {"raiders": 30, "twister": 30, "lichlord": 60, "doggies": 30}
"""How many moments of each variant are looked at, by each seat."""

DEALS = 2
"""How often each of them is dealt anew."""

SHARE = 0.15
"""The share of the moments of a game that are looked at."""

STEPS = {"raiders": 60, "twister": 60, "lichlord": 150, "doggies": 60}
"""How many answers of each variant are followed."""


UNSAID: dict[str, Any] = dict.fromkeys(("why", "number", "waiting", "ready", "undo"))
"""What of a view is left out where two of them are compared: the reasons, and that somebody has answered."""


def asked(run: Run, seat: int) -> list[Choose]:
    """The questions to a seat, also the one that it has answered under seal."""
    question = run.question
    asks = [*question.asks, *question.may] if isinstance(question, AllOf) else run.asks()
    return [ask for ask in asks if ask.seat == seat]


def told(run: Run, seat: int) -> dict[str, Any]:
    """All that a seat is offered and refused, in words that can be compared."""
    game, state = run.game, run.state
    asks = asked(run, seat)
    return {
        "asks": [ask.what for ask in asks],
        "options": [plain(game.describe(state, ask, option).shown(text_of(option))) for ask in asks for option in ask.options],
        "refused": [shown(refused) for ask in asks for refused in _of(run, ask)],
        "things": game.things(state, seat),
        "why": shown(refusals(run, seat, set(), {})),
    }


def _of(run: Run, ask: Choose) -> Iterator[dict[str, Refusal]]:
    refused = refused_by(run, ask)
    yield refused.things
    yield refused.options


def shown(reasons: dict[str, Refusal]) -> dict[str, Any]:
    """Reasons as they are sent."""
    return {thing: plain(refusal.shown()) for thing, refusal in reasons.items()}


def differ(match: Match, run: Run) -> bool:
    """Whether the deal has really moved something, or has taken back an answer under seal."""
    write = match.game.write_position
    return write(run.state) != write(match.state) or run.sealed != match.sealed


@pytest.mark.parametrize("id", HOUSE)
def test_a_new_deal_of_what_is_hidden_offers_and_refuses_the_same(id: str) -> None:
    rng = Random(17)
    worlds = other_worlds = 0
    for match in moments(id, 17, MOMENTS[id], SHARE):
        for seat in range(match.seats):
            here = told(match, seat)
            for _ in range(DEALS):
                run = match.determinize(seat, SampledNature(Random(rng.random())), rng)
                there = told(run, seat)
                assert there == here, f"{id}, seat {seat}"
                worlds += 1
                other_worlds += differ(match, run)
    print(f"{id}: {other_worlds} of {worlds} worlds differ from the one played")
    assert other_worlds > 200, "the deals really move something"


@pytest.mark.parametrize("id", HOUSE)
def test_what_a_seat_does_not_see_done_changes_none_of_its_reasons(id: str) -> None:
    """After answers of others that leave everything else in its view as it was."""
    rng = Random(5)
    unseen = 0
    for variant in [variant for variant in VARIANTS if variant.game.id == id and variant.seats > 1]:
        match = variant.match(5)
        before = [view_of(match, seat) for seat in range(match.seats)]
        for _ in range(STEPS[id]):
            if not match.asks():
                break
            step(match, rng)
            after = [view_of(match, seat) for seat in range(match.seats)]
            for was, now in zip(before, after, strict=True):
                if was | UNSAID == now | UNSAID:
                    assert was["why"] == now["why"], f"{variant.name}, seat {now['seat']}"
                    unseen += 1
            before = after
    print(f"{id}: {unseen} answers that another seat does not see")
    assert unseen > 20
