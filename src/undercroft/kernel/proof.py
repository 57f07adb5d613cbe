"""The proof of a finished game: every answer of Nature follows from a secret that was committed to before the first card."""

from __future__ import annotations

from .errors import BadInput, Divergence
from .match import Match
from .nature import CommittedNature, DictatedNature, commitment_of, stream_key
from .record import NATURE, Record
from .registry import game_of


def prove(record: Record) -> int:
    """Check every answer of Nature, save those that a branch took over from another game; how many were checked.

    The players' answers are played again while the committed stream answers for Nature; the same record must come out.

    :raises BadInput: the record holds no commitment or secret, or they do not belong together.
    :raises Divergence: names the first line that the stream or the rules do not give.

    >>> from undercroft.kernel.registry import game_of
    >>> secret = b"kept until the end"
    >>> raiders = game_of("raiders")
    >>> match = Match(raiders, raiders.read_settings({}, 3), 3, CommittedNature(stream_key(secret)))
    >>> record = match.record(commitment=commitment_of(secret), secret=secret.hex())
    >>> prove(record) == sum(answer.seat == NATURE for answer in record.answers)
    True
    >>> record.answers[0].option = "mage" if record.answers[0].option != "mage" else "thief"
    >>> prove(record)
    Traceback (most recent call last):
    ...
    undercroft.kernel.errors.Divergence: Line 1 of the record ... is not what the committed stream and the rules give.
    """
    secret = _secret_of(record)
    game = game_of(record.game)
    settings = game.read_settings(record.options, record.seats)
    chance = [answer.option for answer in record.answers if answer.seat == NATURE]
    taken = min(record.branch["chance"], len(chance)) if record.branch else 0
    nature = DictatedNature(chance[:taken], CommittedNature(stream_key(secret, record.entropy)))
    match = Match(game, settings, record.seats, nature, record.start)
    checked = _same(record, match, 0)
    while checked < len(record.answers):
        answer = record.answers[checked]
        try:
            match.play(answer)
        except BadInput:
            raise _differs(record, checked) from None
        checked = _same(record, match, checked)
    return len(chance) - taken


def _secret_of(record: Record) -> bytes:
    if not record.commitment or not record.secret:
        raise BadInput("proof-nothing", "This record holds no commitment and secret, so there is nothing to prove.")
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        secret = b""
    if commitment_of(secret) != record.commitment:
        raise BadInput("proof-commitment", "The secret is not the one that was committed to before the game.")
    return secret


def _same(record: Record, match: Match, at: int) -> int:
    """Compare what the match has played since ``at`` with the record; where the comparison ends."""
    for answer in match.tape[at:]:
        if at == len(record.answers):
            raise BadInput("proof-truncated", "The record ends in the middle of Nature's answers.")
        if answer != record.answers[at]:
            raise _differs(record, at)
        at += 1
    return at


def _differs(record: Record, at: int) -> Divergence:
    return Divergence(
        "proof-differs", "Line {line} of the record ({text}) is not what the committed stream and the rules give.",
        line=record.line_of(at), text=record.answers[at].to_line()[:60],
    )  # fmt: skip
