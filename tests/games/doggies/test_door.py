"""What is wrong and comes through the server's door: refused in one sentence with the rule's reason, and nothing has changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.doggies.table import column, table
from tests.games.doggies.why_stories import TRAP
from tests.server.conftest import ME, OPEN, Browser, config_of, error_of, opened
from undercroft.games.doggies.cards import QUESTS
from undercroft.games.doggies.game import GAME, Doggies
from undercroft.text import LANGUAGES, Texts

Json = dict[str, Any]
Guests = tuple[Browser, Browser, Browser]


@pytest.fixture(scope="module")
def guests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guests]:
    """Whoever plays A, whoever plays B, and somebody who looks on."""
    with opened(config_of(tmp_path_factory.mktemp("door"))) as client:
        yield Browser(client, "Аня"), Browser(client, "Борис"), Browser(client, "Зритель")


def sit(anna: Browser, boris: Browser) -> str:
    """A table of both."""
    id: str = anna.table(ME, OPEN, game="doggies", settings={"first_player": "A"})["id"]
    assert boris.post(f"/api/tables/{id}/seats/B/sit").status_code == 200
    return id


def give(browser: Browser, id: str, option: str) -> None:
    """Answer; no matter what is asked."""
    answer = browser.choose(id, browser.view(id), option)
    assert answer.status_code == 200, answer.text


def seen(guests: Guests, id: str) -> list[Any]:
    """All that anybody is shown of the table."""
    return [[each.view(id), each.get(f"/api/tables/{id}").json()] for each in guests]


def is_one_sentence(error: Json) -> None:
    """What is said, in English and by its key in every language."""
    assert error["text"].endswith(".")
    assert (error["text"].count("."), error["text"].count("\n")) == (1, 0)
    for lang in LANGUAGES:
        assert Texts(lang).format(f"error-{error['key']}", **error["args"])


WRONG: dict[str, tuple[str, str, str, Json, str, str, str]] = {
    # the dungeon, the dog, its answers so far; more of the position; what it tries, the reason, its paragraph
    "lay a room without an exit that meets": ("", "joan", "explore", {"deck": "ifrit-bow"}, "n1:1", "no-exit-meets", "3.1"),
    "enter a room with a rival's paw": (column("coin-1@NSW/B"), "joan", "leave", {}, "go:n", "rivals-paw", "3.2"),
    "enter a hole": (column("hole/B"), "joan", "leave", {}, "go:n", "hole", "4"),
    "enter a disarmed trap": (column("trap-bow-1+tick-bow"), "joan", "leave", {}, "go:n", "disarmed", "4"),
    "spend a paw that one has not": (TRAP, "joan frisbow tick-bow spent=5", "leave go:n", {}, "take", "no-paw", "4"),
    "spend a potion that one has not": (column("tick-bow"), "joan potion-sword", "leave go:n", {}, "fight:bow", "too-weak", "4"),
    "spend a trophy that one has not": (TRAP, "joan frisbow", "leave go:n", {}, "disarm:tick-bow", "no-such-card", "4"),
    "disarm with a potion that one has not": (TRAP, "joan frisbow", "leave go:n", {}, "disarm:potion", "no-such-potion", "4"),
    "lay a room into a hole": (column("hole/B"), "joan", "explore", {"deck": "dragon-1"}, "n1:0", "hole", "4"),
    "open a door without a key": (column("door-1@nEsW"), "joan", "leave", {}, "go:n", "door", "4"),
}  # fmt: skip


@pytest.mark.parametrize("wrong", WRONG)
def test_what_the_rules_forbid_is_refused_with_their_reason(guests: Guests, monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    dungeon, dog, answers, more, tried, reason, rule = WRONG[wrong]
    position = GAME.to_position(table(dungeon, dog, "robin", **more).g)
    monkeypatch.setattr(GAME, "new", lambda settings, seats: Doggies().from_position(position))
    anna, boris, _ = guests
    id = sit(anna, boris)
    for answer in answers.split():
        give(anna, id, answer)
    before = seen(guests, id)
    refused = anna.choose(id, anna.view(id), tried)
    assert error_of(refused, 400) == "illegal"
    is_one_sentence(refused.json()["error"])
    why = refused.json()["error"].get("why", {"key": "", "rule": ""})
    assert (why["key"], why["rule"]) == (reason, rule)
    assert seen(guests, id) == before


def chosen(anna: Browser, boris: Browser) -> str:
    """A table at which both have their dogs, and two quests each to choose from."""
    id = sit(anna, boris)
    give(anna, id, "joan")
    give(boris, id, "robin")
    return id


def quests_of(browser: Browser, id: str) -> list[str]:
    """The quests that somebody may keep."""
    (ask,) = browser.view(id)["asks"]
    assert ask["what"] == "quest"
    return [option["id"] for option in ask["options"]]


def test_nobody_keeps_anothers_quest_and_a_refusal_does_not_say_whose_it_is(guests: Guests) -> None:
    anna, boris, _ = guests
    id = chosen(anna, boris)
    mine, theirs = quests_of(anna, id), quests_of(boris, id)
    (nobodys, *_) = [quest for quest in sorted(QUESTS) if quest not in (*mine, *theirs)]
    before, said = seen(guests, id), []
    for quest in (theirs[0], nobodys):
        refused = anna.choose(id, anna.view(id), quest)
        assert error_of(refused, 400) == "illegal"
        is_one_sentence(refused.json()["error"])
        said.append(refused.text.replace(quest, "…"))
    assert said[0] == said[1]
    body = {"seat": "B", "what": "quest", "at": boris.view(id)["asks"][0]["at"], "option": theirs[0]}
    refused = anna.post(f"/api/tables/{id}/answers", body)
    assert error_of(refused, 403) == "not-your-seat"
    is_one_sentence(refused.json()["error"])
    assert seen(guests, id) == before


def test_a_move_that_comes_too_late_changes_nothing(guests: Guests) -> None:
    """An answer to the question before, one that was given already, and one of whoever is not asked."""
    anna, boris, _ = guests
    id = chosen(anna, boris)
    for browser in (anna, boris):
        give(browser, id, quests_of(browser, id)[0])
    path, (ask,) = f"/api/tables/{id}/answers", anna.view(id)["asks"]
    late = {"seat": "A", "what": ask["what"], "at": ask["at"], "option": "explore"}
    assert anna.post(path, late).status_code == 200
    (ask,) = anna.view(id)["asks"]
    place = {"seat": "A", "what": ask["what"], "at": ask["at"], "option": ask["options"][0]["id"]}
    early = {"seat": "B", "what": "turn", "at": ask["at"], "option": "sleep"}
    before = seen(guests, id)
    for browser, body in ((anna, late), (anna, place | {"at": ask["at"] - 1}), (boris, early)):
        refused = browser.post(path, body)
        assert error_of(refused, 409) in ("stale", "not-asked")
        is_one_sentence(refused.json()["error"])
        assert seen(guests, id) == before
    assert anna.post(path, place).status_code == 200
    before = seen(guests, id)
    assert error_of(anna.post(path, place), 409) in ("stale", "not-asked")
    assert seen(guests, id) == before
