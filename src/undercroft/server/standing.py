"""Standing passes: a seat may say when it wants to be asked quiet questions; at other moments the house passes for it, as it does
for everybody where nothing could come of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Row

from ..kernel.ask import PASS, Choose
from ..kernel.game import Game, Moment
from ..kernel.match import Match
from . import clock, wire

ASK: Final = "ask"
ATTACKED: Final = "attacked"
TURN: Final = "turn"
ME: Final = "me"
MEANTIME: Final = "meantime"
"""When a seat wants to be asked: always, only when attacked, not until its own turn, in its own turn and when attacked, or
only when attacked until its own turn begins (said in that: its next one)."""


@dataclass(frozen=True)
class Standing:
    """When a seat wants to be asked quiet questions.

    :param stops: by kind of moment, whether to ask there at all; those left out: yes.
    """

    mode: wire.StandingMode = ASK
    stops: Mapping[str, bool] = field(default_factory=dict)

    def asks_at(self, moment: Moment) -> bool:
        """Whether the seat wants to be asked at a moment."""
        attacked, own = moment.attacked, moment.own
        wanted = {ASK: True, ATTACKED: attacked, TURN: own, ME: attacked or own, MEANTIME: attacked}[self.mode]
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
    :param declined: by seat, what it has passed at for longer than a moment (``Game.lasting``).
    :param changes: how many changes there were.
    :param unsaved: those that are not stored yet, as rows (``schema.STANDING``).
    """

    wishes: dict[int, Standing] = field(default_factory=dict)
    declined: dict[int, frozenset[str]] = field(default_factory=dict)
    changes: int = 0
    unsaved: list[dict[str, Any]] = field(default_factory=list)

    def of(self, seat: int) -> Standing:
        """When a seat wants to be asked."""
        return self.wishes.get(seat, Standing())

    def read(self, seat: int, standing: Standing) -> None:
        """Take note of the next stored change."""
        self.changes += 1
        self.wishes[seat] = standing

    def read_row(self, row: Row[Any]) -> None:
        """The same, of a stored row."""
        self.read(row.seat, Standing(row.mode, row.stops))

    def change(self, seat: int, standing: Standing, place: int) -> None:
        """A seat wants to be asked otherwise from now on.

        :param place: how many answers are on the tape.
        """
        row = {"number": self.changes, "seat": seat, "mode": standing.mode, "stops": dict(standing.stops)}
        self.unsaved.append(row | {"place": place, "at": clock.now()})
        self.read(seat, standing)

    def forget(self, seat: int, place: int) -> None:
        """Whoever has left is asked like anybody: what the seat wanted, and passed at, holds no longer."""
        self.declined.pop(seat, None)
        if self.of(seat).mode != ASK or not all(self.of(seat).stops.values()):
            self.change(seat, Standing(), place)

    def passes(self, match: Match, ask: Choose) -> bool:
        """Whether the house is to pass for a seat at this question."""
        if ask.seat in self.wishes and self.of(ask.seat).passes(match, ask):
            return True
        if ask.what not in match.game.quiet:
            return False
        if match.game.spare(match.state, ask) == PASS:
            return True
        lasting = match.game.lasting(match.state, ask)
        return bool(lasting) and lasting <= self.declined.get(ask.seat, frozenset())

    def holds(self, match: Match, seat: int, option: str) -> frozenset[str]:
        """What the answer that a person is about to give holds for, if it is a pass; nothing: for this moment alone."""
        ask = next((ask for ask in match.asks() if ask.seat == seat), None)
        if option != PASS or ask is None or ask.what not in match.game.quiet:
            return frozenset()
        return match.game.lasting(match.state, ask)

    def pass_on(self, match: Match, turn: int) -> set[int]:
        """Pass for all who do not want to be asked, or need not be, as long as there are any; the places of these answers on the
        tape.

        Who did not want to be asked until its own turn, or for the meantime, is asked again from then on.

        :param turn: whose turn it was before the last answer.
        """
        places: set[int] = set()
        while True:
            now = match.game.turn_of(match.state)
            if now != turn:
                for seat, wish in list(self.wishes.items()):
                    if wish.mode in (TURN, MEANTIME) and seat == now:
                        self.change(seat, Standing(ASK, wish.stops), len(match.tape))
            turn = now
            ask = next((ask for ask in match.asks() if self.passes(match, ask)), None)
            if ask is None:
                return places
            places.add(len(match.tape))
            match.answer(ask.seat, PASS, ask.what)
