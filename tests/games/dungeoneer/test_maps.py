"""The seventeen different map cards: exits, peril and glory, hazards, effects."""

from __future__ import annotations

import pytest

from undercroft.games.dungeoneer.cards.fields import MapCard
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, SOUTH, STEPS, WEST
from undercroft.kernel.shapes import plain

from .table import Table, no_cards, table

NORTHWARDS = CENTRE + STEPS[NORTH]
ENTRANCE = "tomb-antechamber"

PRINTED = {
    # card: copies, type, peril, glory, exits north, east, south, west (o open, # wall, B blocked, T trap), hazards
    "tomb-antechamber": (1, "room", 1, 1, "o o o o", ""),
    "turn": (2, "tunnel", 2, 1, "o o # #", ""),
    "passage": (2, "tunnel", 2, 1, "B4speed o # o", ""),
    "corridor": (2, "tunnel", 2, 1, "o # o T5speed", ""),
    "corner": (2, "tunnel", 2, 1, "o # # o", ""),
    "dark-crossroads": (2, "grim-tunnel", 3, 2, "o o o o", "danger 2"),
    "weeping-fork": (1, "grim-tunnel", 3, 2, "# o T6speed o", "spikes 5speed"),
    "inner-sanctum": (1, "room", 3, 3, "# T6speed o B5melee", ""),
    "troll-bridge": (1, "room", 2, 2, "o # o B5melee", "pit 5speed"),
    "crypt": (1, "room", 3, 3, "o o o B4melee", ""),
    "library": (1, "room", 2, 2, "o T5speed o T5magic", ""),
    "throne-of-ashes": (1, "room", 4, 4, "# B5melee o B5magic", ""),
    "embalmers-hall": (1, "room", 2, 1, "o o # o", ""),
    "blade-gallery": (1, "room", 2, 3, "B5speed o # o", "spikes 6speed"),
    "drowned-well": (1, "room", 2, 3, "o # B4melee o", "pit 6speed"),
    "scrying-pool": (1, "room", 2, 1, "# o o T5magic", ""),
    "sealed-vault": (1, "room", 2, 3, "# # B5melee #", ""),
}  # fmt: skip
ALL = pytest.mark.parametrize("card", PRINTED)
KRON = {"melee": 1, "magic": 0, "speed": 2}
"""His stats on level 1."""


def exits_of(card: MapCard) -> str:
    """The exits in the letters above."""
    letters = {"open": "o", "wall": "#", "blocked": "B", "trap": "T"}
    return " ".join(
        letters[each.kind] + (f"{each.threat.value}{each.threat.stats[0]}" if each.threat else "") for each in card.exits
    )


def hazards_of(card: MapCard) -> str:
    """Danger, spikes, pit in the words above."""
    if card.danger:
        return f"danger {card.danger}"
    for name, threat in (("spikes", card.spikes), ("pit", card.pit)):
        if threat is not None:
            return f"{name} {threat.value}{threat.stats[0]}"
    return ""


def in_the_middle(card: str, turned: int = 0) -> Table:
    """Kron of level 1 in the card, with another on each of its sides."""
    others = [each for each in ("tomb-antechamber", "dark-crossroads", "corridor", "crypt", "turn") if each != card][:4]
    around = {other: (CENTRE + STEPS[side], 0) for side, other in enumerate(others)}
    return table(heroes={"a": "kron 1"}, map={card: (CENTRE, turned), **around}, at={"a": card, "b": others[3]}, phase="hero")


def beyond(t: Table, side: int) -> str:
    return str(t.g.dungeon.at[CENTRE + STEPS[side]])


def northwards(card: str, hero: str = "kron 1", **more: object) -> Table:
    """The hero on the entrance, the card north of it."""
    places = {ENTRANCE: (CENTRE, 0), card: (NORTHWARDS, 0), "turn-2": (CENTRE + STEPS[SOUTH], 0)}
    return table(**{"heroes": {"a": hero}, "map": places, "at": {"a": ENTRANCE, "b": ENTRANCE}, **more})  # type: ignore[arg-type]


# --- what is printed ------------------------------------------------------------------------------------------------------------


def test_there_are_twenty_two_map_cards_of_seventeen_kinds() -> None:
    library = GAME.stock.cards()
    assert len(library.maps) == 22
    assert {card.id for card in library.maps.values()} == set(PRINTED)


@ALL
def test_what_is_printed(card: str) -> None:
    printed = GAME.stock.cards().maps[card]
    found = printed.copies, printed.type, printed.peril, printed.glory, exits_of(printed), hazards_of(printed)
    assert found == PRINTED[card]
    assert printed.entrance == (card == ENTRANCE)
    assert set(printed.name) == {"en", "ru", "uk"}
    assert set(printed.text) in ({"en", "ru", "uk"}, set())


@ALL
def test_the_hero_leaves_through_each_exit_as_it_is_printed(card: str) -> None:
    for side, (sign, *value) in enumerate(PRINTED[card][4].split()):
        t = in_the_middle(card)
        there = beyond(t, side)
        if sign == "#":
            assert f"move:{side}" not in t.options
            continue
        if sign == "o":
            t.does("a", f"move:{side}")
            assert (t.player("a").space, t.player("a").ap, t.life("a")) == (there, 2, 6)
            continue
        needed = int(value[0]) - KRON["".join(value[1:])]
        t.rolls(needed).does("a", f"move:{side}")
        assert (t.player("a").space, t.player("a").ap, t.life("a")) == (there, 2, 6)
        t = in_the_middle(card)
        t.rolls(needed - 1).does("a", f"move:{side}")
        lost = (1, 6) if sign == "B" else (2, 5)  # a blocked exit costs one point more, a trap a wound; the hero leaves either way
        assert (t.player("a").space, t.player("a").ap, t.life("a")) == (there, *lost)


@ALL
def test_a_card_that_lies_turned_has_its_exits_on_the_other_sides(card: str) -> None:
    t = in_the_middle(card, 1)
    signs = PRINTED[card][4].split()
    walls = {(side + 2) % 4 for side, sign in enumerate(signs) if sign == "#"}
    assert {option for option in t.options if option.startswith("move:")} == {
        f"move:{side}" for side in range(4) if side not in walls
    }


@ALL
def test_entering_a_new_space_brings_its_peril_and_glory(card: str) -> None:
    if card == ENTRANCE:
        t = table(at={"a": "crypt", "b": "library"})
        t.does("a", "move:0")
    else:
        t = northwards(card).rolls(*([6] if "spikes" in PRINTED[card][5] or "pit" in PRINTED[card][5] else []))
        t.does("a", "move:0")
    assert t.player("a").space == card
    assert (t.peril("a"), t.glory("a")) == PRINTED[card][2:4]


@ALL
def test_whoever_stays_gains_the_same_without_hazard(card: str) -> None:
    t = no_cards(northwards(card, at={"a": card, "b": card}))
    t.does("a", "end", *(["pass"] if card != ENTRANCE else []), "no")
    assert (t.peril("a"), t.glory("a")) == PRINTED[card][2:4]
    assert not t.told("threat")


# --- hazards --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["weeping-fork", "blade-gallery"])
def test_spikes_wound_who_fails(card: str) -> None:
    needed = int(PRINTED[card][5][7]) - KRON["speed"]
    assert northwards(card).rolls(needed).does("a", "move:0").life("a") == 6
    assert northwards(card).rolls(needed - 1).does("a", "move:0").life("a") == 5


@pytest.mark.parametrize("card", ["troll-bridge", "drowned-well"])
def test_a_pit_knocks_down_who_fails(card: str) -> None:
    needed = int(PRINTED[card][5][4]) - KRON["speed"]
    assert not northwards(card).rolls(needed).does("a", "move:0").player("a").down
    t = northwards(card).rolls(needed - 1).does("a", "move:0")
    assert t.player("a").down
    assert not [option for option in t.options if option.startswith("move")]
    t.does("a", "stand-up")
    assert not t.player("a").down
    assert t.player("a").ap == 1


def test_hazards_work_at_every_entry_but_give_only_once() -> None:
    t = northwards("troll-bridge", ap={"a": 4})
    t.rolls(6).does("a", "move:0", "move:2").rolls(1).does("a", "move:0")
    assert (t.peril("a"), t.glory("a")) == (2, 2)  # the entrance, where the turn began, gives nothing
    assert t.player("a").down


@pytest.mark.parametrize(("all_heroes", "value"), [(True, 7 + 2), (False, 7)])
def test_ruling_42_danger_is_added_to_traps_in_whatever_turn(all_heroes: bool, value: int) -> None:
    t = table(
        hands={"a": "stone-sack"}, peril={"b": 2}, at={"a": "crypt", "b": "dark-crossroads"}, phase="dungeonlord",
        danger_for_all=all_heroes,
        players={"b": {"brought": True}},
    )  # fmt: skip
    t.does("a", "declare", "add:stone-sack:B").rolls(6).does("a", "done")
    assert [args["value"] for args in t.told("threat")] == [value]


# --- effects --------------------------------------------------------------------------------------------------------------------


def test_tomb_antechamber_changes_a_personal_quest_for_2_glory_as_often_as_paid_ruling_60() -> None:
    t = table(quests={"a": "slay-draky, magic-fish"}, glory={"a": 4}, at={"a": ENTRANCE})
    t.rolls("bone-regent").does("a", f"use:{ENTRANCE}:slay-draky")
    assert t.player("a").quests == ["bone-regent", "magic-fish"]
    assert t.glory("a") == 2
    t.rolls("rat-mother").does("a", f"use:{ENTRANCE}:bone-regent")
    assert t.player("a").quests == ["rat-mother", "magic-fish"]
    assert (t.glory("a"), t.player("a").ap) == (0, 3)
    assert not [option for option in t.options if option.startswith("use")]
    assert "bone-regent" in t.g.quest_bag


def test_ruling_27_a_hunt_exchanged_at_the_entrance_comes_back_without_wounds() -> None:
    t = table(quests={"a": "bone-regent", "b": "rat-mother"}, glory={"a": 4}, at={"a": ENTRANCE},
              position={"tokens": {"bone-regent": 1, "rat-mother": 1}})  # fmt: skip
    t.rolls("magic-fish").does("a", f"use:{ENTRANCE}:bone-regent")
    assert plain(GAME.view(t.g, None))["quests"]["wounds"] == {"rat-mother": 1}
    t.rolls("bone-regent").does("a", f"use:{ENTRANCE}:magic-fish")
    assert t.player("a").quests == ["bone-regent"]
    assert plain(GAME.view(t.g, None))["quests"]["wounds"] == {"rat-mother": 1}


def test_tomb_antechamber_changes_no_global_quest_and_none_whose_token_is_with_the_hero() -> None:
    t = table(
        quests={"a": "saints-ashes, magic-fish"},
        global_quests="black-ledger",
        glory={"a": 2},
        at={"a": ENTRANCE},
        players={"a": {"escorts": ["saints-ashes"]}},
    )
    assert {option for option in t.options if option.startswith("use")} == {f"use:{ENTRANCE}:magic-fish"}


def test_tomb_antechamber_is_for_those_who_stand_there() -> None:
    assert not [option for option in table(quests={"a": "magic-fish"}, glory={"a": 2}).options if option.startswith("use")]


@pytest.mark.parametrize(("peace", "attacks"), [("all", False), ("challenge", True)])
def test_ruling_12_heroes_do_not_attack_heroes_on_an_entrance(peace: str, attacks: bool) -> None:
    t = table(at={"a": ENTRANCE, "b": ENTRANCE}, entrance_peace=peace)
    assert ("attack:B" in t.options) == attacks
    if attacks:
        t.becomes({"b": {"ap": 1}})
        t.rolls(3, 3).does("a", "attack:B", "melee")
        assert "challenge:A" not in t.options


def test_monsters_attack_on_an_entrance_and_may_be_challenged_there() -> None:
    t = table(hands={"a": "zombie"}, peril={"b": 1}, ap={"b": 1}, at={"a": ENTRANCE, "b": ENTRANCE}, phase="dungeonlord")
    t.rolls(1, 1).does("a", "declare", "add:zombie:B", "done")
    assert t.options == {"challenge:zombie", "pass"}


@pytest.mark.parametrize(("space", "monster", "more"), [
    ("crypt", "zombie", 1), ("crypt", "night-hamster", 0), ("throne-of-ashes", "zombie", 1),
    ("throne-of-ashes", "night-hamster", 1), ("embalmers-hall", "zombie", 0),
])  # fmt: skip
def test_crypt_and_throne_help_the_attack_of_undead_and_of_all_monsters(space: str, monster: str, more: int) -> None:
    places = {ENTRANCE: (CENTRE, 0), space: (NORTHWARDS, 0)}
    t = table(hands={"a": monster}, peril={"b": 1}, map=places, at={"a": ENTRANCE, "b": space}, phase="dungeonlord")
    t.rolls(3, 6).does("a", "declare", f"add:{monster}:B", "done")
    assert t.told("monster-rolls")[0]["total"] == 3 + 2 + more


def test_the_throne_helps_no_hero() -> None:
    places = {ENTRANCE: (CENTRE, 0), "throne-of-ashes": (NORTHWARDS, 0)}
    t = table(map=places, at={"a": "throne-of-ashes", "b": "throne-of-ashes"})
    t.rolls(3, 3).does("a", "attack:B", "melee")
    assert [args["total"] for args in t.told("rolls")] == [3 + 3, 3 + 2]


def test_the_library_changes_a_card_for_a_point_once_a_turn() -> None:
    t = table(hands={"a": "zombie, legion"}, at={"a": "library"})
    t.does("a", "use:library").rolls("bugbear").does("a", "zombie")
    assert t.player("a").hand == ["bugbear", "legion"]
    assert t.discarded("zombie")
    assert t.player("a").ap == 2
    assert "use:library" not in t.options


def test_the_library_needs_a_card_in_hand_and_a_point() -> None:
    assert "use:library" not in table(at={"a": "library"}).options
    assert "use:library" not in table(hands={"a": "zombie"}, ap={"a": 0}, at={"a": "library"}).options


def hall(**more: object) -> Table:
    places = {ENTRANCE: (CENTRE, 0), "embalmers-hall": (NORTHWARDS, 0)}
    return table(map=places, at={"a": "embalmers-hall", "b": ENTRANCE}, **more)  # type: ignore[arg-type]


def test_the_embalmers_restore_1_life_for_3_glory_and_a_point_once_a_turn() -> None:
    t = hall(glory={"a": 9}, life={"a": 3}).does("a", "use:embalmers-hall")
    assert (t.life("a"), t.glory("a"), t.player("a").ap) == (4, 6, 2)
    assert "use:embalmers-hall" not in t.options


def test_the_embalmers_do_nothing_for_the_poor_and_the_whole() -> None:
    assert "use:embalmers-hall" not in hall(glory={"a": 2}, life={"a": 3}).options
    assert "use:embalmers-hall" not in hall(glory={"a": 9}).options


def pool(**more: object) -> Table:
    places = {ENTRANCE: (CENTRE, 0), "scrying-pool": (NORTHWARDS, 0)}
    return table(map=places, at={"a": "scrying-pool", "b": ENTRANCE}, **more)  # type: ignore[arg-type]


def test_the_scrying_pool_shows_two_cards_to_be_laid_above_or_below() -> None:
    t = pool()
    t.rolls("zombie", "legion").does("a", "use:scrying-pool")
    assert t.g.deck.top == ["zombie", "legion"]  # they lie in the state while their player is asked
    t.does("a", "bottom:legion", "top:zombie")
    assert (t.g.deck.top, t.g.deck.bottom) == (["zombie"], ["legion"])
    assert t.player("a").ap == 2
    assert t.g.knows_order == {"zombie": 0, "legion": 0}
    assert "use:scrying-pool" not in t.options


def test_what_the_pool_left_on_top_is_drawn_first() -> None:
    t = pool(hands={"a": "bugbear, fend-off, soot-imp"})
    t.rolls("zombie", "legion").does("a", "use:scrying-pool", "top:legion", "top:zombie", "end")
    t.rolls("zombie", "legion", "gloom-bats").does("a", "hand:bugbear", "no")
    assert t.player("a").hand == ["fend-off", "gloom-bats", "legion", "soot-imp", "zombie"]


def test_east_is_where_exits_say() -> None:
    t = in_the_middle("inner-sanctum")
    assert t.g.dungeon.exit("inner-sanctum", EAST).kind == "trap"
    assert t.g.dungeon.exit("inner-sanctum", WEST).kind == "blocked"


def test_whose_quest_a_laid_card_serves_is_told_so_alone_and_everybody_of_a_global_one() -> None:
    def told(card: str, everybody: str = "", escorted: str = "", **quests: str) -> list[tuple[str, str, list[bool]]]:
        escorts = {"a": {"escorts": [escorted]}} if escorted else {}
        t = table(quests=quests, ap={"a": 2}, players=escorts, position={"maps_left": [card], "global_quests": everybody.split()})
        t.rolls(card).does("a", "explore")
        t.does("a", sorted(t.options)[0])
        found = [event for event in t.g.journal or [] if event.key == "serves"]
        return [(event.args["quest"], event.args["what"], [event.seen_by(seat) for seat in (0, 1, None)]) for event in found]

    assert told("drowned-well", a="rat-mother", b="black-ledger") == [("rat-mother", "quest", [True, False, False])]
    assert told("drowned-well", b="rat-mother, buried-armoury") == [
        ("rat-mother", "quest", [False, True, False]), ("buried-armoury", "search", [False, True, False]),
    ]  # fmt: skip
    assert told("drowned-well", a="black-ledger") == []
    assert told("drowned-well", everybody="rat-mother", a="black-ledger") == [("rat-mother", "quest", [True, True, True])]
    assert told("scrying-pool", a="saints-ashes") == []  # it begins in the crypt
    assert told("scrying-pool", a="saints-ashes", escorted="saints-ashes") == [("saints-ashes", "deliver", [True, False, False])]
    assert told("sealed-vault", everybody="walled-in-mason") == [("walled-in-mason", "escort", [True, True, True])]
    assert told("drowned-well", everybody="buried-armoury") == [("buried-armoury", "search", [True, True, True])]
