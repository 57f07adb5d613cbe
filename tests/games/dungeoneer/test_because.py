"""A bonus says why it counts now: in the rules beside its number, in words wherever a roll is told (rules §8, §9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from undercroft.games.dungeoneer.cards.fields import ATTACK, FORMS, MONSTER, RollChange, Work
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.rules.because import ESCORTED, because, commanded
from undercroft.games.dungeoneer.rules.twist import TWISTS, Twist
from undercroft.kernel.game import LANGUAGES
from undercroft.kernel.shapes import plain
from undercroft.text import Texts

from .fights import declares, siege
from .table import Table, table
from .test_causes import turn_of
from .test_describe import carries
from .test_heroes import BLADES

LIBRARY = GAME.stock.cards()
PRINTED = {**LIBRARY.maps, **LIBRARY.heroes, **LIBRARY.quests, **LIBRARY.adventures}


def is_conditional(change: RollChange, battle: bool, here: bool) -> bool:
    """Whether there are rolls of its own side that a change does not concern."""
    return bool(change.types or change.sources or change.forms or battle or here or (len(change.of) < 3 and not change.enemy))


def reasons_of(name: str, change: RollChange, battle: bool) -> Iterator[str]:
    """Why a change counts, in every roll in which it may."""
    here = name in LIBRARY.maps
    kinds: list[tuple[str, ...] | None] = [(type,) for type in change.types if type != MONSTER] or [None]
    kinds += [("demon",)] if MONSTER in change.types else []
    for of in change.of:
        for form in change.forms or FORMS:
            for types in kinds:
                for source in change.sources or ("",):
                    yield because(change, of, form, types, source, here, battle)


def works_of() -> Iterator[tuple[str, Work]]:
    return ((name, card.work) for name, card in PRINTED.items())


def all_reasons() -> Iterator[tuple[str, str]]:
    """Every conditional bonus of every card and hero, with a reason for each way in which it may count."""
    for name, work in works_of():
        for change, battle in [*[(each, False) for each in work.rolls], *[(each, True) for each in work.battle_rolls]]:
            if is_conditional(change, battle, name in LIBRARY.maps):
                yield from ((name, why) for why in reasons_of(name, change, battle))
        for command in work.commands:
            yield from ((name, commanded(command, (type,))) for type in command.types if command.stats)
        if name in LIBRARY.quests and "escort" in LIBRARY.quests[name].categories and (work.stats or work.reset_ap):
            yield name, ESCORTED
        if work.twist and adds_sometimes(TWISTS[work.twist]):
            yield name, TWISTS[work.twist].because


def adds_sometimes(twist: Twist) -> bool:
    """Whether a twist adds to a roll, or more to some than to others."""
    own = type(twist)
    return twist.attack_plus != 0 or "attack_bonus" in vars(own) or "more_against" in vars(own)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_conditional_bonus_has_its_condition_in_words(lang: str) -> None:
    texts, english = Texts(lang), Texts("en")
    found = dict.fromkeys(all_reasons())
    assert len({name for name, _ in found}) > 20
    for name, why in found:
        said = texts.because("lichlord", why)
        assert why, f"{name}: no reason"
        assert said, f"{name}: {why} has no words"
        assert not any(each in said for each in ("type-", ":", "{")), f"{name}: {said}"
        assert lang == "en" or said != english.because("lichlord", why), f"{name}: {said} is English"


def test_whoever_adds_more_to_some_rolls_than_to_others_says_to_which() -> None:
    """A twist whose change depends on the monster has one place that says on what."""
    for twist in TWISTS.values():
        own = vars(type(twist))
        assert ("attack_change" in own) == ("more_against" in own), twist.name


def told_why(t: Table, key: str, which: int = 0) -> dict[str, str]:
    """What raised and lowered a roll, each with why."""
    args = t.told(key)[which]
    return dict(zip(args["raised"] + args["lowered"], args["raised_why"] + args["lowered_why"], strict=True))


def shown_why(t: Table, side: str = "parts") -> dict[str, str]:
    """The same on the board."""
    attack: dict[str, Any] = plain(GAME.view(t.g, None))["battle"]["attacks"][0]
    return {part["card"]: part.get("why", "") for part in attack[side][1:]}


def test_the_place_a_bane_and_a_treasure_beside_an_attack_of_undead() -> None:
    t = siege(
        "zombie", hands={"a": "zombie", "b": "fend-off"}, readied={"a": "undead-awakening", "b": "mask-of-the-unburied"},
        glory={"b": 3}, at={"b": "crypt"},
    )  # fmt: skip
    declares(t, "zombie:B")
    expected = {
        "undead-awakening": "commands:type-undead", "mask-of-the-unburied": "attacker:type-undead", "crypt": "here:type-undead",
    }  # fmt: skip
    assert shown_why(t) == expected
    t.rolls(1, 6).does("b", "pass")
    assert told_why(t, "monster-rolls") == expected


def test_a_heros_gift_and_a_boon_against_undead() -> None:
    t = siege("zombie", heroes={"b": "raka 2"}, readied={"b": "gravebreakers-oath"})
    declares(t.rolls(3, 3), "zombie:B")
    assert told_why(t, "rolls") == {"raka-ability": "against:type-undead", "gravebreakers-oath": "against:type-undead"}
    t = siege("night-hamster", heroes={"b": "raka 2"}, readied={"b": "gravebreakers-oath"})
    declares(t.rolls(3, 3), "night-hamster:B")
    assert told_why(t, "rolls") == {}


def test_a_quest_beside_an_attack_of_undead() -> None:
    t = siege("zombie", quests={"b": "death-knell"})
    declares(t.rolls(1, 6), "zombie:B")
    assert told_why(t, "monster-rolls") == {"death-knell": "attacker:type-undead"}


def test_a_monsters_own_text() -> None:
    t = siege("ghoul-pack, zombie")
    declares(t.rolls(1, 1, 1, 1), "ghoul-pack:B", "zombie:B")
    assert told_why(t, "monster-rolls") == {"ghoul-pack": "beside:type-undead"}


def test_what_is_aimed_at_a_monster_says_so_only_where_it_is_more() -> None:
    for monster, why in (("zombie", "attacker:type-undead"), ("night-hamster", "")):
        t = siege(monster, heroes={"b": "vashti 2"}, glory={"b": 1})
        declares(t, f"{monster}:B").rolls(3, 1).does("b", f"use:vashti:{monster}")
        assert told_why(t, "monster-rolls") == {"vashti-ability": why}


def test_what_was_played_for_the_battle_and_what_for_this_roll() -> None:
    t = siege("zombie", hands={"a": "zombie", "b": "create-darkness, surge-of-will"}, glory={"b": 9})
    declares(t, "zombie:B").rolls(6).does("b", "play:create-darkness")
    assert told_why(t, "monster-rolls") == {"create-darkness": "battle"}
    t.rolls(1).does("b", "play:surge-of-will:2")
    assert told_why(t, "rolls") == {"surge-of-will": ""}


def test_a_return_of_an_attack_says_that_it_is_one() -> None:
    t = siege("bone-colossus", heroes={"b": "kron 2"}, glory={"b": 9})
    declares(t.rolls(6, 1), "bone-colossus:B")
    t.rolls(1, 1).does("b", "use:kron:bone-colossus", "melee")
    assert told_why(t, "rolls", -1) == {"kron-ability": "return"}


def test_a_check_says_what_it_is_against() -> None:
    for given, where, why in ((None, "library", "source:exit"), (BLADES, "tomb-antechamber", "source:hazard")):
        t = table(heroes={"a": "pim 2"}, at={"a": where}, map=given).rolls(1).does("a", "move:1")
        assert told_why(t, "threat") == {"pim-ability": why}
    t = table(heroes={"b": "pim 2"}, hands={"a": "stone-sack"}, peril={"b": 2}, at={"a": "library"}, phase="dungeonlord")
    t.rolls(1).does("a", "declare", "add:stone-sack:B", "done")
    assert told_why(t, "threat") == {"pim-ability": "source:trap"}


def test_a_token_says_that_the_hero_has_it_along() -> None:
    t = turn_of({"escorts": ["maiden-in-distress"]}, quests={"a": "maiden-in-distress"})
    assert t["lowered_why"] == [ESCORTED]


def test_the_log_says_it_in_words() -> None:
    t = siege("zombie", heroes={"b": "raka 2"})
    declares(t.rolls(3, 3), "zombie:B")
    entry = {"key": "rolls", "args": t.told("rolls")[0]}
    said = {lang: Texts(lang).log("lichlord", entry, {"B": "Ilka"}) for lang in LANGUAGES}
    assert "+ 1 (Grave Hatred: against undead)" in said["en"]
    for lang, line in said.items():
        assert Texts(lang).because("lichlord", "against:type-undead") in line
        assert len(line) <= 110


def test_of_two_types_it_names_the_one_that_is_there() -> None:
    change = RollChange((ATTACK,), -1, enemy=True, types=("undead", "demon"))
    assert because(change, ATTACK, "melee", ("demon",), "") == "attacker:type-demon"
    assert because(RollChange((ATTACK,), 1, types=(MONSTER,)), ATTACK, "melee", ("demon",), "") == "against:type-monster"


def test_a_token_with_a_number_of_its_own_says_where_it_counts() -> None:
    t = carries("walled-in-mason")
    work = t.g.cards.quests["walled-in-mason"].work
    assert [because(change, "threat", "melee", None, "blocked") for change in work.rolls] == ["source:blocked"]
