"""Where map cards fit, may be moved and swapped: what is found quickly, against all that could be tried (rules §7)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.state.dungeon import CENTRE, STEPS, Dungeon

MAPS = GAME.stock.library().maps
ENTRANCE = next(name for name, card in MAPS.items() if card.entrance)


def grown(seed: int, cards: int) -> Dungeon:
    """A dungeon of so many cards, laid at random where they fit, or (half of them) where they leave the fewest ways out."""
    rng = Random(seed)
    dungeon = Dungeon(MAPS).laid(ENTRANCE, CENTRE, 0)
    rest = [name for name in MAPS if not MAPS[name].entrance]
    rng.shuffle(rest)
    for name in rest[: cards - 1]:
        places = dungeon.places(name, seed % 2 == 0)
        if places:
            laid = [dungeon.laid(name, *place) for place in places]
            dungeon = rng.choice(laid) if seed % 2 else min(laid, key=lambda each: len(each.border()))
    return dungeon


def dungeons() -> Iterator[Dungeon]:
    for seed in range(60):
        yield grown(seed, 3 + seed % 17)


def anew(dungeon: Dungeon) -> Dungeon:
    """The same dungeon, nothing of it known yet."""
    return Dungeon(MAPS, dungeon.lies)


def beside(dungeon: Dungeon) -> list[int]:
    """Every empty position that touches a card."""
    return sorted({position + step for position in dungeon.at for step in STEPS} - dungeon.at.keys())


@pytest.mark.parametrize("last", [False, True])
def test_a_card_fits_wherever_the_dungeon_stays_whole_with_it(last: bool) -> None:
    for dungeon in dungeons():
        for name in MAPS.keys() - dungeon.lies.keys():
            tried = [
                (position, turned)
                for position in beside(dungeon)
                for turned in MAPS[name].turns
                if anew(dungeon.laid(name, position, turned)).is_whole(last)
            ]
            assert dungeon.places(name, last) == tried


def test_a_dungeon_that_grew_knows_its_border_as_one_that_is_looked_at_anew() -> None:
    for dungeon in dungeons():
        assert dungeon.border() == anew(dungeon).border()


@pytest.mark.parametrize("last", [False, True])
def test_a_card_can_be_moved_wherever_the_dungeon_stays_whole(last: bool) -> None:
    for dungeon in dungeons():
        movable = []
        for name, (here, _) in dungeon.lies.items():
            if MAPS[name].entrance:
                continue
            rest = dungeon.without(name)
            tried = [
                (position, turned)
                for position in beside(rest)
                for turned in MAPS[name].turns
                if position != here and anew(rest.laid(name, position, turned)).is_whole(last)
            ]
            assert dungeon.moves(name, last) == tried
            movable += [name] if tried else []
        assert dungeon.movable(last) == movable


@pytest.mark.parametrize("last", [False, True])
def test_two_cards_can_be_swapped_however_the_dungeon_stays_whole(last: bool) -> None:
    for dungeon in dungeons():
        cards = [name for name in dungeon.lies if not MAPS[name].entrance]
        tried = [
            (one, other, a, b)
            for one, other in combinations(cards, 2)
            for a in MAPS[one].turns
            for b in MAPS[other].turns
            if dungeon.swapped(one, other, a, b).is_whole(last)
        ]
        assert anew(dungeon).can_swap(last) == bool(tried)
        assert dungeon.swaps(last) == tried
        assert dungeon.can_swap(last) == bool(tried)
