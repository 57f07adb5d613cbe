"""The dungeon in sentences says what the map shows: the terminal without its map, and the browser's text mode."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from tests.games.twister.house.test_terminal import MIDDLE, sit
from tests.games.twister.table import Table, table
from undercroft.games.twister.board import LINE_OF, NEXT, PLACE_NAMES, PLACE_OF, SQUARE, SQUARE_NAMES, SQUARES_OF
from undercroft.games.twister.described import Described, place_called
from undercroft.games.twister.rooms import GATE, WALL
from undercroft.games.twister.terminal.map import KINDS, covered, picture
from undercroft.text import LANGUAGES, Texts

NAMES = {"A": "Ann", "B": "Bo"}
SHARED = Path(__file__).parent / "described.json"
"""A board with its sentences: the browser's tests read it too, so that both say the same. ``python -m`` this file writes it."""


def story() -> Table:
    """A dungeon with whatever can be told of one: rooms turned and dark, each state of a portcullis, loads, wounds, a potion."""
    return table(
        {
            "a-thief": "c5", "a-cleric": "A-2", "a-rope": "on VII",
            "b-troll": "h3", "b-sword": "i3", "b-goblin": "j2", "a-wizard": "b9",
            "b-armor": "on VII", "b-mekanork": "n8", "a-warrior": "on VIII", "b-wizard": "B-4",
        },
        card="3", loads={"a-thief": "a-treasure"}, wounded="b-goblin", dark="VII VIII", turns={"II": 1, "III": 2, "VI": 3},
        gates={"I": ("open", "broken"), "VI": ("closed", "open", "broken")}, boost={"a-thief": 2},
    )  # fmt: skip


def told(laid: dict, me: str | None = "A", lang: str = "en") -> Described:
    texts = Texts(lang)
    return Described(
        laid,
        lambda key, **args: texts.format(f"twister-ui-{key}", **args),
        lambda kind: texts.format(f"twister-card-{kind}"),
        NAMES, me,
    )  # fmt: skip


def sentences(laid: dict, lang: str = "en") -> dict[str, list[str]]:
    said = told(laid, "A", lang)
    return {name: [*said.plan(name), *said.here(name)] for name in ("A", *PLACE_NAMES, "B")}


def test_a_room_is_told_in_sentences() -> None:
    laid = table({"a-thief": "e6", "b-troll": "c8"}, loads={"a-thief": "b-rope"}, gates={"II": ("broken",)}).view("A")["board"]
    assert sentences(laid)["II"] == [
        "Room II: number 1, arrow to the right (that way gears turn it). The other room with this number is I.",
        "Gear: c8. Pits: e6.",
        "Walls between rows: 6 and 7 at b, c, d; 9 and 10 at b, d, e.",
        "Walls between columns: a and b at 8, 9; d and e at 7, 8.",
        "Broken portcullis: between a7 and b7.",
        "Ways out: to starting line A from a7, a8, a9; to room I from b6, c6, d6, e6; to room IV from e8, e9.",
        "Yours here: Thief e6 (carries: Rope (B), over the pit).",
        "Bo’s here: Troll c8 (on the gear).",
    ]


@pytest.mark.parametrize("seed", range(3))
def test_the_sentences_say_every_wall_portcullis_and_way_out_of_the_dungeon(seed: int) -> None:
    rng = Random(seed)
    t = table(
        {"a-thief": "A-1"},
        turns={name: rng.randrange(4) for name in PLACE_NAMES},
        gates={name: [rng.choice(["closed", "open", "broken"])] * 2 for name in ("I", "III")},
    )
    plan, said = t.g.plan, sentences(t.view("A")["board"])
    for place, name in enumerate(PLACE_NAMES):
        text = " ".join(said[name])
        ways = {
            (name, at)
            for way in re.findall(r"(?:to|;) (?:room|starting line) [^;.]*", text)
            for at in re.findall(r"\b[a-t]\d+", way)
        }
        for square in SQUARES_OF[place]:
            out = [beyond for beyond in NEXT[square] if beyond >= 0 and PLACE_OF[beyond] != place and beyond in plan.links[square]]
            assert ((name, SQUARE_NAMES[square]) in ways) == bool(out), SQUARE_NAMES[square]
            for side, key in ((1, "columns"), (2, "rows")):
                beyond = NEXT[square][side]
                if beyond < 0 or PLACE_OF[beyond] != place:
                    continue
                here, there = SQUARE_NAMES[square], SQUARE_NAMES[beyond]
                first, second, at = (here[0], there[0], here[1:]) if side == 1 else (here[1:], there[1:], here[0])
                line = next((line for line in said[name] if line.startswith(f"Walls between {key}:")), "")
                walls = re.search(rf"\b{first} and {second} at ([\w, ]+)", line)
                edge = plan.edges[square][side]
                assert (edge == WALL) == (walls is not None and at in walls[1].split(", ")), (here, there)
                assert (edge >= GATE) == (f"between {here} and {there}" in text), (here, there)
    assert all(LINE_OF[SQUARE[f"{seat}-1"]] >= 0 for seat in "AB")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browser_says_the_same_as_the_terminal(lang: str) -> None:
    kept = json.loads(SHARED.read_text(encoding="utf-8"))
    assert kept["said"][lang] == sentences(story().view("A")["board"], lang), f"write it anew: python -m {__name__}"
    assert kept["board"] == story().view("A")["board"]


def test_a_dark_room_tells_only_its_owner_what_lies_there() -> None:
    asked = sit(story(), "s vii").text
    assert "Room VII: face down. Tokens on it: yours 1, Bo’s 1." in asked
    assert "Yours: Rope." in asked
    assert "Armor" not in asked.partition("Your choice: s vii")[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tokens_of_a_dark_room_are_told_by_owner(lang: str) -> None:
    """A player hears of the opponent by name, a watcher of both; nobody of the letters of the seats."""
    laid = story().view("A")["board"]
    said = {me: " ".join(told(laid, me, lang).plan("VIII")).rpartition(": ")[2] for me in ("A", "B", None)}
    assert [[name for name in NAMES.values() if name in each] for each in said.values()] == [["Bo"], ["Ann"], ["Ann", "Bo"]]
    assert [[int(digit) for digit in re.findall(r"\d", each)] for each in said.values()] == [[1, 0], [0, 1], [1, 0]]


@pytest.mark.parametrize("typed", ["s c8", "room II", "ROOM ii", "s room ii", "room c8"])
def test_a_room_is_asked_for_by_its_name_or_a_square(typed: str) -> None:
    assert "Room II: number 1, arrow to the right" in sit(table(MIDDLE, card="3"), "m", typed).text.partition(typed)[2]


def test_there_is_no_such_room() -> None:
    assert "No room is called “cellar”" in sit(table(MIDDLE, card="3"), "s cellar").text
    assert [place_called(name) for name in ("", "z9", "a-3", "B", "xiv")] == ["", "", "A", "B", ""]


def test_without_the_map_what_has_changed_is_told() -> None:
    """All rooms when the map is put aside; then only a room that is not as it was."""
    t = table({"a-mekanork": "d5", "b-troll": "h5"}, card="3")
    lines = sit(t, "m", "turn:a-mekanork:1L:left", "move:a-mekanork", "d2", "stop", "b").lines
    heads = [line.partition(":")[0] for line in lines if re.match(r"Room [IV]+: number", line)]
    every = [f"Room {name}" for name in PLACE_NAMES]
    assert heads == [*every, "Room I", *every], "all; the one that was turned; all, when the table is asked for"


def test_a_card_tells_figures_ability_and_where_it_is() -> None:
    asked = re.sub(r"\n +", " ", sit(story(), "c thief", "card sword", "c 3", "c card 5", "c nonsense").text)
    assert "Thief. Speed 5, strength 2. Walks over pits" in asked
    assert "Ann: c5 (carries: Treasure (A), 2 potion points, over the pit)." in asked
    assert "Sword. Any character of either side that carries it attacks with 1 more." in asked
    assert "Card 3: 3 action points for a turn." in asked
    assert "Combat card +3: adds 3 in a combat. Used once. Still held by: Ann, Bo." in asked
    assert "Card 5: 5 action points" in asked
    assert "there is no such thing here" in asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_has_its_card(lang: str) -> None:
    person = sit(story(), *[f"c {kind}" for kind in KINDS], lang=lang)
    for kind in KINDS:
        assert Texts(lang).format(f"twister-card-{kind}") + ". " in person.text
    assert not re.search(r"twister-|[{}]|None", person.text)


def test_a_card_does_not_tell_what_is_hidden() -> None:
    """Of another side's token under a dark room nothing is said but that it is not revealed."""
    asked = sit(story(), "c armor", "c warrior").text
    assert "Bo: not revealed yet." in asked.partition("c armor")[2]
    assert "Ann: face down on room VIII." in asked


def test_why_not_of_a_character_with_a_square_is_what_the_screen_shows() -> None:
    t = table({"a-thief": "c5", "b-troll": "d4"}, card="3")
    asked = sit(t, "? thief a4", "? thief j9", "? thief c4", "? thief d4").text
    assert "  thief a4: A wall stands between" in asked
    assert "  thief j9: Too far, or no way leads there within 5 squares." in asked
    assert "thief c4: you may do this now." in asked
    assert "  thief d4: Bo’s Troll on d4 blocks the way" in asked


def test_why_not_is_answered_the_same_in_the_middle_of_a_move() -> None:
    t = table({"a-thief": "c5", "b-troll": "d4"}, card="3")
    asked = sit(t, "move:a-thief", "? thief a4", "? a4", "? thief c4", "? troll a4").text
    assert "  thief a4: A wall stands between b4 and a4" in asked
    assert "  a4: A wall stands between b4 and a4" in asked
    assert "thief c4: you may do this now." in asked
    assert "troll a4: Your opponent’s piece" in asked


@pytest.mark.parametrize("typed", ["warrior c3", "wall-walker t10", "troll h8"])
@pytest.mark.parametrize("when", [(), ("3",), ("3", "move:a-warrior")])
def test_why_not_of_a_character_and_a_square_is_answered_whenever_there_is_such_a_character(
    typed: str, when: tuple[str, ...]
) -> None:
    t = table({"a-warrior": "c4", "b-wall-walker": "t1", "a-troll": "h5"}, card="")
    t.does("A", *when)
    asked = sit(t, f"? {typed}", f"? {typed.partition(' ')[0]} z5").text
    assert f"{typed}: there is no such thing here." not in asked
    assert " z5: there is no such thing here." in asked


def test_the_map_shows_gears_and_pits_behind_pieces_and_broken_bars() -> None:
    laid = table(
        {"a-thief": "c5", "a-mekanork": "c8", "b-goblin": "d5", "b-rope": "c1"}, wounded="b-goblin",
        gates={"I": ("open", "broken"), "II": ("broken",)}, dark="VIII",
    ).view("A")["board"]  # fmt: skip
    lines = picture(laid, lambda name: Texts("en").format(f"twister-card-{name}"))
    row = {line[:2].strip(): line for line in lines}
    for number, signs in (("5", "TO "), ("5", "g@"), ("8", "M@"), ("1", "~O")):
        assert signs in row[number]
    assert covered(laid) == []
    assert row["3"][8:12] == "· :·", "an open one"
    assert "x" in row["3"], "a broken one"
    assert "x" in row["7"]
    assert lines[0].split() == ["I:", "1", "↺", "III:", "2", "↺", "V:", "3", "↺", "VII:", "4", "↺"]
    assert lines[-1].split() == ["II:", "1", "↻", "IV:", "2", "↻", "VI:", "3", "↻", "VIII"]
    assert max(map(len, lines)) < 80


@pytest.mark.parametrize(
    ("tokens", "wounded", "signs", "hidden"),
    [
        ({"a-warrior": "b3", "a-cleric": "b3"}, "a-cleric", "WC", []),
        ({"a-warrior": "b3", "a-cleric": "b3"}, "a-warrior", "CW", []),
        ({"a-warrior": "c8", "a-cleric": "c8"}, "a-cleric", "WC", [("gear", "c8")]),
        ({"a-rope": "c8", "b-sword": "c8"}, "", "~/", [("gear", "c8")]),
        ({"a-warrior": "c8", "b-sword": "c8"}, "", "W@", [("b-sword", "c8")]),
        ({"a-warrior": "b3", "b-sword": "b3"}, "a-warrior", "W!", [("b-sword", "b3")]),
        ({"a-warrior": "b3", "b-sword": "b3"}, "", "W/", []),
    ],
)
def test_of_all_on_a_square_each_has_its_sign_or_is_named_below(
    tokens: dict[str, str], wounded: str, signs: str, hidden: list[tuple[str, str]]
) -> None:
    laid = table(tokens, wounded=wounded).view("A")["board"]
    square = next(iter(tokens.values()))
    row = next(line for line in picture(laid) if line[:2].strip() == square[1:])
    at = 8 + 3 * (ord(square[0]) - ord("a"))
    assert (row[at : at + 2], covered(laid)) == (signs, hidden)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_map_has_no_room_for_is_said_below_it(lang: str) -> None:
    person = sit(table({"a-warrior": "c8", "a-cleric": "c8"}, wounded="a-cleric", card="3"), lang=lang)
    said = Texts(lang).format("twister-cli-covered", pieces=f"{Texts(lang).format('twister-ui-sr-gear')} c8")
    assert said in person.text


if __name__ == "__main__":
    board = story().view("A")["board"]
    whole = {"board": board, "names": NAMES, "said": {lang: sentences(board, lang) for lang in LANGUAGES}}
    SHARED.write_text(json.dumps(whole, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
