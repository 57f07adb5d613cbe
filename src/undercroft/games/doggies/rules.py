"""The turns and rounds of Dungeons & Doggies (rules §3, §6). Paragraphs (§) are those of the rules page."""

from __future__ import annotations

from ...kernel.ask import Choose, Refusal, Refused, Script
from .burden import HERE, Deed, Taken, Walk
from .cards import (
    BONK,
    BROKEN,
    COUNTDOWN,
    DOORWAY,
    ROOMS,
    ROUNDS,
    SHARIK,
    START_FOR_TWO,
    START_ROOM,
    WALL,
    WEAPONS,
)
from .deeds import decide
from .grid import FACING, HOME, SIDES, STEP, cell_of, name_of, place_thing
from .hindsight import keep_best, tell_best
from .scoring import finish
from .setup import set_up
from .state import ASLEEP, IN, NO_PILE, OUT, Dog, State
from .telling import tell_walk
from .walk import BREAK, POTION, ROTATE, leaves, rotations, set_out, take_step
from .ways import decisions_out, lacks_to_leave, may_leave, steps_out

TURN, PLACE, WALK, ROOM = "turn", "place", "walk", "room"
"""The questions: which action; where the drawn card goes; where the dog goes next on its way out; what it does in a room."""
EXPLORE, LEAVE, SLEEP = "explore", "leave", "sleep"
"""The three actions."""


def beat(g: State) -> Script:
    """The set-up, or one turn with the end of the round if it was the last."""
    if not g.dogs:
        yield from set_up(g)
        begin_round(g)
        return
    yield from take_turn(g)
    if g.still_in():
        pass_on(g)
        return
    g.first = g.active
    end_round(g)
    if g.round == ROUNDS:
        finish(g)
    else:
        clear_table(g)
        begin_round(g)


def pass_on(g: State) -> None:
    """The next dog clockwise that is still in the dungeon (§3)."""
    g.active = (g.active + 1) % g.seats
    while g.dogs[g.active].where != IN:
        g.active = (g.active + 1) % g.seats


def begin_round(g: State) -> None:
    """The start lies alone on the table; the first player begins (§2.3, §6)."""
    g.round += 1
    g.active = g.first
    for dog in g.dogs:
        dog.where = IN
    hard = g.seats == 2 or g.options.hard_start
    g.put(HOME, START_FOR_TWO if hard else START_ROOM, 0)
    g.tell("round", round=g.round, seat=g.first)


def take_turn(g: State) -> Script:
    """Exactly one action; with ``timing=turn`` Bonk and Sharik may use their ability before it (§3, ruling 48)."""
    seat = g.active
    g.turn += 1
    g.rotated = ()
    while True:
        action: str | Deed = yield Choose(seat, TURN, actions(g, seat), among=actions)
        if isinstance(action, str):
            break
        use_ability(g, seat, action)
    if action == EXPLORE:
        yield from explore(g, seat)
    elif action == LEAVE:
        yield from leave(g, seat)
    else:
        fall_asleep(g, seat)
    g.rotated = ()


def actions(g: State, seat: int, about: object = None, why: Refused | None = None) -> list[str | Deed]:
    """Explore, leave or sleep, and abilities that may be used before (§3)."""
    explores, leaves = g.left_to_draw() > 0 and g.has_site(), may_leave(g, seat)
    found: list[str | Deed] = [action for action, may in ((EXPLORE, explores), (LEAVE, leaves), (SLEEP, True)) if may]
    if why is not None:
        if not explores:
            over = Refusal("nothing-to-draw" if g.pile == NO_PILE else "countdown-over", rule="3.1", leave=leaves)
            refusal = Refusal("closed", rule="3.1") if g.left_to_draw() else over
            why.add(refusal, "action:explore", EXPLORE)
            why.add(refusal, "place")
        if not leaves:
            refusal = Refusal("no-way-out", rule="3.2", explore=explores, lacks=lacks_to_leave(g, seat))
            why.add(refusal, "action:leave", LEAVE)
            why.add(refusal, "space")
    return found + abilities(g, seat, why)


# -- explore -----------------------------------------------------------------------------------------------------------------------


def explore(g: State, seat: int) -> Script:
    """Draw the top card and lay it so that one of its exits meets an exit (§3.1, ruling 51)."""
    if g.pile != NO_PILE:
        g.pile -= 1
    g.drawn = g.nature.draw("room", g.bag)
    g.tell("draws", seat=seat, room=g.drawn, left=g.left_to_draw())
    where: tuple[str, int] = yield Choose(seat, PLACE, places(g, seat), among=places)
    cell = cell_of(where[0])
    room = ROOMS[g.drawn]
    g.drawn = ""
    g.put(cell, room, where[1])
    g.tell("lays", seat=seat, room=room.id, cell=where[0], quarters=where[1])


def places(g: State, seat: int, about: object = None, why: Refused | None = None) -> list[tuple[str, int]]:
    """Where the drawn card may lie, and how it is turned: one of its exits meets one of a laid room (§3.1, ruling 46)."""
    room = ROOMS[g.drawn]
    sites = g.sites()
    found: list[tuple[str, int]] = []
    for cell in sorted(sites):
        for quarters, spot in enumerate(spots_at(cell)):
            if room.ways[quarters] & sites[cell]:
                found.append(spot)
            elif why is not None:
                why.add(Refusal("no-exit-meets", rule="3.1"), place_thing(cell), spot)
    if why is not None:
        for cell in g.holes:
            for spot in spots_at(cell):
                why.add(Refusal("hole", rule="4"), f"hole:{name_of(cell)}", spot)
    return found


_spots: dict[int, tuple[tuple[str, int], ...]] = {}


def spots_at(cell: int) -> tuple[tuple[str, int], ...]:
    """A cell with each rotation, as options of :data:`PLACE`."""
    spots = _spots.get(cell)
    if spots is None:
        spots = _spots[cell] = tuple([(name_of(cell), quarters) for quarters in range(4)])
    return spots


# -- leave -------------------------------------------------------------------------------------------------------------------------


def leave(g: State, seat: int) -> Script:
    """Walk one path from the start to the table, room by room (§3.2, rulings 40, 41)."""
    w = g.walk = set_out(g, seat)
    while True:
        step: Deed = yield Choose(seat, WALK, ways(g, seat), among=ways)
        w.story += (step,)
        out = leaves(g, w, step)
        take_step(g, w, step)
        if out:
            break
        if step[0] == ROTATE:
            continue
        deeds = deeds_here(g, seat)
        if deeds:
            if len(deeds) > 1:
                deed: Deed = yield Choose(seat, ROOM, deeds, among=deeds_here)
            else:
                deed = deeds[0]
                w.unasked += (len(w.path) - 1,)
            w.story += (deed,)
            decide(g, w, deed)
    g.nature.reveal("outside", "outside")  # nobody takes back a way out that has ended (ruling 40)
    if g.journal is not None:
        if g.options.helper:
            keep_best(g, seat, w)
        tell_walk(g, w)
    go_out(g, w)


def ways(g: State, seat: int, about: object = None, why: Refused | None = None) -> list[Deed]:
    """The next steps from which a way out goes on."""
    assert g.walk is not None
    return steps_out(g, g.walk, why)


def deeds_here(g: State, seat: int, about: object = None, why: Refused | None = None) -> list[Deed]:
    """What may be done in this room so that a way out goes on."""
    assert g.walk is not None
    return decisions_out(g, g.walk, why)


def go_out(g: State, w: Walk) -> None:
    """The dog is outside. Now its paws lie where they were put, and what it used is used (§3.2)."""
    dog = g.dogs[w.seat]
    dog.board, dog.spent, dog.owed = w.board, w.board - w.paws, w.owed
    dog.potions, dog.taken, g.supply = w.potions, w.taken, w.supply
    for cell, quarters in w.turned:
        g.put(cell, g.rooms[cell], quarters)
    for cell, side in w.broken:
        g.break_open(cell, side, w.seat)
    for taken in w.taken:
        if taken.cell != HERE:
            g.paws[taken.cell] = w.seat
    g.forced += w.forced
    for cell in w.holes:
        del g.rooms[cell], g.quarters[cell], g.sides[cell]
        g.holes[cell] = w.seat
    for cell, what in w.covered:
        g.covered[cell] = what
        del g.sides[cell]
    g.walk = None
    count = drop_out(g, w.seat, OUT)
    g.tell("leaves", seat=w.seat, damage=w.damage, left=w.shields - w.damage, paws=w.paws, count=carried_by(dog))
    count_out(g, count)


def carried_by(dog: Dog) -> int:
    """How many cards of this round a dog carries out."""
    return len([taken for taken in dog.taken if taken.cell != HERE])


def fall_asleep(g: State, seat: int) -> None:
    """One more paw for the rest of the game, if any is left (§3.3)."""
    dog = g.dogs[seat]
    if g.journal is not None and g.options.helper:
        keep_best(g, seat)
    wins = dog.extras > 0
    if wins:
        dog.board += 1
    count = drop_out(g, seat, ASLEEP)
    g.tell("sleeps", seat=seat, paw=wins, count=dog.board)
    count_out(g, count)


def drop_out(g: State, seat: int, where: str) -> int | None:
    """The dog is out of the round. How many cards are to be counted out for that (:func:`counted_out`)."""
    count = counted_out(g, where)
    g.dogs[seat].where = where
    return count


def count_out(g: State, count: int | None) -> None:
    """The first to leave has four cards counted out for each dog still in (§3.2, ruling 52)."""
    if count is not None:
        g.pile = count
        g.tell("countdown", count=count, dogs=len(g.still_in()))


def counted_out(g: State, where: str) -> int | None:
    """How many cards are counted out when one more dog is out of the round, asleep or outside; None where no countdown starts."""
    left = len(g.still_in()) - 1
    if g.pile == NO_PILE and left and (where == OUT or g.options.countdown_trigger == "leave_or_sleep"):
        return min(COUNTDOWN * left, len(g.bag))
    return None


# -- abilities before the action ---------------------------------------------------------------------------------------------------


def abilities(g: State, seat: int, why: Refused | None = None) -> list[Deed]:
    """What Bonk or Sharik may do before the action, where the table plays so (rulings 20, 22, 48)."""
    dog = g.dogs[seat]
    if dog.card.id == BONK and g.options.bonk_timing == "turn":
        return breaks(g, seat, why) if dog.paws or why is not None else []
    if dog.card.id == SHARIK and g.options.sharik_timing == "turn":
        return rotations(g, set_out(g, seat), why)
    return []


def breaks(g: State, seat: int, why: Refused | None = None) -> list[Deed]:
    """The sides that Bonk may break before his action; of others why not, but for the second name of a side (ruling 48)."""
    keys, paws = set_out(g, seat).keys, g.dogs[seat].paws
    found: list[Deed] = []
    for cell in sorted(g.sides):
        for side in range(4):
            there, deed = cell + STEP[side], (BREAK, name_of(cell), SIDES[side])
            if may_break(g, cell, side, keys):
                if paws:
                    found.append(deed)
                elif why is not None:
                    why.add_option(Refusal("break-no-paw", rule="5"), deed)
            elif why is not None and not may_break(g, there, FACING[side], keys):
                covered = Refusal("disarmed", rule="4") if there in g.covered else Refusal("passage-open", rule="5")
                why.add_option(Refusal("hole", rule="4") if there in g.holes else covered, deed)
    return found


def may_break(g: State, cell: int, side: int, keys: int) -> bool:
    """Whether Bonk may break a side before his action: not where he could pass, not towards a covered trap or a hole (ruling 48).

    A side between two rooms is told by the first of them.

    :param keys: what opens doors for him.
    """
    if cell not in g.sides:
        return False
    there = cell + STEP[side]
    here = g.sides[cell][side]
    if there in g.sides:
        other = g.sides[there][FACING[side]]
        doors = DOORWAY in (here, other) and not keys
        return cell < there and here != BROKEN and (WALL in (here, other) or doors)
    return g.is_free(there) and (here == WALL or (here == DOORWAY and not keys))


def use_ability(g: State, seat: int, deed: Deed) -> None:
    """Break a side, which takes a paw until the round ends, or turn a room beside the start (§5)."""
    cell = cell_of(deed[1])
    if deed[0] == BREAK:
        g.dogs[seat].spent += 1
        g.break_open(cell, SIDES.index(deed[2]), seat)
        g.tell(
            "breaks",
            seat=seat,
            cell=deed[1],
            side=deed[2],
            paws=g.dogs[seat].paws,
            beyond=g.id_at(cell + STEP[SIDES.index(deed[2])]),
        )
    else:
        g.rotated += (cell,)
        g.put(cell, g.rooms[cell], int(deed[2]))
        g.tell("rotates", seat=seat, room=g.rooms[cell].id, cell=deed[1], quarters=int(deed[2]))


# -- the end of a round ------------------------------------------------------------------------------------------------------------


def end_round(g: State) -> None:
    """Cards under paws are collected, and paws go back to their boards (§6)."""
    g.pile = NO_PILE
    g.tell("round-ends", round=g.round, seat=g.first)
    for seat, dog in enumerate(g.dogs):
        fresh = [taken for taken in dog.taken if taken.cell != HERE]
        dog.taken = tuple([Taken(taken.room, HERE, taken.side, taken.paw) for taken in dog.taken])
        dog.board -= dog.owed
        if dog.owed:
            g.tell("paw-goes", seat=seat, count=dog.board)
        dog.spent = dog.owed = 0
        cards, called = [taken.room.id for taken in fresh], [taken.called for taken in fresh]
        g.tell("collects", seat=seat, cards=cards, called=called, count=len(fresh), slept=dog.where == ASLEEP)
    tell_best(g)
    take_apart(g)


def take_apart(g: State) -> None:
    """Disarmed traps leave the game with what lies on them, but for potions, which return to the supply (§6)."""
    supply = list(g.supply)
    gone: list[str] = []
    for cell, what in g.covered.items():
        gone.append(g.rooms[cell].id)
        if what.startswith(POTION):
            supply[WEAPONS.index(what.removeprefix(f"{POTION}-"))] += 1
        else:
            gone.append(what)
    g.supply = (supply[0], supply[1], supply[2])
    g.removed += tuple(sorted(gone))


def clear_table(g: State) -> None:
    """All rooms that nobody collected are shuffled into the deck again (§6). After the last round they stay: one may look back."""
    stay = [room.id for cell, room in g.rooms.items() if cell != HOME and cell not in g.paws and cell not in g.covered]
    g.bag = sorted([*g.bag, *stay])
    g.rooms, g.quarters, g.sides, g.paws, g.covered, g.holes, g.broken, g.forced = {}, {}, {}, {}, {}, {}, {}, ()
