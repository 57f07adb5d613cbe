"""What a change of a table writes, inside one transaction of the store."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, insert, update

from ..kernel.record import LEAVE
from ..kernel.registry import game_of
from . import clock
from .branch import save_branch
from .errors import Clash
from .log import LogRow
from .promises import use
from .schema import ANSWERS, JOBS, MATCHES, SEATS, STANDING
from .store import Store
from .table import Job, Table

CHANGE = update(MATCHES).where(MATCHES.c.id == bindparam("table"), MATCHES.c.version == bindparam("before"))
LOG = insert(ANSWERS)
"""Made once: every move of every game needs them."""


def save(db: Connection, store: Store, table: Table, before: int, rows: list[LogRow], jobs: dict[int, Job]) -> None:
    """Write a change and tell it; :class:`Clash` if the table is no longer at version ``before``."""
    shown = table.shown
    held = {**(shown.held.to_json() if shown.held else {}), **({"ahead": shown.ahead.to_json()} if shown.ahead.kept else {})}
    values = {
        "version": table.version, "updated": shown.updated, "status": shown.status, "waiting": shown.waiting,
        "progress": shown.progress or None, "result": table.result, "held": held or None,
        "guided": table.guided,
    }  # fmt: skip
    changed = db.execute(CHANGE, values | {"table": table.id, "before": before})
    if changed.rowcount != 1:
        raise Clash(table.id)
    if not rows or table.log.rows == len(rows) or any(row["what"] == LEAVE for row in rows):
        for number, seat in enumerate(table.seats):
            values = {"guest": seat.guest, "level": seat.level, "name": seat.stored, "entropy": seat.entropy}
            db.execute(update(SEATS).where(SEATS.c.match == table.id, SEATS.c.seat == number).values(values))
    if rows:
        db.execute(LOG, rows)
    _save_wishes(db, table)
    _save_jobs(db, table, jobs)
    store.tell(db, table=table.id, version=table.version)


def _save_wishes(db: Connection, table: Table) -> None:
    """Write what seats have said anew about when to be asked."""
    if table.passes.unsaved:
        db.execute(insert(STANDING), [{"match": table.id, **row} for row in table.passes.unsaved])


def _save_jobs(db: Connection, table: Table, jobs: dict[int, Job]) -> None:
    """Write which bots must answer; jobs that stay as they are keep their lease."""
    if not jobs and not table.jobs and all(seat.level is None for seat in table.seats):
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
    db: Connection, store: Store, table: Table, rows: list[LogRow], jobs: dict[int, Job], after: Table | None, promise: str | None
) -> None:
    """Write a new table and tell it; note that its promise is used and, on the old table, that this one is its rematch."""
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
        store.tell(db, table=after.id)
    db.execute(
        insert(MATCHES).values(
            id=table.id, game=table.game, rules=game_of(table.game).rules_version, settings=table.settings, public=table.public,
            watch=table.watch, host=table.host, status=table.shown.status, secret=table.secret, result=table.result,
            waiting=table.shown.waiting, version=table.version, created=table.created, updated=table.shown.updated,
            early=table.early, progress=table.shown.progress or None, start=table.start, guided=table.guided, looked=clock.now(),
        )
    )  # fmt: skip
    db.execute(
        insert(SEATS),
        [
            {
                "match": table.id, "seat": number, "guest": seat.guest, "level": seat.level,
                "name": seat.stored, "entropy": seat.entropy,
            }
            for number, seat in enumerate(table.seats)
        ],
    )  # fmt: skip
    if table.branch is not None:
        save_branch(db, table.id, table.branch)
    if rows:
        db.execute(LOG, rows)
    _save_wishes(db, table)
    _save_jobs(db, table, jobs)
    store.tell(db, table=table.id, version=table.version)
