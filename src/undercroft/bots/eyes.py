"""What a bot is given of a match: what its seat may know, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

from ..kernel.ask import Choose
from ..kernel.match import Match
from ..kernel.nature import SampledNature
from ..kernel.run import Run
from ..kernel.state import State
from ..kernel.view import view_of


class Eyes:
    """A match as one seat may know it, at one point of it.

    The match itself cannot be reached from here. To look at a state, or to try what an answer leads to, take a run from
    :meth:`determinize`: there everything hidden from the seat is a guess.

    :param match: the match; ask again with new eyes once it has gone on.
    :param seat: whose eyes they are.
    """

    __slots__ = ("_match", "game", "seat", "seats")

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.game = match.game
        self.seat = seat
        self.seats = match.seats

    @property
    def settings(self) -> dict[str, Any]:
        """The table's options, complete."""
        return dict(self._match.settings)

    @property
    def moment(self) -> int:
        """How far the match is: the number of answers the seat may know of when the open question was put.
        The same point of a match always has the same number."""
        return self._match.known_to(self.seat, self._match.asked_since(self.seat))

    def asks(self) -> list[Choose]:
        """The seat's own open questions, each with every legal option: first what it must answer, then what it may."""
        return sorted([ask for ask in self._match.asks() if ask.seat == self.seat], key=lambda ask: ask.may)

    def view(self) -> dict[str, Any]:
        """All that the seat is shown, as the browser gets it (see :func:`~undercroft.kernel.view.view_of`); a copy of its own."""
        return view_of(self._match, self.seat)

    def determinize(self, rng: Random) -> Run:
        """A fresh run from here on, in which all that the seat cannot know is dealt anew; it may be played and changed at will.

        :param rng: decides what is dealt, and answers for chance from then on.
        """
        return self._match.determinize(self.seat, SampledNature(rng), rng)

    def began(self, rng: Random) -> tuple[State[Any], list[str]] | None:
        """Where the action that the seat is in the middle of began, with all that is hidden from it dealt anew, and what it has
        answered since; None when it has not answered alone.

        :param rng: decides what is dealt.
        """
        match = self._match
        since = match.tape[match.settled_at :]
        if not since or any(answer.seat != self.seat for answer in since):
            return None
        state = match.settled.copy()
        self.game.determinize(state, self.seat, rng)
        return state, [answer.option for answer in since]
