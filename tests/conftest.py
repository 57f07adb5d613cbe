"""What all tests share."""

from __future__ import annotations

import shutil

import pytest


@pytest.fixture(scope="session")
def chromium() -> str | None:
    """The system's Chromium for Playwright's ``executable_path``; None means the one Playwright has downloaded."""
    found = (shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome"))
    return next((path for path in found if path), None)
