"""Windows, responses and challenges of Dungeoneer: mostly passed, used where a card really gains something."""

from __future__ import annotations

from typing import Any

from ....kernel.ask import Choose, Option, seat_of
from ..cards.fields import BANE, COUNTER, THREAT, RollChange, Work, X
from ..rules.rolls import hero_value, next_rolls
from ..rules.sums import attack_value, counter_value
from ..rules.uses import is_for, use_cost, work_of
from ..rules.values import attack_forms, most_life, price
from ..state.aims import Aim, read_aim
from ..state.attacks import Attack, Battle, attack_of, monster_owner, rolling
from ..state.moments import LAST, PASS, Coming
from ..state.state import HERO, LORD, State
from .lord import weights
from .odds import GLORY, above, blow, chance, cost_of, duel_lead, felling, life_gained, life_lost, wound_at
from .opinions import opinion_of
from .quests import at_hand, gain_of, goals_of

REACH = 4.0
"""How far away something may be to be reached with extra points; each point adds a little."""
CARD = 0.6
"""How much more than its cost a card must bring; else one waits for the next card."""


def answer(g: State, ask: Choose) -> Option:
    """Choose the use that gains most, or pass."""
    best, found = 0.0, PASS
    liked = weights(g, ask.seat)
    for option in ask.options:
        if option == PASS:
            continue
        value = use_value(g, ask.seat, option, liked)
        if value > best:
            best, found = value, option  # type: ignore[assignment]
    return found


def use_value(g: State, seat: int, option: Any, liked: dict[int, float]) -> float:
    """What a use gains at this moment beyond what it costs; at most 0 where passing is as good."""
    what = option[0]
    if what == "play":
        name: str = option[1]
        card = g.cards.adventures[name]
        if card.kind == BANE:
            cost = 0.2 * float(price(g, seat, name, read_aim(option[2:]).x))
            return bane(g, option, liked, cost) - cost
        aim = read_aim(option[2:])
        cost = GLORY * price(g, seat, name, aim.x) + CARD
        return effect_value(g, seat, card.work, aim, cost) - cost
    if what == "use":
        work = work_of(g, option[1])
        assert work.use is not None
        glory = use_cost(g, option[1], read_aim(option[2:]))
        cost = float(GLORY * glory + work.use.ap + (CARD if work.use.discard else 0.05))
        return effect_value(g, seat, work, read_aim(option[2:]), cost) - cost
    if what == "stand-up":
        return rising(g, seat)
    if what == "attack":
        return brawl(g, seat, seat_of(option[1]), liked) - saved(g, seat)
    if what == "challenge":
        falling = 2.0 if len(option) > 2 else saved(g, seat)
        return struck_back(g, seat, read_aim(option[1:2]), 0, liked) - falling
    return -1.0


def saved(g: State, seat: int) -> float:
    """What an action point is worth now; a saved one is lost soon."""
    return 1.2 if seat == g.active else 0.15


def rising(g: State, seat: int) -> float:
    """What standing up gains: nothing else can be done with the point, but a free attempt comes first."""
    return 0.5 if g.players[seat].down else -1.0


def effect_value(g: State, seat: int, work: Work, aim: Aim, cost: float) -> float:
    """What a glory card or effect brings now.

    :param cost: what it costs, measured alike.
    """
    if work.next_roll is not None:
        return better_rolls(g, seat, work.next_roll, aim)
    total = 0.0
    player = g.players[seat]
    for effect, number, _ in work.effects:
        if effect == "heal":
            missing = min(number, most_life(g, seat) - player.life)
            if missing == number or in_peril(g, seat):
                total += life_gained(player.life, missing)
        elif effect == "ap" and seat == g.active and g.phase == HERO:
            total += points_gained(g, seat, number)
    battle: Battle | None = g.battle
    if battle is not None and (work.battle_rolls or work.battle_strikes):
        return total + shielded(g, seat, battle, work)
    if battle is not None and work.ends:
        return total + spared(g, seat, battle, work, aim)
    opinion = opinion_of(work.twist)
    if battle is None or not (aim.on or aim.seats):  # nothing to aim at: it is readied now and works later
        return total + opinion.now(g, seat, work, cost)
    return total + opinion.in_battle(g, seat, battle, work, aim, cost)


def points_gained(g: State, seat: int, number: int) -> float:
    """What extra action points gain: nothing while there are others; more if they are likely to reach what the hero goes for."""
    player = g.players[seat]
    if player.ap or player.down:
        return 0.0
    goals = goals_of(g, seat)
    return number * (1.7 if goals and goals[0].space and goals[0].cost < 2.5 * number + REACH else 0.6)


def in_peril(g: State, seat: int) -> bool:
    """Whether the next wounds may be the last."""
    return g.players[seat].life <= 2


# --- rolls ----------------------------------------------------------------------------------------------------------------------


def better_rolls(g: State, seat: int, change: RollChange, aim: Aim) -> float:
    """What a bonus to a roll gains: the change of the odds, times what hangs on the roll."""
    add = aim.x if change.add == X else change.add
    assert g.moment is not None
    rolls: list[Coming] = [
        roll for roll in g.moment.rolls
        if roll.seat == seat and is_for(change, roll) and aim.on in ("", roll.against())
    ]  # fmt: skip
    if not rolls:
        return 0.0
    gain = threat_gain if rolls[0].of == THREAT else battle_gain
    return gain(g, seat, rolls[0], add, change.twice)


def threat_gain(g: State, seat: int, roll: Coming, add: int, twice: bool) -> float:
    """What a bonus gains against a threat: what failing costs and succeeding brings."""
    value = hero_value(g, roll) + next_rolls(g, roll)[0]
    before = chance(roll.needed - value)
    after = chance(roll.needed - value - add)
    if twice:
        after = 1 - (1 - after) ** 2
    return (after - before) * stake(g, seat, roll)


def stake(g: State, seat: int, roll: Coming) -> float:
    """What hangs on a threat roll."""
    player = g.players[seat]
    wound = wound_at(player.life)
    if roll.source == "quest":
        here = [name for name in at_hand(g, seat) if g.cards.quests[name].threat]
        return max([gain_of(g, seat, name) + cost_of(g, seat, g.cards.quests[name].fail) for name in here], default=4.0)
    if roll.source in ("exit", "monster"):
        return wound
    if roll.source == "hazard":
        return wound if g.cards.maps[player.space].spikes else 1.6
    if roll.source == "trap" and g.battle is not None and g.battle.traps:
        return max(cost_of(g, seat, g.cards.adventures[name].fail) for _, name, _ in g.battle.traps)
    return 1.3


def ahead_of(g: State, attack: Attack) -> int:
    """How far the attack is ahead of the counter roll, as known now."""
    battle = g.fought()
    mine = attack_value(g, battle, attack)
    return mine - counter_value(g, battle, attack)


def battle_gain(g: State, seat: int, roll: Coming, add: int, twice: bool) -> float:
    """What a bonus gains for an attack or counter roll: fewer wounds taken, more dealt."""
    attack = roll.attack
    assert attack is not None
    if roll.of == COUNTER:
        total = attack.total() - counter_value(g, g.fought(), attack) - next_rolls(g, roll)[0]
        wins, loses = chance(total + 1), 1 - chance(total)
        after_wins, after_loses = chance(total + 1 - add), 1 - chance(total - add)
    else:
        ahead = ahead_of(g, attack) + next_rolls(g, roll)[0]
        wins, loses = above(ahead), above(-ahead)
        after_wins, after_loses = above(ahead + add), above(-ahead - add)
    if twice:
        after_wins, after_loses = 1 - (1 - after_wins) ** 2, after_loses**2
    return (after_wins - wins) * prize(g, seat, attack) + (loses - after_loses) * risk_of(g, seat, attack)


def prize(g: State, seat: int, attack: Attack) -> float:
    """What a strike of the seat's hero in this attack is worth."""
    if not attack.monster:
        other = attack.hero if attack.owner == seat else attack.owner
        return wound_at(g.players[other].life) * weights(g, seat).get(other, 0.5)
    if g.fought().quest == attack.monster:
        return gain_of(g, seat, attack.monster) / max(1, attack.life)
    return GLORY + 0.8


def risk_of(g: State, seat: int, attack: Attack) -> float:
    """What the other side's strike costs the seat's hero."""
    if not attack.monster:
        return wound_at(g.players[seat].life)
    return blow(g, attack.monster, seat, attack.form)


# --- responses ------------------------------------------------------------------------------------------------------------------


def attacks_on(seat: int, battle: Battle) -> list[Attack]:
    """The attacks of monsters (or a hero) that the seat stands up to."""
    return [attack for attack in rolling(battle) if not attack.by_hero or (not attack.monster and attack.hero == seat)]


def expected(g: State, seat: int, attack: Attack) -> float:
    """What an attack is likely to cost."""
    return above(ahead_of(g, attack)) * risk_of(g, seat, attack)


def spared(g: State, seat: int, battle: Battle, work: Work, aim: Aim) -> float:
    """What it gains to end an attack before its dice, less what befalls the hero for that."""
    attack = attack_of(battle, aim.on, aim.seats)
    if attack is None:
        return 0.0
    return expected(g, seat, attack) + work.wounds_back * prize(g, seat, attack) - cost_of(g, seat, work.effects)


def shielded(g: State, seat: int, battle: Battle, work: Work) -> float:
    """What it gains to weaken each attack in this battle, or to strengthen each counter roll or strike."""
    total = 0.0
    for attack in attacks_on(seat, battle):
        ahead = ahead_of(g, attack)
        less = sum(abs(change.add) for change in work.battle_rolls)
        total += (above(ahead) - above(ahead - less)) * risk_of(g, seat, attack)
        total += (above(less - ahead) - above(-ahead)) * prize(g, seat, attack)
        if work.battle_strikes and (attack.life > 1 or not attack.monster):
            total += above(-ahead) * prize(g, seat, attack)
    return total


# --- challenges and brawls ------------------------------------------------------------------------------------------------------


def struck_back(g: State, seat: int, aim: Aim, bonus: int, liked: dict[int, float]) -> float:
    """What it gains to challenge a monster, or a hero in the same space."""
    if aim.seats:
        return brawl(g, seat, aim.seats[0], liked, bonus)
    target, battle = aim.on, g.fought()
    attack = next((each for each in battle.attacks if each.monster == target), None)
    if attack is None:
        return 0.0
    wins, risk, _ = felling(g, seat, target, monster_owner(attack), 1 if battle.quest else attack.life, bonus)
    if battle.quest == target:
        return wins * gain_of(g, seat, target) / max(1, attack.life) - risk
    last = g.cards.adventures[target].last
    cry = wins * cost_of(g, seat, last) if attack.life == 1 else 0.0
    return wins * (GLORY + 1.3) - risk - cry


def brawl(g: State, seat: int, other: int, liked: dict[int, float], bonus: int = 0) -> float:
    """What it gains to attack a hero in the same space, which strikes back."""
    best = -9.0
    space = g.players[seat].space
    mine, theirs = g.players[seat], g.players[other]
    for form in attack_forms(g, seat):
        ahead = duel_lead(g, seat, other, form, space) + bonus
        hit = liked.get(other, 0.5) * wound_at(theirs.life)
        if theirs.escorts and mine.life > 1:
            hit += 5.0
        best = max(best, above(ahead) * hit - above(-ahead) * wound_at(mine.life))
    return best - 0.4


# --- banes in between -----------------------------------------------------------------------------------------------------------


def bane(g: State, option: Any, liked: dict[int, float], cost: float) -> float:
    """What a bane brings outside one's own Dungeonlord phase, or one for any time."""
    card = g.cards.adventures[option[1]]
    aim = read_aim(option[2:])
    total = opinion_of(card.work.twist).between(g, aim, liked, cost)
    if card.target != "hero":
        return total
    target = aim.seats[0]
    player = g.players[target]
    m = g.moment
    lost = 0.0
    for effect, number, _ in card.work.effects:
        if effect == "ap" and target == g.active and g.phase in (LORD, HERO) and m is not None and m.name != LAST:
            lost += 1.1 * min(player.ap, abs(number)) * (1.0 if player.ap >= 2 else 0.0)
    return total + liked[target] * lost


def form(g: State, ask: Choose) -> Option:
    """The form that an attack does best in."""
    battle = g.fought()
    attack = next(each for each in battle.attacks if not each.form)

    def value(option: Option) -> float:
        attack.form = str(option)
        ahead = ahead_of(g, attack)
        if attack.by_hero:
            seat = attack.owner
            found = above(ahead) * prize(g, seat, attack) - above(-ahead) * risk_of(g, seat, attack)
        else:
            found = above(ahead) * blow(g, attack.monster, attack.hero, attack.form)
        attack.form = ""
        return found

    return max(ask.options, key=value)


def prevented(g: State, ask: Choose) -> Option:
    """Prevent wounds: with a ring's token at once, with its last use only when the wound hurts; with a mail always."""
    player = g.players[ask.seat]
    for option in ask.options:
        if option == PASS:
            continue
        name = option[1]  # type: ignore[index]
        work = g.cards.adventures[name].work
        if not work.use.discard or g.tokens.get(name, 0) or life_lost(player.life, 1) >= 4.0:  # type: ignore[union-attr]
            return option
    return PASS
