"""Photographs of the screen's scenes, to be looked at beside the design: what a scene is, and how its moment is reached.

A scene is a function that brings a :class:`Visit` to its moment and leaves the page there. It plays past the screen, from a loaded
position and with known chance, so that the same moment comes every time.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from tests.e2e.conftest import DESKTOP, PHONE, SEEN
from tests.e2e.hands import ME, NO_HINTS, OPEN, call, view

SIZES: dict[str, ViewportSize] = {"desktop": DESKTOP, "phone": PHONE}
THEMES = {"night": "dark", "day": "light"}
LANGS = ("en", "ru", "uk")
NAMES = {"A": "Nina", "B": "Inka", "C": "Oto", "D": "Rona"}
"""What the players are called, by seat."""
STEP = 250
"""So many ms of the browser's time pass between two looks; no beat is as short."""


COME = """table => new Promise((come) => {
  window.socket?.close()
  if (!table) return come()
  window.socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`)
  window.socket.onopen = () => come()
})"""
"""Be at a table without showing it, and at no other any more."""


TOLD = """where => [!!document.querySelector(where), document.querySelector('.app')?.dataset.told ?? '',
  !!document.querySelector('.away .pri')]"""
"""Whether something is on the screen, the number of the entry that is told, and whether one is asked to watch the rest."""


class Missed(Exception):
    """The scene did not come up."""


@dataclass
class House:
    """The server that all scenes are taken from, and the browser that they are taken with."""

    browser: Browser
    url: str
    guests: dict[str, Page] = field(default_factory=dict)

    def guest(self, letter: str) -> Page:
        """Another player, known to the server, who plays without a screen."""
        if letter not in self.guests:
            page = self.browser.new_context(base_url=self.url).new_page()
            page.goto("/about")
            page.locator("main").wait_for()
            call(page, "POST", "/me", {"name": NAMES[letter]})
            self.guests[letter] = page
        return self.guests[letter]


@dataclass
class Visit:
    """One way to a scene, at one size and in one language: the page that is photographed, and the table it is at."""

    house: House
    size: str
    lang: str
    context: BrowserContext = field(init=False)
    page: Page = field(init=False)
    seat: str = "A"
    table: str = ""
    hints: bool = False
    """Whether the page shows its notes."""

    def __post_init__(self) -> None:
        phone = self.size == "phone"
        self.context = self.house.browser.new_context(
            base_url=self.house.url, locale=self.lang, viewport=SIZES[self.size], color_scheme="dark", reduced_motion="reduce",
            has_touch=phone, is_mobile=phone,
        )  # fmt: skip
        self.page = self.context.new_page()

    def open(self, path: str, pace: str = "instant") -> None:
        """Open a page and wait until it is there.

        :param pace: how fast the page tells what happens.
        """
        seen = [] if self.hints else [*NO_HINTS, "raiders:none", "icewitch:none"]
        self.context.add_init_script(SEEN % json.dumps(json.dumps({"seen": seen, "pace": pace})))
        self.page.goto(path)
        self.page.locator(".root > *").first.wait_for(state="attached")

    def join(self, game: str, seats: int = 3, seat: str = "A", full: bool = True, **settings: Any) -> None:
        """Make a table, at which the others sit as well.

        :param seat: where the one sits whose page is photographed.
        :param full: whether all seats are taken, so that the game begins.
        """
        self.context.request.get("/api/me")
        call(self.page, "POST", "/me", {"name": NAMES[seat]})
        letters = "ABCD"[:seats]
        wishes = [ME if letter == seat else OPEN for letter in letters]
        wish = {"game": game, "settings": settings, "seats": wishes, "public": False, "watch": True}
        self.seat, self.table = seat, call(self.page, "POST", "/tables", wish)["id"]
        for letter in letters if full else letters[:2]:
            if letter != seat:
                guest = self.house.guest(letter)
                call(guest, "POST", f"/tables/{self.table}/seats/{letter}/sit")
                guest.evaluate(COME, self.table)  # else the seat says that nobody is there

    def begin(self, game: str, pace: str = "instant", **how: Any) -> None:
        """Make a table and open it; see :meth:`join` and :meth:`open`."""
        self.join(game, **how)
        if pace != "instant":
            self.page.clock.install()  # before the first beat: its end would else wait for real time
        self.open(f"/t/{self.table}", pace)
        self.page.locator("[data-turn]").wait_for()
        if pace != "instant":
            self.stop()

    def learn(self, game: str) -> None:
        """Begin a game's lesson and open it."""
        self.context.request.get("/api/me")
        call(self.page, "POST", "/me", {"name": NAMES[self.seat]})
        self.table = call(self.page, "POST", f"/games/{game}/lesson")["id"]
        self.open(f"/t/{self.table}")
        self.page.locator("[data-turn]").wait_for()

    # -- what is played, past the screen -----------------------------------------------------------------------------------------

    def who(self, letter: str) -> Page:
        """The page of a player."""
        return self.page if letter == self.seat else self.house.guest(letter)

    def asked(self, letter: str) -> Any:
        """What a player has to answer, or None."""
        return next((ask for ask in view(self.who(letter), self.table)["asks"] if not ask["may"]), None)

    def give(self, letter: str, *answers: str) -> None:
        """Answers of a player, each an option's id or how it begins."""
        for answer in answers:
            ask = self.asked(letter)
            options = [option["id"] for option in ask["options"]] if ask else []
            found = answer if answer in options else next((each for each in options if each.startswith(answer)), None)
            if found is None:
                raise Missed(f"{letter} may not answer {answer}: {ask['what'] if ask else 'nothing'} {options}")
            self._send(letter, ask, found)

    def _send(self, letter: str, ask: Any, option: str) -> None:
        answer = {"seat": letter, "what": ask["what"], "at": ask["at"], "option": option}
        call(self.who(letter), "POST", f"/tables/{self.table}/answers", answer)

    def one(self, letters: str, *wanted: str) -> bool:
        """One answer of whoever is asked first: the first that is wanted, else the first there is; whether anybody was asked."""
        for letter in letters:
            if ask := self.asked(letter):
                options = [option["id"] for option in ask["options"]]
                self._send(letter, ask, next((each for each in wanted if each in options), options[0]))
                return True
        return False

    # -- where the page stands ---------------------------------------------------------------------------------------------------

    def wait(self, what: str, seconds: float = 15) -> None:
        """Wait for something on the page."""
        for _ in range(int(seconds * 20)):
            if self.page.locator(what).count():
                return
            self.page.wait_for_timeout(50)
        raise Missed(f"there is no {what}")

    def mine(self) -> None:
        """Wait until the page asks its player."""
        self.wait('[data-turn="mine"]')

    def stop(self) -> None:
        """From now on the browser's time passes only while the story is told; see :meth:`hold`."""
        self.page.clock.pause_at(datetime.now().astimezone() + timedelta(seconds=1))

    def journal(self) -> dict[str, str]:
        """What has happened, told or not: the entries' keys by number."""
        return {str(entry["n"]): entry["key"] for entry in view(self.page, self.table)["journal"]}

    def play_until(self, key: str, letters: str, *wanted: str) -> None:
        """Play on until something happens, whether it is told yet or not; see :meth:`one`."""
        for _ in range(60):
            if key in self.journal().values():
                return
            self.one(letters, *wanted)
        raise Missed(f"never happened: {key}")

    def hold(self, *keys: str, where: str = "[data-beat]") -> None:
        """Let time pass until an entry with one of these keys is the last of what is told, and stop in the middle of its beat.

        :param where: what is on the screen then, too.
        """
        journal = self.journal()
        for _ in range(300):
            there, told, away = self.page.evaluate(TOLD, where)
            if there:
                if told and told not in journal:
                    journal = self.journal()
                if not keys or journal.get(told) in keys:
                    self.page.clock.run_for(100)  # what a beat brings into sight, or measures, is there
                    return
            if away:  # so much came at once that one is asked
                self.page.locator(".away .pri").click()
            self.page.wait_for_timeout(10)  # what the others did arrives
            self.page.clock.run_for(STEP)
        raise Missed(f"never told: {', '.join(keys) or where}")


@dataclass(frozen=True)
class Scene:
    """A scene: its name, which is that of its picture in the design where there is one, and how it is reached.

    :param drawn: the page of the design that shows such a scene, too.
    :param served: the module that serves the house it is taken from.
    """

    name: str
    reach: Callable[[Visit], None]
    drawn: str = ""
    served: str = "scripts.scenes.serve"
