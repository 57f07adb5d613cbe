"""Floods: how fast somebody may ask."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from .errors import TooFast

REMEMBERED = 20_000
"""Addresses kept in mind; beyond that the longest silent ones are forgotten."""


class Bucket:
    """Lets through ``rate`` things a second, and ``burst`` at once after a silence.

    :param clock: seconds, for tests.
    """

    __slots__ = ("burst", "clock", "left", "rate", "then")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left = burst
        self.then = clock()

    def take(self) -> bool:
        """Whether one more may pass now."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limiter:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, who: str) -> None:
        """:class:`TooFast` if ``who`` has asked too much lately."""
        bucket = self._buckets.setdefault(who, Bucket(self.rate, self.burst))
        self._buckets.move_to_end(who)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise TooFast()
