"""What a step costs and brings is seen before it, with what is forced behind it (§3.2); at the end the score has its quests."""

from __future__ import annotations

import inspect
import re
from typing import Any

import pytest

from tests.games.doggies.table import Table, at_random, column, table
from tests.games.doggies.why_stories import CHEST, TRAP
from undercroft.games.doggies import deeds, view
from undercroft.games.doggies.terminal.screen import DoggiesScreen
from undercroft.kernel.view import view_of
from undercroft.text import LANGUAGES, Texts


def burdens(story: Table) -> dict[str, Any]:
    """How A's dog would stand after each option."""
    return {option["id"]: option["then"]["burden"] for ask in view_of(story.match, 0)["asks"] for option in ask["options"]}


def test_a_trap_that_can_only_be_taken_along_says_its_paw_and_its_coin_before_the_step() -> None:
    burden = burdens(table("trap-bow-1@NS\nstart", "joan").does("A", "leave"))["go:n"]
    assert (burden["paws"], burden["coins"]) == (4, -1)


def test_a_trap_that_can_be_disarmed_says_no_price_before_the_step() -> None:
    story = table("coin-1@NSW\ntrap-bow-1@NS\nstart", "joan")
    story.match.state.dogs[0].potions = (0, 1, 0)
    burden = burdens(story.does("A", "leave"))["go:n"]
    assert (burden["paws"], burden["coins"]) == (5, 0)


def test_the_coins_of_a_way_say_how_many_are_from_quests() -> None:
    story = table("ifrit-sword@NS\nstart", "joan")
    story.match.state.dogs[0].quest = "hunt-ifrit"
    story.match.state.shared = []
    burden = burdens(story.does("A", "leave", "go:n"))["fight"]
    assert (burden["coins"], burden["quests"]) == (2, 2)


def test_the_figures_of_a_game_that_is_over_are_those_of_its_result() -> None:
    story = table("", "joan", "robin", round=3).sleeps("A", "B")
    view = view_of(story.match, 0)
    for row in view["result"]["rows"]:
        coins = next(dog["coins"] for dog in view["board"]["dogs"] if dog["seat"] == row["seat"])
        assert coins == view["figures"][row["seat"]]["purse"]["value"] == row["total"]
        assert row["figures"]["costs"]["minus"], "what is taken off is shown with a minus"


def path_of(story: Table) -> list[dict[str, Any]]:
    path: list[dict[str, Any]] = view_of(story.match, 0)["board"]["walk"]["path"]
    return path


def test_the_rooms_of_a_way_say_what_each_did_to_its_coins_and_add_up_to_them() -> None:
    story = table(column("coin-1@NSW", "ifrit-sword", "trap-bow-1"), "joan")
    story.match.state.dogs[0].quest = "hunt-ifrit"
    story.match.state.shared = []
    story.does("A", "leave", "go:n", "claim", "go:n", "fight", "go:n")
    assert [(step.get("coins", 0), step.get("quests", 0)) for step in path_of(story)] == [(0, 0), (1, 0), (0, 2), (-1, 0)]
    burden = view_of(story.match, 0)["board"]["walk"]["burden"]
    assert (burden["coins"], burden["quests"]) == (2, 2)


UNASKED: dict[str, tuple[str, str, str, bool, dict[str, dict[str, Any]]]] = {
    # the dungeon, the dog; what is done unasked, whether it costs something; by deed: why it was not left, with its numbers
    "passed, too weak": (column("golem-1"), "bonk", "pass", True, {"fight": {"why": "too-weak", "fireball": 2}}),
    "passed, too weak with a potion": (
        column("golem-1"), "bonk potion-fireball", "pass", True, {"fight": {"why": "too-weak", "fireball": 1}},
    ),
    "passed, with no paw": (column("ifrit-bow"), "bonk spent=5", "pass", True, {"fight": {"why": "no-paw"}}),
    "passed, as Joan with one paw": (
        column("golem-1"), "joan spent=4", "pass", True,
        {"fight": {"why": "too-weak", "fireball": 3}, "force": {"why": "two-paws"}},
    ),
    "beaten, as passing hurts too much": (
        column("dragon-1"), "pluto bitecalibur frisbow collar potion-sword", "fight", True,
        {"pass": {"why": "too-much-damage", "damage": 3, "spare": 2}},
    ),
    "beaten, as passing hurts too much and Joan's ability does not help": (
        column("dragon-1"), "joan bitecalibur frisbow collar potion-sword", "fight", True,
        {"pass": {"why": "too-much-damage", "damage": 3, "spare": 2}, "force": {"why": "not-the-dragon"}},
    ),
    "left lying, with no paw": (CHEST, "joan spent=5", "pass", False, {"claim": {"why": "no-paw"}}),
    "left lying, as the trap behind takes the last paw": (
        column("chest-1", "trap-bow-1"), "joan spent=4", "pass", False, {"claim": {"why": "no-way-on"}},
    ),
    "taken along, with nothing to disarm it": (
        "trap-bow-1@NS\nstart", "joan", "take", True, {"disarm": {"why": "no-trophy", "weapon": "bow"}},
    ),
    "taken along, as disarmed it would close the way out": (
        "trap-bow-1@NS\nstart", "joan tick-bow", "take", True, {"disarm": {"why": "no-way-on"}},
    ),
    "disarmed, with no paw": (TRAP, "joan tick-bow spent=5", "disarm:tick-bow", True, {"take": {"why": "no-paw"}}),
    "disarmed with a potion, with no paw": (TRAP, "joan potion-bow spent=5", "disarm:potion", True, {"take": {"why": "no-paw"}}),
    "forced by Joan, as its shield bears the Dragon behind": (
        "dragon-1 .\ngolem-1@NES hole/B\nstart .", "joan", "force", True,
        {"pass": {"why": "no-way-on"}, "fight": {"why": "too-weak", "fireball": 3}},
    ),
    "claimed, as its swords beat what is behind": (
        "cerberus-2 .\ncerberus-1 hole/B\nbitecalibur hole/B\nstart .", "pluto", "claim", True, {"pass": {"why": "no-way-on"}},
    ),
    "hired, as its bow beats what is behind": (
        "eyecat-2 .\neyecat-1 hole/B\nvagabond-bow .\nstart .", "pluto", "hire:paw", True,
        {"pass": {"why": "no-way-on"}, "other": {"why": "no-way-on"}},
    ),
    "jumped over": (TRAP, "robin tick-bow", "leap", False, {"disarm": {"why": "robin-leaps"}}),
}  # fmt: skip


@pytest.mark.parametrize("case", UNASKED)
def test_a_decision_done_unasked_says_what_else_there_was_and_why_not(case: str) -> None:
    dungeon, dog, did, costs, reasons = UNASKED[case]
    story = table(dungeon, dog, "ruta").walks("A", "")
    (label,) = [option for ask in story.view("A")["asks"] for option in ask["options"] if option["id"] == "go:n"]
    story.walks("A", "n")
    assert story.asked == "walk", "nobody is asked in the room"
    step = path_of(story)[-1]
    assert step["did"] == did
    assert {each["deed"]: {key: each[key] for key in reasons[each["deed"]]} for each in step["unasked"]} == reasons
    first = next(iter(reasons.values()))
    assert label["args"]["why"] == (first["why"] if costs else "none"), "before the step it is told where it costs something"
    for lang in LANGUAGES:
        texts = Texts(lang)
        for each in step["unasked"]:
            told = texts.format("doggies-part-not-done", **each)
            assert told in DoggiesScreen(story.view("A"), texts, {})._way(story.view("A")["board"]["walk"])
            assert texts.option("doggies", label).endswith(f": {told}") == (costs and each == step["unasked"][0])


ONLY_ANSWERED = {"no-such-card", "no-such-potion", "not-in-supply", "other-potions"}
"""Reasons of answers that stand on no button; they belong to no deed of their own."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_a_deed_has_its_own_words_behind_a_step(lang: str) -> None:
    """A new reason must not read "would close your way out" by accident."""
    reasons = set(re.findall(r'Refusal\("([a-z-]+)"', inspect.getsource(deeds))) - ONLY_ANSWERED - view.SAID_OTHERWISE
    assert {"too-weak", "no-trophy", "too-much-damage"} <= reasons
    args = {"deed": "fight", "sword": 1, "bow": 0, "fireball": 0, "either": False, "damage": 1, "spare": 1, "weapon": "bow"}
    told = {why: Texts(lang).format("doggies-part-not-done", why=why, **args) for why in {*reasons, "no-way-on"}}
    assert [why for why in reasons if told[why] == told["no-way-on"]] == []


def test_in_games_at_random_nothing_is_done_unasked_without_a_reason() -> None:
    seen = 0
    for match in (each for seed in range(4) for each in at_random(seed, 3, explore=0.7)):
        w = match.state.walk
        if w is not None:
            path = view_of(match, w.seat)["board"]["walk"]["path"]
            assert [n for n, step in enumerate(path) if step["unasked"]] == list(w.unasked)
            seen += len(w.unasked)
    assert seen


def test_a_door_that_a_key_opens_is_said_in_the_way_and_in_the_log() -> None:
    story = table("door-1@nEsW\nstart", "pluto", "joan").does("A", "leave", "go:n")
    assert path_of(story)[-1]["key"]
    story.does("A", "out:e")
    assert [event.args["opened"] for event in story.match.journal if event.key == "goes-through"] == [True]
