"""What the board shows: the contest of each kind of room, odds, order, the room before, the result."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.raiders.table import Table, table
from undercroft.games.raiders.rooms import DECK


def contest(t: Table) -> dict[str, Any]:
    """How the room stands, as a spectator sees it."""
    shown: dict[str, Any] = t.view()["board"]["contest"]
    return shown


def test_a_monster_shows_what_is_missing_and_who_is_lowest() -> None:
    t = table("dragon", seats=4, place=2, power={"D": "1 2 3 4"}).lays("A 5", "B 3")
    shown = contest(t)
    assert (shown["fight"], shown["need"], shown["laid"], shown["missing"]) == ("sum", 18, 8, 10)
    assert (shown["low"], shown["most_left"]) == (["B"], {"C": 5, "D": 4})
    assert shown["card"] == {"id": "dragon", "kind": "monster", "wounds": 3, "strength": 18}


def test_a_monster_in_a_duel_and_alone_has_no_shield() -> None:
    t = table("dragon", seats=2).lays("A 5")
    assert (contest(t)["fight"], contest(t)["low"], contest(t)["card"]["strength"]) == ("duel", [], None)
    t = table("dragon", seats=1, nature="4")
    assert (contest(t)["fight"], contest(t)["monster_card"]) == ("solo", "4")


def test_a_vault_shows_who_would_take_which_chest() -> None:
    t = table("vault-4-2", seats=4).lays("A 4", "B 4", "C 1")
    assert contest(t)["claims"] == [{"chest": 4, "seats": ["A", "B"], "each": 2}, {"chest": 2, "seats": ["C"], "each": 2}]
    assert contest(table("vault-4-2"))["claims"] == [{"chest": 4, "seats": [], "each": 0}, {"chest": 2, "seats": [], "each": 0}]


def test_a_trap_shows_what_it_would_do_and_to_whom() -> None:
    t = table("magnet", seats=3, treasure=(5, 5, 1)).lays("A 3")
    assert (contest(t)["value"], contest(t)["harm"], contest(t)["victims"]) == (3, 1, ["A", "B"])
    t = table("lava", seats=3).lays("A 1")
    assert (contest(t)["value"], contest(t)["harm"], contest(t)["victims"]) == (1, "half", ["A", "B", "C"])
    assert contest(table("spikes", seats=3))["value"] is None


def test_a_storeroom_shows_what_is_left_and_who_wants_it() -> None:
    t = table("storeroom-items", seats=3, supply={"torch": 2}).lays("A 1")
    assert contest(t)["slots"][0] == {"item": "torch", "seats": ["A"], "left": 2, "short": False}
    assert contest(t)["slots"][4] == {"heal": 1, "seats": [], "left": None, "short": False}


@pytest.mark.parametrize(("seats", "wounds", "bleeding"), [
    (3, (6, 5, 6), ["A", "C"]), (3, (4, 4, 4), []), (4, (0, 1, 0, 0), ["B"]), (2, (6, 1), []),
])  # fmt: skip
def test_who_would_bleed_to_death_now_is_shown_and_of_a_tie_all(seats: int, wounds: tuple[int, ...], bleeding: list[str]) -> None:
    assert table("vault-1", seats=seats, wounds=wounds).view()["board"]["bleeding"] == bleeding


@pytest.mark.parametrize("seats", [1, 3])
def test_odds_count_every_room_nobody_has_seen(seats: int) -> None:
    t = table("lava", seats=seats, ahead="?")
    unseen = t.view("A")["board"]["odds"]
    assert sum(sum(rooms.values()) for rooms in unseen["kinds"].values()) == unseen["unseen"] == (30 if seats > 1 else 27) - 4
    assert unseen["kinds"]["trap"] == {"boulder": 1, "magnet": 2, "spikes": 1}
    assert (unseen["monster_cards"] == {"3": 4, "4": 4, "5": 2}) is (seats == 1)


def test_odds_know_what_the_own_torch_has_shown() -> None:
    t = table("vault-4", seats=3, ahead="?lava=B")
    assert t.view("A")["board"]["odds"]["kinds"]["trap"]["lava"] == 1
    assert t.view()["board"]["odds"]["kinds"]["trap"]["lava"] == 1
    assert "lava" not in t.view("B")["board"]["odds"]["kinds"]["trap"]
    unseen: Counter[str] = Counter()
    for rooms in t.view("A")["board"]["odds"]["kinds"].values():
        unseen.update(rooms)
    everything = unseen + Counter(place for place in t.g.rooms if place != "lava")
    assert everything == Counter(DECK)


def test_odds_say_what_everyone_holds_and_can_be_switched_off() -> None:
    t = table(seats=3, items={"A": "key key", "C": "torch"})
    assert t.view("B")["board"]["odds"]["held"] == {"A": {"key": 2}, "B": {}, "C": {"torch": 1}}
    assert table(seats=3, odds=False).view("B")["board"]["odds"] is None


def test_the_order_of_laying_starts_with_the_first_player() -> None:
    t = table(seats=5, leader="D", wounds=(0, 10, 0, 0, 0))
    assert (t.view()["board"]["order"], t.view()["board"]["leader"]) == (["D", "E", "A", "C"], "D")
    assert table(seats=3, quick=True, leader="C").view()["board"]["order"] == ["A", "B", "C"]


def test_the_room_before_stays_in_view() -> None:
    t = table("vault-3", seats=3, items={"C": "crystal key"}).lays("A 5", "B 1", "C crystal", "C key")
    last = t.view()["board"]["last"]
    assert last["card"]["id"] == "vault-3"
    assert last["laid"] == {"A": ["5"], "B": ["1"], "C": ["crystal", "key"]}
    assert last["changes"] == [{"seat": "A", "treasure": 1}, {"seat": "C", "treasure": 1}]
    places = t.view()["board"]["rooms"]
    assert [place["state"] for place in places] == ["done", "now", "ahead", "ahead", "ahead"]
    assert places[0]["outcome"] == last["changes"]


def test_the_room_of_a_sudden_end_is_done() -> None:
    t = table("snake", seats=2, wounds=(0, 7)).lays("A 5", "B 1")
    assert [place["state"] for place in t.view()["board"]["rooms"]] == ["done", "ahead", "ahead", "ahead", "ahead"]
    assert t.why("A", "room:1") == ("room-done", "4.1")


def test_heroes_show_counters_spent_cards_and_how_many_items() -> None:
    t = table(seats=3, treasure=(4, 5, 6), wounds=(1, 2, 3), items={"A": "key torch"}).lays("A 5")
    assert t.view("B")["board"]["heroes"][0] == {
        "seat": "A", "character": "explorer", "treasure": 4, "wounds": 1, "alive": True, "power": ["1", "2", "3", "4"], "items": 2,
        "laid": ["5"],
    }  # fmt: skip
    assert t.view("A")["board"]["hand"] == {"power": ["1", "2", "3", "4"], "items": {"key": 1, "torch": 1}}


def test_torches_used_on_this_level_are_shown() -> None:
    t = table(seats=3, place=5, items={"B": "torch"}).lights("B")
    assert t.view()["board"]["torches"] == ["B"]
    t.lays("A 1", "B 1", "C 1")
    assert t.view()["board"]["torches"] == []


def test_the_result_is_in_order() -> None:
    t = table("magnet", seats=5, level=5, place=5, treasure=(3, 9, 9, 20, 0), wounds=(1, 2, 1, 8, 10))
    t.lays("A 1", "B 1", "C 1", "D 1")
    rows = t.view()["result"]["rows"]
    assert [(row["seat"], row["fate"]) for row in rows] == [
        ("C", "won"), ("B", "more-wounds"), ("A", "less"), ("D", "bled"), ("E", "dead"),
    ]  # fmt: skip
    assert t.happened("bleeds", seat="D")
    assert t.happened("wins", seats=["C"])


@pytest.mark.parametrize(("level", "place", "rooms"), [(1, 1, 1), (2, 5, 10), (5, 5, 25)])
def test_the_result_counts_the_rooms_that_were_entered(level: int, place: int, rooms: int) -> None:
    t = table("dragon", seats=3, level=level, place=place, wounds=(9, 9, 9)).lays("A 1", "B 1", "C 1")  # all three die
    assert t.view()["result"]["figures"] == {"turns": {"value": rooms}}


def test_the_log_tells_a_room_from_first_to_last() -> None:
    t = table("storeroom-items", seats=3, items={"A": "crystal"}, ahead="?", nature="lava", supply={"torch": 0}, wounds=(0, 0, 1))
    t.lays("A crystal", "B 1", "C 5", "A 4")
    told = [(event["key"], event["args"]) for event in t.view()["journal"]]
    assert told == [
        ("enters", {"level": 1, "place": 1, "room": "storeroom-items"}),
        ("crystal", {"seat": "A"}),
        ("lays", {"seat": "B", "card": "1"}),
        ("lays", {"seat": "C", "card": "5"}),
        ("lays", {"seat": "A", "card": "4"}),
        ("shortage", {"item": "torch", "seats": ["B"], "left": 0}),
        ("takes-item", {"seat": "A", "item": "sword"}),
        ("healed", {"seat": "C", "count": 1}),
        ("leads", {"seat": "C", "card": "5", "seats": [], "after_seat": "A", "led": "no"}),
        ("reveals", {"place": 2, "room": "lava"}),
        ("enters", {"level": 1, "place": 2, "room": "lava"}),
    ]
