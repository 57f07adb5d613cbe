"""My data in the menu: download it, delete it, by keys alone; what the others see of that."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, Visitor
from tests.e2e.hands import reads_well, tab_to

WORDS = {
    "en": (
        "Menu", "Download my data", "Delete my data…", "Delete my data?", "Delete my data", "Your data is deleted",
        "Former guest",
    ),
    "ru": (
        "Меню", "Скачать мои данные", "Удалить мои данные…", "Удалить мои данные?", "Удалить мои данные", "Ваши данные удалены",
        "Бывший гость",
    ),
    "uk": (
        "Меню", "Завантажити мої дані", "Видалити мої дані…", "Видалити мої дані?", "Видалити мої дані", "Ваші дані видалено",
        "Колишній гість",
    ),
}  # fmt: skip


def call(page: Page, method: str, path: str, body: object = None) -> dict[str, object]:
    """What this browser is answered."""
    token = next(each["value"] for each in page.context.cookies() if each["name"] == "csrftoken")
    answer = page.context.request.fetch(
        path, method=method, headers={"x-csrftoken": token, "content-type": "application/json"}, data=json.dumps(body or {})
    )
    assert answer.ok, answer.text()
    return dict(answer.json())


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_my_data_is_downloaded_and_deleted_by_keys_alone(visitor: Visitor, tmp_path: Path, lang: str) -> None:
    menu, download, delete, title, do, gone, former = WORDS[lang]
    page, other = visitor("/", lang=lang, size=PHONE if lang == "ru" else DESKTOP), visitor("/", lang=lang)
    name = call(page, "POST", "/api/me", {"name": "Zora"})["name"]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    shared = call(other, "POST", "/api/tables", {"game": "raiders", "seats": seats})["id"]
    alone = call(page, "POST", "/api/tables", {"game": "raiders", "seats": [{"kind": "me"}, {"kind": "bot"}]})["id"]
    call(page, "POST", f"/api/tables/{shared}/seats/B/sit")
    call(other, "POST", f"/api/tables/{shared}/start")
    other.goto(f"/t/{shared}")
    expect(other.get_by_text("Zora").first).to_be_visible()
    page.goto(f"/t/{alone}")
    expect(page.locator("[data-turn]")).to_be_visible()

    page.locator(f"header.top button[aria-label='{menu}']").press("Enter")
    sheet = page.get_by_role("dialog", name=menu)
    expect(sheet).to_contain_text("Zora")
    tab_to(page, "a[download]")
    expect(page.locator("a[download]")).to_have_text(download)
    with page.expect_download() as saved:
        page.keyboard.press("Enter")
    saved.value.save_as(tmp_path / "mine.json")
    mine = json.loads((tmp_path / "mine.json").read_text())
    assert (mine["name"], {table["id"] for table in mine["tables"]}) == (name, {alone, shared})

    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == delete
    page.keyboard.press("Enter")
    asks = page.get_by_role("dialog", name=title)
    expect(asks).to_contain_text(former)
    reads_well(page)
    for close in ("Enter", "Escape"):  # asked, and not done
        assert page.evaluate("document.activeElement.matches('dialog footer .btn:not(.pri)')"), "Enter would have deleted"
        page.keyboard.press(close)
        expect(asks).to_have_count(0)
        page.wait_for_function("text => document.activeElement.textContent === text", arg=delete)
        if close == "Enter":
            page.keyboard.press("Enter")
            expect(asks).to_have_count(1)
    assert call(page, "GET", "/api/me")["name"] == "Zora"
    expect(sheet).to_be_visible()

    tab_to(page, "a[download]")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    tab_to(page, "dialog footer .pri")
    expect(page.locator("dialog footer .pri")).to_have_text(do)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=gone)).to_be_visible()
    expect(page.locator("[data-turn]")).to_have_count(0)  # the table is no longer beneath
    kept = page.evaluate("[...Object.entries(localStorage), ...Object.entries(sessionStorage)]")
    assert {key for key, _ in kept} <= {"undercroft", "keys"}
    assert not any(table in value for _, value in kept for table in (str(alone), str(shared), "raiders"))
    reads_well(page)
    assert not [each for each in page.context.cookies() if each["name"] == "undercroft"]
    expect(other.get_by_text(former).first).to_be_visible()
    expect(other.get_by_text("Zora")).to_have_count(0)

    page.wait_for_function("document.activeElement.matches('dialog footer .pri')")
    page.keyboard.press("Escape")  # there is nothing to go back to
    expect(page.locator(".lob")).to_be_visible()
    assert call(page, "GET", "/api/me")["named"] is False
    page.goto(f"/t/{alone}")
    expect(page.locator(".box h2")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_a_page_whose_guest_was_deleted_by_another_says_so(visitor: Visitor, lang: str) -> None:
    """It turned into an onlooker's without a word."""
    page = visitor("/", lang=lang)
    seats = [{"kind": "me"}, {"kind": "open"}]
    waiting = call(page, "POST", "/api/tables", {"game": "raiders", "seats": [*seats, {"kind": "open"}]})["id"]
    page.goto(f"/t/{waiting}")
    expect(page.get_by_role("button", name=WORDS[lang][0])).to_be_visible()
    page.wait_for_timeout(500)
    part(page)
    expect(page.get_by_role("dialog", name=WORDS[lang][5])).to_be_visible()


def part(page: Page) -> None:
    """Delete the guest of a page behind its back."""
    token = next(each["value"] for each in page.context.cookies() if each["name"] == "csrftoken")
    assert page.context.request.delete("/api/me", headers={"x-csrftoken": token}).ok


def test_who_looks_on_at_a_table_that_goes_is_told(visitor: Visitor) -> None:
    page, other = visitor("/"), visitor("/")
    alone = call(page, "POST", "/api/tables", {"game": "raiders", "seats": [{"kind": "me"}, {"kind": "bot"}]})["id"]
    other.goto(f"/t/{alone}")
    expect(other.locator("[data-turn]")).to_be_visible()
    part(page)
    expect(other.get_by_text("This table is no longer here")).to_be_visible()
