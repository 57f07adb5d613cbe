"""What was written before the great restructuring is read after it: records, positions, a database; and seeds give the same games.

The files stand in ``tests/fixtures/before`` and are never made anew; a game that came later has been added when it came. If one of
these tests fails, something that people have kept would be lost to them: mend the program, not the file.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from tests.fixtures.kept import (
    DATABASE,
    EXPECTED,
    POSITIONS,
    RECORDS,
    SEEDS,
    TABLES,
    Json,
    bare,
    compact,
    missing,
    one_of,
    play_on,
    read,
    seeded,
    told,
)
from tests.server.conftest import Browser, config_of, error_of, opened
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.nature import CommittedNature
from undercroft.kernel.proof import prove
from undercroft.kernel.record import Record
from undercroft.kernel.registry import HOUSE, game_of
from undercroft.kernel.shapes import plain
from undercroft.text import Texts

# -- records ---------------------------------------------------------------------------------------------------------------------

ENDS: dict[str, Json] = read(EXPECTED)


def test_every_record_is_looked_at() -> None:
    assert {path.stem for path in RECORDS.glob("*.txt")} == set(ENDS)
    assert {name.split("-")[0] for name in ENDS} == {*HOUSE}


@pytest.mark.parametrize("name", ENDS)
def test_a_record_replays_to_the_same_end(name: str) -> None:
    text, ended = (RECORDS / f"{name}.txt").read_text(encoding="utf-8"), ENDS[name]
    record = Record.loads(text)
    assert record.dumps() == text, "the record is written otherwise than it was read"
    try:
        match = Match.load(record)
    except BadInput as problem:
        pytest.fail(f"{name}.txt does not replay: {problem}")
    assert match.state.over, "the game is not over where it was"
    assert [answer.to_line() for answer in match.tape] == [answer.to_line() for answer in record.answers]
    assert len(match.tape) == ended["answers"]
    assert match.game.score(match.state) == ended["score"]
    assert missing(ended["result"], plain(match.game.result(match.state)), "result") == []
    saved = Record.loads(match.record().dumps())
    assert missing([record.options, record.start], [saved.options, saved.start], "saved anew") == []
    if "proven" in ended:
        assert prove(record) == ended["proven"]


def test_there_are_records_of_every_kind() -> None:
    kept = [Record.loads((RECORDS / f"{name}.txt").read_text(encoding="utf-8")) for name in ENDS]
    for game, seats in (("raiders", {1, 2, 3, 4, 5}), ("twister", {2}), ("lichlord", {1, 2, 3, 4}), ("doggies", {2, 3, 4})):
        mine = [record for record in kept if record.game == game]
        assert {record.seats for record in mine} == seats
        assert any(record.start for record in mine)
        assert any(record.secret and record.commitment for record in mine)
        assert any(record.names for record in mine)
    assert len([record for record in kept if record.branch]) == 3
    assert {name.split("-")[0] for name, ended in ENDS.items() if ended.get("proven")} == {*HOUSE}


# -- positions -------------------------------------------------------------------------------------------------------------------

PLACED = [(path.stem, name, kept) for path in sorted(POSITIONS.glob("*.json")) for name, kept in read(path).items()]


def test_there_are_positions_of_every_game_and_seat_count() -> None:
    found = {(game, kept["seats"]) for game, _, kept in PLACED}
    assert found == {(id, seats) for id in HOUSE for seats in game_of(id).seats}


@pytest.mark.parametrize(("game", "name", "kept"), PLACED, ids=[f"{game}-{name}" for game, name, _ in PLACED])
def test_a_position_loads_is_written_the_same_and_plays_on(game: str, name: str, kept: Json) -> None:
    rules: Game[Any] = game_of(game)
    position, seats = kept["position"], kept["seats"]
    try:
        again = json.loads(json.dumps(rules.to_position(rules.from_position(position))))
    except BadInput as problem:
        pytest.fail(f"{game}, {name}: the position does not load: {problem}")
    assert again["settings"].pop("seats") == position["settings"].get("seats", seats) == seats
    assert otherwise(rules, position, again) == [], "written anew, the position is another"
    options = {id: value for id, value in position["settings"].items() if id != "seats"}
    match = Match(rules, rules.read_settings(options, seats), seats, CommittedNature(name.encode()), position)
    assert match.state.over or match.asks(), "nobody is asked anything"
    play_on(match, Random(name))
    assert match.state.over
    assert len(rules.score(match.state)) == seats


def otherwise(game: Game[Any], before: Json, now: Json) -> list[str]:
    """What of a position is not as it was, a line each. Options that it did not know may have come, if they are as usual."""
    usual = {setting.id: setting.default for setting in game.settings}
    new = {id: value for id, value in now["settings"].items() if id not in before["settings"]}
    lines = [f"the new option {id} is {value!r}" for id, value in new.items() if id not in usual or usual[id] != value]
    cleared = {**now, "settings": {id: value for id, value in now["settings"].items() if id not in new}}
    before = {**before, "settings": {id: value for id, value in before["settings"].items() if id != "seats"}}
    lines += missing(before, cleared, "position") or missing(cleared, before, "position, looked at from the new one")
    return lines


# -- seeds -----------------------------------------------------------------------------------------------------------------------

GROWN: dict[str, list[Json]] = read(SEEDS)


def named(row: Json) -> str:
    """A row of ``seeds.json`` in a test's name."""
    changed = [f"{id}={value}" for id, value in row["options"].items()]
    return "-".join([row["game"], str(row["seats"]), *changed[:2], *(["and-more"] if len(changed) > 2 else []), str(row["seed"])])


@pytest.mark.parametrize("row", GROWN["games"], ids=named)
def test_the_same_seed_gives_the_same_game(row: Json) -> None:
    match = seeded(row["game"], row["seats"], row["options"], row["seed"])
    now = told(match)
    expected = {name: row[name] for name in now}
    assert now == expected, f"another game comes of this seed; it begins {[answer.to_line() for answer in match.tape[:5]]}"


@pytest.mark.parametrize("row", GROWN["simulated"], ids=named)
def test_the_same_seed_gives_the_same_simulated_games(row: Json) -> None:
    assert bare(row["game"], row["seats"], row["options"], row["seed"], row["games"]) == row["digest"]


# -- the database ----------------------------------------------------------------------------------------------------------------

KEPT: Json = read(TABLES)
IS: dict[str, Json] = KEPT["tables"]


def tables(status: str) -> list[str]:
    """The ids of the tables with this status."""
    return [id for id, table in IS.items() if table["status"] == status]


def what(id: str) -> str:
    """What a table is, in a test's name."""
    return str(IS[id]["what"])


@contextmanager
def served(folder: Path, workers: int = 0) -> Iterator[TestClient[Any]]:
    """A server on a database made from the dump; what is old is not swept away."""
    with sqlite3.connect(folder / "undercroft.db") as db:
        db.executescript(DATABASE.read_text(encoding="utf-8"))
    db.close()
    with opened(config_of(folder, workers=workers, table_days=0.0, guest_days=0.0)) as client:
        yield client


def guests_of(client: TestClient[Any]) -> dict[str, Browser]:
    """The guests' browsers, with the cookies they had, by name."""
    found = {}
    for name, cookie in KEPT["cookies"].items():
        browser = found[name] = Browser(client)
        browser.cookies = {"undercroft": cookie}
        me = browser.get("/api/me").json()
        assert (me["name"], me["named"]) == (name, True), "the guest is not known any more"
    return found


@pytest.fixture(scope="module")
def resting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """The server, with bots that rest: the tables stand as they were left. Only to be looked at."""
    with served(tmp_path_factory.mktemp("resting")) as client:
        yield client


def test_the_database_opens_and_lists_its_tables(resting: TestClient[Any]) -> None:
    anna, boris = guests_of(resting).values()
    mine = {card["id"]: card["status"] for guest in (anna, boris) for card in guest.get("/api/tables").json()["mine"]}
    assert mine == {id: table["status"] for id, table in IS.items()}
    assert [card["id"] for card in boris.get("/api/tables").json()["open"]] == tables("open")


@pytest.mark.parametrize("id", IS, ids=what)
def test_a_table_is_as_it_was(resting: TestClient[Any], id: str) -> None:
    table, now = IS[id], guests_of(resting)["Аня"].get(f"/api/tables/{id}").json()
    assert (now["game"], now["status"], now["watch"]) == (table["game"], table["status"], table["watch"])
    assert now["branch"] == table["branch"]
    assert [[Texts("en").called(seat["name"]), seat["level"]] for seat in now["seats"]] == table["seats"]


@pytest.mark.parametrize("id", tables("over"), ids=what)
def test_a_finished_table_replays_and_is_proven(resting: TestClient[Any], id: str) -> None:
    anna, boris = guests_of(resting).values()
    table = IS[id]
    assert missing(table["result"], anna.get(f"/api/tables/{id}").json()["result"], "result") == []
    record = Record.loads(good(anna.get(f"/api/tables/{id}/record")).text)
    assert len(record.answers) == table["answers"]
    match = Match.load(record)
    assert match.state.over
    assert missing(table["result"], plain(match.game.result(match.state)), "replayed") == []
    proof = good(anna.get(f"/api/tables/{id}/proof")).json()
    assert proof["good"], proof["error"]
    assert proof["answers"] == table["proven"]
    for eyes in ("all", "none", "A"):
        steps = anna.replay(id, f"seat={eyes}")["steps"]
        assert steps[-1]["number"] == table["answers"]
        assert steps[-1]["view"]["over"]
    if not table["watch"]:
        assert error_of(boris.get(f"/api/tables/{id}/record"), 403) == "no-watching"


@pytest.mark.parametrize("id", tables("playing"), ids=what)
def test_a_running_table_asks_what_it_asked(resting: TestClient[Any], id: str) -> None:
    guests = guests_of(resting)
    for seat, seen in IS[id]["views"].items():
        view = guests[seen["guest"]].view(id, seat)
        asks = [[ask["what"], [option["id"] for option in ask["options"]]] for ask in view["asks"]]
        now = {"guest": seen["guest"], "number": view["number"], "undo": view["undo"]["can"], "asks": asks}
        assert now == seen, f"seat {seat} is shown something else"


def test_running_tables_are_played_on_to_their_end(tmp_path: Path) -> None:
    with served(tmp_path, workers=1) as client:
        guests = list(guests_of(client).values())
        waiting = tables("open")
        for id in waiting:
            assert good(guests[1].post(f"/api/tables/{id}/seats/B/sit")).json()["status"] == "playing", what(id)
        for id in [*tables("playing"), *waiting]:
            play_to_the_end(guests, id)
            proof = good(guests[0].get(f"/api/tables/{id}/proof")).json()
            assert proof["good"], f"{what(id)}: {proof['error']}"


def test_a_finished_game_can_be_played_on_from(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        anna = guests_of(client)["Аня"]
        id = next(id for id in tables("over") if "promise" in what(id))
        seats = [{"kind": "me"}] * len(IS[id]["seats"])
        table = anna.table(*seats, settings={"odds": False}, branch={"table": id, "step": 3})
        play_to_the_end([anna], table["id"])
        assert anna.get(f"/api/tables/{table['id']}/proof").json()["good"]


def play_to_the_end(guests: list[Browser], id: str, seconds: float = 45) -> None:
    """The guests answer at random, bots as they do, till the game is over."""
    rng, end = Random(id), time.monotonic() + seconds
    while guests[0].get(f"/api/tables/{id}").json()["status"] == "playing":
        assert time.monotonic() < end, f"{IS.get(id, {}).get('what', id)}: the game does not end"
        if not any(answered(guest, id, rng) for guest in guests):
            time.sleep(0.01)


def answered(guest: Browser, id: str, rng: Random) -> bool:
    """Whether a guest was asked something; if so, it has answered for one of its seats."""
    for seat in guest.get(f"/api/tables/{id}").json()["you"]:
        view = guest.view(id, seat)
        asks = [ask for ask in view["asks"] if not ask["may"]]
        if asks and not view["over"]:
            ask = one_of(asks, rng)
            answer = guest.choose(id, view, one_of(ask["options"], rng)["id"], ask["what"])
            assert answer.status_code in (200, 409), f"{compact(IS.get(id, id))}: {answer.text}"  # 409: a bot was faster
            return True
    return False


def good(answer: httpx.Response) -> httpx.Response:
    """The answer, which is no error."""
    assert answer.status_code == 200, answer.text
    return answer
