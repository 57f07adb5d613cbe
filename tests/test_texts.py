"""Every sentence is there in every language, fits its place, and takes the words it is given."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from undercroft.games.raiders.cards import CHARACTERS, COPIES, ITEMS, MONSTER_DECK, POWER, ROOM_CARDS, Monster, Vault
from undercroft.games.raiders.ending import finish
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.registry import HOUSE, game_of
from undercroft.kernel.view import view_of
from undercroft.text import HOUSE as HOUSE_FOLDER
from undercroft.text import LANGUAGES, Texts

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "undercroft"
WEB = ROOT / "web" / "src"
FOLDERS = {"house": HOUSE_FOLDER, **{id: game_of(id).locale for id in HOUSE}}
SLAVIC = ("ru", "uk")

LATIN = {
    "undercroft", "sqlite", "websocket", "fluent", "json", "sha", "hmac", "mit", "ofl", "cc", "by", "github", "loukis", "esc",
    "enter", "en", "ru", "uk", "id", "amber", "fox", "url", "all", "true", "false", "record", "ismcts", "gamescape", "north",
    "com", "tribes", "wordpress", "game", "icons", "net",
}  # fmt: skip
"""Latin words that may stand in a Cyrillic sentence: names and keys."""


# -- reading the language files -------------------------------------------------------------------------------------------------


class Message:
    """What a message is made of: its texts, the arguments and messages it names, the variants of its choices."""

    def __init__(self, entry: ftl.Message) -> None:
        self.id = entry.id.name
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.choices: list[tuple[str, tuple[str, ...]]] = []
        _Reader(self).visit(entry)


class _Reader(Visitor):
    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.message.texts.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:
        self.message.texts.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.message.variables.add(node.id.name)

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
    """A message said with every value it tells apart and a range of numbers; every error fails."""
    told_apart = choices(lang, id)
    plain: dict[str, Any] = dict.fromkeys(variables(lang, id), 5)
    trials: list[dict[str, Any]] = [plain]
    for name, keys in told_apart.items():
        values: list[Any] = [0, 1, 2, 5, 11, 21] if keys & (PLURALS - {"other"}) or any(key.isdigit() for key in keys) else [*keys]
        trials = [{**trial, name: value} for trial in trials for value in values]
    pattern = bundle_of(lang).get_message(id).value
    assert pattern is not None, f"{lang}: {id} says nothing"
    for trial in trials[:200]:
        text, errors = bundle_of(lang).format_pattern(pattern, trial)
        assert not errors, f"{lang}: {id}: {errors}"
        yield str(text)


# -- the files agree ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", SLAVIC)
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_language_has_the_same_messages(folder: str, lang: str) -> None:
    ours, theirs = set(messages(folder, "en")), set(messages(folder, lang))
    assert ours - theirs == set(), f"{lang} lacks"
    assert theirs - ours == set(), f"English lacks what {lang} has"


@pytest.mark.parametrize("lang", SLAVIC)
def test_no_language_needs_more_than_english_gets(lang: str) -> None:
    wanting = {id: more for id in every_message("en") if (more := variables(lang, id) - variables("en", id))}
    assert wanting == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str) -> None:
    for id in every_message(lang):
        assert all(sayings(lang, id)), f"{lang}: {id} is empty"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_have_every_plural_of_the_language(lang: str) -> None:
    needed = {"one", "few", "many"} if lang in SLAVIC else {"one", "other"}
    for id, message in every_message(lang).items():
        for name, keys in message.choices:
            if PLURALS & set(keys) - {"other"}:
                assert needed <= set(keys), f"{lang}: {id} tells of ${name} only {keys}"


@pytest.mark.parametrize("lang", SLAVIC)
def test_no_english_is_left(lang: str) -> None:
    left = {}
    for id, message in every_message(lang).items():
        words = re.findall(r"[A-Za-z]{2,}", re.sub(r"«[ -~…]*»|--?[a-z-]+\b|\w+=\w+|[\w./-]+\.\w+", " ", "".join(message.texts)))
        words = [word for word in words if word.lower() not in LATIN]
        if words:
            left[id] = words
    assert left == {}


@pytest.mark.parametrize("lang", SLAVIC)
def test_quotes_and_signs_are_those_of_the_language(lang: str) -> None:
    for id, message in every_message(lang).items():
        text = " ".join(message.texts)
        assert '"' not in text, f"{lang}: {id}: quotes are «»"
        assert not re.search(r"\s-\s|\s-\d", text), f"{lang}: {id}: minus is −, a dash —"
    if lang == "uk":
        wrong = [id for id, message in every_message(lang).items() if re.search("[ыэёъЫЭЁЪ]", " ".join(message.texts))]
    else:
        wrong = [id for id, message in every_message(lang).items() if re.search("[іїєґІЇЄҐ]", " ".join(message.texts))]
    assert wrong == []


# -- what the code speaks of has its sentence -----------------------------------------------------------------------------------


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
    """The texts an expression can be: itself, or either arm of a choice."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return [*strings(node.body), *strings(node.orelse)] if isinstance(node, ast.IfExp) else []


def keys_of(called: str, folder: Path = SOURCE) -> set[str]:
    """The first argument of every call of this name below a folder."""
    return {
        key
        for path, name, node in calls()
        if name == called and node.args and folder in path.parents
        for key in strings(node.args[0])
    }


def lacking(ids: set[str]) -> list[str]:
    return sorted(ids - set(every_message("en")))


def test_every_error_sentence_takes_what_the_error_carries() -> None:
    seen = 0
    for path, name, node in calls():
        match node.args:
            case [ast.Constant(value=str(key)), ast.Constant(value=str()), *_] if name != "get" and f"error-{key}" in every_message(
                "en"
            ):
                carried = {word.arg for word in node.keywords}
                wanted = variables("en", f"error-{key}")
                assert wanted <= carried or None in carried, f"{path.name}:{node.lineno}: error-{key} wants {wanted - carried}"
                seen += 1
    assert seen > 20


@pytest.mark.parametrize("game", HOUSE)
def test_every_refusal_event_and_setting_has_its_sentence(game: str) -> None:
    folder = SOURCE / "games" / game
    ids = {f"{game}-title", f"{game}-blurb"}
    ids |= {f"{game}-why-{key}" for key in keys_of("Refusal", folder)}
    ids |= {f"{game}-log-{key}" for key in keys_of("tell", folder)}
    ids |= {f"{game}-do-{key}" for key in keys_of("Label", folder)}
    for setting in game_of(game).settings:
        ids |= {f"{game}-setting-{setting.id}", f"{game}-setting-{setting.id}-help"}
        ids |= {f"{game}-setting-{setting.id}-{choice}" for choice in setting.choices}
    assert lacking(ids) == []
    assert sum("-why-" in id for id in ids) > 3
    assert sum("-log-" in id for id in ids) > 3


def test_every_card_of_raiders_has_its_name_and_text() -> None:
    cards = {*ROOM_CARDS, *CHARACTERS, *ITEMS, *POWER, *MONSTER_DECK, "dark"}
    ids = {f"raiders-card-{id}" for id in cards} | {f"raiders-text-{id}" for id in ROOM_CARDS}
    ids |= {f"raiders-kind-{room.kind}" for room in ROOM_CARDS.values()}
    assert lacking(ids) == []


def test_every_fate_question_and_warning_of_raiders_has_its_sentence() -> None:
    from undercroft.games.raiders import ending, rules

    fates = (ending.BLED, ending.DEAD, ending.LESS, ending.MORE_WOUNDS, ending.WON, ending.SHARED, ending.OUT)
    ids = {f"raiders-fate-{fate}" for fate in fates}
    ids |= {f"raiders-{group}-{what}" for group in ("ask", "undo") for what in (rules.LAY, rules.LIGHT)}
    ids |= {f"raiders-warn-{key}" for key in ("torch-nothing-dark", "crystal-useless")}
    assert lacking(ids) == []


PREFIXES = ("ui", "cli", "error", *HOUSE)
NAMED = re.compile(rf"(?:{'|'.join(PREFIXES)})-[a-z0-9_]+(?:-[a-z0-9_]+)*")


def test_every_message_the_python_code_names_exists() -> None:
    called = {"format", "find", "say", "has", "_say"}
    ids = {key for name in called for key in keys_of(name) if NAMED.fullmatch(key)}
    assert lacking(ids) == []


def test_every_message_the_browser_names_exists() -> None:
    ids: set[str] = set()
    for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        if "mock" not in path.parts:
            text = path.read_text(encoding="utf-8")
            ids |= {found for found in re.findall(r"\bt\(\s*['\"`]([a-z0-9_-]+)['\"`]", text) if NAMED.fullmatch(found)}
            ids |= {found for found in re.findall(r"\bsay\(\s*['\"]([a-z0-9_-]+)['\"]", text) if NAMED.fullmatch(found)}
    assert ids, "the browser names no message: has the way it names them changed?"
    assert lacking(ids) == []


# -- whole games, told in every language ----------------------------------------------------------------------------------------

TABLES = [
    (1, {}), (1, {"solo_chests": "one", "solo_wounds": 5}), (2, {}), (2, {"quick": True}), (3, {}), (4, {"quick": True}),
    (4, {"strength_count": "living", "last_survivor": "wins_now"}), (5, {}),
]  # fmt: skip


class Listener:
    """Says all that a view holds in one language, and lets nothing unsaid pass."""

    def __init__(self, lang: str) -> None:
        self.texts = Texts(lang)
        self.lang = lang
        self.said: set[str] = set()

    def say(self, game: str, group: str, key: str, args: dict[str, Any]) -> str:
        """The sentence of ``<game>-<group>-<key>`` as the house says it."""
        id = f"{game}-{group}-{key}"
        names = {"A": "Степан", "B": "Olena", "C": "Їжак", "D": "Dan", "E": "Ёлка"}
        named = {
            name: ", ".join(value) if isinstance(value, list) else value
            for name, value in self.texts.named(game, args, names).items()
        }
        message = bundle_of(self.lang).get_message(id)
        assert message.value is not None
        text, errors = bundle_of(self.lang).format_pattern(message.value, named)
        assert not errors, f"{self.lang}: {id} of {args}: {errors}"
        assert not re.search(r"[{}$]|\b[a-z]+-[a-z]+-", str(text)), f"{self.lang}: {id}: {text}"
        self.said.add(id)
        return str(text)

    def hear(self, view: dict[str, Any]) -> None:
        """Say the open questions, refusals, warnings and last events of a view."""
        game = view["game"]
        for ask in view["asks"]:
            self.say(game, "ask", ask["what"], {})
            for option in ask["options"]:
                assert len(self.say(game, "do", option["key"], option["args"])) <= 22
                if option["warn"]:
                    self.say(game, "warn", option["warn"], option["args"])
        for why in view["why"].values():
            assert len(self.say(game, "why", why["key"], why["args"])) <= 90
        if view["undo"] and view["undo"]["can"]:
            assert len(self.say(game, "undo", view["undo"]["what"], {})) <= 22
        for row in (view["result"] or {"rows": []})["rows"]:
            self.say(game, "fate", row["fate"], {})
            self.say(game, "card", row["character"], {})


def random_game(game: Game[Any], seats: int, settings: dict[str, Any], seed: int) -> Iterator[Match]:
    """A game of random answers, at every decision; torches are lit often."""
    rng = Random(seed)
    match = Match(game, settings, seats, SampledNature(rng))
    yield match
    while not match.state.over:
        asks = match.asks()
        ask = rng.choice(asks)
        match.answer(ask.seat, str(rng.choice(list(ask.options))), ask.what)
        yield match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_are_told(lang: str) -> None:
    listener = Listener(lang)
    game = game_of("raiders")
    for table, (seats, settings) in enumerate(TABLES):
        for seed in range(3):
            for number, match in enumerate(random_game(game, seats, game.read_settings(settings, seats), 100 * table + seed)):
                if number % 7 == 0 or match.state.over:
                    for seat in (None, *range(seats)):
                        listener.hear(view_of(match, seat))
            for seat in range(seats):
                for event in view_of(match, seat)["journal"]:
                    listener.say("raiders", "log", event["key"], event["args"])
    told = {id for id in listener.said if "-log-" in id}
    rare = {
        "raiders-log-share",
        "raiders-log-nobody-wins",
        "raiders-log-solo-survived",
        "raiders-log-bleeds",
        "raiders-log-shortage",
    }
    unsaid = {f"raiders-log-{key}" for key in keys_of("tell", SOURCE / "games" / "raiders")} - told - rare
    assert unsaid == set(), "these events never came up; the games above should bring them about"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("treasure", "wounds", "events"),
    [
        ((5, 5, 3), (2, 2, 4), {"share", "bleeds"}),
        ((5, 4, 3), (10, 10, 10), {"nobody-wins"}),
        ((5, 4, 3), (3, 3, 3), {"wins"}),
        ((7,), (3,), {"solo-survived"}),
        ((1,), (10,), {"solo-died"}),
    ],
)
def test_every_ending_is_told(lang: str, treasure: tuple[int, ...], wounds: tuple[int, ...], events: set[str]) -> None:
    game, seats = game_of("raiders"), len(treasure)
    match = Match(game, game.read_settings({}, seats), seats, SampledNature(Random(1)))
    for hero, coins, hurt in zip(match.state.heroes, treasure, wounds, strict=True):
        hero.treasure, hero.wounds, hero.alive = coins, hurt, hurt < 10
    match.state.journal = []
    finish(match.state)
    told = {event.key for event in match.state.journal}
    assert told == events
    listener = Listener(lang)
    for event in view_of(match, 0)["journal"]:
        listener.say("raiders", "log", event["key"], event["args"])


# -- everything fits its place --------------------------------------------------------------------------------------------------

LIMITS = {"do": 22, "undo": 22, "card": 22, "kind": 22, "ask": 70, "warn": 90, "why": 90, "blurb": 90, "title": 24}
"""The most characters of a message by its group (docs: buttons, prompt, second line, card title)."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", HOUSE)
def test_sentences_fit_their_place(game: str, lang: str) -> None:
    seen = 0
    for id in messages(game, lang):
        group = id.removeprefix(f"{game}-").split("-")[0]
        if group in LIMITS:
            longest = max(sayings(lang, id), key=len)
            assert len(longest) <= LIMITS[group], f"{lang}: {id} has {len(longest)} of {LIMITS[group]} characters: {longest}"
            seen += 1
    assert seen > 10


BUTTONS = [
    "ui-play",
    "ui-sit",
    "ui-enter",
    "ui-copy-link",
    "ui-sit-here",
    "ui-leave",
    "ui-undo",
    "ui-replay",
    "ui-again",
    "ui-why-not",
    "ui-do-it",
    "ui-better-not",
    "ui-clear",
    "ui-play-alone",
    "ui-create-invite",
    "ui-play-bots",
    "raiders-ui-go-on",
]
TABS = ("ui-tab-log", "ui-tab-odds", "ui-tab-rules")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("ids", "most"), [(BUTTONS, 22), (TABS, 9)], ids=["buttons", "tabs"])
def test_buttons_and_tabs_are_short(ids: list[str], most: int, lang: str) -> None:
    long = {id: text for id in ids for text in sayings(lang, id) if len(text) > most}
    assert long == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_card_texts_are_short(lang: str) -> None:
    most = 14 if lang == "en" else 18
    for room in ROOM_CARDS:
        for text in sayings(lang, f"raiders-text-{room}"):
            words = re.findall(r"\w+", text)
            assert 3 < len(words) <= most, f"{lang}: {room}: {text}"


# -- the rules pages ------------------------------------------------------------------------------------------------------------


def rules_of(game: str, lang: str) -> str:
    return (FOLDERS[game] / f"rules.{lang}.md").read_text(encoding="utf-8")


def sections(page: str) -> list[str]:
    return re.findall(r"^#{2,3} (\d+(?:\.\d+)?)\.? ", page, re.M)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", HOUSE)
def test_rules_pages_have_the_sections_that_refusals_point_to(game: str, lang: str) -> None:
    found = sections(rules_of(game, lang))
    assert found == sections(rules_of(game, "en"))
    assert len(found) == len(set(found))
    pointed = {
        str(word.value.value)
        for path, name, node in calls() if name == "Refusal" and SOURCE / "games" / game in path.parents
        for word in node.keywords if word.arg == "rule" and isinstance(word.value, ast.Constant)
    }  # fmt: skip
    assert pointed
    assert pointed <= set(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_raiders_page_gives_the_figures_of_the_cards(lang: str) -> None:
    page = rules_of("raiders", lang)
    texts = Texts(lang)
    for room in ROOM_CARDS.values():
        if isinstance(room, Monster):
            strength = " / ".join(str(room.strength[heroes]) for heroes in (3, 4, 5))
            row = f"| {texts.format(f'raiders-card-{room.id}')} | {COPIES.get(room.id, 1)} | {strength} | {room.wounds} |"
            assert row in page
    vaults = [room for room in ROOM_CARDS.values() if isinstance(room, Vault)]
    assert f" | {' | '.join(' + '.join(map(str, vault.chests)) for vault in vaults)} |" in page
    assert f" | {' | '.join(str(COPIES.get(vault.id, 1)) for vault in vaults)} |" in page
    for character in CHARACTERS.values():
        assert f"| {texts.format(f'raiders-card-{character.id}')} | {character.treasure} | {character.wounds} | " in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_of_a_monster_is_a_card_there_is(lang: str) -> None:
    example = re.search(r"^### 5\.2.*?^\*(.+?)\*$", rules_of("raiders", lang), re.M | re.S)
    assert example is not None
    strength, *cards, total = map(int, re.findall(r"\d+", example[1].split(".")[0]))
    wounds = int(re.findall(r"\d+", example[1])[-1])
    assert sum(cards) == total < strength
    shown = [
        room for room in ROOM_CARDS.values()
        if isinstance(room, Monster) and Texts(lang).format(f"raiders-card-{room.id}").lower() in example[1]
    ]  # fmt: skip
    assert [(room.strength[len(cards)], room.wounds) for room in shown] == [(strength, wounds)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_raiders_page_lists_every_ruling_and_names_its_options(lang: str) -> None:
    page = rules_of("raiders", lang)
    rows = re.findall(r"^\| (A\d+) \|(.*)\|$", page, re.M)
    assert [number for number, _ in rows] == [f"A{number}" for number in range(1, 23)]
    options = {number: row.split("|")[-1].strip() for number, row in rows}
    for number, setting in {"A2": "strength_count", "A3": "last_survivor", "A8": "solo_chests", "A15": "odds"}.items():
        assert options[number] == Texts(lang).format(f"raiders-setting-{setting}")


@pytest.mark.parametrize("lang", SLAVIC)
def test_no_english_is_left_in_the_rules(lang: str) -> None:
    text = re.sub(r"\(#[\w.]+\)|\bA\d+\b", " ", rules_of("raiders", lang))
    assert {word.lower() for word in re.findall(r"[A-Za-z]{2,}", text)} <= LATIN
