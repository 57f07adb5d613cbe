"""Positions of Dungeons & Doggies: the state between two turns as JSON that a person can edit and load."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from ...kernel.ask import LETTERS, letter_of
from ...kernel.errors import BadInput
from .burden import HERE, PAW, TWO, Taken
from .cards import (
    BASE_PAWS,
    BONK,
    DECK,
    DOGS,
    DOOR,
    JOAN,
    MOST_PAWS,
    PORTAL,
    POTIONS_EACH,
    QUESTS,
    ROOMS,
    ROUNDS,
    START_FOR_TWO,
    START_ROOM,
    TRAP,
    VAGABOND,
    WEAPONS,
    Room,
)
from .grid import FACING, HOME, SIDES, STEP, cell_of, name_of
from .state import ASLEEP, IN, NO_PILE, NOBODY, OUT, Dog, State
from .walk import POTION


class TakenPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A dog's card: collected, or with its ``cell`` where it lies under a paw. A vagabond has the ``side`` that was chosen, and
    says whether it brought a paw."""

    card: str
    side: str = ""
    brought_paw: bool = False
    cell: str = ""


class DogPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A dog. ``board`` counts all its paws on the board, ``spent`` those of them that lie in the dungeon, ``owed`` those that a
    vagabond takes along when the round ends."""

    dog: str
    quest: str
    taken: list[TakenPosition] = msgspec.field(default_factory=list)
    potions: dict[str, int] = msgspec.field(default_factory=dict)
    board: int = BASE_PAWS
    spent: int = 0
    owed: int = 0
    where: str = IN


class RoomPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A laid room. ``covered``: the card that lies on a disarmed trap, or ``potion-bow`` and the like; ``two_paws``: Joan's;
    ``paw``: in a game that is over, whose paw had lain on it. Before, the dog's card says where it lies."""

    cell: str
    card: str
    quarters: int = 0
    covered: str = ""
    two_paws: bool = False
    paw: str = ""


class HolePosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A hole, and whose paw lies in it."""

    cell: str
    seat: str
    two_paws: bool = False


class BrokenPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A side of a room that Bonk broke open."""

    cell: str
    side: str
    seat: str


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A whole position. ``deck`` are the cards that nobody has drawn in this round, ``countdown`` how many of them may still be."""

    dogs: list[DogPosition] = msgspec.field(default_factory=list)
    shared: list[str] = msgspec.field(default_factory=list)
    round: int = 0
    turn: int = 0
    first: str = ""
    active: str = ""
    deck: list[str] = msgspec.field(default_factory=list)
    countdown: int | UnsetType = UNSET
    supply: dict[str, int] = msgspec.field(default_factory=dict)
    rooms: list[RoomPosition] = msgspec.field(default_factory=list)
    holes: list[HolePosition] = msgspec.field(default_factory=list)
    broken: list[BrokenPosition] = msgspec.field(default_factory=list)
    removed: list[str] = msgspec.field(default_factory=list)
    over: bool = False


msgspec.json.Decoder(Position)  # learnt here: threads that use a shape for the first time at once would crash


def write(g: State) -> dict[str, Any]:
    """The state between two turns as plain JSON."""
    if not g.dogs:
        return {}
    position = Position(
        dogs=[_dog(dog) for dog in g.dogs],
        shared=list(g.shared),
        round=g.round,
        turn=g.turn,
        first=letter_of(g.first),
        active=letter_of(g.active),
        deck=list(g.bag),
        countdown=UNSET if g.pile == NO_PILE else g.pile,
        supply=_counts(g.supply),
        rooms=[
            RoomPosition(
                name_of(cell),
                room.id,
                g.quarters[cell],
                g.covered.get(cell, ""),
                cell in g.forced,
                letter_of(g.paws[cell]) if g.over and cell in g.paws else "",
            )
            for cell, room in sorted(g.rooms.items())
        ],
        holes=[HolePosition(name_of(cell), letter_of(seat), cell in g.forced) for cell, seat in sorted(g.holes.items())],
        broken=[
            BrokenPosition(name_of(edge // 4), SIDES[edge % 4], letter_of(seat))
            for edge, seat in sorted(g.broken.items())
            if edge // 4 in g.rooms and not (edge // 4 + STEP[edge % 4] in g.rooms and STEP[edge % 4] < 0)
        ],
        removed=list(g.removed),
        over=g.over,
    )
    plain: dict[str, Any] = msgspec.to_builtins(position)
    return plain


def _dog(dog: Dog) -> DogPosition:
    taken = [
        TakenPosition(each.room.id, each.side, each.paw, "" if each.cell == HERE else name_of(each.cell)) for each in dog.taken
    ]
    return DogPosition(dog.card.id, dog.quest, taken, _counts(dog.potions), dog.board, dog.spent, dog.owed, dog.where)


def _counts(symbols: tuple[int, int, int]) -> dict[str, int]:
    return {weapon: count for weapon, count in zip(WEAPONS, symbols, strict=True) if count}


def read(g: State, given: dict[str, Any]) -> None:
    """Fill a new state from a position; :class:`BadInput` says what is wrong and where."""
    try:
        position = msgspec.convert(given, Position)
    except msgspec.ValidationError as error:
        raise BadInput("position-shape", "The position is not right: {error}.", error=str(error)) from None
    if not position.dogs:
        if position != Position():
            raise wrong("dogs", "there are none")
        return
    if len(position.dogs) != g.seats:
        raise wrong("settings.seats", f"there are {len(position.dogs)} dogs")
    for number, each in enumerate(position.dogs):
        g.dogs.append(_read_dog(each, f"dogs[{number}]"))
    _read_table(g, position)
    _read_dungeon(g, position)
    _check_cards(g, position)
    if not g.over:
        _check_paws(g)
        _check_turn(g)


def _read_dog(given: DogPosition, where: str) -> Dog:
    dog = Dog(DOGS[_one_of(given.dog, DOGS, f"{where}.dog")])
    dog.quest = _one_of(given.quest, QUESTS, f"{where}.quest")
    dog.potions = _read_counts(given.potions, f"{where}.potions")
    dog.board = _within(given.board, BASE_PAWS, MOST_PAWS, f"{where}.board")
    dog.spent = _within(given.spent, 0, dog.board, f"{where}.spent")
    dog.owed = _within(given.owed, 0, min(dog.spent, dog.board - BASE_PAWS), f"{where}.owed")
    dog.where = _one_of(given.where, (IN, OUT, ASLEEP), f"{where}.where")
    taken: list[Taken] = []
    for number, each in enumerate(given.taken):
        place = f"{where}.taken[{number}]"
        room = ROOMS[_one_of(each.card, ROOMS, f"{place}.card")]
        if room.kind in (DOOR, PORTAL):
            raise wrong(f"{place}.card", "doors and portals are never taken")
        sides = (TWO, PAW) if room.kind == VAGABOND else ("",)
        if each.side not in sides:
            raise wrong(
                f"{place}.side",
                f"it can be {', '.join(sides) or 'nothing'}" if room.kind == VAGABOND else "only a vagabond has one",
            )
        if each.brought_paw and each.side != PAW:
            raise wrong(f"{place}.brought_paw", "only a vagabond hired by its side with a paw brings one")
        taken.append(Taken(room, _cell(each.cell, f"{place}.cell") if each.cell else HERE, each.side, each.brought_paw))
    dog.taken = tuple(taken)
    if len([each for each in taken if each.paw]) > dog.board - BASE_PAWS:
        raise wrong(f"{where}.board", "each paw that a vagabond brought is on it")
    return dog


def _read_table(g: State, position: Position) -> None:
    seats = list(LETTERS[: g.seats])
    g.round = _within(position.round, 1, ROUNDS, "round")
    g.turn = _within(position.turn, 0, 10_000, "turn")
    g.first = seats.index(_one_of(position.first, seats, "first"))
    g.active = seats.index(_one_of(position.active, seats, "active"))
    g.over = position.over
    g.counted = g.seats if g.over else 0
    names = [dog.card.id for dog in g.dogs]
    if len(set(names)) < g.seats:
        raise wrong("dogs", "each player has another dog")
    g.boards = [dog for dog in g.boards if dog not in names]
    g.shared = [_one_of(quest, QUESTS, "shared") for quest in position.shared]
    quests = Counter([*g.shared, *[dog.quest for dog in g.dogs]])
    if len(g.shared) != g.seats or max(quests.values()) > 1:
        raise wrong("shared", f"there are {g.seats} shared quests, and each quest is there once")
    g.supply = _read_counts(position.supply, "supply")
    g.bag = sorted(_one_of(card, ROOMS, "deck") for card in position.deck)
    if position.countdown is not UNSET:
        g.pile = _within(position.countdown, 0, len(g.bag), "countdown")


def _read_dungeon(g: State, position: Position) -> None:
    start = START_FOR_TWO if g.seats == 2 or g.options.hard_start else START_ROOM
    for number, hole in enumerate(position.holes):
        cell = _cell(hole.cell, f"holes[{number}].cell")
        g.holes[cell] = _seat(g, hole.seat, f"holes[{number}].seat")
        if hole.two_paws:
            g.forced += (cell,)
    edges: dict[int, int] = {}
    for number, broken in enumerate(position.broken):
        cell, side = _cell(broken.cell, f"broken[{number}].cell"), _one_of(broken.side, SIDES, f"broken[{number}].side")
        seat, which = _seat(g, broken.seat, f"broken[{number}].seat"), SIDES.index(side)
        edges[cell * 4 + which] = edges[(cell + STEP[which]) * 4 + FACING[which]] = seat
    g.broken = edges
    for number, laid in enumerate(position.rooms):
        where = f"rooms[{number}]"
        cell = _cell(laid.cell, f"{where}.cell")
        if cell in g.rooms or cell in g.holes:
            raise wrong(f"{where}.cell", "something lies there already")
        if (laid.card == start.id) != (cell == HOME) or (laid.card not in ROOMS and laid.card != start.id):
            raise wrong(f"{where}.card", f"the start, {start.id}, lies at {name_of(HOME)}, room cards elsewhere")
        g.put(cell, ROOMS.get(laid.card, start), _within(laid.quarters, 0, 3, f"{where}.quarters"))
        if laid.covered:
            if g.rooms[cell].kind != TRAP:
                raise wrong(f"{where}.covered", "only a trap is disarmed")
            potions = [f"{POTION}-{WEAPONS[g.rooms[cell].weapon]}"]
            g.covered[cell] = _one_of(laid.covered, (*potions, *ROOMS), f"{where}.covered")
            if laid.covered in ROOMS and not _has_weapon(ROOMS[laid.covered], g.rooms[cell].weapon):
                raise wrong(f"{where}.covered", f"{laid.covered} shows no {WEAPONS[g.rooms[cell].weapon]}, which disarms this trap")
            del g.sides[cell]
        if laid.two_paws:
            g.forced += (cell,)
        if laid.paw:
            if not g.over:
                raise wrong(f"{where}.paw", "while the game goes on, the dog's card says where it lies")
            g.paws[cell] = _seat(g, laid.paw, f"{where}.paw")
    if HOME not in g.rooms:
        raise wrong("rooms", f"the start, {start.id}, lies at {name_of(HOME)}")
    for seat, dog in enumerate(g.dogs):
        for taken in dog.taken:
            if taken.cell != HERE:
                if g.rooms.get(taken.cell) is not taken.room or taken.cell in g.paws:
                    raise wrong(f"dogs[{seat}].taken", f"{taken.room.id} does not lie at {name_of(taken.cell)}, or two paws do")
                g.paws[taken.cell] = seat


def _has_weapon(room: Room, weapon: int) -> bool:
    """Whether a card is a trophy with this weapon, a vagabond by one of its sides."""
    return any(Taken(room, HERE, side).shows(weapon) for side in (TWO, PAW))


def _check_cards(g: State, position: Position) -> None:
    """Every room card is in one place, and no more potions are there than the game has."""
    g.removed = tuple(_one_of(card, ROOMS, "removed") for card in position.removed)
    laid = [room.id for cell, room in g.rooms.items() if cell != HOME]
    kept = [taken.room.id for dog in g.dogs for taken in dog.taken if taken.cell == HERE]
    there = Counter([*g.bag, *laid, *kept, *g.removed, *[what for what in g.covered.values() if what in ROOMS]])
    for card in DECK:
        if there[card] != 1 and not g.over:
            raise wrong("deck", f"{card} is there {there[card]} times: in deck, rooms, taken or removed each card is once")
    for weapon, name in enumerate(WEAPONS):
        count = g.supply[weapon] + sum(dog.potions[weapon] for dog in g.dogs)
        count += list(g.covered.values()).count(f"{POTION}-{name}")
        if count != (0 if g.options.no_potions else POTIONS_EACH) and not g.over:
            raise wrong("supply", f"with those of the dogs and on traps there are {count} potions of {name}")


def _check_paws(g: State) -> None:
    """Paws lie where their dogs could lay them, and no dog has laid more than it spent."""
    lie = Counter([*g.paws.values(), *g.holes.values()])
    for cell in g.forced:
        seat = g.holes.get(cell, g.paws.get(cell, NOBODY))
        if seat == NOBODY or g.dogs[seat].card.id != JOAN:
            raise wrong("rooms", f"two paws lie at {name_of(cell)}, which Joan alone does where she has won")
        lie[seat] += 1
    for cell in g.covered:
        if cell in g.paws:
            raise wrong("rooms", f"the trap at {name_of(cell)} is disarmed, so no paw lies on it")
    for edge, seat in g.broken.items():
        if g.dogs[seat].card.id != BONK:
            raise wrong("broken", "Bonk alone breaks sides open")
        lie[seat] += STEP[edge % 4] > 0  # noted on both its cells
    for seat, dog in enumerate(g.dogs):
        if lie[seat] > dog.spent:
            raise wrong(f"dogs[{seat}].spent", f"{lie[seat]} of its paws lie in the dungeon")


def _check_turn(g: State) -> None:
    """Somebody can go on, and the countdown has begun if somebody has left."""
    if g.active == NOBODY or g.dogs[g.active].where != IN:
        raise wrong("active", "that dog is not in the dungeon any more")
    if g.pile == NO_PILE and any(dog.where == OUT for dog in g.dogs):
        raise wrong("countdown", "a dog has left, so it has begun")


def _read_counts(given: dict[str, int], where: str) -> tuple[int, int, int]:
    for weapon, count in given.items():
        _one_of(weapon, WEAPONS, where)
        _within(count, 0, POTIONS_EACH, where)
    return given.get(WEAPONS[0], 0), given.get(WEAPONS[1], 0), given.get(WEAPONS[2], 0)


def _cell(name: str, where: str) -> int:
    try:
        return cell_of(name)
    except ValueError:
        raise wrong(where, "it is start, or the way from there: n1, s2e1") from None


def _seat(g: State, letter: str, where: str) -> int:
    return LETTERS.index(_one_of(letter, list(LETTERS[: g.seats]), where))


def _one_of(value: str, known: Iterable[str], where: str) -> str:
    choices = list(known)
    if value not in choices:
        raise wrong(where, f"it can be {', '.join(choices[:12])}{' …' if len(choices) > 12 else ''}, not {value[:40]}")
    return value


def _within(value: int, low: int, high: int, where: str) -> int:
    if not low <= value <= high:
        raise wrong(where, f"it is {low} to {high}")
    return value


def wrong(where: str, why: str) -> BadInput:
    """The error for one field."""
    return BadInput("position-field", "The position is not right at {where}: {why}.", where=where, why=why)
