"""Dice: threats, and what is added to a roll (rules §8, §9)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from ...kernel.ask import Choose, Question
from .cards import THREAT, Threat, X
from .moments import ROLL, Coming, Moment, everybody
from .state import State
from .uses import is_for, work_of
from .values import hero_bonus, stat
from .windows import window


def hero_roll(g: State, roll: Coming, extra: int = 0) -> int:
    """Die, stat and everything added; what was played for this roll is used up."""
    seat = roll.seat
    more, twice = take_next_rolls(g, roll)
    die = g.nature.die()
    if twice:
        die = max(die, g.nature.die())
    bonus = hero_bonus(g, seat, roll.of, roll.form, roll.types, roll.source) + more + extra
    total = die + stat(g, seat, roll.form) + bonus
    g.tell("rolls", seat=seat, of=roll.of, form=roll.form, die=die, total=total)
    return total


def take_next_rolls(g: State, roll: Coming) -> tuple[int, bool]:
    """What was played for this roll, or the seat's next of this kind; whether two dice are rolled of which the higher counts."""
    more, twice = 0, False
    left = []
    for entry in g.next_rolls:
        who, name, x, against = entry
        change = work_of(g, name).next_roll
        if who == roll.seat and change is not None and is_for(change, roll) and against in ("", roll.against()):
            more += x if change.add == X else change.add
            twice = twice or change.twice
        else:
            left.append(entry)
    g.next_rolls = left
    return more, twice


def threat_rolls(
    g: State, seats: Sequence[int], threat: Threat, source: str, value: int = 0, lower: dict[int, int] | None = None,
    asked: bool = False,
) -> Generator[Question, Any, list[int]]:  # fmt: skip
    """Heroes roll against the same threat: one window before all dice, then in order. Who has failed (§8, window P).

    :param value: what must be reached, if other than printed.
    :param lower: seats for which it is so much less.
    :param asked: whether the window before these dice is over already.
    """
    rolls = []
    for seat in seats:
        form = threat.stats[0]
        if len(threat.stats) > 1:
            form = str((yield Choose(seat, "stat", threat.stats)))
        rolls.append(Coming(seat, THREAT, form, None, source))
    spaces = [g.players[roll.seat].space for roll in rolls]
    if not asked:
        marks = "CE" if source == "standup" else "CEU"  # nobody stands up while standing up
        order = [*seats, *[seat for seat in everybody(g) if seat not in seats]]
        yield from window(g, Moment(ROLL, marks, g.battle, rolls), order)
    failed = []
    for roll, space in zip(rolls, spaces, strict=True):
        player = g.players[roll.seat]
        if not player.alive or (player.space != space and source != "standup"):
            take_next_rolls(g, roll)
            continue  # whoever was moved away meanwhile is out of reach
        needed = (value or threat.value) - (lower or {}).get(roll.seat, 0)
        total = hero_roll(g, roll)
        g.tell("threat", seat=roll.seat, total=total, value=needed, source=source)
        if total < needed:
            failed.append(roll.seat)
    return failed
