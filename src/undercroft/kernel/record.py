"""The record of a game: its options and every answer from the first, as a text one can read, send and prove.

::

    undercroft record 1
    game: "pig"
    rules: 1
    seats: 4
    options: {"quick": true}
    commitment: "9f2c…"

    * character explorer 51aa
    A lay 5 90ab
"""

from __future__ import annotations

import json
from typing import Any, Final

from .ask import LETTERS, digest_of, seat_of
from .errors import BadInput

FORMAT = 1
NATURE = -1
"""Who answers for chance; ``*`` in the text."""

LEAVE = "leave-game"
"""The house's own question, open to every seat at any time: whether it leaves the game. No script asks it."""
LOST: Final = "lost"
ENDED: Final = "ended"
HANDED: Final = "bot"
BACK: Final = "back"
LEAVES = (LOST, ENDED, HANDED, BACK)
"""Its answers: the other of two has won; nobody has; a bot plays on for the seat; its person does again."""

LONGEST = 4_000_000
"""No record is longer than this many characters."""


class Answer:
    """One line of a record: who answered what question how. ``digest`` is that of the question.

    >>> answer = Answer.from_line("A lay 5 90ab")
    >>> (answer.seat, answer.what, answer.option)
    (0, 'lay', '5')
    >>> answer.to_line()
    'A lay 5 90ab'
    """

    __slots__ = ("digest", "option", "seat", "what")

    @staticmethod
    def of_leaving(seat: int, how: str) -> Answer:
        """That a seat leaves, or comes back: one of :data:`LEAVES`."""
        return Answer(seat, LEAVE, how, digest_of(LETTERS[seat], LEAVE, LEAVES))

    def __init__(self, seat: int, what: str, option: str, digest: str) -> None:
        self.seat = seat
        self.what = what
        self.option = option
        self.digest = digest

    def to_line(self) -> str:
        """``A lay 5 90ab``."""
        who = "*" if self.seat == NATURE else LETTERS[self.seat]
        return f"{who} {self.what} {self.option} {self.digest}"

    @staticmethod
    def from_line(line: str) -> Answer:
        """The answer of such a line; ``ValueError`` if it is none."""
        who, what, option, digest = line.split(" ")
        return Answer(NATURE if who == "*" else seat_of(who), what, option, digest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and self.to_line() == other.to_line()

    def __hash__(self) -> int:
        return hash(self.to_line())

    def __repr__(self) -> str:
        return f"Answer({self.to_line()})"


class Record:
    """A game's options and all its answers.

    :param start: the position it began from, when not from the beginning.
    :param commitment: what was shown of the secret before the start; ``secret`` is the secret itself, once revealed (both hex).
    :param entropy: what the seats added, in order.
    :param names: the players' names by seat, where known.
    :param branch: the game that its first answers were taken from: ``{"table", "step", "chance"}``, that is the table's id, how
        many of the players' answers, and how many of Nature's; those are no part of this record's proof.

    >>> record = Record("raiders", 1, 2, {"quick": True}, [Answer.from_line("A lay 5 90ab")])
    >>> print(record.dumps(), end="")
    undercroft record 1
    game: "raiders"
    rules: 1
    seats: 2
    options: {"quick": true}
    <BLANKLINE>
    A lay 5 90ab
    >>> Record.loads(record.dumps()).answers == record.answers
    True
    """

    __slots__ = (
        "answers", "branch", "commitment", "entropy", "first_line", "game", "names", "options", "rules", "seats", "secret", "start",
    )  # fmt: skip

    def __init__(
        self, game: str, rules: int, seats: int, options: dict[str, Any], answers: list[Answer],
        start: dict[str, Any] | None = None, names: list[str] | None = None,
        commitment: str = "", secret: str = "", entropy: list[str] | None = None, branch: dict[str, Any] | None = None,
    ) -> None:  # fmt: skip
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options = options
        self.answers = answers
        self.start = start
        self.names = names or []
        self.commitment = commitment
        self.secret = secret
        self.entropy = entropy or []
        self.branch = branch
        self.first_line = 1

    def line_of(self, at: int) -> int:
        """The line of the text this was read from that holds the answer ``at`` (from 0)."""
        return self.first_line + at

    def dumps(self) -> str:
        """The record as text."""
        head: dict[str, Any] = {"game": self.game, "rules": self.rules, "seats": self.seats, "options": self.options}
        for name in ("branch", "names", "commitment", "entropy", "secret", "start"):
            value = getattr(self, name)
            if value:
                head[name] = value
        lines = [f"undercroft record {FORMAT}"]
        lines += [f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in head.items()]
        lines.append("")
        lines += [answer.to_line() for answer in self.answers]
        return "\n".join(lines) + "\n"

    @staticmethod
    def loads(text: str) -> Record:
        """The record of such a text; :class:`BadInput` names the first line that is wrong.

        >>> Record.loads("dear diary")
        Traceback (most recent call last):
        ...
        undercroft.kernel.errors.BadInput: This is not an Undercroft record: its first line should be «undercroft record 1».
        """
        return _read(text)


_HEAD: dict[str, type] = {
    "game": str, "rules": int, "seats": int, "options": dict, "names": list, "commitment": str, "entropy": list,
    "secret": str, "start": dict, "branch": dict,
}  # fmt: skip


def _read(text: str) -> Record:
    if len(text) > LONGEST:
        raise BadInput("record-long", "This record is too long to be a game.")
    lines = text.split("\n")
    version = lines[0].strip().removeprefix("undercroft record ")
    if not lines[0].startswith("undercroft record ") or not version.isdecimal() or len(version) > 9:
        raise BadInput(
            "record-none", "This is not an Undercroft record: its first line should be «undercroft record {format}».", format=FORMAT
        )
    if int(version) > FORMAT:
        raise BadInput(
            "record-newer", "This record is of format {version}; this program reads up to {format}. Update Undercroft.",
            version=int(version), format=FORMAT,
        )  # fmt: skip
    head: dict[str, Any] = {}
    number = 1
    while number < len(lines) and lines[number].strip():
        name, colon, value = lines[number].partition(": ")
        try:
            parsed = json.loads(value)
        except (ValueError, RecursionError):
            colon = ""
            parsed = None
        if not colon or name not in _HEAD or not isinstance(parsed, _HEAD[name]) or isinstance(parsed, bool):
            raise BadInput(
                "record-head", "Line {line} of the record's head is damaged: {text}", line=number + 1, text=lines[number][:60]
            )
        head[name] = parsed
        number += 1
    for name in ("game", "rules", "seats", "options"):
        if name not in head:
            raise BadInput("record-missing", "The record's head has no {name}.", name=name)
    for name in ("names", "entropy"):
        if any(not isinstance(each, str) for each in head.get(name, ())):
            raise BadInput("record-head", "Line {line} of the record's head is damaged: {text}", line=number, text=name)
    if "branch" in head and not _is_branch(head["branch"]):
        raise BadInput("record-head", "Line {line} of the record's head is damaged: {text}", line=number, text="branch")
    if number >= len(lines) or not text.endswith("\n"):
        raise BadInput("record-truncated", "The record breaks off in line {line}.", line=len(lines))
    answers: list[Answer] = []
    first = number + 2
    for at, line in enumerate(lines[first - 1 : -1], first):
        try:
            answers.append(Answer.from_line(line))
        except ValueError:
            raise BadInput("record-line", "Line {line} of the record is not an answer: {text}", line=at, text=line[:60]) from None
    record = Record(answers=answers, **head)
    record.first_line = first
    return record


def _is_branch(given: dict[str, Any]) -> bool:
    whole = [given.get(name) for name in ("step", "chance")]
    return (
        set(given) == {"table", "step", "chance"}
        and isinstance(given["table"], str)
        and all(type(each) is int and each >= 0 for each in whole)
    )
