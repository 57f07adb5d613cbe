"""The characters whose ability is to pass what bars the way, as the rulebook gives them: Thief, Wall-Walker, Warrior and Wizard."""

from __future__ import annotations

import pytest

from tests.games.twister.table import table
from undercroft.games.twister.board import SQUARE
from undercroft.games.twister.rooms import WALL
from undercroft.games.twister.tokens import KINDS

# -- Thief ----------------------------------------------------------------------------------------------------------------------


def test_thief_crosses_pits_in_her_move() -> None:
    t = table({"a-thief": "c4"}).walks("a-thief", "c5", "c6")
    assert t.at("a-thief") == "c6"


def test_thief_stops_on_a_pit() -> None:
    """§8."""
    assert table({"a-thief": "c4"}).walks("a-thief", "c5").at("a-thief") == "c5"


def test_thief_crosses_two_pits_in_a_row() -> None:
    t = table({"a-thief": "c4"}, rooms={"II": "2R", "IV": "1R"}, turns={"II": 1}).walks("a-thief", "c5", "c6", "c7")
    assert t.at("a-thief") == "c7"


def test_while_the_thief_stands_on_a_pit_own_characters_cross_it() -> None:
    t = table({"a-thief": "c5", "a-goblin": "c4"}).walks("a-goblin", "c5", "c6")
    assert t.at("a-goblin") == "c6"


def test_without_the_thief_they_do_not() -> None:
    t = table({"a-thief": "b4", "a-goblin": "c4"})
    assert "c5" not in t.reaches("a-goblin")
    assert t.why_not_to("a-goblin", "c5") == ("pit", "8")


def test_own_characters_do_not_stop_on_the_thiefs_pit() -> None:
    """§8."""
    t = table({"a-thief": "c5", "a-goblin": "c4"})
    assert "c5" in t.reaches("a-goblin")
    assert "c5" not in t.ends("a-goblin")


def test_enemies_do_not_cross_the_thiefs_pit() -> None:
    t = table({"b-thief": "c5", "a-goblin": "c4"})
    assert "c5" not in t.reaches("a-goblin")


def test_the_ability_does_not_work_while_the_thief_is_wounded_on_the_pit() -> None:
    """Only a Rope of hers keeps her there, and by that everybody crosses, enemies too (§8)."""
    for side in "ab":
        t = table({"a-thief": "c5", f"{side}-goblin": "c4"}, loads={"a-thief": "a-rope"}, wounded="a-thief", active=side.upper())
        assert "c6" in t.ends(f"{side}-goblin")
    t = table({"a-thief": "c5", "a-goblin": "c4"}, loads={"a-thief": "a-rope"}, wounded="a-thief")
    t.does("A", "move:a-goblin", "go:c5")
    assert t.may("A", "step", "take") == ["take:a-thief"]  # her rope is not taken from under her


def test_thief_wounded_on_a_pit_without_a_rope_dies_at_once() -> None:
    t = table({"a-thief": "c5", "b-troll": "c4"}).fights("a-thief b-troll", "0", "0")
    assert (t.at("a-thief"), t.points) == ("killed", (0, 1))


def test_thief_wounded_on_a_pit_with_a_rope_stays_there() -> None:
    t = table({"a-thief": "c5", "b-troll": "c4"}, loads={"a-thief": "b-rope"}).fights("a-thief b-troll", "0", "0")
    assert (t.at("a-thief"), t.at("b-rope"), t.points) == ("c5", "c5", (0, 0))
    assert t.wounded("a-thief")


def test_thief_who_dies_on_a_pit_takes_her_object_with_her() -> None:
    """A16."""
    t = table({"a-thief": "c5", "b-troll": "c4"}, loads={"a-thief": "a-treasure"}).fights("a-thief b-troll", "0", "0")
    assert t.at("a-treasure") == "gone"


def test_thief_who_dies_on_a_pit_takes_the_wounded_she_carries_with_her() -> None:
    """A16."""
    t = table({"a-thief": "c5", "b-troll": "c4"}, loads={"a-thief": "a-goblin"}, wounded="a-goblin")
    t.fights("a-thief b-troll", "0", "0")
    assert (t.at("a-thief"), t.at("a-goblin"), t.points) == ("killed", "killed", (0, 2))


def test_thief_wounded_over_a_rope_that_is_not_hers_dies_and_the_rope_stays() -> None:
    """An ally has fastened it under her feet after she came, and she has ended no action there since: she has no rope with her."""
    t = table({"a-thief": "c5", "a-goblin": "b5", "b-troll": "c4"}, loads={"a-goblin": "a-rope"}, active="A")
    t.walks("a-goblin", "c5", "drop", "c6").does("A", "end").does("B", "2").fights("b-troll a-thief", "6", "0")
    assert (t.at("a-thief"), t.at("a-rope"), t.points) == ("killed", "c5", (0, 1))


def test_thief_takes_up_the_rope_under_her_at_the_end_of_any_action_there() -> None:
    """A7: any action that she ends on the pit with empty hands, not only a move."""
    t = table({"a-thief": "c5", "a-goblin": "b5", "b-goblin": "d5"}, loads={"a-goblin": "a-rope"})
    t.walks("a-goblin", "c5", "drop", "c6")
    assert t.load("a-thief") == ""
    t.fights("a-thief b-goblin", "0", "0")
    assert t.load("a-thief") == "a-rope"


def test_thief_opens_bars_for_one_point() -> None:
    t = table({"a-thief": "a3"}, card="2").does("A", "open:a-thief:b3")
    assert t.left == 1
    assert "b3" in t.reaches("a-thief")


def test_thief_must_stand_beside_the_bars_on_either_side() -> None:
    assert table({"a-thief": "a3"}).may("A", start="open") == ["open:a-thief:b3"]
    assert table({"a-thief": "b3"}).may("A", start="open") == ["open:a-thief:a3"]
    t = table({"a-thief": "c3"})
    assert t.may("A", start="open") == []
    assert t.why("A", "do:open:a-thief") == ("no-bars-beside", "13")


def test_everybody_passes_open_bars() -> None:
    t = (
        table({"a-thief": "a3", "b-goblin": "b3"})
        .does("A", "open:a-thief:b3")
        .walks("a-thief", "a4")
        .does("A", "end")
        .does("B", "2")
    )
    assert t.walks("b-goblin", "a3").at("b-goblin") == "a3"


def test_thief_closes_open_bars_for_one_point() -> None:
    t = table({"a-thief": "a3"}, gates={"I": ["open", "closed"]}, card="2")
    assert "b3" in t.reaches("a-thief")
    t.does("A", "close:a-thief:b3")
    assert t.left == 1
    assert "b3" not in t.reaches("a-thief")


def test_thief_neither_opens_nor_closes_broken_bars() -> None:
    """§13."""
    t = table({"a-thief": "a3"}, gates={"I": ["broken", "closed"]})
    assert t.verbs("a-thief") == {"move"}


def test_thief_works_the_bars_with_a_load() -> None:
    t = table({"a-thief": "a3"}, loads={"a-thief": "a-treasure"})
    assert t.may("A", start="open") == ["open:a-thief:b3"]


def test_only_the_thief_opens_and_closes() -> None:
    for kind in KINDS[:8]:
        t = table({f"a-{kind}": "a3"}, gates={"I": ["open", "closed"]})
        assert ("close" in t.verbs(f"a-{kind}")) == (kind == "thief")


# -- Wall-Walker ----------------------------------------------------------------------------------------------------------------


def test_wall_walker_passes_a_wall_for_one_point() -> None:
    t = table({"a-wall-walker": "a2"}, card="2").does("A", "through:a-wall-walker:b2")
    assert (t.at("a-wall-walker"), t.left) == ("b2", 1)


@pytest.mark.parametrize(("start", "beyond", "walls"), [("h5", "h6", 1), ("i5", "i6", 2)])
def test_wall_walker_passes_a_double_wall_for_the_same_point(start: str, beyond: str, walls: int) -> None:
    """Where two rooms touch each has its own edge: one wall, or one of each room back to back."""
    t = table({"a-wall-walker": start}, card="2")
    south, north = t.g.plan.edges[SQUARE[start]][2], t.g.plan.edges[SQUARE[beyond]][0]
    assert [south, north].count(WALL) == walls
    t.does("A", f"through:a-wall-walker:{beyond}")
    assert (t.at("a-wall-walker"), t.left) == (beyond, 1)


def test_passing_a_wall_is_an_action_of_its_own_and_no_move() -> None:
    """She does not walk on, and she handles nothing on the way (A20)."""
    t = table({"a-wall-walker": "a2", "a-sword": "b2"}, card="2").does("A", "through:a-wall-walker:b2")
    assert (t.turn, t.may("A", "step")) == ("A", [])
    assert t.load("a-wall-walker") == ""


def test_passing_a_wall_takes_one_wall_at_a_time() -> None:
    t = table({"a-wall-walker": "a1"})
    assert "through:a-wall-walker:b1" in t.may("A")
    assert "through:a-wall-walker:c1" not in t.may("A")


def test_wall_walker_does_not_open_a_room_behind_the_wall() -> None:
    """a6 has a wall to the north; b6 is open there."""
    t = table({"a-wall-walker": "a6", "b-rope": "on I"}, dark="I")
    assert t.may("A", start="reveal") == []
    assert t.why("A", "do:reveal:a-wall-walker") == ("wall", "2")
    assert table({"a-wall-walker": "b6", "b-rope": "on I"}, dark="I").may("A", start="reveal") == ["reveal:a-wall-walker:I"]


def test_wall_walker_does_not_walk_through_a_wall_into_a_face_down_room() -> None:
    """§13: a6 has a wall to the north; behind it lies nobody knows what."""
    t = table({"a-wall-walker": "a6", "b-rope": "on I"}, dark="I")
    assert t.may("A", start="through") == ["through:a-wall-walker:A-6"]


@pytest.mark.parametrize("state", ["closed", "open", "broken"])
def test_wall_walker_does_not_pass_bars_with_her_ability(state: str) -> None:
    """§13: closed ones stop her, through open or broken ones she steps like anybody."""
    t = table({"a-wall-walker": "a3"}, gates={"I": [state, "closed"]})
    assert t.may("A", start="through:a-wall-walker:b3") == []
    assert ("b3" in t.reaches("a-wall-walker")) == (state != "closed")


def test_wall_walker_does_not_leave_over_the_long_sides() -> None:
    """§13: to the north a1 is open, to the south a10 has a wall: neither leads anywhere."""
    assert table({"a-wall-walker": "a1"}).may("A", start="through") == ["through:a-wall-walker:b1"]
    assert table({"a-wall-walker": "a10"}).may("A", start="through") == ["through:a-wall-walker:A-10"]


def test_wall_walker_needs_a_wall() -> None:
    t = table({"a-wall-walker": "c3"})
    assert t.may("A", start="through") == []
    assert t.why("A", "do:through:a-wall-walker") == ("no-wall-beside", "13")


def test_wall_walker_lands_only_where_she_may_end() -> None:
    """§13: not on a character, nor on a wounded enemy, nor on two tokens."""
    assert table({"a-wall-walker": "a2", "a-goblin": "b2"}).may("A", start="through:a-wall-walker:b2") == []
    assert table({"a-wall-walker": "a2", "b-goblin": "b2"}, wounded="b-goblin").may("A", start="through:a-wall-walker:b2") == []
    t = table({"a-wall-walker": "a2", "a-goblin": "b2", "a-sword": "b2"}, wounded="a-goblin")
    assert t.may("A", start="through:a-wall-walker:b2") == []
    t = table({"a-wall-walker": "a2", "a-goblin": "b2"}, wounded="a-goblin")
    assert t.may("A", start="through:a-wall-walker:b2") == ["through:a-wall-walker:b2"]


def test_wall_walker_comes_onto_a_pit_only_with_a_rope() -> None:
    """§13, A7: carried, or lying there, which she then takes up."""
    assert table({"a-wall-walker": "b1"}).may("A", start="through:a-wall-walker:c1") == []
    t = table({"a-wall-walker": "b1"}, loads={"a-wall-walker": "b-rope"}).does("A", "through:a-wall-walker:c1")
    assert t.at("b-rope") == "c1"
    t = table({"a-wall-walker": "b1", "b-rope": "c1"}).does("A", "through:a-wall-walker:c1")
    assert t.load("a-wall-walker") == "b-rope"
    t = table({"a-wall-walker": "b1", "b-rope": "c1"}, loads={"a-wall-walker": "a-sword"})
    assert t.may("A", start="through:a-wall-walker:c1") == []


def test_wall_walker_carries_an_object_or_a_wounded_through() -> None:
    """§13."""
    t = table({"a-wall-walker": "a2"}, loads={"a-wall-walker": "a-treasure"}).does("A", "through:a-wall-walker:b2")
    assert t.at("a-treasure") == "b2"
    t = table({"a-wall-walker": "a2"}, loads={"a-wall-walker": "a-troll"}, wounded="a-troll").does("A", "through:a-wall-walker:b2")
    assert (t.at("a-troll"), t.load("a-wall-walker")) == ("b2", "a-troll")


def test_wall_walker_with_a_load_does_not_land_on_a_token() -> None:
    t = table({"a-wall-walker": "a2", "a-sword": "b2"}, loads={"a-wall-walker": "a-treasure"})
    assert t.may("A", start="through:a-wall-walker:b2") == []


def test_wall_walker_leaves_the_dungeon_through_a_wall() -> None:
    """A11: with what she carries."""
    t = table({"a-wall-walker": "t1"}, loads={"a-wall-walker": "b-treasure"}).does("A", "through:a-wall-walker:B-1")
    assert (t.at("a-wall-walker"), t.points) == ("escaped", (2, 0))


def test_wall_walker_does_not_leave_through_a_wall_onto_a_standing_enemy() -> None:
    """§12."""
    t = table({"a-wall-walker": "t1", "b-goblin": "B-1"})
    assert t.may("A", start="through:a-wall-walker:B-1") == []


def test_wall_walker_leaves_through_a_wall_over_a_wounded_enemy() -> None:
    """§12: forbidden is that only to a jump."""
    t = table({"a-wall-walker": "t1", "b-goblin": "B-1"}, wounded="b-goblin").does("A", "through:a-wall-walker:B-1")
    assert (t.at("a-wall-walker"), t.points) == ("escaped", (1, 0))


def test_wall_walker_saves_the_wounded_she_carries_through_the_last_wall() -> None:
    """§12."""
    t = table({"a-wall-walker": "t1"}, loads={"a-wall-walker": "a-goblin"}, wounded="a-goblin")
    t.does("A", "through:a-wall-walker:B-1")
    assert (t.at("a-goblin"), t.points) == ("escaped", (1, 0))


def test_wall_walker_passes_from_her_starting_line_through_the_rim_of_a_room() -> None:
    t = table({"a-wall-walker": "A-6"}).does("A", "through:a-wall-walker:a6")
    assert t.at("a-wall-walker") == "a6"


# -- Warrior --------------------------------------------------------------------------------------------------------------------


def test_warrior_breaks_closed_bars_before_him_for_one_point() -> None:
    t = table({"a-warrior": "a3"}, card="2").does("A", "break:a-warrior:b3")
    assert t.left == 1
    assert "b3" in t.reaches("a-warrior")


def test_warrior_must_stand_before_the_bars() -> None:
    t = table({"a-warrior": "a2"})
    assert t.may("A", start="break") == []
    assert t.why("A", "do:break:a-warrior") == ("no-bars-beside", "13")
    assert table({"a-warrior": "b3"}).may("A", start="break") == ["break:a-warrior:a3"]


def test_everybody_passes_broken_bars() -> None:
    t = table({"a-warrior": "a3", "b-goblin": "b3"}).does("A", "break:a-warrior:b3").walks("a-warrior", "a4")
    t.does("A", "end").does("B", "2")
    assert t.walks("b-goblin", "a3").at("b-goblin") == "a3"


def test_broken_bars_stay_broken() -> None:
    """§13."""
    t = table({"a-warrior": "a3", "a-thief": "b3"}).does("A", "break:a-warrior:b3")
    assert "close" not in t.verbs("a-thief")
    assert "break" not in t.verbs("a-warrior")


def test_warrior_breaks_closed_bars_only() -> None:
    """B10, the default."""
    assert table({"a-warrior": "a3"}, gates={"I": ["open", "closed"]}).may("A", start="break") == []


# -- Wizard ---------------------------------------------------------------------------------------------------------------------


def test_wizard_flies_over_pits_for_no_extra_point() -> None:
    t = table({"a-wizard": "c4"}, card="2").walks("a-wizard", "c5", "c6")
    assert (t.at("a-wizard"), t.left) == ("c6", 1)


def test_wizard_flies_over_two_pits_in_a_row() -> None:
    t = table({"a-wizard": "c4"}, rooms={"II": "2R", "IV": "1R"}, turns={"II": 1}).walks("a-wizard", "c5", "c6", "c7")
    assert t.at("a-wizard") == "c7"


@pytest.mark.parametrize("wounded", ["", "b-troll"])
def test_wizard_flies_over_enemies_alive_or_wounded(wounded: str) -> None:
    t = table({"a-wizard": "b3", "b-troll": "c3"}, wounded=wounded).walks("a-wizard", "c3", "d3")
    assert t.at("a-wizard") == "d3"


def test_wizard_flies_over_own_characters() -> None:
    """§8."""
    assert table({"a-wizard": "b3", "a-troll": "c3"}).walks("a-wizard", "c3", "d3").at("a-wizard") == "d3"


def test_nobody_else_passes_a_standing_enemy() -> None:
    for kind in KINDS[:8]:
        t = table({f"a-{kind}": "b3", "b-troll": "c3"})
        assert ("c3" in t.reaches(f"a-{kind}")) == (kind == "wizard")


@pytest.mark.parametrize(("other", "wounded"), [("b-troll", ""), ("b-troll", "b-troll"), ("a-troll", "")])
def test_wizard_does_not_stop_on_a_square_with_another_character(other: str, wounded: str) -> None:
    t = table({"a-wizard": "b3", other: "c3"}, wounded=wounded)
    assert "c3" in t.reaches("a-wizard")
    assert "c3" not in t.ends("a-wizard")


def test_wizard_ends_with_an_own_wounded_like_everybody() -> None:
    """A21."""
    assert "c3" in table({"a-wizard": "b3", "a-troll": "c3"}, wounded="a-troll").ends("a-wizard")


def test_wizard_does_not_stop_on_a_pit() -> None:
    t = table({"a-wizard": "c4"})
    assert "c5" in t.reaches("a-wizard")
    assert "c5" not in t.ends("a-wizard")


def test_wizard_stops_on_a_pit_with_a_rope() -> None:
    """§8."""
    assert "c5" in table({"a-wizard": "c4"}, loads={"a-wizard": "a-rope"}).ends("a-wizard")
    t = table({"a-wizard": "c4", "b-rope": "c5"}).walks("a-wizard", "c5")
    assert t.load("a-wizard") == "b-rope"


def test_wizard_passes_neither_walls_nor_closed_bars() -> None:
    """§8."""
    t = table({"a-wizard": "a3"})
    assert {"b2", "b3"}.isdisjoint(t.reaches("a-wizard"))
    assert t.why_not_to("a-wizard", "b3") == ("bars-closed", "2")
    assert t.why_not_to("a-wizard", "b2") == ("wall", "2")


def test_wizard_leaves_over_an_exit_that_an_enemy_holds() -> None:
    """§8, §12: it may end there, because it leaves."""
    t = table({"a-wizard": "t2", "b-troll": "B-2"}).walks("a-wizard", "B-2")
    assert (t.at("a-wizard"), t.points) == ("escaped", (1, 0))


def test_only_the_wizard_uses_the_wand() -> None:
    for kind in KINDS[:8]:
        t = table({f"a-{kind}": "b3", "b-troll": "d3"}, loads={f"a-{kind}": "a-fireball-wand"})
        assert ("fire" in t.verbs(f"a-{kind}")) == (kind == "wizard")
