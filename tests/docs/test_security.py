"""Every attack on the page of attacks is tried by tests and commands that there are."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")


def rows_of(text: str) -> list[list[str]]:
    """The cells of its tables."""
    lines = [line for line in text.splitlines() if line.startswith("|") and not line.startswith(("|---", "| attack |"))]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


TRIED, _, SEEN = PAGE.partition("\n## Seen to fail\n")
ROWS = rows_of(TRIED)


@cache
def names_in(file: str) -> set[str]:
    """The tests in a file."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


@pytest.mark.parametrize(("attack", "tried"), [(row[0], row[2]) for row in ROWS], ids=[row[0] for row in ROWS])
def test_an_attack_is_tried(attack: str, tried: str) -> None:
    named = re.findall(r"`([^`]+)`", tried)
    assert named
    assert re.sub(r"`[^`]+`", "", tried).strip() == ""
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    for each in named:
        if each.startswith("make "):
            assert each.removeprefix("make ") in targets
        else:
            file, _, test = each.partition("::")
            assert test in names_in(file)


def test_names_in_attacks_alone_are_on_the_page() -> None:
    named = {name for row in ROWS for name in re.findall(r"test_attacks\.py::(\w+)", row[2])}
    assert named == names_in("tests/server/test_attacks.py")


def test_of_every_attack_it_is_told_what_it_did_before() -> None:
    seen = rows_of(SEEN)
    assert [row[0] for row in seen] == [row[0] for row in ROWS]
    assert {row[1] for row in seen} <= {"failed", "in part", "held", "not shown"}
    assert all(row[2] for row in seen)
