"""One table: who sits there, what is played, and, once it has started, the match itself."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Literal

from msgspec.structs import replace

from ..kernel.ask import PASS, letter_of
from ..kernel.errors import Stale
from ..kernel.match import Match
from ..kernel.nature import CommittedNature, NoNature, commitment_of, stream_key
from ..kernel.record import NATURE, Answer, Record
from ..kernel.registry import game_of
from ..kernel.shapes import plain
from ..kernel.view import look
from .branch import Branch
from .errors import Forbidden, Taken
from .moments import ASK, TURN, Held, Standing, may_pass, without_questions
from .wire import TableCard, TableInfo, TableSeat, TableView, completed

OPEN, PLAYING, OVER = "open", "playing", "over"


@dataclass
class Seat:
    """A seat: a guest's, a bot's (``level``), or nobody's."""

    guest: str | None = None
    level: str | None = None
    name: str = ""
    entropy: str = ""

    @property
    def open(self) -> bool:
        """Whether somebody may sit down."""
        return self.guest is None and self.level is None

    def kind(self, guest: str | None) -> Literal["me", "person", "open", "bot"]:
        """Who sits here, as this guest sees it."""
        if self.guest is not None:
            return "me" if self.guest == guest else "person"
        return "open" if self.open else "bot"


@dataclass
class Job:
    """A bot's turn: since which version of the table, and at which question (``Match.asked_since``)."""

    version: int
    asked_at: int


@dataclass
class Table:
    """A table as the database has it at ``version``; ``match`` is None before the start (and in lists).

    :param early: the host's share of chance came before the commitment was shown, so it binds nothing.
    :param branch: the finished game whose first answers this one began with; the log has only those after them.
    :param messages: the clients' messages that were carried out.
    :param waiting: the letters of the seats whose answer is needed; small ones of those asked quietly.
    :param log: rows of the log so far.
    :param undos: how often something was taken back that all may notice (:data:`NATURE`), or only a seat.
    :param passes: of each answer on the tape, whether the house gave it for a seat that did not want to be asked.
    :param standing: who wants to be asked when; ``wishes`` are changes of it not stored yet, ``wished`` how many there were.
    :param held: what is shown while a moment lasts.
    """

    id: str
    game: str
    settings: dict[str, Any]
    public: bool
    watch: bool
    host: str
    secret: str
    seats: list[Seat]
    created: float
    updated: float
    status: str = OPEN
    result: dict[str, Any] | None = None
    waiting: str = ""
    rematch: str | None = None
    early: bool = False
    branch: Branch | None = None
    version: int = 1
    match: Match | None = None
    log: int = 0
    undos: Counter[int] = field(default_factory=Counter)
    passes: list[bool] = field(default_factory=list)
    standing: dict[int, Standing] = field(default_factory=dict)
    wishes: list[dict[str, Any]] = field(default_factory=list)
    wished: int = 0
    held: Held | None = None
    messages: set[str] = field(default_factory=set)
    jobs: dict[int, Job] = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    views: dict[int | None, TableView] = field(default_factory=dict)

    # -- people -------------------------------------------------------------------------------------------------------------------

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats of a guest."""
        return [number for number, seat in enumerate(self.seats) if guest is not None and seat.guest == guest]

    def need_seat(self, guest: str, seat: int) -> None:
        """:class:`Forbidden` unless the seat is this guest's."""
        if not 0 <= seat < len(self.seats) or self.seats[seat].guest != guest:
            raise Forbidden("not-your-seat", "Seat {seat} is not yours.", seat=letter_of(seat))

    def need_host(self, guest: str) -> None:
        """:class:`Forbidden` unless this guest made the table."""
        if guest != self.host:
            raise Forbidden("not-host", "Only the host of the table may do that.")

    def need_open(self) -> None:
        """:class:`Taken` once the game has started."""
        if self.status != OPEN:
            raise Taken("started", "The game has started already.")

    def need_match(self) -> Match:
        """The match; :class:`Taken` before the start."""
        if self.match is None:
            raise Taken("not-started", "The game has not started yet.")
        return self.match

    def need_over(self) -> Match:
        """The match; :class:`Taken` while it is played: what it hid stays hidden."""
        match = self.need_match()
        if self.status != OVER or self._lasting() is not None:
            raise Taken("not-over", "The game is not over yet.")
        return match

    def seat_shown(self, guest: str | None, wanted: int | None = None) -> int | None:
        """Through whose eyes a guest looks: the seat wanted, else the one that is asked, else the first; None as a spectator.

        :raises Forbidden: the guest has no seat, and the table is not to be watched.
        """
        mine = self.seats_of(guest)
        if not mine:
            if not self.watch:
                raise Forbidden("no-watching", "Only those who sit at this table may look on.")
            return None
        if wanted in mine:
            return wanted
        waiting = self._waiting_for(mine)
        return next((seat for seat in mine if letter_of(seat) in waiting), mine[0])

    def names(self) -> dict[str, str]:
        """The players' names by seat letter."""
        return {letter_of(number): seat.name for number, seat in enumerate(self.seats) if not seat.open}

    def bots_waiting(self) -> list[int]:
        """The seats of bots whose answer the table needs."""
        waiting = self.waiting.upper()
        return [number for number, seat in enumerate(self.seats) if seat.level is not None and letter_of(number) in waiting]

    # -- the match ----------------------------------------------------------------------------------------------------------------

    @property
    def entropy(self) -> list[str]:
        """What the seats added to the secret, in seat order."""
        return [seat.entropy for seat in self.seats if seat.entropy]

    @property
    def commitment(self) -> str:
        """What is shown of the secret from the first."""
        return commitment_of(bytes.fromhex(self.secret))

    def play(self, tape: list[Answer]) -> None:
        """Set up the match after these answers; Nature goes on where her stream stood, which a branch begins anew."""
        drawn = sum(answer.seat == NATURE for answer in tape) - (self.branch.chance if self.branch else 0)
        nature = CommittedNature(stream_key(bytes.fromhex(self.secret), self.entropy), drawn)
        self.match = Match(game_of(self.game), self.settings, len(self.seats), nature, tape=tape)
        self.passes += [False] * (len(self.match.tape) - len(self.passes))
        self.look()

    @property
    def opening(self) -> list[Answer]:
        """What the match begins with: nothing, or what a branch took over."""
        return list(self.branch.answers) if self.branch else []

    def take_back(self, tape: list[Answer], place: int) -> None:
        """The answer at a place of the tape goes; whoever may notice reads the journal anew."""
        gone = tape.pop(place)
        del self.passes[place]
        self.undos[gone.seat if game_of(self.game).is_untold(gone.what, gone.option) else NATURE] += 1

    def look(self) -> None:
        """Take note of what the match says: who is waited for, whether it is over."""
        assert self.match is not None
        self.views.clear()
        quiet = self.match.game.quiet
        asks = [ask for ask in self.match.asks() if not ask.may]
        self.waiting = "".join(sorted({letter_of(ask.seat).lower() if ask.what in quiet else letter_of(ask.seat) for ask in asks}))
        if self.match.state.over:
            self.status = OVER
            self.result = plain(self.match.game.result(self.match.state))
        else:
            self.status = PLAYING
            self.result = None

    def view(self, seat: int | None) -> TableView:
        """The view of a seat (None: a spectator), complete with the table's names; while a moment lasts, what was shown before to
        whoever is not asked quietly. Parts of it are shared: do not change them."""
        match, held = self.need_match(), self.held_from(seat)
        if held is None:
            if seat not in self.views:
                self.views[seat] = self._complete(match, seat)
            view = self.views[seat]
        else:
            view = self._held_view(held, match, seat)
        asked = seat is not None and match.game.quiet
        return replace(view, standing=self.standing.get(seat, Standing()).shown(match.game) if asked else None)  # type: ignore[arg-type]

    def _complete(self, match: Match, seat: int | None) -> TableView:
        return completed(look(match, seat), table=self.id, names=self.names(), journal_from=0)

    # -- moments ------------------------------------------------------------------------------------------------------------------

    def asked_quietly(self, seat: int | None) -> bool:
        """Whether a seat is asked a quiet question."""
        return seat is not None and letter_of(seat).lower() in self.waiting

    def _lasting(self) -> Held | None:
        """The moment that lasts now, if one does."""
        return self.held if self.held is not None and time.time() < self.held.until else None

    def held_from(self, seat: int | None) -> Held | None:
        """What a seat (or a spectator) is shown instead of how things are now, if anything."""
        return None if self.asked_quietly(seat) else self._lasting()

    def held_for(self, seat: int | None) -> float | None:
        """For how many seconds yet something is held from a seat (or a spectator); None if nothing is."""
        held = self.held_from(seat)
        return None if held is None else max(0.005, held.until - time.time())

    def need_shown(self, seat: int) -> None:
        """:class:`Stale` while things have happened that the seat is not shown yet."""
        if self.held_from(seat) is not None:
            raise Stale("stale", "The table has moved on since; look again and choose.")

    def shown_since(self) -> float:
        """Since when everybody is (or from when on everybody will be) shown how things are now; seconds since 1970."""
        return max(self.updated, self.held.until if self.held else 0.0)

    def undos_known(self, seat: int | None) -> int:
        """How often something was taken back that a seat (or a spectator) may notice."""
        return self.undos[NATURE] + (0 if seat is None else self.undos[seat])

    def _held_view(self, held: Held, match: Match, seat: int | None) -> TableView:
        """What a seat was last shown."""
        answered = held.answered(match, seat)
        length = len(held.tape) if answered < 0 else answered
        if (seat, length) not in held.views:
            tape = (held.tape + match.tape[len(held.tape) :])[:length]
            before = Match(match.game, self.settings, len(self.seats), NoNature(), tape=tape)
            held.views[seat, length] = self._complete(before, seat)
        view = held.views[seat, length]
        return view if answered < 0 else without_questions(view, seat)

    def as_shown(self) -> Held | None:
        """What is shown now, to be held if the change that comes brings a moment; None at tables where nothing need be held."""
        match = self.match
        if match is None or not match.game.quiet or len(self.seats) < 2 or all(seat.guest is None for seat in self.seats):
            return None
        length = len(match.tape)
        lasting = self._lasting()
        if lasting is not None:
            lasting.views |= {(seat, length): view for seat, view in self.views.items() if self.asked_quietly(seat)}
        views = {(seat, length): view for seat, view in self.views.items()}
        return Held(0.0, self.log, self.status, self.waiting, self.updated, match.state.moments, list(match.tape), views)

    def note_change(self, before: Held | None, rows: list[dict[str, Any]], seconds: float) -> None:
        """After a change: hold what was shown ``before`` if it brought a moment; ``updated`` is when something last happened that
        all may notice.

        What is done untold while a moment lasts does not make it longer: it must end when it would have ended if nobody was asked.
        """
        now = time.time()
        if before is None or self.match is None:
            self.updated = now
            return
        untold = self.match.game.is_untold
        told = any(row["seat"] != NATURE and not untold(row["what"], row["option"]) for row in rows)
        lasting = self._lasting()
        if seconds and self.match.state.moments != before.moments and any(row["undone"] is None for row in rows):
            if lasting is None:
                lasting = self.held = before
                lasting.until = now + seconds
                told = True
            elif told:
                lasting.until = now + seconds
        if lasting is None:
            self.held = None
            told = told or any(row["seat"] == NATURE for row in rows) or self._noticed(before)
        if told:
            self.updated = now

    def _noticed(self, before: Held) -> bool:
        """Whether others are shown now that other seats are waited for."""
        public, other = ([letter for letter in waiting if letter.isupper()] for waiting in (self.waiting, before.waiting))
        return public != other or self.status != before.status or bool(self.waiting) != bool(before.waiting)

    def wish(self, seat: int, standing: Standing) -> None:
        """A seat wants to be asked otherwise from now on."""
        assert self.match is not None
        self.standing[seat] = standing
        self.wishes.append(
            {
                "match": self.id, "number": self.wished, "seat": seat, "mode": standing.mode, "stops": dict(standing.stops),
                "place": len(self.match.tape), "at": time.time(),
            }
        )  # fmt: skip
        self.wished += 1

    def pass_on(self, turn: int) -> set[int]:
        """Pass for all who do not want to be asked, as long as there are any; the places of these answers on the tape.

        :param turn: whose turn it was before the last answer.
        """
        match = self.need_match()
        places: set[int] = set()
        while True:
            now = match.game.turn_of(match.state)
            if now != turn and now in self.standing and self.standing[now].mode == TURN:
                self.wish(now, Standing(ASK, self.standing[now].stops))
            turn = now
            ask = next((a for a in match.asks() if a.seat in self.standing and may_pass(match, a, self.standing[a.seat])), None)
            if ask is None:
                return places
            places.add(len(match.tape))
            match.answer(ask.seat, PASS, ask.what)

    def record(self, guest: str | None = None) -> Record:
        """The record with the secret, for a finished game, as a guest may have it."""
        return self.need_over().record(
            names=[seat.name for seat in self.seats], commitment=self.commitment, secret=self.secret, entropy=self.entropy,
            branch=self.branch.recorded(guest) if self.branch else None,
        )  # fmt: skip

    # -- as shown -----------------------------------------------------------------------------------------------------------------

    def card(self, guest: str | None, here: set[str], watching: int) -> TableCard:
        """The table in a list, as a guest sees it.

        :param here: the guests who are connected; ``watching`` counts the others who look on.
        """
        return TableCard(**self._shown(guest, here, watching))

    def info(self, guest: str | None, here: set[str], watching: int) -> TableInfo:
        """The table with its options; as :meth:`card`."""
        branch = self.branch.told(guest) if self.branch else None
        return TableInfo(**self._shown(guest, here, watching), settings=self.settings, branch=branch)

    def _shown(self, guest: str | None, here: set[str], watching: int) -> dict[str, Any]:
        seats = []
        for number, seat in enumerate(self.seats):
            present = seat.level is not None or seat.guest in here
            seats.append(TableSeat(letter_of(number), seat.kind(guest), seat.name, present, seat.level))
        mine = self.seats_of(guest)
        you = [letter_of(seat) for seat in mine]
        waiting = self._waiting_for(mine)
        now = self._held_from_all(mine) or self
        return {
            "id": self.id, "game": self.game, "public": self.public, "watch": self.watch, "status": now.status,
            "host": guest == self.host, "you": you, "seats": seats, "commitment": self.commitment, "watching": watching,
            "updated": now.updated, "your_turn": any(letter in waiting for letter in you), "waiting": waiting,
            "result": self.result if now.status == OVER else None, "rematch": self.rematch,
        }  # fmt: skip

    def _held_from_all(self, mine: list[int]) -> Held | None:
        """What somebody with these seats is shown instead of how things are now, if anything."""
        return None if any(self.asked_quietly(seat) for seat in mine) else self._lasting()

    def _waiting_for(self, mine: list[int]) -> list[str]:
        """The letters of the seats that are waited for, as far as somebody with these seats may know."""
        held = self._held_from_all(mine)
        own = "".join(letter_of(seat).lower() for seat in mine)
        waiting = [letter.upper() for letter in (held or self).waiting if letter.isupper() or letter in own]
        if held is not None and self.match is not None:
            match = self.match
            answered = [letter_of(seat) for seat in mine if held.answered(match, seat) >= 0]
            waiting = [letter for letter in waiting if letter not in answered]
        return waiting
