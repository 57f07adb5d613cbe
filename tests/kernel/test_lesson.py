"""Lessons as they are written down: what does not fit is named."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from undercroft.kernel.lesson import StrictNature, match_of, read_lesson, settings_of
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.registry import HOUSE, game_of


@pytest.mark.parametrize("line", ["x lay 4", ">", "A lay", "settings: {quick}", "start: nowhere.json", "seats: many"])
def test_whatever_is_wrong_in_a_lesson_is_named_by_its_line(line: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"^Line 2 of the lesson"):
        read_lesson(f"seats: 4\n{line}\n", tmp_path)


def test_a_match_and_a_table_have_the_same_options_of_a_lesson() -> None:
    """Those of its position, where it has one."""
    for game in map(game_of, HOUSE):
        assert game.lesson is not None
        lesson = read_lesson(game.lesson.read_text(encoding="utf-8"), game.lesson.parent)
        assert match_of(lesson, game, SampledNature(Random(1))).settings == settings_of(lesson, game)


def test_chance_that_does_not_fit_is_refused() -> None:
    nature = StrictNature(read_lesson("seats: 2\n\n* room vault\n", Path()), 0, SampledNature(Random(1)))
    with pytest.raises(ValueError, match="the lesson says vault"):
        nature.index("room", ["troll", "lava"])
