"""Everyone who may answer for chance."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from random import Random

import pytest

from undercroft.kernel.errors import BadInput, NoChance
from undercroft.kernel.nature import (
    CommittedNature,
    DictatedNature,
    Nature,
    NoNature,
    SampledNature,
    commitment_of,
    stream_key,
)


def test_the_base_decides_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Nature().die()


def test_dictated_chance_says_what_it_was_told() -> None:
    nature = DictatedNature([6, 1, "lava", "b"])
    bag = ["dragon", "lava", "troll"]
    assert (nature.die(), nature.die()) == (6, 1)
    assert nature.draw("room", bag) == "lava"
    assert bag == ["dragon", "troll"]
    assert nature.pick("first", ["a", "b"]) == "b"


def test_dictated_chance_cannot_do_the_impossible() -> None:
    nature = DictatedNature(["7"])
    with pytest.raises(BadInput, match="Dictated 7 for die, which is not possible now") as error:
        nature.die()
    assert error.value.key == "dictation-impossible"


def test_dictation_may_run_short() -> None:
    with pytest.raises(BadInput, match="No answer was dictated for die") as error:
        DictatedNature([]).die()
    assert error.value.key == "dictation-short"
    assert DictatedNature([5], then=DictatedNature([2])).die() == 5
    assert DictatedNature([], then=DictatedNature([2])).die() == 2


def test_where_nothing_may_be_left_to_chance() -> None:
    with pytest.raises(NoChance, match="would draw \\(die\\)"):
        NoNature().die()


def test_a_reveal_leaves_no_choice_but_is_an_answer() -> None:
    assert SampledNature(Random(1)).reveal("look", "lava") == "lava"
    with pytest.raises(NoChance):
        NoNature().reveal("look", "lava")


def test_sampled_chance_is_fair_and_reproducible() -> None:
    counts = Counter(SampledNature(Random(seed)).die() for seed in range(3000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert min(counts.values()) > 400
    assert [SampledNature(Random(4)).die() for _ in range(5)] == [SampledNature(Random(4)).die() for _ in range(5)]


def test_committed_chance_is_the_published_formula() -> None:
    key = stream_key(b"secret", ["aa", "bb"])
    assert key == hmac.digest(b"secret", b"aa\nbb", "sha256")
    nature = CommittedNature(key)
    for number in range(20):
        value = int.from_bytes(hmac.digest(key, str(number).encode(), "sha256"), "big")
        assert nature.index("die", list("abcdefg")) == value * 7 >> 256
    assert commitment_of(b"secret") == hashlib.sha256(b"secret").hexdigest()


def test_committed_chance_is_fair_and_goes_on_where_it_stood() -> None:
    nature = CommittedNature(b"key")
    rolls = [nature.die() for _ in range(3000)]
    assert min(Counter(rolls).values()) > 400
    assert CommittedNature(b"key", count=2999).die() == rolls[2999]
    assert [CommittedNature(b"other").die() for _ in range(1)] * 9 != rolls[:9]


def test_what_seats_add_changes_the_stream() -> None:
    streams = {stream_key(b"s", entropy) for entropy in ([], ["a"], ["b"], ["a", "b"], ["b", "a"])}
    assert len(streams) == 5
