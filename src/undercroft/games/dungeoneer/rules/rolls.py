"""Dice: threats, and what is added to a roll (rules §8, §9)."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, NamedTuple

from ....kernel.ask import Choose, Question, letter_of
from ..cards.fields import DANGER, LEVEL, LIFE, LUCK, THREAT, Effects, RollChange, Threat, X
from ..state.attacks import Part
from ..state.fighters import everybody, name_in
from ..state.moments import PLAYS, ROLL, USUAL, Coming, Lost, Moment
from ..state.state import State
from .uses import is_for, work_of
from .values import (
    ability_of,
    added_and_taken,
    each_number,
    hero_bonus,
    hero_bonuses,
    ignored_by,
    level_value,
    stat_bonuses,
    tested,
)
from .windows import window


class Facing(NamedTuple):
    """A threat for which a stat is chosen: what it comes from, what must be reached, how much of that is danger, and what a failure
    does."""

    card: str
    source: str
    needed: int
    danger: int
    fails: Effects


def hero_value(g: State, roll: Coming) -> int:
    """What a hero adds to its die: what is tested, and cards in play; without what was played for this one roll."""
    return tested(g, roll.seat, roll.form) + hero_bonus(g, roll.seat, roll.of, roll.form, roll.types, roll.source)


def hero_dice(g: State, roll: Coming, value: int) -> tuple[int, int]:
    """Roll for a hero: the die, and the total with the value. What was played for this roll is added and used up."""
    by = doubled_by(g, roll)
    more, twice = take_next_rolls(g, roll)
    die = g.nature.die()
    if twice:
        dice = [die, g.nature.die()]
        g.tell("rolls-two", seat=roll.seat, dice=dice, ability=ability_of(g, by))
        die = max(dice)
    return die, die + value + more


def tell_roll(g: State, roll: Coming, die: int, total: int, added: Mapping[str, Any], paid: int = 0) -> None:
    """What a hero has rolled, and against whom in a battle.

    :param added: what is added to the die, as :func:`told_parts` says it.
    :param paid: how much of the total was paid for.
    """
    if g.journal is None:
        return
    attack = roll.attack
    against = attack.hero if attack is not None and not attack.monster and roll.seat == attack.owner else -1
    if attack is not None and not attack.monster and against < 0:
        against = attack.owner
    g.tell(
        "rolls", seat=roll.seat, of=roll.of, form=roll.form, die=die, total=total, glory=paid,
        foe="" if attack is None else "monster" if attack.monster else "hero", card="" if attack is None else name_in(g, attack),
        target_seat=letter_of(against) if against >= 0 else "", **added,
    )  # fmt: skip


def tell_spared(g: State, seat: int, space: str, hazard: str) -> None:
    """Tell that a hazard of a space does nothing to a hero: what it has ignores that, or it was brought there in another's turn."""
    by = ignored_by(g, seat, hazard)
    g.tell("spared", seat=seat, space=space, what=hazard, how="card" if by else "brought", ability=ability_of(g, by))


def take_next_rolls(g: State, roll: Coming) -> tuple[int, bool]:
    """Use up what was played for this roll, or for the seat's next roll of this kind. Also says whether two dice are rolled, of
    which the higher counts."""
    played = waiting_for(g, roll)
    if not played:
        return 0, False
    found = next_rolls(g, roll)
    played[:] = [entry for entry in played if not is_meant(g, roll, entry)]
    return found


def waiting_for(g: State, roll: Coming) -> list[tuple[int, str, int, str]]:
    """What was played for coming rolls of this kind. What was played for the running battle waits there while another roll
    interrupts it."""
    if roll.attack is None:
        return g.next_rolls
    return [] if g.battle is None else g.battle.played


def next_rolls(g: State, roll: Coming) -> tuple[int, bool]:
    """The same as :func:`take_next_rolls`, but nothing is used up."""
    more, twice = 0, False
    for entry in waiting_for(g, roll):
        if is_meant(g, roll, entry):
            more += added_by(g, entry)
            twice = twice or change_of(g, entry[1]).twice
    return more, twice


def window_for_luck(g: State, seat: int, name: str) -> Generator[Question, Any, int]:
    """The window before the dice of a search, or of a quest of chance; how much of what was played in it is added to them."""
    earlier, g.next_rolls = g.next_rolls, []
    yield from window(g, Moment(ROLL, USUAL, quest=name), everybody(g))
    roll = Coming(seat, LUCK, "", None, "quest")
    parts = played_for(g, roll)
    g.next_rolls = earlier
    return sum([count for _, count, _ in parts])


def doubled_by(g: State, roll: Coming) -> str:
    """What was played for a roll so that two dice are thrown for it, or ""."""
    return next((entry[1] for entry in waiting_for(g, roll) if is_meant(g, roll, entry) and change_of(g, entry[1]).twice), "")


def change_of(g: State, name: str) -> RollChange:
    """What a card played for a next roll changes."""
    change = work_of(g, name).next_roll
    assert change is not None
    return change


def added_by(g: State, entry: tuple[int, str, int, str]) -> int:
    """What a card played for a next roll adds to it."""
    change = change_of(g, entry[1])
    return entry[2] if change.add == X else change.add


def played_for(g: State, roll: Coming) -> list[Part]:
    """What was played for this one roll adds to it, card by card."""
    return [(entry[1], added_by(g, entry), "") for entry in waiting_for(g, roll) if is_meant(g, roll, entry)]


def added_to(g: State, roll: Coming) -> dict[str, Any]:
    """What is added to a hero's die against a threat, as the journal tells it: what its level, its life or its printed stat is, and
    what cards add and take away, by name, each with its own number."""
    return told_parts(g, threat_parts(g, roll))


def told_parts(g: State, parts: Sequence[Part]) -> dict[str, Any]:
    """The parts of any roll so: the first is what is printed."""
    (_, value, _), *cards = parts
    gives, takes = [part for part in cards if part[1] > 0], [part for part in cards if part[1] < 0]
    found = {"stat": value, **added_and_taken(g, cards)}
    numbers = {"raised_n": each_number(g, found["raised"], gives), "lowered_n": each_number(g, found["lowered"], takes)}
    return found | numbers


def threat_parts(g: State, roll: Coming) -> list[Part]:
    """The parts of that: first what is tested, then card by card."""
    if roll.form in (LEVEL, LIFE):
        value, cards = tested(g, roll.seat, roll.form), []
    else:
        value, cards = level_value(g, roll.seat, roll.form), stat_bonuses(g, roll.seat, roll.form)
    bonuses = hero_bonuses(g, roll.seat, roll.of, roll.form, roll.types, roll.source)
    return [(g.players[roll.seat].hero, value, ""), *cards, *bonuses, *played_for(g, roll)]


def is_meant(g: State, roll: Coming, entry: tuple[int, str, int, str]) -> bool:
    """Whether something played for a next roll is meant for this one."""
    who, name, _, against = entry
    return who == roll.seat and is_for(change_of(g, name), roll) and against in ("", roll.against())


def threat_rolls(
    g: State, seats: Sequence[int], threat: Threat, source: str, asked: bool = False, card: str = "", hazard: str = "",
    paid: int = 0, danger: Mapping[int, int] | None = None, fails: Effects = (),
) -> Generator[Question, Any, dict[int, Lost]]:  # fmt: skip
    """Heroes roll against the same threat: one window before all dice, then in order. Who has failed, and how (§8, window P). What
    is played in the window is for these rolls; what was played for others that still wait (a hero is pulled into spikes) is for
    those.

    :param asked: whether the window before these dice is over already.
    :param card: what the threat comes from, as the journal tells it: a trap, a monster, a quest, a space.
    :param hazard: which hazard of the space it is.
    :param paid: how much easier it is for glory. It is told with the roll, so that what is needed is what is printed.
    :param danger: how much harder the danger of the space makes it, by seat (an ability may ignore it).
    :param fails: what a failure does, for whoever may change the roll.
    """
    rolls = []
    for seat in seats:
        form: str = threat.stats[0]
        harder = (danger or {}).get(seat, 0)
        needed = threat.value + harder - paid
        if len(threat.stats) > 1:
            about = Facing(card, source, needed, harder, fails)
            form = str((yield Choose(seat, "stat", threat.stats, about=about)))
        rolls.append(Coming(seat, THREAT, form, None, source, None, needed, fails))
    spaces = [g.players[roll.seat].space for roll in rolls]
    earlier = g.next_rolls
    if not asked:
        g.next_rolls = []
        marks = PLAYS if source == "standup" else USUAL  # nobody stands up while standing up
        order = [*seats, *[seat for seat in everybody(g) if seat not in seats]]
        yield from window(g, Moment(ROLL, marks, g.battle, rolls), order)
    failed: dict[int, Lost] = {}
    for roll, space in zip(rolls, spaces, strict=True):
        player = g.players[roll.seat]
        if not player.alive or (player.space != space and source != "standup"):
            continue  # whoever was moved away meanwhile is out of reach
        if source == "trap" and g.cards.maps[space].danger and not (danger or {}).get(roll.seat):
            tell_spared(g, roll.seat, space, DANGER)
        added = added_to(g, roll) if g.journal is not None else {}
        die, total = hero_dice(g, roll, hero_value(g, roll))
        tell_roll(g, roll, die, total + paid, added, paid)
        overcome = total >= roll.needed
        g.tell(
            "threat", seat=roll.seat, form=roll.form, total=total + paid, value=roll.needed + paid, source=hazard or source,
            card=card, overcome=overcome, die=die, glory=paid, danger=(danger or {}).get(roll.seat, 0), **added,
        )  # fmt: skip
        if not overcome:
            failed[roll.seat] = roll.form, total + paid, roll.needed + paid
    if not asked:
        g.next_rolls = earlier
    return failed
