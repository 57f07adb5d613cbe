"""What a person reads, in three languages: the house's and every game's Fluent messages for the server, terminal and command line.

The browser reads the same files (``GET /api/text/<lang>``); docs/wire.md says how messages are named.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from itertools import repeat
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .kernel.errors import BadInput
from .kernel.game import CARD, CARDS, KIND, PIECES
from .kernel.game import LANGUAGES as LANGUAGES
from .kernel.match import LEAVES_GAME
from .kernel.registry import game_ids, game_of
from .kernel.shapes import FATES

HOUSE = Path(__file__).parent / "locale"


@cache
def source_of(lang: str) -> str:
    """The Fluent source of a language: the house's messages, then every game's. :class:`BadInput` for an unknown language."""
    if lang not in LANGUAGES:
        raise BadInput("language", "There is no language {lang}; there are {known}.", lang=lang[:10], known=", ".join(LANGUAGES))
    folders = dict.fromkeys([HOUSE, *[folder for id in game_ids() for folder in game_of(id).locales]])
    files = [folder / f"{lang}.ftl" for folder in folders]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


def rules_page(game: str, lang: str) -> str:
    """The rules page of a game as Markdown, in English where the language has none; :class:`BadInput` if there is no such game."""
    source_of(lang)
    for each in (lang, "en"):
        for folder in reversed(game_of(game).locales):
            page = folder / f"rules.{each}.md"
            if page.is_file():
                return page.read_text(encoding="utf-8")
    raise BadInput("rules-missing", "{game} has no rules page.", game=game)


def folded(text: str) -> str:
    """A text as it is compared with what somebody types: in small letters, with one kind of apostrophe."""
    return text.casefold().replace("'", "’")


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source_of(lang)))
    return bundle


class Texts:
    """The sentences of one language; what it lacks is said in English, and what English lacks by the message's name.

    :param lang: ``en``, ``ru`` or ``uk``.
    """

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self._bundles = [_bundle(each) for each in dict.fromkeys((lang, "en"))]

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def format(self, key: str, /, **args: Any) -> str:
        """The message ``key``; lists among its arguments are joined by commas."""
        return self.find(key, args) or key

    def find(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """As :meth:`format`; empty if there is no such message."""
        plain = {name: _plain(value) for name, value in (args or {}).items() if value is not None}
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    return _with_minus(str(bundle.format_pattern(pattern, plain)[0]), plain)
        return ""

    def called(self, name: str) -> str:
        """A player's name; one that the house gave (``bot:Ilka``, ``guest:1234``) in the reader's language and script."""
        kind, _, given = name.partition(":")
        return self.format(f"ui-name-{kind}", name=given) if given and kind in ("bot", "guest") else name

    # -- what the house shows of any game ------------------------------------------------------------------------------------------

    def error(self, error: BadInput) -> str:
        """The sentence of an error (``error-<key>``), else its own English one."""
        given = {name: '""' if value == "" else value for name, value in error.args_.items()}  # nothing is shown as such
        return self.find(f"error-{error.key}", given) or str(error)

    def why(self, game: str, refusal: Mapping[str, Any], names: Mapping[str, str] | None = None, me: str | None = None) -> str:
        """The sentence of a refusal as it stands in a view; see :meth:`named`."""
        return self.format(f"{game_of(game).family}-why-{refusal['key']}", **self.named(game, refusal["args"], names, me))

    def ask(self, game: str, what: str, **args: Any) -> str:
        """What may be done: the prompt of a question."""
        return self.format(f"{game_of(game).family}-ask-{what}", **self.named(game, args))

    def option(self, game: str, option: Mapping[str, Any], names: Mapping[str, str] | None = None, me: str | None = None) -> str:
        """An option as it stands in a view, in full where the game has a longer line than that of the button; its id where the
        game has no words for it. See :meth:`named`."""
        args, family = self.named(game, option["args"], names, me), game_of(game).family
        lines = (self.find(f"{family}-{group}-{option['key']}", args) for group in ("option", "do"))
        return next(filter(None, lines), str(option["id"]))

    def log(self, game: str, entry: Mapping[str, Any], names: Mapping[str, str] | None = None, me: str | None = None) -> str:
        """A line of the journal as it stands in a view; see :meth:`named`."""
        return self.format(self.log_id(game, entry["key"]), **self.named(game, entry["args"], names, me))

    def log_id(self, game: str, key: str) -> str:
        """The name of the message for an entry of the journal: the game's, or the house's own."""
        return f"{'ui' if key == LEAVES_GAME else game_of(game).family}-log-{key}"

    def fate(self, game: str, fate: str) -> str:
        """What became of a seat, in words: the game's, or the house's own."""
        return self.format(f"{'ui' if fate in FATES else game_of(game).family}-fate-{fate}")

    def named(
        self, game: str, args: Mapping[str, Any], names: Mapping[str, str] | None = None, me: str | None = None
    ) -> dict[str, Any]:
        """Arguments made readable, as docs/wire.md says under "Language files".

        ``name``/``names`` beside ``seat``/``seats``, ``<what>_name`` beside ``<what>_seat``; what the game says is a card or a
        kind (``Game.words``) in words, its id kept as ``<arg>-id``; lists of cards or pieces in words.

        :param names: the players' names by seat letter; letters stand for the others.
        :param me: the seat that reads: beside every name, ``you`` (``<what>_you``) says whether it is the reader's; among several
            it is "you", and ``seats-you`` says whether there is nobody else.
        """
        named = dict(args)
        known, words = {seat: self.called(name) for seat, name in (names or {}).items()}, game_of(game).words
        for arg, value in args.items():
            if arg == "seat":
                named["name"] = known.get(value, value)
                named["you"] = value == me
            elif arg == "seats" and isinstance(value, list):
                named["names"] = [self.format("ui-you") if each == me else known.get(each, each) for each in value]
                named["seats-count"] = len(value)
                named["seats-you"] = value == [me]
            elif arg.endswith("_seat"):
                named[f"{arg[:-5]}_name"] = known.get(value, value)
                named[f"{arg[:-5]}_you"] = value == me
            elif words.get(arg) in (CARD, KIND) and isinstance(value, str):
                named[arg] = self._word(game, words[arg], value)
                named[f"{arg}-id"] = value
            elif words.get(arg) == CARDS and isinstance(value, list):
                reasons = args.get(f"{arg}_why") or repeat("")
                numbers = args.get(f"{arg}_n")
                cards = [self._bonus(game, each or "dark", why, not numbers) for each, why in zip(value, reasons, strict=False)]
                named[arg] = " ".join(map(_signed, numbers, cards)) if numbers is not None else cards
            elif words.get(arg) == PIECES and isinstance(value, list):
                named[arg] = [self._word(game, CARD, each.partition("-")[2]) for each in value]
        return named

    def because(self, game: str, why: str) -> str:
        """Why a part of a sum counts (``<how>:<word>``), in words; "" without one."""
        how, _, word = why.partition(":")
        of = self._word(game, KIND, word)
        return self.find(f"{game_of(game).family}-because-{how}", {"of": of, "of-id": word}) if how else ""

    def _bonus(self, game: str, card: str, why: str, listed: bool) -> str:
        """What adds to a sum, with why it counts: Grave Hatred: against undead; in a list: Maiden in Distress (escorted)."""
        name = self._word(game, CARD, card)
        return name + (" ({})" if listed else ": {}").format(self.because(game, why)) if why else name

    def _word(self, game: str, group: str, id: str) -> str:
        """What a card or kind is called, by the language files or else by the game; its id where it has no name."""
        name = self.find(f"{game_of(game).family}-{group}-{id}") if _is_name(id) else ""
        if not name and group == CARD and id:
            name = game_of(game).word(id, self.lang)
        return name or id


OBEYED = {code: " " if chr(code).isspace() else "�" for code in (*range(32), *range(127, 160))}


def harmless(line: str) -> str:
    """The line without control characters: a terminal would obey them, and records and names come from anybody."""
    return line.translate(OBEYED)


def _is_name(value: str) -> bool:
    return value.replace("-", "").replace("_", "").isalnum() and value.isascii()


def _signed(number: int, word: str) -> str:
    """A part of a sum: + 3 (Surge of Will)."""
    return f"{'−' if number < 0 else '+'} {abs(number)} ({word})"


_HYPHEN = re.compile(r"(?<!\w)-(?=\d)")


def _with_minus(said: str, args: Mapping[str, Any]) -> str:
    """A sentence whose numbers below zero have a minus, not a hyphen."""
    below = any(isinstance(value, int | float) and value < 0 for value in args.values())
    return _HYPHEN.sub("−", said) if below else said


def _plain(value: Any) -> Any:
    """Arguments as Fluent takes them: texts and numbers."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return value if isinstance(value, int | float) else str(value)
