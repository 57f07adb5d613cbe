"""The lesson: of a walk the learner sees only where it leads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from undercroft.games.twister.game import GAME
from undercroft.games.twister.shapes import Board, Walk
from undercroft.kernel.lesson import Lesson, LessonNature, lesson_of, match_of, read_lesson
from undercroft.kernel.match import Match
from undercroft.kernel.nature import NoNature
from undercroft.kernel.shapes import Refusal
from undercroft.kernel.view import look

WALKS = """
seats: 2
start: lesson.json

A card 3
A act open:a-thief:m6
A act move:a-thief
A step go:m6
A step stop
A act move:a-thief
A step go:n6
A step go:o6
A step go:p6
A step go:q6
A step take:a-treasure
"""
"""The same beginning, with a walk that ends halfway."""


def given() -> Lesson:
    assert GAME.lesson is not None
    return lesson_of(GAME.lesson)


def walks() -> Lesson:
    assert GAME.lesson is not None
    return read_lesson(WALKS, GAME.lesson.parent)


def moments(lesson: Lesson) -> Iterator[tuple[Match, list[tuple[str, str]]]]:
    """A lesson, with what it says from there on."""
    match = match_of(lesson, GAME, LessonNature(lesson, 0, NoNature()))
    while (line := lesson.next(match.tape)) is not None:
        yield match, [(each.what, each.options[0]) for each in lesson.lines[len(match.tape) :]]
        match.answer(line.seat, line.options[0], line.what)


def at(line: tuple[str, str], lesson: Lesson) -> Any:
    """What the learner sees when this comes next."""
    otherwise = Refusal("lesson", {}, "")
    return next(GAME.guide(look(match, 0), ahead, otherwise) for match, ahead in moments(lesson) if ahead[0] == line)


def test_a_move_shows_only_the_way_to_where_something_is_picked_up() -> None:
    view = at(("act", "move:a-thief"), given())
    walk = next(option.then for option in view.asks[0].options if option.id == "move:a-thief")
    assert isinstance(walk, Walk)
    assert walk.reach == {"m6": "m7", "n6": "m6", "o6": "n6", "p6": "o6", "q6": "p6"}
    assert walk.over == ["m6", "n6", "o6", "p6"]
    assert (walk.why, walk.reasons, walk.far.key) == ({}, [], "lesson")


def test_a_move_shows_nothing_beyond_where_it_is_to_stop() -> None:
    view = at(("act", "move:a-thief"), walks())
    walk = next(option.then for option in view.asks[0].options if option.id == "move:a-thief")
    assert (walk.reach, walk.over) == ({"m6": "m7"}, [])


def test_on_the_way_it_shows_where_the_walk_goes_on() -> None:
    view = at(("step", "go:o6"), given())
    board = view.board
    assert isinstance(board, Board)
    assert board.mover is not None
    assert board.mover.reach == {"o6": "n6", "p6": "o6", "q6": "p6"}
    assert board.mover.over == ["o6", "p6"]
    assert view.why["square"].key == "lesson"


def test_what_is_picked_up_comes_before_the_way_on() -> None:
    board = at(("step", "take:a-treasure"), given()).board
    assert board.mover.reach == {}


def test_nothing_is_offered_after_a_stop_that_the_lesson_does_not_have() -> None:
    board = at(("step", "stop"), walks()).board
    assert (board.mover.reach, board.mover.after) == ({}, [])


def test_the_lesson_leaves_the_winning_move_to_the_learner() -> None:
    *_, (match, _) = moments(given())
    assert match.state.points == [3, 1]
    for option in ("move:a-goblin", "go:B-3"):
        match.answer(0, option)
    assert match.state.winner == 0
