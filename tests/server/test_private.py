"""Private by default: what is somebody's is found, kept, logged and shown nowhere else."""

from __future__ import annotations

import hashlib
import json
import math
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from litestar.testing import TestClient

from undercroft.server import names
from undercroft.server.house import House
from undercroft.server.names import ANIMALS, COLOURS, LETTERS, mark_of, new_table_id
from undercroft.server.serving import _log_plainly

from .conftest import ME, OPEN, Browser, bot, config_of, error_of, opened

# -- ids -------------------------------------------------------------------------------------------------------------------------


def test_an_id_is_an_invitation_that_nobody_guesses() -> None:
    drawn = {new_table_id() for _ in range(500)}
    assert len(drawn) == 500
    for id in drawn:
        colour, animal, *rest = id.split("-")
        assert (colour in COLOURS, animal in ANIMALS, [len(part) for part in rest]) == (True, True, [4, 4, 4])
        assert set("".join(rest)) <= set(LETTERS)
        assert names.is_table_id(id)
    bits = math.log2(len(set(COLOURS)) * len(set(ANIMALS))) + 12 * math.log2(len(set(LETTERS)))
    assert bits >= 60


def test_the_longest_id_has_room_in_the_database() -> None:
    assert max(map(len, COLOURS)) + max(map(len, ANIMALS)) + len("---xxxx-xxxx-xxxx") <= 40


def test_ids_of_older_houses_go_on(anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.server.tables.new_table_id", lambda: "amber-fox-4271")
    id = anna.table(ME, bot())["id"]
    assert id == "amber-fox-4271"
    assert anna.view(id)["number"] >= 0
    with anna.live(id) as tab:
        assert tab.next()["table"]["id"] == id


# -- what is logged --------------------------------------------------------------------------------------------------------------


@pytest.fixture
def plainly() -> Iterator[None]:
    """Whatever a test makes of the log, it is as it was afterwards."""
    yield
    structlog.reset_defaults()


def test_a_table_is_logged_by_a_mark_that_only_its_id_gives(anna: Browser, capsys: pytest.CaptureFixture[str]) -> None:
    id = anna.table(ME, bot())["id"]
    said = "".join(capsys.readouterr())
    assert id not in said
    assert hashlib.sha256(id.encode()).hexdigest()[:10] in said


def test_an_old_id_is_found_from_no_mark() -> None:
    """There are so few of them that one could try them all."""
    assert mark_of("amber-fox-4271") == mark_of("grey-owl-1000") == "old"


@pytest.mark.usefixtures("plainly")
@pytest.mark.parametrize("id", ["amber-fox-4k7m-2x9d-3t6f", "amber-fox-4271"])
def test_an_error_is_logged_without_the_id_in_its_address(
    anna: Browser, house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], id: str
) -> None:
    async def broken(id: str, fresh: bool = False) -> Any:
        raise KeyError(f"no {id}")

    monkeypatch.setattr(house.tables, "get", broken)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: False)
    _log_plainly()
    assert error_of(anna.get(f"/api/tables/{id}"), 500) == "broken"
    said = capsys.readouterr().err.strip().splitlines()[-1]
    told = json.loads(said)
    assert (told["event"], told["call"]) == ("broken", "/api/tables/{id}")
    assert id not in said
    assert f"no {mark_of(id)}" in said


# -- guessing --------------------------------------------------------------------------------------------------------------------


def guessed(browser: Browser, times: int) -> None:
    """Somebody at the same address asks for tables that there are not."""
    for number in range(times):
        assert error_of(browser.get(f"/api/tables/amber-fox-{1000 + number}"), 404) == "table-unknown"


@pytest.fixture
def guarded(tmp_path: Path) -> Iterator[TestClient[Any]]:
    """A house where an address may err four times."""
    with opened(config_of(tmp_path, misses=(0.0, 4))) as client:
        yield client


def test_whoever_guesses_ids_learns_nothing_by_going_on(guarded: TestClient[Any]) -> None:
    anna, thief = Browser(guarded, "Anna"), Browser(guarded, "Thief")
    id, over = anna.table(ME, OPEN)["id"], anna.table(ME)["id"]
    anna.play(over)
    assert thief.get(f"/api/tables/{id}").status_code == 200
    guessed(thief, 4)
    for there in (id, "amber-fox-9999"):
        for path in ("", "/view", "/cards", "/replay", "/record"):
            assert error_of(thief.get(f"/api/tables/{there}{path}"), 429) == "too-fast"
        assert error_of(thief.post(f"/api/tables/{there}/seats/B/sit"), 429) == "too-fast"
        with thief.live(there) as tab:
            assert tab.next()["error"]["key"] == "too-fast"
    for there in (over, "amber-fox-9999"):
        wish = {"game": "raiders", "seats": [ME], "branch": {"table": there, "step": 0}}
        assert error_of(thief.post("/api/tables", wish), 429) == "too-fast"


def test_an_address_where_somebody_guesses_still_plays(guarded: TestClient[Any]) -> None:
    anna, thief = Browser(guarded, "Anna"), Browser(guarded, "Thief")
    id = anna.table(ME, OPEN)["id"]
    guessed(thief, 4)
    assert anna.get(f"/api/tables/{id}").status_code == 200
    assert anna.get("/api/games/raiders/cards").status_code == 200
    with anna.live(id) as tab:
        assert tab.next()["t"] == "table"


def test_guesses_by_sockets_and_branches_count_too(guarded: TestClient[Any]) -> None:
    thief = Browser(guarded, "Thief")
    for number in range(2):
        with thief.live(f"amber-fox-{1000 + number}") as tab:
            assert tab.next()["error"]["key"] == "table-unknown"
        wish = {"game": "raiders", "seats": [ME], "branch": {"table": f"amber-fox-{1000 + number}", "step": 0}}
        assert error_of(thief.post("/api/tables", wish), 404) == "table-unknown"
    assert error_of(thief.get("/api/tables/amber-fox-1000"), 429) == "too-fast"


# -- forms -----------------------------------------------------------------------------------------------------------------------


def test_the_token_of_one_session_is_refused_in_another(anna: Browser, boris: Browser) -> None:
    stolen = {"x-csrftoken": boris.cookies["csrftoken"]}
    assert error_of(anna.call("POST", "/api/me", json={"name": "Eve"}, headers=stolen), 403) == "form"
    anna.cookies["csrftoken"] = boris.cookies["csrftoken"]  # put there by another site of the same domain
    assert error_of(anna.post("/api/me", {"name": "Eve"}), 403) == "form"
    assert anna.get("/api/me").json()["name"] == "Аня"
    assert anna.post("/api/me", {"name": "Anna"}).status_code == 200, "the page has its own again"


def test_the_token_is_told_together_with_the_session(client: TestClient[Any]) -> None:
    browser = Browser(client)
    first = browser.get("/api/me").headers.get_list("set-cookie")
    assert [each.partition("=")[0] for each in first] == ["undercroft", "csrftoken"]
    assert "HttpOnly" not in first[1]
    assert browser.get("/api/me").headers.get_list("set-cookie") == []


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_cookies_go_by_https_alone_where_they_came_by_it(client: TestClient[Any], scheme: str) -> None:
    cookies = client.get(f"{scheme}://testserver.local/api/me").headers.get_list("set-cookie")
    assert [("Secure" in each) for each in cookies] == [scheme == "https"] * 2
    client.cookies.clear()


def test_nothing_but_me_sets_a_cookie(tmp_path: Path) -> None:
    """What browsers and caches keep for good least of all: a cookie would be kept with it, for everybody."""
    static, asset = tmp_path / "static", "assets/index-abc123.js"
    (static / "assets").mkdir(parents=True)
    for name in ("index.html", "favicon.svg", asset):
        (static / name).write_text("x")
    paths = ["/", f"/{asset}", "/favicon.svg", "/schema/openapi.json", "/healthz", "/api/games", "/api/text/en", "/api/tables"]
    with opened(config_of(tmp_path, static=static)) as client:
        for path in paths:
            client.cookies.clear()
            answer = client.get(path)
            assert answer.status_code == 200, path
            assert "set-cookie" not in answer.headers, path
            assert ("immutable" in answer.headers.get("cache-control", "")) == (path == f"/{asset}"), path
        assert "set-cookie" in client.get("/api/me").headers


# -- what is kept ----------------------------------------------------------------------------------------------------------------

PUBLIC = {"/api/games", "/api/games/{id}/cards", "/api/text/{lang}", "/api/rules/{game}/{lang}"}
"""Calls whose answers are the same for everybody."""


def test_what_is_somebodys_is_kept_nowhere(anna: Browser, client: TestClient[Any]) -> None:
    over, paths = anna.table(ME)["id"], client.get("/schema/openapi.json").json()["paths"]
    anna.play(over)
    calls = [(path, method) for path in paths if path.startswith("/api/") for method in paths[path]]
    for path, method in sorted(calls, key=lambda call: call[1] == "delete"):  # which ends the guest
        place = (
            path.replace("games/{id}", "games/raiders").replace("{id}", over).replace("{game}", "raiders").replace("{lang}", "en")
        )
        answer = anna.call(method.upper(), place.replace("{seat}", "A"), params={"since": 0})
        kept = answer.headers.get("cache-control")
        assert kept == ("no-cache" if path in PUBLIC else "no-store"), (path, answer.text[:200])
        assert method != "get" or answer.status_code == 200, path
    assert anna.get("/api/tables/none").headers["cache-control"] == "no-store"


def test_a_content_type_has_one_charset(anna: Browser, client: TestClient[Any], tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    built = [f"assets/a.{kind}" for kind in ("js", "css", "svg")]
    for name in ("index.html", *built):
        (static / name).write_text("x")
    over = anna.table(ME)["id"]
    anna.play(over)
    kinds = {path: anna.get(path).headers["content-type"] for path in ("/api/text/en", f"/api/tables/{over}/record", "/api/games")}
    with opened(config_of(tmp_path, static=static)) as site:
        kinds |= {path: site.get(path).headers["content-type"] for path in ("/", *built)}
    with opened(config_of(tmp_path, static=tmp_path / "none")) as site:
        kinds["unbuilt"] = site.get("/").headers["content-type"]
    for path, kind in kinds.items():
        assert kind.count("charset") == kind.startswith("text/"), path


# -- the house's name ------------------------------------------------------------------------------------------------------------

OUR_OWN = ["localhost:8000", "Localhost", "games.localhost", "127.0.0.1:8000", "[::1]:8000", "127.9.9.9"]
NEIGHBOURS = ["192.168.1.7:8000", "10.0.0.2", "[fd00::7]:8000", "100.64.0.9", "mylaptop:8000", "mylaptop.local.", "games.home.arpa"]
STRANGERS = ["evil.example", "evil.example:8000", "8.8.8.8", "localhost.evil.example", "127.0.0.1.evil.example", "[2001:4860::8]"]


def host_refused(client: TestClient[Any], host: str) -> bool:
    """Whether pages, calls and sockets are refused under this name."""
    answers = [client.get(path, headers={"host": host}) for path in ("/", "/api/games", "/api/me")]
    with client.websocket_connect("/api/tables/none/live", headers={"host": host}) as tab:
        refused = {tab.receive_json()["error"]["key"] == "host"}
    refused |= {answer.status_code == 421 and error_of(answer, 421) == "host" for answer in answers}
    assert len(refused) == 1
    client.cookies.clear()
    return refused.pop()


@pytest.mark.parametrize("host", [*OUR_OWN, *NEIGHBOURS, *STRANGERS])
def test_a_house_goes_by_the_names_of_its_network(client: TestClient[Any], host: str) -> None:
    assert host_refused(client, host) == (host in STRANGERS)


def test_a_house_goes_by_the_names_it_was_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCROFT_HOSTS", "Games.example.org, *.example.net")
    with opened(config_of(tmp_path)) as client:
        for host in ("games.example.org", "games.example.org:8443", "a.b.example.net", *OUR_OWN):
            assert not host_refused(client, host), host
        for host in (*STRANGERS, *NEIGHBOURS, "example.net", "example.org", "games.example.org.evil.example"):
            assert host_refused(client, host), host


def test_a_house_goes_by_the_address_it_listens_on(tmp_path: Path) -> None:
    with opened(config_of(tmp_path, host="play.example.org")) as client:
        assert not host_refused(client, "play.example.org:8000")
        assert host_refused(client, "evil.example")


def test_any_name_may_be_allowed(tmp_path: Path) -> None:
    with opened(config_of(tmp_path, hosts=("*",))) as client:
        assert not host_refused(client, "evil.example")
