"""What the house expects of every game, at every table, under random play."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.conformance.tables import (
    LONGEST,
    VARIANTS,
    Variant,
    check_end,
    check_open,
    check_view,
    fingerprint,
    play_on,
    some_answer,
    step,
)
from undercroft.kernel.ask import text_of
from undercroft.kernel.errors import BadInput, Illegal
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.nature import CommittedNature, SampledNature
from undercroft.kernel.record import Record
from undercroft.kernel.shapes import plain
from undercroft.kernel.view import view_of

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)


def test_there_is_a_variant_for_every_seat_count() -> None:
    for variant in VARIANTS:
        assert {each.seats for each in VARIANTS if each.game is variant.game} == set(variant.game.seats)


@every_variant
def test_random_play_comes_to_a_sane_end(variant: Variant) -> None:
    for seed in range(3):
        match, rng = variant.match(seed), Random(seed)
        check_open(match)
        while match.asks():
            step(match, rng)
            check_open(match)
        check_end(match)


@every_variant
def test_views_are_plain_and_offer_what_is_asked(variant: Variant) -> None:
    match, rng = variant.match(5), Random(5)
    while match.asks():
        if variant.now(rng, 0.15):
            asked = {(ask.seat, ask.what, tuple(text_of(option) for option in ask.options)) for ask in match.asks()}
            offered = set()
            for seat in (None, *range(match.seats)):
                view = view_of(match, seat)
                check_view(view, match.seats)
                for ask in view["asks"]:
                    assert seat is not None
                    offered.add((seat, ask["what"], tuple(option["id"] for option in ask["options"])))
            assert offered == asked
        step(match, rng)
    check_view(view_of(match, 0), match.seats)
    assert view_of(match, None)["result"] == plain(match.game.result(match.state))


@every_variant
def test_a_copy_is_equal_and_independent(variant: Variant) -> None:
    match, rng = variant.match(1), Random(1)
    while match.asks():
        if variant.now(rng, 0.03):
            before = fingerprint(match)
            twin = match.copy()
            assert fingerprint(twin) == before
            twin.source = SampledNature(Random(0))
            twin.chance.source = twin.source
            play_on(twin, Random(2))
            assert fingerprint(match) == before
        step(match, rng)
    assert fingerprint(match.copy()) == fingerprint(match)


@every_variant
def test_a_record_gives_the_same_game_again(variant: Variant) -> None:
    match, rng = variant.match(2), Random(2)
    while match.asks():
        if variant.now(rng, 0.03):
            check_record(match)
        step(match, rng)
    check_record(match)


def check_record(match: Match) -> None:
    """Saved and loaded, it is the same; and Nature would have answered the same again."""
    text = match.record().dumps()
    loaded = Match.load(Record.loads(text))
    assert loaded.record().dumps() == text
    assert fingerprint(loaded) == fingerprint(match)


@every_variant
def test_taking_back_and_doing_again_change_nothing(variant: Variant) -> None:
    match, rng = variant.match(3), Random(3)
    while match.asks():
        ask, option = some_answer(match, rng)
        number = len(match.tape)
        before = fingerprint(match) if variant.now(rng, 0.12) else b""
        match.answer(ask.seat, option, ask.what)
        if before and match.undoable(ask.seat) == number:
            after = fingerprint(match)
            match.undo(ask.seat)
            assert fingerprint(match) == before
            match.answer(ask.seat, option, ask.what)
            assert fingerprint(match) == after


@every_variant
def test_nothing_illegal_is_accepted_and_nothing_changes(variant: Variant) -> None:
    match, rng = variant.match(4), Random(4)
    while match.asks():
        if variant.now(rng, 0.1):
            before = fingerprint(match)
            ask, option = some_answer(match, rng)
            with pytest.raises(Illegal):
                match.answer(ask.seat, "no-such-option", ask.what)
            with pytest.raises(BadInput):
                match.answer(ask.seat, option, "no-such-question")
            with pytest.raises(BadInput):
                match.answer(ask.seat, option, ask.what, match.known_to(ask.seat, match.asked_at) - 1)
            for stranger in range(match.seats):
                if not any(each.seat == stranger and each.what == ask.what for each in match.asks()):
                    with pytest.raises(BadInput):
                        match.answer(stranger, option, ask.what)
            assert fingerprint(match) == before
        step(match, rng)


PAST = {"raiders": {"last", "outcome", "strength"}}
"""What boards tell of rooms that were played, and how many lived then: positions leave it out."""


def shown(game: Game[Any], state: Any, seat: int | None) -> Any:
    """The board that a seat sees, without what is past."""

    def present(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: present(each) for name, each in value.items() if name not in PAST.get(game.id, ())}
        return [present(each) for each in value] if isinstance(value, list) else value

    return present(plain(game.view(state, seat)))


@every_variant
def test_a_position_forgets_nothing_that_is_shown(variant: Variant) -> None:
    """What it does not write it cannot compare: so the boards are held side by side."""
    match, rng = variant.match(4), Random(4)
    settled = -1
    while match.asks():
        if match.settled_at != settled:
            settled = match.settled_at
            if variant.now(rng, 0.5):
                loaded = match.game.from_position(json.loads(json.dumps(match.game.to_position(match.settled))))
                seat = rng.choice((None, *range(match.seats)))
                assert shown(match.game, loaded, seat) == shown(match.game, match.settled, seat)
        step(match, rng)


PLAYED_ON = 10
"""From how many positions of a game it is played on to the end: from each of a long one would take as long as hundreds of games."""


@every_variant
def test_positions_come_back_and_can_be_played(variant: Variant) -> None:
    match, rng = variant.match(6), Random(6)
    settled: list[str] = []
    while match.asks():
        written = json.dumps(match.game.to_position(match.settled))
        if written not in settled[-1:]:
            settled.append(written)
            assert json.dumps(match.game.to_position(match.game.from_position(json.loads(written)))) == written
        step(match, rng)
    for written in rng.sample(settled, min(PLAYED_ON, len(settled))):
        fresh = Match(match.game, match.settings, match.seats, CommittedNature(b"x"), json.loads(written))
        play_on(fresh, rng)
        check_end(fresh)
        assert fingerprint(Match.load(Record.loads(fresh.record().dumps()))) == fingerprint(fresh)
    written = json.dumps(match.game.to_position(match.state))
    assert json.dumps(match.game.to_position(match.game.from_position(json.loads(written)))) == written


@every_variant
def test_a_determinized_run_asks_the_seat_the_same_and_ends(variant: Variant) -> None:
    match, rng = variant.match(8), Random(8)
    while match.asks():
        if variant.now(rng, 0.08):
            seat = rng.randrange(match.seats)
            before = fingerprint(match)
            run = match.determinize(seat, SampledNature(Random(1)), Random(1))
            mine = [repr(ask) for ask in match.asks() if ask.seat == seat]
            assert [repr(ask) for ask in run.asks() if ask.seat == seat] == mine
            assert match.game.view(run.state, seat) == match.game.view(match.state, seat), "the seat would notice the re-deal"
            for _ in range(LONGEST):
                if not run.asks():
                    break
                ask = rng.choice(run.asks())
                run.give(ask, rng.choice(list(ask.options)))
            assert run.state.over
            assert len(match.game.score(run.state)) == match.seats
            assert fingerprint(match) == before
        step(match, rng)
