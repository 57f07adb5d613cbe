"""Pig in the terminal: everybody's points in a line each, and what this turn has brought."""

from __future__ import annotations

from undercroft.terminal.screen import Screen


class PigScreen(Screen):
    """What the house does not say better."""

    def board(self) -> list[str]:
        goal = self.laid["goal"]
        lines = [self.say("score", name=self.names[seat], score=score, goal=goal) for seat, score in self.laid["scores"].items()]
        return [*lines, self.say("pot", name=self.names[self.laid["turn"]], count=self.laid["pot"])]

    def odds(self) -> list[str]:
        return [self.say("odds", count=self.laid["pot"])] if self.laid["pot"] else []


SCREEN = PigScreen
