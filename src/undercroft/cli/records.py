"""The commands about something kept: replay, verify, position."""

from __future__ import annotations

from .common import Commands


def add(commands: Commands) -> None:
    """Add them to the command line."""
