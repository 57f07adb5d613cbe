"""All that is printed on the cards of a table, for clients that show them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from . import printed
from .fields import BANE, BOON, MONSTER, TRAP, TREASURE, Body, Exit, Library, Named, X

ADVENTURES: Final[Mapping[str, type[printed.AdventureCard]]] = {
    BOON: printed.BoonCard, TREASURE: printed.TreasureCard, BANE: printed.BaneCard, MONSTER: printed.MonsterCard,
    TRAP: printed.TrapCard,
}  # fmt: skip


def catalogue(library: Library) -> dict[str, printed.Card]:
    """Every kind of card by its id, with name and text in all languages."""
    cards: dict[str, printed.Card] = {}
    for space in library.maps.values():
        cards[space.id] = _shown(printed.MapCard, space, copies=space.copies, exits=[_exit(way) for way in space.exits])
    for hero in library.heroes.values():
        cards[hero.id] = _shown(printed.HeroCard, hero)
    for quest in library.quests.values():
        cards[quest.id] = _shown(printed.QuestCard, quest, reward=quest, monster=_body(quest.monster))
    for card in library.adventures.values():
        cost, x = "X" if card.cost == X else card.cost, (card.x_low, card.x_high)
        cards[card.id] = _shown(ADVENTURES[card.kind], card, copies=card.copies, cost=cost, x=x, body=_body(card.body))
    return cards


def _shown(kind: type[printed.Card], card: Named, copies: int = 1, **other: Any) -> printed.Card:
    """A card for clients: what it has under the same names as the struct, and ``other`` things of it."""
    given = {"name": card.names, "text": card.texts, "copies": copies, **other}
    same = {name: getattr(card, name) for name in kind.__struct_fields__ if name not in given}
    return msgspec.convert({**given, **same}, kind, from_attributes=True)


def _body(body: Body | None) -> dict[str, Any] | None:
    if body is None:
        return None
    return {**body.stats, "name": body.names, "life": body.life, "forms": body.forms, "strikes": body.strikes, "types": body.types}


def _exit(way: Exit) -> dict[str, Any]:
    tested = {} if way.threat is None else {"value": way.threat.value, "stats": way.threat.stats}
    return {"kind": way.kind, **tested}
