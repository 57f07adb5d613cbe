"""Load tables from the database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, select

from ..kernel.errors import BadInput, PackFault
from ..kernel.options import Settings
from ..kernel.record import Answer
from ..kernel.registry import game_ids, game_of
from .branch import load_branch
from .disclosure import OPEN, Disclosure, Held
from .errors import Missing, Taken
from .names import name_of_guest
from .schema import ANSWERS, GUESTS, JOBS, MATCHES, SEATS, STANDING
from .table import Job, Seat, Table


def load_table(db: Connection, id: str) -> Table:
    """The table with its match; :class:`Missing` if there is none with this id."""
    found = list_tables(db, MATCHES.c.id == id)
    if not found:
        raise Missing("table-unknown", "There is no table {id}.", id=id[:40])
    table = found[0]
    table.branch = load_branch(db, id, table.host)
    for row in db.execute(select(STANDING).where(STANDING.c.match == id).order_by(STANDING.c.number)):
        table.passes.read_row(row)  # of a game that has not begun, too: a rematch takes wishes over
    if table.status != OPEN:
        try:
            table.play(read_log(db, table))
        except BadInput as problem:
            if isinstance(problem, PackFault):  # the rules are as they were, cards are missing
                raise Taken(problem.key, str(problem), **problem.args_) from None
            sentence = "This game was begun under older rules and cannot be continued: {why}"
            raise Taken("rules-changed", sentence, why=str(problem)) from None
        assert table.match is not None
        for row in db.execute(select(JOBS).where(JOBS.c.match == id)):
            table.jobs[row.seat] = Job(row.version, table.match.asked_since(row.seat))
    return table


def read_log(db: Connection, table: Table) -> list[Answer]:
    """The tape as the log leaves it, and what else the log says."""
    tape = table.opening
    log, held, game = table.log, table.shown.held, game_of(table.game)
    log.reach(len(tape))
    for row in db.execute(select(ANSWERS).where(ANSWERS.c.match == table.id).order_by(ANSWERS.c.number)):
        if held is not None and log.rows == held.log:
            held.tape = tape.copy()
        log.read(row, game, tape)
    return tape


def list_tables(db: Connection, which: Any, limit: int | None = 50) -> list[Table]:
    """Tables without their matches, latest first."""
    rows = db.execute(select(MATCHES).where(which).order_by(MATCHES.c.updated.desc()).limit(limit)).all()
    tables = {row.id: _table_of(row) for row in rows}
    seats = select(SEATS, GUESTS.c.name.label("guest_name"), GUESTS.c.named).outerjoin(GUESTS, SEATS.c.guest == GUESTS.c.id)
    for row in db.execute(seats.where(SEATS.c.match.in_(tables)).order_by(SEATS.c.seat)):
        name = name_of_guest(row.guest_name, row.named) if row.guest_name else row.name
        own = row.name if row.guest else ""
        tables[row.match].seats.append(Seat(row.guest, row.level, name, row.entropy, own))
    return list(tables.values())


def _completed(game: str, settings: Settings) -> Settings:
    """Stored settings, and the usual way for every option that has come since; as they are if the game is not installed."""
    return game_of(game).completed(settings) if game in game_ids() else settings


def _table_of(row: Row[Any]) -> Table:
    held = dict(row.held or {})
    ahead = held.pop("ahead", [])
    shown = Disclosure(row.updated, row.status, row.waiting, Held(**held) if held else None)
    shown.progress = row.progress or {}
    shown.ahead.read(ahead)
    return Table(
        id=row.id, game=row.game, settings=_completed(row.game, row.settings), public=row.public, watch=row.watch, host=row.host,
        secret=row.secret, seats=[], created=row.created, shown=shown, result=row.result, rematch=row.rematch, early=row.early,
        version=row.version, start=row.start, guided=row.guided,
    )  # fmt: skip
