"""What a dog may do in a room on its way out, and what that costs and brings (rules §4, §5)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from ...kernel.ask import Refusal, Refused
from .burden import HERE, PAW, TWO, Deed, Taken, Walk
from .cards import (
    ARTIFACT,
    CHEST,
    COINS,
    DOOR,
    DRAGON,
    JOAN,
    MONSTER,
    MOST_PAWS,
    NO_SYMBOLS,
    PORTAL,
    POTIONS,
    ROBIN,
    START,
    TRAP,
    VAGABOND,
    WEAPONS,
    Room,
    Symbols,
)
from .walk import CLAIM, DISARM, FIGHT, FORCE, HIRE, LEAP, PASS, POTION, TAKE

if TYPE_CHECKING:
    from .state import State


def asks_nothing(room: Room) -> bool:
    """Whether one just walks through (ruling 41). Where a room does ask, and nothing can be done, it cannot be passed."""
    return room.kind in (START, DOOR, PORTAL)


def decisions(g: State, w: Walk, why: Refused | None = None) -> list[Deed]:
    """What may be done in the room the dog has just entered, whether or not a way out goes on (§4, ruling 41). Empty where a room
    asks nothing."""
    room = g.rooms[w.cell]
    kind = room.kind
    if kind == MONSTER:
        return meetings(g, w, room, why)
    if kind == TRAP:
        return ways_past(g, w, room, why)
    if kind not in (COINS, ARTIFACT, CHEST, POTIONS, VAGABOND):
        return []
    found: list[Deed] = [(CLAIM,)]
    if kind == VAGABOND:
        found = [(HIRE, TWO), (HIRE, PAW)]
    elif kind == POTIONS and any(w.supply):
        found = [(CLAIM, WEAPONS[weapon]) for weapon in range(3) if w.supply[weapon]]
    if kind == POTIONS and why is not None:
        for weapon in range(3):
            if not w.supply[weapon]:
                why.add_option(Refusal("not-in-supply", rule="4"), (CLAIM, WEAPONS[weapon]))
    if not w.paws:
        if why is not None:
            for deed in found:
                why.add(Refusal("no-paw", rule="3.2"), f"deed:{deed[0]}", deed)
        return [(PASS,)]
    return [*found, (PASS,)]


def meetings(g: State, w: Walk, room: Room, why: Refused | None = None) -> list[Deed]:
    """Against a monster: fight, with each set of potions that it takes; Joan's ability; pass, if the shields bear it (§4, §5)."""
    found: list[Deed] = []
    lacks = shortfalls(w, room.needs)
    if w.paws:
        for lack in lacks:
            if covers(w.potions, lack):
                found.append((FIGHT, *[WEAPONS[weapon] for weapon in range(3) for _ in range(lack[weapon])]))
    beats = could_beat(g, w, lacks)
    if w.card.id == JOAN and w.paws >= 2 and room.name != DRAGON and not beats:
        found.append((FORCE,))
    if g.options.damage_check == "whole_path" or w.damage + damage_of(g, room) < w.shields:
        found.append((PASS,))
    if why is not None:
        refused = Refusal("other-potions", rule="4")
        if not any(deed[0] == FIGHT for deed in found):
            strong = any(covers(w.potions, each) for each in lacks)
            refused = Refusal("no-paw", rule="4") if strong else too_weak(w, room, lacks)
            why.add(refused, f"deed:{FIGHT}", (FIGHT,))
        for count in range(max(1, sum(w.potions)) + 1):
            for spent in combinations_with_replacement(WEAPONS, count):
                if (FIGHT, *spent) not in found:
                    why.add_option(refused, (FIGHT, *spent))
        if w.card.id == JOAN and (FORCE,) not in found:
            reason = Refusal("could-beat-it" if beats and w.paws else "two-paws", rule="5")
            why.add(Refusal("not-the-dragon", rule="5") if room.name == DRAGON else reason, f"deed:{FORCE}", (FORCE,))
        if (PASS,) not in found:
            spare = w.shields - w.damage - 1
            why.add(Refusal("too-much-damage", rule="4", damage=damage_of(g, room), spare=spare), f"deed:{PASS}", (PASS,))
    return found


def too_weak(w: Walk, room: Room, lacks: list[Symbols]) -> Refusal:
    """What a fight lacks with all potions. Where it hangs on what vagabonds give, that is said with all that lacks without them."""
    short = fewest({_rest(lack, w.potions) for lack in lacks})
    several = len(short) > 1
    sword, bow, fireball = _rest(_lack(w, room.needs), w.potions) if several else short[0]
    return Refusal("too-weak", rule="4", sword=sword, bow=bow, fireball=fireball, either=several)


def shortfalls(w: Walk, needs: Symbols) -> list[Symbols]:
    """What a fight lacks without potions, for each use of the two-trophy vagabonds that serves as well as any; nothing lacks where
    it is won (§4, ruling 42).

    Each of these vagabonds gives one of its two symbols, chosen anew in every fight.
    """
    lack = _lack(w, needs)
    if not w.pairs or lack == NO_SYMBOLS:
        return [lack]
    found = {lack}
    for pair in w.pairs:
        found = {less for each in found for weapon in pair for less in (_less(each, weapon),)}
    return fewest(found)


def fewest(lacks: set[Symbols]) -> list[Symbols]:
    """Those of which no other lacks less in every weapon.

    >>> fewest({(1, 0, 0), (1, 1, 0), (0, 2, 0)})
    [(1, 0, 0), (0, 2, 0)]
    """
    return sorted([each for each in lacks if not any(other != each and covers(each, other) for other in lacks)], reverse=True)


def _lack(w: Walk, needs: Symbols) -> Symbols:
    """What is lacking of these symbols without the two-trophy vagabonds."""
    return _rest(needs, w.attack)


def _rest(needs: Symbols, have: Symbols) -> Symbols:
    return (max(0, needs[0] - have[0]), max(0, needs[1] - have[1]), max(0, needs[2] - have[2]))


def _less(lack: Symbols, weapon: int) -> Symbols:
    sword, bow, fireball = [count - (1 if each == weapon and count else 0) for each, count in enumerate(lack)]
    return sword, bow, fireball


def covers(these: Symbols, those: Symbols) -> bool:
    """Whether there are as many of each weapon.

    >>> covers((1, 0, 2), (1, 0, 1)), covers((0, 3, 3), (1, 0, 0))
    (True, False)
    """
    return these[0] >= those[0] and these[1] >= those[1] and these[2] >= those[2]


def could_beat(g: State, w: Walk, lacks: list[Symbols]) -> bool:
    """Whether all that Joan could bring would beat the monster, her potions among it (rulings 24, 43)."""
    potions = NO_SYMBOLS if g.options.joan_potions == "ignore" else w.potions
    return any(covers(potions, lack) for lack in lacks)


def damage_of(g: State, room: Room) -> int:
    """The damage of a monster that one passes (ruling 53)."""
    return damage_by(g.options.damage_profile, room)


def damage_by(profile: str, room: Room) -> int:
    """The damage of a monster as the table's option has it."""
    return room.mild if profile == "mild" else room.damage


def ways_past(g: State, w: Walk, room: Room, why: Refused | None = None) -> list[Deed]:
    """Past a trap: Robin leaps; others take it along, or disarm it with a card or a potion (§4, §5, rulings 7, 25)."""
    found: list[Deed] = []
    robin = w.card.id == ROBIN
    if robin:
        found.append((LEAP,))
    else:
        found += [(DISARM, taken.room.id) for taken in w.taken if taken.shows(room.weapon)]
    if w.potions[room.weapon] and (not robin or g.options.robin_potions == "yes"):
        found.append((DISARM, POTION))
    if w.paws and not robin:
        found.append((TAKE,))
    if why is not None:
        if not any(deed[0] == DISARM for deed in found):
            lacks = Refusal("no-trophy", rule="4", weapon=WEAPONS[room.weapon])
            if robin:
                potions = g.options.robin_potions == "yes"
                lacks = Refusal("no-potion", rule="5", weapon=WEAPONS[room.weapon]) if potions else Refusal("robin-leaps", rule="5")
            why.add(lacks, f"deed:{DISARM}", (DISARM,))
        elif not robin:
            why.add_option(Refusal("no-such-card", rule="4"), (DISARM,))
            if (DISARM, POTION) not in found:
                why.add_option(Refusal("no-such-potion", rule="4"), (DISARM, POTION))
        if (TAKE,) not in found:
            why.add(Refusal("robin-takes-none", rule="5") if robin else Refusal("no-paw", rule="4"), f"deed:{TAKE}", (TAKE,))
    return found


def decide(g: State, w: Walk, deed: Deed) -> None:
    """Do what was decided in the room where the dog stands."""
    room = g.rooms[w.cell]
    w.did = (*w.did[:-1], deed)
    what = deed[0]
    if what == PASS:
        if room.kind == MONSTER:
            w.damage += damage_of(g, room)
    elif what == DISARM:
        disarm(w, room, deed[1])
    elif what != LEAP:
        w.paws -= 1
        if what == HIRE:
            hire(w, room, deed[1])
        else:
            w.taken += (Taken(room, w.cell),)
            if what == FORCE:
                w.paws -= 1
                w.forced += (w.cell,)
            elif what == FIGHT:
                for name in deed[1:]:
                    weapon = WEAPONS.index(name)
                    w.potions = _plus(w.potions, weapon, -1)
                    w.supply = _plus(w.supply, weapon, 1)
            elif room.kind == POTIONS and len(deed) > 1:
                weapon = WEAPONS.index(deed[1])
                w.potions = _plus(w.potions, weapon, 1)
                w.supply = _plus(w.supply, weapon, -1)
        w.count()


def _plus(symbols: Symbols, weapon: int, count: int) -> Symbols:
    sword, bow, fireball = [each + (count if weapon == place else 0) for place, each in enumerate(symbols)]
    return sword, bow, fireball


def hire(w: Walk, room: Room, side: str) -> None:
    """Hire a vagabond by one of its sides, for good. The side with a paw brings one, if any lies beside the board (ruling 27)."""
    brings = side == PAW and w.board < MOST_PAWS
    if brings:
        w.board += 1
        w.paws += 1
    w.taken += (Taken(room, w.cell, side, brings),)


def disarm(w: Walk, trap: Room, what: str) -> None:
    """Lay a trophy or a potion on a trap. A card of this round leaves a hole; a vagabond takes its paw along (rulings 5, 50)."""
    w.covered += ((w.cell, what if what != POTION else f"{POTION}-{WEAPONS[trap.weapon]}"),)
    if what == POTION:
        w.potions = _plus(w.potions, trap.weapon, -1)
        return
    used = next(taken for taken in w.taken if taken.room.id == what)
    w.taken = tuple([taken for taken in w.taken if taken is not used])
    if used.cell != HERE:
        w.holes += (used.cell,)
    if used.paw:
        if w.paws:
            w.paws -= 1
            w.board -= 1
        else:
            w.owed += 1
    w.count()
