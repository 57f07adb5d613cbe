"""A shelf: what took long to make, kept on the disk, the least wanted of it given up where there is no room."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import structlog

log = structlog.get_logger("undercroft.shelf")

ROOMY = 0.8
"""How full a shelf is, at most, after something was given up."""


class Shelf:
    """Things by the digest of what they were made from. Several processes may share one folder.

    What cannot be written is not kept; nothing else depends on it.

    :param folder: where they lie.
    :param most: bytes, all together.
    """

    def __init__(self, folder: Path, most: int) -> None:
        self.folder = folder
        self.most = most
        self._held: int | None = None
        self._lock = threading.Lock()

    def get(self, key: str) -> bytes | None:
        """What is kept under a key, if anything is."""
        file = self.folder / key
        try:
            body = file.read_bytes()
            os.utime(file)  # wanted just now
        except OSError:
            return None
        return body

    def put(self, key: str, body: bytes) -> None:
        """Keep something under a key."""
        unfinished = self.folder / f".{key}-{os.getpid()}-{threading.get_ident()}"
        with self._lock:
            try:
                self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                unfinished.write_bytes(body)
                unfinished.replace(self.folder / key)
                self._make_room(len(body))
            except OSError as problem:
                log.warning("not-kept", problem=repr(problem))
                with suppress(OSError):
                    unfinished.unlink()

    def drop(self, wanted: Callable[[str], bool]) -> None:
        """Give up what is kept under keys that are not wanted any more."""
        with self._lock:
            self._held = None  # counted anew when something comes
            try:
                for file, _ in self._all():
                    if not wanted(file.name.removeprefix(".")):
                        file.unlink(missing_ok=True)
            except FileNotFoundError:
                pass  # nothing was ever kept
            except OSError as problem:
                log.warning("not-dropped", problem=repr(problem))

    def _make_room(self, more: int) -> None:
        if self._held is not None and self._held + more <= self.most:
            self._held += more
            return
        files = sorted((stat.st_mtime_ns, stat.st_size, file) for file, stat in self._all())
        self._held = sum(size for _, size, _ in files)
        room = self.most if self._held <= self.most else int(self.most * ROOMY)
        for _, size, file in files:
            if self._held <= room:
                break
            file.unlink(missing_ok=True)
            self._held -= size

    def _all(self) -> list[tuple[Path, os.stat_result]]:
        found = []
        for file in self.folder.iterdir():
            with suppress(FileNotFoundError):  # another process gave it up
                found.append((file, file.stat()))
        return found
