"""Turning a room face up, and placing what lay on it (rules §6)."""

from __future__ import annotations

from typing import TypeAlias

from ...kernel.ask import Choose, Option, Refused, Script, letter_of
from .board import NEXT, PLACE_NAMES, PLACE_OF, SQUARE, SQUARE_NAMES, SQUARES_OF
from .rooms import PIT, ROOM_INDEX, ROOMS, WAYS
from .state import HIDDEN, State
from .steps import barrier
from .tokens import BOTH, IS_CHARACTER, NAMES, SIDE_OF
from .why import refusal

PLACE = "place"
"""The question where a token of a revealed room comes to lie."""
TURNS = ("0", "1", "2", "3")


def reveal(g: State, token: int, place: int) -> Script:
    """A character turns a room face up as it lies; then the room's tokens are placed on squares, one each (§6)."""
    seat = SIDE_OF[token]
    by = "usual" if place in g.plan.dark.get(g.at[token], ()) else "line"
    turn_up(g, place)
    shared = batches(g, seat, place)
    for placer, tokens, _ in shared[:1]:
        lay_out(g, placer, tokens)
    room = ROOMS[g.plan.rooms[place]]
    g.tell("reveals", seat=seat, token=token, place=place, room=room.name, number=room.number, by=by, way=WAYS[room.turns])
    tell_shut(g, seat, g.at[token], place)
    yield from place_all(g, seat, place, shared)


def tell_shut(g: State, seat: int, here: int, place: int) -> None:
    """Say that what the new room has on its side keeps whoever revealed it out all the same: a wall or closed bars (§6)."""
    if g.journal is None:
        return
    for side, to in enumerate(NEXT[here]):
        if to >= 0 and PLACE_OF[to] == place and (what := barrier(g, here, side)):
            g.tell("shut", seat=seat, start=here, square=to, by=what)


def turn_up(g: State, place: int) -> None:
    """Draw which room it is and how it lies; nobody knew (§3.1)."""
    name = g.nature.draw("room", g.bag)
    turn = int(g.nature.pick("lies", TURNS))
    g.plan = g.plan.with_room(place, ROOM_INDEX[name], turn)


Batch: TypeAlias = "tuple[int, list[int], str]"
"""Who places which tokens, and what they are: ``others``, all but the revealer's own objects, or those ``objects``; in the printed
order the revealer's ``own`` objects, or the ``rest``."""


def batches(g: State, seat: int, place: int) -> list[Batch]:
    """Who places which tokens of a room, in order: first the revealer all but its own objects, then the opponent those. In the
    rulebook's printed order it is the other way round (§6, B1)."""
    tokens = [token for token in BOTH if g.at[token] == HIDDEN + place]
    mine = [token for token in tokens if SIDE_OF[token] == seat and not IS_CHARACTER[token]]
    others = [token for token in tokens if token not in mine]
    if g.options.reveal_placement == "printed":
        shared = [(seat, mine, "own"), (1 - seat, others, "rest")]
    else:
        shared = [(seat, others, "others"), (1 - seat, mine, "objects")]
    return [batch for batch in shared if batch[1]]


def lay_out(g: State, placer: int, tokens: list[int]) -> None:
    """The tokens lie open before whoever places them."""
    g.placer = placer
    g.placing = tuple(tokens)


def place_all(g: State, revealer: int, place: int, shared: list[Batch]) -> Script:
    """Both seats place what is theirs to place; first it is said who places what."""
    for placer, tokens, what in shared:
        lay_out(g, placer, tokens)
        g.tell("to-place", seat=placer, place=place, tokens=tokens, count=len(tokens), what=what, revealer_seat=letter_of(revealer))
        yield from place_tokens(g, placer, place)


def place_tokens(g: State, placer: int, place: int) -> Script:
    """One seat places its batch, in whatever order it likes: one token a square, never on a pit (§6)."""
    while g.placing:
        option: tuple[str, str, str] = yield Choose(placer, PLACE, placements(g, placer, place), about=place, among=placements)
        token = NAMES.index(option[1])
        square = SQUARE[option[2]]
        g.at[token] = square
        g.placing = tuple(each for each in g.placing if each != token)
        g.tell("places", seat=placer, thing=token, square=square, place=place)


def placements(g: State, seat: int, place: int, why: Refused | None = None) -> list[Option]:
    """Every token of the batch on every free square of the room; or why a square, or a token, is not for it."""
    taken = set(g.at)
    free = [square for square in SQUARES_OF[place] if square not in taken and g.plan.kinds[square] != PIT]
    if why is not None:
        for square in SQUARES_OF[place]:
            if square not in free:
                key = "square-taken" if square in taken else "none-on-a-pit"
                why.add(refusal(key, square=SQUARE_NAMES[square]), f"square:{SQUARE_NAMES[square]}")
        for token in BOTH:
            if g.at[token] == HIDDEN + place and token not in g.placing:
                why.add(refusal("opponent-places"), f"piece:{NAMES[token]}")
        why.add(refusal("place-on-free", place=PLACE_NAMES[place]), "square")
        why.add(refusal("not-of-this-room", place=PLACE_NAMES[place]), "piece")
    return [("place", NAMES[token], SQUARE_NAMES[square]) for token in g.placing for square in free]
