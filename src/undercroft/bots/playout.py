"""Playing a bare run on with likely answers, as searches do at the end of what they know."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..kernel.ask import AllOf, Choose, FirstOf, Given
from ..kernel.run import Run
from .heuristic import Heuristic

LONGEST = 5000
"""How many answers a playout takes at most; then it is judged as it stands."""


def must(asks: Sequence[Choose], seat: int | None = None) -> Choose:
    """The question that the table waits for, where one of several answers counts; the question of ``seat`` before others."""
    first = asks[0]
    if not first.may and seat in (None, first.seat):
        return first
    waited = [ask for ask in asks if not ask.may] or asks
    for ask in waited:
        if ask.seat == seat:
            return ask
    return waited[0]


def play_on(run: Run, heuristic: Heuristic, random: Callable[[], float], until: int) -> None:
    """Answer for everybody until the heuristic's clock shows ``until`` or the game is over. Windows are left unanswered."""
    likely, clock, state = heuristic.likely, heuristic.clock, run.state
    for _ in range(LONGEST):
        question = run.question
        if question is None or clock(state) >= until:
            return
        if isinstance(question, FirstOf):
            ask = must(question.asks)
            run.send(Given(ask.seat, ask.what, likely(state, ask, random)))
        elif isinstance(question, AllOf):
            for ask in question.asks:
                if ask.seat not in run.sealed:
                    run.sealed[ask.seat] = likely(state, ask, random)
            sealed, run.sealed = run.sealed, {}
            run.send(tuple([sealed[ask.seat] for ask in question.asks]))
        else:
            run.send(likely(state, question, random))
