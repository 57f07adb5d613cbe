"""The fields that a card may have in the files of a set or a pack; what they mean is told in :mod:`.cards`."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypeVar, get_args

import msgspec

from ....kernel.game import LANGUAGES, Language
from .fields import (
    FORMS,
    SIDES,
    Barrier,
    Category,
    Duration,
    Hazard,
    Roll,
    Section,
    Side,
    Source,
    Space,
    Stat,
    Tested,
    Timing,
    Untested,
)

V = TypeVar("V")


def keys(*words: str) -> msgspec.Meta:
    """Annotate a table whose keys are these, for the schema of it; msgspec checks the keys and keeps them to itself."""
    return msgspec.Meta(extra_json_schema={"propertyNames": {"enum": [*words]}})


Texts: TypeAlias = Annotated[dict[Language, str], keys(*LANGUAGES)]
ByStat: TypeAlias = Annotated[dict[Stat, V], keys(*FORMS)]
Natural: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
Copies: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=99)]
Happening: TypeAlias = tuple[str | int, ...]
"""``["wound", 1]``, or ``["knockdown", 4, "melee"]``: an effect, its number, a word."""


Given: TypeAlias = Literal["boon", "life", "cost"]
"""What a quest of sacrifice asks for."""


class Strict(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A table of a file: a field it does not know is an error."""


class AboutEntry(Strict, frozen=True, kw_only=True):
    """What a pack tells about itself (``pack.toml``)."""

    name: Texts
    line: Texts
    version: str
    sets: tuple[str, ...] = ()
    replaces: tuple[str, ...] = ()
    replaces_all: tuple[Section, ...] = ()


class ThreatEntry(Strict, frozen=True, kw_only=True):
    value: Positive
    stat: Tested | None = None
    stats: tuple[Tested, ...] = ()


class ExitEntry(Strict, frozen=True, kw_only=True):
    kind: Barrier
    stat: Tested
    value: Positive


class RollEntry(Strict, frozen=True, kw_only=True):
    of: tuple[Roll, ...]
    add: int | Literal["X"]
    forms: tuple[Stat, ...] = ()
    enemy: bool = False
    types: tuple[str, ...] = ()
    sources: tuple[Source, ...] = ()
    twice: bool = False


class StrikeEntry(Strict, frozen=True, kw_only=True):
    wounds: int = 0
    forms: tuple[Stat, ...] = ()
    of: tuple[Roll, ...] = ()
    effects: tuple[Happening, ...] = ()


class CommandEntry(Strict, frozen=True, kw_only=True):
    types: tuple[str, ...]
    cost: int = 0
    melee: int = 0
    magic: int = 0
    speed: int = 0
    threat: int = 0


class UseEntry(Strict, frozen=True, kw_only=True):
    when: Literal["hero", "turn", "any", "response", "challenge", "wounded"]
    glory: Natural = 0
    ap: Natural = 0
    discard: bool = False
    once: Literal["", "turn", "round"] = ""


class LimitEntry(Strict, frozen=True, kw_only=True):
    boons: int = 0
    treasures: int = 0


class BodyEntry(Strict, frozen=True, kw_only=True):
    name: Texts
    life: Positive
    melee: Natural
    magic: Natural
    speed: Natural
    forms: tuple[Stat, ...]
    strikes: ByStat[tuple[Happening, ...]]
    types: tuple[str, ...] = ()


class Entry(Strict, frozen=True, kw_only=True):
    """What every card may have."""

    id: str
    name: Texts
    text: Texts = {}
    origin: Literal["rulebook", "public", "printed", "designed"] = "designed"
    rolls: tuple[RollEntry, ...] = ()
    stats: ByStat[int] = {}
    limits: LimitEntry = LimitEntry()
    strikes_more: tuple[StrikeEntry, ...] = ()
    commands: tuple[CommandEntry, ...] = ()
    ignores: tuple[Hazard, ...] = ()
    reset_ap: int = 0
    reset_glory: int = 0
    glory_against: tuple[str, ...] = ()
    glory_in: tuple[Stat, ...] = ()
    use: UseEntry | None = None
    effects: tuple[Happening, ...] = ()
    next_roll: RollEntry | None = None
    battle_rolls: tuple[RollEntry, ...] = ()
    battle_strikes: tuple[StrikeEntry, ...] = ()
    twist: str = ""


class MapEntry(Entry, frozen=True, kw_only=True):
    type: Space
    exits: Annotated[dict[Side, Untested | ExitEntry], keys(*SIDES)]
    peril: Natural
    glory: Natural
    copies: Copies = 1
    entrance: bool = False
    danger: Natural = 0
    spikes: ThreatEntry | None = None
    pit: ThreatEntry | None = None


class HeroEntry(Entry, frozen=True, kw_only=True):
    people: str
    calling: str
    life: Positive
    boons: Natural
    treasures: Natural
    levels: tuple[ByStat[int], ByStat[int], ByStat[int], ByStat[int]]
    forms: tuple[Stat, ...] = ("melee", "magic")
    ability: str = ""


class Reward(Strict, frozen=True, kw_only=True):
    level: Natural = 1
    life: Natural = 1
    glory: Natural = 0


class QuestEntry(Entry, frozen=True, kw_only=True):
    categories: tuple[Category, ...]
    places: tuple[str, ...]
    reward: Reward
    monster: BodyEntry | None = None
    sacrifice: Annotated[dict[Given, Positive], keys(*get_args(Given))] = {}
    search: Natural = 0
    threat: ThreatEntry | None = None
    fail: tuple[Happening, ...] = ()
    bonus: Natural = 0
    dice: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    least: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    total: Natural = 0
    double: bool = False
    extra: Natural = 0
    reroll: Natural = 0


class AdventureEntry(Entry, frozen=True, kw_only=True):
    cost: Natural | Literal["X"]
    copies: Copies = 1
    types: tuple[str, ...] = ()
    x: tuple[int, int] = (1, 99)
    several: bool = False


class CardEntry(AdventureEntry, frozen=True, kw_only=True):
    """A boon, treasure or bane."""

    timing: Timing
    duration: Duration
    attach: str = ""
    target: Literal["", "hero"] = ""


class MonsterEntry(AdventureEntry, frozen=True, kw_only=True):
    life: Positive
    melee: Natural
    magic: Natural
    speed: Natural
    forms: tuple[Stat, ...]
    strikes: ByStat[tuple[Happening, ...]]
    threat: ThreatEntry | None = None
    fail: tuple[Happening, ...] = ()
    last: tuple[Happening, ...] = ()


class TrapEntry(AdventureEntry, frozen=True, kw_only=True):
    threat: ThreatEntry
    fail: tuple[Happening, ...]
