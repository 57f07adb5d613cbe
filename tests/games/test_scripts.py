"""A script runs only when somebody asks on its behalf: none is called and then left lying."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TypeAlias

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "undercroft"
GAMES = SOURCE / "games"
RULES = [path for path in sorted(GAMES.rglob("*.py")) if not {"bots", "terminal"} & {*path.parts}]
Known: TypeAlias = ast.FunctionDef | ast.expr
"""What a name stands for: a function, or an annotation."""


@dataclass(eq=False)
class Module:
    """A file of the rules or of the kernel, and what its names stand for."""

    path: Path
    tree: ast.Module
    defined: dict[str, Known] = field(default_factory=dict)
    """Its functions; of a table the annotation, of an alias what it stands for."""
    imported: dict[str, tuple[Path, str]] = field(default_factory=dict)
    """The module that an imported name comes from, without its suffix, and the name there."""

    def __post_init__(self) -> None:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.level:
                folder = self.path.parents[node.level - 1].joinpath(*(node.module or "").split("."))
                self.imported |= {alias.asname or alias.name: (folder, alias.name) for alias in node.names}
        for node in self.tree.body:
            match node:
                case ast.FunctionDef():
                    self.defined[node.name] = node
                case ast.AnnAssign(target=ast.Name(name), annotation=ast.Name("TypeAlias"), value=ast.expr() as value):
                    self.defined[name] = value
                case ast.AnnAssign(target=ast.Name(name)):
                    self.defined[name] = node.annotation
                case ast.Assign(targets=[ast.Name(name)]):
                    self.defined[name] = node.value


class House:
    """All modules of the rules and of the kernel; it knows what each name in them stands for."""

    def __init__(self, sources: Mapping[Path, str]) -> None:
        self.modules = {path: Module(path, ast.parse(source)) for path, source in sources.items()}
        self.methods = {
            (self.game_of(path), function.name)
            for path, module in self.modules.items()
            for owner in ast.walk(module.tree)
            if isinstance(owner, ast.ClassDef)
            for function in owner.body
            if isinstance(function, ast.FunctionDef) and self.makes_script(module, function)
        }
        """The methods of each game that make scripts, by name: whose method is called is not looked at."""

    def game_of(self, path: Path) -> str:
        return path.relative_to(GAMES).parts[0] if path.is_relative_to(GAMES) else ""

    def makes_script(self, module: Module, known: Known) -> bool:
        """Whether a function says that it returns a script; of an annotation: whether a script is in it."""
        said = known.returns if isinstance(known, ast.FunctionDef) else known
        return said is not None and any(
            node.id == "Generator" or self.is_maker(module, node.id) for node in ast.walk(said) if isinstance(node, ast.Name)
        )

    def is_maker(self, module: Module, name: str) -> bool:
        """Whether a name of a module stands for what makes scripts, in the module that defines it."""
        if name in module.defined:
            return self.makes_script(module, module.defined[name])
        if name in module.imported:
            folder, whole = module.imported[name]
            home = self.modules.get(folder.with_suffix(".py"))
            return home is not None and self.is_maker(home, whole)
        return False

    def may_make(self, module: Module, within: ast.FunctionDef, called: ast.expr) -> bool:
        """Whether what is called in a function makes a script, or may: from a table, by a parameter, by a local name."""
        match called:
            case ast.Name(name) if name in (local := locals_of(within)):
                return any(
                    self.makes_script(module, known) or self.may_make(module, within, called) for known, called in local[name]
                )
            case ast.Name(name):
                return self.is_maker(module, name)
            case ast.Attribute(value=ast.Name(name), attr=attribute) if home := self.module_named(module, name):
                return self.is_maker(home, attribute)
            case ast.Attribute(attr=attribute):
                return (self.game_of(module.path), attribute) in self.methods
            case ast.Subscript(value=table) | ast.Call(func=ast.Attribute(value=table, attr="get")):
                return self.may_make(module, within, table)
            case ast.IfExp(body=one, orelse=other):
                return self.may_make(module, within, one) or self.may_make(module, within, other)
        return False

    def module_named(self, module: Module, name: str) -> Module | None:
        """The module that a name stands for (``from . import name``)."""
        folder, whole = module.imported.get(name, (Path(), ""))
        return self.modules.get((folder / whole).with_suffix(".py")) if whole else None

    def left_lying(self, path: Path) -> Iterator[tuple[int, str]]:
        """Calls that make a script which is neither asked on behalf of (``yield from``) nor handed on by a maker of scripts."""
        module = self.modules[path]
        for function in [node for node in ast.walk(module.tree) if isinstance(node, ast.FunctionDef)]:
            handed = self.makes_script(module, function)
            fine = {
                id(inner)
                for node in ast.walk(function)
                if isinstance(node, ast.YieldFrom) or (handed and isinstance(node, ast.Return))
                for inner in ast.walk(node)
            }
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and id(node) not in fine and self.may_make(module, function, node.func):
                    yield node.lineno, ast.unparse(node.func)


NOTHING = ast.Constant(None)


@cache
def locals_of(function: ast.FunctionDef) -> dict[str, list[tuple[Known, ast.expr]]]:
    """The local names of a function: what each is said to be (an annotation, an inner function), and what it is bound to."""
    found: dict[str, list[tuple[Known, ast.expr]]] = {}
    for node in ast.walk(function):
        match node:
            case ast.arg(name, annotation):
                found.setdefault(name, []).append((annotation or NOTHING, NOTHING))
            case ast.FunctionDef(name) if node is not function:
                found.setdefault(name, []).append((node, NOTHING))
            case ast.Assign(targets=[ast.Name(name)], value=value) | ast.NamedExpr(target=ast.Name(name), value=value):
                if name not in {inner.id for inner in ast.walk(value) if isinstance(inner, ast.Name)}:
                    found.setdefault(name, []).append((NOTHING, value))
    return found


HOUSE = House({path: path.read_text(encoding="utf-8") for path in [*RULES, *(SOURCE / "kernel").glob("*.py")]})


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(GAMES)))
def test_no_script_is_left_lying(path: Path) -> None:
    assert list(HOUSE.left_lying(path)) == []


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(GAMES)))
def test_no_yield_from_can_be_forgotten_unseen(path: Path) -> None:
    """Whatever the rules ask on behalf of would be found if it were only called."""
    module = HOUSE.modules[path]
    asked = [
        (function, node.value.func)
        for function in ast.walk(module.tree)
        if isinstance(function, ast.FunctionDef) and HOUSE.makes_script(module, function)
        for node in ast.walk(function)
        if isinstance(node, ast.YieldFrom) and isinstance(node.value, ast.Call)
    ]
    assert [ast.unparse(called) for function, called in asked if not HOUSE.may_make(module, function, called)] == []


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(GAMES)))
def test_no_function_yields_behind_its_return(path: Path) -> None:
    """A function is not made a script by a ``yield`` that is never reached."""
    blocks = [block for node in ast.walk(HOUSE.modules[path].tree) for block in vars(node).values() if isinstance(block, list)]
    last = [(one, behind) for block in blocks for one, behind in pairwise(block)]
    assert [behind.lineno for one, behind in last if isinstance(one, ast.Return | ast.Raise)] == []


STORY = {
    "one": """
from ...kernel.ask import MaybeScript, Script
from . import two
from .two import Way, hero, window as ask
CARRY_OUT: dict[str, Callable[[int], MaybeScript]] = {}
class Card:
    def hero(self): ...
def turn(g, way: Way, then: Callable[[], Script]) -> Script:
    ask(g)
    two.window(g)
    CARRY_OUT["play"](g)
    CARRY_OUT.get("play")(g)
    way.clear(g)
    then()
    do = two.window if g else two.hero
    do(g)
    hero(g)
    two.hero(g)
    way.name(g)
    yield from ask(g)
    return two.window(g)
def plain(g):
    return ask(g)
""",
    "two": """
from ...kernel.ask import Script
class Way:
    def clear(self, g) -> Script: ...
    def name(self, g) -> str: ...
def window(g) -> Script: ...
def hero(g) -> str: ...
""",
}


def test_a_forgotten_yield_from_is_seen() -> None:
    """By the module that a name comes from, in a table, as a method, by a parameter and a local name; a namesake is none."""
    paths = {name: GAMES / "toy" / f"{name}.py" for name in STORY}
    ask = SOURCE / "kernel" / "ask.py"
    house = House({ask: ask.read_text(encoding="utf-8")} | {paths[name]: text for name, text in STORY.items()})
    assert [called for _, called in house.left_lying(paths["one"])] == [
        "ask", "two.window", "CARRY_OUT['play']", "CARRY_OUT.get('play')", "way.clear", "then", "do", "ask",
    ]  # fmt: skip
