"""Where map cards fit, may be moved and swapped: what is found quickly, against all that could be tried (rules §7)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.rules.moving import lasts
from undercroft.games.dungeoneer.state.dungeon import CENTRE, STEPS, Dungeon
from undercroft.kernel.ask import Choose, Option
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.run import Run

LIBRARY = GAME.stock.cards()
MAPS = LIBRARY.maps
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
            assert dungeon.moves(name) == tried
            movable += [name] if tried else []
        assert dungeon.movable() == movable


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


def is_shift(option: Option) -> bool:
    """Whether a card is played that moves the map."""
    return isinstance(option, tuple) and option[0] == "play" and "shift" in LIBRARY.adventures[option[1]].types


def known(dungeon: Dungeon, last: bool) -> dict[str, Any]:
    """Everything that a dungeon remembers once it was asked."""
    return {
        "border": [*dungeon.border()],
        "around": dict(dungeon.around()),
        "ways": {name: [*dungeon.ways(name)] for name in dungeon.lies},
        "from entrance": {name: dungeon.from_entrance(name) for name in dungeon.lies},
        "moves": {name: [*dungeon.moves(name)] for name in dungeon.lies if not MAPS[name].entrance},
        "movable": [*dungeon.movable()],
        "swaps": [*dungeon.swaps(last)],
        "can swap": dungeon.can_swap(last),
    }


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_along_random_games_a_dungeon_knows_what_one_looked_at_anew_knows(seats: int) -> None:
    """At every decision: callers have not changed what they got, and a map that lies otherwise is looked at anew. Cards that move
    the map are played whenever they can be."""
    compared = shifted = 0
    for seed in range(4):
        rng = Random(100 * seats + seed)
        run = Run(GAME, GAME.new(GAME.read_settings({"turn_limit": 30}, seats), seats), SampledNature(rng))
        run.begin()
        seen: tuple[Any, ...] = ()
        found: dict[str, Any] = {}
        while isinstance(question := run.question, Choose):
            g = run.state
            now = (g.dungeon, lasts(g), [*g.dungeon.lies.items()])
            if now != seen:
                found, seen = known(anew(g.dungeon), lasts(g)), now
                compared += 1
            assert known(g.dungeon, lasts(g)) == found
            shifts = [option for option in question.options if is_shift(option)]
            shifted += bool(shifts)
            run.send(rng.choice(shifts or question.options))
    assert compared > 20
    assert shifted or seats == 1, "alone there are no cards that move the map"
