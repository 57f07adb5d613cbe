"""Tomb of the Lich Lord as the house sees it: seats, options, and where its functions are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from ...kernel.ask import Script
from ...kernel.errors import BadInput
from ...kernel.game import Game, Setting, Settings
from . import turn
from .cards import Library
from .packs import read_library
from .state import Options, State
from .twists import TWISTS

SETS = Path(__file__).parent / "sets"


@cache
def library_of(name: str) -> Library:
    """The cards of a set of the house."""
    return read_library(SETS / name, TWISTS)


class LichLord(Game[State]):
    """Dungeoneer: Tomb of the Lich Lord."""

    id = "lichlord"
    seats: tuple[int, ...] = (1, 2, 3, 4)
    usual_seats = 3
    minutes = 90
    hidden_options = True
    settings: tuple[Setting, ...] = (
        Setting("no_blank_spots", False, seats=(2, 3, 4)),
        Setting("resurrection", False, seats=(2, 3, 4)),
        Setting("hero_choice", False),
        Setting("optional_discard", False, seats=(2, 3, 4)),
        Setting("unbiased_placement", False, seats=(2, 3, 4)),
        Setting("nothing_personal", False, seats=(2, 3, 4)),
        Setting("limited_movement", False),
        Setting("ap_for_falling", False),
        Setting("dodge_spikes", False),
        Setting("lair_in_solo", False, seats=(1,)),
        Setting("counter_strikes", True),
        Setting("saved_ap", "all", choices=("all", "challenge")),
        Setting("search_distance", "between", choices=("between", "moves")),
        Setting("entrance_peace", "all", choices=("all", "challenge")),
        Setting("trap_exits", "once", choices=("once", "always")),
        Setting("danger_for_all", True),
        Setting("reward_wounds", "all", choices=("all", "strikes")),
        Setting("deliver_free", True),
        Setting("turn_limit", 0, low=0, high=10_000),
    )
    bot_settings: Mapping[str, bool | int | str] = {"turn_limit": 1000}

    def check_settings(self, settings: Settings, seats: int) -> None:
        if settings["limited_movement"] and settings["ap_for_falling"]:
            raise BadInput("lichlord-both-falls", "Options limited_movement and ap_for_falling do not go together.")
        if settings["no_blank_spots"] and settings["unbiased_placement"]:
            raise BadInput(
                "lichlord-nothing-drawn", "With no_blank_spots no map card is drawn, so unbiased_placement means nothing."
            )

    def new(self, settings: Settings, seats: int) -> State:
        options = Options()
        for id, value in settings.items():
            setattr(options, id, value)
        return State(library_of("lich_lord"), options, seats)

    def rules(self, state: State) -> Script:
        return turn.beat(state)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {}

    def score(self, state: State) -> list[float]:
        if state.winner < 0:
            return [0.0 for _ in state.players]
        return [float(seat == state.winner) for seat in range(len(state.players))]

    def determinize(self, state: State, seat: int, rng: Random) -> None:
        """All cards that the seat cannot know are pooled and dealt anew."""


GAME = LichLord()
