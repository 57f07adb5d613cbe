"""What the screen says of cards: refusals with their paragraph, warnings, and which choices are final."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.raiders.table import Table, table
from undercroft.games.raiders.game import GAME
from undercroft.games.raiders.rooms import ROOM_CARDS
from undercroft.games.raiders.rules import refuse_lay
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.view import view_of

# -- why not -----------------------------------------------------------------------------------------------------------------------


def test_a_key_opens_only_vaults() -> None:
    t = table("lava", seats=3, items={"A": "key"})
    assert t.why("A", "hand:key") == ("key-only-in-vault", "6.3")
    assert t.view("A")["why"]["hand:key"]["args"] == {"kind": "trap"}
    assert table("vault-1", seats=3, items={"A": "key"}).why("A", "hand:key") == ("", "")


def test_a_sword_is_for_monsters_only() -> None:
    assert table("vault-1", seats=3, items={"A": "sword"}).why("A", "hand:sword") == ("sword-only-against-monster", "6.4")
    assert table("snake", seats=3, items={"A": "sword"}).why("A", "hand:sword") == ("", "")


@pytest.mark.parametrize("room", sorted(ROOM_CARDS))
def test_a_torch_is_never_laid(room: str) -> None:
    t = table(room, seats=3, items={"A": "torch"})
    refusal: Any = refuse_lay("torch", ROOM_CARDS[room].kind)
    assert (refusal.key, refusal.rule) == ("torch-is-never-laid", "4.2")
    assert "torch" not in t.may("A")
    assert t.may("A", "torch") == "torch"


def test_spent_cards_say_so() -> None:
    t = table("vault-1", seats=3, place=3, power={"A": "2 3 4"})
    assert t.why("A", "hand:5") == ("power-spent", "4.2")
    assert t.why("A", "hand:2") == ("", "")


def test_who_has_laid_lays_no_more() -> None:
    t = table(seats=3).lays("A 5")
    assert t.why("A", "hand:1") == ("already-laid", "4.2")
    assert t.why("A", "hand:5") == ("power-spent", "4.2")


def test_who_has_sealed_a_card_takes_it_back_first() -> None:
    t = table("vault-1", seats=3, quick=True, items={"A": "torch key sword"}).lays("A 5")
    assert [t.why("A", f"hand:{card}")[0] for card in ("1", "5", "key", "sword", "torch")] == [
        "sealed", "sealed", "sealed", "sword-only-against-monster", "",
    ]  # fmt: skip
    assert [t.why(seat, "hand:1") for seat in "BC"] == [("", "")] * 2
    assert t.undoes("A").why("A", "hand:1") == ("", "")


def test_out_of_turn_says_whose_turn_it_is() -> None:
    t = table(seats=3)
    assert t.why("C", "hand:1") == ("not-your-turn", "4.2")
    assert t.view("C")["why"]["hand:1"]["args"] == {"seat": "A"}


def test_who_laid_a_crystal_waits_for_the_others() -> None:
    t = table(seats=3, items={"A": "crystal"}).lays("A crystal")
    assert t.why("A", "hand:1") == ("after-the-others", "6.2")
    assert t.view("A")["why"]["hand:1"]["args"] == {"seat": "B"}


def test_after_several_crystals_the_one_to_lay_has_no_refusals() -> None:
    t = table(seats=3, items={"A": "crystal crystal", "B": "crystal"}).lays("A crystal", "B crystal", "C 1", "A crystal")
    assert t.turn == "B"
    assert t.why("B", "hand:1") == ("", "")
    assert t.why("A", "hand:1") == ("after-the-others", "6.2")
    assert t.view("A")["why"]["hand:1"]["args"] == {"seat": "B"}


def test_rooms_say_why_they_cannot_be_touched() -> None:
    t = table("vault-2", seats=3, place=2, ahead="?lava=B vault-4")
    assert [t.why("A", f"room:{place}") for place in range(1, 6)] == [
        ("room-done", "4.1"), ("room-now", "4.2"), ("room-dark", "6.1"), ("room-ahead", "4"), ("room-ahead", "4"),
    ]  # fmt: skip
    assert t.why("B", "room:3") == ("room-ahead", "4")


def test_the_dead_and_the_end_say_so() -> None:
    assert table(seats=3, wounds=(10, 0, 0)).why("A", "hand:1") == ("you-are-dead", "7")
    t = table("magnet", seats=3, level=5, place=5).lays("A 1", "B 1", "C 1")
    assert t.why("A", "hand:1") == ("game-over", "8")


# -- warnings ----------------------------------------------------------------------------------------------------------------------


def test_a_torch_that_shows_something_new_is_not_warned_of() -> None:
    t = table(seats=3, items={"A": "torch", "B": "torch"}, ahead="?lava=B")
    assert t.option("A", "torch", "torch")["warn"] is None
    assert t.option("B", "torch", "torch")["warn"] == "torch-nothing-dark"


def test_a_crystal_is_warned_of_only_when_all_others_have_laid() -> None:
    t = table(seats=3, items={"A": "crystal", "C": "crystal"})
    assert t.option("A", "crystal")["warn"] is None
    t.lays("A crystal", "B 1")
    assert t.option("C", "crystal")["warn"] is None  # A is still to lay


# -- final -------------------------------------------------------------------------------------------------------------------------


def test_the_last_card_before_a_dark_room_is_final() -> None:
    t = table(seats=2, ahead="?").lays("A 1")
    assert t.option("B", "1")["final"] is True
    assert t.lays("B 1").view("B")["undo"] == {"can": False, "why": "nature"}


def test_the_last_card_before_an_open_room_is_not_final() -> None:
    t = table(seats=2, ahead="lava").lays("A 1")
    assert t.option("B", "1")["final"] is False
    assert t.lays("B 1").view("B")["undo"] == {"can": True, "what": "lay", "option": "1"}
    assert t.undoes("B").turn == "B"


def test_a_torch_that_shows_a_dark_room_is_final() -> None:
    assert table(seats=2, ahead="?", items={"B": "torch"}).option("B", "torch", "torch")["final"] is True
    assert table(seats=2, items={"B": "torch"}).option("B", "torch", "torch")["final"] is False


def test_a_deadly_last_card_is_final() -> None:
    t = table("snake", seats=2, ahead="lava", wounds=(0, 7)).lays("A 5")
    assert t.option("B", "4")["final"] is True
    assert t.option("B", "5")["final"] is False
    assert t.lays("B 4").view("B")["undo"]["can"] is False


def test_alone_the_card_before_an_open_monster_is_final() -> None:
    assert table(seats=1, ahead="troll").option("A", "1")["final"] is True
    assert table(seats=1, ahead="lava").option("A", "1")["final"] is False


@pytest.mark.parametrize(("seats", "settings"), [
    (1, {}), (2, {}), (2, {"quick": True}), (3, {}), (3, {"quick": True}), (4, {"last_survivor": "wins_now"}),
    (5, {"strength_count": "living", "last_survivor": "wins_now"}),
])  # fmt: skip
def test_final_means_that_it_cannot_be_taken_back(seats: int, settings: dict[str, Any]) -> None:
    """At every option that random players choose: what is marked final cannot be undone, all else can."""
    rng = Random(seats)
    for seed in range(6):
        match = Match(GAME, GAME.read_settings(settings, seats), seats, SampledNature(Random(seed)))
        while asks := match.asks():
            seat = rng.choice(asks).seat
            view = view_of(match, seat)
            check_every_card_is_explained(view)
            ask = rng.choice(view["asks"])
            option = rng.choice(ask["options"])
            number = view["number"]
            match.answer(seat, option["id"], ask["what"], ask["at"])
            can = match.undoable(seat) >= number  # an earlier answer under seal is another matter
            assert can is not option["final"], (option, match.tape[-3:])


def check_every_card_is_explained(view: dict[str, Any]) -> None:
    """Every power card and item in hand is either an option or has a refusal, never both."""
    offered = {touch for ask in view["asks"] for option in ask["options"] for touch in option["touches"][:1]}
    assert not offered & set(view["why"])
    hand = view["board"]["hand"]
    things = {f"hand:{card}" for card in "12345"} | {f"hand:{item}" for item in hand["items"]}
    if not view["sealed"]:
        assert things <= offered | set(view["why"])


def test_what_is_dark_shows_its_back_to_spectators() -> None:
    t: Table = table(seats=3, ahead="?lava=AB")
    assert t.view()["board"]["rooms"][1]["card"] is None
    assert t.view()["board"]["hand"] is None
    assert t.view("A")["board"]["rooms"][1]["known"] is True
