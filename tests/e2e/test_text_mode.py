"""Text mode from the first card to the end, by keys alone: the keyboard always has a place, and everything is said."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.hands import ANSWERED, ME, bot, number, set_table, turn, until_asked, until_past

PLACED = "() => document.activeElement !== document.body"
FIRST_CHOICE = "() => { const first = document.querySelector('.speech button.btn'); first?.focus(); return first !== null }"
"""Focuses the first of what may be chosen; whether there is any."""


def in_text_mode(page: Page) -> None:
    page.get_by_role("button", name="Menu").press("Enter")
    page.get_by_role("switch", name="Text mode").press("Space")
    page.keyboard.press("Escape")
    expect(page.locator(".speech button.btn").first).to_be_visible()


def tabs(page: Page, count: int) -> list[str]:
    """The regions that the Tab key goes through from the prompt, each once."""
    page.locator('[data-region="seam"]').focus()
    seen = ["seam"]
    for _ in range(count):
        page.keyboard.press("Tab")
        region = page.evaluate("document.activeElement.closest('[data-region]')?.dataset.region ?? ''")
        if region and region != seen[-1]:
            seen.append(region)
    return seen


def test_a_whole_game_in_text_mode_by_keys_alone(visitor: Visitor) -> None:
    page = visitor("/")
    page.keyboard.press("Tab")
    set_table(page, ME, bot(), bot(), quick=True)
    until_asked(page)
    in_text_mode(page)
    page.wait_for_function(PLACED)
    assert tabs(page, 40)[:6] == ["seam", "choices", "board", "hand", "seats", "log"], (
        "as the list of keys says; on the table there is the button that leaves text mode"
    )
    while until_asked(page) == "mine":
        page.wait_for_function(PLACED)
        before = number(page)
        if not page.evaluate(FIRST_CHOICE):
            continue  # the answer before was still on its way
        page.keyboard.press("Enter")
        assert page.evaluate(PLACED)
        page.keyboard.press("Enter")
        page.wait_for_function(ANSWERED, arg=before)
        if page.locator("[data-doubt]").count():
            page.wait_for_function(PLACED)
            page.keyboard.press("Enter")
            until_past(page, before)
        page.wait_for_function(PLACED)
    assert turn(page) == "over"
    expect(page.locator(".speech h2").first).to_be_visible()
    page.wait_for_function(PLACED)


def test_the_lich_lords_dungeon_is_read_in_text_mode(visitor: Visitor) -> None:
    page = visitor("/")
    set_table(page, ME, bot(), game="lichlord", turn_limit=2)
    until_asked(page)
    in_text_mode(page)
    space = page.locator(".speech details").filter(has_text="Tomb Antechamber (0:0), entrance.")
    expect(space).to_have_count(1)
    expect(space.locator("summary")).to_contain_text("Exits: north: open, to the ")
    space.locator("summary").press("Enter")
    expect(space.locator("p").first).to_contain_text("Entering gives ")
    expect(space.locator("p").first).to_be_visible()
    space.locator("summary").click()
    expect(space.locator("p").first).to_be_hidden()
    expect(page.locator(".speech summary").filter(has_text="Boons 0 of")).to_have_count(2)
