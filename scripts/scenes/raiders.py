"""The scenes of Dungeon Raiders."""

from __future__ import annotations

from tests.e2e.hands import PLAYABLE

from . import Scene, Visit
from .serve import END, VERDICT


def own_turn(visit: Visit) -> None:
    """My turn, with a card picked."""
    visit.begin("raiders", seats=VERDICT)
    visit.give("B", "3")
    visit.give("C", "2")
    visit.give("D", "3")
    visit.mine()
    visit.page.locator(PLAYABLE).last.click()
    visit.wait('[data-region="hand"] [aria-pressed="true"]')


def verdict(visit: Visit) -> None:
    """A monster is not beaten, and who laid the lowest card takes wounds."""
    visit.begin("raiders", "calm", seats=VERDICT)
    for letter, card in (("B", "3"), ("C", "2"), ("D", "3"), ("A", "2")):
        visit.give(letter, card)
    visit.hold("wounded", "leads", where=".verdict")


def tie(visit: Visit) -> None:
    """Both chests are shared, and of two highest cards one is first: the longest that stands under cards."""
    visit.begin("raiders", "calm", seats=VERDICT)
    for letter, card in (("B", "4"), ("C", "4"), ("D", "5"), ("A", "4"), ("D", "3"), ("A", "2"), ("B", "3"), ("C", "2")):
        visit.give(letter, card)
    visit.hold("leads", where=".verdict")  # of the room before
    visit.hold("enters")
    visit.hold("leads", where=".verdict")


def room(visit: Visit) -> None:
    """The next room turns up."""
    visit.begin("raiders", "calm", seats=VERDICT)
    for letter, card in (("B", "4"), ("C", "4"), ("D", "5"), ("A", "4")):
        visit.give(letter, card)
    visit.hold("enters")


def end(visit: Visit) -> None:
    """The game is over."""
    visit.begin("raiders", seats=END)
    while visit.one("ABC"):
        pass
    visit.wait(".end .ranks")


SCENES = (
    Scene("raiders-turn", own_turn), Scene("raiders-verdict", verdict), Scene("raiders-tie", tie), Scene("raiders-room", room),
    Scene("end", end),
)  # fmt: skip
