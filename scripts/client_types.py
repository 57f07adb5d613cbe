"""The TypeScript types of what the server sends and takes, generated from its structs.

One file for the house (``kernel/shapes.py``, ``server/wire.py``), and one for each game or family that names its shapes
(``Game.parts``), in the web folder of its name. The files are kept in the repository; ``python scripts/web.py types`` writes them,
its lint says when they are not current, and so does a test, by the digest in each head, without Node.
"""

from __future__ import annotations

import inspect
import json
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web" / "src"
TOOL = ROOT / "web" / "scripts" / "types.mjs"
REFERENCE = "#/definitions/"

sys.path.insert(0, str(ROOT / "src"))

import msgspec  # noqa: E402
from msgspec import Struct  # noqa: E402

from undercroft.kernel import shapes  # noqa: E402
from undercroft.kernel.registry import HOUSE, game_of  # noqa: E402
from undercroft.server import wire  # noqa: E402

HOUSE_FILE = "lib/generated/house"
GAME_FILE = "games/{}/generated"
DROPPED = frozenset(
    ("default", "discriminator", "maxItems", "maxLength", "maximum", "minItems", "minLength", "minimum", "pattern", "title")
)
"""What of a schema makes no difference to a type."""
OWN_FORM = {"anyOf": [{"type": "object"}, {"type": "null"}]}
"""What a game says in its own form (``kernel/shapes.py``); the type of it is the game's."""


def schemas() -> dict[str, dict[str, Any]]:
    """What each file is generated from, as JSON Schema, by the file's path in ``web/src`` without its ending."""
    found = {HOUSE_FILE: schema_of(wire.SENT, {})}
    home = dict.fromkeys(found[HOUSE_FILE]["definitions"], HOUSE_FILE)
    for id in HOUSE:
        module = game_of(id).part("shapes")
        if module is not None:
            entries, arguments = getattr(module, "ENTRIES", {}), getattr(module, "ARGUMENTS", {})
            found[GAME_FILE.format(folder_of(module))] = schema_of(module.SENT, home, entries, arguments)
    return found


def folder_of(module: ModuleType) -> str:
    """The folder of a game or family; it has the same name in ``games/`` of both sides."""
    return module.__name__.partition(".games.")[2].partition(".")[0]


def path_of(name: str) -> Path:
    """Where a file stands, of its name in :func:`schemas`."""
    return WEB / f"{name}.ts"


def kept() -> list[Path]:
    """The files that stand there now."""
    return sorted([*path_of(HOUSE_FILE).parent.glob("*.ts"), *WEB.glob(f"{GAME_FILE.format('*')}.ts")])


def schema_of(
    sent: Sequence[type[Struct]],
    elsewhere: Mapping[str, str],
    entries: Mapping[str, Sequence[str]] | None = None,
    arguments: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Structs and all that they name as one schema.

    :param elsewhere: what other files declare: names that are imported from there; every file lies two folders deep.
    :param entries, arguments: the keys of the game's journal with the names of their arguments, and the types of those that are no
        text.
    """
    _, definitions = msgspec.json.schema_components(sent, ref_template=REFERENCE + "{name}")
    classes = {each.__name__: each for each in reached(sent)}
    imports = sorted({name for name in definitions if name in elsewhere and classes[name].__module__ == shapes.__name__})
    declared = {name: documented(schema, classes[name]) for name, schema in definitions.items() if name not in imports}
    if entries:
        declared["Entries"] = entries_schema(entries, arguments or {})
    named = json.dumps([*declared.values()])  # what an imported struct names, its own file declares
    whole: dict[str, Any] = {"definitions": {name: tidied(schema) for name, schema in declared.items()}}
    return {"imports": {name: f"../../{elsewhere[name]}" for name in imports if f'"{REFERENCE}{name}"' in named}, **whole}


def reached(sent: Sequence[type[Struct]]) -> list[type[Struct]]:
    """The structs that some structs name, themselves among them."""
    found: dict[type[Struct], None] = {}

    def walk(info: Any) -> None:
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls in found:
                return
            found[info.cls] = None
        for value in [getattr(info, name) for name in getattr(info, "__struct_fields__", ())]:
            for each in value if isinstance(value, tuple) else (value,):
                if isinstance(each, msgspec.inspect.Type | msgspec.inspect.Field):
                    walk(each)

    for each in sent:
        walk(msgspec.inspect.type_info(each))
    return list(found)


def documented(schema: dict[str, Any], struct: type[Struct]) -> dict[str, Any]:
    """A struct's schema with its docstring, and the ``:param`` lines of it and its bases at the fields."""
    about, params = "", {}
    for each in reversed(struct.__mro__):
        if issubclass(each, Struct) and each is not Struct and each.__doc__:
            about, *said = re.split(r"^:param ", inspect.cleandoc(each.__doc__), flags=re.MULTILINE)
            for line in said:
                names, _, text = line.partition(":")
                params.update(dict.fromkeys(names.split(", "), spoken(text)))
    fields = {
        name: {**field, "description": params[name]} if name in params else field for name, field in schema["properties"].items()
    }
    return {**schema, "description": spoken(about), "properties": fields}


def spoken(text: str) -> str:
    """A docstring's text as that of a comment in TypeScript, in one line."""
    text = re.sub(r":\w+:`[.~]*([^`]*)`", r"`\1`", text.replace("``", "`"))
    line = " ".join(text.split())
    return line[:1].upper() + line[1:]


def entries_schema(entries: Mapping[str, Sequence[str]], arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The keys of a journal with their arguments."""
    of_type = {name: msgspec.json.schema(kind) for name, kind in arguments.items()}
    text = {"type": "string"}
    keys = {}
    for key, names in entries.items():
        fields = {name: of_type.get(name, text) for name in names}
        keys[key] = strict(fields) if names else {"tsType": "Record<string, never>"}
    return {**strict(keys), "description": "What the journal tells, by key, with its arguments."}


def strict(fields: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": fields, "required": list(fields), "additionalProperties": False}


def tidied(schema: Any) -> Any:
    """A schema as the tool takes it: tuples in the older way, no bounds and defaults, other structs by their names."""
    if isinstance(schema, list):
        return [tidied(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    about = {"description": schema["description"]} if "description" in schema else {}
    if "$ref" in schema:  # by name: the tool would write a second type where the field has a comment of its own
        return {"tsType": schema["$ref"].removeprefix(REFERENCE), **about}
    bare = {key: value for key, value in schema.items() if key not in DROPPED | {"description"}}
    if not bare or bare == OWN_FORM:
        return {"tsType": "unknown", **about}
    if schema.get("type") == "object" and not schema.keys() & {"properties", "additionalProperties"}:
        return {"tsType": "Record<string, unknown>", **about}
    if "prefixItems" in schema:
        bounds = {"minItems": schema["minItems"], "maxItems": schema["maxItems"], "additionalItems": False}
        return {"type": "array", "items": tidied(schema["prefixItems"]), **bounds}
    kept = {key: value for key, value in schema.items() if key not in DROPPED or (key == "title" and "properties" in schema)}
    if isinstance(kept.get("properties"), dict):
        fields = {name: tidied(field) for name, field in kept.pop("properties").items()}
        return {**{key: tidied(value) for key, value in kept.items()}, "properties": fields}
    return {key: tidied(value) for key, value in kept.items()}


def digest(schema: dict[str, Any]) -> str:
    """What tells one state of the shapes from another, as it stands in the head of a generated file."""
    return sha256(json.dumps(schema, sort_keys=True).encode()).hexdigest()[:16]


def generated(node: str) -> dict[Path, str]:
    """The files as they should be. Needs what ``web/package.json`` names.

    :param node: the program.
    """
    wanted = [{"name": name, "digest": digest(schema), **schema} for name, schema in schemas().items()]
    made = subprocess.run([node, str(TOOL)], input=json.dumps(wanted), capture_output=True, text=True, check=True, cwd=TOOL.parent)
    return {path_of(name): text for name, text in json.loads(made.stdout).items()}


def stale(files: Mapping[Path, str]) -> list[Path]:
    """The files that are not as they should be, and those that should not be there."""
    changed = [path for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    return sorted([*changed, *(path for path in kept() if path not in files)])


def write(node: str) -> None:
    """Bring the files up to date."""
    files = generated(node)
    for path in stale(files):
        if path in files:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(files[path], encoding="utf-8")
        else:
            path.unlink()
