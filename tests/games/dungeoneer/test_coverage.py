"""The page of what is tested and reached is whole, and nothing on it stands at zero."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tests.conftest import COMPILED
from undercroft.games.dungeoneer.game import GAME
from undercroft.kernel.game import Several

from .coverage import PAGE, count, function_of, page, places, stories, stories_of_card, stories_of_option, stories_of_ruling
from .rulings import RULINGS, SWITCHES

LIBRARY = GAME.stock.library()
CARDS = sorted({card.id for group in (LIBRARY.maps, LIBRARY.adventures, LIBRARY.heroes, LIBRARY.quests) for card in group.values()})
ROW = re.compile(r"^\| (.*) \|$", re.MULTILINE)


@cache
def rows() -> list[list[str]]:
    """The cells of all rows of the page, heads left out."""
    found = [cells.split(" | ") for cells in ROW.findall(PAGE.read_text(encoding="utf-8"))]
    return [cells for cells in found if cells[-1] != "tests"]


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_tests_and_stands_on_the_page(card: str) -> None:
    assert stories_of_card(card, "")
    assert [cells for cells in rows() if cells[0].endswith(f"(`{card}`)")]


def test_every_ruling_has_tests_and_stands_on_the_page() -> None:
    assert [ruling.number for ruling in RULINGS] == list(range(1, 62))
    assert [ruling.number for ruling in RULINGS if not stories_of_ruling(ruling.number)] == []
    assert [ruling.number for ruling in RULINGS if ruling.says not in [cells[1] for cells in rows() if len(cells) > 1]] == []


def test_every_option_has_tests_and_stands_on_the_page() -> None:
    ids = [setting.id for setting in GAME.settings if not isinstance(setting, Several)]
    assert [switch.id for switch in SWITCHES] == ids
    assert [id for id in ids if not stories_of_option(id)] == []
    assert [id for id in ids if not [cells for cells in rows() if cells[0].startswith(f"`{id}`")]] == []


def test_nothing_on_the_page_stands_at_zero() -> None:
    assert [cells for cells in rows() if "0" in cells[1:-1] or not cells[-1].strip()] == []


def test_the_page_names_tests_that_are_there() -> None:
    names = {story.name for story in stories()}
    assert sorted({name for cells in rows() for name in re.findall(r"`(test_\w+)`", cells[-1])} - names) == []


def test_nearly_all_games_by_lot_end_by_themselves() -> None:
    ended, of = re.search(r"([\d,]+) of ([\d,]+) \(", PAGE.read_text(encoding="utf-8")).groups()  # type: ignore[union-attr]
    assert int(ended.replace(",", "")) >= 0.999 * int(of.replace(",", ""))


@pytest.mark.skipif(COMPILED, reason="calls are put into Python functions; compiled ones have no code to change")
def test_every_watched_place_is_still_in_the_rules_and_left_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCROFT_PACKS", "")  # put back afterwards
    before = [code for _, code in codes()]
    found = count(4)
    assert found["games"] == 4
    assert found["ruling 38"] > 0
    assert [code for _, code in codes()] == before


def codes() -> list[tuple[str, object]]:
    """The code of every function watched."""
    return sorted(
        [(path, function_of(path).__code__) for path in {place.function for _, place in places()}], key=lambda each: each[0]
    )


def test_the_page_says_what_was_counted() -> None:
    assert "| Kron Axereaver (`kron`) | 12 | 3 |" in page({"played kron": 12, "used kron": 3, "games": 20})
