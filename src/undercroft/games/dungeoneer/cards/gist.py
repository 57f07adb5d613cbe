"""What a card of the hand says in three words, from its own fields: a number and what it is added to, or is tested on.

A card has no room for its rules text; the whole text is read beside it. Where no field says it (:attr:`.Work.twist`), it has
no gist.
"""

from __future__ import annotations

from msgspec import Struct

from .fields import ATTACK, COUNTER, FORMS, THREAT, Adventure, RollChange, Work, X

SAFE = "safe"
"""Hazards are ignored."""
EFFECTS = {"ap": "ap", "heal": "life", "glory": "glory", "level": "level"}
"""Effects that are a number, by the word for what they change."""
WORDS = (
    *FORMS, ATTACK, COUNTER, THREAT, *EFFECTS.values(), "has", "roll", "against", "attackers", "boons", "treasures", "wounds",
    "commands", SAFE,
)  # fmt: skip


class Gist(Struct):
    """A card in three words.

    :param word: what the number is of; with ``has``: the stat that ``of`` names.
    :param n: as it is written: ``+1``, ``−2``, ``5+``, ``+X``; "" where there is none.
    :param of: a stat, or a type of cards or monsters; "" for the other words.
    """

    word: str
    n: str = ""
    of: str = ""


def signed(number: int) -> str:
    """A bonus as it is written.

    >>> signed(2), signed(-1)
    ('+2', '−1')
    """
    return f"+{number}" if number > 0 else f"−{-number}"


def gist_of(card: Adventure) -> Gist | None:
    """The gist of a card; None where its fields have none."""
    if card.body is not None:
        form = max(card.body.forms, key=lambda each: card.body.stats[each])  # type: ignore[union-attr]
        return Gist("has", str(card.body.stats[form]), form)
    if card.threat is not None:
        value = f"{card.threat.value}+"
        return Gist("has", f"{value}X" if card.cost == X else value, card.threat.stats[0])
    return of_work(card.work, card.cost == X)


def of_work(work: Work, chosen: bool) -> Gist | None:
    """What something does, if it is a number; ``chosen``: the X of the card."""
    for stat, number in work.stats.items():
        return Gist(stat, signed(number))
    rolls = [*work.rolls, *work.battle_rolls, *([work.next_roll] if work.next_roll else [])]
    if rolls:
        return of_roll(rolls[0], chosen)
    for name, number, _ in work.effects:
        if name in EFFECTS:
            return Gist(EFFECTS[name], signed(number))
    changed = {"boons": work.boons, "treasures": work.treasures, "ap": work.reset_ap, "glory": work.reset_glory}
    changed["wounds"] = sum([strikes.wounds for strikes in [*work.strikes_more, *work.battle_strikes]])
    for word, number in changed.items():
        if number:
            return Gist(word, signed(number))
    for command in work.commands:
        return Gist("commands", signed(max([command.threat, *command.stats.values()])), command.types[0])
    return Gist(SAFE) if work.ignores else None


def of_roll(change: RollChange, chosen: bool) -> Gist:
    """Something added to rolls: those of whoever attacks, one's own against a type, in a form, of a kind, or any."""
    number = "+X" if chosen and change.add == X else signed(change.add)
    if change.enemy:
        return Gist("attackers", number)
    if change.types:
        return Gist("against", number, change.types[0])
    if len(change.forms) == 1 and change.of != (COUNTER,):
        return Gist(change.forms[0], number)
    return Gist(change.of[0] if len(change.of) == 1 else "roll", number)
