"""The story of every game: a frame for each entry that a seat may read, of the table as it was then."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.conformance.tables import VARIANTS, Variant, step
from tests.conformance.test_shapes import check
from undercroft.kernel.ask import letter_of
from undercroft.kernel.registry import HOUSE
from undercroft.kernel.shapes import plain
from undercroft.kernel.story import story_of
from undercroft.kernel.view import view_of

USUAL = [variant for variant in VARIANTS if "=" not in variant.name]


@pytest.mark.parametrize("variant", USUAL, ids=lambda each: each.name)
def test_every_entry_has_its_frame(variant: Variant) -> None:
    """News after each answer, for a player and a spectator, set-up and all; the match goes on as if nobody had asked for it."""
    match, rng = variant.match(4), Random(4)
    told = dict.fromkeys((0, None), 0)
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
                if variant.game.id in HOUSE:
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


def told(variant: Variant, seed: int, answers: int) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Every entry of a random game with the board as a spectator saw it then."""
    match, rng = variant.match(seed), Random(seed)
    for _ in range(answers):
        if match.asks():
            step(match, rng)
    entries = view_of(match, None)["journal"]
    yield from ((entry, frame["board"]) for entry, frame in zip(entries, plain(story_of(match, None, 0)), strict=True))


def of_game(game: str) -> list[Variant]:
    return [each for each in USUAL if each.game.id == game]


@pytest.mark.parametrize("variant", of_game("twister"), ids=lambda each: each.name)
def test_a_piece_stands_where_the_entry_says_that_it_went(variant: Variant) -> None:
    seen = 0
    for seed in range(6):
        story = [*told(variant, seed, 400)]
        for entry, board in story:
            if entry["key"] in ("moves", "returns", "jumps", "passes-wall"):
                at = next((piece["at"] for piece in board["pieces"] if piece["id"] == entry["args"]["piece"]), None)
                assert at == entry["args"]["square"], entry
                seen += 1
    assert seen > 10


@pytest.mark.parametrize("variant", of_game("twister"), ids=lambda each: each.name)
def test_whoever_leaves_is_seen_on_the_line_and_then_gone_with_its_load(variant: Variant) -> None:
    seen = 0
    for seed in range(30):
        for (_, before), (entry, board) in pairwise(told(variant, seed, 400)):
            if entry["key"] == "leaves":
                was = next(piece for piece in before["pieces"] if piece["id"] == entry["args"]["piece"])
                assert was["at"][0] == ("B" if entry["args"]["seat"] == "A" else "A")
                assert not {was["id"], was.get("load")} & {piece["id"] for piece in board["pieces"]}
                seen += 1
    assert seen


@pytest.mark.parametrize("variant", of_game("twister"), ids=lambda each: each.name)
def test_the_starters_stand_when_they_are_told(variant: Variant) -> None:
    """Both sides' characters are on the board with the sentence that names them, also for the opponent."""
    match, rng = variant.match(4), Random(4)
    while not any(entry["key"] == "starters" for entry in view_of(match, 0)["journal"]):
        step(match, rng)
    entries = view_of(match, 0)["journal"]
    for entry, frame in zip(entries, plain(story_of(match, 0, 0)), strict=True):
        if entry["key"] == "starters":
            assert set(entry["args"]["tokens"]) <= {piece["id"] for piece in frame["board"]["pieces"]}


@pytest.mark.parametrize("variant", of_game("lichlord"), ids=lambda each: each.name)
def test_a_battle_shows_the_die_that_is_told(variant: Variant) -> None:
    seen = 0
    for entry, board in told(variant, 3, 400):
        if entry["key"] == "monster-rolls" and entry["args"]["of"] == "attack":
            (attack,) = [each for each in board["battle"]["attacks"] if each["monster"] == entry["args"]["card"]]
            assert (attack["die"], attack["total"]) == (entry["args"]["die"], entry["args"]["total"])
            seen += 1
        if entry["key"] == "wounded":
            player = next(each for each in board["players"] if each["seat"] == entry["args"]["seat"])
            assert player["life"] == entry["args"]["life"]
            seen += 1
    assert seen
