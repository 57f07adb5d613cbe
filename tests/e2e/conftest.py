"""Browser tests: a real server on loopback, real Chromium, and a page that may print no error."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize, expect, sync_playwright
from xdist.scheduler import LoadScopeScheduling

ROOT = Path(__file__).resolve().parents[2]
EXPECTED = (
    "ERR_CONNECTION_REFUSED", "WebSocket connection to", "Failed to load resource: net::",  # the server was killed
    "status of 404", "status of 409",  # a wrong link, a seat that is taken: Chromium itself reports every such answer
)  # fmt: skip
"""Console errors that the browser writes and not the page, because a test wanted it so."""
WITHOUT = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup",  # two hidden pages of the address bar, drawn for every visitor: half of all work
    "AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding",
    "PreconnectToSearch", "ThirdPartyStoragePartitioning",
)  # fmt: skip
"""Features that Chromium is to leave alone; the last of such lists counts, so Playwright's own are here again."""
expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}
SEEN = "try { localStorage.undercroft ??= %s } catch {}"
"""What a browser has kept before its first page; about:blank keeps nothing."""
Motion = Literal["reduce", "no-preference"]
TOGETHER = ("test_screens.py", "test_lichlord_screens.py")
"""Files whose tests share tables that take long to set."""


class ByTables(LoadScopeScheduling):  # type: ignore[misc]
    """Gives one test after another to whoever is free, but the files of :data:`TOGETHER` whole.

    ``--dist loadgroup`` is meant for that, but does nothing with pytest 9.2: a test's id can no longer be changed.
    """

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return file if file.endswith(TOGETHER) else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> ByTables:
    """Who gets which test."""
    return ByTables(config, log)


class Server:
    """The server on a free port of loopback, with a database of its own; it can be killed and started again."""

    def __init__(self, folder: Path, module: str = "tests.e2e.serve") -> None:
        """:param module: what is run, with the port and the database's file as its arguments."""
        self.module = module
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", self.module, str(self.port), f"{self.folder}/games.db"]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, start_new_session=True)
        for _ in range(300):
            try:
                with urlopen(f"{self.url}/healthz", timeout=5):
                    return
            except (URLError, ConnectionError):
                time.sleep(0.1)
        raise RuntimeError("the server did not open")

    def kill(self) -> None:
        """kill -9, with everything it started."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def serving(folder: Path, module: str = "tests.e2e.serve") -> Iterator[Server]:
    """A server for as long as a fixture lasts; see :class:`Server`."""
    running = Server(folder, module)
    yield running
    running.kill()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as players have it (:mod:`.serve`)."""
    yield from serving(tmp_path_factory.mktemp("server"))


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright, chromium: str | None) -> Iterator[Browser]:
    arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
    arguments.append(f"--disable-features={','.join(WITHOUT)}")
    launched = playwright.chromium.launch(executable_path=chromium, args=arguments)
    yield launched
    launched.close()


Visitor = Callable[..., Page]


def visits(browser: Browser, server: Server) -> Iterator[Visitor]:
    """Opens a page in a browser of its own: ``visitor("/", lang="uk", theme="day", size=PHONE)``. Console errors fail the test.

    ``visitor()`` opens none yet: a guest whom the house knows, on the way to a table. ``seen`` are the hints it has read,
    ``pace`` is how fast it is shown what happens.
    """
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def visit(
        path: str = "", *, lang: str = "en", theme: str = "night", size: ViewportSize = DESKTOP, motion: Motion = "reduce",
        seen: tuple[str, ...] = (), pace: str = "instant",
    ) -> Page:  # fmt: skip
        phone = size["width"] < 760
        context = browser.new_context(
            base_url=server.url, locale=lang, viewport=size, color_scheme="light" if theme == "day" else "dark",
            reduced_motion=motion, has_touch=phone, is_mobile=phone,
        )  # fmt: skip
        contexts.append(context)
        context.on("weberror", lambda error: errors.append(str(error.error)))
        context.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        context.add_init_script(SEEN % json.dumps(json.dumps({"seen": seen, "pace": pace})))
        page = context.new_page()
        if path:
            page.goto(path)
            page.locator(".root > *").first.wait_for(state="attached")  # by then the guest is known to the server
        else:
            assert context.request.get("/api/me").ok
        return page

    yield visit
    for context in contexts:
        context.close()
    assert not [error for error in errors if not any(text in error for text in EXPECTED)]


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Visitor]:
    """Visitors for one test; see :func:`visits`."""
    yield from visits(browser, server)


@pytest.fixture(scope="module")
def regular(browser: Browser, server: Server) -> Iterator[Visitor]:
    """The same, for visitors that stay for a whole module."""
    yield from visits(browser, server)


@pytest.fixture(scope="session")
def story(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose games of Dungeon Twister begin in the middle (:mod:`.twister_story`)."""
    yield from serving(tmp_path_factory.mktemp("twister"), "tests.e2e.twister_story")


@pytest.fixture
def players(browser: Browser, story: Server) -> Iterator[Visitor]:
    """Visitors of that server for one test; see :func:`visits`."""
    yield from visits(browser, story)


@pytest.fixture(scope="session")
def tomb(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose chance is known and whose games of the Lich Lord may begin in a story (:mod:`.lichlord_story`)."""
    yield from serving(tmp_path_factory.mktemp("lichlord"), "tests.e2e.lichlord_story")


@pytest.fixture
def delvers(browser: Browser, tomb: Server) -> Iterator[Visitor]:
    """Visitors of that server for one test; see :func:`visits`."""
    yield from visits(browser, tomb)
