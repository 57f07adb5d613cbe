"""Banes of the surface, each by what stands on its card; those that count ice are in ``test_terrain``."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import Table
from undercroft.games.dungeoneer.rules.values import monster_life
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, STEPS
from undercroft.kernel.shapes import plain

from .table import GAME, HEARTH, beside, table, with_ice


def lord(card: str, **story: Any) -> Table:
    """The first seat's Dungeonlord phase with the bane in hand and peril enough."""
    return table(hands={"a": card}, peril={"b": 9, "c": 9}, phase="dungeonlord", **story)


def aims(t: Table) -> set[str]:
    """What the bane may be played at."""
    return {option for option in t.options if option.startswith("play")}


def test_deep_freeze_puts_ice_on_the_targets_space_and_on_one_beside_it() -> None:
    t = lord("deep-freeze")
    assert aims(t) == {f"play:deep-freeze:B:{HEARTH}"}
    t.does("a", f"play:deep-freeze:B:{HEARTH}")
    assert t.g.ice == {"wayside-crossing": 1, HEARTH: 1}
    assert t.peril("b") == 7


def test_deep_freeze_needs_one_of_the_two_spaces_to_be_free_for_ice() -> None:
    both = with_ice(last_hearth=1, wayside_crossing=1)
    assert aims(lord("deep-freeze", position=both)) == set()
    own = lord("deep-freeze", position=with_ice(last_hearth=1)).does("a", "play:deep-freeze:B")
    assert own.g.ice == {HEARTH: 1, "wayside-crossing": 1}


def test_whiteout_puts_ice_two_cards_away_at_most_and_then_moves_the_target_there() -> None:
    t = lord("whiteout", at={"b": HEARTH})
    assert len(aims(t)) == 4
    far = lord("whiteout")
    assert "play:whiteout:B:wolf-crossing" in aims(far)  # from the Wayside Crossing over the Last Hearth
    far.does("a", "play:whiteout:B:wolf-crossing")
    assert (far.player("b").space, far.g.ice, far.peril("b")) == ("wolf-crossing", {"wolf-crossing": 1}, 6)


def test_11_whoever_whiteout_moves_in_anothers_turn_gains_nothing_and_meets_no_hazard() -> None:
    t = lord("whiteout", map=beside(HEARTH, "frozen-gorge"), at={"a": HEARTH, "b": HEARTH})
    t.does("a", "play:whiteout:B:frozen-gorge")
    assert not t.told("threat")
    assert not t.told("gains")
    assert (t.player("b").space, t.player("b").down) == ("frozen-gorge", False)


def test_whiteout_moves_the_target_where_no_ice_can_lie_too() -> None:
    t = lord("whiteout", at={"b": HEARTH}).does("a", "play:whiteout:B:black-sand-road")
    assert (t.player("b").space, t.g.ice) == ("black-sand-road", {})


def test_deep_freeze_alone_freezes_the_heros_space_and_one_beside_it_that_its_player_picks_v6() -> None:
    t = table(seats=1, map=beside(HEARTH, "wayside-crossing", "wolf-crossing"), at={"a": "wolf-crossing"})
    t.rolls(1, "deep-freeze").does("a", "move:3")
    assert t.asked == ("A", "freeze")
    assert t.options == {"wayside-crossing", "wolf-crossing"}
    t.does("a", "wolf-crossing")
    assert t.g.ice == {HEARTH: 1, "wolf-crossing": 1}
    assert t.discarded("deep-freeze")


def treacherous(die: int, **story: Any) -> Table:
    """The first seat plays it on the second's hero on the Snowbound Trail."""
    t = lord("treacherous-ground", at={"b": "snowbound-trail"}, heroes={"b": "kron 2"}, **story)
    return t.rolls(die).does("a", "play:treacherous-ground:B")


@pytest.mark.parametrize(("die", "down"), [(1, True), (6, False)])
def test_treacherous_ground_knocks_down_a_hero_at_ice_that_fails(die: int, down: bool) -> None:
    t = treacherous(die)
    assert [(args["source"], args["form"], args["value"]) for args in t.told("threat")] == [("bane", "speed", 6)]
    assert (t.player("b").down, t.life("b"), t.peril("b")) == (down, 6, 7)


def test_treacherous_ground_needs_its_target_at_ice() -> None:
    assert aims(lord("treacherous-ground")) == set()
    assert aims(lord("treacherous-ground", position=with_ice(wayside_crossing=1))) == {"play:treacherous-ground:B"}


def test_a12_neither_danger_nor_the_helm_nor_what_is_about_hazards_touches_treacherous_ground() -> None:
    t = treacherous(1, readied={"b": "horned-helm, surefooted"})
    assert t.player("b").down
    assert t.told("threat")[0]["more"] == 0


def test_a15_played_before_the_roll_at_a_blocked_exit_it_leaves_the_hero_on_the_threshold() -> None:
    places = {HEARTH: (CENTRE, 0), "sunless-pass": (CENTRE + STEPS[NORTH], 0)}
    t = table(map=places, at={"a": "sunless-pass", "b": HEARTH}, hands={"b": "treacherous-ground"}, peril={"a": 5},
              heroes={"a": "kron 2"})  # fmt: skip
    t.does("a", "move:2")
    while t.asked[0] == "A":
        t.does("a", "pass")
    t.rolls(1, 6).does("b", "play:treacherous-ground:A")
    t.does("a", "pass")  # it does not stand up before the roll
    assert (t.player("a").down, t.player("a").space, t.player("a").thresholds) == (True, "sunless-pass", [2])


def test_mutual_distrust_takes_2_glory_from_every_player_with_a_hero_in_a_space() -> None:
    t = lord("mutual-distrust", seats=3, glory={"a": 3, "b": 1, "c": 5}, at={"c": HEARTH})
    assert aims(t) == {"play:mutual-distrust:wayside-crossing"}
    t.does("a", "play:mutual-distrust:wayside-crossing")
    t.does("a", "C")  # whoever pays need not be there
    assert [t.glory(seat) for seat in "abc"] == [1, 0, 5]
    assert t.peril("c") == 7


def test_blizzard_puts_ice_on_x_different_spaces_and_any_opponent_pays() -> None:
    t = lord("blizzard", seats=3, position=with_ice(last_hearth=1))
    assert aims(t) == {f"play:blizzard:{x}" for x in (1, 2, 3)}  # three spaces are free for ice, the desert is not
    t.does("a", "play:blizzard:2", "C")
    assert t.asked == ("A", "freeze")
    t.does("a", "wolf-crossing")
    assert t.options == {"snowbound-trail", "wayside-crossing"}
    t.does("a", "snowbound-trail")
    assert t.g.ice == {HEARTH: 1, "wolf-crossing": 1, "snowbound-trail": 1}
    assert [t.peril(seat) for seat in "bc"] == [9, 7]


def test_blizzard_never_puts_two_tokens_on_one_space() -> None:
    t = lord("blizzard", ice_tokens="many").does("a", "play:blizzard:2", "wolf-crossing")
    assert t.options == {HEARTH, "snowbound-trail", "wayside-crossing"}
    assert t.why()["space:wolf-crossing"].key == "chosen-already"


def test_v6_alone_blizzard_freezes_as_many_spaces_as_the_peril_of_the_heros_space() -> None:
    t = table(seats=1, map=beside(HEARTH, "wayside-crossing", "wolf-crossing", "sledge-road"), at={"a": HEARTH})
    t.rolls(1, 6, "blizzard").does("a", "move:0")
    assert t.asked == ("A", "freeze")
    t.does("a", HEARTH, "wolf-crossing")
    assert len(t.g.ice) == 2


CROSSES = {
    HEARTH: (CENTRE, 0), "wayside-crossing": (CENTRE + STEPS[NORTH], 0), "wolf-crossing": (CENTRE + 2 * STEPS[NORTH], 0),
    "choir-of-stones": (CENTRE + STEPS[EAST], 0),
}  # fmt: skip


def floes(**story: Any) -> Table:
    """The first seat's Breaking Floes; its hero on the Last Hearth, the second's on the Wolf Crossing."""
    story = {"map": CROSSES, "at": {"a": HEARTH, "b": "wolf-crossing"}, **story}
    return lord("breaking-floes", **story)


def test_breaking_floes_swaps_two_touching_cards_one_of_them_with_arctic_or_water() -> None:
    assert aims(floes()) == set()
    t = floes(position=with_ice(wolf_crossing=1))
    assert aims(t) == {"play:breaking-floes"}
    t.does("a", "play:breaking-floes")
    assert t.options == {"wayside-crossing", "wolf-crossing"}  # the Choir touches neither, the entrance stays
    t.does("a", "wolf-crossing", "wolf-crossing:wayside-crossing:0:0")
    assert t.g.dungeon.lies["wolf-crossing"][0] == CENTRE + STEPS[NORTH]
    assert t.g.ice == {"wolf-crossing": 1}
    assert t.peril("b") == 6


def test_a17_heroes_keep_their_places_and_nobody_enters_anything() -> None:
    t = floes(position=with_ice(wolf_crossing=1), players={"b": {"thresholds": []}})
    t.does("a", "play:breaking-floes", "wolf-crossing", "wolf-crossing:wayside-crossing:0:0")
    assert t.player("b").space == "wayside-crossing"  # which lies where the Wolf Crossing lay
    assert not t.told("enters")
    assert not t.told("gains")


def test_a17_for_the_active_hero_neither_card_is_new_in_this_turn() -> None:
    t = floes(position=with_ice(wolf_crossing=1), at={"a": "wayside-crossing", "b": HEARTH})
    t.does("a", "play:breaking-floes", "wolf-crossing", "wolf-crossing:wayside-crossing:0:0")
    assert t.player("a").space == "wolf-crossing"
    assert t.g.visited >= {"wolf-crossing", "wayside-crossing"}
    assert not t.player("a").moved


PLATE = "plate-of-rime"


def lair(*monsters: str) -> dict[str, Any]:
    """The first seat has these monsters in its lair."""
    return {"a": {"lair": [*monsters]}}


CLAD: dict[str, Any] = {"under": {"rime-imp": [PLATE]}}


def in_plan(**story: Any) -> Table:
    """The first seat sends a Rime Imp with Plate of Rime at the second seat; the third pays for the plate."""
    hand = {"hands": {"a": f"{PLATE}, rime-imp"}, "peril": {"b": 1, "c": 2}, "phase": "dungeonlord", "seats": 3, **story}
    return table(at={"b": HEARTH}, **hand).does("a", "declare", "add:rime-imp:B")


def test_plate_of_rime_is_attached_to_a_monster_in_the_lair_and_any_opponent_pays() -> None:
    t = lord(PLATE, players=lair("rime-imp", "rime-imp-2"), seats=3)
    assert aims(t) == {f"play:{PLATE}:rime-imp", f"play:{PLATE}:rime-imp-2"}
    t.does("a", f"play:{PLATE}:rime-imp-2")
    assert t.asked == ("A", "payer")
    t.does("a", "C")
    assert (t.g.under, t.peril("b"), t.peril("c")) == ({"rime-imp-2": [PLATE]}, 9, 7)
    assert view_player(t, "a")["clad"] == {"rime-imp-2": [PLATE]}


def test_plate_of_rime_in_the_declaration_goes_under_a_monster_of_it_and_is_paid_with_it() -> None:
    t = in_plan()
    assert {each for each in t.options if PLATE in each} == {f"add:{PLATE}:C:rime-imp"}
    t.rolls(1, 6).does("a", f"add:{PLATE}:C:rime-imp", "done")
    assert (t.peril("b"), t.peril("c")) == (0, 0)
    assert [each["on"] for each in t.told("plays-bane-on")] == ["rime-imp"]
    assert (t.told("strikes-monster")[0]["life"], t.told("monster-defeated")) == (1, [])  # of two


def test_plate_of_rime_counts_for_the_chances_of_a_planned_monster() -> None:
    t = in_plan().does("a", f"add:{PLATE}:C:rime-imp")
    assert monster_life(t.g, "rime-imp") == 2
    assert "clad" not in view_player(t, "a")


def test_plate_of_rime_has_no_monster_yet() -> None:
    assert aims(lord(PLATE)) == set()
    bare = table(hands={"a": f"{PLATE}, rime-imp"}, peril={"b": 9}, phase="dungeonlord").does("a", "declare")
    assert not [each for each in bare.options if PLATE in each]


def test_plate_of_rime_gives_one_life_more_each_time_the_monster_comes_from_the_lair_and_stays_on_it() -> None:
    t = table(players=lair("rime-imp"), peril={"b": 9}, phase="dungeonlord", at={"b": HEARTH}, position=CLAD)
    t.rolls(1, 6).does("a", "declare", "add:rime-imp:B", "done")
    fight_on(t)
    assert t.asked == ("A", "keep")
    assert t.g.fought().attacks[0].life == 1
    t.does("a", "lair:rime-imp")
    assert t.g.under == {"rime-imp": [PLATE]}


def test_plate_of_rime_is_discarded_when_its_monster_goes_to_hand_or_is_discarded() -> None:
    for answer in ("hand:rime-imp", "discard:rime-imp"):
        t = table(
            players=lair("rime-imp"),
            peril={"b": 9},
            phase="dungeonlord",
            at={"b": HEARTH},
            position=CLAD,
        )
        t.rolls(*((6, 1) if answer.startswith("hand") else (1, 6))).does("a", "declare", "add:rime-imp:B", "done")
        fight_on(t)
        t.does("a", answer)
        assert t.g.under == {}
        assert t.discarded(PLATE)


def test_plate_of_rime_goes_with_a_monster_of_the_lair_that_its_player_discards() -> None:
    t = table(players=lair("rime-imp"), phase="close", position=CLAD)
    t.does("a", "lair:rime-imp")
    assert (t.g.under, t.discarded(PLATE, "rime-imp")) == ({}, True)


def fight_on(t: Table) -> None:
    """Everybody passes until the monster’s player says where it goes."""
    while t.asked[1] in ("window", "respond", "challenge"):
        t.does(t.asked[0].lower(), "pass")


def view_player(t: Table, seat: str) -> dict[str, Any]:
    """What everybody sees of a seat."""
    found: dict[str, Any] = plain(GAME.view(t.g, None))["players"]["abcd".index(seat)]
    return found
