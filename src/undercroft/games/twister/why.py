"""Why something may not be done now: a reason for every piece, card, action and square that somebody may try."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.ask import Refusal, letter_of, text_of
from . import actions
from .board import CLOSED, DARK, NEXT, SQUARE_NAMES
from .carrying import DROP, after_handling, refuse_drop, refuse_take
from .combat import refuse_attack
from .leaps import is_held, refuse_landing, refuse_through
from .moves import NOBODY, STOP, can_move, finishes_at, refuse_end, refuse_pass
from .rooms import GATE, GEAR, PIT
from .rules import refuse_card
from .setup import hides_next
from .state import ESCAPED, HIDDEN, HIDE, KILLED, OPENING, STARTERS, State
from .tokens import (
    ACTION_CARDS,
    CLERIC,
    IS_CHARACTER,
    KIND,
    NAMES,
    NOTHING,
    PARTY,
    SIDE_OF,
    THIEF,
    TROLL,
    WALL_WALKER,
    WAND,
    WARRIOR,
    WIZARD,
)

RULE: dict[str, str] = {
    "enemy-in-the-way": "8", "pit": "8", "rope-serves-one-pit": "8", "ends-on-pit": "8", "somebody-stands-there": "8",
    "enemy-lies-there": "8", "two-tokens-at-most": "4", "wizard-beside-wounded": "8", "wall": "2", "bars-closed": "2",
    "room-is-dark": "6", "dead-end": "8", "closed-in": "8", "card-used": "4", "card-above-cap": "4", "first-card-is-2": "4",
    "one-card-a-turn": "4", "wounded": "11", "just-healed": "13", "no-points-left": "4", "nothing-to-do": "5", "enemy-piece": "5",
    "not-a-character": "10", "already-out": "12", "already-dead": "12", "lies-hidden": "6",
    "no-enemy-beside": "11", "wounded-this-turn": "11", "attack-the-carrier": "11", "attack-the-standing": "11",
    "no-jump-cards": "9", "no-pit-beside": "9", "pit-is-held": "9", "nowhere-to-land": "9", "double-pit": "9",
    "not-on-a-gear": "7", "no-dark-room-beside": "6", "all-rooms-open": "6", "no-bars-beside": "13", "no-wall-beside": "13",
    "not-through-bars": "13", "nobody-to-heal": "13", "patient-is-carried": "13", "patient-not-alone": "13",
    "nobody-in-line": "14", "only-own-in-line": "14", "wizard-only": "14",
    "hands-full": "10", "hands-are-empty": "10", "nothing-to-take": "10", "nobody-here": "10", "hands-full-there": "10",
    "nothing-to-swap": "10", "as-it-was": "10", "not-to-be-carried": "10", "enemy-wounded-not-carried": "10",
    "enemy-stands-over-it": "10", "rope-holds-your-own": "10", "only-rope-on-pit": "10", "only-on-roped-pit": "10",
    "rope-needs-two-sides": "14",
    "left-untidy": "4", "move-not-begun": "8",
    "choose-your-own": "3", "stand-on-a-dot": "3", "hide-in-turn": "3", "hide-where-space": "3", "place-first": "6",
    "place-on-free": "6", "finish-the-move": "4", "not-your-turn": "4", "play-a-card-first": "4", "game-over": "12",
}  # fmt: skip
"""The paragraph of the rules behind each reason."""


def refusal(key: str, **args: object) -> Refusal:
    """The reason with its paragraph."""
    return Refusal(key, rule=RULE[key], **args)


def refusals(g: State, seat: int) -> dict[str, Refusal]:
    """Reasons by screen object: ``piece:<id>``, ``action:<card>``, ``do:<verb>:<piece>`` (in the middle of a move also for what is
    handled, and for stopping); ``piece`` and ``square`` alone stand for every other one."""
    general = _general(g, seat)
    if general is not None:
        reasons = {"piece": general, "square": general, **{f"action:{card}": general for card in ACTION_CARDS}}
        where = _only_where(g, seat)
        if where:
            reasons["square"] = refusal(where)
        return reasons | why_not_handle(g) if g.mover >= 0 and g.active == seat else reasons
    if not g.card:
        return _before_card(g, seat)
    reasons = {"piece": refusal("not-a-character"), "square": refusal("nothing-to-do"), **_cards_in_turn()}
    crowd = g.crowd()
    for token in PARTY[1 - seat]:
        reasons[f"piece:{NAMES[token]}"] = refusal(_absent(g, token) or _no_target(g, token, crowd) or "enemy-piece")
    for token in PARTY[seat]:
        absent = _absent(g, token)
        reasons |= {f"piece:{NAMES[token]}": refusal(absent)} if absent else _of_piece(g, token, crowd)
    return reasons


def _general(g: State, seat: int) -> Refusal | None:
    """One reason for everything: it is somebody else's turn, or something else must be finished first."""
    if g.over:
        return refusal("game-over")
    if g.phase == STARTERS:
        return refusal("choose-your-own")
    if g.phase == HIDE:
        return refusal("hide-in-turn")
    if g.placing:
        return refusal("place-first") if g.placer == seat else refusal("not-your-turn", seat=letter_of(g.placer))
    if g.phase == OPENING or g.battle is not None:
        return refusal("place-first") if g.phase == OPENING else refusal("finish-the-move")
    if g.active != seat:
        return refusal("not-your-turn", seat=letter_of(g.active))
    return refusal("finish-the-move") if g.mover >= 0 else None


def _only_where(g: State, seat: int) -> str:
    """What says where a token may go, to whoever is to put one somewhere; "" for everybody else."""
    if g.phase == STARTERS:
        return "stand-on-a-dot"
    if g.phase == HIDE:
        return "hide-where-space" if hides_next(g) == seat else ""
    return "place-on-free" if g.placing and g.placer == seat else ""


def _absent(g: State, token: int) -> str:
    """Why a character cannot be chosen that is on no square, or ""."""
    return {ESCAPED: "already-out", KILLED: "already-dead"}.get(g.at[token], "" if g.at[token] < HIDDEN else "lies-hidden")


def _no_target(g: State, enemy: int, crowd: dict[int, list[int]]) -> str:
    """Why an enemy that one stands beside may not be attacked, or ""."""
    beside = (other for square in g.plan.links[g.at[enemy]] for other in crowd.get(square, NOBODY))
    attackers = [other for other in beside if IS_CHARACTER[other] and SIDE_OF[other] != SIDE_OF[enemy] and g.may_act(other)]
    return refuse_attack(g, attackers[0], enemy) if attackers else ""


def _before_card(g: State, seat: int) -> dict[str, Refusal]:
    first = refusal("play-a-card-first")
    reasons = {"piece": first, "square": first}
    for card in ACTION_CARDS:
        key = refuse_card(g, seat, card)
        if key:
            reasons[f"action:{card}"] = refusal(key, card=card)
    return reasons


def _cards_in_turn() -> dict[str, Refusal]:
    return {f"action:{card}": refusal("one-card-a-turn") for card in ACTION_CARDS}


def _of_piece(g: State, token: int, crowd: dict[int, list[int]]) -> dict[str, Refusal]:
    """Why a character, or one of its actions, cannot be chosen."""
    name = NAMES[token]
    key = _refuse_any(g, token)
    if key:
        return {f"piece:{name}": refusal(key)}
    found = {action[0] for action in actions.actions_of(g, token, crowd)}
    reasons = {f"do:{verb}:{name}": refusal(why) for verb, why in _verbs(g, token, crowd).items() if verb not in found}
    if not found:
        reasons[f"piece:{name}"] = refusal("nothing-to-do")
    return reasons


def _refuse_any(g: State, token: int) -> str:
    """Why a character can do nothing at all in this turn, or ""."""
    if g.is_wounded(token):
        if KIND[token] == TROLL:
            return actions.refuse_recover(g, token) or ("" if g.points_for(token) else "no-points-left")
        return "wounded"
    if g.idle >> token & 1:
        return "just-healed"
    return "" if g.points_for(token) > 0 else "no-points-left"


def _verbs(g: State, token: int, crowd: dict[int, list[int]]) -> dict[str, str]:
    """For every action a character could ever do: what stands against it, if anything does."""
    kind, here = KIND[token], g.at[token]
    if g.is_wounded(token):
        return {}
    reasons = {
        "move": "" if can_move(g, token, crowd) else "closed-in",
        "attack": _no_attack(g, token, crowd),
        "jump": _no_jump(g, token),
        "turn": "" if g.plan.kinds[here] == GEAR else "not-on-a-gear",
        "reveal": "all-rooms-open" if all(room >= 0 for room in g.plan.rooms) else "no-dark-room-beside",
    }
    if kind == WARRIOR:
        reasons["break"] = "no-bars-beside"
    elif kind == THIEF:
        reasons["open"] = reasons["close"] = "no-bars-beside"
    elif kind == WALL_WALKER:
        reasons["through"] = _no_wall(g, token)
    elif kind == CLERIC:
        reasons["heal"] = _no_patient(g, token, crowd)
    load = g.load[token]
    if load >= 0 and KIND[load] == WAND:
        reasons["fire"] = _no_fire(g, token) if kind == WIZARD else "wizard-only"
    return {verb: why for verb, why in reasons.items() if why}


def _no_attack(g: State, token: int, crowd: dict[int, list[int]]) -> str:
    beside = [other for square in g.plan.links[g.at[token]] for other in crowd.get(square, NOBODY)]
    enemies = [other for other in beside if IS_CHARACTER[other] and SIDE_OF[other] != SIDE_OF[token]]
    keys = [refuse_attack(g, token, enemy) for enemy in enemies]
    return keys[0] if keys else "no-enemy-beside"


def _no_jump(g: State, token: int) -> str:
    if not g.jumps[SIDE_OF[token]]:
        return "no-jump-cards"
    here = g.at[token]
    pits = [square for square in g.plan.links[here] if g.plan.kinds[square] == PIT]
    if not pits:
        return "no-pit-beside"
    if all(is_held(g, pit) for pit in pits):
        return "pit-is-held"
    ways = [(pit, to) for pit in pits if not is_held(g, pit) for to in g.plan.links[pit] if to != here]
    if not ways:
        return "nowhere-to-land"
    straight = [(pit, to) for pit, to in ways if to - pit == pit - here]  # what one would think of first
    return refuse_landing(g, token, (straight or ways)[0][1])


def _no_wall(g: State, token: int) -> str:
    keys = [refuse_through(g, token, square) for square in NEXT[g.at[token]] if square >= 0]
    return next((key for key in keys if key not in ("", "no-wall-beside")), "no-wall-beside")


def _no_fire(g: State, wizard: int) -> str:
    return "only-own-in-line" if any(actions.first_in_line(g, g.at[wizard], side) for side in range(4)) else "nobody-in-line"


def _no_patient(g: State, token: int, crowd: dict[int, list[int]]) -> str:
    beside = [other for square in g.plan.links[g.at[token]] for other in crowd.get(square, NOBODY)]
    keys = [actions.refuse_heal(g, token, other) for other in beside if IS_CHARACTER[other] and g.is_wounded(other)]
    return keys[0] if keys else "nobody-to-heal"


def why_not_there(g: State, token: int, reached: dict[int, list[int]]) -> dict[str, Refusal]:
    """Why a walking character cannot go to a square beside those it reaches; what is simply too far is left out."""
    crowd = g.crowd(token)
    reasons: dict[str, Refusal] = {}
    for here in (g.at[token], *reached):
        if g.is_exit_for(token, here):
            continue
        for side, to in enumerate(NEXT[here]):
            if to < 0 or to in reached or to == g.at[token]:
                continue
            key = _between(g, here, side, to)
            if not key:
                there = crowd.get(to, NOBODY)
                key = refuse_pass(g, token, here, to, there)
                if not key and not finishes_at(g, token, to, crowd):
                    key = refuse_end(g, token, to, there) or "dead-end"
            if key:
                reasons.setdefault(SQUARE_NAMES[to], refusal(key))
    return reasons


def _between(g: State, here: int, side: int, to: int) -> str:
    """What stands between two neighbouring squares, or ""."""
    if to in g.plan.links[here]:
        return ""
    if g.plan.kinds[to] == DARK:
        return "room-is-dark"
    for square, edge in ((here, side), (to, side + 2 & 3)):
        code = g.plan.edges[square][edge]
        if code >= GATE and g.plan.gates[code - GATE] == CLOSED:
            return "bars-closed"
    return "wall"


# -- in the middle of a move ----------------------------------------------------------------------------------------------------


def why_not_handle(g: State) -> dict[str, Refusal]:
    """Why the mover cannot take, put down, give, exchange or stop here, and why a token on its square cannot be chosen."""
    offered = g.asked[0]
    name = NAMES[g.mover]
    there = [other for other in g.tokens_at(g.at[g.mover]) if other not in (g.mover, g.load[g.mover])]
    verbs = {text_of(option).partition(":")[0] for option in offered}
    reasons = {f"do:{verb}:{name}": refusal(why(g, there)) for verb, why in HANDLING.items() if verb not in verbs}
    if STOP not in verbs:
        reasons[f"do:{STOP}:{name}"] = _no_stop(g, there)
    chosen = {text_of(option).partition(":")[2] for option in offered}
    for other in there:
        if NAMES[other] not in chosen:
            reasons[f"piece:{NAMES[other]}"] = refusal(_no_handling(g, other, there))
    return reasons


def _try(g: State, *option: str) -> str:
    """Why handling that its own rules allow is not offered: so it was already on this square, or no lawful end would be left."""
    after = after_handling(g, g.mover, option if len(option) > 1 else option[0])
    return "as-it-was" if tuple(after.load) in g.asked[1] else "dead-end"


def _no_take(g: State, there: list[int]) -> str:
    if g.load[g.mover] >= 0:
        return "hands-full"
    keys = [_no_taking(g, other) for other in there if not g.stands(other)]
    return next((key for key in keys if key != "enemy-wounded-not-carried"), keys[0] if keys else "nothing-to-take")


def _no_taking(g: State, thing: int) -> str:
    return refuse_take(g, g.mover, thing) or _try(g, "take", NAMES[thing])


def _no_drop(g: State, there: list[int]) -> str:
    return refuse_drop(g, g.mover) or _try(g, DROP)


def _no_give(g: State, there: list[int]) -> str:
    if g.load[g.mover] < 0:
        return "hands-are-empty"
    mate = _mate(g, there)
    if mate < 0:
        return "nobody-here"
    return "hands-full-there" if g.load[mate] >= 0 else _try(g, "give", NAMES[mate])


def _no_swap(g: State, there: list[int]) -> str:
    load = g.load[g.mover]
    if load < 0:
        return "hands-are-empty"
    mate = _mate(g, there)
    if mate < 0:
        return "nobody-here"
    if g.load[mate] < 0:
        return "nothing-to-swap"
    return refuse_take(g, g.mover, g.load[mate], instead=load) or _try(g, "swap", NAMES[mate])


def _mate(g: State, there: list[int]) -> int:
    """The own unwounded character on the mover's square."""
    return next((other for other in there if SIDE_OF[other] == SIDE_OF[g.mover] and g.stands(other)), NOTHING)


def _no_stop(g: State, there: list[int]) -> Refusal:
    if len(g.path) < 2 and not g.touched:
        return refusal("move-not-begun")
    key = refuse_end(g, g.mover, g.at[g.mover], there)
    if key:
        return refusal(key)
    untidy = next(square for square in g.touched if not g.is_lawful(square, g.tokens_at(square)))
    return refusal("left-untidy", square=SQUARE_NAMES[untidy])


def _no_handling(g: State, other: int, there: list[int]) -> str:
    """Why a token on the mover's square cannot be chosen."""
    if not g.stands(other):
        return "hands-full" if g.load[g.mover] >= 0 else _no_taking(g, other)
    if SIDE_OF[other] != SIDE_OF[g.mover]:
        return "enemy-piece"
    if g.load[g.mover] < 0:
        return "not-to-be-carried"
    return _no_swap(g, there) if g.load[other] >= 0 else _no_give(g, there)


HANDLING: dict[str, Callable[[State, list[int]], str]] = {"take": _no_take, "drop": _no_drop, "give": _no_give, "swap": _no_swap}
"""What stands against each kind of handling, for the tokens on the mover's square."""
