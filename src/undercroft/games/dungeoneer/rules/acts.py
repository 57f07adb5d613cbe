"""What a hero may do without a card when it is asked: stand up, drop a token, fall, attack a hero (rules §6, §7)."""

from __future__ import annotations

from ....kernel.ask import Option, Refused, letter_of
from ..state.moments import ACTS, ATTACKS, CHALLENGE, LAST, Moment
from ..state.state import CLOSE, State
from .reasons import because, first, too_far_to_attack
from .values import spendable


def plain(g: State, seat: int, m: Moment, why: Refused | None = None) -> list[Option]:
    """Standing up, dropping an escorted token, falling for a point (variant 7), attacking a hero in the same space."""
    found: list[Option] = []
    player = g.players[seat]
    if m.marks & ACTS and (player.down or player.escorts or g.options.limited_movement):
        late = m.name == LAST or player.waits  # what needs action points, or gains them, is over
        outside = seat != g.active
        points = 0 if player.fell else player.fall_ap
        if not (outside and g.options.saved_ap == "challenge"):
            points = points or (0 if player.waits else player.ap)
        if player.down and not late and points and seat not in g.rising:
            found.append(("stand-up",))
        found += [("drop", quest) for quest in player.escorts]
        if g.options.limited_movement and not late and not player.down:
            found.append(("fall",))
    if m.marks & ATTACKS and (player.ap or player.fall_ap):
        found += [("attack", letter_of(other)) for other in attackable(g, seat)]
    if why is not None:
        refuse_acts(g, seat, m, found, why)
    return found


def refuse_acts(g: State, seat: int, m: Moment, found: list[Option], why: Refused) -> None:
    """Say why a hero may not stand up, fall or attack another one now."""
    player = g.players[seat]
    late = "" if m.marks & ACTS else "in-battle" if g.battle is not None else "before-dice"
    if m.name == LAST or player.waits:
        late = "points-are-over"
    if player.down and ("stand-up",) not in found:
        why.add(because(late or ("before-dice" if seat in g.rising else "no-ap")), "act:stand-up", ("stand-up",))
    if g.options.limited_movement and ("fall",) not in found:
        why.add(because(late or "knocked-down"), "act:fall", ("fall",))
    if m.name == CHALLENGE:
        return  # heroes are challenged there
    for other in g.others(seat):
        attack = ("attack", letter_of(other))
        if attack not in found:
            why.add(because(refuse_attack(g, seat, other, m)), f"seat:{letter_of(other)}", attack)


def attackable(g: State, seat: int) -> list[int]:
    """Heroes in the same space whom a seat may attack for an action point (§6, §9)."""
    spaces = [player.space for player in g.players]
    if spaces.count(spaces[seat]) == 1:  # nobody is there, as mostly
        return []
    others = [other for other in g.heroes_in(spaces[seat]) if other != seat]
    return [] if not others or refuse_attacks(g, seat) else others


def refuse_attacks(g: State, seat: int) -> str:
    """Why a seat may attack no hero where it is, or ""."""
    player = g.players[seat]
    if g.options.entrance_peace == "all" and g.cards.maps[player.space].entrance:
        return "entrance-peace"
    if (seat, "battle") in g.used:
        return "one-battle"
    if spendable(g, seat):
        return ""
    return "saved-for-challenge" if player.points() else "knocked-down" if player.down else "no-ap"


def refuse_attack(g: State, seat: int, other: int, m: Moment) -> str:
    """Why a seat may not attack a hero, at a moment at which it may attack or not."""
    if seat == g.active and g.phase == CLOSE and g.battle is None and not m.marks & ATTACKS:
        return "turn-ends"
    if g.players[other].space != g.players[seat].space:
        return too_far_to_attack(m)
    return refuse_attacks(g, seat) or first(g, m)
