"""What counts only in some terrain, and what counts arctic icons: cards of heroes, monsters, and those that change the count."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import Table
from undercroft.games.dungeoneer.rules import values
from undercroft.kernel.game import LANGUAGES
from undercroft.text import Texts

from .table import HEARTH, beside, reset, table, with_ice

NORTH_OF_IT = {"a": HEARTH, "b": "snowbound-trail"}


def attacked(monster: str, space: str, die: int = 1, counter: int = 6, **story: Any) -> Table:
    """The first seat's monster attacks the second seat's hero in a space."""
    story.setdefault("map", beside(HEARTH, space) if space != HEARTH else beside(HEARTH, "wolf-crossing"))
    t = table(hands={"a": monster}, peril={"b": 9}, at={"a": HEARTH, "b": space}, phase="dungeonlord", **story)
    return t.rolls(die, counter).does("a", "declare", f"add:{monster}:B", "done")


def attack(t: Table) -> dict[str, Any]:
    """What the journal tells of the monster's roll."""
    return next(args for args in t.told("monster-rolls") if args["of"] == "attack")


def stands(space: str, ice: bool = False, **story: Any) -> Table:
    """The first seat's hero stands in a space, the second's on the Last Hearth beside it."""
    position = with_ice(**{space.replace("-", "_"): 1}) if ice else {}
    return table(map=beside(HEARTH, space), at={"a": space, "b": HEARTH}, position=position, **story)


# --- monsters -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "ice", "more"), [
    ("wolf-crossing", False, 0), ("wolf-crossing", True, 1), ("sunless-pass", False, 1), ("sunless-pass", True, 2),
])  # fmt: skip
@pytest.mark.parametrize(("monster", "stat"), [
    ("rime-imp", 2), ("frostbound-raider", 2), ("ice-shackled-brute", 3), ("chillblood-hound", 3),
])  # fmt: skip
def test_a_monster_of_ice_adds_1_to_its_attack_roll_per_arctic_icon_where_it_attacks(
    monster: str, stat: int, space: str, ice: bool, more: int
) -> None:
    position = with_ice(**{space.replace("-", "_"): 1}) if ice else {}
    told = attack(attacked(monster, space, position=position))
    assert (told["total"], told["more"]) == (1 + stat + more, more)
    assert told["raised_why"] == (["terrain:arctic"] if more else [])


def test_w13_its_counter_roll_has_no_bonus() -> None:
    t = attacked("frostbound-raider", "sunless-pass", die=6, counter=1, ap={"b": 1})
    t.rolls(6, 1).does("b", "challenge:frostbound-raider", "melee")
    counter = next(args for args in t.told("monster-rolls") if args["of"] == "counter")
    assert counter["total"] == 1 + 2


@pytest.mark.parametrize(("monster", "space", "more"), [
    ("drowned-fisher", "river-bend", 1), ("drowned-fisher", "wolf-crossing", 0), ("starving-cave-bear", "wolf-crossing", 1),
    ("starving-cave-bear", "ghost-peaks", 1), ("starving-cave-bear", "snowbound-trail", 0),
])  # fmt: skip
def test_16_a_terrain_bonus_counts_once_by_the_printed_icons_there(monster: str, space: str, more: int) -> None:
    here = {"river-bend": HEARTH}
    turned = {HEARTH: (128 * 256 + 128, 0), space: (128 * 256 + 128 - 256, int(space in here or space == "ghost-peaks"))}
    told = attack(attacked(monster, space, map=turned))
    assert told["more"] == more


def test_a19_northern_blood_takes_one_icon_off_the_count_but_none_below_zero() -> None:
    blood = {"readied": {"b": "northern-blood"}}
    told = attack(attacked("rime-imp", "sunless-pass", position=with_ice(sunless_pass=1), **blood))
    assert (told["total"], told["more"], told["less"]) == (1 + 2 + 1, 2, 1)
    assert told["lowered"] == ["northern-blood"]
    assert told["lowered_why"] == ["icons"]
    assert attack(attacked("rime-imp", "wolf-crossing", **blood))["total"] == 1 + 2


def test_a19_host_of_rime_adds_one_icon_after_that_even_where_there_is_none() -> None:
    host = {"readied": {"a": "host-of-rime"}}
    both = {"readied": {"a": "host-of-rime", "b": "northern-blood"}}
    assert attack(attacked("rime-imp", "wolf-crossing", **host))["total"] == 1 + 2 + 1
    assert attack(attacked("rime-imp", "wolf-crossing", **both))["total"] == 1 + 2 + 1
    assert attack(attacked("rime-imp", "sunless-pass", position=with_ice(sunless_pass=1), **both))["total"] == 1 + 2 + 2
    assert attack(attacked("rime-imp", "sunless-pass", **host))["raised"] == ["rime-imp", "host-of-rime"]


def test_15_host_of_rime_does_nothing_for_monsters_without_a_bonus_for_icons() -> None:
    told = attack(attacked("pale-bride", "sunless-pass", readied={"a": "host-of-rime"}))
    assert (told["total"], told["more"]) == (1 + 3, 0)


# --- heroes ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "ice", "counts"), [
    ("wolf-crossing", False, False), ("wolf-crossing", True, True), ("snowbound-trail", False, True),
])  # fmt: skip
def test_cold_clarity_gives_melee_and_magic_where_the_hero_stands_at_ice(space: str, ice: bool, counts: bool) -> None:
    g = stands(space, ice, readied={"a": "cold-clarity"}).g
    plain = stands(space, ice).g
    assert [values.stat(g, 0, form) - values.stat(plain, 0, form) for form in ("melee", "magic", "speed")] == [counts, counts, 0]
    assert values.stat_bonuses(g, 0, "melee") == ([("cold-clarity", 1, "terrain:arctic")] if counts else [])


@pytest.mark.parametrize(("card", "ap"), [("snow-runner", 1), ("", 0)])
@pytest.mark.parametrize("space", ["snowbound-trail", "wayside-crossing"])
def test_snow_runner_gives_a_point_in_a_reset_at_ice(card: str, ap: int, space: str) -> None:
    t = reset(1, at={"a": space}, readied={"a": card} if card else {})
    usual = reset(1, at={"a": space}).player("a").ap
    assert t.player("a").ap == usual + ap * (space == "snowbound-trail")


def test_numbing_chill_takes_a_point_in_a_reset_at_ice_and_goes_for_2_points_at_a_settlement() -> None:
    chill = {"under": {"hero:0": ["numbing-chill"]}}
    usual = reset(1, at={"a": "snowbound-trail"}).player("a").ap
    assert reset(1, at={"a": "snowbound-trail"}, position=chill).player("a").ap == usual - 1
    assert reset(1, position=chill).player("a").ap == reset(1).player("a").ap
    t = table(position=chill, at={"a": HEARTH})
    t.does("a", "use:numbing-chill")
    assert t.player("a").ap == 1
    assert t.discarded("numbing-chill")
    assert "use:numbing-chill" not in table(position=chill).options


def test_3_snow_runner_and_numbing_chill_are_added_up_and_one_point_is_left_at_least() -> None:
    chill = {"under": {"hero:0": ["numbing-chill"]}}
    usual = reset(1, at={"a": "snowbound-trail"}).player("a").ap
    both = reset(1, at={"a": "snowbound-trail"}, position=chill, readied={"a": "snow-runner"})
    assert both.player("a").ap == usual
    slow = reset(1, at={"a": "snowbound-trail"}, position=chill, heroes={"a": "kron 1"}, players={"a": {"less_ap": 5}})
    assert slow.player("a").ap == 1


def blow(card: str, space: str, ice: bool = False, form: str = "melee", **story: Any) -> Table:
    """The first seat's hero, with the card readied, attacks the second's in a space."""
    position = with_ice(**{space.replace("-", "_"): 1}) if ice else {}
    t = table(
        map=beside(HEARTH, space), at={"a": space, "b": space}, readied={"a": card} if card else {}, position=position, **story
    )
    return t.rolls(6, 1).does("a", "attack:B", form)


def gain(card: str, *where: Any, form: str = "melee") -> int:
    """By how much the card raises that attack roll."""
    return int(blow(card, *where, form=form).told("rolls")[0]["total"]) - int(blow("", *where, form=form).told("rolls")[0]["total"])


def test_rimefang_adds_1_to_melee_attack_rolls_and_2_at_ice() -> None:
    assert gain("rimefang", "wolf-crossing") == 1
    assert gain("rimefang", "wolf-crossing", True) == 2
    assert gain("rimefang", "sunless-pass", True) == 2
    assert gain("rimefang", "sunless-pass", form="magic") == 0


def test_winterwood_staff_adds_1_to_magic_rolls_per_icon() -> None:
    assert [gain("winterwood-staff", *where, form="magic") for where in (
        ("wolf-crossing",), ("wolf-crossing", True), ("sunless-pass",), ("sunless-pass", True),
    )] == [0, 1, 1, 2]  # fmt: skip
    assert gain("winterwood-staff", "sunless-pass") == 0


def test_1_northern_blood_and_host_of_rime_change_no_count_of_a_hero() -> None:
    story = {"readied": {"a": "winterwood-staff, northern-blood", "b": "host-of-rime"}}
    t = table(map=beside(HEARTH, "sunless-pass"), at={"a": "sunless-pass", "b": "sunless-pass"}, **story)
    t.rolls(6, 1).does("a", "attack:B", "magic")
    assert t.told("rolls")[0]["raised_n"] == [1]


@pytest.mark.parametrize(("space", "more"), [("wolf-crossing", 0), ("snowbound-trail", 1)])
def test_bearhide_cloak_adds_1_to_counter_rolls_at_ice(space: str, more: int) -> None:
    t = attacked("drowned-fisher", space, readied={"b": "bearhide-cloak"})
    assert [args["more"] for args in t.told("rolls") if args["of"] == "counter"] == [more]


def test_shatterblow_wounds_once_more_in_a_melee_attack_at_ice() -> None:
    assert [blow("shatterblow", *where).told("wounded")[0]["count"] for where in (
        ("wolf-crossing",), ("wolf-crossing", True), ("snowbound-trail",),
    )] == [1, 2, 2]  # fmt: skip


def test_surefooted_adds_2_at_exits_spikes_and_pits() -> None:
    t = table(map=beside(HEARTH, "volcanic-plateau"), at={"a": HEARTH}, readied={"a": "surefooted"})
    parts = values.hero_bonuses(t.g, 0, "threat", "speed", None, "hazard")
    assert [count for _, count, _ in parts] == [2]
    assert [values.hero_bonus(t.g, 0, "threat", "speed", None, source) for source in ("blocked", "exit", "trap", "quest")] == [
        2,
        2,
        0,
        0,
    ]


def test_reindeer_sled_raises_both_limits_and_can_be_played_at_the_limit() -> None:
    plain, sled = table().g, table(readied={"a": "reindeer-sled"}).g
    assert values.limits(sled, 0) == tuple(each + 1 for each in values.limits(plain, 0))


@pytest.mark.parametrize(("monster", "more"), [("rime-imp", 1), ("drowned-fisher", 1), ("starving-cave-bear", 0)])
def test_ember_oil_adds_1_to_attack_rolls_against_demons_and_undead(monster: str, more: int) -> None:
    oil = {"under": {"rimefang": ["ember-oil"]}}
    t = attacked(monster, HEARTH, die=6, counter=1, ap={"b": 1}, readied={"b": "rimefang"}, position=oil)
    t.rolls(6, 1).does("b", f"challenge:{monster}", "melee")
    assert ("ember-oil" in next(args for args in t.told("rolls") if args["of"] == "attack")["raised"]) == bool(more)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_it_counts_is_said_in_words(lang: str) -> None:
    texts = Texts(lang)
    said = [texts.because("icewitch", why) for why in ("terrain:arctic", "terrain:water", "icons")]
    assert all(said)
    assert len({*said}) == 3
