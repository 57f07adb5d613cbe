"""What may be done in a game at a table: each function changes the table in memory and returns the rows for its log.

A ``BadInput`` from one of them means that the table is as it was.
"""

from __future__ import annotations

from ..kernel.errors import BadInput, Illegal, Stale
from ..kernel.record import Answer
from .disclosure import OVER, PLAYING
from .errors import Forbidden
from .lessons import need_taught
from .log import LogRow
from .standing import Standing
from .table import Job, Table
from .wire import NewStanding

NEVER = -1
"""When nobody was asked (``Job.asked_at``)."""


def start(table: Table) -> list[LogRow]:
    """Begin the match; Nature's first answers are the first rows of the log."""
    table.play(table.opening)
    return table.played(len(table.opening), -1)


def answer(table: Table, guest: str, seat: int, what: str, at: int, option: str, joined: bool = False) -> list[LogRow]:
    """A guest's seat answers a question that it saw with the number ``at``.

    :param joined: by one gesture with its answer before; both are taken back together.
    """
    match = table.need_match()
    table.need_played(guest, seat)
    table.shown.need_shown(seat)
    since, turn = len(match.tape), match.game.turn_of(match.state)
    twin = table.shown.asked(match, seat)
    twin.find(seat, option, what, at)
    need_taught(table.lesson, match.tape, Answer(seat, what, option, ""))
    holds = table.passes.holds(twin, seat, option)
    if twin is match:
        match.answer(seat, option, what, at)
    else:
        table.shown.ahead.keep(twin, seat, option)
    table.passes.declined[seat] = table.passes.declined.get(seat, frozenset()) | holds
    return table.played(since, turn, joined=joined)


def answer_bot(table: Table, seat: int, version: int, what: str, option: str) -> list[LogRow]:
    """A bot answers, or the house for a person who has nothing to decide; :class:`Stale` if the job of ``version`` is no longer
    open."""
    match = table.need_match()
    job = table.jobs.get(seat)
    if job is None or job.version != version:
        raise Stale("stale", "The table has moved on since; look again and choose.")
    since, turn = len(match.tape), match.game.turn_of(match.state)
    match.answer(seat, option, what)
    # Where the same question stays open (a torch in a sealed round) there is a new job; and the row of this one is still to go.
    table.jobs[seat] = Job(version, NEVER)
    return table.played(since, turn, spared=table.seats[seat].level is None)


def undo(table: Table, guest: str, seat: int, number: int) -> list[LogRow]:
    """A guest's seat takes back its last answer, with all that it gave by the same gesture; ``number`` is that of the view it was
    looking at."""
    match = table.need_match()
    table.need_played(guest, seat)
    table.shown.need_shown(seat)
    if number != match.known_to(seat, len(match.tape)):
        raise Stale("stale", "The table has moved on since; look again and choose.")
    if table.kept_ahead(seat) is not None:  # nobody has been shown anything of it, and nothing came of it
        table.shown.ahead.take_back(seat)
        table.passes.declined.pop(seat, None)
        table.look()
        return []
    own, _ = table.takes_back(seat)
    if own >= 0 and table.shown.asked_quietly(seat) and match.tape[own].what in match.game.quiet:
        raise Stale("stale", "The table has moved on since; look again and choose.")  # as where it was given ahead
    if own < 0:
        raise Illegal("undo", "There is nothing of yours to take back: something was shown or answered since.")
    table.passes.declined.pop(seat, None)
    tape = list(match.tape)
    first = table.gesture(seat, own)
    place = len(tape)
    while place > first:  # what the house answered goes with what it followed
        place = match.undoable(seat)
        match.undo(seat)
    end = len(tape) if len(match.tape) == place else place + 1  # what others did untold since goes with it
    rows = [table.log.taken_back(match.game, tape, gone) for gone in reversed(range(place, end))]
    table.given = 0.0
    table.shown.ahead.lapse()
    table.look()
    return rows


def set_standing(table: Table, guest: str, seat: int, wish: NewStanding) -> list[LogRow]:
    """A guest's seat says anew when it wants to be asked quiet questions. The house may then pass for it at once."""
    match = table.need_match()
    table.need_played(guest, seat)
    if table.status == OVER and table.shown.held_from(seat) is None:
        raise Illegal("over", "The game is over.")
    if not match.game.quiet:
        raise BadInput("standing-none", "In this game nobody is asked in secret, so there is nothing to pass by.")
    known = match.game.moment_kinds
    for kind in wish.stops:
        if kind not in known:
            sentence = "There is no moment {kind}; there are {known}."
            raise BadInput("stop-unknown", sentence, kind=kind[:40], known=", ".join(known))
    since, turn = len(match.tape), match.game.turn_of(match.state)
    table.passes.change(seat, Standing(wish.mode, {**table.passes.of(seat).stops, **wish.stops}), since)
    return table.played(since, turn)


def end_lesson(table: Table, guest: str) -> list[LogRow]:
    """The learner goes on without the guide: from now on it is a game like any other."""
    match = table.need_match()
    if table.guided is None or not table.seats_of(guest):
        raise Forbidden("no-guide", "There is no guide of yours at this table.")
    if table.guided:
        table.guided = False
        table.play(list(match.tape))
    return []


def due(table: Table) -> dict[int, Job]:
    """The bots' jobs now. A bot that is still asked the same keeps its job."""
    if table.match is None or table.status != PLAYING:
        return {}
    jobs = {}
    for seat in table.bots_waiting():
        job, asked_at = table.jobs.get(seat), table.match.asked_since(seat)
        jobs[seat] = job if job is not None and job.asked_at == asked_at else Job(table.version, asked_at)
    return jobs
