"""Limits against floods: how fast somebody may ask, and how much somebody may hold at once."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from .errors import TooFast, TooMany

REMEMBERED = 20_000
"""How many addresses are remembered; beyond that, those silent longest are forgotten."""


class Turns:
    """Of a crowd that comes at once, only so many go on in one round of the event loop, and whoever plays goes between."""

    def __init__(self, together: int) -> None:
        self._few = asyncio.Semaphore(together)

    async def take(self) -> None:
        """Wait for one's turn to go on."""
        async with self._few:
            await asyncio.sleep(0)


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

    def take(self, cost: float = 1.0, least: float = 0.0) -> bool:
        """Whether one more may pass now, or so much as ``cost`` ones; or, costing less, so much as ``least``."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < max(cost, least):
            return False
        self.left -= cost
        return True


class Limiter:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, who: str, cost: float = 1.0) -> None:
        """:class:`TooFast` if ``who`` has asked too much lately to be given what costs this much."""
        bucket = self._buckets.setdefault(who, Bucket(self.rate, self.burst))
        self._buckets.move_to_end(who)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if not bucket.take(cost):
            raise TooFast()

    def spent(self, who: str) -> bool:
        """Whether ``who`` has asked for so much lately that there is not one more for them."""
        bucket = self._buckets.get(who)
        return bucket is not None and not bucket.take(0, least=1)


class Crowd:
    """A limit on how many of a thing each may hold at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: Counter[str] = Counter()

    @contextmanager
    def one(self, who: str) -> Iterator[None]:
        """Hold one more within the ``with`` block; :class:`TooMany` if ``who`` holds the most allowed."""
        if self._held[who] >= self.most:
            raise TooMany()
        self._held[who] += 1
        try:
            yield
        finally:
            self._held[who] -= 1
            if not self._held[who]:
                del self._held[who]
