"""Dungeon Twister in two browsers, from the middle of a game on: turning a room, a combat of groups, an exit, handling, undo."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import DESKTOP, LAPTOP, PHONE, Visitor, serving, visits
from .hands import (
    ANSWERED,
    ME,
    Json,
    bot,
    number,
    prefer,
    press,
    set_table,
    table_of_two,
    until_asked,
    until_at,
    until_past,
    until_still,
    view,
    walk,
)

RAW = re.compile(r"\btwister-[a-z]+-[a-z]|[{}]|\bundefined\b|\bNaN\b|\[object")


@pytest.fixture
def finalists(browser: Browser, tmp_path: Path) -> Iterator[Visitor]:
    """Visitors of a server whose games are two points before their end (:mod:`.twister_last`)."""
    for running in serving(tmp_path, "tests.e2e.twister_last"):
        yield from visits(browser, running)


def piece(page: Page, id: str) -> Json | None:
    """A piece as the server shows it to this visitor."""
    board = view(page, page.url.rsplit("/", 1)[1])["board"]
    return next((each for each in board["pieces"] if each["id"] == id), None)


def at(page: Page, id: str) -> str:
    """The square of a piece, or ""."""
    found = piece(page, id)
    return found["at"] if found else ""


def test_a_turn_in_two_browsers(players: Visitor) -> None:
    _, first, other = table_of_two(players, size=PHONE, lang="uk", theme="day")

    # A room is looked at as it would lie, and turned.
    press(first, "a-mekanork")
    first.keyboard.press("r")
    expect(first.locator(".seam")).to_contain_text("turn room I right")
    assert at(first, "a-mekanork") == "d5"
    first.keyboard.press("Enter")
    until_at(first, 1)
    assert at(first, "a-mekanork") == "a4"

    # Undo lays it back; once more it is turned.
    first.locator("[data-undo]").click()
    until_at(first, 0)
    assert at(first, "a-mekanork") == "d5"
    press(first, "a-mekanork")
    first.keyboard.press("r")
    first.keyboard.press("Enter")
    until_at(first, 1)

    # Two against two: who takes part is shown before, both cards together after.
    press(first, "a-warrior")
    press(first, "b-goblin")
    fight = first.locator(".fight")
    for name in ("Warrior", "Cleric", "Goblin", "Troll"):
        expect(fight).to_contain_text(name)
    first.locator('[data-act="do"]').click()
    until_at(first, 2)
    first.locator('[data-object="combat:5"]').click()
    first.keyboard.press("Enter")
    expect(first.locator(".fight .card-face").first).to_have_text("5")
    expect(other.locator(".fight")).to_be_visible()
    assert "5" not in other.locator(".fight .card-face").all_inner_texts()  # a sealed card shows on no other screen
    other.locator('[data-object="combat:1"]').tap()
    other.locator('[data-region="seam"] .pri').tap()
    until_at(first, 4)
    for page in (first, other):
        expect(page.locator(".fight .card-face")).to_have_text(["5", "1"])
    wounded = piece(first, "b-troll")
    assert wounded
    assert wounded["wounded"]

    # Out of the dungeon with the treasure: two points.
    walk(first, "a-thief", "B-8")
    first.wait_for_function("() => document.querySelector('.seats .vp b').textContent === '4'")
    assert at(first, "a-thief") == ""
    for page in (first, other):
        assert not RAW.search(page.inner_text("body"))


def test_handling_on_the_way_and_taking_the_move_back(players: Visitor) -> None:
    _, first, _ = table_of_two(players)
    walk(first, "a-cleric", "k5")
    expect(first.locator('[data-verb="take"]')).not_to_have_attribute("aria-disabled", "true")
    first.keyboard.press("t")
    first.wait_for_function("() => document.querySelector('[data-verb=\"take\"]').getAttribute('aria-disabled') === 'true'")
    cleric = piece(first, "a-cleric")
    assert cleric
    assert cleric["load"] == "a-armor"

    # Esc in the middle of a move takes all of it back.
    first.keyboard.press("Escape")
    until_at(first, 0)
    assert at(first, "a-cleric") == "j5"
    assert at(first, "a-armor") == "k5"


def test_taking_the_move_back_closes_the_reason_that_is_read(players: Visitor) -> None:
    _, first, _ = table_of_two(players)
    walk(first, "a-cleric", "k6")
    until_at(first, 3)
    first.keyboard.press("g")
    expect(first.locator(".why")).to_be_visible()
    first.locator('[data-act="cancel"]').click()
    until_at(first, 0)
    expect(first.locator(".why")).to_have_count(0)
    assert at(first, "a-cleric") == "j5"


def test_pressing_an_enemy_in_the_middle_of_a_move_offers_to_stop_and_attack(players: Visitor) -> None:
    table, first, _ = table_of_two(players)
    walk(first, "a-cleric", "k6")
    first.locator('[data-act="stop"]').wait_for()
    assert view(first, table)["board"]["mover"]["after"] == ["attack:a-cleric:b-goblin"]
    press(first, "b-goblin")
    seam = first.locator('[data-region="seam"]')
    expect(seam).to_contain_text("Cleric: stop here, then attack the Goblin.")
    assert view(first, table)["board"]["mover"], "nothing is done by the first press"
    press(first, "b-goblin")
    expect(seam).to_contain_text("Cleric: attack the Goblin.")
    first.locator(".fight").wait_for()
    before = number(first)
    first.locator('[data-act="do"]').click()
    until_past(first, before)
    assert view(first, table)["board"]["battle"]["target"] == "b-goblin"


def test_between_two_actions_a_letter_of_handling_says_when_that_is_done(players: Visitor) -> None:
    _, first, _ = table_of_two(players)
    press(first, "a-warrior")
    first.keyboard.press("d")
    expect(first.locator(".why")).to_contain_text("in a move")
    first.keyboard.press("Escape")
    walk(first, "a-cleric", "k6")
    until_at(first, 3)  # the move and its two steps: the table's answer to the last one closes what was said before it
    first.keyboard.press("d")
    expect(first.locator(".why")).to_contain_text("It carries nothing.")


def test_keys_alone_walk_and_say_why_not(players: Visitor) -> None:
    _, first, _ = table_of_two(players)
    first.locator('.cell[data-square="s6"]').focus()
    first.keyboard.press("Enter")  # the Goblin
    expect(first.locator('[data-piece="a-goblin"]').first).to_have_attribute("aria-pressed", "true")
    first.keyboard.press("ArrowLeft")
    assert first.evaluate("document.activeElement.dataset.square") == "r6"
    label = first.evaluate("document.activeElement.getAttribute('aria-label')")
    assert label.startswith("r6")
    assert "1 square away" in label
    before = number(first)
    first.keyboard.press("Enter")
    until_past(first, before + 1)
    assert at(first, "a-goblin") == "r6"
    first.keyboard.press("e")  # the move ends here
    first.wait_for_function("() => !document.querySelector('[data-verb=\"take\"]')")
    first.keyboard.press("j")
    first.locator(".why").wait_for()  # every greyed action answers
    first.keyboard.press("Escape")
    first.locator('.cell[data-square="s6"]').focus()
    first.keyboard.press("?")
    expect(first.locator(".why")).to_have_count(0)  # it can go there
    first.locator('.cell[data-square="d3"]').focus()
    first.keyboard.press("?")
    first.locator(".why").wait_for()


def test_choosing_a_piece_lights_its_squares_without_a_word_of_the_server(players: Visitor) -> None:
    _, first, _ = table_of_two(players)
    sent: list[str] = []
    first.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    first.reload()
    until_asked(first)
    sent.clear()
    for id in ("a-thief", "a-cleric", "a-mekanork", "a-goblin", "a-wizard"):
        press(first, id)
        expect(first.locator(".plan .tgt").first).to_be_attached()
        reach = next(o for a in view(first, first.url.rsplit("/", 1)[1])["asks"] for o in a["options"] if o["id"] == f"move:{id}")
        stops = set(reach["then"]["reach"]) - set(reach["then"]["over"])
        assert first.locator(".plan .tgt").count() == len(stops)
    assert [each for each in sent if "answer" in each] == []


def test_choosing_another_piece_ends_the_move_and_ending_early_asks_once_more(players: Visitor) -> None:
    _, first, _ = table_of_two(players)
    walk(first, "a-goblin", "r7")
    expect(first.locator('[data-verb="stop"]')).not_to_have_attribute("aria-disabled", "true")
    press(first, "a-cleric")
    expect(first.locator('.pieces [data-piece="a-cleric"]')).to_have_attribute("aria-pressed", "true")
    expect(first.locator('[data-verb="end"]')).to_be_visible()
    assert at(first, "a-goblin") == "r7"
    first.keyboard.press("e")
    expect(first.locator(".seam")).to_contain_text("4 action points will be lost")
    first.keyboard.press("e")
    first.wait_for_function("() => document.querySelector('[data-turn]').dataset.turn === 'theirs'")


UNDER = """() => {
  const walls = document.querySelector('.plan .walls')
  const marks = [...document.querySelectorAll('.plan .tgt, .plan [data-under], .plan [data-marked]')]
  return [marks.length, marks.every((each) => each.compareDocumentPosition(walls) & Node.DOCUMENT_POSITION_FOLLOWING)]
}"""
"""How many marks there are on the squares, and whether the walls are drawn over all of them."""


def test_no_mark_covers_a_wall(players: Visitor) -> None:
    _, first, _ = table_of_two(players)
    for keys in ((), ("r",)):
        press(first, "a-mekanork")
        for key in keys:
            first.keyboard.press(key)
        first.locator('.plan [data-under="a-mekanork"]').wait_for()
        marks, under = first.evaluate(UNDER)
        assert marks > 1
        assert under
    # What frames a piece, for the keyboard or for what is told, lies inside its square, whose edges the walls take.
    framed = first.locator('.piece[data-piece="a-mekanork"]')
    framed.evaluate("piece => piece.classList.add('lit')")
    for each in (framed, first.locator('.cell[data-square="d5"]')):
        assert each.evaluate("it => parseFloat(getComputedStyle(it).outlineOffset)") <= -6


def test_an_enemy_that_can_be_attacked_has_a_whole_ring_inside_its_square(players: Visitor) -> None:
    _, first, _ = table_of_two(players)
    press(first, "a-warrior")
    square, ring, token = (
        first.locator(each).first.bounding_box()
        for each in (
            '.cell[data-square="h6"]',
            '.plan [data-under="b-troll"] .target',
            '.piece[data-piece="b-troll"] .tok > g > rect',
        )
    )
    assert square
    assert ring
    assert token
    wall = square["width"] / 10  # what a wall with its light edge takes of a square
    for side, size in (("x", "width"), ("y", "height")):
        assert square[side] + wall <= ring[side] < token[side] - wall / 2
        assert token[side] + token[size] + wall / 2 < ring[side] + ring[size] <= square[side] + square[size] - wall
    # Paper lies between the ring and the piece, whose pigment is as dark as a ring by day.
    for theme in ("light", "dark"):
        first.emulate_media(color_scheme=theme)
        ground = first.locator('.plan [data-under="b-troll"] .target').evaluate("ring => getComputedStyle(ring).fill")
        assert min(int(each) for each in re.findall(r"\d+", ground)[:3]) > 150, theme


def test_the_board_stays_where_it_is_while_prompt_and_hint_change(players: Visitor) -> None:
    _, first, _ = table_of_two(players)
    prefer(first, seen=[], pace="instant", lang="uk")
    until_asked(first)
    world, hint = first.locator(".window .world"), first.locator("aside.hint-card")
    for size in (DESKTOP, LAPTOP):
        first.set_viewport_size(size)
        expect(hint).to_be_visible()
        until_still(first)
        before = world.bounding_box()
        press(first, "a-mekanork")
        assert world.bounding_box() == before
        first.keyboard.press("r")
        first.locator('[data-act="do"]').wait_for()
        assert world.bounding_box() == before
        for _ in range(3):
            first.keyboard.press("Escape")
    while hint.count():
        hint.get_by_role("button").first.click()  # there are several, one after another
    assert world.bounding_box() == before


def test_a_greyed_action_answers_a_click(players: Visitor) -> None:
    _, first, _ = table_of_two(players)
    press(first, "a-goblin")
    first.locator('[data-verb="attack"]').click(force=True)
    expect(first.locator(".why")).to_be_visible()


FOCUS = """() => {
  const { activeElement: it } = document
  return it.dataset.object ?? (it.dataset.region ? `region:${it.dataset.region}` : it === document.body ? 'nothing' : it.innerText)
}"""
"""What has the focus: an object of the screen, ``region:…``, the words of a button, ``nothing``."""


def until_focus(page: Page, wanted: str) -> None:
    """Wait until something whose name begins so has the focus."""
    page.wait_for_function(f"start => ({FOCUS})().startsWith(start)", arg=wanted)


def test_the_keyboard_always_has_a_place_to_go_on(players: Visitor) -> None:
    _, first, other = table_of_two(players)
    keys, theirs = first.keyboard, other.keyboard

    # A room is turned with Enter where the piece stands, though the room as it would lie shows the piece elsewhere.
    first.locator('.cell[data-square="d5"]').focus()
    keys.press("Enter")
    keys.press("r")
    expect(first.locator(".seam")).to_contain_text("turn room I right")
    keys.press("Enter")
    until_at(first, 1)
    assert at(first, "a-mekanork") == "a4"
    until_focus(first, "square:a4")  # the focus goes with whoever acts

    # Of several targets the nearest has the focus: Enter aims there, then it attacks.
    first.locator('.cell[data-square="i6"]').focus()
    for key in ("Enter", "a"):
        keys.press(key)
    expect(first.locator(".seam")).to_contain_text("choose whom to attack")
    keys.press("Enter")
    expect(first.locator(".seam")).to_contain_text("attack the Goblin")
    keys.press("Enter")
    until_at(first, 2)

    # Cards that have been played are gone; whoever waits, waits at the seam.
    until_asked(other)
    theirs.press("h")
    until_focus(other, "combat:")
    theirs.press("Enter")
    theirs.press("Enter")
    until_at(first, 3)
    keys.press("5")
    keys.press("Enter")
    until_at(first, 4)
    until_focus(first, "square:")
    until_focus(other, "region:seam")

    # The doubt is answered by Enter; the other side's card is at hand, and after it a piece.
    keys.press("e")
    expect(first.locator("[data-doubt]")).to_be_visible()
    keys.press("Enter")
    until_focus(first, "region:seam")
    until_focus(other, "action:")
    theirs.press("Enter")
    theirs.press("Enter")
    until_focus(other, "square:")
    expect(first.locator(".seam")).to_contain_text(re.compile("Turn 6: .* plays the"))  # the other side's last deed


def test_a_set_up_by_keys_alone(visitor: Visitor) -> None:
    page = visitor()
    table = set_table(page, ME, bot(), game="twister")
    until_asked(page)
    page.keyboard.press("h")
    for _ in range(14):  # four starters, ten tokens
        page.wait_for_function("() => document.querySelector('.tray .may')")
        until_focus(page, "piece:")
        before = number(page)
        page.keyboard.press("Enter")  # a token, taken in hand
        until_focus(page, "square:")
        page.keyboard.press("Enter")  # put where it may go first
        page.wait_for_function(ANSWERED, arg=before)
        if page.locator("[data-doubt]").count():  # the last starter: who starts is asked once more
            page.keyboard.press("Enter")
        until_past(page, before)
    # The bot begins at once and may turn up a room: then there is a tray again, of what is to be placed.
    expect(page.get_by_role("group", name=re.compile("Your characters|To be hidden"))).to_have_count(0)
    until_asked(page)  # the bot has hidden its tokens, too
    assert view(page, table)["board"]["phase"] == "turns"


def test_the_last_turn_is_played_out_and_the_result_says_where_the_points_came_from(finalists: Visitor) -> None:
    _, first, other = table_of_two(finalists, lang="uk", theme="day")
    walk(first, "a-thief", "B-8")
    expect(first.locator(".seam")).to_contain_text("You have 5 points and have won")
    expect(other.locator(".seam")).to_contain_text("5 очок і перемога")
    first.keyboard.press("e")  # nothing that is lost matters any more
    first.wait_for_function("() => document.querySelector('[data-turn]').dataset.turn === 'over'")
    first.locator(".end").wait_for()  # fetched when the game is over
    rows = [row.split() for row in first.locator(".sources tr").all_inner_texts()]
    assert [row[-1] for row in rows[1:]] == ["1", "–", "–", "–", "–"]
    assert [int(each.inner_text()) for each in first.locator(".ranks td.num").all()] == [5, 1]
    expect(first.locator(".end h2")).to_contain_text("You win 5:1")
    table = first.get_by_role("table", name="Victory points by what they came from")
    expect(table.get_by_role("row", name="Out of the dungeon")).to_contain_text("2")
    expect(table.get_by_role("row", name="Treasure carried out")).to_contain_text("Treasure")
    expect(other.locator(".seam")).to_contain_text("Гру завершено. Перемога:")
    other.get_by_role("button", name="Подивитися на стіл").click()
    expect(other.locator(".end")).to_have_count(0)
    other.get_by_role("button", name="Показати підсумок").click()
    for page in (first, other):
        assert not RAW.search(page.inner_text("body"))
