"""How a game of Dungeon Raiders ends, and who has won (rules §8, §10, §11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.ask import letter_of
from ...kernel.figures import counted
from ...kernel.shapes import Figure, Overall
from .cards import ROOMS
from .figures import COLUMNS
from .shapes import Result, Row

if TYPE_CHECKING:
    from .state import State

BLED, DEAD, LESS, MORE_WOUNDS, WON, SHARED, OUT = ("bled", "dead", "less", "more-wounds", "won", "shared", "out")
"""What became of a hero: bled to death, died, has less treasure, as much but more wounds, won, shares the win, survived alone."""


def ends_early(g: State) -> bool:
    """Whether nobody lives (A10), a duel is decided, or the last survivor wins at once (A3)."""
    living = len(g.living())
    return living == 0 or (living == 1 and (g.seats == 2 or (g.seats > 2 and g.options.last_survivor == "wins_now")))


def finish(g: State) -> None:
    """The game is over; say who has won."""
    g.over = True
    fates = fates_of(g)
    for seat, fate in enumerate(fates):
        if fate == BLED:
            g.tell("bleeds", seat=seat, count=g.heroes[seat].wounds)
    if g.seats > 2 and len(g.living()) > 1 and BLED not in fates:
        g.tell("nobody-bleeds", count=g.heroes[g.living()[0]].wounds)
    winners = [seat for seat, fate in enumerate(fates) if fate in (WON, SHARED, OUT)]
    if g.is_solo():
        g.tell("solo-survived" if winners else "solo-died", seat=0, count=g.heroes[0].treasure)
    elif winners:
        g.tell("wins" if len(winners) == 1 else "share", seats=winners)
    else:
        g.tell("nobody-wins")


def bled(g: State) -> list[int]:
    """The most wounded survivors bleed to death, unless all have the same wounds; not in a duel, not alone (§8.3, A4)."""
    living = g.living()
    if g.seats <= 2 or len(living) < 2:
        return []
    most = max(g.heroes[seat].wounds for seat in living)
    victims = [seat for seat in living if g.heroes[seat].wounds == most]
    return victims if len(victims) < len(living) else []


def fates_of(g: State) -> list[str]:
    """What became of each hero."""
    bleeding = bled(g)
    left = [seat for seat in g.living() if seat not in bleeding]
    fates = [BLED if seat in bleeding else DEAD for seat in range(g.seats)]
    if g.is_solo():
        return [OUT if left else DEAD]
    if not left:
        return fates
    most = max(g.heroes[seat].treasure for seat in left)
    rich = [seat for seat in left if g.heroes[seat].treasure == most]
    fewest = min(g.heroes[seat].wounds for seat in rich)
    winners = [seat for seat in rich if g.heroes[seat].wounds == fewest]
    for seat in left:
        if seat in winners:
            fates[seat] = WON if len(winners) == 1 else SHARED
        else:
            fates[seat] = MORE_WOUNDS if seat in rich else LESS
    return fates


def score_of(g: State) -> list[float]:
    """Each seat's share of victory; alone, the treasure brought out as a share of 20 (a good result), or 0."""
    fates = fates_of(g)
    if g.is_solo():
        return [g.heroes[0].treasure / 20 if fates[0] == OUT else 0.0]
    winners = sum(fate in (WON, SHARED) for fate in fates)
    return [1 / winners if fate in (WON, SHARED) else 0.0 for fate in fates]


def result_of(g: State) -> Result:
    """The final scores with what became of each hero, best first."""
    order = [WON, SHARED, OUT, MORE_WOUNDS, LESS, BLED, DEAD]
    rows = [
        Row(letter_of(seat), hero.character, hero.treasure, hero.wounds, fate, counted(COLUMNS, g, seat))
        for seat, (hero, fate) in enumerate(zip(g.heroes, fates_of(g), strict=True))
    ]
    rows.sort(key=lambda row: (order.index(row.fate), -row.treasure, row.wounds))
    rooms = g.level * ROOMS if not g.rooms else (g.level - 1) * ROOMS + min(g.room + 1, ROOMS)
    return Result([row.seat for row in rows if row.fate in (WON, SHARED, OUT)], rows, Overall(turns=Figure(rooms)))
