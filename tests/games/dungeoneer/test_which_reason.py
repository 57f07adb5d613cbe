"""Of several reasons why something may not be used, the one is told that helps."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.refused import (
    HOME,
    SANCTUM,
    WEIGHT,
    after,
    plot,
    trapped,
    used,
)
from tests.games.dungeoneer.table import Table, table
from undercroft.games.dungeoneer.state.state import LORD


@pytest.mark.parametrize("where", ["corridor", "crypt"])
def test_at_the_end_of_a_turn_nobody_is_told_to_go_to_a_hero_and_attack_it(where: str) -> None:
    discarding = table(phase="close", hands={"a": "zombie"}, at={"b": where})
    assert discarding.asked == ("A", "discard")
    assert discarding.why()["seat:B"].key == "turn-ends"
    saving = discarding.does("a", "hand:zombie")
    assert saving.asked == ("A", "save")
    assert saving.why()["seat:B"].key == "turn-ends"


def test_where_nobody_can_walk_nobody_is_told_to_go_to_a_hero() -> None:
    t = table(at={"a": HOME, "b": "corridor"}, heroes={"a": "kron 2", "b": "roderik 2"})
    assert t.why()["seat:B"].key == "not-in-your-space"
    t.rolls("turn").does("a", "explore")
    assert t.asked == ("A", "lay")
    assert t.why()["seat:B"].key == "in-another-space"


def test_the_own_figure_on_the_map_says_who_encounters_are_for() -> None:
    assert plot()().why()["seat:A"].key == "own-hero-later"


def test_whoever_sent_a_monster_is_not_told_to_challenge_it() -> None:
    t = plot("add:zombie:B", rolls=(3, 3))().does("a", "done")
    while t.asked != ("A", "keep"):
        t.does(t.asked[0], sorted(t.options)[0] if "pass" not in t.options else "pass")
    assert t.why()["attack:zombie"].key == "not-your-fight"
    assert trapped().why()["attack:zombie"].key == "only-in-challenge"


def test_where_heroes_can_be_attacked_before_the_hero_phase_that_phase_is_no_reason() -> None:
    t = plot("add:zombie:B", at={"b": "corridor"}, rolls=(3, 3))()
    t.does("a", "done")
    while t.asked != ("A", "keep"):
        t.does(t.asked[0], sorted(t.options)[0] if "pass" not in t.options else "pass")
    assert t.why()["seat:B"].key == "in-another-space"


def test_the_phase_is_the_reason_only_where_nothing_else_is_in_the_way() -> None:
    """In the Dungeonlord phase; the Hero phase is next."""

    def told(thing: str, **more: Any) -> str:
        return table(phase=LORD, **more).why()[thing].key

    blade = {"hands": {"a": "barrow-blade"}}
    assert told("hand:barrow-blade", **blade, glory={"a": 9}) == "only-in-hero-phase"
    assert told("hand:barrow-blade", **blade, glory={"a": 3}) == "too-little-glory"
    assert told("hand:barrow-blade", **blade, glory={"a": 9}, readied={"a": "dented-visor"}) == "treasure-limit"
    whetstone = {"hands": {"a": "gravediggers-whetstone"}, "glory": {"a": 9}}
    assert told("hand:gravediggers-whetstone", **whetstone) == "nothing-to-hang-on"
    assert told("hand:gravediggers-whetstone", **whetstone, readied={"a": "barrow-blade"}) == "only-in-hero-phase"
    assert told("space:crypt") == "you-are-here"
    assert told(f"space:{HOME}") == "only-in-hero-phase"
    assert told("space:corridor") == "heroes-not-spaces"  # no phase brings the hero there; whoever points there may mean a card
    assert table(at={"a": "crypt"}).why()["space:corridor"].key == "not-next-to-you"
    assert told(f"space:{HOME}", ap={"a": 0}) == "no-ap"
    assert told("quest:slay-draky", quests={"a": "slay-draky"}) == "wrong-space"
    assert told("quest:slay-draky", quests={"a": "slay-draky"}, **SANCTUM) == "only-in-hero-phase"
    assert told("quest:slay-draky", quests={"b": "slay-draky"}) == "not-yours"
    assert told("act:explore") == "only-in-hero-phase"
    assert told("act:explore", ap={"a": 0}) == "no-ap"


def test_in_the_turn_of_another_the_phase_is_the_reason_whatever_it_costs() -> None:
    t = plot("add:zombie:B", hands={"a": "zombie", "b": "barrow-blade, fend-off"}, glory={"b": 3})().does("a", "done")
    assert t.asked[0] == "B"
    assert t.why("b")["hand:barrow-blade"].key == "only-in-hero-phase"


def test_a_card_aimed_at_whom_it_cannot_have_says_why() -> None:
    weight = table(**WEIGHT, ap={"b": 1, "c": 1}, players={"c": {"peril": 0}})
    assert "hand:leaden-weight" in weight.offered()
    refusal = weight.refused("play:leaden-weight:C")
    assert refusal is not None
    assert (refusal.key, refusal.args) == ("cannot-pay", {"card": "leaden-weight", "cost": 3, "peril": 0})
    assert weight.why()["hand:leaden-weight>seat:C"].shown() == refusal.shown()


@pytest.mark.parametrize(
    ("card", "others", "at_b", "cost"),
    [
        ("creeping-rust", {"readied": {"c": "barrow-blade"}}, "no-host-there", 2),
        ("stolen-courage", {"heroes": {"b": "roderik 1", "c": "kron 2"}}, "no-use-there", 6),
        ("leaden-weight", {"ap": {"b": 0, "c": 1}}, "no-use-there", 3),
    ],
)
def test_a_bane_aimed_at_nobody_says_of_each_opponent_why(card: str, others: dict[str, Any], at_b: str, cost: int) -> None:
    """B has the peril, and nothing that the card works on; C has that, but no peril."""
    t = table(hands={"a": card}, peril={"b": 9, "c": 0}, seats=3, phase=LORD, **others)
    why = t.why()
    told = {thing: (why[thing].key, why[thing].args) for thing in (f"hand:{card}", f"hand:{card}>seat:B", f"hand:{card}>seat:C")}
    assert told == {
        f"hand:{card}": ("no-target-can-pay", {"card": card, "cost": cost}),
        f"hand:{card}>seat:B": (at_b, {"card": card, "target_seat": "B"}),
        f"hand:{card}>seat:C": ("cannot-pay", {"card": card, "cost": cost, "peril": 0}),
    }
    for option in (f"play:{card}:B", f"play:{card}:C"):
        refusal = t.refused(option)
        assert refusal is not None
        assert refusal.key == told[f"hand:{card}>seat:{option[-1]}"][0]


def test_the_declaration_is_offered_for_each_encounter_that_somebody_can_pay() -> None:
    t = table(
        phase=LORD,
        hands={"a": "zombie, bone-colossus, fend-off"},
        players={"a": {"lair": ["barrow-knight"]}},
        peril={"b": 5, "c": 0},
        seats=3,
    )
    assert {"act:declare", "hand:zombie", "card:barrow-knight"} <= t.offered()
    why = {thing: each.key for thing, each in t.why().items()}
    assert why["hand:bone-colossus"] == "nobody-can-pay"
    assert why["hand:zombie>seat:C"] == "cannot-pay"
    assert not {"act:declare", "hand:zombie", "card:barrow-knight", "hand:zombie>seat:B"} & why.keys()
    done = after("declare", "add:zombie:B", "done", rolls=(1, 6), phase=LORD, hands={"a": "zombie, legion"}, peril={"b": 9})()
    assert [done.why()[thing].key for thing in ("act:declare", "hand:legion")] == ["declared-already"] * 2


def test_an_encounter_declared_at_whom_it_cannot_have_says_why() -> None:
    t = plot("add:zombie:B", hands={"a": "zombie, legion, fend-off"}, peril={"b": 4, "c": 9}, seats=3)()
    refusals = {option: t.refused(option) for option in ("add:legion:B", "add:zombie:C", "add:fend-off:C")}
    keys = {option: refusal and refusal.key for option, refusal in refusals.items()}
    assert keys == {"add:legion:B": "cannot-pay", "add:zombie:C": "in-declaration", "add:fend-off:C": "not-an-encounter"}
    assert "hand:legion" in t.offered()
    assert t.why()["hand:legion>seat:B"].args == {"card": "legion", "cost": 4, "peril": 3}


def test_while_encounters_are_declared_every_card_says_its_own_reason() -> None:
    t = plot("add:zombie:B", readied={"a": "barrow-blade"})()
    why = {thing: each.key for thing, each in t.why().items() if thing.startswith(("hand:", "card:"))}
    assert why == {
        "hand:zombie": "in-declaration", "hand:legion": "too-little-peril-left", "hand:fend-off": "not-an-encounter",
        "card:barrow-blade": "not-an-encounter",
    }  # fmt: skip


def test_what_is_offered_for_discarding_carries_no_reason_and_the_rest_says_when() -> None:
    t = table(phase="close", hands={"a": "zombie, fend-off"}, quests={"a": "slay-draky"}, readied={"a": "third-eye"})
    assert t.asked == ("A", "discard")
    why = {thing: each.key for thing, each in t.why().items()}
    assert not {"hand:zombie", "hand:fend-off"} & why.keys()
    assert why["space:crypt"] == why["quest:slay-draky"] == why["act:explore"] == "only-in-hero-phase"


def test_the_token_of_an_escort_may_be_left_and_so_has_no_reason() -> None:
    t = table(quests={"a": "saints-ashes"}, players={"a": {"escorts": ["saints-ashes"]}})
    assert "drop:saints-ashes" in t.options
    assert "quest:saints-ashes" not in t.why()


def test_a_search_too_near_to_the_entrance_is_no_matter_of_points() -> None:
    t = table(quests={"a": "buried-armoury"})
    assert t.why()["quest:buried-armoury"].key == "wrong-space"


def test_the_effect_of_a_space_is_offered_or_refused() -> None:
    t = table(at={"a": HOME, "b": "crypt"}, glory={"a": 9}, quests={"a": "slay-draky"})
    assert f"space:{HOME}" not in t.why()
    t = table(at={"a": HOME, "b": "crypt"}, quests={"a": "slay-draky"})
    assert t.why()[f"space:{HOME}"].key == "too-little-glory"


def test_who_is_not_asked_is_told_when_a_thing_can_be_used() -> None:
    t = table(hands={"b": "zombie, fend-off, barrow-blade, leaden-weight"}, seats=3)
    why = {thing: each.key for thing, each in t.why("b").items()}
    assert [why[f"hand:{card}"] for card in ("zombie", "fend-off", "barrow-blade", "leaden-weight")] == [
        "only-in-lord-phase", "only-as-response", "only-in-hero-phase", "only-at-moments",
    ]  # fmt: skip
    assert why["space:corridor"] == "only-in-hero-phase"


def test_whom_one_could_attack_is_no_matter_before_the_own_hero_phase() -> None:
    at = {"a": HOME, "b": HOME}
    assert table(at=at, ap={"b": 0}).why("b")["seat:A"].key == "only-in-hero-phase"
    assert table(ap={"b": 0}).why("b")["seat:A"].key == "only-in-hero-phase"
    assert after("explore", rolls=("turn",), at=at)().why()["seat:B"].key == "entrance-peace"


def test_where_entrances_bar_challenges_only_it_is_something_else_that_bars_an_attack() -> None:
    at = {"a": HOME, "b": HOME}
    assert used("battle", at=at, entrance_peace="challenge")().why()["seat:B"].key == "one-battle"
    assert table(at=at, entrance_peace="challenge", ap={"a": 0}).why()["seat:B"].key == "no-ap"


def test_while_a_map_card_is_laid_a_hero_elsewhere_is_no_space() -> None:
    t = table(at={"a": HOME, "b": "corridor"}, phase=LORD).rolls("turn").does("a", "end")
    assert t.asked == ("A", "lay")
    assert t.why()["seat:B"].key == "in-another-space"
    together = table(at={"a": "library", "b": "library"}, phase=LORD).rolls("turn").does("a", "end", "pass")
    assert together.asked == ("A", "lay")
    assert together.why()["seat:B"].key == "asked-first"
    lay = sorted(option for option in together.options if option.startswith("lay:"))
    assert "seat:B" in together.does("a", lay[0]).offered()


def test_a_saved_point_attacks_in_anothers_turn_so_that_the_own_hero_phase_is_no_reason() -> None:
    def waiting(points: int) -> Table:
        return table(at={"a": "tomb-antechamber", "b": "corridor"}, ap={"a": 3, "b": points})

    assert waiting(0).why("b")["seat:A"].key == "only-in-hero-phase"
    assert waiting(1).why("b")["seat:A"].key == "in-another-space"
    together = table(at={"a": "library", "b": "library"}, ap={"a": 3, "b": 1}, quests={"a": "slay-draky"})
    assert together.why("b")["seat:A"].key == "only-at-moments"
    together.does("a", "end", "pass")
    assert together.asked == ("B", "window")
    assert "seat:A" in together.offered("b")


def test_in_anothers_turn_nobody_is_told_that_the_own_phase_goes_on() -> None:
    """B, asked before the dice of A's attack, may neither stand up nor attack now; its next moment comes after them."""
    t = table(
        at={"a": "library", "b": "library"}, ap={"a": 3, "b": 1}, hands={"b": "leaden-weight"}, peril={"a": 9},
        players={"b": {"down": True}},
    )  # fmt: skip
    t.does("a", "attack:B", "melee")
    while t.g.moment is None or t.g.moment.name != "rolls":
        t.does(t.asked[0], "pass")
    assert t.asked == ("B", "window")
    assert t.why("b")["act:stand-up"].key == "only-at-moments"


def test_a_monster_that_is_gone_is_not_kept_for_the_challenge() -> None:
    hands = {"a": "fend-off", "b": "zombie, night-hamster"}
    t = table(hands=hands, glory={"a": 9}, phase=LORD, active="b", peril={"a": 9}).rolls(6, 1)
    t.does("b", "declare", "add:zombie:A", "add:night-hamster:A", "done").does("a", "play:fend-off:zombie")
    while t.asked != ("B", "keep"):
        t.does(t.asked[0], "pass")
    why = {thing: each.key for thing, each in t.why("a").items() if thing.startswith("attack:")}
    assert why == {"attack:zombie": "not-in-this-fight", "attack:night-hamster": "only-in-challenge"}


def test_alone_no_reason_names_a_phase_that_there_is_not() -> None:
    """A lair comes by itself, and treasures are for the Reward step, at the end of a turn as well."""
    solo: dict[str, Any] = {"seats": 1, "heroes": {"a": "roderik 2"}, "hands": {"a": "barrow-blade, third-eye"}, "glory": {"a": 9}}
    for phase in ("hero", "close"):
        t = table(**solo, players={"a": {"lair": ["zombie"], "moved": True}}, lair_in_solo=True, phase=phase)
        why = {thing: each.key for thing, each in t.why().items()}
        assert why["card:zombie"] == "works-by-itself"
        assert why["hand:barrow-blade"] == "solo-treasure-in-reward"


def test_quests_of_a_hero_that_is_about_to_be_followed_are_still_its_own() -> None:
    t = table(
        seats=3, hands={"a": "zombie"}, peril={"b": 4}, life={"b": 1}, quests={"b": "slay-draky"}, at={"a": "library"}, phase=LORD,
        resurrection=True,
    )  # fmt: skip
    t.rolls(6, 1).does("a", "declare", "add:zombie:B", "done")
    while t.asked != ("B", "new-hero"):
        t.does(t.asked[0], "pass")
    assert t.why("a")["quest:slay-draky"].key == "not-yours"


def test_a_bane_that_takes_a_level_says_that_all_are_at_the_first() -> None:
    t = table(hands={"a": "stolen-courage"}, peril={"b": 6}, heroes={"b": "roderik 1"}, phase=LORD)
    refusal = t.why()["hand:stolen-courage"]
    assert (refusal.key, refusal.args) == ("nothing-to-aim-at", {"lacks": "level"})
