"""What a player's hands do on a page: sit down, lay cards with the mouse or with keys, wait for the table."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page

Json = dict[str, Any]
ME, OPEN = {"kind": "me"}, {"kind": "open"}
PLAYABLE = '[data-region="hand"] .can[data-object^="hand:"]:not([data-object="hand:torch"])'
RAW = re.compile(r"\b(?:ui|error|raiders)-[a-z]|[{}]|\bundefined\b|\bNaN\b|\[object|\bnull\b")
"""What no reader should ever see: names of messages, braces of templates, words of JavaScript."""


def bot(level: str = "random") -> Json:
    """A bot's chair."""
    return {"kind": "bot", "level": level}


def call(page: Page, method: str, path: str, body: Json | None = None) -> Any:
    """Ask the server as this visitor, past the screen."""
    request = page.context.request
    token = next(each["value"] for each in page.context.cookies() if each["name"] == "csrftoken")
    answer = request.fetch(
        f"/api{path}", method=method, headers={"x-csrftoken": token}, data=None if method == "GET" else body or {}
    )
    assert answer.ok, answer.text()
    return answer.json()


def set_table(page: Page, *seats: Json, name: str = "", public: bool = False, watch: bool = True, **settings: Any) -> str:
    """Make a table as this visitor and go to it; its id."""
    if name:
        call(page, "POST", "/me", {"name": name})
    wish = {"game": "raiders", "settings": settings, "seats": list(seats), "public": public, "watch": watch}
    table: str = call(page, "POST", "/tables", wish)["id"]
    page.goto(f"/t/{table}")
    return table


def view(page: Page, table: str) -> Json:
    """The view that the server has for this visitor."""
    seen: Json = call(page, "GET", f"/tables/{table}/view")
    return seen


def seam(page: Page) -> Locator:
    """The prompt bar."""
    return page.locator('[data-region="seam"]')


def number(page: Page) -> int:
    """How many answers the shown position has."""
    return int(page.locator("[data-number]").get_attribute("data-number") or -1)


def turn(page: Page) -> str:
    """``mine``, ``theirs`` or ``over``."""
    return page.locator("[data-turn]").get_attribute("data-turn") or ""


def until_asked(page: Page, timeout: float = 30_000) -> str:
    """Wait until it is this visitor's turn, or the game is over; which of the two."""
    page.wait_for_function("() => ['mine', 'over'].includes(document.querySelector('[data-turn]')?.dataset.turn)", timeout=timeout)
    return turn(page)


def until_past(page: Page, before: int, timeout: float = 30_000) -> None:
    """Wait until the table has moved on from a position."""
    page.wait_for_function("n => Number(document.querySelector('[data-number]')?.dataset.number) > n", arg=before, timeout=timeout)


def until_at(page: Page, wanted: int) -> None:
    """Wait for a position."""
    page.wait_for_function("n => Number(document.querySelector('[data-number]')?.dataset.number) === n", arg=wanted)


def lay(page: Page, which: int = 0) -> None:
    """Click a card that may be laid, then the button that lays it; a likely slip is meant."""
    before = number(page)
    page.locator(PLAYABLE).nth(which).click()
    primary = seam(page).locator("button.pri")
    primary.click()
    page.wait_for_function(
        """n => document.querySelector('[data-doubt]') || Number(document.querySelector('[data-number]')?.dataset.number) > n""",
        arg=before,
    )
    if page.locator("[data-doubt]").count():
        primary.click()
        until_past(page, before)


def lay_by_keys(page: Page) -> None:
    """The same with keys alone: a digit selects, Enter lays, and again if the table doubts it."""
    before = number(page)
    for key in "12345678":
        page.keyboard.press(f"Digit{key}")
        if page.locator('[data-region="hand"] [aria-pressed="true"]:not([data-object="hand:torch"])').count():
            break
        page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    page.wait_for_function(
        """n => document.querySelector('[data-doubt]') || Number(document.querySelector('[data-number]')?.dataset.number) > n""",
        arg=before,
    )
    if page.locator("[data-doubt]").count():
        page.keyboard.press("Enter")
        until_past(page, before)


def play_out(page: Page, by_keys: bool = False, most: int = 80) -> int:
    """Play to the end of the game; how many cards it took."""
    for laid in range(most):
        if until_asked(page) == "over":
            return laid
        if by_keys:
            lay_by_keys(page)
        else:
            lay(page)
    raise AssertionError("the game does not end")


def end_quickly(page: Page, table: str, most: int = 400) -> None:
    """Finish a game past the screen: the first legal card each time."""
    for _ in range(most):
        seen = view(page, table)
        if seen["over"]:
            return
        ask = next((ask for ask in seen["asks"] if not ask["may"]), None)
        if ask is None:
            page.wait_for_timeout(20)
            continue
        answer = {"seat": seen["seat"], "what": ask["what"], "at": ask["at"], "option": ask["options"][0]["id"]}
        call(page, "POST", f"/tables/{table}/answers", answer)
    raise AssertionError("the game does not end")


def tab_to(page: Page, selector: str, most: int = 80) -> None:
    """Press Tab until the focus is on something; fails when the keyboard does not reach it."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
    raise AssertionError(f"Tab does not reach {selector}")


def reads_well(page: Page) -> None:
    """No name of a message, no piece of a template on the page, seen or spoken."""
    said = page.evaluate(
        """() => [document.body.innerText, document.title,
                  ...[...document.querySelectorAll('[aria-label],[title],[placeholder]')].flatMap(
                    (each) => [each.getAttribute('aria-label'), each.getAttribute('title'), each.getAttribute('placeholder')])]
                 .filter(Boolean).join('\\n')"""
    )
    found = RAW.search(said)
    assert not found, said[max(0, found.start() - 60) : found.end() + 60]
