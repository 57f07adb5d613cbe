"""How long the first visit takes on loopback, until something is painted and until the first card can be laid."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.conftest import system_chromium

from .conftest import Figure
from .people import Place


@contextmanager
def first_page(folder: Path) -> Iterator[tuple[Page, str]]:
    """A newcomer's page on the lobby of a server of its own, ready to be used; and the server's URL."""
    place = Place(folder)
    try:
        with sync_playwright() as playwright:
            arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
            browser = playwright.chromium.launch(executable_path=system_chromium(), args=arguments)
            page = browser.new_context(locale="en", viewport={"width": 1440, "height": 900}).new_page()
            page.goto(f"http://{place.address}/")
            page.get_by_role("button", name="Play against 3 bots").wait_for()  # by then the server knows the browser
            yield page, f"http://{place.address}"
            browser.close()
    finally:
        place.process.kill()
        place.process.wait()


def test_first_visit(tmp_path: Path, figure: Figure) -> None:
    with first_page(tmp_path) as (page, _):
        page.wait_for_function("performance.getEntriesByName('first-contentful-paint').length > 0")
        painted = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
        figure("page: first paint of the lobby", painted, "ms")
        started = time.perf_counter()
        page.get_by_role("button", name="Play against 3 bots").click()
        page.locator("[data-turn]").wait_for()
        figure("page: from the one click to the table", 1000 * (time.perf_counter() - started), "ms")
