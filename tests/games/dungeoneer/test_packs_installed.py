"""Packs as an option of a table: found in a folder, pinned by their files, in place of cards of the set or beside them."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import inspect

from scripts import packs_page
from undercroft.cli import main
from undercroft.games.dungeoneer.cards import installed
from undercroft.games.dungeoneer.cards.entries import AboutEntry
from undercroft.games.dungeoneer.cards.fields import Library
from undercroft.games.dungeoneer.cards.packs import FILES, read_library
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.rules.effects import EFFECTS
from undercroft.games.dungeoneer.rules.twist import Fits
from undercroft.games.dungeoneer.rules.twists.every import TWISTS
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import LANGUAGES
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.record import Record
from undercroft.lab.simulate import Job, random_game
from undercroft.text import Texts, source_of

from .test_packs import HERO, MAP, MONSTER, QUEST, TREASURE

EXAMPLE = Path(__file__).parents[3] / "examples" / "pack"
SET = installed.SETS / "lich_lord"
ABOUT = """\
name = { en = "Cellar", ru = "Погреб", uk = "Льох" }
line = { en = "Toads.", ru = "Жабы.", uk = "Жаби." }
version = "1"
"""


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder of packs."""
    folder = tmp_path / "packs"
    folder.mkdir()
    monkeypatch.setenv(installed.PLACE, str(folder))
    return folder


def put(place: Path, name: str = "cellar", about: str = ABOUT, **files: str) -> str:
    """Install a pack of these files; as a table keeps it."""
    pack = place / name
    pack.mkdir(exist_ok=True)
    for file, text in {"pack": about, **(files or {"monsters": MONSTER})}.items():
        (pack / f"{file}.toml").write_text(text, encoding="utf-8")
    return f"{name}@{installed.digest_of(pack)}"


def read(packs: str, seats: int = 2) -> dict[str, Any]:
    return GAME.read_settings({"packs": packs}, seats)


def cards(packs: str) -> Library:
    return GAME.stock.cards(read(packs)["packs"])


def refused(packs: str, seats: int = 2) -> BadInput:
    with pytest.raises(BadInput) as caught:
        read(packs, seats)
    return caught.value


def setting() -> dict[str, Any]:
    return next(setting.to_json() for setting in GAME.settings if setting.id == "packs")


# --- what there is ----------------------------------------------------------------------------------------------------------------


def test_without_a_folder_there_are_no_packs_and_nothing_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(installed.PLACE, raising=False)
    assert (setting()["choices"], GAME.faults(), read("")["packs"]) == ([], [], "")


def test_packs_are_offered_with_their_names(place: Path) -> None:
    pack = put(place)
    assert setting()["type"] == "several"
    assert setting()["choices"] == [pack]
    assert setting()["names"] == {pack: {"en": "Cellar", "ru": "Погреб", "uk": "Льох"}}


def test_a_table_keeps_a_pack_with_the_digest_of_its_files(place: Path) -> None:
    pack = put(place)
    assert read("cellar")["packs"] == read(pack)["packs"] == pack
    assert len(pack.partition("@")[2]) == 8


def test_the_digest_does_not_mind_how_a_system_ends_lines(place: Path) -> None:
    pack = put(place)
    file = place / "cellar" / "monsters.toml"
    file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    assert read(pack)["packs"] == pack


def test_several_packs_stand_in_order(place: Path) -> None:
    first, second = put(place, "attic", monsters=MONSTER.replace("cellar-toad", "attic-toad")), put(place)
    assert read(" cellar, attic ,cellar")["packs"] == f"{first},{second}"
    assert {"attic-toad", "cellar-toad"} <= set(cards("cellar,attic").adventures)


def test_a_new_game_has_the_cards_of_its_packs_and_others_have_not(place: Path) -> None:
    settings = read(put(place))
    assert "cellar-toad" in GAME.new(settings, 2).deck.bag
    assert "cellar-toad" not in GAME.new(read(""), 2).deck.bag


def test_cards_of_packs_have_names(place: Path) -> None:
    cards(put(place))
    assert [GAME.word("cellar-toad", lang) for lang in LANGUAGES] == ["Cellar Toad", "Жаба", "Жаба"]
    assert GAME.word("no-such-card", "en") == ""


# --- replacing --------------------------------------------------------------------------------------------------------------------


def test_a_pack_takes_the_place_of_single_cards(place: Path) -> None:
    put(place, about=ABOUT + 'replaces = ["zombie", "night-hamster"]\n', monsters=MONSTER.replace("cellar-toad", "zombie"))
    library = cards("cellar")
    assert library.adventures["zombie"].name["en"] == "Cellar Toad"
    assert "zombie-2" not in library.adventures  # the pack's card has one copy only
    assert "night-hamster" not in library.adventures
    assert len(library.bag) == len(cards("").bag) - 2 - 1 + 1


def test_a_pack_takes_the_place_of_a_whole_group(place: Path) -> None:
    put(place, about=ABOUT + 'replaces_all = ["treasure"]\n', treasures=TREASURE, monsters=MONSTER)
    library = cards("cellar")
    assert [card.id for card in library.adventures.values() if card.kind == "treasure"] == ["lantern"]
    assert "zombie" in library.adventures


def test_without_being_replaced_a_card_of_the_set_cannot_be_written_anew(place: Path) -> None:
    put(place, monsters=MONSTER.replace("cellar-toad", "zombie"))
    assert 'the id "zombie" is used twice, first in lich_lord/monsters.toml' in str(refused("cellar"))


def test_only_cards_of_the_set_can_be_replaced(place: Path) -> None:
    put(place, about=ABOUT + 'replaces = ["zombi"]\n')
    assert str(refused("cellar")) == 'cellar/pack.toml, line 4: "replaces" names "zombi", but the set has no such card.'


def test_two_packs_cannot_bring_the_same_card(place: Path) -> None:
    put(place)
    put(place, "attic")
    assert 'the id "cellar-toad" is used twice' in str(refused("attic,cellar"))


# --- what is wrong ----------------------------------------------------------------------------------------------------------------

WRONG_ABOUT = [
    (ABOUT.replace("name", "nome"), 'cellar/pack.toml, line 1: there is no field "nome".'),
    (ABOUT.replace('version = "1"\n', ""), 'cellar/pack.toml, line 1: "version" is missing.'),
    (ABOUT.replace('version = "1"', "version = 1"), 'cellar/pack.toml, line 3: "version" must be a text, not a whole number.'),
    (ABOUT.replace(', uk = "Жаби."', ""), 'cellar/pack.toml, line 2: "line.uk" is missing: every text is needed in en, ru, uk.'),
    (ABOUT + 'replaces_all = ["monsters"]', 'cellar/pack.toml, line 4: "replaces_all" is "monsters"; it can be '
                                            "bane, boon, hero, map, monster, quest, trap, treasure, winter."),
    ("name = ", "cellar/pack.toml is not TOML: Invalid value (at end of document)."),
]  # fmt: skip


@pytest.mark.parametrize(("about", "said"), WRONG_ABOUT, ids=[said[:50] for _, said in WRONG_ABOUT])
def test_what_is_wrong_in_what_a_pack_tells_about_itself(place: Path, about: str, said: str) -> None:
    put(place, about=about)
    assert str(refused("cellar")) == said


def test_a_folder_that_tells_nothing_about_itself_is_no_pack(place: Path) -> None:
    put(place)
    (place / "cellar" / "pack.toml").unlink()
    assert str(refused("cellar")) == "cellar is no pack: it has no pack.toml."


def test_the_name_of_a_folder_that_no_record_could_hold(place: Path) -> None:
    put(place, "My Pack")
    assert str(GAME.faults()[0]).startswith("The folder My Pack is no pack")
    assert setting()["choices"] == []


def test_twists_stand_on_cards_that_they_are_for(place: Path) -> None:
    put(place, monsters=MONSTER.replace("cost = 2", 'cost = 2\ntwist = "rust"'))
    assert 'line 8: the twist "rust" is for a bane, not for a monster.' in str(refused("cellar"))
    put(place, treasures=TREASURE + 'twist = "mail"\n', monsters=MONSTER)
    assert 'line 9: the twist "mail" needs a "use" with when = "wounded".' in str(refused("cellar"))
    put(place, treasures=TREASURE + 'use = { when = "wounded" }\n', monsters=MONSTER)
    assert 'needs the twist "prevent-wound" or "mail"' in str(refused("cellar"))
    put(place, treasures=TREASURE, heroes=HERO + 'battle_rolls = [{ of = ["attack"], add = 1 }]\n', monsters=MONSTER)
    assert '"battle_rolls" is for boons and treasures' in str(refused("cellar"))


def test_a_pack_that_takes_the_entrance_away_needs_one(place: Path) -> None:
    put(place, about=ABOUT + 'replaces = ["tomb-antechamber"]\n', maps=MAP)
    assert '"places" names "entrance", but there is no such map card' in str(refused("cellar"))
    bare = ABOUT + 'replaces_all = ["map", "quest"]\n'
    put(place, about=bare, maps=MAP, quests=QUEST.replace('"crypt"', '"dripping-bend"'))
    assert str(refused("cellar")) == "With cellar no map card is an entrance."


def test_four_tunnels_are_needed_around_the_entrance(place: Path) -> None:
    entrance = MAP.replace("dripping-bend", "door").replace('type = "tunnel"', 'type = "room"\nentrance = true')
    quest = QUEST.replace('"crypt"', '"dripping-bend"')
    put(
        place,
        about=ABOUT + 'replaces_all = ["map", "quest"]\n',
        quests=quest,
        maps=entrance + MAP.replace("peril", "copies = 3\nperil"),
    )
    assert str(refused("cellar")) == "With cellar there are 3 tunnels; at least 4 are needed around the entrance."


def test_a_hero_for_each_seat_and_quests_to_begin_with(place: Path) -> None:
    pack = put(place, about=ABOUT + 'replaces_all = ["hero"]\n', heroes=HERO + HERO.replace("mira", "vera"))
    assert read("cellar", 2)["packs"] == pack
    assert str(refused("cellar", 3)) == f"With {pack} there are 2 heroes; 3 seats need 3."
    places = [QUEST.replace("bend-of-luck", f"luck-{number}") for number in "abc"]
    pack = put(place, about=ABOUT + 'replaces_all = ["quest"]\n', quests="".join(places), heroes="")
    assert read("cellar", 1)["packs"] == pack
    assert str(refused("cellar", 2)) == f"With {pack} there are 3 quests; 2 seats need 5."


# --- packs that went away ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def kept(place: Path) -> str:
    """The text of a record of a game with a pack."""
    pack = put(place)
    options = json.dumps({"packs": pack})
    return f'undercroft record 1\ngame: "lichlord"\nrules: 1\nseats: 2\noptions: {options}\n\n'


def loaded(text: str) -> Match:
    record = Record.loads(text)
    return Match(GAME, GAME.read_settings(record.options, record.seats), record.seats, SampledNature(Random(1)))


def test_a_record_finds_its_pack_again(kept: str) -> None:
    assert "cellar-toad" in loaded(kept).state.cards.adventures  # type: ignore[attr-defined]


def test_a_record_whose_pack_is_missing_says_so(place: Path, kept: str) -> None:
    shutil.rmtree(place / "cellar")
    with pytest.raises(BadInput) as caught:
        loaded(kept)
    assert str(caught.value) == "The pack cellar is not installed here."
    assert Texts("ru").error(caught.value) == "Набор карт cellar здесь не установлен."
    assert Texts("uk").error(caught.value) == "Набір карт cellar тут не встановлено."


def test_a_record_whose_pack_was_changed_says_so(place: Path, kept: str) -> None:
    put(place, monsters=MONSTER.replace("life = 2", "life = 3"))
    with pytest.raises(BadInput) as caught:
        loaded(kept)
    found = installed.digest_of(place / "cellar")
    assert str(caught.value).endswith(f"here is {found}.")
    assert found in Texts("ru").error(caught.value)
    assert "змінився" in Texts("uk").error(caught.value)


def test_every_sentence_about_packs_stands_in_three_languages() -> None:
    keys = [
        "about",
        "untold",
        "name",
        "unread",
        "missing",
        "changed",
        "other",
        "no-entrance",
        "few-tunnels",
        "few-heroes",
        "few-quests",
    ]
    for lang in LANGUAGES:
        own = source_of(lang)
        assert [key for key in keys if f"error-dungeoneer-pack-{key} =" not in own] == []
        assert "error-pack-place =" in own  # the command line says so, too


# --- a broken pack among right ones -----------------------------------------------------------------------------------------------


def test_a_broken_pack_keeps_nothing_from_working(place: Path) -> None:
    pack = put(place)
    put(place, "attic", monsters=MONSTER.replace("life = 2", "life = 0"))
    assert setting()["choices"] == [pack]
    assert [str(fault) for fault in GAME.faults()] == [
        'Card cellar-toad in attic/monsters.toml, line 8: "life" is 0; it must be 1 or more.'
    ]
    assert read("cellar")["packs"] == pack


def test_a_folder_of_packs_that_is_not_there_is_named(place: Path) -> None:
    place.rmdir()
    assert str(GAME.faults()[0]) == f"There is no folder {place} (UNDERCROFT_PACKS)."
    assert setting()["choices"] == []


# --- the command line -------------------------------------------------------------------------------------------------------------


def test_the_command_line_lists_and_checks_packs(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["packs", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("No packs are installed.")
    pack = put(place)
    assert main(["packs", "--lang", "uk"]) == 0
    assert capsys.readouterr().out == f"Набір {pack} у порядку: 1 карта.\n  Льох (1). Жаби.\n"
    put(place, "attic", monsters=MONSTER.replace("life = 2", "life = 0"))
    assert main(["packs", "check", str(place), "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert f"{pack} is right: 1 card." in said.out
    assert said.err == 'Card cellar-toad in attic/monsters.toml, line 8: "life" is 0; it must be 1 or more.\n'
    assert main(["packs", "check", str(place / "cellar"), "--lang", "en"]) == 0
    assert main(["packs", "check", str(place / "nowhere"), "--lang", "en"]) == 1


# --- the worked example -----------------------------------------------------------------------------------------------------------


def test_the_worked_example_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(installed.PLACE, str(EXAMPLE))
    assert GAME.faults() == []
    library = cards("old-cistern")
    plain = read_library(SET, TWISTS)
    assert library.adventures["zombie"].cost == 2 != plain.adventures["zombie"].cost
    assert {"shaft", "old-cistern"} <= set(library.maps)
    assert "mira" in library.heroes
    assert all(each.text for group in (library.maps, library.heroes) for each in group.values() if each.id in ("mira", "shaft"))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_with_the_worked_example_come_to_an_end(monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    monkeypatch.setenv(installed.PLACE, str(EXAMPLE))
    settings = GAME.read_settings({"packs": "old-cistern", "turn_limit": 1000}, seats)
    for number in range(10):
        job = Job(GAME.id, seats, settings, ("random",) * seats, 3, number, number + 1)
        assert random_game(GAME, job, Random(f"{seats}/{number}")).decisions > 0


# --- the reference ----------------------------------------------------------------------------------------------------------------


def fields_of(kind: Any) -> set[str]:
    """The names of all fields of a table of the files, and of the tables in it."""
    found: set[str] = set()
    stack = [inspect.type_info(kind)]
    while stack:
        at = stack.pop()
        if isinstance(at, inspect.StructType):
            found |= {field.encode_name for field in at.fields}
            stack += [field.type for field in at.fields]
        for inner in ("item_type", "key_type", "value_type"):
            if hasattr(at, inner):
                stack.append(getattr(at, inner))
        stack += getattr(at, "types", ())
        if isinstance(at, inspect.TupleType):
            stack += at.item_types
        if isinstance(at, inspect.LiteralType):
            found |= {str(value) for value in at.values if value}
    return found


def test_the_reference_explains_every_field_word_effect_and_twist() -> None:
    page = (EXAMPLE.parents[1] / "docs" / "packs.md").read_text(encoding="utf-8")
    words = set(re.findall(r"[\w-]+", " ".join(re.findall(r"`([^`]*)`", page))))
    kinds = {AboutEntry, *[kind for _, kind in FILES.values()]}
    assert sorted(set().union(*map(fields_of, kinds)) - words) == []
    assert sorted({*EFFECTS, *TWISTS, *FILES} - words - {name for name in FILES if name in page}) == []


def test_every_twist_says_what_it_is_for() -> None:
    assert [name for name, twist in TWISTS.items() if not twist.fits.on] == []


def test_the_reference_says_of_a_twist_what_its_class_says() -> None:
    page = packs_page.PAGE.read_text(encoding="utf-8")
    assert packs_page.written(page) == page, "run python scripts/packs_page.py"


def test_a_twist_says_what_the_entry_of_a_card_needs() -> None:
    shackles = Fits("bane", attach="hero", when="hero")
    assert packs_page.needs(shackles) == ['`attach = "hero"`', '`use.when = "hero"`']
    stones = Fits("bane", timing=("dungeonlord",), type="shift", target="")
    assert packs_page.needs(stones) == ["instant", '`timing = "dungeonlord"`', "type `shift`", "no `target`"]
