"""The solo game on the surface (rulings V5 to V11); each card alone is with its card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import Table
from undercroft.games.dungeoneer.rules.solo import is_left_out

from .table import GAME, HEARTH, beside, table, with_ice

STRONG = {"a": "tahewyn-draexis 2"}
"""Who may have three treasures."""


def alone(**story: Any) -> Table:
    """The hero stands on the Last Hearth, with the Wayside Crossing north of it."""
    return table(seats=1, **{"map": beside(HEARTH, "wayside-crossing"), "at": {"a": HEARTH}, **story})


def test_warps_shifts_and_cards_for_several_heroes_are_left_out() -> None:
    adventures = GAME.stock.cards().adventures
    ours = [
        "step-through-the-mist", "skyglass-shard", "whiteout", "mirage-gate", "land-singers-chant", "breaking-floes", "shared-fire",
        "mutual-distrust",
    ]  # fmt: skip
    assert all(is_left_out(adventures[name]) for name in ours)
    assert not any(is_left_out(adventures[name]) for name in ("blizzard", "avalanche", "brittle-steel", "bone-skis"))


def test_v6_host_of_rime_stays_and_helps_every_monster_of_ice() -> None:
    t = alone().rolls(1, 1, "host-of-rime", "rime-imp").rolls(1, 6).does("a", "move:0")
    while not t.told("monster-rolls"):
        t.does("a", "pass")
    assert t.told("monster-rolls")[0]["raised"] == ["host-of-rime"]


def test_v6_plate_of_rime_waits_and_goes_under_the_next_monster_that_is_revealed() -> None:
    t = alone().rolls(1, 1, "plate-of-rime", "rime-imp").rolls(1, 6).does("a", "move:0")
    while not t.told("strikes-monster"):
        t.does("a", "pass")
    assert t.told("hangs") == [{"seat": 0, "card": "plate-of-rime", "on": "rime-imp"}]
    assert t.told("strikes-monster")[0]["life"] == 1
    while t.asked[1] in ("window", "respond", "challenge"):
        t.does("a", "pass")
    assert t.discarded("plate-of-rime", "rime-imp")
    assert t.g.under == {}


def test_v6_of_several_monsters_revealed_the_player_picks_who_gets_plate_of_rime() -> None:
    t = alone(position={"roaming": ["plate-of-rime"]}).rolls(1, 1, "rime-imp", "rime-imp-2").does("a", "move:0")
    assert t.asked == ("A", "clad")
    t.rolls(1, 1, 6, 6).does("a", "rime-imp-2")
    assert t.told("hangs") == [{"seat": 0, "card": "plate-of-rime", "on": "rime-imp-2"}]
    assert t.g.roaming == []


def test_v6_treacherous_ground_without_an_arctic_icon_is_discarded() -> None:
    t = alone().rolls(1, 6, "treacherous-ground").does("a", "move:0")
    assert t.discarded("treacherous-ground")
    assert not t.told("threat")


def test_v6_treacherous_ground_works_at_once_at_ice() -> None:
    t = alone(position=with_ice(wayside_crossing=1), heroes={"a": "kron 2"}).rolls(1, 6, "treacherous-ground").rolls(1)
    t.does("a", "move:0")
    while not t.told("threat"):
        t.does("a", "pass")
    assert t.player("a").down


def test_v6_brittle_steel_goes_to_the_dearest_treasure() -> None:
    t = alone(readied={"a": "rimefang, bearhide-cloak"}, heroes=STRONG).rolls(1, 6, "brittle-steel").does("a", "move:0")
    assert t.g.under == {"rimefang": ["brittle-steel"]}


def test_v8_alone_a_strap_protects_from_what_is_revealed() -> None:
    t = alone(readied={"a": "rimefang, bearhide-cloak"}, heroes=STRONG, position={"under": {"rimefang": ["runed-strap"]}})
    t.rolls(1, 6, "brittle-steel").does("a", "move:0")
    assert t.g.under["bearhide-cloak"] == ["brittle-steel"]


def test_v8_a_herald_helps_all_revealed_demons() -> None:
    t = alone().rolls(1, 1, "herald-of-the-host", "frostbound-raider").rolls(1, 1, 6, 6).does("a", "move:0")
    while not t.told("monster-rolls"):
        t.does("a", "pass")
    raider = next(args for args in t.told("monster-rolls") if args["card"] == "frostbound-raider")
    assert "herald-of-the-host" in raider["raised"]


@pytest.mark.parametrize(("ice", "draws"), [(True, 2), (False, 1)])
def test_v10_arctic_knowledge_draws_up_to_2_cards_at_the_end_of_a_turn(ice: bool, draws: int) -> None:
    frozen = with_ice(last_hearth=1) if ice else {}
    t = alone(heroes={"a": "ryghus-gar 2"}, position={**frozen, "winter": False, "maps_left": []}).rolls(6).does("a", "end")
    for number, card in enumerate(("rimefang", "surefooted")[:draws]):
        assert t.asked == ("A", "draw"), number
        t.rolls(card).does("a", "draw")
    assert len(t.player("a").hand) == draws
    assert t.asked[1] != "draw"


@pytest.mark.parametrize(("cards", "asked"), [("rimefang, surefooted, shatterblow, bone-skis", False), ("rimefang", True)])
def test_v10_hunger_in_the_pines_lets_one_draw_only_up_to_4(cards: str, asked: bool) -> None:
    t = (
        alone(hands={"a": cards}, quests={"a": "hunger-in-the-pines"}, position={"winter": False, "maps_left": []})
        .rolls(6)
        .does("a", "end")
    )
    assert (t.asked[1] == "draw") == asked


def test_v11_last_hearth_exchanges_no_quest() -> None:
    t = alone(quests={"a": "the-fallen-star"}, glory={"a": 9})
    assert not [option for option in t.options if option.startswith("use:last-hearth")]
