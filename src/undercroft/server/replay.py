"""A game step by step: a finished one from any seat's eyes or with everything open, a running one from one's own."""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from msgspec import Struct

from ..kernel.ask import letter_of, text_of
from ..kernel.errors import BadInput
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.nature import DictatedNature
from ..kernel.proof import prove
from ..kernel.record import NATURE, Record
from ..kernel.registry import game_of
from ..kernel.shapes import Frame, plain
from ..kernel.state import State
from ..kernel.story import story_of
from ..kernel.view import look
from .errors import error_shown
from .known import match_of
from .wire import FRAMES_AT_MOST, Proof, Replay, Step, StepLabel, Story, TableView, Wish, completed, encode

Eyes = int | str | None
"""A seat, None for a spectator, or ``"all"``."""

PAGE_ONE, PAGE = 50, 250
"""How many steps of a replay are sent at once, at most: few at first, so that there is something to see."""


@dataclass(frozen=True)
class Moment:
    """A point of a game at which its replay can stand.

    :param match: at that point; it goes on from there.
    :param who: whose answer led here, to what and how; None at the start, and what of it the eyes may not know.
    :param label: the answer in words, from before it was given.
    :param number: how many answers there were; None: as many as the eyes may know of.
    """

    match: Match
    who: str | None = None
    what: str | None = None
    option: str | None = None
    label: StepLabel | None = None
    standing: bool = False
    number: int | None = None


def steps_of(record: Record, eyes: Eyes, passes: Sequence[bool] = (), since: int = 0, most: int | None = None) -> list[Step]:
    """The start and what each player's answer led to, each with the journal's new entries. Plays the record once, up to the last
    step that is wanted.

    :param eyes: who looks; with ``"all"`` hands and face-down cards that anybody knew lie open.
    :param passes: of each answer, whether the house gave it for a seat that did not want to be asked.
    :param since: the first step that is wanted, and how many at most.
    """
    return _seen_at(_moments(record, passes, since), record, eyes, since, most)


def count_of(record: Record) -> int:
    """How many steps :func:`steps_of` has."""
    return 1 + sum(answer.seat != NATURE for answer in record.answers)


def _moments(record: Record, passes: Sequence[bool], since: int) -> Iterator[Moment]:
    match = _begun(record)
    yield Moment(match, number=len(match.tape))
    step = 0
    for place, answer in enumerate(record.answers):
        if answer.seat == NATURE:
            continue
        step += 1
        label = _label(match, answer.seat, answer.what, answer.option) if step >= since else None
        match.play(answer)
        standing = place < len(passes) and passes[place]
        yield Moment(match, letter_of(answer.seat), answer.what, answer.option, label, standing, len(match.tape))


def steps_so_far(record: Record, seat: int, since: int = 0, most: int | None = None) -> list[Step]:
    """What a seat has seen of a running game. What others did untold makes no step: it is part of the one before, so that a moment
    at which somebody was asked looks like any other. What others answered is said by the journal alone.

    :param record: see :meth:`~.table.Table.record_so_far`.
    """
    return _seen_at(_moments_so_far(record, seat), record, seat, since, most)


def count_so_far(record: Record, seat: int) -> int:
    """How many steps :func:`steps_so_far` has."""
    return sum(1 for _ in _moments_so_far(record, seat))


def _moments_so_far(record: Record, seat: int) -> Iterator[Moment]:
    match = _begun(record)
    moment = Moment(match)
    for answer in record.answers:
        if answer.seat == NATURE:
            continue
        mine = answer.seat == seat
        if mine or not match.game.is_untold(answer.what, answer.option):
            yield moment
            moment = Moment(match, letter_of(answer.seat), answer.what if mine else None, answer.option if mine else None)
        match.play(answer)
    yield moment


def _seen_at(moments: Iterator[Moment], record: Record, eyes: Eyes, since: int, most: int | None) -> list[Step]:
    """The steps of these moments from ``since`` on."""
    names = _names(record)
    steps: list[Step] = []
    told = 0
    for number, moment in enumerate(islice(moments, None if most is None else since + most)):
        if number < since - 1:
            continue
        view = _seen(moment.match, eyes, told, names)
        told += len(view.journal)
        if number >= since:
            shown = view.number if moment.number is None else moment.number
            steps.append(Step(view, shown, moment.who, moment.what, moment.option, moment.label, moment.standing))
    return steps


def frames_of(match: Match, eyes: Eyes, since: int) -> list[Frame]:
    """The table at each entry of the journal from one on, at most so many; see :func:`~..kernel.story.story_of`."""
    seats = range(match.seats)
    board = (lambda state: open_board(match.game, state, seats)) if eyes == "all" else None
    return story_of(match, eyes if isinstance(eyes, int) else None, since, since + FRAMES_AT_MOST, board)


def _begun(record: Record) -> Match:
    """The match before its first answer, with what Nature will answer."""
    nature = DictatedNature([answer.option for answer in record.answers if answer.seat == NATURE])
    settings = game_of(record.game).read_settings(record.options, record.seats)
    return Match(game_of(record.game), settings, record.seats, nature, record.start)


def _label(match: Match, seat: int, what: str, given: str) -> StepLabel | None:
    """The answer that is about to be given as a label of the game: its key and what it speaks of."""
    for ask in match.asks():
        if ask.seat == seat and ask.what == what:
            for option in ask.options:
                if text_of(option) == given:
                    label = match.game.describe(match.state, ask, option)
                    return StepLabel(given, label.key, label.args)
    return None


def _names(record: Record) -> dict[str, str]:
    return {letter_of(seat): name for seat, name in enumerate(record.names)}


def _seen(match: Match, eyes: Eyes, told: int, names: dict[str, str]) -> TableView:
    """A view to look at, not to act on, with the journal from ``told`` on; answers under seal stay so unless everything is open."""
    shown = look(match, eyes if isinstance(eyes, int) else None, told)
    shown.asks, shown.why, shown.undo = [], {}, None
    view = completed(shown, table=None, names=names, journal_from=told)
    if eyes == "all":
        seats = range(match.seats)
        view.board = open_board(match.game, match.state, seats)
        view.hands = {letter_of(seat): plain(match.game.view(match.state, seat)).get("hand") for seat in seats}
        view.seals = {letter_of(seat): text_of(option) for seat, option in sorted(match.sealed.items())}
    return view


def open_board(game: Game[Any], state: State[Any], seats: Iterable[int]) -> Any:
    """The board with all that any seat knows but its hand."""
    board = plain(game.view(state, None))
    for seat in seats:
        board = opened(board, {key: value for key, value in plain(game.view(state, seat)).items() if key != "hand"})
    return board


def opened(shown: Any, known: Any) -> Any:
    """``shown`` with every gap filled by what ``known`` has there: None in the same place, and things missing from a list of things
    that have an ``id``."""
    if shown is None or shown == known:
        return known
    if isinstance(shown, dict) and isinstance(known, dict):
        return {key: opened(value, known.get(key)) for key, value in shown.items()}
    if isinstance(shown, list) and isinstance(known, list):
        mine, theirs = _by_id(shown), _by_id(known)
        if mine is not None and theirs is not None:
            return [opened(mine.get(id), theirs.get(id)) for id in {**mine, **theirs}]
        if len(shown) == len(known):
            return [opened(one, other) for one, other in zip(shown, known, strict=True)]
    return shown


def _by_id(things: list[Any]) -> dict[Any, Any] | None:
    """The things of a list by their ids; None if they have none, or share one."""
    if not all(isinstance(each, dict) and "id" in each for each in things):
        return None
    named = {each["id"]: each for each in things}
    return named if len(named) == len(things) else None


# -- packed, for the processes that make them --------------------------------------------------------------------------------------


def packed_replay(
    text: str, eyes: Eyes, since: int, seat: int | None, passes: Sequence[bool], wishes: list[Wish], proven: bool, early: bool
) -> bytes:
    """A page of a replay as it is sent.

    :param text: the record.
    :param seat: whose running game it is; None if it is over.
    :param wishes: the first page says when seats wanted to be asked, and proves the chance if it is to be ``proven``.
    """
    record, first = Record.loads(text), since == 0
    most = PAGE_ONE if first else PAGE
    if seat is not None:
        steps, count = steps_so_far(record, seat, since, most), count_so_far(record, seat)
    else:
        steps, count = steps_of(record, eyes, passes, since, most), count_of(record)
    proof = proof_of(record, early) if first and proven else None
    return packed(Replay(steps, count, _names(record), proof, wishes if first else []))


def packed_frames(table: str, text: str, eyes: Eyes, since: int) -> bytes:
    """:func:`frames_of` a table's record, as they are sent."""
    return packed(Story(frames_of(match_of(table, text), eyes, since)))


def packed_proof(text: str, early: bool) -> bytes:
    """:func:`proof_of` a record, as it is sent."""
    return packed(proof_of(Record.loads(text), early))


def packed(what: Struct) -> bytes:
    """As JSON, compressed."""
    return gzip.compress(encode(what), 6, mtime=0)


def proof_of(record: Record, early: bool = False) -> Proof:
    """Commitment, secret, what the seats added, and whether every answer of Nature follows from them.

    :param early: the host's share came before the commitment was shown.
    """
    proof = Proof(record.commitment, record.secret, record.entropy, early, answers=0, good=True)
    try:
        proof.answers = prove(record)
    except BadInput as problem:
        proof.answers = sum(answer.seat == NATURE for answer in record.answers)
        proof.good = False
        proof.error = error_shown(problem)
    return proof
