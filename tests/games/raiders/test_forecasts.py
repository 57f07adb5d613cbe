"""What a card would change of the room: the forecast of every option, and the figures the sentences rest on."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.games.raiders.stories import FILE, LED, story, tables, written
from tests.games.raiders.table import Table, table
from undercroft.games.raiders.game import GAME
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.view import view_of


def standing(t: Table, seat: str, card: str) -> dict[str, Any]:
    """The contest as it would stand once the seat has laid this card."""
    then = t.option(seat, card)["then"]
    return t.view(seat)["board"]["contest"] | (then or {"contest": {}})["contest"]


def test_the_screens_are_tested_with_true_figures() -> None:
    shown = json.loads(FILE.read_text(encoding="utf-8"))
    assert shown == {name: story(t) for name, t in tables().items()}, (
        "The server shows other figures than before. If that is meant: python -m tests.games.raiders.stories"
    )
    assert FILE.read_text(encoding="utf-8") == written()


# -- true --------------------------------------------------------------------------------------------------------------------------


def harmed(contest: dict[str, Any]) -> dict[str, str]:
    """Whom a room's figures say it hits or gives to, and what, once everybody has laid."""
    kind = contest["card"]["kind"]
    if kind == "monster":
        return {} if contest.get("prospect") == "beaten" else dict.fromkeys(contest["low"], "wounds")
    if kind == "vault":
        return {seat: "treasure" for claim in contest["claims"] if claim["each"] for seat in claim["seats"]}
    if kind == "trap":
        return dict.fromkeys(contest["victims"], contest["card"]["costs"]) if contest["harm"] else {}
    gains = {"item": "item", "treasure": "treasure", "heal": "wounds"}
    return {
        seat: gain
        for slot in contest["slots"]
        if not slot["short"]
        for name, gain in gains.items()
        if name in slot
        for seat in slot["seats"]
    }


@pytest.mark.parametrize(("seats", "settings"), [
    (1, {}), (1, {"solo_chests": "one"}), (2, {}), (2, {"quick": True}), (3, {}), (4, {"quick": True}), (4, {"odds": False}),
    (5, {}), (5, {"strength_count": "living", "last_survivor": "wins_now"}),
])  # fmt: skip
def test_what_is_forecast_is_what_comes(seats: int, settings: dict[str, Any]) -> None:
    """Wherever a card is laid in the open the room then stands as forecast, and what the last one forecasts is what happens."""
    rng = Random(seats)
    stood = happened = 0
    for seed in range(6):
        match = Match(GAME, GAME.read_settings(settings, seats), seats, SampledNature(Random(seed)))
        while asks := match.asks():
            ask = rng.choice(asks)
            view = view_of(match, ask.seat)
            room, number = view["board"]["level"], view["board"]["room"]
            shown = next(each for each in view["asks"] if each["what"] == ask.what)
            option = rng.choice(shown["options"])
            match.answer(ask.seat, option["id"], ask.what)
            if ask.what != "lay":
                assert option["then"] is None
                continue
            after: dict[str, Any] = view_of(match, ask.seat)
            if after["sealed"]:
                assert after["then"] == option["then"]
                continue
            if settings.get("quick"):
                continue  # the cards of others came with it
            would = view["board"]["contest"] | (option["then"] or {"contest": {}})["contest"]
            if (after["board"]["level"], after["board"]["room"], after["over"]) == (room, number, False):
                assert after["board"]["contest"] == would
                stood += 1
            else:
                assert would["to_lay"] == []
                changes = after["board"]["last"]["changes"]
                assert {change["seat"]: next(name for name in change if name != "seat") for change in changes} == harmed(would)
                happened += 1
    assert settings.get("quick") or ((stood > 40 or seats == 1) and happened > 40)


# -- only what the seat may see ----------------------------------------------------------------------------------------------------


def test_under_seal_a_vault_or_trap_forecasts_nothing_until_other_cards_are_seen() -> None:
    for room in ("vault-4-2", "lava", "magnet"):
        t = table(room, seats=3, quick=True, items={"A": "crystal", "B": "crystal"})
        assert {option["then"] is None for option in t.view("A")["asks"][0]["options"]} == {True}
        t.lays("A crystal", "B crystal", "C 4")
        assert standing(t, "A", "5")["values"] == {"C": 4, "A": 5}
        assert standing(t, "A", "5")["to_lay"] == ["B"]


def test_a_sealed_card_keeps_its_forecast() -> None:
    t = table("troll", seats=3, quick=True)
    then = t.option("A", "4")["then"]
    t.lays("A 4", "B 5")
    assert t.view("A")["then"] == then
    assert (then["contest"]["values"], then["contest"]["missing"]) == ({"A": 4}, 10)
    assert (t.view("C")["then"], t.view()["then"]) == (None, None)
    assert t.view("C")["board"]["contest"]["values"] == {}


@pytest.mark.parametrize("odds", [True, False])
def test_a_sword_that_may_be_in_hand_counts_as_five(odds: bool) -> None:
    t = table("dragon", seats=4, place=4, power=dict.fromkeys("ABCD", "1 2"), items={"B": "sword", "C": "torch"}, odds=odds)
    most = {"B": 5, "C": 2 if odds else 5, "D": 2}
    would = standing(t, "A", "2")
    assert (would["most_left"], would["most"]) == (most, sum(most.values()))


# -- the figures -------------------------------------------------------------------------------------------------------------------


def test_a_monster_has_a_prospect() -> None:
    t = table("dragon", seats=4, leader="C", place=3, items={"A": "sword", "D": "crystal"}, power={
        "A": "1 3 5", "B": "1 4 5", "C": "1 2 4", "D": "1 2 4"}).lays("C 4", "D crystal")  # fmt: skip
    assert t.view("A")["board"]["contest"]["to_lay"] == ["A", "B", "D"]
    assert standing(t, "A", "5") == {
        "card": {"id": "dragon", "kind": "monster", "wounds": 3, "strength": 18}, "values": {"C": 4, "A": 5}, "to_lay": ["B", "D"],
        "fight": "sum", "need": 18, "laid": 9, "missing": 9, "low": ["C"], "most_left": {"B": 5, "D": 4}, "most": 9,
        "swords": [], "prospect": "tight",
    }  # fmt: skip
    assert [standing(t, "A", card)["prospect"] for card in ("1", "3", "sword")] == ["lost", "lost", "tight"]
    t = table("snake", seats=3).lays("A 4")
    assert [standing(t, "B", card)["prospect"] for card in ("1", "3", "4")] == ["open", "sure", "beaten"]


def test_a_duel_and_the_lone_hero_say_who_is_hit() -> None:
    t = table("dragon", seats=2).lays("A 3")
    assert [standing(t, "B", card)["low"] for card in ("1", "3", "5")] == [["B"], [], ["A"]]
    t = table("dragon", seats=1, nature="4")
    assert [standing(t, "A", card)["low"] for card in ("3", "4", "5")] == [["A"], ["A"], []]


def test_a_vault_says_who_would_take_what() -> None:
    t = table("vault-3-2", seats=4).lays("A 5", "B 3", "C 1")
    shared, whole = {"chest": 3, "seats": ["A", "D"], "each": 1}, {"chest": 2, "seats": ["B"], "each": 2}
    assert standing(t, "D", "5")["claims"] == [shared, whole]
    alone = [table("vault-4-2", seats=1, solo_chests=chests) for chests in ("all", "one")]
    assert [[claim["each"] for claim in standing(t, "A", card)["claims"]] for t in alone for card in ("5", "3", "2")] == [
        [4, 2], [0, 2], [0, 0], [4, 0], [0, 2], [0, 0],
    ]  # fmt: skip


def reach(t: Table, seat: str, card: str) -> dict[str, Any]:
    told: dict[str, Any] = t.option(seat, card)["then"]["reach"]
    return told


def test_a_vault_says_who_can_still_play_higher_or_the_same() -> None:
    """Spent cards are public: whoever leads with a 1 sees that only higher cards can follow, and what is left for it."""
    t = table("vault-4-2", seats=3, place=3, power=LED)  # A 1 2 5, B 2 3 5, C 3 4 5
    assert reach(t, "A", "1") == {
        "higher": ["B", "C"],
        "level": [],
        "surely": ["B", "C"],
        "keyed": [],
        "best": 2,
    }  # both on the 3 or the 5
    assert reach(t, "A", "2") == {"higher": ["B", "C"], "level": ["B"], "surely": ["C"], "keyed": [], "best": 2}
    assert reach(t, "A", "5") == {"higher": [], "level": ["B", "C"], "surely": [], "keyed": [], "best": 4}
    assert reach(t.lays("A 1"), "B", "2") == {"higher": ["C"], "level": [], "surely": ["C"], "keyed": [], "best": 2}


def test_a_vault_promises_no_more_than_the_cards_left_allow() -> None:
    t = table("vault-4-2", seats=3, place=4, power={"A": "1 2", "B": "2 3", "C": "4 5"}).lays("A 2")
    assert reach(t, "B", "2")["best"] == 1  # C goes above: the small chest is shared
    t = table("vault-4-2", seats=3, place=4, power={"A": "1 5", "B": "2 3", "C": "4 5"})
    assert reach(t, "A", "1") == {
        "higher": ["B", "C"],
        "level": [],
        "surely": ["B", "C"],
        "keyed": [],
        "best": 0,
    }  # never on the same card
    t = table("vault-4", seats=3, place=4, power={"A": "1 2", "B": "3 4", "C": "3 4"})
    assert reach(t, "A", "2")["best"] == 0  # there is no small chest
    t = table("vault-4-2", seats=3, treasure=(19, 0, 0))
    assert reach(t, "A", "5")["best"] == 1  # the counter stops at 20


def test_a_chest_gives_no_more_than_the_counter_holds() -> None:
    t = table("vault-3-2", seats=3, treasure=(18, 19, 0))
    assert standing(t, "A", "5")["takes"] == {"A": 2}
    assert standing(t.lays("A 5", "B 4"), "C", "1")["takes"] == {"A": 2, "B": 1}


@pytest.mark.parametrize("odds", [True, False])
def test_a_key_counts_as_five_and_shares_with_every_other_five(odds: bool) -> None:
    """§6.3; A15: where the table counts no items, any item in hand may be a key."""
    power = dict.fromkeys("ABCD", "1 2")
    t = table("vault-4-2", seats=4, place=4, power=power, items={"A": "key", "B": "key", "C": "torch"}, odds=odds)
    keys = ["B"] if odds else ["B", "C"]
    assert reach(t, "A", "key") == {"higher": [], "level": keys, "surely": [], "keyed": keys, "best": 4}
    two = reach(t, "A", "2")
    assert (two["higher"], two["keyed"]) == (keys, keys)
    t2 = table("vault-4-2", seats=3, place=4, power={"A": "1 2", "B": "1 4", "C": "1 5"}, items={"B": "key", "C": "key"}, odds=odds)
    assert (reach(t2, "A", "2")["higher"], reach(t2, "A", "2")["keyed"]) == (["B", "C"], [])  # the 4 and the 5 do as well
    assert standing(t.lays("A key"), "B", "key")["claims"][0] == {"chest": 4, "seats": ["A", "B"], "each": 2}


@pytest.mark.parametrize("odds", [True, False])
def test_a_monster_says_whose_most_is_a_sword(odds: bool) -> None:
    power = {"A": "1 2", "B": "1 2", "C": "1 2", "D": "1 5"}
    t = table("dragon", seats=4, place=4, power=power, items={"B": "sword", "C": "torch", "D": "sword"}, odds=odds)
    assert standing(t, "A", "2")["swords"] == (["B"] if odds else ["B", "C"])  # D has a 5 as well


def test_a_trap_says_who_can_only_go_beyond_what_counts() -> None:
    """A magnet looks at the highest card: whoever has only a 2 and more does not leave it at a 1; lava looks at the lowest."""
    t = table("magnet", seats=3, place=3, power=LED)
    assert [standing(t, "A", card)["beyond"] for card in ("1", "5")] == [["B", "C"], []]
    low = {"A": "1 4 5", "B": "1 2 3", "C": "1 2 3"}
    t = table("lava", seats=3, place=3, power=low)
    assert [standing(t, "A", card)["beyond"] for card in ("1", "4")] == [[], ["B", "C"]]


@pytest.mark.parametrize(("room", "power", "card", "ends"), [
    ("magnet", "1 2 5; 3 5; 2 4", "1", [3, 4, 5]),  # B plays 3 at least
    ("magnet", "1 2 5; 3; 2 4", "1", [3, 4]),
    ("magnet", "1 2 5; 3 5; 2 4", "5", [5]),
    ("lava", "1 4 5; 2 3; 5", "4", [3, 2]),  # B plays 3 at most
    ("lava", "1 4 5; 2 5; 5", "4", [4, 2]),
    ("lava", "1 4 5; 2 3; 5", "1", [1]),
])  # fmt: skip
def test_a_trap_says_which_values_can_count_in_the_end(room: str, power: str, card: str, ends: list[int]) -> None:
    t = table(room, seats=3, place=5, power=dict(zip("ABC", power.split("; "), strict=True)))
    assert standing(t, "A", card)["ends"] == ends


LAST = {"level": 5, "place": 5}


def test_the_last_room_says_who_can_bleed_to_death_after_it() -> None:
    """§8.3: what a card and those already laid make of it, not how many wounds there were before the room."""

    def bleeds(t: Table, card: str) -> tuple[list[str], bool]:
        would = standing(t, "A", card)
        return would["bleeds"], would["surely"]

    def last(room: str, power: str, wounds: tuple[int, ...], **how: Any) -> Table:
        return table(room, seats=3, power=dict(zip("ABC", power.split("; "), strict=True)), wounds=wounds, **{**LAST, **how})

    t = last("goblin", "2 4; 2; 4", (5, 6, 7), leader="B").lays("B 2", "C 4")
    assert (t.view("A")["board"]["bleeding"], bleeds(t, "2"), bleeds(t, "4")) == (["C"], (["B"], True), (["B"], True))
    t = last("goblin", "2 5; 3 5; 2", (7, 6, 5), leader="C").lays("C 2")
    assert (bleeds(t, "2"), bleeds(t, "5")) == ((["A"], True), (["A", "C"], False))  # B's 5 beats it, its 3 does not
    assert t.view("A")["board"]["contest"]["bleeds"] == ["A", "C"]
    t = last("boulder", "3 5; 1 2; 2", (5, 5, 6))
    assert bleeds(t, "3") == ([], True)  # A and B are hit once: six each
    assert bleeds(t, "5") == (["A", "B"], True)
    t = last("goblin", "1 2; 1; 5", (5, 7, 8), items={"B": "sword"})
    assert bleeds(t, "2") == (["B", "C"], False)  # the sword makes it 12
    assert "bleeds" not in last("goblin", "2 4; 2 3; 4 5", (5, 6, 7), place=4).view("A")["board"]["contest"]
    assert (
        "bleeds"
        not in table("goblin", seats=5, wounds=(1, 2, 3, 4, 5), **LAST, power=dict.fromkeys("ABCDE", "1 2 3 4 5")).view("A")[
            "board"
        ]["contest"]
    )


def test_a_trap_says_what_it_would_do() -> None:
    t = table("magnet", seats=3, treasure=(7, 9, 9), wounds=(0, 0, 10)).lays("A 1")
    would = standing(t, "B", "4")
    assert (would["value"], would["harm"], would["victims"], would["card"]["costs"]) == (4, 2, ["B"], "treasure")
    assert standing(table("spikes", seats=3), "A", "1")["harm"] == "half"
    assert table("spikes", seats=3).view()["board"]["contest"]["card"]["costs"] == "wounds"


def test_a_storeroom_says_where_it_falls_short() -> None:
    t = table("storeroom-items", seats=3, supply={"torch": 1}).lays("A 1")
    assert standing(t, "B", "1")["slots"][0] == {"item": "torch", "seats": ["A", "B"], "left": 1, "short": True}
    assert standing(t, "B", "5")["slots"][4] == {"heal": 1, "seats": ["B"], "left": None, "short": False}


def test_a_crystal_goes_back_to_the_supply_and_its_seat_to_the_end() -> None:
    t = table("storeroom-items", seats=3, supply={"crystal": 0}, items={"A": "crystal"})
    would = standing(t, "A", "crystal")
    assert (would["to_lay"], would["values"], would["slots"][1]["left"]) == (["B", "C", "A"], {}, 1)
    assert t.lays("A crystal").view()["board"]["order"] == ["B", "C", "A"]


# -- the shield that counted -------------------------------------------------------------------------------------------------------


def test_a_room_that_was_played_keeps_the_shield_that_counted() -> None:
    """With the strength of the living, the shield of a room that is done does not change when heroes die later."""
    t = table(
        "troll", seats=5, ahead="snake cube zombie", wounds=(0, 0, 0, 7, 9), strength_count="living", last_survivor="wins_now",
    )  # fmt: skip

    def shields() -> list[int | None]:
        return [place["card"].get("strength") for place in t.view()["board"]["rooms"][:4]]

    assert shields() == [23, 13, 23, 18]
    t.lays("A 5", "B 4", "C 3", "D 3", "E 2")  # 17 of 23: E dies
    assert (shields(), t.view()["board"]["last"]["card"]["strength"]) == ([23, 10, 18, 14], 23)
    t.lays("A 3", "B 3", "C 2", "D 1")  # 9 of 10: D dies
    assert (shields(), t.view()["board"]["last"]["card"]["strength"]) == ([23, 10, 14, 11], 10)
    t.lays("B 2", "C 1", "A 2")
    assert (shields(), t.view()["board"]["last"]["card"]["strength"]) == ([23, 10, 14, 11], 14)
    assert table("troll", seats=5, place=2, wounds=(0, 0, 0, 0, 10)).view()["board"]["contest"]["card"]["strength"] == 23


@pytest.mark.parametrize(("room", "how", "cards", "card", "takes"), [
    ("lava", {"treasure": (7, 1, 4)}, "C 5", "1", {"A": 3, "B": 0, "C": 2}),
    ("lava", {"treasure": (7, 1, 4)}, "C 5", "2", {"A": 2, "B": 1, "C": 2}),
    ("spikes", {"wounds": (4, 9, 0)}, "C 5", "1", {"A": 3, "B": 0, "C": 5}),
    ("boulder", {"wounds": (9, 9, 9)}, "C 5", "1", {"A": 1, "B": 1, "C": 1}),
    ("magnet", {"treasure": (7, 1, 4)}, "C 1", "1", {}),
])  # fmt: skip
def test_a_trap_says_how_much_each_hero_would_lose(
    room: str, how: dict[str, Any], cards: str, card: str, takes: dict[str, int]
) -> None:
    t = table(room, seats=3, leader="C", **how).lays(*cards.split(","))
    assert standing(t, "A", card)["takes"] == takes


def test_the_last_level_stays_on_the_table_when_the_game_is_over() -> None:
    t = table("vault-1", seats=3, level=5, place=5).lays("A 1", "B 2", "C 3")
    assert t.over
    board = t.view("A")["board"]
    assert [place["state"] for place in board["rooms"]] == ["done"] * 5
    assert board["rooms"][4]["card"]["id"] == "vault-1"
    assert board["heroes"][0]["power"] == ["2", "3", "4", "5"]
