"""Jobs of bots in the database: which of them to do next, and whose they are meanwhile."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from sqlalchemy import ColumnElement, Connection, Select, and_, bindparam, exists, func, or_, select, update

from .disclosure import PLAYING
from .schema import JOBS, MATCHES, SEATS

LEASE = 2.5
"""Seconds for which a job is a process's own; it says anew that it is, as long as it lives."""
SEEN = 30.0
"""Seconds for which somebody who looked at a table counts as being there."""

PRESENT, AWAY, ALONE = range(3)
"""Whose bots come first: of a person who is there, of people who are not, of nobody but onlookers."""

PERSON = exists().where(SEATS.c.match == JOBS.c.match, SEATS.c.guest.is_not(None)).correlate(JOBS)
KEY = and_(
    JOBS.c.match == bindparam("table"), JOBS.c.seat == bindparam("number"), JOBS.c.version == bindparam("since"),
)  # fmt: skip


class Failure(IntEnum):
    """At what a job failed, by how much that counts in its ``tries``."""

    UNSTORED = 0
    """The database did not answer: nobody can say how the job would have gone."""
    MISTHOUGHT = 1
    """The bot failed at its thinking."""
    UNLOADED = 1000
    """Its table could not be loaded."""


@dataclass(frozen=True)
class Due:
    """A bot that must answer.

    :param version: of the table, since which it must.
    :param tries: how often it failed, each time by what that counts (:class:`Failure`).
    :param rank: how soon its turn comes: :data:`PRESENT`, :data:`AWAY` or :data:`ALONE`.
    """

    match: str
    seat: int
    version: int
    tries: int
    rank: int

    @property
    def key(self) -> dict[str, str | int]:
        """What finds its row."""
        return {"table": self.match, "number": self.seat, "since": self.version}

    @property
    def misthought(self) -> int:
        """How often the bot failed at its thinking."""
        return self.tries % Failure.UNLOADED

    @property
    def failed(self) -> int:
        """How often the job failed, at whatever."""
        return self.tries // Failure.UNLOADED + self.misthought


def next_jobs(db: Connection, now: float, among_people: int, among_bots: int) -> list[Due]:
    """The jobs to be done next that nobody is at.

    Tables where a person sits and somebody is there come first, then those where people sit; tables of bots alone only go on while
    somebody looks on. Among equals whoever has waited longest comes first.

    :param among_people: how many at tables where people sit, at most; ``among_bots``: at tables of bots alone.
    """
    looked_at = _looked_at(now)
    jobs = []
    for which, most in ((PERSON, among_people), (~PERSON & looked_at, among_bots)):
        rows = db.execute(_free(now).where(which).order_by(looked_at.desc(), MATCHES.c.updated).limit(most)) if most > 0 else ()
        for row in rows:
            rank = ALONE if which is not PERSON else PRESENT if abs(row.looked - now) < SEEN else AWAY
            jobs.append(Due(row.match, row.seat, row.version, row.tries, rank))
    return jobs


def count_jobs(db: Connection, now: float) -> int:
    """How many bots must answer: all jobs that could be done now, also those that somebody is at."""
    due = select(func.count()).select_from(JOBS).join(MATCHES, MATCHES.c.id == JOBS.c.match)
    return db.execute(due.where(_rested(now), or_(PERSON, _looked_at(now)))).scalar_one()


def _looked_at(now: float) -> ColumnElement[bool]:
    return MATCHES.c.looked.between(now - SEEN, now + SEEN)  # further ahead: the clock was wrong then


def _rested(now: float) -> ColumnElement[bool]:
    return or_(JOBS.c.again < now, JOBS.c.again > now + 2 * LONGEST_REST)


def _free(now: float) -> Select[tuple[str, int, int, int, float]]:
    """A lease that lies further ahead than any can is of a time when the clock was wrong."""
    free = or_(JOBS.c.leased < now, JOBS.c.leased > now + 2 * LEASE)
    columns = (JOBS.c.match, JOBS.c.seat, JOBS.c.version, JOBS.c.tries, MATCHES.c.looked)
    return select(*columns).join(MATCHES, MATCHES.c.id == JOBS.c.match).where(free, _rested(now))


TAKE = (
    update(JOBS)
    .where(KEY, or_(JOBS.c.leased < bindparam("now"), JOBS.c.leased > bindparam("far")))
    .values(leased=bindparam("until"))
)
HOLD = update(JOBS).where(KEY).values(leased=bindparam("until"))


def lease(db: Connection, jobs: Sequence[Due], now: float) -> list[Due]:
    """Those of the jobs that are this process's now, since no other was faster."""
    times = {"now": now, "far": now + 2 * LEASE, "until": now + LEASE}
    return [job for job in jobs if db.execute(TAKE, job.key | times).rowcount]


def hold(db: Connection, jobs: Iterable[Due], now: float) -> None:
    """This process is still at these jobs."""
    db.execute(HOLD, [job.key | {"until": now + LEASE} for job in jobs])


REST, LONGEST_REST = 1.0, 3600.0
"""Seconds after which a job that failed is tried again: at first, and at most."""


def rest_after(job: Due) -> float:
    """How long a job rests that failed: ever longer, since what cannot be loaded today hardly can tomorrow."""
    return float(min(LONGEST_REST, REST * 2 ** min(job.failed, 20)))


def put_back(db: Connection, job: Due, now: float, what: Failure = Failure.MISTHOUGHT) -> bool:
    """The job failed: anybody may try it again after a rest.

    :returns: whether no job of its table has failed because that could not be loaded.
    """
    before = db.execute(select(func.max(JOBS.c.tries)).where(JOBS.c.match == job.match)).scalar() or 0
    more = {"tries": JOBS.c.tries + what.value, "again": now + rest_after(job)} if what else {"again": now + REST}
    db.execute(update(JOBS).where(KEY).values({"leased": 0.0, **more}), job.key)
    return bool(before < Failure.UNLOADED)


def played_by_bots(db: Connection, guest: str, now: float) -> int:
    """At how many tables that a guest made bots play among themselves, with somebody looking on."""
    person = exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.guest.is_not(None)).correlate(MATCHES)
    which = (MATCHES.c.host == guest, MATCHES.c.status == PLAYING, MATCHES.c.looked.between(now - SEEN, now + SEEN), ~person)
    return db.execute(select(func.count()).select_from(MATCHES).where(*which)).scalar_one()
