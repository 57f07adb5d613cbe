"""The database as an operator names it: what it is called, who may serve it, and why it cannot be opened."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic.util.exc import CommandError
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from ..kernel.errors import BadInput
from .errors import Unstored
from .store import url_of


def need_postgres(database: str) -> None:
    """:class:`BadInput` if a database is a file, which one process alone may serve."""
    if database.startswith("sqlite"):
        sentence = "A SQLite file serves one process; give several a PostgreSQL database with --database."
        raise BadInput("one-process", sentence)


@contextmanager
def alone(database: str) -> Iterator[None]:
    """Serve a file alone; :class:`BadInput` if another process does already. A database server needs none of this."""
    file = url_of(database).database if database.startswith("sqlite") else None
    if not file or file == ":memory:":
        yield
        return
    try:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        lock = open(f"{file}.served", "w")  # noqa: SIM115
    except OSError as problem:
        raise unopened(database, Unstored(problem)) from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            sentence = "{database} is served by another process already; one SQLite file serves one."
            raise BadInput("served-already", sentence, database=shown(database)) from None
        yield


def shown(database: str) -> str:
    """The address of a database without its password."""
    try:
        return make_url(database).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return database.partition("://")[0]


def unopened(database: str, unstored: Unstored) -> BadInput:
    """The sentence for a database that cannot be opened; without its password."""
    problem = unstored.problem
    while isinstance(problem, Unstored):
        problem = problem.problem
    if isinstance(problem, CommandError):  # Alembic knows no such schema
        sentence = "The database {database} is of a newer version of Undercroft: update the program, or choose another database."
        return BadInput("database-newer", sentence, database=shown(database))
    why = str(getattr(problem, "orig", None) or problem).strip().split("\n")[0].rstrip(".")
    return BadInput("database", "The database {database} cannot be opened: {why}.", database=shown(database), why=why[:200])
