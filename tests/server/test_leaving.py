"""Leaving a game that is played: what follows, who is told, who may still do what, and how it is kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from undercroft.kernel.record import LEAVE
from undercroft.kernel.registry import HOUSE

from .conftest import ME, OPEN, Browser, Json, bot, config_of, opened


@pytest.fixture
def house(tmp_path: Path) -> Iterator[tuple[Browser, Browser, Browser]]:
    with opened(config_of(tmp_path)) as client:
        yield Browser(client, "Аня"), Browser(client, "Борис"), Browser(client, "Вера")


def seated(host: Browser, *others: Browser, bots: int = 0, game: str = "raiders") -> str:
    """A table that is played: everybody sits, then the bots."""
    id: str = host.table(ME, *[OPEN for _ in others], *[bot() for _ in range(bots)], game=game)["id"]
    for seat, other in enumerate(others, 1):
        assert other.post(f"/api/tables/{id}/seats/{'ABCDE'[seat]}/sit").status_code == 200
    return id


def key_of(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["key"])


def info(browser: Browser, id: str) -> Json:
    shown: Json = browser.get(f"/api/tables/{id}").json()
    return shown


def view(browser: Browser, id: str) -> Json:
    shown: Json = browser.get(f"/api/tables/{id}/view").json()
    return shown


def left(browser: Browser, id: str, how: str) -> Json:
    answer = browser.post(f"/api/tables/{id}/leave", {"how": how})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


Three = tuple[Browser, Browser, Browser]


def test_between_two_whoever_leaves_has_lost(house: Three) -> None:
    anna, boris, _ = house
    id = seated(anna, boris)
    assert info(anna, id)["leaving"] == "lost"
    table = left(anna, id, "lost")
    assert (table["status"], table["leaving"]) == ("over", None)
    result = view(boris, id)["result"]
    assert (result["winners"], result["left"]) == (["B"], {"seat": "A", "how": "lost"})
    assert info(boris, id)["result"]["winners"] == ["B"]


def test_against_bots_alone_it_ends(house: Three) -> None:
    anna, *_ = house
    id = seated(anna, bots=2)
    assert info(anna, id)["leaving"] == "ended"
    left(anna, id, "ended")
    assert view(anna, id)["result"]["winners"] == []


def test_of_more_a_bot_plays_on_and_the_others_see_it(house: Three) -> None:
    anna, boris, vera = house
    id = seated(anna, boris, vera)
    table = left(anna, id, "bot")
    assert (table["status"], table["your_turn"], table["leaving"]) == ("playing", False, None)
    seat = info(boris, id)["seats"][0]
    assert (seat["kind"], seat["name"], seat["level"], seat["here"]) == ("person", "Аня", "normal", True)
    assert {"key": "leaves-game", "args": {"seat": "A", "how": "bot"}} in [
        {key: entry[key] for key in ("key", "args")} for entry in view(boris, id)["journal"]
    ]


def test_the_bot_plays_on(tmp_path: Path) -> None:
    with opened(config_of(tmp_path, workers=1)) as client:
        anna, boris = Browser(client, "Аня"), Browser(client, "Борис")
        id = seated(anna, boris, bots=1)
        left(anna, id, "bot")
        with boris.live(id) as tab:
            while ("lays", "A") not in [(entry["key"], entry["args"].get("seat")) for entry in tab.journal]:
                boris.play(id)
                tab.next()


def test_who_has_left_sees_the_seat_but_may_not_play(house: Three) -> None:
    anna, boris, vera = house
    id = seated(anna, boris, vera)
    asked = next(each for each in (anna, boris, vera) if view(each, id)["asks"])
    ask = view(asked, id)["asks"][0]
    left(anna, id, "bot")
    shown = view(anna, id)
    assert (shown["seat"], shown["asks"], shown["undo"]["can"]) == ("A", [], False)
    assert shown["board"]
    answer = anna.post(
        f"/api/tables/{id}/answers", {"seat": "A", "what": ask["what"], "at": ask["at"], "option": ask["options"][0]["id"]}
    )
    assert (answer.status_code, key_of(answer)) == (403, "handed-over")
    undone = anna.post(f"/api/tables/{id}/undo", {"seat": "A", "number": shown["number"]})
    assert (undone.status_code, key_of(undone)) == (403, "handed-over")


def test_the_seat_can_be_taken_back(house: Three) -> None:
    anna, boris, vera = house
    id = seated(boris, anna, vera)  # Boris is asked first: Anna's bot has not moved yet
    left(anna, id, "bot")
    answer = anna.post(f"/api/tables/{id}/back")
    assert answer.status_code == 200
    assert (info(boris, id)["seats"][1]["level"], answer.json()["leaving"]) == (None, "bot")
    assert [entry["args"]["how"] for entry in view(vera, id)["journal"] if entry["key"] == "leaves-game"] == ["bot", "back"]


def test_the_last_person_to_leave_ends_the_game(house: Three) -> None:
    anna, boris, _ = house
    id = seated(anna, boris, bots=1)
    left(anna, id, "bot")
    assert info(boris, id)["leaving"] == "ended"
    left(boris, id, "ended")
    assert info(anna, id)["status"] == "over"


def test_one_person_on_two_seats_leaves_with_both(house: Three) -> None:
    anna, boris, _ = house
    id = anna.table(ME, ME, OPEN, game="raiders")["id"]
    boris.post(f"/api/tables/{id}/seats/C/sit")
    left(anna, id, "bot")
    assert [seat["level"] for seat in info(boris, id)["seats"]] == ["normal", "normal", None]


def test_those_who_play_choose_the_bot(house: Three) -> None:
    anna, boris, vera = house
    id = seated(anna, boris, vera)
    assert key_of(boris.put(f"/api/tables/{id}/seats/A/bot", {"level": "easy"})) == "not-handed"
    left(anna, id, "bot")
    assert key_of(boris.put(f"/api/tables/{id}/seats/A/bot", {"level": "grandmaster"})) == "level"
    assert key_of(anna.put(f"/api/tables/{id}/seats/A/bot", {"level": "random"})) == "handed-over"
    assert boris.put(f"/api/tables/{id}/seats/A/bot", {"level": "easy"}).json()["seats"][0]["level"] == "easy"


def test_what_was_said_before_the_table_changed_is_stale(house: Three) -> None:
    anna, boris, _ = house
    id = seated(anna, boris, bots=1)
    left(anna, id, "bot")
    before = view(boris, id)["number"]
    assert key_of(boris.post(f"/api/tables/{id}/leave", {"how": "bot"})) == "stale"
    assert (info(boris, id)["status"], view(boris, id)["number"] >= before) == ("playing", True)


@pytest.mark.parametrize("how", ["lost", "in a huff", "back"])
def test_an_absurd_way_to_leave_changes_nothing(house: Three, how: str) -> None:
    anna, boris, vera = house
    id = seated(anna, boris, vera)
    assert anna.post(f"/api/tables/{id}/leave", {"how": how}).status_code in (400, 409)
    assert info(anna, id)["leaving"] == "bot"


def test_whoever_does_not_sit_here_cannot_leave(house: Three) -> None:
    anna, boris, vera = house
    id = seated(anna, boris)
    assert info(vera, id)["leaving"] is None
    assert key_of(vera.post(f"/api/tables/{id}/leave", {"how": "lost"})) == "not-seated"
    assert key_of(vera.post(f"/api/tables/{id}/back")) == "not-seated"
    assert key_of(anna.post(f"/api/tables/{id}/back")) == "not-left"


def test_nobody_leaves_before_the_start_or_after_the_end(house: Three) -> None:
    anna, boris, _ = house
    open_table = anna.table(ME, OPEN, game="raiders")["id"]
    assert key_of(anna.post(f"/api/tables/{open_table}/leave", {"how": "lost"})) == "not-started"
    id = seated(anna, boris)
    left(anna, id, "lost")
    assert key_of(boris.post(f"/api/tables/{id}/leave", {"how": "lost"})) == "over"


def test_it_is_kept_and_comes_back_after_a_restart(tmp_path: Path) -> None:
    with opened(config_of(tmp_path)) as client:
        anna, boris, vera = Browser(client, "Аня"), Browser(client, "Борис"), Browser(client, "Вера")
        id = seated(boris, anna, vera)
        left(anna, id, "bot")
        cookies = anna.cookies, boris.cookies
    with opened(config_of(tmp_path)) as client:
        anna, boris = Browser(client), Browser(client)
        anna.cookies, boris.cookies = cookies
        assert info(boris, id)["seats"][1] | {"since": None} == {
            "seat": "B", "kind": "person", "name": "Аня", "here": True, "level": "normal", "since": None,
        }  # fmt: skip
        assert view(anna, id)["asks"] == []
        assert anna.post(f"/api/tables/{id}/back").status_code == 200
        assert info(boris, id)["seats"][1]["level"] is None


@pytest.mark.parametrize("game", HOUSE)
def test_what_was_played_becomes_a_replay_with_its_proof(house: Three, game: str) -> None:
    anna, boris, _ = house
    id = seated(anna, boris, game=game)
    left(boris, id, "lost")
    replay = anna.replay(id, "seat=all")
    assert (replay["proof"]["good"], replay["steps"][-1]["what"]) == (True, LEAVE)
    assert replay["steps"][-1]["view"]["result"]["winners"] == ["A"]
    assert f"\nB {LEAVE} lost " in anna.get(f"/api/tables/{id}/record").text


def test_the_fates_of_a_game_that_was_left_are_the_houses_own(house: Three) -> None:
    anna, boris, _ = house
    id = seated(anna, boris)
    left(anna, id, "lost")
    assert {row["seat"]: row["fate"] for row in view(boris, id)["result"]["rows"]} == {"A": "left", "B": "given"}
    id = seated(anna, bots=2)
    left(anna, id, "ended")
    assert {row["seat"]: row["fate"] for row in view(anna, id)["result"]["rows"]} == {"A": "left", "B": "stopped", "C": "stopped"}


def test_a_branch_leaves_out_who_left_there(house: Three) -> None:
    anna, boris, vera = house
    id = seated(boris, anna, vera)
    left(anna, id, "bot")
    anna.post(f"/api/tables/{id}/back")
    for each in (anna, vera):
        left(each, id, "bot")
    left(boris, id, "ended")
    wish = {"game": "raiders", "seats": [ME, bot(), bot()], "branch": {"table": id, "step": 4}}
    answer = boris.post("/api/tables", wish)
    assert answer.status_code == 201, answer.text
    assert "leaves-game" not in [entry["key"] for entry in view(boris, answer.json()["id"])["journal"]]


def test_nobody_chooses_a_bot_for_a_game_that_is_over(house: Three) -> None:
    anna, boris, _ = house
    id = seated(anna, boris, bots=1)
    left(anna, id, "bot")
    left(boris, id, "ended")
    assert key_of(boris.put(f"/api/tables/{id}/seats/A/bot", {"level": "easy"})) == "over"


def test_another_process_knows_at_once_who_has_left(tmp_path: Path) -> None:
    with opened(config_of(tmp_path)) as one, opened(config_of(tmp_path)) as other:
        anna, boris, vera = Browser(one, "Аня"), Browser(one, "Борис"), Browser(one, "Вера")
        id = seated(boris, anna, vera)
        elsewhere = Browser(other)
        elsewhere.cookies = anna.cookies
        assert view(elsewhere, id)["seat"] == "B"
        left(anna, id, "bot")
        assert elsewhere.post(f"/api/tables/{id}/back").status_code == 200
        left(anna, id, "bot")


def test_a_sealed_answer_may_still_be_taken_back_when_somebody_has_left(house: Three) -> None:
    anna, boris, vera = house
    id = anna.table(ME, OPEN, OPEN, game="raiders", settings={"quick": True})["id"]
    for browser, seat in ((boris, "B"), (vera, "C")):
        browser.post(f"/api/tables/{id}/seats/{seat}/sit")
    assert boris.choose(id, view(boris, id), "2").status_code == 200
    left(anna, id, "bot")
    assert view(boris, id)["undo"]["can"]


def test_a_rematch_has_a_bot_in_place_of_who_has_left(house: Three) -> None:
    anna, boris, _ = house
    id = seated(anna, boris, bots=1)
    left(anna, id, "bot")
    left(boris, id, "ended")
    again = boris.post(f"/api/tables/{id}/rematch").json()
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "me", "bot"]
    assert again["seats"][0]["name"] != "Аня"
