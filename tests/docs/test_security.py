"""Every attack on the page of attacks is tried by tests and commands that there are."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (ROOT / "docs" / "security.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("|") and not line.startswith(("|---", "| attack |"))
]


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
