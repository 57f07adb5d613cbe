"""A phone under a finger: real touches, as the browser gets them from the glass."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import PHONE, Visitor
from tests.e2e.hands import ME, PLAYABLE, Finger, end_quickly, middle, number, seam, set_table, until_asked, until_past

READING = ".reading"
LONG = 700
"""Milliseconds of a press that means: let me read this."""


def seated(visitor: Visitor) -> tuple[Page, Finger, Locator]:
    """A phone at a table where it is this visitor's turn, a finger, and a card that may be laid."""
    page = visitor(size=PHONE)
    set_table(page, ME, ME, ME)  # nobody else moves meanwhile
    assert until_asked(page) == "mine"
    return page, Finger(page), page.locator(PLAYABLE).nth(1)


def test_a_long_press_reads_a_card_and_plays_nothing(visitor: Visitor) -> None:
    page, finger, card = seated(visitor)
    before = number(page)
    with finger.on(card):
        page.wait_for_timeout(LONG)
        expect(page.locator(READING)).to_be_visible()
    page.wait_for_timeout(300)
    expect(page.locator(READING)).to_be_visible()  # it stays to be read
    expect(page.locator('[data-region="hand"] [aria-pressed="true"]')).to_have_count(0)
    assert number(page) == before


def test_a_tap_after_reading_selects_and_the_button_lays(visitor: Visitor) -> None:
    page, finger, card = seated(visitor)
    with finger.on(card):
        page.wait_for_timeout(LONG)
    with finger.on(card):
        page.wait_for_timeout(40)
    expect(page.locator(READING)).to_have_count(0)
    expect(page.locator('[data-region="hand"] [aria-pressed="true"]')).to_have_count(1)
    before = number(page)
    with finger.on(seam(page).locator("button.pri")):
        page.wait_for_timeout(40)
    until_past(page, before)


def test_a_tap_selects_and_a_second_one_lays(visitor: Visitor) -> None:
    page, finger, card = seated(visitor)
    before = number(page)
    with finger.on(card):
        page.wait_for_timeout(40)
    expect(page.locator('[data-region="hand"] [aria-pressed="true"]')).to_have_count(1)
    expect(page.locator(READING)).to_have_count(0)
    assert number(page) == before
    with finger.on(card):
        page.wait_for_timeout(40)
    until_past(page, before)


def test_a_drag_onto_the_room_lays_and_one_that_ends_elsewhere_does_not(visitor: Visitor) -> None:
    page, finger, card = seated(visitor)
    before = number(page)
    goal = middle(page.locator("[data-drop]").first)
    with finger.on(card) as (x, y):
        for part in (0.2, 0.4, 0.2, 0.0):
            finger.send("touchMove", (x + 3, y + (goal[1] - y) * part))
            page.wait_for_timeout(30)
    page.wait_for_timeout(300)
    assert number(page) == before
    with finger.on(card) as (x, y):
        for part in (0.1, 0.3, 0.6, 0.9, 1.0):
            finger.send("touchMove", (x + (goal[0] - x) * part, y + (goal[1] - y) * part))
            page.wait_for_timeout(30)
    until_past(page, before)
    expect(page.locator(READING)).to_have_count(0)


def test_the_log_of_a_phone_opens_at_the_newest_line(visitor: Visitor) -> None:
    page = visitor(size=PHONE)
    table = set_table(page, ME)
    end_quickly(page, table)
    page.reload()
    page.get_by_role("button", name="Log", exact=True).click()
    log = page.get_by_role("dialog").get_by_role("log")
    expect(log.locator("li").last).to_be_in_viewport()


def test_many_buttons_stand_apart_on_a_phone(visitor: Visitor) -> None:
    page, finger, card = seated(visitor)
    with finger.on(card):
        page.wait_for_timeout(40)
    expect(seam(page).locator("button.pri")).to_be_visible()
    # as many as the Lich Lord offers for a card with ten targets
    boxes = page.evaluate(
        """() => {
          const row = document.querySelector('.seam .do'), button = row.querySelector('.btn.pri')
          while (row.children.length < 10) button.after(Object.assign(button.cloneNode(), { textContent: 'Walled-up vault' }))
          const boxes = [...row.children].map((each) => each.getBoundingClientRect())
          return boxes.map(({ left, top, right, bottom }) => [left, top, right, bottom])
        }"""
    )
    assert len(boxes) == 10
    for n, (left, top, right, bottom) in enumerate(boxes):
        assert 0 <= left < left + 44 <= right <= PHONE["width"]
        assert not [other for other in boxes[:n] if left < other[2] and other[0] < right and top < other[3] and other[1] < bottom]
