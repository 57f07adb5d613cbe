"""Every figure of every game: a true example, a name in three languages, an icon, a place in the terminal, and no secret."""

from __future__ import annotations

import doctest
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.conformance.pieces import figures_module, icons_of
from tests.conformance.tables import VARIANTS, step
from tests.kernel.test_examples import examples_of
from undercroft.kernel.ask import letter_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import CommittedNature
from undercroft.kernel.registry import HOUSE, game_of
from undercroft.kernel.shapes import Overall, plain
from undercroft.kernel.state import State
from undercroft.kernel.view import view_of
from undercroft.terminal.screen import screen_of
from undercroft.text import LANGUAGES, Texts, source_of

FIGURES = [(game, id) for game in HOUSE for id in game_of(game).figures]
COLUMNS = [(game, id) for game in HOUSE for id in figures_module(game).COLUMNS]
SEEDS = 12
"""So many games of a variant are played until each figure has counted something."""
EVERY = pytest.mark.parametrize(("game", "id"), FIGURES)
EVERY_COLUMN = pytest.mark.parametrize(("game", "id"), COLUMNS)


def counted(match: Match, state: State[Any]) -> list[dict[str, Any]]:
    """The figures of each seat in a state of the match's game."""
    return [plain({id: of(state, seat) for id, of in match.game.figures.items()}) for seat in range(match.seats)]


def moments(game: str) -> Iterator[Match]:
    """A random game by the usual rules, at some of its moments and at its end."""
    variant = next(each for each in VARIANTS if each.game.id == game)
    match, rng = variant.match(5), Random(5)
    while match.asks():
        if variant.now(rng, 0.3):
            yield match
        step(match, rng)
    yield match


def name_of(game: str, id: str, lang: str) -> str:
    """What a figure is called in this very language, in small letters: in the game's words, else in the house's."""
    keys = f"{game_of(game).family}-figure-{id}", f"ui-figure-{id}"
    named = [key for key in keys if f"\n{key} = " in source_of(lang)]
    assert named, f"no {keys[0]} in {lang}"
    return Texts(lang).format(named[0]).lower()


def every_count(game: str) -> dict[str, Any]:
    """The figures of a game in play and at the end, by id."""
    return {**game_of(game).figures, **figures_module(game).COLUMNS}


def test_there_are_figures() -> None:
    assert ("twister", "jumps") in FIGURES
    assert {game for game, _ in COLUMNS} == {*HOUSE}


@pytest.mark.parametrize(("game", "id"), dict.fromkeys([*FIGURES, *COLUMNS]))
def test_its_example_is_true(game: str, id: str) -> None:
    """It stands in the game's ``figures.py``, under the function's name."""
    rules, module = game_of(game), figures_module(game)
    of = every_count(game)[id]
    (example,) = [each for each in examples_of(module.__name__) if each.name == of.__name__]
    example.globs["g"] = Match(
        rules, rules.read_settings({}, rules.usual_seats), rules.usual_seats, CommittedNature(bytes(32))
    ).state
    said: list[str] = []
    doctest.DocTestRunner().run(example, out=said.append)
    assert said == []


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_tells_it_by_its_name(game: str, id: str, lang: str) -> None:
    name, told = name_of(game, id, lang), 0
    for match in moments(game):
        view = view_of(match, 0)
        lines = screen_of(view, Texts(lang), {}).board()
        for seat in range(match.seats):
            said = f"{name} {view['figures'][letter_of(seat)][id]['value']}"
            told += any(said in line and line.startswith(letter_of(seat)) for line in lines)
    assert told > 5


@EVERY
def test_its_icon_is_one_that_the_screen_has(game: str, id: str) -> None:
    shown = [figures[id] for match in moments(game) for figures in view_of(match, None)["figures"].values()]
    assert {figure["icon"] for figure in shown if "icon" in figure} <= icons_of(game)


@EVERY_COLUMN
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_tells_a_column_by_its_name(game: str, id: str, lang: str) -> None:
    *_, match = moments(game)
    view = view_of(match, None)
    lines = screen_of(view, Texts(lang), {}).ending()
    for row in view["result"]["rows"]:
        said = f"{name_of(game, id, lang)} {row['figures'][id]['value']}"
        assert [line for line in lines if line.strip().startswith(row["seat"]) and said in line]


@pytest.mark.parametrize("game", HOUSE)
def test_every_figure_is_shown_somewhere(game: str) -> None:
    """A function of a game's ``figures.py`` that no list names would be shown to nobody."""
    module = figures_module(game)
    made = {name for name, each in vars(module).items() if callable(each) and getattr(each, "__module__", "") == module.__name__}
    assert made == {of.__name__ for of in every_count(game).values()}


@pytest.mark.parametrize("game", HOUSE)
def test_figures_come_back_with_a_position(game: str) -> None:
    rules = game_of(game)
    for match in moments(game):
        read = rules.from_position(rules.to_position(match.settled))
        for id, of in every_count(game).items():
            for seat in range(match.seats):
                assert plain(of(match.settled, seat)) == plain(of(read, seat)), id


@pytest.mark.parametrize("game", HOUSE)
def test_every_figure_counts(game: str) -> None:
    """Each is more than nothing at the end of some game."""
    most = Counter[str]()
    for variant in [each for each in VARIANTS if each.game.id == game]:
        for seed in range(1, SEEDS):
            match, rng = variant.match(seed), Random(seed)
            while match.asks():
                step(match, rng)
            for id, of in every_count(game).items():
                most[id] = max(most[id], *[of(match.state, seat).value for seat in range(match.seats)])
            if all(most[id] > 0 for id in every_count(game)):
                break
    assert {id for id, value in most.items() if value > 0} == {*every_count(game)}


@EVERY_COLUMN
def test_the_icon_of_a_column_is_one_that_the_screen_has(game: str, id: str) -> None:
    *_, match = moments(game)
    shown = [row["figures"][id] for row in view_of(match, None)["result"]["rows"]]
    assert {figure["icon"] for figure in shown if "icon" in figure} <= icons_of(game)


@EVERY_COLUMN
def test_a_column_that_the_house_names_every_game_has(game: str, id: str) -> None:
    if f"\nui-figure-{id} = " in source_of("en"):
        assert {(other, id) for other in HOUSE} <= {*COLUMNS}


@pytest.mark.parametrize("game", dict(FIGURES))
def test_figures_tell_no_secret(game: str) -> None:
    """They are the same however that is dealt which a seat cannot know; everybody is shown the same."""
    for match in moments(game):
        now = counted(match, match.state)
        for seat in range(match.seats):
            other = match.state.copy()
            match.game.determinize(other, seat, Random(1))
            assert counted(match, other) == now
            assert [*view_of(match, seat)["figures"].values()] == [*view_of(match, None)["figures"].values()] == now


@pytest.mark.parametrize("game", HOUSE)
def test_every_result_has_the_figures_of_the_whole_game(game: str) -> None:
    """mypy asks each game for them; the terminal tells each by its name."""
    *_, match = moments(game)
    view = view_of(match, None)
    assert [*view["result"]["figures"]] == [*Overall.__struct_fields__]
    for lang in LANGUAGES:
        told = screen_of(view, Texts(lang), {}).ending()[-1].lower()
        for id, figure in view["result"]["figures"].items():
            assert f"{name_of(game, id, lang)} {figure['value']}" in told
            assert figure["value"] > 0


@pytest.mark.parametrize("seats", game_of("raiders").seats)
def test_the_turns_of_raiders_are_its_rooms(seats: int) -> None:
    """Also of a game that ended early, and that is read again after its end."""
    rules = game_of("raiders")
    for seed in range(5):
        match, rng = Match(rules, rules.read_settings({}, seats), seats, CommittedNature(bytes([seed]))), Random(seed)
        while match.asks():
            step(match, rng)
        rooms = sum(event.key == "enters" for event in match.journal)
        for state in (match.state, rules.from_position(rules.to_position(match.state))):
            assert plain(rules.result(state))["figures"]["turns"]["value"] == rooms
