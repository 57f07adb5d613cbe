"""The land of the Ice Witch in the middle of a game, for tests that tell a story (:mod:`tests.games.dungeoneer.table`).

Stories may also name cards of the Tomb of the Lich Lord, which lie in the same deck here; :data:`WHOLE` has the set's own alone.

Unless a story says otherwise the map is the Last Hearth with the Snowbound Trail north, the Wolf Crossing east, the Wayside
Crossing south and the Black Sand Road west of it; heroes of level 2 stand on the Wayside Crossing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.dungeoneer import table as common
from tests.games.dungeoneer.table import Table
from undercroft.games.dungeoneer.cards.installed import SETS
from undercroft.games.dungeoneer.cards.packs import read_library
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.rules.twists.every import TWISTS
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, SOUTH, STEPS, WEST
from undercroft.games.dungeoneer.state.state import RESET
from undercroft.kernel.nature import DictatedNature

GAME = Dungeoneer("icewitch", ("ice_witch", "lich_lord"))
WHOLE = Dungeoneer("icewitch", ("ice_witch",))
"""The game with its own cards alone, as it is played."""
SET = SETS / "ice_witch"
HEARTH = "last-hearth"
USUAL_MAP = {
    HEARTH: (CENTRE, 0), "snowbound-trail": (CENTRE + STEPS[NORTH], 0), "wolf-crossing": (CENTRE + STEPS[EAST], 0),
    "wayside-crossing": (CENTRE + STEPS[SOUTH], 0), "black-sand-road": (CENTRE + STEPS[WEST], 0),
}  # fmt: skip


def beside(card: str, *others: str) -> dict[str, tuple[int, int]]:
    """A map of the card in the middle, with others north, east, south and west of it."""
    return {card: (CENTRE, 0), **{other: (CENTRE + STEPS[side], 0) for side, other in enumerate(others)}}


def table(**story: Any) -> Table:
    """Set up the table as :func:`tests.games.dungeoneer.table.table` does, on this land."""
    seats = story.get("seats", 2)
    story["map"] = story.get("map", USUAL_MAP)
    usual = "wayside-crossing" if "wayside-crossing" in story["map"] else next(iter(story["map"]))
    story["at"] = {**dict.fromkeys("abcd"[:seats], usual), **story.get("at", {})}
    return common.table(game=GAME, **story)


def reset(*dice: int | str, **story: Any) -> Table:
    """The first seat's turn begins, with these dice."""
    g = table(**story).g
    g.phase = RESET
    return Table(g, DictatedNature(dice), GAME)


def with_ice(**tokens: int) -> dict[str, Any]:
    """A position with ice on these spaces."""
    return {"ice": {space.replace("_", "-"): count for space, count in tokens.items()}}


def new_game(seats: int, seed: int = 1, **options: Any) -> Table:
    """A game from its very beginning; chance is dictated, and else drawn."""
    return common.new_game(seats, seed, game=GAME, **options)


def with_changed(t: Table, card: str, where: Sequence[str] = (), **fields: Any) -> Table:
    """The same story with a card that does otherwise: what stands in its work, or on its monster's body. The set is read anew, so
    that other tables keep theirs."""
    library = read_library([SETS / each for each in ("ice_witch", "lich_lord")], TWISTS)
    known = library.adventures[card] if card in library.adventures else library.maps[card]
    known.work.where = tuple(where)
    for name, value in fields.items():
        body = getattr(known, "body", None) if name == "rolls" else None
        setattr(body or (known if hasattr(known, name) else known.work), name, value)
    library.placed = library.placed or bool(where)
    t.g.cards = library
    return Table(t.g, t.nature, GAME)
