"""What a seat knows of the deck (rules §3)."""

from __future__ import annotations

from random import Random

from tests.games.dungeoneer.table import Table, table
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.state import secrets
from undercroft.games.dungeoneer.state.dungeon import CENTRE, NORTH, STEPS
from undercroft.games.dungeoneer.view import board as view
from undercroft.kernel.shapes import plain

ENTRANCE = "tomb-antechamber"
NORTHWARDS = CENTRE + STEPS[NORTH]


def pool(**more: object) -> Table:
    places = {ENTRANCE: (CENTRE, 0), "scrying-pool": (NORTHWARDS, 0)}
    return table(map=places, at={"a": "scrying-pool", "b": "scrying-pool"}, **more)  # type: ignore[arg-type]


def test_who_looked_into_the_pool_before_does_not_see_what_another_does_there_later() -> None:
    t = pool()
    t.rolls("zombie", "legion").does("a", "use:scrying-pool", "bottom:legion", "top:zombie")
    t.becomes({"b": {"ap": 3}}, phase="hero", active="B", used=[], visited=["scrying-pool"])
    t.rolls("zombie", "bugbear").does("b", "use:scrying-pool", "bottom:bugbear", "top:zombie")
    g = t.g
    assert (g.deck.top, g.deck.bottom) == (["zombie"], ["legion", "bugbear"])
    known = [plain(view.view(g, seat))["known"] for seat in (0, 1, None)]
    assert known == [
        {"top": [], "bottom": ["legion"]}, {"top": ["zombie"], "bottom": ["bugbear"]}, {"top": [], "bottom": []},
    ]  # fmt: skip
    dealt = []
    for seed in range(12):
        other = g.copy()
        secrets.determinize(other, 0, Random(seed))
        assert other.deck.bottom[0] == "legion"
        dealt.append((other.deck.top[0], other.deck.bottom[1]))
    assert len({top for top, _ in dealt}) > 1
    assert len({below for _, below in dealt}) > 1
    assert GAME.to_position(g)["knows_order"] == {"legion": "A", "zombie": "B", "bugbear": "B"}
    assert GAME.from_position(GAME.to_position(g)).knows_order == g.knows_order
