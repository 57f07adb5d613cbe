"""The paragraph of the rules behind every reason why something may not be done."""

from __future__ import annotations

from typing import Any

from ...kernel.ask import Refusal, letter_of
from .board import PLACE_NAMES, PLACE_OF, SQUARE_NAMES
from .state import State
from .tokens import IS_CHARACTER, KIND, KINDS, NAMES, NOTHING, SIDE_OF

RULE: dict[str, str] = {
    "enemy-in-the-way": "8", "pit": "8", "rope-serves-one-pit": "8", "ends-on-pit": "8", "somebody-stands-there": "8",
    "enemy-lies-there": "8", "two-tokens-at-most": "4", "wizard-beside-wounded": "8", "wall": "2", "bars-closed": "2",
    "room-is-dark": "6", "dead-end": "8", "too-far": "8", "already-there": "8", "walk-there-first": "10", "on-the-spot": "15",
    "closed-in": "8", "card-used": "4", "card-above-cap": "4", "first-card-is-2": "4", "one-card-a-turn": "4",
    "wounded": "11", "just-healed": "13", "no-points-left": "4", "no-points-yet": "4", "nothing-to-do": "5", "enemy-piece": "11",
    "empty-square": "5", "cannot-do-that": "5", "nobody-can": "5", "nobody-before-it": "6", "rooms-between-moves": "5",
    "nobody-on-its-gear": "7", "not-a-character": "10", "already-out": "12", "already-dead": "12", "lies-hidden": "6",
    "no-enemy-beside": "11", "wounded-this-turn": "11", "attack-the-carrier": "11", "attack-the-standing": "11",
    "combat-card-used": "11", "combat-first": "11", "it-fights": "11", "not-in-the-combat": "11",
    "no-jump-cards": "9", "no-pit-beside": "9", "pit-is-held": "9", "nowhere-to-land": "9", "double-pit": "9",
    "not-on-a-gear": "7", "no-dark-room-beside": "6", "all-rooms-open": "6", "no-bars-beside": "13", "no-wall-beside": "13",
    "not-through-bars": "13", "nobody-to-heal": "13", "patient-is-carried": "13", "patient-not-alone": "13",
    "nobody-in-line": "14", "only-own-in-line": "14", "wizard-only": "14",
    "hands-full": "10", "hands-are-empty": "10", "nothing-to-take": "10", "nobody-here": "10", "hands-full-there": "10",
    "nothing-to-swap": "10", "as-it-was": "10", "not-to-be-carried": "10", "enemy-wounded-not-carried": "10",
    "enemy-stands-over-it": "10", "rope-holds-your-own": "10", "only-rope-on-pit": "10", "only-on-roped-pit": "10",
    "handle-in-move": "10",
    "rope-needs-two-sides": "14", "left-untidy": "4", "move-not-begun": "8", "stop-first": "4", "finish-the-move": "4",
    "choose-your-own": "3", "stand-on-a-dot": "3", "dot-taken": "3", "already-placed": "3", "objects-later": "3",
    "hide-in-turn": "3", "hide-where-space": "3", "room-full": "3", "hidden-already": "3",
    "place-first": "6", "place-on-free": "6", "square-taken": "6", "none-on-a-pit": "6", "not-of-this-room": "6",
    "opponent-places": "6", "not-your-turn": "4", "play-a-card-first": "4", "game-over": "12",
}  # fmt: skip

GENERAL = frozenset(
    ("not-your-turn", "game-over", "play-a-card-first", "finish-the-move", "stop-first", "place-first", "combat-first")
)
"""Reasons that say no more than "not now": something else comes first. Whoever is asked hardly ever gets one."""


def refusal(key: str, **args: Any) -> Refusal:
    """The reason with its paragraph."""
    return Refusal(key, rule=RULE[key], **args)


EDGES = ("wall", "bars-closed")
"""Reasons that lie between two squares."""
LYING = "enemy-lies-there"
BLOCKED = ("enemy-in-the-way", "somebody-stands-there", LYING, "enemy-stands-over-it", "patient-not-alone")
"""Reasons that are somebody on the square."""


def in_the_way(g: State, token: int, key: str, square: int, start: int = NOTHING) -> Refusal:
    """The reason with what it is about: the squares on both sides of a wall or bars, the room, who stands or lies there.

    :param token: who wants to do something; for ``patient-not-alone``, who would stand up; for ``wounded-this-turn``, who was.
    :param start: where one would come from.
    """
    about: dict[str, Any] = {"square": SQUARE_NAMES[square]}
    if key in EDGES:
        about["start"] = SQUARE_NAMES[start]
    elif key == "room-is-dark":
        about["place"] = PLACE_NAMES[PLACE_OF[square]]
    elif key in BLOCKED:
        others = [other for other in g.tokens_at(square) if IS_CHARACTER[other] and other not in (token, g.load[token])]
        if key == "patient-not-alone":
            about["character"] = KINDS[KIND[token]]
        else:
            others = [other for other in others if g.is_wounded(other) == (key == LYING)]
        for other in others[:1]:
            about |= _whom(other)
    elif key == "wounded-this-turn":
        about |= _whom(token)
    return refusal(key, **about)


def _whom(token: int) -> dict[str, Any]:
    """The words for the one that a reason is about."""
    return {"target": KINDS[KIND[token]], "target_piece": NAMES[token], "target_seat": letter_of(SIDE_OF[token])}
