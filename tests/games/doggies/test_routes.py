"""The search for ways out finds what trying every complete plan finds (rules §3.2, §4, §5)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.doggies.dungeons import dungeon
from undercroft.games.doggies.burden import Deed, Walk
from undercroft.games.doggies.cards import DOGS, WEAPONS
from undercroft.games.doggies.deeds import asks_nothing, decide, decisions
from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.routes import best_onward, best_route
from undercroft.games.doggies.rules import LEAVE, ROOM, WALK
from undercroft.games.doggies.scoring import sure_coins, trophies_of
from undercroft.games.doggies.state import OUT, State
from undercroft.games.doggies.taste import HOPELESS
from undercroft.games.doggies.walk import ROTATE, leaves, rotations, set_out, steps, take_step
from undercroft.games.doggies.ways import may_leave, steps_out
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.run import Run

Brings = tuple[int, int, int, int]
"""Coins, trophy symbols, free paws, and less rooms: what ways are held against each other by."""

OPTIONS: list[dict[str, Any]] = [
    {},
    {"damage_check": "whole_path"},
    {"damage_profile": "mild"},
    {"joan_potions": "ignore"},
    {"robin_potions": "yes"},
    {"no_potions": True},
]
CROWDED = ("trap", "vagabond", "monster", "portal", "door", "potions")


def brings(g: State, w: Walk) -> Brings:
    dog = g.dogs[w.seat].copy()
    dog.taken, dog.potions = w.taken, w.potions
    coins = sure_coins(g, w.seat, w.taken) - sure_coins(g, w.seat, g.dogs[w.seat].taken)
    return coins, sum(trophies_of(dog, weapon) for weapon in range(len(WEAPONS))), w.paws, -len(w.path)


def every_plan(g: State, w: Walk) -> list[Brings]:
    """What each complete plan brings; none is left out."""
    found: list[Brings] = []
    for step in [*steps(g, w), *rotations(g, w)]:
        after = w.copy()
        out = leaves(g, w, step)
        take_step(g, after, step)
        if out:
            if w.bears():
                found.append(brings(g, after))
        elif step[0] == ROTATE:
            found += every_plan(g, after)
        else:
            found += after_deciding(g, after)
    return found


def after_deciding(g: State, w: Walk) -> list[Brings]:
    found: list[Brings] = []
    for deed in [()] if asks_nothing(g.rooms[w.cell]) else decisions(g, w):
        then = w.copy()
        if deed:
            decide(g, then, deed)
        found += every_plan(g, then)
    return found


@pytest.mark.parametrize("dog", sorted(DOGS))
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(map(str, options)) or "usual")
def test_no_plan_brings_more(dog: str, options: dict[str, Any]) -> None:
    small = dog in ("bonk", "sharik")
    for number in range(25):
        rng = Random(f"{dog}/{sorted(options)}/{number}")
        g = dungeon(dog, rng.randint(2, 4 if small else 8), rng, kinds=CROWDED, **options)
        plans = every_plan(g, set_out(g, 0))
        route = best_route(g, 0)
        assert (route is not None) == bool(plans) == may_leave(g, 0)
        if route is not None:
            assert route.exact
            assert brings(g, route.walk) == max(plans), (number, route.story)


@pytest.mark.parametrize("dog", sorted(DOGS))
def test_the_questions_take_its_story(dog: str) -> None:
    for number in range(8):
        g = dungeon(dog, 14, Random(f"{dog}/{number}"))
        route = best_route(g, 0)
        if route is not None:
            assert brought_by_answering(g, route.story) == route.coins


def brought_by_answering(g: State, story: tuple[Deed, ...]) -> int:
    """The coins that the dog brings out whose questions are answered so; each answer is one of those offered."""
    run = Run(GAME, g.copy(), SampledNature(Random(1)))
    run.begin()
    run.send(LEAVE)
    while run.state.walk is not None:
        (ask,) = run.asks()
        done = len(run.state.walk.story)
        assert ask.what in (WALK, ROOM)
        assert run.state.walk.story == story[:done]
        assert story[done] in ask.options
        run.send(story[done])
    assert run.state.dogs[0].where == OUT
    return sure_coins(g, 0, run.state.dogs[0].taken) - sure_coins(g, 0, g.dogs[0].taken)


@pytest.mark.parametrize("dog", sorted(DOGS))
def test_without_time_to_look_any_way_out_is_told_whose_answers_are_offered(dog: str) -> None:
    plain = 0
    for number in range(12):
        g = dungeon(dog, 14, Random(f"plain/{dog}/{number}"))
        route = best_route(g, 0, budget=0)
        assert (route is not None) == may_leave(g, 0)
        if route is not None:
            plain += route.value == HOPELESS
            assert not route.exact
            assert brought_by_answering(g, route.story) == route.coins
    assert plain >= 4, "of these dungeons so many have no exit from the start"


def test_without_time_to_look_a_way_goes_on_after_each_turn_of_sharik() -> None:
    """Some ways need another turn first: where nothing else is offered, it is taken, too."""
    turned = 0
    for number in range(12):
        g = dungeon("sharik", 14, Random(f"plain/sharik/{number}"))
        for turn in [step for step in steps_out(g, set_out(g, 0)) if step[0] == ROTATE]:
            w = set_out(g, 0)
            take_step(g, w, turn)
            route = best_onward(g, w, budget=0)
            assert route is not None
            if route.value == HOPELESS:
                turned += any(deed[0] == ROTATE for deed in route.story)
                assert brought_by_answering(g, (turn, *route.story)) == route.coins
    assert turned


@pytest.mark.parametrize("dog", sorted(DOGS))
def test_it_goes_on_from_anywhere_on_the_way(dog: str) -> None:
    """From each station of its own best way on, nothing better is found, and nothing worse."""
    for number in range(4):
        g = dungeon(dog, 10, Random(f"on/{dog}/{number}"))
        route = best_route(g, 0)
        if route is None:
            continue
        w = set_out(g, 0)
        for deed in route.story[:-1]:
            (take_step if deed[0] in ("go", "break", "portal", "rotate") else decide)(g, w, deed)
            onward = best_onward(g, w)
            assert onward is not None
            assert brings(g, onward.walk) == brings(g, route.walk)


def test_beyond_its_budget_it_says_that_it_is_not_exact() -> None:
    g = dungeon("bonk", 30, Random("bonk/0"), paws=7)
    route, best = best_route(g, 0, budget=1), best_route(g, 0)
    assert route is not None
    assert best is not None
    assert not route.exact
    assert best.exact
    assert route.coins <= best.coins


@pytest.mark.parametrize(
    ("dog", "ways", "all_in_all", "at_most"),
    [
        ("bonk", 25, 4_100, 560),
        ("joan", 25, 610, 110),
        ("pluto", 25, 680, 115),
        ("robin", 23, 340, 30),
        ("ruta", 25, 740, 170),
        ("sharik", 25, 1_050, 230),
    ],
)
def test_thirty_rooms_are_searched_to_the_end_with_few_stations(dog: str, ways: int, all_in_all: int, at_most: int) -> None:
    """Stations are counted, not time: ways that only go round more rooms to the same one are given up, and what is still possible
    is estimated closely: by parts of the dungeon that a way could stay in, and without monsters that nothing there helps to beat.

    :param ways: out of so many of 25 dungeons a way leads.
    """
    looked = []
    for number in range(25):
        g = dungeon(dog, 30, Random(f"{dog}/{number}"), paws=7)
        route = best_route(g, 0)
        assert (route is not None) == may_leave(g, 0)
        if route is not None:
            assert route.exact
            looked.append(route.nodes)
    assert len(looked) == ways
    assert sum(looked) <= all_in_all
    assert max(looked) <= at_most
