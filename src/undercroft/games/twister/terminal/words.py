"""What the words of Dungeon Twister's text screens are made of: pieces by name, and whose turn it is."""

from __future__ import annotations

from ....terminal.screen import Screen
from ..described import Described

BEFORE = ("starters", "hide")
"""The phases before the first turn, when nobody has used anything yet."""
TO_HIDE = 10
"""Tokens that each side hides."""


class Worded(Screen):
    """A view whose pieces have names."""

    def word(self, kind: str) -> str:
        """What a kind of piece, or a room, is called."""
        return self.texts.format(f"{self.family}-card-{kind}")

    def words(self, tokens: list[str]) -> str:
        """Several tokens by their kinds."""
        return ", ".join(self.word(id[2:]) for id in tokens)

    def owned(self, id: str) -> str:
        """A token with its side's letter."""
        return self.ui("piece-of", piece=self.word(id[2:]), seat=id[0].upper())

    def described(self) -> Described:
        """The board in sentences, as the browser's text mode has it too."""
        return Described(self.laid, self.ui, self.word, self.names, self.view["seat"])

    def mine_to_move(self) -> bool:
        """Whether it is the reader's turn; tokens and combat cards are asked for in the other's turn too."""
        return self.laid["active"] in (None, self.view["seat"])
