"""What the words of Dungeoneer's text screens are made of: cards by name, words of the rules, sentences of the browser."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeAlias

from ....kernel.registry import game_of
from ....kernel.shapes import plain
from ....terminal.screen import WIDTH, Screen
from ....text import Texts
from ..cards.fields import OF_QUEST

Row: TypeAlias = "dict[str, Any]"


@cache
def catalogue(game: str, packs: str) -> Row:
    """What is printed on the cards of a table, by kind."""
    cards: Row = plain(game_of(game).cards({"packs": packs}))
    return cards


def kind_of(id: str, cards: Row) -> str:
    """The kind of a physical card: copies have a number behind it."""
    stem, _, number = id.rpartition("-")
    return stem if id not in cards and number.isdecimal() else id


def small(said: str, name: str = "") -> str:
    """Words that go on in a sentence: no name begins them, or none but this."""
    return said if name and said.startswith(name) else said[:1].lower() + said[1:]


class Worded(Screen):
    """A view whose cards have names."""

    def __init__(self, view: Row, texts: Texts, names: Mapping[str, str], width: int = WIDTH) -> None:
        super().__init__(view, texts, names, width)
        self.cards = catalogue(self.game, view["settings"]["packs"])

    def kind(self, word: str) -> str:
        """A word of the rules: a form, an exit, a phase."""
        return self.texts.format(f"{self.family}-kind-{word}")

    def card(self, id: str) -> Row:
        """What is printed on a card; what is known of a quest's monster is printed on the quest."""
        printed: Row = self.cards[kind_of(id.removesuffix(OF_QUEST), self.cards)]
        return printed

    def in_brief(self, id: str) -> str:
        """What playing or using a card does, in a few words; "" where none are printed on it."""
        printed = self.cards.get(kind_of(id, self.cards))
        return str(printed["brief"].get(self.texts.lang, "")) if printed else ""

    def named(self, id: str) -> str:
        """What a card is called at this table; a quest's monster has a name of its own."""
        kind = kind_of(id, self.cards)
        return str(self.cards[kind]["name"][self.texts.lang]) if kind in self.cards else self.known_as(id)

    def known_as(self, id: str) -> str:
        """What a card is called, wherever it is from."""
        return str(self.texts.named(self.game, {"card": id})["card"])

    def told(self, key: str, **args: Any) -> str:
        """A sentence that the browser shows too, as a part of a longer one."""
        return self.ui(key, **self.texts.named(self.game, args, self.names, self.view["seat"])).rstrip(".")
