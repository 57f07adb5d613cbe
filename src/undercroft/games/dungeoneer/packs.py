"""Reads sets and packs: folders of TOML files with cards; nothing is loaded half.

A folder holds any of ``maps.toml``, ``heroes.toml``, ``quests.toml``, ``boons.toml``, ``treasures.toml``, ``banes.toml``,
``monsters.toml``, ``traps.toml``. The members of the classes below are the fields a card may have; what they mean is told
in :mod:`.cards` and, with an example, in ``docs/packs.md``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from ...kernel.errors import BadInput
from . import cards
from .cards import FORMS, Adventure, Body, Exit, Hero, Library, MapCard, Quest, Work

Stat: TypeAlias = Literal["melee", "magic", "speed"]
Texts: TypeAlias = dict[Literal["en", "ru", "uk"], str]
Happening: TypeAlias = tuple[str | int, ...]
"""``["wound", 1]``, or ``["knockdown", 4, "melee"]``: an effect, its number, a word."""
Roll: TypeAlias = Literal["attack", "counter", "threat"]
E = TypeVar("E", bound="Entry")
V = TypeVar("V")


class Strict(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A table of a file: a field it does not know is an error."""


class ThreatEntry(Strict, frozen=True, kw_only=True):
    value: int
    stat: Stat | None = None
    stats: tuple[Stat, ...] = ()


class ExitEntry(Strict, frozen=True, kw_only=True):
    kind: Literal["blocked", "trap"]
    stat: Stat
    value: int


class RollEntry(Strict, frozen=True, kw_only=True):
    of: tuple[Roll, ...]
    add: int | Literal["X"]
    forms: tuple[Stat, ...] = ()
    enemy: bool = False
    types: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
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
    glory: int = 0
    ap: int = 0
    discard: bool = False
    once: Literal["", "turn", "round"] = ""


class LimitEntry(Strict, frozen=True, kw_only=True):
    boons: int = 0
    treasures: int = 0


class BodyEntry(Strict, frozen=True, kw_only=True):
    name: Texts
    life: int
    melee: int
    magic: int
    speed: int
    forms: tuple[Stat, ...]
    strikes: dict[Stat, tuple[Happening, ...]]
    types: tuple[str, ...] = ()


class Entry(Strict, frozen=True, kw_only=True):
    """What every card may have."""

    id: str
    name: Texts
    text: Texts = {}
    origin: Literal["rulebook", "public", "designed"] = "designed"
    rolls: tuple[RollEntry, ...] = ()
    stats: dict[Stat, int] = {}
    limits: LimitEntry = LimitEntry()
    strikes_more: tuple[StrikeEntry, ...] = ()
    commands: tuple[CommandEntry, ...] = ()
    ignores: tuple[Literal["danger", "spikes", "pit"], ...] = ()
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
    type: Literal["room", "tunnel", "grim-tunnel"]
    exits: dict[Literal["north", "east", "south", "west"], Literal["open", "wall"] | ExitEntry]
    peril: int
    glory: int
    copies: int = 1
    entrance: bool = False
    danger: int = 0
    spikes: ThreatEntry | None = None
    pit: ThreatEntry | None = None


class HeroEntry(Entry, frozen=True, kw_only=True):
    people: str
    calling: str
    life: int
    boons: int
    treasures: int
    levels: tuple[dict[Stat, int], dict[Stat, int], dict[Stat, int], dict[Stat, int]]
    forms: tuple[Stat, ...] = ("melee", "magic")
    ability: str = ""


class Reward(Strict, frozen=True, kw_only=True):
    level: int = 1
    life: int = 1
    glory: int = 0


class QuestEntry(Entry, frozen=True, kw_only=True):
    categories: tuple[Literal["influence", "sacrifice", "hunt", "search", "escort", "threat", "chance"], ...]
    places: tuple[str, ...]
    reward: Reward
    monster: BodyEntry | None = None
    sacrifice: dict[Literal["boon", "life", "cost"], int] = {}
    search: int = 0
    threat: ThreatEntry | None = None
    fail: tuple[Happening, ...] = ()
    bonus: int = 0
    dice: int = 0
    least: int = 0
    total: int = 0
    double: bool = False
    extra: int = 0
    reroll: int = 0


class AdventureEntry(Entry, frozen=True, kw_only=True):
    cost: int | Literal["X"]
    copies: int = 1
    types: tuple[str, ...] = ()
    x: tuple[int, int] = (1, 99)
    several: bool = False


class CardEntry(AdventureEntry, frozen=True, kw_only=True):
    """A boon, treasure or bane."""

    timing: Literal["hero", "dungeonlord", "any", "response"]
    duration: Literal["instant", "permanent", "attachment"]
    attach: str = ""
    target: Literal["", "hero"] = ""


class MonsterEntry(AdventureEntry, frozen=True, kw_only=True):
    life: int
    melee: int
    magic: int
    speed: int
    forms: tuple[Stat, ...]
    strikes: dict[Stat, tuple[Happening, ...]]
    threat: ThreatEntry | None = None
    fail: tuple[Happening, ...] = ()
    last: tuple[Happening, ...] = ()


class TrapEntry(AdventureEntry, frozen=True, kw_only=True):
    threat: ThreatEntry
    fail: tuple[Happening, ...]


FILES: dict[str, tuple[str, type[Entry]]] = {
    "maps.toml": ("map", MapEntry), "heroes.toml": ("hero", HeroEntry), "quests.toml": ("quest", QuestEntry),
    "boons.toml": ("boon", CardEntry), "treasures.toml": ("treasure", CardEntry), "banes.toml": ("bane", CardEntry),
    "monsters.toml": ("monster", MonsterEntry), "traps.toml": ("trap", TrapEntry),
}  # fmt: skip


def read_library(folder: Path, twists: Collection[str]) -> Library:
    """All cards of one folder; :class:`BadInput` names file, card and field of the first thing that is wrong.

    :param twists: the names that ``twist`` may have.
    """
    entries: dict[str, list[Any]] = {section: [] for section, _ in FILES.values()}
    seen: dict[str, str] = {}
    for file, (section, kind) in FILES.items():
        path = folder / file
        if path.exists():
            for entry in read_entries(path, section, kind):
                if entry.twist and entry.twist not in twists:
                    raise wrong(path, entry.id, f"there is no twist {entry.twist}; there are {', '.join(sorted(twists))}")
                if entry.id in seen:
                    raise wrong(path, entry.id, f"the id is used twice, first in {seen[entry.id]}")
                seen[entry.id] = file
                entries[section].append(entry)
    return Library(
        tuple([map_card(entry) for entry in entries["map"]]),
        tuple([hero(entry) for entry in entries["hero"]]),
        tuple([quest(entry) for entry in entries["quest"]]),
        tuple([adventure(kind, entry) for kind in cards.KINDS for entry in entries[kind]]),
    )


def read_entries(path: Path, section: str, kind: type[E]) -> list[E]:
    """The cards of one file."""
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput("pack-toml", "{file} is not TOML: {problem}.", file=path.name, problem=str(error)) from error
    strange = sorted(set(tables) - {section})
    if strange:
        raise wrong(path, strange[0], f"only [[{section}]] may stand here")
    found = []
    for table in tables.get(section, []):
        id = str(table.get("id", "?")) if isinstance(table, dict) else "?"
        try:
            found.append(msgspec.convert(table, kind))
        except msgspec.ValidationError as error:
            raise wrong(path, id, str(error).replace("`$.", "`").replace("Object", "it")) from error
    return found


def wrong(path: Path, id: str, problem: str) -> BadInput:
    """The error of one card, with the line where it begins."""
    lines = path.read_text(encoding="utf-8").splitlines()
    line = next((number for number, text in enumerate(lines, 1) if text.replace(" ", "") == f'id="{id}"'), 1)
    return BadInput(
        "pack-card", "Card {id} in {file}, line {line}: {problem}.",
        id=id, file=f"{path.parent.name}/{path.name}", line=line, problem=problem,
    )  # fmt: skip


def effects(happenings: tuple[Happening, ...]) -> tuple[cards.Effect, ...]:
    return tuple([(str(name), int(number), str(word[0]) if word else "") for name, number, *word in happenings])


def threat(entry: ThreatEntry | None) -> cards.Threat | None:
    return None if entry is None else cards.Threat(entry.stats or ((entry.stat,) if entry.stat else ()), entry.value)


def roll(entry: RollEntry) -> cards.RollChange:
    add = cards.X if entry.add == "X" else entry.add
    return cards.RollChange(entry.of, add, entry.forms, entry.enemy, entry.types, entry.sources, entry.twice)


def strike(entry: StrikeEntry) -> cards.StrikeChange:
    return cards.StrikeChange(entry.wounds, entry.forms, entry.of, effects(entry.effects))


def command(entry: CommandEntry) -> cards.Command:
    stats = {form: getattr(entry, form) for form in FORMS if getattr(entry, form)}
    return cards.Command(entry.types, entry.cost, stats, entry.threat)


def work(entry: Entry) -> Work:
    """What the card does."""
    made = Work()
    made.rolls = tuple([roll(each) for each in entry.rolls])
    made.stats = plain(entry.stats)
    made.boons, made.treasures = entry.limits.boons, entry.limits.treasures
    made.strikes = tuple([strike(each) for each in entry.strikes_more])
    made.commands = tuple([command(each) for each in entry.commands])
    made.ignores = entry.ignores
    made.reset_ap, made.reset_glory = entry.reset_ap, entry.reset_glory
    made.glory_against, made.glory_in = entry.glory_against, entry.glory_in
    if entry.use is not None:
        made.use = cards.Use(entry.use.when, entry.use.glory, entry.use.ap, entry.use.discard, entry.use.once)
    made.effects = effects(entry.effects)
    made.next_roll = None if entry.next_roll is None else roll(entry.next_roll)
    made.battle_rolls = tuple([roll(each) for each in entry.battle_rolls])
    made.battle_strikes = tuple([strike(each) for each in entry.battle_strikes])
    made.twist = entry.twist
    return made


def named(entry: Entry) -> tuple[str, dict[str, str], dict[str, str], bool, Work]:
    return entry.id, plain(entry.name), plain(entry.text), entry.origin == "designed", work(entry)


def plain(given: Mapping[Any, V]) -> dict[str, V]:
    """A table of the file as a plain dictionary."""
    return {str(key): value for key, value in given.items()}


def map_card(entry: MapEntry) -> MapCard:
    exits = [entry.exits[side] for side in ("north", "east", "south", "west")]
    return MapCard(
        *named(entry), type=entry.type, peril=entry.peril, glory=entry.glory, copies=entry.copies, entrance=entry.entrance,
        exits=tuple([
            Exit(side) if isinstance(side, str) else Exit(side.kind, cards.Threat((side.stat,), side.value)) for side in exits
        ]),
        danger=entry.danger, spikes=threat(entry.spikes), pit=threat(entry.pit),
    )  # fmt: skip


def hero(entry: HeroEntry) -> Hero:
    return Hero(
        *named(entry), people=entry.people, calling=entry.calling, life=entry.life, boons=entry.boons, treasures=entry.treasures,
        levels=tuple([plain(level) for level in entry.levels]), forms=entry.forms,
    )  # fmt: skip


def body(entry: BodyEntry | MonsterEntry) -> Body:
    strikes = {str(form): effects(happenings) for form, happenings in entry.strikes.items()}
    return Body(entry.life, {form: getattr(entry, form) for form in FORMS}, entry.forms, strikes, entry.types)


def quest(entry: QuestEntry) -> Quest:
    return Quest(
        *named(entry), categories=entry.categories, places=entry.places,
        level=entry.reward.level, life=entry.reward.life, glory=entry.reward.glory,
        monster=None if entry.monster is None else body(entry.monster), sacrifice=plain(entry.sacrifice), search=entry.search,
        threat=threat(entry.threat), fail=effects(entry.fail), bonus=entry.bonus,
        dice=entry.dice, least=entry.least, total=entry.total, double=entry.double, extra=entry.extra, reroll=entry.reroll,
    )  # fmt: skip


def adventure(kind: str, entry: CardEntry | MonsterEntry | TrapEntry) -> Adventure:
    if isinstance(entry, CardEntry):
        timing, duration, attach, target = str(entry.timing), str(entry.duration), entry.attach, str(entry.target)
    else:
        timing, duration, attach, target = cards.LORD_PHASE, cards.INSTANT if kind == cards.TRAP else cards.MONSTER, "", ""
    return Adventure(
        *named(entry), kind=kind, types=entry.types, cost=cards.X if entry.cost == "X" else entry.cost,
        x_low=entry.x[0], x_high=entry.x[1], copies=entry.copies, several=entry.several,
        timing=timing, duration=duration, attach=attach, target=target,
        body=body(entry) if isinstance(entry, MonsterEntry) else None,
        threat=None if isinstance(entry, CardEntry) else threat(entry.threat),
        fail=() if isinstance(entry, CardEntry) else effects(entry.fail),
        last=effects(entry.last) if isinstance(entry, MonsterEntry) else (),
    )  # fmt: skip
