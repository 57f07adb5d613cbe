"""Cards on squared paper: boxes with exits and marks, free places by name, nothing where there is no room."""

from __future__ import annotations

from undercroft.terminal.squares import Box, drawn

HALL, DEN = Box("Hall", ["", " ", "", ""]), Box("A very long den", ["", "", "=", " "], "A")


def test_boxes_have_gaps_for_exits_and_marks_at_the_end() -> None:
    assert drawn({(0, 0): HALL, (1, 0): DEN}, {}, {}, {}, 24) == [
        "        0        1",
        "    +-------++-------+",
        "  0 |Hall     A very |",
        "    |         long… A|",
        "    +-------++--===--+",
    ]


def test_columns_rows_and_free_places_have_names() -> None:
    lines = drawn({(0, 0): HALL}, {(1, 0): "e1"}, {1: "east"}, {0: "row"}, 40)
    assert lines[0].split() == ["0", "east"]
    assert lines[2].startswith("row |Hall")
    assert lines[2].endswith("e1")


def test_what_is_too_wide_is_not_drawn() -> None:
    assert drawn({(x, 0): HALL for x in range(20)}, {}, {}, {}, 80) == []
    assert drawn({}, {}, {}, {}, 80) == []
