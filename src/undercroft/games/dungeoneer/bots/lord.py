"""The other half of a turn of Dungeoneer: whom to hurt, with what, and when a bane is better than a monster."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.ask import Choose, Option, seat_of
from ..cards.fields import BANE, MONSTER, PERMANENT, TRAP, Quest, Threat, Work
from ..rules.declaring import DONE
from ..rules.moving import danger_for, lasts
from ..rules.quests import distance, open_to
from ..rules.sums import trap_value
from ..rules.values import price
from ..state.aims import read_aim
from ..state.dungeon import Dungeon, place_of
from ..state.state import LAIR, State, hero_key
from .cards import enhanced, ready_worth
from .odds import LIFE, assault, chance, cost_of, overcome
from .opinions import opinion_of
from .ways import spots

Weighed = tuple[float, float, Option]
"""What an option brings, what it costs in peril, and the option."""

LOST = 12
"""How far away a space counts that is not laid or out of reach."""
FOCUS = 2.0
"""How much more gladly the leader is hurt than the others."""
LEAST = 0.15
"""A card that brings less than this for each peril is not played."""
SWAPS = 16
"""The most exchanges of map cards that are looked at."""


def prospects(g: State, seat: int) -> float:
    """How near a seat is to victory, roughly: quests, level, life, cards."""
    player = g.players[seat]
    if not player.alive:
        return 0.0
    cards = sum(ready_worth(g, seat, card) for card in player.inventory)
    life = sum(LIFE[each] for each in range(1, min(6, player.life) + 1))
    return 12.0 * len(player.completed) + 3.0 * player.level + 0.35 * life + 0.4 * cards + 3.0 * len(player.escorts)


def weights(g: State, seat: int) -> dict[int, float]:
    """How gladly a seat hurts each opponent: the leader first, and whoever can be finished off."""
    marks = {other: prospects(g, other) for other in g.others(seat)}
    if not marks:
        return {}
    most = max(marks.values())
    found = {}
    for other, mark in marks.items():
        weight = 0.35 + 0.65 * (mark / most if most else 1.0) ** FOCUS
        if len(g.players[other].completed) >= 2:
            weight *= 1.3
        found[other] = weight
    return found


def encounter_value(g: State, seat: int, name: str, target: int, x: int, liked: dict[int, float]) -> float:
    """What an encounter brings when it is played on a target."""
    card = g.cards.adventures[name]
    space = g.players[target].space
    if card.kind == MONSTER:
        harm, _ = assault(g, seat, name, target, space)
        total = liked[target] * harm
        if card.threat is not None:
            for other in g.heroes_in(space):
                if other != target:
                    fails = 1 - overcome(g, other, card.threat, "monster")
                    total += liked.get(other, -1.0) * fails * cost_of(g, other, card.fail)
        return total
    assert card.threat is not None
    value = trap_value(g, seat, card, x, space)
    total = 0.0
    for other in g.heroes_in(space):
        odds = overcome(g, other, Threat(card.threat.stats, value + danger_for(g, other, space)), "trap")
        total += liked.get(other, -1.0) * (1 - odds) * cost_of(g, other, card.fail)
    return total


def encounters(g: State, seat: int, options: Any, liked: dict[int, float]) -> list[Weighed]:
    """All encounters that could be declared, with what they bring."""
    found: list[Weighed] = []
    for option in options:
        if option == DONE:
            continue
        _, name, letter, *rest = option
        target = seat_of(letter)
        if g.cards.adventures[name].attach:
            found.append((g.cards.adventures[name].work.host_life * liked[target], price(g, seat, name), option))
            continue
        x = int(rest[0]) if rest else 0
        value = encounter_value(g, seat, name, target, x, liked)
        cost = price(g, seat, name, x, target)
        found.append((value, cost, option))
    return found


def rate(each: Weighed) -> float:
    """What an option brings for its peril; one large one is liked better than several small ones."""
    return each[0] / (each[1] + 0.7)


def declare(g: State, ask: Choose, favour: str = "") -> Option:
    """The next encounter of the declaration, or its end.

    :param favour: the letter of a seat that is to be hurt first.
    """
    possible = encounters(g, ask.seat, ask.options, weights(g, ask.seat))
    weighed = [each for each in possible if each[0] > LEAST * max(1.0, each[1])]
    weighed = [each for each in weighed if each[2][2] == favour] or weighed  # type: ignore[index]
    if weighed:
        return max(weighed, key=rate)[2]
    return DONE if DONE in ask.options else max(possible)[2]


def declarations(g: State, seat: int, liked: dict[int, float]) -> list[Weighed]:
    """What could be declared now, from the menu of the phase."""
    found: list[Weighed] = []
    player = g.players[seat]
    for name in [*player.hand, *player.lair]:
        card = g.cards.adventures[name]
        if card.kind not in (MONSTER, TRAP):
            continue
        for target in liked:
            most = 1 if card.spreads else min(card.x[1], g.players[target].peril)  # few stand beside whom it is for
            x = max(card.x[0], most) if card.cost < 0 else 0
            cost = price(g, seat, name, x, target)
            if cost <= g.players[target].peril:
                value = encounter_value(g, seat, name, target, x, liked)
                if value > LEAST * max(1, cost):
                    found.append((value, cost, ("add", name, target, x)))
    return found


def lord(g: State, ask: Choose, plain: Option | None) -> Option:
    """The menu of the Dungeonlord phase.

    :param plain: what else is worth doing now (a potion, standing up), if anything.
    """
    seat = ask.seat
    liked = weights(g, seat)
    banes = [(*bane_value(g, seat, option, liked, ask.options), option) for option in ask.options if is_bane(g, option)]
    banes = [each for each in banes if each[0] > LEAST * each[1]]
    if "declare" in ask.options:
        weighed = declarations(g, seat, liked)
        best = max(map(rate, weighed), default=0.0)
        first = [each for each in banes if rate(each) > best]
        if first:
            return max(first, key=rate)[2]
        if weighed:
            return "declare"
    if banes:
        return max(banes, key=rate)[2]
    return plain or "end"


def is_bane(g: State, option: Any) -> bool:
    """Whether an option plays a bane."""
    return isinstance(option, tuple) and option[0] == "play" and g.cards.adventures[option[1]].kind == BANE


def bane_value(g: State, seat: int, option: Any, liked: dict[int, float], options: Sequence[Option]) -> tuple[float, float]:
    """What a bane brings when it is played in the own Dungeonlord phase, and its peril.

    :param options: the menu; exchanges of map cards are only worked out when nothing can be declared any more.
    """
    name, aim = option[1], read_aim(option[2:])
    card = g.cards.adventures[name]
    cost = float(price(g, seat, name, aim.x))
    if card.duration == PERMANENT:
        held = enhanced(g, seat, card)
        return (0.9 * held if held else 0.5) * max(liked.values()), cost
    twisted = opinion_of(card.work.twist).lord(g, seat, aim, liked, "declare" in options, cost)
    if card.target == "hero":
        target = aim.seats[0]
        return twisted + liked[target] * curse(g, target, card.work), cost
    return twisted if card.work.twist else float(card.work.host_life) or 0.3, cost


def curse(g: State, target: int, work: Work) -> float:
    """What a bane aimed at a hero costs it by its fields."""
    player = g.players[target]
    total = 0.0
    if work.reset_ap:
        total = 6.0 * -work.reset_ap if hero_key(target) not in g.under else 2.5
    for effect, number, _ in work.effects:
        if effect == "level":
            total += 5.5 * abs(number)
        elif effect == "ap":
            total += 1.2 * min(player.ap, abs(number)) if player.ap > 1 and g.active == target else 0.0
    return total


# --- the map as a weapon --------------------------------------------------------------------------------------------------------


def lie_of(g: State, seat: int, liked: dict[int, float], dungeon: Dungeon) -> float:
    """How well a dungeon suits a seat: its own ways short, those of the opponents long."""
    total = -nearness(g, seat, dungeon)
    for other, weight in liked.items():
        total += 0.4 * weight * nearness(g, other, dungeon)
    return total


def nearness(g: State, seat: int, dungeon: Dungeon, start: str = "") -> float:
    """How many moves a seat's two nearest quests take from where its hero stands (or from ``start``), without a look at exits; it
    is for comparing."""
    player = g.players[seat]
    far = dungeon.reach([start or player.space])
    moves = []
    for name in open_to(g, seat):
        quest = g.cards.quests[name]
        escort = "escort" in quest.categories
        place = int(name in player.escorts) if escort else -1
        near = min([far.get(space, LOST) for space in spots(dungeon, quest, place)], default=LOST)
        if quest.search:
            near = min([far.get(space, LOST) + searches(g, dungeon, quest, space) for space in spots(dungeon, quest)], default=LOST)
        elif escort and not place:
            near += min([dungeon.from_entrance(space) for space in spots(dungeon, quest, 0)], default=4)
        moves.append(near)
    moves.sort()
    return moves[0] + 0.4 * moves[-1 if len(moves) == 1 else 1] if moves else 0.0


def searches(g: State, dungeon: Dungeon, quest: Quest, space: str) -> int:
    """How many searches it takes in a space, about."""
    odds = chance(quest.search - distance(g, space, dungeon))
    return round(1 / odds) if odds else LOST


def best_swap(g: State, seat: int, liked: dict[int, float]) -> tuple[float, tuple[str, str, int, int] | None]:
    """The exchange of two map cards that hurts most, of a few that matter."""
    now = lie_of(g, seat, liked, g.dungeon)
    swaps = g.dungeon.swaps(lasts(g))
    heroes = {g.players[other].space for other in g.living()}
    quests = [g.cards.quests[name] for other in g.living() for name in open_to(g, other)]
    goals = {space for quest in quests if not quest.search for space in spots(g.dungeon, quest)}
    swaps = [swap for swap in swaps if {swap[0], swap[1]} & (heroes | goals)][:SWAPS]
    best, found = 0.0, None
    for swap in swaps:
        value = lie_of(g, seat, liked, g.dungeon.swapped(*swap)) - now
        if value > best:
            best, found = value, swap
    return best, found


def swap(g: State, ask: Choose) -> Option:
    """The first of two map cards to exchange."""
    _, found = best_swap(g, ask.seat, weights(g, ask.seat))
    return found[0] if found and found[0] in ask.options else ask.options[0]


def swap_with(g: State, ask: Choose) -> Option:
    """The second, and how both are turned."""
    liked = weights(g, ask.seat)
    pairs: list[Any] = [*ask.options][:SWAPS]
    best: Option = max(pairs, key=lambda pair: lie_of(g, ask.seat, liked, g.dungeon.swapped(*pair)))
    return best


def place_near(g: State, ask: Choose) -> Option:
    """Lay a map card as near as it can be laid; quick."""
    options: list[Any] = [*ask.options]
    if not g.players[ask.seat].hero:
        return ask.options[0]
    here = place_of(g.dungeon.lies[g.players[ask.seat].space][0])
    near: Option = min(options, key=lambda option: steps(place_of(option[2]), here))
    return near


def place(g: State, ask: Choose) -> Option:
    """Lay a map card near if the seat wants to go there, far if others do."""
    options: list[Any] = [*ask.options]
    if not g.players[ask.seat].hero or (len({option[1] for option in options}) == 1 and not wanted(g, options[0][1])):
        return place_near(g, ask)
    liked = weights(g, ask.seat)
    best: Option = max(options, key=lambda option: lie_after(g, ask.seat, liked, *option[1:]))
    return best


def lie_after(g: State, seat: int, liked: dict[int, float], card: str, position: int, turned: int) -> float:
    """How well the dungeon suits a seat once a map card, new or moved, lies there."""
    base = g.dungeon.without(card) if card in g.dungeon.lies else g.dungeon
    return lie_of(g, seat, liked, base.laid(card, position, turned))


def best_shift(g: State, seat: int, card: str) -> float:
    """What moving a laid map card gains at its best place, in moves; only cards that a quest names are thought about."""
    if not wanted(g, card):
        return 0.0
    liked = weights(g, seat)
    best = max([lie_after(g, seat, liked, card, *place) for place in g.dungeon.moves(card)])
    return best - lie_of(g, seat, liked, g.dungeon)


def wanted(g: State, card: str) -> bool:
    """Whether somebody's quest names this space, but for searches, which have many."""
    kind = g.cards.maps[card].id
    quests = [g.cards.quests[name] for seat in g.living() for name in open_to(g, seat)]
    return any(kind in quest.places and not quest.search for quest in quests)


def steps(one: tuple[int, int], other: tuple[int, int]) -> int:
    """How far two positions are apart."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def payer(g: State, ask: Choose) -> Option:
    """Who pays for what is aimed at nobody: whom one would least like to hurt with that peril."""
    liked = weights(g, ask.seat)
    return min(ask.options, key=lambda letter: liked.get(seat_of(str(letter)), 0.0) - 0.05 * g.players[seat_of(str(letter))].peril)


def rewarded(g: State, ask: Choose) -> Option:
    """Who gets the peril of a wound: whom one likes to hurt most, and does not have too much of it yet."""
    liked = weights(g, ask.seat)

    def gladly(letter: Option) -> float:
        if letter == "nobody":
            return 0.0
        seat = seat_of(str(letter))
        return liked.get(seat, 0.0) / (1.0 + 0.08 * g.players[seat].peril)

    return max(ask.options, key=gladly)


def kept(g: State, ask: Choose) -> Option:
    """Put a monster into the lair after its battle while there is room, so that the hand fills up anew."""
    seat = ask.seat
    lair = g.players[seat].lair
    options: dict[str, tuple[str, str]] = {option[0]: option for option in ask.options}  # type: ignore[index, misc]
    if len(lair) < LAIR:
        return options["lair"]
    name = next(iter(options.values()))[1]
    worst = min(g.cards.adventures[card].cost for card in lair)
    if "lair" in options and g.cards.adventures[name].cost > worst:
        return options["lair"]
    return options.get("hand") or options.get("discard") or options["lair"]


def surplus(g: State, ask: Choose) -> Option:
    """Discard the cheapest monster of a full lair."""
    return min(ask.options, key=lambda card: g.cards.adventures[str(card)].cost)
