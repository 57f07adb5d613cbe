"""The examples in the kernel's docstrings run and say what is true; every public function has one."""

from __future__ import annotations

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

KERNEL = Path(__file__).parent.parent.parent / "src" / "undercroft" / "kernel"
MODULES = sorted(path.stem for path in KERNEL.glob("*.py") if path.stem != "__init__")
DOCUMENTED = ast.Module, ast.ClassDef, ast.FunctionDef


def tree_of(module: str) -> ast.Module:
    """The source: what is compiled keeps no docstrings, and runs the same examples."""
    return ast.parse((KERNEL / f"{module}.py").read_text(encoding="utf-8"))


def examples_of(module: str) -> list[doctest.DocTest]:
    """The examples in a module, with the names of the module at hand."""
    names = vars(import_module(f"undercroft.kernel.{module}"))
    found = []
    for node in ast.walk(tree_of(module)):
        if isinstance(node, DOCUMENTED) and (text := ast.get_docstring(node, clean=False)):
            line = node.body[0].lineno - 1
            where = str(KERNEL / f"{module}.py")
            example = doctest.DocTestParser().get_doctest(text, dict(names), getattr(node, "name", module), where, line)
            found += [example] if example.examples else []
    return found


@pytest.mark.parametrize("module", MODULES)
def test_examples_are_true(module: str) -> None:
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    said: list[str] = []
    for example in examples_of(module):
        runner.run(example, out=said.append)
    assert runner.failures == 0, "".join(said)


@pytest.mark.parametrize("module", MODULES)
def test_every_public_function_has_an_example(module: str) -> None:
    functions = {node.name for node in tree_of(module).body if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")}
    assert functions - {example.name for example in examples_of(module)} == set()
