"""Everything on the screen that a seat might try, and why not where no question of its is about it."""

from __future__ import annotations

from ...kernel.ask import Refusal, Refused, letter_of, thing_of
from .actions import actions_of, verbs_of
from .board import PLACE_NAMES, SQUARE_NAMES, SQUARES
from .carrying import HANDLING
from .moves import STOP
from .rules import END
from .setup import hides_next, own
from .state import HIDDEN, HIDE, STARTERS, State
from .steps import reach
from .tokens import ACTION_CARDS, BOTH, COMBAT_CARDS, IS_CHARACTER, KIND, KINDS, NAMES, PARTY, SIDE_OF, TOKEN, TROLL
from .why import refusal

ALL = ("piece", "square", "place", "action", "do")
"""The kinds of things; each alone stands for all of it that have no reason of their own."""


def things(g: State, seat: int) -> list[str]:
    """What a seat might try. Things listed before the kinds have reasons of their own; things listed after them may have one."""
    if g.over:
        return [*ALL]
    if g.phase in (STARTERS, HIDE):
        rooms = [f"place:{name}" for name in PLACE_NAMES] if g.phase == HIDE else []
        return [*ALL, *[f"piece:{NAMES[token]}" for token in own(seat)], *rooms]
    seen = [f"piece:{NAMES[token]}" for token in BOTH if 0 <= g.at[token] < SQUARES]
    if g.battle is not None:
        return [*ALL, *seen, *[f"combat:{card}" for card in dict.fromkeys(COMBAT_CARDS)]]
    if g.placing:
        place = g.at[g.placing[0]]
        seen += [f"piece:{NAMES[token]}" for token in BOTH if g.at[token] == place]
        return [*ALL, *seen, *[f"square:{name}" for name in SQUARE_NAMES]]
    if g.active != seat:
        return [*ALL, *seen]
    if not g.card:
        return [*seen, *ALL, *[f"action:{card}" for card in ACTION_CARDS]]
    return _between_actions(g, seat, seen) if g.mover < 0 else _in_a_move(g, seen)


def _before_card(g: State, seat: int, token: int) -> str:
    """Why a piece can do nothing yet: with an action card it could not either, or it waits for one."""
    if not IS_CHARACTER[token]:
        return "not-a-character"
    if SIDE_OF[token] != seat:
        return "enemy-piece"
    return "wounded" if g.is_wounded(token) and KIND[token] != TROLL else "no-points-yet"


def _between_actions(g: State, seat: int, seen: list[str]) -> list[str]:
    """Cards, rooms, and every button of every own character that can act."""
    absent = [f"piece:{NAMES[token]}" for party in PARTY for token in party if not 0 <= g.at[token] < SQUARES]
    able = [token for token in PARTY[seat] if g.may_act(token) and g.points_for(token) > 0]
    buttons = [f"do:{verb}:{NAMES[token]}" for token in able for verb in verbs_of(g, token)]
    cards = [f"action:{card}" for card in ACTION_CARDS]
    kinds = [kind for kind in ALL if kind != "action"]  # there are no others
    return [*cards, *kinds, *seen, *absent, *[f"place:{name}" for name in PLACE_NAMES], *buttons, f"do:{END}"]


def _in_a_move(g: State, seen: list[str]) -> list[str]:
    """The mover's buttons, and every square but those that it reaches: one may go there at once."""
    near = reach(g, g.mover, g.steps)
    buttons = [f"do:{verb}:{NAMES[g.mover]}" for verb in (*verbs_of(g, g.mover), *HANDLING, STOP)]
    return [*buttons, *ALL, *seen, *[f"square:{SQUARE_NAMES[square]}" for square in range(SQUARES) if square not in near]]


def refuse(g: State, seat: int, thing: str) -> Refusal:
    """Why a thing may not be used that none of the seat's open questions is about."""
    kind, name = thing_of(thing)
    if g.over:
        return refusal("game-over")
    if g.phase == STARTERS:
        return refusal("choose-your-own")
    if g.phase == HIDE:
        turn = hides_next(g)
        return refusal("hide-where-space") if turn == seat else refusal("hide-in-turn", seat=letter_of(turn))
    if g.battle is not None:
        return refusal("combat-first")
    turn = g.placer if g.placing else g.active
    if turn != seat:
        return refusal("not-your-turn", seat=letter_of(turn))
    if g.placing:
        return refusal("place-first", place=PLACE_NAMES[g.at[g.placing[0]] - HIDDEN])
    if not g.card:
        return refusal(_before_card(g, seat, TOKEN[name]) if kind == "piece" and name else "play-a-card-first")
    if kind == "action":
        return refusal("one-card-a-turn")
    if g.mover < 0:
        return refusal("cannot-do-that")
    if kind == "place":
        return refusal("rooms-between-moves")
    if name.endswith(f":{NAMES[g.mover]}"):
        return _after_the_move(g, thing)
    return refusal("finish-the-move", character=KINDS[KIND[g.mover]])


def _after_the_move(g: State, button: str) -> Refusal:
    """Why the mover may not do something in the middle of its move: what stands against it here, or that the move goes on."""
    if g.points_for(g.mover) <= 0:
        return refusal("no-points-left")
    why = Refused()
    actions_of(g, g.mover, g.crowd(), why)
    return why.things.get(button) or refusal("stop-first")
