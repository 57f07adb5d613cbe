"""All that is printed on the cards of a table, for clients that show them."""

from __future__ import annotations

from typing import Any

import msgspec

from . import printed
from .fields import Body, Exit, Library, Named, X
from .gist import gist_of


def catalogue(library: Library) -> dict[str, msgspec.Struct]:
    """Every kind of card by its id, with name and text in all languages."""
    cards: dict[str, msgspec.Struct] = {}
    for space in library.maps.values():
        cards[space.id] = _shown(printed.MapCard, space, exits=[_exit(way) for way in space.exits])
    for hero in library.heroes.values():
        cards[hero.id] = _shown(printed.HeroCard, hero, copies=1)
    for quest in library.quests.values():
        cards[quest.id] = _shown(printed.QuestCard, quest, copies=1, monster=_body(quest.monster))
    if library.winter is not None:
        cards[library.winter.id] = _shown(printed.WinterCard, library.winter, copies=1)
    for card in library.adventures.values():
        cost = "X" if card.cost == X else card.cost
        cards[card.id] = _shown(printed.ADVENTURES[card.kind], card, cost=cost, body=_body(card.body), gist=gist_of(card))
    return cards


def _shown(kind: type[msgspec.Struct], card: Named, **other: Any) -> msgspec.Struct:
    """A card for clients: what it has under the same names as the struct, and ``other`` things of it."""
    same = {name: getattr(card, name) for name in kind.__struct_fields__ if name not in other}
    return msgspec.convert({**same, **other}, kind, from_attributes=True)


def _body(body: Body | None) -> dict[str, Any] | None:
    if body is None:
        return None
    return {**body.stats, "name": body.name, "life": body.life, "forms": body.forms, "strikes": body.strikes, "types": body.types}


def _exit(way: Exit) -> dict[str, Any]:
    tested = {} if way.threat is None else {"value": way.threat.value, "stats": way.threat.stats}
    return {"kind": way.kind, **tested}
