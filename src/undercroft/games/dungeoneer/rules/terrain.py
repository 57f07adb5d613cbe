"""What a space shows: terrain, and the ice on it, where ice can lie (rulings W3 to W5, W7, W19, W20); where its symbols lead (Y6 to
Y8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel.ask import Refused
from ..cards.fields import ARCTIC, MapCard
from ..state.state import State
from .because import here
from .reasons import because

DOWN: Final = "to-dungeon"
"""The symbol of the ways down."""


def icons(g: State, space: str) -> int:
    """How many arctic icons a space shows: the printed one, and one for each ice token (W20)."""
    return int(ARCTIC in g.cards.maps[space].terrain) + g.ice.get(space, 0)


def terrain_in(g: State, space: str, terrain: Sequence[str]) -> str:
    """The first of some terrains that a space shows, ice counted; "" if it shows none of them."""
    shown = g.cards.maps[space].terrain
    for each in terrain:
        if each in shown or (each == ARCTIC and space in g.ice):
            return each
    return ""


ELSEWHERE: Final = -1
"""So many times something counts that is for another terrain."""


def times(g: State, space: str, where: Sequence[str], per: str = "") -> int:
    """How many times something counts in a space that is for some terrain (all when empty): once, or as often as there are icons of
    those that it counts (W20); :data:`ELSEWHERE` in another terrain. Whoever has to know whether something counts asks this."""
    if where and not terrain_in(g, space, where):
        return ELSEWHERE
    return icons(g, space) if per else 1


def why_so(g: State, space: str, where: Sequence[str], per: str = "") -> str:
    """Why it counts so often there; "" where the space has no part in it."""
    terrain = per or terrain_in(g, space, where)
    return here(terrain) if terrain else ""


def supply(g: State) -> int:
    """How many ice tokens there are in all."""
    return 0 if g.cards.winter is None else g.cards.winter.tokens


def ice_left(g: State) -> int:
    """How many ice tokens lie beside the map (W7)."""
    return supply(g) - sum(g.ice.values())


def most_ice(g: State) -> int:
    """How many ice tokens a space can have (W4)."""
    return 1 if g.options.ice_tokens == "one" else supply(g)


def can_bear_ice(g: State, space: str) -> bool:
    """Whether there can ever be ice on a space (W3, W5, W15)."""
    return refuse_ice(g, space) in ("", "frozen")


def refuse_ice(g: State, space: str) -> str:
    """Why no ice token can be put on a space, or ""."""
    winter, card = g.cards.winter, g.cards.maps[space]
    if winter is None or any(each in winter.spares for each in card.terrain):
        return "never-freezes"
    if g.options.ice_where == "sites" and not card.is_site:
        return "only-sites-freeze"
    return "frozen" if g.ice.get(space, 0) >= most_ice(g) else ""


def freezable(g: State, seat: int = -1, about: object = None, why: Refused | None = None) -> list[str]:
    """The spaces on which an ice token can be put, as the map was laid (W3, W4, W7)."""
    if why is not None:
        for space in g.dungeon.lies:
            key = refuse_ice(g, space)
            if key:
                why.add(because(key), f"space:{space}", space)
    return [space for space in g.dungeon.lies if not refuse_ice(g, space)] if ice_left(g) else []


def thawable(g: State) -> list[str]:
    """The spaces from which a card or ability can take an ice token."""
    return [space for space in g.ice if not g.cards.maps[space].keeps_ice]


def linked(g: State, space: str) -> dict[str, str]:
    """The other spaces to which the symbols of a space lead, each with its symbol (Y6, Y8). The way down leads to the entrances of
    a dungeon, and from there up; without a dungeon nowhere."""
    maps, card = g.cards.maps, g.cards.maps[space]
    found: dict[str, str] = {}
    for symbol in card.symbols:
        for other in g.dungeon.lies:
            if other != space and other not in found and leads_to(maps[other], symbol):
                found[other] = symbol
    if card.entrance and card.frame == "dungeon":
        found |= {other: DOWN for other in g.dungeon.lies if DOWN in maps[other].symbols}
    return found


def leads_to(card: MapCard, symbol: str) -> bool:
    """Whether a symbol leads to a map card."""
    return card.entrance and card.frame == "dungeon" if symbol == DOWN else symbol in card.symbols
