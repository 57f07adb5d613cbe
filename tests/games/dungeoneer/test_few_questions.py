"""Nobody is asked what does not matter (rules §17): the rules ask, and the table answers for whoever has nothing to decide."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.dungeoneer.questions import SEEDS, count
from tests.games.dungeoneer.table import Table, table
from tests.games.dungeoneer.test_packs_played import with_card
from undercroft.games.dungeoneer.cards.fields import THREAT, RollChange
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.rules.sparing import helps_now
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, SOUTH, STEPS, WEST
from undercroft.kernel.ask import text_of

SANCTUM = {
    "tomb-antechamber": (CENTRE, 0), "corridor": (CENTRE + STEPS[NORTH], 1), "dark-crossroads": (CENTRE + STEPS[EAST], 0),
    "inner-sanctum": (CENTRE + STEPS[EAST] + STEPS[NORTH], 0),
}  # fmt: skip


def spared(t: Table) -> str | None:
    """What the house answers to the open question."""
    assert t.ask is not None
    option = GAME.spare(t.g, t.ask)
    return None if option is None else text_of(option)


@pytest.mark.parametrize("seed", SEEDS)
def test_at_most_two_idle_questions_in_four_rounds(seed: int) -> None:
    counted = count(seed)
    assert counted.vain <= 2, counted
    assert counted.put + counted.idle - counted.vain <= counted.asked, "only idle ones are left out"


# -- menus -----------------------------------------------------------------------------------------------------------------------


def test_without_anything_affordable_there_is_no_dungeonlord_phase() -> None:
    t = table(phase="reset", hands={"a": "zombie, red-draught"}, peril={"b": 0}, at={"b": "library"})
    assert (t.asked, t.options) == (("A", "lord"), {"end"})
    assert spared(t) == "end"
    assert [event.seen_by(seat) for event in t.g.journal or [] if event.key == "no-lord-phase" for seat in (0, 1, None)] == [
        True, False, False,
    ]  # fmt: skip


def test_with_an_affordable_monster_there_is_one() -> None:
    t = table(phase="reset", hands={"a": "zombie"}, peril={"b": 9}, at={"b": "library"})
    assert (spared(t), t.told("no-lord-phase")) == (None, [])


def test_what_the_hero_phase_offers_too_makes_no_dungeonlord_phase() -> None:
    t = table(phase="reset", at={"a": "crypt", "b": "crypt"}, active="a")
    while t.asked[1] == "window":
        assert spared(t) == "pass"
        t.does("a", "pass")
    assert (t.asked, t.options) == (("A", "lord"), {"attack:B", "end"})
    assert spared(t) == "end"


def test_a_bane_of_the_phase_makes_one() -> None:
    t = table(phase="dungeonlord", hands={"a": "oiled-gears"}, peril={"b": 9}, active="a")
    assert "end" in t.options
    assert len(t.options) > 1
    assert spared(t) is None


def test_a_plan_to_which_nothing_can_be_added_still_waits_for_the_word_to_attack() -> None:
    t = table(phase="dungeonlord", hands={"a": "zombie"}, peril={"b": 9}, active="a")
    t.does("a", "declare")
    assert (t.options, spared(t)) == ({"add:zombie:B"}, None), "whoever declares may think better of it"
    t.does("a", "add:zombie:B")
    assert (t.options, spared(t)) == ({"done"}, None), "a card only plans; the attack has its own button, and the plan its way back"


# -- windows ---------------------------------------------------------------------------------------------------------------------


def test_no_window_of_ones_own_turn_that_the_next_phase_offers_anyway() -> None:
    t = table(phase="map", at={"a": "crypt", "b": "crypt"}, active="a", position={"maps_left": []})
    assert (t.asked, t.options, spared(t)) == (("A", "window"), {"attack:B", "pass"}, "pass")
    t.does("a", "pass", "end")
    assert (t.asked, spared(t)) == (("A", "window"), "pass"), "it was just offered, and the turn was ended"


@pytest.mark.parametrize(("points", "asked"), [(1, ["rolls counter"]), (0, [])])
def test_leaden_weight_is_asked_once_before_the_challenge_that_it_bars(points: int, asked: list[str]) -> None:
    """The rules ask when it is declared, for a response and before both rolls; only the last of these is the last."""
    t, put, seen = weighed(ap={"a": 2, "b": points})
    assert put == asked
    assert (len(seen) >= 4) == bool(points), "the rules ask all the same, for the records"
    assert (t.asked == ("B", "challenge")) == bool(points)
    if points:
        assert weighed("rolls counter", ap={"a": 2, "b": 1})[0].asked != ("B", "challenge"), "after the battle it would be too late"


def test_leaden_weight_is_asked_before_the_dice_of_a_trap_where_heroes_may_be_challenged() -> None:
    t, put, _ = weighed(card="unkind-boulder", at={"a": "crypt", "b": "crypt", "c": "corridor"}, x=":1")
    assert put == ["roll threat"], "no roll follows, but the hero in the same space can be challenged"
    assert t.asked == ("B", "challenge")


def test_leaden_weight_is_asked_in_the_response_step_when_the_attacker_is_gone() -> None:
    t, put, _ = weighed(
        hands={"b": "fend-off"}, glory={"b": 3}, at={"a": "crypt", "b": "crypt", "c": "corridor"}, b="play:fend-off:zombie"
    )
    assert put == ["response"], "there are no dice any more; the hero in the same space can be challenged"
    assert t.asked == ("B", "challenge")


def test_leaden_weight_is_asked_at_each_moment_at_which_the_point_could_be_spent() -> None:
    _, put, _ = weighed(players={"b": {"down": True, "ap": 1}})
    assert put[:2] == ["turn", "response"], "a lying hero could stand up with it"
    _, put, _ = weighed(at={"a": "library", "b": "crypt", "c": "corridor"}, ap={"a": 2, "c": 1}, peril={"b": 9, "c": 9})
    assert put == [], "another hero than the attacked one has nothing to spend it on before the next phase"
    _, put, _ = weighed(at={"a": "library", "b": "crypt", "c": "library"}, ap={"a": 2, "c": 1}, peril={"b": 9, "c": 9})
    assert "rolls counter" in put, "it could attack the hero in its space as soon as the battle is over"


def weighed(
    play: str = "", card: str = "zombie", x: str = "", b: str = "", hands: dict[str, str] | None = None, **more: Any
) -> tuple[Table, list[str], list[str]]:
    """A attacks B and holds Leaden Weight: the moments until the challenge at which a table asks A about it, and the rules ask.

    :param play: at which of them it is played.
    :param b: what B does when it can.
    """
    usual = {"at": {"a": "library", "b": "crypt", "c": "corridor"}, "ap": {"a": 2, "b": 1}, "peril": {"b": 9}}
    held = {"a": f"{card}, leaden-weight", **(hands or {})}
    t = table(seats=3, phase="dungeonlord", hands=held, active="a", **{**usual, **more})
    t.rolls(1, 1).does("a", "declare", f"add:{card}:B{x}", "done")
    put: list[str] = []
    seen: list[str] = []
    while t.asked[1] in ("window", "respond"):
        m = t.g.moment
        assert m is not None
        weights = sorted(option for option in t.options if option.startswith("play:leaden-weight"))
        name = " ".join([m.name, *{roll.of for roll in m.rolls}])
        answer = "pass"
        if t.asked[0] == "A" and weights:
            seen.append(name)
            put += [name] if spared(t) is None else []
            answer = weights[0] if name == play else "pass"
        elif t.asked[0] == "B" and b in t.options:
            answer = b
        t.does(t.asked[0].lower(), answer)
    return t, put, seen


def test_a_window_is_news_when_somebody_has_done_something_in_it() -> None:
    t = table(
        at={"a": "crypt", "b": "crypt"}, hands={"b": "leaden-weight"}, peril={"a": 9}, ap={"a": 2}, readied={"a": "red-draught"},
        life={"a": 1}, glory={"a": 1},
    )  # fmt: skip
    t.does("a", "end")
    assert (t.asked, spared(t)) == (("A", "window"), "pass")
    t.does("a", "pass")
    t.does("b", "play:leaden-weight:A")
    assert (t.asked, spared(t)) == (("A", "window"), None)


def test_a_window_in_somebody_elses_turn_is_put() -> None:
    t = table(phase="map", at={"a": "crypt", "b": "crypt"}, ap={"b": 1}, active="a", position={"maps_left": []})
    t.does("a", "pass")
    assert (t.asked, spared(t)) == (("B", "window"), None)


# -- dice ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("needed", [2, 40], ids=["surely", "never"])
def test_no_question_about_a_roll_that_is_settled(needed: int) -> None:
    assert spared(rising(needed)) == "pass"


def test_a_roll_that_a_card_could_turn_is_asked_about() -> None:
    assert spared(rising(8)) is None


def rising(needed: int) -> Table:
    """A lying hero is about to roll to stand up, with a card that adds to its roll."""
    t = table(hands={"a": "lucky-tumble"}, glory={"a": 5}, players={"a": {"down": True, "standup": needed}})
    t.does("a", "stand-up")
    assert t.asked == ("A", "window"), t.ask
    return t


# -- what one's own Hero phase offers ----------------------------------------------------------------------------------------------


def test_nobody_is_asked_to_stand_up_in_the_middle_of_an_own_attack() -> None:
    t = table(
        phase="dungeonlord", hands={"a": "zombie"}, peril={"b": 9}, at={"a": "crypt", "b": "library"}, ap={"a": 2},
        players={"a": {"down": True}}, active="a",
    )  # fmt: skip
    t.rolls(1, 6).does("a", "declare", "add:zombie:B", "done")
    asked = []
    while t.asked[1] in ("window", "respond"):
        assert (t.asked[0], t.options, spared(t)) == ("A", {"stand-up", "pass"}, "pass")
        asked.append(t.asked[1])
        t.does("a", "pass")
    assert {*asked} == {"window", "respond"}, "the rules ask all the same, for the records"
    assert t.asked == ("A", "lord")


def test_nobody_is_asked_to_attack_a_hero_between_two_own_attacks() -> None:
    t = table(
        seats=3, phase="dungeonlord", hands={"a": "zombie, ghoul-pack"}, peril={"b": 9, "c": 9}, ap={"a": 2},
        at={"a": "crypt", "b": "crypt", "c": "crypt"}, active="a",
    )  # fmt: skip
    t.rolls(*[1] * 12).does("a", "declare", "add:zombie:B", "add:ghoul-pack:C", "done")
    seen = 0
    while t.asked[1] != "lord":
        assert t.ask is not None
        if t.asked == ("A", "window") and t.options <= {"attack:B", "attack:C", "pass"}:
            seen += 1
            assert spared(t) == "pass"
        t.run.give(t.ask, t.ask.options[-1])
    assert seen, "the rules ask all the same, for the records"
    assert {"attack:B", "attack:C"} <= t.options


def test_whoever_escorts_somebody_is_not_asked_to_leave_them_but_may() -> None:
    t = table(
        at={"a": "crypt", "b": "library"}, ap={"a": 2}, quests={"a": "maiden-in-distress"},
        players={"a": {"escorts": ["maiden-in-distress"]}},
    )  # fmt: skip
    assert "drop:maiden-in-distress" in t.options, "the menu offers it"
    t.does("a", "end")
    assert (t.options, spared(t)) == ({"drop:maiden-in-distress", "pass"}, "pass")


def test_nobody_is_stopped_in_somebody_elses_turn_only_to_leave_whom_they_escort() -> None:
    def at_bs_phase(**more: Any) -> str | None:
        t = table(
            phase="map", at={"a": "crypt", "b": "library"}, active="b", quests={"a": "maiden-in-distress"},
            players={"a": {"escorts": ["maiden-in-distress"]}}, position={"maps_left": []}, **more,
        )  # fmt: skip
        assert t.asked == ("A", "window")
        assert "drop:maiden-in-distress" in t.options
        return spared(t)

    assert at_bs_phase() == "pass", "the next Hero phase offers it, and no card can be used"
    assert at_bs_phase(readied={"a": "red-draught"}, life={"a": 1}, glory={"a": 1}) is None


def test_a_knocked_down_hero_that_was_attacked_is_asked_to_stand_up_for_its_challenge() -> None:
    at = {"a": "inner-sanctum", "b": "corridor"}
    t = table(at=at, map=SANCTUM, ap={"a": 2}, quests={"a": "slay-draky"}, players={"a": {"down": True}})
    t.rolls(3, 2).does("a", "attempt:slay-draky").does("b", "melee")
    while t.asked[1] != "challenge":
        assert (t.asked[0], spared(t)) == ("A", "pass"), "before the challenge standing changes nothing"
        t.does("a", "pass")
    assert (t.options, spared(t)) == ({"stand-up", "pass"}, None)


def test_no_card_is_offered_on_entering_that_changes_nothing_of_the_hazard() -> None:
    assert spared(at_the_well("mail-of-small-bones")) == "pass", "armour is for strikes, and the Hero phase goes on"


def test_a_card_that_ignores_the_hazard_is_offered_on_entering() -> None:
    t = at_the_well("mail-of-small-bones, ashen-cloak")
    assert spared(t) is None


@pytest.mark.parametrize(("hand", "asked"), [("backpack", False), ("backpack, ashen-cloak", True)], ids=["alone", "for-a-cloak"])
def test_a_card_that_makes_room_is_offered_on_entering_only_for_one_that_helps(hand: str, asked: bool) -> None:
    assert (spared(at_the_well(hand)) is None) == asked


def at_the_well(hand: str, life: int = 6) -> Table:
    """A hero has just entered the Drowned Well, whose pit it has not rolled for yet."""
    places = {"tomb-antechamber": (CENTRE, 0), "drowned-well": (CENTRE + STEPS[NORTH], 0)}
    at = {"a": "tomb-antechamber", "b": "tomb-antechamber"}
    t = table(at=at, hands={"a": hand}, glory={"a": 9}, ap={"a": 2}, life={"a": life}, map=places).does("a", "move:0")
    assert t.asked == ("A", "window")
    assert t.g.moment is not None
    assert t.g.moment.name == "enter"
    return t


# A hero at the pit, a threat of speed: one case for each thing that could change how it ends, and one for each that could not.
PIT_CARDS = [
    ("lucky-tumble", {}, True, "adds to this roll"),
    ("ashen-cloak", {}, True, "ignores the pit"),
    ("wolfs-pace", {}, True, "raises what is tested"),
    ("third-eye", {}, False, "raises another stat"),
    ("barrow-blade", {}, False, "adds to attacks"),
    ("red-draught", {"life": 1}, True, "heals a hero with its last life"),
    ("red-draught", {"life": 2}, False, "heals a hero that one wound does not fell"),
    ("backpack, ashen-cloak", {}, True, "makes room for what helps"),
    ("backpack, barrow-blade", {}, False, "makes room for what does not help"),
    ("stubborn-legs", {}, False, "only gives points"),
    ("door-of-smoke", {}, True, "has a twist that may do anything"),
    ("ring-of-magic", {}, True, "prevents such a wound"),
    ("mail-of-small-bones", {}, False, "prevents the wounds of strikes only"),
    ("answering-steel", {}, False, "is for challenges"),
]


@pytest.mark.parametrize(("hand", "more", "helps"), [case[:3] for case in PIT_CARDS], ids=[case[3] for case in PIT_CARDS])
def test_what_helps_on_the_way_is_asked_about_and_nothing_else(hand: str, more: dict[str, int], helps: bool) -> None:
    t = at_the_well(hand, **more)
    assert t.g.moment is not None
    assert helps_now(t.g, 0, t.g.moment, hand.split(", ")[0]) == helps
    assert (spared(t) is None) == helps


def test_a_level_helps_on_the_way() -> None:
    t = at_the_well("stubborn-legs")
    assert t.g.moment is not None
    work = t.g.cards.adventures["stubborn-legs"].work
    before = work.effects
    work.effects = (("level", 1, ""),)
    try:
        assert helps_now(t.g, 0, t.g.moment, "stubborn-legs")
    finally:
        work.effects = before


def test_what_adds_to_threats_helps_on_the_way() -> None:
    t = at_the_well("barrow-blade")
    assert t.g.moment is not None
    work = t.g.cards.adventures["barrow-blade"].work
    before = work.rolls
    work.rolls = (RollChange(of=(THREAT,), add=1),)
    try:
        assert helps_now(t.g, 0, t.g.moment, "barrow-blade")
    finally:
        work.rolls = before


@pytest.mark.parametrize(
    ("cards", "life", "asked"),
    [
        ("whispering-darts", 1, ["roll"]), ("whispering-darts", 2, []), ("zombie", 1, ["rolls counter"]), ("zombie", 2, []),
        ("whispering-darts, zombie", 1, ["roll", "rolls counter"]), ("closing-walls", 2, ["roll"]), ("closing-walls", 3, []),
        ("zombie, ghoul-pack", 2, ["rolls counter"]), ("zombie, ghoul-pack", 3, []),
    ],
)  # fmt: skip
def test_who_can_only_heal_is_asked_before_dice_that_could_be_its_last_and_after_the_battle(
    cards: str, life: int, asked: list[str]
) -> None:
    """Not when it is declared, nor as a response, nor before the dice of the monster, nor for a challenge: all come before the last
    dice. And not before these where the hero outlives them: then it heals as much after the battle."""
    t = table(
        hands={"b": cards}, readied={"a": "red-draught"}, peril={"a": 9}, life={"a": life}, at={"a": "crypt", "b": "library"},
        active="b", phase="dungeonlord", heroes={"a": "raka 1", "b": "roderik 1"}, ap={"b": 2},
    )  # fmt: skip
    traps = sum(card in ("whispering-darts", "closing-walls") for card in cards.split(", "))
    monsters = len(cards.split(", ")) - traps
    t.rolls(*[6] * traps, *[3] * monsters, *[6] * monsters)
    t.does("b", "declare", *[f"add:{card}:A" for card in cards.split(", ")], "done")
    put = []
    while t.g.plan or t.g.battle is not None or not put:
        assert t.ask is not None
        answer = GAME.spare(t.g, t.ask)
        if t.ask.seat == 0 and t.ask.what in ("window", "respond", "challenge") and answer is None:
            assert t.g.moment is not None
            put.append(" ".join([t.g.moment.name, *{roll.of for roll in t.g.moment.rolls} - {"threat"}]))
        t.run.give(t.ask, answer if answer is not None else t.ask.options[-1])
    assert put[: len(asked)] == asked
    assert all(name == "turn" for name in put[len(asked) :])
    while t.asked != ("A", "window") or spared(t) is not None:
        assert t.ask is not None
        t.run.give(t.ask, t.ask.options[-1])
    assert "use:red-draught" in t.options


def test_who_can_only_heal_is_not_asked_before_dice_that_cannot_be_lost() -> None:
    t = table(
        phase="dungeonlord", hands={"a": "zombie"}, peril={"b": 9}, heroes={"a": "kron 2", "b": "roderik 4"},
        players={"b": {"inventory": ["red-draught"], "life": 1}},
    )  # fmt: skip
    t.rolls(1).does("a", "declare", "add:zombie:B", "done").does("b", "pass", "pass", "pass")
    assert (t.asked, spared(t)) == (("B", "window"), "pass"), "whatever is rolled, the zombie does not strike"


def test_who_can_only_heal_is_asked_before_dice_that_could_take_the_draught() -> None:
    """A strike of the Cackling Witch discards a readied card: healing may come too late, whatever the hero's life."""
    t = table(
        hands={"b": "cackling-witch"}, readied={"a": "red-draught"}, peril={"a": 9}, life={"a": 4}, active="b", phase="dungeonlord",
        at={"a": "crypt", "b": "library"}, ap={"b": 2},
    )  # fmt: skip
    t.rolls(*[6] * 5).does("b", "declare", "add:cackling-witch:A", "done")
    put = []
    while t.g.plan or t.g.battle is not None:
        assert t.ask is not None
        if t.ask.seat == 0 and t.g.moment is not None and spared(t) is None:
            put.append(t.g.moment.name)
        t.run.give(t.ask, t.ask.options[-1])
    assert put == ["rolls"]


# -- what has one answer -----------------------------------------------------------------------------------------------------------


def test_the_only_card_in_hand_is_discarded_without_a_question() -> None:
    t = table(at={"b": "library"}, ap={"a": 0}, hands={"a": "zombie"}).does("a", "end")
    assert (t.asked, spared(t)) == (("A", "discard"), "hand:zombie")
    t = table(at={"b": "library"}, ap={"a": 0}, hands={"a": "zombie"}, readied={"a": "backpack"}).does("a", "end")
    assert (t.asked, spared(t)) == (("A", "discard"), None), "a treasure may go instead"
    t = table(at={"b": "library"}, ap={"a": 0}, hands={"a": "zombie"}, optional_discard=True).does("a", "end")
    assert (t.asked, spared(t)) == (("A", "discard"), None), "by variant 4 none need go"


@pytest.mark.parametrize(("seats", "asked"), [(2, False), (3, True)])
def test_with_one_rival_nobody_is_asked_who_gets_the_peril_of_a_wound(seats: int, asked: bool) -> None:
    t = table(seats=seats, phase="dungeonlord", hands={"a": "zombie"}, peril={"b": 9}, at={"a": "library"}, active="a")
    t.rolls(6, 1).does("a", "declare", "add:zombie:B", "done")
    while t.asked[1] != "reward":
        assert t.ask is not None
        t.run.give(t.ask, t.ask.options[-1])
    assert (spared(t) is None) == asked
    assert asked or spared(t) == "B"


def test_the_last_action_point_is_saved_without_a_question() -> None:
    t = table(at={"b": "library"}, ap={"a": 2})
    t.does("a", "end")
    assert (t.asked, spared(t)) == (("A", "save"), "save")


def test_nothing_is_saved_where_no_turn_follows() -> None:
    """In the last turn before the limit the warning says that the points are lost: then all of them are."""
    t = table(at={"b": "library"}, ap={"a": 2}, turn_limit=5)
    t.becomes(turn=5)
    t.does("a", "end")
    assert (t.asked, spared(t)) == (("A", "save"), "no")


def test_whether_it_is_saved_is_asked_where_a_hero_may_fall_for_a_point_instead() -> None:
    t = table(at={"b": "library"}, ap={"a": 2}, ap_for_falling=True)
    t.does("a", "end")
    assert (t.asked, spared(t)) == (("A", "save"), None)


# -- in the turns of others ------------------------------------------------------------------------------------------------------


def held(t: Table) -> frozenset[str]:
    """What a pass at the open question holds for."""
    assert t.ask is not None
    return GAME.lasting(t.g, t.ask)


def test_a_draught_and_getting_up_are_asked_once_a_turn_of_somebody_else() -> None:
    lies = {"inventory": ["red-draught"], "life": 2, "down": True, "standup": 3, "ap": 1}
    t = table(players={"b": lies}, at={"a": "tomb-antechamber"})
    t.does("a", "move:1")
    assert (t.asked, t.options) == (("B", "window"), {"use:red-draught", "stand-up", "pass"})
    first = held(t)
    assert first
    t.does("b", "pass")
    while t.asked[0] == "B":
        assert set() < held(t) <= first
        t.does("b", "pass")
    t.does("a", "move:3")
    assert t.asked[0] == "B"
    assert set() < held(t) <= first, "the next moment of the same turn asks nothing else"
    t.g.players[1].life = 1
    assert not held(t) & first, "but when something has happened to the hero"


def test_what_is_about_the_moment_is_asked_each_time() -> None:
    t = table(hands={"b": "leaden-weight"}, peril={"a": 9}, at={"a": "tomb-antechamber", "b": "library"}, ap={"a": 2})
    t.does("a", "move:1")
    assert (t.asked[0], held(t)) == ("B", frozenset())


def test_a_draught_is_asked_for_before_the_last_dice_and_not_for_a_response() -> None:
    t = table(phase="dungeonlord", hands={"a": "zombie"}, peril={"b": 9}, players={"b": {"inventory": ["red-draught"], "life": 1}})
    t.does("a", "declare", "add:zombie:B", "done").does("b", "pass")
    assert (t.asked, t.options, spared(t)) == (("B", "respond"), {"use:red-draught", "pass"}, "pass")
    t.does("b", "pass")
    assert (t.asked, t.options, spared(t)) == (("B", "window"), {"use:red-draught", "pass"}, "pass"), (
        "the attack roll wounds nobody"
    )
    t.rolls(6).does("b", "pass")
    assert (t.asked, t.options, spared(t)) == (("B", "window"), {"use:red-draught", "pass"}, None)


def test_whoever_is_attacked_is_asked_though_it_has_passed() -> None:
    t = table(phase="dungeonlord", hands={"a": "zombie"}, peril={"b": 9}, players={"b": {"inventory": ["red-draught"], "life": 2}})
    t.does("a", "declare", "add:zombie:B", "done")
    assert (t.asked[0], held(t)) == ("B", frozenset())


# -- a card that only moves rivals (Hand through the Wall) -------------------------------------------------------------------------

HAND = "hand-through-the-wall"
# The rivals have more peril here than all any-time banes cost, unless a story is about what it pays for.


def test_moving_a_rival_is_not_offered_in_a_battle_in_which_the_rival_has_no_part() -> None:
    """The rules ask before the response, and before each of the rolls; but the attacker's hero is not in the battle."""
    t = table(
        seats=3, phase="dungeonlord", hands={"a": "zombie", "b": HAND}, peril={"a": 9, "b": 9, "c": 9}, active="a",
        at={"a": "tomb-antechamber", "b": "library", "c": "crypt"}, ap={"b": 1},
    )  # fmt: skip
    t.rolls(6, 1).does("a", "declare", "add:zombie:B", "done")
    seen = []
    while t.asked[1] in ("window", "respond"):
        if t.asked[0] == "B":
            assert t.g.moment is not None
            seen.append((t.g.moment.name, t.g.battle is not None))
            assert spared(t) == "pass", seen
        t.does(t.asked[0].lower(), "pass")
    assert {("turn", False), ("response", True), ("rolls", True)} <= {*seen}, "the rules ask all the same, for the records"
    assert t.asked == ("B", "challenge")
    assert any(option.startswith(f"play:{HAND}") for option in t.options), "before the challenge a rival may be brought here"


def test_moving_the_attacked_rival_away_is_offered_once_before_the_rolls() -> None:
    """Whoever leaves is not struck (rules §9): that is for the response step, so that the window before it is spared."""
    t = table(
        seats=3, phase="dungeonlord", hands={"a": "zombie", "c": HAND}, peril={"b": 9}, active="a",
        at={"a": "library", "b": "crypt", "c": "corridor"},
    )  # fmt: skip
    t.does("a", "declare", "add:zombie:B", "done")
    asked = []
    while t.g.battle is None or t.g.battle.step != "rolls":
        if t.asked[0] == "C" and spared(t) is None:
            assert t.g.moment is not None
            asked.append(t.g.moment.name)
        t.does(t.asked[0].lower(), "pass")
    assert asked == ["response"]


def test_moving_a_rival_out_of_the_space_of_a_trap_is_offered_once() -> None:
    """The trap is for every hero here; the response step offers nothing that the window before its dice does not."""
    t = table(
        seats=3, phase="dungeonlord", hands={"a": "closing-walls", "b": HAND}, peril={"b": 7, "c": 9}, active="a",
        at={"a": "tomb-antechamber", "b": "library", "c": "library"},
    )  # fmt: skip
    t.rolls(6, 6).does("a", "declare", "add:closing-walls:B", "done")
    offered = []
    while t.asked[1] in ("window", "respond") and len(offered) < 2:
        if t.asked[0] == "B" and t.g.battle is not None:
            assert t.g.moment is not None
            offered.append((t.g.moment.name, spared(t)))
        t.does(t.asked[0].lower(), "pass")
    assert offered == [("response", "pass"), ("roll", None)]


def test_moving_a_rival_away_from_my_trap_is_offered_once_before_its_dice() -> None:
    """Whoever has left by then is out of its reach: the response step before that offers nothing that does not come again."""
    t = table(
        phase="dungeonlord", hands={"a": f"unkind-boulder, {HAND}"}, peril={"b": 9}, at={"a": "library", "b": "corridor"}
    )  # fmt: skip
    t.does("a", "declare", "add:unkind-boulder:B:1", "done")
    asked = []
    while "pass" in t.options and t.asked[1] != "lord":
        assert t.g.moment is not None
        if spared(t) is None:
            asked.append(t.g.moment.name)
            t.does("a", f"play:{HAND}:B:tomb-antechamber")
        else:
            t.does("a", "pass")
    assert asked == ["roll"]
    assert not t.told("threat"), "the trap finds nobody"


@pytest.mark.parametrize(("points", "challenges"), [(0, False), (1, True)])
def test_bringing_a_rival_to_a_trap_is_offered_before_it_is_known_who_rolls(points: int, challenges: bool) -> None:
    """Then everybody here rolls (rules §9.3), and nobody who comes later: what is left is to challenge whom one has brought."""
    t = table(
        seats=3, phase="dungeonlord", hands={"a": "closing-walls", "b": HAND}, peril={"b": 7, "c": 9}, active="a",
        at={"a": "crypt", "b": "library", "c": "tomb-antechamber"}, ap={"b": points},
    )  # fmt: skip
    t.rolls(6).does("a", "declare", "add:closing-walls:B", "done")
    offered = {}
    while t.asked[1] in ("window", "respond", "challenge") and t.g.phase == "dungeonlord":
        if t.asked[0] == "B" and t.g.battle is not None:
            assert t.g.moment is not None
            offered[t.g.moment.name] = spared(t)
        t.does(t.asked[0].lower(), "pass")
    assert offered == {"response": None, "roll": "pass", "challenge": None if challenges else "pass"}


def test_whoever_has_passed_at_moving_a_rival_is_asked_again_when_the_rival_stands_elsewhere() -> None:
    t = table(phase="dungeonlord", hands={"b": HAND}, peril={"a": 2}, at={"a": "crypt", "b": "library"}, position={"maps_left": []})
    t.does("a", "end")
    assert (t.asked, t.g.phase) == (("B", "window"), "map")
    first = held(t)
    assert first
    t.does("b", "pass")
    assert (t.asked, t.g.phase, held(t)) == (("B", "window"), "hero", first), "another phase, but it may walk back as before"
    t.g.players[0].life -= 1
    assert not held(t) & first, "a hero that was wounded meanwhile may fall"
    t.g.players[0].life += 1
    t.g.players[0].space = "corridor"
    assert not held(t) & first


def test_whoever_has_passed_at_moving_a_rival_is_asked_again_when_it_cannot_walk_back() -> None:
    """Whom one moves before its Hero phase walks back; after it, it cannot, and loses the income of who stayed (§5.5)."""
    t = table(phase="dungeonlord", hands={"b": HAND}, peril={"a": 2}, at={"a": "crypt", "b": "library"}, position={"maps_left": []})
    t.does("a", "end")
    first = held(t)
    t.does("b", "pass", "pass").does("a", "end")
    assert (t.asked, t.g.phase, t.player("a").moved) == (("B", "window"), "close", False)
    assert set() < held(t)
    assert not held(t) & first


@pytest.mark.parametrize("change", [{"ap": 0}, {"moved": True}])
def test_a_pass_at_moving_a_rival_hinges_on_whether_it_walks(change: dict[str, Any]) -> None:
    t = table(phase="dungeonlord", hands={"b": HAND}, peril={"a": 2}, at={"a": "crypt", "b": "library"}, position={"maps_left": []})
    t.does("a", "end")
    first = held(t)
    for name, value in change.items():
        setattr(t.g.players[0], name, value)
    assert set() < held(t)
    assert not held(t) & first


def besieged(hand: str, adds: str, **more: Any) -> Table:
    """A attacks B, who holds the card; C may be drawn into a pit, so that the card is about more than the battle."""
    lies = {
        "tomb-antechamber": (CENTRE, 0), "library": (CENTRE + STEPS[WEST], 0), "crypt": (CENTRE + STEPS[SOUTH], 0),
        PIT: (CENTRE + STEPS[EAST], 0),
    }  # fmt: skip
    t = table(
        seats=3, phase="dungeonlord", hands={"a": hand, "b": HAND}, peril={"a": 9, "b": 9, "c": 9}, active="a", map=lies,
        at={"a": "tomb-antechamber", "b": "library", "c": "crypt"}, **more,
    )  # fmt: skip
    return t.does("a", "declare", f"add:{adds}", "done")


PIT = next(name for name, card in GAME.stock.cards().maps.items() if card.pit is not None)


def put(t: Table, *, when: Callable[[Table], None] = lambda t: None) -> list[str]:
    """B passes whenever a table asks it, and its passes hold for what they say, until something else than a card is asked: at
    which moments that is."""
    declined: frozenset[str] = frozenset()
    found = []
    while t.ask is not None and t.asked[1] in ("window", "respond"):
        if t.asked[0] == "B" and spared(t) is None and not (held(t) and held(t) <= declined):
            assert t.g.moment is not None
            found.append(t.g.moment.name)
            declined |= held(t)
            when(t)
        t.does(t.asked[0].lower(), "pass")
    return found


def test_whoever_has_passed_at_moving_the_attacker_is_not_asked_again_in_the_same_attack() -> None:
    assert put(besieged("zombie", "zombie:B", ap={"b": 1}).rolls(1, 6)) == ["turn"]


def test_but_again_once_its_hero_was_hurt_in_between() -> None:
    def hurt(t: Table) -> None:
        t.g.players[0].life = 2

    assert put(besieged("zombie", "zombie:B", ap={"b": 1}).rolls(1, 6), when=hurt)[:2] == ["turn", "response"]


def test_a_pass_at_moving_the_attacked_hero_holds_until_dice_fall() -> None:
    t = table(
        seats=3, phase="dungeonlord", hands={"a": "zombie", "b": HAND}, peril={"b": 9, "c": 9}, active="a",
        at={"a": "tomb-antechamber", "b": "library", "c": "crypt"},
    )  # fmt: skip
    t.does("a", "declare", "add:zombie:C", "done").rolls(1, 6)
    passed = []
    while t.ask is not None and t.asked[1] in ("window", "respond"):
        if t.asked[0] == "B" and t.g.battle is not None and t.g.moment is not None and spared(t) is None:
            passed.append((sum(len(attack.rolled) for attack in t.g.battle.attacks), held(t)))
        t.does(t.asked[0].lower(), "pass")
    before = [holds for rolled, holds in passed if not rolled]
    after = [holds for rolled, holds in passed if rolled]
    assert before
    assert after
    assert all(before)
    assert not any(holds & before[-1] for holds in after), "what the attack came to is news"


def test_bringing_a_rival_to_a_last_cry_is_offered_before_it() -> None:
    """The Bugbear's wounds every hero in the space when a counter roll defeats it: that is before any challenge (rules §9)."""
    t = table(
        seats=3, phase="dungeonlord", hands={"a": "bugbear", "b": HAND}, peril={"b": 9, "c": 9}, active="a",
        at={"a": "crypt", "b": "library", "c": "tomb-antechamber"},
    )  # fmt: skip
    t.rolls(1, 6).does("a", "declare", "add:bugbear:B", "done")
    put = []
    while not t.told("monster-defeated"):
        answer = "pass"
        if t.asked[0] == "B" and spared(t) is None:
            assert t.g.moment is not None
            put.append(" ".join([t.g.moment.name, *{roll.of for roll in t.g.moment.rolls}]))
            answer = f"play:{HAND}:C:library" if put[-1] == "rolls counter" else "pass"
        t.does(t.asked[0].lower(), answer)
    assert put == ["response", "rolls attack", "rolls counter"]
    assert t.life("c") == 5


def test_leaden_weight_is_asked_while_it_can_be_paid_for_though_it_would_do_as_much_later() -> None:
    """B has the 3 peril that it costs; then A plays Scent of Blood at the attack roll, and B's challenge cannot be barred."""
    t = table(
        seats=3, phase="dungeonlord", hands={"a": "zombie, scent-of-blood", "c": "leaden-weight"}, active="a",
        at={"a": "library", "b": "crypt", "c": "crypt"}, ap={"a": 2, "b": 1}, peril={"b": 4},
    )  # fmt: skip
    t.rolls(1, 1).does("a", "declare", "add:zombie:B", "done")
    assert t.peril("b") == 3
    put = []
    while t.asked != ("B", "challenge"):
        if t.asked[0] == "C" and spared(t) is None:
            assert t.g.moment is not None
            put.append(t.g.moment.name)
        scents = "play:scent-of-blood:B:zombie"
        t.does(t.asked[0].lower(), scents if scents in t.options else "pass")
    assert put[:2] == ["turn", "response"]
    assert "challenge:C" in t.options


@pytest.mark.parametrize(("seats", "peril", "asked"), [(3, 5, True), (3, 6, False), (2, 2, False)])
def test_a_bane_is_spared_only_while_nobody_else_can_spend_the_peril_that_it_costs(seats: int, peril: int, asked: bool) -> None:
    """Of any-time banes there are three, for 3, 2 and 1: whoever holds one is sure of it only where the rival can pay for all."""
    a = table(
        seats=seats, phase="dungeonlord", hands={"a": "zombie", "b": HAND}, peril={"a": peril, "b": 9}, active="a",
        at={"a": "tomb-antechamber", "b": "library", "c": "crypt"}, ap={"b": 1},
    )  # fmt: skip
    a.does("a", "declare", "add:zombie:B", "done")
    assert (a.asked, spared(a) is None) == (("B", "window"), asked)


def test_before_another_battle_of_the_plan_the_attacker_may_spend_the_peril_on_any_bane() -> None:
    """Then it may play one of its Dungeonlord phase: Stolen Courage costs 6."""
    t = table(
        seats=3, phase="dungeonlord", hands={"a": "zombie, ghoul-pack", "c": "leaden-weight"}, peril={"b": 12, "c": 9}, active="a",
        at={"a": "library", "b": "crypt", "c": "crypt"}, ap={"a": 2, "b": 1},
    )  # fmt: skip
    t.does("a", "declare", "add:ghoul-pack:C", "add:zombie:B", "done")
    while t.asked[0] != "C" or not any(option.startswith("play:leaden-weight:B") for option in t.options):
        t.does(t.asked[0].lower(), "pass")
    assert spared(t) is None


# -- action points for glory -----------------------------------------------------------------------------------------------------


def hunted(boot: str, hero: str = "roderik 2", **more: Any) -> tuple[Table, list[str]]:
    """A hunt of a hero without action points that could buy one; at which moments it is really asked for that."""
    lies = {"tomb-antechamber": (CENTRE, 0), "inner-sanctum": (CENTRE + STEPS[EAST], 0)}
    t = table(
        quests={"a": "slay-draky"}, heroes={"a": hero}, readied={"a": boot}, glory={"a": 5}, ap={"a": 0},
        at={"a": "inner-sanctum"}, map=lies, **more,
    ).does("a", "attempt:slay-draky").does("b", "melee")  # fmt: skip
    put = []
    t.rolls(6, 1)
    while t.ask is not None and t.asked[1] not in ("hero", "challenge"):
        put += [t.g.moment.name] if spared(t) is None and t.g.moment is not None else []
        t.does("a", "pass")
    put += ["challenge"] if t.asked[1] == "challenge" and spared(t) is None else []
    return t, put


def test_a_point_for_glory_is_offered_once_in_a_hunt_where_it_pays_for_a_challenge() -> None:
    assert hunted("boot-of-ala-hazad")[1] == ["challenge"]


@pytest.mark.parametrize(("when", "asked"), [("hero", ["challenge"]), ("response", ["respond"])])
def test_a_point_that_is_offered_at_one_moment_only_is_asked_for_there(tmp_path: Path, when: str, asked: list[str]) -> None:
    lies = {"tomb-antechamber": (CENTRE, 0), "inner-sanctum": (CENTRE + STEPS[EAST], 0)}
    t = with_card(
        tmp_path, "treasure", f'use = {{ when = "{when}", glory = 2, once = "turn" }}', 'effects = [["ap", 1]]', ready="a",
        quests={"a": "slay-draky"}, heroes={"a": "roderik 2"}, glory={"a": 5}, ap={"a": 0}, at={"a": "inner-sanctum"}, map=lies,
    ).does("a", "attempt:slay-draky").does("b", "melee")  # fmt: skip
    t.rolls(6, 1)
    put = []
    while t.ask is not None and t.asked[1] not in ("hero", "challenge"):
        put += [t.asked[1]] if spared(t) is None and t.asked[1] != "roll" else []
        t.does(t.asked[0].lower(), "pass")
    put += ["challenge"] if t.asked[1] == "challenge" and spared(t) is None else []
    assert put == asked


def test_it_says_the_chance_of_the_challenge_that_it_pays_for() -> None:
    t, _ = hunted("boot-of-ala-hazad")
    assert t.ask is not None
    use = next(GAME.describe(t.g, t.ask, option) for option in t.ask.options if option[0] == "use")
    t.does("a", "use:boot-of-ala-hazad")
    assert t.ask is not None
    challenge = next(GAME.describe(t.g, t.ask, option) for option in t.ask.options if option[0] == "challenge")
    assert use.args["challenge"] == challenge.args["percent"] > 0


def test_where_a_strike_may_take_the_glory_the_point_is_offered_before_the_dice_too() -> None:
    lies = {"tomb-antechamber": (CENTRE, 0), "crypt": (CENTRE + STEPS[EAST], 0)}
    thief = next(
        name for name, card in GAME.stock.cards().quests.items()
        if card.monster and any(effect == "glory" for each in card.monster.strikes.values() for effect, _, _ in each)
    )  # fmt: skip
    place = GAME.stock.cards().quests[thief].places[0]
    t = table(
        quests={"a": thief}, readied={"a": "boot-of-ala-hazad"}, glory={"a": 5}, ap={"a": 0},
        at={"a": place, "b": "tomb-antechamber"}, map={**lies, place: (CENTRE + STEPS[NORTH], 0)},
    ).does("a", f"attempt:{thief}")  # fmt: skip
    if t.asked[1] == "form":
        t.does("b", "speed")
    assert (t.asked[0], spared(t)) == ("A", None)
