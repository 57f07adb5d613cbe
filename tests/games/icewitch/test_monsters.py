"""The monsters of the surface, each by what stands on its card; how they count ice is in ``test_terrain``."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import Table

from .table import GAME, HEARTH, beside, table, with_ice

LIBRARY = GAME.stock.cards()
PRINTED = {
    # monster: copies, cost, life, melee, magic, speed, forms, types
    "rime-imp": (2, 1, 1, 0, 0, 2, "speed", "demon"),
    "frostbound-raider": (1, 2, 1, 2, 0, 2, "melee", "demon"),
    "wailing-frostling": (1, 3, 1, 0, 3, 1, "magic", "demon"),
    "white-whisperer": (1, 3, 1, 1, 2, 1, "magic", "demon"),
    "chillblood-hound": (1, 3, 1, 1, 0, 3, "speed", "demon"),
    "herald-of-the-host": (1, 3, 1, 1, 1, 1, "magic", "demon"),
    "ice-shackled-brute": (1, 4, 2, 3, 0, 1, "melee", "demon"),
    "snowmaw-glutton": (1, 4, 1, 3, 0, 2, "melee", "demon"),
    "hoarfrost-tormentor": (1, 6, 2, 3, 2, 1, "melee magic", "demon"),
    "glacier-tyrant": (1, 7, 3, 4, 2, 1, "melee magic", "demon"),
    "drowned-fisher": (1, 1, 1, 2, 0, 0, "melee", "undead"),
    "pale-bride": (1, 3, 1, 0, 3, 2, "magic", "undead"),
    "starving-cave-bear": (1, 3, 2, 3, 0, 1, "melee", "beast"),
    "hrimvaal-ice-dragon": (1, 7, 2, 3, 3, 1, "melee magic", "dragon"),
}  # fmt: skip
ICY = {*PRINTED} - {"herald-of-the-host", "drowned-fisher", "pale-bride", "starving-cave-bear"}
"""Those that count arctic icons."""


def attacked(
    *monsters: str, space: str = "wolf-crossing", dice: tuple[int | str, ...] = (6, 1), form: str = "", **story: Any
) -> Table:
    """The first seat's monsters attack the second seat's hero in a space beside the Last Hearth."""
    story = {"map": beside(HEARTH, space), "at": {"a": HEARTH, "b": space}, **story}
    t = table(hands={"a": ", ".join(monsters)}, peril={"b": 20}, phase="dungeonlord", **story)
    t.does("a", "declare", *[f"add:{monster}:B" for monster in monsters])
    t.rolls(*dice).does("a", "done", *([form] if form else []))
    return t


def rolled(t: Table, monster: str) -> dict[str, Any]:
    """What the journal tells of a monster's attack roll."""
    return next(args for args in t.told("monster-rolls") if args["card"] == monster and args["of"] == "attack")


@pytest.mark.parametrize("monster", PRINTED)
def test_what_is_printed(monster: str) -> None:
    card = LIBRARY.adventures[monster]
    body = card.body
    assert body is not None
    stats = [body.stats[form] for form in ("melee", "magic", "speed")]
    found = (card.copies, card.cost, body.life, *stats, " ".join(body.forms), " ".join(card.types))
    assert found == PRINTED[monster]
    assert [change.per for change in body.rolls if change.per] == (["arctic"] if monster in ICY else [])


@pytest.mark.parametrize("monster", ["rime-imp", "frostbound-raider", "ice-shackled-brute", "drowned-fisher", "starving-cave-bear"])
def test_a_plain_strike_wounds_once(monster: str) -> None:
    t = attacked(monster)
    assert t.life("b") == 5
    assert not t.player("b").down


@pytest.mark.parametrize("form", ["melee", "magic"])
def test_glacier_tyrant_wounds_once_in_either_form(form: str) -> None:
    assert attacked("glacier-tyrant", form=form).life("b") == 5


def test_wailing_frostling_gives_the_struck_heros_player_2_peril() -> None:
    t = attacked("wailing-frostling")
    assert (t.life("b"), t.peril("b")) == (5, 20 - 3 + 2)
    assert [args["count"] for args in t.told("gains-peril")] == [2]


def test_white_whisperer_puts_ice_on_the_space_before_any_roll_and_counts_it_with_every_other_monster() -> None:
    t = attacked("white-whisperer", "rime-imp", dice=(1, 1, 6, 6))
    assert t.g.ice == {"wolf-crossing": 1}
    assert [rolled(t, each)["more"] for each in ("white-whisperer", "rime-imp")] == [1, 1]
    told = [event.key for event in t.g.journal or []]
    assert told.index("freezes") < told.index("monster-rolls")


@pytest.mark.parametrize(("space", "ice"), [("ashen-waste", {}), ("wolf-crossing", {"wolf_crossing": 1})])
def test_2_white_whisperer_puts_no_ice_on_a_desert_or_where_some_lies(space: str, ice: dict[str, int]) -> None:
    t = attacked("white-whisperer", space=space, dice=(1, 6), position=with_ice(**ice))
    assert len(t.g.ice) == len(ice)
    assert not t.told("freezes")


def test_chillblood_hound_knocks_the_struck_hero_down() -> None:
    t = attacked("chillblood-hound")
    assert (t.life("b"), t.player("b").down) == (5, True)


def test_herald_of_the_host_gives_other_demons_of_its_owner_1_on_their_attack_rolls() -> None:
    t = attacked("herald-of-the-host", "frostbound-raider", "drowned-fisher", dice=(1, 1, 1, 6, 6, 6))
    raised = {each: rolled(t, each)["raised"] for each in ("herald-of-the-host", "frostbound-raider", "drowned-fisher")}
    assert raised == {"herald-of-the-host": [], "frostbound-raider": ["herald-of-the-host"], "drowned-fisher": []}
    assert rolled(t, "frostbound-raider")["total"] == 1 + 2 + 1


def test_4_a_herald_that_has_left_the_battle_helps_nobody() -> None:
    t = table(
        map=beside(HEARTH, "wolf-crossing"), at={"a": HEARTH, "b": "wolf-crossing"}, phase="dungeonlord", peril={"b": 20},
        hands={"a": "herald-of-the-host, frostbound-raider", "b": "fend-off"}, glory={"b": 9},
    )  # fmt: skip
    t.does("a", "declare", "add:frostbound-raider:B", "add:herald-of-the-host:B", "done")
    t.rolls(1, 6).does("b", "play:fend-off:herald-of-the-host")
    assert rolled(t, "frostbound-raider")["total"] == 1 + 2


def test_snowmaw_glutton_makes_the_struck_heros_player_discard_a_treasure_of_own_choice() -> None:
    t = attacked("snowmaw-glutton", readied={"b": "rimefang, bearhide-cloak, surefooted"})
    assert t.asked == ("B", "give-up")
    assert t.options == {"rimefang", "bearhide-cloak"}
    t.does("b", "bearhide-cloak")
    assert t.player("b").inventory == ["rimefang", "surefooted"]
    assert attacked("snowmaw-glutton", readied={"b": "surefooted"}).player("b").inventory == ["surefooted"]


@pytest.mark.parametrize(("form", "down"), [("melee", True), ("magic", False)])
def test_hoarfrost_tormentor_knocks_down_by_its_melee_strike_alone(form: str, down: bool) -> None:
    t = attacked("hoarfrost-tormentor", form=form)
    assert (t.life("b"), t.player("b").down) == (5, down)


def test_pale_bride_takes_a_card_from_hand_by_lot() -> None:
    t = table(map=beside(HEARTH, "wolf-crossing"), at={"a": HEARTH, "b": "wolf-crossing"}, phase="dungeonlord", peril={"b": 9},
              hands={"a": "pale-bride", "b": "zombie, legion"})  # fmt: skip
    t.rolls(6, 1, "legion").does("a", "declare", "add:pale-bride:B", "done")
    assert (t.life("b"), t.player("b").hand) == (5, ["zombie"])


@pytest.mark.parametrize(("die", "life"), [(1, 5), (6, 6)])
def test_hrimvaal_breathes_on_every_other_hero_there_by_its_magic_strike(die: int, life: int) -> None:
    t = attacked("hrimvaal-ice-dragon", form="magic", dice=(6, 1, die), seats=3, heroes={"b": "raka 2", "c": "roderik 1"},
                 at={"a": HEARTH, "b": "wolf-crossing", "c": "wolf-crossing"})  # fmt: skip
    assert (t.life("b"), t.life("c")) == (5, life)
    assert [(args["seat"], args["form"], args["value"]) for args in t.told("threat")] == [(2, "speed", 4)]


def test_hrimvaal_breathes_on_nobody_by_its_melee_strike() -> None:
    t = attacked("hrimvaal-ice-dragon", form="melee", seats=3, at={"a": HEARTH, "b": "wolf-crossing", "c": "wolf-crossing"})
    assert t.life("c") == 6
