"""Dungeons & Doggies as the house sees it: seats, options, and where its functions are."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from ...kernel.ask import Choose, Option, Refusal, Script, letter_of
from ...kernel.game import CARD, CARDS, KIND, RULINGS, Game, Label, Setting, Settings
from . import position, rules, scoring, shapes
from . import view as views
from .cards import QUESTS
from .figures import FIGURES
from .state import Options, State

SEATS = (2, 3, 4)


class Doggies(Game[State]):
    """Dungeons & Doggies: 2 to 4 players."""

    id = "doggies"
    box = ("paw-print", "azure")
    words: Mapping[str, str] = {
        "card": CARD, "room": CARD, "space": CARD, "beyond": CARD, "dog": CARD, "quest": CARD, "weapon": CARD, "kind": KIND,
        "cards": CARDS, "called": CARDS, "rooms": CARDS, "weapons": CARDS,
    }  # fmt: skip
    seats: tuple[int, ...] = SEATS
    usual_seats = 4
    minutes = 30
    settings: tuple[Setting, ...] = (
        Setting("helper", True),
        Setting("hard_start", False, seats=(3, 4)),
        Setting("no_potions", False),
        Setting("dog_choice", "choose", choices=("choose", "random")),
        Setting("first_player", "random", choices=("random", *map(letter_of, range(max(SEATS)))), of_seats=True),
        Setting("damage_check", "running", choices=("running", "whole_path"), group=RULINGS),
        Setting("damage_profile", "cards", choices=("cards", "mild"), group=RULINGS, formerly={"as_transcribed": "mild"}),
        Setting("countdown_trigger", "leave", choices=("leave", "leave_or_sleep"), group=RULINGS),
        Setting("bonk_timing", "leave", choices=("leave", "turn"), group=RULINGS),
        Setting("sharik_timing", "leave", choices=("leave", "turn"), group=RULINGS),
        Setting("joan_potions", "count", choices=("count", "ignore"), group=RULINGS),
        Setting("robin_potions", "no", choices=("no", "yes"), group=RULINGS),
        Setting("quest_tiebreak", "completions", choices=("completions", "quests"), group=RULINGS),
    )

    bot_settings: Mapping[str, bool | int | str] = {"helper": False}
    figures = FIGURES

    @property
    def locales(self) -> tuple[Path, ...]:
        return (Path(__file__).parent / "locale",)

    def new(self, settings: Settings, seats: int) -> State:
        return State(Options(settings, seats))

    def rules(self, state: State) -> Script:
        return rules.beat(state)

    parts: Mapping[str, str] = {
        "shapes": "undercroft.games.doggies.shapes",
        "bots": "undercroft.games.doggies.bots",
        "terminal": "undercroft.games.doggies.terminal.screen",
        "report": "undercroft.games.doggies.report",
    }

    def view(self, state: State, seat: int | None) -> shapes.Board:
        return views.view(state, seat)

    def describe(self, state: State, ask: Choose, option: Option) -> Label:
        return views.describe(state, ask, option)

    def things(self, state: State, seat: int) -> list[str]:
        return views.things(state, seat)

    def refuse(self, state: State, seat: int, thing: str) -> Refusal:
        return views.refuse(state, seat, thing)

    def result(self, state: State) -> shapes.Result | None:
        return views.result(state) if state.over else None

    def write_position(self, state: State) -> dict[str, Any]:
        return position.write(state)

    def read_position(self, state: State, given: dict[str, Any]) -> None:
        position.read(state, given)

    def seats_in(self, given: dict[str, Any]) -> int:
        dogs = given.get("dogs")
        return len(dogs) if isinstance(dogs, list) and dogs else self.usual_seats

    def score(self, state: State) -> list[float]:
        return scoring.score_of(state)

    def turn_of(self, state: State) -> int:
        return state.active

    def progress(self, state: State) -> Mapping[str, int]:
        return {"round": state.round} if state.round else {}

    def determinize(self, state: State, seat: int, rng: Random) -> None:
        """The quests that the others were dealt or keep are dealt anew, with those that nobody holds."""
        if seat >= len(state.dogs):
            return  # dogs are still being chosen: no quest is dealt yet
        own = state.dogs[seat]
        seen = {*state.shared, own.quest, *own.dealt}
        pool = [quest for quest in sorted(QUESTS) if quest not in seen]
        rng.shuffle(pool)
        for other, dog in enumerate(state.dogs):
            if other != seat:
                dog.dealt = tuple(sorted([pool.pop() for _ in dog.dealt]))
                dog.quest = pool.pop() if dog.quest else ""


GAME = Doggies()
