"""Odds of Dungeoneer's dice, and what blows are worth. Everything here is counted in action points: what one would walk for it."""

from __future__ import annotations

from ..cards.fields import ATTACK, COUNTER, THREAT, Effect, Threat
from ..rules.bodies import own_rolls
from ..rules.strikes import wounds_of
from ..rules.values import attack_forms, body_of, enemy_bonus, hero_bonus, monster_stat, stat, tested, total
from ..state.attacks import Battle
from ..state.state import State

LIFE = (0.0, 24.0, 9.0, 6.0, 4.5, 3.6, 3.0)
"""What a hero's last, last but one … life is worth; the last is the game."""
GLORY = 0.5
"""What a glory is worth."""
EFFECTS = {
    "glory": 0.5, "ap": 1.0, "less-ap": 1.0, "level": 4.0, "knockdown": 1.5, "discard-readied": 2.0, "discard-hand": 0.6,
    "to-entrance": 2.5,
}  # fmt: skip
"""What one of each effect costs whom it befalls."""


def chance(needed: int) -> float:
    """How likely a die shows ``needed`` or more."""
    return 1.0 if needed <= 1 else 0.0 if needed > 6 else (7 - needed) / 6


def _above(ahead: int) -> float:
    """How likely a die that is ``ahead`` exceeds another."""
    return sum([one + ahead > other for one in range(1, 7) for other in range(1, 7)]) / 36


ABOVE = {ahead: _above(ahead) for ahead in range(-5, 6)}


def above(ahead: int) -> float:
    """How likely die plus ``ahead`` exceeds another die."""
    return ABOVE[max(-5, min(5, ahead))]


def wound_at(life: int) -> float:
    """What one wound costs a hero that has so much life."""
    return LIFE[max(1, min(6, life))]


def life_lost(life: int, wounds: int) -> float:
    """What wounds cost a hero that has so much life."""
    return sum(wound_at(life - each) for each in range(min(wounds, life)))


def life_gained(life: int, more: int) -> float:
    """What healing is worth to a hero that has so much life."""
    return sum(LIFE[min(6, life + 1 + each)] for each in range(more))


def overcome(g: State, seat: int, threat: Threat, source: str, more: int = 0) -> float:
    """How likely a hero overcomes a threat, ``more`` added to its roll."""
    return max(chance(threat.value - threat_bonus(g, seat, form, source) - more) for form in threat.stats)


def threat_bonus(g: State, seat: int, form: str, source: str) -> int:
    """What a hero adds to the die against a threat."""
    return tested(g, seat, form) + hero_bonus(g, seat, THREAT, form, None, source)


def cost_of(g: State, seat: int, effects: tuple[Effect, ...]) -> float:
    """What effects cost the hero that they befall."""
    total = 0.0
    player = g.players[seat]
    for name, number, word in effects:
        if name == "wound":
            total += life_lost(player.life, number)
        elif name == "glory":
            total += EFFECTS[name] * min(-number, player.glory)
        elif name == "knockdown":
            total += 0.0 if player.down else EFFECTS[name] + (0.8 if word else 0.0)
        elif name == "discard-readied":
            total += EFFECTS[name] if player.inventory else 0.0
        elif name == "to-entrance":
            total += EFFECTS[name] * (not g.cards.maps[player.space].entrance)
        elif name in EFFECTS:
            total += EFFECTS[name] * abs(number)
    return total


def monster_value(g: State, owner: int, name: str, form: str) -> int:
    """What a monster adds to its die, without what works against it."""
    card = g.cards.adventures.get(name)
    return body_of(g, name).stats[form] if card is None else monster_stat(g, owner, card, form)


def lead(g: State, owner: int, name: str, target: int, form: str, space: str) -> int:
    """How far a monster's attack is ahead of a hero's counter roll."""
    types = body_of(g, name).types
    attack = monster_value(g, owner, name, form) + enemy_bonus(g, target, space, form, types)
    if body_of(g, name).rolls:
        attack += total(own_rolls(g, name, name, owner, target, space, ATTACK, form))
    return attack - stat(g, target, form) - hero_bonus(g, target, COUNTER, form, types)


def hero_lead(g: State, seat: int, name: str, owner: int, form: str) -> int:
    """How far a hero's attack on a monster is ahead of the monster's counter roll."""
    types = body_of(g, name).types
    return stat(g, seat, form) + hero_bonus(g, seat, ATTACK, form, types) - monster_value(g, owner, name, form)


def duel_lead(g: State, seat: int, other: int, form: str, space: str) -> int:
    """How far a hero's attack on another hero is ahead."""
    mine = stat(g, seat, form) + hero_bonus(g, seat, ATTACK, form) + enemy_bonus(g, other, space, form, None)
    return mine - stat(g, other, form) - hero_bonus(g, other, COUNTER, form)


def blow(g: State, name: str, target: int, form: str) -> float:
    """What a strike of a monster in a form costs its target."""
    return cost_of(g, target, body_of(g, name).strikes.get(form, (("wound", 1, ""),)))


def assault(g: State, owner: int, name: str, target: int, space: str) -> tuple[float, str]:
    """What a monster's attack costs its target in the best form, less what the target may gain; and that form."""
    best, found = -99.0, ""
    body = body_of(g, name)
    for form in body.forms:
        ahead = lead(g, owner, name, target, form, space)
        value = above(ahead) * blow(g, name, target, form) - above(-ahead) * GLORY
        if value > best:
            best, found = value, form
    card = g.cards.adventures.get(name)
    if card is not None and card.threat is not None:
        best += (1 - overcome(g, target, card.threat, "monster")) * cost_of(g, target, card.fail)
    return best, found


def felling(g: State, seat: int, name: str, owner: int, life: int, bonus: int = 0) -> tuple[float, float, str]:
    """An attack of a hero on a monster in its best form: how likely it is defeated, what the monster may cost, the form."""
    best, found = -99.0, (0.0, 0.0, "")
    for form in attack_forms(g, seat):
        ahead = hero_lead(g, seat, name, owner, form) + bonus
        wins, risk = above(ahead), above(-ahead) * blow(g, name, seat, form)
        wins *= min(1.0, strike_of(g, seat, form, ATTACK) / max(1, life))
        if wins * 6 - risk > best:
            best, found = wins * 6 - risk, (wins, risk, form)
    return found


def strike_of(g: State, seat: int, form: str, of: str) -> int:
    """How many wounds a strike of a hero deals."""
    return wounds_of(g, g.battle or NO_BATTLE, seat, form, of)


NO_BATTLE = Battle(0, 0, "", [], False)
"""Stands for a battle in which nobody has played anything to help."""
