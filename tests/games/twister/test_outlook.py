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


def test_the_fewest_actions_to_an_exit_are_told() -> None:
    """§4, §8, §13: a move has the squares of the character's speed, a passed wall is an action of its own."""

    def acts(t: Table, token: str, square: str) -> Any:
        return t.option("A", f"place:{token}:{square}")["args"]["acts"]

    assert acts(revealed(), "a-thief", "j3") == 4, "18 squares at speed 5"
    assert [acts(placing("b-troll"), "b-troll", square) for square in ("a7", "a6")] == [1, 1]
    t = placing("b-wall-walker", "b-cleric", room="1L", dark="I II")
    assert acts(t, "b-wall-walker", "b6") == 2


def test_only_the_wall_walker_counts_the_way_through_a_wall() -> None:
    """§13: from a6 a wall bars the line. Each wall is a square of the way."""
    t = placing("b-wall-walker", "b-cleric")
    assert lies(t, "A", "b-wall-walker", "a6") == ("yes", 1, 1)
    assert lies(t, "A", "b-cleric", "a6") == ("yes", 2, 0)


def test_from_a_walled_pocket_there_is_no_open_way_but_through_the_wall() -> None:
    """§6, §13: b6 of 1L has walls on three sides, and room I beyond it lies face down."""
    t = placing("b-cleric", "b-wall-walker", room="1L", dark="I II")
    assert lies(t, "A", "b-cleric", "b6")[0] == "dark"
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


def opened(t: Table, token: str, square: str) -> tuple[list[str], list[str]]:
    """Which dark rooms a token that A places there could reveal from there, and after one move."""
    args: dict[str, Any] = t.option("A", f"place:{token}:{square}")["args"]
    assert (args["count"], args["walks"]) == (len(args["opens"]), len(args["later"]))
    return list(args["opens"]), list(args["later"])


def test_a_token_is_said_to_reveal_the_dark_rooms_before_it_and_apart_those_before_which_it_is_after_one_move() -> None:
    """§6, §8: 1R at II. From c8 the Goblin gets to e8 before IV, the Troll with its two squares does not; a6 has a wall to I."""
    t = placing("b-goblin", "b-troll", dark="I II IV")
    assert [opened(t, "b-goblin", square) for square in ("b6", "a6", "b7", "c8")] == [
        (["I"], []),
        ([], ["I"]),
        ([], []),
        ([], ["IV"]),
    ]
    assert [opened(t, "b-troll", square) for square in ("b6", "a6", "b7", "c8")] == [(["I"], []), ([], ["I"]), ([], []), ([], [])]


def test_once_all_rooms_are_open_none_is_said_to_be_opened() -> None:
    assert opened(placing("b-goblin"), "b-goblin", "a6") == ([], [])


def dangers(t: Table, token: str) -> dict[str, tuple[int, set[str], set[str]]]:
    """By enemy: what it counts, where it could attack the token after this move, and what it could fly over."""
    found = t.option(token[0].upper(), f"move:{token}")["then"]["dangers"]
    return {each["piece"]: (each["strength"], set(each["at"]), set(each["over"])) for each in found}


def test_whoever_walks_is_told_where_enemies_could_attack_next_turn() -> None:
    """§8, §11: the Troll goes two squares and attacks from the last of them, with 1 more for its Sword."""
    t = table({"a-cleric": "A-9", "b-troll": "a7"}, loads={"b-troll": "b-sword"})
    assert dangers(t, "a-cleric") == {"b-troll": (5, {"a8", "a9", "a10", "A-7", "A-8"}, set())}
    assert {"A-5", "A-10"} < t.ends("a-cleric"), "there it does not get"


def test_the_wounded_and_those_of_ones_own_attack_nobody() -> None:
    assert dangers(table({"a-cleric": "A-9", "b-troll": "a7", "a-warrior": "a8"}, wounded="b-troll"), "a-cleric") == {}


def test_whoever_walks_no_longer_bars_the_way_from_where_it_stood() -> None:
    """§8: 1R at II. The Cleric bars the Goblin, which closed bars and walls shut in, only until it leaves."""
    t = table({"a-cleric": "a8", "b-goblin": "a7", "a-troll": "A-7"})
    assert {"A-9", "a9", "a10"} < dangers(t, "a-cleric")["b-goblin"][1]


def test_the_wizard_flies_over_whoever_would_stand_in_its_way() -> None:
    """§8: the Cleric on A-7 keeps the Goblin from that exit, the Wizard not."""
    where = {"a-cleric": "A-9", "b-wizard": "a9", "b-goblin": "a8"}
    found = dangers(table(where), "a-cleric")
    assert ("A-7" in found["b-wizard"][2], found["b-goblin"][2]) == (True, set())


def test_whoever_walks_is_told_where_a_fireball_could_hit_it_next_turn() -> None:
    """§14: along an open line from where the Wizard could be, up to the first character; walls stop it, and only the wand burns."""

    def burns(loads: dict[str, str], **others: str) -> set[str]:
        t = table({"a-cleric": "b10", "b-wizard": "h9", **{name.replace("_", "-"): at for name, at in others.items()}}, loads=loads)
        walk = t.option("A", "move:a-cleric")["then"]
        return {to for each in walk["dangers"] if each["piece"] == "b-wizard" for to in each["fire"]}

    wand = {"b-wizard": "b-fireball-wand"}
    assert "b9" in burns(wand), "along row 9"
    assert "a9" not in burns(wand), "a wall is between"
    assert "b9" not in burns(wand, a_troll="c9"), "the Troll would be hit first"
    assert burns({}) == burns({"b-wizard": "b-sword"}) == set()


def test_in_the_middle_of_a_walk_the_dangers_are_those_of_its_squares() -> None:
    t = table({"a-cleric": "A-9", "b-troll": "a7"}).does("A", "move:a-cleric", "go:A-10")
    found = t.view("A")["board"]["mover"]["dangers"]
    assert [(each["piece"], "a10" in each["at"]) for each in found] == [("b-troll", True)]


def prey(t: Table, token: str) -> dict[str, set[str]]:
    """By enemy: from where the token could attack it after this move."""
    return {each["piece"]: set(each["at"]) for each in t.option(token[0].upper(), f"move:{token}")["then"]["prey"]}


def test_whoever_walks_is_told_whom_it_could_attack_from_there() -> None:
    """§11: from every square beside the enemy that is open to it, where the walk may end; the Goblin is too far off."""
    t = table({"a-cleric": "A-9", "b-troll": "a7", "b-goblin": "j1"})
    assert prey(t, "a-cleric") == {"b-troll": {"a8", "A-7"} & t.ends("a-cleric")} != {}


def test_whoever_is_carried_is_not_among_those_that_could_be_attacked() -> None:
    """§11: the carrier is attacked."""
    t = table({"a-cleric": "A-9", "b-troll": "a7", "b-goblin": "a7"}, wounded="b-goblin", loads={"b-troll": "b-goblin"})
    assert set(prey(t, "a-cleric")) == {"b-troll"}


def told(t: Table, token: str, square: str) -> tuple[Any, ...]:
    """What is said of the way out for a character that A may place, and who bars it."""
    args = t.option("A", f"place:{token}:{square}")["args"]
    return tuple(args[name] for name in ("out", "held_piece", "held_at") if name in args)


def test_why_no_way_leads_to_an_exit_is_told() -> None:
    """§6, §8: 1L at II, turned once, with room I face down. From a7 only the Troll on A-7 bars the line, and it may walk on; once
    it has gone, the exit is 1 square off. Nothing but walls and bars keeps the Cleric from the line in the same room unturned."""

    def room(turns: str, troll: str) -> Table:
        where = {"a-goblin": "A-9", "b-cleric": "on II", "b-rope": "on II", "a-troll": troll}
        return table(where, dark="I II", chance=["1L", turns]).does("A", "reveal:a-goblin:II")

    assert told(room("1", "A-7"), "b-cleric", "a7") == ("held", "a-troll", "A-7")
    assert lies(room("1", "A-6"), "A", "b-cleric", "a7") == ("yes", 1, 0)
    assert told(room("0", "A-1"), "b-cleric", "b7") == ("no",)
    assert told(room("0", "A-1"), "b-cleric", "b6") == ("dark",)


def exits(t: Table) -> dict[str, Any]:
    """How far everybody is from the exit, as the board says."""
    return {piece["id"]: piece.get("exit") for piece in t.view("A")["board"]["pieces"]}


def test_how_far_an_enemy_is_from_its_exit_is_not_taken_for_where_it_could_walk() -> None:
    """§8, §11: what is kept of both for the first two tokens of a side, of numbers 0 and 1, stays apart."""
    for mover in ("a-warrior", "a-wall-walker"):
        t = table({mover: "d3", "b-goblin": "d4"}, card="3")
        assert exits(t)["b-goblin"]["way"] == "yes"
        dangers = t.option("A", f"move:{mover}")["then"]["dangers"]
        assert [each["piece"] for each in dangers] == ["b-goblin"]


def test_a_character_says_how_far_its_exit_is() -> None:
    """§12: the same as where it is placed; nothing for whoever is wounded, or in the middle of a move."""
    t = table({"a-thief": "j3", "b-troll": "a7", "b-goblin": "a8"}, wounded="b-goblin", card="3")
    ways = exits(t)
    assert ways["b-troll"] == {"way": "yes", "squares": 1, "acts": 1}
    assert ways["a-thief"]["way"] == "yes"
    assert ways["b-goblin"] is None
    assert not any(exits(t.does("A", "move:a-thief")).values())
