"""The guide of a lesson: from the lobby to its last word, on a phone by touch and on a desktop by keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.conftest import DESKTOP, PHONE, Visitor
from tests.e2e.hands import RAW, SAID, call, middle, until_still
from undercroft.kernel.registry import HOUSE

LEARN = {"en": "Learn", "ru": "Научиться", "uk": "Навчитися"}
GUIDE = '[data-region="guide"][data-said]'
NEXT, END = "[data-guide-next]", "[data-guide-end]"
LONG = 120
"""No lesson takes so many presses."""


def begin(page: Page, lang: str) -> None:
    """From the lobby to the first word of Raiders' lesson."""
    page.locator(".go").get_by_role("button", name=LEARN[lang]).click()
    page.locator(GUIDE).wait_for()


def test_a_phone_says_which_game_would_be_learnt(visitor: Visitor) -> None:
    """Its button stays at the foot while the boxes of the games are out of sight."""
    page = visitor("/", size=PHONE)
    expect(page.locator(".go").get_by_role("button", name=LEARN["en"])).to_contain_text("Raiders")


def said(page: Page) -> tuple[str | None, str | None]:
    """What the guide says now, and whose number the table has."""
    return page.locator(GUIDE).get_attribute("data-said"), page.locator(".app").get_attribute("data-number")


def said_now(page: Page) -> str | None:
    """What the guide says at this moment, None where it is silent."""
    guide = page.locator(GUIDE)
    return guide.get_attribute("data-said") if guide.count() else None


CLEAR = """() => {
  const [why, note] = ['.why', '[data-region=guide]'].map((each) => document.querySelector(each).getBoundingClientRect())
  return why.bottom <= note.top || why.top >= note.bottom
}"""
"""Whether a reason covers nothing of the guide's note."""


SEEN_WHOLE = """() => {
  const room = document.querySelector('.not-yet')?.getBoundingClientRect()
  const note = document.querySelector('[data-region=guide]').getBoundingClientRect()
  return !room || room.bottom <= note.top
}"""
"""Whether nothing of a room that is looked at turned lies under the guide's note."""


def test_a_newcomer_taps_what_is_ringed_and_learns_raiders(visitor: Visitor) -> None:
    page = visitor("/", lang="uk", size=PHONE)
    begin(page, "uk")
    heard = set()
    for _ in range(LONG):
        heard.add(said(page)[0])
        assert not RAW.search(page.evaluate(SAID))
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        before = said(page)
        if page.locator(END).count():
            break
        if page.locator(NEXT).count():
            page.locator(NEXT).tap()
        else:
            ringed = (page.locator(GUIDE).get_attribute("data-of") or "").split()
            page.locator(f'[data-object="{ringed[0]}"]').tap()
            page.locator(".seam .pri").tap()
        page.wait_for_function(
            "before => document.querySelector('[data-region=guide][data-said]')?.dataset.said !== before", arg=before[0]
        )
    assert len(heard) == 19
    page.locator(END).tap()
    expect(page.locator('[data-region="guide"]')).to_have_count(0)
    expect(page.locator(".app")).to_have_attribute("data-turn", "mine")


@pytest.mark.parametrize("game", HOUSE)
def test_the_guide_is_followed_with_enter_alone(visitor: Visitor, game: str) -> None:
    """It puts notes aside and presses what is ringed, wherever the focus was left; no press is refused."""
    page = visitor(lang="ru")
    page.goto(f"/t/{call(page, 'POST', f'/games/{game}/lesson')['id']}")
    page.locator(GUIDE).wait_for()
    for _ in range(5 * LONG):  # the others answer in between
        if page.locator(END).count():
            break
        page.locator(f"{GUIDE}, .seam .pri").first.wait_for()
        heard = said_now(page)
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
        assert not (heard and page.locator(".why").count()), (heard, page.locator(".why").inner_text())
    expect(page.locator(END)).to_be_visible()


def test_what_the_guide_does_not_show_yet_says_so_and_skipping_opens_the_game(visitor: Visitor) -> None:
    page = visitor("/", lang="en")
    begin(page, "en")
    while page.locator(NEXT).count():
        page.locator(NEXT).click()
    page.locator('[data-object="hand:3"]').click(force=True)  # dashed, and it says why
    expect(page.locator(".why")).to_contain_text("The guide shows something else first")
    assert page.evaluate(CLEAR)
    page.set_viewport_size(PHONE)
    until_still(page)
    assert page.evaluate(CLEAR)
    page.set_viewport_size(DESKTOP)
    page.get_by_role("button", name="Skip the guide", exact=True).click()
    expect(page.locator('[data-region="guide"]')).to_have_count(0)
    page.locator('[data-object="hand:3"]').click()
    expect(page.locator(".seam .pri")).to_contain_text("Play 3")


@pytest.mark.parametrize(("game", "size"), [("twister", PHONE), ("lichlord", DESKTOP)])
def test_a_press_on_what_is_ringed_is_taken(visitor: Visitor, game: str, size: ViewportSize) -> None:
    """All of a lesson by pressing its rings, each of a note, of a step the first: none says why it can do nothing."""
    page = visitor(size=size)
    page.goto(f"/t/{call(page, 'POST', f'/games/{game}/lesson')['id']}")
    for _ in range(LONG):
        page.locator(f"{GUIDE}, [data-turn=mine]:not([data-beat]) .seam .pri").first.wait_for()
        until_still(page)
        if page.locator(END).count():
            break
        assert page.evaluate(SEEN_WHOLE), said(page)
        rings, onward = page.locator(".ring[style]"), page.locator(NEXT)
        if not page.locator(GUIDE).count():
            page.locator(".seam .pri").click()
        elif not rings.count():
            onward.click()
        else:
            heard = said(page)[0]
            for place in [middle(each) for each in rings.all()][: None if onward.count() else 1]:
                (page.touchscreen.tap if size == PHONE else page.mouse.click)(*place)
                page.wait_for_timeout(200)
                assert not page.locator(".why").count(), heard
                if page.locator("dialog[open]").count():  # a seat tells more of itself
                    page.keyboard.press("Escape")
                if said_now(page) != heard:
                    break
            else:
                if onward.count():
                    onward.click()
        page.wait_for_timeout(100)
    expect(page.locator(END)).to_be_visible()
