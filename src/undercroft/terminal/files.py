"""Reading and writing what a person names on the command line: files and seats, with errors one can act on."""

from __future__ import annotations

import sys
from pathlib import Path

from ..kernel.ask import LETTERS
from ..kernel.errors import BadInput
from ..kernel.record import LONGEST


def read_text(file: str) -> str:
    """The text of a file, ``-`` for standard input; :class:`BadInput` if it cannot be read or is no text."""
    try:
        if file == "-":
            return sys.stdin.read(LONGEST + 1)
        with Path(file).open(encoding="utf-8") as opened:
            return opened.read(LONGEST + 1)
    except UnicodeDecodeError:
        raise BadInput("file-text", "{file} is not a text file.", file=file) from None
    except (OSError, ValueError) as error:
        raise BadInput("file-read", "Cannot read {file}: {why}.", file=file, why=_reason(error)) from None


def write_text(file: str, text: str, mode: str = "w") -> None:
    """Write a file, or append with ``mode`` ``"a"``; :class:`BadInput` if it cannot be written."""
    try:
        with Path(file).open(mode, encoding="utf-8") as opened:
            opened.write(text)
    except (OSError, ValueError) as error:
        raise BadInput("file-write", "Cannot write {file}: {why}.", file=file, why=_reason(error)) from None


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def seat_number(letter: str, seats: int) -> int:
    """The seat with a letter; :class:`BadInput` if the table has no such seat."""
    known = LETTERS[:seats]
    if len(letter) != 1 or letter.upper() not in known:
        raise BadInput("seat-none", "There is no seat {seat}; there are {known}.", seat=letter[:20], known=", ".join(known))
    return known.index(letter.upper())
