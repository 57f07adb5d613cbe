"""What the journal of Dungeons & Doggies tells: every key of ``State.tell`` with its arguments, as a client receives them."""

from __future__ import annotations

from typing import Any, Final

ARGUMENTS: Final[dict[str, Any]] = {
    "best": int,
    "cards": list[str],
    "chests": int,
    "coins": int,
    "costs": int,
    "count": int,
    "damage": int,
    "dogs": int,
    "forced": bool,
    "hole": bool,
    "jump": bool,
    "left": int,
    "own": bool,
    "paw": bool,
    "monsters": int,
    "paws": int,
    "quarters": int,
    "quest_coins": int,
    "round": int,
    "seats": list[str],
    "total": int,
    "weapons": list[str],
}
"""The arguments that are no text, wherever they stand."""

ENTRIES: Final[dict[str, tuple[str, ...]]] = {
    "best-way": ("seat", "coins", "best"),
    "beats": ("seat", "room", "cell", "weapons", "count", "forced", "paws"),
    "breaks": ("seat", "cell", "side", "paws", "beyond"),
    "claims": ("seat", "room", "cell", "weapon", "paws"),
    "collects": ("seat", "cards", "count"),
    "countdown": ("count", "dogs"),
    "disarms": ("seat", "room", "cell", "card", "weapon", "hole"),
    "dog": ("seat", "dog"),
    "draws": ("seat", "room", "left"),
    "first-player": ("seat",),
    "goes-through": ("seat", "room", "cell", "jump"),
    "hires": ("seat", "room", "cell", "side", "paw", "paws"),
    "hunted": ("quest", "seat", "count", "coins", "own"),
    "keeps": ("seat", "quest"),
    "lays": ("seat", "room", "cell", "quarters"),
    "leaps": ("seat", "room", "cell"),
    "leaves": ("seat", "damage", "left", "paws"),
    "most": ("quest", "seat", "count", "coins", "own"),
    "most-nobody": ("quest",),
    "own-quest-failed": ("quest", "seat"),
    "passes": ("seat", "room", "cell", "damage", "left"),
    "paw-goes": ("seat", "count"),
    "potion": ("seat", "weapon"),
    "quests-dealt": ("seat", "cards"),
    "rotates": ("seat", "room", "cell", "quarters"),
    "round": ("round", "seat"),
    "round-ends": ("round", "seat"),
    "scores": ("seat", "coins", "monsters", "chests", "costs", "quest_coins", "total"),
    "sets-out": ("seat",),
    "share": ("seats",),
    "shared": ("cards",),
    "sleeps": ("seat", "paw", "count"),
    "takes-trap": ("seat", "room", "cell", "paws"),
    "wins": ("seats",),
}
"""By key: the names of the arguments."""
