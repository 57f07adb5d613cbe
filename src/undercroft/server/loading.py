"""Tables as the database has them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, select

from ..kernel.errors import BadInput
from ..kernel.options import Settings
from ..kernel.record import Answer
from ..kernel.registry import game_ids, game_of
from .branch import load_branch
from .errors import Missing, Taken
from .moments import Held, Standing
from .schema import ANSWERS, GUESTS, JOBS, MATCHES, SEATS, STANDING
from .table import OPEN, Job, Seat, Table


def load_table(db: Connection, id: str) -> Table:
    """The table with its match; :class:`Missing` if there is none with this id."""
    found = list_tables(db, MATCHES.c.id == id)
    if not found:
        raise Missing("table-unknown", "There is no table {id}.", id=id[:40])
    table = found[0]
    table.branch = load_branch(db, id, table.host)
    if table.status != OPEN:
        try:
            table.play(_read_log(db, table))
        except BadInput as problem:
            if problem.key.startswith("pack-"):  # the rules are as they were, cards are missing
                raise Taken(problem.key, str(problem), **problem.args_) from None
            sentence = "This game was begun under older rules and cannot be continued: {why}"
            raise Taken("rules-changed", sentence, why=str(problem)) from None
        assert table.match is not None
        for row in db.execute(select(JOBS).where(JOBS.c.match == id)):
            table.jobs[row.seat] = Job(row.version, table.match.asked_since(row.seat))
    return table


def _read_log(db: Connection, table: Table) -> list[Answer]:
    """The tape as the log leaves it, and what else the log says."""
    tape = table.opening
    table.passes = [False] * len(tape)
    for row in db.execute(select(ANSWERS).where(ANSWERS.c.match == table.id).order_by(ANSWERS.c.number)):
        if table.held is not None and table.log == table.held.log:
            table.held.tape = tape.copy()
        table.log += 1
        if row.message:
            table.messages.add(row.message)
        if row.undone is None:
            tape.append(Answer(row.seat, row.what, row.option, row.digest))
            table.passes.append(row.standing)
        else:
            table.take_back(tape, row.undone)
    for row in db.execute(select(STANDING).where(STANDING.c.match == table.id).order_by(STANDING.c.number)):
        table.wished += 1
        table.standing[row.seat] = Standing(row.mode, row.stops)
    return tape


def list_tables(db: Connection, which: Any, limit: int = 50) -> list[Table]:
    """Tables without their matches, latest first."""
    rows = db.execute(select(MATCHES).where(which).order_by(MATCHES.c.updated.desc()).limit(limit)).all()
    tables = {row.id: _table_of(row) for row in rows}
    seats = select(SEATS, GUESTS.c.name.label("guest_name")).outerjoin(GUESTS, SEATS.c.guest == GUESTS.c.id)
    for row in db.execute(seats.where(SEATS.c.match.in_(tables)).order_by(SEATS.c.seat)):
        tables[row.match].seats.append(Seat(row.guest, row.level, row.guest_name or row.name, row.entropy))
    return list(tables.values())


def _completed(game: str, settings: Settings) -> Settings:
    """Stored settings, and the usual way for every option that has come since; as they are if the game is not installed."""
    return game_of(game).completed(settings) if game in game_ids() else settings


def _table_of(row: Row[Any]) -> Table:
    settings = _completed(row.game, row.settings)
    return Table(
        id=row.id, game=row.game, settings=settings, public=row.public, watch=row.watch, host=row.host, secret=row.secret,
        seats=[], created=row.created, updated=row.updated, status=row.status, result=row.result, waiting=row.waiting,
        rematch=row.rematch, early=row.early, version=row.version, held=Held(**row.held) if row.held else None,
    )  # fmt: skip
