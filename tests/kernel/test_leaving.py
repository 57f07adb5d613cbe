"""Leaving a game: an answer to the house's own question, on the tape like any other."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.kernel.errors import Divergence, Illegal
from undercroft.kernel.match import LEAVES_GAME, Match
from undercroft.kernel.nature import CommittedNature, SampledNature, commitment_of, stream_key
from undercroft.kernel.proof import prove
from undercroft.kernel.record import BACK, ENDED, HANDED, LEAVE, LOST, NATURE, Record
from undercroft.kernel.registry import HOUSE, game_of
from undercroft.kernel.view import view_of
from undercroft.text import Texts

GAMES = tuple(HOUSE)
SECRET = b"kept until the end"


def match_of(game: str, seats: int = 2, answers: int = 30) -> Match:
    """A game in its middle: each question got one of its answers, drawn with the same seed."""
    rules, rng = game_of(game), Random(5)
    match = Match(rules, rules.read_settings({}, seats), seats, CommittedNature(stream_key(SECRET)))
    while answers and match.asks():
        answers -= 1
        ask = rng.choice(match.asks())
        match.answer(ask.seat, str(view_of(match, ask.seat)["asks"][0]["options"][0]["id"]))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_between_two_whoever_gives_up_has_lost(game: str) -> None:
    match = match_of(game)
    match.leave(0, LOST)
    view = view_of(match, 1)
    assert (view["over"], view["asks"], view["waiting"]) == (True, [], [])
    assert view["result"]["winners"] == ["B"]
    assert {row["seat"] for row in view["result"]["rows"]} == {"A", "B"}
    assert view["journal"][-1] | {"n": 0} == {"n": 0, "key": LEAVES_GAME, "args": {"seat": "A", "how": LOST}, "private": False}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_ended_has_no_winner(game: str) -> None:
    match = match_of(game)
    match.leave(1, ENDED)
    assert view_of(match, None)["result"]["winners"] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_is_handed_over_is_asked_as_before_and_may_be_taken_back(game: str) -> None:
    match = match_of(game)
    asked = [str(ask) for ask in match.asks()]
    match.leave(0, HANDED)
    match.leave(0, BACK)
    assert [str(ask) for ask in match.asks()] == asked
    assert [entry["args"]["how"] for entry in view_of(match, None)["journal"][-2:]] == [HANDED, BACK]
    ask = match.asks()[0]
    match.answer(ask.seat, str(view_of(match, ask.seat)["asks"][0]["options"][0]["id"]))


@pytest.mark.parametrize("how", [LOST, ENDED, HANDED])
@pytest.mark.parametrize("game", GAMES)
def test_it_stands_in_the_record_and_the_record_is_proven(game: str, how: str) -> None:
    match = match_of(game)
    match.leave(0, how)
    record = match.record(commitment=commitment_of(SECRET), secret=SECRET.hex())
    text = record.dumps()
    assert f"\nA {LEAVE} {how} " in text
    loaded = Match.load(Record.loads(text))
    assert loaded.tape == match.tape
    assert view_of(loaded, 1)["result"] == view_of(match, 1)["result"]
    assert prove(record) == sum(answer.seat == NATURE for answer in record.answers)


def test_a_record_in_which_a_third_has_won_that_way_does_not_fit() -> None:
    match = match_of("raiders", 3)
    match.leave(0, HANDED)
    lines = match.record().dumps().replace(f"A {LEAVE} {HANDED}", f"A {LEAVE} {LOST}")
    with pytest.raises(Divergence):
        Match.load(Record.loads(lines))


def test_of_three_nobody_can_be_the_other_who_wins() -> None:
    match = match_of("raiders", 3)
    before = list(match.tape)
    with pytest.raises(Illegal):
        match.leave(0, LOST)
    assert (match.tape, match.state.over) == (before, False)


def test_an_absurd_way_to_leave_is_refused() -> None:
    match = match_of("raiders")
    with pytest.raises(Illegal):
        match.leave(0, "in a huff")


def test_nobody_leaves_a_game_that_is_over() -> None:
    match = match_of("twister")
    match.leave(0, LOST)
    with pytest.raises(Illegal, match="over"):
        match.leave(1, LOST)
    with pytest.raises(Illegal, match="over"):
        match.answer(1, "end")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_from_before_can_be_taken_back(game: str) -> None:
    played = (match_of(game, answers=count) for count in range(30, 90))  # past a set-up at which all work on their own
    match = next(match for match in played if max(map(match.undoable, (0, 1))) >= 0)
    seat = 0 if match.undoable(0) >= 0 else 1
    match.leave(1 - seat, HANDED)
    assert match.undoable(seat) < 0


def test_what_lies_under_seal_may_still_be_changed() -> None:
    rules = game_of("raiders")
    match = Match(rules, rules.read_settings({"quick": True}, 3), 3, SampledNature(Random(1)))
    match.answer(1, "2")
    match.leave(0, HANDED)
    match.undo(1)
    assert [answer.what for answer in match.tape if answer.seat >= 0] == [LEAVE]
    assert 1 in [ask.seat for ask in match.asks()]


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_and_a_search_stand_at_the_same_question(game: str) -> None:
    match = match_of(game)
    match.leave(0, HANDED)
    twin = match.copy()
    assert [str(ask) for ask in twin.asks()] == [str(ask) for ask in match.asks()]
    run = match.determinize(match.asks()[0].seat, SampledNature(Random(2)), Random(3))
    assert [ask.what for ask in run.asks()] == [ask.what for ask in match.asks()]


@pytest.mark.parametrize("how", [LOST, ENDED, HANDED, BACK])
@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_journal_tells_it_in_every_game(lang: str, how: str) -> None:
    entry = {"key": LEAVES_GAME, "args": {"seat": "A", "how": how}}
    lines = {Texts(lang).log(game, entry, {"A": "Ann"}, me) for game in GAMES for me in ("A", "B")}
    assert len(lines) == 2
    assert sum("Ann" in line for line in lines) == 1


def test_another_process_follows_the_end() -> None:
    match = match_of("twister")
    other = match.copy()
    match.leave(1, LOST)
    assert other.follow(match.tape)
    assert view_of(other, None)["result"]["winners"] == ["A"]
