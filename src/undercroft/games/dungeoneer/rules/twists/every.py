"""The cards, heroes and spaces with a twist, by the name under which the files of a set know it."""

from __future__ import annotations

from ..twist import TWISTS
from .glory import (
    BoneWard,
    DoorOfSmoke,
    FendOff,
    FerrymansRing,
    FreeChallenge,
    LightFingers,
    MailOfSmallBones,
    Retribution,
    RingOfMagic,
)
from .map import LabyrinthsFavor, LibrarySpace, ScryingPool, ShudderingStones, TombAntechamber
from .peril import ChainOfGrudges, CreepingRust, GhoulPack, GraveShackles, HandThroughTheWall, ScentOfBlood

__all__ = ["TWISTS"]

TWISTS.update(
    {
        "fend-off": FendOff(),
        "free-challenge": FreeChallenge(),
        "retribution": Retribution(),
        "bone-ward": BoneWard(),
        "door-of-smoke": DoorOfSmoke(),
        "light-fingers": LightFingers(),
        "move-map-card": LabyrinthsFavor(),
        "swap-map-cards": ShudderingStones(),
        "prevent-wound": RingOfMagic(),
        "mail": MailOfSmallBones(),
        "ferry": FerrymansRing(),
        "buy-off": GraveShackles(),
        "rust": CreepingRust(),
        "through-the-wall": HandThroughTheWall(),
        "chain-of-grudges": ChainOfGrudges(),
        "scent-of-blood": ScentOfBlood(),
        "pack": GhoulPack(),
        "new-quest": TombAntechamber(),
        "swap-card": LibrarySpace(),
        "look-ahead": ScryingPool(),
    }
)
