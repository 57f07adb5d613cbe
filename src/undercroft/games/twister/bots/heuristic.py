"""Bots of Dungeon Twister. They plan whole turns in whole actions instead of searching through single steps, solve the duel of
combat cards exactly, and lay out what lies in rooms and on dots by what it would be worth there."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from random import Random
from time import perf_counter
from typing import Any

from ....bots.duel import sample, solve
from ....bots.eyes import Eyes
from ....bots.heuristic import Heuristic
from ....bots.player import Move, Player
from ....kernel.ask import Choose, Option, text_of
from ..combat import COMBAT
from ..moves import STEP
from ..reveal import PLACE as PLACING
from ..rules import ACCEPT, ACT, CARD, END
from ..setup import HIDES, STARTER
from ..state import HIDDEN, State
from ..tokens import TOKENS
from .moves import rest_of_walk, whole_actions
from .placing import placed, tried_out
from .plan import Planner, payoffs
from .setup import preference, rehearsed
from .ways import known
from .worth import worth

STEPS_SHARE = 0.15
"""The share of the thinking for each step of a walk whose plan is forgotten."""
OWN_SHARE, WEIGHS, WEIGHS_SECONDS = 0.5, 600, 0.2
"""The share of the thinking that goes into one's own turn before its ends are weighed with the opponent's answer; from how many
positions, or seconds, that is worth while."""
POSITIONS_A_SECOND = 4000
"""About how many positions a usual machine looks at."""
TEMPO = 0.12
"""What an action point is worth on average: what a dearer card must bring in more."""

OPENING_TURNS, EVEN = 8, 0.3
"""Before so many turns nobody agrees to a draw; up to this worth a position is about equal."""

KEPT: dict[Hashable, tuple[Option, ...]] = {}
"""Recent plans, kept so that a walk is not planned again at every step."""
MOST_KEPT = 64


class TwisterPlayer(Player):
    """Plans its turn anew at each question, for a number of positions to look at (reproducible) or for a time.

    :param iterations: how many positions; 0 for as many as fit into ``seconds``.
    :param seconds: of wall-clock time for the choice of an action; a step of a walk under way takes a part of it.
    :param ahead: whether to plan further than the next action.
    """

    def __init__(self, seed: int, iterations: int = 0, seconds: float = 0.0, ahead: bool = True) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.ahead = ahead

    def pick(self, eyes: Eyes, moves: list[Move], rng: Random) -> Move:
        ask = moves[0][0]
        if ask.what == STEP:
            meant = self.meant(eyes, ask, rng)
            if meant is not None:
                return ask, meant
        if ask.what in (STARTER, HIDES):
            return ask, self.set_up(eyes, ask, rng)
        g: State = eyes.determinize(rng).state  # type: ignore[assignment]
        g.journal = None
        g.plan = known(g.plan)
        if ask.what == ACT:
            first = self.planned(g, ask.seat, eyes.settings)
            return ask, first[0] if first and first[0] in ask.options else END
        return ask, CHOOSE[ask.what](self, g, ask, rng)

    def set_up(self, eyes: Eyes, ask: Choose, rng: Random) -> Option:
        """Choose a starter or hide a token, by rule of thumb or by how it turns out in sampled dungeons."""
        if not self.ahead:
            return max(ask.options, key=lambda option: preference(option, ask.seat, rng))
        return rehearsed(eyes, ask, rng, self.measure, self.going_on(1.0))

    @property
    def measure(self) -> int:
        """How much thinking there is, in positions."""
        return self.iterations or round(POSITIONS_A_SECOND * self.seconds)

    def meant(self, eyes: Eyes, ask: Choose, rng: Random) -> Option | None:
        """What comes next in the action that was decided on when it began; None if it cannot be told any more."""
        began = eyes.began(rng)
        if began is None:
            return None
        g, answers = began
        first = self.planned(g, ask.seat, eyes.settings, afresh=self.seconds == 0)  # type: ignore[arg-type]
        done = len(answers)
        if [text_of(answer) for answer in first[:done]] != answers or len(first) == done or first[done] not in ask.options:
            return None
        return first[done]

    def planned(self, g: State, seat: int, settings: dict[str, Any], afresh: bool = True) -> tuple[Option, ...]:
        """The answers of the first action of the best turn found; none if it is best to end the turn.

        A plan follows from the position and the measure of thinking alone. So it is kept for the rest of its action.

        :param afresh: whether to plan if it was not kept: a second time the time is not to be spent.
        """
        key = position_of(g, seat), tuple(sorted(settings.items())), self.iterations, self.seconds, self.ahead
        if key not in KEPT and afresh:
            while len(KEPT) >= MOST_KEPT:
                KEPT.pop(next(iter(KEPT)))
            KEPT[key] = self.plan(g, seat)
        return KEPT.get(key, ())

    def plan(self, g: State, seat: int) -> tuple[Option, ...]:
        """The answers of the first action of the best turn found, worked out."""
        planner = Planner(g, seat)
        if not self.ahead:
            planner.expand(planner.root, whole_actions(planner.root.g))
        weighs = self.iterations >= WEIGHS or self.seconds >= WEIGHS_SECONDS
        whole = self.going_on(1.0)
        planner.search(self.going_on(OWN_SHARE) if weighs else whole)
        return (planner.weigh(whole) if weighs else planner.best).first()

    def going_on(self, share: float) -> Callable[[int], bool]:
        """Whether to think further, given the number of positions looked at."""
        if not self.ahead:
            return lambda tried: False
        if self.iterations:
            most = max(1, round(self.iterations * share))
            return lambda tried: tried < most
        end = perf_counter() + self.seconds * share
        return lambda tried: perf_counter() < end

    def step(self, g: State, ask: Choose, rng: Random) -> Option:
        """The next answer of the best way to end this walk, if it is not known any more why it began."""
        planner = Planner(g, ask.seat)
        first = planner.search(self.going_on(STEPS_SHARE), rest_of_walk(g)).first()
        return first[0] if first and first[0] in ask.options else ask.options[-1]

    def card(self, g: State, ask: Choose, rng: Random) -> Option:
        """The card with which most can be done, for its points; what was not looked at any more is taken to bring what is usual."""
        cards = [str(card) for card in ask.options]
        most = max(cards)
        if not self.ahead:
            return most
        g.card, g.left = most, int(most)
        planner = Planner(g, ask.seat)
        planner.search(self.going_on(1.0))
        found = {g.left - left: value for left, value in planner.by_left.items()}
        seen = max(found)

        def promise(card: str) -> tuple[float, int]:
            """Of cards whose last points were not looked at any more, the highest."""
            points = min(int(card), seen)
            best = max(value for used, value in found.items() if used <= points)
            return best - TEMPO * points, int(card) if points == seen else 0

        return max(cards, key=promise)

    def fight(self, g: State, ask: Choose, rng: Random) -> Option:
        """A combat card as often as the equilibrium says."""
        assert g.battle is not None
        table, mine, _ = payoffs(g, (g.battle.attackers, g.battle.defenders), ask.seat)
        return mine[sample(solve(table)[1], rng)]

    def place(self, g: State, ask: Choose, rng: Random) -> Option:
        """The token and square of a revealed room that are worth most now, or at the end of the turn."""
        if not self.ahead:
            return max(ask.options, key=lambda option: worth(placed(g, option), ask.seat))
        return tried_out(g, ask, self.measure, self.going_on(1.0))


CHOOSE: dict[str, Callable[[TwisterPlayer, State, Choose, Random], Option]] = {
    STEP: TwisterPlayer.step, CARD: TwisterPlayer.card, COMBAT: TwisterPlayer.fight,
    PLACING: TwisterPlayer.place,
}  # fmt: skip


def position_of(g: State, seat: int) -> Hashable:
    """All of a position between two actions that ``seat`` may know and a plan depends on."""
    theirs = range((1 - seat) * TOKENS, (2 - seat) * TOKENS)
    hidden = tuple(sorted([at for at in g.at[theirs.start : theirs.stop] if at >= HIDDEN]))
    at = tuple([HIDDEN if token in theirs and square >= HIDDEN else square for token, square in enumerate(g.at)])
    plan = g.plan
    return (
        seat, plan.rooms, plan.turns, plan.gates, at, hidden, tuple(g.load), g.wounded, g.hurt, g.idle, g.handled, g.turn, g.left,
        tuple(g.boost.items()), tuple(g.actions), tuple(g.combat), tuple(g.jumps), tuple(g.points), tuple(g.first_cycle), g.cap,
        g.winner,
    )  # fmt: skip


class TwisterHeuristic(Heuristic):
    """Dungeon Twister is planned, not searched step by step."""

    budgets = (100, 600, 2000)
    yardsticks = ("random", "greedy")

    def agrees(self, eyes: Eyes, ask: Choose, rng: Random) -> Option | None:
        """A draw is accepted by whoever is not ahead, neither in points nor by the position; not before all had their first cards,
        when nothing is decided yet. None is offered."""
        g: State = eyes.determinize(rng).state  # type: ignore[assignment]
        seat = ask.seat
        if ACCEPT not in ask.options or g.turn < OPENING_TURNS or g.points[seat] > g.points[1 - seat]:
            return None
        g.plan = known(g.plan)
        return ACCEPT if -worth(g, 1 - seat) <= EVEN else None  # the other side's turn has just ended

    def thinker(self, level: str, seed: int, iterations: int, seconds: float) -> Player:
        return TwisterPlayer(seed, iterations, seconds)

    def greedy(self, seed: int) -> Player:
        return TwisterPlayer(seed, ahead=False)


HEURISTIC = TwisterHeuristic()
