"""What a dog did in a round beside the best way out that it had: the route helper tells it when the round ends (ruling 37)."""

from __future__ import annotations

from ...kernel.ask import text_of
from .burden import Walk
from .cards import QUESTS
from .grid import name_of
from .routes import ROUND_NODES, best_route
from .scoring import open_coins, sure_coins
from .state import Dog, Hindsight, State

BEST, LEFT, SLEPT, STAYED, SHUT = "best", "left", "slept", "stayed", "shut"
"""How a dog did beside its best way out: took it or one as good, another one; slept; slept where every way out costs coins,
or where there is none."""
COUNTED, LEFT_OUT, NOT_MET = "in", "out", "none"
"""How a secret quest stands in what a way brings: counted with it, left out, or it hunts nothing on it."""


def keep_best(g: State, seat: int, w: Walk | None = None) -> None:
    """Keep for the round's end what the best way out would have brought a dog that goes out, or to sleep.

    Once as its own seat counts, once as everybody does, who may not know its quest (ruling 37).
    """
    dog = g.dogs[seat]
    own = everybody = hindsight_of(g, seat, w)
    prey = QUESTS[dog.quest].monster if dog.quest else ""
    if prey and any(room.name == prey for room in [*g.rooms.values(), *[taken.room for taken in dog.taken]]):
        twin = g.copy()
        twin.dogs[seat].quest = ""
        everybody = hindsight_of(twin, seat, w)
    dog.hindsight = (own, everybody)


def hindsight_of(g: State, seat: int, w: Walk | None) -> Hindsight:
    """What a dog did in a round beside its best way out, as far as it is looked for.

    :param w: its way out, before the dungeon is changed by it; None for a dog that sleeps.
    """
    best = best_route(g, seat, budget=ROUND_NODES)
    if best is None:
        return Hindsight(SHUT, exact=True)
    if w is None:
        hunts = counts_quest(g, best.walk)
        if best.coins < 0:
            return Hindsight(STAYED, best.exact, hunts)
        return Hindsight(SLEPT, best.exact, hunts, 0, best.coins, best.cells, best.story)
    coins = sure_coins(g, seat, w.taken) - sure_coins(g, seat, g.dogs[seat].taken)
    if best.coins <= coins:
        return Hindsight(BEST, best.exact, counts_quest(g, w), coins, coins, w.path, w.story, w.path)
    hunts = counts_quest(g, w) or counts_quest(g, best.walk)
    return Hindsight(LEFT, best.exact, hunts, coins, best.coins, best.cells, best.story, w.path)


def counts_quest(g: State, w: Walk) -> bool:
    """Whether the dog's own quest brings or costs something on a way: it counts what everybody does not."""
    before = g.dogs[w.seat].taken
    own = sure_coins(g, w.seat, w.taken) - sure_coins(g, w.seat, before)
    return own != open_coins(g, w.seat, w.taken) - open_coins(g, w.seat, before)


def tell_best(g: State) -> None:
    """The best way that each dog could have taken; the others are told the one that counts without its own quest (ruling 37)."""
    for seat, dog in enumerate(g.dogs):
        for to, kept in zip((1 << seat, ~(1 << seat)), dog.hindsight, strict=False):
            g.tell(
                "best-way", to=to, seat=seat, coins=kept.coins, best=kept.best, cells=[name_of(cell) for cell in kept.cells],
                how=kept.how, exact=kept.exact, out=kept.story[-1][1] if kept.story else "",
                did=[text_of(deed) for deed in kept.story], walked=[name_of(cell) for cell in kept.walked],
                secret=secret_of(dog, kept, own=to == 1 << seat),
            )  # fmt: skip
        dog.hindsight = ()


def secret_of(dog: Dog, kept: Hindsight, own: bool) -> str:
    """How its secret quest stands in what a dog's best way is told to bring: most trophies of a weapon are sure for nobody before
    the end, and a hunt is known to its own seat alone."""
    if not own or (dog.quest and not QUESTS[dog.quest].monster):
        return LEFT_OUT
    return COUNTED if kept.hunts else NOT_MET
