"""Playing on from a step of a finished game."""

from __future__ import annotations

from hashlib import sha256
from itertools import count
from pathlib import Path
from threading import get_ident
from typing import Any

import pytest
from litestar.testing import TestClient

from undercroft.kernel.errors import BadInput, Divergence
from undercroft.kernel.match import Match
from undercroft.kernel.proof import prove
from undercroft.kernel.record import NATURE, Record
from undercroft.server.table import Table
from undercroft.text import LANGUAGES, Texts

from .conftest import ME, OPEN, Browser, Json, config_of, error_of, opened

STEP = 9


@pytest.fixture(autouse=True)
def the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Secrets in a fixed order: by chance, all heroes may fall so early that two games are alike."""
    drawn = count(4)
    monkeypatch.setattr("undercroft.server.tables.secrets.token_bytes", lambda size: sha256(bytes([next(drawn)])).digest()[:size])


@pytest.fixture
def over(anna: Browser) -> Json:
    """A finished game of three seats, all Anna's."""
    table = anna.table(ME, ME, ME, settings={"odds": False})
    assert anna.play(table["id"])["over"]
    return table


def onward(browser: Browser, over: Json, step: int = STEP, *seats: Json, **more: Any) -> Json:
    """A new table from a step of that game."""
    return browser.table(*(seats or (ME, ME, ME)), settings={"odds": False}, branch={"table": over["id"], "step": step}, **more)


def replay(browser: Browser, table: str) -> list[Json]:
    steps: list[Json] = browser.replay(table, "seat=all")["steps"]
    return steps


def record(browser: Browser, table: str) -> Record:
    return Record.loads(browser.get(f"/api/tables/{table}/record").text)


def test_a_table_goes_on_where_the_game_stood(anna: Browser, over: Json) -> None:
    table = onward(anna, over)
    assert table["status"] == "playing"
    assert table["branch"] == {"table": over["id"], "step": STEP}
    assert table["commitment"] != over["commitment"]
    step = replay(anna, over["id"])[STEP]
    view = anna.view(table["id"])
    assert view["number"] == step["number"]
    assert [room["state"] for room in view["board"]["rooms"]] == [room["state"] for room in step["view"]["board"]["rooms"]]
    told = [(entry["key"], entry["args"]) for entry in view["journal"] if not entry["private"]]
    assert told[:3] == [(e["key"], e["args"]) for e in replay(anna, over["id"])[0]["view"]["journal"] if not e["private"]][:3]


@pytest.mark.parametrize("step", [0, 1, STEP, 30])
def test_the_new_part_is_drawn_anew_and_proven(anna: Browser, over: Json, step: int) -> None:
    table = onward(anna, over, step, entropy="00ff")
    assert anna.play(table["id"])["over"]
    old, new = record(anna, over["id"]), record(anna, table["id"])
    taken = replay(anna, over["id"])[step]["number"]
    chance = sum(answer.seat == NATURE for answer in old.answers[:taken])
    assert new.answers[:taken] == old.answers[:taken]
    assert new.answers != old.answers
    assert new.branch == {"table": over["id"], "step": step, "chance": chance}
    assert prove(new) == sum(answer.seat == NATURE for answer in new.answers) - chance > 0
    proof = anna.get(f"/api/tables/{table['id']}/proof").json()
    assert (proof["good"], proof["answers"]) == (True, prove(new))
    Match.load(new)
    assert prove(old) > prove(new)
    changed = Record.loads(new.dumps())
    assert changed.branch is not None
    changed.branch["chance"] -= 1
    with pytest.raises((BadInput, Divergence)):
        prove(changed)


def test_it_is_the_same_after_a_restart_and_an_undo_of_what_was_taken_over(tmp_path: Path) -> None:
    config = config_of(tmp_path)
    with opened(config) as client:
        anna = Browser(client, "Аня")
        over = anna.table(ME, ME, ME, settings={"odds": False})
        anna.play(over["id"])
        steps = replay(anna, over["id"])
        step = next(at for at, each in enumerate(steps) if at > 3 and each["number"] == steps[at - 1]["number"] + 1)
        table = onward(anna, over, step)["id"]
        seat = steps[step]["who"]
        view = anna.view(table, seat)
        assert view["undo"]["can"]
        undone = anna.post(f"/api/tables/{table}/undo", {"seat": seat, "number": view["number"]})
        assert undone.status_code == 200
        anna.play(table, 4)
        before = anna.view(table, "A")
    with opened(config) as client:
        again = Browser(client)
        again.cookies = anna.cookies
        assert again.view(table, "A") == before
        assert again.get(f"/api/tables/{table}").json()["branch"] == {"table": over["id"], "step": step}
        assert again.play(table)["over"]
        assert again.get(f"/api/tables/{table}/proof").json()["good"]


def test_it_waits_for_an_open_seat_and_begins_when_it_is_taken(
    anna: Browser, boris: Browser, over: Json, client: TestClient[Any]
) -> None:
    table = onward(anna, over, STEP, ME, OPEN, ME)["id"]
    client.app.state.house.tables.forget(table)
    waiting = boris.get(f"/api/tables/{table}").json()
    assert (waiting["status"], waiting["branch"]["step"]) == ("open", STEP)
    assert boris.post(f"/api/tables/{table}/seats/B/sit").json()["status"] == "playing"
    assert boris.view(table)["number"] == replay(anna, over["id"])[STEP]["number"]


def test_who_sits_down_where_the_game_cannot_begin_does_not_sit(
    anna: Browser, boris: Browser, over: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rules changed while a branch waited for its last player."""
    table = onward(anna, over, STEP, ME, OPEN, ME)["id"]
    with monkeypatch.context() as changed:
        changed.setattr("undercroft.kernel.ask.digest_of", lambda *asked: "0000")
        assert error_of(boris.post(f"/api/tables/{table}/seats/B/sit"), 400) == "divergence"
    waiting = boris.get(f"/api/tables/{table}").json()
    assert [seat["kind"] for seat in waiting["seats"]] == ["person", "open", "person"]
    assert boris.post(f"/api/tables/{table}/seats/B/sit").json()["status"] == "playing"


def test_only_a_finished_game_that_one_may_see_and_only_the_same_table(anna: Browser, boris: Browser, over: Json) -> None:
    wish = {"game": "raiders", "settings": {"odds": False}, "seats": [ME, ME, ME], "branch": {"table": over["id"], "step": STEP}}
    running, hidden = anna.table(ME, ME, ME), anna.table(ME, watch=False)
    anna.play(hidden["id"])
    last = len(replay(anna, over["id"])) - 1

    def refused(status: int, browser: Browser = anna, **changed: Any) -> str:
        return error_of(browser.post("/api/tables", {**wish, **changed}), status)

    before = len(anna.get("/api/tables").json()["mine"])
    assert refused(400, branch={"table": over["id"], "step": last}) == "branch-step"
    assert refused(400, branch={"table": over["id"], "step": 999}) == "branch-step"
    assert refused(400, seats=[ME, ME]) == "branch-other"
    assert refused(400, settings={}) == "branch-other"
    assert refused(404, branch={"table": "no-such-table", "step": 1}) == "table-unknown"
    assert refused(409, branch={"table": running["id"], "step": 1}) == "not-over"
    assert refused(403, boris, branch={"table": hidden["id"], "step": 1}, seats=[ME], settings={}) == "no-watching"
    assert len(anna.get("/api/tables").json()["mine"]) == before


def test_a_branch_of_a_branch(anna: Browser, over: Json) -> None:
    first = onward(anna, over)
    anna.play(first["id"])
    second = onward(anna, first, STEP + 5)
    anna.play(second["id"])
    assert anna.get(f"/api/tables/{second['id']}/proof").json()["good"]
    assert record(anna, second["id"]).branch["table"] == first["id"]  # type: ignore[index]


def test_the_id_of_a_private_game_is_told_only_to_who_knew_it(anna: Browser, boris: Browser, client: TestClient[Any]) -> None:
    """Whoever has the id may look at the whole game."""
    cleo = Browser(client, "Cleo")
    over = anna.table(ME, OPEN, ME, settings={"odds": False}, public=False)
    assert boris.post(f"/api/tables/{over['id']}/seats/B/sit").status_code == 200
    for _ in range(2000):
        if anna.play(over["id"])["over"] or boris.play(over["id"])["over"]:
            break
    table = onward(anna, over, STEP, ME, OPEN, ME, public=True)["id"]
    origin = {"table": over["id"], "step": STEP}
    hidden = {**origin, "table": None}
    for _ in range(2):  # made here, then read from the database
        seen = {browser: browser.get(f"/api/tables/{table}").json()["branch"] for browser in (anna, boris, cleo)}
        assert seen == {anna: origin, boris: origin, cleo: hidden}
        client.app.state.house.tables.forget(table)
    assert over["id"] not in cleo.get("/api/tables").text
    assert cleo.post(f"/api/tables/{table}/seats/B/sit").json()["branch"] == hidden
    with cleo.live(table) as tab:
        tab.until(lambda message: message["t"] == "view")
        assert tab.table["branch"] == hidden
    for _ in range(2000):
        if anna.play(table)["over"] or cleo.play(table)["over"]:
            break
    paths = ["", "/view", "/replay?seat=all", "/record", "/proof"]
    assert all(over["id"] not in cleo.get(f"/api/tables/{table}{path}").text for path in paths)
    kept = record(cleo, table)
    assert kept.branch is not None
    assert (kept.branch["table"], record(anna, table).branch["table"]) == ("", over["id"])  # type: ignore[index]
    assert prove(kept) == prove(record(anna, table))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_proof_of_a_branch_reads_with_and_without_the_games_id(lang: str) -> None:
    said = [Texts(lang).format("cli-verified-branch", table=table, step=3, chance=2) for table in ("amber-fox-1", "unnamed")]
    assert "amber-fox-1" in said[0]
    assert not {"unnamed", "cli-verified-origin", "amber-fox-1"} & set(said[1].replace(",", "").split())
    assert said[0] != said[1]


def test_a_public_game_is_named_to_everybody(anna: Browser, boris: Browser) -> None:
    over = anna.table(ME, ME, ME, settings={"odds": False}, public=True)
    anna.play(over["id"])
    table = onward(anna, over)["id"]
    assert boris.get(f"/api/tables/{table}").json()["branch"]["table"] == over["id"]


def test_what_is_taken_over_is_played_beside_the_loop(
    anna: Browser, boris: Browser, over: Json, monkeypatch: pytest.MonkeyPatch, client: TestClient[Any]
) -> None:
    """A long game takes a good part of a second, in which nobody else would be answered."""
    threads: list[int] = []
    play = Table.play
    monkeypatch.setattr(Table, "play", lambda self, tape: threads.append(get_ident()) or play(self, tape))
    onward(anna, over)
    waiting = onward(anna, over, STEP, ME, OPEN, ME)["id"]
    assert boris.post(f"/api/tables/{waiting}/seats/B/sit").json()["status"] == "playing"
    with client.portal() as portal:
        loop = portal.call(get_ident)
    assert len(threads) == 2
    assert loop not in threads


@pytest.mark.parametrize(
    "branch", ['{"table": 5, "step": 1, "chance": 2}', '{"table": "a"}', '{"table": "a", "step": -1, "chance": 0}']
)
def test_a_damaged_branch_is_named(anna: Browser, over: Json, branch: str) -> None:
    text = record(anna, over["id"]).dumps().replace("commitment:", f"branch: {branch}\ncommitment:")
    with pytest.raises(BadInput, match="branch"):
        Record.loads(text)
