"""What calls have in common: who asks, which house, table and seat they are about."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter

from ..kernel.ask import LETTERS, seat_of
from .door import token_of
from .errors import Missing
from .guests import Guest
from .house import House

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
Known = NamedDependency[Guest]
Anyone = NamedDependency[Guest | None]
TableId = Annotated[str, PathParameter(description="A table's id, such as amber-fox-4k7m-2x9d-3t6f.")]
Lang = Annotated[str, PathParameter(description="en, ru or uk.")]
SeatLetter = Annotated[str, PathParameter(description="A seat's letter.")]


FURTHEST = 1_000_000
"""No game has so many steps or entries."""


async def the_guest(request: AnyRequest, house: TheHouse) -> Guest:
    """Who asks; :class:`Forbidden` for a browser without session."""
    return await house.guests.need(token_of(request))


async def any_guest(request: AnyRequest, house: TheHouse) -> Guest | None:
    """Who asks, if known."""
    return await house.guests.find(token_of(request))


def seat_number(letter: str) -> int:
    """The seat with a letter; :class:`Missing` if there is none such."""
    if len(letter) != 1 or letter not in LETTERS:
        raise Missing("seat-unknown", "This table has no seat {seat}.", seat=letter[:10])
    return seat_of(letter)
