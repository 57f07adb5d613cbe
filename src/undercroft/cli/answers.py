"""Answers from a file, given to a match in order: ``A lay 5``, and ``* room goblin`` for Nature. A record's lines will do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..kernel.ask import LETTERS, digest_of
from ..kernel.errors import BadInput
from ..kernel.match import Match
from ..kernel.nature import Nature
from ..kernel.record import NATURE
from .common import ErrorInFile


class Line(NamedTuple):
    """One answer and where it stands; ``digest`` is empty where the file does not say which question it answers."""

    number: int
    text: str
    seat: int
    what: str
    option: str
    digest: str

    def wrong(self, error: BadInput) -> ErrorInFile:
        """The error of this line."""
        return ErrorInFile(self.number, self.text, error)

    def check(self, who: str, options: Sequence[object]) -> None:
        """Refuse an answer that names another question than the one it would answer now."""
        if self.digest and self.digest != digest_of(who, self.what, options):
            raise self.wrong(BadInput("answers-stale", "This answered another question than the one that is open."))


def lines_of(text: Iterable[str]) -> list[Line]:
    """The answers in some lines; empty lines and those that begin with ``#`` say nothing."""
    found = []
    for number, raw in enumerate(text, 1):
        words = raw.split()
        if not words or words[0].startswith("#"):
            continue
        if len(words) not in (3, 4) or words[0] not in (*LETTERS, "*"):
            shape = BadInput("answers-shape", "An answer looks like «A lay 5», Nature's like «* room goblin».")
            raise ErrorInFile(number, raw.strip(), shape)
        seat = NATURE if words[0] == "*" else LETTERS.index(words[0])
        found.append(Line(number, raw.strip(), seat, words[1], words[2], words[3] if len(words) == 4 else ""))
    return found


class DictatedByFile(Nature):
    """Nature as the file has it.

    :param then: who answers where the file has a player's line next, or none; without it that is an error.
    """

    def __init__(self, lines: Sequence[Line], then: Nature | None) -> None:
        self.lines = lines
        self.then = then
        self.at = 0

    def index(self, what: str, options: Sequence[str]) -> int:
        line = self.lines[self.at] if self.at < len(self.lines) else None
        if line is not None and line.seat == NATURE:
            if line.what == what:
                return self._take(line, options)
        elif self.then is not None:
            return self.then.index(what, options)
        if line is None:
            raise BadInput(
                "answers-end", "After the last line «{what}» must be drawn: add a line «* {what} …», or choose --seed.",
                what=what,
            )  # fmt: skip
        raise line.wrong(BadInput(
            "answers-nature", "Before this, «{what}» must be drawn: add a line «* {what} …», or choose --seed.", what=what
        ))  # fmt: skip

    def _take(self, line: Line, options: Sequence[str]) -> int:
        if line.option not in options:
            raise line.wrong(BadInput(
                "dictation-impossible", "{answer} cannot be drawn for «{what}» now.", answer=line.option[:40], what=line.what
            ))  # fmt: skip
        line.check("*", options)
        self.at += 1
        return list(options).index(line.option)


def give(match: Match, nature: DictatedByFile) -> None:
    """Give the players' answers of the file to the match; Nature takes hers between them. :class:`BadInput` names the line."""
    while nature.at < len(nature.lines):
        line = nature.lines[nature.at]
        if line.seat == NATURE:
            raise line.wrong(BadInput("answers-unused", "Nothing like this is drawn here."))
        for ask in match.asks():
            if ask.seat == line.seat and ask.what == line.what:
                line.check(LETTERS[ask.seat], ask.options)
        nature.at += 1
        try:
            match.answer(line.seat, line.option, line.what)
        except ErrorInFile:
            raise
        except BadInput as error:
            if error.key == "answers-end":
                raise
            raise line.wrong(error) from None
