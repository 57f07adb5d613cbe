"""Bots of Dungeoneer."""

from . import twists as twists  # what they think of each twist is known wherever one of them thinks
