"""What lies ahead in a dungeon, for the search for ways out (:mod:`.routes`): which rooms lie beside which, what each is worth,
and in which parts of the dungeon a way on may stay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeAlias

from .burden import HERE, PAW, TWO, Deed, Taken, Walk
from .cards import BONK, CHEST, CHEST_COINS, MOST_PAWS, PORTAL, POTIONS, ROBIN, TRAP, VAGABOND, WALL, Room, Symbols
from .grid import FACING, STEP, cell_of
from .parts import chains, flood, next_to
from .scoring import sure_coins
from .taste import COIN, FREE_PAW, STEP_MORE, Taste
from .walk import is_exit, is_table, may_enter, rotations

if TYPE_CHECKING:
    from .state import State


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


Won: TypeAlias = "tuple[int, int, list[int]]"
"""After so many rooms have lent their symbols: their number, what they bring, and what else may be won then, the best first."""


class Stretch:
    """Rooms, such that some ways on stay inside them, and what lies there.

    :param hired: what vagabonds bring there that are worth their coin for the paw they bring.
    :param offers: what may be claimed there by what it brings at most, the best first, as many as there can be paws.
    :param lent: the symbols of all trophies there.
    :param lenders: what rooms bring that lend symbols; ``plain``: that lend none. All these need none.
    :param fights: monsters, and what brings a key; ``tough``: the most symbols of each weapon that any of them asks for.
    :param won: what may be won there by what the dog has; none before the first look.
    """

    __slots__ = (
        "brews", "chests", "fights", "hired", "keys", "lenders", "lent", "offers", "pairs", "plain", "rooms", "tough", "traps",
        "won",
    )  # fmt: skip

    def __init__(self, survey: Survey, rooms: int) -> None:
        self.rooms = rooms
        self.traps = rooms & survey.traps != 0
        self.hired = sum([gain for gain, bit in survey.hires if bit & rooms])
        self.offers = [gain for gain, bit in survey.wins if bit & rooms][:MOST_PAWS]
        self.won: dict[object, list[Won]] = {}

    def look(self, survey: Survey) -> None:
        """See what lies there, once that is asked for."""
        rooms = self.rooms
        self.chests = (rooms & survey.chests).bit_count()
        self.keys = (rooms & survey.keys).bit_count()
        self.pairs = (rooms & survey.pairs).bit_count()
        self.brews = (rooms & survey.brews).bit_count()
        self.lenders: list[int] = []
        self.plain: list[int] = []
        self.fights: list[Gain] = []
        lent, tough = [0, 0, 0], [0, 0, 0]
        for gain in survey.gains:
            room = gain.room
            if not gain.bit & rooms:
                continue
            if room.key or any(room.needs):
                self.fights.append(gain)
            elif gain.lends:
                self.lenders.append(gain.worth)
            elif gain.worth > 0:
                self.plain.append(gain.worth)
            for weapon in range(3):
                lent[weapon] += room.trophy[weapon]
                tough[weapon] = max(tough[weapon], room.needs[weapon])
        self.lenders.sort(reverse=True)
        del self.lenders[MOST_PAWS:], self.plain[MOST_PAWS:]
        self.lent: Symbols = (lent[0], lent[1], lent[2])
        self.tough: Symbols = (tough[0], tough[1], tough[2])


class Outlook:
    """What lies ahead of all stations that came to a room through the same rooms.

    :param reach: all rooms that may still be come to, however many walls are broken; ``all``: the same as a stretch.
    :param stretches: such that every way on stays inside one of them, each with the number of walls that Bonk breaks before he
        comes to all of it; none yet where they were not asked for.
    """

    __slots__ = ("all", "reach", "stretches")

    def __init__(self, reach: int, whole: Stretch) -> None:
        self.reach = reach
        self.all = whole
        self.stretches: list[tuple[Stretch, int]] = []


class Survey:
    """The dungeon from ``root`` on: where one may come to, and what is worth how much by taste."""

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
        self.traps = self.keys = self.chests = self.pairs = self.brews = 0
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
        self.valued = self.traps | self.chests | self.pairs | sum([gain.bit for gain in self.gains])
        """Where anything lies that a way could bring."""
        self.outlooks: dict[object, Outlook] = {}
        self.known: dict[int, Stretch] = {}

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
        if kind == POTIONS:
            self.brews |= bit
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

    # -- where ways on may stay ----------------------------------------------------------------------------------------------------

    def outlook(self, here: int, mask: int, may_break: bool) -> Outlook:
        """What lies ahead of a room, through others than those walked."""
        key = (here, mask, may_break)
        found = self.outlooks.get(key)
        if found is None:
            reach = flood(self.paths if may_break else self.beside, here, ~mask)
            found = self.outlooks[key] = Outlook(reach, self.stretch(reach & ~here))
        return found

    def stretch(self, rooms: int) -> Stretch:
        """What lies in these rooms."""
        rooms &= self.valued
        found = self.known.get(rooms)
        if found is None:
            found = self.known[rooms] = Stretch(self, rooms)
        return found

    def stretches(self, here: int, ahead: Outlook) -> list[tuple[Stretch, int]]:
        """The stretches ahead of a room, without those that lie in others.

        A way that has left a part of the dungeon through its only door does not come back. Bonk may break walls: with each that he
        breaks, he reaches more and has a paw less.
        """
        if not ahead.stretches:
            reach = flood(self.beside, here, ahead.reach)
            parts = [(chain, 0) for chain in chains(self.beside, here, reach, self.outside)]
            if self.bonk:
                parts += self.broken_into(reach, ahead.reach)
            kept: list[tuple[int, int]] = []
            for rooms, breaks in parts:
                rooms &= self.valued & ~here
                if not any(rooms & ~more == 0 and fewer <= breaks for more, fewer in kept):
                    kept.append((rooms, breaks))
            ahead.stretches = [(self.stretch(rooms), breaks) for rooms, breaks in kept]
        return ahead.stretches

    def broken_into(self, reach: int, all_rooms: int) -> Iterator[tuple[int, int]]:
        """Those of ways on which Bonk breaks walls, with how many, from the rooms reached without."""
        for breaks in range(1, MOST_PAWS + 1):
            breaks_out = reach & self.breakable
            behind = next_to(self.broken, reach) & all_rooms & ~reach
            reach |= flood(self.beside, behind, all_rooms)
            if breaks_out or reach & self.outside:
                yield reach, breaks
                if reach == all_rooms:
                    break
