"""What a hero may do without a card when it is asked: stand up, drop a token, fall, attack a hero (rules §6, §7)."""

from __future__ import annotations

from ....kernel.ask import Option, Refused, letter_of, seat_of
from ..state.moments import ACTS, ATTACKS, CHALLENGE, LAST, Moment
from ..state.state import CLOSE, State
from .reasons import because, first, too_far_to_attack
from .values import spendable


def plain(g: State, seat: int, m: Moment, why: Refused | None = None) -> list[Option]:
    """Standing up, dropping an escorted token, falling for a point (variant 7), attacking a hero in the same space."""
    found: list[Option] = []
    player = g.players[seat]
    if (player.down or player.escorts or g.options.limited_movement) and (m.marks & ACTS or why is not None):
        if player.down:
            key = refuse_standing_up(g, seat, m)
            if not key:
                found.append(("stand-up",))
            elif why is not None:
                why.add(because(key), "act:stand-up", ("stand-up",))
        if m.marks & ACTS:
            found += [("drop", quest) for quest in player.escorts]
        if g.options.limited_movement:
            key = refuse_falling(g, seat, m)
            if not key:
                found.append(("fall",))
            elif why is not None:
                why.add(because(key), "act:fall", ("fall",))
    if m.marks & ATTACKS and (player.ap or player.fall_ap):
        found += [("attack", letter_of(other)) for other in attackable(g, seat)]
    if why is not None and m.name != CHALLENGE:  # heroes are challenged there
        for letter in [letter_of(other) for other in g.others(seat)]:
            if ("attack", letter) not in found:
                why.add(because(refuse_attack(g, seat, seat_of(letter), m)), f"seat:{letter}", ("attack", letter))
    return found


def refuse_standing_up(g: State, seat: int, m: Moment) -> str:
    """Say why a hero may not stand up, fall or attack another one now."""
    player = g.players[seat]
    if m.name == LAST or player.waits:
        return "points-are-over"
    if seat in g.rising:
        return "before-dice"
    if player.fell or not player.fall_ap:  # with the point that it fell for it would only undo the fall
        if not player.ap:
            return "no-ap"
        if seat != g.active and not player.wind and g.options.saved_ap == "challenge":
            return "saved-for-challenge"
    return "" if m.marks & ACTS else first(g, seat, m)


def refuse_falling(g: State, seat: int, m: Moment) -> str:
    """Variant 7: why a hero may not fall for a point, or ""."""
    player = g.players[seat]
    if m.name == LAST or player.waits:
        return "points-are-over"
    if player.down:
        return "knocked-down"
    return "" if m.marks & ACTS else first(g, seat, m)


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
    return refuse_attacks(g, seat) or first(g, seat, m)
