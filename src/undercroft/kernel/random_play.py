"""A game played at random to its end, on the bare engine: the loop of all simulations that need no bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .ask import AllOf, Choose, FirstOf, Given, Option
from .run import Run


def play_at_random(run: Run, chance: Callable[[], float]) -> int:
    """Play a run to its end at random: all options of a question are equally likely.

    :param run: begun, and no :class:`~.match.Match`: nothing is kept.
    :param chance: numbers from 0 up to 1.
    :returns: how many decisions that took.

    >>> from random import Random
    >>> from undercroft.kernel.nature import SampledNature
    >>> from undercroft.kernel.registry import game_of
    >>> raiders = game_of("raiders")
    >>> run = Run(raiders, raiders.new(raiders.read_settings({}, 3), 3), SampledNature(Random(1)))
    >>> run.begin()
    >>> decisions = play_at_random(run, Random(2).random)
    >>> decisions > 0 and run.state.over
    True
    """
    decisions = 0
    while (question := run.question) is not None:
        if isinstance(question, Choose):
            options = question.options
            run.send(options[int(chance() * len(options))])
            decisions += 1
            continue
        if isinstance(question, AllOf) and not run.sealed:
            decisions += _together(run, question, chance)
            continue
        decisions += 1
        asks = question.asks if isinstance(question, FirstOf) else run.asks()
        ask = asks[0] if len(asks) == 1 else _one_of(asks, chance)
        option = ask.options[int(chance() * len(ask.options))]
        if isinstance(question, FirstOf):
            run.send(Given(ask.seat, ask.what, option))
        else:
            run.give(ask, option)
    return decisions


def _together(run: Run, question: AllOf, chance: Callable[[], float]) -> int:
    """Let all choose under seal, until somebody uses a window; how many decisions that took."""
    may = question.may
    sealed: dict[int, Option] = {}
    for ask in question.asks:
        chosen = _one_of((ask, *may), chance) if may else ask
        option = chosen.options[int(chance() * len(chosen.options))]
        if chosen.may:
            decisions = len(sealed) + 1
            run.sealed = sealed
            run.send(Given(chosen.seat, chosen.what, option))
            return decisions
        sealed[ask.seat] = option
    run.send(tuple(sealed.values()))
    return len(sealed)


def _one_of(asks: Sequence[Choose], chance: Callable[[], float]) -> Choose:
    """Pick one question of the seat that the table waits for, with a chance in proportion to its options."""
    seat = asks[0].seat if not asks[0].may else next((ask.seat for ask in asks if not ask.may), asks[0].seat)
    mine = [ask for ask in asks if ask.seat == seat]
    if len(mine) == 1:
        return mine[0]
    at = int(chance() * sum([len(ask.options) for ask in mine]))
    for ask in mine:
        at -= len(ask.options)
        if at < 0:
            return ask
    return mine[-1]
