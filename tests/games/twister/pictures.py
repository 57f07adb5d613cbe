"""What the pictures of the rules page show: rooms, characters, and a combat as it is told at the table.

``python -m tests.games.twister.pictures`` writes it anew; look at what changed before you commit it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.fixtures.rows import in_rows
from tests.games.twister.table import table
from undercroft.games.twister.rooms import ROOMS, WAYS
from undercroft.games.twister.tokens import CHARACTERS, KINDS, SPEED, STRENGTH, WORTH

FILE = Path(__file__).parents[3] / "web" / "src" / "games" / "twister" / "pictures.json"
SHOWN = ("players", "battle")
"""The parts of the board that a picture of a combat needs."""


def combat() -> dict[str, Any]:
    """The example of rules §11: the board before the cards, and what is told of it to its end."""
    t = table({"a-warrior": "c3", "b-troll": "d3", "a-thief": "d4", "b-goblin": "d5"}).does("A", "attack:a-warrior:b-troll")
    shown = t.view()["board"]
    t.does("A", "4").does("B", "3")
    pieces = [
        {**piece, "at": None, "load": None, "wounded": False} for piece in shown["pieces"] if piece["character"]
    ]  # fmt: skip
    board = {part: shown[part] for part in SHOWN} | {"pieces": pieces}
    journal = t.view()["journal"]
    begun = max(at for at, entry in enumerate(journal) if entry["key"] == "attacks")
    return {"board": board, "journal": journal[begun:]}


def written() -> str:
    """The file: one room or character a line."""
    data: dict[str, dict[str, Any]] = {
        "rooms": {
            room.name: {
                "name": room.name, "number": room.number, "way": WAYS[room.turns], "turns": 0, "plan": list(room.plan),
                "gates": ["closed"] * len(room.gates),
            }
            for room in ROOMS
        },
        "characters": {
            KINDS[kind]: {"speed": SPEED[kind], "strength": STRENGTH[kind], "worth": WORTH[kind]} for kind in range(CHARACTERS)
        },
        "combat": combat(),
    }  # fmt: skip
    return in_rows(data)


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
