"""What the squares of a revealed room mean for its tokens: the ways that are open from there (rules §2, §6, §8, §12, §13)."""

from __future__ import annotations

from typing import Any

from .table import Table, table
from .test_actions import revealed


def lies(t: Table, seat: str, token: str, square: str) -> tuple[Any, ...]:
    """What is said of a square for a character that the seat may place: whether a way leads out, its squares and walls."""
    args = t.option(seat, f"place:{token}:{square}")["args"]
    return args["out"], args["exit"], args["walls"]


def nearest(t: Table, seat: str, token: str, square: str) -> list[tuple[str, int]]:
    """Who of the placer's side and who of the other is nearest."""
    args = t.option(seat, f"place:{token}:{square}")["args"]
    return [(args.get(f"{side}_piece", ""), args[f"{side}_steps"]) for side in ("near", "foe")]


def placing(*tokens: str, room: str = "1R", dark: str = "II", **others: str) -> Table:
    """A's Goblin, on its line, reveals room II, where these tokens lie; the room lies unturned."""
    where = {"a-goblin": "A-9", **dict.fromkeys(tokens, "on II"), **{name.replace("_", "-"): at for name, at in others.items()}}
    return table(where, dark=dark, chance=[room, "0"]).does("A", "reveal:a-goblin:II")


def test_an_enemy_goes_out_by_the_revealers_own_line() -> None:
    """§12: the exit is the opponent's starting line. 1R at II: a7 is open towards the line, a6 has a wall there."""
    t = placing("b-troll")
    assert [lies(t, "A", "b-troll", square) for square in ("a7", "a6")] == [("yes", 1, 0), ("yes", 2, 0)]


def test_an_own_character_goes_out_by_the_other_line() -> None:
    """§2, §8, §12: the Thief at III has a long way to line B."""
    assert lies(revealed(), "A", "a-thief", "j3") == ("yes", 18, 0)


def test_closed_bars_are_no_open_way() -> None:
    """§2: b7 is beside a7, but closed bars of 1R are between them, so the way leads around."""
    assert lies(placing("b-troll"), "A", "b-troll", "b7")[1] > 2


def test_only_the_wall_walker_counts_the_way_through_a_wall() -> None:
    """§13: from a6 a wall bars the line. Each wall is a square of the way."""
    t = placing("b-wall-walker", "b-cleric")
    assert lies(t, "A", "b-wall-walker", "a6") == ("yes", 1, 1)
    assert lies(t, "A", "b-cleric", "a6") == ("yes", 2, 0)


def test_from_a_walled_pocket_there_is_no_open_way_but_through_the_wall() -> None:
    """§6, §13: b6 of 1L has walls on three sides, and room I beyond it lies face down."""
    t = placing("b-cleric", "b-wall-walker", room="1L", dark="I II")
    assert lies(t, "A", "b-cleric", "b6")[0] == "no"
    assert lies(t, "A", "b-wall-walker", "b6") == ("yes", 2, 1)


def test_who_stands_in_the_way_bars_enemies() -> None:
    """§8: no way leads through an unwounded enemy; the Wizard flies over it."""
    free, held = placing("b-cleric", "b-wizard"), placing("b-cleric", "b-wizard", a_troll="A-7")
    assert lies(free, "A", "b-cleric", "a7")[1] == 1
    assert lies(held, "A", "b-cleric", "a7")[1] > 1
    assert lies(held, "A", "b-wizard", "a7")[1] == 1, "onto the line where another stands: it leaves at once (§8)"


def test_who_is_nearest_is_said_of_both_sides_by_the_ways_that_are_open() -> None:
    t = placing("b-rope", "b-cleric", a_troll="A-7", a_thief="A-1").does("A", "place:b-cleric:a8")
    assert nearest(t, "A", "b-rope", "a7") == [("a-troll", 1), ("b-cleric", 1)]
    assert nearest(t, "A", "b-rope", "a6") == [("a-troll", 2), ("b-cleric", 2)]


def test_a_wounded_character_fetches_nothing() -> None:
    where = {"a-goblin": "A-9", "a-troll": "A-7", "b-rope": "on II"}
    t = table(where, dark="II", chance=["1R", "0"], wounded="a-troll").does("A", "reveal:a-goblin:II")
    assert nearest(t, "A", "b-rope", "a7")[0] == ("a-goblin", 3)
    assert nearest(t, "A", "b-rope", "a7")[1] == ("", 0), "the other side has nobody on the board"


def test_the_outlook_follows_the_tokens_placed_before() -> None:
    """A token placed by now stands in the way at once (§6)."""
    t = placing("a-troll", "b-cleric")
    before = lies(t, "A", "b-cleric", "a6")
    t.does("A", "place:a-troll:a7")
    assert (before, lies(t, "A", "b-cleric", "a6") == before) == (("yes", 2, 0), False)


def test_an_object_has_no_way_out_of_its_own() -> None:
    args = placing("b-rope").option("A", "place:b-rope:a7")["args"]
    assert (args["out"], "exit" in args) == ("object", False)
