"""Carrying: the rulebook's sections Object, Carrying wounded characters, Pits and wounded characters; the rules page's §10."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.twister.table import Table, table
from undercroft.kernel.errors import BadInput


def handling(t: Table, seat: str = "A") -> set[str]:
    """What may be picked up, put down and exchanged at this moment of a move."""
    return {option for option in t.may(seat, "step") if not option.startswith("go:") and option != "stop"}


# -- Object ---------------------------------------------------------------------------------------------------------------------


def test_every_character_carries_one_thing_only() -> None:
    t = table({"a-goblin": "c3", "a-sword": "c2"}, loads={"a-goblin": "a-rope"}).does("A", "move:a-goblin", "go:c2")
    assert handling(t) == {"drop"}
    assert t.does("A", "drop").may("A", "step", "take") == ["take:a-sword"]


def test_an_object_or_an_own_wounded_is_a_load() -> None:
    t = table({"a-goblin": "c3", "a-thief": "c2"}, loads={"a-goblin": "a-rope"}, wounded="a-thief")
    assert handling(t.does("A", "move:a-goblin", "go:c2")) == {"drop"}


def test_picking_up_while_passing_or_stopping_costs_no_point() -> None:
    t = table({"a-goblin": "c3", "a-sword": "c2"}, card="2").walks("a-goblin", "c2", "take:a-sword", "d2")
    assert (t.at("a-sword"), t.load("a-goblin"), t.left) == ("d2", "a-sword", 1)
    t = table({"a-goblin": "c3", "a-sword": "c2"}, card="2").walks("a-goblin", "c2", "take:a-sword")
    assert (t.load("a-goblin"), t.left) == ("a-sword", 1)


def test_an_object_may_be_put_down_on_any_square_of_the_move_at_no_cost() -> None:
    for way in (("drop", "c2", "d2"), ("c2", "drop", "d2"), ("c2", "d2", "drop")):
        t = table({"a-goblin": "c3"}, loads={"a-goblin": "a-sword"}, card="2").walks("a-goblin", *way)
        squares = ["c3", *[each for each in way if each != "drop"]]
        assert (t.at("a-sword"), t.left) == (squares[way.index("drop")], 1)


def test_handling_is_part_of_a_move_and_happens_as_often_as_one_likes() -> None:
    """§10."""
    t = table({"a-goblin": "c3", "a-sword": "c2", "b-rope": "d2"}, card="2")
    t.walks("a-goblin", "c2", "take:a-sword", "d2", "drop", "take:b-rope", "d3", "drop")
    assert (t.at("a-sword"), t.at("b-rope"), t.load("a-goblin"), t.left) == ("d2", "d3", "", 1)


def test_a_move_without_a_step_to_pick_up_or_put_down_costs_its_point() -> None:
    """A10."""
    t = table({"a-goblin": "c3", "a-sword": "c3"}, card="2").walks("a-goblin", "take:a-sword")
    assert (t.load("a-goblin"), t.left) == ("a-sword", 1)


@pytest.mark.parametrize("thing", ["a-sword", "b-sword"])
def test_objects_of_either_colour_are_carried(thing: str) -> None:
    assert table({"a-goblin": "c3", thing: "c2"}).walks("a-goblin", "c2", f"take:{thing}").load("a-goblin") == thing


def test_neither_an_object_nor_a_wounded_is_left_on_a_pit_not_even_a_roped_one() -> None:
    """Golden Rule 2, A9; only a Rope is."""
    for load in ("a-sword", "a-thief"):
        t = table({"a-goblin": "c4", "b-rope": "c5"}, loads={"a-goblin": load}, wounded="a-thief" if load == "a-thief" else "")
        assert handling(t.does("A", "move:a-goblin", "go:c5")) == set()


def test_nothing_is_left_as_a_third_token() -> None:
    """Golden Rule 2: the drop is offered only as long as the square can be tidied up in this move."""
    t = table({"a-goblin": "c3", "b-sword": "d3", "b-rope": "d3"}, loads={"a-goblin": "a-sword"})
    t.does("A", "move:a-goblin", "go:d3", "drop", "go:d2")
    assert "stop" not in t.may("A", "step")
    t.does("A", "go:d3", "take:b-rope", "go:d2", "stop")
    assert (t.at("a-sword"), t.at("b-sword"), t.at("b-rope")) == ("d3", "d3", "d2")


def test_in_the_middle_of_a_move_there_may_be_more() -> None:
    """§10: Golden Rule 2 is looked at when the action ends."""
    t = table({"a-goblin": "c3", "b-sword": "d3", "b-rope": "d3"}, loads={"a-goblin": "a-sword"})
    t.walks("a-goblin", "d3", "drop", "take:b-rope", "d2")
    assert (t.at("a-sword"), t.at("b-sword"), t.at("b-rope")) == ("d3", "d3", "d2")


@pytest.mark.parametrize("side", ["a", "b"])
def test_passing_a_wounded_own_or_foreign_one_may_take_its_object(side: str) -> None:
    t = table({"a-goblin": "c3", f"{side}-thief": "d3"}, loads={f"{side}-thief": f"{side}-sword"}, wounded=f"{side}-thief")
    t.walks("a-goblin", "d3", f"take:{side}-sword", "d2")
    assert (t.load("a-goblin"), t.load(f"{side}-thief")) == (f"{side}-sword", "")


def test_passing_an_own_character_one_may_take_its_object() -> None:
    t = table({"a-goblin": "c3", "a-thief": "d3"}, loads={"a-thief": "a-sword"}, card="2")
    t.walks("a-goblin", "d3", "take:a-sword", "d2")
    assert (t.load("a-goblin"), t.load("a-thief"), t.left) == ("a-sword", "", 1)


def test_passing_an_own_character_one_may_give_it_ones_load() -> None:
    t = table({"a-goblin": "c3", "a-thief": "d3"}, loads={"a-goblin": "a-sword"}, card="2")
    t.walks("a-goblin", "d3", "give:a-thief", "d2")
    assert (t.load("a-goblin"), t.load("a-thief"), t.at("a-sword"), t.left) == ("", "a-sword", "d3", 1)


def test_passing_an_own_character_one_may_exchange_loads() -> None:
    t = table({"a-goblin": "c3", "a-thief": "d3"}, loads={"a-goblin": "a-sword", "a-thief": "b-rope"}, card="2")
    t.walks("a-goblin", "d3", "swap:a-thief", "d2")
    assert (t.load("a-goblin"), t.load("a-thief"), t.at("a-sword"), t.at("b-rope"), t.left) == ("b-rope", "a-sword", "d3", "d2", 1)


def test_nothing_is_exchanged_with_an_enemy_or_taken_from_one_that_stands() -> None:
    """§10: only the Wizard could be on its square."""
    t = table({"a-wizard": "c3", "b-thief": "d3"}, loads={"b-thief": "b-sword"}).does("A", "move:a-wizard", "go:d3")
    assert handling(t) == set()
    t = table({"a-wizard": "c3", "b-thief": "d3"}, loads={"a-wizard": "a-rope", "b-thief": "b-sword"}, active="A")
    assert not {"give:b-thief", "swap:b-thief"} & handling(t.does("A", "move:a-wizard", "go:d3"))


def test_a_loose_object_under_a_standing_enemy_is_not_taken() -> None:
    t = table({"a-wizard": "c3", "b-thief": "d3", "b-sword": "d3"}).does("A", "move:a-wizard", "go:d3")
    assert handling(t) == set()


def test_the_wizard_may_put_an_object_down_beside_a_standing_enemy_but_no_wounded() -> None:
    """§10: any square passed; §4: an unwounded character never shares its square with a wounded enemy."""
    t = table({"a-wizard": "c3", "b-thief": "d3"}, loads={"a-wizard": "a-sword"}).walks("a-wizard", "d3", "drop", "d2")
    assert (t.at("a-sword"), t.load("b-thief")) == ("d3", "")
    t = table({"a-wizard": "c3", "b-thief": "d3"}, loads={"a-wizard": "a-goblin"}, wounded="a-goblin")
    assert handling(t.does("A", "move:a-wizard", "go:d3")) == set()


def test_nothing_is_put_down_that_could_not_be_put_right_with_the_steps_left() -> None:
    """Two wounded lie there already: coming back for a third token takes two steps, and one more to leave the square."""
    for way, offered in ((["go:d3"], True), (["go:c4", "go:c3", "go:d3"], False)):
        t = table({"a-goblin": "d4", "b-thief": "d3", "b-troll": "d3"}, loads={"a-goblin": "a-sword"}, wounded="b-thief b-troll")
        t.does("A", "move:a-goblin", *way)
        assert ("drop" in t.may("A", "step")) is offered


def test_golden_rule_2_counts_what_is_given_too() -> None:
    """An ally with a wounded uncarried on its square may be handed a third token only if that can be put right in this move."""
    t = table({"a-goblin": "c3", "a-warrior": "d3", "a-thief": "d3"}, loads={"a-goblin": "a-sword"}, wounded="a-thief")
    t.does("A", "move:a-goblin", "go:d3")
    t.does("A", "give:a-warrior", "go:d2")
    assert "stop" not in t.may("A", "step")
    t = table({"a-goblin": "c3", "a-warrior": "d3", "a-thief": "d3"}, loads={"a-goblin": "a-sword"}, wounded="a-thief")
    t.walks("a-goblin", "d3", "give:a-warrior", "take:a-thief", "d2")
    assert (t.load("a-warrior"), t.load("a-goblin"), t.at("a-thief")) == ("a-sword", "a-thief", "d2")


def test_objects_may_be_left_and_picked_up_on_the_own_starting_line() -> None:
    """§10."""
    t = table({"a-goblin": "A-3", "a-thief": "A-5"}, loads={"a-goblin": "a-sword"}).walks("a-goblin", "A-4", "drop", "A-3")
    assert t.at("a-sword") == "A-4"
    assert t.walks("a-thief", "A-4", "take:a-sword").load("a-thief") == "a-sword"


def test_nothing_is_picked_up_on_the_opponents_line() -> None:
    """§10: who comes there is gone."""
    t = table({"a-goblin": "t2", "b-treasure": "B-2"}).walks("a-goblin", "B-2")
    assert (t.at("b-treasure"), t.points) == ("B-2", (2, 0))


def test_who_carries_nothing_has_nothing_to_put_down() -> None:
    assert handling(table({"a-goblin": "c3"}).does("A", "move:a-goblin", "go:c2")) == set()


# -- Carrying wounded characters ------------------------------------------------------------------------------------------------


def test_wounded_of_the_own_colour_are_carried_like_objects() -> None:
    t = table({"a-goblin": "c3", "a-troll": "d3"}, wounded="a-troll", card="2").walks("a-goblin", "d3", "take:a-troll", "d4")
    assert (t.at("a-troll"), t.load("a-goblin"), t.left) == ("d4", "a-troll", 1)
    assert t.walks("a-goblin", "c4", "drop", "c3").at("a-troll") == "c4"


def test_wounded_enemies_are_not_carried() -> None:
    t = table({"a-goblin": "c3", "b-troll": "d3"}, wounded="b-troll").does("A", "move:a-goblin", "go:d3")
    assert handling(t) == set()


def test_the_unwounded_are_not_carried() -> None:
    t = table({"a-goblin": "c3", "a-troll": "d3"}).does("A", "move:a-goblin", "go:d3")
    assert handling(t) == set()


def test_the_object_of_a_wounded_stays_behind_when_it_is_carried_off() -> None:
    """§10, A13."""
    t = table({"a-goblin": "c3", "a-troll": "d3"}, loads={"a-troll": "a-sword"}, wounded="a-troll")
    t.walks("a-goblin", "d3", "take:a-troll", "d4")
    assert (t.at("a-sword"), t.load("a-troll")) == ("d3", "")


def test_an_object_taken_off_a_wounded_is_not_its_own_again_when_it_is_put_back() -> None:
    """A13: the link ends as soon as anybody takes it."""
    t = table({"a-goblin": "c3", "a-troll": "d3"}, loads={"a-troll": "a-sword"}, wounded="a-troll")
    t.walks("a-goblin", "d3", "take:a-sword", "drop", "d2").does("A", "recover:a-troll")
    assert (t.load("a-troll"), t.at("a-sword")) == ("", "d3")


def test_carriers_exchange_a_wounded_for_an_object() -> None:
    t = table({"a-goblin": "c3", "a-thief": "d3"}, loads={"a-goblin": "a-sword", "a-thief": "a-troll"}, wounded="a-troll")
    t.walks("a-goblin", "d3", "swap:a-thief", "d2")
    assert (t.load("a-goblin"), t.load("a-thief"), t.at("a-troll")) == ("a-troll", "a-sword", "d2")


def test_a_wounded_may_be_put_down_beside_another_wounded() -> None:
    """A19: of any colour, two tokens at most."""
    for side in "ab":
        t = table({"a-goblin": "c3", f"{side}-thief": "d3"}, loads={"a-goblin": "a-troll"}, wounded=f"a-troll {side}-thief")
        t.walks("a-goblin", "d3", "drop", "d2")
        assert (t.at("a-troll"), t.at(f"{side}-thief")) == ("d3", "d3")


def test_a_wounded_put_down_under_an_ally_is_not_carried_by_it() -> None:
    """§4: unwounded and own wounded share a square."""
    t = table({"a-goblin": "c3", "a-warrior": "d3"}, loads={"a-goblin": "a-troll"}, wounded="a-troll")
    t.walks("a-goblin", "d3", "drop", "d2")
    assert (t.at("a-troll"), t.load("a-warrior")) == ("d3", "")
    t.walks("a-warrior", "d4")
    assert t.at("a-troll") == "d3"


def test_a_carried_troll_is_carried_like_any_other() -> None:
    t = table({"a-thief": "c3", "a-troll": "c2"}, wounded="a-troll").walks("a-thief", "c2", "take:a-troll", "c3", "c4", "c5", "c6")
    assert (t.at("a-troll"), t.at("a-thief")) == ("c6", "c6")


def test_a_room_turned_from_afar_carries_carriers_and_loads_along() -> None:
    """§7: everything in it keeps its square of the room; what is carried stays carried."""
    t = table(
        {"a-mekanork": "c8", "a-goblin": "b2", "b-thief": "c5", "b-sword": "a1"},
        loads={"a-goblin": "a-troll", "b-thief": "b-rope"}, wounded="a-troll b-thief",
    )  # fmt: skip
    t.does("A", "turn:a-mekanork:1L:right")
    assert (t.at("a-goblin"), t.at("a-troll"), t.load("a-goblin")) == ("d2", "d2", "a-troll")
    assert (t.at("b-thief"), t.at("b-rope"), t.load("b-thief"), t.at("b-sword")) == ("a3", "a3", "b-rope", "e1")


# -- Pits and wounded characters ------------------------------------------------------------------------------------------------


def test_only_the_thief_or_a_holder_of_a_rope_stands_on_a_pit() -> None:
    for kind in ("goblin", "warrior", "cleric", "mekanork", "troll", "wall-walker", "wizard"):
        with pytest.raises(BadInput):
            table({f"a-{kind}": "c5"})
        assert table({f"a-{kind}": "c5"}, loads={f"a-{kind}": "b-rope"}).at(f"a-{kind}") == "c5"
    assert table({"a-thief": "c5"}, loads={"a-thief": "a-sword"}).at("a-thief") == "c5"


@pytest.mark.parametrize("kind", ["thief", "goblin"])
def test_no_wounded_lies_on_a_pit_without_a_rope_of_its_own(kind: str) -> None:
    """The Thief neither; nor does a rope that only lies there help, nor another load."""
    name = f"a-{kind}"
    for more, loads in (({}, {}), ({"b-rope": "c5"}, {}), ({}, {name: "a-sword"})):
        with pytest.raises(BadInput):
            table({name: "c5", **more}, wounded=name, loads=loads)
    assert table({name: "c5"}, wounded=name, loads={name: "b-rope"}).wounded(name)


def test_who_ends_on_a_roped_pit_with_empty_hands_takes_the_rope_up() -> None:
    """A7: the Thief too; free."""
    for kind in ("goblin", "thief"):
        t = table({f"a-{kind}": "c4", "b-rope": "c5"}, card="2").walks(f"a-{kind}", "c5")
        assert (t.load(f"a-{kind}"), t.left) == ("b-rope", 1)


def test_with_another_load_nobody_ends_on_a_roped_pit() -> None:
    """A7: that would be three tokens; not even the Thief."""
    for kind in ("goblin", "thief"):
        t = table({f"a-{kind}": "c4", "b-rope": "c5"}, loads={f"a-{kind}": "a-sword"})
        assert "c5" in t.reaches(f"a-{kind}")
        assert "c5" not in t.ends(f"a-{kind}")


def test_a_wounded_with_a_rope_stays_on_the_pit_until_it_is_killed() -> None:
    """The rope stays after it."""
    t = table({"a-goblin": "c5", "b-troll": "c4"}, loads={"a-goblin": "b-rope"}, wounded="a-goblin", active="B")
    t.fights("b-troll a-goblin", "1", "0")
    assert (t.at("a-goblin"), t.at("b-rope"), t.points) == ("killed", "c5", (0, 1))


def test_a_wounded_with_a_rope_stays_on_the_pit_until_an_own_character_carries_it_off() -> None:
    """The rope stays behind; the carrier crosses by it."""
    t = table({"a-goblin": "c5", "a-troll": "c4"}, loads={"a-goblin": "b-rope"}, wounded="a-goblin")
    t.walks("a-troll", "c5", "take:a-goblin", "c6")
    assert (t.at("a-goblin"), t.at("b-rope"), t.points) == ("c6", "c5", (0, 0))


def test_nobody_ends_on_the_pit_with_the_wounded_it_takes_up() -> None:
    t = table({"a-goblin": "c5", "a-troll": "c4"}, loads={"a-goblin": "b-rope"}, wounded="a-goblin")
    t.does("A", "move:a-troll", "go:c5", "take:a-goblin")
    assert "stop" not in t.may("A", "step")


def test_who_takes_the_rope_from_under_a_wounded_enemy_kills_it_and_scores() -> None:
    t = table({"b-goblin": "c5", "a-thief": "c4"}, loads={"b-goblin": "b-rope"}, wounded="b-goblin")
    t.walks("a-thief", "c5", "take:b-rope", "c6")
    assert (t.at("b-goblin"), t.load("a-thief"), t.points) == ("killed", "b-rope", (1, 0))


def test_who_takes_it_may_end_on_the_pit_even_with_its_last_step() -> None:
    """The enemy is gone, and the taker holds a rope."""
    t = table({"b-goblin": "c5", "a-troll": "c3"}, loads={"b-goblin": "b-rope"}, wounded="b-goblin")
    t.walks("a-troll", "c4", "c5", "take:b-rope")
    assert (t.at("a-troll"), t.at("b-goblin"), t.points) == ("c5", "killed", (1, 0))


def test_with_that_last_step_nothing_else_may_be_done() -> None:
    """Nobody may end with a wounded enemy, nor on its pit."""
    t = table({"b-goblin": "c5", "a-troll": "c3"}, loads={"b-goblin": "b-rope"}, wounded="b-goblin")
    t.does("A", "move:a-troll", "go:c4", "go:c5")
    assert t.may("A", "step") == ["take:b-rope"]
    t = table({"b-goblin": "c5", "a-troll": "c3"}, loads={"b-goblin": "b-rope", "a-troll": "a-sword"}, wounded="b-goblin")
    assert "c5" not in t.reaches("a-troll")


def test_an_enemy_that_died_for_its_rope_may_bring_the_fifth_point_in_the_middle_of_a_move() -> None:
    """§12: the active player has won, and goes on."""
    t = table({"b-goblin": "c5", "a-thief": "c4"}, loads={"b-goblin": "b-rope"}, wounded="b-goblin", players={"A": {"points": 4}})
    t.walks("a-thief", "c5", "take:b-rope", "c6")
    assert (t.winner, t.over, t.points) == ("A", False, (5, 0))


@pytest.mark.parametrize("wounded", ["", "a-goblin"])
def test_killing_an_own_character_that_way_is_not_allowed(wounded: str) -> None:
    """§10: nor taking the rope from an own one that stands there."""
    t = table({"a-goblin": "c5", "a-thief": "c4"}, loads={"a-goblin": "a-rope"}, wounded=wounded)
    t.does("A", "move:a-thief", "go:c5")
    assert "take:a-rope" not in t.may("A", "step")


def test_from_an_own_thief_that_stands_on_a_pit_the_rope_may_be_taken() -> None:
    """§10: she needs none; not so when she is wounded."""
    t = table({"a-thief": "c5", "a-goblin": "c4"}, loads={"a-thief": "a-rope"}).walks("a-goblin", "c5", "take:a-rope", "c6")
    assert (t.load("a-goblin"), t.at("a-thief")) == ("a-rope", "c5")
    t = table({"a-thief": "c5", "a-goblin": "c4"}, loads={"a-thief": "a-rope"}, wounded="a-thief")
    assert "take:a-rope" not in t.does("A", "move:a-goblin", "go:c5").may("A", "step")


def test_loads_are_exchanged_on_a_pit_only_so_that_nobody_falls() -> None:
    """§10: rope for sword would let the ally fall; rope for rope, or with the Thief, is in order."""
    t = table({"a-goblin": "c5", "a-thief": "c4"}, loads={"a-goblin": "a-rope", "a-thief": "a-sword"})
    assert "swap:a-goblin" not in t.does("A", "move:a-thief", "go:c5").may("A", "step")
    t = table({"a-goblin": "c5", "a-troll": "c4"}, loads={"a-goblin": "a-rope", "a-troll": "b-rope"})
    t.walks("a-troll", "c5", "swap:a-goblin", "c6")
    assert (t.load("a-goblin"), t.load("a-troll")) == ("b-rope", "a-rope")
    t = table({"a-thief": "c5", "a-goblin": "c4"}, loads={"a-thief": "a-sword", "a-goblin": "a-rope"})
    t.walks("a-goblin", "c5", "swap:a-thief", "c6")
    assert (t.load("a-thief"), t.load("a-goblin"), t.at("a-goblin")) == ("a-rope", "a-sword", "c6")


def test_a_rope_laid_beside_the_rope_of_a_wounded_is_taken_back_without_harm() -> None:
    """It is not the rope that holds it: neither does an enemy die nor is an own one in danger."""
    for side, other in (("b", "a"), ("a", "b")):
        t = table({f"{side}-goblin": "c5", "a-thief": "c4"}, loads={f"{side}-goblin": f"{other}-rope", "a-thief": f"{side}-rope"},
                  wounded=f"{side}-goblin")  # fmt: skip
        t.walks("a-thief", "c5", "drop", "c4", "c5", f"take:{side}-rope", "c6")
        assert (t.at(f"{side}-goblin"), t.load("a-thief"), t.points) == ("c5", f"{side}-rope", (0, 0))


def test_a_rope_given_to_a_thief_on_a_pit_saves_her() -> None:
    t = table({"a-thief": "c5", "a-goblin": "b5", "b-troll": "c4"}, loads={"a-goblin": "a-rope"})
    t.walks("a-goblin", "c5", "give:a-thief", "c6").fights("a-thief b-troll", "0", "0")
    assert (t.at("a-thief"), t.points) == ("c5", (0, 0))
    assert t.wounded("a-thief")


def test_who_gives_its_rope_away_on_a_pit_must_walk_on() -> None:
    """The Thief holds it now; two do not stand on one square."""
    t = table({"a-thief": "c5", "a-goblin": "c4"}, loads={"a-goblin": "a-rope"}).does("A", "move:a-goblin", "go:c5", "give:a-thief")
    assert "stop" not in t.may("A", "step")
    assert "go:c6" in t.may("A", "step")


TWO_PITS: dict[str, Any] = {"rooms": {"II": "2R", "IV": "1R"}, "turns": {"II": 1}}
"""c5 and c6 are both pits."""


def test_over_two_pits_with_a_thief_on_one_and_a_rope_on_the_other() -> None:
    t = table({"a-thief": "c5", "a-goblin": "c4", "b-rope": "c6"}, **TWO_PITS).walks("a-goblin", "c5", "c6", "c7")
    assert t.at("a-goblin") == "c7"


def test_who_stands_on_the_first_of_two_pits_needs_the_second_to_be_passable() -> None:
    """§14, GLO-98: with the rope in hand it goes back; laid down, it cannot go on either."""
    t = table({"a-goblin": "c5"}, loads={"a-goblin": "a-rope"}, **TWO_PITS).does("A", "move:a-goblin")
    assert "go:c6" not in t.may("A", "step")
    t.does("A", "drop")
    assert "go:c6" not in t.may("A", "step")
    assert "stop" in t.may("A", "step")


def test_who_could_only_step_onto_a_second_pit_and_not_end_anywhere_has_no_move() -> None:
    """§14, GLO-98: over the own Thief it could, but her pit leads nowhere, and its own rope does not lead back."""
    enemies = dict(zip(("b-troll", "b-goblin", "b-thief", "b-cleric", "b-warrior"), ("b5", "d5", "c4", "d6", "c7"), strict=True))
    t = table({"a-goblin": "c5", "a-thief": "c6", **enemies}, loads={"a-goblin": "a-rope"}, **TWO_PITS)
    assert "move" not in t.verbs("a-goblin")
    assert t.why("A", "do:move:a-goblin") == ("closed-in", "8")
    del enemies["b-warrior"]
    t = table({"a-goblin": "c5", "a-thief": "c6", **enemies}, loads={"a-goblin": "a-rope"}, **TWO_PITS)
    assert t.ends("a-goblin") >= {"c7"}


def test_who_lays_its_rope_down_under_its_own_feet_and_ends_there_takes_it_up_again() -> None:
    """A7."""
    t = table({"a-goblin": "c5"}, loads={"a-goblin": "a-rope"}).walks("a-goblin", "drop")
    assert t.load("a-goblin") == "a-rope"
