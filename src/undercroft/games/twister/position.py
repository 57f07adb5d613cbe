"""Positions of Dungeon Twister: the state between two actions as JSON that a person can edit and load."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from ...kernel.ask import letter_of
from ...kernel.errors import BadInput
from .board import DARK, DARK_PLAN, DOTS, GATE_STATES, LIMITS, PLACE, PLACE_NAMES, PLACES, SQUARE, SQUARE_NAMES, SQUARES
from .rooms import ROOM_INDEX, ROOMS
from .rules import playable_cards
from .state import ESCAPED, GONE, HIDDEN, HIDE, IN_HAND, KILLED, OPENING, SOURCES, STARTERS, TURNS, State
from .tokens import (
    ACTION_CARDS,
    BOTH,
    CHARACTERS,
    COMBAT_CARDS,
    IS_CHARACTER,
    JUMPS,
    KILLED_WORTH,
    KIND,
    NAMES,
    NOTHING,
    POTION,
    POTION_POINTS,
    SIDE_OF,
    STARTERS_EACH,
    TOKEN,
    TOKENS,
    TREASURE,
    TREASURE_WORTH,
    WINNING,
    WORTH,
)

OFF_BOARD = {"hand": IN_HAND, "killed": KILLED, "escaped": ESCAPED, "gone": GONE}
PHASES = (STARTERS, HIDE, OPENING, TURNS)


MOST_POINTS = sum(WORTH) + 2 * TREASURE_WORTH + CHARACTERS * KILLED_WORTH
"""The most points a player can have: all are out, with both treasures, and all enemies are dead."""


class RoomPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A place of the dungeon: its room (absent while face down), how often it is turned right, and its portcullises."""

    room: str = ""
    turns: int = 0
    gates: list[str] = msgspec.field(default_factory=list)


class ScorePosition(msgspec.Struct, forbid_unknown_fields=True):
    """Points that a player has scored: from what, and for which token."""

    source: str
    token: str
    points: int


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True):
    """What a player has besides tokens. ``scored`` says where points come from; what it leaves out was there before."""

    points: int = 0
    scored: list[ScorePosition] = msgspec.field(default_factory=list)
    actions: list[str] = msgspec.field(default_factory=lambda: list(ACTION_CARDS))
    combat: list[str] = msgspec.field(default_factory=lambda: list(COMBAT_CARDS))
    jumps: int = JUMPS
    first_cycle: bool = True


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position. ``tokens`` says where each is: a square, ``on III`` (face down on a room), ``hand``, ``killed``,
    ``escaped`` or ``gone``; ``loads`` who carries what."""

    tokens: dict[str, str]
    rooms: dict[str, RoomPosition] = msgspec.field(default_factory=dict)
    players: dict[str, PlayerPosition] = msgspec.field(default_factory=dict)
    phase: str = TURNS
    turn: int = 0
    active: str = "A"
    first: str = "A"
    card: str = ""
    left: int = 0
    cap: int = 2
    loads: dict[str, str] = msgspec.field(default_factory=dict)
    wounded: list[str] = msgspec.field(default_factory=list)
    hurt: list[str] = msgspec.field(default_factory=list)
    idle: list[str] = msgspec.field(default_factory=list)
    handled: list[str] = msgspec.field(default_factory=list)
    boost: dict[str, int] = msgspec.field(default_factory=dict)
    winner: str = ""
    draw_offer: str = ""
    drawn: bool = False
    over: bool = False


msgspec.json.Decoder(Position)  # learnt here: threads that use a shape for the first time at once would crash


def write(g: State) -> dict[str, Any]:
    """The state between two actions as plain JSON."""
    position = Position(
        tokens={NAMES[token]: _where(at) for token, at in enumerate(g.at)},
        rooms={PLACE_NAMES[place]: _room(g, place) for place in range(PLACES) if g.plan.rooms[place] >= 0},
        players={
            letter_of(seat): PlayerPosition(
                g.points[seat], _scored(g, seat), list(g.actions[seat]), list(g.combat[seat]), g.jumps[seat], g.first_cycle[seat]
            )
            for seat in (0, 1)
        },
        phase=g.phase,
        turn=g.turn,
        active=letter_of(g.active),
        first=letter_of(g.first),
        card=g.card,
        left=g.left,
        cap=g.cap,
        loads={NAMES[token]: NAMES[load] for token, load in enumerate(g.load) if load >= 0},
        wounded=_names(g.wounded),
        hurt=_names(g.hurt),
        idle=_names(g.idle),
        handled=_names(g.handled),
        boost={NAMES[token]: points for token, points in g.boost.items()},
        winner="" if g.winner < 0 else letter_of(g.winner),
        draw_offer="" if g.draw_offer < 0 else letter_of(g.draw_offer),
        drawn=g.drawn,
        over=g.over,
    )
    plain: dict[str, Any] = msgspec.to_builtins(position)
    return plain


def _scored(g: State, seat: int) -> list[ScorePosition]:
    return [ScorePosition(source, NAMES[token], points) for each, source, token, points in g.scored if each == seat]


def _where(at: int) -> str:
    for name, code in OFF_BOARD.items():
        if at == code:
            return name
    return f"on {PLACE_NAMES[at - HIDDEN]}" if at >= HIDDEN else SQUARE_NAMES[at]


def _room(g: State, place: int) -> RoomPosition:
    room = ROOMS[g.plan.rooms[place]]
    return RoomPosition(room.name, g.plan.turns[place], [GATE_STATES[g.plan.gates[gate]] for gate in room.gates])


def _names(mask: int) -> list[str]:
    return [NAMES[token] for token in BOTH if mask >> token & 1]


def read(g: State, given: dict[str, Any]) -> None:
    """Fill a new state from a position; :class:`BadInput` says what is wrong and where."""
    try:
        position = msgspec.convert(given, Position)
    except msgspec.ValidationError as error:
        raise BadInput("position-shape", "The position is not right: {error}.", error=str(error)) from None
    if position.phase not in PHASES:
        raise wrong("phase", f"it can be {', '.join(PHASES)}")
    g.phase = position.phase
    _lay_rooms(g, position)
    _put_tokens(g, position)
    _deal_cards(g, position)
    g.turn, g.cap = _number("turn", position.turn, 0, 100_000), _number("cap", position.cap, 2, 5)
    g.active, g.first = _seat("active", position.active), _seat("first", position.first)
    g.winner = _seat("winner", position.winner) if position.winner else -1
    g.draw_offer = _seat("draw_offer", position.draw_offer) if position.draw_offer else -1
    g.drawn, g.over = position.drawn, position.over
    _start_turn(g, position)
    _check_squares(g)
    _check_phase(g)


def _lay_rooms(g: State, position: Position) -> None:
    plan = DARK_PLAN
    for name, laid in position.rooms.items():
        where = f"rooms.{name}"
        if name not in PLACE:
            raise wrong("rooms", f"a place can be {', '.join(PLACE_NAMES)}")
        if laid.room not in g.bag:
            raise wrong(f"{where}.room", f"it can be each of {', '.join(ROOM_INDEX)} once")
        g.bag.remove(laid.room)
        plan = plan.with_room(PLACE[name], ROOM_INDEX[laid.room], _number(f"{where}.turns", laid.turns, 0, 3))
        gates = ROOMS[ROOM_INDEX[laid.room]].gates
        if laid.gates and (len(laid.gates) != len(gates) or not set(laid.gates) <= set(GATE_STATES)):
            raise wrong(f"{where}.gates", f"it holds {len(gates)} of {', '.join(GATE_STATES)}")
        for gate, state in zip(gates, laid.gates, strict=False):
            plan = plan.with_gate(gate, GATE_STATES.index(state))
    g.plan = plan


def _put_tokens(g: State, position: Position) -> None:
    for name in NAMES:
        if name not in position.tokens:
            raise wrong("tokens", f"{name} is missing")
    for name, where in position.tokens.items():
        token = _token("tokens", name)
        if where.startswith("on ") and where[3:] in PLACE:
            g.at[token] = HIDDEN + PLACE[where[3:]]
        elif where in OFF_BOARD or where in SQUARE:
            g.at[token] = OFF_BOARD[where] if where in OFF_BOARD else SQUARE[where]
            fates = (KILLED, ESCAPED) if IS_CHARACTER[token] else (GONE, ESCAPED) if KIND[token] == TREASURE else (GONE,)
            if g.at[token] in (KILLED, ESCAPED, GONE) and g.at[token] not in fates:
                raise wrong(f"tokens.{name}", f"it cannot be {where}")
        else:
            raise wrong(f"tokens.{name}", f"it is a square, on a place, or {', '.join(OFF_BOARD)}")
    for field, names in (
        ("wounded", position.wounded),
        ("hurt", position.hurt),
        ("idle", position.idle),
        ("handled", position.handled),
    ):
        mask = 0
        for name in names:
            mask |= 1 << _character(g, field, name)
        setattr(g, field, mask)
    for carrier, load in position.loads.items():
        who, what = _character(g, "loads", carrier), _token("loads", load)
        if what in g.load or g.at[who] != g.at[what]:
            raise wrong(f"loads.{carrier}", f"{load} is not with {carrier}")
        if IS_CHARACTER[what] and (SIDE_OF[what] != SIDE_OF[who] or not g.is_wounded(what) or g.is_wounded(who)):
            raise wrong(f"loads.{carrier}", "of characters only own wounded ones are carried, by one that stands")
        g.load[who] = what
    if any(g.load[load] != NOTHING for load in g.load if load >= 0):
        raise wrong("loads", "who is carried carries nothing")


def _deal_cards(g: State, position: Position) -> None:
    if set(position.players) - {"A", "B"}:
        raise wrong("players", "there are A and B")
    for letter, player in position.players.items():
        seat, where = _seat("players", letter), f"players.{letter}"
        g.points[seat] = _number(f"{where}.points", player.points, 0, MOST_POINTS)
        for score in player.scored:
            if score.source not in SOURCES:
                raise wrong(f"{where}.scored", f"points come from {', '.join(SOURCES)}")
            token = _token(f"{where}.scored", score.token)
            g.scored = (*g.scored, (seat, score.source, token, _number(f"{where}.scored", score.points, 1, 2)))
        if sum([score.points for score in player.scored]) > player.points:
            raise wrong(f"{where}.scored", "it comes to more than all points")
        g.jumps[seat] = _number(f"{where}.jumps", player.jumps, 0, JUMPS)
        g.actions[seat] = _cards(f"{where}.actions", player.actions, ACTION_CARDS)
        g.combat[seat] = _cards(f"{where}.combat", player.combat, COMBAT_CARDS)
        if "0" not in g.combat[seat]:
            raise wrong(f"{where}.combat", "the 0 always returns to the hand")
        g.first_cycle[seat] = player.first_cycle


def _start_turn(g: State, position: Position) -> None:
    """The action card in play and what is left of it."""
    if position.card:
        if position.card not in ACTION_CARDS or position.card in g.actions[g.active]:
            raise wrong("card", "it is an action card that its player does not hold any more")
        g.card = position.card
    for seat in (0, 1):
        if not playable_cards(g, seat) and not (g.card and seat == g.active):
            raise wrong(f"players.{letter_of(seat)}.actions", "outside of the own turn one holds a card that may be played")
    g.left = _number("left", position.left, 0, int(position.card or 0))
    for name, points in position.boost.items():
        token = _character(g, "boost", name)
        if SIDE_OF[token] != g.active or g.is_wounded(token):
            raise wrong(f"boost.{name}", "only an unwounded character of the player whose turn it is has drunk")
        g.boost[token] = _number(f"boost.{name}", points, 1, 2 * POTION_POINTS)
    drunk = sum(KIND[token] == POTION and g.at[token] == GONE for token in BOTH)
    if sum(g.boost.values()) > drunk * POTION_POINTS:
        raise wrong("boost", "the potions that are gone gave fewer points")
    if g.hurt & ~g.wounded:
        raise wrong("hurt", "whoever was wounded in this turn is wounded")
    for field in ("hurt", "idle", "handled", "boost"):
        if getattr(g, field) and not g.card:
            raise wrong(field, "it tells of this turn, and no card is in play")


def _check_squares(g: State) -> None:
    """Golden Rule 2, on every square; the limits of face-down rooms; no token in a room that is not there."""
    for square, tokens in g.crowd().items():
        if g.plan.kinds[square] == DARK:
            raise wrong(f"tokens.{NAMES[tokens[0]]}", f"the room at {SQUARE_NAMES[square]} lies face down")
        if not g.is_lawful(square, tokens):
            raise wrong(f"tokens.{NAMES[tokens[0]]}", f"these tokens may not be on {SQUARE_NAMES[square]} together")
    for token in BOTH:
        if 0 <= g.at[token] < SQUARES and IS_CHARACTER[token] and g.is_exit_for(token, g.at[token]):
            raise wrong(f"tokens.{NAMES[token]}", "whoever reaches the other starting line leaves the dungeon")
    for place in range(PLACES):
        count = g.at.count(HIDDEN + place)
        if count > LIMITS[place]:
            raise wrong("tokens", f"room {PLACE_NAMES[place]} takes {LIMITS[place]}")
        if count and g.plan.rooms[place] >= 0 and g.phase == TURNS:
            raise wrong("tokens", f"room {PLACE_NAMES[place]} lies face up")


def _check_phase(g: State) -> None:
    """Nothing is in hand once the turns have begun, and nothing has happened before."""
    if g.phase in (TURNS, OPENING) and IN_HAND in g.at:
        raise wrong("tokens", "nothing is left in hand when the turns begin")
    if g.phase in (STARTERS, HIDE):
        _check_set_up(g)
    if g.phase == OPENING and (g.options.dungeon != "open" or min(g.plan.rooms) < 0 or max(g.at) < HIDDEN):
        raise wrong("phase", "rooms are opened one after another only in an open dungeon, while tokens lie hidden in them")
    if g.phase != TURNS and (g.card or g.wounded or any(g.points) or g.over or max(g.load) >= 0 or g.draw_offer >= 0):
        raise wrong("phase", "before the turns there is no card in play, nobody wounded or laden, no point and no end")
    if g.phase != STARTERS and g.options.dungeon == "open" and min(g.plan.rooms) < 0:
        raise wrong("rooms", "in an open dungeon every room lies face up")
    if g.phase == HIDE and g.options.dungeon == "dark" and max(g.plan.rooms) >= 0:
        raise wrong("rooms", "no room is known before the turns begin")
    if g.draw_offer >= 0 and not g.options.draws:
        raise wrong("draw_offer", "this table knows no draw by agreement")
    _check_end(g)


def _check_end(g: State) -> None:
    """A player with five points has won; a game that is over was won, agreed to be a draw, or came to its limit of turns."""
    limit = g.options.turn_limit
    if limit and (g.turn > limit or (g.turn == limit and not g.card and not g.over)):
        raise wrong("turn", f"the limit of turns is {limit}")
    if g.drawn and (g.winner >= 0 or not g.over):
        raise wrong("drawn", "a draw ends the game, and nobody wins it")
    if g.over and g.winner < 0 and not g.drawn:
        raise wrong("over", "a game that is over has a winner or is a draw")
    at_limit = bool(limit) and g.turn == limit
    if g.drawn and not g.options.draws and not (at_limit and g.points[0] == g.points[1]):
        raise wrong("drawn", "this table knows no draw by agreement")
    ahead = [seat for seat in (0, 1) if g.points[seat] >= WINNING]
    if g.winner < 0 and ahead and not g.over:
        raise wrong("winner", f"{letter_of(ahead[0])} has {g.points[ahead[0]]} points")
    by_points = at_limit and g.winner >= 0 and g.points[g.winner] > g.points[1 - g.winner]
    if g.over and g.winner >= 0 and g.winner not in ahead and not by_points:
        raise wrong("winner", f"{letter_of(g.winner)} has {g.points[g.winner]} points")
    if g.winner >= 0 and not g.over and (g.winner != g.active or g.winner not in ahead):
        raise wrong("winner", "only the player whose turn it is plays on with five points")


def _check_set_up(g: State) -> None:
    """Before the turns all tokens are in hand, on the own dots, or (once the starters are chosen) face down on rooms."""
    for seat in (0, 1):
        tokens = range(seat * TOKENS, (seat + 1) * TOKENS)
        starters = [token for token in tokens if g.at[token] in DOTS[seat]]
        if not all(IS_CHARACTER[token] for token in starters) or len({g.at[token] for token in starters}) != len(starters):
            raise wrong("tokens", "one character stands on a dot")
        if len(starters) != STARTERS_EACH and g.phase == HIDE:
            raise wrong("tokens", f"{STARTERS_EACH} characters of each side stand on the dots before tokens are hidden")
        if any(
            g.at[token] != IN_HAND and (g.at[token] < HIDDEN or g.phase == STARTERS) for token in tokens if token not in starters
        ):
            raise wrong("tokens", "in the set-up a token is in hand, on an own dot or face down on a room")
    if g.phase == STARTERS and max(g.plan.rooms) >= 0:
        raise wrong("rooms", "no room is known before the starters are chosen")
    hidden = sum(at >= HIDDEN for at in g.at)
    turn = (g.first + hidden) % 2
    if g.phase == HIDE and IN_HAND not in g.at[turn * TOKENS : (turn + 1) * TOKENS]:
        raise wrong("tokens", f"{letter_of(turn)} is to hide a token and has none in hand")


def _token(where: str, name: str) -> int:
    if name not in TOKEN:
        raise wrong(where, f"there is no {name[:40]}")
    return TOKEN[name]


def _character(g: State, where: str, name: str) -> int:
    token = _token(where, name)
    if not IS_CHARACTER[token] or not 0 <= g.at[token] < SQUARES:
        raise wrong(where, f"{name} is no character on the board")
    return token


def _seat(where: str, letter: str) -> int:
    if letter not in ("A", "B"):
        raise wrong(where, "it is A or B")
    return "AB".index(letter)


def _number(where: str, value: int, low: int, high: int) -> int:
    if not low <= value <= high:
        raise wrong(where, f"it is {low} to {high}")
    return value


def _cards(where: str, given: Sequence[str], all: Sequence[str]) -> tuple[str, ...]:
    if Counter(given) - Counter(all):
        raise wrong(where, f"it holds cards of {' '.join(all)}")
    return tuple(sorted(given))


def wrong(where: str, why: str) -> BadInput:
    """The error for one field."""
    return BadInput("position-field", "The position is not right at {where}: {why}.", where=where, why=why)
