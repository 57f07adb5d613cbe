"""Why something may not be done now: a reason for every piece, card, action and square that somebody may try."""

from __future__ import annotations

from ...kernel.ask import Refusal, letter_of
from . import actions
from .board import CLOSED, DARK, NEXT, SQUARE_NAMES, SQUARES
from .combat import refuse_attack
from .leaps import refuse_through
from .moves import NOBODY, can_move, finishes_at, refuse_end, refuse_pass
from .rooms import GATE, GEAR, PIT
from .rules import refuse_card
from .state import HIDE, OPENING, STARTERS, State
from .tokens import (
    ACTION_CARDS,
    BOTH,
    CLERIC,
    IS_CHARACTER,
    KIND,
    NAMES,
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
    "enemy-in-the-way": "8", "pit": "8", "ends-on-pit": "8", "somebody-stands-there": "8", "enemy-lies-there": "8",
    "two-tokens-at-most": "4", "wizard-beside-wounded": "8", "wall": "2", "bars-closed": "2", "room-is-dark": "6", "edge": "2",
    "dead-end": "8", "card-used": "4", "card-above-cap": "4", "first-card-is-2": "4", "wounded": "11", "just-healed": "13",
    "no-points-left": "4", "nothing-to-do": "5", "enemy-piece": "5", "not-a-character": "10", "not-your-turn": "4",
    "play-a-card-first": "4", "already-out": "12", "no-enemy-beside": "11", "wounded-this-turn": "11", "attack-the-carrier": "11",
    "attack-the-standing": "11", "no-jump-cards": "9", "no-pit-beside": "9", "nowhere-to-land": "9", "not-on-a-gear": "7",
    "no-dark-room-beside": "6", "all-rooms-open": "6", "no-bars-beside": "13", "no-wall-beside": "13", "nobody-to-heal": "13",
    "patient-is-carried": "13", "patient-not-alone": "13", "nobody-in-line": "14", "closed-in": "8", "not-wounded": "13",
    "choose-your-own": "3", "hide-in-turn": "3", "place-first": "6", "finish-the-move": "4", "game-over": "12",
    "not-through-bars": "13", "no-wall-here": "13", "double-pit": "9",
}  # fmt: skip
"""The paragraph of the rules behind each reason."""


def refusal(key: str, **args: object) -> Refusal:
    """The reason with its paragraph."""
    return Refusal(key, rule=RULE[key], **args)


def refusals(g: State, seat: int) -> dict[str, Refusal]:
    """Reasons by screen object: ``piece:<id>``, ``action:<card>``, ``do:<verb>:<piece>``; ``piece`` and ``square`` alone stand for
    every other one."""
    general = _general(g, seat)
    if general is not None:
        return {"piece": general, "square": general, **{f"action:{card}": general for card in ACTION_CARDS}}
    if not g.card:
        return _before_card(g, seat)
    reasons = {"piece": refusal("not-a-character"), "square": refusal("nothing-to-do"), **_cards_in_turn(g)}
    for token in BOTH:
        if 0 <= g.at[token] < SQUARES and IS_CHARACTER[token] and SIDE_OF[token] != seat:
            reasons[f"piece:{NAMES[token]}"] = refusal("enemy-piece")
    crowd = g.crowd()
    for token in PARTY[seat]:
        if 0 <= g.at[token] < SQUARES:
            reasons |= _of_piece(g, token, crowd)
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


def _before_card(g: State, seat: int) -> dict[str, Refusal]:
    first = refusal("play-a-card-first")
    reasons = {"piece": first, "square": first}
    for card in ACTION_CARDS:
        key = refuse_card(g, seat, card)
        if key:
            reasons[f"action:{card}"] = refusal(key, card=card)
    return reasons


def _cards_in_turn(g: State) -> dict[str, Refusal]:
    return {f"action:{card}": refusal("card-used", card=g.card) for card in ACTION_CARDS}


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
    if load >= 0 and KIND[load] == WAND and kind == WIZARD:
        reasons["fire"] = "nobody-in-line"
    return {verb: why for verb, why in reasons.items() if why}


def _no_attack(g: State, token: int, crowd: dict[int, list[int]]) -> str:
    beside = [other for square in g.plan.links[g.at[token]] for other in crowd.get(square, NOBODY)]
    enemies = [other for other in beside if IS_CHARACTER[other] and SIDE_OF[other] != SIDE_OF[token]]
    keys = [refuse_attack(g, token, enemy) for enemy in enemies]
    return keys[0] if keys else "no-enemy-beside"


def _no_jump(g: State, token: int) -> str:
    if not g.jumps[SIDE_OF[token]]:
        return "no-jump-cards"
    pits = [square for square in g.plan.links[g.at[token]] if g.plan.kinds[square] == PIT]
    return "nowhere-to-land" if pits else "no-pit-beside"


def _no_wall(g: State, token: int) -> str:
    keys = [refuse_through(g, token, square) for square in NEXT[g.at[token]] if square >= 0]
    return next((key for key in keys if key not in ("", "no-wall-here")), "no-wall-beside")


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
