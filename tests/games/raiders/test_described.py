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


def test_a_room_that_is_done_says_what_came_of_it_and_the_reader_is_you() -> None:
    story = table("vault-4", seats=3).lays("A 5", "B 4", "C 3")
    for seat, who in ((0, "you"), (1, "Ann")):
        lines = RaidersScreen(view_of(story.match, seat), Texts("en"), {"A": "Ann", "B": "Bo", "C": "Cy"}).room_lines("")
        assert lines[0] == f"Room 1 of 5: Vault 4. Done: {who} +4 treasure."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_the_order_of_a_room_the_reader_is_not_told_by_name(lang: str) -> None:
    texts, names = Texts(lang), {"A": "Ann", "B": "Bo", "C": "Cy"}
    board = RaidersScreen(view_of(table("vault-4", seats=3).match, 1), texts, names).board()
    order = [texts.format("ui-you") if seat == "B" else names[seat] for seat in "ABC"]
    assert texts.format("raiders-cli-order", names=order) in board


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


def options(story: object, seat: int = 0, texts: str = "en") -> dict[str, str]:
    """What stands beside the choices of a seat, by what they lay."""
    view = view_of(story.match, seat)  # type: ignore[attr-defined]
    screen = RaidersScreen(view, Texts(texts), {"A": "Ann", "B": "Bo", "C": "Cy"})
    return {option["id"]: screen.option(option) for ask in view["asks"] for option in ask["options"]}


def test_a_choice_says_how_the_monster_would_stand() -> None:
    lines = options(table("snake", seats=3, leader="B").lays("B 2", "C 1"))  # strength 8
    assert lines["1"] == "Play 1. On the table: 4 of 8; 4 missing. It can’t be beaten any more. 3 wounds: you, Cy."
    assert lines["5"] == "Play 5. On the table: 8 of 8. It is beaten."


def test_a_choice_says_whom_the_trap_would_hit() -> None:
    lines = options(table("boulder", seats=3, leader="B").lays("B 1", "C 3"))
    assert re.fullmatch(r"Play 5\. Card that counts: 5\. As it stands, \d for .*you.*\.", lines["5"])


def test_a_choice_says_who_takes_the_chest_and_who_can_still_beat_it() -> None:
    lines = options(table("vault-4", seats=3, place=4, leader="C", items={"A": "key"}, power={"B": "1 4"}).lays("C 3"))
    assert lines["1"].startswith("Play 1. Chest 4: Cy.")
    assert lines["4"] == "Play 4. Chest 4: you. Can play the same: Bo."
    assert lines["3"] == "Play 3. Chest 4: you, Cy (2 each). Can play higher: Bo."


def test_a_choice_says_what_is_taken_from_a_storeroom() -> None:
    lines = options(table("storeroom-items", seats=3, leader="B").lays("B 1", "C 2"))
    assert all(re.search(r": .*you", line) for line in lines.values()), lines


def test_a_choice_says_where_a_storeroom_has_too_few_for_all() -> None:
    """Nobody gets what is short (§5.4)."""
    lines = options(table("storeroom-items", seats=3, leader="B", supply={"torch": 1}).lays("B 1", "C 5"))
    assert "torch: you, Bo (too few for all, nobody gets it)." in lines["1"]
    assert "torch: Bo." in lines["2"]


def test_who_would_bleed_to_death_is_told() -> None:
    story = table("snake", seats=3, wounds=(6, 1, 0))
    screen = RaidersScreen(view_of(story.match, 0), Texts("en"), {"A": "Ann", "B": "Bo", "C": "Cy"})
    assert "Would bleed to death now: you." in screen.board()
