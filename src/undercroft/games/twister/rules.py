"""The turns of Dungeon Twister, from the action card to the end of the game (rules §4, §12)."""

from __future__ import annotations

from ...kernel.ask import Choose, FirstOf, Given, Option, Question, Refused, Script
from .actions import MISSING, actions_of, do, refuse_character, refuse_recover
from .board import PLACE_NAMES, UNKNOWN
from .carrying import HANDLING
from .setup import hide_token, open_next_room, set_up
from .state import ESCAPED, HIDDEN, HIDE, KILLED, NOTHING_PAID, OPENING, STARTERS, State
from .tokens import ACTION_CARDS, KIND, NAMES, PARTY, TROLL
from .why import in_the_way, refusal

CARD, ACT, DRAW = "card", "act", "draw"
"""The questions of a turn: which action card, what to do next, and whether to offer or accept a draw."""
END = "end"
OFFER, ACCEPT = "offer", "accept"


def beat(g: State) -> Script:
    """One top-level choice and all that follows: a step of the set-up, an action card, or an action."""
    if g.phase == STARTERS:
        yield from set_up(g)
    elif g.phase == HIDE:
        yield from hide_token(g)
    elif g.phase == OPENING:
        yield from open_next_room(g)
    elif not g.card:
        yield from play_card(g)
    else:
        yield from act(g)


def play_card(g: State) -> Script:
    """Phase 1: play one unused action card. Now a draw may be offered and accepted (§4, A15)."""
    seat = g.active
    while True:
        ask = Choose(seat, CARD, playable_cards(g, seat), among=playable_cards)
        windows = draw_windows(g)
        question: Question = FirstOf([ask, *windows]) if windows else ask
        answer: Given | Option = yield question
        if not isinstance(answer, Given):
            card = str(answer)
            break
        if answer.what == CARD:
            card = str(answer.option)
            break
        if answer.option == ACCEPT:
            g.drawn = g.over = True
            g.tell("draw-agreed", seat=answer.seat)
            return
        g.draw_offer = answer.seat
        g.tell("draw-offered", seat=answer.seat)
    if g.draw_offer == 1 - seat:
        g.draw_offer = -1
        g.tell("draw-declined", seat=seat)
    rule, most = limit_on_cards(g, seat), g.cap
    g.turn += 1
    g.card = card
    g.left = int(card)
    g.actions[seat] = tuple(each for each in g.actions[seat] if each != card)
    if int(card) == g.cap and g.cap < 5:
        g.cap += 1
    last = 0 < g.options.turn_limit <= g.turn
    g.tell("plays-card", seat=seat, card=card, turn=g.turn, rule=rule, most=most, last=last)


def playable_cards(g: State, seat: int, about: object = None, why: Refused | None = None) -> list[str]:
    """The unused cards that may be played: in the first cycle the 2 before all others, or those up to the rising cap (§4, B2)."""
    if why is not None:
        for card in ACTION_CARDS:
            key = refuse_card(g, seat, card)
            if key:
                why.add(refusal(key, card=card), f"action:{card}", card)
    return [card for card in g.actions[seat] if not refuse_card(g, seat, card)]


def refuse_card(g: State, seat: int, card: str) -> str:
    """Why this action card may not be played now, or ""."""
    if card not in g.actions[seat]:
        return "card-used"
    if g.options.first_cycle == "rising":
        return "card-above-cap" if int(card) > g.cap else ""
    if g.first_cycle[seat] and "2" in g.actions[seat] and card != "2":
        return "first-card-is-2"
    return ""


def limit_on_cards(g: State, seat: int) -> str:
    """What keeps cards that are not used yet from being played now: ``first``, ``cap``, or ``free``, nothing (§4, B2)."""
    reasons = {refuse_card(g, seat, card) for card in g.actions[seat]}
    return "first" if "first-card-is-2" in reasons else "cap" if "card-above-cap" in reasons else "free"


def draw_windows(g: State) -> list[Choose]:
    """Who may offer a draw, or accept the one on the table: while an action card is being chosen (A15)."""
    if not g.options.draws:
        return []
    if g.draw_offer < 0:
        return [Choose(g.active, DRAW, (OFFER,), may=True)]
    return [Choose(1 - g.draw_offer, DRAW, (ACCEPT,), may=True)]


def act(g: State) -> Script:
    """Phase 2: spend action points, action by action, or end the turn (§4)."""
    action: tuple[str, ...] | str = yield Choose(g.active, ACT, options(g, g.active), False, None, options)
    if isinstance(action, str):
        end_turn(g)
        return
    yield from do(g, action)
    g.paid = NOTHING_PAID
    if g.winner == 1 - g.active:
        finish(g)


def options(g: State, seat: int, about: object = None, why: Refused | None = None) -> list[Option]:
    """Every action of every character, and the end of the turn."""
    crowd = g.crowd()
    found: list[Option] = []
    has_points = g.left > 0 or bool(g.boost)
    if has_points:
        for token in PARTY[seat]:
            if g.at[token] in crowd:
                found += actions_of(g, token, crowd, why)
    found.append(END)
    if why is not None:
        refuse_verbs({option[0] for option in found if isinstance(option, tuple)}, why)
        refuse_pieces(g, seat, why)
        refuse_places(g, has_points, why)
    return found


def refuse_verbs(done: set[str], why: Refused) -> None:
    """Say of the buttons, while nobody has been chosen for them, what no character can do, and what belongs to a move.

    :param done: what somebody can do.
    """
    for verb in (*MISSING, "recover", "drink"):
        if verb not in done:
            why.add(refusal("nobody-can", deed=verb), f"do:{verb}")
    for verb in HANDLING:
        why.add(refusal("handle-in-move"), f"do:{verb}")


def refuse_pieces(g: State, seat: int, why: Refused) -> None:
    """Say why a character cannot be chosen, either side's; no object ever acts."""
    for token in (*PARTY[seat], *PARTY[1 - seat]):
        key = {ESCAPED: "already-out", KILLED: "already-dead"}.get(g.at[token], "" if g.at[token] < HIDDEN else "lies-hidden")
        if key:
            why.add(refusal(key), f"piece:{NAMES[token]}")
            continue
        key = (refuse_character(g, token) or "nothing-to-do") if token in PARTY[seat] else "enemy-piece"
        why.add(in_the_way(g, token, key, g.at[token]), f"piece:{NAMES[token]}")
    why.add(refusal("not-a-character"), "piece")


def refuse_places(g: State, has_points: bool, why: Refused) -> None:
    """Say why no room can be revealed or turned, and that nobody has been chosen to go to a square."""
    if not has_points:
        why.add(refusal("no-points-left"), "place")
        why.add(refusal("no-points-left"), "square")
        return
    for place, room in enumerate(g.plan.rooms):
        if room == UNKNOWN:
            why.add(refusal("nobody-before-it"), f"place:{PLACE_NAMES[place]}")
    why.add(refusal("nobody-on-its-gear"), "place")
    why.add(refusal("empty-square"), "square")


def end_turn(g: State) -> None:
    """Points not spent are lost. Phase 3: whoever has used all four cards takes them back (§4)."""
    seat = g.active
    lost = g.left + sum(g.boost.values())
    if lost and g.winner < 0:
        g.tell("leaves-unused", seat=seat, count=lost)
    g.card = ""
    g.left = 0
    g.boost = {}
    g.hurt = g.idle = g.handled = 0
    if not g.actions[seat]:
        g.actions[seat] = ACTION_CARDS
        g.first_cycle[seat] = False
        g.tell("takes-cards-back", seat=seat)
    if g.winner >= 0 or (g.options.turn_limit and g.turn >= g.options.turn_limit):
        finish(g)
        return
    if g.options.skip_helpless and is_helpless(g, 1 - seat):
        g.tell("skips", seat=1 - seat)
    else:
        g.active = 1 - seat


def is_helpless(g: State, seat: int) -> bool:
    """Whether none of a seat's characters could do anything (A14)."""
    return not any(
        g.may_act(token) or (KIND[token] == TROLL and g.is_wounded(token) and not refuse_recover(g, token)) for token in PARTY[seat]
    )


def finish(g: State) -> None:
    """The game is over; at the turn limit more points win (A15)."""
    g.over = True
    if g.winner < 0:
        if g.points[0] == g.points[1]:
            g.drawn = True
            g.tell("limit-draw", count=g.turn)
            return
        g.winner = 0 if g.points[0] > g.points[1] else 1
        g.tell("limit", count=g.turn)
    g.tell("wins", seat=g.winner, count=g.points[g.winner])
