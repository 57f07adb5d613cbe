"""Reads sets and packs: folders of TOML files with cards; nothing is loaded half.

A folder holds any of ``maps.toml``, ``heroes.toml``, ``quests.toml``, ``boons.toml``, ``treasures.toml``, ``banes.toml``,
``monsters.toml``, ``traps.toml``, ``winter.toml``; a pack also has ``pack.toml``, which says what it is called and which cards
of the set it takes the place of. The fields are in :mod:`.entries`, what else must hold in :mod:`.checks`; docs/packs.md explains
them all.
"""

from __future__ import annotations

import dataclasses
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ....kernel.errors import BadInput, PackFault
from ..rules.twist import Twist
from . import checks
from . import fields as cards
from .entries import (
    AboutEntry,
    BodyEntry,
    CardEntry,
    CommandEntry,
    ExitEntry,
    Happening,
    HeroEntry,
    MapEntry,
    MonsterEntry,
    QuestEntry,
    RewardEntry,
    RollEntry,
    StrikeEntry,
    ThreatEntry,
    TrapEntry,
    UseEntry,
    WinterEntry,
)
from .fields import FORMS, KINDS, SIDES, SITES, Adventure, Body, Exit, Hero, Library, MapCard, Quest, Winter, Work, X
from .misfits import misfit

V = TypeVar("V")

FILES: dict[str, tuple[str, type[msgspec.Struct]]] = {
    "maps.toml": ("map", MapEntry), "heroes.toml": ("hero", HeroEntry), "quests.toml": ("quest", QuestEntry),
    "boons.toml": ("boon", CardEntry), "treasures.toml": ("treasure", CardEntry), "banes.toml": ("bane", CardEntry),
    "monsters.toml": ("monster", MonsterEntry), "traps.toml": ("trap", TrapEntry),
    "winter.toml": ("winter", WinterEntry),
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
    for place, _, entry in [each for each in found if each[1] == "winter"][1:]:
        raise place.wrong(entry.id, "there is another winter card; there can be one")
    entries = {kind: [entry for _, section, entry in found if section == kind] for kind, _ in FILES.values()}
    return Library(
        tuple([map_card(entry) for entry in entries["map"]]),
        tuple([hero(entry) for entry in entries["hero"]]),
        tuple([quest(entry) for entry in entries["quest"]]),
        tuple([adventure(kind, entry) for kind in KINDS for entry in entries[kind]]),
        next(map(winter, entries["winter"]), None),
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
    """The map cards make a map: an entrance, and a tunnel or road for each of its sides (rules §3)."""
    names = ", ".join([pack.name for pack in packs])
    if not any(entry.entrance for entry in maps):
        raise PackFault("dungeoneer-pack-no-entrance", "With {packs} no map card is an entrance.", packs=names)
    tunnels = sum([entry.copies for entry in maps if entry.type not in SITES])
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


def read_entries(path: Path, section: str, kind: type[msgspec.Struct]) -> list[tuple[Place, str, Any]]:
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
    """Effects of a file, each with its word; "" where it has none."""
    return tuple([(str(name), int(number), str(word[0]) if word else "") for name, number, *word in happenings])


def plain(given: Mapping[Any, V]) -> dict[str, V]:
    """A table of the file as a plain dictionary."""
    return {str(key): value for key, value in given.items()}


# -- what the rules have for a table of a file -------------------------------------------------------------------------------------


def made_of(kind: type[V], entry: Any, /, **other: Any) -> V:
    """What stands in a table under the names of a class's fields, and ``other`` things, which have another form in the file."""
    names = [field.name for field in dataclasses.fields(kind) if field.init and field.name not in other]  # type: ignore[arg-type]
    return kind(**{name: made(getattr(entry, name)) for name in names if hasattr(entry, name)}, **other)


def made(value: Any) -> Any:
    """A value of a file as the rules have it."""
    if isinstance(value, tuple):
        return tuple([made(each) for each in value])
    make = MADE.get(type(value))
    return value if make is None else make(value)


def threat(entry: Any) -> cards.Threat:
    """A threat, on one stat or on one of several."""
    return cards.Threat(entry.stats or (entry.stat,), entry.value)


def roll(entry: Any) -> cards.RollChange:
    """A change of rolls."""
    return made_of(cards.RollChange, entry, add=X if entry.add == "X" else entry.add)


def strike(entry: Any) -> cards.StrikeChange:
    """A change of strikes."""
    return made_of(cards.StrikeChange, entry, effects=effects(entry.effects))


def command(entry: Any) -> cards.Command:
    """What an enhancer does; the stats that it leaves alone are left out."""
    return made_of(cards.Command, entry, stats={form: getattr(entry, form) for form in FORMS if getattr(entry, form)})


def body(entry: Any) -> Body:
    """A monster in battle."""
    strikes = {form: effects(happenings) for form, happenings in entry.strikes.items()}
    return made_of(Body, entry, stats={form: getattr(entry, form) for form in FORMS}, strikes=strikes)


MADE: dict[type, Callable[[Any], Any]] = {
    BodyEntry: body, CommandEntry: command, RollEntry: roll, StrikeEntry: strike, ThreatEntry: threat,
    UseEntry: partial(made_of, cards.Use), RewardEntry: partial(made_of, cards.Reward),
}  # fmt: skip


def work(entry: Any) -> Work:
    """What the card does, from its entry in a file."""
    return made_of(Work, entry, boons=entry.limits.boons, treasures=entry.limits.treasures, effects=effects(entry.effects))


def exit_of(entry: Any) -> Exit:
    """One side of a map card."""
    return Exit(entry.kind, cards.Threat((entry.stat,), entry.value)) if isinstance(entry, ExitEntry) else Exit(entry)


def map_card(entry: Any) -> MapCard:
    """A map card; its exits lie in the order of the sides."""
    return made_of(
        MapCard, entry, work=work(entry), fail=effects(entry.fail), exits=tuple([exit_of(entry.exits[side]) for side in SIDES])
    )


def hero(entry: Any) -> Hero:
    """A hero."""
    return made_of(Hero, entry, work=work(entry))


def quest(entry: Any) -> Quest:
    """A quest."""
    return made_of(Quest, entry, work=work(entry), fail=effects(entry.fail))


def winter(entry: Any) -> Winter:
    """The winter card."""
    return made_of(Winter, entry, work=work(entry))


def adventure(kind: str, entry: Any) -> Adventure:
    """An adventure card of a kind; a monster has its body."""
    more: dict[str, Any] = {name: effects(getattr(entry, name)) for name in ("fail", "last") if hasattr(entry, name)}
    done = work(entry)
    if isinstance(entry, MonsterEntry):
        more |= {"duration": cards.MONSTER, "body": body(entry)}
        done.rolls = ()  # they are its body's
    return made_of(Adventure, entry, work=done, kind=kind, cost=X if entry.cost == "X" else entry.cost, **more)
