"""Take the pictures of the README from a real server and a fixed game.

python -m scripts.pictures              writes docs/pictures/*.png
python -m scripts.pictures PORT FILE    the server that they are taken from
"""

from __future__ import annotations

import secrets
import sys
from hashlib import sha256
from importlib import import_module
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.conftest import system_chromium
from tests.e2e.conftest import PHONE, ROOT, Server
from tests.e2e.hands import ME, PLAYABLE, bot, call, end_quickly, lay, set_table, until_asked, view
from undercroft.kernel.record import Record
from undercroft.server import bots, tables
from undercroft.server.app import create_app
from undercroft.server.config import Config

PICTURES = ROOT / "docs" / "pictures"
LARGEST = 400 * 1024
"""Bytes in the largest picture that may be kept."""
SCREEN: ViewportSize = {"width": 1280, "height": 800}
GAME = 5
"""Which of the fixed games is shown."""
GROWN = 9005
"""The story of ``tests.e2e.lichlord_story`` that is shown: the middle of a game."""


def serve(port: int, database: str) -> None:
    """A server whose chance is always the same, and whose bots answer at once and always the same."""
    import uvicorn

    numbers = count()

    def fixed(length: int = 32) -> bytes:
        return sha256(f"picture {GAME} {next(numbers)}".encode()).digest()[:length]

    async def think(
        _keeper: bots.BotKeeper, record: Record, seat: int, _level: str, seed: int, table: str, rank: int
    ) -> tuple[str, str]:
        return bots.think(record.dumps(), seat, "greedy", seed, table)

    secrets.token_bytes = fixed  # type: ignore[assignment]
    setattr(tables, "new_table_id", lambda: f"amber-fox-{4271 + next(numbers)}")  # noqa: B010
    bots.BotKeeper._think = think  # type: ignore[method-assign,assignment]
    config = Config(database=f"sqlite:///{database}", pace=0.0, regret=0.0, workers=1, shelf=Path(database).parent / "replays")
    uvicorn.run(create_app(config), host="127.0.0.1", port=port, log_level="warning", access_log=False)


def visit(browser: Browser, url: str) -> Page:
    """A visitor's page on the lobby."""
    context = browser.new_context(base_url=url, locale="en", viewport=SCREEN, color_scheme="dark", reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    page.locator(".root > *").first.wait_for()
    return page


def take(page: Page, name: str, size: ViewportSize, theme: str) -> None:
    """Write one picture; fonts are there and nothing moves any more."""
    page.set_viewport_size(size)
    page.emulate_media(color_scheme="light" if theme == "day" else "dark")
    page.mouse.move(1, 1)
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.wait_for_timeout(600)
    file = PICTURES / f"{name}.png"
    page.screenshot(path=file)
    if file.stat().st_size > LARGEST:
        raise SystemExit(f"{file} has {file.stat().st_size} bytes; {LARGEST} are allowed.")
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} KiB")


def worth_showing(page: Page, table: str) -> bool:
    """Whether this is a moment that shows much: a monster that can still be beaten, and cards before me."""
    board = view(page, table)["board"]
    contest = board["contest"]
    if not contest or contest["card"]["kind"] != "monster":
        return False
    laid = [hero["laid"][0] for hero in board["heroes"] if hero["laid"]]
    missing = contest["need"] - sum(int(card) if card.isdigit() else 5 for card in laid if card != "crystal")
    reach = 5 * (len(board["heroes"]) - len(laid)) - 1
    return len(laid) >= 1 and 2 < missing <= reach


def pictures(page: Page) -> None:
    """All of them."""
    table = set_table(page, ME, bot("easy"), bot("normal"), bot("hard"), name="Anna")
    while until_asked(page) == "mine":
        if worth_showing(page, table):
            break
        lay(page, page.locator(PLAYABLE).count() // 2)
    else:
        raise SystemExit("This game has no such moment; choose another GAME.")
    page.locator(PLAYABLE).nth(page.locator(PLAYABLE).count() // 2).click()
    take(page, "table-night", SCREEN, "night")
    take(page, "table-phone-day", PHONE, "day")
    page.goto("/")
    page.get_by_text("your turn").wait_for()
    take(page, "lobby-day", SCREEN, "day")
    end_quickly(page, table)
    page.goto(f"/t/{table}/replay#step=30")
    page.get_by_role("slider").wait_for()
    take(page, "replay-night", SCREEN, "night")


def twister_pictures(page: Page) -> None:
    """Dungeon Twister in the middle of a game, with a character chosen."""
    wish = {"game": "twister", "settings": {}, "seats": [ME, ME], "public": False, "watch": True}
    call(page, "POST", "/me", {"name": "Anna"})
    table = call(page, "POST", "/tables", wish)["id"]
    page.evaluate("localStorage.setItem('undercroft', JSON.stringify({seen: ['twister:none']}))")
    page.goto(f"/t/{table}")
    until_asked(page)
    page.locator('.pieces [data-piece="a-warrior"]').click()
    take(page, "twister-night", SCREEN, "night")


def lichlord_pictures(page: Page) -> None:
    """Tomb of the Lich Lord in the middle of a game, with the space chosen that a hero may enter next, and what that brings."""
    call(page, "POST", "/me", {"name": "Anna"})
    seats = [ME, bot("easy"), bot("normal")]
    wish = {"game": "lichlord", "settings": {"turn_limit": GROWN}, "seats": seats, "public": False, "watch": True}
    table = call(page, "POST", "/tables", wish)["id"]
    page.goto(f"/t/{table}")
    until_asked(page)
    page.get_by_role("tab", name="Odds").click()
    moves = [option["touches"][0] for option in view(page, table)["asks"][0]["options"]]
    page.locator(f'.stage [data-object="{moves[0]}"]').click()
    take(page, "lichlord-night", SCREEN, "night")


def doggies_pictures(page: Page) -> None:
    """Dungeons & Doggies on the way out of a large dungeon, with the room chosen that comes next."""
    scenes = import_module("scripts.scenes.doggies")  # with it come other games: not for the server of the others
    call(page, "POST", "/me", {"name": "Anna"})
    seats = [ME, bot("easy"), bot("normal"), bot("hard")]
    wish = {"game": "doggies", "settings": {"position": scenes.WAY_OUT}, "seats": seats, "public": False, "watch": True}
    table = call(page, "POST", "/tables", wish)["id"]
    for option in scenes.FIGHTS:
        ask = view(page, table)["asks"][0]
        if option in [each["id"] for each in ask["options"]]:
            answer = {"seat": "A", "what": ask["what"], "at": ask["at"], "option": option}
            call(page, "POST", f"/tables/{table}/answers", answer)
    page.evaluate("localStorage.setItem('undercroft', JSON.stringify({seen: ['doggies:none']}))")
    page.goto(f"/t/{table}")
    until_asked(page)
    page.locator('.stage [data-object="space:chest-3"]').click()
    take(page, "doggies-night", SCREEN, "night")


SERVERS = (
    ("scripts.pictures", pictures), ("tests.e2e.twister_story", twister_pictures), ("tests.e2e.lichlord_story", lichlord_pictures),
    ("scripts.scenes.serve", doggies_pictures),
)  # fmt: skip
"""Where the pictures are taken, by whom."""


def main(arguments: list[str]) -> int:
    """Serve, or take the pictures; the exit code."""
    if arguments:
        serve(int(arguments[0]), arguments[1])
        return 0
    PICTURES.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=["--no-sandbox", "--disable-gpu"])
        for module, take_them in SERVERS:
            place = Path(folder) / module
            place.mkdir()
            server = Server(place, module)
            try:
                take_them(visit(browser, server.url))
            finally:
                server.kill()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
