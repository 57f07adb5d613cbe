"""The rules pages: the sections that refusals point to, the figures of the cards, the rulings."""

from __future__ import annotations

import re
from types import ModuleType

import pytest

from tests.games.doggies import pictures as doggies
from tests.games.raiders import pictures as raiders
from tests.games.twister import pictures as twister
from tests.texts.reading import FOLDERS, LATIN, SLAVIC, refused
from undercroft.games.doggies.cards import MONSTER
from undercroft.games.doggies.cards import ROOMS as DOG_ROOMS
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.raiders.cards import CHARACTERS, ITEMS, POWER
from undercroft.games.raiders.rooms import COPIES, KINDS, ROOM_CARDS, Monster, Vault
from undercroft.games.twister.rooms import PLANS
from undercroft.games.twister.tokens import CHARACTERS as TWISTER_CHARACTERS
from undercroft.games.twister.tokens import KINDS as TOKEN_KINDS
from undercroft.kernel.registry import HOUSE
from undercroft.server.markdown import page_of
from undercroft.text import LANGUAGES, Texts


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
    pointed = set(refused(game).values())
    assert pointed
    assert pointed <= set(found)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", HOUSE)
def test_links_within_a_rules_page_lead_to_its_sections(game: str, lang: str) -> None:
    page = rules_of(game, lang)
    assert set(re.findall(r"\(#([^)]*)\)", page)) <= set(sections(page))


def pictures(page: str) -> list[tuple[str, list[str]]]:
    """The pictures of a page in their order: the section and what each shows."""
    found, at = [], ""
    for line in page.splitlines():
        if heading := re.match(r"#{2,3} (\d+(?:\.\d+)?)", line):
            at = heading[1]
        if picture := re.fullmatch(r"!\[([^\]]+)\]\((pictures?:[^)]+)\)", line):
            found.append((at, picture[2].split(":", 1)[1].split(",")))
    return found


@pytest.mark.parametrize("game", HOUSE)
def test_rules_pages_have_the_same_pictures_in_every_language(game: str) -> None:
    english = rules_of(game, "en")
    assert len(pictures(english)) == english.count("](picture")
    for lang in LANGUAGES:
        page = rules_of(game, lang)
        assert pictures(page) == pictures(english)
        assert page_of(page).html.count("<figcaption>") == len(pictures(english)) > 0


def shown(game: str) -> set[str]:
    return {id for _, ids in pictures(rules_of(game, "en")) for id in ids}


def test_every_card_of_the_raiders_is_shown_on_its_rules_page() -> None:
    cards = (
        {f"room:{id}" for id in ROOM_CARDS}
        | {f"hero:{id}" for id in CHARACTERS}
        | {f"item:{id}" for id in ITEMS}
        | {f"power:{id}" for id in POWER}
    )
    assert cards | {f"play:{kind}" for kind in KINDS} <= shown("raiders")


def test_every_room_and_token_of_the_twister_is_shown_on_its_rules_page() -> None:
    tokens = {f"{'character' if kind < TWISTER_CHARACTERS else 'object'}:{name}" for kind, name in enumerate(TOKEN_KINDS)}
    assert tokens | {f"room:{name}" for name in PLANS} | {"cards:action", "cards:combat", "cards:jump", "play:combat"} <= shown(
        "twister"
    )


def test_the_lich_lords_page_shows_every_kind_of_card_exit_and_hazard() -> None:
    cards = GAME.stock.cards()
    named = {id.split(":")[1] for id in shown("lichlord")}
    found = {cards.adventures[id].kind for id in named if id in cards.adventures}
    assert found == {each.kind for each in cards.adventures.values()}
    assert {category for id in named if id in cards.quests for category in cards.quests[id].categories} == {
        category for each in cards.quests.values() for category in each.categories
    }
    assert named & set(cards.heroes)
    assert {f"exit:{kind}" for kind in ("open", "blocked", "trap", "wall")} <= shown("lichlord")


@pytest.mark.parametrize(("made", "command"), [(raiders, "raiders"), (twister, "twister"), (doggies, "doggies")])
def test_the_pictures_show_true_figures(made: ModuleType, command: str) -> None:
    assert made.FILE.read_text(encoding="utf-8") == made.written(), (
        f"The server shows other figures than before. If that is meant: python -m tests.games.{command}.pictures"
    )


def test_the_boards_of_dogs_show_what_is_printed_on_them() -> None:
    assert doggies.BOARDS.read_text(encoding="utf-8") == doggies.boards()


def test_the_doggies_page_shows_every_kind_of_room() -> None:
    named = {id.split(":")[1] for id in shown("doggies")}
    assert {room.kind for id, room in DOG_ROOMS.items() if id in named} == {room.kind for room in DOG_ROOMS.values()}
    assert {room.name for id, room in DOG_ROOMS.items() if room.kind == MONSTER} == {
        DOG_ROOMS[id].name for id in named if DOG_ROOMS[id].kind == MONSTER
    }


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_doggies_page_lists_every_ruling_and_names_its_options(lang: str) -> None:
    rows = re.findall(r"^\| (\d+) \|(.*)\|$", rules_of("doggies", lang).split("## 8.")[1], re.M)
    assert [int(number) for number, _ in rows] == list(range(1, 55))
    named = {int(number): row.split("|")[-1].strip() for number, row in rows}
    options = {
        2: "damage_check", 15: "countdown_trigger", 20: "bonk_timing", 22: "sharik_timing", 24: "joan_potions", 25: "robin_potions",
        32: "quest_tiebreak", 53: "damage_profile",
    }  # fmt: skip
    assert {number: named[number] for number in options} == {
        number: Texts(lang).format(f"doggies-setting-{setting}") for number, setting in options.items()
    }


@pytest.mark.parametrize("lang", SLAVIC)
def test_no_english_is_left_in_the_rules(lang: str) -> None:
    text = re.sub(r"\(#[\w.]+\)|\(pictures?:[^)]+\)|\bA\d+\b", " ", rules_of("raiders", lang))
    assert {word.lower() for word in re.findall(r"[A-Za-z]{2,}", text)} <= LATIN
