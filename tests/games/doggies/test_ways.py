"""Only what a way out goes on from is offered (ruling 40)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.doggies import ways
from undercroft.games.doggies.burden import Walk
from undercroft.games.doggies.cards import DOGS, ROOMS, START_FOR_TWO
from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.grid import HOME, cell_of
from undercroft.games.doggies.state import Dog, State
from undercroft.games.doggies.walk import set_out, take_step
from undercroft.games.doggies.ways import decisions_out, may_leave, steps_out
from undercroft.kernel.ask import Refused


def start(dog: str, **rooms: tuple[str, int]) -> State:
    """A dog in a dungeon: by cell, each room with how it is turned."""
    g = GAME.new(GAME.read_settings({}, 2), 2)
    g.dogs = [Dog(DOGS[dog]), Dog(DOGS["ruta"])]
    g.round, g.active, g.first = 1, 0, 0
    g.put(HOME, START_FOR_TWO, 0)
    for cell, (card, quarters) in rooms.items():
        g.put(cell_of(cell), ROOMS[card], quarters)
        g.bag.remove(card)
    return g


CLOSED: dict[str, Any] = {"n1": ("trap-sword-1", 1), "s1": ("trap-bow-1", 1)}
"""North and south of the start: rooms that show it a wall."""


def test_a_monster_that_one_can_neither_beat_nor_bear_is_no_way_out() -> None:
    g = start("robin", e1=("dragon-1", 0), **CLOSED)
    assert set_out(g, 0).shields == ROOMS["dragon-1"].damage == 3
    assert not may_leave(g, 0)
    why = Refused()
    assert steps_out(g, set_out(g, 0), why) == []
    assert why.things["space:dragon-1"].key == "monster-there"


def test_with_one_shield_more_it_is() -> None:
    g = start("ruta", e1=("dragon-1", 0), **CLOSED)
    assert steps_out(g, set_out(g, 0)) == [("go", "e")]
    w = set_out(g, 0)
    take_step(g, w, ("go", "e"))
    assert decisions_out(g, w) == [("pass",)]


def test_sharik_is_not_led_through_every_turn_when_none_can_help(monkeypatch: pytest.MonkeyPatch) -> None:
    """Walks are counted: rivals' paws bar all rooms around the start, whichever way they are turned."""
    g = start("sharik", n1=("coin-1", 0), e1=("coin-2", 0), s1=("coin-3", 0))
    for cell in ("n1", "e1", "s1"):
        g.paws[cell_of(cell)] = 1
    looked: list[bool] = []
    walked = ways.past_everything

    def counted(g: State, w: Walk, hopeful: bool) -> bool:
        looked.append(hopeful)
        return walked(g, w, hopeful)

    monkeypatch.setattr(ways, "past_everything", counted)
    assert not may_leave(g, 0)
    assert len(looked) <= 3
