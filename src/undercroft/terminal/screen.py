"""A view as lines of text, for any game; one with a text screen of its own brings it as ``SCREEN`` of its part ``terminal``."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from ..kernel.ask import LETTERS, thing_of
from ..kernel.registry import game_of
from ..text import Texts, folded, harmless

View: TypeAlias = "dict[str, Any]"
Option: TypeAlias = "dict[str, Any]"

WIDTH, WIDEST = 80, 120
"""The width of a screen in columns: as tests and transcripts have it, and the most that is used of a wide one."""


class Screen:
    """A view with the words for it. What it says by itself suits any game; a game's own screen overrides what it says better.

    :param view: what a seat sees.
    :param names: the players' names by seat letter.
    :param width: columns of the screen.
    """

    reads_cards = False
    """Whether the game's cards have texts to read."""
    tells_rooms = False
    """Whether the game has rooms to tell in sentences."""
    brief = False
    """Whether without the map only those lines of the table are written that are not as they were."""
    briefer = False
    """Whether the same holds with the map."""
    spares: tuple[str, ...] = ()
    """Questions that are not put where they have one answer only, which everybody knows."""

    def __init__(self, view: View, texts: Texts, names: Mapping[str, str], width: int = WIDTH) -> None:
        self.view = view
        self.texts = texts
        self.names = {seat: texts.called(name) for seat, name in names.items()}
        self.width = width
        self.laid: dict[str, Any] = view["board"]
        self.game: str = view["game"]
        self.family = game_of(self.game).family

    # -- words -----------------------------------------------------------------------------------------------------------------

    def say(self, key: str, **args: Any) -> str:
        """A text of the game for the terminal alone."""
        return self.texts.format(f"{self.family}-cli-{key}", **args)

    def ui(self, key: str, **args: Any) -> str:
        """A text of the game that the browser shows too."""
        return self.texts.format(f"{self.family}-ui-{key}", **args)

    def figures(self, seat: str) -> str:
        """The figures of a seat: "jumps 3; wounds 2/4"."""
        return self.counted(self.view["figures"][seat])

    def counted(self, figures: Mapping[str, Mapping[str, Any]]) -> str:
        """Figures by name, each with the most it can be."""
        said = []
        for id, figure in figures.items():
            name = self.texts.find(f"{self.family}-figure-{id}") or self.texts.format(f"ui-figure-{id}")
            said.append(
                f"{name.lower()} {minus(-figure['value'] if figure.get('minus') else figure['value'])}"
                + (f"/{figure['most']}" if "most" in figure else "")
            )
        return "; ".join(said)

    # -- what a game may say better --------------------------------------------------------------------------------------------

    def board(self) -> list[str]:
        """What lies on the table: a line for every entry of the board, named in the game's words where it has some."""
        lines = []
        for key, value in self.laid.items():
            if value is None or value == [] or value == {}:
                continue
            title = self.texts.find(f"{self.family}-ui-{key}") or key
            if isinstance(value, list) and all(isinstance(each, dict) for each in value):
                lines.append(f"{title}:")
                lines += [f"  {_value(each, self.names)}" for each in value]
            else:
                lines.append(f"{title}: {_value(value, self.names)}")
        return lines + [f"{self.names[seat]}: {self.figures(seat)}" for seat, counted in self.view["figures"].items() if counted]

    def who(self, row: Mapping[str, Any]) -> str:
        """A player in the result."""
        return self.names[row["seat"]]

    def result(self) -> list[str]:
        """How it ended for everybody, with the figures; the bare facts where a game counts nothing."""
        result = self.view["result"] or {}
        rows = result.get("rows", [])
        if rows and all("figures" in row for row in rows):
            fates = [self.texts.fate(self.game, row["fate"]) for row in rows]
            return [f"{self.who(row)}: {self.counted(row['figures'])} — {fate}" for row, fate in zip(rows, fates, strict=True)]
        winners = [self.names.get(seat, seat) for seat in result.get("winners", [])]
        lines = [self.texts.format("cli-winners", names=winners) if winners else self.texts.format("cli-no-winner")]
        return lines + [_value(row, self.names) for row in rows]

    def ending(self) -> list[str]:
        """That the game is over, and its result: the same after a game and at the end of a replay."""
        figures = self.counted((self.view["result"] or {}).get("figures", {}))
        lines = [*self.result(), *([f"{figures[0].upper()}{figures[1:]}."] if figures else [])]
        return [self.texts.format("cli-over"), *[f"  {line}" for line in lines]]

    def about(self) -> list[str]:
        """What wins, and what things cost; said at the start and with the help."""
        return []

    def layout(self) -> list[str]:
        """How the places of the table lie to each other; said with the help where no map is drawn."""
        return []

    def map(self) -> list[str]:
        """The table as a drawing, where the game has one and it helps with what is asked."""
        return []

    def signs(self) -> list[str]:
        """What the signs of the drawing mean."""
        return []

    def rooms(self) -> dict[str, list[str]]:
        """What the drawing shows, in sentences by room, when it would help with what is asked."""
        return {}

    def retold(self, heard: dict[str, Any]) -> tuple[list[str], dict[str, Any]]:
        """What the drawing shows and is not as it was heard before, and what has been heard now.

        :param heard: what this gave the last time; nothing where all is to be told.
        """
        rooms = self.rooms()
        return [line for name, told in rooms.items() if heard.get(name) != told for line in told], rooms or heard

    def room_lines(self, wanted: str) -> list[str]:
        """A room in sentences, with who is there; all of them for "", none where no room is called so."""
        return []

    def way(self, place: str) -> list[str]:
        """The options that lead to a place one after another, if there is such a way."""
        return []

    def stops(self) -> str:
        """The option that ends what has led to a place, where nothing else is left to be chosen there; else ""."""
        return ""

    def stays(self, what: str) -> str:
        """How long the options of a question keep their numbers: as long as this is the same; "" where they are counted anew."""
        return ""

    def gaps(self) -> list[str]:
        """Why numbers may be missing between those of the options that keep them."""
        return []

    def pairs(self, what: str) -> dict[str, list[Option]]:
        """The options of a question by what is put somewhere, where one chooses first what and then where."""
        return {}

    def pair_lines(self, what: str, numbered: Mapping[str, Option]) -> list[str]:
        """What there is to be put somewhere, by its number (each with one of its options)."""
        return []

    def place_lines(self, what: str, numbered: Mapping[str, Option], several: bool) -> list[str]:
        """Where the thing that was chosen may go, by number.

        :param several: whether there are other things to choose instead, by the number 0.
        """
        return []

    def alike(self, option: Option) -> str:
        """The same for options that are one and the same, of which one is listed."""
        return str(option["id"])

    def topic(self, wanted: str) -> list[str]:
        """What the rules say of something that is asked for by a word for it."""
        return []

    def mine_to_move(self) -> bool:
        """Whether what the reader is asked belongs to their own turn."""
        return True

    def odds(self) -> list[str]:
        """What a careful player could work out, where the game or the table says so."""
        return []

    def asked(self, ask: Mapping[str, Any]) -> str:
        """A question."""
        return self.texts.ask(self.game, ask["what"])

    def option(self, option: Mapping[str, Any]) -> str:
        """An option as a line to choose."""
        return option.get("said") or self.texts.option(self.game, option, self.names, self.view["seat"])

    def card_lines(self, wanted: str) -> list[str]:
        """The texts of the cards with this name."""
        return []

    def thing(self, id: str) -> str:
        """A screen object in the game's own words; "" where those of every game serve."""
        return ""

    def aimed(self, wanted: str) -> dict[str, Any] | None:
        """Why one thing may not be done with another, as "thief c5": empty where it may; None: no such pair."""
        return None

    def use(self, id: str) -> str:
        """What a screen object is for, where that is to be said of one that can be chosen now; "" where its name says enough."""
        return ""

    def spot(self, id: str) -> str:
        """What the place of a screen object is called, where that alone names it, as one types it in small letters; else ""."""
        return ""

    def things(self) -> list[str]:
        """Screen objects whose kind alone may stand in ``why`` for them; none where the game names each of them there."""
        return []

    def of_kind(self, id: str) -> Mapping[str, Any] | None:
        """The reason that the kind of a screen object gives for it; None where enough is told of it otherwise."""
        reason: Mapping[str, Any] | None = self.view["why"].get(thing_of(id)[0])
        return reason

    # -- for every game alike --------------------------------------------------------------------------------------------------

    def log(self, entry: Mapping[str, Any]) -> str:
        """A line of the journal; the bare facts where the game has no words for it."""
        if self.texts.has(self.texts.log_id(self.game, entry["key"])):
            return self.texts.log(self.game, entry, self.names, self.view["seat"])
        return _pair(entry["key"], entry["args"], self.names)

    def why(self, refusal: Mapping[str, Any]) -> str:
        """Why something may not be done; in words for the terminal where the others tell what to press on a screen."""
        args = self.texts.named(self.game, refusal["args"], self.names, self.view["seat"])
        own = self.texts.find(f"{self.family}-cli-why-{refusal['key']}", args)
        return own or self.texts.why(self.game, refusal, self.names, self.view["seat"])

    def story(self, entries: Sequence[Mapping[str, Any]]) -> list[str]:
        """Entries of the journal that follow each other, as lines; a game may say several of them in one, and nothing of some."""
        return [line for entry in entries if (line := self.log(entry))]

    def object_name(self, id: str) -> str:
        """A screen object in words: ``hand:key`` is the key, ``room:3`` what the game calls place 3; or one aimed at another."""
        if ">" in id:
            return " → ".join([self.object_name(each) for each in id.split(">")])
        kind, _, name = id.partition(":")
        return (
            self.thing(id)
            or self.texts.find(f"{self.family}-cli-object-{kind}", self.texts.named(self.game, {"id": name}))
            or self.texts.find(f"{self.family}-card-{name}")
            or id
        )

    def called(self, id: str, wanted: str) -> bool:
        """Whether a screen object has this name in small letters: its whole name, or the name without what follows in brackets."""
        name = folded(self.object_name(id))
        short = name.partition(" (")[0] if name.endswith(")") else name
        return wanted in (name, short, id.partition(":")[2].casefold()) or wanted == self.spot(id) != ""


def screen_of(view: View, texts: Texts, names: Mapping[str, str], width: int = WIDTH) -> Screen:
    """The screen of a view's game; a seat that has no name is called by its letter."""
    part = game_of(view["game"]).part("terminal")
    kind: type[Screen] = Screen if part is None else part.SCREEN
    return kind(view, texts, {**{letter: letter for letter in LETTERS[: view["seats"]]}, **names}, width)


def _value(value: Any, names: Mapping[str, str]) -> str:
    if isinstance(value, dict):
        return ", ".join(_pair(names.get(key, key), each, names) for key, each in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(_value(each, names) for each in value)
    return names.get(value, value) if isinstance(value, str) else str(value)


def _pair(key: str, value: Any, names: Mapping[str, str]) -> str:
    text = _value(value, names)
    return f"{key} {text}" if text else key


def minus(number: int) -> str:
    """A number as it is written: below zero with a minus, not a hyphen.

    >>> minus(-2), minus(0), minus(4)
    ('−2', '0', '4')
    """
    return f"−{-number}" if number < 0 else str(number)


def wrapped(lines: list[str], width: int = WIDTH) -> list[str]:
    """The lines broken to the width of the screen; what goes on stands under its beginning."""
    out: list[str] = []
    for line in map(harmless, lines):
        lead = len(line) - len(line.lstrip())
        indent = " " * (lead + 2)
        out += textwrap.wrap(line, width - 1, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False) or [""]
    return out
