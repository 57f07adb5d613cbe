"""What of the screen an option concerns: the pieces, squares, rooms and buttons that one may click for it."""

from __future__ import annotations

from ...kernel.ask import Option
from .board import PLACE_NAMES, SQUARE
from .rooms import ROOM_INDEX
from .state import State
from .tokens import NAMES, TOKEN

PUTS = ("stand", "hide", "place")
"""Options that put a token somewhere; they have no button."""
IN_A_MOVE = ("go", "take", "give", "swap")
"""Options of whoever is moving."""


def touches(g: State, option: Option) -> list[str]:
    """The screen objects of an option (``piece:a-thief``, ``square:c5``, ``place:IV``, ``do:jump:a-thief``): where it aims first,
    then who does it, then the button of the action."""
    if isinstance(option, str):
        if g.mover < 0:
            return [f"do:{option}"]
        load = g.load[g.mover]
        put_down = [f"piece:{NAMES[load]}"] if option == "drop" and load >= 0 else []
        return [f"do:{option}:{NAMES[g.mover]}", *put_down, f"piece:{NAMES[g.mover]}"]
    assert isinstance(option, tuple)
    verb, names = option[0], option[1:]
    if verb == "turn":
        names = (names[0], PLACE_NAMES[g.plan.place_of_room(ROOM_INDEX[names[1]])])
    found = [thing_of(name) for name in reversed(names)]
    if verb in IN_A_MOVE:
        found.append(f"piece:{NAMES[g.mover]}")
    if verb == "go" or verb in PUTS:
        return found
    return [*found, f"do:{verb}:{NAMES[g.mover] if verb in IN_A_MOVE else names[0]}"]


def thing_of(name: str) -> str:
    """The screen object that an option names."""
    return f"{'square' if name in SQUARE else 'piece' if name in TOKEN else 'place'}:{name}"
