"""Dungeon Twister's hidden set-up never leaves the server for the other side: in no message, refusal, list, size or log line."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.server.conftest import ME, OPEN, Browser, config_of, error_of, opened
from tests.server.test_secrets import everything_about
from undercroft.games.twister.tokens import NAMES

STARTERS = ("stand:{}-thief:{}-2", "stand:{}-troll:{}-4", "stand:{}-wizard:{}-7", "stand:{}-goblin:{}-9")
TRIES = ("stand:b-cleric:B-9", "stand:a-thief:A-2", "hide:a-rope:III", "hide:b-rope:III", "end")


def place_starters(browser: Browser, id: str, letter: str) -> None:
    """Four characters onto their dots."""
    for starter in STARTERS:
        assert browser.choose(id, browser.view(id), starter.format(letter.lower(), letter)).status_code == 200


def refused(browser: Browser, id: str) -> list[str]:
    """What somebody hears who tries what is not allowed, with numbers that are no longer right, too."""
    heard = []
    for seat in "AB":
        for option in TRIES:
            body = {"seat": seat, "what": "act", "at": 0, "option": option}
            heard.append(browser.post(f"/api/tables/{id}/answers", body).text)
    return heard


@pytest.mark.parametrize(("what", "choices"), [
    ("starter", ("stand:a-thief:A-2", "stand:a-wall-walker:A-9")),
    ("hide", ("hide:a-rope:III", "hide:a-cleric:III")),
])  # fmt: skip
def test_two_set_ups_that_differ_in_what_is_hidden_look_the_same(
    what: str, choices: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same game in two houses, but for one hidden choice of Anna's: nobody else is sent a single different byte, and no line
    of the log names a token."""
    monkeypatch.setattr("undercroft.server.tables.secrets", SimpleNamespace(token_bytes=lambda size: b"\7" * size))
    monkeypatch.setattr("undercroft.server.tables.new_table_id", lambda: "amber-fox-1001")
    monkeypatch.setattr("time.time", lambda: 1_800_000_000.0)
    monkeypatch.setattr("undercroft.server.clock.measure", lambda _: None)  # no other clock counts
    seen = []
    for choice in choices:
        folder = tmp_path / choice.replace(":", "-")
        folder.mkdir()
        with opened(config_of(folder)) as client:
            anna, boris, guest = Browser(client, "Аня"), Browser(client, "Борис"), Browser(client, "Зритель")
            id = anna.table(ME, OPEN, game="twister")["id"]
            assert boris.post(f"/api/tables/{id}/seats/B/sit").status_code == 200
            if what == "hide":
                place_starters(anna, id, "A")
                place_starters(boris, id, "B")
                if anna.view(id)["board"]["hides"] == "B":
                    boris.choose(id, boris.view(id), "hide:b-sword:VIII")
            start = anna.view(id)
            with boris.live(id) as his, guest.live(id) as theirs:
                his.see(start["number"])
                theirs.see(start["number"])
                assert anna.choose(id, start, choice).status_code == 200
                his.see(start["number"] + 1)
                theirs.see(start["number"] + 1)
                parts = [everything_about(boris, id, his), everything_about(guest, id, theirs)]
            seen.append([*parts, refused(boris, id), refused(guest, id)])
            assert choice.split(":")[1] in anna.get(f"/api/tables/{id}/view").text, "the owner sees it"
    assert seen[0] == seen[1]
    output = "".join(capsys.readouterr())
    assert "game=twister" in output
    assert "amber-fox-1001" not in output
    assert not [name for name in NAMES if name in output]


def test_nobody_plays_for_the_other_side(tmp_path: Path) -> None:
    with opened(config_of(tmp_path)) as client:
        anna, boris = Browser(client, "Аня"), Browser(client, "Борис")
        id = anna.table(ME, OPEN, game="twister")["id"]
        boris.post(f"/api/tables/{id}/seats/B/sit")
        before = anna.view(id)
        ask = before["asks"][0]
        path = f"/api/tables/{id}/answers"
        body = {"seat": "A", "what": "starter", "at": ask["at"], "option": "stand:a-thief:A-2"}
        assert error_of(boris.post(path, body), 403) == "not-your-seat"
        assert error_of(anna.post(path, body | {"option": "stand:b-thief:B-2"}), 400) == "illegal"
        assert error_of(anna.post(path, body | {"option": "stand:a-thief:B-2"}), 400) == "illegal"
        assert error_of(anna.post(path, body | {"option": "stand:a-rope:A-2"}), 400) == "illegal"
        assert anna.view(id) == before
        assert anna.post(path, body).status_code == 200
        after = anna.view(id)
        assert error_of(anna.post(path, body | {"option": "stand:a-troll:A-4"}), 409) == "stale", "a number that is used up"
        assert anna.post(path, body).status_code in (400, 409), "a doubled message"
        assert anna.view(id) == after
