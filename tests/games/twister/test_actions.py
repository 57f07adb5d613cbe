"""A turn: the rulebook's sections Course of the game, Phases 1 to 3, To reveal a room, To turn a room; rules §4 to §7."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.twister.table import Table, table
from undercroft.games.twister.board import SQUARE
from undercroft.games.twister.tokens import KINDS
from undercroft.kernel.errors import BadInput

FRESH: dict[str, Any] = {"actions": ["2", "3", "4", "5"], "first_cycle": True}
"""A player who has not played a card yet."""


def cards(t: Table, seat: str = "A") -> list[str]:
    """The action cards a seat may play now."""
    return t.may(seat, "card")


def standing(seat: str = "A", **more: Any) -> Table:
    """A table where the seat is to choose an action card; both have a character far from the other."""
    return table({"a-goblin": "c3", "b-goblin": "q3"}, card="", active=seat, **more)


# -- Phase 1: the action card ---------------------------------------------------------------------------------------------------


def test_a_turn_is_a_card_its_actions_and_then_the_other_players() -> None:
    t = standing(players={"A": {"actions": ["2", "3", "4", "5"]}}).does("A", "3")
    assert (t.left, t.turn) == (3, "A")
    t.walks("a-goblin", "c2").does("A", "end")
    assert (t.turn, t.may("A")) == ("B", [])


def test_nothing_is_done_before_the_card_is_played() -> None:
    t = standing(players={"A": {"actions": ["2"]}})
    assert t.may("A") == []
    assert t.why("A", "piece") == ("play-a-card-first", "4")


def test_the_first_card_of_the_game_is_the_2() -> None:
    t = standing(players={"A": FRESH})
    assert cards(t) == ["2"]
    assert t.why("A", "action:3") == ("first-card-is-2", "4")


def test_then_any_of_3_4_and_5() -> None:
    t = standing(players={"A": FRESH, "B": FRESH}).does("A", "2", "end").does("B", "2", "end")
    assert cards(t) == ["3", "4", "5"]
    t.does("A", "5", "end").does("B", "4", "end")
    assert cards(t) == ["3", "4"]


def test_the_first_card_binds_each_player_separately() -> None:
    """§4: what the opponent has played does not matter."""
    t = standing(players={"A": {"actions": ["3", "4"], "first_cycle": True}, "B": FRESH})
    assert cards(t) == ["3", "4"]
    assert cards(t.does("A", "4", "end"), "B") == ["2"]


def test_after_the_first_cycle_any_card_comes_first() -> None:
    t = standing(players={"A": {"actions": ["5"], "first_cycle": True}, "B": {"actions": ["5"], "first_cycle": True}})
    t.does("A", "5", "end").does("B", "5", "end")
    assert cards(t) == ["2", "3", "4", "5"]


def test_a_card_that_was_played_is_not_played_again_before_all_four_are() -> None:
    t = standing(players={"A": {"actions": ["2", "3", "4", "5"]}}).does("A", "4", "end").does("B", "2", "end")
    assert cards(t) == ["2", "3", "5"]
    assert t.why("A", "action:4") == ("card-used", "4")


# -- Phase 2: the actions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["2", "3", "4", "5"])
def test_as_many_points_as_the_card_says(card: str) -> None:
    t = table({"a-goblin": "A-1"}, card=card)
    for number in range(int(card)):
        t.walks("a-goblin", f"A-{2 - number % 2}")
    assert (t.left, t.may("A")) == (0, ["end"])


def test_nobody_must_use_all_of_them_and_what_is_left_is_lost() -> None:
    t = table({"a-goblin": "A-1"}, card="3").walks("a-goblin", "A-2").does("A", "end").does("B", "2", "end").does("A", "2")
    assert t.left == 2


def test_a_turn_may_pass_without_any_action() -> None:
    """§4."""
    assert table({"a-goblin": "A-1"}).does("A", "end").turn == "B"


def test_the_turn_does_not_end_by_itself() -> None:
    """§4: it ends when its player says so."""
    t = table({"a-goblin": "A-1"}, left=1).walks("a-goblin", "A-2")
    assert (t.left, t.turn, t.may("A")) == (0, "A", ["end"])


def test_points_are_shared_out_among_characters_in_any_order() -> None:
    t = table({"a-goblin": "A-1", "a-thief": "A-9"}, card="3")
    t.walks("a-goblin", "A-2").walks("a-thief", "A-8").walks("a-goblin", "A-1")
    assert t.left == 0


def test_one_point_each_for_revealing_turning_moving_attacking_and_abilities() -> None:
    t = table({"a-mekanork": "d5", "a-thief": "A-3", "a-goblin": "c2", "b-goblin": "d2", "b-rope": "on II"}, dark="II")
    t.does("A", "turn:a-mekanork:1L:right", "turn:a-mekanork:1L:left")
    assert t.left == 3
    t.does("A", "reveal:a-thief:II")
    t.does("A", next(option for option in t.may("A", "place")))
    assert t.left == 2
    t.fights("a-goblin b-goblin", "0", "0")
    assert t.walks("a-thief", "A-4").left == 0


def test_the_opponent_does_nothing_in_my_turn() -> None:
    t = table({"a-goblin": "c3", "b-goblin": "d3"})
    assert t.may("B") == []
    assert t.why("B", "piece") == ("not-your-turn", "4")
    with pytest.raises(BadInput):
        t.does("B", "move:b-goblin")


@pytest.mark.parametrize(("kind", "square", "load", "verb"), [
    ("goblin", "c3", "", "move"), ("goblin", "c4", "", "jump"), ("goblin", "d5", "", "turn"), ("warrior", "d3", "", "break"),
    ("thief", "d3", "", "open"), ("wall-walker", "h5", "", "through"), ("cleric", "b3", "", "heal"),
    ("goblin", "b3", "speed-potion", "drink"), ("wizard", "b3", "fireball-wand", "fire"), ("goblin", "b3", "", "attack"),
])  # fmt: skip
def test_nobody_acts_with_the_opponents_pieces(kind: str, square: str, load: str, verb: str) -> None:
    """What B's character could do in B's turn, it cannot be told to do by either in A's."""
    tokens = {f"b-{kind}": square, "a-troll": "b2", "b-mekanork": "b4"}
    loads = {f"b-{kind}": f"b-{load}"} if load else {}
    wounded = "b-mekanork" if kind == "cleric" else ""
    able = table(tokens, loads=loads, wounded=wounded, active="B").may("B", start=verb)
    theirs = [option for option in able if option.split(":")[1] == f"b-{kind}"]
    t = table(tokens, loads=loads, wounded=wounded)
    before = t.match.settled, t.left
    for option in theirs:
        for seat in (0, 1):
            with pytest.raises(BadInput):
                t.match.answer(seat, option)
    assert theirs
    assert (t.match.settled, t.left) == before


def test_nothing_goes_diagonally() -> None:
    """The rulebook's note: neither actions nor moves nor combats."""
    t = table({"a-cleric": "c3", "a-thief": "d4", "b-goblin": "b2"}, wounded="a-thief")
    assert t.verbs("a-cleric") == {"move"}


# -- Phase 3: the cards come back -----------------------------------------------------------------------------------------------


def test_who_has_played_all_four_cards_takes_all_four_back() -> None:
    t = standing(players={"A": {"actions": ["3"]}}).does("A", "3")
    assert t.view("B")["board"]["players"][0]["actions"] == []
    t.does("A", "end")
    assert t.view("B")["board"]["players"][0]["actions"] == ["2", "3", "4", "5"]


def test_who_still_has_a_card_takes_none_back() -> None:
    t = standing(players={"A": {"actions": ["3", "5"]}}).does("A", "3", "end")
    assert t.view("B")["board"]["players"][0]["actions"] == ["5"]


def test_a_player_whom_nobody_can_act_for_plays_a_card_and_passes() -> None:
    """A14."""
    t = table({"a-goblin": "c3", "b-goblin": "q3"}, wounded="b-goblin").does("A", "end").does("B", "2")
    assert t.may("B") == ["end"]


# -- To reveal a room -----------------------------------------------------------------------------------------------------------


def test_a_room_is_revealed_for_one_point_by_a_character_directly_before_it() -> None:
    t = table({"a-goblin": "c4", "b-rope": "on II"}, dark="II").walks("a-goblin", "d4", "d5")
    t.does("A", "reveal:a-goblin:II")
    assert t.left == 3
    assert t.view()["board"]["places"][1]["room"] is not None


def test_a_character_that_stands_elsewhere_reveals_nothing() -> None:
    t = table({"a-goblin": "c4", "b-rope": "on II"}, dark="II")
    assert t.may("A", start="reveal") == []
    assert t.why("A", "do:reveal:a-goblin") == ("no-dark-room-beside", "6")


def test_a_wall_on_ones_own_side_bars_the_access_and_what_the_hidden_room_has_does_not() -> None:
    """§6: i5 has a wall to the south; f5 and a5 are open there, and the walls of f6 and a6 behind them are not seen yet."""
    assert table({"a-thief": "f5", "b-rope": "on IV"}, dark="IV").may("A", start="reveal") == ["reveal:a-thief:IV"]
    assert table({"a-thief": "i5", "b-rope": "on IV"}, dark="IV").may("A", start="reveal") == []
    assert table({"a-goblin": "a5", "b-rope": "on II"}, dark="II").may("A", start="reveal") == ["reveal:a-goblin:II"]


def test_an_ordinary_character_and_every_other_may_reveal() -> None:
    for kind in KINDS[:8]:
        assert "reveal" in table({f"a-{kind}": "d5", "b-rope": "on II"}, dark="II").verbs(f"a-{kind}")


def test_from_a_corner_two_rooms_may_be_revealed_one_for_each_point() -> None:
    t = table({"a-goblin": "e5", "b-rope": "on II", "a-rope": "on III"}, dark="II III")
    assert t.may("A", start="reveal") == ["reveal:a-goblin:III", "reveal:a-goblin:II"]


def test_every_character_on_the_starting_line_reaches_both_rooms_beside_it() -> None:
    """A6: from A-1 too; one room a point."""
    for square in ("A-1", "A-5", "A-6", "A-10"):
        t = table({"a-goblin": square, "b-rope": "on II", "a-rope": "on I"}, dark="I II", card="2")
        assert t.may("A", start="reveal") == ["reveal:a-goblin:I", "reveal:a-goblin:II"]
        t.does("A", "reveal:a-goblin:II").does("A", next(iter(t.may("A", "place"))))
        assert t.left == 1
        assert t.may("A", start="reveal") == ["reveal:a-goblin:I"]


def test_the_second_seats_line_reaches_the_last_two_rooms() -> None:
    t = table({"b-goblin": "B-1", "b-rope": "on VII", "a-rope": "on VIII"}, dark="VII VIII", active="B")
    assert t.may("B", start="reveal") == ["reveal:b-goblin:VII", "reveal:b-goblin:VIII"]


def test_the_room_is_turned_face_up_as_it_was_laid() -> None:
    """§6: which room it is and how it lies is chance's alone."""
    t = table({"a-goblin": "d5", "a-rope": "on II"}, dark="II", chance=["1R", "3"]).does("A", "reveal:a-goblin:II")
    room = t.view()["board"]["places"][1]["room"]
    assert (room["name"], room["turns"]) == ("1R", 3)


def revealed(seat: str = "A", **options: Any) -> Table:
    """A's or B's Goblin reveals room III, on which lie an object and a character of each side."""
    letter = seat.lower()
    tokens = {f"{letter}-goblin": "e3", "a-thief": "on III", "b-rope": "on III", "a-sword": "on III"}
    t = table(tokens, dark="III", rooms={"II": "2L"}, active=seat, chance=["1R", "0"], options=options)
    return t.does(seat, f"reveal:{letter}-goblin:III")


def placed(t: Table, seat: str) -> set[str]:
    """The tokens a seat is asked to place now."""
    return {option.split(":")[1] for option in t.may(seat, "place")}


def test_the_revealing_player_places_everything_but_its_own_objects_and_then_the_opponent_those() -> None:
    """§6, B1: all characters of both colours and the opponent's objects first."""
    t = revealed()
    assert placed(t, "A") == {"a-thief", "b-rope"}
    assert placed(t, "B") == set()
    t.does("A", "place:a-thief:g2", "place:b-rope:f1")
    assert (placed(t, "A"), placed(t, "B")) == (set(), {"a-sword"})
    t.does("B", "place:a-sword:j5")
    assert [t.at(token) for token in ("a-thief", "b-rope", "a-sword")] == ["g2", "f1", "j5"]
    assert (t.turn, t.left) == ("A", 4)


def test_the_other_way_round_when_the_second_seat_reveals() -> None:
    t = revealed("B")
    assert placed(t, "B") == {"a-thief", "a-sword"}
    t.does("B", "place:a-thief:g2", "place:a-sword:f1")
    assert placed(t, "A") == {"b-rope"}


def test_the_order_within_a_batch_is_free() -> None:
    t = revealed().does("A", "place:b-rope:f1")
    assert placed(t, "A") == {"a-thief"}


def test_one_token_a_square() -> None:
    t = revealed().does("A", "place:a-thief:g2")
    assert "place:b-rope:g2" not in t.may("A", "place")
    t.does("A", "place:b-rope:f1")
    assert not {"place:a-sword:g2", "place:a-sword:f1"} & set(t.may("B", "place"))


def test_tokens_come_onto_every_square_of_the_room_but_pits() -> None:
    """§6: onto the gear (h3) and into walled pockets too; j1 is the pit of room 1R; never outside the room."""
    squares = {option.split(":")[2] for option in revealed().may("A", "place", "place:a-thief")}
    assert len(squares) == 24
    assert "j1" not in squares
    assert {"h3", "f5", "f1"} <= squares
    assert all(square[0] in "fghij" and int(square[1:]) < 6 for square in squares)


def test_placed_tokens_are_active_at_once() -> None:
    """§6: a character just placed may act with the points left; an enemy's may be attacked."""
    t = revealed().does("A", "place:a-thief:g2", "place:b-rope:f1").does("B", "place:a-sword:j5")
    assert t.walks("a-thief", "h2").at("a-thief") == "h2"


def test_all_of_it_is_one_action() -> None:
    """§6, Golden Rule 1: nothing else is done before every token is placed."""
    t = revealed()
    assert t.may("A") == []
    assert t.why("A", "do:move:a-goblin") == ("place-first", "6")
    assert t.why("B", "piece") == ("not-your-turn", "4")


def test_a_room_whose_tokens_are_all_the_revealers_objects_is_placed_by_the_opponent() -> None:
    t = table({"a-goblin": "d5", "a-rope": "on II"}, dark="II").does("A", "reveal:a-goblin:II")
    assert (t.turn, placed(t, "B")) == ("B", {"a-rope"})


# -- To turn a room -------------------------------------------------------------------------------------------------------------


def test_a_character_on_a_gear_turns_its_room_by_a_quarter_in_the_arrows_direction_for_one_point() -> None:
    """1L turns left, 1R right."""
    t = table({"a-goblin": "d5", "b-sword": "a1"}, card="2").does("A", "turn:a-goblin:1L:left")
    assert (t.at("b-sword"), t.left, t.g.plan.turns[0]) == ("a5", 1, 3)
    t = table({"a-goblin": "c8", "b-sword": "a6"}, card="2").does("A", "turn:a-goblin:1R:right")
    assert (t.at("b-sword"), t.left, t.g.plan.turns[1]) == ("e6", 1, 1)


def test_two_points_turn_it_by_a_half_and_three_by_three_quarters() -> None:
    t = table({"a-goblin": "c8", "b-sword": "a6"}).does("A", *["turn:a-goblin:1R:right"] * 2)
    assert (t.at("b-sword"), t.left) == ("e10", 3)
    t.does("A", "turn:a-goblin:1R:right")
    assert (t.at("b-sword"), t.left) == ("a10", 2)


def test_the_two_rooms_of_a_number_turn_opposite_ways() -> None:
    for gear, number in (("d5", 1), ("h3", 2), ("n2", 3), ("s4", 4)):
        t = table({"a-goblin": gear})
        assert t.may("A", start="turn") == [f"turn:a-goblin:{number}L:left", f"turn:a-goblin:{number}R:right"]


def test_the_distant_room_of_the_same_number_is_turned_by_its_own_arrow() -> None:
    """§7: not by the arrow one stands on."""
    t = table({"a-goblin": "d5", "b-sword": "a6"}, card="2").does("A", "turn:a-goblin:1R:right")
    assert (t.at("b-sword"), t.at("a-goblin"), t.left) == ("e6", "d5", 1)
    assert "turn:a-goblin:1R:left" not in t.may("A")


def test_one_point_never_turns_both_rooms_but_points_may_be_mixed() -> None:
    t = table({"a-goblin": "d5"}, card="2").does("A", "turn:a-goblin:1R:right")
    assert t.g.plan.turns[:2] == (0, 1)
    t.does("A", "turn:a-goblin:1L:left")
    assert (t.g.plan.turns[:2], t.left) == ((3, 1), 0)


def test_a_distant_room_that_lies_face_down_is_not_turned() -> None:
    """§7."""
    t = table({"a-goblin": "d5", "b-rope": "on II"}, dark="II")
    assert t.may("A", start="turn") == ["turn:a-goblin:1L:left"]


def test_only_on_a_gear_is_a_room_turned() -> None:
    t = table({"a-goblin": "d4"})
    assert t.may("A", start="turn") == []
    assert t.why("A", "do:turn:a-goblin") == ("not-on-a-gear", "7")


def test_everything_in_the_room_turns_with_it() -> None:
    """§7: characters of both sides, wounded, objects; what stands outside stays."""
    tokens = {"a-goblin": "c8", "b-thief": "a6", "a-troll": "e10", "b-sword": "b9", "b-cleric": "a5", "a-wizard": "A-7"}
    t = table(tokens, wounded="a-troll").does("A", "turn:a-goblin:1R:right")
    where = {token: t.at(token) for token in tokens}
    assert where == {
        "a-goblin": "c8", "b-thief": "e6", "a-troll": "a10", "b-sword": "b7", "b-cleric": "a5", "a-wizard": "A-7"
    }  # fmt: skip


def test_walls_pits_and_bars_turn_with_the_room() -> None:
    """§7: the pit e6 comes to e10; bars keep their state."""
    t = table({"a-goblin": "c8"}, gates={"II": ["open"]}).does("A", "turn:a-goblin:1R:right")
    assert t.g.is_pit(SQUARE["e10"])
    assert not t.g.is_pit(SQUARE["e6"])
    assert t.view()["board"]["places"][1]["room"]["gates"] == ["open"]
    assert SQUARE["d7"] in t.g.plan.links[SQUARE["d6"]]  # the raised bars between a7 and b7 are here now


def test_an_enemy_on_the_gear_matters_to_nobody_else() -> None:
    """§7: the room is turned from its twin, with the enemy in it."""
    t = table({"a-goblin": "d5", "b-thief": "c8"}).does("A", "turn:a-goblin:1R:right")
    assert t.at("b-thief") == "c8"


def test_a_wounded_character_turns_nothing() -> None:
    """§7."""
    assert table({"a-goblin": "d5"}, wounded="a-goblin").may("A", start="turn") == []


def test_nobody_falls_because_a_room_turns() -> None:
    """§7: whoever stands on a pit turns with it."""
    t = table({"a-mekanork": "d5", "b-thief": "c5", "b-goblin": "c1"}, loads={"b-goblin": "b-rope"}, wounded="b-goblin")
    t.does("A", "turn:a-mekanork:1L:left")
    assert (t.at("b-thief"), t.at("b-goblin"), t.points) == ("e3", "a3", (0, 0))


def test_a_turned_room_connects_with_other_squares() -> None:
    """§2: the border is looked at from both sides anew."""
    t = table({"a-mekanork": "c8"})
    assert SQUARE["e6"] in t.g.plan.links[SQUARE["e5"]]
    t.does("A", "turn:a-mekanork:1R:right")
    assert SQUARE["e6"] not in t.g.plan.links[SQUARE["e5"]]
    assert SQUARE["e5"] not in t.g.plan.links[SQUARE["e6"]]


def test_what_bars_the_access_to_a_face_down_room_is_named() -> None:
    """§6: a6 has a wall to the north, so room I is not before it; elsewhere no such room is near at all."""
    walled = table({"a-goblin": "a6", "b-rope": "on I"}, dark="I")
    refusal = walled.view("A")["why"]["do:reveal:a-goblin"]
    assert (refusal["key"], refusal["args"]) == ("wall", {"start": "a6", "square": "a5"})
    open_edge = table({"a-goblin": "b6", "b-rope": "on I"}, dark="I")
    assert open_edge.may("A", start="reveal") == ["reveal:a-goblin:I"]
