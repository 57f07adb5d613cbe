"""How fast the best way out of a dungeon is found, dog by dog: 30 rooms laid by lot, 7 paws, cards of earlier rounds."""

from __future__ import annotations

import time
from random import Random
from statistics import median

import pytest

from tests.games.doggies.dungeons import dungeon
from undercroft.games.doggies.cards import DOGS
from undercroft.games.doggies.routes import best_route

from .conftest import Figure

DUNGEONS = 100


@pytest.mark.parametrize("dog", sorted(DOGS))
def test_the_best_way_out(dog: str, figure: Figure) -> None:
    """Processor time, as the machine is shared; and stations, which depend on no machine."""
    times: list[float] = []
    stations: list[int] = []
    for number in range(DUNGEONS):
        g = dungeon(dog, 30, Random(f"{dog}/{number}"), paws=7)
        started = time.process_time()
        route = best_route(g, 0)
        times.append(1000 * (time.process_time() - started))
        if route is not None:
            assert route.exact
            stations.append(route.nodes)
    times.sort()
    late, slowest = times[DUNGEONS * 9 // 10], times[-1]
    figure(f"Doggies, best way out of 30 rooms, {dog}: median", median(times), f"ms (p90 {late:.0f} ms, longest {slowest:.0f} ms)")
    figure(f"Doggies, best way out of 30 rooms, {dog}: stations", median(stations), f"(most: {max(stations)})")
