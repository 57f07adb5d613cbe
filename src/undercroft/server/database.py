"""The database as an operator names it: what it is called, who may serve it, and why it cannot be opened."""

from __future__ import annotations

import fcntl
import os
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


def need_postgres_for_bots(database: str) -> None:
    """:class:`BadInput` if a database is a file: bots of their own processes could not read it."""
    if database.startswith("sqlite"):
        sentence = "Bots of their own processes need PostgreSQL; with a SQLite file the house thinks for its bots itself."
        raise BadInput("bots-postgres", sentence)


@contextmanager
def alone(database: str) -> Iterator[None]:
    """Serve a file alone; :class:`BadInput` if another process does already. A database server needs none of this."""
    file = url_of(database).database if database.startswith("sqlite") else None
    if not file or file == ":memory:":
        yield
        return
    beside = Path(file).resolve()  # a link leads to the same file
    lock = beside.with_name(f"{beside.name}.served")
    try:
        beside.parent.mkdir(parents=True, exist_ok=True)
        held = _lock(lock)
    except OSError as problem:
        raise unopened(database, Unstored(problem)) from None
    if held is None:
        sentence = "{database} is served by another process already; one SQLite file serves one."
        raise BadInput("served-already", sentence, database=shown(database))
    try:
        yield
    finally:
        lock.unlink(missing_ok=True)
        os.close(held)


def _lock(file: Path) -> int | None:
    """Make a file and lock it: its number, or None if another process has it. Whoever has it removes it at the end."""
    while True:
        held = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if os.path.samestat(os.fstat(held), file.stat()):
                return held
        except FileNotFoundError:
            pass
        except BlockingIOError:
            os.close(held)
            return None
        except BaseException:
            os.close(held)
            raise
        os.close(held)  # the one before has just removed it


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
