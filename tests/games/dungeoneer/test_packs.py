"""Packs: folders with cards in the same form as a set; a broken one is told of in a sentence, and nothing of it is loaded."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from undercroft.games.dungeoneer.cards.fields import Library
from undercroft.games.dungeoneer.cards.installed import SETS
from undercroft.games.dungeoneer.cards.packs import read_library
from undercroft.games.dungeoneer.rules.effects import EFFECTS
from undercroft.games.dungeoneer.rules.twists.every import TWISTS
from undercroft.kernel.errors import BadInput

SET = SETS / "lich_lord"

MONSTER = """\
# A pack.

[[monster]]
id = "cellar-toad"
name = { en = "Cellar Toad", ru = "Жаба", uk = "Жаба" }
types = ["vermin"]
cost = 2
life = 2
melee = 1
magic = 0
speed = 2
forms = ["melee"]
strikes = { melee = [["wound", 1], ["knockdown", 4, "melee"]] }
"""
MAP = """\
[[map]]
id = "dripping-bend"
name.en = "Dripping Bend"
name.ru = "Сырой изгиб"
name.uk = "Сирий вигин"
type = "tunnel"
peril = 2
glory = 1
exits.north = "open"
exits.east = { kind = "trap", stat = "speed", value = 5 }
exits.south = "wall"
exits.west = "wall"
"""
QUEST = """\
[[quest]]
id = "bend-of-luck"
name = { en = "Luck", ru = "Удача", uk = "Удача" }
categories = ["chance"]
places = ["crypt"]
reward = { glory = 1 }
dice = 1
least = 4
"""
BANE = """\
[[bane]]
id = "cold-breath"
name = { en = "Cold Breath", ru = "Холод", uk = "Холод" }
types = ["curse"]
cost = 2
timing = "any"
duration = "instant"
target = "hero"
effects = [["glory", -1]]
"""
TREASURE = """\
[[treasure]]
id = "lantern"
name = { en = "Lantern", ru = "Фонарь", uk = "Ліхтар" }
types = ["lamp"]
cost = 2
timing = "hero"
duration = "permanent"
rolls = [{ of = ["threat"], sources = ["hazard"], add = 1 }]
"""
TRAP = """\
[[trap]]
id = "loose-step"
name = { en = "Loose Step", ru = "Ступень", uk = "Сходинка" }
cost = 1
threat = { stat = "speed", value = 5 }
fail = [["wound", 1]]
"""
HERO = """\
[[hero]]
id = "mira"
name = { en = "Mira", ru = "Мира", uk = "Міра" }
people = "Human"
calling = "Thief"
life = 6
boons = 2
treasures = 3
levels = [
  { melee = 1, magic = 0, speed = 2 }, { melee = 2, magic = 1, speed = 3 },
  { melee = 3, magic = 1, speed = 4 }, { melee = 4, magic = 1, speed = 4 },
]
"""
WHOLE = {
    "monsters.toml": MONSTER, "maps.toml": MAP, "quests.toml": QUEST, "banes.toml": BANE, "treasures.toml": TREASURE,
    "traps.toml": TRAP, "heroes.toml": HERO,
}  # fmt: skip


def read(folder: Path, files: dict[str, str]) -> Library:
    """The set of the house with a pack of these files."""
    pack = folder / "mypack"
    pack.mkdir(exist_ok=True)
    for name, text in files.items():
        (pack / name).write_text(text, encoding="utf-8")
    return read_library(SET, TWISTS, pack)


def complaint(folder: Path, file: str, text: str) -> str:
    """What is said of a pack whose one file has this text."""
    with pytest.raises(BadInput) as caught:
        read(folder, {file: text})
    return str(caught.value)


def test_a_pack_adds_its_cards_to_those_of_the_set(tmp_path: Path) -> None:
    plain, library = read_library(SET, TWISTS), read(tmp_path, WHOLE)
    assert set(library.adventures) - set(plain.adventures) == {"cellar-toad", "cold-breath", "lantern", "loose-step"}
    assert set(library.maps) - set(plain.maps) == {"dripping-bend"}
    assert set(library.quests) - set(plain.quests) == {"bend-of-luck"}
    assert set(library.heroes) - set(plain.heroes) == {"mira"}
    toad = library.adventures["cellar-toad"]
    assert toad.body is not None
    assert toad.body.strikes == {"melee": (("wound", 1, ""), ("knockdown", 4, "melee"))}
    assert toad.designed


def test_copies_are_cards_of_their_own(tmp_path: Path) -> None:
    library = read(tmp_path, {"monsters.toml": MONSTER.replace("cost = 2", "cost = 2\ncopies = 3")})
    assert {"cellar-toad", "cellar-toad-2", "cellar-toad-3"} <= set(library.bag)


def test_every_copy_of_a_card_is_in_the_box_of_its_set() -> None:
    """How many there are stands in test_setup alone."""
    library = read_library(SET, TWISTS)
    assert sorted(library.bag) == sorted(library.adventures)
    assert sorted(library.map_bag) == sorted(library.maps)
    assert (len(set(library.bag)), len(set(library.map_bag))) == (len(library.bag), len(library.map_bag))


BROKEN = [
    # file, card, what is replaced, by what, the line and the sentence
    ("monsters.toml", "cellar-toad", "cost = 2", 'cost = 2\ncolour = "green"', 8, 'there is no field "colour"'),
    ("monsters.toml", "cellar-toad", "life = 2", 'life = "two"', 8, '"life" must be a whole number, not a text'),
    ("monsters.toml", "cellar-toad", "cost = 2\n", "", 3, '"cost" is missing'),
    ("monsters.toml", "cellar-toad", "life = 2", "life = 0", 8, '"life" is 0; it must be 1 or more'),
    ("monsters.toml", "cellar-toad", "cost = 2", "cost = -1", 7, '"cost" is -1; it must be 0 or more'),
    ("monsters.toml", "cellar-toad", "cost = 2", 'cost = "X"', 7, '"cost" of a monster is a number'),
    ("monsters.toml", "cellar-toad", "cost = 2", "cost = 2\ncopies = 0", 8, '"copies" is 0; it must be 1 or more'),
    ("monsters.toml", "cellar-toad", '["melee"]', "[]", 12, '"forms" is empty: a monster attacks in one form at least'),
    ("monsters.toml", "cellar-toad", '["melee"]', '["luck"]', 12, '"forms" is "luck"; it can be magic, melee, speed'),
    ("monsters.toml", "cellar-toad", 'uk = "Жаба"', 'uk = ""', 5,
     '"name.uk" is missing: every text is needed in en, ru, uk'),
    ("monsters.toml", "cellar-toad", ', uk = "Жаба"', "", 5, '"name.uk" is missing: every text is needed in en, ru, uk'),
    ("monsters.toml", "cellar-toad", ', uk = "Жаба"', ', fr = "Crapaud"', 5, '"name" is "fr"; it can be en, ru, uk'),
    ("monsters.toml", "cellar-toad", "cost = 2", 'cost = 2\ntext.en = "Croaks."', 8,
     '"text.ru" is missing: every text is needed in en, ru, uk'),
    ("monsters.toml", "cellar-toad", '"wound"', '"wuond"', 13,
     f'"strikes" has an unknown effect "wuond"; there are {", ".join(sorted(EFFECTS))}'),
    ("monsters.toml", "cellar-toad", '4, "melee"', '4, "luck"', 13,
     '"strikes": the effect "knockdown" does not know the word "luck"; it can be melee'),
    ("monsters.toml", "cellar-toad", '["wound", 1]', '["wound", 1, "magic"]', 13,
     '"strikes": the effect "wound" does not know the word "magic"; it has none'),
    ("monsters.toml", "cellar-toad", '["wound", 1]', '["wound"]', 13, '"strikes": an effect is written ["wound", number]'),
    ("monsters.toml", "cellar-toad", '["wound", 1]', '["wound", "one"]', 13,
     '"strikes": an effect is written ["wound", number]'),
    ("monsters.toml", "cellar-toad", '["wound", 1]', '["wound", -1]', 13,
     '"strikes": the effect "wound" cannot have the number -1'),
    ("monsters.toml", "cellar-toad", '["wound", 1], ', "[], ", 13,
     f'"strikes" has an unknown effect ""; there are {", ".join(sorted(EFFECTS))}'),
    ("monsters.toml", "cellar-toad", "cost = 2", 'cost = 2\ntwist = "leap"', 8,
     f'there is no twist "leap"; there are {", ".join(sorted(TWISTS))}'),
    ("monsters.toml", "cellar-toad", "cost = 2", 'cost = 2\nfail = [["wound", 1]]', 8, '"threat" and "fail" go together'),
    ("monsters.toml", "Cellar Toad", 'id = "cellar-toad"', 'id = "Cellar Toad"', 4,
     'the id "Cellar Toad" is not made of small letters, figures and hyphens'),
    ("monsters.toml", "entrance", 'id = "cellar-toad"', 'id = "entrance"', 4,
     'the id "entrance" stands for any entrance where a quest names places'),
    ("monsters.toml", "zombie", 'id = "cellar-toad"', 'id = "zombie"', 4,
     'the id "zombie" is used twice, first in lich_lord/monsters.toml'),
    ("monsters.toml", "zombie-2", 'id = "cellar-toad"', 'id = "zombie-2"', 4,
     'the id "zombie-2" is used twice, first in lich_lord/monsters.toml'),
    ("maps.toml", "dripping-bend", 'exits.west = "wall"\n', "", 9,
     '"exits.west" is missing: a map card has exits north, east, south, west'),
    ("maps.toml", "dripping-bend", 'exits.west = "wall"', 'exits.west = "door"', 12,
     '"exits.west" is "door"; it can be open, wall'),
    ("maps.toml", "dripping-bend", "value = 5", "value = 0", 10, '"exits.east.value" is 0; it must be 1 or more'),
    ("maps.toml", "dripping-bend", 'stat = "speed", ', "", 10, '"exits.east.stat" is missing'),
    ("maps.toml", "dripping-bend", "peril = 2", "peril = -2", 7, '"peril" is -2; it must be 0 or more'),
    ("maps.toml", "dripping-bend", "peril = 2", "peril = 2\nspikes = { value = 5 }", 8, '"spikes" needs either "stat" or "stats"'),
    ("maps.toml", "swamp", 'id = "dripping-bend"', 'id = "swamp"', 2,
     'the id "swamp" stands for every map card of that kind where a quest names places'),
    ("quests.toml", "bend-of-luck", '"crypt"', '"swamp"', 5, '"places" names "swamp", but there is no such map card'),
    ("quests.toml", "bend-of-luck", '"crypt"', '"cellar"', 5, '"places" names "cellar", but there is no such map card'),
    ("quests.toml", "bend-of-luck", '["chance"]', '["hunt"]', 1, 'a quest of hunt needs "monster"'),
    ("quests.toml", "bend-of-luck", '["chance"]', '["chance", "escort"]', 5,
     '"places" of an escort are two, where it begins and where it ends, not 1'),
    ("quests.toml", "bend-of-luck", "least = 4", "search = 7", 8, 'a quest of search alone can have "search"'),
    ("quests.toml", "bend-of-luck", "least = 4\n", "", 7,
     'a quest of chance needs "least", "total", "double", "under_ice" or "against"'),
    ("quests.toml", "bend-of-luck", "glory = 1", "glory = -1", 6, '"reward.glory" is -1; it must be 0 or more'),
    ("quests.toml", "bend-of-luck", "glory = 1", "gold = 1", 6, 'there is no field "reward.gold"'),
    ("banes.toml", "cold-breath", '"any"', '"quick"', 6,
     '"timing" is "quick"; it can be any, dungeonlord, hero, response'),
    ("banes.toml", "cold-breath", '"any"', '"hero"', 6, '"timing" is "hero"; of a bane it can be dungeonlord, any'),
    ("banes.toml", "cold-breath", '"instant"', '"attachment"', 1,
     'what an attachment goes under stands in "attach", and only attachments have it'),
    ("banes.toml", "cold-breath", '"instant"\ntarget = "hero"\neffects = [["glory", -1]]',
     '"attachment"\nattach = "hat"\ntarget = "hero"', 8,
     '"attach" is "hat", but nothing of that kind can have an attachment'),
    ("banes.toml", "cold-breath", "cost = 2", "cost = 2\nx = [3, 1]", 6, '"x" is 3 to 1; it must be from 1 upwards'),
    ("banes.toml", "cold-breath", '"instant"\ntarget = "hero"\neffects = [["glory", -1]]',
     '"permanent"\ncommands = [{ types = ["undaed"], melee = 1 }]', 8,
     '"commands" names the type "undaed", but no monster or trap is one'),
    ("treasures.toml", "lantern", '["lamp"]', "[]", 4, '"types" of a treasure is exactly one, not 0'),
    ("treasures.toml", "lantern", '["hazard"]', '["hazzard"]', 8,
     '"rolls[0].sources" is "hazzard"; it can be bane, blocked, exit, hazard, monster, place, quest, standup, trap'),
    ("treasures.toml", "lantern", "add = 1", 'add = "X"', 8,
     '"rolls" adds "X", but that is for "next_roll" on a card whose cost is "X"'),
    ("treasures.toml", "lantern", 'of = ["threat"]', 'of = ["attack"]', 8, '"rolls" has "sources", but they are of threats only'),
    ("treasures.toml", "lantern", 'of = ["threat"]', "of = []", 8, '"rolls" names no rolls; "of" can hold attack, counter, threat'),
    ("traps.toml", "loose-step", "value = 5", "value = true", 5, '"threat.value" must be a whole number, not true or false'),
    ("heroes.toml", "mira", "magic = 0, ", "", 9, '"levels" has no magic on level 1'),
    ("heroes.toml", "mira", "life = 6", "life = 6\nforms = []", 7, '"forms" is empty: a hero attacks in one form at least'),
]  # fmt: skip


@pytest.mark.parametrize(("file", "card", "old", "new", "line", "problem"), BROKEN, ids=[f"{b[1]}: {b[5]}"[:60] for b in BROKEN])
def test_what_is_wrong_is_told_with_file_card_field_and_line(
    tmp_path: Path, file: str, card: str, old: str, new: str, line: int, problem: str
) -> None:
    assert old in WHOLE[file]
    said = complaint(tmp_path, file, WHOLE[file].replace(old, new))
    assert said == f"Card {card} in mypack/{file}, line {line}: {problem}."


def test_the_line_is_that_of_the_right_card(tmp_path: Path) -> None:
    second = MONSTER.replace("cellar-toad", "attic-toad").replace("life = 2", "life = 0")
    assert complaint(tmp_path, "monsters.toml", MONSTER + second).startswith("Card attic-toad in mypack/monsters.toml, line 21: ")


def test_a_card_without_an_id_is_told_with_its_line(tmp_path: Path) -> None:
    said = complaint(tmp_path, "monsters.toml", MONSTER.replace('id = "cellar-toad"\n', ""))
    assert said == 'Card ? in mypack/monsters.toml, line 3: "id" is missing.'


def test_one_id_in_two_files_of_a_pack(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r'Card loose-step .*the id "loose-step" is used twice, first in mypack/banes.toml'):
        read(tmp_path, {"traps.toml": TRAP, "banes.toml": BANE.replace("cold-breath", "loose-step")})


def test_a_file_that_is_not_toml(tmp_path: Path) -> None:
    assert complaint(tmp_path, "traps.toml", "[[trap").startswith("mypack/traps.toml is not TOML: ")


def test_only_its_own_tables_may_stand_in_a_file(tmp_path: Path) -> None:
    assert complaint(tmp_path, "traps.toml", MONSTER) == "In mypack/traps.toml only tables [[trap]] may stand."
    assert complaint(tmp_path, "traps.toml", TRAP.replace("[[trap]]", "[trap]")) == (
        "In mypack/traps.toml only tables [[trap]] may stand."
    )


def test_a_misspelt_file_is_not_passed_over(tmp_path: Path) -> None:
    assert complaint(tmp_path, "monster.toml", MONSTER).startswith(
        "mypack/monster.toml is no file of a pack; there may be maps.toml"
    )


def test_a_folder_without_cards(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="There are no card files in"):
        read_library(SET, TWISTS, tmp_path / "nowhere")


def test_nothing_is_loaded_half(tmp_path: Path) -> None:
    """The first card is right, the second wrong: no library comes of it, and the set of the house is as it was."""
    with pytest.raises(BadInput):
        read(tmp_path, {**WHOLE, "traps.toml": TRAP + TRAP.replace("loose-step", "other").replace('"speed"', '"luck"')})
    assert "cellar-toad" not in read_library(SET, TWISTS).adventures


AT_ONCE = """
import sys, threading
from undercroft.games.dungeoneer.cards.installed import SETS
from undercroft.games.dungeoneer.cards.packs import read_library
from undercroft.games.dungeoneer.rules.twists.every import TWISTS

sys.setswitchinterval(1e-6)
begin, sizes = threading.Barrier(4), []

def read():
    begin.wait()
    sizes.append(len(read_library(SETS / "lich_lord", TWISTS).bag))

threads = [threading.Thread(target=read) for _ in range(4)]
for each in threads: each.start()
for each in threads: each.join()
print(sizes)
"""


def test_several_threads_read_a_set_for_the_first_time_at_once() -> None:
    # A server that starts anew loads several tables at once; in a process of its own, since what this guards against ends one.
    done = subprocess.run([sys.executable, "-c", AT_ONCE], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout.strip()) == (0, str([len(read_library(SET, TWISTS).bag)] * 4)), done.stderr
