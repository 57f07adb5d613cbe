"""Every card, ruling and option has tests; and what was counted for the page of what is reached is sound.

A new card needs tests at once, its counts only when somebody counts again (see :mod:`.coverage`).
"""

from __future__ import annotations

import json
import re

import pytest

from tests.conftest import COMPILED
from undercroft.games.dungeoneer.game import GAME
from undercroft.kernel.game import Several

from .coverage import COUNTS, Counts, count, function_of, page, places, stories_of_card, stories_of_option, stories_of_ruling
from .rulings import RULINGS, SWITCHES

LIBRARY = GAME.stock.cards()
CARDS = sorted({card.id for group in (LIBRARY.maps, LIBRARY.adventures, LIBRARY.heroes, LIBRARY.quests) for card in group.values()})
ROW = re.compile(r"^\| (.*) \|$", re.MULTILINE)


def rows(page: str) -> list[list[str]]:
    """The cells of all rows of a page, heads left out."""
    found = [cells.split(" | ") for cells in ROW.findall(page)]
    return [cells for cells in found if cells[-1] != "tests"]


def kept() -> dict[str, int]:
    """What was counted last."""
    counts: dict[str, int] = json.loads(COUNTS.read_text(encoding="utf-8"))
    return counts


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_tests(card: str) -> None:
    assert stories_of_card(card, "")


def test_every_ruling_has_tests() -> None:
    assert [ruling.number for ruling in RULINGS] == list(range(1, 62))
    assert [ruling.number for ruling in RULINGS if not stories_of_ruling(ruling.number)] == []


def test_every_option_has_tests() -> None:
    ids = [setting.id for setting in GAME.settings if not isinstance(setting, Several)]
    assert [switch.id for switch in SWITCHES] == ids
    assert [id for id in ids if not stories_of_option(id)] == []


def test_the_page_can_be_written_whatever_was_counted() -> None:
    """Every card, ruling and option stands on it, with a dash where nothing was counted yet."""
    cells = rows(page(Counts({"played kron": 12, "used kron": 3, "games": 20})))
    assert ["Kron Axereaver (`kron`)", "12", "3"] in [row[:3] for row in cells]
    assert [card for card in CARDS if not any(row[0].endswith(f"(`{card}`)") for row in cells)] == []
    assert [ruling.number for ruling in RULINGS if not any(ruling.says == row[1] for row in cells)] == []
    assert [switch.id for switch in SWITCHES if not any(row[0].startswith(f"`{switch.id}`") for row in cells)] == []
    assert any("–" in row for row in cells)


def test_nothing_that_was_counted_stands_at_zero() -> None:
    assert [name for name, number in kept().items() if not number] == []


def test_nearly_all_games_by_lot_end_by_themselves() -> None:
    assert kept()["ended"] >= 0.999 * kept()["unlimited"] > 0


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
