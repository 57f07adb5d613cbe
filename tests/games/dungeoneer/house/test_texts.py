"""Tomb of the Lich Lord in words: every question, option, event and reason, the kinds of its cards, whole games told."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

import pytest

from tests.texts.reading import PACKAGES, SLAVIC, SOURCE, WEB, calls, keys_of, lacking, messages, refused, sayings, variables
from tests.texts.test_telling import Listener
from undercroft.bots.levels import THINKING
from undercroft.games.dungeoneer.bots.sight import OVERLOOKED
from undercroft.games.dungeoneer.cards import fields as cards
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.rules.effects import EFFECTS
from undercroft.games.dungeoneer.state import moments
from undercroft.games.dungeoneer.view.then import DEFEAT, STANDUP
from undercroft.kernel.ask import text_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.shapes import plain
from undercroft.kernel.view import journal_of, view_of
from undercroft.text import LANGUAGES, Texts

FOLDER = PACKAGES["lichlord"]
LIBRARY = GAME.stock.cards()


# -- every key ------------------------------------------------------------------------------------------------------------------


def words_at(called: str, place: int) -> set[str]:
    """The texts that calls of this name below the engine have at a place, be they written out or a constant of their module."""
    found = set()
    for path, name, node in calls():
        if name == called and FOLDER in path.parents and len(node.args) > place:
            match node.args[place]:
                case ast.Constant(value=str(text)):
                    found.add(text)
                case ast.Name(id=constant) if constant.isupper():
                    module = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
                    found.add(getattr(import_module(f"undercroft.{module}"), constant))
    return found


@cache
def questions() -> frozenset[str]:
    """Whatever the engine asks: by the question itself, or through the helpers that keep a moment."""
    return frozenset(words_at("Choose", 1) | words_at("ask_at", 2) | words_at("ask_quietly", 2))


LABELS = (
    "play play-on play-at play-at-on play-two play-at-once use use-on use-at fall drop escort deliver pick-up add add-x pass "
    "save save-not dodge dodge-not extra-die extra-die-not draw draw-not keep-hand keep-lair keep-discard scry-top scry-bottom "
    "rust-pay rust-discard swap entrance rise-at steal give-up choose-card move-blocked move-trap challenge-falling"
)
"""Keys of options that the code puts together; games told at random show that there are no others."""


def test_every_question_and_option_has_its_words() -> None:
    assert {"lord", "hero", "respond", "lay", "new-hero", "dearest"} <= questions()
    ids = {f"ask-{what}" for what in questions()}
    ids |= {f"do-{key}" for key in {*keys_of("Label", FOLDER), *LABELS.split()}}
    assert lacking({f"dungeoneer-{id}" for id in ids}) == []


def test_no_question_is_worded_that_nobody_puts() -> None:
    worded = {id.removeprefix("dungeoneer-ask-") for id in messages("dungeoneer", "en") if id.startswith("dungeoneer-ask-")}
    assert worded == questions()
    named = {id.removeprefix("dungeoneer-undo-") for id in messages("dungeoneer", "en") if id.startswith("dungeoneer-undo-")}
    assert named <= questions()  # of the others the house says that they are taken back


def test_every_longer_line_of_an_option_has_its_button() -> None:
    ids = {id for id in messages("dungeoneer", "en") if id.startswith("dungeoneer-option-")}
    assert lacking({id.replace("-option-", "-do-") for id in ids}) == []


def test_there_is_no_reason_that_nothing_gives() -> None:
    reasons = {id.removeprefix("dungeoneer-why-") for id in messages("dungeoneer", "en") if id.startswith("dungeoneer-why-")}
    assert reasons == {*refused("lichlord"), "moment"}


def test_there_is_no_event_that_never_happens() -> None:
    events = {id.removeprefix("dungeoneer-log-") for id in messages("dungeoneer", "en") if id.startswith("dungeoneer-log-")}
    assert events == keys_of("tell", FOLDER)


@pytest.mark.parametrize("lang", SLAVIC)
def test_every_language_takes_the_same_words_in(lang: str) -> None:
    ids = [id for id in messages("dungeoneer", "en") if id.split("-")[1] in ("ask", "do", "option", "why", "log", "warn")]
    assert len(ids) > 200
    assert {id for id in ids if variables(lang, id) != variables("en", id)} == set()


# -- kinds of cards -------------------------------------------------------------------------------------------------------------


def kinds() -> set[str]:
    """Every word of the cards' data that a screen may have to say."""
    found: set[str] = {cards.OPEN, cards.BLOCKED, cards.TRAPPED, cards.WALL, cards.DANGER, cards.SPIKES, cards.PIT}
    found |= {*cards.KINDS, *cards.TIMINGS, *cards.FORMS, *cards.ROLLS}
    for card in LIBRARY.adventures.values():
        body = card.body.types if card.body else ()
        found |= {card.duration, *[f"type-{type}" for type in (*card.types, *body)]}
    for quest in LIBRARY.quests.values():
        found |= {*quest.categories, *[f"type-{type}" for type in (quest.monster.types if quest.monster else ())]}
    found |= {space.type for space in LIBRARY.maps.values()}
    for hero in LIBRARY.heroes.values():
        found |= {f"people-{hero.people.lower()}", f"calling-{hero.calling.lower()}"}
    return found


def test_every_kind_has_its_word() -> None:
    assert lacking({f"dungeoneer-kind-{kind}" for kind in kinds()}) == []


def test_every_level_of_bots_says_how_much_it_overlooks() -> None:
    """Who overlooks nothing, and nobody else, says so; the words for levels that think are the only ones."""
    named = {id for id in messages("dungeoneer", "en") if id.startswith("dungeoneer-level-")}
    assert named == {f"dungeoneer-level-{level}-help" for level in THINKING}
    said = {level: Texts("en").format(f"dungeoneer-level-{level}-help") for level in THINKING}
    assert {level for level, words in said.items() if "nothing" in words} == {level for level in THINKING if not OVERLOOKED[level]}
    assert len(set(said.values())) == len(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_names_every_threat(lang: str) -> None:
    sources = words_at("threat_rolls", 3)
    assert {"exit", "trap", "standup"} <= sources
    listener = Listener(lang)
    die = {"die": 1, "stat": 2, "more": 0, "raised": [], "less": 0, "lowered": [], "glory": 0, "danger": 0}

    def told(source: str) -> str:
        args = {"form": "speed", "total": 3, "value": 4, "card": "crypt", "overcome": False, **die}
        return listener.say("lichlord", "log", "threat", {"seat": "A", "source": source, **args})

    named = {told(source) for source in (sources - {"hazard"}) | {cards.SPIKES, cards.PIT}}  # of hazards each by its own name
    assert len(named) == len(sources) + 1
    assert told("?") not in named


def test_every_moment_phase_and_end_has_its_words() -> None:
    asked = (moments.TURN, moments.ENTER, moments.ROLL, moments.ROLLS, moments.RESPONDS, moments.CHALLENGE, moments.LAST)
    ids = {f"moment-{name}" for name in asked}
    ids |= {f"kind-{phase}" for phase in ("setup", "reset", "dungeonlord", "map", "hero", "close")}
    ids |= {f"fate-{fate}" for fate in ("won", "beaten", "defeated", "third-quest", "last-standing", "ahead")}
    ids |= {f"ui-step-{number}" for number in range(1, 9)}
    ids |= {f"ui-harm-{what}" for what in (*EFFECTS, DEFEAT, STANDUP)}
    ids |= {f"ui-goal-{stage}" for stage in ("go", "here", "search", "found", "carry", "ready", "home")}
    assert lacking({f"dungeoneer-{id}" for id in ids}) == []


def test_every_word_that_the_screen_names_exists() -> None:
    text = "".join(
        [path.read_text(encoding="utf-8") for path in (WEB / "games" / "dungeoneer").rglob("*.*") if "test" not in path.name]
    )
    ids = {f"dungeoneer-ui-{key}" for key in re.findall(r"\bui\(\s*'([a-z0-9-]+)'", text)}
    assert ids, "the screen names no message: has the way it names them changed?"
    assert lacking(ids) == []


# -- whole games told -------------------------------------------------------------------------------------------------------------

TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {}), (1, {"lair_in_solo": True}), (2, {"no_blank_spots": True, "dodge_spikes": True, "hero_choice": True}),
    (3, {"resurrection": True, "limited_movement": True, "optional_discard": True, "deliver_free": False}),
    (4, {"ap_for_falling": True, "nothing_personal": True}), (3, {"unbiased_placement": True, "trap_exits": "always"}),
)  # fmt: skip


def random_game(seats: int, settings: dict[str, Any], seed: int) -> Iterator[Match]:
    """A game of random answers that seldom passes, ends a phase or falls for a point while anything else can be done."""
    rng = Random(seed)
    match = Match(GAME, GAME.read_settings({**settings, "turn_limit": 80}, seats), seats, SampledNature(rng))
    yield match
    while not match.state.over:
        ask = rng.choice(match.asks())
        texts = [text_of(option) for option in ask.options]
        busy = [text for text in texts if text not in ("pass", "end", "fall")] if rng.random() < 0.9 else []
        match.answer(ask.seat, rng.choice(busy or texts), ask.what)
        yield match


ROUNDS = 40
"""So often all tables are played at most; once is enough where every event has come up by then."""
ENOUGH = 60
"""So often an event of one kind is told in each language."""
RARE = {
    "lost", "saved-by", "map-does-not-fit", "steals", "takes-token", "contest", "drops", "picks-up", "stays-down", "looks",
    "pays-glory", "pays-ap", "search-lapses", "level-changes", "plays-two", "plays-at-on", "plays-bane-on", "uses-at-on",
    "nobody-wins", "token-lies", "winter", "freezes", "thaws", "winter-ends", "travels", "no-healing",
    "gains-peril", "gets-up", "turns-round", "attack-ends", "raises-dice", "spreads", "rolls-against", "glides", "hangs",
}  # fmt: skip
"""Events that need not come up in random games; the tests of the rules bring each about."""


def check(listener: Listener, view: dict[str, Any]) -> None:
    """Say the questions, options, warnings, refusals and the result of a view: no word is missing, no id is left."""
    for ask in view["asks"]:
        listener.say("lichlord", "ask", ask["what"], {})
        for option in {option["key"]: option for option in ask["options"]}.values():
            listener.say("lichlord", "do", option["key"], option["args"])
            line = listener.texts.option("lichlord", option)
            assert 2 < len(line) <= 110
            assert not re.search(r"[{}$]|[a-z]:[a-z]|[a-z]-[a-z]+-[a-z]", line), f"{listener.lang}: {line}"
            if f"dungeoneer-option-{option['key']}" in messages("dungeoneer", "en"):
                listener.say("lichlord", "option", option["key"], option["args"])
            if option["warn"]:
                listener.say("lichlord", "warn", option["warn"], option["args"])
    for why in {why["key"]: why for why in view["why"].values()}.values():
        assert len(listener.say("lichlord", "why", why["key"], why["args"])) <= 110
    for row in (view["result"] or {"rows": []})["rows"]:
        listener.say("lichlord", "fate", row["fate"], {})


def test_whole_games_are_told() -> None:
    listeners = [Listener(lang) for lang in LANGUAGES]
    told: Counter[str] = Counter()
    wanted = keys_of("tell", FOLDER) - RARE
    for seed, (seats, settings) in enumerate(TABLES * ROUNDS):
        if seed >= len(TABLES) and not wanted - {*told}:
            break
        for number, match in enumerate(random_game(seats, settings, seed)):
            if number % 60 == 0 or match.state.over:
                seat = number // 60 % seats
                for listener in listeners:
                    check(listener, view_of(match, seat, len(match.journal)))
        for seat in range(seats):
            for event in plain(journal_of(match.journal, seat)):
                told[event["key"]] += 1
                if told[event["key"]] <= ENOUGH:
                    for listener in listeners:
                        listener.say("lichlord", "log", event["key"], event["args"])
    assert wanted - {*told} == set()


EVENTS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("nobody-wins", {}),
    ("lost", {}),
    ("winter", {"die": 4, "value": 4, "what": "nowhere"}),
    ("freezes", {"space": "crypt", "card": "fend-off", "count": 0}),
    ("travels", {"space": "crypt", "symbol": "portal", "ap": 1}),
    ("gets-up", {"card": "fend-off"}),
    ("rolls-against", {"card": "magic-fish", "dice": [2, 3]}),
    ("glides", {"card": "zombie"}),
    ("raises-dice", {"card": "magic-fish", "count": 2}),
    ("spreads", {"card": "zombie", "space": "crypt"}),
    ("attack-ends", {"card": "zombie", "cause": "strike", "count": 1, "life": 0}),
    ("turns-round", {"space": "crypt"}),
    ("hangs", {"card": "zombie", "on": "bugbear"}),
    ("no-healing", {"space": "crypt", "card": "fend-off"}),
    ("gains-peril", {"count": 2, "card": "zombie", "how": "hit", "form": "magic"}),
    ("thaws", {"space": "crypt", "card": "fend-off"}),
    ("winter-ends", {"card": "fend-off", "quest": "maiden-in-distress", "count": 1}),
    ("saved-by", {"card": "ferrymans-ring", "cause": "last", "on": "bugbear", "by_seat": "B", "unpaid": True}),
    ("map-does-not-fit", {"space": "corner-2"}),
    ("search-lapses", {"quest": "buried-armoury"}),
    ("steals", {"card": "backpack", "target_seat": "B"}),
    ("takes-token", {"target_seat": "B", "quest": "maiden-in-distress"}),
    ("contest", {"target_seat": "B", "total": 5, "against": 4, "how": "won"}),
    ("drops", {"quest": "maiden-in-distress", "space": "crypt"}),
    ("picks-up", {"quest": "maiden-in-distress"}),
    ("token-lies", {"quest": "maiden-in-distress", "space": "crypt"}),
    ("stays-down", {}),
    ("looks", {"cards": ["zombie", "legion"]}),
    ("pays-glory", {"count": 1, "card": "creeping-rust"}),
    ("pays-ap", {"count": 1, "what": "spikes", "card": "crypt"}),
    ("level-changes", {"level": 2, "card": "stolen-courage", "how": "", "form": ""}),
    ("plays-two", {"card": "zombie", "cost": 1, "target_seat": "B", "other_seat": "C"}),
    ("plays-at-on", {"card": "zombie", "cost": 1, "target_seat": "B", "on": "backpack", "onto": "card"}),
    ("plays-bane-on", {"card": "scent-of-blood", "cost": 1, "payer_seat": "B", "on": "zombie", "own": False, "turn_seat": "B"}),
    (
        "uses-at-on",
        {
            "card": "backpack",
            "target_seat": "B",
            "on": "zombie",
            "doing": "ward",
            "glory": 1,
            "ap": 0,
            "own": False,
            "ability": "backpack",
        },
    ),
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_events_are_told(lang: str) -> None:
    listener = Listener(lang)
    assert {key for key, _ in EVENTS} == RARE
    for key, args in EVENTS:
        assert len(listener.say("lichlord", "log", key, {"seat": "A", **args})) > 10


def test_a_line_of_the_journal_says_who_did_what_to_whom() -> None:
    args = {"seat": "A", "card": "legion", "form": "melee", "target_seat": "B"}
    names = {"A": "Аня", "B": "Boris"}
    said = [Texts(lang).log("lichlord", {"key": "attacks", "args": args}, names) for lang in LANGUAGES]
    assert said == [
        "Boris is attacked in melee by the Legion.", "Монстр «Легион» атакует, цель — Boris (ближний бой).",
        "Монстр «Легіон» атакує, ціль — Boris (ближній бій).",
    ]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_calls_its_reader_you(lang: str) -> None:
    """Wherever a line may name a seat, it asks first whether that is the reader's."""
    named = 0
    for id in messages("dungeoneer", "en"):
        if id.startswith(("dungeoneer-log-", "dungeoneer-just-")):
            wants = variables(lang, id)
            names = {each for each in wants if each == "name" or each.endswith("_name")}
            named += len(names)
            assert {name.removesuffix("name") + "you" for name in names} <= wants, f"{lang}: {id}"
    assert named > 80


READ_BY_B = {
    "encounter": (
        "Ann sends the Zombie from hand against you for 2 of your peril.",
        "Ann тратит 2 из вашего риска и насылает на вас карту «Зомби».",
        "Ann витрачає 2 з вашого ризику і насилає на вас карту «Зомбі».",
    ),
    "plays-bane-at": (
        "Ann plays Zombie on you for 2 of your peril.", "Ann играет карту «Зомби» за 2 из вашего риска, цель: ваш герой.",
        "Ann грає карту «Зомбі» за 2 з вашого ризику, ціль: ваш герой.",
    ),
    "hero-strikes": ("Ann strikes you.", "Ann наносит вам удар.", "Ann завдає вам удару."),
    "steals": ("Ann takes Zombie from you.", "Ann забирает у вас карту «Зомби».", "Ann забирає у вас карту «Зомбі»."),
}  # fmt: skip
READ_BY_A = {
    "encounter": (
        "You send the Zombie from hand against Boris for 2 of Boris’s peril.",
        "Boris платит 2 риска: вы насылаете карту «Зомби».",
        "Boris платить 2 ризики: ви насилаєте карту «Зомбі».",
    ),
    "wounded": (
        "You lose 2 life, 1 left: Boris’s melee 9 against 7.",
        "Вы теряете 2 здоровья, остаётся 1 (Boris, ближний бой: 9 против 7).",
        "Ви втрачаєте 2 здоров’я, лишається 1 (Boris, ближній бій: 9 проти 7).",
    ),
    "defeated": (
        "Your hero is defeated: Boris’s melee 9 against 7.", "Ваш герой повержен (Boris, ближний бой: 9 против 7).",
        "Вашого героя переможено (Boris, ближній бій: 9 проти 7).",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("reader", "told"), [("A", READ_BY_A), ("B", READ_BY_B)])
def test_a_line_of_the_journal_reads_well_to_whoever_does_it_and_to_whom_it_is_done(
    reader: str, told: dict[str, tuple[str, ...]]
) -> None:
    args = {
        "seat": "A", "target_seat": "B", "payer_seat": "B", "by_seat": "B", "card": "zombie", "cost": 2, "x": 0, "cause": "hero",
        "form": "melee", "total": 7, "against": 9, "count": 2, "life": 1, "where": "hand", "own": True, "turn_seat": "A",
    }  # fmt: skip
    for key, sentences in told.items():
        entry = {"key": key, "args": args}
        assert tuple(Texts(lang).log("lichlord", entry, {"A": "Ann", "B": "Boris"}, reader) for lang in LANGUAGES) == sentences


@pytest.mark.parametrize("lang", SLAVIC)
def test_a_line_of_the_journal_is_a_sentence_and_no_form(lang: str) -> None:
    """Whom it is about and how much stand in it as one says them, not behind a word and a colon."""
    verbs, nouns = r"(?:насыла|насила|получа|отриму|теря|втрача)\w+", r"(?: (?:славу|здоровье|здоров’я|риск|ризик))?"
    form = re.compile(rf"(?:Цель|Ціль|{verbs}{nouns}): ")
    logs = [id for id in messages("dungeoneer", lang) if id.startswith("dungeoneer-log-")]
    assert [said for id in logs for said in sayings(lang, id) if form.search(said)] == []


def test_options_that_differ_in_how_a_card_lies_read_differently() -> None:
    for key, turns in (("lay", ("turned",)), ("swap-with", ("turned", "other_turned"))):
        for lang in LANGUAGES:
            lines = set()
            for number in range(2 ** len(turns)):
                args = {
                    "space": "crypt",
                    "other": "library",
                    "x": 1,
                    "y": 0,
                    **{turn: number >> place & 1 for place, turn in enumerate(turns)},
                }
                lines.add(Texts(lang).option("lichlord", {"key": key, "id": key, "args": args}))
            assert len(lines) == 2 ** len(turns), f"{lang}: {lines}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_gives_peril_for_a_wound_is_said_to_choose_whom(lang: str) -> None:
    """It need not go to whoever was wounded: "you get 1 peril for the wound" was taken for a mistake."""
    entry = {"key": "reward-peril", "args": {"seat": "A", "target_seat": "B", "count": 1, "sole": False}}
    chooses = {"en": "Ann chooses", "ru": "Ann выбирает", "uk": "Ann обирає"}[lang]
    assert chooses in Texts(lang).log("lichlord", entry, {"A": "Ann", "B": "Bo"}, "B")


SAID = [
    (
        "reward-peril", {"count": 1, "target_seat": "B", "sole": False},
        "Ann chooses a rival and gives you 1 peril for a wound by Ann’s monsters (it pays for attacks).",
    ),
    (
        "reward-peril", {"count": 1, "target_seat": "B", "sole": True},
        "Ann gives you 1 peril for a wound by Ann’s monsters (it pays for attacks).",
    ),
    (
        "reward-peril", {"count": 2, "target_seat": "C", "sole": False},
        "Ann chooses a rival and gives Cleo 2 peril for 2 wounds by Ann’s monsters (it pays for attacks).",
    ),
    (
        "plays-bane-on", {"card": "scent-of-blood", "cost": 1, "payer_seat": "B", "on": "zombie", "own": False, "turn_seat": "B"},
        "As Dungeonlord, on your turn, Ann plays Scent of Blood on Zombie for 1 of your peril: any opponent can be made to pay.",
    ),
    (
        "plays-bane-on", {"card": "scent-of-blood", "cost": 1, "payer_seat": "B", "on": "zombie", "own": True, "turn_seat": "A"},
        "Ann plays Scent of Blood on Zombie for 1 of your peril: any opponent can be made to pay.",
    ),
    ("rolls-tie", {"seats": ["B", "C"]}, "A tie. Roll again: you, Cleo."),
    (
        "searches",
        {"quest": "buried-armoury", "die": 4, "plus": 2, "how": "between", "total": 6, "value": 6, "count": 1, "overcome": True},
        "Ann searches for 1 AP (The Buried Armoury) and finds the goal: die 4 + 2 for spaces before the entrance = 6, 6 needed.",
    ),
    (
        "no-reward", {"kind": "driven"}, "No glory comes of driving a monster off: only hits on monsters give it.",
    ),
    (
        "saves", {"uses": "all"},
        "Ann saves 1 action point: on others’ turns it pays for an attack, a challenge or standing up.",
    ),
    (
        "saves", {"uses": "challenge"},
        "Ann saves 1 action point: on others’ turns it pays for challenging an attacker.",
    ),
    (
        "prevents", {"card": "ring-of-magic", "spends": "token"},
        "Ann prevents the wound, taking the token off: Ring of Magic. The card stays.",
    ),
    (
        "prevents", {"card": "ring-of-magic", "spends": "card"},
        "Ann prevents the wound and discards the card for it: Ring of Magic.",
    ),
    (
        "hero-attacks-hero", {"form": "melee", "paid": "saved", "target_seat": "B"},
        "Ann attacks you in melee with the saved action point.",
    ),
]  # fmt: skip
"""Lines of the journal, as Boris reads what Ann does."""


@pytest.mark.parametrize(("key", "args", "said"), SAID)
def test_a_line_says_who_chose_and_what_paid(key: str, args: dict[str, Any], said: str) -> None:
    entry = {"key": key, "args": {"seat": "A", **args}}
    assert Texts("en").log("lichlord", entry, {"A": "Ann", "B": "Boris", "C": "Cleo"}, "B") == said


ONE_TERM = {
    "ru": r"\b[Вв]ста(ть|ёт|в)\b|(обратной|другой) сторон",
    "uk": r"\b[Вв]ста(ти|є)\b|(зворотного|іншого) боку",
}
"""Other words for what the rules call: «подняться», «с той стороны»; «підвестися», «з того боку»."""


@pytest.mark.parametrize("lang", ONE_TERM)
def test_a_hero_gets_up_and_an_exit_has_another_side_in_one_word(lang: str) -> None:
    assert [text for id in messages("dungeoneer", lang) for text in sayings(lang, id) if re.search(ONE_TERM[lang], text)] == []


# -- everything fits its place --------------------------------------------------------------------------------------------------

LONGEST = {"log": 110, "option": 100, "setting": 300, "moment": 45}
"""The most characters of a line of the log, an option in full, a setting's help, a moment; names come on top."""
SUM = ("dungeoneer-log-threat", 170)
"""The one line that may have two rows: a roll with each of its up to five parts."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_longer_texts_fit_their_place(lang: str) -> None:
    for id in messages("dungeoneer", lang):
        group = id.split("-")[1]
        if group in LONGEST:
            longest = max(sayings(lang, id), key=len)
            most = SUM[1] if id == SUM[0] else LONGEST[group]
            assert len(longest) <= most, f"{lang}: {id} has {len(longest)}: {longest}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_settings_have_short_titles_and_choices(lang: str) -> None:
    for setting in GAME.settings:
        for id in (setting.id, *[f"{setting.id}-{choice}" for choice in setting.choices]):
            assert len(Texts(lang).format(f"dungeoneer-setting-{id}")) <= 34


@pytest.mark.parametrize("lang", LANGUAGES)
def test_house_rules_are_called_ours(lang: str) -> None:
    ours = {"en": "house rule", "ru": "домашнее правило", "uk": "домашнє правило"}[lang]
    told = [setting.id for setting in GAME.settings if ours in Texts(lang).format(f"dungeoneer-setting-{setting.id}-help").lower()]
    assert told == ["turn_limit"]
