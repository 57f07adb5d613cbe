"""What happens is seen: in the middle of a beat the whole screen shows one moment, in every game."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, Visitor

SEATS = {"raiders": 3, "twister": 2, "lichlord": 3, "doggies": 3}
NEWS = "[data-beat] .seam"
OUTCOME = '[data-beat="outcome"] .fates .pc'
FEW = 4
"""So many beats are compared with the board of their time."""


def begun(page: Page, game: str) -> str:
    """A table of this game against bots, whose story is being told; its address."""
    page.goto("/")
    page.locator(".root > *").first.wait_for()
    address = page.evaluate(
        """async ([game, seats]) => {
            const token = document.cookie.match(/csrf[^=]*=([^;]+)/)?.[1] ?? ''
            const bots = Array(seats - 1).fill({ kind: 'bot', level: 'easy' })
            const body = JSON.stringify({ game, settings: {}, seats: [{ kind: 'me' }, ...bots] })
            const headers = { 'content-type': 'application/json', 'x-csrftoken': token }
            return '/t/' + (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).id
        }""",
        [game, SEATS[game]],
    )
    page.goto(address)
    page.locator("[data-turn]").wait_for()
    return str(address)


def answer(page: Page, address: str) -> None:
    """Answer my question with its first option, wherever the story stands; a dog sleeps, so that its rounds end."""
    page.evaluate(
        """async (id) => {
            const view = await (await fetch('/api/tables/' + id + '/view')).json()
            const ask = view.asks.find((each) => !each.may)
            if (!ask) return
            const token = document.cookie.match(/csrf[^=]*=([^;]+)/)?.[1] ?? ''
            const option = (ask.options.find(({ id }) => id === 'sleep') ?? ask.options[0]).id
            const body = JSON.stringify({ seat: view.seat, what: ask.what, at: ask.at, option })
            const headers = { 'content-type': 'application/json', 'x-csrftoken': token }
            await fetch('/api/tables/' + id + '/answers', { method: 'POST', headers, body })
        }""",
        address.removeprefix("/t/"),
    )


def stop(page: Page) -> None:
    """From now on the browser's time passes only with :func:`hold`."""
    page.clock.install(time=datetime(2026, 1, 1))
    page.clock.pause_at(datetime(2026, 1, 1, 1))


def left_long_ago(page: Page) -> None:
    """As if what was told last had been told an hour ago."""
    page.evaluate(
        """() => [sessionStorage, localStorage].forEach((store) => {
            const told = JSON.parse(store.getItem('undercroft-told') ?? '{}')
            for (const each of Object.values(told)) each.at -= 3600000
            store.setItem('undercroft-told', JSON.stringify(told))
        })"""
    )


LOOK = """what => document.querySelector(what) ? 'there' : document.querySelector('.away .pri') ? 'away'
  : document.querySelector('[data-beat]') ? 'told' : ''"""


def hold(page: Page, address: str, what: str = NEWS, at_once: bool = False) -> None:
    """Play on until this is on the screen.

    :param at_once: whether it is there from the first moment of its beat, so that others need not be seen to their end.
    """
    for _ in range(400):
        seen = page.evaluate(LOOK, what)
        if seen == "there":
            return
        if seen == "away":  # so much came at once that one is asked
            page.locator(".away .pri").click()
        elif seen == "told" and at_once:
            page.keyboard.press("Space")
        else:
            answer(page, address)
            page.wait_for_timeout(30)  # what the bots do arrives
        page.clock.run_for(200)
    raise AssertionError(f"there was never {what}")


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_in_the_middle_of_a_beat_the_whole_screen_shows_one_moment(visitor: Visitor, game: str, phone: bool) -> None:
    page = visitor(pace="calm", **({"size": PHONE} if phone else {}))
    address = begun(page, game)
    stop(page)
    hold(page, address)
    app = page.locator(".app")
    expect(app).to_have_attribute("data-turn", "theirs")  # nothing is asked before the story has come to it
    assert page.locator(".seam .btn.pri, .can[data-object], .seam.you").count() == 0  # and nothing glows
    said = page.locator(".seam .say").inner_text()
    told = page.locator(".log .l.news, .log h3").all_inner_texts()
    assert phone or any(line.splitlines()[-1] in said for line in told), (said, told)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    page.locator("[data-next]").click()
    expect(page.locator(".seam .say")).not_to_have_text(said)


Drawn = dict[str, str]
"""By seat or piece."""


def numbers(hero: Any, most: Any) -> str:
    return f"{hero['treasure']} {hero['wounds']}/{most['wounds']}"


BOARDS: dict[str, Callable[[Any], Drawn]] = {
    "raiders": lambda board: {hero["seat"]: numbers(hero, board["most"]) for hero in board["heroes"]},
    "twister": lambda board: {piece["id"]: piece["at"] for piece in board["pieces"] if piece["carrier"] is None},
    "lichlord": lambda board: {
        each["seat"]: f"{each['peril']} {each['glory']} {each['life']}" for each in board["players"] if each["hero"]
    },
    "doggies": lambda board: {dog["seat"]: f"{dog['paws']}/{dog['board']} {dog['coins']}" for dog in board["dogs"]},
}  # fmt: skip
"""What of a board is compared with the screen: the numbers of the seats, or where the pieces stand."""

HEADERS = {"raiders": "level", "twister": "turn", "lichlord": "turn", "doggies": "round"}
"""What of a board is the first number in the header; a phone has no room for it everywhere."""

SCREENS = {
    "raiders": "seats((box) => all('.nums .stat', box).slice(0, 2).map(text))",
    "twister": "Object.fromEntries(all('.pieces .piece').map(({ dataset }) => [dataset.piece, dataset.square]))",
    "lichlord": "seats((box) => [text(all('.pe', box)[0]), text(all('.gl', box)[0]), all('.on', all('.hearts', box)[0]).length])",
    "doggies": "seats((box) => all('.few .stat', box).map(text))",
}
"""The same of the page."""


def moment(page: Page, game: str) -> tuple[int | None, Drawn]:
    """The last entry that is told now, and what is on the screen with it."""
    told, shown = page.evaluate(
        f"""() => {{
            const all = (what, where = document) => [...where.querySelectorAll(what)]
            const text = (each) => each.textContent.replace(/\\s/g, '')
            const boxes = all('[data-region="seats"] [data-object^="seat:"]').filter((box) => all('.nums, .few', box).length)
            const seats = (of) => Object.fromEntries(boxes.map((box) => [box.dataset.object.slice(5), of(box).join(' ')]))
            const header = /\\d+/.exec(document.querySelector('.crumbs')?.innerText ?? '')?.[0] ?? ''
            return [document.querySelector('.app').dataset.told ?? null, {{...{SCREENS[game]}, header}}]
        }}"""
    )
    return None if told is None else int(told), shown


def happened(page: Page, address: str, game: str, since: int) -> tuple[dict[int, Drawn], Drawn]:
    """What the screen is to show with each entry since one, and what in the present."""
    frames, board = page.evaluate(
        """async ([id, since]) => {
            const { seat, board } = await (await fetch('/api/tables/' + id + '/view')).json()
            const { frames } = await (await fetch('/api/tables/' + id + '/story?since=' + since + '&seat=' + seat)).json()
            return [frames, board]
        }""",
        [address.removeprefix("/t/"), since],
    )

    def drawn(board: Any) -> Drawn:
        return BOARDS[game](board) | {"header": str(board[HEADERS[game]] or "")}

    return {frame["n"]: drawn(frame["board"]) for frame in frames}, drawn(board)


def changed(then: Drawn, now: Drawn) -> list[str]:
    """Whose numbers or place are others now."""
    return [each for each in then.keys() & now.keys() if then[each] != now[each]]


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_beat_shows_the_board_as_it_was_and_not_the_present(visitor: Visitor, game: str, phone: bool) -> None:
    page = visitor(pace="calm", **({"size": PHONE} if phone else {}))
    address = begun(page, game)
    stop(page)
    hold(page, address)
    since = moment(page, game)[0]
    assert since is not None
    for _ in range(150):  # the table goes on, and the screen stands still
        for _ in range(4):
            answer(page, address)
            page.wait_for_timeout(30)
        frames, present = happened(page, address, game, since)
        if sum(bool(changed(then, present)) for then in frames.values()) >= FEW * 3:
            break
    left_long_ago(page)
    page.reload()  # now all that is one story, whose end is the present
    for _ in range(100):
        if page.locator(".away .pri").count():
            break
        page.clock.run_for(200)
        page.wait_for_timeout(30)
    frames, present = happened(page, address, game, since)
    page.locator(".away .pri").click()
    compared: set[int] = set()
    for _ in range(400):
        told, shown = moment(page, game)
        if told is not None and told not in compared and changed(frames.get(told, {}), present):
            assert shown == (frames[told] | {"header": shown["header"]} if phone else frames[told])
            compared.add(told)
            if len(compared) == FEW:
                return
        page.clock.run_for(200)
    raise AssertionError(f"the present was never another: {compared}")


def test_the_numbers_of_a_seat_change_with_the_beat_that_tells_it(visitor: Visitor) -> None:
    """Raiders: what the seat shows while its gain is told is what it has then, with the chip beside it."""
    page = visitor(pace="calm")
    address = begun(page, "raiders")
    stop(page)
    hold(page, address, ".chip.gain, .chip.loss")
    chip = page.locator(".chip.gain, .chip.loss").first
    expect(chip).to_be_visible()
    changed = page.locator(".pl.changed")
    assert changed.count() >= 1
    assert chip.inner_text().strip()  # never by colour alone
    assert page.locator(".verdict").count() == 1  # and the room says what came of it


def test_space_goes_on_and_escape_to_the_present(visitor: Visitor) -> None:
    page = visitor(pace="calm")
    address = begun(page, "raiders")
    stop(page)
    hold(page, address)
    told = page.locator(".seam .say").inner_text()
    for key in ("m", "p", "1"):  # they act, and there is nothing to act on yet
        page.keyboard.press(key)
    assert page.locator(".seam .say").inner_text() == told
    for key in ("Escape", "Space"):
        before = page.locator(".seam .say").inner_text()
        page.keyboard.press(key)
        expect(page.locator(".seam .say")).not_to_have_text(before)
        hold(page, address)


def test_a_game_is_told_from_its_beginning_to_who_opens_it(visitor: Visitor) -> None:
    page = visitor(pace="calm")
    begun(page, "raiders")
    expect(page.locator(NEWS)).to_contain_text("You are the")  # who is who, before anybody has moved
    expect(page.locator(".away")).to_have_count(0)


def test_a_lost_connection_that_comes_back_skips_nothing_of_what_is_told(visitor: Visitor) -> None:
    page = visitor(pace="calm")
    address = begun(page, "raiders")
    stop(page)
    hold(page, address)
    told = page.locator(NEWS).inner_text()
    with page.expect_websocket():
        page.evaluate("() => ['offline', 'online'].forEach((what) => dispatchEvent(new Event(what)))")
    expect(page.get_by_text("Connection lost.")).to_have_count(0)
    page.wait_for_timeout(500)  # the view of everything comes with it
    assert page.locator(NEWS).all_inner_texts() == [told]


def test_a_page_loaded_anew_in_the_middle_of_a_story_asks_whether_to_watch_the_rest(visitor: Visitor) -> None:
    page = visitor(pace="calm")
    address = begun(page, "raiders")
    for _ in range(400):
        if page.locator(NEWS).count():
            break
        answer(page, address)
        page.wait_for_timeout(100)
    answer(page, address)
    page.wait_for_timeout(1000)  # the bots have moved on meanwhile, and nobody has told it yet
    left_long_ago(page)
    page.reload()
    card = page.locator(".away")
    expect(card).to_be_visible()
    expect(page.locator(".app")).to_have_attribute("data-turn", "theirs")  # the table is as it was left
    assert 1 <= card.locator("li").count() <= 6
    card.locator(".pri").click()
    expect(page.locator(NEWS)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-beat]")).to_have_count(0)


def test_the_cards_of_a_room_lie_open_from_the_first_moment_of_its_outcome(visitor: Visitor) -> None:
    page = visitor(pace="calm", motion="no-preference")
    address = begun(page, "raiders")
    stop(page)
    hold(page, address, OUTCOME, at_once=True)
    widths = page.evaluate(
        """() => [...document.querySelectorAll('.fates .pc')].map((card) => {
            for (const moves of card.getAnimations()) (moves.pause(), (moves.currentTime = 0))
            return card.getBoundingClientRect().width
        })"""
    )
    assert len(widths) == SEATS["raiders"]
    assert min(widths) > 30, "a card that turns from its edge shows nothing of itself"


@pytest.mark.parametrize("game", SEATS)
def test_the_stage_keeps_its_size_while_something_is_told(visitor: Visitor, game: str) -> None:
    """However long a sentence is: the buttons stay where they are pressed again and again. A hand comes but once."""
    page = visitor(pace="calm", lang="ru")
    address = begun(page, game)
    stop(page)
    sizes: dict[bool, set[tuple[int, int]]] = {True: set(), False: set()}
    for _ in range(120):
        hold(page, address)
        now = page.evaluate(
            """() => {
                const [stage, next] = ['.stage', '[data-beat] [data-next]'].map((each) => document.querySelector(each))
                const hand = document.querySelector('[data-region="hand"]')?.childElementCount > 0
                return next && [hand, stage.clientHeight, Math.round(next.getBoundingClientRect().bottom)]
            }"""
        )
        if now:
            sizes[now[0]].add((now[1], now[2]))
        page.clock.run_for(400)
    dealt = game == "doggies"  # its hand comes when quests are kept
    assert [len(each) for each in (sizes.values() if dealt else [sizes[True] | sizes[False]])] == [1] * (1 + dealt), sizes


@pytest.mark.parametrize("lines", [2, 4])
def test_what_came_of_a_room_fits_however_much_each_card_did(visitor: Visitor, lines: int) -> None:
    page = visitor(pace="calm", lang="ru")
    address = begun(page, "raiders")
    high = {".fates small": 16 * lines, ".told h2": 70, ".told .bar": 91}
    page.add_style_tag(content=" ".join(f"{each} {{ min-height: {least}px; }}" for each, least in high.items()))
    stop(page)
    hold(page, address, OUTCOME, at_once=True)
    over = page.locator(".stage .over:has(.fates)")
    if lines == 4:  # of two lines each there is room for all in some rooms
        expect(over).to_have_class(re.compile("tight"))
    assert over.evaluate("each => each.scrollHeight - each.clientHeight") <= 1
    assert page.locator(".fates .pc").evaluate_all("all => all.every((each) => each.offsetWidth >= 74)")


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_cards_of_a_room_are_large_and_clear_of_the_seam_however_long_its_sentence_is(visitor: Visitor, lang: str) -> None:
    page = visitor(pace="calm", lang=lang)
    address = begun(page, "raiders")
    long = ".seam.told { min-height: 104px !important; }"  # as high as where both chests are shared and the lead is tied
    page.add_style_tag(content=long)
    stop(page)
    hold(page, address, OUTCOME, at_once=True)
    card = page.locator(".fates .pc").first.bounding_box()
    assert card is not None
    assert card["width"] >= 74
    seam, told, strip = page.evaluate(
        """() => ['.seam.told', '.stage .told', '.stage .strip'].map((each) => document.querySelector(each).getBoundingClientRect())
            .map(({ top, bottom, height }) => ({ top, bottom, height }))"""
    )
    assert seam["height"] >= 104
    assert told["bottom"] <= seam["top"]
    assert strip["height"] > 0, "the level stays in sight"
    assert page.locator(".stage .over:has(.fates)").evaluate("each => each.scrollHeight - each.clientHeight") <= 1
