"""One table: who sits there, what is played, and, once it has started, the match itself."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Row, select

from ..kernel.ask import letter_of
from ..kernel.errors import BadInput
from ..kernel.match import Match
from ..kernel.nature import CommittedNature, commitment_of, stream_key
from ..kernel.record import NATURE, Answer, Record
from ..kernel.registry import game_of
from ..kernel.view import view_of
from .branch import Branch, load_branch
from .errors import Forbidden, Missing, Taken
from .schema import ANSWERS, GUESTS, JOBS, MATCHES, SEATS
from .wire import TableCard, TableInfo, TableSeat

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
    :param log: rows of the log so far; ``undos`` of them are undos.
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
    undos: int = 0
    messages: set[str] = field(default_factory=set)
    jobs: dict[int, Job] = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    views: dict[int | None, dict[str, Any]] = field(default_factory=dict)

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
        if self.status != OVER:
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
        return next((seat for seat in mine if letter_of(seat) in self.waiting), mine[0])

    def names(self) -> dict[str, str]:
        """The players' names by seat letter."""
        return {letter_of(number): seat.name for number, seat in enumerate(self.seats) if not seat.open}

    def bots_waiting(self) -> list[int]:
        """The seats of bots whose answer the table needs."""
        return [number for number, seat in enumerate(self.seats) if seat.level is not None and letter_of(number) in self.waiting]

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
        self.look()

    @property
    def opening(self) -> list[Answer]:
        """What the match begins with: nothing, or what a branch took over."""
        return list(self.branch.answers) if self.branch else []

    def look(self) -> None:
        """Take note of what the match says: who is waited for, whether it is over."""
        assert self.match is not None
        self.views.clear()
        self.waiting = "".join(sorted({letter_of(ask.seat) for ask in self.match.asks() if not ask.may}))
        if self.match.state.over:
            self.status = OVER
            self.result = self.match.game.result(self.match.state)
        else:
            self.status = PLAYING
            self.result = None

    def view(self, seat: int | None) -> dict[str, Any]:
        """The view of a seat (None: a spectator), complete with the table's names. It is shared: do not change it."""
        view = self.views.get(seat)
        if view is None:
            view = msgspec.to_builtins(view_of(self.need_match(), seat))  # a copy: boards may show parts of the living state
            view["table"] = self.id
            view["names"] = self.names()
            view["journal_from"] = 0
            self.views[seat] = view
        return view

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
        mine = [letter_of(seat) for seat in self.seats_of(guest)]
        return {
            "id": self.id, "game": self.game, "public": self.public, "watch": self.watch, "status": self.status,
            "host": guest == self.host, "you": mine, "seats": seats, "commitment": self.commitment, "watching": watching,
            "updated": self.updated, "your_turn": any(letter in self.waiting for letter in mine), "waiting": list(self.waiting),
            "result": self.result, "rematch": self.rematch,
        }  # fmt: skip


# -- from the database -----------------------------------------------------------------------------------------------------------


def load_table(db: Connection, id: str) -> Table:
    """The table with its match; :class:`Missing` if there is none with this id."""
    found = list_tables(db, MATCHES.c.id == id)
    if not found:
        raise Missing("table-unknown", "There is no table {id}.", id=id[:40])
    table = found[0]
    table.branch = load_branch(db, id, table.host)
    if table.status != OPEN:
        tape = table.opening
        for row in db.execute(select(ANSWERS).where(ANSWERS.c.match == id).order_by(ANSWERS.c.number)):
            table.log += 1
            if row.message:
                table.messages.add(row.message)
            if row.undone is None:
                tape.append(Answer(row.seat, row.what, row.option, row.digest))
            else:
                table.undos += 1
                del tape[row.undone]
        try:
            table.play(tape)
        except BadInput as problem:
            sentence = "This game was begun under older rules and cannot be continued: {why}"
            raise Taken("rules-changed", sentence, why=str(problem)) from None
        assert table.match is not None
        for row in db.execute(select(JOBS).where(JOBS.c.match == id)):
            table.jobs[row.seat] = Job(row.version, table.match.asked_since(row.seat))
    return table


def list_tables(db: Connection, which: Any, limit: int = 50) -> list[Table]:
    """Tables without their matches, latest first."""
    rows = db.execute(select(MATCHES).where(which).order_by(MATCHES.c.updated.desc()).limit(limit)).all()
    tables = {row.id: _table_of(row) for row in rows}
    seats = select(SEATS, GUESTS.c.name.label("guest_name")).outerjoin(GUESTS, SEATS.c.guest == GUESTS.c.id)
    for row in db.execute(seats.where(SEATS.c.match.in_(tables)).order_by(SEATS.c.seat)):
        tables[row.match].seats.append(Seat(row.guest, row.level, row.guest_name or row.name, row.entropy))
    return list(tables.values())


def _table_of(row: Row[Any]) -> Table:
    return Table(
        id=row.id, game=row.game, settings=row.settings, public=row.public, watch=row.watch, host=row.host, secret=row.secret,
        seats=[], created=row.created, updated=row.updated, status=row.status, result=row.result, waiting=row.waiting,
        rematch=row.rematch, early=row.early, version=row.version,
    )  # fmt: skip
