"""Everything at once: ``make load``, or ``python -m benchmarks.load [TABLES [WATCHERS [REPLAYS [BOT_TABLES [SECONDS]]]]]``.

People play at busy tables: first alone in the house (the quiet figures), then once more while others look on, ask for a long replay
all at once, again and again, and have bots play among themselves. What is measured is how long a move takes to be stored and shown
to both players. Everything runs on this machine: the server, its workers, those who play and those who do not. At each table of
bots somebody looks on, or they would rest. It is wrong if what was to be there was not, all the time, and if the wait is longer
than the limit in a house that is quick when quiet (:mod:`.verdict`).
"""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

import httpx
from websockets.asyncio.client import connect

from .conftest import best_of, calibration_loop
from .people import Guest, Place, open_table, play
from .verdict import QUIET, Crowd, is_slow, of_load

LONG = 748
"""Answers in the game whose replay is asked for."""
PATIENCE = 30
"""Seconds in which a crowd should end once it is told to; it has three times as long to come."""
PARTS = 4
"""Parts of the time in each of which everybody should get something."""
Tally: TypeAlias = Any  # an array of three numbers that two processes share
CAME, THERE, GOT = range(3)
"""The places of a crowd's tally: how many have come, how many are there, how much they were sent."""


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


async def look_on(address: str, tables: Sequence[str], count: int, until: Event, tally: Tally) -> None:
    """Many look on, at one table after another."""

    async def watch(table: str) -> None:
        async with connect(f"ws://{address}/api/tables/{table}/live", compression=None, max_size=None) as connection:
            await connection.recv()
            tally[CAME] += 1
            tally[THERE] += 1
            try:
                async for _ in connection:
                    tally[GOT] += 1
            finally:
                tally[THERE] -= not until.is_set()

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


async def look_back(address: str, game: str, count: int, until: Event, tally: Tally) -> None:
    """So many ask at once for a whole replay, without a cookie, and again a second after they have it. What they get is pages."""
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=120, limits=httpx.Limits(max_connections=count)) as http:

        async def ask() -> None:
            tally[CAME] += 1
            tally[THERE] += 1
            try:
                while not until.is_set():
                    since, count = 0, 1
                    while since < count and not until.is_set():
                        try:
                            page = (await http.get(f"/api/tables/{game}/replay?seat=all&since={since}")).json()
                        except httpx.ReadError:
                            continue  # the house closed a connection that had been idle for five seconds
                        since, count = since + len(page["steps"]), page["count"]
                        tally[GOT] += 1
                    await asyncio.sleep(1)
            finally:
                tally[THERE] -= not until.is_set()

        await asyncio.gather(*[ask() for _ in range(count)], return_exceptions=True)


def others(back: bool, address: str, where: Sequence[str], count: int, until: Event, tally: Tally) -> None:
    """People who do not play, in a process of their own. They would be on other machines, so the house and those who play go first
    here; how much they got is told, so that nobody is quiet for want of a processor.

    :param back: they look back at a game, instead of looking on.
    """
    gc.disable()
    os.nice(10)
    if hasattr(os, "SCHED_BATCH"):
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    asyncio.run(look_back(address, where[0], count, until, tally) if back else look_on(address, where, count, until, tally))


async def people_play(
    place: Place, guests: Sequence[Guest], tables: Sequence[str], seconds: float, everyone: asyncio.Barrier | None = None
) -> list[float]:
    """How long each move took to be shown to both, sorted; in seconds.

    :param everyone: passed once all are connected.
    """
    everyone = everyone or asyncio.Barrier(len(tables))
    waits: list[float] = []
    await asyncio.gather(*[play(guests[0], guests[1], table, everyone, waits, seconds) for table in tables])
    return sorted(waits)


def said(what: str, waits: Sequence[float], place: Place) -> float:
    """Say a line of figures; the milliseconds in which 99 of 100 moves were shown."""
    p50, p99 = (1000 * waits[int(len(waits) * share)] for share in (0.5, 0.99))
    rate = best_of(5, calibration_loop)
    print(
        f"{what}: {len(waits)} moves; wait p50 {p50:.1f} ms, p99 {p99:.1f} ms, {p99 * rate / 1e6:,.0f} thousand calibration steps; "
        f"memory {place.memory():.0f} MB",
        flush=True,
    )
    return p99


class Others:
    """The crowds, each in a process of its own, for as long as the context lasts.

    :param crowds: of each its name, whether it looks back, where, and how many they are.
    """

    def __init__(self, address: str, *crowds: tuple[str, bool, Sequence[str], int]) -> None:
        context = multiprocessing.get_context("spawn")
        self.until = context.Event()
        self.crowds = [(what, count, context.Array("i", 3, lock=False)) for what, _, _, count in crowds]
        self.processes = [
            context.Process(target=others, args=(back, address, where, count, self.until, tally))
            for (_, back, where, count), (_, _, tally) in zip(crowds, self.crowds, strict=True)
        ]

    async def come(self) -> list[int]:
        """Begin, and wait until all have come; how many have, of each crowd."""
        for process in self.processes:
            process.start()
        patience = time.monotonic() + 3 * PATIENCE
        while time.monotonic() < patience and any(tally[CAME] < count for _, count, tally in self.crowds):
            await asyncio.sleep(0.2)
        return [tally[CAME] for _, _, tally in self.crowds]

    async def count(self, seconds: float) -> list[list[int]]:
        """How much each crowd gets in each part of that time."""
        parts = list[list[int]]()
        for _ in range(PARTS):
            before = [tally[GOT] for _, _, tally in self.crowds]
            await asyncio.sleep(seconds / PARTS)
            parts.append([tally[GOT] - got for (_, _, tally), got in zip(self.crowds, before, strict=True)])
        return [list(of_one) for of_one in zip(*parts, strict=True)]

    def there(self) -> list[int]:
        """How many of each crowd are there now."""
        return [tally[THERE] for _, _, tally in self.crowds]

    def go(self) -> None:
        """It is over."""
        self.until.set()
        for process in self.processes:
            process.join(PATIENCE)
            process.kill()


async def measure(place: Place, load: Load) -> list[str]:
    """The quiet house, then everything at once; what is wrong."""
    guests = [await Guest(place).named(f"player {number}") for number in range(2)]
    print(f"{load.tables} busy tables", flush=True)

    async def fresh_tables() -> list[str]:
        return [await open_table(guests[0], guests[1], watch=True) for _ in range(load.tables)]

    quiet = said("quiet", await people_play(place, guests, await fresh_tables(), load.seconds), place)
    if is_slow(quiet):
        print(f"This machine is too slow, or too busy, to say more than figures: when quiet it should need {QUIET:.0f} ms at most.")
    game = await a_long_game(guests[0])
    tables = await fresh_tables()
    alone = {"game": "raiders", "seats": [{"kind": "bot", "level": "hard"}] * 4}
    of_bots = [str((await guests[0].post("/api/tables", alone))["id"]) for _ in range(load.bot_tables)]
    crowds = Others(
        place.address,
        ("onlookers", False, tables, load.watchers),
        ("people who ask for a replay", True, [game], load.replays),
        ("onlookers of bots alone", False, of_bots, load.bot_tables),  # bots rest where nobody looks on
    )
    try:
        came = await crowds.come()
        everyone = asyncio.Barrier(len(tables) + 1)
        playing = asyncio.create_task(people_play(place, guests, tables, load.seconds, everyone))
        await everyone.wait()
        got = await crowds.count(load.seconds)
        stayed = crowds.there()
        everything = f"with {load.watchers} watchers, {load.replays} replays at once, {load.bot_tables} tables of bots"
        busy = said(everything, await playing, place)
    finally:
        crowds.go()
    names = [what for what, _, _ in crowds.crowds]
    wanted = [count for _, count, _ in crowds.crowds]
    found = [Crowd(*each) for each in zip(names, wanted, came, stayed, got, strict=True)]
    for crowd in found:
        print(
            f"{crowd.what}: {crowd.came} came, {crowd.stayed} stayed; got {', '.join(map(str, crowd.got))} in each part of the time"
        )
    return of_load(quiet, busy, found)


def main() -> None:
    """Measure on a server of its own, and end with 1 if anything is wrong."""
    gc.disable()  # a pause here would be counted as one of the house
    with TemporaryDirectory() as folder:
        place = Place(Path(folder), "2")
        try:
            complaints = asyncio.run(measure(place, Load(*[int(each) for each in sys.argv[1:]])))
        finally:
            place.process.kill()
            place.process.wait()
    print(*[f"WRONG: {complaint}" for complaint in complaints] or ["Nothing is wrong."], sep="\n")
    if complaints:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
