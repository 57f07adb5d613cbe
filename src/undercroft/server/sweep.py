"""Housekeeping: remove guests and tables that came to nothing, and games that are older than the house keeps them."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection, and_, delete, exists, func, select
from sqlalchemy.sql.dml import ReturningDelete

from .disclosure import OPEN, OVER
from .guests import Guests
from .names import FORMER
from .removal import FEW, remove_tables
from .schema import GUESTS, MATCHES, PROMISES, SEATS
from .store import Store

DAY = 24 * 3600.0
MOST = 500
"""Tables without a log or guests removed in one transaction, so that nobody waits long for the writer."""


async def sweep_tables(store: Store, before: float, status: str = OPEN) -> list[str]:
    """Remove tables of a status where nothing has happened since ``before`` (seconds since 1970).

    Returns the ids of all tables that changed: those removed, and others that named one of them.
    """
    most = MOST if status == OPEN else FEW
    changed: list[str] = []
    gone = most
    while gone == most:
        gone, ids = await store.write(lambda db: _remove_tables(db, before, status, most))
        changed += ids
    return changed


def _remove_tables(db: Connection, before: float, status: str, most: int) -> tuple[int, list[str]]:
    old = select(MATCHES.c.id).where(MATCHES.c.status == status, MATCHES.c.updated < before)
    ids = list(db.execute(old.limit(most).with_for_update()).scalars())
    return len(ids), ids + remove_tables(db, ids)


def finished(db: Connection) -> list[tuple[str, int]]:
    """All games that are over, each with the number of its seats that are former guests'."""
    former = and_(SEATS.c.match == MATCHES.c.id, SEATS.c.guest == FORMER)
    which = select(MATCHES.c.id, func.count(SEATS.c.seat)).outerjoin(SEATS, former).where(MATCHES.c.status == OVER)
    return [(id, count) for id, count in db.execute(which.group_by(MATCHES.c.id))]


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
