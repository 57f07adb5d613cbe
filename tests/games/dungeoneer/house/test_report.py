"""The balance report of Dungeoneer."""

from __future__ import annotations

import json
from random import Random

import pytest

from undercroft.cli import main
from undercroft.games.dungeoneer import report as lichlord
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.report import Told, lines, rate, summary, told, worth
from undercroft.kernel.errors import BadInput
from undercroft.lab.report import report_on
from undercroft.lab.simulate import Job, played

HEROES = ("kron", "raka", "pim", "lorel")


def game(winner: int, end: str = "quests", rounds: int = 10, cards: tuple[dict[str, int], ...] = ({}, {}, {}, {})) -> Told:
    """What a game could tell."""
    return Told(winner, end, rounds, HEROES, cards, (("slay-draky",), (), (), ()))


def job(seats: int = 4, games: int = 4) -> Job:
    return Job(GAME.id, seats, GAME.read_settings({}, seats), ("random",) * seats, 0, 0, games)


def test_heroes_win_as_often_as_their_seats() -> None:
    found = summary(GAME, job(), [game(0), game(0, "last"), game(2), game(-1, "limit")])
    heroes = {row["hero"]: row for row in found["heroes"]}
    assert (heroes["kron"]["games"], heroes["kron"]["wins"], heroes["kron"]["rate"], heroes["kron"]["by_quests"]) == (4, 2, 0.5, 1)
    assert (heroes["pim"]["wins"], heroes["raka"]["wins"], heroes["vashti"]["games"]) == (1, 0, 0)
    assert heroes["pim"]["designed"]
    assert not heroes["kron"]["designed"]
    assert found["ends"] == {"quests": 2, "last": 1, "limit": 1, "lost": 0}
    assert [row["wins"] for row in found["by_seat"]] == [2, 0, 1, 0]
    assert next(row["completed"] for row in found["quests"] if row["quest"] == "slay-draky") == 4


def test_how_long_games_take() -> None:
    found = summary(GAME, job(), [game(0, rounds=each) for each in (4, 8, 12, 16, 20)])
    assert found["rounds"]["median"] == 12
    assert found["rounds"]["quarters"] == [8, 12, 16]
    assert found["rounds"]["most"] == 20


def test_a_card_is_worth_what_those_win_more_who_played_it() -> None:
    cards: tuple[dict[str, int], ...] = ({"zombie": 3}, {"zombie": 1}, {}, {})
    found = worth([game(0, cards=cards), game(2, cards=cards)], "zombie")
    assert found == {"plays": 8, "seats": 4, "rate": 0.25, "lift": 0.0}
    assert worth([game(0, cards=({"zombie": 1}, {}, {}, {}))], "zombie")["lift"] == 1.0
    assert worth([game(0)], "zombie") == {"plays": 0, "seats": 0, "rate": 0.0, "lift": 0.0}


def test_a_rate_comes_with_its_interval() -> None:
    found = rate([True] * 50 + [False] * 150)
    assert (found["rate"], found["wins"]) == (0.25, 50)
    assert found["low"] == pytest.approx(0.195, abs=0.002)
    assert found["high"] == pytest.approx(0.314, abs=0.002)
    assert rate([])["games"] == 0


def test_a_played_game_tells_heroes_cards_and_its_end() -> None:
    match, _ = played(GAME, job(3), Random("0/1"))
    found = told(match)
    assert sorted(found.heroes) == sorted({player.hero for player in match.state.players})  # type: ignore[attr-defined]
    assert found.end in ("last", "quests")
    assert found.winner == match.state.winner  # type: ignore[attr-defined]
    plays = [event for event in match.journal if event.key.startswith("plays") or event.key == "encounter"]
    assert sum(sum(mine.values()) for mine in found.cards) == len(plays) > 0
    assert found.rounds >= 1


def test_the_report_does_not_depend_on_how_the_work_is_shared() -> None:
    alone, shared = [lichlord.report(GAME, 3, 10, ["random"], seed=4, jobs=jobs) for jobs in (1, 2)]
    assert alone == shared
    assert sum(alone["ends"].values()) == 10


def test_other_games_have_no_report() -> None:
    with pytest.raises(BadInput, match="There is no balance report for raiders"):
        report_on("raiders")
    assert report_on("lichlord") is lichlord


def test_the_command_prints_text_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", "lichlord", "--games", "3", "--bots", "random", "--seed", "2"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("lichlord, 4 seats (random, random, random, random): 3 games, seed 2\n")
    assert main(["report", "lichlord", "--games", "3", "--bots", "random", "--seed", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(lines(found)) == text.splitlines()
    assert main(["report", "lichlord", "--games", "0"]) == 1
    assert "games is a number from 1" in capsys.readouterr().err
