"""All that is printed on the cards of a table, as plain data for clients that show them."""

from __future__ import annotations

from typing import Any

from .fields import Adventure, Body, Hero, Library, MapCard, Named, Quest, Threat, X


def catalogue(library: Library) -> dict[str, Any]:
    """Every kind of card by its id, with name and text in all languages."""
    cards: dict[str, Any] = {}
    for space in library.maps.values():
        cards[space.id] = of_map(space)
    for hero in library.heroes.values():
        cards[hero.id] = of_hero(hero)
    for quest in library.quests.values():
        cards[quest.id] = of_quest(quest)
    for adventure in library.adventures.values():
        cards[adventure.id] = of_adventure(adventure)
    return cards


def _named(card: Named, group: str, copies: int = 1) -> dict[str, Any]:
    return {"group": group, "name": card.names, "text": card.texts, "designed": card.designed, "copies": copies}


def _threat(threat: Threat | None) -> dict[str, Any] | None:
    return None if threat is None else {"value": threat.value, "stats": list(threat.stats)}


def _body(body: Body | None) -> dict[str, Any] | None:
    if body is None:
        return None
    strikes = {form: [list(effect) for effect in effects] for form, effects in body.strikes.items()}
    return {
        "name": body.names, "life": body.life, **body.stats, "forms": list(body.forms), "strikes": strikes,
        "types": list(body.types),
    }  # fmt: skip


def of_map(card: MapCard) -> dict[str, Any]:
    """A map card; its exits north, east, south, west as it lies unturned."""
    exits = [
        {"kind": way.kind, "value": way.threat.value, "stats": list(way.threat.stats)} if way.threat else {"kind": way.kind}
        for way in card.exits
    ]
    return {
        **_named(card, "map", card.copies), "type": card.type, "peril": card.peril, "glory": card.glory,
        "entrance": card.entrance, "danger": card.danger, "spikes": _threat(card.spikes), "pit": _threat(card.pit), "exits": exits,
    }  # fmt: skip


def of_hero(card: Hero) -> dict[str, Any]:
    """A hero."""
    return {
        **_named(card, "hero"), "people": card.people, "calling": card.calling, "life": card.life, "boons": card.boons,
        "treasures": card.treasures, "levels": list(card.levels), "forms": list(card.forms),
    }  # fmt: skip


def of_quest(card: Quest) -> dict[str, Any]:
    """A quest."""
    return {
        **_named(card, "quest"), "categories": list(card.categories), "places": list(card.places),
        "reward": {"level": card.level, "life": card.life, "glory": card.glory}, "monster": _body(card.monster),
        "sacrifice": card.sacrifice, "search": card.search, "threat": _threat(card.threat), "bonus": card.bonus, "dice": card.dice,
        "least": card.least, "total": card.total, "double": card.double, "extra": card.extra, "reroll": card.reroll,
    }  # fmt: skip


def of_adventure(card: Adventure) -> dict[str, Any]:
    """An adventure card."""
    return {
        **_named(card, card.kind, card.copies), "types": list(card.types), "cost": "X" if card.cost == X else card.cost,
        "x": [card.x_low, card.x_high], "timing": card.timing, "duration": card.duration, "attach": card.attach,
        "target": card.target, "body": _body(card.body), "threat": _threat(card.threat),
    }  # fmt: skip
