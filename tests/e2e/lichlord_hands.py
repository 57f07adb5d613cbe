"""Hands at the Lich Lord's table: things are pressed with a mouse or a finger, answers are given the way a player gives them."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

from undercroft.text import Texts

from .conftest import PHONE, Visitor
from .hands import ANSWERED, ME, OPEN, Finger, Json, Person, call, make_table, number, seam, turn, until_past, until_still
from .hands import reads_well as reads

IDS = re.compile(
    r"\b(?:night-hamster|barrow-knight|bone-colossus|fend-off|lucky-tumble|tomb-antechamber|dark-crossroads|free-caedmans-soul|"
    r"black-ledger|death-knell|rat-mother|magic-fish|slay-draky|maiden-in-distress|zombie-2|corridor-2|rooted-stance|too-dear|"
    r"dungeonlord)\b"
)
"""Some ids of cards: their names are written otherwise."""
POINT = """object => {
  const order = ['[data-region="hand"]', '.stage', '.rail', '.seats', '']
  const all = [...document.querySelectorAll(`[data-object="${CSS.escape(object)}"]`)]
  const rank = (each) => order.findIndex((where) => !where || each.closest(where))
  for (const each of all.sort((a, b) => rank(a) - rank(b))) {
    if (!each.closest('svg')) each.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = each.getBoundingClientRect()
    for (const down of [.5, .12, .3, .7, .88]) for (const along of [.5, .15, .85, .3, .7]) {
      const [x, y] = [left + width * along, top + height * down]
      if (width && document.elementFromPoint(x, y)?.closest('[data-object]') === each) return [x, y]
    }
  }
  return null
}"""
"""Where a press reaches a thing: in the hand, on the map, beside it; null where nothing of it can be pressed."""

QUESTS = ("attempt", "attempt-hunt", "search", "escort", "deliver")
BLOW = re.compile(r"(attack|challenge):")
"""Attacks and challenges."""
MIDDLE = """object => {
  const found = document.querySelector(`.stage [data-object="${CSS.escape(object)}"]`)?.getBoundingClientRect()
  return found ? [found.left + found.width / 2, found.top + found.height / 2] : null
}"""


class Player(Person):
    """One person at one screen."""

    def __init__(self, visitor: Visitor, letter: str = "A", **how: Any) -> None:
        super().__init__(visitor(**how), letter)
        self.finger = Finger(self.page) if how.get("size") == PHONE else None

    def player(self, letter: str = "") -> Json:
        """A player as this one sees it."""
        found: Json = next(each for each in self.sees()["board"]["players"] if each["seat"] == (letter or self.letter))
        return found

    def ask(self) -> Json:
        """What this player has to answer, once the screen shows it; another's answer may settle it on the way."""
        for _ in range(100):
            self.until_mine()
            found: list[Json] = [each for each in self.sees()["asks"] if not each["may"]]
            if found:
                return found[0]
            self.page.wait_for_timeout(100)
        raise AssertionError("the screen shows a question that the house does not ask")

    def until_mine(self, timeout: float = 60_000) -> str:
        """Wait until this player is asked, or the game is over."""
        self.page.wait_for_function(
            """() => { const at = document.querySelector('[data-turn]')?.dataset
                       return at && at.sending !== 'true' && ['mine', 'over'].includes(at.turn) }""", timeout=timeout,
        )  # fmt: skip
        return turn(self.page)

    def options(self) -> list[str]:
        """What may be answered now."""
        return [option["id"] for option in self.ask()["options"]]

    # -- hands ------------------------------------------------------------------------------------------------------------------

    def press_at(self, x: float, y: float) -> None:
        """A click or a tap at a point of the window."""
        if self.finger:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press(self, object: str) -> None:
        """A click or a tap on a thing, which is first brought to where it can be reached. On a small map a hero may hide its space,
        and stands for it."""
        players = self.sees()["board"]["players"] if object.startswith("space:") else []
        heroes = [f"seat:{each['seat']}" for each in players if f"space:{each['space']}" == object and each["alive"]]
        for attempt in range(4):
            for each in (object, *(heroes if attempt > 1 else [])):
                at = self.page.evaluate(POINT, each)
                if at:
                    self.press_at(*at)
                    return
            self.reach(object, attempt)
        raise AssertionError(f"{object} cannot be pressed")

    def reach(self, object: str, attempt: int) -> None:
        """Bring a thing of the map into sight: dragged by a finger; by the key for all of the map."""
        if not self.finger:
            self.page.keyboard.press("0")
            until_still(self.page)
            return
        at, window = self.page.evaluate(MIDDLE, object), self.page.locator(".window").bounding_box()
        if not at or not window:
            self.page.wait_for_timeout(100)
            return
        x, y = window["x"] + window["width"] / 2, window["y"] + window["height"] * 0.4
        by = [max(-120.0, min(120.0, goal - mine)) for goal, mine in zip((x, y), at, strict=True)]
        self.finger.send("touchStart", (x, y))
        for share in (0.1, 0.6, 1.0, 1.0):
            self.finger.send("touchMove", (x + by[0] * share, y + by[1] * share))
            self.page.wait_for_timeout(20)
        self.finger.send("touchEnd")
        self.page.wait_for_timeout(320)  # two quick taps would be a double tap

    def act(self, id: str) -> bool:
        """Press a button of the seam; whether there was one."""
        button = self.page.locator(f'[data-region="seam"] [data-act="{id}"]')
        if not button.count():
            return False
        if self.finger:
            button.tap()
        else:
            button.click()
        return True

    def sure(self) -> None:
        """A likely slip is meant."""
        primary = seam(self.page).locator("button.pri")
        if self.finger:
            primary.tap()
        else:
            primary.click()

    def give(self, id: str, ask: Json | None = None) -> None:
        """Give an answer: by its button on the seam, else by its thing, its target, and the seam's first button.

        :param ask: the question, where it is known already.
        """
        ask = ask or self.ask()
        option = next(each for each in ask["options"] if each["id"] == id)
        name, before = f"{ask['what']}:{id}", number(self.page)
        pressed = self.act(name)
        if not pressed:
            self.take_up(ask, option)
        blow = ask["what"] in ("window", "respond", "challenge") and BLOW.match(id)
        slips = self.finger and option["key"] == "explore"
        if not pressed or blow or slips or (ask["what"] == "hero" and option["key"] in QUESTS):  # these are only taken up there
            self.page.locator('[data-region="seam"] [data-act="cancel"]').wait_for()
            self.act(name)  # another way of the same: turned, for another price
            self.act("do")
        self.page.wait_for_function(ANSWERED, arg=before)
        if self.page.locator("[data-doubt]").count():
            self.sure()
            until_past(self.page, before)

    def take_up(self, ask: Json, option: Json) -> None:
        """Press what an option begins with, and what it aims at where that tells it from its neighbours."""
        first, *aims = option["touches"]
        same = [each for each in ask["options"] if each["touches"][:1] == [first]]
        self.press(first)
        if len(same) == 1 or first.startswith("place:"):
            return
        for aim in aims:
            if [each for each in same if aim in each["touches"][1:]] == [option] and self.page.evaluate(POINT, aim):
                self.press(aim)
                return
        alike = next(each for each in same if each["key"] == option["key"] and each["touches"] == option["touches"])
        if not self.act(f"{ask['what']}:{alike['id']}") and aims:  # so many places have no buttons
            self.press(aims[0])

    def name_of(self, letter: str) -> str:
        """What the player of a seat is called on this page."""
        seats = call(self.page, "GET", f"/tables/{self.table}")["seats"]
        name = str(next(each["name"] for each in seats if each["seat"] == letter))
        return Texts(self.page.evaluate("document.documentElement.lang")).called(name)

    def reads_well(self) -> None:
        """See :func:`reads_well`."""
        reads_well(self.page)


def reads_well(page: Page) -> None:
    """No id, no name of a message, seen or spoken; the page does not scroll sideways."""
    reads(page, IDS)
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")


def seat(players: list[Player], *more: Json, **settings: Any) -> str:
    """A table of these players and other seats, at which they sit; its id."""
    table = make_table(players[0].page, ME, *[OPEN for _ in players[1:]], *more, game="lichlord", **settings)
    for player in players[1:]:
        call(player.page, "POST", f"/tables/{table}/seats/{player.letter}/sit")
    for player in players:
        player.page.goto(f"/t/{table}")
        player.page.locator('.window [data-object^="space:"]').first.wait_for()
    return table


def quick(player: Player, *ids: str) -> None:
    """Give answers past the screen."""
    for id in ids:
        seen = player.sees()
        ask = next(each for each in seen["asks"] if not each["may"])
        assert id in [option["id"] for option in ask["options"]], (id, ask)
        answer = {"seat": seen["seat"], "what": ask["what"], "at": ask["at"], "option": id}
        call(player.page, "POST", f"/tables/{player.table}/answers", answer)
