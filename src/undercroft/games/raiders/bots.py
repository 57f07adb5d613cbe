"""What bots know of Dungeon Raiders: what treasure, wounds and items are worth, and which card is likely in which room."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import exp, sqrt
from typing import Any

from ...bots.heuristic import Heuristic
from ...kernel.ask import Choose, Option
from ...kernel.game import Game

ROOMS, ALL_ROOMS, DEADLY = 5, 25, 10
VALUE = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "key": 5, "sword": 5}

# All worths are in coins of treasure.
ITEM = {"torch": 0.3, "crystal": 0.6, "key": 0.7, "sword": 0.6}
WOUND = 0.9
LIFE = 1.6
"""A wound to a hero alone."""
PRICE = {"1": -0.5, "2": -0.25, "3": 0.0, "4": 0.25, "5": 0.5, **ITEM}
"""What a card is worth in the rooms to come, for having laid it now."""
LATER = 0.3
"""What it brings to lay after the others."""
WHIM = 0.4
"""How far likely players stray from the best card."""

HELD = {"torch": 0.2, "crystal": 0.3, "key": 1.5, "sword": 1.2}
PIP, TURN = 0.52, 0.11
HEAT, HEAT_LEFT = 1.5, 0.94
SPREAD, SPREAD_LEFT, BLED = 0.08, 0.79, -2.1
DEATH, DEATH_LEFT = 2.4, 2.5

EXPECTED = 3.2
"""What a card yet to be laid counts on average."""
RIVALS = 0.8
"""How much of one's own loss is made good when the others lose as much."""

# For a hero alone, of whom it is asked to survive.
COIN = 0.2
"""What a coin is worth in likely play."""
DOUBT = 1.5
"""How little the search trusts what looks promising; it tries what does not all the same."""
LIVING, PLENTY = 300, 40
"""What survival is worth, in coins; and as many coins as one may hope for."""
SURVIVED = 0.002
"""What each room survived is worth to the dead, so that of two sure deaths the later one is preferred."""
TOLL = {
    "snake": 1.55, "zombie": 0.52, "skeleton": 1.55, "goblin": 1.03, "cube": 0.52, "troll": 1.03, "dragon": 1.55, "boulder": 0.19,
    "spikes": 0.09, "storeroom-coins": -0.61,
}  # fmt: skip
"""The wounds that each room to come is likely to cost. This and what follows was fitted to who survived 500 games."""
TOLL_ANYWHERE = -0.12
BEARABLE, LUCK, LUCK_LEFT = 9.73, 0.25, 0.27
"""Wounds with which survival is even; how much luck may still change, at once and by rooms left."""
PIP_ALONE = 0.3
"""The wounds that a pip more in hand saves until the end of the level."""

BELOW = [[((value - 1) / 5) ** others for value in range(7)] for others in range(6)]
"""By the number of others still to lay, and a value: how likely they all stay below it."""
ABOVE = [[((5 - value) / 5) ** others if value < 6 else 0.0 for value in range(7)] for others in range(6)]


class Laid:
    """What the others have laid in this room, as ``seat`` sees it."""

    __slots__ = ("high", "low", "rest", "second", "sharers", "total")

    def __init__(self, heroes: Sequence[Any], seat: int) -> None:
        high = second = sharers = total = rest = 0
        low = 6
        for other, hero in enumerate(heroes):
            if other == seat or not hero.alive:
                continue
            value = VALUE.get(hero.laid[-1], 0) if hero.laid else 0
            if value == 0:
                rest += 1
                continue
            total += value
            if value < low:
                low = value
            if value > high:
                second, high, sharers = high, value, 1
            elif value == high:
                sharers += 1
            elif value > second:
                second = value
        self.high, self.second, self.sharers = high, second, sharers
        self.low, self.total, self.rest = low, total, rest


def vault(state: Any, room: Any, laid: Laid, seat: int, values: Sequence[int]) -> list[float]:
    """The chest that each value is likely to bring."""
    chests = room.chests
    if state.seats == 1:
        return [COIN * sum([chest for chest in chests if chest < value]) for value in values]
    best = chests[0]
    next_best = chests[1] if len(chests) > 1 else 0
    below, high, second = BELOW[laid.rest], laid.high, laid.second
    found = []
    for value in values:
        if value > high:
            found.append(best * below[value] + (next_best or best // 2) * (1 - below[value]) * value / 10)
        elif value == high:
            found.append(best // (laid.sharers + 1) * below[value + 1])
        else:
            found.append(next_best * below[value] if value > second else 0.0)
    return found


def monster(state: Any, room: Any, laid: Laid, seat: int, values: Sequence[int]) -> list[float]:
    """The wounds that each value is likely to cost."""
    low, rest, harm = laid.low, laid.rest, WOUND * room.wounds
    if state.seats == 1:
        return [-LIFE * room.wounds if value <= int(state.monster_card) else 0.0 for value in values]
    above = ABOVE[rest]
    if state.is_duel():
        return [-harm * above[value - 1] if value < low else 0.0 for value in values]
    need = room.strength[state.strength_count()] - laid.total - EXPECTED * rest
    found = []
    for value in values:
        if value > low:
            found.append(0.0)
        elif rest == 0:
            found.append(-harm if need > value else 0.0)
        else:
            found.append(-harm * above[value - 1] * min(1.0, max(0.0, 0.5 + (need - value) / (4 * rest))))
    return found


def lost(harm: int, purse: int) -> int:
    """What a trap takes of so much: ``harm``, or half if that is negative."""
    return purse // 2 if harm < 0 else min(harm, purse)


def trap(state: Any, room: Any, laid: Laid, seat: int, values: Sequence[int]) -> list[float]:
    """What the trap is likely to cost at each value, less what it costs the others."""
    hero = state.heroes[seat]
    living = [each for each in state.heroes if each.alive]
    wound, coin = (LIFE, COIN) if state.seats == 1 else (WOUND, 1.0)
    if room.skulls == 1:
        expected = max(laid.high, 4 if laid.rest > 1 else 3 if laid.rest else 0)
        if room.id == "magnet":
            weight = -coin if hero.treasure == max([each.treasure for each in living]) else 0.3
        else:
            weight = -wound if hero.wounds == min([each.wounds for each in living]) else wound / 3
        return [weight * room.harm[max(value, expected) - 1] for value in values]
    expected = min(laid.low, 2 if laid.rest > 1 else 3 if laid.rest else 5)
    if room.id == "lava":
        mine, purses, weight = hero.treasure, [each.treasure for each in living], coin
    else:
        mine, purses, weight = DEADLY - hero.wounds, [DEADLY - each.wounds for each in living], 1.3 * wound
    cost = [0.0] * 6
    for value, harm in enumerate(room.harm, 1):
        if harm:
            theirs = sum([lost(harm, purse) for purse in purses]) / len(purses) if len(purses) > 1 else 0.0
            cost[value] = weight * (lost(harm, mine) - theirs * RIVALS)
    return [-cost[min(value, expected)] for value in values]


def storeroom(state: Any, room: Any, laid: Laid, seat: int, values: Sequence[int]) -> list[float]:
    """What stands at each number."""
    found = []
    for value in values:
        gain, amount = room.slots[value - 1]
        if gain == "item":
            found.append(ITEM[amount] * 1.2 if state.supply[amount] > (laid.high == value) else 0.0)
        elif gain == "treasure":
            found.append(COIN * amount if state.seats == 1 else float(amount))
        else:
            found.append(min(amount, state.heroes[seat].wounds) * (LIFE if state.seats == 1 else WOUND))
    return found


WEIGH: dict[str, Callable[[Any, Any, Laid, int, Sequence[int]], list[float]]] = {
    "vault": vault, "monster": monster, "trap": trap, "storeroom": storeroom,
}  # fmt: skip


def promise(state: Any, seat: int, options: Sequence[Any]) -> list[float]:
    """What each card promises: what it is likely to bring in this room, less what it would be worth later."""
    room = state.chamber
    laid = Laid(state.heroes, seat)
    values = [VALUE.get(card, 0) for card in options]
    crystal = options.index("crystal") if 0 in values else -1
    if crystal >= 0:
        values[crystal] = 3
    found = WEIGH[room.kind](state, room, laid, seat, values)
    found = [each - PRICE[card] for each, card in zip(found, options, strict=True)]
    if crystal >= 0:
        found[crystal] = max(found[:crystal]) + (LATER if laid.rest else 0.0) - ITEM["crystal"]
    return found


def alone(state: Any) -> float:
    """What the position of a lone hero is worth: first the chance to survive, then the treasure."""
    hero = state.heroes[0]
    left = ALL_ROOMS - int(state.level - 1) * ROOMS - int(state.room)
    chance, treasure = 1.0, int(hero.treasure)
    if not hero.alive:
        return SURVIVED * (ALL_ROOMS - left)
    if left:
        bag = state.bag
        toll = left * (sum([TOLL.get(room, 0.0) for room in bag]) / len(bag) + TOLL_ANYWHERE)
        in_hand = sum([VALUE[card] - 3 for card in hero.power])
        excess = hero.wounds + toll - PIP_ALONE * in_hand - BEARABLE
        chance = 1 / (1 + exp(excess / (LUCK + LUCK_LEFT * sqrt(left))))
    return chance * (LIVING + treasure) / (LIVING + PLENTY)


class RaidersHeuristic(Heuristic):
    """Plays levels to their end and judges by treasure, the risk of bleeding to death, and the items left."""

    knows_view = True

    def view(self, state: Any, seat: int) -> Hashable:
        bit = 1 << seat
        return (
            state.level, state.room, state.leader,
            tuple([
                room if face == "up" or seen & bit else face
                for room, face, seen in zip(state.rooms, state.faces, state.seen_by, strict=True)
            ]),
            tuple([(hero.treasure, hero.wounds, hero.power, hero.items, hero.laid) for hero in state.heroes]),
            tuple(state.monster_shown) if state.seats == 1 else (),
        )  # fmt: skip

    def clock(self, state: Any) -> int:
        return int(state.level * ROOMS + state.room)

    def horizon(self, state: Any) -> int:
        """The end of the level, when all power cards come back."""
        return int(state.level * ROOMS + ROOMS)

    def worth(self, game: Game[Any], state: Any, seats: int) -> Sequence[float]:
        if seats == 1:
            return [alone(state)]
        if state.over:
            return game.score(state)
        left = ALL_ROOMS - (state.level - 1) * ROOMS - state.room
        heat = HEAT + HEAT_LEFT * sqrt(left)
        spread = SPREAD + SPREAD_LEFT * sqrt(left)
        heroes = state.heroes
        wounds = sorted([hero.wounds for hero in heroes if hero.alive])
        chances = []
        for seat, hero in enumerate(heroes):
            if not hero.alive:
                chances.append(0.0)
                continue
            riches = hero.treasure + TURN * ((seat - state.leader) % seats)
            for item in hero.items:
                riches += HELD[item]
            for card in hero.power:
                riches += PIP * (VALUE[card] - 3)
            chance = exp(riches / heat)
            if len(wounds) > 1 and seats > 2:
                most = wounds[-1] if hero.wounds < wounds[-1] else wounds[-2]
                chance *= 1 - 1 / (1 + exp((most - hero.wounds + BLED) / spread))
            chances.append(chance * (1 - exp((hero.wounds - DEADLY) / (DEATH + DEATH_LEFT * left))))
        total = sum(chances)
        return [chance / total for chance in chances] if total else [1 / seats] * seats

    def likely(self, state: Any, ask: Choose, random: Callable[[], float]) -> Option:
        options = ask.options
        if len(options) == 1:
            return options[0]
        found = [each + random() * WHIM for each in promise(state, ask.seat, options)]
        return options[found.index(max(found))]

    def prior(self, state: Any, ask: Choose) -> Sequence[float]:
        whim = DOUBT if state.seats == 1 else WHIM
        found = [exp(each / whim) for each in promise(state, ask.seat, ask.options)]
        total = sum(found)
        return [each / total for each in found]

    def wants(self, state: Any, ask: Choose) -> bool:
        """A torch is worth lighting early in a level with much in the dark."""
        dark = sum(face == "down" for face in state.faces[state.room + 1 :])
        return dark >= 2 or (dark == 1 and bool(state.level == ROOMS))


HEURISTIC = RaidersHeuristic()
