"""The room in play as figures: its card, how it stands with the cards laid so far, and what a card would change of that.

The functions that resolve a room also say how it stands, so that no screen has to know a rule.
"""

from __future__ import annotations

from itertools import product
from math import prod
from typing import Any, Literal

from msgspec import UNSET

from ...kernel.ask import letter_of, seat_of
from .cards import CRYSTAL, DEADLY, FACE_DOWN, KEY, ROOMS, SWORD, VALUE, Card, Laid
from .ending import bled
from .rooms import HALF, ROOM_CARDS, Lava, Magnet, Monster, Room, Storeroom, Trap, Vault, seats_on
from .rules import bury_the_dead, resolve_room
from .shapes import Claim, Contest, Figures, Reach, RoomCard, Slot, TakenSlot, Then
from .state import State

COSTS_TREASURE = (Magnet, Lava)
"""The traps that take treasure; the others wound."""

MOST_ENDS = 64
"""In how many ways the last room is played to its end, to say who can bleed to death."""


def shown_card(g: State, id: str, lived: int | None = None) -> RoomCard:
    """A dungeon card with its figures for this table.

    :param lived: how many heroes lived when the room was played, where that is past; the shield shown is the one that counted then.
    """
    count = g.strength_count() if lived is None or g.options.strength_count != "living" else lived
    takes: Literal["largest", "all"] | None = None
    if g.is_solo():
        takes = "largest" if g.options.solo_chests == "one" else "all"
    return printed(id, count, takes)


def printed(id: str, count: int, takes: Literal["largest", "all"] | None = None) -> RoomCard:
    """A dungeon card with its figures.

    :param count: for how many heroes.
    :param takes: alone, which chests are taken.
    """
    room = ROOM_CARDS[id]
    card = RoomCard(room.id, room.kind)
    if isinstance(room, Monster):
        card.wounds = room.wounds
        card.strength = room.strength.get(count)  # none for one or two: a duel, or alone
    elif isinstance(room, Vault):
        card.chests = list(room.chests)
        if takes:
            card.takes = takes
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
        figures.takes = _earns(g, figures.claims)
    elif isinstance(room, Trap):
        value = room.trigger(laid) if laid else 0
        figures.value = value or None
        figures.harm = _harm(room.harm[value - 1] if value else 0)
        changed = g.changed()
        victims = room.victims(g) if changed is None else changed
        figures.victims = _letters(victims)
        figures.takes = _takes(g, room, victims, room.harm[value - 1] if value else 0)
        figures.beyond = _letters([seat for seat in order if value and seat not in laid and _goes_beyond(g, room, seat, value)])
        figures.ends = _ends(g, room, value) if value else []
    elif isinstance(room, Storeroom):
        figures.slots = [_slot(g, gain, amount, seats_on(laid, value)) for value, (gain, amount) in enumerate(room.slots, 1)]
    _last_wounds(g, room, figures)
    return figures


def _last_wounds(g: State, room: Room, figures: Contest) -> None:
    """Who can bleed to death after the last room (§8.3), by every card that may still be laid, as far as others know.

    In the last room hands are almost empty; where they are not, nothing is said. Nor is it while the room takes effect: then one
    hero after the other is told of wounds that all take at once.
    """
    if not g.is_last_room() or g.seats <= 2 or g.changes:
        return
    laid = g.values()
    item = {"monster": SWORD, "vault": KEY}.get(room.kind)
    left = {
        seat: sorted({*(_values_left(g, seat, item) if item else _power(g, seat))}) for seat in laying_order(g) if seat not in laid
    }
    if g.changed() is not None:
        found = [_bled_after(g)]
    elif prod(len(values) for values in left.values()) <= MOST_ENDS:
        found = [_bled_after(g, {**laid, **dict(zip(left, played, strict=True))}) for played in product(*left.values())]
    else:
        return
    figures.bleeds = _letters(sorted({seat for seats in found for seat in seats}))
    figures.surely = all(seats == found[0] for seats in found)


def _bled_after(g: State, laid: Laid | None = None) -> list[int]:
    """Who bleeds to death once the dead are buried, where everybody has laid these or, without, the room has done what it does."""
    after = g.copy()
    if laid is not None:
        resolve_room(after, laid)
    bury_the_dead(after)
    return bled(after)


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
        armed = [seat for seat in still_to_lay(g) if _may_hold(g, seat, SWORD) and max(_power(g, seat), default=0) < VALUE[SWORD]]
        figures.swords = _letters(armed)
        least = sum(min(_values_left(g, seat, SWORD), default=0) for seat in still_to_lay(g))
        figures.prospect = _prospect(missing, least, most)


def _prospect(missing: int, least: int, most: int) -> str:
    """What becomes of a monster that still needs so much, where those who have yet to lay can add so much at least and at most."""
    if not missing:
        return "beaten"
    if least >= missing:
        return "sure"
    return "lost" if most < missing else "tight" if most == missing else "open"


def _power(g: State, seat: int) -> list[int]:
    """The power cards a hero can still lay: spent ones are public."""
    return [VALUE[card] for card in g.heroes[seat].power]


def _may_hold(g: State, seat: int, item: Card) -> bool:
    """Whether a hero holds an item, as far as others know. Where the table counts no items, any item in hand may be it (A15)."""
    held = g.heroes[seat].items
    return item in held if g.items_counted() else bool(held)


def _values_left(g: State, seat: int, item: Card) -> list[int]:
    """What a hero can still lay where this item counts too, as far as others know."""
    return [*_power(g, seat), *([VALUE[item]] if _may_hold(g, seat, item) else [])]


def _most_left(g: State, seat: int) -> int:
    """The most a hero can still lay against a monster."""
    return max(_values_left(g, seat, SWORD), default=0)


def reach(g: State, after: State, seat: int) -> Reach | None:
    """What the others can still do to the card that ``seat`` has laid at a vault; None elsewhere.

    :param g: the room before the card: what others may hold is what was known then.
    :param after: the same with the card laid.
    """
    room, laid = after.chamber, after.values()
    if not isinstance(room, Vault) or g.is_solo() or seat not in laid:
        return None
    mine = laid[seat]
    left = {other: _values_left(g, other, KEY) for other in still_to_lay(after)}
    return Reach(
        higher=_letters([other for other, values in left.items() if max(values, default=0) > mine]),
        level=_letters([other for other, values in left.items() if mine in values]),
        surely=_letters([other for other, values in left.items() if min(values, default=0) > mine]),
        keyed=_letters(
            [other for other in left if _may_hold(g, other, KEY) and max(_power(g, other), default=0) < min(mine + 1, VALUE[KEY])]
        ),
        best=min(_best(room, laid, mine, list(left.values())), g.most_treasure() - g.heroes[seat].treasure),
    )


def _best(vault: Vault, laid: Laid, mine: int, left: list[list[int]]) -> int:
    """The most a card can still bring: the chest of its rank, shared with nobody who can play otherwise."""
    over = {value for value in laid.values() if value > mine}
    found = 0
    for place, chest in enumerate(vault.chests[:2]):
        # only those above count: none of them for the big chest, cards of one value for the small one
        for above in [0] if place == 0 else range(mine + 1, VALUE[KEY] + 1):
            if not over <= {above}:
                continue
            under = [values for values in left if min(values, default=0) >= mine]  # they cannot play lower
            level = [values for values in under if above not in values]
            if any(mine not in values for values in level):
                continue
            if place and not over and not any(above in values for values in left):
                continue
            sharers = list(laid.values()).count(mine) + len(level)
            found = max(found, chest // sharers)
    return found


def _goes_beyond(g: State, trap: Trap, seat: int, value: int) -> bool:
    """Whether every card that a hero can still lay would count in place of this value; no item may be laid at a trap."""
    left = _power(g, seat)
    return bool(left) and (min(left) > value if trap.skulls == 1 else max(left) < value)


def _ends(g: State, trap: Trap, value: int) -> list[int]:
    """The values that can count in the end, where this one counts now: from there on a trap only does more harm."""
    left = [_power(g, seat) for seat in still_to_lay(g)]
    if trap.skulls == 1:
        least = max([value, *[min(values, default=value) for values in left]])
        return sorted({each for values in [[value], *left] for each in values if each >= least})
    most = min([value, *[max(values, default=value) for values in left]])
    return sorted({each for values in [[value], *left] for each in values if each <= most}, reverse=True)


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


def _earns(g: State, claims: list[Claim]) -> dict[str, int]:
    """How much each hero would take of the chests, as far as the counter goes; once they are opened, what it took."""
    if g.room < len(g.outcomes):
        return {letter_of(seat): amount for seat, _, amount in g.outcomes[g.room] if isinstance(amount, int)}
    takes: dict[str, int] = {}
    for claim in claims:
        for seat in claim.seats:
            takes[seat] = takes.get(seat, 0) + claim.each
    return {seat: min(count, g.most_treasure() - g.heroes[seat_of(seat)].treasure) for seat, count in takes.items()}


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


def forecast(g: State, after: State, seat: int) -> Then | None:
    """How the contest stands once ``seat`` has laid a card, without what is fixed, and nothing that is not certain.

    :param g: the room before the card.
    :param after: the same with the card laid, as far as the seat that lays it can know: what others hold under seal is not in it.
    """
    if g.options.quick and g.chamber.kind in ("vault", "trap") and not g.values():
        return None  # all turn over together: whom it would take from or give to is no forecast while no other card is seen
    then = contest(after)
    if then is None:
        return None
    figures = Figures(**{field: getattr(then, field) for field in Figures.__struct_fields__})
    return Then(figures, reach(g, after, seat) or UNSET)
