"""Processor instructions for a decision of random play: a count that no other work on the machine disturbs. It needs valgrind.

    python -m benchmarks.instructions raiders 4 240
    PYTHONPATH=build/compiled python -m benchmarks.instructions lichlord 4 240

Game, seats, number of games. The games are counted less a sixth of them, so that what is done once does not count.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from random import Random

from undercroft.kernel.nature import SampledNature
from undercroft.kernel.random_play import play_at_random
from undercroft.kernel.registry import game_of
from undercroft.kernel.run import Run

PLAY = "--play"


def decisions_of(game_id: str, seats: int, games: int) -> int:
    """Play these games; always the same ones."""
    game = game_of(game_id)
    settings = game.read_settings(game.bot_settings, seats)
    rng, decisions = Random(1), 0
    for _ in range(games):
        run = Run(game, game.new(settings, seats), SampledNature(rng))
        run.begin()
        decisions += play_at_random(run, rng.random)
    return decisions


def counted(game_id: str, seats: int, games: int) -> tuple[int, int]:
    """Decisions and instructions of a process that plays these games."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable, "-m", "benchmarks.instructions"]
    done = subprocess.run(
        [*command, PLAY, game_id, str(seats), str(games)],
        env={**os.environ, "PYTHONHASHSEED": "0"}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None, done.stderr
    return int(done.stdout), int(found[1])


def main(arguments: list[str]) -> None:
    """Print the count; or, inside, only play."""
    play = arguments[0] == PLAY
    game_id, seats, games = arguments[-3], int(arguments[-2]), int(arguments[-1])
    if play:
        print(decisions_of(game_id, seats, games))
        return
    few, once = counted(game_id, seats, games // 6)
    many, all = counted(game_id, seats, games)
    print(f"{game_id}, {seats} seats: {(all - once) / (many - few):,.0f} instructions a decision ({many - few:,} decisions)")


if __name__ == "__main__":
    main(sys.argv[1:])
