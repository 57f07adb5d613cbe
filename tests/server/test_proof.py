"""The proof of Nature's answers."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft.kernel.ask import text_of
from undercroft.kernel.errors import BadInput, Divergence
from undercroft.kernel.match import Match
from undercroft.kernel.nature import CommittedNature, SampledNature, commitment_of, stream_key
from undercroft.kernel.proof import prove
from undercroft.kernel.record import NATURE, Record
from undercroft.kernel.registry import game_of
from undercroft.kernel.shapes import plain
from undercroft.server.replay import proof_of

SECRET = bytes(range(32))
ENTROPY = ["00ff", "abcd"]


def played(seats: int = 3, quick: bool = False, undos: bool = False, whole: bool = True) -> Record:
    """A game at random under the committed stream, and its record with the secret."""
    game = game_of("raiders")
    match = Match(game, game.read_settings({"quick": quick}, seats), seats, CommittedNature(stream_key(SECRET, ENTROPY)))
    rng = Random(5)
    while match.asks() and (whole or len(match.tape) < 40):
        ask = rng.choice(match.asks())
        match.answer(ask.seat, text_of(rng.choice(list(ask.options))), ask.what)
        for seat in range(seats):
            if undos and rng.random() < 0.1 and match.undoable(seat) >= 0:
                match.undo(seat)
    return match.record(commitment=commitment_of(SECRET), secret=SECRET.hex(), entropy=ENTROPY)


@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize("undos", [False, True])
def test_a_true_record_is_proven(quick: bool, undos: bool) -> None:
    record = played(quick=quick, undos=undos)
    drawn = sum(answer.seat == NATURE for answer in record.answers)
    assert prove(record) == drawn > 20
    assert prove(Record.loads(record.dumps())) == drawn


def test_an_unfinished_record_is_proven_as_far_as_it_goes() -> None:
    assert prove(played(whole=False)) > 5


def test_every_forged_answer_of_nature_is_found() -> None:
    """Nature's answers replaced, one by one, by others that the rules allow: the line is named."""
    record = played()
    text = record.dumps()
    found = 0
    for at, answer in enumerate(record.answers):
        if answer.seat != NATURE or answer.what not in ("character", "room", "side", "first-player"):
            continue
        others = {a.option for a in record.answers if a.what == answer.what} - {answer.option}
        for option in sorted(others)[:1]:
            forged = Record.loads(text)
            forged.answers[at].option = option
            with pytest.raises(Divergence) as caught:
                prove(forged)
            assert caught.value.args_["line"] == forged.line_of(at)
            found += 1
    assert found > 20


def test_a_game_under_other_dice_is_not_proven() -> None:
    game = game_of("raiders")
    match = Match(game, game.read_settings({}, 2), 2, SampledNature(Random(1)))
    record = match.record(commitment=commitment_of(SECRET), secret=SECRET.hex())
    with pytest.raises(Divergence):
        prove(record)
    proof = plain(proof_of(record))
    assert not proof["good"]
    assert proof["error"]["key"] == "proof-differs"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"secret": ""}, "proof-nothing"),
        ({"commitment": ""}, "proof-nothing"),
        ({"secret": "00" * 32}, "proof-commitment"),
        ({"secret": "no hex"}, "proof-commitment"),
        ({"commitment": "00" * 32}, "proof-commitment"),
        ({"entropy": ["00ff"]}, "proof-differs"),
        ({"entropy": ["00ff", "abce"]}, "proof-differs"),
    ],
)
def test_what_does_not_belong_together_is_refused(change: dict[str, Any], key: str) -> None:
    record = played()
    for name, value in change.items():
        setattr(record, name, value)
    with pytest.raises(BadInput) as caught:
        prove(record)
    assert caught.value.key == key


def test_cut_and_lengthened_records_are_refused() -> None:
    record = played()
    del record.answers[8:]
    assert record.answers[-1].seat == NATURE
    with pytest.raises(BadInput) as caught:
        prove(record)
    assert caught.value.key == "proof-truncated"
    longer = played()
    longer.answers.append(longer.answers[-1])
    with pytest.raises(Divergence):
        prove(longer)
