"""Tiny games that ask every kind of question, for tests of the kernel alone."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from undercroft.kernel.ask import AllOf, Choose, FirstOf, Given, Script, asking
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game, Setting, Settings
from undercroft.kernel.match import Match
from undercroft.kernel.nature import DictatedNature, Nature, SampledNature
from undercroft.kernel.state import State, mask_of


class ToyState(State):
    """Each seat has points and a hidden pocket; ``round`` counts beats."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.points = [0] * seats
        self.pockets: list[str] = [""] * seats
        self.round = 0

    def copy(self) -> ToyState:
        twin = ToyState(len(self.points))
        twin.over, twin.points, twin.pockets, twin.round = self.over, self.points.copy(), self.pockets.copy(), self.round
        return twin


class Toy(Game[ToyState]):
    """Three beats: each plain question, one at once in secret with an interruption, one for the quickest."""

    id = "toy"
    seats = (2, 3)
    usual_seats = 2
    settings = (
        Setting("dice", True),
        Setting("goal", 9, low=3, high=20),
        Setting("mood", "calm", choices=("calm", "wild"), seats=(3,)),
    )

    @property
    def locale(self) -> Path:
        return Path(__file__).parent

    def new(self, settings: Settings, seats: int) -> ToyState:
        return ToyState(seats)

    def rules(self, state: ToyState) -> Script:
        state.round += 1
        yield from (self.in_turn, self.in_secret, self.quickest)[state.round - 1](state)
        state.over = state.round == 3

    def in_turn(self, g: ToyState) -> Script:
        """Each seat takes 1, 2 or 3; then a die is cast."""
        for seat in range(len(g.points)):
            taken = yield Choose(seat, "take", (1, 2, 3))
            g.points[seat] += taken
            g.tell("takes", seat=seat, count=taken)
        g.tell("die", count=g.nature.die())

    def in_secret(self, g: ToyState) -> Script:
        """All bid at once; anybody may cough meanwhile."""
        seats = range(len(g.points))
        coughs: set[int] = set()
        while True:
            may = [Choose(seat, "cough", ("cough",), may=True) for seat in seats if seat not in coughs]
            answer = yield AllOf([Choose(seat, "bid", (("bid", 0), ("bid", 1))) for seat in seats], may=may)
            if not isinstance(answer, Given):
                break
            coughs.add(answer.seat)
            g.tell("coughs", seat=answer.seat)
        for seat, (_, bid) in zip(seats, answer, strict=True):
            g.points[seat] += bid
        g.tell("secret", to=mask_of([0]), seat=0)
        g.tell("both", to=mask_of([0, 1]), seats=[0, 1])

    def quickest(self, g: ToyState) -> Script:
        """Whoever grabs first has it."""
        given: Given = yield FirstOf([Choose(seat, "grab", ("left", "right")) for seat in range(len(g.points))])
        g.points[given.seat] += 1
        g.tell("grabs", seat=given.seat, which=given.option)

    def view(self, state: ToyState, seat: int | None) -> dict[str, Any]:
        return {"points": list(state.points)}

    def score(self, state: ToyState) -> list[float]:
        most = max(state.points)
        return [float(points == most) / state.points.count(most) for points in state.points]

    def to_position(self, state: ToyState) -> dict[str, Any]:
        return {"points": list(state.points), "round": state.round}

    def from_position(self, position: Any) -> ToyState:
        if not isinstance(position, dict) or set(position) != {"points", "round"}:
            raise BadInput("position-shape", "The position is not right: {error}.", error="points and round")
        state = ToyState(len(position["points"]))
        state.points, state.round = list(position["points"]), position["round"]
        return state


class Pockets(Toy):
    """What may be chosen depends on what is in the pocket, which others cannot see."""

    id = "pockets"
    settings = ()
    hidden_options = True

    def rules(self, state: ToyState) -> Script:
        if not state.pockets[0]:
            bag = ["apple", "pear", "plum"]
            state.pockets = [state.nature.draw("pocket", bag) for _ in state.pockets]
        for seat in range(len(state.points)):
            eaten = yield from asking(lambda seat=seat: Choose(seat, "eat", (state.pockets[seat], "nothing")))
            state.points[seat] += eaten != "nothing"
        state.over = True

    def determinize(self, state: ToyState, seat: int, rng: Random) -> None:
        others = [other for other in range(len(state.points)) if other != seat]
        pool = sorted({"apple", "pear", "plum"} - {state.pockets[seat]})
        rng.shuffle(pool)
        for other in others:
            state.pockets[other] = pool.pop()


TOY, POCKETS = Toy(), Pockets()


def toy(*chance: str | int, seats: int = 2, start: dict[str, Any] | None = None, then: Nature | None = None) -> Match:
    """A match of Toy whose dice are dictated."""
    return Match(TOY, TOY.read_settings({}, seats), seats, DictatedNature(chance, then), start)


def secret_round(seats: int = 2) -> Match:
    """A match of Toy where all are about to bid in secret."""
    match = toy(6, seats=seats)
    for seat in range(seats):
        match.answer(seat, "1")
    return match


def random_toy(seed: int) -> Match:
    """A match of Toy with random dice."""
    return toy(then=SampledNature(Random(seed)))
