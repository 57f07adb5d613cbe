"""Whole games of the Lich Lord in the browser: a person against two bots, two people at two screens, and alone."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

from playwright.sync_api import Page, expect

from undercroft.kernel.ask import PASS

from .conftest import PHONE, Visitor
from .hands import bot, picture, seam, whole_replay
from .lichlord_hands import Player, seat
from .lichlord_whole import eager, script

YOURS = re.compile("Your turn|ваш ход|ваш хід")
MOST = 400
"""Answers of one person; no game is as long."""


def looks_well(player: Player, name: str) -> None:
    """What is read on the screen, and that it says whose turn it is.

    :param name: what a picture of it is called, where pictures are asked for.
    """
    picture(player.page, name)
    player.reads_well()
    board = player.sees()["board"]
    if board["turn"]:
        whose = YOURS if board["active"] == player.letter else re.compile(re.escape(player.name_of(board["active"])))
        expect(player.page.locator("header").first).to_contain_text(whose)
    assert seam(player.page).locator(".say").inner_text().strip()


def ends(*players: Player) -> None:
    """The result is told on every screen, and the first opens the replay."""
    for player in players:
        assert player.until_mine() == "over"
        player.reads_well()
        winner = player.sees()["board"]["winner"]
        if winner:
            expect(player.page.locator(".end .ranks tr.won")).to_contain_text(player.name_of(winner))
    first = players[0].page
    seam(first).locator('a[href$="/replay"]').click()
    expect(first.locator("[role=slider]")).to_be_visible()
    expect(first.locator("summary").first).to_be_visible()
    players[0].reads_well()
    replays_a_battle(first)


def replays_a_battle(page: Page) -> None:
    """The replay shows a battle as the table did: its panel stands open, and lists both sides."""
    table = page.url.split("/t/")[1].split("/")[0]
    steps = whole_replay(page, table)
    views = [each["view"] for each in steps]
    if views[-1]["board"]["solo"]:  # alone nobody fights
        return
    fought = [bool(view["board"]["battle"]) and any(entry["key"] == "rolls" for entry in view["journal"]) for view in views]
    assert any(fought)
    page.goto(f"/t/{table}/replay#step={fought.index(True)}")
    fight = page.locator("section.fight")
    expect(fight).to_be_visible()
    assert fight.evaluate("each => each.offsetHeight") > 200
    expect(fight.locator("h2")).to_be_visible()


def test_a_person_and_two_bots(delvers: Visitor) -> None:
    player = Player(delvers)
    seat([player], bot("greedy"), bot("greedy"), turn_limit=12)
    rng = Random(3)
    asked: Counter[str] = Counter()
    for n in range(MOST):
        if player.until_mine(120_000) == "over":
            break
        ask = player.ask()
        asked[ask["what"]] += 1
        if n % 6 == 0:
            looks_well(player, f"bots-{n:03}-{ask['what']}")
        player.give(eager(ask, rng), ask)
    assert asked["hero"] > 3
    assert asked["lord"]
    ends(player)


def test_two_people_at_two_screens(delvers: Visitor) -> None:
    players = Player(delvers), Player(delvers, "B", size=PHONE, lang="uk", theme="day")
    seat([*players])
    follow(players)
    ends(*players)


def test_alone(delvers: Visitor) -> None:
    player = Player(delvers)
    seat([player])
    follow((player,))
    ends(player)


def is_asked(players: tuple[Player, ...], player: Player, what: str) -> bool:
    """Whether a player is asked this when somebody is asked again."""
    while not (asked := [each for each in players if any(not ask["may"] for ask in each.sees()["asks"])]):
        player.page.wait_for_timeout(50)
    return player in asked and any(ask["what"] == what for ask in player.sees()["asks"])


def follow(players: tuple[Player, ...]) -> None:
    """Give the answers of the script at the screens."""
    for n, (letter, what, option) in enumerate(script(len(players))):
        player = players["AB".index(letter)]
        if option == PASS and not is_asked(players, player, what):
            continue  # the house has passed
        ask = player.ask()
        assert (ask["what"], option in [each["id"] for each in ask["options"]]) == (what, True), (n, what, option, ask)
        if n % 8 == 0:
            for each in players:
                looks_well(each, f"game-{len(players)}-{n:03}-{what}-{each.letter}")
        player.give(option, ask)
