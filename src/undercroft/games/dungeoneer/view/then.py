"""What may come of an option, as clients receive it with the option."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from ....kernel.shapes import Seat, one_of
from ..cards.fields import DANGER, PIT, SOURCES, SPIKES, TESTS
from ..rules.effects import EFFECTS

DEFEAT, GLORY, KNOCKDOWN, STANDUP, TO_ENTRANCE = "defeat", "glory", "knockdown", "standup", "to-entrance"
CardId: TypeAlias = str
"""A card on the table: ``zombie``, ``zombie-2``. A laid map card is the space that it makes."""
Tested: TypeAlias = Annotated[str, one_of(*TESTS)]
"""What a threat is on."""


class Harm(Struct):
    """What a failure, or a monster's death, does to a hero. Its defeat follows the wounds that take its last life. A hero already
    down only gets a harder roll to stand up.

    :param n: how much of it; of a fall, the roll to stand up (0: none).
    """

    what: Annotated[str, one_of(*EFFECTS, DEFEAT, STANDUP)]
    n: int


class Part(Struct):
    """What one card adds to a sum; the printed value stands first, of the monster or the hero.

    :param why: why it counts now, as the words of the journal say it (:mod:`..rules.because`); none where it always does.
    """

    card: CardId
    n: int
    why: str | UnsetType = UNSET


class Odds(Struct):
    """The chances of an attack in percent; together 100.

    :param last: what every hero in the space suffers where the hero's strike defeats the monster.
    :param parts, counter_parts: of a form to choose: what either side adds to its die, where more than what is printed.
    :param wounds: how many the attack deals in this form, where more than one.
    :param harm, counter_harm: of a form to choose: what a hit of the monster does in it, as the attacker or attacked.
    """

    attack: int
    tie: int
    counter: int
    last: list[Harm] | UnsetType = UNSET
    parts: list[Part] | UnsetType = UNSET
    counter_parts: list[Part] | UnsetType = UNSET
    wounds: int | UnsetType = UNSET
    harm: list[Harm] | UnsetType = UNSET
    counter_harm: list[Harm] | UnsetType = UNSET


class Chances(Struct):
    """The odds of an attack by the forms that it could have; by its own, of an option that chooses it."""

    melee: Odds | UnsetType = UNSET
    magic: Odds | UnsetType = UNSET
    speed: Odds | UnsetType = UNSET


class Risk(Struct):
    """A threat that comes with an option, for one hero.

    :param card: the monster, trap, quest or space that it comes from.
    :param stat: the better one, of several.
    :param danger: how much of ``needs`` is the danger of the space.
    :param parts: what is added to the die: first what is tested, then card by card.
    :param percent: the chance to overcome it.
    :param all: a failure befalls every hero in the space, and there are several.
    :param defeats: those of them whom it defeats.
    """

    seat: Seat
    what: Annotated[str, one_of(*SOURCES)]
    card: CardId
    stat: Tested
    needs: int
    danger: int
    parts: list[Part]
    percent: int
    fails: list[Harm]
    all: Literal[True] | UnsetType = UNSET
    defeats: list[Seat] | UnsetType = UNSET


class Guard(Struct):
    """An open card, or the ability of this hero, that may prevent a wound of it, or its defeat."""

    seat: Seat
    card: CardId


class Back(Struct):
    """A way in which the hero that is attacked may attack back: what is open of it, and what it costs.

    :param card: its hero, or a card on its table; "": a challenge as everybody has it, which without a point costs a fall.
    """

    card: CardId
    glory: int
    ap: int


class Change(Struct):
    """A chance that an option would change.

    :param what: a hero stays unhurt by an attack (by its monster's death, too), strikes in it, overcomes a threat; or
        my own monster hits it.
    :param card: the monster of the attack; "" for another hero, and for threats.
    """

    what: Annotated[str, one_of("unhurt", "strike", "overcome", "hits")]
    seat: Seat
    card: CardId
    before: int
    after: int


class Enters(Struct):
    """Where an option puts a hero; in its own turn also what the space gives it, where it is new.

    :param dice: alone, instead of peril: so many dice of it, of which each reveals a card if it shows no more than that.
    :param danger: how much harder traps are for the hero there, in its own turn; unset where they are not.
    """

    seat: Seat
    space: CardId
    glory: int | UnsetType = UNSET
    peril: int | UnsetType = UNSET
    dice: int | UnsetType = UNSET
    danger: int | UnsetType = UNSET


class Spared(Struct):
    """A hazard of a space that a hero meets there in its own turn and ignores.

    :param ability: by what, as the journal says it.
    """

    seat: Seat
    space: CardId
    what: Annotated[str, one_of(SPIKES, PIT, DANGER)]
    ability: str


class Then(Struct):
    """What is certain after an option, and how likely what is not.

    :param ap, glory: what is left of mine.
    :param enters: of a move, and of what moves a hero.
    :param spared: the hazards there that do nothing to it.
    :param also: of a monster whose death hurts: the other heroes in the space.
    :param risks: what has to be rolled with it.
    :param changes: the chances that it would change.
    :param guards: what may still prevent the wounds that it may bring.
    :param back: of an attack on a hero: how that one may attack back.
    :param idle: it surely changes nothing about the dice to come.
    :param pays, cost, left: of an encounter: who pays what, and what is left to them.
    :param parts: what is added to the die of an exit, as in a risk.
    :param misses: it moves this hero out of the battle, which then finds nobody.
    :param fells: of an attack: the heroes that it can defeat, on either side, or by the death of its monster.
    :param shifts: the map cards of which one is chosen next.
    :param wins: the defeat ends the game, and whoever chooses this wins.
    """

    ap: int | UnsetType = UNSET
    glory: int | UnsetType = UNSET
    enters: Enters | UnsetType = UNSET
    spared: list[Spared] | UnsetType = UNSET
    also: list[Seat] | UnsetType = UNSET
    odds: Chances | UnsetType = UNSET
    risks: list[Risk] | UnsetType = UNSET
    changes: list[Change] | UnsetType = UNSET
    guards: list[Guard] | UnsetType = UNSET
    back: list[Back] | UnsetType = UNSET
    idle: Literal[True] | UnsetType = UNSET
    pays: Seat | UnsetType = UNSET
    cost: int | UnsetType = UNSET
    left: int | UnsetType = UNSET
    parts: list[Part] | UnsetType = UNSET
    misses: Seat | UnsetType = UNSET
    fells: list[Seat] | UnsetType = UNSET
    wins: Literal[True] | UnsetType = UNSET
    shifts: list[str] | UnsetType = UNSET
