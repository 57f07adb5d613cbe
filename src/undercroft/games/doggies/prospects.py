"""What a way out can still bring at most, for the search (:mod:`.routes`): which rooms lie beside which, what each is worth, and
more than any way through those in reach can win with the paws left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, TypeAlias

from .burden import HERE, PAW, TWO, Deed, Taken, Walk
from .cards import BONK, CHEST, CHEST_COINS, DRAGON, JOAN, MONSTER, PORTAL, POTIONS, ROBIN, TRAP, VAGABOND, WALL, Room, Symbols
from .deeds import covers
from .grid import FACING, STEP, cell_of
from .scoring import sure_coins
from .walk import is_exit, is_table, may_enter, rotations

if TYPE_CHECKING:
    from .state import State

COIN, SYMBOL, FREE_PAW, STEP_MORE = 1_000_000, 10_000, 100, 1
"""What ways are held against each other by: coins first, then trophy symbols, then free paws, then fewer rooms."""
HOPELESS = -(1 << 60)


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

    __slots__ = ("bound", "caps", "chests", "held", "mask", "pending", "w")

    def __init__(self, w: Walk, mask: int, held: int, pending: tuple[Pending, ...], caps: tuple[Cap, ...]) -> None:
        self.w = w
        self.mask = mask
        self.held = held
        self.pending = pending
        self.caps = caps
        self.chests = len([taken for taken in w.taken if taken.room.kind == CHEST])
        self.bound = 0


class Prospects:
    """What can be won from ``root`` on, by taste."""

    def __init__(self, g: State, root: Walk, taste: Taste) -> None:
        self.g = g
        self.taste = taste
        self.root = root
        self.robin = root.card.id == ROBIN
        self.bonk = root.card.id == BONK
        self.worths: dict[tuple[str, str, bool], int] = {}
        self.turns: dict[int, list[Deed]] = {}
        for deed in rotations(g, root):
            self.turns.setdefault(cell_of(deed[1]), []).append(deed)
        self.survey()

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

    # -- what a way can bring at most ----------------------------------------------------------------------------------------------

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
        w, chests = node.w, node.chests
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


def ones(mask: int) -> Iterator[int]:
    """The bits of a mask."""
    while mask:
        bit = mask & -mask
        mask ^= bit
        yield bit
