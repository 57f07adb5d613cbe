"""Structs made from the classes of :mod:`.fields`, where each field of a card is declared: the same shapes in another form."""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from . import fields

CLASSES = {
    node.name: node
    for node in ast.parse(Path(fields.__file__).with_name("fields.py").read_text(encoding="utf-8")).body
    if isinstance(node, ast.ClassDef)
}
"""From the source: compiled classes keep neither their docstrings nor the exact types of their fields."""


def struct(
    name: str, kind: type, *more: tuple[str, Any] | tuple[str, Any, Any], types: dict[str, Any],
    bases: tuple[type[msgspec.Struct], ...] = (msgspec.Struct,), leave: Sequence[str] = (), needed: bool = False, **config: Any,
) -> Any:  # fmt: skip
    """A struct with the fields of a class, less those of its bases.

    :param more: fields of its own, or of another type than in the class: name, type, default if there is one.
    :param types: what the names in the types of fields stand for.
    :param leave: fields that it does not have.
    :param needed: no field has a default.
    """
    nodes = [CLASSES[each.__name__] for each in reversed(kind.__mro__) if each.__name__ in CLASSES]
    lines = [line for node in nodes for line in node.body if isinstance(line, ast.AnnAssign)]
    declared = {line.target.id: line.annotation for line in lines if isinstance(line.target, ast.Name)}
    passed = {*leave, *[field for base in bases for field in base.__struct_fields__]}
    found: dict[str, Any] = {}
    for field in dataclasses.fields(kind):
        if field.init and field.name not in passed:
            default = () if needed else default_of(field)
            code = compile(ast.Expression(declared[field.name]), fields.__name__, "eval")
            found[field.name] = (field.name, eval(code, types), *default)
    found.update({each[0]: each for each in more})
    about = {"__doc__": ast.get_docstring(nodes[-1])}
    return msgspec.defstruct(name, found.values(), bases=bases, namespace=about, module=fields.__name__, kw_only=True, **config)


def default_of(field: dataclasses.Field[Any]) -> tuple[Any, ...]:
    """The default of a field as a struct takes it; nothing where there is none."""
    if field.default_factory is not dataclasses.MISSING:
        return (msgspec.field(default_factory=field.default_factory),)
    return () if field.default is dataclasses.MISSING else (field.default,)
