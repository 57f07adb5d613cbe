"""Quiet questions: whoever could use something hidden at a moment is asked, and nothing tells the others who was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.kernel.toys import whistles
from undercroft.kernel.errors import BadInput, Illegal, Stale
from undercroft.kernel.match import Match
from undercroft.kernel.view import view_of


def played(match: Match, *answers: tuple[int, str]) -> Match:
    """The match after these answers; who has no whistle is not asked, so its ``pass`` is left out."""
    for seat, option in answers:
        if option != "pass" or any(ask.seat == seat and ask.what == "window" for ask in match.asks()):
            match.answer(seat, option)
    return match


def ask_of(view: dict[str, Any]) -> dict[str, Any]:
    ask: dict[str, Any] = view["asks"][0]
    return ask


def refused(match: Match, seat: int) -> list[str]:
    """What a seat that is not asked hears whatever number it names."""
    heard = []
    for number in range(8):
        for what in ("window", "go", None):
            with pytest.raises(BadInput) as problem:
                match.answer(seat, "pass", what, number)
            heard.append(problem.value.key)
    return heard


MOMENT = [(0, "leap"), (1, "pass"), (2, "pass")]
WALK = [(0, "walk"), (1, "pass"), (2, "pass")]


@pytest.mark.parametrize("answers", [MOMENT, WALK, [*WALK, (0, "1"), (1, "leap"), (1, "pass"), (2, "pass"), (1, "0")]])
@pytest.mark.parametrize("holders", [(1,), (2,), (1, 2)])
def test_who_was_asked_and_passed_left_no_trace_for_the_others(answers: Sequence[tuple[int, str]], holders: Sequence[int]) -> None:
    """Not in any view: number, at, undo, waiting; nor in what is said to wrong answers."""
    nobody, somebody = played(whistles(), *answers), played(whistles(*holders), *answers)
    assert len(somebody.tape) > len(nobody.tape)
    for seat in {0, 1, 2, None}.difference(holders):
        assert view_of(somebody, seat) == view_of(nobody, seat)
        if seat is not None and not view_of(nobody, seat)["asks"]:
            assert refused(somebody, seat) == refused(nobody, seat)


def test_a_view_says_that_there_is_a_moment_and_to_nobody_else_whose() -> None:
    one, other = played(whistles(1), (0, "walk")), played(whistles(2), (0, "walk"))
    for seat in (0, None):
        assert view_of(one, seat) == view_of(other, seat)
        assert (view_of(one, seat)["moment"], view_of(one, seat)["waiting"]) == (True, [])
    assert view_of(one, 1)["waiting"] == ["B"]
    assert ask_of(view_of(one, 1))["what"] == "window"
    assert view_of(one, 2)["asks"] == []
    both = whistles(1, 2)
    assert not view_of(both, 0)["moment"]
    played(both, (0, "walk"))
    first = view_of(both, 0)
    played(both, (1, "pass"))
    assert view_of(both, 0) == first


def test_what_is_used_is_seen_by_all() -> None:
    match = played(whistles(1), (0, "leap"), (1, "blow"))
    assert [view_of(match, seat)["number"] for seat in (0, 1, 2, None)] == [3] * 4
    assert [entry["key"] for entry in view_of(match, None)["journal"]] == ["goes", "blows", "die"]


def test_the_number_of_a_question_leaves_out_what_others_did_untold() -> None:
    match = played(whistles(1, 2), *WALK)
    view = view_of(match, 0)
    assert (view["number"], ask_of(view)["at"], len(match.tape)) == (1, 1, 3)
    with pytest.raises(Stale):
        match.answer(0, "1", "take", 3)
    match.answer(0, "1", "take", 1)


def test_a_doubled_message_is_stale() -> None:
    match = played(whistles(1), (0, "walk"))
    at = ask_of(view_of(match, 1))["at"]
    match.answer(1, "pass", "window", at)
    played(match, (0, "0"), (1, "walk"))
    assert ask_of(view_of(match, 1))["what"] == "window"
    with pytest.raises(Stale):
        match.answer(1, "pass", "window", at)
    assert ask_of(view_of(match, 1))["at"] == at + 3


def test_taking_back_takes_untold_answers_with_it() -> None:
    match = played(whistles(1, 2), *WALK)
    assert (
        view_of(match, 0)["undo"] == view_of(played(whistles(), *WALK), 0)["undo"] == {"can": True, "what": "go", "option": "walk"}
    )
    match.undo(0)
    assert match.tape == []
    assert ask_of(view_of(match, 0))["what"] == "go"


def test_what_a_die_has_decided_stands() -> None:
    for holders in ((), (1,), (1, 2)):
        match = played(whistles(*holders), *MOMENT)
        assert view_of(match, 0)["undo"] == {"can": False, "why": "nature"}
        with pytest.raises(Illegal):
            match.undo(0)


def test_a_pass_may_be_taken_back_as_long_as_nothing_was_told_since() -> None:
    match = played(whistles(1, 2), *WALK)
    assert view_of(match, 1)["undo"] == {"can": True, "what": "window", "option": "pass"}
    match.undo(1)
    assert [answer.option for answer in match.tape] == ["walk"]
    match = played(whistles(1, 2), *WALK, (0, "1"))
    assert view_of(match, 1)["undo"] == {"can": False, "why": "other"}


def test_a_saved_and_loaded_match_counts_the_same() -> None:
    match = played(whistles(1, 2), *WALK, (0, "1"), (1, "leap"))
    twin = Match(match.game, {}, 3, match.source, tape=match.tape)
    for seat in (0, 1, 2, None):
        assert view_of(twin, seat) == view_of(match, seat) == view_of(match.copy(), seat)
    assert twin.state.moments == match.state.moments == 2
