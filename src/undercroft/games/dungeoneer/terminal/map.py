"""The map of Dungeoneer on squared paper: a box for each space, with its exits, hazards and heroes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ....terminal.squares import Box, drawn
from .described import exits_of

EXITS = {"open": " ", "blocked": "#", "trap": "!", "wall": ""}
HAZARDS = {"danger": "*", "spikes": "^", "pit": "o"}
LAID, NEW, LYING, ICE = "$", "+", "_", "="

Named = Callable[[str], str]


def picture(laid: Mapping[str, Any], cards: Mapping[str, Any], named: Named, places: set[tuple[int, int]], width: int) -> list[str]:
    """The dungeon from above, north at the top; nothing where it is too wide for the screen.

    :param laid: the board as the view shows it.
    :param cards: the map cards by their ids on the map.
    :param named: what a map card is called.
    :param places: columns and rows where a card may be laid now.
    :param width: columns of the screen.
    """
    boxes = {
        (space["x"], space["y"]): Box(named(space["id"]), _exits(space, cards), _marks(laid, space, cards)) for space in laid["map"]
    }
    free = {(x, y): f"{x}:{y}" for x, y in places if (x, y) not in boxes}
    return drawn(boxes, free, {}, {}, width)


def _exits(space: Mapping[str, Any], cards: Mapping[str, Any]) -> list[str]:
    return [EXITS[exit["kind"]] for exit in exits_of(space, cards[space["id"]])]


def _marks(laid: Mapping[str, Any], space: Mapping[str, Any], cards: Mapping[str, Any]) -> str:
    """Who is there (``_`` lies on the ground), a token, hazards, and whether it still gives peril and glory in this turn."""
    heroes = [player for player in laid["players"] if player["alive"] and player["space"] == space["id"]]
    marks: str = "".join(player["seat"] + LYING * player["down"] for player in heroes)
    marks += LAID * (space["id"] in laid["quests"]["dropped"].values())
    marks += "".join(sign for hazard, sign in HAZARDS.items() if cards[space["id"]][hazard])
    marks += ICE * space.get("ice", 0)
    return marks + (NEW if space["new"] and laid["phase"] == "hero" else "")
