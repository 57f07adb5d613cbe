"""Guests who delete their data: what was theirs alone goes, what others have a part in stays without their name.

One transaction does all that cannot be undone. Games that are still played with others are then left as if the guest had pressed
"leave"; until that has been done their seats are marked by what they are: a former guest's, at which no bot plays yet.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass

import structlog
from sqlalchemy import Connection, and_, delete, exists, insert, select, update

from ..kernel.ask import PASS, text_of
from ..kernel.errors import BadInput
from . import leaving, playing
from .disclosure import OPEN, PLAYING
from .errors import Clash
from .log import LogRow
from .names import FORMER, FORMER_NAME
from .removal import FEW, note_change, remove_tables
from .schema import ANSWERS, GUESTS, MATCHES, PROMISES, SEATS, STANDING, of_guest
from .standing import ASK
from .store import Store
from .table import Table
from .tables import Tables

TRIES = 8
"""How often a guest is removed who makes or joins a table meanwhile."""
AT_ONCE = 100
"""Tables told of in one piece of news: PostgreSQL carries no long ones."""
SOON, LATER = 1.0, 60.0
"""Seconds until games are tried again that cannot be left yet: at first, and at most."""

log = structlog.get_logger("undercroft.farewell")


@dataclass(frozen=True)
class Parted:
    """What became of a guest's tables.

    :param removed: their ids; ``kept``: of those that go on without the guest's name.
    :param others: tables of others that named one of those removed.
    """

    removed: list[str]
    kept: list[str]
    others: list[str]

    @property
    def cleared(self) -> list[str]:
        """The tables from which the name is gone."""
        return [*self.removed, *self.kept]

    def tell(self, store: Store, db: Connection) -> None:
        """Tell the other processes."""
        all_ = [*self.cleared, *self.others]
        for start in range(0, len(all_), AT_ONCE):
            store.tell(db, cleared=all_[start : start + AT_ONCE])


def alone_at(db: Connection, guest: str, most: int) -> list[str]:
    """Some tables of a guest at which nobody else sits or sat; bots and former guests are nobody."""
    somebody = exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.guest.is_not(None), SEATS.c.guest.not_in([guest, FORMER]))
    which = select(MATCHES.c.id).where(of_guest(guest), MATCHES.c.status != OPEN, ~somebody.correlate(MATCHES))
    return list(db.execute(which.order_by(MATCHES.c.id).limit(most).with_for_update()).scalars())


def remove_alone(db: Connection, guest: str) -> Parted:
    """Remove a few tables that are a guest's alone."""
    ids = alone_at(db, guest, FEW)
    return Parted(ids, [], remove_tables(db, ids))


def remove_guest(db: Connection, guest: str) -> Parted:
    """Remove a guest with all that is theirs alone, and their name from everything else. It does nothing for one who is gone."""
    mine = {row.id: row for row in db.execute(select(MATCHES).where(of_guest(guest)).order_by(MATCHES.c.id).with_for_update())}
    hosted = [id for id, row in mine.items() if row.status == OPEN and row.host == guest]
    removed = [*hosted, *alone_at(db, guest, len(mine))]
    others = remove_tables(db, removed)
    kept = [id for id in mine if id not in removed]
    begun = [id for id in kept if mine[id].status != OPEN]
    for id in kept:
        if mine[id].status == OPEN:
            _stand_up(db, id, guest)
    if begun:
        _rename(db, guest, begun)
    note_change(db, kept)
    db.execute(delete(PROMISES).where(PROMISES.c.guest == guest))
    db.execute(delete(GUESTS).where(GUESTS.c.id == guest, GUESTS.c.id != FORMER))
    return Parted(removed, kept, [id for id in others if id not in kept])


def _stand_up(db: Connection, table: str, guest: str) -> None:
    """Open the guest's seats at a table that has not started; whoever comes next has not said when to be asked."""
    which = (SEATS.c.match == table, SEATS.c.guest == guest)
    seats = list(db.execute(select(SEATS.c.seat).where(*which)).scalars())
    db.execute(update(SEATS).where(*which).values(guest=None, level=None, name="", entropy=""))
    wishes = db.execute(select(STANDING.c.seat).where(STANDING.c.match == table)).scalars().all()
    neutral = [seat for seat in seats if seat in wishes]
    if neutral:
        rows = [
            {"match": table, "number": number, "seat": seat, "mode": ASK, "stops": {}, "place": 0, "at": 0.0}
            for number, seat in enumerate(neutral, len(wishes))
        ]
        db.execute(insert(STANDING), rows)


def _rename(db: Connection, guest: str, tables: Collection[str]) -> None:
    """Put the one who stands for all former guests in this guest's place; messages are named after who sent them."""
    if db.execute(select(GUESTS.c.id).where(GUESTS.c.id == FORMER)).first() is None:
        row = {"id": FORMER, "token_hash": secrets.token_hex(32), "name": FORMER_NAME, "named": False, "created": 0.0}
        db.execute(insert(GUESTS), row)
    db.execute(update(SEATS).where(SEATS.c.match.in_(tables), SEATS.c.guest == guest).values(guest=FORMER, name=""))
    db.execute(update(MATCHES).where(MATCHES.c.id.in_(tables), MATCHES.c.host == guest).values(host=FORMER))
    sent = and_(ANSWERS.c.match.in_(tables), ANSWERS.c.message.startswith(f"{guest}:", autoescape=True))
    db.execute(update(ANSWERS).where(sent).values(message=""))


def delete_guest(store: Store, guest: str) -> Parted:
    """Remove a guest: first, a few at a time, what is theirs alone; then all that is left, and the guest, in one transaction.

    It waits for the store, so it is called from a thread of its own.

    After a crash in the middle the guest is still there, and may be removed once more.
    """

    def part_alone(db: Connection) -> Parted:
        parted = remove_alone(db, guest)
        parted.tell(store, db)
        return parted

    def part(db: Connection) -> Parted:
        parted = remove_guest(db, guest)
        parted.tell(store, db)
        store.tell(db, guest=guest, gone=True)
        return parted

    removed: list[str] = []
    others: list[str] = []
    while (some := store.submit(part_alone).result()).removed:
        removed += some.removed
        others += some.others
    for left in reversed(range(TRIES)):
        try:
            last = store.submit(part).result()
        except Clash:  # the guest has come to another table meanwhile
            if not left:
                raise
        else:
            break
    return Parted([*removed, *last.removed], last.kept, [*others, *last.others])


class Farewells:
    """Leaves the games of former guests that are still played: a bot plays on, or the game ends, as the rules of leaving say."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self._news = asyncio.Event()
        self._unleft: list[str] = []

    def wake(self) -> None:
        """There may be such games now."""
        self._news.set()

    def heard(self, table: str) -> None:
        """A table has changed: perhaps it can be left now."""
        if table in self._unleft:
            self.wake()

    async def run(self) -> None:
        """Look at the beginning, after news, and as long as there are any."""
        pause: float | None = 0.0
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._news.wait()
                    pause = 0.0
            self._news.clear()
            try:
                await self.leave_all()
                done = not self._unleft
            except Exception as problem:  # whatever it is, it is tried again
                log.warning("not-left", problem=repr(getattr(problem, "problem", problem)))
                done = False
            pause = None if done else min(LATER, max(SOON, 2 * (pause or 0.0)))

    async def leave_all(self) -> None:
        """Leave all games that can be left now."""
        self._unleft = await self.store.read(unleft)
        self._unleft = [id for id in self._unleft if not await self._leave(id)]

    async def _leave(self, id: str) -> bool:
        """Whether there is nothing left to leave at a table."""
        with suppress(BadInput, Clash):
            while True:
                table = await self.tables.get(id, fresh=True)
                if table.status != PLAYING or not any(table.seats[seat].played for seat in table.seats_of(FORMER)):
                    return True
                await self.tables.change(id, see_off)
        return False


def unleft(db: Connection) -> list[str]:
    """The tables where a former guest has still to leave."""
    where = (SEATS.c.guest == FORMER, SEATS.c.level.is_(None), MATCHES.c.status == PLAYING)
    return list(db.execute(select(MATCHES.c.id).join(SEATS, SEATS.c.match == MATCHES.c.id).where(*where).distinct()).scalars())


def see_off(table: Table) -> list[LogRow]:
    """A former guest passes where it is asked in secret, and then leaves.

    Nobody learns from that whether it was asked: as long as others may be, its seat waits like anybody's.
    """
    match = table.need_match()
    for seat in table.seats_of(FORMER):
        if not table.seats[seat].played or not table.shown.asked_quietly(seat):
            continue
        asked = table.shown.asked(match, seat)
        for ask in asked.asks():
            if ask.seat == seat and ask.what in match.game.quiet:
                options = [text_of(option) for option in ask.options]
                option = PASS if PASS in options else options[0]
                return playing.answer(table, FORMER, seat, ask.what, asked.known_to(seat, asked.number_of(ask)), option)
    return leaving.leave(table, FORMER, table.leaving(FORMER) or "")
