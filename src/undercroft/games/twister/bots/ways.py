"""The ways through the dungeon of Dungeon Twister, as bots look at them: how far every square is from the exit, through rooms as
they lie and as they could be turned. What was worked out from a plan is kept with it."""

from __future__ import annotations

from typing import Any

from ..board import CLOSED, DARK, LINES, NEXT, PLACE_OF, SQUARES, SQUARES_OF, Plan
from ..rooms import GATE, GEAR, PIT, ROOMS, WALL
from ..state import State
from ..tokens import CHARACTERS, KIND, PARTY, ROPE, THIEF, TOKENS, WALL_WALKER, WARRIOR, WIZARD

NEAR = 6
"""How many squares away a character still has an eye on things."""

WALKER, FLYER, SNEAK, PORTER, GHOST = range(5)
"""Ways of walking: like most; over pits; the Thief's, the Warrior's, and the Wall-Walker's."""
GAIT = [WALKER] * CHARACTERS
GAIT[WIZARD], GAIT[THIEF], GAIT[WARRIOR], GAIT[WALL_WALKER] = FLYER, SNEAK, PORTER, GHOST
#        open, wall, portcullis, into the dark
EDGES = ((0, 10, 7, 3), (0, 10, 7, 3), (0, 10, 4, 3), (0, 10, 3, 3), (0, 3, 6, 3))
PITS = (5, 0, 0, 5, 4)
GRIPS, CLOSE = (4, 6, 10), 4
"""What a wall counts, by whether a character of one's own stands on a gear that turns the room, is so close to it, or neither."""
FARTHEST = 120
"""Steps, counting what stands in the way as so many steps more."""

PLANS: dict[tuple[Any, ...], Plan] = {}
"""Plans met before, so that what was worked out from one is not worked out again."""
MOST_PLANS, MOST_PARTIES = 300, 300
"""How many plans are kept, and how many positions of a party with each."""


def known(plan: Plan) -> Plan:
    """The equal plan that was met before, with all that was worked out from it; else this one."""
    key = (plan.rooms, plan.turns, plan.gates)
    found = PLANS.get(key)
    if found is None:
        if len(PLANS) >= MOST_PLANS:
            PLANS.clear()
        found = PLANS[key] = plan
    return found


def turned(plan: Plan, place: int, way: int) -> Plan:
    """The plan with a room turned by a quarter."""
    turns = list(plan.turns)
    turns[place] = turns[place] + way & 3
    return PLANS.get((plan.rooms, tuple(turns), plan.gates)) or known(plan.turned(place, way))


def ways(plan: Plan) -> list[list[tuple[int, int]]]:
    """By square: its neighbours, and what stands between: 0 nothing, 1 a wall, 2 a portcullis, 3 the dark begins or ends."""
    found = plan.memo.get("ways")
    if found is None:
        kinds, edges, gates = plan.kinds, plan.edges, plan.gates
        listed: list[list[tuple[int, int]]] = []
        for square in range(SQUARES):
            here: list[tuple[int, int]] = []
            own, dark = edges[square], kinds[square] == DARK
            for side, beyond in enumerate(NEXT[square]):
                if beyond < 0:
                    continue
                one, other = own[side], edges[beyond][side + 2 & 3]
                if WALL in (one, other):
                    code = 1
                elif (one >= GATE and gates[one - GATE] == CLOSED) or (other >= GATE and gates[other - GATE] == CLOSED):
                    code = 2
                else:
                    code = 0 if dark == (kinds[beyond] == DARK) else 3
                here.append((beyond, code))
            listed.append(here)
        found = plan.memo["ways"] = listed
    return found


def grip(g: State, seat: int) -> int:
    """How soon a seat can turn which rooms, as one number in base 3, a digit for each pair of rooms: 0 with a character on a gear,
    1 with one near it, 2 else."""
    at = g.at
    met = g.plan.memo.get("grips")
    if met is None or len(met) > MOST_PARTIES:
        met = g.plan.memo["grips"] = {}
    key = seat, g.wounded, *(at[:CHARACTERS] if seat == 0 else at[TOKENS : TOKENS + CHARACTERS])
    found = met.get(key)
    if found is None:
        found = met[key] = _grip(g, seat)
    return int(found)


def _grip(g: State, seat: int) -> int:
    """:func:`grip`, worked out."""
    plan, at = g.plan, g.at
    gears = plan.memo.get("gears")
    if gears is None:
        gears = plan.memo["gears"] = [
            (3 ** (ROOMS[room].number - 1), SQUARES_OF[place][ROOMS[room].kinds[plan.turns[place]].index(GEAR)])
            for place, room in enumerate(plan.rooms)
            if room >= 0
        ]
    found = [at[token] for token in PARTY[seat] if 0 <= at[token] < SQUARES and not g.wounded >> token & 1]
    best: dict[int, int] = {}
    for unit, gear in gears:
        if best.get(unit) == 0:
            continue
        if gear in found:
            best[unit] = 0
        elif unit not in best:
            around = near(plan, gear)
            for square in found:
                if square in around and around[square] <= CLOSE:
                    best[unit] = 1
                    break
    return 80 - sum([unit * (2 - level) for unit, level in best.items()])


def way_out(plan: Plan, side: int, gait: int, gripped: int) -> list[int]:
    """By square: steps to the opponent's starting line, counting what stands in the way.

    :param gripped: which rooms can be turned (:func:`grip`).
    """
    found = ways_out(plan, side, gripped)
    if not found[gait]:
        if gait == GHOST and gripped != 80:  # no wall is in her way
            found[gait] = way_out(plan, side, gait, 80)
        else:
            found[gait] = _way_out(plan, side, gait, gripped)
    return found[gait]


def ways_out(plan: Plan, side: int, gripped: int) -> list[list[int]]:
    """:func:`way_out` for all gaits, as far as it was worked out; empty lists for the others."""
    key = 1000 + 2 * gripped + side
    found = plan.memo.get(key)
    if found is None:
        found = plan.memo[key] = [[] for _ in EDGES]
    return found


def _way_out(plan: Plan, side: int, gait: int, gripped: int) -> list[int]:
    extra = EDGES[gait]
    walls = [GRIPS[gripped // 3 ** (ROOMS[room].number - 1) % 3] if room >= 0 else GRIPS[2] for room in plan.rooms]
    walls = [min(each, extra[1]) for each in walls] + [FARTHEST]
    wall = [walls[place] for place in PLACE_OF]
    enter = [1 + PITS[gait] if kind == PIT else 2 if kind == DARK else 1 for kind in plan.kinds]
    links = ways(plan)
    far = [FARTHEST] * SQUARES
    buckets: list[list[int]] = [[] for _ in range(FARTHEST + 20)]
    for square in LINES[1 - side]:
        far[square] = 0
        buckets[0].append(square)
    for distance, bucket in enumerate(buckets):
        for square in bucket:
            if far[square] != distance:
                continue
            base = distance + enter[square]
            for beyond, code in links[square]:
                through = base + (extra[code] if code != 1 else min(wall[square], wall[beyond]))
                if through < far[beyond]:
                    far[beyond] = through
                    buckets[through].append(beyond)
    return far


def near(plan: Plan, square: int) -> dict[int, int]:
    """The squares within :data:`NEAR` steps of a square, whoever stands on the way, with their distance."""
    found = plan.memo.get(square)
    if found is None:
        links = plan.links
        found = {square: 0}
        edge = [square]
        for far in range(1, NEAR + 1):
            beyond: list[int] = []
            for here in edge:
                for to in links[here]:
                    if to not in found:
                        found[to] = far
                        beyond.append(to)
            edge = beyond
        plan.memo[square] = found
    return found


def gait_of(g: State, token: int) -> int:
    """How a character walks, with what it carries."""
    gait = GAIT[KIND[token]]
    load = g.load[token]
    return FLYER if gait == WALKER and load >= 0 and KIND[load] == ROPE else gait
