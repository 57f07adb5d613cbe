"""What time it is in the house. Where several machines share a PostgreSQL, they go by its clock: their own may differ."""

from __future__ import annotations

import time

from sqlalchemy import Connection, text

SAME = 0.05
"""Seconds by which two clocks may differ and be taken for the same: no question over a network says it more exactly."""

_known: list[tuple[float, float]] = []
"""By how much the database's clock is ahead of this machine's, and this machine's of one that is never set, when it was measured
last; nothing where this machine's counts."""


def now() -> float:
    """Seconds since 1970."""
    return time.time() + (_known[0][0] if _known else 0.0)


def measure(db: Connection) -> None:
    """Go by the database's clock from now on; a file has none. Of some answers the fastest is believed, and of little more or less
    than before nothing: else the time would jump to and fro."""
    if db.dialect.name == "sqlite":
        return
    found = []
    for _ in range(3):
        asked, began = time.time(), time.monotonic()
        theirs = db.execute(text("SELECT extract(epoch FROM clock_timestamp())::float8")).scalar_one()
        took = time.monotonic() - began
        found.append((took, theirs - asked - took / 2))
    ahead, before = min(found)[1], _known[0][0] if _known else 0.0
    _known[:] = [(before if abs(ahead - before) < SAME else ahead, time.time() - time.monotonic())]


def was_set() -> bool:
    """Whether this machine's clock was set since it was compared."""
    return bool(_known) and abs(time.time() - time.monotonic() - _known[0][1]) > SAME


def forget() -> None:
    """Go by this machine's clock again."""
    _known.clear()
