"""Housekeeping: remove guests and tables that came to nothing. Every game that was begun is kept."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection, delete, exists, select, update
from sqlalchemy.sql.dml import ReturningDelete

from .disclosure import OPEN
from .guests import Guests
from .schema import BRANCHES, GUESTS, MATCHES, PROMISES, SEATS
from .store import Store

DAY = 24 * 3600.0
MOST = 500
"""Tables or guests removed in one transaction, so that nobody waits long for the writer."""


async def sweep_tables(store: Store, before: float) -> list[str]:
    """Remove tables that never started and where nothing has happened since ``before`` (seconds since 1970).

    Returns the ids of all tables that changed: those removed, and finished ones whose rematch such a table was.
    """
    changed: list[str] = []
    gone = MOST
    while gone == MOST:
        gone, ids = await store.write(lambda db: _remove_tables(db, before))
        changed += ids
    return changed


def _remove_tables(db: Connection, before: float) -> tuple[int, list[str]]:
    never_started = select(MATCHES.c.id).where(MATCHES.c.status == OPEN, MATCHES.c.updated < before)
    ids = list(db.execute(never_started.limit(MOST).with_for_update()).scalars())
    awaited = MATCHES.c.rematch.in_(ids)
    finished = list(db.execute(select(MATCHES.c.id).where(awaited)).scalars())
    db.execute(update(MATCHES).where(awaited).values(rematch=None, version=MATCHES.c.version + 1))
    db.execute(delete(SEATS).where(SEATS.c.match.in_(ids)))
    db.execute(delete(BRANCHES).where(BRANCHES.c.match.in_(ids)))
    db.execute(delete(MATCHES).where(MATCHES.c.id.in_(ids)))
    return len(ids), ids + finished


async def sweep_promises(store: Store, before: float) -> None:
    """Remove promises made before then, used or not. What came of a used one stands with its table."""
    await store.write(lambda db: db.execute(delete(PROMISES).where(PROMISES.c.created < before)))


async def sweep_guests(guests: Guests, before: float) -> list[str]:
    """Remove guests who came before then, and who neither sit at any table nor made one; returns their ids.

    The search does not hold up those who write, so the removal checks each guest again.
    """
    bound = (SEATS.c.guest, MATCHES.c.host, PROMISES.c.guest)
    idle = (GUESTS.c.created < before, *[~exists().where(column == GUESTS.c.id) for column in bound])
    found = await guests.store.read(lambda db: db.execute(select(GUESTS.c.id).where(*idle)).scalars().all())
    removed: list[str] = []
    for start in range(0, len(found), MOST):
        some = delete(GUESTS).where(GUESTS.c.id.in_(found[start : start + MOST]), *idle).returning(GUESTS.c.id)
        gone = await guests.store.write(partial(_ids, some))
        guests.forget(*gone)
        removed += gone
    return removed


def _ids(work: ReturningDelete[str], db: Connection) -> list[str]:
    return list(db.execute(work).scalars())
