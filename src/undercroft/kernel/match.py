"""A match: the state at the last settled point, the tape of answers since, and the running script."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from .ask import AGAIN, PASS, AllOf, Choose, EachOf, Option, digest_of, letter_of, text_of
from .errors import BadInput, Divergence, Illegal, NoChance, Stale
from .game import Game, Moment, Shown
from .nature import Nature, NoNature
from .numbering import Numbering
from .record import ENDED, LEAVE, LEAVES, LOST, NATURE, Answer, Record
from .registry import game_of
from .run import Run
from .shapes import GIVEN, LEFT, STOPPED, Left, plain
from .state import Event, State

LEAVES_GAME = "leaves-game"
"""The house's own entry in the journal: a seat left, or came back."""

EARLIER = 12
"""How many settled points before the last are kept, so that undo need not play the whole game again."""


class TapedNature(Nature):
    """Gives Nature's answers that are on the tape, then asks ``source`` and writes its answers down."""

    def __init__(self, source: Nature, tape: list[Answer], at: int, checked: bool = True) -> None:
        self.source = source
        self.tape = tape
        self.at = at
        self.checked = checked

    def index(self, what: str, options: Sequence[str]) -> int:
        if self.at < len(self.tape):
            answer = self.tape[self.at]
            if answer.seat != NATURE or answer.what != what or answer.option not in options:
                raise _divergence(self.at, f"* {what}")
            if self.checked and answer.digest != digest_of("*", what, options):
                raise _divergence(self.at, f"* {what}")
            index = options.index(answer.option)
        else:
            index = self.source.index(what, options)
            self.tape.append(Answer(NATURE, what, options[index], digest_of("*", what, options)))
        self.at += 1
        return index


@mypyc_attr(allow_interpreted_subclasses=True)  # also: __new__ alone, as copy uses it
class Match(Run):
    """A game being played and kept: answer, undo, copy, save, load.

    :param settings: the game's options, checked (see :meth:`Game.read_settings`); those that have come since are as usual.
    :param start: a position (JSON) to begin from instead of the beginning, with settings of its own.
    :param tape: answers to play back first; :class:`Divergence` if the rules do not reproduce them.

    >>> from random import Random
    >>> from undercroft.kernel.nature import SampledNature
    >>> from undercroft.kernel.registry import game_of
    >>> raiders = game_of("raiders")
    >>> match = Match(raiders, raiders.read_settings({}, 3), 3, SampledNature(Random(1)))
    >>> match.asks()[0]
    Choose(A, 'lay', 1, 2, 3, 4, 5)
    >>> match.answer(0, "5")
    >>> match.asks()[0]
    Choose(B, 'lay', 1, 2, 3, 4, 5)
    >>> match.answer(1, "torch")
    Traceback (most recent call last):
    ...
    undercroft.kernel.errors.Illegal: torch is not among what may be done now.
    >>> Match.load(match.record()).tape == match.tape
    True
    >>> match.undo(0)
    >>> match.asks()[0]
    Choose(A, 'lay', 1, 2, 3, 4, 5)
    """

    def __init__(
        self, game: Game[Any], settings: Mapping[str, Any], seats: int, nature: Nature,
        start: dict[str, Any] | None = None, tape: Sequence[Answer] = (),
    ) -> None:  # fmt: skip
        state: State[Any] = game.new(game.completed(settings), seats) if start is None else game.from_position(start)
        super().__init__(game, state, nature)
        self.settings = dict(state.options.settings)
        self.seats = state.options.seats
        self.start = start
        self.source = nature
        self.settled, self.settled_at, self.settled_journal = state, 0, 0
        self.earlier: list[tuple[State[Any], int, int]] = []
        """The settled points before the last, the latest last: state, place on the tape, entries of the journal."""
        self.opened_at = 0
        """The length of the tape when the last seals were broken, or somebody left: what came before cannot be taken back."""
        self.numbers = Numbering(0)
        self._take_up(state, list(tape), 0, [])

    def _take_up(self, state: State[Any], tape: list[Answer], at: int, journal: list[Event]) -> None:
        """Go on from a settled state that stands at ``at`` on the tape, playing back the rest."""
        self.tape = tape
        self.journal = journal
        self.ended_by: Answer | None = None
        """The answer by which a seat gave the game up before its end."""
        self.numbers.restart(at)
        self.state = state
        self.chance = TapedNature(self.source, tape, at)
        state.nature = self.chance
        state.journal = journal
        self.begin()
        self.numbers.put(self.question, None, self.chance.at)
        self._play_back()

    # -- playing ---------------------------------------------------------------------------------------------------------------

    def answer(self, seat: int, option: str, what: str | None = None, asked_at: int | None = None) -> None:
        """``seat`` answers one of its open questions with the option of this text.

        :param what: which of its questions, where it has several; else the one that offers the option.
        :param asked_at: the number of the question as the seat saw it (:meth:`known_to`); :class:`Stale` when that has changed.
        :raises Illegal: it is not asked, or the option is not among those offered. Nothing is changed.
        """
        ask, choice = self.find(seat, option, what, asked_at)
        before = self.settled, self.settled_at, self.settled_journal, self.opened_at, len(self.tape)
        try:
            self._note(Answer(seat, ask.what, text_of(choice), ask.digest()), ask, choice)
        except BadInput:  # nobody answers for chance: stand where we stood
            self.settled, self.settled_at, self.settled_journal, self.opened_at, length = before
            self.earlier = [point for point in self.earlier if point[1] < self.settled_at]
            self._take_up(self.settled, self.tape[:length], self.settled_at, self.journal[: self.settled_journal])
            raise

    def find(self, seat: int, option: str, what: str | None = None, asked_at: int | None = None) -> tuple[Choose, Option]:
        """The open question of a seat and its option that an answer means, as :meth:`answer` takes it; nothing is changed."""
        if asked_at is not None and asked_at not in [self.known_to(seat, number) for number in self.numbers.open()]:
            raise Stale("stale", "The table has moved on since; look again and choose.")
        ask, choice = self._find(seat, option, what)
        if asked_at is not None and asked_at != self.known_to(seat, self.number_of(ask)):
            raise Stale("stale", "The table has moved on since; look again and choose.")
        return ask, choice

    def leave(self, seat: int, how: str) -> None:
        """``seat`` leaves the game, or comes back to it: it answers :data:`LEAVE`, which is open at any time.

        Nobody can take that back. ``lost`` and ``ended`` end the game as it stands; what a bot plays for the seat are its answers.

        :param how: one of :data:`LEAVES`; ``lost`` only between two.
        :raises Illegal: the game is over, or nobody may leave it so. Nothing is changed.
        """
        if self.state.over:
            raise Illegal("over", "The game is over.")
        if not self._leaves(how):
            raise Illegal("illegal", "{option} is not among what may be done now.", option=how[:60])
        self._note_leaving(Answer.of_leaving(seat, how))

    def play(self, answer: Answer) -> None:
        """Do what an answer of another record says: :meth:`answer`, or :meth:`leave`."""
        if answer.what == LEAVE:
            self.leave(answer.seat, answer.option)
        else:
            self.answer(answer.seat, answer.option, answer.what)

    def result(self) -> Shown | None:
        """How the game ended; None until then. Whoever gave it up has not won, and between two the other has."""
        result, by = self.game.result(self.state), self.ended_by
        if result is None or by is None:
            return result
        winners = [letter_of(1 - by.seat)] if by.option == LOST else []
        left = Left(letter_of(by.seat), by.option)
        rows = [
            {**row, "fate": LEFT if row["seat"] == left.seat else GIVEN if winners else STOPPED} for row in plain(result)["rows"]
        ]
        return {**plain(result), "winners": winners, "left": plain(left), "rows": rows}

    @property
    def asked_at(self) -> int:
        """The number of the question that the rules ask now (see :class:`Numbering`)."""
        return self.numbers.asked_at

    def number_of(self, ask: Choose) -> int:
        """The number of an open question."""
        return self.numbers.of(ask)

    def asked_since(self, seat: int) -> int:
        """The number of the question that ``seat`` must answer, if it must; the same as long as it is asked the same."""
        return self.numbers.of_seat(seat)

    def passable(self, ask: Choose) -> Moment | None:
        """The moment that a quiet question is about, if its seat may pass; None for every other question."""
        return self.game.moment(self.state, ask) if any(text_of(option) == PASS for option in ask.options) else None

    def known_to(self, seat: int | None, length: int) -> int:
        """How many of the first ``length`` answers on the tape ``seat`` (or a spectator, None) may know of. What others did
        untold does not count."""
        if not self.game.quiet:
            return length
        untold = self.game.is_untold
        tape = self.tape[:length]
        return length - sum([each.seat not in (seat, NATURE) and untold(each.what, each.option) for each in tape])

    def _find(self, seat: int, option: str, what: str | None) -> tuple[Choose, Option]:
        mine = [ask for ask in self.asks() if ask.seat == seat and what in (None, ask.what)]
        if not mine:
            if self.question is None:
                raise Illegal("over", "The game is over.")
            if seat in self.sealed:
                raise Stale("answered", "You have answered already; take it back to choose anew.")
            raise Illegal("not-asked", "It is not your turn to choose.")
        for ask in mine:
            for choice in ask.options:
                if text_of(choice) == option:
                    return ask, choice
        raise Illegal("illegal", "{option} is not among what may be done now.", option=option[:60])

    def _note(self, answer: Answer, ask: Choose, choice: Option) -> None:
        if self.chance.at == len(self.tape):
            self.tape.append(answer)
        self.chance.at += 1
        question, sealed, at = self.question, len(self.sealed), self.chance.at
        self.give(ask, choice)
        if sealed and not self.sealed:
            self.opened_at = at
        if self.question is not question:
            self.numbers.put(self.question, question, self.chance.at, ask.may)

    def _leaves(self, how: str) -> bool:
        """Whether somebody may leave so."""
        return how in LEAVES and not self.state.over and (how != LOST or self.seats == 2)

    def _note_leaving(self, answer: Answer) -> None:
        if self.chance.at == len(self.tape):
            self.tape.append(answer)
        self.chance.at += 1
        self.opened_at = self.chance.at
        self.state.tell(LEAVES_GAME, seat=answer.seat, how=answer.option)
        if answer.option in (LOST, ENDED):
            self.ended_by = answer
            self.state.over = True
            self.stop()

    def last_seal(self) -> int:
        """The seat whose sealed answer is the last one missing, so that it opens them all; -1 if there is no such seat."""
        question = self.question
        if not isinstance(question, AllOf) or len(question.asks) < 2 or len(self.sealed) < len(question.asks) - 1:
            return -1
        return next(ask.seat for ask in question.asks if ask.seat not in self.sealed)

    def _play_back(self) -> None:
        while self.chance.at < len(self.tape):
            answer = self.tape[self.chance.at]
            if answer.what == LEAVE:
                if not self._leaves(answer.option) or answer != Answer.of_leaving(answer.seat, answer.option):
                    raise _divergence(self.chance.at, answer.to_line())
                self._note_leaving(answer)
                continue
            try:
                ask, choice = self._find(answer.seat, answer.option, answer.what)
            except BadInput:
                raise _divergence(self.chance.at, answer.to_line()) from None
            if ask.digest() != answer.digest:
                raise _divergence(self.chance.at, answer.to_line())
            self._note(answer, ask, choice)

    def follow(self, answers: Sequence[Answer]) -> bool:
        """Play on to where a longer record of this match stands. Return False, with nothing changed, if it is not one: an answer
        of this match was taken back. :class:`Divergence` if the rules do not reproduce it."""
        if list(answers[: len(self.tape)]) != self.tape:
            return False
        self.tape.extend(answers[len(self.tape) :])
        self._play_back()
        return True

    def settle(self) -> None:
        """Keep a copy of the state: to copy the match or to search, only the tape since then is played back."""
        if self.numbers.each_at:
            self.earlier.clear()  # the numbers of questions to seats at work on their own go on from beat to beat
        elif self.settled_at < self.chance.at:
            self.earlier.append((self.settled, self.settled_at, self.settled_journal))
            del self.earlier[:-EARLIER]
        self.settled = self.state.copy()
        self.settled_at = self.chance.at
        self.settled_journal = len(self.journal)

    # -- taking back -----------------------------------------------------------------------------------------------------------

    def undoable(self, seat: int) -> int:
        """The place on the tape of the answer that ``seat`` may take back, or -1.

        The undo law: the last entry of the tape is yours and neither opened others' sealed answers nor ended the game;
        or your answer is still under seal; or everybody works on their own and somebody is still at it.
        """
        if self.state.over:
            return -1
        if isinstance(self.question, EachOf):
            return self._own_at(seat)
        last = self.last_known(seat)
        if last >= self.opened_at and self.tape[last].seat == seat:
            return last
        if seat in self.sealed:
            return self._sealed_at(seat)
        return -1

    def last_known(self, seat: int) -> int:
        """The place of the last answer on the tape that ``seat`` may know of, or -1. What others did untold does not count."""
        last = len(self.tape) - 1
        if self.game.quiet:
            while last >= 0 and self.tape[last].seat not in (seat, NATURE) and self._is_untold(last):
                last -= 1
        return last

    def _is_untold(self, at: int) -> bool:
        return self.game.is_untold(self.tape[at].what, self.tape[at].option)

    def _own_at(self, seat: int) -> int:
        """The place of the last answer of ``seat`` since all began to work on their own, and since Nature last said something."""
        for at in range(len(self.tape) - 1, max(self.numbers.each_from, self.settled_at, self.opened_at) - 1, -1):
            if self.tape[at].seat == seat:
                return at
            if self.tape[at].seat == NATURE:
                break
        return -1

    def undo(self, seat: int) -> None:
        """Take back ``seat``'s last answer; :class:`Illegal` when the undo law forbids it."""
        at = self.undoable(seat)
        if at < 0:
            raise Illegal("undo", "There is nothing of yours to take back: something was shown or answered since.")
        tape = self.tape[:at] + self.tape[at + 1 :]
        if at == self.last_known(seat):
            tape = self.tape[:at]  # with whatever others did untold since
        self._go_back(at, tape)

    def go_back(self, length: int) -> None:
        """Stand where the first ``length`` answers lead: another record of this match has no more in common with it."""
        self._go_back(length, self.tape[:length])

    def _go_back(self, at: int, tape: list[Answer]) -> None:
        """Play a tape that differs from this match's only from ``at`` on, from the last settled point before."""
        while self.settled_at > at and self.earlier:
            self.settled, self.settled_at, self.settled_journal = self.earlier.pop()
        if at >= self.settled_at:
            self._take_up(self.settled, tape, self.settled_at, self.journal[: self.settled_journal])
            return
        state = self.game.new(self.settings, self.seats) if self.start is None else self.game.from_position(self.start)
        self.opened_at = 0
        self._take_up(state, tape, 0, [])

    # -- keeping ---------------------------------------------------------------------------------------------------------------

    def copy(self) -> Match:
        """An independent equal match with the same source of chance."""
        return self._twin(self.settled.copy(), self.settled_at, self.settled_journal)

    def retell(self, entry: int, witness: Callable[[State[Any]], None]) -> None:
        """Play a copy on from the last settled point before an entry of the journal. ``witness`` is shown the state at everything
        that is told from that point on.

        :param entry: its place in the journal.
        """
        start: tuple[State[Any], int, int] | None = None
        for point in [*self.earlier, (self.settled, self.settled_at, self.settled_journal)]:
            if point[2] <= entry:
                start = point
        state: State[Any]
        if start is not None:
            state, at, told = start[0].copy(), start[1], start[2]
        else:
            at, told = 0, 0
            state = self.game.new(self.settings, self.seats) if self.start is None else self.game.from_position(self.start)
        state.witness = witness
        self._twin(state, at, told)

    def _twin(self, state: State[Any], at: int, told: int) -> Match:
        """This match, played back from a settled state of its own."""
        twin = Match.__new__(Match)
        Run.__init__(twin, self.game, state, self.source)
        twin.settings, twin.seats, twin.start, twin.source = self.settings, self.seats, self.start, self.source
        twin.settled, twin.settled_at, twin.settled_journal, twin.earlier = state, at, told, []
        twin.opened_at, twin.numbers = self.opened_at, Numbering(0)
        twin._take_up(state, list(self.tape), at, self.journal[:told])
        return twin

    def record(self, **more: Any) -> Record:
        """The record so far; ``more`` fills in names, commitment, entropy, secret."""
        return Record(
            game=self.game.id, rules=self.game.rules_version, seats=self.seats, options=self.settings,
            answers=list(self.tape), start=self.start, **more,
        )  # fmt: skip

    @staticmethod
    def load(record: Record, nature: Nature | None = None) -> Match:
        """Play back a record; :class:`BadInput` or :class:`Divergence` says what is wrong with it.

        :param nature: who answers for chance beyond the record's end; without it, nobody does.
        """
        game = game_of(record.game)
        if record.rules > game.rules_version:
            raise BadInput(
                "record-rules",
                "This record was played under rules version {theirs}; this program knows {ours}. Update Undercroft.",
                theirs=record.rules, ours=game.rules_version,
            )  # fmt: skip
        settings = game.read_settings(record.options, record.seats)
        if record.start is not None:
            _check_start(game, record, settings)
        try:
            return Match(game, settings, record.seats, nature or NoNature(), record.start, record.answers)
        except NoChance:
            raise BadInput(
                "record-truncated", "The record breaks off in line {line}.", line=record.line_of(len(record.answers))
            ) from None
        except Divergence as divergence:
            at = divergence.args_["number"]
            raise Divergence(
                "divergence-line", "Line {line} of the record ({text}) does not fit the rules of this program.",
                line=record.line_of(at - 1), text=divergence.args_["line"],
            ) from None  # fmt: skip

    # -- searching -------------------------------------------------------------------------------------------------------------

    def determinize(self, seat: int, nature: Nature, rng: Random) -> Run:
        """A bare run from here on, in which all that ``seat`` cannot know is dealt anew.

        Replays the tape since the settled point, leaves out what others have answered under seal, pools and re-deals the hidden
        things, and lets questions that depend on them be asked again.

        >>> from random import Random
        >>> from undercroft.kernel.nature import SampledNature
        >>> from undercroft.kernel.registry import game_of
        >>> raiders = game_of("raiders")
        >>> match = Match(raiders, raiders.read_settings({}, 3), 3, SampledNature(Random(1)))
        >>> run = match.determinize(0, SampledNature(Random(2)), Random(3))
        >>> run.asks()[0]
        Choose(A, 'lay', 1, 2, 3, 4, 5)
        >>> run.give(run.asks()[0], "5")
        >>> match.asks()[0].seat, run.asks()[0].seat
        (0, 1)
        """
        run = Run(self.game, self.settled.copy(), nature)
        tape = self.tape[self.settled_at :]
        if self.sealed:
            hidden = [self._sealed_at(other) - self.settled_at for other in self.sealed if other != seat]
            tape = [answer for at, answer in enumerate(tape) if at not in hidden]
        run.state.nature = replayed = TapedNature(nature, tape, 0, checked=False)
        run.begin()
        while replayed.at < len(tape):
            answer = tape[replayed.at]
            replayed.at += 1
            for ask in run.asks():
                if ask.seat == answer.seat and ask.what == answer.what:
                    choice = next(choice for choice in ask.options if text_of(choice) == answer.option)
                    run.give(ask, choice)
                    break
        run.state.nature = nature
        self.game.determinize(run.state, seat, rng)
        if run.question is not None and run.question.again:
            run.send(AGAIN)
        return run

    def _sealed_at(self, seat: int) -> int:
        """The place on the tape of the answer that ``seat`` has under seal."""
        assert isinstance(self.question, AllOf)
        what = next(ask.what for ask in self.question.asks if ask.seat == seat)
        return max(at for at, answer in enumerate(self.tape) if answer.seat == seat and answer.what == what)


def _check_start(game: Game[Any], record: Record, settings: Mapping[str, Any]) -> None:
    """The position that a record begins from is for the seats and options of its head, where it says them."""
    options = game.from_position(record.start).options
    said = {"seats": options.seats, **options.settings}
    for id, value in {"seats": record.seats, **settings}.items():
        if said[id] != value:
            raise BadInput("record-start", "The position in the record has another value of {id} than its head.", id=id)


def _divergence(at: int, line: str) -> Divergence:
    return Divergence(
        "divergence", "Answer {number} of the record ({line}) does not fit these rules.", number=at + 1, line=line[:60]
    )
