"""Paying for a card or an effect, and carrying out what was chosen (rules §4, §5)."""

from __future__ import annotations

from typing import Any

from ....kernel.ask import Choose, MaybeScript, Refused, Script, letter_of, seat_of
from ..cards.fields import ATTACHMENT, BANE, GLORY_KINDS, OF_QUEST, PERMANENT, Adventure
from ..state.aims import Aim, read_aim
from ..state.attacks import attack_of
from ..state.moments import Moment
from ..state.state import State, hero_key
from . import piles
from .battle import hero_attacks
from .happening import happen
from .moving import stand_up
from .quests import drop
from .reasons import cannot_pay
from .strikes import end_attack
from .twist import TWISTS
from .uses import RID, WARD, doing, payers, use_cost, work_of
from .values import ability_of, price
from .windows import CARRY_OUT, Asking
from .wounds import CARD, Cause, knock_down, pay_use, spend_use

PAYER = "payer"
"""The question who pays the peril of a card."""


def play(g: State, seat: int, name: str, aim: Aim, m: Moment) -> Script:
    """Pay for a card from hand and play it: it works, is readied, or hangs under something (§4)."""
    card = g.cards.adventures[name]
    player = g.players[seat]
    cost = price(g, seat, name, aim.x)
    player.hand.remove(name)
    target = aimed_at(card, aim)
    how, args = named(g, aim)
    if how == "-at-on":
        args["onto"] = "space" if aim.on in g.cards.maps else "card"
    at_once = works_on(card, aim, seat) >= 0 and (target >= 0 or card.duration != PERMANENT)
    if card.kind in GLORY_KINDS:
        player.glory -= cost
        put(g, seat, name, aim, target)  # before it is told: whoever hears of it sees it lie there
        if at_once:
            count_in(g, seat, name, target, aim, aim.x, m)
        g.tell(
            {"": "plays", "-at": "plays-at", "-on": "plays-on", "-at-on": "plays-at-on", "-two": "plays-two"}[how],
            seat=seat,
            card=name,
            cost=cost,
            **args,
        )
    else:
        payer = target if target >= 0 else (yield from choose_payer(g, seat, name, cost))
        g.players[payer].peril -= cost
        args |= {"payer_seat": letter_of(payer), "own": seat == g.active, "turn_seat": letter_of(g.active)}
        put(g, seat, name, aim, target)
        if at_once:
            count_in(g, seat, name, target, aim, aim.x, m)
        g.tell(
            {
                "": "plays-bane",
                "-at": "plays-bane-at",
                "-on": "plays-bane-on",
                "-at-on": "plays-bane-at-on",
                "-two": "plays-bane-two",
            }[how],
            seat=seat,
            card=name,
            cost=cost,
            **args,
        )
    if works_on(card, aim, seat) < 0:
        return
    if target >= 0:
        yield from work_on(g, seat, target, name, aim, m)
    elif card.duration == PERMANENT:
        yield from use_effect(g, seat, name, aim, m)
    else:
        yield from works_at_once(g, seat, name, card, aim, m)


def aimed_at(card: Adventure, aim: Aim) -> int:
    """The seat at whose hero a bane is aimed, and which pays for it; -1: nobody's."""
    return aim.seats[0] if not card.is_glory and card.target == "hero" else -1


def works_on(card: Adventure, aim: Aim, seat: int) -> int:
    """The seat whose hero a card that ``seat`` plays works on there and then; -1: none, as what hangs under something works by
    itself, and what is readied by its use, unless that follows at once."""
    target = aimed_at(card, aim)
    readied = card.duration == PERMANENT and target < 0 and not aim.at_once
    return -1 if readied or card.duration == ATTACHMENT else target if target >= 0 else seat


def put(g: State, seat: int, name: str, aim: Aim, target: int) -> None:
    """Put a card where it lies from now on: under something, before its player, or on the discard pile.

    :param target: the hero that a bane is aimed at, -1: nobody.
    """
    card = g.cards.adventures[name]
    if card.duration == ATTACHMENT:
        piles.hang(g, hero_key(target) if target >= 0 and card.attach == "hero" else aim.on, name)
    elif card.duration == PERMANENT and target < 0:
        (g.players[seat].banes if card.kind == BANE else g.players[seat].inventory).append(name)
        if card.work.twist:
            TWISTS[card.work.twist].enters(g, seat, name)
    else:
        g.discard(name)


def count_in(g: State, seat: int, name: str, target: int, aim: Aim, x: int, m: Moment) -> None:
    """Count a card in the rolls to come, before it is told: whoever hears of it sees the chances with it.

    :param target: the hero that a bane is aimed at, -1: nobody.
    """
    work = work_of(g, name)
    if target < 0:
        if work.next_roll is not None:
            g.next_rolls.append((seat, name, x, aim.on))
        if m.battle is not None and (work.battle_rolls or work.battle_strikes):
            m.battle.helps.append((seat, name))
    if work.twist and m.battle is not None:
        twist = TWISTS[work.twist]
        for attack in m.battle.attacks:
            if attack.monster and attack.monster == aim.on and twist.attack_change(g, aim.on):
                attack.bonuses.append(twist.attack_part(g, name, aim.on))
        met = attack_of(m.battle, aim.on, aim.seats) if twist.counter_change else None
        if met is not None:
            met.counters.append((name, twist.counter_change, ""))


def named(g: State, aim: Aim) -> tuple[str, dict[str, Any]]:
    """What names an aim in the keys of the journal and of labels, ``""``, ``-at`` a seat, ``-two`` of them, ``-on`` a card or
    space, ``-at-on``; and whom and what."""
    args: dict[str, Any] = dict(zip(("target_seat", "other_seat"), map(letter_of, aim.seats), strict=False))
    if aim.on:
        fought = g.battle is not None and any(attack.monster == aim.on for attack in g.battle.attacks)
        args["on"] = aim.on + OF_QUEST if fought and aim.on in g.cards.quests else aim.on
    return ("-two" if aim.seats[1:] else "-at" if aim.seats else "") + ("-on" if aim.on else ""), args


def works_at_once(g: State, seat: int, name: str, card: Adventure, aim: Aim, m: Moment) -> Script:
    """Carry out an instant boon or treasure, or a bane that is aimed at nobody."""
    work = card.work
    if work.ends:
        yield from end_attack(g, seat, name, aim, m.fought())
    yield from happen(g, seat, work.effects, Cause(CARD, seat, name))
    if work.twist:
        yield from TWISTS[work.twist].play(g, seat, name, aim, m)


def work_on(g: State, seat: int, target: int, name: str, aim: Aim, m: Moment) -> Script:
    """Carry out a bane that is aimed at a hero."""
    card = g.cards.adventures[name]
    yield from happen(g, target, card.work.effects, Cause(CARD, seat, name))
    if card.work.twist:
        yield from TWISTS[card.work.twist].play(g, target, name, aim, m)


def choose_payer(g: State, seat: int, name: str, cost: int) -> Asking:
    """Who pays the peril of a card without a single target: any one opponent (§5.2).

    The card has left the hand by then, as everybody may see: that a payer is asked for says as much, and which card it is no view
    shows before it is paid for.
    """
    can = payers(g, seat, cost)
    if len(can) == 1:
        return can[0]
    answer = yield Choose(seat, PAYER, [letter_of(each) for each in can], about=(name, cost), among=able_to_pay)
    return seat_of(str(answer))


def able_to_pay(g: State, seat: int, about: tuple[str, int], why: Refused | None = None) -> list[str]:
    """The candidates for paying: opponents who have the peril that a card costs."""
    name, cost = about
    found = payers(g, seat, cost)
    if why is not None:
        for other in g.others(seat):
            if other not in found:
                letter = letter_of(other)
                why.add(cannot_pay(name, cost, g.players[other].peril), f"seat:{letter}", letter)
    return [letter_of(each) for each in found]


def use_effect(g: State, seat: int, name: str, aim: Aim, m: Moment) -> Script:
    """Pay for an effect of a readied card, a hero or a space, and carry it out."""
    work = work_of(g, name)
    how, args = named(g, aim)
    assert work.use is not None
    glory = use_cost(g, name, aim)
    pay_use(g, seat, name, work, glory)  # before it is told: whoever hears of it sees it paid
    count_in(g, seat, name, -1, aim, 0, m)
    does = doing(work)
    if how == "-on":
        args["less"] = -TWISTS[work.twist].attack_change(g, aim.on) if does == WARD else 0
    if does != RID:  # its price is told as the card goes
        g.tell(
            {"": "uses", "-at": "uses-at", "-on": "uses-on", "-at-on": "uses-at-on"}[how],
            seat=seat,
            card=name,
            own=name in g.cards.heroes,
            ability=ability_of(g, name),
            doing=does,
            glory=glory,
            ap=work.use.ap,
            **args,
        )
    yield from spend_use(g, seat, name, work)
    yield from happen(g, seat, work.effects, Cause(CARD, seat, name))
    if work.twist:
        yield from TWISTS[work.twist].use(g, seat, name, aim, m)


# --- what carries out an option, by its first word -------------------------------------------------------------------------------


def _play(g: State, seat: int, answer: Any, m: Moment) -> MaybeScript:
    return play(g, seat, answer[1], read_aim(answer[2:]), m)


def _use(g: State, seat: int, answer: Any, m: Moment) -> MaybeScript:
    return use_effect(g, seat, answer[1], read_aim(answer[2:]), m)


def _stand_up(g: State, seat: int, answer: Any, m: Moment) -> MaybeScript:
    return stand_up(g, seat)


def _drop(g: State, seat: int, answer: Any, m: Moment) -> MaybeScript:
    drop(g, seat, answer[1])
    return ()


def _fall(g: State, seat: int, answer: Any, m: Moment) -> MaybeScript:
    """Variant 7: a hero falls for an action point (ruling 56)."""
    player = g.players[seat]
    player.fall_ap += 1
    player.fell = True
    knock_down(g, seat, 0, Cause(CARD, seat))
    return ()


def _pay_and_attack(g: State, seat: int, answer: Any, m: Moment) -> MaybeScript:
    """An action point pays for a battle, once a turn (§9)."""
    g.players[seat].pay()
    g.used.add((seat, "battle"))
    return hero_attacks(g, seat, seat_of(answer[1]), paid="ap")


CARRY_OUT.update({"play": _play, "use": _use, "stand-up": _stand_up, "drop": _drop, "fall": _fall, "attack": _pay_and_attack})
