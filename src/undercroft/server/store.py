"""The store: what has happened, durable before anybody is told.

Readers use their own connections. All writing goes through one thread that puts whatever waits into one transaction, so that a busy
house costs one disk sync a batch and not one an answer.
"""

from __future__ import annotations

import asyncio
import queue
import secrets
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.util.exc import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, delete, event, insert, make_url, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from ..kernel.errors import BadInput
from .errors import Clash, HouseError, Unstored
from .schema import HOUSE, METADATA

T = TypeVar("T")
Work = Callable[[Connection], T]

BATCH = 256
"""Pieces of work in one transaction, at most."""
IN_THE_WAY = ("40001", "40P01")
"""States of SQL: what two processes wrote at once does not go together (serialization failure, deadlock)."""
MIGRATED_WITHIN = 60
"""Seconds until a process that brings the schema up to date must have done so for another that waits for it to open."""
READERS, READERS_OF_A_FILE = 6, 2
"""Reads at once, at most; as many connections are kept open. Of a file this process reads itself: more threads would only take the
interpreter from each other, and from the tables."""
PLAYED_BACK = 2
"""How many games are played back at once, beside the reads; while they are, other tables get less of the processor."""
VERSION = "alembic_version"
"""The table that says which schema a database has. Every house has it."""
TABLES = text(
    "SELECT relname FROM pg_class WHERE relnamespace = to_regnamespace(current_schema()) AND relkind IN ('r', 'p', 'f') AND NOT "
    "EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')"
)
CHANNEL = "tables"
NOTIFY = text("SELECT pg_notify(:channel, :data)")


@contextmanager
def _apart(connection: Connection) -> Iterator[None]:
    """A part of a transaction. If it fails, it alone is rolled back, unless the database itself fails: then everything is.

    SQLAlchemy's own savepoints are compiled anew each time.
    """
    connection.exec_driver_sql("SAVEPOINT work")
    try:
        yield
    except Exception as problem:
        if isinstance(problem, (IntegrityError, DataError)) or not isinstance(problem, DBAPIError):
            connection.exec_driver_sql("ROLLBACK TO SAVEPOINT work")
            connection.exec_driver_sql("RELEASE SAVEPOINT work")
        raise
    connection.exec_driver_sql("RELEASE SAVEPOINT work")


def url_of(database: str | URL) -> URL:
    """The address of a database; PostgreSQL is spoken to by psycopg if no driver is named."""
    url = make_url(database)
    return url.set(drivername="postgresql+psycopg") if url.drivername in ("postgres", "postgresql") else url


def migrate(connection: Connection) -> None:
    """Bring the schema up to date, in the transaction that this connection is in. Processes that start together all find the old
    schema: one after the other looks.

    :raises BadInput: it is another program's.
    """
    if connection.dialect.name != "sqlite":
        connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{MIGRATED_WITHIN}s'")
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(hashtext('undercroft migrates'))")
    need_ours_there(connection)
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def need_ours(url: URL) -> None:
    """:class:`BadInput` if a SQLite file is another program's. Nothing in it is changed, not even how it is kept."""
    if url.get_backend_name() != "sqlite" or not url.database or not Path(url.database).is_file():
        return
    with suppress(sqlite3.Error):  # whoever opens it next says what is wrong
        with closing(sqlite3.connect(f"{Path(url.database).resolve().as_uri()}?mode=ro", timeout=0, uri=True)) as db:
            which = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
            names = {name for (name,) in db.execute(which)}
        _need_ours_among(names, url.database)


def need_ours_there(connection: Connection) -> None:
    """:class:`BadInput` if a PostgreSQL database is another program's. What its extensions have made there is nobody's."""
    if connection.dialect.name != "sqlite":
        _need_ours_among({*connection.execute(TABLES).scalars()}, connection.engine.url.render_as_string(hide_password=True))


def _need_ours_among(tables: set[str], database: str) -> None:
    if tables - {VERSION} and (VERSION not in tables or tables.isdisjoint(METADATA.tables)):
        sentence = "{database} is the database of another program: nothing in it is Undercroft's. Choose another one."
        raise BadInput("database-strange", sentence, database=database)


class Store:
    """A database, migrated to the present schema.

    :param url: SQLAlchemy URL.
    :param busy: seconds to wait for a lock.
    :raises Unstored: it cannot be opened.
    :raises BadInput: it is another program's.
    """

    def __init__(self, url: str | URL, busy: float = 3.0) -> None:
        self.me = secrets.token_hex(8)
        """What this process is called in the news."""
        self.refused = False
        """Whether something could not be written since :meth:`takes` was last answered by yes. That other things could says little:
        many need no room."""
        self._waiting: queue.SimpleQueue[tuple[Work[Any], Future[Any]] | None] = queue.SimpleQueue()
        try:
            self.url = url_of(url)
            need_ours(self.url)
            self.sqlite = self.url.get_backend_name() == "sqlite"
            readers = READERS_OF_A_FILE if self.sqlite else READERS
            self._readers = ThreadPoolExecutor(readers, thread_name_prefix="reader")
            self._players = ThreadPoolExecutor(PLAYED_BACK, thread_name_prefix="player")
            self.engine = self._open(busy)
            try:
                with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
                    migrate(connection)
            except BaseException:
                self.engine.dispose()
                raise
            self._file = self._file_now()
        except (SQLAlchemyError, OSError, ImportError, CommandError) as problem:  # a driver is missing, the schema is unknown
            raise Unstored(problem) from problem
        self._writer = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._writer.start()

    def _open(self, busy: float) -> Engine:
        if not self.sqlite:
            patience = {"connect_timeout": 5, "tcp_user_timeout": 5000, "options": f"-c lock_timeout={round(busy * 1000)}"}
            size = READERS + PLAYED_BACK + 1
            return create_engine(self.url, pool_pre_ping=True, pool_size=size, hide_parameters=True, connect_args=patience)
        if self.url.database and self.url.database != ":memory:":
            file = Path(self.url.database)
            try:
                file.parent.mkdir(parents=True, exist_ok=True)
                if not file.exists():
                    file.touch(mode=0o600)  # it will hold secrets
            except OSError as problem:
                raise Unstored(problem) from problem
        # Errors are logged, and what is stored (secrets, the tokens' hashes) is nobody's to read there.
        engine = create_engine(self.url, connect_args={"timeout": busy, "check_same_thread": False}, hide_parameters=True)

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _record: Any) -> None:
            connection.isolation_level = None  # transactions are begun below, not guessed by the driver
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA foreign_keys=ON")

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            writes = connection.get_execution_options().get("writes", False)
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

        return engine

    def _file_now(self) -> tuple[int, int] | None:
        """Which file has the database's name; None if it is none, or has gone."""
        if not self.sqlite or not self.url.database or self.url.database == ":memory:":
            return None
        with suppress(OSError):
            found = Path(self.url.database).stat()
            return found.st_dev, found.st_ino
        return None

    def look(self, db: Connection) -> None:
        """:class:`Unstored` if the database is not there. A file that was taken away is still read, by this process alone."""
        db.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
        if self._file_now() != self._file:
            raise Unstored(FileNotFoundError(self.url.database))

    def close(self) -> None:
        """Finish the waiting work and close the database."""
        self._waiting.put(None)
        self._writer.join()
        self._readers.shutdown(wait=False)
        self._players.shutdown(wait=False)
        self.engine.dispose()

    # -- reading -------------------------------------------------------------------------------------------------------------------

    def read_now(self, work: Work[T]) -> T:
        """The result of ``work``, which only reads; :class:`Unstored` if the database does not answer."""
        try:
            # A table's row and its log, read one after the other, must be of one moment: SQLite's transactions are so anyway.
            one_moment = {} if self.sqlite else {"isolation_level": "REPEATABLE READ"}
            with self.engine.connect().execution_options(**one_moment) as connection:
                return work(connection)
        except SQLAlchemyError as problem:
            raise Unstored(problem) from problem

    async def read(self, work: Work[T]) -> T:
        """The same as :meth:`read_now`, in a thread that does nothing else, so that others need not wait."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, work)

    async def play_back(self, work: Work[T]) -> T:
        """The same for work that plays a game with what it reads: that takes long, and no read waits for it."""
        return await asyncio.get_running_loop().run_in_executor(self._players, self.read_now, work)

    # -- writing -------------------------------------------------------------------------------------------------------------------

    async def write(self, work: Work[T]) -> T:
        """The result of ``work`` once it is durable.

        :raises Clash: somebody else wrote the same thing first; this work left no trace.
        :raises Unstored: it could not be stored (disk full, database locked or gone); nothing was.
        """
        return await asyncio.wrap_future(self.submit(work))

    async def takes(self) -> bool:
        """Whether it can be written to, tried with a row that is of no use to anybody."""
        name = f"tried {self.me}"

        def try_it(db: Connection) -> None:
            db.execute(insert(HOUSE).values(name=name, value=""))
            db.execute(delete(HOUSE).where(HOUSE.c.name == name))

        with suppress(HouseError):
            await self.write(try_it)
            self.refused = False
            return True
        return False

    @property
    def writing(self) -> bool:
        """Whether what is submitted will be written."""
        return self._writer.is_alive()

    def tell(self, db: Connection, **news: Any) -> None:
        """Tell the other processes if, and when, what ``db`` writes is stored. A file has no others."""
        if not self.sqlite:
            data = msgspec.json.encode({**news, "by": self.me}).decode()
            db.execute(NOTIFY, {"channel": CHANNEL, "data": data})

    def submit(self, work: Work[T]) -> Future[T]:
        """The same as :meth:`write`, called from a thread."""
        future: Future[T] = Future()
        self._waiting.put((work, future))
        return future

    def _write_on(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch = [first]
            while len(batch) < BATCH:
                try:
                    more = self._waiting.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    self._waiting.put(None)
                    break
                batch.append(more)
            self._write_batch([(work, future) for work, future in batch if future.set_running_or_notify_cancel()])

    def _write_batch(self, batch: list[tuple[Work[Any], Future[Any]]], tries: int = 3) -> None:
        """One transaction; a piece of work that fails is rolled back alone, a transaction that fails takes all with it. Where
        another process was in the way, each piece is tried again by itself."""
        done: list[tuple[Future[Any], Any]] = []
        failed: list[tuple[Future[Any], BaseException]] = []
        try:
            with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
                for work, future in batch:
                    try:
                        with _apart(connection):
                            done.append((future, work(connection)))
                    except IntegrityError as clash:
                        failed.append((future, Clash(str(clash.orig))))
                    except DataError as problem:  # what one sends must not undo what the others do
                        failed.append((future, Unstored(problem)))
                    except DBAPIError:
                        raise
                    except Exception as problem:
                        failed.append((future, problem))
        except BaseException as problem:  # whatever it was, those who wait must hear of it
            if isinstance(problem, DBAPIError) and getattr(problem.orig, "sqlstate", "") in IN_THE_WAY and tries:
                for each in batch:
                    self._write_batch([each], tries - 1)
                return
            failed = [(future, Unstored(problem)) for _, future in batch]
            done = []
            self.refused = True
        for future, result in done:
            future.set_result(result)
        for future, error in failed:
            future.set_exception(error)
