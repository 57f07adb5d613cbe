"""The search for ways out: which brings most for certain (rules §3.2, §4, §5).

Best first, by an upper bound of what may still be reached and claimed with the paws left. All rules are those of :mod:`.walk` and
:mod:`.deeds`. Three things keep it small:

- Rooms of coins and chests change nothing on the way, so which of them are claimed is chosen in the end, with the paws left then.
- Of two ways through the same rooms to the same room, one that has no more of anything is given up.
- Sharik turns a room only when the way enters it.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final, TypeAlias

from .burden import HERE, PAW, TWO, Deed, Taken, Walk
from .cards import (
    BONK,
    CHEST,
    CHEST_COINS,
    COINS,
    DRAGON,
    JOAN,
    MONSTER,
    PORTAL,
    POTIONS,
    ROBIN,
    TRAP,
    VAGABOND,
    WALL,
    Room,
    Symbols,
)
from .deeds import asks_nothing, covers, decide, decisions
from .grid import FACING, SIDES, STEP, cell_of
from .scoring import sure_coins
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
    is_exit,
    is_table,
    leaves,
    may_enter,
    rotations,
    set_out,
    steps,
    take_step,
)
from .ways import can_finish, decisions_out, steps_out

if TYPE_CHECKING:
    from .state import State

COIN, SYMBOL, FREE_PAW, STEP_MORE = 1_000_000, 10_000, 100, 1
"""What ways are held against each other by: coins first, then trophy symbols, then free paws, then fewer rooms."""
HOPELESS = -(1 << 60)
MOST_NODES = 20_000
"""How many stations of ways are looked at before the best found so far must do."""

HELPER_NODES = 400
"""The same for the route helper of a table, which must not keep it waiting."""


class Taste:
    """What else than certain coins makes a way better, in parts of a :data:`COIN`.

    :param symbols: a trophy or a potion of each weapon. ``shield``, ``key``: these trophies.
    :param chest: a chest that no key opens yet.
    :param paw: a paw that a vagabond brings.
    """

    __slots__ = ("chest", "key", "paw", "shield", "symbols")

    def __init__(
        self, symbols: Symbols = (SYMBOL, SYMBOL, SYMBOL), shield: int = 0, key: int = 0, chest: int = 0, paw: int = 0
    ) -> None:
        self.symbols = symbols
        self.shield = shield
        self.key = key
        self.chest = chest
        self.paw = paw


SURE: Final = Taste()
"""Nothing but what is certain; symbols only decide between equals."""


class Route:
    """A way out.

    :param story: its steps and decisions, as the questions of a leave are answered with them; those not yet done, where the way
        has begun.
    :param cells: the rooms it leads through, in order.
    :param coins: what it brings for certain, all in all; ``value``: the same by taste.
    :param exact: no way is better; else it is the best of those looked at.
    """

    __slots__ = ("cells", "coins", "exact", "nodes", "story", "value", "walk")

    def __init__(self, story: tuple[Deed, ...], walk: Walk, coins: int, value: int, exact: bool, nodes: int) -> None:
        self.story = story
        self.walk = walk
        self.cells: tuple[int, ...] = walk.path
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

Pending: TypeAlias = "tuple[int, Room]"
"""A room that may be claimed in the end: where its decision stands in the story, and the room."""
Cap: TypeAlias = "tuple[int, int]"
"""Of so many pending rooms, the earliest ones, at most so many can be claimed."""


class Node:
    """A station of a way: after what was decided in a room.

    :param w: the walk so far, with its story from the root of the search on.
    :param mask: the rooms walked, by bit.
    :param held: the worth of its cards but for chests.
    """

    __slots__ = ("bound", "caps", "held", "mask", "pending", "w")

    def __init__(self, w: Walk, mask: int, held: int, pending: tuple[Pending, ...], caps: tuple[Cap, ...]) -> None:
        self.w = w
        self.mask = mask
        self.held = held
        self.pending = pending
        self.caps = caps
        self.bound = 0


class Search:
    """One search for the best way out from ``root``."""

    def __init__(self, g: State, root: Walk, taste: Taste) -> None:
        self.g = g
        self.taste = taste
        self.root = root
        self.before = sure_coins(g, root.seat, g.dogs[root.seat].taken)
        self.chests = len([taken for taken in root.taken if taken.room.kind == CHEST])
        self.robin = root.card.id == ROBIN
        self.bonk = root.card.id == BONK
        self.worths: dict[tuple[str, str, bool], int] = {}
        self.turns: dict[int, list[Deed]] = {}
        for deed in rotations(g, root):
            self.turns.setdefault(cell_of(deed[1]), []).append(deed)
        self.best: Node | None = None
        self.best_value = HOPELESS
        self.best_step: Deed = ()
        self.seen: dict[object, list[tuple[int, ...]]] = {}
        self.survey()

    # -- the lie of the land -------------------------------------------------------------------------------------------------------

    def survey(self) -> None:
        """Which rooms lie beside which, as far as any key could open them, and what each could bring at most."""
        g, root = self.g, self.root
        hopeful = root.copy()
        hopeful.keys = 1
        self.cells = [cell for cell in sorted(root.sides) if cell == root.cell or may_enter(g, root, cell)]
        self.bits = {cell: 1 << at for at, cell in enumerate(self.cells)}
        self.beside: dict[int, int] = {}
        """By the bit of a room: those one may come to from there."""
        self.broken: dict[int, int] = {}
        """The same through walls, for Bonk."""
        self.outside = self.breakable = 0
        """Where one gets out, and where through a wall."""
        portals = [cell for cell in self.cells if g.rooms[cell].kind == PORTAL]
        self.traps = self.potions = self.keys = 0
        self.trophies: list[tuple[int, Symbols]] = []
        self.pairs = 0
        self.hires: list[tuple[int, int]] = []
        """Vagabonds that are worth their coin for the paw they bring: that paw is free again."""
        gains: list[tuple[int, int, Room]] = []
        for cell in self.cells:
            bit, room, near, behind = self.bits[cell], g.rooms[cell], 0, 0
            for side in range(4):
                there = cell + STEP[side]
                if there not in root.sides:
                    if is_exit(g, hopeful, cell, side) or cell in self.turns:
                        self.outside |= bit
                    if self.bonk and is_table(g, root, cell, side):
                        self.breakable |= bit
                elif there in self.bits:
                    if self.may_pass(hopeful, cell, there, side):
                        near |= self.bits[there]
                    else:
                        behind |= self.bits[there]
            if cell in portals:
                for there in portals:
                    near |= self.bits[there]
            self.beside[bit], self.broken[bit] = near, behind
            if cell == root.cell and root.did[-1] != ():
                continue
            if room.kind == TRAP:
                self.traps |= bit
            elif room.kind == POTIONS:
                self.potions |= bit
            if room.key:
                self.keys |= bit
            if any(room.trophy):
                self.trophies.append((bit, room.trophy))
            if room.kind == VAGABOND:
                self.pairs |= bit
                hire = self.worth(room, PAW, True) - STEP_MORE
                if hire > 0:
                    self.hires.append((hire, bit))
            gain = self.hoped(room)
            if gain > 0:
                gains.append((gain, bit, room))
        gains.sort(key=lambda each: -each[0])
        self.gains = gains

    def may_pass(self, hopeful: Walk, cell: int, there: int, side: int) -> bool:
        """Whether a way could lead over a side, with a key or a turn of Sharik's."""
        if hopeful.passes(cell, side):
            return True
        here_open = cell in self.turns or hopeful.sides[cell][side] != WALL
        there_open = there in self.turns or hopeful.sides[there][FACING[side]] != WALL
        return (cell in self.turns or there in self.turns) and here_open and there_open

    def hoped(self, room: Room) -> int:
        """The most that a room can bring when it is claimed, less the paw and the room on the way; chests and keys by
        :meth:`bound_of`."""
        kind, paid = room.kind, FREE_PAW + STEP_MORE
        if kind == VAGABOND:
            return max(self.worth(room, TWO, False), self.worth(room, PAW, False)) - paid
        if kind == POTIONS:
            return max(self.taste.symbols) - paid
        if kind == CHEST:
            return CHEST_COINS * COIN - paid
        if kind == TRAP:
            return self.worth(room, "", False) - paid
        return self.worth(room, "", False) + (CHEST_COINS * COIN if room.key else 0) - paid

    def worth(self, room: Room, side: str, paw: bool) -> int:
        """What a card is worth, but for chests."""
        key = (room.id, side, paw)
        known = self.worths.get(key)
        if known is None:
            taste = self.taste
            known = 0
            if room.kind != CHEST:
                cards = (Taken(room, HERE, side, paw),)
                known = COIN * sure_coins(self.g, self.root.seat, cards)
                for weapon in range(3):
                    if cards[0].shows(weapon):
                        known += taste.symbols[weapon] * (1 if room.kind == VAGABOND else room.trophy[weapon])
                known += taste.shield * room.shield + taste.key * room.key + (taste.paw if paw else 0)
            self.worths[key] = known
        return known

    # -- the search ----------------------------------------------------------------------------------------------------------------

    def run(self, budget: int) -> Route | None:
        """Look at the most promising station next, until none can be better than the best way found."""
        root = self.root.copy()
        root.story = ()
        held = sum([self.worth(taken.room, taken.side, taken.paw) for taken in root.taken])
        start = Node(root, self.bits[root.cell], held, (), ())
        heap: list[tuple[int, int, int, Node]] = []
        count = nodes = 0
        undecided = root.did[-1] == () and decisions(self.g, root) != []
        fresh = self.decided(start, root, start.mask) if undecided else [start]
        while True:
            for node in fresh:
                self.try_leaving(node)
                bound = node.bound = self.bound_of(node)
                if bound > self.best_value and not self.is_beaten(node):
                    count += 1
                    heappush(heap, (-bound, -len(node.w.path), count, node))
            if not heap:
                break
            top = heappop(heap)
            if -top[0] <= self.best_value:
                heap.clear()
                break
            if nodes >= budget:
                heap.append(top)
                break
            nodes += 1
            fresh = self.onward(top[3])
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
        """Whether another way through the same rooms has at least as much of everything; else this one is noted."""
        w = node.w
        traps = self.traps & ~node.mask
        cards: tuple[tuple[str, str], ...] = ()
        if traps and not self.robin:
            weapons = {self.g.rooms[cell].weapon for cell in self.cells if self.bits[cell] & traps}
            cards = tuple(sorted([
                (taken.room.id, taken.side) for taken in w.taken if any(taken.shows(weapon) for weapon in weapons)
            ]))  # fmt: skip
        covered = bool(w.covered) and w.covered[-1][0] == w.cell
        chests = len([taken for taken in w.taken if taken.room.kind == CHEST])
        key = (
            w.cell, node.mask, node.caps, len(node.pending), w.potions, w.supply, w.pairs, w.board, cards, covered, chests,
            w.sides[w.cell] if self.turns else None, w.attack if w.card.id == JOAN else None,
        )  # fmt: skip
        swords, bows, fireballs = w.attack
        mine = (node.held, w.paws, w.shields - w.damage, swords, bows, fireballs, w.keys)
        others = self.seen.setdefault(key, [])
        for other in others:
            if (
                other[0] >= mine[0] and other[1] >= mine[1] and other[2] >= mine[2] and other[3] >= mine[3]
                and other[4] >= mine[4] and other[5] >= mine[5] and other[6] >= mine[6]
            ):  # fmt: skip
                return True
        others.append(mine)
        return False

    # -- what a way brings ---------------------------------------------------------------------------------------------------------

    def bound_of(self, node: Node) -> int:
        """More than any way that goes on from a station can bring; hopeless where none leads out.

        Bonk may break walls: with each that he breaks, he reaches more and has a paw less.
        """
        w = node.w
        open_rooms = ~node.mask
        reach = self.flood(self.bits[w.cell], self.bits[w.cell], open_rooms)
        most = self.hopes(node, reach & open_rooms, w.paws) if reach & self.outside else HOPELESS
        if self.bonk:
            for left in range(w.paws - 1, -1, -1):
                edge, breaks_out = reach, reach & self.breakable
                for bit in ones(reach):
                    edge |= self.broken[bit] & open_rooms
                further = self.flood(reach, edge & ~reach, open_rooms)
                if breaks_out or further & self.outside:
                    most = max(most, self.hopes(node, further & open_rooms, left))
                if further == reach:
                    break
                reach = further
        return most

    def flood(self, reach: int, edge: int, open_rooms: int) -> int:
        """The rooms that can be reached from some of them."""
        beside = self.beside
        reach |= edge
        while edge:
            bit = edge & -edge
            edge ^= bit
            fresh = beside[bit] & open_rooms & ~reach
            reach |= fresh
            edge |= fresh
        return reach

    def hopes(self, node: Node, reach: int, left: int) -> int:
        """More than any way through these rooms can bring with so many paws."""
        w = node.w
        chests = len([taken for taken in w.taken if taken.room.kind == CHEST])
        keys_wanted, spare = chests > w.keys, w.keys - chests
        chest_open = not keys_wanted and (spare > 0 or reach & self.keys != 0)
        total = node.held + COIN * CHEST_COINS * min(w.keys, chests) + self.potions_of(w) + FREE_PAW * left
        total -= STEP_MORE * len(w.path)
        if reach & self.traps and not self.robin:
            total -= sum([min(0, self.worth(each.room, each.side, each.paw)) for each in w.taken if each.room.kind == VAGABOND])
        if self.hires:
            total += sum([gain for gain, bit in self.hires if bit & reach])
        gains = [self.claimed(room, chest_open) for _, room in node.pending]
        hope: Symbols | None = None
        taken_up = 0
        for gain, bit, room in self.gains:
            if taken_up >= left:
                break
            if not bit & reach:
                continue
            if room.kind == CHEST and not chest_open:
                gain = self.taste.chest - FREE_PAW - STEP_MORE
            elif room.key and not keys_wanted:
                gain -= CHEST_COINS * COIN
            elif room.kind == MONSTER:
                if hope is None:
                    hope = self.hope(w, reach)
                if not covers(hope, room.needs) and (w.card.id != JOAN or room.name == DRAGON or left < 2):
                    continue
            if gain > 0:
                gains.append(gain)
                if not room.key and room.kind != CHEST:
                    taken_up += 1
        gains.sort(reverse=True)
        return total + sum([gain for gain in gains[:left] if gain > 0])

    def hope(self, w: Walk, reach: int) -> Symbols:
        """The symbols with all trophies in reach."""
        pairs = len(w.pairs) + (reach & self.pairs).bit_count()
        swords, bows, fireballs = [w.attack[weapon] + w.potions[weapon] + pairs for weapon in range(3)]
        if reach & self.potions:
            swords, bows, fireballs = swords + w.supply[0], bows + w.supply[1], fireballs + w.supply[2]
        for bit, trophy in self.trophies:
            if bit & reach:
                swords, bows, fireballs = swords + trophy[0], bows + trophy[1], fireballs + trophy[2]
        return swords, bows, fireballs

    def potions_of(self, w: Walk) -> int:
        """What the potions left are worth."""
        symbols = self.taste.symbols
        return w.potions[0] * symbols[0] + w.potions[1] * symbols[1] + w.potions[2] * symbols[2]

    def claimed(self, room: Room, opens: bool) -> int:
        """What it brings to claim a pending room in the end, less the paw."""
        if room.kind == CHEST:
            return (CHEST_COINS * COIN if opens else self.taste.chest) - FREE_PAW
        return self.worth(room, "", False) - FREE_PAW

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
        for step in steps(g, w):
            if leaves(g, w, step):
                after = w.copy()
                take_step(g, after, step)
                value = self.value_of(node, after)
                if value > self.best_value:
                    self.best, self.best_value, self.best_step = node, value, step

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


def ones(mask: int) -> Iterator[int]:
    """The bits of a mask."""
    while mask:
        bit = mask & -mask
        mask ^= bit
        yield bit


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
