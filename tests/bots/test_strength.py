"""Sense over chance, on fixed seeds and budgets, so that nothing is left to luck or to the speed of the machine."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from undercroft.lab import ladder


def share(weaker: str, stronger: str, games: int) -> float:
    """The share of victories of the stronger side over the first games of the ladder."""
    played = [ladder.play("raiders", 1, (weaker, stronger), number) for number in range(games)]
    return ladder.standing((weaker, stronger), played).share


def test_greedy_beats_random() -> None:
    assert share("random", "greedy", 20) > 0.6


def test_search_beats_random() -> None:
    assert share("random", "ismcts:10", 10) > 0.6


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
    shown = ladder.table([ladder.standing(pair, played)], ladder.RUNGS)
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
