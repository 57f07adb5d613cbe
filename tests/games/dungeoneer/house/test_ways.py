"""How playing alone differs is said in one place: ``rules/way.py`` and ``rules/solo.py``."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

FAMILY = Path(__file__).parents[4] / "src" / "undercroft" / "games" / "dungeoneer"
PLACES = (FAMILY / "rules" / "way.py", FAMILY / "rules" / "solo.py")
SEATS = re.compile(r"len\(([\w.]+\.)?(players|seats)\)|([\w.]+\.)?seats")


def asked_whether_alone(source: str) -> Iterator[int]:
    """The lines where a number of players is compared with one or two."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            few = any(isinstance(side, ast.Constant) and side.value in (1, 2) for side in sides)
            if few and any(SEATS.fullmatch(ast.unparse(side)) for side in sides):
                yield node.lineno


def test_nobody_else_asks_whether_one_plays() -> None:
    found = {str(path.relative_to(FAMILY)): [*asked_whether_alone(path.read_text())] for path in FAMILY.rglob("*.py")}
    assert {name: lines for name, lines in found.items() if lines and FAMILY / name not in PLACES} == {}


def test_such_a_question_is_found() -> None:
    assert [*asked_whether_alone("if len(g.players) == 1:\n  x = 3 if seats < 2 else len(g.cards) == 1")] == [1, 2]
