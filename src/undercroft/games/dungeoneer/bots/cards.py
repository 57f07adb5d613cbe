"""What the cards of Dungeoneer are worth to a seat: to ready, to keep in hand, to lose."""

from __future__ import annotations

from ..cards.fields import ATTACHMENT, BOON, GLORY_KINDS, MAGIC, MELEE, MONSTER, PERMANENT, TRAP, TREASURE, Adventure, Work, X
from ..rules.values import printed_cost, readied
from ..state.state import State
from .opinions import opinion_of


def better_form(g: State, seat: int) -> str:
    """The form that a hero fights best in at its level."""
    player = g.players[seat]
    level = g.cards.heroes[player.hero].levels[player.level - 1]
    return MAGIC if level[MAGIC] > level[MELEE] else MELEE


def work_worth(g: State, seat: int, work: Work) -> float:
    """What the lasting changes of a card bring its hero until the end of the game."""
    total = opinion_of(work.twist).worth
    good = better_form(g, seat)
    for change in work.rolls:
        add = abs(change.add)
        share = 0.5 if change.types else 1.0
        if change.enemy:
            total += 3.0 * add * share
            continue
        if "counter" in change.of:
            total += 1.2 * add * share * (1.6 if not change.forms else len(change.forms) if MELEE in change.forms else 0.6)
        if "attack" in change.of and (not change.forms or good in change.forms):
            total += 1.5 * add * share
    for stat, more in work.stats.items():
        total += more * {"speed": 8.0, "melee": 5.0, "magic": 4.5 if good == MAGIC else 3.0}[stat]
    total += work.treasures * 0.8 + work.boons * 1.0 + work.reset_glory * 2.0 + work.reset_ap * 5.0
    total += 0.8 * len(work.ignores) + 0.4 * len(work.glory_against) + 0.4 * len(work.glory_in)
    total += sum(2.5 * strike.wounds for strike in work.strikes_more if not strike.forms or good in strike.forms)
    if work.next_roll is not None and work.use is not None:
        total += 2.0
    points = 1.0 if work.use is None else 3.5  # every turn anew
    for effect, number, _ in work.effects:
        total += {"heal": 3.5, "ap": points, "glory": 0.5}.get(effect, 0.0) * number
    if work.battle_rolls:
        total += 2.5
    return total + 1.2 * len(work.battle_strikes)


def ready_worth(g: State, seat: int, name: str) -> float:
    """What a readied card is worth to its owner, with what hangs under it."""
    adventures = g.cards.adventures
    total = work_worth(g, seat, adventures[name].work)
    for hung in g.under.get(name, ()):
        card = adventures[hung]
        total += work_worth(g, seat, card.work) if card.kind in GLORY_KINDS else -1.5
    return total


def hand_worth(g: State, seat: int, name: str) -> float:
    """What a card in hand is worth."""
    card = g.cards.adventures[name]
    if card.kind in GLORY_KINDS:
        return glory_worth(g, seat, card)
    if card.kind == MONSTER:
        assert card.body is not None
        best = max(card.body.stats[form] for form in card.body.forms)
        return 1.2 + 0.9 * best + 0.4 * len(card.body.forms) + 1.0 * bool(card.threat) - 0.25 * printed_cost(card)
    if card.kind == TRAP:
        return 2.2
    matching = enhanced(g, seat, card)
    base = sum({"level": 4.0, "ap": 1.2}.get(effect, 1.0) * abs(number) for effect, number, _ in card.work.effects)
    return base + opinion_of(card.work.twist).worth - 0.2 * printed_cost(card) + 0.8 * matching


def enhanced(g: State, seat: int, card: Adventure) -> int:
    """How many of a seat's encounters a bane commands."""
    player = g.players[seat]
    adventures = g.cards.adventures
    held = [adventures[each] for each in [*player.hand, *player.lair]]
    types = {type for command in card.work.commands for type in command.types}
    return sum(any(type in types for type in each.types) or (each.kind == TRAP and TRAP in types) for each in held)


def glory_worth(g: State, seat: int, card: Adventure) -> float:
    """What a boon or treasure in hand is worth, less what it costs."""
    worth = work_worth(g, seat, card.work) - 0.4 * printed_cost(card)
    if card.cost == X:
        return 3.0
    if card.work.next_roll is not None and card.work.use is None:
        return 2.5
    if card.duration == ATTACHMENT:
        hosts = [each for each in readied(g, seat, TREASURE) if card.attach in g.cards.adventures[each].types]
        return worth if hosts else worth * 0.3
    if card.duration == PERMANENT:
        own = readied(g, seat, card.kind)
        if card.kind == TREASURE and any(type in g.cards.adventures[each].types for each in own for type in card.types):
            return worth * 0.3
        limit = g.cards.heroes[g.players[seat].hero].boons if card.kind == BOON else g.cards.heroes[g.players[seat].hero].treasures
        if len(own) >= limit:
            return worth * 0.3
    return worth
