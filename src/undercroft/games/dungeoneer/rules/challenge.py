"""What the attacked player may do in step VI of a battle, the challenge (rules §9.6)."""

from __future__ import annotations

from ....kernel.ask import PASS, Option, Refused, letter_of
from ..state.aims import is_seat
from ..state.attacks import Battle
from ..state.fighters import name_in
from ..state.moments import Moment
from ..state.state import State
from .reasons import because
from .uses import is_attack, own_uses, thing_of
from .windows import both_sides


def challenge_options(g: State, seat: int, m: Moment, why: Refused | None = None) -> list[Option]:
    """What the attacked player may do in step VI. A challenge costs an action point or, by variant 8, a fall."""
    return [*challenges(g, seat, m, why), *both_sides(g, seat, m, why), PASS]


def challenges(g: State, seat: int, m: Moment, why: Refused | None = None) -> list[Option]:
    """The challenges themselves, which need no card."""
    player, battle = g.players[seat], m.fought()
    key = refuse_one_more(g, seat)
    falls = g.options.ap_for_falling and not player.saved_last and not player.down and (seat, "falling") not in g.used
    paid: list[Option] = []
    falling: list[Option] = []
    for target in challenge_targets(g, battle, why):
        if not key:
            paid.append(("challenge", target))
        if falls and (seat, target) in g.attackers:
            falling.append(("challenge", target, "falling"))
        elif key and why is not None:
            why.add(because(key), challenged(g, battle, target), ("challenge", target))
    return [*paid, *falling]


def open_answers(g: State, seat: int, m: Moment, target: str) -> list[Option]:
    """What an attacked player may attack this one with, as far as it is open: challenges, and effects that grant an attack."""
    granted = [option for option in own_uses(g, seat, m) if is_attack(g, option[1])]  # type: ignore[index]
    return [option for option in [*challenges(g, seat, m), *granted] if target in option[1:]]  # type: ignore[index]


def refuse_one_more(g: State, seat: int) -> str:
    """Why a hero may not challenge for an action point, whomever, or ""."""
    if (seat, "battle") in g.used:
        return "one-battle"
    player = g.players[seat]
    return "" if player.points() else "knocked-down" if player.down else "no-ap"


def challenge_targets(g: State, battle: Battle, why: Refused | None = None) -> list[str]:
    """Monsters that attacked and are still there, heroes in the same space; no heroes on an entrance (rulings 10, 12, 57)."""
    found: list[str] = []
    for attack in battle.attacks:
        if attack.monster and not attack.gone and not attack.by_hero:
            found.append(attack.monster)
        elif attack.gone and attack.monster and why is not None:
            why.add(because("not-in-this-fight"), challenged(g, battle, attack.monster), ("challenge", attack.monster))
    at_peace = g.cards.maps[battle.space].entrance
    for other in g.living():
        here = g.players[other].space == battle.space
        if here and not at_peace and other != battle.target:
            found.append(letter_of(other))
        elif why is not None and other != battle.target:
            key = "entrance-peace" if here else "in-another-space"
            why.add(because(key), f"seat:{letter_of(other)}", ("challenge", letter_of(other)))
    return found


def free_attacks(g: State, seat: int, m: Moment, why: Refused | None = None) -> list[Option]:
    """Effects that grant an attack without the action point: all that is left after the challenge."""
    found = [option for option in own_uses(g, seat, m) if is_attack(g, option[1])]  # type: ignore[index]
    if why is not None:
        for option in challenge_options(g, seat, m, why):
            if option not in found and option != PASS:
                what, name = option[:2]  # type: ignore[index]
                thing = challenged(g, m.fought(), name) if what == "challenge" else thing_of(g, seat, option)
                why.add(because("challenge-made"), thing, option)
    return [*found, PASS]


def challenged(g: State, battle: Battle, target: str) -> str:
    """The screen object of a hero or a monster that can be challenged."""
    if is_seat(target):
        return f"seat:{target}"
    return "attack:" + name_in(g, next(attack for attack in battle.attacks if attack.monster == target))
