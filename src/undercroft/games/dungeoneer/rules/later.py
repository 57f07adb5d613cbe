"""Cards that do as much at a later moment, which offers them again: nobody is asked for them before (rules §17)."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.ask import seat_of
from ..cards.fields import ANY, ATTACK, BANE, INSTANT, LIFE, LORD_PHASE, MONSTER, Effect, Effects, X
from ..state.attacks import UNROLLED, Attack, Battle, hero_against, rolling, standing
from ..state.moments import ATTACKS, CHALLENGE, RESPONDS, ROLL, ROLLS, TURN, Moment
from ..state.state import CLOSE, HERO, State
from .acts import attackable
from .challenge import refuse_one_more
from .moving import hazards_of
from .sums import counter_value
from .twist import TWISTS
from .uses import is_attack, work_of
from .values import body_of, works

ONE_WOUND: Final = (("wound", 1, ""),)
LEAVE_ALL: Final = ("wound", "level", "less-ap")
"""Effects that take away nothing with which one heals."""
LEAVE_FREE: Final = (*LEAVE_ALL, "glory", "ap", "knockdown", "to-entrance")
"""The same where healing costs nothing."""
KEEP_ALL: Final = (*LEAVE_ALL, "knockdown")
"""Effects that take neither glory nor a card from a hero."""


def comes_again(g: State, seat: int, m: Moment, option: Any) -> bool:
    """Whether a card comes again before it could do anything more now: it only heals, gives its player
    action points, moves a rival, or takes its action points."""
    if gives_points_only(g, option):
        return can_gain_later(g, seat, m, option)
    if heals_only(g, option):
        return is_any_time(g, seat, option) and can_heal_later(g, seat, m, option)
    if moves_only(g, option):
        return can_pay_later(g, seat, option) and can_move_later(g, seat, m, option)
    return takes_points_only(g, option) and can_pay_later(g, seat, option) and can_take_later(g, seat, m, seat_of(option[2]))


def can_pay_later(g: State, seat: int, option: Any) -> bool:
    """Whether a rival surely keeps the peril that a bane at it costs. In a game of two nobody else spends it; of more, the others
    may, on any-time banes that the seat does not hold. Before another battle of the plan the active player may also spend it on
    banes of the Dungeonlord phase."""
    _, name, rival, *_ = option
    if len(g.living()) <= 2:
        return True
    lord = seat != g.active and len({target for _, target, _ in g.plan}) > 1
    hand = g.players[seat].hand
    others = [
        card for other, card in g.cards.adventures.items()
        if card.kind == BANE and other not in hand and (card.timing == ANY or (lord and card.timing == LORD_PHASE))
    ]  # fmt: skip
    spent = sum(card.x[1] if card.cost == X else card.cost for card in others)
    return g.players[seat_of(rival)].peril >= g.cards.adventures[name].cost + spent


def has_card(option: Any) -> bool:
    """Whether an option plays or uses a card, a hero or a space."""
    return option[0] in ("play", "use")


# --- action points --------------------------------------------------------------------------------------------------------------


def gives_points_only(g: State, option: Any) -> bool:
    """Whether all that an option does is to give its player action points."""
    work = work_of(g, option[1]) if option[0] == "use" else None
    return work is not None and not work.twist and bool(work.effects) and all(effect == "ap" for effect, _, _ in work.effects)


def can_gain_later(g: State, seat: int, m: Moment, option: Any) -> bool:
    """Whether the points can be had when they can first be spent: in a battle of the own Hero phase, for a challenge after the dice
    or back in the phase. Not of a use that is offered at this moment alone, nor where a strike or a last cry may take the glory or
    the card that gives them."""
    use = work_of(g, option[1]).use
    if m.battle is None or seat != g.active or g.phase != HERO or m.name == CHALLENGE:
        return False
    if use is None or use.when not in ("hero", "turn", ANY):
        return False
    strikes = [
        effect for attack in standing(m.battle) if attack.monster
        for effects in (*body_of(g, attack.monster).strikes.values(), last_cry(g, attack)) for effect, _, _ in effects
    ]  # fmt: skip
    return all(attack.monster for attack in standing(m.battle)) and all(effect in KEEP_ALL for effect in strikes)


# --- healing --------------------------------------------------------------------------------------------------------------------


def heals_only(g: State, option: Any) -> bool:
    """Whether a card does nothing but heal its player's hero."""
    if not has_card(option):
        return False
    work = work_of(g, option[1])
    heals = bool(work.effects) and all(effect == "heal" for effect, _, _ in work.effects)
    return heals and not work.twist and work.next_roll is None


def is_any_time(g: State, seat: int, option: Any) -> bool:
    """Whether what an option plays or uses may be played or used at every moment of this turn."""
    if option[0] == "play":
        return g.cards.adventures[option[1]].timing == ANY
    use = work_of(g, option[1]).use
    if use is None or (use.ap and seat == g.active and g.phase == CLOSE):  # its points are over soon
        return False
    return use.when == ANY or (use.when == "turn" and seat == g.active)


def can_heal_later(g: State, seat: int, m: Moment, option: Any) -> bool:
    """Whether healing does as much later: what is declared hurts nobody before its dice, whose window offers it again, and of a
    battle only the last dice do. Before these it matters if they could fell the hero; if not, it heals after the battle."""
    if m.name == TURN:
        return g.declared and bool(g.plan)
    if m.name == ROLLS and any(roll.of == ATTACK for roll in m.rolls):
        return True
    if m.name in (ROLL, ROLLS):
        return not may_fell(g, seat, m, option)
    return m.name in (RESPONDS, CHALLENGE)


def may_fell(g: State, seat: int, m: Moment, option: Any) -> bool:
    """Whether the dice of a moment could take a hero's last life, or that with which it heals, or are rolled with its life."""
    befalls = may_befall(g, seat, m)
    if befalls is None or any(roll.seat == seat and roll.form == LIFE for roll in m.rolls):
        return True
    use = work_of(g, option[1]).use if option[0] == "use" else None
    leave = LEAVE_FREE if use is not None and not use.glory and not use.ap else LEAVE_ALL
    if any(effect not in leave for effect, _, _ in befalls):
        return True
    return sum(number for effect, number, _ in befalls if effect == "wound") >= g.players[seat].life


def may_befall(g: State, seat: int, m: Moment) -> list[Effect] | None:
    """The most that the dice of a moment may do to a hero; None if that is not known."""
    if m.name == ROLL:
        if not m.rolls:
            return [] if m.quest else None  # dice of a quest hurt nobody, those of a card may
        return [effect for roll in m.rolls if roll.seat == seat or roll.source == "quest" for effect in roll.fails]
    found: list[Effect] = []
    for attack in rolling(m.fought()):
        if not attack.monster:
            if seat in (attack.owner, attack.hero):
                return None
            continue
        if hero_against(attack) == seat and not holds(g, m.fought(), attack):
            found += body_of(g, attack.monster).strikes.get(attack.form, ONE_WOUND)
        if g.players[seat].space == m.fought().space:
            found += last_cry(g, attack)
    return found


def last_cry(g: State, attack: Attack) -> Effects:
    """What an attack's monster does to every hero in the space when it is defeated."""
    card = g.cards.adventures.get(attack.monster)
    return () if card is None else card.last


def holds(g: State, battle: Battle, attack: Attack) -> bool:
    """Whether an attacked hero surely meets the attack, so that it is not struck."""
    return not attack.by_hero and attack.total() > UNROLLED and counter_value(g, battle, attack) + 1 >= attack.total()


# --- moving a rival -------------------------------------------------------------------------------------------------------------


def moves_only(g: State, option: Any) -> bool:
    """Whether a card does nothing but move a rival's hero."""
    twist = work_of(g, option[1]).twist if option[0] == "play" else ""
    return bool(twist) and TWISTS[twist].moves


def can_move_later(g: State, seat: int, m: Moment, option: Any) -> bool:
    """Whether moving a rival does as much after the battle, or in its response step. In a battle it matters of whoever fights: one
    who leaves is not struck, or has no challenge. Of others, where they come into the space or leave it, so that a trap, a last
    cry or a challenge of somebody else finds them there or does not. Whose turn it is may also meet a hazard, and with it fall."""
    rival, space = seat_of(option[2]), option[3]
    if rival == g.active and hazards_of(g, space):
        return False
    if m.battle is not None:
        at = g.players[rival].space
        if m.name == RESPONDS and m.battle.traps and not m.battle.attacks and at == m.battle.space:
            return True  # the window before the trap's dice offers it again, and whoever leaves then is out of its reach as well
        if fights_in(m.battle, rival):
            return False
        if m.battle.space not in (space, at):
            return True
        if m.name == CHALLENGE and m.battle.target == seat and len(m.battle.sprung) == len(m.battle.traps):
            return not may_challenge(g, seat)
        if any(last_cry(g, attack) for attack in standing(m.battle)):
            return False  # it finds whoever is in the space when the attacker falls
        if m.battle.target == seat and at != m.battle.space and is_last_trap(m):
            return True  # whoever comes once it is known who rolls is not hit
        return not m.battle.traps and m.battle.target == seat
    if m.name != TURN or not g.declared or not g.plan:
        return False
    attacking = [g.cards.adventures[name] for name, _, _ in g.plan]
    return all(card.kind != MONSTER or card.threat is None for card in attacking)  # such a threat comes before any response


def is_last_trap(m: Moment) -> bool:
    """Whether the dice of a battle's last trap are about to be rolled."""
    return m.name == ROLL and all(roll.source == "trap" for roll in m.rolls) and len(m.fought().sprung) + 1 == len(m.fought().traps)


def may_challenge(g: State, seat: int) -> bool:
    """Whether an attacked hero has anything to challenge with whoever comes into its space."""
    names = [*[name for name, _ in works(g, seat)], *g.players[seat].hand]
    return not refuse_one_more(g, seat) or g.options.ap_for_falling or any(is_attack(g, name) for name in names)


def fights_in(battle: Battle, seat: int) -> bool:
    """Whether a seat's hero is attacked in a battle, or attacks."""
    return seat == battle.target or any(
        (each.by_hero and seat == each.owner) or (seat == each.hero and not (each.by_hero and each.monster))
        for each in battle.attacks
    )  # fmt: skip


# --- taking a rival's action points ---------------------------------------------------------------------------------------------


def takes_points_only(g: State, option: Any) -> bool:
    """Whether a card does nothing but take action points from a rival's hero."""
    if option[0] != "play":
        return False
    card = g.cards.adventures[option[1]]
    takes = bool(card.work.effects) and all(effect == "ap" and number < 0 for effect, number, _ in card.work.effects)
    return takes and not card.work.twist and card.duration == INSTANT and card.target == "hero"


def can_take_later(g: State, seat: int, m: Moment, rival: int) -> bool:
    """Whether a rival's action points can be taken as well at a later moment of a battle, or after it: until then the rival has
    nothing to spend them on. A rival that is attacked may challenge with them, and the window before the last dice comes before
    that; any other could attack a hero in its space when the battle is over."""
    if g.options.limited_movement or g.players[rival].down or pays_points(g, rival):
        return False
    if m.name == TURN:
        attacked = any(target == rival for _, target, _ in g.plan)
        return g.declared and bool(g.plan) and ((attacked and not m.marks & ATTACKS) or not attackable(g, rival))
    battle = m.battle
    if battle is None or m.name not in (RESPONDS, ROLL, ROLLS) or battle.step not in ("attack", "response", "rolls"):
        return False
    if rival != battle.target or refuse_one_more(g, rival):
        return not attackable(g, rival)
    if m.name == ROLLS:
        return any(roll.of == ATTACK for roll in m.rolls)
    return bool(standing(battle)) or (m.name == RESPONDS and bool(battle.traps))


def pays_points(g: State, seat: int) -> bool:
    """Whether something that works for a hero can be used for action points now."""
    uses = [work.use for _, work in works(g, seat) if work.use is not None and work.use.ap]
    return any(seat == g.active or use.when not in ("turn", "hero") for use in uses)
