"""Whole games, told in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tests.games.raiders.table import Table, table
from tests.texts.reading import bundle_of
from undercroft.games.raiders.game import GAME as RAIDERS
from undercroft.games.raiders.shapes import ENTRIES
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
    for kind, (seats, settings) in enumerate(TABLES):
        for seed in range(3):
            for number, match in enumerate(random_game(game, seats, game.read_settings(settings, seats), 100 * kind + seed)):
                if number % 7 == 0 or match.state.over:
                    for seat in (None, *range(seats)):
                        listener.hear(view_of(match, seat))
            for seat in range(seats):
                for event in view_of(match, seat)["journal"]:
                    listener.say("raiders", "log", event["key"], event["args"])


LAST = {"level": 5, "place": 5}
"""The last room of the last level."""
STORIES: dict[str, Callable[[], Table]] = {
    "deal": lambda: Table(Match(RAIDERS, RAIDERS.read_settings({}, 3), 3, SampledNature(Random(1)))),
    "deal alone": lambda: Table(Match(RAIDERS, RAIDERS.read_settings({}, 1), 1, SampledNature(Random(1)))),
    "a dark room": lambda: table(seats=2, ahead="?lava=B").lays("A 5", "B 4"),
    "a torch": lambda: table(ahead="?", items={"C": "torch"}, nature="cube").lights("C"),
    "a monster's card": lambda: table(seats=1, ahead="troll", nature="3").lays("A 1"),
    "not beaten": lambda: table("dragon", seats=3, place=5).lays("A 1", "B 5", "C 5"),
    "beaten": lambda: table("snake", seats=3).lays("A 5", "B 5", "C 5"),
    "confused": lambda: table("dragon", seats=2).lays("A 3", "B 3"),
    "a crystal": lambda: table(seats=2, items={"A": "crystal"}).lays("A crystal", "B 2", "A 1"),
    "an item laid": lambda: table("vault-4-2", seats=2, items={"A": "key"}).lays("A key", "B 2"),
    "no chest": lambda: table("vault-4-2", seats=1).lays("A 1"),
    "treasure lost": lambda: table("lava", seats=2, treasure=(5, 5)).lays("A 2", "B 4"),
    "nothing happens": lambda: table("lava", seats=2).lays("A 4", "B 5"),
    "death": lambda: table("spikes", seats=3, wounds=(9, 1, 1)).lays("A 2", "B 4", "C 5"),
    "items and healing": lambda: table("storeroom-items", seats=2, wounds=(3, 3)).lays("A 5", "B 1"),
    "a shortage": lambda: table("storeroom-items", seats=2, supply={"torch": 1}).lays("A 1", "B 1"),
    "two share and one bleeds": lambda: table("snake", seats=3, **LAST, treasure=(5, 5, 3), wounds=(2, 2, 4))
    .lays("A 5", "B 5", "C 5"),
    "a coin that stays": lambda: table("vault-3", seats=3).lays("A 5", "B 5", "C 1"),
    "a coin for two": lambda: table("vault-1", seats=3).lays("A 5", "B 5", "C 1"),
    "one wins": lambda: table("snake", seats=3, **LAST, treasure=(5, 4, 3), wounds=(3, 3, 3)).lays("A 5", "B 5", "C 5"),
    "all die": lambda: table("spikes", seats=3, **LAST, wounds=(9, 9, 9)).lays("A 2", "B 2", "C 2"),
    "alone and alive": lambda: table("vault-1", seats=1, **LAST, treasure=(7,), wounds=(3,)).lays("A 1"),
    "alone and dead": lambda: table("spikes", seats=1, **LAST, wounds=(9,)).lays("A 2"),
}  # fmt: skip
"""All that can happen in Dungeon Raiders, each thing where a position or dictated chance brings it about."""
ENDINGS = {
    "two share and one bleeds": {"share", "bleeds"}, "one wins": {"wins"}, "all die": {"nobody-wins"},
    "alone and alive": {"solo-survived"}, "alone and dead": {"solo-died"},
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_can_happen_is_told(lang: str) -> None:
    listener, told = Listener(lang), set[str]()
    for name, story in STORIES.items():
        t = story()
        happened = {event["key"] for seat in range(t.match.seats) for event in view_of(t.match, seat)["journal"]}
        assert happened & set().union(*ENDINGS.values()) == ENDINGS.get(name, set()), name
        told |= happened
        for seat in (None, *range(t.match.seats)):
            listener.hear(view_of(t.match, seat))
            for event in view_of(t.match, seat)["journal"]:
                listener.say("raiders", "log", event["key"], event["args"])
    assert told == set(ENTRIES)
