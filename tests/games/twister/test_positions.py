"""Positions: every state between two actions goes to JSON and back; what a person gets wrong is said in one sentence."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.games.twister.table import new_game, table
from undercroft.games.twister.game import GAME
from undercroft.games.twister.position import Position
from undercroft.games.twister.tokens import IS_CHARACTER, NAMES, TOKEN
from undercroft.kernel.ask import text_of
from undercroft.kernel.errors import BadInput


@pytest.mark.parametrize("options", [{}, {"dungeon": "open"}, {"setup": "fixed"}, {"first_cycle": "rising", "take_in_place": True}])
def test_every_settled_state_goes_there_and_back(options: dict[str, Any]) -> None:
    rng = random.Random(7)
    t = new_game(turn_limit=30, **options)
    while t.match.asks():
        position = GAME.to_position(t.match.settled)
        assert GAME.to_position(GAME.from_position(position)) == position
        ask = rng.choice([ask for ask in t.match.asks() if not ask.may])
        t.match.answer(ask.seat, text_of(rng.choice(ask.options)), ask.what)
    assert t.over


BEGUN = {"phase", "active", "players", "over", "drawn", "winner", "draw_offer"}
"""Fields that random play fills, or that no turn under way can have."""


def test_every_field_of_a_turn_under_way_is_written() -> None:
    """One that is forgotten would come back as its default, and be missed in both of two positions that are compared."""
    t = table({"a-thief": "c8", "a-warrior": "c8", "a-cleric": "e9", "b-troll": "c3"}, card="4", left=3, wounded="a-warrior")
    under_way = {
        "first": "B", "turn": 5, "cap": 3, "loads": {"a-thief": "a-warrior"}, "hurt": ["a-warrior"],
        "idle": ["a-cleric"], "handled": ["a-thief"], "boost": {"a-thief": 2},
    }  # fmt: skip
    position = GAME.to_position(t.match.settled) | under_way
    assert GAME.to_position(GAME.from_position(copy.deepcopy(position))) == position
    usual = msgspec.to_builtins(Position(tokens={}))
    assert {field for field in usual if position[field] == usual[field]} == BEGUN - {"players"}


def right() -> dict[str, Any]:
    """A position in mid-turn that is right."""
    t = table(
        {"a-thief": "c8", "a-warrior": "c8", "b-troll": "e9", "b-rope": "on III"}, dark="III", card="4", left=3,
        loads={"a-thief": "a-warrior"}, wounded="a-warrior",
    )  # fmt: skip
    position: dict[str, Any] = GAME.to_position(t.match.settled)
    return position


def put(*path: str) -> Callable[[dict[str, Any], Any], None]:
    def set_it(position: dict[str, Any], value: Any) -> None:
        for name in path[:-1]:
            position = position[name]
        position[path[-1]] = value

    return set_it


@pytest.mark.parametrize(("change", "value", "where"), [
    (put("phase"), "lunch", "phase"),
    (put("rooms", "I", "room"), "9R", "rooms.I.room"),
    (put("rooms", "II", "room"), "1L", "rooms.II.room"),
    (put("rooms", "I", "turns"), 4, "rooms.I.turns"),
    (put("rooms", "I", "gates"), ["closed"], "rooms.I.gates"),
    (put("rooms", "IX"), {"room": "1R"}, "rooms"),
    (put("tokens", "a-thief"), "z9", "tokens.a-thief"),
    (put("tokens", "a-thief"), "on IX", "tokens.a-thief"),
    (put("tokens", "c-thief"), "a1", "tokens"),
    (put("tokens", "a-goblin"), "f1", "tokens.a-goblin"),
    (put("tokens", "a-goblin"), "B-5", "tokens.a-goblin"),
    (put("tokens", "a-goblin"), "c8", "tokens.a-warrior"),
    (put("tokens", "a-goblin"), "c5", "tokens.a-goblin"),
    (put("tokens", "a-goblin"), "hand", "tokens"),
    (put("tokens", "a-goblin"), "on I", "tokens"),
    (put("loads", "a-thief"), "b-troll", "loads.a-thief"),
    (put("loads", "b-troll"), "a-warrior", "loads.b-troll"),
    (put("wounded"), ["a-goblin"], "wounded"),
    (put("wounded"), [], "loads.a-thief"),
    (put("boost"), {"a-thief": 9}, "boost.a-thief"),
    (put("boost"), {"a-rope": 4}, "boost"),
    (put("players", "A", "points"), -1, "players.A.points"),
    (put("players", "A", "points"), 5, "winner"),
    (put("players", "A", "jumps"), 4, "players.A.jumps"),
    (put("players", "A", "actions"), ["2", "2"], "players.A.actions"),
    (put("players", "A", "actions"), ["4"], "card"),
    (put("players", "A", "combat"), ["1"], "players.A.combat"),
    (put("players", "A", "combat"), ["0", "7"], "players.A.combat"),
    (put("players", "C"), {}, "players"),
    (put("players", "A", "scored"), [{"source": "exit", "token": "a-thief", "points": 1}], "players.A.scored"),
    (put("players", "B"), {"points": 1, "scored": [{"source": "luck", "token": "a-thief", "points": 1}]}, "players.B.scored"),
    (put("card"), "7", "card"),
    (put("left"), 5, "left"),
    (put("active"), "C", "active"),
    (put("winner"), "B", "winner"),
    (put("cap"), 1, "cap"),
    (put("tokens", "a-goblin"), "gone", "tokens.a-goblin"),
    (put("tokens", "a-rope"), "killed", "tokens.a-rope"),
    (put("tokens", "a-rope"), "escaped", "tokens.a-rope"),
    (put("boost"), {"b-troll": 4}, "boost.b-troll"),
    (put("boost"), {"a-warrior": 4}, "boost.a-warrior"),
    (put("boost"), {"a-thief": 8, "b-troll": 4}, "boost.b-troll"),
    (put("hurt"), ["a-thief"], "hurt"),
    (put("over"), True, "over"),
    (put("drawn"), True, "drawn"),
    (put("players", "A", "points"), 20, "players.A.points"),
    (put("settings", "turn_limit"), 4, "turn"),
])  # fmt: skip
def test_what_is_wrong_is_said_with_its_place(change: Callable[[dict[str, Any], Any], None], value: Any, where: str) -> None:
    position = right()
    GAME.from_position(copy.deepcopy(position))
    change(position, value)
    with pytest.raises(BadInput) as error:
        GAME.from_position(position)
    assert (error.value.key, error.value.args_["where"]) == ("position-field", where)


@pytest.mark.parametrize("given", [None, [], "x", {}, {"tokens": 3}, {"tokens": {}, "luck": 1}])
def test_what_is_no_position_at_all(given: Any) -> None:
    with pytest.raises(BadInput) as error:
        GAME.from_position(given)
    assert error.value.key in ("position-shape", "position-field")


def test_an_option_that_does_not_exist_is_named() -> None:
    position = right()
    position["settings"]["luck"] = True
    with pytest.raises(BadInput, match="luck"):
        GAME.from_position(position)


@pytest.mark.parametrize(("changes", "where"), [
    ({"card": "", "left": 0, "boost": {"a-thief": 4}}, "boost"),
    ({"card": "", "left": 0, "hurt": ["a-warrior"]}, "hurt"),
    ({"card": "", "left": 0, "idle": ["a-thief"]}, "idle"),
    ({"boost": {"a-thief": 4}, "tokens": {"a-speed-potion": "a1", "b-speed-potion": "a3"}}, "boost"),
    ({"boost": {"a-thief": 5}, "tokens": {"b-speed-potion": "a3"}}, "boost"),
    ({"players": {"B": {"actions": []}}}, "players.B.actions"),
    ({"players": {"B": {"actions": ["5"]}}, "cap": 3, "settings": {"first_cycle": "rising"}}, "players.B.actions"),
    ({"over": True, "drawn": True, "winner": "A"}, "drawn"),
    ({"over": True, "winner": "A"}, "winner"),
    ({"over": True, "drawn": True, "settings": {"draws": False}}, "drawn"),
    ({"draw_offer": "A", "settings": {"draws": False}}, "draw_offer"),
    ({"card": "", "left": 0, "settings": {"turn_limit": 5}}, "turn"),
    ({"settings": {"dungeon": "open"}}, "rooms"),
])  # fmt: skip
def test_what_contradicts_itself_is_said(changes: dict[str, Any], where: str) -> None:
    position = right()
    for name, value in changes.items():
        position[name] = {**position[name], **value} if isinstance(value, dict) else value
    with pytest.raises(BadInput) as error:
        GAME.from_position(position)
    assert (error.value.key, error.value.args_["where"]) == ("position-field", where)


@pytest.mark.parametrize("changes", [
    {"boost": {"a-thief": 8}},
    {"over": True, "drawn": True},
    {"over": True, "winner": "B", "players": {"B": {"points": 5}}},
    {"over": True, "winner": "A", "players": {"A": {"points": 1, "actions": ["2"]}}, "settings": {"turn_limit": 5}},
    {"over": True, "drawn": True, "settings": {"turn_limit": 5, "draws": False}},
])  # fmt: skip
def test_what_looks_odd_and_may_be(changes: dict[str, Any]) -> None:
    position = right()
    for name, value in changes.items():
        position[name] = {**position[name], **value} if isinstance(value, dict) else value
    GAME.from_position(position)


def set_up(phase: str, **more: Any) -> dict[str, Any]:
    """A position of the set-up: four starters each, the rest in hand."""
    t = new_game(["A", "A"])
    for seat, letter in enumerate("ab"):
        for kind, dot in zip(("thief", "troll", "wizard", "goblin"), (2, 4, 7, 9), strict=True):
            t.does("AB"[seat], f"stand:{letter}-{kind}:{letter.upper()}-{dot}")
    position: dict[str, Any] = GAME.to_position(t.match.settled)
    return {**position, "phase": phase, **more}


def test_a_position_of_the_set_up_is_fine() -> None:
    assert GAME.from_position(set_up("hide")).phase == "hide"


@pytest.mark.parametrize(("position", "where"), [
    (set_up("opening"), "tokens"),
    (set_up("hide", tokens={**set_up("hide")["tokens"], "a-rope": "gone"}), "tokens"),
    (set_up("hide", tokens={**set_up("hide")["tokens"], "a-thief": "A-1"}), "tokens"),
    (set_up("hide", tokens={**set_up("hide")["tokens"], "a-thief": "hand"}), "tokens"),
    (set_up("hide", tokens={**set_up("hide")["tokens"], "a-rope": "a1"}), "tokens.a-rope"),
    (set_up("starters", tokens={**set_up("hide")["tokens"], "a-rope": "on I"}), "tokens"),
    (set_up("starters", rooms={"I": {"room": "1L"}}), "rooms"),
    (set_up("opening", tokens={name: "killed" if IS_CHARACTER[TOKEN[name]] else "gone" for name in NAMES}), "phase"),
    (set_up("hide", card="2"), "card"),
    (set_up("hide", wounded=["a-thief"]), "phase"),
    (set_up("hide", players={"A": {"points": 1}}), "phase"),
    (set_up("hide", draw_offer="A"), "phase"),
    (set_up("hide", over=True, drawn=True), "phase"),
    (set_up("hide", rooms={"I": {"room": "1L"}}), "rooms"),
    (set_up("hide", settings={"dungeon": "open"}), "rooms"),
])  # fmt: skip
def test_a_set_up_that_could_not_go_on_is_refused(position: dict[str, Any], where: str) -> None:
    with pytest.raises(BadInput) as error:
        GAME.from_position(position)
    assert (error.value.key, error.value.args_["where"]) == ("position-field", where)


def test_who_handled_on_the_spot_and_left_is_forgotten() -> None:
    t = table({"a-thief": "t2", "a-rope": "t2"}, options={"take_in_place": True})
    t.does("A", "move:a-thief", "take:a-rope", "stop", "move:a-thief", "go:B-2")
    assert t.at("a-thief") == "escaped"
    assert GAME.to_position(t.match.settled)["handled"] == []
    GAME.from_position(GAME.to_position(t.match.settled))


def test_who_drank_and_left_is_forgotten() -> None:
    t = table({"a-thief": "t2"}, loads={"a-thief": "a-speed-potion"})
    t.does("A", "drink:a-thief", "move:a-thief", "go:B-2")
    assert GAME.to_position(t.match.settled)["boost"] == {}
    GAME.from_position(GAME.to_position(t.match.settled))


def test_whose_wound_was_told_and_who_died_in_the_same_turn_is_forgotten() -> None:
    t = table({"a-wizard": "b3", "a-troll": "d4", "b-goblin": "d3"}, loads={"a-wizard": "a-fireball-wand"})
    t.fights("a-troll b-goblin", "0", "0")
    assert GAME.to_position(t.match.settled)["hurt"] == ["b-goblin"]
    t.does("A", "fire:a-wizard:b-goblin")
    assert GAME.to_position(t.match.settled)["hurt"] == []
    GAME.from_position(GAME.to_position(t.match.settled))


def test_who_was_healed_and_died_in_the_same_turn_is_forgotten() -> None:
    tokens = {"a-wizard": "b3", "a-cleric": "d4", "b-goblin": "d3"}
    t = table(tokens, loads={"a-wizard": "a-fireball-wand"}, wounded="b-goblin").does("A", "heal:a-cleric:b-goblin")
    assert GAME.to_position(t.match.settled)["idle"] == ["b-goblin"]
    t.does("A", "fire:a-wizard:b-goblin")
    assert GAME.to_position(t.match.settled)["idle"] == []
    GAME.from_position(GAME.to_position(t.match.settled))
