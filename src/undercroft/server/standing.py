"""Standing passes: a seat may say when it wants to be asked quiet questions; at other moments the house passes for it, as it does
for everybody where nothing could come of it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from ..kernel.ask import PASS, Choose
from ..kernel.game import Game, Moment
from ..kernel.match import Match
from . import wire

ASK: Final = "ask"
ATTACKED: Final = "attacked"
TURN: Final = "turn"
ME: Final = "me"
"""When a seat wants to be asked: always, only when attacked, not until its own turn, or in its own turn and when attacked."""


@dataclass(frozen=True)
class Standing:
    """When a seat wants to be asked quiet questions.

    :param stops: by kind of moment, whether to ask there at all; those left out: yes.
    """

    mode: Literal["ask", "attacked", "turn", "me"] = ASK
    stops: Mapping[str, bool] = field(default_factory=dict)

    def asks_at(self, moment: Moment) -> bool:
        """Whether the seat wants to be asked at a moment."""
        wanted = {ASK: True, ATTACKED: moment.attacked, TURN: moment.own, ME: moment.attacked or moment.own}[self.mode]
        return wanted and self.stops.get(moment.kind, True)

    def passes(self, match: Match, ask: Choose) -> bool:
        """Whether the house is to pass for the seat at this question."""
        moment = match.passable(ask)
        return moment is not None and not self.asks_at(moment)

    def shown(self, game: Game[Any]) -> wire.Standing:
        """The wish as shown to its seat, with every kind of moment of the game."""
        return wire.Standing(self.mode, {kind: self.stops.get(kind, True) for kind in game.moment_kinds})


@dataclass
class StandingPasses:
    """When the seats of a table want to be asked, and the changes of that.

    :param wishes: by seat; who said nothing is asked always.
    :param changes: how many changes there were.
    :param unsaved: those that are not stored yet, as rows (``schema.STANDING``).
    """

    wishes: dict[int, Standing] = field(default_factory=dict)
    changes: int = 0
    unsaved: list[dict[str, Any]] = field(default_factory=list)

    def of(self, seat: int) -> Standing:
        """When a seat wants to be asked."""
        return self.wishes.get(seat, Standing())

    def read(self, seat: int, standing: Standing) -> None:
        """Take note of the next stored change."""
        self.changes += 1
        self.wishes[seat] = standing

    def change(self, seat: int, standing: Standing, place: int) -> None:
        """A seat wants to be asked otherwise from now on.

        :param place: how many answers are on the tape.
        """
        row = {"number": self.changes, "seat": seat, "mode": standing.mode, "stops": dict(standing.stops)}
        self.unsaved.append(row | {"place": place, "at": time.time()})
        self.read(seat, standing)

    def passes(self, match: Match, ask: Choose) -> bool:
        """Whether the house is to pass for a seat at this question."""
        if ask.seat in self.wishes and self.of(ask.seat).passes(match, ask):
            return True
        return ask.what in match.game.quiet and match.game.spare(match.state, ask) == PASS

    def pass_on(self, match: Match, turn: int) -> set[int]:
        """Pass for all who do not want to be asked, or need not be, as long as there are any; the places of these answers on the
        tape.

        Who did not want to be asked until its own turn is asked again from then on.

        :param turn: whose turn it was before the last answer.
        """
        places: set[int] = set()
        while True:
            now = match.game.turn_of(match.state)
            if now != turn and self.of(now).mode == TURN:
                self.change(now, Standing(ASK, self.of(now).stops), len(match.tape))
            turn = now
            ask = next((ask for ask in match.asks() if self.passes(match, ask)), None)
            if ask is None:
                return places
            places.add(len(match.tape))
            match.answer(ask.seat, PASS, ask.what)
