"""Placing the tokens of a revealed room in Dungeon Twister: the most promising squares are tried out by planning what is left of
the turn from there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ....kernel.ask import Choose, Option
from ..board import SQUARE, SQUARES
from ..state import HIDDEN, OPENING, State
from ..tokens import BOTH, KIND, OBJECTS, PARTY, TOKEN, TREASURE, WAND
from .plan import Planner
from .setup import lay_by_way
from .ways import NEAR, known, near
from .worth import worth

HANDY = 0.06
"""What a thing at one's feet is worth, less the farther it is; but for those of which :func:`.twister_worth.spotted` knows."""
Glimpse: TypeAlias = "tuple[float, Option]"
"""What an option is worth at first sight."""
EACH, FEWEST = 40, 3
"""So many positions are looked at for every square that is tried out, at least; so many squares at least."""


def placed(g: State, option: Option) -> State:
    """After one token was placed."""
    assert isinstance(option, tuple)
    after = g.copy()
    token = TOKEN[option[1]]
    after.at[token] = SQUARE[option[2]]
    after.placing = tuple([each for each in g.placing if each != token])
    return after


def tried_out(g: State, ask: Choose, positions: int, going_on: Callable[[int], bool]) -> Option:
    """A token and the square where it is worth most at the end of this turn, as far as that can be foreseen.

    :param positions: how many may be looked at, about.
    :param going_on: whether to look further, given the number of positions looked at.
    """
    seat = ask.seat
    by_token: dict[int, list[Glimpse]] = {}
    for option in ask.options:
        assert isinstance(option, tuple)
        by_token.setdefault(TOKEN[option[1]], []).append((glance(placed(g, option), seat), option))
    for ranked in by_token.values():
        ranked.sort(key=lambda each: -each[0])
    # the token for which the square matters most comes first
    ranked = max(by_token.values(), key=lambda ranked: ranked[0][0] - ranked[-1][0])
    if turn_is_spent(g):
        return ranked[0][1]
    tried = len(ask.options)
    many = min(len(ranked), max(FEWEST, positions // EACH))
    best, found = -1e9, ranked[0][1]
    for number, (_, option) in enumerate(spread(ranked, many)):
        if number and not going_on(tried):
            break
        value, looked = outcome(placed(g, option), seat, positions // many)
        tried += looked
        if value > best:
            best, found = value, option
    return found


def spread(ranked: list[Glimpse], many: int) -> list[Glimpse]:
    """Some of a list: half of them from its beginning, the others from all over the rest, for what a glance does not see."""
    front = (many + 1) // 2
    rest, others = ranked[front:], many - front
    return ranked[:front] + [rest[-1 - at * len(rest) // others] for at in range(others)]


def turn_is_spent(g: State) -> bool:
    """Whether nothing more can be done in the turn in which the room was revealed."""
    return g.left <= 0 and not g.boost


def outcome(g: State, seat: int, positions: int) -> tuple[float, int]:
    """What comes of the turn under way for a seat once all tokens of the room are placed; and how many positions were looked at.

    Those that are left come to lie as whoever places them likes by their way out.

    :param g: the position in the middle of placing; it is changed.
    """
    lay_by_way(g, [(token, g.placer) for token in g.placing])
    lay_by_way(g, [(token, 1 - g.placer) for token in BOTH if g.at[token] >= HIDDEN and g.plan.rooms[g.at[token] - HIDDEN] >= 0])
    g.placing = ()
    g.plan = known(g.plan)
    planner = Planner(g, g.active)
    value = planner.search(lambda tried: tried < positions).value
    return (value if g.active == seat else -value), planner.tried


def glance(g: State, seat: int) -> float:
    """What a position is worth to a seat at first sight: those are in danger whose enemies are next to act, and what lies about
    is good for those who are near."""
    attacker = g.active if g.phase == OPENING or not turn_is_spent(g) else 1 - g.active
    value = worth(g, seat) if attacker != seat else -worth(g, 1 - seat)
    return value + lying(g, seat) - lying(g, 1 - seat)


def lying(g: State, seat: int) -> float:
    """What the things that lie about are worth to a seat by how near its characters are."""
    value = 0.0
    free = [g.at[token] for token in PARTY[seat] if not g.wounded >> token & 1 and g.load[token] < 0]
    for things in OBJECTS:
        for thing in things:
            if 0 <= g.at[thing] < SQUARES and KIND[thing] not in (TREASURE, WAND) and thing not in g.load:
                around = near(g.plan, g.at[thing])
                value += HANDY * (1 - min([around.get(at, NEAR + 1) for at in free], default=NEAR + 1) / (NEAR + 1))
    return value
