"""Positions of Dungeons & Doggies: written and read back at every turn of games at random; the sentence for each thing that is
wrong in one that a person wrote."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from tests.games.doggies.table import Chance, Table, at_random, table
from undercroft.games.doggies.game import GAME
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Match
from undercroft.kernel.nature import NoNature
from undercroft.kernel.view import view_of

OPTIONS: list[dict[str, Any]] = [
    {}, {"bonk_timing": "turn", "sharik_timing": "turn"}, {"no_potions": True, "countdown_trigger": "leave_or_sleep"},
    {"damage_check": "whole_path", "robin_potions": "yes", "joan_potions": "ignore"},
]  # fmt: skip


def plain(position: dict[str, Any]) -> dict[str, Any]:
    """As it stands in a file."""
    found: dict[str, Any] = json.loads(json.dumps(position))
    return found


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "usual")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_comes_back_as_it_was_at_every_turn(seats: int, options: dict[str, Any]) -> None:
    """It is the same position, and everybody sees the same and may do the same."""
    met: set[str] = set()
    turns = 0
    for seed in range(3):
        for match in at_random(seed, seats, explore=0.8, **options):
            g: Any = match.state if match.state.over else match.settled
            if not g.dogs or (match.settled_at < match.chance.at and not g.over):
                continue  # in the middle of a turn
            position = plain(GAME.to_position(g))
            again = Match(GAME, {}, seats, NoNature(), position)
            assert plain(GAME.to_position(again.settled)) == position
            assert list(map(repr, again.asks())) == list(map(repr, match.asks()))
            for seat in (None, *range(seats)):
                mine, theirs = (view_of(each, seat)["board"] for each in (match, again))
                assert mine == theirs
            met |= {name for name in ("paws", "broken", "removed", "over") if getattr(g, name)}
            turns += 1
    assert turns > 20
    assert "over" in met


@pytest.mark.parametrize("dungeon", [
    "hole/AA coin-1@ESW\nstart trap-bow-2@SW+potion-bow", "trap-sword-1+ifrit-sword coin-2@ESW/B\nstart vagabond-bow:paw!@EW/A",
    "squirrel-sword/AA vagabond-sword:two/B\nstart .",
])  # fmt: skip
def test_holes_covered_traps_vagabonds_and_two_paws_come_back(dungeon: str) -> None:
    t = table(dungeon, "joan", "robin", "bonk", active="C", broken="C start w", hard_start=True)
    position = plain(GAME.to_position(t.match.settled))
    again = Match(GAME, {}, 3, NoNature(), position)
    assert plain(GAME.to_position(again.settled)) == position
    assert view_of(again, None)["board"] == t.view()["board"]


def test_a_broken_side_between_two_rooms_is_written_once() -> None:
    t = table("chest-1@NS chest-2@NS\nstart .", "bonk", broken="A n1 e, A start w")
    broken = sorted((each["cell"], each["side"]) for each in GAME.to_position(t.match.settled)["broken"])
    assert broken == [("n1", "e"), ("start", "w")]


def test_a_game_that_is_over_shows_where_paws_had_lain() -> None:
    t = table("squirrel-sword\nstart", "joan", "robin", round=3).leaves("A", "n force out:n").sleeps("B")
    assert t.g.over
    position = plain(GAME.to_position(t.g))
    assert [(each["card"], each.get("paw")) for each in position["rooms"]] == [("squirrel-sword", "A"), ("start-2", None)]
    shown = view_of(Match(GAME, {}, 2, NoNature(), position), None)
    assert shown["board"] == t.view()["board"]
    assert shown["result"] == t.view()["result"]


def test_before_the_first_turn_there_is_nothing_to_write() -> None:
    match = next(iter(at_random(1, 2)))
    assert {key: value for key, value in GAME.to_position(match.state).items() if key != "settings"} in ({}, {"dogs": []})


# -- what is wrong -----------------------------------------------------------------------------------------------------------------


def written() -> dict[str, Any]:
    """A position as a person would find it in a file: B has left with a paw on a vagabond, a hole and a coin; A is to act."""
    t = table("""
        trap-sword-3@ESW+ifrit-sword   coin-1@NEW/B
        hole/B                         vagabond-bow:paw!@NS/B
        start                          trap-bow-2@SW
    """, "bonk keyfly-1 vagabond-sword:two potion-bow", "joan coin-2 vagabond-fireball:paw! board=7 spent=3 owed=1", "ruta asleep",
        broken="A start w", shared="hunt-cat hunt-ifrit hunt-mimic", countdown=8, round=2)  # fmt: skip
    return plain(GAME.to_position(t.match.settled))


def put(position: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """The position with one field changed; ``dogs.0.spent`` is a path."""
    changed = copy.deepcopy(position)
    at: Any = changed
    *way, last = path.split(".")
    for step in way:
        at = at[int(step)] if isinstance(at, list) else at[step]
    at[int(last) if isinstance(at, list) else last] = value
    return changed


def room(card: str) -> int:
    """Which of the written rooms is this card."""
    return [each["card"] for each in written()["rooms"]].index(card)


def test_the_written_position_is_right() -> None:
    assert plain(GAME.to_position(GAME.from_position(written()))) == written()


WRONG = [
    ("dogs.0.dog", "fido", "dogs[0].dog: it can be joan, bonk, pluto, robin, ruta, sharik, not fido"),
    ("dogs.1.dog", "bonk", "dogs: each player has another dog"),
    ("dogs.0.quest", "hunt-dragon", "dogs[0].quest: it can be hunt-ifrit"),
    ("dogs.0.quest", "", "dogs[0].quest: it can be hunt-ifrit"),
    ("dogs.0.quest", "hunt-cat", "shared: there are 3 shared quests, and each quest is there once"),
    ("dogs.0.potions", {"axe": 1}, "dogs[0].potions: it can be sword, bow, fireball, not axe"),
    ("dogs.0.potions", {"bow": 3}, "dogs[0].potions: it is 0 to 2"),
    ("dogs.0.potions", {"bow": -1}, "dogs[0].potions: it is 0 to 2"),
    ("dogs.0.potions", {"bow": 2}, "supply: with those of the dogs and on traps there are 3 potions of bow"),
    ("dogs.0.potions", {}, "supply: with those of the dogs and on traps there are 1 potions of bow"),
    ("dogs.0.board", 4, "dogs[0].board: it is 5 to 7"),
    ("dogs.0.board", 8, "dogs[0].board: it is 5 to 7"),
    ("dogs.0.spent", 6, "dogs[0].spent: it is 0 to 5"),
    ("dogs.0.spent", -1, "dogs[0].spent: it is 0 to 5"),
    ("dogs.1.owed", 3, "dogs[1].owed: it is 0 to 2"),
    ("dogs.0.where", "home", "dogs[0].where: it can be in, out, asleep, not home"),
    ("dogs.0.where", "asleep", "active: that dog is not in the dungeon any more"),
    ("dogs.0.taken.0.card", "keyfly-9", "dogs[0].taken[0].card: it can be ifrit-sword"),
    ("dogs.0.taken.0.side", "two", "dogs[0].taken[0].side: only a vagabond has one"),
    ("dogs.0.taken.1.side", "", "dogs[0].taken[1].side: it can be two, paw"),
    ("dogs.0.taken.1.side", "left", "dogs[0].taken[1].side: it can be two, paw"),
    ("dogs.0.taken.1.brought_paw", True, "dogs[0].taken[1].brought_paw: only a vagabond hired by its side with a paw brings one"),
    ("dogs.1.board", 6, "dogs[1].board: each paw that a vagabond brought is on it"),
    ("dogs.0.taken.0.card", "door-1", "dogs[0].taken[0].card: doors and portals are never taken"),
    ("dogs.1.spent", 2, "dogs[1].spent: 3 of its paws lie in the dungeon"),
    ("dogs.0.spent", 0, "dogs[0].spent: 1 of its paws lie in the dungeon"),
    ("dogs.0.taken.0.cell", "up", "dogs[0].taken[0].cell: it is start, or the way from there: n1, s2e1"),
    ("dogs.0.taken.0.cell", "n1", "dogs[0].taken: keyfly-1 does not lie at n1, or two paws do"),
    ("dogs.0.taken.0.card", "coin-3", "deck: coin-3 is there 2 times"),
    ("round", 0, "round: it is 1 to 3"),
    ("round", 4, "round: it is 1 to 3"),
    ("turn", -1, "turn: it is 0 to 10000"),
    ("first", "D", "first: it can be A, B, C, not D"),
    ("active", "", "active: it can be A, B, C, not "),
    ("active", "B", "active: that dog is not in the dungeon any more"),
    ("shared", ["hunt-cat", "hunt-ifrit"], "shared: there are 3 shared quests, and each quest is there once"),
    ("shared", ["hunt-cat", "hunt-cat", "hunt-ifrit"], "shared: there are 3 shared quests, and each quest is there once"),
    ("shared.0", "hunt-postman", "shared: it can be hunt-ifrit"),
    ("supply", {"rope": 1}, "supply: it can be sword, bow, fireball, not rope"),
    ("supply", {"sword": 2, "bow": 2, "fireball": 2}, "supply: with those of the dogs and on traps there are 3 potions of bow"),
    ("deck.0", "cellar", "deck: it can be ifrit-sword"),
    ("deck.0", "coin-1", "deck: bitecalibur is there 0 times"),
    ("deck", [], "countdown: it is 0 to 0"),
    ("countdown", 90, "countdown: it is 0 to"),
    ("countdown", -2, "countdown: it is 0 to"),
    ("rooms", [], "rooms: the start, start, lies at start"),
    (
        f"rooms.{room('start')}.card",
        "start-2",
        f"rooms[{room('start')}].card: the start, start, lies at start, room cards elsewhere",
    ),
    (f"rooms.{room('start')}.cell", "s1", f"rooms[{room('start')}].card: the start, start, lies at start, room cards elsewhere"),
    (f"rooms.{room('coin-1')}.card", "cellar", f"rooms[{room('coin-1')}].card: the start, start, lies at start"),
    (f"rooms.{room('coin-1')}.cell", "n1e0", f"rooms[{room('coin-1')}].cell: it is start, or the way from there"),
    (f"rooms.{room('coin-1')}.cell", "n1", f"rooms[{room('coin-1')}].cell: something lies there already"),
    (f"rooms.{room('coin-1')}.cell", "n2", f"rooms[{room('coin-1')}].cell: something lies there already"),
    (f"rooms.{room('coin-1')}.cell", "n5", "dogs[1].taken: coin-1 does not lie at n2e1, or two paws do"),
    (f"rooms.{room('coin-1')}.quarters", 4, f"rooms[{room('coin-1')}].quarters: it is 0 to 3"),
    (f"rooms.{room('coin-1')}.covered", "ifrit-sword", f"rooms[{room('coin-1')}].covered: only a trap is disarmed"),
    (f"rooms.{room('coin-1')}.paw", "B", f"rooms[{room('coin-1')}].paw: while the game goes on, the dog's card says where it lies"),
    (f"rooms.{room('trap-sword-3')}.covered", "potion-bow", f"rooms[{room('trap-sword-3')}].covered: it can be potion-sword"),
    (
        f"rooms.{room('trap-sword-3')}.covered",
        "ifrit-bow",
        f"rooms[{room('trap-sword-3')}].covered: ifrit-bow shows no sword, which disarms this trap",
    ),
    (
        f"rooms.{room('trap-sword-3')}.covered",
        "chest-1",
        f"rooms[{room('trap-sword-3')}].covered: chest-1 shows no sword, which disarms this trap",
    ),
    ("holes.0.seat", "D", "holes[0].seat: it can be A, B, C, not D"),
    ("holes.0.cell", "", "holes[0].cell: it is start, or the way from there: n1, s2e1"),
    (f"rooms.{room('start')}.two_paws", True, "rooms: two paws lie at start, which Joan alone does where she has won"),
    ("holes.0.seat", "C", "dogs[2].spent: 1 of its paws lie in the dungeon"),
    ("broken.0.seat", "B", "broken: Bonk alone breaks sides open"),
    ("holes.0.two_paws", True, "dogs[1].spent: 4 of its paws lie in the dungeon"),
    ("broken.0.side", "up", "broken[0].side: it can be n, e, s, w, not up"),
    ("broken.0.cell", "w", "broken[0].cell: it is start, or the way from there: n1, s2e1"),
    ("broken.0.seat", "X", "broken[0].seat: it can be A, B, C, not X"),
    ("removed", ["cellar"], "removed: it can be ifrit-sword"),
    ("removed", ["coin-1"], "deck: coin-1 is there 2 times"),
    ("settings.seats", 4, "settings.seats: there are 3 dogs"),
    ("dogs", [], "dogs: there are none"),
]


@pytest.mark.parametrize(("path", "value", "sentence"), WRONG)
def test_each_wrong_field_is_named(path: str, value: Any, sentence: str) -> None:
    with pytest.raises(BadInput) as error:
        GAME.from_position(put(written(), path, value))
    assert str(error.value).startswith(f"The position is not right at {sentence}")
    assert error.value.key == "position-field"


@pytest.mark.parametrize(("path", "value", "part"), [
    ("round", "two", "Expected `int`, got `str`"), ("dogs.0.spent", 1.5, "$.dogs[0].spent"), ("over", "no", "$.over"),
    ("dogs.0.luck", 1, "unknown field `luck`"), ("lava", 1, "unknown field `lava`"), ("rooms.0.cell", 3, "$.rooms[0].cell"),
    ("deck", "coin-1", "$.deck"), ("dogs.0.taken.0.worth", 1, "unknown field `worth`"), ("rooms.0.dark", 1, "unknown field `dark`"),
    ("holes.0.deep", 1, "unknown field `deep`"), ("broken.0.wide", 1, "unknown field `wide`"),
])  # fmt: skip
def test_a_wrong_shape_is_named(path: str, value: Any, part: str) -> None:
    with pytest.raises(BadInput) as error:
        GAME.from_position(put(written(), path, value))
    assert error.value.key == "position-shape"
    assert part in str(error.value)


@pytest.mark.parametrize("given", [None, [], "position", 5])
def test_what_is_no_position_at_all_is_refused(given: Any) -> None:
    with pytest.raises(BadInput):
        GAME.from_position(given)


@pytest.mark.parametrize(("path", "value", "key"), [
    ("settings.hard_start", "maybe", "setting-bool"), ("settings.bosses", 1, "setting-unknown"),
    ("settings.damage_check", "never", "setting-choice"),
])  # fmt: skip
def test_wrong_options_are_refused_as_anywhere(path: str, value: Any, key: str) -> None:
    with pytest.raises(BadInput) as error:
        GAME.from_position(put(written(), path, value))
    assert error.value.key == key


def test_without_potions_none_may_be_anywhere() -> None:
    position = written()
    position["settings"]["no_potions"] = True
    with pytest.raises(BadInput, match="supply: with those of the dogs and on traps there are 2 potions of sword"):
        GAME.from_position(position)


def test_no_paw_lies_on_a_disarmed_trap() -> None:
    position = put(written(), "dogs.0.spent", 2)
    position["dogs"][0]["taken"].append({"card": "trap-sword-3", "cell": "n2"})
    with pytest.raises(BadInput, match="rooms: the trap at n2 is disarmed, so no paw lies on it"):
        GAME.from_position(position)


def test_where_a_dog_has_left_the_countdown_has_begun() -> None:
    position = written()
    del position["countdown"]
    with pytest.raises(BadInput, match="countdown: a dog has left, so it has begun"):
        GAME.from_position(position)


def test_a_position_without_what_is_usual_is_filled_up() -> None:
    position = written()
    for name in ("countdown", "broken", "over", "turn"):
        position.pop(name, None)
    for dog in position["dogs"]:
        dog["where"] = "in"
    for name in ("where", "board", "spent"):
        position["dogs"][0].pop(name, None)
    g: Any = GAME.from_position(position)
    assert (g.pile, g.broken, g.turn, g.over) == (-1, {}, 0, False)
    assert (g.dogs[0].board, g.dogs[0].spent, g.dogs[0].where) == (5, 0, "in")


def test_a_game_goes_on_from_a_position() -> None:
    chance = Chance([])
    t = Table(Match(GAME, {}, 3, chance, written()), chance)
    assert t.turn == "A"
    t.leaves("A", "out:w")
    assert t.g.round == 3, "nobody else was inside"
    assert t.collected("B") == ["coin-1", "vagabond-bow", "coin-2", "vagabond-fireball"]
