"""Tomb of the Lich Lord as the house sees it: seats, options, and where its functions are."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from ...kernel.ask import Choose, Option, Refusal, Script
from ...kernel.errors import BadInput
from ...kernel.game import RULINGS, VARIANTS, Game, Label, Moment, Setting, Settings, Several
from . import position
from .cards import installed
from .cards.catalogue import catalogue
from .cards.installed import library_of as library_of
from .cards.packs import check_seats
from .cards.printed import Card
from .rules import turn
from .state import secrets
from .state.moments import CHALLENGE, ENTER, LAST, PASS, RESPONDS, ROLL, ROLLS, TURN
from .state.state import SETUP, Options, State
from .view import board as view
from .view import describe, shapes, why


class LichLord(Game[State]):
    """Dungeoneer: Tomb of the Lich Lord."""

    id = "lichlord"
    seats: tuple[int, ...] = (1, 2, 3, 4)
    usual_seats = 3
    minutes = 90
    single_use = True
    quiet: tuple[str, ...] = ("window", "respond", "challenge")
    moment_kinds: tuple[str, ...] = (TURN, ENTER, ROLL, ROLLS, RESPONDS, CHALLENGE, LAST)
    settings: tuple[Setting, ...] = (
        Setting("no_blank_spots", False, seats=(2, 3, 4), group=VARIANTS),
        Setting("resurrection", False, seats=(2, 3, 4), group=VARIANTS),
        Setting("hero_choice", False, group=VARIANTS),
        Setting("optional_discard", False, seats=(2, 3, 4), group=VARIANTS),
        Setting("unbiased_placement", False, seats=(2, 3, 4), group=VARIANTS),
        Setting("nothing_personal", False, seats=(2, 3, 4), group=VARIANTS),
        Setting("limited_movement", False, group=VARIANTS),
        Setting("ap_for_falling", False, group=VARIANTS),
        Setting("dodge_spikes", False, group=VARIANTS),
        Setting("lair_in_solo", False, seats=(1,)),
        Setting("counter_strikes", True, group=RULINGS),
        Setting("saved_ap", "all", choices=("all", "challenge"), group=RULINGS),
        Setting("search_distance", "between", choices=("between", "moves"), group=RULINGS),
        Setting("entrance_peace", "all", choices=("all", "challenge"), group=RULINGS),
        Setting("trap_exits", "once", choices=("once", "always"), group=RULINGS),
        Setting("danger_for_all", True, group=RULINGS),
        Setting("reward_wounds", "all", choices=("all", "strikes"), group=RULINGS),
        Setting("deliver_free", True, group=RULINGS),
        Setting("turn_limit", 0, low=0, high=10_000),
        Several("packs", installed.found, installed.pin),
    )
    bot_settings: Mapping[str, bool | int | str] = {"turn_limit": 1000}

    parts: Mapping[str, str] = {
        "bots": "undercroft.games.dungeoneer.bots.heuristic",
        "terminal": "undercroft.games.dungeoneer.terminal.screen",
        "report": "undercroft.games.dungeoneer.report",
        "shapes": "undercroft.games.dungeoneer.view.shapes",
    }

    @property
    def locale(self) -> Path:
        return Path(__file__).parent / "locale"

    def check_settings(self, settings: Settings, seats: int) -> None:
        if settings["limited_movement"] and settings["ap_for_falling"]:
            raise BadInput("lichlord-both-falls", "Options limited_movement and ap_for_falling do not go together.")
        if settings["no_blank_spots"] and settings["unbiased_placement"]:
            raise BadInput(
                "lichlord-nothing-drawn", "With no_blank_spots no map card is drawn, so unbiased_placement means nothing."
            )

        if settings["packs"]:
            check_seats(library_of("lich_lord", settings["packs"]), seats, settings["packs"])

    def new(self, settings: Settings, seats: int) -> State:
        options = Options()
        for id, value in settings.items():
            setattr(options, id, value)
        return State(library_of("lich_lord", options.packs), options, seats)

    def word(self, id: str, lang: str) -> str:
        return installed.word(id, lang)

    def faults(self) -> list[BadInput]:
        return installed.faults()

    def packs(self, folder: Path | None, lang: str) -> list[tuple[str, str, int] | BadInput]:
        return installed.packs_in(folder, lang)

    def rules(self, state: State) -> Script:
        return turn.beat(state)

    def view(self, state: State, seat: int | None) -> shapes.Board:
        return view.view(state, seat)

    def describe(self, state: State, ask: Choose, option: Option) -> Label:
        return describe.describe(state, ask, option)

    def refusals(self, state: State, seat: int) -> dict[str, Refusal]:
        return why.refusals(state, seat)

    def cards(self, settings: Settings) -> dict[str, Card]:
        return catalogue(library_of("lich_lord", settings["packs"]))

    def is_untold(self, what: str, option: str) -> bool:
        if what in self.quiet:
            return option == PASS
        return option != turn.DONE if what == turn.DECLARE else what == turn.LORD_MENU and option == turn.DECLARE

    def moment(self, state: State, ask: Choose) -> Moment | None:
        m = state.moment
        if ask.what not in self.quiet or m is None:
            return None
        attacked = any(target == ask.seat for _, target, _ in state.plan) if m.battle is None else m.battle.target == ask.seat
        return Moment(m.name, attacked, ask.seat == state.active)

    def turn_of(self, state: State) -> int:
        return -1 if state.phase == SETUP else state.active

    def result(self, state: State) -> shapes.Result | None:
        return view.result(state) if state.over else None

    def score(self, state: State) -> list[float]:
        if state.winner < 0:
            return [0.0 for _ in state.players]
        return [float(seat == state.winner) for seat in range(len(state.players))]

    def to_position(self, state: State) -> dict[str, Any]:
        return position.to_position(state, {setting.id: getattr(state.options, setting.id) for setting in self.settings})

    def from_position(self, given: Any) -> State:
        return position.from_position(given, self._fill)

    def _fill(self, settings: dict[str, Any], seats: int) -> State:
        settings.pop("seats", None)
        return self.new(self.read_settings(settings, seats), seats)

    def determinize(self, state: State, seat: int, rng: Random) -> None:
        secrets.determinize(state, seat, rng)


GAME = LichLord()
