"""What a square means for a token that is placed there: how far from its exit, who is nearest, and which dark rooms it could open
next (rules §2, §6, §8, §12, §13); and for a character that walks there: who could attack it in the next turn, and whom it
could (§11).

Ways are those that are open now: no card is spent on a jump, no bars are moved, and no room is turned. On the way to an exit the
Wall-Walker passes walls, and each wall is one square of it. Nothing here says what a good square is.
"""

from __future__ import annotations

from typing import Any, Final

from .actions import dark_places
from .board import LINES, NEXT, PLACE_NAMES, SQUARE_NAMES, SQUARES, UNKNOWN
from .combat import refuse_attack, strength_of
from .leaps import refuse_wall
from .shapes import Danger, Exit, Prey
from .state import ESCAPED, State
from .steps import NOBODY, finishes_at, reach, refuse_end, refuse_pass
from .tokens import IS_CHARACTER, KIND, KINDS, NAMES, NOTHING, PARTY, SIDE_OF, SPEED, WALL_WALKER, WAND, WIZARD

NO_WAY: Final = -1
"""There is no open way."""


def exit_of(g: State, token: int, square: int) -> tuple[int, int]:
    """How many squares a character on this square is from the opponent's starting line, and how many walls it passes on the way."""
    steps, walls = spread(g, token, list(LINES[1 - SIDE_OF[token]]), back=True)
    return steps[square], walls[square]


def nearest(g: State, seat: int, square: int) -> tuple[int, int]:
    """Which character of a seat has the fewest squares to go to this one, and how many; :data:`NO_WAY` where none gets there."""
    best = (NO_WAY, NO_WAY)
    for token in PARTY[seat]:
        if g.stands(token):
            steps = spread(g, token, [g.at[token]], back=False)[0][square]
            if steps != NO_WAY and (best[1] == NO_WAY or steps < best[1]):
                best = (token, steps)
    return best


def spread(g: State, token: int, ends: list[int], back: bool) -> tuple[list[int], list[int]]:
    """The squares of the shortest way between each square and one of ``ends``, and the walls on it; kept as long as nobody moves.

    :param back: the ways lead to ``ends``, else from there.
    """
    known = kept(g)
    if (token, back) not in known:
        known[token, back] = work_out(g, token, ends, back)
    found: tuple[list[int], list[int]] = known[token, back]
    return found


def kept(g: State) -> dict[Any, Any]:
    """What has been worked out since the last token moved."""
    known: dict[Any, Any] = g.plan.memo.setdefault("outlook", {})
    table = (tuple(g.at), tuple(g.load), g.wounded)
    if known.get("table") != table:
        known.clear()
        known["table"] = table
    return known


def work_out(g: State, token: int, ends: list[int], back: bool) -> tuple[list[int], list[int]]:
    """Search from ``ends`` square by square; of ways that are equally short, the one with the fewest walls."""
    crowd = g.crowd(token) if g.stands(token) else g.crowd()
    steps, walls = [NO_WAY] * SQUARES, [0] * SQUARES
    for end in ends:
        steps[end] = 0
    edge = list(ends)
    while edge:
        beyond: list[int] = []
        for here in edge:
            if not back and g.is_exit_for(token, here):
                continue  # whoever comes there has left
            for to in NEXT[here]:
                if to < 0 or (steps[to] != NO_WAY and steps[to] <= steps[here]):
                    continue
                passed = goes(g, token, to, here, crowd) if back else goes(g, token, here, to, crowd)
                if passed == NO_WAY:
                    continue
                if steps[to] == NO_WAY:
                    steps[to], walls[to] = steps[here] + 1, walls[here] + passed
                    beyond.append(to)
                else:
                    walls[to] = min(walls[to], walls[here] + passed)
        edge = beyond
    return steps, walls


def goes(g: State, token: int, start: int, to: int, crowd: dict[int, list[int]]) -> int:
    """How many walls a character passes by stepping from one square to the next: none, or one; :data:`NO_WAY` where it may not."""
    there = crowd.get(to, NOBODY)
    if to in g.plan.links[start]:
        return NO_WAY if refuse_pass(g, token, start, to, there) else 0
    if KIND[token] != WALL_WALKER or refuse_wall(g, start, to) or refuse_end(g, token, start, crowd.get(start, NOBODY)):
        return NO_WAY
    return NO_WAY if any(g.stands(each) for each in there) or refuse_end(g, token, to, there) else 1


def opens(g: State, token: int, square: int) -> tuple[list[str], list[str]]:
    """Which dark rooms a character on this square could reveal from there, and which others after one move (§6, §8)."""
    if UNKNOWN not in g.plan.rooms:
        return [], []
    after = g.copy()
    after.put(token, square)
    here = set(dark_places(after, token))
    beyond: set[int] = set()
    for end in ends_of(after, token)[0]:
        after.put(token, end)
        beyond.update(dark_places(after, token))
    return [PLACE_NAMES[place] for place in sorted(here)], [PLACE_NAMES[place] for place in sorted(beyond - here)]


Ways = tuple[set[int], dict[int, list[int]]]
"""The squares where a character could end one move, its own among them, and the way to every one that it gets to."""


def ends_of(g: State, token: int) -> Ways:
    """Where a character could be after one move, or none: whoever leaves the dungeon is nowhere."""
    crowd = g.crowd(token)
    paths = reach(g, token, SPEED[KIND[token]], None, crowd)
    ends = {to for to in paths if not g.is_exit_for(token, to) and finishes_at(g, token, to, crowd)}
    return ends | {g.at[token]}, paths


def dangers(g: State, mover: int, squares: list[int]) -> list[Danger]:
    """Which enemies could attack the mover in their next turn, after one move or none, if it ended on one of these squares;
    over which of them the Wizard would fly all the same, and at which it could throw its fireball. Everybody else stays where they
    are now (§8, §11, §14)."""
    found: list[Danger] = []
    for enemy in PARTY[1 - SIDE_OF[mover]]:
        if not g.stands(enemy):
            continue
        ends, paths = ways_without(g, enemy, mover)
        beside = {to for end in ends for to in g.plan.links[end] if to not in paths.get(end, NOBODY)}
        over: set[int] = set()
        if KIND[enemy] == WIZARD:
            over = {to for to, path in paths.items() if len(path) < SPEED[WIZARD] or g.is_exit_for(enemy, to)}
        burnt = lines_of_fire(g, enemy, mover, ends)
        hit, flown, fire = ([SQUARE_NAMES[to] for to in squares if to in where] for where in (beside, over, burnt))
        if hit or flown or fire:
            found.append(Danger(NAMES[enemy], strength_of(g, (enemy,), True), hit, flown, fire))
    return found


def lines_of_fire(g: State, enemy: int, mover: int, ends: set[int]) -> set[int]:
    """Where the fireball of an enemy at one of its ends would hit the mover; nowhere without a wand (§14)."""
    lit: set[int] = set()
    if KIND[enemy] != WIZARD or g.load[enemy] == NOTHING or KIND[g.load[enemy]] != WAND:
        return lit
    stopped = {g.at[each] for side in PARTY for each in side if each not in (enemy, mover)}
    for end in ends:
        for side in range(4):
            here, to = end, NEXT[end][side]
            while to >= 0 and to in g.plan.links[here]:
                lit.add(to)
                if to in stopped:
                    break
                here, to = to, NEXT[to][side]
    return lit


def prey(g: State, mover: int, squares: list[int]) -> list[Prey]:
    """Which enemies the mover could attack from where its walk may end, with one more action (§11)."""
    found: list[Prey] = []
    for enemy in PARTY[1 - SIDE_OF[mover]]:
        at = g.at[enemy]
        if 0 <= at < SQUARES and not refuse_attack(g, mover, enemy):
            near = [SQUARE_NAMES[to] for to in squares if at in g.plan.links[to]]
            if near:
                found.append(Prey(NAMES[enemy], near))
    return found


def ways_without(g: State, enemy: int, mover: int) -> Ways:
    """Where an enemy could be after one move once the mover is no longer where it stands; kept as long as nobody moves."""
    known = kept(g)
    if (enemy, "ways") not in known:
        known[enemy, "ways"] = ends_of(_at_rest(g), enemy)
    ways: Ways = known[enemy, "ways"]
    here = g.at[mover]
    if not any(near in ways[1] or near == g.at[enemy] for near in (here, *g.plan.links[here])):
        return ways  # too far off to bar any of them
    key = (enemy, "ways without", mover)  # a mere pair of numbers would be one of `spread`'s: 1 is True
    if key not in known:
        after = _at_rest(g)
        after.put(mover, ESCAPED)
        known[key] = ends_of(after, enemy)
    around: Ways = known[key]
    return around


def _at_rest(g: State) -> State:
    """The same with nobody in the middle of a move."""
    after = g.copy()
    after.touched = ()
    return after


def barred(g: State, token: int, square: int) -> dict[str, Any]:
    """Why no way leads to an exit: one character on the other side stands in it (``held``, on ``held_at``), or several of them do
    (``crowd``), or it goes on through a room that lies face down (``dark``); else ``no``, for it is walls, bars, or pits."""
    holders = [each for each in PARTY[1 - SIDE_OF[token]] if g.stands(each)]
    line = list(LINES[1 - SIDE_OF[token]])

    def without(gone: list[int]) -> bool:
        """Whether a way would be open if these were not there; kept as long as nobody moves."""
        known, key = kept(g), (token, "without", *gone)
        if key not in known:
            after = _at_rest(g)
            for each in gone:
                after.put(each, ESCAPED)
            known[key] = work_out(after, token, line, back=True)[0]
        return bool(known[key][square] != NO_WAY)

    if holders and without(holders):
        for each in holders:
            if without([each]):
                return {"out": "held", "held": KINDS[KIND[each]], "held_piece": NAMES[each], "held_at": SQUARE_NAMES[g.at[each]]}
        return {"out": "crowd"}
    known = kept(g)
    if (token, "dark") not in known:
        known[token, "dark"] = work_out(g, token, [here for here, places in g.plan.dark.items() if places], back=True)[0]
    return {"out": "no" if known[token, "dark"][square] == NO_WAY else "dark"}


def exit_from(g: State, token: int, square: int) -> Exit:
    """How far a character on this square is from its exit, or what bars the way there."""
    steps, walls = exit_of(g, token, square)
    if steps == NO_WAY:
        why = barred(g, token, square)
        return Exit(why["out"], by=why.get("held_piece"))
    return Exit("yes", steps, walls, walls - (walls - steps) // SPEED[KIND[token]])


def outlook(g: State, token: int, square: int) -> dict[str, Any]:
    """In words of an option. For a character: whether a way leads ``out`` (else why not: :func:`barred`), by how many squares
    (``exit``), how many ``walls``, by how many actions at the least (``acts``: moves at full speed, and each wall), and which
    dark rooms it ``opens`` from there (``count`` of them), which others after one move (``later``, ``walks`` of them). Besides,
    who is nearest of the side that places (``near``) and of the other (``foe``), 0 squares off for nobody."""
    said: dict[str, Any] = {"out": "object", "count": 0, "walks": 0}
    if IS_CHARACTER[token]:
        steps, walls = exit_of(g, token, square)
        rooms, later = opens(g, token, square)
        acts = walls - (walls - steps) // SPEED[KIND[token]]
        said = {"out": "yes", "exit": steps, "walls": walls, "acts": acts, "opens": rooms, "count": len(rooms)}
        said |= {"later": later, "walks": len(later)}
        if steps == NO_WAY:
            said |= barred(g, token, square)
    for what, seat in (("near", g.placer), ("foe", 1 - g.placer)):
        who, steps = nearest(g, seat, square)
        if who == NO_WAY:
            said[f"{what}_steps"] = 0
        else:
            said |= {what: KINDS[KIND[who]], f"{what}_piece": NAMES[who], f"{what}_steps": steps}
    return said
