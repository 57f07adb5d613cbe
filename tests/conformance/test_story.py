"""The story of every game: a frame for each entry that a seat may read, of the table as it was then."""

from __future__ import annotations

from random import Random

import pytest

from tests.conformance.tables import VARIANTS, Variant, step
from tests.conformance.test_shapes import check
from undercroft.kernel.ask import letter_of
from undercroft.kernel.shapes import plain
from undercroft.kernel.story import story_of
from undercroft.kernel.view import view_of

USUAL = [variant for variant in VARIANTS if "=" not in variant.name]


@pytest.mark.parametrize("variant", USUAL, ids=lambda each: each.name)
def test_every_entry_has_its_frame(variant: Variant) -> None:
    """News after each answer, for a player and a spectator; the match goes on as if nobody had asked for it."""
    match, rng = variant.match(4), Random(4)
    told = {seat: len(view_of(match, seat)["journal"]) for seat in (0, None)}
    for _ in range(120):
        if not match.asks():
            break
        step(match, rng)
        record = match.record().answers
        for seat in (0, None):
            view = view_of(match, seat)
            frames = story_of(match, seat, told[seat])
            assert [frame.n for frame in frames] == [entry["n"] for entry in view["journal"][told[seat] :]]
            for frame in frames:
                assert set(frame.figures) == {letter_of(each) for each in range(match.seats)}
                if variant.game.id in ("raiders", "twister", "lichlord"):
                    check(variant.game.id, "Board", plain(frame.board))
            assert view_of(match, seat) == view
            told[seat] = len(view["journal"])
        assert match.record().answers == record


@pytest.mark.parametrize("variant", [each for each in USUAL if each.game.id == "raiders"], ids=lambda each: each.name)
def test_a_frame_has_the_change_that_its_entry_tells(variant: Variant) -> None:
    """Treasure and wounds change with their entry, not before and not after."""
    match, rng = variant.match(4), Random(4)
    while match.asks():
        since = len(view_of(match, None)["journal"])
        before = plain(match.game.view(match.state, None))
        step(match, rng)
        entries = {entry["n"]: entry for entry in view_of(match, None)["journal"]}
        for frame in plain(story_of(match, None, since)):
            entry = entries[frame["n"]]
            changed = [
                (was["seat"], now["wounds"] - was["wounds"])
                for was, now in zip(before["heroes"], frame["board"]["heroes"], strict=True) if was["wounds"] != now["wounds"]
            ]  # fmt: skip
            if changed:
                assert entry["args"]["seat"] == changed[0][0]
                assert len(changed) == 1
            before = frame["board"]


@pytest.mark.parametrize("variant", USUAL, ids=lambda each: each.name)
def test_an_older_story_can_be_told(variant: Variant) -> None:
    """Also from further back than the settled points that a match keeps, and a part of it."""
    match, rng = variant.match(5), Random(5)
    for _ in range(150):
        if match.asks():
            step(match, rng)
    count = len(view_of(match, 0)["journal"])
    whole = story_of(match, 0, 0)
    assert [frame.n for frame in whole] == [*range(count)]
    assert plain(story_of(match, 0, 3, 6)) == plain(whole[3:6])
    assert plain(story_of(match, 0, count - 4)) == plain(whole[-4:])
    assert story_of(match, 0, count) == []
