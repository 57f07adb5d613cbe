"""Records: the text, what is wrong with it, and where it parts from the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft.games.raiders.game import GAME
from undercroft.kernel.errors import BadInput, Divergence
from undercroft.kernel.match import Match
from undercroft.kernel.nature import CommittedNature, SampledNature
from undercroft.kernel.record import LONGEST, NATURE, Answer, Record


def played(seats: int = 3, answers: int = 20, **settings: Any) -> Match:
    """A game of Raiders after some random answers."""
    match, rng = Match(GAME, GAME.read_settings(settings, seats), seats, CommittedNature(b"key")), Random(1)
    for _ in range(answers):
        ask = rng.choice(match.asks())
        match.answer(ask.seat, str(rng.choice(list(ask.options))), ask.what)
    return match


def text(**more: Any) -> str:
    return played().record(**more).dumps()


def changed(line: int, to: str) -> str:
    """The record's text with one line (from 1) changed."""
    lines = text().split("\n")
    lines[line - 1] = to
    return "\n".join(lines)


def first_line(start: str) -> int:
    """The first line (from 1) that starts so."""
    return next(number for number, line in enumerate(text().split("\n"), 1) if line.startswith(start))


def refused(record: str) -> BadInput:
    """Why this text cannot be played."""
    with pytest.raises(BadInput) as error:
        Match.load(Record.loads(record))
    assert "\n" not in str(error.value)
    assert "{" not in str(error.value)
    return error.value


def test_a_record_reads_like_this() -> None:
    lines = text(names=["Аня", "Bo", "C"], commitment="9f", secret="00", entropy=["ab"]).split("\n")
    assert lines[:9] == [
        "undercroft record 1", 'game: "raiders"', "rules: 1", "seats: 3", lines[4], 'names: ["Аня", "Bo", "C"]', 'commitment: "9f"',
        'entropy: ["ab"]', 'secret: "00"',
    ]  # fmt: skip
    assert lines[4].startswith('options: {"quick": false')
    assert lines[9] == ""
    assert lines[10].startswith("* character ")
    assert lines[-1] == ""


def test_a_record_comes_back_as_it_was() -> None:
    whole = text(names=["Аня: «x»", "B\n", ""], commitment="9f", secret="00", entropy=["ab", ""])
    record = Record.loads(whole)
    assert record.dumps() == whole
    assert (record.names, record.entropy) == (["Аня: «x»", "B\n", ""], ["ab", ""])


def test_a_record_that_starts_from_a_position() -> None:
    match = played()
    start = GAME.to_position(match.settled)
    fresh = Match(GAME, match.settings, 3, SampledNature(Random(1)), start)
    for _ in range(4):
        ask = next(ask for ask in fresh.asks() if not ask.may)
        fresh.answer(ask.seat, str(ask.options[0]), ask.what)
    loaded = Match.load(Record.loads(fresh.record().dumps()))
    assert loaded.record().dumps() == fresh.record().dumps()
    assert GAME.to_position(loaded.settled) == GAME.to_position(fresh.settled)


@pytest.mark.parametrize(("was", "now", "id"), [
    ("seats: 3", "seats: 4", "seats"), ("seats: 3", "seats: 2", "seats"), ('"quick": false', '"quick": true', "quick"),
])  # fmt: skip
def test_a_head_that_does_not_fit_its_position(was: str, now: str, id: str) -> None:
    match = played()
    fresh = Match(GAME, match.settings, 3, SampledNature(Random(1)), GAME.to_position(match.settled))
    error = refused(fresh.record().dumps().replace(was, now, 1))
    assert (error.key, error.args_) == ("record-start", {"id": id})


def test_an_answer_as_a_line() -> None:
    answer = Answer(1, "lay", "5", "90ab")
    assert answer.to_line() == "B lay 5 90ab"
    assert Answer.from_line("B lay 5 90ab") == answer
    assert Answer.from_line("* side up 1234").seat == NATURE
    assert len({answer, Answer.from_line("B lay 5 90ab")}) == 1
    assert answer != "B lay 5 90ab"
    assert repr(answer) == "Answer(B lay 5 90ab)"


@pytest.mark.parametrize("line", [
    "", "B lay 5", "B lay 5 90ab x", "AB lay 5 90ab", " lay 5 90ab", "Z lay 5 90ab", "a lay 5 90ab", "junk",
])  # fmt: skip
def test_a_line_that_is_no_answer_is_named(line: str) -> None:
    at = first_line("A lay")
    error = refused(changed(at, line))
    assert error.key == "record-line"
    assert str(error).startswith(f"Line {at} of the record is not an answer")


def test_a_record_that_parts_from_the_rules_names_the_line() -> None:
    at = first_line("A lay")
    good = text().split("\n")[at - 1]
    who, what, option, digest = good.split(" ")
    other = next(card for card in "12345" if card != option)
    wrong = [
        f"{who} {what} 9 {digest}", f"{who} {what} {option} 0000", f"B {what} {option} {digest}", f"{who} keep {option} {digest}",
        f"* {what} {option} {digest}",
    ]  # fmt: skip
    for line in wrong:
        with pytest.raises(Divergence) as error:
            Match.load(Record.loads(changed(at, line)))
        assert str(error.value) == f"Line {at} of the record ({line}) does not fit the rules of this program."
    later = refused(changed(at, f"{who} {what} {other} {digest}"))  # legal here: it shows when the hand is asked next
    assert isinstance(later, Divergence)
    assert later.args_["line"] > at


def test_chance_edited_in_a_record_names_the_line() -> None:
    at = first_line("* character")
    who, what, option, digest = text().split("\n")[at - 1].split(" ")
    for line in (
        f"{who} {what} bard {digest}", f"{who} {what} {option} 0000", f"{who} die {option} {digest}", f"A {what} {option} {digest}",
    ):  # fmt: skip
        error = refused(changed(at, line))
        assert (error.key, error.args_["line"]) == ("divergence-line", at)


def test_a_record_of_a_game_with_more_answers_than_the_game() -> None:
    match, rng = played(2, 0), Random(2)
    while match.asks():
        ask = rng.choice(match.asks())
        match.answer(ask.seat, str(rng.choice(list(ask.options))), ask.what)
    whole = match.record().dumps()
    error = refused(whole + "A lay 1 0000\n")
    assert (error.key, error.args_["line"]) == ("divergence-line", whole.count("\n") + 1)


def test_truncated_in_a_line() -> None:
    whole = text()
    for cut in (1, 3, 6, 11):
        error = refused(whole[:-cut])
        assert error.key == "record-truncated"
        assert str(error) == f"The record breaks off in line {whole[:-cut].count(chr(10)) + 1}."


def test_truncated_at_every_character() -> None:
    """Any beginning of a record is either a game so far or is refused with one sentence."""
    whole = text()
    problems = set()
    for cut in range(0, len(whole), 7):
        try:
            loaded = Match.load(Record.loads(whole[:cut]))
        except BadInput as error:
            problems.add(error.key)
        else:
            assert whole.startswith(loaded.record().dumps())
    assert problems == {"record-none", "record-head", "record-missing", "record-truncated"}


def test_truncated_amid_chance() -> None:
    lines = text().split("\n")
    at = first_line("* side")
    error = refused("\n".join(lines[:at]) + "\n")
    assert (error.key, error.args_["line"]) == ("record-truncated", at + 1)


@pytest.mark.parametrize(("line", "to", "key"), [
    (1, "some other file", "record-none"), (1, "", "record-none"), (1, "undercroft record x", "record-none"),
    (1, "undercroft record 2", "record-newer"), (1, "undercroft record 999", "record-newer"),
    (1, "undercroft record " + "9" * 5000, "record-none"),
    (2, "game: raiders", "record-head"), (2, "game: 5", "record-head"), (2, "game", "record-head"), (2, "lava: 1", "record-head"),
    (2, 'game: "chess"', "game-unknown"),
    (3, "rules: 2", "record-rules"), (3, "rules: true", "record-head"), (3, 'rules: "1"', "record-head"),
    (4, "seats: 9", "seats"), (4, "seats: 3.0", "record-head"), (4, "seats: true", "record-head"),
    (5, 'options: {"bosses": 1}', "setting-unknown"), (5, "options: []", "record-head"),
    (5, 'options: {"quick": 7}', "setting-bool"),
    (5, "options: " + "[" * 100_000, "record-head"),
])  # fmt: skip
def test_a_damaged_head_is_refused(line: int, to: str, key: str) -> None:
    with pytest.raises(BadInput) as error:
        Match.load(Record.loads(changed(line, to)))
    assert error.value.key == key
    assert len(str(error.value)) < 300


@pytest.mark.parametrize("name", ["game", "rules", "seats", "options"])
def test_a_head_without_what_it_needs(name: str) -> None:
    kept = [line for line in text().split("\n") if not line.startswith(f"{name}:")]
    assert refused("\n".join(kept)).key == "record-missing"


@pytest.mark.parametrize("name", ["names", "entropy"])
def test_lists_of_texts_hold_texts(name: str) -> None:
    lines = text().split("\n")
    lines.insert(5, f"{name}: [1]")
    assert refused("\n".join(lines)).key == "record-head"


def test_played_with_other_options_it_parts_from_the_rules() -> None:
    at = first_line("options")
    line = text().split("\n")[at - 1].replace('"quick": false', '"quick": true')
    assert refused(changed(at, line)).key in ("divergence-line", "record-line")


def test_no_record_is_endless() -> None:
    assert refused("undercroft record 1\n" + "x" * LONGEST).key == "record-long"


def test_a_loaded_game_goes_on_with_committed_chance() -> None:
    whole = played(answers=40)
    part = played(answers=15)
    drawn = sum(answer.seat == NATURE for answer in part.tape)
    match = Match.load(Record.loads(part.record().dumps()), CommittedNature(b"key", drawn))
    for answer in whole.tape[len(part.tape) :]:
        if answer.seat != NATURE:
            match.answer(answer.seat, answer.option, answer.what)
    assert match.tape == whole.tape
