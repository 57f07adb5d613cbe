"""The scenes of Dungeon Raiders."""

from __future__ import annotations

from tests.e2e.hands import PLAYABLE

from . import Scene, Visit
from .serve import DEADLY, END, VERDICT

BEATEN = ("B", "4"), ("C", "4"), ("D", "5"), ("A", "4")
"""The monster is beaten."""
SHARED = ("D", "3"), ("A", "2"), ("B", "3"), ("C", "2")
"""In the vault after it both chests are shared."""


def begin(visit: Visit, position: str = VERDICT, pace: str = "calm", seats: int = 4) -> None:
    """A game from a position on."""
    visit.begin("raiders", pace, seats=seats, position=position)


def lay(visit: Visit, *cards: tuple[str, str]) -> None:
    """Cards are played, each by a seat."""
    for letter, card in cards:
        visit.give(letter, card)


def own_turn(visit: Visit) -> None:
    """My turn, with a card picked."""
    begin(visit, pace="instant")
    lay(visit, ("B", "3"), ("C", "2"), ("D", "3"))
    visit.mine()
    visit.page.locator(PLAYABLE).last.click()
    visit.wait('[data-region="hand"] [aria-pressed="true"]')


def verdict(visit: Visit) -> None:
    """A monster is not beaten, and who laid the lowest card takes wounds."""
    begin(visit)
    lay(visit, ("B", "3"), ("C", "2"), ("D", "3"), ("A", "2"))
    visit.hold("wounded", "leads", where=".verdict")


def tie(visit: Visit) -> None:
    """Both chests are shared, and of two highest cards one is first: the longest that stands under cards."""
    begin(visit)
    lay(visit, *BEATEN, *SHARED)
    visit.hold("leads", where=".verdict")  # of the room before
    visit.hold("enters")
    visit.hold("leads", where=".verdict")


def room(visit: Visit) -> None:
    """The next room turns up."""
    begin(visit)
    lay(visit, *BEATEN)
    visit.hold("enters")


def level(visit: Visit) -> None:
    """A level ends."""
    begin(visit)
    lay(visit, *BEATEN, *SHARED)
    visit.hold("level-ends")


def death(visit: Visit) -> None:
    """Somebody else dies of a monster."""
    begin(visit, DEADLY)
    lay(visit, ("B", "3"), ("C", "1"), ("D", "3"), ("A", "2"))
    visit.hold("dies")


def defeat(visit: Visit) -> None:
    """I die of a monster."""
    begin(visit, DEADLY)
    lay(visit, ("B", "3"), ("C", "4"), ("D", "3"), ("A", "2"))
    visit.hold(where=".defeat")


def bleeding(visit: Visit) -> None:
    """Whoever has the most wounds bleeds to death in the end: I."""
    begin(visit, END, seats=3)
    while visit.one("ABC"):
        pass
    visit.hold("bleeds")


def end(visit: Visit) -> None:
    """The game is over."""
    begin(visit, END, "instant", seats=3)
    while visit.one("ABC"):
        pass
    visit.wait(".end .ranks")


SCENES = (
    Scene("raiders-turn", own_turn, "raiders"), Scene("raiders-verdict", verdict), Scene("raiders-tie", tie),
    Scene("raiders-room", room), Scene("raiders-level", level), Scene("raiders-death", death), Scene("raiders-defeat", defeat),
    Scene("raiders-bleeding", bleeding),
    Scene("end", end),
)  # fmt: skip
