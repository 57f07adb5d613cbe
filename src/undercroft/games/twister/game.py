"""Dungeon Twister as the house sees it: seats, options, and where its functions are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from ...kernel import shapes as kernel_shapes
from ...kernel.ask import Choose, Option, Refusal, Script
from ...kernel.figures import Counts
from ...kernel.game import CARD, CARDS, PIECES, RULINGS, Game, Label, Setting, Settings
from . import guide as guides
from . import position, rules, shapes
from . import things as screen
from . import view as views
from .figures import FIGURES
from .state import HIDDEN, HIDE, IN_HAND, STARTERS, Options, State
from .tokens import PARTY, TOKENS


class Twister(Game[State]):
    """Dungeon Twister: two players."""

    id = "twister"
    box = ("cog", "ochre")
    words: Mapping[str, str] = {
        "card": CARD, "room": CARD, "item": CARD, "character": CARD, "target": CARD, "near": CARD,
        "foe": CARD, "held": CARD, "rooms": CARDS,
        "tokens": PIECES, "attackers": PIECES, "defenders": PIECES,
    }  # fmt: skip
    seats: tuple[int, ...] = (2,)
    usual_seats = 2
    minutes = 60
    settings: tuple[Setting, ...] = (
        Setting("setup", "free", choices=("free", "fixed")),
        Setting("dungeon", "dark", choices=("dark", "open")),
        Setting("first_cycle", "rulebook", choices=("rulebook", "rising"), group=RULINGS),
        Setting("reveal_placement", "others", choices=("others", "printed"), group=RULINGS),
        Setting("line_reveals", "both", choices=("both", "adjacent"), group=RULINGS),
        Setting("attack_just_wounded", False, group=RULINGS),
        Setting("target_unwounded", False, group=RULINGS),
        Setting("sweep_wounded", False, group=RULINGS),
        Setting("troll_acts", True, group=RULINGS),
        Setting("treasure_to", "carrier", choices=("carrier", "owner"), group=RULINGS),
        Setting("fireball_own", True, group=RULINGS),
        Setting("rope_needs", "free", choices=("free", "thief", "nothing"), group=RULINGS),
        Setting("stand_by_rope", False, group=RULINGS),
        Setting("loose_on_roped_pit", False, group=RULINGS),
        Setting("take_in_place", False, group=RULINGS),
        Setting("handle_while_jumping", False, group=RULINGS),
        Setting("wizard_on_wounded", True, group=RULINGS),
        Setting("jump_out_over_wounded", False, group=RULINGS),
        Setting("break_raised", False, group=RULINGS),
        Setting("skip_helpless", False, group=RULINGS),
        Setting("draws", True),
        Setting("turn_limit", 0, low=0, high=1000),
    )
    bot_settings: Mapping[str, bool | int | str] = {"turn_limit": 100, "draws": False}
    agreements: tuple[str, ...] = (rules.DRAW,)
    figures: Counts[State] = FIGURES

    parts: Mapping[str, str] = {
        "bots": "undercroft.games.twister.bots.heuristic", "terminal": "undercroft.games.twister.terminal.screen",
        "shapes": "undercroft.games.twister.shapes",
    }  # fmt: skip

    @property
    def locales(self) -> tuple[Path, ...]:
        return (Path(__file__).parent / "locale",)

    def new(self, settings: Settings, seats: int) -> State:
        return State(Options(settings, seats))

    def rules(self, state: State) -> Script:
        return rules.beat(state)

    def view(self, state: State, seat: int | None) -> shapes.Board:
        return views.view(state, seat)

    def describe(self, state: State, ask: Choose, option: Option) -> Label:
        return views.describe(state, ask, option)

    def clickable(self, touches: Sequence[str]) -> Sequence[str]:
        """One may begin with the character, with its aim or with the button: each can be clicked."""
        return touches

    def guide(
        self, view: kernel_shapes.View, ahead: Sequence[tuple[str, str]], otherwise: kernel_shapes.Refusal
    ) -> kernel_shapes.View:
        return guides.guide(view, ahead, otherwise)

    def things(self, state: State, seat: int) -> list[str]:
        return screen.things(state, seat)

    def refuse(self, state: State, seat: int, thing: str) -> Refusal:
        return screen.refuse(state, seat, thing)

    def score(self, state: State) -> list[float]:
        if state.drawn:
            return [0.5, 0.5]
        return [float(state.winner == seat) for seat in (0, 1)]

    def write_position(self, state: State) -> dict[str, Any]:
        return position.write(state)

    def read_position(self, state: State, given: dict[str, Any]) -> None:
        position.read(state, given)

    def progress(self, state: State) -> Mapping[str, int]:
        return {"turn": state.turn} if state.turn else {}

    def result(self, state: State) -> shapes.Result | None:
        return views.result(state) if state.over else None

    def determinize(self, state: State, seat: int, rng: Random) -> None:
        """The other side's tokens that lie face down, and those in its hand, are dealt anew into the same places."""
        other = 1 - seat
        tokens = range(other * TOKENS, (other + 1) * TOKENS)
        if state.phase in (STARTERS, HIDE):
            party = list(PARTY[other])
            rng.shuffle(party)
            dots = sorted([state.at[token] for token in party if 0 <= state.at[token] < HIDDEN])
            where = sorted([state.at[token] for token in tokens if state.at[token] not in dots])
            for token, dot in zip(party, dots, strict=False):
                state.at[token] = dot
            unknown = sorted({*tokens} - {*party[: len(dots)]})
        else:
            shown = state.at[state.placing[0]] if state.placing else IN_HAND  # a room's tokens lie open while they are placed
            unknown = [token for token in tokens if state.at[token] >= HIDDEN and state.at[token] != shown]
            where = sorted([state.at[token] for token in unknown])
        rng.shuffle(unknown)
        for token, at in zip(unknown, where, strict=True):
            state.at[token] = at


GAME = Twister()
