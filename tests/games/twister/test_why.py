"""Why something may not be done: for every reason there is a position in which somebody is told it, with its paragraph."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.twister.table import Table, new_game, table
from undercroft.games.twister.why import RULE

Story = Callable[[], Table]


def walking(tokens: dict[str, str], *answers: str, **more: Any) -> Story:
    """In the middle of the move of the first token."""
    return lambda: table(tokens, **more).does("A", f"move:{next(iter(tokens))}", *answers)


def standing(tokens: dict[str, str], **more: Any) -> Story:
    """Between two actions."""
    return lambda: table(tokens, **more)


def hiding() -> Table:
    """Both have chosen their starters."""
    t = new_game(["A", "A"])
    for letter in "ab":
        for kind, dot in zip(("thief", "troll", "wizard", "goblin"), (2, 4, 7, 9), strict=True):
            t.does(letter.upper(), f"stand:{letter}-{kind}:{letter.upper()}-{dot}")
    return t


def revealed() -> Table:
    """A has revealed a room with a rope of B's, and is to place it."""
    return table({"a-goblin": "A-2", "b-rope": "on I"}, dark="I", chance=["1L", 0]).does("A", "reveal:a-goblin:I")


ROPED_PITS = {"rooms": {"II": "2R", "IV": "1R"}, "turns": {"II": 1}}
"""c5 and c6 are both pits."""

STORIES: dict[str, tuple[Story, str]] = {
    # walking: why not to a square
    "enemy-in-the-way": (standing({"a-goblin": "c3", "b-troll": "d3"}), "to:a-goblin:d3"),
    "pit": (standing({"a-goblin": "c2"}), "to:a-goblin:c1"),
    "rope-serves-one-pit": (standing({"a-goblin": "c5"}, loads={"a-goblin": "a-rope"}, **ROPED_PITS), "to:a-goblin:c6"),
    "wall": (standing({"a-goblin": "a2"}), "to:a-goblin:b2"),
    "bars-closed": (standing({"a-goblin": "a3"}), "to:a-goblin:b3"),
    "room-is-dark": (standing({"a-goblin": "A-2"}, dark="I"), "to:a-goblin:a2"),
    "closed-in": (standing({"a-goblin": "b1"}), "do:move:a-goblin"),
    # cards
    "card-used": (standing({"a-goblin": "c3"}, card="", players={"A": {"actions": ["2"]}}), "action:3"),
    "card-above-cap": (
        standing({"a-goblin": "c3"}, card="", players={"A": {"actions": ["2", "4"]}}, options={"first_cycle": "rising"}),
        "action:4",
    ),
    "first-card-is-2": (
        standing({"a-goblin": "c3"}, card="", players={"A": {"actions": ["2", "3"], "first_cycle": True}}),
        "action:3",
    ),
    "one-card-a-turn": (standing({"a-goblin": "c3"}, card="4"), "action:3"),
    "play-a-card-first": (standing({"a-goblin": "c3"}, card="", players={"A": {"actions": ["2"]}}), "piece"),
    # whom one chooses
    "wounded": (standing({"a-goblin": "c3"}, wounded="a-goblin"), "piece:a-goblin"),
    "just-healed": (standing({"a-goblin": "c3"}, idle=["a-goblin"]), "piece:a-goblin"),
    "no-points-left": (standing({"a-goblin": "c3"}, left=0), "piece:a-goblin"),
    "enemy-piece": (standing({"a-goblin": "c3", "b-troll": "e9"}), "piece:b-troll"),
    "not-a-character": (standing({"a-goblin": "c3", "a-rope": "e9"}), "piece"),
    "already-out": (standing({"a-goblin": "escaped", "a-thief": "c3"}), "piece:a-goblin"),
    "already-dead": (standing({"b-goblin": "killed", "a-thief": "c3"}), "piece:b-goblin"),
    "lies-hidden": (standing({"a-goblin": "on III", "a-thief": "c3"}, dark="III"), "piece:a-goblin"),
    "nothing-to-do": (standing({"a-goblin": "c3"}), "square"),
    # attacks
    "no-enemy-beside": (standing({"a-goblin": "c3", "b-troll": "e9"}), "do:attack:a-goblin"),
    "wounded-this-turn": (
        standing({"a-goblin": "c3", "b-troll": "d3"}, wounded="b-troll", hurt=["b-troll"]),
        "piece:b-troll",
    ),
    "attack-the-carrier": (
        standing({"a-goblin": "c3", "b-troll": "d3"}, loads={"b-troll": "b-thief"}, wounded="b-thief"),
        "piece:b-thief",
    ),
    "attack-the-standing": (
        standing({"a-goblin": "c3", "b-troll": "d3", "b-thief": "d3"}, wounded="b-thief", options={"target_unwounded": True}),
        "piece:b-thief",
    ),
    # jumps
    "no-jump-cards": (standing({"a-goblin": "c2"}, players={"A": {"jumps": 0}}), "do:jump:a-goblin"),
    "no-pit-beside": (standing({"a-goblin": "c3"}), "do:jump:a-goblin"),
    "pit-is-held": (standing({"a-goblin": "c4", "b-thief": "c5"}), "do:jump:a-goblin"),
    "nowhere-to-land": (standing({"a-goblin": "c2"}), "do:jump:a-goblin"),
    "somebody-stands-there": (standing({"a-goblin": "c4", "a-thief": "c6", "b-troll": "d5", "b-cleric": "b5"}), "do:jump:a-goblin"),
    "enemy-lies-there": (
        standing({"a-goblin": "c4", "b-thief": "c6", "b-troll": "d5", "b-cleric": "b5"}, wounded="b-thief"),
        "do:jump:a-goblin",
    ),
    "double-pit": (standing({"a-goblin": "c4", "a-troll": "d5", "a-thief": "b5"}, **ROPED_PITS), "do:jump:a-goblin"),
    # rooms, bars, walls
    "not-on-a-gear": (standing({"a-goblin": "c3"}), "do:turn:a-goblin"),
    "no-dark-room-beside": (standing({"a-goblin": "c3"}, dark="III"), "do:reveal:a-goblin"),
    "all-rooms-open": (standing({"a-goblin": "c3"}), "do:reveal:a-goblin"),
    "no-bars-beside": (standing({"a-thief": "c3"}), "do:open:a-thief"),
    "no-wall-beside": (standing({"a-wall-walker": "c3"}), "do:through:a-wall-walker"),
    "not-through-bars": (standing({"a-wall-walker": "j3"}), "do:through:a-wall-walker"),
    # abilities and objects
    "nobody-to-heal": (standing({"a-cleric": "c3"}), "do:heal:a-cleric"),
    "patient-is-carried": (
        standing({"a-cleric": "c3", "a-troll": "d3"}, loads={"a-troll": "a-thief"}, wounded="a-thief"),
        "do:heal:a-cleric",
    ),
    "patient-not-alone": (standing({"a-cleric": "c3", "a-troll": "d3", "a-thief": "d3"}, wounded="a-thief"), "do:heal:a-cleric"),
    "nobody-in-line": (standing({"a-wizard": "b3"}, loads={"a-wizard": "a-fireball-wand"}), "do:fire:a-wizard"),
    "only-own-in-line": (
        standing({"a-wizard": "b3", "a-troll": "c3"}, loads={"a-wizard": "a-fireball-wand"}, options={"fireball_own": False}),
        "do:fire:a-wizard",
    ),
    "wizard-only": (standing({"a-goblin": "b3", "b-troll": "c3"}, loads={"a-goblin": "a-fireball-wand"}), "do:fire:a-goblin"),
    # handling in the middle of a move
    "hands-full": (walking({"a-goblin": "c3", "b-sword": "c2"}, "go:c2", loads={"a-goblin": "a-rope"}), "do:take:a-goblin"),
    "hands-are-empty": (walking({"a-goblin": "c3"}, "go:c2"), "do:drop:a-goblin"),
    "nothing-to-take": (walking({"a-goblin": "c3"}, "go:c2"), "do:take:a-goblin"),
    "nobody-here": (walking({"a-goblin": "c3"}, "go:c2", loads={"a-goblin": "a-rope"}), "do:give:a-goblin"),
    "hands-full-there": (
        walking({"a-goblin": "c3", "a-troll": "c2"}, "go:c2", loads={"a-goblin": "a-rope", "a-troll": "b-sword"}),
        "do:give:a-goblin",
    ),
    "nothing-to-swap": (walking({"a-goblin": "c3", "a-troll": "c2"}, "go:c2", loads={"a-goblin": "a-rope"}), "do:swap:a-goblin"),
    "as-it-was": (walking({"a-goblin": "c3", "b-sword": "c2"}, "go:c2", "take:b-sword"), "do:drop:a-goblin"),
    "not-to-be-carried": (walking({"a-goblin": "c3", "a-troll": "c2"}, "go:c2"), "piece:a-troll"),
    "enemy-wounded-not-carried": (walking({"a-goblin": "c3", "b-troll": "c2"}, "go:c2", wounded="b-troll"), "do:take:a-goblin"),
    "enemy-stands-over-it": (
        walking({"a-wizard": "c3", "b-troll": "c2"}, "go:c2", loads={"b-troll": "a-rope"}),
        "do:take:a-wizard",
    ),
    "rope-holds-your-own": (
        walking({"a-thief": "c4", "a-troll": "c5"}, "go:c5", loads={"a-troll": "a-rope"}, wounded="a-troll"),
        "piece:a-rope",
    ),
    "only-rope-on-pit": (walking({"a-thief": "c4"}, "go:c5", loads={"a-thief": "a-sword"}), "do:drop:a-thief"),
    "only-on-roped-pit": (
        walking({"a-thief": "c4"}, "go:c5", loads={"a-thief": "a-sword"}, options={"loose_on_roped_pit": True}),
        "do:drop:a-thief",
    ),
    "rope-needs-two-sides": (
        walking({"a-thief": "c4", "b-troll": "c6", "b-goblin": "d5", "b-cleric": "b5"}, "go:c5", loads={"a-thief": "a-rope"}),
        "do:drop:a-thief",
    ),
    "dead-end": (
        walking({"a-wizard": "c3", "b-troll": "c2"}, "go:c2", loads={"a-wizard": "a-armor", "b-troll": "a-rope"}),
        "do:drop:a-wizard",
    ),
    # stopping
    "move-not-begun": (walking({"a-goblin": "c3"}), "do:stop:a-goblin"),
    "left-untidy": (
        walking({"a-goblin": "c3", "a-troll": "c2"}, "go:c2", "drop", "go:c3", loads={"a-goblin": "a-rope", "a-troll": "b-sword"}),
        "do:stop:a-goblin",
    ),
    "ends-on-pit": (walking({"a-wizard": "c4"}, "go:c5"), "do:stop:a-wizard"),
    "two-tokens-at-most": (
        walking({"a-goblin": "c3", "b-sword": "c2", "a-rope": "c2"}, "go:c2"),
        "do:stop:a-goblin",
    ),
    "wizard-beside-wounded": (
        walking({"a-wizard": "c3", "a-troll": "c2"}, "go:c2", wounded="a-troll", options={"wizard_on_wounded": False}),
        "do:stop:a-wizard",
    ),
    "finish-the-move": (walking({"a-goblin": "c3"}), "piece"),
    # setting up, revealing, and when it is not one's turn
    "choose-your-own": (lambda: new_game(["A", "A"]), "piece"),
    "stand-on-a-dot": (lambda: new_game(["A", "A"]), "square"),
    "hide-in-turn": (hiding, "piece"),
    "hide-where-space": (hiding, "square"),
    "place-first": (revealed, "piece"),
    "place-on-free": (revealed, "square"),
    "not-your-turn": (standing({"a-goblin": "c3"}, active="B"), "piece"),
    "game-over": (
        lambda: table({"a-goblin": "t2"}, players={"A": {"points": 3}}).walks("a-goblin", "B-2").does("A", "end"),
        "piece",
    ),
}


def test_every_reason_has_its_story() -> None:
    assert set(STORIES) == set(RULE)


@pytest.mark.parametrize("key", STORIES)
def test_it_is_told(key: str) -> None:
    story, thing = STORIES[key]
    t = story()
    if thing.startswith("to:"):
        assert t.why_not_to(*thing.split(":")[1:]) == (key, RULE[key])
    else:
        assert t.why("A", thing) == (key, RULE[key])
