"""What a seat cannot know, dealt anew for a search."""

from __future__ import annotations

from random import Random

from .state import State


def determinize(g: State, seat: int, rng: Random) -> None:
    """Others' hands, the deck, and map cards that others have still to lay, dealt anew into the same places.

    A deck whose order the seat has seen keeps it; cards that came back to a hand in public are forgotten like any other.
    """
    others = [player for each, player in enumerate(g.players) if each != seat]
    deck = g.deck
    ordered = [] if seat in g.knows_order else [deck.top, deck.bottom]
    _deal([*[player.hand for player in others], *ordered, deck.bag], rng)
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
