"""Positions: every state between two beats goes to JSON and back; what a person gets wrong is said in one sentence."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from tests.games.dungeoneer.table import table
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.position import PlayerPosition
from undercroft.kernel.ask import text_of
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.view import view_of

VARIANTS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {"no_blank_spots": True}),
    (3, {"resurrection": True}),
    (4, {"hero_choice": True}),
    (2, {"optional_discard": True, "trap_exits": "always"}),
    (3, {"unbiased_placement": True}),
    (3, {"nothing_personal": True}),
    (2, {"limited_movement": True}),
    (2, {"ap_for_falling": True, "saved_ap": "challenge"}),
    (2, {"dodge_spikes": True, "deliver_free": False}),
    (1, {}),
    (1, {"lair_in_solo": True}),
)


def begin(seats: int, options: dict[str, Any], seed: int, start: dict[str, Any] | None = None) -> Match:
    settings = GAME.read_settings({"turn_limit": 14, **options}, seats)
    return Match(GAME, settings, seats, SampledNature(Random(seed)), start=start)


def step(match: Match, rng: Random) -> None:
    ask = rng.choice(match.asks())
    match.answer(ask.seat, text_of(rng.choice(list(ask.options))), ask.what)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_every_settled_state_goes_there_and_back(seats: int, options: dict[str, Any]) -> None:
    rng, match, at = Random(1), begin(seats, options, 1), -1
    while match.asks():
        if match.settled_at != at:
            at = match.settled_at
            position = json.loads(json.dumps(GAME.to_position(match.settled)))
            loaded = GAME.from_position(position)
            assert json.loads(json.dumps(GAME.to_position(loaded))) == position
            seat = rng.choice([None, *range(seats)])
            assert GAME.view(loaded, seat) == GAME.view(match.settled, seat)
            assert sorted(loaded.deck.bag) == sorted(match.settled.deck.bag)  # type: ignore[attr-defined]
        step(match, rng)
    assert GAME.from_position(GAME.to_position(match.state)).over, "the end is a position too"


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (2, {"no_blank_spots": True}), (1, {})])
def test_the_game_goes_on_from_a_position_as_it_would_have(seats: int, options: dict[str, Any]) -> None:
    """The same answers and the same dice lead to the same place."""
    rng, match = Random(5), begin(seats, options, 2)
    for _ in range(60):
        if match.asks():
            step(match, rng)
    worlds = [begin(seats, options, 8, start=GAME.to_position(match.settled)) for _ in range(2)]
    worlds.append(begin(seats, options, 8, start=json.loads(json.dumps(GAME.to_position(worlds[0].settled)))))
    rngs = [Random(1) for _ in worlds]
    for _ in range(40):
        for world, dice in zip(worlds, rngs, strict=True):
            if world.asks():
                step(world, dice)
    places = [GAME.to_position(world.state) for world in worlds]
    assert places[0] == places[1] == places[2]


# -- edited by hand ----------------------------------------------------------------------------------------------------------------


def right() -> dict[str, Any]:
    """A position in mid-turn that is right."""
    t = table(
        hands={"a": "fend-off, zombie", "b": "legion"}, readied={"a": "barrow-blade", "b": "ferrymans-ring"},
        quests={"a": "saints-ashes", "b": "slay-draky"}, glory={"a": 3}, peril={"b": 5}, global_quests="feed-the-font",
    )  # fmt: skip
    position: dict[str, Any] = json.loads(json.dumps(GAME.to_position(t.g)))
    return position


def put(*path: str) -> Callable[[dict[str, Any], Any], None]:
    def set_it(position: dict[str, Any], value: Any) -> None:
        for name in path[:-1]:
            position = position[name]
        position[path[-1]] = value

    return set_it


def join(position: dict[str, Any], value: Any) -> None:
    position["players"]["C"] = value
    position["settings"]["seats"] = 3


A, B = ("players", "A"), ("players", "B")
WRONG: tuple[tuple[Callable[[dict[str, Any], Any], None], Any, str, str], ...] = (
    (put("phase"), "lunch", "phase", "it can be setup"),
    (put("turn"), -1, "turn", "it is 0 to"),
    (put("active"), "C", "active", "a seat is A, B"),
    (join, {}, "players.C.hero", "it can be"),
    (put("players", "C"), {}, "settings.seats", "there are 3 players"),
    (put("settings", "seats"), 3, "settings.seats", "there are 2 players"),
    (put("players"), {"A": {}, "C": {}}, "players", "in order, as many as play"),
    # the map
    (put("map"), {}, "map", "the entrance lies at 0, 0"),
    (put("map", "moon"), [3, 3, 0], "map.moon", "no such map card"),
    (put("map", "corridor"), [500, 0, 0], "map.corridor", "column and row"),
    (put("map", "corridor"), [-1, 0, 2], "map.corridor", "column and row"),
    (put("map", "library"), [0, 0, 0], "map", "two cards lie in the same place"),
    (put("map", "tomb-antechamber"), [7, 7, 0], "map", "a card lies at 0, 0"),
    (put("map", "library"), [9, 9, 0], "map", "there is a way to an entrance"),
    (put("maps_below"), ["library"], "the map cards", "library is in two places"),
    (put("maps_left"), ["moon"], "the map cards", "there is no moon"),
    # cards
    (put(*A, "hand"), ["zombie", "zombie"], "the adventure cards", "zombie is in two places"),
    (put(*A, "hand"), ["moonstone"], "the adventure cards", "there is no moonstone"),
    (put("deck", "top"), ["fend-off"], "the adventure cards", "fend-off is in two places"),
    (put("roaming"), ["fend-off"], "the adventure cards", "fend-off is in two places"),
    (put("global_quests"), ["slay-draky"], "the quests", "slay-draky is in two places"),
    (put("quests_left"), ["nap"], "the quests", "there is no nap"),
    (put(*B, "hero"), "kron", "the heroes", "kron is in two places"),
    (put("fallen"), ["nobody"], "fallen", "there is no nobody"),
    (put("peril_deck"), {}, "peril_deck", "one player alone"),
    # players
    (put(*A, "hero"), "nobody", "the heroes", "there is no nobody"),
    (put(*A, "hero"), "", "players.A.hero", "it can be"),
    (put(*A, "level"), 5, "players.A.level", "it is 1 to 4"),
    (put(*A, "life"), 99, "players.A.life", "it is 0 to"),
    (put(*A, "life"), 0, "players.A.life", "lives as long as it has life"),
    (put(*A, "alive"), False, "players.A.life", "lives as long as it has life"),
    (put(*A, "glory"), -1, "players.A.glory", "it is 0 to"),
    (put(*A, "peril"), -1, "players.A.peril", "it is 0 to"),
    (put(*A, "ap"), 200_000, "players.A.ap", "it is 0 to"),
    (put(*A, "space"), "throne-of-ashes", "players.A.space", "a map card that is laid"),
    (put(*A, "thresholds"), [4], "players.A.thresholds", "a side is 0 north"),
    (put(*A, "standup"), 4, "players.A.standup", "only a hero that lies"),
    (put(*A, "escorts"), ["slay-draky"], "players.A.escorts", "of one of the seat's quests"),
    (put(*A, "escorts"), ["zombie"], "players.A.escorts", "of one of the seat's quests"),
    (put(*B, "escorts"), ["slay-draky"], "players.B.escorts", "slay-draky has no token"),
    (put(*A, "inventory"), ["legion-x"], "the adventure cards", "there is no legion-x"),
    (put(*A, "inventory"), ["grave-wraith"], "players.A.inventory", "grave-wraith does not belong there"),
    (put(*A, "inventory"), ["surge-of-will"], "players.A.inventory", "surge-of-will does not belong there"),
    (put(*A, "banes"), ["barrow-knight"], "players.A.banes", "barrow-knight does not belong there"),
    (put(*A, "lair"), ["coffin-lid-shield"], "players.A.lair", "coffin-lid-shield does not belong there"),
    (put(*A, "lair"), ["grave-wraith", "gloom-bats", "bugbear", "barrow-knight"], "players.A.lair", "it holds 3"),
    (
        put(*A, "inventory"), ["barrow-blade", "mail-of-small-bones", "coffin-lid-shield", "dented-visor", "ashen-cloak"],
        "players.A.inventory", "more than the hero's limits allow",
    ),
    # what hangs and lies on cards
    (put("under"), {"hero:7": ["grave-shackles"]}, "under.hero:7", "a hero is written hero:0"),
    (put("under"), {"zombie": ["grave-shackles"]}, "under.zombie", "it must be readied"),
    (put("under"), {"barrow-blade": ["gloom-bats"]}, "under.barrow-blade", "gloom-bats is no attachment"),
    (put("tokens"), {"zombie": 1}, "tokens.zombie", "on a quest or a readied card"),
    (put("tokens"), {"slay-draky": 0}, "tokens.slay-draky", "it is 1 to 99"),
    (put("dropped"), {"nap": "crypt"}, "the quests", "there is no nap"),
    # the turn and the end
    (put("visited"), ["moon"], "visited", "there is no moon"),
    (put("start_space"), "moon", "start_space", "one of the spaces visited in this turn"),
    (put("sprung"), [["moon", 1]], "sprung", "there is no moon"),
    (put("spent"), ["moon"], "spent", "there is no moon"),
    (put("next_rolls"), [["A", "lucky-tumble", 0, ""]], "next_rolls", "no roll waits in a position"),
    (put("next_rolls"), [["A", "moon", 0, ""]], "next_rolls", "no roll waits in a position"),
    (put("used"), [["Z", "battle"]], "used", "a seat is A, B"),
    (put("attackers"), [["", "zombie"]], "attackers", "a seat is A, B"),
    (put("knows_order"), {"zombie": "AB"}, "knows_order", "a seat is A, B"),
    (put("knows_order"), {"zombie": "A"}, "knows_order", "there is no zombie"),
    (put("winner"), "D", "winner", "a seat is A, B"),
    (put("winner"), "A", "winner", "a game that is won is over"),
    (put(*A, "completed"), ["saints-ashes"], "the quests", "saints-ashes is in two places"),
)  # fmt: skip


@pytest.mark.parametrize(("change", "value", "where", "why"), WRONG)
def test_what_is_wrong_is_said_with_its_place(
    change: Callable[[dict[str, Any], Any], None], value: Any, where: str, why: str
) -> None:
    position = right()
    GAME.from_position(copy.deepcopy(position))
    change(position, value)
    with pytest.raises(BadInput) as error:
        GAME.from_position(position)
    assert (error.value.key, error.value.args_["where"]) == ("position-field", where)
    assert why in error.value.args_["why"]


NUMBERS = [field.name for field in msgspec.structs.fields(PlayerPosition) if field.type is int]


@pytest.mark.parametrize("field", NUMBERS)
def test_no_number_of_a_seat_is_below_nothing(field: str) -> None:
    position = right()
    put(*A, field)(position, -1)
    with pytest.raises(BadInput) as error:
        GAME.from_position(position)
    assert error.value.args_["where"] == f"players.A.{field}"


def dead(position: dict[str, Any], seat: str, **more: Any) -> None:
    empty: dict[str, Any] = {field: [] for field in ("hand", "inventory", "banes", "lair", "quests", "escorts")}
    position["players"][seat] |= {"life": 0, "alive": False, **empty, **more}


def test_a_defeated_heros_player_has_no_cards() -> None:
    position = right()
    position["players"]["B"] |= {"life": 0, "alive": False}
    with pytest.raises(BadInput, match="has no cards but completed quests"):
        GAME.from_position(position)


def test_the_last_living_hero_has_won() -> None:
    position = right()
    dead(position, "B")
    with pytest.raises(BadInput, match="the last living hero has won"):
        GAME.from_position(position)
    position |= {"over": True, "winner": "A"}
    assert GAME.from_position(position).over


def test_it_is_a_living_players_turn() -> None:
    t = table(seats=3)
    position = json.loads(json.dumps(GAME.to_position(t.g)))
    dead(position, "A")
    with pytest.raises(BadInput) as error:
        GAME.from_position(position)
    assert error.value.args_["where"] == "active"


def test_three_quests_are_the_end() -> None:
    position = right()
    position["players"]["A"]["completed"] = [*position["quests_left"][:3]]
    position["quests_left"] = position["quests_left"][3:]
    with pytest.raises(BadInput, match="A has completed 3 quests"):
        GAME.from_position(position)


def test_an_escorts_token_lies_on_the_map() -> None:
    position = right()
    position["players"]["A"]["quests"] = []
    position["dropped"] = {"saints-ashes": "throne-of-ashes"}
    with pytest.raises(BadInput, match="on a map card that is laid"):
        GAME.from_position(copy.deepcopy(position))
    position["dropped"] = {"saints-ashes": "crypt"}
    assert GAME.from_position(copy.deepcopy(position)).dropped == {"saints-ashes": "crypt"}
    position["players"]["B"]["quests"] = []
    position["dropped"] = {"slay-draky": "crypt"}
    with pytest.raises(BadInput, match=r"dropped\.slay-draky"):
        GAME.from_position(position)


def test_before_the_game_nothing_is_dealt() -> None:
    position = json.loads(json.dumps(GAME.to_position(GAME.new(GAME.read_settings({}, 2), 2))))
    assert position["phase"] == "setup"
    for change, value, where in (
        (put(*A, "hero"), "kron", "players.A"),
        (put(*A, "hand"), ["zombie"], "the adventure cards"),
        (put(*A, "glory"), 1, "players.A"),
        (put("over"), True, "over"),
        (put("map"), {"tomb-antechamber": [0, 0, 0]}, "the map cards"),
        (put("fallen"), ["kron"], "fallen"),
        (put("global_quests"), ["slay-draky"], "the quests"),
        (put("deck"), {"top": ["zombie"]}, "the adventure cards"),
        (put("maps_left"), ["corridor"], "maps_left"),
        (put("quests_left"), ["slay-draky"], "quests_left"),
    ):
        wrong = copy.deepcopy(position)
        change(wrong, value)
        with pytest.raises(BadInput) as error:
            GAME.from_position(wrong)
        assert error.value.args_["where"] == where


@pytest.mark.parametrize("given", [None, [], "x", {}, {"map": 3}, {"players": {}, "luck": 1}, {"players": {"A": {"luck": 1}}}])
def test_what_is_no_position_at_all(given: Any) -> None:
    with pytest.raises(BadInput) as error:
        GAME.from_position(given)
    assert error.value.key in ("position-shape", "position-field")


@pytest.mark.parametrize("settings", [{"luck": True}, {"resurrection": 3}, {"no_blank_spots": True, "unbiased_placement": True}])
def test_options_that_do_not_go_are_named(settings: dict[str, Any]) -> None:
    position = right()
    position["settings"] |= settings
    with pytest.raises(BadInput):
        GAME.from_position(position)


def test_piles_that_are_left_out_are_what_lies_nowhere_else() -> None:
    position = right()
    whole = GAME.from_position(copy.deepcopy(position))
    short = {key: value for key, value in position.items() if key not in ("maps_left", "quests_left")}
    filled = GAME.from_position(short)
    assert filled.map_bag == whole.map_bag
    assert sorted(filled.quest_bag) == sorted(whole.quest_bag)


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (2, {"nothing_personal": True}), (1, {"lair_in_solo": True})])
def test_a_position_with_a_random_slip_is_refused_or_can_be_played(seats: int, options: dict[str, Any]) -> None:
    """Whatever one field is set to: one sentence, or a game that goes on."""
    rng, match, tried = Random(11), begin(seats, options, 3), [0, 0]
    while match.asks():
        if rng.random() < 0.15:
            position = json.loads(json.dumps(GAME.to_position(match.settled)))
            slip(position, rng)
            try:
                edited = begin(seats, options, 1, start=position)
            except BadInput:
                tried[0] += 1
            else:
                tried[1] += 1
                for _ in range(12):
                    if edited.asks():
                        step(edited, rng)
                        for seat in range(seats):
                            GAME.view(edited.state, seat)
                            view_of(edited, seat)
        step(match, rng)
    assert min(tried) > 1


def slip(position: dict[str, Any], rng: Random) -> None:
    """Change a field to what stands in another place, or to something near."""
    places: list[tuple[Any, Any]] = []

    def walk(at: Any) -> None:
        for key in at if isinstance(at, dict) else range(len(at)):
            if key != "settings":
                places.append((at, key))
                if isinstance(at[key], dict | list):
                    walk(at[key])

    walk(position)
    at, key = rng.choice(places)
    value = at[key]
    if isinstance(value, bool):
        at[key] = not value
    elif isinstance(value, int):
        at[key] = rng.choice([value + 1, value - 1, 0, 1])
    elif isinstance(value, list) and value and rng.random() < 0.5:
        value.pop()
    else:
        other, name = rng.choice([place for place in places if type(place[0][place[1]]) is type(value)])
        at[key] = copy.deepcopy(other[name])


def test_a_position_has_one_treasure_of_each_type_at_most() -> None:
    t = table(heroes={"a": "pim 2", "b": "kron 2"}, readied={"a": "ring-of-magic"})
    given = GAME.to_position(t.g)
    given["players"]["A"]["inventory"].append("ferrymans-ring")
    with pytest.raises(BadInput, match="of each type there is one treasure at most"):
        GAME.from_position(given)
