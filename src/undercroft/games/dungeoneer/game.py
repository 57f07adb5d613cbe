"""Dungeoneer as the house sees it: a game for each set of cards, its seats, options, and where its functions are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from ...kernel.ask import Choose, Option, Refusal, Script
from ...kernel.errors import BadInput
from ...kernel.game import CARD, CARDS, KIND, RULINGS, VARIANTS, Game, Label, Moment, Setting, Settings, Several, Shown
from . import position
from .cards.catalogue import catalogue
from .cards.fields import THREAT
from .cards.installed import SETS, Stock
from .cards.packs import check_seats
from .rules import declaring, sparing, turn
from .rules.way import WAYS
from .state import secrets
from .state.moments import CHALLENGE, ENTER, LAST, PASS, RESPONDS, ROLL, ROLLS, TURN
from .state.state import SETUP, Options, State
from .view import board as view
from .view import describe, shapes, things


class Dungeoneer(Game[State]):
    """Dungeoneer, played with the cards of some sets.

    :param id: the game's id; its title and its line for the lobby stand in the language files of its sets.
    :param sets: folders in ``sets/``, or anywhere.
    :param seats: the seat counts for which there are heroes and quests enough.
    :param box: its box in the lobby.
    """

    family = "dungeoneer"
    words: Mapping[str, str] = {
        "card": CARD, "space": CARD, "quest": CARD, "hero": CARD, "on": CARD, "beyond": CARD, "other": CARD, "kind": KIND,
        "ability": CARD, "by_card": CARD, "symbol": KIND,
        "cards": CARDS, "raised": CARDS, "lowered": CARDS,
    }  # fmt: skip
    minutes = 90
    quiet: tuple[str, ...] = ("window", "respond", "challenge")
    moment_kinds: tuple[str, ...] = (TURN, ENTER, ROLL, ROLLS, RESPONDS, CHALLENGE, LAST)
    options: tuple[Setting, ...] = (
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
    )
    """Its settings beside the packs."""
    of_winter: tuple[Setting, ...] = (
        Setting("ice_where", "all", choices=("all", "sites"), group=RULINGS),
        Setting("ice_tokens", "one", choices=("one", "many"), group=RULINGS),
        Setting("ice_after", "stay", choices=("stay", "go"), group=RULINGS),
    )
    """Those that a game with a winter card has besides."""
    bot_settings: Mapping[str, bool | int | str] = {"turn_limit": 1000}

    parts: Mapping[str, str] = {
        "bots": "undercroft.games.dungeoneer.bots.heuristic",
        "terminal": "undercroft.games.dungeoneer.terminal.screen",
        "report": "undercroft.games.dungeoneer.report",
        "shapes": "undercroft.games.dungeoneer.view.shapes",
    }

    def __init__(
        self,
        id: str,
        sets: tuple[str | Path, ...],
        seats: tuple[int, ...] = (1, 2, 3, 4),
        box: tuple[str, str] = Game.box,
    ) -> None:
        self.id = id
        self.seats = seats
        self.usual_seats = min(3, seats[-1])
        self.box = box
        self.stock = Stock(tuple([SETS / each for each in sets]))
        winter = self.of_winter if any((folder / "winter.toml").exists() for folder in self.stock.sets) else ()
        self.settings = (*self.options, *winter, Several("packs", self.stock.found, self.stock.pin))

    @property
    def locales(self) -> tuple[Path, ...]:
        return (Path(__file__).parent / "locale", *[folder / "locale" for folder in self.stock.sets])

    def check_settings(self, settings: Settings, seats: int) -> None:
        if settings["limited_movement"] and settings["ap_for_falling"]:
            raise BadInput("dungeoneer-both-falls", "Options limited_movement and ap_for_falling do not go together.")
        if settings["no_blank_spots"] and settings["unbiased_placement"]:
            raise BadInput(
                "dungeoneer-nothing-drawn", "With no_blank_spots no map card is drawn, so unbiased_placement means nothing."
            )

        if settings["packs"]:
            quests = WAYS[seats].quests_needed(seats)
            check_seats(self.stock.cards(settings["packs"]), seats, quests, settings["packs"])

    def new(self, settings: Settings, seats: int) -> State:
        options = Options(settings, seats)
        return State(self.stock.cards(options.packs), options)

    def word(self, id: str, lang: str) -> str:
        return self.stock.word(id, lang)

    def faults(self) -> list[BadInput]:
        return self.stock.faults()

    def packs(self, folder: Path | None, lang: str) -> list[tuple[str, str, int] | BadInput]:
        return self.stock.packs_in(folder, lang)

    def rules(self, state: State) -> Script:
        return turn.beat(state)

    def view(self, state: State, seat: int | None) -> shapes.Board:
        return view.view(state, seat)

    def describe(self, state: State, ask: Choose, option: Option) -> Label:
        return describe.describe(state, ask, option)

    def clickable(self, touches: Sequence[str]) -> Sequence[str]:
        """The declaration begins with its button or with any of its encounters; all else with its first thing."""
        return touches if "act:declare" in touches else touches[:1]

    def things(self, state: State, seat: int) -> list[str]:
        return things.things(state, seat)

    def refuse(self, state: State, seat: int, thing: str) -> Refusal:
        return things.refuse(state, seat, thing)

    def cards(self, settings: Settings) -> Mapping[str, Shown]:
        return catalogue(self.stock.cards(settings["packs"]))

    def is_untold(self, what: str, option: str) -> bool:
        if what in self.quiet:
            return option == PASS
        return option != declaring.DONE if what == declaring.DECLARE else what == turn.LORD_MENU and option == declaring.DECLARE

    def moment(self, state: State, ask: Choose) -> Moment | None:
        m = state.moment
        if ask.what not in self.quiet or m is None:
            return None
        attacked = any(target == ask.seat for _, target, _ in state.plan) if m.battle is None else m.battle.target == ask.seat
        if any(roll.seat == ask.seat and (ask.seat != state.active or roll.of == THREAT) for roll in m.rolls):
            attacked = True  # what befalls the hero: in its own turn not the blows that it strikes
        return Moment(m.name, attacked, ask.seat == state.active)

    def spare(self, state: State, ask: Choose) -> Option | None:
        return sparing.spare(state, ask)

    def lasting(self, state: State, ask: Choose) -> frozenset[str]:
        moment = self.moment(state, ask)
        return frozenset() if moment is None else sparing.lasting(state, ask, not moment.own and not moment.attacked)

    def turn_of(self, state: State) -> int:
        return -1 if state.phase == SETUP else state.active

    def progress(self, state: State) -> Mapping[str, int]:
        return {"turn": state.turn} if state.turn else {}

    def result(self, state: State) -> shapes.Result | None:
        return view.result(state) if state.over else None

    def score(self, state: State) -> list[float]:
        if state.winner < 0:
            return [0.0 for _ in state.players]
        return [float(seat == state.winner) for seat in range(len(state.players))]

    def write_position(self, state: State) -> dict[str, Any]:
        return position.write(state)

    def read_position(self, state: State, given: dict[str, Any]) -> None:
        position.read(state, given)

    def seats_in(self, given: dict[str, Any]) -> int:
        players = given.get("players")
        return len(players) if isinstance(players, dict) and players else self.usual_seats

    def determinize(self, state: State, seat: int, rng: Random) -> None:
        secrets.determinize(state, seat, rng)


GAME = Dungeoneer("lichlord", ("lich_lord",), box=("crowned-skull", "plum"))
