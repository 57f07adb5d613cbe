"""Floods, giants and nonsense."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from undercroft.server import serving
from undercroft.server.config import Config
from undercroft.server.errors import TooFast, TooMany
from undercroft.server.limits import Bucket, Crowd, Limiter
from undercroft.server.replay import PAGE

from .conftest import ME, OPEN, Browser, config_of, error_of, opened


@pytest.mark.once
def test_a_bucket_fills_up_again() -> None:
    now = [0.0]
    bucket = Bucket(2, 3, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


@pytest.mark.once
def test_addresses_have_buckets_of_their_own() -> None:
    limiter = Limiter(0, 1)
    limiter.check("one")
    limiter.check("two")
    with pytest.raises(TooFast):
        limiter.check("one")


def test_too_many_requests(tmp_path: Path) -> None:
    with opened(config_of(tmp_path, requests=(0.001, 5))) as client:
        answers = [client.get("/healthz") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert error_of(answers[-1], 429) == "too-fast"


def test_too_many_tables(tmp_path: Path) -> None:
    with opened(config_of(tmp_path, creations=(0.001, 3))) as client:
        anna = Browser(client, "Аня")
        wish = {"game": "raiders", "seats": [ME, OPEN]}
        answers = [anna.post("/api/tables", wish) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201] * 3 + [429]
        assert len(anna.get("/api/tables").json()["mine"]) == 3


@pytest.mark.once
def test_a_crowd_lets_in_as_many_as_leave() -> None:
    crowd = Crowd(2)
    with crowd.one("a"), crowd.one("a"), crowd.one("b"), pytest.raises(TooMany), crowd.one("a"):
        raise AssertionError("a third one came in")
    with crowd.one("a"), crowd.one("a"):
        pass
    assert not crowd._held


@pytest.mark.parametrize("sockets", [(2, 100), (100, 2)], ids=["address", "guest"])
def test_too_many_sockets(tmp_path: Path, sockets: tuple[int, int]) -> None:
    """The third is told why and closed; those open stay, and when one closes there is room again."""
    with opened(config_of(tmp_path, sockets=sockets)) as client:
        anna = Browser(client, "Аня")
        id = anna.table(ME, OPEN)["id"]
        with anna.live(id) as first:
            with anna.live(id) as second, anna.live(id) as third:
                assert third.next()["error"]["key"] == "too-many-sockets"
                with pytest.raises(WebSocketDisconnect) as closed:
                    third.next()
                assert closed.value.code == 4429
                for tab in (first, second):
                    tab.say(t="ping")
                    tab.until(lambda message: message["t"] == "pong")
            for _ in range(100):  # until the server has noticed
                with anna.live(id) as another:
                    if another.next()["t"] == "table":
                        return
                time.sleep(0.05)
            raise AssertionError("there was no room again")


def test_one_guests_sockets_leave_room_for_others(tmp_path: Path) -> None:
    with opened(config_of(tmp_path, sockets=(100, 1))) as client:
        anna, boris = Browser(client, "Аня"), Browser(client, "Борис")
        id = anna.table(ME, OPEN)["id"]
        with anna.live(id), boris.live(id) as other:
            assert other.next()["t"] == "table"


@pytest.mark.once
@pytest.mark.parametrize("processes", [2, 4, 20])
def test_processes_that_serve_together_allow_together_what_one_does(
    processes: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNDERCROFT_PROCESSES", str(processes))
    monkeypatch.setenv("UNDERCROFT_DATABASE", f"sqlite:///{tmp_path / 'x.db'}")
    for lasting in ("_log_plainly", "collect_seldom"):
        monkeypatch.setattr(serving, lasting, lambda: None)
    house, whole = serving.one_of_several().state.house, Config()
    for name in ("requests", "creations", "stories", "misses"):
        rate, burst = getattr(whole, name)
        assert getattr(house, name).rate * processes == pytest.approx(rate)
        assert getattr(house, name).burst * processes == pytest.approx(burst)
    assert house.from_address.most * processes == whole.sockets[0]
    assert house.by_guest.most * processes == whole.sockets[1]
    assert house.archive.charges.rate * processes == pytest.approx(whole.replays[0])
    house.store.close()


@pytest.mark.once
def test_among_very_many_processes_each_still_allows_something() -> None:
    few = Config().shared_by(64)
    for limit in (few.requests, few.creations, few.stories, few.misses, few.bot_tables, few.sockets):
        assert limit[1] >= 1
    assert few.replays[1] >= PAGE, "else no page of a replay could ever be made"
    assert few.messages == Config().messages, "a socket is at one process alone"


def test_a_flood_of_messages_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    with opened(config_of(tmp_path, messages=(0.001, 5))) as client:
        anna = Browser(client, "Аня")
        id = anna.table(ME, ME)["id"]
        view = anna.view(id)
        ask = next(ask for ask in view["asks"] if not ask["may"])
        with anna.live(id) as tab:
            for _ in range(5):
                tab.say(t="ping")
            message = {"id": 1, "seat": view["seat"], "what": ask["what"], "at": ask["at"], "option": ask["options"][0]["id"]}
            assert tab.ask(t="answer", **message)["error"]["key"] == "too-fast"
            assert anna.view(id) == view
            for _ in range(200):
                tab.say(t="ping")
            with pytest.raises(WebSocketDisconnect) as closed:
                tab.until(lambda message: False)
            assert closed.value.code == 1008
        assert anna.view(id) == view


def test_giants_are_refused(client: TestClient[Any], anna: Browser) -> None:
    id = anna.table(ME, ME)["id"]
    view = anna.view(id)
    body = b'{"name": "' + b"x" * 65536 + b'"}'
    assert error_of(anna.call("POST", "/api/me", content=body, headers={"content-type": "application/json"}), 413) == "too-large"
    with anna.live(id) as tab:
        tab.session.send_text('{"t": "ping", "id": "' + "я" * 40_000 + '"}')
        assert tab.until(lambda message: message["t"] == "refused")["error"]["key"] == "too-large"
        tab.say(t="ping")
        tab.until(lambda message: message["t"] == "pong")
    assert anna.view(id) == view


NONSENSE = [
    "", "null", "[]", "{", '{"t":"answer"}', '{"t":"dance"}', '{"t":"answer","id":1,"seat":"A","what":"lay","at":"x","option":"1"}',
    '{"t":"answer","id":{},"seat":"A","what":"lay","at":1,"option":"1"}', '{"t":"undo","id":1,"seat":"AA","number":1}',
    "[" * 50_000, '{"t":"ping","x":1}', "\u0000", '"\\ud800"',
    '{"t":"answer","id":1,"seat":"A","what":"lay","at":1e99,"option":"1"}',
]  # fmt: skip


@pytest.mark.parametrize("text", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_is_refused(anna: Browser, text: str) -> None:
    id = anna.table(ME, ME)["id"]
    view = anna.view(id)
    with anna.live(id) as tab:
        tab.session.send_text(text)
        answer = tab.until(lambda message: message["t"] == "refused")
        assert answer["error"]["key"] == "message"
        assert len(answer["error"]["text"]) < 400
        tab.session.send_bytes(b"\xff\xfe")
        tab.until(lambda message: message["t"] == "refused")
        tab.say(t="ping")
        tab.until(lambda message: message["t"] == "pong")
    assert anna.view(id) == view


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-10, 200) | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=4,
)
LIKELY = st.fixed_dictionaries(
    {},
    optional={
        "t": st.sampled_from(["answer", "undo", "ping", "pong", "view"]) | ANYTHING,
        "id": st.integers(0, 5) | st.text(max_size=5) | ANYTHING,
        "seat": st.sampled_from("ABCH") | ANYTHING,
        "what": st.sampled_from(["lay", "torch"]) | ANYTHING,
        "at": st.integers(0, 40) | ANYTHING,
        "number": st.integers(0, 40) | ANYTHING,
        "option": st.sampled_from(["1", "5", "key", "torch"]) | ANYTHING,
    },
)


def test_whatever_is_said_gets_an_answer_and_the_table_stays_sound(client: TestClient[Any], anna: Browser) -> None:
    """Messages of every shape: each is answered, none breaks the connection, and the log still gives the table as shown."""
    id = anna.table(ME, OPEN)["id"]
    Browser(client, "Борис").post(f"/api/tables/{id}/seats/B/sit")

    @settings(max_examples=120, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(LIKELY)
    def say(message: Any) -> None:
        tab.session.send_text(msgspec.json.encode(message).decode())
        answer = tab.until(lambda answer: answer["t"] in ("done", "refused", "pong"))
        assert answer["t"] != "refused" or answer["error"]["key"] != "broken"

    with anna.live(id) as tab:
        tab.until(lambda message: message["t"] == "view")
        say()
    shown = anna.view(id)
    client.app.state.house.tables.forget(id)
    assert anna.view(id) == shown
