"""What a player in a terminal can ask for beside answering: one letter each.

A command stands in one place: its letter and word, what it does, and an example. In the examples ``typed`` sits somebody down at a
table that is always the same, types these lines, and prints what is written after the last.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from ..kernel.ask import thing_of
from ..kernel.errors import BadInput
from ..kernel.match import Match
from ..text import Texts, folded
from .choices import Choice
from .screen import Screen

RECENT = 15
"""Lines of the log shown at once."""
USES = 12
"""How many choices are named for something that is asked after; more would be the list again."""


class Sitting(Protocol):
    """What commands need of the player's sitting at a table (:class:`.play.Sitting`)."""

    match: Match
    me: int
    texts: Texts
    names: dict[str, str]
    record: str | None
    width: int
    maps: bool
    drawn: list[str]
    heard: dict[str, Any]
    windows: bool
    passed: int
    warned: str
    kept: int
    helped: bool

    def say(self, key: str, **args: Any) -> str:
        """A sentence of the house."""

    def lines(self, *lines: str) -> None:
        """Write lines."""

    def screen(self, view: dict[str, Any]) -> Screen:
        """The text screen of the view's game."""

    def show(self, view: dict[str, Any], choices: dict[str, Choice], may_pass: bool = False, whole: bool = False) -> None:
        """Write whose turn it is, what lies on the table and what may be done."""

    def offered(self, view: dict[str, Any]) -> dict[str, Choice]:
        """What to type for what may be chosen now."""

    def save(self, file: str, secret: str) -> None:
        """Write the record."""


Doing: TypeAlias = "Callable[[Sitting, dict[str, Any], str], bool]"
"""Does what was asked for, with the view and what stands behind the letter; True when the table has changed."""


@dataclass(frozen=True)
class Command:
    """Something to ask for. ``cli-word-<word>`` is its word in a language, ``cli-help-<word>`` its line of help.

    :param word: its English word.
    :param takes: whether anything may stand behind the letter.
    :param fits: whether a game's screen has something for it.
    """

    letter: str
    word: str
    do: Doing
    takes: bool
    fits: Callable[[Screen], bool]

    def said(self, texts: Texts) -> str:
        """The word in the player's language."""
        return texts.find(f"cli-word-{self.word}") or self.word

    def help(self, texts: Texts) -> str:
        """The line of help."""
        word = self.said(texts)
        return texts.format(f"cli-help-{self.word}", command=f"{self.letter} {word}", word=word)

    def run(self, sitting: Sitting, view: dict[str, Any], rest: str) -> bool:
        """Do it, unless something stands behind a letter that takes nothing."""
        if rest and not self.takes:
            sitting.lines(sitting.say("cli-takes-nothing", typed=rest[:40], letter=self.letter))
            return False
        return self.do(sitting, view, rest)


COMMANDS: dict[str, Command] = {}
"""The commands by letter, in the order of the help."""


def command(
    letter: str, word: str, takes: bool = False, fits: Callable[[Screen], bool] = lambda screen: True
) -> Callable[[Doing], Doing]:
    """Make a function the command of a letter (:class:`Command`)."""

    def kept(do: Doing) -> Doing:
        COMMANDS[letter] = Command(letter, word, do, takes, fits)
        return do

    return kept


def command_of(typed: str, texts: Texts) -> Command | None:
    """The command of a letter, or of a word in English or in the player's language."""
    typed = typed.casefold()
    return next((each for each in COMMANDS.values() if typed in (each.letter, each.word, each.said(texts))), None)


class Left(Exception):
    """The player has got up from the table."""


@command("?", "help", takes=True)
def why_not(sitting: Sitting, view: dict[str, Any], wanted: str) -> bool:
    """``?``: why something may not be done, for one thing or for all; things with the same reason are named together. Then how to
    play: the first time, and for ``? all``.

    >>> typed("? room 3")
      room 3: You do not know what waits there. A torch would show you.
    >>> typed("?")
      room 1: You are in this room: choose a card from your hand.
      room 2, room 3, room 4, room 5: You do not know what waits there. A torch
        would show you.
    A number does what stands beside it; ...
    """
    whole = folded(wanted) in ("all", sitting.texts.find("cli-word-all"))
    if folded(wanted) and not whole:
        _why_called(sitting, view, folded(wanted), wanted)
        return False
    _tell_why(sitting, view, [id for id in view["why"] if not id.startswith("do:")])  # every piece's actions: too much at once
    if sitting.helped and not whole:
        sitting.lines(sitting.say("cli-help-more", word=sitting.texts.find("cli-word-all") or "all"))
        return False
    sitting.helped = True
    helps = [each.help(sitting.texts) for each in COMMANDS.values() if each.fits(sitting.screen(view))]
    sitting.lines(*sitting.screen(view).about(), *([] if sitting.maps else sitting.screen(view).layout()))
    sitting.lines(sitting.say("cli-help"), " ".join(helps))
    return False


def _tell_why(sitting: Sitting, view: dict[str, Any], refused: list[str]) -> None:
    """Say why these things may not be used; those with the same reason are named together."""
    screen = sitting.screen(view)
    things: dict[str, dict[str, None]] = {}
    for id in refused:
        reason = screen.why(view["why"][id])
        things.setdefault(reason, {})[screen.object_name(id)] = None
    told = {reason: ", ".join(named) for reason, named in things.items()}
    sitting.lines(*[f"  {reason}" if reason.startswith(f"{names}: ") else f"  {names}: {reason}" for reason, names in told.items()])


def _why_called(sitting: Sitting, view: dict[str, Any], wanted: str, typed: str) -> None:
    """Say of whatever is called so why it may not be used, that it may, or that there is no such thing.

    :param typed: the same as it was typed.
    """
    screen, why = sitting.screen(view), view["why"]
    names = {id: screen.object_name(id) for id in why}
    offered = sitting.offered(view)
    aimed = screen.aimed(wanted)
    told = screen.topic(wanted)
    sitting.lines(*told)
    if aimed is not None:
        reason = screen.why(aimed) if aimed else ""
        sitting.lines(f"  {wanted[:40]}: {reason}" if aimed else sitting.say("cli-why-may", name=wanted[:40]))
        return
    touched = {id for _, option in offered.values() for id in option["touches"]}
    refused = _meant(screen, wanted, names, wanted in offered or any(wanted == screen.spot(id) != "" for id in touched))
    refused += [
        id for id in names if any(id.startswith(f"{each}:") and ":" in each for each in refused)
    ]  # a button, then everybody's
    _tell_why(sitting, view, refused)
    usable = [id for id in sorted(touched) if screen.called(id, wanted)]
    if not usable and not refused:  # a part of a name is enough, as it is for what is refused
        usable = [id for id in sorted(touched) if wanted in folded(screen.object_name(id))]
    if refused:  # what is refused has that name; a place with that number is not asked after
        usable = [id for id in usable if folded(screen.object_name(id)).partition(" (")[0] == wanted]
    may = wanted in offered or bool(screen.way(wanted)) or bool(usable)
    kinds = [] if may or refused else [id for id in screen.things() if screen.called(id, wanted) and why.get(thing_of(id)[0])]
    for id in kinds:  # their kind alone speaks for them
        if general := screen.of_kind(id):
            sitting.lines(f"  {screen.object_name(id)}: {screen.why(general)}")
    if may or not (refused or kinds or told):
        sitting.lines(sitting.say("cli-why-may" if may else "cli-why-unknown", name=typed[:40]))
    sitting.lines(*[f"  {screen.object_name(id)}: {use}" for id in usable if (use := screen.use(id))])
    numbered = {n: option for n, (_, option) in offered.items() if n.isdecimal()}
    uses = {n: option for n, option in numbered.items() if n == wanted or {*option["touches"]} & {*usable}}
    if may and len(uses) <= USES:
        sitting.lines(*[f"  {n}. {screen.option(option)}" for n, option in uses.items()])


def tell_refused(sitting: Sitting, view: dict[str, Any], typed: str) -> bool:
    """Say why what was typed for a choice may not be done, as ``?`` would, where that or its last word is the name of something;
    False where it is not."""
    screen, why = sitting.screen(view), view["why"]
    names = {id: folded(screen.object_name(id)) for id in why}
    for wanted in dict.fromkeys((folded(typed), folded(typed).rpartition(" ")[2])):
        short = "" if wanted.isdecimal() or wanted.upper() in sitting.names else wanted  # a number or a seat's letter is no name
        named = [
            id for id, name in names.items()
            if wanted in (id.casefold(), name, name.partition(" (")[0], screen.spot(id))
            or short == thing_of(id)[1].casefold() != ""
        ]  # fmt: skip
        others = {id: folded(screen.object_name(id)) for id in screen.things() if thing_of(id)[0] in why}
        alike = [id for id, name in others.items() if wanted in (name, name.partition(" (")[0])]
        aimed = screen.aimed(wanted) or next((why[thing_of(id)[0]] for id in alike), None)  # their kind alone speaks for them
        if named:
            _tell_why(sitting, view, named)
        elif aimed:
            sitting.lines(f"  {wanted[:40]}: {screen.why(aimed)}")
        if named or aimed:
            return True
    return False


def _meant(screen: Screen, wanted: str, names: Mapping[str, str], choice: bool) -> list[str]:
    """The refused things that somebody asks after: those with that very name, else with that short one, else with it in their name.
    Where a place has that name, what is there.

    :param choice: it is a choice of the list; then a place of the same number is not meant.
    """
    if meant := [id for id, name in names.items() if wanted in (id.casefold(), folded(name)) or wanted == screen.spot(id) != ""]:
        return meant
    if choice:
        return []
    return [id for id in names if wanted == thing_of(id)[1].casefold()] or [
        id for id, name in names.items() if wanted in folded(name)
    ]


@command("u", "undo")
def undo(sitting: Sitting, view: dict[str, Any], rest: str) -> bool:
    """``u``: take back one's last answer, as the undo law allows.

    >>> typed("5", "u")
    This cannot be taken back: something has been shown since.
    """
    if not view["undo"]["can"]:
        sitting.lines(sitting.say(f"cli-undo-{view['undo']['why']}"))
        return False
    sitting.match.undo(sitting.me)
    sitting.passed = -1
    sitting.lines(sitting.say("cli-undone"))
    return True


@command("l", "log", takes=True)
def log(sitting: Sitting, view: dict[str, Any], rest: str) -> bool:
    """``l``: the last lines of the log; ``l all``, ``l 40``.

    >>> typed("5", "l 2")
    - Level 1, room 2: Snake.
    - The monster’s card is 3.
    """
    entries, screen = view["journal"], sitting.screen(view)
    if rest.casefold() not in ("all", sitting.texts.find("cli-word-all")):
        if rest and not (rest.isdecimal() and int(rest[:6]) > 0):
            sitting.lines(sitting.say("cli-log-how", typed=rest[:40]))
            return False
        entries = entries[-int(rest or RECENT) :]
    sitting.lines(*[f"- {line}" for line in screen.story(entries)])
    return False


@command("b", "table")
def board(sitting: Sitting, view: dict[str, Any], rest: str) -> bool:
    """``b``: the table once more, with the map and its signs.

    >>> typed("b")
    Level 1 of 5, room 1: Storeroom (treasure) ...
    """
    sitting.drawn, sitting.heard = [], {}
    sitting.show(view, sitting.offered(view), whole=True)
    return False


@command("m", "map")
def map_on(sitting: Sitting, view: dict[str, Any], rest: str) -> bool:
    """``m``: whether the map is drawn; without it, rooms are told in sentences whenever they have changed.

    >>> typed("m", game="twister", seats=2)
    The map is no longer drawn; the rooms are told in sentences. Type room and a
      name to hear one again.
    """
    screen = sitting.screen({**view, "asks": []})
    if not screen.map() and not screen.signs():
        sitting.lines(sitting.say("cli-map-none"))
        return False
    sitting.maps, sitting.drawn, sitting.heard = not sitting.maps, [], {}
    if sitting.maps:
        sitting.lines(sitting.say("cli-map-on"))
    elif screen.tells_rooms:
        sitting.lines(sitting.say("cli-map-off-rooms", word=COMMANDS["s"].said(sitting.texts)))
    else:
        sitting.lines(sitting.say("cli-map-off"))
    if sitting.maps or screen.rooms():
        sitting.show(view, sitting.offered(view))
    return False


@command("s", "room", takes=True, fits=lambda screen: screen.tells_rooms)
def room(sitting: Sitting, view: dict[str, Any], rest: str) -> bool:
    """``s NAME``: a room in sentences; alone, every room.

    >>> typed("s iv", game="twister", seats=2)
    Room IV: face down. Tokens on it: yours 0, Bot B’s 0.
    """
    lines = sitting.screen(view).room_lines(rest)
    unknown = sitting.say("cli-room-unknown", name=rest[:40], word=COMMANDS["s"].said(sitting.texts))
    sitting.lines(*(lines or [unknown if rest else sitting.say("cli-map-none")]))
    return False


@command("o", "odds")
def odds(sitting: Sitting, view: dict[str, Any], rest: str) -> bool:
    """``o``: what may still come, where the table shows it.

    >>> typed("o")
    26 room cards unseen: Gelatinous Cube, Dragon ×2, ...
    """
    sitting.lines(*(sitting.screen(view).odds() or [sitting.say("cli-odds-none")]))
    return False


@command("w", "ask")
def windows_on(sitting: Sitting, view: dict[str, Any], rest: str) -> bool:
    """``w``: whether to be asked in others' turns.

    >>> typed("w")
    You will be asked on others’ turns as well.
    """
    sitting.windows = not sitting.windows
    key = "cli-moments" if sitting.match.game.quiet else "cli-windows"
    sitting.lines(sitting.say(f"{key}-on" if sitting.windows else f"{key}-off"))
    return False


@command("r", "record", takes=True)
def keep(sitting: Sitting, view: dict[str, Any], rest: str) -> bool:
    """``r FILE``: write the record so far, without the secret: it tells what is still to come.

    >>> typed("r")
    Where to? Type r and a file name, as in: r game.txt
    """
    file = rest or sitting.record
    if not file:
        sitting.lines(sitting.say("cli-record-where"))
        return False
    try:
        sitting.save(file, "")
    except BadInput as error:
        sitting.lines(sitting.texts.error(error))
    return False


@command("q", "quit")
def get_up(sitting: Sitting, view: dict[str, Any], rest: str) -> bool:
    """``q``: get up; asked for twice where what was played would be lost.

    >>> typed("q")
    You have left the table.
    >>> typed("5", "q")
    What you have played would be lost. Type r and a file name to keep its record,
      or q once more to leave.
    """
    key = f"{sitting.match.asked_at}/q"
    played = any(answer.seat == sitting.me for answer in sitting.match.tape[sitting.kept :])
    if sitting.record or not played or sitting.warned == key:
        raise Left
    sitting.warned = key
    sitting.lines(sitting.say("cli-quit-sure"))
    return False


@command("c", "card", takes=True, fits=lambda screen: screen.reads_cards)
def card(sitting: Sitting, view: dict[str, Any], rest: str) -> bool:
    """``c NAME``: what a card says; of a space on the map also what is there.

    >>> typed("c zombie", game="lichlord", seats=2)
    Zombie. Monster, undead. Costs 1 peril. Life 1, melee 2, magic 0, speed 1;
      attacks in melee. Melee strike: 1 wound. Each life taken from it brings 1
      glory.
    """
    lines = sitting.screen(view).card_lines(rest) if rest else []
    sitting.lines(*(lines or [sitting.say("cli-why-unknown", name=rest[:40]) if rest else sitting.say("cli-card-which")]))
    return False
