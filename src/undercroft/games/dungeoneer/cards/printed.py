"""The form in which a client receives the cards of a table: that of :mod:`.fields`, but for what is said here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from . import fields
from .declared import struct
from .fields import KINDS, Natural, Tested
from .gist import Gist


class Stats(Struct):
    """The values of a hero or a monster."""

    melee: int
    magic: int
    speed: int


TYPES: dict[str, Any] = {**vars(fields), "Cost": Natural | Literal["X"], "Levels": tuple[Stats, ...]}
"""What the names in the types of fields stand for; the classes follow one by one."""


def shown(kind: type, *more: Any, name: str = "", base: type[Struct] = Struct, leave: tuple[str, ...] = (), **config: Any) -> Any:
    """The form of a class that a client receives: a struct that has all its fields always."""
    made = struct(name or kind.__name__, kind, *more, types=TYPES, bases=(base,), leave=leave, needed=True, **config)
    TYPES[kind.__name__] = made
    return made


Threat = shown(fields.Threat)
Exit = shown(fields.Exit, ("value", int | UnsetType, UNSET), ("stats", tuple[Tested, ...] | UnsetType, UNSET), leave=("threat",))
Body = shown(fields.Body, base=Stats, leave=("stats", "rolls"))
Reward = shown(fields.Reward)

UNSHOWN = ("id", "origin", "work")
Card = shown(
    fields.Named, ("designed", Annotated[bool, Meta(description="Not of the printed game.")]),
    ("copies", Annotated[int, Meta(description="How many there are of it.")]),
    name="Card", leave=UNSHOWN, tag_field="group",
)  # fmt: skip
SIDES = tuple[Exit, Exit, Exit, Exit]  # type: ignore[valid-type]
MapCard = shown(fields.MapCard, ("exits", SIDES), base=Card, leave=(*UNSHOWN, "fail", "no_healing", "keeps_ice"), tag="map")
CALLED = ("ability", Annotated[fields.Texts, Meta(description="What its ability is called.")])
HeroCard = shown(fields.Hero, CALLED, name="HeroCard", base=Card, leave=UNSHOWN, tag="hero")
QuestCard = shown(
    fields.Quest, name="QuestCard", base=Card, leave=(*UNSHOWN, "fail", "ends_winter", "under_ice", "cards", "against"), tag="quest"
)
WinterCard = shown(fields.Winter, name="WinterCard", base=Card, leave=UNSHOWN, tag="winter")
GIST = ("gist", Annotated[Gist | None, Meta(description="In three words; null where its fields have none.")])
AdventureCard = shown(
    fields.Adventure,
    GIST,
    name="AdventureCard",
    base=Card,
    leave=(*UNSHOWN, "kind", "several", "fail", "last", "ice", "harder", "leads", "spreads"),
)
ADVENTURES: dict[str, Any] = {
    kind: msgspec.defstruct(f"{kind.title()}Card", [], bases=(AdventureCard,), tag=kind, namespace={"__doc__": f"A {kind}."})
    for kind in KINDS
}

SENT: tuple[type, ...] = (MapCard, HeroCard, QuestCard, WinterCard, *ADVENTURES.values())
"""What clients' types are generated from."""
