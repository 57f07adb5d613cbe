"""Several seats at work on their own (:class:`EachOf`): nobody waits, nothing goes stale, everybody may take back."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.kernel.toys import Toy, ToyState
from undercroft.kernel.ask import Choose, EachOf, Given, Script
from undercroft.kernel.errors import Illegal, Stale
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.view import view_of


class Packing(Toy):
    """Both pack two of three things at their own pace; then a die is cast."""

    id = "packing"
    settings = ()

    def rules(self, state: ToyState) -> Script:
        left = [["axe", "bow", "cup"], ["axe", "bow", "cup"]]
        while True:
            asks = [Choose(seat, "pack", tuple(things)) for seat, things in enumerate(left) if len(things) > 1]
            if not asks:
                break
            given: Given = yield EachOf(asks)
            left[given.seat].remove(str(given.option))
            state.points[given.seat] += 1
        state.tell("die", count=state.nature.die())
        yield Choose(0, "rest", ("yes",))
        state.over = True


def packing() -> Match:
    return Match(Packing(), {}, 2, SampledNature(random.Random(1)))


def number(match: Match, seat: int) -> int:
    return next(match.number_of(ask) for ask in match.asks() if ask.seat == seat)


def things(match: Match, seat: int) -> tuple[Any, ...]:
    return next((tuple(ask.options) for ask in match.asks() if ask.seat == seat), ())


def test_everybody_goes_on_without_waiting() -> None:
    match = packing()
    match.answer(1, "axe")
    match.answer(1, "bow")
    assert (things(match, 0), things(match, 1)) == (("axe", "bow", "cup"), ())
    match.answer(0, "cup")
    match.answer(0, "axe")
    assert [ask.what for ask in match.asks()] == ["rest"]


def test_an_answer_of_another_makes_nothing_stale() -> None:
    match = packing()
    seen = number(match, 0)
    match.answer(1, "axe", asked_at=number(match, 1))
    match.answer(0, "axe", asked_at=seen)
    assert things(match, 0) == ("bow", "cup")


def test_a_doubled_message_is_stale() -> None:
    match = packing()
    seen = number(match, 0)
    match.answer(0, "axe", asked_at=seen)
    with pytest.raises(Stale):
        match.answer(0, "bow", asked_at=seen)
    assert things(match, 0) == ("bow", "cup")


def test_the_number_of_another_is_not_ones_own() -> None:
    match = packing()
    match.answer(0, "axe")
    assert number(match, 0) != number(match, 1)
    with pytest.raises(Stale):
        match.answer(1, "axe", asked_at=number(match, 0))


def test_each_takes_back_its_own_last_answer_though_the_other_has_answered_since() -> None:
    match = packing()
    match.answer(0, "axe")
    match.answer(1, "bow")
    assert view_of(match, 0)["undo"] == {"can": True, "what": "pack", "option": "axe"}
    match.undo(0)
    assert (things(match, 0), things(match, 1)) == (("axe", "bow", "cup"), ("axe", "cup"))
    assert [answer.to_line()[:-5] for answer in match.tape] == ["B pack bow"]
    match.undo(1)
    assert match.tape == []


def test_who_is_done_may_still_take_back_until_all_are() -> None:
    match = packing()
    match.answer(0, "axe")
    match.answer(0, "bow")
    match.undo(0)
    match.answer(0, "cup")
    for thing in ("axe", "bow"):
        match.answer(1, thing)
    with pytest.raises(Illegal):
        match.undo(0)  # the die was cast
    with pytest.raises(Illegal):
        match.undo(1)


def test_a_copy_keeps_the_numbers() -> None:
    match = packing()
    match.answer(0, "axe")
    twin = match.copy()
    assert [number(twin, seat) for seat in (0, 1)] == [number(match, seat) for seat in (0, 1)]
    twin.undo(0)
    assert (len(twin.tape), len(match.tape)) == (0, 1)


def test_what_another_has_packed_is_not_in_a_determinized_run_s_way() -> None:
    match = packing()
    match.answer(1, "axe")
    run = match.determinize(0, SampledNature(random.Random(2)), random.Random(3))
    assert {ask.seat: tuple(ask.options) for ask in run.asks()} == {0: ("axe", "bow", "cup"), 1: ("bow", "cup")}


class Marches(Packing):
    """Both go two steps, at one settled point after the other or not; a die is cast where the script is told to."""

    id = "marches"

    def __init__(self, *, die: bool = False, shown: bool = False) -> None:
        super().__init__()
        self.die = die
        self.shown = shown

    def rules(self, state: ToyState) -> Script:
        for round in (0, 1):
            left = {0, 1}
            while left:
                given: Given = yield EachOf([Choose(seat, f"step-{round}", ("far", "near")) for seat in sorted(left)])
                left.remove(given.seat)
                if self.die:
                    state.tell("die", count=state.nature.die())
            if self.shown:
                return
        state.over = True


def marching(**how: bool) -> Match:
    return Match(Marches(**how), {}, 2, SampledNature(random.Random(1)))


def test_a_die_that_one_has_rolled_closes_the_door() -> None:
    match = marching(die=True)
    match.answer(0, "far")
    assert match.undoable(0) == -1
    assert view_of(match, 0)["undo"] == {"can": False, "why": "nature"}
    match.answer(1, "near")
    with pytest.raises(Illegal):
        match.undo(0)


@pytest.mark.parametrize("shown", [False, True], ids=["in one beat", "in the next beat"])
def test_what_all_have_finished_stays_when_they_begin_something_new(shown: bool) -> None:
    match = marching(shown=shown)
    match.answer(0, "far")
    match.answer(1, "near")
    assert [match.undoable(seat) for seat in (0, 1)] == [-1, -1]
    match.answer(0, "near")
    assert [match.undoable(seat) for seat in (0, 1)] == [2, -1]
    twin = match.copy()
    assert [twin.undoable(seat) for seat in (0, 1)] == [2, -1]
