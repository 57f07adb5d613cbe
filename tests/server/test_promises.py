"""The commitment is shown before anybody's share of chance is sent."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config as AlembicConfig
from litestar.testing import TestClient
from sqlalchemy import create_engine, inspect, update

from undercroft import server
from undercroft.server.app import create_app
from undercroft.server.promises import LIFE
from undercroft.server.schema import PROMISES
from undercroft.text import LANGUAGES, Texts

from .conftest import ME, OPEN, Browser, Clock, Json, bot, config_of, database_of, error_of, opened
from .test_storage import looked_into, rows

SHARE = "ab" * 16


@pytest.fixture
def clock() -> Clock:
    """The house's clock in :func:`timed`."""
    return Clock()


@pytest.fixture
def timed(tmp_path: Path, clock: Clock) -> Iterator[TestClient[Any]]:
    """A house that goes by the clock."""
    with TestClient(create_app(config_of(tmp_path), clock=clock)) as client:
        yield client


def promise_of(browser: Browser) -> Json:
    """A promise made to this browser."""
    answer = browser.post("/api/promises")
    assert answer.status_code == 201, answer.text
    promise: Json = answer.json()
    return promise


def test_a_table_has_the_commitment_that_was_promised(anna: Browser) -> None:
    promise = promise_of(anna)
    table = anna.table(ME, ME, promise=promise["id"], entropy=SHARE, settings={"quick": True})
    assert table["status"] == "playing"
    assert table["commitment"] == promise["commitment"]
    anna.play(table["id"])
    proof = anna.get(f"/api/tables/{table['id']}/proof").json()
    assert (proof["commitment"], proof["early"], proof["good"]) == (promise["commitment"], False, True)
    assert proof["entropy"] == [SHARE, SHARE]
    assert anna.get(f"/api/tables/{table['id']}/replay").json()["proof"] == proof
    assert f'commitment: "{promise["commitment"]}"' in anna.get(f"/api/tables/{table['id']}/record").text


def test_the_secret_is_stored_before_its_commitment_is_told(tmp_path: Path, anna: Browser) -> None:
    promise = promise_of(anna)
    with opened(config_of(tmp_path)) as another:  # after a restart, or another process
        again = Browser(another)
        again.cookies = anna.cookies
        assert again.table(ME, OPEN, promise=promise["id"])["commitment"] == promise["commitment"]


@pytest.mark.parametrize(("entropy", "early"), [(SHARE, True), ("", False)])
def test_without_a_promise_the_proof_says_that_the_share_came_first(anna: Browser, entropy: str, early: bool) -> None:
    id = anna.table(ME, entropy=entropy)["id"]
    anna.play(id)
    proof = anna.get(f"/api/tables/{id}/proof").json()
    assert (proof["early"], proof["good"]) == (early, True)
    assert anna.get(f"/api/tables/{id}/replay").json()["proof"]["early"] == early


def test_promises_that_make_no_table(anna: Browser, boris: Browser, tmp_path: Path) -> None:
    used, foreign = promise_of(anna)["id"], promise_of(boris)["id"]
    anna.table(ME, OPEN, promise=used)
    before = rows(tmp_path, "matches"), rows(tmp_path, "promises")
    wish = {"game": "raiders", "seats": [ME, bot()], "entropy": SHARE}
    for promise, status, key in [
        (used, 409, "promise-used"), (foreign, 403, "promise-foreign"), ("p0", 404, "promise-unknown"),
        ("", 404, "promise-unknown"), ("x" * 41, 400, "bad-request"),
    ]:  # fmt: skip
        assert error_of(anna.post("/api/tables", wish | {"promise": promise}), status) == key
    assert (rows(tmp_path, "matches"), rows(tmp_path, "promises")) == before
    assert boris.table(ME, OPEN, promise=foreign)["status"] == "open"


def test_a_wrong_wish_leaves_the_promise_unused(anna: Browser) -> None:
    promise = promise_of(anna)["id"]
    assert error_of(anna.post("/api/tables", {"game": "raiders", "seats": [ME] * 6, "promise": promise}), 400) == "seats"
    assert anna.table(ME, OPEN, promise=promise)["status"] == "open"


def test_a_promise_grows_old(timed: TestClient[Any], clock: Clock, tmp_path: Path) -> None:
    anna = Browser(timed, "Аня")
    first, second = promise_of(anna)["id"], promise_of(anna)["id"]
    clock.now += LIFE
    anna.table(ME, OPEN, promise=first)
    clock.now += 1
    before = rows(tmp_path, "matches")
    wish = {"game": "raiders", "seats": [ME, OPEN], "promise": second}
    assert error_of(anna.post("/api/tables", wish), 409) == "promise-old"
    assert rows(tmp_path, "matches") == before


def test_a_promise_that_somebody_uses_at_the_same_moment(anna: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both have looked and found it free: one table is made, the other call is refused."""
    house = anna.client.app.state.house
    promise = promise_of(anna)["id"]
    secret_of = house.promises.secret_of

    async def overtaken(id: str, guest: str) -> str:
        secret: str = await secret_of(id, guest)
        with looked_into(tmp_path) as db:
            db.execute(update(PROMISES).values(used=True))
        return secret

    monkeypatch.setattr(house.promises, "secret_of", overtaken)
    wish = {"game": "raiders", "seats": [ME, OPEN], "promise": promise}
    assert error_of(anna.post("/api/tables", wish), 409) == "promise-used"
    assert rows(tmp_path, "matches") == []


@pytest.mark.parametrize("key", ["unknown", "foreign", "used", "old", "broken"])
def test_every_language_has_the_sentence(key: str) -> None:
    said = {lang: Texts(lang).format(f"error-promise-{key}") for lang in LANGUAGES}
    assert len(set(said.values())) == 3
    assert all(sentence.endswith(".") for sentence in said.values())


def test_promises_are_for_guests_and_not_in_any_number(tmp_path: Path) -> None:
    with opened(config_of(tmp_path, creations=(0.001, 3))) as client:
        assert error_of(Browser(client).post("/api/promises"), 403) in ("form", "no-session")
        anna = Browser(client, "Аня")
        assert [anna.post("/api/promises").status_code for _ in range(4)] == [201, 201, 201, 429]


def finished(*browsers: Browser) -> str:
    """A game these have played to the end; its id."""
    host, *others = browsers
    id: str = host.table(ME, *[OPEN for _ in others], settings={"quick": True} if others else {})["id"]
    for letter, other in zip("BCDE", others, strict=False):
        other.post(f"/api/tables/{id}/seats/{letter}/sit")
    while not any(browser.play(id)["over"] for browser in browsers):
        pass
    return id


def test_a_rematch_under_a_promise(anna: Browser, boris: Browser) -> None:
    """The first makes it under a promise; the second looks at its commitment and sits down with a share."""
    id = finished(anna, boris)
    promise = promise_of(anna)
    again = anna.post(f"/api/tables/{id}/rematch", {"promise": promise["id"], "entropy": SHARE}).json()
    assert (again["commitment"], again["status"]) == (promise["commitment"], "open")
    next = boris.get(f"/api/tables/{id}").json()["rematch"]
    assert next == again["id"]
    assert boris.get(f"/api/tables/{next}").json()["commitment"] == promise["commitment"]
    assert boris.post(f"/api/tables/{next}/seats/B/sit", {"entropy": "cd" * 16}).json()["status"] == "playing"
    while not any(browser.play(next)["over"] for browser in (anna, boris)):
        pass
    proof = anna.get(f"/api/tables/{next}/proof").json()
    assert (proof["entropy"], proof["early"], proof["good"]) == ([SHARE, "cd" * 16], False, True)


def test_a_share_sent_to_a_rematch_that_was_there_already_is_not_used(anna: Browser, boris: Browser, tmp_path: Path) -> None:
    id = finished(anna, boris)
    first = anna.post(f"/api/tables/{id}/rematch", {"promise": promise_of(anna)["id"], "entropy": SHARE}).json()
    late = promise_of(boris)
    joined = boris.post(f"/api/tables/{id}/rematch", {"promise": late["id"], "entropy": "cd" * 16}).json()
    assert (joined["id"], joined["commitment"], joined["you"]) == (first["id"], first["commitment"], ["B"])
    assert [row[5] for row in rows(tmp_path, "seats") if row[0] == first["id"]] == [SHARE, ""]
    assert boris.table(ME, OPEN, promise=late["id"])["commitment"] == late["commitment"]


def test_a_rematch_with_a_bad_promise_is_not_made(anna: Browser, boris: Browser) -> None:
    id = finished(anna, boris)
    foreign = promise_of(boris)["id"]
    assert error_of(anna.post(f"/api/tables/{id}/rematch", {"promise": foreign}), 403) == "promise-foreign"
    assert anna.get(f"/api/tables/{id}").json()["rematch"] is None


def to_version(folder: Path, version: str) -> None:
    """Take the database of a folder back to the schema of an older house."""
    migrated(database_of(folder), version)


def migrated(database: str, version: str) -> None:
    """Take a database back to the schema of an older house."""
    alembic = AlembicConfig()
    alembic.set_main_option("script_location", str(Path(server.__file__).parent / "migrations"))
    engine = create_engine(database)
    with engine.begin() as connection:
        alembic.attributes["connection"] = connection
        command.downgrade(alembic, version)
    engine.dispose()


def test_tables_of_an_older_house_say_that_the_hosts_share_came_first(tmp_path: Path) -> None:
    """A database from before there were promises is brought up to date."""
    with opened(config_of(tmp_path)) as client:
        anna = Browser(client, "Аня")
        with_share, without = anna.table(ME, entropy=SHARE)["id"], anna.table(ME)["id"]
        for id in (with_share, without):
            anna.play(id)
    to_version(tmp_path, "0001")
    with looked_into(tmp_path) as db:
        assert "early" not in [column["name"] for column in inspect(db).get_columns("matches")]
    with opened(config_of(tmp_path)) as client:
        again = Browser(client)
        again.cookies = anna.cookies
        said = [again.get(f"/api/tables/{id}/proof").json() for id in (with_share, without)]
        assert [(proof["early"], proof["good"]) for proof in said] == [(True, True), (False, True)]
