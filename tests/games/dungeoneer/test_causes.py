"""The journal says why: what a space gives to whoever stays, what takes glory, life and action points, when a phase is over."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.games.dungeoneer.table import Table, no_cards, table
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.rules.moving import refuse_explore
from undercroft.kernel.ask import letter_of
from undercroft.kernel.state import EVERYONE
from undercroft.text import LANGUAGES, Texts

from .fights import siege
from .test_moving import NOWHERE_FOR_THE_VAULT
from .test_odds import LINE
from .test_quests import near
from .test_variants import GALLERY


def test_a_space_says_that_it_gives_for_staying() -> None:
    t = no_cards(table(at={"b": "library"}, ap={"a": 0}))
    t.does("a", "end")
    assert t.told("gains") == [{"seat": 0, "peril": 3, "glory": 3, "space": "crypt", "stays": True}]
    t = table(at={"a": "tomb-antechamber"}).does("a", "move:2")
    assert t.told("gains") == [{"seat": 0, "peril": 3, "glory": 3, "space": "crypt", "stays": False}]


def test_the_staff_says_that_it_takes_glory() -> None:
    t = table(readied={"a": "staff-of-cold-sparks"}, heroes={"a": "lorel 2"}, glory={"b": 2})
    t.rolls(6, 1).does("a", "attack:B", "magic")
    assert t.told("loses-glory") == [{"seat": 1, "count": 1, "card": "staff-of-cold-sparks", "how": "hit", "form": "magic"}]


def test_the_bugbear_says_that_it_hurts_as_it_dies() -> None:
    t = table(phase="dungeonlord", hands={"a": "bugbear"}, peril={"b": 9}, active="a")
    t.rolls(1, 6).does("a", "declare", "add:bugbear:B", "done")
    while t.asked[1] in ("window", "respond"):
        t.does(t.asked[0].lower(), "pass")
    assert [(each["seat"], each["cause"], each["card"]) for each in t.told("wounded")] == [
        (0, "last", "bugbear"), (1, "last", "bugbear"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("hand", "optional", "why"),
    [("zombie", False, "turn-treasure"), ("zombie", True, "may-turn-treasure"), ("", False, "may-turn-treasure")],
)
def test_a_treasure_goes_as_one_must_only_where_one_must(hand: str, optional: bool, why: str) -> None:
    t = table(phase="close", readied={"a": "barrow-blade"}, hands={"a": hand}, at={"a": "library"}, optional_discard=optional)
    assert ("pass" in t.options) == (why != "turn-treasure")
    t.does("a", "treasure:barrow-blade")
    assert [each["why"] for each in t.told("discards")] == [why]


USUAL = {
    "seat": 0, "turn": 6, "ap": 3, "level": 2, "speed": 3, "more": 0, "raised": [], "less": 0, "lowered": [], "least": False,
    "lapses": False, "more_each": 0, "less_each": 0, "raised_why": [], "lowered_why": [],
}  # fmt: skip
"""A turn that has the action points of its hero's level."""
DARTS, MAIDEN, PACE = "whispering-darts", "maiden-in-distress", "wolfs-pace"


def turn_of(a: dict[str, object], readied: str = "", saved: int = 0, **options: object) -> dict[str, object]:
    """What is told of a turn that begins, of a hero of level 2 with speed 3."""
    t = table(
        phase="reset",
        heroes={"a": "lorel 2"},
        players={"a": {**a, "saved_last": saved > 0}},
        readied={"a": readied},
        ap={"a": saved},
        **options,
    )
    return t.told("turn")[0]


@pytest.mark.parametrize(
    ("a", "said"),
    [
        ({}, {}),
        ({"less_ap": 1, "less_by": [DARTS]}, {"ap": 2, "less": 1, "lowered": [DARTS], "lowered_why": [""]}),
        (
            {"less_ap": 1, "less_by": [DARTS], "quests": [MAIDEN], "escorts": [MAIDEN]},
            {"ap": 1, "less": 2, "lowered": [MAIDEN, DARTS], "less_each": 1, "lowered_why": ["escorted", ""]},
        ),
        ({"less_ap": 5, "less_by": [DARTS] * 5}, {"ap": 1, "less": 5, "lowered": [DARTS], "least": True, "lowered_why": [""]}),
        ({"less_ap": 1}, {"ap": 2, "less": 1}),
    ],
    ids=["level", "withheld", "escort-and-withheld", "at-least-one", "by-a-card-nobody-knows"],
)  # fmt: skip
def test_a_turn_says_where_its_action_points_come_from(a: dict[str, object], said: dict[str, object]) -> None:
    assert turn_of(a) == {**USUAL, **said}


def test_a_turn_says_what_gives_more_points_which_it_lost_and_when_all_have_the_same() -> None:
    raised = turn_of({}, readied=PACE)
    assert (raised["ap"], raised["more"], raised["raised"]) == (4, 1, [PACE])
    assert turn_of({}, saved=1) == {**USUAL, "lapses": True}
    assert turn_of({}, limited_movement=True) == {**USUAL, "level": 0}


def test_what_withholds_a_point_is_known_until_the_turn_that_lacks_it() -> None:
    t = table(phase="dungeonlord", hands={"b": DARTS}, peril={"a": 9}, at={"a": "library", "b": "crypt"}, active="b")
    t.rolls(1).does("b", "declare", f"add:{DARTS}:A", "done")
    assert (t.player("a").less_ap, t.player("a").less_by) == (1, [DARTS])
    assert t.g.copy().players[0].less_by == [DARTS]
    t = table(phase="reset", players={"a": {"less_ap": 1, "less_by": [DARTS]}})
    assert (t.player("a").less_ap, t.player("a").less_by) == (0, [])


def test_the_end_of_a_dungeonlord_phase_is_told_where_all_saw_it_begin() -> None:
    t = table(
        phase="dungeonlord", hands={"a": "zombie"}, peril={"b": 9}, at={"b": "library"}, active="a", position={"maps_left": []}
    )
    t.does("a", "end")
    assert t.told("lord-ends") == []
    t = table(
        phase="dungeonlord", hands={"a": "zombie"}, peril={"b": 9}, at={"b": "library"}, active="a", position={"maps_left": []}
    )
    t.rolls(1, 6).does("a", "declare", "add:zombie:B", "done", "end")
    assert t.told("lord-ends") == [{"seat": 0}]


def test_a_dungeonlord_phase_without_an_encounter_says_so_and_what_could_have_paid() -> None:
    t = table(phase="dungeonlord", hands={"a": "zombie"}, peril={"b": 9}, active="a", position={"maps_left": []})
    t.does("a", "end")
    assert t.told("lord-passes") == [{"seat": 0, "peril": 9}]
    t = table(phase="dungeonlord", hands={"a": "zombie"}, peril={"b": 0}, active="a", position={"maps_left": []})
    assert [event.to for event in t.does("a", "end").g.journal or [] if event.key == "lord-passes"] == [EVERYONE]
    assert t.told("lord-passes") == [{"seat": 0, "peril": 0}]


def test_the_first_exploration_of_a_turn_is_free_and_a_further_one_is_not() -> None:
    t = table(phase="dungeonlord", at={"b": "library"}).rolls("passage").does("a", "end")
    assert [each["ap"] for each in t.told("draws-map")] == [0]
    t.does("a", min(t.options)).rolls("corner").does("a", "explore")
    assert [each["ap"] for each in t.told("draws-map")] == [0, 1]


def test_a_second_die_a_reroll_and_a_bonus_say_what_they_cost_and_what_for() -> None:
    t = near("magic-fish", "troll-bridge", glory={"a": 2})
    t.does("a", "attempt:magic-fish").rolls(1, 5).does("a", "pay")
    assert t.told("pays") == [{"seat": 0, "count": 2, "what": "die", "card": "magic-fish"}]
    assert t.told("tries-luck") == [
        {"seat": 0, "dice": [1, 5], "what": "least", "card": "magic-fish", "value": 5, "overcome": True, "was": 0, "die": 0},
    ]  # fmt: skip
    t = near("dice-with-the-dead", "embalmers-hall", glory={"a": 2})
    t.rolls(2, 5, 1).does("a", "attempt:dice-with-the-dead", "2")
    assert t.told("pays") == [{"seat": 0, "count": 1, "what": "reroll", "card": "dice-with-the-dead"}]
    assert [(each["what"], each["value"], each["overcome"]) for each in t.told("tries-luck")] == [("either", 10, False)] * 2
    t = near("black-ledger", "library", glory={"a": 3})
    t.rolls(1).does("a", "attempt:black-ledger", "2")
    assert t.told("pays") == [{"seat": 0, "count": 2, "what": "bonus", "card": "black-ledger"}]
    assert t.told("rolls")[0]["total"] == t.told("threat")[0]["total"], "one roll has one total, glory included"
    t = near("black-ledger", "library", glory={"a": 3})
    t.rolls(1).does("a", "attempt:black-ledger", "0")
    assert t.told("pays") == []


def test_what_is_needed_is_what_is_printed_and_glory_paid_is_part_of_the_sum() -> None:
    for paid in (0, 2):
        t = near("black-ledger", "library", glory={"a": 3})
        t.rolls(1).does("a", "attempt:black-ledger", str(paid))
        (threat,) = t.told("threat")
        assert threat["value"] == t.g.cards.quests["black-ledger"].threat.value
        assert (threat["die"], threat["glory"]) == (1, paid)
        assert threat["total"] == 1 + threat["more"] - threat["less"] + paid


def test_a_second_search_of_a_turn_says_so_and_each_whether_anything_was_found() -> None:
    t = table(map=LINE, at={"b": "corridor-2"}, quests={"a": "buried-armoury"})
    t.rolls(1).does("a", "search:buried-armoury").rolls(1).does("a", "search:buried-armoury")
    assert [(each["count"], each["overcome"]) for each in t.told("searches")] == [(1, False), (2, False)]
    assert {each["how"] for each in t.told("searches")} == {"between"}


def test_that_no_map_card_is_left_is_said_once() -> None:
    t = table(position={"maps_left": ["corner", "turn"]})
    t.rolls("corner").does("a", "explore")
    t.does("a", min(t.options))
    assert not t.told("map-ends")
    t.rolls("turn").does("a", "explore")
    t.does("a", min(t.options))
    assert t.told("map-ends") == [{"count": 0}]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_whether_the_map_cards_are_used_up_or_none_fits(lang: str) -> None:
    ends = [Texts(lang).log("lichlord", {"key": "map-ends", "args": {"count": count}}, NAMES, "A") for count in (0, 1)]
    assert ends[0] != ends[1]
    at = {"a": "tomb-antechamber", "b": "tomb-antechamber"}
    vault = table(map=NOWHERE_FOR_THE_VAULT, at=at, position={"maps_left": [], "maps_below": ["sealed-vault"]})
    assert [refuse_explore(t.g, 0) for t in (table(position={"maps_left": []}), vault)] == ["no-map-cards", "no-map-fits"]


def test_a_fall_says_what_standing_up_takes() -> None:
    t = table(phase="dungeonlord", hands={"a": "stone-sack"}, peril={"b": 9}, at={"b": "library"}, active="a")
    t.rolls(1).does("a", "declare", "add:stone-sack:B", "done")
    assert [each["value"] for each in t.told("falls")] == [t.player("b").standup]


def test_a_further_attempt_says_that_it_costs_a_point() -> None:
    t = near("magic-fish", "troll-bridge")
    t.rolls(1, 1).does("a", "attempt:magic-fish", "attempt:magic-fish")
    assert [each["ap"] for each in t.told("attempts")] == [0, 1]


def test_an_effect_says_what_its_use_costs_once_it_is_paid() -> None:
    t = table(glory={"a": 9}, life={"a": 2}, heroes={"a": "roderik 2"}).does("a", "use:roderik")
    assert [(each["glory"], each["ap"]) for each in t.told("uses")] == [(3, 1)]


def test_an_attack_says_whether_an_action_point_pays_for_it() -> None:
    t = table(heroes={"a": "lorel 2"}).rolls(1, 6).does("a", "attack:B", "melee")
    assert [each["paid"] for each in t.told("hero-attacks-hero")] == ["ap"]
    t = siege("zombie", ap={"b": 1})
    t.rolls(1, 1).does("a", "declare", "add:zombie:B", "done").rolls(1, 6).does("b", "challenge:zombie", "magic")
    assert [each["paid"] for each in t.told("hero-attacks")] == ["challenge"]
    t = siege("zombie", ap_for_falling=True)
    t.rolls(1, 1).does("a", "declare", "add:zombie:B", "done").rolls(1, 6).does("b", "challenge:zombie:falling", "magic")
    assert [each["paid"] for each in t.told("hero-attacks")] == ["fall"]
    assert [each["cause"] for each in t.told("falls")] == ["own"]


def test_spikes_avoided_say_what_it_costs() -> None:
    t = table(map=GALLERY, at={"a": "tomb-antechamber"}, dodge_spikes=True).does("a", "move:0", "dodge")
    assert t.told("pays-ap") == [{"seat": 0, "count": 1, "what": "spikes", "card": "blade-gallery"}]


@pytest.mark.parametrize(("die", "holds"), [(4, False), (5, True)])
def test_the_mail_says_what_its_die_is_for(die: int, holds: bool) -> None:
    t = table(readied={"b": "mail-of-small-bones"}, heroes={"a": "kron 3"})
    t.rolls(6, 1).does("a", "attack:B", "melee").rolls(die).does("b", "use:mail-of-small-bones")
    mail = {
        "seat": 1,
        "dice": [die],
        "what": "wound",
        "card": "mail-of-small-bones",
        "value": 5,
        "overcome": holds,
        "was": 0,
        "die": 0,
    }
    assert t.told("tries-luck") == [mail]


def test_a_threat_says_what_it_is_of_and_on_what() -> None:
    t = table(map=GALLERY, at={"a": "tomb-antechamber"}).rolls(1).does("a", "move:0")
    (spikes,) = t.told("threat")
    assert (spikes["source"], spikes["card"], spikes["form"]) == ("spikes", "blade-gallery", "speed")
    t = table(phase="dungeonlord", hands={"a": DARTS}, peril={"b": 9}, at={"b": "library"})
    t.rolls(6).does("a", "declare", f"add:{DARTS}:B", "done")
    assert [(each["source"], each["card"]) for each in t.told("threat")] == [("trap", DARTS)]
    t = near("black-ledger", "library")
    t.rolls(1).does("a", "attempt:black-ledger")
    assert [(each["source"], each["card"]) for each in t.told("threat")] == [("quest", "black-ledger")]


def test_a_card_discarded_says_what_for() -> None:
    t = table(hands={"a": "zombie"}, at={"b": "library"}).does("a", "end", "hand:zombie")
    assert t.told("discards") == [{"seat": 0, "card": "zombie", "why": "turn", "on": "", "cost": 0, "ap": 0, "form": ""}]
    t = table(hands={"a": "fend-off"}, players={"a": {"lair": ["zombie"]}}, at={"b": "library"})
    t.does("a", "end", "lair:zombie")
    assert said(t, "discards") == ["Ilka discards Zombie from the lair, in place of the card from hand that must go each turn."]
    t = table(hands={"a": "zombie"}, at={"b": "library"}, optional_discard=True).does("a", "end", "hand:zombie")
    assert said(t, "discards") == ["Ilka discards Zombie from hand, by choice, at the end of the turn."]
    t = near("feed-the-font", "drowned-well", readied={"a": "mail-of-small-bones, backpack"}).does("a", "attempt:feed-the-font")
    while t.asked[1] == "give-up":
        t.does("a", sorted(t.options)[0])
    assert {(each["why"], each["on"]) for each in t.told("discards")} == {("quest", "feed-the-font")}


def test_the_end_of_a_turn_sums_up_what_it_has_changed() -> None:
    t = no_cards(table(at={"b": "library"}, position={"began": [1, 2, 6]}, glory={"a": 1}, peril={"a": 2}))
    t.does("a", "end", "save")
    assert t.told("turn-ends") == [
        {"seat": 0, "count": 2, "glory": 4, "glory_before": 1, "peril": 5, "peril_before": 2, "life": 6, "life_before": 6,
         "change": 0, "saved": True, "glory_change": 3, "peril_change": 3},
    ]  # fmt: skip
    assert "began" not in GAME.to_position(table().g)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_of_a_turn_names_only_what_has_changed(lang: str) -> None:
    def arrows(life: int, glory: int, peril: int) -> list[str]:
        now = {"life": life, "glory": glory, "peril": peril, "moved": True}
        t = no_cards(table(at={"b": "library"}, position={"began": [1, 2, 6]}, players={"a": now})).does("a", "end", "save")
        return re.findall(r"\d+ → \d+", said(t, "turn-ends", lang)[0])

    assert arrows(6, 1, 2) == []
    assert arrows(6, 3, 2) == ["1 → 3"]
    assert arrows(4, 1, 0) == ["2 → 0", "6 → 4"]


NAMES = {"A": "Ilka", "B": "Nina"}


@pytest.mark.parametrize(
    ("answer", "ends"),
    [("save", "of the action points left 1 is saved, 2 lost."), ("no", "3 action points left, not saved, so lost.")],
)
def test_the_end_of_a_turn_says_what_became_of_the_points_that_were_left(answer: str, ends: str) -> None:
    t = no_cards(table(at={"b": "library"}, ap={"a": 3})).does("a", "end", answer)
    assert said(t, "turn-ends")[0].endswith(ends)


def said(t: Table, key: str, lang: str = "en", me: str | None = "B") -> list[str]:
    """The lines of all entries of a key, as a seat reads them."""
    found = [event for event in t.g.journal or [] if event.key == key]
    told = [{"key": key, "args": {**event.args, "seat": letter_of(event.args["seat"])}} for event in found]
    return [Texts(lang).log("lichlord", each, NAMES, me) for each in told]


def test_an_ability_is_named_with_its_hero_and_so_is_what_it_heals() -> None:
    t = table(heroes={"a": "roderik 2", "b": "kron 2"}, glory={"a": 9}, life={"a": 2}, at={"a": "library"})
    t.does("a", "use:roderik")
    assert said(t, "uses") == ["Ilka uses Roderik Talus’s Healing Hand for 3 glory and 1 AP (healing)."]
    assert said(t, "heals") == ["Ilka regains 1 life and has 3 (Healing Hand)."]
    assert said(t, "heals", me="A") == ["You regain 1 life and have 3 (Healing Hand)."]
    assert [each["card"] for each in t.told("heals")] == ["roderik"], "the card, which has a picture and a place on the screen"
    assert said(t, "uses", "ru") == ["Ilka применяет способность «Исцеляющая длань» за 3 славы и 1 ОД: лечение."]
    assert said(t, "heals", "uk") == ["Ilka відновлює 1 здоров’я (Цілюща долоня), тепер 3."]


def test_life_for_a_completed_quest_says_so() -> None:
    t = near("magic-fish", "troll-bridge", life={"a": 2}).rolls(6).does("a", "attempt:magic-fish")
    assert said(t, "heals") == ["Ilka regains 1 life for the completed quest and has 3."]
    assert said(t, "heals", "ru") == ["Ilka восстанавливает 1 здоровье за выполненное задание, теперь 3."]


def test_an_escort_says_where_it_begins_and_where_its_token_is_delivered() -> None:
    t = near("saints-ashes", "crypt").does("a", "escort:saints-ashes")
    begun = {"seat": 0, "quest": "saints-ashes", "space": "crypt", "taken": False, "beyond": "scrying-pool"}
    assert t.told("escorts") == [begun]
    line = "Ilka picks up the token of “Carry the Saint’s Ashes” for free: carry it to the Scrying Pool."
    assert said(t, "escorts") == [line]
    t = near("saints-ashes", "scrying-pool", players={"a": {"escorts": ["saints-ashes"]}}).does("a", "deliver:saints-ashes")
    assert said(t, "completes") == [
        "Ilka delivers the token to the Scrying Pool and completes “Carry the Saint’s Ashes”: "
        "level 3, glory +2. That ends the Hero phase."
    ]
    t = near("walled-in-mason", "sealed-vault").does("a", "escort:walled-in-mason")
    assert said(t, "escorts")[0].endswith(": carry it to any entrance.")


def test_only_a_quest_that_wins_does_not_end_a_phase() -> None:
    t = near("magic-fish", "troll-bridge").rolls(6).does("a", "attempt:magic-fish")
    assert [each["ends"] for each in t.told("completes")] == [True]
    done = {"a": {"completed": ["slay-draky", "black-ledger"]}}
    t = near("magic-fish", "troll-bridge", players=done).rolls(6).does("a", "attempt:magic-fish")
    assert [each["ends"] for each in t.told("completes")] == [False]
    assert "phase" not in said(t, "completes")[0]


def test_an_exit_that_was_not_opened_at_once_is_opened_for_a_point() -> None:
    """Nobody reads that a hero has got through who has not."""
    for lang in LANGUAGES:
        told = {"source": "blocked", "overcome": False, "seat": "A", "form": "speed", "die": 1, "stat": 3, "total": 4, "value": 5}
        line = Texts(lang).log(
            "lichlord", {"key": "threat", "args": {**told, "more": 0, "less": 0, "glory": 0, "danger": 0}}, NAMES, "B"
        )
        assert re.search(r"\b1 (AP|ОД)\b", line), line


@pytest.mark.parametrize(("limit", "said"), [(0, []), (8, []), (7, [7]), (6, [6])])
def test_a_last_turn_of_a_seat_is_told(limit: int, said: list[int]) -> None:
    t = table(phase="reset", turn_limit=limit)
    assert [each["turn"] for each in t.told("last-turn")] == said


@pytest.mark.parametrize(("seats", "limit", "sure"), [(2, 7, [True]), (3, 7, [True]), (3, 8, [False]), (3, 9, [])])
def test_a_last_turn_is_sure_only_where_no_fallen_hero_makes_the_next_come_sooner(seats: int, limit: int, sure: list[bool]) -> None:
    t = table(phase="reset", turn_limit=limit, seats=seats)
    assert [each["sure"] for each in t.told("last-turn")] == sure
    assert ["unless" not in line for line in said(t, "last-turn")] == sure, "what could still change it is said"


def test_a_wound_of_a_rivals_quest_says_who_has_failed_at_it() -> None:
    t = near("black-ledger", "library", at={"a": "library", "b": "library"})
    t.rolls(1).does("a", "attempt:black-ledger")
    assert [(each["seat"], each["cause"], each["by_seat"]) for each in t.told("wounded")] == [(0, "quest", ""), (1, "failed", "A")]
    assert said(t, "wounded")[1].endswith(": Ilka failed at Close the Black Ledger.")


def felled(**more: Any) -> Table:
    """B's hero, with one life left, is felled by A's zombie in a game of three."""
    t = table(
        **{
            "seats": 3, "hands": {"a": "zombie", "b": "fend-off"}, "peril": {"b": 4}, "life": {"b": 1},
            "readied": {"b": "third-eye"}, "quests": {"b": "slay-draky"}, "at": {"a": "library"}, "phase": "dungeonlord", **more,
        }
    )  # fmt: skip
    t.rolls(6, 1).does("a", "declare", "add:zombie:B", "done")
    while "pass" in t.options:
        t.does("b", "pass")
    return t


MAIDEN = "maiden-in-distress"
ESCORT: dict[str, Any] = {"players": {"b": {"quests": [MAIDEN], "escorts": [MAIDEN], "lair": ["legion"]}}}


def test_what_becomes_of_the_cards_and_quests_of_a_hero_that_fell_is_told_ruling_22() -> None:
    t = felled()
    assert t.told("loses-cards") == [{"seat": 1, "count": 2}]
    assert (t.told("quest-gone"), t.told("token-lies")) == ([{"seat": 1, "quest": "slay-draky"}], [])
    t = felled(quests={}, **ESCORT)
    assert t.told("loses-cards") == [{"seat": 1, "count": 3}]
    token = {"seat": 1, "quest": MAIDEN, "space": t.player("b").space}
    assert (t.told("token-lies"), t.told("quest-gone")) == ([token], [])


def test_of_a_hero_that_rises_again_only_the_cards_and_the_token_are_told_ruling_58() -> None:
    t = felled(resurrection=True)
    assert (len(t.told("loses-cards")), t.told("quest-gone")) == (1, [])


def test_of_a_hero_whose_fall_ends_the_game_nothing_more_is_told() -> None:
    t = felled(seats=2)
    assert [event["how"] for event in t.told("wins")] == ["last-standing"]
    assert not t.told("loses-cards") + t.told("quest-gone") + t.told("token-lies")
