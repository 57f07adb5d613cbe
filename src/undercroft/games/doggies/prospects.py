"""What a way out can still bring at most, for the search (:mod:`.routes`): which rooms lie beside which, what each is worth, and
more than any way through those in reach can win with the paws left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from .burden import HERE, PAW, TWO, Deed, Taken, Walk
from .cards import BONK, CHEST, CHEST_COINS, DRAGON, JOAN, PORTAL, POTIONS, ROBIN, TRAP, VAGABOND, WALL, Room, Symbols
from .grid import FACING, STEP, cell_of
from .parts import chains, flood, next_to
from .scoring import sure_coins
from .walk import is_exit, is_table, may_enter, rotations

if TYPE_CHECKING:
    from .state import State

COIN, SYMBOL, FREE_PAW, STEP_MORE = 1_000_000, 10_000, 100, 1
"""What ways are held against each other by: coins first, then trophy symbols, then free paws, then fewer rooms."""
HOPELESS = -(1 << 60)
ANYWHERE = -1
"""In place of a room's bit: rooms that are behind, and may still be claimed."""


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
    :param pending: rooms walked that may be claimed in the end.
    """

    __slots__ = (
        "bound", "caps", "chests", "coins", "held", "mask", "narrowed", "offers", "pending", "reach", "shut", "spare", "sure",
        "w",
    )  # fmt: skip

    def __init__(self, w: Walk, mask: int, held: int, pending: tuple[Pending, ...], caps: tuple[Cap, ...]) -> None:
        self.w = w
        self.mask = mask
        self.held = held
        self.pending = pending
        self.caps = caps
        self.chests = len([taken for taken in w.taken if taken.room.kind == CHEST])
        self.coins = [room.coins for _, room in pending if room.kind != CHEST]
        """What the pending rooms of coins bring, the best first, as far as there are paws."""
        self.shut = len(pending) - len(self.coins)
        """How many pending rooms are chests."""
        self.coins.sort(reverse=True)
        del self.coins[w.paws :]
        self.bound = 0
        self.narrowed = False
        self.sure = 0
        """What it has without any claim more."""
        self.spare = 0
        """What its vagabonds take, which could be laid on traps."""
        self.offers: list[tuple[int, int]] = []
        """What may be claimed by what it brings at most, the best first."""
        self.reach = 0
        """The rooms that may still be come to, however many walls are broken."""


class Gain:
    """A room that may be claimed.

    :param worth: what it brings, less the paw and the room on the way; without what a key opens.
    :param most: the same with that.
    :param lends: whether it brings symbols.
    """

    __slots__ = ("bit", "lends", "most", "room", "worth")

    def __init__(self, room: Room, bit: int, worth: int, lends: bool) -> None:
        self.room = room
        self.bit = bit
        self.worth = worth
        self.most = worth + (COIN * CHEST_COINS if room.key else 0)
        self.lends = lends


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
        self.traps = self.keys = self.chests = self.pairs = 0
        self.artifacts = [0, 0, 0]
        self.snares: list[tuple[int, int]] = []
        """Traps, with their weapons."""
        self.hires: list[tuple[int, int]] = []
        """Vagabonds that are worth their coin for the paw they bring: that paw is free again."""
        self.gains: list[Gain] = []
        self.wins: list[tuple[int, int]] = []
        """All that may be claimed by what it brings at most, the best first."""
        portals = sum([self.bits[cell] for cell in self.cells if g.rooms[cell].kind == PORTAL])
        for cell, bit in self.bits.items():
            self.look_around(hopeful, cell, portals)
            if cell != root.cell or root.did[-1] == ():
                self.appraise(g.rooms[cell], bit)
        self.gains.sort(key=lambda each: -each.worth)
        self.wins.sort(reverse=True)
        self.paths = {bit: self.beside[bit] | self.broken[bit] for bit in self.beside} if self.bonk else self.beside
        self.lacking: dict[Symbols, list[int]] = {}

    def look_around(self, hopeful: Walk, cell: int, portals: int) -> None:
        """Where one may come to from a room, and whether out."""
        g, root = self.g, self.root
        bit, near, behind = self.bits[cell], 0, 0
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
        self.beside[bit] = near | portals if bit & portals else near
        self.broken[bit] = behind

    def appraise(self, room: Room, bit: int) -> None:
        """What a room could bring at most."""
        kind = room.kind
        if kind == CHEST:
            self.chests |= bit
            self.wins.append((COIN * CHEST_COINS - FREE_PAW - STEP_MORE, bit))
            return
        if kind == TRAP:
            self.traps |= bit
            self.snares.append((bit, room.weapon))
        elif kind == VAGABOND:
            self.pairs |= bit
            hire = self.worth(room, PAW, True) - STEP_MORE
            if hire > 0:
                self.hires.append((hire, bit))
        if room.key:
            self.keys |= bit
        for weapon in range(3):
            if room.trophy[weapon] == 2:
                self.artifacts[weapon] |= bit
        gain = Gain(room, bit, self.hoped(room), any(room.trophy) or kind == POTIONS)
        if gain.worth > 0 or gain.lends or room.key:
            self.gains.append(gain)
            if gain.most > 0:
                self.wins.append((gain.most, bit))

    def may_pass(self, hopeful: Walk, cell: int, there: int, side: int) -> bool:
        """Whether a way could lead over a side, with a key or a turn of Sharik's."""
        if hopeful.passes(cell, side):
            return True
        here_open = cell in self.turns or hopeful.sides[cell][side] != WALL
        there_open = there in self.turns or hopeful.sides[there][FACING[side]] != WALL
        return (cell in self.turns or there in self.turns) and here_open and there_open

    def hoped(self, room: Room) -> int:
        """The most that a room can bring when it is claimed, less the paw and the room on the way; chests and keys by
        :meth:`hopes`."""
        kind, paid = room.kind, FREE_PAW + STEP_MORE
        if kind == VAGABOND:
            return max(self.worth(room, TWO, False), self.worth(room, PAW, False)) - paid
        if kind == POTIONS:
            return max(self.taste.symbols) - paid
        return self.worth(room, "", False) - paid

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
        """More than any way that goes on from a station can bring, quickly estimated; hopeless where none leads out."""
        w = node.w
        here = self.bits[w.cell]
        paths = self.paths if w.paws else self.beside
        node.reach = reach = flood(paths, here, ~node.mask)
        if not reach & (self.outside | self.breakable):
            return HOPELESS
        node.sure = node.held + COIN * CHEST_COINS * min(w.keys, node.chests) + self.potions_of(w) - STEP_MORE * len(w.path)
        if not self.robin:
            for each in w.taken:
                if each.room.kind == VAGABOND:
                    node.spare -= min(0, self.worth(each.room, each.side, each.paw))
        node.offers = [offer for offer in self.wins if offer[1] & reach]
        if node.pending:
            node.offers += [(COIN * CHEST_COINS - FREE_PAW, ANYWHERE)] * node.shut
            node.offers += [(COIN * coins - FREE_PAW, ANYWHERE) for coins in node.coins]
            node.offers.sort(reverse=True)
        return self.at_most(node, reach, w.paws)

    def at_most(self, node: Node, rooms: int, left: int) -> int:
        """What any way through these rooms would bring with so many paws, if every key found its chest, and every room were won."""
        total = self.sure(node, rooms) + FREE_PAW * left
        for gain, bit in node.offers:
            if bit & rooms:
                if not left:
                    break
                total += gain
                left -= 1
        return total

    def narrow(self, node: Node, floor: int) -> int:
        """The same, estimated more closely, where it is more than ``floor``.

        A way that has left a part of the dungeon through its only door does not come back. Bonk may break walls: with each that he
        breaks, he reaches more and has a paw less.
        """
        most = floor
        for rooms, left in self.stretches(node):
            if most >= node.bound:
                return node.bound
            if self.at_most(node, rooms, left) > most:
                most = max(most, self.hopes(node, rooms, left))
        return min(most, node.bound)

    def stretches(self, node: Node) -> list[tuple[int, int]]:
        """Sets of rooms such that every way on stays inside one of them, with the paws left for each."""
        w = node.w
        here, open_rooms = self.bits[w.cell], ~node.mask
        if not self.bonk:
            return [(chain & ~here, w.paws) for chain in chains(self.beside, here, node.reach, self.outside)]
        found: list[tuple[int, int]] = []
        reach = flood(self.beside, here, open_rooms)
        if reach & self.outside:
            found.append((reach & ~here, w.paws))
        for left in range(w.paws - 1, -1, -1):
            breaks_out = reach & self.breakable
            edge = next_to(self.broken, reach) & open_rooms & ~reach
            if edge:
                reach |= flood(self.beside, edge, open_rooms)
            if breaks_out or reach & self.outside:
                found.append((reach & ~here, left))
                if reach == node.reach:
                    break
        return found[1:] + found[:1]  # one wall broken is mostly best: the first one looked at may do

    def sure(self, node: Node, reach: int) -> int:
        """What it has without any claim more; with vagabonds that bring more than they take, and without those that a trap frees it
        of."""
        total = node.sure
        if reach & self.traps:
            total += node.spare
        for gain, bit in self.hires:
            if bit & reach:
                total += gain
        return total

    def hopes(self, node: Node, reach: int, left: int) -> int:
        """More than any way through these rooms can bring with so many paws.

        What is too strong now may be beaten after so many of the rooms in reach have lent their symbols, and each of those takes a
        paw, too: the best of all such numbers counts.
        """
        w = node.w
        opened = COIN * CHEST_COINS
        total = self.sure(node, reach) + FREE_PAW * left
        # A key opens a chest at hand, or the other way round; where both are still to be claimed, each brings half.
        wanted, spare = max(0, node.chests - w.keys), max(0, w.keys - node.chests)
        chests = node.shut + (reach & self.chests).bit_count()
        keys = (reach & self.keys).bit_count()
        closed = self.taste.chest - FREE_PAW
        sure = [COIN * coins - FREE_PAW for coins in node.coins]
        if chests:
            sure += [opened - FREE_PAW] * min(spare, chests)
            sure += [max(closed, opened // 2 - FREE_PAW) if at < keys else closed for at in range(chests - spare)]
        lent: list[int] = []
        later: list[tuple[int, int, bool]] = []
        """What needs symbols out of so many rooms more, and whether it lends any itself."""
        lacking = self.lacks(w)
        pairs, most = len(w.pairs) + (reach & self.pairs).bit_count(), 0
        ability = w.card.id == JOAN and left >= 2
        for at, gain in enumerate(self.gains):
            if not gain.bit & reach:
                continue
            worth = gain.worth
            if gain.room.key:
                if wanted:
                    wanted -= 1
                    worth += opened
                elif chests > spare:
                    worth += opened // 2
            lacks = lacking[at] - pairs
            if lacks > 0 and not (ability and gain.room.name != DRAGON):
                later.append((worth, lacks, gain.lends))
                if lacks > most:
                    most = lacks
            elif gain.lends:
                lent.append(worth)
            elif worth > 0:
                sure.append(worth)
        best = 0
        for lenders in range(min(most, left) + 1):
            lending = lent + [worth for worth, lacks, lends in later if lends and lacks <= lenders] if lenders else lent
            if len(lending) < lenders:
                continue
            lending.sort(reverse=True)
            others = sure + lending[lenders:] + [worth for worth, lacks, lends in later if not lends and lacks <= lenders]
            others.sort(reverse=True)
            best = max(best, sum(lending[:lenders]) + sum([worth for worth in others[: left - lenders] if worth > 0]))
        return total + best

    def lacks(self, w: Walk) -> list[int]:
        """Out of how many rooms symbols must come before each monster is beaten: an artifact brings two at once."""
        attack = (w.attack[0] + w.potions[0], w.attack[1] + w.potions[1], w.attack[2] + w.potions[2])
        found = self.lacking.get(attack)
        if found is None:
            found = self.lacking[attack] = [self.rooms_wanted(gain.room.needs, attack) for gain in self.gains]
        return found

    def rooms_wanted(self, needs: Symbols, attack: Symbols) -> int:
        """Out of how many rooms these needs are met."""
        count = 0
        for weapon in range(3):
            lack = needs[weapon] - attack[weapon]
            if lack > 0:
                count += lack if lack == 1 or not self.artifacts[weapon] else lack - 1
        return count

    def potions_of(self, w: Walk) -> int:
        """What the potions left are worth."""
        symbols = self.taste.symbols
        return w.potions[0] * symbols[0] + w.potions[1] * symbols[1] + w.potions[2] * symbols[2]

    def claimed(self, room: Room, opens: bool) -> int:
        """What it brings to claim a pending room in the end, less the paw."""
        if room.kind == CHEST:
            return (CHEST_COINS * COIN if opens else self.taste.chest) - FREE_PAW
        return self.worth(room, "", False) - FREE_PAW
