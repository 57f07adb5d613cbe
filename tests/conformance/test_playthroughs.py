"""The written games are still what the rules give."""

from __future__ import annotations

import pytest

from tests.conformance.playthroughs import FOLDER, OURS, file_of, played, seed_of, written
from tests.conformance.tables import Variant


@pytest.mark.parametrize("variant", OURS, ids=lambda variant: variant.name)
def test_the_rules_give_the_same_game(variant: Variant) -> None:
    assert written(variant).split("\n") == file_of(variant).read_text(encoding="utf-8").split("\n"), (
        "The rules give another game than before. If that is meant: python -m tests.conformance.playthroughs"
    )


@pytest.mark.parametrize("variant", [variant for variant in OURS if variant.start], ids=lambda variant: variant.name)
def test_the_option_matters_in_its_game(variant: Variant) -> None:
    """By the usual rules, from the same position with the same chance and answers, it would have gone another way."""
    usual = variant.usual()
    theirs = list(played(usual.match(seed_of(variant)), seed_of(variant)))
    assert told(theirs) != told(list(played(variant.match(seed_of(variant)), seed_of(variant)))), "find another seed for SEEDS"


def told(lines: list[str]) -> list[str]:
    """What was asked, answered and told; without positions, which name the options."""
    return [line for line in lines if not line.startswith("=")]


def test_every_variant_has_its_file_and_no_file_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {file_of(variant).name for variant in OURS}
