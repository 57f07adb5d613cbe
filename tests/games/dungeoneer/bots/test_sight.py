"""What the Lich Lord's bots overlook: the lower levels some things, for a turn; never everything, never their quests."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.dungeoneer.bots.test_thinking import moments
from undercroft.bots import Eyes, player
from undercroft.games.dungeoneer.bots.choices import policy
from undercroft.games.dungeoneer.bots.sight import MENUS, OVERLOOKED, Sight, is_obvious
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.state.state import State
from undercroft.kernel.ask import Choose, text_of
from undercroft.lab.simulate import Job, bare_game

THINGS = [("play", f"card-{number}") for number in range(400)]


def position() -> State:
    """Any; only its turn counts."""
    g = GAME.new(GAME.read_settings({}, 3), 3)
    g.turn = 4
    return g


@pytest.mark.parametrize("level", OVERLOOKED)
def test_a_level_overlooks_its_share_of_things(level: str) -> None:
    seen = Sight(level, 1).seen(position(), Choose(0, "hero", [*THINGS, "end"])).options
    assert abs(1 - (len(seen) - 1) / len(THINGS) - OVERLOOKED[level]) < 0.08
    assert "end" in seen
    assert [option for option in [*THINGS, "end"] if option in seen] == list(seen)  # in their order


def test_hard_sees_everything() -> None:
    ask = Choose(0, "window", [*THINGS, "pass"])
    assert Sight("hard", 1).seen(position(), ask) is ask


def test_the_lower_levels_see_less() -> None:
    assert OVERLOOKED["greedy"] >= OVERLOOKED["easy"] > OVERLOOKED["normal"] > OVERLOOKED["hard"] == 0


def test_what_is_overlooked_is_overlooked_for_the_whole_turn_and_seen_anew_in_the_next() -> None:
    g, ask = position(), Choose(0, "hero", [*THINGS, "end"])
    sight = Sight("normal", 1)
    first = list(sight.seen(g, ask).options)
    assert list(sight.seen(g, Choose(0, "window", [*THINGS, "pass"])).options)[:-1] == first[:-1]
    g.turn += 1
    later = list(sight.seen(g, ask).options)
    assert later != first
    assert list(Sight("normal", 2).seen(g, ask).options) != later
    assert list(sight.seen(g, Choose(1, "hero", [*THINGS, "end"])).options) != later


def test_the_way_and_the_quests_are_never_overlooked() -> None:
    words = ("move", "attempt", "search", "deliver", "escort", "pick-up")
    options = [(word, f"{word}-{number}") for word in words for number in range(30)]
    ask = Choose(0, "hero", [*options, ("explore",), ("stand-up",), "end"])
    for seed in range(5):
        assert list(Sight("greedy", seed).seen(position(), ask).options) == list(ask.options)


def test_who_would_see_nothing_sees_one_thing() -> None:
    """As where the first encounter of a declaration has to be chosen, or where a map card goes."""
    options = [("lay", "crypt", number) for number in range(6)]
    found = {tuple(Sight("greedy", seed).seen(position(), Choose(0, "lay", options)).options) for seed in range(200)}
    assert {len(seen) for seen in found} <= {1, 2, 3}
    assert {seen[0] for seen in found if len(seen) == 1} == set(options)


def test_a_lower_level_never_sees_more() -> None:
    options = [("add", f"zombie-{number}", letter, 0) for number in range(4) for letter in "BCD"]
    for seed in range(60):
        sights = [Sight(level, seed) for level in ("greedy", "easy", "normal")]
        one, two, three = [set(sight.seen(position(), Choose(0, "declare", options)).options) for sight in sights]
        assert one <= two <= three


def test_things_are_overlooked_independently() -> None:
    """Names of equal length, too: every set of four may come to mind."""
    options = [("play", "leaden-weight", letter) for letter in "ABCD"]
    ask = Choose(0, "window", [*options, "pass"])
    found = {tuple(Sight("normal", seed).seen(position(), ask).options) for seed in range(600)}
    assert len(found) == 16


def test_where_one_of_a_few_has_to_be_chosen_nothing_is_overlooked() -> None:
    """Policies for such questions count on all of their options."""
    for match in moments(3, 3, 400):
        ask = match.asks()[0]
        seen = Sight("greedy", 5).seen(match.state, ask)  # type: ignore[arg-type]
        if ask.what not in MENUS:
            assert seen is ask
        assert set(seen.options) <= set(ask.options)
        assert seen.options


def test_words_are_obvious() -> None:
    assert is_obvious("pass")
    assert is_obvious(("explore",))
    assert not is_obvious(("use", "boot-of-ala-hazad"))


def test_a_bot_never_answers_with_what_it_overlooks() -> None:
    tried = 0
    for match in moments(3, 9, 500):
        ask = match.asks()[0]
        if ask.what not in MENUS:
            continue
        for level in ("greedy", "easy:4", "normal:4"):
            name = level.partition(":")[0]
            seen = Sight(name, 7).seen(match.state, ask)  # type: ignore[arg-type]
            if len(seen.options) == len(ask.options):
                continue
            given = player(level, "lichlord", 7).choose(Eyes(match, ask.seat))
            assert given
            assert given[1] in [text_of(option) for option in seen.options]
            tried += 1
    assert tried > 40


def test_one_future_is_the_policy_alone_with_the_oversights_of_its_level() -> None:
    tried = 0
    for match in moments(3, 6, 120):
        ask = match.asks()[0]
        eyes = Eyes(match, ask.seat)
        g: State = eyes.determinize(Random(1)).state  # type: ignore[assignment]
        for level in ("easy", "hard"):
            given = player(f"{level}:1", "lichlord", 2).choose(eyes)
            assert given
            assert given[1] == text_of(policy(g, Sight(level, 2).seen(g, ask)))
        assert player("search:1", "lichlord", 2).choose(eyes) == player("hard:1", "lichlord", 2).choose(eyes)
        tried += len(ask.options) > 1
    assert tried > 60


def test_greedy_games_end_soon() -> None:
    """Whoever overlooks nearly everything still walks to its quests."""
    settings = GAME.read_settings({"turn_limit": 1000}, 3)
    for seed in range(6):
        outcome = bare_game(GAME, Job("lichlord", 3, settings, ("greedy",) * 3, 0, 0, 1), Random(seed))
        assert sum(outcome.scores) == 1
        assert outcome.decisions < 3000
