"""What a seat cannot know, dealt anew for a search."""

from __future__ import annotations

from random import Random

from .state import State


def determinize(g: State, seat: int, rng: Random) -> None:
    """Others' hands, the deck, and map cards that others have still to lay, dealt anew into the same places.

    Cards of the deck that the seat was the last to look at stay where they lie; cards that came back to a hand in public are
    forgotten like any other.
    """
    others = [player for each, player in enumerate(g.players) if each != seat]
    deck = g.deck
    g.knows_order = {card: who for card, who in g.knows_order.items() if who == seat and card in deck.top + deck.bottom}
    unseen = [[card for card in pile if card not in g.knows_order] for pile in (deck.top, deck.bottom)]
    _deal([*[player.hand for player in others], *unseen, deck.bag], rng)
    for pile, dealt in zip((deck.top, deck.bottom), unseen, strict=True):
        anew = iter(dealt)
        pile[:] = [card if card in g.knows_order else next(anew) for card in pile]
    _deal([player.map_hand for player in others], rng)
    for player in others:
        player.hand.sort()
        player.map_hand.sort()
    deck.bag.sort()


def _deal(places: list[list[str]], rng: Random) -> None:
    """Shuffle what lies in all these places together and deal it back."""
    pool = sorted([card for place in places for card in place])
    rng.shuffle(pool)
    at = 0
    for place in places:
        count = len(place)
        place[:] = pool[at : at + count]
        at += count
