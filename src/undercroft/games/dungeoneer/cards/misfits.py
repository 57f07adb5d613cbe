"""Where a table of a file does not fit the shape that is declared for it, and what should stand there.

``msgspec.convert`` decides whether it fits; its error is a sentence without parts. So a table that does not is held against the
JSON Schema of its shape, whose errors say what was wanted and where; each kind of them has its sentence here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

import msgspec

from .fitting import Fault

ValidationError: TypeAlias = Any
"""That of ``jsonschema``, which declares no types."""

NAMES = {
    "integer": "a whole number", "string": "a text", "number": "a number", "boolean": "true or false", "object": "a table",
    "array": "a list",
}  # fmt: skip
"""The types of JSON in words. A file has no null."""
NATIVE = {int: "integer", str: "string", float: "number", bool: "boolean", dict: "object", list: "array"}


def misfit(kind: type[msgspec.Struct], table: Any) -> Fault:
    """The first fault, as the file goes, of a table that is no such struct."""
    found = min(errors(kind, table), key=lambda error: order(table, error), default=None)
    return ("", "this is not understood") if found is None else fault(found)


def errors(kind: type[msgspec.Struct], table: Any) -> Iterator[ValidationError]:
    """What the schema of a struct says against a table."""
    import jsonschema  # type: ignore[import-untyped]  # loaded for a broken pack alone

    # To the types of draft 4, as to msgspec, 2.0 is no whole number.
    types = jsonschema.Draft4Validator.TYPE_CHECKER
    validator = jsonschema.validators.extend(jsonschema.Draft202012Validator, type_checker=types)
    return meant(validator(msgspec.json.schema(kind)).iter_errors(table))


def meant(found: Iterable[ValidationError]) -> Iterator[ValidationError]:
    """The errors; where several shapes were possible, those of the one that the value is of the kind of."""
    for error in found:
        others = {each.schema_path[0] for each in error.context or () if of_other_kind(each)}
        near = [each for each in error.context or () if each.schema_path[0] not in others]
        yield from meant(near) if near else [error]


def of_other_kind(error: ValidationError) -> bool:
    """Whether a value itself, not something in it, is not even of the kind that is wanted. The words of an ``enum`` are texts."""
    return not error.path and (error.validator == "type" or (error.validator == "enum" and not isinstance(error.instance, str)))


def place(error: ValidationError) -> list[str | int]:
    """The names and numbers that lead to what is wrong, missing or too much."""
    path = list(error.absolute_path)
    if error.validator == "required":
        path.append(next(name for name in error.validator_value if name not in error.instance))
    elif error.validator == "additionalProperties":
        path.append(next(name for name in error.instance if name not in error.schema["properties"]))
    return path


def order(table: Any, error: ValidationError) -> tuple[int, ...]:
    """Where an error stands in the file: later than another if this is greater. What is missing comes last in its table."""
    found = []
    for name in place(error):
        found.append(name if isinstance(name, int) else [*table, name].index(name))
        table = table[name] if isinstance(name, int) else table.get(name)
    return tuple(found)


def fault(error: ValidationError) -> Fault:
    """The field, such as ``threat.stat`` or ``rolls[0].sources``, and what is wrong with it; items of a list go by the list."""
    path = place(error)
    while path and isinstance(path[-1], int):
        path.pop()
    field = "".join(f"[{name}]" if isinstance(name, int) else f".{name}" for name in path).removeprefix(".")
    return field, problem(error, f'"{field}"' if field else "the card")


def problem(error: ValidationError, field: str) -> str:
    """What is wrong with a field, as half a sentence."""
    value, wanted = error.instance, error.validator_value
    match error.validator:
        case "required":
            return f"{field} is missing"
        case "additionalProperties":
            return f"there is no field {field}"
        case "minItems" | "maxItems":
            return f"{field} must be a list of {wanted}, not of {len(value)}"
        case "minimum" | "maximum":
            return f"{field} is {value}; it must be {wanted} or {'more' if error.validator == 'minimum' else 'less'}"
        case "enum" if isinstance(value, str):
            return f'{field} is "{value}"; it can be {", ".join(sorted(wanted))}'
    kinds = {each.validator_value if each.validator == "type" else "string" for each in error.context or [error]}
    named = [NAMES[kind] for kind in NAMES if kind in kinds]
    return f"{field} must be {' or '.join(named)}, not {NAMES.get(NATIVE.get(type(value), ''), type(value).__name__)}"
