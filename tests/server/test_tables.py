"""Guests, tables, seats: who may do what before the first card."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from litestar.testing import TestClient

from undercroft.kernel.registry import HOUSE
from undercroft.server.names import BOTS, name_of_bot, name_of_guest
from undercroft.text import LANGUAGES, Texts

from .conftest import ME, OPEN, Browser, bot, error_of


def test_health(anna: Browser) -> None:
    assert anna.get("/healthz").json()["status"] == "ok"


def test_a_browser_is_a_guest_and_stays_the_same(client: TestClient[Any]) -> None:
    browser = Browser(client)
    first = browser.get("/api/me")
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert not first.json()["named"]
    assert browser.get("/api/me").json() == first.json()
    assert browser.post("/api/me", {"name": "  Аня   з Києва "}).json() == {**first.json(), "name": "Аня з Києва", "named": True}
    assert Browser(client).get("/api/me").json()["guest"] != first.json()["guest"]


def test_only_a_table_of_bots_alone_gets_the_options_of_bots_games(anna: Browser) -> None:
    """Nobody is there to end a game that does not end; whoever plays, and whoever sets the option, has it as wished."""
    bots = [bot(), bot()]
    assert anna.table(*bots, game="twister")["settings"]["turn_limit"] == 100
    assert anna.table(*bots, game="twister")["settings"]["draws"] is False
    assert anna.table(*bots, game="twister", settings={"turn_limit": 7})["settings"]["turn_limit"] == 7
    assert anna.table(ME, bot(), game="twister")["settings"]["turn_limit"] == 0
    assert anna.table(ME, bot(), game="twister")["settings"]["draws"] is True
    assert anna.table(bot(), OPEN, game="twister")["settings"]["turn_limit"] == 0


def test_whoever_plays_on_the_same_screen_has_a_name_of_their_own(anna: Browser, client: TestClient[Any]) -> None:
    """It stays theirs when the table is read anew, when the guest takes another name, and in a rematch."""
    table = anna.table(ME, {**ME, "name": "  Мія "}, {**ME, "name": " "}, settings={"quick": True})["id"]

    def names(id: str) -> list[str]:
        client.app.state.house.tables.forget(id)
        return [seat["name"] for seat in anna.get(f"/api/tables/{id}").json()["seats"]]

    assert names(table) == ["Аня", "Мія", "Аня"]
    anna.post("/api/me", {"name": "Анна"})
    assert names(table) == ["Анна", "Мія", "Анна"]
    anna.play(table)
    assert names(anna.post(f"/api/tables/{table}/rematch").json()["id"]) == ["Анна", "Мія", "Анна"]
    refused = anna.post("/api/tables", {"game": "raiders", "seats": [ME, {**ME, "name": "x" * 25}, bot()]})
    assert error_of(refused, 400) == "name"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u0000b", "a\u202eb"])
def test_names_have_1_to_24_visible_characters(anna: Browser, name: str) -> None:
    assert error_of(anna.post("/api/me", {"name": name}), 400) == "name"
    assert anna.get("/api/me").json()["name"] == "Аня"


def test_tokens_are_not_in_the_database(anna: Browser, client: TestClient[Any]) -> None:
    with client.app.state.house.store.engine.connect() as db:
        rows = db.exec_driver_sql("SELECT * FROM guests").all()
    assert rows
    assert anna.cookies["undercroft"] not in str(rows)


def test_writing_needs_the_form_token_and_a_session(client: TestClient[Any], anna: Browser) -> None:
    stranger = Browser(client)
    stranger.get("/api/games")
    assert error_of(stranger.post("/api/tables", {"game": "raiders", "seats": [ME, bot()]}), 403) == "no-session"
    without = anna.call("POST", "/api/tables", json={}, headers={"x-csrftoken": ""})
    assert error_of(without, 403) == "form"
    forged = anna.call("POST", "/api/tables", json={}, headers={"x-csrftoken": "0" * 128})
    assert error_of(forged, 403) == "form"


def test_games_list_their_options(anna: Browser) -> None:
    raiders = next(game for game in anna.get("/api/games").json()["games"] if game["id"] == "raiders")
    assert raiders["seats"] == [1, 2, 3, 4, 5]
    assert {"id": "quick", "type": "bool", "default": False, "seats": [2, 3, 4, 5]} in raiders["settings"]
    assert raiders["levels"] == ["easy", "normal", "hard"]


def test_texts_come_once(anna: Browser) -> None:
    first = anna.get("/api/text/uk")
    assert "raiders-title" in first.text
    again = anna.call("GET", "/api/text/uk", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")
    assert error_of(anna.get("/api/text/xx"), 404) == "language"


def test_rules_pages(anna: Browser) -> None:
    page = anna.get("/api/rules/raiders/ru").json()
    assert page["html"].startswith("<h1>")
    assert all(f'id="{heading["id"]}"' in page["html"] for heading in page["headings"])
    assert page["headings"][0]["depth"] == 2
    assert error_of(anna.get("/api/rules/chess/ru"), 404) == "game-unknown"


def test_a_table_without_open_seats_starts_at_once(anna: Browser) -> None:
    table = anna.table(ME, bot("easy"), bot("hard"), settings={"quick": True})
    assert table["status"] == "playing"
    assert table["you"] == ["A"]
    assert table["host"]
    assert [seat["kind"] for seat in table["seats"]] == ["me", "bot", "bot"]
    assert [seat.get("level") for seat in table["seats"]] == [None, "easy", "hard"]
    assert table["settings"]["quick"]
    assert len(table["commitment"]) == 64


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "chess", "seats": [ME, bot()]}, "game-unknown"),
        ({"game": "raiders", "seats": [ME] * 6}, "seats"),
        ({"game": "raiders", "seats": [ME, bot("genius")]}, "level"),
        ({"game": "raiders", "seats": [ME, bot()], "settings": {"speed": 1}}, "setting-unknown"),
        ({"game": "raiders", "seats": [ME, bot()], "settings": {"quick": "maybe"}}, "setting-bool"),
        ({"game": "raiders", "seats": [ME], "settings": {"solo_wounds": 9}}, "setting-range"),
        ({"game": "raiders", "seats": [ME, {"kind": "dragon"}]}, "bad-request"),
        ({"game": "raiders", "seats": []}, "bad-request"),
        ({"game": "raiders"}, "bad-request"),
        ({"game": "raiders", "seats": [ME], "entropy": "xyz"}, "bad-request"),
        ({"game": "raiders", "seats": [ME], "entropy": "00" * 64 + "\n"}, "bad-request"),
        ({"game": "raiders", "seats": [ME], "tip": 5}, "bad-request"),
    ],
)  # fmt: skip
def test_wrong_wishes_are_refused_with_a_reason(anna: Browser, wish: Any, key: str) -> None:
    assert error_of(anna.post("/api/tables", wish), 400) == key
    assert anna.get("/api/tables").json()["mine"] == []


def test_friends_come_by_link_and_the_last_one_starts_the_game(anna: Browser, boris: Browser, client: TestClient[Any]) -> None:
    table = anna.table(ME, OPEN, OPEN)
    id = table["id"]
    assert table["status"] == "open"
    assert error_of(anna.get(f"/api/tables/{id}/view"), 409) == "not-started"
    seated = boris.post(f"/api/tables/{id}/seats/B/sit", {"entropy": "00ff"}).json()
    assert (seated["status"], seated["you"]) == ("open", ["B"])
    assert [seat["name"] for seat in seated["seats"]] == ["Аня", "Борис", ""]
    vera = Browser(client, "Вера")
    assert vera.post(f"/api/tables/{id}/seats/C/sit").json()["status"] == "playing"
    assert anna.view(id)["names"] == {"A": "Аня", "B": "Борис", "C": "Вера"}
    assert anna.get(f"/api/tables/{id}").json()["commitment"] == table["commitment"]


def test_public_tables_are_listed_and_private_ones_are_not(anna: Browser, boris: Browser) -> None:
    hidden, shown = anna.table(ME, OPEN), anna.table(ME, OPEN, public=True)
    assert [table["id"] for table in boris.get("/api/tables").json()["open"]] == [shown["id"]]
    assert {table["id"] for table in anna.get("/api/tables").json()["mine"]} == {hidden["id"], shown["id"]}
    assert boris.get(f"/api/tables/{hidden['id']}").status_code == 200
    boris.post(f"/api/tables/{shown['id']}/seats/B/sit")
    lists = boris.get("/api/tables").json()
    assert lists["open"] == []
    assert [table["id"] for table in lists["mine"]] == [shown["id"]]
    card = anna.get("/api/tables").json()["mine"][0]
    assert card["your_turn"] == (card["waiting"] == ["A"])


def test_two_people_take_the_last_seat_at_once(anna: Browser, client: TestClient[Any]) -> None:
    id = anna.table(ME, OPEN)["id"]
    rivals = [Browser(client, f"Rival {number}") for number in range(6)]
    cookies = [rival._cookie() for rival in rivals]
    tokens = [rival.cookies["csrftoken"] for rival in rivals]

    def sit(number: int) -> int:
        headers = {"cookie": cookies[number], "x-csrftoken": tokens[number]}
        return client.post(f"/api/tables/{id}/seats/B/sit", json={}, headers=headers).status_code

    with ThreadPoolExecutor(len(rivals)) as pool:
        answers = sorted(pool.map(sit, range(len(rivals))))
    assert answers == [200] + [409] * 5
    names = anna.view(id)["names"]
    assert sum(rival.get(f"/api/tables/{id}").json()["you"] == ["B"] for rival in rivals) == 1
    assert names["B"].startswith("Rival")


def test_seats_before_the_start(anna: Browser, boris: Browser) -> None:
    id = anna.table(ME, OPEN, OPEN)["id"]
    assert error_of(boris.post(f"/api/tables/{id}/seats/A/sit"), 409) == "seat-taken"
    assert error_of(boris.post(f"/api/tables/{id}/seats/D/sit"), 404) == "seat-unknown"
    assert error_of(boris.post(f"/api/tables/{id}/seats/x/sit"), 404) == "seat-unknown"
    assert error_of(boris.post(f"/api/tables/{id}/seats/A/leave"), 403) == "not-your-seat"
    assert error_of(boris.put(f"/api/tables/{id}/seats/C", bot()), 403) == "not-host"
    assert error_of(boris.post(f"/api/tables/{id}/start"), 403) == "not-host"
    boris.post(f"/api/tables/{id}/seats/B/sit")
    assert error_of(anna.put(f"/api/tables/{id}/seats/B", bot()), 409) == "seat-taken"
    assert error_of(anna.put(f"/api/tables/{id}/seats/C", bot("genius")), 400) == "level"
    assert boris.post(f"/api/tables/{id}/seats/B/leave").json()["seats"][1]["kind"] == "open"
    assert anna.put(f"/api/tables/{id}/seats/C", bot("easy")).json()["seats"][2]["level"] == "easy"
    started = anna.post(f"/api/tables/{id}/start").json()
    assert [seat["kind"] for seat in started["seats"]] == ["me", "bot", "bot"]
    assert [seat["level"] for seat in started["seats"]] == [None, "normal", "easy"]
    for late in (anna.post(f"/api/tables/{id}/start"), boris.post(f"/api/tables/{id}/seats/B/sit")):
        assert error_of(late, 409) == "started"


def test_unknown_tables(anna: Browser) -> None:
    for path in ("", "/view", "/replay", "/record", "/proof"):
        assert error_of(anna.get(f"/api/tables/none{path}"), 404) == "table-unknown"
    assert error_of(anna.get("/api/tables/" + "x" * 90), 404) == "table-unknown"
    assert error_of(anna.get("/api/nothing"), 404) == "no-page"


def test_a_new_name_is_shown_at_the_table(anna: Browser, boris: Browser) -> None:
    id = anna.table(ME, OPEN)["id"]
    boris.post(f"/api/tables/{id}/seats/B/sit")
    with anna.live(id) as tab:
        tab.until(lambda message: message["t"] == "view")
        boris.post("/api/me", {"name": "Боря"})
        tab.until(lambda message: message["t"] == "table" and message["table"]["seats"][1]["name"] == "Боря")
    assert anna.view(id)["names"]["B"] == "Боря"


@pytest.mark.parametrize("name", ["bot:Ilka", "guest:1"])
def test_nobody_takes_a_name_that_the_house_gives(anna: Browser, name: str) -> None:
    assert error_of(anna.post("/api/me", {"name": name}), 400) == "name-taken"


def test_a_newcomer_is_called_a_guest_in_the_language_of_whoever_looks(client: TestClient[Any]) -> None:
    newcomer = Browser(client)
    name = newcomer.get("/api/me").json()["name"]
    kind, _, number = name.partition(":")
    assert kind == "guest"
    id = newcomer.table(ME, bot())["id"]
    assert newcomer.view(id)["names"] == {"A": name, "B": "bot:Ilka"}
    assert [seat["name"] for seat in newcomer.get(f"/api/tables/{id}").json()["seats"]] == [name, "bot:Ilka"]
    assert [Texts(lang).called(name) for lang in LANGUAGES] == [f"Guest {number}", f"Гость {number}", f"Гість {number}"]
    assert [Texts(lang).called("bot:Ilka") for lang in LANGUAGES] == ["Ilka", "Илка", "Ілка"]


def test_a_guest_of_an_older_house_is_called_in_every_language_too() -> None:
    assert [name_of_guest(name, False) for name in ("Гость 1234", "guest:1234")] == ["guest:1234"] * 2
    assert name_of_guest("Anna 7", True) == "Anna 7"


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_every_bot_has_a_name_in_cyrillic(lang: str) -> None:
    assert all(re.fullmatch("[А-ЯІ][а-яі]+", Texts(lang).called(name_of_bot(name))) for name in BOTS)


@pytest.mark.parametrize("game", HOUSE)
def test_lists_say_how_far_a_game_is(client: TestClient[Any], game: str) -> None:
    anna = Browser(client, "Аня")
    id = anna.table(ME, ME, game=game)["id"]
    anna.play(id, 40)
    shown = next(card for card in anna.get("/api/tables").json()["mine"] if card["id"] == id)
    assert shown["progress"]
    assert shown["progress"] == anna.get(f"/api/tables/{id}").json()["progress"]
