"""All tables: every change to one goes through here, is stored, and only then is anybody told."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import structlog
from sqlalchemy import select

from ..kernel.ask import letter_of
from ..kernel.errors import BadInput, Illegal, Stale
from ..kernel.registry import game_of
from .branch import Branch, cut, who_knows
from .errors import Clash, Missing, Taken
from .guests import Guest
from .loading import list_tables, load_table
from .moments import Standing
from .names import new_table_id
from .playing import due, need_free, played, seat_for, start
from .promises import Promises
from .saving import add, numbered, row_of, save
from .schema import MATCHES, SEATS, STANDING
from .store import Store
from .table import OPEN, OVER, Seat, Table
from .wire import NewStanding, NewTable, Rematch, SeatWish, TableView, Wish

TRIES = 8
"""How often a change is tried when other writers are faster."""

log = structlog.get_logger("undercroft.tables")
Act = Callable[[Table], list[dict[str, Any]]]
"""What a change does to a table in memory; it returns rows for the log. A ``BadInput`` from it means: the table is as it was."""


class Tables:
    """The tables of the house.

    :param told: called with a table's id after each stored change.
    :param cached: how many matches are kept in memory.
    :param moment: seconds that a moment for quiet questions lasts for who is not asked.
    """

    def __init__(self, store: Store, promises: Promises, told: Callable[[str], None], cached: int, moment: float) -> None:
        self.store = store
        self.promises = promises
        self.told = told
        self.cached = cached
        self.moment = moment
        self._cache: OrderedDict[str, Table] = OrderedDict()

    # -- looking ------------------------------------------------------------------------------------------------------------------

    async def get(self, id: str, fresh: bool = False) -> Table:
        """The table with an id; :class:`Missing` if there is none.

        :param fresh: ask the database whether another process has gone on with it.
        """
        table = self._cache.get(id)
        if table is not None and fresh:
            version = await self.store.read(lambda db: db.execute(select(MATCHES.c.version).where(MATCHES.c.id == id)).scalar())
            if version != table.version and not table.lock.locked():
                table = None
        if table is None:
            if len(id) > 40:
                raise Missing("table-unknown", "There is no table {id}.", id=id[:40])
            loaded = await self.store.read(lambda db: load_table(db, id))
            table = self._cache.get(id)
            if table is None or table.version < loaded.version:  # else somebody was faster, and may have gone on with it since
                table = loaded
                self._keep(table)
        else:
            self._cache.move_to_end(id)
        return table

    def _keep(self, table: Table) -> None:
        self._cache[table.id] = table
        self._cache.move_to_end(table.id)
        while len(self._cache) > self.cached:
            self._cache.popitem(last=False)

    def forget(self, id: str) -> None:
        """Drop what is remembered of a table; it is read anew when needed."""
        self._cache.pop(id, None)

    def forget_guest(self, guest: str) -> list[str]:
        """Drop what is remembered of the tables where a guest sits; their ids."""
        seated = [id for id, table in self._cache.items() if table.seats_of(guest)]
        for id in seated:
            self.forget(id)
        return seated

    async def open_tables(self) -> list[Table]:
        """Public tables with a free seat."""
        return await self.store.read(lambda db: list_tables(db, (MATCHES.c.status == OPEN) & MATCHES.c.public))

    async def tables_of(self, guest: str) -> list[Table]:
        """Tables that a guest made or sits at."""
        seated = select(SEATS.c.match).where(SEATS.c.guest == guest)
        return await self.store.read(lambda db: list_tables(db, (MATCHES.c.host == guest) | MATCHES.c.id.in_(seated)))

    async def view(self, id: str, guest: str | None, wanted: int | None = None, fresh: bool = False) -> TableView:
        """The view of a guest at a table; see :meth:`Table.seat_shown`."""
        table = await self.get(id, fresh)
        async with table.lock:
            return table.view(table.seat_shown(guest, wanted))

    # -- changing -----------------------------------------------------------------------------------------------------------------

    async def change(self, id: str, act: Act, message: str = "") -> Table:
        """Do something to a table: in memory, then durably; then tell. See :data:`Act`."""
        return await asyncio.shield(self._change(id, act, message))

    async def _change(self, id: str, act: Act, message: str) -> Table:
        clashes = 0
        while clashes < TRIES:
            table = await self.get(id)
            async with table.lock:
                if self._cache.get(id) is not table:
                    continue
                if message and message in table.messages:
                    return table
                try:
                    await self._act(table, act, message)
                except Clash:
                    self.forget(id)
                    clashes += 1
                    continue
            self.told(id)
            return table
        raise Taken("busy", "Too many changes at this table at once; try again.")

    async def _act(self, table: Table, act: Act, message: str) -> None:
        """Carry out and store; if that fails, the table in memory is given up, so that only what is stored is ever shown."""
        status, seats = table.status, list(table.seats)
        shown = table.as_shown()
        try:
            # Whoever sits down last to a branch begins it, which plays all that was taken over: nobody else need wait for that.
            rows = await asyncio.to_thread(act, table) if table.branch and status == OPEN else act(table)
        except BadInput:
            table.seats = seats  # somebody had sat down to a game that cannot begin
            raise
        except BaseException:
            self.forget(table.id)
            raise
        try:
            before = table.version
            table.version += 1
            table.note_change(shown, rows, self.moment)
            rows = numbered(table, rows, message, time.time())
            jobs = due(table)
            await self.store.write(lambda db: save(db, table, before, rows, jobs))
        except BaseException:
            self.forget(table.id)
            raise
        self._keep(table)  # while it was stored, an older state may have been read again
        table.jobs = jobs
        table.wishes = []
        if message:
            table.messages.add(message)
        if table.status != status:
            log.info("table", id=table.id, game=table.game, status=table.status)

    # -- before the start ---------------------------------------------------------------------------------------------------------

    async def create(self, wish: NewTable, guest: Guest) -> Table:
        """A new table; it starts at once if no seat is open. What is not wished is as usual, for bots alone as in bots' games."""
        game = game_of(wish.game)
        between_bots = wish.branch is None and all(seat.kind == "bot" for seat in wish.seats)
        settings = game.read_settings({**(game.bot_settings if between_bots else {}), **wish.settings}, len(wish.seats))
        seats = [seat_for(number, each, guest, wish.entropy) for number, each in enumerate(wish.seats)]
        branch = await self._branch(wish, settings, guest) if wish.branch else None
        return await self._new(game.id, settings, seats, guest, wish.public, wish.watch, wish.promise, branch=branch)

    async def _branch(self, wish: NewTable, settings: dict[str, Any], guest: Guest) -> Branch:
        """The part of a finished game that the new table begins with; the guest must be one who may look at that game."""
        assert wish.branch is not None
        origin = await self.get(wish.branch.table, fresh=True)
        async with origin.lock:
            origin.seat_shown(guest.id)
            record = origin.record()
            people = who_knows(origin.public, guest.id, origin.host, *[seat.guest for seat in origin.seats])
        if (origin.game, origin.settings, len(origin.seats)) != (wish.game, settings, len(wish.seats)):
            sentence = "One plays on with the same game, options and number of seats as at table {id}."
            raise BadInput("branch-other", sentence, id=origin.id)
        return cut(record, origin.id, wish.branch.step, people)

    async def _new(
        self, game: str, settings: dict[str, Any], seats: list[Seat], guest: Guest, public: bool, watch: bool, promise: str | None,
        after: Table | None = None, branch: Branch | None = None,
    ) -> Table:  # fmt: skip
        """Store a new table.

        :param promise: whose secret it takes; without one, what ``seats`` bring as their share of chance came too early.
        :param after: the finished table whose rematch it is.
        :param branch: what it begins with, if not from the beginning.
        """
        now = time.time()
        early = promise is None and any(seat.entropy for seat in seats)
        for _ in range(TRIES):
            secret = await self.promises.secret_of(promise, guest.id) if promise is not None else secrets.token_bytes(32).hex()
            table = Table(
                id=new_table_id(), game=game, settings=settings, public=public, watch=watch, host=guest.id, secret=secret,
                seats=seats, created=now, updated=now, early=early, branch=branch,
            )  # fmt: skip
            begun = [] if any(seat.open for seat in seats) else await asyncio.to_thread(start, table)
            rows = numbered(table, begun, "", now)
            jobs = due(table)
            try:
                await self.store.write(partial(add, table=table, rows=rows, jobs=jobs, after=after, promise=promise))
            except Clash:
                if after is not None:
                    raise
                continue
            table.jobs = jobs
            self._keep(table)
            log.info("table", id=table.id, game=game, seats=len(seats), status=table.status)
            self.told(table.id)
            return table
        raise Taken("busy", "Too many changes at this table at once; try again.")

    async def sit(self, id: str, guest: Guest, seat: int, entropy: str) -> Table:
        """Sit down on an open seat; the last one to do so starts the game."""

        def act(table: Table) -> list[dict[str, Any]]:
            table.need_open()
            need_free(table, seat)
            table.seats[seat] = Seat(guest.id, None, guest.name, entropy)
            return start(table) if not any(each.open for each in table.seats) else []

        return await self.change(id, act)

    async def leave(self, id: str, guest: Guest, seat: int) -> Table:
        """Stand up before the start."""

        def act(table: Table) -> list[dict[str, Any]]:
            table.need_open()
            table.need_seat(guest.id, seat)
            table.seats[seat] = Seat()
            return []

        return await self.change(id, act)

    async def set_seat(self, id: str, guest: Guest, seat: int, wish: SeatWish) -> Table:
        """The host opens a seat or puts a bot there, before the start; seats of people are theirs."""

        def act(table: Table) -> list[dict[str, Any]]:
            table.need_host(guest.id)
            table.need_open()
            if seat >= len(table.seats) or table.seats[seat].guest not in (None, guest.id):
                need_free(table, seat)
            table.seats[seat] = seat_for(seat, wish, guest, "")
            return start(table) if not any(each.open for each in table.seats) else []

        return await self.change(id, act)

    async def start(self, id: str, guest: Guest) -> Table:
        """The host starts; bots of level normal take the open seats."""

        def act(table: Table) -> list[dict[str, Any]]:
            table.need_host(guest.id)
            table.need_open()
            for number, seat in enumerate(table.seats):
                if seat.open:
                    table.seats[number] = seat_for(number, SeatWish("bot", "normal"), guest, "")
            return start(table)

        return await self.change(id, act)

    # -- playing ------------------------------------------------------------------------------------------------------------------

    async def answer(self, id: str, guest: Guest, seat: int, what: str, at: int, option: str, message: str = "") -> Table:
        """A guest's seat answers a question.

        :param message: the client's id for this message; if it was carried out already, nothing more happens.
        """

        def act(table: Table) -> list[dict[str, Any]]:
            match = table.need_match()
            table.need_seat(guest.id, seat)
            table.need_shown(seat)
            before, turn = len(match.tape), match.game.turn_of(match.state)
            match.answer(seat, option, what, at)
            return played(table, before, turn)

        return await self.change(id, act, f"{guest.id}:{message}" if message else "")

    async def answer_bot(self, id: str, seat: int, version: int, what: str, option: str) -> Table:
        """A bot answers; :class:`Stale` if the job of ``version`` is no longer open."""

        def act(table: Table) -> list[dict[str, Any]]:
            match = table.need_match()
            job = table.jobs.get(seat)
            if job is None or job.version != version:
                raise Stale("stale", "The table has moved on since; look again and choose.")
            before, turn = len(match.tape), match.game.turn_of(match.state)
            match.answer(seat, option, what)
            del table.jobs[seat]  # where the same question stays open (a torch in a sealed round) this makes a new job
            return played(table, before, turn)

        return await self.change(id, act)

    async def undo(self, id: str, guest: Guest, seat: int, number: int, message: str = "") -> Table:
        """A guest's seat takes back its last answer; ``number`` is that of the view it was looking at."""

        def act(table: Table) -> list[dict[str, Any]]:
            match = table.need_match()
            table.need_seat(guest.id, seat)
            table.need_shown(seat)
            if number != match.known_to(seat, len(match.tape)):
                raise Stale("stale", "The table has moved on since; look again and choose.")
            place = match.undoable(seat)
            tape = list(match.tape)
            match.undo(seat)
            last = len(tape) if len(match.tape) == place else place + 1  # what others did untold since goes with it
            rows = [row_of(tape[gone]) | {"undone": gone} for gone in reversed(range(place, last))]
            for row in rows:
                table.take_back(tape, row["undone"])
            table.look()
            return rows

        return await self.change(id, act, f"{guest.id}:{message}" if message else "")

    async def set_standing(self, id: str, guest: Guest, seat: int, wish: NewStanding) -> Table:
        """A guest's seat wants to be asked quiet questions otherwise; if it is asked one now, that may pass it by."""

        def act(table: Table) -> list[dict[str, Any]]:
            match = table.need_match()
            table.need_seat(guest.id, seat)
            if table.status == OVER and table.held_from(seat) is None:
                raise Illegal("over", "The game is over.")
            if not match.game.quiet:
                raise BadInput("standing-none", "In this game nobody is asked in secret, so there is nothing to pass by.")
            known = match.game.moment_kinds
            for kind in wish.stops:
                if kind not in known:
                    sentence = "There is no moment {kind}; there are {known}."
                    raise BadInput("stop-unknown", sentence, kind=kind[:40], known=", ".join(known))
            stops = table.standing.get(seat, Standing()).stops
            before, turn = len(match.tape), match.game.turn_of(match.state)
            table.wish(seat, Standing(wish.mode, {**stops, **wish.stops}))
            return played(table, before, turn)

        return await self.change(id, act)

    async def wishes(self, table: Table) -> list[Wish]:
        """When seats wanted to be asked, as it changed: by seat letter, with the number of answers on the tape by then."""
        which = select(STANDING).where(STANDING.c.match == table.id).order_by(STANDING.c.number)
        rows = await self.store.read(lambda db: db.execute(which).all())
        game = game_of(table.game)
        wished = [(row, Standing(row.mode, row.stops).shown(game)) for row in rows]
        return [Wish(letter_of(row.seat), standing.mode, standing.stops, row.place) for row, standing in wished]

    async def rematch(self, id: str, guest: Guest, wish: Rematch) -> Table:
        """One new table for all who sat here: whoever asks first makes it, the others sit down where they sat.

        Shares of chance sent with this count for the first alone: the others cannot have seen the new table's commitment, so they
        look at it and sit down by :meth:`sit`, or come without a share.
        """
        for _ in range(TRIES):
            old = await self.get(id, fresh=True)
            old.need_over()
            mine = old.seats_of(guest.id)
            if not mine:
                old.need_seat(guest.id, 0)
            if old.rematch is not None:
                return await self._join(old.rematch, guest, mine)
            seats = [
                Seat(guest.id, None, guest.name, wish.entropy)
                if number in mine
                else Seat(None, seat.level, seat.name if seat.level else "")
                for number, seat in enumerate(old.seats)
            ]
            try:
                table = await self._new(old.game, old.settings, seats, guest, False, old.watch, wish.promise, old)
            except Clash:
                self.forget(id)
                continue
            self.forget(id)
            self.told(id)
            return table
        raise Taken("busy", "Too many changes at this table at once; try again.")

    async def _join(self, id: str, guest: Guest, seats: Sequence[int]) -> Table:
        for seat in seats:
            table = await self.get(id)
            if table.status == OPEN and table.seats[seat].open:
                try:
                    await self.sit(id, guest, seat, "")
                except Taken:
                    continue
        return await self.get(id)
