"""What must hold for a card besides the types of its fields; each fault is a field and half a sentence that says what is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ....kernel.game import LANGUAGES
from ..rules.effects import EFFECTS, WORDS
from ..rules.twist import Twist
from . import fitting
from .entries import CardEntry, Happening, HeroEntry, MapEntry, MonsterEntry, QuestEntry, TrapEntry
from .fields import BANE, BOON, ENTRANCE, FORMS, MONSTER, OF_KIND, SIDES, TRAP, TREASURE
from .fitting import Fault

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
TIMINGS = {BOON: ("hero", "any", "response"), TREASURE: ("hero", "any", "response"), BANE: ("dungeonlord", "any")}
NEEDS = {
    "hunt": "monster", "search": "search", "threat": "threat", "chance": "dice", "sacrifice": "sacrifice",
}  # fmt: skip
"""The field that a category of quests needs, and that no other quest has."""
OF_CATEGORY = {
    "fail": "threat", "bonus": "threat", "cards": "threat", "against": "chance",
    "least": "chance", "total": "chance", "double": "chance", "under_ice": "chance",
    "extra": "chance", "reroll": "chance",
}  # fmt: skip
"""What else only one category of quests has."""


def fault(section: str, entry: Any, twists: Mapping[str, Twist]) -> Fault | None:
    """The first thing wrong with a card by itself, or None."""
    return next(faults(section, entry, twists), None)


def faults(section: str, entry: Any, twists: Mapping[str, Twist]) -> Iterator[Fault]:
    """Everything that is wrong with a card by itself."""
    if not ID.fullmatch(entry.id):
        yield "id", f'the id "{entry.id}" is not made of small letters, figures and hyphens'
    if entry.id == ENTRANCE:
        yield "id", f'the id "{ENTRANCE}" stands for any entrance where a quest names places'
    if section == "map" and entry.id in OF_KIND:
        yield "id", f'the id "{entry.id}" stands for every map card of that kind where a quest names places'
    yield from texts("name", entry.name, True)
    yield from texts("text", entry.text, False)
    yield from texts("brief", entry.brief, False)
    if entry.twist and entry.twist not in twists:
        yield "twist", f'there is no twist "{entry.twist}"; there are {", ".join(sorted(twists))}'
        return
    if entry.twist:
        yield from fitting.twist(section, entry)
    for field, happenings in all_effects(entry):
        yield from effects(field, happenings)
    for field, roll in all_rolls(entry):
        yield from rolls(field, roll, entry)
    preventing = [f'"{name}"' for name, made in twists.items() if made.fits.when == "wounded"]
    if entry.use is not None and entry.use.when == "wounded" and f'"{entry.twist}"' not in preventing:
        yield "use", f'a "use" with when = "wounded" needs the twist {" or ".join(preventing)}'
    for field in ("battle_rolls", "battle_strikes"):
        if getattr(entry, field) and section not in (BOON, TREASURE):
            yield field, f'"{field}" is for boons and treasures'
    if isinstance(entry, MapEntry):
        yield from map_card(entry)
    elif isinstance(entry, HeroEntry):
        yield from hero(entry)
    elif isinstance(entry, QuestEntry):
        yield from quest(entry)
    elif isinstance(entry, (CardEntry, MonsterEntry, TrapEntry)):
        yield from adventure(section, entry)
    yield from fitting.faults(section, entry)


def texts(field: str, given: Any, needed: bool) -> Iterator[Fault]:
    """A text is there in all languages, or in none where it may be left out."""
    missing = [language for language in LANGUAGES if not given.get(language, "").strip()]
    if missing and (needed or given):
        yield f"{field}.{missing[0]}", f'"{field}.{missing[0]}" is missing: every text is needed in {", ".join(LANGUAGES)}'


def all_effects(entry: Any) -> Iterator[tuple[str, tuple[Happening, ...]]]:
    """Every list of effects that a card has, with its field."""
    for field in ("effects", "fail", "last"):
        yield field, getattr(entry, field, ())
    for field in ("strikes_more", "battle_strikes"):
        for change in getattr(entry, field):
            yield field, change.effects
    for field, body in (("strikes", entry), ("monster.strikes", getattr(entry, "monster", None))):
        for happenings in getattr(body, "strikes", {}).values():
            yield field, happenings


def effects(field: str, happenings: tuple[Happening, ...]) -> Iterator[Fault]:
    """An effect is a known name, a number, and a word only where it knows one."""
    for happening in happenings:
        name = happening[0] if happening else ""
        if name not in EFFECTS:
            yield field, f'"{field}" has an unknown effect "{name}"; there are {", ".join(sorted(EFFECTS))}'
            continue
        if len(happening) not in (2, 3) or type(happening[1]) is not int:
            yield field, f'"{field}": an effect is written ["{name}", number]'
            continue
        words = WORDS.get(str(name), ())
        if len(happening) == 3 and happening[2] not in words:
            known = f"it can be {', '.join(words)}" if words else "it has none"
            yield field, f'"{field}": the effect "{name}" does not know the word "{happening[2]}"; {known}'
        if happening[1] < 0 and name not in ("ap", "glory", "level"):
            yield field, f'"{field}": the effect "{name}" cannot have the number {happening[1]}'


def all_rolls(entry: Any) -> Iterator[tuple[str, Any]]:
    """Every change of rolls that a card has, with its field."""
    for roll in entry.rolls:
        yield "rolls", roll
    for roll in entry.battle_rolls:
        yield "battle_rolls", roll
    if entry.next_roll is not None:
        yield "next_roll", entry.next_roll
    for roll in getattr(getattr(entry, "monster", None), "rolls", ()):
        yield "monster.rolls", roll


def rolls(field: str, roll: Any, entry: Any) -> Iterator[Fault]:
    """A change of rolls names some; X needs a card that has one, and works for the next roll only."""
    if not roll.of:
        yield field, f'"{field}" names no rolls; "of" can hold attack, counter, threat'
    if roll.add == "X" and (field != "next_roll" or getattr(entry, "cost", 0) != "X"):
        yield field, f'"{field}" adds "X", but that is for "next_roll" on a card whose cost is "X"'


def threat(field: str, entry: Any) -> Iterator[Fault]:
    """A threat has either one stat or several to choose from."""
    if entry is not None and (entry.stat is None) == (not entry.stats):
        yield field, f'"{field}" needs either "stat" or "stats"'


def map_card(entry: Any) -> Iterator[Fault]:
    """Four exits, of which one at least is no wall."""
    missing = [side for side in SIDES if side not in entry.exits]
    if missing:
        yield "exits", f'"exits.{missing[0]}" is missing: a map card has exits {", ".join(SIDES)}'
    if all(each == "wall" for each in entry.exits.values()):
        yield "exits", "the card has nothing but walls"
    for field in ("spikes", "pit", "threat"):
        yield from threat(field, getattr(entry, field))
    if (entry.threat is None) != (not entry.fail):
        yield "fail", '"threat" and "fail" go together'
    if set(entry.free) - set(entry.symbols):
        yield "free", '"free" names a symbol that the card does not show'


def hero(entry: Any) -> Iterator[Fault]:
    """All stats on all levels, and a form to attack in."""
    for number, level in enumerate(entry.levels, 1):
        missing = [form for form in FORMS if form not in level]
        if missing:
            yield "levels", f'"levels" has no {missing[0]} on level {number}'
    if not entry.forms:
        yield "forms", '"forms" is empty: a hero attacks in one form at least'


def body(entry: Any, before: str) -> Iterator[Fault]:
    """A monster attacks in one form at least."""
    if not entry.forms:
        yield f"{before}forms", f'"{before}forms" is empty: a monster attacks in one form at least'


def quest(entry: Any) -> Iterator[Fault]:
    """Each category has what it needs, and nothing is there that no category uses."""
    if not entry.categories:
        yield "categories", '"categories" is empty'
    for category, field in NEEDS.items():
        if (category in entry.categories) != bool(getattr(entry, field)):
            verb = "needs" if category in entry.categories else "alone can have"
            yield field, f'a quest of {category} {verb} "{field}"'
    if "escort" in entry.categories and len(entry.places) != 2:
        yield "places", f'"places" of an escort are two, where it begins and where it ends, not {len(entry.places)}'
    if not entry.places:
        yield "places", '"places" is empty'
    for field, category in OF_CATEGORY.items():
        if category not in entry.categories and getattr(entry, field):
            yield field, f'a quest of {category} alone can have "{field}"'
    if len(entry.categories) > 2 or len(set(entry.categories)) < len(entry.categories):
        yield "categories", '"categories" are one or two, each once'
    if "escort" in entry.categories and any(place in OF_KIND for place in entry.places):
        yield "places", '"places" of an escort are map cards or any entrance, each one'
    if "escort" in entry.categories and set(entry.categories) - {"escort", "influence"}:
        yield "categories", 'an escort is no attempt; beside it stands only "influence"'
    if "chance" in entry.categories and not (entry.least or entry.total or entry.double or entry.under_ice or entry.against):
        yield "dice", 'a quest of chance needs "least", "total", "double", "under_ice" or "against"'
    if entry.under_ice and (entry.dice > 1 or entry.extra or entry.reroll or entry.least or entry.total or entry.double):
        yield "under_ice", '"under_ice" is for one die, and nothing else completes the quest'
    if entry.monster is not None:
        yield from texts("monster.name", entry.monster.name, True)
        yield from body(entry.monster, "monster.")
    yield from threat("threat", entry.threat)


def adventure(section: str, entry: Any) -> Iterator[Fault]:
    """X, timing, attachments, types, threats of adventure cards."""
    low, high = entry.x
    if not 1 <= low <= high:
        yield "x", f'"x" is {low} to {high}; it must be from 1 upwards'
    if isinstance(entry, CardEntry):
        if entry.timing not in TIMINGS[section]:
            yield "timing", f'"timing" is "{entry.timing}"; of a {section} it can be {", ".join(TIMINGS[section])}'
        if (entry.duration == "attachment") != bool(entry.attach):
            yield "attach", 'what an attachment goes under stands in "attach", and only attachments have it'
        if entry.target and section != BANE:
            yield "target", f'a {section} has no "target"'
        types = [type for type in entry.types if type not in ("warp", "shift")]
        if section == TREASURE and len(types) != 1:
            yield "types", f'"types" of a treasure is exactly one, not {len(types)}'
        return
    assert isinstance(entry, (MonsterEntry, TrapEntry))
    yield from threat("threat", entry.threat)
    if (entry.threat is None) != (not entry.fail):
        yield "fail", '"threat" and "fail" go together'
    if isinstance(entry, MonsterEntry):
        yield from body(entry, "")
        if entry.cost == "X":
            yield "cost", '"cost" of a monster is a number'


class Known:
    """What all cards of a table have in common: the words that they may use for one another."""

    def __init__(self, found: Sequence[tuple[str, Any]]) -> None:
        self.places = {entry.id for section, entry in found if section == "map"}
        for section, entry in found:
            if section == "map":
                self.places |= {entry.type, *entry.terrain}
        if any(section == "map" and entry.entrance for section, entry in found):
            self.places.add(ENTRANCE)
        self.enemies = {MONSTER, TRAP}
        self.hosts = {"hero", "treasure", MONSTER}
        for section, entry in found:
            if section in (MONSTER, TRAP):
                self.enemies |= set(entry.types)
            elif section == "quest" and entry.monster is not None:
                self.enemies |= set(entry.monster.types)
            elif section == TREASURE and entry.duration == "permanent":
                self.hosts |= set(entry.types)

    def fault(self, section: str, entry: Any) -> Fault | None:
        """The first word of a card that nothing on the table answers to, or None."""
        return next(self.faults(section, entry), None)

    def faults(self, section: str, entry: Any) -> Iterator[Fault]:
        for place in getattr(entry, "places", ()):
            if place not in self.places:
                yield "places", f'"places" names "{place}", but there is no such map card'
        for field, roll in all_rolls(entry):
            yield from self.types(field, roll.types)
        for command in entry.commands:
            yield from self.types("commands", command.types)
        yield from self.types("glory_against", entry.glory_against)
        yield from self.types("leads", getattr(entry, "leads", ()))
        attach = getattr(entry, "attach", "")
        if attach and (attach not in self.hosts or (attach in ("hero", MONSTER) and section != BANE)):
            yield "attach", f'"attach" is "{attach}", but nothing of that kind can have an attachment'

    def types(self, field: str, types: Sequence[str]) -> Iterator[Fault]:
        for type in types:
            if type not in self.enemies:
                yield field, f'"{field}" names the type "{type}", but no monster or trap is one'
