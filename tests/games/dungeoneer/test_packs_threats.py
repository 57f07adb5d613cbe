"""Threats on level and life (rules §8), with a pack that has them on exits, hazards, traps, quests and monsters."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from undercroft.games.dungeoneer.bots.choices import policy
from undercroft.games.dungeoneer.bots.odds import overcome
from undercroft.games.dungeoneer.bots.ways import Feet
from undercroft.games.dungeoneer.cards import installed
from undercroft.games.dungeoneer.cards.fields import LEVEL, LIFE, PIT, SPIKES, THREAT, Threat
from undercroft.games.dungeoneer.cards.packs import read_library
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.rules.twists.every import TWISTS
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, SOUTH, STEPS, WEST, Dungeon
from undercroft.games.dungeoneer.state.moments import Coming
from undercroft.games.dungeoneer.view import odds
from undercroft.games.dungeoneer.view.describe import describe
from undercroft.kernel.ask import Choose, text_of
from undercroft.kernel.game import Label
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.run import Run
from undercroft.kernel.shapes import plain
from undercroft.lab.simulate import simulate
from undercroft.text import LANGUAGES, Texts

from .table import Table, table

PACKS = Path(__file__).parent / "packs"
LIBRARY = read_library(installed.SETS / "lich_lord", TWISTS, PACKS / "heart-and-rank")
HALL, STAIR = "hall-of-ranks", "stair-of-ranks"
LORD = "dungeonlord"


def ranked(
    hand: dict[str, str] | None = None, ready: dict[str, str] | None = None, south: str = "crypt", quest: str = "", **story: Any
) -> Table:
    """The usual story with cards of the pack in hand or readied, ``south`` in place of the crypt with a corridor east and a stair
    west of it, a quest of the first seat's."""
    g = table(**story).g
    at = CENTRE + STEPS[SOUTH]
    lies = {**g.dungeon.lies, south: (at, 0), "corridor-2": (at + STEPS[EAST], 0), STAIR: (at + STEPS[WEST], 0)}
    if south != "crypt":
        del lies["crypt"]
    g.cards, g.dungeon = LIBRARY, Dungeon(LIBRARY.maps, lies)
    for seat, player in enumerate(g.players):
        player.hand += (hand or {}).get("abcd"[seat], "").split()
        player.inventory += (ready or {}).get("abcd"[seat], "").split()
        player.space = south if player.space == "crypt" else player.space
    g.players[0].quests = [quest] if quest else []
    return Table(g)


def said(t: Table, answer: str) -> Label:
    """How an option is shown."""
    assert t.ask is not None
    return describe(t.g, t.ask, next(option for option in t.ask.options if text_of(option) == answer))


def shown(t: Table, texts: Texts, answer: str) -> str:
    """How an option reads."""
    label = said(t, answer)
    return texts.option(GAME.id, {"id": answer, "key": label.key, "args": label.args})


def rolled(t: Table) -> list[tuple[int, str, int]]:
    """Every threat roll: who, on what, and its sum."""
    return [(args["seat"], args["form"], args["total"]) for args in t.told("rolls") if args["of"] == THREAT]


def sprung(t: Table, *traps: str, target: str = "B") -> Table:
    """The first seat plays traps."""
    return t.does("a", "declare", *[f"add:{trap}:{target}" for trap in traps], "done")


# --- the value --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "life"), [(4, 4), (3, 3)])
def test_8_a_threat_on_life_counts_the_life_that_is_left(die: int, life: int) -> None:
    t = ranked({"a": "heart-bell"}, peril={"b": 5}, life={"b": 4}, at={"b": "library"}, phase=LORD)
    sprung(t.rolls(die), "heart-bell")  # 8
    assert rolled(t) == [(1, LIFE, die + 4)]
    assert t.life("b") == life


def test_8_a_wound_makes_the_next_threat_on_life_harder() -> None:
    t = ranked({"a": "heart-bell heart-bell-2"}, peril={"b": 5}, at={"b": "library"}, phase=LORD)
    sprung(t.rolls(1, 2), "heart-bell", "heart-bell-2")
    assert rolled(t) == [(1, LIFE, 1 + 6), (1, LIFE, 2 + 5)]
    assert t.life("b") == 4


def test_8_healing_before_the_dice_counts() -> None:
    t = ranked({"a": "heart-bell", "b": "salve"}, peril={"b": 5}, glory={"b": 1}, life={"b": 3}, at={"b": "library"}, phase=LORD)
    sprung(t, "heart-bell").does("b", "pass", "pass")  # after the declaration, and in the step of responses
    (roll,) = plain(GAME.view(t.g, 1))["moment"]["rolls"]
    assert (roll["form"], roll["needs"], roll["percent"]) == (LIFE, 8, 33)
    t.rolls(4).does("b", "play:salve")
    assert rolled(t) == [(1, LIFE, 4 + 4)]
    assert t.life("b") == 4


def test_8_a_trap_on_life_meets_every_hero_with_the_life_it_has_before_any_wound() -> None:
    t = ranked(
        {"a": "heart-bell"}, seats=3, peril={"b": 5}, life={"a": 2, "b": 6, "c": 3}, phase=LORD, heroes={"c": "lorel 4"}
    )  # fmt: skip
    sprung(t.rolls(5, 1, 5), "heart-bell")
    assert rolled(t) == [(0, LIFE, 7), (1, LIFE, 7), (2, LIFE, 8)]
    assert [t.life(seat) for seat in "abc"] == [1, 5, 3]


def test_8_a_level_gained_helps_at_once_against_an_exit_on_level() -> None:
    t = ranked({"a": "lesson"}, south=HALL, glory={"a": 1})
    move = said(t, f"move:{EAST}")
    assert (move.key, move.args["stat"], move.args["value"], move.args["percent"]) == ("move-blocked", LEVEL, 5, 67)
    t.does("a", "play:lesson")
    assert said(t, f"move:{EAST}").args["percent"] == 83
    t.rolls(2).does("a", f"move:{EAST}")
    assert rolled(t) == [(0, LEVEL, 2 + 3)]
    assert (t.player("a").space, t.player("a").ap) == ("corridor-2", 2)


@pytest.mark.parametrize(("die", "life"), [(4, 4), (3, 3)])
def test_8_a_trap_exit_on_life_and_a_pit_on_level_or_melee(die: int, life: int) -> None:
    """Level 2 and melee 3: the player picks, as with any two stats."""
    t = ranked(south=HALL, life={"a": 4})
    t.rolls(die).does("a", f"move:{WEST}")
    assert (rolled(t), t.life("a")) == ([(0, LIFE, die + 4)], life)
    assert t.asked == ("A", "stat")
    assert [(label.args["stat"], label.args["value"]) for label in (said(t, "level"), said(t, "melee"))] == [
        (LEVEL, 2),
        ("melee", 3),
    ]
    t.rolls(3).does("a", "level")
    assert rolled(t)[1:] == [(0, LEVEL, 3 + 2)]
    assert t.player("a").down


@pytest.mark.parametrize(("die", "life"), [(5, 3), (4, 2)])
def test_8_spikes_on_life(die: int, life: int) -> None:
    t = ranked(south=HALL, at={"a": "tomb-antechamber"}, life={"a": 3})
    t.rolls(die).does("a", f"move:{SOUTH}")
    assert (rolled(t), t.life("a")) == ([(0, LIFE, die + 3)], life)


@pytest.mark.parametrize(("stat", "value", "percent", "lies"), [("life", 2, 17, True), ("speed", 3, 33, False)])
def test_8_of_two_stats_each_hero_picks_its_own(stat: str, value: int, percent: int, lies: bool) -> None:
    t = ranked({"a": "herald"}, seats=3, peril={"b": 5}, life={"b": 2}, at={"b": "library", "c": "library"}, phase=LORD)
    sprung(t, "herald")
    assert (t.asked, t.options) == (("B", "stat"), {"life", "speed"})
    assert said(t, stat).args == {"stat": stat, "value": value, "percent": percent}  # 8 needed
    t.does("b", stat).rolls(5, 2).does("c", "life")
    assert rolled(t) == [(1, stat, 5 + value), (2, LIFE, 2 + 6)]
    assert (t.player("b").down, t.player("c").down) == (lies, False)


def test_8_a_quest_on_level_with_glory_for_it() -> None:
    t = ranked(quest="roll-call", glory={"a": 2})
    assert said(t, "attempt:roll-call").args["percent"] == 67
    t.does("a", "attempt:roll-call")
    assert [said(t, str(more)).args["percent"] for more in (0, 1, 2)] == [67, 83, 100]
    t.rolls(2).does("a", "1")
    assert rolled(t) == [(0, LEVEL, 2 + 2 + 1)], "the glory that was paid is in the sum"
    assert (t.player("a").completed, t.player("a").level) == (["roll-call"], 3)


def test_8_a_monster_with_a_threat_on_level_or_life() -> None:
    t = ranked({"a": "ranker"}, peril={"b": 5}, life={"b": 1}, heroes={"b": "roderik 3"}, at={"b": "library"}, phase=LORD)
    sprung(t, "ranker")
    t.rolls(5, 1, 6).does("b", "level")
    assert rolled(t)[0] == (1, LEVEL, 5 + 3)
    assert t.player("b").less_ap == 0


def test_8_standing_up_stays_a_melee_roll() -> None:
    t = ranked({"a": "herald"}, peril={"b": 5}, life={"b": 2}, ap={"b": 1}, at={"b": "library"}, phase=LORD)
    t.rolls(1)
    sprung(t, "herald").does("b", "life")
    t.rolls(2).does("b", "stand-up")
    assert rolled(t)[1:] == [(1, "melee", 2 + 2)]
    assert not t.player("b").down


# --- what is added ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("boon", "more"), [("steady-hand", 1), ("trained-hand", 0)])
def test_8_changes_of_threat_rolls_count_unless_they_name_forms_and_changes_of_stats_do_not(boon: str, more: int) -> None:
    t = ranked({"a": "heart-bell"}, {"b": boon}, peril={"b": 5}, life={"b": 4}, at={"b": "library"}, phase=LORD)
    sprung(t.rolls(3), "heart-bell")
    assert rolled(t) == [(1, LIFE, 3 + 4 + more)]
    t = ranked(ready={"a": boon}, south=HALL).rolls(3).does("a", f"move:{EAST}")
    assert rolled(t) == [(0, LEVEL, 3 + 2 + more)]


def test_8_what_is_played_for_a_roll_helps_unless_it_names_forms() -> None:
    t = ranked(
        {"a": "heart-bell", "b": "deep-breath quick-breath"}, peril={"b": 5}, glory={"b": 9}, life={"b": 1}, at={"b": "library"},
        phase=LORD,
    )  # fmt: skip
    sprung(t, "heart-bell")
    assert {"play:deep-breath", "pass"} == t.options
    t.rolls(4).does("b", "play:deep-breath")
    assert rolled(t) == [(1, LIFE, 4 + 1 + 3)]
    assert t.life("b") == 1


# --- chances ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("life", [1, 2, 4, 6])
@pytest.mark.parametrize(("stats", "ready"), [((LIFE,), ""), ((LIFE,), "steady-hand"), ((LEVEL, LIFE), "trained-hand")])
def test_8_the_bots_reckon_with_the_chances_that_are_shown(life: int, stats: tuple[str, ...], ready: str) -> None:
    g = ranked(ready={"a": ready}, south=HALL, life={"a": life}).g
    threat = Threat(stats, 8)
    shown = max(odds.of_threat(g, Coming(0, THREAT, each, None, "trap", None, 8)) for each in stats)
    assert overcome(g, 0, threat, "trap") == pytest.approx(shown)
    for side, source in ((EAST, "blocked"), (WEST, "exit")):
        way, found = g.dungeon.exit(HALL, side).threat, odds.of_exit(g, 0, side)
        assert way is not None
        assert found is not None
        assert Feet(g, 0).fails(way, source) == pytest.approx(1 - found[1])


@pytest.mark.parametrize(("life", "picked"), [(1, "level"), (2, "life"), (6, "life")])
def test_8_the_bots_pick_what_they_have_more_of(life: int, picked: str) -> None:
    g = ranked(life={"a": life}).g
    assert policy(g, Choose(0, "stat", ("life", "level") if life == 2 else ("level", "life"))) == picked


# --- words ------------------------------------------------------------------------------------------------------------------------

SAID = {
    "en": [
        "Force the blocked exit to the Corridor (level 5+): 67% to open it at once", "Face it with life: die + 2", "Life: 17%",
        "A rolls: 5 + life 2 = 7.",
    ],
    "ru": [
        "Прорваться сквозь блокированный выход: Коридор, уровень 5+, успех 67 %",
        "Проверка: здоровье, кубик + 2", "Здоровье: 17 %",
        "A, проверка: кубик 5 + здоровье 2 = 7.",
    ],
    "uk": [
        "Прорватися крізь заблокований вихід: Коридор, рівень 5+, успіх 67 %",
        "Перевірка: здоров’я, кубик + 2", "Здоров’я: 17 %",
        "A, перевірка: кубик 5 + здоров’я 2 = 7.",
    ],
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_and_the_log_have_words_for_both(lang: str) -> None:
    texts = Texts(lang)
    t = ranked({"b": "herald"}, south=HALL, life={"a": 2}, at={"b": "library"}, peril={"a": 1})
    force = shown(t, texts, f"move:{EAST}")
    t.g.active, t.g.phase = 1, LORD
    t = Table(t.g).does("b", "declare", "add:herald:A", "done")
    face, button = shown(t, texts, "life"), texts.format("dungeoneer-do-stat", **said(t, "life").args)
    t.rolls(5).does("a", "life")
    (line,) = [
        texts.log(GAME.id, {"key": event.key, "args": {**event.args, "seat": "A"}})
        for event in t.g.journal or []
        if event.key == "rolls"
    ]
    assert [force, face, button, line] == SAID[lang]


# --- games ------------------------------------------------------------------------------------------------------------------------


@pytest.fixture
def installed_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(installed.PLACE, str(PACKS))


EVERY = {(what, source) for what in (LEVEL, LIFE) for source in ("blocked", "exit", "hazard", "quest", "monster")} | {
    (LIFE, "trap")
}


@pytest.mark.usefixtures("installed_packs")
def test_games_with_such_threats_meet_all_of_them_and_end() -> None:
    """Half of the answers by lot, half by the bots' policy; every question is shown."""
    rng, met = Random(1), Counter[tuple[str, str]]()
    for number in range(40):
        seats = number % 4 + 1
        g = GAME.new(GAME.read_settings({"packs": "heart-and-rank", "turn_limit": 150}, seats), seats)
        g.journal = []
        run = Run(GAME, g, SampledNature(rng))
        run.begin()
        while asks := run.asks():
            ask = asks[0]
            assert all(describe(g, ask, option).key for option in ask.options)
            GAME.view(g, ask.seat)
            run.give(ask, policy(g, ask) if rng.random() < 0.5 else rng.choice(list(ask.options)))
        assert g.over
        form = ""
        for event in g.journal:
            form = event.args["form"] if event.key == "rolls" else form
            if event.key == "threat":
                source = event.args["source"]
                met[form, "hazard" if source in (SPIKES, PIT) else source] += 1
    assert set(met) >= EVERY, met


@pytest.mark.usefixtures("installed_packs")
@pytest.mark.parametrize(("level", "seats"), [("greedy", 2), ("greedy", 4), ("search:4", 1), ("search:4", 2)])
def test_bots_of_all_kinds_play_games_with_such_threats(level: str, seats: int) -> None:
    settings = {"packs": "heart-and-rank", "turn_limit": 60}
    assert simulate(GAME, seats, 2, (level,), settings, seed=5)["decisions"] > 100
