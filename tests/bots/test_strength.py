"""Sense over chance, on fixed seeds and budgets, so that nothing is left to luck or to the speed of the machine."""

from __future__ import annotations

import json
import shutil
import sys
from hashlib import blake2b
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from undercroft.bots import Eyes, player
from undercroft.bots.heuristic import heuristic_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.registry import game_of
from undercroft.lab import ladder
from undercroft.lab.simulate import simulate


def share(weaker: str, stronger: str, games: int) -> float:
    """The share of victories of the stronger side over the first games of the ladder."""
    played = [ladder.play("raiders", 1, (weaker, stronger), number) for number in range(games)]
    return ladder.outcome_of((weaker, stronger), played).share


def test_greedy_beats_random() -> None:
    assert share("random", "greedy", 20) > 0.6


def test_search_beats_random() -> None:
    assert share("random", "ismcts:10", 10) > 0.6


@pytest.mark.parametrize(
    ("level", "seats", "quick", "known"),
    [
        ("ismcts:20", 4, False, "f91cf98e"), ("ismcts:20", 4, True, "ad883467"), ("ismcts:20", 2, False, "98060901"),
        ("greedy", 4, False, "d7d6cab5"), ("greedy", 3, False, "141bd880"), ("random", 4, False, "ed6cd454"),
    ],
)  # fmt: skip
def test_bots_choose_as_they_did_when_the_ladder_was_played(level: str, seats: int, quick: bool, known: str) -> None:
    """The digest of a whole game. Who changes it on purpose plays the ladder of docs/bots.md anew."""
    game = game_of("raiders")
    match = Match(game, game.read_settings({"quick": quick}, seats), seats, SampledNature(Random(seats)))
    bots = [player(level, "raiders", seat) for seat in range(seats)]
    while asks := [ask for ask in match.asks() if not ask.may]:
        what, option = bots[asks[0].seat].choose(Eyes(match, asks[0].seat)) or ("", "")
        match.answer(asks[0].seat, option, what)
    answers = "\n".join([answer.to_line() for answer in match.tape])
    assert blake2b(answers.encode(), digest_size=4).hexdigest() == known


def test_alone_the_search_survives() -> None:
    """About two of three live (docs/bots.md); before it looked after its life first, one of seven did."""
    (row,) = simulate(game_of("raiders"), 1, 16, ["ismcts:30"])["results"]
    assert row["wins"] >= 9


def test_alone_the_monster_s_card_is_seen() -> None:
    """Where the search looks ahead, a room whose monster shows a 3 is another place than one whose monster shows a 5."""
    game = game_of("raiders")
    heuristic = heuristic_of("raiders")
    states = []
    for card in ("3", "5"):
        state = game.from_position(game.to_position(Match(game, game.read_settings({}, 1), 1, SampledNature(Random(2))).state))
        state.monster_shown = [card]
        states.append(state)
    assert heuristic.view(states[0], 0) != heuristic.view(states[1], 0)


def test_sides_change_seats_and_share_the_deal() -> None:
    for number in range(0, 12, 2):
        sides, mirrored = ladder.seating(4, number), ladder.seating(4, number + 1)
        assert sum(sides) == 2
        assert all(a != b for a, b in zip(sides, mirrored, strict=True))
    assert len({ladder.seating(4, number) for number in range(6)}) == 6
    assert {ladder.seating(2, number) for number in range(2)} == {(0, 1), (1, 0)}


def test_a_game_of_the_ladder_depends_on_its_number_alone() -> None:
    pair = ("random", "ismcts:3")
    assert ladder.play("raiders", 5, pair, 4) == ladder.play("raiders", 5, pair, 4)
    assert sum(ladder.play("raiders", 5, pair, 4).scores) in (0.0, 1.0)


def test_wilson_interval_of_known_figures() -> None:
    assert ladder.wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert ladder.wilson(60, 100) == pytest.approx((0.5020, 0.6906), abs=1e-4)
    assert ladder.wilson(0, 0) == (0.0, 1.0)


def test_table_has_a_line_for_each_pair_whatever_its_names(capsys: pytest.CaptureFixture[str]) -> None:
    pair = (ladder.RUNGS[-2][1], ladder.RUNGS[-1][1])
    played = [ladder.Played(pair, 0, (0.0, 1.0)), ladder.Played(pair, 1, (0.5, 0.5)), ladder.Played(pair, 2, (0.0, 0.0))]
    shown = ladder.table([ladder.outcome_of(pair, played)], ladder.RUNGS)
    Console(width=100).print(shown)
    lines = [line.split("|")[1:-1] for line in capsys.readouterr().out.splitlines() if line.strip()]
    assert [cell.strip() for cell in lines[-1]] == ["hard (ismcts:400)", "normal (ismcts:120)", "3", "1", "75.0%", "19.8% – 97.3%"]
    assert len(lines) == 3


def test_ladder_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "ladder.jsonl"
    rungs = (("random", "random"), ("greedy", "greedy"))
    first = ladder.run_ladder("raiders", 6, 1, kept, rungs)
    lines = kept.read_text().splitlines()
    assert len(lines) == 6
    kept.write_text("\n".join([*lines[:4], lines[4][:30]]))
    submitted: list[int] = []
    play_all = ladder._play_all

    def counting(game, seed, missing, *rest):  # type: ignore[no-untyped-def]
        submitted.extend(number for _, number in missing)
        return play_all(game, seed, missing, *rest)

    monkeypatch.setattr(ladder, "_play_all", counting)
    assert ladder.run_ladder("raiders", 6, 1, kept, rungs) == first
    assert len(submitted) == 2
    assert ladder.run_ladder("raiders", 6, 1, kept, rungs) == first
    assert len(submitted) == 2


def test_games_of_other_seats_are_another_ladder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "ladder.jsonl"
    rungs = (("random", "random"), ("greedy", "greedy"))
    usual = ladder.run_ladder("raiders", 2, 1, kept, rungs)
    lines = [json.loads(line) for line in kept.read_text().splitlines()]
    for line in lines:
        assert line.pop("seats") == 4
    kept.write_text("".join(json.dumps(line) + "\n" for line in lines))  # as it was written before one could ask for seats
    two = ladder.run_ladder("raiders", 2, 1, kept, rungs, seats=2)
    assert [line.get("seats") for line in map(json.loads, kept.read_text().splitlines())] == [None, None, 2, 2]
    assert ladder.run_ladder("raiders", 2, 1, kept, rungs) == usual
    assert ladder.run_ladder("raiders", 2, 1, kept, rungs, seats=2) == two
    assert len(kept.read_text().splitlines()) == 4
    assert "another version" not in capsys.readouterr().err


def test_games_of_other_bots_or_rules_are_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "ladder.jsonl"
    rungs = (("random", "random"), ("greedy", "greedy"))
    ladder.run_ladder("raiders", 2, 1, kept, rungs)
    assert "another version" not in capsys.readouterr().err
    monkeypatch.setattr(ladder, "version_of", lambda game: "changed")
    ladder.run_ladder("raiders", 2, 1, kept, rungs)
    assert "also holds 2 games of another version of the bots or the rules; they are not counted." in capsys.readouterr().err
    lines = [json.loads(line) for line in kept.read_text().splitlines()]
    assert [line["version"] == "changed" for line in lines] == [False, False, True, True]
    del lines[0]["version"]
    kept.write_text("".join(json.dumps(line) + "\n" for line in lines))
    ladder.run_ladder("raiders", 2, 1, kept, rungs)
    assert "also holds 2 games" in capsys.readouterr().err
    assert len(kept.read_text().splitlines()) == 4


def test_the_version_tells_changed_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of("raiders")
    before = ladder.version_of(game)
    twin = tmp_path / "raiders"
    home = sys.modules[type(game).__module__]
    shutil.copytree(Path(str(home.__file__)).parent, twin)
    monkeypatch.setattr(home, "__file__", str(twin / "game.py"))
    assert ladder.version_of(game) == before
    heuristic = twin / "bots.py"
    heuristic.write_text(heuristic.read_text().replace("WHIM = 0.4", "WHIM = 0.5"))
    assert ladder.version_of(game) != before
