"""How long the first visit takes on loopback, until something is painted and until the first card can be laid."""

from __future__ import annotations

import shutil
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from .conftest import Figure
from .test_server import Place


def test_first_visit(tmp_path: Path, figure: Figure) -> None:
    place = Place(tmp_path)
    try:
        with sync_playwright() as playwright:
            arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=arguments)
            page = browser.new_context(locale="en").new_page()
            page.goto(f"http://{place.address}/")
            begin = page.get_by_role("button", name="Play against 3 bots")
            begin.wait_for()
            page.wait_for_function("performance.getEntriesByName('first-contentful-paint').length > 0")
            painted = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
            figure("page: first paint of the lobby", painted, "ms")
            started = time.perf_counter()
            begin.click()
            page.locator("[data-turn]").wait_for()
            figure("page: from the one click to the table", 1000 * (time.perf_counter() - started), "ms")
            browser.close()
    finally:
        place.process.kill()
        place.process.wait()
