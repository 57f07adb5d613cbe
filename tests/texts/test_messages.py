"""Every sentence is there in every language, fits its place, and takes the words it is given."""

from __future__ import annotations

import ast
import re

import pytest

from tests.texts.reading import (
    FAMILIES,
    FOLDERS,
    LATIN,
    PACKAGES,
    PLURALS,
    SLAVIC,
    WEB,
    calls,
    every_message,
    keys_of,
    lacking,
    messages,
    reasons,
    refused,
    sayings,
    variables,
)
from undercroft.games.raiders.cards import CHARACTERS, ITEMS, POWER
from undercroft.games.raiders.rooms import MONSTER_DECK, ROOM_CARDS
from undercroft.kernel.registry import HOUSE, game_of
from undercroft.text import LANGUAGES

# -- what the page can say -----------------------------------------------------------------------------------------------------


def test_no_message_formats_a_date() -> None:
    """The built page cannot (``UNNEEDED`` in web/vite.config.ts)."""
    files = [file for folder in FOLDERS.values() for file in folder.glob("*.ftl")]
    assert files
    assert [file for file in files if "DATETIME" in file.read_text(encoding="utf-8")] == []


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


CODE = re.compile(r"«[ -~…]*»|--?[a-z-]+\b|\b[A-Z]+(?:_[A-Z]+)+\b|\w+=\w+|[\w./-]+\.\w+")
"""What is not language: quoted input, options and variables of the command line, settings, file names."""


@pytest.mark.parametrize("lang", SLAVIC)
def test_no_english_is_left(lang: str) -> None:
    left = {}
    for id, message in every_message(lang).items():
        words = re.findall(r"[A-Za-z]{2,}", CODE.sub(" ", "".join(message.texts)))
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
    folder, family = PACKAGES[game], FAMILIES[game]
    ids = {f"{game}-title", f"{game}-blurb"}
    ids |= {f"{family}-why-{key}" for key in refused(game)}
    ids |= {f"{family}-log-{key}" for key in keys_of("tell", folder)}
    ids |= {f"{family}-do-{key}" for key in keys_of("Label", folder)}
    for setting in game_of(game).settings:
        ids |= {f"{family}-setting-{setting.id}", f"{family}-setting-{setting.id}-help"}
        ids |= {f"{family}-setting-{setting.id}-{choice}" for choice in setting.choices}
        ids |= {f"ui-group-{setting.group}", f"ui-group-{setting.group}-help"} if setting.group else set()
    assert lacking(ids) == []
    assert sum("-why-" in id for id in ids) > 3
    assert sum("-log-" in id for id in ids) > 3


@pytest.mark.parametrize("game", HOUSE)
def test_every_reason_that_the_rules_give_has_its_paragraph(game: str) -> None:
    """Otherwise only the one position that is refused for it would tell, in the middle of a game."""
    named = reasons(game)
    assert named - set(refused(game)) == set()
    assert len(named) > 10


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


PREFIXES = ("ui", "cli", "error", *HOUSE, *FAMILIES.values())
NAMED = re.compile(rf"(?:{'|'.join(PREFIXES)})-[a-z0-9_]+(?:-[a-z0-9_]+)*")


def test_every_message_the_python_code_names_exists() -> None:
    called = {"format", "find", "say", "has", "_say"}
    ids = {key for name in called for key in keys_of(name) if NAMED.fullmatch(key)}
    assert lacking(ids) == []


def test_every_message_the_browser_names_exists() -> None:
    ids: set[str] = set()
    said: set[str] = set()  # by ``screen.say``: of the game's family, or of the house
    for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        if "mock" not in path.parts:
            text = path.read_text(encoding="utf-8")
            ids |= {found for found in re.findall(r"\bt\(\s*['\"`]([a-z0-9_-]+)['\"`]", text) if NAMED.fullmatch(found)}
            said |= {found for found in re.findall(r"\bsay\(\s*['\"]([a-z0-9_-]+)['\"]", text) if NAMED.fullmatch(found)}
    known = every_message("en")
    ids |= {id for id in said if not any(f"{family}-{id}" in known for family in FAMILIES.values())}
    assert ids, "the browser names no message: has the way it names them changed?"
    assert lacking(ids) == []


CALLS = re.compile(r"(?<![\w.$])(?:screen\.)?(t|ui|say)\(\s*'([a-z0-9_-]+)'\s*(?:\)|,\s*(?=\{))")
"""A sentence that the browser says by its name, with arguments written on the spot or with none."""


def given_on_the_spot(text: str, at: int) -> set[str] | None:
    """The names in the object that begins at a place of a source; None where it takes in another one."""
    depth, names, begins = 0, set(), True
    for word in re.finditer(r"'[^']*'|`[^`]*`|\.\.\.|[\w$-]+|\S", text[at:]):
        if word[0] in ("{", "(", "["):
            depth += 1
        elif word[0] in ("}", ")", "]"):
            depth -= 1
            if not depth:
                break
        elif depth == 1 and begins:
            if word[0] == "...":
                return None
            names.add(word[0].strip("'"))
        begins = depth == 1 and word[0] in ("{", ",")
    return names


def test_the_browser_gives_every_sentence_its_arguments() -> None:
    known, checked, wanting = every_message("en"), 0, {}
    for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        place = path.relative_to(WEB).parts
        families = [place[1]] if place[0] == "games" and len(place) > 2 else sorted({*FAMILIES.values()})
        for call in CALLS.finditer(text):
            ids = [call[2], *[f"{family}-{'ui-' * (call[1] == 'ui')}{call[2]}" for family in families if call[1] != "t"]]
            given = set() if call[0].endswith(")") else given_on_the_spot(text, call.end())
            if call[1] == "say" and "seat" in (given or ()):  # it names the seat and says whether it is one's own
                given = {*(given or ()), "name", "you"}
            for id in [id for id in ids if id in known and given is not None and ".test." not in path.name]:
                checked += 1
                if more := variables("en", id) - (given or set()):
                    wanting[f"{path.name}: {id}"] = more
    assert checked > 500
    assert wanting == {}


@pytest.mark.parametrize(
    ("source", "given"),
    [
        ("{ name, count: f(a, { of: 1 }), 'card-id': id }", {"name", "count", "card-id"}),
        ("{ ...args, name }", None),
        ("{}", set()),
    ],
)  # fmt: skip
def test_arguments_of_the_browser_are_read(source: str, given: set[str] | None) -> None:
    assert given_on_the_spot(source, 0) == given


# -- everything fits its place --------------------------------------------------------------------------------------------------

LIMITS = {"do": 22, "undo": 22, "card": 22, "kind": 22, "ask": 70, "warn": 90, "why": 90, "blurb": 90, "title": 24}
"""The most characters of a message by its group (docs: buttons, prompt, second line, card title)."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", [folder for folder in FOLDERS if folder != "house"])
def test_sentences_fit_their_place(folder: str, lang: str) -> None:
    seen = set()
    for id in messages(folder, lang):
        group = id.removeprefix(f"{folder}-").split("-")[0]
        if group in LIMITS:
            longest = max(sayings(lang, id), key=len)
            assert len(longest) <= LIMITS[group], f"{lang}: {id} has {len(longest)} of {LIMITS[group]} characters: {longest}"
            seen.add(group)
    assert seen >= ({"do", "ask", "why"} if folder in FAMILIES.values() else {"title", "blurb"})


@pytest.mark.parametrize("lang", SLAVIC)
@pytest.mark.parametrize("folder", ["raiders"])
def test_a_sentence_of_the_log_has_one_colon(folder: str, lang: str) -> None:
    """What comes after a second one reads like a form."""
    logs = [id for id in messages(folder, lang) if id.startswith((f"{folder}-log-", f"{folder}-ui-each-earns"))]
    sentences = [sentence for id in logs for said in sayings(lang, id) for sentence in re.split(r"[.;!?] ", said)]
    assert [each for each in sentences if each.count(": ") > 1] == []


@pytest.mark.parametrize("lang", SLAVIC)
def test_a_prompt_says_who_acts_in_one_sentence(lang: str) -> None:
    """It stands behind "Your turn:" already."""
    aims = [id for id in messages("twister", lang) if re.match(r"twister-ui-aim(?:$|-(?!hide|stand|place))", id)]
    assert [said for id in aims for said in sayings(lang, id) if ":" in said] == []


@pytest.mark.parametrize("folder", [folder for folder in FOLDERS if folder != "house"])
def test_messages_begin_with_what_their_file_is_of(folder: str) -> None:
    begin = (f"{folder}-", f"error-{folder}-")
    assert [id for id in messages(folder, "en") if not id.startswith(begin)] == []


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
