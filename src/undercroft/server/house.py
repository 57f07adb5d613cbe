"""The house: everything one server process holds together."""

from __future__ import annotations

import asyncio
import gc
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
import structlog
from litestar import Litestar
from litestar.channels import ChannelsPlugin
from sqlalchemy import Connection, insert, select

from ..kernel.errors import BadInput, Illegal
from ..kernel.shapes import Refusal
from ..kernel.view import refusal_of
from . import clock as clocks
from .archive import Archive
from .bots import BotKeeper
from .config import Config
from .disclosure import OPEN, OVER, PLAYING
from .errors import Clash, HouseError
from .farewell import AT_ONCE, Farewells, delete_guest
from .guests import Guests
from .health import Watcher
from .hub import Hub
from .limits import Crowd, Limiter, Turns
from .looks import NOTED, Looks
from .news import news_of
from .promises import Promises
from .schema import HOUSE
from .shelf import Shelf
from .store import CHANNEL, Store
from .sweep import DAY, finished, sweep_guests, sweep_promises, sweep_tables
from .table import Table
from .tables import Tables
from .wire import Gone, NewAnswer, NewUndo, TableCard, TableInfo
from .workers import Workers

ALIVE, SILENT = 2.0, 6.0
"""Seconds between two signs of life of a process, and after which one that gives none has ended."""

COMPARED = 60.0
"""Seconds after which this machine's clock is compared with the database's again, unless it was set before."""

TOGETHER = 2
"""How many of those who look on are told in one round of the event loop."""

REMEMBERED = 30
"""Days for which the house remembers since when somebody is not connected."""

log = structlog.get_logger("undercroft.house")


class House:
    """Store, guests, tables, connections and bots of one process.

    :param clock: seconds since 1970, for tests.
    """

    def __init__(self, config: Config, clock: Callable[[], float] = clocks.now) -> None:
        self.config = config
        self.clock = clock
        self.store = Store(config.database, config.busy)
        self.me = self.store.me
        self.channels = ChannelsPlugin(news_of(self.store, self._untold), channels=[CHANNEL], subscriber_max_backlog=None)
        self.others: dict[str, float] = {}
        """Other processes, and when they were last heard."""
        self._heard = time.monotonic()
        """When this process last heard itself."""
        self.guests = Guests(self.store)
        self.hub = Hub(clock, config.grace, self._tell_who_is_here)
        self.promises = Promises(self.store, clock)
        self.tables = Tables(self.store, self.promises, self.changed, config.cached, config.moment, config.bots_alone)
        self.bots = BotKeeper(self.store, self.tables, config.workers, config.pace, self.me, config.regret)
        self.archive = Archive(Workers(config.readers), Shelf(config.shelf, config.shelf_bytes), Limiter(*config.replays))
        self.health = Watcher(self.store)
        self.farewells = Farewells(self.store, self.tables)
        self.looks = Looks(self.store, self.bots.wake)
        self.requests = Limiter(*config.requests)
        self.creations = Limiter(*config.creations)
        self.stories = Limiter(*config.stories)
        self.misses = Limiter(*config.misses)
        self.bot_tables = Limiter(*config.bot_tables)
        self.onlookers = Turns(TOGETHER)
        self.from_address, self.by_guest = map(Crowd, config.sockets)
        self.key = self._form_key()

    def _form_key(self) -> str:
        """The key that signs forms (CSRF), the same for all processes and after a restart."""

        def read(db: Connection) -> str | None:
            value: str | None = db.execute(select(HOUSE.c.value).where(HOUSE.c.name == "form-key")).scalar()
            return value

        key = self.store.read_now(read)
        if key is None:
            new = insert(HOUSE).values(name="form-key", value=secrets.token_hex(32))
            with suppress(Clash):
                self.store.submit(lambda db: db.execute(new)).result()
            key = self.store.read_now(read)
        assert key is not None
        return key

    # -- news ---------------------------------------------------------------------------------------------------------------------

    def changed(self, table: str) -> None:
        """Tell browsers and bots of this process that a table has changed."""
        self.hub.tell(table)
        if self.tables.awaits_bots(table):
            self.bots.wake()
        self.farewells.heard(table)

    async def part(self, guest: str) -> Gone:
        """Delete all that is kept of a guest."""
        return await asyncio.shield(self._part(guest))

    async def _part(self, guest: str) -> Gone:
        parted = await asyncio.to_thread(delete_guest, self.store, guest)
        cleared = self._clear([*parted.cleared, *parted.others])
        self._parted(guest)
        await cleared
        gone = Gone(len(parted.removed), len(parted.kept))
        log.info("parted", removed=gone.removed, kept=gone.kept)
        return gone

    def _clear(self, tables: list[str]) -> asyncio.Future[None]:
        """Something is gone from these tables, or they are gone: what was made of them is of no use any more."""
        for table in tables:
            self.tables.forget(table)
            self.changed(table)
        return self.archive.forget(tables)

    def _parted(self, guest: str) -> None:
        self.guests.forget(guest)
        self.hub.end(guest)
        self.farewells.wake()

    def renamed(self, guest: str) -> None:
        """Show the tables where a guest sits anew, since it has a new name."""
        for table in self.tables.renamed(guest):
            self.hub.tell(table)

    def _tell_who_is_here(self, table: str) -> None:
        guests, others = self.hub.at(table)
        news = {"here": table, "guests": [*guests], "others": others, "tabs": self.hub.count(table), "by": self.me}
        self.channels.publish(news, CHANNEL)

    def _untold(self, said: bytes) -> None:
        """The database could not tell this: it is told again, as it is by now."""
        news = msgspec.json.decode(said)
        if "here" in news:
            self.hub.tell_soon(news["here"])
        elif "alive" not in news:
            self.channels.publish(news, CHANNEL)

    async def _hear_others(self) -> None:
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for event in subscriber.iter_events():
                try:
                    news = msgspec.json.decode(event)
                    self._hear(news)
                except Exception:  # whatever one says, the others are heard
                    log.exception("not-understood")

    def _hear(self, news: dict[str, Any]) -> None:
        if news["by"] == self.me:  # the database may have stored what it could not confirm any more
            self._heard = time.monotonic()
            if "version" in news and not self.tables.knows(news["table"], news["version"]):
                self.tables.moved_on(news["table"])
                self.hub.tell(news["table"])
            return
        if news["by"]:
            new = news["by"] not in self.others
            self.others[news["by"]] = time.monotonic()
            if new:  # it cannot know yet who is here
                for table in self.hub.tables():
                    self._tell_who_is_here(table)
        if "guest" in news:
            self.guests.forget(news["guest"])
            self.renamed(news["guest"])
            if news.get("gone"):
                self._parted(news["guest"])
        elif "cleared" in news:
            self._clear(news["cleared"])
        elif "here" in news:
            self.hub.hear(news["by"], news["here"], frozenset(news["guests"]), news["others"], news.get("tabs"))
        elif "table" in news:
            self.tables.moved_on(news["table"])
            self.changed(news["table"])
        elif "who" in news:
            for table in self.hub.tables():
                self._tell_who_is_here(table)
        elif "missed" in news:
            for other in [*self.others]:
                self._lose(other)
            self._look_anew()
            self.guests.forget_all()
            self.channels.publish({"who": True, "by": self.me}, CHANNEL)
            for table in self.hub.tables():
                self._tell_who_is_here(table)

    def _look_anew(self) -> None:
        """Something may have been done at any table of which nobody has told."""
        self.tables.all_moved_on()
        self.hub.tell_all()
        self.bots.wake()
        self.farewells.wake()

    def _lose(self, other: str) -> None:
        """Another process has ended, perhaps before it told what it had stored."""
        del self.others[other]
        self.hub.lose(other)

    async def _live(self) -> None:
        """Give signs of life to other processes, and miss those that give none."""
        while True:
            self.channels.publish({"alive": True, "by": self.me}, CHANNEL)
            await asyncio.sleep(ALIVE)
            for other in [other for other, heard in self.others.items() if heard < time.monotonic() - SILENT]:
                self._lose(other)
                self._look_anew()

    @asynccontextmanager
    async def open(self, _app: Litestar | None = None) -> AsyncIterator[None]:
        """Hear other processes and let the bots play, as long as the server runs."""
        compared = float("-inf")
        if not self.store.sqlite and await self._compared():
            compared = time.monotonic()
        parts = {
            "news": self._hear_others(),
            "sweeper": self._keep_house(),
            "looks": self._look(),
            "farewells": self.farewells.run(),
        }
        if self.bots.workers.count:
            parts["bots"] = self.bots.run()
        if not self.store.sqlite:
            parts |= {"life": self._live(), "clock": self._keep_time(compared)}
            self._heard = time.monotonic()
            self.health.see("news", lambda: time.monotonic() < self._heard + SILENT)
        tasks = {part: asyncio.create_task(work) for part, work in parts.items()}
        for part, task in tasks.items():
            self.health.watch(part, task)
        try:
            yield
        finally:
            for task in tasks.values():
                task.cancel()
            await asyncio.gather(*tasks.values(), return_exceptions=True)
            clocks.forget()
            self.bots.close()
            self.archive.close()
            self.store.close()

    async def _keep_time(self, compared: float) -> None:
        """Go by the clock of the database, as all its processes do.

        :param compared: when the clocks were compared last, by one that is never set.
        """
        while True:
            await asyncio.sleep(ALIVE)
            if (clocks.was_set() or time.monotonic() > compared + COMPARED) and await self._compared():
                compared = time.monotonic()

    async def _compared(self) -> bool:
        """Compare the clocks; whether the database has answered."""
        with suppress(HouseError):
            await self.store.read(clocks.measure)
            return True
        return False

    async def _look(self) -> None:
        """Note again and again at which tables somebody is."""
        while True:
            self.looks.note(self.hub.tables())
            await asyncio.sleep(NOTED)

    # -- house-keeping ------------------------------------------------------------------------------------------------------------

    async def _keep_house(self) -> None:
        """Sweep now and once a day."""
        while True:
            try:
                await self.sweep()
            except (HouseError, Clash) as problem:  # Clash: another process gave work to a guest meanwhile
                log.warning("not-swept", problem=repr(getattr(problem, "problem", problem)))
            await asyncio.sleep(DAY)
            gc.collect()  # what `collect_seldom` has left

    async def sweep(self) -> None:
        """Remove what came to nothing or is older than the house keeps it; see :class:`Config`."""
        now, config = self.clock(), self.config
        days = {OPEN: config.table_days, PLAYING: config.idle_days, OVER: config.finished_days}
        old = [await sweep_tables(self.store, now - kept * DAY, status) for status, kept in days.items() if kept]
        tables = [table for some in old for table in some]
        await self._clear(tables)
        for start in range(0, len(tables), AT_ONCE):
            self.channels.publish({"cleared": tables[start : start + AT_ONCE], "by": self.me}, CHANNEL)
        await self.archive.keep_only(await self.store.read(finished))
        await sweep_promises(self.store, now - DAY)
        self.hub.forget(now - REMEMBERED * DAY)
        guests = await sweep_guests(self.guests, now - config.guest_days * DAY) if config.guest_days else []
        for guest in guests:
            self.channels.publish({"guest": guest, "by": self.me}, CHANNEL)
        if tables or guests:
            log.info("swept", tables=len(tables), guests=len(guests))

    # -- as shown -----------------------------------------------------------------------------------------------------------------

    def card(self, table: Table, guest: str | None) -> TableCard:
        """A table as a list shows it."""
        return table.card(guest, *self._present(table))

    def info(self, table: Table, guest: str | None) -> TableInfo:
        """A table as this guest sees it."""
        return table.info(guest, *self._present(table))

    def _present(self, table: Table) -> tuple[set[str], dict[str, float], int]:
        seated = {seat.guest for seat in table.seats if seat.guest}
        return self.hub.here(table.id), self.hub.gone(table.id), self.hub.watching(table.id, seated)

    async def why(self, id: str, said: NewAnswer | NewUndo, problem: BadInput) -> Refusal | None:
        """Why the rules do not allow an option, if an open question of the seat says so."""
        if not isinstance(problem, Illegal) or not isinstance(said, NewAnswer):
            return None
        table = await self.tables.get(id)
        async with table.lock:
            if table.match is None:
                return None
            seat = ord(said.seat) - ord("A")
            refusal = refusal_of(table.shown.asked(table.match, seat), seat, said.option, said.what)
        return None if refusal is None else refusal.shown()
