"""Who could use a card in somebody else's turn of Dungeoneer, and who planned what, never leaves the server for the others."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.conftest import ME, OPEN, Browser, bot, config_of, opened
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.rules import windows
from undercroft.kernel.shapes import plain
from undercroft.kernel.story import story_of

LASTS = 0.5
ANSWERS = 90


class Evening:
    """Two people and a spectator at a table; both always take the first thing offered, and pass whenever they are asked quietly."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.now = 1_800_000_000.0
        monkeypatch.setattr("undercroft.server.tables.secrets", SimpleNamespace(token_bytes=lambda size: b"\3" * size))
        monkeypatch.setattr("undercroft.server.tables.new_table_id", lambda: "amber-fox-1001")
        monkeypatch.setattr("time.time", lambda: self.now)
        monkeypatch.setattr("undercroft.server.clock.measure", lambda _: None)  # no other clock counts
        spare = Dungeoneer.spare  # no workers here: nobody would answer for people what the house answers at a bot's pace
        monkeypatch.setattr(
            Dungeoneer, "spare", lambda game, state, ask: spare(game, state, ask) if ask.what in game.quiet else None
        )
        self.passed: list[str] = []
        self.heard: list[str] = []
        self.stories: list[list[Any]] = []

    def play(self) -> None:
        with opened(config_of(self.folder, moment=LASTS)) as client:
            anna, boris, guest = Browser(client, "Аня"), Browser(client, "Борис"), Browser(client, "Зритель")
            id = anna.table(ME, OPEN, game="lichlord")["id"]
            assert boris.post(f"/api/tables/{id}/seats/B/sit").status_code == 200
            told = 0
            while told < ANSWERS:
                for browser in (anna, guest):
                    self.heard += [browser.get(f"/api/tables{path}").text for path in (f"/{id}", f"/{id}/view", "")]
                while quiet := self.quietly_asked(client, id):
                    self.now += LASTS / 100
                    who = anna if quiet == "A" else boris
                    assert who.choose(id, who.view(id), "pass").status_code == 200
                    self.passed.append(quiet)
                self.now = round(self.now + 1)
                for browser in (anna, guest):
                    self.heard += [browser.get(f"/api/tables{path}").text for path in (f"/{id}", f"/{id}/view", "")]
                view = anna.view(id)
                who = anna if view["asks"] else boris
                if view["over"]:
                    break
                assert who.choose(id, who.view(id)).status_code == 200
                told += 1
            self.stories = [self.story(client, id, seat) for seat in (0, None)]

    @staticmethod
    def story(client: Any, id: str, seat: int | None) -> list[Any]:
        """What a seat, or a spectator, is shown of the game entry by entry."""
        with client.portal() as portal:
            match = portal.call(client.app.state.house.tables.get, id).match
        frames: list[Any] = plain(story_of(match, seat, 0))
        return frames

    @staticmethod
    def quietly_asked(client: Any, id: str) -> str:
        with client.portal() as portal:
            waiting: str = portal.call(client.app.state.house.tables.get, id).shown.waiting
        return waiting.upper() if waiting.islower() else ""


def test_games_in_which_one_could_or_could_not_use_a_card_look_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game in two houses; in the second, Boris holds nothing that he could use in windows."""
    evenings = []
    usable = windows.usable
    for name in ("could", "could-not"):
        (tmp_path / name).mkdir()
        evening = Evening(tmp_path / name, monkeypatch)
        if name == "could-not":
            monkeypatch.setattr(windows, "usable", lambda g, seat, *more: [] if seat == 1 else usable(g, seat, *more))
        evening.play()
        evenings.append(evening)
    could, could_not = evenings
    assert could.passed.count("B") > could_not.passed.count("B")
    assert could.passed.count("A") == could_not.passed.count("A")
    for step, (one, other) in enumerate(zip(could.heard, could_not.heard, strict=True)):
        assert one == other, step
    for one, other in zip(could.stories, could_not.stories, strict=True):
        assert len(one) > ANSWERS
        assert one == other


def test_the_catalogue_has_every_card_in_three_languages(tmp_path: Path) -> None:
    with opened(config_of(tmp_path)) as client:
        anna = Browser(client, "Аня")
        id = anna.table(ME, bot("random"), game="lichlord")["id"]
        answer = anna.get(f"/api/tables/{id}/cards")
        cards = answer.json()["cards"]
        assert {card["group"] for card in cards.values()} == {
            "map", "hero", "quest", "boon", "treasure", "bane", "monster", "trap",
        }  # fmt: skip
        assert all(set(card["name"]) == {"en", "ru", "uk"} for card in cards.values())
        plain = {card["group"] for card in cards.values() if not card["text"]}
        assert plain == {"map"}, "bare corridors"
        assert all(set(card["text"]) == {"en", "ru", "uk"} for card in cards.values() if card["text"])
        assert anna.get("/api/games/lichlord/cards").json()["cards"] == cards
        assert anna.call("GET", f"/api/tables/{id}/cards", headers={"if-none-match": answer.headers["etag"]}).status_code == 304
        assert set(anna.view(id)["standing"]["stops"]) == {"turn", "enter", "roll", "rolls", "response", "challenge", "last"}
