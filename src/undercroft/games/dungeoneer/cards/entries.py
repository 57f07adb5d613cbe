"""The form that cards have in the files of a set or a pack: that of :mod:`.fields`, but for what is said here."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, TypeVar, get_args

import msgspec

from ....kernel.game import LANGUAGES, Language
from . import fields
from .declared import struct
from .fields import FORMS, SIDES, Barrier, Duration, Natural, Positive, Section, Side, Stat, Tested, Timing, Untested

V = TypeVar("V")


def keys(*words: str) -> msgspec.Meta:
    """Annotate a table whose keys are these, for the schema of it; msgspec checks the keys and keeps them to itself."""
    return msgspec.Meta(extra_json_schema={"propertyNames": {"enum": [*words]}})


Texts: TypeAlias = Annotated[dict[Language, str], keys(*LANGUAGES)]
ByStat: TypeAlias = Annotated[dict[Stat, V], keys(*FORMS)]
Happening: TypeAlias = tuple[str | int, ...]
"""``["wound", 1]``, or ``["knockdown", 4, "melee"]``: an effect, its number, a word."""
Happenings: TypeAlias = tuple[Happening, ...]
Given: TypeAlias = Literal["boon", "life", "cost", "cards", "glory"]


class Strict(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A table of a file: a field it does not know is an error."""


class AboutEntry(Strict, frozen=True, kw_only=True):
    """What a pack tells about itself (``pack.toml``)."""

    name: Texts
    line: Texts
    version: str
    sets: tuple[str, ...] = ()
    replaces: tuple[str, ...] = ()
    replaces_all: tuple[Section, ...] = ()


class ExitEntry(Strict, frozen=True, kw_only=True):
    """An exit that tests whoever leaves through it."""

    kind: Barrier
    stat: Tested
    value: Positive


class LimitEntry(Strict, frozen=True, kw_only=True):
    """Changes of the limits of boons and treasures."""

    boons: int = 0
    treasures: int = 0


TYPES: dict[str, Any] = {
    **vars(fields), "Texts": Texts, "Stats": ByStat[int], "Levels": tuple[ByStat[int], ByStat[int], ByStat[int], ByStat[int]],
    "Effects": Happenings, "Strikes": ByStat[Happenings],
    "Cost": Natural | Literal["X"], "Bonus": int | Literal["X"],
    "Given": Annotated[dict[Given, Positive], keys(*get_args(Given))],
}  # fmt: skip
"""What the names in the types of fields stand for in a file; the classes follow one by one."""


def entry(kind: type, *more: Any, name: str = "", base: type[msgspec.Struct] = Strict, leave: tuple[str, ...] = ()) -> Any:
    """The form of a class in a file: a strict struct."""
    made = struct(
        name or f"{kind.__name__}Entry", kind, *more,
        types=TYPES, bases=(base,), leave=leave, frozen=True, forbid_unknown_fields=True,
    )  # fmt: skip
    TYPES[kind.__name__] = made
    return made


ThreatEntry = entry(fields.Threat, ("stat", Tested | None, None), ("stats", tuple[Tested, ...], ()))
RollEntry = entry(fields.RollChange)
StrikeEntry = entry(fields.StrikeChange)
CommandEntry = entry(fields.Command, *[(form, int, 0) for form in FORMS], leave=("stats",))
UseEntry = entry(fields.Use)
RewardEntry = entry(fields.Reward)
BodyEntry = entry(fields.Body, *[(form, Natural) for form in FORMS], leave=("stats",))

WorkEntry = entry(fields.Work, ("limits", LimitEntry, LimitEntry()), leave=("boons", "treasures"))
Entry = entry(fields.Named, base=WorkEntry, leave=("work",))
"""What every card may have: its work stands in the table itself."""

EXITS = Annotated[dict[Side, Untested | ExitEntry], keys(*SIDES)]
MapEntry = entry(fields.MapCard, ("exits", EXITS), base=Entry, leave=("work",))
HeroEntry = entry(fields.Hero, ("ability", str, ""), base=Entry, leave=("work",))
QuestEntry = entry(fields.Quest, base=Entry, leave=("work",))
OF_CARD = ("timing", "duration", "attach", "target")
OF_ENEMY = ("threat", "fail", "last", "ice", "harder", "leads", "spreads")
UNSAID = ("work", "kind", "body")
"""What stands in the table itself, or follows from the file."""
CardEntry = entry(
    fields.Adventure, ("timing", Timing), ("duration", Duration),
    name="CardEntry", base=Entry, leave=(*UNSAID, *OF_ENEMY),
)  # fmt: skip
"""A boon, treasure or bane."""
OF_BODY = [
    (each.name, each.type, *(() if each.default is msgspec.NODEFAULT else (each.default,)))
    for each in msgspec.structs.fields(BodyEntry) if each.name not in ("name", "types")
]  # fmt: skip
MonsterEntry = entry(
    fields.Adventure, *OF_BODY,
    name="MonsterEntry", base=Entry, leave=(*UNSAID, *OF_CARD, "harder", "spreads"),
)  # fmt: skip
WinterEntry = entry(fields.Winter, base=Entry, leave=("work",))
TrapEntry = entry(
    fields.Adventure, ("threat", ThreatEntry), ("fail", Happenings),
    name="TrapEntry", base=Entry, leave=(*UNSAID, *OF_CARD, "last", "leads"),
)  # fmt: skip
