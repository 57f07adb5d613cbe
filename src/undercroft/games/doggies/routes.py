"""The search for ways out: which brings most for certain (rules §3.2, §4, §5).

Best first, by an upper bound of what may still be reached and claimed with the paws left: one that is quickly estimated when a
station is found, and a closer one when its turn comes. All rules are those of :mod:`.walk` and :mod:`.deeds`. Three things keep
it small:

- Rooms of coins and chests change nothing on the way, so which of them are claimed is chosen in the end, with the paws left then.
- Of two ways to the same room, one that has no more of anything is given up if it can come to no room that the other has walked.
- Sharik turns a room only when the way enters it.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final

from .burden import Deed, Taken, Walk
from .cards import (
    CHEST,
    CHEST_COINS,
    COINS,
    JOAN,
    PORTAL,
)
from .deeds import asks_nothing, decide, decisions
from .grid import SIDES, STEP
from .prospects import Prospects
from .scoring import sure_coins
from .stations import Cap, Node, Pending
from .taste import COIN, FREE_PAW, HOPELESS, STEP_MORE, SURE, Taste
from .walk import (
    BREAK,
    CLAIM,
    DISARM,
    GO,
    HIRE,
    JUMP_TO,
    OUT_BY,
    PASS,
    POTION,
    ROTATE,
    leaves,
    set_out,
    steps,
    take_step,
)
from .ways import can_finish, decisions_out, steps_out

if TYPE_CHECKING:
    from .state import State

MOST_NODES = 20_000
"""How many stations of ways are looked at before the best found so far must do."""

HELPER_NODES = 400
"""The same for the route helper of a table, which must not keep it waiting."""

ROUND_NODES = 2_000
"""The same for what is told after a round: looked for once, and enough for dungeons as they are mostly built."""


class Route:
    """A way out.

    :param story: its steps and decisions, as the questions of a leave are answered with them; those not yet done, where the way
        has begun.
    :param cells: the rooms it leads through, in order; ``out``: the side by which it leaves the last.
    :param coins: what it brings for certain, all in all; ``value``: the same by taste.
    :param exact: no way is better; else it is the best of those looked at.
    """

    __slots__ = ("cells", "coins", "exact", "nodes", "out", "story", "value", "walk")

    def __init__(self, story: tuple[Deed, ...], walk: Walk, coins: int, value: int, exact: bool, nodes: int) -> None:
        self.story = story
        self.walk = walk
        self.cells: tuple[int, ...] = walk.path
        self.out = story[-1][1]
        self.coins = coins
        self.value = value
        self.exact = exact
        self.nodes = nodes


def best_route(g: State, seat: int, taste: Taste = SURE, budget: int = MOST_NODES) -> Route | None:
    """The way out that brings a dog most for certain; None if there is none."""
    return best_onward(g, set_out(g, seat), taste, budget)


def best_onward(g: State, w: Walk, taste: Taste = SURE, budget: int = MOST_NODES) -> Route | None:
    """The best way out that goes on from a walk, before a step or before the decision in a room."""
    return Search(g, w, taste).run(budget)


MOVES: Final = (GO, BREAK, JUMP_TO)
"""The steps that lead on; :data:`BREAK` also leads out."""


class Search(Prospects):
    """One search for the best way out from ``root``."""

    def __init__(self, g: State, root: Walk, taste: Taste) -> None:
        super().__init__(g, root, taste)
        self.before = sure_coins(g, root.seat, g.dogs[root.seat].taken)
        self.best: Node | None = None
        self.best_value = HOPELESS
        self.best_step: Deed = ()
        self.seen: dict[object, list[tuple[int, tuple[int, ...], list[int]]]] = {}

    # -- the search ----------------------------------------------------------------------------------------------------------------

    def run(self, budget: int) -> Route | None:
        """Look at the most promising station next, until none can be better than the best way found."""
        root = self.root.copy()
        root.story = ()
        held = sum([self.worth(taken.room, taken.side, taken.paw) for taken in root.taken])
        start = Node(root, self.bits[root.cell], held, (), ())
        heap: list[tuple[int, int, int, Node]] = []
        count = nodes = 0
        most = -HOPELESS  # whatever goes on from the start may be as good as its bound says
        undecided = root.did[-1] == () and decisions(self.g, root) != []
        fresh = self.decided(start, root, start.mask) if undecided else [start]
        while True:
            for node in fresh:
                bound = node.bound = min(most, self.bound_of(node))
                if bound > self.best_value:
                    self.try_leaving(node)
                if bound > self.best_value and not self.is_beaten(node):
                    count += 1
                    heappush(heap, (-bound, -len(node.w.path), count, node))
            if not heap:
                break
            top = heappop(heap)
            if -top[0] <= self.best_value:
                heap.clear()
                break
            node = top[3]
            if not node.narrowed:
                node.narrowed = True
                bound = self.narrow(node, self.best_value)
                if bound < node.bound:
                    node.bound = bound
                    if bound > self.best_value:
                        heappush(heap, (-bound, -len(node.w.path), top[2], node))
                    fresh = []
                    continue
            if nodes >= budget:
                heap.append(top)
                break
            nodes += 1
            most = node.bound
            fresh = self.onward(node)
        if self.best is None and heap:
            return self.plain_way(nodes)
        return self.route(not heap, nodes)

    def plain_way(self, nodes: int) -> Route | None:
        """Any way out, where none was found within the budget: only steps are taken from which one goes on."""
        g, w = self.g, self.root.copy()
        if not can_finish(g, w):
            return None
        story: list[Deed] = decisions_out(g, w)[:1] if w.did[-1] == () else []
        for deed in story:
            decide(g, w, deed)
        while True:
            offered = [step for step in steps_out(g, w) if step[0] != ROTATE] or steps_out(g, w)
            step = next((step for step in offered if leaves(g, w, step)), offered[0])
            story.append(step)
            out = leaves(g, w, step)
            take_step(g, w, step)
            if out:
                return Route(tuple(story), w, sure_coins(g, w.seat, w.taken) - self.before, HOPELESS, False, nodes)
            for deed in decisions_out(g, w)[:1] if step[0] != ROTATE else []:
                story.append(deed)
                decide(g, w, deed)

    def onward(self, node: Node) -> list[Node]:
        """The stations after each step and decision."""
        g, w = self.g, node.w
        found: list[Node] = []
        for step in steps(g, w):
            if not leaves(g, w, step):
                after = w.copy()
                self.walk_on(node, after, step, found)
        if self.turns:
            self.turned(node, found)
        return found

    def turned(self, node: Node, found: list[Node]) -> None:
        """The stations after a step into a room that Sharik turned for it; of turns that come to the same, one."""
        g, w = self.g, node.w
        portal = g.rooms[w.cell].kind == PORTAL
        for cell, deeds in self.turns.items():
            if cell in w.path or cell in g.paws:
                continue
            side = STEP.index(cell - w.cell) if cell - w.cell in STEP else -1
            if side < 0 and not (portal and g.rooms[cell].kind == PORTAL):
                continue
            known = [w.sides[cell]]
            for deed in deeds:
                after = w.copy()
                take_step(g, after, deed)
                if after.sides[cell] in known:
                    continue
                known.append(after.sides[cell])
                after.story += (deed,)
                if side >= 0 and after.passes(w.cell, side):
                    self.walk_on(node, after, (GO, SIDES[side]), found)
                elif (JUMP_TO, deed[1]) in steps(g, after):
                    self.walk_on(node, after, (JUMP_TO, deed[1]), found)

    def walk_on(self, node: Node, after: Walk, step: Deed, found: list[Node]) -> None:
        """Take a step, and decide in the room it leads to."""
        take_step(self.g, after, step)
        after.story += (step,)
        found += self.decided(node, after, node.mask | self.bits[after.cell])

    def decided(self, node: Node, after: Walk, mask: int) -> list[Node]:
        """The stations after each decision in the room just entered."""
        g = self.g
        room = g.rooms[after.cell]
        if room.kind == COINS or room.kind == CHEST:
            pending = (*node.pending, (len(after.story), room))
            decide(g, after, (PASS,))
            after.story += ((PASS,),)
            return [Node(after, mask, node.held, pending, node.caps)]
        deeds = decisions(g, after)
        if asks_nothing(g.rooms[after.cell]):
            return [Node(after, mask, node.held, node.pending, node.caps)]
        found: list[Node] = []
        for deed in deeds:
            then = after.copy()
            decide(g, then, deed)
            then.story += (deed,)
            held, caps = node.held, node.caps
            what = deed[0]
            if what == DISARM:
                if deed[1] != POTION:
                    used = next(taken for taken in after.taken if taken.room.id == deed[1])
                    held -= self.worth(used.room, used.side, used.paw)
                    if used.paw and after.paws:
                        self.owing(node, after, mask, deed, held, found)
            elif len(then.taken) > len(after.taken):
                fresh = then.taken[-1]
                held += self.worth(fresh.room, fresh.side, fresh.paw)
                if what == HIRE and fresh.paw and node.pending:
                    caps = (*caps, (len(node.pending), after.paws - 1))
            found.append(Node(then, mask, held, node.pending, caps))
        return found

    def owing(self, node: Node, after: Walk, mask: int, deed: Deed, held: int, found: list[Node]) -> None:
        """A vagabond that brought a paw is spent on a trap when all paws are: claim first with all that are free, so that its paw
        goes only after the round (§4)."""
        then = after.copy()
        chosen = self.choose(then, node.pending, node.caps, forced=True)
        if len(chosen) < then.paws:
            return
        story = list(then.story)
        for at, room in chosen:
            story[at] = (CLAIM,)
            then.taken += (Taken(room, cell_at(self.root, then, story, at)),)
            held += self.worth(room, "", False)
        then.paws = 0
        then.story = tuple(story)
        decide(self.g, then, deed)
        then.story += (deed,)
        found.append(Node(then, mask, held, (), ()))

    def is_beaten(self, node: Node) -> bool:
        """Whether another way to the same room, through no room that this one can still come to, has at least as much of all; else
        this one is noted.

        Whatever goes on from here goes on from there, too: what is open is open there, traps are the same, and its paws can claim
        at least as much in the end.
        """
        w, mask, reach = node.w, node.mask, node.ahead.reach
        traps = self.traps & reach & ~mask
        cards = self.cards_for(w.taken, traps) if traps and not self.robin else ()
        covered = bool(w.covered) and w.covered[-1][0] == w.cell
        coins = node.coins
        pending: tuple[str, ...] = ()
        if node.caps:  # in which order rooms were come through matters only where the earliest ones have less paws
            coins = []
            pending = tuple([room.id for _, room in node.pending])
        key = (
            w.cell, traps, node.caps, pending, node.shut, w.potions, w.supply, w.pairs, w.board, cards, covered, node.chests,
            w.sides[w.cell] if self.turns else None, w.attack if w.card.id == JOAN else None,
        )  # fmt: skip
        swords, bows, fireballs = w.attack
        mine = (node.held - STEP_MORE * len(w.path), w.paws, w.shields - w.damage, swords, bows, fireballs, w.keys)
        others = self.seen.setdefault(key, [])
        here = self.bits[w.cell]
        for walked, other, more in others:
            if (
                walked & reach == here
                and other[0] >= mine[0] and other[1] >= mine[1] and other[2] >= mine[2] and other[3] >= mine[3]
                and other[4] >= mine[4] and other[5] >= mine[5] and other[6] >= mine[6]
                and len(more) >= len(coins) and all(theirs >= ours for theirs, ours in zip(more, coins, strict=False))
            ):  # fmt: skip
                return True
        others.append((mask, mine, coins))
        return False

    # -- what a way brings ---------------------------------------------------------------------------------------------------------

    def choose(self, w: Walk, pending: tuple[Pending, ...], caps: tuple[Cap, ...], forced: bool = False) -> list[Pending]:
        """The pending rooms that the free paws claim, those that bring most."""
        chests = len([taken for taken in w.taken if taken.room.kind == CHEST])
        offers: list[tuple[int, Pending]] = []
        for each in pending:
            opens = False
            if each[1].kind == CHEST:
                opens = w.keys > chests
                chests += 1
            gain = self.claimed(each[1], opens)
            if gain > 0 or forced:
                offers.append((gain, each))
        offers.sort(key=lambda offer: -offer[0])
        chosen: list[Pending] = []
        earliest = [at for at, _ in pending]
        for _, each in offers:
            if len(chosen) >= w.paws:
                break
            if all(
                each[0] not in earliest[:first] or len([at for at, _ in chosen if at in earliest[:first]]) < most
                for first, most in caps
            ):
                chosen.append(each)
        return chosen

    def try_leaving(self, node: Node) -> None:
        """If a step leads out here, see whether this is the best way so far."""
        g, w = self.g, node.w
        if not self.bits[w.cell] & (self.outside | self.breakable) or not w.bears():
            return
        if self.at_most_now(node) <= self.best_value:
            return
        for step in steps(g, w):
            if leaves(g, w, step):
                after = w.copy()
                take_step(g, after, step)
                value = self.value_of(node, after)
                if value > self.best_value:
                    self.best, self.best_value, self.best_step = node, value, step

    def at_most_now(self, node: Node) -> int:
        """More than a way that ends here can be worth, quickly estimated."""
        chests = (COIN * CHEST_COINS + self.taste.chest) * node.shut
        return node.sure + COIN * sum(node.coins) + chests + FREE_PAW * node.w.paws

    def value_of(self, node: Node, w: Walk) -> int:
        """What a way that ends here is worth."""
        chosen = self.choose(w, node.pending, node.caps)
        owned = len([taken for taken in w.taken if taken.room.kind == CHEST])
        chests = owned + len([room for _, room in chosen if room.kind == CHEST])
        opened = min(w.keys, chests)
        value = node.held + COIN * CHEST_COINS * opened + self.potions_of(w) - STEP_MORE * len(w.path)
        value += self.taste.chest * (max(0, chests - w.keys) - max(0, owned - w.keys))
        value += sum([self.worth(room, "", False) for _, room in chosen])
        return value + FREE_PAW * (w.paws - len(chosen))

    def route(self, exact: bool, nodes: int) -> Route | None:
        """The best way found, with what is claimed on it."""
        node = self.best
        if node is None:
            return None
        g = self.g
        last = node.w.copy()
        take_step(g, last, self.best_step)
        story = list(node.w.story)
        for at, _ in self.choose(last, node.pending, node.caps):
            story[at] = (CLAIM,)
        told = tuple([deed for deed in story if deed[0] == ROTATE] + [deed for deed in story if deed[0] != ROTATE])
        told += (self.best_step,)
        walk = followed(g, self.root, told)
        return Route(told, walk, sure_coins(g, walk.seat, walk.taken) - self.before, self.best_value, exact, nodes)


def cell_at(root: Walk, w: Walk, story: list[Deed], at: int) -> int:
    """The room in which the decision at a place of the story was made."""
    moves = len([deed for deed in story[:at] if deed[0] in MOVES])
    return w.path[len(root.path) - 1 + moves]


def followed(g: State, root: Walk, story: tuple[Deed, ...]) -> Walk:
    """A walk after these steps and decisions."""
    w = root.copy()
    for deed in story:
        if deed[0] in MOVES or deed[0] in (ROTATE, OUT_BY):
            take_step(g, w, deed)
        else:
            decide(g, w, deed)
    return w
