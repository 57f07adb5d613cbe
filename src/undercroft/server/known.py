"""The games that a worker process has played back, so that it need not do so for every move or look."""

from __future__ import annotations

from collections import OrderedDict

from ..kernel.match import Match
from ..kernel.record import Answer, Record

KNOWN: OrderedDict[str, tuple[str, Match]] = OrderedDict()
"""The latest ones, by table."""
MOST_KNOWN = 50


def match_of(table: str, record: str) -> Match:
    """The match of a record; where possible the one from the last call, played on."""
    before, match = KNOWN.pop(table, ("", None))
    if match is None or not record.startswith(before):  # an answer was taken back
        match = Match.load(Record.loads(record))
    else:
        match.follow([*match.tape, *map(Answer.from_line, record[len(before) :].splitlines())])
    KNOWN[table] = record, match
    if len(KNOWN) > MOST_KNOWN:
        KNOWN.popitem(last=False)
    return match
