"""What a seat may use at a moment: cards from hand, readied cards, its hero, its space, and what needs no card (rules §6, §17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ....kernel.ask import Option, Refusal, Refused, letter_of
from ..cards.fields import (
    ANY,
    ATTACHMENT,
    BOON,
    HERO_PHASE,
    INSTANT,
    LORD_PHASE,
    LUCK,
    PERMANENT,
    RESPONSE,
    TREASURE,
    Adventure,
    RollChange,
    Work,
    X,
)
from ..state.aims import Aim, Words, read_aim
from ..state.attacks import is_on, rolling, spelled
from ..state.moments import (
    AT_ONCE,
    CARDS,
    CHALLENGE,
    EFFECTS,
    HERO_CARDS,
    LAST,
    LORD_BANES,
    MENU_HERO,
    MENU_LORD,
    PERIL_SIDE,
    RESPONDS,
    RESPONSES,
    TURN,
    Coming,
    Moment,
)
from ..state.state import HERO, Player, State, hero_key
from .acts import plain
from .declaring import encounters, refuse_encounter
from .piles import held_at
from .reasons import WHEN, because, cannot_pay, glory_lacking, hero_phase_to_come, not_yet
from .twist import TWISTS
from .values import (
    adds,
    boon_limit,
    can_use_here,
    counts,
    hosts,
    is_off,
    is_protected,
    on_table,
    place_of_use,
    readied,
    spendable,
    treasure_limit,
    treasure_types,
)
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


def lacking(g: State, seat: int, key: str, name: str, m: Moment) -> Refusal:
    """A reason with its figures; in its own phase it is what has to be over first.

    :param name: the card, hero or space that is not played or used.
    """
    if key == "nothing-to-aim-at":
        return because(key, lacks="")
    if key == "too-little-glory":
        if name not in g.players[seat].hand:
            return glory_lacking(g, seat, name, least_cost(g, seat, name, m), "use")
        card = g.cards.adventures[name]
        return glory_lacking(g, seat, name, card.x[0] if card.cost == X else card.cost, "play")
    if key == "other-terrain":
        work = work_of(g, name)
        return because(key, kind=(work.where if name in g.players[seat].hand else place_of_use(work))[0])
    if key in ("boon-limit", "treasure-limit"):
        return because(key, limit=boon_limit(g, seat) if key == "boon-limit" else treasure_limit(g, seat))
    if key == "one-of-a-type":
        type, held = next(
            (type, held) for held in readied(g, seat, TREASURE) for type in g.cards.adventures[held].types
            if type in g.cards.adventures[name].types
        )  # fmt: skip
        return because(key, kind=f"type-{type}", card=held)
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
        dear = player.glory < (card.x[0] if card.cost == X else card.cost)
        if dear and why is None:
            continue
        timely = card.timing == ANY or (hero_phase if card.timing == HERO_PHASE else response)
        if not timely and why is None:
            continue
        key = "too-little-glory" if dear else refuse_having(g, seat, card, m)
        options: list[Option] = []
        if not timely:
            key = (key if card.timing == HERO_PHASE and hero_phase_to_come(g, seat) else "") or way_of(g).when(card)
        elif not key:
            found += plays(g, seat, name, m, why)
        elif key == "treasure-limit":
            options = plays_at_once(g, seat, name, m)
            found += options
        if why is not None and key and not options:
            why.add(lacking(g, seat, key, name, m), f"hand:{name}", ("play", name))
    return found


def plays_at_once(g: State, seat: int, name: str, m: Moment) -> list[Option]:
    """The options to play a treasure that does not fit, where its use discards it at once; both costs are paid."""
    card = g.cards.adventures[name]
    use = card.work.use
    if use is None or not use.discard or g.players[seat].glory < card.cost + use.glory:
        return []
    return [("play", name, AT_ONCE, *option[2:]) for option in uses_of(g, seat, name, card.work, m)]  # type: ignore[index]


def refuse_having(g: State, seat: int, card: Adventure, m: Moment) -> str:
    """Why a hero has no place for a boon or treasure that is played at this moment, or ""."""
    if card.work.where and card.duration == INSTANT and not counts(g, seat, card.work):
        return "other-terrain"
    if card.work.upright and g.players[seat].down:
        return "knocked-down"
    if card.work.winter_picks and not g.winter:
        return "no-winter"
    if card.duration == ATTACHMENT and not hosts(g, seat, card.attach):
        return "nothing-to-hang-on"
    return (way_of(g).refuse_permanent(g, card, m) or refuse_room(g, seat, card)) if card.duration == PERMANENT else ""


def refuse_room(g: State, seat: int, card: Adventure) -> str:
    """Why a permanent boon or treasure does not fit the hero, or ""; a card that raises its own limit may be played at it (§11)."""
    own = NOTHING if card.work.where and not counts(g, seat, card.work) else card.work
    if card.kind == BOON:
        return "boon-limit" if len(readied(g, seat, BOON)) >= boon_limit(g, seat) + own.boons else ""
    if any(type in treasure_types(g, seat) for type in card.types):
        return "one-of-a-type"
    return "treasure-limit" if len(readied(g, seat, TREASURE)) >= treasure_limit(g, seat) + own.treasures else ""


NOTHING: Final = Work()
"""What a card does where it does not count."""


def plays(g: State, seat: int, name: str, m: Moment, why: Refused | None = None) -> list[Option]:
    """The options to play a boon or treasure: its name, what it is aimed at, its X."""
    card = g.cards.adventures[name]
    work = card.work
    if card.duration == ATTACHMENT:
        return [("play", name, host) for host in hosts(g, seat, card.attach)]
    if card.duration == PERMANENT:  # it is readied; what its use needs is asked for when it is used
        return [("play", name)]
    found: list[Option] = []
    if work.next_roll is not None:
        key = "no-such-roll"
        found = [("play", name, *roll) for roll in rolls_for(seat, work.next_roll, m)]
    elif (work.battle_rolls or work.battle_strikes) and not fights(seat, m):
        key = "not-your-fight"
    elif work.ends:
        key = "no-such-attack"
        found = [("play", name, *at) for at in attacks_to_end(seat, work, m)]
    else:
        key = "nothing-to-aim-at"
        found = [("play", name, *at) for at in TWISTS[work.twist].targets(g, seat, name, m)] if work.twist else [("play", name)]
    if card.cost == X:
        found = with_x(g, seat, card, found, g.players[seat].glory)
    if why is not None and not found:
        why.add(lacking(g, seat, key, name, m), f"hand:{name}", ("play", name))
    return found


def with_x(g: State, seat: int, card: Adventure, found: list[Option], most: int) -> list[Option]:
    """Options to play a card, each with every X that can be paid.

    :param most: what can be paid at most.
    """
    most = min(most, card.x[1], TWISTS[card.work.twist].most(g, seat) if card.work.twist else most)
    return [(*each, str(x)) for each in found for x in range(card.x[0], most + 1)]  # type: ignore[misc]


def rolls_for(seat: int, change: RollChange, m: Moment) -> list[Words]:
    """The seat's own coming rolls that a change could be for: words that name the attack if there are several."""
    if not m.rolls:
        return [()] if m.quest and LUCK in change.of else []
    against = dict.fromkeys([roll.against() for roll in m.rolls if roll.seat == seat and is_for(change, roll)])
    return [(each,) for each in against] if len(against) > 1 else [() for _ in against]


def fights(seat: int, m: Moment) -> bool:
    """Whether a seat's hero makes or meets an attack of this battle, or may challenge. Otherwise changes of its rolls and strikes
    would do nothing."""
    if m.battle is None:
        return False
    if m.name == CHALLENGE:
        return m.battle.target == seat
    return any((each.by_hero and each.owner == seat) or is_on(each, seat) for each in rolling(m.battle))


def attacks_to_end(seat: int, work: Work, m: Moment) -> list[Words]:
    """The attacks on a seat's hero that a card can end before any dice."""
    if m.battle is None:
        return []
    return [(spelled(each),) for each in rolling(m.battle) if is_on(each, seat) and each.form in work.ends]


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
            found += (plays_at_heroes if card.target == "hero" else plays_untargeted)(g, seat, name, m, why)
        elif why is not None:
            why.add(because(not_yet(g, seat, WHEN[card.timing], m)), f"hand:{name}", ("play", name))
    return found


def plays_untargeted(g: State, seat: int, name: str, m: Moment, why: Refused | None) -> list[Option]:
    """The options to play a bane that is not for one hero alone; any opponent may pay for it. What it says of a space is about that
    of its player's hero."""
    card = g.cards.adventures[name]
    targets: list[Words] = []
    key = "nobody-can-pay"
    least = card.x[0] if card.cost == X else card.cost
    if card.attach:
        key = "monster-first"
        targets = [(host,) for host in hosts(g, seat, card.attach)]
        if targets and not payers(g, seat, least):
            key, targets = "nobody-can-pay", []
    elif payers(g, seat, least):
        key = "nothing-to-aim-at" if counts(g, seat, card.work) else "other-terrain"
        if key == "nothing-to-aim-at":
            targets = TWISTS[card.work.twist].targets(g, seat, name, m) if card.work.twist else [()]
    found: list[Option] = [("play", name, *at) for at in targets]
    if card.cost == X:
        found = with_x(g, seat, card, found, max([g.players[other].peril for other in g.others(seat)], default=0))
    if why is not None and not found:
        refusal = because(key, card=name, cost=least) if key == "nobody-can-pay" else lacking(g, seat, key, name, m)
        why.add(refusal, f"hand:{name}", ("play", name))
    return found


def plays_at_heroes(g: State, seat: int, name: str, m: Moment, why: Refused | None) -> list[Option]:
    """The options to play a bane at a hero. Each opponent is aimed at, or left out with the reason; where all are left out, these
    reasons together are that of the card."""
    cost = g.cards.adventures[name].cost
    found: list[Option] = []
    left_out: set[str] = set()
    for other in g.others(seat):
        peril = g.players[other].peril
        if peril < cost and why is None:
            continue
        at = bane_targets(g, other, name, m)
        if at and peril >= cost:
            found += [("play", name, letter_of(other), *each) for each in at]
        elif why is not None:
            letter = letter_of(other)
            refusal = cannot_pay(name, cost, peril) if at else because(no_target(g, name), card=name, target_seat=letter)
            left_out.add(refusal.key)
            why.add_aim(refusal, f"hand:{name}", f"seat:{letter}", ("play", name, letter))
    if why is not None and not found:
        why.add(at_nobody(g, seat, name, cost, left_out), f"hand:{name}", ("play", name))
    return found


def at_nobody(g: State, seat: int, name: str, cost: int, left_out: set[str]) -> Refusal:
    """Why a bane is aimed at nobody, of the reasons why each opponent is left out."""
    if "cannot-pay" in left_out:
        return because("nobody-can-pay" if len(left_out) == 1 else "no-target-can-pay", card=name, cost=cost)
    if "no-host-there" in left_out:
        return because("no-host-anywhere")
    return because("nothing-to-aim-at", lacks=in_vain(g, g.others(seat), g.cards.adventures[name].work))


def no_target(g: State, name: str) -> str:
    """Why a hero at whom a bane could be aimed has nothing of what :func:`bane_targets` looks for."""
    return "no-host-there" if g.cards.adventures[name].duration == ATTACHMENT else "no-use-there"


def bane_targets(g: State, other: int, name: str, m: Moment) -> list[Words]:
    """What of a hero a bane can be aimed at; nothing where it would do nothing."""
    card = g.cards.adventures[name]
    if card.duration == ATTACHMENT:
        return [()] if card.attach == "hero" else [(host,) for host in hosts(g, other, card.attach) if not is_protected(g, host)]
    if in_vain(g, [other], card.work) or (card.work.where and not counts(g, other, card.work)):
        return []
    if card.work.twist:
        return TWISTS[card.work.twist].targets(g, other, name, m)
    return [()]


SPENT: Final[dict[str, Callable[[Player], bool]]] = {
    "level": lambda player: player.level == 1,
    "ap": lambda player: not player.ap + player.fall_ap,
}
"""Whether a hero has none left of what effects take."""


def in_vain(g: State, seats: list[int], work: Work) -> str:
    """The first thing that a bane would take, where none of these heroes has any of all that it takes; else ""."""
    takes = [effect for effect, number, _ in work.effects if number < 0 and effect in SPENT]
    if len(takes) < len(work.effects) or not all(SPENT[effect](g.players[seat]) for effect in takes for seat in seats):
        return ""
    return next(iter(takes), "")


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
    if why is not None:
        refuse_without_use(g, seat, m, why)
    return found


def refuse_without_use(g: State, seat: int, m: Moment, why: Refused) -> None:
    """Say of cards on the table that they have no use, and of encounters that they are not for such a moment."""
    for name in on_table(g, seat):
        if work_of(g, name).use is None:
            why.add(because("works-by-itself"), f"card:{name}", ("use", name))
    if m.name != MENU_LORD and g.others(seat):  # there they are declared, or refused with what each lacks
        refusal = because(refuse_encounter(g, seat, m))
        for name in encounters(g, seat):
            why.add(refusal, held_at(g, seat, name))
        why.add(refusal, "act:declare")


def refuse_use(g: State, seat: int, name: str, work: Work, m: Moment) -> str:
    """Why a readied card's effect may not be used at this moment, or ""."""
    assert work.use is not None
    timing = work.use.when
    if timing != ANY:
        if timing == "wounded":
            return "only-when-wounded"
        if timing == "hero" and (seat != g.active or g.phase != HERO or m.name == TURN):
            return "only-in-hero-phase"
        if timing == "turn" and seat != g.active:
            return "only-in-own-turn"
        if timing == RESPONSE and (m.name != RESPONDS or seat != m.defender):
            return "only-as-response"
        if timing == "challenge" and m.name != CHALLENGE:
            return "only-in-challenge"
    return refuse_paying(g, seat, name, work, m)


def refuse_paying(g: State, seat: int, name: str, work: Work, m: Moment) -> str:
    """Why a use cannot be paid for, or not once more, or not here, or ""."""
    player, use = g.players[seat], work.use
    assert use is not None
    if player.glory < use.glory:
        return "too-little-glory"
    if use.ap and ((player.points() if is_attack(g, name) else spendable(g, seat)) < use.ap or m.name == LAST):
        return "knocked-down" if player.down and player.ap >= use.ap else "too-few-ap"
    if (seat, name) in g.used or name in g.spent:
        return "used-already"
    if g.cards.disables and is_off(g, seat, name):
        return "switched-off"
    return "other-terrain" if (use.where or work.where) and not can_use_here(g, seat, work) else ""


def use_cost(g: State, name: str, aim: Aim) -> int:
    """How much glory a use costs that is aimed so."""
    work = work_of(g, name)
    assert work.use is not None
    return work.use.glory + (TWISTS[work.twist].costs(g, aim) if work.twist else 0)


def least_cost(g: State, seat: int, name: str, m: Moment) -> int:
    """How much glory a use costs at least."""
    work = work_of(g, name)
    aims = TWISTS[work.twist].uses(g, seat, name, m) if work.twist and m.battle is not None else []
    return min([use_cost(g, name, read_aim(at)) for at in aims], default=use_cost(g, name, Aim()))


def is_attack(g: State, name: str) -> bool:
    """Whether what a card, hero or space does is an attack without the usual action point."""
    twist = work_of(g, name).twist
    return bool(twist) and TWISTS[twist].attacks


def uses_of(g: State, seat: int, name: str, work: Work, m: Moment, why: Refused | None = None) -> list[Option]:
    """The options to use what a card, hero or space does; none if it is no such thing, or may not be used."""
    if work.use is None:
        return []
    key = refuse_use(g, seat, name, work, m)
    found: list[Option] = []
    if key:
        pass
    elif work.next_roll is not None:
        found = [("use", name, *roll) for roll in rolls_for(seat, work.next_roll, m)]
        key = "no-such-roll"
    elif work.effects and (key := refuse_effects(g, seat, work)):
        pass
    elif (work.battle_rolls or work.battle_strikes) and not fights(seat, m):
        key = "not-your-fight"
    elif work.twist:
        twist = TWISTS[work.twist]
        found = [("use", name, *at) for at in twist.uses(g, seat, name, m)]
        key = "too-little-glory" if found else "nothing-to-aim-at"
        if twist.priced:
            found = [each for each in found if use_cost(g, name, read_aim(each[2:])) <= g.players[seat].glory]  # type: ignore[index]
    else:
        found = [("use", name)]
    if why is not None and not found:
        if key == "only-in-hero-phase" and hero_phase_to_come(g, seat):
            key = refuse_paying(g, seat, name, work, m) or key
        why.add(lacking(g, seat, key, name, m), source_of(g, seat, name), ("use", name))
    return found


def refuse_effects(g: State, seat: int, work: Work) -> str:
    """Why a use that only heals, or only draws, would change nothing now, or ""."""
    only = work.effects[0][0]
    if only not in ("heal", "draw") or any(effect != only for effect, _, _ in work.effects):
        return ""
    if only == "draw":
        deck = g.deck
        return "" if deck.top or deck.bag or deck.bottom or deck.discards else "no-cards-left"
    return "no-healing-here" if g.cards.maps[g.players[seat].space].no_healing else "is-whole" if is_whole(g, seat) else ""


def is_whole(g: State, seat: int) -> bool:
    """Whether a hero has its printed life."""
    return g.players[seat].life >= g.cards.heroes[g.players[seat].hero].life


def work_of(g: State, name: str) -> Work:
    """What a card, hero or space does."""
    library = g.cards
    if name in library.adventures:
        return library.adventures[name].work
    return library.heroes[name].work if name in library.heroes else library.maps[name].work


RID, WARD = "rid", "ward"
"""What getting rid of a bane does, and what weakens an attack."""


def doing(work: Work) -> str:
    """What the use of a card, hero or space does, in a word that ``dungeoneer-part-used`` puts into words; "" if that has none."""
    if work.twist:
        return TWISTS[work.twist].doing
    if work.next_roll is not None:
        return "dice" if work.next_roll.twice else "roll"
    if work.battle_rolls or work.battle_strikes:
        return "battle"
    return given(work)[0]


def given(work: Work) -> tuple[str, int]:
    """What a card, hero or space gives at once, ``heal`` or ``ap``, and how much; "" if neither."""
    return next(((name, number) for name, number, _ in work.effects if name in ("heal", "ap") and number > 0), ("", 0))
