"""Every table there can be: each registered game, seat count and option; and random play at it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any
from zlib import crc32

import msgspec

from tests.conformance.stages import stage_of
from undercroft.kernel.ask import LETTERS, Choose, text_of
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game, Setting
from undercroft.kernel.match import Match
from undercroft.kernel.nature import CommittedNature
from undercroft.kernel.registry import game_ids, game_of
from undercroft.kernel.shapes import plain
from undercroft.kernel.view import view_of

SHORT: dict[str, dict[str, Any]] = {"twister": {"turn_limit": 12}}
"""Options that keep random games of a game short; they stay as they are in all its variants."""

ONCE = ("lichlord",)
"""Games with long random games and many options: each option is tried at one of its seat counts; all together at each."""

SELDOM = {"lichlord": 0.3}
"""Games of many moments with large views, and how much less often their moments are looked at closely."""

LONGEST = 20_000
"""No random game of ours takes more answers."""


class Variant:
    """A game with a seat count and the options that differ from the rulebook's way."""

    def __init__(self, game: Game[Any], seats: int, chosen: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.chosen = chosen
        self.settings = game.read_settings({**SHORT.get(game.id, {}), **chosen}, seats)
        changed = [f"{id}={value}" for id, value in chosen.items()]
        self.start: dict[str, Any] | None = stage_of(game.id, self.settings, set(chosen))
        self.name = "-".join([game.id, str(seats), *(changed if len(changed) < 6 else ["everything-else"])])

    def match(self, seed: int = 0) -> Match:
        """A new match; equal seeds give equal matches."""
        return Match(self.game, self.settings, self.seats, CommittedNature(seed.to_bytes(8, "big")), self.start)

    def now(self, rng: Random, share: float) -> bool:
        """Whether to look closely at this moment: at this share of all moments, less often where games are long."""
        return rng.random() < share * SELDOM.get(self.game.id, 1.0)

    def usual(self) -> Variant:
        """The same beginning by the usual rules."""
        usual = Variant(self.game, self.seats, {})
        usual.start = None if self.start is None else {**self.start, "settings": usual.settings}
        return usual


def others(setting: Setting) -> list[Any]:
    """The values of an option beside its default; of a number, its ends."""
    values: list[Any] = [True, False] if setting.type == "bool" else list(setting.choices) or [setting.low, setting.high]
    return [value for value in values if value != setting.default]


def variants() -> Iterator[Variant]:
    """Every game and seat count: the rulebook's way, each option changed (with one other where it must be), and all changed."""
    for id in game_ids():
        game = game_of(id)
        short = SHORT.get(id, {})
        changes = [(setting.id, value) for setting in game.settings if setting.id not in short for value in others(setting)]
        for seats in game.seats:
            yield Variant(game, seats, {})
            alone = [change for change in changes if accepts(game, seats, dict([change]))]
            chosen = alone if id not in ONCE else [change for change in alone if seats == one_of(game, change)]
            yield from [Variant(game, seats, dict([change])) for change in chosen]
            together: dict[str, Any] = dict(alone)
            for change in changes:
                for other in alone:
                    if change not in alone and change[0] != other[0] and accepts(game, seats, dict([change, other])):
                        yield Variant(game, seats, dict([change, other]))
                        together |= dict([change, other])
            together = all_that_go(game, seats, together)
            if len(together) > 1:
                yield Variant(game, seats, together)


def all_that_go(game: Game[Any], seats: int, changes: dict[str, Any]) -> dict[str, Any]:
    """All the changes at once, if they go together; else one after another as far as they do."""
    if accepts(game, seats, changes):
        return changes
    kept: dict[str, Any] = {}
    for id, value in changes.items():
        if accepts(game, seats, {**kept, id: value}):
            kept[id] = value
    return kept


def one_of(game: Game[Any], change: tuple[str, Any]) -> int:
    """The seat count at which a change is tried, where it is tried once; which one does not depend on other options."""
    possible = [seats for seats in game.seats if accepts(game, seats, dict([change]))]
    return possible[crc32(str(change).encode()) % len(possible)]


def accepts(game: Game[Any], seats: int, chosen: dict[str, Any]) -> bool:
    """Whether a table can be made with these options."""
    try:
        game.read_settings(chosen, seats)
    except BadInput:
        return False
    return True


VARIANTS = list(variants())


def fingerprint(match: Match) -> bytes:
    """All there is to know of a match: its record, the settled position and everybody's view."""
    views = [view_of(match, seat) for seat in (None, *range(match.seats))]
    return msgspec.json.encode([match.record().dumps(), match.game.to_position(match.settled), match.asked_at, views])


def some_answer(match: Match, rng: Random) -> tuple[Choose, str]:
    """A random open question with a random option; questions nobody waits for come up less often."""
    asks = match.asks()
    must = [ask for ask in asks if not ask.may]
    ask = rng.choice(must if must and rng.random() < 0.8 else asks)
    return ask, text_of(rng.choice(list(ask.options)))


def step(match: Match, rng: Random) -> None:
    """One random answer."""
    ask, option = some_answer(match, rng)
    match.answer(ask.seat, option, ask.what)


def play_on(match: Match, rng: Random) -> None:
    """Random answers to the end."""
    for _ in range(LONGEST):
        if not match.asks():
            return
        step(match, rng)
    raise AssertionError(f"no end after {LONGEST} answers")


def play_and_look(match: Match, rng: Random) -> None:
    """Random answers to the end; every moment is sound, and now and then a view and the position, written and read."""
    game = match.game
    while match.asks():
        check_open(match)
        if rng.random() < 0.05:
            check_view(view_of(match, rng.randrange(match.seats)), match.seats)
            written = json.dumps(game.to_position(match.settled))
            assert json.dumps(game.to_position(game.from_position(json.loads(written)))) == written
        step(match, rng)
    check_end(match)


def check_open(match: Match) -> None:
    """What holds at every moment: a question or the end; options and their ids unique; sound views."""
    state = match.state
    assert bool(match.asks()) is not state.over, "a dead end"
    for ask in match.asks():
        assert 0 <= ask.seat < match.seats
        texts = [text_of(option) for option in ask.options]
        assert texts
        assert len(set(texts)) == len(texts), f"options repeat: {texts}"
        assert not any(" " in text or "\n" in text for text in (*texts, ask.what)), "would not fit on a line of the record"
    asked = [(ask.seat, ask.what) for ask in match.asks()]
    assert len(set(asked)) == len(asked), "one seat is asked the same thing twice"


def check_view(view: dict[str, Any], seats: int) -> None:
    """A view is plain JSON; who is meant stands in it as a letter of the table."""
    assert json.loads(json.dumps(view)) == view
    letters = LETTERS[:seats]

    def check(thing: Any) -> None:
        if isinstance(thing, list):
            for each in thing:
                check(each)
        elif isinstance(thing, dict):
            for name, each in thing.items():
                if name == "seat":
                    assert each is None or (isinstance(each, str) and each in letters), thing
                elif name == "seats" and isinstance(each, list):
                    assert all(isinstance(seat, str) and seat in letters for seat in each), thing
                check(each)

    check(view)


def check_end(match: Match) -> None:
    """The end: nobody is asked, the scores are sane, the result names the seats."""
    assert match.state.over
    scores = match.game.score(match.state)
    assert len(scores) == match.seats
    assert all(score >= 0 for score in scores)
    if match.seats > 1:
        assert sum(scores) <= 1 + 1e-9
    result = plain(match.game.result(match.state))
    assert result is not None
    best = {LETTERS[seat] for seat, score in enumerate(scores) if score > 0}
    assert match.seats == 1 or set(result["winners"]) == best


def moments(game: str, seed: int, each: int, share: float = 1.0) -> Iterator[Match]:
    """Moments of random games in every variant of a game.

    :param each: how many moments of a variant.
    :param share: the share of its moments that are looked at.
    """
    rng = Random(seed)
    for variant in [variant for variant in VARIANTS if variant.game.id == game]:
        match, seen = variant.match(seed), 0
        while seen < each:
            if not match.asks():
                match = variant.match(rng.randrange(1 << 30))
            if rng.random() < share:
                seen += 1
                yield match
            step(match, rng)
