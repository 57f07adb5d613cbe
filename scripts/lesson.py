"""Play a lesson through and show what it does, with the game's log: for whoever writes one.

``python -m scripts.lesson GAME [LANG]`` ends with the questions that are open after the last line, or with
the line that does not fit. ``python -m scripts.lesson GAME --minutes`` says how long its guide takes in each language.
"""

from __future__ import annotations

import sys
from random import Random

from undercroft.kernel.ask import LETTERS, text_of
from undercroft.kernel.lesson import LEARNER, Lesson, StrictNature, lesson_of, match_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.record import NATURE
from undercroft.kernel.registry import game_of
from undercroft.kernel.view import journal_of
from undercroft.text import LANGUAGES, Texts

PACE = 150 / 60
"""Words that somebody who learns reads in a second."""
TAP = 1.5
"""Seconds for a press, the look for where to press included."""
PRESSES, PROMPT = 1.8, 20
"""Presses for an answer, and words read on the prompt meanwhile: the mean of walks through the three lessons in a browser."""
SENTENCE = 2.1
"""Seconds that a sentence of the show stands: the mean of the same walks."""


def main(game: str, lang: str = "en") -> None:
    """Play it and print it, or how long it takes."""
    path = game_of(game).lesson
    if path is None:
        raise SystemExit(f"{game} has no lesson")
    lesson = lesson_of(path)
    if lang == "--minutes":
        for each in LANGUAGES:
            print(f"{each}: {words(game, lesson, each)} words in the notes, {minutes(game, each):.1f} minutes")
    else:
        show(game, lesson, Texts(lang))


def show(game: str, lesson: Lesson, texts: Texts) -> None:
    """Print a lesson as it goes: its lines, its notes and the game's log."""
    match = begun(game, lesson)
    told = 0
    while True:
        for entry in journal_of(match.journal, None, told):
            print("    ", texts.log(game, {"key": entry.key, "args": entry.args}))
        told = len(journal_of(match.journal, None))
        place = len(match.tape)
        if (place < len(lesson.lines) and lesson.lines[place].seat == LEARNER) or place >= len(lesson.lines):
            for note in lesson.notes_at(place):
                print(" ** ", said(game, note.key, texts), *note.things)
        if place >= len(lesson.lines):
            break
        line = lesson.lines[place]
        print("NATURE" if line.seat == NATURE else LETTERS[line.seat], line.what, "|".join(line.options))
        for option in line.options:
            match.find(line.seat, option, line.what)
        match.answer(line.seat, line.options[0], line.what)
    for ask in match.asks():
        print("open:", LETTERS[ask.seat], ask.what, *map(text_of, ask.options), "(may)" if ask.may else "")


def minutes(game: str, lang: str) -> float:
    """Return how long a lesson takes at reading pace: its notes counted, its prompts, presses and show reckoned."""
    path = game_of(game).lesson
    assert path is not None
    lesson = lesson_of(path)
    match = begun(game, lesson)
    begins = len(match.journal)
    while (line := lesson.next(match.tape)) is not None:
        match.answer(line.seat, line.options[0], line.what)
    sentences = len(journal_of(match.journal, None)) - begins
    answers = sum(any(note.before == at for note in lesson.notes) for at, line in enumerate(lesson.lines) if line.seat == LEARNER)
    presses = len(lesson.notes) - answers + PRESSES * answers
    reading = (words(game, lesson, lang) + PROMPT * answers) / PACE
    return (reading + presses * TAP + sentences * SENTENCE) / 60


def words(game: str, lesson: Lesson, lang: str) -> int:
    """Return how many words a lesson's notes have; dashes and other signs by themselves are none."""
    texts = Texts(lang)
    return sum(any(map(str.isalnum, word)) for note in lesson.notes for word in said(game, note.key, texts).split())


def said(game: str, key: str, texts: Texts) -> str:
    """Return a note as the guide says it, the others by their letters."""
    return texts.format(f"{game_of(game).family}-lesson-{key}", **{letter.lower(): letter for letter in LETTERS})


def begun(game: str, lesson: Lesson) -> Match:
    """Return the match in which a lesson is given, before its first line."""
    return match_of(lesson, game_of(game), StrictNature(lesson, 0, SampledNature(Random(1))))


if __name__ == "__main__":
    main(*sys.argv[1:])
