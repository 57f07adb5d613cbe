"""What bots know of Dungeon Raiders: what treasure, wounds and items are worth, and which card is likely in which room."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import exp, sqrt
from typing import Any

from ...kernel.ask import Choose, Option
from ...kernel.game import Game
from .neutral import Heuristic

ROOMS, ALL_ROOMS = 5, 25
DEADLY = 10
ITEM_WORTH = {"torch": 0.3, "crystal": 0.6, "key": 0.7, "sword": 0.6}
"""In treasure."""


class RaidersHeuristic(Heuristic):
    """Plays levels to their end and judges by treasure, the risk of bleeding to death, and the items left."""

    knows_view = True

    def view(self, state: Any, seat: int) -> Hashable:
        bit = 1 << seat
        return (
            state.level, state.room, state.leader,
            tuple([
                room if face == "up" or seen & bit else face
                for room, face, seen in zip(state.rooms, state.faces, state.seen_by, strict=True)
            ]),
            tuple([(hero.treasure, hero.wounds, hero.power, hero.items, hero.laid) for hero in state.heroes]),
        )  # fmt: skip

    def clock(self, state: Any) -> int:
        return int(state.level * ROOMS + state.room)

    def horizon(self, state: Any) -> int:
        """The end of the level, when all power cards come back; alone, the end of the game."""
        if state.seats == 1:
            return 1 << 30
        return int(state.level * ROOMS + ROOMS)

    def worth(self, game: Game[Any], state: Any, seats: int) -> Sequence[float]:
        if state.over:
            return game.score(state)
        left = ALL_ROOMS - (state.level - 1) * ROOMS - state.room
        if seats == 1:
            hero = state.heroes[0]
            return [(hero.treasure + 0.5 * left) / 20 * (1 - hero.wounds / DEADLY)]
        heat = 0.8 + 0.45 * sqrt(left)
        spread = 0.4 + 0.35 * sqrt(left)
        wounds = [hero.wounds for hero in state.heroes if hero.alive]
        chances = []
        for hero in state.heroes:
            if not hero.alive:
                chances.append(0.0)
                continue
            riches = hero.treasure
            for item in hero.items:
                riches += ITEM_WORTH[item]
            chance = exp(riches / heat)
            if seats > 2:
                others = sorted(wounds)
                others.remove(hero.wounds)
                ahead = others[-1] if others else 0
                chance *= 1 - 1 / (1 + exp((ahead - hero.wounds + 0.5) / spread))
            lives = DEADLY - hero.wounds
            chance *= 1 - exp(-lives / (0.05 + 0.12 * left))
            chances.append(chance)
        total = sum(chances)
        return [chance / total for chance in chances] if total else [1 / seats] * seats

    def likely(self, state: Any, ask: Choose, random: Callable[[], float]) -> Option:
        options = ask.options
        return options[int(random() * len(options))]

    def wants(self, state: Any, ask: Choose) -> bool:
        """A torch is worth lighting early in a level with much in the dark."""
        dark = sum(face == "down" for face in state.faces[state.room + 1 :])
        return dark >= 2 or (dark == 1 and bool(state.level == ROOMS))


HEURISTIC = RaidersHeuristic()
