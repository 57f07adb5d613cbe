"""The scenes of Dungeons & Doggies."""

from __future__ import annotations

from tests.e2e.hands import view

from . import Scene, Visit
from .serve import ALONE, BREAKING, HIRING, TURNING, WAY_OUT

FIGHTS = ("leave", "go:n", "fight", "go:n", "claim", "go:e", "pass")
"""The way of the design's picture: an ifrit beaten, two coins, past a mimic."""
WHOLE = (*FIGHTS, "go:s", "claim", "go:e", "force", "go:e", "out:s")


def begin(visit: Visit, position: str = WAY_OUT, pace: str = "instant", seats: int = 4, seat: str = "A") -> None:
    """A game from a position on."""
    visit.begin("doggies", pace, seats=seats, seat=seat, position=position)


def walk(visit: Visit, *answers: str) -> None:
    """Answers of the first seat; of a decision that was the only one nobody was asked."""
    for answer in answers:
        path = (view(visit.who("A"), visit.table)["board"]["walk"] or {"path": [{"did": ""}]})["path"]
        if not (path[-1]["did"] and path[-1]["did"].startswith(answer)):
            visit.give("A", answer)


def dogs(visit: Visit) -> None:
    """A dog is chosen."""
    visit.begin("doggies", seats=3)
    visit.mine()
    visit.page.locator('[data-object^="dog:"]').nth(2).click()


def turn(visit: Visit) -> None:
    """My turn: explore, leave or sleep."""
    begin(visit)
    visit.mine()


def lay(visit: Visit) -> None:
    """A room is drawn, and lies where I would lay it."""
    begin(visit)
    visit.give("A", "explore")
    visit.wait("g.ghost")
    visit.page.locator("g.ghost").nth(1).focus()
    visit.page.keyboard.press("Space")
    visit.wait("g.ghost.chosen")


def way(visit: Visit) -> None:
    """My way out, half composed."""
    begin(visit)
    walk(visit, *FIGHTS)
    visit.wait(".map .way")


def room(visit: Visit) -> None:
    """What is to be done in a room, with what it costs and brings."""
    begin(visit)
    walk(visit, *FIGHTS, "go:s", "claim", "go:e")
    visit.wait(".map .way")


def turning(visit: Visit) -> None:
    """Sharik has turned one room, and another would lie so."""
    begin(visit, TURNING)
    walk(visit, "leave", "rotate:n1:1")
    visit.wait('[data-object^="turn:"]')
    visit.page.locator('[data-object="turn:cat-sword"]').press("Enter")


def breaking(visit: Visit) -> None:
    """Bonk has jumped from portal to portal, and broken through a wall."""
    begin(visit, BREAKING)
    walk(visit, "leave", "go:n", "portal", "go:s", "pass", "break:w")
    visit.wait(".map .way")


def hire(visit: Visit) -> None:
    """A vagabond may be hired by either side, in a dungeon that is wide."""
    begin(visit, HIRING)
    walk(visit, "leave", "go:e")
    visit.wait('[data-act="back"]')


def jumps(visit: Visit) -> None:
    """A way out is told: through a portal, and through a wall."""
    begin(visit, BREAKING, pace="calm", seat="D")
    walk(visit, "leave", "go:n", "portal", "go:s", "pass", "break:w", "claim", "out:s")
    visit.hold("breaks")


def told(visit: Visit) -> None:
    """Somebody's way out is told, room by room."""
    begin(visit, pace="calm", seat="D")
    walk(visit, *WHOLE)
    visit.hold("passes")


def collects(visit: Visit) -> None:
    """A round ends: each dog takes what lies under its paws."""
    begin(visit, ALONE, "calm")
    walk(visit, *WHOLE)
    visit.hold("collects")


def best(visit: Visit) -> None:
    """The best way that a dog could have taken is shown on the board."""
    begin(visit, ALONE, "calm")
    walk(visit, *WHOLE)
    visit.hold("best-way")


def quests(visit: Visit) -> None:
    """Quests are judged one by one."""
    begin(visit, ALONE, "calm")
    walk(visit, *WHOLE)
    visit.hold("own-quest-failed")


def scores(visit: Visit) -> None:
    """Coins are counted column by column."""
    begin(visit, ALONE, "calm")
    walk(visit, *WHOLE)
    visit.hold("scores")


def end(visit: Visit) -> None:
    """The game is over."""
    begin(visit, ALONE)
    walk(visit, *WHOLE)
    visit.wait(".end .ranks")


SCENES = (
    Scene("doggies-dogs", dogs), Scene("doggies-turn", turn), Scene("doggies-lay", lay), Scene("doggies-way", way, "doggies"),
    Scene("doggies-room", room), Scene("doggies-turning", turning), Scene("doggies-breaking", breaking),
    Scene("doggies-hire", hire), Scene("doggies-jumps", jumps), Scene("doggies-told", told), Scene("doggies-collects", collects),
    Scene("doggies-best", best), Scene("doggies-quests", quests), Scene("doggies-scores", scores), Scene("doggies-end", end),
)  # fmt: skip
