"""Whether a card's fields can do anything on a card of its kind. A field that the rules never ask for is a fault of the file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from ..rules.twist import TWISTS
from .entries import LimitEntry
from .fields import BANE, BOON, LUCK, MONSTER, TRAP, TREASURE

Fault: TypeAlias = tuple[str, str]
"""A field, and half a sentence that says what is wrong with it."""

STANDING = (
    "stats", "limits", "rolls", "strikes_more", "ignores", "reset_ap", "reset_glory", "glory_against", "glory_in", "commands",
    "cheaper", "where", "fewer_icons", "winter_least", "winter_picks", "attack_forms", "steady", "hand", "trophies",
    "disables", "protects", "glides", "host_life",
)  # fmt: skip
"""Fields that work as long as the card does."""
ON_HERO = tuple([field for field in STANDING if field not in ("reset_glory", "commands", "host_life")])
ON_MONSTER = ("host_life",)
PLAYED = ("effects", "next_roll", "battle_rolls", "battle_strikes")
"""Fields that work when the card is played or used."""
INSTANTLY = (*PLAYED, "ends")
"""Fields that work when an instant card is played."""


def faults(section: str, entry: Any) -> Iterator[Fault]:
    """Everything that would do nothing, or could not be carried out."""
    yield from cost(section, entry)
    if section == BANE:
        yield from bane(entry)
    working = standing(section, entry)
    for field in STANDING:
        if has(entry, field) and field not in working:
            yield field, f'"{field}" does nothing on {kind_of(section, entry)}'
    yield from use(section, entry)
    yield from played(section, entry)
    yield from changes(section, entry)
    if entry.twist:
        yield from twisted(entry)
    for field, kinds in (("disables", (BANE,)), ("protects", (BOON, TREASURE))):
        if getattr(entry, field) and (
            section not in kinds or getattr(entry, "duration", "") != "attachment" or entry.attach in ("hero", MONSTER)
        ):
            yield field, f'"{field}" is for attachments to treasures: a {" or ".join(kinds)}'
    if entry.most_cost and entry.twist != "fend-off":
        yield "most_cost", '"most_cost" is for the twist "fend-off"'


def has(entry: Any, field: str) -> bool:
    """Whether a card has something in a field."""
    value = getattr(entry, field, None)
    return bool(value) and value != LimitEntry()


def kind_of(section: str, entry: Any) -> str:
    """A card's kind in words: ``a boon of duration "instant"``, ``a quest of chance``, ``a map card``."""
    if section == "quest":
        return f"a quest of {' and '.join(entry.categories)}"
    if section in (BOON, TREASURE, BANE):
        return f'a {section} of duration "{entry.duration}"'
    return f"a {section} card" if section in ("map", "winter") else f"a {section}"


def cost(section: str, entry: Any) -> Iterator[Fault]:
    """An X is asked for where a trap is declared, and where a card is played that adds it to a roll."""
    adds = entry.next_roll is not None and entry.next_roll.add == "X"
    instant = section in (BOON, TREASURE) and entry.duration == "instant"
    counts = bool(entry.twist) and TWISTS[entry.twist].fits.x
    if getattr(entry, "cost", 0) == "X" and section != TRAP and not (instant and adds) and not counts:
        counting = ", ".join([f'"{name}"' for name, twist in TWISTS.items() if twist.fits.x])
        yield (
            "cost",
            '"cost" can be "X" for a trap, for an instant boon or treasure whose "next_roll" adds "X", '
            + (f"or with a twist that counts it ({counting})"),
        )
    if counts and getattr(entry, "cost", 0) != "X":
        yield "cost", f'the twist "{entry.twist}" counts X: it needs cost = "X"'
    if getattr(entry, "spreads", False) and entry.cost != "X":
        yield "spreads", '"spreads" needs cost = "X"'


def bane(entry: Any) -> Iterator[Fault]:
    """What befalls a hero is aimed at one; a permanent bane works for its player's encounters."""
    if entry.duration == "permanent" and entry.target:
        yield "target", 'a bane of duration "permanent" has no "target": it works for encounters, by "commands"'
    if entry.duration == "attachment" and not entry.target and entry.attach != MONSTER:
        yield "attach", 'an attachment bane needs target = "hero": whose hero or treasure it goes under'
    if entry.attach == MONSTER and entry.target:
        yield "target", 'a bane with attach = "monster" has no "target": any opponent pays'
    if entry.duration == "instant" and has(entry, "effects") and not entry.target:
        yield "effects", 'the "effects" of a bane need target = "hero": whom they befall'


def standing(section: str, entry: Any) -> tuple[str, ...]:
    """The fields of :data:`STANDING` that work on a card of this kind."""
    if section == "hero" or (section == "quest" and ("influence" in entry.categories or "escort" in entry.categories)):
        return ON_HERO
    if section in ("map", MONSTER):
        return ("rolls",)
    duration = getattr(entry, "duration", "")
    if section == BANE and duration == "permanent":
        return ("commands",)
    if duration == "permanent":
        return (*ON_HERO, "reset_glory")
    if getattr(entry, "attach", "") == MONSTER:
        return ON_MONSTER
    return ON_HERO if duration == "attachment" else ("where",) if duration == "instant" else ()


def use(section: str, entry: Any) -> Iterator[Fault]:
    """A use is on a card that somebody can use, at a moment when it is asked for, and does something."""
    given = entry.use
    if given is None:
        return
    on_hero = getattr(entry, "attach", "") == "hero"
    duration = getattr(entry, "duration", "")
    if (
        section not in ("hero", "map", BOON, TREASURE, BANE)
        or duration == "instant"
        or (section == BANE and duration == "permanent")
    ):
        yield "use", f'"use" does nothing on {kind_of(section, entry)}'
    if (section == "map" or on_hero) and given.when != "hero":
        kind = "a map card" if section == "map" else "an attachment to a hero"
        yield "use", f'the "use" of {kind} needs when = "hero"'
    if section in ("hero", "map") and given.discard:
        yield "use", f'{kind_of(section, entry)} cannot be discarded: its "use" has no "discard"'
    if entry.twist and not TWISTS[entry.twist].fits.when:
        yield "use", f'the twist "{entry.twist}" works without a "use"'
    if not entry.twist and not any(has(entry, field) for field in PLAYED):
        yield "use", f'"use" has nothing to do: it needs {", ".join(PLAYED)} or a twist'
    if entry.next_roll is not None and (section == "map" or on_hero or given.when in ("response", "challenge")):
        yield "next_roll", '"next_roll" is offered only before a roll, and this "use" never is'
    rolls = any(not roll.enemy and "attack" in roll.of for roll in entry.battle_rolls)
    strikes = any(not strike.of or "attack" in strike.of for strike in entry.battle_strikes)
    if given.when == "challenge" and (has(entry, "battle_rolls") or has(entry, "battle_strikes")) and not (rolls or strikes):
        yield (
            "use",
            'a "use" with when = "challenge" is followed by attack rolls of the hero\'s own; '
            '"battle_rolls" and "battle_strikes" of others do nothing then',
        )


def played(section: str, entry: Any) -> Iterator[Fault]:
    """What happens when a card is played or used needs a moment when it is."""
    instant = getattr(entry, "duration", "") == "instant"
    for field in INSTANTLY:
        if not has(entry, field):
            continue
        if entry.twist:
            yield field, f'"{field}" cannot stand beside the twist "{entry.twist}"'
        if entry.use is None and not instant:
            yield field, f'"{field}" does nothing on {kind_of(section, entry)} without a "use"'
        if section == BANE and field == "next_roll":
            yield field, '"next_roll" is for rolls of one\'s own; a bane has none'
        if instant and field == "next_roll" and entry.timing == "response":
            yield field, '"next_roll" is offered only before a roll, and that is no response; "timing" can be "any"'
        if instant and field.startswith("battle") and entry.timing == "hero":
            yield field, f'"{field}" needs a battle; "timing" can be "response" or "any"'
    if entry.ends and not (instant and section in (BOON, TREASURE) and entry.timing == "response"):
        yield "ends", '"ends" is for an instant boon or treasure with timing = "response"'
    if entry.wounds_back and not entry.ends:
        yield "wounds_back", '"wounds_back" is for cards with "ends"'
    if entry.upright and not (instant and section in (BOON, TREASURE)):
        yield "upright", '"upright" is for instant boons and treasures'
    if instant and not entry.twist and not any(has(entry, field) for field in INSTANTLY):
        yield "duration", f"an instant {section} does nothing without {', '.join(INSTANTLY)} or a twist"
    if section == BANE and entry.duration == "permanent" and not entry.commands:
        yield "commands", 'a bane of duration "permanent" does nothing without "commands"'


def changes(section: str, entry: Any) -> Iterator[Fault]:
    """Changes of rolls and strikes concern only rolls and strikes that are reckoned with them."""
    lists = {"rolls": entry.rolls, "battle_rolls": entry.battle_rolls, "next_roll": (entry.next_roll,) if entry.next_roll else ()}
    lists |= {"monster.rolls": entry.monster.rolls} if getattr(entry, "monster", None) is not None else {}
    for field, rolls in lists.items():
        for roll in rolls:
            if (section == MONSTER or field == "monster.rolls") and (roll.enemy or roll.types or "threat" in roll.of):
                yield field, f'the "{field}" of a monster are its own attack and counter rolls, against whomever'
            if (roll.where or roll.per) and field in ("battle_rolls", "next_roll"):
                yield field, f'"{field}" has "where" or "per", but they are for "rolls"'
            if LUCK in roll.of and field != "next_roll":
                yield field, f'"{field}" names luck, but that is for "next_roll"'
            if roll.enemy and (roll.of != ("attack",) or field == "next_roll"):
                yield field, f'"{field}" has "enemy", but that is for attack rolls alone, in "rolls" and "battle_rolls"'
            if roll.twice and field != "next_roll":
                yield field, f'"{field}" has "twice", but that is for "next_roll"'
            if "threat" in roll.of and (roll.types or field == "battle_rolls"):
                yield (
                    field,
                    f'"{field}" names threats, but ' + ("they have no types" if roll.types else "they are no part of a battle"),
                )
            if roll.sources and roll.of != ("threat",):
                yield field, f'"{field}" has "sources", but they are of threats only'
            if section == "map" and not roll.enemy:
                yield field, f'the "{field}" of a map card are those of enemies: enemy = true'
    for field in ("strikes_more", "battle_strikes"):
        for strike in getattr(entry, field):
            if "threat" in strike.of:
                yield field, f'"{field}" names threats, but strikes are of attack and counter rolls'
            if strike.wounds < 0:
                yield field, f'"{field}" has {strike.wounds} wounds; it must be 0 or more'


def twist(section: str, entry: Any) -> Iterator[Fault]:
    """A twist stands on a card of its kind, with the use it works by, aimed as it needs it."""
    name, fits = entry.twist, TWISTS[entry.twist].fits
    if section not in fits.on:
        yield "twist", f'the twist "{name}" is for a {" or ".join(fits.on)}, not for a {section}'
    if fits.when and (entry.use is None or entry.use.when != fits.when):
        yield "twist", f'the twist "{name}" needs a "use" with when = "{fits.when}"'
    if fits.attach and getattr(entry, "attach", "") != fits.attach:
        yield "twist", f'the twist "{name}" needs attach = "{fits.attach}"'
    if fits.target is not None and getattr(entry, "target", "") != fits.target:
        yield "twist", f'the twist "{name}" needs target = "{fits.target}"'


def twisted(entry: Any) -> Iterator[Fault]:
    """Such a card is of the duration, timing and type that the twist needs."""
    name, fits = entry.twist, TWISTS[entry.twist].fits
    duration = getattr(entry, "duration", "")
    if duration and (duration == "instant") != bool(fits.timing):
        yield "twist", f'the twist "{name}" is {"" if fits.timing else "not "}for cards of duration "instant"'
    if fits.duration and duration != fits.duration:
        yield "twist", f'the twist "{name}" needs duration = "{fits.duration}": its token lies on the card'
    if fits.timing and entry.timing not in fits.timing:
        yield "timing", f'"timing" is "{entry.timing}"; with the twist "{name}" it can be {", ".join(fits.timing)}'
    if fits.type and fits.type not in entry.types:
        yield "types", f'a card with the twist "{name}" has the type "{fits.type}"'
    if fits.several and not entry.several:
        yield "several", f'a card with the twist "{name}" needs several = true'
