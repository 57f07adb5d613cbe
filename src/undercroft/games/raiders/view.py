"""What a seat sees of a game of Dungeon Raiders."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...kernel.ask import Choose, Option, Refusal, letter_of, thing_of
from ...kernel.game import Label
from . import shapes
from .cards import CRYSTAL, DEADLY, FACE_DOWN, ITEMS, LEVELS, MOST_TREASURE, POWER, ROOMS, VALUE
from .contest import contest, forecast, laying_order, shown_card, still_to_lay
from .ending import bled, ends_early
from .party import Change
from .rooms import ROOM_CARDS
from .rules import LIGHT, bury_the_dead, lay, resolve_room
from .shapes import Board, Cards, Hand, Hero, Last, MonsterDeck, Most, Odds, Place
from .state import State


def view(g: State, seat: int | None) -> Board:
    """The board for ``seat``, or for a spectator: counters, this level's rooms, the room's contest, own hand, odds."""
    return Board(
        mode="solo" if g.is_solo() else "duel" if g.seats == 2 else "base",
        quick=g.options.quick,
        level=g.level,
        levels=LEVELS,
        most=Most(None if g.is_solo() else MOST_TREASURE, DEADLY),
        cards=Cards(list(POWER), list(ITEMS)),
        room=g.room + 1 if g.rooms else 0,
        rooms=[_place(g, place, seat) for place in range(len(g.rooms))],
        heroes=[_hero(g, other) for other in range(len(g.heroes))],
        leader=None if g.options.quick or g.is_solo() or not g.heroes else letter_of(g.leader),
        order=_order(g),
        hand=None if seat is None or not g.heroes else _hand(g, seat),
        supply=dict(g.supply),
        torches=[letter_of(other) for other in range(g.seats) if g.torches_lit >> other & 1],
        bleeding=[letter_of(other) for other in bled(g)],
        contest=contest(g),
        last=_last(g),
        monster_deck=MonsterDeck(len(g.monster_bag), list(g.monster_shown)) if g.is_solo() else None,
        odds=odds(g, seat) if g.options.odds else None,
    )


def _place(g: State, place: int, seat: int | None) -> Place:
    """One place of the level: the card if the seat may know it, and what became of the room."""
    done = place < g.room + g.over
    looked = seat is not None and bool(g.seen_by[place] >> seat & 1)
    down = g.faces[place] == FACE_DOWN
    return Place(
        place=place + 1,
        face=g.faces[place],
        state="done" if done else "now" if place == g.room else "ahead",
        known=down and looked,
        card=None if down and not looked else shown_card(g, g.rooms[place], _lived_at(g, place) if done else None),
        outcome=_changes(g.outcomes[place]) if place < len(g.outcomes) else None,
    )


def _lived_at(g: State, place: int) -> int:
    """How many heroes lived when this room of the level was played: who fell here or later was changed by a room since."""
    return len({*g.living(), *[seat for changes in g.outcomes[place:] for seat, _, _ in changes]})


def _changes(changes: tuple[Change, ...]) -> list[shapes.Change]:
    shown = []
    for seat, what, amount in changes:
        done: dict[str, Any] = {what: amount}
        shown.append(shapes.Change(letter_of(seat), **done))
    return shown


def _hero(g: State, seat: int) -> Hero:
    """The public side of a hero: everyone sees how many items, not which (A15)."""
    hero = g.heroes[seat]
    return Hero(
        seat=letter_of(seat),
        character=hero.character,
        treasure=hero.treasure,
        wounds=hero.wounds,
        alive=hero.alive,
        power=list(hero.power),
        items=len(hero.items),
        laid=list(hero.laid),
    )


def _hand(g: State, seat: int) -> Hand:
    if seat >= len(g.heroes):
        return Hand([], {})  # others are dealt their heroes first
    hero = g.heroes[seat]
    return Hand(list(hero.power), dict(Counter(hero.items)))


def _order(g: State) -> list[str]:
    """The seats in the order in which they lay in this room."""
    return [letter_of(seat) for seat in laying_order(g)] if g.rooms and not g.over else []


def _last(g: State) -> Last | None:
    """The room before this one: what everybody laid, and what came of it."""
    if not g.last_room:
        return None
    laid = {letter_of(seat): list(cards) for seat, cards in enumerate(g.last_laid) if cards}
    return Last(shown_card(g, g.last_room, len(laid)), laid, _changes(g.last_changes))


# -- odds: what a careful player could work out ---------------------------------------------------------------------------------


def odds(g: State, seat: int | None) -> Odds:
    """What can still come on face-down rooms (as this seat knows it), what everyone holds, and the solo monster deck.

    Items are gained and used in the open, so what is held could be written down by anybody, unless the game was loaded from a
    position that does not say so; power cards lie open.
    """
    unseen = list(g.bag)
    for place, room in enumerate(g.rooms):
        if room and g.faces[place] == FACE_DOWN and not (seat is not None and g.seen_by[place] >> seat & 1):
            unseen.append(room)
    kinds: dict[str, Counter[str]] = {}
    for id in sorted(unseen):
        kinds.setdefault(ROOM_CARDS[id].kind, Counter())[id] += 1
    return Odds(
        unseen=len(unseen),
        kinds={kind: dict(rooms) for kind, rooms in sorted(kinds.items())},
        held={letter_of(other): dict(Counter(hero.items)) for other, hero in enumerate(g.heroes)} if g.items_counted() else None,
        monster_cards=dict(sorted(Counter(g.monster_bag).items())) if g.is_solo() else None,
    )


# -- options and refusals -------------------------------------------------------------------------------------------------------


def describe(g: State, ask: Choose, option: Option) -> Label:
    """``hand:<card>`` is the object of every option; lighting a torch, and the last card before a closed door, are final.

    A card's ``then`` is what it would change of the board's ``contest`` (:func:`forecast`); a torch's is for its holder to see.
    """
    card = str(option)
    if ask.what == LIGHT:
        dark = any(face == FACE_DOWN for face in g.faces)
        news = any(face == FACE_DOWN and not seen >> ask.seat & 1 for face, seen in zip(g.faces, g.seen_by, strict=True))
        return Label("torch", [f"hand:{card}"], final=dark, warn="" if news else "torch-nothing-dark")
    after = g.copy()
    lay(after, ask.seat, card)
    waiting = still_to_lay(after)
    warn = "crystal-useless" if card == CRYSTAL and waiting == [ask.seat] else ""  # nobody is left to wait for (A18)
    then = forecast(g, after, ask.seat)
    return Label(
        "lay", [f"hand:{card}", f"room:{g.room + 1}"], final=not waiting and _shows_something(g, after), warn=warn,
        then=then, card=card,
    )  # fmt: skip


def _shows_something(g: State, after: State) -> bool:
    """Whether the end of this room opens what lies face down, or ends the game: no undo after that.

    :param after: the room with everybody's card laid; it is played to its end.
    """
    if g.room + 1 >= ROOMS or g.faces[g.room + 1] == FACE_DOWN:
        return True
    if g.is_solo() and ROOM_CARDS[g.rooms[g.room + 1]].kind == "monster":
        return True
    resolve_room(after, after.values())
    bury_the_dead(after)
    return ends_early(after)


def things(g: State, seat: int) -> list[str]:
    """What a seat might try: power cards in hand and spent, items, and the rooms of the level."""
    if not g.heroes:
        return []
    hand = dict.fromkeys((*POWER, *g.heroes[seat].items))
    return [*[f"hand:{card}" for card in hand], *[f"room:{place + 1}" for place in range(len(g.rooms))]]


def refuse(g: State, seat: int, thing: str) -> Refusal:
    """Why a room cannot be chosen; or a card of a hero that is not asked to lay one."""
    kind, name = thing_of(thing)
    if kind == "room":
        return _why_room(g, seat, int(name) - 1)
    hero = g.heroes[seat]
    if g.over:
        return Refusal("game-over", rule="8")
    if not hero.alive:
        return Refusal("you-are-dead", rule="7")
    if name in POWER and name not in hero.power:
        return Refusal("power-spent", rule="4.2", card=name)
    if hero.laid and hero.laid[-1] in VALUE:
        return Refusal("already-laid", rule="4.2")
    turn = letter_of(still_to_lay(g)[0])
    return Refusal("after-the-others", rule="6.2", seat=turn) if hero.laid else Refusal("not-your-turn", rule="4.2", seat=turn)


def _why_room(g: State, seat: int, place: int) -> Refusal:
    if place < g.room + g.over:
        return Refusal("room-done", rule="4.1")
    if place == g.room:
        return Refusal("room-now", rule="4.2")
    if g.faces[place] == FACE_DOWN and not g.seen_by[place] >> seat & 1:
        return Refusal("room-dark", rule="6.1")
    return Refusal("room-ahead", rule="4")
