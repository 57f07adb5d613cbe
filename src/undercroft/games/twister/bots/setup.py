"""Setting up Dungeon Twister by rehearsal: every room is opened in thought, in many sampled dungeons, and a starter or a hidden
token is where it is worth most on average. What the other side hides is guessed anew for each of them."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import TypeAlias

from ....bots.eyes import Eyes
from ....kernel.ask import Choose, Option
from ..board import DOTS, LIMITS, PLACE, PLACES, SQUARE, SQUARES_OF, Plan
from ..rooms import PIT
from ..state import HIDDEN, IN_HAND, STARTERS, State
from ..tokens import BOTH, CHARACTERS, IS_CHARACTER, KIND, PARTY, SIDE_OF, TOKEN, WORTH
from .ways import GAIT, WALKER, way_out
from .worth import FADED, RISK, dangers_of, spotted

#             Warrior  Wall-W.  Cleric  Mekanork  Thief  Wizard  Troll  Goblin
STARTS_WITH = (0.7,    1.1,     0.5,    1.2,      1.5,   1.3,    0.4,   0.7)  # fmt: skip
"""How gladly a character is chosen for the dots."""
#            as seen from one's own side, in rooms two by two
DEEP = (0.0, 0.35, 0.65, 0.3)
"""How good it is to have characters lie so far into the dungeon: near one's own line they come into play soon and well."""
DEEP_THINGS = (0.5, 0.4, 0.3, 0.1)
WHIM = 0.5
"""How much chance has a say in what is preferred."""

OPENS = (1.0, 0.7, 0.3, 0.0)
"""How often one opens rooms so far into the dungeon oneself: counted in games between bots."""
HANDY = 40
"""How soon rooms can be turned, as the way out is reckoned: somebody is near a gear of each (:func:`.twister_ways.grip`)."""
DUNGEONS = 24
"""How many sampled dungeons are kept, so that the ways through them are not worked out again. One choice uses each at most
twice; more of them do not tell more."""
OPENING = 12
"""How many positions could be looked at in the time that it takes to work out the ways through a new dungeon."""
FEWEST, MOST = 6, 24
"""The fewest and the most candidates that are tried; how much thinking there is decides between them."""
TEMPER = 0.03
"""By how much two choices may differ in worth and still be made nearly as often as each other."""

Placing: TypeAlias = "tuple[int, int]"
"""A token and where it comes: a dot, or ``HIDDEN`` and the place of a room."""


def preference(option: Option, seat: int, rng: Random) -> float:
    """How gladly a starter is chosen or a token hidden somewhere, by rule of thumb and chance: on the dots those who get through a
    dark dungeon best, other characters into its depth, things nearer to one's own line."""
    assert isinstance(option, tuple)
    kind = KIND[TOKEN[option[1]]]
    if option[0] == "stand":
        return STARTS_WITH[kind] + WHIM * rng.random()
    return depth_worth(kind, PLACE[option[2]], seat) + WHIM * rng.random()


def depth_worth(kind: int, place: int, seat: int) -> float:
    """How good it is by rule of thumb to hide such a token in the room at a place."""
    return (DEEP if kind < CHARACTERS else DEEP_THINGS)[depth(place, seat)]


def depth(place: int, seat: int) -> int:
    """How far a room is into the dungeon, seen from a seat's starting line: 0 to 3."""
    return place // 2 if seat == 0 else (PLACES - 1 - place) // 2


def rehearsed(eyes: Eyes, ask: Choose, rng: Random, iterations: int, going_on: Callable[[int], bool]) -> Option:
    """The starter or hidden token that comes out best, or nearly so: chance decides between what is nearly as good.

    :param iterations: how much thinking there is, about, for the number of candidates.
    :param going_on: whether to think further, given the number of positions looked at; one dungeon is always looked at.
    """
    many = max(FEWEST, min(MOST, iterations // 30))
    options = sorted(ask.options, key=lambda option: -preference(option, ask.seat, rng))[:many]
    candidates = [placing_of(option) for option in options]
    sums = [0.0] * len(options)
    tried = deals = 0
    while not deals or (deals < 2 * DUNGEONS and going_on(tried)):
        g: State = eyes.determinize(rng).state  # type: ignore[assignment]
        free = [token for token in BOTH if g.at[token] == IN_HAND]
        fill(g, free, rng)
        dark, g.plan = g.plan, dungeon(g.plan, deals)
        opener = [0 if rng.random() < OPENS[depth(place, 0)] else 1 for place in range(PLACES)]
        for number, (token, where) in enumerate(candidates):
            sums[number] += rehearsal(g, exchanged(g.at, free, token, where), opener, ask.seat)
        deals += 1
        tried += len(options) + OPENING * (deals <= DUNGEONS and dark is not g.plan)
    best = max(sums)
    chances = [exp((each - best) / deals / TEMPER) for each in sums]
    return rng.choices(options, chances)[0]


def placing_of(option: Option) -> Placing:
    """What a starter or a hidden token comes to."""
    assert isinstance(option, tuple)
    return TOKEN[option[1]], SQUARE[option[2]] if option[0] == "stand" else HIDDEN + PLACE[option[2]]


def fill(g: State, free: list[int], rng: Random) -> None:
    """Both sides put out what they still have in hand, each as it likes by rule of thumb."""
    at = g.at
    if g.phase == STARTERS:
        for seat in (0, 1):
            dots = [dot for dot in DOTS[seat] if dot not in at]
            rng.shuffle(dots)
            mine = [token for token in free if SIDE_OF[token] == seat and IS_CHARACTER[token]]
            mine.sort(key=lambda token: -STARTS_WITH[KIND[token]] - WHIM * rng.random())
            for token, dot in zip(mine, dots, strict=False):
                at[token] = dot
    room = [LIMITS[place] - at.count(HIDDEN + place) for place in range(PLACES)]
    rest = [token for token in free if at[token] == IN_HAND]
    rng.shuffle(rest)
    for token in rest:
        kind, seat = KIND[token], SIDE_OF[token]
        place = max(
            (place for place in range(PLACES) if room[place]),
            key=lambda place: depth_worth(kind, place, seat) + WHIM * rng.random(),
        )
        room[place] -= 1
        at[token] = HIDDEN + place


def exchanged(at: list[int], free: list[int], token: int, where: int) -> list[int]:
    """Where everything is when ``token`` is there instead of another that might as well be elsewhere."""
    found = at.copy()
    if at[token] != where:
        there = [other for other in free if at[other] == where]
        other = min(there, key=lambda other: SIDE_OF[other] != SIDE_OF[token])
        found[token], found[other] = where, at[token]
    return found


def dungeon(plan: Plan, number: int) -> Plan:
    """A dungeon as it may turn out to be: with every room that lies in the dark opened by lot, the same one for the same number."""
    dark = [place for place, room in enumerate(plan.rooms) if room < 0]
    if not dark:
        return plan
    key = "opened", number % DUNGEONS
    found = plan.memo.get(key)
    if found is None:
        rng = Random(number % DUNGEONS)
        found = plan
        for place, room in zip(dark, rng.sample(sorted({*range(PLACES)} - {*plan.rooms}), len(dark)), strict=True):
            found = found.with_room(place, room, rng.randrange(4))
        plan.memo[key] = found
    return found


def rehearsal(g: State, at: list[int], opener: list[int], seat: int) -> float:
    """What a set-up is worth to a seat once every room is open, and whoever opened it has placed all in it as it likes best."""
    after = g.copy()
    after.at = at
    lay_by_way(
        after,
        [
            (token, opener[at[token] - HIDDEN] if IS_CHARACTER[token] else 1 - SIDE_OF[token])
            for token in BOTH
            if at[token] >= HIDDEN
        ],
    )
    return promise(after, seat) - promise(after, 1 - seat)


def lay_by_way(g: State, tokens: list[tuple[int, int]]) -> None:
    """Tokens of open rooms come to lie, each as whoever places it (the second of the pair) likes: near the exit, or far from it."""
    taken = set(g.at)
    for token, placer in tokens:
        side = SIDE_OF[token]
        squares = squares_by_way(g.plan, g.at[token] - HIDDEN, side, GAIT[KIND[token]] if IS_CHARACTER[token] else WALKER)
        g.at[token] = next(square for square in (squares if placer == side else reversed(squares)) if square not in taken)
        taken.add(g.at[token])


def squares_by_way(plan: Plan, place: int, side: int, gait: int) -> list[int]:
    """The squares of a room where tokens may be placed, the nearest to the exit of a side first."""
    key = "lie", place, side, gait
    found = plan.memo.get(key)
    if found is None:
        out = way_out(plan, side, gait, HANDY)
        found = [square for square in SQUARES_OF[place] if plan.kinds[square] != PIT]
        found.sort(key=out.__getitem__)
        plan.memo[key] = found
    return found


def promise(g: State, seat: int) -> float:
    """What a seat has when every room is open: its characters by their way out, what lies near them, and who is in danger."""
    value = spotted(g, seat)
    for kind, token in enumerate(PARTY[seat]):
        value += WORTH[kind] * FADED[kind][way_out(g.plan, seat, GAIT[kind], HANDY)[g.at[token]]]
    return value - RISK * sum(dangers_of(g, seat, HANDY))
