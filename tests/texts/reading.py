"""The language files and the source as the tests of texts read them: messages, what they take and say, what the code names."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from math import prod
from pathlib import Path
from random import Random
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from undercroft.kernel.registry import HOUSE, game_of
from undercroft.text import HOUSE as HOUSE_FOLDER

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "undercroft"
WEB = ROOT / "web" / "src"
FAMILIES = {id: game_of(id).family for id in HOUSE}
"""What the messages of each game begin with."""
FOLDERS = {
    "house": HOUSE_FOLDER,
    **{FAMILIES[id]: game_of(id).locales[0] for id in HOUSE},
    **{id: folder for id in HOUSE for folder in game_of(id).locales[1:]},
}
"""The folders of language files: the house's, those of the families of games, and those of what is particular to a game."""
PACKAGES = {id: game_of(id).locales[0].parent for id in HOUSE}
"""Where the rules of each game are."""
SLAVIC = ("ru", "uk")

LATIN = {
    "undercroft", "sqlite", "websocket", "fluent", "json", "sha", "hmac", "mit", "ofl", "cc", "by", "github", "loukis", "esc",
    "enter", "en", "ru", "uk", "id", "amber", "fox", "url", "all", "true", "false", "record", "ismcts", "search", "gamescape",
    "north", "postgresql",
    "com", "tribes", "wordpress", "game", "icons", "net",
    "viii",
}  # fmt: skip
"""Latin words that may stand in a Cyrillic sentence: names and keys."""


# -- reading the language files -------------------------------------------------------------------------------------------------


class Message:
    """What a message is made of: its texts, the arguments and messages it names, the variants of its choices."""

    def __init__(self, entry: ftl.Message) -> None:
        self.id = entry.id.name
        self.texts: list[str] = []
        self.said = ""
        """The texts one after another, arguments as ``$name`` among them."""
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.choices: list[tuple[str, tuple[str, ...]]] = []
        _Reader(self).visit(entry)


class _Reader(Visitor):
    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.message.texts.append(node.value)
        self.message.said += node.value

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:
        self.message.texts.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.message.variables.add(node.id.name)
        self.message.said += f"${node.id.name}"

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.message.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = tuple(key.name if isinstance(key := each.key, ftl.Identifier) else key.value for each in node.variants)
        if isinstance(node.selector, ftl.VariableReference):
            self.message.choices.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def messages(folder: str, lang: str) -> dict[str, Message]:
    """All messages of a language file; a line that cannot be read or a name used twice fails."""
    resource = FluentParser().parse((FOLDERS[folder] / f"{lang}.ftl").read_text(encoding="utf-8"))
    found: dict[str, Message] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{folder}/{lang}.ftl: {entry.content[:80]}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{folder}/{lang}.ftl says {entry.id.name} twice"
            found[entry.id.name] = Message(entry)
    return found


@cache
def every_message(lang: str) -> dict[str, Message]:
    """The house's messages and all games'."""
    return {id: message for folder in FOLDERS for id, message in messages(folder, lang).items()}


def page(game: str, lang: str) -> str:
    """The rules page of a game."""
    return (FOLDERS[game] / f"rules.{lang}.md").read_text(encoding="utf-8")


@cache
def cards(lang: str) -> dict[str, str]:
    """What stands on the cards that are data: by file and card, its name and its text."""
    found: dict[str, str] = {}
    for path in sorted(SOURCE.glob("games/*/sets/**/*.toml")):
        for entries in tomllib.loads(path.read_text(encoding="utf-8")).values():
            for card in entries if isinstance(entries, list) else []:
                said = [card[key][lang] for key in ("name", "text") if lang in card.get(key, {})]
                found[f"{path.stem}/{card['id']}"] = ". ".join(said)
    return found


def variables(lang: str, id: str) -> set[str]:
    """All arguments of a message, also through the messages it refers to."""
    message = every_message(lang)[id]
    return message.variables.union(*[variables(lang, other) for other in message.references])


def choices(lang: str, id: str) -> dict[str, set[str]]:
    """By argument: the values a message tells apart, also through the messages it refers to."""
    found: dict[str, set[str]] = {}
    message = every_message(lang)[id]
    for name, keys in message.choices:
        found.setdefault(name, set()).update(keys)
    for other in message.references:
        for name, keys_of in choices(lang, other).items():
            found.setdefault(name, set()).update(keys_of)
    return found


@cache
def bundle_of(lang: str) -> FluentBundle:
    """The language alone, without English to fall back on."""
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in FOLDERS.values():
        bundle.add_resource(FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8")))
    return bundle


PLURALS = {"zero", "one", "two", "few", "many", "other"}


def sayings(lang: str, id: str) -> Iterator[str]:
    """A message said with every value it tells apart and a range of numbers, always the same 200 where there are more; every error
    fails."""
    told_apart = choices(lang, id)
    plain: dict[str, Any] = dict.fromkeys(variables(lang, id), 5)
    values: dict[str, list[Any]] = {}
    for name, keys in sorted(told_apart.items()):
        plural = keys & (PLURALS - {"other"}) or any(key.isdigit() for key in keys)
        values[name] = [0, 1, 2, 5, 11, 21] if plural else sorted(keys)
    pattern = bundle_of(lang).get_message(id).value
    assert pattern is not None, f"{lang}: {id} says nothing"
    many = prod([len(each) for each in values.values()])
    for number in Random(id).sample(range(many), min(many, 200)):
        trial = plain.copy()
        for name, each in reversed(values.items()):
            number, at = divmod(number, len(each))
            trial[name] = each[at]
        text, errors = bundle_of(lang).format_pattern(pattern, trial)
        assert not errors, f"{lang}: {id}: {errors}"
        yield str(text)


# -- what the code speaks of ------------------------------------------------------------------------------------------------------


@cache
def calls() -> list[tuple[Path, str, ast.Call]]:
    """Every call in the Python source with the plain name of what is called."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                found.append((path, name, node))
    return found


def strings(node: ast.AST) -> list[str]:
    """The texts an expression can be: itself, either arm of a choice, or any value of a table looked up on the spot."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Dict):
        return [text for value in node.value.values for text in strings(value)]
    return [*strings(node.body), *strings(node.orelse)] if isinstance(node, ast.IfExp) else []


def keys_of(called: str, folder: Path = SOURCE) -> set[str]:
    """The first argument of every call of this name below a folder."""
    return {
        key
        for path, name, node in calls()
        if name == called and node.args and folder in path.parents
        for key in strings(node.args[0])
    }


def refused(game: str) -> dict[str, str]:
    """The section of the rules behind every refusal of a game: from its table (``RULE``), or its calls of ``Refusal``."""
    folder = PACKAGES[game]
    table = next((found for name in ("why.py", "reasons.py") for found in folder.rglob(name)), None)
    if table is not None:
        module = ".".join(table.relative_to(SOURCE).with_suffix("").parts)
        rule: dict[str, str] = import_module(f"undercroft.{module}").RULE
        return rule
    found = [node for path, name, node in calls() if name == "Refusal" and folder in path.parents]
    rules = {id(node): word.value for node in found for word in node.keywords if word.arg == "rule"}
    return {key: "".join(strings(rules[id(node)])) for node in found for key in strings(node.args[0])}


def reasons(game: str) -> set[str]:
    """The keys that the code of a game refuses with: those it makes a refusal of, and those that ``refuse_…() -> str`` returns."""
    said: set[str] = set()
    for path in PACKAGES[game].rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="refusal" | "because" | "Refusal"), args=[key, *_]):
                    said.update(strings(key))
                case ast.FunctionDef(name=name, returns=ast.Name(id="str")) if name.startswith("refuse_"):
                    returned = [each.value for each in ast.walk(node) if isinstance(each, ast.Return) and each.value]
                    said.update(*map(strings, returned))
    return said - {""}


def lacking(ids: set[str]) -> list[str]:
    return sorted(ids - set(every_message("en")))
