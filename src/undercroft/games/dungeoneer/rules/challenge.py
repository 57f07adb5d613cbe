"""What the attacked player may do in step VI of a battle, the challenge (rules §9.6)."""

from __future__ import annotations

from ....kernel.ask import PASS, Option, Refused, letter_of
from ..state.aims import is_seat
from ..state.attacks import Battle, standing
from ..state.fighters import name_in
from ..state.moments import Moment
from ..state.state import State
from .reasons import because, too_far_to_attack
from .uses import is_attack, own_uses, thing_of
from .windows import both_sides


def challenge_options(g: State, seat: int, m: Moment, why: Refused | None = None) -> list[Option]:
    """What the attacked player may do in step VI."""
    player = g.players[seat]
    found: list[Option] = []
    targets = challenge_targets(g, m.fought())
    if player.points() and (seat, "battle") not in g.used:
        found += [("challenge", target) for target in targets]
    if g.options.ap_for_falling and not player.saved_last and not player.down and (seat, "falling") not in g.used:
        found += [("challenge", target, "falling") for target in targets if (seat, target) in g.attackers]
    if why is not None:
        refuse_challenges(g, seat, m, [option[1] for option in found], why)  # type: ignore[index]
    found += both_sides(g, seat, m, why)
    return [*found, PASS]


def refuse_challenges(g: State, seat: int, m: Moment, offered: list[str], why: Refused) -> None:
    """Say why heroes and monsters may not be challenged."""
    player = g.players[seat]
    spent = "one-battle" if (seat, "battle") in g.used else "knocked-down" if player.down else "no-ap"
    for attack in m.fought().attacks:
        if attack.monster and attack.monster not in offered:
            key = "not-in-this-fight" if attack.gone or attack.by_hero else spent
            why.add(because(key), challenged(g, m.fought(), attack.monster), ("challenge", attack.monster))
    for other in g.others(seat):
        letter = letter_of(other)
        if letter in offered:
            continue
        if g.players[other].space != player.space:
            key = too_far_to_attack(m)
        else:
            key = "entrance-peace" if g.cards.maps[player.space].entrance else spent
        why.add(because(key), f"seat:{letter}", ("challenge", letter))


def free_attacks(g: State, seat: int, m: Moment, why: Refused | None = None) -> list[Option]:
    """Effects that grant an attack without the action point: all that is left after the challenge."""
    found = [option for option in own_uses(g, seat, m, why) if is_attack(g, option[1])]  # type: ignore[index]
    if why is not None:
        for option in challenge_options(g, seat, m, why):
            if option not in found and option != PASS:
                what, name = option[:2]  # type: ignore[index]
                thing = challenged(g, m.fought(), name) if what == "challenge" else thing_of(g, seat, option)
                why.add(because("challenge-made"), thing, option)
    return [*found, PASS]


def challenge_targets(g: State, battle: Battle) -> list[str]:
    """Monsters that attacked and are still there, heroes in the same space; no heroes on an entrance (rulings 10, 12, 57)."""
    found = [attack.monster for attack in standing(battle) if attack.monster and not attack.by_hero]
    if not g.cards.maps[battle.space].entrance:
        found += [letter_of(other) for other in g.heroes_in(battle.space) if other != battle.target]
    return found


def challenged(g: State, battle: Battle, target: str) -> str:
    """The screen object of a hero or a monster that can be challenged."""
    if is_seat(target):
        return f"seat:{target}"
    return "attack:" + name_in(g, next(attack for attack in battle.attacks if attack.monster == target))
