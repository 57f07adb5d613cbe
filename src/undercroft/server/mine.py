"""What the house keeps of a guest, as one file: for the guest, or for the operator on the guest's behalf.

Of games that are not over it says who plays where, and nothing of what happens: so it can tell no secret.
"""

from __future__ import annotations

import gzip
from datetime import UTC, datetime
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, create_engine, func, select

from ..kernel.ask import letter_of
from ..kernel.errors import BadInput
from ..kernel.record import Record
from ..kernel.registry import game_of
from . import clock
from .branch import load_branch
from .errors import Missing
from .loading import list_tables, read_log
from .names import FORMER, name_of_guest
from .schema import GUESTS, MATCHES, of_guest
from .store import url_of
from .table import Table
from .wire import encode

SOME = 100
"""Tables that are read at once."""


class MyTable(Struct):
    """A table that a guest made or sits at.

    :param seats: who sits where; ``mine``: the guest's own seats.
    :param record: of a game that is over: all of it, as a text.
    """

    id: str
    game: str
    made: str
    last: str
    status: str
    host: bool
    mine: list[str]
    seats: dict[str, str]
    options: dict[str, Any]
    result: dict[str, Any] | None = None
    record: str | None = None


class Mine(Struct):
    """All that is kept of a guest."""

    guest: str
    name: str
    since: str
    tables: list[MyTable]


def export_of(db: Connection, guest: str) -> Mine:
    """All that is kept of a guest; :class:`Missing` if there is none with this id."""
    row = db.execute(select(GUESTS).where(GUESTS.c.id == guest, GUESTS.c.id != FORMER)).first()
    if row is None:
        raise unknown(guest)
    clock.measure(db)  # what is held until when is the house's to say, and this may be a process of its own
    ids = list(db.execute(select(MATCHES.c.id).where(of_guest(guest)).order_by(MATCHES.c.created)).scalars())
    tables: list[MyTable] = []
    for start in range(0, len(ids), SOME):
        found = {table.id: table for table in list_tables(db, MATCHES.c.id.in_(ids[start : start + SOME]), SOME)}
        tables += [_table_of(db, found[id], guest) for id in ids[start : start + SOME] if id in found]
    return Mine(row.id, name_of_guest(row.name, row.named), day(row.created), tables)


def _table_of(db: Connection, table: Table, guest: str) -> MyTable:
    mine = table.seats_of(guest)
    now = table.shown.held_from(*mine) or table.shown
    over = table.shown_over
    return MyTable(
        table.id, table.game, day(table.created), day(now.updated), now.status, table.host == guest,
        [letter_of(seat) for seat in mine], table.names(), table.settings,
        table.result if over else None, _record_of(db, table, guest) if over else None,
    )  # fmt: skip


def _record_of(db: Connection, table: Table, guest: str) -> str | None:
    """The record of a finished game, read from its log and not played; None if its game is no longer installed."""
    table.branch = load_branch(db, table.id, table.host)
    try:
        rules = game_of(table.game).rules_version
        answers = read_log(db, table)
    except BadInput:
        return None
    record = Record(table.game, rules, len(table.seats), table.settings, answers, table.start, **table.record_head(guest))
    return record.dumps()


def day(at: float) -> str:
    """A moment as it is written down."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def written(mine: Mine) -> bytes:
    """The file: JSON that one can also read."""
    return msgspec.json.format(encode(mine), indent=2) + b"\n"


def packed_mine(database: str, guest: str) -> bytes:
    """The same from a database, compressed; for a process that makes it."""
    engine = create_engine(url_of(database), hide_parameters=True)
    try:
        with engine.connect() as db:
            return gzip.compress(written(export_of(db, guest)), 6, mtime=0)
    finally:
        engine.dispose()


# -- who it is ---------------------------------------------------------------------------------------------------------------------


def guest_called(db: Connection, who: str) -> Row[Any]:
    """The guest with an id, or with a name that nobody else has; :class:`BadInput` if there is none or there are several."""
    if not who.strip():
        raise BadInput("guest-none", "Say which guest: an id, or a name that nobody else has.")
    known = db.execute(select(GUESTS).where(GUESTS.c.id == who, GUESTS.c.id != FORMER)).first()
    if known is not None:
        return known
    name = " ".join(who.split())
    which = select(GUESTS).where(GUESTS.c.name == name, GUESTS.c.id != FORMER)
    found = db.execute(which.order_by(GUESTS.c.created)).all()
    if not found:
        raise unknown(who)
    if len(found) > 1:
        sentence = "Several guests are called {name}; choose one by its id (first here – last at a table): {guests}."
        raise BadInput("guest-several", sentence, name=name, guests=", ".join(_known_by(db, row) for row in found))
    return found[0]


def _known_by(db: Connection, row: Row[Any]) -> str:
    last = db.execute(select(func.max(MATCHES.c.updated)).where(of_guest(row.id))).scalar()
    return f"{row.id} ({day(row.created)[:10]} – {day(last)[:10] if last else '…'})"


def unknown(who: str) -> Missing:
    """The sentence for an id or name that nobody has."""
    return Missing("guest-unknown", "There is no guest {name}.", name=who[:40])
