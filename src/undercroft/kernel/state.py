"""What every game's state shares: chance, the journal, and whether the game is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .ask import LETTERS
from .nature import Nature, NoNature
from .options import Options

Chosen = TypeVar("Chosen", bound=Options)

EVERYONE = -1
"""The visibility mask of an event that all may see; otherwise bit *s* stands for seat *s*. A negative mask shows an event to
spectators, too: ``~mask_of([s])`` to everybody but seat *s*."""


CLOCKWISE: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [tuple([(*range(first, seats), *range(first)) for first in range(seats)]) for seats in range(len(LETTERS) + 1)]
)
"""Seats clockwise: of four, from the third, ``CLOCKWISE[4][2]`` is ``(2, 3, 0, 1)``."""


class Event:
    """One entry of the journal: what happened, and who may know.

    :param key: names the sentence; ``<family>-log-<key>`` in the language files.
    :param to: visibility mask (:data:`EVERYONE`, one bit a seat, or everybody but some).
    """

    __slots__ = ("args", "key", "to")

    def __init__(self, key: str, to: int, args: dict[str, Any]) -> None:
        self.key = key
        self.to = to
        self.args = args

    def seen_by(self, seat: int | None) -> bool:
        """Whether ``seat`` (or a spectator, None) may know of it.

        >>> [Event("draws", mask_of([1]), {}).seen_by(seat) for seat in (0, 1, None)]
        [False, True, False]
        """
        return self.to < 0 if seat is None else bool(self.to >> seat & 1)


NO_NATURE = NoNature()


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[Chosen]):
    """Base of every game's state: plain data, with a hand-written ``copy``.

    ``nature``, ``journal`` and ``witness`` belong to the host and are not part of the position; a copy starts without them.

    :param options: what the table plays by; a copy has the very same object.
    """

    __slots__ = ("journal", "moments", "nature", "options", "over", "witness")

    def __init__(self, options: Chosen) -> None:
        self.options: Final[Chosen] = options
        self.over = False
        self.moments = 0
        """How many moments for quiet questions (``Game.quiet``) there have been; no rule may read it."""
        self.nature: Nature = NO_NATURE
        self.journal: list[Event] | None = None
        self.witness: Callable[[State[Any]], None] | None = None
        """Looks at the state when something was told: the last event of the journal has just happened."""

    def tell(self, key: str, *, to: int = EVERYONE, **args: Any) -> None:
        """Append to the journal, where there is one. No rule may read it.

        Searches keep none; what is told in every step looks for a ``journal`` first, which costs them less than this call.

        >>> from undercroft.kernel.options import Options
        >>> state = State(Options({}, 2))
        >>> state.journal = []
        >>> state.tell("draws", to=mask_of([1]), card="axe")
        >>> [(event.key, event.args) for event in state.journal if event.seen_by(1)]
        [('draws', {'card': 'axe'})]
        """
        if self.journal is not None:
            self.note(Event(key, to, args))

    def note(self, event: Event) -> None:
        """Append an event to the journal, which there is, and show the state as it is now to whoever looks on."""
        assert self.journal is not None
        self.journal.append(event)
        if self.witness is not None:
            self.witness(self)

    @property
    def seats(self) -> int:
        """How many play."""
        return self.options.seats

    def copy(self) -> State[Chosen]:
        """An independent equal state, without host."""
        raise NotImplementedError


def mask_of(seats: Sequence[int]) -> int:
    """The visibility mask of some seats.

    >>> bin(mask_of([0, 2]))
    '0b101'
    """
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask
