"""The command ``undercroft``. Exit codes: 0 fine, 1 the input is wrong (one sentence on stderr), 2 usage."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from .. import __version__
from ..kernel.errors import BadInput
from ..kernel.registry import broken_games, faults
from . import guests, records, studies, tables
from .common import SOME, ErrorInFile, language_of_system

FINE, WRONG, INTERRUPTED = 0, 1, 130


def parser() -> ArgumentParser:
    """The whole command line."""
    top = ArgumentParser(
        prog="undercroft",
        description="A table for dungeon board games: play in a browser or a terminal, keep, replay and study every game.",
        epilog=f"Example: undercroft play {SOME} --seats 4 --bot easy --lang uk",
    )
    top.add_argument("--version", action="version", version=f"undercroft {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    tables.add(commands)
    guests.add(commands)
    records.add(commands)
    studies.add(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code.

    :param argv: the words after ``undercroft``; those of the process if None.
    """
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    arguments = parser().parse_args(argv)
    lang = getattr(arguments, "lang", None)
    if getattr(arguments, "packs", None) is not None:
        os.environ["UNDERCROFT_PACKS"] = arguments.packs  # processes that share the work find them, too
    look = faults if getattr(arguments, "tell_faults", False) else broken_games
    broken = [_sentence(problem, lang) for problem in look()]
    for said in broken:
        print(said, file=sys.stderr)
    try:
        arguments.run(arguments)
        sys.stdout.flush()
    except BadInput as error:
        if (said := _sentence(error, lang)) not in broken:
            print(said, file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        # Whoever read our output has seen enough; Python would complain once more when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return INTERRUPTED
    return FINE


def _sentence(error: BadInput, lang: str | None) -> str:
    """The error in the language asked for, on one line."""
    from ..text import LANGUAGES, Texts, harmless

    try:
        texts = Texts(lang if lang in LANGUAGES else language_of_system())
    except BadInput:  # the texts of a game that cannot be loaded
        return harmless(" ".join(str(error).split()))
    if isinstance(error, ErrorInFile):
        error = error.told(texts.error(error.inner))
    return harmless(" ".join(texts.error(error).split()))
