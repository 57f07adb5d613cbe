"""The journal tells why an uncommon deed was possible, and why somebody counts nothing: whoever knows no rules can follow it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.twister.table import Table, table
from undercroft.text import Texts

PITS: dict[str, Any] = {"rooms": {"II": "2R", "IV": "1R"}, "turns": {"II": 1}}
"""Room 2R lies so that c6 is a pit beside the pit c5."""


def last(t: Table, key: str) -> dict[str, Any]:
    """The arguments of the last entry of a key."""
    return next(entry["args"] for entry in reversed(t.view()["journal"]) if entry["key"] == key)


def crossing(t: Table, key: str = "moves") -> tuple[list[str], str]:
    """What the last walk passed that not everybody may, and by what."""
    args = last(t, key)
    assert args["count"] == len(args["over"])
    return args["over"], args["by"]


def test_a_common_walk_names_no_cause() -> None:
    assert crossing(table({"a-goblin": "c3"}).walks("a-goblin", "c2", "d2")) == ([], "usual")


@pytest.mark.parametrize(("who", "by"), [("a-thief", "thief"), ("a-wizard", "flies")])
def test_a_walk_over_a_pit_names_the_pit_and_who_can_do_that(who: str, by: str) -> None:
    assert crossing(table({who: "c4"}).walks(who, "c5", "c6")) == (["c5"], by)


def test_a_walk_over_a_pit_names_the_rope_that_is_carried_or_lies_there() -> None:
    assert crossing(table({"a-goblin": "c4"}, loads={"a-goblin": "a-rope"}).walks("a-goblin", "c5", "c6")) == (["c5"], "rope")
    assert crossing(table({"a-goblin": "c4", "b-rope": "c5"}).walks("a-goblin", "c5", "c6")) == (["c5"], "rope-there")


def test_a_walk_over_a_pit_names_the_own_thief_there() -> None:
    assert crossing(table({"a-goblin": "c4", "a-thief": "c5"}).walks("a-goblin", "c5", "c6")) == (["c5"], "thief-there")


def test_a_walk_over_two_pits_by_two_means_names_both() -> None:
    t = table({"a-goblin": "c4", "a-rope": "c5", "a-thief": "c6"}, **PITS).walks("a-goblin", "c5", "c6", "c5", "c4")
    assert crossing(t, "returns") == (["c5", "c6"], "helped")


def test_a_walk_over_two_pits_by_two_ropes_speaks_of_no_thief() -> None:
    t = table({"a-goblin": "c4", "b-rope": "c6"}, loads={"a-goblin": "a-rope"}, **PITS).walks("a-goblin", "c5", "c6", "d6")
    assert crossing(t) == (["c5", "c6"], "ropes")


def test_a_flight_over_enemies_names_their_squares() -> None:
    t = table({"a-wizard": "c3", "b-goblin": "c4"}).walks("a-wizard", "c4", "b4")
    assert crossing(t) == (["c4"], "over-enemies")
    assert crossing(table({"a-wizard": "c3", "b-goblin": "c4"}).walks("a-wizard", "c4", "c5", "c6")) == (["c4", "c5"], "over-both")


def test_a_walk_past_a_wounded_enemy_says_that_it_bars_nobody() -> None:
    t = table({"a-goblin": "c3", "b-goblin": "c4"}, wounded="b-goblin")
    assert crossing(t.walks("a-goblin", "c4", "b4")) == (["c4"], "wounded")


def test_a_jump_tells_how_many_cards_are_left() -> None:
    assert last(table({"a-goblin": "c4"}).does("A", "jump:a-goblin:c5:c6"), "jumps")["left"] == 2


@pytest.mark.parametrize(("who", "place", "way", "by"), [
    ("a-goblin", "I", "left", "usual"), ("a-goblin", "II", "right", "twin"),
    ("a-mekanork", "I", "right", "either"), ("a-mekanork", "II", "left", "twin-either"),
])  # fmt: skip
def test_a_turn_names_the_gear_of_the_twin_and_the_mekanork(who: str, place: str, way: str, by: str) -> None:
    room = {"I": "1L", "II": "1R"}[place]
    args = last(table({who: "d5"}).does("A", f"turn:{who}:{room}:{way}"), "turns")
    assert (args["place"], args["gear"], args["by"]) == (place, "I", by)


def test_a_room_that_is_revealed_from_the_line_and_not_before_it_says_so() -> None:
    for square, by in (("A-3", "usual"), ("A-8", "line")):
        t = table({"a-goblin": square}, dark="I").does("A", "reveal:a-goblin:I")
        assert last(t, "reveals")["by"] == by


def test_a_wounded_character_has_no_figures_and_counts_nothing() -> None:
    t = table({"a-goblin": "c3", "b-troll": "d3"}, wounded="b-troll")
    troll = next(piece for piece in t.view()["board"]["pieces"] if piece["id"] == "b-troll")
    assert (troll["speed"], troll["strength"]) == (0, 0)
    option = t.option("A", "attack:a-goblin:b-troll")
    assert (option["args"]["defence"], option["args"]["down"]) == (0, True)
    assert [(each["counts"], each["wounded"]) for each in option["then"]["battle"]["defenders"]] == [(0, True)]
    t.fights("a-goblin b-troll", "0", "0")
    assert last(t, "attacks")["down"] is True
    assert "(wounded: strength 0)" in Texts("en").log("twister", next(e for e in t.view()["journal"] if e["key"] == "attacks"))


def test_what_killed_somebody_is_told() -> None:
    t = table({"a-goblin": "c3", "b-troll": "d3"}, wounded="b-troll").fights("a-goblin b-troll", "1", "0")
    assert last(t, "killed")["cause"] == "combat"
    t = table({"a-goblin": "c3", "b-warrior": "d3"}, loads={"b-warrior": "b-cleric"}, wounded="b-cleric")
    assert last(t.fights("a-goblin b-warrior", "6", "0"), "killed")["cause"] == "carried"


def said(t: Table, key: str, lang: str = "en") -> str:
    """The last line of a key, as the log words it."""
    return Texts(lang).log("twister", next(entry for entry in reversed(t.view()["journal"]) if entry["key"] == key))


def test_whoever_was_carried_is_not_said_to_die_with_a_carrier_that_is_only_wounded() -> None:
    t = table({"a-goblin": "c3", "b-warrior": "d3"}, loads={"b-warrior": "b-cleric"}, wounded="b-cleric")
    t.fights("a-goblin b-warrior", "6", "0")
    assert t.wounded("b-warrior")
    assert "was carried and is killed with its carrier" in said(t, "killed")
    assert "погибает на руках у проигравшего" in said(t, "killed", "ru")
    assert "гине на руках у переможеного" in said(t, "killed", "uk")


def test_every_other_death_is_told_by_its_cause() -> None:
    t = table({"a-troll": "d5", "b-thief": "c5"}).fights("a-troll b-thief", "6", "0")
    assert "is wounded over a pit, falls and is killed" in said(t, "killed")
    t = table({"a-thief": "d5", "b-goblin": "c5"}, loads={"b-goblin": "b-rope"}, wounded="b-goblin").walks(
        "a-thief", "c5", "take:b-rope"
    )
    assert "loses its rope, falls into the pit and is killed" in said(t, "killed")
    t = table({"a-goblin": "c3", "a-thief": "c3", "b-troll": "d3"}, wounded="a-thief", options={"sweep_wounded": True})
    assert "lies on a loser’s square and is killed too" in said(t.fights("a-goblin b-troll", "0", "0"), "killed")
    wand = {"a-wizard": "a-fireball-wand"}
    for victim in ("b-goblin", "a-goblin"):
        t = table({"a-wizard": "b3", victim: "c3"}, loads=wand).does("A", f"fire:a-wizard:{victim}")
        assert said(t, "killed").endswith("Goblin is killed.")
        assert "1 victory point for a kill" in said(t, "scores")


def test_an_armor_counts_beside_the_strength_of_a_wounded_target() -> None:
    t = table({"a-goblin": "c3", "b-troll": "d3"}, loads={"b-troll": "b-armor"}, wounded="b-troll")
    option = t.option("A", "attack:a-goblin:b-troll")
    assert (option["args"]["defence"], option["args"]["down"]) == (1, True)
    assert Texts("en").option("twister", option).endswith("against 1 (wounded: strength 0)")


def test_what_becomes_of_a_load_is_told_with_its_carrier() -> None:
    """§10, §12, A16: what is carried out is gone, what a dead character held stays on its square, and a pit swallows it."""
    t = table({"a-thief": "t2"}, loads={"a-thief": "b-rope"}).walks("a-thief", "B-2")
    assert said(t, "loses") == "A’s Thief carries the Rope out: no points for it, and it is out of the game."
    wand = {"a-wizard": "a-fireball-wand"}
    t = table({"a-wizard": "b3", "b-goblin": "c3"}, loads=wand | {"b-goblin": "b-armor"}).does("A", "fire:a-wizard:b-goblin")
    assert (said(t, "loses"), t.at("b-armor")) == ("B’s Goblin drops the Armor: it stays on c3.", "c3")
    t = table({"a-troll": "d5", "b-thief": "c5"}, loads={"b-thief": "b-armor"}).fights("a-troll b-thief", "6", "0")
    assert (said(t, "loses"), t.at("b-armor")) == ("B’s Thief drops the Armor into the pit: it is lost.", "gone")


def test_points_for_several_that_fall_speak_of_several() -> None:
    args = {"seat": "A", "count": 2, "square": "c3", "cause": "combat-carried"}
    assert "2 victory points for kills" in Texts("en").log("twister", {"n": 0, "key": "scores", "args": args, "private": False})


def test_points_tell_what_they_are_for() -> None:
    t = table({"a-goblin": "t4"}, loads={"a-goblin": "a-treasure"}).walks("a-goblin", "B-4")
    assert [entry["args"]["cause"] for entry in t.view()["journal"] if entry["key"] == "scores"] == ["goblin", "treasure"]


def defeat(t: Table, attack: str) -> tuple[dict[str, str], dict[str, str]]:
    """What a defeat would do to the fighters of an attack, and to whom they would take along, told before it and in it."""
    told = t.option("A", f"attack:{attack}")["then"]["battle"]
    t.does("A", f"attack:{attack}")
    assert t.view("B")["board"]["battle"] == told
    return {each["piece"]: each["lost"] for each in [*told["attackers"], *told["defenders"]]}, told["along"]


def test_whoever_loses_is_told_to_be_wounded() -> None:
    assert defeat(table({"a-troll": "c3", "b-goblin": "c4"}), "a-troll:b-goblin") == (
        {"a-troll": "wounded", "b-goblin": "wounded"},
        {},
    )


def test_whoever_is_wounded_already_is_told_to_be_killed() -> None:
    t = table({"a-troll": "c3", "b-goblin": "c4"}, wounded="b-goblin")
    assert defeat(t, "a-troll:b-goblin")[0] == {"a-troll": "wounded", "b-goblin": "combat"}


def test_on_a_pit_one_is_told_to_fall_unless_a_rope_is_at_hand() -> None:
    t = table({"a-thief": "c5", "b-goblin": "c4"})
    assert defeat(t, "a-thief:b-goblin")[0] == {"a-thief": "pit", "b-goblin": "wounded"}
    t = table({"a-thief": "c5", "b-goblin": "c4"}, loads={"a-thief": "a-rope"})
    assert defeat(t, "a-thief:b-goblin")[0] == {"a-thief": "wounded", "b-goblin": "wounded"}


def test_the_carried_is_told_to_die_with_its_carrier() -> None:
    t = table({"a-troll": "c3", "a-goblin": "c3", "b-goblin": "c4"}, loads={"a-troll": "a-goblin"}, wounded="a-goblin")
    assert defeat(t, "a-troll:b-goblin") == ({"a-troll": "wounded", "b-goblin": "wounded"}, {"a-goblin": "carried"})


def ways(t: Table) -> list[tuple[str, int, int]]:
    """Of every walk that was told: which part of a move it is, the steps up to its end, and how many the move has."""
    return [
        (e["args"]["part"], e["args"]["steps"], e["args"]["speed"]) for e in t.view()["journal"] if e["key"] in ("moves", "returns")
    ]


def test_a_move_that_is_cut_in_two_tells_its_parts() -> None:
    assert ways(table({"a-goblin": "c3"}).walks("a-goblin", "c2", "d2")) == [("whole", 2, 4)]
    t = table({"a-goblin": "c3", "a-sword": "c2"}).does("A", "move:a-goblin", "go:c2", "take:a-sword")
    assert said(t, "moves") == "A’s Goblin moves from c3 to c2 (1 of 4 squares)."
    t.does("A", "go:d2", "drop", "go:d3", "stop")
    assert ways(t) == [("first", 1, 4), ("on", 2, 4), ("on", 3, 4)]
    assert said(t, "moves") == "A’s Goblin walks on from d2 to d3 (3 of 4 squares, the same action)."
    assert said(t, "moves", "ru") == "A: Гоблин идёт дальше с d2 на d3 (клеток: 3 из 4, то же действие)."


def test_what_is_taken_from_somebody_is_told_with_whom_and_what_is_put_down_with_whose() -> None:
    """§10: an own character on the way gives its load."""
    where = {"a-goblin": "c3", "a-troll": "c2", "b-thief": "t5"}
    t = table(where, loads={"a-troll": "b-treasure"}).does("A", "move:a-goblin", "go:c2", "take:b-treasure")
    assert said(t, "takes") == "A’s Goblin takes B’s Treasure from A’s Troll."
    assert said(t, "takes", "ru") == "A: Гоблин берёт сокровище (B) у Тролля (A)."
    t.does("A", "drop")
    assert [said(t, "drops", lang) for lang in ("en", "ru")] == [
        "A’s Goblin puts B’s Treasure down.",
        "A: Гоблин кладёт сокровище (B).",
    ]
    t = table(where | {"b-treasure": "c2"}).does("A", "move:a-goblin", "go:c2", "take:b-treasure")
    assert said(t, "takes") == "A’s Goblin takes B’s Treasure."


def test_a_room_has_one_name_where_it_is_turned_and_where_it_is_revealed() -> None:
    t = table({"a-goblin": "d5"}).does("A", "turn:a-goblin:1L:left")
    assert said(t, "turns").startswith("A’s Goblin turns room I to the left")


def test_what_is_taken_up_where_a_move_begins_cuts_no_move() -> None:
    t = table({"a-goblin": "c3", "a-sword": "c3"}).walks("a-goblin", "take:a-sword", "c2")
    assert ways(t) == [("whole", 1, 4)]


def test_a_walk_that_ends_on_a_pit_is_not_said_to_go_over_it() -> None:
    assert (
        said(table({"a-thief": "c4"}).walks("a-thief", "c5"), "moves")
        == "A’s Thief moves from c4 to c5, which is a pit, as the Thief can."
    )
    assert ", over the pit c5, as" in said(table({"a-thief": "c4"}).walks("a-thief", "c5", "c6"), "moves")
    assert ", over and onto the pits c5, c6, as" in said(table({"a-thief": "c4"}, **PITS).walks("a-thief", "c5", "c6"), "moves")


def along(t: Table) -> list[tuple[str, list[str], list[str]]]:
    """Whom the turns of rooms took along, by side, and where they are now."""
    return [(e["args"]["seat"], e["args"]["tokens"], e["args"]["squares"]) for e in t.view()["journal"] if e["key"] == "goes-along"]


def test_a_turn_tells_whom_it_takes_along_and_where_to_also_whoever_turns_but_no_load() -> None:
    where = {"a-goblin": "d5", "a-rope": "e1", "b-troll": "b2", "b-cleric": "a6", "b-armor": "c2"}
    t = table(where, loads={"b-troll": "b-sword"}).does("A", "turn:a-goblin:1L:left")
    mine, theirs = ["a-goblin", "a-rope"], ["b-troll", "b-armor"]
    assert along(t) == [("A", mine, [t.at(each) for each in mine]), ("B", theirs, [t.at(each) for each in theirs])]
    lines = [Texts("en").log("twister", entry) for entry in t.view()["journal"] if entry["key"] == "goes-along"]
    assert lines[0] == "A’s Goblin, Rope turn along with the room, now on e2, a1."
    alone = table({"a-goblin": "d5"}).does("A", "turn:a-goblin:1L:left")
    assert along(alone) == [("A", ["a-goblin"], [alone.at("a-goblin")])]


def test_whoever_turns_a_room_from_its_twin_stays_where_it_is() -> None:
    t = table({"a-goblin": "d5"}, rooms={"II": "1R"}).does("A", "turn:a-goblin:1R:right")
    assert along(t) == []


def test_a_revealed_room_says_which_way_it_turns() -> None:
    t = table({"a-goblin": "e3", "b-rope": "on III"}, dark="III", chance=["2L", 0]).does("A", "reveal:a-goblin:III")
    assert said(t, "reveals").endswith("right before it): it has number 2 and turns left.")


@pytest.mark.parametrize(("turns", "told"), [(0, ["A wall on the new room’s side bars the way from e3 to f3."]), (1, [])])
def test_a_wall_that_the_new_room_brings_before_whoever_revealed_it_is_told(turns: int, told: list[str]) -> None:
    t = table({"a-goblin": "e3", "b-rope": "on III"}, dark="III", chance=["2L", turns]).does("A", "reveal:a-goblin:III")
    assert [Texts("en").log("twister", entry) for entry in t.view()["journal"] if entry["key"] == "shut"] == told


def test_why_the_other_side_places_tokens_of_a_room_that_you_revealed_is_said() -> None:
    t = table({"a-goblin": "e3", "a-sword": "on III"}, dark="III", chance=["2L", 0]).does("A", "reveal:a-goblin:III")
    entry = next(entry for entry in t.view("A")["journal"] if entry["key"] == "to-place")
    told = "B places in room III: Sword (objects of whoever reveals are placed by the other side)."
    assert [Texts("en").log("twister", entry, me=me) for me in ("A", None)] == [told, told]


def test_a_potion_that_is_drunk_is_said_to_be_used_up() -> None:
    t = table({"a-goblin": "c3"}, loads={"a-goblin": "a-speed-potion"}).does("A", "drink:a-goblin")
    assert "used up" in said(t, "drinks")
