"""Offered is exactly that from which some complete legal way out goes on (ruling 40): held against trying every plan, in small
dungeons laid at random."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.doggies.dungeons import dungeon
from tests.games.doggies.table import column, table
from undercroft.games.doggies.burden import Deed, Walk
from undercroft.games.doggies.cards import DOGS
from undercroft.games.doggies.deeds import asks_nothing, decide, decisions
from undercroft.games.doggies.state import State
from undercroft.games.doggies.walk import ROTATE, leaves, rotations, set_out, steps, take_step
from undercroft.games.doggies.ways import decisions_out, may_leave, steps_out
from undercroft.kernel.ask import Refused

OPTIONS: list[dict[str, Any]] = [{}, {"damage_check": "whole_path"}, {"joan_potions": "ignore"}, {"robin_potions": "yes"}]
CROWDED = ("trap", "vagabond", "monster", "portal", "door", "potions")


def some_way_on(g: State, w: Walk) -> bool:
    """Whether any complete plan goes on from here: every step with every decision is tried."""
    return any(step_leads_out(g, w, step) for step in [*steps(g, w), *rotations(g, w)])


def step_leads_out(g: State, w: Walk, step: Deed) -> bool:
    if leaves(g, w, step):
        return w.damage < w.shields
    after = w.copy()
    take_step(g, after, step)
    if step[0] == ROTATE or asks_nothing(g.rooms[after.cell]):
        return some_way_on(g, after)
    return any(deed_leads_out(g, after, deed) for deed in decisions(g, after))


def deed_leads_out(g: State, w: Walk, deed: Deed) -> bool:
    after = w.copy()
    decide(g, after, deed)
    return some_way_on(g, after)


def walk_about(g: State, rng: Random) -> int:
    """Walk a way out at random; at every question all that is offered, and nothing else, leads out. How much was refused."""
    w, refused = set_out(g, 0), 0
    assert may_leave(g, 0) == some_way_on(g, w)
    while True:
        why = Refused()
        offered = steps_out(g, w, why)
        for step in [*steps(g, w), *rotations(g, w)]:
            assert (step in offered) == step_leads_out(g, w, step), step
            refused += step not in offered
        if not offered:
            return refused
        inward = [step for step in offered if not leaves(g, w, step)]
        step = rng.choice(inward or offered)
        if leaves(g, w, step):
            return refused
        take_step(g, w, step)
        if step[0] == ROTATE or asks_nothing(g.rooms[w.cell]):
            continue
        deeds = decisions_out(g, w, Refused())
        for deed in decisions(g, w):
            assert (deed in deeds) == deed_leads_out(g, w, deed), deed
            refused += deed not in deeds
        decide(g, w, rng.choice(deeds))


@pytest.mark.parametrize("dog", sorted(DOGS))
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "usual")
def test_all_that_leads_out_is_offered_and_nothing_else(dog: str, options: dict[str, Any]) -> None:
    refused = 0
    small = dog in ("bonk", "sharik")
    for number in range(300):
        rng = Random(f"offered/{dog}/{sorted(options)}/{number}")
        g = dungeon(dog, rng.randint(3, 5 if small else 9), rng, kinds=CROWDED, **options)
        if number % 2:
            shut(g, rng)
        refused += walk_about(g, rng)
    assert refused > 60, "hardly anything was refused: the test shows nothing"


def shut(g: State, rng: Random) -> None:
    """Make most free places at exits holes of another dog, so that few ways lead out."""
    for cell in sorted(g.sites()):
        if rng.random() < 0.9:
            g.holes[cell] = 1


# -- by hand -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rooms", [("chest-1",), ("chest-1", "chest-2"), ("chest-1", "vagabond-bow", "chest-2")])
def test_a_dead_end_of_free_rooms_is_no_way(rooms: tuple[str, ...]) -> None:
    assert table(column(*rooms, "hole/B"), "joan", "robin").walks("A", "").may("A") == ["out:e", "out:s"]
    assert "go:n" in table(column(*rooms), "joan", "robin").walks("A", "").may("A")


def test_portals_without_an_exit_beyond_lead_nowhere() -> None:
    portals = """
        hole/B   portal-1@ESW   hole/B   hole/B   portal-2@ESW   {}
        .        start          .        .        hole/B         .
    """
    assert "go:n" not in table(portals.format("hole/B"), "joan", "robin").walks("A", "").may("A")
    t = table(portals.format("."), "joan", "robin").walks("A", "n")
    assert t.may("A") == ["portal:n1e3"]
