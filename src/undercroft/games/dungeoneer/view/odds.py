"""What the dice will say, before they fall: for the view, for labels, for bots (rules §8, §9)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from ..cards.fields import ATTACK, COUNTER, THREAT, Effect, Quest
from ..rules.luck import lucky, odds_of
from ..rules.moving import danger_for, is_held_open, is_sprung
from ..rules.quests import distance
from ..rules.rolls import hero_value, next_rolls, played_for
from ..rules.strikes import hit_of, wounds_of
from ..rules.sums import attack_value, coming, counter_value, parts_of, trap_value
from ..rules.values import stat
from ..state.attacks import UNROLLED, Attack, Battle, hero_against
from ..state.attacks import Part as Bonus
from ..state.moments import Coming
from ..state.state import State
from .then import KNOCKDOWN, Harm, Odds, Part

SINGLE = (0.0, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6)
HIGHER = (0.0, 1 / 36, 3 / 36, 5 / 36, 7 / 36, 9 / 36, 11 / 36)
"""How often each face comes, of one die and as the higher of two."""


def reaches(needed: int, twice: bool = False) -> float:
    """The chance that a die (or the higher of two) shows at least so much."""
    return sum((HIGHER if twice else SINGLE)[max(1, needed) :])


def of_threat(g: State, roll: Coming) -> float:
    """The chance that a hero overcomes a threat."""
    more, twice = next_rolls(g, roll)
    return reaches(roll.needed - hero_value(g, roll) - more, twice)


def of_attack(g: State, battle: Battle, attack: Attack, form: str = "") -> tuple[float, float, float]:
    """The chances that the attacker strikes, that nobody does, that the defender does; once the attack has rolled, what is still
    open of them.

    :param form: as if the attack were of this form, where it is not decided yet.
    """
    mine, theirs = coming(g, attack, ATTACK, form), coming(g, attack, COUNTER, form)
    plus, twice = next_rolls(g, theirs) if theirs.seat >= 0 else (0, False)
    counter = counter_value(g, battle, attack, form) + plus
    faces = HIGHER if twice else SINGLE
    if attack.total() > UNROLLED:
        rolled = {attack.total(): 1.0}
    else:
        plus, twice = next_rolls(g, mine) if mine.seat >= 0 else (0, False)
        value = attack_value(g, battle, attack, form) + plus
        rolled = {value + die: (HIGHER if twice else SINGLE)[die] for die in range(1, 7)}
    strike = tie = 0.0
    for total, share in rolled.items():
        need = total - counter  # the counter die that ties
        strike += share * sum(faces[1 : max(1, min(7, need))])
        if 1 <= need <= 6:
            tie += share * faces[need]
    return strike, tie, max(0.0, 1 - strike - tie)


def dying(g: State, attack: Attack) -> tuple[Effect, ...]:
    """What the monster of an attack does to every hero in the space when it dies."""
    card = g.cards.adventures.get(attack.monster)
    return card.last if card is not None else ()


def last_of(g: State, battle: Battle, attack: Attack, form: str = "") -> tuple[Effect, ...]:
    """The same, where one strike of the hero defeats it."""
    last, of = dying(g, attack), ATTACK if attack.by_hero else COUNTER
    return last if last and wounds_of(g, battle, hero_against(attack), form or attack.form, of) >= attack.life else ()


def of_exit(g: State, seat: int, side: int) -> tuple[Coming, float] | None:
    """The roll that leaving the space through this side takes, and its chance; None where it takes none."""
    space = g.players[seat].space
    way = g.dungeon.exit(space, side)
    if way.threat is None or (way.kind == "blocked" and is_held_open(g, space, side)):
        return None
    if way.kind == "trap" and is_sprung(g, space, side):
        return None
    source = "blocked" if way.kind == "blocked" else "exit"
    rolls = [Coming(seat, THREAT, form, None, source, None, way.threat.value) for form in way.threat.stats]
    return max([(roll, of_threat(g, roll)) for roll in rolls], key=lambda each: each[1])


def of_trap(g: State, battle: Battle, seat: int, owner: int, name: str, x: int) -> tuple[int, float]:
    """What a hero must reach against a trap in the battle's space, and its chance by its better stat."""
    card = g.cards.adventures[name]
    assert card.threat is not None
    needed = trap_value(g, owner, card, x, battle.space) + danger_for(g, seat, battle.space)
    rolls = [Coming(seat, THREAT, form, None, "trap", None, needed) for form in card.threat.stats]
    return needed, max([of_threat(g, roll) for roll in rolls])


def of_search(g: State, quest: Quest, space: str) -> float:
    """The chance to find a quest's goal."""
    return reaches(quest.search - distance(g, space))


def of_attempt(g: State, seat: int, quest: Quest, bonus: int = 0, luck: float | None = None) -> float:
    """The chance that an attempt succeeds by its threat and its dice; 1 where it needs neither. A hunt is not reckoned.

    :param bonus: glory paid for the threat.
    :param luck: the chance of the dice, if they are not thrown once as printed.
    """
    chance = 1.0
    if quest.threat is not None:
        needed = quest.threat.value - bonus
        rolls = [Coming(seat, THREAT, form, None, "quest", None, needed) for form in quest.threat.stats]
        chance *= max([of_threat(g, roll) for roll in rolls])
    if quest.dice:
        chance *= of_luck(g, quest) if luck is None else luck
    return chance


def of_reroll(g: State, quest: Quest, dice: Sequence[int], which: int) -> float:
    """The chance that a quest's dice fall well with one of them thrown again."""
    return sum([lucky(g, quest, [*dice[:which], die, *dice[which + 1 :]]) for die in range(1, 7)]) / 6


def of_second_throw(g: State, quest: Quest) -> float:
    """The chance that a quest's dice fall well where, if they do not, the one of them that promises most is thrown again."""
    falls = [[number // 6**each % 6 + 1 for each in range(quest.dice)] for number in range(int(6**quest.dice))]
    best = [1.0 if lucky(g, quest, dice) else max([of_reroll(g, quest, dice, at) for at in range(quest.dice)]) for dice in falls]
    return sum(best) / len(falls)


def of_contest(g: State, seat: int, other: int, form: str) -> float:
    """The chance that a seat's die and stat are more than another's."""
    lead = stat(g, seat, form) - stat(g, other, form)
    return sum([mine + lead > theirs for mine in range(1, 7) for theirs in range(1, 7)]) / 36


def of_luck(g: State, quest: Quest, rolled: int = 0) -> float:
    """The chance that a quest's dice fall well, each combination counted.

    :param rolled: how many dice, if not as many as are printed.
    """
    good = 0.0
    rolled = rolled or quest.dice
    count = int(6**rolled)
    for number in range(count):
        dice = [number // 6**each % 6 + 1 for each in range(rolled)]
        good += odds_of(g, quest, dice)
    return good / count


def of_standing_up(g: State, seat: int) -> float:
    """The chance that a knocked-down hero gets up."""
    player = g.players[seat]
    if not player.standup:
        return 1.0
    return of_threat(g, Coming(seat, THREAT, "melee", None, "standup", None, player.standup))


def percent(chance: float) -> int:
    """A chance as it is shown: a whole number, 0 or 100 only if it is certain."""
    chance = round(chance, 9)  # sums of sixths come out a little beside what they are
    shown = round(100 * chance)
    if 0 < chance < 1:
        shown = min(99, max(1, shown))
    return shown


def shares(g: State, battle: Battle, attack: Attack, form: str = "") -> Odds:
    """The chances of an attack (in a form that is not decided yet) as they are shown; together 100."""
    strike, _, counter = of_attack(g, battle, attack, form)
    attacks, counters = percent(strike), percent(counter)
    last = last_of(g, battle, attack, form)
    return Odds(attack=attacks, tie=100 - attacks - counters, counter=counters, last=harms(last) if last else UNSET)


def in_form(g: State, battle: Battle, attack: Attack, form: str) -> Odds:
    """The chances of an attack in a form that it could have, with what is counted in them and how many wounds it deals."""
    found = shares(g, battle, attack, form)
    parts, theirs = made_of(g, battle, attack, ATTACK, form), made_of(g, battle, attack, COUNTER, form)
    if len(parts) > 1:
        found.parts = parts
    if len(theirs) > 1:
        found.counter_parts = theirs
    dealt = wounds(g, battle, attack, form, ATTACK)
    if dealt > 1:
        found.wounds = dealt
    return found


def wounds(g: State, battle: Battle, attack: Attack, form: str, of: str) -> int:
    """How many wounds a side of an attack deals in a form, if it strikes."""
    if not attack.monster or attack.by_hero == (of == ATTACK):
        striker = hero_against(attack) if attack.monster else attack.owner if of == ATTACK else attack.hero
        return wounds_of(g, battle, striker, form, of)
    return sum([n for what, n, _ in hit_of(g, attack, form, of) if what == "wound"])


def made_of(g: State, battle: Battle, attack: Attack, of: str, form: str) -> list[Part]:
    """What is added to the die of one side: what is printed, then card by card, what was played for this one roll too."""
    roll = coming(g, attack, of, form)
    found = [*parts_of(g, battle, attack, of, form)]
    if roll.seat >= 0:
        found += played_for(g, roll)
    return shown_parts(found)


def shown_parts(parts: Sequence[Bonus]) -> list[Part]:
    """The parts of a sum as they are shown: what is printed, and what adds or takes something."""
    return [shown_part(part) for number, part in enumerate(parts) if part[1] or not number]


def shown_part(part: Bonus) -> Part:
    """One of them."""
    card, n, why = part
    return Part(card, n, why or UNSET)


def harms(effects: tuple[Effect, ...]) -> list[Harm]:
    """What befalls a hero, as it is shown."""
    return [Harm(what=name, n=0 if name == KNOCKDOWN and not word else number) for name, number, word in effects]
