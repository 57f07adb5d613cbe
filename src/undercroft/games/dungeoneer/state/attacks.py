"""What a battle is made of (rules §9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from ....kernel.ask import letter_of
from ..cards.fields import ATTACK

Part: TypeAlias = tuple[str, int, str]
"""A part of a sum: the card (hero, space) it comes from, how much, and why it counts now (:mod:`..rules.because`); "": always."""

UNROLLED: Final = -100


class Attack:
    """One attack: of a monster on a hero, or of a hero on a hero or a monster.

    :param owner: whose monster it is, or whose hero attacks; a quest's monster belongs to -1.
    :param monster: the monster that attacks or is attacked, "" between heroes.
    :param hero: the hero on the monster's other side, or the attacked hero.
    :param by_hero: whether the hero ``owner`` attacks.
    """

    __slots__ = (
        "bonuses", "by_hero", "counters", "ended", "form", "from_lair", "gone", "hero", "hurt", "life", "monster", "owner", "paid",
        "removed", "rolled",
    )  # fmt: skip

    def __init__(self, owner: int, monster: str, hero: int, by_hero: bool = False, life: int = 0) -> None:
        self.owner = owner
        self.monster = monster
        self.hero = hero
        self.by_hero = by_hero
        self.form = ""
        self.bonuses: list[Part] = []
        """What is added to its attack roll alone, and by what."""
        self.counters: list[Part] = []
        """The same of the counter roll against it."""
        self.rolled: dict[str, tuple[list[Part], int]] = {}
        """By kind of roll (attack, counter): what was added to the die, card by card, and what it came to."""
        self.life = life
        """What is left of a monster's life."""
        self.from_lair = False
        """Alone: whether it came out of the lair."""
        self.paid = ""
        """What pays for a hero's attack: "ap" or, of a challenge, "challenge" an action point, "fall" a fall; "": it is free."""
        self.hurt = False
        self.gone = False
        """Whether it no longer takes part: it was discarded or defeated."""
        self.ended = False
        """Whether no dice are rolled for it: it takes part in the battle, but strikes nobody."""
        self.removed = False
        """Whether its card is already where it goes after the battle."""

    def total(self) -> int:
        """What its attack roll came to; :data:`UNROLLED` before the dice."""
        return self.rolled[ATTACK][1] if ATTACK in self.rolled else UNROLLED


class Battle:
    """A battle around one attacked hero (or, in a challenge, one attacked monster).

    :param defender: the player who may respond; -1 where nobody stands against a hero that is alone.
    :param space: where it takes place.
    :param traps: trap encounters on the same target: owner, card, X.
    """

    __slots__ = (
        "answer", "attacks", "by_monsters", "dealt", "defender", "earned", "extra", "helps",
        "heroes", "played", "quest", "space", "sprung", "step", "target", "traps",
    )  # fmt: skip

    def __init__(self, target: int, defender: int, space: str, attacks: list[Attack], by_monsters: bool) -> None:
        self.target = target
        self.defender = defender
        self.space = space
        self.attacks = attacks
        self.traps: list[tuple[int, str, int]] = []
        self.sprung: list[str] = []
        """Those of them whose dice have fallen."""
        self.by_monsters = by_monsters
        self.quest = ""
        self.helps: list[tuple[int, str]] = []
        """Cards played for this battle: by whom, which. A challenge, its step VI, has the same list."""
        self.played: list[tuple[int, str, int, str]] = []
        """What was played for the rolls about to be made (the list that is :attr:`.State.next_rolls`, save while spikes or the like
        interrupt them)."""
        self.dealt: dict[int, int] = {}
        """Wounds that each seat's monsters really dealt."""
        self.earned: dict[int, int] = {}
        """Wounds that each seat's hero really dealt to monsters."""
        self.extra: dict[int, list[str]] = {}
        """Extra glory for monsters defeated: by each of these cards 1."""
        self.heroes: dict[int, str] = {}
        """Those who fight, and whose turn it is: their heroes by seat. One who rises instead (variant 2) is another."""
        self.step = "attack"
        self.answer: Attack | None = None
        """The attack of the challenge, once there was one. From then on its monster is shown as this attack has it."""

    def shown(self) -> list[Attack]:
        """The attacks to show: a challenged one as the challenge left it, and last a challenge of a hero."""
        answer = self.answer
        if answer is None:
            return self.attacks
        found = [answer if answer.monster and each.monster == answer.monster else each for each in self.attacks]
        return found if answer in found else [*found, answer]


def standing(battle: Battle) -> list[Attack]:
    """Attacks that still count."""
    return [attack for attack in battle.attacks if not attack.gone]


def rolling(battle: Battle) -> list[Attack]:
    """Those of them for which dice are rolled."""
    return [attack for attack in battle.attacks if not attack.gone and not attack.ended]


def is_on(attack: Attack, seat: int) -> bool:
    """Whether it is an attack on a seat's hero."""
    return attack.hero == seat and not (attack.by_hero and attack.monster)


def spelled(attack: Attack) -> str:
    """An attack in the words of an option: its monster, or the seat whose hero attacks."""
    return attack.monster or letter_of(attack.owner)


def attack_of(battle: Battle, on: str, seats: Sequence[int]) -> Attack | None:
    """The attack that is aimed at: by its monster, or by the seat whose hero attacks."""
    for attack in battle.attacks:
        if attack.monster == on if on else attack.by_hero and not attack.monster and attack.owner in seats:
            return attack
    return None


def monster_owner(attack: Attack) -> int:
    """Whose monster it is; in a challenge the hero is the attack's owner, and the monster's is kept in ``hero``."""
    return attack.hero if attack.by_hero else attack.owner


def hero_against(attack: Attack) -> int:
    """Whose hero fights the attack's monster, on either side."""
    return attack.owner if attack.by_hero else attack.hero
