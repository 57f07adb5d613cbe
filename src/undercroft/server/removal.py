"""Remove tables with all that belongs to them, inside one transaction of the store."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, or_, select, update

from .schema import ANSWERS, BRANCHES, JOBS, MATCHES, SEATS, STANDING

FEW = 20
"""Tables with their logs that are removed in one transaction, so that nobody waits long for the writer."""


def remove_tables(db: Connection, ids: Sequence[str]) -> list[str]:
    """Remove tables; the ids of others that named them: as their rematch, or as the game that they began with.

    A branch keeps the answers that it took over, and no longer says whose they were.
    """
    awaited, begun = MATCHES.c.rematch.in_(ids), BRANCHES.c.origin.in_(ids)
    named = select(MATCHES.c.id).where(or_(awaited, MATCHES.c.id.in_(select(BRANCHES.c.match).where(begun))))
    others = list(db.execute(named.where(MATCHES.c.id.not_in(ids)).order_by(MATCHES.c.id).with_for_update()).scalars())
    db.execute(update(MATCHES).where(awaited).values(rematch=None))
    db.execute(update(BRANCHES).where(begun).values(origin=""))
    note_change(db, others)
    for table in (JOBS, STANDING, ANSWERS, SEATS, BRANCHES):
        db.execute(delete(table).where(table.c.match.in_(ids)))
    db.execute(delete(MATCHES).where(MATCHES.c.id.in_(ids)))
    return others


def note_change(db: Connection, ids: Sequence[str]) -> None:
    """Whoever has one of these tables in memory, or is about to change it, must read it anew."""
    db.execute(update(MATCHES).where(MATCHES.c.id.in_(ids)).values(version=MATCHES.c.version + 1))
