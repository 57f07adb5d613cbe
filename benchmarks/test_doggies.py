"""Dungeons & Doggies: how fast the best way out of a dungeon is found, dog by dog, with 7 paws (30 rooms laid by lot and cards of
earlier rounds; dungeons of 20 to 30 rooms that games have laid); and how soon the page shows a room that is laid or turned, and a
step."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median, quantiles

import pytest
from playwright.sync_api import Page

from tests.games.doggies.dungeons import dungeon
from undercroft.bots.eyes import Eyes
from undercroft.bots.levels import player
from undercroft.games.doggies.cards import DOGS, MOST_PAWS
from undercroft.games.doggies.routes import HELPER_NODES, best_route
from undercroft.games.doggies.rules import EXPLORE, TURN
from undercroft.games.doggies.state import State
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.registry import game_of
from undercroft.server.serving import collect_seldom

from .conftest import Figure
from .test_page import first_page

DUNGEONS = 100
GAMES = 150
"""At each number of seats."""


@pytest.fixture
def as_served() -> Iterator[None]:
    """Garbage is collected as the server has it."""
    before = gc.get_threshold()
    collect_seldom()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


@pytest.mark.parametrize("dog", sorted(DOGS))
@pytest.mark.usefixtures("as_served")
def test_the_best_way_out(dog: str, figure: Figure) -> None:
    """Processor time, as the machine is shared; and stations, which depend on no machine."""
    times: list[float] = []
    helped: list[float] = []
    stations: list[int] = []
    best = 0
    for number in range(DUNGEONS):
        g = dungeon(dog, 30, Random(f"{dog}/{number}"), paws=7)
        started = time.process_time()
        route = best_route(g, 0)
        times.append(1000 * (time.process_time() - started))
        started = time.process_time()
        shown = best_route(g, 0, budget=HELPER_NODES)
        helped.append(1000 * (time.process_time() - started))
        if route is not None and shown is not None:
            assert route.exact
            stations.append(route.nodes)
            best += shown.coins == route.coins
    what = f"Doggies, best way out of 30 rooms, {dog}"
    figure(f"{what}: median", median(times), in_all(times))
    figure(f"{what}: stations", median(stations), f"(most: {max(stations)})")
    found = f"{in_all(helped)}; best in {best} of {len(stations)}"
    figure(f"{what}, as the route helper looks for it: median", median(helped), found)


@pytest.mark.usefixtures("as_served")
def test_the_best_way_out_of_what_was_laid(figure: Figure) -> None:
    """Every time that a greedy bot leaves or sleeps in a dungeon of 20 to 30 rooms, the best way of each dog from there."""
    times: dict[str, list[float]] = {name: [] for name in DOGS}
    for g, seat in left_in_games():
        g.dogs[seat].board, g.dogs[seat].spent = MOST_PAWS, 0
        for name, found in times.items():
            g.dogs[seat].card = DOGS[name]
            started = time.process_time()
            route = best_route(g, seat)
            found.append(1000 * (time.process_time() - started))
            assert route is None or route.exact
    for name, found in times.items():
        longer = len([each for each in found if each > WISHED])
        what = f"Doggies, best way out of {len(found)} laid dungeons, {name}: median"
        figure(what, median(found), f"{in_all(found)}; over {WISHED:.0f} ms: {longer}")


def left_in_games() -> Iterator[tuple[State, int]]:
    """A state of 20 to 30 rooms, and who leaves or sleeps in it, of games between greedy bots."""
    game = game_of("doggies")
    for seats in game.seats:
        settings = game.read_settings({"dog_choice": "random", "helper": False}, seats)
        for number in range(GAMES):
            rng = Random(f"{seats}/{number}")
            match = Match(game, settings, seats, SampledNature(rng))
            players = [player("greedy", game.id, rng.getrandbits(31)) for _ in range(seats)]
            while asks := match.asks():
                seat = asks[0].seat
                given = players[seat].choose(Eyes(match, seat))
                assert given
                g = match.state
                assert isinstance(g, State)
                if asks[0].what == TURN and given[1] != EXPLORE and 20 <= len(g.rooms) - 1 <= 30:
                    yield g.copy(), seat
                match.answer(seat, given[1], given[0])


WISHED = 50.0
"""In so many milliseconds a best way should be found."""


def in_all(times: list[float]) -> str:
    """How far most and the slowest of some times, in ms, are from their middle."""
    times = sorted(times)
    return f"ms (p90 {times[len(times) * 9 // 10]:.0f} ms, longest {times[-1]:.0f} ms)"


def test_what_is_pressed_is_shown(tmp_path: Path, figure: Figure) -> None:
    """From pressing a place, a room that is turned there, or the room to step to, until that is painted, as the browser itself
    takes it (Event Timing, which web vitals use; it counts in steps of 8 ms)."""
    with first_page(tmp_path) as (page, url):
        until_shown(page, f"{url}/t/{page.evaluate(NEW_TABLE, 12)}", "g.ghost")
        for what in ("place", "turn"):
            waits = [press(page, "g.ghost", n if what == "place" else 0) for n in range(PRESSES)]
            figure(f"Doggies: a pressed {what} is shown, p95", quantiles(waits, n=20)[-1], f"ms (median {median(waits):.0f} ms)")
        waits = []
        for _ in range(TABLES):
            until_shown(page, f"{url}/t/{page.evaluate(NEW_TABLE, 0)}", STEPS)
            waits.append(press(page, STEPS, 0))
        figure("Doggies: a pressed step is shown, p95", quantiles(waits, n=20)[-1], f"ms (median {median(waits):.0f} ms)")


def press(page: Page, what: str, number: int) -> float:
    """Press one of some things on the board, and see that the board changes; how long that took, in ms."""
    x, y = page.evaluate(MIDDLE, [what, number])
    page.evaluate(WATCH)
    page.mouse.click(x, y)
    waits: float = page.evaluate("window.seen")
    return waits


def until_shown(page: Page, url: str, what: str) -> None:
    """Open a table, past all that has happened there."""
    page.goto(url)
    page.locator(".seam").get_by_role("button", name="Skip").click()
    page.locator(what).first.wait_for()
    page.wait_for_load_state("networkidle")  # what a table fetches once it stands


PRESSES, TABLES = 40, 20
"""So many places and turns are pressed, and at so many tables a step."""

STEPS = "g.tile.legal, g.out.legal"
"""Rooms and ways out that a dog may step to."""

NEW_TABLE = """async (rooms) => {
    const token = decodeURIComponent(document.cookie.match(/csrftoken=([^;]*)/)[1])
    const headers = {'content-type': 'application/json', 'x-csrftoken': token}
    const post = async (path, body) =>
        (await fetch('/api' + path, {method: 'POST', headers, body: JSON.stringify(body)})).json()
    const {id} = await post('/tables', {game: 'doggies', seats: [{kind: 'me'}, {kind: 'me'}], public: false, watch: false})
    for (let answers = 0; answers < 200; answers++) {
        const asked = (await Promise.all(['A', 'B'].map((seat) => fetch(`/api/tables/${id}/view?seat=${seat}`))))
        const views = await Promise.all(asked.map((each) => each.json()))
        const view = views.find((each) => each.asks.length)
        const ask = view.asks.find((each) => !each.may) ?? view.asks[0]
        const laid = view.board.rooms.length - 1
        if (laid >= (rooms || 8) && ask.what === (rooms ? 'place' : 'walk')) return id
        const wanted = ask.what === 'turn' ? (laid < (rooms || 8) || rooms ? 'explore' : 'leave') : ''
        const option = ask.options.find((each) => each.id.startsWith(wanted)) ?? ask.options[0]
        await post(`/tables/${id}/answers`, {seat: view.seat, what: ask.what, at: ask.at, option: option.id})
    }
}"""
"""A table at which so many rooms lie and one is to be laid; with 0, one at which a dog has set out."""

MIDDLE = """([what, number]) => {
    const middles = [...document.querySelectorAll(what)].map((each) => {
        const {x, y, width, height} = each.getBoundingClientRect()
        return [each, x + width / 2, y + height / 2]
    }).filter(([each, x, y]) => each.contains(document.elementFromPoint(x, y)))
    return middles[number % middles.length].slice(1)
}"""
"""Where to press one of the things that nothing lies over."""

WATCH = """() => {
    let changed = false
    new MutationObserver(() => { changed = true })
        .observe(document.querySelector('[data-region="board"]'), {subtree: true, childList: true, attributes: true})
    const events = []
    new PerformanceObserver((list) => events.push(...list.getEntries())).observe({type: 'event', durationThreshold: 16})
    window.seen = new Promise((done, fail) => addEventListener('click', () => setTimeout(() => {
        if (!changed) fail(new Error('the board has not changed'))
        done(Math.max(16, ...events.filter((each) => each.interactionId).map((each) => each.duration)))
    }, 300), {once: true}))
}"""
"""How long the next press takes until it is painted; what takes less than 16 ms is not told by the browser."""
