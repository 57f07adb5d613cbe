"""Playing in a terminal: what a person reads and types, in three languages, in 80 columns."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.games.raiders.table import Table, table
from undercroft import bots
from undercroft.kernel.ask import letter_of
from undercroft.kernel.match import Match
from undercroft.kernel.record import ENDED, LEAVE, Record
from undercroft.terminal.play import Sitting, play
from undercroft.terminal.screen import screen_of
from undercroft.text import Texts


class Person:
    """Types what it is told to, and keeps the transcript; when that is used up, the first option of each list;
    but whoever leaves means it."""

    def __init__(self, typed: Iterable[str]) -> None:
        self.typed = list(typed)
        self.lines: list[str] = []
        self.leaves = False

    def read(self, prompt: str) -> str:
        if self.typed:
            said = self.typed.pop(0)
            self.leaves = said == "q"
        elif self.leaves:
            said = "q"
        else:
            said = next(found[1] for line in reversed(self.lines) if (found := re.match(r" {1,3}(\d+)\. ", line)))
        self.lines.append(prompt + said)
        return said

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def sit(*typed: str, seats: int = 4, seed: int | None = 3, **more: object) -> Person:
    """A person at a table with random bots who types this, then leaves unless told otherwise."""
    person = Person(typed)
    play("raiders", seats, level="random", seed=seed, read=person.read, write=person.lines.append, **more)  # type: ignore[arg-type]
    return person


def sit_down(story: Table, *typed: str) -> Person:
    """A person takes seat A of a story, with random bots, types this and leaves."""
    person, match, texts = Person(typed), story.match, Texts("en")
    rivals = {seat: bots.player("random", match.game.id, seat) for seat in range(1, match.seats)}
    names = {letter_of(seat): texts.format("cli-name-bot", seat=letter_of(seat)) for seat in rivals}
    names["A"] = texts.format("cli-name-you")
    Sitting(match, 0, rivals, texts, names, b"", None, person.read, person.lines.append).play()
    return person


@pytest.mark.parametrize(
    ("lang", "seats", "quick"),
    [("en", 5, False), ("ru", 4, False), ("uk", 3, False), ("en", 1, False), ("uk", 1, False), ("ru", 2, False), ("ru", 3, True)],
)
def test_whole_games_fit_the_screen_and_lack_no_word(lang: str, seats: int, quick: bool) -> None:
    options = {"quick": quick} if seats > 1 else {}
    person = sit("?", "l all", "b", "o", "w", seats=seats, lang=lang, options=options)
    over = {"en": "The game is over.", "ru": "Игра окончена.", "uk": "Гру завершено."}[lang]
    assert over in person.text
    assert max(map(len, person.lines)) < 80
    assert "cli-" not in person.text
    assert "raiders-" not in person.text
    assert "{" not in person.text
    if lang != "en":
        for english in ("treasure", "wound", "plays", "Your", "room"):
            assert english not in person.text


@pytest.mark.parametrize(("lang", "wounds"), [("en", "wounds"), ("ru", "ранения"), ("uk", "рани")])
def test_the_heroes_are_told_in_whole_sentences(lang: str, wounds: str) -> None:
    told = sit("b", "q", lang=lang).text.replace("\n  ", " ")  # long lines are broken
    heroes = [line for line in told.split("\n") if f", {wounds} " in line]
    assert len(heroes) == 8
    assert all(line.endswith(".") for line in heroes)


def test_a_record_of_the_game_is_kept_and_loads(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    person = sit(record=str(file))
    record = Record.loads(file.read_text(encoding="utf-8"))
    assert Match.load(record).state.over
    assert record.names == ["Player", "Bot B", "Bot C", "Bot D"]
    assert str(file) in person.text


def test_a_record_on_request(tmp_path: Path) -> None:
    file = tmp_path / "now.txt"
    person = sit("r", f"r {file}", f"r {tmp_path}", "q")
    assert "Type r and a file name" in person.text
    record = Record.loads(file.read_text(encoding="utf-8"))
    assert record.game == "raiders"
    assert record.commitment
    assert not record.secret, "it tells all the cards to come"
    assert "Cannot write" in person.text


def test_bots_play_every_game_anew_unless_a_seed_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []
    monkeypatch.setattr(
        "undercroft.terminal.play.player", lambda level, game, seed: seeds.append(seed) or bots.player(level, game, seed)
    )
    for seed in (None, None, 7, 7):
        sit("q", seats=3, seed=seed)
    assert len(set(seeds[:4])) == 4
    assert seeds[4:6] == seeds[6:]


def test_a_number_means_its_card_and_stays_itself() -> None:
    person = sit("5", "4", "q")
    assert "- You play 5." in person.lines
    assert "- You play 4." in person.lines


def test_why_not() -> None:
    person = sit("5", "? 5", "? room 3", "? 4", "? unicorn", "q")
    assert "  5: You have played your 5; it comes back when the level ends." in person.lines
    assert "  room 3: You do not know what waits there. A torch would show you." in person.lines
    assert "4: you may do this now." in person.lines
    assert "unicorn: there is no such thing here." in person.lines


@pytest.mark.parametrize(("lang", "duel", "largest"), [
    ("en", "The lower card takes 3 wounds", "the largest chest"),
    ("ru", "Меньшая карта", "самый большой сундук"),
    ("uk", "Менша карта", "найбільша скриня"),
])  # fmt: skip
def test_a_card_says_how_it_is_played_at_this_table(lang: str, duel: str, largest: str) -> None:
    names, texts = {"A": "Ann", "B": "Bo", "C": "Cy"}, Texts(lang)
    two = table("dragon", seats=3, wounds=(10, 1, 1), leader="B", strength_count="living", last_survivor="wins_now")
    assert duel in screen_of(two.view("B"), texts, names).board()[1]
    assert largest in screen_of(table("vault-4-2", seats=1, solo_chests="one").view("A"), texts, names).board()[1]
    assert largest not in screen_of(table("vault-4-2", seats=1).view("A"), texts, names).board()[1]


def test_nonsense_is_answered_and_changes_nothing() -> None:
    person = sit("99", "lay", "\x1b[A", "l -3", "l 99999999999999", "l x", "", "q")
    assert "99: there is no such choice. Type a number from the list, or ? for help." in person.lines
    assert not any(line.startswith("- You play ") for line in person.lines)


def test_undo_says_why_it_cannot() -> None:
    """The next room is dark until it is entered."""
    person = sit_down(table("vault-1", seats=1, ahead="?"), "5", "u", "q")
    assert "This cannot be taken back: something has been shown since." in person.text


def test_undo_takes_back_what_the_law_allows() -> None:
    """Alone, nothing intervenes between two rooms that lie open and are no monsters."""
    person = sit_down(table("vault-1", seats=1, ahead="vault-2"), "5", "u", "q")
    assert "  5. Play 5" in person.lines[person.lines.index("Taken back.") :]


def test_torch_in_somebody_elses_turn() -> None:
    """With ``w`` whoever holds a torch is asked before the others' cards and may let it pass or act."""
    person = sit_down(table(seats=3, items={"A": "torch"}, ahead="? ?"), "w", "5", "", "6", "q")
    assert "You will be asked on others’ turns as well." in person.lines
    assert "Press Enter to let it pass." in person.lines
    assert "- You use up a torch to see the dark rooms; the others don’t see what it shows." in person.lines
    assert any(line.startswith("- Your torch shows room") for line in person.lines)


def test_a_likely_slip_is_done_only_when_typed_twice() -> None:
    """A crystal is warned of when everybody else has laid a card."""

    def last(*typed: str) -> Person:
        return sit_down(table("vault-1", seats=2, leader="B", items={"A": "crystal"}), *typed)

    person = last("crystal", "1", "q")
    assert "Everyone else has played: the crystal would be wasted." in person.lines
    assert "- You use up a crystal and will play after the others." not in person.lines
    person = last("crystal", "crystal", "q")
    assert "- You use up a crystal and will play after the others." in person.lines


def test_odds_where_the_table_shows_them() -> None:
    assert "Monster deck" in sit("o", "q", seats=1).text
    assert "There are no odds to show here." in sit("o", "q", options={"odds": False}).lines


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_leaving_is_asked_for_twice_where_the_game_would_be_lost(lang: str, tmp_path: Path) -> None:
    """Not before one has played, nor when everything played is in a record."""
    sure = Texts(lang).format("cli-quit-sure")
    left = Texts(lang).format("cli-left")

    def asked(*typed: str, **more: object) -> int:
        person = sit(*typed, lang=lang, **more)
        assert person.lines[-1] == left or "record" in more
        return " ".join(line.strip() for line in person.lines).count(sure)

    assert asked("q") == 0
    assert asked("5", "q", "q") == 1
    assert asked("5", "q", "l", "q") == 1
    assert asked("5", f"r {tmp_path / 'kept.txt'}", "q") == 0
    assert asked("5", f"r {tmp_path / 'kept.txt'}", "4", "q", "q") == 1
    assert asked("5", "q", record=str(tmp_path / "all.txt")) == 0


def test_a_game_that_one_leaves_ends_in_its_record(tmp_path: Path) -> None:
    kept = tmp_path / "all.txt"
    sit("5", "q", record=str(kept))
    lines = kept.read_text(encoding="utf-8").splitlines()
    assert lines[-1].startswith(f"A {LEAVE} {ENDED} ")
    assert Match.load(Record.loads(kept.read_text(encoding="utf-8"))).state.over


def test_the_words_of_an_option_choose_it() -> None:
    """Whole words of one option alone; what several options share is asked back."""
    person = sit("play 5", "q")
    assert "- You play 5." in person.lines
    for word in ("play", "Play"):
        asked = sit(word, "q")
        assert Texts("en").format("cli-which") in asked.lines
        assert "- You play" not in asked.text
    assert "eat 5: there is no such choice" in sit("eat 5", "q").text


def test_another_seat_and_a_name() -> None:
    person = sit("q", seat="C", name="Аня")
    assert any(line.startswith("Аня (you),") for line in person.lines)
    assert any(line.startswith("Bot A,") for line in person.lines)
