"""Questions for a space: which entrance or portal a hero comes to, which spaces cannot be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.ask import Refused
from ..cards.fields import PORTAL
from ..state.state import State
from .reasons import because


def nearest_entrances(g: State, seat: int, here: str, why: Refused | None = None) -> list[str]:
    """The entrances that the fewest moves lead to from a space."""
    far = g.dungeon.reach([here])
    entrances = [each for each in g.dungeon.entrances() if each in far]
    nearest = min(far[each] for each in entrances)
    found = [each for each in entrances if far[each] == nearest]
    if why is not None:
        refuse_other_spaces(g, found, "not-nearest", why)
    return found


def entrances_to_rise(g: State, seat: int, about: int, why: Refused | None = None) -> list[str]:
    """The entrances; a new hero is put on one of them."""
    found = g.dungeon.entrances()
    if why is not None:
        refuse_other_spaces(g, found, "only-entrances", why)
    return found


def other_portals(g: State, seat: int, about: int, why: Refused | None = None) -> list[str]:
    """The spaces with a portal, but for that where a seat's hero is.

    :param about: whose hero goes there.
    """
    here = g.players[about].space
    found = [space for space in g.dungeon.lies if PORTAL in g.cards.maps[space].symbols and space != here]
    if why is not None:
        refuse_other_spaces(g, found, "only-portals", why)
    return found


def refuse_other_spaces(g: State, found: Sequence[str], key: str, why: Refused) -> None:
    """Say why no other space than these can be chosen."""
    for space in g.dungeon.lies:
        if space not in found:
            why.add(because(key), f"space:{space}", space)
