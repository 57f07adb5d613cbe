"""The cards, heroes and spaces with a twist: whatever class stands in a module named here is known by its ``name``."""

from __future__ import annotations

from types import ModuleType

from ..twist import TWISTS, Twist
from . import glory, land, map, peril

__all__ = ["TWISTS"]


def twists_of(module: ModuleType) -> dict[str, Twist]:
    """The twists that a module brings, by name, in the order in which they stand there."""
    classes = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Twist) and each is not Twist]
    return {each.name: each() for each in classes}


for chapter in (glory, map, peril, land):
    TWISTS.update(twists_of(chapter))
