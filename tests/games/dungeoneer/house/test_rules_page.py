"""The rules page of Tomb of the Lich Lord: which cards are designed, the rulings and their options, the variants, the example."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tests.texts.reading import LATIN, SLAVIC, refused
from tests.texts.test_rules_pages import rules_of, sections
from undercroft.games.dungeoneer.cards.fields import Adventure, Library
from undercroft.games.dungeoneer.game import GAME
from undercroft.text import LANGUAGES, Texts

RULINGS = 61
OPTIONS = {
    "2": "counter_strikes", "3": "saved_ap", "6": "search_distance", "12": "entrance_peace", "41": "trap_exits",
    "42": "danger_for_all", "43": "reward_wounds", "44": "deliver_free",
}  # fmt: skip
"""The settings that change a ruling."""
VARIANTS = (
    "no_blank_spots", "resurrection", "hero_choice", "optional_discard", "unbiased_placement", "nothing_personal",
    "limited_movement", "ap_for_falling", "dodge_spikes",
)  # fmt: skip
ELSEWHERE = {"lair_in_solo": "14.1", "packs": "16", "turn_limit": "18"}
"""Settings that are neither: the section that names them."""


@cache
def section(lang: str, number: str) -> str:
    """The text of a section with everything below its heading, up to the next heading of its rank."""
    rank = "##" if "." not in number else "###"
    found = re.search(rf"^{rank} {re.escape(number)}\.? .*?(?=^{rank} |^## |\Z)", rules_of("lichlord", lang), re.M | re.S)
    assert found is not None, f"{lang}: section {number}"
    return found[0]


def listed(lang: str, number: str) -> list[list[str]]:
    """The names in the lists of a section, list by list; each list tells how many they are."""
    rows = re.findall(r"^- \*\*[^*]+\*\* \((\d+)\): (.*)\.$", section(lang, number), re.M)
    names = [row.split("; ") for _, row in rows]
    assert [len(each) for each in names] == [int(count) for count, _ in rows]
    return names


@cache
def library() -> Library:
    return GAME.stock.cards()


def groups(lang: str, designed: bool) -> list[list[str]]:
    """The names of all cards by group, as the data gives them; a group without any is left out."""
    cards = library()
    adventures: dict[str, list[Adventure]] = {}
    for card in {card.id: card for card in cards.adventures.values()}.values():
        adventures.setdefault(card.kind, []).append(card)
    kinds = [
        cards.heroes.values(), {card.id: card for card in cards.maps.values()}.values(), cards.quests.values(),
        *[adventures[kind] for kind in ("boon", "treasure", "bane", "monster", "trap")],
    ]  # fmt: skip
    found = [[card.name[lang] for card in kind if card.designed == designed] for kind in kinds]
    return [names for names in found if names]


# -- designed and printed cards -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_designed_card_stands_among_the_designed_and_no_printed_one_does(lang: str) -> None:
    assert [sorted(names) for names in listed(lang, "16.2")] == [sorted(names) for names in groups(lang, designed=True)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_printed_card_stands_among_the_printed(lang: str) -> None:
    assert [sorted(names) for names in listed(lang, "16.1")] == [sorted(names) for names in groups(lang, designed=False)]


# -- rulings, options, variants -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_has_its_line_and_names_its_option(lang: str) -> None:
    rows = re.findall(r"^\| (\d+) \| (.*) \|$", section(lang, "15"), re.M)
    assert [number for number, _ in rows] == [str(each) for each in range(1, RULINGS + 1)]
    for number, row in rows:
        cells = [cell.strip() for cell in row.split("|")]
        assert len(cells) == 4
        assert all(cells), f"{lang}: {number}"
        option = OPTIONS.get(number)
        assert cells[2] == (Texts(lang).format(f"dungeoneer-setting-{option}") if option else "–"), f"{lang}: {number}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_rulings_have_a_star(lang: str) -> None:
    stars = re.findall(r"^\| (\d+) \| ★ ", section(lang, "15"), re.M)
    assert stars == ["1", "2", "3", "4", "5", "6", "7", "38", "40", "43", "44"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_variants_are_called_as_their_options(lang: str) -> None:
    for number, id in enumerate(VARIANTS, 1):
        assert section(lang, f"13.{number}").startswith(f"### 13.{number} {Texts(lang).format(f'dungeoneer-setting-{id}')}\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_other_option_is_named(lang: str) -> None:
    for id, number in ELSEWHERE.items():
        name, _, _ = Texts(lang).format(f"dungeoneer-setting-{id}").partition(" (")  # what stands in brackets, the page says itself
        assert name in section(lang, number), f"{lang}: {id}"


def test_every_option_of_the_table_is_on_the_page() -> None:
    assert {*OPTIONS.values(), *VARIANTS, *ELSEWHERE} == {setting.id for setting in GAME.settings}


def test_the_variants_that_can_be_chosen_alone_are_named() -> None:
    alone = [f"13.{number}" for number, id in enumerate(VARIANTS, 1) if 1 in seats_of(id)]
    for lang in LANGUAGES:
        told = re.search(r"^[^#\n].*?$", section(lang, "13").split("\n", 1)[1], re.M)
        assert told is not None
        assert re.findall(r"13\.\d", told[0]) == alone, lang


def seats_of(id: str) -> tuple[int, ...]:
    return next(setting.seats or GAME.seats for setting in GAME.settings if setting.id == id)


# -- figures --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_adds_up_the_figures_of_its_cards(lang: str) -> None:
    cards = library()
    zombie, wraith = cards.adventures["zombie"], cards.adventures["grave-wraith"]
    assert zombie.body is not None
    assert wraith.body is not None
    roderik = cards.heroes["roderik"].levels[1]
    darkness = -int(cards.adventures["create-darkness"].work.battle_rolls[0].add)
    text = section(lang, "9.9")
    assert f" {zombie.cost} + {wraith.cost}" in text
    assert f"5 + {zombie.body.stats['melee']} − {darkness} = 5" in text
    assert f"4 + {wraith.body.stats['magic']} − {darkness} = 5" in text
    assert f"4 + {roderik['melee']} = 6" in text
    assert f"2 + {roderik['magic']} = 3" in text
    assert f"3 + {wraith.body.stats['melee']} = 4" in text
    for card in (zombie, wraith, cards.adventures["create-darkness"]):
        name = card.name[lang].lower()
        assert name[:-2] in text.lower(), name  # the last letters are declined


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_tells_how_many_cards_there_are(lang: str) -> None:
    cards = library()
    told = re.findall(r"\d+", section(lang, "2").split("\n")[2])
    assert told == [str(len(each)) for each in (cards.maps, cards.adventures, cards.quests, cards.heroes)]


# -- form -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_links_lead_to_sections_and_refusals_too(lang: str) -> None:
    page = rules_of("lichlord", lang)
    found = set(sections(page))
    assert set(re.findall(r"\(#([\d.]+)\)", page)) <= found
    assert set(refused("lichlord").values()) <= found


@pytest.mark.parametrize("lang", SLAVIC)
def test_no_english_is_left_in_the_rules_of_the_lich_lord(lang: str) -> None:
    text = re.sub(r"\(#[\w.]+\)|\(pictures?:[^)]+\)|\b[IVX]+\b", " ", rules_of("lichlord", lang))
    assert {word.lower() for word in re.findall(r"[A-Za-z]{2,}", text)} <= LATIN


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_languages_tell_equally_much(lang: str) -> None:
    """As many paragraphs, points of lists and rows of tables in every section as in English."""

    def shape(page: str) -> list[tuple[str, int, int, int]]:
        found = []
        for part in re.split(r"^(?=#{2,3} \d)", page, flags=re.M)[1:]:
            lines = part.split("\n")
            points = [sum(bool(re.match(mark, line)) for line in lines) for mark in (r"- ", r"\d+\. ", r"\| ")]
            found.append((lines[0].split()[1], *points))
        return found

    assert shape(rules_of("lichlord", lang)) == shape(rules_of("lichlord", "en"))
