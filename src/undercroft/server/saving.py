"""What a change of a table writes, inside one transaction of the store."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, update

from ..kernel.record import Answer
from ..kernel.registry import game_of
from .branch import save_branch
from .errors import Clash
from .promises import use
from .schema import ANSWERS, JOBS, MATCHES, SEATS, STANDING
from .table import Job, Table

CHANGE = update(MATCHES).where(MATCHES.c.id == bindparam("table"), MATCHES.c.version == bindparam("before"))
LOG = insert(ANSWERS)
"""Made once: every move of every game needs them."""


def row_of(answer: Answer) -> dict[str, Any]:
    """An answer as a row for the log, still without its number."""
    return {
        "seat": answer.seat, "what": answer.what, "option": answer.option, "digest": answer.digest,
        "undone": None, "standing": False,
    }  # fmt: skip


def numbered(table: Table, rows: list[dict[str, Any]], message: str, now: float) -> list[dict[str, Any]]:
    """Rows complete for the log; the message belongs to the first."""
    complete = [
        row | {"match": table.id, "number": table.log + place, "message": "" if place else message, "at": now}
        for place, row in enumerate(rows)
    ]
    table.log += len(rows)
    return complete


def save(db: Connection, table: Table, before: int, rows: list[dict[str, Any]], jobs: dict[int, Job]) -> None:
    """Write a change; :class:`Clash` if the table is no longer at version ``before``."""
    values = {
        "version": table.version, "updated": table.updated, "status": table.status, "waiting": table.waiting,
        "result": table.result, "held": table.held.to_json() if table.held else None,
    }  # fmt: skip
    changed = db.execute(CHANGE, values | {"table": table.id, "before": before})
    if changed.rowcount != 1:
        raise Clash(table.id)
    if not rows or table.log == len(rows):
        for number, seat in enumerate(table.seats):
            values = {"guest": seat.guest, "level": seat.level, "name": seat.name if seat.level else "", "entropy": seat.entropy}
            db.execute(update(SEATS).where(SEATS.c.match == table.id, SEATS.c.seat == number).values(values))
    if rows:
        db.execute(LOG, rows)
    if table.wishes:
        db.execute(insert(STANDING), table.wishes)
    _save_jobs(db, table, jobs)


def _save_jobs(db: Connection, table: Table, jobs: dict[int, Job]) -> None:
    """Write which bots must answer; jobs that stay as they are keep their lease."""
    if all(seat.level is None for seat in table.seats):
        return
    kept = [seat for seat, job in jobs.items() if table.jobs.get(seat) is job]
    db.execute(delete(JOBS).where(JOBS.c.match == table.id, JOBS.c.seat.not_in(kept)))
    new = [
        {"match": table.id, "seat": seat, "version": job.version, "leased": 0.0, "tries": 0}
        for seat, job in jobs.items()
        if seat not in kept
    ]
    if new:
        db.execute(insert(JOBS), new)


def add(
    db: Connection, table: Table, rows: list[dict[str, Any]], jobs: dict[int, Job], after: Table | None, promise: str | None
) -> None:
    """Write a new table, that the promise of its secret is used, and on the old table that this one is its rematch."""
    if promise is not None:
        use(db, promise)
    if after is not None:
        changed = db.execute(
            update(MATCHES).where(MATCHES.c.id == after.id, MATCHES.c.rematch.is_(None)).values(
                rematch=table.id, version=MATCHES.c.version + 1
            )
        )  # fmt: skip
        if changed.rowcount != 1:
            raise Clash(after.id)
    db.execute(
        insert(MATCHES).values(
            id=table.id, game=table.game, rules=game_of(table.game).rules_version, settings=table.settings, public=table.public,
            watch=table.watch, host=table.host, status=table.status, secret=table.secret, result=table.result,
            waiting=table.waiting, version=table.version, created=table.created, updated=table.updated,
            early=table.early,
        )
    )  # fmt: skip
    db.execute(
        insert(SEATS),
        [
            {
                "match": table.id, "seat": number, "guest": seat.guest, "level": seat.level,
                "name": seat.name if seat.level else "", "entropy": seat.entropy,
            }
            for number, seat in enumerate(table.seats)
        ],
    )  # fmt: skip
    if table.branch is not None:
        save_branch(db, table.id, table.branch)
    if rows:
        db.execute(LOG, rows)
    _save_jobs(db, table, jobs)
