"""Questions, options and their text forms."""

from __future__ import annotations

import pytest

from undercroft.kernel.ask import AllOf, Choose, FirstOf, Refusal, digest_of, letter_of, seat_of, text_of
from undercroft.kernel.shapes import plain


@pytest.mark.parametrize(("option", "text"), [
    ("key", "key"), (5, "5"), (("attack", "skeleton-2"), "attack:skeleton-2"), (("move", 3, ("a", 4)), "move:3:a:4"), ((), ""),
    (True, "True"),
])  # fmt: skip
def test_options_have_a_stable_text(option: object, text: str) -> None:
    assert text_of(option) == text


def test_seats_have_letters() -> None:
    assert [letter_of(seat) for seat in range(5)] == list("ABCDE")
    assert [seat_of(letter) for letter in "ABCDE"] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("letter", ["", "AB", "a", "?", "*", "Z", "А"])
def test_what_is_no_letter_of_a_seat_is_refused(letter: str) -> None:
    with pytest.raises(ValueError, match="not found"):
        seat_of(letter)


def test_the_digest_tells_questions_apart() -> None:
    digests = {
        Choose(0, "lay", ("1", "2")).digest(), Choose(1, "lay", ("1", "2")).digest(), Choose(0, "keep", ("1", "2")).digest(),
        Choose(0, "lay", ("1",)).digest(), Choose(0, "lay", ("2", "1")).digest(),
    }  # fmt: skip
    assert len(digests) == 5
    assert all(len(digest) == 4 and int(digest, 16) >= 0 for digest in digests)
    assert Choose(0, "lay", (1, 2)).digest() == Choose(0, "lay", ["1", "2"]).digest() == digest_of("A", "lay", ["1", "2"])


def test_same_as_looks_at_everything() -> None:
    ask = Choose(0, "lay", ("1", "2"))
    assert ask.same_as(Choose(0, "lay", ["1", "2"]))
    for other in (
        Choose(1, "lay", ("1", "2")), Choose(0, "bid", ("1", "2")), Choose(0, "lay", ("1",)),
        Choose(0, "lay", ("1", "2"), may=True),
    ):  # fmt: skip
        assert not ask.same_as(other)


def test_a_question_says_what_it_is() -> None:
    assert repr(Choose(1, "lay", ("5", ("a", 1)))) == "Choose(B, 'lay', 5, a:1)"
    assert [ask.seat for ask in AllOf([Choose(0, "x", (1,)), Choose(1, "x", (1,))]).asks] == [0, 1]
    assert FirstOf([Choose(0, "x", (1,))]).asks[0].what == "x"


def test_a_refusal_as_json() -> None:
    assert plain(Refusal("key-only-in-vault", rule="6.3", kind="trap").shown()) == {
        "key": "key-only-in-vault", "args": {"kind": "trap"}, "rule": "6.3",
    }  # fmt: skip
