"""Dungeon Twister: how fast the engine is, what a full turn costs to work out, and how soon a chosen piece shows its squares."""

from __future__ import annotations

import json
import random
from pathlib import Path
from statistics import quantiles

from undercroft.games.twister.state import State
from undercroft.games.twister.steps import reach
from undercroft.games.twister.tokens import KIND, PARTY, SPEED
from undercroft.kernel.ask import text_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.registry import game_of
from undercroft.kernel.view import view_of

from .conftest import Figure, best_of
from .test_engine import random_play
from .test_page import first_page

GAMES = 8


def full_turn() -> Match:
    """All eight rooms open, everybody on the board, and five points to spend."""
    game = game_of("twister")
    settings = game.read_settings({"setup": "fixed", "dungeon": "open"}, 2)
    match = Match(game, settings, 2, SampledNature(random.Random(4)))
    rng = random.Random(4)
    while match.state.phase != "turns" or match.state.card != "5":  # type: ignore[attr-defined]
        ask = next(ask for ask in match.asks() if not ask.may)
        card = "5" if "5" in ask.options else "end" if ask.what == "act" else text_of(rng.choice(ask.options))
        match.answer(ask.seat, card, ask.what)
    return match


def test_decisions(figure: Figure) -> None:
    rate = best_of(5, lambda: random_play("twister", 2, GAMES, turn_limit=200, draws=False))
    figure("Twister: player decisions (single steps)", rate, "/s")


def test_full_turn(figure: Figure) -> None:
    """Where everybody could go, what there is to choose, and what a browser is sent."""
    match = full_turn()
    state = match.state
    assert isinstance(state, State)
    seat = state.active
    standing = [token for token in PARTY[seat] if state.stands(token)]

    def everywhere() -> int:
        for _ in range(20):
            for token in standing:
                reach(state, token, SPEED[KIND[token]])
        return 20

    def views() -> int:
        for _ in range(20):
            view_of(match, seat)
        return 20

    def copies() -> int:
        for _ in range(5_000):
            state.copy()
        return 5_000

    figure(f"Twister, full turn: every square {len(standing)} characters can reach", 1e3 / best_of(5, everywhere), "ms")
    figure("Twister, full turn: view of the player", 1e3 / best_of(5, views), "ms")
    figure("Twister, full turn: view of the player", len(json.dumps(view_of(match, seat))) / 1000, "kB")
    figure("Twister: copy of a state", 1e6 / best_of(5, copies), "µs")


def test_a_chosen_piece_shows_its_squares(tmp_path: Path, figure: Figure) -> None:
    """From pressing a piece to its squares being lit, against a table of the same machine."""
    with first_page(tmp_path) as (page, url):
        page.goto(f"{url}/t/{page.evaluate(NEW_TABLE)}")
        page.locator('.pieces [data-piece="a-thief"]').wait_for()
        figure("Twister: a chosen piece shows its squares, p95", quantiles(page.evaluate(PRESS_AND_WAIT), n=20)[-1], "ms")


NEW_TABLE = """async () => {
    const token = decodeURIComponent(document.cookie.match(/csrftoken=([^;]*)/)[1])
    const headers = {'content-type': 'application/json', 'x-csrftoken': token}
    const post = async (path, body) =>
        (await fetch('/api' + path, {method: 'POST', headers, body: JSON.stringify(body)})).json()
    const {id} = await post('/tables', {
        game: 'twister', settings: {setup: 'fixed'}, seats: [{kind: 'me'}, {kind: 'me'}], public: false, watch: false,
    })
    const view = await (await fetch(`/api/tables/${id}/view`)).json()
    const ask = view.asks.find((ask) => ask.what === 'card')
    await post(`/tables/${id}/answers`, {seat: view.seat, what: 'card', at: ask.at, option: '2'})
    return id
}"""

PRESS_AND_WAIT = """async () => {
    const waits = []
    const frame = () => new Promise(requestAnimationFrame)
    const pieces = [...document.querySelectorAll('.pieces [data-piece]')]
    for (let round = 0; round < 40; round++) {
        const piece = pieces[round % pieces.length]
        const start = performance.now()
        piece.click()
        await frame(); await frame()
        waits.push(performance.now() - start)
    }
    return waits
}"""
