"""What a table has chosen to play by, as the state of its game carries it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

Settings: TypeAlias = dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """The settings of one table and its number of seats. Never changed, and shared by all copies of a state.

    A game's subclass has a typed field for each of its settings, called by the same name, for its rules to read. The house reads
    ``settings``: what it writes into positions and records is complete whatever the game does.

    :param settings: complete and checked (``Game.read_settings``).
    """

    def __init__(self, settings: Settings, seats: int) -> None:
        self.settings: Final[Mapping[str, Any]] = MappingProxyType(dict(settings))
        self.seats: Final[int] = seats
