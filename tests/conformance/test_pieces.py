"""Every card and piece has a picture, words in three languages, and bots that do something with it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

import pytest

from tests.conformance.pieces import NAMES, Piece, icons_of, pictures_of, pieces_of
from undercroft.bots.heuristic import heuristic_of
from undercroft.kernel.ask import text_of
from undercroft.kernel.nature import Nature
from undercroft.kernel.registry import HOUSE, game_of
from undercroft.kernel.run import Run
from undercroft.text import LANGUAGES, Texts, source_of

PIECES = [(game, piece) for game in HOUSE for piece in pieces_of(game)]
every_piece = pytest.mark.parametrize(("game", "piece"), PIECES, ids=[f"{game}-{piece.id}" for game, piece in PIECES])


@every_piece
def test_it_has_a_picture_on_the_screen(game: str, piece: Piece) -> None:
    pictures = pictures_of(game)
    picture = next((pictures[name] for name in (piece.id, *piece.sorts) if name in pictures), None)
    assert picture is not None, f"art.ts has nothing for {piece.id} nor for {piece.sorts}"
    assert picture in icons_of(game)


@every_piece
def test_it_has_its_name_and_what_it_does_in_three_languages(game: str, piece: Piece) -> None:
    names, said = set(), []
    for lang in LANGUAGES:
        name = Texts(lang).named(game, {"card": piece.id})["card"]
        assert name not in ("", piece.id), lang
        names.add(name)
        written = re.search(rf"^{game}-text-{piece.id} =((?:.+|\n +)+)", source_of(lang), re.MULTILINE)
        said.append(piece.texts[lang] if piece.texts else written[1] if written else "")
    assert len(names) > 1, "not translated"
    assert all(said) or (piece.silent and not any(said)), "what it does stands in some languages only, or in none"


MOST_GAMES = 200
NO_PLAY = ("hand", "lair", "treasure", "discard", "drop", "lay", "hide", "place", "pay")
"""Answers that put a card away or only somewhere: no play."""
NO_PLAYS = ("give-up", "host", "dearest", "lair-surplus", "steal", "keep", "rust", "discard", "take")
"""Questions that are about giving up or getting a card: no play either."""
COMES_WITH = {"gravediggers-whetstone": "barrow-blade"}
"""What a card waits for."""


class Favouring(Nature):
    """Lets wanted cards come as soon as they can, everything else by chance: so no card is too rare, whatever else there is."""

    def __init__(self, rng: Random, wanted: set[str]) -> None:
        self.rng = rng
        self.wanted = wanted

    def index(self, what: str, options: Sequence[str]) -> int:
        wanted = [at for at, option in enumerate(options) if option in self.wanted]
        return self.rng.choice(wanted or range(len(options)))


@pytest.mark.parametrize("game", HOUSE)
def test_bots_play_it(game: str) -> None:
    """Players with some sense come to play every card sooner or later; nothing is said of how often."""
    pieces = {piece.id for piece in pieces_of(game) if piece.played}
    left = pieces | set(NAMES.get(game, ()))
    it = game_of(game)
    for number in range(MOST_GAMES):
        if not left:
            return
        seats = it.seats[number % len(it.seats)]
        wanted = pieces & left
        left -= played(game, seats, number, wanted | {COMES_WITH[piece] for piece in wanted & COMES_WITH.keys()})
    assert left == set(), f"bots do nothing with these in {MOST_GAMES} games: have they an opinion of them?"


def played(game: str, seats: int, seed: int, wanted: set[str]) -> set[str]:
    """What the answers of a game between bots play: what an answer names first, unless it is put away."""
    it, heuristic, rng = game_of(game), heuristic_of(game), Random(seed)
    run = Run(it, it.new(it.read_settings(dict(it.bot_settings), seats), seats), Favouring(rng, wanted))
    run.begin()
    found: set[str] = set()
    while asks := run.asks():
        ask = rng.choice(asks)
        option = heuristic.likely(run.state, ask, rng.random)
        verb, *names = text_of(option).split(":")
        if ask.what not in NO_PLAYS and verb not in NO_PLAY:
            found.update(kinds(names[0] if names else verb))
        run.give(ask, option)
    return found


def kinds(name: str) -> tuple[str, ...]:
    """What a name may stand for: itself, the kind of a copy (``zombie-2``), the kind of a side's piece (``a-rope``)."""
    return name, re.sub(r"-\d$", "", name), re.sub(r"^[ab]-", "", name)
