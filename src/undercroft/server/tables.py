"""All tables: every change to one goes through here, is stored, and only then is anybody told."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

import structlog
from sqlalchemy import func, select

from ..kernel.ask import letter_of
from ..kernel.errors import BadInput
from ..kernel.lesson import lesson_of, settings_of
from ..kernel.record import Record
from ..kernel.registry import game_of
from ..kernel.shapes import Frame
from . import clock, leaving, playing, seating
from .branch import Branch, cut, who_knows
from .disclosure import OPEN, Disclosure
from .errors import BotsEnough, Clash, Missing, Taken
from .following import follow, read_since
from .guests import Guest
from .jobs import played_by_bots
from .lessons import RIVALS
from .loading import list_tables, load_table
from .log import LogRow
from .metrics import ANSWER_SECONDS, ANSWERS, TABLES
from .names import BOTS, is_table_id, mark_of, new_table_id
from .promises import Promises
from .saving import add, save
from .schema import MATCHES, STANDING, of_guest
from .standing import Standing
from .store import PLAYED_BACK, Store
from .table import Seat, Table
from .wire import NewStanding, NewTable, Rematch, SeatWish, TableView, Wish

TRIES = 8
"""How often a change is tried when other writers are faster."""
NEWS = 10_000
"""Of how many tables it is remembered when there was news of them; what was read before that of others is read again."""
MOMENTS = 4
"""How many moments, one after another, are waited for when somebody leaves."""

log = structlog.get_logger("undercroft.tables")
T = TypeVar("T")
Act = Callable[[Table], list[LogRow]]
"""What a change does to a table in memory (:mod:`.seating`, :mod:`.playing`); it returns rows for the log. A ``BadInput`` from it
means: the table is as it was."""


class Tables:
    """The tables of the house.

    :param told: called with a table's id after each change that was stored here, and of which the other processes are told.
    :param cached: how many matches are kept in memory.
    :param moment: seconds that a moment for quiet questions lasts for everyone who is not asked.
    :param bots_alone: at how many tables of one guest bots may play among themselves at once.
    """

    def __init__(
        self, store: Store, promises: Promises, told: Callable[[str], None], cached: int, moment: float, bots_alone: int = 10
    ) -> None:
        self.store = store
        self.promises = promises
        self.told = told
        self.cached = cached
        self.moment = moment
        self.bots_alone = bots_alone
        self._cache: OrderedDict[str, Table] = OrderedDict()
        self._heard = 0
        """How much news there was of what others have done, at all tables together."""
        self._news: OrderedDict[str, int] = OrderedDict()
        """The number of the latest news of each table; of those left out it is ``_old`` at most."""
        self._old = 0
        self._loading: dict[tuple[str, int], asyncio.Task[Table]] = {}
        """Who is reading a table since which news of it."""
        self._playing_back = asyncio.Semaphore(PLAYED_BACK)

    # -- looking ------------------------------------------------------------------------------------------------------------------

    async def get(self, id: str, fresh: bool = False) -> Table:
        """The table with an id; :class:`Missing` if there is none.

        :param fresh: ask the database whether another process has gone on with it.
        """
        table = self._cache.get(id)
        if table is not None and fresh:
            version = await self.store.read(lambda db: db.execute(select(MATCHES.c.version).where(MATCHES.c.id == id)).scalar())
            if version is None or version > table.version:
                self.moved_on(id)
        if table is None or self._is_behind(table):
            if not is_table_id(id):
                raise Missing("table-unknown", "There is no table {id}.", id=id[:40])
            table = await self._load(id)
        else:
            self._cache.move_to_end(id)
        return table

    def _latest(self, id: str) -> int:
        """The number of the latest news of a table."""
        return self._news.get(id, self._old)

    def _is_behind(self, table: Table) -> bool:
        """Whether another process has gone on with a table since it was read."""
        return table.heard < self._latest(table.id)

    async def _load(self, id: str) -> Table:
        """Read a table and play its game, or what is new there; who wants the same table meanwhile waits for it, too, unless there
        was news of it since."""
        key = id, self._latest(id)
        if key not in self._loading:
            self._loading[key] = asyncio.create_task(self._loaded(id))
            self._loading[key].add_done_callback(lambda _: self._loading.pop(key))
        return await asyncio.shield(self._loading[key])

    async def _loaded(self, id: str) -> Table:
        known = self._cache.get(id)
        if known is not None and await self._followed(known):
            return known
        async with self._playing_back:
            known = self._cache.get(id)
            if known is not None and not self._is_behind(known):
                return known  # somebody was faster
            heard = self._heard  # what is heard from now on is read the next time
            loaded = await self.store.play_back(lambda db: load_table(db, id))
        loaded.heard = heard
        table = self._cache.get(id)
        # Somebody may have been faster, and have gone on with it since; but names may be newer here.
        if table is None or (table.version, table.heard) < (loaded.version, heard):
            table = loaded
            self._keep(table)
        return table

    async def _followed(self, table: Table) -> bool:
        """Play on what other processes have done at a table; False if it must be loaded anew."""
        async with table.lock:
            if self._cache.get(table.id) is not table:
                return False
            if not self._is_behind(table):
                return True
            heard = self._heard  # as above
            since = await self.store.read(lambda db: read_since(db, table))
            try:
                if since is not None and follow(table, since):
                    table.heard = heard
                    return True
            except BadInput:
                pass
            except Exception:  # a defect; it may have left the table half changed
                log.exception("not-followed", mark=mark_of(table.id))
            self._drop(table.id)
        return False

    def _keep(self, table: Table) -> None:
        self._cache[table.id] = table
        self._cache.move_to_end(table.id)
        while len(self._cache) > self.cached:
            self._cache.popitem(last=False)
        TABLES.set(len(self._cache))

    def _drop(self, id: str) -> None:
        self._cache.pop(id, None)
        TABLES.set(len(self._cache))

    def awaits_bots(self, id: str) -> bool:
        """Whether a bot must answer at a table, as far as is known here: where others have gone on, one may."""
        table = self._cache.get(id)
        return table is None or self._is_behind(table) or bool(table.jobs)

    def forget(self, id: str) -> None:
        """Drop what is remembered of a table; it is read anew when needed, by whoever asks from now on."""
        self.moved_on(id)  # who is about to store a change has it still, and remembers it again
        self._drop(id)

    def knows(self, id: str, version: int) -> bool:
        """Whether a table is in memory as it was then, or later."""
        table = self._cache.get(id)
        return table is not None and table.version >= version

    def moved_on(self, id: str) -> None:
        """Another process has gone on with a table: whoever asks from now on is shown that."""
        self._heard += 1
        self._news[id] = self._heard
        self._news.move_to_end(id)
        if len(self._news) > NEWS:
            self._old = self._news.popitem(last=False)[1]

    def all_moved_on(self) -> None:
        """The same of all tables: nobody knows what others have done."""
        self._heard += 1
        self._old = self._heard
        self._news.clear()

    def renamed(self, guest: str) -> list[str]:
        """A guest has a new name: the tables in memory that must show it, and those being loaded, for they may not have it yet."""
        seated = {id for id, _ in self._loading} | {id for id, table in self._cache.items() if table.seats_of(guest)}
        for id in seated:
            self.moved_on(id)
        return [*seated]

    async def open_tables(self) -> list[Table]:
        """Public tables with a free seat."""
        return await self.store.read(lambda db: list_tables(db, (MATCHES.c.status == OPEN) & MATCHES.c.public))

    async def tables_of(self, guest: str) -> list[Table]:
        """Tables that a guest made or sits at."""
        return await self.store.read(lambda db: list_tables(db, of_guest(guest)))

    async def count_of(self, guest: str) -> int:
        """How many tables a guest made or sits at."""
        which = select(func.count()).select_from(MATCHES).where(of_guest(guest))
        return await self.store.read(lambda db: db.execute(which).scalar_one())

    async def view(self, id: str, guest: str | None, wanted: int | None = None, fresh: bool = False) -> TableView:
        """The view of a guest at a table; see :meth:`Table.seat_shown`."""
        table = await self.get(id, fresh)
        async with table.lock:
            return table.view(table.seat_shown(guest, wanted))

    async def story(self, id: str, guest: str | None, wanted: int | None, since: int) -> list[Frame]:
        """What happened at a table since an entry, through the same eyes as its view."""
        table = await self.get(id, fresh=True)
        async with self._playing_back, table.lock:
            return await asyncio.to_thread(table.story, table.seat_shown(guest, wanted), since)

    async def record_so_far(self, table: Table) -> Record:
        """The record of a running game as it is between two answers; see :meth:`Table.record_so_far`."""
        async with self._playing_back, table.lock:  # in this order: who waits for a turn keeps no table
            return await asyncio.to_thread(table.record_so_far)

    # -- changing -----------------------------------------------------------------------------------------------------------------

    async def change(self, id: str, act: Act, message: str = "") -> Table:
        """Change a table in memory, store the change, and then tell everybody. See :data:`Act`."""
        return await asyncio.shield(self._change(id, act, message))

    async def _change(self, id: str, act: Act, message: str) -> Table:
        clashes = 0
        while clashes < TRIES:
            table = await self.get(id)
            async with table.lock:
                if self._cache.get(id) is not table or self._is_behind(table):
                    continue
                if message and message in table.log.messages:
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
            table.shown.note_change(table.match, shown, rows, self.moment, table.given)
            rows = table.log.numbered(table.id, rows, message, clock.now())
            jobs = playing.due(table)
            await self.store.write(lambda db: save(db, self.store, table, before, rows, jobs))
        except BaseException:
            self.forget(table.id)
            raise
        self._keep(table)  # while it was stored, an older state may have been read again
        table.jobs = jobs
        table.passes.unsaved = []
        if message:
            table.log.messages.add(message)
        if table.status != status:
            log.info("table", mark=mark_of(table.id), game=table.game, status=table.status)

    # -- new tables ---------------------------------------------------------------------------------------------------------------

    async def create(self, wish: NewTable, guest: Guest) -> Table:
        """Make a table; it starts at once if no seat is open. Options not given have their defaults: those of bots' games if only
        bots play."""
        game = game_of(wish.game)
        if wish.bots_alone:
            await self._need_few_bots(guest)
        between_bots = wish.branch is None and wish.bots_alone
        settings = game.read_settings({**(game.bot_settings if between_bots else {}), **wish.settings}, len(wish.seats))
        seats = [seating.seat_for(number, each, guest, wish.entropy) for number, each in enumerate(wish.seats)]
        if wish.branch is None:
            return await self._new(game.id, settings, seats, guest, wish.public, wish.watch, wish.promise)
        branch = await self._branch(wish, settings, guest)
        wanted = (await self.get(branch.table, fresh=True)).wish_of(guest.id)
        wishes = {number: wanted for number, seat in enumerate(seats) if wanted and seat.guest == guest.id}
        start = (await self.get(branch.table)).start
        return await self._new(
            game.id, settings, seats, guest, wish.public, wish.watch, wish.promise, branch=branch, wishes=wishes, start=start
        )

    async def _need_few_bots(self, guest: Guest) -> None:
        """Bots play among themselves at fewer tables of this guest's than they may; else :class:`BotsEnough`."""
        if await self.store.read(lambda db: played_by_bots(db, guest.id, clock.now())) >= self.bots_alone:
            raise BotsEnough(self.bots_alone)

    async def learn(self, id: str, guest: Guest) -> Table:
        """A table with the lesson of a game; :class:`Missing` if it has none."""
        game = game_of(id)
        if game.lesson is None:
            raise Missing("lesson-none", "{game} has no lesson.", game=game.id)
        lesson = lesson_of(game.lesson)
        seats = [Seat(guest.id, None, guest.name), *[Seat(None, RIVALS, BOTS[seat]) for seat in range(1, lesson.seats)]]
        return await self._new(
            game.id, settings_of(lesson, game), seats, guest, False, False, None, start=lesson.start, guided=True
        )

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
        after: Table | None = None, branch: Branch | None = None, wishes: Mapping[int, Standing] | None = None,
        start: dict[str, Any] | None = None, guided: bool | None = None,
    ) -> Table:  # fmt: skip
        """Store a new table.

        :param promise: whose secret it takes; without one, what ``seats`` bring as their share of chance came too early.
        :param after: the finished table whose rematch it is.
        :param branch: what it begins with, if not from the beginning.
        :param wishes: when seats want to be asked, as their guests wanted it before.
        :param start: the position that it begins from; ``guided``: it is a lesson.
        """
        now = clock.now()
        early = promise is None and any(seat.entropy for seat in seats)
        for _ in range(TRIES):
            secret = await self.promises.secret_of(promise, guest.id) if promise is not None else secrets.token_bytes(32).hex()
            table = Table(
                id=new_table_id(), game=game, settings=settings, public=public, watch=watch, host=guest.id, secret=secret,
                seats=seats, created=now, shown=Disclosure(now), early=early, branch=branch, start=start,
                guided=guided, heard=self._heard,
            )  # fmt: skip
            for number, wanted in (wishes or {}).items():
                table.passes.change(number, wanted, 0)
            begun = []
            if not any(seat.open for seat in seats):
                async with self._playing_back:
                    begun = await asyncio.to_thread(playing.start, table)
            rows = table.log.numbered(table.id, begun, "", now)
            jobs = playing.due(table)
            try:
                await self.store.write(
                    partial(add, store=self.store, table=table, rows=rows, jobs=jobs, after=after, promise=promise)
                )
            except Clash:
                if after is not None:
                    raise
                continue
            table.jobs = jobs
            table.passes.unsaved = []
            self._keep(table)
            log.info("table", mark=mark_of(table.id), game=game, seats=len(seats), status=table.status)
            self.told(table.id)
            return table
        raise Taken("busy", "Too many changes at this table at once; try again.")

    # -- before the start ---------------------------------------------------------------------------------------------------------

    async def sit(self, id: str, guest: Guest, seat: int, entropy: str) -> Table:
        """Sit down on an open seat; the last one to do so starts the game."""
        return await self.change(id, lambda table: seating.sit(table, guest, seat, entropy))

    async def leave(self, id: str, guest: Guest, seat: int) -> Table:
        """Stand up before the start."""
        return await self.change(id, lambda table: seating.leave(table, guest, seat))

    async def set_seat(self, id: str, guest: Guest, seat: int, wish: SeatWish) -> Table:
        """The host opens a seat or puts a bot there, before the start; seats of people are theirs."""
        return await self.change(id, lambda table: seating.set_seat(table, guest, seat, wish))

    async def begins_with_bots_alone(self, id: str, guest: Guest, seat: int | None = None) -> bool:
        """Whether this host's table would begin with nobody but bots: were it started, or a bot put on a seat.

        :raises BotsEnough: it would be one table too many.
        """
        table = await self.get(id, fresh=True)
        others = [each for number, each in enumerate(table.seats) if number != seat]
        alone = all(each.guest is None and (seat is None or not each.open) for each in others)
        if not alone or table.host != guest.id or table.status != OPEN:
            return False
        await self._need_few_bots(guest)
        return True

    async def start(self, id: str, guest: Guest) -> Table:
        """The host starts; bots of level normal take the open seats."""
        return await self.change(id, lambda table: seating.start_now(table, guest))

    # -- playing ------------------------------------------------------------------------------------------------------------------

    async def answer(
        self, id: str, guest: Guest, seat: int, what: str, at: int, option: str, message: str = "", joined: bool = False
    ) -> Table:
        """A guest's seat answers a question.

        :param message: the client's id for this message; if it was carried out already, nothing more happens.
        :param joined: by one gesture with its answer before.
        """
        act = partial(playing.answer, guest=guest.id, seat=seat, what=what, at=at, option=option, joined=joined)
        with ANSWER_SECONDS.labels("person").time():
            table = await self.change(id, act, f"{guest.id}:{message}" if message else "")
        ANSWERS.labels(table.game, "person").inc()
        return table

    async def answer_bot(self, id: str, seat: int, version: int, what: str, option: str) -> Table:
        """A bot answers; :class:`Stale` if the job of ``version`` is no longer open."""
        with ANSWER_SECONDS.labels("bot").time():
            table = await self.change(id, lambda table: playing.answer_bot(table, seat, version, what, option))
        ANSWERS.labels(table.game, "bot" if table.seats[seat].level else "house").inc()
        return table

    async def undo(self, id: str, guest: Guest, seat: int, number: int, message: str = "") -> Table:
        """A guest's seat takes back its last answer; ``number`` is that of the view it was looking at."""
        act = partial(playing.undo, guest=guest.id, seat=seat, number=number)
        return await self.change(id, act, f"{guest.id}:{message}" if message else "")

    async def leave_game(self, id: str, guest: Guest, how: str) -> Table:
        """A guest leaves the game that is played."""
        return await self._at_rest(id, lambda table: leaving.leave(table, guest.id, how))

    async def come_back(self, id: str, guest: Guest) -> Table:
        """A guest takes back the seats that bots play for them."""
        return await self._at_rest(id, lambda table: leaving.come_back(table, guest.id))

    async def _at_rest(self, id: str, act: Act) -> Table:
        """Change a table when no moment lasts; :class:`Taken` if one followed another too often."""
        for _ in range(MOMENTS):
            table = await self.get(id, fresh=True)  # another process may know better who sits where
            if not (pause := table.shown.held_for()):
                break
            await asyncio.sleep(pause)
        return await self.change(id, act)

    async def end_lesson(self, id: str, guest: Guest) -> Table:
        """A learner goes on without the guide."""
        return await self.change(id, lambda table: playing.end_lesson(table, guest.id))

    async def choose_bot(self, id: str, guest: Guest, seat: int, level: str) -> Table:
        """How strong the bot is that plays for somebody who has left."""
        return await self.change(id, lambda table: leaving.choose_bot(table, guest.id, seat, level))

    async def set_standing(self, id: str, guest: Guest, seat: int, wish: NewStanding) -> Table:
        """A guest's seat wants to be asked quiet questions otherwise."""
        return await self.change(id, lambda table: playing.set_standing(table, guest.id, seat, wish))

    async def wishes(self, table: Table) -> list[Wish]:
        """Every change of when a seat wants to be asked, with the seat's letter and the number of answers on the tape by then."""
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
                return await self._join(old.rematch, guest, mine, old)
            seats = [
                Seat(guest.id, None, guest.name, wish.entropy, seat.own) if number in mine else seating.again(number, seat)
                for number, seat in enumerate(old.seats)
            ]
            try:
                wishes = {seat: old.passes.of(seat) for seat in mine if seat in old.passes.wishes}
                table = await self._new(old.game, old.settings, seats, guest, False, old.watch, wish.promise, old, wishes=wishes)
            except Clash:
                self.forget(id)
                continue
            self.forget(id)
            self.told(id)
            return table
        raise Taken("busy", "Too many changes at this table at once; try again.")

    async def _join(self, id: str, guest: Guest, seats: Sequence[int], old: Table) -> Table:
        """A guest sits down to a rematch, and wants to be asked as before."""
        for seat in seats:
            table = await self.get(id)
            if table.status == OPEN and table.seats[seat].open:
                try:
                    wanted = old.passes.wishes.get(seat)
                    await self.change(id, partial(seating.sit, guest=guest, seat=seat, entropy="", wish=wanted))
                except Taken:
                    continue
        return await self.get(id)
