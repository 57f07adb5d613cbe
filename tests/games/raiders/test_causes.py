"""The log says why: by what cards, shared with whom, level with whom. Whoever dies of a room stays in it while that is told."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.raiders.table import Table, table
from undercroft.games.raiders.game import GAME
from undercroft.kernel.ask import seat_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.shapes import plain
from undercroft.kernel.story import story_of
from undercroft.text import Texts

NAMES = {"A": "Nina", "B": "Ilka", "C": "Odo", "D": "Runa"}


def told(t: Table, *keys: str, me: str = "") -> list[str]:
    """What the log says of these things, in English."""
    texts = Texts("en")
    return [texts.log("raiders", entry, NAMES, me or None) for entry in t.view(me)["journal"] if entry["key"] in keys]


def test_a_monster_says_how_much_was_short_and_who_laid_the_lowest_card() -> None:
    t = table("goblin", seats=4).lays("A 2", "B 4", "C 5", "D 2")
    assert told(t, "monster-missed", "wounded", "leads", me="A") == [
        "The Goblin isn’t beaten: 13 of 14.", "You take 2 wounds: lowest card.", "Runa takes 2 wounds: lowest card.",
        "Odo plays first now: highest card, 5.",
    ]  # fmt: skip
    assert told(table("goblin", seats=3).lays("A 5", "B 4", "C 5"), "monster-beaten") == ["The Goblin is beaten: 14 against 11."]


def test_alone_the_monsters_card_is_the_cause() -> None:
    t = table(seats=1, ahead="troll", nature="3").lays("A 1", "A 3")
    assert told(t, "monster-missed", "wounded") == [
        "The Troll isn’t beaten: 3 against its 3.", "Nina takes 2 wounds: not more than the monster’s card.",
    ]  # fmt: skip


def test_a_chest_says_with_whom_it_is_shared() -> None:
    t = table("vault-4-2", seats=4).lays("A 5", "B 3", "C 1", "D 5")
    assert told(t, "earns", me="B") == [
        "Nina gains 2 treasure: highest card, shared with Runa.", "Runa gains 2 treasure: highest card, shared with Nina.",
        "You gain 2 treasure: second highest card.",
    ]  # fmt: skip


@pytest.mark.parametrize(("room", "how", "cards", "lines"), [
    ("magnet", {"treasure": (5, 5, 1)}, "A 1,B 3,C 2", [
        "Magnet: the highest card is 3.", "Nina loses 1 treasure: the richest, level with Ilka.",
        "Ilka loses 1 treasure: the richest, level with Nina."]),
    ("boulder", {"wounds": (0, 1, 2)}, "A 1,B 5,C 2", ["Boulder: the highest card is 5.", "Nina takes 3 wounds: fewest wounds."]),
    ("lava", {"treasure": (4, 0, 0)}, "A 2,B 5,C 4", ["Lava: the lowest card is 2.", "Nina loses 2 treasure."]),
    ("lava", {"treasure": (9, 8, 1)}, "A 1,B 5,C 4", [
        "Lava: the lowest card is 1.", "Nina loses 4 treasure: half of 9, rounded down.", "Ilka loses 4 treasure: half of 8."]),
    ("spikes", {"wounds": (3, 6, 9)}, "A 1,B 5,C 4", [
        "Spikes: the lowest card is 1.", "Nina takes 3 wounds: half of the 7 left until the tenth, rounded down.",
        "Ilka takes 2 wounds: half of the 4 left until the tenth."]),
    ("spikes", {}, "A 4,B 5,C 4", ["Spikes: the lowest card is 4, so it stays still."]),
])  # fmt: skip
def test_a_trap_says_which_card_counts_and_why_it_hits_whom(room: str, how: dict[str, Any], cards: str, lines: list[str]) -> None:
    t = table(room, seats=3, **how).lays(*cards.split(","))
    assert told(t, "trap-goes", "trap-still", "loses", "wounded") == lines


@pytest.mark.parametrize(("room", "before", "cards", "key", "line"), [
    ("goblin", {"wounds": (9, 1, 1)}, "A 2,B 3,C 3", "wounded",
     "Nina takes 1 of 2 wounds: lowest card. Ten are deadly, more don’t count."),
    ("goblin", {"wounds": (8, 1, 1)}, "A 2,B 3,C 3", "wounded", "Nina takes 2 wounds: lowest card."),
    ("vault-4", {"treasure": (19, 1, 1)}, "A 5,B 3,C 3", "earns",
     "Nina gains 1 of 4 treasure: highest card. Nobody can hold more than 20."),
    ("magnet", {"treasure": (2, 1, 1)}, "A 5,B 3,C 3", "loses", "Nina loses 2 of 3 treasure: the richest. There was no more."),
])  # fmt: skip
def test_what_a_counter_cuts_is_said_with_why(room: str, before: dict[str, Any], cards: str, key: str, line: str) -> None:
    assert told(table(room, seats=3, **before).lays(*cards.split(",")), key) == [line]


def frames(t: Table, key: str, seat: str = "A") -> list[dict[str, Any]]:
    """The board as a seat saw it whenever this was told."""
    wanted = {entry["n"] for entry in t.view(seat)["journal"] if entry["key"] == key}
    story = [plain(frame) for frame in story_of(t.match, seat_of(seat), 0)]
    return [frame["board"] for frame in story if frame["n"] in wanted]


@pytest.mark.parametrize("settings", [{}, {"quick": True}, {"strength_count": "living", "last_survivor": "wins_now"}])
def test_whoever_dies_of_a_room_stays_in_it_while_that_is_told(settings: dict[str, Any]) -> None:
    t = table("dragon", seats=3, wounds=(8, 1, 1), **settings).lays("A 1", "B 4", "C 5")
    [board] = frames(t, "dies")
    assert board["contest"]["values"] == {"A": 1, "B": 4, "C": 5}
    assert (board["contest"]["fight"], board["contest"]["need"], board["contest"]["to_lay"]) == ("sum", 14, [])
    assert sorted(board["order"]) == ["A", "B", "C"]
    assert not board["heroes"][0]["alive"]
    assert t.view("A")["board"]["order"] != board["order"], "in the next room the dead have no place"


def test_what_came_of_a_room_is_shown_as_it_came() -> None:
    t = table("magnet", seats=3, treasure=(5, 4, 1)).lays("A 1", "B 5", "C 2")
    assert frames(t, "loses")[-1]["contest"]["victims"] == ["A"], "others are the richest by now"
    t = table("boulder", seats=3, wounds=(9, 9, 9), level=5, place=4).lays("A 5", "B 1", "C 2")
    assert frames(t, "dies")[-1]["contest"]["victims"] == ["A", "B", "C"]
    t = table("storeroom-items", seats=3, supply={"torch": 1, "crystal": 1}).lays("A 1", "B 2", "C 2")
    slots = frames(t, "takes-item")[-1]["contest"]["slots"]
    assert [(slot["seats"], slot["short"]) for slot in slots[:2]] == [(["A"], False), (["B", "C"], True)]


def test_whoever_dies_of_the_last_room_is_not_said_to_bleed_to_death_of_it() -> None:
    """§7, §8.3: the dead are buried before anybody bleeds; while some have their wounds and others not, nothing is said."""
    last = {"level": 5, "place": 5, "power": dict.fromkeys("ABCD", "2")}
    t = table("spikes", seats=4, wounds=(8, 8, 4, 3), **last).lays("A 2", "B 2", "C 2", "D 2")
    assert [board["contest"].get("bleeds") for board in frames(t, "wounded")] == [None] * 4
    assert [board["contest"]["bleeds"] for board in frames(t, "dies")] == [["C"], ["C"]]
    assert t.fates == {"A": "dead", "B": "dead", "C": "bled", "D": "won"}


def test_a_level_that_ends_is_told_with_all_cards_back_in_hand() -> None:
    t = table(seats=3, place=5, power=dict.fromkeys("ABC", "2")).lays("A 2", "B 2", "C 2")
    assert told(t, "level-ends") == ["Level 1 is over: everyone takes all cards back."]
    [board] = frames(t, "level-ends")
    assert (board["level"], board["rooms"], board["contest"]) == (1, [], None)
    assert all(hero["power"] == ["1", "2", "3", "4", "5"] and not hero["laid"] for hero in board["heroes"])


def test_a_coin_that_cannot_be_split_is_told_of() -> None:
    t = table("vault-2-1", seats=4).lays("A 5", "B 3", "C 3", "D 2")
    assert told(t, "earns", "too-few-coins", me="B") == [
        "1 treasure can’t be split between you, Odo: nobody gets it.", "Nina gains 2 treasure: highest card.",
    ]  # fmt: skip
    nobody = table("vault-1", seats=3).lays("A 4", "B 4", "C 2")
    assert told(nobody, "vault-nothing", "too-few-coins") == [
        "Vault 1: nobody takes anything.", "1 treasure can’t be split between Nina, Ilka: nobody gets it.",
    ]  # fmt: skip


def test_coins_that_stay_in_a_chest_are_told_of() -> None:
    t = table("vault-4", seats=4).lays("A 5", "B 5", "C 5", "D 2")
    assert told(t, "earns", "coins-stay", me="B") == [
        "1 treasure stays in the chest: 4 can’t be split evenly between Nina, you, Odo.",
        "Nina gains 1 treasure: highest card, shared with you, Odo.", "You gain 1 treasure: highest card, shared with Nina, Odo.",
        "Odo gains 1 treasure: highest card, shared with Nina, you.",
    ]  # fmt: skip
    assert told(table("vault-4", seats=4).lays("A 5", "B 5", "C 3", "D 2"), "coins-stay") == [], "nothing stays"
    assert told(table("vault-3", seats=3).lays("A 5", "B 4", "C 2"), "coins-stay") == []


def test_of_several_with_the_highest_card_the_next_in_turn_plays_first_and_it_is_said() -> None:
    t = table("troll", seats=4).lays("A 5", "B 2", "C 5", "D 5")
    assert told(t, "leads", me="D") == ["Odo plays first now: tied at 5 with Nina, you, but next in turn after Nina."]
    t = table("zombie", seats=4, leader="B").lays("B 3", "C 4", "D 1", "A 4")
    assert told(t, "leads", me="B") == ["Odo plays first now: tied at 4 with Nina, but next in turn after you."]


def test_whoever_led_a_room_comes_last_in_a_tie_and_it_is_said() -> None:
    t = table("troll", seats=3, leader="B").lays("B 3", "C 1", "A 3")
    assert told(t, "leads", me="A") == ["You play first now: tied at 3 with Ilka, who led, so the lead moves on."]
    assert told(t, "leads", me="B") == ["Nina plays first now: tied at 3 with you, who led, so the lead moves on."]


def test_whoever_keeps_playing_first_is_said_to_and_why() -> None:
    t = table("troll", seats=3).lays("A 5", "B 2", "C 4")
    assert told(t, "leads", "leads-on") == ["Nina still plays first: highest card, 5."]
    assert told(t, "leads-on", me="A") == ["You still play first: highest card, 5."]


def test_the_first_player_of_a_game_is_said_to_be_drawn() -> None:
    match = Match(GAME, GAME.read_settings({}, 3), 3, SampledNature(Random(1)))
    [line] = told(Table(match), "first-player")
    assert line.endswith(" is drawn to play first.")


def test_whoever_uses_a_torch_is_said_to_look_into_the_dark() -> None:
    t = table("vault-1", seats=3, ahead="?lava", items={"A": "torch"}).lights("A")
    assert told(t, "torch") == ["Nina uses up a torch to see the dark rooms; nobody else sees what it shows."]


def test_what_several_suffer_for_one_reason_has_its_cause_in_words() -> None:
    def each(what: str, why: str, full: int = 0, **more: object) -> str:
        return Texts("en").format(f"raiders-ui-each-{what}", names=["Ilka", "Odo"], count=2, why=why, half=0, full=full, **more)

    assert each("wounded", "lowest") == "Ilka, Odo: 2 wounds each: lowest card."
    assert each("wounded", "lowest", 3) == "Ilka, Odo: 2 of 3 wounds each: lowest card. Ten are deadly, more don’t count."
    assert each("loses", "richest") == "Ilka, Odo: −2 treasure each: tied as the richest."
    assert each("earns", "second", shared="yes") == "Ilka, Odo: 2 treasure each: second highest card, shared."
