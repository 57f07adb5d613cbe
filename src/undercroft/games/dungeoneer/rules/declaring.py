"""The joint declaration of encounters: which monsters and traps can be declared at whom (rules §5.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....kernel.ask import Option, Refusal, Refused, letter_of
from ..cards.fields import MONSTER, TRAP, Adventure, X
from ..state.moments import Moment
from ..state.state import LORD, State
from .piles import held_at
from .reasons import because, cannot_pay, not_yet
from .values import on_table, price

DECLARE: Final = "declare"
"""The option to begin the declaration, and the question what to add to it."""
DONE: Final = "done"


def refuse_declaring(g: State, seat: int, why: Refused) -> None:
    """Say why monsters and traps cannot be declared, at anybody or at some: that has been done, or they are too expensive."""
    held = [held_at(g, seat, name) for name in encounters(g, seat)]
    if g.declared:
        for thing in ("act:declare", *held):
            why.add(because("declared-already"), thing, DECLARE)
        return
    walk = Refused()
    if not declarable(g, seat, [], walk):
        why.add(because("nothing-to-declare"), "act:declare", DECLARE)
    for thing, refusal in walk.things.items():
        if thing.partition(">")[0] in held:
            why.add(refusal, thing)


def affordable(g: State, seat: int) -> list[str]:
    """The encounters with which a declaration can begin."""
    return list(dict.fromkeys([option[1] for option in declarable(g, seat, [])]))  # type: ignore[index]


def declarable(g: State, seat: int, chosen: list[tuple[str, int, int]], why: Refused | None = None) -> list[Option]:
    """What can still be added to the declaration: encounters, with whom they attack and X, and what can hang under monsters in it,
    with who pays and the monster. The peril of the seat that is named pays."""
    return list(each_encounter(g, seat, chosen, why))


def each_encounter(g: State, seat: int, chosen: list[tuple[str, int, int]], why: Refused | None = None) -> Iterator[Option]:
    """The same one by one, for callers that only need to know whether there is one."""
    player = g.players[seat]
    taken = {name for name, _, _ in chosen}
    left = peril_left(g, seat, chosen)
    for name in [*player.hand, *player.lair]:
        card = g.cards.adventures[name]
        if card.attach == MONSTER and name not in taken:
            yield from each_host(g, name, chosen, left, why)
            continue
        if card.kind not in (MONSTER, TRAP) or name in taken:
            if why is not None:
                why.add(because("in-declaration" if name in taken else "not-an-encounter"), held_at(g, seat, name), ("add", name))
            continue
        cost, cheapens = price(g, seat, name, max(0, card.x[0])), g.cards.cheapens
        if why is not None and not cheapens and cost > max(left.values(), default=0):
            why.add(too_dear(name, cost, chosen, left), held_at(g, seat, name), ("add", name))
            continue
        for other, peril in left.items():
            cost = price(g, seat, name, max(0, card.x[0]), other) if cheapens else cost
            if cost > peril:
                if why is not None:
                    refusal = cannot_pay(name, cost, peril)
                    why.add_aim(refusal, held_at(g, seat, name), f"seat:{letter_of(other)}", ("add", name, letter_of(other)))
                continue
            if card.cost != X:
                yield "add", name, letter_of(other)
                continue
            for x in range(card.x[0], most_x(g, card, other) + 1):
                if price(g, seat, name, x, other) > peril:
                    break
                yield "add", name, letter_of(other), str(x)


def each_host(
    g: State, name: str, chosen: list[tuple[str, int, int]], left: dict[int, int], why: Refused | None
) -> Iterator[Option]:  # fmt: skip
    """The monsters of the declaration under which an attachment can go, each with everybody who can pay for it."""
    thing, cost = f"hand:{name}", g.cards.adventures[name].cost
    monsters = [each for each, _, _ in chosen if g.cards.adventures[each].kind == MONSTER]
    payers = [other for other, peril in left.items() if peril >= cost]
    if why is not None and not monsters:
        why.add(because("monster-first"), thing, ("add", name))
    elif why is not None and not payers:
        why.add(too_dear(name, cost, chosen, left), thing, ("add", name))
    for host in monsters:
        for other in payers:
            yield "add", name, letter_of(other), host


def most_x(g: State, card: Adventure, target: int) -> int:
    """The most that the X of a trap can be against a hero: one that spreads has only so many spaces to go to."""
    return min(card.x[1], 1 + len(g.dungeon.adjacent(g.players[target].space))) if card.spreads else card.x[1]


def spaces_to_reach(g: State, seat: int, about: tuple[str, int], why: Refused | None = None) -> list[str]:
    """The spaces touching that of its target to which a trap can still spread.

    :param about: the trap, and its target.
    """
    name, target = about
    beside = g.dungeon.adjacent(g.players[target].space)
    found = [space for space in beside if space not in g.spread.get(name, ())]
    if why is not None:
        for space in g.dungeon.lies:
            if space not in found:
                why.add(because("chosen-already" if space in beside else "not-beside-target"), f"space:{space}", space)
    return found


def peril_left(g: State, seat: int, chosen: list[tuple[str, int, int]]) -> dict[int, int]:
    """The peril that the declaration leaves each opponent."""
    left = {other: g.players[other].peril for other in g.others(seat)}
    for name, target, x in chosen:
        if target in left:
            left[target] -= price(g, seat, name, x, target)
    return left


def encounters(g: State, seat: int) -> list[str]:
    """A seat's monsters and traps, in hand and lair."""
    player = g.players[seat]
    return [name for name in [*player.hand, *player.lair] if g.cards.adventures[name].kind in (MONSTER, TRAP)]


def refuse_encounter(g: State, seat: int, m: Moment) -> str:
    """Why monsters and traps are not declared at a moment: they come once a turn, together. Alone nobody declares them (§14)."""
    if not g.others(seat):
        return "works-by-itself"
    own = seat == g.active and g.phase == LORD
    return "declared-already" if own and g.declared else not_yet(g, seat, "only-in-lord-phase", m)


def too_dear(name: str, cost: int, chosen: list[tuple[str, int, int]], left: dict[int, int]) -> Refusal:
    """Why an encounter can attack nobody: there is too little peril, or the declaration leaves too little."""
    if not chosen:
        return because("nobody-can-pay", card=name, cost=cost)
    return because("too-little-peril-left", card=name, cost=cost, left=max(left.values(), default=0))


def declare_options(g: State, seat: int, chosen: list[tuple[str, int, int]], why: Refused | None = None) -> list[Option]:
    """What can be added, and the end of the declaration once there is something in it (or nothing to add, after a re-deal)."""
    found = declarable(g, seat, chosen, why)
    if why is not None:
        for card in on_table(g, seat):
            why.add(because("not-an-encounter"), f"card:{card}", ("add", card))
        for own in ("hero", "seat"):
            why.add(because("own-hero-later"), f"{own}:{letter_of(seat)}")
        for other in g.others(seat):
            why.add(because("card-first"), f"seat:{letter_of(other)}")
        for space in g.dungeon.lies:
            why.add(because("heroes-not-spaces"), f"space:{space}")
        if found and not chosen:
            why.add(because("declare-something"), "act:declare", DONE)
    return [*found, DONE] if chosen or not found else found
