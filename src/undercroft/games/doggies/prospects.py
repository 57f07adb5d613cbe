"""What a way out can still bring at most, for the search (:mod:`.routes`): more than any way through the rooms in reach can win
with the paws left."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from .burden import Taken, Walk
from .cards import CHEST, CHEST_COINS, DRAGON, JOAN, MOST_PAWS, VAGABOND, Room, Symbols
from .stations import Node
from .survey import Stretch, Survey, Won
from .taste import COIN, FREE_PAW, HOPELESS, STEP_MORE, Taste

if TYPE_CHECKING:
    from .state import State

Pairs: TypeAlias = "tuple[tuple[int, ...], ...]"
"""The two weapons of each vagabond that was hired for both."""

NEVER = 99
"""Out of so many rooms no symbols come."""


class Prospects(Survey):
    """What can be won from ``root`` on, by taste."""

    def __init__(self, g: State, root: Walk, taste: Taste) -> None:
        super().__init__(g, root, taste)
        self.joan = root.card.id == JOAN
        self.disarming: dict[tuple[tuple[Taken, ...], int], tuple[tuple[str, str], ...]] = {}
        self.spares: dict[tuple[Taken, ...], int] = {}

    def bound_of(self, node: Node) -> int:
        """More than any way that goes on from a station can bring, quickly estimated; hopeless where none leads out."""
        w = node.w
        ahead = node.ahead = self.outlook(self.bits[w.cell], node.mask, w.paws > 0)
        if not ahead.reach & (self.outside | self.breakable):
            return HOPELESS
        node.sure = node.held + COIN * CHEST_COINS * min(w.keys, node.chests) + self.potions_of(w) - STEP_MORE * len(w.path)
        node.spare = self.spare_of(w.taken)
        node.behind = [COIN * CHEST_COINS - FREE_PAW] * node.shut + [COIN * coins - FREE_PAW for coins in node.coins]
        return self.at_most(node, ahead.all, w.paws)

    def spare_of(self, taken: tuple[Taken, ...]) -> int:
        """What vagabonds take, which could be laid on traps."""
        found = self.spares.get(taken)
        if found is None:
            found = 0
            for each in taken:
                if each.room.kind == VAGABOND and not self.robin:
                    found -= min(0, self.worth(each.room, each.side, each.paw))
            self.spares[taken] = found
        return found

    def cards_for(self, taken: tuple[Taken, ...], traps: int) -> tuple[tuple[str, str], ...]:
        """The cards that disarm any of these traps."""
        found = self.disarming.get((taken, traps))
        if found is None:
            weapons = {weapon for bit, weapon in self.snares if bit & traps}
            cards = [(each.room.id, each.side) for each in taken if any(each.shows(weapon) for weapon in weapons)]
            found = self.disarming[taken, traps] = tuple(sorted(cards))
        return found

    def at_most(self, node: Node, stretch: Stretch, left: int) -> int:
        """What any way through these rooms would bring with so many paws, if every key found its chest, and every room were won."""
        offers = sorted(stretch.offers + node.behind, reverse=True) if node.behind else stretch.offers
        return self.sure(node, stretch) + FREE_PAW * left + sum(offers[:left])

    def narrow(self, node: Node, floor: int) -> int:
        """The same, estimated more closely, where it is more than ``floor``."""
        promising: list[tuple[int, int, int, Stretch]] = []
        for at, (stretch, breaks) in enumerate(self.stretches(self.bits[node.w.cell], node.ahead)):
            left = node.w.paws - breaks
            if left >= 0:
                most = self.at_most(node, stretch, left)
                if most > floor:
                    promising.append((-most, at, left, stretch))
        promising.sort()
        best = floor
        for most, _, left, stretch in promising:
            if best >= -most:
                break
            best = max(best, self.hopes(node, stretch, left))
            if best >= node.bound:
                return node.bound
        return best

    def sure(self, node: Node, stretch: Stretch) -> int:
        """What it has without any claim more; with vagabonds that bring more than they take, and without those that a trap frees it
        of."""
        return node.sure + stretch.hired + (node.spare if stretch.traps else 0)

    def hopes(self, node: Node, stretch: Stretch, left: int) -> int:
        """More than any way through these rooms can bring with so many paws."""
        if not stretch.won:
            stretch.look(self)
        w = node.w
        opened, closed = COIN * CHEST_COINS, self.taste.chest - FREE_PAW
        # A key opens a chest at hand, or the other way round; where both are still to be claimed, each brings half.
        spare = max(0, w.keys - node.chests)
        chests, keys = node.shut + stretch.chests, stretch.keys
        sure = [COIN * coins - FREE_PAW for coins in node.coins]
        if chests:
            sure += [opened - FREE_PAW] * min(spare, chests)
            sure += [max(closed, opened // 2 - FREE_PAW) if at < keys else max(0, closed) for at in range(chests - spare)]
        key = opened if node.chests > w.keys else opened // 2 if chests > spare else 0
        best = 0
        for lenders, brings, others in self.won(w, stretch, left, key if keys else 0):
            if lenders > left:
                break
            offers = sorted(others + sure, reverse=True) if sure else others
            best = max(best, brings + sum(offers[: left - lenders]))
        return self.sure(node, stretch) + FREE_PAW * left + best

    def won(self, w: Walk, stretch: Stretch, left: int, key: int) -> list[Won]:
        """What may be won in a stretch, if each key there brings so much."""
        swords, bows, fireballs = w.attack[0] + w.potions[0], w.attack[1] + w.potions[1], w.attack[2] + w.potions[2]
        attack = (min(stretch.tough[0], swords), min(stretch.tough[1], bows), min(stretch.tough[2], fireballs))
        mark = (attack, w.pairs, self.joan and left >= 2, key)
        found = stretch.won.get(mark)
        if found is None:
            found = stretch.won[mark] = self.winnings(stretch, *mark)
        return found

    def winnings(self, stretch: Stretch, attack: Symbols, pairs: Pairs, ability: bool, key: int) -> list[Won]:
        """The same, found out anew.

        What is too strong now may be beaten after so many of these rooms have lent their symbols, and each of those takes a paw,
        too.
        """
        lent, sure = list(stretch.lenders), list(stretch.plain)
        later: list[tuple[int, int, bool]] = []
        """What needs symbols out of so many rooms more, and whether it lends any itself."""
        most = 0
        for gain in stretch.fights:
            forced = ability and gain.room.name != DRAGON
            lacks = 0 if forced else self.rooms_wanted(gain.room, attack, pairs, stretch)
            worth = gain.worth + (key if gain.room.key else 0)
            if lacks == NEVER:
                continue
            if lacks > 0:
                later.append((worth, lacks, gain.lends))
                most = max(most, lacks)
            elif gain.lends:
                lent.append(worth)
            else:
                sure.append(worth)
        found: list[Won] = []
        for lenders in range(most + 1):
            lending = lent + [worth for worth, lacks, lends in later if lends and lacks <= lenders]
            if len(lending) >= lenders:
                lending.sort(reverse=True)
                others = sure + lending[lenders:] + [worth for worth, lacks, lends in later if not lends and lacks <= lenders]
                others.sort(reverse=True)
                found.append((lenders, sum(lending[:lenders]), [worth for worth in others[:MOST_PAWS] if worth > 0]))
        return found

    def rooms_wanted(self, room: Room, attack: Symbols, pairs: Pairs, stretch: Stretch) -> int:
        """Out of how many rooms symbols must come before a monster is beaten: an artifact brings two at once. :data:`NEVER` where
        all that the stretch lends is not enough, each vagabond and each potion giving one of any weapon."""
        count = missing = 0
        for weapon in range(3):
            lack = room.needs[weapon] - attack[weapon]
            if lack > 0:
                count += lack if lack == 1 or not self.artifacts[weapon] else lack - 1
                missing += max(0, lack - stretch.lent[weapon] + room.trophy[weapon])
        if not count:
            return 0
        vagabonds = stretch.pairs
        for pair in pairs:
            for weapon in pair:
                if room.needs[weapon] > attack[weapon]:
                    vagabonds += 1
                    break
        return NEVER if missing > vagabonds + stretch.brews else count - vagabonds

    def potions_of(self, w: Walk) -> int:
        """What the potions left are worth."""
        symbols = self.taste.symbols
        return w.potions[0] * symbols[0] + w.potions[1] * symbols[1] + w.potions[2] * symbols[2]

    def claimed(self, room: Room, opens: bool) -> int:
        """What it brings to claim a pending room in the end, less the paw."""
        if room.kind == CHEST:
            return (CHEST_COINS * COIN if opens else self.taste.chest) - FREE_PAW
        return self.worth(room, "", False) - FREE_PAW
