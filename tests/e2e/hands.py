"""What a player's hands do on a page: sit down, lay cards with the mouse or with keys, wait for the table."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Locator, Page, WebSocket

Json = dict[str, Any]
ME, OPEN = {"kind": "me"}, {"kind": "open"}
NO_HINTS = ("twister:none", "lichlord:none", "doggies:none")
PLAYABLE = '[data-region="hand"] .can[data-object^="hand:"]:not([data-object="hand:torch"])'
RAW = re.compile(r"\b(?:ui|error|raiders|twister|dungeoneer|lichlord|doggies)-[a-z]|[{}]|\bundefined\b|\bNaN\b|\[object|\bnull\b")
"""What no reader should ever see: names of messages, braces of templates, words of JavaScript."""
SAID = """() => [document.body.innerText, document.title,
    ...[...document.querySelectorAll('[aria-label],[title],[placeholder]')].flatMap(
      (each) => [each.getAttribute('aria-label'), each.getAttribute('title'), each.getAttribute('placeholder')])]
    .filter(Boolean).join('\\n')"""
"""All that is read on the page and said of it."""
PICTURES = os.environ.get("UNDERCROFT_WHOLE_PICTURES", "")
"""A folder for pictures of the screens; none by default."""
ANSWERED = """n => document.querySelector('[data-doubt]') || Number(document.querySelector('[data-number]')?.dataset.number) > n"""
"""The table has moved on from a position, or asks once more."""
STILL = """async () => {
  const parts = '.window, .world, .mini, .lamp, .seam, .hand, .hint-card, .fight, .cell.lit, .pieces [aria-pressed]'
  const now = () => JSON.stringify([...document.querySelectorAll(parts)].map((each) => each.getBoundingClientRect()))
  for (let last = '', same = 0; same < 3; ) {
    await new Promise(requestAnimationFrame)
    const next = now()
    same = next === last ? same + 1 : 0
    last = next
  }
}"""
"""Resolves when nothing has moved for three frames."""


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


def whole_replay(page: Page, table: str, seat: str = "all") -> list[Json]:
    """All steps of a replay, page by page."""
    steps: list[Json] = []
    while True:
        got = call(page, "GET", f"/tables/{table}/replay?seat={seat}&since={len(steps)}")
        steps += got["steps"]
        if len(steps) >= got["count"]:
            return steps


def make_table(page: Page, *seats: Json, game: str = "raiders", public: bool = False, watch: bool = True, **settings: Any) -> str:
    """Make a table as this visitor; its id."""
    wish = {"game": game, "settings": settings, "seats": list(seats), "public": public, "watch": watch}
    table: str = call(page, "POST", "/tables", wish)["id"]
    return table


def set_table(page: Page, *seats: Json, name: str = "", **wish: Any) -> str:
    """Make a table as this visitor and go to it; its id. See :func:`make_table`."""
    if name:
        call(page, "POST", "/me", {"name": name})
    table = make_table(page, *seats, **wish)
    page.goto(f"/t/{table}")
    return table


def prefer(page: Page, **kept: Any) -> None:
    """Come back to a page with other preferences: its language, the hints that were read, the pace."""
    # Kept before the page itself runs: the one that is left may still write its own.
    page.add_init_script(f"try {{ localStorage.undercroft = {json.dumps(json.dumps(kept))} }} catch {{}}")
    page.reload()


def view(page: Page, table: str) -> Json:
    """The view that the server has for this visitor."""
    seen: Json = call(page, "GET", f"/tables/{table}/view")
    return seen


def seam(page: Page) -> Locator:
    """The prompt bar."""
    return page.locator('[data-region="seam"]')


def dress(page: Page, scheme: str, **media: str) -> None:
    """Light or dark, and wait until the page wears it: a script of the page puts it on."""
    page.emulate_media(color_scheme=scheme, **media)  # type: ignore[arg-type]
    page.wait_for_function(
        "theme => document.documentElement.dataset.theme === theme", arg={"light": "day", "dark": "night"}[scheme]
    )


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


def until_still(page: Page) -> None:
    """Wait until the page has measured itself: what lies on it has been at the same places for three frames on end."""
    page.evaluate(STILL)


def lay(page: Page, which: int = 0) -> None:
    """Click a card that may be laid, then the button that lays it; a likely slip is meant."""
    before = number(page)
    page.locator(PLAYABLE).nth(which).click()
    primary = seam(page).locator("button.pri")
    primary.click()
    page.wait_for_function(ANSWERED, arg=before)
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
    page.wait_for_function(ANSWERED, arg=before)
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


def table_of_two(players: Callable[..., Page], **second: object) -> tuple[str, Page, Page]:
    """Two browsers at one table, with no hints; the first seat is to act."""
    first, other = players(seen=NO_HINTS), players(**{"seen": NO_HINTS} | second)
    table = make_table(first, ME, OPEN, game="twister")
    call(other, "POST", f"/tables/{table}/seats/B/sit")
    for page in (first, other):
        page.goto(f"/t/{table}")
        page.locator(".window .world").wait_for()
    until_asked(first)
    return table, first, other


def press(page: Page, id: str) -> None:
    """Press a piece, unless it is chosen already: whoever has acted stays chosen."""
    button = page.locator(f'.pieces [data-piece="{id}"]')
    if button.get_attribute("aria-pressed") != "true":
        button.click()


RESTS = """([piece, square]) =>
  (document.querySelector(`.pieces [data-piece="${piece}"]`)?.dataset.square ?? null) === square"""
"""Whether a piece stands on a square, or (null) nowhere in the maze."""


def walk(page: Page, id: str, square: str) -> None:
    """Choose a piece and click a far square; wait until it has come there, or left the maze."""
    before = number(page)
    press(page, id)
    page.locator(f'.cell[data-square="{square}"]').click(force=True)  # what lies there is pressed as well as the square
    until_past(page, before)
    page.wait_for_function(RESTS, arg=[id, None if square[1] == "-" else square])


class Finger:
    """One finger on the glass."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.glass: CDPSession = page.context.new_cdp_session(page)

    def send(self, kind: str, *points: tuple[float, float]) -> None:
        """A touch event at these points."""
        touching = [{"x": x, "y": y, "id": 0, "radiusX": 6, "radiusY": 6, "force": 1} for x, y in points]
        self.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touching})

    @contextmanager
    def on(self, piece: Locator) -> Iterator[tuple[float, float]]:
        """Down on the middle of a piece, up at the end."""
        at = middle(piece)
        self.send("touchStart", at)
        yield at
        self.send("touchEnd")


def middle(piece: Locator) -> tuple[float, float]:
    """The middle of a piece, in CSS pixels of the window."""
    piece.scroll_into_view_if_needed()
    box = piece.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def reads_well(page: Page, *more: re.Pattern[str]) -> None:
    """No name of a message, no piece of a template on the page, seen or spoken; nothing of ``more`` either.

    The page of a table or replay is never taller than the window.
    """
    assert not page.evaluate("document.querySelector('.app, .replay') && document.documentElement.scrollHeight > innerHeight")
    said = page.evaluate(SAID)
    for pattern in (RAW, *more):
        found = pattern.search(said)
        assert not found, said[max(0, found.start() - 60) : found.end() + 60]


def picture(page: Page, name: str) -> None:
    """A picture of the page, where pictures are asked for."""
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png")  # makes the folder


class Person:
    """Somebody at a screen, and what the house has told this page.

    :param letter: the seat.
    """

    def __init__(self, page: Page, letter: str) -> None:
        self.page, self.letter = page, letter
        self.heard: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    @property
    def table(self) -> str:
        """The table whose page is open."""
        return self.page.url.split("/t/")[1].split("/")[0]

    def sees(self) -> Json:
        """The view that the server has for this player."""
        return view(self.page, self.table)
