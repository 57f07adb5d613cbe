"""The lesson: it shows what a round is made of, and its way out is the best there is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.rules import LEAVE, ROOM, WALK
from undercroft.kernel.lesson import LEARNER, Lesson, StrictNature, lesson_of, match_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.record import NATURE
from undercroft.kernel.view import view_of


def given() -> Lesson:
    assert GAME.lesson is not None
    return lesson_of(GAME.lesson)


def played(choices: tuple[int, ...] = ()) -> Iterator[Match]:
    """The lesson before each answer of the learner, and at its end.

    :param choices: which of several answers that are as good is taken, one after another.
    """
    lesson, left = given(), list(choices)
    match = match_of(lesson, GAME, StrictNature(lesson, 0, SampledNature(Random(1))))
    while (line := lesson.next(match.tape)) is not None:
        if line.seat == LEARNER:
            yield match
        pick = left.pop(0) if len(line.options) > 1 and left else 0
        match.answer(line.seat, line.options[pick], line.what)
    yield match


def told(match: Match) -> dict[str, Any]:
    """What the learner has been told, by key; the last of each."""
    return {entry["key"]: entry["args"] for entry in view_of(match, 0)["journal"]}


SEVERAL = [range(len(line.options)) for line in given().lines if line.seat != NATURE and len(line.options) > 1]


@pytest.mark.parametrize("choices", [*product(*SEVERAL)])
def test_every_answer_that_is_as_good_leads_to_the_end(choices: tuple[int, ...]) -> None:
    *_, match = played(choices)
    assert len(match.tape) >= len(given().lines)
    assert match.state.round == 2
    assert [ask.seat for ask in match.asks()] == [LEARNER]


def test_the_lesson_shows_a_fight_a_trap_a_potion_a_key_a_door_a_chest_a_sleep_and_the_countdown() -> None:
    *_, match = played()
    entries = told(match)
    assert entries["disarms"]["hole"] is True, "by a trophy of this round"
    assert entries["beats"]["weapons"] == ["fireball"], "with a potion"
    assert entries["goes-through"]["room"] == "door-1"
    assert "countdown" in entries
    assert entries["sleeps"]["seat"] == "B"
    learner = match.state.dogs[0]
    assert {taken.room.kind for taken in learner.taken} == {"monster", "chest", "coins"}
    assert match.state.removed, "the trap and the card on it have left the game"


def test_the_way_of_the_lesson_is_the_best() -> None:
    *_, match = played()
    learner = next(entry for entry in view_of(match, LEARNER)["journal"] if entry["key"] == "best-way")
    assert (learner["args"]["seat"], learner["args"]["best"], learner["args"]["how"]) == ("A", 6, "best")


def test_the_learner_turns_the_card_and_decides_in_rooms() -> None:
    """More than one rotation is offered, and every decision of the way has another one beside it."""
    lesson = given()
    assert any(line.what == "place" and len(line.options) > 1 for line in lesson.lines)
    asked = [match.asks()[0] for match in played() if match.asks()[0].what in (ROOM, WALK)]
    assert len(asked) > 8
    assert all(len(ask.options) > 1 for ask in asked if ask.what == ROOM)
    assert LEAVE in [line.options[0] for line in lesson.lines if line.seat == LEARNER]
