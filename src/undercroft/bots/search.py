"""Information-set Monte Carlo tree search for several seats (levels *easy*, *normal*, *hard*, ``search:N``).

Every iteration deals anew what the seat cannot know, plays through the trees to a position not met before, lets a playout go on
from there, and credits the outcome. Each seat has a tree of its own: its nodes are known by what that seat sees, so nobody
profits from what others hold, and each seat chooses what is best for itself. Where several choose at once, each does so in its
own tree without knowing the others' choice.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import sqrt
from random import Random
from time import perf_counter

from ..kernel.ask import AllOf, Choose, FirstOf, Given, text_of
from ..kernel.run import Run
from ..kernel.state import Event
from .eyes import Eyes
from .heuristic import Heuristic
from .player import Move, Player
from .playout import must, play_on

CURIOSITY = 1.0
"""How much a rarely tried move is preferred to one that did well so far."""
DEEPEST = 400
"""No more moves of one iteration than this are kept in the trees."""


class Node:
    """What one seat has found out about its moves where it sees the same: tries and gains of each."""

    __slots__ = ("gain", "gains", "moves", "prior", "total", "tries")

    def __init__(self, moves: list[Move], prior: Sequence[float]) -> None:
        self.moves = moves
        self.prior = prior
        self.total = 0
        self.gain = 0.0
        self.tries = [0] * len(moves)
        self.gains = [0.0] * len(moves)

    def select(self) -> int:
        """The move to try next: good so far, promising beforehand, or seldom tried."""
        best, found = -1.0, 0
        wide = CURIOSITY * sqrt(self.total + 1)
        average = self.gain / self.total if self.total else 0.5
        for at, (tries, gain, prior) in enumerate(zip(self.tries, self.gains, self.prior, strict=True)):
            bound = (gain / tries if tries else average) + wide * prior / (1 + tries)
            if bound > best:
                best, found = bound, at
        return found

    def credit(self, at: int, gain: float) -> None:
        """An iteration that took this move ended with this gain."""
        self.total += 1
        self.gain += gain
        self.tries[at] += 1
        self.gains[at] += gain


class Search:
    """One search: the trees of all seats, and the iterations that grow them.

    :param eyes: the match at the question, as the seat may know it.
    """

    def __init__(self, eyes: Eyes, heuristic: Heuristic, rng: Random) -> None:
        self.eyes = eyes
        self.seat = eyes.seat
        self.heuristic = heuristic
        self.rng = rng
        self.random = rng.random
        self.nodes: dict[Hashable, Node] = {}
        self.until = -1
        self.path: list[tuple[Node, int, int]] = []
        self.own: list[tuple[str, ...]] = []
        """What each seat itself has answered in this iteration, for games whose heuristic does not know the view."""
        self.events: list[Event] | None = None
        self.fresh = False
        self.root: Node | None = None

    def iterate(self) -> None:
        """Deal once, go down the trees, play out, and credit the outcome."""
        run = self.eyes.determinize(self.rng)
        heuristic = self.heuristic
        if self.until < 0:
            self.until = heuristic.horizon(run.state)
        self.begin(run)
        for _ in range(DEEPEST):
            if run.question is None or self.fresh or heuristic.clock(run.state) >= self.until:
                break
            self.step(run)
        run.state.journal = None
        play_on(run, heuristic, self.random, self.until)
        worth = heuristic.worth(self.eyes.game, run.state, self.eyes.seats)
        for node, at, seat in self.path:
            node.credit(at, worth[seat])

    def begin(self, run: Run) -> None:
        """Forget the path of the last iteration."""
        self.path = []
        self.fresh = False
        if not self.heuristic.knows_view:
            self.own = [()] * self.eyes.seats
            run.state.journal = self.events = []

    def step(self, run: Run) -> None:
        """Let everybody who is asked choose, each in their own tree."""
        question = run.question
        if isinstance(question, AllOf):
            self.together(run, question)
        elif isinstance(question, FirstOf):
            ask, option = self.select(run, must(question.asks, None if self.path else self.seat), question.asks)
            run.send(Given(ask.seat, ask.what, option))
        elif question is not None:
            run.send(self.select(run, question, ())[1])

    def together(self, run: Run, question: AllOf) -> None:
        """Let all choose under seal. If somebody uses a window, that comes first, and no sealed choice stands yet."""
        chosen: list[Move] = []
        before = len(self.path)
        for ask in question.asks:
            if ask.seat in run.sealed:
                continue
            move = self.select(run, ask, question.may)
            if move[0].may:
                self.path[before:] = self.path[-1:]
                run.give(*move)
                return
            chosen.append(move)
        for ask, option in chosen:
            run.give(ask, option)

    def select(self, run: Run, ask: Choose, others: Sequence[Choose]) -> Move:
        """Let a seat choose among the options of its question and of its windows."""
        seat = ask.seat
        key = self.key_of(run, ask)
        node = self.nodes.get(key)
        if node is None:
            node = self.nodes[key] = self.node(run, ask, others)
            self.fresh = self.root is not None
            if self.root is None and seat == self.seat:
                self.root = node
        at = node.select() if len(node.moves) > 1 else 0
        self.path.append((node, at, seat))
        move = node.moves[at]
        if self.events is not None:
            self.own[seat] = (*self.own[seat], move[0].what, text_of(move[1]))
        return move

    def node(self, run: Run, ask: Choose, others: Sequence[Choose]) -> Node:
        """A node for what ``ask`` and the free questions of the same seat offer."""
        moves = [(ask, option) for option in ask.options]
        prior = list(self.heuristic.prior(run.state, ask))
        for other in others:
            if other.seat == ask.seat and other is not ask:
                free = self.heuristic.wants(run.state, other)
                for option in other.options:
                    moves.append((other, option))
                    prior.append(1.0 if free else 0.1)
        return Node(moves, prior)

    def key_of(self, run: Run, ask: Choose) -> Hashable:
        """What the seat sees: by the heuristic, or by the journal and its own answers."""
        if self.events is None:
            return ask.seat, self.heuristic.view(run.state, ask.seat)
        seen = tuple([(event.key, repr(event.args)) for event in self.events if event.seen_by(ask.seat)])
        return ask.seat, ask.what, tuple(ask.options), self.own[ask.seat], seen

    def best(self) -> tuple[str, str]:
        """The move of the first node tried most often, the better one among equals: what and option text."""
        assert self.root is not None
        root = self.root
        at = max(range(len(root.moves)), key=lambda at: (root.tries[at], root.gains[at]))
        ask, option = root.moves[at]
        return ask.what, text_of(option)


class SearchPlayer(Player):
    """Thinks for a number of iterations (reproducible), or for a time.

    :param iterations: how many; 0 for as many as fit into ``seconds``.
    :param seconds: of wall-clock time for one choice.
    """

    def __init__(self, seed: int, heuristic: Heuristic, iterations: int = 0, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.heuristic = heuristic
        self.iterations = iterations
        self.seconds = seconds

    def pick(self, eyes: Eyes, moves: list[Move], rng: Random) -> Move:
        search = Search(eyes, self.heuristic, rng)
        if self.iterations:
            for _ in range(self.iterations):
                search.iterate()
        else:
            end = perf_counter() + self.seconds
            search.iterate()
            while perf_counter() < end:
                search.iterate()
        chosen = search.best()
        return next(move for move in moves if (move[0].what, text_of(move[1])) == chosen)
