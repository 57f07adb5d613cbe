"""For every reason why something may not be done: a position in which somebody is told it, and one with the obstacle taken away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.twister.table import Table, new_game, table

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
