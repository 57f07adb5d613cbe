"""The cards and pieces of every game: what each needs on the screen, in words, and in the heads of bots."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from undercroft.games.doggies.cards import DOGS, QUESTS, ROOMS, WEAPONS
from undercroft.games.raiders.cards import CHARACTERS, ITEMS, POWER
from undercroft.games.raiders.rooms import ROOM_CARDS
from undercroft.games.twister.tokens import KINDS
from undercroft.kernel.registry import game_of
from undercroft.kernel.shapes import plain

WEB = Path(__file__).parents[2] / "web" / "src"


class Piece:
    """A card or piece.

    :param sorts: under which sorts its picture may be looked up where it has none of its own.
    :param played: whether a seat does something with it, so that bots must.
    :param silent: whether it may have no text: its figures or the rules page say all.
    :param texts: what is printed on it by language; None where the language files say it (``<game>-text-<id>``).
    """

    def __init__(
        self, id: str, sorts: tuple[str, ...] = (), played: bool = False, silent: bool = False, texts: dict[str, str] | None = None
    ) -> None:
        self.id = id
        self.sorts = sorts
        self.played = played
        self.silent = silent
        self.texts = texts


UNPLAYED = ("map", "hero")
"""Groups of printed cards with which nobody does anything of its own: map cards come by lot, heroes are dealt."""


@cache
def pieces_of(game: str) -> tuple[Piece, ...]:
    """All cards and pieces of a game with its usual options; games whose cards are data say so themselves."""
    if game == "raiders":
        rooms = [Piece(room.id, (room.kind,)) for room in ROOM_CARDS.values()]
        return (*rooms, *[Piece(id, silent=True) for id in CHARACTERS], *[Piece(id, played=True, silent=True) for id in ITEMS])
    if game == "twister":
        return tuple(Piece(kind, played=True) for kind in KINDS)
    if game == "doggies":
        rooms = [Piece(room.id, (room.name, room.kind), silent=True) for room in ROOMS.values()]
        quests = [Piece(id, (quest.monster or WEAPONS[quest.weapon],), played=True, silent=True) for id, quest in QUESTS.items()]
        return (*rooms, *[Piece(id, played=True, silent=True) for id in DOGS], *quests)
    it = game_of(game)
    cards = plain(it.cards(it.read_settings({}, it.usual_seats)))
    assert cards, f"tests/conformance/pieces.py does not know the pieces of {game}"
    return tuple(
        Piece(id, sorts_of(card), card["group"] not in UNPLAYED, card["group"] == "map", card["text"]) for id, card in cards.items()
    )  # fmt: skip


def sorts_of(card: dict[str, Any]) -> tuple[str, ...]:
    """A printed card's types, categories, calling."""
    calling = str(card.get("calling", "")).lower()
    return (*card.get("types", ()), *card.get("categories", ()), *filter(None, (card.get("type", ""), calling)))


NAMES = {"raiders": [*POWER]}
"""What bots play that is no piece of its own on the screen."""

# -- on the screen ----------------------------------------------------------------------------------------------------------------

NAMED = re.compile(r"'?([a-z][\w-]*)'?:\s*(?:\{\s*icon:\s*)?'([a-z0-9-]+)'")
"""``zombie: 'shambling-zombie'`` in a table of pictures."""


def web_folder(game: str) -> Path:
    """Where a game's screen lies: in the folder named after the one of its rules."""
    return WEB / "games" / type(game_of(game)).__module__.split(".")[2]


def figures_module(game: str) -> Any:
    """Where a game's figures are, beside its shapes."""
    shapes = game_of(game).part("shapes")
    assert shapes is not None
    return import_module(shapes.__name__.replace("shapes", "figures"))


@cache
def pictures_of(game: str) -> dict[str, str]:
    """Which icon stands for what, by the tables of ``art.ts`` and of the sets of a family."""
    folder = web_folder(game)
    files = [folder / "art.ts", *sorted(folder.glob("sets/*.ts")), *sorted(folder.glob("sets/land/*.ts"))]
    return {what: icon for file in files for what, icon in NAMED.findall(file.read_text(encoding="utf-8"))}


@cache
def icons_of(game: str) -> frozenset[str]:
    """The icons in the sprites of a game's screen: its own, those of some of its sets, and the house's."""
    found: set[str] = set()
    for folder in (web_folder(game), *web_folder(game).glob("*/"), WEB / "ui"):
        for name in ("icons.json", "own-icons.json"):
            if (folder / name).exists():
                found.update(json.loads((folder / name).read_text(encoding="utf-8")))
    return frozenset(found)
