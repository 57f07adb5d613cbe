"""Stories of the Lich Lord in two browsers: a response, a challenge, a defeat, passes, quiet moments, map cards, reading, keys."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import PHONE, Visitor
from .hands import NO_HINTS, bot, number, seam, until_past, until_still
from .lichlord_hands import ANSWERED, Player, seat
from .lichlord_story import FALL, SIEGE, THIRD, TURN


def pair(delvers: Visitor, story: int) -> tuple[Player, Player]:
    """Mouse and keys in English against a finger in Ukrainian, in the middle of a story."""
    first, second = Player(delvers), Player(delvers, "B", size=PHONE, lang="uk", theme="day")
    seat([first, second], turn_limit=story)
    return first, second


def declares(player: Player, *adds: str) -> None:
    """The joint declaration, at the screen."""
    player.give("declare")
    for add in adds:
        player.give(f"add:{add}")
    if player.ask()["what"] == "declare":
        player.give("done")


def kept(player: Player) -> set[str]:
    """Keys of what the log has told this player."""
    return {entry["key"] for entry in player.sees()["journal"]}


def test_the_attacked_hero_responds_and_challenges_with_its_saved_point(delvers: Visitor) -> None:
    first, second = pair(delvers, SIEGE)
    declares(first, "zombie:B", "barrow-knight:B")

    # The response is announced to whom it concerns; who waits is not told who is asked, nor for what.
    second.until_mine()
    ask = second.ask()
    assert ask["what"] == "respond"
    expect(seam(second.page).get_by_role("button", name="Не відповідати")).to_be_visible()
    seen = first.sees()
    assert (seen["moment"], seen["waiting"], seen["asks"], seen["board"]["moment"]) == (True, [], [], None)
    expect(seam(first.page)).not_to_contain_text("fend off", ignore_case=True)
    for player in (first, second):
        player.reads_well()

    second.give("play:fend-off:zombie")
    assert "zombie" in second.sees()["board"]["discards"]
    while second.until_mine() == "mine" and second.ask()["what"] != "challenge":
        second.give("pass")
    assert second.player()["ap"] == 1
    # On the phone, too, the challenge stands on the seam by name; taken up there it shows its odds before it is thrown.
    expect(seam(second.page).get_by_role("button", name="Виклик:")).to_be_in_viewport()
    second.give("challenge:barrow-knight")
    if second.ask()["what"] == "form":
        second.give("melee")
    first.until_mine()
    assert {"plays-on", "hero-attacks"} <= kept(first)
    assert first.player("B")["ap"] == 0
    # What is shown of the monster is the challenge, with its dice, not the attack before it.
    (challenged,) = [each for each in first.sees()["board"]["battle"]["attacks"] if each["by_hero"]]
    assert (challenged["monster"], challenged["owner"]) == ("barrow-knight", "B")
    shown = first.page.locator(".battle .foe.back .total")
    assert [int(each) for each in shown.all_inner_texts()] == [challenged["total"], challenged["counter_total"]]
    for player in (first, second):
        player.reads_well()


def test_a_defeated_hero_leaves_the_game_and_the_others_play_on(delvers: Visitor) -> None:
    first, second = Player(delvers), Player(delvers, "B", size=PHONE, lang="uk", theme="day")
    seat([first, second], bot("greedy"), turn_limit=FALL)
    declares(first, "zombie:B", "barrow-knight:B", "bone-colossus:B")
    first.until_mine()
    assert "defeated" in kept(second)
    assert not second.player()["alive"]
    expect(first.page.locator('.window [data-object="seat:B"]')).to_have_count(0)
    expect(first.page.locator('.seats [data-object="seat:B"]')).to_contain_text("defeated")
    expect(second.page.locator("[data-turn]")).to_have_attribute("data-turn", "theirs")
    for player in (first, second):
        player.reads_well()


def test_the_third_quest_ends_the_game(delvers: Visitor) -> None:
    first, second = pair(delvers, THIRD)
    first.give("attempt:free-caedmans-soul")
    while first.until_mine() != "over":
        first.give(first.options()[0])
    for player, words in ((first, ("The game is over", "Watch the replay")), (second, ("Гру завершено", "Перегляд партії"))):
        player.page.locator('[data-turn="over"]').wait_for()
        for each in words:
            expect(seam(player.page)).to_contain_text(each)
        player.reads_well()


def test_a_standing_pass_is_private_and_nobody_is_asked(delvers: Visitor) -> None:
    first, second = pair(delvers, SIEGE)
    second.page.locator(".rail-button").first.tap()
    second.page.get_by_role("tab").first.tap()
    before, heard = first.sees(), len(first.heard)
    second.page.locator("dialog .standing summary").first.tap()  # folded on a phone
    second.page.get_by_role("radio").nth(2).check(force=True)
    second.page.wait_for_timeout(200)
    assert second.sees()["standing"]["mode"] == "turn"
    assert first.sees() == before
    assert len(first.heard) == heard
    declares(first, "zombie:B", "barrow-knight:B")
    first.until_mine()
    assert "plays-on" not in kept(second)
    assert second.player()["hand"] == 1


def test_a_card_of_the_map_is_laid_in_both_turns_by_mouse(delvers: Visitor) -> None:
    first, _ = pair(delvers, TURN)
    first.give("end")
    place = with_two_ways(first)
    ask = first.ask()
    ways = [option["id"] for option in ask["options"] if option["touches"][0] == place]
    until_still(first.page)
    places = {option["touches"][0] for option in ask["options"]}
    expect(first.page.locator('.window [data-object^="place:"]')).to_have_count(len(places))
    ghost = first.page.locator(f'.window [data-object="{place}"]')
    for turned in ways:  # the first click puts it there, the next turns it
        first.press(place)
        expect(ghost).to_have_attribute("aria-pressed", "true")
        expect(first.page.locator(f'[data-act="{ask["what"]}:{turned}"]')).to_have_count(0)
    expect(first.page.locator(f'[data-act="{ask["what"]}:{ways[0]}"]')).to_have_count(1)
    first.reads_well()
    before = number(first.page)
    first.act("do")
    until_past(first.page, before)
    laid = next(each for each in first.sees()["board"]["map"] if f"place:{each['x']}:{each['y']}" == place)
    assert laid["turned"] == 1


HIDDEN = """() => [...document.querySelectorAll('.beyond')].flatMap((button) => {
  const over = button.getBoundingClientRect()
  return [...document.querySelectorAll('.map .tile text, .map .pin, .map .hero, .beyond, .mini, .tools button')].filter((each) => {
    if (each === button) return false
    const box = each.getBoundingClientRect()
    const wide = Math.min(box.right, over.right) - Math.max(box.left, over.left)
    const high = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top)
    return wide > 2 && high > 2
  }).map((each) => each.textContent || each.dataset.object)
})"""
"""What is written on the map, a pin, a figure or another button under a button that tells of places out of sight."""


def test_what_tells_of_places_out_of_sight_covers_nothing_that_is_written(delvers: Visitor) -> None:
    player = Player(delvers, size=PHONE, lang="ru")
    seat([player], bot("easy"), turn_limit=TURN)
    player.give("end")
    until_still(player.page)
    expect(player.page.locator(".beyond").first).to_be_visible()
    assert player.page.evaluate(HIDDEN) == []


def test_reading_a_card_and_why_not(delvers: Visitor) -> None:
    first, _ = pair(delvers, TURN)
    page = first.page
    first.until_mine()
    dear = page.locator('[data-region="hand"] [data-object="hand:fend-off"]')
    expect(dear).to_have_attribute("aria-disabled", "true")
    dear.hover()
    pane, reading = page.locator('[data-region="hand"] .pane'), page.locator(".reading")
    expect(pane).to_contain_text("choose one monster attacking you")
    page.mouse.move(5, 5)
    expect(pane).not_to_contain_text("choose one monster attacking you")
    dear.focus()
    page.keyboard.press("z")
    expect(reading).to_be_visible()
    page.keyboard.press("Escape")
    expect(reading).to_have_count(0)
    before = number(page)
    dear.click(force=True)  # it says aria-disabled, and answers all the same
    why = page.get_by_role("alert")
    expect(why).to_contain_text("Why not?")
    by_click = why.inner_text()
    page.keyboard.press("Escape")
    dear.focus()
    page.keyboard.press("?")
    expect(why).to_be_visible()
    assert why.inner_text() == by_click
    assert number(page) == before
    first.reads_well()


def test_a_tap_does_what_is_below_the_finger_while_a_card_that_may_not_be_played_is_open(delvers: Visitor) -> None:
    first = Player(delvers, size=PHONE)
    seat([first], bot("easy"), turn_limit=TURN)
    first.until_mine()
    page, finger = first.page, first.finger
    assert finger
    until_still(page)
    with finger.on(page.locator('[data-region="hand"] [data-object="hand:fend-off"]')):
        page.wait_for_timeout(40)
    pane = page.locator('[data-region="hand"] .pane')
    expect(pane).to_contain_text("choose one monster attacking you")
    expect(page.get_by_role("alert")).to_contain_text("Why not?")
    until_still(page)
    before = number(page)
    with finger.on(seam(page).locator(".do .btn").last):
        page.wait_for_timeout(40)
    until_past(page, before)
    expect(pane).to_have_count(0)


def test_a_whole_turn_by_keys_alone(delvers: Visitor) -> None:
    first, _ = pair(delvers, TURN)
    page, board = first.page, lambda: first.sees()["board"]

    # The phase of villainy: an encounter is declared and paid by the other's peril.
    first.until_mine()
    press_until_past(first, "d")
    page.keyboard.press("4")  # the fourth card of the hand
    expect(page.locator('[data-object="hand:zombie"]').first).to_have_attribute("aria-pressed", "true")
    press_until_past(first, "Enter")
    if first.ask()["what"] == "declare":
        press_until_past(first, "d")
    while first.until_mine() == "mine" and first.ask()["what"] not in ("lord", "lay"):
        assert first.ask()["what"] in ("keep", "reward")
        press_until_past(first, "1")
    assert "encounter" in kept(first)
    press_until_past(first, "e")

    # A card of the map: to its place with the arrows, turned with R, laid with Enter.
    place = with_two_ways(first)
    go_by_keys(first, place)
    page.keyboard.press("Space")
    expect(page.locator(f'.window [data-object="{place}"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("r")
    press_until_past(first, "Enter")
    assert {f"place:{each['x']}:{each['y']}": each["turned"] for each in board()["map"]}[place] == 1

    # Moves, and the end of the turn.
    while first.ask()["what"] == "hero" and first.player()["ap"] > 1:
        moves = [option["touches"][0] for option in first.ask()["options"] if option["key"] == "move"]
        if not moves:
            break
        walk_by_keys(first, moves[0])
    assert "enters" in kept(first)
    press_until_past(first, "e")
    while board()["active"] == "A":
        if first.ask()["what"] == "discard":
            page.keyboard.press("1")
            page.locator('[data-act="do"]').wait_for()
            press_until_past(first, "Enter")
        else:
            press_until_past(first, "1")
    assert {"saves", "discards"} <= kept(first)
    first.reads_well()


def press_until_past(player: Player, key: str) -> None:
    """A key that answers; again where the table doubts it."""
    before = number(player.page)
    player.page.keyboard.press(key)
    player.page.wait_for_function(ANSWERED, arg=before)
    if player.page.locator("[data-doubt]").count():
        player.page.keyboard.press("Enter")
        until_past(player.page, before)


def with_two_ways(player: Player) -> str:
    """A place at which the drawn card of the map can lie in both turns."""
    ask = player.ask()
    assert ask["what"] == "lay"
    places = [option["touches"][0] for option in ask["options"]]
    return next(place for place in places if places.count(place) == 2)


def walk_by_keys(player: Player, object: str) -> None:
    """To a space next to the hero's: the map's own keys, then Space and Enter."""
    go_by_keys(player, object)
    player.page.keyboard.press("Space")
    press_until_past(player, "Enter")


def go_by_keys(player: Player, object: str) -> None:
    """Tab to the map, and with the arrows from card to card to one of its places."""
    page = player.page
    at = {f"space:{each['id']}": (each["x"], each["y"]) for each in player.sees()["board"]["map"]}
    focused = "document.activeElement.closest('.window') && document.activeElement.dataset.object"
    for _ in range(60):
        if page.evaluate(focused):
            break
        page.keyboard.press("Tab")
    to_x, to_y = spot_of(object, at)
    for _ in range(12):
        x, y = spot_of(page.evaluate(focused), at)
        if (x, y) == (to_x, to_y):
            return
        page.keyboard.press(("ArrowRight" if x < to_x else "ArrowLeft") if x != to_x else "ArrowDown" if y < to_y else "ArrowUp")
    raise AssertionError(f"the arrows do not lead to {object}")


def spot_of(object: str, at: dict[str, tuple[int, int]]) -> tuple[int, int]:
    """Where on the map a card or a place lies."""
    if object in at:
        return at[object]
    x, y = object.removeprefix("place:").split(":")
    return int(x), int(y)


def test_a_hero_is_chosen_by_its_card(delvers: Visitor) -> None:
    player = Player(delvers)
    seat([player], bot("random"), hero_choice=True)
    ask = player.ask()
    assert ask["what"] == "pick-hero"
    keys, cards = player.page.keyboard, player.page.locator('[data-region="hand"] [data-object^="hero-card:"]')
    expect(cards).to_have_count(len(ask["options"]))
    keys.press("Digit2")
    keys.press("KeyZ")
    expect(player.page.locator(".reading .levels tbody tr")).to_have_count(4)
    player.reads_well()
    before = number(player.page)
    keys.press("Enter")
    until_past(player.page, before)
    assert f"hero-card:{player.player()['hero']}" in ask["options"][1]["touches"]


def test_where_nobody_stands_yet_the_entrance_is_in_the_middle_of_a_phone(delvers: Visitor) -> None:
    player = Player(delvers)
    player.page.set_viewport_size({"width": 390, "height": 844})
    seat([player], bot("random"), hero_choice=True)
    entrance = player.page.locator('[data-object="space:tomb-antechamber"]')
    expect(entrance).to_be_visible()
    player.page.wait_for_timeout(500)  # the view is found once the hand has its height
    box = entrance.bounding_box()
    assert box is not None
    assert abs(box["x"] + box["width"] / 2 - 195) < 20


APART = """() => {
  const sign = document.querySelector('.gone.phone-only').getBoundingClientRect()
  const meets = ({ left, right, top, bottom }) => left < sign.right && right > sign.left && top < sign.bottom && bottom > sign.top
  const all = [...document.querySelectorAll('.pl .worn i, .pl .nums .n, .pl .hd .seat, .pl .nm')]
  const seat = document.querySelector('.pl:has(.gone)').getBoundingClientRect()
  if (sign.top < seat.top || sign.bottom > seat.bottom || sign.left < seat.left || sign.right > seat.right) return false
  const others = all.map((each) => each.getBoundingClientRect()).filter(({ width }) => width)
  return sign.top >= 0 && sign.width > 0 && others.length > 0 && !others.some(meets)
}"""


def test_who_has_gone_is_seen_within_ten_seconds_on_both_screens(delvers: Visitor) -> None:
    first, second = Player(delvers), Player(delvers, "B", size=PHONE)
    seat([first, second], bot("easy"), turn_limit=THIRD)
    watcher = delvers(first.page.url)
    first.until_mine()
    first.page.close()
    expect(watcher.locator('[data-object="seat:A"]').get_by_title("not connected since")).to_be_visible(timeout=10_000)
    expect(second.page.locator('[data-object="seat:A"] .gone.phone-only')).to_be_visible(timeout=10_000)
    assert second.page.evaluate(APART)  # within its seat, and no card in play, figure, name or mark lies over it
    expect(second.page.locator("[data-region=seam]")).to_contain_text("The game waits")


def test_the_story_of_a_game_that_a_rival_begins_waits_for_a_press(delvers: Visitor) -> None:
    players = Player(delvers, pace="brisk", seen=NO_HINTS), Player(delvers, "B", size=PHONE, pace="brisk", seen=NO_HINTS)
    seat([*players])
    begins = players[0].sees()["board"]["active"]
    (first,), (other,) = ([each for each in players if (each.letter == begins) == whether] for whether in (True, False))
    expect(other.page.locator("[data-beat] [data-next]")).to_contain_text("Begin")
    said = seam(other.page).locator(".say").inner_text()
    expect(first.page.locator("[data-beat]")).to_have_count(0, timeout=60_000)  # there it has been told meanwhile, by itself
    other.page.wait_for_timeout(5_000)
    assert seam(other.page).locator(".say").inner_text() == said
    other.page.locator("[data-next]").click()
    expect(seam(other.page).locator(".say")).not_to_have_text(said)
    expect(other.page.locator("[data-next]", has_text="Begin")).to_have_count(0)
    expect(other.page.locator("[data-beat]")).to_have_count(0, timeout=60_000)
