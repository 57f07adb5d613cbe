"""A whole game of Dungeon Twister for two browsers: a server whose chance is known, and two players' hands at their screens.

The rooms that are turned over lie as the script needs them; all else is as ever, even the proof of the draws.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, Response, expect

from .conftest import PHONE, Visitor
from .hands import ANSWERED, PICTURES, RESTS, Json, Person, dress, number, picture, reads_well, seam, turn, until_past, until_still

KEY = b"whole 3383221"
"""The stream of chance: A hides first and begins; then the rooms come as 1R (turned twice), 1L (once), 4L, 4R (as they are)."""
STARTERS = {
    "A": {"warrior": "A-2", "thief": "A-4", "wizard": "A-7", "mekanork": "A-9"},
    "B": {"warrior": "B-2", "thief": "B-4", "wizard": "B-7", "troll": "B-9"},
}  # fmt: skip
HIDES = {
    "A": {
        "rope": "II", "fireball-wand": "II", "goblin": "VIII", "treasure": "VIII", "troll": "VII", "cleric": "III",
        "wall-walker": "V", "armor": "III", "sword": "IV", "speed-potion": "VI",
    },
    "B": {
        "goblin": "I", "cleric": "I", "treasure": "VII", "mekanork": "III", "wall-walker": "IV", "armor": "IV",
        "sword": "V", "rope": "V", "speed-potion": "VI", "fireball-wand": "VI",
    },
}  # fmt: skip
MIDDLES = {"I": "c3", "II": "c8", "III": "h3", "IV": "h8", "V": "m3", "VI": "m8", "VII": "r3", "VIII": "r8"}
"""A square in the middle of each place."""
KNOWN = re.compile(r'"piece:[ab]-[a-z-]+":\{"key":"lies-hidden"[^}]*\}[^}]*\}')
"""Who has not begun lies hidden somewhere: everybody knows that of all of them, and nobody where."""
TOKENS = ("warrior", "wall-walker", "cleric", "mekanork", "thief", "wizard", "troll", "goblin",
          "armor", "sword", "rope", "speed-potion", "fireball-wand", "treasure")  # fmt: skip


class Player(Person):
    """One person at one screen. A finger taps first and confirms on the seam; a mouse clicks."""

    def __init__(self, visitor: Visitor, letter: str, name: str, finger: bool, **how: Any) -> None:
        super().__init__(visitor("/", **how), letter)
        self.name, self.finger = name, finger
        self.glass = self.page.context.new_cdp_session(self.page)
        self.answers: list[Response] = []
        self.page.on("response", lambda response: self.answers.append(response) if "/api/" in response.url else None)

    def piece(self, id: str) -> Json:
        """A piece as this player sees it."""
        found: Json = next(each for each in self.sees()["board"]["pieces"] if each["id"] == id)
        return found

    def at(self, id: str) -> str:
        """The square of a piece."""
        return str(self.piece(id)["at"])

    def points(self) -> list[int]:
        """Victory points, the first seat's first."""
        return [each["points"] for each in self.sees()["board"]["players"]]

    def token(self, kind: str) -> str:
        return f"{self.letter.lower()}-{kind}"

    # -- hands ------------------------------------------------------------------------------------------------------------------

    def press(self, what: Locator) -> None:
        """A click or a tap."""
        if self.finger:
            what.tap()
        else:
            what.click()

    @contextmanager
    def once(self) -> Iterator[None]:
        """What is done here is answered by the table before it goes on."""
        self.page.wait_for_function("() => ['mine', 'over'].includes(document.querySelector('[data-turn]')?.dataset.turn)")
        hint = self.page.locator(".hint-card button").first
        if hint.count():
            self.press(hint)  # read, and put away
        before = number(self.page)
        yield
        until_past(self.page, before)

    def press_square(self, square: str) -> None:
        """A click or a tap on the middle of a square, whatever stands there; a phone is first brought to where it can be seen."""
        cell = self.page.locator(f'.cell[data-square="{square}"]')
        if not self.finger:
            cell.click(force=True)
            return
        for _ in range(5):
            until_still(self.page)  # the view may still be on its way to what was asked last
            if self.in_sight(square):
                break
            self.drag(self.page.evaluate(MIDDLE, square)[1] - self.page.evaluate(MIDDLE)[1])
        assert self.in_sight(square), f"no way to see {square}"
        self.page.touchscreen.tap(*self.page.evaluate(MIDDLE, square))

    def in_sight(self, square: str) -> bool:
        """Whether a press on the middle of a square would reach it: it lies in the window, and nothing before it."""
        return bool(self.page.evaluate(SQUARE_AT, self.page.evaluate(MIDDLE, square)) == square)

    def drag(self, by: float) -> None:
        """Drag the board with a finger, up for a positive distance, as far as fits on the glass."""
        window = self.page.locator(".window").bounding_box()
        assert window
        by = max(-0.6, min(0.6, by / window["height"])) * window["height"]
        x, y = window["x"] + window["width"] / 2, window["y"] + window["height"] / 2 + by / 2
        for kind, share in (
            ("touchStart", 0.0),
            ("touchMove", 0.1),
            ("touchMove", 0.6),
            ("touchMove", 1.0),
            ("touchMove", 1.0),
            ("touchEnd", None),
        ):
            points = [] if share is None else [{"x": x, "y": y - by * share}]
            if share == 1.0:
                self.page.wait_for_timeout(80)  # it comes to rest: a fling would take the next tap
            self.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self.page.wait_for_timeout(DOUBLE)

    def confirm(self) -> None:
        """The first button of the seam, which a finger needs and a mouse does not."""
        if self.finger:
            self.press(seam(self.page).locator("button.pri"))

    def put(self, token: str, square: str) -> None:
        """A token of the tray to a square, or to the place of it."""
        with self.once():
            before = number(self.page)
            self.press(self.page.locator(f'.tray [data-piece="{token}"]'))
            self.press_square(square)
            if self.finger or self.sees()["board"]["placing"]:  # what a square of a new room means is read first
                self.press(seam(self.page).locator("button.pri"))
            self.page.wait_for_function(ANSWERED, arg=before)
            if self.page.locator("[data-doubt]").count():  # the last starter is asked once more
                self.press(seam(self.page).locator("button.pri"))

    def choose(self, token: str) -> None:
        """Press a character, unless it is chosen already."""
        piece = self.page.locator(f'.pieces [data-piece="{token}"]')
        if piece.get_attribute("aria-pressed") != "true":
            self.press_square(piece.get_attribute("data-square") or "")
        expect(piece).to_have_attribute("aria-pressed", "true")

    def walk(self, kind: str, *way: str) -> None:
        """A whole move: far squares to press, and between them what is taken up or put down."""
        token = self.token(kind)
        for square in way:
            with self.once():
                if square in ("take", "drop"):
                    self.press(self.page.locator(f'[data-verb="{square}"]'))
                    continue
                if self.sees()["board"]["mover"] is None:
                    self.choose(token)
                    self.press(self.page.locator('[data-verb="move"]'))  # the Cleric would rather heal whom it finds there
                self.press_square(square)
                self.confirm()
            if square not in ("take", "drop"):
                self.rests(token, square)
        if self.sees()["board"]["mover"]:
            with self.once():
                self.press(self.page.locator('[data-verb="stop"]'))

    def rests(self, token: str, square: str) -> None:
        """Wait until a character has come so far."""
        out = square in EXITS[self.letter]
        self.page.wait_for_function(RESTS, arg=[token, None if out else square])

    def act(self, kind: str, key: str, on: str = "") -> None:
        """An action of a character by its letter, or by its button where there are no letters, and what it is done to."""
        with self.once():
            self.choose(self.token(kind))
            self.page.locator(f'[data-verb="{key}"]').tap() if self.finger else self.page.keyboard.press(LETTERS[key])
            do = seam(self.page).locator('[data-act="do"]')
            if not do.count():  # there are several that it may be done to
                self.press_square(on)
            self.press(do)

    def card(self, card: str, kind: str = "action") -> None:
        """Choose a card and lay it."""
        with self.once():
            self.press(self.page.locator(f'[data-object="{kind}:{card}"]').first)
            self.press(seam(self.page).locator("button.pri"))

    def end(self) -> None:
        """End the turn; with points left the house asks once more."""
        with self.once():
            self.press(self.page.locator('[data-verb="end"]'))
            self.page.wait_for_function(DOUBT_OR_PAST)
            if self.page.locator("[data-doubt]").count():
                self.press(seam(self.page).locator("button.pri"))


DOUBT_OR_PAST = """() => document.querySelector('[data-doubt]') || document.querySelector('[data-turn]').dataset.turn !== 'mine'"""
DOUBLE = 320
"""Milliseconds until two taps on the board are no double tap, which would show all of it."""
MIDDLE = """(square) => {
  const box = document.querySelector(square ? `.cell[data-square="${square}"]` : '.window').getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}"""
"""The middle of a square, or of the window in which the board lies, in pixels of the page."""
SQUARE_AT = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-square]')?.dataset.square ?? ''"
"""The square that a press at a place of the page would reach; "" where something lies before it."""
EXITS = {"A": {f"B-{n}" for n in range(1, 11)}, "B": {f"A-{n}" for n in range(1, 11)}}
LETTERS = {"turn": "r", "reveal": "v", "attack": "a", "fire": "f"}


class Pair:
    """Two players at one table, and what none of them may learn of the other's yet."""

    def __init__(self, a: Player, b: Player) -> None:
        self.a, self.b = a, b
        self.players = (a, b)
        self.hidden = {player.letter: {player.token(kind) for kind in TOKENS} for player in self.players}
        self.read = {player.letter: 0 for player in self.players}
        self.milestones = 0

    def other(self, player: Player) -> Player:
        return self.b if player is self.a else self.a

    def shown(self, *tokens: str) -> None:
        """These lie open from now on."""
        self.keep_secrets()
        for token in tokens:
            self.hidden[token[0].upper()].remove(token)

    def keep_secrets(self) -> None:
        """Nothing that a page received since it was looked at last, and nothing on it, names what the other has hidden."""
        for player in self.players:
            secrets = self.hidden[self.other(player).letter]
            new, self.read[player.letter] = player.heard[self.read[player.letter] :], len(player.heard)
            told = KNOWN.sub("", "\n".join([*new, player.page.content(), *_bodies(player)]))
            leaked = sorted(token for token in secrets if re.search(rf"\b{token}\b", told))
            where = [told[max(0, told.find(token) - 200) : told.find(token) + 80] for token in leaked[:1]]
            assert not leaked, f"{player.letter} can know {leaked}: {where}"

    def milestone(self, name: str, looking_ahead: bool = False) -> None:
        """Both screens show what the server says, in words and without a sideways scroll; and nothing leaks.

        :param looking_ahead: a turn of a room is looked at before it is made, so the board shows what is not so yet.
        """
        for player in [] if looking_ahead else self.players:
            self.agrees(player)
        self.keep_secrets()
        self.milestones += 1
        for player in self.players:
            reads_well(player.page)
            in_both_themes(player.page, f"{self.milestones:02}-{name}-{player.letter}")

    def agrees(self, player: Player) -> None:
        """The screen shows the server's view of this player."""
        seen = player.sees()
        page = player.page
        page.wait_for_function("n => Number(document.querySelector('[data-number]')?.dataset.number) === n", arg=seen["number"])
        expected = "over" if seen["over"] else "mine" if player.letter in seen["waiting"] else "theirs"
        assert turn(page) == expected
        if seen["over"]:
            return
        board = seen["board"]
        lying = {piece["id"]: piece["at"] for piece in board["pieces"] if piece["carrier"] is None}
        shown = page.evaluate(
            "() => [...document.querySelectorAll('.pieces [data-piece]')].map((each) => [each.dataset.piece, each.dataset.square])"
        )
        assert dict(shown) == lying
        points = page.locator(".seats .vp b").all_inner_texts()
        assert sorted(points) == sorted(str(each["points"]) for each in board["players"]), points
        assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")


def _bodies(player: Player) -> list[str]:
    """What the house has answered this page's own questions."""
    answers, player.answers = player.answers, []
    told = []
    for answer in answers:
        if "/view" in answer.url or re.search(r"/tables/[^/]+$", answer.url):
            told.append(answer.text())
    return told


def in_both_themes(page: Page, name: str) -> None:
    """A picture of the page by day and by night, where pictures are asked for."""
    if not PICTURES:
        return
    for theme, scheme in (("day", "light"), ("night", "dark")):
        dress(page, scheme)
        picture(page, f"{name}-{theme}")


def sit_down(visitor: Visitor) -> Pair:
    """From the lobby: one makes a table of Dungeon Twister and sends its link, the other opens it on a phone and sits down."""
    host = Player(visitor, "A", "Anna", finger=False)
    page = host.page
    page.get_by_role("radio", name="Dungeon Twister").check(force=True)
    panel = page.get_by_role("region", name="New table")
    panel.get_by_label("Your name").fill(host.name)
    panel.get_by_label("Who plays seat B").select_option("open")
    panel.get_by_role("button", name="Create and invite").click()
    link = page.get_by_label("Invite link").input_value()

    guest = Player(visitor, "B", "Борис", finger=True, size=PHONE, lang="uk", theme="day")
    guest.page.goto(link)
    guest.page.get_by_label("Ваше ім’я").fill(guest.name)
    guest.page.get_by_role("button", name="Сісти сюди").tap()
    for player in (host, guest):
        player.page.locator(".window .world").wait_for()
    return Pair(host, guest)


def main() -> None:
    """``python -m tests.e2e.twister_whole PORT FILE``: serve on loopback until killed. No bots play here."""
    import uvicorn

    from undercroft.kernel import proof
    from undercroft.server import app, config, table

    table.stream_key = proof.stream_key = lambda secret, entropy=(): KEY
    free = (1e6, 1e6)
    settings = config.Config(
        database=f"sqlite:///{sys.argv[2]}", workers=0, requests=free, creations=free, messages=free,
        readers=0, shelf=Path(sys.argv[2]).parent / "replays",  # whoever proves the chance must know this key
    )  # fmt: skip
    uvicorn.run(app.create_app(settings), host="127.0.0.1", port=int(sys.argv[1]), log_level="warning", access_log=False)


if __name__ == "__main__":
    main()
