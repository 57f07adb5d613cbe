"""Reads sets and packs: folders of TOML files with cards; nothing is loaded half.

A folder holds any of ``maps.toml``, ``heroes.toml``, ``quests.toml``, ``boons.toml``, ``treasures.toml``, ``banes.toml``,
``monsters.toml``, ``traps.toml``; a pack also has ``pack.toml``, which says what it is called and which cards of the set it takes
the place of. The fields are in :mod:`.entries`, what else must hold in :mod:`.checks`; docs/packs.md explains them all.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec.structs import asdict

from ....kernel.errors import BadInput, PackFault
from ..rules.twist import Twist
from . import checks
from . import fields as cards
from .entries import (
    AboutEntry,
    BodyEntry,
    CardEntry,
    CommandEntry,
    Entry,
    ExitEntry,
    Happening,
    HeroEntry,
    MapEntry,
    MonsterEntry,
    QuestEntry,
    RollEntry,
    StrikeEntry,
    ThreatEntry,
    TrapEntry,
    UseEntry,
)
from .fields import FORMS, SIDES, Adventure, Body, Exit, Hero, Library, MapCard, Quest, Work
from .misfits import misfit

V = TypeVar("V")

FILES: dict[str, tuple[str, type[Entry]]] = {
    "maps.toml": ("map", MapEntry), "heroes.toml": ("hero", HeroEntry), "quests.toml": ("quest", QuestEntry),
    "boons.toml": ("boon", CardEntry), "treasures.toml": ("treasure", CardEntry), "banes.toml": ("bane", CardEntry),
    "monsters.toml": ("monster", MonsterEntry), "traps.toml": ("trap", TrapEntry),
}  # fmt: skip


ABOUT = "pack.toml"
"""The file of a pack that tells about it."""

for _shape in (AboutEntry, *[kind for _, kind in FILES.values()]):
    msgspec.json.Decoder(_shape)  # msgspec learns a shape at its first use; two threads that begin a table at once must not both do


class Place:
    """Where a card stands: the file, and its number in it. ``section`` is empty in a file without cards."""

    __slots__ = ("number", "path", "section")

    def __init__(self, path: Path, section: str, number: int) -> None:
        self.path = path
        self.section = section
        self.number = number

    def wrong(self, id: str, problem: str, field: str = "") -> BadInput:
        """The error of this card, with the line of the field, or the one where the card begins."""
        return PackFault(
            "dungeoneer-pack-card", "Card {id} in {file}, line {line}: {problem}.",
            id=id, file=f"{self.path.parent.name}/{self.path.name}", line=self.line_of(field), problem=problem, field=field,
        )  # fmt: skip

    def about(self, problem: str, field: str = "") -> BadInput:
        """The error of what is told about the pack."""
        return PackFault(
            "dungeoneer-pack-about", "{file}, line {line}: {problem}.",
            file=f"{self.path.parent.name}/{self.path.name}", line=self.line_of(field), problem=problem, field=field,
        )  # fmt: skip

    def line_of(self, field: str) -> int:
        """The line of a field such as ``threat.stat``, as near as it can be found."""
        lines = self.path.read_text(encoding="utf-8").splitlines()
        heads = [at for at, line in enumerate(lines) if re.match(rf"\s*\[\[\s*{self.section}\s*\]\]", line)]
        if not self.section:
            heads = [0]
        if self.number >= len(heads):
            return 1
        start = heads[self.number]
        stop = heads[self.number + 1] if self.number + 1 < len(heads) else len(lines)
        words = re.findall(r"[\w-]+", field)
        for name in (r"\s*\.\s*".join(words[:2]), words[0] if words else ""):
            for at in range(start, stop):
                if name and re.match(rf"\s*(\[+\s*{self.section}\s*\.\s*)?{name}\b\s*[=.\]]", lines[at]):
                    return at + 1
        return start + 1


def read_library(sets: Path | Sequence[Path], twists: Mapping[str, Twist], *packs: Path) -> Library:
    """All cards of a set or several, and of packs to play with them; :class:`BadInput` names file, card, field and line of the
    first thing that is wrong.

    :param sets: the folder of the set, or the folders of the sets.
    :param twists: what ``twist`` may name.
    """
    found = [each for folder in ([sets] if isinstance(sets, Path) else sets) for each in read_folder(folder)]
    for pack in packs:
        found = less_replaced(found, pack)
    for pack in packs:
        found += read_folder(pack)
    for place, section, entry in found:
        fault = checks.fault(section, entry, twists)
        if fault is not None:
            raise place.wrong(entry.id or "?", fault[1], fault[0])
    check_names(found)
    known = checks.Known([(section, entry) for _, section, entry in found])
    for place, section, entry in found:
        fault = known.fault(section, entry)
        if fault is not None:
            raise place.wrong(entry.id, fault[1], fault[0])
    check_map([entry for _, section, entry in found if section == "map"], packs)
    entries = {kind: [entry for _, section, entry in found if section == kind] for kind, _ in FILES.values()}
    return Library(
        tuple([map_card(entry) for entry in entries["map"]]),
        tuple([hero(entry) for entry in entries["hero"]]),
        tuple([quest(entry) for entry in entries["quest"]]),
        tuple([adventure(kind, entry) for kind in cards.KINDS for entry in entries[kind]]),
    )


def less_replaced(found: list[tuple[Place, str, Any]], pack: Path) -> list[tuple[Place, str, Any]]:
    """The cards of the sets without those whose place a pack takes."""
    if not (pack / ABOUT).exists():
        return found
    about = read_about(pack)
    of_sets = {entry.id for _, _, entry in found}
    for id in about.replaces:
        if id not in of_sets:
            raise Place(pack / ABOUT, "", 0).about(f'"replaces" names "{id}", but the set has no such card', "replaces")
    return [
        (place, section, entry) for place, section, entry in found
        if entry.id not in about.replaces and section not in about.replaces_all
    ]  # fmt: skip


def read_about(folder: Path) -> AboutEntry:
    """Read what a pack tells about itself."""
    place = Place(folder / ABOUT, "", 0)
    if not place.path.is_file():
        raise PackFault("dungeoneer-pack-untold", "{folder} is no pack: it has no {file}.", folder=folder.name, file=ABOUT)
    table = read_toml(place.path)
    try:
        about = msgspec.convert(table, AboutEntry)
    except msgspec.ValidationError as error:
        field, problem = misfit(AboutEntry, table)
        raise place.about(problem, field) from error
    for field in ("name", "line"):
        for where, problem in checks.texts(field, getattr(about, field), True):
            raise place.about(problem, where)
    return about


def check_map(maps: list[Any], packs: tuple[Path, ...]) -> None:
    """The map cards make a dungeon: an entrance, and a tunnel for each of its sides (rules §3)."""
    names = ", ".join([pack.name for pack in packs])
    if not any(entry.entrance for entry in maps):
        raise PackFault("dungeoneer-pack-no-entrance", "With {packs} no map card is an entrance.", packs=names)
    tunnels = sum([entry.copies for entry in maps if entry.type != "room"])
    if tunnels < len(SIDES):
        raise PackFault(
            "dungeoneer-pack-few-tunnels",
            "With {packs} there are {count} tunnels; at least {least} are needed around the entrance.",
            packs=names, count=tunnels, least=len(SIDES),
        )  # fmt: skip


def check_seats(library: Library, seats: int, quests: int, packs: str) -> None:
    """There is a hero for each seat, and as many quests as are dealt; :class:`BadInput` if not."""
    for have, needed, key, what in (
        (len(library.heroes), seats, "dungeoneer-pack-few-heroes", "heroes"),
        (len(library.quests), quests, "dungeoneer-pack-few-quests", "quests"),
    ):
        if have < needed:
            raise PackFault(
                key, "With {packs} there are {count} " + what + "; {seats} seats need {needed}.",
                packs=packs, count=have, seats=seats, needed=needed,
            )  # fmt: skip


def check_names(found: list[tuple[Place, str, Any]]) -> None:
    """No two cards may have a name in common, copies included."""
    seen: dict[str, str] = {}
    for place, _, entry in found:
        for name in cards.copies_of(entry.id, getattr(entry, "copies", 1)):
            if name in seen:
                raise place.wrong(entry.id, f'the id "{name}" is used twice, first in {seen[name]}', "id")
            seen[name] = f"{place.path.parent.name}/{place.path.name}"


def read_folder(folder: Path) -> list[tuple[Place, str, Any]]:
    """The cards of all files of a folder, as they are written."""
    paths = [path for path in sorted(folder.glob("*.toml")) if path.name != ABOUT] if folder.is_dir() else []
    if not paths:
        raise PackFault("dungeoneer-pack-empty", "There are no card files in {folder}.", folder=str(folder))
    for path in paths:
        if path.name not in FILES:
            raise PackFault(
                "dungeoneer-pack-file", "{file} is no file of a pack; there may be {files}.",
                file=f"{folder.name}/{path.name}", files=", ".join(FILES),
            )  # fmt: skip
    return [each for file in FILES if (folder / file).exists() for each in read_entries(folder / file, *FILES[file])]


def read_entries(path: Path, section: str, kind: type[Entry]) -> list[tuple[Place, str, Any]]:
    """The cards of one file."""
    file = f"{path.parent.name}/{path.name}"
    tables = read_toml(path)
    if set(tables) - {section} or not isinstance(tables.get(section, []), list):
        raise PackFault("dungeoneer-pack-tables", "In {file} only tables [[{section}]] may stand.", file=file, section=section)
    found = []
    for number, table in enumerate(tables.get(section, [])):
        place = Place(path, section, number)
        try:
            found.append((place, section, msgspec.convert(table, kind)))
        except msgspec.ValidationError as error:
            field, problem = misfit(kind, table)
            raise place.wrong(str(table.get("id", "?")) if isinstance(table, dict) else "?", problem, field) from error
    return found


def read_toml(path: Path) -> dict[str, Any]:
    """Read a TOML file; :class:`BadInput` if it is none."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        file = f"{path.parent.name}/{path.name}"
        raise PackFault("dungeoneer-pack-toml", "{file} is not TOML: {problem}.", file=file, problem=str(error)) from error


def effects(happenings: tuple[Happening, ...]) -> tuple[cards.Effect, ...]:
    return tuple([(str(name), int(number), str(word[0]) if word else "") for name, number, *word in happenings])


def threat(entry: ThreatEntry) -> cards.Threat:
    return cards.Threat(entry.stats or ((entry.stat,) if entry.stat else ()), entry.value)


def roll(entry: RollEntry) -> cards.RollChange:
    add = cards.X if entry.add == "X" else entry.add
    return cards.RollChange(entry.of, add, entry.forms, entry.enemy, entry.types, entry.sources, entry.twice)


def strike(entry: StrikeEntry) -> cards.StrikeChange:
    return cards.StrikeChange(entry.wounds, entry.forms, entry.of, effects(entry.effects))


def command(entry: CommandEntry) -> cards.Command:
    stats = {form: getattr(entry, form) for form in FORMS if getattr(entry, form)}
    return cards.Command(entry.types, entry.cost, stats, entry.threat)


def use(entry: UseEntry) -> cards.Use:
    return cards.Use(entry.when, entry.glory, entry.ap, entry.discard, entry.once)


def body(entry: BodyEntry | MonsterEntry) -> Body:
    strikes = {str(form): effects(happenings) for form, happenings in entry.strikes.items()}
    return Body(plain(entry.name), entry.life, {form: getattr(entry, form) for form in FORMS}, entry.forms, strikes, entry.types)


MADE: dict[type, Callable[[Any], Any]] = {
    BodyEntry: body, CommandEntry: command, RollEntry: roll, StrikeEntry: strike, ThreatEntry: threat, UseEntry: use,
}  # fmt: skip
"""What the rules have for a table of a file."""


def made(value: Any) -> Any:
    """A value of a file as the rules have it."""
    if isinstance(value, tuple):
        return tuple([made(each) for each in value])
    make = MADE.get(type(value))
    return value if make is None else make(value)


def own(entry: Entry, *others: str) -> dict[str, Any]:
    """What a card has besides what all cards have, and besides ``others``: :mod:`.fields` has it under the same names."""
    kept = set(entry.__struct_fields__).difference(Entry.__struct_fields__, others)
    return {name: made(getattr(entry, name)) for name in kept}


def work(entry: Entry) -> Work:
    """What the card does, from its entry in a file."""
    does = Work()
    for name in set(Entry.__struct_fields__).difference(("id", "name", "text", "origin", "limits", "strikes_more", "effects")):
        setattr(does, name, made(getattr(entry, name)))
    does.boons, does.treasures = entry.limits.boons, entry.limits.treasures
    does.strikes = made(entry.strikes_more)
    does.effects = effects(entry.effects)
    return does


def named(entry: Entry) -> tuple[str, dict[str, str], dict[str, str], bool, Work]:
    return entry.id, plain(entry.name), plain(entry.text), entry.origin == "designed", work(entry)


def plain(given: Mapping[Any, V]) -> dict[str, V]:
    """A table of the file as a plain dictionary."""
    return {str(key): value for key, value in given.items()}


def exit_of(entry: str | ExitEntry) -> Exit:
    return Exit(entry) if isinstance(entry, str) else Exit(entry.kind, cards.Threat((entry.stat,), entry.value))


def map_card(entry: MapEntry) -> MapCard:
    sides = plain(entry.exits)
    exits = tuple([exit_of(sides[side]) for side in SIDES])
    return MapCard(*named(entry), exits=exits, **own(entry, "exits"))


def hero(entry: HeroEntry) -> Hero:
    return Hero(*named(entry), **own(entry, "ability"))


def quest(entry: QuestEntry) -> Quest:
    more = own(entry, "reward") | asdict(entry.reward) | {"fail": effects(entry.fail)}
    return Quest(*named(entry), **more)


def adventure(kind: str, entry: CardEntry | MonsterEntry | TrapEntry) -> Adventure:
    more = own(entry, "cost", "x", "life", *FORMS, "forms", "strikes")
    if isinstance(entry, MonsterEntry):
        more |= {"duration": cards.MONSTER, "body": body(entry), "fail": effects(entry.fail), "last": effects(entry.last)}
    elif isinstance(entry, TrapEntry):
        more |= {"duration": cards.INSTANT, "fail": effects(entry.fail)}
    cost, (low, high) = cards.X if entry.cost == "X" else entry.cost, entry.x
    return Adventure(*named(entry), kind=kind, cost=cost, x_low=low, x_high=high, **more)
