"""Combat: who may be attacked, who is drawn in, what the cards decide (rules §11)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...kernel.ask import AllOf, Choose, Refused, Script
from .shapes import Battle as Told
from .shapes import Fighter
from .state import Battle, State
from .tokens import ALWAYS_RETURNS, ARMOR, COMBAT_CARDS, IS_CHARACTER, KIND, NAMES, NOTHING, PARTY, SIDE_OF, STRENGTH, SWORD, TOKEN
from .why import in_the_way, refusal

COMBAT = "combat"
"""The question for a combat card, put to both at once."""


def attack(g: State, attacker: int, target: int) -> Script:
    """One's group against the target's group: each side's values and one secret card; the lower side is wounded (§11)."""
    g.pay(attacker)
    seat = SIDE_OF[attacker]
    attackers, defenders = fighters(g, attacker, target)
    told = None if g.journal is None else battle_between(g, attacker, target)
    g.battle = battle = Battle(attacker, target, attackers, defenders, told)
    g.tell(
        "attacks", seat=seat, token=attacker, target=target, attackers=list(attackers), defenders=list(defenders),
        down=g.is_wounded(target), count=len(attackers) + len(defenders),
        sword=strength_of(g, attackers, True) - bare(g, attackers), armor=strength_of(g, defenders, False) - bare(g, defenders),
    )  # fmt: skip
    sides = (seat, 1 - seat)
    cards: tuple[str, str] = yield AllOf(
        [Choose(each, COMBAT, combat_cards(g, each), about=battle, among=combat_cards) for each in sides]
    )
    decide(g, battle, seat, cards)
    g.battle = None


def combat_cards(g: State, seat: int, about: Battle | None = None, why: Refused | None = None) -> tuple[str, ...]:
    """The different combat cards that a seat has left.

    :param about: the combat.
    """
    if why is not None:
        for card in COMBAT_CARDS:
            if card not in g.combat[seat]:
                why.add(refusal("combat-card-used", card=card), f"combat:{card}", card)
        fight = () if about is None else (*about.attackers, *about.defenders)
        for token in fight:
            why.add(refusal("it-fights"), f"piece:{NAMES[token]}")
        why.add(refusal("not-in-the-combat"), "piece")
    return tuple(dict.fromkeys(g.combat[seat]))


def decide(g: State, battle: Battle, seat: int, cards: tuple[str, str]) -> None:
    """Both cards are shown; the higher total wins, a tie changes nothing, every card but the +0 is gone (§11)."""
    for side, card in ((seat, cards[0]), (1 - seat, cards[1])):
        if card != ALWAYS_RETURNS:
            left = list(g.combat[side])
            left.remove(card)
            g.combat[side] = tuple(left)
    strong, weak = strength_of(g, battle.attackers, True), strength_of(g, battle.defenders, False)
    attack_total, defence_total = strong + int(cards[0]), weak + int(cards[1])
    g.tell(
        "combat", seat=seat, attack=strong, attack_card=cards[0], attack_total=attack_total,
        defence=weak, defence_card=cards[1], defence_total=defence_total,
    )  # fmt: skip
    if attack_total == defence_total:
        g.tell("tie", seat=seat)
    elif attack_total > defence_total:
        g.tell("combat-won", seat=seat)
        lose(g, battle.defenders)
    else:
        g.tell("combat-won", seat=1 - seat)
        lose(g, battle.attackers)


def lose(g: State, side: Sequence[int]) -> None:
    """Unwounded losers are wounded, a wounded one is killed (§11)."""
    for token in side:
        if g.is_wounded(token):
            g.kill(token, "combat")
            continue
        square = g.at[token]
        g.wound(token)
        if g.options.sweep_wounded:
            for other in g.tokens_at(square):
                if IS_CHARACTER[other] and other not in side and g.is_wounded(other):  # a wounded enemy never lies beside a loser
                    g.kill(other, "swept")


def defeats_of(g: State, *sides: Sequence[int]) -> dict[int, str]:
    """What losing would do to everybody on these sides, and to others who die with them (§11): by token ``wounded``, or the cause
    of its death. Each side loses on a copy, so that this is true with every setting of the table. No rule asks for it.
    """
    lost: dict[int, str] = {}
    for side in sides:
        after = g.copy()
        after.journal = []
        lose(after, side)
        for told in after.journal:
            if told.key in ("wounded", "killed"):
                lost[TOKEN[told.args["piece"]]] = told.args.get("cause", "wounded")
    return lost


def drawn_in(g: State, attacker: int, target: int) -> dict[int, int]:
    """Everybody who must fight, with the enemy beside whom it stands: whoever stands unwounded beside an enemy who fights, again
    and again until nobody is added (A1, A18). Attacker and target come first, each because of the other."""
    ready: dict[int, list[int]] = {}
    for party in PARTY:
        for token in party:
            if g.stands(token) and not g.idle >> token & 1:
                ready.setdefault(g.at[token], []).append(token)
    because = {attacker: target, target: attacker}
    to_look = [attacker, target]
    for fighter in to_look:
        for near in g.plan.links[g.at[fighter]]:
            for other in ready.get(near, ()):
                if SIDE_OF[other] != SIDE_OF[fighter] and other not in because:
                    because[other] = fighter
                    to_look.append(other)
    return because


def fighters(g: State, attacker: int, target: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The attackers and the defenders, in the order of tokens."""
    return _sides(drawn_in(g, attacker, target), SIDE_OF[attacker])


def _sides(everybody: Iterable[int], seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Those of a seat and the others, in the order of tokens."""
    ordered = sorted(everybody)
    mine = [each for each in ordered if SIDE_OF[each] == seat]
    return tuple(mine), tuple([each for each in ordered if SIDE_OF[each] != seat])


def strength_of(g: State, side: Iterable[int], attacking: bool) -> int:
    """A group's combat values without cards (§11)."""
    return sum([value_of(token, g.load[token], g.is_wounded(token), attacking) for token in side])


def bare(g: State, side: Iterable[int]) -> int:
    """A group's combat values without objects and cards."""
    return sum([value_of(token, NOTHING, g.is_wounded(token), True) for token in side])


def value_of(token: int, load: int, wounded: bool, attacking: bool) -> int:
    """What one counts, with 1 for a Sword in attack or an Armor in defence; a wounded one counts only its Armor (§11)."""
    own = 0 if wounded else STRENGTH[KIND[token]]
    if load < 0:
        return own
    return own + (KIND[load] == SWORD and not wounded if attacking else KIND[load] == ARMOR)


def battle_between(g: State, attacker: int, target: int) -> Told:
    """A combat before its cards, as the board tells it: what each fighter counts, beside whom it stands, and what a defeat would do
    to it and to others; the totals without cards. All of that lies open."""
    because = drawn_in(g, attacker, target)
    sides = _sides(because, SIDE_OF[attacker])
    lost = defeats_of(g, *sides)
    attackers, defenders = [[_fighter(g, token, because[token], side is sides[0], lost[token]) for token in side] for side in sides]
    attack, defence = [sum([each.counts for each in side]) for side in (attackers, defenders)]
    along = {NAMES[token]: cause for token, cause in lost.items() if token not in because}
    return Told(attackers, defenders, NAMES[target], attack, defence, along)


def _fighter(g: State, token: int, beside: int, attacking: bool, defeat: str) -> Fighter:
    """Somebody in a combat, with what it counts by itself and the object that adds to that."""
    load, wounded = g.load[token], g.is_wounded(token)
    counts, own = [value_of(token, what, wounded, attacking) for what in (load, NOTHING)]
    return Fighter(NAMES[token], counts, own, NAMES[load] if counts > own else None, NAMES[beside], wounded, defeat)


def attacks_on(g: State, attacker: int, there: Sequence[int], why: Refused | None = None) -> list[tuple[str, ...]]:
    """The attacks on enemies of a connected square (§11).

    :param there: the tokens of the square.
    """
    found: list[tuple[str, ...]] = []
    for other in there:
        if IS_CHARACTER[other] and SIDE_OF[other] != SIDE_OF[attacker]:
            option = ("attack", NAMES[attacker], NAMES[other])
            key = refuse_attack(g, attacker, other)
            if not key:
                found.append(option)
            elif why is not None:
                why.add(in_the_way(g, other, key, g.at[other]), f"piece:{NAMES[other]}", option)
    return found


def refuse_attack(g: State, attacker: int, target: int) -> str:
    """Why this enemy on a connected square may not be attacked, or "" (§11, A2, A22)."""
    if not g.is_wounded(target):
        return ""
    if g.hurt >> target & 1 and not g.options.attack_just_wounded:
        return "wounded-this-turn"
    if g.carrier_of(target) != NOTHING:
        return "attack-the-carrier"
    beside = [other for other in g.tokens_at(g.at[target]) if IS_CHARACTER[other] and other != target]
    if g.options.target_unwounded and any(g.stands(other) for other in beside):
        return "attack-the-standing"
    return ""
