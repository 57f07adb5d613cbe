"""Carrying: what may be picked up, put down and exchanged on a square, whatever the end of the move says to it (rules §10, §14)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.ask import Option, Refused
from .board import DARK
from .state import State
from .tokens import IS_CHARACTER, KIND, NAMES, NOTHING, ROPE, SIDE_OF, THIEF, TOKEN
from .why import in_the_way, refusal

DROP = "drop"
HANDLING = ("take", DROP, "give", "swap")
"""What is done in a move, on the square one has come to."""
LAWFUL = ""
"""What the ``refuse_`` functions answer when nothing forbids it; otherwise the key of the sentence that says why not."""


def handlings(g: State, token: int, there: Sequence[int], why: Refused | None = None) -> list[Option]:
    """All that the rules of handling allow on this square; whether the move could then end is not looked at (§10)."""
    if g.load[token] >= 0:
        return with_full_hands(g, token, there, why)
    options: list[Option] = []
    for thing in there if why is None else enemies_last(token, there):
        key = refuse_take(g, token, thing)
        if not key:
            options.append(("take", NAMES[thing]))
        elif why is not None:
            refuse_handling(key, g, token, ("take", NAMES[thing]), why)
    if why is not None:
        if not there:
            why.add(refusal("nothing-to-take"), f"do:take:{NAMES[token]}")
        for verb in (DROP, "give", "swap"):
            why.add(refusal("hands-are-empty"), f"do:{verb}:{NAMES[token]}", DROP if verb == DROP else None)
    return options


def with_full_hands(g: State, token: int, there: Sequence[int], why: Refused | None) -> list[Option]:
    """The same of a character that carries something: it puts that down, gives it to an own character on its feet, or swaps it for
    what that one carries."""
    name, load = NAMES[token], g.load[token]
    options: list[Option] = []
    key = refuse_drop(g, token)
    if not key:
        options.append(DROP)
    elif why is not None:
        refuse_handling(key, g, token, DROP, why)
    mates: list[int] = []
    for other in there:
        if SIDE_OF[other] != SIDE_OF[token] or not g.stands(other):
            continue
        mates.append(other)
        theirs = g.load[other]
        if theirs < 0:
            options.append(("give", NAMES[other]))
            if why is not None:
                why.add(refusal("nothing-to-swap"), f"do:swap:{name}", ("swap", NAMES[other]))
            continue
        key = refuse_take(g, token, theirs, instead=load)
        if not key:
            options.append(("swap", NAMES[other]))
        if why is not None:
            why.add(refusal("hands-full-there"), f"do:give:{name}", ("give", NAMES[other]))
            if key:
                refuse_handling(key, g, token, ("swap", NAMES[other]), why)
                why.add(in_the_way(g, token, key, g.at[token]), f"piece:{NAMES[theirs]}")
    if why is not None:
        for other in enemies_last(token, there):
            if other not in mates:
                key = refuse_take(g, token, other) if IS_CHARACTER[other] else ""
                refuse_handling(key or "hands-full", g, token, ("take", NAMES[other]), why)
        why.add(refusal("hands-full"), f"do:take:{name}")
        for verb in () if mates else ("give", "swap"):
            why.add(refusal("nobody-here"), f"do:{verb}:{name}")
    return options


def enemies_last(token: int, there: Sequence[int]) -> list[int]:
    """The tokens of a square in the order in which a button tells their reasons: that of an enemy if there is no other."""
    return sorted(there, key=lambda other: IS_CHARACTER[other] and SIDE_OF[other] != SIDE_OF[token])


def refuse_handling(key: str, g: State, token: int, option: Option, why: Refused) -> None:
    """Note why this may not be done on its square: at the button, and at what is handled."""
    verb, thing = (option, NAMES[g.load[token]]) if isinstance(option, str) else (option[0], option[1])  # type: ignore[index]
    reason = in_the_way(g, token, key, g.at[token])
    why.add(reason, f"piece:{thing}", option)
    why.add(reason, f"do:{verb}:{NAMES[token]}", option)


def refuse_take(g: State, token: int, thing: int, instead: int = NOTHING) -> str:
    """Why a character may not pick this up on its square, or :data:`LAWFUL` (§10).

    :param instead: what whoever holds it gets in exchange.
    """
    square = g.at[token]
    if IS_CHARACTER[thing]:
        if not g.is_wounded(thing):
            return "not-to-be-carried"
        if SIDE_OF[thing] != SIDE_OF[token]:
            return "enemy-wounded-not-carried"
    others = [other for other in g.tokens_at(square) if IS_CHARACTER[other] and other not in (token, thing)]
    if any(SIDE_OF[other] != SIDE_OF[token] and g.stands(other) for other in others):
        return "enemy-stands-over-it"
    if KIND[thing] == ROPE and g.is_pit(square) and not (instead >= 0 and KIND[instead] == ROPE):
        for other in others:
            if SIDE_OF[other] == SIDE_OF[token] and falls_without(g, other, thing):
                return "rope-holds-your-own"
    return LAWFUL


def falls_without(g: State, token: int, rope: int) -> bool:
    """Whether a character on a pit falls if this rope is taken away: none is left in its hands, it is not the Thief on her feet,
    and nobody carries it (§10)."""
    load = g.load[token]
    if load >= 0 and load != rope and KIND[load] == ROPE:
        return False
    return g.carrier_of(token) == NOTHING and (g.is_wounded(token) or KIND[token] != THIEF)


def refuse_drop(g: State, token: int) -> str:
    """Why a character may not put its load down on its square, or :data:`LAWFUL`: on a pit only a fastened Rope (§10, §14)."""
    square = g.at[token]
    load = g.load[token]
    if load < 0:
        return "hands-are-empty"
    if not g.is_pit(square):
        return LAWFUL
    if KIND[load] != ROPE:
        roped = any(KIND[other] == ROPE for other in g.tokens_at(square))
        if IS_CHARACTER[load] or not g.options.loose_on_roped_pit:
            return "only-rope-on-pit"
        return LAWFUL if roped else "only-on-roped-pit"
    needed = {"free": 2, "thief": 2, "nothing": 0}[g.options.rope_needs]
    if needed and sum(fastens_rope(g, token, each) for each in g.plan.links[square]) < needed:
        return "rope-needs-two-sides"
    return LAWFUL


def fastens_rope(g: State, token: int, square: int) -> bool:
    """Whether a rope can be fastened at this square beside the pit: one could stand there now (§14, B9)."""
    there = g.tokens_at(square)
    if g.plan.kinds[square] == DARK:
        return False
    if g.is_pit(square):
        thief = any(KIND[other] == THIEF and SIDE_OF[other] == SIDE_OF[token] and g.stands(other) for other in there)
        if thief and g.options.rope_needs == "thief":
            return True
        if not any(KIND[other] == ROPE for other in there):
            return False
    if len(there) > 1:
        return False
    return not any(IS_CHARACTER[other] and (g.stands(other) or SIDE_OF[other] != SIDE_OF[token]) for other in there)


def handle(g: State, token: int, option: Option) -> None:
    """Pick up, put down or exchange, as an option says."""
    side = SIDE_OF[token]
    g.touched = (*g.touched, g.at[token])
    if option == DROP:
        thing = g.load[token]
        g.load[token] = NOTHING
        g.tell("drops", seat=side, token=token, thing=thing)
        return
    assert isinstance(option, tuple)
    other = TOKEN[option[1]]
    if option[0] == "take":
        take(g, token, other)
        return
    g.load[token], g.load[other] = g.load[other], g.load[token]
    g.tell("gives" if option[0] == "give" else "swaps", seat=side, token=token, other=other, thing=g.load[other])


def after_handling(g: State, token: int, option: Option) -> State:
    """A copy of the state after this handling."""
    after = g.copy()
    handle(after, token, option)
    return after


def take(g: State, token: int, thing: int) -> None:
    """Pick up an object or an own wounded character, whose object stays behind; a wounded enemy falls with its rope (§10)."""
    carrier = g.carrier_of(thing)
    if carrier >= 0:
        g.load[carrier] = NOTHING
    g.load[token] = thing
    if IS_CHARACTER[thing]:
        g.load[thing] = NOTHING
    tell_taking(g, token, thing, carrier)
    for other in fall_with(g, token, thing):
        g.kill(other, "rope")


def tell_taking(g: State, token: int, thing: int, carrier: int = NOTHING) -> None:
    """Tell what is taken, and from whom; what lies free is taken from nobody, and whoever takes it is named once more."""
    other, by = (token, "free") if carrier == NOTHING else (carrier, "carrier")
    g.tell("takes", seat=SIDE_OF[token], token=token, thing=thing, by=by, other=other)


def fall_with(g: State, token: int, thing: int) -> list[int]:
    """The wounded enemies on the square of a character that fall if it takes this rope from them (§10)."""
    square = g.at[token]
    if KIND[thing] != ROPE or not g.is_pit(square):
        return []
    return [
        other for other in g.tokens_at(square)
        if IS_CHARACTER[other] and SIDE_OF[other] != SIDE_OF[token] and g.is_wounded(other) and falls_without(g, other, thing)
    ]  # fmt: skip


def take_up_rope(g: State, token: int) -> None:
    """Whoever ends an action on a pit with empty hands takes up the rope that lies there (A7)."""
    square = g.at[token]
    if g.load[token] >= 0 or not g.is_pit(square) or g.options.stand_by_rope:
        return
    for other in g.tokens_at(square):
        if KIND[other] == ROPE and g.carrier_of(other) == NOTHING:
            g.load[token] = other
            tell_taking(g, token, other)
