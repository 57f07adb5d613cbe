"""The options of a table of Raiders."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.raiders.game import GAME
from undercroft.kernel.errors import BadInput

DEFAULTS = {
    "quick": False, "strength_count": "start", "last_survivor": "play_on", "solo_character": "explorer", "solo_wounds": 2,
    "solo_chests": "all", "odds": True,
}  # fmt: skip


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_defaults_follow_the_rulebook(seats: int) -> None:
    assert GAME.read_settings({}, seats) == DEFAULTS


@pytest.mark.parametrize(("id", "value", "seats"), [
    ("quick", True, 2), ("quick", True, 5), ("last_survivor", "wins_now", 3), ("solo_character", "mage", 1),
    ("solo_wounds", 5, 1), ("solo_chests", "one", 1), ("odds", False, 1), ("odds", False, 4),
])  # fmt: skip
def test_every_option_can_be_chosen_where_it_applies(id: str, value: Any, seats: int) -> None:
    assert GAME.read_settings({id: value}, seats)[id] == value


def test_strength_by_the_living_goes_with_the_instant_win() -> None:
    settings = GAME.read_settings({"strength_count": "living", "last_survivor": "wins_now"}, 4)
    assert settings["strength_count"] == "living"
    with pytest.raises(BadInput) as error:
        GAME.read_settings({"strength_count": "living"}, 4)
    assert error.value.key == "raiders-living-play-on"


@pytest.mark.parametrize(("given", "seats", "key"), [
    ({"quick": True}, 1, "setting-seats"),
    ({"strength_count": "living"}, 2, "setting-seats"),
    ({"last_survivor": "wins_now"}, 2, "setting-seats"),
    ({"solo_wounds": 3}, 4, "setting-seats"),
    ({"solo_chests": "one"}, 2, "setting-seats"),
    ({"solo_wounds": 1}, 1, "setting-range"),
    ({"solo_wounds": 6}, 1, "setting-range"),
    ({"solo_character": "bard"}, 1, "setting-choice"),
    ({"solo_chests": "both"}, 1, "setting-choice"),
    ({"quick": "maybe"}, 3, "setting-bool"),
    ({"bosses": True}, 4, "setting-unknown"),
    ({}, 0, "seats"),
    ({}, 6, "seats"),
])  # fmt: skip
def test_what_does_not_go_is_refused_with_its_sentence(given: dict[str, Any], seats: int, key: str) -> None:
    with pytest.raises(BadInput) as error:
        GAME.read_settings(given, seats)
    assert error.value.key == key
    assert str(error.value).endswith(".")
    assert "{" not in str(error.value)


def test_the_schema_lists_every_option_with_type_default_and_seats() -> None:
    schema = {setting.id: setting.to_json() for setting in GAME.settings}
    assert {id: each["default"] for id, each in schema.items()} == DEFAULTS
    assert schema["quick"] == {"id": "quick", "type": "bool", "default": False, "seats": [2, 3, 4, 5]}
    assert schema["solo_wounds"] == {"id": "solo_wounds", "type": "int", "default": 2, "seats": [1], "low": 2, "high": 5}
    assert schema["last_survivor"]["choices"] == ["play_on", "wins_now"]
    assert schema["odds"]["seats"] == []
