"""Tiny games that ask every kind of question, for tests of the kernel alone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from undercroft.kernel.ask import AllOf, Choose, FirstOf, Given, Script, asking
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game, Moment, Setting, Settings
from undercroft.kernel.match import Match
from undercroft.kernel.nature import DictatedNature, Nature, SampledNature
from undercroft.kernel.options import Options
from undercroft.kernel.state import State, mask_of


class ToyState(State[Options]):
    """Each seat has points and a hidden pocket; ``round`` counts beats."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.points = [0] * options.seats
        self.pockets: list[str] = [""] * options.seats
        self.round = 0

    def copy(self) -> ToyState:
        twin = ToyState(self.options)
        twin.over, twin.points, twin.pockets, twin.round = self.over, self.points.copy(), self.pockets.copy(), self.round
        twin.moments = self.moments
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
    def locales(self) -> tuple[Path, ...]:
        return (Path(__file__).parent,)

    def new(self, settings: Settings, seats: int) -> ToyState:
        return ToyState(Options(settings, seats))

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

    def write_position(self, state: ToyState) -> dict[str, Any]:
        return {"points": list(state.points), "round": state.round}

    def read_position(self, state: ToyState, position: dict[str, Any]) -> None:
        if set(position) != {"points", "round"}:
            raise BadInput("position-shape", "The position is not right: {error}.", error="points and round")
        state.points, state.round = list(position["points"]), position["round"]

    def seats_in(self, position: dict[str, Any]) -> int:
        return len(position.get("points", ()))


class Pockets(Toy):
    """What may be chosen depends on what is in the pocket, which others cannot see."""

    id = "pockets"
    settings = ()

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


class Whistles(Toy):
    """A turn each, three rounds: whoever has a whistle hidden in the pocket may blow it in the moment after a leap or a walk; then
    there is another such moment.

    :param holders: the seats that have one.
    """

    id = "whistles"
    settings = ()
    quiet = ("window",)
    moment_kinds = ("leap", "walk")

    def __init__(self, holders: Sequence[int] = ()) -> None:
        self.holders = tuple(holders)

    def new(self, settings: Settings, seats: int) -> ToyState:
        state = super().new(settings, seats)
        state.pockets = ["whistle" if seat in self.holders else "" for seat in range(seats)]
        return state

    def rules(self, state: ToyState) -> Script:
        """A leap is decided by a die, a walk by nothing; while resting nothing happens. Then the seat takes a point or not."""
        seat = self.turn_of(state)
        state.pockets = [pocket.partition(":")[0] for pocket in state.pockets]
        went = yield Choose(seat, "go", ("leap", "walk", "rest"))
        state.tell("goes", seat=seat, how=went)
        if went != "rest":
            yield from self.window(state, went)
        if went == "leap":
            state.tell("die", count=state.nature.die())
        state.points[seat] += yield Choose(seat, "take", (0, 1))
        state.round += 1
        state.over = state.round == 3 * len(state.points)

    def window(self, state: ToyState, kind: str) -> Script:
        state.moments += 1
        for seat, pocket in enumerate(state.pockets):
            if pocket == "whistle":
                state.pockets[seat] = f"whistle:{kind}"
                if (yield Choose(seat, "window", ("blow", "pass"))) == "blow":
                    state.pockets[seat] = ""
                    state.tell("blows", seat=seat)
                    yield from self.window(state, kind)
                    return

    def view(self, state: ToyState, seat: int | None) -> dict[str, Any]:
        return {"points": list(state.points), "pocket": None if seat is None else state.pockets[seat].partition(":")[0]}

    def is_untold(self, what: str, option: str) -> bool:
        return (what, option) == ("window", "pass")

    def moment(self, state: ToyState, ask: Choose) -> Moment | None:
        """The next in turn is the one attacked."""
        if ask.what != "window":
            return None
        turn, kind = self.turn_of(state), state.pockets[ask.seat].partition(":")[2]
        return Moment(kind, ask.seat == (turn + 1) % len(state.points), ask.seat == turn)

    def turn_of(self, state: ToyState) -> int:
        return state.round % len(state.points)


TOY, POCKETS = Toy(), Pockets()


def whistles(*holders: int, seats: int = 3, seed: int = 1) -> Match:
    """A match of Whistles in which these seats have one."""
    return Match(Whistles(holders), {}, seats, SampledNature(Random(seed)))


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
