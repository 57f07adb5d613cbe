"""The Hero phase of Dungeoneer: which quest, which way, when to explore, what to ready, when to try."""

from __future__ import annotations

from typing import Any

from ....kernel.ask import Choose, Option, seat_of
from ..cards.fields import BOON, GLORY_KINDS, INSTANT, PERMANENT, TREASURE, X
from ..rules.sacrifice import offerings
from ..rules.uses import work_of
from ..rules.values import price, readied
from ..state.aims import read_aim
from ..state.state import State
from .cards import work_worth
from .lord import weights
from .moments import brawl, points_gained, use_value
from .odds import GLORY
from .opinions import opinion_of
from .quests import Goal, at_hand, gain_of, goals_of, trial
from .ways import FAR, walk

HOPELESS = 0.04
"""An attempt with a smaller chance than this is not made while something else can be done."""


def hero(g: State, ask: Choose, favour: str = "") -> Option:
    """The menu of the Hero phase: cards first, then quests, then the way, then whatever the last points are good for.

    :param favour: the quest to go for, whatever else seems best.
    """
    seat = ask.seat
    options: list[Any] = list(ask.options)
    kinds = {option[0] for option in options if isinstance(option, tuple)}
    found = carded(g, seat, options) or carried(options, kinds) or used(g, seat, options)
    if found:
        return found
    if "attempt" in kinds and (best := attempted(g, seat, options)):
        return best
    if g.players[seat].down:
        return ("stand-up",) if ("stand-up",) in options else "end"
    return onward(g, seat, options, kinds, favour)


def carded(g: State, seat: int, options: list[Any]) -> Option | None:
    """The glory card that gains most when played now, if any gains something."""
    best, found = 0.0, None
    goals: list[Goal] = []
    for option in options:
        if option[0] == "play":
            card = g.cards.adventures[option[1]]
            if card.kind in GLORY_KINDS:
                goals = goals or goals_of(g, seat)
                value = play_value(g, seat, option, goals)
                if value > best:
                    best, found = value, option
    return found


def play_value(g: State, seat: int, option: Any, goals: list[Goal]) -> float:
    """What playing a glory card in the own Hero phase gains.

    :param goals: what the seat may go for, the best first.
    """
    name = option[1]
    card = g.cards.adventures[name]
    cost = GLORY * price(g, seat, name, int(option[-1]) if card.cost == X else 0)
    if card.duration == INSTANT:
        return instant(g, seat, option, goals, cost) - cost
    worth = work_worth(g, seat, card.work)
    if card.duration == PERMANENT and card.kind == TREASURE and len(option) > 2:
        return use_value(g, seat, option, {})  # used up at once
    return worth - cost - 0.4 + wanted_for_quests(g, seat, card)


def wanted_for_quests(g: State, seat: int, card: Any) -> float:
    """What a card is worth as a sacrifice."""
    if card.duration != PERMANENT:
        return 0.0
    total = 0.0
    for name in g.players[seat].quests:
        asked = g.cards.quests[name].sacrifice
        if asked.get("boon") and card.kind == BOON and not readied(g, seat, BOON):
            total += 3.0
        if asked.get("cards", 0) > len(offerings(g, seat)):
            total += 2.0
        if asked.get("cost"):
            total += 0.6 * card.cost
    return total


def instant(g: State, seat: int, option: Any, goals: list[Goal], cost: float) -> float:
    """What an instant card for the Hero phase brings."""
    work = g.cards.adventures[option[1]].work
    points = sum([points_gained(g, seat, number) for effect, number, _ in work.effects if effect == "ap"])
    return points + opinion_of(work.twist).instant(g, seat, read_aim(option[2:]), goals, cost)


def carried(options: list[Any], kinds: set[str]) -> Option | None:
    """Deliver, take or pick up tokens."""
    for what in ("deliver", "escort", "pick-up"):
        if what in kinds:
            return what, next(option[1] for option in options if option[0] == what)
    return None


def used(g: State, seat: int, options: list[Any]) -> Option | None:
    """Use what gains most of one's own cards, the hero and the space."""
    best, found = 0.3, None
    for option in options:
        if option[0] == "use":
            value = used_value(g, seat, option)
            if value > best:
                best, found = value, option
    return found


def used_value(g: State, seat: int, option: Any) -> float:
    """What an effect brings in the own Hero phase."""
    found = opinion_of(work_of(g, option[1]).twist).used(g, seat, read_aim(option[2:]))
    return use_value(g, seat, option, {}) if found is None else found


def attempted(g: State, seat: int, options: list[Any]) -> Option | None:
    """The attempt that is worth making now."""
    best, found = 0.0, None
    player = g.players[seat]
    free = (seat, "attempt") not in g.used
    for option in options:
        if option[0] != "attempt":
            continue
        quest = g.cards.quests[option[1]]
        odds, cost = trial(g, seat, option[1], quest)
        if quest.sacrifice:
            value = gain_of(g, seat, option[1]) - cost
        else:
            failure = max(0.0, cost / max(0.1, 1 / max(odds, 0.01) - 1)) if odds < 1 else 0.0
            value = odds * gain_of(g, seat, option[1]) - (1 - odds) * min(failure, 8.0) - (0.0 if free else 0.8)
            if quest.monster is not None and player.life <= 2 and odds < 0.5:
                value -= 6.0
            if odds < HOPELESS:
                value = 0.0
        if value > best:
            best, found = value, option
    return found


def onward(g: State, seat: int, options: list[Any], kinds: set[str], favour: str) -> Option:
    """Move, search, explore, attack, or end."""
    player = g.players[seat]
    if player.ap < 1 and "explore" not in kinds:
        return "end"
    ways = walk(g, seat)
    goals = goals_of(g, seat, ways)
    goal = choose(goals, favour)
    if goal is not None and goal.space:
        if goal.side >= 0 and ("move", str(goal.side)) in options:
            return "move", str(goal.side)
        if ("search", goal.name) in options:
            return "search", goal.name
        if goal.space == player.space and (waiting := still(g, seat, options, kinds)):
            return waiting
    if "explore" in kinds and (goal is None or not goal.space or player.points() > 1):
        return ("explore",)
    return still(g, seat, options, kinds) or elsewhere(g, seat, goals, options) or "end"


def choose(goals: list[Goal], favour: str) -> Goal | None:
    """Choose what to go for: what brings most for its cost, if it can be had at all."""
    favoured = [goal for goal in goals if goal.name == favour]
    return next((goal for goal in [*favoured, *goals] if goal.cost < FAR / 2), None)


def still(g: State, seat: int, options: list[Any], kinds: set[str]) -> Option | None:
    """Act without moving: search, attack a hero, explore, or draw another card into the hand."""
    for option in options:
        if option[0] == "search":
            return "search", option[1]
    if "attack" in kinds:
        liked = weights(g, seat)
        marks = {option: brawl(g, seat, seat_of(option[1]), liked) for option in options if option[0] == "attack"}
        best: Option = max(marks, key=marks.__getitem__)
        if marks[best] > 0.5:
            return best
    if "explore" in kinds:
        return ("explore",)
    uses = [option for option in options if option[0] == "use"]
    return next((option for option in uses if opinion_of(work_of(g, option[1]).twist).if_nothing_better), None)


def elsewhere(g: State, seat: int, goals: list[Goal], options: list[Any]) -> Option | None:
    """Go on towards another quest when nothing can be gained here."""
    for goal in goals:
        if goal.space and goal.side >= 0 and goal.cost < FAR and ("move", str(goal.side)) in options:
            return None if at_hand(g, seat) else ("move", str(goal.side))
    return None
