"""Without a mouse, and beside it: keys alone on both sizes of screen, "why not?", language and theme, dragging."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Visitor
from tests.e2e.hands import (
    ME,
    PLAYABLE,
    RAW,
    bot,
    lay,
    number,
    play_out,
    reads_well,
    seam,
    set_table,
    tab_to,
    turn,
    until_asked,
    until_past,
)  # fmt: skip

ILLEGAL = '[data-region="hand"] [data-object^="hand:"]:is(.slot, [aria-disabled])'  # what is only of no use may be played


def test_a_solo_game_in_ukrainian_on_a_phone_by_keys_alone(visitor: Visitor) -> None:
    page = visitor("/", lang="uk", size=PHONE)
    tab_to(page, ".company input")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Наодинці")).to_be_checked()
    expect(page.locator(".sl select")).to_have_count(0)
    tab_to(page, "button.pri.big")
    expect(page.locator("button.pri.big")).to_have_text("Грати наодинці")
    page.keyboard.press("Enter")
    expect(page.locator("[data-turn]")).to_be_visible()
    assert until_asked(page) == "mine"
    expect(page.locator(".root")).to_have_attribute("lang", "uk")
    reads_well(page)
    assert play_out(page, by_keys=True) >= 1  # a hero may die in its first rooms
    assert turn(page) == "over"
    expect(seam(page).get_by_role("link", name="Перегляд партії")).to_be_visible()
    reads_well(page)
    seam(page).get_by_role("link", name="Перегляд партії").press("Enter")
    page.wait_for_function("() => document.activeElement?.role === 'slider'")  # who comes by a key begins there
    page.keyboard.press("Escape")  # back to the table, where the keyboard has its place
    expect(page.locator("[data-turn]")).to_be_visible()
    page.wait_for_function("() => document.activeElement !== document.body")
    assert not re.search(r"\b(treasure|wounds|room|monster|the)\b", page.locator("body").inner_text())


def test_by_keys_the_rules_begin_on_their_page_and_the_way_back_ends_at_the_chosen_game(visitor: Visitor) -> None:
    page = visitor("/")
    tab_to(page, "input[name=game]")
    page.keyboard.press("ArrowRight")
    chosen = page.locator("input[name=game]:checked").get_attribute("aria-label")
    tab_to(page, ".gm.on a")
    page.keyboard.press("Enter")
    expect(page.locator("main:focus")).to_be_attached()
    page.go_back()
    expect(page.locator("input[name=game]:checked")).to_have_attribute("aria-label", str(chosen))
    expect(page.locator("main.lob:focus")).to_be_attached()


def test_a_table_by_keys_alone_on_the_desktop(visitor: Visitor) -> None:
    page = visitor("/")
    tab_to(page, "button.pri.big")
    page.keyboard.press("Enter")
    expect(page.locator("[data-turn]")).to_be_visible()
    until_asked(page)
    assert page.evaluate("document.activeElement !== document.body")  # who came by keys begins at the table, not above it
    for key, region in (("h", "hand"), ("s", "seats"), ("l", "log")):
        page.keyboard.press(key)
        page.wait_for_function("region => document.activeElement?.closest(`[data-region=${region}]`) !== null", arg=region)
    page.keyboard.press("h")
    tab = page.evaluate("document.activeElement.dataset.object")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.object") != tab
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    before = number(page)
    for key in "12345":
        page.keyboard.press(key)
        if page.locator('[data-region="hand"] [aria-pressed="true"]').count():
            break
    page.keyboard.press("Escape")
    expect(page.locator('[data-region="hand"] [aria-pressed="true"]')).to_have_count(0)
    page.keyboard.press(key)
    page.keyboard.press("Space")  # the digit has put the focus on the card: Space unselects
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    if page.locator("[data-doubt]").count():
        page.keyboard.press("Enter")
    until_past(page, before)


def test_text_mode_is_played_by_its_own_buttons_and_spoken(visitor: Visitor) -> None:
    page = visitor()
    set_table(page, ME, bot(), bot(), bot())
    until_asked(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Text mode").click()
    page.keyboard.press("Escape")
    spoken = page.locator('[role="status"].vh')
    expect(spoken).to_contain_text("Your turn: play a card")
    before = number(page)
    card = page.locator(".speech button.btn").first
    name = card.inner_text()
    card.click()
    expect(spoken).to_contain_text(name)  # what is chosen is said, and what it brings
    assert number(page) == before
    page.wait_for_timeout(600)  # a second press, and no double click
    card.click()
    if page.locator("[data-doubt]").count():
        page.keyboard.press("Enter")
    until_past(page, before)
    until_asked(page)
    assert page.evaluate("document.activeElement !== document.body")


def test_enter_plays_the_chosen_card_after_a_look_elsewhere(visitor: Visitor) -> None:
    page = visitor()
    set_table(page, ME, bot(), bot(), bot())
    until_asked(page)
    before = number(page)
    page.locator(PLAYABLE).last.click()
    page.get_by_role("tab", name="Rules").click()
    page.keyboard.press("Enter")
    if page.locator("[data-doubt]").count():
        page.keyboard.press("Enter")
    until_past(page, before)


def with_a_refusal(page: Page) -> str:
    """Play on until the hand holds something that may not be laid now; which."""
    for _ in range(10):
        assert until_asked(page) == "mine"
        if page.locator(ILLEGAL).count():
            return page.locator(ILLEGAL).first.get_attribute("data-object") or ""
        lay(page)
    raise AssertionError("everything may always be laid")


def test_why_not_by_click_and_by_key(visitor: Visitor) -> None:
    page = visitor()
    set_table(page, ME, bot(), bot(), bot())
    card = page.locator(f'[data-object="{with_a_refusal(page)}"]')
    page.locator('[data-turn="mine"][data-sending="false"]:not([data-beat])').wait_for()  # what comes later takes the answer away
    before = number(page)
    card.click(force=True)  # it says aria-disabled, and answers all the same
    why = page.get_by_role("alert")
    expect(why).to_contain_text("Why not?")
    expect(why).to_contain_text(re.compile(r"Rules \d"))
    by_click = why.inner_text()
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    card.focus()
    page.keyboard.press("?")
    expect(why).to_be_visible()
    assert why.inner_text() == by_click
    assert not RAW.search(by_click)
    rule = why.get_by_role("link").get_attribute("href") or ""
    page.mouse.click(5, 400)
    expect(why).to_have_count(0)
    assert number(page) == before
    page.goto(rule)
    expect(page.locator(f'[id="{rule.partition("#")[2]}"]')).to_be_visible()


def test_language_and_theme_change_at_once(visitor: Visitor) -> None:
    page = visitor()
    set_table(page, ME, bot("easy"), bot("normal"), bot("hard"))
    until_asked(page)
    before = number(page)
    page.locator(PLAYABLE).first.click()
    selected = page.locator('[data-region="hand"] [aria-pressed="true"]').get_attribute("data-object")
    languages = page.get_by_role("radiogroup", name="Language")
    languages.get_by_text("RU").click()
    expect(seam(page)).to_contain_text("Ваш ход")
    page.locator('header [role="radiogroup"]').get_by_text("UK").click()
    expect(seam(page)).to_contain_text("Ваш хід")
    reads_well(page)
    assert page.locator('[data-region="hand"] [aria-pressed="true"]').get_attribute("data-object") == selected
    assert number(page) == before
    background = "getComputedStyle(document.body).backgroundColor"
    night = page.evaluate(background)
    page.locator("header button").nth(-2).click()
    page.wait_for_function(f"night => {background} !== night", arg=night)
    page.reload()
    expect(seam(page)).to_contain_text("Ваш хід")
    assert page.evaluate(background) != night


def test_a_card_dragged_onto_the_room_is_laid(visitor: Visitor) -> None:
    page = visitor(motion="no-preference")
    set_table(page, ME, bot(), bot(), bot())
    until_asked(page)
    before = number(page)
    card, room = page.locator(PLAYABLE).first.bounding_box(), page.locator("[data-drop][data-object^='room:']").bounding_box()
    assert card
    assert room
    page.mouse.move(card["x"] + 30, card["y"] + 40)
    page.mouse.down()
    page.mouse.move(card["x"] + 40, card["y"] - 20, steps=4)
    expect(page.locator(".dragging")).to_have_count(1)
    page.mouse.move(room["x"] + room["width"] / 2, room["y"] + room["height"] / 2, steps=6)
    page.mouse.up()
    expect(page.locator(".dragging")).to_have_count(0)
    page.wait_for_function(
        "n => document.querySelector('[data-doubt]') || Number(document.querySelector('[data-number]').dataset.number) > n",
        arg=before,
    )
    if page.locator("[data-doubt]").count():
        seam(page).locator("button.pri").click()
        until_past(page, before)


def test_a_log_line_lights_up_what_it_speaks_of(visitor: Visitor) -> None:
    page = visitor()
    set_table(page, ME, bot(), bot(), bot())
    until_asked(page)
    lay(page)
    until_asked(page)
    page.locator('[data-region="log"] button.l').last.hover()
    expect(page.locator(".lit").first).to_be_visible()
    page.mouse.move(2, 2)
    expect(page.locator(".lit")).to_have_count(0)


def test_a_card_read_large(visitor: Visitor) -> None:
    page = visitor()
    set_table(page, ME, bot(), bot(), bot())
    until_asked(page)
    page.keyboard.press("h")
    page.keyboard.press("z")
    expect(page.locator(".card.zoom")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".card.zoom")).to_have_count(0)
