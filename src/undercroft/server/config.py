"""What an operator may set."""

from __future__ import annotations

import ipaddress
import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from ..kernel.errors import BadInput
from .replay import PAGE

LARGEST = 64 * 1024
"""Bytes in the largest request body or socket message."""


def data_folder() -> Path:
    """Where a user's data lies: ``$XDG_DATA_HOME/undercroft``, else ``~/.local/share/undercroft``."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "undercroft"


def default_database() -> str:
    """``$UNDERCROFT_DATABASE``, else one SQLite file in the data folder."""
    named = os.environ.get("UNDERCROFT_DATABASE")
    return f"sqlite:///{data_folder() / 'undercroft.db'}" if named is None else _named("UNDERCROFT_DATABASE", named)


def _named(setting: str, database: str) -> str:
    """A database that somebody has named; :class:`BadInput` if it is nothing: perhaps another variable was empty."""
    if not database.strip():
        sentence = "{setting} is empty: name a database, or leave it out for the file in your data folder."
        raise BadInput("database-unnamed", sentence, setting=setting)
    return database


def number_of(variable: str, usual: float) -> float:
    """The number in an environment variable, ``usual`` where it is not set; :class:`BadInput` if it is no number."""
    text = os.environ.get(variable, str(usual))
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 <= value < math.inf:
        raise BadInput("variable", "{variable} should be a number from 0 on, not {value}.", variable=variable, value=text[:40])
    return value


def networks_of(variable: str, usual: str) -> tuple[str, ...]:
    """The networks in an environment variable; :class:`BadInput` if one is none."""
    networks = tuple(os.environ.get(variable, usual).split())
    for network in networks:
        try:
            ipaddress.ip_network(network, strict=False)
        except ValueError:
            sentence = "{variable} should be addresses or networks such as 10.0.0.0/8, not {value}."
            raise BadInput("variable-network", sentence, variable=variable, value=network[:40]) from None
    return networks


def names_of(variable: str) -> tuple[str, ...]:
    """The names in an environment variable, with commas or blanks between; :class:`BadInput` if one is none."""
    names = tuple(os.environ.get(variable, "").lower().replace(",", " ").split())
    for name in names:
        if not _is_name(name):
            sentence = "{variable} should be names such as games.example.org, with commas between, not {value}."
            raise BadInput("variable-name", sentence, variable=variable, value=name[:80])
    return names


def _is_name(name: str) -> bool:
    """Whether browsers may call a house so: by a name alone, without ``https://``, port or path.

    >>> [_is_name(name) for name in ("*", "*.example.org", "10.0.0.5", "::1", "https://example.org/", "example.org:443", "a*")]
    [True, True, True, True, False, False, False]
    """
    if ":" in name:
        try:
            ipaddress.IPv6Address(name)
        except ValueError:
            return False
        return True
    return name == "*" or not set("/*?#@[]") & set(name.removeprefix("*."))


KNOWN = frozenset(
    f"UNDERCROFT_{name}"
    for name in (
        "BOTS", "DATABASE", "FINISHED_DAYS", "GUEST_DAYS", "HOST", "HOSTS", "IDLE_DAYS", "METRICS", "MOMENT_SECONDS", "PACKS",
        "PROCESSES", "REPLAYS_MB", "TABLE_DAYS",
    )
)  # fmt: skip
"""The environment variables that Undercroft reads."""


def unknown_variables(environment: Mapping[str, str] = os.environ) -> list[str]:
    """Variables that are named as ours, and that nothing reads: misspelt, perhaps. Those of tests are theirs.

    >>> unknown_variables({"UNDERCROFT_BOTS": "2", "UNDERCROFT_FINISHED_DAY": "3", "HOME": "/"})
    ['UNDERCROFT_FINISHED_DAY']
    """
    return sorted(name for name in environment if name.startswith("UNDERCROFT_") and name not in KNOWN and "_TEST_" not in name)


@dataclass
class Config:
    """Settings of one server process.

    :param database: SQLAlchemy URL: ``sqlite:///file`` or ``postgresql+psycopg://…``.
    :param busy: seconds to wait for a locked database before the player is told.
    :param pace: least number of seconds before a bot's move where a person is at the table.
    :param regret: least number of seconds before a bot's move where a person may still take back the answer before it.
    :param moment: seconds that a moment for quiet questions lasts for everyone who is not asked; 0: no longer than it takes.
        ``$UNDERCROFT_MOMENT_SECONDS``.
    :param grace: seconds after which somebody whose last tab was closed is shown as gone; a page loaded anew is back by then.
    :param workers: bot processes; 0 lets the bots rest, and what the house answers for people with nothing to decide (another
        process may do their work). ``$UNDERCROFT_BOTS``.
    :param readers: processes that make what one looks back at; 0: a thread does.
    :param shelf: the folder where that is kept, and how many bytes of it, at most. ``$UNDERCROFT_REPLAYS_MB``.
    :param cached: matches kept in memory; the others are rebuilt from the database when needed.
    :param requests, messages, creations, stories: (a second, at once) allowed from one address, on one socket, for new tables, and
        of stories told once more, for which answers are played again.
    :param misses: tables (a second, at once) that one address may ask for and that there are not; after that it is shown none but
        its guest's own.
    :param bot_tables: tables of bots alone (a second, at once) made from one address.
    :param bots_alone: tables of bots alone that go on at once for one guest.
    :param replays: steps of replays (a second, at once) that are made for one address; what was made already is not counted.
    :param sockets: live connections that one (address, guest) may hold at once.
    :param onlookers: live connections at one table, through all processes, beyond which only its players may come.
    :param guest_days: days after which a guest who neither sits at a table nor made one is forgotten; 0: never.
        ``$UNDERCROFT_GUEST_DAYS``.
    :param table_days: days after which a table that never started is removed; 0: never. ``$UNDERCROFT_TABLE_DAYS``.
    :param idle_days: days after which a game that goes on is removed if nothing has happened in it; 0: never.
        ``$UNDERCROFT_IDLE_DAYS``.
    :param finished_days: days after which a game that is over is removed; 0: never. ``$UNDERCROFT_FINISHED_DAYS``.
    :param metrics: networks from which ``/metrics`` may be read. ``$UNDERCROFT_METRICS``, with blanks between.
    :param hosts: the names by which browsers may call the house, ``*.example.org`` for all below one, ``*`` for any; none: those of
        a private network. ``$UNDERCROFT_HOSTS``, with commas between. The names of this computer for itself always do.
    :param host: the address it listens on, by which it may be called, too. ``$UNDERCROFT_HOST``.
    :param static: the built front end.
    """

    database: str = field(default_factory=default_database)
    busy: float = 3.0
    pace: float = 0.6
    regret: float = 2.0
    moment: float = field(default_factory=lambda: number_of("UNDERCROFT_MOMENT_SECONDS", 0.6))
    grace: float = 3.0
    workers: int = field(default_factory=lambda: int(number_of("UNDERCROFT_BOTS", 2)))
    readers: int = 1
    shelf: Path = field(default_factory=lambda: data_folder() / "replays")
    shelf_bytes: int = field(default_factory=lambda: int(number_of("UNDERCROFT_REPLAYS_MB", 256) * 1024 * 1024))
    cached: int = 512
    requests: tuple[float, float] = (40.0, 240.0)
    messages: tuple[float, float] = (10.0, 40.0)
    creations: tuple[float, float] = (0.2, 20.0)
    stories: tuple[float, float] = (0.5, 20.0)
    misses: tuple[float, float] = (0.2, 30.0)
    bot_tables: tuple[float, float] = (0.02, 10.0)
    bots_alone: int = 10
    replays: tuple[float, float] = (100.0, 6000.0)
    sockets: tuple[int, int] = (400, 60)
    onlookers: int = 300
    guest_days: float = field(default_factory=lambda: number_of("UNDERCROFT_GUEST_DAYS", 90))
    table_days: float = field(default_factory=lambda: number_of("UNDERCROFT_TABLE_DAYS", 30))
    idle_days: float = field(default_factory=lambda: number_of("UNDERCROFT_IDLE_DAYS", 0))
    finished_days: float = field(default_factory=lambda: number_of("UNDERCROFT_FINISHED_DAYS", 0))
    metrics: tuple[str, ...] = field(default_factory=lambda: networks_of("UNDERCROFT_METRICS", "127.0.0.0/8 ::1"))
    hosts: tuple[str, ...] = field(default_factory=lambda: names_of("UNDERCROFT_HOSTS"))
    host: str = field(default_factory=lambda: os.environ.get("UNDERCROFT_HOST", ""))
    static: Path = Path(__file__).parent / "static"

    def shared_by(self, processes: int) -> Config:
        """The part of one process among several that are to allow together what is set here. Each allows at least one thing; of
        replays, one page.

        >>> Config(requests=(40.0, 240.0), creations=(0.2, 20.0), sockets=(400, 60)).shared_by(4).requests
        (10.0, 60.0)
        """

        def part(limit: tuple[float, float], least: float = 1.0) -> tuple[float, float]:
            return limit[0] / processes, max(least, limit[1] / processes)

        address, guest = self.sockets
        return replace(
            self,
            requests=part(self.requests), creations=part(self.creations), stories=part(self.stories), misses=part(self.misses),
            bot_tables=part(self.bot_tables), replays=part(self.replays, PAGE),
            sockets=(-(-address // processes), -(-guest // processes)),
        )  # fmt: skip


def config_for(database: str | None) -> Config:
    """What an operator has set, with this database if one is given: a URL or a file."""
    if database is None:
        return Config()
    named = _named("--database", database)
    return Config(database=named if "://" in named else f"sqlite:///{named}")
