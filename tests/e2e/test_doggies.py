"""Dungeons & Doggies in the browser: a whole game, a way out by keys alone, a room laid and turned, text mode, what is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from scripts.scenes import LANGS, House, Visit
from scripts.scenes.__main__ import SCENES
from scripts.scenes.doggies import WHOLE, begin, walk
from scripts.scenes.serve import ALONE

from .conftest import DESKTOP, EXPECTED, PHONE, Server, Visitor, serving, visits
from .doggies_hands import asked, do, walk_out
from .hands import (
    ANSWERED,
    ME,
    NO_HINTS,
    OPEN,
    Json,
    bot,
    call,
    dress,
    make_table,
    number,
    reads_well,
    seam,
    set_table,
    tab_to,
    until_asked,
    until_at,
    until_past,
    until_still,
    view,
)
from .test_screens import STICKS_OUT, grave
from .test_text_mode import in_text_mode


@pytest.fixture(scope="module")
def kennel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of the scenes: chance is known, and a game may begin before a way out of a large dungeon."""
    yield from serving(tmp_path_factory.mktemp("doggies"), "scripts.scenes.serve")


@pytest.fixture
def players(browser: Browser, kennel: Server) -> Iterator[Visitor]:
    """Visitors of that server for one test."""
    yield from visits(browser, kennel)


Stage = Callable[..., Visit]


@pytest.fixture(scope="module")
def house(browser: Browser, kennel: Server) -> Iterator[House]:
    """The others at the tables of the scenes."""
    house = House(browser, kennel.url)
    yield house
    for guest in house.guests.values():
        guest.context.close()


@pytest.fixture
def stage(house: House) -> Iterator[Stage]:
    """Opens a scene's page: ``stage("desktop", "ru")``. Console errors fail the test."""
    opened: list[Visit] = []
    errors: list[str] = []

    def visit(size: str = "desktop", lang: str = "en") -> Visit:
        found = Visit(house, size, lang)
        opened.append(found)
        found.context.on("weberror", lambda error: errors.append(str(error.error)))
        found.context.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        return found

    yield visit
    for each in opened:
        each.context.close()
    assert not [error for error in errors if not any(text in error for text in EXPECTED)]


# -- a whole game ------------------------------------------------------------------------------------------------------------------


def test_a_whole_game_of_two_in_russian_on_a_phone(players: Visitor) -> None:
    """Three rounds to the scoring; the other one plays in English at a desk. Each explores once a round and walks out."""
    mine, other = players(lang="ru", size=PHONE, seen=NO_HINTS), players(seen=NO_HINTS)
    table = make_table(mine, ME, OPEN, game="doggies", first_player="A")
    call(other, "POST", f"/tables/{table}/seats/B/sit")
    for page in (mine, other):
        page.goto(f"/t/{table}")
        page.locator('[data-object^="dog:"]').first.wait_for()
    seats = {"A": mine, "B": other}
    rooms: dict[str, int] = {}
    for _ in range(60):
        seen = view(mine, table)
        if seen["over"]:
            break
        seat = seen["waiting"][0]
        page = seats[seat]
        until_asked(page)
        ask = asked(page)
        assert ask is not None
        reads_well(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if ask["what"] != "turn":
            do(page, "")
        elif rooms.get(seat, 0) < seen["board"]["round"] and any(option["id"] == "explore" for option in ask["options"]):
            rooms[seat] = rooms.get(seat, 0) + 1
            do(page, "explore")
        else:
            walk_out(page)
    expect(mine.locator(".end .ranks")).to_be_visible()
    expect(seam(mine)).to_contain_text("Игра окончена")
    seen = view(mine, table)
    assert sum(rooms.values()) == 6
    assert [entry["args"]["seat"] for entry in seen["journal"] if entry["key"] == "scores"] == ["A", "B"]
    for row in seen["result"]["rows"]:
        expect(mine.locator(".end .ranks").get_by_text(str(row["total"]), exact=True).first).to_be_visible()
    for page in (mine, other):
        reads_well(page)


# -- by keys alone -----------------------------------------------------------------------------------------------------------------


def test_a_way_out_by_keys_alone_with_a_step_back_and_the_reason_of_a_closed_step(stage: Stage) -> None:
    visit = stage()
    begin(visit)
    visit.mine()
    page, keys = visit.page, visit.page.keyboard
    reason, focus = page.get_by_role("alert"), page.locator(":focus")

    def walked() -> Json:
        found: Json = view(page, visit.table)["board"]["walk"]
        return found

    def pressed(*wanted: str) -> None:
        before = number(page)
        for key in wanted:
            keys.press(key)
        until_past(page, before)
        until_asked(page)

    pressed("x")  # it leaves
    assert walked()["cell"] == "start"
    keys.press("ArrowLeft")
    expect(focus).to_have_attribute("data-object", "space:coin-1")
    before = number(page)
    for key in ("?", "Enter"):  # what may not be entered says why, and nothing happens
        keys.press(key)
        expect(reason).to_contain_text("Another dog’s paw lies here: nobody else may enter this round.")
        keys.press("Escape")
        expect(reason).to_have_count(0)
    assert (number(page), walked()["cell"]) == (before, "start")
    keys.press("ArrowRight")
    keys.press("ArrowUp")
    expect(focus).to_have_attribute("data-object", "space:ifrit-bow")
    pressed("Enter", "Enter")
    assert walked()["cell"] == "n1"
    pressed("1")  # the first thing that can be done there: the fight
    fought = walked()
    assert fought["path"][-1]["did"] == "fight"
    before = number(page)
    keys.press("u")
    until_at(page, before - 1)
    pressed("1")
    assert walked() == fought
    keys.press("ArrowUp")
    pressed("Enter", "Enter")
    assert walked()["cell"] == "n2"
    pressed("1")
    tab_to(page, '[data-object="out:w"]')
    before = number(page)
    keys.press("Enter")
    keys.press("Enter")
    until_past(page, before)
    assert walked() is None
    assert view(page, visit.table)["board"]["dogs"][0]["where"] == "out"


# -- a room is laid ----------------------------------------------------------------------------------------------------------------

IN_SIGHT = """() => [...document.querySelectorAll('g.ghost:has(.turns)')].find((each) => {
  const { x, y, width, height } = each.getBoundingClientRect()
  return each.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}).dataset.object"""
"""A place in sight where the room may lie in several ways."""


def test_a_room_is_turned_by_click_key_and_wheel_and_lies_as_it_was_shown(stage: Stage) -> None:
    visit = stage()
    begin(visit)
    visit.give("A", "explore")
    page = visit.page
    page.locator("g.ghost:has(.turns)").first.wait_for()
    until_still(page)
    ask, place = asked(page), page.evaluate(IN_SIGHT)
    assert ask is not None
    ways = [option for option in ask["options"] if option["touches"][0] == place]
    ghost, start = page.locator(f'[data-object="{place}"]'), page.locator('[data-object="space:start"]')
    width = "each => each.getBoundingClientRect().width"
    size, shown = start.evaluate(width), [""]

    def turned() -> None:
        expect(ghost).to_have_attribute("aria-pressed", "true")
        expect(ghost).not_to_have_attribute("aria-label", shown[-1])
        shown.append(ghost.get_attribute("aria-label") or "")

    ghost.click()
    turned()
    ghost.click()
    turned()
    page.keyboard.press("r")
    turned()
    ghost.hover()
    page.mouse.wheel(0, 100)
    turned()
    assert start.evaluate(width) == pytest.approx(size), "over the room the wheel turns, and does not zoom"
    before = number(page)
    page.keyboard.press("Enter")
    until_past(page, before)
    lies = ways[(len(shown) - 2) % len(ways)]["args"]
    (room,) = [each for each in view(page, visit.table)["board"]["rooms"] if (each["x"], each["y"]) == (lies["x"], lies["y"])]
    assert (room["card"]["id"], room["turned"]) == (lies["space"], lies["turned"])


# -- text mode ---------------------------------------------------------------------------------------------------------------------


def test_a_round_in_text_mode_by_keys_alone(players: Visitor) -> None:
    """Dog, quest, a room, a way out: each is chosen from what is read, and what it did is read."""
    page = players("/", seen=NO_HINTS)
    table = set_table(page, ME, bot(), game="doggies", first_player="A")
    until_asked(page)
    in_text_mode(page)
    asks: list[str] = []
    while until_asked(page) == "mine" and view(page, table)["board"]["round"] < 2:
        ask, before = asked(page), number(page)
        assert ask is not None
        explored = "place" in asks
        asks.append(ask["what"])
        wanted = {"turn": "leave" if explored else "explore", "walk": "out" if asks.count("walk") > 1 else ""}.get(ask["what"], "")
        options = sorted(ask["options"], key=lambda option: option["key"] in ("out", "break-out"))  # they stand behind the others
        ids = [option["id"] for option in options]
        n = next((n for n, id in enumerate(ids) if id.startswith(wanted)), 0)
        buttons = page.locator(".speech [data-region='choices'] button.btn")
        expect(buttons).to_have_count(len(ids))
        buttons.nth(n).press("Enter")
        page.keyboard.press("Enter")
        page.wait_for_function(ANSWERED, arg=before)
        if page.locator("[data-doubt]").count():
            page.keyboard.press("Enter")
            until_past(page, before)
    assert {"dog", "quest", "turn", "place", "walk"} <= {*asks}
    expect(page.locator(".speech")).to_contain_text("Round 2 of 3.")
    assert page.evaluate("document.activeElement !== document.body")
    reads_well(page)


# -- all that is shown -------------------------------------------------------------------------------------------------------------

VIEWS = [(lang, size, theme) for lang in LANGS for size, theme in ((DESKTOP, "dark"), (PHONE, "light"))]
VIEWS[2:4] = [(LANGS[1], DESKTOP, "light"), (LANGS[1], PHONE, "dark")]
"""Every language at every size; every size in both themes."""


def is_whole(page: Page) -> None:
    """Nothing sticks out and nothing is raw, however the page is looked at."""
    wrong = []
    for lang, size, theme in VIEWS:
        if page.locator(".root").get_attribute("lang") != lang:
            page.set_viewport_size(DESKTOP)
            page.locator('header [role="radiogroup"]').get_by_text(lang.upper()).click()
            expect(page.locator(".root")).to_have_attribute("lang", lang)
        page.set_viewport_size(size)
        dress(page, theme)
        found = page.evaluate(STICKS_OUT)
        if found["x"] > 0 or found["y"] > 0:
            wrong.append((lang, size, theme, found))
        reads_well(page)
    assert not wrong


@pytest.mark.parametrize("moment", ["dogs", "lay", "room", "told"])
def test_nothing_sticks_out_nothing_is_raw_and_axe_finds_nothing_grave(stage: Stage, moment: str) -> None:
    visit = stage()
    SCENES[f"doggies-{moment}"].reach(visit)
    is_whole(visit.page)
    assert moment == "told" or grave(visit.page) == []  # while something is told the page's time stands still, and axe waits for it


CRAMPED = """() => [...document.querySelectorAll('.do .btn')].flatMap((button) => {
  const words = document.createRange()
  words.selectNodeContents(button)
  const [inner, outer] = [words.getBoundingClientRect(), button.getBoundingClientRect()]
  const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top / 4))).size
  const close = inner.top - outer.top < 4 || outer.bottom - inner.bottom < 4
  return close || (button.dataset.act === 'back' && lines > 1) ? button.innerText : []
})"""
"""Buttons whose words touch their border, and a step back whose words do not stand in one line."""


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_prices_of_hiring_have_room_on_their_buttons_and_a_step_back_stands_below_on_a_phone(
    stage: Stage, size: str, lang: str
) -> None:
    visit = stage(size, lang)
    SCENES["doggies-hire"].reach(visit)
    assert visit.page.evaluate(CRAMPED) == []
    boxes = [button.bounding_box() or {} for button in visit.page.locator(".seam .do .btn").all()]
    assert len(boxes) == 4
    if size == "phone":
        one, other, passing, back = boxes
        assert one["x"] == other["x"] < passing["x"] == back["x"]
        assert one["y"] == passing["y"] < other["y"] == back["y"]


def test_nothing_sticks_out_or_is_raw_while_all_is_counted(stage: Stage) -> None:
    visit = stage()
    begin(visit, ALONE, "calm")
    walk(visit, *WHOLE)
    for key in ("collects", "own-quest-failed", "scores"):
        visit.hold(key)
        is_whole(visit.page)
    visit.page.keyboard.press("Escape")
    visit.wait(".end .ranks")
    is_whole(visit.page)


WITHIN = """(dog, tile) => {
  const [{ x, y, width, height }, room] = [dog, tile].map((each) => each.getBoundingClientRect())
  return room.left < x + width / 2 && x + width / 2 < room.right && room.top < y + height / 2 && y + height / 2 < room.bottom
}"""
TOLD = (("beats", "ifrit-bow", "4 paws"), ("claims", "coins-1", "3 paws"), ("passes", "mimic-fireball", "Can take 1 more damage"))
"""What is told of a walk, where, and what is left then."""
MOVES = """() => document.querySelector('[data-region="board"]').getAnimations({ subtree: true })
  .filter((each) => each.playState === 'running').map((each) => each.effect.target.outerHTML.slice(0, 90))"""
"""What is in motion on the stage."""


def test_with_reduced_motion_a_walk_is_shown_room_by_room_and_nothing_moves(stage: Stage) -> None:
    """Each room is told with the dog standing in it and what is left to it."""
    visit = stage("phone")
    begin(visit, pace="calm", seat="D")
    walk(visit, *WHOLE)
    page = visit.page
    for key, room, left in TOLD:
        visit.hold(key)
        dog, tile = (page.locator(f'[data-region="board"] [data-object="{each}"]') for each in ("seat:A", f"space:{room}"))
        expect(seam(page)).to_contain_text(left)
        assert dog.evaluate(WITHIN, tile.element_handle())
        assert page.evaluate(MOVES) == []


# -- what matters is in sight on a phone -------------------------------------------------------------------------------------------

HIDDEN = """() => {
  const window = document.querySelector('.window').getBoundingClientRect()
  const spoken = (document.querySelector('[data-region="guide"]')?.dataset.of ?? '').split(' ')
  const turn = document.querySelector('[data-act="explore"]')
  const me = document.querySelector('.map .hero')?.getBoundingClientRect()
  const wanted = [...document.querySelectorAll('.map g.tile')].filter((tile) => {
    const { left, top, right, bottom } = tile.getBoundingClientRect()
    const stands = me && me.left > left && me.right < right && me.top > top && me.bottom < bottom
    const newest = turn && tile.querySelector('.ticks')
    return stands || newest || tile.matches('.legal, .chosen') || spoken.includes(tile.dataset.object)
  })
  return wanted.flatMap((tile) => {
    const { left, top, right, bottom } = tile.getBoundingClientRect()
    const whole = top >= window.top - 3 && bottom <= window.bottom + 3 && left >= window.left - 3 && right <= window.right + 3
    return whole && document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('.map') ? [] : tile.dataset.object
  })
}"""
"""Of the rooms where the first dog stands, that may be chosen, that the guide speaks of and, before the action, that was laid last:
those not wholly in sight between header and prompt, or not to be pressed."""


def test_on_a_phone_what_the_guide_speaks_of_and_where_one_stands_lies_under_nothing(players: Visitor) -> None:
    page = players(size=PHONE)
    page.goto(f"/t/{call(page, 'POST', '/games/doggies/lesson')['id']}")
    page.locator("[data-said]").wait_for()
    hidden: dict[str, list[str]] = {}
    while not page.locator("[data-guide-end]").count():
        page.locator("[data-said], .seam .pri").first.wait_for()
        if page.locator("[data-said] p b").count():
            until_still(page)
            said = page.locator("[data-region='guide']").get_attribute("data-said") or ""
            hidden[said] = page.evaluate(HIDDEN)
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
    assert len(hidden) > 15
    assert {said: rooms for said, rooms in hidden.items() if rooms} == {}


def test_on_a_phone_the_newest_room_is_in_sight_at_ones_turn(stage: Stage) -> None:
    visit = stage("phone")
    begin(visit)
    seat = "A"
    while True:
        visit.give(seat, "explore")
        visit.give(seat, min(visit.asked(seat)["options"], key=lambda each: each["args"]["y"])["id"])
        (seat,) = view(visit.page, visit.table)["waiting"]
        if seat == "A":
            break
    visit.mine()
    until_still(visit.page)
    assert visit.page.locator(".map .ticks").count() == 1
    assert visit.page.evaluate(HIDDEN) == []
