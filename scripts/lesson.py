"""Play a lesson through and show what it does, with the game's log: for whoever writes one.

``python -m scripts.lesson GAME [LANG]`` ends with the questions that are open after the last line, or with
the line that does not fit.
"""

from __future__ import annotations

import sys
from random import Random

from undercroft.kernel.ask import LETTERS, text_of
from undercroft.kernel.lesson import LEARNER, StrictNature, lesson_of, match_of
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.record import NATURE
from undercroft.kernel.registry import game_of
from undercroft.kernel.view import journal_of
from undercroft.text import Texts


def main(game: str, lang: str = "en") -> None:
    """Play it and print it."""
    path = game_of(game).lesson
    if path is None:
        raise SystemExit(f"{game} has no lesson")
    lesson, texts = lesson_of(path), Texts(lang)
    match = match_of(lesson, game_of(game), StrictNature(lesson, 0, SampledNature(Random(1))))
    seats = {letter.lower(): letter for letter in LETTERS}
    told = 0
    while True:
        for entry in journal_of(match.journal, None, told):
            print("    ", texts.log(game, {"key": entry.key, "args": entry.args}))
        told = len(journal_of(match.journal, None))
        place = len(match.tape)
        if (place < len(lesson.lines) and lesson.lines[place].seat == LEARNER) or place >= len(lesson.lines):
            for note in lesson.notes_at(place):
                print(" ** ", texts.format(f"{game_of(game).family}-lesson-{note.key}", **seats), *note.things)
        if place >= len(lesson.lines):
            break
        line = lesson.lines[place]
        print("NATURE" if line.seat == NATURE else LETTERS[line.seat], line.what, "|".join(line.options))
        for option in line.options:
            match.find(line.seat, option, line.what)
        match.answer(line.seat, line.options[0], line.what)
    for ask in match.asks():
        print("open:", LETTERS[ask.seat], ask.what, *map(text_of, ask.options), "(may)" if ask.may else "")


if __name__ == "__main__":
    main(*sys.argv[1:])
