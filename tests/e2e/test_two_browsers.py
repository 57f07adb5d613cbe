"""Several people at one table: the link, reloads, a killed server, undo, stale clicks, watchers, lost network."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.e2e.conftest import PHONE, Server, Visitor
from tests.e2e.hands import ME, OPEN, PLAYABLE, Json, bot, call, lay, number, seam, set_table, turn, until_at, until_past, view


def duel(visitor: Visitor, **settings: Any) -> tuple[Page, Page, str]:
    """Two visitors at a table of two: the host through the API, the friend over the link and the waiting room."""
    host = visitor()
    table = set_table(host, ME, OPEN, name="Anna", **settings)
    link = host.get_by_label("Invite link").input_value()
    friend = visitor(link.replace(host.url.split("/t/")[0], ""))
    friend.get_by_label("Your name").fill("Boris")
    friend.get_by_role("button", name="Sit here").click()
    for page in (host, friend):
        expect(page.locator("[data-turn]")).to_be_visible()
        expect(page.locator('[data-object^="seat:"]')).to_have_count(2)
    return host, friend, table


def whose(*pages: Page) -> tuple[Page, Page]:
    """Who is to play, and who waits."""
    for page in pages:
        page.wait_for_function(
            "n => Number(document.querySelector('[data-number]')?.dataset.number) >= n", arg=max(map(number, pages))
        )
    first = next(page for page in pages if turn(page) == "mine")
    return first, next(page for page in pages if page is not first)


def moves(pages: tuple[Page, Page], count: int) -> None:
    """So many cards, laid by whoever is to play, seen by both."""
    for _ in range(count):
        if turn(pages[0]) == "over":
            return
        player, other = whose(*pages)
        before = number(player)
        lay(player)
        until_past(other, before)


def told(view: Json) -> tuple[Any, ...]:
    """What must be the same before and after a restart."""
    return view["number"], view["board"], view["asks"], view["waiting"], view["undo"]


def lays(page: Page, table: str) -> list[Json]:
    """The cards laid so far, as the log has them."""
    return [entry for entry in view(page, table)["journal"] if entry["key"] in ("lays", "lays-item", "crystal")]


def leave(page: Page, says: str, does: str) -> None:
    """Leave the game by the menu: read what follows, and confirm."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the game").click()
    expect(page.get_by_role("dialog")).to_contain_text(says)
    page.get_by_role("dialog").get_by_role("button", name=does).click()


def test_one_of_two_gives_the_game_up_and_the_other_has_won(visitor: Visitor) -> None:
    host, friend, _ = duel(visitor)
    leave(friend, "Anna wins", "Give up")
    expect(friend.get_by_role("heading", name="You gave up; Anna has won")).to_be_visible()
    expect(host.get_by_role("heading", name="Boris gave up; you have won")).to_be_visible()
    host.get_by_role("link", name="Watch the replay").click()
    expect(host.locator("[data-region=board]")).to_be_visible()


def test_of_three_a_bot_plays_on_for_who_has_left_until_the_seat_is_taken_back(visitor: Visitor) -> None:
    host = visitor()
    set_table(host, ME, OPEN, bot("random"), name="Anna")
    friend = visitor(host.get_by_label("Invite link").input_value().replace(host.url.split("/t/")[0], ""))
    friend.get_by_label("Your name").fill("Boris")
    friend.get_by_role("button", name="Sit here").click()
    expect(friend.locator("[data-turn]")).to_be_visible()
    leave(friend, "A bot plays on in your place", "Leave")
    expect(seam(friend)).to_contain_text("You have left.")
    expect(host.locator('[data-object="seat:B"]')).to_contain_text("normal")
    expect(host.get_by_text("Boris leaves; a bot plays on.").first).to_be_visible()
    friend.get_by_role("button", name="Take your seat back").click()
    expect(seam(friend)).not_to_contain_text("You have left.")
    expect(host.locator('[data-object="seat:B"]')).not_to_contain_text("normal")


def test_a_duel_over_a_link_with_a_reload_and_a_killed_server(visitor: Visitor, server: Server) -> None:
    host, friend, table = duel(visitor)
    moves((host, friend), 4)
    player, other = whose(host, friend)
    before = number(player)
    player.reload()
    until_at(player, before)
    assert turn(player) == "mine"

    known = [told(view(page, table)) for page in (host, friend)]
    server.kill()
    for page in (host, friend):
        expect(page.get_by_text("Connection lost.").first).to_be_visible()
    server.start()
    for page in (host, friend):
        expect(page.get_by_text("Connection lost.")).to_have_count(0, timeout=30_000)
        until_at(page, before)
    assert [told(view(page, table)) for page in (host, friend)] == known
    lay(player)
    until_past(other, before)

    # An answer that was accepted just before the end is there once afterwards, though its confirmation may be lost.
    player, other = whose(host, friend)
    before, earlier = number(player), lays(other, table)
    player.locator(PLAYABLE).first.click()
    chosen = player.locator('[data-region="hand"] [aria-pressed="true"]').get_attribute("data-object")
    player.keyboard.press("Enter")
    if player.locator("[data-doubt]").count():
        player.keyboard.press("Enter")
    server.kill()
    server.start()
    for page in (host, friend):
        until_past(page, before, 40_000)
    *same, last = lays(other, table)
    assert same == earlier
    assert f"hand:{last['args'].get('card', last['args'].get('item', 'crystal'))}" == chosen
    assert number(player) == number(other)
    moves((host, friend), 10)
    seen = [view(page, table) for page in (host, friend)]
    assert seen[0]["number"] == seen[1]["number"]
    assert seen[0]["over"] or len(lays(host, table)) == len(earlier) + 11


def test_undo_takes_back_and_says_when_it_cannot(visitor: Visitor) -> None:
    host, friend, _ = duel(visitor)
    player, other = whose(host, friend)
    before = number(player)
    lay(player)
    until_past(other, before)
    player.keyboard.press("u")
    until_at(player, before)
    until_at(other, before)
    assert turn(player) == "mine"
    expect(other.locator(".undone").first).to_contain_text("Taken back")
    spoken = "() => document.querySelector('.undone .vh').offsetParent.closest('.log') !== null"
    assert other.evaluate(spoken)  # what is only spoken scrolls with its line: it made the page as tall as the log is long
    lay(player)
    until_past(other, before)
    second = number(other)
    if turn(other) == "mine":
        lay(other)
        until_past(player, second)
    player.keyboard.press("u")
    why = player.get_by_role("alert")
    expect(why).to_contain_text("Nothing to take back")
    player.keyboard.press("Escape")
    expect(why).to_have_count(0)


def test_a_second_tab_shows_the_same_table(visitor: Visitor) -> None:
    host, friend, table = duel(visitor)
    player, _ = whose(host, friend)
    tab = player.context.new_page()
    tab.goto(f"/t/{table}")
    expect(tab.locator("[data-turn='mine']")).to_be_visible()
    before = number(player)
    lay(tab)
    until_past(player, before)
    assert turn(player) == turn(tab) == "theirs"


def test_a_click_that_came_too_late_is_told_so(visitor: Visitor) -> None:
    """The tab that missed the news sends an answer to an old question: refused with a sentence, and the fresh table."""
    host, friend, table = duel(visitor)
    player, other = whose(host, friend)
    deaf = player.context.new_page()
    late: list[WebSocketRoute] = []

    def hold(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        late.append(socket)
        socket.on_message(server.send)
        server.on_message(lambda message: None if silent else socket.send(message))

    silent = False
    deaf.route_web_socket(re.compile(r"/live"), hold)
    deaf.goto(f"/t/{table}")
    expect(deaf.locator("[data-turn='mine']")).to_be_visible()
    before = number(player)
    silent = True
    lay(player)
    until_past(player, before)
    deaf.locator(PLAYABLE).first.click()
    silent = False
    seam(deaf).locator("button.pri").click()
    if deaf.locator("[data-doubt]").count():
        seam(deaf).locator("button.pri").click()
    expect(seam(deaf)).to_contain_text("Here is the table now")
    until_at(deaf, number(player))
    assert len(lays(other, table)) == 1
    deaf.close()


def test_a_watcher_sees_no_hidden_card(visitor: Visitor) -> None:
    host, friend, table = duel(visitor)
    watcher = visitor(f"/t/{table}")
    expect(seam(watcher)).to_contain_text("You are watching")
    expect(watcher.locator('[data-object^="hand:"]')).to_have_count(0)
    expect(watcher.locator("[data-undo]")).to_have_count(0)
    seen = view(watcher, table)
    assert seen["seat"] is None
    assert seen["board"]["hand"] is None
    assert seen["asks"] == []
    before = number(watcher)
    moves((host, friend), 1)
    until_past(watcher, before)
    expect(host.get_by_text("1 watching")).to_be_visible()


def test_without_a_network_the_table_stays_readable_and_the_move_is_kept(visitor: Visitor) -> None:
    host, friend, table = duel(visitor)
    player, other = whose(host, friend)
    before = number(player)
    player.close()
    player = player.context.new_page()
    open_: list[WebSocketRoute] = []
    down = False

    def wire(socket: WebSocketRoute) -> None:
        if down:
            socket.close()
            return
        open_.append(socket)
        socket.connect_to_server()

    player.route_web_socket(re.compile(r"/live"), wire)
    player.goto(f"/t/{table}")
    expect(player.locator("[data-turn='mine']")).to_be_visible()
    down = True
    open_[-1].close()
    expect(player.get_by_text("Connection lost.")).to_be_visible()
    player.locator(PLAYABLE).first.click()
    expect(seam(player).locator("button.pri")).to_have_attribute("aria-disabled", "true")
    down = False
    expect(player.get_by_text("Connection lost.")).to_have_count(0, timeout=30_000)
    assert number(player) == before
    seam(player).locator("button.pri").click()
    if player.locator("[data-doubt]").count():
        seam(player).locator("button.pri").click()
    until_past(player, before)
    until_past(other, before)


def test_two_guests_for_the_last_seat(visitor: Visitor) -> None:
    """Both press "Sit here" on the same open seat; one sits, the other is told, and watches."""
    host = visitor()
    table = set_table(host, ME, OPEN, OPEN, name="Anna")
    first, second = visitor(f"/t/{table}"), visitor(f"/t/{table}")

    def slow(route: Route) -> None:  # the second request leaves only when the first has been answered
        first.get_by_role("button", name="Sit here").first.click()
        expect(first.get_by_role("button", name="Leave")).to_be_visible()
        route.continue_()

    second.route(re.compile(r"/sit$"), slow)
    second.get_by_role("button", name="Sit here").first.click()
    expect(second.get_by_role("alert")).to_be_visible()
    assert call(second, "GET", f"/tables/{table}")["you"] == []
    assert call(first, "GET", f"/tables/{table}")["you"] == ["B"]


def test_quick_rooms_seal_the_cards(visitor: Visitor) -> None:
    host, friend, table = duel(visitor, quick=True)
    for page in (host, friend):
        expect(page.locator("[data-turn='mine']")).to_be_visible()
    lay(host)
    expect(seam(host)).to_contain_text(re.compile("secret|turns over"))
    other = view(friend, table)
    assert other["ready"] == ["A"]
    assert not [entry for entry in other["journal"] if entry["key"].startswith("lays")]
    before = number(host)
    lay(friend)
    until_past(host, before)
    assert {entry["args"]["seat"] for entry in view(friend, table)["journal"] if entry["key"].startswith("lays")} <= {"A", "B"}


def test_a_torch_in_anothers_turn(visitor: Visitor) -> None:
    host, friend = visitor(), visitor()
    call(friend, "POST", "/me", {"name": "Boris"})
    for _ in range(40):  # five characters for five seats: one of them holds the torch
        table = set_table(host, ME, OPEN, bot(), bot(), bot())
        call(friend, "POST", f"/tables/{table}/seats/B/sit")
        holder = next((page for page in (host, friend) if view(page, table)["board"]["hand"]["items"].get("torch")), None)
        if holder:
            break
    assert holder
    friend.goto(f"/t/{table}")
    other = friend if holder is host else host
    turns = "document.querySelector('[data-turn]')?.dataset.turn === 'mine'"
    for _ in range(100):  # whoever leads: until it is the other's turn
        if other.evaluate(turns):
            break
        if holder.evaluate(turns):
            lay(holder)
        holder.wait_for_timeout(100)
    expect(other.locator("[data-turn='mine']")).to_be_visible()
    expect(holder.locator("[data-turn='theirs']")).to_be_visible()
    before = number(holder)
    dark = sum(place["face"] == "down" and not place.get("known") for place in view(holder, table)["board"]["rooms"])
    holder.locator('[data-object="hand:torch"].can').click()
    seam(holder).locator("button.pri").click()
    if not dark:
        seam(holder).locator("button.pri").click()
    until_past(holder, before)
    seen = view(holder, table)["board"]["rooms"]
    assert sum(bool(place.get("known")) for place in seen) == dark
    assert not any(place.get("known") for place in view(other, table)["board"]["rooms"])
    assert turn(other) == "mine"


@pytest.mark.parametrize("size", [PHONE], ids=["phone"])
def test_on_a_phone_the_link_is_enough(visitor: Visitor, size: dict[str, int]) -> None:
    host = visitor()
    table = set_table(host, ME, OPEN, OPEN, name="Anna", public=True)
    friend = visitor("/", size=size)
    friend.get_by_label("Table code or link").fill(f"  {host.url}  ")
    friend.get_by_role("button", name="Enter").click()
    expect(friend).to_have_url(re.compile(table))
    friend.get_by_role("button", name="Sit here").first.tap()
    expect(friend.get_by_role("button", name="Leave")).to_be_visible()
    expect(host.get_by_text("Guest", exact=False).first).to_be_visible()


def test_a_public_table_is_found_in_the_lobby_and_begins_with_whoever_sits_down(visitor: Visitor) -> None:
    host = visitor()
    table = set_table(host, ME, OPEN, name="Hostess", public=True)
    friend = visitor("/")
    friend.locator(f'a[href="/t/{table}"]').first.click()
    friend.get_by_label("Your name").fill("Passer-by")
    friend.get_by_role("button", name="Sit here").click()
    for page in (host, friend):
        expect(page.locator("[data-turn]")).to_be_visible()
    again = visitor("/")
    again.get_by_role("heading", name="Open tables").wait_for()
    again.wait_for_load_state("networkidle")
    expect(again.locator(f'a[href="/t/{table}"]')).to_have_count(0)
