"""Walking and jumping: the rulebook's sections To move a character and Jump cards; the rules page's §4, §8, §9."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.twister.table import Table, table
from undercroft.games.twister.tokens import KINDS
from undercroft.kernel.errors import BadInput

PIT_AT_THE_LINE: dict[str, Any] = {"rooms": {"I": "1R", "II": "1L"}, "turns": {"I": 2}}
"""Room 1R lies so that its pit is a5, between A-5, a4, a6 and b5."""
TWO_PITS: dict[str, Any] = {"rooms": {"II": "2R", "IV": "1R"}, "turns": {"II": 1}}
"""Room 2R lies so that c6 is a pit beside the pit c5."""


# -- To move a character --------------------------------------------------------------------------------------------------------


def test_a_move_costs_one_point() -> None:
    assert table({"a-goblin": "c3"}, card="3").walks("a-goblin", "c2", "d2").left == 2


def test_one_point_moves_one_own_character() -> None:
    t = table({"a-goblin": "c3", "a-thief": "b3", "b-goblin": "e9"})
    assert t.may("A", start="move") == ["move:a-thief", "move:a-goblin"]
    assert t.why("A", "piece:b-goblin") == ("enemy-piece", "11")


def test_nobody_must_walk_as_far_as_its_speed() -> None:
    t = table({"a-thief": "c3"}).does("A", "move:a-thief", "go:c2", "stop")
    assert t.at("a-thief") == "c2"


def test_the_same_character_may_move_several_times_a_point_each() -> None:
    t = table({"a-troll": "A-10"}, card="3").walks("a-troll", "A-9", "A-8").walks("a-troll", "A-7", "A-6").walks("a-troll", "A-5")
    assert (t.at("a-troll"), t.left) == ("A-5", 0)
    assert t.why("A", "piece:a-troll") == ("no-points-left", "4")


def test_golden_rule_1_one_action_is_finished_before_the_next() -> None:
    t = table({"a-goblin": "c3", "a-thief": "b3", "b-goblin": "d2"}).does("A", "move:a-goblin", "go:c2")
    assert t.may("A") == []
    for answer in ("move:a-thief", "attack:a-goblin:b-goblin", "end"):
        with pytest.raises(BadInput):
            t.does("A", answer)
    assert t.why("A", "do:move:a-thief") == ("finish-the-move", "4")
    assert t.why("A", "do:attack:a-goblin") == ("stop-first", "4")


def test_a_character_walks_to_any_adjacent_square_and_back_again() -> None:
    t = table({"a-goblin": "c3"}).walks("a-goblin", "c2", "c3", "d3", "c3")
    assert t.at("a-goblin") == "c3"


def test_walking_passes_and_stops_on_objects_of_both_colours() -> None:
    t = table({"a-goblin": "c3", "a-sword": "c2", "b-sword": "d3"})
    assert {"c2", "d3"} <= t.ends("a-goblin")


def test_walking_passes_wounded_characters_own_and_foreign() -> None:
    for side in "ab":
        t = table({"a-goblin": "A-3", f"{side}-thief": "a3"}, wounded=f"{side}-thief").walks("a-goblin", "a3", "a4")
        assert t.at("a-goblin") == "a4"


def test_walking_stops_on_own_wounded_characters_but_not_on_foreign_ones() -> None:
    assert "c2" in table({"a-goblin": "c3", "a-thief": "c2"}, wounded="a-thief").ends("a-goblin")
    t = table({"a-goblin": "c3", "b-thief": "c2"}, wounded="b-thief")
    assert "c2" not in t.ends("a-goblin")
    assert "c2" in t.reaches("a-goblin")


def test_walking_passes_unwounded_own_characters_but_does_not_stop_on_them() -> None:
    t = table({"a-goblin": "c3", "a-thief": "c2"})
    assert "c2" in t.reaches("a-goblin")
    assert "c2" not in t.ends("a-goblin")
    t.does("A", "move:a-goblin", "go:c2")
    assert "stop" not in t.may("A", "step")


def test_walking_passes_and_stops_on_a_gear() -> None:
    t = table({"a-goblin": "d4"})
    assert {"d5", "d6"} <= t.ends("a-goblin")


@pytest.mark.parametrize(("state", "passed"), [("open", True), ("broken", True), ("closed", False)])
def test_walking_passes_open_and_broken_bars_and_no_closed_ones(state: str, passed: bool) -> None:
    t = table({"a-goblin": "d3"}, gates={"I": ["closed", state]})
    assert ("e3" in t.reaches("a-goblin")) is passed
    if not passed:
        assert t.why_not_to("a-goblin", "e3") == ("bars-closed", "2")


def test_nobody_walks_diagonally() -> None:
    t = table({"a-troll": "c3"}).does("A", "move:a-troll")
    assert set(t.may("A", "step", "go")) == {"go:c2", "go:b3", "go:d3", "go:c4"}


def test_nobody_passes_or_stops_on_a_pit() -> None:
    for kind in ("goblin", "warrior", "cleric", "mekanork", "troll", "wall-walker"):
        t = table({f"a-{kind}": "c4"})
        assert "c5" not in t.reaches(f"a-{kind}")
        assert t.why_not_to(f"a-{kind}", "c5") == ("pit", "8")


def test_nobody_passes_or_stops_on_an_unwounded_enemy() -> None:
    t = table({"a-goblin": "c3", "b-thief": "c2"})
    assert "c2" not in t.reaches("a-goblin")
    assert t.why_not_to("a-goblin", "c2") == ("enemy-in-the-way", "8")


def test_nobody_passes_a_wall() -> None:
    t = table({"a-goblin": "d2"})
    assert "e2" not in t.reaches("a-goblin")
    assert t.why_not_to("a-goblin", "e2") == ("wall", "2")


def test_a_wall_of_one_room_alone_blocks_the_border() -> None:
    """§2: a5 is open to the south, a6 has a wall to the north; b5 and b6 are both open."""
    assert table({"a-goblin": "a5"}).why_not_to("a-goblin", "a6") == ("wall", "2")
    assert "b6" in table({"a-goblin": "b5"}).ends("a-goblin")


def test_nobody_walks_into_a_face_down_room() -> None:
    """§8."""
    t = table({"a-goblin": "d5", "b-rope": "on II"}, dark="II")
    assert t.why_not_to("a-goblin", "d6") == ("room-is-dark", "6")


def test_the_long_sides_of_the_dungeon_are_never_passed() -> None:
    """§2: a1 and e1 are open to the north, where the dungeon ends."""
    t = table({"a-troll": "a1"}).does("A", "move:a-troll")
    assert set(t.may("A", "step", "go")) == {"go:a2", "go:A-1"}


def test_the_own_starting_line_is_entered_left_and_walked_along_freely() -> None:
    """§8, §2: its squares are neighbours without walls, each beside one square of a room."""
    t = table({"a-thief": "a1"}).walks("a-thief", "A-1", "A-2", "A-3", "A-4", "a4")
    assert t.at("a-thief") == "a4"


def test_a_move_does_not_end_with_another_unwounded_character() -> None:
    t = table({"a-goblin": "c3", "a-thief": "c2"})
    assert "c2" in t.option("A", "move:a-goblin")["then"]["over"]


def test_a_move_does_not_end_with_a_wounded_enemy() -> None:
    t = table({"a-goblin": "c3", "b-thief": "c2"}, wounded="b-thief").does("A", "move:a-goblin", "go:c2")
    assert "stop" not in t.may("A", "step")


def test_a_move_does_not_end_on_a_pit() -> None:
    t = table({"a-goblin": "c4", "a-thief": "c5"}).does("A", "move:a-goblin", "go:c5")
    assert "stop" not in t.may("A", "step")


def test_a_move_does_not_end_where_two_tokens_are() -> None:
    t = table({"a-goblin": "c3", "a-sword": "c2", "b-sword": "c2"})
    assert "c2" in t.option("A", "move:a-goblin")["then"]["over"]
    t = table({"a-goblin": "c3", "a-thief": "c2", "b-sword": "c2"}, wounded="a-thief")
    assert "c2" in t.option("A", "move:a-goblin")["then"]["over"]


def test_a_load_counts_as_a_token() -> None:
    """§8: with a load nobody ends on an object or an own wounded."""
    t = table({"a-goblin": "c3", "a-sword": "c2", "a-thief": "d3"}, loads={"a-goblin": "a-treasure"}, wounded="a-thief")
    assert {"c2", "d3"} <= t.reaches("a-goblin")
    assert {"c2", "d3"}.isdisjoint(t.ends("a-goblin"))


LAWFUL: list[tuple[str, str, dict[str, str]]] = [
    ("", "", {}),
    ("a-thief", "", {}),
    ("b-sword", "", {}),
    ("a-thief b-sword", "", {}),
    ("a-thief b-sword", "", {"a-thief": "b-sword"}),
    ("a-thief a-goblin", "a-goblin", {}),
    ("a-thief a-goblin", "a-goblin", {"a-thief": "a-goblin"}),
    ("a-goblin b-sword", "a-goblin", {}),
    ("a-sword b-sword", "", {}),
    ("a-goblin b-goblin", "a-goblin b-goblin", {}),
]
UNLAWFUL: list[tuple[str, str, dict[str, str]]] = [
    ("a-thief a-goblin", "", {}),
    ("a-thief b-goblin", "", {}),
    ("a-thief b-goblin", "b-goblin", {}),
    ("a-thief a-sword b-sword", "", {}),
    ("a-thief a-sword b-sword", "", {"a-thief": "a-sword"}),
    ("a-thief a-goblin b-sword", "a-goblin", {}),
    ("a-sword b-sword a-rope", "", {}),
]


@pytest.mark.parametrize(("tokens", "wounded", "loads"), LAWFUL)
def test_golden_rule_2_what_a_square_may_hold(tokens: str, wounded: str, loads: dict[str, str]) -> None:
    """§4, A9, A19."""
    t = table(dict.fromkeys(tokens.split(), "c3"), wounded=wounded, loads=loads)
    assert all(t.at(token) == "c3" for token in tokens.split())


@pytest.mark.parametrize(("tokens", "wounded", "loads"), UNLAWFUL)
def test_golden_rule_2_what_a_square_may_not_hold(tokens: str, wounded: str, loads: dict[str, str]) -> None:
    """§4."""
    with pytest.raises(BadInput):
        table(dict.fromkeys(tokens.split(), "c3"), wounded=wounded, loads=loads)


def test_no_step_is_offered_that_could_not_end_lawfully() -> None:
    """Two steps are all a Troll has: over an ally it can only come back where other allies stand behind."""
    t = table({"a-troll": "A-3", "a-thief": "A-2", "a-goblin": "A-1", "a-cleric": "a2"}).does("A", "move:a-troll")
    assert "go:A-2" in t.may("A", "step")  # it can come back
    t.does("A", "go:A-2")
    assert t.may("A", "step") == ["go:A-3"]


def test_a_walk_that_comes_back_costs_its_point() -> None:
    t = table({"a-troll": "A-3", "a-thief": "A-2"}, card="2").walks("a-troll", "A-2", "A-3")
    assert (t.at("a-troll"), t.left) == ("A-3", 1)


# -- Jump cards -----------------------------------------------------------------------------------------------------------------


def jumps(t: Table, token: str = "a-goblin") -> set[str]:
    """The pits a character may jump and where it would land: ``c5:c6``."""
    return {option.split(":", 2)[2] for option in t.may(token[0].upper(), start=f"jump:{token}:")}


def test_each_player_has_three_jump_cards() -> None:
    assert [each["jumps"]["value"] for each in table({}).view()["figures"].values()] == [3, 3]


def test_a_jump_costs_one_point_and_a_card_which_leaves_the_game() -> None:
    t = table({"a-goblin": "c4"}, card="2").does("A", "jump:a-goblin:c5:c6")
    assert (t.left, t.g.jumps) == (1, [2, 3])
    assert table({"b-goblin": "c4"}, active="B").does("B", "jump:b-goblin:c5:c6").g.jumps == [3, 2]


def test_a_jump_leads_to_the_square_behind_the_pit_straight_or_round_a_corner() -> None:
    """Its second square is any one adjacent to the pit (§9, B5)."""
    t = table({"a-goblin": "c4"})
    assert jumps(t) == {"c5:b5", "c5:c6", "c5:d5"}
    assert t.does("A", "jump:a-goblin:c5:b5").at("a-goblin") == "b5"


def test_a_jump_never_leads_back() -> None:
    assert "c5:c4" not in jumps(table({"a-goblin": "c4"}))


def test_a_jump_is_two_squares_whatever_the_speed_and_nothing_is_walked_besides() -> None:
    """§9: the jump is the whole action."""
    t = table({"a-troll": "c4"}).does("A", "jump:a-troll:c5:c6")
    assert (t.at("a-troll"), t.may("A", "step")) == ("c6", [])


def test_without_cards_nobody_jumps() -> None:
    t = table({"a-goblin": "c4"}, players={"A": {"jumps": 0}})
    assert jumps(t) == set()
    assert t.why("A", "do:jump:a-goblin") == ("no-jump-cards", "9")


def test_only_pits_are_jumped() -> None:
    """§9."""
    t = table({"a-goblin": "c3"})
    assert jumps(t) == set()
    assert t.why("A", "do:jump:a-goblin") == ("no-pit-beside", "9")


@pytest.mark.parametrize(
    ("who", "wounded"), [("a-thief", False), ("b-thief", False), ("a-thief", True), ("b-thief", True), ("a-cleric", False)]
)
def test_a_pit_with_a_character_alive_or_wounded_is_not_jumped(who: str, wounded: bool) -> None:
    t = table({"a-goblin": "c4", who: "c5"}, loads={who: "a-rope"}, wounded=who if wounded else "")
    assert jumps(t) == set()


def test_a_pit_where_only_a_rope_lies_may_be_jumped() -> None:
    """A17."""
    t = table({"a-goblin": "c4", "b-rope": "c5"}).does("A", "jump:a-goblin:c5:c6")
    assert (t.at("a-goblin"), t.at("b-rope"), t.load("a-goblin")) == ("c6", "c5", "")


def test_a_jump_needs_a_way_onto_the_pit_and_off_it() -> None:
    """§9: both steps need open edges. The pit c1 has one opening; from b1 there is none."""
    assert jumps(table({"a-goblin": "c2"})) == set()
    assert table({"a-goblin": "c2"}).why("A", "do:jump:a-goblin") == ("nowhere-to-land", "9")
    assert jumps(table({"a-goblin": "b1"})) == set()


def test_a_jump_does_not_lead_into_a_face_down_room() -> None:
    assert jumps(table({"a-goblin": "c4", "b-rope": "on II"}, dark="II")) == {"c5:b5", "c5:d5"}


def test_a_jump_may_start_on_the_starting_line() -> None:
    assert jumps(table({"a-goblin": "A-5"}, **PIT_AT_THE_LINE)) == {"a5:a4", "a5:a6", "a5:b5"}


@pytest.mark.parametrize(
    ("tokens", "wounded", "lands"),
    [
        ({"b-sword": "c6"}, "", True),
        ({"a-thief": "c6"}, "a-thief", True),
        ({"a-thief": "c6"}, "", False),
        ({"b-thief": "c6"}, "", False),
        ({"b-thief": "c6"}, "b-thief", False),
        ({"a-sword": "c6", "b-sword": "c6"}, "", False),
        ({"a-thief": "c6", "b-sword": "c6"}, "a-thief", False),
    ],
)
def test_a_jump_ends_as_golden_rule_2_asks(tokens: dict[str, str], wounded: str, lands: bool) -> None:
    """§9: an empty square, an object, an own wounded; no unwounded character, no wounded enemy, no third token."""
    assert ("c5:c6" in jumps(table({"a-goblin": "c4", **tokens}, wounded=wounded))) is lands


def test_a_jump_with_a_load_does_not_end_on_a_token() -> None:
    assert "c5:c6" not in jumps(table({"a-goblin": "c4", "b-sword": "c6"}, loads={"a-goblin": "a-treasure"}))


def test_a_load_comes_along_and_nothing_is_handled_on_the_way() -> None:
    """§9, A20."""
    t = table({"a-goblin": "c4"}, loads={"a-goblin": "a-thief"}, wounded="a-thief").does("A", "jump:a-goblin:c5:c6")
    assert (t.at("a-thief"), t.load("a-goblin")) == ("c6", "a-thief")
    t = table({"a-goblin": "c4", "a-sword": "c6"}).does("A", "jump:a-goblin:c5:c6")
    assert (t.load("a-goblin"), t.may("A", "step")) == ("", [])


def test_a_double_pit_is_not_jumped() -> None:
    """§9: nobody lands on a second pit, not the Thief, not with a Rope in hand."""
    assert jumps(table({"a-goblin": "c4"}, **TWO_PITS)) == {"c5:b5", "c5:d5"}
    assert jumps(table({"a-thief": "c4"}, **TWO_PITS), "a-thief") == {"c5:b5", "c5:d5"}
    assert jumps(table({"a-goblin": "c4"}, loads={"a-goblin": "a-rope"}, **TWO_PITS)) == {"c5:b5", "c5:d5"}


def test_a_jump_may_land_on_a_roped_pit_whose_rope_is_then_taken_up() -> None:
    """§9, A7: with empty hands only."""
    t = table({"a-goblin": "c4", "b-rope": "c6"}, **TWO_PITS).does("A", "jump:a-goblin:c5:c6")
    assert (t.at("a-goblin"), t.load("a-goblin")) == ("c6", "b-rope")
    t = table({"a-goblin": "c4", "b-rope": "c6"}, loads={"a-goblin": "a-sword"}, **TWO_PITS)
    assert "c5:c6" not in jumps(t)


def test_a_jump_may_start_on_a_pit_that_one_may_stand_on() -> None:
    """§9."""
    t = table({"a-goblin": "c5"}, loads={"a-goblin": "a-rope"}, **TWO_PITS)
    assert jumps(t) == {"c6:c7", "c6:d6"}


def test_a_jump_onto_the_opponents_line_leaves_the_dungeon() -> None:
    """§9, §12: with the load."""
    t = table({"b-goblin": "b5"}, loads={"b-goblin": "a-treasure"}, active="B", **PIT_AT_THE_LINE)
    t.does("B", "jump:b-goblin:a5:A-5")
    assert (t.at("b-goblin"), t.points) == ("escaped", (0, 3))


@pytest.mark.parametrize("wounded", ["", "a-troll"])
@pytest.mark.parametrize("kind", ["goblin", "wizard"])
def test_a_jump_does_not_leave_onto_an_enemy_alive_or_wounded(kind: str, wounded: str) -> None:
    """§9, B6."""
    t = table({f"b-{kind}": "b5", "a-troll": "A-5"}, wounded=wounded, active="B", **PIT_AT_THE_LINE)
    assert jumps(t, f"b-{kind}") == {"a5:a4", "a5:a6"}


def test_a_jump_leaves_nothing_behind_on_the_pit() -> None:
    """§9: the Rope of whoever jumps comes along."""
    t = table({"a-thief": "c4"}, loads={"a-thief": "a-rope"}).does("A", "jump:a-thief:c5:c6")
    assert (t.at("a-rope"), t.load("a-thief")) == ("c6", "a-rope")


def test_everybody_may_jump() -> None:
    for kind in KINDS[:8]:
        assert "jump" in table({f"a-{kind}": "c4"}).verbs(f"a-{kind}")
