"""What a player in a terminal can ask for beside answering: one letter each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from ..kernel.ask import thing_of
from ..kernel.errors import BadInput
from ..kernel.match import Match
from ..text import Texts, folded
from .choices import Choice, Numbering
from .screen import Screen

RECENT = 15
"""Lines of the log shown at once."""


class Sitting(Protocol):
    """What commands need of the player's sitting at a table (:class:`.play.Sitting`)."""

    match: Match
    me: int
    texts: Texts
    names: dict[str, str]
    numbering: Numbering
    record: str | None
    width: int
    maps: bool
    drawn: list[str]
    windows: bool
    passed: int
    warned: str
    kept: int

    def say(self, key: str, **args: Any) -> str:
        """A sentence of the house."""

    def lines(self, *lines: str) -> None:
        """Write lines."""

    def screen(self, view: dict[str, Any]) -> Screen:
        """The text screen of the view's game."""

    def show(self, view: dict[str, Any], choices: dict[str, Choice], may_pass: bool = False, whole: bool = False) -> None:
        """Write whose turn it is, what lies on the table and what may be done."""

    def save(self, file: str, secret: str) -> None:
        """Write the record."""


Command: TypeAlias = "Callable[[Sitting, dict[str, Any], str], bool]"
"""Does what was asked for, with the view and what stands behind the letter; True when the table has changed."""


class Left(Exception):
    """The player has got up from the table."""


def why_not(sitting: Sitting, view: dict[str, Any], wanted: str) -> bool:
    """``?``: why something may not be done, for one thing or for all; things with the same reason are named together."""
    screen = sitting.screen(view)
    if not wanted:
        sitting.lines(sitting.say("cli-help"), *([sitting.say("cli-help-card")] if screen.reads_cards else []))
    wanted = folded(wanted)
    names = {id: screen.object_name(id) for id in view["why"]}
    known = {id: {id.casefold(), thing_of(id)[1].casefold(), folded(name)} for id, name in names.items()}
    meant = [id for id in names if wanted in known[id]] or [id for id, name in names.items() if wanted in folded(name)]
    meant += [id for id in names if any(id.startswith(f"{each}:") and ":" in each for each in meant)]  # a button, then everybody's
    if not wanted:
        meant = [id for id in names if not id.startswith("do:")]  # an action for every piece is too much to read at once
    reasons: dict[str, list[str]] = {}
    for id in meant:
        reasons.setdefault(sitting.texts.why(view["game"], view["why"][id], sitting.names), []).append(names[id])
    sitting.lines(*[f"  {', '.join(things)}: {reason}" for reason, things in reasons.items()])
    if wanted:
        offered = sitting.numbering.choices(view)
        touched = {id for _, option in offered.values() for id in option["touches"]}
        may = wanted in offered or bool(screen.way(wanted)) or any(screen.called(id, wanted) for id in touched)
        others = [] if may or meant else [id for id in screen.things() if screen.called(id, wanted)]
        for id in others:  # for these their kind alone speaks
            if reason := view["why"].get(thing_of(id)[0]):
                meant.append(id)
                sitting.lines(f"  {screen.object_name(id)}: {sitting.texts.why(view['game'], reason, sitting.names)}")
        if may or not meant:
            sitting.lines(sitting.say("cli-why-may" if may else "cli-why-unknown", name=wanted[:40]))
    return False


def undo(sitting: Sitting, view: dict[str, Any], rest: str) -> bool:
    """``u``: take back one's last answer, as the undo law allows."""
    if not view["undo"]["can"]:
        sitting.lines(sitting.say(f"cli-undo-{view['undo']['why']}"))
        return False
    sitting.match.undo(sitting.me)
    sitting.passed = -1
    sitting.lines(sitting.say("cli-undone"))
    return True


def log(sitting: Sitting, view: dict[str, Any], rest: str) -> bool:
    """``l``: the last lines of the log; ``l all``, ``l 40``."""
    entries = view["journal"]
    if rest not in ("all", sitting.texts.find("cli-word-all")):
        entries = entries[-(int(rest) if rest.isdecimal() and int(rest[:6]) > 0 else RECENT) :]
    screen = sitting.screen(view)
    sitting.lines(*[f"- {screen.log(entry)}" for entry in entries])
    return False


def windows_on(sitting: Sitting, view: dict[str, Any], rest: str) -> bool:
    """``w``: whether to be asked in others' turns."""
    sitting.windows = not sitting.windows
    key = "cli-moments" if sitting.match.game.quiet else "cli-windows"
    sitting.lines(sitting.say(f"{key}-on" if sitting.windows else f"{key}-off"))
    return False


def board(sitting: Sitting, view: dict[str, Any], rest: str) -> bool:
    """``b``: the table once more, with the map and its signs."""
    sitting.drawn = []
    sitting.show(view, sitting.numbering.choices(view), whole=True)
    return False


def map_on(sitting: Sitting, view: dict[str, Any], rest: str) -> bool:
    """``m``: whether the map is drawn; what it shows stands in the sentences too."""
    screen = sitting.screen({**view, "asks": []})
    if not screen.map() and not screen.signs():
        sitting.lines(sitting.say("cli-map-none"))
        return False
    sitting.maps, sitting.drawn = not sitting.maps, []
    sitting.lines(sitting.say("cli-map-on" if sitting.maps else "cli-map-off"))
    if sitting.maps:
        sitting.show(view, sitting.numbering.choices(view))
    return False


def odds(sitting: Sitting, view: dict[str, Any], rest: str) -> bool:
    """``o``: what may still come, where the table shows it."""
    sitting.lines(*(sitting.screen(view).odds() or [sitting.say("cli-odds-none")]))
    return False


def card(sitting: Sitting, view: dict[str, Any], rest: str) -> bool:
    """``c NAME``: what a card says; of a space on the map also what is there."""
    lines = sitting.screen(view).card_lines(rest) if rest else []
    sitting.lines(*(lines or [sitting.say("cli-why-unknown", name=rest[:40]) if rest else sitting.say("cli-card-which")]))
    return False


def keep(sitting: Sitting, view: dict[str, Any], rest: str) -> bool:
    """``r FILE``: write the record so far, without the secret: it tells what is still to come."""
    file = rest or sitting.record
    if not file:
        sitting.lines(sitting.say("cli-record-where"))
        return False
    try:
        sitting.save(file, "")
    except BadInput as error:
        sitting.lines(sitting.texts.error(error))
    return False


def get_up(sitting: Sitting, view: dict[str, Any], rest: str) -> bool:
    """``q``: get up; asked for twice where what was played would be lost."""
    key = f"{sitting.match.asked_at}/q"
    played = any(answer.seat == sitting.me for answer in sitting.match.tape[sitting.kept :])
    if sitting.record or not played or sitting.warned == key:
        raise Left
    sitting.warned = key
    sitting.lines(sitting.say("cli-quit-sure"))
    return False


COMMANDS: dict[str, tuple[str, Command]] = {
    "?": ("help", why_not),
    "u": ("undo", undo),
    "l": ("log", log),
    "w": ("ask", windows_on),
    "b": ("table", board),
    "m": ("map", map_on),
    "o": ("odds", odds),
    "c": ("card", card),
    "r": ("record", keep),
    "q": ("quit", get_up),
}
"""The commands by letter, with their English words; ``cli-word-<word>`` is the word of another language."""
