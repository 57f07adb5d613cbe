"""What of Tomb of the Lich Lord random games reach, and which tests tell of it: writes docs/coverage-lichlord.md.

    python -m tests.games.dungeoneer.coverage                   the page with today's tests and the counts of coverage.json
    python -m tests.games.dungeoneer.coverage --games 10000     both, counted anew: some minutes

No test wants the page to be new: what was not counted yet (a new card) has a dash there.

Nothing is counted inside the rules: cards are counted by what players answer and by the journal, rulings and options by calls put
before lines of the rules while they run here (:mod:`.rulings`). Games differ in seats and options; they stop after 1,000 turns.
"""

from __future__ import annotations

import ast
import json
import os
import re
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from inspect import getsource
from pathlib import Path
from random import Random
from textwrap import dedent
from types import CodeType
from typing import Any

from undercroft.games.dungeoneer.cards.fields import KINDS, Named
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.state.state import State
from undercroft.kernel.ask import Choose
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Several
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.run import Run
from undercroft.kernel.state import Event

from .rulings import RULINGS, SWITCHES, Place

HERE = Path(__file__).parent
RULES = "undercroft.games.dungeoneer.rules"
FUTURE = import_module("__future__").annotations.compiler_flag
PAGE = HERE.parents[2] / "docs" / "coverage-lichlord.md"
COUNTS = HERE / "coverage.json"
TURNS = 1000
LIMITED = 50
"""One game in so many has a turn limit, so that the limit is reached, too."""
PACKED = 11
"""One in so many is played with the example pack (a number without a divisor in common with the seats)."""
PACKS, NARROW = HERE.parents[2] / "examples" / "pack", HERE / "packs"
MORE = 100
"""To so many games one more is played in a dungeon where some map cards fit nowhere, which hardly ever happens otherwise."""
ABILITY = Place("values.hero_bonuses", "found.append")


# --- counting ---------------------------------------------------------------------------------------------------------------------


def kind_of(g: State, name: str) -> str:
    """The kind of a physical card: its id without the number of the copy."""
    for group in (g.cards.adventures, g.cards.maps, g.cards.heroes, g.cards.quests):
        card = group.get(name)  # type: ignore[attr-defined]
        if card is not None:
            return str(card.id)
    return ""


class Ears(list[Event]):
    """A journal that counts what happens to cards, and forgets it."""

    CARDS: Mapping[str, tuple[str, str]] = {
        "encounter": ("card", "played"), "revealed": ("card", "played"), "saved-by": ("card", "played"),
        "enters": ("space", "entered"), "hero": ("hero", "played"), "rises": ("hero", "played"),
        "quest": ("quest", "dealt"), "global-quest": ("quest", "dealt"), "next-quest": ("quest", "dealt"),
        "attempts": ("quest", "tried"), "searches": ("quest", "tried"), "escorts": ("quest", "tried"),
        "completes": ("quest", "completed"),
    }  # fmt: skip

    def __init__(self, g: State, counts: Counter[str]) -> None:
        super().__init__()
        self.g = g
        self.counts = counts

    def append(self, event: Event) -> None:
        if event.key in self.CARDS:
            arg, what = self.CARDS[event.key]
            self.counts[f"{what} {kind_of(self.g, event.args[arg])}"] += 1


class Watch:
    """Counts how often places in the rules are passed: while it is on, their functions run with a call before each such statement.

    :param places: by the name under which they are counted.
    """

    HOOK = "_passed"

    def __init__(self, places: Iterable[tuple[str, Place]], counts: Counter[str]) -> None:
        self.counts = counts
        self.watched: dict[str, list[tuple[str, Place]]] = {}
        for name, place in places:
            self.watched.setdefault(place.function, []).append((name, place))
        self.before: list[tuple[Any, CodeType]] = []

    def __enter__(self) -> None:
        for path, watched in self.watched.items():
            function = function_of(path)
            function.__globals__[self.HOOK] = self.passed
            self.before.append((function, function.__code__))
            function.__code__ = with_calls(function, watched, self.HOOK)

    def __exit__(self, *_: object) -> None:
        for function, code in self.before:
            function.__code__ = code
            function.__globals__.pop(self.HOOK, None)

    def passed(self, path: str, at: int, known: Mapping[str, Any]) -> None:
        name, place = self.watched[path][at]
        if place is ABILITY:
            self.counts[f"used {known['card']}"] += 1
        elif place.when is None or place.when(known):
            self.counts[name] += 1


def function_of(path: str) -> Any:
    """The function ``module.name`` (or ``module.Class.name``) of the rules."""
    found: Any = import_module(RULES)
    for name in path.split("."):
        if not hasattr(found, name):
            import_module(f"{found.__name__}.{name}")
        found = getattr(found, name)
    return found


def with_calls(function: Any, watched: list[tuple[str, Place]], hook: str) -> CodeType:
    """The function's code with a call of the hook before the statement of each place."""
    tree = ast.parse(dedent(getsource(function)), function.__code__.co_filename)
    for at, (_, place) in enumerate(watched):
        statements, index = statement_of(tree, dedent(getsource(function)).splitlines(), place)
        call = ast.parse(f"{hook}({place.function!r}, {at}, locals())").body[0]
        statements.insert(index, ast.fix_missing_locations(ast.copy_location(call, statements[index])))
    scope = dict(function.__globals__)
    exec(compile(tree, function.__code__.co_filename, "exec", flags=FUTURE), scope)
    code: CodeType = scope[function.__name__].__code__
    return code


def statement_of(tree: ast.Module, lines: list[str], place: Place) -> tuple[list[ast.stmt], int]:
    """The list of statements, and the place in it, of the innermost statement with a place's words."""
    line = next((at for at, text in enumerate(lines, 1) if place.words in text and not text.lstrip().startswith(("def ", '"'))), 0)
    found: list[tuple[int, list[ast.stmt], int]] = []
    for node in ast.walk(tree):
        for field in ("body", "orelse", "finalbody"):
            statements = getattr(node, field, None)
            for index, each in enumerate(statements if isinstance(statements, list) else []):
                if each.lineno <= line <= (each.end_lineno or 0) and not isinstance(each, ast.FunctionDef):
                    found.append(((each.end_lineno or 0) - each.lineno, statements, index))
    if not found:
        raise LookupError(f"{place.function} has no line with {place.words!r}")
    _, statements, index = min(found, key=lambda each: each[0])
    return statements, index


def places() -> Iterator[tuple[str, Place]]:
    """All places to watch, with the names that they are counted by."""
    for ruling in RULINGS:
        for place in ruling.places:
            yield f"ruling {ruling.number}", place
    for switch in SWITCHES:
        for place in switch.places:
            yield f"option {switch.id}", place
    yield "", ABILITY


def settings_for(number: int, seats: int, rng: Random, packs: str) -> dict[str, Any]:
    """Options by lot, the usual ones twice as likely as others."""
    while True:
        chosen: dict[str, Any] = {}
        for setting in GAME.settings:
            if isinstance(setting, Several) or (setting.seats and seats not in setting.seats) or rng.random() >= 1 / 3:
                continue
            if setting.type == "bool":
                chosen[setting.id] = not setting.default
            elif setting.type == "choice":
                chosen[setting.id] = setting.choices[-1]
        chosen["packs"] = packs
        chosen["turn_limit"] = 20 if number % LIMITED == LIMITED - 1 else 0
        try:
            return GAME.read_settings(chosen, seats)
        except BadInput:
            continue


def play(number: int, counts: Counter[str], narrow: bool = False) -> None:
    """One random game: who plays, with what options, and all answers follow from its number."""
    rng = Random(f"coverage/{number}")
    seats = 1 + number % 4
    os.environ["UNDERCROFT_PACKS"] = str(NARROW if narrow else PACKS)
    packs = "narrow-lane" if narrow else "old-cistern" if number % PACKED == PACKED - 1 else ""
    settings = settings_for(number, seats, rng, packs)
    g = GAME.new(settings, seats)
    g.journal = Ears(g, counts)
    run = Run(GAME, g, SampledNature(rng))
    run.begin()
    while isinstance(question := run.question, Choose) and g.turn <= TURNS:
        option = answer(question, rng, eager=number % 8 >= 4)
        if isinstance(option, tuple) and option[0] in ("play", "use"):
            counts[f"{'played' if option[0] == 'play' else 'used'} {kind_of(g, option[1])}"] += 1
        run.send(option)
    counts["narrow" if narrow else "games"] += 1
    if not settings["turn_limit"] and not narrow and number % 8 < 4:
        counts["unlimited"] += 1
        counts["ended"] += g.over
        counts["turns"] += g.turn
    for id, value in settings.items():
        if value != next(setting.default for setting in GAME.settings if setting.id == id):
            counts[f"games {id}"] += 1


EAGER = ("attempt", "search", "escort", "deliver", "pick-up", "explore")


def answer(question: Choose, rng: Random, eager: bool) -> Any:
    """An answer by lot; the eager do three times out of four what serves a quest, and leave out the encounters."""
    options = question.options
    if eager and rng.random() < 3 / 4:
        wanted = [option for option in options if isinstance(option, tuple) and option[0] in EAGER]
        options = wanted or [option for option in options if option != "declare"]
    return rng.choice(options)


def count(games: int) -> Counter[str]:
    """The counts of so many games."""
    counts: Counter[str] = Counter()
    with Watch(places(), counts):
        while counts["games"] < games:
            play(counts["games"], counts)
        while counts["narrow"] < games // MORE:
            play(counts["narrow"], counts, narrow=True)
    return counts


# --- tests ------------------------------------------------------------------------------------------------------------------------


class Story:
    """A test: its file and name, everything it says with the constants of its module that it uses, and what its helpers say."""

    def __init__(self, file: str, name: str, says: str, helpers: str) -> None:
        self.file = file
        self.name = name
        self.says = says
        self.helpers = helpers


COMMON = ("_turn_",)
"""Names of cards that are words of other tests, too."""


@cache
def stories() -> tuple[Story, ...]:
    """All tests of the folder."""
    found: list[Story] = []
    for path in sorted(HERE.glob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        tree = ast.parse(source)
        lines = source.splitlines()

        def says_of(node: ast.stmt, lines: list[str] = lines) -> str:
            return "\n".join(lines[node.lineno - 1 : node.end_lineno])

        constants = {
            target.id: says_of(node)
            for node in tree.body if isinstance(node, ast.Assign) for target in node.targets if isinstance(target, ast.Name)
        }  # fmt: skip
        helpers = {
            node.name: says_of(node)
            for node in tree.body if isinstance(node, ast.FunctionDef) and not node.name.startswith("test_")
        }  # fmt: skip
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                used = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
                says = [ast.unparse(each) for each in node.decorator_list]
                says += [says_of(node), *[constants[name] for name in sorted(used & constants.keys())]]
                helping = "\n".join([helpers[name] for name in sorted(used & helpers.keys())])
                found.append(Story(path.stem, node.name, "\n".join(says), helping))
    return tuple(found)


def stories_of_card(id: str, file: str) -> list[str]:
    """The tests that are called after a card, or else those that name it, first the ones in the file of its kind."""
    words = id.replace("-", "_")
    called = [story.name for story in stories() if re.search(rf"_{words}(_|$)", story.name) and f"_{words}_" not in COMMON]
    pattern = re.compile(rf"(?<![\w-]){re.escape(id)}(-\d)?(?![\w-])")
    named = [story for story in stories() if pattern.search(story.says)]
    return called or [story.name for story in sorted(named, key=lambda story: story.file != f"test_{file}")]


def stories_of_ruling(number: int) -> list[str]:
    """The tests that name a ruling."""
    named = []
    for story in stories():
        for found in re.findall(r"[Rr]ulings?[ _]((?:\d+(?:_and_|, | and )?)+)", f"{story.name}\n{story.says}"):
            if str(number) in re.findall(r"\d+", found) and story.name not in named:
                named.append(story.name)
    return named


def stories_of_option(id: str) -> list[str]:
    """The tests that play with an option."""
    named = [story.name for story in stories() if re.search(rf"\b{id}\b", story.says)]
    return named or [story.name for story in stories() if re.search(rf"\b{id}\b", story.helpers)]


# --- the page ---------------------------------------------------------------------------------------------------------------------


def some(tests: list[str]) -> str:
    """A cell: two tests by name, and how many more there are."""
    shown = ", ".join([f"`{name}`" for name in tests[:2]])
    return f"{shown} and {len(tests) - 2} more" if len(tests) > 2 else shown


def table(head: str, rows: Iterable[tuple[Any, ...]]) -> list[str]:
    lines = [f"| {head} |", "|" + "---|" * (head.count("|") + 1)]
    for row in rows:
        lines.append("| " + " | ".join([f"{each:,}" if isinstance(each, int) else str(each) for each in row]) + " |")
    return [*lines, ""]


def called(card: Named) -> str:
    """A cell: name and id of a card."""
    return f"{card.name['en']} (`{card.id}`)"


class Counts(dict[str, Any]):
    """Counts by what was counted; for what is not there ``missing`` stands: 0 right after the count, later a dash."""

    def __init__(self, counts: Mapping[str, int], missing: int | str = "–") -> None:
        super().__init__(counts)
        self.missing = missing

    def __missing__(self, name: str) -> int | str:
        self[name] = self.missing
        return self.missing


def page(n: Counts) -> str:
    """The page for these counts."""
    library = GAME.stock.cards()
    adventures = {card.id: card for card in library.adventures.values()}
    maps = {card.id: card for card in library.maps.values()}
    total = Counter({name: number for name, number in n.items() if isinstance(number, int)})
    counted = ("games", "games turn_limit", "narrow", "ended", "unlimited")
    games, limited, narrow, ended, unlimited = (total[name] for name in counted)
    unlimited = max(1, unlimited)
    lines = [
        "# What is tested and reached: Tomb of the Lich Lord", "",
        "Generated by `python -m tests.games.dungeoneer.coverage`; do not edit. Every card, ruling and option with tests that",
        "tell of it (in tests/games/dungeoneer), and how often it came up in random games (– not counted yet): seats 1 to 4 in",
        "turn, options by lot, one game in eleven with the pack of examples/pack, every answer by lot among those allowed; in",
        "half of the games players are eager: three times out of four they do what serves a quest, where they can, and declare",
        "no encounters.", "",
        f"- games: {games:,}, of which {limited:,} with a turn limit of 20; and {narrow:,} more in the",
        "  dungeon of tests/games/dungeoneer/packs, where some map cards fit nowhere",
        f"- of those played wholly by lot and without a limit {ended:,} of {unlimited:,} ({ended / unlimited:.2%}) ended within",
        f"  {TURNS:,} turns, after {total['turns'] / unlimited:.0f} on average",
        "", "## Map cards", "", "Entered: by moving or otherwise; used: what the space allows.", "",
    ]  # fmt: skip
    lines += table("card | entered | used | tests", [
        (called(card), n[f"entered {id}"], n[f"used {id}"] if card.work.use else "", some(stories_of_card(id, "maps")))
        for id, card in maps.items()
    ])  # fmt: skip
    lines += ["## Heroes", "", "Used: the ability, or a roll that it added to.", ""]
    lines += table("hero | games | used | tests", [
        (called(card), n[f"played {id}"], n[f"used {id}"], some(stories_of_card(id, "heroes")))
        for id, card in library.heroes.items()
    ])  # fmt: skip
    lines += ["## Quests", "", "Tried: an attempt, a search, a token taken.", ""]
    lines += table("quest | dealt | tried | completed | tests", [
        (called(card), n[f"dealt {id}"], n[f"tried {id}"], n[f"completed {id}"], some(stories_of_card(id, "quests")))
        for id, card in library.quests.items()
    ])  # fmt: skip
    for kind in KINDS:
        lines += [f"## {kind.capitalize()}s", ""]
        lines += table("card | played | used | tests", [
            (called(card), n[f"played {id}"], n[f"used {id}"] if card.work.use else "", some(stories_of_card(id, f"{kind}s")))
            for id, card in adventures.items() if card.kind == kind
        ])  # fmt: skip
    lines += ["## Rulings", "", "Where the rulebook is silent or can be read in two ways; numbers of the rules page.", ""]
    lines += table("ruling | | reached | tests", [
        (str(each.number), each.says, n[f"ruling {each.number}"], some(stories_of_ruling(each.number)))
        for each in RULINGS
    ])  # fmt: skip
    lines += ["## Options", "", "Reached: where the option made the difference.", ""]
    lines += table("option | games | reached | tests", [
        (f"`{each.id}` {each.value}", n[f"games {each.id}"], n[f"option {each.id}"], some(stories_of_option(each.id)))
        for each in SWITCHES
    ])  # fmt: skip
    return "\n".join(lines)


def main() -> None:
    parser = ArgumentParser(description="Write the page of what is tested and reached.")
    parser.add_argument("--games", type=int, default=0, help="count anew what so many random games reach (10000 are usual)")
    games = parser.parse_args().games
    counts = Counts(count(games), 0) if games else Counts(json.loads(COUNTS.read_text(encoding="utf-8")))
    PAGE.write_text(page(counts), encoding="utf-8")
    if games:
        COUNTS.write_text(json.dumps(counts, indent=0, sort_keys=True) + "\n", encoding="utf-8")
    print(*[line for line in page(counts).splitlines() if re.search(r"\| [0–] \||\| \|$", line)], sep="\n")


if __name__ == "__main__":
    main()
