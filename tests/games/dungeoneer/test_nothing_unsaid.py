"""What happens is told with its cause, and what a choice costs before it is made: what was missing."""

from __future__ import annotations

from typing import Any

from tests.games.dungeoneer.fights import declares, siege
from tests.games.dungeoneer.table import Table, table
from undercroft.games.dungeoneer.state.dungeon import CENTRE, SOUTH, STEPS
from undercroft.kernel.ask import letter_of
from undercroft.kernel.shapes import plain

from .test_causes import said
from .test_effects_told import labels
from .test_quests import near
from .test_spikes import SPIKED, bridge
from .test_variants import GALLERY

SPARED = ("what", "how", "ability")


def spared(t: Table) -> list[tuple[str, ...]]:
    """Which hazards did nothing to a hero, and why."""
    return [(letter_of(each["seat"]), *[each[name] for name in SPARED]) for each in t.told("spared")]


# -- hazards that do nothing (rules §7) -----------------------------------------------------------------------------------


def test_spikes_and_a_pit_that_a_cloak_ignores_are_told() -> None:
    t = table(readied={"a": "ashen-cloak"}, at={"a": "tomb-antechamber", "b": "crypt"}, map=GALLERY).does("a", "move:0")
    assert spared(t) == [("A", "spikes", "card", "ashen-cloak")]
    assert said(t, "spared", me="A") == ["Ashen Cloak: the spikes of the Gallery of Blades do nothing against your hero."]
    t = bridge(readied={"a": "ashen-cloak"}).does("a", "move:0")
    assert spared(t) == [("A", "pit", "card", "ashen-cloak")]
    assert said(t, "spared") == ["Ashen Cloak: the pit of the Troll Bridge does nothing against Ilka’s hero."]


def test_danger_that_a_cloak_ignores_is_told_with_the_roll() -> None:
    t = siege("stone-sack", at={"a": "crypt", "b": "dark-crossroads"}, readied={"b": "ashen-cloak"}, peril={"b": 9})
    declares(t.rolls(1), "stone-sack:B")
    assert spared(t) == [("B", "danger", "card", "ashen-cloak")]


def test_a_hero_pulled_into_spikes_in_anothers_turn_hears_why_nothing_is_rolled() -> None:
    t = table(
        map=SPIKED, at={"a": "corridor", "b": "inner-sanctum"}, hands={"a": "hand-through-the-wall"}, peril={"b": 5},
        phase="dungeonlord",
    )  # fmt: skip
    t.does("a", "play:hand-through-the-wall:B:weeping-fork")
    assert spared(t) == [("B", "spikes", "brought", "")]
    assert said(t, "spared", me="B")[0].endswith("test nobody: your hero was brought there on another’s turn.")


# -- dice that are rolled twice -----------------------------------------------------------------------------------


def test_a_die_that_is_rolled_again_is_named_with_what_it_shows_now() -> None:
    t = near("dice-with-the-dead", "embalmers-hall", glory={"a": 2})
    t.rolls(2, 5, 1).does("a", "attempt:dice-with-the-dead", "2")
    assert [(each["was"], each["die"]) for each in t.told("tries-luck")] == [(0, 0), (5, 1)]
    assert said(t, "tries-luck", me="A")[1].startswith("You reroll the 5 (Dice with the Dead): now 1, so 2, 1; needed:")


def test_two_dice_name_the_ability_that_brings_them() -> None:
    t = table(heroes={"a": "lorel 2", "b": "kron 2"}, glory={"a": 1}).does("a", "attack:B", "magic")
    t.rolls(2, 5, 1).does("a", "use:lorel")
    assert said(t, "rolls-two", me="A") == ["You roll two dice (Gathered Flame), the higher counts: 2, 5."]


# -- where a monster comes from -----------------------------------------------------------------------------------


def test_a_monster_that_is_sent_says_whether_from_hand_or_lair() -> None:
    t = siege("zombie", players={"a": {"lair": ["night-hamster"]}})
    declares(t.rolls(1, 6, 1, 6), "zombie:B", "night-hamster:B")
    assert [(each["card"], each["where"]) for each in t.told("encounter")] == [("zombie", "hand"), ("night-hamster", "lair")]
    assert said(t, "encounter")[0].startswith("Ilka sends the Zombie from hand against")


# -- before the choice ---------------------------------------------------------------------------------------------


def knell(**more: Any) -> Table:
    """The stat is chosen with which the knell is faced."""
    t = table(
        quests={"a": "death-knell"}, at={"a": "throne-of-ashes", "b": "tomb-antechamber"},
        map={"tomb-antechamber": (CENTRE, 0), "throne-of-ashes": (CENTRE + STEPS[SOUTH], 0)}, **more,
    )  # fmt: skip
    return t.does("a", "attempt:death-knell")


def test_each_stat_for_a_threat_says_its_chance_and_what_a_failure_does() -> None:
    t = knell(heroes={"a": "kron 2", "b": "lorel 2"})
    assert t.asked == ("A", "stat")
    found = {label.args["stat"]: label for label in labels(t)}
    assert {form: label.args["percent"] for form, label in found.items()} == {"melee": 67, "magic": 17}
    for form, label in found.items():
        (risk,) = plain(label.then)["risks"]
        assert (risk["card"], risk["stat"], risk["percent"]) == ("death-knell", form, label.args["percent"])
        assert [(harm["what"], harm["n"]) for harm in risk["fails"]] == [("knockdown", 0)]


def test_the_discard_says_where_its_cards_lie() -> None:
    t = table(phase="close", hands={"a": "zombie"}, readied={"a": "barrow-blade"}, players={"a": {"lair": ["night-hamster"]}})
    assert {(label.args["card"], label.args["where"], label.args["places"]) for label in labels(t)} == {
        ("zombie", "hand", "both"), ("barrow-blade", "treasure", "both"), ("night-hamster", "lair", "both"),
    }  # fmt: skip
    t = table(phase="close", hands={"a": "zombie, legion"})
    assert {label.args["places"] for label in labels(t)} == {"hand"}


def test_healing_hand_is_offered_in_the_hero_phase_and_says_when_it_is_not() -> None:
    hurt: dict[str, Any] = {"heroes": {"a": "roderik 2", "b": "kron 2"}, "life": {"a": 2}}
    assert "use:roderik" in table(**hurt, glory={"a": 3}).options
    assert table(**hurt, glory={"a": 2}).why("a")["hero:A"].key == "too-little-glory"
    assert table(**hurt, glory={"a": 3}, ap={"a": 0}).why("a")["hero:A"].key == "too-few-ap"


def test_in_the_dungeonlord_phase_a_far_space_says_that_heroes_are_aimed_at() -> None:
    t = siege("zombie", at={"a": "crypt", "b": "library"})
    assert {t.why("a")[f"space:{space}"].key for space in ("corridor", "library")} == {"heroes-not-spaces"}
    assert t.why("a")["space:tomb-antechamber"].key == "only-in-hero-phase"
    t.does("a", "declare")
    assert {t.why("a")[f"space:{space}"].key for space in ("corridor", "tomb-antechamber")} == {"heroes-not-spaces"}
