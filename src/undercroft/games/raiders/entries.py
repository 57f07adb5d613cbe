"""What the journal of Dungeon Raiders tells: every key of ``State.tell`` with its arguments, as a client receives them."""

from __future__ import annotations

from typing import Any, Final

ARGUMENTS: Final[dict[str, Any]] = {
    "against": int,
    "count": int,
    "full": int,
    "half": int,
    "left": int,
    "level": int,
    "need": int,
    "place": int,
    "rooms": list[str],
    "seats": list[str],
    "total": int,
    "value": int,
    "wounds": int,
}
"""The arguments that are no text, wherever they stand."""

ENTRIES: Final[dict[str, tuple[str, ...]]] = {
    "bleeds": ("seat", "count"),
    "coins-stay": ("count", "total", "seats"),
    "crystal": ("seat",),
    "dealt": ("seat", "character"),
    "dies": ("seat",),
    "earns": ("seat", "count", "why", "seats", "half", "full"),
    "enters": ("level", "place", "room"),
    "first-player": ("seat",),
    "healed": ("seat", "count"),
    "lays": ("seat", "card"),
    "lays-item": ("seat", "item"),
    "leads": ("seat", "card", "seats", "after_seat", "led"),
    "leads-on": ("seat", "card"),
    "level": ("level", "rooms"),
    "level-ends": ("level",),
    "loses": ("seat", "count", "why", "seats", "half", "full"),
    "monster-beaten": ("room", "total", "need", "against"),
    "monster-card": ("card",),
    "monster-confused": ("room",),
    "monster-missed": ("room", "total", "need", "against"),
    "nobody-bleeds": ("count",),
    "nobody-wins": (),
    "reveals": ("place", "room"),
    "sees": ("seat", "place", "room"),
    "share": ("seats",),
    "shortage": ("item", "seats", "left"),
    "solo": ("seat", "character", "wounds"),
    "solo-died": ("seat", "count"),
    "solo-survived": ("seat", "count"),
    "takes-item": ("seat", "item"),
    "too-few-coins": ("count", "seats"),
    "torch": ("seat",),
    "trap-goes": ("room", "value"),
    "trap-still": ("room", "value"),
    "vault-nothing": ("room",),
    "wins": ("seats",),
    "wounded": ("seat", "count", "why", "seats", "half", "full"),
}
"""By key: the names of the arguments."""
