"""The route helper of a table: the best way from here, and after the round what each dog's way was worth beside it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.doggies.dungeons import dungeon
from tests.games.doggies.table import Table, table
from tests.games.doggies.why_stories import HOLES
from undercroft.games.doggies import hindsight
from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.hindsight import keep_best
from undercroft.games.doggies.routes import HELPER_NODES, best_route
from undercroft.games.doggies.rules import ROOM, TURN, WALK
from undercroft.games.doggies.state import State
from undercroft.kernel.ask import text_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.state import Event
from undercroft.text import LANGUAGES, Texts


def played(seed: int, helper: bool) -> tuple[Match, list[tuple[str, int]]]:
    """A game at random, and what the helper said at each question it speaks at."""
    match = Match(GAME, GAME.read_settings({"helper": helper}, 2), 2, SampledNature(Random(seed)))
    rng, said = Random(seed), []
    while asks := match.asks():
        ask = asks[0]
        best = GAME.view(match.state, ask.seat).best
        others = [GAME.view(match.state, seat).best for seat in (1 - ask.seat, None)]
        assert others == [None, None]
        if best is not None:
            said.append((ask.what, best.coins))
            assert best.cells[0] == "start"
        match.answer(ask.seat, text_of(ask.options[int(rng.random() * len(ask.options))]), ask.what)
    return match, said


def told(match: Match) -> list[Event]:
    return [event for event in match.journal if event.key == "best-way"]


def test_it_speaks_before_the_action_and_on_the_way() -> None:
    asked = {what for seed in (1, 2, 3) for what, _ in played(seed, helper=True)[1]}
    assert asked == {TURN, WALK, ROOM}


def best_of(t: Table, seat: str, reader: str) -> dict[str, Any]:
    """What a reader, or with "" whoever looks on, was told of a dog's best way."""
    told = [entry["args"] for entry in t.view(reader)["journal"] if entry["key"] == "best-way" and entry["args"]["seat"] == seat]
    assert len(told) == 1
    return dict(told[0])


OUT_OF_E1 = "e"

IFRIT_OR_COIN = """
    ifrit-bow       .
    start           coin-1@ESW
"""
"""North an ifrit, which brings coins to its hunter alone; east a coin for everyone."""


def test_after_the_round_everyone_is_told_the_best_way_of_each_dog_that_left() -> None:
    t = table(IFRIT_OR_COIN, "joan", "robin").leaves("A", "n fight out:n").sleeps("B")
    for reader in ("A", "B", ""):
        assert best_of(t, "A", reader) == {
            "seat": "A",
            "coins": 0,
            "best": 1,
            "cells": ["start", "e1"],
            "how": "left",
            "exact": True,
            "out": OUT_OF_E1,
            "did": ["go:e", "claim", "out:e"],
            "walked": ["start", "n1"],
            "secret": "none" if reader == "A" else "out",
        }


def test_a_dog_that_slept_is_told_the_way_it_could_have_taken() -> None:
    t = table(IFRIT_OR_COIN, "joan", "robin").sleeps("A", "B")
    for seat in "AB":
        assert best_of(t, seat, "A") == {
            "seat": seat,
            "coins": 0,
            "best": 1,
            "cells": ["start", "e1"],
            "how": "slept",
            "exact": True,
            "out": OUT_OF_E1,
            "did": ["go:e", "claim", "out:e"],
            "walked": [],
            "secret": "none" if seat == "A" else "out",
        }


def test_whoever_took_the_best_way_is_told_so() -> None:
    t = table(IFRIT_OR_COIN, "joan", "robin").leaves("A", "e claim out:s").sleeps("B")
    assert best_of(t, "A", "B") == {
        "seat": "A",
        "coins": 1,
        "best": 1,
        "cells": ["start", "e1"],
        "how": "best",
        "exact": True,
        "out": "s",
        "did": ["go:e", "claim", "out:s"],
        "walked": ["start", "e1"],
        "secret": "out",
    }


def test_37_a_best_way_counts_the_own_quest_for_its_seat_alone() -> None:
    """An ifrit brings its hunter two coins; the others are told of the coin."""
    t = table(IFRIT_OR_COIN, "joan quest=hunt-ifrit", "robin").sleeps("A", "B")
    assert (best_of(t, "A", "A")["best"], best_of(t, "A", "A")["cells"]) == (2, ["start", "n1"])
    for reader in ("B", ""):
        assert (best_of(t, "A", reader)["best"], best_of(t, "A", reader)["cells"]) == (1, ["start", "e1"])


def test_a_dog_that_slept_where_there_was_no_way_out_is_told_so() -> None:
    t = table(HOLES.format("dragon-1"), "joan", "robin").sleeps("A")
    assert (best_of(t, "A", "A")["how"], best_of(t, "A", "B")["how"]) == ("shut", "shut")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("how", ["best", "left", "slept", "stayed"])
def test_of_a_rival_it_is_said_that_its_secret_quest_does_not_count(lang: str, how: str) -> None:
    def said(reader: str, secret: str) -> str:
        args = {"seat": "A", "coins": 1, "best": 2, "cells": [], "how": how, "exact": True, "out": "", "did": [], "walked": []}
        return Texts(lang).log("doggies", {"key": "best-way", "args": {**args, "secret": secret}}, {"A": "Lena"}, reader)

    secret = {"en": "secret quest", "ru": "личный квест", "uk": "особистий квест"}[lang]
    assert secret in said("B", "out")
    assert secret not in said("A", "none")
    assert len({said("A", each) for each in ("in", "out", "none")}) == 3


@pytest.mark.parametrize(
    ("quest", "mine"), [("hunt-ifrit", "in"), ("hunt-golem", "none"), ("most-bow", "out")], ids=["hunted", "not-there", "most"]
)
def test_of_the_own_quest_it_is_said_whether_it_counts_and_to_others_that_it_does_not(quest: str, mine: str) -> None:
    """Most trophies are sure for nobody before the end."""
    t = table(IFRIT_OR_COIN, f"joan quest={quest}", "robin").sleeps("A", "B")
    assert [best_of(t, "A", reader)["secret"] for reader in ("A", "B", "")] == [mine, "out", "out"]


IFRIT_OR_COINS = """
    ifrit-bow       .
    start           coins-1@ESW
"""
"""North an ifrit, which brings its hunter two coins; east two coins for everyone."""


def test_a_best_way_through_the_hunted_monster_says_that_it_counts_it_though_another_way_brings_everyone_as_much() -> None:
    t = table(IFRIT_OR_COINS, "joan quest=hunt-ifrit", "robin").sleeps("A", "B")
    mine, other = best_of(t, "A", "A"), best_of(t, "A", "B")
    assert (mine["best"], mine["cells"], mine["secret"]) == (2, ["start", "n1"], "in")
    assert (other["best"], other["cells"], other["secret"]) == (2, ["start", "e1"], "out")


@pytest.mark.parametrize(("answers", "secret"), [("n fight out:n", "in"), ("e claim out:s", "none")], ids=["hunted", "passed by"])
def test_one_who_took_the_best_way_is_told_that_the_quest_counts_if_it_hunted_on_it(answers: str, secret: str) -> None:
    t = table(IFRIT_OR_COINS, "joan quest=hunt-ifrit", "robin").leaves("A", answers).sleeps("B")
    best = best_of(t, "A", "A")
    assert (best["how"], best["coins"], best["secret"]) == ("best", 2, secret)


def test_a_best_way_tells_what_is_done_on_it_with_the_wall_that_bonk_breaks_and_the_room_that_sharik_turns() -> None:
    t = table("coin-1@ENW\nstart", "bonk", "sharik").sleeps("A", "B")
    bonk, sharik = (best_of(t, seat, "A")["did"] for seat in "AB")
    assert (bonk[:2], len(bonk)) == (["break:n", "claim"], 3)
    assert (sharik[0].split(":")[:2], sharik[1:3], len(sharik)) == (["rotate", "n1"], ["go:n", "claim"], 4)


COINS_IN_A_ROW = """
    coin-1@ESW      coin-2@ESW      coin-3@ESW      coin-4@ESW      coin-5@ESW      coin-6@ESW
    start           .               .               .               .               .
"""


def test_the_paw_that_sleeping_wins_is_no_paw_of_the_best_way() -> None:
    t = table(COINS_IN_A_ROW, "joan", "robin", helper=True)
    best = t.view("A")["board"]["best"]["coins"]
    assert best_of(t.sleeps("A", "B"), "A", "B")["best"] == best == 5


TRAP_OR_NOTHING = """
    .               trap-bow-1@NS   .
    coin-1@NSW      start           coin-2@NES
    .               coin-3@ESW      .
"""


def test_a_dog_that_slept_where_every_way_out_costs_coins_did_best() -> None:
    t = table(TRAP_OR_NOTHING, "joan", "robin").sleeps("A", "B")
    assert best_of(t, "A", "A") == {
        "seat": "A",
        "coins": 0,
        "best": 0,
        "cells": [],
        "how": "stayed",
        "exact": True,
        "out": "",
        "did": [],
        "walked": [],
        "secret": "none",
    }
    assert best_of(t, "B", "A")["how"] == "slept"  # Robin leaps over the trap


def big(dog: str, seed: int) -> State:
    """A dungeon of thirty rooms, in which the helper that must not keep a table waiting looks at too few ways."""
    g = dungeon(dog, 30, Random(f"{dog}/{seed}"), paws=7)
    route = best_route(g, 0, budget=HELPER_NODES)
    assert route is not None
    assert not route.exact
    return g


def test_after_the_round_there_is_time_to_find_the_best_way() -> None:
    g = big("bonk", 6)
    best = best_route(g, 0)
    keep_best(g, 0)
    assert best is not None
    for kept in g.dogs[0].hindsight:
        assert (kept.coins, kept.best, kept.cells, kept.exact) == (0, best.coins, best.cells, True)
        assert (kept.how, kept.story, kept.walked) == ("slept", best.story, ())


def test_a_best_way_that_is_only_the_best_one_found_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hindsight, "ROUND_NODES", HELPER_NODES)
    g = big("bonk", 6)
    keep_best(g, 0)
    assert [kept.exact for kept in g.dogs[0].hindsight] == [False, False]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("how", ["best", "left", "slept", "stayed"])
def test_the_words_tell_the_best_way_from_the_best_one_found(lang: str, how: str) -> None:
    def said(exact: bool, name: str) -> str:
        args = {"seat": "A", "coins": 0, "best": 2, "cells": [], "how": how, "exact": exact, "secret": "none"}
        return Texts(lang).log("doggies", {"key": "best-way", "args": args}, {"A": name}, None)

    assert said(True, "Lena") != said(False, "Lena")


@pytest.mark.parametrize(("dog", "searches"), [("joan", 1), ("joan quest=hunt-golem", 1), ("joan quest=hunt-ifrit", 2)])
def test_the_own_quest_is_looked_at_apart_only_where_what_it_hunts_lies(
    monkeypatch: pytest.MonkeyPatch, dog: str, searches: int
) -> None:
    t = table(IFRIT_OR_COIN, dog, "robin")
    looked: list[int] = []

    def counted(*args: Any, **more: Any) -> Any:
        looked.append(1)
        return best_route(*args, **more)

    monkeypatch.setattr(hindsight, "best_route", counted)
    keep_best(t.g, 0)
    assert len(looked) == searches


@pytest.mark.parametrize("seed", range(4))
def test_each_dog_is_told_of_once_a_round_where_it_had_a_way_out(seed: int) -> None:
    match, _ = played(seed, helper=True)
    for seat in (None, 0, 1):
        rounds: list[list[int]] = []
        for event in match.journal:
            if event.key == "round-ends":
                rounds.append([])
            if event.key == "best-way" and event.seen_by(seat):
                rounds[-1].append(event.args["seat"])
                assert event.args["coins"] <= event.args["best"]
                assert event.args["cells"][:1] == ([] if event.args["how"] in ("stayed", "shut") else ["start"])
        assert len(rounds) == 3
        for told_of in rounds:
            assert told_of == sorted(set(told_of))


def test_without_it_nothing_is_said() -> None:
    match, said = played(3, helper=False)
    assert said == []
    assert told(match) == []
