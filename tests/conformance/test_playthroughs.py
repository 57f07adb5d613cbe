"""The written games are still what the rules give."""

from __future__ import annotations

import pytest

from tests.conformance.playthroughs import FOLDER, OURS, file_of, written
from tests.conformance.tables import Variant


@pytest.mark.parametrize("variant", OURS, ids=lambda variant: variant.name)
def test_the_rules_give_the_same_game(variant: Variant) -> None:
    assert written(variant).split("\n") == file_of(variant).read_text(encoding="utf-8").split("\n"), (
        "The rules give another game than before. If that is meant: python -m tests.conformance.playthroughs"
    )


def test_every_variant_has_its_file_and_no_file_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {file_of(variant).name for variant in OURS}
