"""Points of the game as the server shows them to seat A, for the tests of the screen: what it says rests on true figures.

``python -m tests.games.raiders.stories`` writes them anew; look at what changed before you commit it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.games.raiders.table import Table, table

FILE = Path(__file__).parents[3] / "web" / "src" / "games" / "raiders" / "stories.json"
SHOWN = ("mode", "quick", "heroes", "order", "most", "cards", "hand", "contest")
"""The parts of the board that these tests look at."""

LED = {"A": "1 2 5", "B": "2 3 5", "C": "3 4 5"}
"""Hands in which only higher cards than A's 1 can follow."""


def tables() -> dict[str, Table]:
    """Every story by its name; A is to lay or has a sealed answer."""
    kin = {"seats": 3, "leader": "C"}  # C lays first, then A, B last
    four = {"seats": 4, "leader": "C"}  # C and D lay before A, B after
    return {
        "mock-up": table(
            "dragon", **four, place=3, items={"A": "key sword torch", "D": "crystal"},
            power={"A": "1 3 5", "B": "1 4 5", "C": "1 2 4", "D": "1 2 4"},
        ).lays("C 4", "D crystal"),
        "snake": table("snake", **kin).lays("C 4"),
        "beaten": table("snake", **four).lays("C 5", "D 5"),
        "last": table("dragon", seats=3, leader="B").lays("B 2", "C 4"),
        "duel": table("dragon", seats=2, leader="B", items={"A": "crystal"}).lays("B 3"),
        "solo": table("dragon", seats=1, nature="4"),
        "solo-vault": table("vault-4-2", seats=1),
        "solo-vault-one": table("vault-4-2", seats=1, solo_chests="one"),
        "solo-lava": table("lava", seats=1),
        "vault-led": table("vault-4-2", seats=3, place=3, power=LED),
        "vault": table("vault-4-2", **four).lays("C 5", "D 4"),
        "lava": table("lava", **kin).lays("C 5"),
        "magnet": table("magnet", **kin, treasure=(7, 9, 9)).lays("C 4"),
        "store": table("storeroom-items", **kin, supply={"torch": 1}).lays("C 1"),
        "store-scarce": table("storeroom-items", **kin, supply={"torch": 1}, wounds=(0, 3, 3)).lays("C 4"),
        "vault-full": table("vault-4-2", **kin, treasure=(19, 9, 9)).lays("C 1"),
        "quick-vault": table("vault-4-2", seats=3, quick=True, items={"A": "crystal"}),
        "quick-sealed": table("troll", seats=3, quick=True).lays("A 5"),
    }  # fmt: skip


def story(t: Table) -> dict[str, Any]:
    """What A's screen is given, in short."""
    view = t.view("A")
    board = {part: view["board"][part] for part in SHOWN}
    return {"board": board, "asks": view["asks"], "sealed": view["sealed"], "then": view["then"]}


def written() -> str:
    """The file: one story a line."""
    lines = [f'"{name}": {json.dumps(story(t), separators=(",", ":"))}' for name, t in tables().items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
