"""Options in words: what an option is called, what of the screen it touches, and what it would change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from ....kernel.ask import Choose, Option, letter_of, seat_of
from ....kernel.game import Label
from ..cards.fields import MONSTER, THREAT, Quest, X
from ..rules import battle as battles
from ..rules.declaring import DECLARE, affordable, each_encounter
from ..rules.moving import far_kind
from ..rules.piles import held_at
from ..rules.playing import PAYER, named
from ..rules.quests import ATTEMPT, distance
from ..rules.sparing import SAVE
from ..rules.strikes import TAKE
from ..rules.turn import DISCARD, HERO_MENU, LORD_MENU, may_save
from ..rules.twist import TWISTS
from ..rules.uses import doing, source_of, work_of
from ..rules.values import ability_of, body_of, price, printed_cost, tested
from ..rules.way import way_of
from ..rules.windows import WINDOW
from ..rules.wounds import PREVENT
from ..state.aims import is_seat, read_aim
from ..state.attacks import Attack, Battle
from ..state.dungeon import place_of
from ..state.fighters import name_in
from ..state.moments import Coming
from ..state.state import State
from . import forecast, odds
from .shapes import Chances, Odds, Then

Words: TypeAlias = Callable[[State, Choose, Any], Label]


def describe(g: State, ask: Choose, option: Option) -> Label:
    """How an option is shown. The first thing it touches is what one clicks."""
    words = QUESTIONS.get(ask.what)
    if words is not None:
        return words(g, ask, option)
    if isinstance(option, str):
        return Label(option, [f"act:{option}"])
    assert isinstance(option, tuple)
    return VERBS[option[0]](g, ask, option)


# -- what can be done at many moments ---------------------------------------------------------------------------------------------


def _play(g: State, ask: Choose, option: Any) -> Label:
    """A card from hand: at a seat, on a card or space, with an X."""
    name, aim = option[1], read_aim(option[2:])
    card = g.cards.adventures[name]
    cost = price(g, ask.seat, name, aim.x)
    how, args = named(g, aim)
    x = aim.x if card.cost == X else None
    key = "play-at-once" if aim.at_once else f"play{how}"
    glory = g.players[ask.seat].glory
    then = Then(glory=glory - cost) if card.is_glory else Then()
    if card.target == "hero" and aim.seats and not card.is_glory:
        then = Then(pays=letter_of(aim.seats[0]), cost=cost, left=g.players[aim.seats[0]].peril - cost)
    moved = forecast.leaves_battle(g, card, aim.seats[0] if aim.seats else ask.seat)
    if moved:
        then.misses = moved
    if aim.on in g.cards.maps and aim.seats == (g.active,) and (risks := forecast.of_entering(g, g.active, aim.on)):
        then.risks = risks  # put there in its own turn, a hero enters as usual
    _foretell(g, ask, option, then)
    return Label(key, [f"hand:{name}", *_touched(g, args)], then=then, card=name, cost=cost, x=x, **args)


def _use(g: State, ask: Choose, option: Any) -> Label:
    """The effect of a readied card, a hero or a space."""
    name = option[1]
    player = g.players[ask.seat]
    work = work_of(g, name)
    use = work.use
    assert use is not None
    how, args = named(g, read_aim(option[2:]))
    then = Then(glory=player.glory - use.glory)
    if use.ap:
        then.ap = _left(g, ask.seat, use.ap)
    _foretell(g, ask, option, then)
    return Label(
        f"use{how}",
        [source_of(g, ask.seat, name), *_touched(g, args)],
        then=then,
        card=name,
        own=name in g.cards.heroes,
        ability=ability_of(g, name),
        glory=use.glory,
        ap=use.ap,
        doing=doing(work),
        **args,
    )


def _foretell(g: State, ask: Choose, option: Any, then: Then) -> None:
    """The chances that a card or effect would change, where it is offered at a moment with dice to come."""
    if ask.what in (battles.RESPOND, WINDOW) and g.moment is not None:
        found = forecast.changes(g, g.moment, ask.seat, option)
        if found:
            then.changes = found


def _touched(g: State, args: dict[str, Any]) -> list[str]:
    """What of the screen the targets of a card are."""
    touched = [f"seat:{args[key]}" for key in ("target_seat", "other_seat") if key in args]
    if "on" in args:
        on = args["on"]
        fights = g.battle is not None and any(name_in(g, attack) == on for attack in g.battle.attacks)
        group = "space" if on in g.cards.maps else "quest" if on in g.cards.quests else "attack" if fights else "card"
        touched.append(f"{group}:{on}")
    return touched


def _stand_up(g: State, ask: Choose, option: Any) -> Label:
    chance = odds.percent(odds.of_standing_up(g, ask.seat))
    value = g.players[ask.seat].standup
    return Label("stand-up-roll" if value else "stand-up", ["act:stand-up"], value=value, percent=chance)


def _attack_hero(g: State, ask: Choose, option: Any) -> Label:
    other = seat_of(option[1])
    battle = Battle(other, other, g.players[ask.seat].space, [], False)
    attack = Attack(ask.seat, "", other, by_hero=True)
    by_form = _odds_by_form(g, battle, attack)
    then = Then(odds=Chances(**by_form), fells=forecast.fells(g, other))
    best = max(each.attack for each in by_form.values())
    return Label("attack-hero", [f"seat:{option[1]}"], then=then, target_seat=option[1], percent=best)


def _challenge(g: State, ask: Choose, option: Any) -> Label:
    """A challenge: at a monster that attacked, or at a hero; for a point or by falling."""
    target = option[1]
    if is_seat(target):
        label = _attack_hero(g, ask, ("attack", target))
        label.key = "challenge-hero-falling" if len(option) > 2 else "challenge-hero"
        return label
    mine = next(attack for attack in g.fought().attacks if attack.monster == target)
    attack = Attack(ask.seat, target, mine.owner, by_hero=True, life=mine.life)
    by_form = _odds_by_form(g, g.fought(), attack)
    then, best = Then(odds=Chances(**by_form)), max(each.attack for each in by_form.values())
    key = "challenge-falling" if len(option) > 2 else "challenge"
    name = name_in(g, mine)
    return Label(key, [f"attack:{name}"], then=then, card=name, percent=best)


def _odds_by_form(g: State, battle: Battle, attack: Attack) -> dict[str, Odds]:
    """The odds of an attack that a hero could make, in each of its forms."""
    return {form: odds.shares(g, battle, attack, form) for form in battles.forms_of(g, attack)}


# -- the hero phase ---------------------------------------------------------------------------------------------------------------


def _move(g: State, ask: Choose, option: Any) -> Label:
    """Through an exit: what it tests, what lies beyond."""
    seat, side = ask.seat, int(option[1])
    player = g.players[seat]
    beyond = g.dungeon.beyond(player.space, side)
    way = g.dungeon.exit(player.space, side)
    tested = odds.of_exit(g, seat, side)
    far = far_kind(g, player.space, side)
    then = Then(ap=player.ap - 1)
    if beyond not in g.visited:
        there, peril_of = g.cards.maps[beyond], way_of(g)
        peril, then.glory = peril_of.gains(there)
        if peril_of.alone:
            then.dice = there.peril
        else:
            then.peril = peril
    risks = forecast.of_entering(g, seat, beyond)
    if risks:
        then.risks = risks
    if tested is None:
        return Label("move", [f"space:{beyond}"], then=then, space=beyond, kind=way.kind, far=far)
    roll, chance = tested
    then.parts = forecast.parts(g, roll)
    key = "move-blocked" if way.kind == "blocked" else "move-trap"
    return Label(
        key, [f"space:{beyond}"], final=True, then=then,
        space=beyond, kind=way.kind, value=roll.needed, stat=roll.form, percent=odds.percent(chance), far=far,
    )  # fmt: skip


def _quest(g: State, ask: Choose, option: Any) -> Label:
    """An attempt, a search, or something with an escort's token."""
    what, name = option
    quest = g.cards.quests[name]
    if what == "search":
        chance = odds.percent(odds.of_search(g, quest, g.players[ask.seat].space))
        plus = distance(g, g.players[ask.seat].space)
        done = quest.categories == ("search",)  # nothing else is asked: whoever finds it has done it
        then, risks = Then(ap=_left(g, ask.seat)), forecast.of_quest(g, ask.seat, name, quest)
        if risks:
            then.risks = risks
        return Label(
            "search", [f"quest:{name}"], final=True, then=then,
            quest=name, space=g.players[ask.seat].space, value=quest.search, plus=plus, percent=chance, done=done,
        )  # fmt: skip
    if what == "attempt":
        cost = int((ask.seat, ATTEMPT) in g.used)
        then = Then(ap=_left(g, ask.seat, cost))
        risks = forecast.of_quest(g, ask.seat, name, quest)
        if risks:
            then.risks = risks
        given = quest.sacrifice
        costs: dict[str, Any] = {"cost": cost, "worth": given.get("cost", 0)}
        costs |= {what: given.get(what, 0) for what in ("boon", "life")}
        if quest.monster is not None:
            left = quest.monster.life - g.tokens.get(name, 0)
            attack = Attack(-1, name, ask.seat, life=left)
            battle = Battle(ask.seat, ask.seat, g.players[ask.seat].space, [attack], True)
            if left > 0:
                then.odds = Chances(**_odds_by_form(g, battle, attack))
            costs |= {"hits": max(0, left), "chooser_seat": letter_of(battles.player_of(g, battle, attack))}
            return Label("attempt-hunt", [f"quest:{name}"], final=True, then=then, quest=name, **costs)
        chance = odds.percent(odds.of_attempt(g, ask.seat, quest))
        more = min(quest.bonus, g.players[ask.seat].glory) if quest.threat else 0
        if more:  # asked for before the roll: how far it could raise the chance
            costs |= {"glory": more, "best": odds.percent(odds.of_attempt(g, ask.seat, quest, more))}
        elif quest.dice and 0 < quest.extra <= g.players[ask.seat].glory:  # a die more is asked for before they are thrown
            costs |= {"glory": quest.extra, "best": odds.percent(odds.of_luck(quest, quest.dice + 1))}
        return Label("attempt", [f"quest:{name}"], final=chance < 100, then=then, quest=name, percent=chance, **costs)
    if what == "deliver":
        reward = quest.reward
        return Label(what, [f"quest:{name}"], quest=name, level=reward.level, life=reward.life, glory=reward.glory)
    return Label(what, [f"quest:{name}"], quest=name)


def _left(g: State, seat: int, cost: int = 1) -> int:
    """The action points that are left once so many are paid."""
    player = g.players[seat]
    return player.ap - max(0, cost - player.fall_ap)


def _end_hero(g: State, ask: Choose, option: Any) -> Label:
    """With a warning where points are lost, all but the one that may be saved, or would let a hero stand up that lies and can pay
    for nothing else (it can with the point that it fell for), or where a quest's token could be taken along."""
    player = g.players[ask.seat]
    kept = 1 if player.ap and may_save(g) else 0
    left = player.ap + player.fall_ap
    lost = "" if left <= kept else "ap-left" if kept else "ap-lost"
    stays = _staying(g, ask.seat)
    token = next((each[1] for each in ask.options if isinstance(each, tuple) and each[0] == "escort"), "")
    if token:  # that costs nothing
        return Label("end-hero", ["act:end"], warn="token", left=left, quest=token, **stays)
    warn = "lying" if player.down and player.ap and not player.fall_ap else lost
    return Label("end-hero", ["act:end"], warn=warn, left=left, **stays)


def _staying(g: State, seat: int) -> dict[str, Any]:
    """What the space gives a hero that has not moved, when its turn ends here (§5.5). Alone its peril is dice."""
    player = g.players[seat]
    if player.moved:
        return {"stays": False}
    card, alone = g.cards.maps[player.space], way_of(g).alone
    return {
        "stays": True, "glory": card.glory, "peril": 0 if alone else card.peril, "dice": card.peril if alone else 0,
    }  # fmt: skip


def _hero_menu(g: State, ask: Choose, option: Any) -> Label:
    return _end_hero(g, ask, option) if isinstance(option, str) else VERBS[option[0]](g, ask, option)


# -- the dungeonlord phase --------------------------------------------------------------------------------------------------------


def _lord_menu(g: State, ask: Choose, option: Any) -> Label:
    if option == "end":
        return Label("end-lord", ["act:end"])
    if option == DECLARE:
        return Label("declare", ["act:declare", *[held_at(g, ask.seat, name) for name in affordable(g, ask.seat)]])
    return VERBS[option[0]](g, ask, option)


def _add(g: State, ask: Choose, option: Any) -> Label:
    """An encounter for the joint declaration, with what its dice would do."""
    if isinstance(option, str):
        return Label("done", ["act:declare"], final=True, count=len(g.plan))
    _, name, target, *x = option
    cost = price(g, ask.seat, name, int(x[0]) if x else 0)
    left = g.players[seat_of(target)].peril - cost
    left -= sum([price(g, ask.seat, card, more) for card, other, more in g.plan if letter_of(other) == target])
    hero = seat_of(target)
    then = Then(pays=target, cost=cost, left=left, fells=forecast.fells(g, hero))
    if g.cards.adventures[name].kind == MONSTER:
        attack = Attack(ask.seat, name, hero, life=body_of(g, name).life)
        then.odds = Chances(**_odds_by_form(g, Battle(hero, hero, g.players[hero].space, [attack], True), attack))
    risks = forecast.of_encounter(g, ask.seat, name, hero, int(x[0]) if x else 0)
    if risks:
        then.risks = risks
    planned = [*g.plan, (name, hero, int(x[0]) if x else 0)]
    starts = not any(True for _ in each_encounter(g, ask.seat, planned))  # nothing is left to ask for: the fight begins
    return Label(
        "add-x" if x else "add", [held_at(g, ask.seat, name), f"seat:{target}"], final=starts, then=then,
        card=name, target_seat=target, cost=cost, x=int(x[0]) if x else None, starts=starts,
    )  # fmt: skip


# -- single questions -------------------------------------------------------------------------------------------------------------


def _form(g: State, ask: Choose, option: Any) -> Label:
    """A form of the attack that is asked about."""
    shares = odds.shares(g, g.fought(), ask.about, option)
    then = Then(odds=Chances(**{str(option): shares}))
    return Label("form", [f"form:{option}"], then=then, form=option, percent=shares.attack)


def _stat(g: State, ask: Choose, option: Any) -> Label:
    return Label("stat", [f"stat:{option}"], stat=option, value=tested(g, ask.seat, option))


def _extra_die(g: State, ask: Choose, option: Any) -> Label:
    """One die more for the quest that is asked about: its price, and the chances with it and without."""
    paid = option == "pay"
    chance = odds.percent(odds.of_luck(ask.about, ask.about.dice + int(paid)))
    return Label("extra-die" if paid else "extra-die-not", [f"act:{option}"], cost=ask.about.extra, percent=chance)


def _dodge(g: State, ask: Choose, option: Any) -> Label:
    """Spikes: an action point, or the roll with its chance."""
    threat = g.cards.maps[g.players[ask.seat].space].spikes
    assert threat is not None
    rolls = [Coming(ask.seat, THREAT, form, None, "hazard", None, threat.value) for form in threat.stats]
    chance = odds.percent(max([odds.of_threat(g, roll) for roll in rolls]))
    return Label("dodge" if option == "dodge" else "dodge-not", [f"act:{option}"], percent=chance)


def _buy(g: State, ask: Choose, option: Any) -> Label:
    """Glory for the threat of the quest that is asked about."""
    count = int(option)
    chance = odds.percent(odds.of_attempt(g, ask.seat, ask.about, count))
    return Label("buy", [f"act:{count}"], count=count, percent=chance)


def _lay(g: State, ask: Choose, option: Any) -> Label:
    _, card, position, turned = option
    x, y = place_of(position)
    return Label("lay", [f"place:{x}:{y}"], space=card, x=x, y=y, turned=turned)


def _swap_with(g: State, ask: Choose, option: Any) -> Label:
    first, space, turned, space_turned = option  # ``other`` is the card chosen before; ``turned`` says how that one will lie
    return Label(
        "swap-with", [f"space:{space}", f"space:{first}"], space=space, other=first, turned=turned, other_turned=space_turned
    )


def _seat_or_nobody(g: State, ask: Choose, option: Any) -> Label:
    if option == "nobody":
        return Label("reward-nobody", ["act:nobody"])
    given: dict[str, int] = ask.about  # of this battle, and not told yet
    peril = g.players[seat_of(option)].peril + given.get(option, 0)
    return Label("reward", [f"seat:{option}"], target_seat=option, peril=peril + 1)


def _discard(g: State, ask: Choose, option: Any) -> Label:
    if isinstance(option, str):
        return Label("discard-nothing", ["act:pass"])
    where, card = option
    return Label("discard", [f"{'hand' if where == 'hand' else 'card'}:{card}"], card=card)


def _card(g: State, ask: Choose, option: Any) -> Label:
    """A card of one's own, in hand or on the table."""
    key = "steal" if ask.what == "steal" else "choose-card" if ask.what in ("host", "dearest") else "give-up"
    where = "hand" if option in g.players[ask.seat].hand else "card"
    if isinstance(ask.about, tuple) and isinstance(ask.about[0], Quest):
        quest, left = ask.about
        value = printed_cost(g.cards.adventures[option])
        return Label("give-up-for", [f"{where}:{option}"], card=option, quest=quest.id, value=value, left=left)
    return Label(key, [f"{where}:{option}"], card=option)


def _prevent(g: State, ask: Choose, option: Any) -> Label:
    if isinstance(option, str):
        return Label("prevent-not", ["act:pass"])
    name = option[1]
    work = g.cards.adventures[name].work
    assert work.use is not None
    spends = "token" if g.tokens.get(name) else "card" if work.use.discard else "nothing"
    return Label(
        "prevent", [f"card:{name}"],
        card=name, glory=work.use.glory, ap=work.use.ap, spends=spends, percent=odds.percent(TWISTS[work.twist].luck),
    )  # fmt: skip


def _take(g: State, ask: Choose, option: Any) -> Label:
    if isinstance(option, str):
        return Label("take-wound", ["act:wound"])
    return Label("take", [f"quest:{option[1]}"], quest=option[1])


def _answer(key: str) -> Words:
    """Yes or no: ``key`` and ``key-not``; it touches ``act:<answer>``."""

    def words(g: State, ask: Choose, option: Any) -> Label:
        return Label(f"{key}-not" if option == "no" else key, [f"act:{option}"])

    return words


def _with_card(key: str) -> Words:
    """An answer about a card: ``<key>-<answer>``."""

    def words(g: State, ask: Choose, option: Any) -> Label:
        return Label(f"{key}-{option[0]}", [f"act:{option[0]}"], card=option[1])

    return words


def _space(key: str) -> Words:
    """A space to choose."""

    def words(g: State, ask: Choose, option: Any) -> Label:
        return Label(key, [f"space:{option}"], space=option)

    return words


def _hero(g: State, ask: Choose, option: Any) -> Label:
    return Label("pick-hero", [f"hero-card:{option}"], hero=option)


def _reroll(g: State, ask: Choose, option: Any) -> Label:
    """One of the dice that were thrown, by what it shows."""
    if option == "no":
        return Label("reroll-not", ["act:no"])
    quest, dice = ask.about
    chance = odds.percent(odds.of_reroll(quest, dice, int(option) - 1))
    pips = dice[int(option) - 1]
    return Label("reroll", [f"die:{option}"], final=True, die=pips, cost=quest.reroll, percent=chance)


def _payer(g: State, ask: Choose, option: Any) -> Label:
    return Label("payer", [f"seat:{option}"], target_seat=option, peril=g.players[seat_of(option)].peril)


def _explore(g: State, ask: Choose, option: Any) -> Label:
    return Label("explore", ["act:explore"], final=True)


def _drop(g: State, ask: Choose, option: Any) -> Label:
    return Label("drop", [f"quest:{option[1]}"], quest=option[1])


def _fall(g: State, ask: Choose, option: Any) -> Label:
    return Label("fall", ["act:fall"])


VERBS: dict[str, Words] = {
    "play": _play, "use": _use, "stand-up": _stand_up, "drop": _drop, "fall": _fall, "attack": _attack_hero,
    "challenge": _challenge,
    "move": _move, "explore": _explore, "attempt": _quest, "search": _quest, "escort": _quest, "deliver": _quest,
    "pick-up": _quest,
}  # fmt: skip
QUESTIONS: dict[str, Words] = {
    HERO_MENU: _hero_menu, LORD_MENU: _lord_menu, DECLARE: _add, DISCARD: _discard, SAVE: _answer("save"), PAYER: _payer,
    PREVENT: _prevent, TAKE: _take, "form": _form, "stat": _stat, "keep": _with_card("keep"), "reward": _seat_or_nobody,
    "give-up": _card, "lair-surplus": _card, "steal": _card, "host": _card, "dearest": _card, "lay": _lay, "swap": _space("swap"),
    "swap-with": _swap_with, "dodge": _dodge, "buy": _buy, "extra-die": _extra_die, "reroll": _reroll,
    "scry": _with_card("scry"), "rust": _with_card("rust"), "entrance": _space("entrance"), "rise-at": _space("rise-at"),
    "pick-hero": _hero, "new-hero": _hero, "draw": _answer("draw"),
}  # fmt: skip
"""Questions with words of their own; at all others cards are played and things are used."""
