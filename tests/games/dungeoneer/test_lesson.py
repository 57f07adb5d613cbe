"""The lesson of the Lich Lord: what it speaks of is in sight."""

from __future__ import annotations

from random import Random

from undercroft.kernel.lesson import LEARNER, StrictNature, lesson_of, match_of
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.registry import game_of
from undercroft.kernel.view import view_of


def test_the_note_on_the_hero_points_first_at_where_the_hero_stands() -> None:
    """A small screen scrolls to what comes first: the hero is not under the note that speaks of it."""
    game = game_of("lichlord")
    assert game.lesson is not None
    lesson = lesson_of(game.lesson)
    match = match_of(lesson, game, StrictNature(lesson, 0, SampledNature(Random(1))))
    while (line := lesson.next(match.tape)) is not None and line.what != "hero":
        match.answer(line.seat, line.options[0], line.what)
    assert line is not None
    (note,) = lesson.notes_at(len(match.tape))
    hero = view_of(match, LEARNER)["board"]["players"][LEARNER]
    assert note.things[0] == f"space:{hero['space']}"
