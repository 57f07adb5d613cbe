"""The scenes of Realm of the Ice Witch."""

from __future__ import annotations

from tests.e2e.hands import until_still

from . import Scene, Visit
from .icewitch_serve import LAND

SERVED = "scripts.scenes.icewitch_serve"


def begin(visit: Visit, story: int, pace: str = "instant", seat: str = "A") -> None:
    """A table of three in one of the stories."""
    visit.begin("icewitch", pace, seat=seat, turn_limit=story)


def land(visit: Visit) -> None:
    """My hero phase, on a land of many places."""
    begin(visit, LAND)
    visit.mine()
    until_still(visit.page)


SCENES = (Scene("icewitch-land", land, served=SERVED),)
