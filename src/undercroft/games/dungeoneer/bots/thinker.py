"""Thinking ahead in Dungeoneer: what might be done is tried out, all of it in the same sampled futures, and judged when the turn is
over. Questions that are not worth it are answered by the policy at once."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

from ....bots.eyes import Eyes
from ....bots.heuristic import Heuristic
from ....bots.player import Move, Player
from ....bots.playout import play_on
from ....kernel.ask import Choose, Option
from ..state.state import State
from .choices import QUICK, policy
from .hero import hero, play_value
from .lord import encounters, is_bane, rate, weights
from .quests import goals_of
from .sight import Sight
from .worth import shares

WIDE, EACH = 14, 3
"""How many lines of play are tried out at most; with little thinking, as many as can have ``EACH`` futures each. Many lines and few
futures find more than few lines and many: what stands out is often far better, and seen soon."""
SOON = 2
"""How many futures each line has, at least, before it is given up or taken."""
MANY = 100
"""With fewer futures than this only the Hero phase is thought about: elsewhere other answers than the policy's are seldom better by
more than chance makes them look."""
SHARE = 3
"""One of so many futures is for what is asked elsewhere: little hangs on most of it."""
BEHIND = 2.5
"""How many standard errors behind the best a line is given up."""
LIKELY, DOUBT = 0.06, 0.01
"""How far lines are apart, about, and how much better the policy's choice is than others, before anything was tried."""
ROUGH, TIMES = 0.1, 4
"""How far two lines are apart in one future, as if seen so many times before the first."""
FUTURES_A_SECOND = 300
"""About how many futures a usual machine plays through in a second."""

Line = tuple[Option, str]
"""An answer, and what is favoured for the rest of the turn: a quest, or a seat to hurt; "" for whatever the policy likes."""


class Futures(Heuristic):
    """How futures are played: by the policy, but quicker, and with what a seat favours and overlooks in this turn.

    :param seat, turn: who thinks, and in which turn.
    :param sight: what the seat would do it must notice, too.
    """

    def __init__(self, seat: int, turn: int, sight: Sight) -> None:
        self.seat = seat
        self.turn = turn
        self.sight = sight
        self.favour = ""

    def likely(self, state: State, ask: Choose, random: Callable[[], float]) -> Option:
        if ask.seat != self.seat or state.turn != self.turn:
            return policy(state, ask, QUICK)
        return policy(state, self.sight.seen(state, ask), QUICK, self.favour)

    def clock(self, state: State) -> int:
        return state.turn


class Thinker(Player):
    """Tries out what the policy would do, and what else might be sensible, in a number of futures or as long as there is time.

    :param level: whose oversights it has.
    :param iterations: how many futures in all; 0 for as many as fit into ``seconds``.
    :param seconds: of wall-clock time for one decision.
    """

    def __init__(self, level: str, seed: int, iterations: int = 0, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.sight = Sight(level, seed)
        self.iterations = iterations
        self.seconds = seconds

    def pick(self, eyes: Eyes, moves: list[Move], rng: Random) -> Move:
        g: State = eyes.determinize(rng).state  # type: ignore[assignment]
        ask = self.sight.seen(g, moves[0][0])
        first = policy(g, ask)
        find = WORTH_THINKING.get(ask.what)
        futures = self.iterations or round(FUTURES_A_SECOND * self.seconds)
        if find is None or (futures < MANY and ask.what != "hero"):
            return ask, first
        share = 1 if ask.what == "hero" else SHARE
        lines: dict[Option, str] = {first: ""}
        for option, favour in find(g, ask):
            lines.setdefault(option, favour)
        tried = list(lines.items())[: max(2, min(WIDE, futures // share // EACH))]
        if len(tried) == 1:
            return ask, first
        return ask, Race(eyes, ask, tried, Futures(ask.seat, g.turn, self.sight), rng).best(self.going_on(share))

    def going_on(self, share: int) -> Callable[[int], bool]:
        """Whether to try on, given the number of futures tried.

        :param share: one of so many futures may be spent, or that part of the time.
        """
        if self.iterations:
            return lambda tried: tried * share < self.iterations
        end = perf_counter() + self.seconds / share
        return lambda tried: perf_counter() < end


class Race:
    """Ways to go on, run through the same futures; what falls behind is out.

    :param lines: the policy's first.
    :param futures: how the turn goes on after each.
    """

    def __init__(self, eyes: Eyes, ask: Choose, lines: list[Line], futures: Futures, rng: Random) -> None:
        self.eyes = eyes
        self.ask = ask
        self.futures = futures
        self.rng = rng
        self.favours = dict(lines)
        self.running = list(self.favours)
        self.first = self.running[0]
        self.found: dict[Option, list[float]] = {option: [] for option in self.running}

    def best(self, going_on: Callable[[int], bool]) -> Option:
        """The option that promises most; the first (the policy's) unless another is likely to be better."""
        tried = 0
        while len(self.running) > 1 and going_on(tried):
            seed = self.rng.getrandbits(64)
            for option in self.running:
                self.found[option].append(self.future(option, Random(seed)))
                tried += 1
            self.drop()
        if self.first not in self.running:
            return max(self.running, key=lambda option: sum(self.found[option]))
        promised = {option: self.promise(option) for option in self.running if option is not self.first}
        option = max(promised, key=promised.__getitem__, default=self.first)
        return option if promised.get(option, 0.0) > 0 else self.first

    def future(self, option: Option, rng: Random) -> float:
        """What the seat's position is worth at the end of the turn, in one future after this option."""
        run = self.eyes.determinize(rng)
        g: State = run.state  # type: ignore[assignment]
        g.journal = None
        until = self.futures.turn + 1
        self.futures.favour = self.favours[option]
        run.give(self.ask, option)
        play_on(run, self.futures, rng.random, until)
        return shares(g)[self.ask.seat]

    def drop(self) -> None:
        """Give up options that are clearly behind the best so far."""
        count = min([len(self.found[option]) for option in self.running])
        if count < SOON:
            return
        leader = max(self.running, key=lambda option: sum(self.found[option]))
        self.running = [option for option in self.running if option is leader or not self.hopeless(option, leader)]

    def hopeless(self, option: Option, leader: Option) -> bool:
        """Whether an option is clearly behind another."""
        mean, spread, count = self.apart(option, leader)
        return mean + BEHIND * sqrt(spread / count) < 0

    def promise(self, option: Option) -> float:
        """How much better than the first an option is, as far as one can tell: what was seen, and what was likely before, each by
        its weight."""
        mean, spread, count = self.apart(option, self.first)
        if count < SOON:
            return 0.0
        seen, before = count / spread, 1.0 / (LIKELY * LIKELY)
        return (seen * mean - before * DOUBT) / (seen + before)

    def apart(self, option: Option, other: Option) -> tuple[float, float, int]:
        """How far an option is ahead of another in the futures that both had, the variance of that, and how many these are."""
        gaps = [one - two for one, two in zip(self.found[option], self.found[other], strict=False)]
        mean = sum(gaps) / len(gaps) if gaps else 0.0
        spread = (sum([(gap - mean) ** 2 for gap in gaps]) + TIMES * ROUGH * ROUGH) / (len(gaps) + TIMES - 1)
        return mean, spread, len(gaps)


# --- what else might be sensible ------------------------------------------------------------------------------------------------


def for_hero(g: State, ask: Choose) -> list[Line]:
    """Other quests than the policy's, an attempt, to explore, to do without a card, a fight, to stop here; then other cards, other
    effects, and a step in any direction."""
    seat = ask.seat
    options: list[Any] = list(ask.options)
    kinds: dict[str, list[Any]] = {}
    for option in options:
        kinds.setdefault(option[0], []).append(option)
    found: list[Line] = [(option, "") for option in kinds.get("attempt", ())]
    goals = goals_of(g, seat)
    rest = [option for option in options if option[0] != "play"]
    found += [(hero(g, Choose(seat, ask.what, rest), goal.name), goal.name) for goal in goals[:4]]
    found += [(option, "") for option in kinds.get("explore", ())]
    cards = [option for option in kinds.get("play", ()) if not is_bane(g, option)]
    cards.sort(key=lambda option: -play_value(g, seat, option, goals))
    found += [("end", ""), *[(option, "") for option in [*cards[:1], *kinds.get("attack", ())]]]
    return [*found, *[(option, "") for option in [*cards[1:3], *kinds.get("use", ())[:2], *kinds.get("move", ())]]]


def for_declaration(g: State, ask: Choose) -> list[Line]:
    """Everything on one opponent, or on another, or no more at all, or another encounter first."""
    weighed = encounters(g, ask.seat, ask.options, weights(g, ask.seat))
    weighed.sort(key=rate, reverse=True)
    best: dict[str, Option] = {}
    for _, _, option in weighed:
        best.setdefault(option[2], option)  # type: ignore[index]
    found = [(option, letter) for letter, option in best.items()]
    found += [(option, "") for option in ask.options if option == "done"]
    return found + [(option, "") for _, _, option in weighed[:4]]


def anything(g: State, ask: Choose) -> list[Line]:
    """Every option; of very many, some from all over."""
    return [(option, "") for option in ask.options[:: -(-len(ask.options) // WIDE)]]


WORTH_THINKING: dict[str, Callable[[State, Choose], list[Line]]] = {
    "hero": for_hero, "declare": for_declaration, "lay": anything, "prevent": anything, "buy": anything, "extra-die": anything,
    "rust": anything, "give-up": anything, "swap": anything,
}  # fmt: skip
"""The questions that are thought about, and what is tried besides the policy's answer. None of them is quiet (``Game.quiet``):
there the pause would tell that somebody has something to think about."""
