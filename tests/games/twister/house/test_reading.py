"""Dungeon Twister by reading alone: the terminal without its map says what one needs to play with sense."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.games.twister.house.test_terminal import NAMES, sit
from tests.games.twister.table import Table, table
from undercroft.games.twister.board import PLACE_OF, SQUARE, SQUARE_NAMES
from undercroft.kernel.ask import text_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.registry import game_of
from undercroft.kernel.view import view_of
from undercroft.terminal.commands import Left
from undercroft.terminal.play import Sitting
from undercroft.terminal.screen import screen_of
from undercroft.text import LANGUAGES, Texts, folded


def read(story: Table, *typed: str, lang: str = "en") -> str:
    """What is read after the map was put aside, on one line."""
    return " ".join(sit(story, "m", *typed, lang=lang).text.partition(": m\n")[2].split())


def begun(seat: int = 0, lang: str = "en") -> Sitting:
    """A free set-up, seen before the first starter is chosen, with the map off."""
    game, lines = game_of("twister"), list[str]()
    match = Match(game, game.read_settings({}, 2), 2, SampledNature(Random(1)))
    sitting = Sitting(match, seat, {}, Texts(lang), NAMES, bytes(32), None, lambda prompt: "", lines.append)
    sitting.maps = False
    return sitting


LAID = {"en": "Eight rooms lie between", "ru": "лежат восемь комнат", "uk": "лежать вісім кімнат"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_the_map_it_is_said_where_the_rooms_lie(lang: str) -> None:
    """When the map is put aside, with the help and with the table; with the map one sees it."""

    def story() -> Table:
        return table({"a-thief": "c5"}, card="3")

    assert read(story(), lang=lang).count(LAID[lang]) == 1
    assert read(story(), "?", "b", lang=lang).count(LAID[lang]) == 3
    assert LAID[lang] not in " ".join(sit(story(), "?", "b", lang=lang).text.split())


def test_where_the_rooms_lie_is_said_before_the_first_starter_is_chosen() -> None:
    sitting = begun()
    view = view_of(sitting.match, 0)
    assert sitting.screen(view).retold({})[0] == sitting.screen(view).layout()
    sitting.show(view, sitting.offered(view))
    assert sitting.screen(view).retold(sitting.heard)[0] == [], "it is said once"


def test_starters_that_are_not_shown_yet_stand_on_their_line_all_the_same() -> None:
    view = view_of(begun().match, 0)
    told = screen_of(view, Texts("en"), NAMES).room_lines("B-2")
    assert told[0] == "B-2: on the starting line. Open towards B-1, B-3. Towards t2 the room is still face down."
    assert told[-1].strip() == "Bo’s starters stand here, not shown yet."
    assert screen_of(view, Texts("en"), NAMES).room_lines("A-2")[-1].strip() == "Nobody is here."


def test_a_square_is_told_by_itself() -> None:
    story = table({"a-thief": "c5"}, gates={"I": ("open", "broken")})
    plan = story.g.plan
    screen = screen_of(story.view("A"), Texts("en"), NAMES)
    for name in ("c5", "b4", "e3", "e8", "a1"):
        told, square = screen.room_lines(name)[0], SQUARE[name]
        open_ = re.search(r"Open towards ([^.]*)\.", told)
        broken = re.search(r"Broken portcullis towards ([^.]*)\.", told)
        there = {each for found in (open_, broken) if found for each in found[1].split(", ")}
        assert there == {SQUARE_NAMES[to] for to in plan.links[square]}, told
    assert screen.room_lines("c5")[0].startswith("c5: pit.")


def test_a_turned_room_tells_what_opens_and_closes_and_whom_it_shuts_in() -> None:
    """Only the room that has turned is told anew; its neighbours by what has changed at their edges."""
    where = {"a-mekanork": "d5", "b-troll": "c8", "a-thief": "b7"}
    story = table(where, card="3")
    before = {square: set(to) for square, to in enumerate(story.g.plan.links)}
    shut = {piece["id"] for piece in story.view("A")["board"]["pieces"] if piece.get("exit", {}).get("way") == "no"}
    told = read(story, "turn:a-mekanork:1R:right").partition("turns room II")[2].partition("Your choice")[0]
    assert re.findall(r"Room (\w+): number", told) == ["II"]
    after = {square: set(to) for square, to in enumerate(story.g.plan.links)}
    changed: dict[str, set[str]] = {}
    for key, these, those in (
        ("Open now at the edges of room II", after, before),
        ("Walled off now at the edges of room II", before, after),
    ):
        apart = {(min(here, to), max(here, to)) for here in these for to in these[here] - those[here]}
        apart = {(here, to) for here, to in apart if PLACE_OF[here] != PLACE_OF[to]}
        changed[key] = {f"{SQUARE_NAMES[here]}–{SQUARE_NAMES[to]}" for here, to in apart}
    assert any(changed.values())
    for key, ways in changed.items():
        said = re.search(rf"{key}: ([^.]*)\.", told)
        assert (set(said[1].split(", ")) if said else set()) == ways
    now = {piece["id"] for piece in story.view("A")["board"]["pieces"] if piece.get("exit", {}).get("way") == "no"}
    assert ("Now shut in" in told) == bool(now - shut)
    assert ("No longer shut in" in told) == bool(shut - now)


@pytest.mark.parametrize("way", ["left", "right"])
def test_the_choice_of_a_turn_says_before_what_the_log_says_after(way: str) -> None:
    """The same ways open and close, and the same pieces are taken to the same squares (rules §7)."""
    story = table({"a-mekanork": "d5", "b-troll": "b8", "a-thief": "b7", "a-sword": "d9"}, card="3", dark="IV")
    option = next(each for ask in story.view("A")["asks"] for each in ask["options"] if each["id"] == f"turn:a-mekanork:1R:{way}")
    said, turned = screen_of(story.view("A"), Texts("en"), NAMES).option(option), option["then"]["turn"]
    told = {entry["key"]: entry["args"] for entry in story.does("A", option["id"]).view("A")["journal"]}
    assert turned["opened"]
    assert turned["opened"] == told["ways-open"]["ways"]
    assert turned["closed"] == told["ways-close"]["ways"]
    for square in ("d5", "IV"):  # neither whoever turns it from another room, nor what lies in the dark
        assert square not in turned["along"].values()
    assert turned["along"] == {id: story.at(id) for id in ("b-troll", "a-thief", "a-sword")}
    for way_told in turned["opened"] + turned["closed"]:
        assert way_told in said
    assert f"Thief (A) {story.at('a-thief')}" in said


def test_what_turned_along_is_told_piece_by_piece() -> None:
    story = table({"a-mekanork": "d5", "a-sword": "d9", "a-thief": "b7"}, card="3").does("A", "turn:a-mekanork:1R:right")
    entry = next(entry for entry in story.view("A")["journal"] if entry["key"] == "goes-along")
    told = screen_of(story.view("A"), Texts("en"), NAMES).log(entry)
    assert f"Thief {story.at('a-thief')}, Sword {story.at('a-sword')}" in told


def test_a_walk_tells_no_room_anew_and_only_what_has_changed_of_the_table() -> None:
    story = table({"a-thief": "d3", "b-troll": "h5"}, card="3")
    told = read(story, "thief d4").partition("Your choice: thief d4")[2]
    assert "Room " not in told
    assert "Thief d4" in told
    assert "Troll h5" not in told
    assert "Bo: points" not in told


# -- choosing -------------------------------------------------------------------------------------------------------------------


def revealed() -> Table:
    """A room with three tokens that the reader places."""
    where = {"a-goblin": "e3", "b-rope": "on III", "b-troll": "on III", "b-cleric": "on III"}
    return table(where, dark="III", chance=["2L", 0], card="3").does("A", "reveal:a-goblin:III")


def test_placing_asks_for_the_token_and_then_for_its_square() -> None:
    person = sit(revealed(), "m", "2", "0", "3")
    text = person.text
    assert re.findall(r"^  (\d)\. (\w+) \(B\)$", text, re.M)[-3:] == [("1", "Cleric"), ("2", "Troll"), ("3", "Rope")]
    assert "Troll (B): on which square?" in text
    assert "Rope (B): on which square?" in text
    squares = re.findall(r"\d+\.\u00a0([f-j]\d)", text.partition("Rope (B): on")[2])
    assert sorted(squares) == sorted({each.rpartition(":")[2] for each in revealed().may("A", "place", "place:b-rope")})


@pytest.mark.parametrize("typed", ["troll h5", "Troll H5"])
def test_a_token_and_its_square_may_be_typed_at_once(typed: str) -> None:
    story = revealed()
    sit(story, typed)
    assert story.at("b-troll") == "h5"


def test_a_square_may_be_typed_for_the_token_that_was_chosen_and_numbers_of_tokens_stay() -> None:
    story = revealed()
    text = sit(story, "2", "h5").text
    assert story.at("b-troll") == "h5"
    assert re.findall(r"^  (\d)\. (\w+) \(B\)$", text, re.M)[-2:] == [("1", "Cleric"), ("3", "Rope")], "none takes the Troll’s"


def test_no_remark_stands_on_every_line_of_a_placing_list() -> None:
    lines = sit(revealed(), "2").lines
    rows = " ".join(lines[next(k for k, line in enumerate(lines) if line.startswith("Troll (B): on")) :])
    remarks = [set(row.split("; ")) for row in re.findall(r"\d+\.\u00a0\w+: (.*?)(?=  \d+\.\u00a0|  0\.)", rows)]
    assert len(remarks) > 1
    assert set.intersection(*remarks) == set()


def test_numbers_of_actions_stay_for_the_turn_and_no_other_takes_one() -> None:
    """Also once a choice is gone, its number is nobody else’s: a slip ends no turn and begins no attack."""
    story = table({"a-thief": "d3", "a-warrior": "c3", "b-troll": "h5", "b-goblin": "d5"}, card="3")
    numbers: dict[str, str] = {}
    seen: list[Sitting] = []
    for moved in ((), ("move:a-thief", "go:d4", "stop"), ("move:a-warrior", "go:d3", "stop")):
        for each in moved:
            if each != "stop" or any(ask.what == "step" for ask in story.match.asks()):
                story.match.answer(0, each)
        seen = seen or [Sitting(story.match, 0, {}, Texts("en"), NAMES, bytes(32), None, lambda prompt: "", lambda line: None)]
        now = {typed: option["id"] for typed, (_, option) in seen[0].offered(view_of(story.match, 0)).items() if typed.isdecimal()}
        for number, id in now.items():
            assert numbers.setdefault(number, id) == id
    assert "attack:a-thief:b-goblin" in numbers.values(), "a new choice has a new number"


def test_a_character_and_a_square_typed_together_are_a_move() -> None:
    story = table({"a-thief": "c5", "b-troll": "h5"}, card="3")
    text = sit(story, "thief c4", "thief t10").text
    assert story.at("a-thief") == "c4"
    assert "squares left" not in text, "the move has ended"
    assert "thief t10: Too far" in text


# -- combat ---------------------------------------------------------------------------------------------------------------------


def fight() -> Table:
    where = {"a-warrior": "a5", "a-thief": "b4", "b-goblin": "a4", "b-troll": "h5"}
    return table(where, loads={"a-warrior": "a-sword", "b-goblin": "b-armor"}, card="3")


def test_an_attack_names_sword_and_armor_and_who_joins_before_it_is_chosen() -> None:
    told = " ".join(sit(fight()).text.split())
    assert "Warrior: attack the Goblin" in told
    assert re.search(r"\((?=[^)]*Warrior 3 \+ Sword 1)[^)]* against Goblin 1 \+ Armor 1\)", told), told
    assert "All who stand next to an enemy in the fight join in." in told, "how a combat goes, before the first one"
    after = " ".join(sit(fight().does("A", "attack:a-warrior:b-goblin")).text.split())
    assert "+ Sword 1" in after
    assert "Goblin 1 + Armor 1" in after


def test_attacks_of_two_who_fight_together_are_listed_once() -> None:
    where = {"a-warrior": "a5", "a-thief": "a3", "b-goblin": "a4", "b-troll": "h5"}
    story = table(where, card="3")
    assert len(story.may("A", "act", "attack:")) == 2
    text = sit(story).text
    assert len(re.findall(r"\d+\. (?:Warrior|Thief): attack the Goblin", text)) == 1
    assert "(Warrior 3, Thief 2 against Goblin" in text
    drunk = table(where, card="3", boost={"a-thief": 2})
    assert len(re.findall(r"\d+\. (?:Warrior|Thief): attack the Goblin", sit(drunk).text)) == 2, "another potion pays for it"


def test_who_would_be_killed_is_said_before_the_attack_is_chosen() -> None:
    where = {"a-thief": "c5", "b-goblin": "c4", "b-cleric": "c4"}
    told = " ".join(sit(table(where, loads={"b-goblin": "b-cleric"}, wounded="b-cleric", card="3")).text.split())
    assert "If the Goblin loses, the Cleric it carries is killed too (1 point for you)." in told
    assert "Your Thief stands on a pit: if it loses, it falls and is killed" in told


def test_whoever_has_only_the_zero_left_is_not_asked_for_a_combat_card() -> None:
    story = table({"a-thief": "a5", "b-troll": "a4"}, card="3", players={"A": {"combat": ["0"]}})
    text = sit(story, "attack:a-thief:b-troll").text
    assert "Choose a combat card." not in text
    assert "Choose a combat card." in sit(table({"a-thief": "a5", "b-troll": "a4"}, card="3"), "attack:a-thief:b-troll").text


def test_a_combat_card_says_up_to_which_card_it_wins() -> None:
    cards = {"A": {"combat": ["0", "3", "6"]}, "B": {"combat": ["0", "1", "2"]}}
    story = table({"a-thief": "a5", "b-troll": "a4"}, card="3", players=cards).does("A", "attack:a-thief:b-troll")
    told = " ".join(sit(story).text.split())
    assert "0. Play +0: 2 in all, loses to every card they have" in told
    assert "3. Play +3: 5 in all, wins only over their +0, a tie with their +1" in told
    assert "6. Play +6: 8 in all, wins against every card they have" in told


# -- what is asked for, and what is not said --------------------------------------------------------------------------------------


def test_a_card_says_how_far_each_is_from_its_exit() -> None:
    story = table({"a-thief": "a5", "b-thief": "e3"}, card="3")
    exits = {piece["id"]: piece["exit"] for piece in story.view("A")["board"]["pieces"] if "exit" in piece}
    told = re.sub(r"\n +", " ", sit(story, "c thief").text)
    for id, name in (("a-thief", "Ann"), ("b-thief", "Bo")):
        way = exits[id]
        assert way["way"] == "yes"
        assert f"{name}: " in told
        assert f"To its exit: {way['squares']} squares, {way['acts']} actions or more." in told


@pytest.mark.parametrize(("lang", "words"), [
    ("en", ("carry", "exit", "leave", "give", "gear", "combat")),
    ("ru", ("нести", "выход", "отдать", "механизм", "бой")),
    ("uk", ("нести", "вихід", "віддати", "механізм", "поєдинок")),
])  # fmt: skip
def test_help_answers_by_a_word_for_what_one_does(lang: str, words: tuple[str, ...]) -> None:
    unknown = Texts(lang).format("cli-why-unknown", name="").strip(": ")
    for word in words:
        asked = sit(table({"a-thief": "c5"}, card="3"), f"? {word}", lang=lang).text.partition(f"? {word}")[2]
        assert unknown not in asked, word
        assert len(asked) > 60, word


def test_help_of_a_number_or_a_character_names_the_choices() -> None:
    asked = sit(table({"a-thief": "c5", "b-troll": "c4"}, card="3"), "? 1", "? Thief").text
    assert "  1. Thief: move" in asked.partition("? 1")[2].partition("? Thief")[0]
    assert "Thief: you may do this now." in asked
    assert re.search(r"\d+\. Thief: attack the Troll", asked.partition("? Thief")[2])


def test_nobody_is_said_to_be_idle_for_want_of_points_alone() -> None:
    story = table({"a-thief": "c5", "a-goblin": "e9"}, card="3", left=0)
    assert "can do nothing now" not in sit(story).text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_not_called_your_turn_when_you_place_tokens_in_theirs(lang: str) -> None:
    where = {"b-goblin": "e3", "b-rope": "on III", "b-troll": "on III"}
    story = table(where, dark="III", chance=["2L", 0], active="B", card="3").does("B", "reveal:b-goblin:III")
    story.does("B", next(iter(story.may("B", "place", "place:"))))
    texts = Texts(lang)
    told = sit(story, lang=lang).lines
    assert texts.format("cli-you-choose") in told
    assert texts.format("cli-your-turn") not in told


def test_objects_say_whose_they_are() -> None:
    told = " ".join(
        sit(table({"a-thief": "d3", "a-sword": "c3", "b-sword": "b3"}, loads={"a-thief": "b-treasure"}, card="3")).text.split()
    )
    assert "Sword (A) c3" in told
    assert "Sword (B) b3" in told
    assert "Thief d3 (Treasure (B))" in told


def test_a_tie_of_words_is_told_once() -> None:
    """Of two who fight alone the log does not name them a second time; objects that count are named."""
    t = table({"a-thief": "a5", "b-troll": "a4"}, loads={"a-thief": "a-sword", "b-troll": "b-armor"}, card="3")
    entry = next(e for e in t.does("A", "attack:a-thief:b-troll").view()["journal"] if e["key"] == "attacks")
    assert Texts("en").log("twister", entry) == "A’s Thief attacks B’s Troll, with the Sword (+1), against the Armor (+1)."


def test_who_places_a_single_token_is_told_once() -> None:
    """That it is to be placed, and that it is placed, are two lines only where there are several."""
    one = table({"a-goblin": "e3", "b-rope": "on III"}, dark="III", chance=["2L", 0], card="3")
    assert "You place in room III" not in sit(one.does("A", "reveal:a-goblin:III")).text
    several = "You place in room III: Cleric, Troll, Rope."
    assert several in " ".join(sit(revealed()).text.split())


def test_a_jump_is_told_from_where() -> None:
    t = table({"a-goblin": "c4"}, card="3").does("A", "jump:a-goblin:c5:d5")
    entry = next(e for e in t.view()["journal"] if e["key"] == "jumps")
    assert "jumps from c4 over the pit c5 to d5" in Texts("en").log("twister", entry)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_choice_and_no_question_back_speaks_in_codes(lang: str) -> None:
    """Neither the fireball's aim nor what is to be typed once more: that is what was typed."""
    wand = table({"a-wizard": "e9", "b-warrior": "e8"}, loads={"a-wizard": "a-fireball-wand"}, card="3")
    assert wand.may("A", "act", "fire:")
    assert not re.search(r"\b[ab]-[a-z]", sit(wand, lang=lang).text.rpartition("1. ")[2])
    thief, typed = Texts(lang).format("twister-card-thief"), list[str]()
    sitting = begun(lang=lang)
    for dot, kind in (("A-2", "warrior"), ("A-4", "cleric"), ("A-7", "wizard")):
        sitting.match.answer(0, f"stand:a-{kind}:{dot}")
    view = view_of(sitting.match, 0)
    option = next(each for ask in view["asks"] for each in ask["options"] if each["id"] == "stand:a-thief:A-9")
    sitting.write = typed.append
    assert not sitting.sure(view, f"{thief} A-9", option)
    assert f"{thief} A-9" in typed[-1]
    assert sitting.sure(view, f"{thief} A-9".lower(), option), "in whatever letters"


def test_help_answers_before_it_tells_the_rules_and_tells_them_once() -> None:
    said = sit(table({"a-thief": "c5"}, card="3"), "?", "?", "? all").text.split("Your choice: ")[1:]
    rules = Texts("en").format("twister-cli-prices")[:40]
    first, second, third = (" ".join(each.split()) for each in said[:3])
    assert first.index("any other square: ") < first.index(rules)
    assert "any other square: " in second
    assert rules not in second
    assert rules in third


def test_a_known_thing_that_cannot_be_chosen_is_answered_with_its_reason() -> None:
    """Rules §3: a room that is full, typed after the token."""
    sitting, said = begun(), list[str]()
    match = sitting.match
    while match.state.phase == "starters" or len(match.asks()) > 1 or not view_of(match, 0)["why"].get("place:I"):
        ask = match.asks()[0]
        match.answer(ask.seat, text_of(ask.options[0]), ask.what)
        if match.asks()[0].seat == 1:
            match.answer(1, text_of(match.asks()[0].options[0]), match.asks()[0].what)
    typed = iter(["rope I", "q", "q"])
    sitting.read, sitting.write = (lambda prompt: next(typed)), said.append
    with pytest.raises(Left):
        sitting.i_answer()
    told = " ".join(" ".join(said).split())
    assert "room I: Room I is full" in told
    assert "there is no such choice" not in told


def test_numbers_stand_in_their_order_and_it_is_said_once_why_some_are_missing() -> None:
    story = table({"a-thief": "e9", "a-goblin": "c4", "a-cleric": "A-2"}, card="5")
    person = sit(story, "goblin c2", "cleric A-3")  # whoever stood by a pit jumps no more
    asked = person.text.split("Your choice: ")
    for part in asked[1:3]:
        numbers = [int(number) for number in re.findall(r"^  (\d+)\. ", part, re.M)]
        assert numbers == sorted(numbers)
    assert numbers != [*range(1, len(numbers) + 1)]
    assert " ".join(person.text.split()).count(Texts("en").format("twister-cli-numbers")) == 1


def test_putting_down_names_the_object() -> None:
    t = table({"a-thief": "c4"}, loads={"a-thief": "b-treasure"}, card="3")
    assert "Put down the Treasure" in sit(t, "move:a-thief").text


def test_before_tokens_are_hidden_it_is_said_what_for() -> None:
    sitting = begun()
    while sitting.match.state.phase == "starters":
        ask = sitting.match.asks()[0]
        sitting.match.answer(ask.seat, text_of(ask.options[0]), ask.what)
    board = sitting.screen(view_of(sitting.match, 0)).board()
    assert Texts("en").format("twister-cli-hide-more", by="others") in board


@pytest.mark.parametrize("turned", [False, True])
def test_a_new_room_is_not_blamed_for_what_a_turned_one_has_walled_off(turned: bool) -> None:
    """Room III is revealed beside room I, and then room I is turned, before the reader is told of either."""
    story = table({"a-goblin": "e3", "a-mekanork": "d5"}, dark="III", chance=["2L", 0], card="3")
    screen = screen_of(story.view("A"), Texts("en"), NAMES)
    before = screen.described()
    story.does("A", "reveal:a-goblin:III", *(["turn:a-mekanork:1L:right"] if turned else []))
    after = screen_of(story.view("A"), Texts("en"), NAMES).described()
    was, now = before.ways(), after.ways()
    rim = [way for way in was if was[way] == "dark" and now[way] == "wall" and (PLACE_OF[SQUARE[way[0]]] == PLACE_OF[SQUARE["e3"]])]
    assert rim
    told = [line for line in after.since(before) if line.startswith("Walled off by the new room")]
    assert [way for way in rim if any("\u2013".join(way) in line for line in told)] == ([] if turned else rim)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_of_revealing_is_as_this_table_has_it(lang: str) -> None:
    """Rulings A6 and B1: whoever reveals places everything but their own objects, or only these; from a line two rooms, or one."""
    note = "twister-note-reveals"
    usual = Texts(lang).format(note, reveal_placement="others", line_reveals="both")
    for option, value in (("reveal_placement", "printed"), ("line_reveals", "adjacent")):
        screen = screen_of(table({"a-thief": "c5"}, options={option: value}).view("A"), Texts(lang), NAMES)
        (told,) = screen.topic(folded(Texts(lang).format("twister-cli-words-reveals").split(", ")[0]))
        assert told != usual
        assert told == Texts(lang).format(note, **{**screen.view["settings"], option: value})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_opponent_says_why_it_places(lang: str) -> None:
    """Rules §6: the revealer's own objects, also a single one."""
    one = table({"a-goblin": "e3", "a-rope": "on III", "b-troll": "on III"}, dark="III", chance=["2L", 0], card="3")
    one.does("A", "reveal:a-goblin:III")
    one.does("A", next(iter(one.may("A", "place", "place:"))))
    entry = next(e for e in one.view("A")["journal"] if e["key"] == "to-place" and e["args"]["what"] == "objects")
    told = screen_of(one.view("A"), Texts(lang), NAMES).log(entry)
    assert "(" in told
    assert Texts(lang).format("twister-card-rope") in told


def test_the_wizard_is_listed_no_jump_to_where_it_flies_for_the_same_price() -> None:
    """Rules §8 and §9: both cost one action, and only the jump a card. Others have their jumps."""
    t = table({"a-wizard": "c4", "a-goblin": "e9", "b-troll": "h5"}, card="3")
    jumps = t.may("A", "act", "jump:a-wizard:")
    assert jumps
    told = sit(t).text
    assert "Wizard: move" in told
    assert "Wizard: jump" not in told
    assert "Goblin: jump" in sit(table({"a-goblin": "c4"}, card="3")).text


def test_a_square_that_may_only_be_passed_and_ones_own_say_why_not() -> None:
    t = table({"a-thief": "c4", "a-goblin": "c3", "b-troll": "h5"}, card="3")
    assert "c3" in next(
        each["then"]["over"] for ask in t.view("A")["asks"] for each in ask["options"] if each["id"] == "move:a-thief"
    )
    told = sit(t, "thief c3", "thief c4", "? thief c3").text
    assert told.count("Your Goblin stands on c3") == 2
    assert "there is no such choice" not in told
    assert "thief c4: It already stands on c4." in told


def test_a_wall_in_the_way_says_that_there_is_no_way_round_either() -> None:
    told = " ".join(sit(table({"a-thief": "c5", "b-troll": "d4"}, card="3"), "thief a4").text.split())
    assert "thief a4: A wall stands between b4 and a4. No way round is short enough for this action." in told


def test_hidden_tokens_are_counted_as_yours_and_theirs() -> None:
    where = {"a-thief": "c5", "a-rope": "on VII", "b-armor": "on VIII"}
    told = sit(table(where, card="3", dark="VII VIII")).text.replace("\u00a0", " ")
    assert "VII (yours 1, theirs 0)" in told
    assert "VIII (yours 0, theirs 1)" in told
