"""The house keeps a table's settings: in copies, records and positions, and with options that a game has got since."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.conformance.tables import VARIANTS, Variant, play_on, step
from tests.conformance.test_before import IS, good, guests_of, served, tables
from tests.fixtures.kept import POSITIONS, RECORDS, read
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game, Setting
from undercroft.kernel.match import Match
from undercroft.kernel.nature import CommittedNature, SampledNature
from undercroft.kernel.record import Record
from undercroft.kernel.registry import game_ids, game_of

GAMES = [game_of(id) for id in game_ids()]
DUMMY = Setting("dummy", "off", choices=("off", "on"))
"""An option that no rule reads."""

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@pytest.fixture
def dummy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game has got one option more."""
    for game in GAMES:
        monkeypatch.setattr(game, "settings", (*game.settings, DUMMY))


def kept_in(options: Any) -> dict[str, Any]:
    """What a state's options hold, as positions write it."""
    return {**options.settings, "seats": options.seats}


@every_variant
def test_rules_have_a_typed_field_for_each_setting(variant: Variant) -> None:
    options = variant.match().state.options
    assert kept_in(options) == {**variant.settings, "seats": variant.seats}
    assert {id: getattr(options, id, "no field") for id in variant.settings} == variant.settings


@every_game
def test_something_reads_each_option(game: Game[Any]) -> None:
    """An option that nothing reads would be offered, kept, and change nothing."""
    folder = game.locales[0].parent
    source = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    assert [id for id in (each.id for each in game.settings) if not re.search(rf"\boptions\.{id}\b", source)] == []


@every_variant
def test_settings_survive_copy_record_and_position(variant: Variant) -> None:
    match, rng = variant.match(9), Random(9)
    for _ in range(12):
        if match.asks():
            step(match, rng)
    options, expected = match.state.options, {**variant.settings, "seats": variant.seats}
    assert match.state.copy().options is options
    assert match.copy().state.options is options
    assert match.determinize(0, SampledNature(Random(1)), Random(1)).state.options is options
    assert kept_in(Match.load(Record.loads(match.record().dumps())).state.options) == expected
    position = json.loads(json.dumps(match.game.to_position(match.settled)))
    assert position["settings"] == expected
    assert kept_in(match.game.from_position(position).options) == expected


@every_game
def test_settings_of_a_position_are_checked(game: Game[Any]) -> None:
    seats = game.usual_seats
    position = game.to_position(game.new(game.read_settings({}, seats), seats))
    usual = position.pop("settings")
    said = {id: usual[id] for id in list(usual)[::2] if id != "seats"} | {"seats": seats}
    for given in (said, {"seats": seats}):
        assert kept_in(game.from_position({**position, "settings": given}).options) == usual, "what it lacks is as usual"
    for given, key in (
        ({**usual, "luck": 1}, "setting-unknown"), ({**usual, "seats": 99}, "seats"), ({**usual, "seats": "two"}, "position-field"),
        ([], "position-shape"), (None, "position-shape"),
    ):  # fmt: skip
        with pytest.raises(BadInput) as error:
            game.from_position({**position, "settings": given})
        assert error.value.key == key


# -- an option that has come since -----------------------------------------------------------------------------------------------


@every_game
@pytest.mark.usefixtures("dummy")
def test_a_new_option_is_kept_with_no_word_about_it_in_the_game(game: Game[Any]) -> None:
    settings = game.read_settings({**game.bot_settings, "dummy": "on"}, game.usual_seats)
    match, rng = Match(game, settings, game.usual_seats, CommittedNature(b"new")), Random(5)
    for _ in range(30):
        step(match, rng)
    position = json.loads(json.dumps(game.to_position(match.settled)))
    fresh = Match(game, settings, game.usual_seats, CommittedNature(b"x"), position)
    for each in (match, match.copy(), fresh, Match.load(Record.loads(match.record().dumps()))):
        assert each.settings["dummy"] == each.state.options.settings["dummy"] == "on"
    play_on(fresh, rng)
    assert Match.load(Record.loads(fresh.record().dumps())).state.over


@every_game
@pytest.mark.usefixtures("dummy")
def test_records_and_positions_from_before_an_option_are_as_usual(game: Game[Any]) -> None:
    for path in sorted(RECORDS.glob(f"{game.id}*.txt"))[::3]:
        record = Record.loads(path.read_text(encoding="utf-8"))
        match = Match.load(record)
        assert match.state.over
        assert match.settings == {**game.completed(record.options), "dummy": "off"}
    for path in POSITIONS.glob(f"{game.id}.json"):
        for kept in read(path).values():
            assert game.from_position(kept["position"]).options.settings["dummy"] == "off"


@pytest.mark.usefixtures("dummy")
def test_stored_tables_from_before_an_option_go_on(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        guests = guests_of(client)
        anna = guests["Аня"]
        for id in tables("playing"):
            for seat, seen in IS[id]["views"].items():
                assert guests[seen["guest"]].view(id, seat)["settings"]["dummy"] == "off"
        for id in tables("over"):
            settings = good(anna.get(f"/api/tables/{id}")).json()["settings"]
            assert settings.pop("dummy") == "off"
            seats = [{"kind": "me"}] * len(IS[id]["seats"])
            table = anna.table(*seats, game=IS[id]["game"], settings=settings, branch={"table": id, "step": 1})
            assert (table["status"], table["settings"]["dummy"]) == ("playing", "off")
