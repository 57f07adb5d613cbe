"""What the words of the text screens are made of: places by their way from the start, rooms, symbols, who somebody is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from ....terminal.screen import Screen
from ....text import folded
from ..cards import QUESTS
from ..grid import SIDES, cell_of, place_of

Row: TypeAlias = "dict[str, Any]"

BEYOND = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
"""From a place to its neighbour: columns east, rows south."""
START = (0, 0)


class Worded(Screen):
    """A view whose rooms have places, and whose cards have names."""

    # -- places ----------------------------------------------------------------------------------------------------------------

    @property
    def at(self) -> dict[tuple[int, int], Row]:
        """The rooms by column and row."""
        return {(place["x"], place["y"]): place for place in self.laid["rooms"]}

    def at_cell(self, cell: str) -> Row | None:
        """The room at a place by its name on the wire."""
        return next((place for place in self.laid["rooms"] if place["cell"] == cell), None)

    def with_card(self, card: str) -> Row | None:
        """The room that a card is."""
        return next((place for place in self.laid["rooms"] if place["card"]["id"] == card), None)

    def cell(self, x: int, y: int) -> str:
        """What a place is called: its rows north or south of the start, then its columns east or west."""
        if (x, y) == START:
            return self.say("start")
        north, east, south, west = self.say("letters").split()
        up = f"{south if y > 0 else north}{abs(y)}" if y else ""
        return up + (f"{east if x > 0 else west}{abs(x)}" if x else "")

    def cell_called(self, cell: str) -> str:
        """A place by its name on the wire, in the reader's letters."""
        y, x = place_of(cell_of(cell))
        return self.cell(x, y)

    def cell_named(self, cell: str) -> str:
        """A place as a sentence begins with it."""
        called = self.cell_called(cell)
        return called[:1].upper() + called[1:] if cell == "start" else called

    def place(self, place: Row) -> str:
        """A room with its place."""
        start = "yes" if (place["x"], place["y"]) == START else "no"
        return self.say("at", room=self.word(place["card"]["id"]), cell=self.cell(place["x"], place["y"]), start=start)

    # -- words -----------------------------------------------------------------------------------------------------------------

    def word(self, id: str) -> str:
        """What a card, a dog, a quest or a weapon is called."""
        return self.texts.find(f"{self.family}-card-{id}") or id

    def symbols(self, symbols: Mapping[str, int]) -> list[str]:
        """So many of each weapon."""
        return [self.say("symbol", weapon=weapon, count=count) for weapon, count in symbols.items() if count]

    def potions(self, potions: Mapping[str, int]) -> str:
        """Potions by their weapons; that there are none."""
        return self.several([self.word(weapon) for weapon, count in potions.items() for _ in range(count)])

    def several(self, names: Iterable[str]) -> str:
        """Names one after another, each once with how many there are; that there are none."""
        names = list(names)
        counted = {name: names.count(name) for name in names}
        said = [f"{name} ×{count}" if count > 1 else name for name, count in counted.items()]
        return ", ".join(said) or self.ui("none")

    def either(self, weapons: list[str]) -> str:
        """A weapon, or two of which one counts in a fight."""
        words = [self.word(weapon) for weapon in weapons]
        return self.say("either", one=words[0], other=words[1]) if len(words) > 1 else words[0]

    def taken(self, taken: Mapping[str, Any]) -> str:
        """A card that a dog has; a vagabond with its side."""
        card = taken["card"]
        if not taken["side"]:
            return self.word(card["id"])
        weapons = card["two"] if taken["side"] == "two" else [card["weapon"]]
        return self.say("hired", weapons=self.either(weapons), side=taken["side"])

    def signed(self, coins: int) -> Row:
        """So many coins, with a sign where they are less than nothing."""
        return {"coins": abs(coins), "sign": "−" if coins < 0 else "none"}

    def goal(self, quest: str) -> str:
        """What a quest asks for."""
        of = QUESTS[quest]
        return self.texts.format(f"{self.family}-part-goal", goal="hunt" if of.monster else "most", what=of.what)

    def whose(self, seat: str) -> Row:
        """A player by name, and whether it is the reader."""
        return {"name": self.names[seat], "you": seat == self.view["seat"]}

    def you_or(self, seat: str) -> str:
        """A player by name, and "you" for the reader."""
        return self.texts.format("ui-you") if seat == self.view["seat"] else self.names[seat]

    def called(self, id: str, wanted: str) -> bool:
        """A room also by what is on its card."""
        return super().called(id, wanted) or (id.startswith("space:") and wanted == folded(self.word(id[6:])))

    def mine(self) -> Row | None:
        """The reader's dog."""
        return next((dog for dog in self.laid["dogs"] if dog["seat"] == self.view["seat"]), None)

    def mine_to_move(self) -> bool:
        """Whether it is the reader's turn; dogs and quests are chosen before any."""
        return bool(self.laid["round"])


def turned(sides: list[str], quarters: int) -> list[str]:
    """The sides of a card turned clockwise, north first.

    >>> turned(["open", "wall", "wall", "wall"], 1)
    ['wall', 'open', 'wall', 'wall']
    """
    return [sides[(side - quarters) % 4] for side in range(len(SIDES))]


def turned_in_place(room: Row, quarters: int) -> list[str]:
    """The sides that a laid room would have if its card lay turned so; what is broken open stays so (ruling 23).

    >>> turned_in_place({"card": {"sides": ["open", "wall", "open", "wall"]}, "sides": ["open", "broken", "open", "wall"]}, 1)
    ['wall', 'broken', 'wall', 'open']
    """
    now = room["sides"]
    return ["broken" if now[side] == "broken" else kind for side, kind in enumerate(turned(room["card"]["sides"], quarters))]


def spare(burden: Row) -> int:
    """How much more damage the dog can take on its way: all of it must be less than its shields.

    >>> spare({"shields": 3, "damage": 1})
    1
    """
    return max(0, int(burden["shields"]) - int(burden["damage"]) - 1)


def signed(number: int) -> str:
    """The sign of a change.

    >>> signed(2), signed(-1)
    ('+', '−')
    """
    return "−" if number < 0 else "+"
