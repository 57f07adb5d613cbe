"""Dungeon Twister in a terminal: a whole game as a newcomer types it, in three languages, in 80 columns."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from tests.cli.test_play import Person
from tests.games.twister.table import Table, table
from undercroft.bots import Eyes, player
from undercroft.kernel.ask import text_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.record import Record
from undercroft.kernel.registry import game_of
from undercroft.kernel.view import view_of
from undercroft.terminal import play as terminal
from undercroft.terminal.choices import Numbering
from undercroft.terminal.play import Sitting
from undercroft.terminal.screen import screen_of
from undercroft.text import LANGUAGES, Texts

NAMES = {"A": "Ann", "B": "Bo"}
MIDDLE = {"a-thief": "c5", "a-cleric": "A-2", "b-troll": "h5"}


def sit(story: Table, *typed: str, lang: str = "en") -> Person:
    """A person who types this at a table in the middle of a game, and leaves."""
    person, bots = Person([*typed, "q"]), {1: player("random", "twister", 1)}
    Sitting(story.match, 0, bots, Texts(lang), NAMES, bytes(32), None, person.read, person.lines.append).play()
    return person


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_typed_in_numbers(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the set-up to five points; what a bot would do in our place is typed as the number beside it."""
    seats: list[Sitting] = []
    meant: dict[int, tuple[str, str] | None] = {}
    welcome = Sitting.welcome
    monkeypatch.setattr(Sitting, "welcome", lambda self: seats.append(self) or welcome(self))
    friend, lines, file = player("greedy", "twister", 9), list[str](), tmp_path / "game.txt"

    def read(prompt: str) -> str:
        sitting = seats[0]
        asked = sitting.match.asked_at
        given = meant[asked] = meant.get(asked) or friend.choose(Eyes(sitting.match, 0))  # a token and its place are one answer
        assert given is not None
        view = view_of(sitting.match, 0)
        choices, screen = sitting.offered(view), sitting.screen(view)
        wanted = next(option for ask in view["asks"] for option in ask["options"] if option["id"] == given[1])
        same = [typed for typed, (what, option) in choices.items() if typed.isdecimal() and what == given[0]
                and not option.get("said") and screen.alike(option) == screen.alike(wanted)]  # fmt: skip
        token = [typed for typed, (_, option) in choices.items() if option.get("said") and typed != "0"
                 and option["args"]["item"] == wanted["args"]["item"]
                 and option["args"]["item_seat"] == wanted["args"]["item_seat"]]  # fmt: skip
        typed = (same or token)[0]
        assert re.search(rf"\b{typed}\.[ \u00a0]", "\n".join(lines[-120:])), "it is on the screen"
        lines.append(prompt + typed)
        return typed

    terminal.play("twister", 2, level="greedy", seed=3, lang=lang, record=str(file), read=read, write=lines.append)
    text = "\n".join(lines)
    assert Texts(lang).format("cli-over") in text
    assert max(len(line) for line in lines if str(file) not in line) < 80
    assert not re.search(r"cli-|twister-|piece:|square:|do:|[{}]|None", text)
    assert Match.load(Record.loads(file.read_text(encoding="utf-8"))).state.over
    if lang != "en":
        told = "\n".join(line for line in lines if not re.match(r" ?\d* +|    A", line)).replace(str(file), "")
        assert not re.search(r"\b(the|room|moves|points|Choose|Thief|Your)\b", told)


def numbers(person: Person) -> list[int]:
    return [int(number) for line in person.lines for number in re.findall(r"(?:^  |  )(\d+)\.[ \u00a0]", line)]


def test_numbers_begin_at_one_unless_an_option_is_a_number() -> None:
    assert numbers(sit(table(MIDDLE, card="3")))[:2] == [1, 2]
    at_card = sit(table(MIDDLE, card="", players={"A": {"actions": ["3", "4", "5"]}}))
    assert numbers(at_card) == [3, 4, 5, 6], "the draw is counted on from the highest card there is"
    fight = table({"a-thief": "c5", "b-troll": "d5"}, card="3").does("A", "attack:a-thief:b-troll")
    assert numbers(sit(fight))[:3] == [0, 1, 2]
    assert numbers(sit(table(MIDDLE, card="3"), "move:a-thief"))[-1] < 9


def test_a_combat_says_who_would_be_killed_by_a_defeat_and_why() -> None:
    story = table({"a-thief": "c5", "b-goblin": "c4", "b-cleric": "c4"}, loads={"b-goblin": "b-cleric"}, wounded="b-cleric")
    told = " ".join(sit(story.does("A", "attack:a-thief:b-goblin")).text.split())
    assert "Defence 1: Goblin 1. Whoever loses is wounded. Your Thief stands on a pit" in told
    assert "Your Thief stands on a pit: if it loses, it falls and is killed, 1 point for Bo." in told
    assert "If the Goblin loses, the Cleric it carries is killed too (1 point for you)." in told
    assert "Bo’s Goblin is" not in told


def test_a_combat_says_what_a_defeat_a_tie_and_a_card_bring() -> None:
    """Rules §11: also where nobody is wounded yet."""
    told = " ".join(sit(table({"a-thief": "a5", "b-troll": "a4"}, card="3").does("A", "attack:a-thief:b-troll")).text.split())
    assert "Whoever loses is wounded. A tie changes nothing. You choose in secret;" in told
    assert "Every card but the +0 is gone afterwards." in told


def test_a_turn_says_what_an_action_costs() -> None:
    assert "Each action costs 1." in " ".join(sit(table(MIDDLE, card="3")).text.split())


def test_whoever_can_do_nothing_is_named_with_the_reason() -> None:
    told = " ".join(sit(table({**MIDDLE, "a-troll": "b5"}, wounded="a-cleric", card="3")).text.split())
    assert "Cleric A-2 (wounded: can’t act until healed)" in told
    assert told.count("healed") == 1, "it is said once"
    assert "Thief can do nothing" not in told


def test_what_is_typed_and_refused_is_answered_with_the_reason() -> None:
    """What ``?`` would say of a square out of reach, and of something with a name."""
    far = " ".join(sit(table(MIDDLE, card="3"), "move:a-thief", "t10").text.split())
    assert "there is no such choice" not in far
    assert "t10: Too far, or no way leads there within 5 squares." in far
    where = {**MIDDLE, "a-sword": "j1"}
    lifted = " ".join(sit(table(where, card="3"), "move:a-thief", "lift sword").text.split())
    assert "sword: Too far" in lifted


def test_a_slip_for_a_card_does_not_offer_a_draw() -> None:
    game = game_of("twister")
    first = Match(game, game.read_settings({}, 2), 2, SampledNature(Random(1)))
    rng = Random(3)
    while first.state.phase != "turns":
        ask = rng.choice(first.asks())
        first.answer(ask.seat, text_of(rng.choice(list(ask.options))), ask.what)
    view = view_of(first, first.asks()[0].seat)
    choices = Numbering().choices(view)
    assert {typed for typed in choices if typed.isdecimal()} == {"2", "6"}
    assert choices["6"][1]["id"] == "offer"


def test_what_may_be_done_in_several_places_is_one_line() -> None:
    person = sit(table(MIDDLE, card="3"), "move:a-thief")
    assert any(re.match(r"  To …  1\.\u00a0\w\d", line) for line in person.lines)


def test_one_walks_to_a_square_by_its_name() -> None:
    story = table(MIDDLE, card="3")
    near = {option.removeprefix("go:") for option in table(MIDDLE, card="3").does("A", "move:a-thief").may("A", "step", "go:")}
    far = min(square for square in story.ends("a-thief") - near)
    person = sit(story, "move:a-thief", far.upper(), "stop")
    assert story.at("a-thief") == far
    assert "In reach:" in person.text.replace("\n  ", " ")


def test_nonsense_in_the_middle_of_a_move_changes_nothing() -> None:
    story = table(MIDDLE, card="3")
    person = sit(story, "move:a-thief", "t10", "z99", "a", "g o", "undo")
    assert person.text.count("there is no such choice") == 3
    assert "t10: Too far" in person.text
    assert story.at("a-thief") == "c5"
    assert "Taken back." in person.text


def test_why_not_names_things() -> None:
    person = sit(table(MIDDLE, card="3"), "?", "? thief", "? thief (a): jump", "? d", "? action:2")
    asked = person.text.replace("\n    ", " ")
    assert "Thief (A): attack" in asked
    assert re.search(r"^  Thief \(A\): jump: ", asked, re.MULTILINE)
    assert re.search(r"^  any other square: ", asked, re.MULTILINE)
    assert re.search(r"^  card 2", asked, re.MULTILINE)
    assert not re.search(r"\b(piece|square|do):\w", asked.replace("? action:2", ""))


def test_why_not_of_a_button_says_it_of_everybody() -> None:
    asked = sit(table({"a-goblin": "c3"}, card="3"), "? jump").text.replace("\n    ", " ")
    assert "None of your characters can jump now." in asked
    assert "Goblin (A): jump" in asked


def test_why_not_knows_whatever_lies_on_the_table() -> None:
    """One may ask by name also for those of whom only their kind says why not, and for whoever may act."""
    person = sit(table(MIDDLE), "? thief", "? a5", "? A-3", "? unicorn")
    asked = person.text.replace("\n    ", " ")
    for name in ("Thief \\(A\\)", "a5", "A-3"):
        assert re.search(rf"^  {name}: .", asked, re.MULTILINE), name
    assert asked.count("there is no such thing here") == 1
    person = sit(table(MIDDLE, card="3"), "? thief", "? cleric", "? j9")
    assert "thief: you may do this now." in person.lines
    assert "cleric: you may do this now." in person.lines
    assert "there is no such thing here" not in person.text


def test_why_not_in_the_middle_of_a_move_says_what_bars_the_way() -> None:
    """An enemy, a pit, too far: the same as on the screen; and what can be reached may be done."""
    story = table({"a-goblin": "c4", "b-troll": "c3", "a-thief": "e9"}, card="3").does("A", "move:a-goblin")
    near = next(square for square in story.view("A")["board"]["mover"]["reach"] if square[1] != "-" and square != "d4")
    person = sit(
        story, "? j6", "? c3", "? troll", "? c5", f"? {near}", "? goblin", "? thief (a): jump", "? goblin (a): attack", "? II"
    )
    asked = re.sub("\n    +", " ", person.text)
    assert "  j6: Too far, or no way leads there within 4 squares." in asked
    assert "  c3: Bo’s Troll on c3 blocks the way; only the Wizard passes over enemies." in asked
    assert "  Troll (B): Bo’s Troll on c3 blocks the way; only the Wizard passes over enemies." in asked
    assert "  c5: c5 is a pit." in asked
    assert f"{near}: you may do this now." in asked
    assert "goblin: you may do this now." in asked
    assert "  Thief (A): jump: Goblin is moving: end that move first, or take it back." in asked
    assert "  Goblin (A): attack: " in asked
    assert "  room II: Rooms are revealed and turned between moves" in asked


def test_whoever_moves_is_told_where_enemies_could_strike_next_turn() -> None:
    """§11, §14: the Troll from beside, the Wizard with its wand along a line."""
    story = table({"a-cleric": "b10", "b-wizard": "h9", "b-troll": "c8"}, card="3", loads={"b-wizard": "b-fireball-wand"})
    moving = re.sub("\n +", " ", sit(story, "move:a-cleric").text).partition("In reach:")[2]
    [troll] = re.findall(r"Troll \(strength 4\) could attack you next turn on: (.*?)\.", moving)
    [wizard] = re.findall(r"fireball next turn at: (.*?)\.", moving)
    mover = {each["piece"]: each for each in story.view("A")["board"]["mover"]["dangers"]}
    assert troll.split() == mover["b-troll"]["at"]
    assert wizard.split() == mover["b-wizard"]["fire"]
    assert "b9" in wizard


@pytest.mark.parametrize("typed", [(), ("move:a-thief",)])
@pytest.mark.parametrize("name", ["troll", "goblin", "thief"])
def test_a_character_is_told_of_by_its_name_whoever_moves(typed: tuple[str, ...], name: str) -> None:
    """What it can do and where it is; and why not, for itself and not for the one that moves."""
    story = table({"a-thief": "c5", "a-goblin": "c3", "b-troll": "j9"}, card="4")
    asked = re.sub("\n +", " ", sit(story, *typed, f"? {name}").text).partition(f"? {name}")[2]
    said = Texts("en")
    assert said.format(f"twister-text-{name}") in asked
    assert {"troll": "Bo: j9", "goblin": "Ann: c3", "thief": "Ann: c5"}[name] in asked
    assert "Too far" not in asked
    if name == "troll":
        assert "Troll (B): " + said.format("twister-why-enemy-piece") in asked
    elif typed and name == "goblin":
        assert "Goblin (A): Thief is moving: end that move first, or take it back." in asked
    else:
        assert f"{name}: you may do this now." in asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_the_screen_has_a_name(lang: str) -> None:
    story, texts = table(MIDDLE, card="3"), Texts(lang)
    rng = Random(2)
    for _ in range(200):
        for seat in (0, 1):
            view = view_of(story.match, seat)
            touched = [id for ask in view["asks"] for option in ask["options"] for id in option["touches"]]
            for id in [*view["why"], *touched]:
                if id not in ("do:end", "do:stop"):
                    assert screen_of(view, texts, {}).object_name(id) != id
                assert ":" not in screen_of(view, texts, {}).object_name(id).replace(": ", "")
        if not story.match.asks():
            break
        ask = rng.choice(story.match.asks())
        story.match.answer(ask.seat, text_of(rng.choice(list(ask.options))), ask.what)


WORDS = {
    "en": ("help", "undo", "log", "log all", "table", "map", "odds", "ask", "record"),
    "ru": ("подсказка", "назад", "журнал", "журнал все", "стол", "карта", "шансы", "чужие", "запись"),
    "uk": ("підказка", "назад", "журнал", "журнал усі", "стіл", "карта", "шанси", "чужі", "запис"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_have_words_that_the_help_tells(lang: str) -> None:
    texts = Texts(lang)
    for words in {lang: WORDS[lang], "en": WORDS["en"]}.values():
        person = sit(table(MIDDLE, card="3"), *[word.upper() for word in words], lang=lang)
        assert texts.format("cli-not-understood", typed="x").partition(":")[2][:20] not in person.text
    helped = " ".join(line.strip() for line in sit(table(MIDDLE, card="3"), "?", lang=lang).lines)
    for word in (*WORDS[lang][1:3], *WORDS[lang][4:], texts.format("cli-word-quit")):
        assert word in helped
    for word in ("quit", texts.format("cli-word-quit"), "Q"):
        leaving = Person([word])
        Sitting(table(MIDDLE, card="3").match, 0, {}, texts, NAMES, bytes(32), None, leaving.read, leaving.lines.append).play()
        assert leaving.lines[-1] == texts.format("cli-left")


def test_the_map_is_drawn_when_it_has_changed_and_can_be_turned_off() -> None:
    def maps(person: Person) -> int:
        return sum(line.startswith("    A   a  b") for line in person.lines)

    assert maps(sit(table(MIDDLE, card="3"))) == 1
    assert maps(sit(table(MIDDLE, card="3"), "move:a-thief", "stop", "u")) == 1
    assert maps(sit(table(MIDDLE, card="3"), "b")) == 2
    assert maps(sit(table(MIDDLE, card="3"), "m", "b", "move:a-thief", "stop")) == 1
    assert maps(sit(table(MIDDLE, card="3"), "m", "m")) == 2


def test_a_warning_is_a_whole_sentence() -> None:
    person = sit(table(MIDDLE, card="3"), "end")
    assert "3 action points will be lost." in person.lines
    assert "Type “end” again to do it anyway." in person.lines


@pytest.mark.parametrize(("lang", "words"), [("en", "Turn 9 of 10"), ("ru", "Ход 9 из 10"), ("uk", "Хід 9 з 10")])
def test_a_limit_and_ones_last_turn_are_said(lang: str, words: str) -> None:
    """With ten turns, the ninth is the last of whoever began: it is told while it can still be used."""
    story = table(MIDDLE, card="3", turn=9, options={"turn_limit": 10})
    last = {"en": "This is your last turn.", "ru": "Это ваш последний ход.", "uk": "Це ваш останній хід."}[lang]
    told = " ".join(sit(story, lang=lang).text.split())
    assert words in told
    assert last in told
    earlier = " ".join(sit(table(MIDDLE, card="3", turn=7, options={"turn_limit": 10}), lang=lang).text.split())
    assert last not in earlier
    assert "Turn 9:" in " ".join(sit(table(MIDDLE, card="3", turn=9)).text.split())


@pytest.mark.parametrize(
    ("lang", "goal"), [("en", "first to 5 points"), ("ru", "первым наберёт 5 очков"), ("uk", "першим набере 5 очок")]
)
def test_what_wins_and_what_an_action_costs_is_said_at_the_start_and_with_the_help(lang: str, goal: str) -> None:
    """A game is not begun, nor the help read, without hearing what it is about."""
    game, texts = game_of("twister"), Texts(lang)
    start = Match(game, game.read_settings({}, 2), 2, SampledNature(Random(1)))
    screen = screen_of(view_of(start, 0), texts, NAMES)
    assert goal in screen.board()[0]
    assert texts.format("twister-cli-prices") in screen.board()
    helped = " ".join(sit(table(MIDDLE, card="3"), "?", lang=lang).text.split())
    assert goal in helped
    assert texts.format("twister-cli-prices") in helped


@pytest.mark.parametrize("maps", [True, False])
def test_the_map_may_be_off_from_the_start(maps: bool) -> None:
    """``--map off``: whoever reads by ear need not turn it off in every game."""
    lines: list[str] = []

    def read(prompt: str) -> str:
        raise EOFError

    terminal.play("twister", 2, {"setup": "fixed"}, seed=3, read=read, write=lines.append, maps=maps)
    assert any("####" in line for line in lines) is maps


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", ["", "3"])
def test_the_reader_is_never_told_of_by_name_and_the_other_always_is(lang: str, card: str) -> None:
    t = table({"a-thief": "c4", "b-troll": "h5", "a-rope": "on VII", "b-rope": "on VII"}, card=card, dark="VII")
    for seat, (me, other) in (("A", ("Ann", "Bo")), ("B", ("Bo", "Ann"))):
        board = screen_of(t.view(seat), Texts(lang), NAMES).board()
        assert not [line for line in board if re.search(rf"\b{me}\b", line)]
        assert sum(bool(re.search(rf"\b{other}\b", line)) for line in board) == 2 + (seat == "B"), "cards, characters, turn"
