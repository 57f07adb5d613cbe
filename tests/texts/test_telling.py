"""Whole games, told in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.texts.reading import SOURCE, bundle_of, keys_of
from undercroft.games.raiders.ending import finish
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.registry import game_of
from undercroft.kernel.view import view_of
from undercroft.text import LANGUAGES, Texts

TABLES = [
    (1, {}), (1, {"solo_chests": "one", "solo_wounds": 5}), (2, {}), (2, {"quick": True}), (3, {}), (4, {"quick": True}),
    (4, {"strength_count": "living", "last_survivor": "wins_now"}), (5, {}),
]  # fmt: skip


class Listener:
    """Says all that a view holds in one language, and lets nothing unsaid pass."""

    def __init__(self, lang: str) -> None:
        self.texts = Texts(lang)
        self.lang = lang
        self.said: set[str] = set()

    def say(self, game: str, group: str, key: str, args: dict[str, Any]) -> str:
        """The sentence of ``<family>-<group>-<key>`` as the house says it."""
        id = f"{game_of(game).family}-{group}-{key}"
        names = {"A": "Степан", "B": "Olena", "C": "Їжак", "D": "Dan", "E": "Ёлка"}
        named = {
            name: ", ".join(map(str, value)) if isinstance(value, list) else value
            for name, value in self.texts.named(game, args, names).items()
        }
        message = bundle_of(self.lang).get_message(id)
        assert message.value is not None
        text, errors = bundle_of(self.lang).format_pattern(message.value, named)
        assert not errors, f"{self.lang}: {id} of {args}: {errors}"
        assert not re.search(r"[{}$]|\b[a-z]+-[a-z]+-", str(text)), f"{self.lang}: {id}: {text}"
        self.said.add(id)
        return str(text)

    def hear(self, view: dict[str, Any]) -> None:
        """Say the open questions, refusals, warnings and last events of a view."""
        game = view["game"]
        for ask in view["asks"]:
            self.say(game, "ask", ask["what"], {})
            for option in ask["options"]:
                assert len(self.say(game, "do", option["key"], option["args"])) <= 22
                if option["warn"]:
                    self.say(game, "warn", option["warn"], option["args"])
        for why in view["why"].values():
            assert len(self.say(game, "why", why["key"], why["args"])) <= 90
        if view["undo"] and view["undo"]["can"] and self.texts.has(f"{game}-undo-{view['undo']['what']}"):
            assert len(self.say(game, "undo", view["undo"]["what"], {})) <= 22
        for row in (view["result"] or {"rows": []})["rows"]:
            self.say(game, "fate", row["fate"], {})
            if "character" in row:
                self.say(game, "card", row["character"], {})


def random_game(game: Game[Any], seats: int, settings: dict[str, Any], seed: int) -> Iterator[Match]:
    """A game of random answers, at every decision; torches are lit often."""
    rng = Random(seed)
    match = Match(game, settings, seats, SampledNature(rng))
    yield match
    while not match.state.over:
        asks = match.asks()
        ask = rng.choice(asks)
        match.answer(ask.seat, str(rng.choice(list(ask.options))), ask.what)
        yield match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_are_told(lang: str) -> None:
    listener = Listener(lang)
    game = game_of("raiders")
    for table, (seats, settings) in enumerate(TABLES):
        for seed in range(3):
            for number, match in enumerate(random_game(game, seats, game.read_settings(settings, seats), 100 * table + seed)):
                if number % 7 == 0 or match.state.over:
                    for seat in (None, *range(seats)):
                        listener.hear(view_of(match, seat))
            for seat in range(seats):
                for event in view_of(match, seat)["journal"]:
                    listener.say("raiders", "log", event["key"], event["args"])
    told = {id for id in listener.said if "-log-" in id}
    rare = {
        "raiders-log-share",
        "raiders-log-nobody-wins",
        "raiders-log-solo-survived",
        "raiders-log-bleeds",
        "raiders-log-shortage",
    }
    unsaid = {f"raiders-log-{key}" for key in keys_of("tell", SOURCE / "games" / "raiders")} - told - rare
    assert unsaid == set(), "these events never came up; the games above should bring them about"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("treasure", "wounds", "events"),
    [
        ((5, 5, 3), (2, 2, 4), {"share", "bleeds"}),
        ((5, 4, 3), (10, 10, 10), {"nobody-wins"}),
        ((5, 4, 3), (3, 3, 3), {"wins"}),
        ((7,), (3,), {"solo-survived"}),
        ((1,), (10,), {"solo-died"}),
    ],
)
def test_every_ending_is_told(lang: str, treasure: tuple[int, ...], wounds: tuple[int, ...], events: set[str]) -> None:
    game, seats = game_of("raiders"), len(treasure)
    match = Match(game, game.read_settings({}, seats), seats, SampledNature(Random(1)))
    for hero, coins, hurt in zip(match.state.heroes, treasure, wounds, strict=True):
        hero.treasure, hero.wounds, hero.alive = coins, hurt, hurt < 10
    match.state.journal = []
    finish(match.state)
    told = {event.key for event in match.state.journal}
    assert told == events
    listener = Listener(lang)
    for event in view_of(match, 0)["journal"]:
        listener.say("raiders", "log", event["key"], event["args"])
