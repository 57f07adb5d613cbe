"""Hypothesis draws the table, chance and every choice as small numbers, so that a failure shrinks to a short game."""

from __future__ import annotations

from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.conformance.tables import VARIANTS, check_end, check_open, check_view, fingerprint, play_on
from undercroft.kernel.ask import text_of
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Match
from undercroft.kernel.record import Record
from undercroft.kernel.view import view_of

CALM = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


@CALM
@given(st.integers(0, len(VARIANTS) - 1), st.integers(0, 5), st.lists(st.integers(0, 11), max_size=130))
def test_any_choices_keep_the_law(variant: int, seed: int, choices: list[int]) -> None:
    match = VARIANTS[variant].match(seed)
    for number in choices:
        asks = match.asks()
        if not asks:
            break
        ask = asks[number // 4 % len(asks)]
        option = text_of(list(ask.options)[number % len(ask.options)])
        match.answer(ask.seat, option, ask.what)
        check_open(match)
        check_view(view_of(match, ask.seat), match.seats)
    if not match.asks():
        check_end(match)
    assert fingerprint(match.copy()) == fingerprint(match)
    assert fingerprint(Match.load(Record.loads(match.record().dumps()))) == fingerprint(match)


@CALM
@given(st.integers(0, len(VARIANTS) - 1), st.integers(0, 3), st.integers(0, 400), st.data())
def test_an_edited_record_is_told_apart_or_plays(variant: int, seed: int, line: int, data: st.DataObject) -> None:
    """Any one line taken out or doubled: either it still is a game, or one sentence names a line."""
    match = VARIANTS[variant].match(seed)
    play_on(match, Random(seed))
    lines = match.record().dumps().split("\n")
    at = line % (len(lines) - 1)
    if data.draw(st.booleans()):
        del lines[at]
    else:
        lines.insert(at, lines[at])
    try:
        Match.load(Record.loads("\n".join(lines)))
    except BadInput as error:
        problem = str(error)
    else:
        problem = "none"
    assert problem.strip()
    assert "\n" not in problem
