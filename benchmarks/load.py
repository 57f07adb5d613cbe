"""Everything at once: ``make load``, or ``python -m benchmarks.load [TABLES [WATCHERS [REPLAYS [BOT_TABLES [SECONDS]]]]]``.

People play at busy tables: first alone in the house (the quiet figures), then once more while others look on, ask for a long replay
all at once, again and again, and have bots play among themselves. What is measured is how long a move takes to be stored and shown
to both players. Everything runs on this machine: the server, its workers, those who play and those who do not.
"""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import httpx
from websockets.asyncio.client import connect

from .conftest import best_of, calibration_loop
from .people import Guest, Place, open_table, play

LONG = 748
"""Answers in the game whose replay is asked for."""
PATIENCE = 30
"""Seconds in which a crowd should end once it is told to."""


@dataclass
class Load:
    """How much of what."""

    tables: int = 200
    watchers: int = 2_000
    replays: int = 60
    bot_tables: int = 100
    seconds: float = 20.0


async def a_long_game(host: Guest) -> str:
    """A game of Twister with many answers, played at random by one person on both sides and then left; its table."""
    table = await host.post("/api/tables", {"game": "twister", "seats": [{"kind": "me"}, {"kind": "me"}]})
    path, rng, given = f"/api/tables/{table['id']}", Random(5), 0
    while given < LONG:
        for seat in "AB":
            view = (await host.http.get(f"{path}/view?seat={seat}")).json()
            ask = next((ask for ask in view["asks"] if not ask["may"]), None)
            if ask is not None:
                option = rng.choice(ask["options"])["id"]
                await host.post(f"{path}/answers", {"seat": seat, "what": ask["what"], "at": ask["at"], "option": option})
                given += 1
            elif view["over"]:
                return str(table["id"])
    await host.post(f"{path}/leave", {"how": (await host.http.get(path)).json()["leaving"]})
    return str(table["id"])


async def look_on(address: str, tables: Sequence[str], count: int, until: Event) -> int:
    """Many look on, at one table after another; how much they were sent after the first look."""
    heard = 0

    async def watch(table: str) -> None:
        nonlocal heard
        async with connect(f"ws://{address}/api/tables/{table}/live", compression=None, max_size=None) as connection:
            await connection.recv()
            async for _ in connection:
                heard += 1

    tasks = []
    for number in range(count):
        tasks.append(asyncio.create_task(watch(tables[number % len(tables)])))
        if number % 20 == 0:
            await asyncio.sleep(0.1)
    while not until.is_set():
        await asyncio.sleep(0.2)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return heard


async def look_back(address: str, game: str, count: int, until: Event) -> int:
    """So many ask at once for a whole replay, without a cookie, and again a second after they have it; how many they got."""
    seen = 0
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=120, limits=httpx.Limits(max_connections=count)) as http:

        async def ask() -> None:
            nonlocal seen
            while not until.is_set():
                since, count = 0, 1
                while since < count and not until.is_set():
                    try:
                        page = (await http.get(f"/api/tables/{game}/replay?seat=all&since={since}")).json()
                    except httpx.ReadError:
                        continue  # the house closed a connection that had been idle for five seconds
                    since, count = since + len(page["steps"]), page["count"]
                seen += since == count
                await asyncio.sleep(1)

        await asyncio.gather(*[ask() for _ in range(count)])
    return seen


def others(what: str, address: str, where: Sequence[str], count: int, until: Event) -> None:
    """The people who do not play, in a process of their own. They would be on other machines, so the house and those who play go
    first here; how much they got is said, so that nobody is quiet for want of a processor."""
    gc.disable()
    os.nice(10)
    if hasattr(os, "SCHED_BATCH"):
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    crowd = look_on(address, where, count, until) if what == "watchers" else look_back(address, where[0], count, until)
    print(f"{what}: {asyncio.run(crowd)} got", flush=True)


async def people_play(place: Place, guests: Sequence[Guest], tables: Sequence[str], seconds: float) -> list[float]:
    """How long each move took to be shown to both, sorted; in seconds."""
    waits: list[float] = []
    everyone = asyncio.Barrier(len(tables))
    await asyncio.gather(*[play(guests[0], guests[1], table, everyone, waits, seconds) for table in tables])
    return sorted(waits)


def said(what: str, waits: Sequence[float], place: Place) -> None:
    """A line of figures."""
    p50, p99 = (1000 * waits[int(len(waits) * share)] for share in (0.5, 0.99))
    rate = best_of(5, calibration_loop)
    print(
        f"{what}: {len(waits)} moves; wait p50 {p50:.1f} ms, p99 {p99:.1f} ms, {p99 * rate / 1e6:,.0f} thousand calibration steps; "
        f"memory {place.memory():.0f} MB",
        flush=True,
    )


async def measure(place: Place, load: Load) -> None:
    """The quiet house, then everything at once."""
    guests = [await Guest(place).named(f"guest {number}") for number in range(2)]
    print(f"{load.tables} busy tables", flush=True)

    async def fresh_tables() -> list[str]:
        return [await open_table(guests[0], guests[1], watch=True) for _ in range(load.tables)]

    said("quiet", await people_play(place, guests, await fresh_tables(), load.seconds), place)
    game = await a_long_game(guests[0])
    tables = await fresh_tables()
    for _ in range(load.bot_tables):
        await guests[0].post("/api/tables", {"game": "raiders", "seats": [{"kind": "bot", "level": "hard"}] * 4})
    context = multiprocessing.get_context("spawn")
    until = context.Event()
    crowds = [
        context.Process(target=others, args=("watchers", place.address, tables, load.watchers, until)),
        context.Process(target=others, args=("replays", place.address, [game], load.replays, until)),
    ]
    for crowd in crowds:
        crowd.start()
    try:
        await asyncio.sleep(1 + load.watchers / 150)  # until all watchers have come
        everything = f"with {load.watchers} watchers, {load.replays} replays at once, {load.bot_tables} tables of bots"
        said(everything, await people_play(place, guests, tables, load.seconds), place)
    finally:
        until.set()
        for crowd in crowds:
            crowd.join(PATIENCE)
            crowd.kill()


def main() -> None:
    """Measure on a server of its own."""
    gc.disable()  # a pause here would be counted as one of the house
    with TemporaryDirectory() as folder:
        place = Place(Path(folder), "2")
        try:
            asyncio.run(measure(place, Load(*[int(each) for each in sys.argv[1:]])))
        finally:
            place.process.kill()
            place.process.wait()


if __name__ == "__main__":
    main()
