"""Chances as they are shown, against the engine itself: every way the dice can fall is played out and counted."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from tests.games.dungeoneer.table import Table, table
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.rules.values import stat
from undercroft.games.dungeoneer.state.dungeon import CENTRE, NORTH, SOUTH, STEPS
from undercroft.games.dungeoneer.state.state import LORD
from undercroft.games.dungeoneer.view import odds
from undercroft.kernel.ask import text_of
from undercroft.kernel.shapes import plain

Story = Callable[[], Table]


def counted(story: Story, answers: Callable[[Table], None], dice: int, happened: Callable[[Table], str]) -> dict[str, float]:
    """The shares of what happened over all falls of so many dice."""
    shares: dict[str, float] = {}
    for fall in product(range(1, 7), repeat=dice):
        t = story().rolls(*fall)
        answers(t)
        what = happened(t)
        shares[what] = shares.get(what, 0) + 6.0**-dice
    return shares


def label(t: Table, option: str) -> Any:
    """What is shown of an option."""
    assert t.ask is not None
    found = next(each for each in t.ask.options if text_of(each) == option)
    return GAME.describe(t.g, t.ask, found)


# -- attacks -----------------------------------------------------------------------------------------------------------------------


def zombie(**more: Any) -> Story:
    """A zombie attacks B, who is asked for a response before the dice fall."""

    def story() -> Table:
        hands = {"a": "zombie", "b": "fend-off"}
        t = table(hands=hands, glory={"b": 3}, peril={"b": 9}, phase=LORD, **more)
        return t.does("a", "declare", "add:zombie:B", "done")

    return story


def fought(t: Table) -> str:
    """Who was struck in the one attack."""
    if t.told("no-strike"):
        return "tie"
    if heroes := t.told("hero-strikes"):
        return "attack" if heroes[0]["seat"] == 0 else "counter"
    return "attack" if t.told("struck") else "counter"


def compare(shown: Any, shares: dict[str, float]) -> None:
    """Figures that are shown against counted shares."""
    for what in ("attack", "counter"):
        assert shown[what] == odds.percent(shares.get(what, 0)), (what, shown, shares)
    assert sum([shown[what] for what in ("attack", "tie", "counter")]) == 100
    assert abs(shown["tie"] - 100 * shares.get("tie", 0)) <= 1.5


@pytest.mark.parametrize("more", [
    {"at": {"b": "library"}},
    {},
    {"heroes": {"a": "kron 2", "b": "raka 4"}},
    {"heroes": {"a": "roderik 2", "b": "raka 3"}, "readied": {"b": "dented-visor, gravebreakers-oath"}, "at": {"b": "corridor"}},
    {"readied": {"a": "undead-awakening", "b": "mask-of-the-unburied"}},
])  # fmt: skip
def test_a_monsters_attack(more: dict[str, Any]) -> None:
    story = zombie(**more)
    shown = plain(GAME.view(story().g, None))["battle"]["attacks"][0]["odds"]
    compare(shown, counted(story, lambda t: t.does("b", "pass") and None, 2, fought))


def test_a_heros_attack_in_each_of_its_forms() -> None:
    heroes = {"a": "lorel 3", "b": "raka 2"}

    def begun() -> Table:
        return table(heroes=heroes)

    forms = plain(label(begun(), "attack:B").then)["odds"]
    assert len(forms) > 1
    for form, shown in forms.items():
        t = begun().does("a", "attack:B")
        assert t.asked == ("A", "form")
        assert label(t, form).args["percent"] == shown["attack"]
        assert plain(label(t, form).then) == {"odds": {form: shown}}
        compare(shown, counted(begun, lambda t, form=form: t.does("a", "attack:B", form) and None, 2, fought))  # type: ignore[misc]


def flames(*answers: str) -> Story:
    """Lorel attacks B by magic, with a Surge of Will in hand and her Gathered Flame: the dice wait as long as she has one left."""

    def story() -> Table:
        t = table(heroes={"a": "lorel 2", "b": "roderik 2"}, hands={"a": "surge-of-will"}, glory={"a": 5})
        return t.does("a", "attack:B", "magic", *answers)

    return story


@pytest.mark.parametrize(
    ("answers", "dice"), [((), 2), (("use:lorel",), 3), (("play:surge-of-will:2",), 2), (("play:surge-of-will:4",), 2)]
)
def test_what_was_used_for_the_next_roll_counts(answers: tuple[str, ...], dice: int) -> None:
    """The higher of two dice, and X more."""
    story = flames(*answers)
    t = story()
    assert t.asked == ("A", "window")
    shares = counted(story, lambda t: t.does("a", "pass") and None, dice, fought)
    found = odds.of_attack(t.g, t.g.battle, t.g.battle.attacks[0])
    assert found == pytest.approx(tuple(shares.get(what, 0) for what in ("attack", "tie", "counter")))
    assert found[0] > odds.of_attack(flames()().g, flames()().g.battle, flames()().g.battle.attacks[0])[0] or not answers


@pytest.mark.parametrize("die", [1, 3, 6])
def test_once_the_attack_has_rolled_only_the_counter_is_open(die: int) -> None:
    def story() -> Table:
        t = table(hands={"b": "surge-of-will"}, glory={"b": 4}, heroes={"a": "kron 3", "b": "roderik 2"})
        return t.does("a", "attack:B").rolls(die).does("a", "melee")

    t = story()
    assert t.asked == ("B", "window")
    shares = counted(story, lambda t: t.does("b", "pass") and None, 1, fought)
    found = odds.of_attack(t.g, t.g.battle, t.g.battle.attacks[0])
    assert found == pytest.approx(tuple(shares.get(what, 0) for what in ("attack", "tie", "counter")))
    compare(plain(GAME.view(t.g, None))["battle"]["attacks"][0]["odds"], shares)


# -- threats -----------------------------------------------------------------------------------------------------------------------


def overcame(t: Table) -> str:
    return "yes" if t.told("threat")[0]["overcome"] else "no"


EXITS = [
    ({"a": "library"}, "move:1", {}, 5),
    ({"a": "crypt"}, "move:0", {}, 0),
    ({"a": "library"}, "move:1", {"heroes": {"a": "pim 3", "b": "kron 1"}}, 5),
    ({"a": "corridor"}, "move:2", {"heroes": {"a": "kron 4", "b": "raka 1"}}, 0),
]


@pytest.mark.parametrize(("at", "move", "more", "value"), EXITS)
def test_an_exit(at: dict[str, str], move: str, more: dict[str, Any], value: int) -> None:
    def story() -> Table:
        return table(at=at, **more)

    t = story()
    side = int(move.rpartition(":")[2])
    found = odds.of_exit(t.g, 0, side)
    if not value:
        assert found is None
        return
    assert found is not None
    shares = counted(story, lambda t: t.does("a", move) and None, 1, overcame)
    assert found[1] == pytest.approx(shares.get("yes", 0))
    said = label(t, move)
    assert said.key == "move-trap"
    assert (said.args["value"], said.args["percent"]) == (value, odds.percent(shares["yes"]))


def test_a_blocked_exit() -> None:
    def story() -> Table:
        return table(map={"tomb-antechamber": (CENTRE, 0), "crypt": (CENTRE + 1, 0)})

    t = story()
    sides = [side for side, _ in t.g.dungeon.ways("crypt")]
    assert sides == [3]
    found = odds.of_exit(t.g, 0, 3)
    assert found is not None
    said = label(t, "move:3")
    shares = counted(story, lambda t: t.does("a", "move:3") and None, 1, overcame)
    assert (said.key, said.args["percent"]) == ("move-blocked", odds.percent(shares["yes"]))


@pytest.mark.parametrize(
    ("where", "trap"), [("crypt", "whispering-darts"), ("dark-crossroads", "unkind-boulder"), ("library", "closing-walls")]
)
def test_a_trap(where: str, trap: str) -> None:
    def story() -> Table:
        hands = {"a": trap, "b": "lucky-tumble"}
        t = table(hands=hands, at={"a": "corridor", "b": where}, peril={"b": 9}, glory={"b": 9}, phase=LORD)
        t.does("a", "declare")
        add = sorted(option for option in t.options if option.startswith(f"add:{trap}:B"))[0]
        return t.does("a", add, "done")

    t = story()
    while t.asked == ("B", "window") and t.g.battle is None:
        t.does("b", "pass")
    shown = plain(GAME.view(t.g, None))["battle"]["traps"][0]
    stats = shown["stats"]
    best = max(stats, key=lambda form: stat(t.g, 1, form))

    def answer(t: Table) -> None:
        while t.ask is not None and not t.told("threat"):
            who, what = t.asked
            t.does(who, best if what == "stat" else "pass")

    shares = counted(story, answer, 1, overcame)
    assert shown["odds"] == {"B": odds.percent(shares.get("yes", 0))}


# -- quests ------------------------------------------------------------------------------------------------------------------------


LINE = {
    "tomb-antechamber": (CENTRE, 0), "corridor": (CENTRE + STEPS[SOUTH], 0), "crypt": (CENTRE + 2 * STEPS[SOUTH], 0),
    "corridor-2": (CENTRE + STEPS[NORTH], 0),
}  # fmt: skip


@pytest.mark.parametrize("options", [{}, {"search_distance": "moves"}])
def test_a_search(options: dict[str, Any]) -> None:
    def story() -> Table:
        return table(map=LINE, at={"b": "corridor-2"}, quests={"a": "buried-armoury"}, **options)

    def found(t: Table) -> str:
        search = t.told("searches")[0]
        return "yes" if search["total"] >= search["value"] else "no"

    shares = counted(story, lambda t: t.does("a", "search:buried-armoury") and None, 1, found)
    said = label(story(), "search:buried-armoury")
    assert said.args["percent"] == odds.percent(shares["yes"])
    assert said.args["plus"] == (2 if options else 1)


@pytest.mark.parametrize(
    ("quest", "where", "dice"), [("magic-fish", "troll-bridge", 1), ("dice-with-the-dead", "embalmers-hall", 2)]
)
def test_luck(quest: str, where: str, dice: int) -> None:
    def story() -> Table:
        at = {"a": where, "b": "tomb-antechamber"}
        return table(
            map={"tomb-antechamber": (CENTRE, 0), where: (CENTRE + STEPS[SOUTH], 0)}, at=at, quests={"a": quest}, glory={"a": 0}
        )

    shares = counted(
        story, lambda t: t.does("a", f"attempt:{quest}") and None, dice, lambda t: "yes" if t.told("completes") else "no"
    )
    assert label(story(), f"attempt:{quest}").args["percent"] == odds.percent(shares["yes"])


@pytest.mark.parametrize("glory", [0, 3])
def test_a_quests_threat_with_glory_for_it(glory: int) -> None:
    def story() -> Table:
        heroes = {"a": "lorel 3", "b": "kron 1"}
        return table(heroes=heroes, at={"a": "library", "b": "corridor"}, quests={"a": "black-ledger"}, glory={"a": glory})

    def done(t: Table) -> str:
        return "yes" if t.told("completes") else "no"

    t = story()
    if glory == 0:
        shares = counted(story, lambda t: t.does("a", "attempt:black-ledger") and None, 1, done)
        assert label(t, "attempt:black-ledger").args["percent"] == odds.percent(shares["yes"])
        return
    t.does("a", "attempt:black-ledger")
    for count in range(glory + 1):
        shares = counted(story, lambda t, count=count: t.does("a", "attempt:black-ledger", str(count)) and None, 1, done)  # type: ignore[misc]
        assert label(t, str(count)).args["percent"] == odds.percent(shares.get("yes", 0))


@pytest.mark.parametrize("level", [1, 2, 4])
def test_standing_up(level: int) -> None:
    def story() -> Table:
        lies = {"a": {"down": True, "standup": 4}}
        return table(heroes={"a": f"kron {level}", "b": "raka 1"}, at={"b": "corridor"}, players=lies)

    shares = counted(story, lambda t: t.does("a", "stand-up") and None, 1, lambda t: "yes" if t.told("stands-up") else "no")
    said = label(story(), "stand-up")
    assert (said.key, said.args["value"], said.final) == ("stand-up-roll", 4, True), "a roll cannot be taken back"
    assert said.args["percent"] == odds.percent(shares.get("yes", 0))


# -- figures -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("needed", range(-2, 10))
def test_one_die_and_the_higher_of_two(needed: int) -> None:
    falls = list(product(range(1, 7), repeat=2))
    assert odds.reaches(needed) == pytest.approx(sum(a >= needed for a, _ in falls) / 36)
    assert odds.reaches(needed, twice=True) == pytest.approx(sum(max(fall) >= needed for fall in falls) / 36)


def test_certain_is_only_what_is_certain() -> None:
    assert [odds.percent(chance) for chance in (0, 1 / 1296, 0.5, 1295 / 1296, 1)] == [0, 1, 50, 99, 100]


def test_shares_are_together_a_hundred() -> None:
    t = zombie()()
    battle, attack = t.g.battle, t.g.battle.attacks[0]
    for bonus in range(-12, 13):
        attack.bonuses = [("bone-ward", bonus, "")]
        shown = plain(odds.shares(t.g, battle, attack))
        assert sum(shown.values()) == 100
        assert min(shown.values()) >= 0
