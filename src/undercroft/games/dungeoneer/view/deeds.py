"""What a hero and a Dungeonlord may do, in words: what it is called, what of the screen it touches, and what it would change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.ask import Choose, letter_of, seat_of
from ....kernel.game import Label
from ..cards.fields import ATTACK, COUNTER, MONSTER, Quest, Work, X
from ..rules import battle as battles
from ..rules.challenge import challenge_targets, refuse_one_more
from ..rules.moving import far_kind, glides_by, is_free
from ..rules.piles import held_at
from ..rules.playing import aimed_at, named, works_on
from ..rules.quests import ATTEMPT, distance
from ..rules.terrain import linked
from ..rules.turn import may_save
from ..rules.twist import TWISTS
from ..rules.uses import doing, given, source_of, use_cost, work_of
from ..rules.values import ability_of, monster_life, most_life, price
from ..rules.way import way_of
from ..rules.windows import WINDOW
from ..rules.wounds import EXIT, LAST_CRY, STRIKE
from ..state.aims import is_seat, read_aim
from ..state.attacks import Attack, Battle, Part
from ..state.fighters import name_in
from ..state.moments import CHALLENGE
from ..state.state import State
from . import forecast, odds
from .then import DEFEAT, Chances, Odds, Then

# -- what can be done at many moments ---------------------------------------------------------------------------------------------


def of_play(g: State, ask: Choose, option: Any) -> Label:
    """A card from hand: at a seat, on a card or space, with an X."""
    name, aim = option[1], read_aim(option[2:])
    card = g.cards.adventures[name]
    cost = price(g, ask.seat, name, aim.x)
    how, args = named(g, aim)
    x = aim.x if card.cost == X else None
    key = "play-at-once" if aim.at_once else f"play{how}"
    glory = g.players[ask.seat].glory
    then = Then(glory=glory - cost) if card.is_glory else Then()
    payer = aimed_at(card, aim)
    if payer >= 0:
        then = Then(pays=letter_of(payer), cost=cost, left=g.players[payer].peril - cost)
    hero = works_on(card, aim, ask.seat)
    if hero >= 0:
        moved = forecast.leaves_battle(g, card, hero)
        if moved:
            then.misses = moved
        forecast.moves(g, hero, card.work, aim, then)
        _foretell(g, ask, option, then)
    elif forecast.stays(g, ask.seat, name):
        _foretell(g, ask, option, then)
    args |= _gives(g, hero, card.work) if hero >= 0 else {"gives": ""}
    if hero == ask.seat and args["gives"] == "ap":
        then.ap = _left(g, hero, 0) + args["after"]
    twist = TWISTS[card.work.twist] if card.work.twist else None
    if twist and twist.contest:
        other = aim.seats[0]
        args["vain"] = not twist.wins(g, ask.seat, other)
        args["percent"] = 0 if args["vain"] else odds.percent(odds.of_contest(g, ask.seat, other, twist.contest))
    if twist and (shifts := twist.shifts(g, ask.seat)):
        then.shifts = shifts
    if twist and twist.sets_on:
        attacker, attacked = aim.seats
        args["percent"] = _blow(g, ask.seat, attacker, letter_of(attacked), then, twist.sets_on)
    paid = "glory" if card.is_glory else "peril"
    return Label(key, [f"hand:{name}", *_touched(g, args)], then=then, card=name, cost=cost, paid=paid, x=x, **args)


def _gives(g: State, seat: int, work: Work) -> dict[str, Any]:
    """What an effect gives to a seat's hero at once: life, as it is and as it would be, or action points."""
    word, number = given(work)
    if word == "heal":
        life = g.players[seat].life
        gained = 0 if g.cards.maps[g.players[seat].space].no_healing else number
        return {"gives": word, "now": life, "after": min(most_life(g, seat), life + gained)}
    return {"gives": word, "after": number} if word else {"gives": ""}


def of_use(g: State, ask: Choose, option: Any) -> Label:
    """The effect of a readied card, a hero or a space."""
    name = option[1]
    player = g.players[ask.seat]
    work = work_of(g, name)
    use = work.use
    assert use is not None
    aim = read_aim(option[2:])
    how, args = named(g, aim)
    cost = use_cost(g, name, aim)
    then = Then(glory=player.glory - cost)
    gives = _gives(g, ask.seat, work)
    more = gives["after"] if gives["gives"] == "ap" and not aim.seats else 0
    if more and g.moment is not None and g.moment.name == CHALLENGE and refuse_one_more(g, ask.seat) == "no-ap":
        hits = [_blow(g, ask.seat, ask.seat, target, Then()) for target in challenge_targets(g, g.fought())]
        gives |= {"challenge": max(hits)} if hits else {}
    if use.ap or more:
        then.ap = _left(g, ask.seat, use.ap) + more
    forecast.moves(g, ask.seat, work, aim, then)
    if work.twist and TWISTS[work.twist].attacks:
        twist = TWISTS[work.twist]
        _blow(
            g, ask.seat, ask.seat, option[2], then,
            plus=[(name, twist.attack_plus, twist.because)] if twist.attack_plus else [],
        )  # fmt: skip
        if g.battle is None:  # in a battle it is a challenge, which is not answered with another
            forecast.strikes_back(g, ask.seat, seat_of(option[2]), then)
    _foretell(g, ask, option, then)
    return Label(
        f"use{how}",
        [source_of(g, ask.seat, name), *_touched(g, args)],
        then=then,
        card=name,
        own=name in g.cards.heroes,
        ability=ability_of(g, name),
        glory=cost,
        ap=use.ap,
        doing=doing(work),
        later=use.when == "turn" and g.battle is not None,
        **gives,
        **args,
    )


def _foretell(g: State, ask: Choose, option: Any, then: Then) -> None:
    """The chances that a card or effect would change, where it is offered at a moment with dice to come."""
    if ask.what in (battles.RESPOND, WINDOW) and g.moment is not None:
        found = forecast.changes(g, g.moment, ask.seat, option)
        if found:
            then.changes = found
            forecast.guards_at(g, g.moment, found, then)
        elif forecast.leaves_dice(g, g.moment, ask.seat, option[1]):
            then.idle = True


def _touched(g: State, args: dict[str, Any]) -> list[str]:
    """What of the screen the targets of a card are."""
    touched = [f"seat:{args[key]}" for key in ("target_seat", "other_seat") if key in args]
    if "on" in args:
        on = args["on"]
        fights = g.battle is not None and any(name_in(g, attack) == on for attack in g.battle.attacks)
        group = "space" if on in g.cards.maps else "quest" if on in g.cards.quests else "attack" if fights else "card"
        touched.append(f"{group}:{on}")
    return touched


def of_stand_up(g: State, ask: Choose, option: Any) -> Label:
    chance = odds.percent(odds.of_standing_up(g, ask.seat))
    value = g.players[ask.seat].standup
    return Label("stand-up-roll" if value else "stand-up", ["act:stand-up"], final=value > 0, value=value, percent=chance)


def of_attack_hero(g: State, ask: Choose, option: Any) -> Label:
    then = Then()
    best = _blow(g, ask.seat, ask.seat, option[1], then)
    forecast.strikes_back(g, ask.seat, seat_of(option[1]), then)
    return Label("attack-hero", [f"seat:{option[1]}"], then=then, target_seat=option[1], percent=best)


def of_challenge(g: State, ask: Choose, option: Any) -> Label:
    """A challenge: at a monster that attacked, or at a hero; for a point or by falling."""
    target, then = option[1], Then()
    if is_seat(target):
        best = _blow(g, ask.seat, ask.seat, target, then)
        key = "challenge-hero-falling" if len(option) > 2 else "challenge-hero"
        return Label(key, [f"seat:{target}"], then=then, target_seat=target, percent=best)
    best = _blow(g, ask.seat, ask.seat, target, then)
    key = "challenge-falling" if len(option) > 2 else "challenge"
    name = name_in(g, next(attack for attack in g.fought().attacks if attack.monster == target))
    return Label(key, [f"attack:{name}"], then=then, card=name, percent=best)


def _blow(g: State, me: int, seat: int, target: str, then: Then, form: str = "", plus: Sequence[Part] = ()) -> int:
    """Note what an attack of a seat's hero may bring, on a hero, or in a challenge on a monster: the odds by its forms, and which
    hero either side could defeat. Returns the best chance that it strikes.

    :param me: who is asked.
    :param form: the only one, where a card says it.
    :param plus: what is added to the attack roll, and by what.
    """
    if is_seat(target):
        other = seat_of(target)
        attack, battle = Attack(seat, "", other, by_hero=True), Battle(other, other, g.players[seat].space, [], False)
        if g.battle is not None:  # of its challenge: what was played for it works on
            battle.helps = g.battle.helps
    else:
        battle = g.fought()
        mine = next(attack for attack in battle.attacks if attack.monster == target)
        attack = Attack(seat, target, mine.owner, by_hero=True, life=mine.life)
    attack.form = form
    attack.bonuses += plus
    by_form = _odds_by_form(g, battle, attack)
    then.odds = Chances(**by_form)
    struck = {attack.hero: forecast.most_wounds(g, battle, attack, ATTACK)} if is_seat(target) else {}
    hits = struck | {seat: forecast.most_wounds(g, battle, attack, COUNTER)}
    dying = forecast.dying(g, battle, attack)
    forecast.fells(g, me, _most(hits, dying), then)
    forecast.guards(g, hits, STRIKE, then)
    forecast.guards(g, dying, LAST_CRY, then)
    return max(each.attack for each in by_form.values())


def _most(*hits: dict[int, int]) -> dict[int, int]:
    """The most wounds that one of several causes deals, by seat."""
    return {seat: max([each.get(seat, 0) for each in hits]) for each in hits for seat in each}


def _odds_by_form(g: State, battle: Battle, attack: Attack) -> dict[str, Odds]:
    """The odds of an attack that a hero could make, in each of its forms."""
    return {form: odds.in_form(g, battle, attack, form) for form in battles.forms_of(g, attack)}


# -- the hero phase ---------------------------------------------------------------------------------------------------------------


def of_move(g: State, ask: Choose, option: Any) -> Label:
    """Through an exit: what it tests, what lies beyond."""
    seat, side = ask.seat, int(option[1])
    player = g.players[seat]
    beyond = g.dungeon.beyond(player.space, side)
    way = g.dungeon.exit(player.space, side)
    tested = odds.of_exit(g, seat, side)
    far = far_kind(g, player.space, side)
    then = Then(ap=player.ap - (0 if glides_by(g, seat, beyond) else 1))
    forecast.enters(g, seat, beyond, then)
    if tested is None:
        return Label("move", [f"space:{beyond}"], final=bool(then.risks), then=then, space=beyond, kind=way.kind, far=far)
    roll, chance = tested
    then.parts = forecast.parts(g, roll)
    if way.kind == "trap":
        forecast.guards(g, {seat: forecast.wounds_in(forecast.WOUND)}, EXIT, then)
    key = "move-blocked" if way.kind == "blocked" else "move-trap"
    return Label(
        key, [f"space:{beyond}"], final=True, then=then,
        space=beyond, kind=way.kind, value=roll.needed, stat=roll.form, percent=odds.percent(chance), far=far,
        fells=way.kind == "trap" and bool(forecast.deadly(g, seat, forecast.WOUND, EXIT)),
    )  # fmt: skip


def of_travel(g: State, ask: Choose, option: Any) -> Label:
    """By a symbol: which, what it costs, what waits there."""
    seat, space = ask.seat, option[1]
    symbol = linked(g, g.players[seat].space)[space]
    cost = 0 if is_free(g, seat, symbol) else 1
    then = Then(ap=g.players[seat].ap - cost)
    forecast.enters(g, seat, space, then)
    return Label("travel", [f"space:{space}"], final=bool(then.risks), then=then, space=space, symbol=symbol, ap=cost, glory=0)


def of_quest(g: State, ask: Choose, option: Any) -> Label:
    """An attempt, a search, or something with an escort's token."""
    what, name = option
    quest = g.cards.quests[name]
    if what == "search":
        chance = odds.percent(odds.of_search(g, quest, g.players[ask.seat].space))
        plus = distance(g, g.players[ask.seat].space)
        done = quest.categories == ("search",)  # nothing else is asked: whoever finds it has done it
        then = Then(ap=_left(g, ask.seat))
        forecast.note_risks(g, forecast.of_quest(g, ask.seat, name, quest), then)
        return Label(
            "search", [f"quest:{name}"], final=True, then=then,
            quest=name, space=g.players[ask.seat].space, value=quest.search, plus=plus,
            how=g.options.search_distance, percent=chance, done=done,
        )  # fmt: skip
    if what == "attempt":
        return _attempt(g, ask.seat, name, quest)
    if what == "deliver":
        reward = quest.reward
        return Label(what, [f"quest:{name}"], quest=name, level=reward.level, life=reward.life, glory=reward.glory)
    return Label(what, [f"quest:{name}"], quest=name)


def _attempt(g: State, seat: int, name: str, quest: Quest) -> Label:
    """An attempt: what it costs, its chance, and how far what is asked for later may raise that."""
    cost = int((seat, ATTEMPT) in g.used)
    then = Then(ap=_left(g, seat, cost))
    forecast.note_risks(g, forecast.of_quest(g, seat, name, quest), then)
    given = quest.sacrifice
    costs: dict[str, Any] = {"cost": cost, "worth": given.get("cost", 0)}
    costs |= {what: given.get(what, 0) for what in ("boon", "life", "cards")} | {"gives": given.get("glory", 0)}
    if quest.monster is not None:
        left = quest.monster.life - g.tokens.get(name, 0)
        attack = Attack(-1, name, seat, life=left)
        battle = Battle(seat, seat, g.players[seat].space, [attack], True)
        if left > 0:
            then.odds = Chances(**_odds_by_form(g, battle, attack))
            hits = {seat: forecast.most_wounds(g, battle, attack, ATTACK)}
            forecast.fells(g, seat, hits, then)
            forecast.guards(g, hits, STRIKE, then)
        costs |= {"hits": max(0, left), "chooser_seat": letter_of(battles.player_of(g, battle, attack))}
        return Label("attempt-hunt", [f"quest:{name}"], final=True, then=then, quest=name, **costs)
    chance = odds.percent(odds.of_attempt(g, seat, quest))
    costs |= _raised(g, seat, quest)
    return Label("attempt", [f"quest:{name}"], final=chance < 100, then=then, quest=name, percent=chance, **costs)


def _raised(g: State, seat: int, quest: Quest) -> dict[str, Any]:
    """What glory is asked for in an attempt, how much, and how far that could raise its chance; nothing without the glory."""
    glory = g.players[seat].glory
    more = min(quest.bonus, glory) if quest.threat else 0
    luck: float | None = None
    if more:  # before the roll
        how, cost = "bonus", more
    elif quest.dice and 0 < quest.extra <= glory:  # before the dice are thrown
        how, cost, luck = "die", quest.extra, odds.of_luck(g, quest, quest.dice + 1)
    elif quest.dice and 0 < quest.reroll <= glory:  # after they were
        how, cost, luck = "reroll", quest.reroll, odds.of_second_throw(g, quest)
    else:
        return {}
    return {"raise": how, "glory": cost, "best": odds.percent(odds.of_attempt(g, seat, quest, more, luck))}


def _left(g: State, seat: int, cost: int = 1) -> int:
    """The action points that are left once so many are paid."""
    player = g.players[seat]
    return player.ap - max(0, cost - player.fall_ap)


def of_end_hero(g: State, ask: Choose, option: Any) -> Label:
    """With a warning where points are lost, all but the one that may be saved, or would let a hero stand up that lies and can pay
    for nothing else (it can with the point that it fell for), or where a quest's token could be taken along."""
    player = g.players[ask.seat]
    kept = 1 if player.ap and may_save(g) else 0
    left = player.ap + player.fall_ap
    last = 0 < g.options.turn_limit <= g.turn  # nobody has a turn after this one: there is nothing to save for
    lost = "" if left <= kept else "ap-left" if kept and not last else "ap-lost"
    stays = _staying(g, ask.seat)
    saves = kept and left == 1 and not last
    stays["note"] = ("both" if saves else "stays") if stays["stays"] else "keeps" if saves else ""
    stays["uses"] = g.options.saved_ap
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


# -- the dungeonlord phase --------------------------------------------------------------------------------------------------------


def of_add(g: State, ask: Choose, option: Any) -> Label:
    """An encounter for the joint declaration, with what its dice would do."""
    if isinstance(option, str):
        return Label("done", ["act:declare"], final=True, count=len(g.plan))
    _, name, target, *x = option
    on = x.pop() if g.cards.adventures[name].attach else ""
    cost = price(g, ask.seat, name, int(x[0]) if x else 0, seat_of(target))
    left = g.players[seat_of(target)].peril - cost
    left -= sum([price(g, ask.seat, card, more, other) for card, other, more in g.plan if letter_of(other) == target])
    hero = seat_of(target)
    then = Then(pays=target, cost=cost, left=left)
    if on:
        things = [f"hand:{name}", held_at(g, ask.seat, on), f"seat:{target}"]
        return Label("add-on", things, then=then, card=name, target_seat=target, cost=cost, on=on)
    struck: dict[int, int] = {}
    if g.cards.adventures[name].kind == MONSTER:
        battle = _declared(g, ask.seat, hero, name)
        attack = battle.attacks[-1]
        by_form = _odds_by_form(g, battle, attack)
        then.odds = Chances(**by_form)
        hits = {hero: forecast.most_wounds(g, battle, attack, ATTACK)}
        forecast.guards(g, hits, STRIKE, then)
        forecast.wards(g, battle, attack, then)
        dying = forecast.dying(g, battle, attack)
        forecast.guards(g, dying, LAST_CRY, then)
        if any(each.last for each in by_form.values()):
            then.also = [letter_of(seat) for seat in g.heroes_in(g.players[hero].space) if seat != hero]
        struck = _most(hits, dying)
    risks = forecast.of_encounter(g, ask.seat, name, hero, int(x[0]) if x else 0)
    forecast.note_risks(g, risks, then)
    told = [seat_of(risk.seat) for risk in risks if any(harm.what == DEFEAT for harm in risk.fails)]
    more = [_brings(g, ask.seat, card, other) for card, other, _ in [*g.plan, (name, hero, 0)]]
    mine = {seat for seat, wounds in more[-1].items() if wounds and (seat in struck or seat not in told)}
    forecast.fells(g, ask.seat, {seat: sum([each.get(seat, 0) for each in more]) for seat in sorted(mine)}, then)
    return Label(
        "add-x" if x else "add", [held_at(g, ask.seat, name), f"seat:{target}"], then=then,
        card=name, target_seat=target, cost=cost, x=int(x[0]) if x else None,
    )  # fmt: skip


def _declared(g: State, owner: int, hero: int, name: str) -> Battle:
    """The battle that follows if a monster is declared, too; its attack is the last."""
    planned = [card for card, other, _ in g.plan if other == hero and card != name and g.cards.adventures[card].kind == MONSTER]
    attacks = [Attack(owner, card, hero, life=monster_life(g, card)) for card in [*planned, name]]
    return Battle(hero, hero, g.players[hero].space, attacks, True)


def _brings(g: State, owner: int, name: str, hero: int) -> dict[int, int]:
    """The most wounds that a declared encounter can deal, by seat: by its hit or its death, and by what is tested against it."""
    card = g.cards.adventures[name]
    tested = forecast.wounds_in(odds.harms(card.fail)) if card.threat is not None else 0
    wounds = dict.fromkeys(g.heroes_in(g.players[hero].space), tested)
    if card.kind == MONSTER:
        battle = _declared(g, owner, hero, name)
        attack = battle.attacks[-1]
        struck = _most({hero: forecast.most_wounds(g, battle, attack, ATTACK)}, forecast.dying(g, battle, attack))
        for seat, count in struck.items():
            wounds[seat] += count
    return wounds


def of_explore(g: State, ask: Choose, option: Any) -> Label:
    return Label("explore", ["act:explore"], final=True)


def of_drop(g: State, ask: Choose, option: Any) -> Label:
    return Label("drop", [f"quest:{option[1]}"], quest=option[1])


def of_fall(g: State, ask: Choose, option: Any) -> Label:
    return Label("fall", ["act:fall"])
