"""Figures, not tests: each is printed with its ratio to a calibration loop, so that two machines can be compared.

Run with ``make bench``; the table at the end is what ``docs/speed.md`` shows.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

Row = tuple[str, float, str]
_rows: list[Row] = []
_calibration: list[float] = []

Figure = Callable[[str, float, str], None]


def best_of(rounds: int, play: Callable[[], int]) -> float:
    """The best rate (things a second) of ``rounds`` runs of ``play``, which returns how many things it did."""
    best = 0.0
    for _ in range(rounds):
        started = time.perf_counter()
        count = play()
        best = max(best, count / (time.perf_counter() - started))
    return best


def calibration_loop() -> int:
    """A plain Python loop of calls, list look-ups and additions: what this machine's interpreter does in general."""
    cells = list(range(64))

    def step(total: int, at: int) -> int:
        return (total + cells[at & 63]) & 0xFFFF

    total = 0
    for at in range(300_000):
        total = step(total, at)
    return 300_000


@pytest.fixture(scope="session", autouse=True)
def calibration() -> float:
    """Steps a second of the calibration loop on this machine, now."""
    rate = best_of(25, calibration_loop)
    _calibration.append(rate)
    return rate


@pytest.fixture
def figure() -> Figure:
    """Note a figure for the table: name, value, unit. Rates (``…/s``) also get their ratio to the calibration loop."""

    def note(name: str, value: float, unit: str) -> None:
        _rows.append((name, value, unit))

    return note


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the table."""
    if not _rows:
        return
    write = terminalreporter.write_line
    write("")
    write("| figure | value | per 1,000 calibration steps |")
    write("|---|---:|---:|")
    for name, value, unit in _rows:
        shown = f"{value:,.0f}" if value >= 100 else f"{value:.1f}"
        ratio = f"{1000 * value / _calibration[0]:.2f}" if unit.endswith("/s") else ""
        write(f"| {name} | {shown} {unit} | {ratio} |")
    write(f"| calibration loop | {_calibration[0]:,.0f} steps/s | 1000 |")
