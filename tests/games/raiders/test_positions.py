"""Positions of Raiders: what a person may write, and the sentence for each thing that is wrong."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from tests.games.raiders.table import table
from undercroft.games.raiders.game import GAME
from undercroft.kernel.errors import BadInput


def written(**how: Any) -> dict[str, Any]:
    """A position as a person would find it in a file."""
    t = table("vault-2", **{"seats": 3, "place": 2, "ahead": "?lava=B ?", "items": {"A": "torch key"}, **how})
    plain: dict[str, Any] = json.loads(json.dumps(GAME.to_position(t.match.settled)))
    return plain


def test_a_position_comes_back_as_it_was() -> None:
    position = written()
    assert GAME.to_position(GAME.from_position(position)) == position


def test_a_minimal_position_is_filled_up() -> None:
    hero = {"character": "mage", "treasure": 1, "wounds": 0}
    position = written() | {"heroes": [hero, {**hero, "character": "thief"}, {**hero, "character": "knight"}]}
    for name in ("leader", "settings", "entered", "torches_lit", "over", "monster_deck", "monster_shown"):
        position.pop(name)
    g = GAME.from_position(position)
    assert (g.seats, g.leader, g.heroes[2].power) == (3, 0, ("1", "2", "3", "4", "5"))


def put(position: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """The position with one field changed; ``heroes.0.wounds`` is a path."""
    changed = copy.deepcopy(position)
    at: Any = changed
    *way, last = path.split(".")
    for step in way:
        at = at[int(step)] if isinstance(at, list) else at[step]
    if isinstance(at, list):
        at[int(last)] = value
    else:
        at[last] = value
    return changed


WRONG = [
    ("heroes.0.character", "bard", "heroes[0].character: it can be explorer"),
    ("heroes.1.wounds", 11, "heroes[1].wounds: it is 0 to 10"),
    ("heroes.1.wounds", -1, "heroes[1].wounds: it is 0 to 10"),
    ("heroes.2.treasure", 21, "heroes[2].treasure: it is 0 to 20"),
    ("heroes.2.treasure", -1, "heroes[2].treasure: it is 0 to 20"),
    ("heroes.0.power", ["1", "1", "2", "3"], "heroes[0].power: it holds each of 1 to 5 at most once"),
    ("heroes.0.power", ["1", "2", "3", "6"], "heroes[0].power: it holds each of 1 to 5 at most once"),
    ("heroes.0.power", ["1", "2", "3"], "heroes[0].power: a card is needed for every room left"),
    ("heroes.0.items", ["rope"], "heroes[0].items: it holds torch, crystal, key, sword"),
    ("heroes.0.items", ["key"] * 6, "supply: with those in hand there are"),
    ("heroes", [], "heroes: there are none"),
    ("level", 0, "level: it is 1 to 5"),
    ("level", 6, "level: it is 1 to 5"),
    ("room", 0, "rooms: a level has 5 rooms"),
    ("room", 6, "rooms: a level has 5 rooms"),
    ("rooms.1.face", "sideways", "rooms[1].face: it is up or down"),
    ("rooms.1.card", "cellar", "rooms[1].card: there is no such room"),
    ("rooms.1.card", "", "rooms[1].card: a room that somebody has seen needs its card"),
    ("rooms.2.card", "", "rooms[2].card: a room that somebody has seen needs its card"),
    ("rooms.0.face", "down", "rooms[0].face: a room that was entered lies face up"),
    ("rooms.2.seen_by", "D", "seen_by: it holds seats, A to C"),
    ("torches_lit", "Z", "torches_lit: it holds seats, A to C"),
    ("unseen.0", "cellar", "unseen: there is no room cellar"),
    ("unseen", ["dragon"] * 25, "unseen: there are 25 of dragon, the deck has 2"),
    ("unseen", ["dragon"], "unseen: it needs at least 21 cards"),
    ("sides", {"up": 4, "down": 4}, "sides: 20 rooms are to come"),
    ("sides", {"left": 20}, "sides: it counts up and down"),
    ("sides", {"up": -1, "down": 21}, "sides: it counts up and down"),
    ("supply", {"rope": 1}, "supply: it counts torch, crystal, key, sword"),
    ("supply.key", -1, "supply: it counts torch, crystal, key, sword"),
    ("supply.key", 5, "supply: with those in hand there are 6 of key, the game has 5"),
    ("leader", "D", "leader: it is one of A, B, C"),
    ("leader", "AB", "leader: it is one of A, B, C"),
    ("monster_deck", ["3"], "monster_deck: with monster_shown it holds nothing"),
    ("settings.seats", 4, "settings.seats: there are 3 heroes"),
    ("settings.seats", "three", "settings.seats: it is a number"),
]


@pytest.mark.parametrize(("path", "value", "sentence"), WRONG)
def test_each_wrong_field_is_named(path: str, value: Any, sentence: str) -> None:
    with pytest.raises(BadInput) as error:
        GAME.from_position(put(written(), path, value))
    assert str(error.value).startswith(f"The position is not right at {sentence}")
    assert error.value.key == "position-field"


@pytest.mark.parametrize(("path", "value", "part"), [
    ("level", "two", "Expected `int`, got `str`"),
    ("heroes.0.wounds", 1.5, "$.heroes[0].wounds"),
    ("heroes.0.luck", 1, "unknown field `luck`"),
    ("lava", 1, "unknown field `lava`"),
    ("over", "no", "$.over"),
])  # fmt: skip
def test_a_wrong_shape_is_named(path: str, value: Any, part: str) -> None:
    with pytest.raises(BadInput) as error:
        GAME.from_position(put(written(), path, value))
    assert error.value.key == "position-shape"
    assert part in str(error.value)


@pytest.mark.parametrize("given", [None, [], "position", 5, {}])
def test_what_is_no_position_at_all_is_refused(given: Any) -> None:
    with pytest.raises(BadInput):
        GAME.from_position(given)


@pytest.mark.parametrize(("path", "value", "key"), [
    ("settings.quick", "maybe", "setting-bool"),
    ("settings.bosses", 1, "setting-unknown"), ("settings.solo_wounds", 3, "setting-seats"),
])  # fmt: skip
def test_wrong_options_are_refused_as_anywhere(path: str, value: Any, key: str) -> None:
    with pytest.raises(BadInput) as error:
        GAME.from_position(put(written(), path, value))
    assert error.value.key == key


@pytest.mark.parametrize(("seats", "wounds", "settings"), [
    (3, (10, 10, 10), {}), (2, (10, 0), {}), (3, (10, 10, 0), {"last_survivor": "wins_now"}), (1, (10,), {}),
])  # fmt: skip
def test_a_game_that_is_decided_does_not_go_on(seats: int, wounds: tuple[int, ...], settings: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match="at over: too few heroes live"):
        table("vault-2", seats=seats, wounds=wounds, **settings)


def test_between_two_levels_everyone_needs_all_power_cards() -> None:
    position = written() | {"rooms": [], "room": 0}
    position["heroes"][0]["power"] = ["1", "2", "3", "4"]
    with pytest.raises(BadInput, match=r"heroes\[0\].power: a card is needed"):
        GAME.from_position(position)


def test_the_dead_need_no_cards() -> None:
    position = put(put(written(), "heroes.2.wounds", 10), "heroes.2.power", [])
    g = GAME.from_position(position)
    assert (g.heroes[2].alive, g.heroes[2].power) == (False, ())
    assert GAME.to_position(g) == position


def test_alone_there_are_no_items_and_the_monster_deck_is_whole() -> None:
    position = written(seats=1, ahead="?lava=A ?", items={})
    with pytest.raises(BadInput, match="there are 1 of key, the game has 0"):
        GAME.from_position(put(position, "heroes.0.items", ["key"]))
    with pytest.raises(BadInput, match="monster_deck: with monster_shown it holds 3 3 3 3 4 4 4 4 5 5"):
        GAME.from_position(put(position, "monster_deck", ["3"]))
    assert GAME.from_position(put(position, "heroes.0.treasure", 26)).heroes[0].treasure == 26
    with pytest.raises(BadInput, match="treasure: it is 0 to 1000"):
        GAME.from_position(put(position, "heroes.0.treasure", 1001))


def test_the_storeroom_of_items_is_not_in_the_solo_deck() -> None:
    with pytest.raises(BadInput, match="there are 1 of storeroom-items, the deck has 0"):
        GAME.from_position(put(written(seats=1, ahead="?lava=A ?", items={}), "rooms.1.card", "storeroom-items"))


def test_alone_every_monster_that_may_come_finds_a_card() -> None:
    position = written(seats=1, ahead="?lava=A ?", items={})
    deck, shown = position["monster_deck"], position["monster_shown"]
    spent = put(put(position, "monster_deck", []), "monster_shown", deck + shown)
    with pytest.raises(BadInput, match="monsters may still come, and each needs a card"):
        GAME.from_position(spent)
    assert GAME.from_position(put(spent, "over", True)).monster_bag == []


def test_a_quick_position_stores_no_leader() -> None:
    quick = GAME.from_position(written(quick=True))
    assert "leader" not in GAME.to_position(quick)
    assert GAME.to_position(GAME.from_position(written(leader="B")))["leader"] == "B"


def test_a_position_that_does_not_say_what_was_seen_shows_nobody_what_others_hold() -> None:
    """A15: what is held follows from what was taken in the open; of a position nobody has seen that."""
    shown, hidden = (table("dragon", seats=3, items={"B": "sword", "C": "torch"}, power=dict.fromkeys("ABC", "1 2 3 4"), place=2,
                           items_seen=seen) for seen in (True, False))  # fmt: skip
    assert shown.view("A")["board"]["odds"]["held"] == {"A": {}, "B": {"sword": 1}, "C": {"torch": 1}}
    assert hidden.view("A")["board"]["odds"]["held"] is None
    assert [t.view("A")["board"]["contest"]["most_left"]["C"] for t in (shown, hidden)] == [4, 5]
    assert "items_seen" not in GAME.to_position(hidden.match.settled)
