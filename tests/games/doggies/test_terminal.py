"""Doggies in a terminal: a whole game as somebody types it who only reads, in three languages, in 80 columns."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_play import Person
from tests.games.doggies.table import Table, column, new_game, table
from undercroft.bots import Eyes, player
from undercroft.games.doggies.cards import ROOMS, ROUNDS, WEAPONS
from undercroft.games.doggies.scoring import trophies_of
from undercroft.games.doggies.terminal.asked import TOPICS
from undercroft.games.doggies.terminal.screen import DoggiesScreen
from undercroft.kernel.match import Match
from undercroft.kernel.record import LOST, Record
from undercroft.kernel.view import view_of
from undercroft.terminal import play as terminal
from undercroft.terminal.play import Sitting
from undercroft.text import LANGUAGES, Texts

NAMES = {"A": "Ann", "B": "Bo", "C": "Cy", "D": "Di"}


def sit(story: Table, *typed: str, lang: str = "en", maps: bool = False) -> Person:
    """A person who types this at a table in the middle of a game, and leaves."""
    person, bots = Person([*typed, "q", "q"]), {seat: player("random", "doggies", seat) for seat in range(1, story.match.seats)}
    sitting = Sitting(story.match, 0, bots, Texts(lang), NAMES, bytes(32), None, person.read, person.lines.append)
    sitting.maps = maps
    sitting.play()
    return person


def said(story: Table, *typed: str, lang: str = "en", maps: bool = False) -> str:
    """The same as one line of text."""
    return " ".join(sit(story, *typed, lang=lang, maps=maps).text.split())


def screen(story: Table, lang: str = "en", seat: str = "A") -> DoggiesScreen:
    return DoggiesScreen(story.view(seat), Texts(lang), NAMES)


def whole(lang: str, file: Path, monkeypatch: pytest.MonkeyPatch, seats: int = 2, seed: int = 3, maps: bool = False) -> list[str]:
    """A whole game, in which one types the number of what a bot would do in one's place."""
    sittings: list[Sitting] = []
    meant: dict[int, tuple[str, str] | None] = {}
    welcome = Sitting.welcome
    monkeypatch.setattr(Sitting, "welcome", lambda self: sittings.append(self) or welcome(self))
    friend, lines = player("greedy", "doggies", 9), list[str]()

    def read(prompt: str) -> str:
        sitting = sittings[0]
        asked = sitting.match.asked_at
        given = meant[asked] = meant.get(asked) or friend.choose(Eyes(sitting.match, 0))  # a place and how to turn are one answer
        assert given is not None
        view = view_of(sitting.match, 0)
        choices, screen = sitting.offered(view), sitting.screen(view)
        wanted = next(option for ask in view["asks"] for option in ask["options"] if option["id"] == given[1])
        same = [typed for typed, (what, option) in choices.items() if typed.isdecimal() and what == given[0]
                and not option["id"].startswith("hold:") and looks(screen, option) == looks(screen, wanted)]  # fmt: skip
        place = [typed for typed, (_, option) in choices.items() if typed.isdecimal() and typed != "0"
                 and option["id"] == f"hold:{wanted['args'].get('cell')}"]  # fmt: skip
        typed = (same or place)[0]
        assert re.search(rf"^ +{typed}\. ", "\n".join(lines[-150:]), re.MULTILINE), "it is on the screen"
        lines.append(f"{prompt}{typed}")
        return typed

    terminal.play(
        "doggies", seats, level="greedy", seed=seed, lang=lang, record=str(file), read=read, write=lines.append, maps=maps
    )
    return lines


def looks(screen: Any, option: dict[str, Any]) -> str:
    """An option by how it looks: a card that lies the same way turned once more is one and the same."""
    if option["key"] == "place":
        return f"{option['args']['cell']} {screen._lies(option)}"
    return str(screen.alike(option))


WORDS = re.compile(r"\b(the|room|paw|paws|coin|coins|Exits|north|beside|Needs|Your)\b")
LEAKS = re.compile(r"cli-|doggies-|space:|deed:|action:|hold:|[{}]|None")


@pytest.mark.parametrize(
    ("lang", "seats", "maps"), [("en", 2, False), ("en", 4, True), ("ru", 3, False), ("uk", 4, False), ("uk", 2, True)]
)
def test_a_whole_game_is_typed_in_numbers(
    lang: str, seats: int, maps: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the choice of a dog to the score; what a bot would do in our place is typed as the number beside it."""
    file = tmp_path / "game.txt"
    lines = whole(lang, file, monkeypatch, seats, seats, maps)
    text = "\n".join(lines).replace(str(file), "")
    assert Texts(lang).format("cli-over") in text
    assert max(len(line) for line in lines if str(file) not in line) < 80
    assert not LEAKS.search(text)
    assert Match.load(Record.loads(file.read_text(encoding="utf-8"))).state.over
    if lang != "en":
        assert not WORDS.search(text)


# -- the dungeon -------------------------------------------------------------------------------------------------------------------

PLACES = """
    coin-1@ESW/B  door-1@NeSw  cat-bow@ES
    ifrit-bow     start        trap-bow-1@NS+potion-bow
    .             hole/C       mimic-sword@SW
"""


def room(lang: str, name: str) -> str:
    return " ".join(screen(table(PLACES, "joan", "robin", "pluto"), lang).room_lines(name))


def test_a_room_says_what_it_needs_brings_and_where_its_exits_lead() -> None:
    told = room("en", "n1e1")
    assert told.startswith("n1e1: Gelatin Cat (bow). Needs 1 sword, 1 bow, or costs 1 damage. Brings 1 bow.")
    assert "east (no room there)" in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_says_as_many_exits_with_a_door_as_it_has(lang: str) -> None:
    told = screen(table("", "joan"), lang)
    for id in ROOMS:
        card = told.printed(id)
        doors, words = card["sides"].count("door"), told.what(card)
        if card["kind"] == "door":
            assert re.findall(r"\d+", words) == [str(doors)]
        else:
            assert not doors


def test_the_way_says_how_many_of_its_coins_are_from_quests() -> None:
    t = table(column("ifrit-bow"), "joan quest=hunt-ifrit", shared="hunt-cat hunt-mimic").walks("A", "n fight")
    assert "This way: +2 coins (quests +2)." in " ".join(screen(t).board())
    t = table(column("coin-1@NSW"), "joan").walks("A", "n claim")
    assert "This way: +1 coin." in " ".join(screen(t).board())


def test_a_room_tells_doors_paws_holes_and_what_blocks_an_exit() -> None:
    assert "east by a door to Gelatin Cat (bow) n1e1" not in room("en", "n1"), "it has a wall there"
    assert "west by a door to Coin n1w1" in room("en", "n1")
    assert "east (blocked by Gelatin Cat (bow) n1e1)" in room("en", "n1")
    assert room("en", "n1w1").endswith("Bo’s paw is on it.")
    assert room("en", "s1") == "s1: a hole until the round ends, with Cy’s paw."
    assert room("en", "e1") == "e1: Trap (bow). Disarmed with: Bow potion. Nobody can pass."
    assert "south (blocked by a disarmed trap)" in room("en", "n1e1")
    assert "south (blocked by a hole)" in room("en", "start")


def test_what_is_broken_open_is_told() -> None:
    story = table("ifrit-bow@NS start", "joan", "bonk", broken="B w1 e")
    assert "east (broken open) to Start room" in " ".join(screen(story).room_lines("w1"))


def test_places_are_named_in_the_letters_of_the_language() -> None:
    assert [room(lang, name)[:6] for lang, name in (("en", "n1e1"), ("ru", "с1в1"), ("uk", "пн1сх1"))] == [
        "n1e1: ",
        "с1в1: ",
        "пн1сх1",
    ]
    assert room("ru", "n1e1") == room("ru", "с1в1"), "English letters serve, too"


def test_rooms_are_found_by_name_and_by_kind() -> None:
    assert room("en", "mimic").startswith("s1e1: Mimic (sword).")
    assert room("en", "door").startswith("n1: Door.")
    assert room("en", "nowhere") == ""


def test_a_portal_tells_where_the_others_are() -> None:
    story = table("portal-1@ESW start portal-2@ESW coin-1@ESW portal-3@ESW")
    assert "Leads to the portal at e1, e3." in " ".join(screen(story).room_lines("w1"))
    assert "it is the only portal" in " ".join(screen(table("portal-1@ESW start")).room_lines("w1"))


def test_only_rooms_that_are_new_or_changed_are_told_again() -> None:
    story = table(column("coin-1@NES"), "joan", "robin")
    lines, heard = screen(story).retold({})
    assert [line[:2] for line in lines] == ["A ", "n1", "St"], "how places are called, then every room"
    story.lays("A", "n2", "coin-2@ESW").sleeps("B")
    lines, heard = screen(story).retold(heard)
    assert [line[:2] for line in lines] == ["n2"]
    assert screen(story).retold(heard)[0] == []


def test_the_map_has_paws_what_is_covered_holes_and_where_the_card_may_lie() -> None:
    drawn = "\n".join(screen(table(PLACES, "joan", "robin", "pluto")).map())
    assert re.search(r"Coin.*Door", drawn)
    for sign in ("B", "#", "Co", "="):
        assert sign in drawn
    story = table("", "joan").draws("A", "coin-1")
    assert all(place in "\n".join(screen(story).map()) for place in ("n1", "e1", "s1"))


# -- dogs and quests ---------------------------------------------------------------------------------------------------------------


def test_a_dog_tells_what_it_has() -> None:
    story = table(column("coin-1@NES/A"), "joan in ifrit-bow vagabond-sword:two keyfly-1 potion-sword", "robin")
    told = said(story)
    assert (
        "Ann (you), Joan of Bark: 2 swords, 2 bows, bow or fireball; 3 shields, 1 key; paws 4/5; coins 0. Potions: sword." in told
    )
    assert "Cards: Ifrit (bow), vagabond (bow or fireball), Keyfly. Under its paws: Coin." in told


@pytest.mark.parametrize("weapon", WEAPONS)
def test_trophies_for_ones_own_quest_are_counted_as_the_rules_count_them(weapon: str) -> None:
    story = table(
        "",
        f"joan quest=most-{weapon} frisbow collar ifrit-bow vagabond-sword:two vagabond-fireball:paw potion-sword potion-fireball",
        "robin",
    )
    assert f"So far you have {trophies_of(story.dog('A'), WEAPONS.index(weapon))}." in said(story)


def test_quests_tell_how_they_stand() -> None:
    story = table("", "joan ifrit-bow ifrit-sword", "robin frisbow", shared="hunt-ifrit most-bow")
    told = said(story)
    assert "2 coins for each: Ifrit (beaten by 2 swords; 3 such cards). So far: you 2, Bo 0." in told
    assert "So far: you 1, Bo 2. Ahead: Bo." in told


def test_the_secret_quests_of_others_are_told_to_nobody() -> None:
    story = table("", "joan quest=hunt-mimic", "robin quest=hunt-golem", shared="hunt-ifrit hunt-tick")
    assert "Chocolate Golem" not in said(story, "b", "room", "?")


def test_the_countdown_is_told() -> None:
    assert "Countdown: 3 cards left." in said(table("", "joan", "robin out", countdown=3))


# -- laying a card -----------------------------------------------------------------------------------------------------------------


def test_a_card_is_laid_by_its_place_and_then_by_how_it_is_turned() -> None:
    story = table("", "joan").draws("A", "cat-bow")
    told = said(story, "n1", "2")
    assert "1. n1, beside Start room (south)." in told
    assert "At n1, how is it turned?" in told
    assert story.rooms["n1"] == "cat-bow"


def test_place_and_turn_may_be_typed_together() -> None:
    story = table("", "joan").draws("A", "coin-1")
    third = screen(story).pairs("place")["e1"][2]["args"]["turned"]
    sit(story, "e1 3")
    assert next(place["turned"] for place in story.view()["board"]["rooms"] if place["cell"] == "e1") == third


def test_of_more_than_nine_places_the_tenth_is_chosen_by_its_number() -> None:
    story = table("dragon-1 dragon-2 start dragon-3 dragon-4", "joan", "robin", seats=3).draws("A", "coin-1")
    told = said(story, "10", "1")
    place = told.partition(" 10. ")[2].split(",")[0]
    assert f"At {place}, how is it turned?" in told
    assert story.rooms[place] == "coin-1"


def test_ways_to_turn_that_are_the_same_are_one() -> None:
    """A corridor that is turned once more lies the same; four exits lie in one way only."""
    pairs = screen(table("", "joan").draws("A", "potions-1")).pairs("place")
    assert {len(options) for options in pairs.values()} == {1}
    assert len(screen(table("coin-1@ESW start", "joan").draws("A", "ifrit-bow")).pairs("place")["n1"]) == 1
    told = said(table("", "joan").draws("A", "potions-1"), "1")
    assert "1. n1, one way only: exits south to Start room; north, east, west (no room there)." in told


# -- the way out -------------------------------------------------------------------------------------------------------------------

WAY = """
    coin-1@ESW    cat-bow@SW
    .             ifrit-bow@NS
    .             start
"""


def test_each_step_and_decision_tells_what_it_costs_and_brings() -> None:
    story = table(WAY, "joan", "robin")
    told = said(story, "leave", "n", "fight", "n", "fight", "w", "claim", "out:w")
    assert "1. Go north: Ifrit (bow) n1. Needs 2 swords, or costs 1 damage. Brings 1 bow." in told
    assert "1. Fight and win: −1 paw, +1 bow. 2. Walk past: 1 damage (can take 1 more)." in told
    assert "Your way: … → n1 (beaten) → n2 (beaten) → n2w1. Can take 2 more damage. 3 paws left. This way: +0 coins." in told
    assert "1. Take it: −1 paw, +1 coin. 2. Walk through." in told
    assert "Leave the dungeon west: the round is over for you. This way: +1 coin, unused paws: 2." in told


def test_a_step_is_taken_back_freely() -> None:
    story = table(WAY, "joan", "robin")
    sit(story, "leave", "n", "pass", "u", "fight")
    assert [step["did"] for step in story.view("A")["board"]["walk"]["path"]] == ["", "fight"]


def test_a_room_is_walked_to_by_its_name() -> None:
    story = table("coin-1@ESW start potions-1", "joan", "robin")
    sit(story, "leave", "e1")
    assert story.view("A")["board"]["walk"]["cell"] == "e1"


def test_the_whole_way_is_told_with_the_whole_table() -> None:
    story = table(WAY, "joan", "robin")
    told = said(story, "leave", "n", "fight", "n", "fight", "w", "claim", "b")
    assert "Your way: start → n1 (beaten) → n2 (beaten) → n2w1 (taken)." in told


def test_potions_vagabonds_and_traps_tell_what_they_change() -> None:
    story = table(
        column("vagabond-bow@NS", "trap-sword-1@NS", "mimic-sword@SE"), "joan ifrit-sword potion-bow potion-fireball", "robin"
    )
    told = said(story, "leave", "n", "hire:paw", "n", "disarm:ifrit-sword", "n")
    assert "Hire it (sword or fireball): −1 paw, −1 coin." in told
    assert "Hire it (bow and a paw): −1 paw, +1 paw, −1 coin, +1 bow." in told
    assert "Disarm it with Ifrit (sword), which is gone then: −1 sword." in told
    assert "Take the trap along: 1 paw now, −1 coin in the end." in told
    assert "Fight and win with a potion (fireball): −1 paw, +1 sword, −1 fireball potion." in told


def test_a_vagabond_says_that_it_takes_a_paw_and_which_of_two_it_brings() -> None:
    told = said(table(column("vagabond-bow@NS"), "joan", "robin"))
    assert "For a paw, one of two: a bow and one more paw; or in each fight a sword or a fireball. −1 coin in the end." in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_38_a_trap_says_before_it_is_disarmed_that_it_is_shut_then(lang: str) -> None:
    """Whoever can only take it along is told nothing of it."""
    said_so = Texts(lang).format("doggies-ui-trap-shut")
    may, must = (
        table(column("trap-sword-1@NS", "coin-1@ESW"), f"joan {has}", "robin") for has in ("ifrit-sword", "")
    )  # fmt: skip
    assert said_so in said(may, "leave", "n", lang=lang)
    assert said_so not in said(must, "leave", "n", lang=lang)


@pytest.mark.parametrize(("has", "way", "hole"), [("ifrit-sword", "n", False), ("", "n fight n", True)])
def test_05_a_card_that_would_leave_a_hole_says_so_before(has: str, way: str, hole: bool) -> None:
    rooms = ["trap-sword-1@NS", "coin-1@ESW"]
    story = table(column(*(rooms if has else ["ifrit-sword@NS", *rooms])), f"joan {has}", "robin").walks("A", way)
    (option,) = [option for ask in story.view("A")["asks"] for option in ask["options"] if option["key"] == "disarm"]
    assert option["args"]["hole"] is hole
    for lang in LANGUAGES:
        for line in (screen(story, lang).option(option), Texts(lang).option("doggies", option)):
            assert any(word in line for word in ("hole", "дыра", "діра")) is hole


def test_a_vagabond_on_a_trap_is_called_by_the_side_it_was_hired_by() -> None:
    """Hired earlier, and on this way."""
    earlier = table(column("trap-sword-1@NS", "coin-1@ESW"), "joan vagabond-fireball:two", "robin")
    assert "Disarm it with vagabond (sword or bow), which is gone then" in said(earlier, "leave", "n")
    fresh = table(column("vagabond-bow@NS", "trap-bow-1@NS", "coin-1@ESW"), "joan", "robin")
    assert "Disarm it with vagabond (bow and a paw), which is gone then" in said(fresh, "leave", "n", "hire:paw", "n")


def test_a_way_that_costs_coins_has_a_minus() -> None:
    """A trap that must be taken along: in the helper's line, and on the way."""
    told = said(table(column("trap-sword-1@NS"), "joan trap-bow-1", "robin"), "leave", "n")
    assert "Best way out from here: −1 coin" in told
    assert "This way: −1 coin." in told


def test_sharik_is_told_where_exits_would_lead() -> None:
    story = table("ifrit-bow@NS start coin-1@ESW", "sharik", "robin", seats=3)
    told = said(story, "leave")
    assert re.search(r"Turn Ifrit \(bow\) w1: exits east to Start room; west \(no room there\)", told)
    assert told.count("Turn Ifrit (bow) w1") == 2, "of three turns two look the same"


def test_23_sharik_is_told_that_a_side_broken_open_stays_so_when_the_room_is_turned() -> None:
    story = table("ifrit-bow@NS\nstart", "sharik", "bonk out", seats=3, broken="B n1 e")
    told = said(story, "leave")
    assert "Turn Ifrit (bow) n1: exits south to Start room; north, east (no room there)" in told
    assert told.count("Turn Ifrit (bow) n1") == 2, "of three turns two look the same"


def test_sharik_is_told_to_which_rooms_a_turn_shuts_the_way() -> None:
    """From the start and from the coin: neither leads into the Ifrit once it is turned. Another turn shuts nothing."""
    story = table("coin-1@ESW ifrit-bow@EW start", "sharik", "robin", seats=3)
    told = said(story, "leave")
    assert "Turn Ifrit (bow) w1: exits north, south (no room there). Closes the way to Start room, Coin w2." in told
    assert told.count("Closes the way") == 1


# -- reasons and words -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_not_gives_the_reasons_of_the_screen(lang: str) -> None:
    """For every thing of the view, before the action, with a card in hand, on the way, and in a room."""
    texts = Texts(lang)
    for story, answers in (
        (table(PLACES, "joan", "robin", "pluto"), ()), (table(PLACES, "joan", "robin", "pluto").draws("A", "ifrit-sword"), ()),
        (table("dragon-1 start door-1@nEsW", "joan", "robin"), ("leave",)),
        (table(column("golem-1@NES"), "joan", "robin"), ("leave", "go:n")),
    ):  # fmt: skip
        story.does("A", *answers)
        view = story.view("A")
        assert view["why"]
        told = said(story, "?", lang=lang)
        for reason in view["why"].values():
            assert texts.why("doggies", reason, NAMES, "A") in told


def test_a_place_is_asked_after_by_its_name_alone() -> None:
    story = table("coin-1@ESW dragon-1 start\nmimic-bow@NE . .", "joan", "robin").does("A", "leave")
    told = said(story, "? w1")
    assert "Dragon w1: " in told.partition("? w1")[2]
    assert "w2" not in told.rpartition("Your choice: ? w1")[2].partition("Your choice")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_a_word_is_explained(lang: str, topic: str) -> None:
    texts, view = Texts(lang), screen(table("", "joan"), lang)
    about = texts.format(f"doggies-cli-about-{topic}")
    for word in texts.format(f"doggies-cli-words-{topic}").split(", "):
        assert view.topic(word.casefold()) == [about], "no other topic has this word"
    assert len(about) <= 170


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_read_by_its_name(lang: str) -> None:
    view = screen(table("", "joan"), lang)
    for id in ("dragon-1", "trap-bow-1", "collar", "joan", "hunt-tick", "most-sword"):
        name = view.word(id)
        assert any(line.startswith(name) for line in view.card_lines(name)), name


# -- what has happened -------------------------------------------------------------------------------------------------------------


def test_anothers_way_out_is_told_room_by_room() -> None:
    story = table(WAY, "joan", "robin", active="B")
    story.leaves("B", "n pass n pass w claim out:w")
    lines = screen(story).story(story.view("A")["journal"])
    assert lines == [
        "Bo sets out for the exit.",
        "n1: Bo walks past the Ifrit (bow). Damage so far: 1.",
        "n2: Bo walks past the Gelatin Cat (bow). Damage so far: 2.",
        "n2w1: Bo puts down a paw: Coin. Paws left: 4.",
        "Bo is out! Damage: 2, paws left: 4.",
        "The countdown starts: 4 cards left to explore for 1 dog in the dungeon.",
    ]


def test_the_score_is_told_column_by_column() -> None:
    story = table("", "joan coins-1 golem-1 trap-bow-1", "robin chest-1 keyfly-1", round=3, shared="hunt-golem hunt-tick")
    story.sleeps("A", "B")
    lines = screen(story).story(story.view("A")["journal"])
    columns = [line for line in lines if re.match(r"[\w, ]+: you [−\d]", line)]
    assert [line.partition(":")[0] for line in columns] == ["Coins", "Monsters", "Chests", "Traps, vagabonds", "Quests", "Total"]
    assert "Coins: you 2, Bo 0." in columns
    assert "Chests: you 0, Bo 4." in columns
    assert "Traps, vagabonds: you −1, Bo 0." in columns
    assert f"Total: you {story.score('A').total}, Bo {story.score('B').total}." in columns
    assert not any("You: coins" in line for line in lines), "not dog by dog as well"


def test_of_a_game_that_is_given_up_before_dogs_are_chosen_everybody_is_told_without_one() -> None:
    story = new_game(seats=2)
    story.does("A", "joan")
    story.match.leave(0, LOST)
    shown = DoggiesScreen(story.view("B"), Texts("en"), NAMES)
    assert [shown.who(row) for row in story.view("B")["result"]["rows"]] == ["Ann (Joan of Bark)", "Bo"]


# -- what the next press needs -----------------------------------------------------------------------------------------------------


def test_the_way_out_of_the_dungeon_stands_behind_the_ways_on() -> None:
    """What was "Go" at one step must not be "Leave" under the same number at the next."""
    story = table("coin-1@ESW potions-1\n. start", "joan", "robin").does("A", "leave", "go:n", "pass")
    asked = [option["key"] for ask in story.view("A")["asks"] for option in ask["options"]]
    assert asked[0] == "out", "by the compass it is the first"
    told = said(story, "1")
    assert re.search(r" 1\. Go west: .* 2\. Leave the dungeon north: the round is over for you\. ", told)
    assert story.view("A")["board"]["walk"]["cell"] == "n1w1"


@pytest.mark.parametrize(("card", "shape"), [("potions-1", "4, on all sides"), ("coin-1", "3"), ("golem-1", "2")])
def test_the_drawn_card_tells_its_exits_before_it_lies(card: str, shape: str) -> None:
    story = table("", "joan").draws("A", card)
    view = screen(story)
    ask = view.view["asks"][0]
    told = view.shape(view.laid["drawn"])
    assert told in view.asked(ask)
    assert view.card_lines(view.word(card))[0].endswith(told)
    assert len(view.card_lines(view.word(card))) == 1, "of its copies it alone is told"


@pytest.mark.parametrize(
    ("sides", "told"),
    [("oooo", "4, on all sides"), ("owow", "2, opposite each other"), ("wowo", "2, opposite each other"),
     ("ooww", "2, at a corner"), ("owwo", "2, at a corner"), ("dowo", "3"), ("wwwo", "1")],
)  # fmt: skip
def test_two_exits_are_opposite_or_at_a_corner(sides: str, told: str) -> None:
    kinds = {"o": "open", "w": "wall", "d": "door"}
    assert screen(table("", "joan")).shape({"sides": [kinds[side] for side in sides]}) == f"Exits: {told}."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_from_the_second_round_on_it_is_told_where_the_rooms_went(lang: str) -> None:
    texts = Texts(lang)
    first, later = (texts.log("doggies", {"key": "round", "args": {"round": n, "seat": "B"}}, NAMES, "A") for n in (1, 2))
    assert len(later) > len(first.replace("1", "2")) + 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_token_is_told_of_only_while_another_round_follows(lang: str) -> None:
    ends = [
        Texts(lang).log("doggies", {"key": "round-ends", "args": {"round": n, "seat": "B"}}, NAMES, "A")
        for n in range(1, ROUNDS + 1)
    ]
    assert [NAMES["B"] in line for line in ends] == [True] * (ROUNDS - 1) + [False]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_potion_room_says_what_is_left_in_the_supply(lang: str) -> None:
    """Also on the way, where one's own potions go back to it; a paw for nothing is said as what it is."""

    def what(story: Table) -> str:
        return screen(story, lang).what({"kind": "potions", "sides": []})

    left = table(column("tick-bow", "potions-1"), "joan potion-bow potion-bow").walks("A", "n")
    full, bow = what(left), Texts(lang).format("doggies-card-bow")
    assert bow not in full
    assert bow in what(left.walks("A", "fight:bow"))
    empty = table(column("potions-1"), "joan", no_potions=True).walks("A", "n")
    assert what(empty) not in (full, what(left))
    (claim,) = [option for ask in empty.view("A")["asks"] for option in ask["options"] if option["key"] == "claim"]
    other = {**claim, "args": {**claim["args"], "empty": False}}
    texts = Texts(lang)
    assert texts.option("doggies", claim, NAMES, "A") != texts.option("doggies", other, NAMES, "A")
    assert screen(empty, lang).option(claim) != screen(empty, lang).option(other)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wall_that_is_broken_says_what_must_be_done_behind_it(lang: str) -> None:
    story = table(column("golem-1@NEW"), "bonk", "joan").does("A", "leave")
    (label,) = [option for ask in story.view("A")["asks"] for option in ask["options"] if option["key"] == "break-through"]
    texts = Texts(lang)
    assert texts.format("doggies-part-must", **{**label["args"], "either": "false"}) in texts.option("doggies", label, NAMES, "A")
    assert label["args"]["does"] == "pass"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rooms_beside_that_one_cannot_enter_are_told_with_the_reason(lang: str) -> None:
    """The start has three ways; one leads to the Dragon, one into a dead end."""
    story = table("hole/B . . .\ncoin-1@ESW start dragon-1 .\nhole/B . . .", "joan", "robin", seats=3).does("A", "leave")
    view = screen(story, lang)
    told = view.asked(view.view["asks"][0])
    assert texts_of(story, lang, "dragon-1") in told
    assert "space:coin-1" not in view.view["why"]
    assert texts_of(table("coin-1@ESW start", "joan", seats=3).does("A", "leave"), lang, "coin-1") == "", "a wall is no way"


def texts_of(story: Table, lang: str, card: str) -> str:
    """The reason why the dog does not go to a room, as the text screen says it; "" where it is told of none."""
    view = screen(story, lang)
    refusal = view.view["why"].get(f"space:{card}")
    told = view.say("barred", room=view.word(card), why=view.why(refusal)) if refusal else ""
    return told.partition(f"{view.word(card)}")[2].lstrip(" .:") if told else ""


def test_the_best_way_is_told_with_what_is_done_on_it_and_the_exit() -> None:
    story = table(column("coin-1@NSW"), "joan", "robin").sleeps("A", "B")
    (line,) = [line for line in screen(story).story(story.view("A")["journal"]) if line.startswith("You slept; your best way out")]
    assert re.search(r"The way: start → .*\(taken\).* → out (north|east|south|west)\.$", line)


def test_a_best_way_tells_the_wall_that_bonk_breaks_and_the_room_that_sharik_turns() -> None:
    story = table("coin-1@ENW\nstart", "bonk", "sharik").sleeps("A", "B")
    told = [line for line in screen(story).story(story.view("A")["journal"]) if "The way: " in line]
    assert [line.partition("The way: ")[2].partition(" → out")[0] for line in told] == [
        "start → n1 (smashed through, taken)", "n1 (turned) → start → n1 (taken)",
    ]  # fmt: skip


def test_a_tie_by_trophies_is_told_with_the_board_that_decides() -> None:
    story = table("", "joan ifrit-bow", "robin frisbow tick-sword", shared="most-bow most-sword")
    told = said(story)
    assert "Ahead: Bo." in told
    ahead = said(table("", "joan tick-bow", "robin cat-bow", shared="most-bow hunt-ifrit"))
    assert "you 1, Bo 1. Ahead: Bo, with more on the board." in ahead
    assert "a tie, on the board, too" in said(table("", "joan tick-sword", "bonk cat-sword", shared="most-sword hunt-ifrit"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_alone_without_a_countdown_is_told_so(lang: str) -> None:
    alone, others, counted = (
        screen(table("", "joan", "robin asleep"), lang)._round(), screen(table("", "joan", "robin"), lang)._round(),
        screen(table("", "joan", "robin out", countdown=3), lang)._round(),
    )  # fmt: skip
    assert alone.startswith(others)
    assert len(alone) > len(others)
    assert "3" in counted
