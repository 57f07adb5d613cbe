"""Where a token of a new room may go, in few lines: squares of which the same is to be said are one line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .described import Say
from .tokens import KIND, SPEED, TOKEN

Spot = tuple[str, str, str]
"""What is to be said of a square: of the way to the exit, of who of one's own is nearest, and of which enemy."""


def spot(say: Say, args: Mapping[str, Any], word: Mapping[str, str]) -> Spot:
    """What is to be said of one square, from the arguments of its option (:func:`~.outlook.outlook`)."""
    way = ""
    if args["out"] != "object":
        held = word.get(args.get("held", ""), "")
        way = say("spot-exit", way=args["out"], acts=args["acts"], held=held, at=args.get("held_at", ""))
    moves = {whose: _moves(args, whose) for whose in ("near", "foe")}
    if not any(moves.values()):
        return way, say("spot-nobody"), ""
    near, foe = (say(f"spot-{whose}", piece=word.get(args.get(whose, ""), ""), count=moves[whose]) for whose in ("near", "foe"))
    return way, near, foe


def _moves(args: Mapping[str, Any], whose: str) -> int:
    """In how many moves the nearest of a side gets there; 0 for nobody, and 1 for whoever is there already."""
    steps = args[f"{whose}_steps"]
    return -(-steps // SPEED[KIND[TOKEN[args[f"{whose}_piece"]]]]) if steps else 0


def grouped(say: Say, spots: Mapping[str, Spot]) -> list[str]:
    """A line for all squares of which the same is to be said; what is so of every square is said once.

    :param spots: by what the square is called in the list.
    """
    common = [parts[0] if len({*parts}) == 1 and len(parts) > 1 else "" for parts in zip(*spots.values(), strict=True)]
    lines = [say("spot-every", what="; ".join(filter(None, common)))] if any(common) else []
    rows: dict[str, list[str]] = {}
    for square, parts in spots.items():
        rows.setdefault("; ".join([part for part, same in zip(parts, common, strict=True) if part and not same]), []).append(square)
    return lines + [f"  {'  '.join(squares)}" + (f": {said}" if said else "") for said, squares in rows.items()]
