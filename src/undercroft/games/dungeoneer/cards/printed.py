"""What is printed on the cards of a table, as a client receives it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from ....kernel.shapes import one_of
from .fields import DURATIONS, EXITS, MONSTER, Category, Space, Stat, Tested, Timing

Texts: TypeAlias = dict[str, str]
"""A text by language."""
Strike: TypeAlias = tuple[str, int, str]
"""What a strike does: effect, number, word."""


class Stats(Struct):
    """The values of a hero or a monster."""

    melee: int
    magic: int
    speed: int


class Threat(Struct):
    """Die and one of the stats must reach the value."""

    value: int
    stats: list[Tested]


class Exit(Struct):
    """One side of a map card; a threat is on blocked exits and traps."""

    kind: Annotated[str, one_of(*EXITS)]
    value: int | UnsetType = UNSET
    stats: list[Tested] | UnsetType = UNSET


class Body(Stats):
    """A monster.

    :param forms: in which it attacks.
    :param strikes: what a strike does, by form.
    """

    name: Texts
    life: int
    forms: list[Stat]
    strikes: dict[str, list[Strike]]
    types: list[str]


class Reward(Struct):
    """What a completed quest gives."""

    level: int
    life: int
    glory: int


class Card(Struct, tag_field="group"):
    """Any card.

    :param name: in all languages.
    :param text: in all languages; empty where it needs none.
    :param designed: not of the printed game.
    :param copies: how many there are of it.
    """

    name: Texts
    text: Texts
    designed: bool
    copies: int


class MapCard(Card, tag="map"):
    """A map card.

    :param danger: 0: none.
    :param exits: north, east, south, west as it lies unturned.
    """

    type: Space
    peril: int
    glory: int
    entrance: bool
    danger: int
    spikes: Threat | None
    pit: Threat | None
    exits: tuple[Exit, Exit, Exit, Exit]


class HeroCard(Card, tag="hero"):
    """A hero.

    :param boons, treasures: how many it may have readied.
    :param levels: its stats on each of the four.
    """

    people: str
    calling: str
    life: int
    boons: int
    treasures: int
    levels: list[Stats]
    forms: list[Stat]


class QuestCard(Card, tag="quest"):
    """A quest.

    :param places: kinds of map cards, or ``entrance``.
    :param sacrifice: what is given up: ``boon``, ``life`` or ``cost``; empty where nothing is.
    :param search: what die and distance must reach; 0: no search.
    :param bonus: glory that may be paid for +1 each against the threat.
    :param dice, least, total, double: how many dice are rolled, and what they must show.
    :param extra, reroll: glory for one die more, and for rolling one again; 0: it cannot be bought.
    """

    categories: list[Category]
    places: list[str]
    reward: Reward
    monster: Body | None
    sacrifice: dict[str, int]
    search: int
    threat: Threat | None
    bonus: int
    dice: int
    least: int
    total: int
    double: bool
    extra: int
    reroll: int


class AdventureCard(Card):
    """A boon, treasure, bane, monster or trap.

    :param x: least and most of an X.
    :param attach: what an attachment goes under.
    :param target: whom a bane is aimed at; "" where any one opponent may pay.
    """

    types: list[str]
    cost: int | Literal["X"]
    x: tuple[int, int]
    timing: Timing
    duration: Annotated[str, one_of(*DURATIONS, MONSTER)]
    attach: str
    target: Annotated[str, one_of("hero", "")]
    body: Body | None
    threat: Threat | None


class BoonCard(AdventureCard, tag="boon"):
    """A boon."""


class TreasureCard(AdventureCard, tag="treasure"):
    """A treasure."""


class BaneCard(AdventureCard, tag="bane"):
    """A bane."""


class MonsterCard(AdventureCard, tag="monster"):
    """A monster."""


class TrapCard(AdventureCard, tag="trap"):
    """A trap."""


SENT: tuple[type, ...] = (MapCard, HeroCard, QuestCard, BoonCard, TreasureCard, BaneCard, MonsterCard, TrapCard)
"""What clients' types are generated from."""
