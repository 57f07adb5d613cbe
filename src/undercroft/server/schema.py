"""The database: which tables there are. Migrations bring an old database to this."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ColumnElement,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    or_,
    select,
)

METADATA = MetaData()

HOUSE = Table(
    "house", METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)  # fmt: skip
"""What belongs to the whole house: the key that signs forms."""

GUESTS = Table(
    "guests", METADATA,
    Column("id", String(24), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(24), nullable=False),
    Column("named", Boolean, nullable=False),
    Column("created", Float, nullable=False),
)  # fmt: skip
"""People, by browser: the session cookie's token is kept only as its hash. One row (``names.FORMER``) stands for all who have
deleted their data, wherever their games stay for others; no token has its hash."""

MATCHES = Table(
    "matches", METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("host", String(24), ForeignKey("guests.id"), nullable=False),
    Column("status", String(8), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("result", JSON(none_as_null=True)),
    Column("waiting", String(8), nullable=False),
    Column("rematch", String(40)),
    Column("early", Boolean, nullable=False, server_default=false()),
    Column("held", JSON(none_as_null=True)),
    Column("progress", JSON(none_as_null=True)),
    Column("start", JSON(none_as_null=True)),
    Column("guided", Boolean),
    Column("looked", Float, nullable=False, server_default="0"),
    Column("version", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("matches_open", "status", "public", "updated"),
    Index("matches_host", "host"),
    Index("matches_rematch", "rematch"),
)  # fmt: skip
"""Tables. ``version`` counts their changes and is what makes concurrent writers notice each other. ``waiting`` are seat letters,
small ones of seats that are asked a quiet question; ``held`` is what is shown while a moment for such questions lasts.
``progress``: how far the game is, for lists. ``start``: the position that it began from, if not from the beginning.
``guided``: of a lesson, whether the guide is still there; null for every other game.
``looked``: when somebody was last there, give or take some seconds.
``early``: the host's share of chance came before the commitment was shown."""

BRANCHES = Table(
    "branches", METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("origin", String(40), nullable=False),
    Column("step", Integer, nullable=False),
    Column("answers", JSON, nullable=False),
    Index("branches_origin", "origin"),
)  # fmt: skip
"""Tables that began with the first answers of a finished game (``origin``; empty if that was removed): these, as lines of its
record; the log has the rest."""

PROMISES = Table(
    "promises", METADATA,
    Column("id", String(40), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Boolean, nullable=False),
    Index("promises_guest", "guest"),
)  # fmt: skip
"""Secrets whose commitments a guest was shown; each can make one table of that guest's."""

SEATS = Table(
    "seats", METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id")),
    Column("level", String(16)),
    Column("name", String(24), nullable=False),
    Column("entropy", String(128), nullable=False),
    Index("seats_guest", "guest"),
)  # fmt: skip
"""Who sits where: a guest, a bot (``level``), or nobody yet. ``name`` is a bot's, or that of
whoever plays with the guest on one screen."""

ANSWERS = Table(
    "answers", METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("what", String(40), nullable=False),
    Column("option", String(200), nullable=False),
    Column("digest", String(8), nullable=False),
    Column("undone", Integer),
    Column("standing", Boolean, nullable=False, server_default=false()),
    Column("joined", Boolean, nullable=False, server_default=false()),
    Column("message", String(96), nullable=False),
    Column("at", Float, nullable=False),
)  # fmt: skip
"""The log, append-only: answers (Nature's too, seat -1), and undos, whose ``undone`` is the place on the tape of what went.
``standing``: the house passed for the seat, which did not want to be asked.
``joined``: given by one gesture with the answer before."""

STANDING = Table(
    "standing", METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("mode", String(12), nullable=False),
    Column("stops", JSON, nullable=False),
    Column("place", Integer, nullable=False),
    Column("at", Float, nullable=False),
)  # fmt: skip
"""When seats want to be asked quiet questions, append-only: every change, and how many answers were on the tape by then."""

JOBS = Table(
    "jobs", METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("leased", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("again", Float, nullable=False, server_default="0"),
)  # fmt: skip
"""Bots that must answer: at which table, for which seat, since which version. ``leased``: a process is at it until then.
``again``: after it failed ``tries`` times, it is not tried before that."""


def of_guest(guest: str) -> ColumnElement[bool]:
    """Of tables that a guest made or sits at."""
    return or_(MATCHES.c.host == guest, MATCHES.c.id.in_(select(SEATS.c.match).where(SEATS.c.guest == guest)))
