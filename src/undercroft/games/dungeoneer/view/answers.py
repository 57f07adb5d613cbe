"""Answers to single questions, in words: what each is called, what of the screen it touches, how likely it succeeds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from ....kernel.ask import Choose, letter_of, seat_of
from ....kernel.game import Label
from ..cards.fields import ATTACK, COUNTER, THREAT, Quest
from ..rules.piles import GIVE_UP
from ..rules.strikes import hit_of
from ..rules.twist import TWISTS
from ..rules.values import printed_cost, tested
from ..rules.wounds import CARD, HAZARD, LAST_CRY, QUEST, Cause
from ..state.dungeon import place_of
from ..state.moments import PASS, Coming
from ..state.state import State
from . import forecast, odds
from .then import Chances, Then

Words: TypeAlias = Callable[[State, Choose, Any], Label]


def of_form(g: State, ask: Choose, option: Any) -> Label:
    """A form of the attack that is asked about, with what a hit of its monster does in it."""
    shares = odds.in_form(g, g.fought(), ask.about, str(option))
    if ask.about.monster and ask.about.by_hero:
        shares.counter_harm = odds.harms(hit_of(g, ask.about, str(option), COUNTER))
    elif ask.about.monster:
        shares.harm = odds.harms(hit_of(g, ask.about, str(option), ATTACK))
    then = Then(odds=Chances(**{str(option): shares}))
    return Label("form", [f"form:{option}"], then=then, form=option, percent=shares.attack)


def of_stat(g: State, ask: Choose, option: Any) -> Label:
    """A stat for the threat that is asked about, with its chance."""
    then = Then()
    risk = forecast.of_facing(g, ask.seat, ask.about, (option,))
    forecast.note_risks(g, [risk], then)
    value = tested(g, ask.seat, option)
    return Label("stat", [f"stat:{option}"], then=then, stat=option, value=value, percent=risk.percent)


def of_extra_die(g: State, ask: Choose, option: Any) -> Label:
    """One die more for the quest that is asked about: its price, and the chances with it and without."""
    paid = option == "pay"
    chance = odds.percent(odds.of_luck(g, ask.about, ask.about.dice + int(paid)))
    return Label("extra-die" if paid else "extra-die-not", [f"act:{option}"], cost=ask.about.extra, percent=chance)


def of_dodge(g: State, ask: Choose, option: Any) -> Label:
    """Spikes: an action point, or the roll with its chance."""
    threat = g.cards.maps[g.players[ask.seat].space].spikes
    assert threat is not None
    rolls = [Coming(ask.seat, THREAT, form, None, "hazard", None, threat.value) for form in threat.stats]
    chance = odds.percent(max([odds.of_threat(g, roll) for roll in rolls]))
    fells = bool(forecast.deadly(g, ask.seat, forecast.WOUND, HAZARD))
    return Label("dodge" if option == "dodge" else "dodge-not", [f"act:{option}"], percent=chance, fells=fells)


def of_buy(g: State, ask: Choose, option: Any) -> Label:
    """Glory for the threat of the quest that is asked about."""
    count = int(option)
    chance = odds.percent(odds.of_attempt(g, ask.seat, ask.about, count))
    fells = bool(forecast.deadly(g, ask.seat, odds.harms(ask.about.fail), QUEST))
    return Label("buy", [f"act:{count}"], count=count, percent=chance, fells=fells)


def of_lay(g: State, ask: Choose, option: Any) -> Label:
    _, card, position, turned = option
    x, y = place_of(position)
    grown = g.dungeon.laid(card, position, turned)
    space = g.players[ask.seat].space  # before the game nobody stands anywhere
    steps = grown.reach([space]).get(card, 0) if space else 0  # it may hang on another entrance than the hero’s
    beside = [beyond for _, beyond in grown.ways(card)]
    near = [letter_of(other) for other in g.others(ask.seat) if g.players[other].space in beside]
    return Label("lay", [f"place:{x}:{y}"], space=card, x=x, y=y, turned=turned, steps=steps, near=near)


def of_swap_with(g: State, ask: Choose, option: Any) -> Label:
    first, space, turned, space_turned = option  # ``other`` is the card chosen before; ``turned`` says how that one will lie
    return Label(
        "swap-with", [f"space:{space}", f"space:{first}"], space=space, other=first, turned=turned, other_turned=space_turned
    )


def of_reward(g: State, ask: Choose, option: Any) -> Label:
    if option == "nobody":
        return Label("reward-nobody", ["act:nobody"])
    given: dict[str, int] = ask.about  # of this battle, and not told yet
    peril = g.players[seat_of(option)].peril + given.get(option, 0)
    return Label("reward", [f"seat:{option}"], target_seat=option, now=peril, peril=peril + 1)


def of_burn(g: State, ask: Choose, option: Any) -> Label:
    """A card of the hand for +1 against the threat of a quest, or no more of them."""
    return Label("burn-not", ["act:pass"]) if option == PASS else Label("burn", [f"hand:{option}"], card=option)


def of_saga(g: State, ask: Choose, option: Any) -> Label:
    """Glory for the own hero, or peril for a rival."""
    if option == "glory":
        now = g.players[ask.seat].glory
        return Label("saga-glory", ["act:glory"], then=Then(glory=now + 1))
    peril = g.players[seat_of(option)].peril
    return Label("reward", [f"seat:{option}"], target_seat=option, now=peril, peril=peril + 1)


def of_discard(g: State, ask: Choose, option: Any) -> Label:
    if isinstance(option, str):
        return Label("discard-nothing", ["act:pass"])
    where, card = option
    beside = {each[0] for each in ask.options if isinstance(each, tuple)} - {"hand"}
    places = "both" if len(beside) > 1 else next(iter(beside), "hand")
    return Label("discard", [f"{'hand' if where == 'hand' else 'card'}:{card}"], card=card, where=where, places=places)


def of_card(g: State, ask: Choose, option: Any) -> Label:
    """A card of one's own, in hand or on the table."""
    key = "steal" if ask.what == "steal" else "choose-card" if ask.what in ("host", "dearest", "clad") else "give-up"
    where = "hand" if option in g.players[ask.seat].hand else "card"
    if isinstance(ask.about, tuple) and isinstance(ask.about[0], Quest):
        quest, left = ask.about
        value = printed_cost(g.cards.adventures[option])
        return Label("give-up-for", [f"{where}:{option}"], card=option, quest=quest.id, value=value, left=left)
    if key == "give-up":
        return Label(key, [f"{where}:{option}"], card=option, where=where, **_asked_by(ask.about))
    return Label(key, [f"{where}:{option}"], card=option)


def _asked_by(about: object) -> dict[str, Any]:
    """What asks for a card, as :func:`of_prevent` says it of a wound: a strike, a card, a space; {} where it is no card."""
    if isinstance(about, Cause):
        return {"cause": CARD if about.kind == LAST_CRY else about.kind, "by_card": about.card} if about.card else {}
    return {"cause": CARD, "by_card": about} if isinstance(about, str) and about != GIVE_UP else {}


def of_prevent(g: State, ask: Choose, option: Any) -> Label:
    """A card that may prevent a wound, or none: with what threatens, which of how many wounds, and whether those that are left
    defeat the hero (``last``)."""
    cause, number, count = ask.about
    told = cause.told(ask.seat)
    by = {"cause": told["cause"], "by_card": told["card"], "by_seat": told["by_seat"], "number": number, "count": count}
    by["last"] = forecast.last_life(g, ask.seat, count - number + 1)
    if isinstance(option, str):
        return Label("prevent-not", ["act:pass"], **by)
    name = option[1]
    work = g.cards.adventures[name].work
    assert work.use is not None
    spends = "token" if g.tokens.get(name) else "card" if work.use.discard else "nothing"
    return Label(
        "prevent", [f"card:{name}"],
        card=name, glory=work.use.glory, ap=work.use.ap, spends=spends, percent=odds.percent(TWISTS[work.twist].luck), **by,
    )  # fmt: skip


def of_take(g: State, ask: Choose, option: Any) -> Label:
    if isinstance(option, str):
        struck, wounds = ask.about
        then = Then()
        forecast.fells(g, ask.seat, {struck: wounds}, then)
        return Label("take-wound", ["act:wound"], then=then)
    return Label("take", [f"quest:{option[1]}"], quest=option[1])


def yes_or_no(key: str) -> Words:
    """Yes or no: ``key`` and ``key-not``; it touches ``act:<answer>``."""

    def words(g: State, ask: Choose, option: Any) -> Label:
        return Label(f"{key}-not" if option == "no" else key, [f"act:{option}"])

    return words


def with_card(key: str) -> Words:
    """An answer about a card: ``<key>-<answer>``."""

    def words(g: State, ask: Choose, option: Any) -> Label:
        return Label(f"{key}-{option[0]}", [f"act:{option[0]}"], card=option[1])

    return words


def a_space(key: str) -> Words:
    """A space to choose."""

    def words(g: State, ask: Choose, option: Any) -> Label:
        return Label(key, [f"space:{option}"], space=option)

    return words


def of_hero(g: State, ask: Choose, option: Any) -> Label:
    return Label("pick-hero", [f"hero-card:{option}"], hero=option)


def of_reroll(g: State, ask: Choose, option: Any) -> Label:
    """One of the dice that were thrown, by what it shows."""
    if option == "no":
        return Label("reroll-not", ["act:no"])
    quest, dice = ask.about
    chance = odds.percent(odds.of_reroll(g, quest, dice, int(option) - 1))
    pips = dice[int(option) - 1]
    return Label("reroll", [f"die:{option}"], final=True, die=pips, cost=quest.reroll, percent=chance)


def of_payer(g: State, ask: Choose, option: Any) -> Label:
    return Label("payer", [f"seat:{option}"], target_seat=option, peril=g.players[seat_of(option)].peril)
