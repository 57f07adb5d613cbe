"""Why something may not be done: for every reason there is a position in which somebody is told it, with its paragraph; and with
the obstacle taken away the same thing is offered."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.twister.table import reasons_of, table
from tests.games.twister.why_stories import GOBLIN, ROPE, STORIES, Story, standing, walking
from undercroft.games.twister.board import SQUARE_NAMES
from undercroft.games.twister.game import GAME
from undercroft.games.twister.tokens import NAMES
from undercroft.games.twister.why import RULE
from undercroft.kernel.ask import text_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.view import refusal_of, view_of
from undercroft.text import LANGUAGES, Texts


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
