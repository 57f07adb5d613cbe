"""What all tests share."""

from __future__ import annotations

import os
import shutil
from typing import Any

import pytest
from fluent.runtime import FluentBundle

from undercroft.kernel import run

COMPILED = run.__file__.endswith((".so", ".pyd"))


def pytest_configure() -> None:
    """``make compiled`` must not pass by testing the plain variant."""
    if os.environ.get("UNDERCROFT_EXPECT_COMPILED") and not COMPILED:
        raise pytest.UsageError(f"The compiled kernel was to be tested, but {run.__file__} is plain Python.")


@pytest.fixture(autouse=True)
def strict_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence that lacks an argument, or refers to a message that is not there, fails the test that says it; a player would read
    it with a hole."""
    say = FluentBundle.format_pattern

    def say_strictly(bundle: FluentBundle, pattern: Any, args: Any = None) -> Any:
        said, errors = say(bundle, pattern, args)
        assert not errors, f"{said!r} with {args}: {errors}"
        return said, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", say_strictly)


def pytest_report_header() -> str:
    """Which variant is tested."""
    return f"undercroft: {'compiled' if COMPILED else 'plain'} kernel from {os.path.dirname(run.__file__)}"


def system_chromium() -> str | None:
    """The system's Chromium for Playwright's ``executable_path``; None means the one Playwright has downloaded."""
    found = (shutil.which(name) for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"))
    return next((path for path in found if path), None)


@pytest.fixture(scope="session")
def chromium() -> str | None:
    return system_chromium()


@pytest.fixture(autouse=True)
def narrow_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """The usual width of a terminal, wherever the tests run; tests of others set their own."""
    monkeypatch.setenv("COLUMNS", "80")
