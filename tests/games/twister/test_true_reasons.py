"""Whatever may not be done between two actions has a reason that is true: it is held against the board, from which it was not read.

So an action that a rule forgets to offer is found out: it is neither offered nor truly refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from tests.conformance.tables import moments
from tests.games.twister.table import reasons_of
from undercroft.games.twister.actions import verbs_of
from undercroft.games.twister.board import CLOSED, DARK, NEXT, PLACE, PLACE_NAMES, PLACE_OF, RAISED, SQUARE, SQUARE_NAMES, UNKNOWN
from undercroft.games.twister.rooms import GATE, GEAR, PIT, WALL
from undercroft.games.twister.state import State
from undercroft.games.twister.tokens import IS_CHARACTER, KIND, NAMES, PARTY, ROPE, SIDE_OF, THIEF, TOKEN, WARRIOR, WIZARD
from undercroft.kernel.match import Match
from undercroft.kernel.view import view_of

POSITIONS = 120
"""How many moments of each variant are looked at; about a third of them lie between two actions."""


def beside(g: State, token: int) -> list[int]:
    """The tokens on connected squares."""
    return [other for square in g.plan.links[g.at[token]] for other in g.tokens_at(square)]


def pits(g: State, token: int) -> list[int]:
    return [square for square in g.plan.links[g.at[token]] if g.plan.kinds[square] == PIT]


def faces(g: State, token: int) -> set[int]:
    """The face-down rooms before a character."""
    before = set(g.plan.dark.get(g.at[token], ()))
    if g.at[token] in LINE_SQUARES and g.options.line_reveals == "both":
        first = "I II" if SIDE_OF[token] == 0 else "VII VIII"
        before |= {PLACE[name] for name in first.split() if g.plan.rooms[PLACE[name]] == UNKNOWN}
    return before


LINE_SQUARES = {square for name, square in SQUARE.items() if "-" in name}


def gates(g: State, token: int, *states: int) -> bool:
    """Whether a portcullis in one of these states is beside a character."""
    return any(edge >= GATE and g.plan.gates[edge - GATE] in states for edge in g.plan.edges[g.at[token]])


def breakable(g: State, token: int) -> bool:
    if KIND[token] == WARRIOR:
        return gates(g, token, CLOSED, *([RAISED] if g.options.break_raised else []))
    assert KIND[token] == THIEF
    return gates(g, token, CLOSED, RAISED)


def walled(g: State, token: int) -> bool:
    """Whether there is a wall beside a character, on either of the two squares."""
    here = g.at[token]
    return any(
        square >= 0 and WALL in (g.plan.edges[here][side], g.plan.edges[square][side + 2 & 3])
        for side, square in enumerate(NEXT[here])
    )


def in_line(g: State, token: int) -> list[int]:
    """Every character in a straight line of connected squares, up to the first square with one."""
    found: list[int] = []
    for side in range(4):
        square = g.at[token]
        while NEXT[square][side] in g.plan.links[square]:
            square = NEXT[square][side]
            here = [other for other in g.tokens_at(square) if IS_CHARACTER[other]]
            if here:
                found += here
                break
    return found


def enemies(g: State, token: int) -> list[int]:
    return [other for other in beside(g, token) if IS_CHARACTER[other] and SIDE_OF[other] != SIDE_OF[token]]


def barred(g: State, token: int, square: int) -> bool:
    """Whether a step is the affair of special abilities alone: onto a pit, or past an enemy."""
    return g.plan.kinds[square] == PIT or any(g.stands(other) and SIDE_OF[other] != SIDE_OF[token] for other in g.tokens_at(square))


TRUE: dict[str, Callable[[State, int], bool]] = {
    "no-enemy-beside": lambda g, token: not enemies(g, token),
    "not-on-a-gear": lambda g, token: g.plan.kinds[g.at[token]] != GEAR,
    "no-dark-room-beside": lambda g, token: not faces(g, token),
    "all-rooms-open": lambda g, _: UNKNOWN not in g.plan.rooms,
    "no-jump-cards": lambda g, token: not g.jumps[SIDE_OF[token]],
    "no-pit-beside": lambda g, token: not pits(g, token),
    "nowhere-to-land": lambda g, token: any(g.plan.links[pit] == (g.at[token],) for pit in pits(g, token)),
    "no-wall-beside": lambda g, token: not walled(g, token),
    "nobody-to-heal": lambda g, token: not any(IS_CHARACTER[other] and g.is_wounded(other) for other in beside(g, token)),
    "nobody-in-line": lambda g, token: not in_line(g, token),
    "wizard-only": lambda g, token: KIND[token] != WIZARD,
    "closed-in": lambda g, token: all(barred(g, token, square) for square in g.plan.links[g.at[token]]),
}
"""By reason: whether it is true of a character."""

BARS: dict[str, Callable[[State, int], bool]] = {
    "break": lambda g, token: not breakable(g, token),
    "open": lambda g, token: not gates(g, token, CLOSED),
    "close": lambda g, token: not gates(g, token, RAISED),
}
"""``no-bars-beside`` by the action."""


def choices(seed: int) -> Iterator[Match]:
    """Moments between two actions."""
    return (match for match in moments("twister", seed, POSITIONS) if match.asks()[0].what == "act")


def test_every_button_is_offered_or_truly_refused() -> None:
    told: Counter[str] = Counter()
    for match in choices(5):
        g: State = match.state
        why = view_of(match, g.active)["why"]
        offered = {(option[0], option[1]) for option in match.asks()[0].options if isinstance(option, tuple)}
        able = [token for token in PARTY[g.active] if g.may_act(token) and g.points_for(token) > 0]
        for token in able:
            for verb in verbs_of(g, token):
                button = f"do:{verb}:{NAMES[token]}"
                assert ((verb, NAMES[token]) in offered) != (button in why), button
                key = why.get(button, {"key": ""})["key"]
                told[key] += 1
                assert key != "cannot-do-that", button
                if key in ("wall", "bars-closed"):
                    here, beyond = (SQUARE[why[button]["args"][arg]] for arg in ("start", "square"))
                    assert here == g.at[token]
                    assert BARRED[key](g, token, here, beyond)
                true = BARS[verb] if key == "no-bars-beside" else TRUE.get(key)
                assert true is None or true(g, token), f"{button}: {key} is not so"
    assert len(told.keys() & TRUE.keys()) > len(TRUE) // 2, told  # which rare ones chance brings is left to it


def test_every_room_that_cannot_be_chosen_truly_cannot() -> None:
    """A room in the dark is revealed by whoever is before it; an open one turned from its gear or its twin's."""
    told: Counter[str] = Counter()
    for match in choices(6):
        g: State = match.state
        view = view_of(match, g.active)
        offered = {touch for option in view["asks"][0]["options"] for touch in option["touches"]}
        able = [token for token in PARTY[g.active] if g.may_act(token) and g.points_for(token) > 0]
        for place, name in enumerate(PLACE_NAMES):
            if f"place:{name}" in offered:
                continue
            key = (view["why"].get(f"place:{name}") or view["why"]["place"])["key"]
            told[key] += 1
            if key == "nobody-before-it":
                assert not any(place in faces(g, token) for token in able), name
            elif key == "nobody-on-its-gear":
                places = {place, g.plan.twin_of(place)}
                assert not any(g.plan.kinds[g.at[token]] == GEAR and PLACE_OF[g.at[token]] in places for token in able), name
            else:
                assert key == "no-points-left", key
                assert not able
    assert told.keys() == {"nobody-before-it", "nobody-on-its-gear", "no-points-left"}


# -- squares: what bars the way ----------------------------------------------------------------------------------------------------


def edges(g: State, here: int, there: int) -> tuple[int, int]:
    """What is drawn on the border of two neighbouring squares, on either side of it."""
    return g.plan.edges[here][NEXT[here].index(there)], g.plan.edges[there][NEXT[there].index(here)]


def bars(g: State, here: int, there: int) -> bool:
    """Whether a portcullis between two neighbouring squares is down."""
    return any(edge >= GATE and g.plan.gates[edge - GATE] == CLOSED for edge in edges(g, here, there))


def others(g: State, mover: int, square: int) -> list[int]:
    """Whoever and whatever else is on a square, without the mover and its load."""
    return [other for other in g.tokens_at(square) if other not in (mover, g.load[mover])]


def some(g: State, mover: int, square: int, own: bool, up: bool) -> bool:
    """Whether a character of the mover's side or the other is on a square, on its feet or wounded."""
    there = [other for other in others(g, mover, square) if IS_CHARACTER[other]]
    return any((SIDE_OF[other] == SIDE_OF[mover]) is own and g.stands(other) is up for other in there)


def bears_rope(g: State, mover: int) -> bool:
    return g.load[mover] >= 0 and KIND[g.load[mover]] == ROPE


BARRED: dict[str, Callable[[State, int, int, int], bool]] = {
    "wall": lambda g, _, here, there: WALL in edges(g, here, there) and not bars(g, here, there),
    "bars-closed": lambda g, _, here, there: bars(g, here, there),
    "room-is-dark": lambda g, _, here, there: g.plan.kinds[there] == DARK,
    "enemy-in-the-way": lambda g, mover, here, there: (
        there in g.plan.links[here] and KIND[mover] != WIZARD and some(g, mover, there, own=False, up=True)
    ),
    "pit": lambda g, mover, here, there: (
        there in g.plan.links[here] and g.plan.kinds[there] == PIT
        and KIND[mover] not in (THIEF, WIZARD) and not bears_rope(g, mover)
    ),
    "rope-serves-one-pit": lambda g, mover, here, there: g.plan.kinds[here] == g.plan.kinds[there] == PIT and bears_rope(g, mover),
}  # fmt: skip
"""By reason: whether it bars the way from a square to its neighbour."""
UNFIT: dict[str, Callable[[State, int, int], bool]] = {
    "somebody-stands-there": lambda g, mover, square: (
        some(g, mover, square, own=True, up=True) or some(g, mover, square, own=False, up=True)
    ),
    "enemy-lies-there": lambda g, mover, square: some(g, mover, square, own=False, up=False),
    "wizard-beside-wounded": lambda g, mover, square: KIND[mover] == WIZARD and some(g, mover, square, own=True, up=False),
    "ends-on-pit": lambda g, mover, square: g.plan.kinds[square] == PIT and KIND[mover] != THIEF and not bears_rope(g, mover),
    "two-tokens-at-most": lambda g, mover, square: len(others(g, mover, square)) + (g.load[mover] >= 0) > 1,
    "dead-end": lambda g, mover, square: g.plan.kinds[square] == PIT or bool(others(g, mover, square)) or bool(g.touched),
}
"""By reason: whether it keeps one from ending a move on a square that one comes to."""


def check_squares(g: State, mover: int, reach: dict[str, Any], why: dict[str, dict[str, Any]]) -> None:
    """The reason of every square is true: of the way there from a square that the mover comes to, or of the square itself. What
    lies behind something in the way has the reason of that.

    :param why: the reasons by the names of squares.
    """
    start = g.at[mover]
    comes_to = {start, *[SQUARE[name] for name in reach], *[SQUARE[name] for name, reason in why.items() if reason["key"] in UNFIT]}
    for name, reason in why.items():
        key = reason["key"]
        there = SQUARE[reason["args"]["square"] if key in BARRED else name]
        before = [here for here in comes_to if there in NEXT[here] and reason["args"].get("start") in (None, SQUARE_NAMES[here])]
        if key in BARRED:
            assert any(BARRED[key](g, mover, here, there) for here in before), f"{NAMES[mover]} to {name}: {key} is not so"
        elif key in UNFIT:
            assert UNFIT[key](g, mover, there), f"{NAMES[mover]} on {name}: {key} is not so"
        else:
            assert (key, there) == ("already-there", start), f"{name}: {key}"
    assert set(g.plan.links[start]) <= comes_to | {SQUARE[name] for name in why}, "what is beside it is not too far"


def test_what_bars_the_way_to_a_square_truly_does() -> None:
    """As a move shows it before it is begun, and in the middle of it."""
    told: Counter[str] = Counter()
    for match in moments("twister", 7, POSITIONS):
        g: State = match.state
        view = view_of(match, g.active)
        for option in [option for ask in view["asks"] for option in ask["options"] if option["key"] == "move"]:
            why = reasons_of(option["then"])
            check_squares(g, TOKEN[option["args"]["piece"]], option["then"]["reach"], why)
            told.update(reason["key"] for reason in why.values())
        if g.mover >= 0 and g.steps:
            why = {thing[7:]: refusal for thing, refusal in view["why"].items() if thing.startswith("square:")}
            check_squares(g, g.mover, view["board"]["mover"]["reach"], why)
            told.update(reason["key"] for reason in why.values())
    assert len(told.keys() & (BARRED.keys() | UNFIT.keys())) > 8, told
