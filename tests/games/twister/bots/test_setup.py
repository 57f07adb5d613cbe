"""How bots of Dungeon Twister set up and place: lawful, in their time, blind to what is hidden, better than by rule of thumb."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from undercroft.bots import Eyes, player
from undercroft.bots.levels import THINKING
from undercroft.games.twister.board import PLACES
from undercroft.games.twister.bots import heuristic as twister
from undercroft.games.twister.bots import placing as twister_placing
from undercroft.games.twister.bots import plan as twister_plan
from undercroft.games.twister.bots import setup as twister_setup
from undercroft.games.twister.bots.heuristic import POSITIONS_A_SECOND, TwisterPlayer
from undercroft.games.twister.bots.setup import DUNGEONS, MOST, OPENS, depth, dungeon, fill, rehearsal
from undercroft.games.twister.bots.ways import near
from undercroft.games.twister.setup import hide_options, starter_options
from undercroft.games.twister.state import IN_HAND, State
from undercroft.games.twister.tokens import BOTH, SPEED, THIEF, TOKEN
from undercroft.kernel.ask import text_of
from undercroft.kernel.match import Match

from ..table import table
from .test_play import choice, fresh, play, plays_turn

SETTING_UP = ("starter", "hide", "place")


def sets_up(match: Match, players: list[TwisterPlayer]) -> list[tuple[int, str]]:
    """Let bots play until the first action card; all their answers."""
    answers: list[tuple[int, str]] = []
    while (ask := match.asks()[0]).what in SETTING_UP:
        given = players[ask.seat].choose(Eyes(match, ask.seat))
        assert given is not None
        match.answer(ask.seat, given[1], given[0])
        answers.append((ask.seat, given[1]))
    return answers


@pytest.mark.parametrize("iterations", [0, 40])
@pytest.mark.parametrize(
    "options",
    [
        {}, {"dungeon": "open"}, {"setup": "fixed"}, {"setup": "fixed", "dungeon": "open"}, {"reveal_placement": "printed"},
        {"reveal_placement": "printed", "dungeon": "open"}, {"line_reveals": "adjacent", "first_cycle": "rising"},
    ],
)  # fmt: skip
def test_every_kind_of_set_up_is_lawful(iterations: int, options: dict[str, object]) -> None:
    """The match refuses what is not; and nothing stays in anybody's hand."""
    match = fresh(3, **options)
    players = [TwisterPlayer(seed, iterations, ahead=iterations > 0) for seed in (1, 2)]
    sets_up(match, players)
    state = match.state
    assert isinstance(state, State)
    assert match.asks()[0].what == "card"
    assert IN_HAND not in state.at
    play(match, list(players), 40)


def test_the_same_seed_sets_up_alike_and_another_does_not() -> None:
    one, same, other = (sets_up(fresh(2), [TwisterPlayer(seed, 60), TwisterPlayer(9, 60)]) for seed in (4, 4, 5))
    assert one == same
    assert [answer for seat, answer in one if seat == 0] != [answer for seat, answer in other if seat == 0]


@pytest.mark.parametrize("seed", [1, 2])
def test_what_the_others_set_up_changes_no_choice(seed: int) -> None:
    """Two games in which the other side puts other tokens into the same rooms, and others on its dots."""
    chosen: list[list[str]] = []
    theirs: list[list[str]] = []
    for order in (1, -1):
        match = fresh(seed)
        mine, others = [], []
        while (asks := match.asks()) and asks[0].what in ("starter", "hide"):
            ask = asks[0]
            if ask.seat == 0:
                given = TwisterPlayer(seed, 60).choose(Eyes(match, 0))
                assert given is not None
                mine.append(given[1])
            else:
                texts = [text_of(option) for option in ask.options]
                where = texts[0].split(":")[2]
                others.append([text for text in texts if text.split(":")[2] == where][::order][0])
            match.answer(ask.seat, (others if ask.seat else mine)[-1], ask.what)
        chosen.append(mine)
        theirs.append(others)
    assert theirs[0] != theirs[1]
    assert [each.split(":")[2] for each in theirs[0]] == [each.split(":")[2] for each in theirs[1]]
    assert len(chosen[0]) == 14
    assert chosen[0] == chosen[1]


def worth_of_set_up(match: Match, seat: int) -> float:
    """What a set-up comes to on average in every dungeon that bots keep in mind; what is missing is put out by rule of thumb."""
    total = 0.0
    for number in range(DUNGEONS):
        rng = Random(100 + number)
        g = match.state.copy()
        assert isinstance(g, State)
        fill(g, [token for token in BOTH if g.at[token] == IN_HAND], rng)
        g.plan = dungeon(g.plan, number)
        opener = [0 if rng.random() < OPENS[depth(place, 0)] else 1 for place in range(PLACES)]
        total += rehearsal(g, g.at.copy(), opener, seat)
    return total / DUNGEONS


@pytest.mark.parametrize("dungeon_lies", ["dark", "open"])
def test_rehearsal_finds_more_than_the_rule_of_thumb(dungeon_lies: str) -> None:
    """The last half of a set-up, once by rehearsal and once by preference, from the same positions."""
    gained = 0.0
    for seed in range(6):
        match = fresh(seed, dungeon=dungeon_lies)
        play(match, [TwisterPlayer(seed, ahead=False), TwisterPlayer(seed + 50, ahead=False)], 18)
        worths = []
        for bot in (TwisterPlayer(seed, 300), TwisterPlayer(seed, ahead=False)):
            trial = match.copy()
            while trial.asks()[0].what == "hide":
                play(trial, [bot, TwisterPlayer(seed + 50, ahead=False)], 1)
            worths.append(worth_of_set_up(trial, 0))
        gained += worths[0] - worths[1]
    assert gained / 6 > 0.02


class Clock:
    """Time that goes by with every position looked at, as on a usual machine, and stands still otherwise."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        self.asked = 0
        monkeypatch.setattr(twister, "perf_counter", self.read)
        for module, name in ((twister_setup, "rehearsal"), (twister_plan, "worth"), (twister_placing, "worth")):
            monkeypatch.setattr(module, name, self.counted(getattr(module, name)))

    def read(self) -> float:
        self.asked += 1
        return self.now

    def counted(self, looks: Callable[..., float]) -> Callable[..., float]:
        def look(*args: object) -> float:
            self.now += 1 / POSITIONS_A_SECOND
            return looks(*args)

        return look


@pytest.mark.parametrize("level", sorted(THINKING))
def test_the_set_up_keeps_the_time_of_its_level(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the time is up, at most the dungeon that was begun is finished."""
    match = fresh(5)
    for answers in (0, 8):
        play(match, [TwisterPlayer(1, 10), TwisterPlayer(2, 10)], answers)
        with monkeypatch.context() as patched:
            clock = Clock(patched)
            bot = player(level, "twister", 1)
            assert isinstance(bot, TwisterPlayer)
            assert bot.choose(Eyes(match, match.asks()[0].seat)) is not None
        assert clock.asked
        assert 0 < clock.now <= THINKING[level] + MOST / POSITIONS_A_SECOND


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_placing_keeps_the_time_of_its_level(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted with the glance at every square, and with how the turn goes on from those that are tried out."""
    for seed in range(3):
        match = fresh(seed)
        while match.asks()[0].what != "place":
            play(match, [TwisterPlayer(1, 10), TwisterPlayer(2, 10)], 1)
        ask = match.asks()[0]
        with monkeypatch.context() as patched:
            clock = Clock(patched)
            assert player(level, "twister", 1).choose(Eyes(match, ask.seat)) is not None
        assert 0 < clock.now <= THINKING[level]


def test_what_lies_in_other_rooms_changes_no_placing() -> None:
    seen = {"a-thief": "e9", "b-troll": "g4", "b-cleric": "on IV", "b-armor": "on IV", "a-troll": "on IV"}
    one = {**seen, "b-thief": "on I", "b-rope": "on I", "b-wizard": "on VI", "b-treasure": "on VI"}
    other = {**seen, "b-thief": "on VI", "b-rope": "on VI", "b-wizard": "on I", "b-treasure": "on I"}
    for seed in range(3):
        placed = []
        for tokens in (one, other):
            t = table(tokens, card="4", dark="I IV VI", chance=("2R", "0"))
            t.does("A", "reveal:a-thief:IV")
            while t.match.asks()[0].what == "place" and t.turn == "A":
                t.does("A", choice(t, seed=seed))
            placed.append([answer.option for answer in t.match.tape])
        assert len(placed[0]) > 3
        assert placed[0] == placed[1]


def test_an_enemy_is_placed_where_it_can_be_killed_for_the_last_point() -> None:
    """Seldom is it good to have an enemy near; here the Wizard has a wand and a point to win."""
    t = table(
        {"a-wizard": "e9", "b-goblin": "on IV", "b-troll": "t2"}, loads={"a-wizard": "a-fireball-wand"}, card="3", dark="IV",
        players={"A": {"points": 4}}, chance=("2R", "0"),
    )  # fmt: skip
    t.does("A", "reveal:a-wizard:IV")
    assert t.at("b-goblin") == "on IV"
    plays_turn(t, iterations=1000)
    assert t.winner == "A"


def test_one_places_nothing_as_a_gift() -> None:
    """What lies about goes where the other side, whose turn is next, does not get at it at once."""
    far = []
    for bot in (TwisterPlayer(1, 120), TwisterPlayer(1, ahead=False)):
        t = table({"a-thief": "e9", "b-thief": "g4", "b-armor": "on IV"}, card="2", left=1, dark="IV", chance=("2R", "0"))
        t.does("A", "reveal:a-thief:IV")
        given = bot.choose(Eyes(t.match, 0))
        assert given is not None
        t.does("A", given[1])
        far.append(near(t.g.plan, t.g.at[TOKEN["b-thief"]]).get(t.g.at[TOKEN["b-armor"]], 99))
    assert far[0] > max(far[1], SPEED[THIEF])


def test_every_hiding_is_offered_and_the_rule_of_thumb_takes_one() -> None:
    match = fresh(1)
    state = match.state
    assert isinstance(state, State)
    offered = {text_of(option) for option in starter_options(state, 0)}
    assert {TwisterPlayer(seed, 30).choose(Eyes(match, 0)) for seed in range(12)} <= {("starter", option) for option in offered}
    play(match, [TwisterPlayer(1, 10), TwisterPlayer(2, 10)], 8)
    ask = match.asks()[0]
    assert isinstance(match.state, State)
    hidings = {text_of(option) for option in hide_options(match.state, ask.seat)}
    chosen = {TwisterPlayer(seed, 30).choose(Eyes(match, ask.seat)) for seed in range(12)}
    assert {answer for _, answer in chosen if answer} <= hidings
    assert len(chosen) > 3, "whoever knows the bot must not know where its tokens are"
