"""Tomb of the Lich Lord in a terminal: whole games typed in numbers, in three languages, in 80 and 120 columns."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cli.test_play import Person
from tests.games.dungeoneer.fights import siege
from tests.games.dungeoneer.table import Table, table
from tests.games.dungeoneer.test_hunts import hunting
from tests.games.dungeoneer.test_odds import counted
from tests.games.dungeoneer.test_quests import near
from tests.games.dungeoneer.test_solo import alone
from undercroft.bots import player
from undercroft.games.dungeoneer.cards import installed
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.state.dungeon import CENTRE, NORTH, STEPS
from undercroft.games.dungeoneer.terminal.described import TOPICS
from undercroft.games.dungeoneer.terminal.map import picture
from undercroft.games.dungeoneer.terminal.words import Row, catalogue, kind_of
from undercroft.games.dungeoneer.view import odds
from undercroft.kernel.ask import text_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.shapes import plain
from undercroft.kernel.view import view_of
from undercroft.server.replay import steps_of
from undercroft.terminal import play as terminal
from undercroft.terminal.play import Sitting
from undercroft.terminal.replay import story_lines
from undercroft.terminal.screen import screen_of
from undercroft.text import LANGUAGES, Texts

PACKS = Path(__file__).parents[1] / "packs"
NAMES = {"A": "Ann", "B": "Bo", "C": "Cy", "D": "Di"}
RAW = r"cli-|dungeoneer|\b(?:hand|card|space|quest|act|seat|place|attack|form|stat|die|hero|hero-card):\w|[{}]|None|'\w+':"


def match_of(t: Any, seed: int = 1) -> Match:
    """A match from a story's position."""
    position = GAME.to_position(t.g)
    settings = GAME.read_settings({key: value for key, value in position["settings"].items() if key != "seats"}, len(t.g.players))
    return Match(GAME, settings, len(t.g.players), SampledNature(Random(seed)), start=position)


def sit(match: Match, *typed: str, lang: str = "en", width: int = 80) -> Person:
    """A person in seat A who types this and leaves; random bots sit elsewhere."""
    person = Person([*typed, "q"])
    bots = {seat: player("random", "lichlord", seat) for seat in range(1, match.seats)}
    Sitting(match, 0, bots, Texts(lang), NAMES, bytes(32), None, person.read, person.lines.append, width).play()
    return person


def reader(seats: list[Sitting], rng: Random, lines: list[str]) -> Callable[[str], str]:
    """Types a number of the list at random, and now and then a command."""

    def read(prompt: str) -> str:
        sitting = seats[0]
        choices = sitting.numbering.choices(view_of(sitting.match, sitting.me))
        typed = rng.choice([number for number in choices if number.isdecimal()])
        assert re.search(rf"(?:^| ){typed}\.[ \u00a0]", "\n".join(lines[-150:]), re.MULTILINE), "it is on the screen"
        if rng.random() < 0.02:
            typed = rng.choice(["?", "b", "o", "l"])
        lines.append(prompt + typed)
        return typed

    return read


@pytest.mark.parametrize(
    ("lang", "seats", "seed", "width", "options"),
    [
        ("en", 3, 3, 80, {}),
        ("ru", 2, 6, 120, {"no_blank_spots": True}),
        ("uk", 1, 5, 80, {}),
        ("ru", 4, 1, 80, {"resurrection": True}),
        ("uk", 3, 2, 80, {"packs": "heart-and-rank"}),
    ],
)
def test_a_whole_game_is_typed_in_numbers(
    lang: str, seats: int, seed: int, width: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(installed.PLACE, str(PACKS))
    sittings: list[Sitting] = []
    welcome = Sitting.welcome
    monkeypatch.setattr(Sitting, "welcome", lambda self: sittings.append(self) or welcome(self))
    lines: list[str] = []
    read = reader(sittings, Random(seed), lines)
    options = {**options, "turn_limit": 6}
    terminal.play("lichlord", seats, options, level="random", seed=seed, lang=lang, read=read, write=lines.append, width=width)
    text = "\n".join(lines)
    assert Texts(lang).format("cli-over") in text
    assert max(map(len, lines)) < width
    assert not re.search(RAW, text), re.findall(f".*(?:{RAW}).*", text)[:3]
    if lang != "en":
        assert not re.search(r"\b(the|turn|life|hand|Your|peril|exits|card|moves)\b", text, re.IGNORECASE)


def test_each_option_reads_differently_unless_it_is_the_same_card() -> None:
    """What lies turned, where a move leads, which X: two lines are alike only for two copies of a card."""
    rng = Random(4)
    texts = Texts("en")
    match = Match(GAME, GAME.read_settings({}, 3), 3, SampledNature(Random(2)))
    cards = plain(GAME.cards(match.settings))
    for _ in range(150):
        asks = match.asks()
        if not asks:
            break
        ask = rng.choice(asks)
        view = view_of(match, ask.seat)
        said: dict[str, str] = {}
        for option in view["asks"][0]["options"]:
            text = screen_of(view, texts, {}).option(option)
            bare = ":".join(kind_of(part, cards) if kind_of(part, cards) in cards else part for part in option["id"].split(":"))
            assert said.setdefault(text, bare) == bare, text
        option = rng.choice(view["asks"][0]["options"])
        match.answer(ask.seat, option["id"], ask.what)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_the_screen_has_a_name(lang: str) -> None:
    rng, texts = Random(2), Texts(lang)
    match = Match(GAME, GAME.read_settings({}, 2), 2, SampledNature(Random(9)))
    for _ in range(50):
        if not match.asks():
            break
        for seat in (0, 1):
            view = view_of(match, seat)
            touched = [id for ask in view["asks"] for option in ask["options"] for id in option["touches"]]
            for id in [*view["why"], *touched]:
                assert not re.search(RAW, screen_of(view, texts, {}).object_name(id)), id
                assert screen_of(view, texts, {}).object_name(id) != id
        ask = match.asks()[0]
        options = view_of(match, ask.seat)["asks"][0]["options"]
        match.answer(ask.seat, rng.choice(options)["id"], ask.what)


# -- what is on the screen ---------------------------------------------------------------------------------------------------------


def hero_phase() -> Match:
    return match_of(
        table(
            hands={"a": "fend-off, zombie"}, readied={"a": "barrow-blade"}, glory={"a": 3}, peril={"b": 5},
            quests={"a": "slay-draky"}, global_quests="feed-the-font", at={"b": "corridor"},
        )
    )  # fmt: skip


def flat(person: Person) -> str:
    """The transcript with broken lines joined."""
    return re.sub(r"\n +", " ", person.text)


def test_the_hero_phase_shows_the_whole_table() -> None:
    told = flat(sit(hero_phase()))
    assert "Turn 5. Your turn: Hero phase." in told
    assert "Ann: Kron" in told
    assert "Bo: Roderik" in told
    assert "In play: Barrow Blade." in told
    assert re.search(r"Fend Off, cost \S+\. \w+", told), "the hand with its texts"
    assert re.search(r"Slay Draky: its space is not on the map yet\. Life \d.* Defeat Draky", told)
    assert "Feed the Font (open to all): " in told, "whose a quest is"
    assert re.search(r"Crypt \(0:1\), room\. Exits: .*Here: Ann", told)


def test_the_hand_of_others_is_not_told() -> None:
    told = flat(sit(match_of(table(hands={"a": "zombie", "b": "fend-off"}))))
    assert "Zombie" in told
    assert "Fend Off" not in told


def test_a_battle_shows_both_sides_and_the_odds() -> None:
    t = table(hands={"a": "zombie", "b": "fend-off"}, glory={"b": 3}, peril={"b": 5}, phase="dungeonlord")
    match = match_of(t)
    for option in ("declare", "add:zombie:B", "done"):
        match.answer(0, option)
    person = Person(["q"])
    Sitting(
        match, 1, {0: player("random", "lichlord", 1)}, Texts("en"), NAMES, bytes(32), None, person.read, person.lines.append
    ).play()
    told = flat(person)
    assert "Battle: Crypt. You face an attack. Step 2 of 8: Response." in told
    found = re.search(
        r"Zombie against you: (\w+), \d \+ die against \d \+ die; life \d; strikes you (\d+)%, tie (\d+)%, you strike (\d+)%",
        told,
    )
    assert found
    assert sum(map(int, found.groups()[1:])) == 100
    assert "Fend Off" in told


@pytest.mark.parametrize(("lang", "draky"), [("en", "Dragon Draky"), ("ru", "Дракоша"), ("uk", "Дракоша")])
def test_the_monster_of_a_quest_is_read_in_its_battle_as_any_other(lang: str, draky: str) -> None:
    """Its id is none of the catalogue: whoever chooses how it attacks reads what its quest says (rules §10, hunts)."""
    match = match_of(hunting())
    match.answer(0, "attempt:slay-draky")
    person = Person(["b", "q"])
    bots = {0: player("random", "lichlord", 0)}
    Sitting(match, 1, bots, Texts(lang), NAMES, bytes(32), None, person.read, person.lines.append).play()
    text = catalogue("lichlord", "")["slay-draky"]["text"][lang]
    assert flat(person).count(" ".join(text.split())) > 1, "it stands there, and again with b"
    assert re.search(rf"^  {draky}.*; ", person.text, re.MULTILINE)


def test_enter_passes_a_moment_and_w_asks_less() -> None:
    def quiet_table() -> Match:
        t = table(
            hands={"a": "leaden-weight, creeping-rust"}, peril={"b": 9}, ap={"b": 2}, active="b", readied={"b": "barrow-blade"}
        )
        return match_of(t)

    told = sit(quiet_table(), "").text
    assert "Press Enter to let it pass." in told
    asked = sit(quiet_table())
    assert asked.text.count("Your choice: q") >= 1
    match = quiet_table()
    sitting = Sitting(match, 0, {}, Texts("en"), NAMES, bytes(32), None, Person([]).read, print)
    sitting.windows = False
    rng = Random(1)
    while match.asks() and match.asks()[0].seat != 0:
        view = view_of(match, match.asks()[0].seat)
        match.answer(match.asks()[0].seat, rng.choice(view["asks"][0]["options"])["id"])
    assert match.asks()[0].what in GAME.quiet
    assert sitting.let_pass(), "it is another's turn and nobody attacks"
    assert match.tape[-1].option == "pass"


def test_cards_are_read_by_name() -> None:
    told = flat(sit(hero_phase(), "c fend off", "c crypt", "c nothing such", "c", "card zombie"))
    texts = Texts("en")
    assert re.search(r"^Fend Off\. \w+", told, re.MULTILINE)
    assert re.search(r"^Crypt\. .*Crypt \(0:1\), room\. Exits: ", told, re.MULTILINE)
    assert "nothing such: there is no such thing here." in told
    assert texts.format("cli-card-which") in told
    assert re.search(r"^Zombie\. Monster, .*\. Life \d, melee \d, magic \d, speed \d; attacks in melee\. \w+", told, re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_map_card_not_yet_laid_tells_so_and_its_exits(lang: str) -> None:
    """With the exits of the card as it is printed; one that lies tells where it lies and leads."""
    person = screen_of(view_of(hero_phase(), 0), Texts(lang), NAMES)
    (_, unlaid), (_, laid) = person.card_lines("inner-sanctum"), person.card_lines("crypt")
    begin = Texts(lang).format("dungeoneer-cli-unlaid", exits="").rstrip(". ")
    assert begin in unlaid
    assert begin not in laid
    printed = [way for way in person.card("inner-sanctum")["exits"] if way["kind"] != "wall"]
    assert printed
    assert unlaid.removeprefix(f"  {begin}").count(";") == len(printed) - 1
    for way in printed:
        assert person.kind(way["kind"]) in unlaid


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ones_own_turn_is_not_told_by_name(lang: str) -> None:
    turns = [screen_of(view_of(hero_phase(), seat), Texts(lang), NAMES).turn() for seat in (0, 1)]
    assert ["Ann" in told for told in turns] == [False, True]


def test_a_typewriters_apostrophe_finds_a_name_too() -> None:
    for typed in ("wolf's pace", "Wolf’s Pace", "caedman's"):
        told = flat(sit(hero_phase(), f"c {typed}"))
        assert re.search(r"^(Wolf’s Pace|Free Caedman’s Soul)\. \w+", told, re.MULTILINE), typed


def test_an_ability_is_named_by_what_it_does() -> None:
    t = table(glory={"a": 9}, life={"a": 2}, heroes={"a": "roderik 2", "b": "raka 2"})
    told = flat(sit(match_of(t), "use:roderik"))
    assert "Use Roderik Talus’s Healing Hand (healing): 3 glory, 1 AP" in told
    assert "You use Roderik Talus’s Healing Hand for 3 glory and 1 AP (healing)." in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_reason_tells_of_a_finger_or_a_list_on_a_screen(lang: str) -> None:
    """A terminal has nothing to press or to point at: it names what is typed instead."""
    t = table(quests={"a": "black-ledger"})
    screen = screen_of(view_of(match_of(t), 0), Texts(lang), NAMES)
    for key, typed in (("you-are-here", "c"), ("wrong-space", "b")):
        (said,) = {screen.why(why) for why in screen.view["why"].values() if why["key"] == key}
        assert re.search(rf"\b{typed}\b", said), said
        assert said != Texts(lang).format(f"dungeoneer-why-{key}", quest="Draky")
    told = flat(sit(match_of(t), "? crypt"))
    assert "Crypt: Your hero is here already. Type c and its name to read its card." in told
    assert "Press" not in told.rpartition("Crypt: ")[2]


def test_the_odds_and_the_reasons_can_be_asked_for() -> None:
    told = flat(sit(hero_phase(), "o", "? zombie", "? library"))
    assert "Zombie: This is for the Dungeonlord phase of your own turn." in told
    assert "Library: That space is not next to your hero; go space by space." in told
    told = flat(sit(match_of(table(at={"b": "crypt"})), "o"))
    assert re.search(r"Attack \w+ for 1 action point, \d+% \(melee: you strike \d+%, tie \d+%, are struck \d+%", told)


def test_a_trap_says_its_chance_where_it_is_declared() -> None:
    t = table(hands={"a": "whispering-darts"}, peril={"b": 3}, at={"b": "dark-crossroads"}, phase="dungeonlord")
    told = flat(sit(match_of(t), "Declare"))
    assert re.search(
        r"Send the Whispering Darts against Bo for 3 of Bo’s peril \(Bo: speed 9\+ = 7 \+ 2 for danger, fails \d+%: .+?\)", told
    )


def test_a_move_and_a_warp_say_what_the_new_space_gives() -> None:
    door = table(hands={"a": "door-of-smoke"}, at={"a": "tomb-antechamber", "b": "tomb-antechamber"}, glory={"a": 5})
    for story, option, said in (
        (table(at={"a": "tomb-antechamber"}), "move:2", "gives 3 peril, 3 glory"),
        (door, "play:door-of-smoke:crypt", "gives 3 peril, 3 glory"),
        (alone(space="crypt"), "move:0", "gives 3 glory; peril dice: 3"),
        (alone(space="crypt", position={"visited": ["crypt", "tomb-antechamber"]}), "move:0", ""),
    ):
        view = view_of(match_of(story), 0)
        (found,) = [each for ask in view["asks"] for each in ask["options"] if each["id"] == option]
        told = screen_of(view, Texts("en"), NAMES).option(found)
        assert re.findall(r"gives [^;)]*(?:; peril dice: \d)?", told) == [said] * bool(said)


def said(story: Any, option: str, *before: str, lang: str = "en") -> str:
    """How an option is listed for seat A."""
    match = match_of(story)
    for each in before:
        match.answer(0, each)
    view = view_of(match, 0)
    (found,) = [each for ask in view["asks"] for each in ask["options"] if each["id"] == option]
    return screen_of(view, Texts(lang), NAMES).option(found)


def test_an_attack_says_its_wounds_and_whom_a_hit_can_defeat() -> None:
    t = table(heroes={"a": "vashti 2"}, players={"a": {"inventory": ["mighty-blow-2"], "life": 1}, "b": {"life": 2}})
    told = said(t, "attack:B")
    assert re.search(r"\(melee: you strike \d+% \(2 wounds\), tie .*; magic: you strike \d+%, tie.*; you then choose how", told)
    assert "; this can defeat Bo, unless a card helps, and end the game: you win; " in told
    assert told.endswith("; this can defeat your hero, unless a card helps; then the game ends, and Bo wins)")


def test_a_form_says_what_a_hit_of_the_monster_does() -> None:
    before = ("declare", "add:shroud-spider:B", "done")
    assert "(1 wound)" in said(siege("shroud-spider"), "melee", *before)
    assert "(1 wound, knocked down, 1 AP and melee 4+ to stand up)" in said(siege("shroud-spider"), "speed", *before)


def test_a_form_says_what_the_monster_does_that_hits_back() -> None:
    """The first dice that the hero survives without a hit of its own: nothing else asks for a form."""
    for seed in range(20):
        match = match_of(siege("grave-wraith", ap={"b": 1}), seed)
        for each in ("declare", "add:grave-wraith:B", "done"):
            match.answer(0, each)
        if any(ask.what == "challenge" for ask in match.asks()):
            break
    match.answer(1, "challenge:grave-wraith")
    screen = screen_of(view_of(match, 1), Texts("en"), NAMES)
    told = [screen.option(each) for ask in screen.view["asks"] for each in ask["options"]]
    assert [re.findall(r"are struck \d+% \((.*?)\)", each) for each in told] == [["1 wound"], ["1 wound, −1 glory"]]


def test_the_death_of_a_monster_is_no_hit_where_it_can_defeat_whoever_stands_by() -> None:
    t = table(
        seats=3, hands={"a": "bugbear"}, peril={"b": 9}, at={"b": "library", "c": "library"}, life={"c": 1}, phase="dungeonlord",
    )  # fmt: skip
    told = said(t, "add:bugbear:B", "declare")
    assert "; Cy stands there, too; this can defeat Cy, unless a card helps" in told
    assert "a hit" not in told


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Cy stands there, too", "you stand there, too"]),
        ("ru", ["там и Cy", "там и ваш герой"]),
        ("uk", ["там і Cy", "там і ваш герой"]),
    ],
)
def test_who_stands_there_goes_on_in_the_sentence(lang: str, words: list[str]) -> None:
    t = table(
        seats=3, hands={"a": "bugbear"}, peril={"b": 9}, at={"a": "library", "b": "library", "c": "library"}, phase="dungeonlord",
    )  # fmt: skip
    told = said(t, "add:bugbear:B", "declare", lang=lang)
    assert all(f"; {each}" in told for each in words), told


def test_what_may_prevent_a_wound_is_told_with_the_chances_before_whom_it_can_defeat() -> None:
    told = said(table(readied={"b": "ring-of-magic"}, life={"b": 1}), "attack:B")
    assert re.search(r"you then choose how; if Bo is wounded, Ring of Magic may prevent it; .*defeat Bo", told), told


def test_an_encounter_says_what_is_counted_in_and_what_its_death_does() -> None:
    t = table(
        seats=3, hands={"a": "bugbear"}, peril={"b": 9}, heroes={"b": "raka 2"}, readied={"a": "undead-awakening"},
        at={"b": "library", "c": "library"}, quests={"b": "death-knell"}, phase="dungeonlord",
    )  # fmt: skip
    assert "; its death hits every hero in its space: 1 wound; Cy stands there, too" in said(t, "add:bugbear:B", "declare")
    t = table(
        hands={"a": "zombie"}, peril={"b": 9}, heroes={"b": "raka 2"}, readied={"a": "undead-awakening"}, at={"b": "library"},
        quests={"b": "death-knell"}, phase="dungeonlord",
    )  # fmt: skip
    counted = (
        "Zombie’s melee 2 + 1 (Undead Awakening: for its owner’s undead) + 1 Silence the Death Knell (the hero’s quest: attack by "
        "undead); Raka’s melee 2 + 1 (Grave Hatred: against undead)"
    )
    assert counted in said(t, "add:zombie:B", "declare")


@pytest.mark.parametrize("cards", [["zombie"], ["zombie", "legion"]])
def test_a_response_says_what_it_makes_of_the_chances_and_against_whom_of_several(cards: list[str]) -> None:
    t = table(
        hands={"a": ", ".join(cards), "b": "create-darkness"}, glory={"b": 9}, peril={"b": 9}, active="a", phase="dungeonlord",
    )  # fmt: skip
    match = match_of(t)
    for option in ("declare", *[f"add:{card}:B" for card in cards], "done"):
        match.answer(0, option)
    while not any(each["id"] == "play:create-darkness" for ask in view_of(match, 1)["asks"] for each in ask["options"]):
        match.answer(0, view_of(match, 0)["asks"][0]["options"][0]["id"])  # the form of an attack
    view = view_of(match, 1)
    (found,) = [each for ask in view["asks"] for each in ask["options"] if each["id"] == "play:create-darkness"]
    told = screen_of(view, Texts("en"), NAMES).option(found)
    assert re.search(r"\(−2 to every attack on you in this battle; you stay unhurt \d+% of the time, \d+% without it", told)
    assert ("(Zombie)" in told) is (len(cards) > 1)


def test_an_attack_says_which_open_cards_may_still_prevent_a_wound() -> None:
    t = table(readied={"b": "ring-of-magic"})
    assert said(t, "attack:B").endswith("; if Bo is wounded, Ring of Magic may prevent it)")


def test_a_chain_of_grudges_says_whose_hit_is_how_likely() -> None:
    t = table(seats=3, hands={"a": "chain-of-grudges"}, peril={"b": 9}, life={"c": 1}, phase="dungeonlord")
    assert re.search(
        r"\(Bo hits Cy \d+%, tie \d+%, Cy hits back \d+%; this can defeat Cy, unless a card helps\)$",
        said(t, "play:chain-of-grudges:B:C"),
    )


def test_an_attempt_that_fails_for_all_says_what_is_rolled_and_whom_it_defeats() -> None:
    t = near("black-ledger", "library", life={"a": 1, "b": 1}, at={"a": "library", "b": "library"})
    assert re.search(
        r"fails \d+%, every hero here: 1 wound; die \+ magic \d; a failure defeats your hero; a failure defeats Bo\)$",
        said(t, "attempt:black-ledger"),
    )


def test_a_search_says_whom_the_failure_of_what_may_follow_it_defeats_and_no_chance_of_that() -> None:
    """Not so many are defeated as the test fails: the search has to succeed first, and the attempt is made by choice."""

    def story() -> Table:
        far = {"tomb-antechamber": (CENTRE, 0), "crypt": (CENTRE + STEPS[NORTH], 0), "corridor": (CENTRE + 2 * STEPS[NORTH], 0)}
        return table(map=far, quests={"a": "hidden-phylactery"}, at={"a": "corridor", "b": "corridor"}, life={"b": 1})

    def tries(t: Table) -> None:
        t.does("a", "search:hidden-phylactery")
        if t.ask is not None and "attempt:hidden-phylactery" in t.options:
            t.does("a", "attempt:hidden-phylactery")

    shares = counted(story, tries, 2, lambda t: "defeated" if t.told("defeated") else "")
    told = said(story(), "search:hidden-phylactery")
    (fails,) = re.findall(r"fails (\d+)%, every hero here: 1 wound; die \+ magic \d; a failure defeats Bo\)$", told)
    assert 0 < odds.percent(shares["defeated"]) < int(fails)


def test_an_exit_says_what_is_added_and_that_a_failure_defeats() -> None:
    told = said(table(at={"a": "library"}, life={"a": 1}), "move:1")
    assert re.search(r"; if the roll fails: 1 wound, the last life: your hero is defeated; die \+ speed \d\)$", told)


def test_what_gives_life_says_how_much() -> None:
    t = table(heroes={"a": "roderik 2", "b": "pim 2"}, glory={"a": 9}, ap={"a": 3}, life={"a": 3})
    assert said(t, "use:roderik").endswith("(life 3 → 4)")


def screen_for(story: Any, seat: int = 0, *answers: tuple[int, str]) -> Any:
    """The screen of a seat after some answers in a story."""
    match = match_of(story)
    for who, option in answers:
        match.answer(who, option)
    return screen_of(view_of(match, seat), Texts("en"), NAMES)


def test_ones_own_challenge_is_no_attack_on_oneself() -> None:
    attacked = [(0, option) for option in ("declare", "add:barrow-knight:B", "done")]
    screen = screen_for(siege("barrow-knight", heroes={"b": "vashti 2"}, ap={"b": 1}), 1, *attacked, (1, "challenge:barrow-knight"))
    head = screen.battle()[0]
    assert "You attack Barrow Knight." in head
    assert "attacked" not in head


def test_whoever_plays_the_monster_of_a_quest_reads_for_which_it_chooses() -> None:
    lines = screen_for(hunting(), 1, (0, "attempt:slay-draky")).board()
    assert "You play the monsters of Ann’s quests. Choose how the Dragon Draky will attack Ann." in lines


@pytest.mark.parametrize(("used", "cost"), [([], "free"), ([("A", "attempt")], "1 AP")])
def test_an_attempt_says_its_price_that_success_ends_the_phase_and_what_glory_does(used: list[Any], cost: str) -> None:
    t = near("black-ledger", "library", glory={"a": 3}, ap={"a": 2}, position={"used": used})
    told = said(t, "attempt:black-ledger")
    assert f"({cost}, success ends the Hero phase; up to " in told
    assert re.search(r"success \d+% \(.*up to \d+% with 3 glory", told)


def test_a_hunt_says_whose_hit_is_whose_and_how_many_wounds_it_takes() -> None:
    told = said(hunting(), "attempt:slay-draky")
    assert re.search(r"strikes you \d+%.*you strike \d+%", told)
    assert re.search(r"\d wounds? defeats? it", told)


def test_an_exit_says_what_a_failure_costs() -> None:
    assert "; if the roll fails: 1 wound, and you go through anyway" in said(table(at={"a": "library"}), "move:1")


def test_a_search_that_cannot_succeed_names_no_way() -> None:
    t = table(quests={"a": "hidden-phylactery"}, at={"a": "corridor"})
    (line,) = [line for line in screen_for(t).quests() if "Phylactery" in line]
    assert line.endswith("its spaces on the map are all too near the entrance.")


def test_light_fingers_say_where_there_is_nothing_to_take() -> None:
    t = table(hands={"a": "light-fingers"}, glory={"a": 5}, at={"a": "crypt", "b": "crypt"})
    assert "chance 0%: Bo has no treasure that you can take" in said(t, "play:light-fingers:B")


def test_a_card_whose_work_no_chance_tells_says_it_where_the_hand_is_not_shown() -> None:
    t = table(hands={"a": "leaden-weight"}, peril={"b": 9}, at={"a": "library"}, active="b")
    screen = screen_for(t, 0, (1, "move:0"))
    lines = [screen.option(each) for ask in screen.view["asks"] for each in ask["options"]]
    text = catalogue("lichlord", "")["leaden-weight"]["text"]["en"].removesuffix(".")
    assert sum(text in line for line in lines) == 1
    assert any(re.search(r"Bo pays, \d+ peril left", line) for line in lines)


def test_what_several_entries_say_together_is_one_line() -> None:
    told = story_of(match_of(table(at={"a": "tomb-antechamber", "b": "crypt"})), "move:2", "move:0")
    assert "You go to the Crypt for 1 AP." in told
    assert not [line for line in told if line.startswith("You leave")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_of_a_card_that_another_plays_is_told_as_what_the_card_says(lang: str) -> None:
    """Of one's own it is not read out: one has had it in hand."""
    screen = screen_of(view_of(match_of(table()), 0), Texts(lang), NAMES)
    text = " ".join(catalogue("lichlord", "")["leaden-weight"]["text"][lang].split())

    def read(seat: str) -> list[str]:
        seats = {"seat": seat, "payer_seat": "A", "target_seat": "A", "turn_seat": "A"}
        args = {"card": "leaden-weight", "cost": 2, "own": True, **seats}
        lines: list[str] = screen.story([{"n": 0, "key": "plays-bane-at", "args": args, "private": False}])
        return lines[1:]

    said = {"en": f"The card says: “{text}”", "ru": f"На карте: «{text}»", "uk": f"На карті: «{text}»"}
    assert read("B") == [f"  {said[lang]}"]
    assert read("A") == []


SUM: Row = {"stat": 0, "more": 0, "raised": [], "less": 0, "lowered": [], "glory": 0, "danger": 0}
HIT: Row = {"cause": "strike", "card": "zombie", "by_seat": "B", "form": "melee", "total": 2, "against": 5}
ONCE: list[tuple[tuple[str, Row], tuple[str, Row]]] = [
    (("strikes-monster", {"card": "zombie", "count": 1, "life": 0}), ("monster-defeated", {"card": "zombie", "of_quest": False})),
    (
        ("wounded", {"count": 1, "life": 0, **HIT}),
        ("defeated", HIT),
    ),
    (
        ("threat", {"source": "standup", "overcome": True, "form": "melee", "die": 5, "total": 5, "value": 4, "card": "", **SUM}),
        ("stands-up", {"apart": False}),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("first", "second"), ONCE)
def test_a_defeat_and_getting_up_are_one_line(first: tuple[str, Row], second: tuple[str, Row]) -> None:
    screen = screen_of(view_of(match_of(table()), 0), Texts("en"), NAMES)
    entries = [
        {"n": n, "key": key, "args": {"seat": "A", **args}, "private": False} for n, (key, args) in enumerate((first, second))
    ]
    assert len(screen.story(entries)) == 1
    assert screen.story(entries[:1] * 2), "each is a line where the other is not beside it"


def story_of(match: Match, *answers: str, seat: int = 0) -> list[str]:
    """What is told of these answers of seat A."""
    for each in answers:
        match.answer(0, each)
    view = view_of(match, seat)
    found: list[str] = screen_of(view, Texts("en"), NAMES).story(view["journal"])
    return found


def test_the_wound_of_a_roll_that_was_just_told_says_no_numbers_twice() -> None:
    """A trap exit: the line before it has the roll; a wound by itself says its cause."""
    position = GAME.to_position(table(at={"a": "library"}).g)
    settings = GAME.read_settings({key: value for key, value in position["settings"].items() if key != "seats"}, 2)
    for seed in range(20):
        match = Match(GAME, settings, 2, SampledNature(Random(seed)), start=position)
        match.answer(0, "move:1")
        view = view_of(match, 0)
        wounds = [each for each in view["journal"] if each["key"] == "wounded"]
        if wounds:
            break
    screen = screen_of(view, Texts("en"), NAMES)
    told = screen.story(view["journal"])
    assert [line for line in told if line.startswith("You lose 1 life")] == [f"You lose 1 life, {wounds[0]['args']['life']} left."]
    assert "the trap exit of the Library" in screen.log(wounds[0])


@pytest.mark.parametrize(("key", "kinds"), [("untested", ("blocked", "blocked", "trap")), ("no-reward", ("trap", "trap", "hero"))])
def test_which_exits_ask_for_no_roll_and_which_wounds_bring_nothing_is_said_once_for_each_kind(key: str, kinds: Any) -> None:
    screen = screen_of(view_of(match_of(table()), 0), Texts("en"), NAMES)
    entries = [
        {"n": n, "key": key, "args": {"seat": "B", "space": "crypt", "kind": kind}, "private": False}
        for n, kind in enumerate(kinds)
    ]
    screen.view["journal"] = entries
    assert len(screen.story(entries)) == 2
    assert screen.story(entries[1:2]) == []


def test_spaces_of_one_name_are_told_apart_in_the_log() -> None:
    lies = {"tomb-antechamber": (CENTRE, 0), "corridor": (CENTRE + STEPS[NORTH], 0), "corridor-2": (CENTRE + 2 * STEPS[NORTH], 0)}
    told = story_of(match_of(table(map=lies, at={"a": "tomb-antechamber", "b": "tomb-antechamber"})), "move:0")
    assert "You go to the Corridor (0:-1) for 1 AP." in told


def test_after_a_step_only_what_has_changed_is_written_and_b_writes_it_all() -> None:
    """With the map and without it; one's own space stands there once, and a line below a name keeps the name over it."""
    for begin in ([], ["m"]):
        first, *_, stepped, again, _, _ = flat(sit(hero_phase(), *begin, "move:0", "b")).split("Your choice: ")
        assert "Slay Draky: " in first
        assert "Slay Draky: " in again
        assert "Slay Draky: " not in stepped
        assert "Fend Off, cost" not in stepped
        assert "Bo: Roderik" not in stepped
        assert stepped.count("Ann: Kron") == 1, "her points are fewer"
        assert stepped.count("\nTomb Antechamber (0:0), entrance.") == 1


def test_the_letter_of_a_seat_is_no_name_of_its_hero() -> None:
    """The hero of seat A has an ability that it cannot pay: nobody has asked for that."""
    told = flat(sit(match_of(table()), "a", "kron axereaver"))
    assert "a: there is no such choice" in told
    assert told.count("Using Kron Axereaver costs 2 glory") == 1


def test_what_changes_before_one_player_is_told_of_that_one_where_another_has_the_same() -> None:
    """Both heroes have room for two treasures: once hers is used up, the line of both has the same words."""
    t = table(readied={"a": "red-draught"}, life={"a": 3}, heroes={"a": "raka 2", "b": "lorel 2"})
    used = flat(sit(match_of(t), "use:red-draught")).split("Your choice: ")[1]
    assert re.search(r"Ann: Raka, .* Boons 0 of 3, treasures 0 of 2\.", used)
    assert "Bo: Lorel" not in used


def test_a_room_of_which_nothing_is_new_is_not_told_again() -> None:
    screen = screen_for(table(at={"b": "corridor"}))
    _, heard = screen.retold({})
    space = screen.laid_at("corridor")
    space["new"] = False
    screen.laid["players"][1]["space"] = "library"
    lines, heard = screen.retold(heard)
    assert [line.partition(" (")[0] for line in lines] == ["Library"], "who left is told where it went"
    assert screen.retold(heard) == ([], heard)


def test_a_way_that_is_free_one_way_only_says_what_tests_on_the_way_back() -> None:
    told = flat(sit(hero_phase(), "s tomb antechamber"))
    assert "west: open, to the Library (-1:0) (the way back: trap, speed 5+)" in told
    assert "to Crypt (0:1) (the way back" not in told


def test_a_quest_says_what_it_brings_and_those_of_others_where_they_go_on() -> None:
    t = table(quests={"a": "slay-draky", "b": "maiden-in-distress"})
    told = flat(sit(match_of(t), "b"))
    assert re.search(r"Defeat Draky[^\n]* Reward: \+1 level", told)
    assert "Quests: Maiden in Distress (Inner Sanctum → entrance)." in told
    t = table(quests={"b": "maiden-in-distress"}, players={"b": {"escorts": ["maiden-in-distress"]}})
    assert "Quests: Maiden in Distress (→ entrance)." in flat(sit(match_of(t), "b"))


def test_a_plan_says_what_peril_it_leaves() -> None:
    told = flat(
        sit(
            match_of(table(seats=3, hands={"a": "zombie, barrow-knight"}, peril={"b": 9, "c": 4}, phase="dungeonlord")),
            "declare",
            "add:zombie:B",
        )
    )
    assert re.search(r"Plan: Zombie against Bo, 1 peril\. Peril: Bo 8, Cy 4", told)


def test_a_card_says_what_its_price_is_paid_in() -> None:
    t = table(hands={"a": "barrow-blade"}, peril={"b": 9}, glory={"a": 9})
    assert re.search(r"Play Barrow Blade for \d glory", said(t, "play:barrow-blade"))
    t = table(hands={"a": "leaden-weight"}, peril={"b": 9}, active="b", at={"a": "library"})
    lines = [screen_for(t, 0, (1, "move:0"))][0]
    assert any("for 3 peril" in lines.option(each) for ask in lines.view["asks"] for each in ask["options"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_the_table_are_explained(lang: str) -> None:
    """Every word has its sentence, by ``?`` and by ``c``; no two words are the same."""
    screen = screen_of(view_of(hero_phase(), 0), Texts(lang), NAMES)
    words = [word for topic in TOPICS for word in Texts(lang).format(f"dungeoneer-cli-words-{topic}").split(", ")]
    assert len({*words}) == len(words)
    for word in words:
        (told,) = screen.topic(word)
        assert told in "\n".join(screen.card_lines(word)) or any(
            word in name.casefold() for name in map(screen.named, screen.cards)
        )
    told = flat(sit(hero_phase(), f"? {words[0]}", lang=lang))
    assert screen.topic(words[0])[0].strip() in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_action_points_are_is_said_as_this_table_has_them(lang: str) -> None:
    """With limited movement all have 3, and save none; alone one saves none either."""
    tables = [table(), table(limited_movement=True), alone()]
    for topic, told in (("ap", 3), ("challenge", 2)):
        word = Texts(lang).format(f"dungeoneer-cli-words-{topic}").split(", ")[0]
        said = [screen_of(view_of(match_of(t), 0), Texts(lang), NAMES).topic(word)[0] for t in tables]
        assert len({*said}) == told
        assert len(said[0]) == max(map(len, said))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_peril_is_alone_is_said_without_opponents(lang: str) -> None:
    """Alone nobody gains or pays it: dice are rolled for it (§14)."""
    texts = Texts(lang)
    word = texts.format("dungeoneer-cli-words-peril").split(", ")[0]
    rival, dice = {"en": ("opponent", "dice"), "ru": ("соперник", "кубик"), "uk": ("суперник", "кубик")}[lang]
    (among,), (single,) = [screen_of(view_of(match_of(t), 0), texts, NAMES).topic(word) for t in (table(), alone())]
    assert rival in among
    assert rival not in single
    assert dice in single


def test_of_a_card_for_x_more_glory_for_the_same_chance_is_not_listed() -> None:
    option = {"id": "play:surge:3", "key": "play", "touches": ["hand:surge"], "args": {"x": 3}, "then": {"changes": [
        {"what": "overcome", "seat": "A", "card": "", "before": 50, "after": 100},
    ]}}  # fmt: skip
    dearer = {**option, "id": "play:surge:4", "args": {"x": 4}}
    better = {**dearer, "then": {"changes": [{**option["then"]["changes"][0], "before": 50, "after": 83}]}}  # type: ignore[index]
    screen = screen_for(table())
    assert screen.alike(option) == screen.alike(dearer) != screen.alike(better)
    assert screen.alike({**option, "then": {}}) != screen.alike({**dearer, "then": {}})


def test_a_search_keeps_its_chance_apart_from_that_of_what_follows() -> None:
    far = {"tomb-antechamber": (CENTRE, 0), "crypt": (CENTRE + STEPS[NORTH], 0), "corridor": (CENTRE + 2 * STEPS[NORTH], 0)}
    told = said(table(map=far, quests={"a": "hidden-phylactery"}, at={"a": "corridor"}), "search:hidden-phylactery")
    assert re.search(r"success \d+% \(once found, a second roll: you: magic \d\+, fails \d+%", told)


def test_undo_takes_a_card_of_the_declaration_back() -> None:
    match = match_of(table(hands={"a": "zombie, barrow-knight"}, peril={"b": 9}, phase="dungeonlord"))
    told = sit(match, "declare", "add:zombie:B", "u").text
    assert "Taken back." in told
    assert "Plan: Zombie against Bo" in told


# -- the map -----------------------------------------------------------------------------------------------------------------------


def test_the_map_shows_names_exits_hazards_and_heroes() -> None:
    view = view_of(hero_phase(), 0)
    cards = {
        space["id"]: plain(GAME.cards(view["settings"]))[kind_of(space["id"], plain(GAME.cards(view["settings"])))]
        for space in view["board"]["map"]
    }
    drawn = picture(view["board"], cards, lambda id: Texts("en").named("lichlord", {"card": id})["card"], {(2, 0)}, 80)
    text = "\n".join(drawn)
    assert drawn[0].split() == ["-1", "0", "1", "2"]
    for name in ("Corridor", "Library", "Crypt", "Tomb"):
        assert name in text
    assert "2:0" in text, "a place to lay a card"
    at = next(number for number, line in enumerate(drawn) if "Corridor" in line)
    assert drawn[at + 1].rstrip(" |#!").rstrip("*^o+").endswith("B"), "the hero in the corridor"
    exits = {way["kind"] for card in cards.values() for way in card["exits"]}
    for kind, sign in (("blocked", "#"), ("trap", "!")):
        assert (sign in text) == (kind in exits)
    assert max(map(len, drawn)) < 80


@pytest.mark.parametrize("width", [80, 120])
def test_the_map_fits_the_screen_or_is_left_out(width: int) -> None:
    names = "corridor" * 9
    card = {"exits": [{"kind": "open"}] * 4, "danger": 1, "spikes": None, "pit": None}
    for count in range(1, 60):
        spaces = [{"id": f"s{x}", "x": x, "y": 0, "turned": 0, "new": False} for x in range(count)]
        laid: dict[str, Any] = {"map": spaces, "players": [], "quests": {"dropped": {}}, "phase": "hero"}
        drawn = picture(laid, {space["id"]: card for space in spaces}, lambda id: names, set(), width)
        assert all(len(line) < width for line in drawn)
        assert bool(drawn) == (4 + count * 5 < width)


def drawn_alone(name: str, width: int) -> list[str]:
    """The two lines of letters of one space, in a row of as many as leave it this width."""
    card = {"exits": [{"kind": "wall"}] * 4, "danger": 0, "spikes": None, "pit": None}
    spaces = [{"id": f"s{x}", "x": x, "y": 0, "turned": 0, "new": False} for x in range(75 // (width + 2))]
    laid: dict[str, Any] = {"map": spaces, "players": [], "quests": {"dropped": {}}, "phase": "hero"}
    drawn = picture(laid, {space["id"]: card for space in spaces}, lambda id: name, set(), 80)
    return [line.split("|")[1] for line in drawn if "|" in line]


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Мрачный перекрёсток", ["Мрачный", "перекрёст…"]),
        ("Сокровищница", ["Сокрови-", "щница"]),
        ("Weeping Crossroads", ["Weeping", "Crossroads"]),
    ],
)
def test_no_word_on_the_map_is_cut_without_a_hyphen(name: str, lines: list[str]) -> None:
    drawn = [line.strip() for line in drawn_alone(name, 10)]
    assert drawn == lines


# -- a record that is read ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_is_told_step_by_step(lang: str) -> None:
    """Answers that move, fight and attempt have words without their forecast: the step has been taken."""
    rng, match = Random(6), Match(GAME, GAME.read_settings({"turn_limit": 6}, 2), 2, SampledNature(Random(3)))
    while asks := match.asks():
        ask = rng.choice(asks)
        match.answer(ask.seat, text_of(rng.choice(ask.options)), ask.what)
    steps: list[dict[str, Any]] = plain(steps_of(match.record(names=list(NAMES.values())[:2]), "all"))
    keys = {step["label"]["key"] for step in steps if step["label"]}
    assert {"move", "end-hero"} <= keys
    text = "\n".join(story_lines(steps, Texts(lang)))
    assert not re.search(RAW, text), re.findall(f".*(?:{RAW}).*", text)[:3]
    assert Texts(lang).format("cli-step", number=len(steps) - 1, steps=len(steps) - 1) in text
