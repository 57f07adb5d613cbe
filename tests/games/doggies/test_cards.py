"""Every one of the 90 room cards against the table of the rules (§1), and what each kind of room does when it is walked (§4)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.games.doggies.table import Table, table
from tests.texts.reading import page
from undercroft.games.doggies import cards
from undercroft.games.doggies.cards import DECK, ROOMS, START_FOR_TWO, START_ROOM, DogCard, Room
from undercroft.text import LANGUAGES

MONSTERS = {
    # name: needs (sword, bow, fireball), damage, coins, exits
    "ifrit": ((2, 0, 0), 1, 0, "NS"),
    "tick": ((0, 2, 0), 1, 0, "NS"),
    "squirrel": ((0, 0, 2), 1, 0, "NS"),
    "skeledog": ((1, 0, 1), 1, 0, "ES"),
    "cat": ((1, 1, 0), 1, 0, "ES"),
    "mimic": ((0, 1, 1), 1, 0, "ES"),
    "cerberus": ((3, 0, 0), 2, 1, "NES"),
    "golem": ((0, 0, 3), 2, 1, "NES"),
    "eyecat": ((0, 3, 0), 2, 1, "NES"),
    "dragon": ((2, 2, 2), 3, 4, "NESW"),
    "keyfly": ((1, 1, 1), 1, 0, "NSW"),
}
COPIES = {
    **dict.fromkeys(("ifrit", "tick", "squirrel", "skeledog", "cat", "mimic"), ("sword", "bow", "fireball")),
    **dict.fromkeys(("cerberus", "golem", "eyecat"), ("1", "2", "3")),
    "dragon": ("1", "2", "3", "4", "5"),
    "keyfly": ("1", "2", "3", "4"),
}
WEAPON_TROPHIES: dict[str, dict[str, Any]] = {"sword": {"sword": 1}, "bow": {"bow": 1}, "fireball": {"fireball": 1}}

EXPECTED: dict[str, dict[str, Any]] = {
    f"{name}-{copy}": {
        "kind": "monster", "name": name, "needs": needs, "damage": damage, "coins": coins, "exits": exits,
        "trophy": WEAPON_TROPHIES.get(copy, {}), "shield": name in ("cerberus", "golem", "eyecat"), "key": name == "keyfly",
    }
    for name, (needs, damage, coins, exits) in MONSTERS.items()
    for copy in COPIES[name]
} | {
    **{f"coin-{copy}": {"kind": "coins", "name": "coin", "coins": 1, "exits": "ESW"} for copy in range(1, 16)},
    **{f"coins-{copy}": {"kind": "coins", "name": "coins", "coins": 2, "exits": "ESW"} for copy in range(1, 9)},
    "bitecalibur": {"kind": "artifact", "trophy": {"sword": 2}, "exits": "NES"},
    "frisbow": {"kind": "artifact", "trophy": {"bow": 2}, "exits": "NES"},
    "collar": {"kind": "artifact", "trophy": {"fireball": 2}, "exits": "NES"},
    **{
        f"trap-{weapon}-{copy}": {"kind": "trap", "name": f"trap-{weapon}", "weapon": weapon, "exits": exits}
        for weapon in ("sword", "bow", "fireball") for copy, exits in ((1, "NS"), (2, "ES"), (3, "ESW"))
    },
    "vagabond-sword": {"kind": "vagabond", "name": "vagabond", "weapon": "sword", "two": ["bow", "fireball"], "exits": "NS"},
    "vagabond-bow": {"kind": "vagabond", "name": "vagabond", "weapon": "bow", "two": ["sword", "fireball"], "exits": "NS"},
    "vagabond-fireball": {"kind": "vagabond", "name": "vagabond", "weapon": "fireball", "two": ["sword", "bow"], "exits": "NS"},
    **{f"chest-{copy}": {"kind": "chest", "name": "chest", "exits": "NS" if copy < 3 else "ES"} for copy in range(1, 5)},
    **{f"potions-{copy}": {"kind": "potions", "name": "potions", "exits": "NESW"} for copy in range(1, 5)},
    **{f"door-{copy}": {"kind": "door", "name": "door", "exits": "nEsW"} for copy in range(1, 4)},
    **{f"portal-{copy}": {"kind": "portal", "name": "portal", "exits": "ESW"} for copy in range(1, 5)},
}  # fmt: skip
"""What the table of the rules says of each card; what is not named there it has not."""

OURS = {"trap": 9, "vagabond": 3, "keyfly": 4, "chest": 4, "potions": 4, "door": 3, "portal": 4}
"""How many cards of each sort are designed here."""


def seen(room: str) -> dict[str, Any]:
    """A card as everybody sees it, laid as it is printed."""
    t = table("start\n" + room, "joan", seats=3)
    (place,) = [place for place in t.view()["board"]["rooms"] if place["cell"] == "s1"]
    found: dict[str, Any] = place["card"]
    return found


def printed(exits: str) -> list[str]:
    return ["open" if side in exits else "door" if side.lower() in exits else "wall" for side in "NESW"]


def test_there_are_89_cards_and_the_start() -> None:
    assert sorted(EXPECTED) == sorted(DECK) == sorted(ROOMS)
    assert len(EXPECTED) == 89


@pytest.mark.parametrize("id", sorted(EXPECTED))
def test_a_card_has_its_figures(id: str) -> None:
    expected, card = EXPECTED[id], seen(id)
    assert (card["id"], card["kind"], card["name"]) == (id, expected["kind"], expected.get("name", id))
    assert card["sides"] == printed(expected["exits"])
    monster = expected["kind"] == "monster"
    needs = {weapon: count for weapon, count in zip(cards.WEAPONS, expected.get("needs", ()), strict=False) if count}
    assert (card.get("needs"), card.get("damage")) == ((needs, expected["damage"]) if monster else (None, None))
    assert card.get("trophy") == (expected.get("trophy") or None)
    assert (card.get("shield"), card.get("key")) == (expected.get("shield") or None, expected.get("key") or None)
    assert card.get("coins") == (expected.get("coins") or None)
    assert (card.get("weapon"), card.get("two")) == (expected.get("weapon"), expected.get("two"))


@pytest.mark.parametrize("id", sorted(EXPECTED))
def test_a_card_turns_clockwise(id: str) -> None:
    """What is north is east after a quarter turn."""
    for quarters in range(4):
        north, east, south, west = ROOMS[id].sides[quarters]
        assert ROOMS[id].sides[(quarters + 1) % 4] == (west, north, east, south)


def test_the_start_has_two_sides() -> None:
    for room, exits in ((START_ROOM, "NESW"), (START_FOR_TWO, "NES")):
        assert [("wall", "open")[side] for side in room.sides[0]] == printed(exits)


def test_what_is_designed_here_is_marked() -> None:
    counted = dict.fromkeys(OURS, 0)
    for room in ROOMS.values():
        sort = room.name if room.name == "keyfly" else room.kind
        assert room.designed == (sort in OURS), room.id
        if sort in OURS:
            counted[sort] += 1
    assert counted == OURS


def test_the_damage_that_is_ours_is_marked_where_it_counts() -> None:
    marked = {room.name for room in ROOMS.values() if room.mild != room.damage}
    assert marked == {"golem", "eyecat"}
    for lang in LANGUAGES:
        rows = re.findall(r"\| 2 \(\*\w+\*\) \|", page("doggies", lang))
        assert len(rows) == len(marked)


def test_demand_and_supply_of_the_weapons_are_equal() -> None:
    for weapon in range(3):
        assert sum(room.needs[weapon] for room in ROOMS.values()) == sum(room.needs[0] for room in ROOMS.values())
        assert sum(room.trophy[weapon] for room in ROOMS.values()) == sum(room.trophy[0] for room in ROOMS.values())


# -- walked ------------------------------------------------------------------------------------------------------------------------


def before(room: Room, **dog: Any) -> Table:
    """A dog of these symbols sets out; the room lies north of the start with an exit south."""
    sides = next(sides for sides in room.sides if sides[2] == cards.OPEN)
    exits = "".join(["", letter, letter.lower()][side] for letter, side in zip("NESW", sides, strict=True))
    t = table(f"{room.id}@{exits}\nstart", "ruta")
    t.g.dogs[0].card = DogCard("ruta", **{"attack": (0, 0, 0), "shields": 5, **dog})
    return t.walks("A", "")


def entering(room: Room, **dog: Any) -> Table:
    """The dog has gone into the room."""
    return before(room, **dog).does("A", "go:n")


def less(needs: tuple[int, int, int], weapon: int) -> tuple[int, ...]:
    return tuple(count - (place == weapon) for place, count in enumerate(needs))


@pytest.mark.parametrize("id", [id for id in sorted(EXPECTED) if EXPECTED[id]["kind"] == "monster"])
def test_a_monster_is_beaten_by_what_it_needs_and_not_by_less(id: str) -> None:
    expected, room = EXPECTED[id], ROOMS[id]
    for weapon in range(3):
        if expected["needs"][weapon]:
            t = entering(room, attack=less(expected["needs"], weapon))
            assert t.w.did[-1] == ("pass",)
            assert t.w.damage == expected["damage"]
    t = entering(room, attack=expected["needs"])
    assert t.may("A") == ["fight", "pass"]
    before = t.view("A")["board"]["dogs"][0]
    t.does("A", "fight").does("A", t.may("A", "out")[0])
    after = t.view()["board"]["dogs"][0]
    won = {weapon: after["sum"].get(weapon, 0) - before["sum"].get(weapon, 0) for weapon in cards.WEAPONS}
    assert {weapon: count for weapon, count in won.items() if count} == expected["trophy"]
    assert after["all_shields"] - before["all_shields"] == expected["shield"]
    assert after["keys"] - before["keys"] == expected["key"]
    assert (t.score("A").monsters, t.dog("A").paws) == (expected["coins"], 4)


@pytest.mark.parametrize("id", [id for id in sorted(EXPECTED) if EXPECTED[id]["kind"] == "monster"])
def test_a_monsters_damage_must_stay_below_the_shields(id: str) -> None:
    damage = EXPECTED[id]["damage"]
    assert entering(ROOMS[id], shields=damage + 1).w.damage == damage
    assert "go:n" not in before(ROOMS[id], shields=damage).may("A")


@pytest.mark.parametrize("id", [id for id in sorted(EXPECTED) if EXPECTED[id]["kind"] in ("coins", "artifact", "chest")])
def test_a_card_to_claim_takes_a_paw_or_none(id: str) -> None:
    expected, t = EXPECTED[id], entering(ROOMS[id])
    assert t.may("A") == ["claim", "pass"]
    t.does("A", "claim").does("A", t.may("A", "out")[0])
    assert (t.cards("A"), t.dog("A").paws, t.score("A").coins) == ([id], 4, expected.get("coins", 0))
    assert t.view()["board"]["dogs"][0]["sum"] == expected.get("trophy", {})
    t = entering(ROOMS[id]).does("A", "pass")
    t.does("A", t.may("A", "out")[0])
    assert (t.cards("A"), t.dog("A").paws) == ([], 5)


@pytest.mark.parametrize("id", [id for id in sorted(EXPECTED) if EXPECTED[id]["kind"] == "trap"])
def test_a_trap_is_taken_along_or_disarmed_by_its_weapon(id: str) -> None:
    """Beyond it lies a coin: a disarmed trap has no exit to the table."""
    exits = EXPECTED[id]["exits"]
    dungeon = f"coin-1@ESW\n{id}\nstart" if exits == "NS" else f"{id}@{exits} coin-1@NEW\nstart ."
    for weapon in cards.WEAPONS:
        t = table(dungeon, f"joan cat-{weapon}").walks("A", "n")
        if weapon == EXPECTED[id]["weapon"]:
            assert t.may("A") == [f"disarm:cat-{weapon}", "take"]
        else:
            assert t.w.did[-1] == ("take",)
            assert (t.w.paws, t.w.taken[-1].room.id) == (4, id)


@pytest.mark.parametrize("id", [id for id in sorted(EXPECTED) if EXPECTED[id]["kind"] == "vagabond"])
def test_a_vagabond_has_two_sides(id: str) -> None:
    expected = EXPECTED[id]
    t = entering(ROOMS[id]).does("A", "hire:two", "out:n")
    dog = t.view()["board"]["dogs"][0]
    assert (dog["pairs"], dog["sum"], dog["board"], dog["paws"]) == ([expected["two"]], {}, 5, 4)
    t = entering(ROOMS[id]).does("A", "hire:paw", "out:n")
    dog = t.view()["board"]["dogs"][0]
    assert (dog["pairs"], dog["sum"], dog["board"], dog["paws"]) == ([], {expected["weapon"]: 1}, 6, 5)
    assert t.score("A").vagabonds == 1


@pytest.mark.parametrize("id", [id for id in sorted(EXPECTED) if EXPECTED[id]["kind"] in ("door", "portal")])
def test_a_door_or_a_portal_asks_nothing(id: str) -> None:
    t = table(f"{id}@{'NeSw' if id.startswith('door') else 'ESW'}\nstart", "joan").walks("A", "n")
    assert (t.asked, t.w.paws, t.w.taken) == ("walk", 5, ())


@pytest.mark.parametrize("id", [id for id in sorted(EXPECTED) if EXPECTED[id]["kind"] == "potions"])
def test_a_potion_room_gives_a_potion(id: str) -> None:
    t = entering(ROOMS[id])
    assert t.may("A") == ["claim:sword", "claim:bow", "claim:fireball", "pass"]
    t.does("A", "claim:bow", "out:n")
    assert (t.potions("A"), t.dog("A").paws, t.cards("A"), t.score("A").total) == ("bow", 4, [id], 0)
