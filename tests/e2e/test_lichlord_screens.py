"""Five moments of the Lich Lord at three sizes, both themes, three languages: nothing overflows or covers the prompt."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from .conftest import DESKTOP, PHONE, Server, Visitor, visits
from .hands import bot, dress, picture, prefer, until_still, view
from .lichlord_hands import POINT, Player, quick, reads_well, seat
from .lichlord_story import ABILITY, ALONE, ANSWERS, BANE, GROWN, LORD, SIEGE, THIRD
from .test_screens import grave

ASIDE: ViewportSize = {"width": 844, "height": 390}
"""A phone on its side."""
SIZES: dict[str, ViewportSize] = {"desktop": DESKTOP, "phone": PHONE, "aside": ASIDE}
THEMES = {"night": "dark", "day": "light"}
MOMENTS = ("hero", "lord", "response", "result", "alone")

WRONG = """() => {
  const page = document.scrollingElement, wrong = []
  const named = (each) => each.dataset.object ?? (each.textContent.trim().slice(0, 40) || each.className)
  const shown = (each) => each.getClientRects().length > 0 && getComputedStyle(each).visibility !== 'hidden'
  const inside = ({ left, top, right, bottom }) => left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
  if (page.scrollWidth > innerWidth) wrong.push('scrolls sideways: ' + page.scrollWidth)
  if (page.scrollHeight > innerHeight) wrong.push('scrolls down: ' + page.scrollHeight)
  const seam = document.querySelector('[data-region=seam]')
  if (!inside(seam.getBoundingClientRect())) wrong.push('the seam sticks out')
  for (const each of [seam.querySelector('.say'), ...seam.querySelectorAll('.do > *')]) {
    const box = each.getBoundingClientRect()
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    if (!at || !seam.contains(at)) wrong.push(`${each.textContent.trim().slice(0, 40)} is covered by ${at?.className}`)
  }
  const hand = document.querySelector('section.hand')?.getBoundingClientRect()
  for (const each of document.querySelectorAll('[data-region=hand] .card')) {
    const { left, right } = each.getBoundingClientRect()
    if (shown(each) && (left < hand.left - 1 || right > hand.right + 1)) wrong.push(`${named(each)} leaves the hand`)
  }
  for (const each of document.querySelectorAll('.seats .t i')) {
    const [of, in_] = [each.getBoundingClientRect(), each.parentElement.getBoundingClientRect()]
    if (shown(each) && (of.left < in_.left || of.right > in_.right)) wrong.push('action points leave their box')
  }
  for (const star of document.querySelectorAll('[data-region=hand] .own')) {
    const [own, key] = [star, star.closest('button')?.querySelector('.key')].map((each) => each?.getBoundingClientRect())
    if (key?.width && own.right > key.left && own.left < key.right && own.bottom > key.top) wrong.push('a key covers a star')
  }
  const cut = (each) => shown(each) && each.scrollWidth > each.clientWidth + 1
  for (const each of document.querySelectorAll('[data-region=seam] button, [data-region=hand] button'))
    if (shown(each) && !inside(each.getBoundingClientRect())) wrong.push(`${named(each)} sticks out`)
  for (const each of document.querySelectorAll('[data-region=seam] button, .rail .pane > *, .seats, .scene'))
    if (cut(each)) wrong.push(`${named(each)} is cut: ${each.scrollWidth} in ${each.clientWidth}`)
  return wrong
}"""
"""What is wrong with a screen: it scrolls, the prompt is covered or sticks out, a card or a button is cut."""


@pytest.fixture(scope="module")
def lingering(browser: Browser, tomb: Server) -> Iterator[Visitor]:
    """Visitors that stay for the module."""
    yield from visits(browser, tomb)


@pytest.fixture(scope="module")
def moments(lingering: Visitor) -> dict[str, Page]:
    """A page for each moment."""
    pages: dict[str, Page] = {}
    for name, story in (("hero", GROWN), ("lord", LORD)):
        player = Player(lingering)
        seat([player], bot("easy"), bot("easy"), turn_limit=story)
        player.until_mine()
        pages[name] = player.page
    solo = Player(lingering)
    seat([solo], turn_limit=ALONE)
    pages["alone"] = solo.page
    first, second = Player(lingering), Player(lingering, "B")
    seat([first, second], bot("easy"), turn_limit=SIEGE)
    first.until_mine()
    quick(first, "declare", "add:zombie:B", "add:barrow-knight:B", "done")
    second.until_mine()
    pages["response"] = second.page
    pages["waiting"] = first.page
    winner = Player(lingering)
    seat([winner], bot("easy"), bot("easy"), turn_limit=THIRD)
    winner.until_mine()
    quick(winner, "attempt:free-caedmans-soul")
    while not (seen := winner.sees())["over"]:
        asked = [ask for ask in seen["asks"] if not ask["may"]]
        if asked:
            quick(winner, asked[0]["options"][0]["id"])
        else:  # the others are still asked
            winner.page.wait_for_timeout(50)
    pages["result"] = winner.page
    return pages


def read_in(page: Page, lang: str) -> None:
    """Read on in a language."""
    prefer(page, seen=["lichlord:none"], pace="instant", lang=lang)
    page.locator(f'.root[lang="{lang}"] [data-turn]:not([data-turn="theirs"])').wait_for()
    page.evaluate("() => document.fonts.ready.then(() => true)")


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_overflows_and_nothing_covers_the_prompt(moments: dict[str, Page], moment: str, lang: str) -> None:
    page = moments[moment]
    read_in(page, lang)
    wrong = []
    for size, box in SIZES.items():
        page.set_viewport_size(box)
        until_still(page)
        for theme, scheme in THEMES.items():
            dress(page, scheme)
            wrong += [(size, theme, each) for each in page.evaluate(WRONG)]
            picture(page, f"{moment}-{size}-{theme}-{lang}")
        reads_well(page)
    assert not wrong


WHOLE = """object => {
  const rim = document.querySelector(`.window [data-object="${object}"] .rim`)
  const { left, top, right, bottom } = rim.getBoundingClientRect()
  const at = (x, y) => document.elementFromPoint(x, y)?.closest('[data-object^="space:"]')?.dataset.object
  const corners = [left + 9, right - 9].flatMap((x) => [top + 9, bottom - 9].map((y) => at(x, y)))
  return corners.every((each) => each === object)
}"""
"""Whether a space is in sight, its corners too."""


@pytest.mark.parametrize("moment", ["response", "waiting"])
def test_a_fight_has_its_space_whole_in_sight(moments: dict[str, Page], moment: str) -> None:
    page = moments[moment]
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        page.reload()
        page.locator('.window [data-object^="space:"]').first.wait_for()
        until_still(page)
        assert page.evaluate(WHOLE, "space:library"), name


HIDDEN = """() => {
  const boxOf = (each) => document.querySelector(each).getBoundingClientRect()
  const [panel, seam] = ['.scene', '[data-region=seam]'].map(boxOf)
  const key = document.querySelector('.scene .key') ? boxOf('.scene .key') : { top: panel.bottom, bottom: panel.bottom }
  const { bottom } = document.querySelector('.scene .head').getBoundingClientRect()
  const foes = [...document.querySelectorAll('.scene .foe')].map((each) => each.getBoundingClientRect())
  return [...foes.filter((foe) => foe.top < bottom || foe.bottom > key.top + 1).map((foe) => [foe.top, foe.bottom]),
    ...(key.bottom > Math.min(seam.top, panel.bottom) ? [key.bottom] : [])]
}"""
"""The attackers that the panel cuts, and what the colours of their chances mean (when some attack shows any), where it is cut."""


@pytest.mark.parametrize("monsters", [("barrow-knight",), ("zombie", "barrow-knight")])
def test_a_phone_has_all_attackers_and_their_space_in_sight_while_a_card_is_taken_up(
    lingering: Visitor, monsters: tuple[str, ...]
) -> None:
    first, second = Player(lingering), Player(lingering, "B", size=PHONE)
    seat([first, second], bot("easy"), bot("easy"), turn_limit=ANSWERS)
    first.until_mine()
    quick(first, "declare", *(f"add:{monster}:B" for monster in monsters), "done")
    second.until_mine()
    page = second.page
    for lang in ("en", "ru", "uk"):
        for card in ("fend-off", "turned-blade"):
            read_in(page, lang)
            page.locator(f'[data-object="hand:{card}"]').tap()
            page.locator('[data-act="cancel"]').wait_for()
            until_still(page)
            assert page.evaluate(HIDDEN) == [], (lang, card)
            assert page.evaluate(WHOLE, "space:library"), (lang, card)


BAR = """() => {
  const boxOf = (each) => document.querySelector(each).getBoundingClientRect()
  const [bar, panel, seam] = ['.scene .foe .bar', '.scene', '.seam'].map(boxOf)
  return [bar.bottom, Math.min(panel.bottom, seam.top)]
}"""
"""Where the bar of a chance ends, and what is seen of the panel."""


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_a_phone_has_the_chance_whole_in_sight_beside_an_ability(lingering: Visitor, lang: str) -> None:
    first, second = Player(lingering), Player(lingering, "B", size=PHONE, lang=lang)
    seat([first, second], bot("easy"), bot("easy"), turn_limit=ABILITY)
    first.until_mine()
    quick(first, "declare", "add:zombie:B", "done")
    second.until_mine()
    second.press("hero:B")
    second.page.locator('[data-act="cancel"]').wait_for()
    until_still(second.page)
    bar, seen = second.page.evaluate(BAR)
    assert bar <= seen


def test_a_phone_lists_all_encounters_while_a_bane_is_taken_up(lingering: Visitor) -> None:
    player = Player(lingering, size=PHONE)
    seat([player], bot("easy"), bot("easy"), turn_limit=BANE)
    player.until_mine()
    offered = player.page.locator(".lord .btn:visible")
    offered.first.wait_for()
    before = offered.count()
    assert before > 1
    player.press("hand:leaden-weight")
    player.page.locator('[data-act="cancel"]').wait_for()
    until_still(player.page)
    assert offered.count() == before


def test_an_attacker_that_is_aimed_at_stays_in_sight_while_the_seam_grows(lingering: Visitor) -> None:
    first, second = Player(lingering), Player(lingering, "B", size=PHONE)
    seat([first, second], bot("easy"), bot("easy"), turn_limit=ANSWERS)
    first.until_mine()
    quick(first, "declare", "add:zombie:B", "add:barrow-knight:B", "done")
    second.until_mine()
    page = second.page
    for object in ("hand:fend-off", "attack:barrow-knight"):
        second.press(object)
        until_still(page)
    page.locator(".seam").evaluate("seam => { seam.style.minHeight = '300px' }")
    until_still(page)
    foe, key, panel = (page.locator(part).bounding_box() for part in (".scene .foe.sel", ".scene .key", ".scene"))
    assert foe
    assert key
    assert panel
    assert panel["y"] - 1 <= foe["y"]
    assert foe["y"] + foe["height"] <= min(key["y"], panel["y"] + panel["height"]) + 1


NOTE = """() => {
  const box = (each) => document.querySelector(each)?.getBoundingClientRect()
  const [note, fight] = [box('.seam .alone') && box('.seam'), box('.scene')]
  if (!note || !fight) return null
  const apart = (other) => !other?.height || other.bottom <= note.top || other.top >= note.bottom
  return [fight, box('.lich-hand .pane'), box('.lich-hand .cards')].every(apart)
}"""
"""Whether a note covers neither the fight nor the hand; null before there is one beside a fight."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_note_covers_neither_the_fight_nor_the_hand(lingering: Visitor, size: ViewportSize) -> None:
    """It stands alone, behind what it explains; a phone has no room for both: there it comes before the fight opens."""
    read = () if size == PHONE else ("lichlord:note-encounter",)  # so that the first note is that of an attack
    first, second = Player(lingering), Player(lingering, "B", size=size, pace="calm", seen=read)
    seat([first, second], bot("easy"), bot("easy"), turn_limit=ANSWERS)
    first.until_mine()
    second.page.wait_for_timeout(500)
    quick(first, "declare", "add:zombie:B", "add:barrow-knight:B", "done")
    if size == PHONE:
        alone = second.page.locator(".seam .alone")
        alone.wait_for()
        expect(second.page.locator(".scene")).to_have_count(0)
        expect(second.page.locator("[data-next]")).to_be_visible()
        picture(second.page, "note-alone")
        second.page.wait_for_timeout(500)
        second.page.locator("[data-next]").tap()
        expect(alone).to_have_count(0)
        second.page.locator(".scene").first.wait_for()
    else:
        apart = second.page.wait_for_function(f"() => {{ const apart = ({NOTE})(); return apart === null ? null : [apart] }}")
        assert apart.json_value() == [True]
        expect(second.page.locator(".seam .say")).to_have_count(1)
        picture(second.page, "note-after")
        second.page.locator("[data-next]").click()
        expect(second.page.locator(".seam .alone")).to_have_count(0)
    second.page.wait_for_function(WHOLE, arg="space:library")


LOCALE = Path(__file__).parents[2] / "src" / "undercroft" / "games" / "dungeoneer" / "locale"
NOTED = """text => {
  document.querySelector('.seam .alone').lastChild.textContent = text
  return [document.querySelector('.seam').getBoundingClientRect().bottom, innerHeight]
}"""
"""Where the seam ends with a note of that text, and the page."""


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_the_longest_note_ends_on_a_phone(lingering: Visitor, lang: str) -> None:
    first, second = Player(lingering), Player(lingering, "B", size=PHONE, pace="calm", lang=lang)
    seat([first, second], bot("easy"), bot("easy"), turn_limit=ANSWERS)
    first.until_mine()
    second.page.wait_for_timeout(500)
    quick(first, "declare", "add:zombie:B", "done")
    second.page.locator(".seam .alone").wait_for()
    notes = re.findall(r"^dungeoneer-note-[\w-]+ = (.+)$", (LOCALE / f"{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    picture(second.page, f"note-{lang}")
    ends, page = second.page.evaluate(NOTED, max(notes, key=len))
    assert ends <= page


LIES = "() => document.querySelector('.window .map > g').style.transform"
"""Where the map lies, and how large."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize(("story", "lang"), [(GROWN, "ru"), (ALONE, "uk")])
def test_a_choice_that_is_let_go_leaves_the_map_as_it_lay(lingering: Visitor, story: int, lang: str, size: ViewportSize) -> None:
    player = Player(lingering, size=size, lang=lang)
    seat([player], *([bot("easy"), bot("easy")] if story == GROWN else []), turn_limit=story)
    player.until_mine()
    page = player.page
    until_still(page)
    lay = page.evaluate(LIES)
    tried = 0
    for object in dict.fromkeys(option["touches"][0] for option in player.ask()["options"] if option["touches"]):
        if object.startswith("act:") or not page.evaluate(POINT, object):
            continue
        player.press(object)
        until_still(page)
        cancel = page.locator('[data-act="cancel"]')
        if cancel.count():
            picture(page, f"chosen-{story}-{object.replace(':', '-')}")
            player.act("cancel")
            tried += 1
        else:
            page.keyboard.press("Escape")
        until_still(page)
        assert page.evaluate(LIES) == lay, object
    assert tried


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_map_stays_where_it_is_while_a_card_is_chosen(lingering: Visitor, size: ViewportSize, lang: str) -> None:
    player = Player(lingering, size=size, lang=lang)
    seat([player], bot("easy"), bot("easy"), turn_limit=GROWN)
    player.until_mine()
    page = player.page
    until_still(page)
    height = "() => document.querySelector('.seam').offsetHeight"
    lay, high = page.evaluate(LIES), page.evaluate(height)
    player.press("hand:leaden-weight")
    page.locator('[data-act="cancel"]').wait_for()
    until_still(page)
    assert page.evaluate(LIES) == lay
    if size == DESKTOP:
        assert page.evaluate(height) == high
    else:  # a sentence at rest leaves the map its room
        assert high <= 140


MIDDLE = """() => {
  const boxOf = (each) => document.querySelector(each).getBoundingClientRect()
  const [tile, window, panel] = ['[data-object="space:library"] .rim', '.window', '.scene'].map(boxOf)
  return tile.top + tile.bottom - window.top - panel.top
}"""
"""How much more room there is above the space of a fight than below it, to the panel."""


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_beside_a_fight_on_a_phone_the_map_lies_in_the_middle_and_so_again_after_a_choice(lingering: Visitor, lang: str) -> None:
    first, second = Player(lingering), Player(lingering, "B", size=PHONE, lang=lang)
    seat([first, second], bot("easy"), bot("easy"), turn_limit=ANSWERS)
    first.until_mine()
    quick(first, "declare", "add:zombie:B", "add:barrow-knight:B", "done")
    second.until_mine()
    page = second.page
    until_still(page)
    lay = page.evaluate(LIES)
    assert abs(page.evaluate(MIDDLE)) < 4
    second.press("hand:fend-off")
    page.locator('[data-act="cancel"]').wait_for()
    until_still(page)
    second.act("cancel")
    until_still(page)
    assert page.evaluate(LIES) == lay
    page.reload()
    page.locator('.window [data-object="space:library"]').wait_for()
    until_still(page)
    assert page.evaluate(LIES) == lay


@pytest.mark.parametrize("moment", ["response", "lord"])
def test_where_it_happens_is_in_sight(moments: dict[str, Page], moment: str) -> None:
    page = moments[moment]
    seen = view(page, page.url.split("/t/")[1])
    board = seen["board"]
    own = next(player["space"] for player in board["players"] if player["seat"] == seen["seat"])
    for size in SIZES.values():
        page.set_viewport_size(size)
        page.reload()
        page.locator('.window [data-object^="space:"]').first.wait_for()
        until_still(page)
        assert page.evaluate(POINT, f"space:{board['battle']['space'] if board['battle'] else own}"), size


CUT = """async ([cards, lang]) => {
  const told = document.querySelector('.spot[data-mapless]').cloneNode(true)
  document.querySelector('.stage').append(told)
  const part = (each) => told.querySelector(each)
  const cut = []
  for (const [id, { group, name, text, body, monster }] of Object.entries(cards)) {
    if (group === 'hero' || group === 'map') continue
    const title = part('h3')
    title.textContent = name[lang]
    title.style.setProperty('--l', Math.max(...name[lang].split(/[\\s-]/).map((word) => word.length)))
    part('.tx').textContent = text[lang] ?? ''
    part('.types').textContent = group === 'quest' ? 'Внутреннее святилище · +1 уровень, +1 здоровье и +2 славы' : 'нежить'
    part('.ft').hidden = !body && !monster && group !== 'trap'
    part('.ft').style.display = part('.ft').hidden ? 'none' : ''
    await new Promise(requestAnimationFrame)
    const whole = told.getBoundingClientRect()
    for (const each of part('.zoom').querySelectorAll(':scope > :not(.cost)')) {
      const { top, bottom, height } = each.getBoundingClientRect()
      if (height && (top < whole.top || bottom > whole.bottom)) cut.push([id, each.className.baseVal ?? each.className])
    }
  }
  return cut
}"""
"""What of a card that is told is cut, of each card that may be."""


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_a_card_that_is_told_on_a_phone_has_its_text_whole(lingering: Visitor, lang: str) -> None:
    first, second = Player(lingering), Player(lingering, "B", size=PHONE, pace="calm", lang=lang)
    seat([first, second], bot("easy"), turn_limit=ANSWERS)
    first.until_mine()
    second.page.wait_for_timeout(500)
    quick(first, "declare", "add:zombie:B", "done")
    page = second.page
    page.locator(".spot[data-mapless] .zoom").wait_for()
    cards = page.evaluate("async table => (await (await fetch(`/api/tables/${table}/cards`)).json()).cards", second.table)
    assert page.evaluate(CUT, [cards, lang]) == []


RIM = 146 / 150
"""Of a tile's width, what its rim has."""
AT_REST = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect())
  const [window] = boxes('.window'), [tools] = boxes('.window .tools'), [mini] = boxes('.window .mini')
  const along = (from, to, least, most) => Math.max(0, Math.min(to, most) - Math.max(from, least))
  const common = (one, { left, top, right, bottom }, rim = 0) =>
    along(one.left, one.right, left + rim, right - rim) * along(one.top, one.bottom, top + rim, bottom - rim)
  const tiles = boxes('.window .tile .rim')
  const must = boxes('.window .tile.legal > .rim, .window .hero > .turn, .window .pin path')
  if (!mini) return { tile: Math.min(...tiles.map(({ width }) => width)), mini: false }
  const { width, height } = mini
  const [first, last] = [(innerWidth < 500 ? tools.bottom : window.top) + 6, window.bottom - 6 - height]
  const corners = [window.left + 6, window.right - 6 - width].flatMap((left) =>
    [first, last].map((top) => ({ left, top, right: left + width, bottom: top + height })))
  const lies = (box) => tiles.reduce((sum, tile) => sum + common(box, tile), 0)
  const free = corners.filter((box) => !must.some((each) => common(box, each)))
  return {
    tile: Math.min(...tiles.map(({ width }) => width)), mini: true, covers: must.filter((each) => common(mini, each, 8)).length,
    more: free.length ? (lies(mini) - Math.min(...free.map(lies))) / (width * height) : 0,
  }
}"""
"""How large tiles are, whether the map of the whole is there, how much it covers of what it never may, and how much more of the
tiles than in the emptiest of the other corners, of 1."""


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_at_rest_tiles_are_large_and_the_small_map_stands_where_it_is_emptiest(
    lingering: Visitor, size: ViewportSize, lang: str
) -> None:
    player = Player(lingering, size=size, lang=lang)
    seat([player], bot("easy"), bot("easy"), turn_limit=GROWN)
    player.until_mine()
    moved = 0
    while moves := [id for id in player.options() if id.startswith("move:")]:
        until_still(player.page)
        picture(player.page, f"rest-{lang}-{moved}")
        seen = player.page.evaluate(AT_REST)
        assert seen["tile"] >= 130 * RIM, moved
        assert (seen["mini"], seen["covers"]) == (True, 0), moved
        assert seen["more"] < 0.3, moved
        player.give(moves[0])
        player.until_mine()
        moved += 1
    assert moved


PLACES = """() => {
  const { left, top, right, bottom } = document.querySelector('.window').getBoundingClientRect()
  const end = Math.min(bottom, document.querySelector('.seam').getBoundingClientRect().top)
  const found = [...document.querySelectorAll('.window [data-object^="place:"]')]
  const places = found.map((each) => [each.dataset.object, each.getBoundingClientRect()])
  const inside = (box) => box.left >= left - 2 && box.right <= right + 2 && box.top >= top - 2 && box.bottom <= end + 2
  return { whole: places.filter(([, box]) => inside(box)).map(([object]) => object), all: places.map(([object]) => object),
    tile: places[0][1].width }
}"""
"""The places for a card, those of them that are whole in sight, and how large one is."""
BEYOND = """object => {
  const boxOf = (each) => document.querySelector(each).getBoundingClientRect()
  const [of, box] = ['.window', `.window [data-object="${object}"]`].map(boxOf)
  const over = { left: of.left - box.left, right: box.right - of.right, top: of.top - box.top, bottom: box.bottom - of.bottom }
  const [edge, by] = Object.entries(over).reduce((one, other) => (other[1] > one[1] ? other : one))
  return by > 2 ? edge : ''
}"""
"""Beyond which edge a thing lies, "" where it is whole in sight."""
SMALLEST = 96
"""Hardly smaller than this (px) is a card by itself: its name can still be read."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_every_place_for_a_card_is_in_sight_while_cards_can_be_read_else_a_press_on_the_edge_shows_it(
    lingering: Visitor, size: ViewportSize
) -> None:
    player = Player(lingering, size=size)
    seat([player], bot("easy"), bot("easy"), turn_limit=GROWN)
    player.until_mine()
    quick(player, "explore")
    page = player.page
    page.locator('.window [data-object^="place:"]').first.wait_for()
    until_still(page)
    picture(page, f"laying-{size['width']}")
    seen = page.evaluate(PLACES)
    assert set(seen["whole"]) == set(seen["all"]) or seen["tile"] <= SMALLEST, seen
    for place in seen["all"]:
        for _ in range(4):
            edge = page.evaluate(BEYOND, place)
            if not edge:
                break
            page.locator(f".window .beyond.{edge}").click()
            until_still(page)
        assert place in page.evaluate(PLACES)["whole"], place
        assert page.evaluate(POINT, place), f"{place} is covered"


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_whole_map_is_shown_for_a_look_alone(lingering: Visitor, size: ViewportSize) -> None:
    player = Player(lingering, size=size)
    seat([player], bot("easy"), bot("easy"), turn_limit=GROWN)
    player.until_mine()
    page = player.page
    until_still(page)

    def wide() -> float:
        until_still(page)
        return float(page.evaluate("() => document.querySelector('.window .rim').getBoundingClientRect().width"))

    names = wide()
    page.get_by_role("button", name="Show the whole map").click()
    small = wide()
    assert small < names - 10
    player.give(next(id for id in player.options() if id.startswith("move:")))
    player.until_mine()
    assert wide() >= max(130 * RIM, small + 5)
    assert page.evaluate(POINT, f"space:{player.player()['space']}")


def test_the_buttons_of_the_map_keep_their_place_through_a_turn(lingering: Visitor) -> None:
    player = Player(lingering, size=PHONE)
    seat([player], bot("easy"), bot("easy"), turn_limit=GROWN)
    player.until_mine()
    quests = player.page.locator(".window .tools > :first-child")
    places = []
    while moves := [id for id in player.options() if id.startswith("move:")]:
        until_still(player.page)
        picture(player.page, f"tools-{len(places)}")
        places.append(quests.bounding_box())
        player.give(moves[0])
        player.until_mine()
    until_still(player.page)
    places.append(quests.bounding_box())
    assert len(places) > 1
    assert places == places[:1] * len(places)


STRIP = """() => [...document.querySelectorAll('.seats .pl')].flatMap((seat) => {
  const box = (each) => each.getBoundingClientRect()
  const name = document.createRange()
  name.selectNodeContents(seat.querySelector('.nm'))
  const wrong = []
  const [mark] = seat.querySelectorAll('.kept')
  if (mark && box(mark).right > box(name).left && box(mark).bottom > box(name).top) wrong.push('the hourglass lies over the name')
  const worn = seat.querySelector('.worn')
  if (worn && box(seat.querySelector('.who')).right > box(worn).left + 1) wrong.push('a card lies over the name')
  const shown = [...seat.querySelectorAll('.nums > .n:not(.kept)')].filter((each) => box(each).width)
  const middle = (each) => box(each).top + box(each).bottom
  if (shown.some((each) => Math.abs(middle(each) - middle(shown[0])) > 6)) wrong.push('a second row')
  if (box(shown.at(-1)).right > box(seat).right - 2) wrong.push('the row leaves its box')
  return wrong
})"""
"""What is wrong with the figures of players on a phone."""


@pytest.mark.parametrize("others", [2, 3])
def test_the_figures_of_all_players_stand_in_one_row_on_a_phone(lingering: Visitor, others: int) -> None:
    player = Player(lingering, size=PHONE)
    seat([player], *[bot("easy")] * others, turn_limit=GROWN)
    player.until_mine()
    page = player.page
    until_still(page)
    assert page.locator(".nums .n", has=page.locator('[href="#i-cave-entrance"]')).count()
    page.evaluate("() => document.querySelectorAll('.nums :is(.pe, .gl)').forEach((each) => { each.lastChild.textContent = '12' })")
    assert page.evaluate(STRIP) == []


RAIL = """() => {
  const shown = (what) => [...document.querySelectorAll(what)].filter((each) => each.getClientRects().length)
  const quests = shown('.seats .foot [data-object^="quest:"]').map((each) => each.getBoundingClientRect().bottom)
  const high = shown('.nums').filter((each) => each.offsetHeight > 26)
  return [quests.length > 1, quests.filter((bottom) => bottom > innerHeight).length, high.length]
}"""
"""Whether my quests are there, how many of them end below the screen, and of the players' figures how many take two rows."""


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_four_players_and_my_quests_have_room_on_a_desktop(lingering: Visitor, lang: str) -> None:
    player = Player(lingering, lang=lang)
    seat([player], *[bot("easy")] * 3, turn_limit=GROWN)
    player.until_mine()
    until_still(player.page)
    picture(player.page, f"four-{lang}")
    assert player.page.evaluate(RAIL) == [True, 0, 0]


@pytest.mark.parametrize("moment", MOMENTS)
def test_axe_finds_nothing_grave(moments: dict[str, Page], moment: str) -> None:
    page = moments[moment]
    for size in SIZES.values():
        page.set_viewport_size(size)
        for scheme in THEMES.values():
            dress(page, scheme, reduced_motion="reduce")
            assert grave(page) == [], (size, scheme)
