"""From a replay: a link to a step, and playing on from it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Visitor
from tests.e2e.hands import ME, bot, end_quickly, lay, number, reads_well, set_table, until_asked, whole_replay


def test_playing_on_from_a_step_begins_a_table_there(visitor: Visitor) -> None:
    page = visitor()
    table = set_table(page, ME, bot("easy"), bot("easy"), name="Anna")
    end_quickly(page, table)
    steps = whole_replay(page, table)
    page.goto(f"/t/{table}/replay#step=10&seat=B")
    page.get_by_role("button", name="Play on from here").click()
    sheet = page.get_by_role("dialog", name="Play on from step 10")
    expect(sheet.get_by_role("combobox")).to_have_count(3)
    expect(sheet.get_by_role("combobox", name="seat B")).to_have_value("me")  # through whose eyes one looked
    expect(sheet.get_by_role("combobox", name="seat A")).to_have_value("bot-normal")
    for seat in "AC":
        sheet.get_by_role("combobox", name=f"seat {seat}").select_option("bot-easy")
    reads_well(page)
    sheet.get_by_role("button", name="Play against 2 bots").click()
    page.wait_for_function("old => location.pathname.startsWith('/t/') && !location.pathname.includes(old)", arg=table)
    new = page.url.rsplit("/", 1)[1]
    assert until_asked(page) == "mine"
    assert number(page) >= steps[10]["number"]
    link = page.get_by_role("link", name="From step 10 of another game")
    expect(link).to_have_attribute("href", f"/t/{table}/replay#step=10")
    lay(page)
    end_quickly(page, new)
    page.goto(f"/t/{new}/replay")
    expect(page.locator("summary")).to_contain_text(re.compile(r"all \d+ outcomes of chance are checked"))
    page.keyboard.press("End")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("dialog")).to_contain_text("The game ends here")


def test_on_a_phone_the_step_has_its_link_and_the_way_on(visitor: Visitor) -> None:
    page = visitor(size=PHONE)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = set_table(page, ME, bot(), bot())
    end_quickly(page, table)
    page.goto(f"/t/{table}/replay#step=7")
    page.get_by_role("button", name="This step: link, play on").click()
    page.get_by_role("dialog").get_by_role("button", name="Link to this step").click()
    page.get_by_role("dialog").get_by_role("button", name="Copied").wait_for()
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert copied.endswith(f"/t/{table}/replay#step=7&seat=all&spoilers=no")
    page.get_by_role("dialog").get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog", name="Play on from step 7").get_by_role("button", name="Play against 2 bots").click()
    until_asked(page)
    assert table not in page.url
