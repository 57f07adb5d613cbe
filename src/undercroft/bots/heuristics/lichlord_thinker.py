"""Thinking ahead in Dungeoneer: the large decisions of a turn are tried out, each in the same sampled futures, and judged when
the turn is over; everything else is answered by the policy at once."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

from ...games.dungeoneer.state import State
from ...kernel.ask import Choose, Option
from ..eyes import Eyes
from ..player import Move, Player
from ..playout import play_on
from .lichlord_choices import QUICK, policy
from .lichlord_hero import hero, play_value
from .lichlord_lord import bane_value, encounters, is_bane, rate, weights
from .lichlord_quests import aims
from .lichlord_worth import shares
from .neutral import Heuristic

WIDE = 5
"""So many ways to go on are tried out, at most."""
SOON = 4
"""So many futures each of them is to have, at least, before it is given up or taken."""
BEHIND, AHEAD = 1.0, 1.0
"""Standard errors: so far behind the best a way is given up; so far ahead of the policy's it is taken."""
FUTURES_A_SECOND = 250
"""What a usual machine plays through, about."""
ROUGH = 0.05
"""The spread between two ways in one future, where too few were tried to tell."""

Way = tuple[Option, str]
"""An answer, and what is favoured for the rest of the turn: a quest, or a seat to hurt; "" for whatever the policy likes."""


class Futures(Heuristic):
    """How futures are played: by the policy, but quicker, and with what a seat favours in this turn.

    :param seat, turn: who favours something, and in which turn.
    """

    def __init__(self, seat: int, turn: int) -> None:
        self.seat = seat
        self.turn = turn
        self.favour = ""

    def likely(self, state: State, ask: Choose, random: Callable[[], float]) -> Option:
        favours = self.favour and ask.seat == self.seat and state.turn == self.turn
        return policy(state, ask, QUICK, self.favour if favours else "")

    def clock(self, state: State) -> int:
        return state.turn


class Thinker(Player):
    """Tries out what the policy would do, and what else might be sensible, in a number of futures or as long as there is time.

    :param iterations: how many futures in all; 0 for as many as fit into ``seconds``.
    :param seconds: of wall-clock time for one decision.
    """

    def __init__(self, seed: int, iterations: int = 0, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.seconds = seconds

    def pick(self, eyes: Eyes, moves: list[Move], rng: Random) -> Move:
        ask = moves[0][0]
        g: State = eyes.determinize(rng).state  # type: ignore[assignment]
        first = policy(g, ask)
        find = WORTH_THINKING.get(ask.what)
        if find is None:
            return ask, first
        ways: dict[Option, str] = {first: ""}
        for option, favour in find(g, ask):
            ways.setdefault(option, favour)
        tried = list(ways.items())[: self.wide]
        return ask, Race(eyes, ask, tried, g.turn, rng).best(self.going_on()) if len(tried) > 1 else first

    @property
    def wide(self) -> int:
        """How many ways can be told apart with so much thinking."""
        return max(2, min(WIDE, (self.iterations or round(FUTURES_A_SECOND * self.seconds)) // (2 * SOON)))

    def going_on(self) -> Callable[[int], bool]:
        """Whether to try on, given the number of futures tried."""
        if self.iterations:
            return lambda tried: tried < self.iterations
        end = perf_counter() + self.seconds
        return lambda tried: perf_counter() < end


class Race:
    """Ways to go on, run through the same futures; what falls behind is out.

    :param ways: the policy's first.
    """

    def __init__(self, eyes: Eyes, ask: Choose, ways: list[Way], turn: int, rng: Random) -> None:
        self.eyes = eyes
        self.ask = ask
        self.futures = Futures(ask.seat, turn)
        self.rng = rng
        self.favours = dict(ways)
        self.running = list(self.favours)
        self.first = self.running[0]
        self.found: dict[Option, list[float]] = {option: [] for option in self.running}

    def best(self, going_on: Callable[[int], bool]) -> Option:
        """The option that turns out best; the first (the policy's) unless another is clearly ahead of it."""
        tried = 0
        while len(self.running) > 1 and going_on(tried):
            seed = self.rng.getrandbits(64)
            for option in self.running:
                self.found[option].append(self.future(option, Random(seed)))
                tried += 1
            self.drop()
        marks = {option: self.ahead(option, self.first, -AHEAD) for option in self.running}
        option = max(marks, key=marks.__getitem__)
        return option if marks[option] > 0 and len(self.found[option]) >= SOON else self.first

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
        """Options clearly behind the best so far are given up."""
        count = min(len(self.found[option]) for option in self.running)
        if count < SOON:
            return
        leader = max(self.running, key=lambda option: sum(self.found[option][:count]))
        self.running = [option for option in self.running if option is leader or self.ahead(option, leader, BEHIND) > 0]

    def ahead(self, option: Option, other: Option, errors: float) -> float:
        """How far an option is ahead of another in the futures that both had, plus so many standard errors."""
        if option is other:
            return 0.0
        gaps = [one - two for one, two in zip(self.found[option], self.found[other], strict=False)]
        if not gaps:
            return -1.0
        mean = sum(gaps) / len(gaps)
        spread = (sum([(gap - mean) ** 2 for gap in gaps]) + ROUGH * ROUGH) / len(gaps)
        return mean + errors * sqrt(spread / len(gaps))


# --- what else might be sensible ------------------------------------------------------------------------------------------------


def for_hero(g: State, ask: Choose) -> list[Way]:
    """Other quests than the policy's, an attempt, to explore, to do without a card, a fight, to stop here."""
    seat = ask.seat
    options: list[Any] = list(ask.options)
    found: list[Way] = [(option, "") for option in options if option[0] == "attempt"]
    goals = aims(g, seat)
    rest = [option for option in options if option[0] != "play"]
    found += [(hero(g, Choose(seat, ask.what, rest), aim.name), aim.name) for aim in goals[:4]]
    found += [(option, "") for option in options if option[0] == "explore"]
    cards = [option for option in options if option[0] == "play" and not is_bane(g, option)]
    cards.sort(key=lambda option: -play_value(g, seat, option))
    return [*found, ("end", ""), *[(option, "") for option in cards[:1] + [each for each in options if each[0] == "attack"]]]


def for_lord(g: State, ask: Choose) -> list[Way]:
    """Banes, the declaration, neither."""
    liked = weights(g, ask.seat)
    banes = [(*bane_value(g, ask.seat, option, liked), option) for option in ask.options if is_bane(g, option)]
    banes.sort(key=rate, reverse=True)
    found: list[Way] = [(option, "") for option in ask.options if option == "declare"]
    return [*found, ("end", ""), *[(deed[2], "") for deed in banes[:2]]]


def for_declaration(g: State, ask: Choose) -> list[Way]:
    """Everything on one opponent, or on another, or no more at all."""
    deeds = encounters(g, ask.seat, ask.options, weights(g, ask.seat))
    deeds.sort(key=rate, reverse=True)
    best: dict[str, Option] = {}
    for _, _, option in deeds:
        best.setdefault(option[2], option)  # type: ignore[index]
    return [*[(option, letter) for letter, option in best.items()], *[(option, "") for option in ask.options if option == "done"]]


WORTH_THINKING: dict[str, Callable[[State, Choose], list[Way]]] = {
    "hero": for_hero, "lord": for_lord, "declare": for_declaration,
}  # fmt: skip
"""The questions that are thought about, and what is tried besides the policy's answer."""
