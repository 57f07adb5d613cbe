"""What a seat sees of a game of Dungeon Raiders."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...kernel.ask import Choose, Option, Refusal, letter_of
from ...kernel.game import Label
from .cards import (
    CRYSTAL,
    FACE_DOWN,
    HALF,
    LEVELS,
    POWER,
    ROOM_CARDS,
    ROOMS,
    VALUE,
    Card,
    Monster,
    Storeroom,
    Trap,
    Vault,
    seats_on,
)
from .ending import ends_early
from .rules import LIGHT, bury_the_dead, lay, refuse_lay, resolve_room
from .state import Change, State


def view(g: State, seat: int | None) -> dict[str, Any]:
    """The board for ``seat``, or for a spectator: counters, this level's rooms, the room's contest, own hand, odds."""
    return {
        "mode": "solo" if g.is_solo() else "duel" if g.seats == 2 else "base",
        "quick": g.quick,
        "level": g.level,
        "levels": LEVELS,
        "room": g.room + 1 if g.rooms else 0,
        "rooms": [_place(g, place, seat) for place in range(len(g.rooms))],
        "heroes": [_hero(g, other) for other in range(len(g.heroes))],
        "leader": None if g.quick or g.is_solo() or not g.heroes else letter_of(g.leader),
        "order": _order(g),
        "hand": None if seat is None or not g.heroes else _hand(g, seat),
        "supply": g.supply,
        "torches": [letter_of(other) for other in range(g.seats) if g.torches_lit >> other & 1],
        "contest": contest(g),
        "last": _last(g),
        "monster_deck": {"left": len(g.monster_bag), "shown": list(g.monster_shown)} if g.is_solo() else None,
        "odds": odds(g, seat) if g.odds else None,
    }


def card_json(g: State, id: str) -> dict[str, Any]:
    """A dungeon card with its figures for this table."""
    room = ROOM_CARDS[id]
    card: dict[str, Any] = {"id": room.id, "kind": room.kind}
    if isinstance(room, Monster):
        card["wounds"] = room.wounds
        card["strength"] = None if g.is_solo() or g.is_duel() else room.strength.get(g.strength_count())
    elif isinstance(room, Vault):
        card["chests"] = list(room.chests)
        if g.is_solo():
            card["takes"] = "largest" if g.solo_chests == "one" else "all"
    elif isinstance(room, Trap):
        card["skulls"] = room.skulls
        card["harm"] = ["half" if harm == HALF else harm for harm in room.harm]
    elif isinstance(room, Storeroom):
        card["slots"] = [{gain: amount} for gain, amount in room.slots]
    return card


def _place(g: State, place: int, seat: int | None) -> dict[str, Any]:
    """One place of the level: the card if the seat may know it, and what became of the room."""
    looked = seat is not None and bool(g.seen_by[place] >> seat & 1)
    down = g.faces[place] == FACE_DOWN
    return {
        "place": place + 1,
        "face": g.faces[place],
        "state": "done" if place < g.room + g.over else "now" if place == g.room else "ahead",
        "known": down and looked,
        "card": None if down and not looked else card_json(g, g.rooms[place]),
        "outcome": _changes(g.outcomes[place]) if place < len(g.outcomes) else None,
    }


def _changes(changes: tuple[Change, ...]) -> list[dict[str, Any]]:
    return [{"seat": letter_of(seat), what: amount} for seat, what, amount in changes]


def _hero(g: State, seat: int) -> dict[str, Any]:
    """The public side of a hero: everyone sees how many items, not which (A15)."""
    hero = g.heroes[seat]
    return {
        "seat": letter_of(seat),
        "character": hero.character,
        "treasure": hero.treasure,
        "wounds": hero.wounds,
        "alive": hero.alive,
        "power": list(hero.power),
        "items": len(hero.items),
        "laid": list(hero.laid),
    }


def _hand(g: State, seat: int) -> dict[str, Any]:
    hero = g.heroes[seat]
    return {"power": list(hero.power), "items": dict(Counter(hero.items))}


def _order(g: State) -> list[str]:
    """Seats in the order in which they lay in this room; who laid a crystal comes again at the end."""
    if not g.rooms or g.over:
        return []
    seats = g.living() if g.quick or g.is_solo() else g.clockwise(g.leader)
    return [letter_of(seat) for seat in seats]


def _last(g: State) -> dict[str, Any] | None:
    """The room before this one: what everybody laid, and what came of it."""
    if not g.last_room:
        return None
    return {
        "card": card_json(g, g.last_room),
        "laid": {letter_of(seat): list(cards) for seat, cards in enumerate(g.last_laid) if cards},
        "changes": _changes(g.last_changes),
    }


# -- the contest: what does this room need, who laid what, what is missing ------------------------------------------------------


def contest(g: State) -> dict[str, Any] | None:
    """How the room stands with the cards laid so far; None between rooms."""
    if not g.rooms or g.over or g.room >= ROOMS or not g.rooms[g.room] or g.faces[g.room] == FACE_DOWN:
        return None
    room = g.chamber
    laid = g.values()
    standing: dict[str, Any] = {"card": card_json(g, room.id)}
    if isinstance(room, Monster):
        standing.update(_against_monster(g, room))
    elif isinstance(room, Vault):
        standing["claims"] = [
            {
                "chest": chest,
                "seats": [letter_of(seat) for seat in seats],
                "each": chest if g.is_solo() else chest // len(seats) if seats else 0,
            }
            for chest, seats in room.claims(g, laid)
        ]  # fmt: skip
    elif isinstance(room, Trap):
        value = room.trigger(laid) if laid else 0
        harm = room.harm[value - 1] if value else 0
        standing["value"] = value or None
        standing["harm"] = "half" if harm == HALF else harm
        standing["victims"] = [letter_of(seat) for seat in room.victims(g)]
    elif isinstance(room, Storeroom):
        standing["slots"] = [
            {
                gain: amount,
                "seats": [letter_of(seat) for seat in seats_on(laid, value)],
                "left": g.supply[str(amount)] if gain == "item" else None,
            }
            for value, (gain, amount) in enumerate(room.slots, 1)
        ]  # fmt: skip
    return standing


def _against_monster(g: State, monster: Monster) -> dict[str, Any]:
    if g.is_solo():
        return {"fight": "solo", "monster_card": g.monster_card if g.monster_shown else None}
    laid = g.values()
    if g.is_duel():
        return {"fight": "duel", "low": [letter_of(seat) for seat in monster.victims_duel(laid)] if len(laid) == 2 else []}
    need = monster.strength[g.strength_count()]
    total = sum(laid.values())
    return {
        "fight": "sum", "need": need, "laid": total, "missing": max(0, need - total),
        "low": _low(g), "most_left": {letter_of(seat): _most_left(g, seat) for seat in g.living() if seat not in laid},
    }  # fmt: skip


def _low(g: State) -> list[str]:
    """The seats on the lowest value laid so far."""
    laid = g.values()
    return [letter_of(seat) for seat in seats_on(laid, min(laid.values()))] if laid else []


def _most_left(g: State, seat: int) -> int:
    """The highest power card a hero still has; a hidden sword may count 5."""
    power = g.heroes[seat].power
    return VALUE[power[-1]] if power else 0


# -- odds: what a careful player could work out ---------------------------------------------------------------------------------


def odds(g: State, seat: int | None) -> dict[str, Any]:
    """What can still come on face-down rooms (as this seat knows it), what everyone holds, and the solo monster deck.

    Items are gained and used in the open, so what is held could be written down by anybody; power cards lie open.
    """
    unseen = list(g.bag)
    for place, room in enumerate(g.rooms):
        if room and g.faces[place] == FACE_DOWN and not (seat is not None and g.seen_by[place] >> seat & 1):
            unseen.append(room)
    counts = Counter(unseen)
    kinds: Counter[str] = Counter()
    for id, count in counts.items():
        kinds[ROOM_CARDS[id].kind] += count
    return {
        "unseen": len(unseen),
        "rooms": dict(sorted(counts.items())),
        "kinds": dict(sorted(kinds.items())),
        "held": {letter_of(other): dict(Counter(hero.items)) for other, hero in enumerate(g.heroes)},
        "monster_cards": dict(sorted(Counter(g.monster_bag).items())) if g.is_solo() else None,
    }


# -- options and refusals -------------------------------------------------------------------------------------------------------


def describe(g: State, ask: Choose, option: Option) -> Label:
    """``hand:<card>`` is the object of every option; lighting a torch, and the last card before a closed door, are final."""
    card = str(option)
    if ask.what == LIGHT:
        dark = any(face == FACE_DOWN for face in g.faces)
        news = any(face == FACE_DOWN and not seen >> ask.seat & 1 for face, seen in zip(g.faces, g.seen_by, strict=True))
        return Label("torch", [f"hand:{card}"], final=dark, warn="" if news else "torch-nothing-dark")
    warn = "crystal-useless" if card == CRYSTAL and _lays_last(g, ask.seat) else ""
    return Label("lay", [f"hand:{card}", f"room:{g.room + 1}"], final=_shows_something(g, ask.seat, card), warn=warn, card=card)


def _lays_last(g: State, seat: int) -> bool:
    """Whether everybody else has laid a final card, so that putting one's own off gains nothing (A18)."""
    laid = g.values()
    return all(other == seat or other in laid for other in g.living())


def _shows_something(g: State, seat: int, card: Card) -> bool:
    """Whether this card ends the room and so opens what lies face down, or ends the game: no undo after that."""
    if card == CRYSTAL or not _lays_last(g, seat):
        return False
    if g.room + 1 >= ROOMS or g.faces[g.room + 1] == FACE_DOWN:
        return True
    return (g.is_solo() and ROOM_CARDS[g.rooms[g.room + 1]].kind == "monster") or _ends_the_game(g, seat, card)


def _ends_the_game(g: State, seat: int, card: Card) -> bool:
    """Whether this card, the last of the room, leaves nobody to play on."""
    after = g.copy()
    lay(after, seat, card)
    resolve_room(after, after.values())
    bury_the_dead(after)
    return ends_early(after)


def refusals(g: State, seat: int) -> dict[str, Refusal]:
    """Why not, for every card in hand that may not be laid now, spent power cards, and the rooms of the level."""
    reasons: dict[str, Refusal] = {}
    if not g.heroes:
        return reasons
    hero = g.heroes[seat]
    for place in range(len(g.rooms)):
        reasons[f"room:{place + 1}"] = _why_room(g, seat, place)
    if g.over or not hero.alive:
        why = Refusal("game-over", rule="8") if g.over else Refusal("you-are-dead", rule="7")
        return reasons | {f"hand:{card}": why for card in (*POWER, *hero.items)}
    for card in POWER:
        if card not in hero.power:
            reasons[f"hand:{card}"] = Refusal("power-spent", rule="4.2", card=card)
    laid = bool(hero.laid) and hero.laid[-1] in VALUE
    for card in (*hero.power, *hero.items):
        refusal = _why_not_yet(g, seat, laid) or refuse_lay(card, g.chamber.kind)
        if refusal is not None and card != "torch":
            reasons[f"hand:{card}"] = refusal
    return reasons


def _why_not_yet(g: State, seat: int, laid: bool) -> Refusal | None:
    if laid:
        return Refusal("already-laid", rule="4.2")
    if g.quick or g.is_solo():
        return None
    final = g.values()
    turn = min([other for other in g.clockwise(g.leader) if other not in final], key=lambda other: len(g.heroes[other].laid))
    if turn == seat:
        return None
    if g.heroes[seat].laid:
        return Refusal("after-the-others", rule="6.2", seat=letter_of(turn))
    return Refusal("not-your-turn", rule="4.2", seat=letter_of(turn))


def _why_room(g: State, seat: int, place: int) -> Refusal:
    if place < g.room + g.over:
        return Refusal("room-done", rule="4.1")
    if place == g.room:
        return Refusal("room-now", rule="4.2")
    if g.faces[place] == FACE_DOWN and not g.seen_by[place] >> seat & 1:
        return Refusal("room-dark", rule="6.1")
    return Refusal("room-ahead", rule="4")
