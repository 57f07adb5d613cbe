"""A view as lines of text, for any game; one with a text screen of its own names it as its part ``terminal``."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from ..kernel.registry import game_of
from ..text import Texts, folded, harmless

View: TypeAlias = "dict[str, Any]"
Board: TypeAlias = "Callable[[View, Texts, Mapping[str, str]], list[str]]"

WIDTH, WIDEST = 80, 120
"""The width of a screen in columns: as tests and transcripts have it, and the most that is used of a wide one."""


def _of(view: View, name: str) -> Any:
    """What the text screen of the view's game (its part ``terminal``) has under this name; None where it has none."""
    return getattr(game_of(view["game"]).part("terminal"), name, None)


def names_of(view: View, texts: Texts) -> dict[str, str]:
    """A name for every seat where nobody has given one: its letter."""
    return {letter: letter for letter in "ABCDEFGH"[: view["seats"]]}


def board_lines(view: View, texts: Texts, names: Mapping[str, str]) -> list[str]:
    """What lies on the table."""
    return (_of(view, "board") or plain_board)(view, texts, names)


def map_lines(view: View, texts: Texts, width: int = WIDTH) -> list[str]:
    """The table as a drawing, where the game has one and it helps with what is asked."""
    return draw(view, texts, width) if (draw := _of(view, "plan")) else []


def sign_lines(view: View, texts: Texts) -> list[str]:
    """What the signs of the drawing mean; nothing where the game has none."""
    return signs(texts) if (signs := _of(view, "signs")) else []


def way_to(view: View, place: str) -> list[str]:
    """The options that lead to a place one after another, if the game has such ways and there is one."""
    return way(view, place) if (way := _of(view, "way")) else []


def result_lines(view: View, texts: Texts, names: Mapping[str, str]) -> list[str]:
    """How it ended."""
    return (_of(view, "result") or plain_result)(view, texts, names)


def odds_lines(view: View, texts: Texts, names: Mapping[str, str]) -> list[str]:
    """What a careful player could work out; nothing where the game or the table does not say."""
    return odds(view, texts, names) if (odds := _of(view, "odds")) else []


def log_line(view: View, entry: Mapping[str, Any], texts: Texts, names: Mapping[str, str]) -> str:
    """A line of the journal; the bare facts where the game has no words for it."""
    key = f"{view['game']}-log-{entry['key']}"
    if texts.has(key):
        return texts.log(view["game"], entry, names)
    return _pair(entry["key"], entry["args"], names)


def option_text(view: View, option: Mapping[str, Any], texts: Texts) -> str:
    """An option as a line to choose."""
    return say(view, option, texts) if (say := _of(view, "option_text")) else texts.option(view["game"], option)


def card_lines(view: View, wanted: str, texts: Texts, names: Mapping[str, str]) -> list[str]:
    """What the cards say that are called so; nothing where the game's cards have no texts."""
    return lines(view, wanted, texts, names) if (lines := _of(view, "card_lines")) else []


def reads_cards(view: View) -> bool:
    """Whether the game's cards have texts to read."""
    return _of(view, "card_lines") is not None


def object_name(view: View, id: str, texts: Texts) -> str:
    """A screen object in words: ``hand:key`` is the key, ``room:3`` what the game calls place 3."""
    kind, _, name = id.partition(":")
    game = view["game"]
    return (
        (name_of(id, texts) if (name_of := _of(view, "object_name")) else "")
        or texts.find(f"cli-{game}-object-{kind}", texts.named(game, {"id": name}))
        or texts.find(f"{game}-card-{name}")
        or id
    )  # fmt: skip


def called(view: View, id: str, wanted: str, texts: Texts) -> bool:
    """Whether a screen object is called so: by its whole name, or without what stands in brackets behind it; in small letters."""
    name = folded(object_name(view, id, texts))
    short = name.partition(" (")[0] if name.endswith(")") else name
    return wanted in (name, short, id.partition(":")[2].casefold())


def things(view: View) -> list[str]:
    """Screen objects whose kind alone may stand in ``why`` for them; none where the game names each of them there."""
    return objects(view) if (objects := _of(view, "objects")) else []


def plain_board(view: View, texts: Texts, names: Mapping[str, str]) -> list[str]:
    """Any board: a line for every entry, named in the game's words (``<game>-ui-<entry>``) where it has some."""
    lines = []
    for key, value in view["board"].items():
        if value is None or value == [] or value == {}:
            continue
        title = texts.find(f"{view['game']}-ui-{key}") or key
        if isinstance(value, list) and all(isinstance(each, dict) for each in value):
            lines.append(f"{title}:")
            lines += [f"  {_value(each, names)}" for each in value]
        else:
            lines.append(f"{title}: {_value(value, names)}")
    return lines


def plain_result(view: View, texts: Texts, names: Mapping[str, str]) -> list[str]:
    """Any result: the winners, then its rows."""
    result = view["result"] or {}
    winners = [names.get(seat, seat) for seat in result.get("winners", [])]
    lines = [texts.format("cli-winners", names=winners) if winners else texts.format("cli-no-winner")]
    return lines + [_value(row, names) for row in result.get("rows", [])]


def _value(value: Any, names: Mapping[str, str]) -> str:
    if isinstance(value, dict):
        return ", ".join(_pair(names.get(key, key), each, names) for key, each in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(_value(each, names) for each in value)
    return names.get(value, value) if isinstance(value, str) else str(value)


def _pair(key: str, value: Any, names: Mapping[str, str]) -> str:
    text = _value(value, names)
    return f"{key} {text}" if text else key


def wrapped(lines: list[str], width: int = WIDTH) -> list[str]:
    """The lines broken to the width of the screen; what goes on stands under its beginning."""
    out: list[str] = []
    for line in map(harmless, lines):
        lead = len(line) - len(line.lstrip())
        indent = " " * (lead + 2)
        out += textwrap.wrap(line, width - 1, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False) or [""]
    return out
