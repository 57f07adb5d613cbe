"""How fast a move reaches the table, and how much memory idle tables take. Two guests sit at every table, in a duel."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from .conftest import Figure
from .people import Guest, Place, open_table, play

BUSY_TABLES = 200
IDLE_TABLES = 1_000
SECONDS = 20.0


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    here = Place(tmp_path)
    yield here
    here.process.kill()
    here.process.wait()


async def busy(place: Place) -> list[float]:
    """All busy tables at once; returns the waits in seconds."""
    waits: list[float] = []
    guests = [await Guest(place).named(f"player {number}") for number in range(2)]
    tables = [await open_table(guests[0], guests[1]) for _ in range(BUSY_TABLES)]
    everyone = asyncio.Barrier(BUSY_TABLES)
    await asyncio.gather(*[play(guests[0], guests[1], table, everyone, waits, SECONDS) for table in tables])
    return sorted(waits)


def test_busy_tables(place: Place, figure: Figure) -> None:
    waits = asyncio.run(busy(place))
    figure(f"{BUSY_TABLES} busy tables: moves shown to everyone", len(waits) / SECONDS, "moves a second offered")
    for share in (0.5, 0.99):
        figure(f"{BUSY_TABLES} busy tables: wait, p{share * 100:.0f}", 1000 * waits[int(len(waits) * share)], "ms")


async def idle(place: Place) -> None:
    host, friend = await Guest(place).named("host"), await Guest(place).named("friend")
    for _ in range(IDLE_TABLES):
        table = await open_table(host, friend)
        await host.http.get(f"/api/tables/{table}/view")


def test_idle_tables(place: Place, figure: Figure) -> None:
    figure("server with no table: memory", place.memory(), "MB")
    asyncio.run(idle(place))
    figure(f"server with {IDLE_TABLES:,} idle tables: memory", place.memory(), "MB")
