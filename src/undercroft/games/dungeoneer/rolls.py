"""Dice: threats, and what is added to a roll (rules §8, §9)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from ...kernel.ask import Choose, Question
from .cards import THREAT, Threat, X
from .state import State
from .values import hero_bonus, stat
from .windows import ROLL, Coming, Moment, everybody, window, work_of


def hero_roll(g: State, roll: Coming, extra: int = 0) -> int:
    """Die, stat and everything added; what was played for this roll is used up."""
    seat = roll.seat
    more, twice = take_next_rolls(g, seat, roll.of, roll.form)
    die = g.nature.die()
    if twice:
        die = max(die, g.nature.die())
    bonus = hero_bonus(g, seat, roll.of, roll.form, roll.types, roll.source) + more + extra
    total = die + stat(g, seat, roll.form) + bonus
    g.tell("rolls", seat=seat, of=roll.of, form=roll.form, die=die, total=total)
    return total


def take_next_rolls(g: State, seat: int, of: str, form: str) -> tuple[int, bool]:
    """What was played for the seat's next roll of this kind, and whether two dice are rolled of which the higher counts."""
    more, twice = 0, False
    left = []
    for entry in g.next_rolls:
        who, name, x = entry
        change = work_of(g, name).next_roll
        if who == seat and change is not None and of in change.of and (not change.forms or form in change.forms):
            more += x if change.add == X else change.add
            twice = twice or change.twice
        else:
            left.append(entry)
    g.next_rolls = left
    return more, twice


def threat_rolls(
    g: State, seats: Sequence[int], threat: Threat, source: str, value: int = 0, lower: dict[int, int] | None = None
) -> Generator[Question, Any, list[int]]:
    """Heroes roll against the same threat: one window before all dice, then in order. Who has failed (§8, window P).

    :param value: what must be reached, if other than printed.
    :param lower: seats for which it is so much less.
    """
    rolls = []
    for seat in seats:
        form = threat.stats[0]
        if len(threat.stats) > 1:
            form = str((yield Choose(seat, "stat", threat.stats)))
        rolls.append(Coming(seat, THREAT, form, None, source))
    asked = [*seats, *[seat for seat in everybody(g) if seat not in seats]]
    marks = "CE" if source == "standup" else "CEU"  # nobody stands up while standing up
    yield from window(g, Moment(ROLL, marks, g.battle, rolls), asked)
    failed = []
    for roll in rolls:
        if not g.players[roll.seat].alive:
            continue
        needed = (value or threat.value) - (lower or {}).get(roll.seat, 0)
        total = hero_roll(g, roll)
        g.tell("threat", seat=roll.seat, total=total, value=needed, source=source)
        if total < needed:
            failed.append(roll.seat)
    return failed
