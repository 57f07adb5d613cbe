"""One table: who sits there, what is played, and, once it has started, the match itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any, Literal

from msgspec import UNSET
from msgspec.structs import replace

from ..kernel.ask import PASS, Choose, EachOf, letter_of, text_of
from ..kernel.lesson import Lesson, LessonNature, lesson_of
from ..kernel.match import Match
from ..kernel.nature import CommittedNature, Nature, NoNature, commitment_of, stream_key
from ..kernel.record import ENDED, HANDED, LEAVE, LOST, NATURE, Answer, Record
from ..kernel.registry import game_of
from ..kernel.shapes import Frame, Undo, plain
from ..kernel.story import story_of
from .branch import Branch
from .disclosure import OPEN, OVER, PLAYING, Disclosure, Held
from .errors import Forbidden, Taken
from .lessons import taught
from .log import Log, LogRow
from .names import name_of_bot
from .standing import Standing, StandingPasses
from .wire import FRAMES_AT_MOST, Leaving, TableCard, TableInfo, TableSeat, TableView, completed


@dataclass
class Seat:
    """A seat: a guest's, a bot's (``level``), a guest's for whom a bot plays on (both), or nobody's.

    :param own: what whoever plays here on a guest's screen is called, where that is not the guest's name.
    """

    guest: str | None = None
    level: str | None = None
    name: str = ""
    entropy: str = ""
    own: str = ""

    @property
    def open(self) -> bool:
        """Whether somebody may sit down."""
        return self.guest is None and self.level is None

    @property
    def played(self) -> bool:
        """Whether a person plays here. Who has left does not, though the seat stays theirs."""
        return self.guest is not None and self.level is None

    @property
    def told(self) -> str:
        """The name as it is told to whoever looks at the table, and as it stands in records."""
        return name_of_bot(self.name) if self.guest is None and self.level is not None else self.own or self.name

    @property
    def stored(self) -> str:
        """The name that is kept with the seat: a guest's own is the guest's."""
        return self.own if self.guest else self.name

    @property
    def handed(self) -> bool:
        """Whether a bot plays here for somebody who has left."""
        return self.guest is not None and self.level is not None

    def kind(self, guest: str | None) -> Literal["me", "person", "open", "bot"]:
        """Who sits here, as this guest sees it."""
        if self.guest is not None:
            return "me" if self.guest == guest else "person"
        return "open" if self.open else "bot"


@dataclass
class Job:
    """A bot's turn: since which version of the table, and at which question (``Match.asked_since``)."""

    version: int
    asked_at: int


@dataclass
class Table:
    """A table as the database has it at ``version``; ``match`` is None before the start (and in lists).

    :param early: the host's share of chance came before the commitment was shown, so it binds nothing.
    :param branch: the finished game whose first answers this one began with; the log has only those after them.
    :param start: the position that it began from; None: from the beginning.
    :param guided: of a lesson, whether the guide is still there; None for every other game.
    :param shown: how things are, and what is held from whom while a moment lasts.
    :param passes: when the seats want to be asked quiet questions.
    :param jobs: the bots' turns, by seat.
    :param heard: how much news there was in this process when the table was read.
    :param made: what was made of the table, as it was at ``made_of``, for all who look on.
    :param given: when what the last change did had been chosen ahead; 0: it was not.
    """

    id: str
    game: str
    settings: dict[str, Any]
    public: bool
    watch: bool
    host: str
    secret: str
    seats: list[Seat]
    created: float
    shown: Disclosure
    result: dict[str, Any] | None = None
    rematch: str | None = None
    early: bool = False
    branch: Branch | None = None
    start: dict[str, Any] | None = None
    guided: bool | None = None
    version: int = 1
    match: Match | None = None
    log: Log = field(default_factory=Log)
    passes: StandingPasses = field(default_factory=StandingPasses)
    jobs: dict[int, Job] = field(default_factory=dict)
    given: float = 0.0
    heard: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    made: dict[Hashable, bytes] = field(default_factory=dict, repr=False)
    made_of: tuple[int, bool] = (0, False)
    made_with: int = 0

    @property
    def status(self) -> str:
        """Whether seats are being taken, the game is played, or it is over."""
        return self.shown.status

    # -- people -------------------------------------------------------------------------------------------------------------------

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats of a guest."""
        return [number for number, seat in enumerate(self.seats) if guest is not None and seat.guest == guest]

    def concerns(self, guest: str | None) -> bool:
        """Whether the table may look different to a guest than to anybody who comes by."""
        return guest is not None and (
            guest == self.host or bool(self.seats_of(guest)) or (self.branch is not None and self.branch.known_to(guest))
        )

    def told(self, key: Hashable, make: Callable[[], bytes], changes: int = 0) -> bytes:
        """What all who look on are told, made once as long as they are shown the same.

        :param changes: a number that is another one when somebody has come or gone.
        """
        if key == "table" and changes != self.made_with:
            self.made.pop(key, None)
            self.made_with = changes
        of = (self.version, self.shown.lasting() is not None)
        if of != self.made_of:
            self.made, self.made_of = {}, of
        if key not in self.made:
            self.made[key] = make()
        return self.made[key]

    def wish_of(self, guest: str) -> Standing | None:
        """When a guest wanted to be asked here; None if they have never said it."""
        return next((self.passes.wishes[seat] for seat in self.seats_of(guest) if seat in self.passes.wishes), None)

    def need_seat(self, guest: str, seat: int) -> None:
        """:class:`Forbidden` unless the seat is this guest's."""
        if not 0 <= seat < len(self.seats) or self.seats[seat].guest != guest:
            raise Forbidden("not-your-seat", "Seat {seat} is not yours.", seat=letter_of(seat))

    def need_played(self, guest: str, seat: int) -> None:
        """:class:`Forbidden` unless the guest plays on this seat, and no bot for them."""
        self.need_seat(guest, seat)
        if self.seats[seat].handed:
            raise Forbidden("handed-over", "A bot plays for you here; take the seat back first.")

    def need_host(self, guest: str) -> None:
        """:class:`Forbidden` unless this guest made the table."""
        if guest != self.host:
            raise Forbidden("not-host", "Only the host of the table may do that.")

    def need_open(self) -> None:
        """:class:`Taken` once the game has started."""
        if self.status != OPEN:
            raise Taken("started", "The game has started already.")

    def need_match(self) -> Match:
        """The match; :class:`Taken` before the start."""
        if self.match is None:
            raise Taken("not-started", "The game has not started yet.")
        return self.match

    @property
    def shown_over(self) -> bool:
        """Whether the game is over, and everybody has been shown that."""
        return self.status == OVER and self.shown.lasting() is None

    def need_over(self) -> Match:
        """The match; :class:`Taken` while it is played: what it hid stays hidden."""
        match = self.need_match()
        if not self.shown_over:
            raise Taken("not-over", "The game is not over yet.")
        return match

    def seat_shown(self, guest: str | None, wanted: int | None = None) -> int | None:
        """Through whose eyes a guest looks: the seat wanted, else the one that is asked, else the first; None as a spectator.

        :raises Forbidden: the guest has no seat, and the table is not to be watched.
        """
        mine = self.seats_of(guest)
        if not mine:
            if not self.watch:
                raise Forbidden("no-watching", "Only those who sit at this table may look on.")
            return None
        if wanted in mine:
            return wanted
        waiting = self.shown.waiting_for(mine, self.match)
        return next((seat for seat in mine if letter_of(seat) in waiting), mine[0])

    def leaving(self, guest: str | None) -> Leaving | None:
        """What follows if a guest leaves the game now; None where there is nothing to leave.

        Between two the other has won, if a person plays there; a game of more goes on as long as another person plays.
        """
        mine = [seat for seat in self.seats_of(guest) if self.seats[seat].played]
        if not mine or (self.shown.held_from(*mine) or self.shown).status != PLAYING:
            return None
        if not any(seat.played and seat.guest != guest for seat in self.seats):
            return ENDED
        return LOST if len(self.seats) == 2 else HANDED

    def names(self) -> dict[str, str]:
        """The players' names by seat letter, as they are told."""
        return {letter_of(number): seat.told for number, seat in enumerate(self.seats) if not seat.open}

    def bots_waiting(self) -> list[int]:
        """The seats whose answer the table needs and a worker gives: those of bots, and of people who have nothing to decide."""
        waiting = self.shown.waiting.upper()
        return [
            number for number, seat in enumerate(self.seats)
            if letter_of(number) in waiting and (seat.level is not None or number in self.shown.spared)
        ]  # fmt: skip

    def spared(self, ask: Choose) -> str | None:
        """The option that the house chooses for a person who has nothing to decide; quiet questions were passed already."""
        match = self.need_match()
        if not self.seats[ask.seat].played or ask.what in match.game.quiet:
            return None
        option = match.game.spare(match.state, ask)
        return None if option is None else text_of(option)

    # -- the match ----------------------------------------------------------------------------------------------------------------

    @property
    def entropy(self) -> list[str]:
        """What the seats added to the secret, in seat order."""
        return [seat.entropy for seat in self.seats if seat.entropy]

    @property
    def commitment(self) -> str:
        """What is shown of the secret from the first; nothing in a lesson, where chance is written down."""
        return "" if self.guided is not None else commitment_of(bytes.fromhex(self.secret))

    def play(self, tape: list[Answer]) -> None:
        """Set up the match after these answers; Nature goes on where her stream stood, which a branch begins anew."""
        drawn = self.drawn(tape)
        nature: Nature = CommittedNature(stream_key(bytes.fromhex(self.secret), self.entropy), drawn)
        if (lesson := self.lesson) is not None:
            nature = LessonNature(lesson, drawn, nature)
        self.match = Match(game_of(self.game), self.settings, len(self.seats), nature, self.start, tape)
        self.log.reach(len(self.match.tape))
        self.look()

    def drawn(self, tape: list[Answer]) -> int:
        """How many answers of Nature's stream are on a tape."""
        return sum(answer.seat == NATURE for answer in tape) - (self.branch.chance if self.branch else 0)

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is given here, as long as its guide is there."""
        return lesson_of(path) if self.guided and (path := game_of(self.game).lesson) is not None else None

    @property
    def opening(self) -> list[Answer]:
        """What the match begins with: nothing, or what a branch took over."""
        return list(self.branch.answers) if self.branch else []

    def look(self) -> None:
        """Take note of what the match says: who is waited for, whether it is over."""
        match = self.need_match()
        if (lesson := self.lesson) is not None and not lesson.follows(match.tape):  # the guide cannot tell what is not so
            self.guided = False
            assert isinstance(match.source, LessonNature)
            match.source.stop()
        people = [number for number, seat in enumerate(self.seats) if seat.played]
        spared = frozenset(ask.seat for ask in match.asks() if not ask.may and self.spared(ask) is not None)
        self.shown.look(match, people, self.passes, spared)
        self.result = plain(match.result())

    def played(self, since: int, turn: int, spared: bool = False, joined: bool = False) -> list[LogRow]:
        """Pass for seats that do not want to be asked; the rows of all answers on the tape since then.

        :param since: how many answers were on the tape.
        :param turn: whose turn it was.
        :param spared: the house gave the first of them, for a person.
        :param joined: the first of them was given by one gesture with the answer before.
        """
        match = self.need_match()
        passed = self._go_on(match, since, turn) | ({since} if spared else set())
        self.look()
        return self.log.answered(match.tape, since, passed, joined)

    def _go_on(self, match: Match, since: int, turn: int) -> set[int]:
        """Pass for seats that do not want to be asked, and answer what was answered ahead; the places of the passes on the tape."""
        ahead, places = self.shown.ahead, set()
        self.given = 0.0
        while True:
            if any(each.what != LEAVE and not match.game.is_untold(each.what, each.option) for each in match.tape[since:]):
                ahead.lapse()
            passed = self.passes.pass_on(match, turn)
            ahead.passed(match.tape[place].seat for place in sorted(passed))
            places |= passed
            ask = next(iter(match.asks()), None)
            option = ahead.take(ask) if ask is not None else None
            if ask is None or option is None:
                return places
            since, turn = len(match.tape), match.game.turn_of(match.state)
            match.answer(ask.seat, option, ask.what)
            self.given = 0.0 if option == PASS else ahead.at

    def takes_back(self, seat: int) -> tuple[int, str]:
        """The place on the tape of the seat's own answer that an undo takes back, with what the house has answered for it since.

        -1 where there is none, for to take back the house's answers alone would change nothing: it gives them again; and then why.
        At a quiet question nothing is looked for behind them: a seat that is asked ahead would see that another is asked before.
        """
        match = self.need_match()
        place = match.undoable(seat)
        stopped = NATURE
        if place < 0:
            return -1, ""
        for at in range(place, min(place, match.opened_at) - 1, -1):
            answer = match.tape[at]
            if answer.seat == seat and not self.log.passes[at]:
                return at, ""
            if answer.seat != seat and not match.game.is_untold(answer.what, answer.option):
                stopped = answer.seat
                break
        asked = {ask.what for ask in match.asks() if ask.seat == seat}
        if not asked or asked & set(match.game.quiet):
            return place, ""
        return -1, "nature" if stopped == NATURE else "other"

    def kept_ahead(self, seat: int) -> Answer | None:
        """What the seat chose ahead and may take back; None if there is nothing. While a moment lasts, or while the seat is asked
        what comes after it, there is nothing either: so it is where the rules had come to it."""
        hidden = self.shown.asked_quietly(seat) or self.shown.held_from(seat) is not None
        return None if hidden else self.shown.ahead.last(seat)

    @property
    def regrettable(self) -> bool:
        """Whether a person may take back what everybody was shown. Answers that others are not told of are looked through: a pause
        after them, or one that they end, would tell of them."""
        match = self.need_match()
        for number, seat in enumerate(self.seats):
            own = self.takes_back(number)[0] if seat.played else -1
            while own >= 0 and match.game.is_untold(match.tape[own].what, match.tape[own].option):
                own = own - 1 if own > match.opened_at else -1
            if own >= 0 and match.tape[own].seat == number:
                return True
        return False

    def gesture(self, seat: int, own: int) -> int:
        """The place of the first answer of the gesture that a seat's answer belongs to: those before it that it gave together with
        it. What others did untold in between parts no gesture: that it does would tell that they were asked. While seats work on
        their own or under seal, each answer is taken back by itself."""
        match = self.need_match()
        if seat in match.sealed or isinstance(match.question, EachOf):
            return own
        first = own
        while self.log.joined[first]:
            at = first - 1
            while at >= match.opened_at and self._goes_along(seat, at):
                at -= 1
            if at < match.opened_at or match.tape[at].seat != seat:
                break
            first = at
        return first

    def _goes_along(self, seat: int, at: int) -> bool:
        """Whether an answer goes with the one of a seat before it: the house gave it for the seat, or another did it untold."""
        match = self.need_match()
        answer = match.tape[at]
        if answer.seat in (seat, NATURE):
            return answer.seat == seat and self.log.passes[at]
        return match.game.is_untold(answer.what, answer.option)

    def view(self, seat: int | None) -> TableView:
        """The view of a seat (None: a spectator), complete with what the table adds. Parts of it are shared: do not change them."""
        match = self.need_match()
        asked = seat is not None and match.game.quiet
        standing = self.passes.of(seat).shown(match.game) if asked else None  # type: ignore[arg-type]
        shown = self.shown.view(match, seat)
        if seat is not None and self.seats[seat].handed:
            shown = replace(shown, asks=[], why={}, undo=Undo(False, why="other"))  # the bot is asked
        kept = None if seat is None else self.kept_ahead(seat)
        if kept is not None:
            shown = replace(shown, undo=Undo(True, what=kept.what, option=kept.option))
        elif seat is not None and shown.undo and shown.undo.can and self.shown.held_from(seat) is None:
            shown = replace(shown, undo=self._undo(seat, shown.undo))
        shown, lesson = taught(self.lesson, match, shown)
        return completed(shown, table=self.id, names=self.names(), journal_from=0, standing=standing, lesson=lesson)

    def _undo(self, seat: int, undo: Undo) -> Undo:
        """What a seat may take back, as the rules have it (``undo``), less what would tell or change nothing."""
        match = self.need_match()
        if self.shown.asked_quietly(seat):
            return Undo(False, why="other") if undo.what in match.game.quiet else undo
        own, why = self.takes_back(seat)
        if own < 0:
            return Undo(False, why=why)
        joined = [match.tape[at].option for at in range(self.gesture(seat, own), own) if not self._goes_along(seat, at)]
        return Undo(True, what=match.tape[own].what, option=match.tape[own].option, joined=joined or UNSET)

    def story(self, seat: int | None, since: int) -> list[Frame]:
        """What a seat, or a spectator, was shown since an entry, at most the last of it; nothing that is still held."""
        told = len(self.view(seat).journal)
        return story_of(self.need_match(), seat, max(since, told - FRAMES_AT_MOST), told)

    def as_shown(self) -> Held | None:
        """What is shown now, to be held if the change that comes brings a moment; None where nobody could notice one."""
        match = self.match
        if match is None or not match.game.quiet or len(self.seats) < 2 or all(seat.guest is None for seat in self.seats):
            return None
        return self.shown.keep(match, self.log.rows)

    def record(self, guest: str | None = None) -> Record:
        """The record with the secret, for a finished game, as a guest may have it."""
        return self.need_over().record(**self.record_head(guest))

    def record_head(self, guest: str | None) -> dict[str, Any]:
        """What stands in the record of a finished game beside the game itself, as a guest may have it."""
        return {
            "names": [seat.told for seat in self.seats], "commitment": self.commitment,
            "secret": "" if self.guided is not None else self.secret, "entropy": self.entropy,
            "branch": self.branch.recorded(guest) if self.branch else None,
        }  # fmt: skip

    def record_so_far(self) -> Record:
        """The record of a running game, without the secret, up to before a moment that is not over: whom the rules ask then, and
        whom they have asked, is no part of it."""
        match = self.need_match()
        held = self.shown.lasting()
        if held is not None:
            match = Match(match.game, match.settings, match.seats, NoNature(), match.start, held.tape)
        record = match.record(names=[seat.told for seat in self.seats])
        quiet = match.game.quiet
        if any(ask.what in quiet for ask in match.asks()):
            open_since = [at for at, answer in enumerate(record.answers) if answer.seat != NATURE and answer.what not in quiet]
            record.answers = record.answers[: max(open_since, default=0)]
        return record

    # -- as shown -----------------------------------------------------------------------------------------------------------------

    def card(self, guest: str | None, here: set[str], gone: dict[str, float], watching: int) -> TableCard:
        """The table in a list, as a guest sees it.

        :param here: the guests who are connected; ``gone`` says since when others are not; ``watching`` counts those who look on.
        """
        return TableCard(**self._shown(guest, here, gone, watching))

    def info(self, guest: str | None, here: set[str], gone: dict[str, float], watching: int) -> TableInfo:
        """The table with its options; as :meth:`card`."""
        branch = self.branch.told(guest) if self.branch else None
        return TableInfo(
            **self._shown(guest, here, gone, watching),
            settings=self.settings,
            branch=branch,
            guided=bool(self.guided) and self.status == PLAYING,
        )

    def _shown(self, guest: str | None, here: set[str], gone: dict[str, float], watching: int) -> dict[str, Any]:
        seats = []
        for number, seat in enumerate(self.seats):
            present = seat.level is not None or seat.guest in here
            since = None if present or seat.guest is None else gone.get(seat.guest)
            seats.append(TableSeat(letter_of(number), seat.kind(guest), seat.told, present, seat.level, since))
        mine = self.seats_of(guest)
        you = [letter_of(seat) for seat in mine]
        waiting = self.shown.waiting_for(mine, self.match)
        now = self.shown.held_from(*mine) or self.shown
        return {
            "id": self.id, "game": self.game, "public": self.public, "watch": self.watch, "status": now.status,
            "host": guest == self.host, "you": you, "seats": seats, "commitment": self.commitment, "watching": watching,
            "updated": now.updated, "your_turn": any(letter_of(seat) in waiting for seat in mine if self.seats[seat].played),
            "waiting": waiting, "leaving": self.leaving(guest), "progress": now.progress,
            "result": self.result if now.status == OVER else None, "rematch": self.rematch,
        }  # fmt: skip
