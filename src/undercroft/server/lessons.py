"""Lessons at a table: what the learner is offered and told, and what the lesson has written down for a seat."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from ..kernel.ask import letter_of
from ..kernel.errors import Illegal
from ..kernel.lesson import LEARNER, Lesson, Line
from ..kernel.match import Match
from ..kernel.record import Answer
from ..kernel.shapes import Ask, Refusal, View
from .wire import LessonNote, LessonStep

RIVALS = "easy"
"""The bots that play on when the lesson is over."""
OTHERWISE = Refusal("lesson", {}, "")
"""Why nothing else may be done than what the lesson says."""


def taught(lesson: Lesson | None, match: Match, view: View) -> tuple[View, LessonStep | UnsetType]:
    """A view as the learner sees it: only what the lesson says is offered, all else is refused for that reason. With it what the
    guide says now."""
    if lesson is None or view.over or view.seat != letter_of(LEARNER) or not lesson.follows(match.tape):
        return view, UNSET
    line = lesson.next(match.tape)
    if line is None:
        own = any(answer.seat == LEARNER for answer in match.tape[len(lesson.lines) :])
        return view, _said(lesson, match.tape) if view.asks and not own else UNSET  # its last word is about what was before that
    asks = [ask for ask in (_narrowed(ask, line) for ask in view.asks) if ask.options]
    offered = _things(match, asks)
    others = {thing: OTHERWISE for thing in _things(match, view.asks) if thing not in offered}
    ahead = [(each.what, each.options[0]) for each in lesson.lines[len(match.tape) :]]
    view = match.game.guide(replace(view, asks=asks, why={**view.why, **others}), ahead, OTHERWISE)
    return view, _said(lesson, match.tape) if asks else UNSET


def need_taught(lesson: Lesson | None, tape: Sequence[Answer], answer: Answer) -> None:
    """:class:`Illegal` for an answer of the learner that is not the lesson's."""
    line = lesson.next(tape) if lesson is not None else None
    if line is not None and not line.fits(answer):
        raise Illegal("lesson", "The guide shows something else first. Skip the guide to play as you like.")


def answer_of(lesson: Lesson | None, tape: Sequence[Answer], seat: int) -> tuple[str, str] | None:
    """The question and the answer that a lesson has for a seat now."""
    line = lesson.next(tape) if lesson is not None else None
    return (line.what, line.options[0]) if line is not None and line.seat == seat else None


def _narrowed(ask: Ask, line: Line) -> Ask:
    mine = line.seat == LEARNER and ask.what == line.what
    return replace(ask, options=[option for option in ask.options if mine and option.id in line.options])


def _things(match: Match, asks: Sequence[Ask]) -> dict[str, None]:
    """What one may click for the options of these questions, in order."""
    return {thing: None for ask in asks for option in ask.options for thing in match.game.clickable(option.touches)}


def _said(lesson: Lesson, tape: Sequence[Answer]) -> LessonStep | UnsetType:
    notes = lesson.notes_at(min(len(tape), len(lesson.lines)))
    if not notes:
        return UNSET
    shown = [LessonNote(note.key, list(note.things)) for note in notes]
    return LessonStep(shown, lesson.notes.index(notes[0]), len(lesson.notes), len(tape) >= len(lesson.lines))
