"""Dungeon Twister in words: every piece and card, the figures, the rulings, and whole games told in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.texts.reading import LATIN, SLAVIC, SOURCE, keys_of, lacking, messages, refused, sayings
from tests.texts.test_rules_pages import rules_of
from tests.texts.test_telling import Listener
from undercroft.games.twister import rules, setup
from undercroft.games.twister.combat import COMBAT
from undercroft.games.twister.game import GAME
from undercroft.games.twister.moves import STEP
from undercroft.games.twister.reveal import PLACE
from undercroft.games.twister.rooms import ROOMS
from undercroft.games.twister.tokens import COMBAT_CARDS, KINDS, SPEED, STRENGTH, WORTH
from undercroft.games.twister.view import SPOKEN
from undercroft.kernel.ask import text_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.view import view_of
from undercroft.text import LANGUAGES, Texts

QUESTIONS = (setup.STARTER, setup.HIDES, rules.CARD, rules.ACT, rules.DRAW, STEP, PLACE, COMBAT)
CHARACTERS = len(SPEED)


# -- every key ------------------------------------------------------------------------------------------------------------------


def test_every_piece_room_question_and_option_has_its_words() -> None:
    ids = {f"card-{id}" for id in (*KINDS, *[room.name for room in ROOMS])} | {f"text-{kind}" for kind in KINDS}
    ids |= {f"{group}-{what}" for group in ("ask", "undo") for what in QUESTIONS}
    ids |= {f"do-{key}" for key in (*SPOKEN, "card", "combat", "draw-offer", "draw-accept", "end", "stop", "drop")}
    ids |= {f"hint-{what}" for what in (*QUESTIONS, "end") if what != rules.DRAW}
    ids |= {f"{what}-last-{which}" for what in ("warn", "sure", "sure-do") for which in ("starter", "hidden")}
    ids |= {"warn-points-left", "warn-fires-at-own", "fate-won", "fate-beaten", "fate-drawn"}
    assert lacking({f"twister-{id}" for id in ids}) == []


def test_there_is_no_reason_that_nothing_gives() -> None:
    reasons = {id.removeprefix("twister-why-") for id in messages("twister", "en") if id.startswith("twister-why-")}
    assert reasons == {*refused("twister"), "sealed"}


def test_there_is_no_event_that_never_happens() -> None:
    events = {id.removeprefix("twister-log-") for id in messages("twister", "en") if id.startswith("twister-log-")}
    assert events == keys_of("tell", SOURCE / "games" / "twister")


# -- figures --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_of_characters_begin_with_their_figures(lang: str) -> None:
    for kind, speed, strength in zip(KINDS, SPEED, STRENGTH, strict=False):
        text = Texts(lang).format(f"twister-text-{kind}")
        assert [int(figure) for figure in re.findall(r"\d+", text.split(".")[0])] == [speed, strength], text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_gives_the_figures_of_characters_and_cards(lang: str) -> None:
    page = rules_of("twister", lang)
    for kind in range(CHARACTERS):
        name = Texts(lang).format(f"twister-card-{KINDS[kind]}")
        assert f"| {name} | {SPEED[kind]} | {STRENGTH[kind]} | {WORTH[kind]} | " in page
    for kind in KINDS[CHARACTERS:]:
        assert f"| {Texts(lang).format(f'twister-card-{kind}')} | " in page
    assert ", ".join(f"+{card}" for card in COMBAT_CARDS) in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_of_a_combat_adds_up_the_fighters_strength(lang: str) -> None:
    example = re.search(r"^## 11\..*?^\*(.+?)\*$", rules_of("twister", lang), re.M | re.S)
    assert example is not None
    strength = dict(zip(KINDS, STRENGTH, strict=False))
    sides = [["warrior", "thief"], ["troll", "goblin"]]
    assert [int(figure) for figure in re.findall(r"\d+", example[1])] == [strength[kind] for side in sides for kind in side]


# -- rulings and options ----------------------------------------------------------------------------------------------------------

OPTIONS = {
    "A2": "attack_just_wounded", "A3": "troll_acts", "A4": "treasure_to", "A6": "line_reveals", "A7": "stand_by_rope",
    "A9": "loose_on_roped_pit", "A10": "take_in_place", "A12": "sweep_wounded", "A14": "skip_helpless",
    "A15": "draws turn_limit", "A20": "handle_while_jumping", "A21": "wizard_on_wounded", "A22": "target_unwounded",
    "B1": "reveal_placement", "B2": "first_cycle", "B3": "troll_acts", "B4": "line_reveals", "B6": "jump_out_over_wounded",
    "B7": "fireball_own", "B9": "rope_needs", "B10": "break_raised", "B11": "stand_by_rope",
}  # fmt: skip
"""The settings that change a ruling (``A-2`` in the code is A2 on the page, where A-2 is a square)."""
OURS = {"setup", "dungeon", "draws", "turn_limit"}
"""Settings that are house rules."""


def test_every_setting_is_a_ruling_or_a_house_rule() -> None:
    assert {id for ids in OPTIONS.values() for id in ids.split()} | OURS == {setting.id for setting in GAME.settings}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_lists_every_ruling_and_names_its_options(lang: str) -> None:
    rows = re.findall(r"^\| ([AB]\d+) \|(.*)\|$", rules_of("twister", lang), re.M)
    assert [number for number, _ in rows] == [f"A{n}" for n in range(1, 24)] + [f"B{n}" for n in range(1, 12)]
    for number, row in rows:
        cells = [cell.strip() for cell in row.split("|")]
        assert len(cells) == 4
        assert all(cells), f"{lang}: {number}"
        names = [Texts(lang).format(f"twister-setting-{id}") for id in OPTIONS.get(number, "").split()]
        assert cells[2] == (", ".join(names) or "–"), f"{lang}: {number}"


SEE = {"B3": "a3", "B4": "a6", "B8": "value_is_as_printed", "B11": "a7"}
"""Rulings of the second table that only repeat one of the first; B8 is every figure of the characters."""


def test_every_ruling_has_a_test_named_after_it_and_every_option_is_tried() -> None:
    folder = Path(__file__).parents[1]
    tests = "".join([path.read_text(encoding="utf-8") for path in sorted(folder.glob("test_*.py"))])
    names = " ".join(re.findall(r"^def test_(\w+)", tests, re.M)) + " "
    for number in re.findall(r"^\| ([AB]\d+) \|", rules_of("twister", "en"), re.M):
        name = SEE.get(number) or (number.lower() if number[0] == "A" else f"s16_{number[1:]}")
        assert re.search(rf"\b{name}(_| )|_{name} ", names), number
    assert [setting.id for setting in GAME.settings if not re.search(rf'"{setting.id}": |\b{setting.id}=', tests)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_house_rules_are_called_ours(lang: str) -> None:
    ours = {"en": "house rule", "ru": "домашнее правило", "uk": "домашнє правило"}[lang]
    for setting in GAME.settings:
        told = ours in Texts(lang).format(f"twister-setting-{setting.id}-help").lower()
        assert told == (setting.id in OURS), f"{lang}: {setting.id}"


@pytest.mark.parametrize("lang", SLAVIC)
def test_no_english_is_left_in_the_rules_of_twister(lang: str) -> None:
    text = re.sub(r"\(#[\w.]+\)|\(pictures?:[^)]+\)", " ", rules_of("twister", lang))
    assert {word.lower() for word in re.findall(r"[A-Za-z]{2,}", text)} <= LATIN | {"dungeontwisterapp", "shift"}


# -- whole games told -------------------------------------------------------------------------------------------------------------

TABLES: tuple[dict[str, Any], ...] = (
    {"draws": False},
    {"setup": "fixed"},
    {"setup": "fixed", "dungeon": "open", "draws": False, "turn_limit": 60},
    {"setup": "fixed", "first_cycle": "rising", "draws": False, "take_in_place": True, "handle_while_jumping": True},
)


def random_game(settings: dict[str, Any], seed: int) -> Iterator[Match]:
    """A game of random answers, at every decision; a turn is hardly ever ended before its points are spent."""
    rng = Random(seed)
    match = Match(GAME, GAME.read_settings(settings, 2), 2, SampledNature(rng))
    yield match
    while not match.state.over:
        ask = rng.choice(match.asks())
        options = [option for option in ask.options if option != rules.END] if rng.random() < 0.95 else []
        match.answer(ask.seat, text_of(rng.choice(options or list(ask.options))), ask.what)
        yield match


RARE = {
    "swaps",
    "heals",
    "carries-out",
    "loses",
    "saved",
    "tie",
    "fires",
    "limit-draw",
    "limit",
    "reaches-at-once",
    "skips",
    "draw-declined",
}
"""Events that need not come up in random games; the tests of the rules bring each about."""


def test_whole_games_are_told() -> None:
    listeners = [Listener(lang) for lang in LANGUAGES]
    for seed, settings in enumerate(TABLES):
        for number, match in enumerate(random_game(settings, seed)):
            if number % 100 and not match.state.over:
                continue
            for view in (view_of(match, seat) for seat in (None, 0, 1)):
                for listener in listeners:
                    listener.hear(view)
                    for line in {listener.texts.option("twister", option) for ask in view["asks"] for option in ask["options"]}:
                        assert 3 < len(line) <= 90
                        assert not re.search(r"[{}$]|[a-z]:[a-z]", line), f"{listener.lang}: {line}"
        for view in (view_of(match, seat) for seat in (0, 1)):
            for listener in listeners:
                for event in view["journal"]:
                    listener.say("twister", "log", event["key"], event["args"])
    for listener in listeners:
        told = {id.removeprefix("twister-log-") for id in listener.said if "-log-" in id}
        assert keys_of("tell", SOURCE / "games" / "twister") - told - RARE == set()


EVENTS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("swaps", {"character": "thief", "target": "goblin", "target_seat": "A", "item": "rope", "item_seat": "B"}),
    ("heals", {"character": "cleric", "target": "wall-walker", "target_seat": "A"}),
    ("carries-out", {"character": "goblin", "item": "treasure", "item_seat": "A"}),
    ("loses", {"character": "goblin", "item": "rope", "item_seat": "A", "square": "a1", "fate": "out"}),
    ("saved", {"character": "troll"}),
    ("tie", {}),
    ("fires", {"character": "wizard", "target": "troll", "target_seat": "B"}),
    ("limit-draw", {"count": 60}),
    ("limit", {"count": 60}),
    ("reaches-at-once", {"count": 5}),
    ("skips", {}),
    ("draw-declined", {}),
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_events_are_told(lang: str) -> None:
    listener = Listener(lang)
    assert {key for key, _ in EVENTS} == RARE
    for key, args in EVENTS:
        assert len(listener.say("twister", "log", key, {"seat": "A", "piece": "a-thief", **args})) > 10


def test_owners_targets_and_lists_of_pieces_are_put_into_words() -> None:
    args = {"seat": "A", "target": "troll", "target_piece": "b-troll", "target_seat": "B", "tokens": ["a-wall-walker", "a-cleric"]}
    assert Texts("uk").named("twister", args, {"A": "Аня", "B": "Boris"}) == args | {
        "name": "Аня", "you": False, "target": "Троль", "target-id": "troll", "target_name": "Boris", "target_you": False,
        "tokens": ["Верхолазка", "Жрець"],
    }  # fmt: skip


def test_an_option_in_full_says_who_does_what_to_whom() -> None:
    args = {"character": "thief", "piece": "a-thief", "target": "goblin", "target_piece": "b-goblin", "attack": 2, "defence": 1} | {
        "down": False
    }
    option = {"key": "attack", "id": "attack:a-thief:b-goblin", "args": args}
    assert Texts("en").option("twister", option) == "Thief: attack the Goblin, 2 against 1"
    assert Texts("ru").option("twister", option) == "Воровка: атаковать Гоблина, 2 против 1"
    down = option | {"args": args | {"defence": 0, "down": True}}
    assert Texts("en").option("twister", down) == "Thief: attack the Goblin, 2 against 0 (wounded: strength 0)"


# -- everything fits its place --------------------------------------------------------------------------------------------------

LONGEST = {"log": 150, "text": 165, "hint": 170, "setting": 300}
"""The most characters of a line of the log, the inspector's text, a hint, a setting's help."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_longer_texts_fit_their_place(lang: str) -> None:
    for id in messages("twister", lang):
        group = id.split("-")[1]
        if group in LONGEST:
            longest = max(sayings(lang, id), key=len)
            assert len(longest) <= LONGEST[group], f"{lang}: {id} has {len(longest)}: {longest}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_settings_have_short_titles_and_choices(lang: str) -> None:
    for setting in GAME.settings:
        for id in (setting.id, *[f"{setting.id}-{choice}" for choice in setting.choices]):
            assert len(Texts(lang).format(f"twister-setting-{id}")) <= 34


# -- sentences that were not understood -----------------------------------------------------------------------------------------

WHOSE = {
    "en": ("Ilka places their own Troll on a3.", "Ilka places your Troll on a3.", "You place your Troll on a3."),
    "ru": ("Илка ставит своего Тролля на a3.", "Илка ставит вашего Тролля на a3.", "Вы ставите своего Тролля на a3."),
    "uk": ("Илка ставить свого Троля на a3.", "Илка ставить вашого Троля на a3.", "Ви ставите свого Троля на a3."),
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_places_a_token_of_their_own_is_not_named_twice(lang: str) -> None:
    names = {"A": "Ann", "B": "Ilka" if lang == "en" else "Илка"}

    def said(seat: str, owner: str) -> str:
        args = {
            "seat": seat,
            "item": "troll",
            "item_piece": f"{owner.lower()}-troll",
            "item_seat": owner,
            "square": "a3",
            "place": "I",
        }
        texts = Texts(lang)
        return texts.format("twister-log-places", **texts.named("twister", args, names, "A"))

    assert (said("B", "B"), said("B", "A"), said("A", "A")) == WHOSE[lang]


BY = ("usual", "either", "twin", "twin-either")
TURNS = {
    "en": "Your Warrior turns room VIII to the right, on the gear of the room with the same number.",
    "ru": "Ваш Воин поворачивает вправо комнату VIII, стоя на механизме комнаты с тем же номером.",
    "uk": "Ваш Воїн обертає праворуч кімнату VIII, стоячи на механізмі кімнати з тим самим номером.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turned_room_is_told_by_its_name_and_by_whose_gear_it_was(lang: str) -> None:
    args = {"seat": "A", "character": "warrior", "piece": "a-warrior", "room": "2R", "place": "VIII", "way": "right", "gear": "V"}
    texts = Texts(lang)
    said = {by: texts.format("twister-log-turns", **texts.named("twister", {**args, "by": by}, {}, "A")) for by in BY}
    assert not [text for text in said.values() if not re.search(r"\bVIII\b", text) or re.search(r"\bV\b|2", text)], (
        "two rooms bear a number"
    )
    assert max(map(len, said.values())) <= 110
    assert said["twin"] == TURNS[lang]


def test_every_text_that_the_screen_asks_for_is_there() -> None:
    screen = Path(__file__).parents[4] / "web" / "src" / "games" / "twister"
    sources = [path.read_text(encoding="utf-8") for path in screen.iterdir() if path.suffix in (".ts", ".svelte")]
    asked = {key for source in sources for key in re.findall(r"\bui\('([\w-]+)'", source)}
    assert {f"twister-ui-{key}" for key in asked} - set(messages("twister", "en")) == set()
