"""What a table shows of its game, and to whom: while a moment lasts, others see how things were before it.

At a moment (``State.moments``) a seat may be asked a quiet question, and nobody else may notice. So when an answer brings a moment,
what the table showed before is held for a while, whether any seat is asked or not; only a seat that is asked is shown how things
are. A seat that passes within that time leaves no trace.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from ..kernel.ask import Refusal, letter_of
from ..kernel.errors import Stale
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.nature import NoNature
from ..kernel.record import NATURE, Answer
from ..kernel.shapes import Undo, View
from ..kernel.view import look
from . import clock
from .ahead import Ahead
from .log import LogRow
from .standing import StandingPasses

MOMENT = Refusal("moment").shown()
"""Why nothing can be done by whoever has answered, while a moment lasts."""

OPEN, PLAYING, OVER = "open", "playing", "over"
"""The status of a table: seats are being taken, the game is played, the game is over."""


@dataclass
class Held:
    """What a table showed before the answer that brought a moment.

    :param until: seconds since 1970.
    :param log: rows of the log by then.
    :param moments: how many moments there had been.
    :param tape: the answers by then; empty in lists.
    :param views: what seats were shown, by seat and number of answers.
    :param length: seconds that it can last from now on, whatever time it is: clocks are set back.
    """

    until: float
    log: int
    status: str
    waiting: str
    updated: float
    progress: dict[str, int] = field(default_factory=dict)
    moments: int = 0
    tape: list[Answer] = field(default_factory=list)
    views: dict[tuple[int | None, int], View] = field(default_factory=dict)
    length: float = 1.0

    def to_json(self) -> dict[str, Any]:
        """As the database keeps it for other processes: the answers are in the log."""
        names = ("until", "log", "status", "waiting", "updated", "progress", "length")
        return {name: getattr(self, name) for name in names}

    def answered(self, match: Match, seat: int | None) -> int:
        """Where a seat's last answer stands on the tape, if it has answered since; else -1."""
        for at in range(len(match.tape) - 1, len(self.tape) - 1, -1):
            if match.tape[at].seat == seat:
                return at
        return -1


@dataclass
class Disclosure:
    """How things are at a table, and what is shown instead to those who must not notice a quiet question.

    :param updated: when something last happened that all may notice; seconds since 1970.
    :param waiting: the letters of the seats whose answer is needed; small ones of those asked quietly.
    :param progress: how far the game is (:meth:`~..kernel.game.Game.progress`).
    :param held: what is shown while a moment lasts.
    :param views: how things are, through the eyes of those who have looked (None: a spectator).
    :param ahead: what people are asked, and have answered, before the rules come to them.
    :param spared: people to whose question the house gives the only answer; they are not shown it.
    """

    updated: float
    status: str = OPEN
    waiting: str = ""
    held: Held | None = None
    progress: dict[str, int] = field(default_factory=dict)
    views: dict[int | None, View] = field(default_factory=dict)
    ahead: Ahead = field(default_factory=Ahead)
    spared: frozenset[int] = frozenset()

    def look(
        self, match: Match, people: Sequence[int] = (), passes: StandingPasses | None = None, spared: frozenset[int] = frozenset()
    ) -> None:
        """Take note of who is waited for and whether the game is over.

        :param people: the seats of people: these are asked ahead.
        :param spared: those of them to whose question the house gives the only answer.
        """
        self.views.clear()
        self.spared = spared
        self.ahead.look(match, people, passes or StandingPasses())
        quiet = match.game.quiet
        asks = [ask for ask in match.asks() if not ask.may]
        letters = {letter_of(ask.seat).lower() if ask.what in quiet else letter_of(ask.seat) for ask in asks}
        self.waiting = "".join(sorted(letters | {letter_of(seat).lower() for seat in self.ahead.asked}))
        self.status = OVER if match.state.over else PLAYING
        self.progress = dict(match.game.progress(match.state))

    # -- what is held -------------------------------------------------------------------------------------------------------------

    def asked_quietly(self, seat: int | None) -> bool:
        """Whether a seat is asked a quiet question."""
        return seat is not None and letter_of(seat).lower() in self.waiting

    def lasting(self) -> Held | None:
        """What is held now; None if no moment lasts."""
        held, now = self.held, clock.now()
        if held is None:
            return None
        held.until = min(held.until, now + held.length)
        return held if now < held.until else None

    def held_from(self, *seats: int | None) -> Held | None:
        """What a guest with these seats (or a spectator) is shown instead of how things are; None: how things are."""
        return None if any(self.asked_quietly(seat) for seat in seats) else self.lasting()

    def held_for(self) -> float | None:
        """How many more seconds something is held from those who are not asked; None if nothing is."""
        held = self.lasting()
        return None if held is None else max(0.005, held.until - clock.now())

    def need_shown(self, seat: int) -> None:
        """Raise :class:`Stale` as long as the seat is not shown all that has happened."""
        if self.held_from(seat) is not None:
            raise Stale("stale", "The table has moved on since; look again and choose.")

    def shown_since(self) -> float:
        """The time from which everybody is shown how things are, in seconds since 1970; it lies ahead only while a moment lasts."""
        held, now = self.lasting(), clock.now()
        if held is not None:
            return held.until
        return min(now, max(self.updated, self.held.until if self.held else 0.0))

    # -- what is shown ------------------------------------------------------------------------------------------------------------

    def waiting_for(self, mine: list[int], match: Match | None) -> list[str]:
        """The letters of the seats that are waited for, as far as somebody with these seats may know."""
        held = self.held_from(*mine)
        own = "".join(letter_of(seat).lower() for seat in mine)
        waiting = [letter.upper() for letter in (held or self).waiting if letter.isupper() or letter in own]
        if held is not None and match is not None:
            answered = [letter_of(seat) for seat in mine if seat in self.ahead.answered or held.answered(match, seat) >= 0]
            waiting = [letter for letter in waiting if letter not in answered]
        return waiting

    def view(self, match: Match, seat: int | None) -> View:
        """What a seat (or a spectator) is shown of the match. Parts of it are shared: do not change them."""
        ahead = self.ahead
        held = self.held_from(seat)
        if held is not None and seat in ahead.answered:
            return _without_questions(match.game, look(ahead.answered[seat], seat), seat)
        if held is not None:
            return _held_view(held, match, seat)
        if seat not in self.views:
            view = look(self.asked(match, seat), seat)
            self.views[seat] = _without_questions(match.game, view, seat) if seat in self.spared else view
        return self.views[seat]

    def asked(self, match: Match, seat: int | None) -> Match:
        """The match as it is when a seat answers: what it is asked ahead is not asked by the rules yet."""
        return match if seat is None else self.ahead.asked.get(seat, match)

    # -- what changes -------------------------------------------------------------------------------------------------------------

    def keep(self, match: Match, rows: int) -> Held:
        """What is shown now, to be held if the change that comes brings a moment.

        :param rows: rows of the log so far.
        """
        length = len(match.tape)
        lasting = self.lasting()
        if lasting is not None:
            lasting.views |= {(seat, length): view for seat, view in self.views.items() if self.asked_quietly(seat)}
        views = {(seat, length): view for seat, view in self.views.items()}
        return Held(0.0, rows, self.status, self.waiting, self.updated, self.progress, match.state.moments, list(match.tape), views)

    def note_change(self, match: Match | None, before: Held | None, rows: list[LogRow], seconds: float, given: float = 0.0) -> None:
        """After a change: hold what was shown ``before`` if the change brought a moment.

        What is done untold while a moment lasts does not make it longer: it must end when it would have ended if nobody was asked.

        :param before: see :meth:`keep`; None where nothing need be held.
        :param rows: what the change writes to the log.
        :param seconds: how long a moment lasts.
        :param given: when what was done now had been chosen ahead, if it was: from then on the moment lasts, as if the rules had
            not first come to somebody else.
        """
        now = clock.now()
        if given <= now < given + seconds:
            now = given
        if before is None or match is None:
            self.updated = now
            return
        untold = match.game.is_untold
        told = any(row["seat"] != NATURE and not untold(row["what"], row["option"]) for row in rows)
        lasting = self.lasting()
        if seconds and match.state.moments != before.moments and any(row["undone"] is None for row in rows):
            if lasting is None:
                lasting = self.held = before
                lasting.until, lasting.length = now + seconds, seconds
                told = True
            elif told:
                lasting.until, lasting.length = now + seconds, seconds
        if lasting is None:
            self.held = None
            told = told or any(row["seat"] == NATURE for row in rows) or self._noticed(before)
        if told:
            self.updated = now

    def _noticed(self, before: Held) -> bool:
        """Whether others are shown now that other seats are waited for."""
        public, other = ([letter for letter in waiting if letter.isupper()] for waiting in (self.waiting, before.waiting))
        return public != other or self.status != before.status or bool(self.waiting) != bool(before.waiting)


def _held_view(held: Held, match: Match, seat: int | None) -> View:
    """What a seat was last shown."""
    answered = held.answered(match, seat)
    length = len(held.tape) if answered < 0 else answered
    if (seat, length) not in held.views:
        tape = (held.tape + match.tape[len(held.tape) :])[:length]
        held.views[seat, length] = look(Match(match.game, match.settings, match.seats, NoNature(), match.start, tape), seat)
    view = held.views[seat, length]
    return view if answered < 0 else _without_questions(match.game, view, seat)


def _without_questions(game: Game[Any], view: View, seat: int | None) -> View:
    """The view of a seat that has answered, while it is held: nothing to choose, nothing to take back, and everything says so."""
    touched = {touch for ask in view.asks for option in ask.options for touch in game.clickable(option.touches)}
    why = dict.fromkeys([*view.why, *sorted(touched)], MOMENT)
    gone = None if seat is None else letter_of(seat)
    waiting = [letter for letter in view.waiting if letter != gone]
    return replace(view, asks=[], why=why, undo=Undo(False, why="other"), waiting=waiting, moment=True)
