"""Leaving, points and the end: the rulebook's sections Aim of the game, Leaving the dungeon, End of the game; rules §12."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.twister.table import Table, table
from undercroft.kernel.errors import BadInput


def points(a: int = 0, b: int = 0) -> dict[str, Any]:
    """Both players' points so far."""
    return {"A": {"points": a}, "B": {"points": b}}


# -- Aim of the game ------------------------------------------------------------------------------------------------------------


def test_one_point_for_every_enemy_destroyed() -> None:
    t = table({"a-troll": "c3", "b-goblin": "d3", "b-thief": "c2"}, wounded="b-goblin b-thief")
    assert t.fights("a-troll b-goblin", "0", "0").fights("a-troll b-thief", "0", "0").points == (2, 0)


def test_one_point_for_every_own_character_that_gets_out_and_two_for_the_goblin() -> None:
    t = table({"a-thief": "t2", "a-goblin": "t4"}).walks("a-thief", "B-2")
    assert t.points == (1, 0)
    assert t.walks("a-goblin", "B-4").points == (3, 0)


def test_one_point_more_for_the_treasure() -> None:
    t = table({"a-goblin": "t4"}, loads={"a-goblin": "a-treasure"}).walks("a-goblin", "B-4")
    assert t.points == (3, 0)


def test_out_of_the_dungeon_leads_only_the_opponents_starting_line() -> None:
    t = table({"a-goblin": "a3"}).walks("a-goblin", "A-3")
    assert (t.at("a-goblin"), t.points) == ("A-3", (0, 0))


# -- Leaving the dungeon --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", [2, 4, 6, 8])
def test_as_soon_as_it_gets_onto_one_of_the_opponents_squares_it_is_out_of_the_game(row: int) -> None:
    t = table({"a-thief": f"t{row}"}).walks("a-thief", f"B-{row}")
    assert (t.at("a-thief"), t.points) == ("escaped", (1, 0))
    assert t.view()["board"]["fates"]["a-thief"] == "escaped"
    assert t.verbs("a-thief") == set()


def test_the_second_seat_leaves_over_the_first_ones_line() -> None:
    t = table({"b-thief": "a3"}, active="B").walks("b-thief", "A-3")
    assert (t.at("b-thief"), t.points) == ("escaped", (0, 1))


def test_nobody_stays_or_walks_on_the_opponents_line() -> None:
    """Its squares are the last of a walk, never a way to another one."""
    t = table({"a-thief": "t2"})
    assert "B-2" in t.ends("a-thief")
    assert {"B-1", "B-3"}.isdisjoint(t.reaches("a-thief"))
    with pytest.raises(BadInput):
        table({"a-thief": "B-2"})


def test_the_step_out_needs_speed_like_any_step() -> None:
    """§12: a Troll gets out from two squares away, and not from three; a Warrior does."""
    assert "B-2" in table({"a-troll": "t1"}).reaches("a-troll")
    assert "B-2" not in table({"a-troll": "s1"}).reaches("a-troll")
    assert "B-2" in table({"a-warrior": "s1"}).reaches("a-warrior")


def test_on_the_own_line_one_walks_stands_and_attacks() -> None:
    t = table({"a-goblin": "A-2", "b-troll": "a3"}).walks("a-goblin", "A-3")
    assert t.may("A", start="attack") == ["attack:a-goblin:b-troll"]


def test_one_gets_out_over_a_square_with_a_wounded_enemy() -> None:
    t = table({"a-goblin": "t2", "b-troll": "B-2"}, wounded="b-troll").walks("a-goblin", "B-2")
    assert (t.at("a-goblin"), t.at("b-troll"), t.points) == ("escaped", "B-2", (2, 0))


def test_an_unwounded_enemy_blocks_its_square_of_the_line() -> None:
    """§12: all but the Wizard."""
    t = table({"a-goblin": "t2", "b-troll": "B-2"})
    assert t.why_not_to("a-goblin", "B-2") == ("enemy-in-the-way", "8")


def test_one_gets_out_over_objects_that_lie_there() -> None:
    t = table({"a-goblin": "t2", "b-sword": "B-2", "a-rope": "B-2"}).walks("a-goblin", "B-2")
    assert t.points == (2, 0)


def test_an_enemy_on_its_line_is_attacked_from_inside_the_dungeon() -> None:
    t = table({"a-warrior": "t2", "b-goblin": "B-2", "b-thief": "B-3"}).fights("a-warrior b-goblin", "6", "0")
    assert t.wounded("b-goblin")
    assert t.may("A", start="attack") == []
    assert t.walks("a-warrior", "B-2").points == (1, 0)


def test_an_enemy_on_its_line_attacks_into_the_dungeon() -> None:
    t = table({"a-warrior": "t2", "b-goblin": "B-2"}, active="B")
    assert t.may("B", start="attack") == ["attack:b-goblin:a-warrior"]


def test_a_wounded_that_is_carried_out_is_saved_and_brings_no_point() -> None:
    t = table({"a-thief": "t2"}, loads={"a-thief": "a-goblin"}, wounded="a-goblin").walks("a-thief", "B-2")
    assert (t.at("a-goblin"), t.points) == ("escaped", (1, 0))
    assert t.view()["board"]["fates"]["a-goblin"] == "escaped"


@pytest.mark.parametrize("thing", ["armor", "sword", "rope", "speed-potion", "fireball-wand"])
def test_an_object_that_is_carried_out_is_gone(thing: str) -> None:
    t = table({"a-thief": "t2"}, loads={"a-thief": f"b-{thing}"}).walks("a-thief", "B-2")
    assert (t.at(f"b-{thing}"), t.points) == ("gone", (1, 0))


def test_whom_one_carries_out_with_an_object_of_its_own_leaves_that_behind() -> None:
    """§10: a carrier carries one thing; the object of the wounded stayed where it was taken up."""
    t = table({"a-thief": "t1", "a-goblin": "t2"}, loads={"a-goblin": "a-treasure"}, wounded="a-goblin")
    t.walks("a-thief", "t2", "take:a-goblin", "B-2")
    assert (t.at("a-goblin"), t.at("a-treasure"), t.points) == ("escaped", "t2", (1, 0))


def test_something_may_be_picked_up_on_the_way_out() -> None:
    t = table({"a-thief": "t1", "b-treasure": "t2"}).walks("a-thief", "t2", "take:b-treasure", "B-2")
    assert t.points == (2, 0)


def test_tokens_in_face_down_rooms_stay_there() -> None:
    """§12: also when the game ends."""
    t = table({"a-goblin": "t2", "b-rope": "on I"}, dark="I", players=points(3)).walks("a-goblin", "B-2").does("A", "end")
    assert (t.over, t.at("b-rope")) == (True, "on I")


def test_nobody_leaves_a_square_untidy_behind() -> None:
    """Golden Rule 2 holds for a move that leads out, too: what was put down on the way must lie lawfully."""
    t = table({"a-goblin": "t1", "b-sword": "t2", "b-rope": "t2"}, loads={"a-goblin": "a-treasure"})
    t.does("A", "move:a-goblin", "go:t2", "drop")
    assert "go:B-2" not in t.may("A", "step")
    t.does("A", "take:b-rope", "go:B-2")
    assert (t.points, t.at("a-treasure"), t.at("b-rope")) == ((2, 0), "t2", "gone")


# -- End of the game ------------------------------------------------------------------------------------------------------------


def test_the_fifth_point_wins() -> None:
    t = table({"a-goblin": "t2", "a-thief": "c3"}, players=points(3)).walks("a-goblin", "B-2")
    assert (t.points, t.winner) == ((5, 0), "A")
    t.does("A", "end")
    assert (t.over, t.winner) == (True, "A")


def test_four_points_do_not_win() -> None:
    t = table({"a-thief": "t2", "a-goblin": "c3"}, players=points(3)).walks("a-thief", "B-2").does("A", "end")
    assert (t.points, t.over, t.turn) == ((4, 0), False, "B")


def test_who_has_five_points_may_play_out_its_turn_and_score_on() -> None:
    t = table({"a-goblin": "t2", "a-thief": "t4", "b-troll": "c3"}, players=points(4)).walks("a-goblin", "B-2")
    assert (t.over, t.turn) == (False, "A")
    t.walks("a-thief", "B-4").does("A", "end")
    assert (t.over, t.points, t.winner) == (True, (7, 0), "A")


def test_who_has_five_points_need_not_play_on() -> None:
    t = table({"a-goblin": "t2", "a-thief": "t4"}, players=points(4)).walks("a-goblin", "B-2").does("A", "end")
    assert (t.over, t.points) == (True, (6, 0))


def duel(a: int, b: int, **more: Any) -> Table:
    """A's Goblin carries a wounded Thief beside B's Troll: losing costs it a point for B."""
    return table(
        {"a-goblin": "c3", "b-troll": "d3", "a-warrior": "t2"}, loads={"a-goblin": "a-thief"}, wounded="a-thief",
        players=points(a, b), **more,
    )  # fmt: skip


def test_who_reached_five_first_has_won_whatever_the_opponent_gains_in_the_rest_of_the_turn() -> None:
    """§12, A5: the opponent may get ahead in points meanwhile."""
    t = duel(4, 4).walks("a-warrior", "B-2").fights("a-goblin b-troll", "0", "0")
    assert (t.points, t.over, t.winner) == ((5, 5), False, "A")
    t.does("A", "end")
    assert (t.over, t.winner) == (True, "A")


def test_when_the_opponent_reaches_five_in_my_turn_the_game_ends_at_once() -> None:
    """§12: the current action is completed."""
    t = duel(4, 4).fights("a-goblin b-troll", "0", "0")
    assert (t.points, t.over, t.winner) == ((4, 5), True, "B")
    assert t.wounded("a-goblin")
    assert t.match.asks() == []


def test_a_fireball_on_ones_own_may_lose_the_game() -> None:
    t = table({"a-wizard": "b3", "a-goblin": "c3"}, loads={"a-wizard": "a-fireball-wand"}, players=points(0, 4))
    t.does("A", "fire:a-wizard:a-goblin")
    assert (t.over, t.winner, t.points) == (True, "B", (0, 5))


def test_a_killed_goblin_is_one_point_and_a_double_kill_two() -> None:
    """§12."""
    t = table({"a-wizard": "b3", "b-troll": "c3"}, loads={"a-wizard": "a-fireball-wand", "b-troll": "b-goblin"}, wounded="b-goblin",
              players=points(3))  # fmt: skip
    t.does("A", "fire:a-wizard:b-troll")
    assert (t.points, t.winner) == ((5, 0), "A")


def test_the_winner_may_still_lose_characters_in_the_rest_of_its_turn() -> None:
    """§12: what happens then changes points, not the winner; more than five are counted."""
    t = duel(4, 0).walks("a-warrior", "B-2").fights("a-goblin b-troll", "0", "0").does("A", "end")
    assert (t.over, t.winner, t.points) == (True, "A", (5, 1))


def test_points_of_the_turn_before_do_not_end_the_game_in_the_next() -> None:
    """A player with four points goes on; the fifth may come in the opponent's turn, who then loses at once."""
    t = table({"a-goblin": "c3", "b-wizard": "d3"}, loads={"b-wizard": "b-goblin"}, wounded="b-goblin", active="B",
              players=points(4, 0))  # fmt: skip
    t.fights("b-wizard a-goblin", "0", "6")
    assert (t.over, t.winner, t.points) == (True, "A", (5, 0))


def test_after_the_end_nothing_is_asked_and_everything_is_refused_for_that() -> None:
    t = table({"a-goblin": "t2"}, players=points(3)).walks("a-goblin", "B-2").does("A", "end")
    assert t.match.asks() == []
    assert t.view("A")["result"]["figures"]["turns"]["value"] == t.view("A")["board"]["turn"]
    with pytest.raises(BadInput):
        t.does("B", "2")


def test_nobody_alive_is_no_end() -> None:
    """A14, A15: no rule ends the game; the player plays a card and passes."""
    t = table({"b-goblin": "c3"}, card="").does("A", "5")
    assert (t.over, t.may("A")) == (False, ["end"])
    assert t.does("A", "end").turn == "B"


# -- Where points come from -----------------------------------------------------------------------------------------------------


def tally(t: Table, seat: str) -> list[tuple[str, str | None, int]]:
    """A player's points as the table of results lists them; the same for everybody who looks."""
    seen = [t.view(who)["board"]["tally"] for who in ("A", "B", "")]
    assert seen[0] == seen[1] == seen[2]
    return [(each["source"], each["token"], each["points"]) for each in seen[0][seat]]


def test_the_tally_names_who_left_and_with_what() -> None:
    t = table({"a-goblin": "t2", "a-thief": "t4"}, loads={"a-goblin": "b-treasure"}, players=points(1))
    t.walks("a-goblin", "B-2").walks("a-thief", "B-4")
    assert tally(t, "A") == [("before", None, 1), ("goblin", "a-goblin", 2), ("treasure", "b-treasure", 1), ("exit", "a-thief", 1)]
    assert tally(t, "B") == []


def test_the_tally_names_whoever_fell_in_combat_and_whom_it_carried() -> None:
    t = table(
        {"a-goblin": "c3", "b-troll": "d3", "a-warrior": "t1", "b-thief": "t2"},
        loads={"a-goblin": "a-thief"}, wounded="a-thief b-thief",
    ).fights("a-warrior b-thief", "6", "0").fights("a-goblin b-troll", "0", "0")  # fmt: skip
    assert (tally(t, "A"), tally(t, "B")) == ([("combat", "b-thief", 1)], [("carried", "a-thief", 1)])


def test_the_tally_tells_a_fireball_from_one_on_the_own_side() -> None:
    wand = {"a-wizard": "a-fireball-wand"}
    assert tally(table({"a-wizard": "b3", "b-goblin": "c3"}, loads=wand).does("A", "fire:a-wizard:b-goblin"), "A") == [
        ("fireball", "b-goblin", 1)
    ]
    assert tally(table({"a-wizard": "b3", "a-goblin": "c3"}, loads=wand).does("A", "fire:a-wizard:a-goblin"), "B") == [
        ("own-fireball", "a-goblin", 1)
    ]


def test_the_tally_tells_a_fall_from_a_rope_that_was_taken_away() -> None:
    t = table({"a-troll": "d5", "b-thief": "c5"}).fights("a-troll b-thief", "6", "0")
    assert tally(t, "A") == [("pit", "b-thief", 1)]
    t = table({"a-thief": "d5", "b-goblin": "c5"}, loads={"b-goblin": "b-rope"}, wounded="b-goblin")
    assert tally(t.walks("a-thief", "c5", "take:b-rope"), "A") == [("rope", "b-goblin", 1)]


def test_10_it_is_said_beforehand_that_a_wounded_enemy_falls_if_its_rope_is_taken() -> None:
    t = table({"a-thief": "d5", "b-goblin": "c5"}, loads={"b-goblin": "b-rope"}, wounded="b-goblin")
    shown = t.does("A", "move:a-thief", "go:c5").option("A", "take:b-rope")
    assert (shown["warn"], shown["args"]["tokens"], shown["args"]["count"]) == ("takes-rope", ["b-goblin"], 1)
    t = table({"a-goblin": "c3", "b-rope": "c2"}).does("A", "move:a-goblin", "go:c2")
    assert not t.option("A", "take:b-rope")["warn"]


def test_the_tally_knows_whom_the_options_kill() -> None:
    """A12's option, and A4's: the treasure's points are its owner's."""
    t = table({"a-goblin": "c3", "a-thief": "c3", "b-troll": "d3"}, wounded="a-thief", options={"sweep_wounded": True})
    assert tally(t.fights("a-goblin b-troll", "0", "0"), "B") == [("swept", "a-thief", 1)]
    t = table({"a-goblin": "t2"}, loads={"a-goblin": "b-treasure"}, options={"treasure_to": "owner"}).walks("a-goblin", "B-2")
    assert (tally(t, "A"), tally(t, "B")) == ([("goblin", "a-goblin", 2)], [("treasure", "b-treasure", 1)])


def test_who_has_won_is_shown_while_the_turn_is_played_out() -> None:
    t = table({"a-goblin": "t2", "a-thief": "c3"}, players=points(3))
    assert t.view("B")["board"]["won"] is None
    assert t.walks("a-goblin", "B-2").view("B")["board"]["won"] == "A"
    assert t.does("A", "end").view("B")["board"]["won"] is None


def test_whoever_has_won_may_end_the_turn_without_a_second_word() -> None:
    t = table({"a-goblin": "t2", "a-thief": "c3"}, players=points(3))
    assert t.option("A", "end")["warn"] == "points-left"
    assert t.walks("a-goblin", "B-2").option("A", "end")["warn"] is None


@pytest.mark.parametrize(("limit", "last"), [(0, False), (7, False), (6, True), (5, True)])
def test_whoever_would_lose_points_is_told_that_it_is_the_own_last_turn_before_the_limit(limit: int, last: bool) -> None:
    """The stories are in turn 5: with a limit of 6 the next turn is the other side's, and the last."""
    end = table({"a-goblin": "t2", "a-thief": "c3"}, options={"turn_limit": limit}).option("A", "end")
    assert (end["warn"], end["args"]["last"]) == ("points-left", last)


# -- What the log says of it ----------------------------------------------------------------------------------------------------


def test_the_log_says_whether_the_turn_goes_on_after_the_fifth_point() -> None:
    """§12: the winner's own turn may be played out; in the other's turn the game ends with the action."""
    mine = table({"a-goblin": "t2", "a-thief": "c3"}, players=points(3)).walks("a-goblin", "B-2").log()
    assert ("reaches" in mine, "reaches-at-once" in mine) == (True, False)
    theirs = duel(4, 4).fights("a-goblin b-troll", "0", "0").log()
    assert ("reaches" in theirs, "reaches-at-once" in theirs) == (False, True)


def test_the_log_says_that_a_turn_is_skipped() -> None:
    t = table({"a-thief": "b2", "b-goblin": "b4"}, wounded="b-goblin", options={"skip_helpless": True}).does("A", "end")
    assert t.view()["journal"][-1] | {"n": 0} == {"n": 0, "key": "skips", "args": {"seat": "B"}, "private": False}


@pytest.mark.parametrize(("a", "said"), [(2, ["limit", "wins"]), (1, ["limit-draw"])])
def test_the_log_says_that_the_turn_limit_decides(a: int, said: list[str]) -> None:
    t = table({"a-thief": "b2", "b-goblin": "b4"}, players=points(a, 1), options={"turn_limit": 5}).does("A", "end")
    assert t.log()[-len(said) :] == said


def test_an_exit_and_its_points_are_told_with_their_square() -> None:
    """There the figure is seen to leave, and from there its points fly."""
    t = table({"a-thief": "t2"}, loads={"a-thief": "a-treasure"}).walks("a-thief", "B-2")
    told = [(event.key, event.args["square"]) for event in t.match.journal if event.key in ("leaves", "scores")]
    assert told == [("leaves", "B-2"), ("scores", "B-2"), ("scores", "B-2")]


def test_a_reveal_is_told_with_the_character_that_did_it() -> None:
    t = table({"a-goblin": "A-2", "b-rope": "on I"}, dark="I", chance=["1L", 0]).does("A", "reveal:a-goblin:I")
    assert [event.args["piece"] for event in t.match.journal if event.key == "reveals"] == ["a-goblin"]
