"""The change comes first, then it is told: whoever hears of it sees it on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.dungeoneer.fights import declares, siege
from tests.games.dungeoneer.table import Table, table
from undercroft.games.dungeoneer.game import GAME


def watch(t: Table, key: str, look: Callable[[dict[str, Any]], Any]) -> list[Any]:
    """What a look at the table shows whenever something of one kind is told."""
    seen: list[Any] = []

    def witness(g: Any) -> None:
        event = g.journal[-1]
        if event.key == key:
            seen.append(look(event.args))

    t.g.journal, t.g.witness = [], witness
    return seen


def test_a_boon_is_readied_and_paid_for_before_it_is_told() -> None:
    t = table(hands={"a": "rooted-stance"}, glory={"a": 9})
    seen = watch(t, "plays", lambda args: (t.player("a").inventory == [args["card"]], t.glory("a") == 9 - args["cost"]))
    t.does("a", "play:rooted-stance")
    assert seen == [(True, True)]


def test_a_response_is_discarded_before_it_is_told() -> None:
    t = declares(siege("zombie", hands={"a": "zombie", "b": "fend-off"}, glory={"b": 3}), "zombie:B")
    seen = watch(t, "plays-on", lambda args: t.discarded(args["card"]))
    t.does("b", "play:fend-off:zombie")
    assert seen == [True]


def test_a_bane_hangs_on_its_hero_before_it_is_told() -> None:
    t = table(hands={"a": "grave-shackles"}, peril={"b": 9}, phase="dungeonlord")
    seen = watch(t, "plays-bane-at", lambda args: any(args["card"] in cards for cards in t.g.under.values()))
    t.does("a", "play:grave-shackles:B")
    assert seen == [True]


def test_an_encounter_says_what_its_target_has_paid() -> None:
    t = siege("zombie, barrow-knight")
    seen = watch(t, "encounter", lambda args: (t.peril("b"), args["cost"]))
    declares(t.rolls(6, 1, 1, 6, 1, 1), "zombie:B", "barrow-knight:B")
    assert [left + cost for left, cost in seen] == [9, seen[0][0]]


def test_a_monster_is_in_its_lair_or_in_hand_before_that_is_told() -> None:
    t = declares(siege("zombie, night-hamster").rolls(1, 1, 1, 1), "zombie:B", "night-hamster:B")
    seen = watch(t, "keeps", lambda args: args["card"] in {"hand": t.player("a").hand, "lair": t.player("a").lair}[args["where"]])
    t.does("a", "hand:zombie", "lair:night-hamster")
    assert seen == [True, True]


def test_a_saved_point_is_all_that_is_left_when_it_is_told() -> None:
    t = table(ap={"a": 3})
    seen = watch(t, "saves", lambda args: (t.player("a").ap, args["uses"]))
    t.does("a", "end")
    while t.ask and t.ask.what != "save":
        t.does("abcd"[t.ask.seat], "pass")
    t.rolls("zombie", "legion", "bugbear", "soot-imp", "gloom-bats").does("a", "save")
    assert seen == [(1, "all")]


@pytest.mark.parametrize(
    ("seat", "option", "told", "more"),
    [
        ("b", "play:create-darkness", "plays", {"glory": {"b": 9}, "hands": {"a": "zombie", "b": "create-darkness"}}),
        ("a", "play:scent-of-blood:B:zombie", "plays-bane-at-on", {"hands": {"a": "zombie, scent-of-blood"}}),
    ],
)  # fmt: skip
def test_what_is_played_for_an_attack_is_in_its_chances_when_it_is_told(
    seat: str, option: str, told: str, more: dict[str, Any]
) -> None:
    t = declares(siege("zombie", **more).rolls(1, 1), "zombie:B")
    seen = watch(t, told, lambda args: chances(t))
    while option not in t.options:
        t.does(t.asked[0].lower(), "pass")
    before = chances(t)
    t.does(seat, option)
    assert seen[0] != before
    assert t.ask is not None
    if t.asked[1] in ("respond", "window"):
        assert seen[0] == chances(t), "nothing else has changed since"


def chances(t: Table) -> tuple[int, int, int]:
    """The three chances of the battle's first attack, as the view shows them."""
    battle = GAME.view(t.g, None).battle
    assert battle is not None
    shares = battle.attacks[0].odds
    assert shares is not None
    return shares.attack, shares.tie, shares.counter
