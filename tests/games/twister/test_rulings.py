"""The rulings A-1 to A-22 and the differences between the sources (§15, §16), each by its number, with every option both ways."""

from __future__ import annotations

import pytest

from tests.games.twister.table import new_game, table
from undercroft.kernel.errors import BadInput

# Squares used below, with the usual rooms (``picture`` draws them). Room I is 1L: b2 b3 b4 c2 c3 c4 d2 d3 d4 lie open to one
# another, c1 and c5 are pits, d5 is the gear. Room II is 1R: c8 is its gear, e6 a pit.


# -- §15 ---------------------------------------------------------------------------------------------------------------------------


def test_a1_group_combat_chains_from_square_to_square() -> None:
    t = table({"a-thief": "b2", "b-goblin": "b3", "a-troll": "b4", "b-warrior": "c4", "a-wizard": "d4", "b-cleric": "d2"})
    battle = t.option("A", "attack:a-thief:b-goblin")["then"]["battle"]
    assert {each["piece"] for each in battle["attackers"]} == {"a-thief", "a-troll", "a-wizard"}
    assert {each["piece"] for each in battle["defenders"]} == {"b-goblin", "b-warrior"}, "the Cleric stands beside none of them"
    beside = {each["piece"]: each["beside"] for each in [*battle["attackers"], *battle["defenders"]]}
    assert (beside["a-troll"], beside["b-warrior"], beside["a-wizard"]) == ("b-goblin", "a-troll", "b-warrior")
    assert (battle["attack"], battle["defence"]) == (2 + 4 + 1, 1 + 3)


@pytest.mark.parametrize("allowed", [False, True])
def test_a2_somebody_wounded_this_turn_is_not_attacked_again(allowed: bool) -> None:
    t = table({"a-troll": "b2", "b-goblin": "b3"}, options={"attack_just_wounded": allowed}).fights("a-troll b-goblin", "1", "0")
    assert t.wounded("b-goblin")
    assert ("attack:a-troll:b-goblin" in t.may("A")) == allowed
    if not allowed:
        assert t.why("A", "do:attack:a-troll") == ("wounded-this-turn", "11")
        t.does("A", "end").does("B", "2", "end").does("A", "2")
        assert "attack:a-troll:b-goblin" in t.may("A"), "in the next turn it may be"


def test_a2_a_fireball_kills_somebody_wounded_this_turn() -> None:
    t = table({"a-troll": "b2", "b-goblin": "b3", "a-wizard": "b4"}, loads={"a-wizard": "a-fireball-wand"})
    t.fights("a-troll b-goblin", "1", "0").does("A", "fire:a-wizard:b-goblin")
    assert (t.at("b-goblin"), t.points) == ("killed", (1, 0))


@pytest.mark.parametrize("acts", [True, False])
def test_a3_the_troll_acts_and_fights_in_the_turn_in_which_it_regenerates(acts: bool) -> None:
    t = table({"a-troll": "b2", "b-goblin": "b3", "a-thief": "c3"}, wounded="a-troll", options={"troll_acts": acts})
    t.does("A", "recover:a-troll")
    assert ("move:a-troll" in t.may("A")) == ("attack:a-troll:b-goblin" in t.may("A")) == acts
    attackers = {each["piece"] for each in t.option("A", "attack:a-thief:b-goblin")["then"]["battle"]["attackers"]}
    assert ("a-troll" in attackers) == acts
    assert t.why("A", "piece:a-troll")[0] == ("" if acts else "just-healed")


@pytest.mark.parametrize(("option", "points"), [("carrier", (2, 0)), ("owner", (1, 1))])
def test_a4_an_enemy_s_treasure_scores_for_whoever_carries_it_out(option: str, points: tuple[int, int]) -> None:
    t = table({"a-thief": "t2"}, loads={"a-thief": "b-treasure"}, options={"treasure_to": option})
    t.does("A", "move:a-thief", "go:B-2")
    assert (t.at("a-thief"), t.at("b-treasure"), t.points) == ("escaped", "escaped", points)


def test_a5_the_other_player_s_fifth_point_ends_the_game_at_once() -> None:
    """A, with four points, attacks and loses while it carries a wounded: B's fifth."""
    t = table(
        {"a-thief": "b2", "a-goblin": "b2", "b-troll": "b3"}, loads={"a-thief": "a-goblin"}, wounded="a-goblin",
        players={"A": {"points": 4}, "B": {"points": 4}},
    ).fights("a-thief b-troll", "0", "6")  # fmt: skip
    assert (t.over, t.winner, t.points) == (True, "B", (4, 5))


def test_a5_who_reaches_five_first_has_won_whatever_comes_after() -> None:
    t = table(
        {"a-wizard": "t2", "a-thief": "b2", "a-goblin": "b2", "b-troll": "b3"}, loads={"a-thief": "a-goblin"}, wounded="a-goblin",
        players={"A": {"points": 4}, "B": {"points": 4}},
    ).does("A", "move:a-wizard", "go:B-2")  # fmt: skip
    assert (t.over, t.winner) == (False, "A")
    t.fights("a-thief b-troll", "0", "6")
    assert (t.over, t.points, t.winner) == (False, (5, 5), "A")
    assert (t.does("A", "end").over, t.winner) == (True, "A")


@pytest.mark.parametrize(("option", "places"), [("both", ["I", "II"]), ("adjacent", ["I"])])
def test_a6_anybody_on_the_starting_line_reveals_either_room(option: str, places: list[str]) -> None:
    t = table({"a-thief": "A-2", "a-rope": "on I", "b-rope": "on II"}, dark="I II", options={"line_reveals": option})
    assert t.may("A", start="reveal") == [f"reveal:a-thief:{place}" for place in places]


@pytest.mark.parametrize("stands", [False, True])
def test_a7_who_ends_on_a_roped_pit_with_empty_hands_takes_the_rope(stands: bool) -> None:
    t = table({"a-warrior": "c2", "a-rope": "c1"}, options={"stand_by_rope": stands})
    t.does("A", "move:a-warrior", "go:c1", "stop")
    assert (t.at("a-warrior"), t.load("a-warrior")) == ("c1", "" if stands else "a-rope")


def test_a7_the_thief_takes_it_too() -> None:
    t = table({"a-thief": "c2", "b-rope": "c1"}).does("A", "move:a-thief", "go:c1", "stop")
    assert t.load("a-thief") == "b-rope"


def test_a7_option_nobody_stands_on_a_pit_whose_rope_is_gone() -> None:
    stand = {"stand_by_rope": True}
    assert table({"a-goblin": "c5", "a-rope": "c5"}, options=stand).load("a-goblin") == ""
    t = table({"a-goblin": "c5", "a-rope": "c5", "a-thief": "c4"}, options=stand).does("A", "move:a-thief", "go:c5")
    assert t.may("A", "step", "take") == []
    with pytest.raises(BadInput):
        table({"a-goblin": "c5"}, options=stand)


def test_a7_with_another_load_one_may_not_end_on_a_roped_pit() -> None:
    t = table({"a-warrior": "c2", "a-rope": "c1"}, loads={"a-warrior": "a-sword"})
    assert "c1" in t.option("A", "move:a-warrior")["then"]["over"], "it may pass"
    t.does("A", "move:a-warrior", "go:c1")
    assert "stop" not in t.may("A", "step")


def test_a8_a_rope_stays_fastened_when_the_room_turns() -> None:
    t = table({"a-mekanork": "d5", "a-warrior": "b2", "a-rope": "c1"})
    t.does("A", "turn:a-mekanork:1L:right", "turn:a-mekanork:1L:right")
    assert t.at("a-rope") == "c5", "the pit has come round to the south, where only c4 is beside it"
    assert "c5" in t.reaches("a-warrior")


def test_a9_two_objects_may_lie_on_a_square_and_not_three() -> None:
    t = table({"a-thief": "b2", "a-sword": "b3"}, loads={"a-thief": "a-rope"})
    t.does("A", "move:a-thief", "go:b3", "drop", "go:b4", "stop")
    assert (t.at("a-sword"), t.at("a-rope")) == ("b3", "b3")
    t = table({"a-thief": "b2", "a-sword": "b3", "b-sword": "b3"}, loads={"a-thief": "a-rope"}).does("A", "move:a-thief", "go:b3")
    t.does("A", "drop", "go:b4")
    assert "stop" not in t.may("A", "step"), "while she moves three may lie there, at the end they may not"
    t.does("A", "go:b3", "take:b-sword", "go:b4", "stop")
    assert (t.at("a-sword"), t.at("a-rope"), t.load("a-thief")) == ("b3", "b3", "b-sword")


@pytest.mark.parametrize("loose", [False, True])
def test_a9_nothing_but_the_rope_is_put_down_on_a_pit(loose: bool) -> None:
    t = table({"a-warrior": "c2", "a-rope": "c1"}, loads={"a-warrior": "a-sword"}, options={"loose_on_roped_pit": loose})
    t.does("A", "move:a-warrior", "go:c1")
    assert ("drop" in t.may("A", "step")) == loose


def test_a9_option_the_rope_under_an_object_on_a_pit_is_not_taken_away() -> None:
    loose = {"loose_on_roped_pit": True}
    t = table({"a-warrior": "c2", "a-rope": "c1", "a-sword": "c1"}, options=loose).does("A", "move:a-warrior", "go:c1")
    assert t.may("A", "step", "take") == ["take:a-sword"]
    with pytest.raises(BadInput):
        table({"a-sword": "c1"}, options=loose)


def test_a10_picking_up_on_the_spot_costs_a_point() -> None:
    t = table({"a-thief": "b2", "a-rope": "b2"}).does("A", "move:a-thief", "take:a-rope", "stop")
    assert (t.load("a-thief"), t.left) == ("a-rope", 4)


def test_a10_picking_up_on_the_spot_for_nothing_once_a_turn() -> None:
    t = table({"a-thief": "b2", "a-rope": "b2"}, options={"take_in_place": True}).does("A", "move:a-thief", "take:a-rope", "stop")
    assert (t.load("a-thief"), t.left) == ("a-rope", 5)
    assert t.does("A", "move:a-thief", "drop", "stop").left == 4, "the second time it is a move"
    assert table({"a-thief": "b2"}, options={"take_in_place": True}).does("A", "move:a-thief", "go:b3", "stop").left == 4
    t.does("A", "end").does("B", "2", "end").does("A", "2")
    assert t.does("A", "move:a-thief", "take:a-rope", "stop").left == 2, "free again in the next turn"


def test_a11_the_wall_walker_leaves_through_a_wall() -> None:
    t = table({"a-wall-walker": "t2"}, rooms={"VII": "1R", "II": "4L"})
    assert "through:a-wall-walker:B-2" in t.may("A")
    assert (t.does("A", "through:a-wall-walker:B-2").at("a-wall-walker"), t.points) == ("escaped", (1, 0))


@pytest.mark.parametrize("swept", [False, True])
def test_a12_an_own_wounded_beside_a_loser_is_not_touched(swept: bool) -> None:
    t = table(
        {"a-thief": "b2", "a-goblin": "b2", "b-troll": "b3"}, wounded="a-goblin", options={"sweep_wounded": swept}
    ).fights("a-thief b-troll", "0", "6")  # fmt: skip
    assert (t.at("a-goblin"), t.points) == (("killed", (0, 1)) if swept else ("b2", (0, 0)))
    assert t.wounded("a-thief")


@pytest.mark.parametrize("beside", ["warrior", "troll"])
def test_a12_option_a_wounded_target_dies_once_and_by_the_combat(beside: str) -> None:
    """It lies beside a loser and is itself one: the option takes nobody along who fights."""
    t = table({f"b-{beside}": "b2", "b-thief": "b2", "a-goblin": "b3"}, wounded="b-thief", options={"sweep_wounded": True})
    t.fights("a-goblin b-thief", "6", "0")
    assert (t.at("b-thief"), t.at(f"b-{beside}"), t.points) == ("killed", "b2", (1, 0))
    assert t.wounded(f"b-{beside}")
    assert [each["source"] for each in t.view()["board"]["tally"]["A"]] == ["combat"]


def test_a13_the_object_of_a_wounded_stays_linked_to_it() -> None:
    t = table({"a-thief": "b2", "b-troll": "b3"}, loads={"a-thief": "a-armor"}).fights("a-thief b-troll", "0", "6")
    assert t.wounded("a-thief")
    assert (t.load("a-thief"), t.at("a-armor")) == ("a-armor", "b2")


def test_a13_healed_it_carries_the_object_again() -> None:
    t = table({"a-thief": "b2", "a-cleric": "b3"}, loads={"a-thief": "a-sword"}, wounded="a-thief")
    t.does("A", "heal:a-cleric:a-thief")
    assert t.load("a-thief") == "a-sword"
    t.does("A", "end").does("B", "2", "end").does("A", "2", "move:a-thief", "go:c2", "stop")
    assert t.at("a-sword") == "c2"


def test_a13_carried_off_it_leaves_the_object_behind() -> None:
    t = table({"a-thief": "b2", "a-troll": "b3"}, loads={"a-thief": "a-sword"}, wounded="a-thief")
    t.does("A", "move:a-troll", "go:b2", "take:a-thief", "go:b3", "stop")
    assert (t.at("a-thief"), t.at("a-sword"), t.load("a-thief")) == ("b3", "b2", "")


@pytest.mark.parametrize("skipped", [False, True])
def test_a14_who_cannot_act_plays_a_card_and_passes(skipped: bool) -> None:
    t = table({"a-thief": "b2", "b-goblin": "b4"}, wounded="b-goblin", options={"skip_helpless": skipped}).does("A", "end")
    assert t.turn == ("A" if skipped else "B")
    if not skipped:
        assert t.does("B", "3").may("B") == ["end"]


def test_a14_a_wounded_troll_is_not_helpless() -> None:
    t = table({"a-thief": "b2", "b-troll": "b4"}, wounded="b-troll", options={"skip_helpless": True}).does("A", "end")
    assert t.turn == "B"


def test_a15_a_draw_may_be_offered_and_accepted() -> None:
    t = table({"a-thief": "b2", "b-goblin": "b4"}, card="").does("A", "offer")
    assert t.may("B", "draw") == ["accept"]
    t.does("B", "accept")
    assert (t.over, t.winner, t.g.drawn) == (True, "", True)


def test_a15_an_offer_lapses_when_the_other_plays_on() -> None:
    t = table({"a-thief": "b2", "b-goblin": "b4"}, card="").does("A", "offer", "2", "end")
    assert (t.may("B", "draw"), t.view()["board"]["draw_offer"]) == (["accept"], "A")
    t.does("B", "2")
    assert t.view()["board"]["draw_offer"] is None
    told = t.view()["journal"][-2:]
    assert [(entry["key"], entry["args"]["seat"]) for entry in told] == [("draw-declined", "B"), ("plays-card", "B")]
    assert table({"a-thief": "b2"}, card="", options={"draws": False}).may("A", "draw") == []


def test_a15_who_offered_declines_nothing_by_playing_on() -> None:
    t = table({"a-thief": "b2", "b-goblin": "b4"}, card="").does("A", "offer", "2")
    assert "draw-declined" not in t.log()


def test_a15_nothing_is_accepted_in_the_middle_of_a_turn() -> None:
    t = table({"a-thief": "b2", "b-goblin": "b4"}, card="").does("A", "offer", "2")
    assert (t.may("B", "draw"), t.view()["board"]["draw_offer"]) == ([], "A")


@pytest.mark.parametrize(("points", "winner"), [((2, 1), "A"), ((0, 3), "B"), ((2, 2), "")])
def test_a15_at_the_turn_limit_more_points_win(points: tuple[int, int], winner: str) -> None:
    players = {letter: {"points": count} for letter, count in zip("AB", points, strict=True)}
    t = table({"a-thief": "b2", "b-goblin": "b4"}, players=players, options={"turn_limit": 5}).does("A", "end")
    assert (t.over, t.winner, t.g.drawn) == (True, winner, winner == "")


def test_a16_the_load_of_a_thief_who_dies_on_a_pit_is_lost() -> None:
    t = table({"a-thief": "c1", "b-troll": "c2"}, loads={"a-thief": "a-treasure"}).fights("a-thief b-troll", "0", "6")
    assert (t.at("a-thief"), t.at("a-treasure"), t.points) == ("killed", "gone", (0, 1))


def test_a16_a_wounded_whom_she_carried_dies_too() -> None:
    t = table({"a-thief": "c1", "a-goblin": "c1", "b-troll": "c2"}, loads={"a-thief": "a-goblin"}, wounded="a-goblin")
    t.fights("a-thief b-troll", "0", "6")
    assert (t.at("a-thief"), t.at("a-goblin"), t.points) == ("killed", "killed", (0, 2))


def test_a17_one_may_jump_over_a_pit_with_a_rope_on_it() -> None:
    t = table({"a-warrior": "c4", "b-rope": "c5"})
    assert "jump:a-warrior:c5:c6" in t.may("A")


def test_a18_nobody_can_stay_out_of_a_group_combat() -> None:
    t = table({"a-troll": "b2", "b-goblin": "b3", "a-goblin": "b4", "b-troll": "c4"})
    t.fights("a-troll b-goblin", "0", "6")
    assert t.wounded("a-troll", "a-goblin")


def test_a19_two_wounded_may_lie_on_a_square() -> None:
    t = table({"a-troll": "b2", "a-thief": "b2", "b-goblin": "b3"}, loads={"a-troll": "a-thief"}, wounded="a-thief b-goblin")
    t.does("A", "move:a-troll", "go:b3", "drop", "go:b4")
    assert (t.at("a-thief"), t.at("b-goblin")) == ("b3", "b3")


@pytest.mark.parametrize("handles", [False, True])
def test_a20_nothing_is_picked_up_or_put_down_in_a_jump(handles: bool) -> None:
    """From c4 over the pit c5 to c6: the option allows it on the square it starts from and on the one where it lands."""
    t = table({"a-warrior": "c4", "a-sword": "c4"}, options={"handle_while_jumping": handles}).does("A", "jump:a-warrior:c5:c6")
    assert (t.may("A", "step", "take") == ["take:a-sword"]) == handles
    t = table({"a-warrior": "c4", "b-rope": "c6"}, options={"handle_while_jumping": handles}).does("A", "jump:a-warrior:c5:c6")
    assert t.at("a-warrior") == "c6"
    assert (t.may("A", "step", "take") == ["take:b-rope"]) == handles


def test_a20_option_what_is_put_down_before_a_jump_opens_more_landings() -> None:
    """With the sword it could not land beside the rope on c6; without it, or with nothing in hand, it can."""
    t = table({"a-goblin": "c4", "b-rope": "c6"}, loads={"a-goblin": "a-sword"}, options={"handle_while_jumping": True})
    assert "jump:a-goblin:c5:c6" in t.may("A", start="jump")
    assert t.does("A", "jump:a-goblin:c5:c6").may("A", "step") == ["drop"]
    t.does("A", "drop", "stop")
    assert (t.at("a-goblin"), t.at("a-sword"), t.load("a-goblin")) == ("c6", "c4", "")
    t = table({"a-goblin": "c4", "b-rope": "c6"}, loads={"a-goblin": "a-sword"})
    assert "jump:a-goblin:c5:c6" not in t.may("A", start="jump")


def test_a20_option_nothing_is_taken_that_would_not_fit_where_the_jump_lands() -> None:
    t = table({"a-goblin": "c4", "a-sword": "c4", "b-sword": "c6"}, options={"handle_while_jumping": True})
    t.does("A", "jump:a-goblin:c5:c6")
    assert (t.at("a-goblin"), t.at("a-sword")) == ("c6", "c4"), "with the sword there would be three tokens: it was not offered"
    assert t.may("A", "step") == ["take:b-sword", "stop"]
    mover = t.view("A")["board"]["mover"]
    assert (mover["steps"], mover["reach"]) == (0, {}), "it is no move"


def test_a20_option_what_is_put_down_before_a_wall_opens_more_squares() -> None:
    t = table({"a-wall-walker": "a2", "b-rope": "b2"}, loads={"a-wall-walker": "a-sword"}, options={"handle_while_jumping": True})
    t.does("A", "through:a-wall-walker:b2", "drop", "take:b-rope")
    assert (t.at("a-wall-walker"), t.at("a-sword"), t.load("a-wall-walker")) == ("b2", "a2", "b-rope")


@pytest.mark.parametrize("allowed", [True, False])
def test_a21_the_wizard_may_end_with_an_own_wounded(allowed: bool) -> None:
    t = table({"a-wizard": "b2", "a-goblin": "b3"}, wounded="a-goblin", options={"wizard_on_wounded": allowed})
    t.does("A", "move:a-wizard", "go:b3")
    assert ("stop" in t.may("A", "step")) == allowed
    t.does("A", "take:a-goblin")
    assert "stop" in t.may("A", "step"), "carrying it, it may in any case"
    t = table({"a-thief": "b2", "a-goblin": "b3"}, wounded="a-goblin", options={"wizard_on_wounded": allowed})
    assert "b3" in t.ends("a-thief"), "all others may"


@pytest.mark.parametrize("unwounded_only", [False, True])
def test_a22_of_two_enemies_on_a_square_the_attacker_names_one(unwounded_only: bool) -> None:
    t = table(
        {"a-troll": "b2", "b-goblin": "b3", "b-thief": "b3"}, wounded="b-thief", options={"target_unwounded": unwounded_only}
    )  # fmt: skip
    assert ("attack:a-troll:b-thief" in t.may("A")) == (not unwounded_only)
    assert "attack:a-troll:b-goblin" in t.may("A")
    if not unwounded_only:
        defenders = {each["piece"] for each in t.option("A", "attack:a-troll:b-thief")["then"]["battle"]["defenders"]}
        assert defenders == {"b-thief", "b-goblin"}, "the one that stands fights too"
        t.fights("a-troll b-thief", "4", "0")
        assert (t.at("b-thief"), t.wounded("b-goblin"), t.points) == ("killed", True, (1, 0))


def test_a23_who_stands_by_a_rope_without_holding_it_dies_when_wounded() -> None:
    """With A7's option; sources are silent. Whoever has the rope stays, as the rulebook says."""
    t = table({"a-goblin": "c5", "a-rope": "c5", "b-troll": "c4"}, active="B", options={"stand_by_rope": True})
    t.fights("b-troll a-goblin", "0", "0")
    assert (t.at("a-goblin"), t.at("a-rope"), t.points) == ("killed", "c5", (0, 1))
    t = table({"a-goblin": "c5", "b-troll": "c4"}, loads={"a-goblin": "a-rope"}, active="B", options={"stand_by_rope": True})
    t.fights("b-troll a-goblin", "0", "0")
    assert (t.at("a-goblin"), t.wounded("a-goblin"), t.points) == ("c5", True, (0, 0))


# -- §16 ---------------------------------------------------------------------------------------------------------------------------


def test_s16_1_the_revealer_places_everything_but_its_own_objects() -> None:
    t = table({"a-thief": "A-2", "a-rope": "on I", "b-sword": "on I"}, dark="I", chance=["1L", "0"]).does("A", "reveal:a-thief:I")
    assert (t.turn, t.view()["board"]["placing"]["tokens"]) == ("A", ["b-sword"])
    t.does("A", "place:b-sword:a1")
    assert (t.turn, t.view()["board"]["placing"]["tokens"]) == ("B", ["a-rope"])
    t.does("B", "place:a-rope:e1")
    assert (t.at("b-sword"), t.at("a-rope"), t.turn) == ("a1", "e1", "A")


def test_s16_1_as_printed_the_revealer_places_its_own_objects() -> None:
    t = table(
        {"a-thief": "A-2", "a-rope": "on I", "b-sword": "on I"}, dark="I", chance=["1L", "0"],
        options={"reveal_placement": "printed"},
    ).does("A", "reveal:a-thief:I")  # fmt: skip
    assert (t.turn, t.view()["board"]["placing"]["tokens"]) == ("A", ["a-rope"])
    t.does("A", "place:a-rope:e1")
    assert (t.turn, t.view()["board"]["placing"]["tokens"]) == ("B", ["b-sword"])


def test_s16_2_the_first_card_is_the_2_then_any_until_the_cycle_ends() -> None:
    fresh = {letter: {"first_cycle": True, "actions": ["2", "3", "4", "5"]} for letter in "AB"}
    t = table({"a-thief": "b2", "b-goblin": "b4"}, card="", players=fresh)
    assert t.may("A", "card") == ["2"]
    assert t.why("A", "action:5") == ("first-card-is-2", "4")
    t.does("A", "2", "end")
    assert t.may("B", "card") == ["2"], "what the other has played does not matter"
    t.does("B", "2", "end")
    assert t.may("A", "card") == ["3", "4", "5"]
    for card in ("5", "3", "4"):
        t.does("A", card, "end").does("B", card, "end")
    assert t.may("A", "card") == ["2", "3", "4", "5"]


def test_s16_2_the_rising_cap_is_shared() -> None:
    fresh = {letter: {"first_cycle": True, "actions": ["2", "3", "4", "5"]} for letter in "AB"}
    t = table({"a-thief": "b2", "b-goblin": "b4"}, card="", players=fresh, options={"first_cycle": "rising"})
    assert t.may("A", "card") == ["2"]
    t.does("A", "2", "end")
    assert t.may("B", "card") == ["2", "3"]
    assert t.why("B", "action:4") == ("card-above-cap", "4")
    t.does("B", "3", "end")
    assert t.may("A", "card") == ["3", "4"]
    t.does("A", "4", "end")
    assert t.may("B", "card") == ["2", "4", "5"], "from the first 4 on nothing is restricted"


def test_s16_5_a_jump_may_go_around_the_corner() -> None:
    t = table({"a-warrior": "e7"})
    assert {option.split(":")[3] for option in t.may("A", start="jump")} == {"e5", "d6"}, "the pit e6, straight and around"


@pytest.mark.parametrize("allowed", [False, True])
def test_s16_6_nobody_jumps_out_onto_a_wounded_enemy(allowed: bool) -> None:
    t = table(
        {"a-warrior": "s5", "b-goblin": "B-5"}, wounded="b-goblin", rooms={"VII": "3L"}, options={"jump_out_over_wounded": allowed}
    )  # fmt: skip
    assert ("jump:a-warrior:t5:B-5" in t.may("A")) == allowed


@pytest.mark.parametrize("own", [True, False])
def test_s16_7_a_fireball_may_be_shot_at_one_s_own(own: bool) -> None:
    t = table({"a-wizard": "b2", "a-goblin": "b4"}, loads={"a-wizard": "a-fireball-wand"}, options={"fireball_own": own})
    assert ("fire:a-wizard:a-goblin" in t.may("A")) == own
    if own:
        assert t.does("A", "fire:a-wizard:a-goblin").points == (0, 1), "the point is the other side's"


@pytest.mark.parametrize(("needs", "others", "wounded", "allowed"), [
    ("free", {}, "", True),
    ("free", {"b-troll": "d6", "b-goblin": "e5"}, "", False),
    ("free", {"a-troll": "d6", "a-goblin": "e5"}, "", False),
    ("free", {"a-sword": "d6", "b-goblin": "e5"}, "", True),
    ("free", {"a-sword": "d6", "b-sword": "d6", "b-goblin": "e5"}, "", False),
    ("free", {"a-troll": "d6", "b-goblin": "e5"}, "a-troll", True),
    ("free", {"b-troll": "d6", "b-goblin": "e5"}, "b-troll", False),
    ("nothing", {"b-troll": "d6", "b-goblin": "e5"}, "", True),
])  # fmt: skip
def test_s16_9_a_rope_needs_two_free_squares_beside_the_pit(
    needs: str, others: dict[str, str], wounded: str, allowed: bool
) -> None:
    """The pit e6 lies between e5, d6 and e7; whoever drops the rope comes from e7."""
    t = table({"a-warrior": "e7", **others}, loads={"a-warrior": "b-rope"}, wounded=wounded, options={"rope_needs": needs})
    t.does("A", "move:a-warrior", "go:e6")
    assert ("drop" in t.may("A", "step")) == allowed


@pytest.mark.parametrize(
    ("needs", "thief", "allowed"), [("free", "a-thief", False), ("thief", "a-thief", True), ("thief", "b-thief", False)]
)
def test_s16_9_a_pit_held_by_the_own_thief_is_not_free(needs: str, thief: str, allowed: bool) -> None:
    """The pits c5 and c6 touch; b5 and d5 are held by enemies, c4 is free. By the option it is; never one that the enemy holds."""
    t = table(
        {"a-warrior": "c4", thief: "c6", "b-troll": "b5", "b-goblin": "d5"}, loads={"a-warrior": "a-rope"}, rooms={"II": "2R"},
        turns={"II": 1}, options={"rope_needs": needs},
    ).does("A", "move:a-warrior", "go:c5")  # fmt: skip
    assert ("drop" in t.may("A", "step")) == allowed


@pytest.mark.parametrize("broken", [False, True])
def test_s16_10_the_warrior_breaks_closed_portcullises_only(broken: bool) -> None:
    t = table({"a-warrior": "a3"}, gates={"I": ("open", "closed")}, options={"break_raised": broken})
    assert (t.may("A", start="break") == ["break:a-warrior:b3"]) == broken
    assert table({"a-warrior": "a3"}).may("A", start="break") == ["break:a-warrior:b3"]
    broken_once = table({"a-warrior": "a3"}, gates={"I": ("broken", "closed")}, options={"break_raised": broken})
    assert broken_once.may("A", start="break") == [], "nothing is left to break"


# -- house rules -------------------------------------------------------------------------------------------------------------------


def test_the_fixed_set_up_is_the_same_for_both_and_fills_every_room() -> None:
    t = new_game(["A"], setup="fixed")
    assert t.turn == "A"
    board = t.view("A")["board"]
    assert [sum(place["hidden"].values()) for place in board["places"]] == [2, 2, 3, 3, 3, 3, 2, 2]
    assert (t.at("a-thief"), t.at("b-thief"), t.at("a-treasure"), t.at("b-treasure")) == ("A-7", "B-4", "on VIII", "on I")
    assert board["hand"] == []


def test_in_the_open_dungeon_rooms_are_known_from_the_start_and_filled_before_the_first_turn() -> None:
    chance = ["1L", "0", "1R", "1", "2L", "2", "2R", "3", "3L", "0", "3R", "0", "4L", "0", "4R", "0", "B"]
    t = new_game(chance, setup="fixed", dungeon="open")
    places = t.view()["board"]["places"]
    assert [(place["room"]["name"], place["room"]["turns"]) for place in places[:4]] == [("1L", 0), ("1R", 1), ("2L", 2), ("2R", 3)]
    assert t.turn == "B", "who plays first opens the first room"
    while t.g.phase == "opening":
        seat = t.turn
        t.does(seat, t.may(seat, "place")[0])
    assert sum(piece["at"][0] not in "AB" for piece in t.view()["board"]["pieces"]) == 20
    assert (t.turn, t.may("B", "card")) == ("B", ["2"])
