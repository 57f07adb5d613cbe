"""Where a table of a file does not fit the shape that is declared for it, and what should stand there.

``msgspec.convert`` decides whether it fits; its error is a sentence without parts, so the place is looked for along the declared
types (:mod:`msgspec.inspect`), field by field in the order in which they stand in the file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from .fitting import Fault

NAMES: dict[type, str] = {
    int: "a whole number", str: "a text", float: "a number", bool: "true or false", dict: "a table", list: "a list",
    type(None): "nothing",
}  # fmt: skip
PLAIN: dict[type[inspect.Type], type] = {
    inspect.BoolType: bool, inspect.IntType: int, inspect.FloatType: float, inspect.StrType: str, inspect.NoneType: type(None),
}  # fmt: skip


def misfit(kind: type[msgspec.Struct], table: Any) -> Fault:
    """The first fault of a table that is no such struct; the items of a list are called by the list."""
    field, problem = next(of(inspect.type_info(kind), table, ""), ("", "this is not understood"))
    return of_list(field), problem


def of(at: inspect.Type, value: Any, field: str) -> Iterator[Fault]:
    """What is wrong with a value, at a field such as ``threat.stat`` or ``rolls[0].sources``."""
    fitting = [each for each in kinds(at) if accepts(each, value)]
    if not fitting:
        yield wrong(at, value, field)
    elif not any(each.values is None or value in each.values for each in map(Words, fitting)):
        known = sorted({str(word) for each in fitting for word in Words(each).values or ()})
        yield field, f'"{shown(field)}" is "{value}"; it can be {", ".join(known)}'
    elif isinstance(fitting[0], inspect.StructType):
        yield from of_table(fitting[0], value, field)
    elif isinstance(fitting[0], inspect.DictType):
        yield from of_keys(fitting[0], value, field)
    elif isinstance(fitting[0], inspect.TupleType):
        types = fitting[0].item_types
        if len(types) != len(value):
            yield field, f'"{shown(field)}" must be a list of {len(types)}, not of {len(value)}'
        for number, (type, each) in enumerate(zip(types, value, strict=False)):
            yield from of(type, each, f"{field}[{number}]")
    elif isinstance(fitting[0], inspect.VarTupleType):
        for number, each in enumerate(value):
            yield from of(fitting[0].item_type, each, f"{field}[{number}]")


class Words:
    """The words that a type allows; None where it allows any."""

    def __init__(self, at: inspect.Type) -> None:
        self.values = at.values if isinstance(at, inspect.LiteralType) else None


def kinds(at: inspect.Type) -> tuple[inspect.Type, ...]:
    """The types of a union, or the type alone."""
    return at.types if isinstance(at, inspect.UnionType) else (at,)


def accepts(at: inspect.Type, value: Any) -> bool:
    """Whether a value is of the right kind, whatever is in it. True is no number."""
    return type(value) is native(at)


def native(at: inspect.Type) -> type:
    """What TOML has for a type."""
    if isinstance(at, inspect.StructType | inspect.DictType):
        return dict
    if isinstance(at, inspect.TupleType | inspect.VarTupleType):
        return list
    return str if isinstance(at, inspect.LiteralType) else PLAIN[type(at)]


def wrong(at: inspect.Type, value: Any, field: str) -> Fault:
    """A value of another kind."""
    wanted = dict.fromkeys(NAMES[kind] for kind in NAMES if kind in {native(each) for each in kinds(at)})
    place = shown(field)
    return field, f'"{place}" must be {" or ".join(wanted)}, not {NAMES.get(type(value), type(value).__name__)}'


def of_table(at: inspect.StructType, table: dict[str, Any], field: str) -> Iterator[Fault]:
    """Fields that are wrong, unknown or missing."""
    known = {each.encode_name: each for each in at.fields}
    inside = f"{field}." if field else ""
    for name, value in table.items():
        if name not in known:
            yield inside + name, f'there is no field "{inside}{name}"'
        else:
            yield from of(known[name].type, value, inside + name)
    for name, each in known.items():
        if each.required and name not in table:
            yield inside + name, f'"{inside}{name}" is missing'


def of_keys(at: inspect.DictType, table: dict[str, Any], field: str) -> Iterator[Fault]:
    """Keys that may not stand there, and their values."""
    for key, value in table.items():
        yield from of(at.key_type, key, field)
        yield from of(at.value_type, value, f"{field}.{key}")


def of_list(field: str) -> str:
    """The list that an item is in: ``rolls[0].of`` of ``rolls[0].of[1]``."""
    return re.sub(r"(\[\d+\])+$", "", field)


def shown(field: str) -> str:
    """A field as it is called in a sentence."""
    return of_list(field) or "the card"
