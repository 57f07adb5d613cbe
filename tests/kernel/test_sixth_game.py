"""A game from another package: found by its entry point, it has everything the house has. docs/add-a-game.md tells of it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "sixth_game"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the example stands as installed: its files, and the metadata that its pyproject.toml asks for."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    site = tmp_path_factory.mktemp("site")
    (site / "undercroft_pig").symlink_to(EXAMPLE / "src" / "undercroft_pig")
    metadata = site / f"undercroft_pig-{project['version']}.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    points = [f"[{group}]\n" + "".join(f"{k} = {v}\n" for k, v in each.items()) for group, each in project["entry-points"].items()]
    (metadata / "entry_points.txt").write_text("\n".join(points))
    paths = [str(site), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "LC_ALL": "C.UTF-8"}


def run(installed: dict[str, str], *words: str, typed: str = "", code: int = 0) -> str:
    """What ``undercroft <words>`` prints; on the right channel and with the right exit code."""
    done = subprocess.run(
        [sys.executable, "-m", "undercroft", *words],
        input=typed, env=installed, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == code, done.stderr
    return done.stdout if code == 0 else done.stderr


def test_it_is_listed_after_the_games_of_the_house(installed: dict[str, str]) -> None:
    listed = json.loads(run(installed, "games", "--json"))
    assert listed[-1] == {
        "id": "pig", "seats": [2, 3, 4], "usual_seats": 2, "minutes": 5,
        "settings": [{"id": "goal", "type": "int", "default": 100, "seats": [], "low": 20, "high": 200}],
    }  # fmt: skip
    assert "Свиня" in run(installed, "games", "--lang", "uk")


def test_it_can_be_simulated_with_any_bot(installed: dict[str, str]) -> None:
    found = json.loads(run(installed, "simulate", "pig", "--games", "20", "--seats", "3", "--json"))
    assert sum(row["wins"] for row in found["results"]) == 20
    words = ["simulate", "pig", "--games", "4", "--bots", "ismcts:20,random", "--option", "goal=30", "--json"]
    assert sum(row["wins"] for row in json.loads(run(installed, *words))["results"]) == 4


def test_it_brings_its_bot(installed: dict[str, str]) -> None:
    """Its heuristic holds at the right moment: it beats players who choose at random, and loads when it is used, not before."""
    words = ["simulate", "pig", "--games", "40", "--bots", "greedy,random", "--option", "goal=60", "--json"]
    greedy, luck = json.loads(run(installed, *words))["results"]
    assert greedy["wins"] > 3 * luck["wins"]
    code = (
        "import sys; from undercroft.kernel.registry import game_of; game = game_of('pig'); assert 'undercroft_pig.bots' not in "
        "sys.modules; from undercroft.bots.heuristic import heuristic_of; print(type(heuristic_of('pig')).__name__)"
    )
    done = subprocess.run([sys.executable, "-c", code], env=installed, capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout == "PigHeuristic\n", done.stderr


def test_it_brings_its_screen(installed: dict[str, str]) -> None:
    out = run(installed, "play", "pig", "--bot", "random", "--seed", "2", "--lang", "en", typed="1\no\nq\nq\n")
    assert "Player: 0 of 100 points." in out
    assert "It is Player’s turn, so far with 0." in out
    assert "One roll in six is a 1" in out


def test_it_brings_its_report(installed: dict[str, str]) -> None:
    words = ["report", "pig", "--games", "10", "--bots", "greedy", "--seats", "2"]
    assert json.loads(run(installed, *words, "--json"))["even"] == 0.5
    assert run(installed, *words).startswith("pig: 10 games\nA won ")


def test_it_says_what_the_browser_shows_of_it(installed: dict[str, str]) -> None:
    code = (
        "from undercroft.server.api import games; print([game.box.icon for game in games.fn().content.games if game.id == 'pig'])"
    )
    done = subprocess.run([sys.executable, "-c", code], env=installed, capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout == "['perspective-dice-six-faces-random']\n", done.stderr


@pytest.mark.parametrize(("lang", "said"), [("en", "The game is over."), ("ru", "Игра окончена."), ("uk", "Гру завершено.")])
def test_it_can_be_played_to_the_end_in_a_terminal(installed: dict[str, str], tmp_path: Path, lang: str, said: str) -> None:
    file = tmp_path / "pig.txt"
    words = ["play", "pig", "--bot", "random", "--seed", "1", "--option", "goal=20", "--lang", lang, "--record", str(file)]
    out = run(installed, *words, typed="? hold\nroll\n" + "1\n2\n" * 400)
    assert said in out
    assert "pig-" not in out
    assert "cli-" not in out
    assert {"en": "nothing to hold yet", "ru": "Забирать пока нечего", "uk": "Забирати поки нічого"}[lang] in out
    assert "follow" in run(installed, "verify", str(file))
    assert json.loads(run(installed, "replay", str(file), "--json"))["steps"][-1]["view"]["over"]


def test_its_positions_are_checked(installed: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "pig.json"
    file.write_text('{"scores": [90, 10], "settings": {"goal": 100}}')
    assert json.loads(run(installed, "position", "pig", str(file), "--json"))["asks"][0]["options"] == ["roll"]
    file.write_text('{"scores": [90, "many"]}')
    assert "not right at scores" in run(installed, "position", "pig", str(file), code=1)


def test_it_keeps_what_the_house_expects_of_every_game(installed: dict[str, str]) -> None:
    """The conformance suite, which takes up every registered game, run where this one is registered; its shorter tables."""
    suite = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/conformance/test_every_game.py"]
    chosen = [*suite, "-k", "pig and not 200 and not pig-4"]
    done = subprocess.run(chosen, cwd=ROOT, env=installed, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout
