"""What a position of Dungeon Twister is worth: how far everybody is from the exit through rooms as they lie and could be turned,
points, wounds, things carried, cards left, and who is in danger. In victory points, more or less."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from ..board import SQUARES
from ..rooms import GEAR, PIT
from ..state import HIDDEN, State
from ..tokens import (
    ARMOR,
    CHARACTERS,
    CLERIC,
    KIND,
    MEKANORK,
    OBJECTS,
    PARTY,
    POTION,
    ROPE,
    SPEED,
    STRENGTH,
    SWORD,
    THIEF,
    TOKENS,
    TREASURE,
    WAND,
    WIZARD,
    WORTH,
)
from .ways import FARTHEST, FLYER, GAIT, MOST_PARTIES, NEAR, WALKER, gait_of, grip, near, way_out, ways_out

WON = 100.0
"""What five points are worth."""
POINT, LATE = 1.0, 0.06
"""What a point is worth, and how much more with each point that one has."""
NEARNESS, FADING = 0.82, 0.88
"""What a character is worth beside the exit, for each of its points; what is left of it for each action farther away."""
PRESENT = 0.08
"""What it is worth to have a character on the board at all, however far it is."""
ASLEEP = 0.15
"""What a character is worth that lies face down in a room."""
DOWN, DYING = 0.35, 0.12
"""What is left of a wounded character's worth; what the point is worth that the enemy may make of it."""
GEAR_WORTH = 0.015
"""What it is worth to stand on a gear; twice as much for the Mekanork."""
COMBAT_WORTH = {"0": 0.0, "1": 0.03, "2": 0.06, "3": 0.09, "4": 0.13, "5": 0.18, "6": 0.24}
"""What a combat card is worth in the hand."""
JUMP_WORTH = 0.08
CARRIED = {ARMOR: 0.12, SWORD: 0.1, ROPE: 0.08, POTION: 0.15, WAND: 0.1}
"""What an object is worth to whoever carries it."""
WIZARDS_WAND = 0.4
SPOTTED = 0.25
"""What a treasure at one's feet is worth; less the farther it is."""
RISK, RISK_MORE = 0.35, 0.08
"""How much of the worst danger counts, and of every other."""
PATIENCE, BOLD = 60, 0.15
"""The number of turns after which one shies away from next to nothing, and what is left of the fear then."""
HELP, RISKED = 0.7, 0.25
"""How much of a neighbour's strength helps; what attackers risk."""
MOST_EDGE = 40
"""No side is stronger by more than this."""

FADED = [[NEARNESS * FADING ** (far / speed) + PRESENT for far in range(FARTHEST + 1)] for speed in SPEED]
"""By character and distance: what a point of its worth counts."""


def worth(g: State, seat: int) -> float:
    """What the position is worth to a seat whose turn ends here: what it has, less what the other has."""
    if g.over or g.winner >= 0:
        if g.drawn:
            return 0.0
        winner = g.winner
        return (WON if winner == seat else -WON) + 0.1 * (g.points[seat] - g.points[1 - seat])
    other = 1 - seat
    value = riches(g, seat) - riches(g, other)
    dangers = dangers_of(g, seat)
    if dangers:
        worst = max(dangers)
        value -= (RISK * worst + RISK_MORE * (sum(dangers) - worst)) * max(BOLD, 1 - g.turn / PATIENCE)
    return value


def riches(g: State, seat: int) -> float:
    """All that a seat has: points, characters by their way out, things, cards."""
    points = g.points[seat]
    value = points * (POINT + LATE * points) + JUMP_WORTH * g.jumps[seat]
    for card in g.combat[seat]:
        value += COMBAT_WORTH[card]
    at = g.at
    met = g.plan.memo.get("party")
    if met is None or len(met) > MOST_PARTIES:
        met = g.plan.memo["party"] = {}
    where = at[:CHARACTERS] if seat == 0 else at[TOKENS : TOKENS + CHARACTERS]
    key = seat, g.wounded, *where, *g.load, at[TREASURE], at[TREASURE + TOKENS], at[WAND], at[WAND + TOKENS]
    party = met.get(key)
    if party is None:
        party = met[key] = _party_worth(g, seat)
    return value + float(party)


def _party_worth(g: State, seat: int) -> float:
    """What a seat's characters are worth where they are, with what they carry and what lies within reach."""
    value = 0.0
    at, load, wounded, plan = g.at, g.load, g.wounded, g.plan
    kinds = plan.kinds
    gripped = grip(g, seat)
    outs = ways_out(plan, seat, gripped)
    for kind, token in enumerate(PARTY[seat]):
        square = at[token]
        if square < 0:
            continue
        if square >= HIDDEN:
            value += ASLEEP * WORTH[kind]
            continue
        gait = GAIT[kind]
        if gait == WALKER and load[token] >= 0 and KIND[load[token]] == ROPE:
            gait = FLYER
        out = outs[gait] or way_out(plan, seat, gait, gripped)
        counts = FADED[kind][out[square]]
        if wounded >> token & 1:
            value += counts * DOWN * WORTH[kind] - DYING
            continue
        thing = load[token]
        gain = WORTH[kind]
        if thing >= 0:
            what = KIND[thing]
            if what == TREASURE:
                gain += 1
            elif what < CHARACTERS:
                value += 0.1
            else:
                value += WIZARDS_WAND if what == WAND and kind == WIZARD else CARRIED[what]
                if what in (SWORD, ARMOR):
                    value += 0.02 * STRENGTH[kind]
        value += counts * gain
        if kinds[square] == GEAR:
            value += GEAR_WORTH * (2 if kind == MEKANORK else 1)
    return value + spotted(g, seat)


def spotted(g: State, seat: int) -> float:
    """What lies about within reach: treasures, the wand for the Wizard, wounded for the Cleric."""
    value = 0.0
    at, load = g.at, g.load
    for things in OBJECTS:
        for thing in (things[TREASURE - CHARACTERS], things[WAND - CHARACTERS]):
            square = at[thing]
            if not 0 <= square < SQUARES or thing in load:
                continue
            around = near(g.plan, square)
            if KIND[thing] == TREASURE:
                best = NEAR + 1
                for token in PARTY[seat]:
                    far = around.get(at[token], NEAR + 1)
                    if far < best and not g.wounded >> token & 1 and load[token] < 0:
                        best = far
                value += SPOTTED * (1 - best / (NEAR + 1))
            else:
                wizard = PARTY[seat][WIZARD]
                if not g.wounded >> wizard & 1:
                    value += SPOTTED * (1 - around.get(at[wizard], NEAR + 1) / (NEAR + 1))
    cleric = PARTY[seat][CLERIC]
    if g.wounded and 0 <= at[cleric] < SQUARES and not g.wounded >> cleric & 1:
        around = near(g.plan, at[cleric])
        for token in PARTY[seat]:
            if g.wounded >> token & 1:
                value += 0.1 * (1 - around.get(at[token], NEAR + 1) / (NEAR + 1))
    return value


def dangers_of(g: State, seat: int, gripped: int = -1) -> list[float]:
    """What each of a seat's characters stands to lose when the other side attacks it in its next turn.

    :param gripped: :func:`grip` of the seat, if it is known.
    """
    at, wounded, load, plan = g.at, g.wounded, g.load, g.plan
    enemies = [
        (at[token], kind, STRENGTH[kind] + (load[token] >= 0 and KIND[load[token]] == SWORD))
        for kind, token in enumerate(PARTY[1 - seat])
        if 0 <= at[token] < SQUARES and not wounded >> token & 1
    ]
    if not enemies:
        return []
    dangers: list[float] = []
    odds = odds_of(g.combat[1 - seat], g.combat[seat])
    for token in PARTY[seat]:
        square = at[token]
        if not 0 <= square < SQUARES:
            continue
        around = near(plan, square)
        attack = best = 0.0
        for where, kind, strength in enemies:
            if where in around:
                far = around[where]
                if far <= 1:
                    attack += strength
                    best = best or 0.01
                elif far <= SPEED[kind] + 1 and strength > best:
                    best = strength
        if best:
            gripped = gripped if gripped >= 0 else grip(g, seat)
            danger = _danger(g, token, around, attack + best, odds, gripped)
            if danger > 0:
                dangers.append(danger)
    return dangers


def _danger(g: State, token: int, around: dict[int, int], attack: float, odds: list[tuple[float, float]], gripped: int) -> float:
    """What a character stands to lose to an attack of this strength, less what the attackers risk.

    :param odds: by edge, how likely the attackers win and lose (:func:`odds_of`).
    :param gripped: :func:`grip` of its side.
    """
    kind, load = KIND[token], g.load[token]
    counts = FADED[kind][way_out(g.plan, token // TOKENS, gait_of(g, token), gripped)[g.at[token]]]
    defence = float(load >= 0 and KIND[load] == ARMOR)
    if g.wounded >> token & 1:
        carrier = g.carrier_of(token)
        if carrier >= 0:
            return 0.0
        lost = POINT + counts * DOWN * WORTH[kind]
    else:
        gain = WORTH[kind] + (load >= 0 and KIND[load] == TREASURE)
        lost = counts * (gain - DOWN * WORTH[kind]) + DYING
        defence += STRENGTH[kind]
        if kind == THIEF and g.plan.kinds[g.at[token]] == PIT:
            lost = counts * gain + POINT
    for ally, friend in enumerate(PARTY[token // TOKENS]):
        if friend != token and not g.wounded >> friend & 1 and around.get(g.at[friend], NEAR) <= 1:
            defence += HELP * STRENGTH[ally]
    won, lost_too = odds[round(attack - defence) + MOST_EDGE]
    danger: float = won * lost - lost_too * RISKED
    return danger


@lru_cache(maxsize=1000)
def odds_of(attacking: tuple[str, ...], defending: tuple[str, ...]) -> list[tuple[float, float]]:
    """How likely each side wins a fight with these combat cards, all alike, by the attackers' edge from ``-MOST_EDGE``."""
    margins = Counter(int(one) - int(other) for one in attacking for other in defending)
    pairs = len(attacking) * len(defending)
    return [
        (
            sum(times for margin, times in margins.items() if margin + edge > 0) / pairs,
            sum(times for margin, times in margins.items() if margin + edge < 0) / pairs,
        )
        for edge in range(-MOST_EDGE, MOST_EDGE + 1)
    ]
