"""Copies of all that a house keeps: from a running house into one file, and from such a file into an empty house.

The file is a SQLite database as a house has it, whatever the house itself uses: so a house moves to PostgreSQL, and back.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import URL, Connection, create_engine, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from ..kernel.errors import BadInput
from .config import config_for
from .database import alone, shown, unopened
from .errors import Clash, Unstored
from .schema import GUESTS, HOUSE, MATCHES, METADATA
from .store import Store, need_ours, need_ours_there, url_of

BEGINNING = b"SQLite format 3\0"
"""Of every SQLite file that holds anything."""
AT_ONCE = 1000
"""Rows that are read and written together."""


def backup(database: str | None, file: Path) -> int:
    """Copy all that a house keeps into a new file, as it is at one moment; the house may be open meanwhile.

    :param database: see :func:`~.serving.serve`.
    :returns: how many tables of games it holds.
    :raises BadInput: there is such a file, or the database cannot be read, or is of another version.
    """
    if file.exists():
        raise BadInput("file-exists", "There is a file {file} already; choose another name.", file=str(file))
    address = config_for(database).database
    unfinished = file.with_name(f".{file.name}.unfinished")
    try:
        with snapshot(address) as source:
            unfinished.unlink(missing_ok=True)
            unfinished.touch(mode=0o600)  # it holds secrets
            count = _copied(source, URL.create("sqlite", database=str(unfinished)))
        unfinished.rename(file)
    except (OSError, Unstored) as problem:
        cause = problem.problem if isinstance(problem, Unstored) else problem
        why = getattr(cause, "strerror", None) or str(getattr(cause, "orig", cause))
        raise BadInput("file-unwritten", "{file} cannot be written: {why}.", file=str(file), why=why) from None
    finally:
        _take_away(unfinished)
    return count


def restore(file: Path, database: str | None) -> int:
    """Fill an empty house with what such a file holds, also one of an older version.

    :returns: how many tables of games it holds.
    :raises BadInput: the file is no backup or a damaged one, or the house is not empty, is served, or cannot be opened or written.
        Then nothing is changed, and a house that was not there is not there.
    """
    if not file.is_file():
        raise BadInput("file-missing", "There is no file {file}.", file=str(file))
    address = config_for(database).database
    with tempfile.TemporaryDirectory() as folder:
        copy = f"sqlite:///{_copy_of(file, Path(folder))}"
        try:
            Store(copy).close()  # brought up to date
        except Unstored as unstored:
            raise unopened(f"sqlite:///{file}", unstored) from None
        except BadInput:
            raise no_backup(file) from None
        with snapshot(copy) as source:
            if source.execute(select(HOUSE.c.name)).first() is None:
                raise no_backup(file)
            try:
                with alone(address), _whole_or_not_there(address):
                    return _copied(source, address)
            except Unstored as unstored:
                raise unopened(address, unstored) from None
            except Clash:  # it holds twice what there is once
                raise damaged(file) from None


def _copy_of(file: Path, folder: Path) -> Path:
    """A sound copy of a backup, which may be brought up to date; :class:`BadInput` if it is none."""
    copy = folder / "copy"
    try:
        shutil.copy(file, copy)
        log = file.with_name(f"{file.name}-wal")
        if log.is_file():  # of a house that was not closed
            shutil.copy(log, folder / "copy-wal")
        with copy.open("rb") as begin:
            if not (first := begin.read(len(BEGINNING))):
                raise BadInput("backup-empty", "{file} is empty: it is no backup of a house.", file=str(file))
    except OSError as problem:
        why = problem.strerror or str(problem)
        raise BadInput("file-read", "Cannot read {file}: {why}.", file=str(file), why=why) from None
    if first != BEGINNING:
        raise no_backup(file)
    try:
        with closing(sqlite3.connect(copy)) as db:
            sound = db.execute("PRAGMA integrity_check(1)").fetchall() == [("ok",)]
    except sqlite3.Error:
        sound = False
    if not sound:
        raise damaged(file)
    return copy


@contextmanager
def _whole_or_not_there(address: str) -> Iterator[None]:
    """Take a file that was not there away again if it could not be filled."""
    file = Path(url_of(address).database or "") if address.startswith("sqlite") else None
    if file is None or file.exists():
        yield
        return
    try:
        yield
    except BaseException:
        _take_away(file)
        raise


def _take_away(file: Path) -> None:
    """Remove a SQLite file with what lies beside it."""
    for left in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm", "-journal"))):
        with suppress(OSError):
            left.unlink()


def no_backup(file: Path) -> BadInput:
    """The sentence for a file that holds no house."""
    return BadInput("no-backup", "{file} is no backup of a house.", file=str(file))


def damaged(file: Path) -> BadInput:
    """The sentence for a backup of which something is missing or overwritten."""
    return BadInput("backup-damaged", "{file} is damaged, or only a part of a backup: take another one.", file=str(file))


@contextmanager
def snapshot(address: str) -> Iterator[Connection]:
    """A database as it is at one moment, to be read; :class:`BadInput` if its schema is not this version's."""
    url = url_of(address)
    if url.get_backend_name() == "sqlite" and not (url.database and Path(url.database).is_file()):
        raise BadInput("file-missing", "There is no file {file}.", file=str(url.database))
    isolation = {} if url.get_backend_name() == "sqlite" else {"isolation_level": "REPEATABLE READ"}
    engine = create_engine(url, hide_parameters=True, **isolation)
    try:
        with engine.connect() as db:
            if url.get_backend_name() == "sqlite":
                db.exec_driver_sql("BEGIN")
            theirs = MigrationContext.configure(db).get_current_revision()
            if theirs != _versions().get_current_head():
                need_ours(url)
                need_ours_there(db)
                _versions().get_revision(theirs or "base")  # one that this version does not know is newer
                sentence = "The database {database} is of another version of Undercroft; start the house once with this one."
                raise BadInput("database-other", sentence, database=shown(str(address)))
            yield db
    except (SQLAlchemyError, CommandError) as problem:
        raise unopened(address, Unstored(problem)) from None
    finally:
        engine.dispose()


def _versions() -> ScriptDirectory:
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return ScriptDirectory.from_config(config)


def _copied(source: Connection, address: str | URL) -> int:
    """Write all rows into an empty database, in one transaction; how many games there are."""
    store = Store(address)

    def write(target: Connection) -> int:
        if target.execute(select(func.count()).select_from(GUESTS)).scalar_one():
            raise BadInput(
                "not-empty", "There is a house in {database} already; restore into an empty one.", database=shown(str(address))
            )
        for table in reversed(METADATA.sorted_tables):
            target.execute(table.delete())
        for table in METADATA.sorted_tables:
            for rows in source.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings().partitions():
                target.execute(insert(table), [dict(row) for row in rows])
        return target.execute(select(func.count()).select_from(MATCHES)).scalar_one()

    try:
        return store.submit(write).result()
    finally:
        store.close()
