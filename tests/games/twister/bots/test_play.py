"""Bots of Dungeon Twister: whole games, the same choice from the same seed, nothing hidden known, and good sense in plain cases."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.bots import Eyes
from undercroft.bots.player import Player, RandomPlayer
from undercroft.games.twister.bots.heuristic import KEPT, TwisterPlayer
from undercroft.games.twister.bots.moves import whole_actions
from undercroft.games.twister.bots.plan import Planner
from undercroft.games.twister.game import GAME
from undercroft.kernel.ask import text_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.lab.ladder import pairs_of, rungs_of
from undercroft.lab.simulate import simulate

from ..table import Table, table


def fresh(seed: int = 1, **options: object) -> Match:
    """A match at its first question, with the options for games of bots."""
    settings = GAME.read_settings({**GAME.bot_settings, **options}, 2)
    return Match(GAME, settings, 2, SampledNature(Random(seed)))


def play(match: Match, players: list[Player], most: int = 100_000) -> None:
    """Let bots play, for so many answers at most."""
    for _ in range(most):
        asks = match.asks()
        if not asks:
            return
        given = players[asks[0].seat].choose(Eyes(match, asks[0].seat))
        assert given is not None
        match.answer(asks[0].seat, given[1], given[0])


def choice(t: Table, seat: str = "A", iterations: int = 120, seed: int = 5) -> str:
    """What the planner answers."""
    given = TwisterPlayer(seed, iterations).choose(Eyes(t.match, "AB".index(seat)))
    assert given is not None
    return given[1]


def plays_turn(t: Table, seat: str = "A", iterations: int = 200) -> list[str]:
    """What the planner answers until its turn is over."""
    answers: list[str] = []
    turn = t.g.turn
    while t.turn == seat and t.g.turn == turn and t.g.card:
        answers.append(choice(t, seat, iterations))
        t.match.answer("AB".index(seat), answers[-1])
    return answers


@pytest.mark.parametrize(("seed", "options"), [(1, {}), (2, {"dungeon": "open", "setup": "fixed"}), (3, {"first_cycle": "rising"})])
def test_plays_whole_games_by_the_rules(seed: int, options: dict[str, object]) -> None:
    match = fresh(seed, **options)
    play(match, [TwisterPlayer(1, 40), TwisterPlayer(2, ahead=False)])
    assert match.state.over


@pytest.mark.parametrize("answers", [0, 9, 40, 120, 200])
def test_same_seed_same_choice(answers: int) -> None:
    """Also in the middle of a walk, and by a bot that was not there before."""
    match = fresh(4)
    play(match, [TwisterPlayer(1, 30), TwisterPlayer(2, 30)], answers)
    for ask in match.asks():
        chosen = [TwisterPlayer(9, 60).choose(Eyes(each, ask.seat)) for each in (match, match.copy())]
        assert chosen[0] == chosen[1]


def test_whole_actions_are_lawful_and_come_out_as_foreseen() -> None:
    """Every action that is planned can be answered word by word, and leads to the position that was planned with."""
    tried = 0
    for seed in range(4):
        match = fresh(seed)
        play(match, [RandomPlayer(1), RandomPlayer(2)], 330 + 90 * seed)
        while match.asks()[0].what != "act":
            play(match, [RandomPlayer(1), RandomPlayer(2)], 1)
        g = match.state.copy()
        for each in whole_actions(g):  # type: ignore[arg-type]
            trial = match.copy()
            seat = trial.asks()[0].seat
            for answer in each.answers:
                options = {text_of(option) for option in trial.asks()[0].options}
                if answer == "stop" and "stop" not in options:
                    break  # nothing else is left to do, so it is not asked
                assert text_of(answer) in options, (seed, each.answers, answer)
                trial.answer(seat, text_of(answer))
            if not each.open:
                after = trial.state
                assert (after.at, after.load, after.wounded) == (each.after.at, each.after.load, each.after.wounded), each.answers  # type: ignore[attr-defined]
                assert (after.left, after.points, after.jumps) == (each.after.left, each.after.points, each.after.jumps)  # type: ignore[attr-defined]
            tried += 1
    assert tried > 60


def test_hidden_tokens_change_nothing() -> None:
    """Two games that differ only in what of the other side lies where face down look the same to a bot."""
    tokens = {"a-thief": "A-4", "a-wizard": "A-7", "b-thief": "B-4", "b-troll": "B-7"}
    one = {**tokens, "b-goblin": "on I", "b-rope": "on II", "b-cleric": "on IV", "b-sword": "on V"}
    other = {**tokens, "b-goblin": "on V", "b-rope": "on IV", "b-cleric": "on II", "b-sword": "on I"}
    dark = "I II III IV V VI VII VIII"
    for seed in range(4):
        assert choice(table(one, dark=dark), seed=seed) == choice(table(other, dark=dark), seed=seed)
        assert choice(table(one, dark=dark, card=""), seed=seed) == choice(table(other, dark=dark, card=""), seed=seed)


def test_a_sealed_combat_card_changes_nothing() -> None:
    for seed in range(6):
        chosen = []
        for card in ("0", "6"):
            t = table({"a-warrior": "c9", "b-cleric": "d9"})
            t.does("A", "attack:a-warrior:b-cleric")
            t.match.answer(1, card, "combat")
            chosen.append(TwisterPlayer(seed, 50).choose(Eyes(t.match, 0)))
        assert chosen[0] == chosen[1]


def test_the_others_set_up_changes_nothing() -> None:
    """Whom the other side has put on its dots, nobody may know before all tokens are hidden."""
    chosen = []
    for kinds in (("warrior", "cleric", "troll", "goblin"), ("thief", "wizard", "mekanork", "wall-walker")):
        match = fresh(5)
        for kind, dot in zip(kinds, ("B-2", "B-4", "B-7", "B-9"), strict=True):
            match.answer(1, f"stand:b-{kind}:{dot}")
        mine = [TwisterPlayer(3, 30), TwisterPlayer(4, 30)]
        play(match, mine, 4)
        answers = [answer.option for answer in match.tape if answer.seat == 0]
        while match.asks()[0].seat == 1:
            match.answer(1, text_of(match.asks()[0].options[-1]))
        answers.append((TwisterPlayer(3, 30).choose(Eyes(match, 0)) or ("", ""))[1])
        chosen.append(answers)
    assert chosen[0] == chosen[1]
    assert len(chosen[0]) == 5


def test_a_plan_that_was_not_kept_is_found_again() -> None:
    """In the middle of a walk a bot answers the same whether it remembers what it meant to do or not."""
    match = fresh(4)
    play(match, [RandomPlayer(1), RandomPlayer(2)], 150)
    steps = 0
    while steps < 8:
        ask = match.asks()[0]
        given = TwisterPlayer(1, 60).choose(Eyes(match, ask.seat))
        assert given is not None
        if ask.what == "step":
            steps += 1
            KEPT.clear()
            assert TwisterPlayer(2, 60).choose(Eyes(match, ask.seat)) == given
        match.answer(ask.seat, given[1], given[0])


def test_walks_on_when_it_does_not_know_what_was_meant() -> None:
    """Somebody else began the walk (a person who left the table): it goes on in a lawful way."""
    t = table({"a-goblin": "q9", "a-thief": "A-4", "b-troll": "k9"}, card="2")
    t.does("A", "move:a-goblin", "go:p9")
    answer = choice(t)
    t.does("A", answer)
    t = table({"a-goblin": "q9", "a-thief": "A-4", "b-troll": "k9"}, card="2")
    t.does("A", "move:a-goblin")
    KEPT.clear()
    given = TwisterPlayer(1, seconds=0.02).choose(Eyes(t.match, 0))
    assert given is not None
    t.does("A", given[1])


def test_games_of_bots_end() -> None:
    """Where only bots play there is a limit of turns, unless somebody says otherwise."""
    assert simulate(GAME, 2, 1, ["random"])["options"]["turn_limit"] == 100
    assert simulate(GAME, 2, 1, ["random"], {"turn_limit": 7})["options"]["turn_limit"] == 7


def test_the_ladder_measures_the_strongest_against_the_yardsticks_too() -> None:
    """With budgets in the ratio of the levels' times: 50, 300 and 1000 ms."""
    rungs = rungs_of("twister")
    assert rungs == (
        ("random", "random"), ("greedy", "greedy"), ("easy", "easy:100"), ("normal", "normal:600"), ("hard", "hard:2000"),
    )  # fmt: skip
    assert pairs_of(rungs, ("random", "greedy")) == [
        ("normal:600", "hard:2000"), ("easy:100", "normal:600"), ("greedy", "easy:100"), ("random", "greedy"),
        ("greedy", "hard:2000"), ("random", "hard:2000"),
    ]  # fmt: skip


def test_walks_out_when_it_can() -> None:
    t = table({"a-goblin": "t3", "a-thief": "A-4", "b-troll": "k9"}, card="2")
    plays_turn(t)
    assert t.at("a-goblin") == "escaped"
    assert t.points == (2, 0)


def test_takes_the_treasure_along() -> None:
    """One move is enough for the goblin, and the treasure lies on its way."""
    t = table({"a-goblin": "t3", "a-treasure": "t4", "b-troll": "k9"}, card="3", left=1)
    plays_turn(t)
    assert t.points == (3, 0)


def test_kills_with_the_fireball_when_that_wins() -> None:
    t = table(
        {"a-wizard": "b9", "b-troll": "e9", "b-thief": "k9"}, loads={"a-wizard": "a-fireball-wand"}, card="2", left=1,
        players={"A": {"points": 4}},
    )  # fmt: skip
    plays_turn(t)
    assert t.winner == "A"


def test_plans_the_last_point_two_actions_ahead() -> None:
    """The troll is four steps from the exit and walks two at a time."""
    t = table({"a-troll": "s2", "b-troll": "k9"}, card="2", players={"A": {"points": 4}})
    plays_turn(t)
    assert t.winner == "A"


def test_fights_only_as_the_cards_allow() -> None:
    """With a +0 left on both sides the stronger wins for sure; the weaker never attacks it."""
    poor = {"A": {"combat": ["0"]}, "B": {"combat": ["0"]}}
    strong = table({"a-troll": "c9", "b-cleric": "d9", "b-thief": "k9"}, card="2", left=1, players=poor)
    assert choice(strong) == "attack:a-troll:b-cleric"
    weak = table({"a-cleric": "c9", "b-troll": "d9", "b-thief": "k9"}, card="2", left=1, players=poor)
    assert not choice(weak).startswith("attack")


def offered(points: tuple[int, int], turn: int = 12, at: str = "B-4") -> Table:
    """B has been offered a draw, and is to play a card."""
    players = {letter: {"points": count} for letter, count in zip("AB", points, strict=True)}
    return table({"a-goblin": "A-4", "b-goblin": at}, card="", players=players, turn=turn).does("A", "offer", "2", "end")


@pytest.mark.parametrize("player", [TwisterPlayer(5, 30), TwisterPlayer(5, ahead=False), RandomPlayer(5)])
@pytest.mark.parametrize(("points", "answer"), [((1, 1), "accept"), ((3, 1), "accept"), ((1, 3), "")])
def test_a_draw_is_accepted_by_a_bot_that_is_not_ahead(points: tuple[int, int], answer: str, player: Player) -> None:
    t = offered(points)
    what, option = player.choose(Eyes(t.match, 1)) or ("", "")
    assert (what, option) == ("draw", "accept") if answer else what == "card"


def test_a_draw_is_declined_with_the_better_position_or_before_anything_is_decided() -> None:
    """Equal points, but the goblin is about to leave; or everybody has just begun."""
    for t in (offered((1, 1), at="b7"), offered((1, 1), turn=2)):
        assert (TwisterPlayer(5, 30).choose(Eyes(t.match, 1)) or ("", ""))[0] == "card"


def test_offers_no_draws() -> None:
    """Also the random bot."""
    match = Match(GAME, GAME.read_settings({}, 2), 2, SampledNature(Random(3)))
    play(match, [RandomPlayer(1), TwisterPlayer(2, 20)], 400)
    assert not [answer for answer in match.tape if answer.what == "draw"]
    assert not match.state.drawn  # type: ignore[attr-defined]


def test_planning_changes_nothing() -> None:
    match = fresh(6)
    play(match, [RandomPlayer(1), RandomPlayer(2)], 400)
    before = match.record().dumps()
    for ask in match.asks():
        TwisterPlayer(1, 80).choose(Eyes(match, ask.seat))
    assert match.record().dumps() == before


def test_more_thought_never_finds_less() -> None:
    match = fresh(8)
    play(match, [RandomPlayer(1), RandomPlayer(2)], 420)
    while match.asks()[0].what != "act":
        play(match, [RandomPlayer(1), RandomPlayer(2)], 1)
    g = match.state
    values = [Planner(g, g.active).search(lambda tried, most=most: tried < most).value for most in (1, 60, 400)]  # type: ignore[attr-defined, arg-type, misc]
    assert values == sorted(values)
