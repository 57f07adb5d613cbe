"""Dungeon Raiders as the house sees it: seats, options, and where its functions are."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from ...kernel.ask import Choose, Option, Refusal, Script
from ...kernel.errors import BadInput
from ...kernel.game import CARD, CARDS, KIND, RULINGS, Game, Label, Setting, Settings
from . import ending, position, rules, shapes
from . import view as views
from .cards import CHARACTERS, FACE_DOWN
from .party import Options
from .state import State


class Raiders(Game[State]):
    """Dungeon Raiders: 3 to 5 players, the duel (2), solo (1)."""

    id = "raiders"
    box = ("spiked-dragon-head", "madder")
    words: Mapping[str, str] = {
        "card": CARD, "room": CARD, "item": CARD, "character": CARD, "kind": KIND, "cards": CARDS, "rooms": CARDS, "items": CARDS,
    }  # fmt: skip
    seats: tuple[int, ...] = (1, 2, 3, 4, 5)
    usual_seats = 4
    minutes = 30
    settings: tuple[Setting, ...] = (
        Setting("quick", False, seats=(2, 3, 4, 5)),
        Setting("strength_count", "start", choices=("start", "living"), seats=(3, 4, 5), group=RULINGS),
        Setting("last_survivor", "play_on", choices=("play_on", "wins_now"), seats=(3, 4, 5), group=RULINGS),
        Setting("solo_character", "explorer", choices=tuple(CHARACTERS), seats=(1,)),
        Setting("solo_wounds", 2, low=2, high=5, seats=(1,)),
        Setting("solo_chests", "all", choices=("all", "one"), seats=(1,)),
        Setting("odds", True),
    )

    parts: Mapping[str, str] = {
        "bots": "undercroft.games.raiders.bots", "terminal": "undercroft.games.raiders.terminal",
        "shapes": "undercroft.games.raiders.shapes",
    }  # fmt: skip

    @property
    def locales(self) -> tuple[Path, ...]:
        return (Path(__file__).parent / "locale",)

    def check_settings(self, settings: Settings, seats: int) -> None:
        if settings["strength_count"] == "living" and settings["last_survivor"] == "play_on":
            raise BadInput(
                "raiders-living-play-on",
                "With strength_count=living the last survivor wins at once: choose last_survivor=wins_now.",
            )

    def new(self, settings: Settings, seats: int) -> State:
        return State(Options(settings, seats))

    def rules(self, state: State) -> Script:
        return rules.beat(state)

    def view(self, state: State, seat: int | None) -> shapes.Board:
        return views.view(state, seat)

    def describe(self, state: State, ask: Choose, option: Option) -> Label:
        return views.describe(state, ask, option)

    def things(self, state: State, seat: int) -> list[str]:
        return views.things(state, seat)

    def refuse(self, state: State, seat: int, thing: str) -> Refusal:
        return views.refuse(state, seat, thing)

    def score(self, state: State) -> list[float]:
        return ending.score_of(state)

    def progress(self, state: State) -> Mapping[str, int]:
        return {"level": state.level, "room": min(state.room, len(state.rooms) - 1) + 1} if state.rooms else {}

    def result(self, state: State) -> shapes.Result | None:
        return ending.result_of(state) if state.over else None

    def determinize(self, state: State, seat: int, rng: Random) -> None:
        """Rooms that others have looked at go back into the pool with the unseen ones and are dealt anew."""
        hidden = [
            place
            for place, face in enumerate(state.faces)
            if face == FACE_DOWN and state.rooms and state.rooms[place] and not state.seen_by[place] >> seat & 1
        ]
        if not hidden:
            return
        pool = sorted([*state.bag, *[state.rooms[place] for place in hidden]])
        rng.shuffle(pool)
        for place in hidden:
            state.rooms[place] = pool.pop()
        state.bag = sorted(pool)

    def write_position(self, state: State) -> dict[str, Any]:
        return position.write(state)

    def read_position(self, state: State, given: dict[str, Any]) -> None:
        position.read(state, given)

    def seats_in(self, given: dict[str, Any]) -> int:
        heroes = given.get("heroes")
        return len(heroes) if isinstance(heroes, list) else self.usual_seats


GAME = Raiders()
