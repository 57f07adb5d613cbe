"""The examples in the kernel's docstrings run and say what is true; every public function has one."""

from __future__ import annotations

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent.parent / "src"
MODULES = sorted(path.stem for path in (SOURCE / "undercroft" / "kernel").glob("*.py") if path.stem != "__init__")
DOCUMENTED = ast.Module, ast.ClassDef, ast.FunctionDef


def source_of(module: str) -> Path:
    """Where a module's source is: what is compiled keeps no docstrings, and runs the same examples."""
    return SOURCE / (module.replace(".", "/") + ".py")


def tree_of(module: str) -> ast.Module:
    return ast.parse(source_of(module).read_text(encoding="utf-8"))


def examples_of(module: str) -> list[doctest.DocTest]:
    """The examples in a module, with the names of the module at hand."""
    names = vars(import_module(module))
    found = []
    for node in ast.walk(tree_of(module)):
        if isinstance(node, DOCUMENTED) and (text := ast.get_docstring(node, clean=False)):
            line, name = node.body[0].lineno - 1, getattr(node, "name", module.rpartition(".")[2])
            example = doctest.DocTestParser().get_doctest(text, dict(names), name, str(source_of(module)), line)
            found += [example] if example.examples else []
    return found


@pytest.mark.parametrize("module", MODULES)
def test_examples_are_true(module: str) -> None:
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    said: list[str] = []
    for example in examples_of(f"undercroft.kernel.{module}"):
        runner.run(example, out=said.append)
    assert runner.failures == 0, "".join(said)


@pytest.mark.parametrize("module", MODULES)
def test_every_public_function_has_an_example(module: str) -> None:
    tree = tree_of(f"undercroft.kernel.{module}")
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")}
    assert functions - {example.name for example in examples_of(f"undercroft.kernel.{module}")} == set()
