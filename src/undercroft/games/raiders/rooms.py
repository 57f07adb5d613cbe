"""The thirty rooms of Dungeon Raiders and what each does to the party (rules §1, §5).

What a room does when everyone has laid a card is its ``resolve``; the figures are data. Nothing here is reconstructed: the
card faces agree with every figure the rulebook prints.
"""

from __future__ import annotations

from .cards import CRYSTAL, DEADLY, KEY, SWORD, TORCH, Card, Laid
from .party import NUMBER, Party


def seats_on(laid: Laid, value: int) -> list[int]:
    """The seats that laid this value."""
    return [seat for seat, each in laid.items() if each == value]


class Room:
    """A dungeon card."""

    kind: str = ""

    def __init__(self, id: str) -> None:
        self.id = id

    def resolve(self, g: Party, laid: Laid) -> None:
        """Everyone has laid a card: note what each hero gains and suffers."""
        raise NotImplementedError


class Monster(Room):
    """Beaten if the laid values together reach its strength; else whoever laid the lowest takes all its wounds (§5.2)."""

    kind = "monster"

    def __init__(self, id: str, strength: tuple[int, int, int], wounds: int) -> None:
        super().__init__(id)
        self.strength = {3: strength[0], 4: strength[1], 5: strength[2]}
        self.wounds = wounds

    def resolve(self, g: Party, laid: Laid) -> None:
        if g.is_solo():
            victims = self.victims_solo(g, laid)
        elif g.is_duel():
            victims = self.victims_duel(laid)
        else:
            victims = self.victims(g, laid)
        if g.journal is not None:
            self.judge(g, laid, bool(victims))
        for seat in victims:
            g.hurt(seat, self.wounds, "solo" if g.is_solo() else "lower" if g.is_duel() else "lowest", victims)

    def judge(self, g: Party, laid: Laid, hits: bool) -> None:
        """Say whether it is beaten, and by how much; in a duel who is hit says enough."""
        if not g.is_duel():
            against = int(g.monster_card) if g.is_solo() else 0
            need = against + 1 if against else self.strength[g.strength_count()]
            total = sum(laid.values())
            g.tell("monster-missed" if hits else "monster-beaten", room=self.id, total=total, need=need, against=against)
        elif not hits:
            g.tell("monster-confused", room=self.id)

    def victims(self, g: Party, laid: Laid) -> list[int]:
        """The heroes on the lowest value, unless all together reach the strength (A1: reaching it is enough)."""
        if sum(laid.values()) >= self.strength[g.strength_count()]:
            return []
        return seats_on(laid, min(laid.values()))

    def victims_duel(self, laid: Laid) -> list[int]:
        """The lower card; with equal cards the monster hurts nobody (§10)."""
        lowest = min(laid.values())
        return seats_on(laid, lowest) if lowest < max(laid.values()) else []

    def victims_solo(self, g: Party, laid: Laid) -> list[int]:
        """You, unless your card is higher than the monster's (§11)."""
        return [seat for seat, value in laid.items() if value <= int(g.monster_card)]


class Vault(Room):
    """The highest card takes the biggest chest, the second highest the other; those who tie share, rounded down (§5.1)."""

    kind = "vault"

    def __init__(self, id: str, *chests: int) -> None:
        super().__init__(id)
        self.chests = chests

    def resolve(self, g: Party, laid: Laid) -> None:
        left: list[tuple[int, list[int]]] = []
        for place, (chest, winners) in enumerate(self.claims(g, laid)):
            why = "chest" if g.is_solo() else "second" if place else "highest"
            if chest < len(winners):
                left.append((chest, winners))
                continue
            for seat in winners:
                g.earn(seat, chest // len(winners), why, winners)
            if winners and chest % len(winners):
                g.tell("coins-stay", count=chest % len(winners), total=chest, seats=winners)
        if not g.changes:
            g.tell("vault-nothing", room=self.id)
        for chest, winners in left:
            g.tell("too-few-coins", count=chest, seats=winners)

    def claims(self, g: Party, laid: Laid) -> list[tuple[int, list[int]]]:
        """Each chest with the heroes who claim it."""
        if g.is_solo():
            return self.claims_solo(g, laid)
        ranks = sorted(set(laid.values()), reverse=True)
        ranks += [0] * len(self.chests)
        return [(chest, seats_on(laid, ranks[place])) for place, chest in enumerate(self.chests)]

    def claims_solo(self, g: Party, laid: Laid) -> list[tuple[int, list[int]]]:
        """Every chest with a number below the card; or only the largest such (§11, A8)."""
        claims: list[tuple[int, list[int]]] = []
        one_taken = False
        for chest in self.chests:
            winners = [] if one_taken else [seat for seat, value in laid.items() if chest < value]
            one_taken = bool(winners) and g.options.solo_chests == "one"
            claims.append((chest, winners))
        return claims


HALF = -1
"""In a trap's table: half of what there is, rounded down."""


def why_half(left: int, life: bool = False) -> str:
    """Why half of this is gone: of treasure, or of the life left; of an odd number it is rounded down."""
    return f"half{'-life' if life else ''}{'-down' if left % 2 else ''}"


class Trap(Room):
    """Goes off by the highest (one skull) or lowest (two skulls) card on the table, whoever laid it (§5.3).

    :param skulls: 1 looks at the highest card and hits some, 2 looks at the lowest and hits all.
    :param harm: by the value of that card: how much, 0 for nothing, :data:`HALF` for half.
    """

    kind = "trap"

    def __init__(self, id: str, skulls: int, harm: tuple[int, int, int, int, int]) -> None:
        super().__init__(id)
        self.skulls = skulls
        self.harm = harm

    def trigger(self, laid: Laid) -> int:
        """The value that sets it off."""
        return max(laid.values()) if self.skulls == 1 else min(laid.values())

    def resolve(self, g: Party, laid: Laid) -> None:
        value = self.trigger(laid)
        harm = self.harm[value - 1]
        if g.journal is not None:
            g.tell("trap-goes" if harm else "trap-still", room=self.id, value=value)
        if harm:
            victims = self.victims(g)
            for seat in victims:
                self.strike(g, seat, harm, victims)

    def victims(self, g: Party) -> list[int]:
        """Whom it hits."""
        return g.living()

    def amount(self, g: Party, seat: int, harm: int) -> int:
        """How much of it one hero of those it hits takes."""
        return harm

    def strike(self, g: Party, seat: int, harm: int, victims: list[int]) -> None:
        """What it does to one hero of those it hits."""
        raise NotImplementedError


class Magnet(Trap):
    """The richest hero loses treasure; all of them, if they tie."""

    def victims(self, g: Party) -> list[int]:
        most = max(g.heroes[seat].treasure for seat in g.living())
        return [seat for seat in g.living() if g.heroes[seat].treasure == most]

    def strike(self, g: Party, seat: int, harm: int, victims: list[int]) -> None:
        g.lose(seat, harm, "richest", victims)


class Boulder(Trap):
    """The least wounded hero is wounded; all of them, if they tie."""

    def victims(self, g: Party) -> list[int]:
        least = min(g.heroes[seat].wounds for seat in g.living())
        return [seat for seat in g.living() if g.heroes[seat].wounds == least]

    def strike(self, g: Party, seat: int, harm: int, victims: list[int]) -> None:
        g.hurt(seat, harm, "fewest", victims)


class Lava(Trap):
    """Every hero loses treasure: half of it (the loss rounded down) if the lowest card is a 1."""

    def amount(self, g: Party, seat: int, harm: int) -> int:
        return g.heroes[seat].treasure // 2 if harm == HALF else harm

    def strike(self, g: Party, seat: int, harm: int, victims: list[int]) -> None:
        g.lose(seat, self.amount(g, seat, harm), why_half(g.heroes[seat].treasure) if harm == HALF else "everyone")


class Spikes(Trap):
    """Every hero is wounded: by half of what is left to death (rounded down) if the lowest card is a 1."""

    def amount(self, g: Party, seat: int, harm: int) -> int:
        return (DEADLY - g.heroes[seat].wounds) // 2 if harm == HALF else harm

    def strike(self, g: Party, seat: int, harm: int, victims: list[int]) -> None:
        life = DEADLY - g.heroes[seat].wounds
        g.hurt(seat, self.amount(g, seat, harm), why_half(life, life=True) if harm == HALF else "everyone")


class Storeroom(Room):
    """Everyone takes what stands at the number they laid (§5.4).

    :param slots: by number: the gain, as ``("item", TORCH)``, ``("treasure", 2)`` or ``("heal", 1)``.
    """

    kind = "storeroom"

    def __init__(self, id: str, *slots: tuple[str, str | int]) -> None:
        super().__init__(id)
        self.slots = slots

    def resolve(self, g: Party, laid: Laid) -> None:
        for value, (gain, amount) in enumerate(self.slots, 1):
            takers = seats_on(laid, value)
            if gain == "item":
                self.hand_out(g, str(amount), takers)
                continue
            for seat in takers:
                if gain == "treasure":
                    g.earn(seat, int(amount), NUMBER)
                else:
                    g.heal(seat, int(amount))

    def hand_out(self, g: Party, item: Card, takers: list[int]) -> None:
        """One each; if the supply is short of that, nobody gets one."""
        if len(takers) > g.supply[item]:
            g.tell("shortage", item=item, seats=takers, left=g.supply[item])
            return
        for seat in takers:
            g.receive(seat, item)


ROOM_CARDS: dict[str, Room] = {
    room.id: room
    for room in (
        Monster("snake", strength=(8, 10, 13), wounds=3),
        Monster("zombie", strength=(11, 14, 18), wounds=1),
        Monster("skeleton", strength=(11, 14, 18), wounds=3),
        Monster("goblin", strength=(11, 14, 18), wounds=2),
        Monster("cube", strength=(14, 18, 23), wounds=1),
        Monster("troll", strength=(14, 18, 23), wounds=2),
        Monster("dragon", strength=(14, 18, 23), wounds=3),
        Vault("vault-1", 1),
        Vault("vault-2", 2),
        Vault("vault-3", 3),
        Vault("vault-4", 4),
        Vault("vault-2-1", 2, 1),
        Vault("vault-3-2", 3, 2),
        Vault("vault-4-2", 4, 2),
        Magnet("magnet", skulls=1, harm=(0, 0, 1, 2, 3)),
        Boulder("boulder", skulls=1, harm=(0, 0, 1, 2, 3)),
        Lava("lava", skulls=2, harm=(HALF, 2, 1, 0, 0)),
        Spikes("spikes", skulls=2, harm=(HALF, 2, 1, 0, 0)),
        Storeroom("storeroom-items", ("item", TORCH), ("item", CRYSTAL), ("item", KEY), ("item", SWORD), ("heal", 1)),
        Storeroom("storeroom-coins", ("treasure", 1), ("treasure", 2), ("heal", 1), ("treasure", 3), ("heal", 2)),
    )
}

KINDS: tuple[str, ...] = tuple(dict.fromkeys(room.kind for room in ROOM_CARDS.values()))
"""The kinds of rooms."""

COPIES: dict[str, int] = {
    "goblin": 2, "troll": 2, "dragon": 2, "vault-2-1": 2, "vault-3-2": 2, "vault-4-2": 2, "magnet": 2,
    "storeroom-items": 3, "storeroom-coins": 2,
}  # fmt: skip
"""How many of a room there are, where it is not one."""

DECK: tuple[str, ...] = tuple(sorted(id for id in ROOM_CARDS for _ in range(COPIES.get(id, 1))))
"""All thirty dungeon cards, in bag order."""
SOLO_DECK: tuple[str, ...] = tuple(id for id in DECK if id != "storeroom-items")
"""The solo game has no items, and so no storerooms of items (§11)."""
MONSTER_DECK: tuple[str, ...] = ("3",) * 4 + ("4",) * 4 + ("5",) * 2
"""Solo: how hard the monsters hit."""
