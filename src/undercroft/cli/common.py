"""What the commands share: their arguments, files, languages."""

from __future__ import annotations

import json
import os
from argparse import ArgumentParser, ArgumentTypeError, RawDescriptionHelpFormatter, _SubParsersAction
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from ..kernel.errors import BadInput
from ..kernel.game import LANGUAGES
from ..kernel.registry import HOUSE

if TYPE_CHECKING:
    from ..text import Texts

Commands: TypeAlias = "_SubParsersAction[ArgumentParser]"

SOME = next(iter(HOUSE))
"""The game of the examples: our first."""


class ErrorInFile(BadInput):
    """An error together with the line of the answers that caused it."""

    def __init__(self, line: int, text: str, inner: BadInput) -> None:
        super().__init__("answers-line", "Line {line} of the answers ({text}): {why}", line=line, text=text[:60], why=str(inner))
        self.inner = inner

    def told(self, why: str) -> ErrorInFile:
        """The same with its reason in another language."""
        self.args_["why"] = why
        return self


def command(commands: Commands, name: str, run: Callable[[Any], None], help: str, example: str) -> ArgumentParser:
    """Add a command; every one shows an example."""
    added = commands.add_parser(
        name, help=help, description=f"{help[0].upper()}{help[1:]}.", epilog=f"Example:\n  {example}",
        formatter_class=RawDescriptionHelpFormatter,
    )  # fmt: skip
    added.set_defaults(run=run)
    return added


def option_pair(text: str) -> tuple[str, str]:
    """``k=v`` as typed behind ``--option``."""
    key, sign, value = text.partition("=")
    if not sign or not key:
        raise ArgumentTypeError(f"an option is written NAME=VALUE, not {text[:40]!r}")
    return key.strip(), value.strip()


def options_of(arguments: Any) -> dict[str, str]:
    """What was typed behind ``--option``; :class:`BadInput` where one is given twice."""
    options: dict[str, str] = {}
    for id, value in arguments.option:
        if id in options:
            raise BadInput("option-twice", "Option {id} is given twice.", id=id[:40])
        options[id] = value
    return options


def add_table(added: ArgumentParser) -> None:
    """Add GAME, ``--seats`` and ``--option``."""
    added.add_argument("game", metavar="GAME", help="the game's id; see: undercroft games")
    added.add_argument("--seats", type=int, metavar="N", help="how many play (default: the usual number)")
    added.add_argument(
        "--option", type=option_pair, action="append", default=[], metavar="K=V", help="an option of the table; may be repeated"
    )
    add_packs(added)


def add_runs(added: ArgumentParser, games: int, bots: str) -> None:
    """Add ``--games``, ``--bots``, ``--seed``, ``--jobs`` for commands that play many games.

    :param games, bots: the defaults.
    """
    added.add_argument("--games", type=int, default=games, metavar="N", help=f"how many games (default {games})")
    added.add_argument("--bots", default=bots, metavar="A,B,…", help=f"who sits where, repeated in turn (default {bots})")
    added.add_argument("--seed", type=int, default=0, metavar="N", help="the same games each time for a seed (default 0)")
    added.add_argument("--jobs", type=int, default=1, metavar="N", help="processes that share the work (default 1)")


def bots_of(arguments: Any) -> list[str]:
    """What was typed behind ``--bots``."""
    return [bot.strip() for bot in arguments.bots.split(",")]


def add_packs(added: ArgumentParser) -> None:
    """Add ``--packs``."""
    added.add_argument("--packs", metavar="DIR", help="the folder of packs of cards (default: $UNDERCROFT_PACKS)")


def add_json(added: ArgumentParser) -> None:
    """Add ``--json``."""
    added.add_argument("--json", action="store_true", help="print JSON, for programs")


def add_lang(added: ArgumentParser) -> None:
    """Add ``--lang``."""
    added.add_argument("--lang", metavar="XX", help=f"language: {', '.join(LANGUAGES)} (default: the system's)")


def language_of_system(environment: Any = os.environ) -> str:
    """The language of the environment if the program has it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def texts_of(arguments: Any) -> Texts:
    """The texts in the language behind ``--lang``, or in the system's."""
    from ..text import Texts

    return Texts(arguments.lang or language_of_system())


def how_many(count: int, what: str) -> str:
    """
    >>> how_many(1, "table"), how_many(2, "table")
    ('1 table', '2 tables')
    """
    return f"{count} {what}{'' if count == 1 else 's'}"


def print_json(value: Any) -> None:
    """Print a value as JSON."""
    print(json.dumps(value, ensure_ascii=False, indent=2))
