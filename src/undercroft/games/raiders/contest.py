"""The room in play as figures: its card, how it stands with the cards laid so far, and what a card would change of that.

The functions that resolve a room also say how it stands, so that no screen has to know a rule.
"""

from __future__ import annotations

from typing import Any, Literal

from ...kernel.ask import letter_of
from .cards import CRYSTAL, DEADLY, FACE_DOWN, ROOMS, SWORD, VALUE, Laid
from .rooms import HALF, ROOM_CARDS, Lava, Magnet, Monster, Storeroom, Trap, Vault, seats_on
from .shapes import Claim, Contest, Figures, RoomCard, Slot, TakenSlot
from .state import State

COSTS_TREASURE = (Magnet, Lava)
"""The traps that take treasure; the others wound."""


def shown_card(g: State, id: str, lived: int | None = None) -> RoomCard:
    """A dungeon card with its figures for this table.

    :param lived: how many heroes lived when the room was played, where that is past; the shield shown is the one that counted then.
    """
    room = ROOM_CARDS[id]
    card = RoomCard(room.id, room.kind)
    if isinstance(room, Monster):
        count = g.strength_count() if lived is None or g.options.strength_count != "living" else lived
        card.wounds = room.wounds
        card.strength = room.strength.get(count)  # none for one or two: a duel, or alone
    elif isinstance(room, Vault):
        card.chests = list(room.chests)
        if g.is_solo():
            card.takes = "largest" if g.options.solo_chests == "one" else "all"
    elif isinstance(room, Trap):
        card.skulls = room.skulls
        card.harm = [_harm(harm) for harm in room.harm]
        card.costs = "treasure" if isinstance(room, COSTS_TREASURE) else "wounds"
    elif isinstance(room, Storeroom):
        card.slots = [Slot(**_gained(gain, amount)) for gain, amount in room.slots]
    return card


def _harm(harm: int) -> int | Literal["half"]:
    return "half" if harm == HALF else harm


def laying_order(g: State) -> list[int]:
    """The order in which heroes lay in this room; who laid a crystal comes again after the others (§4.2, §6.2). Whoever dies of the
    room stays in it as long as the cards lie."""
    seats = g.fighting()
    if not (g.options.quick or g.is_solo()):
        seats.sort(key=lambda seat: (seat - g.leader) % g.seats)
    return sorted(seats, key=lambda seat: g.heroes[seat].laid.count(CRYSTAL))


def still_to_lay(g: State) -> list[int]:
    """Who has yet to lay a card that counts, in turn."""
    laid = g.values()
    return [seat for seat in laying_order(g) if seat not in laid]


def contest(g: State) -> Contest | None:
    """How the room stands with the cards laid so far; None between rooms. Nothing in it is hidden from anybody."""
    if not g.rooms or g.over or g.room >= ROOMS or not g.rooms[g.room] or g.faces[g.room] == FACE_DOWN:
        return None
    room = g.chamber
    laid = g.values()
    order = laying_order(g)
    figures = Contest(
        card=shown_card(g, room.id),
        values={letter_of(seat): laid[seat] for seat in order if seat in laid},
        to_lay=[letter_of(seat) for seat in order if seat not in laid],
    )
    if isinstance(room, Monster):
        _fight(g, room, laid, figures)
    elif isinstance(room, Vault):
        figures.claims = [
            Claim(chest, [letter_of(seat) for seat in seats], chest // len(seats) if seats else 0)
            for chest, seats in room.claims(g, laid)
        ]
        figures.least_left = {letter_of(seat): _least_left(g, seat) for seat in order if seat not in laid}
    elif isinstance(room, Trap):
        value = room.trigger(laid) if laid else 0
        figures.value = value or None
        figures.harm = _harm(room.harm[value - 1] if value else 0)
        changed = g.changed()
        victims = room.victims(g) if changed is None else changed
        figures.victims = _letters(victims)
        figures.takes = _takes(g, room, victims, room.harm[value - 1] if value else 0)
        figures.beyond = _letters([seat for seat in order if value and seat not in laid and _goes_beyond(g, room, seat, value)])
    elif isinstance(room, Storeroom):
        figures.slots = [_slot(g, gain, amount, seats_on(laid, value)) for value, (gain, amount) in enumerate(room.slots, 1)]
    return figures


def _fight(g: State, monster: Monster, laid: Laid, figures: Contest) -> None:
    """A monster's part. It would hit those on the lowest value; in a duel the lower of two; alone you, unless above its card."""
    if g.is_solo():
        card = g.monster_card if g.monster_shown else None
        figures.fight = "solo"
        figures.monster_card = card
        figures.low = _letters(monster.victims_solo(g, laid) if card else [])
    elif g.is_duel():
        figures.fight = "duel"
        figures.low = _letters(monster.victims_duel(laid) if len(laid) == 2 else [])
    else:
        need = monster.strength[g.strength_count()]
        total = sum(laid.values())
        missing = max(0, need - total)
        most_left = {letter_of(seat): _most_left(g, seat) for seat in laying_order(g) if seat not in laid}
        most = sum(most_left.values())
        figures.fight = "sum"
        figures.need = need
        figures.laid = total
        figures.missing = missing
        figures.low = _letters(seats_on(laid, min(laid.values())) if laid else [])
        figures.most_left = most_left
        figures.most = most
        figures.prospect = "beaten" if not missing else "lost" if most < missing else "tight" if most == missing else "open"


def _most_left(g: State, seat: int) -> int:
    """The most a hero can still lay against a monster. Where the table counts no items, any item in hand may be a sword (A15)."""
    hero = g.heroes[seat]
    if (SWORD in hero.items) if g.items_counted() else hero.items:
        return VALUE[SWORD]
    return VALUE[hero.power[-1]] if hero.power else 0


def _least_left(g: State, seat: int) -> int:
    """The least a hero can still lay: spent cards are public, and an item that counts is never lower than a card."""
    return min((VALUE[card] for card in g.heroes[seat].power), default=VALUE[SWORD])


def _goes_beyond(g: State, trap: Trap, seat: int, value: int) -> bool:
    """Whether every card that a hero can still lay would count in place of this value; no item may be laid at a trap."""
    left = [VALUE[card] for card in g.heroes[seat].power]
    return bool(left) and (min(left) > value if trap.skulls == 1 else max(left) < value)


def _takes(g: State, trap: Trap, victims: list[int], harm: int) -> dict[str, int]:
    """How much each hero it hits loses or suffers, as far as the counters go; once it has gone off, what it did."""
    if g.room < len(g.outcomes):
        return {letter_of(seat): abs(amount) for seat, _, amount in g.outcomes[g.room] if isinstance(amount, int)}
    if not harm:
        return {}
    coins = isinstance(trap, COSTS_TREASURE)
    return {
        letter_of(seat): min(trap.amount(g, seat, harm), hero.treasure if coins else DEADLY - hero.wounds)
        for seat, hero in enumerate(g.heroes) if seat in victims
    }  # fmt: skip


def _slot(g: State, gain: str, amount: str | int, seats: list[int]) -> TakenSlot:
    left = g.supply[str(amount)] if gain == "item" else None
    changed = g.changed()
    short = left is not None and (len(seats) > left if changed is None else not set(changed).issuperset(seats))
    return TakenSlot(seats=_letters(seats), left=left, short=short, **_gained(gain, amount))


def _gained(gain: str, amount: str | int) -> dict[str, Any]:
    """What a place of a storeroom gives, as a field of its own."""
    return {gain: amount}


def _letters(seats: list[int]) -> list[str]:
    return [letter_of(seat) for seat in seats]


def forecast(g: State, after: State) -> Figures | None:
    """How the contest stands once a card is laid, without what is fixed, and nothing that is not certain.

    :param g: the room before the card.
    :param after: the same with the card laid, as far as the seat that lays it can know: what others hold under seal is not in it.
    """
    if g.options.quick and g.chamber.kind in ("vault", "trap") and not g.values():
        return None  # all turn over together: whom it would take from or give to is no forecast while no other card is seen
    then = contest(after)
    return None if then is None else Figures(**{field: getattr(then, field) for field in Figures.__struct_fields__})
