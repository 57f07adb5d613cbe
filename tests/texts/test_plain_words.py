"""The screen speaks as people at a table do: no term of the house, no turn of phrase that nobody would say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.texts.reading import ROOT, cards, every_message, messages, page, sayings
from undercroft.kernel.registry import HOUSE as GAMES
from undercroft.text import LANGUAGES

GLOSSARY = Path(ROOT, "docs", "glossary.md")

TERMS = (
    "answer", "ask", "beat", "candidate", "commitment", "deed", "determinize", "disclosure", "ember", "errand", "moment",
    "Nature", "playout", "quiet question", "refusal", "scene", "seal", "seam", "settled", "share", "tape", "untold",
)  # fmt: skip
"""Words of the glossary that sentences could fall into. All of them stand there, or this list is stale."""

HOUSE = {
    "en": {
        r"\bnature\b": "Nature must answer first.",
        r"\bseams?\b": "The seam says whose turn it is.",
        r"\bbeat\b": "One beat has been played.",
        r"\b(?:an?|the|open|quiet) asks?\b": "No open asks.",
        r"\bdeeds?\b": "Choose a deed.",
        r"\bsettled\b": "The position at the last settled point.",
        r"\btape\b": "The tape ends here.",
        r"\b(?:ember|rims?)\b": "Enemies with an ember rim can be attacked.",
        r"\b(?:un)?seal(?:s|ed)?\b": "Your choice is sealed.",
        r"\b(?:a moment (?:for|in|to)|every moment|moments)\b": "A moment for responses…",
        r"\b(?:candidate|determinize|disclosure|errand|playout|untold)s?\b": "The candidate was untold.",
        r"\bquiet questions?\b": "A quiet question is open.",
        r"\bshares? of\b.*\bchance\b": "The server has fixed its share of this game’s chance.",
    },
    "ru": {
        r"\bприрод": "Природа не отвечала.",
        r"\bянтарн": "Врагов в янтарной рамке можно атаковать.",
        r"\b(?:печат[ьи]|печатью|(?:за|рас)печатан\w*)\b": "Это та самая печать.",
        r"\bдол[яюи]\b.*\bслуча": "Долю случая сервер уже определил.",
        r"\bточк\w* покоя": "Позиция в точке покоя.",
        r"\bминута\b": "Ваша минута:",
    },
    "uk": {
        r"\bприрод": "Природа не відповідала.",
        r"\bбурштин": "На ворогів у бурштиновій рамці можна напасти.",
        r"\b(?:печатк|(?:за|роз)печатан)": "Це та сама печатка.",
        r"\bчастк\w+\b.*\bвипадк": "Свою частку випадку сервер уже визначив.",
        r"\bточ(?:ц|к)\w* спокою": "Позиція в точці спокою.",
        r"\bмить для\b|\bваша мить\b": "Мить для відповідей…",
    },
}
"""What must not stand in a message, as a pattern, each with a sentence that has it: terms of the house."""

PHRASES = {
    "en": {
        r"\bfor nothing\b": "You may pick up for nothing.",
        r"\bcomes? to light\b": "Room 4 comes to light.",
        r"\bdearest\b": "Which of your dearest treasures?",
        r"\bof ours\b": "A house rule of ours.",
        r"\bbetter not\b": "Better not",
        r"[.;:] if not\b": "14 needed in all. If not, everyone is hurt.",
        r"\bone (?:may|can|has|reaches|plays)\b|\bone’s\b": "One may pass, but not stop.",
        r"\bsomebody who\b": "Somebody who opens ways.",
        r"\b(?:every|some|any)body\b": "A new quest for everybody.",
        r"\bto tell yet\b|\bstands here\b": "Nothing to tell yet.",
        r"\bby (?:speed|magic)\b": "You are attacked by speed.",
        r"\bthis you may\b|\ball the same\b": "This you may do now.",
        r"\bof \$\w*name\b(?!’)": "The hand of $name.",
        r"\bhow do both lie\b": "Swapped with which, and how do both lie?",
        r"(?:\d|\$\w+|\}) %": "success 83 %",
        r"\b(?:send|sends|sent) (?:(?!against|to )[^.;:])* at\b": "send Zombie at Ilka",
        r"\bin (?:your|its|their|my|others’|another’s|a player’s|the others’) (?:own |next )?turns?\b": "in others’ turns it pays",
        r"\b(?:un)?overcomes? the (?:trap|pit|spikes)\b": "You overcome the trap exit.",
        r"\bcounter to\b": "Odo’s counter to you",
        r"\b(?:hero|player) (?:(?:who|that) )?lies\b|\blying, a\b": "A hero who lies cannot move.",
    },
    "ru": {
        r"\b(?:млад|стар)ш\w+ карт": "Младшая карта получит ранение.",
        r"\bдаром\b": "Брать можно даром.",
        r"\bзаблокирован": "Это заблокированный выход.",
        r"\bатак\w+ (?:скоростью|магией)\b": "Атака скоростью.",
        r"\bудар\w* (?:скоростью|магией)\b": "Удар скоростью: 1 рана.",
        r"\bдо кубиков\b": "До кубиков битвы:",
        r"\bлучше не надо\b": "Лучше не надо",
        r"\b(?:не|вышла из) т[её]мн|\bиз тьмы\b": "Комната больше не тёмная.",
        r"\bнаше домашнее\b": "Наше домашнее правило.",
        r"\b(?:идти|выпить) стоит\b": "Идти стоит 1 ОД.",
        r"\bпобеждают пять\b": "Побеждают пять очков.",
        r"\b(?:поднять|опустить) решётку\b": "Поднять решётку",
        r"\bигра[ею]т \$count человек": "Играют $count человека.",
        r"\bлюдей \$": "Начать: людей $players.",
    },
    "uk": {
        r"\b(?:молодш|старш)\w+ карт": "Молодша карта дістане рану.",
        r"\bзадарма\b": "Брати можна задарма.",
        r"\bз пітьми\b": "Кімната вийшла з пітьми.",
        r"\b(?:горі|долі)лиць\b": "Жетон лежить долілиць.",
        r"\bатак\w+ (?:швидкістю|магією)\b": "Атака швидкістю.",
        r"\bудар\w* (?:швидкістю|магією)\b": "Удар швидкістю: 1 рана.",
        r"\bдо кубиків\b": "До кубиків битви:",
        r"\bкраще не треба\b": "Краще не треба",
        r"\bнаше домашнє\b": "Наше домашнє правило.",
        r"\b(?:іти|випити) коштує\b": "Іти коштує 1 ОД.",
        r"\bперемагають п’ять\b": "Перемагають п’ять очок.",
        r"\bгра(?:є|ють) \$count люд": "Грають $count людини.",
        r"\bлюдей \$": "Почати: людей $players.",
    },
}
"""Turns of phrase that were on the screen once and that nobody would say at a table, each with such a sentence."""

PLACED = {
    "en": {
        r"\b(?:to|in|into|of|from|enters?|enter|lay|lays|find|finds|through|move|moves|swap|swaps) \$(?:space|beyond)(?![\w-])":
            "You go to $space.",
    }
}  # fmt: skip
"""In an English sentence a place has its article, as in "go to the Library" (docs/glossary.md)."""

LAID = {"en": {r"\b(?:lay|lays|laid)\b": "Ilka lays 5."}}
"""Cards of Raiders are played; only map cards are laid."""

FORMAT = {"error-answers-shape"}
"""Messages that quote what a file has, word for word."""

OTHERWISE = {
    "Ember Setting", "Ember Oil", "Ember Draught", "Ember Hands",
    "Sealed Vault", "### 16.1 Известные из печати", "pays for nothing", "defeated pay for nothing",
    "only one can be the target", "level is laid out",
}  # fmt: skip
"""What the rules pages and the cards may say: names, and words that mean something else there."""

MEANT = {"doggies": {r"\bbeat\b"}}
"""By folder, what it may say all the same: monsters are beaten there."""


def found(folder: str, lang: str, unwanted: dict[str, str]) -> dict[str, str]:
    """The messages of a folder that say what they should not, and what of it."""
    return {
        id: hit[0]
        for id, message in messages(folder, lang).items()
        for pattern in unwanted.keys() - MEANT.get(folder, set())
        if id not in FORMAT and (hit := re.search(rf"(?<!\$)(?:{pattern})", message.said, re.IGNORECASE))
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", ["house", "raiders", "twister", "dungeoneer", "lichlord", "doggies"])
def test_no_message_has_a_term_of_the_house(folder: str, lang: str) -> None:
    assert found(folder, lang, HOUSE[lang]) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", ["house", "raiders", "twister", "dungeoneer", "lichlord", "doggies"])
def test_no_message_says_what_nobody_would_say(folder: str, lang: str) -> None:
    assert found(folder, lang, PHRASES[lang]) == {}


def test_a_place_has_its_article_in_a_sentence() -> None:
    labels = {id for id in messages("dungeoneer", "en") if id.startswith("dungeoneer-do-")}
    assert {id: hit for id, hit in found("dungeoneer", "en", PLACED["en"]).items() if id not in labels} == {}


def test_cards_of_raiders_are_played() -> None:
    assert found("raiders", "en", LAID["en"]) == {}
    assert hits(page("raiders", "en"), LAID["en"]) == []


def hits(text: str, unwanted: dict[str, str]) -> list[str]:
    """The lines of a text that say what they should not, names and the like put aside."""
    for words in OTHERWISE:
        text = re.sub(re.escape(words), "…", text, flags=re.IGNORECASE)
    return [line for line in text.splitlines() if any(re.search(pattern, line, re.IGNORECASE) for pattern in unwanted)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_rules_page_says_what_nobody_would_say(game: str, lang: str) -> None:
    assert hits(page(game, lang), HOUSE[lang] | PHRASES[lang]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_card_says_what_nobody_would_say(lang: str) -> None:
    assert len(cards(lang)) > 50
    assert [id for id, text in cards(lang).items() if hits(text, HOUSE[lang] | PHRASES[lang])] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_has_two_pairs_of_brackets_in_a_row(lang: str) -> None:
    assert [id for id in every_message(lang) if any(") (" in said for said in sayings(lang, id))] == []


def test_no_exception_is_stale() -> None:
    everything = [
        *(page(game, lang) for game in GAMES for lang in LANGUAGES),
        *(text for lang in LANGUAGES for text in cards(lang).values()),
    ]
    assert [words for words in OTHERWISE if not any(words in text for text in everything)] == []


@pytest.mark.parametrize("unwanted", [*HOUSE.values(), *PHRASES.values(), *LAID.values(), *PLACED.values()])
def test_every_pattern_finds_what_it_means(unwanted: dict[str, str]) -> None:
    assert [pattern for pattern, said in unwanted.items() if not re.search(pattern, said, re.IGNORECASE)] == []


@pytest.mark.parametrize("term", TERMS)
def test_every_term_stands_in_the_glossary(term: str) -> None:
    assert re.search(rf"^\| {term} \|", GLOSSARY.read_text(encoding="utf-8"), re.MULTILINE)


def test_every_term_of_the_glossary_has_one_line() -> None:
    terms = re.findall(r"^\| ([^|]+?) \|", GLOSSARY.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(terms) > 50
    assert [term for term in terms if terms.count(term) > 1 and term != "term"] == []
