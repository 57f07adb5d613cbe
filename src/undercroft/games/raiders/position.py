"""Positions of Dungeon Raiders: the state at a settled point as JSON that a person can edit and load."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from ...kernel.ask import LETTERS, letter_of
from ...kernel.errors import BadInput
from .cards import CHARACTERS, DEADLY, FACE_DOWN, FACE_UP, ITEM_COPIES, ITEMS, LEVELS, POWER, ROOMS
from .ending import ends_early
from .party import Hero
from .rooms import DECK, MONSTER_DECK, ROOM_CARDS, SOLO_DECK
from .state import NOBODY, State


class HeroPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A hero in a position file."""

    character: str
    treasure: int
    wounds: int
    power: list[str] = msgspec.field(default_factory=lambda: list(POWER))
    items: list[str] = msgspec.field(default_factory=list)


class RoomPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A place of the level: the card (absent while nobody knows it), its face, and who looked at it by torch."""

    face: str
    card: str = ""
    seen_by: str = ""


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position. ``level`` and ``room`` count from 1; ``unseen`` is the bag: every card nobody has seen.

    ``leader`` is left out where nobody leads. ``items_seen``: everyone has seen which items the heroes took, so the odds may count
    them; a position that does not say so shows nobody what others hold (A15).
    """

    heroes: list[HeroPosition]
    level: int
    room: int
    rooms: list[RoomPosition]
    unseen: list[str]
    sides: dict[str, int]
    supply: dict[str, int]
    leader: str | UnsetType = UNSET
    entered: list[str] = msgspec.field(default_factory=list)
    monster_deck: list[str] = msgspec.field(default_factory=list)
    monster_shown: list[str] = msgspec.field(default_factory=list)
    torches_lit: str = ""
    over: bool = False
    items_seen: bool | UnsetType = UNSET


msgspec.json.Decoder(Position)  # learnt here: threads that use a shape for the first time at once would crash


def write(g: State) -> dict[str, Any]:
    """The state at a settled point (nobody has laid a card in this room) as plain JSON."""
    position = Position(
        heroes=[
            HeroPosition(hero.character, hero.treasure, hero.wounds, list(hero.power), list(hero.items)) for hero in g.heroes
        ],
        level=g.level,
        room=g.room + 1 if g.rooms else 0,
        rooms=[
            RoomPosition(face, card, _letters(seen))
            for face, card, seen in zip(g.faces, g.rooms, g.seen_by, strict=True)
        ] if g.rooms else [],
        unseen=list(g.bag),
        sides=dict(Counter(g.sides)),
        supply=dict(g.supply),
        leader=UNSET if g.leader == NOBODY else letter_of(g.leader),
        entered=list(g.entered),
        monster_deck=list(g.monster_bag),
        monster_shown=list(g.monster_shown),
        torches_lit=_letters(g.torches_lit),
        over=g.over,
        items_seen=True if g.items_seen and g.heroes and not g.is_solo() else UNSET,
    )  # fmt: skip
    plain: dict[str, Any] = msgspec.to_builtins(position)
    return plain


def read(g: State, given: dict[str, Any]) -> None:
    """Fill a new state from a position; :class:`BadInput` says what is wrong and where."""
    try:
        position = msgspec.convert(given, Position)
    except msgspec.ValidationError as error:
        raise BadInput("position-shape", "The position is not right: {error}.", error=str(error)) from None
    if position.heroes and g.seats != len(position.heroes):
        raise wrong("settings.seats", f"there are {len(position.heroes)} heroes")
    _check(position, g)
    for hero in position.heroes:
        holder = Hero(hero.character, hero.treasure, hero.wounds, tuple(sorted(hero.items)))
        holder.alive = hero.wounds < DEADLY
        holder.power = tuple(sorted(hero.power)) if holder.alive else ()
        g.heroes.append(holder)
    g.level = position.level
    g.room = position.room - 1 if position.rooms else 0
    g.rooms = [place.card for place in position.rooms]
    g.faces = [place.face for place in position.rooms]
    g.seen_by = [_mask(place.seen_by, g.seats) for place in position.rooms]
    g.outcomes = [() for _ in range(g.room)]
    g.bag = sorted(position.unseen)
    g.sides = [FACE_DOWN] * position.sides.get(FACE_DOWN, 0) + [FACE_UP] * position.sides.get(FACE_UP, 0)
    g.supply = {item: position.supply.get(item, 0) for item in ITEMS}
    if position.leader:
        g.leader = LETTERS.index(position.leader)
    g.entered = list(position.entered)
    g.monster_bag = sorted(position.monster_deck)
    g.monster_shown = list(position.monster_shown)
    g.torches_lit = _mask(position.torches_lit, g.seats)
    g.over = position.over
    g.items_seen = position.items_seen is True or not g.heroes or g.is_solo()  # alone, nobody has seen less
    if g.heroes and not g.over and ends_early(g):
        raise wrong("over", "too few heroes live for the game to go on")


def _check(position: Position, g: State) -> None:
    """Everything a person could get wrong by hand."""
    needed = 0 if position.over else ROOMS - position.room + 1 if position.rooms else ROOMS
    lowest, highest = (1, LEVELS) if position.rooms else (0, LEVELS if position.over else LEVELS - 1)
    if not lowest <= position.level <= highest:
        raise wrong("level", f"it is {lowest} to {highest}")
    if position.rooms and not (len(position.rooms) == ROOMS and 1 <= position.room <= ROOMS):
        raise wrong("rooms", f"a level has {ROOMS} rooms, and room is 1 to {ROOMS}")
    for number, hero in enumerate(position.heroes):
        where = f"heroes[{number}]"
        if hero.character not in CHARACTERS:
            raise wrong(f"{where}.character", f"it can be {', '.join(CHARACTERS)}")
        if not 0 <= hero.wounds <= DEADLY:
            raise wrong(f"{where}.wounds", f"it is 0 to {DEADLY}")
        if not 0 <= hero.treasure <= g.most_treasure():
            raise wrong(f"{where}.treasure", f"it is 0 to {g.most_treasure()}")
        if not set(hero.power) <= set(POWER) or len(set(hero.power)) != len(hero.power):
            raise wrong(f"{where}.power", "it holds each of 1 to 5 at most once, as texts")
        if not set(hero.items) <= set(ITEMS):
            raise wrong(f"{where}.items", f"it holds {', '.join(ITEMS)}")
        if hero.wounds < DEADLY and len(hero.power) < needed:
            raise wrong(f"{where}.power", "a card is needed for every room left on the level")
    if not position.heroes and (position.level or position.rooms):
        raise wrong("heroes", "there are none")
    _check_cards(position, g)


def _check_cards(position: Position, g: State) -> None:
    used: Counter[str] = Counter([*position.unseen, *position.entered])
    for number, place in enumerate(position.rooms):
        where = f"rooms[{number}]"
        if place.face not in (FACE_UP, FACE_DOWN):
            raise wrong(f"{where}.face", f"it is {FACE_UP} or {FACE_DOWN}")
        if place.card and place.card not in ROOM_CARDS:
            raise wrong(f"{where}.card", "there is no such room")
        if not place.card and (place.face == FACE_UP or place.seen_by):
            raise wrong(f"{where}.card", "a room that somebody has seen needs its card")
        if place.face == FACE_DOWN and number < position.room - 1:
            raise wrong(f"{where}.face", "a room that was entered lies face up")
        _mask(place.seen_by, g.seats)
        if place.card:
            used[place.card] += 1
    deck = Counter(SOLO_DECK if g.is_solo() else DECK)
    for id, count in used.items():
        if id not in ROOM_CARDS:
            raise wrong("unseen", f"there is no room {id}")
        if count > deck[id]:
            raise wrong("unseen", f"there are {count} of {id}, the deck has {deck[id]}")
    sides = position.sides
    if set(sides) - {FACE_UP, FACE_DOWN} or any(not 0 <= count <= LEVELS * ROOMS for count in sides.values()):
        raise wrong("sides", "it counts up and down")
    to_come = (LEVELS - position.level) * ROOMS
    if sum(sides.values()) != to_come and not position.over:
        raise wrong("sides", f"{to_come} rooms are to come")
    dark = sum(not place.card for place in position.rooms)
    if len(position.unseen) < to_come + dark and not position.over:
        raise wrong("unseen", f"it needs at least {to_come + dark} cards")
    _check_items(position, g)
    if position.leader is not UNSET and position.leader not in list(LETTERS[: g.seats]):
        raise wrong("leader", f"it is one of {', '.join(LETTERS[: g.seats])}")
    monsters = MONSTER_DECK if g.is_solo() else ()
    if sorted(position.monster_deck + position.monster_shown) != sorted(monsters):
        raise wrong("monster_deck", f"with monster_shown it holds {' '.join(monsters) or 'nothing'}")
    ahead = [*position.unseen, *[place.card for place in position.rooms[position.room - 1 :]]]
    to_fight = sum(ROOM_CARDS[id].kind == "monster" for id in ahead if id)
    if g.is_solo() and len(position.monster_deck) < to_fight and not position.over:
        raise wrong("monster_shown", f"{to_fight} monsters may still come, and each needs a card of monster_deck")
    _mask(position.torches_lit, g.seats, "torches_lit")


def _check_items(position: Position, g: State) -> None:
    if set(position.supply) - set(ITEMS) or any(count < 0 for count in position.supply.values()):
        raise wrong("supply", f"it counts {', '.join(ITEMS)}")
    there_are = Counter(position.supply)
    for hero in position.heroes:
        there_are.update(hero.items)
    most = 0 if g.is_solo() else ITEM_COPIES
    for item, count in there_are.items():
        if count > most:
            raise wrong("supply", f"with those in hand there are {count} of {item}, the game has {most}")


def wrong(where: str, why: str) -> BadInput:
    """The error for one field."""
    return BadInput("position-field", "The position is not right at {where}: {why}.", where=where, why=why)


def _letters(mask: int) -> str:
    return "".join(letter for seat, letter in enumerate(LETTERS) if mask >> seat & 1)


def _mask(letters: str, seats: int, where: str = "seen_by") -> int:
    mask = 0
    for letter in letters:
        if letter not in LETTERS[:seats]:
            raise wrong(where, f"it holds seats, {LETTERS[0]} to {LETTERS[seats - 1]}")
        mask |= 1 << LETTERS.index(letter)
    return mask
