"""Dungeons laid at random, with a dog that has been about for a while: for what searches ways out."""

from __future__ import annotations

from random import Random
from typing import Any

from undercroft.games.doggies.burden import HERE, PAW, TWO, Taken
from undercroft.games.doggies.cards import BASE_PAWS, DOGS, MONSTER, MOST_PAWS, QUESTS, ROOMS, START_FOR_TWO, START_ROOM, VAGABOND
from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.grid import HOME, cell_of
from undercroft.games.doggies.rules import places
from undercroft.games.doggies.state import Dog, State


def dungeon(dog: str, rooms: int, rng: Random, paws: int = 0, kinds: tuple[str, ...] = (), **options: Any) -> State:
    """A dungeon of so many rooms, each laid anywhere; the dog of seat A begins in it, with up to four cards that it owns.

    :param paws: on its board; 0 for 5 to 7.
    :param kinds: the kinds of rooms of which at least every second one is, where there are any.
    """
    seats = rng.choice((2, 4))
    g = GAME.new(GAME.read_settings(options, seats), seats)
    names = [dog, *[each for each in rng.sample(sorted(DOGS), len(DOGS)) if each != dog]]
    g.dogs = [Dog(DOGS[name]) for name in names[:seats]]
    quests = rng.sample(sorted(QUESTS), seats + 1)
    g.dogs[0].quest, g.shared = quests[0], quests[1:]
    g.round, g.active, g.first = 1, 0, 0
    own(g, rng, paws)
    g.put(HOME, START_FOR_TWO if seats == 2 else START_ROOM, 0)
    for _ in range(rooms):
        of_kind = [card for card in g.bag if ROOMS[card].kind in kinds]
        g.drawn = rng.choice(of_kind if of_kind and rng.random() < 0.5 else g.bag)
        g.bag.remove(g.drawn)
        name, quarters = rng.choice(places(g, 0))
        g.put(cell_of(name), ROOMS[g.drawn], quarters)
        g.drawn = ""
    for cell in sorted(g.rooms):
        if cell != HOME and rng.random() < 0.05:
            g.paws[cell] = 1
    return g


def own(g: State, rng: Random, paws: int) -> None:
    """Give seat A cards of earlier rounds, a potion or two, and paws."""
    dog = g.dogs[0]
    for card in rng.sample(g.bag, rng.randint(0, 6)):
        room = ROOMS[card]
        if room.kind in (MONSTER, VAGABOND, "chest", "artifact") and room.name != "dragon":
            side = rng.choice((TWO, PAW)) if room.kind == VAGABOND else ""
            dog.taken += (Taken(room, HERE, side, side == PAW and rng.random() < 0.5),)
            g.bag.remove(card)
    brought = len([taken for taken in dog.taken if taken.paw])
    dog.board = max(paws or rng.randint(BASE_PAWS, MOST_PAWS), BASE_PAWS + brought)
    potions = [rng.randint(0, 1) for _ in range(3)] if not g.options.no_potions else [0, 0, 0]
    dog.potions = (potions[0], potions[1], potions[2])
    g.supply = (g.supply[0] - potions[0], g.supply[1] - potions[1], g.supply[2] - potions[2])
