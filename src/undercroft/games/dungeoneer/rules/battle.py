"""Battles: attack, response, rolls, strikes, challenge, lair, reward (rules §9)."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.ask import Among, Choose, Script, letter_of
from ..cards.fields import ATTACK, COUNTER, Threat
from ..state.aims import Aim, read_aim
from ..state.attacks import Attack, Battle, Part, hero_against, rolling, standing
from ..state.fighters import are_there, goes_on, in_order, is_there, lives, name_in
from ..state.moments import CHALLENGE, PASS, PLAYS, RESPONDS, RESPONSES, ROLLS, USUAL, Moment
from ..state.state import State
from .challenge import challenge_options, free_attacks
from .happening import happen_to_all
from .ice import change_ice
from .moving import danger_for
from .rolls import hero_dice, played_for, tell_roll, threat_rolls, told_parts
from .strikes import compare
from .sums import coming, parts_of, reached_by, trap_value
from .twist import TWISTS
from .values import attack_forms, body_of, names_of, total, works
from .way import way_of
from .windows import ask_at, ask_quietly, both_sides, response_options, use, window
from .wounds import MONSTER_TEXT, STRIKE, TRAP_CARD, Cause, knock_down

FORM, RESPOND, CHALLENGES = "form", "respond", "challenge"
"""The questions of a battle, beside those of :mod:`.way`."""


# --- the battle of monsters and traps against one hero --------------------------------------------------------------------------


def encounter(
    g: State, target: int, space: str, attacks: list[Attack], traps: list[tuple[int, str, int]], quest: str = "", hero: str = ""
) -> Script:
    """All encounters on one target, in the space where it was attacked: steps I to VIII.

    :param hero: the attacked hero, if it may have been replaced since (variant 2).
    """
    battle = Battle(target, target, space, attacks, True)
    battle.traps = traps
    battle.quest = quest
    battle.heroes[target] = hero or g.players[target].hero
    g.battle = battle
    for attack in attacks:
        g.attackers.append((target, attack.monster))
    way_of(g).attacked(g, attacks)
    yield from fight(g, battle)
    yield from challenge(g, battle)
    g.battle = battle
    yield from clear(g, battle)
    yield from reward(g, battle)
    g.battle = None


def fight(g: State, battle: Battle) -> Script:
    """Steps I to V."""
    seats = [battle.target, g.active, *[attack.owner for attack in battle.attacks if attack.by_hero]]
    for seat in seats:
        battle.heroes.setdefault(seat, g.players[seat].hero)
    battle.step = "attack"
    if is_there(g, battle):
        yield from pick_forms(g, battle)
        yield from on_attack(g, battle)
    if are_there(g, battle):
        battle.step = "response"
        yield from respond(g, battle)
    battle.step = "rolls"
    yield from spring_traps(g, battle)
    if are_there(g, battle):
        yield from attack_rolls(g, battle)
        yield from counter_rolls(g, battle)
    else:
        tell_missed(g, battle)


def tell_missed(g: State, battle: Battle) -> None:
    """A hero of the battle has left the space before the rolls: the attacks on it, or its own, find nobody (§9)."""
    heroes = [battle.target, *[attack.owner for attack in battle.attacks if attack.by_hero]]
    gone = [seat for seat in heroes if lives(g, battle, seat) and g.players[seat].space != battle.space]
    if gone:
        for attack in standing(battle):
            g.tell("misses", seat=gone[0], card=name_in(g, attack), cause="strike" if attack.monster else "hero")


def pick_forms(g: State, battle: Battle) -> Script:
    """Step I: the attacker picks a form for each attacking card, in public. A quest's monster is played by the left neighbour."""
    for attack in battle.attacks:
        forms = forms_of(g, attack)
        attack.form = forms[0] if len(forms) == 1 else str((yield Choose(player_of(g, battle, attack), FORM, forms, about=attack)))
        tell_attack(g, battle, attack)


def tell_attack(g: State, battle: Battle, attack: Attack) -> None:
    """Step I is public: who attacks whom, and in which form."""
    if not attack.by_hero:
        target = letter_of(attack.hero)
        g.tell("attacks", seat=battle.target, card=name_in(g, attack), form=attack.form, target_seat=target)
    elif attack.monster:
        g.tell("hero-attacks", seat=attack.owner, card=name_in(g, attack), form=attack.form, paid=attack.paid)
    else:
        target = letter_of(attack.hero)
        saved = attack.owner != g.active and not g.options.limited_movement  # by variant 7 the point is of a fall
        paid = "saved" if attack.paid == "ap" and saved else attack.paid
        g.tell("hero-attacks-hero", seat=attack.owner, form=attack.form, target_seat=target, paid=paid)


def player_of(g: State, battle: Battle, attack: Attack) -> int:
    """Who decides for the attacker; alone, the hero's own player picks for a quest's monster what the rules leave open."""
    if attack.owner >= 0:
        return attack.owner
    return (g.others(battle.target) or [battle.target])[0]


def forms_of(g: State, attack: Attack) -> tuple[str, ...]:
    """The forms an attacker may attack in (ruling 38); one that a card has decided is its only one."""
    if attack.form:
        return (attack.form,)
    if attack.by_hero:
        return attack_forms(g, attack.owner)
    body = body_of(g, attack.monster)
    return body.forms if attack.owner >= 0 else way_of(g).forms_of(body)


def on_attack(g: State, battle: Battle) -> Script:
    """Step I: what attacking cards do when they attack: ice on the space, a threat to every hero in it."""
    for attack in battle.attacks:
        card = g.cards.adventures.get(attack.monster)
        if attack.by_hero or card is None or attack.gone or not is_there(g, battle):
            continue
        if card.ice:
            change_ice(g, battle.target if attack.owner < 0 else attack.owner, battle.space, card.ice, attack.monster)
        if card.threat is None:
            continue
        failed = yield from threat_rolls(g, g.heroes_in(battle.space), card.threat, "monster", card=attack.monster, fails=card.fail)
        yield from happen_to_all(g, [*failed], card.fail, Cause(MONSTER_TEXT, attack.owner, attack.monster, lost=failed))


def respond(g: State, battle: Battle) -> Script:
    """Step II: the defender first until it passes, then attacker and others; after any use the defender is asked again."""
    attacker = player_of(g, battle, battle.attacks[0]) if battle.attacks else g.active
    order = in_order(g, battle.defender, attacker)
    while True:
        g.moments += way_of(g).watched
        used = False
        for seat in order:
            if not g.players[seat].alive or not are_there(g, battle):
                continue
            marks = USUAL | RESPONSES if seat == battle.defender else USUAL
            m = Moment(RESPONDS, marks, battle, (), battle.defender)
            found = both_sides(g, seat, m)
            if not found:
                continue
            answer = yield from ask_quietly(g, seat, RESPOND, m, found, response_options)
            if answer != PASS:
                yield from use(g, seat, answer, m)
                used = True
                break
        if not used:
            return


def spring_traps(g: State, battle: Battle) -> Script:
    """Step III begins with the traps, in declared order: every hero then in the space rolls (ruling 40)."""
    for owner, name, x in battle.traps:
        card = g.cards.adventures[name]
        assert card.threat is not None
        seats = [seat for space in reached_by(g, battle.space, name) for seat in g.heroes_in(space)]
        if not seats or not lives(g, battle, g.active):
            continue
        threat = Threat(card.threat.stats, trap_value(g, owner, card, x, battle.space))
        danger = {seat: danger_for(g, seat, g.players[seat].space) for seat in seats}
        failed = yield from threat_rolls(g, seats, threat, "trap", card=name, danger=danger, fails=card.fail)
        battle.sprung.append(name)
        yield from happen_to_all(g, [*failed], card.fail, Cause(TRAP_CARD, owner, name, lost=failed))
        if failed and card.ice:
            change_ice(g, battle.target if owner < 0 else owner, battle.space, card.ice, name)


def attack_rolls(g: State, battle: Battle) -> Script:
    """Step III: one window, then all attack rolls."""
    attacks = rolling(battle)
    if not attacks:
        return
    rolls = [coming(g, attack, ATTACK) for attack in attacks]
    earlier = g.next_rolls
    battle.played = g.next_rolls = []
    yield from window(g, Moment(ROLLS, PLAYS, battle, rolls), in_order(g, player_of(g, battle, attacks[0]), battle.defender))
    if goes_on(g, battle):
        for attack in rolling(battle):
            roll_side(g, battle, attack, ATTACK)
    battle.played, g.next_rolls = [], earlier


def counter_rolls(g: State, battle: Battle) -> Script:
    """Step IV: one window, then a counter roll against every attack. Step V: compare, in declared order."""
    attacks = rolling(battle)
    if not attacks or not goes_on(g, battle):
        return
    rolls = [coming(g, attack, COUNTER) for attack in attacks]
    earlier = g.next_rolls
    battle.played = g.next_rolls = []
    yield from window(g, Moment(ROLLS, PLAYS, battle, rolls), in_order(g, battle.defender, player_of(g, battle, attacks[0])))
    counters = [(attack, roll_side(g, battle, attack, COUNTER)) for attack in rolling(battle)] if goes_on(g, battle) else []
    battle.played, g.next_rolls = [], earlier
    if not counters:
        return
    battle.step = "compare"
    for attack, counter in counters:
        if attack.gone or not goes_on(g, battle):
            continue
        yield from compare(g, battle, attack, counter)


def roll_side(g: State, battle: Battle, attack: Attack, of: str) -> int:
    """Roll for one side of an attack; die and total are kept for all to see, from when they are told."""
    roll = coming(g, attack, of)
    parts = parts_of(g, battle, attack, of)
    if roll.seat >= 0:
        played = played_for(g, roll)
        die, rolled = hero_dice(g, roll, total(parts))
        parts = [*parts, *played]
        attack.rolled[of] = (parts, rolled)
        tell_roll(g, roll, die, rolled, told_parts(g, parts) if g.journal is not None else {})
    else:
        die = g.nature.die()
        rolled = die + total(parts)
        attack.rolled[of] = (parts, rolled)
        added = {**told_parts(g, parts), "influence": influence_on(g, parts)} if g.journal is not None else {}
        g.tell(
            "monster-rolls", seat=hero_against(attack), card=name_in(g, attack), of=of, form=roll.form, die=die, total=rolled,
            **added,
        )  # fmt: skip
    return rolled


def influence_on(g: State, parts: list[Part]) -> str:
    """What of the table strengthens an enemy in these parts: the attacked hero's ``own`` quest, the ``global`` one, the ``place``
    where they fight, or nothing ("")."""
    stronger = [name for name, count, _ in parts[1:] if count > 0]
    quests = [name for name in stronger if name in g.cards.quests]
    if quests:
        return "global" if quests[0] in g.global_quests else "own"
    return "place" if any(name in g.cards.maps for name in stronger) else ""


# --- challenge, lair, reward ----------------------------------------------------------------------------------------------------


def challenge(g: State, battle: Battle) -> Script:
    """Step VI: the attacked player may use what it has, and challenge once for an action point, or pass; after the challenge
    only what grants free attacks is left."""
    if not may_go_on(g, battle):
        return
    seat = battle.target
    m = Moment(CHALLENGE, USUAL, battle)
    battle.step = "challenge"
    find: Among = challenge_options
    while may_go_on(g, battle):
        g.moments += way_of(g).watched
        found = find(g, seat, m, None)
        if len(found) == 1:
            return
        answer = yield from ask_at(g, seat, CHALLENGES, m, find, found)
        if answer == PASS:
            return
        if answer[0] != "challenge":
            yield from use(g, seat, answer, m)
            continue
        find = free_attacks
        paid = "fall" if len(answer) > 2 else "challenge"
        if paid == "fall":
            g.used.add((seat, "falling"))
            knock_down(g, seat, 0, Cause(STRIKE, seat))
        else:
            g.players[seat].pay()
            g.used.add((seat, "battle"))
        yield from challenge_one(g, battle, seat, read_aim(answer[1:2]), paid=paid)


def may_go_on(g: State, battle: Battle) -> bool:
    """Whether the attacked hero is there for step VI. A quest that is only a hunt is completed when its monster is defeated, and
    that ends the Hero phase at once (§10)."""
    hunted = battle.quest and g.cards.quests[battle.quest].is_mere_hunt()
    return is_there(g, battle) and not (hunted and battle.attacks[0].gone)


def challenge_one(g: State, battle: Battle, seat: int, aim: Aim, bonuses: Sequence[Part] = (), paid: str = "") -> Script:
    """Steps I to V with the sides exchanged, or against a hero in the same space. It is step VI of the battle, so that whatever
    was played for the battle works on.

    :param bonuses: what is added to the attack roll, and by what.
    :param paid: what pays for it (:attr:`.Attack.paid`).
    """
    if aim.seats:
        yield from hero_attacks(g, seat, aim.seats[0], bonuses, may_challenge=False, helps=battle.helps, paid=paid)
        return
    mine = next(attack for attack in battle.attacks if attack.monster == aim.on)
    back = Attack(seat, aim.on, mine.owner, by_hero=True, life=mine.life)
    back.bonuses += bonuses
    back.paid = paid
    battle.answer = back
    duel = Battle(seat, way_of(g).defender(player_of(g, battle, mine)), battle.space, [back], True)
    duel.quest, duel.dealt, duel.earned, duel.extra = battle.quest, battle.dealt, battle.earned, battle.extra
    duel.helps = battle.helps
    g.battle = duel
    yield from fight(g, duel)
    mine.life, mine.hurt, mine.gone = back.life, mine.hurt or back.hurt, back.gone
    g.battle = battle


def hero_attacks(
    g: State, seat: int, other: int, bonuses: Sequence[Part] = (), may_challenge: bool = True, form: str = "",
    helps: list[tuple[int, str]] | None = None, paid: str = "",
) -> Script:  # fmt: skip
    """A hero attacks a hero in the same space; the attacked one may challenge back.

    :param helps: of a challenge, what was played for the battle that it belongs to.
    :param paid: what pays for it (:attr:`.Attack.paid`).
    """
    outer = g.battle
    attack = Attack(seat, "", other, by_hero=True)
    attack.bonuses += bonuses
    attack.form = form
    attack.paid = paid
    battle = Battle(other, other, g.players[seat].space, [attack], False)
    if helps is not None:
        battle.helps = helps
        if outer is not None:
            outer.answer = attack
    g.battle = battle
    g.attackers.append((other, letter_of(seat)))
    yield from fight(g, battle)
    if may_challenge:
        yield from challenge(g, battle)
    g.battle = outer


def clear(g: State, battle: Battle) -> Script:
    """Step VII: traps are discarded, and it is decided where the monsters go."""
    battle.step = "lair"
    for _, name, _ in battle.traps:
        g.discard(name)
    attacks = [attack for attack in battle.attacks if attack.monster in g.cards.adventures and not attack.removed]
    return way_of(g).clear(g, battle, attacks)


def reward(g: State, battle: Battle) -> Script:
    """Step VIII: glory for wounds dealt to monsters; and what else the way of playing gives."""
    battle.step = "reward"
    for seat, wounds in battle.earned.items():
        if g.players[seat].alive and wounds:
            extra = battle.extra.get(seat, [])
            more, cards = len(extra), names_of(g, [(name, 1, "") for name in extra])
            g.players[seat].glory += wounds + more
            g.tell("reward-glory", seat=seat, count=wounds + more, life=wounds, more=more, cards=cards)
            for name, work in works(g, seat):
                if work.twist:
                    yield from TWISTS[work.twist].rewarded(g, seat, name)
    yield from way_of(g).reward(g, battle)
