"""Live tables: every change reaches every browser at the table, each as its own seat's view.

A connection is not sent every change but the latest state: whoever reads slowly skips views and misses nothing, since the
journal in the view continues from what was sent.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from contextlib import suppress

import msgspec
import structlog
from litestar.exceptions import WebSocketDisconnect
from msgspec.structs import replace
from uvicorn.protocols.utils import ClientDisconnected

from ..kernel.ask import LETTERS, seat_of
from ..kernel.errors import BadInput
from ..kernel.match import Match
from ..kernel.shapes import Refusal
from ..kernel.story import story_of
from .config import LARGEST
from .errors import Forbidden, HouseError, TooFast, TooLarge, error_shown
from .house import House
from .hub import Connection
from .limits import Bucket
from .metrics import REFUSED
from .table import Table
from .wire import FRAMES_AT_MOST, Done, Ping, Pong, Refused, SayAnswer, Says, SaysTable, SaysView, SayUndo, encode, said_decoder

GONE = (WebSocketDisconnect, ClientDisconnected, RuntimeError)
"""What a connection raises that has ended: there, while it is sent something, or from here."""

log = structlog.get_logger("undercroft.live")

REST = 0.2
"""Seconds in which what happens is told together to those who only look on."""
REFUSED_AT_MOST = 200
"""Messages refused as a flood before the connection is closed."""


class Live:
    """Serves one connection from hello to goodbye."""

    def __init__(self, house: House, connection: Connection) -> None:
        self.house = house
        self.connection = connection
        self.bucket = Bucket(*house.config.messages)
        self.floods = 0

    async def serve(self) -> None:
        """Talk until the browser goes."""
        sender = asyncio.create_task(self._send_on())
        self.house.hub.join(self.connection)
        self.house.looks.note([self.connection.table])
        try:
            await self._listen()
        except GONE:
            pass
        except Exception as problem:
            await self._break_off(problem)
        finally:
            self.house.hub.part(self.connection)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    async def _break_off(self, problem: Exception) -> None:
        """A fault of ours: it is noted, as that of a call is, and the connection ends."""
        log.error("broken", call="live", exc_info=problem)
        with suppress(*GONE):
            await self.connection.socket.close(code=1011, reason="something went wrong")

    # -- towards the browser ------------------------------------------------------------------------------------------------------

    async def _send_on(self) -> None:
        connection = self.connection
        pause = None
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):  # wait_for of Python 3.11 may swallow a cancellation
                    await connection.wake.wait()
            if connection.seat_sent is None and not connection.outbox:
                await asyncio.sleep(REST)
                await self.house.onlookers.take()
            connection.wake.clear()
            try:
                pause = await self._send_news()
            except HouseError as problem:
                await self._send(Refused(None, error_shown(problem)))
            except GONE:
                return
            except Exception as problem:  # whatever it is, the browser comes back and asks anew
                await self._break_off(problem)
                return

    async def _send_news(self) -> float | None:
        """Send what is new; in how many seconds to look again, if something is held until then."""
        connection = self.connection
        outbox, connection.outbox = connection.outbox, []
        for message in outbox:
            await self._send(message)
        table = await self.house.tables.get(connection.table)
        pause = table.shown.held_for()  # asked first: what is held now may be held no longer once it has been sent
        async with table.lock:  # what is being stored is not told yet
            shown, news = self._shown(table), b""
            if table.match is not None:
                with suppress(Forbidden):
                    seat = table.seat_shown(connection.guest_id, connection.wanted)
                    news = self._news(table, table.match, seat)
        if shown != connection.table_sent:
            connection.table_sent = shown
            await connection.socket.send_text(shown.decode())
        if news:
            await connection.socket.send_text(news.decode())
        return pause

    def _shown(self, table: Table) -> bytes:
        """The message with the table, as this guest sees it; made once for all who have nothing to do with it."""
        guest = self.connection.guest_id
        if table.concerns(guest):
            return encode(SaysTable(self.house.info(table, guest)))
        return table.told("table", lambda: encode(SaysTable(self.house.info(table, None))), self.house.hub.changes(table.id))

    def _news(self, table: Table, match: Match, seat: int | None) -> bytes:
        """The message with the view and that part of the journal that this connection has not seen, all of it after an undo; empty
        if all that was sent before. What is news has its frames, the last of them where that is very much. It is made once for all
        who look on and have seen the same."""
        connection, undos = self.connection, table.log.undos_known(seat)
        made = table.told if seat is None else _anew
        view = table.view(seat)
        again = seat != connection.seat_sent or undos != connection.undos_sent or len(view.journal) < connection.journal_sent
        start = 0 if again else connection.journal_sent
        rest = made("rest", lambda: encode(replace(view, journal=[], journal_from=0)))
        if rest == connection.view_sent and len(view.journal) == start and not again:
            return b""
        connection.seat_sent, connection.undos_sent, connection.journal_sent = seat, undos, len(view.journal)
        connection.view_sent = rest

        def news() -> bytes:
            told = replace(view, journal=view.journal[start:], journal_from=start)
            if told.journal and not again:
                told.frames = story_of(match, seat, max(start, len(view.journal) - FRAMES_AT_MOST), len(view.journal))
            return encode(SaysView(told))

        return made(("news", start, again), news)

    async def _send(self, message: Says) -> None:
        await self.connection.socket.send_text(encode(message).decode())

    # -- from the browser ---------------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        while self.floods < REFUSED_AT_MOST:
            text = await self.connection.socket.receive_text()
            if len(text) > LARGEST or len(text.encode()) > LARGEST:
                self.floods += len(text) // LARGEST + 1
                self._refuse(None, TooLarge())
            else:
                await self._hear(text)
        await self.connection.socket.close(code=1008, reason="too many messages")

    async def _hear(self, text: str) -> None:
        in_time = self.bucket.take()
        try:
            said = said_decoder.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
            self._refuse(None, BadInput("message", "This message is not understood: {why}", why=str(problem)[:200]))
            self.floods += not in_time
            return
        if not in_time:
            self.floods += 1
            self._refuse(None if isinstance(said, Ping) else said.id, TooFast())
        elif isinstance(said, Ping):
            self.connection.say(Pong())
        else:
            await self._obey(said)

    async def _obey(self, said: SayAnswer | SayUndo) -> None:
        try:
            await self._carry_out(said)
        except BadInput as problem:
            self._refuse(said.id, problem, await self.house.why(self.connection.table, said, problem))
        else:
            self.connection.say(Done(said.id))

    async def _carry_out(self, said: SayAnswer | SayUndo) -> None:
        guest, tables, id = self.connection.guest, self.house.tables, self.connection.table
        if guest is None:
            raise Forbidden("no-session", "This browser is not known here, or no longer; reload the page.")
        message = "" if said.id is None else str(said.id)
        if isinstance(said, SayAnswer):
            await tables.answer(id, guest, seat_of(said.seat), said.what, said.at, said.option, message, said.joined)
        else:
            await tables.undo(id, guest, seat_of(said.seat), said.number, message)

    def _refuse(self, id: str | int | None, problem: BadInput, why: Refusal | None = None) -> None:
        REFUSED.labels(problem.key).inc()
        self.connection.again()
        self.connection.say(Refused(id, error_shown(problem, why)))


def _anew(_: Hashable, make: Callable[[], bytes]) -> bytes:
    """What is made for one alone."""
    return make()


def seat_wanted(text: str | None) -> int | None:
    """The seat of a ``?seat=`` parameter; None if there is none or it is no seat."""
    return LETTERS.index(text) if text and len(text) == 1 and text in LETTERS else None
