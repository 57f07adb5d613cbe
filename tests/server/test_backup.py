"""A house is copied while it is open, and stands again elsewhere as it stood, also on another kind of database."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from sqlalchemy import Connection, Engine, create_engine, event, inspect, select
from sqlalchemy.exc import OperationalError

from undercroft.kernel.errors import BadInput
from undercroft.server.backup import backup, restore, snapshot
from undercroft.server.database import alone
from undercroft.server.operator import export
from undercroft.server.schema import METADATA
from undercroft.server.serving import serve, serve_bots
from undercroft.server.store import Store

from . import postgres
from .conftest import ME, OPEN, Browser, bot, config_of, opened

pytestmark = pytest.mark.once


def on_sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'house.db'}"


DATABASES = pytest.mark.parametrize("place", [on_sqlite, postgres.database_for], ids=["sqlite", "postgresql"])
Place = Callable[[Path], str]


def everything(database: str) -> dict[str, Any]:
    """All rows of all tables."""
    engine = create_engine(database)
    with engine.connect() as db:
        found = {
            table.name: sorted((tuple(map(repr, row)) for row in db.execute(select(table))), key=repr)
            for table in METADATA.sorted_tables
        }
    engine.dispose()
    return found


@DATABASES
def test_a_house_stands_again_as_it_stood(tmp_path: Path, place: Place) -> None:
    first, second, file = tmp_path / "first", tmp_path / "second", tmp_path / "monday.db"
    first.mkdir()
    second.mkdir()
    with opened(config_of(first, database=place(first))) as client:
        anna = Browser(client, "Аня")
        over = anna.table(ME, ME)["id"]
        anna.play(over)
        running = anna.table(ME, bot(), OPEN, game="raiders")["id"]
        assert backup(place(first), file) == 2  # while it is open
        kept = everything(place(first))
        anna.table(ME)
    assert restore(file, place(second)) == 2
    assert everything(place(second)) == kept
    with opened(config_of(second, database=place(second))) as client:
        again = Browser(client)
        again.cookies = anna.cookies
        assert again.get(f"/api/tables/{over}/proof").json()["good"]
        assert again.get(f"/api/tables/{running}").json()["status"] == "open"
        assert {table["id"] for table in again.get("/api/tables").json()["mine"]} == {over, running}


@contextmanager
def between_tables(act: Callable[[], object]) -> Iterator[list[str]]:
    """Something is done whenever a copy comes to its next table; the tables that were come to."""
    tables = list[str]()

    def look(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        found = re.search(r"\bFROM (\w+)\s*$", statement)
        if found and found[1] in METADATA.tables:
            tables.append(found[1])
            act()

    @contextmanager
    def looked_at(address: str) -> Iterator[Connection]:
        with snapshot(address) as source:
            event.listen(source, "before_cursor_execute", look)
            yield source

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("undercroft.server.backup.snapshot", looked_at)
        yield tables


@DATABASES
def test_a_copy_is_of_one_moment_while_people_play_on(tmp_path: Path, place: Place) -> None:
    """Tables are copied one after the other: a move that is made in between is in all of them, or in none."""
    new, file = tmp_path / "new", tmp_path / "monday.db"
    new.mkdir()
    with opened(config_of(tmp_path, database=place(tmp_path))) as client:
        anna = Browser(client, "Аня")
        id = anna.table(ME, ME)["id"]
        states: list[dict[str, Any]] = []

        def play_on() -> None:
            assert anna.choose(id, anna.view(id)).status_code == 200
            anna.post("/api/me", {"name": f"Аня {len(states)}"})
            anna.table(ME, bot(), OPEN)
            states.append(everything(place(tmp_path)))

        client.app.state.house.store.submit(lambda db: None).result()  # all that was done until now is written
        states.append(everything(place(tmp_path)))
        with between_tables(play_on) as copied:
            backup(place(tmp_path), file)
    assert {*copied} == {*METADATA.tables}
    restore(file, place(new))
    assert everything(place(new)) in states


def test_a_house_moves_to_postgresql_and_back(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("a", "b", "c")]
    for folder in folders:
        folder.mkdir()
    there, back = tmp_path / "there.db", tmp_path / "back.db"
    with opened(config_of(folders[0], database=on_sqlite(folders[0]))) as client:
        Browser(client, "Аня").table(ME, ME)
    backup(on_sqlite(folders[0]), there)
    restore(there, postgres.database_for(folders[1]))
    backup(postgres.database_for(folders[1]), back)
    restore(back, on_sqlite(folders[2]))
    assert everything(on_sqlite(folders[2])) == everything(on_sqlite(folders[0]))


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    Store(on_sqlite(tmp_path)).close()
    (tmp_path / "kept.db").write_text("mine")
    with pytest.raises(BadInput, match="already"):
        backup(on_sqlite(tmp_path), tmp_path / "kept.db")
    assert (tmp_path / "kept.db").read_text() == "mine"


def test_a_backup_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no file"):
        backup(on_sqlite(tmp_path), tmp_path / "new.db")
    Store(on_sqlite(tmp_path)).close()
    with pytest.raises(BadInput, match="cannot be written"):
        backup(on_sqlite(tmp_path), tmp_path / "house.db" / "new.db")
    assert [file.name for file in tmp_path.iterdir()] == ["house.db"]


@DATABASES
def test_a_house_that_is_not_empty_is_not_restored_into(tmp_path: Path, place: Place) -> None:
    with opened(config_of(tmp_path, database=place(tmp_path))) as client:
        Browser(client, "Аня").table(ME, ME)
    backup(place(tmp_path), tmp_path / "copy.db")
    before = everything(place(tmp_path))
    with pytest.raises(BadInput, match="already"):
        restore(tmp_path / "copy.db", place(tmp_path))
    assert everything(place(tmp_path)) == before


def test_a_house_that_is_open_is_not_restored_into(tmp_path: Path) -> None:
    with opened(config_of(tmp_path, database=on_sqlite(tmp_path))) as client:
        Browser(client, "Аня")
    backup(on_sqlite(tmp_path), tmp_path / "copy.db")
    with alone(f"sqlite:///{tmp_path / 'new.db'}"), pytest.raises(BadInput, match="served"):
        restore(tmp_path / "copy.db", f"sqlite:///{tmp_path / 'new.db'}")


def truncated(file: Path, share: float) -> bytes:
    content = file.read_bytes()
    return content[: int(len(content) * share)]


def overwritten(file: Path) -> bytes:
    content = file.read_bytes()
    middle = len(content) // 2 // 4096 * 4096
    return content[:middle] + bytes(range(256)) * 32 + content[middle + 8192 :]


@DATABASES
@pytest.mark.parametrize(("content_of", "key"), [
    (lambda file: b"", "backup-empty"),
    (lambda file: b"this is no database" * 100, "no-backup"),
    (lambda file: b"\x1f\x8b", "no-backup"),
    (lambda file: truncated(file, 0.9), "backup-damaged"),
    (lambda file: truncated(file, 0.5), "backup-damaged"),
    (lambda file: file.read_bytes()[:100], "backup-damaged"),
    (lambda file: file.read_bytes()[:-1], "backup-damaged"),
    (overwritten, "backup-damaged"),
], ids=["empty", "text", "short", "most", "half", "beginning", "last-byte", "overwritten"])  # fmt: skip
def test_of_a_damaged_backup_a_sentence_says_what_it_is_and_nothing_is_changed(
    tmp_path: Path, place: Place, content_of: Callable[[Path], bytes], key: str
) -> None:
    """A backup cut short was said to be a house that cannot be opened: the one to be filled, which was left half made."""
    house, new = tmp_path / "house", tmp_path / "new"
    house.mkdir()
    with opened(config_of(house, database=on_sqlite(house))) as client:
        Browser(client, "Аня").table(ME, ME)
    backup(on_sqlite(house), tmp_path / "copy.db")
    (tmp_path / "file").write_bytes(content_of(tmp_path / "copy.db"))
    before = everything(place(new)) if place is not on_sqlite else None
    with pytest.raises(BadInput) as caught:
        restore(tmp_path / "file", place(new))
    assert caught.value.key == key
    assert not new.exists()
    assert before is None or everything(place(new)) == before
    restore(tmp_path / "copy.db", place(new))  # nothing is in the way


def test_a_backup_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no file"):
        restore(tmp_path / "nothing", on_sqlite(tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_a_restore_onto_a_full_disk_leaves_nothing_behind(tmp_path: Path) -> None:
    """It left a house without guests, which the next try and a server would have taken for one."""
    house, new = tmp_path / "house", tmp_path / "new"
    house.mkdir()
    with opened(config_of(house, database=on_sqlite(house))) as client:
        Browser(client, "Аня").table(ME, ME)
    backup(on_sqlite(house), tmp_path / "copy.db")

    def full(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith("INSERT INTO answers"):
            raise OperationalError(statement, None, OSError("database or disk is full"))

    event.listen(Engine, "before_cursor_execute", full)
    try:
        with pytest.raises(BadInput, match="full"):
            restore(tmp_path / "copy.db", on_sqlite(new))
        assert list(new.iterdir()) == []
        Store(on_sqlite(new)).close()  # an empty house stays what it was
        with pytest.raises(BadInput, match="full"):
            restore(tmp_path / "copy.db", on_sqlite(new))
        assert not any(rows for table, rows in everything(on_sqlite(new)).items() if table != "house")
    finally:
        event.remove(Engine, "before_cursor_execute", full)
    assert restore(tmp_path / "copy.db", on_sqlite(new)) == 1


def test_a_backup_that_may_not_be_read_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "copy.db").write_bytes(b"x")
    monkeypatch.setattr("undercroft.server.backup.shutil.copy", Mock(side_effect=PermissionError(13, "Permission denied")))
    with pytest.raises(BadInput, match="Permission denied"):
        restore(tmp_path / "copy.db", on_sqlite(tmp_path))


def strange(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """Somebody else's database, and what stands in it."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("CREATE TABLE IF NOT EXISTS cats (name)")
        db.commit()
        return {"": db.execute("SELECT name FROM sqlite_master").fetchall(), "mode": db.execute("PRAGMA journal_mode").fetchall()}


def test_a_database_of_another_program_is_refused_and_left_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "strange.db"
    before = strange(file)
    with pytest.raises(BadInput, match="another program"):
        Store(f"sqlite:///{file}")
    with pytest.raises(BadInput, match="another program"):
        backup(f"sqlite:///{file}", tmp_path / "copy.db")
    Store(on_sqlite(tmp_path)).close()
    with pytest.raises(BadInput, match="no backup"):
        restore(file, on_sqlite(tmp_path))
    assert strange(file) == before


STRANGE = {
    "a-shop": ["CREATE TABLE cats (name text)"],
    "one-that-has-guests": ["CREATE TABLE guests (name text)", "CREATE TABLE rooms (number int)"],
    "one-with-versions": ["CREATE TABLE cats (name text)", "CREATE TABLE alembic_version (version_num text)"],
}


def empty_postgres(name: str) -> str:
    """The address of a new PostgreSQL database with nothing in it."""
    with postgres.house().connect() as db:
        db.exec_driver_sql(f"CREATE DATABASE {name}")
    return postgres.server().format(name=name)


@pytest.mark.parametrize("made", STRANGE.values(), ids=[*STRANGE])
def test_a_postgresql_of_another_program_is_refused_and_left_as_it_was(tmp_path: Path, made: list[str]) -> None:
    """A house moved in among the tables of a shop."""
    strange = empty_postgres(f"strange_{len(made[0])}_{len(made[-1])}")
    engine = create_engine(strange)
    with engine.begin() as db:
        for statement in made:
            db.exec_driver_sql(statement)
        before = inspect(db).get_table_names()
    Store(on_sqlite(tmp_path)).close()
    with closing(sqlite3.connect(tmp_path / "house.db")) as file:
        file.execute("INSERT INTO house VALUES ('form-key', 'x')")
        file.commit()
    acts: list[Callable[[], object]] = [
        lambda: Store(strange), lambda: backup(strange, tmp_path / "new.db"), lambda: restore(tmp_path / "house.db", strange),
        lambda: serve("127.0.0.1", 0, strange), lambda: serve("127.0.0.1", 0, strange, processes=2),
        lambda: serve_bots(strange, 1),
    ]  # fmt: skip
    for act in acts:
        with pytest.raises(BadInput) as caught:
            act()
        assert caught.value.key == "database-strange"
    with engine.begin() as db:
        assert inspect(db).get_table_names() == before
    engine.dispose()


def test_a_postgresql_with_tables_of_an_extension_is_still_an_empty_one() -> None:
    address = empty_postgres("extended")
    engine = create_engine(address)
    with engine.begin() as db:
        db.exec_driver_sql("CREATE TABLE spatial_ref_sys (srid int)")
        db.exec_driver_sql("ALTER EXTENSION plpgsql ADD TABLE spatial_ref_sys")
    engine.dispose()
    Store(address).close()


def test_a_database_of_a_newer_version_is_said_to_be_newer(tmp_path: Path) -> None:
    Store(on_sqlite(tmp_path)).close()
    with closing(sqlite3.connect(tmp_path / "house.db")) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
        db.commit()
    for act in (lambda: backup(on_sqlite(tmp_path), tmp_path / "new.db"), lambda: export(on_sqlite(tmp_path), "Аня")):
        with pytest.raises(BadInput) as caught:
            act()
        assert caught.value.key == "database-newer"


def test_a_backup_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    from .test_promises import migrated

    Store(on_sqlite(tmp_path)).close()
    with closing(sqlite3.connect(tmp_path / "house.db")) as db:
        db.execute("INSERT INTO house VALUES ('form-key', 'x')")
        db.commit()
    migrated(on_sqlite(tmp_path), "0008")
    with pytest.raises(BadInput, match="another version"):
        backup(on_sqlite(tmp_path), tmp_path / "new.db")
    restore(tmp_path / "house.db", f"sqlite:///{tmp_path / 'new.db'}")
    assert everything(f"sqlite:///{tmp_path / 'new.db'}")["house"] == [("'form-key'", "'x'")]
