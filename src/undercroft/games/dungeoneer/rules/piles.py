"""Where adventure cards go: drawn, discarded, hung under others, kept in lairs (rules §4, §9.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ....kernel.ask import Choose, MaybeScript, Option, Refusal, Refused, Script, asking
from ..cards.fields import BOON, TREASURE
from ..state.moments import PASS
from ..state.state import LAIR, State
from .reasons import because
from .values import in_play, limits, on_table, readied

DISCARD: Final = "discard"
"""The question what to discard at the end of the turn."""
GIVE_UP = "give-up"
"""The question which card to discard."""


def draw_cards(g: State, seat: int, up_to: int, fills: bool = False) -> None:
    """Draw until the hand holds ``up_to`` cards, or none are left.

    :param fills: whether it is the drawing that ends each turn.
    """
    player = g.players[seat]
    drawn = []
    held = len(player.hand)
    while len(player.hand) < up_to and (card := g.deck.draw(g.nature)):
        player.hand.append(card)
        drawn.append(card)
    player.hand.sort()
    if drawn:
        g.tell("draws", seat=seat, count=len(drawn), fills=fills, held=held)
        g.tell("draws-what", to=1 << seat, seat=seat, cards=drawn)


def next_quest(g: State) -> str:
    """Take the top quest of the deck: one that nobody knows, then those put under it, first in, first out; "" if none is left."""
    if g.quest_bag:
        return g.nature.draw("quest", g.quest_bag)
    if not g.quest_below:
        return ""
    name, *g.quest_below = g.quest_below
    return g.nature.reveal("quest", name)


def tell_discard(g: State, seat: int, card: str, why: str, on: str = "", form: str = "") -> None:
    """Tell that a card has gone to the discard pile.

    :param why: a word that says what it is discarded for.
    :param on: the card or quest that asks for it, where there is one.
    :param form: of the strike, or of the roll that was lost, by which that card does so.
    """
    g.tell("discards", seat=seat, card=card, why=why, on=on, cost=0, ap=0, form=form)


def leave_play(g: State, seat: int, card: str, why: str, on: str = "", form: str = "") -> Script:
    """Discard a readied card with what hangs under it, or an attachment alone. Limits that it raised hold again at once.

    :param why, on, form: as in :func:`tell_discard`.
    """
    if card in g.players[seat].inventory:
        drop_readied(g, seat, card, why, on, form)
    else:
        unhang(g, card)
        tell_discard(g, seat, card, why, on, form)
    yield from keep_limits(g, seat)


def drop_readied(g: State, seat: int, card: str, why: str, on: str = "", form: str = "") -> None:
    """Put a readied boon or treasure on the discard pile.

    :param why, on, form: as in :func:`tell_discard`.
    """
    g.players[seat].inventory.remove(card)
    g.discard(card)
    g.tokens.pop(card, None)
    tell_discard(g, seat, card, why, on, form)


def keep_limits(g: State, seat: int) -> MaybeScript:
    """A player with more cards than the limits allow discards the surplus, of its own choice (ruling 51)."""
    return _give_up(g, [seat]) if surplus(g, seat) else ()


def keep_all_limits(g: State) -> MaybeScript:
    """The same for everybody, after a change that may concern any limit: of an attachment, a token or a quest with influence."""
    over = [seat for seat in g.living() if surplus(g, seat)]
    return _give_up(g, over) if over else ()


def surplus(g: State, seat: int) -> list[str]:
    """Readied boons, or treasures, of which there are more than may be."""
    count = len(g.players[seat].inventory)
    if count:
        boons = readied(g, seat, BOON)
        most_boons, most_treasures = limits(g, seat, anywhere=True)
        if len(boons) > most_boons:
            return boons
        if count - len(boons) > most_treasures:
            return readied(g, seat, TREASURE)
    return []


def _give_up(g: State, seats: Sequence[int]) -> Script:
    for seat in seats:
        while cards := surplus(g, seat):
            drop_readied(g, seat, str((yield Choose(seat, GIVE_UP, cards, about=GIVE_UP, among=surplus_to_give))), "limit")


def surplus_to_give(g: State, seat: int, about: object = None, why: Refused | None = None) -> list[str]:
    """The cards of which one must go, or why it does not help to give another."""
    found = surplus(g, seat)
    if why is not None:
        refuse_cards(g, seat, g.players[seat].hand, because("only-readied"), why)
        refuse_cards(g, seat, [each for each in in_play(g, seat) if each not in found], because("other-kind"), why)
    return found


def refuse_cards(g: State, seat: int, cards: Sequence[str], refusal: Refusal, why: Refused) -> None:
    """Say why each of these cards, in the seat's hand or on the table, cannot be chosen."""
    for card in cards:
        why.add(refusal, held_at(g, seat, card), card)


def held_at(g: State, seat: int, card: str) -> str:
    """The screen object of a card in a seat's hand or on the table."""
    return f"{'hand' if card in g.players[seat].hand else 'card'}:{card}"


def hang(g: State, host: str, card: str) -> None:
    """Hang an attachment under its host."""
    g.under[host] = [*g.under.get(host, []), card]


def hung_below(g: State, card: str) -> str:
    """What an attachment hangs under."""
    return next(host for host, hung in g.under.items() if card in hung)


def unhang(g: State, card: str) -> None:
    """Discard an attachment alone."""
    host = hung_below(g, card)
    left = [each for each in g.under[host] if each != card]
    if left:
        g.under[host] = left
    else:
        del g.under[host]
    g.discard(card)


def take_to_hand(g: State, seat: int, card: str) -> None:
    """A monster goes to its player's hand; what hung under it is discarded."""
    player = g.players[seat]
    player.hand = sorted([*player.hand, card])
    for hung in g.under.pop(card, ()):
        g.discard(hung)
        tell_discard(g, seat, hung, "host", card)


def keep_lair(g: State, seat: int) -> Script:
    """A lair holds three; its owner discards the surplus of own choice (§9.7)."""
    player = g.players[seat]
    while len(player.lair) > LAIR:
        card = str((yield Choose(seat, "lair-surplus", lair_surplus(g, seat), about=LAIR, among=lair_surplus)))
        player.lair.remove(card)
        g.discard(card)
        tell_discard(g, seat, card, "lair")


def lair_surplus(g: State, seat: int, about: object = None, why: Refused | None = None) -> list[str]:
    """The monsters of a lair of which one must go."""
    if why is not None:
        refuse_cards(g, seat, [*g.players[seat].hand, *in_play(g, seat)], because("only-from-lair"), why)
    return sorted(g.players[seat].lair)


def discard_one(g: State, seat: int) -> Script:
    """Exactly one of a card from hand, a treasure, a monster of the lair; nothing need be where the hand is empty (§5.5)."""
    player = g.players[seat]
    if not discardable(g, seat):
        return
    answer: Any = yield from asking(lambda: Choose(seat, DISCARD, discardable(g, seat), among=discardable))
    if answer == PASS:
        return
    where, card = answer
    may = "may-" if PASS in discardable(g, seat) else ""
    if where == "treasure":
        yield from leave_play(g, seat, card, f"{may}turn-treasure")
        return
    (player.hand if where == "hand" else player.lair).remove(card)
    g.discard(card)
    tell_discard(g, seat, card, f"{may}turn" if where == "hand" else f"{may}turn-lair")


def discardable(g: State, seat: int, about: object = None, why: Refused | None = None) -> list[Option]:
    """What may be discarded at the end of the turn."""
    player = g.players[seat]
    found: list[Option] = [("hand", card) for card in player.hand]
    hung = [card for host in player.inventory for card in g.under.get(host, ()) if g.cards.adventures[card].kind == TREASURE]
    found += [("treasure", card) for card in readied(g, seat, TREASURE) + hung]
    found += [("lair", card) for card in player.lair]
    if found and (not player.hand or g.options.optional_discard):
        found.append(PASS)
    if why is not None:
        offered = {option[1] for option in found if option != PASS}  # type: ignore[index]
        refuse_cards(g, seat, [card for card in on_table(g, seat) if card not in offered], because("stays-in-play"), why)
    return found
