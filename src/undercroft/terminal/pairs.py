"""One question asked as two: what is to be put somewhere, and then where."""

from __future__ import annotations

from ..kernel.ask import parts_of
from ..text import folded
from .choices import Choice, Numbering
from .screen import Option, Screen, View

HOLD = "hold:"
"""What the choice of a thing begins with; nothing behind it: another one is to be chosen."""


def offered(screen: Screen, numbering: Numbering, held: str) -> dict[str, Choice]:
    """What to type for what may be chosen now.

    :param held: what is already chosen of a question that has things and places.
    """
    choices = numbering.choices(screen.view, screen.stays)
    what, pairs = _pairs(screen)
    if not pairs:
        return choices
    found = {typed: choice for typed, choice in choices.items() if choice[0] != what or typed == choice[1]["id"].lower()}
    held = next(iter(pairs)) if len(pairs) == 1 else held
    if held not in pairs:
        for thing, options in pairs.items():
            number = numbering.steady(f"{what}/things", screen.stays(what), thing)
            whole = options[0] if len(options) == 1 else {"id": f"{HOLD}{thing}", "warn": ""}
            found[str(number)] = what, {**options[0], **whole, "said": screen.object_name(f"piece:{thing}")}
            if spot := screen.spot(f"piece:{thing}"):
                found[spot] = found[str(number)]
        return found
    for number, option in enumerate(pairs[held], 1):
        found[str(number)] = found[_end(option, number)] = what, option
    if len(pairs) > 1:
        found["0"] = what, {**pairs[held][0], "id": HOLD, "warn": "", "said": " "}
    return found


def both(screen: Screen, view: View, typed: str) -> Option | None:
    """The option that is named by its thing and its place: "rope p7"; None where there is none."""
    thing, _, place = folded(typed).rpartition(" ")
    _, pairs = _pairs(screen)
    found = [
        option for id, options in pairs.items() if thing and _named(screen, id, thing)
        for number, option in enumerate(options, 1) if place == _end(option, number)
    ]  # fmt: skip
    return found[0] if len(found) == 1 else None


def _end(option: Option, number: int) -> str:
    """What names the place: the last part of the option's id; where that is a number, the one before it in the list."""
    end = parts_of(option["id"])[-1].lower()
    return str(number) if end.isdecimal() else end


def _named(screen: Screen, id: str, wanted: str) -> bool:
    """Whether a thing is called so, in full or by its last word."""
    name = folded(screen.object_name(f"piece:{id}")).partition(" (")[0]
    return screen.called(f"piece:{id}", wanted) or wanted in name.split()


def _pairs(screen: Screen) -> tuple[str, dict[str, list[Option]]]:
    """The question that has things and places, where it is the only one, with its options by thing."""
    asks = screen.view["asks"]
    what = asks[0]["what"] if len(asks) == 1 else ""
    return what, screen.pairs(what) if what else {}
