"""Whole games of the Lich Lord: what the players answer follows from the known chance, as the house's own bots would play it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from undercroft.bots.heuristic import heuristic_of
from undercroft.games.dungeoneer.game import GAME
from undercroft.kernel.ask import letter_of, text_of
from undercroft.kernel.nature import CommittedNature
from undercroft.kernel.run import Run

from .hands import Json
from .lichlord_story import KEY

Answer = tuple[str, str, str]


def script(seats: int) -> Iterator[Answer]:
    """A game on the server's stream of chance: seat, question and answer one after another."""
    state = GAME.new(GAME.read_settings({}, seats), seats)
    run = Run(GAME, state, CommittedNature(KEY))
    run.begin()
    likely, chance = heuristic_of("lichlord").likely, Random(KEY.decode()).random
    while asks := run.asks():
        option = likely(state, asks[0], chance)
        yield letter_of(asks[0].seat), asks[0].what, text_of(option)
        run.give(asks[0], option)


WANTED = (
    "attempt", "deliver", "escort", "pick-up", "search", "explore", "add", "declare", "done", "challenge", "play", "play-on",
    "play-at", "lay", "move", "move-blocked", "move-trap", "use", "keep-lair", "reward",
)  # fmt: skip
"""What a person would rather do, by the key of the option."""


def eager(ask: Json, rng: Random) -> str:
    """An answer of somebody who does what is offered; mostly somewhere new, and passes most moments."""
    options = ask["options"]
    if ask["what"] == "window" and rng.random() < 0.6:
        return "pass"
    rank = {key: number for number, key in enumerate(WANTED)} | {"drop": 100}  # nobody leaves a charge to pick it up again
    ranked = sorted(options, key=lambda option: rank.get(option["key"], 99))
    moves = [option for option in options if option["key"].startswith("move")]
    if moves and ranked[0] in moves:
        ranked = [rng.choice(moves)]
    return str(ranked[0]["id"])
