"""Whoever is asked at a moment is asked at once, in whatever order the rules ask: else the time of its question would tell a seat
that another one was asked before.

The rules put quiet questions one after another. A person further down that order is shown what the rules will ask if all before
pass. An answer given so ahead of its turn is kept, and given to the rules when they come to it; until then its seat may take it
back. It lapses when somebody before does something: then all is asked anew. What is told ends a moment: nobody is asked ahead of
it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..kernel.ask import PASS, Choose, text_of
from ..kernel.errors import BadInput
from ..kernel.match import Match
from ..kernel.nature import NoNature
from ..kernel.record import Answer
from . import clock
from .standing import StandingPasses


class Given(NamedTuple):
    """An answer given ahead.

    :param own: its seat chose it; else the house passed for the seat.
    """

    answer: Answer
    own: bool


@dataclass
class Ahead:
    """The answers given ahead at a table, and what is asked ahead.

    :param kept: by seat, in the order given.
    :param at: when the last of them was given that is no pass; seconds since 1970.
    :param asked: by seat, the match as it will be when the rules ask it, where that comes later than another's question.
    :param answered: by seat, the match as it was when it gave the last of those answers.
    """

    kept: dict[int, list[Given]] = field(default_factory=dict)
    at: float = 0.0
    asked: dict[int, Match] = field(default_factory=dict)
    answered: dict[int, Match] = field(default_factory=dict)

    # -- what is asked ------------------------------------------------------------------------------------------------------------

    def look(self, match: Match, people: Iterable[int], passes: StandingPasses) -> None:
        """Find what is asked ahead of whom, and pass ahead for whoever does not want to be asked."""
        self.asked, self.answered = {}, {}
        asks = match.asks()
        if not asks or asks[0].what not in match.game.quiet:
            self.kept = {}
            return
        for seat in people:
            if asks[0].seat == seat:
                continue
            twin = foresee(match, seat, self.kept.get(seat, []))
            while twin is not None and passes.passes(twin, twin.asks()[0]):
                self.keep(twin, seat, PASS, own=False)
                twin = foresee(match, seat, self.kept[seat])
            if twin is not None:
                self.asked[seat] = twin
            given = self.kept.get(seat)
            answered = foresee(match, seat, given[:-1]) if given else None
            if answered is not None:
                self.answered[seat] = answered

    # -- what is answered ---------------------------------------------------------------------------------------------------------

    def keep(self, twin: Match, seat: int, option: str, own: bool = True) -> None:
        """Keep an answer to what is asked ahead.

        :param own: the seat chose it; else the house passes for the seat.
        """
        ask = twin.asks()[0]
        self.kept.setdefault(seat, []).append(Given(Answer(seat, ask.what, option, ask.digest()), own))
        if option != PASS:
            self.at = clock.now()

    def take(self, ask: Choose) -> str | None:
        """The option that the seat chose ahead, now that the rules ask it; None if it did not."""
        given = self.kept.get(ask.seat)
        if not given or not fits(ask, given[0].answer):
            return None
        return given.pop(0).answer.option

    def last(self, seat: int) -> Answer | None:
        """What the seat itself chose ahead last, if the rules have not come to it; None if there is nothing."""
        return next((each.answer for each in reversed(self.kept.get(seat, [])) if each.own), None)

    def take_back(self, seat: int) -> None:
        """The seat takes back what it chose ahead last, and with it what the house passed after that."""
        given = self.kept[seat]
        while not given.pop().own:
            pass

    def passed(self, seats: Iterable[int]) -> None:
        """The house has passed for these seats, one after another: what it passed ahead for them is done."""
        for seat in seats:
            if self.kept.get(seat):
                del self.kept[seat][0]

    def lapse(self) -> None:
        """Somebody has done something: nothing given ahead counts any more."""
        self.kept = {}

    # -- in the database ----------------------------------------------------------------------------------------------------------

    def to_json(self) -> list[list[Any]]:
        """What is kept, for other processes."""
        rows = ((each.answer, each.own) for given in self.kept.values() for each in given)
        return [[answer.seat, answer.what, answer.option, answer.digest, self.at, own] for answer, own in rows]

    def read(self, rows: list[list[Any]]) -> None:
        """Read back what was kept."""
        for seat, what, option, digest, at, *own in rows:  # a table kept from before does not say whose choice it was
            self.kept.setdefault(seat, []).append(Given(Answer(seat, what, option, digest), own != [False]))
            self.at = at


def fits(ask: Choose, answer: Answer) -> bool:
    """Whether an answer is one to this question."""
    return (ask.what, ask.digest()) == (answer.what, answer.digest)


def foresee(match: Match, seat: int, given: list[Given]) -> Match | None:
    """The match as it will be when the rules ask a seat a quiet question, if all others pass until then; None if they will not,
    or if something is told before: that is another moment, and nobody may see it while somebody can still act in this one.

    :param given: what the seat has answered ahead so far. What comes after anything but a pass cannot be foreseen.
    """
    twin, quiet = match.copy(), match.game.quiet
    twin.source = twin.chance.source = NoNature()  # dice end the moment, and those of the match must not be touched
    left, told = list(given), len(twin.journal)
    while len(twin.journal) == told:
        ask = next(iter(twin.asks()), None)
        if ask is None or ask.what not in quiet:
            return None
        option = PASS
        if ask.seat == seat:
            if not left:
                return twin
            answer = left.pop(0).answer
            if answer.option != PASS or not fits(ask, answer):
                return None
        if not any(text_of(each) == option for each in ask.options):
            return None
        try:
            twin.answer(ask.seat, option, ask.what)
        except BadInput:
            return None
    return None
