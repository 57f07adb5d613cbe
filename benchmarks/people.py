"""People at tables of a server, for measuring: two guests sit at every table, in a duel."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

THINKING = 2.0
"""Seconds between two moves at one table."""


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()]


class Place:
    """A running server and its address."""

    def __init__(self, folder: Path, *more: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"127.0.0.1:{port}"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.open_server", str(port), str(folder / "bench.db"), *more]
        )
        for _ in range(200):
            try:
                httpx.get(f"http://{self.address}/healthz").raise_for_status()
                return
            except httpx.HTTPError:
                time.sleep(0.1)
        raise RuntimeError("the server did not open")

    def memory(self) -> float:
        """Resident memory of the server and its children in MB."""
        tree = [self.process.pid]
        for pid in tree:
            tree += children(pid)
        pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in tree)
        return pages * os.sysconf("SC_PAGESIZE") / 1e6


class Guest:
    """A browser without a screen."""

    def __init__(self, place: Place) -> None:
        self.http = httpx.AsyncClient(base_url=f"http://{place.address}")
        self.place = place

    async def named(self, name: str) -> Guest:
        """Take a session and a name."""
        await self.http.get("/api/me")
        await self.post("/api/me", {"name": name})
        return self

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """A writing call; returns the answer."""
        answer = await self.http.post(path, json=body, headers={"x-csrftoken": self.http.cookies.get("csrftoken") or ""})
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    def live(self, table: str) -> connect:
        """The live connection to a table."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        return connect(
            f"ws://{self.place.address}/api/tables/{table}/live",
            additional_headers={"cookie": cookies}, origin=Origin(f"http://{self.place.address}"), compression=None, max_size=None,
        )  # fmt: skip


async def open_table(host: Guest, friend: Guest, watch: bool = False) -> str:
    """A duel between the two, at which others may look on; returns the table's id."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = await host.post("/api/tables", {"game": "raiders", "settings": {}, "seats": seats, "public": False, "watch": watch})
    await friend.post(f"/api/tables/{table['id']}/seats/B/sit", {})
    if (await host.http.get(f"/api/tables/{table['id']}")).json()["status"] == "open":
        await host.post(f"/api/tables/{table['id']}/start", {})
    return str(table["id"])


class Watcher:
    """Reads one connection: the latest view, and when each number came."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.view: dict[str, Any] = {}
        self.came: dict[int, float] = {}
        self.news = asyncio.Event()
        self.task = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for text in self.connection:
            message = json.loads(text)
            if message["t"] == "view":
                self.view = message["view"]
                self.came.setdefault(self.view["number"], time.perf_counter())
                self.news.set()

    async def beyond(self, number: int) -> float:
        """When this connection was shown a later state than ``number``."""
        while self.view.get("number", -1) <= number:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 30)
        return min(at for shown, at in self.came.items() if shown > number)


async def play(host: Guest, friend: Guest, table: str, everyone: asyncio.Barrier, waits: list[float], seconds: float) -> None:
    """Two people play at one table once all are connected; each wait is from sending a move to its being shown to both."""
    async with host.live(table) as one, friend.live(table) as other:
        both = {"A": Watcher(one), "B": Watcher(other)}
        await asyncio.gather(*[watcher.beyond(-1) for watcher in both.values()])
        await everyone.wait()
        until = time.perf_counter() + seconds
        await asyncio.sleep(random.random() * THINKING)
        while time.perf_counter() < until:
            mover = next((watcher for watcher in both.values() if any(not ask["may"] for ask in watcher.view["asks"])), None)
            if mover is None:
                return  # the game is over
            ask = next(ask for ask in mover.view["asks"] if not ask["may"])
            number = mover.view["number"]
            option = random.choice(ask["options"])["id"]
            sent = time.perf_counter()
            answer = {
                "t": "answer",
                "id": str(number),
                "seat": mover.view["seat"],
                "what": ask["what"],
                "at": ask["at"],
                "option": option,
            }
            await mover.connection.send(json.dumps(answer))
            shown = await asyncio.gather(*[watcher.beyond(number) for watcher in both.values()])
            waits.append(max(shown) - sent)
            await asyncio.sleep(THINKING * (0.5 + random.random()))
