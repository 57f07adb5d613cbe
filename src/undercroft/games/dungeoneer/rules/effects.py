"""The words of a card's effects, and what each does to a hero (rules §4)."""

from __future__ import annotations

from ....kernel.ask import Choose, MaybeScript, Refused, Script
from ..cards.fields import GLORY_KINDS, TREASURE
from ..state.state import TOP_LEVEL, State
from .entrances import nearest_entrances, other_portals
from .happening import EFFECTS
from .moving import warp
from .piles import GIVE_UP, draw_cards, leave_play, refuse_cards, tell_discard
from .reasons import because
from .values import is_protected, on_table, readied, works
from .way import way_of
from .wounds import CARD, STRIKE, Cause, heal, knock_down, wound

__all__ = ["EFFECTS", "WORDS", "given_for", "readied_to_give", "treasures_to_give"]


def _wound(g: State, seat: int, number: int, word: str, cause: Cause) -> Script:
    yield from wound(g, [(seat, number)], cause)


def _heal(g: State, seat: int, number: int, word: str, cause: Cause) -> MaybeScript:
    heal(g, seat, number, CARD, cause.card)
    return ()


def _glory(g: State, seat: int, number: int, word: str, cause: Cause) -> MaybeScript:
    """Glory gained or lost; never below 0."""
    player = g.players[seat]
    change = max(number, -player.glory)
    player.glory += change
    if change:
        g.tell("gains-glory" if change > 0 else "loses-glory", seat=seat, count=abs(change), **cause.effect(seat))
    return ()


def _ap(g: State, seat: int, number: int, word: str, cause: Cause) -> MaybeScript:
    """Action points gained or lost at once, those of a fall too and first (§13.7); never below 0. By the word ``turn`` they lapse
    at the end of the running turn, whosever it is (A18)."""
    player = g.players[seat]
    if number >= 0:
        count = number
        player.ap += count
        player.wind += count if word else 0
    else:
        count = min(-number, player.ap + player.fall_ap)
        player.pay(count)
    if count:
        g.tell("gains-ap" if number > 0 else "loses-ap", seat=seat, count=count, **cause.effect(seat))
    return ()


def _level(g: State, seat: int, number: int, word: str, cause: Cause) -> MaybeScript:
    """Levels stay between 1 and 4; completed quests count on."""
    player = g.players[seat]
    before = player.level
    player.level = min(TOP_LEVEL, max(1, player.level + number))
    if player.level != before:
        g.tell("level-changes", seat=seat, level=player.level, **cause.effect(seat))
    return ()


def _knockdown(g: State, seat: int, number: int, word: str, cause: Cause) -> MaybeScript:
    """The hero falls. ``number`` above 1: a melee roll of it is needed to stand up."""
    if cause.kind == STRIKE and any(work.steady for _, work in works(g, seat)):
        return ()
    knock_down(g, seat, number if word else 0, cause)
    return ()


def _stand_up(g: State, seat: int, number: int, word: str, cause: Cause) -> MaybeScript:
    """A hero that lies stands up, without an action point or a roll."""
    player = g.players[seat]
    if player.down:
        player.down = player.fell = False
        player.standup = 0
        g.tell("gets-up", seat=seat, card=cause.card)
    return ()


def _less_ap(g: State, seat: int, number: int, word: str, cause: Cause) -> MaybeScript:
    player = g.players[seat]
    player.less_ap += number
    player.less_by += [cause.card] * number
    g.tell("less-ap", seat=seat, count=number, **cause.effect(seat))
    return ()


def _discard_readied(g: State, seat: int, number: int, word: str, cause: Cause) -> Script:
    """The struck player discards readied cards of own choice, be they hung under others or banes (ruling 26); by the word
    ``treasure`` only treasures."""
    player = g.players[seat]
    among = treasures_to_give if word else readied_to_give
    for _ in range(number):
        cards = among(g, seat, cause)
        if not cards:
            return
        card = str((yield Choose(seat, GIVE_UP, cards, about=cause, among=among)))
        if card not in player.banes:
            yield from leave_play(g, seat, card, *given_for(cause, seat))
            continue
        player.banes.remove(card)
        g.discard(card)
        tell_discard(g, seat, card, *given_for(cause, seat))


def given_for(cause: Cause, seat: int) -> tuple[str, str, str]:
    """What the journal tells of a card that is discarded by an effect: why, for which card, in which form that has struck."""
    told = cause.effect(seat)
    return told["how"] or "effect", cause.card, told["form"]


def readied_to_give(g: State, seat: int, about: Cause | None = None, why: Refused | None = None) -> list[str]:
    """Readied cards, boons and treasures hung under them, and banes."""
    player = g.players[seat]
    hung = [card for host in player.inventory for card in g.under.get(host, ()) if g.cards.adventures[card].kind in GLORY_KINDS]
    found = [card for card in [*player.inventory, *hung] if not is_safe(g, seat, card, about)] + player.banes
    if why is not None:
        refuse_cards(g, seat, player.hand, because("only-readied"), why)
        refuse_cards(g, seat, [each for each in on_table(g, seat) if each not in found], because("not-asked-for"), why)
    return found


def is_safe(g: State, seat: int, card: str, cause: Cause | None) -> bool:
    """Whether a card is protected from what comes from others, or protects; alone all that is revealed does (V8)."""
    others = cause is not None and cause.owner != seat
    return others and (is_protected(g, card) or g.cards.adventures[card].work.protects)


def treasures_to_give(g: State, seat: int, about: Cause | None = None, why: Refused | None = None) -> list[str]:
    """Readied treasures, without what hangs under them."""
    found = [card for card in readied(g, seat, TREASURE) if not is_safe(g, seat, card, about)]
    if why is not None:
        refuse_cards(g, seat, g.players[seat].hand, because("only-readied"), why)
        refuse_cards(g, seat, [each for each in on_table(g, seat) if each not in found], because("not-asked-for"), why)
    return found


def _discard_hand(g: State, seat: int, number: int, word: str, cause: Cause) -> MaybeScript:
    """Cards from hand, by lot."""
    player = g.players[seat]
    for _ in range(min(number, len(player.hand))):
        card = g.nature.draw("discard", player.hand)
        g.discard(card)
        tell_discard(g, seat, card, *given_for(cause, seat))
    return ()


def _to_portal(g: State, seat: int, number: int, word: str, cause: Cause) -> Script:
    """To another space with a portal, which whoever played the card picks; without one nothing happens."""
    spaces = other_portals(g, seat, seat)
    if not spaces:
        return
    picker = seat if cause.owner < 0 or not g.players[cause.owner].alive else cause.owner
    space = spaces[0] if len(spaces) == 1 else str((yield Choose(picker, "portal", spaces, about=seat, among=other_portals)))
    yield from warp(g, seat, space, cause.card)


def _draw(g: State, seat: int, number: int, word: str, cause: Cause) -> MaybeScript:
    """Adventure cards are drawn; alone glory cards."""
    draw_cards(g, seat, len(g.players[seat].hand) + number)
    return ()


def _peril(g: State, seat: int, number: int, word: str, cause: Cause) -> MaybeScript:
    """Peril gained; alone there is no account of it, and nothing is rolled for it (ruling V8)."""
    if not way_of(g).peril_deck:
        g.players[seat].peril += number
        g.tell("gains-peril", seat=seat, count=number, **cause.effect(seat))
    return ()


def _to_entrance(g: State, seat: int, number: int, word: str, cause: Cause) -> Script:
    """To the nearest entrance; on one already nothing happens; among equals the hero's player picks."""
    here = g.players[seat].space
    if g.cards.maps[here].entrance:
        return
    equals = nearest_entrances(g, seat, here)
    space = equals[0] if len(equals) == 1 else str((yield Choose(seat, "entrance", equals, about=here, among=nearest_entrances)))
    yield from warp(g, seat, space, cause.card)


EFFECTS.update({
    "wound": _wound, "heal": _heal, "glory": _glory, "ap": _ap, "level": _level, "knockdown": _knockdown, "less-ap": _less_ap,
    "discard-readied": _discard_readied, "discard-hand": _discard_hand, "to-entrance": _to_entrance,
    "stand-up": _stand_up, "to-portal": _to_portal, "draw": _draw, "peril": _peril,
})  # fmt: skip
WORDS: dict[str, tuple[str, ...]] = {"ap": ("turn",), "knockdown": ("melee",), "discard-readied": ("treasure",)}
"""The extra word that an effect may have: how long points last, what is rolled to stand up, what only is discarded."""
