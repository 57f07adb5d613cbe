"""What a hero of Dungeoneer should go for: quests by the way, the odds, what they bring and what they cost."""

from __future__ import annotations

from itertools import product

from ..cards.fields import BOON, COUNTER, PERMANENT, TREASURE, Quest
from ..rules.luck import odds_of
from ..rules.quests import distance, is_at, is_found, open_to
from ..rules.sacrifice import offerings
from ..rules.values import most_life, printed_cost, readied
from ..state.state import TO_WIN, TOP_LEVEL, State
from .odds import GLORY, above, assault, chance, cost_of, felling, lead, life_gained, life_lost, overcome, strike_of
from .ways import FAR, Walk, spots, walk

QUEST, LEVEL, LAST = 11.0, 3.0, 60.0
"""What a completed quest brings, a level, and the quest that wins the game."""
AGAIN = 2.5
"""What another attempt costs: the point, and waiting for it."""
UNSEEN, EACH_UNSEEN, WANTED = 5.0, 0.35, 4.0
"""How far away a space counts that is not laid yet: the least, and what each map card still to come adds."""
STRANGER = 2.0
"""A global quest may be gone before one is there."""
MISSING = 1.6
"""What it takes to come by a glory's worth of cards for a sacrifice."""


class Goal:
    """A quest to go for.

    :param cost: action points until it is done, risks counted in.
    :param space: where to go now, "" if the space is not laid yet.
    :param side: through which exit of the own space, -1 when there.
    :param odds: how likely one attempt succeeds.
    """

    __slots__ = ("cost", "gain", "name", "odds", "side", "space")

    def __init__(self, name: str, cost: float, gain: float, space: str, side: int, odds: float) -> None:
        self.name = name
        self.cost = cost
        self.gain = gain
        self.space = space
        self.side = side
        self.odds = odds

    @property
    def rate(self) -> float:
        """What it brings for each point spent."""
        return self.gain / (self.cost + 2.0)


def at_hand(g: State, seat: int) -> list[str]:
    """The quests open to a seat that name the space where its hero stands."""
    space = g.players[seat].space
    return [name for name in open_to(g, seat) if is_at(g, g.cards.quests[name], space)]


def gain_of(g: State, seat: int, name: str) -> float:
    """What completing a quest brings."""
    player = g.players[seat]
    quest = g.cards.quests[name]
    healed = min(quest.reward.life, most_life(g, seat) - player.life)
    gain = QUEST + GLORY * quest.reward.glory + LEVEL * max(0, min(quest.reward.level, TOP_LEVEL - player.level))
    gain += life_gained(player.life, healed)
    return gain + (LAST if len(player.completed) + 1 == TO_WIN else 0.0)


def goals_of(g: State, seat: int, ways: Walk | None = None) -> list[Goal]:
    """All quests that a seat may go for, the best first."""
    ways = ways or walk(g, seat)
    if len(g.players[seat].completed) >= TO_WIN:  # alone: home
        home, cost, side = min(((space, *ways.get(space, (FAR, -1))) for space in g.dungeon.entrances()), key=lambda way: way[1])
        return [Goal("", cost, LAST, home, side, 1.0)]
    found = [goal_of(g, seat, name, ways) for name in open_to(g, seat)]
    for name, space in g.dropped.items():
        goal = carried(g, seat, name, ways, space)
        found.append(goal)
    found.sort(key=lambda goal: -goal.rate)
    return found


def goal_of(g: State, seat: int, name: str, ways: Walk) -> Goal:
    """One quest."""
    quest = g.cards.quests[name]
    if "escort" in quest.categories:
        return carried(g, seat, name, ways, "")
    gain = gain_of(g, seat, name)
    odds, cost = trial(g, seat, name, quest)
    if quest.search:
        return searched(g, seat, name, quest, ways, odds, cost)
    shared = STRANGER if name in g.global_quests else 0.0
    space, way, side = nearest(g, quest, -1, ways)
    total = min(FAR, way + cost) + shared
    return Goal(name, total, gain, space, side, odds)


def nearest(g: State, quest: Quest, place: int, ways: Walk) -> tuple[str, float, int]:
    """The cheapest laid space of a quest: its name, the way there, the side; "" with a guess if none is laid."""
    best, found, first = FAR, "", -1
    for space in spots(g.dungeon, quest, place):
        cost, side = ways.get(space, (FAR, -1))
        if cost < best:
            best, found, first = cost, space, side
    if not found:
        best = unseen(g)
    return found, best, first


def unseen(g: State) -> float:
    """How far a space is that nobody has laid yet."""
    return UNSEEN + WANTED + EACH_UNSEEN * len(g.map_bag) if g.map_bag or g.map_below else FAR


def searched(g: State, seat: int, name: str, quest: Quest, ways: Walk, odds: float, cost: float) -> Goal:
    """The space for a search: where the way and the search together cost least."""
    best, found, first, likely = FAR, "", -1, 0.0
    for space in spots(g.dungeon, quest):
        way, side = ways.get(space, (FAR, -1))
        find = 1.0 if is_found(g, seat, name, space) else chance(quest.search - distance(g, space))
        if find and way + 1 / find < best:
            best, found, first, likely = way + 1 / find, space, side, find
    if not found:
        best = unseen(g)
    shared = STRANGER if name in g.global_quests else 0.0
    return Goal(name, min(FAR, best + cost) + shared, gain_of(g, seat, name), found, first, likely * odds)


def carried(g: State, seat: int, name: str, ways: Walk, dropped: str) -> Goal:
    """The way of an escort: to where it begins (or where its token lies), and from there to where it ends."""
    quest = g.cards.quests[name]
    gain = gain_of(g, seat, name)
    if name in g.players[seat].escorts:
        space, cost, side = nearest(g, quest, 1, ways)
        return Goal(name, cost, gain, space, side, 1.0)
    if dropped:
        start, (cost, side) = dropped, ways.get(dropped, (FAR, -1))
    else:
        start, cost, side = nearest(g, quest, 0, ways)
    if not start:
        return Goal(name, min(FAR, cost + 6.0), gain, "", -1, 1.0)
    _, back, _ = nearest(g, quest, 1, walk(g, seat, start))
    shared = STRANGER if name in g.global_quests or dropped else 0.0
    return Goal(name, min(FAR, cost + back + shared), gain, start, side, 1.0)


def trial(g: State, seat: int, name: str, quest: Quest) -> tuple[float, float]:
    """Once there: how likely an attempt succeeds, and what it costs until one does."""
    if quest.monster is not None:
        return hunted(g, seat, name)
    if quest.sacrifice:
        return offered(g, seat, quest)
    if quest.threat is not None:
        more = min(quest.bonus, g.players[seat].glory)
        odds = overcome(g, seat, quest.threat, "quest", more)
        return until(odds, cost_of(g, seat, quest.fail) + AGAIN)
    if quest.dice:
        return until(luck(g, quest, 1 if quest.extra and g.players[seat].glory >= quest.extra else 0), AGAIN)
    return 1.0, 0.0


def until(odds: float, failure: float) -> tuple[float, float]:
    """The odds, and what all the failures before the first success cost."""
    return odds, min(FAR, (1 / odds - 1) * failure) if odds > 0 else FAR


def luck(g: State, quest: Quest, more: int) -> float:
    """How likely dice complete a quest of chance."""
    count = quest.dice + more
    if quest.least:
        return 1 - (1 - chance(quest.least)) ** count
    good = sum([odds_of(g, quest, dice) for dice in product(range(1, 7), repeat=count)])
    odds = good / int(6**count)
    return odds + (1 - odds) * 0.4 if quest.reroll else odds


def hunted(g: State, seat: int, name: str) -> tuple[float, float]:
    """A quest's monster: it attacks as its player likes best, the hero strikes back, and once more for a point."""
    player = g.players[seat]
    monster = g.cards.quests[name].monster
    assert monster is not None
    life = monster.life - g.tokens.get(name, 0)
    harm, form = assault(g, -1, name, seat, player.space)
    ahead = lead(g, -1, name, seat, form, player.space)
    back = above(-ahead) * min(1.0, strike_of(g, seat, form, COUNTER) / max(1, life))
    again, risk, _ = felling(g, seat, name, -1, life)
    odds = back + (1 - back) * again
    risk = max(0.0, harm) + (1 - back) * risk
    if life > 1:
        odds = max(odds * 0.6, min(odds, 0.5))
    return odds, min(FAR, risk + (1 - back) + (1 / odds - 1) * (AGAIN + risk) if odds > 0.02 else FAR)


def offered(g: State, seat: int, quest: Quest) -> tuple[float, float]:
    """A sacrifice: what is given, and what must be come by first."""
    player = g.players[seat]
    asked = quest.sacrifice
    cost = life_lost(player.life, asked.get("life", 0)) if player.life > asked.get("life", 0) else FAR
    missing = 0.0
    boons = len(readied(g, seat, BOON))
    if boons < asked.get("boon", 0):
        missing += 3.0 * MISSING
    cost += 2.0 * asked.get("boon", 0)
    if given := asked.get("cards", 0):
        cost += 2.0 * given
        missing += 3.0 * MISSING * max(0, given - len(offerings(g, seat)))
    if given := asked.get("glory", 0):
        cost += GLORY * given
        missing += MISSING * max(0, given - player.glory)
    owned = sum(printed_cost(g.cards.adventures[card]) for card in offerings(g, seat))
    wanted = asked.get("cost", 0)
    soon = sum(
        printed_cost(card) for name in player.hand
        if (card := g.cards.adventures[name]).duration == PERMANENT and card.kind in (BOON, TREASURE)
    )  # fmt: skip
    short = max(0, wanted - owned)
    if short:
        missing += MISSING * max(0.0, short - min(soon, player.glory)) + 0.4 * min(short, soon, player.glory)
    cost += 0.5 * wanted
    return float(not missing), min(FAR, cost + missing)
