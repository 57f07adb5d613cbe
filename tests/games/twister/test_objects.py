"""The objects: what the rulebook says of each (sections Objects, Using an object), and the rules page (§14)."""

from __future__ import annotations

import pytest

from tests.games.twister.table import Table, table


def strengths(t: Table, attack: str, seat: str = "A") -> tuple[int, int]:
    """What both sides of an attack count without cards."""
    args = t.option(seat, f"attack:{attack}")["args"]
    return args["attack"], args["defence"]


# -- Armor and Sword ------------------------------------------------------------------------------------------------------------


def test_armor_adds_one_when_its_bearer_is_attacked() -> None:
    t = table({"a-goblin": "c3", "b-goblin": "d3"}, loads={"b-goblin": "b-armor"})
    assert strengths(t, "a-goblin:b-goblin") == (1, 2)


def test_armor_adds_nothing_when_its_bearer_attacks() -> None:
    t = table({"a-goblin": "c3", "b-goblin": "d3"}, loads={"a-goblin": "a-armor"})
    assert strengths(t, "a-goblin:b-goblin") == (1, 1)


def test_a_wounded_bearer_has_the_armor_too() -> None:
    t = table({"a-goblin": "c3", "b-goblin": "d3"}, loads={"b-goblin": "b-armor"}, wounded="b-goblin")
    assert strengths(t, "a-goblin:b-goblin") == (1, 1)


def test_armor_that_only_lies_on_the_square_of_a_wounded_one_helps_nobody() -> None:
    """A13: what counts is that it is linked to it."""
    t = table({"a-goblin": "c3", "b-goblin": "d3", "b-armor": "d3"}, wounded="b-goblin")
    assert strengths(t, "a-goblin:b-goblin") == (1, 0)


def test_the_wounded_lose_the_armor_when_it_is_taken_from_them() -> None:
    """A13."""
    t = table({"a-goblin": "c3", "b-goblin": "d3"}, loads={"b-goblin": "b-armor"}, wounded="b-goblin")
    t.walks("a-goblin", "d3", "take:b-armor", "d2")
    assert strengths(t, "a-goblin:b-goblin") == (1, 0)


def test_sword_adds_one_when_its_bearer_attacks() -> None:
    t = table({"a-goblin": "c3", "b-goblin": "d3"}, loads={"a-goblin": "b-sword"})
    assert strengths(t, "a-goblin:b-goblin") == (2, 1)


@pytest.mark.parametrize("wounded", ["", "b-goblin"])
def test_sword_is_not_used_in_defence(wounded: str) -> None:
    t = table({"a-goblin": "c3", "b-goblin": "d3"}, loads={"b-goblin": "b-sword"}, wounded=wounded)
    assert strengths(t, "a-goblin:b-goblin") == (1, 0 if wounded else 1)


def test_every_sword_and_armor_in_a_group_counts() -> None:
    """§11: one for each participating bearer; both Swords are on one side here, both Armors on the other."""
    loads = {"a-goblin": "a-sword", "a-thief": "b-sword", "b-goblin": "b-armor", "b-wizard": "a-armor"}
    t = table({"a-goblin": "c3", "a-thief": "d2", "b-goblin": "d3", "b-wizard": "d4"}, loads=loads)
    assert strengths(t, "a-goblin:b-goblin") == (5, 2)
    t = table({"a-goblin": "c3", "a-thief": "d2", "b-goblin": "d3", "b-wizard": "c4"}, loads=loads)
    assert strengths(t, "a-goblin:b-goblin") == (5, 4)


# -- Fireball wand --------------------------------------------------------------------------------------------------------------


def wizard(tokens: dict[str, str], **more: object) -> Table:
    """A table where A's Wizard has its wand."""
    return table(tokens, loads={"a-wizard": "a-fireball-wand", **more.pop("loads", {})}, **more)  # type: ignore[arg-type, dict-item]


def test_wizard_fires_for_one_point_and_kills_at_once() -> None:
    t = wizard({"a-wizard": "b3", "b-troll": "d3"}, card="2").does("A", "fire:a-wizard:b-troll")
    assert (t.at("b-troll"), t.points, t.left) == ("killed", (1, 0), 1)


def test_other_characters_carry_the_wand_but_do_not_use_it() -> None:
    t = table({"a-thief": "b3", "b-troll": "d3"}, loads={"a-thief": "a-fireball-wand"})
    assert t.verbs("a-thief") == {"move", "open"}


def test_the_wand_leaves_the_game_once_used() -> None:
    t = wizard({"a-wizard": "b3", "b-troll": "d3", "b-goblin": "b2"}).does("A", "fire:a-wizard:b-troll")
    assert (t.at("a-fireball-wand"), t.load("a-wizard")) == ("gone", "")
    assert t.may("A", start="fire") == []


def test_a_wand_of_the_other_colour_works_too() -> None:
    """§10: objects of either colour are carried and used."""
    t = table({"a-wizard": "b3", "b-troll": "d3"}, loads={"a-wizard": "b-fireball-wand"})
    assert t.may("A", start="fire") == ["fire:a-wizard:b-troll"]


def test_the_first_character_on_the_way_is_killed() -> None:
    t = wizard({"a-wizard": "b3", "b-troll": "c3", "b-goblin": "d3"})
    assert t.may("A", start="fire") == ["fire:a-wizard:b-troll"]


@pytest.mark.parametrize("wounded", ["", "b-troll"])
def test_alive_or_wounded_it_is_killed(wounded: str) -> None:
    t = wizard({"a-wizard": "b3", "b-troll": "d3"}, wounded=wounded).does("A", "fire:a-wizard:b-troll")
    assert (t.at("b-troll"), t.points) == ("killed", (1, 0))


def test_whoever_was_wounded_in_this_turn_is_killed_too() -> None:
    """§14, A2."""
    t = wizard({"a-wizard": "b3", "b-goblin": "d3", "a-troll": "d2"}).fights("a-troll b-goblin", "1", "0")
    assert t.may("A", start="attack") == []
    t.does("A", "fire:a-wizard:b-goblin")
    assert t.points == (1, 0)


def test_the_player_chooses_the_direction() -> None:
    t = wizard({"a-wizard": "c3", "b-troll": "d3", "b-goblin": "c2", "b-thief": "c4", "b-cleric": "b3"})
    assert {each.split(":")[2] for each in t.may("A", start="fire")} == {"b-troll", "b-goblin", "b-thief", "b-cleric"}


def test_no_diagonal_shots() -> None:
    t = wizard({"a-wizard": "c3", "b-troll": "d4"})
    assert t.may("A", start="fire") == []
    assert t.why("A", "do:fire:a-wizard") == ("nobody-in-line", "14")


def test_the_shot_passes_over_pits_into_the_next_room() -> None:
    """c5 is a pit."""
    assert wizard({"a-wizard": "c3", "b-troll": "c6"}).may("A", start="fire") == ["fire:a-wizard:b-troll"]


def test_the_shot_passes_over_objects_and_a_gear() -> None:
    """d5 is a gear."""
    t = wizard({"a-wizard": "d2", "b-sword": "d3", "a-rope": "d4", "b-troll": "d6"})
    assert t.may("A", start="fire") == ["fire:a-wizard:b-troll"]


@pytest.mark.parametrize(("state", "hit"), [("open", True), ("broken", True), ("closed", False)])
def test_the_shot_passes_open_and_broken_bars_and_no_closed_ones(state: str, hit: bool) -> None:
    t = wizard({"a-wizard": "b3", "b-troll": "e3"}, gates={"I": ["closed", state]})
    assert (t.may("A", start="fire") == ["fire:a-wizard:b-troll"]) is hit


def test_the_shot_does_not_pass_walls() -> None:
    assert wizard({"a-wizard": "c2", "b-troll": "e2"}).may("A", start="fire") == []


def test_the_shot_does_not_pass_the_rim_wall_of_the_room_beyond() -> None:
    """a6 is open to the south of a5, but not a6 itself to the north (§2: both edges count)."""
    assert wizard({"a-wizard": "a5", "b-troll": "a6"}).may("A", start="fire") == []


def test_the_shot_does_not_pass_face_down_rooms() -> None:
    """§14: e9 looks into the dark, and beyond it somebody stands in the same row."""
    t = wizard({"a-wizard": "b9", "b-troll": "k9", "b-rope": "on IV"}, dark="IV")
    assert t.may("A", start="fire") == []


@pytest.mark.parametrize(("shield", "wounded"), [("a-goblin", ""), ("a-goblin", "a-goblin"), ("b-goblin", "b-goblin")])
def test_the_shot_does_not_pass_characters_own_or_foreign_alive_or_wounded(shield: str, wounded: str) -> None:
    t = wizard({"a-wizard": "b3", shield: "c3", "b-troll": "d3"}, wounded=wounded)
    assert t.may("A", start="fire") == [f"fire:a-wizard:{shield}"]


def test_a_fireball_on_an_own_character_gives_the_opponent_the_point() -> None:
    """§12, B7."""
    t = wizard({"a-wizard": "b3", "a-goblin": "c3"})
    assert t.option("A", "fire:a-wizard:a-goblin")["warn"] == "fires-at-own"
    assert t.does("A", "fire:a-wizard:a-goblin").points == (0, 1)


def test_the_fireball_does_not_touch_objects() -> None:
    t = wizard({"a-wizard": "b3", "b-troll": "d3", "a-rope": "c3"}, loads={"b-troll": "b-treasure"})
    t.does("A", "fire:a-wizard:b-troll")
    assert (t.at("b-treasure"), t.at("a-rope")) == ("d3", "c3")


def test_the_victims_object_is_lost_on_a_pit_but_a_rope_stays() -> None:
    """§14."""
    t = wizard({"a-wizard": "c3", "b-thief": "c5"}, loads={"b-thief": "b-treasure"}).does("A", "fire:a-wizard:b-thief")
    assert t.at("b-treasure") == "gone"
    t = wizard({"a-wizard": "c3", "b-thief": "c5"}, loads={"b-thief": "b-rope"}).does("A", "fire:a-wizard:b-thief")
    assert t.at("b-rope") == "c5"


def test_a_carrier_and_the_wounded_it_carries_both_die() -> None:
    t = wizard({"a-wizard": "b3", "b-troll": "d3"}, loads={"b-troll": "b-goblin"}, wounded="b-goblin")
    assert t.may("A", start="fire") == ["fire:a-wizard:b-troll"]
    t.does("A", "fire:a-wizard:b-troll")
    assert (t.at("b-troll"), t.at("b-goblin"), t.points) == ("killed", "killed", (2, 0))


def test_of_two_who_do_not_carry_each_other_the_standing_one_is_hit() -> None:
    """§14: the wounded one beside it lives."""
    t = wizard({"a-wizard": "b3", "b-troll": "d3", "b-goblin": "d3"}, wounded="b-goblin")
    assert t.may("A", start="fire") == ["fire:a-wizard:b-troll"]
    t.does("A", "fire:a-wizard:b-troll")
    assert (t.at("b-goblin"), t.points) == ("d3", (1, 0))


def test_of_two_wounded_on_a_square_the_player_chooses_one() -> None:
    """§14: neither carries the other, and neither stands."""
    t = wizard({"a-wizard": "b3", "b-troll": "d3", "b-goblin": "d3"}, wounded="b-troll b-goblin")
    assert t.may("A", start="fire") == ["fire:a-wizard:b-troll", "fire:a-wizard:b-goblin"]
    t.does("A", "fire:a-wizard:b-goblin")
    assert (t.at("b-goblin"), t.at("b-troll"), t.points) == ("killed", "d3", (1, 0))


def test_the_shot_passes_starting_lines() -> None:
    """§14: across them and along them, from a room onto an enemy that has not left its line."""
    assert wizard({"a-wizard": "q2", "b-troll": "B-2"}).may("A", start="fire") == []  # a wall before t2
    assert wizard({"a-wizard": "t2", "b-troll": "B-2"}).may("A", start="fire") == ["fire:a-wizard:b-troll"]
    assert wizard({"a-wizard": "A-9", "a-troll": "A-2"}).may("A", start="fire") == ["fire:a-wizard:a-troll"]
    assert wizard({"a-wizard": "A-3", "b-troll": "a3"}).may("A", start="fire") == ["fire:a-wizard:b-troll"]


def test_the_shot_reaches_the_starting_line_over_a_pit() -> None:
    """Room 3L at VII has its pit at t5, open to the line."""
    t = wizard({"a-wizard": "q5", "b-troll": "B-5"}, rooms={"VII": "3L", "V": "4L"})
    assert t.may("A", start="fire") == ["fire:a-wizard:b-troll"]


def test_with_nobody_in_line_there_is_no_shot() -> None:
    """§14."""
    assert wizard({"a-wizard": "c3"}).may("A", start="fire") == []


# -- Rope -----------------------------------------------------------------------------------------------------------------------


def test_the_bearer_of_a_rope_crosses_pits() -> None:
    assert table({"a-goblin": "c4"}, loads={"a-goblin": "a-rope"}).walks("a-goblin", "c5", "c6").at("a-rope") == "c6"


def test_the_bearer_of_a_rope_stops_on_a_pit() -> None:
    t = table({"a-goblin": "c4"}, loads={"a-goblin": "b-rope"}).walks("a-goblin", "c5")
    assert (t.at("a-goblin"), t.load("a-goblin")) == ("c5", "b-rope")


@pytest.mark.parametrize("who", ["a-goblin", "b-goblin"])
def test_everybody_crosses_a_pit_where_a_rope_lies(who: str) -> None:
    t = table({who: "c4", "a-rope": "c5"}, active=who[0].upper()).walks(who, "c5", "c6")
    assert (t.at(who), t.at("a-rope")) == ("c6", "c5")


def test_own_characters_cross_a_pit_where_an_ally_stands_with_a_rope() -> None:
    """§8; not enemies, whom it stands in the way."""
    t = table({"a-goblin": "c4", "a-troll": "c5"}, loads={"a-troll": "a-rope"})
    assert "c6" in t.ends("a-goblin")
    t = table({"b-goblin": "c4", "a-troll": "c5"}, loads={"a-troll": "a-rope"}, active="B")
    assert "c5" not in t.reaches("b-goblin")


def lay_rope(tokens: dict[str, str], **more: object) -> bool:
    """Whether A's Goblin, coming from c4, may put its rope down on the pit c5; its neighbours are b5, c4, c6 and the gear d5."""
    t = table({"a-goblin": "c4", **tokens}, loads={"a-goblin": "a-rope"}, **more)  # type: ignore[arg-type]
    return "drop" in t.does("A", "move:a-goblin", "go:c5").may("A", "step")


def test_a_rope_is_laid_over_a_pit_with_two_free_squares_beside_it() -> None:
    assert lay_rope({})
    assert lay_rope({"a-troll": "b5", "b-troll": "c6"})  # the gear d5 and c4 are left


def test_a_rope_is_not_laid_with_one_free_square_beside_the_pit() -> None:
    assert not lay_rope({"a-troll": "b5", "b-troll": "c6", "b-thief": "d5"})


@pytest.mark.parametrize(
    ("tokens", "free"),
    [
        ({"a-thief": "d5"}, True),  # an own wounded: one could stand with it
        ({"b-thief": "d5"}, False),  # a wounded enemy: one could not
        ({"a-sword": "d5"}, True),
        ({"a-sword": "d5", "b-sword": "d5"}, False),  # two tokens
        ({"a-thief": "d5", "b-sword": "d5"}, False),
    ],
)
def test_free_is_where_a_character_could_stand(tokens: dict[str, str], free: bool) -> None:
    """§14: only c4 is free besides."""
    wounded = " ".join({"a-thief", "b-thief"} & set(tokens))
    assert lay_rope({"a-troll": "b5", "b-troll": "c6", **tokens}, wounded=wounded) is free


def test_a_plain_pit_beside_it_holds_no_rope_but_a_roped_one_does() -> None:
    """§14: here c6 is a pit too."""
    more = {"rooms": {"II": "2R", "IV": "1R"}, "turns": {"II": 1}}
    blocked = {"a-troll": "b5", "b-troll": "d5"}
    assert not lay_rope(blocked, **more)
    assert lay_rope({**blocked, "b-rope": "c6"}, **more)


def test_a_square_in_a_face_down_room_holds_no_rope() -> None:
    """§14."""
    assert not lay_rope({"a-troll": "b5", "b-troll": "d5", "b-sword": "on II"}, dark="II")


def test_squares_behind_walls_hold_no_rope() -> None:
    """§14: the pit f5 has its only open side towards e5."""
    t = table({"a-goblin": "e5"}, loads={"a-goblin": "a-rope"}).does("A", "move:a-goblin", "go:f5")
    assert "drop" not in t.may("A", "step")


@pytest.mark.parametrize(("enemy", "laid"), [("B-4", True), ("B-5", False)])
def test_an_exit_square_holds_a_rope_while_it_is_free(enemy: str, laid: bool) -> None:
    """§14: the pit t5 of room 3L at VII lies between s5, t4 and the exit B-5."""
    t = table(
        {"a-goblin": "s5", "a-troll": "t4", "b-troll": enemy}, loads={"a-goblin": "a-rope"}, rooms={"VII": "3L", "V": "4L"}
    ).does("A", "move:a-goblin", "go:t5")
    assert ("drop" in t.may("A", "step")) is laid


def test_a_rope_that_lies_stays_whatever_comes_beside_it_later() -> None:
    """A8: at the moment of laying alone two free squares are needed. The pit c1 has one neighbour."""
    assert "c1" in table({"a-goblin": "c2", "b-rope": "c1"}).reaches("a-goblin")
    t = table({"a-goblin": "c4", "a-mekanork": "d5"}, loads={"a-goblin": "a-rope"}).walks("a-goblin", "c5", "drop", "c4")
    t.does("A", "turn:a-mekanork:1R:right", "turn:a-mekanork:1L:right")
    assert t.at("a-rope") == "a3"
    assert "a3" in t.ends("a-goblin")


def test_the_rope_is_picked_up_while_crossing_at_no_cost() -> None:
    t = table({"a-goblin": "c4", "b-rope": "c5"}, card="2").walks("a-goblin", "c5", "take:b-rope", "c6")
    assert (t.at("b-rope"), t.load("a-goblin"), t.left) == ("c6", "b-rope", 1)


def test_a_rope_laid_while_crossing_costs_nothing() -> None:
    t = table({"a-goblin": "c4", "a-cleric": "b5"}, loads={"a-goblin": "a-rope"}, card="2").walks("a-goblin", "c5", "drop", "c6")
    assert t.left == 1
    assert "c6" not in t.ends("a-cleric")
    assert "d5" in t.ends("a-cleric")


def test_one_rope_does_not_serve_two_pits_in_a_row() -> None:
    """§14: c5 and c6 are both pits here; leaving a pit, the next square must be lawful before the step."""
    more = {"rooms": {"II": "2R", "IV": "1R"}, "turns": {"II": 1}}
    t = table({"a-goblin": "c4"}, loads={"a-goblin": "a-rope"}, **more).does("A", "move:a-goblin", "go:c5")  # type: ignore[arg-type]
    assert "go:c6" not in t.may("A", "step")
    t = table({"a-goblin": "c5"}, loads={"a-goblin": "a-rope"}, **more)  # type: ignore[arg-type]
    assert t.why_not_to("a-goblin", "c6") == ("rope-serves-one-pit", "8")
    t = table({"a-goblin": "c4", "b-rope": "c6"}, loads={"a-goblin": "a-rope"}, **more)  # type: ignore[arg-type]
    assert t.walks("a-goblin", "c5", "c6", "c7").at("a-goblin") == "c7"


def test_a_rope_taken_up_on_the_first_pit_does_not_serve_the_second_either() -> None:
    more = {"rooms": {"II": "2R", "IV": "1R"}, "turns": {"II": 1}}
    t = table({"a-goblin": "c4", "b-rope": "c5"}, **more).does("A", "move:a-goblin", "go:c5", "take:b-rope")  # type: ignore[arg-type]
    assert "go:c6" not in t.may("A", "step")


# -- Speed potion ---------------------------------------------------------------------------------------------------------------


def test_the_bearer_drinks_the_potion_for_one_point_and_has_four_of_its_own() -> None:
    t = table({"a-goblin": "A-10"}, loads={"a-goblin": "a-speed-potion"}, card="2").does("A", "drink:a-goblin")
    assert t.left == 1
    assert t.view("A")["board"]["boost"] == {"a-goblin": 4}
    for square in ("A-9", "A-8", "A-7", "A-6"):
        t.walks("a-goblin", square)
    assert (t.left, t.view("A")["board"]["boost"]) == (1, {})


def test_anybody_may_drink_and_of_either_colour() -> None:
    t = table({"a-troll": "c3"}, loads={"a-troll": "b-speed-potion"})
    assert "drink" in t.verbs("a-troll")


def test_the_potions_points_must_be_spent_in_this_turn() -> None:
    t = table({"a-goblin": "A-10"}, loads={"a-goblin": "a-speed-potion"}, card="2").does("A", "drink:a-goblin", "end")
    t.does("B", "2", "end").does("A", "3")
    assert (t.left, t.view("A")["board"]["boost"]) == (3, {})


def test_actions_of_who_drank_may_alternate_with_those_of_others() -> None:
    t = table({"a-goblin": "A-10", "a-troll": "A-2"}, loads={"a-goblin": "a-speed-potion"}, card="3").does("A", "drink:a-goblin")
    t.walks("a-goblin", "A-9").walks("a-troll", "A-3").walks("a-goblin", "A-8").walks("a-troll", "A-4").walks("a-goblin", "A-7")
    assert (t.left, t.view("A")["board"]["boost"]) == (0, {"a-goblin": 1})


def test_points_of_the_card_and_of_the_potion_are_not_mixed_up() -> None:
    """Others never spend the potion's points; who drank may spend the card's once its own are gone (§14)."""
    t = table({"a-goblin": "A-10", "a-troll": "A-2"}, loads={"a-goblin": "a-speed-potion"}, card="2").does("A", "drink:a-goblin")
    t.walks("a-troll", "A-3")
    assert (t.left, t.verbs("a-troll"), t.verbs("a-goblin")) == (0, set(), {"move"})
    assert t.why("A", "piece:a-troll") == ("no-points-left", "4")


def test_who_drank_spends_the_potions_points_first_and_then_the_cards() -> None:
    t = table({"a-goblin": "A-10"}, loads={"a-goblin": "a-speed-potion"}, card="2").does("A", "drink:a-goblin")
    for square in ("A-9", "A-8", "A-7", "A-6", "A-5"):
        t.walks("a-goblin", square)
    assert t.left == 0
    assert t.may("A") == ["end"]


def test_the_potion_leaves_the_game_once_drunk() -> None:
    t = table({"a-goblin": "c3"}, loads={"a-goblin": "a-speed-potion"}).does("A", "drink:a-goblin")
    assert (t.at("a-speed-potion"), t.load("a-goblin")) == ("gone", "")
    assert "drink" not in t.verbs("a-goblin")


def test_the_last_point_buys_four_and_the_turn_goes_on() -> None:
    """§4: a turn does not end while the potion's points remain."""
    t = table({"a-goblin": "c3"}, loads={"a-goblin": "a-speed-potion"}, left=1).does("A", "drink:a-goblin")
    assert (t.left, t.turn) == (0, "A")
    assert t.walks("a-goblin", "c4").at("a-goblin") == "c4"


def test_two_potions_add_up() -> None:
    """§14: it may drink the other side's too; nothing limits it to one a turn."""
    t = table({"a-goblin": "c3", "b-speed-potion": "c4"}, loads={"a-goblin": "a-speed-potion"}, card="2")
    t.does("A", "drink:a-goblin").walks("a-goblin", "c4", "take:b-speed-potion").does("A", "drink:a-goblin")
    assert (t.left, t.view("A")["board"]["boost"]) == (1, {"a-goblin": 6})


def test_the_potions_points_die_with_the_wound() -> None:
    """§11: the wounded do nothing; healed in the same turn it may do nothing either."""
    t = table({"a-goblin": "c3", "b-troll": "c2", "a-cleric": "c4"}, loads={"a-goblin": "a-speed-potion"})
    t.does("A", "drink:a-goblin").fights("a-goblin b-troll", "0", "0").does("A", "heal:a-cleric:a-goblin")
    assert t.view("A")["board"]["boost"] == {}
    assert t.verbs("a-goblin") == set()


# -- Treasure, and objects in general -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("treasure", ["a-treasure", "b-treasure"])
def test_who_leaves_with_a_treasure_has_one_point_more(treasure: str) -> None:
    """§14, A4: whichever colour it has."""
    t = table({"a-thief": "t2"}, loads={"a-thief": treasure}).walks("a-thief", "B-2")
    assert (t.points, t.at(treasure)) == ((2, 0), "escaped")


def test_some_objects_work_without_points() -> None:
    """Armor, Sword and Rope are no actions."""
    for thing in ("armor", "sword", "rope", "treasure"):
        t = table({"a-goblin": "c3"}, loads={"a-goblin": f"a-{thing}"})
        assert t.verbs("a-goblin") == {"move"}


def test_objects_that_work_by_themselves_stay_on_the_board() -> None:
    loads = {"a-troll": "a-sword", "b-goblin": "b-armor"}
    t = table({"a-troll": "c3", "b-goblin": "d3"}, loads=loads).fights("a-troll b-goblin", "1", "1")
    assert (t.at("a-sword"), t.at("b-armor")) == ("c3", "d3")


@pytest.mark.parametrize("thing", ["a-speed-potion", "a-fireball-wand"])
def test_a_wounded_character_uses_no_object(thing: str) -> None:
    t = table({"a-wizard": "b3", "b-troll": "d3"}, loads={"a-wizard": thing}, wounded="a-wizard")
    assert t.may("A") == ["end"]
