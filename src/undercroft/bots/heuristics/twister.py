"""Bots of Dungeon Twister. They plan whole turns in whole actions instead of searching through single steps, solve the duel of
combat cards exactly, and lay out what lies in rooms and on dots by what it would be worth there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

from ...games.twister.board import PLACE, PLACES, SQUARE
from ...games.twister.moves import STEP
from ...games.twister.reveal import PLACE as PLACING
from ...games.twister.rules import ACT, CARD, END
from ...games.twister.setup import HIDES, STARTER
from ...games.twister.state import State
from ...games.twister.tokens import KIND, TOKEN
from ...kernel.ask import Choose, Option
from ..duel import sample, solve
from ..eyes import Eyes
from ..player import Move, Player
from .neutral import Heuristic
from .twister_moves import deeds, rest_of_walk
from .twister_plan import Planner, payoffs
from .twister_worth import known, worth

STEPS_SHARE, CARD_SHARE = 0.15, 0.5
"""What part of the thinking goes into each step of a walk that was already decided on, and into the choice of an action card."""
TEMPO = 0.12
"""What an action point is worth on average: what a dearer card must bring in more."""

#             Warrior  Wall-W.  Cleric  Mekanork  Thief  Wizard  Troll  Goblin
STARTS_WITH = (0.7,    1.1,     0.5,    1.2,      1.5,   1.3,    0.4,   0.7)  # fmt: skip
"""How gladly a character is chosen for the dots."""
#            as seen from one's own side, in rooms two by two
DEEP = (0.0, 0.35, 0.65, 0.3)
"""How good it is to have characters lie so far into the dungeon: near one's own line they come into play soon and well."""
DEEP_THINGS = (0.5, 0.4, 0.3, 0.1)
WHIM = 0.5


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
        g: State = eyes.determinize(rng).state  # type: ignore[assignment]
        g.journal = None
        g.plan = known(g.plan)
        return ask, CHOOSE[ask.what](self, g, ask, rng)

    def going_on(self, share: float) -> Callable[[int], bool]:
        """Whether to think further, given the number of positions looked at."""
        if not self.ahead:
            return lambda tried: False
        if self.iterations:
            most = max(1, round(self.iterations * share))
            return lambda tried: tried < most
        end = perf_counter() + self.seconds * share
        return lambda tried: perf_counter() < end

    def act(self, g: State, ask: Choose, rng: Random) -> Option:
        """The first answer of the best turn found."""
        planner = Planner(g, ask.seat)
        if not self.ahead:
            planner.expand(planner.root, deeds(planner.root.g))
        first = planner.search(self.going_on(1.0)).first()
        return first[0] if first and first[0] in ask.options else END

    def step(self, g: State, ask: Choose, rng: Random) -> Option:
        """The next answer of the best way to end this walk."""
        planner = Planner(g, ask.seat)
        first = planner.search(self.going_on(STEPS_SHARE), rest_of_walk(g)).first()
        return first[0] if first and first[0] in ask.options else ask.options[-1]

    def card(self, g: State, ask: Choose, rng: Random) -> Option:
        """The card with which most can be done, for its points."""
        cards = [str(card) for card in ask.options]
        most = max(cards)
        if not self.ahead:
            return most
        g.card, g.left = most, int(most)
        planner = Planner(g, ask.seat)
        planner.search(self.going_on(CARD_SHARE))
        gains = [max(value for left, value in planner.by_left.items() if left >= g.left - int(card)) for card in cards]
        promising = [gain - TEMPO * int(card) for gain, card in zip(gains, cards, strict=True)]
        return cards[promising.index(max(promising))]

    def fight(self, g: State, ask: Choose, rng: Random) -> Option:
        """A combat card as often as the equilibrium says."""
        assert g.battle is not None
        table, mine, _ = payoffs(g, (g.battle.attackers, g.battle.defenders), ask.seat)
        return mine[sample(solve(table)[1], rng)]

    def place(self, g: State, ask: Choose, rng: Random) -> Option:
        """The token and square of a revealed room that are worth most now."""

        def value(option: Option) -> float:
            assert isinstance(option, tuple)
            after = g.copy()
            after.at[TOKEN[option[1]]] = SQUARE[option[2]]
            return worth(after, ask.seat)

        return max(ask.options, key=value)

    def starter(self, g: State, ask: Choose, rng: Random) -> Option:
        """Some of those who get through a dark dungeon best."""

        def value(option: Option) -> float:
            assert isinstance(option, tuple)
            return STARTS_WITH[KIND[TOKEN[option[1]]]] + WHIM * rng.random()

        return max(ask.options, key=value)

    def hide(self, g: State, ask: Choose, rng: Random) -> Option:
        """Characters into the depth of the dungeon, things nearer to one's own line."""

        def value(option: Option) -> float:
            assert isinstance(option, tuple)
            place = PLACE[option[2]]
            far = place // 2 if ask.seat == 0 else (PLACES - 1 - place) // 2
            deep = DEEP if KIND[TOKEN[option[1]]] < len(STARTS_WITH) else DEEP_THINGS
            return deep[far] + WHIM * rng.random()

        return max(ask.options, key=value)


CHOOSE: dict[str, Callable[[TwisterPlayer, State, Choose, Random], Option]] = {
    ACT: TwisterPlayer.act, STEP: TwisterPlayer.step, CARD: TwisterPlayer.card, "combat": TwisterPlayer.fight,
    PLACING: TwisterPlayer.place, STARTER: TwisterPlayer.starter, HIDES: TwisterPlayer.hide,
}  # fmt: skip


class TwisterHeuristic(Heuristic):
    """Dungeon Twister is planned, not searched step by step."""

    budgets = (50, 300, 1000)
    yardsticks = ("random", "greedy")

    def thinker(self, seed: int, iterations: int, seconds: float) -> Player:
        return TwisterPlayer(seed, iterations, seconds)

    def glutton(self, seed: int) -> Player:
        return TwisterPlayer(seed, ahead=False)


HEURISTIC = TwisterHeuristic()
