"""The options of a table survive everything: copies, positions, records; and whoever reads them finds them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.conformance.tables import VARIANTS, Variant, step
from undercroft.kernel.match import Match
from undercroft.kernel.record import Record

MOMENTS = 5
"""So many moments of a game are looked at."""


def settings_in(variant: Variant, position: dict[str, Any]) -> dict[str, Any]:
    """The options that a position names, and the usual ones for those that it does not."""
    known = {setting.id for setting in variant.game.settings}
    given = {id: value for id, value in position.get("settings", {}).items() if id in known}
    return variant.game.read_settings(given, variant.seats)


def moments(variant: Variant) -> list[Match]:
    """A match at its beginning, at moments on its way, and at its end."""
    match, rng = variant.match(9), Random(9)
    found = [match.copy()]
    while match.asks():
        step(match, rng)
        if rng.random() < 0.03 and len(found) < MOMENTS:
            found.append(match.copy())
    return [*found, match]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_options_survive_copy_position_and_record(variant: Variant) -> None:
    game = variant.game
    for match in moments(variant):
        position = json.loads(json.dumps(game.to_position(match.settled)))
        states = [match.state, match.settled, match.settled.copy(), game.from_position(position)]
        assert [settings_in(variant, game.to_position(state)) for state in states] == [variant.settings] * len(states)
        assert match.copy().settings == variant.settings
        loaded = Match.load(Record.loads(match.record().dumps()))
        assert loaded.settings == settings_in(variant, game.to_position(loaded.settled)) == variant.settings
