"""Why something may not be done: for every reason there is a position in which somebody is told it, with its paragraph; and with
the obstacle taken away the same thing is offered."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.games.twister.table import Table, new_game, reasons_of, table
from undercroft.games.twister.board import SQUARE_NAMES
from undercroft.games.twister.game import GAME
from undercroft.games.twister.tokens import NAMES
from undercroft.games.twister.why import RULE
from undercroft.kernel.ask import text_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.view import refusal_of, view_of
from undercroft.text import LANGUAGES, Texts

Story = Callable[[], Table]


def walking(tokens: dict[str, str], *answers: str, **more: Any) -> Story:
    """In the middle of the move of the first token."""
    return lambda: table(tokens, **more).does("A", f"move:{next(iter(tokens))}", *answers)


def standing(tokens: dict[str, str], *answers: str, **more: Any) -> Story:
    """Between two actions."""
    return lambda: table(tokens, **more).does("A", *answers)


def fighting(*cards: str, **more: Any) -> Story:
    """The Goblin has attacked the Goblin, while the Cleric is elsewhere."""

    def story() -> Table:
        t = table({"a-goblin": "c3", "b-goblin": "d3", "a-cleric": "e9"}, **more).does("A", "attack:a-goblin:b-goblin")
        for seat, card in zip((0, 1), cards, strict=False):
            t.match.answer(seat, card, "combat")
        return t

    return story


def starting(*answers: str) -> Story:
    """The starters are being chosen."""
    return lambda: new_game(["A", "A"]).does("A", *answers)


def hiding(*answers: str, first: str = "A") -> Story:
    """Both have chosen their starters; the answers are given in turn."""

    def story() -> Table:
        t = new_game([first, "A"])
        for letter in "ab":
            for kind, dot in zip(("thief", "troll", "wizard", "goblin"), (2, 4, 7, 9), strict=True):
                t.does(letter.upper(), f"stand:{letter}-{kind}:{letter.upper()}-{dot}")
        for answer in answers:
            t.does(t.turn, answer)
        return t

    return story


def revealing(*answers: str, turns: int = 0, tokens: str = "b-rope") -> Story:
    """A has revealed a room with these tokens, and is to place them."""
    hidden = dict.fromkeys(tokens.split(), "on I")
    return lambda: (
        table({"a-goblin": "A-2", **hidden}, dark="I", chance=["1L", turns]).does("A", "reveal:a-goblin:I").does("A", *answers)
    )


ROPED_PITS: dict[str, Any] = {"rooms": {"II": "2R", "IV": "1R"}, "turns": {"II": 1}}
"""c5 and c6 are both pits."""
GOBLIN = {"a-goblin": "c3"}
ROPE = {"a-goblin": "a-rope"}
SPOT: dict[str, Any] = {"options": {"handle_while_jumping": True}}

STORIES: dict[str, tuple[str, Story, Story | None]] = {
    # walking: what bars the way to a square or a piece
    "enemy-in-the-way": ("square:d3", walking({**GOBLIN, "b-troll": "d3"}), walking(GOBLIN)),
    "pit": ("square:c1", walking({"a-goblin": "c2"}), walking({"a-goblin": "c2"}, loads=ROPE)),
    "rope-serves-one-pit": (
        "square:c6",
        walking({"a-goblin": "c4"}, "go:c5", loads=ROPE, **ROPED_PITS),
        walking({"a-goblin": "c4", "b-rope": "c6"}, "go:c5", loads=ROPE, **ROPED_PITS),
    ),
    "wall": ("square:b4", walking({"a-goblin": "a4"}), walking({"a-goblin": "a4"}, turns={"I": 1})),
    "bars-closed": ("square:b3", walking({"a-goblin": "a3"}), walking({"a-goblin": "a3"}, gates={"I": ["open", "open"]})),
    "room-is-dark": ("square:a2", walking({"a-goblin": "A-2"}, dark="I"), walking({"a-goblin": "A-2"})),
    "too-far": ("square:j6", walking(GOBLIN), walking({"a-goblin": "j5"})),
    "already-there": ("square:c3", walking(GOBLIN), walking(GOBLIN, "go:c2")),
    "walk-there-first": (
        "piece:a-sword", walking({**GOBLIN, "a-sword": "c2"}), walking({**GOBLIN, "a-sword": "c2"}, "go:c2")
    ),
    "on-the-spot": (
        "square:c3",
        standing({"a-goblin": "c4", "a-sword": "c4"}, "jump:a-goblin:c5:c6", **SPOT),
        walking({"a-goblin": "c4", "a-sword": "c4"}, **SPOT),
    ),
    "closed-in": ("do:move:a-goblin", standing({"a-goblin": "b1"}), standing({"a-goblin": "b1", "a-sword": "b1"})),
    # cards
    "card-used": (
        "action:3",
        standing(GOBLIN, card="", players={"A": {"actions": ["2"]}}),
        standing(GOBLIN, card="", players={"A": {"actions": ["2", "3"]}}),
    ),
    "card-above-cap": (
        "action:4",
        standing(GOBLIN, card="", players={"A": {"actions": ["2", "4"]}}, options={"first_cycle": "rising"}),
        standing(GOBLIN, card="", players={"A": {"actions": ["2", "4"]}}, options={"first_cycle": "rising"}, cap=4),
    ),
    "first-card-is-2": (
        "action:3",
        standing(GOBLIN, card="", players={"A": {"actions": ["2", "3"], "first_cycle": True}}),
        standing(GOBLIN, card="", players={"A": {"actions": ["2", "3"], "first_cycle": False}}),
    ),
    "one-card-a-turn": ("action:3", standing(GOBLIN, card="4"), standing(GOBLIN, card="", players={"A": {"actions": ["3"]}})),
    "no-points-yet": ("piece:a-goblin", standing(GOBLIN, card="", players={"A": {"actions": ["2"]}}), standing(GOBLIN)),
    "play-a-card-first": ("do:move:a-goblin", standing(GOBLIN, card="", players={"A": {"actions": ["2"]}}), standing(GOBLIN)),
    "combat-card-used": ("combat:6", fighting(players={"A": {"combat": ["0", "1"]}}), fighting()),
    "combat-first": ("do:attack:a-goblin", fighting(), fighting("1", "1")),
    "it-fights": ("piece:b-goblin", fighting(), fighting("1", "1")),
    "not-in-the-combat": ("piece:a-cleric", fighting(), fighting("1", "1")),
    # whom one chooses
    "wounded": ("piece:a-goblin", standing(GOBLIN, wounded="a-goblin"), standing(GOBLIN)),
    "just-healed": ("piece:a-goblin", standing(GOBLIN, idle=["a-goblin"]), standing(GOBLIN)),
    "no-points-left": ("piece:a-goblin", standing(GOBLIN, left=0), standing(GOBLIN, left=1)),
    "enemy-piece": ("piece:b-troll", standing({**GOBLIN, "b-troll": "e9"}), standing({**GOBLIN, "b-troll": "d3"})),
    "not-a-character": ("piece:a-rope", standing({**GOBLIN, "a-rope": "c3"}), walking({**GOBLIN, "a-rope": "c3"})),
    "already-out": (
        "piece:a-goblin", standing({"a-goblin": "escaped", "a-thief": "c3"}), standing({"a-goblin": "d3", "a-thief": "c3"})
    ),
    "already-dead": (
        "piece:b-goblin", standing({"b-goblin": "killed", "a-thief": "c3"}), standing({"b-goblin": "d3", "a-thief": "c3"})
    ),
    "lies-hidden": (
        "piece:a-goblin",
        standing({"a-goblin": "on III", "a-thief": "c3"}, dark="III"),
        standing({"a-goblin": "d3", "a-thief": "c3"}, dark="III"),
    ),
    "nothing-to-do": ("piece:a-goblin", standing({"a-goblin": "b1"}), standing({"a-goblin": "b1", "a-sword": "b1"})),
    "empty-square": ("square:c2", standing(GOBLIN), walking(GOBLIN)),
    "cannot-do-that": ("do:heal:a-goblin", standing(GOBLIN), None),
    # attacks
    "no-enemy-beside": ("do:attack:a-goblin", standing({**GOBLIN, "b-troll": "e9"}), standing({**GOBLIN, "b-troll": "d3"})),
    "wounded-this-turn": (
        "piece:b-troll",
        standing({**GOBLIN, "b-troll": "d3"}, wounded="b-troll", hurt=["b-troll"]),
        standing({**GOBLIN, "b-troll": "d3"}, wounded="b-troll"),
    ),
    "attack-the-carrier": (
        "piece:b-thief",
        standing({**GOBLIN, "b-troll": "d3"}, loads={"b-troll": "b-thief"}, wounded="b-thief"),
        standing({**GOBLIN, "b-troll": "d3", "b-thief": "d3"}, wounded="b-thief"),
    ),
    "attack-the-standing": (
        "piece:b-thief",
        standing({**GOBLIN, "b-troll": "d3", "b-thief": "d3"}, wounded="b-thief", options={"target_unwounded": True}),
        standing({**GOBLIN, "b-thief": "d3"}, wounded="b-thief", options={"target_unwounded": True}),
    ),
    # jumps
    "no-jump-cards": ("do:jump:a-goblin", standing({"a-goblin": "c4"}, players={"A": {"jumps": 0}}), standing({"a-goblin": "c4"})),
    "no-pit-beside": ("do:jump:a-goblin", standing(GOBLIN), standing({"a-goblin": "c4"})),
    "pit-is-held": ("do:jump:a-goblin", standing({"a-goblin": "c4", "b-thief": "c5"}), standing({"a-goblin": "c4"})),
    "nowhere-to-land": ("do:jump:a-goblin", standing({"a-goblin": "c2"}), standing({"a-goblin": "c4"})),
    "somebody-stands-there": (
        "do:jump:a-goblin",
        standing({"a-goblin": "c4", "a-thief": "c6", "b-troll": "d5", "b-cleric": "b5"}),
        standing({"a-goblin": "c4", "b-troll": "d5", "b-cleric": "b5"}),
    ),
    "enemy-lies-there": (
        "do:jump:a-goblin",
        standing({"a-goblin": "c4", "b-thief": "c6", "b-troll": "d5", "b-cleric": "b5"}, wounded="b-thief"),
        standing({"a-goblin": "c4", "b-troll": "d5", "b-cleric": "b5"}),
    ),
    "double-pit": (
        "do:jump:a-goblin",
        standing({"a-goblin": "c4", "a-troll": "d5", "a-thief": "b5"}, **ROPED_PITS),
        standing({"a-goblin": "c4", "a-troll": "d5", "a-thief": "b5", "a-rope": "c6"}, **ROPED_PITS),
    ),
    # rooms, bars, walls
    "not-on-a-gear": ("do:turn:a-goblin", standing(GOBLIN), standing({"a-goblin": "d5"})),
    "nobody-on-its-gear": ("place:I", standing(GOBLIN), standing({"a-goblin": "d5"})),
    "no-dark-room-beside": ("do:reveal:a-goblin", standing(GOBLIN, dark="III"), standing({"a-goblin": "A-2"}, dark="I III")),
    "nobody-before-it": ("place:I", standing({"a-goblin": "k3"}, dark="I"), standing({"a-goblin": "A-2"}, dark="I")),
    "all-rooms-open": ("do:reveal:a-goblin", standing({"a-goblin": "A-2"}), standing({"a-goblin": "A-2"}, dark="I")),
    "no-bars-beside": ("do:open:a-thief", standing({"a-thief": "c3"}), standing({"a-thief": "a3"})),
    "no-wall-beside": ("do:through:a-wall-walker", standing({"a-wall-walker": "c3"}), standing({"a-wall-walker": "a2"})),
    "not-through-bars": ("do:through:a-wall-walker", standing({"a-wall-walker": "j3"}), standing({"a-wall-walker": "a2"})),
    # abilities and objects
    "nobody-to-heal": (
        "do:heal:a-cleric", standing({"a-cleric": "c3"}), standing({"a-cleric": "c3", "a-thief": "d3"}, wounded="a-thief")
    ),
    "patient-is-carried": (
        "do:heal:a-cleric",
        standing({"a-cleric": "c3", "a-troll": "d3"}, loads={"a-troll": "a-thief"}, wounded="a-thief"),
        standing({"a-cleric": "c3", "a-thief": "d3"}, wounded="a-thief"),
    ),
    "patient-not-alone": (
        "do:heal:a-cleric",
        standing({"a-cleric": "c3", "a-troll": "d3", "a-thief": "d3"}, wounded="a-thief"),
        standing({"a-cleric": "c3", "a-thief": "d3"}, wounded="a-thief"),
    ),
    "nobody-in-line": (
        "do:fire:a-wizard",
        standing({"a-wizard": "b3"}, loads={"a-wizard": "a-fireball-wand"}),
        standing({"a-wizard": "b3", "b-troll": "c3"}, loads={"a-wizard": "a-fireball-wand"}),
    ),
    "only-own-in-line": (
        "do:fire:a-wizard",
        standing({"a-wizard": "b3", "a-troll": "c3"}, loads={"a-wizard": "a-fireball-wand"}, options={"fireball_own": False}),
        standing({"a-wizard": "b3", "b-troll": "c3"}, loads={"a-wizard": "a-fireball-wand"}, options={"fireball_own": False}),
    ),
    "wizard-only": ("do:fire:a-goblin", standing({"a-goblin": "b3", "b-troll": "c3"}, loads={"a-goblin": "a-fireball-wand"}), None),
    # handling in the middle of a move
    "hands-full": (
        "do:take:a-goblin",
        walking({**GOBLIN, "b-sword": "c2"}, "go:c2", loads=ROPE),
        walking({**GOBLIN, "b-sword": "c2"}, "go:c2"),
    ),
    "hands-are-empty": ("do:drop:a-goblin", walking(GOBLIN, "go:c2"), walking(GOBLIN, "go:c2", loads=ROPE)),
    "nothing-to-take": ("do:take:a-goblin", walking(GOBLIN, "go:c2"), walking({**GOBLIN, "b-sword": "c2"}, "go:c2")),
    "nobody-here": (
        "do:give:a-goblin", walking(GOBLIN, "go:c2", loads=ROPE), walking({**GOBLIN, "a-troll": "c2"}, "go:c2", loads=ROPE)
    ),
    "hands-full-there": (
        "do:give:a-goblin",
        walking({**GOBLIN, "a-troll": "c2"}, "go:c2", loads={**ROPE, "a-troll": "b-sword"}),
        walking({**GOBLIN, "a-troll": "c2"}, "go:c2", loads=ROPE),
    ),
    "nothing-to-swap": (
        "do:swap:a-goblin",
        walking({**GOBLIN, "a-troll": "c2"}, "go:c2", loads=ROPE),
        walking({**GOBLIN, "a-troll": "c2"}, "go:c2", loads={**ROPE, "a-troll": "b-sword"}),
    ),
    "as-it-was": (
        "do:drop:a-goblin",
        walking({**GOBLIN, "b-sword": "c2"}, "go:c2", "take:b-sword"),
        walking({**GOBLIN, "b-sword": "c2"}, "go:c2", "take:b-sword", "go:c3"),
    ),
    "not-to-be-carried": (
        "piece:a-troll",
        walking({**GOBLIN, "a-troll": "c2"}, "go:c2"),
        walking({**GOBLIN, "a-troll": "c2"}, "go:c2", wounded="a-troll"),
    ),
    "enemy-wounded-not-carried": (
        "do:take:a-goblin",
        walking({**GOBLIN, "b-troll": "c2"}, "go:c2", wounded="b-troll"),
        walking({**GOBLIN, "a-troll": "c2"}, "go:c2", wounded="a-troll"),
    ),
    "enemy-stands-over-it": (
        "do:take:a-wizard",
        walking({"a-wizard": "c3", "b-troll": "c2"}, "go:c2", loads={"b-troll": "a-rope"}),
        walking({"a-wizard": "c3", "a-rope": "c2"}, "go:c2"),
    ),
    "rope-holds-your-own": (
        "piece:a-rope",
        walking({"a-thief": "c4", "a-troll": "c5"}, "go:c5", loads={"a-troll": "a-rope"}, wounded="a-troll"),
        walking({"a-thief": "c4", "a-rope": "c5"}, "go:c5"),
    ),
    "only-rope-on-pit": (
        "do:drop:a-thief",
        walking({"a-thief": "c4"}, "go:c5", loads={"a-thief": "a-sword"}),
        walking({"a-thief": "c4"}, "go:c5", loads={"a-thief": "a-rope"}),
    ),
    "only-on-roped-pit": (
        "do:drop:a-thief",
        walking({"a-thief": "c4"}, "go:c5", loads={"a-thief": "a-sword"}, options={"loose_on_roped_pit": True}),
        walking({"a-thief": "c4", "b-rope": "c5"}, "go:c5", loads={"a-thief": "a-sword"}, options={"loose_on_roped_pit": True}),
    ),
    "rope-needs-two-sides": (
        "do:drop:a-thief",
        walking({"a-thief": "c4", "b-troll": "c6", "b-goblin": "d5", "b-cleric": "b5"}, "go:c5", loads={"a-thief": "a-rope"}),
        walking({"a-thief": "c4", "b-goblin": "d5", "b-cleric": "b5"}, "go:c5", loads={"a-thief": "a-rope"}),
    ),
    "dead-end": (
        "do:drop:a-wizard",
        walking({"a-wizard": "c3", "b-troll": "c2"}, "go:c2", loads={"a-wizard": "a-armor", "b-troll": "a-rope"}),
        walking({"a-wizard": "c3", "b-troll": "c2"}, "go:c2", loads={"a-wizard": "a-armor"}),
    ),
    # stopping, and what comes after
    "move-not-begun": ("do:stop:a-goblin", walking(GOBLIN), walking(GOBLIN, "go:c2")),
    "left-untidy": (
        "do:stop:a-goblin",
        walking({**GOBLIN, "a-troll": "c2"}, "go:c2", "drop", "go:c3", loads={**ROPE, "a-troll": "b-sword"}),
        walking({**GOBLIN, "a-troll": "c2"}, "go:c2", "drop", "go:c3", loads=ROPE),
    ),
    "ends-on-pit": (
        "do:stop:a-wizard", walking({"a-wizard": "c4"}, "go:c5"), walking({"a-wizard": "c4"}, "go:c5", loads={"a-wizard": "a-rope"})
    ),
    "two-tokens-at-most": (
        "do:stop:a-goblin",
        walking({**GOBLIN, "b-sword": "c2", "a-rope": "c2"}, "go:c2"),
        walking({**GOBLIN, "a-rope": "c2"}, "go:c2"),
    ),
    "wizard-beside-wounded": (
        "do:stop:a-wizard",
        walking({"a-wizard": "c3", "a-troll": "c2"}, "go:c2", wounded="a-troll", options={"wizard_on_wounded": False}),
        walking({"a-wizard": "c3"}, "go:c2", options={"wizard_on_wounded": False}),
    ),
    "stop-first": (
        "do:attack:a-goblin",
        walking({**GOBLIN, "b-troll": "d3"}, "go:c2", "go:c3"),
        walking({**GOBLIN, "b-troll": "d3"}, "go:c2", "go:c3", "stop"),
    ),
    "rooms-between-moves": ("place:I", walking({"a-goblin": "d5"}), standing({"a-goblin": "d5"})),
    "finish-the-move": (
        "do:move:a-thief", walking({**GOBLIN, "a-thief": "e9"}, "go:c2"), walking({**GOBLIN, "a-thief": "e9"}, "go:c2", "stop")
    ),
    # setting up, revealing, and when it is not one's turn
    "stand-on-a-dot": ("square:A-3", starting(), None),
    "dot-taken": ("square:A-2", starting("stand:a-thief:A-2"), starting()),
    "already-placed": ("piece:a-thief", starting("stand:a-thief:A-2"), starting()),
    "objects-later": ("piece:a-rope", starting(), hiding()),
    "choose-your-own": (
        "piece:a-rope", starting("stand:a-thief:A-2", "stand:a-troll:A-4", "stand:a-goblin:A-7", "stand:a-cleric:A-9"), hiding()
    ),
    "hide-in-turn": ("piece:a-rope", hiding(first="B"), hiding()),
    "hide-where-space": ("square:c5", hiding(), None),
    "room-full": ("place:I", hiding("hide:a-rope:I", "hide:b-rope:I"), hiding("hide:a-rope:I", "hide:b-rope:II")),
    "hidden-already": ("piece:a-rope", hiding("hide:a-rope:I", "hide:b-rope:I"), hiding()),
    "place-first": ("do:move:a-goblin", revealing(), revealing("place:b-rope:a1")),
    "place-on-free": ("square:j6", revealing(), None),
    "square-taken": ("square:a1", revealing("place:b-rope:a1", tokens="b-rope b-sword"), revealing(tokens="b-rope b-sword")),
    "none-on-a-pit": ("square:c1", revealing(), revealing(turns=1)),
    "not-of-this-room": ("piece:a-goblin", revealing(), revealing("place:b-rope:a1")),
    "opponent-places": ("piece:a-rope", revealing(tokens="a-rope b-rope"), None),
    "not-your-turn": ("piece:a-goblin", standing(GOBLIN, active="B"), standing(GOBLIN)),
    "nobody-can": ("do:jump", standing(GOBLIN), None),
    "handle-in-move": ("do:take", standing(GOBLIN), None),
    "game-over": (
        "piece:a-goblin",
        lambda: table({"a-thief": "t2", **GOBLIN}, players={"A": {"points": 4}}).walks("a-thief", "B-2").does("A", "end"),
        lambda: table({"a-thief": "t2", **GOBLIN}, players={"A": {"points": 3}}).walks("a-thief", "B-2"),
    ),
}  # fmt: skip
"""By reason: what one clicks, the position in which it is refused, and one without the obstacle in which it is offered. None where
there is no such: what a kind of character never can, what is another's to place, and squares where nothing ever goes."""


def test_every_reason_has_its_story() -> None:
    assert set(STORIES) == set(RULE)


@pytest.mark.parametrize("key", STORIES)
def test_it_is_told(key: str) -> None:
    thing, story, _ = STORIES[key]
    t = story()
    assert not t.offers("A", thing)
    assert t.why("A", thing) == (key, RULE[key])
    why = t.view("A")["why"]
    refusal = why.get(thing) or why[thing.partition(":")[0]]
    assert all(Texts(lang).why("twister", refusal) for lang in LANGUAGES)


@pytest.mark.parametrize("key", [key for key, (_, _, mended) in STORIES.items() if mended])
def test_with_the_obstacle_away_it_is_offered(key: str) -> None:
    thing, _, mended = STORIES[key]
    assert mended is not None
    t = mended()
    assert t.offers("A", thing)
    assert t.why("A", thing) == ("", "")


def walks(games: int) -> list[Match]:
    """Moments in the middle of moves in random games."""
    found: list[Match] = []
    for seed in range(games):
        rng = Random(seed)
        match = Match(GAME, GAME.read_settings({"turn_limit": 16, "dungeon": "open"}, 2), 2, SampledNature(Random(seed)))
        while match.asks():
            ask = rng.choice(match.asks())
            match.answer(ask.seat, text_of(rng.choice(list(ask.options))), ask.what)
            if match.state.mover >= 0 and rng.random() < 0.3:
                found.append(match.copy())
    return found


def test_in_the_middle_of_a_move_every_square_is_in_reach_or_refused() -> None:
    for match in walks(6):
        view = view_of(match, match.state.active)
        refused = {thing.partition(":")[2] for thing in view["why"] if thing.startswith("square:")}
        reached = set(view["board"]["mover"]["reach"])
        assert not refused & reached
        assert view["board"]["mover"]["path"][-1] in refused
        assert view["why"]["square"]["key"] == "too-far"
        assert view["why"]["square"]["args"] == {"steps": match.state.steps}
        assert {option.removeprefix("go:") for option in map(text_of, match.asks()[0].options) if option[:3] == "go:"} <= reached
        assert refused <= set(SQUARE_NAMES)


def test_in_the_middle_of_a_move_everything_on_the_square_is_offered_or_refused_by_itself() -> None:
    """What is left out without a reason would be said to be too far away."""
    seen = 0
    for match in walks(50):
        g = match.state
        view = view_of(match, g.active)
        touched = {thing for ask in view["asks"] for option in ask["options"] for thing in option["touches"]}
        here = {NAMES[token] for token in g.tokens_at(g.at[g.mover]) if token not in (g.mover, g.load[g.mover])}
        assert {piece for piece in here if f"piece:{piece}" not in {*touched, *view["why"]}} == set()
        seen += len(here)
    assert seen > 10


def test_before_a_move_and_at_its_beginning_the_same_bars_the_way() -> None:
    for story in (
        standing({**GOBLIN, "b-troll": "d3", "a-thief": "b3"}),
        standing({"a-goblin": "c4", "b-thief": "c6"}, loads=ROPE),
    ):
        t = story()
        before = reasons_of(t.option("A", "move:a-goblin")["then"])
        t.does("A", "move:a-goblin")
        now = {
            thing[7:]: why for thing, why in t.view("A")["why"].items() if thing[:7] == "square:" and thing[7:] != t.at("a-goblin")
        }
        assert before == now


def test_a_reason_that_many_squares_share_is_told_once() -> None:
    walk = standing({**GOBLIN, "b-troll": "d3", "a-thief": "b3"})().option("A", "move:a-goblin")["then"]
    assert sorted(set(walk["why"].values())) == list(range(len(walk["reasons"])))
    assert len(walk["reasons"]) < len(walk["why"])
    assert len({str(reason) for reason in walk["reasons"]}) == len(walk["reasons"])


def test_a_piece_out_of_reach_has_the_reason_of_its_square() -> None:
    t = walking({**GOBLIN, "b-troll": "d3", "a-cleric": "j6", "b-rope": "c1"})()
    assert [t.why("A", f"piece:{piece}")[0] for piece in ("b-troll", "a-cleric", "b-rope")] == [
        "enemy-in-the-way",
        "too-far",
        "walk-there-first",
    ]


def test_verbs_of_the_mover_are_refused_for_what_stands_against_them_here() -> None:
    t = walking({**GOBLIN, "b-troll": "d3", "a-thief": "e9"})()
    verbs = {"attack": "stop-first", "jump": "no-pit-beside", "turn": "not-on-a-gear", "reveal": "all-rooms-open"}
    assert {verb: t.why("A", f"do:{verb}:a-goblin")[0] for verb in verbs} == verbs
    assert t.why("A", "do:jump:a-thief") == ("finish-the-move", "4")
    spent = walking({**GOBLIN, "b-troll": "d3"}, left=1)()
    assert spent.why("A", "do:attack:a-goblin") == ("no-points-left", "4")


@pytest.mark.parametrize(
    ("story", "option", "key"),
    [
        (walking({**GOBLIN, "b-troll": "d3"}), "go:d3", "enemy-in-the-way"),
        (walking(GOBLIN), "stop", "move-not-begun"),
        (walking(GOBLIN, "go:c2", loads=ROPE), "give:a-troll", None),
        (walking({**GOBLIN, "b-sword": "c2"}, "go:c2", loads=ROPE), "take:b-sword", "hands-full"),
        (
            standing({**GOBLIN, "b-troll": "d3"}, wounded="b-troll", hurt=["b-troll"]),
            "attack:a-goblin:b-troll",
            "wounded-this-turn",
        ),
        (standing({"a-goblin": "c4", "a-thief": "c6"}), "jump:a-goblin:c5:c6", "somebody-stands-there"),
        (standing({"a-goblin": "b1"}), "move:a-goblin", "closed-in"),
    ],
)
def test_an_option_that_is_not_offered_has_its_reason(story: Story, option: str, key: str | None) -> None:
    refusal = refusal_of(story().match, 0, option)
    assert (refusal and refusal.key) == key


def test_asking_why_not_changes_nothing() -> None:
    """A patient is not raised to see whether it could stand."""
    t = table({"a-cleric": "c3", "a-troll": "d3", "a-thief": "d3", "b-troll": "e9"}, wounded="a-thief b-troll")
    before = GAME.to_position(t.g)
    for seat in "AB":
        t.view(seat)
    assert GAME.to_position(t.g) == before


NAMED: list[tuple[str, Story, str, str, str]] = [
    ("square:b4", walking({"a-goblin": "a4"}), "wall", "2", "A wall stands between a4 and b4."),
    ("square:b3", walking({"a-goblin": "a3"}), "bars-closed", "2", "The portcullis between a3 and b3 is down."),
    ("square:d3", walking({**GOBLIN, "b-troll": "d3"}), "enemy-in-the-way", "8", "Bob’s Troll on d3 blocks the way"),
    ("square:c1", walking({"a-goblin": "c2"}), "pit", "8", "c1 is a pit."),
    ("do:stop:a-wizard", walking({"a-wizard": "c4"}, "go:c5"), "ends-on-pit", "8", "c5 is a pit: only the Thief"),
    ("square:b2", walking({"a-goblin": "A-2"}, dark="I"), "room-is-dark", "6", "Room I is still face down"),
    (
        "do:stop:a-goblin",
        walking({**GOBLIN, "b-sword": "c2", "a-rope": "c2"}, "go:c2"),
        "two-tokens-at-most",
        "4",
        "more than two tokens on c2",
    ),
    (
        "do:heal:a-cleric",
        standing({"a-cleric": "c3", "a-troll": "d3", "a-thief": "d3"}, wounded="a-thief"),
        "patient-not-alone",
        "13",
        "The Thief can’t stand up on d3: your Troll is there too.",
    ),
    (
        "piece:a-troll",
        standing({"a-troll": "d3", "a-goblin": "d3"}, wounded="a-troll"),
        "patient-not-alone",
        "13",
        "The Troll can’t stand up on d3: your Goblin is there too.",
    ),
    (
        "do:take:a-wizard",
        walking({"a-wizard": "c3", "b-troll": "c2"}, "go:c2", loads={"b-troll": "a-rope"}),
        "enemy-stands-over-it",
        "10",
        "Bob’s Troll stands on c2",
    ),
    ("do:open:a-thief", standing({"a-thief": "c3"}), "no-bars-beside", "13", "no portcullis beside c3"),
]

WALLED: list[tuple[str, Story]] = [
    ("square:b4", walking({"a-goblin": "a4"})),
    ("do:attack:a-goblin", standing({"a-goblin": "a4", "b-troll": "b4"})),
    ("do:heal:a-cleric", standing({"a-cleric": "a4", "a-troll": "b4"}, wounded="a-troll")),
    ("piece:b-troll", walking({"a-goblin": "a4", "b-troll": "b4"})),
]


@pytest.mark.parametrize(("thing", "story"), WALLED, ids=[each[0] for each in WALLED])
def test_a_wall_is_named_with_its_two_squares_whatever_one_wanted_to_do(thing: str, story: Story) -> None:
    refusal = view_of(story().match, 0)["why"][thing]
    assert (refusal["key"], refusal["args"]) == ("wall", {"start": "a4", "square": "b4"})


def test_a_square_behind_a_wall_is_refused_by_the_wall_and_not_as_too_far() -> None:
    t = walking({"a-goblin": "A-2"}, dark="I II")()
    assert [view_of(t.match, 0)["why"][f"square:{square}"]["args"]["place"] for square in ("a2", "b2", "c2", "a3")] == ["I"] * 4
    assert t.why("A", "square:j6")[0] == "too-far"


@pytest.mark.parametrize(("thing", "story", "key", "rule", "said"), NAMED, ids=[each[2] for each in NAMED])
def test_a_reason_names_what_is_in_the_way_with_its_squares(thing: str, story: Story, key: str, rule: str, said: str) -> None:
    t = story()
    why = view_of(t.match, 0)["why"][thing]
    assert (why["key"], why["rule"]) == (key, rule)
    assert said in Texts("en").why("twister", why, {"A": "Ann", "B": "Bob"}, me="A")
