"""Lessons at a table of the server: what the learner is offered, what the others answer, how one goes on without it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from undercroft.kernel.lesson import lesson_of as read
from undercroft.kernel.record import Record
from undercroft.kernel.registry import game_ids, game_of

from .conftest import Browser, Json, config_of, error_of, opened

LEARNED = [id for id in game_ids() if game_of(id).lesson is not None]


@pytest.fixture
def taught(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with opened(config_of(tmp_path, workers=1)) as client:
        yield client


@pytest.fixture
def learner(taught: TestClient[Any]) -> Browser:
    return Browser(taught, "Аня")


def lesson_of(learner: Browser, game: str = "raiders") -> str:
    made = learner.post(f"/api/games/{game}/lesson")
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def asked(learner: Browser, id: str) -> Json:
    """The view when the learner is asked again."""
    end = time.monotonic() + 60  # a busy machine starts the workers of bots slowly
    while time.monotonic() < end:
        view = learner.view(id)
        if view["asks"] or view["over"]:
            return view
        time.sleep(0.02)
    raise AssertionError("the others never answered")


def offered(view: Json) -> list[tuple[str, str]]:
    return [(ask["what"], option["id"]) for ask in view["asks"] for option in ask["options"]]


def through(learner: Browser, id: str, heard: set[str] | None = None) -> Json:
    """The view after the lesson's last answer; what the guide has said by then."""
    view = asked(learner, id)
    while not view.get("lesson", {"ends": False})["ends"]:
        if heard is not None and "lesson" in view:
            heard |= {note["key"] for note in view["lesson"]["notes"]}
        number = view["number"]
        answer = learner.choose(id, view)
        assert answer.status_code in (200, 409), answer.text  # 409: the house was faster, where there was nothing to decide
        view = asked(learner, id)
        assert answer.status_code == 200 or view["number"] > number, answer.text
    if heard is not None:
        heard |= {note["key"] for note in view["lesson"]["notes"]}
    return view


def test_games_say_whether_they_have_a_lesson(learner: Browser) -> None:
    lessons = {game["id"]: game["lesson"] for game in learner.get("/api/games").json()["games"]}
    assert lessons["raiders"]


def test_the_learner_is_offered_what_the_lesson_says_and_nothing_else(learner: Browser) -> None:
    id = lesson_of(learner)
    view = asked(learner, id)
    assert offered(view) == [("lay", "5")]
    assert view["why"]["hand:4"]["key"] == "lesson"
    assert [note["key"] for note in view["lesson"]["notes"]] == ["welcome", "hand", "vault", "highest"]
    assert (view["lesson"]["first"], view["lesson"]["ends"]) == (0, False)


def test_another_answer_is_refused_and_changes_nothing(learner: Browser) -> None:
    id = lesson_of(learner)
    view = asked(learner, id)
    assert error_of(learner.choose(id, view, "4"), 409) == "lesson"
    assert asked(learner, id)["number"] == view["number"]


@pytest.mark.parametrize("game", LEARNED)
def test_the_others_and_chance_follow_the_lesson_to_its_end(learner: Browser, game: str) -> None:
    id = lesson_of(learner, game)
    heard: set[str] = set()
    view = through(learner, id, heard)
    path = game_of(game).lesson
    assert path is not None
    assert heard == {note.key for note in read(path).notes}, "every note is read before an answer that the learner gives"
    assert view["lesson"]["first"] + len(view["lesson"]["notes"]) == view["lesson"]["of"]
    assert len(offered(view)) > 1, "from the end of the lesson on it is a game like any other"


def test_the_last_note_goes_with_the_learners_own_answer(learner: Browser) -> None:
    """It tells how things stood before that: points that are more by now, a character that has left."""
    id = lesson_of(learner, "twister")
    view = through(learner, id, set())
    assert view["lesson"]["notes"][-1]["key"] == "end"
    assert learner.choose(id, view, "move:a-goblin").status_code == 200
    assert "lesson" not in asked(learner, id)


def test_an_answer_may_be_taken_back_as_in_any_game(tmp_path: Path) -> None:
    with opened(config_of(tmp_path, workers=1, pace=60.0)) as client:
        learner = Browser(client, "Аня")
        id = lesson_of(learner)
        before = asked(learner, id)
        after = learner.choose(id, before).json()
        assert after["undo"]["can"]
        back = learner.post(f"/api/tables/{id}/undo", {"seat": "A", "number": after["number"]}).json()
        assert (offered(back), back["lesson"]) == (offered(before), before["lesson"])


def test_the_guide_can_be_skipped_at_any_point(learner: Browser) -> None:
    id = lesson_of(learner)
    assert learner.choose(id, asked(learner, id)).status_code == 200
    asked(learner, id)
    table = learner.post(f"/api/tables/{id}/lesson/end").json()
    assert table["guided"] is False
    view = asked(learner, id)
    assert "lesson" not in view
    assert len(offered(view)) > 1
    assert learner.choose(id, view, "4").status_code == 200


def test_only_the_learner_may_skip_it(learner: Browser, taught: TestClient[Any]) -> None:
    id = lesson_of(learner)
    boris = Browser(taught, "Борис")
    assert error_of(boris.post(f"/api/tables/{id}/lesson/end"), 403) == "no-guide"
    other = learner.table({"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"})["id"]
    assert error_of(learner.post(f"/api/tables/{other}/lesson/end"), 403) == "no-guide"


def test_a_game_without_lesson_and_one_that_is_unknown(learner: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(game_of("twister")), "lesson", None)
    assert error_of(learner.post("/api/games/twister/lesson"), 404) == "lesson-none"
    assert error_of(learner.post("/api/games/chess/lesson"), 400) == "game-unknown"


def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    config = config_of(tmp_path, workers=1)
    with opened(config) as client:
        learner = Browser(client, "Аня")
        id = lesson_of(learner)
        assert learner.choose(id, asked(learner, id)).status_code == 200
        before = asked(learner, id)
    with opened(config) as client:
        learner.client = client
        after = asked(learner, id)
        assert (offered(after), after["lesson"]) == (offered(before), before["lesson"])
        assert through(learner, id)["lesson"]["ends"]


def test_a_lesson_is_kept_as_a_replay_without_proof(learner: Browser) -> None:
    """Its chance was written down, so there is nothing to prove; no seal is shown of it either."""
    id = lesson_of(learner)
    assert learner.get(f"/api/tables/{id}").json()["commitment"] == ""
    through(learner, id)
    learner.post(f"/api/tables/{id}/lesson/end")
    assert learner.post(f"/api/tables/{id}/leave", {"how": "ended"}).status_code == 200
    replay = learner.replay(id)
    assert replay["proof"] is None
    assert len(replay["steps"]) > 10
    record = Record.loads(learner.get(f"/api/tables/{id}/record").text)
    assert (record.commitment, record.secret) == ("", "")


def test_the_same_answer_twice_is_late_and_not_against_the_guide(learner: Browser) -> None:
    id = lesson_of(learner)
    view = asked(learner, id)
    assert learner.choose(id, view).status_code == 200
    assert error_of(learner.choose(id, view), 409) == "stale"


def test_where_the_house_passes_for_the_learner_the_guide_goes(learner: Browser) -> None:
    """Whoever does not want to be asked: what happens then is not what the guide would tell, so it is a game like any other."""
    id = lesson_of(learner, "lichlord")
    view = asked(learner, id)
    assert learner.post(f"/api/tables/{id}/seats/A/standing", {"mode": "turn"}).status_code == 200
    for _ in range(200):
        if "lesson" not in view and view["asks"]:
            break
        learner.choose(id, view)
        view = asked(learner, id)
    assert learner.get(f"/api/tables/{id}").json()["guided"] is False
    assert len(offered(view)) > 1


def test_nobody_else_may_look_at_a_lesson(learner: Browser, taught: TestClient[Any]) -> None:
    id = lesson_of(learner)
    boris = Browser(taught, "Борис")
    assert error_of(boris.get(f"/api/tables/{id}/view"), 403) == "no-watching"
