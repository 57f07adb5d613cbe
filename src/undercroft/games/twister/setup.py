"""Before the first turn: four starters each, then twenty tokens hidden in eight rooms (rules §3)."""

from __future__ import annotations

from ...kernel.ask import Choose, EachOf, Given, Option, Refused, Script, asking, letter_of
from .board import DOTS, LIMITS, PLACE, PLACE_NAMES, PLACES, SQUARE, SQUARE_NAMES
from .reveal import batches, place_all, turn_up
from .state import HIDDEN, HIDE, IN_HAND, OPENING, TURNS, State
from .tokens import IS_CHARACTER, NAMES, PARTY, TOKEN, TOKENS
from .why import refusal

STARTER, HIDES = "starter", "hide"
"""The questions of the set-up: who stands on which dot, and which token goes into which room."""

FIXED_STARTERS = ("warrior", "mekanork", "thief", "wizard")
"""Fixed set-up (a beginners' set-up of this program): who stands on the four dots, from the first."""
FIXED_ROOMS: tuple[tuple[str, ...], ...] = (
    ("cleric",), ("rope",), ("sword", "wall-walker"), ("speed-potion",),
    ("troll", "fireball-wand"), ("armor",), ("goblin",), ("treasure",),
)  # fmt: skip
"""Fixed set-up: what the first seat hides in each room; the second seat does the same seen from its side."""


def set_up(g: State) -> Script:
    """The whole dungeon before anybody has moved: rooms, starters, and who begins to hide tokens (§3.1, §3.2, §3.3)."""
    if g.options.dungeon == "open":
        for place in range(PLACES):
            turn_up(g, place)
    if g.options.setup == "fixed":
        set_up_fixed(g)
        begin(g)
        return
    yield from choose_starters(g)
    g.first = first_by_lot(g, "first-to-hide")
    g.tell("first-to-hide", seat=g.first)
    g.phase = HIDE


def choose_starters(g: State) -> Script:
    """Secretly and at their own pace both put four of their eight characters on the dots (§3.2)."""
    while starter_asks(g):
        given: Given = yield from asking(lambda: EachOf(starter_asks(g)))
        option: tuple[str, str, str] = given.option  # type: ignore[assignment]
        g.at[TOKEN[option[1]]] = SQUARE[option[2]]
        g.tell("stands", to=1 << given.seat, seat=given.seat, token=TOKEN[option[1]], square=SQUARE[option[2]])


def starter_asks(g: State) -> list[Choose]:
    """The questions to the sides that have characters left to put on dots."""
    return [Choose(seat, STARTER, options, among=starter_options) for seat in (0, 1) if (options := starter_options(g, seat))]


def starter_options(g: State, seat: int, about: object = None, why: Refused | None = None) -> list[Option]:
    """Every character still in hand on every free dot."""
    if why is not None:
        for token in own(seat):
            if not IS_CHARACTER[token]:
                why.add(refusal("objects-later"), f"piece:{NAMES[token]}")
            elif g.at[token] != IN_HAND:
                dot = SQUARE_NAMES[g.at[token]]
                why.add(refusal("already-placed", square=dot), f"piece:{NAMES[token]}")
                why.add(refusal("dot-taken", square=dot), f"square:{dot}")
        why.add(refusal("stand-on-a-dot"), "square")
    free = [dot for dot in DOTS[seat] if not any(g.at[token] == dot for token in PARTY[seat])]
    return [("stand", NAMES[token], SQUARE_NAMES[dot]) for token in PARTY[seat] if g.at[token] == IN_HAND for dot in free]


def hide_token(g: State) -> Script:
    """One token goes face down onto a room that has space left (§3.3); after the last the starters are shown (§3.4)."""
    seat = hides_next(g)
    option: tuple[str, str, str] = yield from asking(lambda: Choose(seat, HIDES, hide_options(g, seat), among=hide_options))
    token, place = TOKEN[option[1]], PLACE[option[2]]
    g.at[token] = HIDDEN + place
    g.tell("hides", to=~(1 << seat), seat=seat, place=place)
    g.tell("hides-what", to=1 << seat, seat=seat, token=token, place=place)
    if hidden_so_far(g) == sum(LIMITS):
        begin(g)


def hides_next(g: State) -> int:
    """Whose turn it is to hide a token."""
    return (g.first + hidden_so_far(g)) % 2


def hidden_so_far(g: State) -> int:
    """How many tokens lie on the rooms."""
    return sum(at >= HIDDEN for at in g.at)


def room_left(g: State, place: int) -> int:
    """How many more tokens a room takes; both colours count together."""
    return LIMITS[place] - g.at.count(HIDDEN + place)


def own(seat: int) -> range:
    """The tokens of a seat."""
    return range(seat * TOKENS, (seat + 1) * TOKENS)


def hide_options(g: State, seat: int, about: object = None, why: Refused | None = None) -> list[Option]:
    """Every own token in hand into every room with space."""
    if why is not None:
        for place in range(PLACES):
            if room_left(g, place) <= 0:
                why.add(refusal("room-full", place=PLACE_NAMES[place], count=LIMITS[place]), f"place:{PLACE_NAMES[place]}")
        for token in own(seat):
            if g.at[token] >= HIDDEN:
                why.add(refusal("hidden-already", place=PLACE_NAMES[g.at[token] - HIDDEN]), f"piece:{NAMES[token]}")
            elif g.at[token] != IN_HAND:
                why.add(refusal("already-placed", square=SQUARE_NAMES[g.at[token]]), f"piece:{NAMES[token]}")
        why.add(refusal("hide-where-space"), "square")
    places = [place for place in range(PLACES) if room_left(g, place) > 0]
    return [("hide", NAMES[token], PLACE_NAMES[place]) for token in own(seat) if g.at[token] == IN_HAND for place in places]


def set_up_fixed(g: State) -> None:
    """Put out the fixed set-up, the same for both sides as seen from their own starting line."""
    for seat in (0, 1):
        letter = letter_of(seat).lower()
        for number, kind in enumerate(FIXED_STARTERS):
            g.at[TOKEN[f"{letter}-{kind}"]] = DOTS[seat][number if seat == 0 else 3 - number]
        for place, kinds in enumerate(FIXED_ROOMS):
            for kind in kinds:
                g.at[TOKEN[f"{letter}-{kind}"]] = HIDDEN + (place if seat == 0 else PLACES - 1 - place)


def begin(g: State) -> None:
    """The starters are turned over, and the first player is drawn (§3.4, §3.5)."""
    g.phase = OPENING if g.options.dungeon == "open" else TURNS  # both sides see all starters from here on
    for seat in (0, 1):
        g.tell("starters", seat=seat, tokens=[token for token in PARTY[seat] if 0 <= g.at[token] < HIDDEN])
    g.active = first_by_lot(g, "first-player")
    g.tell("first-player", seat=g.active)


def first_by_lot(g: State, what: str) -> int:
    """Draw a seat by lot."""
    seats = [letter_of(0), letter_of(1)]
    return seats.index(g.nature.pick(what, seats))


def open_next_room(g: State) -> Script:
    """Open dungeon (a beginners' way of this program): before the first turn the tokens of one room after another are placed, the
    players taking turns to be the one who reveals."""
    place = next(place for place in range(PLACES) if HIDDEN + place in g.at)
    seat = (g.active + place) % 2
    g.tell("opens-room", seat=seat, place=place)
    yield from place_all(g, seat, place, batches(g, seat, place))
    if not hidden_so_far(g):
        g.phase = TURNS
