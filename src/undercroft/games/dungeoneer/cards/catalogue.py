"""All that is printed on the cards of a table, for clients that show them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from . import printed
from .fields import BANE, BOON, MONSTER, TRAP, TREASURE, Adventure, Body, Exit, Hero, Library, MapCard, Named, Quest, Threat, X

ADVENTURES: Final[Mapping[str, type[printed.AdventureCard]]] = {
    BOON: printed.BoonCard, TREASURE: printed.TreasureCard, BANE: printed.BaneCard, MONSTER: printed.MonsterCard,
    TRAP: printed.TrapCard,
}  # fmt: skip


def catalogue(library: Library) -> dict[str, printed.Card]:
    """Every kind of card by its id, with name and text in all languages."""
    cards: dict[str, printed.Card] = {}
    for space in library.maps.values():
        cards[space.id] = of_map(space)
    for hero in library.heroes.values():
        cards[hero.id] = of_hero(hero)
    for quest in library.quests.values():
        cards[quest.id] = of_quest(quest)
    for adventure in library.adventures.values():
        cards[adventure.id] = of_adventure(adventure)
    return cards


def _named(card: Named, copies: int = 1) -> dict[str, Any]:
    """What every card has."""
    return {"name": card.names, "text": card.texts, "designed": card.designed, "copies": copies}


def _threat(threat: Threat | None) -> printed.Threat | None:
    return None if threat is None else printed.Threat(threat.value, list(threat.stats))


def _body(body: Body | None) -> printed.Body | None:
    if body is None:
        return None
    strikes = {form: list(effects) for form, effects in body.strikes.items()}
    return printed.Body(
        **body.stats, name=body.names, life=body.life, forms=list(body.forms), strikes=strikes, types=list(body.types)
    )


def _exit(way: Exit) -> printed.Exit:
    return printed.Exit(way.kind, way.threat.value, list(way.threat.stats)) if way.threat else printed.Exit(way.kind)


def of_map(card: MapCard) -> printed.MapCard:
    """A map card; its exits north, east, south, west as it lies unturned."""
    north, east, south, west = [_exit(way) for way in card.exits]
    return printed.MapCard(
        **_named(card, card.copies), type=card.type, peril=card.peril, glory=card.glory, entrance=card.entrance,
        danger=card.danger, spikes=_threat(card.spikes), pit=_threat(card.pit), exits=(north, east, south, west),
    )  # fmt: skip


def of_hero(card: Hero) -> printed.HeroCard:
    """A hero."""
    return printed.HeroCard(
        **_named(card), people=card.people, calling=card.calling, life=card.life, boons=card.boons, treasures=card.treasures,
        levels=[printed.Stats(**stats) for stats in card.levels], forms=list(card.forms),
    )  # fmt: skip


def of_quest(card: Quest) -> printed.QuestCard:
    """A quest."""
    return printed.QuestCard(
        **_named(card), categories=list(card.categories), places=list(card.places),
        reward=printed.Reward(card.level, card.life, card.glory), monster=_body(card.monster),
        sacrifice=card.sacrifice, search=card.search, threat=_threat(card.threat), bonus=card.bonus, dice=card.dice,
        least=card.least, total=card.total, double=card.double, extra=card.extra, reroll=card.reroll,
    )  # fmt: skip


def of_adventure(card: Adventure) -> printed.AdventureCard:
    """An adventure card."""
    return ADVENTURES[card.kind](
        **_named(card, card.copies), types=list(card.types), cost="X" if card.cost == X else card.cost,
        x=(card.x_low, card.x_high), timing=card.timing, duration=card.duration, attach=card.attach, target=card.target,
        body=_body(card.body), threat=_threat(card.threat),
    )  # fmt: skip
