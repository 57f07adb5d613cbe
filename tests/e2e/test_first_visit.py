"""From the first visit to the end of a whole game against bots, and what comes after it."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.hands import ME, RAW, bot, call, end_quickly, play_out, reads_well, seam, set_table, turn, until_asked, whole_replay
from undercroft.cli import main

SENTENCES = "p => [...p.childNodes].filter((node) => node.nodeName === '#text').map((node) => node.textContent).join('').trim()"
"""What a moment of the end tells, without what it meant for the result."""


def test_three_clicks_to_a_game_against_three_bots(visitor: Visitor) -> None:
    page = visitor("/")
    plain = page.locator("select").evaluate_all(
        "all => all.filter((each) => getComputedStyle(each).backgroundImage === 'none').length"
    )
    assert plain == 0, "each has its arrow"
    page.get_by_role("button", name="Play against 3 bots").click()
    expect(page.locator("[data-turn]")).to_be_visible()
    expect(page.locator('[data-object^="seat:"]')).to_have_count(4)
    expect(page.locator('[data-region="hand"]')).to_be_visible()
    assert until_asked(page) == "mine"
    expect(seam(page)).to_contain_text("Your turn:")
    reads_well(page)


def test_a_whole_game_rematch_record_replay_and_proof(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor()
    table = set_table(page, ME, bot("easy"), bot(), bot(), name="Anna")
    laid = play_out(page)  # few, if the hero dies in its first rooms
    told = [entry for step in whole_replay(page, table) for entry in step["view"]["journal"]]
    assert laid == len([entry for entry in told if entry["key"] in ("lays", "lays-item") and entry["args"]["seat"] == "A"])
    result = page.get_by_role("region", name="How it ended")
    rows = result.get_by_role("table", name="Everyone’s place and why").locator("tbody tr")
    expect(rows).to_have_count(4)
    for row in rows.all():
        assert re.search(r"\w{4,}", row.locator(".why").inner_text()), "each line says why it ended so"
    moments = result.locator(".moments li")
    expect(moments).to_have_count(3)
    room = ".".join(re.findall(r"\d+", moments.first.get_by_role("link").inner_text()))  # none after the last room
    told = f"{room} ·" if room else moments.first.locator("p").evaluate(SENTENCES).split(". ")[-1]
    moments.first.get_by_role("link").click()  # into the replay, to the room that it tells of
    expect(page.locator(".replay div.now")).to_contain_text(told)
    page.go_back()
    result.wait_for()
    assert not RAW.search(result.inner_text())
    seam(page).get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator("summary")).to_contain_text(re.compile(r"all \d+ outcomes of chance are checked"))
    page.keyboard.press("End")
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download record").click()
    record = tmp_path / "record.txt"
    coming.value.save_as(record)
    assert main(["verify", str(record)]) == 0
    assert main(["replay", str(record)]) == 0
    page.goto(f"/t/{table}")
    seam(page).get_by_role("button", name="Play again").click()
    page.wait_for_function("old => !location.pathname.endsWith(old)", arg=table)
    expect(page.locator('[data-object^="seat:"]')).to_have_count(4)
    assert until_asked(page) == "mine"
    again = page.url.rsplit("/", 1)[-1]
    end_quickly(page, again)
    page.goto(f"/t/{again}/replay")
    page.locator("summary").click()
    expect(page.get_by_text("This browser was shown the same fingerprint before the game")).to_be_visible()
    expect(page.get_by_text("guarantees nothing")).to_have_count(0)


def level_in(page: Page) -> int:
    """The level that the header names."""
    found = re.search(r"Level (\d)", page.locator("header").first.inner_text())
    assert found
    return int(found[1])


def test_the_replay_goes_both_ways_and_shows_what_each_seat_knew(visitor: Visitor) -> None:
    page = visitor()
    table = set_table(page, ME, bot(), bot(), name="Anna")
    end_quickly(page, table)
    last = call(page, "GET", f"/tables/{table}/replay?seat=all")["count"] - 1
    page.goto(f"/t/{table}/replay#step=0")
    scrub = page.get_by_role("slider")
    expect(scrub).to_have_attribute("aria-valuenow", "0")
    sizes = set[str]()
    for key, where in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("ArrowLeft", last - 1), ("Home", 0)):
        said = scrub.get_attribute("aria-valuetext") or ""
        page.keyboard.press(key)
        while (key, where) == ("ArrowLeft", last - 1) and "bleed" in said:  # each who bleeds is a stop of its own
            expect(scrub).not_to_have_attribute("aria-valuetext", said)
            said = scrub.get_attribute("aria-valuetext") or ""
            page.keyboard.press(key)
        expect(scrub).to_have_attribute("aria-valuenow", str(where))
        sizes.add(str(page.locator(".stage").bounding_box()))
    assert len(sizes) == 1, "the board keeps its size, whatever is told beside it"
    page.keyboard.press("Shift+ArrowRight")
    turned = int(scrub.get_attribute("aria-valuenow") or 0)
    assert 1 < turned < last
    page.keyboard.press("End")
    expect(scrub).to_have_attribute("aria-valuenow", str(last))
    levels = level_in(page)
    box = scrub.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    middle = int(scrub.get_attribute("aria-valuenow") or 0)
    assert 0 < middle < last
    assert abs(level_in(page) - (levels + 1) / 2) <= 1  # each room has as much of the strip, however many play in it
    eyes = page.get_by_role("radiogroup", name="Seen by")
    eyes.get_by_role("radio", name="Watcher").click()
    expect(eyes.get_by_role("radio", name="Watcher")).to_have_attribute("aria-checked", "true")
    expect(scrub).to_have_attribute("aria-valuenow", str(middle))
    other = visitor(page.url.replace(page.url.split("/t/")[0], ""))  # the link to this step, in another browser
    expect(other.get_by_role("slider")).to_have_attribute("aria-valuenow", str(middle))


def test_where_i_left_off(visitor: Visitor) -> None:
    page = visitor()
    table = set_table(page, ME, bot(), bot(), name="Anna")
    assert until_asked(page) == "mine"
    page.get_by_role("link", name="Undercroft: to the lobby").click()
    mine = page.get_by_role("heading", name="Your games").locator("..").get_by_role("link")
    expect(mine.first).to_contain_text("waiting for you")
    mine.first.click()
    expect(page).to_have_url(re.compile(rf"/t/{table}$"))
    assert turn(page) == "mine"
