"""Playing over HTTP and the socket: answers, undo, what everyone at the table is shown."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from .conftest import ME, OPEN, Browser, Json, bot, error_of


def duel(anna: Browser, boris: Browser, **settings: Any) -> tuple[str, Browser, Browser]:
    """A duel: the table's id, who is asked first, and the other."""
    id = anna.table(ME, OPEN, settings=settings)["id"]
    boris.post(f"/api/tables/{id}/seats/B/sit")
    first = anna if "A" in anna.view(id)["waiting"] else boris
    return id, first, boris if first is anna else anna


def ask_of(view: Json) -> Json:
    """The question that the table waits for."""
    return next(ask for ask in view["asks"] if not ask["may"])


def test_an_answer_changes_the_view_of_everybody(anna: Browser, boris: Browser) -> None:
    id, first, second = duel(anna, boris)
    before = first.view(id)
    after = first.choose(id, before, "3").json()
    assert after["number"] > before["number"]
    assert after["seat"] == before["seat"]
    assert after["board"]["heroes"] == second.view(id)["board"]["heroes"]
    assert after["waiting"] == second.view(id)["waiting"] == [second.view(id)["seat"]]


def test_stale_foreign_illegal_and_unasked_answers_change_nothing(anna: Browser, boris: Browser, client: TestClient[Any]) -> None:
    id, first, second = duel(anna, boris)
    view = first.view(id)
    ask = ask_of(view)
    good = {"seat": view["seat"], "what": ask["what"], "at": ask["at"], "option": "3"}
    path = f"/api/tables/{id}/answers"
    stranger = Browser(client, "Чужой")
    assert error_of(second.post(path, good), 403) == "not-your-seat"
    assert error_of(stranger.post(path, good), 403) == "not-your-seat"
    assert error_of(first.post(path, good | {"seat": "E"}), 403) == "not-your-seat"
    assert error_of(first.post(path, good | {"at": ask["at"] - 1}), 409) == "stale"
    assert error_of(first.post(path, good | {"option": "17"}), 400) == "illegal"
    assert error_of(first.post(path, good | {"what": "fly"}), 409) == "not-asked"
    other = second.view(id)["seat"]
    assert error_of(second.post(path, good | {"seat": other}), 409) == "not-asked"
    seats = [good | {"seat": seat} for seat in ("Ы", None, "A\n", "")]
    for wrong in ({}, [], "text", good | {"at": -1}, good | {"at": "now"}, *seats):
        assert error_of(first.call("POST", path, json=wrong), 400) == "bad-request"
    assert error_of(first.call("POST", path, content=b'{"seat":'), 400) == "bad-request"
    assert first.view(id) == view
    assert first.post(path, good).status_code == 200
    assert error_of(first.post(path, good), 409) in ("stale", "not-asked")


def test_an_illegal_option_is_refused_with_the_reason_of_the_rules(anna: Browser, boris: Browser) -> None:
    id, first, second = duel(anna, boris)
    first.choose(id, first.view(id), "3")
    second.choose(id, second.view(id), "3")
    who = first if first.view(id)["seat"] in first.view(id)["waiting"] else second
    view = who.view(id)
    ask = ask_of(view)
    answer = who.post(f"/api/tables/{id}/answers", {"seat": view["seat"], "what": ask["what"], "at": ask["at"], "option": "3"})
    assert error_of(answer, 400) == "illegal"
    assert answer.json()["error"]["why"] == view["why"]["hand:3"] == {"key": "power-spent", "args": {"card": "3"}, "rule": "4.2"}


def test_undo_by_the_undo_law(anna: Browser, boris: Browser) -> None:
    id, first, second = duel(anna, boris)
    start = first.view(id)
    path = f"/api/tables/{id}/undo"
    after = first.choose(id, start, "3").json()
    assert after["undo"] == {"can": True, "what": "lay", "option": "3"}
    assert error_of(first.post(path, {"seat": start["seat"], "number": start["number"]}), 409) == "stale"
    assert error_of(second.post(path, {"seat": start["seat"], "number": after["number"]}), 403) == "not-your-seat"
    assert error_of(second.post(path, {"seat": second.view(id)["seat"], "number": after["number"]}), 409) == "undo"
    undone = first.post(path, {"seat": start["seat"], "number": after["number"]}).json()
    assert undone == start
    first.choose(id, undone, "4")
    second.choose(id, second.view(id))
    view = first.view(id)
    assert not view["undo"]["can"]
    assert error_of(first.post(path, {"seat": start["seat"], "number": view["number"]}), 409) == "undo"


def walk(who: Browser, id: str) -> tuple[Json, Json]:
    """The views before and after a walk of a character over two squares, with its end, all of one gesture."""
    view = who.choose(id, who.view(id)).json()  # an action card
    ask = ask_of(view)
    moves = [option for option in ask["options"] if option["key"] == "move"]
    ways = [(move, via, to) for move in moves for to, via in move["then"]["reach"].items() if to not in move["then"]["over"]]
    move, near, far = next(
        (move["id"], via, to)
        for move, via, to in ways
        if via in move["then"]["reach"] and move["then"]["reach"][via] not in move["then"]["reach"]
    )
    after = view
    for option in (move, f"go:{near}", f"go:{far}", "stop"):
        answer = who.choose(id, after, option, joined=option != move)
        assert answer.status_code == 200, answer.text
        after = answer.json()
    return view, after


@pytest.mark.parametrize("loaded_anew", [False, True])
def test_a_walk_of_one_gesture_is_one_undo_also_where_the_table_is_loaded_anew(
    anna: Browser, client: TestClient[Any], loaded_anew: bool
) -> None:
    id = anna.table(ME, ME, game="twister", settings={"setup": "fixed"})["id"]
    before, after = walk(anna, id)
    if loaded_anew:
        client.app.state.house.tables.forget(id)
    undo = anna.view(id)["undo"]
    assert (undo["can"], undo["option"], [each.split(":")[0] for each in undo["joined"]]) == (True, "stop", ["move", "go", "go"])
    undone = anna.post(f"/api/tables/{id}/undo", {"seat": after["seat"], "number": after["number"]}).json()
    assert undone == before
    if loaded_anew:
        client.app.state.house.tables.forget(id)
    assert anna.view(id) == before


def test_steps_that_are_chosen_one_by_one_are_taken_back_one_by_one(anna: Browser) -> None:
    id = anna.table(ME, ME, game="twister", settings={"setup": "fixed"})["id"]
    view = anna.choose(id, anna.view(id)).json()
    move = next(option["id"] for option in ask_of(view)["options"] if option["key"] == "move" and option["then"]["reach"])
    moving = anna.choose(id, view, move).json()
    stepped = anna.choose(id, moving).json()
    assert "joined" not in stepped["undo"]
    assert anna.post(f"/api/tables/{id}/undo", {"seat": view["seat"], "number": stepped["number"]}).json() == moving


def test_every_tab_sees_every_change_as_its_own_seat(anna: Browser, boris: Browser, client: TestClient[Any]) -> None:
    id, first, second = duel(anna, boris)
    guest = Browser(client, "Зритель")
    with first.live(id) as one, first.live(id) as two, second.live(id) as other, guest.live(id) as spectator:
        tabs = [one, two, other, spectator]
        for tab in tabs:
            tab.until(lambda message: message["t"] == "view")
            assert tab.view["journal_from"] == 0
        ask = ask_of(one.view)
        done = one.ask(t="answer", id=1, seat=one.view["seat"], what=ask["what"], at=ask["at"], option="2")
        assert done == {"t": "done", "id": 1}
        number = first.view(id)["number"]
        for tab, who in zip(tabs, (first, first, second, guest), strict=True):
            tab.see(number)
            fresh = who.view(id)
            assert tab.view["journal_from"] > 0
            shown = {name: value for name, value in tab.view.items() if name != "frames"}
            assert shown | {"journal": tab.journal, "journal_from": 0} == fresh
            assert [frame["n"] for frame in tab.view["frames"]] == [entry["n"] for entry in tab.view["journal"]] != []
        assert [tab.view["seat"] for tab in tabs] == [one.view["seat"]] * 2 + [other.view["seat"], None]
        one.ask(t="undo", id=2, seat=one.view["seat"], number=number)
        for tab, who in zip(tabs, (first, first, second, guest), strict=True):
            tab.see(number - 1)
            assert tab.view == who.view(id)
            assert tab.view["journal_from"] == 0


def test_the_very_first_thing_that_happens_has_its_frame(anna: Browser, boris: Browser) -> None:
    """Dungeon Twister tells nothing before its first answer; what comes then is news all the same, and no view of everything."""
    id = anna.table(ME, OPEN, game="twister")["id"]
    boris.post(f"/api/tables/{id}/seats/B/sit")
    with anna.live(id) as tab:
        tab.until(lambda message: message["t"] == "view")
        assert tab.view["journal"] == []
        assert "frames" not in tab.view
        while not tab.view["journal"]:
            ask = ask_of(tab.view)
            tab.say(t="answer", id=1, seat="A", what=ask["what"], at=ask["at"], option=ask["options"][0]["id"])
            number = tab.view["number"]
            tab.until(lambda message, before=number: message["t"] == "view" and message["view"]["number"] > before)
        assert [frame["n"] for frame in tab.view["frames"]] == [entry["n"] for entry in tab.view["journal"]] == [0]


def test_a_repeated_message_is_done_once(anna: Browser, boris: Browser) -> None:
    id, first, _ = duel(anna, boris)
    with first.live(id) as tab:
        tab.until(lambda message: message["t"] == "view")
        ask = ask_of(tab.view)
        message = {"t": "answer", "id": "m1", "seat": tab.view["seat"], "what": ask["what"], "at": ask["at"], "option": "2"}
        assert tab.ask(**message)["t"] == "done"
        view = first.view(id)
        assert tab.ask(**message)["t"] == "done"
        assert first.view(id) == view
        assert tab.ask(**(message | {"id": "m2"}))["t"] == "refused"
        assert first.view(id) == view
    with first.live(id) as tab:  # a new connection, as after a lost network
        assert tab.ask(**message)["t"] == "done"
    assert first.view(id) == view
    body = {key: value for key, value in message.items() if key != "t"}
    assert first.post(f"/api/tables/{id}/answers", body).json() == view


def test_a_refused_message_is_followed_by_a_fresh_view(anna: Browser, boris: Browser) -> None:
    id, first, _ = duel(anna, boris)
    with first.live(id) as tab:
        tab.until(lambda message: message["t"] == "view")
        answer = tab.ask(t="answer", id="x", seat=tab.view["seat"], what="lay", at=0, option="1")
        assert (answer["t"], answer["error"]["key"]) == ("refused", "stale")
        assert tab.until(lambda message: message["t"] == "view")["view"] == first.view(id)


def test_ping(anna: Browser) -> None:
    with anna.live(anna.table(ME, OPEN)["id"]) as tab:
        tab.say(t="ping")
        tab.until(lambda message: message["t"] == "pong")


def test_presence_and_watchers(anna: Browser, boris: Browser, client: TestClient[Any]) -> None:
    id, _, _ = duel(anna, boris)
    with anna.live(id) as tab:
        tab.until(lambda message: message["t"] == "table" and message["table"]["seats"][0]["here"])
        assert not tab.table["seats"][1]["here"]
        with boris.live(id), Browser(client, "Зритель").live(id), Browser(client).live(id):
            tab.until(lambda message: message["t"] == "table" and message["table"]["watching"] == 2)
            assert tab.table["seats"][1]["here"]
        tab.until(
            lambda message: (
                message["t"] == "table" and not message["table"]["seats"][1]["here"] and not message["table"]["watching"]
            )
        )


def test_a_closed_table_is_seen_by_its_players_only(anna: Browser, boris: Browser, client: TestClient[Any]) -> None:
    id = anna.table(ME, OPEN, watch=False)["id"]
    boris.post(f"/api/tables/{id}/seats/B/sit")
    guest = Browser(client, "Зритель")
    assert error_of(guest.get(f"/api/tables/{id}/view"), 403) == "no-watching"
    assert boris.view(id)["seat"] == "B"
    with guest.live(id) as tab:
        assert tab.next()["t"] == "table"
        anna.play(id, 1)
        boris.play(id, 1)
        tab.say(t="ping")
        tab.until(lambda message: message["t"] == "pong")
    assert all(message["t"] != "view" for message in tab.received)


def test_one_guest_on_several_seats_gets_the_view_of_the_one_that_is_asked(anna: Browser) -> None:
    id = anna.table(ME, ME)["id"]
    seen = set()
    for _ in range(6):
        view = anna.view(id)
        assert view["seat"] in view["waiting"]
        seen.add(view["seat"])
        anna.choose(id, view)
    assert seen == {"A", "B"}
    assert anna.view(id, "B")["seat"] == "B"


def test_a_game_to_its_end_and_what_is_open_then(anna: Browser, boris: Browser) -> None:
    id = anna.table(ME, ME, ME, entropy="c0ffee")["id"]
    paths = [f"/api/tables/{id}/{what}" for what in ("replay", "record", "proof")]
    for path in paths[1:]:
        assert error_of(anna.get(path), 409) == "not-over"
    assert anna.get(paths[0]).json()["steps"], "whoever sits there may look back"
    assert error_of(boris.get(paths[0]), 409) == "not-over"
    assert error_of(anna.post(f"/api/tables/{id}/rematch"), 409) == "not-over"
    commitment = anna.get(f"/api/tables/{id}").json()["commitment"]
    end = anna.play(id)
    assert end["over"]
    table = anna.get(f"/api/tables/{id}").json()
    assert table["status"] == "over"
    assert table["result"] == end["result"]
    assert table["waiting"] == []
    proof = anna.get(paths[2]).json()
    assert proof["good"]
    assert proof["commitment"] == commitment
    assert proof["entropy"] == ["c0ffee"] * 3
    answer = anna.choose(id, {"seat": "A", "asks": [{"what": "lay", "at": end["number"], "may": False, "options": [{"id": "1"}]}]})
    assert error_of(answer, 409) == "over"
    assert boris.get(paths[0]).status_code == 200
    record = boris.get(paths[1])
    assert "attachment" in record.headers["content-disposition"]
    assert record.text.startswith("undercroft record 1\n")


def test_the_replay_shows_each_step_as_the_seat_saw_it(anna: Browser) -> None:
    id = anna.table(ME, ME, settings={"quick": True})["id"]
    seen = {}
    for _ in range(1000):
        view = anna.view(id, "B")
        seen[view["number"]] = view
        if view["over"]:
            break
        anna.choose(id, anna.view(id))
    replay = anna.replay(id, "seat=B")
    steps = replay["steps"]
    assert [step["number"] for step in steps] == sorted(seen)
    journal: list[Json] = []
    for step in steps:
        view = step["view"]
        journal = journal[: view["journal_from"]] + view["journal"]
        then = seen[step["number"]]
        for part in ("board", "waiting", "ready", "sealed", "number", "over", "result"):
            assert view[part] == then[part]
        assert journal == then["journal"]
        assert view["asks"] == []
    assert steps[0]["who"] is None
    assert {step["who"] for step in steps[1:]} == {"A", "B"}
    assert replay["names"] == {"A": "Аня", "B": "Аня"}
    assert replay["proof"]["good"]


def test_the_open_replay_shows_all_hands_and_known_dark_rooms(anna: Browser) -> None:
    for _ in range(20):  # until somebody has a torch and a dark room to look at
        id = anna.table(ME, ME, ME, ME, ME)["id"]
        holder = next((seat for seat in "ABCDE" if any(ask["what"] == "torch" for ask in anna.view(id, seat)["asks"])), "")
        view = anna.view(id, holder)
        dark = [room["place"] for room in view["board"]["rooms"] if room["card"] is None]
        if holder and dark:
            break
    anna.choose(id, view, what="torch")
    lit = anna.view(id, holder)["number"]
    known = anna.view(id, holder)["board"]["rooms"]
    anna.play(id)
    steps = {eyes: anna.replay(id, f"seat={eyes}")["steps"] for eyes in ("all", "none", holder)}
    step = {eyes: next(step for step in each if step["number"] == lit)["view"] for eyes, each in steps.items()}
    assert [room["card"] for room in step["all"]["board"]["rooms"]] == [room["card"] for room in known]
    assert all(step["none"]["board"]["rooms"][place - 1]["card"] is None for place in dark)
    assert set(step["all"]["hands"]) == set("ABCDE")
    assert step["all"]["hands"][holder] == step[holder]["board"]["hand"]
    assert step["none"]["board"]["hand"] is None
    assert error_of(anna.get(f"/api/tables/{id}/replay?seat=H"), 404) == "seat-unknown"
    assert error_of(anna.get(f"/api/tables/{id}/replay?seat=me"), 404) == "seat-unknown"


def test_a_rematch_is_one_table_for_all(anna: Browser, boris: Browser, client: TestClient[Any]) -> None:
    id, first, second = duel(anna, boris)
    for _ in range(200):
        if first.play(id)["over"] | second.play(id)["over"]:
            break
    assert error_of(Browser(client, "Чужой").post(f"/api/tables/{id}/rematch"), 403) == "not-your-seat"
    new = boris.post(f"/api/tables/{id}/rematch").json()
    assert (new["status"], new["you"], new["public"]) == ("open", ["B"], False)
    again = anna.post(f"/api/tables/{id}/rematch").json()
    assert (again["id"], again["status"], again["you"]) == (new["id"], "playing", ["A"])
    assert boris.post(f"/api/tables/{id}/rematch").json()["id"] == new["id"]
    assert anna.get(f"/api/tables/{id}").json()["rematch"] == new["id"]
    assert again["commitment"] != anna.get(f"/api/tables/{id}").json()["commitment"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_whole_games_at_every_number_of_seats(anna: Browser, seats: int) -> None:
    id = anna.table(*[ME] * seats)["id"]
    assert anna.play(id)["over"]
    assert anna.get(f"/api/tables/{id}/proof").json()["good"]


def test_bots_are_shown_as_bots(anna: Browser) -> None:
    table = anna.table(ME, bot("hard"), bot("easy"))
    names = anna.view(table["id"])["names"]
    assert len(set(names.values())) == 3
    assert [seat["here"] for seat in table["seats"]] == [False, True, True]
