"""Step V of a battle: who strikes whom, and what a strike does (rules §9.5)."""

from __future__ import annotations

from typing import Final

from ....kernel.ask import Choose, Script, letter_of
from ..cards.fields import ATTACK, COUNTER, Effects, StrikeChange
from ..state.aims import Aim
from ..state.attacks import Attack, Battle, attack_of, hero_against, monster_owner
from ..state.fighters import name_in
from ..state.moments import Lost
from ..state.state import State
from .happening import happen, happen_to_all
from .piles import keep_all_limits
from .twist import TWISTS
from .uses import work_of
from .values import body_of, works
from .wounds import CARD, LAST_CRY, STRIKE, Cause, wound

ONE_WOUND: Final[Effects] = (("wound", 1, ""),)
TAKE = "take"
"""The question whether a strike takes an escorted token instead of wounding."""


def compare(g: State, battle: Battle, attack: Attack, counter: int) -> Script:
    """The higher total strikes; a tie does nothing (§9.5)."""
    if attack.total() == counter:
        tell_tie(g, attack)
        return
    of = ATTACK if attack.total() > counter else COUNTER
    lost = attack.form, min(attack.total(), counter), max(attack.total(), counter)
    if not attack.monster:
        striker, struck = (attack.owner, attack.hero) if of == ATTACK else (attack.hero, attack.owner)
        yield from strike_hero(g, battle, striker, struck, attack.form, of, lost)
    elif attack.by_hero == (of == ATTACK):
        yield from strike_monster(g, battle, attack, of)
    else:
        yield from monster_strikes(g, attack, of, lost)


def tell_tie(g: State, attack: Attack) -> None:
    """A tie: between whom, and at what; of several attacks it is one."""
    if attack.monster:
        seat, other, cause = hero_against(attack), "", "strike"
    else:
        seat, other, cause = attack.owner, letter_of(attack.hero), "hero"
    g.tell("no-strike", seat=seat, card=name_in(g, attack), target_seat=other, cause=cause, total=attack.total())


def hit_of(g: State, attack: Attack, form: str, of: str) -> Effects:
    """What a monster's card says of its strike in a form; one without a symbol only wounds, and where the table plays so, every
    counter strike (ruling 2)."""
    if of == COUNTER and not g.options.counter_strikes:
        return ONE_WOUND
    return body_of(g, attack.monster).strikes.get(form, ONE_WOUND)


def monster_strikes(g: State, attack: Attack, of: str, lost: Lost) -> Script:
    """What the card says of a strike in this form happens."""
    struck = hero_against(attack)
    owner = monster_owner(attack)
    effects = hit_of(g, attack, attack.form, of)
    g.tell("struck", seat=struck, card=name_in(g, attack))
    yield from happen(g, struck, effects, Cause(STRIKE, owner, name_in(g, attack), lost={struck: lost}))
    card = g.cards.adventures.get(attack.monster)
    if card is not None and card.work.twist and (of == ATTACK or g.options.counter_strikes):
        yield from TWISTS[card.work.twist].strikes(g, struck, attack)


def wounds_of(g: State, battle: Battle, seat: int, form: str, of: str) -> int:
    """How many wounds a hero's strike deals."""
    return 1 + sum([change.wounds for _, change in strike_changes(g, battle, seat, form, of)])


def strike_changes(g: State, battle: Battle, seat: int, form: str, of: str) -> list[tuple[str, StrikeChange]]:
    """What a hero's cards, and what it played for this battle, do to its strikes of this form and roll, each with its card."""
    changes = [(name, change) for name, work in works(g, seat) for change in work.strikes_more]
    changes += [(name, change) for who, name in battle.helps if who == seat for change in work_of(g, name).battle_strikes]
    return [(name, change) for name, change in changes if strikes_so(g, change, form, of)]


def strikes_so(g: State, change: StrikeChange, form: str, of: str) -> bool:
    """Whether a change concerns strikes of this form and roll; of counter rolls where no roll is named: ruling 2."""
    named = of in change.of if change.of else of == ATTACK or g.options.counter_strikes
    return named and (not change.forms or form in change.forms)


def strike_monster(g: State, battle: Battle, attack: Attack, of: str) -> Script:
    """A monster is struck by a hero (§9.5)."""
    seat = hero_against(attack)
    lost = min(attack.life, wounds_of(g, battle, seat, attack.form, of))
    hurt_monster(g, attack, lost)
    g.tell("strikes-monster", seat=seat, card=name_in(g, attack), count=lost, life=attack.life)
    yield from after_wounds(g, battle, attack, lost)


def end_attack(g: State, seat: int, name: str, aim: Aim, battle: Battle) -> Script:
    """An attack ends without dice; its attacker takes the wounds that the card sends back (A14)."""
    attack = attack_of(battle, aim.on, aim.seats)
    assert attack is not None
    attack.ended = True
    back = g.cards.adventures[name].work.wounds_back
    lost = min(attack.life, back) if attack.monster else 0
    hurt_monster(g, attack, lost)
    cause = "strike" if attack.monster else "hero"
    g.tell("attack-ends", seat=seat, card=name_in(g, attack), cause=cause, count=lost, life=attack.life)
    if lost:
        yield from after_wounds(g, battle, attack, lost)
    elif back and not attack.monster:
        yield from wound(g, [(attack.owner, back)], Cause(CARD, seat, name))


def hurt_monster(g: State, attack: Attack, lost: int) -> None:
    """A monster loses life."""
    attack.life -= lost
    attack.hurt = attack.hurt or lost > 0


def after_wounds(g: State, battle: Battle, attack: Attack, lost: int) -> Script:
    """What wounds of a monster bring: glory later; without life it is defeated, with whatever its last cry does (§9.5, VIII)."""
    seat = hero_against(attack)
    card = g.cards.adventures.get(attack.monster)
    if card is None:
        g.tokens[attack.monster] = g.tokens.get(attack.monster, 0) + lost
    else:
        battle.earned[seat] = battle.earned.get(seat, 0) + lost
    if attack.life > 0:
        return
    attack.gone = True
    g.tell("monster-defeated", seat=seat, card=name_in(g, attack), of_quest=card is None)
    if card is None:
        return
    for name, work in works(g, seat):
        if any(type in work.glory_against for type in card.types) or attack.form in work.glory_in:
            battle.extra.setdefault(seat, []).append(name)
        if work.trophies and name not in battle.extra.get(seat, []):
            battle.extra.setdefault(seat, []).append(name)
    yield from happen_to_all(g, g.heroes_in(battle.space), card.last, Cause(LAST_CRY, monster_owner(attack), attack.monster, seat))


def strike_hero(g: State, battle: Battle, striker: int, struck: int, form: str, of: str, lost: Lost) -> Script:
    """A hero strikes a hero: wounds, or an escorted token instead (§9.5, §10, ruling 46)."""
    g.tell("hero-strikes", seat=striker, target_seat=letter_of(struck))
    taken, hero = "", g.players[struck].hero
    wounds = wounds_of(g, battle, striker, form, of)
    if g.players[struck].escorts:
        takes = [("take", quest) for quest in g.players[struck].escorts]
        answer = yield Choose(striker, TAKE, ["wound", *takes], about=(struck, wounds))
        if answer != "wound":
            taken = answer[1]
            g.players[struck].escorts.remove(taken)
            if taken in g.players[struck].quests:
                g.players[struck].quests.remove(taken)
            g.players[striker].escorts.append(taken)
            g.players[striker].quests.append(taken)
            g.tell("takes-token", seat=striker, target_seat=letter_of(struck), quest=taken)
            yield from keep_all_limits(g)
    changes = strike_changes(g, battle, striker, form, of)
    if not taken:
        cause = Cause(STRIKE, striker, lost={struck: lost})
        yield from wound(g, [(struck, wounds)], cause)
    for name, change in changes:
        if g.players[struck].hero == hero:
            yield from happen(g, struck, change.effects, Cause(STRIKE, striker, name, lost={struck: lost}))
