"""What the journal and the view tell of a turn: who places what in a new room, which action a deed is, what is left unused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.twister.table import Table, table
from undercroft.kernel.story import story_of

REVEAL = {"a-goblin": "c3", "a-thief": "on III", "a-sword": "on III", "b-rope": "on III"}
"""The Goblin stands before the dark room III with a character, an object of its own side, and one of the other."""


def entries(t: Table, key: str) -> list[dict[str, Any]]:
    """The arguments of all entries of a key."""
    return [entry["args"] for entry in t.view()["journal"] if entry["key"] == key]


def reveals(**options: Any) -> Table:
    """A table at which room III has just been revealed."""
    t = table({"a-goblin": "e3", **{name: where for name, where in REVEAL.items() if name != "a-goblin"}}, dark="III", **options)
    return t.does("A", "reveal:a-goblin:III")


def test_whoever_reveals_is_told_to_place_all_but_its_own_objects_and_the_other_those() -> None:
    t = reveals()
    [first] = entries(t, "to-place")
    assert (first["seat"], set(first["tokens"]), first["count"], first["what"]) == ("A", {"a-thief", "b-rope"}, 2, "others")
    placing = t.view()["board"]["placing"]
    assert (placing["seat"], placing["later"]) == ("A", ["a-sword"])
    t.does("A", t.may("A", "place", "place:a-thief")[0])
    t.does("A", t.may("A", "place", "place:b-rope")[0])
    assert [(each["seat"], each["tokens"], each["what"]) for each in entries(t, "to-place")[1:]] == [("B", ["a-sword"], "objects")]


def test_in_the_printed_order_the_own_objects_come_first() -> None:
    t = reveals(options={"reveal_placement": "printed"})
    t.does("A", t.may("A", "place", "place:a-sword")[0])
    told = [(each["seat"], each["what"], each["count"]) for each in entries(t, "to-place")]
    assert told == [("A", "own", 1), ("B", "rest", 2)]


def deed(t: Table) -> tuple[int, int, bool] | None:
    """Which action is under way."""
    found = t.view()["board"]["deed"]
    return found and (found["number"], found["of"], found["potion"])


def test_a_deed_says_which_action_of_its_card_it_is_and_further_steps_are_none() -> None:
    t = table({"a-goblin": "c3"})
    assert deed(t) is None
    t.does("A", "move:a-goblin", "go:c2")
    assert deed(t) == (1, 5, False)
    t.does("A", "go:d2")
    assert deed(t) == (1, 5, False)
    t.does("A", "stop")
    assert deed(t) is None
    t.does("A", "move:a-goblin")
    assert deed(t) == (2, 5, False)


def test_actions_of_a_potion_are_counted_by_themselves() -> None:
    t = table({"a-goblin": "c3", "a-thief": "c7"}, loads={"a-goblin": "a-speed-potion"})
    t.does("A", "drink:a-goblin", "move:a-goblin")
    assert deed(t) == (1, 4, True)
    t.does("A", "go:c2", "stop", "move:a-thief")
    assert deed(t) == (2, 5, False)


def test_an_exit_is_the_action_of_its_walk_and_says_what_lapses_of_the_potion() -> None:
    t = (
        table({"a-thief": "t2", "b-goblin": "b4"}, loads={"a-thief": "a-speed-potion"})
        .does("A", "drink:a-thief")
        .walks("a-thief", "B-2")
    )
    [left] = entries(t, "leaves")
    assert left["points"] == 3
    told = t.match.journal
    [at] = [number for number, event in enumerate(told) if event.key == "leaves"]
    [frame] = [frame for frame in story_of(t.match, 0, 0, len(told)) if frame.n == at]
    assert (frame.board.deed.number, frame.board.deed.of) == (1, 4)


def test_an_exit_without_a_potion_lets_nothing_lapse() -> None:
    [left] = entries(table({"a-thief": "t2", "b-goblin": "b4"}).walks("a-thief", "B-2"), "leaves")
    assert left["points"] == 0


@pytest.mark.parametrize(("answers", "count"), [(("end",), 5), (("move:a-goblin", "go:c2", "stop", "end"), 4)])
def test_actions_that_a_turn_leaves_unused_are_told(answers: tuple[str, ...], count: int) -> None:
    t = table({"a-goblin": "c3"}).does("A", *answers)
    assert entries(t, "leaves-unused") == [{"seat": "A", "count": count}]


def test_a_turn_that_uses_all_its_actions_leaves_none() -> None:
    assert entries(table({"a-goblin": "c3"}, left=0).does("A", "end"), "leaves-unused") == []


@pytest.mark.parametrize(
    ("load", "owner_scores", "points"),
    [(None, False, 2), ("a-treasure", False, 3), ("b-treasure", False, 3), ("b-treasure", True, 2), ("a-sword", False, 2)],
)
def test_a_way_out_says_what_it_scores(load: str | None, owner_scores: bool, points: int) -> None:
    loads = {"a-goblin": load} if load else {}
    t = table({"a-goblin": "t4"}, loads=loads, options={"treasure_to": "owner"} if owner_scores else {})
    assert t.option("A", "move:a-goblin")["then"]["worth"] == points
    t.does("A", "move:a-goblin")
    assert t.view()["board"]["mover"]["worth"] == points
    assert t.does("A", "go:B-4").points[0] == points
