"""The actions of a turn: what a character may do, and rooms, special abilities and objects (rules §5, §6, §7, §13, §14).

For every action there is a function that lists the ways in which it may be done now, and one that does it.
"""

from __future__ import annotations

from ...kernel.ask import Refusal, Refused, Script
from . import reveal
from .board import (
    BROKEN,
    CLOSED,
    DARK,
    LINE,
    LINE_PLACES,
    NEXT,
    PLACE,
    PLACE_NAMES,
    RAISED,
    SQUARE,
    SQUARE_NAMES,
    UNKNOWN,
)
from .carrying import take_up_rope
from .combat import attack, attacks_on
from .leaps import jump, jumps_over, pass_wall, walls_passed
from .moves import can_move, move
from .rooms import GATE, GEAR, PIT, ROOMS, WAYS
from .state import GONE, State
from .steps import NOBODY, barrier
from .tokens import (
    CLERIC,
    IS_CHARACTER,
    KIND,
    NAMES,
    NOTHING,
    POTION,
    POTION_POINTS,
    SIDE_OF,
    THIEF,
    TOKEN,
    TROLL,
    WALL_WALKER,
    WAND,
    WARRIOR,
    WIZARD,
)
from .turning import gear_turns, turn_room
from .why import in_the_way, refusal

Action = tuple[str, ...]
"""What is done, by whom, and to what: ``("attack", "a-thief", "b-troll")``."""

Crowd = dict[int, list[int]]
WAY = {name: way for way, name in WAYS.items()}


def actions_of(g: State, token: int, crowd: Crowd, why: Refused | None = None) -> list[Action]:
    """Everything one character may do for an action point now.

    :param why: takes what stands against everything else that it could ever do.
    """
    name, kind, here = NAMES[token], KIND[token], g.at[token]
    if (g.wounded | g.idle) >> token & 1 or g.points_for(token) <= 0:  # of the others nothing is asked: that would be slow
        return [] if refuse_character(g, token) else [("recover", name)]
    actions: list[Action] = []
    if can_move(g, token, crowd):
        actions.append(("move", name))
    plan = g.plan
    links = plan.links[here]
    jumps = g.jumps[SIDE_OF[token]]
    for square in links:
        if jumps and plan.kinds[square] == PIT:
            actions += jumps_over(g, token, square, why)
        if square in crowd:
            actions += attacks_on(g, token, crowd[square], why)
    if here in plan.dark or plan.kinds[here] == LINE:
        actions += [("reveal", name, PLACE_NAMES[place]) for place in dark_places(g, token)]
    if plan.kinds[here] == GEAR:
        actions += [("turn", name, ROOMS[room].name, WAYS[way]) for room, way in gear_turns(g, token)]
    if kind in (WARRIOR, THIEF):
        actions += gate_actions(g, token)
    elif kind == WALL_WALKER:
        actions += walls_passed(g, token, why)
    elif kind == CLERIC:
        actions += healings(g, token, crowd, why)
    load = g.load[token]
    if load >= 0:
        if KIND[load] == POTION:
            actions.append(("drink", name))
        elif KIND[load] == WAND and kind == WIZARD:
            actions += fireballs(g, token, why)
    if why is not None:
        refuse_buttons(g, token, actions, why)
    return actions


def refuse_buttons(g: State, token: int, actions: list[Action], why: Refused) -> None:
    """Say of every action that a character could ever do, and may do in no way now, what stands against it: what stands against the
    first of its ways, or that there is none."""
    done = {action[0] for action in actions}
    for verb in verbs_of(g, token):
        if verb not in done:
            ways = f"{verb}:{NAMES[token]}:"
            first = next((reason for option, reason in why.options.items() if option.startswith(ways)), None)
            why.add(first or nothing_to(g, token, verb), f"do:{verb}:{NAMES[token]}", (verb, NAMES[token]))


def nothing_to(g: State, token: int, verb: str) -> Refusal:
    """What is missing for an action that a character has no way to do, or what keeps it from it."""
    here = g.at[token]
    if verb == "reveal" and UNKNOWN not in g.plan.rooms:
        return refusal("all-rooms-open")
    if verb == "fire" and KIND[token] != WIZARD:
        return refusal("wizard-only")
    if verb == "jump":
        if not g.jumps[SIDE_OF[token]]:
            return refusal("no-jump-cards")
        for square in g.plan.links[here]:
            if g.plan.kinds[square] == PIT:
                return refusal("nowhere-to-land", square=SQUARE_NAMES[square])
    return shut_off(g, token, verb) or refusal(MISSING[verb], square=SQUARE_NAMES[here])


def shut_off(g: State, token: int, verb: str) -> Refusal | None:
    """The wall, or the bars, between a character and what it could do this to on the square behind."""
    here = g.at[token]
    for side, beyond in enumerate(NEXT[here]):
        if beyond >= 0 and is_there(g, token, verb, beyond) and (key := barrier(g, here, side)):
            return in_the_way(g, token, key, beyond, here)
    return None


def is_there(g: State, token: int, verb: str, square: int) -> bool:
    """Whether a square has what this action is done to on a square beside one's own."""
    if verb in ("reveal", "jump"):
        return g.plan.kinds[square] == (DARK if verb == "reveal" else PIT)
    others = [other for other in g.tokens_at(square) if IS_CHARACTER[other]]
    if verb == "attack":
        return any(SIDE_OF[other] != SIDE_OF[token] for other in others)
    return verb == "heal" and any(g.is_wounded(other) for other in others)


MISSING: dict[str, str] = {
    "move": "closed-in", "attack": "no-enemy-beside", "jump": "no-pit-beside", "turn": "not-on-a-gear",
    "reveal": "no-dark-room-beside", "break": "no-bars-beside", "open": "no-bars-beside", "close": "no-bars-beside",
    "through": "no-wall-beside", "heal": "nobody-to-heal", "fire": "nobody-in-line",
}  # fmt: skip


def refuse_character(g: State, token: int) -> str:
    """Why a character can do nothing at all in this turn, or ""."""
    if g.is_wounded(token):
        if KIND[token] != TROLL:
            return "wounded"
        key = refuse_recover(g, token)
        if key:
            return key
    elif g.idle >> token & 1:
        return "just-healed"
    return "" if g.points_for(token) > 0 else "no-points-left"


def verbs_of(g: State, token: int) -> list[str]:
    """What a character could ever do with what it carries; the actions of its kind come after those of all."""
    if g.is_wounded(token):
        return ["recover"] if KIND[token] == TROLL else []
    verbs = ["move", "attack", "jump", "turn", "reveal", *OF_KIND.get(KIND[token], ())]
    load = g.load[token]
    if load >= 0 and KIND[load] in (WAND, POTION):
        verbs.append("fire" if KIND[load] == WAND else "drink")
    return verbs


OF_KIND: dict[int, tuple[str, ...]] = {
    WARRIOR: ("break",), THIEF: ("open", "close"), WALL_WALKER: ("through",), CLERIC: ("heal",),
}  # fmt: skip
"""The actions that one kind of character alone can do (§13)."""


def do(g: State, action: Action) -> Script:
    """Carry an action out, completely (Golden Rule 1). Whoever ends it on a roped pit with empty hands takes the rope up (A7)."""
    verb, token = action[0], TOKEN[action[1]]
    if verb == "move":
        yield from move(g, token)
    elif verb == "attack":
        yield from attack(g, token, TOKEN[action[2]])
    elif verb == "reveal":
        g.pay(token)
        yield from reveal.reveal(g, token, PLACE[action[2]])
    elif verb == "jump":
        yield from jump(g, token, SQUARE[action[2]], SQUARE[action[3]])
    elif verb == "through":
        yield from pass_wall(g, token, SQUARE[action[2]])
    else:
        g.pay(token)
        do_at_once(g, token, action)
    if g.stands(token):
        take_up_rope(g, token)


def do_at_once(g: State, token: int, action: Action) -> None:
    """The actions that ask nothing more."""
    verb = action[0]
    if verb == "turn":
        turn_room(g, token, action[2], WAY[action[3]])
    elif verb in ("break", "open", "close"):
        work_gate(g, token, verb, SQUARE[action[2]])
    elif verb == "heal":
        heal(g, token, TOKEN[action[2]])
    elif verb == "recover":
        recover(g, token)
    elif verb == "drink":
        drink(g, token)
    else:
        fire(g, token, TOKEN[action[2]])


# -- rooms ----------------------------------------------------------------------------------------------------------------------


def dark_places(g: State, token: int) -> list[int]:
    """The face-down rooms a character has direct access to: open edge before it, or anywhere on its starting line (§6, A6)."""
    here = g.at[token]
    places = list(g.plan.dark.get(here, ()))
    if g.plan.kinds[here] == LINE and g.options.line_reveals == "both":
        places = [place for place in LINE_PLACES[SIDE_OF[token]] if g.plan.rooms[place] < 0]
    return places


# -- special abilities ----------------------------------------------------------------------------------------------------------


def gate_actions(g: State, token: int) -> list[Action]:
    """What the Warrior and the Thief may do with the portcullises beside them (§13)."""
    here = g.at[token]
    verbs: dict[int, str] = {}
    if KIND[token] == WARRIOR:
        verbs = {CLOSED: "break", RAISED: "break"} if g.options.break_raised else {CLOSED: "break"}
    else:
        verbs = {CLOSED: "open", RAISED: "close"}
    actions: list[Action] = []
    for side in range(4):
        edge = g.plan.edges[here][side]
        if edge >= GATE and g.plan.gates[edge - GATE] in verbs:
            actions.append((verbs[g.plan.gates[edge - GATE]], NAMES[token], SQUARE_NAMES[NEXT[here][side]]))
    return actions


def work_gate(g: State, token: int, verb: str, beyond: int) -> None:
    """Break, open or close the portcullis between the character and a square (§13)."""
    here = g.at[token]
    edge = g.plan.edges[here][NEXT[here].index(beyond)]
    state = {"break": BROKEN, "open": RAISED, "close": CLOSED}[verb]
    g.plan = g.plan.with_gate(edge - GATE, state)
    g.tell(
        {"break": "breaks", "open": "opens", "close": "closes"}[verb], seat=SIDE_OF[token], token=token, square=beyond, start=here
    )


def healings(g: State, cleric: int, crowd: Crowd, why: Refused | None = None) -> list[Action]:
    """The wounded characters beside the Cleric that it may heal (§13)."""
    found: list[Action] = []
    for square in g.plan.links[g.at[cleric]]:
        for other in crowd.get(square, NOBODY):
            if IS_CHARACTER[other] and g.is_wounded(other):
                option = ("heal", NAMES[cleric], NAMES[other])
                key = refuse_heal(g, cleric, other)
                if not key:
                    found.append(option)
                elif why is not None:
                    why.add(in_the_way(g, other, key, square), f"piece:{NAMES[other]}", option)
    return found


def refuse_heal(g: State, cleric: int, patient: int) -> str:
    """Why the Cleric may not heal this wounded character on a connected square, or "" (§13)."""
    if g.carrier_of(patient) != NOTHING:
        return "patient-is-carried"
    return "patient-not-alone" if not stands_up_lawfully(g, patient) else ""


def stands_up_lawfully(g: State, token: int) -> bool:
    """Whether its square would still be as it may be if this wounded character stood up."""
    return g.is_lawful(g.at[token], g.tokens_at(g.at[token]), up=token)


def heal(g: State, cleric: int, patient: int) -> None:
    """The patient stands up, and may do nothing more in this turn (§13)."""
    g.wounded &= ~(1 << patient)
    g.hurt &= ~(1 << patient)
    g.idle |= 1 << patient
    g.tell("heals", seat=SIDE_OF[cleric], token=cleric, target=patient, square=g.at[patient])


def refuse_recover(g: State, troll: int) -> str:
    """Why a wounded Troll may not regenerate now, or "" (§13)."""
    if g.hurt >> troll & 1:
        return "wounded-this-turn"
    if g.carrier_of(troll) != NOTHING:
        return "patient-is-carried"
    return "patient-not-alone" if not stands_up_lawfully(g, troll) else ""


def recover(g: State, troll: int) -> None:
    """The Troll stands up, and acts on as usual (A3)."""
    g.wounded &= ~(1 << troll)
    if not g.options.troll_acts:
        g.idle |= 1 << troll
    g.tell("recovers", seat=SIDE_OF[troll], token=troll, square=g.at[troll])


# -- objects --------------------------------------------------------------------------------------------------------------------


def drink(g: State, token: int) -> None:
    """Drink the speed potion: it is gone, and the drinker has four action points of its own in this turn (§14)."""
    potion = g.load[token]
    g.load[token] = NOTHING
    g.remove(potion, GONE)
    g.boost[token] = g.boost.get(token, 0) + POTION_POINTS
    g.tell("drinks", seat=SIDE_OF[token], token=token)


def fireballs(g: State, wizard: int, why: Refused | None = None) -> list[Action]:
    """Whom a fireball may hit: the first character in each direction; of two in a square the one that stands (§14)."""
    found: list[Action] = []
    for side in range(4):
        for victim in first_in_line(g, g.at[wizard], side):
            option = ("fire", NAMES[wizard], NAMES[victim])
            if g.options.fireball_own or SIDE_OF[victim] != SIDE_OF[wizard]:
                found.append(option)
            elif why is not None:
                why.add(refusal("only-own-in-line"), f"piece:{NAMES[victim]}", option)
    return found


def first_in_line(g: State, square: int, side: int) -> list[int]:
    """The first characters that can be hit in a straight line; two where two wounded lie together."""
    while True:
        beyond = NEXT[square][side]
        if beyond < 0 or beyond not in g.plan.links[square]:
            return []
        characters = [token for token in g.tokens_at(beyond) if IS_CHARACTER[token]]
        standing = [token for token in characters if g.stands(token)]
        if characters:
            return standing or characters
        square = beyond


def fire(g: State, wizard: int, victim: int) -> None:
    """The victim dies, and whoever it carries; the wand is gone (§14)."""
    wand = g.load[wizard]
    g.load[wizard] = NOTHING
    g.remove(wand, GONE)
    g.tell("fires", seat=SIDE_OF[wizard], token=wizard, target=victim, square=g.at[victim])
    g.kill(victim, "own-fireball" if SIDE_OF[victim] == SIDE_OF[wizard] else "fireball")
