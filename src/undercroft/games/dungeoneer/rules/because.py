"""Why a bonus counts now: of each, how it is bound, and the word in which that holds for this roll (rules §8, §9).

A reason is ``<how>:<word>``, ``against:type-undead``; without a word where the first says all. The message
``dungeoneer-because-<how>`` puts it into words. What always counts has none.
"""

from __future__ import annotations

from typing import Final

from ..cards.fields import MONSTER, Command, RollChange

ESCORTED: Final = "escorted"
"""The hero has the token with it."""
COUNTED: Final = "icons"
"""So many icons more or fewer count for a monster."""


def here(terrain: str) -> str:
    """Why something counts in a space with this terrain.

    >>> here("arctic")
    'terrain:arctic'
    """
    return f"terrain:{terrain}"


def because(
    change: RollChange, of: str, form: str, monster: tuple[str, ...] | None, source: str, here: bool = False, battle: bool = False
) -> str:
    """Why a change counts in this roll.

    >>> because(RollChange(("attack",), 1, types=("demon", "undead")), "attack", "melee", ("undead",), "")
    'against:type-undead'
    >>> because(RollChange(("attack",), -1, forms=("melee",)), "attack", "melee", None, "")
    'attack:melee'
    >>> because(RollChange(("attack", "counter", "threat"), 1), "threat", "melee", None, "pit")
    ''

    :param here: whether it is the space that says so.
    :param battle: whether it was played for this battle.
    """
    if change.types:
        how = "here" if here else "attacker" if change.enemy else "against"
        return f"{how}:{_kind(change.types, monster or ())}"
    if change.sources:
        return f"source:{source}"
    if here:
        return f"here:{form if change.forms else 'any'}"
    if battle:
        return "battle"
    if change.forms:
        return f"{of if len(change.of) == 1 and not change.enemy else 'rolls'}:{form}"
    return f"{of}:any" if len(change.of) < 3 and not change.enemy else ""


def commanded(command: Command, types: tuple[str, ...]) -> str:
    """Why an enhancer strengthens an encounter of these types."""
    return f"commands:{_kind(command.types, types)}"


def _kind(named: tuple[str, ...], types: tuple[str, ...]) -> str:
    """The one of the named types that is there; of any monster that."""
    return f"type-{next((type for type in named if type in types), MONSTER)}"
