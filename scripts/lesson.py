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

PACE = 180 / 60
"""Words that somebody who learns reads in a second."""
TAP = 3
"""Seconds for a press, the look for where to press included."""
PRESSES, PROMPT = 1.8, 20
"""Presses for an answer, and words read on prompts and buttons meanwhile: the mean of walks through the lessons in a browser."""
CARDS, CARD = {"hand", "quest"}, 12
"""What has a card that is read when a note points at it, and the words of one."""
PATIENCE = 7
"""Minutes that a guide may take."""


def main(game: str, lang: str = "en") -> None:
    """Play it and print it, or how long it takes."""
    path = game_of(game).lesson
    if path is None:
        raise SystemExit(f"{game} has no lesson")
    lesson = lesson_of(path)
    if lang == "--minutes":
        for each in LANGUAGES:
            read, presses = reading(game, each)
            kinds = ", ".join(f"{kind} {count}" for kind, count in read.items())
            print(f"{each}: {kinds}: {sum(read.values())} words; {presses:.0f} presses; {minutes(game, each):.1f} minutes")
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
    """Return how long a lesson takes: every word that is read on its screen, and the presses."""
    read, presses = reading(game, lang)
    return (sum(read.values()) / PACE + presses * TAP) / 60


def reading(game: str, lang: str) -> tuple[dict[str, int], float]:
    """Return the words that a lesson gives to read, by kind, and its presses; its prompts and cards are reckoned."""
    path = game_of(game).lesson
    assert path is not None
    lesson, texts = lesson_of(path), Texts(lang)
    match = begun(game, lesson)
    begins = len(journal_of(match.journal, LEARNER))
    while (line := lesson.next(match.tape)) is not None:
        match.answer(line.seat, line.options[0], line.what)
    told = journal_of(match.journal, LEARNER)[begins:]
    lines = [texts.log(game, {"key": entry.key, "args": entry.args}, me=LETTERS[LEARNER]) for entry in told]
    answers = sum(any(note.before == at for note in lesson.notes) for at, line in enumerate(lesson.lines) if line.seat == LEARNER)
    cards = {thing for note in lesson.notes for thing in note.things if thing.partition(":")[0] in CARDS and ":" in thing}
    read = {
        "notes": sum(words(said(game, note.key, texts)) for note in lesson.notes),
        "story": sum(map(words, lines)),
        "prompts and buttons": PROMPT * answers,
        "cards": CARD * len(cards),
    }
    return read, len(lesson.notes) - answers + PRESSES * answers


def words(text: str) -> int:
    """Return how many words a text has; dashes and other signs by themselves are none.

    >>> words("Speed 3 gives 3 AP – a step costs 1.")
    9
    """
    return sum(any(map(str.isalnum, word)) for word in text.split())


def said(game: str, key: str, texts: Texts) -> str:
    """Return a note as the guide says it, the others by their letters."""
    return texts.format(f"{game_of(game).family}-lesson-{key}", **{letter.lower(): letter for letter in LETTERS})


def begun(game: str, lesson: Lesson) -> Match:
    """Return the match in which a lesson is given, before its first line."""
    return match_of(lesson, game_of(game), StrictNature(lesson, 0, SampledNature(Random(1))))


if __name__ == "__main__":
    main(*sys.argv[1:])
