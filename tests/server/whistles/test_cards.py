"""The cards of a game, as a client is sent them."""

from __future__ import annotations

from typing import Any

from litestar.testing import TestClient

from ..conftest import ME, Browser, error_of


def test_the_cards_of_a_game_and_of_a_table(client: TestClient[Any], anna: Browser) -> None:
    id = anna.table(ME, ME, game="whistles")["id"]
    for path in (f"/api/tables/{id}/cards", "/api/games/whistles/cards"):
        answer = Browser(client).get(path)
        assert answer.json() == {"cards": {"whistle": {"name": {"en": "whistle", "ru": "свисток", "uk": "свисток"}}}}
        assert answer.headers["content-type"] == "application/json"
        again = anna.call("GET", path, headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert anna.get("/api/games/raiders/cards").json() == {"cards": {}}
    assert error_of(anna.get("/api/games/chess/cards"), 404) == "game-unknown"
    assert error_of(anna.get("/api/tables/no-such-1/cards"), 404) == "table-unknown"
