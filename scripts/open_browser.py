"""Open the address in a browser as soon as the server answers there, where there is a screen to open it on.

python scripts/open_browser.py http://127.0.0.1:8000
"""

from __future__ import annotations

import os
import sys
import time
import webbrowser
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE = 30.0
"""Seconds to wait for the server."""


def has_screen() -> bool:
    """Whether a browser window could be shown: a desktop session, on this machine."""
    return os.name == "nt" or sys.platform == "darwin" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def answers(address: str) -> bool:
    """Whether the server is up within our patience."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            with urlopen(f"{address}/healthz", timeout=2):
                return True
        except (URLError, OSError):
            time.sleep(0.2)
    return False


if __name__ == "__main__":
    if has_screen() and answers(sys.argv[1]):
        webbrowser.open(sys.argv[1])
