"""A game step by step: a finished one from any seat's eyes or with everything open, a running one from one's own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ..kernel.ask import letter_of, text_of
from ..kernel.errors import BadInput
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.nature import DictatedNature
from ..kernel.proof import prove
from ..kernel.record import NATURE, Answer, Record
from ..kernel.registry import game_of
from ..kernel.shapes import Frame, plain
from ..kernel.state import State
from ..kernel.story import story_of
from ..kernel.view import look
from .errors import error_shown
from .wire import Proof, Step, StepLabel, TableView, completed

Eyes = int | str | None
"""A seat, None for a spectator, or ``"all"``."""

FRAMES = 80
"""How many frames are sent at once, at most."""


def steps_of(record: Record, eyes: Eyes, passes: Sequence[bool] = ()) -> list[Step]:
    """The start and what each player's answer led to, each with the journal's new entries. Plays the record once.

    :param eyes: who looks; with ``"all"`` hands and face-down cards that anybody knew lie open.
    :param passes: of each answer, whether the house gave it for a seat that did not want to be asked.
    """
    match = _begun(record)
    told = 0
    steps = []
    for place, answer in [(-1, None), *[each for each in enumerate(record.answers) if each[1].seat != NATURE]]:
        label = None
        if answer is not None:
            label = _label(match, answer.seat, answer.what, answer.option)
            match.play(answer)
        view = _seen(match, eyes, told, _names(record))
        told += len(view.journal)
        steps.append(
            Step(
                view, len(match.tape),
                who=letter_of(answer.seat) if answer else None,
                what=answer.what if answer else None,
                option=answer.option if answer else None,
                label=label,
                standing=answer is not None and place < len(passes) and passes[place],
            )
        )  # fmt: skip
    return steps


def steps_so_far(record: Record, seat: int) -> list[Step]:
    """What a seat has seen of a running game. What others did untold makes no step: it is part of the one before, so that a moment
    at which somebody was asked looks like any other. What others answered is said by the journal alone.

    :param record: see :meth:`~.table.Table.record_so_far`.
    """
    match = _begun(record)
    steps: list[Step] = []
    told = 0
    last: Answer | None = None

    def note() -> None:
        nonlocal told
        view = _seen(match, seat, told, _names(record))
        told += len(view.journal)
        mine = last is not None and last.seat == seat
        what, option = (last.what, last.option) if last is not None and mine else (None, None)
        steps.append(Step(view, view.number, letter_of(last.seat) if last else None, what, option, None, False))

    for answer in record.answers:
        if answer.seat == NATURE:
            continue
        if answer.seat == seat or not match.game.is_untold(answer.what, answer.option):
            note()
            last = answer
        match.play(answer)
    note()
    return steps


def frames_of(match: Match, eyes: Eyes, since: int) -> list[Frame]:
    """The table at each entry of the journal from one on, at most :data:`FRAMES` of them; see :func:`~..kernel.story.story_of`."""
    seats = range(match.seats)
    board = (lambda state: open_board(match.game, state, seats)) if eyes == "all" else None
    return story_of(match, eyes if isinstance(eyes, int) else None, since, since + FRAMES, board)


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
