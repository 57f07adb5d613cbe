"""Dungeon Twister on a phone, upright and on its side, and on a tablet: fingers find all, and nothing covers what matters."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .conftest import DESKTOP, LAPTOP, PHONE, Visitor
from .hands import (
    ME,
    NO_HINTS,
    OPEN,
    Finger,
    call,
    make_table,
    number,
    prefer,
    press,
    table_of_two,
    until_asked,
    until_past,
    until_still,
    view,
    walk,
)

SMALL: ViewportSize = {"width": 360, "height": 640}
ASIDE: ViewportSize = {"width": 844, "height": 390}
TABLET: ViewportSize = {"width": 820, "height": 1180}
SIZES = (PHONE, SMALL, ASIDE, TABLET)
LANGS = ("en", "ru", "uk")
TAP = 44

WRONG = """tap => {
  const page = document.scrollingElement, wrong = []
  if (page.scrollWidth > innerWidth) wrong.push('scrolls sideways: ' + page.scrollWidth)
  if (page.scrollHeight > innerHeight) wrong.push('scrolls down: ' + page.scrollHeight)
  const parts = ['[data-region=seam]', '[data-region=hand]', '.fight', '.hint-card'].map((each) => each + ' button')
  for (const each of document.querySelectorAll([...parts, '.lamp', '.mini'].join())) {
    const { left, top, right, bottom, width, height } = each.getBoundingClientRect()
    if (width === 0) continue
    const who = each.dataset.object ?? each.dataset.verb ?? each.textContent.trim()
    if (width < tap - .5 || height < tap - .5) wrong.push(`${who} is ${width} by ${height}`)
    if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) wrong.push(`${who} sticks out`)
    if (each.scrollWidth > each.clientWidth + 1) wrong.push(`${who} is cut`)
  }
  return wrong
}"""
"""What is wrong with a phone's page: it scrolls, a finger misses a button, or something is cut."""

COVERED = """selector => {
  const box = (each) => each.getBoundingClientRect()
  const over = [...document.querySelectorAll('.mini, .lamp, .hint-card')].map(box)
  return [...document.querySelectorAll(selector)].filter((each) => {
    const a = box(each)
    return over.some((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
  }).length
}"""
"""How many of the things lie under the map, the hint or its lamp."""

MEET = """() => {
  const a = document.querySelector('.fight').getBoundingClientRect()
  return ['a-warrior', 'a-cleric', 'b-goblin', 'b-troll'].some((id) => {
    const b = document.querySelector(`.pieces [data-piece="${id}"]`).getBoundingClientRect()
    return a.left < b.right + b.width && b.left - b.width < a.right && a.top < b.bottom + b.height && b.top - b.height < a.bottom
  })
}"""
"""Whether the panel of a combat lies on a fighter, or on a square beside one."""


def fits(page: Page, sizes: tuple[ViewportSize, ...] = SIZES) -> None:
    """At no size anything is wrong."""
    for size in (*sizes, PHONE):
        page.set_viewport_size(size)
        until_still(page)
        assert page.evaluate(WRONG, TAP) == [], size


def two(players: Visitor, size: ViewportSize = PHONE, lang: str = "en") -> tuple[Page, Page]:
    """Two phones at one table in the middle of a game, read in a language; the first is to act."""
    _, first, other = table_of_two(lambda **wish: players(size=size, lang=lang, **wish))
    return first, other


def answer(page: Page, table: str, start: str = "") -> None:
    """Give the first answer that begins so, past the screen."""
    seen = view(page, table)
    ask = next(ask for ask in seen["asks"] if not ask["may"])
    option = next(each["id"] for each in ask["options"] if each["id"].startswith(start))
    call(page, "POST", f"/tables/{table}/answers", {"seat": seen["seat"], "what": ask["what"], "at": ask["at"], "option": option})


def begin_combat(first: Page) -> None:
    """Warrior and Cleric against Goblin and Troll: the combat is asked for."""
    before = number(first)
    press(first, "a-warrior")
    press(first, "b-goblin")
    first.locator('[data-act="do"]').click()
    until_past(first, before)


@pytest.mark.parametrize("lang", LANGS)
def test_a_turn_and_a_combat_fit_every_hand(players: Visitor, lang: str) -> None:
    first, _ = two(players, lang=lang)
    expect(first.locator(f'.root[lang="{lang}"]')).to_be_attached()
    expect(first.locator(".co:visible")).to_have_count(64)  # ten rows, twenty columns and two lines, named on both sides
    expect(first.locator("[data-numeral]:visible")).to_have_count(7)  # and every room that lies face up
    fits(first)
    press(first, "a-mekanork")
    fits(first)
    first.keyboard.press("r")
    first.locator('[data-act="do"]').wait_for()
    assert first.locator('[data-region="seam"] .do button').count() == 5
    fits(first)
    for _ in range(3):
        first.keyboard.press("Escape")
    press(first, "a-warrior")
    press(first, "b-goblin")
    fight = first.locator(".fight")
    fight.wait_for()
    fits(first)
    assert fight.evaluate("fight => fight.scrollHeight - fight.clientHeight") <= 1, "what the plan says last is not cut by the seam"
    before = number(first)
    first.locator('[data-act="do"]').click()
    until_past(first, before)
    expect(first.locator('.c[data-object^="combat:"]:visible')).to_have_count(7)  # of two equal cards one stands there for both
    fits(first)
    first.locator('[data-object="combat:5"]').tap()
    first.locator('[data-region="seam"] .pri').wait_for()
    fits(first)


@pytest.mark.parametrize("lang", LANGS)
def test_the_set_up_fits_every_hand(visitor: Visitor, lang: str) -> None:
    first, other = visitor(size=PHONE, lang=lang, seen=NO_HINTS), visitor(size=PHONE)
    table = make_table(first, ME, OPEN, game="twister")
    call(other, "POST", f"/tables/{table}/seats/B/sit")
    first.goto(f"/t/{table}")
    expect(first.locator(f'.root[lang="{lang}"]')).to_be_attached()
    until_asked(first)
    for square in ("A-2", "A-4", "A-7", "A-9"):
        before = number(first)
        first.locator(".tray .token.may").first.tap()
        if square == "A-2":
            fits(first)
        first.locator(f'.cell[data-square="{square}"]').tap()
        first.locator(f'.cell[data-square="{square}"]').tap()
        if square == "A-9":  # the last one is asked once more, with the names of all four
            fits(first)
            first.locator("[data-doubt] .btn.pri").tap()
        until_past(first, before)
    for _ in range(4):
        answer(other, table)
    expect(first.locator(".tray .token")).to_have_count(10)  # four characters and six objects are to be hidden
    fits(first)


def test_in_the_set_up_a_finger_goes_on_to_the_next_token_and_the_board_comes_back_from_what_is_told(visitor: Visitor) -> None:
    """The token before stays where it was put, and the board where one looked, after the other side has hidden something."""
    first, other = visitor(size=PHONE, seen=NO_HINTS, pace="calm"), visitor(size=PHONE)
    table = make_table(first, ME, OPEN, game="twister")
    call(other, "POST", f"/tables/{table}/seats/B/sit")
    first.goto(f"/t/{table}")
    until_asked(first)
    first.locator(".tray .token.may").first.tap()
    for square in ("A-2", "A-4"):
        before = number(first)
        first.locator(f'.cell[data-square="{square}"]').tap()
        expect(first.locator(".seam .btn.pri")).to_be_visible()
        assert number(first) == before
        first.locator('.tray [aria-pressed="false"]').first.tap()
        until_past(first, before)
        expect(first.locator('.tray [aria-pressed="true"]')).to_have_count(1)
    for who in (first, first, *[other] * 4):
        answer(who, table)
    if view(other, table)["asks"]:
        answer(other, table, "hide:")
    until_asked(first)
    until_still(first)
    lay = first.evaluate(WATCHED)
    answer(first, table, "hide:")
    far = next(each["id"] for each in view(other, table)["asks"][0]["options"] if each["id"].endswith(":VIII"))
    answer(other, table, far)
    # where the other side hid it is shown, then the board lies again as it did
    first.wait_for_function("lay => window.lay.some((each) => each !== lay) && window.lay.at(-1) === lay", arg=lay)
    until_asked(first)


WATCHED = """() => {
  const world = document.querySelector('.world'), at = () => world.style.transform
  window.lay = []
  new MutationObserver(() => window.lay.push(at())).observe(world, { attributes: true, attributeFilter: ['style'] })
  return at()
}"""
"""How the board lies, and from now on every way it lay."""

IN_SIGHT = """squares => {
  const window = document.querySelector('.window').getBoundingClientRect()
  return squares.every((each) => {
    const box = document.querySelector(`.cell[data-square="${each}"]`).getBoundingClientRect()
    return box.top >= window.top - 1 && box.bottom <= window.bottom + 1
  })
}"""
"""Whether these squares lie inside the window of the board."""


def test_the_board_opens_at_ones_own_line(visitor: Visitor) -> None:
    pages = visitor(size=PHONE, seen=NO_HINTS), visitor(size=PHONE, seen=NO_HINTS)
    table = make_table(pages[0], ME, OPEN, game="twister")
    call(pages[1], "POST", f"/tables/{table}/seats/B/sit")
    for page, letter in zip(pages, "AB", strict=True):
        page.goto(f"/t/{table}")
        until_asked(page)
        page.wait_for_function(IN_SIGHT, arg=[f"{letter}-{dot}" for dot in (2, 4, 7, 9)])


def test_a_tap_right_after_a_flick_is_a_press(players: Visitor) -> None:
    first, _ = two(players)
    finger = Finger(first)
    first.evaluate(
        "() => { window.presses = 0; document.querySelector('.world').addEventListener('click', () => window.presses++) }"
    )
    box = first.locator(".window").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for up in (1, -1, 1):
        finger.send("touchStart", (x, y))
        for far in (20, 60, 120, 180):
            finger.send("touchMove", (x, y - up * far))
            first.wait_for_timeout(16)
        finger.send("touchEnd")
        first.wait_for_timeout(60)
        finger.send("touchStart", (x, y))
        first.wait_for_timeout(40)
        finger.send("touchEnd")
        first.wait_for_timeout(400)
    assert first.evaluate("window.presses") == 3


def test_score_points_and_cards_of_both_sides_are_always_in_sight(players: Visitor) -> None:
    first, other = two(players)
    begin_combat(first)
    for page, card in ((first, "5"), (other, "1")):
        until_asked(page)
        page.locator(f'[data-object="combat:{card}"]').first.tap()
        page.locator('[data-region="seam"] .pri').tap()
    expect(first.locator(".fight.done")).to_be_visible()
    board = view(first, first.url.rsplit("/", 1)[1])["board"]
    for size in (PHONE, SMALL, ASIDE):
        first.set_viewport_size(size)
        for seat in ("A", "B"):
            player = next(each for each in board["players"] if each["seat"] == seat)
            brief = first.locator(f'.seats [data-object="seat:{seat}"] .brief')
            expect(brief.locator(".cmb .on")).to_have_text(player["combat"])
            expect(brief.locator(".apc .on")).to_have_text(player["actions"])
            expect(brief.locator(".vp > b")).to_have_text(str(player["points"]))
            expect(brief.locator(".cmb b").last).to_be_in_viewport(ratio=1)
        expect(first.locator('.seats [data-object="seat:A"] .ap .on')).to_have_count(board["left"])
        expect(first.locator('.seats [data-object="seat:B"] .ap')).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, SMALL, ASIDE], ids=["phone", "small", "aside"])
def test_map_and_hint_cover_nothing_that_may_be_done(players: Visitor, size: ViewportSize) -> None:
    first, _ = two(players)
    prefer(first, seen=[], pace="instant")
    until_asked(first)
    first.set_viewport_size(size)
    card = first.locator(".hint-card")
    if size == ASIDE:  # it would take a third of the board
        expect(card).to_have_count(0)
        first.locator(".lamp").click()
    expect(card).to_be_visible()
    until_still(first)
    assert first.evaluate(COVERED, ".seam, .hand button, .seats") == 0
    corners = set()
    for id in ("a-thief", "a-cleric", "a-mekanork", "a-goblin", "a-wizard", "a-warrior"):
        first.locator(f'.pieces [data-piece="{id}"]').dispatch_event("click")
        expect(card).to_have_count(0)  # folded by the first touch
        until_still(first)
        assert first.evaluate(COVERED, '.tgt, .pieces [aria-pressed="true"]') == 0, id
        mini = first.locator(".mini")
        if mini.count():
            corners.add(mini.get_attribute("class"))
        first.keyboard.press("Escape")
    # There is a map somewhere for most of them; a phone on its side has no room for it that no piece needs.
    assert corners or size == ASIDE
    first.locator(".lamp").click()
    expect(card).to_be_visible()


def test_the_board_does_not_lie_down_when_the_prompt_grows(players: Visitor) -> None:
    first, _ = two(players, SMALL)
    for key in ("", "r"):
        press(first, "a-mekanork")
        if key:
            first.keyboard.press(key)
        until_still(first)
        expect(first.locator(".window.upright")).to_have_count(1)
        expect(first.locator(".mini, .rim").first).to_be_visible()  # not all of it is in sight


def test_a_lone_token_is_chosen_by_itself(players: Visitor) -> None:
    first, _ = two(players)
    table = first.url.rsplit("/", 1)[1]
    answer(first, table, "reveal:")
    tokens = first.locator(".tray .token")
    expect(tokens).to_have_count(2)
    expect(first.locator('.tray [aria-pressed="true"]')).to_have_count(0)
    expect(first.locator('[data-marked="VII"]')).to_have_count(1)  # where they go is seen before one is chosen
    answer(first, table)
    expect(tokens).to_have_count(1)
    expect(tokens).to_have_attribute("aria-pressed", "true")


def test_a_square_of_a_new_room_says_what_it_means_before_a_token_is_placed(players: Visitor) -> None:
    first, _ = two(players)
    table = first.url.rsplit("/", 1)[1]
    answer(first, table, "reveal:")
    first.locator(".tray .token.may").first.tap()
    expect(first.locator(".seam")).to_contain_text("choose a square of room VII")
    before, (place, other) = number(first), view(first, table)["asks"][0]["options"][:2]
    first.locator(f'.cell[data-square="{place["args"]["square"]}"]').tap(force=True)
    expect(first.locator(".seam")).to_contain_text(f"on {place['args']['square']}? Press the button")
    expect(first.locator(".seam")).to_contain_text(re.compile(r"Nearest(: your| enemy:)"))  # whoever is there
    first.locator(f'.cell[data-square="{other["args"]["square"]}"]').tap(force=True)  # another square is looked at instead
    expect(first.locator(".seam")).to_contain_text(f"on {other['args']['square']}? Press the button")
    assert number(first) == before, "nothing is placed yet"
    first.locator(".seam button.pri").tap()
    until_past(first, before)
    assert other["args"]["item_piece"] in [each["id"] for each in view(first, table)["board"]["pieces"]]


def test_on_the_desktop_a_combat_covers_no_fighter_and_goes_with_the_next_answer(players: Visitor) -> None:
    _, first, other = table_of_two(players)
    begin_combat(first)
    fight = first.locator(".fight")
    for size in (LAPTOP, DESKTOP):
        first.set_viewport_size(size)
        expect(fight).to_be_in_viewport(ratio=1)
        assert not first.evaluate(MEET)
    until_asked(other)
    expect(first.locator(".seam .ap")).to_have_count(1)
    expect(other.locator(".seam .ap")).to_have_count(0)  # they are not the defender's to spend
    for page, card in ((first, "5"), (other, "1")):
        page.locator(f'[data-object="combat:{card}"]').first.click()
        page.keyboard.press("Enter")
    expect(first.locator(".fight.done")).to_be_visible()
    until_asked(first)
    walk(first, "a-goblin", "r7")
    expect(fight).to_have_count(0)
    expect(other.locator(".fight.done")).to_be_visible()  # who has not answered since may read on
    other.keyboard.press("Escape")
    expect(other.locator(".fight")).to_have_count(0)


OVERLAP = """(one, other) => {
  const [a, b] = [one, other].map((each) => document.querySelector(each).getBoundingClientRect())
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}"""


@pytest.mark.parametrize("lang", LANGS)
def test_the_stamp_of_a_combat_hides_neither_whose_side_it_is_nor_the_total(players: Visitor, lang: str) -> None:
    first, other = two(players, lang=lang)
    table = first.url.rsplit("/", 1)[1]
    begin_combat(first)
    answer(first, table, "5")
    answer(other, table, "1")
    first.locator(".fight .stamp").wait_for()
    until_still(first)
    side = ".fight .side:has(.stamp)"
    for part in (".who b", ".sum .num", "li .nm", "li > b"):
        assert not first.evaluate(f"parts => ({OVERLAP})(...parts)", [f"{side} .stamp", f"{side} {part}"]), part
    stamp, panel = (first.locator(each).bounding_box() for each in (f"{side} .stamp", side))
    assert stamp is not None
    assert panel is not None
    assert panel["x"] <= stamp["x"]
    assert stamp["x"] + stamp["width"] <= panel["x"] + panel["width"]
