"""What hands do at a table of Dungeons & Doggies: choose a dog, lay a room, walk a way out."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from .hands import ANSWERED, Json, number, seam, until_past, view

RATHER = ("fight", "claim", "disarm", "hire", "take", "go", "portal", "out")
"""What a dog would rather do on its way, by how the option begins."""
LONG = 3
"""After so many rooms a dog would rather be out."""
TAKEN = """object => document.querySelector('.seam .pri') !== null
  && document.querySelector(`[data-object="${object}"][aria-pressed="true"]`) !== null"""
"""Whether a thing is chosen, and waits for its button."""


def asked(page: Page) -> Json | None:
    """What the table wants of this visitor."""
    table = page.url.split("/t/")[1].split("/")[0]
    return next((ask for ask in view(page, table)["asks"] if not ask["may"]), None)


def thing(page: Page, object: str) -> Locator:
    """A thing on the stage, or a button on the seam."""
    return page.locator(f'[data-region="board"] [data-object="{object}"], [data-region="seam"] [data-object="{object}"]').first


def press(page: Page, at: Locator) -> None:
    """With a finger on a phone, with the mouse elsewhere."""
    if page.evaluate("() => matchMedia('(pointer: coarse)').matches"):
        at.tap()
    else:
        at.click()


def do(page: Page, start: str) -> str:
    """Choose the first option that begins so: press its thing, and the button that does it where it is chosen first. Its id."""
    ask = asked(page)
    assert ask is not None
    option = next(each for each in ask["options"] if each["id"].startswith(start))
    before = number(page)
    at = thing(page, option["touches"][0])
    press(page, at)
    if page.evaluate(TAKEN, option["touches"][0]):
        press(page, seam(page).locator("button.pri"))
    page.wait_for_function(ANSWERED, arg=before)
    if page.locator("[data-doubt]").count():
        press(page, seam(page).locator("button.pri"))
        until_past(page, before)
    return str(option["id"])


def walk_out(page: Page) -> list[str]:
    """Leave, and walk to the table by what is offered; all that was chosen."""
    done = [do(page, "leave")]
    while (ask := asked(page)) and ask["what"] in ("walk", "room"):
        options = [option["id"] for option in ask["options"]]
        rather = ("out", *RATHER) if len(done) > 2 * LONG else RATHER
        start = next((each for each in rather if any(option.startswith(each) for option in options)), options[0])
        done.append(do(page, start))
    return done
