"""What a learner sees of a walk: only the way that the lesson takes (:mod:`undercroft.kernel.lesson`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any

from msgspec.structs import replace

from ...kernel.shapes import Ask, Option, Refusal, View
from .moves import STEP


def guide(view: View, ahead: Sequence[tuple[str, str]], otherwise: Refusal) -> View:
    """The view without the squares that the walk which comes now does not lead to, and without what could follow a stop."""
    board = view.board
    asks = [_narrowed(ask, board, ahead[1:], otherwise) for ask in view.asks]
    if board.mover is None or not any(ask.what == STEP for ask in asks):
        return replace(view, asks=asks)
    mover = replace(board.mover, **_reach(board.mover.path[-1], ahead), after=[])
    return replace(view, asks=asks, board=replace(board, mover=mover), why={**view.why, "square": otherwise})


def _narrowed(ask: Ask, board: Any, ahead: Sequence[tuple[str, str]], otherwise: Refusal) -> Ask:
    return replace(ask, options=[_with_walk(option, board, ahead, otherwise) for option in ask.options])


def _with_walk(option: Option, board: Any, ahead: Sequence[tuple[str, str]], otherwise: Refusal) -> Option:
    """A move shows where it would lead."""
    verb, _, piece = option.id.partition(":")
    if verb != "move":
        return option
    start = next(each.at for each in board.pieces if each.id == piece)
    return replace(option, then=replace(option.then, **_reach(start, ahead), why={}, reasons=[], far=otherwise))


def _reach(start: str, ahead: Sequence[tuple[str, str]]) -> dict[str, Any]:
    """The squares of the steps that come now: each with the one before, and those where the walk goes on. What is dangerous there,
    the notes say."""
    way = [start, *_steps(ahead)]
    return {"reach": dict(zip(way[1:], way, strict=False)), "over": way[1:-1], "dangers": [], "prey": []}


def _steps(ahead: Sequence[tuple[str, str]]) -> Iterator[str]:
    walk = takewhile(lambda line: line[0] == STEP and line[1].startswith("go:"), ahead)
    return (option.removeprefix("go:") for _, option in walk)
