"""A game of the family beside Tomb of the Lich Lord: six spaces, ten cards and two heroes, as another package would bring it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path

from undercroft import text
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.kernel import registry

SET = Path(__file__).parent / "tiny_set"
GAME = Dungeoneer("tiny", (SET,), seats=(1, 2))


@contextmanager
def registered(folder: Path) -> Iterator[None]:
    """Meanwhile the game is found, by an entry point of a package in ``folder``, here and in processes begun from here."""
    about = folder / "tiny-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[{registry.GROUP}]\ntiny = {__name__}:GAME\n", encoding="utf-8")
    sys.path.append(str(folder))
    _look_again()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        _look_again()


def _look_again() -> None:
    """Forget which games there are, and their texts."""
    invalidate_caches()
    for known in (registry._places, registry._problem_of, registry.game_of, text.source_of, text._bundle):
        known.cache_clear()
