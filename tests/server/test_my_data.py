"""Download my data: who I am, my tables, and my finished games; of games that are still played, nothing of what happens in them."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import select, update

from undercroft.cli import main
from undercroft.kernel.record import Record
from undercroft.kernel.registry import HOUSE
from undercroft.server import clock
from undercroft.server.mine import packed_mine
from undercroft.server.schema import MATCHES

from . import postgres
from .conftest import ME, OPEN, Browser, Json, bot, config_of, database_of, error_of, opened
from .test_leaving import seated
from .test_promises import finished
from .test_storage import looked_into


def data_of(browser: Browser) -> Json:
    answer = browser.get("/api/me/data")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"] == 'attachment; filename="undercroft-data.json"'
    assert answer.headers["cache-control"] == "no-store"
    data: Json = answer.json()
    return data


def test_it_holds_name_tables_and_the_records_of_finished_games(anna: Browser, boris: Browser) -> None:
    over, waiting = finished(anna, boris), anna.table(ME, OPEN)["id"]
    boris.table(ME)
    data = data_of(anna)
    assert (data["guest"], data["name"]) == (anna.me["guest"], "Аня")
    assert data["since"].startswith("20")
    assert [table["id"] for table in data["tables"]] == [over, waiting]
    first, second = data["tables"]
    assert (first["mine"], first["seats"], first["host"]) == (["A"], {"A": "Аня", "B": "Борис"}, True)
    assert first["result"] == anna.get(f"/api/tables/{over}").json()["result"]
    assert first["record"] == anna.get(f"/api/tables/{over}/record").text
    assert Record.loads(first["record"]).names == ["Аня", "Борис"]
    assert (second["status"], second["record"], second["result"]) == ("open", None, None)


def test_a_record_is_right_also_after_answers_were_taken_back_and_for_a_branch(anna: Browser) -> None:
    id = anna.table(ME, ME, settings={"quick": True})["id"]
    anna.choose(id, anna.view(id))
    view = anna.view(id)
    anna.post(f"/api/tables/{id}/undo", {"seat": view["seat"], "number": view["number"]})
    anna.play(id)
    onward = anna.table(ME, ME, settings={"quick": True}, branch={"table": id, "step": 2})["id"]
    anna.play(onward)
    for table in data_of(anna)["tables"]:
        assert table["record"] == anna.get(f"/api/tables/{table['id']}/record").text


def test_more_tables_than_are_read_at_once(anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.server.mine.SOME", 2)
    ids = [anna.table(ME, OPEN)["id"] for _ in range(5)]
    assert [table["id"] for table in data_of(anna)["tables"]] == ids


def test_two_games_that_differ_in_a_sealed_card_are_written_down_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a game that goes on neither the others' choices nor the secret are in anybody's file, one's own not excepted."""
    monkeypatch.setattr("undercroft.server.tables.secrets", SimpleNamespace(token_bytes=lambda size: b"\7" * size))
    monkeypatch.setattr("undercroft.server.tables.new_table_id", lambda: "amber-fox-1001")
    monkeypatch.setattr("time.time", lambda: 1_800_000_000.0)
    monkeypatch.setattr(clock, "measure", lambda _: None)  # the database's goes on
    seen = []
    for card in ("1", "5"):
        (tmp_path / card).mkdir()
        with opened(config_of(tmp_path / card)) as client:
            anna, boris = Browser(client, "Аня"), Browser(client, "Борис")
            id = anna.table(ME, OPEN, settings={"quick": True})["id"]
            boris.post(f"/api/tables/{id}/seats/B/sit")
            assert anna.choose(id, anna.view(id), card).json()["sealed"] == card
            files = [data_of(browser) for browser in (anna, boris)]
            seen.append(json.dumps([file["tables"] for file in files]))
    assert seen[0] == seen[1]
    assert "amber-fox-1001" in seen[0]
    assert "07" * 32 not in seen[0]


@pytest.mark.parametrize("game", HOUSE)
def test_no_secret_of_a_running_game_is_in_it(anna: Browser, boris: Browser, tmp_path: Path, game: str) -> None:
    id = seated(anna, boris, game=game)
    for _ in range(6):
        for browser in (anna, boris):
            browser.play(id, most=1)
    with looked_into(tmp_path) as db:
        secret = db.execute(select(MATCHES.c.secret).where(MATCHES.c.id == id)).scalar_one()
    for browser in (anna, boris):
        (table,) = data_of(browser)["tables"]
        assert secret not in json.dumps(table)
        assert set(table) == {
            "id", "game", "made", "last", "status", "host", "mine", "seats", "options", "result", "record",
        }  # fmt: skip
        assert (table["status"], table["result"], table["record"]) == ("playing", None, None)


def test_a_browser_without_a_guest_has_no_data(anna: Browser) -> None:
    anna.cookies = {}
    assert error_of(anna.get("/api/me/data"), 403) == "no-session"


def test_nobody_may_ask_for_it_without_end(tmp_path: Path) -> None:
    with opened(config_of(tmp_path, replays=(0.0, 25.0))) as client:
        anna = Browser(client, "Аня")
        assert [anna.get("/api/me/data").status_code for _ in range(3)] == [200, 200, 429]


# -- by the operator --------------------------------------------------------------------------------------------------------------


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def test_an_operator_writes_down_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str], english: None) -> None:
    database, file = database_of(tmp_path), tmp_path / "anna.json"
    with opened(config_of(tmp_path)) as client:
        anna, boris = Browser(client, "Аня"), Browser(client, "Борис")
        finished(anna, boris)
        data = data_of(anna)
        assert main(["export", "--guest", "Аня", "--database", database, str(file)]) == 0  # while it is open
        assert json.loads(file.read_text()) == data
        assert file.stat().st_mode & 0o077 == 0
        capsys.readouterr()
        assert main(["export", "--guest", anna.me["guest"], "--database", database]) == 0
        assert json.loads(capsys.readouterr().out) == data
        assert main(["export", "--guest", "Аня", "--database", database, str(file)]) == 1
        assert "already" in capsys.readouterr().err


def test_data_that_cannot_be_written_are_a_sentence(tmp_path: Path, english: None) -> None:
    with opened(config_of(tmp_path)) as client:
        guest = Browser(client, "Аня").me["guest"]
    command = [sys.executable, "-m", "undercroft", "export", "--guest", guest, "--database", database_of(tmp_path)]
    with open("/dev/full", "w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "stdout cannot be written: No space left on device.\n")


def test_several_of_a_name_are_listed_and_nobody_of_a_name_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], english: None
) -> None:
    with opened(config_of(tmp_path)) as client:
        one, other = Browser(client, "Ева"), Browser(client, "Ева")
        one.table(ME)
        capsys.readouterr()
        for command in ("export", "delete"):
            assert main([command, "--guest", "  ", "--database", database_of(tmp_path)]) == 1
            assert capsys.readouterr().err.startswith("Say which guest")
            assert main([command, "--guest", "Ева", "--database", database_of(tmp_path)]) == 1
            said = capsys.readouterr().err
            assert said.startswith("Several guests are called Ева; choose one by its id")
            assert f"{one.me['guest']} (20" in said
            assert f"{other.me['guest']} (20" in said
            assert "– …)" in said  # never at a table
            assert main([command, "--guest", "nobody", "--database", database_of(tmp_path)]) == 1
            assert capsys.readouterr().err == "There is no guest nobody.\n"


def test_undercroft_delete_does_what_the_menu_does(tmp_path: Path, capsys: pytest.CaptureFixture[str], english: None) -> None:
    with opened(config_of(tmp_path)) as client:
        anna, boris = Browser(client, "Аня"), Browser(client, "Борис")
        finished(anna, boris)
        anna.table(ME, bot())
    capsys.readouterr()
    id = anna.me["guest"]
    assert main(["delete", "--guest", id, "--yes", "--database", database_of(tmp_path)]) == 0
    assert capsys.readouterr().out == f"{id} (Аня): 1 table removed, 1 goes on without the name\n"
    assert main(["delete", "--guest", id, "--yes", "--database", database_of(tmp_path)]) == 1


def test_undercroft_delete_asks_on_a_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, english: None
) -> None:
    asked: list[str] = []
    database = database_of(tmp_path)
    with opened(config_of(tmp_path)) as client:
        anna = Browser(client, "Аня")
        anna.table(ME, bot())
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    for said in ("", "n", "Y"):
        monkeypatch.setattr("builtins.input", lambda question, said=said: asked.append(question) or said)
        capsys.readouterr()
        assert main(["delete", "--guest", "Аня", "--database", database]) == 0
        assert ("removed" in capsys.readouterr().out) == (said == "Y")
    today = datetime.now(UTC).date().isoformat()
    assert all(each in asked[0] for each in (anna.me["guest"], "Аня", today[:4], "1 table"))
    assert main(["delete", "--guest", "Аня", "--database", database]) == 1


def test_without_a_terminal_only_an_id_and_a_yes_delete(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, english: None
) -> None:
    with opened(config_of(tmp_path)) as client:
        id = Browser(client, "Аня").me["guest"]
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
    capsys.readouterr()
    for words in (["Аня"], [id], ["Аня", "--yes"]):  # names are free to choose
        assert main(["delete", "--database", database_of(tmp_path), "--guest", *words]) == 1
        said = capsys.readouterr()
        assert "--yes" in said.err
        assert id in said.err
    assert main(["delete", "--database", database_of(tmp_path), "--guest", id, "--yes"]) == 0


@pytest.mark.once
def test_a_file_in_a_served_house_is_written_down_but_not_deleted_from(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], english: None
) -> None:
    from undercroft.server.database import alone

    database = f"sqlite:///{tmp_path / 'served.db'}"
    with opened(config_of(tmp_path, database=database)) as client, alone(database):
        anna = Browser(client, "Аня")
        anna.table(ME)
        assert main(["export", "--guest", "Аня", "--database", database]) == 0
        assert main(["delete", "--guest", anna.me["guest"], "--yes", "--database", database]) == 1
        assert "is served by another process" in capsys.readouterr().err


@pytest.mark.once
def test_both_read_postgresql_too(tmp_path: Path, capsys: pytest.CaptureFixture[str], english: None) -> None:
    database = postgres.database_for(tmp_path)
    with opened(config_of(tmp_path, database=database)) as client:
        anna = Browser(client, "Аня")
        anna.table(ME)
        capsys.readouterr()
        assert main(["export", "--guest", "Аня", "--database", database]) == 0
        assert json.loads(capsys.readouterr().out) == data_of(anna)


@pytest.mark.once
def test_what_a_moment_holds_is_held_by_a_machine_that_is_ahead_of_the_database(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes], english: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are made by processes that have never compared their clocks."""
    database, real = postgres.database_for(tmp_path), time.time
    with opened(config_of(tmp_path, database=database)) as client:
        anna, boris = Browser(client, "Аня"), Browser(client, "Борис")
        over = finished(anna, boris)
        store = client.app.state.house.store  # type: ignore[attr-defined]
        held = {"until": real() + 60, "log": 1, "status": "playing", "waiting": "A", "updated": real(), "length": 60}
        store.submit(lambda db: db.execute(update(MATCHES).where(MATCHES.c.id == over).values(held=held))).result()
        monkeypatch.setattr("time.time", lambda: real() + 600)
        clock.forget()
        files = [gzip.decompress(packed_mine(database, anna.me["guest"]))]
        clock.forget()
        capsysbinary.readouterr()
        assert main(["export", "--guest", "Аня", "--database", database]) == 0
        files.append(capsysbinary.readouterr().out)
    for file in files:
        (table,) = json.loads(file)["tables"]
        assert (table["status"], table["result"], table["record"]) == ("playing", None, None)
