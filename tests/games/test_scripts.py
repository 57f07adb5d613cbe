"""A script runs only when somebody asks on its behalf: none is called and then left lying."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "src" / "undercroft" / "games"
MODULES = [path for path in sorted(GAMES.rglob("*.py")) if not {"bots", "terminal"} & {*path.parts}]
SCRIPTS = ("Script", "MaybeScript", "Asking", "Generator")
"""What a function that makes a script says it returns."""


def makes_script(function: ast.FunctionDef) -> bool:
    """Whether a function says that it returns a script."""
    said = function.returns
    if isinstance(said, ast.Subscript):
        said = said.value
    return isinstance(said, ast.Name) and said.id in SCRIPTS


def functions_of(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def game_of(path: Path) -> str:
    """The folder of the game that a module belongs to."""
    return path.relative_to(GAMES).parts[0]


TREES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in MODULES}
KERNEL = {
    function.name
    for path in (GAMES.parent / "kernel").glob("*.py")
    for function in functions_of(ast.parse(path.read_text(encoding="utf-8")))
}


def makers_of(game: str) -> set[str]:
    """The names of a game's functions that make scripts; a name that also stands for something else is passed over."""
    functions = [function for path, tree in TREES.items() if game_of(path) == game for function in functions_of(tree)]
    return {function.name for function in functions if makes_script(function)} - KERNEL - AMBIGUOUS.get(game, set())


AMBIGUOUS = {"dungeoneer": {"hero", "resolve"}}
"""Names of a game that stand for a script in one place and for something else in another."""


def left_lying(tree: ast.AST, makers: set[str]) -> Iterator[tuple[int, str]]:
    """Calls of ``makers`` that neither are asked on behalf of (``yield from``) nor handed on by a function that makes a script."""
    for function in functions_of(tree):
        handed = makes_script(function)
        fine = {
            id(inner)
            for node in ast.walk(function)
            if isinstance(node, ast.YieldFrom) or (handed and isinstance(node, ast.Return))
            for inner in ast.walk(node)
        }
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and id(node) not in fine:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in makers:
                    yield node.lineno, name


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(GAMES)))
def test_no_script_is_left_lying(path: Path) -> None:
    assert list(left_lying(TREES[path], makers_of(game_of(path)))) == []


def test_a_forgotten_yield_from_is_seen() -> None:
    tree = ast.parse("def turn(g) -> Script:\n    window(g)\n    yield from hero(g)\n    return window(g)\n")
    assert list(left_lying(tree, {"window", "hero"})) == [(2, "window")]


def test_scripts_are_found() -> None:
    assert {"beat", "lay_in_turn"} <= makers_of("raiders")
    assert {"play_card", "walk"} <= makers_of("twister")
    assert {"window", "encounter", "use"} <= makers_of("dungeoneer")
