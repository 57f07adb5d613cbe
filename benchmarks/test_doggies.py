"""Dungeons & Doggies: how fast the best way out of a dungeon is found, dog by dog (30 rooms laid by lot, 7 paws, cards of earlier
rounds); and how soon the page shows a room that is laid or turned, and a step."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from statistics import median, quantiles

import pytest
from playwright.sync_api import Page

from tests.games.doggies.dungeons import dungeon
from undercroft.games.doggies.cards import DOGS
from undercroft.games.doggies.routes import best_route

from .conftest import Figure
from .test_page import first_page

DUNGEONS = 100


@pytest.mark.parametrize("dog", sorted(DOGS))
def test_the_best_way_out(dog: str, figure: Figure) -> None:
    """Processor time, as the machine is shared; and stations, which depend on no machine."""
    times: list[float] = []
    stations: list[int] = []
    for number in range(DUNGEONS):
        g = dungeon(dog, 30, Random(f"{dog}/{number}"), paws=7)
        started = time.process_time()
        route = best_route(g, 0)
        times.append(1000 * (time.process_time() - started))
        if route is not None:
            assert route.exact
            stations.append(route.nodes)
    times.sort()
    late, slowest = times[DUNGEONS * 9 // 10], times[-1]
    figure(f"Doggies, best way out of 30 rooms, {dog}: median", median(times), f"ms (p90 {late:.0f} ms, longest {slowest:.0f} ms)")
    figure(f"Doggies, best way out of 30 rooms, {dog}: stations", median(stations), f"(most: {max(stations)})")


def test_what_is_pressed_is_shown(tmp_path: Path, figure: Figure) -> None:
    """From pressing a place, a room that is turned there, or the room to step to, until that is shown."""
    with first_page(tmp_path) as (page, url):
        until_shown(page, f"{url}/t/{page.evaluate(NEW_TABLE, 12)}", "g.ghost")
        for what, others in (("place", True), ("turn", False)):
            waits = page.evaluate(PRESS_AND_WAIT, ["g.ghost", 40, others])
            figure(f"Doggies: a pressed {what} is shown, p95", quantiles(waits, n=20)[-1], "ms")
        chosen: list[float] = []
        for _ in range(TABLES):
            until_shown(page, f"{url}/t/{page.evaluate(NEW_TABLE, 0)}", STEPS)
            chosen += page.evaluate(PRESS_AND_WAIT, [STEPS, 1, True])
        figure("Doggies: a pressed step is shown, p95", quantiles(chosen, n=20)[-1], "ms")


def until_shown(page: Page, url: str, what: str) -> None:
    """Open a table, past all that has happened there."""
    page.goto(url)
    page.locator(".seam").get_by_role("button", name="Skip").click()
    page.locator(what).first.wait_for()


TABLES = 20
"""At so many tables a step is pressed."""

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

PRESS_AND_WAIT = """async ([what, rounds, others]) => {
    const waits = []
    const frame = () => new Promise(requestAnimationFrame)
    const board = document.querySelector('[data-region="board"]')
    for (let round = 0; round < rounds; round++) {
        const all = [...document.querySelectorAll(what)]
        const each = all[others ? round % all.length : 0]
        const changed = new Promise((done) => new MutationObserver((_, observer) => { observer.disconnect(); done() })
            .observe(board, {subtree: true, childList: true, attributes: true}))
        const start = performance.now()
        each.dispatchEvent(new MouseEvent('click', {bubbles: true}))
        await changed; await frame(); await frame()
        waits.push(performance.now() - start)
    }
    return waits
}"""
"""From a press until the board has changed and is painted: the second frame begins after the first is. It does not end
where nothing changes."""
