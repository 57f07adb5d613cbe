"""A match: answering, refusing, taking back, copying, keeping, searching."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.kernel.toys import POCKETS, TOY, random_toy, secret_round, toy
from undercroft.kernel.ask import AllOf, Choose, Given
from undercroft.kernel.errors import BadInput, Illegal, NoChance, Stale
from undercroft.kernel.match import EARLIER, Match
from undercroft.kernel.nature import DictatedNature, NoNature, SampledNature
from undercroft.kernel.record import NATURE
from undercroft.kernel.view import view_of


def points(match: Match) -> list[int]:
    state: Any = match.state
    return list(state.points)


def lines(match: Match) -> list[str]:
    return [answer.to_line()[:-5] for answer in match.tape]


def in_round(number: int) -> Match:
    """A match of Toy in its second or third round."""
    match = secret_round()
    if number == 3:
        match.answer(0, "bid:0")
        match.answer(1, "bid:0")
    return match


# -- answering ---------------------------------------------------------------------------------------------------------------------


def test_an_answer_is_carried_out_and_kept() -> None:
    match = toy(6)
    match.answer(0, "3")
    match.answer(1, "2", "take", match.asked_at)
    assert points(match) == [3, 2]
    assert lines(match) == ["A take 3", "B take 2", "* die 6"]


def test_an_illegal_answer_changes_nothing() -> None:
    match = toy(6)
    for seat, option, what, error in (
        (0, "4", None, "illegal"), (0, "", None, "illegal"), (1, "1", None, "not-asked"), (0, "1", "bid", "not-asked"),
        (7, "1", None, "not-asked"), (-1, "1", None, "not-asked"),
    ):  # fmt: skip
        with pytest.raises(Illegal) as refused:
            match.answer(seat, option, what)
        assert refused.value.key == error
    assert (match.tape, points(match)) == ([], [0, 0])


def test_an_illegal_answer_is_quoted_shortly() -> None:
    with pytest.raises(Illegal) as refused:
        toy().answer(0, "9" * 5000)
    assert len(str(refused.value)) < 120


def test_a_stale_answer_is_told_apart() -> None:
    match = toy(6)
    seen = match.asked_at
    match.answer(0, "1", asked_at=seen)
    with pytest.raises(Stale) as refused:
        match.answer(1, "1", asked_at=seen)
    assert refused.value.key == "stale"
    assert len(match.tape) == 1


def test_after_the_end_nobody_is_asked() -> None:
    match = in_round(3)
    match.answer(1, "left")
    assert match.state.over
    with pytest.raises(Illegal) as refused:
        match.answer(0, "left")
    assert refused.value.key == "over"


def test_the_first_answer_counts_and_the_rest_lapse() -> None:
    match = in_round(3)
    assert [ask.seat for ask in match.asks()] == [0, 1]
    match.answer(1, "right")
    assert points(match) == [1, 2]


def test_an_answer_that_chance_cannot_follow_changes_nothing() -> None:
    match = toy(then=NoNature())
    match.answer(0, "1")
    with pytest.raises(NoChance):
        match.answer(1, "1")
    assert lines(match) == ["A take 1"]
    assert points(match) == [1, 0]
    assert [event.key for event in match.journal] == ["takes"]
    match.chance.source = DictatedNature([6])
    match.answer(1, "2")
    assert lines(match) == ["A take 1", "B take 2", "* die 6"]


# -- sealed answers ----------------------------------------------------------------------------------------------------------------


def test_sealed_answers_wait_for_all() -> None:
    match = in_round(2)
    match.answer(1, "bid:1")
    assert points(match) == [1, 1]
    assert [(ask.seat, ask.what) for ask in match.asks()] == [(0, "bid"), (0, "cough"), (1, "cough")]
    match.answer(0, "bid:0")
    assert points(match) == [1, 2]


def test_a_sealed_answer_is_given_once() -> None:
    match = in_round(2)
    match.answer(1, "bid:1")
    with pytest.raises(Stale) as refused:
        match.answer(1, "bid:0", "bid")
    assert refused.value.key == "answered"


def test_an_interruption_keeps_seals_and_the_number_of_the_question() -> None:
    match = in_round(2)
    match.answer(0, "bid:1")
    at = match.asked_at
    match.answer(1, "cough")
    assert (match.sealed, match.asked_at) == ({0: ("bid", 1)}, at)
    match.answer(1, "bid:1", asked_at=at)
    assert points(match) == [2, 2]


def test_a_doubled_message_does_not_use_a_window_twice() -> None:
    """The seals stand after an interruption, so the question keeps its number; the window it came through does not."""

    class Coughs(type(TOY)):  # type: ignore[misc]
        id = "coughs"

        def rules(self, state: Any) -> Any:
            asks = [Choose(seat, "bid", (0, 1)) for seat in range(2)]
            while isinstance((yield AllOf(asks, may=[Choose(1, "cough", ("cough",), may=True)])), Given):
                state.points[1] += 1
            state.over = True

    match = Match(Coughs(), {}, 2, NoNature())
    match.answer(0, "1")
    question = match.asked_at
    seen = next(match.number_of(ask) for ask in match.asks() if ask.may)
    match.answer(1, "cough", asked_at=seen)
    with pytest.raises(Stale):
        match.answer(1, "cough", asked_at=seen)
    assert match.state.points[1] == 1
    match.answer(1, "1", asked_at=question)
    assert match.state.over


def test_the_same_questions_after_the_seals_have_a_new_number() -> None:
    """Twice the same question in a row: a doubled message must not count for the second."""

    class Twice(type(TOY)):  # type: ignore[misc]
        id = "twice"

        def rules(self, state: Any) -> Any:
            yield from self.in_secret(state)
            yield from self.in_secret(state)
            state.over = True

    match = Match(Twice(), {}, 2, NoNature())
    at = match.asked_at
    match.answer(0, "bid:1", asked_at=at)
    match.answer(1, "bid:1", asked_at=at)
    with pytest.raises(Stale):
        match.answer(1, "bid:1", asked_at=at)


def test_an_interruption_that_changes_what_is_asked_opens_a_new_question() -> None:
    """Who has answered is asked anew only where the own options changed; every seat must look again."""

    class Raise(type(TOY)):  # type: ignore[misc]
        id = "raise"

        def rules(self, state: Any) -> Any:
            highest = 1
            while True:
                asks = [Choose(0, "bid", tuple(range(highest))), Choose(1, "bid", (0, 1))]
                answer = yield AllOf(asks, may=[Choose(1, "raise", ("raise",), may=True)])
                if not isinstance(answer, Given):
                    break
                highest += 1
            state.points = list(answer)
            state.over = True

    match = Match(Raise(), {}, 2, NoNature())
    match.answer(0, "0")
    match.answer(1, "1", "bid")
    assert match.state.over
    match = Match(Raise(), {}, 2, NoNature())
    match.answer(1, "1", "bid")
    at = match.asked_at
    match.answer(1, "raise")
    assert (match.sealed, match.asked_at > at) == ({1: 1}, True)  # B's bid stands, A's options are new
    with pytest.raises(Stale):
        match.answer(0, "0", asked_at=at)
    match.answer(0, "1")
    assert points(match) == [1, 1]


def test_an_interruption_may_leave_only_those_who_have_answered() -> None:
    """B leaves the bidding; A's sealed bid is all there is, so it is opened, and B cannot come back."""

    class Leave(type(TOY)):  # type: ignore[misc]
        id = "leave"

        def rules(self, state: Any) -> Any:
            seats = [0, 1]
            while True:
                may = [Choose(seat, "leave", ("leave",), may=True) for seat in seats[1:]]
                answer = yield AllOf([Choose(seat, "bid", (0, 1)) for seat in seats], may=may)
                if not isinstance(answer, Given):
                    break
                seats.remove(answer.seat)
            for seat, bid in zip(seats, answer, strict=True):
                state.points[seat] += bid
            yield Choose(1, "take", (1, 2))
            state.over = True

    match = Match(Leave(), {}, 2, NoNature())
    match.answer(0, "1")
    match.answer(1, "leave")
    assert points(match) == [1, 0]
    assert [ask.what for ask in match.asks()] == ["take"]
    assert [match.undoable(seat) for seat in (0, 1)] == [-1, -1]
    assert match.copy().undoable(1) == -1


# -- the undo law ------------------------------------------------------------------------------------------------------------------


def test_the_last_answer_may_be_taken_back() -> None:
    match = toy(6)
    match.answer(0, "3")
    assert (match.undoable(0), match.undoable(1)) == (0, -1)
    match.undo(0)
    assert (match.tape, points(match), match.journal) == ([], [0, 0], [])
    match.answer(0, "1")
    assert points(match) == [1, 0]


def test_anothers_answer_closes_the_door() -> None:
    match = toy(6, seats=3)
    match.answer(0, "3")
    match.answer(1, "3")
    with pytest.raises(Illegal) as refused:
        match.undo(0)
    assert refused.value.key == "undo"
    match.undo(1)
    match.undo(0)
    assert match.tape == []


def test_chance_closes_the_door() -> None:
    match = in_round(2)
    assert match.tape[-1].seat == NATURE
    assert [match.undoable(seat) for seat in (0, 1)] == [-1, -1]


def test_a_sealed_answer_may_be_taken_back_though_others_answered_since() -> None:
    match = in_round(2)
    match.answer(0, "bid:1")
    match.answer(1, "cough")
    match.undo(0)
    assert match.sealed == {}
    assert lines(match)[-1] == "B cough cough"
    match.answer(0, "bid:0")
    match.answer(1, "bid:0")
    assert points(match) == [1, 1]


def test_the_answer_that_breaks_the_seals_may_not_be_taken_back() -> None:
    match = in_round(3)
    assert match.tape[-1].seat == 1
    assert match.undoable(1) == -1
    assert match.copy().undoable(1) == -1
    again = Match(TOY, match.settings, 2, NoNature(), tape=match.tape)
    assert again.undoable(1) == -1


def test_nothing_is_taken_back_after_the_end() -> None:
    match = in_round(3)
    match.answer(0, "left")
    with pytest.raises(Illegal):
        match.undo(0)


def test_a_last_answer_across_a_settled_point_is_taken_back() -> None:
    """Where no chance follows, the last answer of a beat may be taken back: the game is played again up to there."""

    class Quiet(type(TOY)):  # type: ignore[misc]
        id = "quiet"

        def rules(self, state: Any) -> Any:
            state.round += 1
            state.points[0] += 1
            state.points[1] += yield Choose(1, "take", (1, 2))
            state.over = state.round == 3

    match = Match(Quiet(), {}, 2, NoNature())
    match.answer(1, "2")
    assert (points(match), match.settled_at) == ([2, 2], 1)
    match.undo(1)
    assert (points(match), match.settled_at) == ([1, 0], 0)
    match.answer(1, "1")
    assert points(match) == [2, 1]


def test_taking_back_goes_no_further_back_than_it_must() -> None:
    """However long the game is, what one did since chance or another spoke is not played from the beginning."""

    class Long(type(TOY)):  # type: ignore[misc]
        id = "long"
        beats = 0

        def rules(self, state: Any) -> Any:
            Long.beats += 1
            state.points[1] += yield Choose(1, "take", (1, 2))

    match = Match(Long(), {}, 2, NoNature())
    for _ in range(100):
        match.answer(1, "1")
    plain = Match(Long(), {}, 2, NoNature(), tape=match.tape)
    Long.beats = 0
    for left in range(99, 99 - EARLIER, -1):
        match.undo(1)
        assert (points(match), match.settled_at, len(match.tape)) == ([0, left], left, left)
    assert Long.beats == EARLIER
    match.undo(1)  # further back than is kept: all is played again, to the same end
    assert Long.beats == 100
    for _ in range(EARLIER + 1):
        plain.undo(1)
        match.answer(1, "2")
        match.undo(1)
    assert (lines(match), points(match), match.asked_at) == (lines(plain), points(plain), plain.asked_at)


# -- copies ------------------------------------------------------------------------------------------------------------------------


def test_a_copy_goes_its_own_way() -> None:
    match = toy(6)
    match.answer(0, "3")
    twin = match.copy()
    twin.answer(1, "1")
    assert (lines(match), points(match)) == (["A take 3"], [3, 0])
    assert lines(twin)[:2] == ["A take 3", "B take 1"]


def test_a_copy_keeps_seals() -> None:
    match = in_round(2)
    match.answer(0, "bid:1")
    twin = match.copy()
    assert twin.sealed == match.sealed
    assert twin.undoable(0) == match.undoable(0)
    assert view_of(twin, 0) == view_of(match, 0)


# -- searching ---------------------------------------------------------------------------------------------------------------------


def test_a_search_forgets_what_others_sealed() -> None:
    match = in_round(2)
    match.answer(0, "bid:1")
    match.answer(1, "cough")
    mine = match.determinize(0, SampledNature(Random(1)), Random(1))
    theirs = match.determinize(1, SampledNature(Random(1)), Random(1))
    assert mine.sealed == {0: ("bid", 1)}
    assert theirs.sealed == {}
    assert [(ask.seat, ask.what) for ask in theirs.asks()] == [(0, "bid"), (1, "bid"), (0, "cough")]


def test_a_search_asks_again_what_depends_on_hidden_things() -> None:
    match = Match(POCKETS, {}, 2, DictatedNature(["apple", "plum"]))
    assert [str(option) for option in match.asks()[0].options] == ["apple", "nothing"]
    offered = set()
    for seed in range(20):
        run = match.determinize(1, SampledNature(Random(seed)), Random(seed))
        offered.add(run.asks()[0].options[0])
    assert offered == {"apple", "pear"}  # B knows only its own plum
    own = match.determinize(0, SampledNature(Random(1)), Random(1))
    assert own.asks()[0].options[0] == "apple"
    assert [str(option) for option in match.asks()[0].options] == ["apple", "nothing"]


def test_a_search_leaves_the_match_alone() -> None:
    match = random_toy(3)
    match.answer(0, "2")
    run = match.determinize(0, SampledNature(Random(1)), Random(1))
    run.give(run.asks()[0], 3)
    assert (lines(match), points(match)) == (["A take 2"], [2, 0])


# -- journal and view --------------------------------------------------------------------------------------------------------------


def test_the_journal_shows_each_seat_its_own() -> None:
    match = secret_round(seats=3)
    for seat in range(3):
        match.answer(seat, "bid:0")
    keys = {seat: [event["key"] for event in view_of(match, seat)["journal"]] for seat in (None, 0, 1, 2)}
    common = ["takes", "takes", "takes", "die"]
    assert keys == {None: common, 0: [*common, "secret", "both"], 1: [*common, "both"], 2: common}
    mine = view_of(match, 1)["journal"]
    assert mine[-1] == {"n": 4, "key": "both", "args": {"seats": ["A", "B"]}, "private": True}
    assert [event["n"] for event in mine] == [0, 1, 2, 3, 4]  # no gap tells of what others read


def test_a_view_asks_only_its_own_seat() -> None:
    match = in_round(2)
    match.answer(1, "bid:1")
    mine, theirs, public = view_of(match, 0), view_of(match, 1), view_of(match, None)
    assert [ask["what"] for ask in mine["asks"]] == ["bid", "cough"]
    assert [ask["what"] for ask in theirs["asks"]] == ["cough"]
    assert public["asks"] == []
    assert (mine["waiting"], mine["ready"], mine["sealed"]) == (["A"], ["B"], None)
    assert (theirs["sealed"], public["sealed"], public["undo"]) == ("bid:1", None, None)
    assert [ask["sealed"] for ask in mine["asks"]] == [True, False]


def test_a_view_says_whether_and_why_not_undo() -> None:
    match = toy(6)
    assert view_of(match, 0)["undo"] == {"can": False, "why": "nothing"}
    match.answer(0, "3")
    assert view_of(match, 0)["undo"] == {"can": True, "what": "take", "option": "3"}
    assert view_of(match, 1)["undo"] == {"can": False, "why": "other"}
    match.answer(1, "3")
    assert view_of(match, 1)["undo"] == {"can": False, "why": "nature"}


def test_the_answer_that_breaks_the_seals_is_marked_final() -> None:
    match = in_round(2)
    assert [option["final"] for option in view_of(match, 0)["asks"][0]["options"]] == [False, False]
    match.answer(1, "bid:1")
    asks = view_of(match, 0)["asks"]
    assert [option["final"] for option in asks[0]["options"]] == [True, True]
    assert asks[1]["options"][0]["final"] is False


# -- positions ---------------------------------------------------------------------------------------------------------------------


def test_a_match_from_a_position() -> None:
    match = toy(start={"points": [4, 5], "round": 1})
    assert {ask.what for ask in match.asks()} == {"bid", "cough"}
    match.answer(0, "bid:1")
    match.undo(0)
    assert points(match) == [4, 5]
    with pytest.raises(BadInput, match="points and round"):
        toy(start={"points": [1, 2]})


# -- going along with a record -----------------------------------------------------------------------------------------------------


def test_a_match_follows_a_longer_record_of_itself() -> None:
    match, ahead = random_toy(5), random_toy(5)
    ahead.answer(0, "1")
    ahead.answer(1, "2")
    ahead.answer(0, "bid:1")
    assert match.follow(ahead.record().answers)
    assert (match.tape, points(match), match.sealed) == (ahead.tape, points(ahead), ahead.sealed)
    assert match.follow(ahead.record().answers), "nothing new is fine"


def test_a_match_does_not_follow_what_has_taken_another_way() -> None:
    match, other = random_toy(5), random_toy(5)
    match.answer(0, "1")
    other.answer(0, "2")
    other.answer(1, "2")
    before = lines(match)
    assert not match.follow(other.record().answers)
    assert not match.follow([])
    assert (lines(match), points(match)) == (before, [1, 0])


def test_a_match_goes_back_to_what_it_has_in_common_with_another_record() -> None:
    match, other = random_toy(5), random_toy(5)
    match.answer(0, "1")
    other.answer(0, "2")
    match.go_back(0)
    assert match.follow(other.tape)
    assert (lines(match), points(match)) == (lines(other), points(other))
    again = Match(TOY, TOY.read_settings({}, 2), 2, NoNature(), tape=other.tape)
    assert [match.number_of(ask) for ask in match.asks()] == [again.number_of(ask) for ask in again.asks()]


def test_a_match_that_follows_draws_nothing_itself() -> None:
    ahead = random_toy(5)
    for seat in (0, 1):
        ahead.answer(seat, "1")
    match = Match(TOY, TOY.read_settings({}, 2), 2, NoNature())
    assert match.follow(ahead.tape)
    assert match.tape == ahead.tape
