"""Every page at every size, in both themes and three languages: nothing sticks out, no raw text; and axe finds nothing grave."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import DESKTOP, PHONE, ROOT, Visitor
from tests.e2e.hands import ME, OPEN, PLAYABLE, bot, dress, end_quickly, lay, reads_well, set_table, until_asked

SIZES = (DESKTOP, {"width": 1280, "height": 720}, {"width": 1024, "height": 768}, PHONE, {"width": 360, "height": 640})
PAGES = ("lobby", "waiting", "table", "result", "replay", "rules", "about", "wrong")
NEVER_SCROLLS = ("table", "result", "replay")
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
STICKS_OUT = """() => {
  const page = document.scrollingElement
  const wide = [...document.querySelectorAll('body *')].filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
  return { x: page.scrollWidth - innerWidth, y: page.scrollHeight - innerHeight,
           who: wide.slice(0, 3).map((each) => each.outerHTML.slice(0, 90)) }
}"""
NOT = "{ 'label-content-name-mismatch': { enabled: false } }"
"""A card's name for readers tells its drawing in order and holds its title; axe would have every figure of it there, as drawn."""
GRAVE = """async () => (await axe.run(document, { resultTypes: ['violations'], rules: NOT })).violations
  .filter((each) => ['serious', 'critical'].includes(each.impact))
  .map((each) => each.id + ': ' + each.nodes.slice(0, 3).map((node) => node.html.slice(0, 120)).join(' | '))""".replace("NOT", NOT)


@dataclass
class Regular:
    """A visitor with an open table, a running one a card on, and a finished one, each with long names and five seats."""

    page: Page
    waiting: str
    table: str
    over: str

    def go(self, name: str) -> None:
        """Open one of the pages and wait for what it shows."""
        paths = {
            "lobby": "/", "waiting": f"/t/{self.waiting}", "table": f"/t/{self.table}", "result": f"/t/{self.over}",
            "replay": f"/t/{self.over}/replay#step=12", "rules": "/rules/raiders", "about": "/about", "wrong": "/t/no-such-table",
        }  # fmt: skip
        self.page.goto("about:blank")  # a mere change of the hash would not load the page anew
        self.page.goto(paths[name])
        signs = {"table": "[data-turn='mine']", "result": "[data-turn='over']", "replay": "[role=slider]", "rules": ".md h2"}
        self.page.locator(signs.get(name, "main")).first.wait_for()
        if name == "table":
            self.page.locator(PLAYABLE).first.click()
        self.page.evaluate("() => document.fonts.ready.then(() => true)")

    def read_in(self, lang: str) -> None:
        """Choose a language."""
        kept = "{ ...JSON.parse(localStorage.undercroft ?? '{}'), lang: '" + lang + "' }"
        # Before the page itself runs; about:blank keeps nothing.
        self.page.add_init_script("try { localStorage.undercroft = JSON.stringify(" + kept + ") } catch {}")


@pytest.fixture(scope="module")
def guest(regular: Visitor) -> Regular:
    """The regular of this module."""
    page = regular()
    waiting = set_table(page, ME, OPEN, OPEN, bot("easy"), bot("normal"), name="Константин Вознесенский")
    over = set_table(page, ME, bot("easy"), bot("easy"), bot("easy"), bot("easy"))
    end_quickly(page, over)
    table = set_table(page, ME, bot("easy"), bot("easy"), bot("easy"), bot("easy"))
    until_asked(page)
    lay(page)
    until_asked(page)
    return Regular(page, waiting, table, over)


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("name", PAGES)
def test_nothing_sticks_out_and_nothing_is_raw(guest: Regular, lang: str, name: str) -> None:
    guest.read_in(lang)
    guest.go(name)
    assert guest.page.locator(".root").get_attribute("lang") == lang
    wrong = []
    for size in SIZES:
        guest.page.set_viewport_size(size)
        for theme in ("light", "dark"):
            dress(guest.page, theme)
            found = guest.page.evaluate(STICKS_OUT)
            if found["x"] > 0 or (name in NEVER_SCROLLS and found["y"] > 0):
                wrong.append((size, theme, found))
        reads_well(guest.page)
    guest.page.set_viewport_size(DESKTOP)
    assert not wrong


def grave(page: Page) -> list[str]:
    """What axe finds serious or critical on the page as it is now."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(GRAVE)
    return found


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_grave(guest: Regular, name: str) -> None:
    guest.read_in("en")
    guest.go(name)
    for theme in ("light", "dark"):
        dress(guest.page, theme, reduced_motion="reduce")
        for size in (DESKTOP, PHONE):
            guest.page.set_viewport_size(size)
            assert grave(guest.page) == [], (theme, size)
