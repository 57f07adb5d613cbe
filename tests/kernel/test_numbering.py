"""The numbers of questions: which question keeps its number, and which gets a new one."""

from __future__ import annotations

from undercroft.kernel.ask import AllOf, Choose, EachOf, FirstOf
from undercroft.kernel.numbering import Numbering, same_questions


def bid(seat: int, *options: int) -> Choose:
    return Choose(seat, "bid", options or (0, 1))


def cough(seat: int) -> Choose:
    return Choose(seat, "cough", ("cough",), may=True)


def each(*seats: int, what: str = "pack") -> EachOf:
    return EachOf([Choose(seat, what, ("axe", "bow")) for seat in seats])


def test_a_question_has_the_length_of_the_tape_when_it_was_put() -> None:
    numbers = Numbering(0)
    first, second = bid(0), bid(1)
    numbers.put(first, None, 3)
    assert (numbers.of(first), numbers.open()) == (3, [3, 3])
    numbers.put(second, first, 4)
    assert numbers.of(second) == numbers.of_seat(1) == numbers.asked_at == 4


def test_the_same_question_put_again_is_another_one() -> None:
    numbers = Numbering(0)
    numbers.put(FirstOf([bid(0), bid(1)]), None, 1)
    numbers.put(FirstOf([bid(0), bid(1)]), FirstOf([bid(0), bid(1)]), 2)
    assert numbers.of(bid(1)) == 2


def test_sealed_questions_keep_their_number_through_an_interruption_and_windows_do_not() -> None:
    numbers = Numbering(0)
    before, now = AllOf([bid(0), bid(1)], may=[cough(0), cough(1)]), AllOf([bid(0), bid(1)], may=[cough(1)])
    numbers.put(before, None, 2)
    numbers.put(now, before, 3, interrupted=True)
    assert (numbers.of(bid(1)), numbers.of(cough(1))) == (2, 3)
    assert numbers.open() == [2, 3]


def test_a_question_keeps_its_number_when_somebody_uses_a_window_beside_it() -> None:
    for now in (FirstOf([bid(0), cough(2)]), bid(0)):
        numbers = Numbering(0)
        before = FirstOf([bid(0), cough(1), cough(2)])
        numbers.put(before, None, 2)
        numbers.put(now, before, 3, interrupted=True)
        assert (numbers.of(bid(0)), numbers.of(cough(2)), numbers.asked_at) == (2, 3, 2)
    numbers.put(bid(0), bid(0), 4)
    assert numbers.asked_at == 4, "the same is asked again, and nothing was interrupted"


def test_an_interruption_that_changes_what_is_asked_gives_new_numbers() -> None:
    numbers = Numbering(0)
    before = AllOf([bid(0), bid(1)], may=[cough(0)])
    numbers.put(before, None, 2)
    numbers.put(AllOf([bid(0, 5), bid(1)]), before, 3, interrupted=True)
    assert (numbers.of(bid(0)), numbers.of(bid(1))) == (3, 3)


def test_the_same_sealed_questions_after_all_were_answered_have_a_new_number() -> None:
    numbers = Numbering(0)
    numbers.put(AllOf([bid(0), bid(1)]), None, 2)
    numbers.put(AllOf([bid(0), bid(1)]), AllOf([bid(0), bid(1)]), 4)
    assert numbers.of(bid(0)) == 4


def test_who_works_alone_keeps_the_number_while_others_answer() -> None:
    numbers = Numbering(0)
    numbers.put(each(0, 1), None, 1)
    left = EachOf([Choose(0, "pack", ("bow",)), Choose(1, "pack", ("axe", "bow"))])
    numbers.put(left, each(0, 1), 2)
    assert [numbers.of(ask) for ask in left.asks] == [2, 1]
    assert (numbers.each_from, sorted(set(numbers.open()))) == (1, [1, 2])
    numbers.put(each(1), left, 3)
    assert (numbers.of_seat(1), numbers.each_from) == (1, 1)


def test_all_are_at_something_new_once_somebody_who_was_done_is_asked_again() -> None:
    numbers = Numbering(0)
    numbers.put(each(0, 1), None, 1)
    numbers.put(each(1), each(0, 1), 2)
    numbers.put(each(0, 1, what="march"), each(1), 3)
    assert (numbers.each_from, numbers.of_seat(0), numbers.of_seat(1)) == (3, 3, 3)


def test_nobody_works_alone_any_more_when_another_question_is_put() -> None:
    numbers = Numbering(0)
    numbers.put(each(0, 1), None, 1)
    numbers.put(bid(1), each(0, 1), 4)
    assert (numbers.each_at, numbers.of_seat(0), numbers.open()) == ({}, 4, [4, 4])
    numbers.put(None, bid(1), 5)
    assert numbers.asked_at == 5


def test_a_match_that_goes_back_counts_from_there() -> None:
    numbers = Numbering(0)
    numbers.put(bid(0), None, 7)
    numbers.restart(2)
    assert numbers.open() == [2, 2]


def test_the_same_questions_are_those_of_the_same_seats_in_the_same_order() -> None:
    assert same_questions([bid(0), bid(1)], [bid(0), bid(1)])
    assert not same_questions([bid(0), bid(1)], [bid(1), bid(0)])
    assert not same_questions([bid(0)], [bid(0), bid(1)])
