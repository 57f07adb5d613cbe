"""People who play on while processes are killed: they come back through another connection, send again what was not confirmed, and
note how long they wait."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from undercroft.kernel.registry import game_of
from undercroft.server.config import Config

from .verdict import BACK, BOT, OWN, PERSON, Kills, Wait

LOST = (OSError, WebSocketException, httpx.HTTPError)
THOUGHT = 0.1
"""Seconds in which a person chooses; counted as waiting by the other."""
MEET = 3.0
"""Seconds after which one of two people at the same process connects anew."""


class Kind(NamedTuple):
    """A table: a game with its settings, with a bot on the second seat or another person."""

    game: str
    bot: bool = False
    settings: dict[str, Any] = {}  # noqa: RUF012 (nobody changes it)

    def __str__(self) -> str:
        return " ".join([self.game, *self.settings, *["with a bot"] * self.bot])


IN_PAIRS = (Kind("twister"), Kind("lichlord"), Kind("raiders", settings={"quick": True}), Kind("doggies"))
"""Two people: cards of a fight are chosen in secret, moments go by, everybody lays a card at the same time."""
WITH_A_BOT = (Kind("raiders", True), Kind("lichlord", True), Kind("raiders", True, {"quick": True}), Kind("doggies", True))


@dataclass
class House:
    """Where people go, and what they note.

    :param where: the process that holds a connection, by the connection's own port; None if it is gone.
    """

    port: int
    found: Kills
    where: Callable[[int], int | None]
    over: bool = False
    people: set[Person] = field(default_factory=set)
    games: int = 0


class Person:
    """A browser without a screen."""

    numbers: Iterator[int] = itertools.count(1)

    def __init__(self, house: House) -> None:
        self.house = house
        self.cookies: dict[str, str] = {}
        self.other: Person | None = None
        self.sit(Kind(""))

    def sit(self, kind: Kind) -> None:
        """At a new table."""
        self.kind = kind
        self.quiet = game_of(kind.game).quiet if kind.game else frozenset()
        self.view: dict[str, Any] = {}
        self.live: ClientConnection | None = None
        self.process: int | None = None
        """Who holds the connection."""
        self.pending: dict[str, Any] | None = None
        self.sent = self.waiting = self.lost = self.pace = 0.0
        """Since when: an answer is under way; others are waited for; there is no connection. And how long a bot lets one wait."""
        self.news = asyncio.Event()

    async def call(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        """A call, made again where it fails."""
        while True:
            with suppress(*LOST):
                async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.house.port}", cookies=self.cookies) as http:
                    headers = {"x-csrftoken": self.cookies.get("csrftoken", "")}
                    answer = await http.request(method, path, json=body, headers=headers, timeout=10)
                self.cookies.update(answer.cookies)
                if answer.status_code < 429:  # else too fast, or the database was away
                    found: dict[str, Any] = answer.json()
                    return found
            await asyncio.sleep(0.2)

    # -- at a table ---------------------------------------------------------------------------------------------------------------

    async def play(self, table: str) -> None:
        """Hold a live connection to a table until cancelled, and answer whatever is asked."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        address = f"127.0.0.1:{self.house.port}"
        while True:
            with suppress(*LOST):
                async with connect(
                    f"ws://{address}/api/tables/{table}/live", additional_headers={"cookie": cookie}, max_size=None,
                    origin=Origin(f"http://{address}"), open_timeout=3, ping_interval=1, ping_timeout=2,
                ) as self.live:  # fmt: skip
                    self.process = self.house.where(self.live.local_address[1])
                    answering = asyncio.create_task(self.answer(self.live))
                    try:
                        async for text in self.live:
                            self.hear(json.loads(text))
                    finally:
                        answering.cancel()
            self.lost = self.lost or time.monotonic()
            self.sent = self.waiting = 0.0
            self.process = None
            await asyncio.sleep(0.1)

    async def leave(self) -> None:
        """Close the connection, as a page does that is loaded anew; :meth:`play` opens another."""
        if self.live is not None:
            await self.live.close()

    async def answer(self, live: ClientConnection) -> None:
        """Answer what is asked, one question after another."""
        while not self.house.over:
            if (message := self.pending or self.chosen()) is not None and not self.sent:
                self.pending, self.sent = message, time.monotonic()
                await live.send(json.dumps(message))
            self.news.clear()
            await self.news.wait()
            await asyncio.sleep(THOUGHT)

    def chosen(self) -> dict[str, Any] | None:
        """An answer to what is asked now, if anything is."""
        ask = next((ask for ask in self.view.get("asks", ()) if not ask["may"]), None)
        return ask and {
            "t": "answer", "id": f"k{next(self.numbers)}", "seat": self.view["seat"], "what": ask["what"], "at": ask["at"],
            "option": random.choice(ask["options"])["id"],
        }  # fmt: skip

    def hear(self, message: dict[str, Any]) -> None:
        """Take note of what came, and of how long it was waited for."""
        now = time.monotonic()
        if message["t"] == "view":
            self.see(message["view"], now)
        elif self.pending is not None and message.get("id") == self.pending["id"]:
            if message["t"] == "done":
                self.note(OWN, now - self.sent)
                self.house.found.confirmed.add(self.pending["id"])
                if self.pending["what"] in self.quiet:
                    self.house.found.ahead.add(self.pending["id"])
                self.house.found.played[str(self.kind)] += 1
            self.pending, self.sent = None, 0.0
        self.news.set()

    def see(self, view: dict[str, Any], now: float) -> None:
        """Take note of a view: it may be what was waited for."""
        old, self.view = self.view, view
        if self.lost:
            self.note(BACK, now - self.lost)
            self.lost = 0.0
        elif self.waiting and any(view[each] != old[each] for each in ("number", "waiting", "ready")):
            self.waited(now)
        elif self.waiting:
            return  # nothing was done
        asked = any(not ask["may"] for ask in view["asks"])
        self.waiting = 0.0 if asked or view["over"] else now
        self.pace = Config.regret if (view["undo"] or {}).get("can") else Config.pace  # as an operator has it who sets nothing

    def waited(self, now: float) -> None:
        """Others were waited for until now."""
        if self.kind.bot:
            self.note(BOT, now - self.waiting, self.pace)
        else:
            self.note(PERSON, now - self.waiting)

    def note(self, what: str, whole: float, pace: float = 0.0) -> None:
        apart = self.other is not None and None not in (self.process, self.other.process) and self.process != self.other.process
        self.house.found.waits.append(Wait(what, max(0.0, whole - pace), whole, apart, str(self.kind)))

    def give_up(self) -> None:
        """It is over: what is waited for now counts as if it came now."""
        now = time.monotonic()
        if self.waiting:
            self.waited(now)
        if self.sent:
            self.note(OWN, now - self.sent)
        if self.lost:
            self.note(BACK, now - self.lost)


async def games(house: House, kind: Kind) -> None:
    """One game after another of this kind."""
    people = [Person(house) for _ in range(1 if kind.bot else 2)]
    house.people.update(people)
    if not kind.bot:
        people[0].other, people[1].other = people[::-1]
    for person in people:
        await person.call("GET", "/api/me")
    while not house.over:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"} if kind.bot else {"kind": "open"}]
        wish = {"game": kind.game, "settings": kind.settings, "seats": seats}
        table = await people[0].call("POST", "/api/tables", wish)
        if not kind.bot:
            await people[1].call("POST", f"/api/tables/{table['id']}/seats/B/sit", {})
        for person in people:
            person.sit(kind)
        tasks = [asyncio.create_task(person.play(table["id"])) for person in people]
        await until_over(house, people)
        house.games += not house.over
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def until_over(house: House, people: list[Person]) -> None:
    """Wait for the end of a game. Two who are connected to the same process do not stay so."""
    apart = time.monotonic()
    while not house.over and not any(person.view.get("over") for person in people):
        await asyncio.sleep(0.2)
        if len(people) == 1 or people[0].process != people[1].process or None in (people[0].process, people[1].process):
            apart = time.monotonic()
        elif time.monotonic() > apart + MEET:
            apart = time.monotonic()
            await random.choice(people).leave()
