"""What the pictures of the rules page show: every room, hero and item, and one room of each kind as it is played.

``python -m tests.games.raiders.pictures`` writes it anew; look at what changed before you commit it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import to_builtins

from tests.fixtures.rows import in_rows
from tests.games.raiders.table import Table, table
from undercroft.games.raiders.cards import CHARACTERS
from undercroft.games.raiders.contest import contest, shown_card
from undercroft.games.raiders.rooms import ROOM_CARDS
from undercroft.games.raiders.rules import lay
from undercroft.kernel.ask import seat_of

FILE = Path(__file__).parents[3] / "web" / "src" / "games" / "raiders" / "pictures.json"
SHOWN = ("mode", "quick", "heroes", "order", "most", "cards", "leader", "odds")
"""The parts of the board that a picture of a room needs."""


def plays() -> dict[str, Table]:
    """A room of each kind among four heroes; the last card is laid by :func:`played`."""
    four: dict[str, Any] = {"seats": 4, "leader": "A", "odds": False}
    return {
        "monster": table("goblin", **four).lays("A 5", "B 4", "C 2"),
        "vault": table("vault-4-2", **four).lays("A 5", "B 5", "C 3"),
        "trap": table("magnet", **four, treasure=(7, 9, 9, 4)).lays("A 2", "B 5", "C 3"),
        "storeroom": table("storeroom-items", **four).lays("A 1", "B 4", "C 4"),
    }


LAST = {"monster": "2", "vault": "1", "trap": "1", "storeroom": "5"}
"""What the last hero lays."""


def played(t: Table, card: str) -> dict[str, Any]:
    """The board when all cards lie and nothing has come of them yet."""
    g = t.g.copy()
    lay(g, seat_of("D"), card)
    shown = t.view()["board"]
    heroes = shown["heroes"]
    heroes[3] |= {"laid": [card], "power": [each for each in heroes[3]["power"] if each != card]}
    return {part: shown[part] for part in SHOWN} | {"contest": to_builtins(contest(g))}


def written() -> str:
    """The file: one room, hero or play a line."""
    four = table("goblin", seats=4).g
    data: dict[str, dict[str, Any]] = {
        "rooms": {id: to_builtins(shown_card(four, id)) for id in ROOM_CARDS},
        "heroes": {
            each.id: {"treasure": each.treasure, "wounds": each.wounds, "items": list(each.items)} for each in CHARACTERS.values()
        },
        "plays": {kind: played(t, LAST[kind]) for kind, t in plays().items()},
    }
    return in_rows(data)


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
