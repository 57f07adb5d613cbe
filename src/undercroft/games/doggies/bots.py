"""What bots know of Dungeons & Doggies: what cards are worth to a dog, when to set out, and where to lay a room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from time import perf_counter
from typing import Any

from ...bots.eyes import Eyes
from ...bots.heuristic import Heuristic
from ...bots.player import Move, Player
from ...bots.playout import play_on
from ...kernel.ask import Choose, Option
from ...kernel.game import Game
from .burden import Taken
from .cards import (
    CHEST,
    COINS,
    DRAGON,
    HUNT_COINS,
    MONSTER,
    MOST_COINS,
    MOST_PAWS,
    QUESTS,
    ROOMS,
    ROUNDS,
    TRAP,
    VAGABOND,
    WALL,
    Room,
)
from .deeds import covers
from .grid import FACING, STEP, cell_of
from .routes import Route, best_onward, best_route
from .rules import EXPLORE, LEAVE, PLACE, ROOM, TURN, WALK
from .scoring import keys_of, most_of, sure_coins, trophies_of
from .setup import QUEST
from .state import IN, NO_PILE, State
from .taste import COIN, Taste
from .walk import set_out

# All worths are in coins.
SYMBOL = (0.0, 0.45, 0.8)
"""A trophy symbol with so many rounds to come; so on below."""
SHIELD, KEY, CLOSED, PAW = (0.0, 0.3, 0.5), (0.0, 0.8, 1.2), (0.0, 0.6, 1.0), (0.0, 0.9, 1.6)
WANTED = 0.9
"""A symbol more of a weapon of which most are wanted."""
AHEAD = 0.7
"""How sure it is to bring that one has most of a weapon now, of what it brings."""
TIED = 0.35

WAITING = (2.4, -0.44, -0.11, -0.27, -0.08, 0.12, 0.37)
"""What it brings to go on exploring while nobody has left, beyond what one could have now: always so much; for each coin of that;
for each of these and each other dog; for each other dog; for each room; for each paw; for each round to come. Fitted to what became
of all dogs that explored, in 600 games of bots that judged by an earlier fit and sometimes left or explored by lot."""
COUNTED = (0.65, 0.09, -0.42, 0.4, -0.05, -0.01, 0.08)
DRAWS = 0.26
"""The same once the cards are counted, and for each card that is likely to be one's own."""

NODES = 60
"""How far bots look for ways out."""
CAREFUL = 400
"""The same for a level that thinks, on its own way out."""
CARDS = 12
"""How often it is tried at most what comes of exploring."""
CLOSE = 0.3
"""Actions that are judged alike but for so many coins are tried."""
DOUBT = {"greedy": 3.2, "easy": 2.2, "normal": 1.3, "hard": 0.0}
"""By about how many coins each level thinks too much or too little of waiting."""
LAID = 0.3
"""How much of that where it judges the place of a card, or a quest."""
WHIM = 0.5
HEAT = (2.5, 4.5, 6.0)
"""How much a lead is worth with so many rounds to come."""


class Judge:
    """What a state is worth to each dog, in coins."""

    def __init__(self, g: State, nodes: int = NODES) -> None:
        self.g = g
        self.nodes = nodes
        self.left = ROUNDS - g.round
        self.routes: dict[int, Route | None] = {}

    def taste(self, seat: int) -> Taste:
        """What else than coins a dog wants on its way."""
        g, left = self.g, self.left
        wanted = [QUESTS[quest].weapon for quest in (g.dogs[seat].quest, *g.shared) if quest]
        swords, bows, fireballs = [int(COIN * (SYMBOL[left] + WANTED * wanted.count(weapon))) + 10_000 for weapon in range(3)]
        return Taste(
            (swords, bows, fireballs),
            int(COIN * SHIELD[left]),
            int(COIN * KEY[left]),
            int(COIN * CLOSED[left]),
            int(COIN * PAW[left]),
        )

    def cards(self, seat: int, taken: Sequence[Taken], potions: tuple[int, int, int], board: int) -> float:
        """What a dog's belongings are worth, but for most trophies of a weapon."""
        g, left = self.g, self.left
        dog = g.dogs[seat].copy()
        dog.taken, dog.potions = tuple(taken), potions
        keys = keys_of(dog.card.id, taken)
        chests = len([each for each in taken if each.room.kind == CHEST])
        symbols = sum([trophies_of(dog, weapon) for weapon in range(3)])
        shields = sum([each.room.shield for each in taken])
        return (
            sure_coins(g, seat, taken) + SYMBOL[left] * symbols + SHIELD[left] * shields + KEY[left] * max(0, keys - chests)
            + CLOSED[left] * max(0, chests - keys) + PAW[left] * (board - MOST_PAWS)
        )  # fmt: skip

    def route(self, seat: int) -> Route | None:
        """A dog's best way out by its own taste."""
        if seat not in self.routes:
            self.routes[seat] = best_route(self.g, seat, self.taste(seat), self.nodes)
        return self.routes[seat]

    def gain(self, seat: int) -> float:
        """What leaving now brings; far below nothing where no way leads out."""
        route = self.route(seat)
        if route is None:
            return -9.0
        dog, w = self.g.dogs[seat], route.walk
        return self.cards(seat, w.taken, w.potions, w.board) - self.cards(seat, dog.taken, dog.potions, dog.board)

    def sleep(self, seat: int) -> float:
        """What sleeping brings."""
        return PAW[self.left] if self.g.dogs[seat].extras else 0.0

    def explore(self, seat: int, gain: float) -> float:
        """What one may leave with later: the way grows, and others may take it."""
        g = self.g
        others = len(g.still_in()) - 1
        bar = max(gain, self.sleep(seat))
        counted = g.pile != NO_PILE
        always, coin, contested, other, room, paw, later = COUNTED if counted else WAITING
        more = always + bar * (coin + contested * others) + other * others + room * len(g.rooms)
        more += paw * g.dogs[seat].paws + later * self.left
        if counted:
            more += DRAWS * g.left_to_draw() / (others + 1)
        return bar + more

    def standing(self, seat: int) -> float:
        """What a dog has, with what it may still bring out of this round."""
        g = self.g
        dog = g.dogs[seat]
        held = self.cards(seat, dog.taken, dog.potions, dog.board) + self.most(seat)
        if dog.where != IN or g.over:
            return held
        gain = self.gain(seat)
        bar = max(gain, self.sleep(seat))
        return held + (max(bar, self.explore(seat, gain)) if g.left_to_draw() else bar)

    def most(self, seat: int) -> float:
        """What most trophies of weapons are likely to bring a dog."""
        g, found = self.g, 0.0
        for id in (g.dogs[seat].quest, *g.shared):
            quest = QUESTS.get(id)
            if quest is None or quest.monster:
                continue
            holder = most_of(g, quest.weapon)
            counts = [trophies_of(dog, quest.weapon) for dog in g.dogs]
            lead = counts[seat] - max([count for other, count in enumerate(counts) if other != seat])
            sure = AHEAD + 0.15 * max(0, lead) if holder == seat else TIED + 0.1 * lead
            found += MOST_COINS * min(1.0 if not self.left else 0.95, max(0.0, sure))
        return found


def appeal(judge: Judge, seat: int, room: Room) -> float:
    """What a room is worth to a dog that walks into it with a paw to spare; below nothing where it only costs."""
    g = judge.g
    left = judge.left
    kind = room.kind
    if kind == COINS:
        return float(room.coins)
    if kind == CHEST:
        dog = g.dogs[seat]
        chests = len([each for each in dog.taken if each.room.kind == CHEST])
        return 4.0 if keys_of(dog.card.id, dog.taken) > chests else CLOSED[left]
    if kind == TRAP:
        return -1.0
    if kind == VAGABOND:
        return SYMBOL[left] + PAW[left] - 1.0
    symbols = SYMBOL[left] * sum(room.trophy)
    if kind == MONSTER:
        hunted = [QUESTS[quest].monster for quest in (g.dogs[seat].quest, *g.shared) if quest]
        brings = room.coins + HUNT_COINS * hunted.count(room.name) + symbols + SHIELD[left] * room.shield + KEY[left] * room.key
        w = set_out(g, seat)
        if covers(w.attack, room.needs):
            return brings
        lack = sum([max(0, need - has) for need, has in zip(room.needs, w.attack, strict=True)])
        return brings * (0.4 if lack == 1 and room.name != DRAGON else 0.1) - 0.2 * room.damage
    return symbols or 0.3


def laying(judge: Judge, seat: int, options: Sequence[Any]) -> list[float]:
    """How good each place looks: what one wants goes where one's own way ends, what one does not want anywhere else."""
    g = judge.g
    room = ROOMS[g.drawn]
    mine = appeal(judge, seat, room)
    theirs = [appeal(judge, other, room) for other in g.still_in() if other != seat]
    route = judge.route(seat)
    cells = route.cells if route is not None else ()
    others = [each.cells[-1] for other in g.still_in() if other != seat and (each := judge.routes.get(other)) is not None]
    found: list[float] = []
    for name, quarters in options:
        cell, sides = cell_of(name), room.sides[quarters]
        score, outlets, links = 0.0, 0, 0
        for side in range(4):
            if sides[side] == WALL:
                continue
            there = cell + STEP[side]
            if there not in g.rooms:
                outlets += there not in g.holes
            elif there in g.sides and g.sides[there][FACING[side]] != WALL:
                links += 1
                near = 1.0 if cells and there == cells[-1] else 0.45 if there in cells else 0.15
                score = max(score, near * mine) if mine > 0 else min(score, near * mine)
                if there in others and theirs:
                    score -= 0.1 * max(theirs)
        found.append(score + 0.08 * outlets + (0.1 * links if mine > 0 else 0.0))
    return found


def keeping(g: State, seat: int, options: Sequence[Any]) -> list[float]:
    """How well a dog can complete each quest."""
    attack = g.dogs[seat].card.attack
    found: list[float] = []
    for id in options:
        quest = QUESTS[id]
        if quest.monster:
            needs = next(room.needs for room in ROOMS.values() if room.name == quest.monster)
            lack = sum([max(0, need - has) for need, has in zip(needs, attack, strict=True)])
            found.append(3.0 - lack)
        else:
            found.append(1.0 + 0.4 * attack[quest.weapon])
    return found


class DoggiesHeuristic(Heuristic):
    """Judges the end of a turn by what each dog has and could bring out now."""

    budgets = (2, 12, 40)
    yardsticks = ("random", "greedy")

    def clock(self, state: Any) -> int:
        return int(state.turn)

    def horizon(self, state: Any) -> int:
        """The end of the turn."""
        return int(state.turn) + 1

    def worth(self, game: Game[Any], state: Any, seats: int) -> Sequence[float]:
        g: State = state
        if g.over:
            return game.score(g)
        if not g.round:
            return [1 / seats] * seats
        judge = Judge(g)
        heat = HEAT[judge.left]
        coins = [judge.standing(seat) for seat in range(seats)]
        most = max(coins)
        chances = [exp((each - most) / heat) for each in coins]
        total = sum(chances)
        return [chance / total for chance in chances]

    def judged(self, state: Any, ask: Choose, nodes: int = NODES) -> list[float]:
        """How good each option looks, in coins."""
        g: State = state
        options, seat = ask.options, ask.seat
        if ask.what == TURN:
            judge = Judge(g, nodes)
            gain = judge.gain(seat)
            worths = {LEAVE: gain, EXPLORE: judge.explore(seat, gain)}
            return [worths.get(each, judge.sleep(seat)) if isinstance(each, str) else -1.0 for each in options]
        if ask.what == PLACE:
            return laying(Judge(g, nodes), seat, options)
        if ask.what == QUEST:
            return keeping(g, seat, options)
        if ask.what in (WALK, ROOM) and g.walk is not None:
            route = best_onward(g, g.walk, Judge(g).taste(seat), nodes)
            return [4.0 if route is not None and each == route.story[0] else 0.0 for each in options]
        return [0.0] * len(options)

    def likely(self, state: Any, ask: Choose, random: Callable[[], float]) -> Option:
        options = ask.options
        if len(options) == 1:
            return options[0]
        found = [each + random() * WHIM for each in self.judged(state, ask)]
        return options[found.index(max(found))]

    def greedy(self, seed: int) -> Player | None:
        return Forthright(seed, self)

    def thinker(self, level: str, seed: int, iterations: int, seconds: float) -> Player | None:
        return Thinker(level, seed, self, iterations, seconds)


def doubted(found: list[float], ask: Choose, level: str, seed: int, g: Any, rng: Random) -> list[float]:
    """What a level makes of these judgements. For a whole round it thinks too much or too little of waiting, and it is mistaken
    about where to lay; never about the way."""
    doubt = DOUBT[level]
    if ask.what == TURN:
        mood = Random(f"{seed}/{ask.seat}/{g.round}").gauss(0.0, doubt)
        return [each + (mood if option == EXPLORE else 0.0) for each, option in zip(found, ask.options, strict=True)]
    spread = LAID * doubt if ask.what in (PLACE, QUEST) else 0.0
    return [each + rng.gauss(0.0, spread) + rng.random() * 0.01 for each in found]


class Forthright(Player):
    """Level *greedy*: takes what looks best at once."""

    def __init__(self, seed: int, heuristic: DoggiesHeuristic) -> None:
        super().__init__(seed)
        self.heuristic = heuristic

    def pick(self, eyes: Eyes, moves: list[Move], rng: Random) -> Move:
        state = eyes.determinize(rng).state
        ask = moves[0][0]
        found = doubted(self.heuristic.judged(state, ask), ask, "greedy", self.seed, state, rng)
        return ask, ask.options[found.index(max(found))]


class Thinker(Player):
    """Levels *easy*, *normal*, *hard*: tries what looks best and judges what comes of it.

    An iteration is one trial: all that is hidden is dealt anew, an answer given, and the turn played to its end. Places for a card
    are tried once each, as chance has no part in them, the most promising first. Where it is a close thing whether to set out,
    *hard* also tries what comes of it, and of exploring with several cards. The way out is the best one that the search of ways
    finds.

    :param iterations: how many; 0 for as many as fit into ``seconds``.
    """

    def __init__(self, level: str, seed: int, heuristic: DoggiesHeuristic, iterations: int, seconds: float) -> None:
        super().__init__(seed)
        self.level = level
        self.heuristic = heuristic
        self.iterations = iterations
        self.seconds = seconds

    def pick(self, eyes: Eyes, moves: list[Move], rng: Random) -> Move:
        end = perf_counter() + self.seconds
        ask = moves[0][0]
        state = eyes.determinize(rng).state
        found = doubted(self.heuristic.judged(state, ask, CAREFUL), ask, self.level, self.seed, state, rng)
        order = sorted(range(len(found)), key=lambda at: -found[at])
        trials = order if ask.what == PLACE else []
        if ask.what == TURN and not DOUBT[self.level]:
            close = [at for at in order if found[order[0]] - found[at] < CLOSE]
            if len(close) > 1:
                trials = close + [at for at in close if ask.options[at] == EXPLORE] * (CARDS - 1)
        gains: dict[int, list[float]] = {order[0]: [0.0]}
        for count, at in enumerate(trials):
            if count >= self.iterations if self.iterations else count and perf_counter() >= end:
                break
            if not count:
                gains.clear()
            gains.setdefault(at, []).append(self.tried(eyes, ask, ask.options[at], rng))
        return ask, ask.options[max(gains, key=lambda at: sum(gains[at]) / len(gains[at]))]

    def tried(self, eyes: Eyes, ask: Choose, option: Option, rng: Random) -> float:
        """The share of victory that an answer is likely to bring."""
        run = eyes.determinize(rng)
        until = self.heuristic.horizon(run.state)
        run.give(ask, option)
        play_on(run, self.heuristic, rng.random, until)
        return self.heuristic.worth(eyes.game, run.state, eyes.seats)[eyes.seat]


HEURISTIC = DoggiesHeuristic()
