"""The Lich Lord's bots through their eyes: the same choice whatever is hidden, thinking where it matters, quick everywhere else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest

from tests.games.dungeoneer.table import DEFEATED
from tests.games.dungeoneer.table import table as set_table
from undercroft.bots import Eyes, player
from undercroft.games.dungeoneer.bots import thinker as lichlord_thinker
from undercroft.games.dungeoneer.bots.sight import Sight
from undercroft.games.dungeoneer.bots.thinker import MANY, WIDE, WORTH_THINKING, Futures, Race, Thinker, anything
from undercroft.games.dungeoneer.bots.ways import NOTHING, Chart, Feet, walk, walked
from undercroft.games.dungeoneer.bots.worth import NAMES, WEIGHTS, features, shares
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.state.dungeon import CENTRE, NORTH, STEPS
from undercroft.games.dungeoneer.state.state import State
from undercroft.kernel.ask import Choose, text_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.lab.simulate import Job, bare_game, bot_game, is_bare


def table(seats: int, seed: int) -> Match:
    """A match between nobody in particular."""
    return Match(GAME, GAME.read_settings({"turn_limit": 200}, seats), seats, SampledNature(Random(seed)))


def moments(seats: int, seed: int, answers: int) -> Iterator[Match]:
    """A match at each of its questions, as bots play it that overlook nothing."""
    match = table(seats, seed)
    bot = player("search:1", "lichlord", 1)
    for _ in range(answers):
        if not (asks := match.asks()):
            return
        yield match
        what, option = bot.choose(Eyes(match, asks[0].seat)) or ("", "")
        match.answer(asks[0].seat, option, what)


@pytest.mark.parametrize("level", ["random", "greedy", "search:8"])
def test_the_same_choice_whatever_is_hidden(level: str) -> None:
    """Everything that the seat cannot know is dealt anew behind its back."""
    tried = 0
    for match in moments(3, 5, 160):
        seat = match.asks()[0].seat
        if match.tape[match.settled_at :] or (level != "greedy" and tried >= 12):
            continue  # in the middle of an action the hidden cards may have been played already
        other = match.copy()
        GAME.determinize(other.settled, seat, Random(99))  # type: ignore[arg-type]
        hands = [[each.hand for each in one.settled.players] for one in (match, other)]  # type: ignore[attr-defined]
        if hands[0] == hands[1]:
            continue
        assert hands[0][seat] == hands[1][seat]
        bot = player(level, "lichlord", 3)
        assert bot.choose(Eyes(match, seat)) == bot.choose(Eyes(other, seat))
        tried += 1
    assert tried >= 12


def test_the_same_seed_chooses_the_same_and_changes_nothing() -> None:
    for number, match in enumerate(moments(2, 8, 60)):
        if number % 12 == 0:
            seat = match.asks()[0].seat
            before = match.record().dumps()
            first = player("search:6", "lichlord", 11).choose(Eyes(match, seat))
            assert first == player("search:6", "lichlord", 11).choose(Eyes(match.copy(), seat))
            assert match.record().dumps() == before


def test_with_many_futures_whatever_is_worth_it_is_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    """All else is answered as the policy does, without trying anything out."""
    thought: Counter[str] = Counter()
    monkeypatch.setattr(Race, "best", lambda race, going_on: thought.update([race.ask.what]) or race.first)
    bot, policy = player(f"search:{MANY}", "lichlord", 1), player("search:1", "lichlord", 1)
    for seed in range(6):
        for match in moments(4, seed, 500):
            ask = match.asks()[0]
            before = thought.total()
            assert bot.choose(Eyes(match, ask.seat)) == policy.choose(Eyes(match, ask.seat))
            if ask.what not in WORTH_THINKING:
                assert thought.total() == before
    assert set(WORTH_THINKING) - set(thought) <= {"extra-die", "swap", "rust", "give-up"}  # which are seldom asked
    assert set(thought) <= set(WORTH_THINKING)
    assert thought["lay"] > 30


def test_nothing_quiet_is_thought_about() -> None:
    """The pause would tell that somebody has something to think about."""
    assert not set(WORTH_THINKING) & set(GAME.quiet)


def test_whatever_is_thought_about_is_tried_out_and_answered_alike_by_the_same_seed() -> None:
    """Futures from within a declaration, a battle, an attempt; with what the seat cannot know dealt anew."""
    tried: Counter[str] = Counter()
    for seed in range(4):
        for match in moments(4, seed, 500):
            ask = match.asks()[0]
            if len(ask.options) < 2 or ask.what not in WORTH_THINKING or tried[ask.what] >= 2:
                continue
            bot = player(f"search:{MANY}", "lichlord", 5)
            given = bot.choose(Eyes(match, ask.seat))
            assert given
            assert given[1] in [text_of(option) for option in ask.options]
            assert given == bot.choose(Eyes(match.copy(), ask.seat))
            tried[ask.what] += 1
    assert set(WORTH_THINKING) - set(tried) <= {"extra-die", "swap", "rust", "give-up"}  # which are seldom asked


def test_with_few_futures_only_the_hero_phase_is_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: Counter[str] = Counter()
    monkeypatch.setattr(Race, "best", lambda race, going_on: thought.update([race.ask.what]) or race.first)
    asked: Counter[str] = Counter()
    bot, policy = player(f"search:{MANY - 1}", "lichlord", 1), player("search:1", "lichlord", 1)
    for match in moments(3, 1, 300):
        ask = match.asks()[0]
        if ask.what in WORTH_THINKING and len(ask.options) > 1:
            asked[ask.what] += 1
            assert bot.choose(Eyes(match, ask.seat)) == policy.choose(Eyes(match, ask.seat))
    assert asked["lay"]
    assert set(thought) == {"hero"}


def test_what_is_asked_elsewhere_gets_its_share_of_the_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    """A third; a bot that thinks for a time spends a third of that."""
    spent: dict[str, int] = {}

    def best(race: Race, going_on: Callable[[int], bool]) -> object:
        spent[race.ask.what] = next(tried for tried in range(1000) if not going_on(tried))
        return race.first

    monkeypatch.setattr(Race, "best", best)
    bot = player("search:150", "lichlord", 1)
    for match in moments(3, 1, 300):
        bot.choose(Eyes(match, match.asks()[0].seat))
    assert spent["hero"] == 150
    assert spent["lay"] == spent["declare"] == 50
    now = [100.0]
    monkeypatch.setattr(lichlord_thinker, "perf_counter", lambda: now[0])
    hard = player("hard", "lichlord", 1)
    assert isinstance(hard, Thinker)
    whole, third = hard.going_on(1), hard.going_on(3)
    now[0] = 100.5
    assert whole(10)
    assert not third(10)


def test_of_very_many_options_some_from_all_over_are_tried() -> None:
    few, many = [("lay", str(number)) for number in range(WIDE)], [("lay", str(number)) for number in range(5 * WIDE - 3)]
    g = GAME.new(GAME.read_settings({}, 3), 3)
    assert [option for option, _ in anything(g, Choose(0, "lay", few))] == few
    tried = [option for option, _ in anything(g, Choose(0, "lay", many))]
    assert tried == many[::5]
    assert len(tried) <= WIDE


def test_a_race_gives_up_what_falls_behind_and_keeps_the_policy_s_choice_in_doubt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Values are dictated: one option is far worse, one a little better but never surely, one clearly better."""
    match = next(each for each in moments(3, 2, 200) if each.asks()[0].what == "hero" and len(each.asks()[0].options) >= 3)
    ask = match.asks()[0]
    options = list(ask.options[:3])

    def run(values: dict[str, list[float]]) -> tuple[str, int]:
        calls: Counter[str] = Counter()

        def future(race: Race, option: object, rng: Random) -> float:
            text = text_of(option)  # type: ignore[arg-type]
            calls[text] += 1
            return values[text][(calls[text] - 1) % len(values[text])]

        monkeypatch.setattr(Race, "future", future)
        race = Race(
            Eyes(match, ask.seat), ask, [(option, "") for option in options], Futures(ask.seat, 7, Sight("hard", 1)), Random(1)
        )
        best = race.best(lambda tried: tried < 60)
        return text_of(best), calls[text_of(options[2])]

    one, two, three = map(text_of, options)
    best, worst = run({one: [0.5, 0.3], two: [0.3, 0.5], three: [0.0, 0.1]})
    assert best == one
    assert worst == lichlord_thinker.SOON
    best, _ = run({one: [0.3], two: [0.6], three: [0.0]})
    assert best == two


def test_levels_and_their_time() -> None:
    bots = [player(level, "lichlord", 1) for level in ("easy", "normal", "hard", "search:40")]
    assert all(isinstance(bot, Thinker) for bot in bots)
    assert [bot.seconds for bot in bots] == [0.05, 0.3, 1.0, 0.0]  # type: ignore[attr-defined]
    assert bots[3].iterations == 40  # type: ignore[attr-defined]
    shares = [bot.sight.blind for bot in bots]  # type: ignore[attr-defined]
    assert shares[0] > shares[1] > shares[2] == shares[3] == 0


@pytest.mark.parametrize(("seats", "bots"), [(1, ("search:3",)), (2, ("search:3", "greedy")), (3, ("search:3", "random"))])
def test_whole_games_through_their_eyes(seats: int, bots: tuple[str, ...]) -> None:
    settings = GAME.read_settings({"turn_limit": 60}, seats)
    table = tuple(bots[seat % len(bots)] for seat in range(seats))
    outcome = bot_game(GAME, Job("lichlord", seats, settings, table, 0, 0, 1), Random(3))
    assert outcome.decisions > 20
    assert sum(outcome.scores) <= 1


def test_the_bare_rules_and_the_eyes_play_the_same_game() -> None:
    """Games of bots that think nothing over are played without eyes in the laboratory: the same answers at every question."""
    settings = GAME.read_settings({"turn_limit": 60}, 3)
    job = Job("lichlord", 3, settings, ("greedy", "search:1", "normal:1"), 0, 0, 1)
    assert is_bare(job)
    assert is_bare(job._replace(bots=("greedy", "random", "easy:1")))
    assert not is_bare(job._replace(bots=("greedy", "search:3", "greedy")))
    assert not is_bare(job._replace(game="raiders"))
    for seed in range(3):
        assert bare_game(GAME, job, Random(seed)) == bot_game(GAME, job, Random(seed))


def test_shares_add_up_and_follow_what_matters() -> None:
    for match in moments(3, 4, 120):
        g: State = match.state  # type: ignore[assignment]
        if g.turn < 2 or g.over:
            continue
        found = shares(g)
        assert abs(sum(found) - 1) < 1e-9
        assert len(features(g, 0)) == len(WEIGHTS)
    twin: State = match.settled.copy()  # type: ignore[assignment]
    before = shares(twin)[1]
    twin.players[1].life -= 2
    assert shares(twin)[1] < before
    twin.players[1].life += 2
    twin.players[1].completed = [*twin.players[1].completed, "rat-mother"]
    assert shares(twin)[1] > before


def test_the_last_quest_counts_by_how_near_it_is_and_whose_turn_comes_first() -> None:
    match = next(each for each in moments(3, 4, 120) if each.state.turn > 3 and each.tape[each.settled_at :] == [])  # type: ignore[attr-defined]
    g: State = match.settled.copy()  # type: ignore[assignment]
    last, waits = NAMES.index("last"), NAMES.index("waits")
    assert not any(features(g, seat)[last] for seat in range(3) if len(g.players[seat].completed) < 2)
    seat = (g.active + 2) % 3
    g.players[seat].completed = ["black-ledger", "rat-mother"]
    late = features(g, seat)
    assert 0 < late[last] == late[waits] <= 1  # the last of the round
    behind = shares(g)[seat]
    g.active = seat
    assert features(g, seat)[waits] == 0
    assert shares(g)[seat] > behind


def test_a_way_that_is_kept_is_the_way_worked_out_anew() -> None:
    kept = 0
    for number, match in enumerate(moments(3, 6, 240)):
        g: State = match.state  # type: ignore[assignment]
        if number % 6 or g.turn < 1:
            continue
        for seat in range(3):
            found = walk(g, seat)
            sprung = frozenset(g.sprung) if seat == g.active else NOTHING
            assert found == walked(Chart(g.dungeon), Feet(g, seat), g.players[seat].space, sprung)
            kept += found is walk(g, seat)
    assert kept > 60


def test_a_defeated_hero_holds_no_exit_open_in_a_way_that_is_kept() -> None:
    lies = {"passage": (CENTRE, 0), "tomb-antechamber": (CENTRE + STEPS[NORTH], 0)}
    t = set_table(map=lies, at=dict.fromkeys("abc", "passage"), seats=3, heroes={"a": "lorel 1", "c": "raka 2"},
                  players={"b": {"thresholds": [NORTH]}})  # fmt: skip
    held, _ = walk(t.g, 0)["tomb-antechamber"]
    t.becomes({"b": DEFEATED})
    forced, _ = walk(t.g, 0)["tomb-antechamber"]
    assert held < forced
