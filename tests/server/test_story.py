"""What happened is told once more to whoever was away: through the same eyes, no more than was shown, and not without end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar.testing import TestClient

from undercroft.server.wire import FRAMES_AT_MOST

from .conftest import ME, OPEN, Browser, Json, bot, config_of, error_of, opened


def story(browser: Browser, table: str, since: int, seat: str = "") -> list[Json]:
    """The frames that a browser is given."""
    answer = browser.get(f"/api/tables/{table}/story?since={since}" + (f"&seat={seat}" if seat else ""))
    assert answer.status_code == 200, answer.text
    frames: list[Json] = answer.json()["frames"]
    return frames


def started(anna: Browser, boris: Browser, **more: Any) -> str:
    """A table of two, some answers in."""
    id: str = anna.table(ME, OPEN, **more)["id"]
    boris.post(f"/api/tables/{id}/seats/B/sit")
    for _ in range(6):
        for browser in (anna, boris):
            if browser.view(id)["waiting"] and any(not ask["may"] for ask in browser.view(id)["asks"]):
                browser.choose(id, browser.view(id))
    return id


def test_the_story_since_an_entry_ends_in_the_present(anna: Browser, boris: Browser) -> None:
    id = started(anna, boris)
    view = anna.view(id)
    numbers = [entry["n"] for entry in view["journal"]]
    frames = story(anna, id, 4)
    assert [frame["n"] for frame in frames] == numbers[4:] != []
    assert frames[-1]["figures"] == view["figures"]
    assert story(anna, id, len(numbers)) == story(anna, id, 10_000) == []
    assert error_of(anna.get(f"/api/tables/{id}/story?since=-1"), 400)
    assert error_of(anna.get(f"/api/tables/{id}/story?since=x"), 400)


def test_it_is_what_the_socket_sent(anna: Browser, boris: Browser) -> None:
    id = started(anna, boris)
    with boris.live(id) as tab:
        tab.until(lambda message: message["t"] == "view")
        before = len(tab.journal)
        for browser in (anna, boris):
            if any(not ask["may"] for ask in browser.view(id)["asks"]):
                browser.choose(id, browser.view(id))
                break
        tab.until(lambda message: message["t"] == "view" and bool(message["view"]["journal"]))
        assert story(boris, id, before) == tab.view["frames"]


def test_it_is_seen_through_ones_own_eyes_only(anna: Browser, boris: Browser, client: TestClient[Any]) -> None:
    """A seat that is not mine, or none, is given to nobody; a spectator's frames have no hand."""
    id = started(anna, boris)
    assert story(anna, id, 0, "B") == story(anna, id, 0, "A") == story(anna, id, 0)
    assert story(boris, id, 0, "A") == story(boris, id, 0)
    assert all(frame["board"]["hand"] is not None for frame in story(anna, id, 0))
    guest = Browser(client, "Зритель")
    assert all(frame["board"]["hand"] is None for frame in story(guest, id, 0))
    closed = started(anna, boris, watch=False)
    assert error_of(guest.get(f"/api/tables/{closed}/story?since=0"), 403) == "no-watching"


def test_it_is_no_longer_than_what_is_shown_one_by_one(anna: Browser) -> None:
    id = anna.table(ME, bot())["id"]
    view = anna.play(id)
    for _ in range(200):
        if view["over"] or len(view["journal"]) > FRAMES_AT_MOST + 5:
            break
        view = anna.play(id)
    frames = story(anna, id, 0)
    assert len(frames) <= FRAMES_AT_MOST
    assert frames[-1]["n"] >= view["journal"][-1]["n"]


def test_it_is_not_asked_for_without_end(tmp_path: Path) -> None:
    with opened(config_of(tmp_path, stories=(0.001, 2))) as client:
        anna = Browser(client, "Аня")
        id = anna.table(ME, bot())["id"]
        path = f"/api/tables/{id}/story?since=0"
        assert [anna.get(path).status_code for _ in range(3)] == [200, 200, 429]


def test_a_table_that_has_not_begun_has_none(anna: Browser) -> None:
    id = anna.table(ME, OPEN)["id"]
    assert anna.get(f"/api/tables/{id}/story?since=0").status_code == anna.get(f"/api/tables/{id}/view").status_code
