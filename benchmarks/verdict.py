"""What ``make kills`` and ``make load`` make of what they found. Each complaint is one sentence; without one, all is well."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

# -- make kills -------------------------------------------------------------------------------------------------------------------

PERSON, BOT, OWN, BACK = (
    "what another person did, shown",
    "a bot's move, beyond its pace",
    "one's own answer, stored",
    "back through another connection",
)
"""What a player waits for."""
LIMITS = {PERSON: 5.0, BOT: 5.0, OWN: 5.0, BACK: 15.0}
"""Seconds after which it was too long. The first three are waits of players whose connection stood all the while; whoever was
connected to what was killed comes :data:`BACK`."""
SERVER = "server"
"""What :attr:`Kills.killed` calls a process that answers."""
LIFE = "-- life"
"""Begins the line in a log that parts the lives of a process."""
SAID = (LIFE, "Undercroft is open at", "Bots play at", "Figures are told at")
"""Begins what a process says when it starts."""
CAUSED = ("resource_tracker: There appear to be", "warnings.warn('resource_tracker: ")
"""What Python says of semaphores that a killed process has left."""


class Wait(NamedTuple):
    """How long a player waited.

    :param seconds: without the pace of a bot; ``whole``: with it.
    :param apart: for somebody who was connected to another process.
    :param table: the kind of table.
    """

    what: str
    seconds: float
    whole: float
    apart: bool = False
    table: str = ""


class Row(NamedTuple):
    """A row of the log of answers in the database."""

    match: str
    number: int
    message: str


@dataclass
class Kills:
    """What was found while processes were killed.

    :param wanted: how many kills; ``killed``: how many there were, by what was killed.
    :param confirmed: messages that were answered by "done"; ``ahead``: those of them that answered a secret question. The rules may
        not have come to it yet, so they need not be in the log.
    :param rows: the log of answers, in its order.
    :param played: answers confirmed at tables of each kind.
    :param logs: what each process wrote in all its lives.
    :param ended: processes that ended, or did not begin again, though nobody had killed them.
    :param stuck: what became of tables that were not played to the end of the run.
    """

    wanted: int
    killed: Counter[str] = field(default_factory=Counter)
    confirmed: set[str] = field(default_factory=set)
    ahead: set[str] = field(default_factory=set)
    rows: Sequence[Row] = ()
    played: dict[str, int] = field(default_factory=dict)
    waits: list[Wait] = field(default_factory=list)
    logs: Mapping[str, str] = field(default_factory=dict)
    ended: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)

    @property
    def lost(self) -> list[str]:
        """Messages that were confirmed and are not in the log."""
        return sorted(self.confirmed - self.ahead - {row.message for row in self.rows})

    @property
    def doubled(self) -> list[str]:
        """Messages that are in the log more than once."""
        return [message for message, count in Counter(row.message for row in self.rows if row.message).items() if count > 1]

    @property
    def gaps(self) -> list[str]:
        """Tables whose log is not numbered one by one, from the first."""
        numbers: dict[str, list[int]] = {}
        for row in self.rows:
            numbers.setdefault(row.match, []).append(row.number)
        return [match for match, found in numbers.items() if found != list(range(len(found)))]

    def complaints(self) -> list[str]:
        """All that should not be."""
        found = [
            f"{len(broken)} {what}: {', '.join(broken[:3])}"
            for what, broken in (("lost", self.lost), ("doubled", self.doubled), ("logs with gaps", self.gaps))
            if broken
        ]
        for what, limit in LIMITS.items():
            late = [wait for wait in self.waits if wait.what == what and wait.seconds > limit]
            if late:
                worst = max(late, key=lambda wait: wait.seconds)
                found.append(
                    f"{len(late)} times {what} took more than {limit:.0f} s, at most {worst.seconds:.1f} s ({worst.table})"
                )
        for process, log in self.logs.items():
            if errors := errors_in(log):
                found.append(f"{len(errors)} errors in the log of {process}: {errors[0]}")
        if (restarts := sum(log.count('"restarted"') for log in self.logs.values())) > self.killed[SERVER]:
            found.append(f"{restarts} servers were started again, and {self.killed[SERVER]} were killed")
        found += [f"{name} ended by itself" for name in self.ended]
        found += [f"a table was not played on: {why}" for why in self.stuck]
        return found + self.missing()

    def missing(self) -> list[str]:
        """What must have happened, or all the rest shows nothing."""
        found = [f"nobody has played {kind}" for kind, count in self.played.items() if not count]
        if (count := sum(self.killed.values())) < self.wanted:
            found.append(f"{count} kills of {self.wanted}")
        found += [f"never seen: {what}" for what in (PERSON, BOT, OWN) if not any(wait.what == what for wait in self.waits)]
        if not any(wait.what == PERSON and wait.apart for wait in self.waits):
            found.append("no two people were connected to two processes")
        return found


def errors_in(log: str) -> list[str]:
    """What a log says that it should not, each as its first line: all but what is noted for information, what a process says when
    it starts, and what a kill itself causes (:data:`CAUSED`, :func:`_is_caused`, a line that was cut off)."""
    found: list[str] = []
    plain = False
    for line in log.splitlines():
        begun, plain = plain, False
        if line.startswith("{"):
            found += [json.dumps(event) for event in _events(line) if event.get("level") != "info" and not _is_caused(event)]
        elif line.strip() and not line.startswith(SAID) and not any(said in line for said in CAUSED):
            plain = True
            if not begun:  # a traceback is one error
                found.append(line)
    return found


def _events(line: str) -> Iterable[dict[str, Any]]:
    """The events in a line: several processes write into one log, so that two may share a line. One that was cut off is none."""
    decoder, at = json.JSONDecoder(), 0
    while line[at : at + 1] == "{":
        try:
            event, at = decoder.raw_decode(line, at)
        except ValueError:
            return
        yield event


def _is_caused(event: Mapping[str, Any]) -> bool:
    """Whether an event says no more than that a server was killed and its parent has started another."""
    return event.get("event") == "restarted" and event.get("code") == -9


# -- make load --------------------------------------------------------------------------------------------------------------------

QUIET, BUSY = 25.0, 50.0
"""Milliseconds for 99 of 100 moves in the quiet house, in which the machine is fast enough, and with everything at once."""


@dataclass
class Crowd:
    """People who do not play, while it was measured how long a move takes those who do.

    :param wanted: how many were to be there; ``came``: how many had come when it began; ``stayed``: how many were there when it
        ended.
    :param got: what they were sent, in each part of the time.
    """

    what: str
    wanted: int
    came: int
    stayed: int
    got: Sequence[int]

    def missing(self) -> list[str]:
        """What was not there all the time, so that the figures show nothing."""
        if not self.wanted:
            return []
        found = []
        if self.came < self.wanted:
            found.append(f"{self.what}: {self.came} came of {self.wanted}")
        if self.stayed < self.came:
            found.append(f"{self.what}: {self.stayed} stayed of {self.came}")
        if not all(self.got):
            found.append(f"{self.what}: in a part of the time they were sent nothing ({', '.join(map(str, self.got))})")
        return found


def of_load(quiet: float, busy: float, crowds: Sequence[Crowd]) -> list[str]:
    """What was wrong under load.

    :param quiet, busy: milliseconds in which 99 of 100 moves were shown, in the quiet house and with everything at once.
    """
    found = [missing for crowd in crowds for missing in crowd.missing()]
    if busy > BUSY and not is_slow(quiet):
        found.append(f"99 of 100 moves took up to {busy:.1f} ms with everything at once, more than {BUSY:.0f} ms")
    return found


def is_slow(quiet: float) -> bool:
    """Whether the machine is too slow, or too busy with other things, for the limit to mean anything."""
    return quiet > QUIET
