"""A finished game with everything open: what any seat knew at a step is there, and nothing is made up."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.twister.table import table
from undercroft.kernel.ask import text_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import CommittedNature, SampledNature, commitment_of, stream_key
from undercroft.kernel.record import Record
from undercroft.kernel.registry import game_of
from undercroft.kernel.shapes import plain
from undercroft.server.replay import Eyes, opened, proof_of, steps_of
from undercroft.text import LANGUAGES, Texts

pytestmark = pytest.mark.once


def played(game_id: str, answers: int, **options: Any) -> Record:
    """The beginning of a game of two at random."""
    game, rng = game_of(game_id), Random(4)
    match = Match(game, game.read_settings(options, 2), 2, SampledNature(Random(4)))
    while match.asks() and len(match.tape) < answers:
        ask = rng.choice([ask for ask in match.asks() if not ask.may])
        match.answer(ask.seat, text_of(rng.choice(list(ask.options))), ask.what)
    return match.record()


@pytest.fixture(scope="module")
def twister() -> Record:
    """Set-up and a few turns of Dungeon Twister."""
    return played("twister", 400)


def views(record: Record, eyes: Eyes) -> list[dict[str, Any]]:
    return [step["view"] for step in plain(steps_of(record, eyes))]


def test_starters_of_both_sides_lie_open_from_the_first(twister: Record) -> None:
    seen = {eyes: views(twister, eyes) for eyes in (0, 1, None, "all")}
    most = 0
    for step, view in enumerate(seen["all"]):
        if view["board"]["phase"] not in ("starters", "hide"):
            break
        pieces = {piece["id"]: piece for piece in view["board"]["pieces"]}
        known = [piece for seat in (0, 1) for piece in seen[seat][step]["board"]["pieces"]]
        assert pieces == {piece["id"]: piece for piece in known}
        assert seen[None][step]["board"]["pieces"] == []
        most = max(most, len(pieces))
    assert most == 8


def test_hidden_tokens_of_both_sides_lie_open(twister: Record) -> None:
    for view in views(twister, "all"):
        for place in view["board"]["places"]:
            assert {seat: len(tokens) for seat, tokens in place["tokens"].items()} == place["hidden"]


def test_every_sealed_answer_is_told() -> None:
    fight = table({"a-thief": "c5", "b-troll": "d5"}, card="3")
    fight.does("A", "attack:a-thief:b-troll", "4")
    for eyes, told in (("all", {"A": "4"}), (None, None), (1, None)):
        last = views(fight.match.record(), eyes)[-1]  # type: ignore[arg-type]
        assert (last["ready"], last.get("seals")) == (["A"], told)


def test_things_are_put_together_by_their_ids() -> None:
    mine, theirs = (
        [{"id": "a", "at": None}, {"id": "b", "at": 1}],
        [{"id": "b", "at": None}, {"id": "c", "at": 3}, {"id": "a", "at": 2}],
    )
    assert opened(mine, theirs) == [{"id": "a", "at": 2}, {"id": "b", "at": 1}, {"id": "c", "at": 3}]
    assert opened([{"id": "x", "n": None}] * 2, [{"id": "x", "n": 1}] * 2) == [{"id": "x", "n": 1}] * 2
    assert opened([None, {"id": "x"}], [{"id": "y"}, None]) == [{"id": "y"}, {"id": "x"}]
    assert opened([], [1, 2]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_chance_says_that_there_is_nothing_to_prove(lang: str) -> None:
    game, secret = game_of("twister"), bytes(32)
    settings = game.read_settings({}, 2)
    match = Match(game, settings, 2, CommittedNature(stream_key(secret, [])))
    proof = plain(proof_of(match.record(commitment=commitment_of(secret), secret=secret.hex())))
    assert (proof["good"], proof["answers"]) == (True, 0)
    texts = Texts(lang)
    for key in ("ui-replay-proven", "cli-verified"):
        said = texts.format(key, count=0)
        assert "0" not in said
        assert said != texts.format(key, count=1)


def test_a_dog_on_its_way_out_is_seen_by_its_own_eyes_and_with_everything_open() -> None:
    record = played("doggies", 120)
    seen = {eyes: [view["board"]["walk"] for view in views(record, eyes)] for eyes in (0, 1, None, "all")}
    own = [mine or theirs for mine, theirs in zip(seen[0], seen[1], strict=True)]
    assert any(own)
    assert seen["all"] == own
    assert not any(seen[None])
