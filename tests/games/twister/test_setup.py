"""Preparing the game: the rulebook's section of that name; the rules page's §1 and §3."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.games.twister.table import Table, new_game, table
from undercroft.kernel.errors import BadInput

LIMITS = {"I": 2, "II": 2, "III": 3, "IV": 3, "V": 3, "VI": 3, "VII": 2, "VIII": 2}
STARTERS = ("warrior", "thief", "wizard", "troll")


def after_starters(first: str = "A") -> Table:
    """Both have chosen; the seat ``first`` hides the first token."""
    t = new_game([first])
    for seat in "AB":
        for kind, number in zip(STARTERS, (2, 4, 7, 9), strict=True):
            t.does(seat, f"stand:{seat.lower()}-{kind}:{seat}-{number}")
    return t


def hide_all(t: Table, seed: int = 1) -> Table:
    """Every token is hidden somewhere."""
    rng = Random(seed)
    while t.g.phase == "hide":
        seat = t.turn
        t.does(seat, rng.choice(t.may(seat, "hide")))
    return t


def place(t: Table, name: str, seat: str = "") -> dict[str, Any]:
    """A place as a seat, or a spectator, sees it."""
    found: dict[str, Any] = next(each for each in t.view(seat)["board"]["places"] if each["place"] == name)
    return found


# -- 1, 2: what there is --------------------------------------------------------------------------------------------------------


def test_eight_characters_six_objects_and_sixteen_cards_a_player() -> None:
    """§1: four action cards, nine combat cards, three jump cards."""
    t = new_game()
    for number, seat in enumerate("AB"):
        hand = t.view(seat)["board"]["hand"]
        player = t.view(seat)["board"]["players"][number]
        assert len(hand) == 14
        assert (len(player["actions"]), len(player["combat"]), t.view(seat)["figures"][seat]["jumps"]["value"]) == (4, 9, 3)


def test_eight_rooms_lie_face_down() -> None:
    """§3.1: nobody knows which lies where, nor how."""
    t = new_game()
    assert [each["room"] for each in t.view("A")["board"]["places"]] == [None] * 8


# -- 3.2: the starters ----------------------------------------------------------------------------------------------------------


def test_each_player_chooses_four_of_eight_characters() -> None:
    t = new_game()
    kinds = {option.split(":")[1] for option in t.may("A", "starter")}
    assert len(kinds) == 8
    for kind, number in zip(STARTERS, (2, 4, 7, 9), strict=True):
        t.does("A", f"stand:a-{kind}:A-{number}")
    assert t.may("A", "starter") == []
    assert t.turn == "B"


def test_the_last_starter_is_asked_once_more_and_says_who_starts() -> None:
    t = new_game()
    for kind, number in zip(STARTERS[:3], (2, 4, 7), strict=True):
        assert t.option("A", f"stand:a-{kind}:A-{number}")["warn"] is None
        t.does("A", f"stand:a-{kind}:A-{number}")
    last = t.option("A", f"stand:a-{STARTERS[3]}:A-9")
    assert last["warn"] == "last-starter"
    assert set(last["args"]["tokens"]) == {f"a-{kind}" for kind in STARTERS}


def test_no_object_starts_on_the_line() -> None:
    kinds = {option.split(":")[1] for option in new_game().may("A", "starter")}
    assert kinds == {f"a-{kind}" for kind in ("warrior", "wall-walker", "cleric", "mekanork", "thief", "wizard", "troll", "goblin")}


def test_they_stand_on_the_four_dots_of_the_own_line_in_any_order() -> None:
    """§2: squares 2, 4, 7 and 9; one on each."""
    t = new_game()
    assert {option.split(":")[2] for option in t.may("A", "starter")} == {"A-2", "A-4", "A-7", "A-9"}
    assert {option.split(":")[2] for option in t.may("B", "starter")} == {"B-2", "B-4", "B-7", "B-9"}
    t.does("A", "stand:a-goblin:A-7")
    assert {option.split(":")[2] for option in t.may("A", "starter")} == {"A-2", "A-4", "A-9"}
    assert not [option for option in t.may("A", "starter") if "goblin" in option]


def test_both_choose_at_the_same_time_in_secret() -> None:
    """§3.2: neither waits for the other, neither sees who stands where."""
    t = new_game().does("B", "stand:b-goblin:B-2").does("A", "stand:a-goblin:A-7").does("B", "stand:b-troll:B-4")
    assert t.turn == "AB"
    assert [each["id"] for each in t.view("A")["board"]["pieces"]] == ["a-goblin"]
    assert [each["id"] for each in t.view()["board"]["pieces"]] == []
    assert "stands" in t.log("B")
    assert "b-goblin" not in str(t.view("A"))


# -- 3.3: hiding the rest -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["A", "B"])
def test_a_random_player_begins_and_they_alternate_one_token_each(first: str) -> None:
    t = after_starters(first)
    second = "B" if first == "A" else "A"
    assert t.turn == first
    t.does(first, t.may(first, "hide")[0])
    assert t.turn == second
    t.does(second, t.may(second, "hide")[0])
    assert t.turn == first


def test_what_is_hidden_are_the_other_four_characters_and_the_six_objects_of_ones_colour() -> None:
    t = after_starters()
    tokens = {option.split(":")[1] for option in t.may("A", "hide")}
    others = ("cleric", "mekanork", "wall-walker", "goblin", "armor", "sword", "rope", "speed-potion", "fireball-wand", "treasure")
    assert tokens == {f"a-{kind}" for kind in others}


def test_any_room_may_be_chosen_and_only_the_room() -> None:
    """§3.3: of either half."""
    assert {option.split(":")[2] for option in after_starters().may("A", "hide")} == set(LIMITS)


@pytest.mark.parametrize("name", list(LIMITS))
def test_two_tokens_in_rooms_at_a_starting_line_three_in_the_others_both_colours_together(name: str) -> None:
    t = after_starters()
    for number in range(LIMITS[name]):
        seat = "AB"[number % 2]
        t.does(seat, next(option for option in t.may(seat, "hide") if option.endswith(f":{name}")))
    seat = t.turn
    assert not [option for option in t.may(seat, "hide") if option.endswith(f":{name}")]


def test_tokens_of_both_players_may_lie_in_one_room() -> None:
    t = after_starters().does("A", "hide:a-rope:I").does("B", "hide:b-rope:I")
    assert place(t, "I")["hidden"] == {"A": 1, "B": 1}


def test_each_knows_its_own_hidden_tokens_and_of_the_others_number_and_colour() -> None:
    t = after_starters().does("A", "hide:a-rope:I")
    assert place(t, "I", "A")["tokens"] == {"A": ["a-rope"], "B": None}
    assert place(t, "I", "B")["tokens"] == {"A": None, "B": []}
    assert place(t, "I", "B")["hidden"] == place(t, "I")["hidden"] == {"A": 1, "B": 0}


def test_a_hidden_token_is_told_once_to_each() -> None:
    t = after_starters().does("A", "hide:a-rope:I")
    told = {seat: [each["key"] for each in t.view(seat)["journal"] if each["key"].startswith("hides")] for seat in ("A", "B", "")}
    assert told == {"A": ["hides-what"], "B": ["hides"], "": ["hides"]}


def test_in_the_end_every_room_is_full() -> None:
    """§3.3: twenty tokens fill 4·2 + 4·3."""
    t = hide_all(after_starters())
    assert {each["place"]: sum(each["hidden"].values()) for each in t.view()["board"]["places"]} == LIMITS


def test_nobody_hides_out_of_turn_nor_the_others_tokens() -> None:
    t = after_starters()
    for seat, answer in (("B", "hide:b-rope:I"), ("A", "hide:b-rope:I"), ("A", "hide:a-warrior:I")):
        with pytest.raises(BadInput):
            t.does(seat, answer)


# -- 3.4, 3.5: beginning --------------------------------------------------------------------------------------------------------


def test_the_last_token_of_all_is_asked_once_more() -> None:
    """Nothing is taken back once the starters are shown."""
    t = after_starters()
    warned = []
    while t.g.phase == "hide":
        hidden = t.may(t.turn, "hide")[0]
        warned.append(t.option(t.turn, hidden)["warn"])
        t.does(t.turn, hidden)
    assert warned == [None] * 19 + ["last-hidden"]


def test_only_after_the_last_token_the_starters_are_shown() -> None:
    t = after_starters()
    while t.g.phase == "hide":
        assert not [each for each in t.view("A")["board"]["pieces"] if each["seat"] == "B"]
        t.does(t.turn, t.may(t.turn, "hide")[0])
    shown = Counter(each["seat"] for each in t.view()["board"]["pieces"])
    assert shown == {"A": 4, "B": 4}


@pytest.mark.parametrize("first", ["A", "B"])
def test_the_first_player_is_drawn_anew(first: str) -> None:
    """§3.5: whoever hid the first token."""
    for hides in "AB":
        t = new_game([hides, first])
        for seat in "AB":
            for kind, number in zip(STARTERS, (2, 4, 7, 9), strict=True):
                t.does(seat, f"stand:{seat.lower()}-{kind}:{seat}-{number}")
        assert hide_all(t).turn == first
        assert t.may(first, "card") == ["2"]


def test_a_game_may_begin() -> None:
    """The first turn of a whole game: the 2, a room seen from the line, a move."""
    t = new_game(["A", "B"])
    for seat in "AB":
        for kind, number in zip(STARTERS, (2, 4, 7, 9), strict=True):
            t.does(seat, f"stand:{seat.lower()}-{kind}:{seat}-{number}")
    hide_all(t).does("B", "2")
    assert [option for option in t.may("B") if option.startswith("reveal")][:2] == ["reveal:b-warrior:VII", "reveal:b-warrior:VIII"]
    t.does("B", "reveal:b-warrior:VIII")
    while t.may(t.turn, "place"):
        t.does(t.turn, t.may(t.turn, "place")[0])
    assert t.walks("b-thief", "B-5").left == 0


# -- beginners' ways ------------------------------------------------------------------------------------------------------------


def test_fixed_set_up_is_the_same_for_both_seen_from_their_lines() -> None:
    """An option of this program: nothing is chosen, the game begins at once."""
    t = new_game(["A"], setup="fixed")
    assert t.may("A", "card") == ["2"]
    for name, opposite in (("I", "VIII"), ("II", "VII"), ("III", "VI"), ("IV", "V")):
        mine = [token[2:] for token in place(t, name, "A")["tokens"]["A"]]
        theirs = [token[2:] for token in place(t, opposite, "B")["tokens"]["B"]]
        assert mine == theirs
    assert {each["place"]: sum(each["hidden"].values()) for each in t.view()["board"]["places"]} == LIMITS
    assert (t.at("a-warrior"), t.at("b-warrior")) == ("A-2", "B-9")


def test_open_dungeon_lets_all_rooms_be_seen_and_filled_before_the_first_turn() -> None:
    """An option of this program: the players take turns to be the one who reveals."""
    t = new_game(setup="fixed", dungeon="open")
    assert None not in [each["room"] for each in t.view()["board"]["places"]]
    while t.g.phase == "opening":
        t.does(t.turn, t.may(t.turn, "place")[0])
    opens = [entry["args"]["seat"] for entry in t.view()["journal"] if entry["key"] == "opens-room"]
    assert opens == [t.turn, "AB".replace(t.turn, "")] * 4, "who plays first opens the first, and then they take turns"
    assert t.may(t.turn, "card") == ["2"]
    assert sum(each["hidden"]["A"] + each["hidden"]["B"] for each in t.view()["board"]["places"]) == 0
    assert len(t.view()["board"]["pieces"]) == 28


def test_board_is_ten_by_twenty_with_a_line_of_ten_at_each_end() -> None:
    """§2: each square of a line touches one square of a room."""
    t = table({})
    links = t.g.plan.links
    assert len(links) == 220
    for square in range(10):
        assert {each for each in links[square] if each >= 10} <= {square + 10}


def test_a_starter_is_offered_with_its_speed_and_strength() -> None:
    args = new_game(["A", "A"]).option("A", "stand:a-thief:A-2")["args"]
    assert (args["speed"], args["strength"]) == (5, 2)
