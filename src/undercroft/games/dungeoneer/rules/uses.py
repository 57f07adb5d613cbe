"""What a seat may use at a moment: cards from hand, readied cards, its hero, its space, and what needs no card (rules §6, §17)."""

from __future__ import annotations

from typing import Any

from ....kernel.ask import Option, Refusal, Refused, letter_of
from ..cards.fields import (
    ANY,
    ATTACHMENT,
    BANE,
    BOON,
    HERO_PHASE,
    LORD_PHASE,
    PERMANENT,
    RESPONSE,
    TREASURE,
    Adventure,
    RollChange,
    Use,
    Work,
    X,
)
from ..state.aims import Words
from ..state.attacks import standing
from ..state.moments import (
    AT_ONCE,
    CARDS,
    CHALLENGE,
    EFFECTS,
    HERO_CARDS,
    LAST,
    LORD_BANES,
    MENU_HERO,
    PERIL_SIDE,
    RESPONDS,
    RESPONSES,
    TURN,
    Coming,
    Moment,
)
from ..state.state import HERO, State, hero_key
from .acts import plain
from .reasons import WHEN, because, cannot_pay, glory_lacking, hero_phase_to_come, not_yet
from .twist import TWISTS
from .values import adds, boon_limit, hosts, readied, spendable, treasure_limit, treasure_types
from .way import way_of


def usable(g: State, seat: int, m: Moment, side: int, why: Refused | None = None) -> list[Option]:
    """Everything a seat may use at this moment on one side of it."""
    if side == PERIL_SIDE:
        return peril_cards(g, seat, m, why)
    found = glory_cards(g, seat, m, why)
    found += own_uses(g, seat, m, why)
    found += plain(g, seat, m, why)
    return found


def thing_of(g: State, seat: int, option: Any) -> str:
    """The screen object to click for one of these options."""
    what = option[0]
    if what == "play":
        return f"hand:{option[1]}"
    if what == "use":
        return source_of(g, seat, option[1])
    return {"drop": "quest:", "attack": "seat:"}[what] + option[1] if what in ("drop", "attack") else f"act:{what}"


def source_of(g: State, seat: int, name: str) -> str:
    """The screen object of a card on the table, a hero or a space that has a use."""
    if name == g.players[seat].hero:
        return f"hero:{letter_of(seat)}"
    return f"space:{name}" if name in g.cards.maps else f"card:{name}"


def lacking(g: State, seat: int, key: str, name: str, m: Moment | None = None) -> Refusal:
    """A reason with its figures; in its own phase it is what has to be over first.

    :param name: the card, hero or space that is not played or used.
    """
    if key == "too-little-glory":
        if name not in g.players[seat].hand:
            use = work_of(g, name).use
            return glory_lacking(g, seat, name, 0 if use is None else use.glory, "use")
        card = g.cards.adventures[name]
        return glory_lacking(g, seat, name, card.x_low if card.cost == X else card.cost, "play")
    if key in ("boon-limit", "treasure-limit"):
        return because(key, limit=boon_limit(g, seat) if key == "boon-limit" else treasure_limit(g, seat))
    return because(not_yet(g, seat, key, m))


# --- cards from hand ------------------------------------------------------------------------------------------------------------


def glory_cards(g: State, seat: int, m: Moment, why: Refused | None = None) -> list[Option]:
    """Boons and treasures that may be played now."""
    found: list[Option] = []
    player = g.players[seat]
    hero_phase = seat == g.active and bool(m.marks & HERO_CARDS)
    response = seat == m.defender and bool(m.marks & RESPONSES)
    hand = player.sorted_hand(g.cards)
    for name, card in hand.glory if hero_phase or response or why is not None else hand.any_glory:
        if card.cost > player.glory and why is None:
            continue
        if card.timing == ANY or (hero_phase if card.timing == HERO_PHASE else response) or why is not None:
            key = refuse_glory_card(g, seat, name, m)
            options: list[Option] = []
            if not key:
                options = plays(g, seat, name, m)
            elif key == "treasure-limit":
                options = plays_at_once(g, seat, name, m)
            found += options
            if why is not None and not options:
                if key == "only-in-hero-phase" and hero_phase_to_come(g, seat):
                    key = refuse_glory_card(g, seat, name, m, ahead=True) or key
                why.add(lacking(g, seat, key or in_vain(card), name, m), f"hand:{name}", ("play", name))
    return found


def in_vain(card: Adventure) -> str:
    """Why a card that may be played has no way of being played."""
    if card.duration == ATTACHMENT:
        return "nothing-to-hang-on"
    if card.work.next_roll is not None:
        return "no-such-roll"
    return "not-your-fight" if card.work.battle_rolls or card.work.battle_strikes else "nothing-to-aim-at"


def plays_at_once(g: State, seat: int, name: str, m: Moment) -> list[Option]:
    """The options to play a treasure that does not fit, where its use discards it at once; both costs are paid."""
    card = g.cards.adventures[name]
    use = card.work.use
    if use is None or not use.discard or g.players[seat].glory < card.cost + use.glory:
        return []
    return [("play", name, AT_ONCE, *option[2:]) for option in uses_of(g, seat, name, card.work, m)]  # type: ignore[index]


def refuse_glory_card(g: State, seat: int, name: str, m: Moment, ahead: bool = False) -> str:
    """Why a boon or treasure may not be played at this moment (targets left aside), or "".

    :param ahead: whether the Hero phase is taken to be there.
    """
    card = g.cards.adventures[name]
    player = g.players[seat]
    if card.timing == HERO_PHASE:
        if not ahead and (not m.marks & HERO_CARDS or seat != g.active):
            return "only-in-hero-phase"
    elif card.timing == RESPONSE and (not m.marks & RESPONSES or seat != m.defender):
        return "only-as-response"
    if player.glory < (card.x_low if card.cost == X else card.cost):
        return "too-little-glory"
    if ahead and card.duration == ATTACHMENT and not hosts(g, seat, card.attach):
        return "nothing-to-hang-on"
    if card.duration != PERMANENT:
        return ""
    return way_of(g).refuse_permanent(g, card, m) or refuse_room(g, seat, card)


def refuse_room(g: State, seat: int, card: Adventure) -> str:
    """Why a permanent boon or treasure does not fit the hero, or ""; a card that raises its own limit may be played at it (§11)."""
    if card.kind == BOON:
        return "boon-limit" if len(readied(g, seat, BOON)) >= boon_limit(g, seat) + card.work.boons else ""
    if any(type in treasure_types(g, seat) for type in card.types):
        return "one-of-a-type"
    return "treasure-limit" if len(readied(g, seat, TREASURE)) >= treasure_limit(g, seat) + card.work.treasures else ""


def plays(g: State, seat: int, name: str, m: Moment) -> list[Option]:
    """The options to play a card: its name, what it is aimed at, its X."""
    card = g.cards.adventures[name]
    work = card.work
    if card.duration == ATTACHMENT and card.kind != BANE:
        return [("play", name, host) for host in hosts(g, seat, card.attach)]
    if card.duration == PERMANENT:  # it is readied; what its use needs is asked for when it is used
        return [("play", name)]
    if work.next_roll is not None:
        rolls = rolls_for(seat, work.next_roll, m)
        if card.cost != X:
            return [("play", name, *roll) for roll in rolls]
        most = min(card.x_high, g.players[seat].glory)
        return [("play", name, *roll, str(x)) for roll in rolls for x in range(card.x_low, most + 1)]
    if (work.battle_rolls or work.battle_strikes) and not fights(seat, m):
        return []
    if work.twist:
        return [("play", name, *at) for at in TWISTS[work.twist].targets(g, seat, name, m)]
    return [("play", name)]


def rolls_for(seat: int, change: RollChange, m: Moment) -> list[Words]:
    """The seat's own coming rolls that a change could be for: words that name the attack if there are several."""
    if not m.rolls:
        return []
    against = dict.fromkeys([roll.against() for roll in m.rolls if roll.seat == seat and is_for(change, roll)])
    return [(each,) for each in against] if len(against) > 1 else [() for _ in against]


def fights(seat: int, m: Moment) -> bool:
    """Whether a seat's hero makes or meets an attack of this battle, or may challenge. Otherwise changes of its rolls and strikes
    would do nothing."""
    if m.battle is None:
        return False
    if m.name == CHALLENGE:
        return m.battle.target == seat
    return any(
        (each.by_hero and each.owner == seat) or (each.hero == seat and not (each.by_hero and each.monster))
        for each in standing(m.battle)
    )


def is_for(change: RollChange, roll: Coming) -> bool:
    """Whether a change of a next roll is for this one."""
    return adds(change, roll.of, roll.form, False, roll.types, roll.source)


def peril_cards(g: State, seat: int, m: Moment, why: Refused | None = None) -> list[Option]:
    """Banes that may be played now; ``LORD_BANES`` lets the active player use those of the Dungeonlord phase as well."""
    if not m.marks & CARDS:
        return []
    lord = seat == g.active and bool(m.marks & LORD_BANES)
    found: list[Option] = []
    hand = g.players[seat].sorted_hand(g.cards)
    for name, card in hand.banes if lord or why is not None else hand.any_banes:
        if card.timing == ANY or (lord and card.timing == LORD_PHASE):
            options = bane_plays(g, seat, name, m)
            found += options
            if why is not None and not options:
                why.add(bane_in_vain(g, seat, name), f"hand:{name}", ("play", name))
            elif why is not None and card.target == "hero":
                refuse_targets(g, seat, name, m, {option[2] for option in options}, why)  # type: ignore[index]
        elif why is not None:
            why.add(because(not_yet(g, seat, WHEN[card.timing], m)), f"hand:{name}", ("play", name))
    return found


def bane_in_vain(g: State, seat: int, name: str) -> Refusal:
    """Why a bane that may be played has no way of being played."""
    card = g.cards.adventures[name]
    if not payers(g, seat, card.cost):
        return because("nobody-can-pay", card=name, cost=card.cost)
    return because(in_vain(card))


def refuse_targets(g: State, seat: int, name: str, m: Moment, offered: set[str], why: Refused) -> None:
    """Say of each opponent at whom a bane is not aimed why, while it may be aimed at others."""
    card = g.cards.adventures[name]
    for other in g.others(seat):
        letter = letter_of(other)
        if letter not in offered:
            if g.players[other].peril < card.cost:
                refusal = cannot_pay(name, card.cost, g.players[other].peril)
            else:
                refusal = because("no-host-there" if card.duration == ATTACHMENT else "no-use-there", card=name)
            why.add_aim(refusal, f"hand:{name}", f"seat:{letter}", ("play", name, letter))


def bane_plays(g: State, seat: int, name: str, m: Moment) -> list[Option]:
    """The options to play a bane: at whom, and on what."""
    card = g.cards.adventures[name]
    if card.target == "hero":
        found: list[Option] = []
        for other in g.others(seat):
            if g.players[other].peril >= card.cost:
                found += [("play", name, letter_of(other), *at) for at in bane_targets(g, other, name, m)]
        return found
    if not payers(g, seat, card.cost):
        return []
    if card.work.twist:
        return [("play", name, *at) for at in TWISTS[card.work.twist].targets(g, seat, name, m)]
    return [("play", name)]


def bane_targets(g: State, other: int, name: str, m: Moment) -> list[Words]:
    """What of a hero a bane can be aimed at; nothing where it would do nothing."""
    card = g.cards.adventures[name]
    player = g.players[other]
    if card.duration == ATTACHMENT:
        return [()] if card.attach == "hero" else [(host,) for host in hosts(g, other, card.attach)]
    if card.work.effects:
        vain = {"level": player.level == 1, "ap": player.ap + player.fall_ap == 0}
        if all(number < 0 and vain.get(effect, False) for effect, number, _ in card.work.effects):
            return []
    if card.work.twist:
        return TWISTS[card.work.twist].targets(g, other, name, m)
    return [()]


def payers(g: State, seat: int, cost: int) -> list[int]:
    """Living opponents with that much peril."""
    return [other for other in g.others(seat) if g.players[other].peril >= cost]


# --- effects of readied cards, heroes, spaces -----------------------------------------------------------------------------------


def own_uses(g: State, seat: int, m: Moment, why: Refused | None = None) -> list[Option]:
    """Effects of readied cards, attachments, the hero's ability and its space that may be used now."""
    if not m.marks & EFFECTS:
        return []
    player = g.players[seat]
    adventures, under = g.cards.adventures, g.under
    found: list[Option] = []
    work = g.cards.heroes[player.hero].work
    if work.use is not None:
        found += uses_of(g, seat, player.hero, work, m, why)
    for card in player.inventory:
        work = adventures[card].work
        if work.use is not None:
            found += uses_of(g, seat, card, work, m, why)
        if card in under:
            for hung in under[card]:
                found += uses_of(g, seat, hung, adventures[hung].work, m, why)
    if m.name == MENU_HERO and seat == g.active:
        for hung in under.get(hero_key(seat), ()):
            found += uses_of(g, seat, hung, adventures[hung].work, m, why)
        found += uses_of(g, seat, player.space, g.cards.maps[player.space].work, m, why)
    return found


def refuse_use(g: State, seat: int, name: str, use: Use, m: Moment, ahead: bool = False) -> str:
    """Why a readied card's effect may not be used at this moment, or "".

    :param ahead: whether the Hero phase is taken to be there.
    """
    player, timing = g.players[seat], use.timing
    if timing != ANY:
        if timing == "wounded":
            return "only-when-wounded"
        if timing == "hero" and not ahead and (seat != g.active or g.phase != HERO or m.name == TURN):
            return "only-in-hero-phase"
        if timing == "turn" and seat != g.active:
            return "only-in-own-turn"
        if timing == RESPONSE and (m.name != RESPONDS or seat != m.defender):
            return "only-as-response"
        if timing == "challenge" and m.name != CHALLENGE:
            return "only-in-challenge"
    if player.glory < use.glory:
        return "too-little-glory"
    if use.ap and ((player.points() if is_attack(g, name) else spendable(g, seat)) < use.ap or m.name == LAST):
        return "knocked-down" if player.down and player.ap >= use.ap else "too-few-ap"
    if (seat, name) in g.used or name in g.spent:
        return "used-already"
    return ""


def is_attack(g: State, name: str) -> bool:
    """Whether what a card, hero or space does is an attack without the usual action point."""
    twist = work_of(g, name).twist
    return bool(twist) and TWISTS[twist].attacks


def uses_of(g: State, seat: int, name: str, work: Work, m: Moment, why: Refused | None = None) -> list[Option]:
    """The options to use what a card, hero or space does; none if it is no such thing, or may not be used."""
    if work.use is None:
        return []
    key = refuse_use(g, seat, name, work.use, m)
    found: list[Option] = []
    if key:
        pass
    elif work.next_roll is not None:
        found = [("use", name, *roll) for roll in rolls_for(seat, work.next_roll, m)]
        key = "no-such-roll"
    elif work.effects and all(effect == "heal" for effect, _, _ in work.effects) and is_whole(g, seat):
        key = "is-whole"
    elif (work.battle_rolls or work.battle_strikes) and not fights(seat, m):
        key = "not-your-fight"
    elif work.twist:
        found = [("use", name, *at) for at in TWISTS[work.twist].uses(g, seat, name, m)]
        key = "nothing-to-aim-at"
    else:
        found = [("use", name)]
    if why is not None and not found:
        if key == "only-in-hero-phase" and hero_phase_to_come(g, seat):
            key = refuse_use(g, seat, name, work.use, m, ahead=True) or key
        why.add(lacking(g, seat, key, name, m), source_of(g, seat, name), ("use", name))
    return found


def is_whole(g: State, seat: int) -> bool:
    """Whether a hero has its printed life."""
    return g.players[seat].life >= g.cards.heroes[g.players[seat].hero].life


def work_of(g: State, name: str) -> Work:
    """What a card, hero or space does."""
    library = g.cards
    if name in library.adventures:
        return library.adventures[name].work
    return library.heroes[name].work if name in library.heroes else library.maps[name].work


def doing(work: Work) -> str:
    """What the use of a card, hero or space does, in a word that ``dungeoneer-part-used`` puts into words; "" if that has none."""
    if work.twist:
        return TWISTS[work.twist].doing
    if work.next_roll is not None:
        return "dice" if work.next_roll.twice else "roll"
    if work.battle_rolls or work.battle_strikes:
        return "battle"
    return next((name for name, number, _ in work.effects if name in ("heal", "ap") and number > 0), "")
