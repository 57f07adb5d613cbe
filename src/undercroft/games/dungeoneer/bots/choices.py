"""The small questions of Dungeoneer: what to give up, to discard, to roll with, to take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.ask import Choose, Option
from ..cards.fields import GLORY_KINDS, TREASURE
from ..rules.values import printed_cost
from ..state.moments import PASS
from ..state.state import State
from .cards import hand_worth, ready_worth, work_worth
from .hero import hero
from .lord import declare, is_bane, kept, lord, payer, place, place_near, rewarded, surplus, swap, swap_with
from .moments import answer, form, prevented
from .odds import GLORY, cost_of, overcome, threat_bonus
from .quests import at_hand, gain_of, luck

Policy = Callable[[State, Choose], Option]


def lord_menu(g: State, ask: Choose) -> Option:
    """What a Dungeonlord plays comes first; of glory cards and effects, those that are worth it at once."""
    rest = [option for option in ask.options if isinstance(option, tuple) and not is_bane(g, option)]
    plain = answer(g, Choose(ask.seat, ask.what, [*rest, PASS])) if rest else PASS
    return lord(g, ask, None if plain == PASS else plain)


def worth_in_place(g: State, seat: int, card: str) -> float:
    """What a card is worth where it is: readied, hung under another, a bane, in hand, in the lair."""
    player = g.players[seat]
    known = g.cards.adventures[card]
    if card in player.inventory:
        return ready_worth(g, seat, card)
    if card in player.hand:
        return hand_worth(g, seat, card)
    if card in player.lair:
        return 0.8 * hand_worth(g, seat, card)
    return work_worth(g, seat, known.work) if known.kind in GLORY_KINDS else 2.0


def give_up(g: State, ask: Choose) -> Option:
    """Give up what is missed least. Of two cards worth the same, take the one that counts for more as a sacrifice."""

    def missed(option: Option) -> float:
        return worth_in_place(g, ask.seat, str(option)) - 0.01 * printed_cost(g.cards.adventures[str(option)])

    return min(ask.options, key=missed)


def discard(g: State, ask: Choose) -> Option:
    """Discard the worst card at the end of the turn; if no card must go, only a bad one."""

    def missed(option: Any) -> float:
        if option == PASS:
            return 1.2 if g.players[ask.seat].hand else 0.0
        return worth_in_place(g, ask.seat, option[1])

    return min(ask.options, key=missed)


def stat(g: State, ask: Choose) -> Option:
    """Roll a threat in the form that the hero is best at."""
    return max(ask.options, key=lambda form: threat_bonus(g, ask.seat, str(form), "quest"))


def buy(g: State, ask: Choose) -> Option:
    """Pay glory for a threat, as long as each point gains more than it costs."""
    seat = ask.seat
    here = [name for name in at_hand(g, seat) if (quest := g.cards.quests[name]).bonus and quest.threat]
    if not here:
        return ask.options[0]
    quest = g.cards.quests[here[0]]
    assert quest.threat is not None
    threat = quest.threat
    stake = gain_of(g, seat, here[0]) + cost_of(g, seat, quest.fail)
    return max(ask.options, key=lambda more: overcome(g, seat, threat, "quest", int(str(more))) * stake - GLORY * int(str(more)))


def extra_die(g: State, ask: Choose) -> Option:
    """Buy another die if it gains more than its glory is worth."""
    here = [name for name in at_hand(g, ask.seat) if g.cards.quests[name].extra]
    if not here:
        return "no"
    quest = g.cards.quests[here[0]]
    more = (luck(g, quest, 1) - luck(g, quest, 0)) * gain_of(g, ask.seat, here[0])
    return "pay" if more > GLORY * quest.extra else "no"


def reroll(g: State, ask: Choose) -> Option:
    """One die again: which is not shown here, so the first."""
    return next(option for option in ask.options if option != "no")


def take(g: State, ask: Choose) -> Option:
    """Take a token rather than deal a wound."""
    return next((option for option in ask.options if option != "wound"), ask.options[0])


def pick_hero(g: State, ask: Choose) -> Option:
    """Pick the hero that is strongest in its best form over all levels."""

    def strength(option: Option) -> float:
        levels = g.cards.heroes[str(option)].levels
        return sum(max(level["melee"], level["magic"]) + 1.3 * level["speed"] for level in levels[:3])

    return max(ask.options, key=strength)


def rust(g: State, ask: Choose) -> Option:
    """Pay a glory for a treasure as long as the treasure is worth it."""
    pay = ask.options[0]
    return pay if ready_worth(g, ask.seat, pay[1]) > 1.5 else ask.options[1]  # type: ignore[index]


def scry(g: State, ask: Choose) -> Option:
    """Put good cards on top of the deck, the others below."""
    card = ask.options[0][1]  # type: ignore[index]
    where = "top" if hand_worth(g, ask.seat, card) > 2.0 else "bottom"
    return next(option for option in ask.options if option[0] == where)  # type: ignore[index]


def steal(g: State, ask: Choose) -> Option:
    """Take the best treasure."""
    return max(ask.options, key=lambda card: work_worth(g, ask.seat, g.cards.adventures[str(card)].work))


def reward_treasure(g: State, ask: Choose) -> Option:
    """Alone: play any treasure that is worth its glory."""

    def value(option: Any) -> float:
        if option == PASS:
            return 0.0
        card = g.cards.adventures[option[1]]
        return work_worth(g, ask.seat, card.work) - GLORY * printed_cost(card) if card.kind == TREASURE else 0.0

    return max(ask.options, key=value)


def first(g: State, ask: Choose) -> Option:
    """Take the first option: save the point, draw the card; any entrance will do."""
    return ask.options[0]


def dodge(g: State, ask: Choose) -> Option:
    """Pay a point against spikes if by the odds a wound costs more."""
    spikes = g.cards.maps[g.players[ask.seat].space].spikes
    if spikes is None:
        return "roll"
    fails = 1 - overcome(g, ask.seat, spikes, "hazard")
    return "dodge" if fails * cost_of(g, ask.seat, (("wound", 1, ""),)) > 1.1 else "roll"


POLICIES: dict[str, Policy] = {
    "lord": lord_menu, "declare": declare, "hero": hero, "window": answer, "respond": answer, "challenge": answer,
    "form": form, "stat": stat, "keep": kept, "reward": rewarded, "take": take, "prevent": prevented, "payer": payer,
    "give-up": give_up, "lair-surplus": surplus, "discard": discard, "save": first, "lay": place, "swap": swap,
    "swap-with": swap_with, "steal": steal, "dodge": dodge, "buy": buy, "extra-die": extra_die, "reroll": reroll,
    "scry": scry, "rust": rust, "entrance": first, "rise-at": first, "pick-hero": pick_hero, "new-hero": pick_hero,
    "draw": first, "host": give_up, "dearest": surplus, "clad": first, "reward-treasure": reward_treasure,
}  # fmt: skip
"""How each kind of question is answered."""


FAVOURS: dict[str, Callable[[State, Choose, str], Option]] = {"hero": hero, "declare": declare}
"""Who can be told what to go for."""
QUICK: dict[str, Policy] = {**POLICIES, "lay": place_near, "swap": first, "swap-with": first}
"""The same for playing out futures: there, where map cards go is decided quickly."""


def policy(g: State, ask: Choose, policies: dict[str, Policy] = POLICIES, favour: str = "") -> Option:
    """What a sensible player answers, by what its seat may know.

    :param policies: how each kind of question is answered; :data:`QUICK` for futures.
    :param favour: a quest to go for, or the letter of a seat to hurt first.
    """
    if len(ask.options) == 1:
        return ask.options[0]
    if favour and ask.what in FAVOURS:
        return FAVOURS[ask.what](g, ask, favour)
    found = policies.get(ask.what)
    return found(g, ask) if found else ask.options[0]
