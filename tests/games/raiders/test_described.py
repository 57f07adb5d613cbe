"""The level in sentences, and cards by name, in the terminal: the table is played by reading alone."""

from __future__ import annotations

import re

import pytest

from tests.cli.test_play import sit_down
from tests.games.raiders.table import table
from undercroft.games.raiders.cards import CHARACTERS, ITEMS
from undercroft.games.raiders.rooms import ROOM_CARDS
from undercroft.games.raiders.terminal import RaidersScreen
from undercroft.kernel.view import view_of
from undercroft.text import LANGUAGES, Texts


def told(typed: str) -> str:
    story = table("troll", seats=3, items={"A": "key"})
    return re.sub(r"\n +", " ", sit_down(story, typed, "q", "q").text).partition(f"Your choice: {typed}")[2]


def test_rooms_are_told_one_after_another_or_by_number() -> None:
    assert re.search(r"Room 1 of 5: Troll \(strength 14, wounds 2\)\. Reach 14 together.* In play\.", told("s"))
    assert "Room 2 of 5" not in told("room 1").partition("Your choice")[0]
    assert "Room 1 of 5: Troll" in told("room troll")


def test_a_room_that_is_done_says_what_came_of_it() -> None:
    story = table("vault-4", seats=3).lays("A 5", "B 4", "C 3")
    view = view_of(story.match, 0)
    lines = RaidersScreen(view, Texts("en"), {"A": "Ann", "B": "Bo", "C": "Cy"}).room_lines("")
    assert lines[0] == "Room 1 of 5: Vault 4. Done: Ann: +4 treasure."


def test_cards_are_read_by_name() -> None:
    assert "Dragon (strength 14, wounds 3). Reach 14 together" in told("c dragon")
    assert "Key. Play it in a vault" in told("card key")
    assert "Knight. Begins with treasure 1, wounds 1, items: sword." in told("c knight")
    assert "there is no such thing here" in told("c kraken")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_card_has_its_sentence(lang: str, seats: int) -> None:
    texts = Texts(lang)
    screen = RaidersScreen(view_of(table("troll", seats=seats).match, 0), texts, {"A": "Ann", "B": "Bo", "C": "Cy"})
    for id in (*ROOM_CARDS, *ITEMS, *CHARACTERS, "3"):
        said = " ".join(screen.card_lines(id))
        assert said.startswith(texts.format(f"raiders-card-{id}")), id
        assert not re.search(r"raiders-|cli-|[{}]|None|\.\.", said), said


def test_the_items_that_anybody_could_have_noted_are_named() -> None:
    assert re.search(r"^Player \(you\), .*, items key, cards ", told("b"), re.MULTILINE)
