"""One term, one word: what the English names by a term of a rulebook, the other languages name by that rulebook's term."""

from __future__ import annotations

import re
from itertools import product

import pytest

from tests.texts.reading import SLAVIC, cards, messages, page

WORDS = {
    "house": {
        r"tables?": {"ru": "стол", "uk": "ст[оі]л"},
        r"bots?": {"ru": "бот", "uk": "бот"},
        r"fingerprint": {"ru": "отпечат", "uk": "відбит"},
        r"log": {"ru": "журнал", "uk": "журнал"},
        r"guest": {"ru": "гост", "uk": "г[іо]ст"},
        r"guide": {"ru": "проводник", "uk": "провідник"},
        r"record": {"ru": "запис", "uk": "запис"},
        r"code": {"ru": "код", "uk": "код"},
        r"step": {"ru": "шаг", "uk": "крок"},
        r"settings?|options?": {"ru": "настро", "uk": "налаштуван"},
        r"link": {"ru": "ссылк|скопир", "uk": "посилан|скопію"},
    },
    "raiders": {
        r"monsters?": {"ru": "монстр", "uk": "монстр"},
        r"vaults?": {"ru": "сокровищниц", "uk": "скарбниц"},
        r"traps?": {"ru": "ловушк", "uk": "пастк"},
        r"storerooms?": {"ru": "кладов", "uk": "комор"},
        r"wound(?:s|ed)?": {"ru": "(?:из)?ранен|ранят", "uk": "ран|поран"},
        r"treasures?": {"ru": "сокровищ|богат", "uk": "скарб|(?:най)?багат"},
        r"torch(?:es)?": {"ru": "факел", "uk": "смолоскип"},
        r"crystals?": {"ru": "кристалл", "uk": "кристал"},
        r"keys?": {"ru": "ключ", "uk": "ключ"},
        r"swords?": {"ru": "меч", "uk": "меч"},
        r"chests?": {"ru": "сундук", "uk": "скрин"},
        r"skulls?": {"ru": "череп", "uk": "череп"},
        r"power cards?": {"ru": r"карт\w* силы", "uk": r"карт\w* сили"},
        r"levels?": {"ru": "уров", "uk": "рів"},
        r"rooms?": {"ru": "комнат", "uk": "кімнат"},
        r"strength": {"ru": "сил", "uk": "сил"},
        r"supply": {"ru": "запас", "uk": "запас"},
        r"items?": {"ru": "предмет", "uk": "предмет"},
        r"heroe?s?": {"ru": "геро", "uk": "геро"},
        r"lay|laid|play(?:s|ed)? (?:a |one |the |your |their )?cards?": {"ru": "вы(?:ложи|клад)", "uk": "ви(?:кла|ложі)"},
    },
    "twister": {
        r"portcullis(?:es)?|bars": {"ru": "решётк", "uk": "ґрат"},
        r"wound(?:s|ed)?": {"ru": "ран", "uk": "ран|поран"},
        r"starters?": {"ru": "стартов", "uk": "стартов"},
        r"tokens?": {"ru": "жетон", "uk": "жетон"},
        r"pits?": {"ru": "ям", "uk": "ям"},
        r"gears?": {"ru": "механизм", "uk": "механізм"},
        r"rooms?": {"ru": "комнат", "uk": "кімнат"},
        r"ropes?": {"ru": "верёвк", "uk": "мотуз[кц]"},
        r"wand": {"ru": "жезл|огненный шар", "uk": "вогнян\\w+ кул"},
        r"fireball": {"ru": "огненн\\w+ шар|шар", "uk": "вогнян\\w+ кул|кул"},
        r"treasure": {"ru": "сокровищ", "uk": "скарб"},
        r"combat cards?": {"ru": r"карт\w* боя", "uk": r"карт\w* поєдинку"},
        r"combat": {"ru": "бо[йюея]", "uk": "поєдин"},
        r"action cards?": {"ru": r"карт\w* действий", "uk": r"карт\w* ді[їй]"},
        r"action points?": {"ru": r"очк\w* действия|очков действия|од|очк\w+", "uk": r"оч\w+ дії|од|оч[ко]\w+"},
        r"victory points?": {"ru": r"победн\w+ очк", "uk": r"переможн\w+ оч"},
        r"jump cards?": {"ru": r"карт\w* прыжка", "uk": r"карт\w* стрибка"},
        r"squares?": {"ru": "клет", "uk": "клітин"},
        r"enem(?:y|ies)": {"ru": "вра[гж]", "uk": "воро[гж]"},
        r"attacks?|attacked": {"ru": "атак", "uk": "атак"},
        r"objects?": {"ru": "предмет", "uk": "предмет"},
        r"strength": {"ru": "сил", "uk": "сил"},
        r"potion": {"ru": "зель", "uk": "зіл"},
        r"opponent(?:’s)?": {"ru": "соперник", "uk": "суперник"},
        r"recover": {"ru": "восстан", "uk": "віднов"},
    },
    "doggies": {
        r"monsters?": {"ru": "монстр", "uk": "монстр"},
        r"traps?": {"ru": "ловушк", "uk": "паст[кц]"},
        r"vagabonds?": {"ru": "бродя[гж]", "uk": "волоцю[гз]"},
        r"chests?": {"ru": "сундук", "uk": "скрин"},
        r"doors?": {"ru": "двер", "uk": "двер"},
        r"portals?": {"ru": "портал", "uk": "портал"},
        r"keys?": {"ru": "ключ", "uk": "ключ"},
        r"paws?": {"ru": "лап", "uk": "лап"},
        r"potions?": {"ru": "зель|зелий", "uk": "зілл"},
        r"quests?": {"ru": "квест", "uk": "квест"},
        r"shields?": {"ru": "защит|щит", "uk": "захист|щит"},
        r"damage": {"ru": "урон", "uk": "шкод"},
        r"countdown": {"ru": "отсч[её]т", "uk": "відлік"},
        r"disarm(?:s|ed)?": {"ru": "обезвре", "uk": "знешкод"},
        r"explor(?:e|es)": {"ru": "исслед", "uk": "дослід"},
        r"swords?": {"ru": "меч", "uk": "меч"},
        r"bows?": {"ru": "лук", "uk": "лук"},
        r"fireballs?": {"ru": "(?:огненн\\w+ )?шар", "uk": "(?:вогнян\\w+ )?кул"},
        r"rooms?": {"ru": "комнат", "uk": "кімнат"},
        r"coins?": {"ru": "монет", "uk": "монет"},
        r"dungeon": {"ru": "подземел", "uk": "підземел"},
    },
    "dungeoneer": {
        r"action points?|ap": {"ru": r"очк\w* действия|очков действия|од|очк\w+|очков", "uk": r"оч\w+ дії|од|оч[ко]\w*"},
        r"perils?": {"ru": "риск", "uk": "ризик"},
        r"glory": {"ru": "слав", "uk": "слав"},
        r"wounds?|wounded": {"ru": "ран", "uk": "ран|поран"},
        r"banes?": {"ru": "прокляти", "uk": "проклят"},
        r"boons?": {"ru": "преимуществ", "uk": "переваг"},
        r"treasures?": {"ru": "сокровищ", "uk": "скарб"},
        r"encounters?": {"ru": "столкновен|насыла|насла|нашл|нападут", "uk": "сутич|насила|насла|нашл|нападут"},
        r"quests?": {"ru": "задани", "uk": "завдан"},
        r"lair": {"ru": "логов", "uk": "лігв"},
        r"challeng(?:e|es|ed|ing)": {"ru": "вызов", "uk": "виклик"},
        r"entrances?": {"ru": "вход", "uk": "вх[оі]д"},
        r"spaces?": {"ru": "локаци", "uk": "локаці"},
        r"blocked": {"ru": "блокирован", "uk": "заблокован"},
        r"trap exits?": {"ru": "выход\\w*-ловуш|ловушк", "uk": "вих[оі]д\\w*-паст|пастк"},
        r"spikes": {"ru": "шип", "uk": "шип"},
        r"explor(?:e|es|ed|ing)": {"ru": "исслед", "uk": "дослід"},
        r"melee": {"ru": "ближн", "uk": "ближн"},
        r"discard(?:s|ed)?": {"ru": "сбр[оа]с|сброш", "uk": "скид|скин|скиньт"},
        r"tokens?": {"ru": "жетон", "uk": "жетон"},
        r"danger": {"ru": "опасност", "uk": "небезпек"},
        r"map cards?": {"ru": r"карт\w* локаци", "uk": r"карт\w* локаці"},
        r"hero phase": {"ru": "подвиг", "uk": "звитяг"},
        r"dungeonlord(?: phase)?": {"ru": "злодеян", "uk": "лиходійств"},
        r"reset": {"ru": "восстановлен", "uk": "відновлен"},
        r"escort(?:s|ed)?": {"ru": "сопрово", "uk": "супров"},
        r"save[sd]?": {"ru": "сохран", "uk": "збер"},
        r"threats?": {"ru": "угроз", "uk": "загроз"},
        r"battles?": {"ru": "битв", "uk": "битв"},
        r"responses?|respond": {"ru": "ответ|отвеч", "uk": "відпов"},
        r"failures?": {"ru": "провал", "uk": "провал"},
    },
}  # fmt: skip
"""By game: what a term of the English looks like, and what stands for it, by language. Words begin with it."""

OTHERWISE = {
    r"vaults?": {"raiders-part-for"},
    r"storerooms?": {"raiders-part-for"},
    r"treasures?": {"raiders-part-vault"},
    r"levels?": {"raiders-part-cause"},
    r"rooms?": {"twister-ui-do-turn"},
    r"portcullis(?:es)?|bars": {"twister-part-over"},
    r"wound(?:s|ed)?": {"twister-setting-attack_just_wounded"},
    r"squares?": {"twister-lesson-welcome"},
    r"attacks?|attacked": {"twister-setting-attack_just_wounded"},
    r"combat": {"twister-ui-lb-combat"},
    r"discard(?:s|ed)?": {"dungeoneer-do-give-up-for"},
    r"hero phase": {"dungeoneer-ask-hero"},
    r"escort(?:s|ed)?": {"dungeoneer-ask-take"},
    r"save[sd]?": {"dungeoneer-ui-chip-saved", "dungeoneer-ui-life-saved"},
    r"bows?": {"doggies-do-claim-potion"},
    r"dungeonlord(?: phase)?": {"dungeoneer-part-plays-bane"},
}
"""By term: messages that need no such word: the name of the room or the button beside them says it, the place is narrow (a bow
potion is «зелье ловкости» in the rulebook), or the English means something else by it (level with somebody, saved from death, it
bars nobody; the Dungeonlord, not its phase)."""


def texts_of(folder: str, lang: str, id: str) -> str:
    """All texts of a message, with those of the messages it refers to."""
    message = messages(folder, lang)[id]
    return " ".join([*message.texts, *[texts_of(folder, lang, other) for other in message.references]])


def other_words(folder: str, lang: str, term: str) -> set[str]:
    """Messages whose English has the term, and which say something else in the language."""
    said = re.compile(rf"(?<!\w)(?:{WORDS[folder][term][lang]})", re.IGNORECASE)
    return {
        id
        for id, message in messages(folder, "en").items()
        if re.search(rf"\b(?:{term})\b", " ".join(message.texts), re.IGNORECASE) and not said.search(texts_of(folder, lang, id))
    }


@pytest.mark.parametrize("lang", SLAVIC)
@pytest.mark.parametrize(("folder", "term"), [(folder, term) for folder in WORDS for term in WORDS[folder]])
def test_a_term_is_said_with_the_one_word_of_its_rulebook(folder: str, term: str, lang: str) -> None:
    assert other_words(folder, lang, term) - OTHERWISE.get(term, set()) == set()


def test_no_exception_is_stale() -> None:
    found: dict[str, set[str]] = {term: set() for term in OTHERWISE}
    for folder, lang in product(WORDS, SLAVIC):
        for term in WORDS[folder]:
            found.setdefault(term, set()).update(other_words(folder, lang, term))
    assert {term: stale for term, ids in OTHERWISE.items() if (stale := ids - found[term])} == {}


INSTEAD = {
    ("raiders", "ru"): {r"(?<!ра)сыгра": "Карта 5 уже сыграна.", r"\bклад[уёи]": "Каждый кладёт одну карту."},
    ("raiders", "uk"): {r"зігра": "Карту 5 вже зіграно.", r"\bклад[уе]": "Кожен кладе одну карту."},
    ("twister", "ru"): {
        r"поворотн\w+ механизм": "На поворотном механизме.",
        r"\bвраща(?:ть|ют|ет|йте)\b": "Комнаты вращает персонаж.",
    },
    ("twister", "uk"): {r"пастк": "Над ямою-пасткою."},
    ("lichlord", "ru"): {r"неудач": "При неудаче — ещё 1 ОД."},
    ("lichlord", "uk"): {r"невдач": "У разі невдачі — ще 1 ОД.", r"подолан\w+ геро": "Подоланий герой вибуває."},
}
"""By game and language: second words that stood for a thing that has a word, each with such a sentence."""

TYPED = {"twister-cli-words-turns"}
"""Messages with words that are understood when somebody types them."""


@pytest.mark.parametrize(("game", "lang"), INSTEAD)
def test_no_second_word_stands_for_a_thing_that_has_one(game: str, lang: str) -> None:
    folders = {"lichlord": ("dungeoneer", "lichlord")}.get(game, (game,))
    texts = {id: message.said for folder in folders for id, message in messages(folder, lang).items() if id not in TYPED}
    texts |= {f"rules {n}": line for n, line in enumerate(page(game, lang).splitlines(), 1)}
    if game == "lichlord":
        texts |= cards(lang)
    unwanted = INSTEAD[game, lang]
    assert {id: said for id, said in texts.items() if any(re.search(word, said, re.IGNORECASE) for word in unwanted)} == {}
    assert [word for word, said in unwanted.items() if not re.search(word, said, re.IGNORECASE)] == []


@pytest.mark.parametrize("lang", SLAVIC)
def test_a_failure_has_one_word_on_cards_and_in_the_rules(lang: str) -> None:
    failing = [id for id, text in cards("en").items() if re.search(r"\b[Ff]ail(?:s|ures?)?\b", text)]
    assert failing
    assert [id for id in failing if "провал" not in cards(lang)[id].lower()] == []
