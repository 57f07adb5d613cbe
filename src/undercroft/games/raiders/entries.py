"""What the journal of Dungeon Raiders tells: every key of ``State.tell`` with its arguments, as a client receives them."""

from __future__ import annotations

from typing import Any, Final

ARGUMENTS: Final[dict[str, Any]] = {
    "count": int,
    "left": int,
    "level": int,
    "place": int,
    "rooms": list[str],
    "seats": list[str],
    "wounds": int,
}
"""The arguments that are no text, wherever they stand."""

ENTRIES: Final[dict[str, tuple[str, ...]]] = {
    "bleeds": ("seat",),
    "crystal": ("seat",),
    "dealt": ("seat", "character"),
    "dies": ("seat",),
    "earns": ("seat", "count"),
    "enters": ("level", "place", "room"),
    "first-player": ("seat",),
    "healed": ("seat", "count"),
    "lays": ("seat", "card"),
    "lays-item": ("seat", "item"),
    "leads": ("seat",),
    "level": ("level", "rooms"),
    "loses": ("seat", "count"),
    "monster-beaten": ("room",),
    "monster-card": ("card",),
    "monster-confused": ("room",),
    "nobody-wins": (),
    "reveals": ("place", "room"),
    "sees": ("seat", "place", "room"),
    "share": ("seats",),
    "shortage": ("item", "seats", "left"),
    "solo": ("seat", "character", "wounds"),
    "solo-died": ("seat", "count"),
    "solo-survived": ("seat", "count"),
    "takes-item": ("seat", "item"),
    "torch": ("seat",),
    "trap-still": ("room",),
    "vault-nothing": ("room",),
    "wins": ("seats",),
    "wounded": ("seat", "count"),
}
"""By key: the names of the arguments."""
