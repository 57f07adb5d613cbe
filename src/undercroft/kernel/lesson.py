"""A lesson: the beginning of a first game, written down beforehand, with what is said to the learner on the way.

It is a text, much like a record. Chance and the rivals answer as it says. The learner (seat A) is offered only what it says, and is
read the notes before that::

    seats: 4
    settings: {"quick": false}
    start: lesson.json

    * room dragon
    > welcome
    > monster @room:1 @hand
    A lay 4|5
    B lay 3

A line is a seat (``*`` for chance), its question and its answer, or several that are as good; ``> key @thing`` is the note
``<family>-lesson-<key>`` about things on the screen, whose message is given the players' names as ``b``, ``c`` and so on. ``#``
begins a comment. The position in ``start`` lies beside the text; without it the game begins from the beginning. Whatever comes
after the last line is a game like any other.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from .ask import seat_of
from .game import Game
from .match import Match
from .nature import Nature
from .record import NATURE, Answer

LEARNER = 0
"""The seat of whoever learns."""


class Line:
    """An answer of a lesson, or several that are as good.

    :param options: their texts.
    """

    __slots__ = ("options", "seat", "what")

    def __init__(self, seat: int, what: str, options: Sequence[str]) -> None:
        self.seat = seat
        self.what = what
        self.options = tuple(options)

    def fits(self, answer: Answer) -> bool:
        """Whether an answer is this one."""
        return answer.seat == self.seat and answer.what == self.what and answer.option in self.options


class Note:
    """What is said to the learner: ``<family>-lesson-<key>``, about things on the screen (``hand:5``) or its parts (``seam``).

    :param before: the line that it is read before.
    """

    __slots__ = ("before", "key", "things")

    def __init__(self, key: str, things: Sequence[str], before: int) -> None:
        self.key = key
        self.things = tuple(things)
        self.before = before


class Lesson:
    """A lesson of a game.

    :param start: the position it begins from; None: from the beginning.

    >>> lesson = read_lesson("seats: 2\\n\\n* room vault\\n> vault @room:1\\nA lay 4|5\\nB lay 3\\n> end\\n", Path())
    >>> begun = [Answer(NATURE, "room", "vault", "")]
    >>> lesson.next(begun).options, [note.key for note in lesson.notes_at(1)]
    (('4', '5'), ['vault'])
    >>> lesson.follows([*begun, Answer(0, "lay", "3", "")])
    False
    """

    __slots__ = ("lines", "notes", "seats", "settings", "start")

    def __init__(
        self, seats: int, settings: dict[str, Any], start: dict[str, Any] | None, lines: Sequence[Line], notes: Sequence[Note]
    ) -> None:
        self.seats = seats
        self.settings = settings
        self.start = start
        self.lines = tuple(lines)
        self.notes = tuple(notes)

    def follows(self, tape: Sequence[Answer]) -> bool:
        """Whether a game has gone as the lesson says, as far as that goes."""
        return all(line.fits(answer) for line, answer in zip(self.lines, tape, strict=False))

    def next(self, tape: Sequence[Answer]) -> Line | None:
        """The line that comes after these answers; None after the last, or where they are other ones."""
        return self.lines[len(tape)] if len(tape) < len(self.lines) and self.follows(tape) else None

    def notes_at(self, place: int) -> list[Note]:
        """What is said before a line, or after the last one: all since the learner's answer before."""
        since = max((at for at, line in enumerate(self.lines[:place]) if line.seat == LEARNER), default=-1)
        return [note for note in self.notes if since < note.before <= place]

    @property
    def chance(self) -> list[str]:
        """What Nature answers, in order."""
        return [line.options[0] for line in self.lines if line.seat == NATURE]


class LessonNature(Nature):
    """Answers as a lesson says, one after another, and after it, or where that is impossible, as another does.

    :param count: how many answers there were already.
    """

    def __init__(self, lesson: Lesson, count: int, then: Nature) -> None:
        self.answers = lesson.chance[count:]
        self.then = then

    def stop(self) -> None:
        """From now on it answers as the other does."""
        self.answers.clear()

    def index(self, what: str, options: Sequence[str]) -> int:
        answer = self.answers.pop(0) if self.answers else ""
        return list(options).index(answer) if answer in options else self.then.index(what, options)


class StrictNature(LessonNature):
    """Refuses where the lesson's line for chance does not fit: for whoever writes or tests one."""

    def index(self, what: str, options: Sequence[str]) -> int:
        if self.answers and self.answers[0] not in options:
            raise ValueError(f"Chance is asked for {what}: {' '.join(options)}, and the lesson says {self.answers[0]}")
        return super().index(what, options)


def match_of(lesson: Lesson, game: Game[Any], nature: Nature) -> Match:
    """The match in which a lesson is given.

    >>> from random import Random
    >>> from undercroft.kernel.nature import SampledNature
    >>> from undercroft.kernel.registry import game_of
    >>> lesson = read_lesson("seats: 3\\n", Path())
    >>> match_of(lesson, game_of("raiders"), SampledNature(Random(1))).seats
    3
    """
    return Match(game, settings_of(lesson, game), lesson.seats, nature, lesson.start)


def settings_of(lesson: Lesson, game: Game[Any]) -> dict[str, Any]:
    """The options of the game in which a lesson is given: those of its position, where it has one.

    >>> from undercroft.kernel.registry import game_of
    >>> settings_of(read_lesson('seats: 3\\nsettings: {"quick": true}\\n', Path()), game_of("raiders"))["quick"]
    True
    """
    given = game.from_position(lesson.start).options.settings if lesson.start else lesson.settings
    return game.read_settings(given, lesson.seats)


@cache
def lesson_of(path: Path) -> Lesson:
    """The lesson in a file.

    >>> from undercroft.kernel.registry import game_of
    >>> path = game_of("raiders").lesson
    >>> path is not None and lesson_of(path).seats
    4
    """
    return read_lesson(path.read_text(encoding="utf-8"), path.parent)


def read_lesson(text: str, folder: Path) -> Lesson:
    """The lesson of such a text; ``ValueError`` names the first line that is none of one.

    :param folder: where its position lies.

    >>> read_lesson("seats: 2\\n\\nA lay\\n", Path())
    Traceback (most recent call last):
    ...
    ValueError: Line 3 of the lesson is not an answer: A lay
    >>> read_lesson("settings: {}\\n", Path())
    Traceback (most recent call last):
    ...
    ValueError: The lesson does not say for how many seats it is.
    """
    head: dict[str, Any] = {"settings": {}, "start": None}
    lines: list[Line] = []
    notes: list[Note] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        name, colon, value = line.partition(": ")
        try:
            if colon and name == "start":
                head[name] = json.loads((folder / value).read_text(encoding="utf-8"))
            elif colon and name in ("seats", "settings"):
                head[name] = json.loads(value)
            elif line.startswith(">"):
                _, key, *things = line.split()
                notes.append(Note(key, [thing.removeprefix("@") for thing in things], len(lines)))
            else:
                seat, what, options = line.split()
                lines.append(Line(NATURE if seat == "*" else seat_of(seat), what, options.split("|")))
        except (ValueError, OSError):
            raise ValueError(f"Line {number} of the lesson is not an answer: {line}") from None
    if not isinstance(head.get("seats"), int):
        raise ValueError("The lesson does not say for how many seats it is.")
    return Lesson(head["seats"], head["settings"], head["start"], lines, notes)
