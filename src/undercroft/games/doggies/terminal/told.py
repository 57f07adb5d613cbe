"""What has happened: another's walk room by room, the score column by column."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....terminal.screen import minus
from ..entries import ENTRIES
from ..walk import BREAK, PASS, ROTATE, STEPS
from .words import Row, Worded

WALKED = (
    "beats", "breaks", "claims", "disarms", "goes-through", "hires", "jumps", "leaps", "passes", "rotates", "takes-trap",
)  # fmt: skip
"""The entries of a walk that happen in a room."""
SPENDS = ("beats", "breaks", "claims", "hires", "takes-trap")
"""Those that cost a paw."""


class Told(Worded):
    """A view that tells what has happened."""

    def story(self, entries: Sequence[Mapping[str, Any]]) -> list[str]:
        """Lines for what follows each other; scores are told column by column, whose names are those of their figures."""
        scores = [entry["args"] for entry in entries if entry["key"] == "scores"]
        lines: list[str] = []
        for entry in entries:
            if entry["key"] != "scores":
                lines.append(self.log(entry))
            elif entry["args"] is scores[0]:
                lines += [self._column(column, scores) for column in ENTRIES["scores"][1:]]
        return [line for line in lines if line]

    def log(self, entry: Mapping[str, Any]) -> str:
        """A line of the journal; what happened in a room begins with its place. What is drawn is told when it is laid."""
        key, args = entry["key"], entry["args"]
        if key == "draws":
            return ""
        if key in ("jumps", "lays"):
            named = self.texts.named(self.game, args, self.names, self.view["seat"])
            return self.say(key, **{**named, "cell": self.cell_called(args["cell"])})
        said = super().log(entry)
        if key == "best-way" and args["cells"]:
            return f"{said} {self.say('best-rooms', rooms=self._best_way(args))}"
        if key not in WALKED:
            return said
        paws = f" {self.say('paws-left', count=args['paws'])}" if key in SPENDS else ""
        return f"{self.cell_named(args['cell'])}: {said}{paws}"

    def _best_way(self, args: Row) -> str:
        """The rooms of a best way, what is done in each and to come there, and the exit; first those that are turned. What is only
        walked through or past has no word."""
        cells, told, at = args["cells"], list[str](), 0
        done: list[list[str]] = [[] for _ in [*cells, "out"]]
        for deed in args["did"]:
            what, _, cell = deed.partition(":")
            if what == ROTATE:
                told.append(f"{self.cell_called(cell.partition(':')[0])} ({self.ui('did', what='turned')})")
            elif what in STEPS:
                at += 1
                if what == BREAK:
                    done[at].append("broken" if at < len(cells) else "broken-out")
            elif what != PASS:
                done[at].append(what)
        for room, did in zip([*map(self.cell_called, cells), self.say("way-out", side=args["out"])], done, strict=True):
            words = ", ".join(self.ui("did", what=what) for what in did)
            told.append(f"{room} ({words})" if did else room)
        return " → ".join(told)

    def _column(self, column: str, rows: Sequence[Row]) -> str:
        """One column of the score: everybody's coins from it."""
        counts = [f"{self.you_or(row['seat'])} {minus(row[column])}" for row in rows]
        return self.say("column", column=self.texts.format(f"{self.family}-figure-{column}"), counts=counts)
