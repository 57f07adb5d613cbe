"""What the pictures of the rules page show, every kind of room card; and what is printed on the boards of dogs.

``python -m tests.games.doggies.pictures`` writes it anew; look at what changed before you commit it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from tests.fixtures.rows import in_rows
from tests.games.doggies.table import table
from undercroft.games.doggies import view
from undercroft.games.doggies.cards import DOGS, ROOMS

ROOT = Path(__file__).parents[3]
FILE = ROOT / "web" / "src" / "games" / "doggies" / "pictures.json"
BOARDS = FILE.with_name("boards.json")
"""The boards as they are shown while nobody has them."""
PAGE = ROOT / "src" / "undercroft" / "games" / "doggies" / "locale" / "rules.en.md"


def written() -> str:
    """The file: one card a line, those that the page shows."""
    g = table("start").g
    shown = re.findall(r"room:([a-z0-9-]+)", PAGE.read_text(encoding="utf-8"))
    data: dict[str, dict[str, Any]] = {"rooms": {id: to_builtins(view._card(g, ROOMS[id])) for id in shown}}
    return in_rows(data)


def boards() -> str:
    """The other file: a dog a line."""
    return in_rows({"dogs": {dog.id: {"attack": view._symbols(dog.attack), "shields": dog.shields} for dog in DOGS.values()}})


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
    BOARDS.write_text(boards(), encoding="utf-8")
