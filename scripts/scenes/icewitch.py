"""The scenes of Realm of the Ice Witch."""

from __future__ import annotations

from tests.e2e.hands import until_still

from . import Scene, Visit

SERVED = "scripts.scenes.icewitch_serve"
"""What serves them; only named here, for whoever imports it knows the game."""
LAND, FALLS, BROKEN, TRAVEL = range(9201, 9205)
"""The turn limits with which a game begins in the middle: in the hero phase; before the winter die; after the winter; where a way
leads elsewhere."""


def begin(visit: Visit, story: int, pace: str = "instant", seat: str = "A") -> None:
    """A table of three in one of the stories."""
    visit.begin("icewitch", pace, seat=seat, turn_limit=story)


def land(visit: Visit) -> None:
    """My hero phase, on a land of many places."""
    begin(visit, LAND)
    visit.mine()
    until_still(visit.page)


def broken(visit: Visit) -> None:
    """The same after the winter."""
    begin(visit, BROKEN)
    visit.mine()
    until_still(visit.page)


def die(visit: Visit) -> None:
    """The winter die falls."""
    begin(visit, LAND, "calm")
    visit.play_until("winter", "ABC", "pass", "end")
    visit.hold("winter")


def falls(visit: Visit) -> None:
    """A space freezes."""
    begin(visit, FALLS, "calm", seat="C")
    visit.give("A", "olmgard")
    visit.hold("freezes")


def choose(visit: Visit) -> None:
    """I choose what freezes."""
    begin(visit, FALLS)
    visit.mine()
    until_still(visit.page)


def travel(visit: Visit) -> None:
    """A way leads from my space elsewhere, and is chosen."""
    begin(visit, TRAVEL)
    visit.mine()
    space = visit.page.locator('[data-object="space:frozen-gorge"]')
    space.focus()
    space.press("Space")
    visit.page.locator(".seam .btn").nth(1).click()
    until_still(visit.page)


def travels(visit: Visit) -> None:
    """Somebody has gone by a passage."""
    begin(visit, TRAVEL, "calm", seat="B")
    visit.give("A", "travel:frozen-gorge")
    visit.hold("travels")


def thaws(visit: Visit) -> None:
    """Ice goes from a space."""
    begin(visit, LAND, "calm", seat="B")
    visit.give("A", "use:sunstone-lantern")
    visit.play_until("thaws", "A", "sunless-pass")
    visit.hold("thaws")


def lair(visit: Visit) -> None:
    """What lies before me: in the lair a monster with what hangs under it."""
    begin(visit, LAND)
    visit.mine()
    visit.page.locator(".seats .pl").first.click(position={"x": 40, "y": 16})
    visit.page.locator('[data-object="card:plate-of-rime"]').scroll_into_view_if_needed()
    until_still(visit.page)


SCENES = (
    Scene("icewitch-land", land, served=SERVED), Scene("icewitch-broken", broken, served=SERVED),
    Scene("icewitch-die", die, served=SERVED), Scene("icewitch-choose", choose, served=SERVED),
    Scene("icewitch-winter-falls", falls, served=SERVED), Scene("icewitch-travel", travel, served=SERVED),
    Scene("icewitch-travels", travels, served=SERVED), Scene("icewitch-thaws", thaws, served=SERVED),
    Scene("icewitch-lair", lair, served=SERVED),
)  # fmt: skip
