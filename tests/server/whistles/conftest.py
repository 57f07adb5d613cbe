"""The game of whistles, whose quiet questions show what a table tells of them, and people at a table of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.kernel.toys import Whistles
from undercroft.kernel import registry
from undercroft.kernel.ask import Choose, Option, text_of
from undercroft.kernel.game import Label

from ..conftest import ME, OPEN, Browser, Clock, Json, Socket

LASTS = 0.5


class Printed(Whistles):
    """With something printed on it, and something to click for each option."""

    def describe(self, state: Any, ask: Choose, option: Option) -> Label:
        return Label(text_of(option), [f"act:{text_of(option)}"])

    def progress(self, state: Any) -> dict[str, int]:
        return {"turn": state.round + 1}

    def cards(self, settings: Any) -> Json:
        return {"whistle": {"name": {"en": "whistle", "ru": "свисток", "uk": "свисток"}}}


GAME = Printed()


@pytest.fixture(autouse=True)
def whistles(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game of whistles can be played, too; each test says who has one."""
    monkeypatch.setitem(registry.HOUSE, "whistles", f"{__name__}:GAME")
    for known in (registry._places, registry.game_of):
        known.cache_clear()
    yield
    for known in (registry._places, registry.game_of):
        known.cache_clear()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("time.time", clock)
    monkeypatch.setattr("undercroft.server.clock.measure", lambda db: None)  # no other counts
    monkeypatch.setattr("undercroft.server.tables.secrets", SimpleNamespace(token_bytes=lambda size: b"\7" * size))
    monkeypatch.setattr("undercroft.server.tables.new_table_id", lambda: "amber-fox-1001")
    monkeypatch.setattr("undercroft.server.tables.MOMENTS", 0)  # by this clock no waiting ends a moment
    return clock


def pong(tab: Socket) -> None:
    """Read all that has come by now: a pong goes before the news of its time, so it takes a second one to be sure of these."""
    for _ in range(2):
        tab.say(t="ping")
        tab.until(lambda message: message["t"] == "pong")


class Company:
    """Three people and a spectator at a table of whistles, with their tabs open."""

    def __init__(self, client: TestClient[Any], *holders: int) -> None:
        GAME.holders = holders
        self.client = client
        self.people = [Browser(client, name) for name in ("Аня", "Борис", "Света")]
        self.id = self.people[0].table(ME, OPEN, OPEN, game="whistles")["id"]
        for browser, letter in zip(self.people[1:], "BC", strict=True):
            assert browser.post(f"/api/tables/{self.id}/seats/{letter}/sit").status_code == 200
        self.everybody = [*self.people, Browser(client, "Зритель")]
        self.tabs: list[Socket] = []

    def come(self, held: ExitStack) -> None:
        """Open the tabs; what they receive counts from when all are there."""
        self.tabs = [held.enter_context(browser.live(self.id)) for browser in self.everybody]
        for tab in self.tabs:
            while not tab.view or tab.table["watching"] != 1 or not all(seat["here"] for seat in tab.table["seats"]):
                tab.next()
            tab.received.clear()

    def answer(self, seat: int, option: str, what: str) -> Json:
        """A person answers at their tab, once asked."""
        tab = self.tabs[seat]
        while not any(ask["what"] == what for ask in tab.view["asks"]):
            tab.next()
        at = next(ask["at"] for ask in tab.view["asks"] if ask["what"] == what)
        said = tab.ask(t="answer", id=f"{seat}{what}{at}", seat="ABC"[seat], what=what, at=at, option=option)
        while any((ask["what"], ask["at"]) == (what, at) for ask in tab.view["asks"]):
            tab.next()  # the word that it is done may come before the view without the question
        return said

    def choose(self, seat: int, option: str, what: str | None = None) -> Json:
        """A person answers by HTTP."""
        answer = self.people[seat].choose(self.id, self.view(seat), option, what)
        assert answer.status_code == 200, answer.text
        view: Json = answer.json()
        return view

    def view(self, who: int) -> Json:
        return self.everybody[who].view(self.id)

    def table(self, who: int) -> Json:
        table: Json = self.everybody[who].get(f"/api/tables/{self.id}").json()
        return table

    def everything(self, who: int) -> list[str]:
        """All that somebody can ask for, and hears who tries what is not offered."""
        browser, id = self.everybody[who], self.id
        paths = [
            "",
            "/view",
            "/view?seat=A",
            "/view?seat=C",
            "/replay",
            "/replay?seat=all",
            "/replay/frames",
            "/story?since=0",
            "/record",
            "/proof",
        ]
        heard = [browser.get(f"/api/tables/{id}{path}").text for path in paths]
        seat = "ABCA"[who]
        for number in range(5):
            body = {"seat": seat, "what": "window", "at": number, "option": "nonsense"}
            heard.append(browser.post(f"/api/tables/{id}/answers", body).text)
        heard.append(browser.post(f"/api/tables/{id}/undo", {"seat": seat, "number": 9}).text)
        heard.append(browser.post(f"/api/tables/{id}/leave", {"how": "lost"}).text)  # what would not follow: nothing comes of it
        heard.append(browser.post(f"/api/tables/{id}/back").text)
        return [*heard, browser.get("/api/tables").text]


def stand(company: Company, seat: int, **wish: Any) -> Json:
    """A seat says when it wants to be asked."""
    answer = company.people[seat].post(f"/api/tables/{company.id}/seats/{'ABC'[seat]}/standing", wish)
    assert answer.status_code == 200, answer.text
    view: Json = answer.json()
    return view
