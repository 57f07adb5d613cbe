"""The view: all that a seat may know, and the only thing a client, a bot or a research agent receives."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Any

from . import shapes
from .ask import AllOf, Choose, Refusal, Refused, letter_of, text_of, thing_of
from .figures import counted
from .match import Match
from .record import LEAVE, NATURE
from .run import Run
from .state import Event


def view_of(match: Match, seat: int | None, told: int = 0) -> dict[str, Any]:
    """:func:`look` as plain JSON data, a copy of its own: for the terminal, for bots and programs, for tests. The server encodes
    what :func:`look` returns.

    >>> from random import Random
    >>> from undercroft.kernel.nature import SampledNature
    >>> from undercroft.kernel.registry import game_of
    >>> raiders = game_of("raiders")
    >>> match = Match(raiders, raiders.read_settings({}, 3), 3, SampledNature(Random(1)))
    >>> view_of(match, 1)["why"]["hand:5"]
    {'key': 'not-your-turn', 'args': {'seat': 'A'}, 'rule': '4.2'}
    """
    shown: dict[str, Any] = shapes.plain(look(match, seat, told))
    return shown


def look(match: Match, seat: int | None, told: int = 0) -> shapes.View:
    """What ``seat`` (or a spectator, None) may know of a match; seats are letters.

    ``number`` counts the answers so far that the seat may know of; ``waiting`` are the seats whose answer the table needs, and
    ``moment`` says that somebody is asked a quiet question; ``asks`` are the seat's own open questions with every legal option
    labelled, ``why`` a reason for each object that may not be used, ``figures`` what is counted of every seat, ``board`` the game's
    part.

    :param told: how many entries of the journal to leave out, because they were shown before.

    >>> from random import Random
    >>> from undercroft.kernel.nature import SampledNature
    >>> from undercroft.kernel.registry import game_of
    >>> raiders = game_of("raiders")
    >>> match = Match(raiders, raiders.read_settings({}, 3), 3, SampledNature(Random(1)))
    >>> view = look(match, 0)
    >>> view.waiting, view.asks[0].what, [option.id for option in view.asks[0].options]
    (['A'], 'lay', ['1', '2', '3', '4', '5'])
    >>> look(match, 1).why["hand:5"].key
    'not-your-turn'
    """
    game, state = match.game, match.state
    opened = match.asks()
    view = shapes.View(
        game=game.id,
        seat=None if seat is None else letter_of(seat),
        seats=match.seats,
        settings=match.settings,
        number=match.known_to(seat, len(match.tape)),
        over=state.over,
        waiting=[letter_of(ask.seat) for ask in opened if not ask.may and (ask.seat == seat or ask.what not in game.quiet)],
        moment=any(ask.what in game.quiet for ask in opened),
        ready=[letter_of(other) for other in sorted(match.sealed)],
        asks=[],
        sealed=None,
        then=None,
        why={},
        undo=None,
        figures={letter_of(each): counted(game.figures, state, each) for each in range(match.seats)},
        board=game.view(state, seat),
        journal=journal_of(match.journal, seat, told),
        result=match.result(),
    )
    if seat is None:
        return view
    sealed = isinstance(match.question, AllOf)
    unseals = match.last_seal() == seat
    for ask in opened:
        if ask.seat == seat:
            options = [game.describe(state, ask, option).shown(text_of(option)) for option in ask.options]
            if unseals and not ask.may:
                for shown in options:
                    shown.final = True
            at = match.known_to(seat, match.number_of(ask))
            view.asks.append(shapes.Ask(ask.what, at, ask.may, sealed and not ask.may, options))
    refused: dict[str, Refusal] = {}
    if seat in match.sealed:
        view.sealed = text_of(match.sealed[seat])
        view.then, refused = _under_seal(match, seat)
    offered = {id for ask in view.asks for option in ask.options for id in game.clickable(option.touches)}
    refused = refusals(match, seat, offered, refused)
    view.why = {id: refusal.shown() for id, refusal in refused.items()}
    view.undo = _undo(match, seat)
    return view


def refusals(match: Run, seat: int, offered: Set[str], sealed: Mapping[str, Refusal]) -> dict[str, Refusal]:
    """A reason for everything that ``seat`` might try and is not offered.

    It comes from the open question that is about the thing, else from the game.

    :param match: a match, or a run of its own.
    :param sealed: reasons for what the seat could have chosen instead of its sealed answer.

    >>> from random import Random
    >>> from undercroft.kernel.nature import SampledNature
    >>> from undercroft.kernel.registry import game_of
    >>> raiders = game_of("raiders")
    >>> match = Match(raiders, raiders.read_settings({}, 3), 3, SampledNature(Random(1)))
    >>> refusals(match, 1, {"hand:5"}, {})["hand:4"].key
    'not-your-turn'
    """
    game, state = match.game, match.state
    found = dict(sealed)
    for ask in match.asks():
        if ask.seat == seat:
            found = {**refused_by(match, ask).things, **found}
    for thing in game.things(state, seat):
        if thing not in offered and thing not in found and thing_of(thing)[0] not in found:
            found[thing] = game.refuse(state, seat, thing)
    return {thing: refusal for thing, refusal in found.items() if thing not in offered}


def refused_by(match: Run, ask: Choose) -> Refused:
    """What an open question does not offer, with the reasons.

    >>> from random import Random
    >>> from undercroft.kernel.nature import SampledNature
    >>> from undercroft.kernel.registry import game_of
    >>> raiders = game_of("raiders")
    >>> match = Match(raiders, raiders.read_settings({}, 3), 3, SampledNature(Random(1)))
    >>> refused_by(match, match.asks()[0]).things["hand:torch"].key
    'torch-is-never-laid'
    """
    refused = Refused()
    if ask.among is not None:
        ask.among(match.state, ask.seat, ask.about, refused)
    return refused


def refusal_of(match: Run, seat: int, option: str, what: str | None = None) -> Refusal | None:
    """Why ``seat`` may not choose the option of this text, or any that begins like it; None if none of its open questions says.

    :param what: which of its questions; any when None.

    >>> from random import Random
    >>> from undercroft.kernel.nature import SampledNature
    >>> from undercroft.kernel.registry import game_of
    >>> raiders = game_of("raiders")
    >>> match = Match(raiders, raiders.read_settings({}, 3), 3, SampledNature(Random(1)))
    >>> refusal = refusal_of(match, 0, "torch", "lay")
    >>> refusal.key, refusal.rule
    ('torch-is-never-laid', '4.2')
    """
    for ask in match.asks():
        if ask.seat == seat and what in (None, ask.what):
            refused = refused_by(match, ask).options
            parts = option.split(":")
            for end in range(len(parts), 0, -1):
                refusal = refused.get(":".join(parts[:end]))
                if refusal is not None:
                    return refusal
    return None


def _under_seal(match: Match, seat: int) -> tuple[Any, dict[str, Refusal]]:
    """What ``seat``'s sealed answer would change of its board, and why no other candidate of its question may be chosen now:
    ``<family>-why-sealed`` for those that could have been."""
    assert isinstance(match.question, AllOf)
    ask = next(ask for ask in match.question.asks if ask.seat == seat)
    labels = {text_of(option): match.game.describe(match.state, ask, option) for option in ask.options}
    why = {id: Refusal("sealed") for label in labels.values() for id in match.game.clickable(label.touches)}
    return labels[text_of(match.sealed[seat])].then, {**refused_by(match, ask).things, **why}


def journal_of(journal: list[Event], seat: int | None, told: int = 0) -> list[shapes.Entry]:
    """The journal as ``seat`` may read it, from entry ``told`` on. Entries are numbered among those it sees: gaps tell nothing.

    >>> journal = [Event("draws", 0b10, {"seat": 1}), Event("rests", -1, {"seat": 0})]
    >>> [(entry.n, entry.key, entry.args) for entry in journal_of(journal, None)]
    [(0, 'rests', {'seat': 'A'})]
    """
    seen = [event for event in journal if event.seen_by(seat)]
    return [shapes.Entry(number, event.key, _lettered(event.args), event.to >= 0) for number, event in enumerate(seen[told:], told)]


def _lettered(args: dict[str, Any]) -> dict[str, Any]:
    """Event parameters with seats as letters: ``seat`` is one, ``seats`` are several."""
    if "seat" in args:
        args = {**args, "seat": letter_of(args["seat"])}
    if "seats" in args:
        args = {**args, "seats": [letter_of(seat) for seat in args["seats"]]}
    return args


def _undo(match: Match, seat: int) -> shapes.Undo:
    """What may be taken back, or why nothing may: something was shown (``nature``), ``other`` has answered, or ``nothing`` yet."""
    at = match.undoable(seat)
    if at >= 0:
        answer = match.tape[at]
        return shapes.Undo(True, what=answer.what, option=answer.option)
    last = match.last_known(seat)
    if last < 0:
        return shapes.Undo(False, why="nothing")
    shown = match.tape[last].seat in (NATURE, seat) and match.tape[last].what != LEAVE
    return shapes.Undo(False, why="nature" if shown else "other")
