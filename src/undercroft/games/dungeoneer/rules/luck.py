"""Quests of chance: what is rolled, and what completes them (rules §10)."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.ask import Choose
from ..cards.fields import Quest
from ..state.state import State
from .rolls import window_for_luck
from .wounds import Verdict


def try_luck(g: State, seat: int, name: str, quest: Quest) -> Verdict:
    """Roll for the printed result of dice."""
    player = g.players[seat]
    space = player.space
    count = quest.dice
    if quest.extra and player.glory >= quest.extra and (yield Choose(seat, "extra-die", ("pay", "no"), about=quest)) == "pay":
        player.glory -= quest.extra
        count += 1
        g.tell("pays", seat=seat, count=quest.extra, what="die", card=name)
    more = yield from window_for_luck(g, seat, name)
    if not player.alive or player.space != space:
        return False
    dice = [g.nature.die() for _ in range(count)]
    rival = sum(roll_against(g, seat, name, quest)) if quest.against else 0
    tell_luck(g, seat, name, quest, dice, more, rival=rival)
    if quest.against:
        return beats(quest, dice, more, rival)
    if quest.reroll and player.glory >= quest.reroll and not lucky(g, quest, dice, more):
        answer = str((yield Choose(seat, "reroll", [*[str(each + 1) for each in range(count)], "no"], about=(quest, [*dice]))))
        if answer != "no":
            player.glory -= quest.reroll
            g.tell("pays", seat=seat, count=quest.reroll, what="reroll", card=name)
            was, dice[int(answer) - 1] = dice[int(answer) - 1], g.nature.die()
            tell_luck(g, seat, name, quest, dice, more, was, dice[int(answer) - 1])
    return lucky(g, quest, dice, more)


def tell_luck(
    g: State, seat: int, name: str, quest: Quest, dice: Sequence[int], more: int = 0, was: int = 0, die: int = 0, rival: int = 0
) -> None:  # fmt: skip
    """What the dice of a quest say, and what they must: one of them so much, all together, a double, or either of these;
    or that it must not be more than the ice on the map.

    :param more: what was played adds to them.
    :param rival: what the dice of the other side came to.
    :param was, die: what a die showed that was rolled again, and shows now.
    """
    what = "least" if quest.least else "either" if quest.total and quest.double else "total" if quest.total else "double"
    what = "ice" if quest.under_ice else "total" if quest.against else what
    value = most_under_ice(g) if quest.under_ice else rival + 1 if quest.against else quest.least or quest.total
    won = beats(quest, dice, more, rival) if quest.against else lucky(g, quest, dice, more)
    if more:
        g.tell("raises-dice", seat=seat, count=more, card=name)
    g.tell("tries-luck", seat=seat, dice=[*dice], what=what, card=name, value=value, overcome=won, was=was, die=die)


def roll_against(g: State, seat: int, name: str, quest: Quest) -> list[int]:
    """The dice of the other side, which the player to the left throws; alone they fall by themselves (V11)."""
    dice = [g.nature.die() for _ in range(quest.against)]
    g.tell("rolls-against", seat=(g.others(seat) or [seat])[0], dice=dice, card=name)
    return dice


def beats(quest: Quest, dice: Sequence[int], more: int, rival: int) -> bool:
    """Whether dice are more than those of the other side; of more dice than are printed the best count."""
    return sum(sorted(dice)[-quest.dice :]) + more > rival


def odds_of(g: State, quest: Quest, dice: Sequence[int]) -> float:
    """How likely these dice complete a quest: surely or not, but where the other side still throws its own."""
    if not quest.against:
        return float(lucky(g, quest, dice))
    count = int(6**quest.against)
    rivals = [sum([number // 6**each % 6 + 1 for each in range(quest.against)]) for number in range(count)]
    return sum([beats(quest, dice, 0, rival) for rival in rivals]) / count


def most_under_ice(g: State) -> int:
    """What a die may show at most for a quest that looks at the ice: the tokens on the map, and always 1."""
    return max(1, sum(g.ice.values()))


def lucky(g: State, quest: Quest, dice: Sequence[int], more: int = 0) -> bool:
    """Whether dice complete a quest of chance.

    :param more: what is added to the die that counts, or to their sum.
    """
    return (
        bool(quest.under_ice and min(dice) + more <= most_under_ice(g))
        or bool(quest.least and max(dice) + more >= quest.least)
        or bool(quest.total and sum(dice) + more >= quest.total)
        or (quest.double and len(set(dice)) < len(dice))
    )
