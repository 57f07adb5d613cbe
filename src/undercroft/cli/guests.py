"""The commands about one guest of a house: export, delete."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from pathlib import Path

from ..kernel.errors import BadInput
from .common import Commands, command, how_many


def add(commands: Commands) -> None:
    """Add these commands to the command line."""
    export_ = command(
        commands, "export", export, "write down all that a house keeps of a guest", "undercroft export --guest Ilka ilka.json"
    )
    delete_ = command(
        commands, "delete", delete, "delete all that a house keeps of a guest", "undercroft delete --guest g1f09a2b3c4d"
    )
    for about in (export_, delete_):
        about.add_argument("--guest", required=True, metavar="WHO", help="the guest's id, or a name that nobody else has")
        about.add_argument("--database", metavar="URL", help="the database of the house (default: a file in your data folder)")
    delete_.add_argument("--yes", action="store_true", help="do not ask; WHO must be an id")
    export_.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a new file (default: it is printed)")


def export(arguments: Namespace) -> None:
    """``undercroft export``."""
    from ..server.operator import export as write

    if arguments.file is None:
        said = write(arguments.database, arguments.guest)
        try:
            print(said.decode(), end="", flush=True)
        except BrokenPipeError:
            raise
        except OSError as problem:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # it is flushed once more at exit
            why = problem.strerror or str(problem)
            raise BadInput("file-unwritten", "{file} cannot be written: {why}.", file="stdout", why=why) from None
        return
    if arguments.file.exists():
        raise BadInput("file-exists", "There is a file {file} already; choose another name.", file=str(arguments.file))
    said = write(arguments.database, arguments.guest)
    try:
        arguments.file.touch(mode=0o600, exist_ok=False)
        arguments.file.write_bytes(said)
    except OSError as problem:
        why = problem.strerror or str(problem)
        raise BadInput("file-unwritten", "{file} cannot be written: {why}.", file=str(arguments.file), why=why) from None
    print(f"{arguments.file}: {how_many(len(said), 'byte')}", file=sys.stderr)


def delete(arguments: Namespace) -> None:
    """``undercroft delete``."""
    from ..server.operator import delete as remove
    from ..server.operator import look_up
    from ..text import harmless

    known = look_up(arguments.database, arguments.guest)
    who = f"{known.id} ({harmless(known.name)})"
    if arguments.yes and arguments.guest != known.id:  # names are free to choose
        raise BadInput("guest-by-id", "With --yes say the guest's id; {name} is {guest}.", name=arguments.guest, guest=known.id)
    if not arguments.yes and not sys.stdin.isatty():
        sentence = "Nothing was deleted, for nobody can be asked here; say --yes with the guest's id, {guest}."
        raise BadInput("delete-unasked", sentence, guest=known.id)
    if not arguments.yes and not _agreed(f"{who}, here since {known.since}, {how_many(known.tables, 'table')}. Delete? (y/N) "):
        print("Nothing was deleted.")
        return
    parted = remove(arguments.database, known.id)
    kept = len(parted.kept)
    print(f"{who}: {how_many(len(parted.removed), 'table')} removed, {kept} {'goes' if kept == 1 else 'go'} on without the name")


def _agreed(question: str) -> bool:
    try:
        return input(question).strip().lower() in ("y", "yes")
    except EOFError:
        print()
        return False
