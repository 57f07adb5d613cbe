"""What bots think of each twist. One that is not here they play wherever they may, for its cost (:class:`.opinions.Opinion`)."""

from __future__ import annotations

from ..cards.fields import BANE, TREASURE, Work
from ..rules.quests import is_at, open_to
from ..rules.twist import TWISTS
from ..rules.values import readied, stat
from ..state.aims import Aim
from ..state.attacks import Battle, attack_of
from ..state.moments import CHALLENGE, LAST
from ..state.state import HERO, State
from .cards import ready_worth
from .lord import best_shift, best_swap, nearness, weights
from .moments import ahead_of, attacks_on, expected, prize, risk_of, struck_back
from .odds import above, blow, duel_lead, wound_at
from .opinions import OPINIONS, Kept
from .quests import Goal, gain_of, goals_of
from .ways import walk

PULLED = 8.0
"""So much farther from its quest, at most, a hero is taken to be for being moved."""
DULL = 18.0
"""A quest that takes more than this is worth two glory to be rid of, where another may be drawn."""


class Worth(Kept):
    """Is worth something while its card is readied, and else what the card's fields say."""

    def __init__(self, worth: float) -> None:
        self.worth = worth


# -- boons, treasures and heroes --------------------------------------------------------------------------------------------------


class FendOff(Kept):
    """One monster less; worth more where several wounds could be the last."""

    worth = 3.5

    def in_battle(self, g: State, seat: int, battle: Battle, work: Work, aim: Aim, cost: float) -> float:
        attack = next(each for each in battle.attacks if each.monster == aim.on)
        everything = sum(above(ahead_of(g, each)) for each in attacks_on(seat, battle))
        deadly = 4.0 if everything > g.players[seat].life - 1 else 0.0
        return expected(g, seat, attack) + deadly * above(ahead_of(g, attack))


class BoneWard(Kept):
    """One monster's attack weakened."""

    def in_battle(self, g: State, seat: int, battle: Battle, work: Work, aim: Aim, cost: float) -> float:
        attack = next(each for each in battle.attacks if each.monster == aim.on)
        ahead = ahead_of(g, attack)
        return (above(ahead) - above(ahead + TWISTS["bone-ward"].attack_change(g, aim.on))) * risk_of(g, seat, attack)


class FrostSight(Kept):
    """One counter roll strengthened."""

    def in_battle(self, g: State, seat: int, battle: Battle, work: Work, aim: Aim, cost: float) -> float:
        attack = attack_of(battle, aim.on, aim.seats)
        if attack is None:
            return 0.0
        ahead, more = ahead_of(g, attack), TWISTS["frost-sight"].counter_change
        less = (above(ahead) - above(ahead - more)) * risk_of(g, seat, attack)
        return less + (above(more - ahead) - above(-ahead)) * prize(g, seat, attack)


class StruckBack(Kept):
    """A challenge that costs no point.

    :param bonus: what it adds to the roll.
    """

    def __init__(self, worth: float, bonus: int) -> None:
        self.worth = worth
        self.bonus = bonus

    def in_battle(self, g: State, seat: int, battle: Battle, work: Work, aim: Aim, cost: float) -> float:
        return struck_back(g, seat, aim, self.bonus, weights(g, seat))


class DoorOfSmoke(Kept):
    """The points that the way to the best goal would take."""

    worth = 2.0

    def instant(self, g: State, seat: int, aim: Aim, goals: list[Goal], cost: float) -> float:
        if not goals or goals[0].space != aim.on:
            return 0.0
        saved = walk(g, seat)[aim.on][0] if aim.on in g.dungeon.reach([g.players[seat].space]) else 4.0
        return saved - 0.5 if saved > 2.5 else 0.0


class LightFingers(Kept):
    """The best treasure of the other hero, if the own one is quicker."""

    worth = 1.0

    def instant(self, g: State, seat: int, aim: Aim, goals: list[Goal], cost: float) -> float:
        other = aim.seats[0]
        prizes = [ready_worth(g, other, each) for each in readied(g, other, TREASURE)]
        ahead = stat(g, seat, "speed") - stat(g, other, "speed")
        return above(ahead) * (max(prizes, default=0.0) * 1.2) - 0.3


# -- the map ----------------------------------------------------------------------------------------------------------------------


class MoveMapCard(Kept):
    """What the dungeon suits the seat better for it."""

    worth = 0.8

    def instant(self, g: State, seat: int, aim: Aim, goals: list[Goal], cost: float) -> float:
        return best_shift(g, seat, aim.on)


class SwapMapCards(Kept):
    """The exchange that hurts most; worked out when nothing can be declared any more."""

    worth = 0.5

    def lord(self, g: State, seat: int, aim: Aim, liked: dict[int, float], busy: bool, cost: float) -> float:
        return 0.0 if busy else best_swap(g, seat, liked)[0]


class NewQuest(Kept):
    """A dull quest is worth being rid of."""

    def used(self, g: State, seat: int, aim: Aim) -> float | None:
        worst = max(goals_of(g, seat), key=lambda goal: goal.cost)
        return 4.0 if aim.on == worst.name and worst.cost > DULL and g.players[seat].glory >= 3 else 0.0


class NewCard(Kept):
    """Another card for a point with which nothing better can be done."""

    if_nothing_better = True

    def used(self, g: State, seat: int, aim: Aim) -> float | None:
        return 0.0


class LookAhead(Kept):
    """What lies on the deck changes nothing that bots do."""

    def used(self, g: State, seat: int, aim: Aim) -> float | None:
        return 0.0


# -- banes ------------------------------------------------------------------------------------------------------------------------


class BuyOff(Kept):
    """To be rid of what takes a point each turn."""

    worth = 4.0

    def used(self, g: State, seat: int, aim: Aim) -> float | None:
        return 2.5


class Rust(Kept):
    """The treasure that rusts, unless it does so already."""

    worth = 1.2

    def lord(self, g: State, seat: int, aim: Aim, liked: dict[int, float], busy: bool, cost: float) -> float:
        target = aim.seats[0]
        cursed = any(g.cards.adventures[hung].kind == BANE for hung in g.under.get(aim.on, ()))
        return liked[target] * (0.1 if cursed else 0.45 * ready_worth(g, target, aim.on) + 0.5)


class ChainOfGrudges(Kept):
    """One hero made to attack another in melee."""

    worth = 1.2

    def lord(self, g: State, seat: int, aim: Aim, liked: dict[int, float], busy: bool, cost: float) -> float:
        one, other = aim.seats
        ahead = duel_lead(g, one, other, "melee", g.players[one].space)
        hit = liked.get(other, -1.0) * wound_at(g.players[other].life)
        back = liked.get(one, -1.0) * wound_at(g.players[one].life)
        return above(ahead) * hit + above(-ahead) * back


class ScentOfBlood(Kept):
    """A monster's attack strengthened."""

    worth = 1.8

    def between(self, g: State, aim: Aim, liked: dict[int, float], cost: float) -> float:
        target = aim.seats[0]
        attack = next((each for each in g.fought().attacks if each.monster == aim.on), None)
        if attack is None:
            return 0.0
        ahead = ahead_of(g, attack)
        more = above(ahead + TWISTS["scent-of-blood"].attack_change(g, attack.monster)) - above(ahead)
        return liked[target] * more * blow(g, attack.monster, target, attack.form)


class ThroughTheWall(Kept):
    """A hero moved away: how much farther it is from what it goes for; more, if it has come there and may still try."""

    worth = 1.5

    def between(self, g: State, aim: Aim, liked: dict[int, float], cost: float) -> float:
        target = aim.seats[0]
        return pulled(g, target, aim.on) * liked[target]


def pulled(g: State, target: int, space: str) -> float:
    """What it costs a hero to be moved into a space."""
    farther = nearness(g, target, g.dungeon, space) - nearness(g, target, g.dungeon)
    moved = max(0.0, min(PULLED, farther) - 1.0)
    m = g.moment
    if target != g.active or g.phase != HERO or g.battle is not None or (m is not None and m.name in (LAST, CHALLENGE)):
        return moved
    goals = [name for name in open_to(g, target) if wants_here(g, target, name, g.players[target].space)]
    if not goals or any(wants_here(g, target, name, space) for name in goals):
        return moved
    return moved + 2.5 + 0.1 * max(gain_of(g, target, name) for name in goals)


def wants_here(g: State, seat: int, name: str, space: str) -> bool:
    """Whether a quest of a seat is to be done in a space."""
    quest = g.cards.quests[name]
    place = (1 if name in g.players[seat].escorts else 0) if "escort" in quest.categories else -1
    return is_at(g, quest, space, place) and not (quest.search and not quest.threat)


OPINIONS.update(
    {
        "fend-off": FendOff(),
        "free-challenge": StruckBack(2.5, 0),
        "retribution": StruckBack(0.0, 1),
        "bone-ward": BoneWard(),
        "ward-off": FendOff(),
        "frost-sight": FrostSight(),
        "door-of-smoke": DoorOfSmoke(),
        "light-fingers": LightFingers(),
        "move-map-card": MoveMapCard(),
        "swap-map-cards": SwapMapCards(),
        "swap-floes": SwapMapCards(),
        "prevent-wound": Worth(5.0),
        "mail": Worth(2.5),
        "ferry": Worth(7.0),
        "buy-off": BuyOff(),
        "rust": Rust(),
        "through-the-wall": ThroughTheWall(),
        "chain-of-grudges": ChainOfGrudges(),
        "scent-of-blood": ScentOfBlood(),
        "pack": Worth(0.5),
        "new-quest": NewQuest(),
        "quest-below": NewQuest(),
        "swap-card": NewCard(),
        "look-ahead": LookAhead(),
    }
)
