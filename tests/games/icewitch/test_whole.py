"""Whole games on the surface, by random players and by bots: every question has an answer, nothing is lost, everything is told."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.conformance.tables import check_end, play_and_look
from tests.texts.test_telling import Listener
from undercroft.kernel.game import LANGUAGES
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.shapes import plain
from undercroft.kernel.view import journal_of
from undercroft.lab.simulate import job_of, played
from undercroft.terminal.play import play
from undercroft.text import Texts

from .table import GAME

OURS = ("winter", "freezes", "thaws", "winter-ends", "travels", "no-healing", "gains-peril", "gets-up", "turns-round",
        "attack-ends", "raises-dice", "spreads", "rolls-against", "glides", "hangs")  # fmt: skip
"""What the journal tells on the surface alone."""
LISTENERS = [Listener(lang) for lang in LANGUAGES]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [{}, {"ice_where": "sites", "ice_tokens": "many", "ice_after": "go"}])
def test_random_players_come_to_an_end(seats: int, options: dict[str, object]) -> None:
    for seed in range(2):
        settings = GAME.read_settings({"turn_limit": 60, **options}, seats)
        match, rng = Match(GAME, settings, seats, SampledNature(Random(seed))), Random(seed)
        play_and_look(match, rng)
        for event in plain(journal_of(match.journal, 0)):
            for listener in LISTENERS if event["key"] in OURS else []:
                said = listener.say("icewitch", "log", event["key"], event["args"])
                assert len(said) <= 110, said


@pytest.mark.parametrize("seats", GAME.seats)
def test_bots_come_to_an_end(seats: int) -> None:
    job = job_of(GAME, seats, 1, ["greedy"], {"turn_limit": 60}, 0, 1)
    check_end(played(GAME, job, Random(1))[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_played_in_the_terminal(lang: str) -> None:
    rng, lines = Random(1), list[str]()
    play(
        "icewitch", 2, {"turn_limit": 8}, level="greedy", lang=lang, seed=1, write=lines.append,
        read=lambda prompt: rng.choice([str(rng.randrange(1, 9)), "", "b", "?", "c " + GAME.word("winter-witchery", lang)]),
    )  # fmt: skip
    said = "\n".join(lines)
    assert GAME.word("winter-witchery", lang) in said
    assert Texts(lang).format("dungeoneer-kind-arctic") in said
    assert not re.search(r"cli-|dungeoneer|lichlord|[{}]|None", said)
