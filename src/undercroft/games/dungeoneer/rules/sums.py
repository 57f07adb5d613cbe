"""What both sides of a battle add to their dice, part by part (rules §9)."""

from __future__ import annotations

from ..cards.fields import ATTACK, COUNTER, Adventure, X
from ..state.attacks import Attack, Battle, Part, hero_against, monster_owner, standing
from ..state.fighters import name_in
from ..state.moments import Coming
from ..state.state import State
from .because import because
from .bodies import own_rolls
from .terrain import terrain_in
from .twist import TWISTS
from .uses import work_of
from .values import (
    adds,
    body_of,
    commanding,
    concerns,
    enemy_bonuses,
    hero_bonuses,
    level_value,
    monster_bonuses,
    stat_bonuses,
    total,
)


def coming(g: State, attack: Attack, of: str, form: str = "") -> Coming:
    """The roll that one side of an attack is about to make; monsters roll for no seat.

    :param form: as if it were of this form, where it is not decided yet; here as below.
    """
    types = body_of(g, attack.monster).types if attack.monster else None
    if not attack.monster:
        seat = attack.owner if of == ATTACK else attack.hero
    else:
        seat = hero_against(attack) if attack.by_hero == (of == ATTACK) else -1
    return Coming(seat, of, form or attack.form, types, "", attack)


def parts_of(g: State, battle: Battle, attack: Attack, of: str, form: str = "") -> list[Part]:
    """What is added to the die of an attack or counter roll, without what was played for this one roll. The first part is the
    printed value of the hero's level or of the monster; what says so comes after it."""
    return attack_parts(g, battle, attack, form) if of == ATTACK else counter_parts(g, battle, attack, form)


def attack_parts(g: State, battle: Battle, attack: Attack, form: str = "") -> list[Part]:
    """The parts of an attack roll, from both sides."""
    roll = coming(g, attack, ATTACK, form)
    parts = hero_parts(g, battle, roll) if attack.by_hero else monster_parts(g, battle, attack, ATTACK, roll.form)
    parts += attack.bonuses
    if attack.by_hero and attack.monster:
        return parts
    parts += enemy_bonuses(g, attack.hero, battle.space, roll.form, roll.types)
    parts += helps(g, battle, attack.hero, ATTACK, roll.form, True, roll.types)
    card = g.cards.adventures.get(attack.monster)
    if card is not None and card.work.twist:
        twist = TWISTS[card.work.twist]
        more = twist.attack_bonus(g, battle, attack)
        if more:
            parts.append((attack.monster, more, twist.because))
    return parts + led(g, battle, attack)


def led(g: State, battle: Battle, attack: Attack) -> list[Part]:
    """What other monsters of its owner that take part in the battle add to a monster's attack roll."""
    if len(battle.attacks) == 1 or attack.by_hero:
        return []
    found: list[Part] = []
    for other in standing(battle):
        leads = g.cards.adventures[other.monster].leads if other is not attack and other.monster in g.cards.adventures else ()
        if leads and other.owner == attack.owner and concerns(leads, body_of(g, attack.monster).types):
            found.append((other.monster, 1, f"commands:type-{leads[0]}"))
    return found


def counter_parts(g: State, battle: Battle, attack: Attack, form: str = "") -> list[Part]:
    """The parts of a counter roll."""
    roll = coming(g, attack, COUNTER, form)
    parts = monster_parts(g, battle, attack, COUNTER, roll.form) if roll.seat < 0 else hero_parts(g, battle, roll)
    return parts + attack.counters if attack.counters else parts


def hero_parts(g: State, battle: Battle, roll: Coming) -> list[Part]:
    """What a hero's level, its cards in play and what it played for this battle add to its roll."""
    seat, form = roll.seat, roll.form
    return [
        (g.players[seat].hero, level_value(g, seat, form), ""),
        *stat_bonuses(g, seat, form),
        *hero_bonuses(g, seat, roll.of, form, roll.types, roll.source),
        *helps(g, battle, seat, roll.of, form, False, roll.types),
    ]


def monster_parts(g: State, battle: Battle, attack: Attack, of: str, form: str) -> list[Part]:
    """The monster's stat in the form of the attack, what its owner's enhancers add, and its own text."""
    body, name, owner = body_of(g, attack.monster), name_in(g, attack), monster_owner(attack)
    found = [(name, body.stats[form], "")]
    card = g.cards.adventures.get(attack.monster)
    if card is not None:
        found += monster_bonuses(g, owner, card, form)
    if body.rolls:
        found += own_rolls(g, attack.monster, name, owner, hero_against(attack), battle.space, of, form)
    return found


def helps(
    g: State, battle: Battle, seat: int, of: str, form: str, enemy: bool, types: tuple[str, ...] | None
) -> list[Part]:  # fmt: skip
    """What cards played for this battle add for (or against the enemies of) a seat."""
    return [
        (name, change.add, because(change, of, form, types, "", battle=True)) for who, name in battle.helps if who == seat
        for change in work_of(g, name).battle_rolls if adds(change, of, form, enemy, types, "")
    ]  # fmt: skip


def attack_value(g: State, battle: Battle, attack: Attack, form: str = "") -> int:
    """The sum of an attack roll's parts."""
    return total(attack_parts(g, battle, attack, form))


def counter_value(g: State, battle: Battle, attack: Attack, form: str = "") -> int:
    """The sum of a counter roll's parts."""
    return total(counter_parts(g, battle, attack, form))


def trap_value(g: State, owner: int, card: Adventure, x: int, space: str) -> int:
    """What a hero must reach against a trap in a space, without the danger of that."""
    assert card.threat is not None
    harder = sum([command.threat for _, command in commanding(g, owner, card)])
    if card.harder and terrain_in(g, space, card.harder):
        harder += 1
    return card.threat.value + (x if card.cost == X and not card.spreads else 0) + harder


def reached_by(g: State, space: str, name: str) -> list[str]:
    """The spaces in which a trap hits heroes: that of its target, and those that its player has named besides."""
    return [space, *g.spread.get(name, ())]
