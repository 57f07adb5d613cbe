"""What a seat may know of a game of Dungeon Twister: the board, its options in words, and why the rest may not be done.

Everything lies open but three things: which characters the other side has put on its dots before they are shown, which of its
tokens lie face down on which room, and the combat cards under seal. Rooms face down are known to nobody.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from ...kernel.ask import Choose, Option, Refused, letter_of, text_of, thing_of
from ...kernel.figures import counted
from ...kernel.game import Label
from ...kernel.shapes import Figure, Overall
from .actions import WAY, actions_of
from .board import DOTS, GATE_STATES, LIMITS, PLACE_NAMES, PLACES, SQUARE, SQUARE_NAMES, SQUARES, UNKNOWN
from .carrying import fall_with
from .combat import battle_between
from .figures import COLUMNS
from .moves import worth_out
from .outlook import dangers, exit_from, outlook, prey
from .rooms import ROOM_INDEX, ROOMS, WAYS
from .setup import hidden_so_far, hides_next, own
from .shapes import (
    Battle,
    Board,
    Deed,
    Mover,
    Piece,
    Place,
    Placing,
    Player,
    Reach,
    Result,
    Room,
    Row,
    Score,
    Then,
    Turned,
    Walk,
)
from .state import BY_CARD, ESCAPED, GONE, HIDDEN, HIDE, IN_HAND, KILLED, STARTERS, TURNS, State
from .steps import finishes_at, reach, too_far
from .tokens import (
    ACTION_CARDS,
    BOTH,
    IS_CHARACTER,
    KILLED_WORTH,
    KIND,
    KINDS,
    NAMES,
    NOTHING,
    PARTY,
    POTION_POINTS,
    SIDE_OF,
    SPEED,
    STRENGTH,
    TOKEN,
)
from .touches import touches
from .turning import along_with, gone_round, ways_changed

FATES = {KILLED: "killed", ESCAPED: "escaped", GONE: "gone"}


def view(g: State, seat: int | None) -> Board:
    """The board as ``seat`` (or a spectator, None) may see it."""
    return Board(
        phase=g.phase,
        turn=g.turn,
        active=None if g.phase in (STARTERS, HIDE) else letter_of(g.active),
        hides=letter_of(hides_next(g)) if g.phase == HIDE else None,
        card=g.card,
        left=g.left,
        deed=_deed(g),
        boost={NAMES[token]: points for token, points in g.boost.items()},
        cap=g.cap if g.options.first_cycle == "rising" else None,
        winner=None if g.winner < 0 else letter_of(g.winner),
        won=None if g.winner < 0 or g.over else letter_of(g.winner),
        tally={letter_of(each): _tally(g, each) for each in (0, 1)},
        drawn=g.drawn,
        draw_offer=None if g.draw_offer < 0 else letter_of(g.draw_offer),
        places=[_place(g, seat, place) for place in range(PLACES)],
        pieces=[_piece(g, token) for token in BOTH if 0 <= g.at[token] < SQUARES and _is_seen(g, seat, token)],
        fates={NAMES[token]: FATES[g.at[token]] for token in BOTH if g.at[token] in FATES},
        hand=[NAMES[token] for token in _own(seat) if g.at[token] == IN_HAND],
        players=[_player(g, each) for each in (0, 1)],
        placing=_placing(g),
        mover=_mover(g),
        battle=_battle(g),
    )


def _own(seat: int | None) -> range:
    return range(0) if seat is None else own(seat)


def _is_seen(g: State, seat: int | None, token: int) -> bool:
    """Whether a token on a square is known: starters of the other side only once both are shown (§3.4)."""
    return g.phase not in (STARTERS, HIDE) or SIDE_OF[token] == seat


def _place(g: State, seat: int | None, place: int) -> Place:
    """A place of the dungeon: its room, if it lies face up, and what lies hidden on it: how many tokens of each side, and to their
    owner which (None: not to be known). When the game is over all of them lie open."""
    hidden = [token for token in BOTH if g.at[token] == HIDDEN + place]
    return Place(
        place=PLACE_NAMES[place],
        room=_room(g, place),
        limit=LIMITS[place],
        hidden={letter_of(each): sum([SIDE_OF[token] == each for token in hidden]) for each in (0, 1)},
        tokens={
            letter_of(each): [NAMES[t] for t in hidden if SIDE_OF[t] == each] if g.over or each == seat else None for each in (0, 1)
        },
    )  # fmt: skip


def _room(g: State, place: int) -> Room | None:
    if g.plan.rooms[place] == UNKNOWN:
        return None
    room = ROOMS[g.plan.rooms[place]]
    return Room(
        name=room.name, number=room.number, way=WAYS[room.turns], turns=g.plan.turns[place], plan=list(room.plan),
        gates=[GATE_STATES[g.plan.gates[gate]] for gate in room.gates],
    )  # fmt: skip


def _piece(g: State, token: int) -> Piece:
    """A token on a square."""
    kind = KIND[token]
    carrier = g.carrier_of(token)
    piece = Piece(
        id=NAMES[token], seat=letter_of(SIDE_OF[token]), kind=KINDS[kind], at=SQUARE_NAMES[g.at[token]],
        carrier=NAMES[carrier] if carrier >= 0 else None, character=IS_CHARACTER[token],
    )  # fmt: skip
    if IS_CHARACTER[token]:
        load = g.load[token]
        piece.load = None if load < 0 else NAMES[load]
        piece.wounded = g.is_wounded(token)
        piece.hurt = bool(g.hurt >> token & 1)
        piece.idle = bool(g.idle >> token & 1)
        piece.speed, piece.strength = (0, 0) if piece.wounded else (SPEED[kind], STRENGTH[kind])
        if g.phase == TURNS and g.mover < 0 and g.winner < 0 and g.stands(token):
            piece.exit = exit_from(g, token, g.at[token])
    return piece


def _player(g: State, seat: int) -> Player:
    """What everybody sees of a player: points, cards, and what became of the eight characters."""
    where = [g.at[token] for token in PARTY[seat]]
    return Player(
        seat=letter_of(seat),
        points=g.points[seat],
        actions=list(g.actions[seat]),
        used=[card for card in ACTION_CARDS if card not in g.actions[seat]],
        combat=list(g.combat[seat]),
        out=where.count(ESCAPED),
        lost=where.count(KILLED),
        playing=sum(at not in FATES for at in where),
        to_hide=sum(g.at[token] == IN_HAND for token in _own(seat)) if g.phase == HIDE else 0,
    )


def _tally(g: State, seat: int) -> list[Score]:
    """Where a player's points come from, one after another; ``before`` is what a position began with."""
    scored = [Score(source, NAMES[token], points) for each, source, token, points in g.scored if each == seat]
    before = g.points[seat] - sum([points for each, _, _, points in g.scored if each == seat])
    return [Score("before", None, before), *scored] if before else scored


def _placing(g: State) -> Placing | None:
    """A room being filled: who places which tokens now, and which the other side places after that. All of them lie open."""
    if not g.placing:
        return None
    at = g.at[g.placing[0]]
    later = [token for token in BOTH if g.at[token] == at and token not in g.placing]
    return Placing(
        seat=letter_of(g.placer), place=PLACE_NAMES[at - HIDDEN],
        tokens=[NAMES[token] for token in g.placing], later=[NAMES[token] for token in later],
    )  # fmt: skip


def _mover(g: State) -> Mover | None:
    if g.mover < 0 or not g.stands(g.mover):  # whoever has just left the dungeon, or died, goes nowhere
        return None
    way = _reach(g, g.mover, g.steps)
    return Mover(
        reach=way.reach, over=way.over, worth=way.worth, dangers=way.dangers, prey=way.prey, piece=NAMES[g.mover], steps=g.steps,
        path=[SQUARE_NAMES[square] for square in g.path], after=_after_stop(g),
    )  # fmt: skip


def _after_stop(g: State) -> list[str]:
    """What the mover could do to somebody else if it stopped here: the ids of those options. Whoever handles something on the spot
    before or after a jump does not stop with that."""
    under_way = len(g.path) > 1 or (g.steps and g.touched)
    if not under_way or not finishes_at(g, g.mover, g.at[g.mover], g.crowd(g.mover)):
        return []
    return [text_of(action) for action in actions_of(g, g.mover, g.crowd()) if action[0] in ("attack", "heal", "fire")]


def _reach(g: State, token: int, steps: int, why: Refused | None = None) -> Reach:
    """Where a character could walk: every square with the one before it on the way (``reach``), those among them where it may
    pass but not end with what it carries (``over``), who could attack it at the others (``dangers``), and whom it could attack
    from there (``prey``)."""
    crowd = g.crowd(token)
    paths = reach(g, token, steps, why, crowd)
    start = SQUARE_NAMES[g.at[token]]
    over = [to for to in paths if not finishes_at(g, token, to, crowd)]
    stays = [to for to in paths if to not in over and not g.is_exit_for(token, to)]
    return Reach(
        reach={SQUARE_NAMES[to]: SQUARE_NAMES[path[-2]] if len(path) > 1 else start for to, path in paths.items()},
        over=[SQUARE_NAMES[to] for to in over],
        worth=worth_out(g, token),
        dangers=dangers(g, token, stays),
        prey=prey(g, token, stays),
    )


def _deed(g: State) -> Deed | None:
    """The action under way, counted among those of its card or potion."""
    if g.paid >= 0:
        return Deed(g.sip, POTION_POINTS, potion=True)
    return Deed(int(g.card) - g.left, int(g.card), potion=False) if g.paid == BY_CARD else None


def _battle(g: State) -> Battle | None:
    """The combat under way, as before its cards."""
    if g.battle is None:
        return None
    told = g.battle.told
    return told if isinstance(told, Battle) else battle_between(g, g.battle.attacker, g.battle.target)


def result(g: State) -> Result:
    """Who has won (both, in a draw), with points and what became of everybody (§12)."""
    winners = [letter_of(seat) for seat in (0, 1) if g.drawn or seat == g.winner]
    fates = ("drawn", "drawn") if g.drawn else tuple("won" if seat == g.winner else "beaten" for seat in (0, 1))
    rows = [
        Row(**asdict(_player(g, seat)), jumps=g.jumps[seat], fate=fates[seat], figures=counted(COLUMNS, g, seat)) for seat in (0, 1)
    ]
    return Result(winners, rows, Overall(turns=Figure(g.turn)))


# -- options in words -----------------------------------------------------------------------------------------------------------


def describe(g: State, ask: Choose, option: Option) -> Label:
    """How an option is shown. The first thing it touches is what one clicks: a piece, a square, a card, a place."""
    if ask.what == "card":
        return Label("card", [f"action:{option}"], card=str(option))
    if ask.what == "combat":
        return Label("combat", [f"combat:{option}"], card=str(option))
    if ask.what == "draw":
        return Label(f"draw-{option}", [f"draw:{option}"])
    if isinstance(option, str):
        lost = option == "end" and (g.left or g.boost) and g.winner < 0  # whoever has won needs no points any more
        warn = "points-left" if lost and len(ask.options) > 1 else ""
        last = 0 < g.options.turn_limit <= g.turn + 1
        held = g.load[g.mover] if option == "drop" else NOTHING
        if held >= 0:
            return Label(option, touches(g, option), item=KINDS[KIND[held]], item_piece=NAMES[held])
        return Label(option, touches(g, option), warn=warn, left=g.left + sum(g.boost.values()), last=last)
    assert isinstance(option, tuple)
    return SPOKEN[option[0]](g, option)


def _of(option: tuple[str, ...]) -> dict[str, Any]:
    """The words for whoever acts."""
    return {"character": KINDS[KIND[TOKEN[option[1]]]], "piece": option[1]}


def _say_move(g: State, option: tuple[str, ...]) -> Label:
    """A move shows how far it leads; ``why`` says by square what bars the way to those around, ``far`` why not to
    the others."""
    token, why = TOKEN[option[1]], Refused()
    steps = SPEED[KIND[token]]
    reached = _reach(g, token, steps, why)
    reasons = {id(refusal): refusal for refusal in why.things.values()}
    places = {each: place for place, each in enumerate(reasons)}
    barred = {thing_of(thing)[1]: places[id(refusal)] for thing, refusal in why.things.items()}
    reasons_shown = [each.shown() for each in reasons.values()]
    far = too_far(steps).shown()
    walk = Walk(reached.reach, reached.over, reached.worth, reached.dangers, reached.prey, barred, reasons_shown, far)
    return Label("move", touches(g, option), then=walk, **_of(option))


def _say_attack(g: State, option: tuple[str, ...]) -> Label:
    target = TOKEN[option[2]]
    battle = battle_between(g, TOKEN[option[1]], target)
    return Label(
        "attack", touches(g, option), then=Then(battle=battle), target=KINDS[KIND[target]], target_piece=option[2],
        attack=battle.attack, defence=battle.defence, down=g.is_wounded(target), **_of(option),
    )  # fmt: skip


def _say_turn(g: State, option: tuple[str, ...]) -> Label:
    _, _, room, way = option
    place = g.plan.place_of_room(ROOM_INDEX[room])
    name = PLACE_NAMES[place]
    turns = g.plan.turns[place] + (1 if way == "right" else -1) & 3
    quarter = WAY[way]
    opened, closed = ways_changed(g.plan, g.plan.turned(place, quarter), place)
    at = gone_round(g.at, place, quarter)
    along = {NAMES[token]: SQUARE_NAMES[at[token]] for seat in (0, 1) for token in along_with(g, place, seat)}
    then = Then(turn=Turned(name, turns, opened, closed, along))
    return Label("turn", touches(g, option), then=then, room=room, way=way, place=name, **_of(option))


def _say_at_square(g: State, option: tuple[str, ...]) -> Label:
    """An action at a square: portcullises, walls."""
    return Label(option[0], touches(g, option), then=_out(g, option, 2), square=option[2], **_of(option))


def _out(g: State, option: tuple[str, ...], at: int) -> Then | None:
    """What a jump or a wall-walk would score: it may lead out of the dungeon.

    :param at: where the option names the square that it leads to.
    """
    token = TOKEN[option[1]]
    leads_out = option[0] in ("jump", "through") and g.is_exit_for(token, SQUARE[option[at]])
    return Then(points=worth_out(g, token)) if leads_out else None


def _say_jump(g: State, option: tuple[str, ...]) -> Label:
    return Label("jump", touches(g, option), then=_out(g, option, 3), pit=option[2], square=option[3], **_of(option))


def _say_reveal(g: State, option: tuple[str, ...]) -> Label:
    return Label("reveal", touches(g, option), final=True, place=option[2], **_of(option))


def _say_heal(g: State, option: tuple[str, ...]) -> Label:
    patient = KINDS[KIND[TOKEN[option[2]]]]
    return Label("heal", touches(g, option), target=patient, target_piece=option[2], **_of(option))


def _say_fire(g: State, option: tuple[str, ...]) -> Label:
    target = TOKEN[option[2]]
    own = SIDE_OF[target] == SIDE_OF[TOKEN[option[1]]]
    dies = [each for each in (target, g.load[target]) if each >= 0 and IS_CHARACTER[each]]
    then = Then(dies=[NAMES[each] for each in dies], points=len(dies) * KILLED_WORTH)
    return Label(
        "fire", touches(g, option), warn="fires-at-own" if own else "", then=then, target=KINDS[KIND[target]],
        target_piece=option[2], target_seat=letter_of(SIDE_OF[target]), count=len(dies), **_of(option),
    )  # fmt: skip


def _say_alone(g: State, option: tuple[str, ...]) -> Label:
    """An action that concerns nobody else: drinking, regenerating."""
    return Label(option[0], touches(g, option), **_of(option))


def _say_go(g: State, option: tuple[str, ...]) -> Label:
    return Label("go", touches(g, option), square=option[1])


def _say_handling(g: State, option: tuple[str, ...]) -> Label:
    """Taking, giving, exchanging in the middle of a move."""
    token = TOKEN[option[1]]
    if option[0] == "take":
        falls = fall_with(g, g.mover, token)
        lost: dict[str, Any] = {"tokens": [NAMES[each] for each in falls], "count": len(falls) * KILLED_WORTH} if falls else {}
        return Label(
            "take", touches(g, option), warn="takes-rope" if falls else "",
            item=KINDS[KIND[token]], item_piece=option[1], item_seat=letter_of(SIDE_OF[token]), **lost,
        )  # fmt: skip
    item = g.load[token] if option[0] == "swap" else g.load[g.mover]
    return Label(
        option[0], touches(g, option), target=KINDS[KIND[token]], target_piece=option[1],
        item=KINDS[KIND[item]], item_piece=NAMES[item],
    )  # fmt: skip


def _say_put(g: State, option: tuple[str, ...]) -> Label:
    """Setting up and revealing: a token goes somewhere."""
    token = TOKEN[option[1]]
    where: dict[str, Any] = {"square": option[2]} if option[2] in SQUARE else {"place": option[2]}
    # Who has the last word is asked once more: it says who starts, or shows all starters.
    warn = "last-hidden" if option[0] == "hide" and hidden_so_far(g) == sum(LIMITS) - 1 else ""
    if option[0] == "stand":
        where |= {"speed": SPEED[KIND[token]], "strength": STRENGTH[KIND[token]]}
        four = [each for each in PARTY[SIDE_OF[token]] if each == token or g.at[each] != IN_HAND]
        if len(four) == len(DOTS[SIDE_OF[token]]):
            where["tokens"] = [NAMES[each] for each in four]
            warn = "last-starter"
    if option[0] == "place":
        where |= outlook(g, token, SQUARE[option[2]])
    return Label(
        option[0], touches(g, option), warn=warn, item=KINDS[KIND[token]],
        item_piece=option[1], item_seat=letter_of(SIDE_OF[token]), **where,
    )  # fmt: skip


SPOKEN = {
    "move": _say_move, "attack": _say_attack, "turn": _say_turn, "jump": _say_jump, "reveal": _say_reveal,
    "break": _say_at_square, "open": _say_at_square, "close": _say_at_square, "through": _say_at_square,
    "heal": _say_heal, "fire": _say_fire, "recover": _say_alone, "drink": _say_alone,
    "go": _say_go, "take": _say_handling, "give": _say_handling, "swap": _say_handling,
    "stand": _say_put, "hide": _say_put, "place": _say_put,
}  # fmt: skip
"""How each kind of option is put into words."""
