"""What the journal of Dungeon Twister tells: every key of ``State.tell`` with its arguments, as a client receives them."""

from __future__ import annotations

from typing import Any, Final

ARGUMENTS: Final[dict[str, Any]] = {
    "attack": int,
    "attack_total": int,
    "attackers": list[str],
    "count": int,
    "defence": int,
    "defence_total": int,
    "defenders": list[str],
    "path": list[str],
    "tokens": list[str],
    "turn": int,
}
"""The arguments that are no text, wherever they stand."""

ENTRIES: Final[dict[str, tuple[str, ...]]] = {
    "attacks": ("seat", "character", "piece", "target", "target_piece", "target_seat", "attackers", "defenders"),
    "breaks": ("seat", "character", "piece", "square"),
    "carries-out": ("seat", "character", "piece", "item", "item_piece", "item_seat"),
    "closes": ("seat", "character", "piece", "square"),
    "combat": ("seat", "attack", "attack_card", "attack_total", "defence", "defence_card", "defence_total"),
    "combat-won": ("seat",),
    "draw-agreed": ("seat",),
    "draw-declined": ("seat",),
    "draw-offered": ("seat",),
    "drinks": ("seat", "character", "piece"),
    "drops": ("seat", "character", "piece", "item", "item_piece", "item_seat"),
    "fires": ("seat", "character", "piece", "target", "target_piece", "target_seat", "square"),
    "first-player": ("seat",),
    "first-to-hide": ("seat",),
    "gives": ("seat", "character", "piece", "target", "target_piece", "target_seat", "item", "item_piece", "item_seat"),
    "heals": ("seat", "character", "piece", "target", "target_piece", "target_seat", "square"),
    "hides": ("seat", "place"),
    "hides-what": ("seat", "character", "piece", "place"),
    "jumps": ("seat", "character", "piece", "pit", "square"),
    "killed": ("seat", "character", "piece"),
    "leaves": ("seat", "character", "piece", "square"),
    "limit": ("count",),
    "limit-draw": ("count",),
    "moves": ("seat", "character", "piece", "start", "square", "path"),
    "opens": ("seat", "character", "piece", "square"),
    "opens-room": ("seat", "place"),
    "passes-wall": ("seat", "character", "piece", "square"),
    "places": ("seat", "item", "item_piece", "item_seat", "square", "place"),
    "plays-card": ("seat", "card", "turn"),
    "reaches": ("seat", "count"),
    "reaches-at-once": ("seat", "count"),
    "recovers": ("seat", "character", "piece", "square"),
    "returns": ("seat", "character", "piece", "square", "path"),
    "reveals": ("seat", "character", "piece", "place", "room"),
    "saved": ("seat", "character", "piece"),
    "scores": ("seat", "count", "square"),
    "skips": ("seat",),
    "stands": ("seat", "character", "piece", "square"),
    "starters": ("seat", "tokens"),
    "swaps": ("seat", "character", "piece", "target", "target_piece", "target_seat", "item", "item_piece", "item_seat"),
    "takes": ("seat", "character", "piece", "item", "item_piece", "item_seat"),
    "takes-cards-back": ("seat",),
    "tie": ("seat",),
    "turns": ("seat", "character", "piece", "room", "place", "way"),
    "wins": ("seat", "count"),
    "wounded": ("seat", "character", "piece"),
}
"""By key: the names of the arguments."""
