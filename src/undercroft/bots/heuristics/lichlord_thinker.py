"""Thinking ahead in Dungeoneer: the large decisions of a turn are tried out, each in the same sampled futures, and judged a round
later; everything else is answered by the policy at once."""

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
from .lichlord_choices import policy
from .lichlord_hero import play_value
from .lichlord_lord import bane_value, encounters, is_bane, rate, weights
from .lichlord_quests import aims
from .lichlord_worth import shares
from .neutral import Heuristic

WIDE = 5
"""So many options are tried out, at most."""
SOON = 3
"""From so many futures on an option may be given up."""
BEHIND, AHEAD = 1.0, 0.6
"""Standard errors: so far behind the best an option is given up; so far ahead of the policy's it is taken."""
ROUGH = 0.03
"""The spread between two options in one future, where too few were tried to tell."""


class Thinker(Player):
    """Tries out what the policy would do, and what else might be sensible, in a number of futures or as long as there is time.

    :param iterations: how many futures in all; 0 for as many as fit into ``seconds``.
    :param seconds: of wall-clock time for one decision.
    """

    def __init__(self, seed: int, heuristic: Heuristic, iterations: int = 0, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.heuristic = heuristic
        self.iterations = iterations
        self.seconds = seconds

    def pick(self, eyes: Eyes, moves: list[Move], rng: Random) -> Move:
        ask = moves[0][0]
        g: State = eyes.determinize(rng).state  # type: ignore[assignment]
        first = policy(g, ask)
        find = WORTH_THINKING.get(ask.what)
        if find is None:
            return ask, first
        tried = list(dict.fromkeys([first, *find(g, ask)]))[:WIDE]
        return ask, Race(eyes, ask, tried, self.heuristic, rng).best(self.going_on()) if len(tried) > 1 else first

    def going_on(self) -> Callable[[int], bool]:
        """Whether to try on, given the number of futures tried."""
        if self.iterations:
            return lambda tried: tried < self.iterations
        end = perf_counter() + self.seconds
        return lambda tried: perf_counter() < end


class Race:
    """Options run through the same futures; who falls behind is out."""

    def __init__(self, eyes: Eyes, ask: Choose, options: list[Option], heuristic: Heuristic, rng: Random) -> None:
        self.eyes = eyes
        self.ask = ask
        self.heuristic = heuristic
        self.rng = rng
        self.running = options
        self.first = options[0]
        self.found: dict[Option, list[float]] = {option: [] for option in options}

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
        return option if self.first not in self.running or marks[option] > 0 else self.first

    def future(self, option: Option, rng: Random) -> float:
        """What the seat's position is worth a round after this option, in one future."""
        run = self.eyes.determinize(rng)
        run.state.journal = None
        until = self.heuristic.horizon(run.state)
        run.give(self.ask, option)
        play_on(run, self.heuristic, rng.random, until)
        return shares(run.state)[self.ask.seat]  # type: ignore[arg-type]

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


def for_hero(g: State, ask: Choose) -> list[Option]:
    """Attempts, the ways to the best quests, exploring, the best cards, a fight, the end of the phase."""
    seat = ask.seat
    options: list[Any] = list(ask.options)
    found: list[Option] = [option for option in options if option[0] in ("deliver", "attempt", "escort", "pick-up")]
    sides = dict.fromkeys([str(aim.side) for aim in aims(g, seat) if aim.space and aim.side >= 0])
    found += [("move", side) for side in sides if ("move", side) in options][:3]
    found += [option for option in options if option[0] in ("search", "explore")][:2]
    cards = [option for option in options if option[0] == "play" and not is_bane(g, option)]
    cards.sort(key=lambda option: -play_value(g, seat, option))
    return [*found, *cards[:1], "end", *[option for option in options if option[0] == "attack"]]


def for_lord(g: State, ask: Choose) -> list[Option]:
    """Banes, the declaration, neither."""
    liked = weights(g, ask.seat)
    banes = [(*bane_value(g, ask.seat, option, liked), option) for option in ask.options if is_bane(g, option)]
    banes.sort(key=rate, reverse=True)
    return [*[option for option in ask.options if option == "declare"], *[deed[2] for deed in banes[:2]], "end"]


def for_declaration(g: State, ask: Choose) -> list[Option]:
    """The best encounters, and no more of them."""
    deeds = encounters(g, ask.seat, ask.options, weights(g, ask.seat))
    deeds.sort(key=rate, reverse=True)
    return [*[deed[2] for deed in deeds[:3]], *[option for option in ask.options if option == "done"]]


WORTH_THINKING: dict[str, Callable[[State, Choose], list[Option]]] = {
    "hero": for_hero, "lord": for_lord, "declare": for_declaration,
}  # fmt: skip
"""The questions that are thought about, and what is tried besides the policy's answer."""
