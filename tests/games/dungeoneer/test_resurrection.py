"""Variant 2: a hero that fell is followed by another, to whom nothing of the first clings (rules §13, ruling 58)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import Table, table, with_entrance
from undercroft.games.dungeoneer.cards.fields import Threat
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, SOUTH, STEPS

ENTRANCE = "tomb-antechamber"
FIVE = ("bone-colossus", "bugbear", "gloom-bats", "legion", "soot-imp")


def struck_down(hands: str = "fend-off", **more: Any) -> Table:
    """B's hero, with one life left, is felled by A's zombie."""
    t = table(
        **{
            "seats": 3, "hands": {"a": "zombie", "b": hands}, "peril": {"b": 4}, "glory": {"b": 2}, "life": {"b": 1},
            "readied": {"b": "third-eye, oiled-gears"}, "quests": {"b": "slay-draky"}, "ap": {"b": 1}, "at": {"a": "library"},
            "phase": "dungeonlord", "resurrection": True, **more,
        },
        players={"b": {"completed": ["rat-mother"], "lair": ["cackling-witch"]}},
    )  # fmt: skip
    t.rolls(6, 1).does("a", "declare", "add:zombie:B", "done")
    while "pass" in t.options:
        t.does("b", "pass")
    return t


def test_2_the_player_of_a_defeated_hero_goes_on_with_another_of_level_1_ruling_58() -> None:
    t = struck_down()
    assert t.asked == ("B", "new-hero")
    assert t.options == {"pim", "raka", "vashti"}  # Kron and Lorel play
    t.rolls(*FIVE).does("b", "vashti")
    player = t.player("b")
    assert (player.hero, player.level, player.life, player.space) == ("vashti", 1, 6, ENTRANCE)
    assert player.alive
    assert player.hand == sorted(FIVE)
    assert (player.inventory, player.banes, player.lair) == ([], [], [])
    assert t.discarded("fend-off", "third-eye", "oiled-gears", "cackling-witch")
    assert (player.quests, player.completed) == (["slay-draky"], ["rat-mother"])
    assert (player.peril, player.glory, player.ap) == (3, 2, 0)


def test_2_a_defeated_hero_is_out_for_good() -> None:
    t = struck_down()
    t.rolls(*FIVE).does(
        "b",
        "vashti",
    )
    t.does("a", "lair:zombie", "nobody")
    t.becomes({"a": {"hand": ["legion"]}, "b": {"hand": [], "life": 1, "space": "crypt", "peril": 9}}, declared=False)
    t.rolls(1, 6, 6, 6, 1).does("a", "declare", "add:legion:B", "done")
    assert t.asked == ("B", "new-hero")
    assert t.options == {"pim", "raka"}


def test_2_without_a_hero_in_the_box_the_player_is_out_ruling_58() -> None:
    t = table(
        seats=2,
        hands={"a": "zombie"},
        peril={"b": 1},
        life={"b": 1},
        at={"a": "library"},
        phase="dungeonlord",
        resurrection=True,
        position={"fallen": ["lorel", "raka", "vashti", "pim"]},
    )
    t.rolls(6, 1).does("a", "declare", "add:zombie:B", "done")
    assert t.g.winner == 0


def test_2_an_escorted_token_drops_where_the_hero_fell_ruling_58() -> None:
    t = table(
        hands={"a": "zombie"}, peril={"b": 1}, life={"b": 1}, quests={"b": "saints-ashes, slay-draky"}, at={"a": "library"},
        phase="dungeonlord", resurrection=True,
        players={"b": {"escorts": ["saints-ashes"]}},
    )  # fmt: skip
    t.rolls(6, 1).does("a", "declare", "add:zombie:B", "done")
    while "pass" in t.options:
        t.does("b", "pass")
    t.rolls(*FIVE).does("b", "pim")
    assert t.g.dropped == {"saints-ashes": "crypt"}
    assert t.player("b").quests == ["slay-draky"]
    assert t.player("b").escorts == []


def test_2_with_several_entrances_the_player_to_the_left_puts_the_hero_on_one() -> None:
    at = {"a": "crypt", "b": "corridor"}
    t = table(seats=3, hands={"a": "zombie"}, peril={"b": 1}, life={"b": 1}, at=at, phase="dungeonlord", resurrection=True)
    t = with_entrance(t, "library")
    t.rolls(6, 1).does("a", "declare", "add:zombie:B", "done").does("b", "pim")
    assert t.asked == ("C", "rise-at")
    assert t.options == {ENTRANCE, "library"}
    t.rolls(*FIVE).does("c", "library")
    assert t.player("b").space == "library"


def test_2_who_falls_in_its_own_turn_goes_on_with_phase_v_and_the_entrance_gives_nothing_ruling_58() -> None:
    t = table(quests={"a": "black-ledger"}, life={"a": 1}, at={"a": "library", "b": "crypt"}, glory={"a": 0}, resurrection=True)
    t.rolls(1, *FIVE).does("a", "attempt:black-ledger", "pim")
    assert t.asked == ("A", "discard")
    assert [each["ends"] for each in t.told("attempt-fails")] == [True], "the Hero phase does not go on"
    assert (t.glory("a"), t.peril("a")) == (0, 0)
    t.rolls("zombie").does("a", "hand:legion")
    assert (t.glory("a"), t.peril("a")) == (0, 0)
    assert t.g.active == 1


def test_2_other_attackers_do_not_strike_the_new_hero() -> None:
    """Even in a battle on the entrance: remaining attackers go home unwounded (ruling 8)."""
    t = table(
        hands={"a": "zombie, night-hamster"}, peril={"b": 2}, life={"b": 1}, at={"a": "library", "b": ENTRANCE},
        phase="dungeonlord", resurrection=True,
    )  # fmt: skip
    t.rolls(6, 6, 1, 1).does("a", "declare", "add:zombie:B", "add:night-hamster:B", "done").rolls(*FIVE).does("b", "pim")
    assert t.life("b") == 6
    assert t.asked == ("A", "keep")


def test_2_the_battle_shows_who_fought_and_not_who_rises_ruling_58() -> None:
    t = table(
        hands={"a": "zombie, night-hamster"}, peril={"b": 2}, life={"b": 1}, at={"a": "library", "b": ENTRANCE},
        phase="dungeonlord", resurrection=True,
    )  # fmt: skip
    fell = t.player("b").hero
    t.rolls(6, 6, 1, 1).does("a", "declare", "add:zombie:B", "add:night-hamster:B", "done").rolls(*FIVE).does("b", "pim")
    shown = GAME.view(t.g, None)
    assert shown.battle is not None
    assert (shown.battle.heroes["B"], shown.players[1].hero) == (fell, "pim")


# -- what fells one hero does nothing to the next ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("monster", "form"), [("bone-colossus", ""), ("grave-wraith", ""), ("soot-imp", "speed"), ("shroud-spider", "speed")]
)
def test_the_strike_that_fells_a_hero_does_nothing_to_the_one_that_rises(monster: str, form: str) -> None:
    t = table(
        hands={"a": monster}, peril={"b": 9}, glory={"b": 4}, life={"b": 1}, at={"a": "library"}, phase="dungeonlord",
        resurrection=True,
    )  # fmt: skip
    t.rolls(6, 1, "fend-off", "turned-blade", "third-eye", "backpack", "dented-visor")
    t.does("a", "declare", f"add:{monster}:B", "done", *([form] if form else []))
    t.does("b", "pim")
    risen = t.player("b")
    assert (risen.hero, risen.space, risen.down, risen.standup) == ("pim", ENTRANCE, False, 0)
    assert risen.glory == 4
    assert len(risen.hand) == 5


def test_the_trap_that_fells_a_hero_does_nothing_more_to_the_one_that_rises() -> None:
    t = table(
        hands={"a": "whispering-darts"}, peril={"b": 9}, life={"b": 1}, at={"a": "library"}, phase="dungeonlord", resurrection=True
    )
    t.rolls(1, "fend-off", "turned-blade", "third-eye", "backpack", "dented-visor")
    t.does("a", "declare", "add:whispering-darts:B", "done")
    t.does("b", "pim")
    assert (t.player("b").hero, t.player("b").less_ap) == ("pim", 0)


def test_a_kron_that_rises_does_not_repay_the_attack_on_the_hero_before_him() -> None:
    t = table(
        heroes={"a": "roderik 3", "b": "lorel 1"}, resurrection=True, entrance_peace="challenge", at={"a": ENTRANCE, "b": ENTRANCE},
        life={"b": 1}, glory={"b": 4}, ap={"a": 2},
    )  # fmt: skip
    t.rolls(6, 1, "fend-off", "turned-blade", "third-eye", "backpack", "dented-visor").does("a", "attack:B", "melee")
    t.does("b", "kron")
    assert t.g.attackers == []
    assert t.asked == ("A", "hero")


FORK = {
    ENTRANCE: (CENTRE, 0), "crypt": (CENTRE + STEPS[SOUTH], 0), "weeping-fork": (CENTRE + STEPS[EAST], 0),
    "dark-crossroads": (CENTRE + 2 * STEPS[EAST], 0),
}  # fmt: skip
"""East of the entrance the fork with its spikes, east of that the crossroads."""


def test_2_a_hero_that_rises_where_the_other_fell_at_a_trap_exit_does_not_go_through_it() -> None:
    """Only where an entrance has a trap exit."""
    t = table(at={"a": "library", "b": "corridor"}, life={"a": 1}, resurrection=True, heroes={"a": "kron 1", "b": "roderik 2"})
    t = with_entrance(t, "library")
    t.rolls(1, "legion", "backpack", "fend-off", "third-eye", "dented-visor").does("a", f"move:{EAST}")
    t.does("a", "lorel").does("b", "library")
    assert (t.player("a").hero, t.player("a").space) == ("lorel", "library")
    assert not t.told("enters")
    assert t.asked == ("A", "discard")


def test_2_a_pit_does_not_await_the_hero_that_rises_where_the_other_fell_in_the_spikes() -> None:
    """Only where an entrance has both."""
    t = table(
        map=FORK, at={"a": ENTRANCE, "b": "crypt"}, life={"a": 1}, resurrection=True, heroes={"a": "kron 1", "b": "roderik 2"},
    )  # fmt: skip
    t = with_entrance(t, "weeping-fork")
    t.g.cards.maps["weeping-fork"].pit = Threat(("speed",), 9)
    t.rolls(1, "legion", "backpack", "fend-off", "third-eye", "dented-visor").does("a", f"move:{EAST}")
    t.does("a", "lorel").does("b", "weeping-fork")
    assert len(t.told("threat")) == 1
    assert not t.player("a").down
