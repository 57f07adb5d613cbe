"""The written games are still what the rules give."""

from __future__ import annotations

import pytest

from tests.conformance.playthroughs import (
    DIGESTED,
    DIGESTS,
    GAMES,
    WRITTEN_OUT,
    Digests,
    changes,
    digested,
    digests_of,
    file_of,
    kept_digests,
    matters,
    played,
    seed_of,
    written,
)
from tests.conformance.tables import Variant
from undercroft.kernel.registry import HOUSE

COMMAND = "If that is meant: python -m tests.conformance.playthroughs"


def named(variant: Variant) -> str:
    return variant.name


@pytest.mark.parametrize("variant", WRITTEN_OUT, ids=named)
def test_the_rules_give_the_same_game(variant: Variant) -> None:
    assert written(variant, seed_of(variant)).split("\n") == file_of(variant).read_text(encoding="utf-8").split("\n"), (
        f"The rules give another game than before. {COMMAND}"
    )


@pytest.mark.parametrize("variant", DIGESTED, ids=named)
def test_the_rules_give_a_game_with_the_same_digests(variant: Variant) -> None:
    was = kept_digests(variant.game.id)[variant.name]
    now = digested(variant, was.seed, was.matters)
    if str(was) != str(now):
        at = was.first_difference(now)
        here = "\n".join(list(played(variant, was.seed))[at]) if at < len(now.points) else "the end"
        pytest.fail(f"Another game from settled point {at} on, now:\n{here}\n{COMMAND}", pytrace=False)


@pytest.mark.parametrize("variant", DIGESTED, ids=named)
def test_the_option_matters_in_its_game(variant: Variant) -> None:
    kept = kept_digests(variant.game.id)[variant.name]
    assert kept.matters == matters(variant, kept.seed)
    assert kept.matters or not variant.start, "a position made for an option must show it"


def test_every_variant_is_there_and_nothing_is_left_over() -> None:
    assert {path.name for path in GAMES.glob("*.txt")} == {file_of(variant).name for variant in WRITTEN_OUT}
    assert {path.name for path in DIGESTS.glob("*.txt")} == {digests_of(game).name for game in HOUSE}
    for game in HOUSE:
        assert list(kept_digests(game)) == [variant.name for variant in DIGESTED if variant.game.id == game]


def test_changes_tell_what_is_new_and_nothing_else() -> None:
    before = {"ap": 2, "hand": ["a", "b", "b"], "map": {"hall": [1, 0]}, "said": "x", "heroes": [{"life": 3}, {"life": 4}]}
    now = {
        "ap": 1,
        "hand": ["a", "b", "c"],
        "map": {"hall": [1, 0], "crypt": [2, 0]},
        "heroes": [{"life": 3}, {"life": 2}],
        "new": [],
    }
    assert changes(before, before) == changes(before, {**before, "new": []}) == ""
    assert changes(before, now) == "ap=1 hand(-b +c) map(crypt=[2 0]) -said heroes(2(life=2))"
    assert changes({"hand": ["a", "b"]}, {"hand": ["b", "a"]}) == "hand=[b a]"
    assert changes({"map": {"hall": 1}, "hand": ["a"]}, {"map": {}, "hand": []}) == "map(-hall) hand=[]"


def test_digests_say_where_games_part() -> None:
    line = "twister-2-draws=False matters 21 180: aaaa bbbb cccc"
    assert str(Digests.read(line)) == line
    assert Digests.read(line).first_difference(Digests.read(line.replace("bbbb cccc", "dddd eeee"))) == 1
    assert Digests.read(line).first_difference(Digests.read(f"{line} dddd")) == 3
