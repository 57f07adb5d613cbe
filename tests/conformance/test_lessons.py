"""Lessons of all games: each can be played to its end as it is written, and everything in it is said in all languages."""

from __future__ import annotations

from random import Random

import pytest

from scripts.lesson import PATIENCE, minutes, reading
from undercroft.kernel.ask import text_of
from undercroft.kernel.lesson import LEARNER, Lesson, LessonNature, StrictNature, lesson_of, match_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.record import NATURE
from undercroft.kernel.registry import game_ids, game_of
from undercroft.text import LANGUAGES, Texts

from ..texts.reading import every_message

LEARNED = [id for id in game_ids() if game_of(id).lesson is not None]
REGIONS = {"hand", "seam", "board", "seats", "log", "lair"}
LONGEST = 190
"""A note stands in three lines of a phone, or four."""


def lesson_for(id: str) -> Lesson:
    path = game_of(id).lesson
    assert path is not None
    return lesson_of(path)


def played(id: str, seed: int) -> Match:
    """The lesson played to its end, chance as it says; where several answers are as good, any."""
    lesson, random = lesson_for(id), Random(seed)
    match = match_of(lesson, game_of(id), StrictNature(lesson, 0, SampledNature(Random(1))))
    while (line := lesson.next(match.tape)) is not None:
        assert line.seat != NATURE, f"chance is not asked for {line.what} after {match.tape[-1:]}"
        for option in line.options:
            match.find(line.seat, option, line.what)
        match.answer(line.seat, random.choice(line.options), line.what)
        assert lesson.follows(match.tape), match.tape[-3:]
    return match


@pytest.mark.parametrize("id", LEARNED)
@pytest.mark.parametrize("seed", range(4))
def test_a_lesson_is_played_to_its_end(id: str, seed: int) -> None:
    lesson, match = lesson_for(id), played(id, seed)
    assert len(match.tape) >= len(lesson.lines)
    assert Match.load(match.record()).tape == match.tape


@pytest.mark.parametrize("id", LEARNED)
def test_the_learner_cannot_take_another_way_unnoticed(id: str) -> None:
    """An answer that the lesson does not have is told apart, so that the guide stops instead of telling what is not so."""
    lesson = lesson_for(id)
    match = match_of(lesson, game_of(id), LessonNature(lesson, 0, SampledNature(Random(1))))
    while (line := lesson.next(match.tape)) is not None:
        ask = next(ask for ask in match.asks() if ask.seat == line.seat and ask.what == line.what)
        other = next((text_of(option) for option in ask.options if text_of(option) not in line.options), None)
        if line.seat == LEARNER and other is not None:
            match.answer(line.seat, other, line.what)
            assert not lesson.follows(match.tape)
            assert lesson.next(match.tape) is None
            return
        match.answer(line.seat, line.options[0], line.what)
    raise AssertionError("the learner has no choice at all")


@pytest.mark.parametrize("id", LEARNED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_note_is_said_in_every_language(id: str, lang: str) -> None:
    said_in, texts, family = every_message(lang), Texts(lang), game_of(id).family
    names = dict.fromkeys("abcdefgh", "Vesna")
    for note in lesson_for(id).notes:
        key = f"{family}-lesson-{note.key}"
        assert key in said_in, f"{lang}: {key}"
        said = texts.find(key, names)
        assert len(said) <= LONGEST, f"{lang}: {note.key} has {len(said)} letters"
        assert all(":" in thing or thing in REGIONS for thing in note.things), note.things


@pytest.mark.parametrize("id", LEARNED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_guide_takes_less_than_seven_minutes(id: str, lang: str) -> None:
    """Notes, story, prompts, buttons, cards and presses together."""
    read, _ = reading(id, lang)
    assert all(read[kind] for kind in ("notes", "story", "prompts and buttons"))
    assert minutes(id, lang) < PATIENCE


@pytest.mark.parametrize("id", LEARNED)
def test_no_note_is_left_over(id: str) -> None:
    """Every ``lesson`` message belongs to a note, and every note is read at some place of the lesson."""
    lesson, family = lesson_for(id), game_of(id).family
    places = [at for at, line in enumerate(lesson.lines) if line.seat == LEARNER] + [len(lesson.lines)]
    read = [note.key for place in places for note in lesson.notes_at(place)]
    assert read == [note.key for note in lesson.notes]
    begins = f"{family}-lesson-"
    assert {key.removeprefix(begins) for key in every_message("en") if key.startswith(begins)} == set(read)
