"""The commands about one guest of a house: export, delete."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from ..kernel.errors import BadInput
from .common import Commands, command


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
    export_.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a new file (default: it is printed)")


def export(arguments: Namespace) -> None:
    """``undercroft export``."""
    from ..server.operator import export as write

    if arguments.file is None:
        print(write(arguments.database, arguments.guest).decode(), end="")
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
    print(f"{arguments.file}: {len(said)} bytes", file=sys.stderr)


def delete(arguments: Namespace) -> None:
    """``undercroft delete``."""
    from ..server.operator import delete as remove

    parted = remove(arguments.database, arguments.guest)
    print(f"{arguments.guest}: {len(parted.removed)} tables removed, {len(parted.kept)} go on without the name")
