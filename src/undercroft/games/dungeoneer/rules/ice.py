"""Winter: the roll of each Reset, and ice tokens that come and go (rulings W1 to W24)."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.ask import Choose, Script
from ..state.state import State
from .piles import drop_readied
from .terrain import freezable, ice_left, refuse_ice, thawable
from .values import works

FREEZE: Final = "freeze"
"""The question which space freezes."""


def grow(g: State, seat: int) -> Script:
    """In each Reset, before the action points, the active player rolls; then a space freezes, if one can (W1, W6, W7, W21)."""
    winter = g.cards.winter
    assert winter is not None
    die, least = g.nature.die("winter"), winter_least(g, seat)
    spaces = freezable(g)
    what = "holds" if die < least else "freezes" if spaces else "used-up" if not ice_left(g) else "nowhere"
    g.tell("winter", seat=seat, die=die, value=least, what=what)
    if what != "freezes":
        return
    picker = winter_picker(g, seat)
    space = spaces[0]
    if len(spaces) > 1:  # a legal one must be taken; of one only nothing is asked (W2)
        space = str((yield Choose(picker, FREEZE, spaces, about=winter.id, among=freezable)))
    freeze(g, picker, space, winter.id)


def winter_least(g: State, seat: int) -> int:
    """What the winter die must show in this seat's turn; only cards that say so change it (W23)."""
    assert g.cards.winter is not None
    return min([work.winter_least for _, work in works(g, seat) if work.winter_least], default=g.cards.winter.least)


def winter_picker(g: State, seat: int) -> int:
    """Who picks the space that freezes in this seat's turn: the active player, or whose card says so (W2)."""
    return next((each for each in g.living() if any(work.winter_picks for _, work in works(g, each))), seat)


def freeze(g: State, seat: int, space: str, card: str) -> None:
    """Put an ice token on a space, by a card."""
    g.ice = {**g.ice, space: g.ice.get(space, 0) + 1}
    g.tell("freezes", seat=seat, space=space, card=card, count=ice_left(g))


def thaw(g: State, seat: int, space: str, card: str) -> None:
    """Take an ice token off a space, by a card; it goes back to the supply (W7)."""
    left = g.ice[space] - 1
    g.ice = {each: count for each, count in {**g.ice, space: left}.items() if count}
    g.tell("thaws", seat=seat, space=space, card=card)


def change_ice(g: State, seat: int, space: str, count: int, card: str) -> None:
    """So many ice tokens come to a space or go (below 0), by a card, as far as that is allowed (W19)."""
    for _ in range(abs(count)):
        if count < 0 and space in thawable(g):
            thaw(g, seat, space, card)
        elif count > 0 and ice_left(g) and not refuse_ice(g, space):
            freeze(g, seat, space, card)


def end_winter(g: State, seat: int, quest: str) -> None:
    """The winter card leaves the game for good; by an option all ice goes with it (W9, W10)."""
    if not g.winter:
        return
    winter: Any = g.cards.winter
    g.winter = False
    gone = sum(g.ice.values()) if g.options.ice_after == "go" else 0
    if gone:
        g.ice = {}
    g.tell("winter-ends", seat=seat, card=winter.id, quest=quest, count=gone)
    for each in g.living():
        for card in [card for card in g.players[each].inventory if g.cards.adventures[card].work.winter_picks]:
            drop_readied(g, each, card, "effect", winter.id)
