"""The twenty-two map cards of the surface: types, exits, peril and glory, hazards, terrain, symbols, effects."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.test_maps import exits_of, hazards_of
from undercroft.games.dungeoneer.cards.packs import read_folder
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, STEPS
from undercroft.kernel.game import LANGUAGES
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
    t.rolls(1)
    t.does("a", "move:3")
    assert [args["source"] for args in t.told("threat")][1] == "exit"
    assert t.told("wounded")
    assert (t.player("a").space, t.player("a").ap) == ("ghost-peaks", 1)
