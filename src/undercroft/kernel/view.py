"""The view: all that a seat may know, and the only thing a client, a bot or a research agent receives."""

from __future__ import annotations

from typing import Any

from . import shapes
from .ask import AllOf, Refusal, letter_of, text_of
from .match import Match
from .record import NATURE
from .state import Event


def view_of(match: Match, seat: int | None, told: int = 0) -> dict[str, Any]:
    """:func:`look` as plain JSON data, a copy of its own: for the terminal, for bots and programs, for tests. The server encodes
    what :func:`look` returns."""
    shown: dict[str, Any] = shapes.plain(look(match, seat, told))
    return shown


def look(match: Match, seat: int | None, told: int = 0) -> shapes.View:
    """What ``seat`` (or a spectator, None) may know of a match; seats are letters.

    ``number`` counts the answers so far that the seat may know of; ``waiting`` are the seats whose answer the table needs, and
    ``moment`` says that somebody is asked a quiet question; ``asks`` are the seat's own open questions with every legal option
    labelled, ``why`` a reason for each object that may not be used, ``board`` the game's part.

    :param told: so many entries of the journal are left out, since they were shown before.
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
        board=game.view(state, seat),
        journal=journal_of(match.journal, seat, told),
        result=game.result(state),
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
    under_seal: dict[str, Refusal] = {}
    if seat in match.sealed:
        view.sealed = text_of(match.sealed[seat])
        view.then, under_seal = _under_seal(match, seat)
    touched = [option.touches[:1] for ask in view.asks for option in ask.options] if game.single_use else []
    offered = {id for touches in touched for id in touches}
    refused = {**under_seal, **game.refusals(state, seat)}
    view.why = {id: refusal.shown() for id, refusal in refused.items() if id not in offered}
    view.undo = _undo(match, seat)
    return view


def _under_seal(match: Match, seat: int) -> tuple[Any, dict[str, Refusal]]:
    """What ``seat``'s sealed answer would change of its board, and why nothing else that it could have chosen may be chosen now
    (``<game>-why-sealed``)."""
    assert isinstance(match.question, AllOf)
    ask = next(ask for ask in match.question.asks if ask.seat == seat)
    labels = {text_of(option): match.game.describe(match.state, ask, option) for option in ask.options}
    why = {id: Refusal("sealed") for label in labels.values() for id in label.touches[:1]}
    return labels[text_of(match.sealed[seat])].then, why


def journal_of(journal: list[Event], seat: int | None, told: int = 0) -> list[shapes.Entry]:
    """The journal as ``seat`` may read it, from entry ``told`` on. Entries are numbered among those it sees: gaps tell nothing."""
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
    return shapes.Undo(False, why="nature" if match.tape[last].seat in (NATURE, seat) else "other")
