"""The house is built as the design says: imports go one way, errors have their sentences, and files name no foreign place."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from undercroft.games.dungeoneer.rules.twist import TWISTS
from undercroft.kernel.registry import HOUSE, game_of

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "undercroft"
MODULES = {
    "undercroft." + ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix("__init__").rstrip("."): path
    for path in sorted(SOURCE.rglob("*.py"))
    if path != SOURCE / "__init__.py"
}
"""Every module of the package with its file."""

MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "parts": {"kernel", "games", "parts", "text", "bots", "terminal", "lab"},
    "text": {"kernel", "text"},
    "bots": {"kernel", "text", "bots"},
    "server": {"kernel", "text", "bots", "server"},
    "terminal": {"kernel", "text", "bots", "terminal"},
    "lab": {"kernel", "text", "bots", "lab"},
    "cli": {"kernel", "text", "bots", "server", "terminal", "lab", "cli"},
    "__main__": {"cli"},
}
"""What each part of the house may import of it; nobody but a game reaches for a game: the registry hands them out. A game's
``parts`` (what thinks, draws or counts for it, loaded when it is first used) may lean on the house as well as on its rules; its
rules never lean on them."""

PARTS = ("bots", "terminal", "report")
"""The modules or folders of a game that are its parts."""

KERNEL_LEANS_ON = {"msgspec", "mypy_extensions", "jsonschema"}
"""What kernel and games import besides the standard library. ``jsonschema`` says what is wrong with a pack of cards, and is
loaded when one is broken."""


def part_of(module: str) -> str:
    """``undercroft.kernel.ask`` belongs to ``kernel``, ``undercroft.games.raiders.bots`` to the ``parts`` of games."""
    names = module.split(".")
    if names[1:2] == ["games"] and len(names) > 3 and names[3] in PARTS:
        return "parts"
    return names[1] if len(names) > 1 else ""


BY_NAME = ("import_module", "__import__")
"""The functions that import a module whose name they are given."""


def imports_of(module: str, path: Path) -> Iterator[tuple[int, str]]:
    """Every import of a module, wherever it stands and also by a name in quotes, with its line and in full."""
    package = module.split(".") if path.name == "__init__.py" else module.split(".")[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            whole = ".".join([*base, *(node.module or "").split(".")]).strip(".")
            yield from ((node.lineno, f"{whole}.{alias.name}") for alias in node.names)
        else:
            match node:
                case ast.Call(func=ast.Name(called) | ast.Attribute(attr=called), args=[ast.Constant(str(name)), *_]) if (
                    called in BY_NAME
                ):
                    up = len(name) - len(name.lstrip("."))
                    base = package[: len(package) + 1 - up] if up else []
                    yield node.lineno, ".".join([*base, name.lstrip(".")])


@pytest.mark.parametrize("module", MODULES)
def test_imports_go_one_way(module: str) -> None:
    part = part_of(module)
    assert part in MAY_IMPORT, f"{module} belongs to no part of the house"
    for line, imported in imports_of(module, MODULES[module]):
        if imported.startswith("undercroft.") and imported != "undercroft.__version__":
            assert part_of(imported) in MAY_IMPORT[part], f"{module}, line {line}: {part} may not import {imported}"


@pytest.mark.parametrize("module", [module for module in MODULES if part_of(module) in ("kernel", "games")])
def test_kernel_and_games_lean_on_little(module: str) -> None:
    for line, imported in imports_of(module, MODULES[module]):
        top = imported.split(".")[0]
        assert top in {"undercroft", *KERNEL_LEANS_ON} or top in sys.stdlib_module_names, f"{module}, line {line}: imports {top}"


def test_games_do_not_import_each_other() -> None:
    for module, path in MODULES.items():
        if part_of(module) in ("games", "parts") and module.count(".") > 1:
            game = module.split(".")[2]
            for line, imported in imports_of(module, path):
                if part_of(imported) in ("games", "parts"):
                    assert imported.split(".")[2] == game, f"{module}, line {line}: imports {imported}"


def test_the_architecture_tells_the_same_imports() -> None:
    """The table of docs/architecture.md, in which what each part imports of itself goes without saying."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = page.partition("| who | may import |\n|---|---|\n")[2].partition("\n\n")[0]
    rows = [row.split("|")[1:3] for row in table.splitlines()]
    games = {"a game's rules, cards and view": "games", "a game's `bots`, `terminal`, `report`": "parts"}
    told = {games.get(who.strip(), who.strip(" `")): set(re.findall(r"`(\w+)`", whom)) for who, whom in rows}
    assert told == {who: whom - {who, "games"} for who, whom in MAY_IMPORT.items() if who != "__main__"}


def test_imports_are_read_as_python_reads_them(tmp_path: Path) -> None:
    module = tmp_path / "bad.py"
    module.write_text(
        "from ..games.raiders import rules\nfrom . import b\ndef f():\n    import undercroft.server.app\n"
        "import_module('undercroft.lab.ladder')\nimportlib.import_module('..text', __package__)\n__import__('undercroft.cli')\n"
    )
    assert list(imports_of("undercroft.bots.bad", module)) == [
        (1, "undercroft.games.raiders.rules"),
        (2, "undercroft.bots.b"),
        (4, "undercroft.server.app"),
        (5, "undercroft.lab.ladder"),
        (6, "undercroft.text"),
        (7, "undercroft.cli"),
    ]


# -- no module needs itself --------------------------------------------------------------------------------------------------------


def graph() -> dict[str, set[str]]:
    """Which modules of the package each module imports, wherever the import stands: in a function or for types alone, too. A game
    imports its parts, though late."""
    found: dict[str, set[str]] = {}
    for module, path in MODULES.items():
        found[module] = set()
        parts = [place for game in map(game_of, HOUSE) if type(game).__module__ == module for place in game.parts.values()]
        for imported in [*parts, *[imported for _, imported in imports_of(module, path)]]:
            while imported and imported not in MODULES:
                imported = imported.rpartition(".")[0]
            if imported not in ("", module):
                found[module].add(imported)
    return found


def cycles(edges: dict[str, set[str]]) -> set[frozenset[str]]:
    """The largest sets of two or more modules of which each needs, at last, every other."""
    needs = {module: set(imported) for module, imported in edges.items()}
    for via in edges:
        for module in edges:
            if via in needs[module]:
                needs[module] |= needs[via]
    return {frozenset(other for other in needs[module] if module in needs[other]) for module in edges if module in needs[module]}


def test_no_module_imports_itself_through_others() -> None:
    edges = graph()
    found = cycles(edges)
    lines = [f"{module} -> {', '.join(sorted(edges[module] & cycle))}" for cycle in found for module in sorted(cycle)]
    assert found == set(), "these import each other in a circle:\n" + "\n".join(lines)


def test_an_import_cycle_is_found() -> None:
    edges = {"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set(), "e": {"a", "f"}, "f": {"e"}}
    assert cycles(edges) == {frozenset("bc"), frozenset("ef")}


# -- what the files name ----------------------------------------------------------------------------------------------------------

REGISTRIES = [".".join(parts) for parts in (
    ("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"), ("yarnpkg", "com"), ("npmmirror", "com"),
    ("jsr", "io"), ("crates", "io"), ("golang", "org"),
)]  # fmt: skip
MACHINE = re.compile(r"(?<![\w.:/~}])(?!/opt/undercroft\b)/(?:home|root|Users|tmp|work|workspace|mnt|opt|srv|var/tmp)/[\w.-]")
"""A path that exists on somebody's machine only; the folder that docs/hosting.md installs into is everybody's."""


def tracked() -> list[Path]:
    """The text files under version control."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("this is not a git checkout")
    paths = [ROOT / name for name in listed.stdout.split("\0") if name]
    return [path for path in paths if path.is_file() and b"\0" not in path.read_bytes()[:4096]]


def named_places(text: str) -> list[str]:
    """Registry hosts and machine paths that a text names."""
    return [host for host in REGISTRIES if host in text] + MACHINE.findall(text)


def test_no_file_names_a_registry_or_a_machine() -> None:
    found = {str(path.relative_to(ROOT)): named_places(path.read_text(encoding="utf-8")) for path in tracked()}
    assert {name: places for name, places in found.items() if places} == {}


def test_such_names_would_be_found() -> None:
    assert named_places(f"https://registry.{REGISTRIES[2]}/svelte") == [REGISTRIES[2]]
    assert named_places("open('" + "/" + "home/me/x')")
    assert named_places("cd " + "/" + "work/main")
    assert named_places("https://example.com/home/page and web/home/page") == []


def test_nothing_built_is_tracked() -> None:
    built = ("node_modules", "dist", "build", "static", "__pycache__", ".venv", ".stamps")
    names = [path.relative_to(ROOT) for path in tracked()]
    assert [str(name) for name in names if name.suffix in (".pyc", ".so", ".db") or set(name.parts[:-1]) & set(built)] == []


WEB = ROOT / "web"
SHARED = [
    *[SOURCE / part for part in ("bots", "cli", "kernel", "lab", "server", "terminal", "text.py", "locale", "__main__.py")],
    *[WEB / "src" / part for part in ("lib", "lobby", "pages", "replay", "table", "ui", "styles", "App.svelte", "main.ts")],
    *[WEB / part for part in ("scripts", "index.html", "vite.config.ts")],
    ROOT / "scripts",
]
"""What is for every game alike: in Python, in the browser, and what builds them."""
WRITTEN = (".py", ".ftl", ".ts", ".js", ".svelte", ".css", ".html", ".json", ".sh")
"""What the files of code and text are called."""

EXAMPLE = re.compile(r"^ *(?:>>>|\.\.\.) .*\n(?: *(?!>>>|\.\.\.|\"\"\").*\S.*\n)*", re.MULTILINE)
"""The example of a docstring with what it prints: it may show any game."""


SETS = [folder.name.replace("_", "[ _-]?") for folder in sorted((SOURCE / "games").glob("*/sets/*")) if folder.is_dir()]
"""The sets of our families of games, however they are written."""


def games_and_sets() -> re.Pattern[str]:
    """The ids, families and sets of our games, wherever in a word they stand and however they are written."""
    return re.compile("|".join([*HOUSE, *{game_of(id).family for id in HOUSE}, *SETS]), re.IGNORECASE)


def cards() -> re.Pattern[str]:
    """The ids of our games' cards that are more than one plain word, those left aside that name an icon as well."""
    texts = [path.read_text(encoding="utf-8") for path in (SOURCE / "games").rglob("*.toml")]
    texts += [path.read_text(encoding="utf-8") for path in (SOURCE / "games").glob("*/locale/en.ftl")]
    ids = {id for text in texts for id in re.findall(r'^(?:id = "|[a-z]+-card-)([a-z]+-[a-z-]+)(?:"| =)', text, re.MULTILINE)}
    icons = json.loads((WEB / "src" / "ui" / "icon-authors.json").read_text(encoding="utf-8"))
    return re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(ids - set(icons)))})(?![a-z])")


NAMES, CARDS = games_and_sets(), cards()


def games_named(text: str) -> list[str]:
    """What of our games a text names, examples left aside."""
    text = EXAMPLE.sub("", text)
    return [name.lower() for name in NAMES.findall(text)] + CARDS.findall(text)


def test_shared_code_names_no_game() -> None:
    """Games say themselves what the house must know of them; the registry alone says which there are. What takes the pictures of
    the README and of the scenes names whom it takes, the page on packs is Dungeoneer's, and the types of each game's views are
    written from its own shapes."""
    paths = [path for place in SHARED for path in (place.rglob("*") if place.is_dir() else [place])]
    found = {
        str(path.relative_to(ROOT)): sorted(set(games_named(path.read_text(encoding="utf-8"))))
        for path in paths if path.suffix in WRITTEN and not {"static", "generated"} & set(path.parts)
    }  # fmt: skip
    assert {file: games for file, games in found.items() if games and not file.startswith("scripts/scenes/")} == {
        "src/undercroft/kernel/registry.py": sorted({*HOUSE, "dungeoneer"}),
        "scripts/packs_page.py": ["dungeoneer"],
        "scripts/pictures.py": ["doggies", "lich lord", "lichlord", "twister"],
    }


def engines() -> Iterator[Path]:
    """The files of families of games in Python and in the browser, but for the folders of their sets and the tests."""
    for game in [game_of(id) for id in HOUSE if game_of(id).family != id]:
        folder = type(game).__module__.split(".")[2]
        for place in (SOURCE / "games" / folder, WEB / "src" / "games" / folder):
            yield from (path for path in place.rglob("*") if "sets" not in path.parts and ".test." not in path.name)


def sets_named(text: str) -> list[str]:
    """The games of families, their sets and the cards of these that a text names; a twist may be called as the card it is on."""
    families = re.compile("|".join([*[id for id in HOUSE if game_of(id).family != id], *SETS]), re.IGNORECASE)
    return [name.lower() for name in families.findall(text)] + [card for card in CARDS.findall(text) if card not in TWISTS]


def test_a_family_names_none_of_its_games() -> None:
    """The rules, messages, screens and bots of a family are for every set of cards; where its ``Game`` is made one is named."""
    found = {
        str(path.relative_to(ROOT)): sets_named(path.read_text(encoding="utf-8"))
        for path in engines() if path.suffix in (*WRITTEN, ".md", ".toml")
    }  # fmt: skip
    assert len(found) > 100
    assert {file: names for file, names in found.items() if names} == {
        "src/undercroft/games/dungeoneer/game.py": ["lichlord", "lich_lord"]
    }


def test_a_set_named_by_its_family_is_found() -> None:
    assert sets_named("the Lich Lord's hand") == ["lich lord"]
    assert sets_named("if card == 'ring-of-magic' or twist == 'fend-off':") == ["ring-of-magic"]


@pytest.mark.parametrize(
    "text",
    [
        "only Dungeoneer and Dungeon Twister need this",
        "raiders_bonus = 1",
        "TWISTER_DEPTH = 3",
        ".twister-board { display: grid }",
        "the Lich Lord's",
        "if card == 'ring-of-magic':",
        "corner ghoul-pack-2",
    ],
)
def test_a_game_named_in_shared_code_is_found(text: str) -> None:
    assert games_named(text)


# -- every error has its sentence in every language (English stands in the code) --------------------------------------------------


@cache
def errors_and_keys() -> tuple[set[str], dict[str, set[str]]]:
    """The names of BadInput and all that derive from it, and each key they are raised with, with the modules that do."""
    trees = {module: ast.parse(path.read_text(encoding="utf-8")) for module, path in MODULES.items()}
    classes = [node for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    errors = {"BadInput"}
    while more := {c.name for c in classes if {ast.unparse(base) for base in c.bases} & errors} - errors:
        errors |= more
    own = {id(node) for c in classes if c.name in errors for node in ast.walk(c)}
    keys: dict[str, set[str]] = {}
    for module, tree in trees.items():
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=func, args=[ast.Constant(value=str(key)), *_]) if re.fullmatch(r"[a-z][a-z0-9-]*", key):
                    called = ast.unparse(func)
                    if called.split(".")[-1] in errors or (called == "super().__init__" and id(node) in own):
                        keys.setdefault(key, set()).add(module)
    return errors, keys


def messages_in(file: Path) -> set[str]:
    """The ids of a file's messages; to parse all files for that takes a minute."""
    return set(re.findall(r"^([a-z][\w-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE))


def test_the_errors_are_found() -> None:
    errors, keys = errors_and_keys()
    assert {"BadInput", "Illegal", "Stale", "Divergence"} <= errors
    assert keys["game-unknown"] == {"undercroft.kernel.registry"}
    assert len(keys) > 20


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_every_error_has_its_sentence(lang: str) -> None:
    known = {id for file in SOURCE.rglob(f"locale/{lang}.ftl") for id in messages_in(file)}
    _, keys = errors_and_keys()
    assert {key: modules for key, modules in keys.items() if f"error-{key}" not in known} == {}


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_an_error_that_one_game_alone_raises_has_its_sentence_there(lang: str) -> None:
    """What the house says, more than one game or the house itself can mean."""
    shared = messages_in(SOURCE / "locale" / f"{lang}.ftl")
    owners = {
        key: {module.split(".")[2] if part_of(module) in ("games", "parts") else "" for module in modules}
        for key, modules in errors_and_keys()[1].items()
    }
    assert {key: whose for key, whose in owners.items() if f"error-{key}" in shared and whose != {""} and len(whose) == 1} == {}
