"""The twenty-two map cards of the surface: types, exits, peril and glory, hazards, terrain, symbols, effects."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import Table, no_cards
from tests.games.dungeoneer.test_maps import exits_of, hazards_of
from undercroft.games.dungeoneer.cards.packs import read_folder
from undercroft.games.dungeoneer.rules import wounds
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, STEPS
from undercroft.kernel.game import LANGUAGES
from undercroft.kernel.shapes import plain
from undercroft.text import Texts

from .table import GAME, HEARTH, SET, new_game, table

PRINTED = {
    # card: type, peril, glory, exits north, east, south, west (o open, # wall, B blocked, T trap), hazards, terrain, symbols
    "last-hearth": ("place", 1, 1, "o o o o", "", "settlement", ""),
    "snowbound-trail": ("road", 2, 1, "o # o #", "", "arctic", ""),
    "sledge-road": ("road", 2, 1, "# o # o", "", "plains", ""),
    "river-bend": ("road", 2, 1, "o o # #", "", "water", ""),
    "forest-turning": ("road", 2, 1, "o # # o", "", "forest", ""),
    "ridge-fork": ("road", 2, 1, "o T4speed o #", "", "mountains", ""),
    "shore-road": ("road", 2, 1, "# o o o", "", "water", "letter-a"),
    "wayside-crossing": ("road", 2, 1, "o o o o", "", "plains", ""),
    "black-sand-road": ("road", 2, 1, "o o # o", "", "desert", ""),
    "wolf-crossing": ("gloomy-road", 3, 2, "o o o o", "danger 2", "forest", ""),
    "sunless-pass": ("gloomy-road", 3, 2, "o # B4speed o", "danger 2", "arctic mountains", ""),
    "ghost-peaks": ("place", 3, 2, "# o o o", "", "arctic mountains", ""),
    "volcanic-plateau": ("place", 3, 3, "o o # T5speed", "spikes 4speed", "desert mountains", ""),
    "temple-of-cholizar": ("place", 4, 3, "# B5magic o B5melee", "", "arctic mountains", ""),
    "frozen-gorge": ("place", 3, 2, "o # o T4speed", "pit 5speed", "arctic water", "underground"),
    "ashen-waste": ("place", 2, 2, "o # o o", "", "desert", "portal"),
    "olmgard": ("place", 2, 1, "# o o o", "", "settlement water", "letter-a"),
    "hollow-pinewood": ("place", 2, 2, "o o o #", "", "forest", ""),
    "gallows-mire": ("place", 3, 2, "# o B4speed o", "pit 5speed", "swamp", ""),
    "choir-of-stones": ("place", 2, 2, "o o o o", "", "plains", "portal"),
    "barrow-of-kings": ("place", 3, 3, "# o o #", "danger 2", "plains", "to-dungeon"),
    "old-copper-mine": ("place", 3, 2, "o # B5melee o", "", "mountains", "to-dungeon underground"),
}  # fmt: skip
LIBRARY = GAME.stock.cards()


@pytest.mark.parametrize("card", PRINTED)
def test_what_is_printed(card: str) -> None:
    printed = LIBRARY.maps[card]
    signs = " ".join(printed.terrain), " ".join(printed.symbols)
    assert (printed.type, printed.peril, printed.glory, exits_of(printed), hazards_of(printed), *signs) == PRINTED[card]
    assert printed.entrance == (card == HEARTH)
    assert printed.frame == "surface"
    assert printed.is_site == (printed.type == "place")
    assert set(printed.name) == {"en", "ru", "uk"}


def test_there_are_twenty_two_map_cards_of_which_ten_are_roads() -> None:
    cards = [entry for _, section, entry in read_folder(SET) if section == "map"]
    assert sum(card.copies for card in cards) == len(PRINTED) == 22
    assert {card.id for card in cards} == set(PRINTED)
    assert sum(not LIBRARY.maps[card.id].is_site for card in cards) == 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_type_terrain_and_symbol_has_its_word(lang: str) -> None:
    words = {each for card in LIBRARY.maps.values() for each in (card.type, *card.terrain, *card.symbols)}
    assert words >= {"gloomy-road", "arctic", "letter-a"}
    assert all(Texts(lang).find(f"dungeoneer-kind-{word}") for word in words)


@pytest.mark.parametrize("seed", range(5))
def test_d7_the_game_begins_with_four_ways_round_the_entrance_gloomy_ones_too(seed: int) -> None:
    t = new_game(2, seed)
    assert t.g.dungeon.at[CENTRE] == HEARTH
    around = [t.g.cards.maps[t.g.dungeon.at[CENTRE + step]] for step in STEPS]
    assert not any(card.is_site for card in around)


def test_a_gloomy_road_has_danger_2_as_the_gloomy_tunnel() -> None:
    t = table(
        hands={"a": "stone-sack"}, peril={"b": 2}, at={"b": "wolf-crossing"}, phase="dungeonlord", players={"b": {"brought": True}}
    )
    t.does("a", "declare", "add:stone-sack:B").rolls(6).does("a", "done")
    assert [args["value"] for args in t.told("threat")] == [7 + 2]


def test_the_rulebooks_example_of_a_move_from_the_ghost_peaks_to_the_volcanic_plateau_and_back() -> None:
    """The trap is on the plateau's exit: on the way in nobody rolls for it, on the way back the hero must."""
    t = table(map={"ghost-peaks": (CENTRE, 0), "volcanic-plateau": (CENTRE + STEPS[EAST], 0), HEARTH: (CENTRE + STEPS[2], 0)},
              heroes={"a": "kron 2"}, at={"a": "ghost-peaks"})  # fmt: skip
    t.rolls(6).does("a", "move:1")  # the spikes of the plateau
    assert (t.player("a").space, t.player("a").ap) == ("volcanic-plateau", 2)
    assert [args["source"] for args in t.told("threat")] == ["spikes"]
    assert [args["kind"] for args in t.told("untested")] == ["trap"]
    t.rolls(1, 6).does("a", "move:3")  # the trap, then what the peaks ask of whoever enters
    assert [args["source"] for args in t.told("threat")][1:] == ["exit", "place"]
    assert t.told("wounded")
    assert (t.player("a").space, t.player("a").ap) == ("ghost-peaks", 1)


# --- effects --------------------------------------------------------------------------------------------------------------------


def lies(*cards: str) -> dict[str, tuple[int, int]]:
    """The Last Hearth with a row of cards north of it."""
    return {HEARTH: (CENTRE, 0), **{card: (CENTRE + STEPS[NORTH] * number, 0) for number, card in enumerate(cards, 1)}}


def peaks(**story: Any) -> Table:
    """The hero north of the Ghost Peaks."""
    places = {"ghost-peaks": (CENTRE, 0), HEARTH: (CENTRE + STEPS[2], 0)}
    return table(**{"map": places, "heroes": {"a": "kron 1"}, "at": {"a": HEARTH, "b": HEARTH}, "glory": {"a": 3}, **story})


def test_last_hearth_puts_a_quest_under_the_deck_and_draws_another_once_a_turn() -> None:
    t = table(quests={"a": "slay-draky, magic-fish"}, glory={"a": 5}, at={"a": HEARTH})
    t.rolls("bone-regent").does("a", f"use:{HEARTH}:slay-draky")
    assert (t.player("a").quests, t.glory("a"), t.g.quest_below) == (["bone-regent", "magic-fish"], 3, ["slay-draky"])
    assert not [option for option in t.options if option.startswith("use")]


def test_13_quests_under_the_deck_come_after_all_others_first_in_first_out() -> None:
    t = table(quests={"a": "slay-draky"}, glory={"a": 2}, at={"a": HEARTH},
              position={"quests_left": [], "quests_below": ["rat-mother", "magic-fish"]})  # fmt: skip
    t.rolls("rat-mother").does("a", f"use:{HEARTH}:slay-draky")
    assert (t.player("a").quests, t.g.quest_below) == (["rat-mother"], ["magic-fish", "slay-draky"])
    assert plain(GAME.view(t.g, None))["quests"]["below"] == ["magic-fish", "slay-draky"]
    assert GAME.from_position(GAME.to_position(t.g)).quest_below == ["magic-fish", "slay-draky"]


def test_a22_with_no_quest_left_the_hearth_offers_nothing_v11_nor_alone() -> None:
    story = {"quests": {"a": "slay-draky"}, "glory": {"a": 5}, "at": {"a": HEARTH}}
    assert f"use:{HEARTH}:slay-draky" in table(**story).options
    assert f"use:{HEARTH}:slay-draky" not in table(**story, position={"quests_left": []}).options


def test_last_hearth_exchanges_no_quest_whose_token_is_with_the_hero() -> None:
    t = table(quests={"a": "saints-ashes"}, glory={"a": 5}, at={"a": HEARTH}, players={"a": {"escorts": ["saints-ashes"]}})
    assert not [option for option in t.options if option.startswith("use")]


@pytest.mark.parametrize(("die", "glory"), [(3, 3 - 2), (4, 3)])
def test_ghost_peaks_take_2_glory_from_whoever_enters_and_fails_a13(die: int, glory: int) -> None:
    """The points come first: 2 glory more than it had."""
    t = peaks().rolls(die).does("a", "move:0")
    assert [(args["source"], args["form"], args["value"]) for args in t.told("threat")] == [("place", "magic", 4)]
    assert t.glory("a") == glory + 2


def test_ghost_peaks_ask_at_every_entry_but_nobody_in_the_turn_of_another_nor_who_stays() -> None:
    t = peaks().rolls(6).does("a", "move:0", "move:2").rolls(1).does("a", "move:0")
    assert len(t.told("threat")) == 2
    stays = no_cards(peaks(at={"a": "ghost-peaks", "b": HEARTH}, position={"winter": False}))
    assert not stays.does("a", "end", "no").told("threat")


def test_ghost_peaks_take_no_more_glory_than_there_is() -> None:
    t = peaks(glory={"a": 0}, position={"visited": ["ghost-peaks", HEARTH]}).rolls(1).does("a", "move:0")
    assert t.glory("a") == 0
    assert not t.told("loses-glory")


def test_a12_what_is_about_hazards_does_not_touch_the_ghost_peaks() -> None:
    t = peaks(readied={"a": "surefooted"}).rolls(3).does("a", "move:0")
    assert not t.told("threat")[0]["overcome"]


def test_ashen_waste_lets_no_hero_regain_life_but_by_a_quest() -> None:
    there = {"map": lies("ashen-waste"), "at": {"a": "ashen-waste"}, "life": {"a": 2}, "glory": {"a": 9}}
    t = table(**there)
    wounds.heal(t.g, 0, 1, "card", "healing-draught")
    assert t.life("a") == 2
    assert [args["space"] for args in t.told("no-healing")] == ["ashen-waste"]
    wounds.heal(t.g, 0, 1, "quest", "magic-fish")
    assert t.life("a") == 3


def test_olmgard_restores_1_life_for_2_glory_and_a_point_once_a_turn() -> None:
    t = table(map=lies("olmgard"), at={"a": "olmgard"}, life={"a": 3}, glory={"a": 5}).does("a", "use:olmgard")
    assert (t.life("a"), t.glory("a"), t.player("a").ap) == (4, 3, 2)
    assert "use:olmgard" not in t.options
    assert "use:olmgard" not in table(map=lies("olmgard"), at={"a": "olmgard"}, glory={"a": 5}).options


def test_hollow_pinewood_gives_a_card_for_a_point_once_a_turn() -> None:
    t = table(map=lies("hollow-pinewood"), at={"a": "hollow-pinewood"})
    t.rolls("zombie").does("a", "use:hollow-pinewood")
    assert (t.player("a").hand, t.player("a").ap) == (["zombie"], 2)
    assert "use:hollow-pinewood" not in t.options
    bare = no_cards(table(map=lies("hollow-pinewood"), at={"a": "hollow-pinewood"}))
    assert "use:hollow-pinewood" not in Table(bare.g, game=GAME).options


# --- travel ---------------------------------------------------------------------------------------------------------------------


def row(*cards: str, **story: Any) -> Table:
    """The first seat's hero in the first of these cards, which lie in a row."""
    return table(**{"map": lies(*cards), "at": {"a": cards[0]}, "heroes": {"a": "kron 2"}, **story})


@pytest.mark.parametrize(("here", "there", "symbol"), [
    ("ashen-waste", "choir-of-stones", "portal"), ("shore-road", "olmgard", "letter-a"), ("olmgard", "shore-road", "letter-a"),
    ("old-copper-mine", "frozen-gorge", "underground"),
])  # fmt: skip
def test_y2_y4_a_symbol_takes_the_hero_to_another_space_that_shows_it_for_a_point(here: str, there: str, symbol: str) -> None:
    t = row(here, "wayside-crossing", there).rolls(6)
    t.does("a", f"travel:{there}")
    assert (t.player("a").space, t.player("a").ap, t.player("a").moved) == (there, 2, True)
    assert [(args["space"], args["symbol"], args["ap"]) for args in t.told("travels")] == [(there, symbol, 1)]
    assert t.told("gains")[0]["space"] == there
    assert not t.told("enters")


def test_y6_a_letter_reaches_only_the_same_letter_a_portal_only_portals() -> None:
    t = row("ashen-waste", "wayside-crossing", "olmgard", "frozen-gorge")
    assert not [option for option in t.options if option.startswith("travel")]


def test_y2_without_a_point_and_y3_lying_no_hero_travels() -> None:
    story = ("ashen-waste", "wayside-crossing", "choir-of-stones")
    assert "travel:choir-of-stones" not in row(*story, ap={"a": 0}).options
    assert row(*story, ap={"a": 0}).why()["space:choir-of-stones"].key == "no-ap"
    lying = row(*story, players={"a": {"down": True}})
    assert "travel:choir-of-stones" not in lying.options
    assert lying.why()["space:choir-of-stones"].key == "knocked-down"


def test_y2_a_point_that_is_not_for_moving_does_not_pay() -> None:
    t = row("ashen-waste", "wayside-crossing", "choir-of-stones", ap={"a": 0}, players={"a": {"fall_ap": 1}})
    assert "travel:choir-of-stones" not in t.options


def test_choir_of_stones_lets_its_portal_be_used_once_a_turn_for_free_y3_not_by_who_lies() -> None:
    t = row("choir-of-stones", "wayside-crossing", "ashen-waste", ap={"a": 2})
    t.does("a", "travel:ashen-waste")
    assert t.player("a").ap == 2
    t.does("a", "travel:choir-of-stones")
    assert t.player("a").ap == 1
    t.does("a", "travel:ashen-waste")
    assert t.player("a").ap == 0
    free = row("choir-of-stones", "wayside-crossing", "ashen-waste", ap={"a": 0})
    assert "travel:ashen-waste" in free.options
    lying = row("choir-of-stones", "wayside-crossing", "ashen-waste", players={"a": {"down": True}})
    assert "travel:ashen-waste" not in lying.options


def test_y5_an_exit_that_the_hero_held_open_closes() -> None:
    t = row("old-copper-mine", "wayside-crossing", "frozen-gorge", players={"a": {"thresholds": [2]}})
    t.rolls(6).does("a", "travel:frozen-gorge")
    assert t.player("a").thresholds == []


def test_y7_symbols_make_no_way() -> None:
    t = row("ashen-waste", "wayside-crossing", "choir-of-stones")
    assert t.g.dungeon.reach(["ashen-waste"])["choir-of-stones"] == 2


def test_a13_the_effect_of_a_space_also_meets_who_travels_there_and_hazards_do() -> None:
    t = row("old-copper-mine", "wayside-crossing", "frozen-gorge").rolls(1).does("a", "travel:frozen-gorge")
    assert t.player("a").down


def test_barrow_of_kings_leads_nowhere_without_a_dungeon_and_to_its_entrance_with_one_y8() -> None:
    assert not [option for option in row("barrow-of-kings", "wayside-crossing").options if option.startswith("travel")]
    t = row("barrow-of-kings", "wayside-crossing", "tomb-antechamber")
    t.does("a", "travel:tomb-antechamber")
    assert t.player("a").space == "tomb-antechamber"
    assert "travel:barrow-of-kings" in t.options
