"""Go on with a table where another process has done something: what is new in its log is played on, and nothing else once more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Row, select

from ..kernel.nature import CommittedNature
from ..kernel.record import Answer
from ..kernel.registry import game_of
from .disclosure import Disclosure
from .loading import list_tables
from .schema import ANSWERS, BRANCHES, JOBS, MATCHES, STANDING
from .table import Job, Table

MOST = 60
"""Rows of the log that are played on at once; a table that is further behind is loaded anew, while others go on."""


@dataclass
class Since:
    """What the database has of a table that this process does not.

    :param now: the table, without its match.
    :param origin: the game that it began with, if that is there still.
    :param log, wishes: the rows that are new.
    :param jobs: all rows.
    """

    now: Table
    origin: str
    log: Sequence[Row[Any]]
    wishes: Sequence[Row[Any]]
    jobs: Sequence[Row[Any]]


def read_since(db: Connection, table: Table) -> Since | None:
    """What is new; None if there is no such table any more."""
    found = list_tables(db, MATCHES.c.id == table.id)
    if not found:
        return None
    new = ANSWERS.c.match == table.id, ANSWERS.c.number >= table.log.rows
    wished = STANDING.c.match == table.id, STANDING.c.number >= table.passes.changes
    return Since(
        found[0],
        db.execute(select(BRANCHES.c.origin).where(BRANCHES.c.match == table.id)).scalar() or "" if table.branch else "",
        db.execute(select(ANSWERS).where(*new).order_by(ANSWERS.c.number).limit(MOST + 1)).all(),
        db.execute(select(STANDING).where(*wished).order_by(STANDING.c.number)).all(),
        db.execute(select(JOBS).where(JOBS.c.match == table.id)).all(),
    )


def follow(table: Table, since: Since) -> bool:
    """Bring a table to where the database has it. False if that cannot be done so: then it is of no use any more.

    :raises BadInput: nor by these rules.
    """
    now, match = since.now, table.match
    first = table.log.rows
    in_order = [row.number for row in since.log] == list(range(first, first + len(since.log)))
    if match is None or table.guided is not None or now.version < table.version or now.host != table.host:
        return False
    if now.version == table.version:  # nothing was done, but somebody may have a new name; what was shown stands
        table.seats, table.made = now.seats, {}
        return True
    if not in_order or len(since.log) > MOST or not _hold(now.shown, table):
        return False
    tape, game = list(match.tape), game_of(table.game)
    for row in since.log:
        if now.shown.held is not None and table.log.rows == now.shown.held.log:
            now.shown.held.tape = tape.copy()
        table.log.read(row, game, tape)
    _play(table, tape)
    for _, change in groupby(since.log, lambda row: row.at):
        last = [*change][-1]  # who takes something back; what goes with it is taken back before
        if last.undone is not None:
            table.passes.declined.pop(last.seat, None)
    for number, given in table.shown.ahead.kept.items():
        if not since.log and len(now.shown.ahead.kept.get(number, ())) < len(given):  # it took back what it chose ahead
            table.passes.declined.pop(number, None)
    for row in since.wishes:
        table.passes.read_row(row)
    for number, seat in enumerate(now.seats):
        if seat.played != table.seats[number].played:
            table.passes.declined.pop(number, None)
    table.seats, table.shown, table.version = now.seats, now.shown, now.version
    table.public, table.watch, table.rematch = now.public, now.watch, now.rematch
    if table.branch is not None:
        table.branch = replace(table.branch, table=since.origin)
    table.given, table.made, table.made_of = 0.0, {}, (0, False)
    table.look()
    table.jobs = {row.seat: Job(row.version, match.asked_since(row.seat)) for row in since.jobs}
    return True


def _hold(shown: Disclosure, table: Table) -> bool:
    """Take over what is held, as far as it is known here; False if it is not.

    What seats were shown is taken over, too: to find it out, the whole game would be played back.
    """
    held, before, match = shown.held, table.shown.held, table.need_match()
    if held is None or held.log > table.log.rows:
        return True
    seen = {(seat, len(match.tape)): view for seat, view in table.shown.views.items()}
    if held.log == table.log.rows:
        held.views = seen
        return True
    if before is None or before.log != held.log:
        return False
    held.tape = before.tape
    held.views = before.views | {(seat, at): view for (seat, at), view in seen.items() if table.shown.asked_quietly(seat)}
    return True


def _play(table: Table, tape: list[Answer]) -> None:
    """Take back what is not on this tape any more, and play on what is new there."""
    match = table.need_match()
    same = next((at for at, (here, there) in enumerate(zip(match.tape, tape, strict=False)) if here != there), None)
    if same is None:
        same = min(len(match.tape), len(tape))
    if same < len(match.tape):
        match.go_back(same)
    match.follow(tape)
    assert isinstance(match.source, CommittedNature)
    match.source.count = table.drawn(tape)
