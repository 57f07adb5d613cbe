"""Pig, a game of one die: the smallest complete game for Undercroft. docs/add-a-game.md walks through it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from undercroft.kernel.ask import Choose, Option, Refusal, Refused, Script, letter_of
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game, Label, Setting, Settings
from undercroft.kernel.options import Options
from undercroft.kernel.state import State


class Goal(Options):
    """What the table plays for."""

    def __init__(self, settings: Settings, seats: int) -> None:
        super().__init__(settings, seats)
        self.goal: Final[int] = settings["goal"]


class Table(State[Goal]):
    """Everybody's points, whose turn it is, and what this turn has brought so far."""

    def __init__(self, options: Goal) -> None:
        super().__init__(options)
        self.scores = [0] * options.seats
        self.turn = 0
        self.pot = 0

    def copy(self) -> Table:
        twin = Table(self.options)
        twin.scores, twin.turn, twin.pot, twin.over = self.scores.copy(), self.turn, self.pot, self.over
        return twin


def dares(g: Table, seat: int, about: object = None, why: Refused | None = None) -> tuple[str, ...]:
    """Roll, or hold what has been rolled in this turn."""
    if g.pot:
        return ("roll", "hold")
    if why is not None:
        why.add(Refusal("nothing-to-hold", rule="2"), "hold", "hold")
    return ("roll",)


class Pig(Game[Table]):
    """Roll as often as you dare; a 1 takes what the turn has brought."""

    id = "pig"
    seats = (2, 3, 4)
    usual_seats = 2
    minutes = 5
    settings = (Setting("goal", 100, low=20, high=200),)
    box = ("perspective-dice-six-faces-random", "ochre")
    parts: Mapping[str, str] = {
        "bots": "undercroft_pig.bots", "terminal": "undercroft_pig.terminal", "report": "undercroft_pig.report",
    }  # fmt: skip

    @property
    def locales(self) -> tuple[Path, ...]:
        return (Path(__file__).parent / "locale",)

    def new(self, settings: Settings, seats: int) -> Table:
        return Table(Goal(settings, seats))

    def rules(self, g: Table) -> Script:
        """One turn: roll at least once, then roll on or hold; reaching the goal ends the game."""
        while True:
            if (yield Choose(g.turn, "dare", dares(g, g.turn), among=dares)) == "hold":
                g.scores[g.turn] += g.pot
                g.tell("holds", seat=g.turn, count=g.pot, score=g.scores[g.turn])
                break
            pips = g.nature.die()
            g.tell("rolls", seat=g.turn, pips=pips)
            if pips == 1:
                break
            g.pot += pips
        g.pot = 0
        g.over = g.scores[g.turn] >= g.options.goal
        if not g.over:
            g.turn = (g.turn + 1) % len(g.scores)

    def view(self, g: Table, seat: int | None) -> dict[str, Any]:
        scores = {letter_of(other): score for other, score in enumerate(g.scores)}
        return {"scores": scores, "goal": g.options.goal, "turn": letter_of(g.turn), "pot": g.pot}

    def describe(self, g: Table, ask: Choose, option: Option) -> Label:
        return Label(str(option), [str(option)], final=option == "roll", count=g.pot)

    def things(self, g: Table, seat: int) -> tuple[str, ...]:
        return ("roll", "hold")

    def refuse(self, g: Table, seat: int, thing: str) -> Refusal:
        return Refusal("not-your-turn", rule="1", seat=letter_of(g.turn))

    def score(self, g: Table) -> list[float]:
        return [float(score >= g.options.goal) for score in g.scores]

    def result(self, g: Table) -> dict[str, Any] | None:
        if not g.over:
            return None
        rows = [{"seat": letter_of(seat), "score": score} for seat, score in enumerate(g.scores)]
        return {"winners": [letter_of(g.turn)], "rows": sorted(rows, key=lambda row: -int(row["score"]))}

    def write_position(self, g: Table) -> dict[str, Any]:
        return {"scores": g.scores, "turn": letter_of(g.turn), "over": g.over}

    def read_position(self, g: Table, position: dict[str, Any]) -> None:
        scores, letters = position.get("scores"), [letter_of(seat) for seat in range(g.seats)]
        if not isinstance(scores, list) or not all(type(score) is int and score >= 0 for score in scores):
            raise wrong("scores", "it lists points")
        if len(scores) != g.seats:
            raise wrong("settings.seats", f"there are {len(scores)} scores")
        if position.get("turn", "A") not in letters:
            raise wrong("turn", f"it can be {', '.join(letters)}")
        g.scores, g.turn = list(scores), letters.index(position.get("turn", "A"))
        g.over = max(scores) >= g.options.goal

    def seats_in(self, position: dict[str, Any]) -> int:
        scores = position.get("scores")
        return len(scores) if isinstance(scores, list) else self.usual_seats


def wrong(where: str, why: str) -> BadInput:
    """The error for one field of a position."""
    return BadInput("position-field", "The position is not right at {where}: {why}.", where=where, why=why)


GAME = Pig()
